"""Searches made at random, as students write them: right ones, by varying what may vary, and the same with one mistake planted.

A program is a template whose places are filled: what a state is, how a move is made, whether both sides share a function, how the
window is tested. `python` returns one that podalab watches, `javascript` one that prints its run.
"""

import random

#: Lines of every program over a board of 2 × 3 cells, in which three in a row or two in a column win.
_BOARD = """
LINES = [(0, 1, 2), (3, 4, 5), (0, 3), (1, 4), (2, 5)]
X, O, EMPTY = {marks}
def cells(s): return {cells}
def value(s):
    c = cells(s)
    for line in LINES:
        if c[line[0]] != EMPTY and all(c[i] == c[line[0]] for i in line): return 1 if c[line[0]] == X else -1
    return 0
def free(s): return [i for i in range(6) if cells(s)[i] == EMPTY]
def over(s): return value(s) != 0 or not free(s)
def moves(s): return [{move} for i in free(s)]
def put(s, m, mark):
    {index}
    {put}
def turn(s):
    c = cells(s)
    return X if c.count(X) <= c.count(O) else O
"""

#: How a board of six cells is written, and how a mark is put on a copy of it.
_BOARDS = {
    "list": ("s", "t = list(s); t[i] = mark; return t", list),
    "tuple": ("list(s)", "t = list(s); t[i] = mark; return tuple(t)", tuple),
    "rows": ("s[0] + s[1]", "t = [row[:] for row in s]; t[i // 3][i % 3] = mark; return t", lambda c: [c[:3], c[3:]]),
    "text": ("list(s)", "return s[:i] + mark + s[i + 1:]", "".join),
    "dict": ("[s[k] for k in range(6)]", "t = dict(s); t[i] = mark; return t", lambda c: dict(enumerate(c))),
    "class": ("s.board", "t = Board(list(s.board)); t.board[i] = mark; return t", None),
}
_IN_PLACE = {"list": "s[i] = mark", "rows": "s[i // 3][i % 3] = mark", "dict": "s[i] = mark", "class": "s.board[i] = mark"}

#: What may be planted, each with the kinds of search in which it can be.
MISTAKES = {
    "no-cuts": "window",
    "not-raised": "window",
    "cut-late": "window",
    "swapped": "window",
    "wrong-bound": "window",
    "cut-early": "window",
    "min-takes-most": "sides",
    "exchanged": "sides",
    "raised-at-min": "window sides",
    "leaf-sign": "negamax",
    "no-sign": "negamax",
    "not-negated": "window negamax",
    "last-kept": "",
    "from-zero": "",
    "small-infinity": "",
    "last-child-forgotten": "",
    "first-child-only": "",
    "shared-best": "sides",
    "wrong-leaf": "",
    "not-undone": "in place",
    "too-shallow": "",
}


#: Those that can be in a search of one line.
_OF_GENERATORS = ("min-takes-most", "exchanged", "last-child-forgotten", "first-child-only", "wrong-leaf")


def options(chance, mistake=None):
    """Returns what varies in a program, such that the mistake can be in it."""
    needs = MISTAKES[mistake].split() if mistake else []
    one = chance.choice
    state = one(("tree", "tree", "numbers", *_BOARDS))
    if "place" in needs:
        state = one(tuple(_IN_PLACE))
    made = {
        "state": state,
        "has_window": True if "window" in needs else chance.random() < 0.6,
        "style": one(("flag", "flag", "pair")) if "sides" in needs else "negamax" if "negamax" in needs else one(
            ("flag", "flag", "pair", "negamax", *(["generator"] if mistake in (None, *_OF_GENERATORS) else []))
        ),
        "is_in_place": state in _IN_PLACE and ("place" in needs or chance.random() < 0.5),
        "is_strict": chance.random() < 0.3, "is_hard": chance.random() < 0.3, "tests_first": chance.random() < 0.5,
        "infinity": one(("inf", "10**9", "inf", "99999")), "returns": one(("value", "value", "pair", "list")),
        "is_class": chance.random() < 0.2, "tells_depth": chance.random() < 0.4, "is_memo": chance.random() < 0.15,
        "passes_game": chance.random() < 0.3, "decides": chance.random() < 0.3,
        "move": one(("i", "(i // 3, i % 3)", "[i // 3, i % 3]", "'abcdef'[i]")),
        "marks": one(("'X', 'O', '.'", "1, -1, 0", "1, 2, 0")),
        "loop": one(("moves", "enumerate")), "is_claimed": mistake is not None,
    }  # fmt: skip
    if made["style"] == "generator":
        made.update(has_window=False, is_in_place=False, returns="value", is_memo=False)
    if made["has_window"]:
        made["is_memo"] = False
    if state == "text":
        made["marks"] = "'X', 'O', '.'"
    return made


