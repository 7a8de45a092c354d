"""Makes the nodes of searches of what was recorded: which calls are nodes, what they return, whose move it is, and what they call
their window. It knows no position."""

import enum
import math
import numbers
import os

from . import loops
from .binding import plain, side_of_function, words
from .recorder import CONSTANT, OPEN, Frozen, Function, attribute, frozen


class Node:
    """A visit of a node, from one call, or from several that hand the same state on to each other."""

    __slots__ = (
        "visits",
        "loop",
        "children",
        "raised",
        "raw",
        "value",
        "best",
        "side",
        "branch",
        "move",
        "moves",
        "returns_move",
        "place",
        "is_side_told",
    )

    def __init__(self, visit):
        self.visits = [visit]
        self.loop, self.raised, self.raw = visit.loop, visit.raised, visit.value
        self.children = []
        #: What the node returns as a number, the child it calls its best, and its side; None where the program does not say it.
        self.value = self.best = self.side = None
        #: Whether the program says that the side is MAX or MIN, and it is no guess.
        self.is_side_told = False
        #: The node of the position, where that is known, and the move that leads here.
        self.branch = self.move = None
        #: The legal moves, where the game tells them and the position is not known.
        self.moves = None
        self.returns_move = False
        #: The state, where a node is told by its place in a list of values.
        self.place = None

    def role(self, role):
        """Returns what the program passes as a role, such as "alpha", or None."""
        for visit in reversed(self.visits):
            name = getattr(visit.function.binding, role)
            if name is not None:
                return visit.argument(name)
        return None

    def state(self):
        """Returns the object that is the node's state."""
        return self.role("state") if self.place is None else self.place

    def seen(self):
        """Returns what the state was when the node was entered."""
        if self.place is not None:
            return self.place
        for visit in reversed(self.visits):
            if visit.function.binding.state or visit.seen is not None:
                return visit.seen if visit.seen is not None else visit.state()
        return None

    def begun(self):
        """Returns the state as it was when the node was entered, as the game's functions take it."""
        state = self.state()
        for visit in reversed(self.visits):
            if visit.start is not None:
                return visit.start
            is_hidden = visit.function.binding.state is None and not isinstance(visit.seen, Frozen)
            if visit.seen is not None and (type(visit.seen) is type(state) or is_hidden):
                return visit.seen
        return state

    def is_left(self):
        """Returns whether the program has left the node by returning something."""
        return self.raw is not OPEN and self.raised is None


def searches(visits, is_chosen):
    """Returns the roots of the searches in what was recorded. Where `is_chosen`, only functions that call each other are nodes."""
    flat = every(visits)
    if is_chosen:
        if not any(visit.function.is_node for visit in flat):
            _join_by_names(flat)
        chosen = _search_of(flat)
        nodes = {visit for visit in flat if visit.function.is_node is True and visit.function.search() is chosen}
    else:
        callers = _callers(visits, flat)
        nodes = {visit for visit in flat if visit.function not in callers}
    handing_on = _handing_on(flat, nodes)
    roots = []
    # Visits and the node below which their own nodes come, the next last.
    todo = [(visit, None, None) for visit in reversed(visits)]
    while todo:
        visit, parent, above = todo.pop()
        node = None
        if visit.function.is_leaf:
            # A leaf that is valued where its parent is searched, and not by a call of its own.
            if parent is not None and all(visit.state() is not own.state() for own in parent.visits):
                parent.children.append(Node(visit))
            continue
        if visit in nodes:
            if above is not None and above.function in handing_on and parent is not None and parent.visits[-1] is above:
                parent.visits.append(visit)
                _hand_on(parent, visit)
                node = parent
            else:
                node = Node(visit)
                (parent.children if parent else roots).append(node)
        elif parent is None and _is_root(visit, nodes):
            node = Node(visit)
            node.returns_move = True
            roots.append(node)
        todo += [(child, node or parent, visit) for child in reversed(visit.children)]
    return [root for root in roots if root.children or len(roots) == 1 or _is_known_root(root, roots)]


def _is_known_root(root, roots):
    """Returns whether a root that searches nothing is one that another search of the same function has searched."""
    function = root.visits[0].function
    others = (other for other in roots if other.children and other.visits[0].function is function)
    return root.raised is None and any(other.state() is root.state() or same(other.seen(), root.seen()) for other in others)


def every(roots):
    """Returns all nodes or visits, parents before children."""
    found, todo = [], list(reversed(roots))
    while todo:
        node = todo.pop()
        found.append(node)
        todo += reversed(node.children)
    return found


_SEARCH_WORDS = (
    "minimax",
    "minmax",
    "negamax",
    "alpha",
    "search",
    "maxi",
    "mini",
    "max",
    "min",
    "pvs",
    "scout",
    "busca",
    "poda",
)


