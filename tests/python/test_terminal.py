"""Tests of what a command says on a terminal while it works, with a terminal of this test's own."""

import os
import pathlib
import pty
import select
import signal
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
#: How long a test waits for what has to come.
PATIENCE = 60


class Terminal:
    """A program with standard error on a terminal, and a run that goes on for as long as the test wants."""

    def __init__(self, *arguments):
        self.terminal, end = pty.openpty()
        self.program = subprocess.Popen(
            [PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=end, encoding="utf-8"
        )
        os.close(end)
        self.said = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.kill()
        self.program.communicate()
        os.close(self.terminal)

    def read(self, seconds):
        if select.select([self.terminal], [], [], seconds)[0]:
            try:
                self.said += os.read(self.terminal, 1 << 16).decode()
            except OSError:
                # The program has ended.
                time.sleep(0.05)

    def says(self, text):
        end = time.monotonic() + PATIENCE
        while text not in self.said and time.monotonic() < end:
            self.read(0.2)
        return text in self.said

    def shown(self):
        """Returns the line as it stands: what was cleared is not there."""
        return self.said.split("\x1b[K")[-1].strip()


class AtWork(unittest.TestCase):
    def test_a_command_that_is_silent_for_long_says_that_it_works_and_clears_the_line(self):
        for language, sentence in (("en", "Ctrl+C ends it."), ("es", "Ctrl+C lo interrumpe.")):
            with self.subTest(language), Terminal("check", "--lang", language, "-") as ran:
                self.assertTrue(ran.says(sentence), ran.said)
                ran.program.stdin.write('{"poda": 1, "tree": [3, 5]}\n')
                out, _ = ran.program.communicate()
                ran.read(1)
                self.assertNotIn(sentence, out)
                self.assertNotIn(sentence, ran.shown())

    def test_ctrl_c_ends_it_at_once_and_leaves_no_file(self):
        with tempfile.TemporaryDirectory() as folder:
            table = os.path.join(folder, "table.csv")
            with Terminal("check", "--csv", table, "-") as ran:
                self.assertTrue(ran.says("Ctrl+C ends it."), ran.said)
                ran.program.send_signal(signal.SIGINT)
                self.assertIn(ran.program.wait(PATIENCE), (-signal.SIGINT, 130))
            self.assertEqual(os.listdir(folder), [])

    def test_a_command_that_is_quick_or_waits_for_somebody_says_nothing(self):
        with Terminal("solve", "1") as ran:
            ran.program.communicate()
            ran.read(1)
            self.assertEqual(ran.said, "")
        with Terminal("practice", "1") as ran:
            for _ in range(10):
                ran.read(0.3)
            self.assertNotIn("Ctrl+C", ran.said)


if __name__ == "__main__":
    unittest.main()
