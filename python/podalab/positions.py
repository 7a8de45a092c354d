"""Positions: the trees that searches walk through, with all that they never enter. A tree is taken as the program has it (nested
lists, dicts, nodes with children), and a game is expanded by its own rules."""

import copy
import inspect
import math
import numbers

from . import loops
from .binding import plain
from .nodes import entries, number, same
from .recorder import CONSTANT, Frozen, attribute, frozen, makes_up, numbers_of

#: The largest number of nodes of a position that is expanded from a game.
MAX_NODES = 100_000


class Branch:
    """A node of a position."""

    __slots__ = ("state", "move", "children", "value", "estimate", "player", "mover", "name", "frozen", "is_expanded")

    def __init__(self, state, move=None):
        self.state, self.move = state, move
        self.children = []
        self.value = self.estimate = self.player = self.name = self.frozen = None
        #: What the game says of who moves.
        self.mover = None
        #: Whether it is the root of a game that was expanded by its rules.
        self.is_expanded = False

    def is_state(self, state, seen):
        """Returns whether a state, which was `seen` when it was entered, is that of this node."""
        expected = self.state
        if type(expected) is int and type(state) is int:
            return expected == state
        if isinstance(expected, numbers.Real) and isinstance(state, numbers.Real):
            return not isinstance(expected, bool) and expected == state
        if type(expected) is not type(state) and not (isinstance(expected, (list, tuple)) and isinstance(state, (list, tuple))):
            return False
        if isinstance(seen, Frozen):
            self.frozen = frozen(expected) if self.frozen is None else self.frozen
            return same(self.frozen, seen)
        return expected is state or same(expected, seen)


class Known:
    """A position whose tree is made already, and how the states of a search tell the move that led to them: `move_to` returns it,
    or None."""

    def __init__(self, root, move_to):
        self.root, self.move_to = root, move_to


class PositionError(ValueError):
    """A game or tree cannot be made a position."""


class TooLarge(PositionError):
    """A game's tree is too large to be a position. `game` is that game."""

    def __init__(self, game, max_nodes):
        super().__init__(
            f"The game's tree has more than {max_nodes:,} nodes. Pass a depth, or begin at a later position of the game."
        )
        self.game = game


class Game:
    """A game by its rules, as `game` takes them."""

    def __init__(self, actions, result, is_terminal, utility, to_move=None, evaluate=None, name=None, start=None, adjusted=None):
        self.actions, self.result, self.is_terminal, self.utility = actions, result, is_terminal, utility
        self.to_move, self.evaluate, self.name, self.start = to_move, evaluate, name, start
        #: Returns what the value of a leaf becomes at a ply, where the search prefers early wins.
        self.adjusted = adjusted

    def position(self, state, depth=None, root_side="max", max_nodes=MAX_NODES):
        """Returns the root of the position: the game's tree from a state, down to a number of plies.

        >>> nim = game(
        ...     actions=lambda left: [take for take in (1, 2) if take <= left],
        ...     result=lambda left, take: left - take,
        ...     is_terminal=lambda left: left == 0,
        ...     utility=lambda left: 0,
        ... )
        >>> len(nim.position(3).children)
        2
        """
        root = Branch(state)
        root.is_expanded = True
        first = self._mover(state)
        size, todo = 1, [(root, 0)]
        while todo:
            branch, ply = todo.pop()
            mover = self._mover(branch.state)
            branch.mover = mover
            if mover is not None:
                other = "min" if root_side == "max" else "max"
                branch.player = told_player(mover) or (root_side if same(mover, first) else other)
            is_over = self.is_terminal(branch.state)
            moves = [] if is_over or (depth is not None and ply >= depth) else list(self.actions(branch.state))
            if moves:
                if self.evaluate is not None:
                    branch.estimate = self._value(self.evaluate, branch, ply)
                for move in moves:
                    child = Branch(self.after(branch.state, move), move)
                    child.name = self.name(child.state) if self.name else None
                    branch.children.append(child)
                    todo.append((child, ply + 1))
                size += len(moves)
                if size > max_nodes:
                    raise TooLarge(self, max_nodes)
            else:
                rule = self.utility if is_over or self.evaluate is None else self.evaluate
                branch.value = self._value(rule, branch, ply)
        return root

    def after(self, state, move):
        """Returns the state after a move, which has to be another object than the one before."""
        after = self.result(state, move)
        if after is None or (after is state and type(after) not in CONSTANT):
            raise PositionError(
                "The result of a move has to be a new state. Where a move changes the state in place, let the game's "
                "result copy it first, by copy.deepcopy, and return the copy."
            )
        return after

    def _mover(self, state):
        return self.to_move(state) if self.to_move else None

    def _value(self, rule, branch, ply):
        try:
            told = rule(branch.state)
        except Exception as error:  # Of the program's own rule.
            raise PositionError(f"The value of a leaf cannot be told: {type(error).__name__} {error!s:.60}.") from error
        value = number(told)
        if value is None and entries(told) is not None:
            return entries(told)
        if value is None:
            raise PositionError(f"A leaf is worth a number, and the program's own rule says {told!r:.60}.")
        return value if self.adjusted is None else self.adjusted(value, ply)


