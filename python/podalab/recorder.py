"""Records the calls of a search as they happen, as visits within visits. What the visits mean is said later, by `run`."""

import contextlib
import copy
import gc
import inspect
import itertools
import threading

from . import loops
from .binding import Binding

#: How many events are recorded: of a million visits, of which a run says two lines each.
MAX_EVENTS = 8_000_000
#: The value of a visit that has not been left.
OPEN = object()
_LEFT, _RAISED, _NO_OBJECT = object(), object(), object()

#: Values that nothing changes later.
CONSTANT = {int, str, float, bool, type(None), bytes, frozenset, tuple, complex, range}


#: The names that `loops.names_at` has found, looked up here since it is the most frequent thing of all.
_sites = loops.sites

#: Attributes that hold a board.
_BOARDS = ("board", "grid", "tablero", "cells", "squares", "piles", "pits")


class Function:
    """A function that is watched: what its parameters mean, and where its state is to be found."""

    def __init__(self, code, given=None, is_method=False, defaults=(), keyword_defaults=None, variables=None):
        count = code.co_argcount + code.co_kwonlyargcount
        self.code, self.name = code, code.co_name
        self.parameters = code.co_varnames[:count]
        self.binding = Binding(code.co_name, self.parameters, given, is_method)
        self.defaults = dict(zip(self.parameters[code.co_argcount - len(defaults) : code.co_argcount], defaults))
        self.defaults.update(keyword_defaults or {})
        self.places = {name: place for place, name in enumerate(self.parameters)}
        self.state_index = self.places.get(self.binding.state)
        self.is_method, self._given = is_method, given
        #: The names of the parameters that take all further arguments, and all further keywords; None where there are none.
        self.star = code.co_varnames[count] if code.co_flags & inspect.CO_VARARGS else None
        double = count + (self.star is not None)
        self.double_star = code.co_varnames[double] if code.co_flags & inspect.CO_VARKEYWORDS else None
        #: The global variables of its module.
        self.globals = variables or {}
        #: Whether calls of this function are nodes; None while that is not known.
        self.is_node = True
        #: Whether it values leaves, and is told so.
        self.is_leaf = False
        self._joined = None

    def told(self, arguments, keywords):
        """Returns the arguments and keywords of a call, where further arguments are keywords with names such as `args[0]`. What a
        function takes without naming it is a parameter from its first call on."""
        if self.star is not None:
            count = self.code.co_argcount
            keywords = {**keywords, **{f"{self.star}[{place}]": value for place, value in enumerate(arguments[count:])}}
            arguments = arguments[:count]
        if self.star is not None or self.double_star is not None:
            new = [name for name in keywords if name not in self.places]
            if new:
                self.parameters = (*self.parameters, *new)
                self.places = {name: place for place, name in enumerate(self.parameters)}
                self.binding = Binding(self.name, self.parameters, self._given, self.is_method)
                self.state_index = self.places.get(self.binding.state)
        return arguments, keywords

    def search(self):
        """Returns the function that stands for all that call each other with this one."""
        function = self
        while function._joined is not None:
            function = function._joined
        return function

    @staticmethod
    def join(one, other):
        """Says that two functions call each other."""
        one, other = one.search(), other.search()
        if one is not other:
            one._joined = other


class Visit:
    """A call of a watched function, from entering it to leaving it."""

    __slots__ = ("function", "arguments", "keywords", "loop", "seen", "start", "is_changed", "children", "value", "written", "raised")

    def __init__(self, function, arguments, keywords, loop, seen):
        self.function, self.arguments, self.keywords = function, arguments, keywords
        #: The variables of the caller's loops, as `loops.variables` returns them.
        self.loop = loop
        #: The state as it was when the function was entered, where it may have been changed since.
        self.seen = seen
        #: A copy of the state as it was then, of a kind that `seen` is not, where a search may have begun.
        self.start = None
        #: Whether the state was another when the function was left.
        self.is_changed = False
        self.children = []
        self.value, self.raised = OPEN, None
        #: The numbers that the state had when the function was left without returning anything, by their names.
        self.written = None

    def argument(self, name):
        """Returns the value that a parameter had, or None."""
        if name is None:
            return None
        if name in self.keywords:
            return self.keywords[name]
        index = self.function.places[name]
        return self.arguments[index] if index < len(self.arguments) else self.function.defaults.get(name)

    def state(self):
        """Returns the object that was passed as the state."""
        return self.argument(self.function.binding.state)


def attribute(thing, name):
    """Returns an attribute of an object of the program that is watched, None where there is none, or where asking for it fails."""
    try:
        return getattr(thing, name, None)
    except Exception:  # Of the program: an attribute may be computed.
        return None


def makes_up(thing):
    """Returns whether an object has any attribute that it is asked for, as a mock has."""
    return hasattr(type(thing), "__getattr__") and attribute(thing, "no_such_attribute") is not None


def numbers_of(state):
    """Returns the attributes of an object that are numbers, by their names."""
    fields = attribute(state, "__dict__") or {}
    return {name: value for name, value in fields.items() if isinstance(value, (int, float)) and not isinstance(value, bool)}


