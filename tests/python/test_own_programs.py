"""Tests of the programs in `examples/your-own-program`: each is built and run as it says itself, where its language is installed."""

import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
#: What a comment tells to type, up to the program that reads the run.
COMMAND = re.compile(r"^\W*((?:c\+\+|java|node|python3|\./\w+) .*)$", re.MULTILINE)


class OwnPrograms(unittest.TestCase):
    def judged(self, name, text):
        """Returns what `poda check` says of the run that a program writes."""
        commands = COMMAND.findall(html.unescape(text))
        self.assertTrue(commands[-1].endswith(" > run.poda.jsonl"), commands)
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, name).write_text(text, encoding="utf-8")
            for command in commands:
                subprocess.run(command, shell=True, cwd=folder, check=True)
            ran = subprocess.run(
                [PROGRAM, "check", "--json", os.path.join(folder, "run.poda.jsonl")],
                capture_output=True, encoding="utf-8", check=False,
            )  # fmt: skip
        judged = json.loads(ran.stdout)
        self.assertEqual(ran.returncode, 0 if judged["verdict"] == "same" else 1)
        return judged

    def check(self, name, needed, cut, no_cut):
        if shutil.which(needed) is None:
            self.skipTest(f"{needed} is not installed")
        text = (ROOT / "examples" / "your-own-program" / name).read_text(encoding="utf-8")
        self.assertLessEqual(len(text.splitlines()), 80)
        right = self.judged(name, text)
        self.assertEqual((right["verdict"], right["nodes"], right["leaves"]), ("same", 11, 7))
        self.assertIn(cut, text)
        mistaken = self.judged(name, text.replace(cut, no_cut))
        self.assertEqual((mistaken["verdict"], mistaken["nodes"]), ("differs", 13))
        # In so small a tree MAX has nothing to cut.
        self.assertEqual(mistaken["diagnoses"], ["no-cuts", "no-cuts-at-min"])
        self.assertEqual((mistaken["first"]["kind"], mistaken["first"]["node"]), ("missed_cut", "1"))

    def test_python(self):
        self.check("alphabeta.py", "python3", "if alpha >= beta:", "if False:")

    def test_javascript(self):
        self.check("alphabeta.js", "node", "if (alpha >= beta)", "if (false)")

    def test_java(self):
        self.check("AlphaBeta.java", "javac", " && alpha < beta", "")

    def test_cpp(self):
        self.check("alphabeta.cpp", "c++", " && alpha < beta", "")


if __name__ == "__main__":
    unittest.main()
