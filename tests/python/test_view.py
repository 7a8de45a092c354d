"""podalab.view: the widget whose step Python reads and sets. Skipped where anywidget is not installed, unless PODA_REQUIRE_NOTEBOOK is
set. What it shows in JupyterLab is tested by tests/browser/jupyterlab.mjs."""

import html
import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))

import podalab  # noqa: E402

PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
BASE = "https://example.org/poda/"
TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
IS_MISSING = not os.environ.get("PODA_REQUIRE_NOTEBOOK") and not importlib.util.find_spec("anywidget")


class WithoutTheWidget(unittest.TestCase):
    def test_what_is_missing_is_named(self):
        with mock.patch.dict(sys.modules, {"anywidget": None, "podalab.widget": None}):
            with self.assertRaisesRegex(podalab.PodaError, "anywidget"):
                podalab.view(TREE, base=BASE)


class Module(unittest.TestCase):
    """The module for the browser keeps to what every host of anywidget offers: VS Code, Colab, Marimo and Jupyter."""

    SCRIPT = ROOT / "python" / "podalab" / "widget.js"

    def test_its_default_export_renders(self):
        if shutil.which("node") is None:
            self.skipTest("node is not installed")
        told = "const { default: widget, ...others } = await import(process.argv[1]);"
        told += "console.log(JSON.stringify([Object.keys(others), Object.keys(widget), widget.render.length]))"
        # The name of a module says what it is.
        with tempfile.TemporaryDirectory() as folder:
            module = shutil.copy(self.SCRIPT, pathlib.Path(folder, "widget.mjs"))
            ran = subprocess.run(["node", "--input-type=module", "-e", told, module], capture_output=True, encoding="utf-8", check=True)
        self.assertEqual(json.loads(ran.stdout), [[], ["render"], 1])

    def test_it_uses_of_the_model_what_every_host_has(self):
        text = self.SCRIPT.read_text(encoding="utf-8")
        used = set(re.findall(r"\bmodel\.(\w+)", text))
        self.assertLessEqual({"get", "set", "save_changes", "on"}, used | {"on"})
        self.assertLessEqual(used, {"get", "set", "save_changes", "on", "off"})
        self.assertNotRegex(text, r"^import |import\(|require\(|https?:")

    @unittest.skipIf(IS_MISSING, "anywidget is not installed.")
    def test_every_name_that_it_reads_is_a_trait_that_is_sent(self):
        text = self.SCRIPT.read_text(encoding="utf-8")
        names = set(re.findall(r"model\.(?:get|set)\('(\w+)'", text)) | set(re.findall(r"'change:(\w+)'", text))
        sent = set(podalab.view(TREE, base=BASE).keys)
        self.assertTrue(names and names <= sent, names - sent)


@unittest.skipIf(IS_MISSING, "anywidget is not installed.")
class View(unittest.TestCase):
    def setUp(self):
        patch = mock.patch.dict(os.environ, {"PODA_BIN": PROGRAM})
        patch.start()
        self.addCleanup(patch.stop)

    def test_it_has_the_links_of_show(self):
        shown = podalab.view(TREE, step=5, lang="es", base=BASE)
        self.assertEqual(shown.address, str(podalab.show(TREE, step=5, lang="es", base=BASE)))
        self.assertEqual(shown.link, podalab.link(TREE, step=5, lang="es", base=BASE))
        self.assertEqual((shown.step, shown.words["step"]), (5, "Paso"))

    def test_marimo_wraps_it(self):
        if not importlib.util.find_spec("marimo"):
            self.skipTest("marimo is not installed")
        import marimo

        shown = podalab.view(TREE, step=5, base=BASE)
        wrapped = marimo.ui.anywidget(shown)
        self.assertEqual((wrapped.value["step"], wrapped.value["address"]), (5, shown.address))
        # As from the browser.
        wrapped._update({"step": 9})
        self.assertEqual(shown.step, 9)
        shown.step = 3
        self.assertEqual(wrapped.widget.step, 3)

    def test_the_step_is_observed_and_set(self):
        shown, seen = podalab.view(TREE, base=BASE), []
        shown.observe(lambda change: seen.append(change["new"]), "step")
        shown.step = 7
        # As from the browser.
        shown.set_state({"step": 9})
        self.assertEqual((seen, shown.step), ([7, 9], 9))
        for wrong in (-1, 2.5, "3"):
            with self.assertRaises(Exception):
                shown.step = wrong

    def test_pictures_are_drawn_for_a_browser_without_the_page(self):
        shown = podalab.view(TREE, step=5, lang="en", base=BASE)
        self.assertEqual((shown.picture, shown.steps), ("", 0))
        shown.set_state({"draws": True})
        rows = [row for row in podalab.trace(TREE, lang="en") if row.get("caption")]
        captions = {row["step"]: row["caption"] for row in rows}
        self.assertEqual(shown.steps, max(captions))
        self.assertEqual(shown.caption, captions[5])
        first = shown.picture
        self.assertTrue(first.startswith("<svg"))
        shown.step = 6
        self.assertEqual(shown.caption, captions[6])
        self.assertNotEqual(shown.picture, first)
        # A step beyond the last is the last.
        shown.step = 9_999
        self.assertEqual(shown.caption, captions[shown.steps])

    def test_a_host_without_widgets_has_a_link_and_a_picture(self):
        bundle = podalab.view(TREE, step=5, base=BASE)._repr_mimebundle_()
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        self.assertIn("application/vnd.jupyter.widget-view+json", data)
        link = html.escape(podalab.link(TREE, step=5, base=BASE))
        self.assertTrue(f'href="{link}"' in data["text/html"] and "data:image/svg+xml;base64," in data["text/html"])

    def test_a_position_that_is_wrong_is_refused_at_once(self):
        for wrong in ([], "no position", {"name": "A", "size": 3}):
            with self.assertRaises(podalab.PodaError):
                podalab.view(wrong, base=BASE)


if __name__ == "__main__":
    unittest.main()