def game(*, actions, result, is_terminal, utility, to_move=None, evaluate=None, name=None, start=None):
    """Returns a game, from functions of its state: the legal moves in the order they are tried, the state after a move, whether
    the game is over, and what it is then worth to MAX. `to_move` returns whose move it is, where the sides do not alternate;
    `evaluate` returns what a state is worth at the depth limit, and `name` how a state is called. `start` is the state at the root,
    where it is not the one that the search is called with.
    """
    return Game(actions, result, is_terminal, utility, to_move, evaluate, name, start)


def told_player(mover):
    """Returns "max" or "min" where a game calls who moves so, else None."""
    return mover.lower() if isinstance(mover, str) and mover.lower() in ("max", "min") else None


# ------------------------------------------------------------------------------------------------ games of known libraries


def has(thing, *names):
    """Returns whether an object has all these methods."""
    return all(callable(attribute(thing, name)) for name in names) and not makes_up(thing)


def aima_game(thing, state):
    """Returns the game of an object with the methods of AIMA's `Game`, else None."""
    if not has(thing, "actions", "result", "utility") or not (has(thing, "terminal_test") or has(thing, "is_terminal")):
        return None
    is_terminal = getattr(thing, "terminal_test", None) or thing.is_terminal
    to_move = getattr(thing, "to_move", None)
    if not callable(to_move):
        name = next((name for name in _MOVERS if attribute(state, name) is not None), None)
        to_move = (lambda state: getattr(state, name)) if name else None
    if _takes(thing.utility, 2):
        # Whose number it is has to be known.
        if to_move is None:
            return None
        player = to_move(state)
        return Game(thing.actions, thing.result, is_terminal, lambda state: thing.utility(state, player), to_move, name=_text_state)
    return Game(thing.actions, thing.result, is_terminal, thing.utility, to_move, name=_text_state)


#: Attributes of a state that say whose move it is.
_MOVERS = ("to_move", "player", "turn", "current_player", "mover", "side")


def _takes(function, count):
    """Returns whether a function needs so many arguments."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return True
    needed = [one for one in parameters if one.default is one.empty and one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    return len(needed) >= count or any(one.kind is one.VAR_POSITIONAL for one in parameters)


def _text_state(state):
    return state if isinstance(state, str) else None


def easyai_negamax(depth):
    """Returns what easyAI's negamax makes of the value of a leaf at a ply: a little more the earlier it comes."""
    return lambda value, ply: value * (1 + 0.001 * (depth - ply))


def easyai_test(depth):
    """Returns what the test in easyAI's SSS and DUAL makes of the value of a leaf at a ply."""
    return lambda value, ply: value - 0.99 * (depth - ply) * (value > 0) + 0.99 * (depth - ply) * (value < 0)


def easyai_game(thing, scoring=None, adjusted=None):
    """Returns the game of an object with the methods of easyAI's `TwoPlayerGame`, else None. `adjusted` is what the search makes of the
    value of a leaf at a ply."""
    if not has(thing, "possible_moves", "make_move", "is_over") or not (scoring or has(thing, "scoring")):
        return None
    mover = "current_player" if hasattr(thing, "current_player") else "nplayer"
    first = getattr(thing, mover, None)
    score = scoring or (lambda state: state.scoring())

    def result(state, move):
        after = copy.deepcopy(state)
        after.make_move(move)
        if has(after, "switch_player"):
            after.switch_player()
        return after

    def utility(state):
        return score(state) if getattr(state, mover, None) == first else -score(state)

    return Game(
        lambda state: state.possible_moves(),
        result,
        lambda state: state.is_over(),
        utility,
        lambda state: getattr(state, mover, None),
        adjusted=adjusted,
    )


