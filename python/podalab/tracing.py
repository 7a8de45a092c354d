"""Watches functions while they run: those that are decorated, or, without touching the code, all that call themselves."""

import functools
import inspect
import os
import sys
import sysconfig
import threading

from . import positions as _positions
from . import run as _run
from .binding import Binding
from .recorder import Function, Recorder, patient_collector

_GENERATORS = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR

#: The recorder of the search that is running, and the run of the one that ran last. Decorated functions share them, so that a
#: pair such as max_value and min_value makes one run.
_recorder = None
_last = None
#: The call that made the search that ran last, the function that was searched with, and how many such searches it has made one after the
#: other. The frame is kept, since another call could take its place in the memory.
_caller = None, None, 0
_announced = set()
_NAMELESS = ("<lambda>", "<genexpr>", "<listcomp>", "<dictcomp>", "<setcomp>")


def watch(*functions, position=None, **names):
    """Watches a recursive function: `@poda.watch` above its `def`. Each call from outside is a run, which is the function's `run`
    afterwards.

    Two functions that call each other are both decorated, or watched at once: `max_value, min_value = poda.watch(max_value,
    min_value)`. Parameters that are not called as they usually are, are named: `@poda.watch(alpha="lo", beta="hi")`; the names
    are state, alpha, beta, depth and side. `position` is what `Run.check` takes.

    >>> @watch
    ... def minimax(node, maximizing):
    ...     if isinstance(node, int):
    ...         return node
    ...     return (max if maximizing else min)(minimax(child, not maximizing) for child in node)
    >>> minimax([[3, 12, 8], [2, 4, 6]], True)
    3
    >>> minimax.run.lines()[3]
    {'e': 'enter', 'move': 0, 'side': 'max'}
    """
    if not functions:
        return lambda function: watch(function, position=position, **names)
    watched = tuple(_watched(function, position, names) for function in functions)
    return watched[0] if len(watched) == 1 else watched


def _watched(function, position, names):
    """Returns a function that does the same and is recorded."""
    if isinstance(function, (staticmethod, classmethod)):
        return type(function)(_watched(function.__func__, position, names))
    code = getattr(function, "__code__", None) or getattr(inspect.unwrap(function), "__code__", None)
    if code is None or code.co_flags & _GENERATORS:
        raise TypeError(f"{function!r} cannot be watched: a search is a function written in Python that returns a value.")
    is_method = code.co_argcount > 0 and code.co_varnames[0] in ("self", "cls")
    for parameter in names.values():
        is_open = code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS)
        if not is_open and parameter not in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]:
            raise ValueError(f"{code.co_name} has no parameter {parameter}.")
    inner = inspect.unwrap(function)
    described = Function(code, names, is_method, inner.__defaults__ or (), inner.__kwdefaults__, inner.__globals__)
    if code not in _announced:
        _announced.add(code)
        print(f"poda watches {described.binding}", file=sys.stderr)
    identity, calling_frame = threading.get_ident, sys._getframe

    @functools.wraps(function)
    def watched(*arguments, **keywords):
        recorder = _recorder
        if recorder is None:
            return outermost(arguments, keywords, calling_frame(1))
        if identity() != recorder.thread:
            return function(*arguments, **keywords)
        recorder.enter(described, arguments, keywords, calling_frame(1))
        try:
            value = function(*arguments, **keywords)
        except BaseException as error:
            recorder.unwind(error)
            raise
        recorder.leave(value)
        return value

    def outermost(arguments, keywords, caller):
        global _recorder, _last, _caller
        # A comprehension, or a lambda, is called by what has a name.
        while caller.f_code.co_name in _NAMELESS and caller.f_back is not None:
            caller = caller.f_back
        is_next = _caller[0] is caller and _caller[1] is code
        _caller = caller, code, _caller[2] + 1 if is_next else 1
        start = _run.Start(function, arguments, keywords)
        _recorder, limit = Recorder(_positions.tree, _positions.size, _positions.numbers_in), sys.getrecursionlimit()
        # Every call is two: the function's and this one.
        sys.setrecursionlimit(2 * limit)
        try:
            with patient_collector():
                return watched(*arguments, **keywords)
        finally:
            sys.setrecursionlimit(limit)
            watched.run = _last = _run.Run(_recorder, position, start)
            name = caller.f_code.co_name
            if _caller[2] > 1 and not name.startswith("<"):
                _last.caller = (
                    f"This is the last of {_caller[2]} searches that {name} makes. Put @poda.watch above {name}, too, to see all of them."
                )
            _recorder = None

    return watched


