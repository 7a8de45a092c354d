"""Programs made at random by `generated`: no right one is called wrong, and none with a mistake is called right.

Sixty programs of each kind are judged, and 500 with PODA_FULL=1: a fault that shows in one program of twenty is found by the sample in
95 runs of a hundred.
"""

import importlib.util
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
if importlib.util.find_spec("poda") is None:
    sys.path.insert(0, str(ROOT / "python"))
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import generated  # noqa: E402
import podalab as poda  # noqa: E402

PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
COUNT = 500 if os.environ.get("PODA_FULL") == "1" else 60
#: Another seed makes other programs.
SEED = int(os.environ.get("PODA_RANDOM_SEED") or 0)
RIGHT = ("same", "equivalent")
#: Mistakes that a run in JavaScript, whose tree is told beforehand, cannot have.
_ONLY_PYTHON = ("not-undone",)


def is_same(one, other):
    """Returns whether two runs tell the same, apart from depths, and from best moves that the second does not tell.

    Of moves of equal value, any may be called best inside the tree, where all values stay the same.
    """

    def kept(line, told):
        tells_best = line["e"] != "leave" and "best" in told
        return {key: value for key, value in line.items() if key != "depth" and (key != "best" or tells_best)}

    return len(one) == len(other) and all(kept(line, told) == kept(told, told) for line, told in zip(one, other))


#: The forms of a right program, any of which one with a mistake may happen to do.
FORMS = [{"is_strict": is_strict, "is_hard": is_hard} for is_strict in (False, True) for is_hard in (False, True)]


class Generated(unittest.TestCase):
    def judged(self, files):
        """Returns what the program says of runs, in their order."""
        ran = subprocess.run([PROGRAM, "check", "--json", *files], capture_output=True, encoding="utf-8", check=False)
        answers = [json.loads(line) for line in ran.stdout.splitlines()]
        self.assertEqual(len(answers), len(files), ran.stderr)
        return answers

    def blamed(self, found):
        """Fails if a right program is called anything but right, or one that cannot be compared."""
        wrong = [(seed, options, fields["verdict"], fields["first"]) for seed, options, fields in found if fields["verdict"] not in (*RIGHT, "incomparable")]
        self.assertEqual(wrong, [], f"{len(wrong)} of {len(found)}")
        compared = [fields for _, _, fields in found if fields["verdict"] in RIGHT]
        # A judge that compares nothing accuses nobody.
        self.assertGreater(len(compared), 0.9 * len(found))

    def missed(self, found):
        """Fails if a program with a mistake is called right where its run shows the mistake."""
        # What is equivalent may mix the forms from node to node, and is true in all that it tells.
        right = [(seed, mistake, fields["verdict"]) for seed, mistake, fields in found if fields["verdict"] == "same"]
        self.assertEqual(right, [], f"{len(right)} of {len(found)}")
        equivalent = [one for one in found if one[2]["verdict"] == "equivalent"]
        self.assertLess(len(equivalent), 0.1 * len(found) + 4, [one[:2] for one in equivalent])
        full = [(seed, mistake) for seed, mistake, fields in found if fields["points"] == fields["of"] is not None and fields["verdict"] not in RIGHT]
        self.assertEqual(full, [])


