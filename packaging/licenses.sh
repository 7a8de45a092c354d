#!/usr/bin/env bash
# Writes target/packaging/THIRD-PARTY-LICENSES, which goes with everything that holds the program: the texts of the licenses of all that is linked into it.
# cargo-about is installed below the target folder.
set -euo pipefail
cd "$(dirname "$0")/.."

tools="${CARGO_TARGET_DIR:-$PWD/target}/packaging-tools"
version=0.9.3
written=target/packaging/THIRD-PARTY-LICENSES

if [[ $("$tools/bin/cargo-about" --version 2>/dev/null) != "cargo-about $version" ]]; then
    cargo install cargo-about --version "$version" --locked --features cli --root "$tools" --force
fi
mkdir -p "$(dirname "$written")"
"$tools/bin/cargo-about" generate --fail --locked --config packaging/about.toml --output-file "$written" packaging/licenses.hbs
# Whatever chooses the texts: each crate that is linked has its line.
cargo tree --locked --edges normal --prefix none --format '{p}' | sed 's/ .*//' | sort --unique | while read -r crate; do
    grep --quiet "^$crate [0-9]" "$written" || { echo "packaging/licenses.sh: there is no license of $crate." >&2; exit 1; }
done
