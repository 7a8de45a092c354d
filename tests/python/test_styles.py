"""Right programs in many styles, by every door: those of the styles that are judged are accused of nothing.

Each style is tried with 2 seeds, and with 20 with PODA_FULL=1.
"""

import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
if importlib.util.find_spec("poda") is None:
    sys.path.insert(0, str(ROOT / "web"))
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import doors  # noqa: E402
import styles  # noqa: E402

PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
COUNT = 20 if os.environ.get("PODA_FULL") == "1" else 2
SEED = int(os.environ.get("PODA_RANDOM_SEED") or 0)
#: What is compared: nested lists by minimax and negamax, in which every part is returned, told or found.
JUDGED = [name for name in styles.FAMILIES if name.startswith(("minimax-", "negamax-", "returns-")) and name not in ("minimax-lambda", "minimax-lru-cache")]


class Styles(unittest.TestCase):
    def test_every_right_program_returns_what_is_right(self):
        for name, family in styles.FAMILIES.items():
            for seed in range(SEED, SEED + COUNT):
                program = family(styles.Draw(seed))
                if program.value is not None:
                    self.assertAlmostEqual(doors.value(program), program.value, msg=f"{name}, {seed}")

    def test_no_right_program_over_nested_lists_is_accused(self):
        found, files = [], []
        with tempfile.TemporaryDirectory() as folder:
            for name in JUDGED:
                for seed in range(SEED, SEED + COUNT):
                    for door in doors.DOORS:
                        own = pathlib.Path(folder, f"{name}-{seed}-{door}")
                        own.mkdir()
                        try:
                            files.append(doors.run_by(door, styles.FAMILIES[name](styles.Draw(seed)), own)[0])
                        except doors.Entered:
                            continue
                        found.append((name, seed, door))
            ran = subprocess.run([PROGRAM, "check", "--json", *files], capture_output=True, encoding="utf-8", check=False)
        verdicts = [json.loads(line)["verdict"] for line in ran.stdout.splitlines()]
        self.assertEqual(len(verdicts), len(files), ran.stderr)
        accused = [(one, verdict) for one, verdict in zip(found, verdicts) if verdict not in ("same", "equivalent", "incomparable")]
        self.assertEqual(accused, [])


if __name__ == "__main__":
    unittest.main()
