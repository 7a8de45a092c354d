"""Boards: what a game draws of a state, as the rows of cells or the lines of text that Poda draws at the nodes of a tree."""

import contextlib
import io
import re

from .nodes import same
from .recorder import attribute

#: The largest number of rows and of cells in a row, and of characters and lines of a text.
MAX_CELLS, MAX_TEXT, MAX_LINES = 20, 200, 6
_COLOR = re.compile("\x1b\\[[0-9;]*m")
_FEN = re.compile(r"([A-Za-z0-9]+(?:/[A-Za-z0-9]+){2,})(\[.*\])?(?: [wb-].*)?")
#: What stands in an empty cell, the surest first.
_EMPTY = ".-+_·"


class Picture:
    """How the states of a game are drawn: all of them in the way in which the first one can be."""

    def __init__(self, first):
        self.kind, self.empty, self.is_hex = None, "", False
        found = rows_of(first) if not isinstance(first, str) else None
        if found is not None:
            self.kind, self.size = rows_of, _size(found)
        elif isinstance(first, str):
            for kind in (_grid, _text, _characters):
                found = kind(first)
                if found is not None:
                    self.kind, self.size = kind, _size(found)
                    break
            self.is_hex = self.kind is _grid and _is_slanted(first)
        if self.kind in (rows_of, _grid):
            cells = "".join(found)
            self.empty = next((empty for empty in _EMPTY if empty in cells and cells.count(empty) * 4 >= len(cells)), "")

    @property
    def grid(self):
        """The name of the cells, as a position file has it; None for what is usual."""
        return "Hex" if self.is_hex else "None" if self.kind is _characters else None

    @property
    def has_pieces(self):
        """Whether the characters in the cells may be pieces."""
        return self.kind in (rows_of, _grid)

    def of(self, shown):
        """Returns the field `board` or `text` of a state, or no field."""
        if self.kind is None or (self.kind is not rows_of and not isinstance(shown, str)):
            return {}
        found = self.kind(shown)
        if self.kind is not _text and (found is None or _size(found) != self.size):
            found = None if not isinstance(shown, str) else _text(shown)
            return {} if found is None else {"text": found}
        if self.kind is _text:
            return {} if found is None else {"text": found}
        return {"board": [row.replace(self.empty, ".") if self.empty else row for row in found]}


def shown_by(function, *arguments):
    """Returns the result of a function or, if that is None, what it prints; None if the function fails."""
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            told = function(*arguments)
    except Exception:  # Of the program's own drawing, without which there is a tree, too.
        return None
    return printed.getvalue() if told is None else told


def board_of(state, game=None):
    """Returns what there is to draw of a state: rows, or a text that the game prints; None where it draws nothing."""
    for thing in (attribute(state, "board"), attribute(state, "grid"), state):
        for found in (rows_of(thing), _rows_of_places(thing, game)):
            if found is not None:
                return found
    for owner, name, arguments in ((game, "display", (state,)), (state, "show", ()), (state, "display", ()), (state, "render", ())):
        if callable(attribute(owner, name)):
            found = shown_by(getattr(owner, name), *arguments)
            if isinstance(found, str) and found.strip():
                return found
    if isinstance(state, str):
        return state
    is_written = type(state).__str__ is not object.__str__ and not isinstance(state, (int, float, list, tuple, dict, set))
    return shown_by(str, state) if is_written else None


def owners(steps):
    """Returns which characters are pieces of whom, as a dict from a character to 0 or 1: those that the moves of one player put on the
    board. `steps` are (mover, rows before, rows after)."""
    votes = {}
    for mover, before, after in steps:
        for old, new in zip("".join(before), "".join(after)):
            if new not in (old, ".", " ", "#") and mover in (0, 1):
                votes.setdefault(new, [0, 0])[mover] += 1
    found = {piece: int(many[1] > many[0]) for piece, many in votes.items() if max(many) >= 9 * min(many)}
    return found if len(set(found.values())) == 2 else {}


# ------------------------------------------------------------------------------------------------------- lists and the like


def rows_of(thing):
    """Returns the rows of a board that is a list of rows, or a list of all cells of a square; None where it is none.

    >>> rows_of([[None, "X"], ["O", None]]), rows_of([0, 1, 2, 0, 0, 0, 0, 0, 0]), rows_of(["ab", "c"])
    (['.X', 'O.'], ['.XO', '...', '...'], None)
    """
    if callable(attribute(thing, "tolist")):
        thing = thing.tolist()
    if not isinstance(thing, (list, tuple)) or not 1 <= len(thing) <= MAX_CELLS**2:
        return None
    if all(isinstance(row, (list, tuple, str)) and len(row) > 1 for row in thing):
        lists = thing
    else:
        width = round(len(thing) ** 0.5)
        if width < 2 or width * width != len(thing):
            return None
        lists = [thing[start : start + width] for start in range(0, len(thing), width)]
    if len(lists) > MAX_CELLS or not 1 < len(lists[0]) <= MAX_CELLS or any(len(row) != len(lists[0]) for row in lists):
        return None
    rows = ["".join(_cell(cell) or "" for cell in row) for row in lists]
    return rows if all(len(row) == len(lists[0]) for row in rows) else None