def _search_of(visits):
    """Returns what stands for the functions that are most like a search: with a window, a depth, a side, or such a name."""
    best, most = None, -1
    seen = set()
    for visit in visits:
        function = visit.function
        if not function.is_node or function in seen:
            continue
        seen.add(function)
        binding = function.binding
        likeness = (
            4 * bool(binding.alpha and binding.beta) + 2 * bool(binding.depth) + 2 * bool(binding.side or binding.own_side)
        )
        likeness += 3 * any(word in plain(function.name) for word in _SEARCH_WORDS)
        # What makes a tree, or counts its nodes, calls itself as well.
        likeness += 6 * _takes_over(visits, function)
        likeness -= 6 * _makes_objects(visits, function)
        if likeness > most:
            best, most = function.search(), likeness
    return best


def _makes_objects(visits, function):
    """Returns whether a function always returns an object of a class, as one does that makes a tree."""
    made = [visit.value for visit in visits if visit.function is function and visit.value is not OPEN]
    return bool(made) and all(number(value) is None and type(value) not in CONSTANT and hasattr(value, "__dict__") for value in made)


def _takes_over(visits, function):
    """Returns whether most visits of a search return a number of one of theirs, as it is, turned, or among other things."""
    kept = lost = 0
    search = function.search()
    for visit in visits:
        if visit.function.search() is not search or kept + lost > 200:
            continue
        below = [child.value for child in visit.children if child.function.search() is search]
        if below:
            numbers_below = {abs(found) for value in below for found in _numbers(value)}
            is_kept = any(abs(found) in numbers_below for found in _numbers(visit.value))
            kept, lost = kept + is_kept, lost + (not is_kept)
    return kept > lost


def _numbers(value):
    """Returns the numbers that a value is, or that it has as its parts."""
    told = number(value)
    if told is not None:
        return [told]
    return [told for told in map(number, _parts(value).values()) if told is not None]


def _join_by_names(visits):
    """Marks the functions that call each other by what their code names, where a search was too shallow to show it."""
    functions = {visit.function.name: visit.function for visit in reversed(visits)}
    holders = {visit.function.name: visit.arguments[0] for visit in visits if visit.function.is_method and visit.arguments}
    # The code of every function that one of them may name: of its module, of its class, and inside of it.
    codes = {}
    for name, function in functions.items():
        for other, value in [*function.globals.items(), *vars(type(holders.get(name))).items()]:
            codes.setdefault(other, getattr(value, "__code__", None))
        for inner in function.code.co_consts:
            codes[getattr(inner, "co_name", None)] = inner
    codes.update({name: function.code for name, function in functions.items()})

    def reached(name):
        found, todo = set(), [name]
        while todo:
            code = codes.get(todo.pop())
            for other in loops.loops_of(code).names if hasattr(code, "co_code") else ():
                if other in codes and other not in found:
                    found.add(other)
                    todo.append(other)
        return found

    below = {name: reached(name) for name in functions}
    for name, function in functions.items():
        if name in below[name]:
            function.is_node = True
            for other in below[name] & functions.keys():
                if name in below[other]:
                    Function.join(function, functions[other])


def _callers(visits, flat):
    """Returns the functions that are watched with a search and only call it: they are never called inside of it, as its own are."""
    inner = [child for visit in flat for child in visit.children]
    if not any(visit.children for visit in inner):
        return set()
    below = {visit.function for visit in inner}
    return {visit.function for visit in visits if visit.function.binding.own_side is None} - below


def _handing_on(flat, nodes):
    """Returns the functions whose calls are no nodes of their own: each call makes one call at most, of another function that is
    watched, outside of a loop, as `value` does that calls max_value or min_value."""
    others, calling = set(), set()
    for visit in flat:
        if visit not in nodes:
            continue
        inner = [child for child in visit.children if child in nodes]
        if inner:
            calling.add(visit.function)
        if len(inner) > 1 or any(child.loop is not None or child.function is visit.function for child in inner):
            others.add(visit.function)
    return calling - others


def _hand_on(node, visit):
    """Adds to a node the call that it is handed on to."""
    outer, inner = node.raw, visit.value
    if number(outer) is None or (number(inner) is not None and outer == -inner):
        node.raw = inner
    node.raised = node.raised or visit.raised


def _is_root(visit, nodes):
    """Returns whether a call that is not part of the recursion is the root: it tries every move and asks for its value."""
    inner = [child for child in visit.children if child in nodes]
    # What returns nothing tells neither a value nor a move: the searches in it are told one by one.
    if not inner or any(not child.loop for child in inner) or visit.value is None or visit.value is OPEN:
        return False
    # A loop over depths makes several searches.
    depths = [child.argument(child.function.binding.depth) for child in inner]
    if all(depth is not None and list(child.loop.values()) == [depth] for child, depth in zip(inner, depths)):
        return False
    if len(inner) == 1:
        return True
    tried = [tuple(map(_text, child.loop.values())) for child in inner]
    states = [_text(child.seen if child.seen is not None else child.state()) for child in inner]
    return len(set(tried)) == len(tried) and len(set(states)) > 1


