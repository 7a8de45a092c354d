"""Poda in a notebook: positions as links and frames, and traces as rows.

    import poda

    poda.base = "https://example.org/poda/"            # where the page of Poda is served
    poda.show([[3, 12, 8], [2, 4, 6], [14, 5, 2]])     # the tree in a frame
    poda.show(lesson="a-to-n", step=33, lang="es")     # a lesson, at a step
    poda.trace([[3, 12, 8], [2, 4, 6]], algorithm="alpha-beta")

`show` and `link` need nothing but Python. `trace` and `solve` run the program `poda`, which has to be installed. None of them
opens a connection: a link holds the whole position behind its `#`, which a browser does not send to a server. The package
`podalab` brings the page as well, and `poda.serve()` serves it to notebooks on this machine, without a network.

A position is one of

* a tree as nested lists or tuples: a list is an inner node and a number a leaf. A node with a name is a dict with the fields
  of position files: `{"name": "B", "children": [3, 12, 8]}` or `{"name": "E", "value": 5}`, and optionally `player` ("Max" or
  "Min"), `move`, `board` (its rows) or `text`, and, beside `children`, `estimate`. A numpy array is a tree too,
* the text of a position file, which begins with a parenthesis,
* the path of a position file (`*.ron`),
* a link to Poda,
* or a lesson, by its name: `lesson="a-to-n"`.
"""

import base64 as _base64
import errno as _errno
import html as _html
import json as _json
import math as _math
import numbers as _numbers
import operator as _operator
import os as _os
import re as _re
import reprlib as _reprlib
import shutil as _shutil
import subprocess as _subprocess
import sysconfig as _sysconfig
import zlib as _zlib
from urllib.parse import quote as _quote
from urllib.parse import urlsplit as _urlsplit

__version__ = "1.0.0"
__all__ = [
    "BaseError",
    "Frame",
    "LimitError",
    "OptionError",
    "PodaError",
    "PositionError",
    "ProgramError",
    "base",
    "link",
    "serve",
    "show",
    "solve",
    "trace",
]

#: The address of Poda's page, used where neither the argument `base` nor the environment variable PODA_BASE is given.
base = None

#: What serves the page, once `serve` was called.
_server = None

#: The largest text that a link holds, in bytes, and the largest number of levels of a tree: the limits of the program.
_MAX_BYTES = 1_000_000
_MAX_LEVELS = 1_100
#: A tree whose link would be longer is deflated. Some pages and mail programs cut longer links.
_MAX_PLAIN = 2_000


class PodaError(ValueError):
    """The base class of all errors of this module."""


class PositionError(PodaError):
    """The position cannot be understood."""


class OptionError(PodaError):
    """An argument other than the position is not valid."""


class BaseError(PodaError):
    """The address of Poda's page is missing, or is not one that a frame may open."""


class ProgramError(PodaError):
    """The program `poda` is not installed, or does not run."""


class LimitError(PodaError):
    """The search met a limit, such as `max_nodes`. `rows` holds the trace until then."""

    def __init__(self, message, rows):
        super().__init__(message)
        self.rows = rows


class Frame:
    """A frame with a position. A notebook shows it as the page, and `str` returns its link.

    Where a notebook is shown without its frames, as some hosts do, a link is left and, where the program is installed, a picture.
    `draw` returns that picture as the text of an SVG file, or None; it is called once, when the frame is shown.
    """

    def __init__(self, src, width, height, draw=None, lang=None):
        self.src, self.width, self.height = src, width, height
        self._draw, self._lang, self._picture = draw, lang, None

    def __str__(self):
        return self.src

    def __repr__(self):
        return f"<poda.Frame {self.src}>"

    def _repr_html_(self):
        src, width, height = (_html.escape(str(value)) for value in (self.src, self.width, self.height))
        return (
            f'<iframe src="{src}" width="{width}" height="{height}" title="Poda" style="border: 0" loading="lazy" '
            f'allow="clipboard-write; fullscreen" allowfullscreen></iframe>\n{self.static_html()}'
        )

    def static_html(self):
        """Returns what is shown under the frame, and without it: a link and a picture."""
        below, open_it, tree = _STATIC_WORDS.get(self._lang, _STATIC_WORDS[None])
        if self._picture is None and self._draw is not None:
            self._picture, self._draw = self._draw(), None
        link, picture = "", ""
        # Without an address it is no link.
        if not self.src.startswith("#"):
            address = _html.escape(self.src.removesuffix("&embed"))
            link = f'\n<a href="{address}" target="_blank" rel="noopener">{open_it}</a>'
        if self._picture:
            data = _base64.b64encode(_utf8(self._picture)).decode("ascii")
            picture = f'\n<img src="data:image/svg+xml;base64,{data}" alt="{tree}" style="display: block; max-width: 100%">'
        return f"<details><summary>{below}</summary>{link}{picture}\n</details>"