class _Written:
    """What a state has when a function that returns nothing is left."""

    __slots__ = ("numbers",)

    def __init__(self, numbers):
        self.numbers = numbers


def copied(state):
    """Returns a copy of a board that may be changed in place, as deep as boards are."""
    kind = type(state)
    if kind is list:
        return [_row(row) if type(row) in _ROWS else row for row in state]
    if kind is dict:
        return {key: _row(value) if type(value) in _ROWS else value for key, value in state.items()}
    if kind in CONSTANT:
        return state
    return frozen(state)


_ROWS = {list, dict, set, bytearray}


def _row(row):
    """Returns a copy of a row of a board, with the rows in it."""
    if type(row) is list:
        return [cell[:] if type(cell) is list else cell for cell in row]
    return row.copy()


class Frozen:
    """What an object of a class was at one moment: how it was written, its attributes, and its board if it has one."""

    __slots__ = ("text", "parts", "board")

    def __init__(self, text, parts, board):
        self.text, self.parts, self.board = text, parts, board

    def __eq__(self, other):
        return isinstance(other, Frozen) and self.parts == other.parts

    def has_same_board(self, other):
        """Returns whether the board is the same, or the whole object where it has none. A search may keep things of its own in it."""
        if self.board is not None and isinstance(other, Frozen):
            return self.board == other.board
        return self == other

    __hash__ = None


def frozen(state):
    """Returns what an object is now, None where it cannot be said. Attributes that are no data, such as functions, are left out."""
    try:
        if makes_up(state):
            return None
        if type(state).__module__.split(".")[0] == "numpy" and hasattr(state, "copy"):
            return state.copy()
        is_written = type(state).__str__ is not object.__str__ or type(state).__repr__ is not object.__repr__
        board = next(
            (getattr(state, name) for name in _BOARDS if isinstance(getattr(state, name, None), (list, dict, tuple, str))), None
        )
        return Frozen(str(state) if is_written else None, _parts(state, 4), copied(board))
    except Exception:  # Of the program that is watched, which is not to end by being watched.
        return None


def _parts(value, levels):
    """Returns the data of a value as tuples, a few levels deep."""
    kind = type(value)
    if kind in CONSTANT and kind is not tuple:
        return value
    if levels == 0 or (isinstance(value, (list, tuple, dict, set)) and len(value) > 1_000):
        return kind.__name__
    if isinstance(value, (list, tuple)):
        return tuple(_parts(part, levels - 1) for part in value)
    if isinstance(value, dict):
        return tuple((_parts(key, 2), _parts(part, levels - 1)) for key, part in value.items())
    if isinstance(value, (set, bytearray)):
        return tuple(sorted(map(repr, value)))
    if kind.__module__.split(".")[0] == "numpy":
        return value.tolist() if hasattr(value, "tolist") else repr(value)
    if callable(value) or not hasattr(value, "__dict__"):
        slots = getattr(kind, "__slots__", ())
        if callable(value) or not slots:
            return kind.__name__
        names = (slots,) if isinstance(slots, str) else slots
        return tuple((name, _parts(getattr(value, name, None), levels - 1)) for name in names)
    return (kind.__name__, *((name, _parts(part, levels - 1)) for name, part in vars(value).items()))