def _text(value):
    try:
        return value.text or repr(value.parts) if isinstance(value, Frozen) else repr(value)
    except Exception:  # Of the program that is watched.
        return object.__repr__(value)


def state_text(state):
    """Returns a text that is the same for equal states, whatever they are written as."""
    if type(state) in CONSTANT or isinstance(state, (list, dict, tuple)):
        return repr(state)
    found = frozen(state)
    return repr(found.parts) if isinstance(found, Frozen) else _text(state)


# ---------------------------------------------------------------------------------------------------------------- values


def number(value):
    """Returns a value as a number of a run, or None where it is none."""
    kind = type(value)
    if kind is int or kind is float:
        return value
    if value is None or kind is list or kind is tuple:
        return None
    if isinstance(value, numbers.Real):
        if isinstance(value, bool):
            return int(value)
        try:
            return int(value) if isinstance(value, numbers.Integral) else float(value)
        except (OverflowError, ValueError):
            return None
    if type(value).__name__ == "Decimal":
        return float(value)
    if attribute(value, "shape") in ((), (1,)) and callable(attribute(value, "tolist")):
        value = value.tolist()
        return number(value[0] if isinstance(value, list) and value else value)
    return None


#: How many players a run may have.
_PLAYERS = range(2, 7)


def entries(value, size=None):
    """Returns the numbers of a vector, None where a value is no vector.

    >>> entries((5, 3, 2)), entries({"A": 1, "B": 0.5}), entries((3, None)), entries([4])
    ((5, 3, 2), (1, 0.5), None, None)
    """
    if isinstance(value, dict):
        value = list(value.values())
    elif not isinstance(value, (list, tuple)):
        listed = attribute(value, "tolist")
        value = listed() if callable(listed) else None
    if not isinstance(value, (list, tuple)) or len(value) not in _PLAYERS or (size is not None and len(value) != size):
        return None
    numbers = tuple(number(entry) for entry in value)
    return None if None in numbers or any(isinstance(entry, bool) for entry in value) else numbers


def _parts(value):
    """Returns the parts of what a function returns, by their place or name, where it is no number."""
    if isinstance(value, dict):
        return value
    if isinstance(value, (tuple, list)):
        return dict(enumerate(value))
    return attribute(value, "__dict__") or {}


def _value_parts(nodes, plies):
    """Returns which part of what is returned is the value, on even and on odd plies; None where numbers alone are returned. It is
    the part that inner nodes take over from a child; some return α to one side and β to the other."""
    parts = dict.fromkeys(
        part
        for node in nodes
        if number(node.raw) is None
        for part, value in _parts(node.raw).items()
        if number(value) is not None
    )
    named = [part for part in parts if any(word in str(part).lower() for word in _VALUE_WORDS)]
    parts = named or list(parts)[:4]
    leaves = [node.raw for node in nodes if not node.children and number(node.raw) is None]
    # What a leaf does not have is the move, though it be a number at the inner nodes.
    parts = [part for part in parts if all(number(_parts(leaf).get(part)) is not None for leaf in leaves)] or parts
    # A part that is the same at all leaves, such as -1 for no move, is rather a move than one that differs.
    constant = {part for part in parts if len({number(_parts(leaf).get(part)) for leaf in leaves}) == 1}
    constant = constant if len(constant) < len(parts) else set()
    inner = [node for node in nodes if node.children]
    most, best = -1, None
    for even in parts:
        for odd in [even, *(part for part in parts if part != even)]:
            kept = swapped = named = 0
            for node in inner:
                own, other = (even, odd) if plies[id(node)] % 2 == 0 else (odd, even)
                value = number(_parts(node.raw).get(own, node.raw))
                below = [number(_parts(child.raw).get(other, child.raw)) for child in node.children]
                below = [other_value for other_value in below if other_value is not None]
                if value is not None and below:
                    kept += value in (min(below), max(below))
                    swapped += -value in (min(below), max(below))
                    named += value in [child_place for child_place, _ in enumerate(node.children)]
            # One part for all is the usual thing: two have to explain more. A part that is always the index of a child is a move.
            likeness = max(kept, swapped) + 0.5 * (even == odd) - 0.25 * (named == len(inner))
            likeness -= 0.25 * (even in constant or odd in constant)
            if likeness > most:
                most, best = likeness, (even, odd)
    return best


_VALUE_WORDS = ("score", "value", "eval", "util", "valor", "puntaje")