def course_game(names, state):
    """Returns the game of a module with the functions of CS50's tic-tac-toe, else None."""
    wanted = [names.get(name) for name in ("actions", "result", "terminal", "utility", "player")]
    if state is None or not all(map(callable, wanted)):
        return None
    actions, result, terminal, utility, player = wanted
    return Game(actions, result, terminal, utility, player)


# ----------------------------------------------------------------------------------------------------- trees as they are


_CHILDREN = ("children", "childs", "hijos", "successors", "subtrees", "branches", "kids", "nodes", "descendants", "child")
_PAIRS = (
    ("left", "right"), ("leftChild", "rightChild"), ("left_child", "right_child"), ("izquierda", "derecha"), ("izq", "der"), ("l", "r"),
)  # fmt: skip
_VALUES = (
    "value",
    "val",
    "score",
    "utility",
    "data",
    "valor",
    "evaluation",
    "eval",
    "heuristic",
    "payoff",
    "key",
    "static",
    "cost",
    "minimax",
    "v",
    "points",
    "weight",
)
_NAMES = ("name", "Name", "label", "id", "nombre", "title", "letter", "tag")


def _children(state):
    """Returns the children of a node of a tree as (name, state), or None where it is no inner node."""
    if isinstance(state, (list, tuple)):
        return [(None, child) for child in state]
    if isinstance(state, (int, float, str)) or state is None:
        return None
    if isinstance(state, dict):
        if "children" in state and isinstance(state["children"], (list, tuple, dict)):
            return _children(state["children"]) or None
        return (
            list(state.items())
            if all(isinstance(child, (dict, list, tuple, numbers.Real)) for child in state.values())
            else None
        )
    if makes_up(state):
        return None
    if attribute(state, "ndim") not in (None, 0) and has(state, "tolist"):
        return [(None, child) for child in state]
    for name in _CHILDREN:
        found = attribute(state, name)
        if isinstance(found, (list, tuple)):
            return [(None, child) for child in found if child is not None] or None
        if isinstance(found, dict):
            return [(key if isinstance(key, str) else None, child) for key, child in found.items()] or None
    for first, second in _PAIRS:
        below = [attribute(state, side) for side in (first, second)]
        if any(child is not None for child in below):
            return [(None, child) for child in below if child is not None]
    return None


def _leaf_value(state, name):
    if isinstance(state, dict):
        return next((_told_number(state[name]) for name in _VALUES if _told_number(state.get(name)) is not None), None)
    return _told_number(attribute(state, name)) if name else number(state)


def _told_number(value):
    """Returns a number, also one that is written as a text."""
    if isinstance(value, str):
        try:
            return number(float(value))
        except ValueError:
            return None
    return number(value)


def _player(state):
    """Returns "max" or "min" where a node of a tree says whose it is: by an attribute that is MAX or MIN, or is called so."""
    fields = state if isinstance(state, dict) else attribute(state, "__dict__") or {}
    for name, value in fields.items():
        if isinstance(value, str) and value.strip().lower() in ("max", "min"):
            return value.strip().lower()
        if isinstance(value, bool) and isinstance(name, str):
            text = plain(name)
            if text in ("max", "ismax", "maximizing", "ismaximizing", "maximizer", "ismaxnode", "ismaximizer", "maxnode"):
                return "max" if value else "min"
    return None


def _name(state):
    found = (
        state.get("name")
        if isinstance(state, dict)
        else next((attribute(state, name) for name in _NAMES if isinstance(attribute(state, name), str)), None)
    )
    return found if isinstance(found, str) and found else None


