#!/usr/bin/env bash
# Builds the wheel podalab in target/wheels: the program, the module for notebooks, the page that web/build.sh has built, and the licenses of
# what they are made of.
set -euo pipefail
cd "$(dirname "$0")/.."

out="${CARGO_TARGET_DIR:-$PWD/target}"
python="$out/packaging-tools/python"

if [[ ! -f web/dist/index.html ]]; then
    echo "packaging/wheel.sh: there is no page: web/build.sh builds it." >&2
    exit 1
fi
[[ -x $python/bin/maturin ]] || { python3 -m venv "$python" && "$python/bin/pip" install --quiet "maturin>=1.16,<2"; }
rm -rf python/podalab/page
cp -r web/dist python/podalab/page
packaging/licenses.sh
cp target/packaging/THIRD-PARTY-LICENSES python/podalab/page/
"$python/bin/maturin" build --profile "${PODA_PROFILE:-dist}" --features gateways --locked --out "$out/wheels"