#: What stands under a frame, by its language: the summary, the link and the text for the picture.
_STATIC_WORDS = {
    None: ("Link and picture", "Open in Poda", "The tree"),
    "es": ("Enlace e imagen", "Abrir en Poda", "El árbol"),
}


def show(position=None, *, lesson=None, step=None, lang=None, mode=None, base=None, embed=True, width="100%", height=420):
    """Returns a frame that shows a position. A notebook displays it where it is the last value of a cell.

    `step` is the step at which the frame opens, counted as in `trace`; `lang` is the code of a language, such as "es", and `mode` is "practice" or
    "present". `base` is the address of Poda's page; without it, the environment variable PODA_BASE is used, and then
    `poda.base`. With `embed=False` the frame shows the whole window with its bars and panels. `width` and `height` are in
    pixels, or a percentage.

    >>> frame = show([[3, 12, 8], [2, 4, 6]], step=5, base="https://example.org/poda/")
    >>> print(frame)
    https://example.org/poda/#tree=[[3,12,8],[2,4,6]]&step=5&embed

    >>> show([[3, 12, 8], [2, 4, 6]], base="javascript:alert(1)")
    Traceback (most recent call last):
        ...
    poda.BaseError: The base 'javascript:alert(1)' does not begin with https:// or http://.
    """
    address = link(position, lesson=lesson, step=step, lang=lang, mode=mode, base=base, embed=embed)
    if address.startswith("#"):
        raise BaseError(
            'A frame needs the address of Poda\'s page. Pass it as base="https://…", '
            "assign it to poda.base, or set the environment variable PODA_BASE."
        )
    size = _size("width", width), _size("height", height)
    # What practice asks is not shown beside it: without a step it is the beginning.
    at = step if step is not None or mode != "practice" else 0
    # The link is what the position was when this was called.
    below = (lambda: _picture(address, None, at, lang)), lang
    try:
        from IPython.display import IFrame
    except ImportError:
        return Frame(address, *size, *below)

    class NotebookFrame(Frame, IFrame):
        """The same frame, which is an IFrame of IPython too. IFrame itself writes the address into HTML as it is."""

        def __init__(self):
            IFrame.__init__(self, address, *size)
            Frame.__init__(self, address, *size, *below)

    return NotebookFrame()


def link(position=None, *, lesson=None, step=None, lang=None, mode=None, base=None, embed=False):
    """Returns the link to a position: the base and, behind `#`, the whole position. Without a base it is the part from `#` on,
    which every command of the program takes in the place of a file. The arguments are those of `show`.

    Where the position is a link itself, `step`, `lang`, `mode` and `base` replace its own; `embed` is set or removed.

    >>> link([[3, 12, 8], (2, 4, 6)], base="https://example.org/poda/")
    'https://example.org/poda/#tree=[[3,12,8],[2,4,6]]'
    >>> link("https://example.org/poda/#lesson=a-to-n&step=12", step=33, lang="es")
    'https://example.org/poda/#lesson=a-to-n&step=33&lang=es'
    >>> link("(version:1,game:Nim())", base="")
    '#p0KHZlcnNpb246MSxnYW1lOk5pbSgpKQ'
    """
    kind, text = _kind(position, lesson)
    own_base, parts = "", []
    if kind == "link":
        own_base, text = text.split("#", 1)
        target, *parts = text.split("&")
        # Mail programs break long links into lines.
        target = "".join(target.split()) if target.startswith("p") else target
    elif kind == "lesson":
        target = "lesson=" + text
    elif kind == "tree":
        target = "tree=" + text
        if len(target) > _MAX_PLAIN:
            target = min(target, _encoded(_tree_document(text)), key=len)
    elif kind == "named tree":
        target = _encoded(_tree_document(text))
    else:
        target = _encoded(_read(text) if kind == "file" else text)

    options = {
        "step": _step(step),
        "lang": _language(lang),
        "mode": _mode(mode),
    }
    options = {name: f"{name}={value}" for name, value in options.items() if value is not None}
    parts = [part for part in parts if part.split("=")[0] not in ("embed", *options)]
    parts += options.values()
    if embed:
        parts.append("embed")
    # Quotes, spaces and other characters that end a link or an attribute are percent-encoded.
    fragment = _quote("&".join([target, *parts]), safe="%[]=&,;:@!$()*+/?-._~")
    return f"{_base(base, own_base)}#{fragment}"


