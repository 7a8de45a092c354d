"""Right programs in many styles, by every door, are accused of nothing, and the same with a mistake are not called right where they return
another value.

Each style is tried with 2 seeds, and with 20 with PODA_FULL=1; each mistake in as many styles.
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
#: What is said where nothing in the program tells whose move it is.
MIN_AT_ROOT = "MIN to move at the root"
#: What is said where one side moves at every node of the tree that the program walks through.
ONE_SIDE = "no move of the other side was seen"


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
            for name in styles.FAMILIES:
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

    def test_no_wrong_value_is_called_right(self):
        made, runs = [], []
        with tempfile.TemporaryDirectory() as folder:
            # Where nothing calls it expectimax, what takes the least is minimax.
            for mistake in styles.MISTAKES.keys() - {"min-of-the-mean"}:
                for name, seed in self.with_mistake(mistake):
                    program = styles.FAMILIES[name](styles.Draw(seed, mistake))
                    own = pathlib.Path(folder, f"{mistake}-{name}-{seed}")
                    own.mkdir()
                    try:
                        runs.append(doors.run_by("watching", program, own))
                        made.append((mistake, name, seed))
                    except Exception:  # Of the program.
                        continue
            ran = subprocess.run([PROGRAM, "check", "--json", "--lang", "en", *(file for file, _, _ in runs)], capture_output=True, encoding="utf-8", check=False)
            answers = [json.loads(line) for line in ran.stdout.splitlines()]
            self.assertEqual(len(answers), len(runs), ran.stderr)
            verdicts = [poda.Verdict(answer, run, position) for answer, (_, run, position) in zip(answers, runs)]
        said = [" ".join(verdict.fields.get("notes", ())) for verdict in verdicts]
        right = [(*one, said) for one, verdict, said in zip(made, verdicts, said) if verdict.is_right and not self.is_open(one[0], verdict.run, said)]
        self.assertEqual(right, [])
        judged = [verdict for verdict in verdicts if verdict.is_judged]
        self.assertGreater(len(judged), len(verdicts) // 2)
        self.assertLess(sum(verdict.is_right for verdict in judged), len(judged) // 8 + 1)

    @staticmethod
    def is_open(mistake, run, said):
        """Returns whether a run may be right: of MIN at the root or of one side that moves alone, which is said, or of exchanged sides where nothing tells any."""
        return MIN_AT_ROOT in said or ONE_SIDE in said or ("exchanged" in mistake and "root" in run.lines()[0].get("guessed", ()))

    @staticmethod
    def with_mistake(mistake):
        """Returns styles and seeds in which a mistake changes the value of the root, as many as are tried."""
        found, names = [], list(styles.FAMILIES)
        styles.random.Random(f"{mistake} {SEED}").shuffle(names)
        for seed in range(SEED, SEED + COUNT):
            for name in names:
                try:
                    wrong = doors.value(styles.FAMILIES[name](styles.Draw(seed, mistake)))
                    right = doors.value(styles.FAMILIES[name](styles.Draw(seed)))
                except Exception:  # The mistake cannot be in the style, or the program fails.
                    continue
                if wrong != right:
                    found.append((name, seed))
                    break
        return found

    @staticmethod
    def verdict(answer, run, position):
        """Returns the verdict on a run. Several searches from no known position are judged one by one."""
        if len(run) > 1 and position is None:
            return run.check().verdict
        return poda.Verdict(answer, run, position).verdict


if __name__ == "__main__":
    unittest.main()