class Python(Generated):
    @staticmethod
    def run_of(seed, options, mistake=None):
        """Returns the run of a program, and the position that it is checked with."""
        program = generated.python(options, random.Random(seed + 7), mistake)
        names = {"poda": poda}
        exec(compile(program.text, f"<program {seed}>", "exec"), names)
        run = eval(f"poda.watching({program.call})", names)
        if run.error is not None:
            raise run.error
        return run, program.position and eval(program.position, names)

    def verdicts(self, runs):
        """Returns the fields of what `podalab` says of runs, each with its position."""
        with tempfile.TemporaryDirectory() as folder:
            files = [run.save(os.path.join(folder, f"{number}.jsonl"), position) for number, (run, position) in enumerate(runs)]
            answers = self.judged(files)
        return [poda.Verdict(answer, run, position).fields for answer, (run, position) in zip(answers, runs)]

    def test_no_right_program_is_called_wrong(self):
        seeds = range(SEED, SEED + COUNT)
        options = [generated.options(random.Random(seed)) for seed in seeds]
        fields = self.verdicts([self.run_of(seed, made) for seed, made in zip(seeds, options)])
        self.blamed(list(zip(seeds, options, fields)))

    def test_no_right_program_over_the_game_of_a_library_is_called_wrong(self):
        seeds, runs = range(SEED, SEED + COUNT), []
        for seed in seeds:
            program = generated.library(random.Random(seed))
            names = {"poda": poda}
            exec(compile(program.text, f"<library {seed}>", "exec"), names)
            run = eval(f"poda.watching({program.call})", names)
            self.assertIsNone(run.error, program.text)
            runs.append((run, None))
        self.blamed([(seed, None, fields) for seed, fields in zip(seeds, self.verdicts(runs))])

    def test_no_program_with_a_mistake_is_called_right(self):
        found, runs, seed = [], [], SEED
        while len(runs) < COUNT:
            mistake = list(generated.MISTAKES)[seed % len(generated.MISTAKES)]
            options = generated.options(random.Random(seed), mistake)
            run, position = self.run_of(seed, options, mistake)
            right = [self.run_of(seed, {**options, **form}) for form in FORMS]
            # In a small tree a mistake may do nothing.
            if not any(is_same(one.lines(place)[1:], run.lines(position)[1:]) for one, place in right):
                runs.append((run, position))
                found.append((seed, mistake))
            seed += 1
        self.missed([(*one, fields) for one, fields in zip(found, self.verdicts(runs))])


class JavaScript(Generated):
    def setUp(self):
        if shutil.which("node") is None:
            self.skipTest("node is not installed")

    def runs_of(self, programs, folder):
        """Runs programs, and returns the files that they write."""
        calls = "\n".join(f"write({number}, {program});" for number, program in enumerate(programs))
        write = "const write = (n, p) => require('fs').writeFileSync(`${process.argv[2]}/${n}.jsonl`, p().join('\\n') + '\\n');"
        script = pathlib.Path(folder, "programs.js")
        script.write_text(f"{write}\n{calls}\n", encoding="utf-8")
        subprocess.run(["node", script, folder], check=True)
        return [pathlib.Path(folder, f"{number}.jsonl") for number in range(len(programs))]

    @staticmethod
    def program(seed, options, mistake=None):
        return generated.javascript(options, random.Random(seed + 7), mistake)

    def test_no_right_program_is_called_wrong(self):
        seeds = range(SEED, SEED + COUNT)
        options = [generated.options(random.Random(seed)) for seed in seeds]
        with tempfile.TemporaryDirectory() as folder:
            files = self.runs_of([self.program(*made) for made in zip(seeds, options)], folder)
            self.blamed(list(zip(seeds, options, self.judged(files))))

    def test_no_program_with_a_mistake_is_called_right(self):
        mistakes = [mistake for mistake in generated.MISTAKES if mistake not in _ONLY_PYTHON]
        made, programs = [], []
        for seed in range(SEED, SEED + 2 * COUNT):
            mistake = mistakes[seed % len(mistakes)]
            options = generated.options(random.Random(seed), mistake)
            made.append((seed, mistake))
            programs.append(self.program(seed, options, mistake))
            programs += [self.program(seed, {**options, **form}) for form in FORMS]
        with tempfile.TemporaryDirectory() as folder:
            files = self.runs_of(programs, folder)
            events = [[json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.startswith('{"e"')] for file in files]
            step = 1 + len(FORMS)
            shows = [not any(is_same(one, events[step * at]) for one in events[step * at + 1 : step * (at + 1)]) for at in range(len(made))]
            # Without a told side, exchanged sides are those of a search with MIN at the root.
            tells_side = [any("side" in line for line in events[step * at]) for at in range(len(made))]
            shows = [is_shown and (told or mistake != "exchanged") for is_shown, told, (_, mistake) in zip(shows, tells_side, made)]
            kept = [at for at, is_shown in enumerate(shows) if is_shown][:COUNT]
            self.assertGreater(len(kept), COUNT // 2)
            answers = self.judged([files[step * at] for at in kept])
        self.missed([(*made[at], fields) for at, fields in zip(kept, answers)])


if __name__ == "__main__":
    unittest.main()
