"""Tests of python/poda.py against the real program, which PODA_BIN names: `python3 -m unittest discover tests/python`."""

import base64
import doctest
import html.parser
import importlib.metadata
import importlib.util
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest
import urllib.error
import urllib.request
import zlib
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
if importlib.util.find_spec("poda") is None:
    sys.path.insert(0, str(ROOT / "python"))
import poda  # noqa: E402

PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
LESSONS = sorted(path for path in (ROOT / "examples").glob("*/*.ron") if path.parent.name != "lectures")
BASE = "https://example.org/courses/poda/"
TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
NIM = "(version: 1, game: Nim(piles: [1, 2]))"


def run(*arguments, text=None):
    """Runs the program and returns what it prints, without the module that is tested."""
    ran = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, encoding="utf-8", check=True)
    return ran.stdout


def text_of(link):
    """Returns the text in a link with `#p0` or `#p1`."""
    code = link.split("#")[1].split("&")[0]
    data = base64.urlsafe_b64decode(code[2:] + "=" * (-len(code[2:]) % 4))
    return (zlib.decompress(data, -15) if code[:2] == "p1" else data).decode("utf-8")


def row_facts(rows):
    return [{name: value for name, value in row.items() if name != "file"} for row in rows]


class Attributes(html.parser.HTMLParser):
    """The elements of a piece of HTML."""

    def __init__(self, text):
        super().__init__()
        self.elements = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))


class WithProgram(unittest.TestCase):
    """The program is at hand, and no base is set."""

    def setUp(self):
        environment = {name: value for name, value in os.environ.items() if name != "PODA_BASE"}
        # The program speaks English, whatever the machine speaks.
        environment.update(PODA_BIN=PROGRAM, LC_ALL="C.UTF-8", LANG="C.UTF-8", LANGUAGE="")
        for patch in (mock.patch.dict(os.environ, environment, clear=True), mock.patch.object(poda, "base", None)):
            patch.start()
            self.addCleanup(patch.stop)

    def refused(self, error, *arguments, call=poda.link, **options):
        """Returns the message with which a call is refused, which is a sentence."""
        with self.assertRaises(error) as caught:
            call(*arguments, **options)
        self.assertIsInstance(caught.exception, poda.PodaError)
        self.assertIsInstance(caught.exception, ValueError)
        message = str(caught.exception)
        self.assertLess(len(message), 400, message)
        self.assertTrue(message.isprintable() and message.endswith((".", "?")), message)
        return message

    def assert_same_position(self, ours, theirs):
        """The program reads the same document from both links."""
        self.assertEqual(run("link", "--base", "", "#" + ours.split("#")[1]), run("link", "--base", "", theirs))