def _tree(chance, levels, least=1):
    if levels == 0:
        return chance.randint(-9, 9)
    return [_tree(chance, levels - 1) for _ in range(chance.randint(least, 3))]


def _frozen(tree):
    return tuple(map(_frozen, tree)) if isinstance(tree, list) else tree


def _cells(chance, marks):
    """Returns a board on which two or three marks have been put."""
    x, o, empty = marks
    cells = [empty] * 6
    for place, index in enumerate(chance.sample(range(6), chance.choice((2, 2, 3)) if chance.random() < 0.8 else 1)):
        cells[index] = (x, o)[place % 2]
    return cells


class Program:
    """A program: its text, the call that searches, and the expression of the position it is checked with."""

    def __init__(self, text, call, position):
        self.text, self.call, self.position = text, call, position


def python(g, chance, mistake=None):
    """Returns a program in Python with these options, of which `chance` draws the position."""
    text = ["import copy", "from math import inf"]
    is_board = g["state"] in _BOARDS
    negamax, window, style = g["style"] == "negamax", g["has_window"], g["style"]
    if is_board:
        cells, put, make = _BOARDS[g["state"]]
        marks = eval(g["marks"])
        board = _cells(chance, marks)
        if g["state"] == "class":
            text += ["class Board:", "    def __init__(self, board): self.board = board"]
            start = f"Board({board!r})"
        else:
            start = repr(make(board))
        index = {"i": "i = m", "'": "i = 'abcdef'.index(m)"}.get(g["move"][0] if g["move"][0] != "[" else "(", "i = m[0] * 3 + m[1]")
        text.append(_BOARD.format(cells=cells, put=put, move=g["move"], marks=g["marks"], index=index))
        if g["is_in_place"]:
            text.append(f"def play(s, m, mark):\n    {index}\n    {_IN_PLACE[g['state']]}")
        # The game's own moves are tuples or numbers, whatever the program's loop gives.
        as_game = "lambda s: [tuple(m) if isinstance(m, list) else m for m in moves(s)]"
        position = (
            f"poda.game(actions={as_game}, result=lambda s, m: put(s, m, turn(s)), is_terminal=over, utility=value, to_move=turn)"
        )
        is_max = sum(cell == marks[0] for cell in board) <= sum(cell == marks[1] for cell in board)
        # The game's utility is MAX's: of the side that begins, where the game tells only whose turn it is.
        child = "put(s, m, mark)"
        leaf = "value(s)"
        if not is_max:
            position = position.replace("to_move=turn", "to_move=lambda s: 'MAX' if turn(s) == X else 'MIN'")
    elif g["state"] == "tree":
        tree = _tree(chance, chance.choice((2, 3, 3, 4)), 2)
        tree = _frozen(tree) if chance.random() < 0.3 or g["is_memo"] else tree
        start, position, is_max = repr(tree), None, chance.random() < 0.85
        text += ["def over(s): return not isinstance(s, (list, tuple))", "def value(s): return s", "def moves(s): return range(len(s))"]
        child, leaf = "s[m]", "value(s)"
    else:
        # Matches: one to three are taken, and who takes the last has won as many as there were.
        start, is_max = str(chance.randint(3, 6)), True
        text += ["def over(s): return s == 0", "def moves(s): return [m for m in (1, 2, 3) if m <= s]"]
        position = (
            "poda.game(actions=lambda s: moves(s[0]), result=lambda s, m: (s[0] - m, not s[1]), is_terminal=lambda s: over(s[0]), "
            f"utility=lambda s: -1 if s[1] else 1, start=({start}, True))"
        )
        child, leaf = "s - m", None
    infinity = g["infinity"] if mistake != "small-infinity" else "0.5"
    self_ = "self." if g["is_class"] else ""

    def function(name, side):
        """Returns the text of a search function. `side` is "max", "min" or None for both, by a flag."""
        mover = {"max": "True", "min": "False"}.get(side, "sign > 0" if negamax else "is_max")
        other = {"max": "min_value", "min": "max_value"}.get(side, name)
        value = leaf or f"(-1 if {mover} else 1)"
        if mistake == "wrong-leaf":
            value = f"-({value})" if is_board or leaf is None else "value(s) + 1"
        parameters = ["s", *(["depth"] if g["tells_depth"] or mistake == "too-shallow" else []), *(["alpha", "beta"] if window else [])]
        parameters += ["sign"] if negamax else ["is_max"] if side is None else []

        def call(state):
            bounds = "alpha, beta"
            if negamax:
                bounds = "alpha, beta" if mistake == "not-negated" else "-beta, -alpha"
            if mistake == "swapped":
                bounds = ", ".join(reversed(bounds.split(", ")))
            given = [state, *(["depth - 1"] if "depth" in parameters else []), *([bounds] if window else [])]
            given += ["-sign"] if negamax else ["not is_max"] if side is None else []
            called = f"{self_}{other}({', '.join(given)})"
            called += "" if g["returns"] == "value" else "[0]"
            return "-" + called if negamax and mistake != "no-sign" else called

        def returned(value, move="None"):
            return {"value": value, "pair": f"({value}, {move})", "list": f"[{value}, {move}]"}[g["returns"]]

        lines = [f"def {name}({'self, ' if self_ else ''}{', '.join(parameters)}):"]
        if g["is_memo"]:
            key = f"key = (repr(s if not hasattr(s, 'board') else s.board), {mover})"
            lines += [f"    {key}", "    if key in MEMO: return MEMO[key]"]
        signed = f"sign * {value}" if negamax and mistake != "leaf-sign" else value
        lines += [f"    if over(s): return {returned(signed)}"]
        if mistake == "too-shallow":
            lines += [f"    if depth <= 1: return {returned('0')}"]
        if style == "generator":
            takes = "(max if is_max else min)" if mistake != "min-takes-most" else "max"
            takes = "(min if is_max else max)" if mistake == "exchanged" else takes
            rest = "list(moves(s))" + {"last-child-forgotten": "[:-1] or list(moves(s))", "first-child-only": "[:1]"}.get(mistake, "")
            loop = "".join(["    mark = X if is_max else O\n"] if is_board else [])
            return "\n".join(lines) + f"\n{loop}    return {takes}({call(child)} for m in {rest})\n"
        worst = f"-{infinity}" if negamax else f"-{infinity} if {mover} else {infinity}"
        worst = "0" if mistake == "from-zero" else worst
        lines += ["    old = alpha, beta"] if window and g["is_hard"] else []
        lines += [f"    best, best_move = ({worst}), None"]
        if mistake == "shared-best":
            lines[-1:] = [f"    if {mover} not in SHARED: SHARED[{mover}] = {worst}", f"    best, best_move = SHARED[{mover}], None"]
        lines += [f"    mark = X if {mover} else O"] if is_board else []
        rest = "list(moves(s))" + {"last-child-forgotten": "[:-1] or list(moves(s))", "first-child-only": "[:1]"}.get(mistake, "")
        head = f"for m in {rest}:" if g["loop"] == "moves" else f"for k, m in enumerate({rest}):"
        lines += [f"    {head}"]
        if g["is_in_place"]:
            lines += ["        play(s, m, mark)", f"        v = {call('s')}"]
            lines += ["        play(s, m, EMPTY)"] if mistake != "not-undone" else []
        else:
            lines += [f"        v = {call(child)}"]
        if negamax:
            is_better = "v > best"
        elif mistake == "exchanged":
            is_better = f"(v < best if {mover} else v > best)"
        else:
            is_better = "v > best" if mistake == "min-takes-most" else f"(v > best if {mover} else v < best)"
        if mistake == "exchanged":
            lines = [line.replace(f"({worst})", f"({worst.replace('-', '+')})" if "if" not in worst else f"(-({worst}))") for line in lines]
        is_better = f"best_move is None or {is_better}" if infinity != "0.5" and mistake not in ("from-zero", "shared-best") else is_better
        is_better = "True" if mistake == "last-kept" else is_better
        lines += [f"        if {is_better}: best, best_move = v, m"]
        lines += [f"        SHARED[{mover}] = best"] if mistake == "shared-best" else []
        if window:
            raised = "alpha = max(alpha, best)" if negamax else f"if {mover}: alpha = max(alpha, best)\n        else: beta = min(beta, best)"
            if mistake == "raised-at-min":
                raised = "alpha = max(alpha, best)"
            raised = "pass" if mistake == "not-raised" else raised
            sign = ">" if g["is_strict"] else ">="
            closes = f"best {sign} beta" if negamax else f"(best {sign} beta if {mover} else alpha {sign} best)"
            if mistake == "cut-early":
                closes = "best + 3 >= beta" if negamax else f"(best + 3 >= beta if {mover} else alpha + 3 >= best)"
            met = "best"
            if g["is_hard"]:
                met = "beta" if negamax else f"(beta if {mover} else alpha)"
            if mistake == "wrong-bound":
                met = "alpha" if negamax else f"(alpha if {mover} else beta)"
            cut = f"if {closes}: return {returned(met, 'best_move')}"
            if mistake == "no-cuts":
                cut = "pass"
            if mistake == "cut-late":
                lines.insert(len(lines) - 1, f"        if {f'best_move is not None and ({closes})'}: return {returned(met, 'best_move')}")
                cut = "pass"
            by_window = f"if alpha {sign} beta: break"
            is_plain = mistake not in ("no-cuts", "cut-late", "cut-early", "wrong-bound")
            lines += [f"        {part}" for part in ((cut, raised) if g["tests_first"] or not is_plain else (raised, by_window))]
        lines += [f"    best = {'max' if True else ''}(old[0], min(old[1], best))"] if window and g["is_hard"] and mistake not in ("wrong-bound",) else []
        lines += [f"    MEMO[key] = {returned('best', 'best_move')}"] if g["is_memo"] else []
        lines += [f"    return {returned('best', 'best_move')}"]
        return "\n".join(lines) + "\n"

    functions = [function("max_value", "max"), function("min_value", "min")] if style == "pair" else [function("negamax" if negamax else "search", None)]
    if self_:
        text += ["class Player:"] + ["    " + "\n    ".join(one.splitlines()) for one in functions]
    else:
        text += functions
    text += ["MEMO, SHARED = {}, {}"]
    name = ("max_value" if is_max else "min_value") if style == "pair" else "negamax" if negamax else "search"
    arguments = [start, *(["3" if mistake == "too-shallow" else "9"] if g["tells_depth"] or mistake == "too-shallow" else [])]
    arguments += [f"-{g['infinity']}", g["infinity"]] if window else []
    arguments += [str(1 if is_max else -1)] if negamax else [str(is_max)] if style != "pair" else []
    called = f"Player().{name}" if self_ else name
    return Program("\n".join(text) + "\n", f"{called}, {', '.join(arguments)}", position)


