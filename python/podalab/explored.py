"""The tree of a game from a position on, with its boards: as a position of Poda, that is shown, saved, linked and solved."""

import math
from fractions import Fraction

import poda

from . import rules as _rules
from .positions import MAX_NODES, PositionError, TooLarge

#: The largest weight of an outcome of chance.
_MAX_WEIGHT = 1_000_000


def explore(game, state=None, *, depth=None, max_nodes=MAX_NODES, estimate=None, board=None, side="max"):
    """Returns the tree of a game from a state on, with its boards.

    `game` is a game of AIMA, easyAI or OpenSpiel, a state of OpenSpiel, a board of python-chess, `podalab.game(…)`, a module with the
    functions of CS50's tic-tac-toe, or a tree. `depth` is the number of plies; without it, the tree is as deep as `max_nodes` allows.
    `estimate` is a function of a state that returns what it is worth to MAX where the tree ends before the game, and `board` one that returns
    its rows, or a text. `side` is the side at the root, "max" or "min", where the game does not say it.

        tree = explore(pyspiel.load_game("breakthrough(rows=4,columns=3)"), depth=4, estimate=lambda state: 0)
        tree.show()
    """
    if depth is not None and (isinstance(depth, bool) or not isinstance(depth, int) or depth < 1):
        raise poda.PositionError(f"The depth is a number of plies from 1, not {depth!r:.60}.")
    try:
        rules = _rules.rules_of(game, state, estimate=estimate, board=board, side=side)
        return Explored(rules, *_known(rules, depth, max_nodes))
    except PositionError as error:
        raise poda.PositionError(str(error)) from error


class Explored:
    """The tree of a game. `depth` is its number of plies, `is_whole` says whether every line of it ends with the game, `positions` is the
    number of different positions, and `len` that of its nodes."""

    def __init__(self, rules, known, depth, size):
        self._rules, self._known, self.depth, self._size = rules, known, depth, size
        self.positions = len(known)
        self._text = None
        #: Whether no line of it is cut at the depth.
        self.is_whole = True
        self.text()

    def __len__(self):
        return self._size

    def __repr__(self):
        return f"<podalab.Explored of {self._size:,} nodes, {self.depth} plies>"

    def text(self):
        """Returns the tree as the text of a position file."""
        if self._text is None:
            self._text = self._written()
        return self._text

    def save(self, path):
        """Writes the tree to a file, which `poda` opens."""
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(self.text())
        return path

    def link(self, **options):
        """Returns a link that holds the tree, as `podalab.link` does."""
        return poda.link(self.text(), **options)

    def show(self, **options):
        """Returns a frame that shows the tree, as `podalab.show` does."""
        return poda.show(self.text(), **options)

    def solve(self, **options):
        """Returns the answer of a search of the tree, as `podalab.solve` does."""
        return poda.solve(self.text(), **options)

    def trace(self, **options):
        """Returns the trace of a search of the tree, as `podalab.trace` does."""
        return poda.trace(self.text(), **options)

    def picture(self, step=None, *, lang=None, theme=None):
        """Returns a picture of a step of the search, or of its last one, which a notebook keeps and displays without the page. `theme` is "light"
        or "dark". Raises `PositionError` if the tree has more than 2,000 nodes."""
        svg = poda._picture(self.text(), None, step, lang, theme)
        if svg is None:
            poda._program()
            raise poda.PositionError(
                f"There is no picture of this step, or of so large a tree: it has {self._size:,} nodes. Explore fewer plies, or begin at a later position."
            )
        return Drawing(svg)

    def _written(self):
        rules = self._rules
        top = self._known[rules.key(rules.start)]
        first = top.to_move if top.to_move != _rules.CHANCE else 0
        count = 2 if rules.players is None else len(rules.players)
        fields = []
        if rules.players is not None:
            fields.append(f"players:[{','.join(poda._string('player', name) for name in rules.players)}]")
        if first:
            fields.append(f"root:{_mover(rules, first)}")
        boards = [f"grid:{rules.grid}"] if rules.grid else []
        if rules.pieces:
            pieces = [f"({poda._string('piece', piece)},{owner})" for piece, owner in rules.pieces.items()]
            boards.append(f"pieces:[{','.join(pieces)}]")
        if boards:
            fields.append(f"boards:({','.join(boards)})")
        written = []
        # What is still to be written, the next last: a text, or a state with the move to it, its weight, its level and who moves
        # there unless it says otherwise.
        todo = [(rules.start, None, 1, 0, first)]
        while todo:
            item = todo.pop()
            if isinstance(item, str):
                written.append(item)
                continue
            state, move, weight, level, expected = item
            position = self._known[rules.key(state)]
            is_inner = not position.is_over and level < self.depth
            if not position.is_over and not is_inner:
                self.is_whole = False
            parts = []
            name = rules.name(state)
            if name:
                parts.append(f"move:{poda._string('move', name)}" if move is None else "")
            if move is not None:
                parts.append(f"move:{poda._string('move', move)}")
            is_chance = is_inner and position.to_move == _rules.CHANCE
            if is_inner and not is_chance and position.to_move != expected:
                parts.append(f"player:{_mover(rules, position.to_move)}")
            value = self._worth(state, position, is_inner)
            if value is not None:
                parts.append(f"{'estimate' if is_inner else 'value'}:{_number(value)}")
            drawn = rules.board(state)
            if "board" in drawn:
                parts.append(f"board:[{','.join(poda._string('board', row) for row in drawn['board'])}]")
            elif "text" in drawn:
                parts.append(f"text:{poda._string('text', drawn['text'])}")
            opened = "(" + ",".join(part for part in parts if part)
            end = ")" if weight == 1 else "))"
            written.append(opened if weight == 1 else f"({weight},{opened}")
            if not is_inner:
                written.append(end)
                continue
            written.append(f"{',' if opened != '(' else ''}{'chance' if is_chance else 'children'}:[")
            todo.append("]" + end)
            mover = expected if is_chance else position.to_move
            follows = mover if is_chance else (mover + 1) % count
            for below, part in reversed(list(zip(position.moves, _weights(position)))):
                todo += [",", (below.state, below.name, part, level + 1, follows)]
            del todo[-2 * len(position.moves)]
        title = f"title:{poda._string('title', rules.title)}," if rules.title else ""
        return f"(version:1,{title}game:Tree({','.join([*fields, 'tree:' + ''.join(written)])}))\n"

    def _worth(self, state, position, is_inner):
        """Returns the value or the estimate of a node, None where it has none."""
        if is_inner:
            is_chance = position.to_move == _rules.CHANCE
            return self._rules.estimate(state) if self._rules.has_estimates and not is_chance else None
        if position.is_over:
            return position.value
        value = self._rules.estimate(state)
        if value is None:
            raise PositionError(
                "The tree ends before the game does, and nothing says what its last positions are worth. Pass estimate=, a function of a "
                "state, or begin at a later position of the game."
            )
        return value