def tree(state, nodes=(), begun=None):
    """Returns the root of the position that a tree is: nested lists, dicts or nodes with children, whose leaves have numbers; None
    where it is no such tree. `nodes` are visits of it, whose returned values tell which attribute of a leaf is its value; `begun` are the
    numbers that its nodes had when the search began, as `numbers_in` returns them."""
    value_name = _value_attribute(state, nodes)
    root, size = Branch(state), 1
    todo = [(root, 0)]
    while todo:
        branch, level = todo.pop()
        found = _children(branch.state)
        # Neither a list nor a number says how it is called, or whose it is; they are most of most trees.
        if type(branch.state) not in (list, int, float):
            branch.name = branch.name or _name(branch.state)
            branch.player = _player(branch.state)
        if found:
            if level > 1_100 or size > 10 * MAX_NODES:
                return None
            for key, child in found:
                below = Branch(child)
                below.name = key if isinstance(key, str) and key != "children" else None
                branch.children.append(below)
                todo.append((below, level + 1))
            size += len(found)
        else:
            before = (begun or {}).get(id(branch.state), {})
            branch.value = before[value_name] if value_name in before else _leaf_value(branch.state, value_name)
            if branch.value is None:
                return None
    return root if root.children else None


def numbers_in(state):
    """Returns the numbers that each node of a tree of objects has, by the identity of the node and the name of the attribute."""
    found, todo = {}, [(state, 0)]
    while todo:
        node, level = todo.pop()
        if id(node) in found or len(found) > MAX_NODES or level > 1_100:
            continue
        found[id(node)] = numbers_of(node)
        is_made = any(isinstance(attribute(type(node), name), property) for name in _CHILDREN)
        if not isinstance(node, (list, tuple, dict)) and not is_made:
            todo += [(child, level + 1) for _, child in _children(node) or ()]
    return found


def size(state):
    """Returns how many nodes a tree has, 1 where it is none, and None where there are too many to count. Children that an object
    makes when it is asked for them are not counted."""
    count, todo = 1, [(state, 0)]
    while todo:
        node, level = todo.pop()
        is_made = any(isinstance(attribute(type(node), name), property) for name in _CHILDREN)
        found = () if is_made else _children(node) or ()
        count += len(found)
        if count > MAX_NODES or level > 1_100:
            return None
        todo += [(child, level + 1) for _, child in found]
    return count


def _value_attribute(state, nodes):
    """Returns the attribute of leaves that is their value."""
    if isinstance(state, (list, tuple, dict)) or has(state, "tolist"):
        first = state
        while isinstance(first, (list, tuple, dict)) and len(first):
            first = next(iter(first.values() if isinstance(first, dict) else first))
        if isinstance(first, (numbers.Real, list, tuple, dict)) or has(first, "tolist"):
            return None
    votes = {}
    for node in nodes:
        leaf = node.state()
        if not node.children and not _children(leaf) and node.value is not None and attribute(leaf, "__dict__"):
            for name, value in vars(leaf).items():
                value = _told_number(value)
                if value is not None:
                    votes[name] = votes.get(name, 0) + (abs(value) == abs(node.value)) + 0.1 * (name in _VALUES)
    return max(votes, key=votes.get) if votes else None


def tree_of_names(root, dicts):
    """Returns the root of a tree whose nodes are names, looked up in dicts: {"A": ["B", "C"]} and {"B": 3, "C": 5}."""
    for table in dicts:
        if not (_is_key(root, table) and isinstance(table[root], (list, tuple, dict)) and table[root]):
            continue
        top, size, todo, is_tree = Branch(root), 1, [], True
        todo.append((top, 0))
        while todo and is_tree:
            branch, level = todo.pop()
            branch.name = branch.state if isinstance(branch.state, str) else None
            below = table.get(branch.state) if _is_key(branch.state, table) else None
            if isinstance(below, dict) and isinstance(below.get("children"), (list, tuple, dict)):
                branch.player, below = _player(below), below["children"]
            if isinstance(below, (list, tuple, dict)) and below:
                moves = list(below) if isinstance(below, dict) else [None] * len(below)
                for move, state in zip(moves, below.values() if isinstance(below, dict) else below):
                    branch.children.append(Branch(state, move))
                    todo.append((branch.children[-1], level + 1))
                size += len(below)
                is_tree = size < MAX_NODES and level < 1_000
            else:
                values = [number(other[branch.state]) for other in dicts if _is_key(branch.state, other)]
                values = [value for value in [number(branch.state), number(below), *values] if value is not None]
                branch.value = values[0] if values else None
                is_tree = branch.value is not None
        if is_tree:
            return top
    return None