class Links(WithProgram):
    def test_a_plain_tree_is_written_as_it_is(self):
        self.assertEqual(poda.link(TREE, base=BASE), BASE + "#tree=[[3,12,8],[2,4,6],[14,5,2]]")
        self.assertEqual(poda.link([(0.5, -2), 7], base=""), "#tree=[[0.5,-2],7]")

    def test_every_number_is_the_one_the_program_reads(self):
        values = [0, -0.0, 3.0, 1e-7, -1e300, 5e-324, 1.7976931348623157e308, 10**15, 10**22, 2**53 + 1, 0.1 + 0.2]
        values += [float("inf"), float("-inf")]
        chance = random.Random(1)
        values += [chance.uniform(-1, 1) * 10 ** chance.randint(-30, 30) for _ in range(50)]
        rows = poda.trace(poda.link(values), algorithm="minimax")
        read = [float(row["value"]) for row in rows if row["event"] == "evaluate"]
        self.assertEqual(read, [float(value) for value in values])

    def test_a_named_tree_is_a_whole_document(self):
        tree = {
            "name": "A",
            "player": "Min",
            "children": [{"name": "B", "move": "b", "estimate": 2.5, "children": [3, {"name": "E", "value": 5}]}, [1, 2]],
        }
        link = poda.link(tree, base=BASE)
        self.assertTrue(link.startswith(BASE + "#p"))
        rows = poda.trace(link, algorithm="minimax")
        self.assertEqual([row["node"] for row in rows if row["event"] == "enter"], ["A", "B", "0/0", "E", "1", "1/0", "1/1"])
        self.assertEqual(rows[0]["player"], "min")
        self.assertEqual(poda.solve(link, algorithm="minimax", depth=2)["value"], 2)

    def test_names_with_any_characters_survive(self):
        names = ['"', "\\", "\n", "\t", "\0", "\x1b[31m", "\u2028", "</iframe>", "é", "🎲", "a&step=3", "#tree=", "'); --"]
        tree = {"name": "root", "children": [{"name": f"{at}{name}", "value": at} for at, name in enumerate(names)]}
        for position in (tree, poda.link(tree), text_of(poda.link(tree))):
            rows = poda.trace(position, algorithm="minimax")
            read = [row["node"] for row in rows if row["event"] == "evaluate"]
            self.assertEqual(read, [f"{at}{name}" for at, name in enumerate(names)])

    def test_the_text_of_every_lesson_comes_back(self):
        self.assertGreater(len(LESSONS), 50)
        for lesson in LESSONS:
            with self.subTest(lesson.name):
                text = lesson.read_text(encoding="utf-8")
                link = poda.link(text, base=BASE)
                self.assertEqual(text_of(link), text)
                self.assertEqual(poda.link(str(lesson), base=BASE), link)
                self.assertEqual(poda.link(lesson, base=BASE), link)
                # The program's own links are shorter: it leaves out how a file is laid out.
                self.assertLess(len(link), 2_200)
                self.assert_same_position(link, str(lesson))

    def test_of_the_same_text_the_program_makes_the_same_link(self):
        for lesson in map(str, LESSONS):
            theirs = run("link", "--base", BASE, lesson).strip()
            ours = poda.link(text_of(theirs), base=BASE)
            # Two libraries deflate differently.
            kind = len(BASE) + len("#p1")
            self.assertEqual((text_of(ours), ours[:kind]), (text_of(theirs), theirs[:kind]))
            self.assertLess(abs(len(ours) - len(theirs)), 40)
        for short in ("(version:1,game:Nim())", "(version:1,game:Nim(piles:[1,2]))"):
            self.assertEqual(poda.link(short, base=""), run("link", "--base", "", "-", text=short).strip())

    def test_every_lesson_has_a_link_by_its_name(self):
        for lesson in LESSONS:
            name = lesson.stem
            link = poda.link(lesson=name, base=BASE)
            self.assertEqual(link, f"{BASE}#lesson={name}")
            self.assert_same_position(link, str(lesson))

    def test_step_language_mode_and_embed_stand_as_the_program_writes_them(self):
        flags = ["--step", "33", "--lang", "es", "--mode", "practice", "--embed"]
        theirs = run("link", "--base", BASE, *flags, "a-to-n").strip()
        ours = poda.link(text_of(theirs), base=BASE, step=33, lang="es", mode="practice", embed=True)
        self.assertEqual(ours.split("&", 1)[1], theirs.split("&", 1)[1])

    def test_arguments_replace_what_a_link_says(self):
        link = f"{BASE}#lesson=a-to-n&step=12&lang=en&x=1&embed"
        self.assertEqual(poda.link(link), f"{BASE}#lesson=a-to-n&step=12&lang=en&x=1")
        self.assertEqual(poda.link(link, step=0, embed=True), f"{BASE}#lesson=a-to-n&lang=en&x=1&step=0&embed")
        self.assertEqual(poda.link(link, base="http://localhost:8000/", mode="present").split("#")[0], "http://localhost:8000/")
        self.assertEqual(poda.link("#tree=[[1, 2]]\n"), "#tree=[[1,%202]]")
        code = poda.link(NIM).lstrip("#")
        self.assertEqual(poda.link(f"#{code[:9]}\r\n {code[9:]}"), "#" + code)

    def test_a_large_tree_is_deflated(self):
        chance = random.Random(2)
        tree = [[chance.randrange(100) for _ in range(30)] for _ in range(30)]
        link = poda.link(tree, base=BASE)
        self.assertTrue(link.startswith(BASE + "#p1"))
        self.assertEqual(len([row for row in poda.trace(link, algorithm="minimax") if row["event"] == "evaluate"]), 900)

    def test_random_trees_come_back(self):
        chance = random.Random(3)

        def grown(levels):
            if levels == 0 or chance.random() < 0.3:
                return chance.choice([chance.randint(-9, 9), chance.random(), float("inf")])
            children = [grown(levels - 1) for _ in range(chance.randint(1, 3))]
            return tuple(children) if chance.random() < 0.5 else children

        def leaves(node):
            return [leaf for child in node for leaf in leaves(child)] if isinstance(node, (list, tuple)) else [node]

        for _ in range(25):
            tree = [grown(4), grown(3)]
            rows = poda.trace(poda.link(tree), algorithm="minimax")
            self.assertEqual([float(row["value"]) for row in rows if row["event"] == "evaluate"], leaves(tree))

    def test_as_many_levels_as_the_program_has(self):
        def nested(levels):
            node = 1
            for _ in range(levels - 1):
                node = [node]
            return node

        deepest = nested(1_100)
        self.assertEqual(poda.solve(deepest, algorithm="minimax")["value"], 1)
        self.assertIn("1,100 levels", self.refused(poda.PositionError, [deepest]))
        too_deep = f"(version: 1, game: Tree(tree: [{poda._tree(deepest)[1]}]))"
        self.refused(poda.PositionError, too_deep, call=poda.solve)
        self.assertIn("1,100 levels", self.refused(poda.PositionError, nested(100_000)))

    def test_a_list_that_contains_itself_and_one_that_grows_are_refused(self):
        circle = [1]
        circle.append(circle)
        self.assertIn("contains itself", self.refused(poda.PositionError, circle))
        doubled = [1, 2]
        for _ in range(60):
            doubled = [doubled, doubled]
        self.assertIn("too large", self.refused(poda.PositionError, doubled))
        self.assertIn("too large", self.refused(poda.PositionError, [0] * 3_000_000))
        self.assertIn("too large", self.refused(poda.PositionError, [[123456] * 100_000, [1] * 400_000]))
        self.assertIn("too large", self.refused(poda.PositionError, "(" + " " * 1_000_000))

    def test_what_is_no_tree_is_refused(self):
        for leaf in (float("nan"), True, None, "3", 1j, 10**400, -(10**5000), [], (), {}, set(), object(), b"1", range(3)):
            self.refused(poda.PositionError, [[1, leaf], 2])
        for node in (
            {"name": "B"},
            {"value": 1, "children": [2]},
            {"children": []},
            {"children": 3},
            {"value": "3"},
            {"value": True},
            {"name": 3, "value": 1},
            {"move": None, "value": 1},
            {"player": "max", "value": 1},
            {"player": ["Max"], "value": 1},
            {"value": 1, "color": "red"},
            {"value": 1, 7: "red"},
            {"name": "\ud800", "value": 1},
        ):
            self.refused(poda.PositionError, [node, 2])
        for position in (3, 2.5, True, b"(version: 1)", object(), float("nan"), [], {}):
            self.refused(poda.PositionError, position)

    def test_a_text_that_is_no_position_is_refused(self):
        for text in ("", " ", "a-to-n", "12", "[[1, 2]]", "poda#x", "A(B(3,12),C(2))", "examples", "\0", "a" * 10_000):
            self.assertIn("lesson=", self.refused(poda.PositionError, text))
        self.refused(poda.PositionError, "(\ud800)")
        self.refused(poda.PositionError, "missing.ron")
        self.refused(poda.PositionError, "nul\0.ron")
        self.refused(poda.PositionError, pathlib.Path(tempfile.gettempdir()))
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "latin.ron"
            path.write_bytes(b'(version: 1, title: "\xe9")')
            self.assertIn("UTF-8", self.refused(poda.PositionError, path))
            path.write_bytes(b"\xef\xbb\xbf" + NIM.encode())
            self.assertEqual(poda.link(path), poda.link(NIM))
            path.write_bytes(b" " * 1_000_001)
            self.assertIn("too large", self.refused(poda.PositionError, path))

    def test_a_position_and_a_lesson_exclude_each_other(self):
        self.refused(poda.PositionError)
        self.refused(poda.PositionError, TREE, lesson="a-to-n")
        for lesson in ("", "A to N", "a/b", "a&embed", "../x", 12, True, ["a"], "a\n"):
            self.refused(poda.PositionError, lesson=lesson)

    def test_faulty_steps_languages_and_modes_are_refused(self):
        for step in (-1, 2.0, "3", True, 2**32, 10**5000, float("inf"), []):
            self.refused(poda.OptionError, TREE, step=step)
        for lang in ("english", "", "EN", 3, ["en"], "en&embed", "ñu"):
            self.refused(poda.OptionError, TREE, lang=lang)
        for mode in ("play", "", True, {}):
            self.refused(poda.OptionError, TREE, mode=mode)