def read_values(nodes):
    """Sets the value and the best child of every node from what it returned. Of several things that are returned together, the
    value is the one that inner nodes take over from a child."""
    returned = [node for node in nodes if node.is_left()]
    _read_written(returned)
    plies, roots = {}, []
    for node in nodes:
        if id(node) not in plies:
            plies[id(node)] = 0
            roots.append(node)
        for child in node.children:
            plies[id(child)] = plies[id(node)] + 1
    # A root may return something else than all others: the move that it chose.
    alone = {id(root) for root in roots if root.returns_move or (_may_return_move(root) and all(number(child.raw) is not None for child in root.children))}
    best = _value_parts([node for node in returned if id(node) not in alone], plies)
    is_won = says_who_wins(returned)
    for node in returned:
        if is_won:
            node.value = 1 if node.raw else -1
        elif id(node) not in alone:
            node.value = number(node.raw)
            if node.value is None and best is not None:
                node.value = number(_parts(node.raw).get(best[plies[id(node)] % 2]))
    called = {}
    told = [node for node in returned if id(node) not in alone and number(node.raw) is None]
    counted = {part for node in told for part in _parts(node.raw) if part not in (best or ())}
    counted = {part for part in counted if _is_counted(told, part)}
    for node in told:
        if node.children:
            rest = [value for part, value in _parts(node.raw).items() if part not in (best or ()) and part not in counted]
            moves = [*rest, tuple(rest), list(rest)]
            called[id(node)] = moves if isinstance(node.raw, (list, tuple, dict)) else [node.raw, *moves]
    slots = _slots(nodes, called)
    for node in returned:
        if id(node) in called:
            node.best = _first_called(node, called[id(node)], slots)
    take = _taken(nodes, plies)
    for root in roots:
        if id(root) in alone and root.is_left() and root.raw is not None and not is_won:
            _read_root(root, take)


def _read_written(nodes):
    """Takes for what nodes return, where all of them return nothing, what they have written into their states: the number that most
    inner nodes have of a child, as it was or turned, when they are left."""
    written = {id(node): node.visits[-1].written for node in nodes if node.raw is None}
    if len(written) < len(nodes) or any(numbers is None for numbers in written.values()):
        return
    inner = [node for node in nodes if node.children]
    names = [name for name in dict.fromkeys(name for numbers in written.values() for name in numbers)]
    names = [name for name in names if all(name in numbers for numbers in written.values())]

    def likeness(name):
        kept = 0
        for node in inner:
            below = [abs(written[id(child)][name]) for child in node.children if id(child) in written]
            kept += abs(written[id(node)][name]) in below
        # A number that no node changes, such as a size, is none that is searched for.
        return kept if len({numbers[name] for numbers in written.values()}) > 1 else 0

    best = max(names, key=likeness, default=None)
    if best is not None and 2 * likeness(best) > len(inner):
        for node in nodes:
            node.raw = written[id(node)][best]


def _is_counted(nodes, part):
    """Returns whether a part of what is returned is no move but a number that is counted on the way: of nodes, of leaves or of plies, or
    the one of a child, handed on."""
    told = {id(node): number(_parts(node.raw).get(part)) for node in nodes}
    families = []
    for node in nodes:
        if node.children:
            families.append((told[id(node)], [told.get(id(child)) for child in node.children]))
    if not families or any(own is None or None in below for own, below in families):
        return False
    rules = (
        lambda own, below: own == sum(below),
        lambda own, below: own == sum(below) + 1,
        lambda own, below: min(below) >= 0 and own == max(below) + 1,
        lambda own, below: min(below) > 0 and own == min(below) - 1,
        lambda own, below: own in below,
        # A number that all of them count on.
        lambda own, below: own >= below[-1] and all(one < other for one, other in zip(below, below[1:])),
    )
    return any(all(rule(own, below) for own, below in families) for rule in rules)


def _may_return_move(root):
    """Returns whether a root with children may return its move where all others return a number: what it returns is no number, or its
    function returns several things."""
    return bool(root.children) and (number(root.raw) is None or any(loops.loops_of(visit.function.code).returns_several for visit in root.visits))


def says_who_wins(nodes):
    """Returns whether all nodes return True or False: whether the game is won."""
    return bool(nodes) and all(isinstance(node.raw, bool) for node in nodes)


def _slots(nodes, called):
    """Returns the places among the loops' variables by which most nodes name a child that is worth what the node is, the best first:
    an index may be the state of another child."""
    votes = {}
    for node in nodes:
        for move in called.get(id(node), ()):
            for child in node.children:
                for slot, value in enumerate((child.loop or {}).values()):
                    if number(child.value) is not None and child.value in (node.value, -(node.value or 0)) and same(move, value):
                        votes[slot] = votes.get(slot, 0) + 1
    return sorted(votes, key=votes.get, reverse=True)