def serve(port=0):
    """Serves the page from this machine, to this machine alone, and returns its address, which is the base from now on.

    The files of the page are those that the package `podalab` brings. `port` 0 takes one that is free. It is served until Python
    ends; a second call returns the same address.
    """
    global base, _server
    import http.server
    import threading

    folder = _os.path.join(_os.path.dirname(_os.path.abspath(__file__)), "podalab", "page")
    if not _os.path.isfile(_os.path.join(folder, "index.html")):
        raise BaseError(
            "The files of the page are not here: they come with the wheel podalab, which packaging/wheel.sh builds."
        )

    class Handler(http.server.SimpleHTTPRequestHandler):
        extensions_map = {
            ".css": "text/css",
            ".html": "text/html",
            ".js": "text/javascript",
            ".json": "application/json",
            ".mjs": "text/javascript",
            ".png": "image/png",
            ".svg": "image/svg+xml",
            ".wasm": "application/wasm",
            ".webmanifest": "application/manifest+json",
            "": "application/octet-stream",
        }

        def __init__(self, *arguments, **options):
            super().__init__(*arguments, directory=folder, **options)

        def log_message(self, *arguments):
            """Nothing is printed between the cells of a notebook."""

    if _server is None:
        try:
            _server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        except (OSError, OverflowError, TypeError) as error:
            raise BaseError(f"The page cannot be served at port {_shown(port)}: {error}.") from error
        threading.Thread(target=_server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{_server.server_address[1]}/"
    return base


def trace(position=None, *, lesson=None, max_nodes=100_000, **options):
    """Returns the trace of a search: a list of dicts, one for each line of `poda trace --json`, as the README describes them.
    The program `poda` has to be installed; where it is not on the PATH, the environment variable PODA_BIN names it.

    The options are the program's flags: `algorithm="alpha-beta"`, `depth=2`, `merge_symmetric=True`, `why=True`, `lang="es"`.
    Infinities are the strings "inf" and "-inf", which `float` turns into numbers.

    A search that visits more than `max_nodes` nodes ends with a `LimitError`, whose `rows` are the trace until then.

        rows = poda.trace([[3, 12, 8], [2, 4, 6]], algorithm="alpha-beta")
        [row["value"] for row in rows if row["event"] == "evaluate"]      # [3, 12, 8, 2]
    """
    code, rows, message = _run("trace", position, lesson, {"max_nodes": max_nodes, **options})
    if code and rows:
        raise LimitError(message, rows)
    if code:
        raise PositionError(message)
    return rows


def solve(position=None, *, lesson=None, **options):
    """Returns the answer of a search as a dict: `value`, `best`, `pv`, `cutoffs` and the other fields of `poda solve --json`.
    The arguments are those of `trace`.
    """
    code, answers, message = _run("solve", position, lesson, options)
    if code or not answers:
        raise PositionError(message)
    return answers[0]


# ------------------------------------------------------------------------------------------------------- what a position is


def _kind(position, lesson):
    """Returns what a position is, and its text: the node of a tree, a path, a link, or the text of a file."""
    if (position is None) == (lesson is None):
        raise PositionError('Pass either a position or the name of a lesson, as in lesson="a-to-n".')
    if lesson is not None:
        if not (isinstance(lesson, str) and _re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", lesson)):
            raise PositionError(f'A lesson is called by its name, such as "a-to-n", not by {_shown(lesson)}.')
        return "lesson", lesson
    if isinstance(position, _os.PathLike):
        return "file", _os.fspath(position)
    if not isinstance(position, str):
        return _tree(position)
    text = position.lstrip("\ufeff").strip()
    if text.startswith(("(", "//", "/*", "#!")):
        return "text", position.lstrip("\ufeff")
    if _re.match(r"[^#\s]*#(p0|p1|tree=|lesson=)", text):
        return "link", text
    if text.lower().endswith(".ron"):
        return "file", position
    raise PositionError(
        f"{_shown(position)} is neither the text of a position, which begins with a parenthesis, nor a link, nor the path of "
        'a .ron file. A tree is passed as a list, and a lesson as lesson="a-to-n".'
    )


def _tree(root, max_size=_MAX_BYTES):
    """Returns "tree" or, where a node has fields, "named tree", and the tree in the notation of position files.

    >>> _tree([[3, 12.5], {"name": "C", "children": [float("-inf"), 4]}])
    ('named tree', '[[3,12.5],(name:"C",children:[-inf,4])]')
    """
    kind, written, size = "tree", [], 0
    # What is still to be written, the next last: a node with its level, or text with None.
    todo = [(root, 0)]
    while todo:
        node, level = todo.pop()
        if level is not None and hasattr(node, "tolist"):
            node = node.tolist()  # Of numpy and pandas.
        if level is None:
            text = node
        elif level >= _MAX_LEVELS:
            raise PositionError(f"The tree has more than {_MAX_LEVELS:,} levels, or a list contains itself.")
        elif isinstance(node, _numbers.Real) and level > 0:
            text = _number(node)
        elif isinstance(node, (list, tuple, dict)):
            text = ""
            if isinstance(node, dict):
                kind = "named tree"
                todo.append((")", None))
                text, node = _fields(node)
            if node is not None:
                if not node:
                    raise PositionError("A list without children is no node: it needs at least one leaf.")
                if len(node) > max_size // 2:
                    raise _too_large()
                todo.append(("]", None))
                for child in reversed(node):
                    todo += [(child, level + 1), (",", None)]
                todo[-1] = ("[", None)
        elif level == 0:
            raise PositionError(f"{_shown(node)} is no position: a tree is a list, and a text, a path or a link is a string.")
        else:
            raise PositionError(
                f"{_shown(node)} is no node of a tree: a leaf is a number, and an inner node is a list, or a dict with fields."
            )
        size += len(text)
        if size > max_size:
            raise _too_large()
        written.append(text)
    return kind, "".join(written)


#: The fields of a node.
_FIELDS = ("name", "player", "move", "value", "estimate", "board", "text", "children", "chance")


def _fields(node):
    """Returns how a node with fields begins, and its children, or None for a leaf."""
    unknown = [key for key in node if key not in _FIELDS]
    if unknown:
        raise PositionError(f"A node has no field {_shown(unknown[0])}. Its fields are {', '.join(_FIELDS[:-1])} and {_FIELDS[-1]}.")
    if sum(field in node for field in ("value", "children", "chance")) != 1:
        raise PositionError(f"A node has either a value or children: {_shown(node)}.")
    below = "chance" if "chance" in node else "children"
    children = node.get(below)
    if hasattr(children, "tolist"):
        children = children.tolist()
    if below in node and not isinstance(children, (list, tuple)):
        raise PositionError(f"The children of a node are a list, not {_shown(children)}.")
    fields = []
    for field in ("name", "move"):
        if field in node:
            fields.append(f"{field}:{_string(field, node[field])}")
    if "player" in node:
        if node["player"] not in ("Max", "Min"):
            raise PositionError(f'The player of a node is "Max" or "Min", not {_shown(node["player"])}.')
        fields.append("player:" + node["player"])
    for field in ("value", "estimate"):
        if field in node:
            fields.append(f"{field}:{_number(node[field])}")
    if "board" in node:
        if not isinstance(node["board"], (list, tuple)):
            raise PositionError(f"The board of a node is a list of its rows, not {_shown(node['board'])}.")
        fields.append(f"board:[{','.join(_string('board', row) for row in node['board'])}]")
    if "text" in node:
        fields.append(f"text:{_string('text', node['text'])}")
    if below in node:
        fields.append(f"{below}:")
    return "(" + ",".join(fields), children


def _shown(value):
    """Returns a value as a message shows it: short, and on one line."""
    try:
        text = _reprlib.repr(value)
    except Exception:  # Of a number with too many digits, or of another module's object.
        text = f"this {type(value).__name__}"
    return " ".join(text.split())


def _number(value):
    """Returns a number as position files have it.

    >>> [_number(value) for value in (3, 3.0, -0.05, 10**15, float("inf"))]
    ['3', '3', '-0.05', '1000000000000000', 'inf']
    """
    if hasattr(value, "tolist"):
        value = value.tolist()
    try:
        # A bool is an int in Python.
        number = _math.nan if isinstance(value, bool) or not isinstance(value, _numbers.Real) else float(value)
    except OverflowError:
        raise PositionError("A leaf is too large: its value has to be a number of at most 1.8e308.") from None
    if _math.isnan(number):
        raise PositionError(f"{_shown(value)} is no value of a leaf, which is a number, or an infinity.")
    return str(int(number)) if number.is_integer() and abs(number) < 1e16 else repr(number)


def _string(field, text):
    """Returns a string in quotes, with escapes where they are needed."""
    if not isinstance(text, str):
        raise PositionError(f"The {field} of a node is a string, not {_shown(text)}.")
    return '"' + _re.sub(r'[\\"\x00-\x1f\x7f]', lambda match: f"\\u{{{ord(match[0]):x}}}", text) + '"'


def _read(path):
    """Returns the text of a position file."""
    try:
        with open(path, "rb") as file:
            text = file.read(_MAX_BYTES + 1)
        return text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PositionError(f"{_shown(_os.fspath(path))} is no position file: it is not UTF-8 text.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise PositionError(f"{_shown(_os.fspath(path))} cannot be read: {reason}.") from error


# ---------------------------------------------------------------------------------------------------------------- links


def _tree_document(node):
    return f"(version:1,game:Tree(tree:{node}))"


def _encoded(text):
    """Returns the text of a file as a link holds it: deflated where that is shorter, and in base64url.

    >>> _encoded("(version:1,game:Nim())")
    'p0KHZlcnNpb246MSxnYW1lOk5pbSgpKQ'
    """
    plain = _utf8(text)
    if len(plain) > _MAX_BYTES:
        raise _too_large()
    deflate = _zlib.compressobj(9, _zlib.DEFLATED, -15, 9)
    deflated = deflate.compress(plain) + deflate.flush()
    kind, code = ("p1", deflated) if len(deflated) < len(plain) else ("p0", plain)
    return kind + _base64.urlsafe_b64encode(code).rstrip(b"=").decode("ascii")


def _utf8(text):
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        raise PositionError("The text of the position contains half a character, which no file can hold.") from None


def _too_large():
    return PositionError("The position is too large: a link holds 1 MB at most.")


def _base(given, own):
    """Returns the address in front of a link."""
    chosen = [value for value in (given, own or None, _os.environ.get("PODA_BASE") or None, base) if value is not None]
    address = chosen[0] if chosen else ""
    if not isinstance(address, str):
        raise BaseError(f'The base is an address, such as "https://example.org/poda/", not {_shown(address)}.')
    shown = _shown(address)
    # A browser would leave these out, or end the address there.
    if not address.isprintable() or _re.search(r"[\s#<>\"'`\\]", address):
        raise BaseError(f"The base {shown} contains a space or another character that an address does not have.")
    try:
        scheme = _urlsplit(address).scheme
    except ValueError:
        raise BaseError(f"The base {shown} is not an address.") from None
    if scheme not in ("", "http", "https") or (not scheme and ":" in address.split("/")[0]):
        raise BaseError(f"The base {shown} does not begin with https:// or http://.")
    return address


def _step(step):
    if step is None:
        return None
    try:
        number = -1 if isinstance(step, bool) else _operator.index(step)
    except TypeError:
        number = -1
    if not 0 <= number < 2**32:
        raise OptionError(f"A step is a whole number from 0, not {_shown(step)}.")
    return number


def _language(lang):
    if lang is None or (isinstance(lang, str) and _re.fullmatch("[a-z]{2,3}", lang, _re.ASCII)):
        return lang
    raise OptionError(f'lang is the code of a language, such as "en", not {_shown(lang)}.')


def _mode(mode):
    if mode is None or (isinstance(mode, str) and mode in ("practice", "present")):
        return mode
    raise OptionError(f'mode is "practice" or "present", not {_shown(mode)}.')


def _size(name, value):
    if isinstance(value, str) and _re.fullmatch(r"[0-9]{1,6}(px|%)?", value, _re.ASCII):
        return value
    if not isinstance(value, (bool, str)):
        try:
            pixels = _operator.index(value)
        except TypeError:
            pixels = 0
        if 0 < pixels < 1_000_000:
            return pixels
    raise OptionError(f'{name} is a number of pixels, such as 420, or a percentage, such as "100%", not {_shown(value)}.')


# ---------------------------------------------------------------------------------------------------------- the program


def _picture(position, lesson, step, lang, theme=None):
    """Returns the picture of a step as the text of an SVG file; without a step, that of the last. Returns None where the program is
    missing, or where the tree is too large for a notebook."""
    limits = [f"--max-nodes={_MAX_PICTURE_NODES}", "--max-time=10"]
    flags = [f"--steps={'last' if step is None else step}", *limits]
    flags += [f"--{name}={value}" for name, value in (("lang", lang), ("theme", theme)) if value is not None]
    try:
        run = _call(["export", "--format=svg", "-o", "-", *flags], position, lesson)
    except PodaError:
        return None
    if run.returncode or len(run.stdout) > _MAX_PICTURE_BYTES:
        return None
    return run.stdout.decode("utf-8", "replace")


#: The largest tree and the largest file of a picture that is put into a notebook.
_MAX_PICTURE_NODES = 2_000
_MAX_PICTURE_BYTES = 500_000


def _call(arguments, position, lesson):
    """Runs the program on a position, and returns what `subprocess.run` does."""
    kind, text = _kind(position, lesson)
    stdin = None
    if kind == "file":
        # The whole path is never taken for a flag, a lesson or a link.
        file = _os.path.abspath(text)
    elif kind == "link":
        file = "#" + text.split("#", 1)[1]
    elif kind == "lesson":
        file = "#lesson=" + text
    else:
        file, stdin = "-", _utf8(text if kind == "text" else _tree_document(text))
    program = _program()
    try:
        return _subprocess.run(
            [program, *arguments, "--", file],
            input=stdin,
            stdin=_subprocess.DEVNULL if stdin is None else None,
            capture_output=True,
            check=False,
        )
    except ValueError as error:
        raise PositionError(f"The position cannot be passed to the program: {error}.") from error
    except OSError as error:
        if error.errno == _errno.E2BIG:
            raise PositionError("The link is too long to be passed to the program. Pass the position itself.") from None
        raise ProgramError(f"The program poda does not start: {error}.") from error


def _run(command, position, lesson, options):
    """Runs a command of the program. Returns its exit status, the lines of its output as dicts, and its message."""
    flags = [_flag(name, value) for name, value in options.items() if value is not None and value is not False]
    run = _call([command, "--json", *flags], position, lesson)
    # The name of standard input means nothing to a caller.
    message = _re.sub(r"(?m)^(-: ?|error: )", "", run.stderr.decode("utf-8", "replace").strip())
    if run.returncode == 2:
        raise OptionError(message)
    if run.returncode not in (0, 1):
        raise ProgramError(message or f"The program poda ended with {run.returncode}.")
    try:
        return run.returncode, [_json.loads(line) for line in run.stdout.splitlines()], message
    except ValueError as error:
        raise ProgramError(f"What the program poda has printed is not JSON: {error}.") from error


def _flag(name, value):
    """Returns an option as a flag: `max_nodes=9` is `--max-nodes=9`, and `why=True` is `--why`."""
    if not _re.fullmatch(r"[a-z][a-z_]*", name) or name in ("json", "format", "help", "version"):
        raise OptionError(f"{_shown(name)} is no option here.")
    flag = "--" + name.replace("_", "-")
    if value is True:
        return flag
    if not isinstance(value, (str, _numbers.Real)) or "\0" in str(value):
        raise OptionError(f"{name} is a string or a number, not {_shown(value)}.")
    return f"{flag}={value}"


def _program():
    """Returns the path of the program."""
    named = _os.environ.get("PODA_BIN")
    # Beside this Python, whose folder of programs a notebook need not have on its PATH; or wherever it is.
    beside = None if named else _shutil.which("poda", path=_sysconfig.get_path("scripts"))
    found = beside or _shutil.which(named or "poda")
    if found:
        return found
    if named:
        raise ProgramError(f"PODA_BIN names {_shown(named)}, and there is no such program.")
    raise ProgramError(
        "The program poda is not installed. Install the wheel podalab that packaging/wheel.sh builds, or run "
        '"cargo install --path ." in the folder of its source, or '
        "let the environment variable PODA_BIN name it. Links and frames work without it."
    )