def _is_key(value, table):
    try:
        return value in table
    except TypeError:  # What cannot be hashed is no name.
        return False


def trees_of_places(values, height, branching):
    """Returns the roots of the trees over a list of values in which a node is told by its place: the complete tree whose leaves
    are the values, where a state is its (ply, index), and the heap, where it is its index in the list."""
    found = []
    if branching**height <= len(values):
        root = Branch((0, 0))
        todo = [root]
        while todo:
            branch = todo.pop()
            ply, index = branch.state
            if ply == height:
                branch.value = number(values[index])
            else:
                branch.children = [Branch((ply + 1, index * branching + child)) for child in range(branching)]
                todo += branch.children
        found.append(root)
    root = Branch(0)
    todo = [root]
    while todo:
        branch = todo.pop()
        first = branch.state * branching + 1
        branch.children = [Branch(index) for index in range(first, min(first + branching, len(values)))]
        branch.value = None if branch.children else number(values[branch.state])
        todo += branch.children
    return [*found, root]


def turn_lost(root):
    """Takes a lost game, where it is worth 0 and a won one is worth 1, as -1."""
    leaves = [branch for branch in every(root) if not branch.children]
    if all(leaf.value in (0, 1) for leaf in leaves):
        for leaf in leaves:
            leaf.value = 1 if leaf.value else -1


def from_max(root):
    """Changes the sign of the leaves whose side to move is MIN."""
    todo = [(root, True)]
    while todo:
        branch, is_max = todo.pop()
        if branch.value is not None and not branch.children and not is_max:
            branch.value = -branch.value
        todo += [(child, not is_max) for child in branch.children]


# ------------------------------------------------------------------------------------------------ finding what was entered


class Walk:
    """The children of a node of the position that its visits enter, one after the other. `told` is what tells the move among a
    loop's variables, where states do not."""

    def __init__(self, branch, move_to=None, told=None):
        self.branch, self.move_to, self.told = branch, move_to, told
        self.entered, self.last = set(), -1
        #: The loop's variables beside the child itself when one of several equal children was entered last.
        self.others = []
        #: The loop's variables with which each child was entered last, and that visit.
        self.rounds = {}
        #: The values of the loop's variables that name each child, and whether others name the same one.
        self.loops, self.has_clash = {}, False

    def index(self, node):
        """Returns which child a visit enters, or None where it is none of them."""
        children = self.branch.children
        loop = node.loop or {}
        found = None
        if self.move_to is not None:
            move = self.move_to(node.state())
            found = next((index for index, child in enumerate(children) if move is not None and child.move == move), None)
        if found is None:
            state, matching = node.state(), []
            if not isinstance(state, (int, float, str)):
                matching = [index for index, child in enumerate(children) if child.state is state]
            if not matching:
                seen = node.seen()
                matching = [index for index, child in enumerate(children) if child.is_state(state, seen)]
                if not matching and not isinstance(seen, Frozen) and type(state).__eq__ is object.__eq__:
                    matching = self._alike(state)
            by_move = None
            if len(matching) != 1 and self.told is not None and children and children[0].move is not None:
                by_move = self._by_move(loop)
            is_better = by_move is not None and (not matching or by_move in matching)
            found = by_move if is_better else self._one_of(matching, loop, node)
            if is_better:
                self.has_clash |= not same(self.loops.setdefault(found, tuple(loop.values())), tuple(loop.values()))
        if found is not None:
            self.entered.add(found)
            self.last = found
            self.rounds[found] = tuple(loop.values()), node
        return found

    def _alike(self, state):
        """Returns which children have the data of an object that is not compared by its class, or else are written as it is."""
        told, others = frozen(state), []
        for child in self.branch.children:
            if type(child.state) is type(state) and child.frozen is None:
                child.frozen = frozen(child.state)
            others.append(child.frozen)
        if not isinstance(told, Frozen):
            return []
        alike = [index for index, other in enumerate(others) if other == told]
        if not alike and told.text is not None:
            alike = [index for index, other in enumerate(others) if isinstance(other, Frozen) and other.text == told.text]
        return alike

    def _is_tested(self, index, node):
        """Returns whether a child was tested with a null window, and is searched again: with a wider one, or because a negamax has found
        that it is better."""
        _, last = self.rounds.get(index, ((), None))
        if last is None or (_window(last) or math.inf) > 1 or not _window(node):
            return False
        is_better = last.value is not None and last.value <= last.role("alpha")
        negates = loops.loops_of(last.visits[-1].function.code).negates_a_call
        return _window(node) > 1 or (negates and is_better)

    def _by_move(self, loop):
        """Returns the child whose move the loop's variables name."""
        value = told_move(self.told, loop)
        matching = [index for index, child in enumerate(self.branch.children) if same(child.move, value)]
        return matching[0] if len(matching) == 1 else None

    def _one_of(self, matching, loop, node):
        """Returns which of the children that are equal is entered: the one with the loop's index, or else the next."""
        if len(matching) < 2:
            return matching[0] if matching else None
        # The variable that is the child says nothing here; another may be its index.
        others = list(loop.values())
        for place in reversed(range(len(others))):
            if same(others[place], self.branch.children[matching[0]].state):
                del others[place]
                break
        indices = {value for value in others if type(value) is int and value in matching}
        if len(indices) == 1:
            index = indices.pop()
            # Another round of the loop searches another child, if the number that is taken for its index was that of an equal one.
            is_other = index in self.rounds and not same(self.rounds[index][0], tuple(loop.values()))
            if not is_other:
                return index
        # The same round of the loop searches the same child again, and so does what follows on a test.
        is_again = self.last in matching and ((others and same(others, self.others)) or self._is_tested(self.last, node))
        self.others = others
        if is_again:
            return self.last
        later = [index for index in matching if index > self.last]
        fresh = [index for index in matching if index not in self.entered]
        return (later or fresh or matching)[0]


