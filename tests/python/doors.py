"""The ways in which a search reaches the judge: decorated, watched, from the command line, and by three printed lines."""

import argparse
import contextlib
import io
import json
import math
import os
import pathlib

import podalab as poda
import podalab.__main__ as command

DOORS = ("watch", "watching", "module", "lines")


class Leaf(int):
    """A number of a tree that is told from its equals."""


def _scope(text, name, **more):
    scope = {"poda": poda, "inf": math.inf, "__name__": name, **more}
    exec(compile(text, name, "exec"), scope)
    return scope


def result(program):
    """Returns what the call of a program returns."""
    scope = _scope(program.text, "program")
    return eval(f"({program.function})({program.arguments})", scope)


def value(program):
    """Returns the value of a program's root from MAX's view, as the program returns it."""
    return eval(program.reads, {"r": result(program)})


class Entered(Exception):
    """A door is not there for this program."""


def run_by(door, program, folder):
    """Returns the file of a program's run by a door, and the run with its position, None where it was printed."""
    return _DOORS[door](program, pathlib.Path(folder))


def _saved(run, position, folder):
    if not len(run):
        raise Entered
    return run.save(os.path.join(folder, "run.jsonl"), position), run, position


def _watch(program, folder):
    if "#watch" not in program.text:
        raise Entered
    with contextlib.redirect_stderr(io.StringIO()):
        scope = _scope(program.text.replace("#watch", "@poda.watch"), "program")
        eval(f"({program.function})({program.arguments})", scope)
    return _saved(poda.last_run(), program.position and eval(program.position, scope), folder)


def _watching(program, folder):
    scope = _scope(program.text, "program")
    arguments = f", {program.arguments}" if program.arguments else ""
    run = eval(f"poda.watching({program.function}{arguments})", scope)
    if run.error is not None:
        raise run.error
    return _saved(run, program.position and eval(program.position, scope), folder)


def _module(program, folder):
    if program.position:
        raise Entered
    file = folder / "program.py"
    call = f"({program.function})({program.arguments})"
    file.write_text(program.text + f'if __name__ == "__main__":\n    print({call})\n', encoding="utf-8")
    saved = folder / "run.jsonl"
    by_call = len(program.text) % 2 == 0
    with contextlib.redirect_stdout(io.StringIO()):
        options = argparse.Namespace(file=str(file), call=call if by_call else None, position=None)
        run = command._watched(options, [], {})
    if not len(run):
        raise Entered
    return run.save(str(saved)), run, None


def _lines(program, folder):
    told = program.lines
    if told is None:
        raise Entered
    written, stack = [json.dumps({"poda": "run", "version": 1, "tree": told.tree, **({"claims": told.claims} if told.claims else {})})], []

    def printed(function):
        names = function.__code__.co_varnames[: function.__code__.co_argcount]

        def telling(*given):
            values = dict(zip(names, given))
            node = values[told.node]
            line = {"e": "enter"}
            if stack:
                line["move"] = next(i for i, child in enumerate(stack[-1]) if child is node)
            for field, name in (("alpha", told.alpha), ("beta", told.beta)):
                if name is not None:
                    line[field] = values[name]
            if told.side is not None:
                line["side"] = "max" if eval(told.is_max, dict(scope), values) else "min"
            written.append(json.dumps(line))
            stack.append(node if isinstance(node, list) else [])
            found = function(*given)
            stack.pop()
            written.append(json.dumps({"e": "leave", "value": found}))
            return found

        return telling

    scope = {}
    scope.update(_scope(program.text.replace("#watch", "@printed"), "program", printed=printed))

    def leaves(tree):
        return [leaves(child) for child in tree] if isinstance(tree, list) else Leaf(tree)

    call = f"({program.function})({program.arguments.replace(repr(told.tree), 'THE_TREE', 1)})"
    eval(call, {**scope, "THE_TREE": leaves(told.tree)})
    file = folder / "run.jsonl"
    file.write_text("\n".join(written) + "\n", encoding="utf-8")
    return str(file), None, None


_DOORS = {"watch": _watch, "watching": _watching, "module": _module, "lines": _lines}