class Frames(WithProgram):
    def test_the_frame_shows_the_link(self):
        frame = poda.show(TREE, step=5, lang="es", base=BASE, width="50%", height=300)
        link = poda.link(TREE, step=5, lang="es", base=BASE, embed=True)
        self.assertEqual((str(frame), frame.src), (link, link))
        self.assertIn(link, repr(frame))
        [(tag, attributes), *_] = Attributes(frame._repr_html_()).elements
        self.assertEqual((tag, attributes["src"], attributes["width"], attributes["height"]), ("iframe", link, "50%", "300"))
        self.assertFalse(str(poda.show(TREE, base=BASE, embed=False)).endswith("embed"))

    def test_it_is_an_iframe_of_ipython_where_there_is_one(self):
        class IFrame:
            def __init__(self, src, width, height, extras=None):
                self.src, self.width, self.height, self.extras, self.params = src, width, height, extras, {}

        display = mock.Mock(IFrame=IFrame)
        with mock.patch.dict(sys.modules, {"IPython": mock.Mock(display=display), "IPython.display": display}):
            frame = poda.show(TREE, base=BASE)
        self.assertIsInstance(frame, IFrame)
        self.assertIsInstance(frame, poda.Frame)
        with mock.patch.dict(sys.modules, {"IPython": None, "IPython.display": None}):
            plain = poda.show(TREE, base=BASE)
        self.assertNotIsInstance(plain, IFrame)
        self.assertEqual((str(plain), plain._repr_html_()), (str(frame), frame._repr_html_()))

    def test_the_base_is_the_argument_then_the_environment_then_the_module(self):
        message = self.refused(poda.BaseError, TREE, call=poda.show)
        for way in ("base=", "poda.base", "PODA_BASE"):
            self.assertIn(way, message)
        self.refused(poda.BaseError, TREE, call=poda.show, base="")
        poda.base = "https://module.example/"
        self.assertTrue(str(poda.show(TREE)).startswith("https://module.example/#tree="))
        os.environ["PODA_BASE"] = "https://environment.example/"
        self.assertTrue(str(poda.show(TREE)).startswith("https://environment.example/#tree="))
        self.assertTrue(str(poda.show(TREE, base="web/")).startswith("web/#tree="))
        self.assertTrue(str(poda.show(BASE + "#lesson=a-to-n")).startswith(BASE))
        self.assertTrue(str(poda.show("#lesson=a-to-n")).startswith("https://environment.example/"))

    def test_a_base_that_a_frame_must_not_open_is_refused(self):
        for base in (
            "javascript:alert(1)",
            "JavaScript:alert(1)//",
            "java\tscript:alert(1)",
            " javascript:alert(1)",
            "data:text/html,<script>alert(1)</script>",
            "vbscript:x",
            "blob:https://example.org/1",
            "file:///etc/passwd",
            "localhost:8000/",
            "1x:alert(1)",
            'https://example.org/"onload="alert(1)',
            "https://example.org/'x",
            "https://example.org/#tree=[1]",
            "https://example.org/<b>",
            "https://example.org/ x",
            "https://example.org/\n",
            "https://example.org/\0",
            "https://[1/",
            "a\\b",
            3,
            True,
            b"https://example.org/",
        ):
            for call in (poda.show, poda.link):
                self.refused(poda.BaseError, TREE, call=call, base=base)
        self.refused(poda.BaseError, "javascript://example.org/%0aalert(1)#lesson=a-to-n", call=poda.show)
        os.environ["PODA_BASE"] = "javascript:alert(1)"
        self.refused(poda.BaseError, TREE, call=poda.show)

    def test_nothing_in_a_link_ends_the_attribute(self):
        for position in (
            '#tree=[[1,2]]"><script>alert(1)</script>',
            "#lesson=x' onload='alert(1)",
            '#p1"onload="alert(1)',
            '#tree=[1]&x="><img src=x onerror=alert(1)>&copy&lt',
            "#tree=[1]\x00\x1b\u2028</iframe>",
        ):
            frame = poda.show(position, base="https://example.org/?a=1&copy=2&lt")
            self.assertRegex(str(frame), r"\A[!-~]+\Z")
            elements = Attributes(frame._repr_html_()).elements
            # Some of these positions are wrong, and have no picture.
            self.assertEqual([tag for tag, _ in elements if tag != "img"], ["iframe", "details", "summary", "a"])
            self.assertEqual(elements[0][1]["src"], str(frame))
            self.assertEqual(elements[3][1]["href"], str(frame).removesuffix("&embed"))
            for _, attributes in elements:
                self.assertNotIn("onload", attributes)

    def picture(self, html):
        """Returns the text of the picture under a frame."""
        [image] = [attributes for tag, attributes in Attributes(html).elements if tag == "img"]
        head, data = image["src"].split(",")
        self.assertEqual(head, "data:image/svg+xml;base64")
        return base64.b64decode(data).decode("utf-8")

    def test_a_host_that_strips_frames_is_left_with_a_link_and_a_picture(self):
        html = poda.show(TREE, step=5, lang="es", base=BASE)._repr_html_()
        frame = html.index("</iframe>")
        below = html[frame:]
        [link] = [attributes for tag, attributes in Attributes(below).elements if tag == "a"]
        self.assertEqual(link["href"], poda.link(TREE, step=5, lang="es", base=BASE))
        self.assertIn("Enlace e imagen", below)
        self.assertEqual(self.picture(below), run("export", "--format=svg", "-o", "-", "--steps=5", "--lang=es", poda.link(TREE)))

    def test_the_picture_beside_an_exercise_does_not_answer_it(self):
        html = poda.show(lesson="a-to-n", mode="practice", lang="en", base=BASE)._repr_html_()
        self.assertEqual(self.picture(html), run("export", "--format=svg", "-o", "-", "--steps=0", "--lang=en", "a-to-n"))

    def test_without_the_program_or_with_a_large_tree_the_link_is_there(self):
        large = [[number for number in range(2_500)], [1, 2]]
        with mock.patch.dict(os.environ, {"PODA_BIN": "no-such-program"}):
            without = poda.show(TREE, base=BASE)._repr_html_()
        for html in (without, poda.show(large, base=BASE)._repr_html_()):
            tags = [tag for tag, _ in Attributes(html).elements]
            self.assertEqual(tags, ["iframe", "details", "summary", "a"])

    def test_the_size_is_pixels_or_per_cent(self):
        for size in (1, 420, "420", "100%", "300px"):
            html = poda.show(TREE, base=BASE, width=size, height=size)._repr_html_()
            self.assertEqual(Attributes(html).elements[0][1]["height"], str(size))
        for size in (0, -1, 2.5, True, None, "", "wide", '1" onload="x', "100%\n", "٣", 10**9, float("nan"), []):
            self.refused(poda.OptionError, TREE, call=poda.show, base=BASE, height=size)
            self.refused(poda.OptionError, TREE, call=poda.show, base=BASE, width=size)