def _taken(nodes, plies):
    """Returns what a node on an even ply takes of its children, as most others say: `max`, `min`, or a function of the numbers that
    were turned; None where no node says it."""
    votes = {take: 0 for take in _TAKES}
    for node in nodes:
        below = [child.value for child in node.children]
        if plies[id(node)] == 0 or node.value is None or not below or None in below or len(set(below)) < 2:
            continue
        for take in _TAKES:
            votes[take if plies[id(node)] % 2 == 0 else _TAKES[take]] += take(below) == node.value
    # A zero is the same with either sign.
    negates = any(loops.loops_of(visit.function.code).negates_a_call for node in nodes[:20] for visit in node.visits)
    if not negates and max(votes[max], votes[min]) > 0:
        votes = {take: votes[take] for take in (max, min)}
    best = max(votes, key=votes.get)
    return best if votes[best] > 0 and list(votes.values()).count(votes[best]) == 1 else None


def _most_turned(values):
    return -min(values)


def _least_turned(values):
    return -max(values)


#: What a node takes of its children, and what the other side takes.
_TAKES = {max: min, min: max, _most_turned: _most_turned, _least_turned: _least_turned}


def _read_root(node, take):
    """Sets the value and the best child of a root, which returns a move, a value, or both: `take` is what it takes of its children."""
    values = [child.value for child in node.children if child.value is not None]
    signs = (1, -1)
    if any(loops.loops_of(visit.function.code).negates_a_call for visit in node.visits):
        signs = (-1, 1)
    # As the function takes its children first: an index may be the number of a child with the other sign.
    extremes = [take(values)] if take and values else [sign * found(values) for sign in signs for found in (max, min)] if values else []

    def is_best(child):
        return child is not None and child.value is not None and (take([child.value]) if take else child.value) in extremes

    def worth(child):
        return None if child.value is None else take([child.value]) if take else child.value

    told, named = number(node.raw), _child_called(node, node.raw, is_best)
    if told is not None:
        is_move = named is not None and (told not in extremes if node.returns_move else is_best(named) and told not in extremes)
        if is_move or (node.returns_move and is_best(named)):
            # What is the best value as well as a move is a move where the code may return one.
            is_named = told not in extremes or any(loops.loops_of(visit.function.code).returns_several for visit in node.visits)
            node.best, node.value = named if is_named else None, worth(named)
        elif node.returns_move and abs(told) not in map(abs, values):
            # No value of a child: a part of the move that leads to one, or nothing that is known.
            found = [child for child in node.children if _has_part(child, told)]
            best = [child for child in found if is_best(child)]
            node.best = best[0] if best else found[0] if len(found) == 1 else None
            node.value = worth(node.best) if node.best is not None else take(values) if take and values else told
        else:
            node.value = told
    elif named is not None:
        node.best, node.value = named, worth(named)
    else:
        parts = list(_parts(node.raw).values())
        names = [str(name).lower() for name in _parts(node.raw)]
        own = [place for place, part in enumerate(parts) if number(part) in extremes[:2]]
        own.sort(key=lambda place: not any(word in names[place] for word in _VALUE_WORDS))
        turned = [place for place, part in enumerate(parts) if number(part) in extremes and number(part) not in range(len(node.children))]
        place = next(iter(own + turned), None)
        node.value = None if place is None else number(parts[place])
        moves = [tuple(parts), *parts, tuple(parts[:2]), tuple(parts[-2:])]
        if node.value is not None:
            # One of the parts is the value, and the others are the move.
            moves = [*(parts[:place] + parts[place + 1 :]), tuple(parts[:2]), tuple(parts[-2:]), parts[place]]
        node.best = next((child for child in (_child_called(node, move, is_best) for move in moves) if is_best(child)), None)
        if node.best is None and node.value is not None:
            node.best = _first_called(node, moves[:-1])
        if node.value is None:
            # What it returns is no number, so that it does not say its value.
            node.value = worth(node.best) if node.best is not None else take(values) if take and values else None


def _has_part(child, told):
    """Returns whether a value is a part of one of the loop's variables."""
    lists = (value for value in (child.loop or {}).values() if isinstance(value, (list, tuple)))
    return any(same(told, part) for value in lists for part in value)


def _first_called(node, moves, slots=()):
    found = (_child_called(node, move, None, slots) for move in moves)
    return next((child for child in found if child is not None), None)


def _child_called(node, move, is_best=None, slots=()):
    """Returns the child that a value names as a move: by the loop's variables, or the state. Of several, one that `is_best`, or the
    one that is named at the first of the `slots`."""
    if move is None or isinstance(move, float):
        return None
    found = []
    for child in node.children:
        values = tuple((child.loop or {}).values())
        place = next((place for place, slot in enumerate(slots) if slot < len(values) and same(move, values[slot])), len(slots))
        if place < len(slots) or any(same(move, value) for value in values) or same(move, values):
            found.append((place, child))
    if found:
        best = [child for _, child in found if is_best is not None and is_best(child)]
        return best[0] if best else min(found, key=lambda pair: pair[0])[1]
    # Numbers are the same object wherever they stand.
    return next((child for child in node.children if move is child.state() and number(move) is None), None)