def _window(node):
    """Returns how wide a window a node was handed, None where it has none."""
    try:
        return node.role("beta") - node.role("alpha")
    except TypeError:
        return None


#: What may tell a move among the variables of the loops around a call, as places from the end: one of them, two of them, or all.
TELLERS = ((-1,), (-2,), (-3,), (-2, -1), (-3, -2), ())


def told_move(places, loop):
    """Returns the move that the variables at these places name, or None."""
    values = tuple(loop.values())
    if not places:
        return values
    if len(values) < -places[0]:
        return None
    return values[places[0]] if len(places) == 1 else tuple(values[place] for place in places)


# ------------------------------------------------------------------------------------------------------- as a document


def document(root, root_side=None):
    """Returns a position as a node of `poda`'s trees: numbers, lists, and dicts where nodes have names, moves or players; and
    whether there are no dicts in it."""
    order, todo = [], [root]
    while todo:
        branch = todo.pop()
        order.append(branch)
        todo += branch.children
    names = [branch.name for branch in order if branch.name]
    has_names = len(set(names)) == len(names) and not any(_is_id(name) for name in names)
    tells_players = any(branch.player for branch in order)
    written, is_plain = {}, True
    for branch in reversed(order):
        fields = {}
        if branch.name:
            fields["name" if has_names else "move"] = branch.name
        is_chance = branch.player == "chance" and bool(branch.children)
        if branch.player and tells_players and branch.children and not is_chance:
            fields["player"] = branch.player.capitalize()
        elif branch is root and root_side == "min":
            fields["player"] = "Min"
        if isinstance(branch.move, (str, int, tuple, list)) and not isinstance(branch.move, bool):
            fields["move"] = str(branch.move)[:40] or "?"
        if branch.children:
            fields["chance" if is_chance else "children"] = [written[id(child)] for child in branch.children]
            if branch.estimate is not None and not is_chance:
                fields["estimate"] = branch.estimate
        else:
            fields["value"] = branch.value
        kind = next(iter(fields)) if len(fields) == 1 else None
        is_plain &= kind in ("children", "value")
        written[id(branch)] = fields[kind] if kind in ("children", "value") else fields
    return written[id(root)], is_plain


def every(root):
    """Returns all nodes of a position, parents before children."""
    found, todo = [], [root]
    while todo:
        branch = todo.pop()
        found.append(branch)
        todo += reversed(branch.children)
    return found


def _is_id(name):
    """Returns whether a name looks like the id of a node that has none, as `1/0` or `root`."""
    return name == "root" or name.replace("/", "").isdigit()