class Traces(WithProgram):
    def test_the_rows_are_the_lines_that_the_program_prints(self):
        for lesson in LESSONS:
            with self.subTest(lesson.name):
                printed = [json.loads(line) for line in run("trace", "--json", str(lesson)).split("\n") if line]
                by_link = poda.trace(poda.link(lesson, base=BASE))
                self.assertEqual(row_facts(by_link), row_facts(printed))
        self.assertEqual(row_facts(poda.trace(lesson)), row_facts(printed))
        self.assertEqual(row_facts(poda.trace(lesson.read_text(encoding="utf-8"))), row_facts(printed))
        self.assertEqual(row_facts(poda.trace(lesson=lesson.stem)), row_facts(printed))

    def test_options_are_flags(self):
        rows = poda.trace(TREE, algorithm="alpha-beta", why=True, lang="es", depth=None, history=False)
        cutoff = next(row for row in rows if row["event"] == "cutoff")
        self.assertEqual((cutoff["node"], cutoff["alpha"], cutoff["pruned"]), ("1", 3, ["1/1", "1/2"]))
        self.assertIn("saved_leaves", cutoff)
        self.assertIn("corte", cutoff["caption"])
        self.assertFalse(rows[0].get("history"))
        settings = poda.trace(TREE, killers=2, cut_on="strict")[0]
        self.assertEqual((settings["killers"], settings["cut_on"]), (2, "strict"))
        solved = poda.solve(TREE, algorithm="minimax")
        self.assertEqual((solved["value"], solved["best"], solved["leaves"]), (3, "0", 9))

    def test_a_faulty_option_is_refused_in_the_words_of_the_program(self):
        self.assertIn("--fooo", self.refused(poda.OptionError, TREE, call=poda.trace, fooo=3))
        self.assertIn("--depth", self.refused(poda.OptionError, TREE, call=poda.trace, depth=-1))
        for options in ({"json": True}, {"format": "csv"}, {"help": True}, {"depth": [1]}, {"depth": "\0"}, {"a-b": 1}):
            self.refused(poda.OptionError, TREE, call=poda.trace, **options)

    def test_a_bad_position_is_refused_in_the_words_of_the_program(self):
        message = self.refused(poda.PositionError, "(version: 1, game: Tree(tree: [[3], []]))", call=poda.trace)
        self.assertTrue(message.startswith("1:37: "), message)
        for call in (poda.trace, poda.solve):
            self.assertIn("a-to-n", self.refused(poda.PositionError, lesson="a-to-m", call=call))
            self.refused(poda.PositionError, "#p1AAAA", call=call)
            self.refused(poda.PositionError, "#tree=[1]\0", call=call)
            self.refused(poda.PositionError, "#tree=" + "[1]" * 500_000, call=call)
            self.refused(poda.PositionError, [1, {"name": "0", "value": 1}], call=call)
            self.refused(poda.PositionError, "missing.ron", call=call)
            self.refused(poda.PositionError, "(\ud800)", call=call)

    def test_at_a_limit_the_rows_until_then_are_kept(self):
        with self.assertRaises(poda.LimitError) as caught:
            poda.trace(lesson="a-to-n", max_nodes=5)
        self.assertEqual(caught.exception.rows[-1]["reason"], "nodes")
        self.assertEqual([row["event"] for row in caught.exception.rows].count("enter"), 5)
        self.refused(poda.PositionError, lesson="a-to-n", call=poda.solve, max_nodes=5)

    def test_a_path_is_never_a_flag_or_a_lesson(self):
        with tempfile.TemporaryDirectory() as folder:
            before = os.getcwd()
            os.chdir(folder)
            try:
                for name in ("--help.ron", "a b;touch x.ron", "#lesson=a-to-n.ron", "-.ron", "$(touch x).ron"):
                    pathlib.Path(name).write_text(NIM, encoding="utf-8")
                    self.assertEqual(poda.solve(pathlib.Path(name))["best"], "1-1")
                self.assertFalse(os.path.exists("x"))
            finally:
                os.chdir(before)

    def test_a_program_that_is_missing_is_named(self):
        nowhere = tempfile.gettempdir()
        programs = mock.patch.object(poda._sysconfig, "get_path", return_value=nowhere)
        with programs, mock.patch.dict(os.environ, {"PODA_BIN": "", "PATH": nowhere}):
            message = self.refused(poda.ProgramError, TREE, call=poda.trace)
            self.assertIn("cargo install", message)
            self.refused(poda.ProgramError, TREE, call=poda.solve)
            self.assertTrue(poda.link(TREE))
        for path in ("/no/such/poda", str(ROOT / "README.md"), tempfile.gettempdir()):
            with mock.patch.dict(os.environ, {"PODA_BIN": path}):
                self.assertIn("PODA_BIN", self.refused(poda.ProgramError, TREE, call=poda.trace))

    @unittest.skipIf(os.name == "nt", "The programs here are scripts of a shell.")
    def test_a_program_that_is_another_one_is_no_crash(self):
        with tempfile.TemporaryDirectory() as folder:
            other = pathlib.Path(folder) / "poda"
            for script in ("#!/bin/sh\necho hello", "#!/bin/sh\nkill -9 $$", "#!/no/such/thing\n", "#!/bin/sh\nexit 7"):
                other.write_text(script, encoding="utf-8")
                other.chmod(0o755)
                with mock.patch.dict(os.environ, {"PODA_BIN": str(other)}):
                    self.refused(poda.ProgramError, TREE, call=poda.trace)


