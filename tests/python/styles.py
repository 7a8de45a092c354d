"""Right searches in the styles in which people write them, and the same with a mistake planted.

A *family* is one style: how a state is held, how a side is told, what is returned, where a leaf is valued. It is a text with places,
`$side` or `$alpha`, that are filled with names and values drawn at random; `#watch` stands above each function of the search. A
*mistake* replaces a part of the text. Every program says what is right: the value of its root from MAX's view.
"""

import random
import re
import string

#: The families by name, each a function of a `Draw` that returns a `Program`.
FAMILIES = {}
#: Wrong programs that are no right one with a part replaced, in the same way.
WRONG_FAMILIES = {}


class Program:
    """A program: its text, the call of its search as `(function, arguments)`, and what is right."""

    def __init__(self, text, function, arguments, value, reads="r", position=None, lines=None, watched=None):
        self.text, self.function, self.arguments = text, function, arguments
        #: The value of the root from MAX's view, None where the family does not know it; and the expression that reads it from `r`,
        #: which the call returns.
        self.value, self.reads = value, reads
        #: The expression of the position that a run is checked with, None where the program holds it.
        self.position = position
        #: How three printed lines tell the run: a `Lines`, None where this family does not print.
        self.lines = lines
        #: What `watched` has to be added to the call: leaves, or names.
        self.watched = watched or ""


class Lines:
    """What a program prints of a search: its names of the node and of the window, its side, and its claims."""

    def __init__(self, tree, node, alpha=None, beta=None, side=None, is_max=None, claims=None):
        self.tree, self.node, self.alpha, self.beta, self.side, self.is_max = tree, node, alpha, beta, side, is_max
        self.claims = claims or {}


def family(function):
    """Adds a style."""
    FAMILIES[function.__name__.replace("_", "-")] = function
    return function


def wrong(function):
    """Adds a style that is wrong."""
    WRONG_FAMILIES[function.__name__.replace("_", "-")] = function
    return function


#: How a side is told: names of the parameter, the test for MAX, the other side, MAX, MIN, and what the program needs for it.
_SIDES = {
    "bool": ("is_max maximizing maximizingPlayer max_turn turn player m mx who es_max my_turn jugador".split(), "$side", "not $side", "True", "False", ""),
    "sign": ("player color side who jugador sgn sign turno".split(), "$side > 0", "-$side", "1", "-1", ""),
    "text": ("player side who jugador turn agent".split(), '$side == "max"', '"min" if $side == "max" else "max"', '"max"', '"min"', ""),
    "upper": ("player role kind tipo".split(), '$side == "MAX"', '"MIN" if $side == "MAX" else "MAX"', '"MAX"', '"MIN"', ""),
    "number": ("turn player agent who idx_player level".split(), "$side == 0", "1 - $side", "0", "1", ""),
    "ply": ("turn ply_no lvl".split(), "$side % 2 == 0", "$side + 1", "0", "1", ""),
    "marks": ("player mark symbol ficha who".split(), '$side == "X"', '"O" if $side == "X" else "X"', '"X"', '"O"', ""),
    "enum": ("player side turn".split(), "$side is Side.A", "Side.B if $side is Side.A else Side.A", "Side.A", "Side.B",
             "import enum\nclass Side(enum.Enum):\n    A = 1\n    B = 2\n"),
}  # fmt: skip


class Draw:
    """What is drawn for one program: names, a tree, whose move it is at the root."""

    def __init__(self, seed, mistake=None):
        self.chance = random.Random(seed)
        one = self.one = self.chance.choice
        self.mistake = mistake
        self.is_max = self.chance.random() < 0.6
        kind = one(tuple(_SIDES))
        names, is_max, flip, of_max, of_min, self.needs = _SIDES[kind]
        side = one(names)
        alpha, beta = one((("alpha", "beta"), ("alpha", "beta"), ("a", "b"), ("alfa", "beta"), ("lo", "hi"), ("low", "high"), ("α", "β")))
        self.names = {
            "f": one("minimax search mm solve value busca minimax_value best_score evaluate_tree go get_minimax max_depth_search search_min_score best_max".split()),
            "ab": one("alphabeta alpha_beta search ab minimax_ab solve prune best_max abSearch minimax explore max_depth_search".split()),
            "nega": one("negamax negaMax nega_max NegaMax nega search solve negamax_search alphaBetaNegaMax nm".split()),
            "avg": one("expectimax emax value expectiMax solve expecti_max search expected".split()),
            "node": one("node node state n nodo tree t position pos".split()),
            "child": one("child child c hijo nxt sub".split()),
            "alpha": alpha, "beta": beta, "side": side,
            "INF": one(("inf", "inf", "10**9", "float('inf')", "1e9")),
            "ge": one((">=", ">=", ">")),
            "color": one("color colour sign player side who jugador perspective".split()),
            "depth": one("depth depth d prof plies".split()),
        }  # fmt: skip
        if self.names["child"] in ("c",) and self.names["node"] == "c":
            self.names["node"] = "node"
        taken = {self.names["node"], self.names["child"], alpha, beta}
        if side in taken or side == self.names["color"]:
            side = self.names["side"] = one([name for name in names if name not in taken] or ["whose"])
        if self.names["color"] in taken:
            self.names["color"] = "color"
        self.names.update(
            is_max=is_max.replace("$side", side), flip=flip.replace("$side", side), root=of_max if self.is_max else of_min, MAX=of_max, MIN=of_min,
            sign="1" if self.is_max else "-1",
        )  # fmt: skip

    def tree(self, levels=None, least=2, most=3, low=-9, high=9):
        """Returns a tree of nested lists, uneven in half of all programs."""
        levels = levels or self.one((2, 2, 3, 3, 4))
        uneven = self.chance.random() < 0.5

        def made(left):
            if left == 0 or (uneven and left < levels and self.chance.random() < 0.25):
                return self.chance.randint(low, high)
            return [made(left - 1) for _ in range(self.chance.randint(least, most))]

        return made(levels)

    def even(self, levels=None, count=2):
        """Returns a tree in which all nodes have as many children."""
        levels = levels or self.one((2, 3))
        return self.chance.randint(-9, 9) if levels == 0 else [self.even(levels - 1, count) if levels > 1 else self.chance.randint(-9, 9) for _ in range(count)]

    def filled(self, text, **more):
        """Returns a text with its places filled."""
        text = string.Template(self.planted(text)).safe_substitute(more)
        return string.Template(text).safe_substitute({**self.names, **more})

    def planted(self, text):
        """Returns a text with the mistake in it, if one is wanted."""
        if self.mistake is not None:
            if "while True" in text or "while lower" in text:
                raise Unplanted  # It may search for ever.
            pattern, replacement = MISTAKES[self.mistake]
            changed = re.sub(pattern, lambda _: replacement, text)
            if changed == text:
                raise Unplanted
            text = changed
        return text

    def program(self, text, function, arguments, value, **more):
        """Returns a program whose text and call are filled."""
        extra = {key: more.pop(key) for key in list(more) if key.isupper()}
        extra = {key: repr(made) if not isinstance(made, str) else made for key, made in extra.items()}
        head = "from math import inf\n" + (self.needs if "$flip" in text or "$flip" in arguments or "$is_max" in text or "$root" in arguments else "")
        return Program(head + self.filled(text.strip("\n"), **extra) + "\n", self.plain(function, extra), self.plain(arguments, extra), value, **more)

    def plain(self, text, more=()):
        """Returns a text with its places filled, and no mistake in it."""
        return string.Template(string.Template(text).safe_substitute(dict(more))).safe_substitute({**self.names, **dict(more)})

    def lines(self, tree, claim, window=False, side=True, node="$node"):
        """Returns what is printed of a search of nested lists, some of it left out at random."""
        tells = self.chance.random
        name = self.names
        is_max = name["is_max"] if side else None
        claims = {} if tells() < 0.25 else {"algorithm": claim}
        tells_window = window and tells() < 0.8
        return Lines(
            tree, self.plain(node), name["alpha"] if tells_window else None, name["beta"] if tells_window else None,
            name["side"] if side and tells() < 0.7 else None, is_max, claims,
        )  # fmt: skip


class Unplanted(Exception):
    """The mistake cannot be in a program of the family."""


def best_of(tree, is_max):
    """Returns the value of nested lists for MAX."""
    if not isinstance(tree, (list, tuple)):
        return tree
    return (max if is_max else min)(best_of(child, not is_max) for child in tree)


def _frozen(tree):
    return tuple(map(_frozen, tree)) if isinstance(tree, list) else tree


# ---------------------------------------------------------------------------------------------- nested lists, by minimax


def _minimax(draw, text, arguments="$TREE, $root", claim="minimax", tree=None, function="$f", **more):
    tree = draw.tree() if tree is None else tree
    return draw.program(text, function, arguments, best_of(tree, draw.is_max), TREE=tree, lines=draw.lines(tree, claim) if more.pop("prints", True) else None, **more)


@family
def minimax_loop(draw):
    return _minimax(draw, """
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $f($child, $flip)
        best = max(best, v) if $is_max else min(best, v)
    return best
""")


@family
def minimax_two_branches(draw):
    return _minimax(draw, """
#watch
def $f($node, $side):
    if isinstance($node, (int, float)):
        return $node
    if $is_max:
        best = -$INF
        for $child in $node:
            v = $f($child, $flip)
            if v > best: best = v
        return best
    else:
        worst = $INF
        for $child in $node:
            v = $f($child, $flip)
            if v < worst: worst = v
        return worst
""")


@family
def minimax_one_line(draw):
    return _minimax(draw, """
#watch
def $f($node, $side):
    return $node if not isinstance($node, list) else (max if $is_max else min)($f($child, $flip) for $child in $node)
""")


@family
def minimax_list_of_values(draw):
    return _minimax(draw, """
#watch
def $f($node, $side):
    if type($node) != list: return $node
    vs = [$f($child, $flip) for $child in $node]
    return max(vs) if $is_max else min(vs)
""")


@family
def minimax_best_none(draw):
    return _minimax(draw, """
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    best = None
    for i in range(len($node)):
        v = $f($node[i], $flip)
        if best is None or (v > best if $is_max else v < best):
            best = v
    return best
""")


