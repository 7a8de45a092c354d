"""podalab.view: the widget whose step Python reads and sets. Skipped where anywidget is not installed, unless PODA_REQUIRE_NOTEBOOK is
set. What it shows in JupyterLab is tested by tests/browser/jupyterlab.mjs."""

import html
import importlib.util
import os
import pathlib
import sys
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "web"))

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
