#!/usr/bin/env bash
# Builds web/dist, the page with the program for browsers. Needs Rust, Node.js 18 or later with npm, wasm-split of Binaryen, and the source of
# Rust's standard library, from rustup or from Debian's packages. All other tools are installed below the target folder, or
# below the folder PODA_TOOLS, and kept there.
set -euo pipefail
cd "$(dirname "$0")/.."

target=wasm32-unknown-unknown
out="${CARGO_TARGET_DIR:-$PWD/target}"
tools="${PODA_TOOLS:-$out}/web-tools"
binaryen=$(sed -n 's/.*"binaryen": "\(.*\)".*/\1/p' web/package.json)
bindgen=$(grep -A1 '^name = "wasm-bindgen"$' Cargo.lock | sed -n 's/^version = "\(.*\)"/\1/p')
debian_packages="rustc-web cargo-web rust-web-src lld-19"

# 64 MB of stack for searches that go deep. 128-bit vectors and bulk memory are in Chrome and Edge from 91, in Firefox from 89
# and in Safari from 16.4; the page's content security policy needs Chrome 97 and Firefox 102.
# shellcheck disable=SC2206 # Several flags are several words.
# Without reference types there is one table, of functions: wasm-split takes the first table for each that is exported.
flags=(${RUSTFLAGS:-} -C link-arg=-zstack-size=67108864 -C target-feature=+simd128,+bulk-memory,-reference-types)
# A page is downloaded before it is seen, and a program that is compiled for speed is large by inlining: here less is inlined.
flags+=(-C llvm-args=-inline-threshold=25)

fail() {
    echo "web/build.sh: $1" >&2
    exit 1
}

# The standard library is compiled with the program, and for size: otherwise its sort alone, which is compiled for each type that is
# sorted, takes 0.4 MB.
build_std=(-Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size)

# Rust's own toolchain where it has, or can get, the source of the standard library.
has_rustup_source() {
    command -v rustup >/dev/null || return 1
    rustup component list --installed | grep -qx rust-src || rustup component add rust-src
}

# Debian's toolchain otherwise.
has_debian_source() {
    [[ -x /usr/bin/cargo && -x /usr/bin/rustc ]] && compgen -G "/usr/src/rustc-*/library" >/dev/null &&
        command -v wasm-ld-19 >/dev/null
}

# Before anything that takes minutes.
find_toolchain() {
    if has_rustup_source; then
        export CARGO_TARGET_DIR="$out"
    elif has_debian_source; then
        echo "rustup has no rust-src: Debian's toolchain is used."
        export PATH="/usr/bin:$PATH" CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-19
        export CARGO_TARGET_DIR="$out/web-debian"
    else
        fail "there is no source of Rust's standard library. Either of these helps:
    rustup component add rust-src
    sudo apt install $debian_packages"
    fi
}

# Messages of failures name places in the source: without the folders of the machine that builds the page, which are long.
shorten_paths() {
    local folder
    cargo fetch --locked
    for folder in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*; do
        flags+=("--remap-path-prefix=$folder=")
    done
    flags+=("--remap-path-prefix=$(rustc --print sysroot)/lib/rustlib/src/rust/library=std")
}

build_program() {
    shorten_paths
    # Flags in the form in which they may have spaces. A stable compiler compiles its standard library only when it is told to take
    # what may still change: its version is that of rust-toolchain.toml.
    RUSTC_BOOTSTRAP=1 CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo -n "${flags[*]}") \
        cargo build --locked --profile web --target $target --bin poda "${build_std[@]}"
    wasm="$CARGO_TARGET_DIR/$target/web/poda.wasm"
}

# Has to be of the very version that the program is compiled with.
find_bindgen() {
    local is_version="wasm-bindgen $bindgen"
    if [[ $(wasm-bindgen --version 2>/dev/null) == "$is_version" ]]; then
        wasm_bindgen=wasm-bindgen
        return
    fi
    wasm_bindgen="$tools/bin/wasm-bindgen"
    [[ $("$wasm_bindgen" --version 2>/dev/null) != "$is_version" ]] || return 0
    echo "wasm-bindgen $bindgen is compiled once: that takes some minutes."
    # Without optimization: that is compiled in less than half the time, and then takes six seconds longer over its one file.
    local install=(cargo install wasm-bindgen-cli --debug --version "$bindgen" --bin wasm-bindgen --root "$tools" --force
        # Its own, so that no other build waits for it.
        --target-dir "$tools/target")
    "${install[@]}" --locked && rm -rf "$tools/target" && return
    echo "The versions that wasm-bindgen-cli was published with are not to be had here: it is built with others."
    "${install[@]}" || fail "wasm-bindgen $bindgen cannot be installed."
    rm -rf "$tools/target"
}

find_optimizer() {
    wasm_opt="$tools/node_modules/binaryen/bin/wasm-opt"
    grep -qs "\"version\": \"$binaryen\"" "$tools/node_modules/binaryen/package.json" && return
    # Without a file of locked versions: it is one package, of one version, that needs no other.
    npm install --prefix "$tools" --no-save --package-lock=false --no-audit --no-fund "binaryen@$binaryen" ||
        fail "binaryen $binaryen cannot be installed."
}

command -v cargo >/dev/null || fail "Rust is missing: see https://rustup.rs"
command -v node >/dev/null || fail "Node.js is missing: see https://nodejs.org, or sudo apt install nodejs npm"
command -v npm >/dev/null || fail "npm is missing: it comes with Node.js, or sudo apt install npm"
[[ -n $bindgen ]] || fail "Cargo.lock names no wasm-bindgen."

command -v wasm-split >/dev/null || fail "wasm-split is missing, of Binaryen: sudo apt install binaryen, or brew install binaryen"
find_toolchain
find_bindgen
find_optimizer
build_program

built="$out/web-program"
rm -rf "$built"
mkdir -p "$built"
"$wasm_bindgen" --target web --no-typescript --out-dir "$built" "$wasm"
# The optimizer puts no function into another. So the batches of long loops stay out of the loops (see src/core/batches.rs), and what is called only
# later, from within a function that is called first, is downloaded later: with -Os, the first part had 0.06 MB more with brotli. Functions that
# differ only in constants, such as many that are compiled once for each game, become one.
features=(--enable-simd --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals
    --enable-multivalue)
node "$wasm_opt" -O1 --merge-similar-functions --debuginfo --strip-producers \
    "${features[@]}" --enable-bulk-memory-opt "$built/poda_bg.wasm" -o "$built/poda_bg.optimized.wasm"
mv "$built/poda_bg.optimized.wasm" "$built/poda_bg.wasm"
node web/split.mjs "$built" wasm-split "${features[@]}"
node web/pack.mjs "$built" web/dist