@family
def minimax_while(draw):
    return _minimax(draw, """
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    best, i = $f($node[0], $flip), 1
    while i < len($node):
        v = $f($node[i], $flip)
        if ($is_max) == (v > best): best = v
        i += 1
    return best
""")


@family
def minimax_reduce(draw):
    return _minimax(draw, """
from functools import reduce
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    return reduce(max if $is_max else min, [$f($child, $flip) for $child in $node])
""")


@family
def minimax_sorted(draw):
    return _minimax(draw, """
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    vs = sorted($f($child, $flip) for $child in $node)
    return vs[-1] if $is_max else vs[0]
""")


@family
def minimax_lambda(draw):
    return _minimax(draw, """
$f = lambda $node, $side: $node if isinstance($node, int) else (max if $is_max else min)([$f(x, $flip) for x in $node])
""", prints=False)


@family
def minimax_index_chosen(draw):
    return _minimax(draw, """
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    pick = max if $is_max else min
    values = {}
    for i, $child in enumerate($node):
        values[i] = $f($child, $flip)
    return values[pick(values, key=values.get)]
""")


@family
def minimax_side_by_depth(draw):
    tree = draw.tree()
    begin = 0 if draw.is_max else 1
    return draw.program("""
#watch
def $f($node, $depth):
    if not isinstance($node, list): return $node
    vs = [$f($child, $depth + 1) for $child in $node]
    return max(vs) if $depth % 2 == 0 else min(vs)
""", "$f", f"$TREE, {begin}", best_of(tree, draw.is_max), TREE=tree, lines=draw.lines(tree, "minimax", side=False))


@family
def minimax_depth_left(draw):
    return _minimax(draw, """
#watch
def $f($node, $depth, $side):
    if $depth == 0 or not isinstance($node, list): return $node
    vs = []
    for $child in $node:
        vs.append($f($child, $depth - 1, $flip))
    return max(vs) if $is_max else min(vs)
""", "$TREE, 9, $root")


