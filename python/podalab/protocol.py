"""`python -m podalab game`: plays a game written in Python for `poda --game`, which sends a request in JSON on each line.

poda --game "python3 -m podalab game mine.py:Game()"
poda --game "python3 -m podalab game pyspiel:load_game('tic_tac_toe')"
"""

import argparse
import contextlib
import importlib
import inspect
import json
import os
import runpy
import sys

import poda

from . import rules as _rules
from .positions import Game, PositionError, has


def main(arguments):
    """Answers until its input ends, and returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m podalab game", description="Plays a game for poda --game.")
    parser.add_argument(
        "game", metavar="FILE[:NAME]", help="a file of Python or a module, and what the game is called there, such as mine.py:Game()"
    )
    parser.add_argument("--depth", metavar="PLIES", type=int, help="ends the game after so many plies, with estimates")
    parser.add_argument("--state", metavar="NAME", help="the state at the root")
    parser.add_argument("--estimate", metavar="NAME", help="the function that returns what a position is worth at a depth limit")
    parser.add_argument("--board", metavar="NAME", help="the function that returns the rows of a state's board, or a text")
    parser.add_argument("--side", choices=("max", "min"), default="max", help="the side at the root, where the game does not say it")
    options = parser.parse_args(arguments)
    answers = sys.stdout
    try:
        # What the game itself prints is no answer.
        with contextlib.redirect_stdout(sys.stderr):
            server = _server(options)
            for line in sys.stdin:
                print(json.dumps(server.answer(json.loads(line))), file=answers, flush=True)
    except (BrokenPipeError, KeyboardInterrupt):
        return 130
    except (PositionError, poda.PodaError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


class Server:
    """Answers requests about a game. States are numbered in the order in which they are first met; equal states share a number."""

    def __init__(self, rules, depth=None):
        self._rules, self._depth = rules, depth
        self._states, self._numbers = [], {}
        self._start = self._number(rules.start, 0)

    def answer(self, request):
        """Returns the answer to a request."""
        if "poda" not in request:
            return {"positions": [self._position(*self._states[number]) for number in request["expand"]]}
        rules = self._rules
        answer = {"poda": "game", "version": 1, "start": self._start}
        if rules.title:
            answer["name"] = rules.title
        if rules.players is not None:
            if len(rules.players) < 3:
                raise PositionError(
                    "The game has payoffs of its own for each of its two players, which --game does not have. podalab.explore makes it a tree."
                )
            answer["players"] = list(rules.players)
        boards = {**({"grid": rules.grid} if rules.grid else {}), **({"pieces": rules.pieces} if rules.pieces else {})}
        if boards:
            answer["boards"] = boards
        return answer

    def _number(self, state, ply):
        key = self._rules.key(state), 0 if self._depth is None else ply
        number = self._numbers.setdefault(key, len(self._states))
        if number == len(self._states):
            self._states.append((state, ply))
        return number

    def _position(self, state, ply):
        rules, position = self._rules, self._rules.position(state)
        is_end = position.is_over or ply == self._depth
        answer = {**rules.board(state), "moves": []}
        if not answer.keys() & {"board", "text"} and rules.name(state):
            answer["text"] = rules.name(state)
        answer["to_move"] = self._mover(position.to_move)
        if position.is_over:
            answer["value"] = _number(position.value)
            return answer
        worth = rules.estimate(state)
        if is_end:
            if worth is None:
                raise PositionError("Nothing says what a position is worth at the depth limit: pass --estimate.")
            answer["value"] = _number(worth)
            return answer
        if worth is not None and position.to_move != _rules.CHANCE:
            answer["estimate"] = _number(worth)
        for move in position.moves:
            told = {"move": move.name, "state": self._number(move.state, ply + 1)}
            if move.probability is not None:
                told["p"] = str(move.probability)
            answer["moves"].append(told)
        return answer

    def _mover(self, player):
        if player == _rules.CHANCE:
            return player
        return ("max", "min")[player] if self._rules.players is None else self._rules.players[player]


def _number(value):
    """Returns a number as JSON has it, an infinity in quotes, and a vector as a list."""
    if isinstance(value, tuple):
        return [_number(entry) for entry in value]
    return str(value) if value in (float("inf"), float("-inf")) else value


def _server(options):
    source, _, name = options.game.partition(":")
    if source.endswith(".py"):
        if not os.path.isfile(source):
            raise PositionError(f"There is no file {source}.")
        sys.path.insert(0, os.path.dirname(os.path.abspath(source)))
        names = runpy.run_path(source, run_name="podalab.game")
    else:
        sys.path.insert(0, os.getcwd())
        try:
            names = vars(importlib.import_module(source))
        except ImportError as error:
            raise PositionError(f"There is no module {source}: {error}.") from error

    def called(text):
        try:
            return None if text is None else eval(text, dict(names))
        except Exception as error:  # Of the program's own expression.
            raise PositionError(f"{text} cannot be read: {type(error).__name__}: {error}.") from error

    game = _made(called(name)) if name else _only(names)
    rules = _rules.rules_of(
        game, called(options.state), estimate=called(options.estimate), board=called(options.board), side=options.side
    )
    return Server(rules, options.depth)


def _made(thing):
    """Returns a game, where a class of games or a function that makes one is named."""
    is_course = callable(thing) and not isinstance(thing, type) and not inspect.isfunction(thing)
    return thing() if callable(thing) and not is_course else thing


def _only(names):
    """Returns the game of a file in which none is named: its functions, or the only game or class of games that it has."""
    if all(callable(names.get(name)) for name in ("actions", "result", "terminal", "utility", "player")):
        return names
    found = [thing for name, thing in names.items() if not name.startswith("_") and _is_game(thing, names.get("__name__"))]
    instances = [thing for thing in found if not isinstance(thing, type)]
    found = instances or found
    if len(found) != 1:
        wanted = "no game" if not found else "several games"
        raise PositionError(f"There is {wanted} in it. Name one after a colon, such as mine.py:Game().")
    return _made(found[0])


def _is_game(thing, module):
    if isinstance(thing, type) and thing.__module__ != module:
        return False
    is_known = has(thing, "actions", "result", "utility") or has(thing, "possible_moves", "make_move", "is_over")
    return isinstance(thing, Game) or is_known or has(thing, "legal_actions", "returns", "child") or has(thing, "san", "push", "legal_moves")