class Drawing:
    """A picture as the text of an SVG file, which a notebook displays."""

    def __init__(self, svg):
        self.svg = svg

    def __repr__(self):
        return f"<podalab.Drawing of {len(self.svg):,} characters>"

    def _repr_svg_(self):
        return self.svg

    def save(self, path):
        """Writes the picture to a file."""
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(self.svg)
        return path


def _mover(rules, player):
    return ("Max", "Min")[player] if rules.players is None else poda._string("player", rules.players[player])


def _number(value):
    """Returns a number or a vector as position files have it."""
    if isinstance(value, tuple):
        return f"({','.join(map(poda._number, value))})"
    return poda._number(value)


def _weights(position):
    """Returns the weights of the moves, which are whole numbers."""
    parts = [move.probability or Fraction(1) for move in position.moves]
    scale = math.lcm(*(part.denominator for part in parts)) if position.to_move == _rules.CHANCE else 1
    weights = [int(part * scale) for part in parts]
    common = math.gcd(*weights)
    weights = [weight // common for weight in weights]
    if max(weights) > _MAX_WEIGHT:
        raise PositionError("The probabilities of the outcomes of chance have a common denominator of more than 1,000,000.")
    return weights


def _known(rules, depth, max_nodes):
    """Returns the positions of the first plies by their keys, the number of plies, and the number of nodes of their tree: as many plies as
    are wanted, or as have room. Equal states are expanded once."""
    first = rules.key(rules.start)
    known = {first: rules.position(rules.start)}
    if known[first].is_over:
        raise PositionError("The game is over where it begins, so there is nothing to search.")
    # The keys of a ply, and in how many nodes each of them is.
    row, size, ply = {first: 1}, 1, 0
    while ply < (poda._MAX_LEVELS - 1 if depth is None else depth):
        more = sum(count * len(known[key].moves) for key, count in row.items())
        if not more:
            break
        if size + more > max_nodes:
            if depth is not None or not ply:
                raise TooLarge(None, max_nodes)
            break
        below, is_last = {}, ply + 1 == depth
        for key, count in row.items():
            for move in known[key].moves:
                next_key = rules.key(move.state)
                if next_key not in known:
                    known[next_key] = rules.end(move.state) if is_last else rules.position(move.state)
                below[next_key] = below.get(next_key, 0) + count
        row, size, ply = below, size + more, ply + 1
    return known, ply, size