def same(one, other):
    """Returns whether two moves or states are the same value: a tuple is the list with the same parts.

    >>> same((0, 2), [0, 2]), same([(0,), [1]], ([0], (1,))), same("ab", ["a", "b"]), same(True, 1)
    (True, True, False, False)
    """
    if one is other:
        return True
    if type(one) is int and type(other) is int:
        return one == other
    if isinstance(one, (int, float)) and isinstance(other, bool) or isinstance(one, bool) is not isinstance(other, bool):
        return False
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        try:
            if one == other:
                return True
        except Exception:  # Of arrays in it, and of the program that is watched.
            pass
        return len(one) == len(other) and all(map(same, one, other))
    try:
        is_same = one == other
        # Arrays say it of every entry.
        return is_same if isinstance(is_same, bool) else bool(is_same.all() if hasattr(is_same, "all") else is_same)
    except Exception:  # Of arrays of other shapes, and of the program that is watched.
        return False


# ----------------------------------------------------------------------------------------------------- whose move, whose view


def settle(nodes):
    """Says of the functions of a search what their names leave open: which of them are of one side, whether two bounds are a window,
    whether an object is the state of its own method, and which parameter is true at one ply and false at the next."""
    visits = {}
    for node in nodes:
        for visit in node.visits:
            visits.setdefault(visit.function, []).append(visit)
    sides = {function.binding.own_side for function in visits} - {None}
    has_pair = len(sides) == 2 or (bool(sides) and any(averages(function.name) and function.binding.own_side is None for function in visits))
    for function, own in visits.items():
        binding = function.binding
        if not has_pair:
            binding.own_side = None
        if binding.is_window_open and not _hands_on_windows(nodes, function):
            binding.forget_window()
        if binding.state is None and function.is_method and len({id(visit.arguments[0]) for visit in own if visit.arguments}) > 1:
            binding.state = function.parameters[0]
        _tell_depth_from_side(nodes, function)
        if binding.side is not None or binding.own_side is not None:
            continue
        bound = (binding.state, binding.alpha, binding.beta, binding.depth)
        for parameter in function.parameters:
            told = [visit.argument(parameter) for visit in own] if parameter not in bound else []
            if ({type(value) for value in told} == {bool} and len(set(told)) == 2) or _are_sides(told):
                binding.side, binding.side_kind = parameter, "player"
                break


def _are_sides(values):
    """Returns whether values are the names of at least two of MAX, MIN and chance."""
    names = {value if isinstance(value, str) else _member_name(value) for value in values}
    return len(names) > 1 and None not in names and len({_side_called(name) for name in names} - {None}) == len(names)


def _tell_depth_from_side(nodes, function):
    """Takes what is called as a depth for the side, where it takes turns between two numbers, or counts up beside what counts down."""
    binding = function.binding
    if binding.depth is None or binding.side is not None or binding.own_side is not None:
        return
    edges = [
        (node.visits[-1], child.visits[0])
        for node in nodes
        for child in node.children
        if node.visits[-1].function is function and child.visits[0].function is function
    ]

    def changes(parameter, is_fitting):
        told = [(number(above.argument(parameter)), number(below.argument(parameter))) for above, below in edges]
        return bool(told) and all(None not in pair and is_fitting(*pair) for pair in told)

    bound = (binding.state, binding.alpha, binding.beta, binding.depth)
    down = next((name for name in function.parameters if name not in bound and changes(name, lambda above, below: below == above - 1)), None)
    is_flipped = binding.depth in loops.loops_of(function.code).flipped
    if changes(binding.depth, lambda above, below: below == 1 - above and above in (0, 1)) and (is_flipped or len(edges) > 2):
        plies = {number(above.argument(binding.depth)) for above, _ in edges}
        if is_flipped or len(plies) == 2:
            binding.side, binding.side_kind, binding.depth = binding.depth, "player", down
    elif changes(binding.depth, lambda above, below: below == above + 1):
        if down is not None:
            binding.side, binding.side_kind, binding.depth = binding.depth, "player", down


def _hands_on_windows(nodes, function):
    """Returns whether the first child of most nodes is called with the bounds of its parent, as they are or turned, as a window is
    and a range is not."""
    kept = lost = 0
    for node in nodes:
        first = node.children[0] if node.children else None
        if first is None or node.visits[-1].function is not function or first.visits[0].function is not function:
            continue
        above, below = ([number(one.role(bound)) for bound in ("alpha", "beta")] for one in (node, first))
        if None not in above and None not in below:
            is_kept = below in (above, [-above[1], -above[0]])
            kept, lost = kept + is_kept, lost + (not is_kept)
    return kept >= lost