def last_run():
    """Returns the run of the decorated functions that ran last, or None."""
    return _last


def watching(function, *arguments, names=None, position=None, leaves=(), **keywords):
    """Calls a function with arguments, and returns the run of the search in it: of the functions that call themselves or each
    other. Their code is not touched. `names` are those of `watch`, as a dict; `position` is what `Run.check` takes; `leaves`
    are functions that value a leaf where its parent is searched.

    What the function returns is `result` of the run; an exception that leaves it is `error`.

    >>> def minimax(node, maximizing):
    ...     if isinstance(node, int):
    ...         return node
    ...     return (max if maximizing else min)(minimax(child, not maximizing) for child in node)
    >>> run = watching(minimax, [[3, 12, 8], [2, 4, 6]], True)
    >>> run.result, len(run.lines())
    (3, 20)
    """
    result = error = None
    start = _run.Start(function, arguments, keywords)
    with patient_collector(), Tracing(names, [leaf.__code__ for leaf in leaves]) as tracing:
        try:
            result = function(*arguments, **keywords)
        except BaseException as raised:  # Also an interrupt: what was recorded until then is worth a look.
            error = raised
            tracing.recorder.ended_with(error)
    found = _run.Run(tracing.recorder, position, start)
    found.result, found.error = result, error
    return found


_OWN = os.path.dirname(os.path.abspath(__file__)) + os.sep
_LIBRARY = os.path.join(sysconfig.get_path("stdlib"), "")
_PACKAGES = tuple(os.path.join(sysconfig.get_path(name), "") for name in ("purelib", "platlib"))
#: A function that was called as often, and never from within itself, is no part of the search.
_MAX_PROVISIONAL = 300


def _may_be_node(code):
    """Returns whether the calls of a code object may be nodes of a search."""
    name, file = code.co_name, code.co_filename
    if code.co_flags & _GENERATORS or (name.startswith("<")) or (name.startswith("__") and name != "__call__"):
        return False
    if file.startswith(("<frozen", _OWN)):
        return False
    return not file.startswith(_LIBRARY) or file.startswith(_PACKAGES)