def _rows_of_places(thing, game):
    """Returns the rows of a board that is a dict from (row, column), both from 1, as AIMA has it."""
    height, width = (attribute(game, name) for name in ("h", "v"))
    if not isinstance(thing, dict) or not isinstance(height, int) or not isinstance(width, int):
        return None
    if not (1 <= height <= MAX_CELLS and 1 <= width <= MAX_CELLS):
        return None
    rows = ["".join(_cell(thing.get((row, column))) or "?" for column in range(1, width + 1)) for row in range(1, height + 1)]
    return rows if all(len(row) == width for row in rows) else None


def _cell(value):
    """Returns a cell as a character, None where it is none."""
    if type(value) is str and len(value) == 1:
        return value if value.isprintable() else None
    if value is None or same(value, 0) or same(value, "") or same(value, False):
        return "."
    if isinstance(value, (int, float)):
        return {1: "X", 2: "O", -1: "O"}.get(value)
    text = value if isinstance(value, str) else attribute(value, "value")
    return text if isinstance(text, str) and len(text) == 1 and text.isprintable() else None


# --------------------------------------------------------------------------------------------------------------- texts


def _size(found):
    return (len(found), len(found[0])) if isinstance(found, list) else None


def _lines(text):
    lines = [line.rstrip() for line in _COLOR.sub("", text).splitlines()]
    while lines and not lines[0]:
        del lines[0]
    while lines and not lines[-1]:
        del lines[-1]
    return lines


def _text(text):
    """Returns a text that is drawn as it is, None where it is too long."""
    lines = _lines(text)
    found = "\n".join(lines)
    return found if found and len(lines) <= MAX_LINES and len(found) <= MAX_TEXT and found.replace("\n", "").isprintable() else None


def _characters(text):
    """Returns the rows of a drawing in characters, without the sentences around it."""
    lines = [line for line in _lines(text) if not re.search(r"\w: ", line)]
    blank = [index for index, line in enumerate(lines) if not line]
    lines = lines[: blank[0]] if blank else lines
    width = max(map(len, lines), default=0)
    is_small = 1 < len(lines) <= MAX_CELLS and 1 < width <= MAX_CELLS
    return [line.ljust(width) for line in lines] if is_small and "".join(lines).isprintable() else None


def _grid(text):
    """Returns the rows of the board in a text, without the numbers of its rows and the letters of its columns; None where there is
    none.

    >>> _grid("2.x\\n1o.\\n ab"), _grid("  a b\\n1 - x 1\\n2 o - 2"), _grid("k1/2/1K w - - 0 1"), _grid("won")
    (['.x', 'o.'], ['-x', 'o-'], ['k.', '..', '.K'], None)
    """
    lines = _lines(text)
    placement = _FEN.fullmatch(lines[0].strip()) if len(lines) == 1 else None
    if placement:
        rows = [re.sub("[0-9]+", lambda empty: "." * int(empty[0]), row) for row in placement[1].split("/")]
        return rows if all(len(row) == len(rows[0]) <= MAX_CELLS for row in rows) else None
    found = _run([_labeled(line) for line in lines])
    if found is None:
        found = _run([(None, line.strip()) for line in lines])
        if found is not None and all(row[0].isdigit() and abs(int(row[0]) - int(found[0][0])) == at for at, row in enumerate(found)):
            found = [row[1:] for row in found]
    # Where it is a small part of the text, it is no board.
    return found if found is not None and 2 * len(found) >= sum(bool(line) for line in lines) else None


def _labeled(line):
    """Returns the number of a row and the rest of it, without the same number at its end."""
    found = re.fullmatch(r"\s*(\d{1,2})\s*(\D.*?)(?:\s+\1)?", line)
    return (int(found[1]), found[2].strip()) if found else (None, None)


def _run(lines):
    """Returns the longest run of lines that are rows of one length. Numbered ones are numbered without a gap, from or to 1 or 0."""
    best, rows, numbers = [], [], []
    for number, line in [*lines, (None, None)]:
        cells = _cells(line) if line else None
        if line == "" and rows:
            continue
        goes_on = rows and cells is not None and len(cells) == len(rows[0])
        if goes_on and number is not None:
            goes_on = abs(number - numbers[-1]) == 1 and (len(numbers) < 2 or number - numbers[-1] == numbers[-1] - numbers[-2])
        if not goes_on:
            is_whole = not numbers or numbers[0] is None or {numbers[0], numbers[-1]} & {0, 1}
            if is_whole and 2 <= len(rows) <= MAX_CELLS and len(rows) > len(best):
                best = rows
            rows, numbers = [], []
        if cells is not None:
            rows, numbers = [*rows, cells], [*numbers, number]
    return best or None


def _cells(line):
    """Returns the cells of a row: characters one after another, or with spaces or bars between them."""
    if re.search(r"\d\s{2,}\d", line):
        return None  # Numbers in columns, which may have several digits.
    parts = line.split()
    if "|" in line and len(line) > 2:
        parts = [part.strip() or " " for part in line.strip("|").split("|")]
    if len({len(part) for part in parts}) != 1 or (len(parts) > 1 and len(parts[0]) > 3):
        return None
    cells = "".join(parts)
    return cells if 2 <= len(cells) <= MAX_CELLS and cells.isprintable() else None


def _is_slanted(text):
    """Returns whether every row of a board begins further to the right, as on a board of hexagons."""
    lines = _lines(text)
    starts = [len(line) - len(line.lstrip()) for line in lines]
    return len(lines) > 2 and starts == list(range(starts[0], starts[0] + len(lines)))
