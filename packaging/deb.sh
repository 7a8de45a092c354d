#!/usr/bin/env bash
# Builds the package for Debian and its relatives in target/debian, checks it, installs it below a folder of its own, runs it
# there and removes it again. Needs lintian, desktop-file-utils and appstream; cargo-deb and cargo-about are installed below the target
# folder, or below the folder PODA_TOOLS.
set -euo pipefail
cd "$(dirname "$0")/.."

out="${CARGO_TARGET_DIR:-$PWD/target}"
profile="${PODA_PROFILE:-dist}"
tools="${PODA_TOOLS:-$out}/packaging-tools"
made="$PWD/target/packaging"
cargo_deb_version=3.8.0

fail() {
    echo "packaging/deb.sh: $1" >&2
    exit 1
}

find_cargo_deb() {
    [[ $("$tools/bin/cargo-deb" --version 2>/dev/null) != "cargo-deb $cargo_deb_version" ]] || return 0
    # Without its compressor of its own: the one of the system does. What is left has little to do.
    cargo install cargo-deb --debug --version "$cargo_deb_version" --locked --no-default-features --root "$tools" --force
}

# What the program itself writes: its manual page and the completions; and the changelog in Debian's form.
write_files() {
    local poda="$out/$profile/poda" shell
    mkdir -p "$made"
    "$poda" --lang en man >"$made/poda.1"
    for shell in bash fish zsh; do
        "$poda" completions "$shell" >"$made/poda.$shell"
    done
    local released
    released=$(sed -n 's/.*<release version="'"$version"'" date="\(.*\)".*/\1/p' packaging/linux/*.metainfo.xml)
    [[ -n $released ]] || fail "the metainfo names no release $version."
    cat >"$made/changelog" <<END
poda ($version-1) unstable; urgency=low

  * CHANGELOG.md says what is new.

 -- The Poda authors <poda-app@users.noreply.github.com>  $(LC_ALL=C date --utc --date "$released" --rfc-email)
END
}

check() {
    desktop-file-validate packaging/linux/poda.desktop
    appstreamcli validate --no-net packaging/linux/*.metainfo.xml
    # The one tag is for what is uploaded to Debian itself.
    lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs --info "$package"
}

# A root of its own, with dpkg's own list of what is installed, so that nothing of this machine is touched.
install_and_remove() {
    local root
    root=$(mktemp -d)
    mkdir -p "$root"/var/lib/dpkg/{info,updates}
    touch "$root/var/lib/dpkg/status"
    local in_root=(dpkg --root="$root" --log=/dev/null --force-not-root --force-depends)
    "${in_root[@]}" --install "$package"
    [[ $("$root/usr/bin/poda" --version) == "poda $version" ]] || fail "the installed program is not Poda $version."
    "$root/usr/bin/poda" solve a-to-n
    grep --quiet "^egui [0-9]" "$root/usr/share/doc/poda/THIRD-PARTY-LICENSES" || fail "the licenses of others are not in the package."
    "${in_root[@]}" --purge poda
    local left
    left=$(find "$root" -path "$root/var/lib/dpkg" -prune -o -type f -print)
    rm -rf "$root"
    [[ -z $left ]] || fail "these files are left behind: $left"
}

version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' Cargo.toml)
cargo build --profile "$profile" --locked --features gateways
find_cargo_deb
write_files
packaging/licenses.sh
CARGO_TARGET_DIR="$out" "$tools/bin/cargo-deb" --no-build --locked --profile "$profile"
package=$(ls "$out"/debian/poda_"$version"-1_*.deb)
check
install_and_remove
echo "$package: $(stat --format %s "$package") bytes"
