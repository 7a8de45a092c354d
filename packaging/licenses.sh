#!/usr/bin/env bash
# Writes target/packaging/THIRD-PARTY-LICENSES, which goes with everything that holds the program: the texts of the licenses of all that is linked into it.
# cargo-about is installed below the target folder, or below the folder PODA_TOOLS.
set -euo pipefail
cd "$(dirname "$0")/.."

tools="${PODA_TOOLS:-${CARGO_TARGET_DIR:-$PWD/target}}/packaging-tools"
version=0.9.3
written=target/packaging/THIRD-PARTY-LICENSES

# As long as nothing that it is made from is newer.
is_new() {
    local source
    for source in Cargo.toml Cargo.lock packaging/about.toml packaging/licenses.hbs packaging/licenses.sh; do
        [[ $written -nt $source ]] || return 1
    done
}

! is_new || exit 0
if [[ $("$tools/bin/cargo-about" --version 2>/dev/null) != "cargo-about $version" ]]; then
    # Optimized a little: without it, comparing the texts takes longer than compiling it; fully, compiling it takes twice as long.
    CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
        cargo install cargo-about --version "$version" --locked --features cli --root "$tools" --force
fi
mkdir -p "$(dirname "$written")"
"$tools/bin/cargo-about" generate --fail --locked --config packaging/about.toml --output-file "$written.new" packaging/licenses.hbs
# Whatever chooses the texts: each crate that is linked has its line.
cargo tree --locked --edges normal --prefix none --format '{p}' | sed 's/ .*//' | sort --unique | while read -r crate; do
    grep --quiet "^$crate [0-9]" "$written.new" || { echo "packaging/licenses.sh: there is no license of $crate." >&2; exit 1; }
done
mv "$written.new" "$written"