#: A game with the methods of the library of *Artificial Intelligence: A Modern Approach*, and two searches of it.
_AIMA = """
from collections import namedtuple
from math import inf
State = namedtuple("State", "left player taken")
class Game:
    def actions(self, state): raise NotImplementedError
    def result(self, state, move): raise NotImplementedError
    def {is_terminal}(self, state): return not self.actions(state)
    def utility(self, state, player): raise NotImplementedError
{to_move}
class Matches(Game):
    def actions(self, state): return {listed}(m for m in {takes} if m <= state.left)
    def result(self, state, move): return State(state.left - move, "O" if state.player == "X" else "X", state.taken + ((move, state.player),))
    def utility(self, state, player):
        score = {score}
        return score if player == "X" else -score
"""
_AIMA_TO_MOVE = "    def to_move(self, state): return state.player"
_AIMA_SEARCH = """
def {name}(game, state):
    player = {mover}
    def max_value(state{window}):
        if game.{is_terminal}(state): return {leaf}
        v, move = -inf, None
        for a in game.actions(state):
            v2 = min_value(game.result(state, a){window}){value}
            if {first}v2 > v: v, move = v2, a
{max_cut}        return {returned}
    def min_value(state{window}):
        if game.{is_terminal}(state): return {leaf}
        v, move = inf, None
        for a in game.actions(state):
            v2 = max_value(game.result(state, a){window}){value}
            if {first}v2 < v: v, move = v2, a
{min_cut}        return {returned}
    return max_value(state{begin}){answer}
"""