@family
def minimax_star_arguments(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $f(*args):
    node, side = args
    if not isinstance(node, list): return node
    vs = [$f(x, not side) for x in node]
    return max(vs) if side else min(vs)
""", "$f", f"$TREE, {draw.is_max}", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_keywords(draw):
    tree = draw.tree()
    call = f"lambda: $f(node=$TREE, {draw.names['side'] if draw.names['side'].isidentifier() else 'who'}={draw.is_max})"
    return draw.program("""
#watch
def $f(**k):
    node = k["node"]
    if not isinstance(node, list): return node
    vs = [$f(node=x, $side=not k["$side"]) for x in node]
    return max(vs) if k["$side"] else min(vs)
""", call, "", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_keyword_only(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $f($node, *, $side=%s):
    if not isinstance($node, list): return $node
    vs = [$f($child, $side=not $side) for $child in $node]
    return max(vs) if $side else min(vs)
""" % draw.is_max, "$f", "$TREE", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_default_side(draw):
    draw.is_max = True
    tree = draw.tree()
    return draw.program("""
#watch
def $f($node, is_max=True):
    if not isinstance($node, list): return $node
    best = -$INF if is_max else $INF
    for $child in $node:
        v = $f($child, not is_max)
        best = max(best, v) if is_max else min(best, v)
    return best
""", "$f", "$TREE", best_of(tree, True), TREE=tree)


@family
def minimax_pair(draw):
    tree = draw.tree()
    top, other = draw.one((("max_value", "min_value"), ("maxValue", "minValue"), ("maximize", "minimize"), ("max_turn", "min_turn")))
    return draw.program("""
#watch
def MAX_NAME($node):
    if not isinstance($node, list): return $node
    v = -$INF
    for $child in $node: v = max(v, MIN_NAME($child))
    return v
#watch
def MIN_NAME($node):
    if not isinstance($node, list): return $node
    v = $INF
    for $child in $node: v = min(v, MAX_NAME($child))
    return v
""".replace("MAX_NAME", top).replace("MIN_NAME", other), top if draw.is_max else other, "$TREE", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_pair_of_players(draw):
    tree = draw.tree()
    top, other = draw.one((("mine", "theirs"), ("ours", "his"), ("computer", "human"), ("first", "second"), ("yo", "rival")))
    return draw.program("""
#watch
def TOP($node):
    if not isinstance($node, list): return $node
    return max([OTHER($child) for $child in $node])
#watch
def OTHER($node):
    if not isinstance($node, list): return $node
    return min([TOP($child) for $child in $node])
""".replace("TOP", top).replace("OTHER", other), top if draw.is_max else other, "$TREE", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_dispatcher(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def value($node, $side):
    if not isinstance($node, list): return $node
    if $is_max: return max_value($node, $side)
    return min_value($node, $side)
#watch
def max_value($node, $side):
    v = -$INF
    for $child in $node: v = max(v, value($child, $flip))
    return v
#watch
def min_value($node, $side):
    v = $INF
    for $child in $node: v = min(v, value($child, $flip))
    return v
""", "value", "$TREE, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_closure(draw):
    tree = draw.tree()
    order = "top, low" if draw.is_max else "low, top"
    return draw.program("""
def $f(tree):
    def best_max(node):
        return node if not isinstance(node, list) else max(best_min(x) for x in node)
    def best_min(node):
        return node if not isinstance(node, list) else min(best_max(x) for x in node)
    return %s(tree)
""" % ("best_max" if draw.is_max else "best_min"), "$f", "$TREE", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_class(draw):
    tree = draw.tree()
    return draw.program("""
class Player:
    def __init__(self, tree):
        self.tree, self.count = tree, 0
    #watch
    def $f(self, $node, $side):
        self.count += 1
        if not isinstance($node, list): return $node
        best = None
        for $child in $node:
            v = self.$f($child, $flip)
            if best is None or (v > best if $is_max else v < best): best = v
        return best
P = Player($TREE)
""", "P.$f", "P.tree, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_static_method(draw):
    tree = draw.tree()
    return draw.program("""
class Solver:
    @staticmethod
    #watch
    def $f($node, $side):
        if not isinstance($node, list): return $node
        vs = [Solver.$f($child, $flip) for $child in $node]
        return max(vs) if $is_max else min(vs)
""", "Solver.$f", "$TREE, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_callable_object(draw):
    tree = draw.tree()
    return draw.program("""
class Search:
    #watch
    def __call__(self, $node, $side):
        if not isinstance($node, list): return $node
        vs = [self($child, $flip) for $child in $node]
        return max(vs) if $is_max else min(vs)
S = Search()
""", "S", "$TREE, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_children_by_generator(draw):
    return _minimax(draw, """
def children(state):
    for x in state:
        yield x
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    best = -$INF if $is_max else $INF
    for $child in children($node):
        v = $f($child, $flip)
        best = max(best, v) if $is_max else min(best, v)
    return best
""")


@family
def minimax_counter(draw):
    return _minimax(draw, """
count = 0
#watch
def $f($node, $side, path=()):
    global count
    count += 1
    if not isinstance($node, list): return $node
    vs = [$f(x, $flip, path + (i,)) for i, x in enumerate($node)]
    return max(vs) if $is_max else min(vs)
""", prints=False)


@family
def minimax_typed(draw):
    return _minimax(draw, """
from typing import List, Union
Tree = Union[int, List["Tree"]]
#watch
def $f($node: Tree, $side) -> float:
    if not isinstance($node, list): return $node
    vs: List[float] = [$f($child, $flip) for $child in $node]
    return max(vs) if $is_max else min(vs)
""")


@family
def minimax_ties_last(draw):
    tree = draw.tree(low=-2, high=2)
    return _minimax(draw, """
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $f($child, $flip)
        if $is_max:
            if v >= best: best = v
        elif v <= best: best = v
    return best
""", tree=tree)


@family
def minimax_tuples_memo(draw):
    tree = _frozen(draw.tree(low=0, high=3))
    return draw.program("""
MEMO = {}
#watch
def $f($node, $side):
    if not isinstance($node, tuple): return $node
    if ($node, $side) in MEMO: return MEMO[$node, $side]
    vs = [$f($child, $flip) for $child in $node]
    MEMO[$node, $side] = max(vs) if $is_max else min(vs)
    return MEMO[$node, $side]
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_lru_cache(draw):
    tree = _frozen(draw.tree(low=0, high=3))
    above = draw.one(("@functools.lru_cache(maxsize=None)\n#watch", "#watch\n@functools.lru_cache(maxsize=None)", "#watch\n@functools.lru_cache"))
    return draw.program("import functools\n" + above + """
def $f($node, $side):
    if not isinstance($node, tuple): return $node
    vs = [$f($child, $flip) for $child in $node]
    return max(vs) if $is_max else min(vs)
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def minimax_leaf_in_loop(draw):
    return _minimax(draw, """
#watch
def $f($node, $side):
    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $f($child, $flip) if isinstance($child, list) else $child
        best = max(best, v) if $is_max else min(best, v)
    return best
""")


@family
def alphabeta_leaf_in_loop(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $ab($node, $alpha, $beta, $side):
    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $ab($child, $alpha, $beta, $flip) if isinstance($child, list) else $child
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
""", "$ab", "$TREE, -$INF, $INF, $root", best_of(tree, draw.is_max), TREE=tree, lines=draw.lines(tree, "alpha-beta", True))


@family
def negamax_leaf_in_loop(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $nega($node, $color):
    best = -$INF
    for $child in $node:
        if isinstance($child, list): v = -$nega($child, -$color)
        else: v = $color * $child
        if v > best: best = v
    return best
""", "$nega", "$TREE, $sign", best_of(tree, draw.is_max), reads="r" if draw.is_max else "-r", TREE=tree)


# ------------------------------------------------------------------------------------------------- what is returned


@family
def returns_value_and_index(draw):
    tree = draw.tree(low=0, high=3)
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node, None
    best = None
    for i, $child in enumerate($node):
        v, _ = $f($child, $flip)
        if best is None or (v > best[0] if $is_max else v < best[0]): best = v, i
    return best
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), reads="r[0]", TREE=tree)


@family
def returns_index_and_value(draw):
    tree = draw.tree(low=0, high=3)
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return None, $node
    best = None
    for i, $child in enumerate($node):
        v = $f($child, $flip)[1]
        if best is None or (v > best[1] if $is_max else v < best[1]): best = i, v
    return best
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), reads="r[1]", TREE=tree)


@family
def returns_index_minus_one_at_leaves(draw):
    tree = draw.tree(low=-2, high=3)
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return [$node, -1]
    best = [-$INF if $is_max else $INF, -1]
    for i, $child in enumerate($node):
        v = $f($child, $flip)[0]
        if (v > best[0]) if $is_max else (v < best[0]): best = [v, i]
    return best
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), reads="r[0]", TREE=tree)


@family
def returns_a_dict(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return {"score": $node, "index": None}
    moves = [{"index": i, "score": $f($child, $flip)["score"]} for i, $child in enumerate($node)]
    return (max if $is_max else min)(moves, key=lambda m: m["score"])
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), reads="r['score']", TREE=tree)


@family
def returns_a_dataclass(draw):
    tree = draw.tree()
    return draw.program("""
from dataclasses import dataclass
from typing import Any
@dataclass
class Result:
    value: float
    move: Any = None
#watch
def $f($node, $side):
    if not isinstance($node, list): return Result($node)
    best = None
    for i, $child in enumerate($node):
        v = $f($child, $flip).value
        if best is None or ($is_max and v > best.value) or (not ($is_max) and v < best.value): best = Result(v, i)
    return best
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), reads="r.value", TREE=tree)


@family
def returns_value_and_line(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node, []
    best, line = -$INF if $is_max else $INF, []
    for i, $child in enumerate($node):
        v, rest = $f($child, $flip)
        if (v > best) if $is_max else (v < best): best, line = v, [i] + rest
    return best, line
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), reads="r[0]", TREE=tree)


@family
def returns_the_leaf_itself(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return ($node, "leaf")
    return (max if $is_max else min)([$f($child, $flip) for $child in $node], key=lambda pair: pair[0])
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), reads="r[0]", TREE=tree)


@family
def root_returns_move_at_depth_zero(draw):
    tree = draw.tree(low=-3, high=4)
    names = draw.one(("i", '"abcdef"[i]', "(0, i)"))
    return draw.program("""
#watch
def $f($node, $depth, $side):
    if not isinstance($node, list): return $node
    best, move = (-$INF if $is_max else $INF), None
    for i, $child in enumerate($node):
        v = $f($child, $depth + 1, $flip)
        if (v > best) if $is_max else (v < best): best, move = v, NAMED
    return move if $depth == 0 else best
""".replace("NAMED", names), "$f", "$TREE, 0, $root", None, TREE=tree)


@family
def root_loop_returns_index(draw):
    tree = draw.tree(low=-3, high=4)
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    vs = [$f($child, $flip) for $child in $node]
    return max(vs) if $is_max else min(vs)
#watch
def best_move($node, $side):
    best, move = None, None
    for i, $child in enumerate($node):
        v = $f($child, $flip)
        if best is None or (v > best if $is_max else v < best): best, move = v, i
    return move
""", "best_move", "$TREE, $root", None, TREE=tree)


@family
def root_loop_returns_value_and_move(draw):
    tree = draw.tree(low=-3, high=4)
    returned, reads = draw.one((("(best, move)", "r[0]"), ("(move, best)", "r[1]"), ("{'move': move, 'value': best}", "r['value']"), ("best", "r")))
    return draw.program("""
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $ab($child, $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
#watch
def choose($node):
    best, move = -inf, None
    for i, $child in enumerate($node):
        v = $ab($child, best, inf, $MIN)
        if v > best: best, move = v, i
    return RETURNED
""".replace("RETURNED", returned), "choose", "$TREE", best_of(tree, True), reads=reads, TREE=tree)


@family
def root_max_with_key(draw):
    tree = draw.tree(low=-3, high=4)
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    vs = [$f($child, $flip) for $child in $node]
    return max(vs) if $is_max else min(vs)
def choose($node):
    return max(range(len($node)), key=lambda i: $f($node[i], $MIN))
""", "choose", "$TREE", None, TREE=tree)


# ------------------------------------------------------------------------------------------------ nested lists, alpha-beta


def _alphabeta(draw, text, arguments="$TREE, -$INF, $INF, $root", tree=None, claim="alpha-beta", prints=True, **more):
    tree = draw.tree() if tree is None else tree
    return draw.program(text, "$ab", arguments, best_of(tree, draw.is_max), TREE=tree, lines=draw.lines(tree, claim, True) if prints else None, **more)


@family
def alphabeta_loop(draw):
    return _alphabeta(draw, """
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $ab($child, $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
""")


@family
def alphabeta_hard(draw):
    return _alphabeta(draw, """
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    if $is_max:
        for $child in $node:
            v = $ab($child, $alpha, $beta, $flip)
            if v $ge $beta: return $beta
            if v > $alpha: $alpha = v
        return $alpha
    for $child in $node:
        v = $ab($child, $alpha, $beta, $flip)
        if $alpha $ge v: return $alpha
        if v < $beta: $beta = v
    return $beta
""")


@family
def alphabeta_returns_the_window(draw):
    return _alphabeta(draw, """
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    for $child in $node:
        v = $ab($child, $alpha, $beta, $flip)
        if $is_max: $alpha = max($alpha, v)
        else: $beta = min($beta, v)
        if $alpha $ge $beta: break
    return $alpha if $is_max else $beta
""")


@family
def alphabeta_mixed(draw):
    return _alphabeta(draw, """
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    if $is_max:
        best = -$INF
        for $child in $node:
            best = max(best, $ab($child, $alpha, $beta, $flip))
            if best > $beta: return best
            $alpha = max($alpha, best)
        return best
    for $child in $node:
        $beta = min($beta, $ab($child, $alpha, $beta, $flip))
        if $alpha >= $beta: return $alpha
    return $beta
""")


@family
def alphabeta_test_before_call(draw):
    return _alphabeta(draw, """
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    best, i = (-$INF if $is_max else $INF), 0
    while i < len($node) and $alpha < $beta:
        v = $ab($node[i], $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        i += 1
    return best
""")


@family
def alphabeta_pair(draw):
    tree = draw.tree()
    top, other = draw.one((("max_value", "min_value"), ("maxValue", "minValue"), ("maximizer", "minimizer")))
    return draw.program("""
#watch
def TOP($node, $alpha, $beta):
    if not isinstance($node, list): return $node
    v = -$INF
    for $child in $node:
        v = max(v, LOW($child, $alpha, $beta))
        if v $ge $beta: return v
        $alpha = max($alpha, v)
    return v
#watch
def LOW($node, $alpha, $beta):
    if not isinstance($node, list): return $node
    v = $INF
    for $child in $node:
        v = min(v, TOP($child, $alpha, $beta))
        if $alpha $ge v: return v
        $beta = min($beta, v)
    return v
""".replace("TOP", top).replace("LOW", other), top if draw.is_max else other, "$TREE, -$INF, $INF", best_of(tree, draw.is_max), TREE=tree)


@family
def alphabeta_none(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $ab($node, $side, alpha=None, beta=None):
    if not isinstance($node, list): return $node
    best = None
    for $child in $node:
        v = $ab($child, $flip, alpha, beta)
        if $is_max:
            if best is None or v > best: best = v
            if beta is not None and best >= beta: return best
            if alpha is None or best > alpha: alpha = best
        else:
            if best is None or v < best: best = v
            if alpha is not None and best <= alpha: return best
            if beta is None or best < beta: beta = best
    return best
""", "$ab", "$TREE, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def alphabeta_window_in_a_tuple(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $ab($node, window, $side):
    if not isinstance($node, list): return $node
    low, high = window
    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $ab($child, (low, high), $flip)
        if $is_max:
            best = max(best, v)
            low = max(low, best)
        else:
            best = min(best, v)
            high = min(high, best)
        if low $ge high: break
    return best
""", "$ab", "$TREE, (-$INF, $INF), $root", best_of(tree, draw.is_max), TREE=tree)


@family
def alphabeta_one_bound(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $ab($node, $side, limit):
    if not isinstance($node, list): return $node
    best = None
    for $child in $node:
        v = $ab($child, $flip, best)
        if best is None or (v > best if $is_max else v < best): best = v
        if limit is not None and (best >= limit if $is_max else best <= limit): return best
    return best
""", "$ab", "$TREE, $root, None", best_of(tree, draw.is_max), TREE=tree)


@family
def alphabeta_without_names(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def f(a, b, c, d):
    if not isinstance(c, list): return c
    e = -inf if d else inf
    for g in c:
        h = f(a, b, g, not d)
        if d: e = max(e, h); a = max(a, e)
        else: e = min(e, h); b = min(b, e)
        if a >= b: return e
    return e
""", "f", f"-inf, inf, $TREE, {draw.is_max}", best_of(tree, draw.is_max), TREE=tree)


@family
def alphabeta_from_the_last(draw):
    return _alphabeta(draw, """
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    best = -$INF if $is_max else $INF
    for $child in reversed($node):
        v = $ab($child, $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
""")


@family
def alphabeta_sorted(draw):
    return _alphabeta(draw, """
def guess(t): return t if not isinstance(t, list) else sum(map(guess, t)) / len(t)
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    best = -$INF if $is_max else $INF
    for $child in sorted($node, key=guess, reverse=$is_max):
        v = $ab($child, $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
""")


@family
def alphabeta_shuffled(draw):
    return _alphabeta(draw, """
import random
CHANCE = random.Random(%d)
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    best = -$INF if $is_max else $INF
    order = list(range(len($node)))
    CHANCE.shuffle(order)
    for i in order:
        v = $ab($node[i], $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
""" % draw.chance.randint(0, 99))


@family
def alphabeta_closure_keeps_the_side(draw):
    tree = draw.tree()
    return draw.program("""
def $ab(tree, $side):
    me = $side
    #watch
    def visit($node, who, $alpha, $beta):
        if not isinstance($node, list): return $node
        best = -$INF if who == me else $INF
        for $child in $node:
            v = visit($child, not who, $alpha, $beta)
            if who == me:
                best = max(best, v)
                $alpha = max($alpha, best)
            else:
                best = min(best, v)
                $beta = min($beta, best)
            if $alpha $ge $beta: break
        return best
    return visit(tree, me, -$INF, $INF)
""", "$ab", "$TREE, True", best_of(tree, True), TREE=tree)


@family
def alphabeta_narrow_root(draw):
    tree = draw.tree()
    return _alphabeta(draw, FAMILY_TEXTS["loop"], "$TREE, -10, 10, $root", tree=tree)


FAMILY_TEXTS = {"loop": """
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $ab($child, $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
"""}


@family
def alphabeta_best_possible(draw):
    tree = draw.tree(low=-1, high=1)
    return _alphabeta(draw, """
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, list): return $node
    best = -1 if $is_max else 1
    for $child in $node:
        v = $ab($child, $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
            if best == 1: return 1
        else:
            best = min(best, v)
            $beta = min($beta, best)
            if best == -1: return -1
        if $alpha >= $beta: break
    return best
""", "$TREE, -1, 1, $root", tree=tree, prints=False)


# ------------------------------------------------------------------------------------------------------------- negamax


def _negamax(draw, text, arguments, tree=None, window=False, prints=True, **more):
    tree = draw.tree() if tree is None else tree
    lines = draw.lines(tree, draw.one(("negamax-alpha-beta", "alpha-beta") if window else ("negamax", "minimax")), window, side=False) if prints else None
    return draw.program(text, "$nega", arguments, best_of(tree, draw.is_max), reads="r" if draw.is_max else "-r", TREE=tree, lines=lines, **more)


@family
def negamax_color(draw):
    return _negamax(draw, """
#watch
def $nega($node, $color):
    if not isinstance($node, list): return $color * $node
    best = -$INF
    for $child in $node:
        best = max(best, -$nega($child, -$color))
    return best
""", "$TREE, $sign")


@family
def negamax_one_line(draw):
    return _negamax(draw, """
#watch
def $nega($node, $color):
    return $color * $node if not isinstance($node, list) else max(-$nega($child, -$color) for $child in $node)
""", "$TREE, $sign")


@family
def negamax_by_depth(draw):
    draw.is_max = True
    return _negamax(draw, """
#watch
def $nega($node, $depth=0):
    if not isinstance($node, list): return $node if $depth % 2 == 0 else -$node
    return max(-$nega($child, $depth + 1) for $child in $node)
""", "$TREE", prints=False)


@family
def negamax_minus_one(draw):
    return _negamax(draw, """
#watch
def $nega($node, $alpha, $beta, $color):
    if not isinstance($node, list): return $color * $node
    v = -$INF
    for $child in $node:
        s = $nega($child, -$beta, -$alpha, -$color) * -1
        if s > v: v = s
        if v > $alpha: $alpha = v
        if $beta <= $alpha: break
    return v
""", "$TREE, -$INF, $INF, $sign", window=True)


@family
def negamax_zeros(draw):
    return _negamax(draw, """
#watch
def $nega($node, $alpha, $beta, $color):
    if not isinstance($node, list): return $color * $node
    v = -$INF
    for $child in $node:
        v = max(v, -$nega($child, -$beta, -$alpha, -$color))
        $alpha = max($alpha, v)
        if $alpha $ge $beta: break
    return v
""", "$TREE, -$INF, $INF, $sign", tree=draw.tree(low=-1, high=1), window=True)


@family
def negamax_hard(draw):
    return _negamax(draw, """
#watch
def $nega($node, $alpha, $beta, $color):
    if not isinstance($node, list): return $color * $node
    for $child in $node:
        s = -$nega($child, -$beta, -$alpha, -$color)
        if s $ge $beta: return $beta
        if s > $alpha: $alpha = s
    return $alpha
""", "$TREE, -$INF, $INF, $sign", window=True)


@family
def negamax_value_and_move(draw):
    tree = draw.tree(low=-3, high=3)
    return draw.program("""
#watch
def $nega($node, $alpha, $beta, $color):
    if not isinstance($node, list): return $color * $node, None
    best, move = -$INF, None
    for i, $child in enumerate($node):
        v = -$nega($child, -$beta, -$alpha, -$color)[0]
        if v > best: best, move = v, i
        $alpha = max($alpha, best)
        if $alpha $ge $beta: break
    return best, move
""", "$nega", "$TREE, -$INF, $INF, $sign", best_of(tree, draw.is_max), reads="r[0]" if draw.is_max else "-r[0]", TREE=tree)


@family
def negamax_mover_leaves(draw):
    # The leaves are the numbers of the side that is to move there.
    draw.is_max = True
    tree = draw.even()
    return draw.program("""
#watch
def $nega($node):
    if not isinstance($node, list): return $node
    return max(-$nega($child) for $child in $node)
""", "$nega", "$TREE", None, TREE=tree)


@family
def negamax_bool(draw):
    return _negamax(draw, """
#watch
def $nega($node, $side):
    if not isinstance($node, list): return $node if $is_max else -$node
    return max([-$nega($child, $flip) for $child in $node])
""", "$TREE, $root", prints=False)


# ------------------------------------------------------------------------------------------------------- other searches


@family
def pvs(draw):
    again = draw.one(("$alpha", "$alpha", "score"))
    draw.names["nega"] = draw.one(("pvs", "negascout", "principal_variation", "search"))
    return _negamax(draw, """
#watch
def $nega($node, $alpha, $beta, $color):
    if not isinstance($node, list): return $color * $node
    first = True
    for $child in $node:
        if first:
            score = -$nega($child, -$beta, -$alpha, -$color)
            first = False
        else:
            score = -$nega($child, -$alpha - 1, -$alpha, -$color)
            if $alpha < score < $beta: score = -$nega($child, -$beta, -AGAIN, -$color)
        $alpha = max($alpha, score)
        if $alpha >= $beta: break
    return $alpha
""".replace("AGAIN", again), "$TREE, -inf, inf, $sign", window=True, prints=False)


@family
def mtdf(draw):
    tree = draw.tree()
    return draw.program(FAMILY_TEXTS["loop"] + """
#watch
def mtdf(tree, g):
    lower, upper = -inf, inf
    while lower < upper:
        bound = g + 1 if g == lower else g
        g = $ab(tree, bound - 1, bound, $root)
        if g < bound: upper = g
        else: lower = g
    return g
""", "mtdf", "$TREE, 0", best_of(tree, draw.is_max), TREE=tree)


@family
def aspiration(draw):
    tree = draw.tree()
    return draw.program(FAMILY_TEXTS["loop"] + """
def aspire(tree, guess):
    low, high = guess - 2, guess + 2
    while True:
        v = $ab(tree, low, high, $root)
        if v <= low: low = -inf
        elif v >= high: high = inf
        else: return v
""", "aspire", "$TREE, 0", best_of(tree, draw.is_max), TREE=tree)


@family
def transposition_table(draw):
    tree = _frozen(draw.tree(low=0, high=2))
    narrows = draw.chance.random() < 0.5
    used = """
        if kind == "lower": $alpha = max($alpha, v)
        if kind == "upper": $beta = min($beta, v)
        if $alpha >= $beta: return v
""" if narrows else """
        if kind == "lower" and v >= $beta: return v
        if kind == "upper" and v <= $alpha: return v
"""
    return draw.program("""
TABLE = {}
#watch
def $ab($node, $alpha, $beta, $side):
    if not isinstance($node, tuple): return $node
    first, last = $alpha, $beta
    if ($node, $side) in TABLE:
        kind, v = TABLE[$node, $side]
        if kind == "exact": return v
""".rstrip("\n") + used + """    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $ab($child, $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha >= $beta: break
    TABLE[$node, $side] = ("upper" if best <= first else "lower" if best >= last else "exact"), best
    return best
""", "$ab", "$TREE, -$INF, $INF, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def iterative_deepening(draw):
    tree = draw.tree(levels=3)
    return draw.program("""
def guess(t): return t if not isinstance(t, list) else guess(t[0])
#watch
def $f($node, $depth, $side):
    if not isinstance($node, list): return $node
    if $depth == 0: return guess($node)
    vs = [$f($child, $depth - 1, $flip) for $child in $node]
    return max(vs) if $is_max else min(vs)
def deepen(tree):
    for limit in (1, 2, 3, 4): v = $f(tree, limit, $root)
    return v
""", "deepen", "$TREE", best_of(tree, draw.is_max), TREE=tree)


@family
def depth_limit(draw):
    tree = draw.tree(levels=4)
    limit = draw.one((1, 2, 3))
    return draw.program("""
def guess(t): return t if not isinstance(t, list) else guess(t[-1])
#watch
def $ab($node, $depth, $alpha, $beta, $side):
    if $depth == 0 or not isinstance($node, list): return guess($node)
    best = -$INF if $is_max else $INF
    for $child in $node:
        v = $ab($child, $depth - 1, $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
""", "$ab", f"$TREE, {limit}, -$INF, $INF, $root", None, TREE=tree)


def mean_of(tree, is_max):
    """Returns the value of nested lists where MIN moves at random."""
    if not isinstance(tree, list):
        return tree
    values = [mean_of(child, not is_max) for child in tree]
    return max(values) if is_max else sum(values) / len(values)


@family
def expectimax(draw):
    tree = draw.tree()
    draw.is_max = True
    return draw.program("""
#watch
def $avg($node, $side):
    if not isinstance($node, list): return $node
    vs = [$avg($child, $flip) for $child in $node]
    return max(vs) if $is_max else sum(vs) / len(vs)
""", "$avg", "$TREE, $MAX", mean_of(tree, True), TREE=tree)


@family
def expectimax_pair(draw):
    tree = draw.tree()
    other = draw.one(("exp_value", "chance_value", "expected", "average", "random_opponent"))
    return draw.program("""
#watch
def max_value($node):
    if not isinstance($node, list): return $node
    return max(OTHER($child) for $child in $node)
#watch
def OTHER($node):
    if not isinstance($node, list): return $node
    total = 0
    for $child in $node: total += max_value($child)
    return total / len($node)
""".replace("OTHER", other), "max_value", "$TREE", mean_of(tree, True), TREE=tree)


@family
def expectimax_weighted_sum(draw):
    tree = draw.tree()
    return draw.program("""
#watch
def $avg($node, $side):
    if not isinstance($node, list): return $node
    if $is_max: return max($avg($child, $flip) for $child in $node)
    p = 1 / len($node)
    return sum(p * $avg($child, $flip) for $child in $node)
""", "$avg", "$TREE, $MAX", mean_of(tree, True), TREE=tree)


# ------------------------------------------------------------------------------------------- values changed on the way up


@family
def discount(draw):
    tree = draw.tree(low=-9, high=9)
    factor = draw.one(("0.9", "0.5", "0.99", "2"))
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node
    return %s * (max if $is_max else min)([$f($child, $flip) for $child in $node])
""" % factor, "$f", "$TREE, $root", None, TREE=tree)


@family
def one_less_a_ply(draw):
    tree = draw.tree(low=0, high=9)
    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, list): return $node * 100
    vs = [$f($child, $flip) for $child in $node]
    best = max(vs) if $is_max else min(vs)
    return best - 1
""", "$f", "$TREE, $root", None, TREE=tree)


@family
def towards_zero(draw):
    draw.is_max = True
    return draw.program("""
#watch
def $f(n, $side):
    if n == 0: return -100 if $is_max else 100
    vs = [$f(n - k, $flip) for k in (1, 2, 3) if k <= n]
    best = max(vs) if $is_max else min(vs)
    return best - 1 if best > 0 else best + 1
""", "$f", f"{draw.one((3, 4, 5))}, $root", None)


@family
def gain_added(draw):
    coins = [draw.chance.randint(1, 9) for _ in range(draw.one((3, 4)))]
    return draw.program(draw.one(("""
C = $TREE
#watch
def gain(i, j):
    if i > j: return 0
    return max(C[i] - gain(i + 1, j), C[j] - gain(i, j - 1))
""", """
C = $TREE
#watch
def gain(i, j, m=True):
    if i > j: return 0
    if m: return max(C[i] + gain(i + 1, j, False), C[j] + gain(i, j - 1, False))
    return min(-C[i] + gain(i + 1, j, True), -C[j] + gain(i, j - 1, True))
""")), "gain", f"0, {len(coins) - 1}", None, TREE=coins)


@family
def depth_in_the_leaf(draw):
    tree = draw.tree(low=-1, high=1)
    return draw.program("""
#watch
def $f($node, $depth, $side):
    if not isinstance($node, list):
        return (10 - $depth) * $node
    vs = [$f($child, $depth + 1, $flip) for $child in $node]
    return max(vs) if $is_max else min(vs)
""", "$f", "$TREE, 0, $root", None, TREE=tree)


# -------------------------------------------------------------------------------------------------- trees of other kinds


@family
def node_objects(draw):
    tree = draw.tree()
    attribute = draw.one(("value", "score", "val", "utility"))
    return draw.program("""
class Node:
    def __init__(self, ATTR=None, children=None):
        self.ATTR, self.children = ATTR, children or []
def build(t): return Node(children=[build(x) for x in t]) if isinstance(t, list) else Node(t)
ROOT = build($TREE)
#watch
def $f($node, $side):
    if not $node.children: return $node.ATTR
    vs = [$f($child, $flip) for $child in $node.children]
    return max(vs) if $is_max else min(vs)
""".replace("ATTR", attribute), "$f", "ROOT, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def node_objects_that_keep_values(draw):
    tree = draw.tree()
    return draw.program("""
class Node:
    def __init__(self, value=None, children=()):
        self.value, self.children, self.best = value, list(children), None
def build(t): return Node(children=[build(x) for x in t]) if isinstance(t, list) else Node(t)
ROOT = build($TREE)
#watch
def $ab($node, $alpha, $beta, $side):
    if not $node.children: return $node.value
    $node.value = -$INF if $is_max else $INF
    for $child in $node.children:
        v = $ab($child, $alpha, $beta, $flip)
        if $is_max:
            if v > $node.value: $node.value, $node.best = v, $child
            $alpha = max($alpha, $node.value)
        else:
            if v < $node.value: $node.value, $node.best = v, $child
            $beta = min($beta, $node.value)
        if $alpha $ge $beta: break
    return $node.value
""", "$ab", "ROOT, -$INF, $INF, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def node_objects_with_a_side(draw):
    tree = draw.tree()
    side = draw.one(("'MAX' if m else 'MIN'", "'max' if m else 'min'"))
    return draw.program("""
from dataclasses import dataclass, field
@dataclass
class Node:
    player: str
    value: int = 0
    children: list = field(default_factory=list)
def build(t, m): return Node(SIDE, children=[build(x, not m) for x in t]) if isinstance(t, list) else Node(SIDE, t)
ROOT = build($TREE, ROOT_SIDE)
#watch
def $f($node):
    if not $node.children: return $node.value
    vs = [$f($child) for $child in $node.children]
    return max(vs) if $node.player.upper() == "MAX" else min(vs)
""".replace("SIDE)", f"{side})").replace("SIDE,", f"{side},").replace("ROOT_" + side, str(draw.is_max)).replace("ROOT_SIDE", str(draw.is_max)),
        "$f", "ROOT", best_of(tree, draw.is_max), TREE=tree)


@family
def method_of_a_node(draw):
    tree = draw.tree()
    draw.names["f"] = draw.one("minimax best search solve".split())
    return draw.program("""
class Node:
    def __init__(self, value=None, children=()):
        self.value, self.children = value, children
    #watch
    def $f(self, $side):
        if not self.children: return self.value
        vs = [x.$f($flip) for x in self.children]
        return max(vs) if $is_max else min(vs)
def build(t): return Node(children=[build(x) for x in t]) if isinstance(t, list) else Node(t)
ROOT = build($TREE)
""", "ROOT.$f", "$root", best_of(tree, draw.is_max), TREE=tree)


@family
def left_and_right(draw):
    tree = draw.even(count=2)
    return draw.program("""
class Node:
    def __init__(self, value=None, left=None, right=None): self.value, self.left, self.right = value, left, right
def build(t): return Node(None, build(t[0]), build(t[1])) if isinstance(t, list) else Node(t)
ROOT = build($TREE)
#watch
def $f($node, $side):
    if $node.left is None: return $node.value
    x, y = $f($node.left, $flip), $f($node.right, $flip)
    return max(x, y) if $is_max else min(x, y)
""", "$f", "ROOT, $root", best_of(tree, draw.is_max), TREE=tree)


@family
def names_in_a_dict(draw):
    tree = draw.tree(levels=2)
    edges, values, count = {}, {}, [0]

    def add(below):
        name = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[count[0]]
        count[0] += 1
        if isinstance(below, list):
            edges[name] = None
            edges[name] = [add(child) for child in below]
        else:
            values[name] = below
        return name

    add(tree)
    return draw.program("""
TREE = $EDGES
VALUES = $VALUES
#watch
def $f($node, $side):
    if $node in VALUES: return VALUES[$node]
    vs = [$f($child, $flip) for $child in TREE[$node]]
    return max(vs) if $is_max else min(vs)
""", "$f", "'A', $root", best_of(tree, draw.is_max), EDGES=edges, VALUES=values)


@family
def dict_tree(draw):
    tree = draw.tree(levels=2)

    def named(below, name="r"):
        return {f"{name}{i}": named(child, f"{name}{i}") for i, child in enumerate(below)} if isinstance(below, list) else below

    return draw.program("""
#watch
def $f($node, $side):
    if not isinstance($node, dict): return $node
    vs = [$f($child, $flip) for $child in $node.values()]
    return max(vs) if $is_max else min(vs)
""", "$f", "$TREE, $root", best_of(tree, draw.is_max), TREE=named(tree))


@family
def side_in_the_state(draw):
    tree = draw.tree()
    of_max, of_min = draw.one((("max", "min"), ("MAX", "MIN"), (1, -1), ("A", "B"), (True, False)))

    def told(below, is_max):
        return (of_max if is_max else of_min, [told(child, not is_max) for child in below]) if isinstance(below, list) else below

    return draw.program("""
#watch
def $f($node):
    if not isinstance($node, tuple): return $node
    who, below = $node
    vs = [$f($child) for $child in below]
    return max(vs) if who == %r else min(vs)
""" % (of_max,), "$f", "$TREE", best_of(tree, draw.is_max), TREE=told(tree, draw.is_max))


@family
def list_of_leaves(draw):
    height = draw.one((2, 3))
    leaves = [draw.chance.randint(-9, 9) for _ in range(2**height)]

    def nested(at, left):
        return leaves[at] if left == 0 else [nested(2 * at, left - 1), nested(2 * at + 1, left - 1)]

    return draw.program("""
#watch
def minimax(curDepth, nodeIndex, maxTurn, scores, targetDepth):
    if curDepth == targetDepth: return scores[nodeIndex]
    pick = max if maxTurn else min
    return pick(minimax(curDepth + 1, nodeIndex * 2, not maxTurn, scores, targetDepth), minimax(curDepth + 1, nodeIndex * 2 + 1, not maxTurn, scores, targetDepth))
""", "minimax", f"0, 0, {draw.is_max}, $LEAVES, {height}", best_of(nested(0, height), draw.is_max), LEAVES=leaves)


@family
def range_of_leaves(draw):
    leaves = [draw.chance.randint(-9, 9) for _ in range(draw.one((4, 8)))]
    first, last = draw.one((("a", "b"), ("low", "high"), ("lo", "hi"), ("left", "right"), ("i", "j"), ("start", "end")))

    def nested(begin, end):
        middle = (begin + end) // 2
        return leaves[begin] if end - begin == 1 else [nested(begin, middle), nested(middle, end)]

    return draw.program("""
L = $LEAVES
#watch
def $f(FIRST, LAST, $side):
    if LAST - FIRST == 1: return L[FIRST]
    mid = (FIRST + LAST) // 2
    x, y = $f(FIRST, mid, $flip), $f(mid, LAST, $flip)
    return max(x, y) if $is_max else min(x, y)
""".replace("FIRST", first).replace("LAST", last), "$f", f"0, {len(leaves)}, $root", best_of(nested(0, len(leaves)), draw.is_max), LEAVES=leaves)


@family
def slices_of_leaves(draw):
    leaves = [draw.chance.randint(-9, 9) for _ in range(draw.one((4, 8)))]

    def nested(part):
        return part[0] if len(part) == 1 else [nested(part[: len(part) // 2]), nested(part[len(part) // 2 :])]

    return draw.program("""
#watch
def $f(xs, $side):
    if len(xs) == 1: return xs[0]
    half = len(xs) // 2
    vs = [$f(xs[:half], $flip), $f(xs[half:], $flip)]
    return max(vs) if $is_max else min(vs)
""", "$f", "$LEAVES, $root", best_of(nested(leaves), draw.is_max), LEAVES=leaves)


@family
def text_tree(draw):
    tree = draw.tree(levels=2, low=0, high=9)
    text = str(tree).replace("[", "(").replace("]", ")").replace(", ", " ")
    return draw.program("""
def split(s):
    parts, level, word = [], 0, ""
    for c in s[1:-1] + " ":
        level += (c == "(") - (c == ")")
        if c == " " and level == 0:
            if word: parts.append(word)
            word = ""
        else: word += c
    return parts
#watch
def $f($node, $side):
    if $node[0] != "(": return int($node)
    vs = [$f($child, $flip) for $child in split($node)]
    return max(vs) if $is_max else min(vs)
""", "$f", f"{text!r}, $root", best_of(tree, draw.is_max))


# --------------------------------------------------------------------------------------------------------------- games

_NIM = "poda.game(actions=lambda s: [k for k in (1, 2, 3) if k <= s[0]], result=lambda s, k: (s[0] - k, not s[1]), is_terminal=lambda s: s[0] == 0, utility=lambda s: -1 if s[1] else 1, to_move=lambda s: 'MAX' if s[1] else 'MIN', start=(%d, %s))"


def _nim_value(left, is_max):
    """Returns 1 where MAX wins: who takes the last has won."""
    return (1 if is_max else -1) * (1 if left % 4 else -1)


def _nim(draw, text, function, arguments, reads="r", in_mover_view=False):
    left = draw.one((3, 4, 5, 6))
    position = _NIM % (left, draw.is_max) if draw.chance.random() < 0.7 else None
    if in_mover_view and not draw.is_max:
        reads = f"-({reads})"
    return draw.program(text, function, arguments.replace("LEFT", str(left)), _nim_value(left, draw.is_max), reads=reads, position=position)


@family
def nim_flag(draw):
    return _nim(draw, """
#watch
def $f(left, $side):
    if left == 0: return -1 if $is_max else 1
    vs = [$f(left - k, $flip) for k in (1, 2, 3) if k <= left]
    return max(vs) if $is_max else min(vs)
""", "$f", "LEFT, $root")


@family
def nim_negamax(draw):
    return _nim(draw, """
#watch
def $nega(left):
    if left == 0: return -1
    return max(-$nega(left - k) for k in (1, 2, 3) if k <= left)
""", "$nega", "LEFT", in_mover_view=True)


@family
def nim_win_in_loop(draw):
    return _nim(draw, """
#watch
def $nega(left):
    best = -1
    for k in (1, 2, 3):
        if k > left: continue
        if left - k == 0: v = 1
        else: v = -$nega(left - k)
        best = max(best, v)
    return best
""", "$nega", "LEFT", in_mover_view=True)


@family
def nim_win_stops_the_loop(draw):
    return _nim(draw, """
#watch
def $nega(left):
    if left == 0: return -1
    for k in (1, 2, 3):
        if k <= left and -$nega(left - k) == 1: return 1
    return -1
""", "$nega", "LEFT", in_mover_view=True)


@family
def nim_bool(draw):
    return _nim(draw, """
#watch
def wins(left):
    return any(not wins(left - k) for k in (1, 2, 3) if k <= left)
""", "wins", "LEFT", reads="1 if r else -1", in_mover_view=True)


@family
def nim_scaled(draw):
    return _nim(draw, """
#watch
def $f(left, $side):
    if left == 0: return -SCALE if $is_max else SCALE
    best = -$INF if $is_max else $INF
    for k in (1, 2, 3):
        if k <= left:
            v = $f(left - k, $flip)
            best = max(best, v) if $is_max else min(best, v)
    return best
""".replace("SCALE", draw.one(("10", "100", "1000"))), "$f", "LEFT, $root", reads="(r > 0) - (r < 0)")


@family
def nim_sooner(draw):
    return _nim(draw, """
#watch
def $f(left, $depth, $side):
    if left == 0: return $depth - 50 if $is_max else 50 - $depth
    vs = [$f(left - k, $depth + 1, $flip) for k in (1, 2, 3) if k <= left]
    return max(vs) if $is_max else min(vs)
""", "$f", "LEFT, 0, $root", reads="(r > 0) - (r < 0)")


@family
def nim_piles_in_place(draw):
    piles = [draw.one((1, 2)), draw.one((1, 2))]
    value = 1 if piles[0] != piles[1] else -1
    return draw.program("""
#watch
def $f(piles, $side):
    if not any(piles): return -1 if $is_max else 1
    best = -2 if $is_max else 2
    for i in range(len(piles)):
        for take in range(1, piles[i] + 1):
            piles[i] -= take
            v = $f(piles, $flip)
            piles[i] += take
            best = max(best, v) if $is_max else min(best, v)
    return best
""", "$f", "$TREE, $root", value if draw.is_max else -value, TREE=piles)


_BOARD = """
LINES = [(0, 1, 2), (3, 4, 5), (0, 3), (1, 4), (2, 5)]
def winner(b):
    for line in LINES:
        if b[line[0]] != "." and all(b[i] == b[line[0]] for i in line): return b[line[0]]
    return None
def free(b): return [i for i in range(6) if b[i] == "."]
def over(b): return winner(b) is not None or not free(b)
def score(b): return {"X": 1, "O": -1, None: 0}[winner(b)]
def turn(b): return "X" if sum(c == "X" for c in b) == sum(c == "O" for c in b) else "O"
def put(b, i, mark): return b[:i] + (mark if isinstance(b, str) else type(b)([mark])) + b[i + 1:]
"""
_BOARD_GAME = "poda.game(actions=free, result=lambda b, i: put(b, i, turn(b)), is_terminal=over, utility=score, to_move=lambda b: 'MAX' if turn(b) == 'X' else 'MIN')"


def _board(draw):
    """Returns the cells of a board on which two to four marks are put, and its value for X."""
    cells = ["."] * 6
    while True:
        cells = ["."] * 6
        marks = draw.one((2, 3, 3, 4))
        for place, at in enumerate(draw.chance.sample(range(6), marks)):
            cells[at] = "XO"[place % 2]
        scope = {}
        exec(_BOARD, scope)
        if not scope["over"](cells):
            break

    def value(b):
        if scope["over"](b):
            return scope["score"](b)
        below = [value(scope["put"](b, i, scope["turn"](b))) for i in scope["free"](b)]
        return max(below) if scope["turn"](b) == "X" else min(below)

    return cells, value(cells), scope["turn"](cells) == "X"


def _game(draw, text, function, arguments, reads="r", kind=list, sign=False, always=False):
    cells, value, draw.is_max = _board(draw)
    _, _, _, of_max, of_min, _ = next(rows for rows in _SIDES.values() if rows[3] == draw.names["MAX"] and rows[4] == draw.names["MIN"])
    draw.names.update(root=of_max if draw.is_max else of_min, sign="1" if draw.is_max else "-1")
    position = _BOARD_GAME if always or draw.chance.random() < 0.7 else None
    if sign and not draw.is_max:
        reads = f"-({reads})"
    return draw.program(_BOARD + text, function, arguments, value, reads=reads, position=position, BOARD="".join(cells) if kind is str else kind(cells), MARK="X" if draw.is_max else "O")


@family
def board_copied(draw):
    return _game(draw, """
#watch
def $f(board, $side):
    if over(board): return score(board)
    best = -$INF if $is_max else $INF
    for i in free(board):
        v = $f(put(board, i, "X" if $is_max else "O"), $flip)
        best = max(best, v) if $is_max else min(best, v)
    return best
""", "$f", "$BOARD, $root")


@family
def board_in_place(draw):
    return _game(draw, """
#watch
def $ab(board, $alpha, $beta, $side):
    if over(board): return score(board)
    best = -$INF if $is_max else $INF
    for i in free(board):
        board[i] = "X" if $is_max else "O"
        v = $ab(board, $alpha, $beta, $flip)
        board[i] = "."
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
""", "$ab", "$BOARD, -$INF, $INF, $root")


@family
def board_text(draw):
    return _game(draw, """
#watch
def $f(board):
    if over(board): return score(board)
    mark = turn(board)
    vs = [$f(put(board, i, mark)) for i in free(board)]
    return max(vs) if mark == "X" else min(vs)
""", "$f", "'$BOARD'", kind=str)


@family
def board_tuple_best_move(draw):
    return _game(draw, """
#watch
def $f(board, player):
    if over(board): return score(board), None
    best = None
    for i in free(board):
        v = $f(put(board, i, player), "O" if player == "X" else "X")[0]
        if best is None or (v > best[0] if player == "X" else v < best[0]): best = (v, i)
    return best
""", "$f", "$BOARD, '$MARK'", reads="r[0]", kind=tuple)


@family
def board_win_in_loop(draw):
    return _game(draw, """
#watch
def $nega(board, mark):
    other = "O" if mark == "X" else "X"
    if not free(board): return 0
    best = -2
    for i in free(board):
        board[i] = mark
        if winner(board) == mark: v = 1
        else: v = -$nega(board, other)
        board[i] = "."
        if v > best: best = v
    return best
""", "$nega", "$BOARD, '$MARK'", sign=True)


@family
def board_scaled(draw):
    return _game(draw, """
#watch
def $f(board, $depth, $side):
    if over(board): return SCORED
    best = -1000 if $is_max else 1000
    for i in free(board):
        board[i] = "X" if $is_max else "O"
        best = (max if $is_max else min)(best, $f(board, $depth + 1, $flip))
        board[i] = "."
    return best
""".replace("SCORED", draw.one(("10 * score(board)", "100 * score(board)", "score(board) * (10 - $depth)", "0 if score(board) == 0 else 10 - $depth if score(board) > 0 else $depth - 10"))),
        "$f", "$BOARD, 0, $root", reads="(r > 0) - (r < 0)")


@family
def board_negamax(draw):
    return _game(draw, """
#watch
def $nega(board, $color, $alpha, $beta):
    if over(board): return $color * score(board)
    best = -$INF
    for i in free(board):
        after = list(board)
        after[i] = "X" if $color == 1 else "O"
        best = max(best, -$nega(after, -$color, -$beta, -$alpha))
        $alpha = max($alpha, best)
        if $alpha $ge $beta: break
    return best
""", "$nega", "$BOARD, $sign, -$INF, $INF", sign=True)


@family
def board_loser(draw):
    # A position in which the game is over is lost for the side to move, or a draw.
    return _game(draw, """
#watch
def $nega(board):
    if winner(board): return -1
    if not free(board): return 0
    return max(-$nega(put(board, i, turn(board))) for i in free(board))
""", "$nega", "$BOARD", sign=True)


@family
def board_class(draw):
    draw.names["f"] = draw.one("minimax best search solve".split())
    return _game(draw, """
class Game:
    def __init__(self, cells): self.cells = list(cells)
    def moves(self): return free(self.cells)
    def push(self, i): self.cells[i] = turn(self.cells)
    def pop(self, i): self.cells[i] = "."
    #watch
    def $f(self, $side):
        if over(self.cells): return score(self.cells)
        best = None
        for i in self.moves():
            self.push(i)
            v = self.$f($flip)
            self.pop(i)
            if best is None or (v > best if $is_max else v < best): best = v
        return best
G = Game($BOARD)
""", "G.$f", "$root")


@family
def board_killer_first(draw):
    return _game(draw, """
WEIGHT = [2, 3, 2, 1, 4, 1]
#watch
def $ab(board, $alpha, $beta, $side):
    if over(board): return score(board)
    best = -$INF if $is_max else $INF
    for i in sorted(free(board), key=lambda i: -WEIGHT[i]):
        v = $ab(put(board, i, "X" if $is_max else "O"), $alpha, $beta, $flip)
        if $is_max:
            best = max(best, v)
            $alpha = max($alpha, best)
        else:
            best = min(best, v)
            $beta = min($beta, best)
        if $alpha $ge $beta: break
    return best
""", "$ab", "$BOARD, -$INF, $INF, $root")


@family
def board_early_win(draw):
    return _game(draw, """
#watch
def $f(board, $side):
    if over(board): return score(board)
    best = -$INF if $is_max else $INF
    for i in free(board):
        v = $f(put(board, i, "X" if $is_max else "O"), $flip)
        best = max(best, v) if $is_max else min(best, v)
        if best == (1 if $is_max else -1): break
    return best
""", "$f", "$BOARD, $root")


@family
def board_memo_symmetric(draw):
    return _game(draw, """
SEEN = {}
#watch
def $f(board, $side):
    key = min(tuple(board), tuple(board[2::-1] + board[:2:-1]))
    if key in SEEN: return SEEN[key]
    if over(board): return score(board)
    vs = [$f(put(board, i, "X" if $is_max else "O"), $flip) for i in free(board)]
    SEEN[key] = max(vs) if $is_max else min(vs)
    return SEEN[key]
""", "$f", "$BOARD, $root")


@family
def moves_again(draw):
    start = draw.one((0, 1))
    flag = draw.chance.random() < 0.5
    text = """
#watch
def kalah(pos, player):
    if pos >= 5: return player * (7 - pos)
    best = -inf
    for step in (1, 2):
        to = pos + step
        v = kalah(to, player) if to % 3 == 0 else -kalah(to, -player)
        best = max(best, v)
    return best
""" if not flag else """
#watch
def kalah(pos, $side):
    if pos >= 5: return 7 - pos if $is_max else pos - 7
    best = None
    for step in (1, 2):
        to = pos + step
        v = kalah(to, ($side) if to % 3 == 0 else ($flip))
        if best is None or (v > best if $is_max else v < best): best = v
    return best
"""
    return draw.program(text, "kalah", f"{start}, " + ("$root" if flag else "$sign"), None)


# ---------------------------------------------------------------------------------------------------- several players


@family
def max_n(draw):
    vectors = [[tuple(draw.chance.randint(0, 9) for _ in range(3)) for _ in range(2)] for _ in range(2)]
    return draw.program("""
#watch
def maxn($node, player):
    if isinstance($node, tuple): return $node
    return max((maxn($child, (player + 1) % 3) for $child in $node), key=lambda v: v[player])
""", "maxn", "$TREE, 0", None, TREE=vectors)


@family
def paranoid(draw):
    vectors = [[[tuple(draw.chance.randint(0, 9) for _ in range(3)) for _ in range(2)] for _ in range(2)] for _ in range(2)]
    return draw.program("""
#watch
def paranoid($node, player):
    if isinstance($node, tuple): return $node[0]
    values = [paranoid($child, (player + 1) % 3) for $child in $node]
    return max(values) if player == 0 else min(values)
""", "paranoid", "$TREE, 0", None, TREE=vectors)


@family
def general_sum(draw):
    vectors = [[tuple(draw.chance.randint(0, 9) for _ in range(2)) for _ in range(2)] for _ in range(2)]
    return draw.program("""
#watch
def solve($node, player):
    if isinstance($node, tuple): return $node
    return max((solve($child, 1 - player) for $child in $node), key=lambda v: v[player])
""", "solve", "$TREE, 0", None, TREE=vectors)


@family
def several_ghosts(draw):
    # One MAX and two MINs in a row.
    tree = draw.even(levels=3)

    def value(below, agent):
        return below if not isinstance(below, list) else (min if agent else max)(value(child, (agent + 1) % 3) for child in below)

    return draw.program("""
#watch
def $f($node, agentIndex):
    if not isinstance($node, list): return $node
    vs = [$f($child, (agentIndex + 1) % 3) for $child in $node]
    return max(vs) if agentIndex == 0 else min(vs)
""", "$f", "$TREE, 0", value(tree, 0), TREE=tree)


# ------------------------------------------------------------------------------------------- as other people write them


def _own(draw, text, function, arguments, tree, reads="r", value=None, **more):
    """Returns a program whose side at the root is written as the family writes it."""
    value = best_of(tree, draw.is_max) if value is None else value
    return draw.program(text, function, arguments, value, reads=reads, TREE=tree, **more)


@family
def negamax_bound_of_the_parent(draw):
    return _own(draw, """
#watch
def f1($node, bound, $color):
    if not isinstance($node, list): return $color * $node
    m = -inf
    for $child in $node:
        t = -f1($child, -m, -$color)
        if t > m: m = t
        if m >= bound: return m
    return m
""", "f1", "$TREE, inf, $sign", draw.tree(levels=draw.one((3, 4))), reads="r" if draw.is_max else "-r")


@family
def expectiminimax_by_kind(draw):
    # MAX, chance and MIN, one after the other.
    draw.is_max = True
    tree = draw.tree(levels=3)

    def value(below, kind):
        values = [value(child, (kind + 1) % 3) for child in below] if isinstance(below, list) else [below]
        return max(values) if kind == 0 else min(values) if kind == 2 else sum(values) / len(values)

    chance, name = draw.one(("chance", "random", "expected")), draw.one(("expectiminimax", "value", "solve"))
    return _own(draw, """
NEXT = {"max": "CHANCE", "CHANCE": "min", "min": "max"}
#watch
def NAME($node, kind):
    if not isinstance($node, list): return $node
    vs = [NAME($child, NEXT[kind]) for $child in $node]
    if kind == "max": return max(vs)
    if kind == "min": return min(vs)
    return sum(vs) / len(vs)
""".replace("CHANCE", chance).replace("NAME", name), name, "$TREE, 'max'", tree, value=value(tree, 0))


@family
def memo_around_the_search(draw):
    return _own(draw, """
def memoize(f):
    cache = {}
    def wrapper(*args):
        if args not in cache: cache[args] = f(*args)
        return cache[args]
    return wrapper
@memoize
#watch
def minimax($node, is_max):
    if not isinstance($node, tuple): return $node
    return max(minimax(x, False) for x in $node) if is_max else min(minimax(x, True) for x in $node)
""", "minimax", f"$TREE, {draw.is_max}", _frozen(draw.tree(low=0, high=3)))


@family
def pvs_for_two_sides(draw):
    return _own(draw, """
#watch
def pvs($node, alpha, beta, is_max):
    if not isinstance($node, list): return $node
    first = True
    if is_max:
        for x in $node:
            if first: v = pvs(x, alpha, beta, False); first = False
            else:
                v = pvs(x, alpha, alpha + 1, False)
                if alpha < v < beta: v = pvs(x, alpha, beta, False)
            alpha = max(alpha, v)
            if alpha >= beta: break
        return alpha
    for x in $node:
        if first: v = pvs(x, alpha, beta, True); first = False
        else:
            v = pvs(x, beta - 1, beta, True)
            if alpha < v < beta: v = pvs(x, alpha, beta, True)
        beta = min(beta, v)
        if alpha >= beta: break
    return beta
""", "pvs", f"$TREE, -1000, 1000, {draw.is_max}", draw.tree())


@family
def mtdf_with_a_table(draw):
    return _own(draw, """
BOUNDS = {}
#watch
def ab($node, alpha, beta, maxi):
    if not isinstance($node, tuple): return $node
    low, high = BOUNDS.get(($node, maxi), (-inf, inf))
    if low >= beta: return low
    if high <= alpha: return high
    alpha, beta = max(alpha, low), min(beta, high)
    g, a, b = -inf if maxi else inf, alpha, beta
    for x in $node:
        if maxi:
            if g >= beta: break
            g = max(g, ab(x, a, beta, False)); a = max(a, g)
        else:
            if g <= alpha: break
            g = min(g, ab(x, alpha, b, True)); b = min(b, g)
    BOUNDS[$node, maxi] = (low, g) if g <= alpha else (g, high) if g >= beta else (g, g)
    return g
def mtdf(root, g, maxi):
    low, high = -inf, inf
    while low < high:
        bound = g + 1 if g == low else g
        g = ab(root, bound - 1, bound, maxi)
        low, high = (low, g) if g < bound else (g, high)
    return g
""", "mtdf", f"$TREE, {draw.one((0, 4))}, {draw.is_max}", _frozen(draw.tree(low=0, high=9)))


@family
def window_of_an_object(draw):
    return _own(draw, """
class AlphaBeta:
    def __init__(self): self.alpha, self.beta = -inf, inf
    #watch
    def search(self, $node, is_max):
        if not isinstance($node, list): return $node
        kept = self.alpha, self.beta
        best = -inf if is_max else inf
        for x in $node:
            v = self.search(x, not is_max)
            if is_max:
                best = max(best, v); self.alpha = max(self.alpha, best)
            else:
                best = min(best, v); self.beta = min(self.beta, best)
            if self.alpha >= self.beta: break
        self.alpha, self.beta = kept
        return best
S = AlphaBeta()
""", "S.search", f"$TREE, {draw.is_max}", draw.tree())


@family
def window_in_a_list(draw):
    return _own(draw, """
#watch
def ab($node, bounds, m):
    if not isinstance($node, list): return $node
    bounds = bounds[:]
    for x in $node:
        v = ab(x, bounds, m ^ 1)
        if m == 0 and v > bounds[0]: bounds[0] = v
        if m == 1 and v < bounds[1]: bounds[1] = v
        if bounds[0] >= bounds[1]: break
    return bounds[m]
""", "ab", f"$TREE, [-inf, inf], {0 if draw.is_max else 1}", draw.tree())


@family
def discount_of_each_child(draw):
    return draw.program("""
GAMMA = 0.9
#watch
def value($node, is_max):
    if not isinstance($node, list): return $node
    vs = [GAMMA * value(x, not is_max) for x in $node]
    return max(vs) if is_max else min(vs)
""", "value", f"$TREE, {draw.is_max}", None, TREE=draw.tree())


@family
def max_n_last_of_equals(draw):
    vectors = [[tuple(draw.chance.randint(0, 3) for _ in range(3)) for _ in range(2)] for _ in range(2)]
    return draw.program("""
#watch
def maxn($node, player):
    if isinstance($node, tuple): return $node
    best = None
    for x in $node:
        v = maxn(x, (player + 1) % 3)
        if best is None or v[player] >= best[player]: best = v
    return best
""", "maxn", "$TREE, 0", None, TREE=vectors)


@family
def paranoid_with_a_window(draw):
    vectors = [[[tuple(draw.chance.randint(0, 9) for _ in range(3)) for _ in range(2)] for _ in range(2)] for _ in range(2)]
    return draw.program("""
#watch
def paranoid($node, player, alpha, beta):
    if isinstance($node, tuple): return $node[0]
    best = -inf if player == 0 else inf
    for x in $node:
        v = paranoid(x, (player + 1) % 3, alpha, beta)
        if player == 0: best = max(best, v); alpha = max(alpha, v)
        else: best = min(best, v); beta = min(beta, v)
        if alpha >= beta: break
    return best
""", "paranoid", "$TREE, 0, -inf, inf", None, TREE=vectors)


@family
def negamax_by_agents(draw):
    return _own(draw, """
#watch
def $nega($node, agent):
    if not isinstance($node, list): return $node if agent == 0 else -$node
    return max([-$nega(x, 1 - agent) for x in $node])
""", "$nega", f"$TREE, {0 if draw.is_max else 1}", draw.tree(), reads="r" if draw.is_max else "-r")


# ------------------------------------------------------------------------------------------------------------ mistakes

#: What is replaced in the text of a family, and by what. It cannot be in a family whose text has no such part.
MISTAKES = {
    "no-cut": (r"if \$alpha (\$ge|>=) \$beta: (break|return \w+)|if \$beta <= \$alpha: break|if low \$ge high: break", "pass"),
    "cut-early": (r"if \$alpha (\$ge|>=) \$beta:", "if $alpha + 3 >= $beta:"),
    "cut-anywhere": (r"if \$alpha (\$ge|>=) \$beta:", "if best != -inf:"),
    "window-swapped": (r"(?<=, )\$alpha, \$beta(?=[,)])(?=.*\n)(?<!def)", "$beta, $alpha"),
    "window-not-negated": (r"-\$beta, -\$alpha", "$alpha, $beta"),
    "window-negated-in-place": (r"-\$beta, -\$alpha", "-$alpha, -$beta"),
    "alpha-raised-at-min": (r"\$beta = min\(\$beta, (best|v)\)", "$alpha = max($alpha, best)"),
    "alpha-not-raised": (r"\$alpha = max\(\$alpha, (best|v)\)", "pass"),
    "side-kept": (r"\$flip", "$side"),
    "max-everywhere": (r"max\((vs|values)\) if \$is_max else min\((vs|values)\)|max if \$is_max else min", "max"),
    "max-everywhere-in-loop": (r"best = max\(best, v\) if \$is_max else min\(best, v\)", "best = max(best, v)"),
    "exchanged": (r"max\(vs\) if \$is_max else min\(vs\)", "min(vs) if $is_max else max(vs)"),
    "exchanged-in-loop": (r"best = max\(best, v\) if \$is_max else min\(best, v\)", "best = min(best, v) if $is_max else max(best, v)"),
    "mean-at-min": (r"max\(vs\) if \$is_max else min\(vs\)", "max(vs) if $is_max else sum(vs) / len(vs)"),
    "min-of-the-mean": (r"max\(vs\) if \$is_max else sum\(vs\) / len\(vs\)", "max(vs) if $is_max else min(vs)"),
    "sum-undivided": (r"sum\(vs\) / len\(vs\)|total / len\(\$node\)", "sum(vs)"),
    "first-child-only": (r"for \$child in \$node\b(?!\.)", "for $child in $node[:1]"),
    "last-child-forgotten": (r"for \$child in \$node\b(?!\.)", "for $child in ($node[:-1] or $node)"),
    "first-child-forgotten": (r"for \$child in \$node\b(?!\.)", "for $child in ($node[1:] or $node)"),
    "first-child-forgotten-by-index": (r"enumerate\(\$node\)", "enumerate($node[1:] or $node)"),
    "wrong-leaf": (r"return \$node\n", "return $node + 1\n"),
    "positive-leaf": (r"return \$node\n", "return abs($node)\n"),
    "leaf-without-sign": (r"\$color \* \$node", "$node"),
    "not-negated": (r"-\$nega\(", "$nega("),
    "begins-at-zero": (r"best = -\$INF if \$is_max else \$INF", "best = 0"),
    "begins-at-zero-in-negamax": (r"(best|v) = -\$INF\n", "best = v = 0\n"),
    "small-infinity": (r"best = -\$INF if \$is_max else \$INF", "best = -2 if $is_max else 2"),
    "last-kept": (r"best = max\(best, v\) if \$is_max else min\(best, v\)", "best = v"),
    "returns-in-the-loop": (r"if \$alpha \$ge \$beta: break", "return best"),
    "min-takes-most": (r"best = min\(best, v\)", "best = max(best, v)"),
    "min-never-cuts": (r"if \$alpha \$ge \$beta: break", "if $is_max and $alpha $ge $beta: break"),
    "best-shared": (r"def \$ab\((.*)\):\n    if not isinstance\(\$node, list\): return \$node\n    best = .*\n", "KEPT = [-inf]\n#watch\ndef $ab($node, $alpha, $beta, $side):\n    if not isinstance($node, list): return $node\n    best = KEPT[0]\n"),
    "not-undone": (r'        board\[i\] = "\."\n', ""),
    "wrong-mark": (r'"X" if \$is_max else "O"', '"X"'),
    "score-turned": (r"return score\(board\)", "return -score(board)"),
    "loser-wins": (r"return -1 if \$is_max else 1\n", "return 1 if $is_max else -1\n"),
    "one-move-left-out": (r"in \(1, 2, 3\) if k <= left", "in (1, 2) if k <= left"),
    "moves-left-out": (r"in free\(board\)", "in free(board)[:-1] or free(board)"),
    "max-takes-least": (r"return max\((OTHER|LOW|\[)", "return min([*"),
    "stops-too-soon": (r"if \$depth == 0", "if $depth == 1"),
    "leaf-of-the-mover": (r"return \$node\n", "return $node if $is_max else -$node\n"),
}  # fmt: skip


@wrong
def grows_first_child_only(draw):
    return draw.program("""
import random
class Node:
    def __init__(self): self.children, self.value = [], None
SCORES = {}
CHANCE = random.Random(7)
def leaf(path): return SCORES.setdefault(path, CHANCE.randint(-9, 9))
#watch
def ab($node, path, $depth, $alpha, $beta, $side):
    if $depth == 0:
        $node.value = leaf(path)
        return $node.value
    v = -inf if $is_max else inf
    for k in (0, 1, 2):
        $node.children.append(Node())
        x = ab($node.children[-1], path + (k,), $depth - 1, $alpha, $beta, $flip)
        if $is_max: v = max(v, x); $alpha = max($alpha, v)
        else: v = min(v, x); $beta = min($beta, v)
        BREAK
    $node.value = v
    return v
""".replace("BREAK", draw.one(("break", "if $alpha >= $beta - 6: break", "if k == 1: break"))), "ab", "Node(), (), 3, -inf, inf, $root", None)


@wrong
def expectimax_that_takes_the_least(draw):
    tree = draw.tree()
    name = draw.one("expectimax expecti_max expectiMax".split())
    return draw.program("""
#watch
def NAME($node, $side):
    if not isinstance($node, list): return $node
    vs = [NAME($child, $flip) for $child in $node]
    return max(vs) if $is_max else min(vs)
""".replace("NAME", name), name, "$TREE, $MAX", None, TREE=tree)


@wrong
def exp_value_that_takes_the_least(draw):
    tree = draw.tree()
    return draw.program("""
class ExpectimaxAgent:
    #watch
    def exp_value(self, $node):
        if not isinstance($node, list): return $node
        return min(self.max_value($child) for $child in $node)
    #watch
    def max_value(self, $node):
        if not isinstance($node, list): return $node
        return max(self.exp_value($child) for $child in $node)
A = ExpectimaxAgent()
""", "A.max_value", "$TREE", None, TREE=tree)