class Recorder:
    """Takes what is entered and left, in one thread."""

    def __init__(self, tree, size, numbers, is_chosen=False):
        #: What makes a position of nested lists, what counts the nodes of any tree, and what tells the numbers in them.
        self.tree, self.size, self.numbers = tree, size, numbers
        #: Whether the functions of the search are still to be chosen among those that were recorded.
        self.is_chosen = is_chosen
        self.thread = threading.get_ident()
        #: What was entered and left, one after the other. Of a visit that is entered: its function, arguments, keywords, the names
        #: and the values of the loop's variables, and the state as it is; of one that is left: `_LEFT` and what it returns, or
        #: `_RAISED` and the exception. It is flat, so that a long search takes little room, and little time of the collector.
        self.events = []
        #: The functions that are entered and not left, and the events with which they were.
        self.stack, self.open = [], []
        #: The events of functions that were left with another state than they were entered with.
        self.changed = set()
        #: Copies of objects that were the state where a search may have begun, by the event.
        self.starts = {}
        #: The trees that nested lists were when a search of them began, by their identity; some searches write into them.
        self.trees = {}
        #: How many nodes a tree had when a search of it began, by the identity of its root: some searches make it as they go.
        self.sizes = {}
        #: The numbers that the nodes of a tree of objects had then, by the identity of its root.
        self.begun = {}
        #: The object that was the state when a visit was entered last.
        self.object = _NO_OBJECT
        #: The functions that try moves between two visits and are not watched, by the place of the call and the function of the visit.
        self.unseen = {}

    def enter(self, function, arguments, keywords, caller):
        """Records that a function was called with arguments, by the frame `caller`."""
        if function.star is not None or function.double_star is not None:
            arguments, keywords = function.told(arguments, keywords)
        index = function.state_index
        if index is None:
            seen = copied(self._hidden_state(function, arguments))
        else:
            state = arguments[index] if index < len(arguments) else keywords.get(function.parameters[index])
            kind = type(state)
            if kind not in CONSTANT and function not in self.stack and id(state) not in self.sizes:
                self.sizes[id(state)] = self.size(state)
                self.begun[id(state)] = self.numbers(state)
            if kind in CONSTANT:
                seen = state
            elif kind is list:
                if not (self.trees and self.stack):
                    self.trees[id(state)] = self.tree(state)
                seen = copied(state)
            elif kind is dict:
                seen = copied(state)
            elif isinstance(state, tuple):
                seen = state
            else:
                # An object that is passed on as it is may be changed in place; a new one stays as it is.
                seen = frozen(state) if state is self.object or self.object is _NO_OBJECT else None
                self.object = state
                if function not in self.stack:
                    self.starts[len(self.events)] = _whole_copy(state)
        site = id(caller.f_code), caller.f_lasti
        try:
            names = _sites[site]
        except KeyError:
            names = loops.names_at(caller)
        if self.stack and caller.f_code is not self.stack[-1].code:
            place = site, self.stack[-1]
            if place not in self.unseen:
                self.unseen[place] = _between(self.stack[-1].code, caller)
        if names:
            values = caller.f_locals
            values = [values.get(name) for name in names]
        else:
            values = None
        events = self.events
        self.open.append((len(events), state if index is not None and seen is not state else None, seen))
        events += (function, arguments, keywords, names, values, seen)
        self.stack.append(function)
        if len(events) > MAX_EVENTS:
            self.enter = self.leave = self.unwind = _nothing
            self.stack.clear()

    def leave(self, value):
        """Records what the innermost visit returns."""
        self.stack.pop()
        event, state, seen = self.open.pop()
        if type(state) in _BOARD_KINDS and state != seen:
            self.changed.add(event)
        elif isinstance(seen, Frozen) and state is not None and not seen.has_same_board(frozen(state)):
            self.changed.add(event)
        if value is None and state is not None:
            written = numbers_of(state)
            value = _Written(written) if written else None
        # A caller may write its move into a list that it has got.
        if type(value) in _BOARD_KINDS and len(value) <= _MAX_COPIED:
            value = value.copy()
        self.events += (_LEFT, value)

    def unwind(self, error):
        """Records that an exception leaves the innermost visit."""
        self.stack.pop()
        self.open.pop()
        self.events += (_RAISED, error)

    def ended_with(self, error):
        """Says which exception it was that left the visits that were unwound last."""
        index = len(self.events) - 2
        while index >= 0 and self.events[index] is _RAISED:
            self.events[index + 1] = error
            index -= 2

    def visits(self):
        """Returns the outermost visits, with all that were made from them."""
        roots, stack = [], []
        events = iter(self.events)
        place = 0
        for event in events:
            if event is _LEFT:
                visit, value = stack.pop(), next(events)
                visit.value = value
                if type(value) is _Written:
                    visit.value, visit.written = None, value.numbers
                place += 2
            elif event is _RAISED:
                stack.pop().raised = next(events)
                place += 2
            else:
                arguments, keywords, names, values, seen = itertools.islice(events, 5)
                loop = None if names is None else dict(zip(names, values)) if names else {}
                visit = Visit(event, arguments, keywords, loop, seen)
                visit.start, visit.is_changed = self.starts.get(place), place in self.changed
                place += 6
                (stack[-1].children if stack else roots).append(visit)
                stack.append(visit)
        return roots

    @staticmethod
    def _hidden_state(function, arguments):
        """Returns the board of a method without a parameter for it: the attribute of `self` that is called as boards are."""
        if not (function.is_method and arguments):
            return None
        attributes = getattr(arguments[0], "__dict__", {})
        return next((attributes[name] for name in (*_BOARDS, "state", "game", "position") if name in attributes), None)


#: The greatest length of a returned list that is copied.
_MAX_COPIED = 64

#: Kinds of boards that are compared as they are.
_BOARD_KINDS = (list, dict)


#: How many calls may lie between two visits.
_MAX_BETWEEN = 20


def _between(code, caller):
    """Returns the name of a function that tries moves between the visit of a function that tries moves, by its code, and a call that
    `caller` makes; None where there is none."""
    found, has_loop = None, False
    for _ in range(_MAX_BETWEEN):
        if caller is None:
            return None
        has_loop |= loops.names_at(caller) is not None
        if caller.f_code is code:
            return found if has_loop else None
        if not caller.f_code.co_name.startswith("<"):
            if has_loop and found is None:
                found = caller.f_code.co_name
            has_loop = False
        caller = caller.f_back
    return None


def _whole_copy(state):
    """Returns a copy of an object, None where it cannot be copied."""
    try:
        return None if makes_up(state) else copy.deepcopy(state)
    except Exception:  # Of the program that is watched, whose objects may hold anything.
        return None


def _nothing(*_):
    """Records nothing: a run has no room for more."""


@contextlib.contextmanager
def patient_collector():
    """Has Python look less often for objects that refer to each other, since a recorder makes many that do not."""
    before = gc.get_threshold()
    gc.set_threshold(max(before[0], 100_000), *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