#: Words in the names of functions that take an average.
_AVERAGING = ("expect", "expval", "expnode", "expvalue", "chance", "average", "esper", "promedio", "azar", "random", "avg", "mean")


def averages(name):
    """Returns whether a function takes an average, by its name."""
    return any(word in plain(name) for word in _AVERAGING)


#: The first letters of words by which the code of a function says that it takes averages.
_AVERAGING_STEMS = ("expect", "expval", "chance", "averag", "avg", "esperad", "promedi", "azar", "stochast", "probab", "probs")


def says_averages(function):
    """Returns whether something in the code of a function says that averages are meant: its class, its variables, what it calls, or its
    documentation."""
    code = function.code
    text = code.co_consts[0] if code.co_consts and isinstance(code.co_consts[0], str) else ""
    names = [getattr(code, "co_qualname", ""), *code.co_varnames, *code.co_names, *text.split(), os.path.basename(code.co_filename)]
    return any(word.startswith(_AVERAGING_STEMS) or word == "mean" for name in names for word in words(name))


def root_sign(roots, nodes):
    """Returns the side of the root of a negamax that multiplies its leaves by 1 for MAX and −1 for MIN, as what it passes says: "max" or
    "min", None where it passes no such numbers."""

    def told(node):
        value = node.role("side")
        return value if type(value) in (int, float) and value in (1, -1) else None

    edges = [(told(node), told(child)) for node in nodes for child in node.children]
    is_sign = bool(edges) and all(None not in edge and edge[0] == -edge[1] for edge in edges)
    signs = {told(root) for root in roots}
    return ("max" if 1 in signs else "min") if is_sign and len(signs) == 1 else None


def read_view(roots, nodes):
    """Returns "mover" where values and windows are those of the side to move, as in negamax, else "max"."""
    functions = {visit.function for node in nodes for visit in node.visits}
    kinds = {function.binding.side_kind for function in functions}
    if any("nega" in plain(function.name) for function in functions):
        return "mover"
    negates = any(loops.loops_of(function.code).negates_a_call for function in functions)
    if any(function.binding.own_side for function in functions) or ("agent" in kinds and not negates):
        return "max"
    kept = swapped = told = 0
    has_windows = any(function.binding.alpha and function.binding.beta for function in functions)
    for node in nodes:
        alpha, beta = number(node.role("alpha")), number(node.role("beta"))
        for child in node.children[:1]:
            first, second = number(child.role("alpha")), number(child.role("beta"))
            if None not in (alpha, beta, first, second) and (alpha, beta) != (-beta, -alpha):
                kept += (first, second) == (alpha, beta)
                swapped += (first, second) == (-beta, -alpha)
        # A later child keeps the other bound of its parent: as it is, or turned.
        for child in node.children[1:]:
            first, second = number(child.role("alpha")), number(child.role("beta"))
            if None not in (alpha, beta, first, second):
                is_kept, is_swapped = second == beta or first == alpha, first == -beta
                kept += is_kept and not is_swapped
                swapped += is_swapped and not is_kept
        values = {child.value for child in node.children}
        if node.value and values:
            kept += node.value in values
            swapped += -node.value in values
            told += 1
    # A few nodes of a search that changes its values on the way up return the number of a child with the other sign by chance.
    if not negates and not has_windows and 2 * swapped <= told:
        return "max"
    return "mover" if swapped > kept or (swapped == kept and (negates or "sign" in kinds)) else "max"


def read_sides(roots, nodes, view):
    """Sets the side of every node that the program tells: by the function, by a parameter that is MAX's or MIN's, or by a player,
    who is known by what is taken at the player's nodes. Returns whether any of them is a guess."""
    votes, is_guessed = {}, False
    counts = _counts_plies(nodes)
    several = len({node.visits[-1].function.name for node in nodes if not node.returns_move}) > 1
    for node in nodes:
        node.side, node.is_side_told = _told_side(node, view)
        is_guessed |= node.side is not None and not node.is_side_told
        player = _player(node, several, counts) if node.side is None and view == "max" else None
        below = [child.value for child in node.children if child.value is not None]
        if player is not None:
            votes.setdefault(player, 0)
            if below and node.value is not None and min(below) < max(below):
                votes[player] += (node.value == max(below)) - (node.value == min(below))
    players = [player for player in votes if player[0] == "player"]
    for node in nodes:
        player = _player(node, several, counts) if node.side is None and view == "max" else None
        if player is None:
            continue
        if player[0] == "player" and len(players) > 1:
            # Of several players one is MAX, whatever the others do.
            is_max = player == max(players, key=votes.get)
        else:
            # Of several agents, the first is MAX.
            is_max = votes[player] >= 0 and player[0] == "player"
        node.side, is_guessed = "max" if is_max else "min", True
    for root in roots:
        # A root that tries each move itself is of the side that its children are not.
        below = {child.side for child in root.children if child.side}
        if root.side is None and len(below) == 1 and root.returns_move:
            root.side = "min" if below == {"max"} else "max"
            root.is_side_told = all(child.is_side_told for child in root.children if child.side)
    if view == "max" and len(players) < 3 and not any(node.is_side_told for node in nodes):
        is_guessed |= _take_turns(nodes)
    return is_guessed