class Tracing:
    """Records all calls of functions that call themselves, directly or by others, as long as it is entered."""

    def __init__(self, names=None, leaves=()):
        Binding("", (), names)  # Refuses what is no role, before anything runs.
        self.names = names
        #: The code of functions that value leaves.
        self.leaves = leaves
        self.recorder = Recorder(_positions.tree, _positions.size, _positions.numbers_in, is_chosen=True)
        #: By the identity of a code object, which `kept` keeps alive: the function, or None where it is no node.
        self.functions, self.kept = {}, []
        self.calls = {}

    def __enter__(self):
        self.uses_monitoring = hasattr(sys, "monitoring")
        if self.uses_monitoring:
            self._start_monitoring()
        else:
            self.before = sys.getprofile()
            sys.setprofile(self._profile)
        return self

    def __exit__(self, *_):
        if self.uses_monitoring:
            sys.monitoring.set_events(self.tool, 0)
            sys.monitoring.free_tool_id(self.tool)
        else:
            sys.setprofile(self.before)

    # From Python 3.12 on.

    def _start_monitoring(self):
        monitoring = sys.monitoring
        self.tool = next((tool for tool in (2, 3, 4, 1, 5, 0) if monitoring.get_tool(tool) is None), None)
        if self.tool is None:
            raise RuntimeError("Other tools watch this program already: a debugger, a profiler or a coverage.")
        monitoring.use_tool_id(self.tool, "podalab")
        # What an earlier use has switched off is switched on again.
        monitoring.restart_events()
        events, functions, recorder = monitoring.events, self.functions, self.recorder
        missing, disable, stack, identity, frame = (
            object(),
            monitoring.DISABLE,
            recorder.stack,
            threading.get_ident,
            sys._getframe,
        )

        def start(code, _):
            function = functions.get(id(code), missing)
            if function is missing:
                function = self._function(frame(1))
            if function is None:
                return disable
            if identity() == recorder.thread:
                self._enter(function, frame(1))
            return None

        def leave(code, _, value):
            if stack and stack[-1].code is code and identity() == recorder.thread:
                recorder.leave(value)
            elif functions.get(id(code), missing) is None:
                return disable
            return None

        def unwind(code, _, error):
            if stack and stack[-1].code is code and identity() == recorder.thread:
                recorder.unwind(error)

        monitoring.register_callback(self.tool, events.PY_START, start)
        monitoring.register_callback(self.tool, events.PY_RETURN, leave)
        monitoring.register_callback(self.tool, events.PY_UNWIND, unwind)
        monitoring.set_events(self.tool, events.PY_START | events.PY_RETURN | events.PY_UNWIND)

    # Before.

    def _profile(self, frame, event, value):
        if event == "call":
            code = frame.f_code
            function = self.functions[id(code)] if id(code) in self.functions else self._function(frame)
            if function is not None:
                self._enter(function, frame)
        elif event == "return":
            stack = self.recorder.stack
            if stack and stack[-1].code is frame.f_code:
                # An exception is told as a return of nothing, at an instruction that is no return.
                if value is None and frame.f_code.co_code[frame.f_lasti] not in _RETURNS:
                    self.recorder.unwind(sys.exc_info()[1] or RuntimeError("an exception"))
                else:
                    self.recorder.leave(value)

    # What is a node.

    def _function(self, frame):
        """Returns what the code of a frame is, which is called for the first time; None where it cannot be a node."""
        function, code = None, frame.f_code
        if _may_be_node(code):
            is_method = code.co_argcount > 0 and code.co_varnames[0] in ("self", "cls")
            function = Function(code, self.names, is_method, variables=frame.f_globals)
            function.is_node = None
            if code in self.leaves:
                function.is_node, function.is_leaf = False, True
        self.functions[id(code)] = function
        self.kept.append(code)
        return function

    def _enter(self, function, frame):
        stack = self.recorder.stack
        if function.is_node is None:
            calls = self.calls[function] = self.calls.get(function, 0) + 1
            if function in stack:
                self._join(function)
            elif calls > _MAX_PROVISIONAL:
                self.functions[id(function.code)] = None
                return
        elif stack and stack[-1].is_node is None and function in stack:
            self._join(function)
        values = frame.f_locals
        if function.star is None and function.double_star is None:
            self.recorder.enter(function, tuple([values[name] for name in function.parameters]), {}, frame.f_back)
            return
        code = function.code
        arguments = (*(values[name] for name in code.co_varnames[: code.co_argcount]), *values.get(function.star, ()))
        named = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
        self.recorder.enter(
            function, arguments, {**{name: values[name] for name in named}, **values.get(function.double_star, {})}, frame.f_back
        )

    def _join(self, function):
        """The functions entered since this one was entered last are nodes of one search."""
        for other in reversed(self.recorder.stack):
            other.is_node = True
            Function.join(other, function)
            if other is function:
                break


def _return_codes():
    import dis

    return {dis.opmap[name] for name in ("RETURN_VALUE", "RETURN_CONST") if name in dis.opmap}


_RETURNS = _return_codes()
