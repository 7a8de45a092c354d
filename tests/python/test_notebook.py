"""Runs the example notebooks with Jupyter's own client, and checks what their cells show. Skipped where nbclient is not installed,
unless PODA_REQUIRE_NOTEBOOK is set."""

import importlib.util
import os
import pathlib
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "examples" / "notebooks" / "minimax.ipynb"
GAMES = NOTEBOOK.with_name("games.ipynb")
PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
BASE = "https://example.org/poda/"
MODULES = ("nbclient", "nbformat", "ipykernel")
IS_MISSING = not os.environ.get("PODA_REQUIRE_NOTEBOOK") and not all(map(importlib.util.find_spec, MODULES))


class WithNotebook(unittest.TestCase):
    """Notebooks are run."""

    def run_notebook(self, has_program=True, base=BASE, has_pandas=True, answer=None, path=NOTEBOOK):
        """Runs a notebook, and returns for each cell of code, by its id, what it prints and the data of what it shows."""
        import nbclient
        import nbformat

        notebook = nbformat.read(path, as_version=4)
        if answer:
            [cell] = [cell for cell in notebook.cells if cell.id == "exercise"]
            cell.source = f"my_tree = {answer}"
        with tempfile.TemporaryDirectory() as folder:
            environment = {name: value for name, value in os.environ.items() if not name.startswith("PODA_")}
            paths = [folder] + ([] if installed_poda() else [str(ROOT / "python")])
            environment.update(PYTHONPATH=os.pathsep.join(paths), IPYTHONDIR=folder, JUPYTER_RUNTIME_DIR=folder)
            if has_program:
                environment["PODA_BIN"] = PROGRAM
            else:
                environment["PODA_BIN"] = str(pathlib.Path(folder, "nothing"))
            if base:
                environment["PODA_BASE"] = base
            if not has_pandas:
                pathlib.Path(folder, "pandas.py").write_text("raise ImportError\n", encoding="utf-8")
            client = nbclient.NotebookClient(
                notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": folder}}
            )
            client.execute(env=environment)
        shown = {}
        for cell in notebook.cells:
            if cell.cell_type == "code":
                printed = "".join(output.text for output in cell.outputs if output.output_type == "stream")
                data = [output.data for output in cell.outputs if output.output_type == "execute_result"]
                shown[cell.id] = printed, data[0] if data else {}
        return shown

    def assert_is_kept_without_outputs(self, path):
        import nbformat

        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
        for cell in notebook.cells:
            self.assertEqual(cell.metadata, {})
            if cell.cell_type == "code":
                self.assertEqual((cell.outputs, cell.execution_count), ([], None))


@unittest.skipIf(IS_MISSING, "nbclient, nbformat and ipykernel are not installed.")
class Notebook(WithNotebook):
    """The notebook for a first class."""

    def assert_frame(self, shown, link):
        data = shown[1]
        self.assertIn(f'<iframe src="{link}"'.replace("&", "&amp;"), data["text/html"])
        self.assertIn(link, data["text/plain"])

    def test_it_is_kept_without_outputs(self):
        self.assert_is_kept_without_outputs(NOTEBOOK)

    def test_every_cell_shows_what_the_text_says(self):
        shown = self.run_notebook()
        self.assert_frame(shown["tree"], BASE + "#tree=[[3,12,8],[2,4,6],[14,5,2]]&embed")
        self.assert_frame(shown["step"], BASE + "#tree=[[3,12,8],[2,4,6],[14,5,2]]&step=18&embed")
        self.assert_frame(shown["practice"], BASE + "#lesson=deep-cutoff&mode=practice&embed")
        self.assertEqual(shown["trace"][0], "37 steps\n")
        self.assertEqual(
            shown["cutoffs"][0],
            "Step 20: node 1 is worth 2 or less, and α = 3. Pruned: 1/1, 1/2.\n"
            "Step 35: node 2 is worth 2 or less, and α = 3. Pruned: nothing: it was the last reply.\n",
        )
        self.assertEqual(shown["check"][0], "7 leaves. It can be done with fewer.\n")
        self.assert_frame(shown["check"], BASE + "#tree=[[3,12,8],[2,4,6],[14,5,2]]&embed")
        if importlib.util.find_spec("pandas"):
            table = shown["table"][1]["text/plain"]
            self.assertRegex(table, r"(?m)^ *19 +20 +cutoff +1 +3 +inf +2 *$")
            self.assertEqual(shown["table"][0], "")

    def test_the_table_is_printed_without_pandas(self):
        printed, data = self.run_notebook(has_pandas=False)["table"]
        self.assertEqual(len(printed.splitlines()), 38)
        self.assertRegex(printed, r"(?m)^ +20 +cutoff +1 +3 +inf +2$")
        self.assertEqual(data, {})

    def test_the_exercise_accepts_the_best_order_and_no_other_tree(self):
        for answer, reply in (
            ("[[3, 12, 8], [2, 4, 6], [2, 14, 5]]", "5 leaves: fewer are not possible."),
            ("[[8, 3, 12], [2, 6, 4], [2, 5, 14]]", "5 leaves: fewer are not possible."),
            ("[[14, 5, 2], [4, 6, 2], [8, 12, 3]]", "9 leaves. It can be done with fewer."),
            ("[[3, 12, 8], [2, 4, 6], [2, 5, 13]]", "This is another tree"),
        ):
            with self.subTest(answer):
                self.assertIn(reply, self.run_notebook(answer=answer)["check"][0])

    def test_without_the_program_the_cells_say_what_is_missing_and_the_frames_are_there(self):
        shown = self.run_notebook(has_program=False, base=None)
        for cell in ("trace", "check"):
            self.assertIn("and there is no such program.", shown[cell][0])
        self.assert_frame(shown["tree"], "http://localhost:8000/#tree=[[3,12,8],[2,4,6],[14,5,2]]&embed")
        self.assertEqual(shown["cutoffs"][0], "")


@unittest.skipIf(IS_MISSING, "nbclient, nbformat and ipykernel are not installed.")
class Games(WithNotebook):
    """The notebook with games of other libraries."""

    def test_it_is_kept_without_outputs(self):
        self.assert_is_kept_without_outputs(GAMES)

    @unittest.skipUnless(all(map(importlib.util.find_spec, ("pyspiel", "chess"))), "open_spiel and chess are not installed.")
    def test_breakthrough_and_a_chess_ending_become_pictures(self):
        shown = self.run_notebook(path=GAMES)
        for cell in ("breakthrough", "chess"):
            self.assertIn(f'<iframe src="{BASE}#p', shown[cell][1]["text/html"])
        self.assertEqual(shown["breakthrough"][0], "313 nodes, 183 different positions\n")
        self.assertRegex(shown["search"][0], r"^minimax: 0, (\d+) leaves\nalpha-beta: 0, (\d+) leaves\n$")
        # All ten checks fail, and the quiet move mates.
        self.assertEqual(shown["chess"][0], "Rc5 is worth 1000\n")
        for cell, least in (("later", 60), ("mate", 3)):
            drawn = shown[cell][1]["image/svg+xml"]
            self.assertGreaterEqual(drawn.count("<circle"), least)


def installed_poda():
    """Returns whether the module is installed, and not only found because a test has put its folder on the path."""
    import importlib.metadata

    try:
        return bool(importlib.metadata.version("podalab"))
    except importlib.metadata.PackageNotFoundError:
        return False


if __name__ == "__main__":
    unittest.main()