def value_roots(roots, view):
    """Sets the value of a root that returns a move alone, which no child is called by: what its side takes."""
    for root in roots:
        below = [child.value for child in root.children]
        if root.value is None and root.is_left() and number(root.raw) is None and root.side and below and None not in below:
            if not any(isinstance(value, tuple) for value in below):
                root.value = -min(below) if view == "mover" else max(below) if root.side == "max" else min(below)


def _take_turns(nodes):
    """Lets the sides move by turns, where no side is told and every node takes what the side of its ply takes: MAX or MIN at the root.
    Returns whether it does."""
    if any(_has_agents(visit) for node in nodes for visit in node.visits):
        return False
    plies, takes = {}, set()
    for node in nodes:
        ply = plies.setdefault(id(node), 0)
        below = [child.value for child in node.children if child.value is not None]
        for child in node.children:
            plies[id(child)] = ply + 1
        if below and min(below) < max(below) and node.value in (min(below), max(below)):
            takes.add((node.value == max(below)) == (ply % 2 == 0))
    if len(takes) == 1:
        for node in nodes:
            node.side = "max" if (plies[id(node)] % 2 == 0) is (True in takes) else "min"
    return len(takes) == 1


def _counts_plies(nodes):
    """Returns whether what tells the side is the number of the ply, which is even for one side and odd for the other. Where leaves have
    a number for each of several players, it is the number of a player."""
    if all(_has_entries(node.state(), node.raw) for node in nodes if not node.children and node.is_left()):
        return False
    edges = [(number(node.role("side")), number(child.role("side"))) for node in nodes for child in node.children]
    return bool(edges) and all(None not in edge and edge[1] == edge[0] + 1 for edge in edges) and len({side for edge in edges for side in edge}) > 2


def _has_entries(state, told):
    """Returns whether a state is a list of numbers for three players or more, one of which is told."""
    is_list = isinstance(state, (list, tuple)) and len(state) > 2 and all(number(entry) is not None for entry in state)
    return is_list and number(told) is not None and told in state


def _player(node, several, counts):
    """Returns what tells whose node it is, without telling whether that is MAX or MIN: ("player", …), or ("number", …) of an agent,
    which may be one too many at a leaf. None where nothing does."""
    binding = node.visits[-1].function.binding
    if binding.side is None:
        is_told = several and node.children and not node.returns_move
        return ("player", node.visits[-1].function.name) if is_told else None
    if binding.side_kind == "player":
        return "player", number(node.role("side")) % 2 if counts else _text(node.role("side"))
    return ("number", _text(node.role("side"))) if node.children else None


#: What a node is called at which chance decides.
_CHANCE = ("chance", "random", "expect", "expected", "expectation", "exp", "average", "avg", "dice", "die", "nature", "azar", "promedio", "dado")


def _side_called(name):
    return "chance" if plain(name) in _CHANCE else side_of_function(name)


def _told_side(node, view):
    """Returns the side of a node, and whether the program says that it is MAX's or MIN's: what is 1 and −1, or an agent's number, is
    a guess."""
    for visit in reversed(node.visits):
        binding = visit.function.binding
        if binding.own_side:
            return (binding.own_side, True) if node.children or len(node.visits) == 1 else (None, False)
        told = visit.argument(binding.side)
        name = told if isinstance(told, str) else _member_name(told)
        if name is not None:
            side = _side_called(name)
            if side is not None:
                return side, True
        elif isinstance(told, bool) and binding.side_kind in ("true is max", "true is min"):
            return ("max" if told == (binding.side_kind == "true is max") else "min"), True
        elif view == "max" and _has_agents(visit) and told == 0 and node.children:
            return "max", False
        elif binding.side_kind == "sign" and number(told):
            # A negamax may begin with 1 for whoever moves.
            return ("max" if number(told) > 0 else "min"), view == "max"
    return None, False


def _has_agents(visit):
    """Returns whether a visit is told the number of an agent; True and False are whose turn it is, whatever it is called."""
    binding = visit.function.binding
    return binding.side_kind == "agent" and not isinstance(visit.argument(binding.side), bool)


def _member_name(value):
    """Returns the name of a member of an enumeration, else None."""
    return value.name if isinstance(value, enum.Enum) else None


def json_number(value):
    """Returns a number as a run has it, None for no number."""
    value = number(value)
    if type(value) is float:
        if math.isinf(value):
            return "inf" if value > 0 else "-inf"
        if math.isnan(value):
            return "NaN"
        if value.is_integer() and abs(value) < 2**53:
            return int(value)
    return value