#: A game with the methods of easyAI's `TwoPlayerGame`, and a negamax of it.
_EASYAI = """
import copy
from math import inf
class Matches:
    def __init__(self, left): self.players, self.left, self.current_player, self.taken = [1, 2], left, 1, []
    def possible_moves(self): return [{move} for m in {takes} if m <= self.left]
    def make_move(self, m): self.left -= {number}; self.taken.append((self.current_player, {number}))
{unmake}    def is_over(self): return not self.possible_moves()
    def switch_player(self): self.current_player = 3 - self.current_player
    @property
    def opponent_index(self): return 3 - self.current_player
    def scoring(self):
        score = {score}
        return score if self.current_player == 1 else -score
def negamax(game, depth{window}):
    if depth == 0 or game.is_over(): return game.scoring()
    best = -inf
    for m in game.possible_moves():
{play}
        best = max(best, v)
{cut}    return best
"""


def library(chance):
    """Returns a right program in Python over a game as a library has it, whose position podalab finds by itself."""
    takes = chance.choice(((1, 2), (1, 2, 3), (2, 1), (1, 3)))
    left, has_window, sign = chance.randint(3, 6), chance.random() < 0.6, chance.choice((">", ">="))
    weights = [chance.randint(-3, 3) for _ in range(3)]
    if chance.random() < 0.6:
        is_terminal, has_mover = chance.choice(("is_terminal", "terminal_test")), chance.random() < 0.5
        pair = chance.random() < 0.7
        cuts = {"max_cut": "", "min_cut": ""}
        if has_window:
            tests = {"max": f"            if v {sign} beta: return RETURNED\n", "min": f"            if alpha {sign} v: return RETURNED\n"}
            moved = {"max": "            alpha = max(alpha, v)\n", "min": "            beta = min(beta, v)\n"}
            for side in ("max", "min"):
                late = f"            if alpha {sign} beta: break\n"
                cuts[f"{side}_cut"] = tests[side] + moved[side] if chance.random() < 0.5 else moved[side] + late
        returned = "v, move" if pair else "v"
        text = _AIMA.format(
            is_terminal=is_terminal, to_move=_AIMA_TO_MOVE if has_mover else "", listed=chance.choice(("list", "tuple")), takes=takes,
            score=f"sum((m * {weights[0]} + i * {weights[1]}) * (1 if who == 'X' else -1) for i, (m, who) in enumerate(state.taken))",
        ) + _AIMA_SEARCH.format(
            name="alpha_beta_search" if has_window else "minimax_search", mover="game.to_move(state)" if has_mover else "state.player",
            window=", alpha, beta" if has_window else "", begin=", -inf, inf" if has_window else "", is_terminal=is_terminal,
            leaf="game.utility(state, player)" + (", None" if pair else ""), value="[0]" if pair else "", returned=returned,
            first=chance.choice(("", "move is None or ")), answer=chance.choice(("", "[1]", "[0]")) if pair else "",
            **{side: cut.replace("RETURNED", returned) for side, cut in cuts.items()},
        )  # fmt: skip
        name = "alpha_beta_search" if has_window else "minimax_search"
        return Program(text, f"{name}, Matches(), State({left}, 'X', ())", None)
    is_in_place = chance.random() < 0.4
    call = f"-negamax({'game' if is_in_place else 'after'}, depth - 1{', -beta, -alpha' if has_window else ''})"
    is_text = chance.random() < 0.5
    number = "int(m)" if is_text else "m"
    if is_in_place:
        play = f"        game.make_move(m); game.switch_player()\n        v = {call}\n        game.switch_player(); game.unmake_move(m)"
    else:
        play = f"        after = copy.deepcopy(game)\n        after.make_move(m); after.switch_player()\n        v = {call}"
    text = _EASYAI.format(
        move="str(m)" if is_text else "m", number=number, takes=takes, play=play, window=", alpha, beta" if has_window else "",
        unmake=f"    def unmake_move(self, m): self.left += {number}; self.taken.pop()\n" if is_in_place else "",
        score=f"sum((m * {weights[0]} + i * {weights[1]}) * (1 if who == 1 else -1) for i, (who, m) in enumerate(self.taken))",
        cut=f"        alpha = max(alpha, best)\n        if alpha {sign} beta: break\n" if has_window else "",
    )  # fmt: skip
    return Program(text, f"negamax, Matches({left}), 9{', -inf, inf' if has_window else ''}", None)


