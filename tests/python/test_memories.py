"""Searches with memories, scouts and passes, and searches of several players, made by `memories` and `vectors`: no right one is called
wrong, and what a wrong one does wrong is named.

Three searches of each kind are judged, and 40 with PODA_FULL=1.
"""

import contextlib
import importlib.util
import io
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
import memories  # noqa: E402
import podalab as poda  # noqa: E402
import several  # noqa: E402

PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
COUNT = 40 if os.environ.get("PODA_FULL") == "1" else 3
#: Another seed makes other programs.
SEED = int(os.environ.get("PODA_RANDOM_SEED") or 0)
RIGHT = ("same", "equivalent")


def recorded(search, arguments):
    """Returns the run of a search."""
    with contextlib.redirect_stderr(io.StringIO()):
        return poda.watching(search, *arguments)


def judged(runs):
    """Returns what the program says of runs, each with its position, in their order."""
    with tempfile.TemporaryDirectory() as folder:
        files = [run.save(os.path.join(folder, f"{place}.jsonl"), position) for place, (run, position) in enumerate(runs)]
        ran = subprocess.run([PROGRAM, "check", "--json", *files], capture_output=True, encoding="utf-8", check=False)
    return [json.loads(line) for line in ran.stdout.splitlines()]


class Memories(unittest.TestCase):
    @staticmethod
    def of(make):
        """Returns searches of a kind, with the run and the position of each."""
        made = [memories.made(make, seed) for seed in range(SEED, SEED + COUNT)]
        return [(one, recorded(one[1], one[2]), memories.rules(one[0], one[3] is not None)) for one in made]

    def test_a_right_search_is_right(self):
        cases = [(name, one, run, position) for name, make in memories.RIGHT.items() for one, run, position in self.of(make)]
        found = judged([(run, position) for *_, run, position in cases])
        wrong = [(name, fields["verdict"], fields["first"]) for (name, *_), fields in zip(cases, found) if fields["verdict"] not in RIGHT]
        self.assertEqual((wrong, len(found)), ([], len(cases)))

    def test_a_wrong_memory_is_named(self):
        accused = dict.fromkeys(memories.WRONG, 0)
        for name, (make, diagnoses) in memories.WRONG.items():
            cases = self.of(make)
            for ((game, _, _, depth), run, _), fields in zip(cases, judged([(run, position) for _, run, position in cases])):
                if fields["verdict"] in RIGHT:
                    # Whatever the table holds, what was taken from it was true.
                    value = memories.truth(game, game.start, memories.inf if depth is None else depth)
                    self.assertIn(run.result, (value, -value), name)
                else:
                    accused[name] += 1
                    self.assertTrue(not diagnoses or set(diagnoses) & set(fields["diagnoses"]), (name, fields))
        self.assertGreater(sum(accused.values()), len(accused), accused)

    def test_what_another_search_has_stored_accuses_nobody(self):
        game = memories.Layers(memories.random.Random(0), 5, 3, 3, range(-9, 10))
        search, _, _ = memories.with_table(game)
        second = game.after(game.start, game.moves(game.start)[-1])

        def two():
            search(second, -memories.inf, memories.inf, game.is_max(second))
            return search(game.start, -memories.inf, memories.inf, game.is_max(game.start))

        verdict = recorded(two, ()).check(memories.rules(game, False), lang="en")
        self.assertEqual(verdict.verdict, "incomparable")
        self.assertIn("an earlier search", str(verdict))


class SeveralPlayers(unittest.TestCase):
    def test_a_right_search_is_right(self):
        cases = [(name, *several.made(make, seed)) for name, make in several.RIGHT.items() for seed in range(SEED, SEED + COUNT)]
        found = judged([(recorded(search, arguments), game) for _, search, arguments, game in cases])
        wrong = [(name, fields["verdict"], fields["first"]) for (name, *_), fields in zip(cases, found) if fields["verdict"] not in RIGHT]
        self.assertEqual((wrong, len(found)), ([], len(cases)))
        names = {fields["algorithm"] for (name, *_), fields in zip(cases, found) if name.startswith("max_n")}
        self.assertEqual(names, {"max-n"})

    def test_a_wrong_search_is_named(self):
        accused = 0
        for name, (make, diagnosis) in several.WRONG.items():
            cases = [several.made(make, seed) for seed in range(SEED, SEED + COUNT)]
            for (_, _, game), fields in zip(cases, judged([(recorded(search, arguments), game) for search, arguments, game in cases])):
                if fields["verdict"] not in RIGHT:
                    accused += 1
                    self.assertIn(diagnosis, [*fields["diagnoses"], None], name)
        self.assertGreater(accused, len(several.WRONG))


if __name__ == "__main__":
    unittest.main()