class Served(unittest.TestCase):
    """The page that the package brings."""

    def module(self, folder):
        """The module, in a folder of its own."""
        path = pathlib.Path(folder, "poda.py")
        path.write_bytes((ROOT / "python" / "poda.py").read_bytes())
        spec = importlib.util.spec_from_file_location("served_poda", path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def test_the_page_is_served_to_this_machine_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            module = self.module(folder)
            page = pathlib.Path(folder, "podalab", "page")
            page.mkdir(parents=True)
            (page / "index.html").write_text("<title>Poda</title>", encoding="utf-8")
            (page / "poda.wasm").write_bytes(b"\0asm")
            address = module.serve()
            self.assertRegex(address, r"^http://127\.0\.0\.1:\d+/$")
            self.assertEqual((module.serve(), module.base), (address, address))
            for file, kind in [("", "text/html"), ("poda.wasm", "application/wasm")]:
                with urllib.request.urlopen(address + file) as answer:
                    self.assertEqual(answer.headers["Content-Type"], kind)
            self.assertTrue(str(module.show(TREE)).startswith(address + "#tree="))
            with self.assertRaises(urllib.error.HTTPError):
                urllib.request.urlopen(address + "../../poda.py")
            module._server.shutdown()
            module._server.server_close()

    def test_without_the_page_it_is_said_where_it_comes_from(self):
        with tempfile.TemporaryDirectory() as folder:
            module = self.module(folder)
            with self.assertRaisesRegex(module.BaseError, "packaging/wheel.sh"):
                module.serve()

    def test_a_port_that_cannot_be_had_is_said(self):
        with tempfile.TemporaryDirectory() as folder:
            module = self.module(folder)
            page = pathlib.Path(folder, "podalab", "page")
            page.mkdir(parents=True)
            (page / "index.html").touch()
            for port in (-1, 70_000, "8000"):
                with self.assertRaisesRegex(module.BaseError, "cannot be served"):
                    module.serve(port)


@unittest.skipUnless(importlib.util.find_spec("numpy"), "numpy is not installed.")
class Numpy(WithProgram):
    def test_arrays_and_numbers_of_numpy_are_those_of_python(self):
        import numpy

        self.assertEqual(poda.link(numpy.array([[3, 12, 8], [2, 4, 6]])), "#tree=[[3,12,8],[2,4,6]]")
        mixed = [numpy.array([1.5, numpy.inf]), [numpy.int8(3), numpy.float32(0.5)], {"value": numpy.int64(2)}]
        self.assertEqual(poda._tree(mixed)[1], "[[1.5,inf],[3,0.5],(value:2)]")
        self.assertEqual(poda.link(TREE, step=numpy.int64(5)), poda.link(TREE, step=5))
        self.assertEqual(poda.trace(TREE, killers=numpy.int64(2))[0]["killers"], 2)
        for leaf in (numpy.nan, numpy.bool_(True), numpy.complex64(1), numpy.array([]), numpy.array(["1"])):
            self.refused(poda.PositionError, [leaf, 1])
        self.refused(poda.PositionError, numpy.float64(3))


class Module(unittest.TestCase):
    def test_the_examples_of_the_documentation_hold(self):
        with mock.patch.dict(os.environ), mock.patch.object(poda, "base", None):
            os.environ.pop("PODA_BASE", None)
            failed, attempted = doctest.testmod(poda)
        self.assertEqual(failed, 0)
        self.assertGreater(attempted, 5)

    def test_its_version_is_the_program_s(self):
        [version] = [line for line in (ROOT / "Cargo.toml").read_text().splitlines() if line.startswith("version = ")]
        self.assertEqual(version, f'version = "{poda.__version__}"')

    def test_the_installed_package_is_this_file_with_the_program_and_the_page(self):
        try:
            files = importlib.metadata.files("podalab")
        except importlib.metadata.PackageNotFoundError:
            self.skipTest("The package is not installed.")
        parts = {str(file).split("/")[0] for file in files if ".dist-info" not in file.parts[0] and file.parts[0] != "__pycache__"}
        self.assertEqual(parts - {".."}, {"poda.py", "podalab"})
        self.assertIn("podalab/page/index.html", map(str, files))
        self.assertTrue(any(file.name in ("poda", "poda.exe") for file in files))
        # What is needed in a notebook alone is left to who wants it.
        self.assertTrue(all("extra ==" in required for required in importlib.metadata.requires("podalab") or []))
        source = (ROOT / "python" / "poda.py").read_bytes()
        self.assertEqual(pathlib.Path(poda.__file__).read_bytes(), source)

    def test_importing_it_imports_nothing_that_has_to_be_installed(self):
        code = "import sys; sys.path.insert(0, 'python'); import poda; print(*{name.split('.')[0] for name in sys.modules})"
        ran = subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
        self.assertFalse({"IPython", "numpy", "pandas"} & set(ran.stdout.split()))


if __name__ == "__main__":
    unittest.main()