#: Lines of every program in JavaScript over the same board, whose tree the header tells.
_JS_BOARD = """
const LINES = [[0, 1, 2], [3, 4, 5], [0, 3], [1, 4], [2, 5]];
const value = s => { for (const l of LINES) if (s[l[0]] && l.every(i => s[i] === s[l[0]])) return s[l[0]]; return 0; };
const moves = s => [0, 1, 2, 3, 4, 5].filter(i => s[i] === 0);
const over = s => value(s) !== 0 || moves(s).length === 0;
const put = (s, m, mark) => { const t = s.slice(); t[m] = mark; return t; };
const expand = (s, max) => over(s) ? value(s) : moves(s).map(m => expand(put(s, m, max ? 1 : -1), !max));
const index = (s, m) => moves(s).indexOf(m);
"""
_JS_TREE = """
const over = s => !Array.isArray(s), value = s => s, moves = s => [...s.keys()], put = (s, m) => s[m], expand = s => s;
const index = (s, m) => m;
"""


def javascript(g, chance, mistake=None):
    """Returns a program in JavaScript with these options, as a function of no argument that returns the lines of its run."""
    is_board, negamax, window = g["state"] != "tree", g["style"] == "negamax", g["has_window"]
    is_in_place = is_board and g["is_in_place"]
    if is_board:
        # MAX is to move.
        cells = [0] * 6
        for place, at in enumerate(chance.sample(range(6), 2)):
            cells[at] = (1, -1)[place]
        start = str(cells)
    else:
        start = str(_tree(chance, chance.choice((2, 3, 3, 4)), 2))
    infinity = {"inf": "Infinity", "10**9": "1e9", "99999": "99999"}[g["infinity"]]
    initial = "0.5" if mistake == "small-infinity" else infinity
    tells_window, tells_side = window and chance.random() < 0.7, chance.random() < 0.5
    claims = {"algorithm": "'" + ("negamax" if negamax else "") + ("-alpha-beta" if window and negamax else "alpha-beta" if window else "" if negamax else "minimax") + "'"}
    claims["algorithm"] = claims["algorithm"].replace("'alpha-beta'", chance.choice(("'alpha-beta'", "'AlphaBeta'", "'alphabeta'")))
    # A search that claims nothing is right if it is any of the right ones.
    if chance.random() < 0.3 and mistake is None and not g["is_claimed"]:
        claims = {}
    if negamax and chance.random() < 0.5:
        claims["view"] = "'mover'"
    mover = "sign > 0" if negamax else "isMax"
    move_name = chance.choice(("index(s, m)", "String(index(s, m))", "[index(s, m)]"))
    lines = [_JS_BOARD if is_board else _JS_TREE, "const lines = [], print = line => lines.push(JSON.stringify(line)), MEMO = {}, SHARED = {};"]
    if g["passes_game"]:
        lines += ["lines.push('searching ...');"]
    lines += [f"const header = {{poda: 'run', version: 1, tree: expand({start}, true), claims: {{{', '.join(f'{k}: {v}' for k, v in claims.items())}}}}};", "print(header);"]
    if g["decides"]:
        lines += ["lines.push('{not json');"]

    def function(name, side):
        is_max = {"max": "true", "min": "false"}.get(side, mover)
        other = {"max": "minValue", "min": "maxValue"}.get(side, name)
        leaf = {"leaf-sign": "value(s)", "wrong-leaf": "value(s) + 1"}.get(mistake, "sign * value(s)" if negamax else "value(s)")
        parameters = ["s", "via", *(["alpha", "beta"] if window else []), *(["sign"] if negamax else ["isMax"] if side is None else [])]
        told = ["e: 'enter'", "move: via", *(["alpha, beta"] if tells_window else [])]
        told += [f"side: {is_max} ? 'max' : 'min'"] if tells_side else []
        out = [f"function {name}({', '.join(parameters)}) {{", f"  print({{{', '.join(told)}}});"]

        def returned(value, best=""):
            return f"{{ const r = {value}; print({{e: 'leave', value: r{best}}}); return r; }}"

        out += [f"  if (over(s)) {returned(leaf)}"]
        if g["is_memo"] and not window:
            out += [f"  const key = JSON.stringify([s, {is_max}]);", f"  if (key in MEMO) {returned('MEMO[key]')}"]
        if mistake == "too-shallow":
            out += [f"  if (via !== null && moves(s).length < 3) {returned('0')}"]
        worst = f"-{initial}" if negamax else f"({is_max} ? -{initial} : {initial})"
        worst = f"({is_max} ? {initial} : -{initial})" if mistake == "exchanged" else "0" if mistake == "from-zero" else worst
        out += [f"  const old = [{'alpha, beta' if window else ''}];", f"  let best = {worst}, move = null;"]
        if mistake == "shared-best":
            out += [f"  if ({is_max} in SHARED) best = SHARED[{is_max}];"]
        rest = "moves(s)" + {"last-child-forgotten": ".slice(0, Math.max(1, moves(s).length - 1))", "first-child-only": ".slice(0, 1)"}.get(mistake, "")
        out += [f"  for (const m of {rest}) {{", f"    const name = {move_name};"]
        bounds = "alpha, beta" if not negamax or mistake == "not-negated" else "-beta, -alpha"
        bounds = ", ".join(reversed(bounds.split(", "))) if mistake == "swapped" else bounds
        child = "s" if is_in_place else f"put(s, m, {is_max} ? 1 : -1)"
        given = [child, "name", *([bounds] if window else []), *(["-sign"] if negamax else ["!isMax"] if side is None else [])]
        call = ("-" if negamax and mistake != "no-sign" else "") + f"{other}({', '.join(given)})"
        out += [f"    s[m] = {is_max} ? 1 : -1;"] if is_in_place else []
        out += [f"    const v = {call};"]
        out += ["    s[m] = 0;"] if is_in_place else []
        better = "v > best" if negamax or mistake == "min-takes-most" else f"({is_max} ? v > best : v < best)"
        better = f"({is_max} ? v < best : v > best)" if mistake == "exchanged" else "true" if mistake == "last-kept" else better
        better = better if mistake in ("small-infinity", "from-zero", "shared-best") else f"move === null || {better}"
        out += [f"    if ({better}) {{ best = v; move = name; }}"]
        out += [f"    SHARED[{is_max}] = best;"] if mistake == "shared-best" else []
        if window:
            sign = ">" if g["is_strict"] else ">="
            raised = "alpha = Math.max(alpha, best);" if negamax else f"if ({is_max}) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);"
            raised = {"raised-at-min": "alpha = Math.max(alpha, best);", "not-raised": ""}.get(mistake, raised)
            less = "best + 3" if mistake == "cut-early" else "best"
            closes = f"{less} {sign} beta" if negamax else f"({is_max} ? {less} {sign} beta : {'alpha + 3' if mistake == 'cut-early' else 'alpha'} {sign} best)"
            met = "best" if not g["is_hard"] else "beta" if negamax else f"({is_max} ? beta : alpha)"
            met = ("alpha" if negamax else f"({is_max} ? alpha : beta)") if mistake == "wrong-bound" else met
            cut = f"if ({closes}) {returned(met)}"
            if mistake == "cut-late":
                out.insert(len(out) - 1, f"    if (move !== null && {closes}) {returned(met)}")
            cut = "" if mistake in ("no-cuts", "cut-late") else cut
            is_plain = mistake not in ("no-cuts", "cut-late", "cut-early", "wrong-bound")
            out += [cut, raised] if g["tests_first"] or not is_plain else [raised, f"    if (alpha {sign} beta) break;"]
        out += ["  }"]
        out += ["  best = Math.max(old[0], Math.min(old[1], best));"] if window and g["is_hard"] and mistake != "wrong-bound" else []
        out += ["  MEMO[key] = best;"] if g["is_memo"] and not window else []
        tells_best = g["returns"] != "value"
        return "\n".join([*out, "  " + returned("best", ", best: move ?? undefined" if tells_best else ""), "}"])

    if g["style"] == "pair":
        name = "maxValue"
        lines += [function("maxValue", "max"), function("minValue", "min")]
    else:
        name = "search"
        lines += [function("search", None)]
    arguments = [start, "null", *([f"-{infinity}, {infinity}"] if window else []), *(["1"] if negamax else ["true"] if g["style"] != "pair" else [])]
    body = "\n".join([*lines, f"{name}({', '.join(arguments)});", "return lines;"])
    return f"() => {{\n{body}\n}}"
