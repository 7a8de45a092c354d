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
    sys.path.insert(0, str(ROOT / "python"))
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import doors  # noqa: E402
import podalab as poda  # noqa: E402
import styles  # noqa: E402

PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
COUNT = 20 if os.environ.get("PODA_FULL") == "1" else 2
SEED = int(os.environ.get("PODA_RANDOM_SEED") or 0)
#: Styles of which some programs are still called wrong: an alpha-beta that makes no deep cut, a rule of values of which the tree shows one
#: node alone, and a scout's search again of equal numbers.
OPEN = {"alphabeta-one-bound", "one-less-a-ply", "discount", "pvs"}
JUDGED = [name for name in styles.FAMILIES if name not in OPEN]


class Styles(unittest.TestCase):
    def test_every_right_program_returns_what_is_right(self):
        for name, family in styles.FAMILIES.items():
            for seed in range(SEED, SEED + COUNT):
                program = family(styles.Draw(seed))
                if program.value is not None:
                    self.assertAlmostEqual(doors.value(program), program.value, msg=f"{name}, {seed}")

    def test_no_right_program_is_accused(self):
        found, runs = [], []
        with tempfile.TemporaryDirectory() as folder:
            for name in JUDGED:
                for seed in range(SEED, SEED + COUNT):
                    for door in doors.DOORS:
                        own = pathlib.Path(folder, f"{name}-{seed}-{door}")
                        own.mkdir()
                        try:
                            runs.append(doors.run_by(door, styles.FAMILIES[name](styles.Draw(seed)), own))
                        except doors.Entered:
                            continue
                        found.append((name, seed, door))
            files = [file for file, _, _ in runs]
            ran = subprocess.run([PROGRAM, "check", "--json", *files], capture_output=True, encoding="utf-8", check=False)
            answers = [json.loads(line) for line in ran.stdout.splitlines()]
            self.assertEqual(len(answers), len(files), ran.stderr)
            verdicts = [answer["verdict"] if run is None else self.verdict(answer, run, position) for answer, (_, run, position) in zip(answers, runs)]
        accused = [(one, verdict) for one, verdict in zip(found, verdicts) if verdict not in ("same", "equivalent", "incomparable")]
        self.assertEqual(accused, [])
        right = sum(verdict != "incomparable" for verdict in verdicts)
        self.assertGreater(right, 3 * len(verdicts) // 4)

    @staticmethod
    def verdict(answer, run, position):
        """Returns the verdict on a run. Several searches from no known position are judged one by one."""
        if len(run) > 1 and position is None:
            return run.check().verdict
        return poda.Verdict(answer, run, position).verdict


if __name__ == "__main__":
    unittest.main()
