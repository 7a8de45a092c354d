"""A game for Poda. Replace the rules: take 1, 2 or 3 objects; who takes the last one wins."""
import json
import sys

START = {"objects": 5, "player": "max"}


def moves(state):
    """The moves, in the order in which they are tried; none when the game is over."""
    return [str(number) for number in (1, 2, 3) if number <= state["objects"]]


def after(state, move):
    """The state after a move: anything that JSON can write."""
    player = "min" if state["player"] == "max" else "max"
    return {"objects": state["objects"] - int(move), "player": player}


def value(state):
    """What a finished game is worth for MAX. Whoever is to move has lost."""
    return -1 if state["player"] == "max" else 1


def estimate(state):
    """A guess where a depth limit ends the search, for MAX."""
    return 0


def board(state):
    """Rows of one length, a character a cell, "." for an empty one."""
    return ["o" * state["objects"] + "." * (START["objects"] - state["objects"])]


def position(state):
    """What Poda asks about a state."""
    next_moves = [{"move": move, "state": after(state, move)} for move in moves(state)]
    worth = {"estimate": estimate(state)} if next_moves else {"value": value(state)}
    return {"to_move": state["player"], "moves": next_moves, "board": board(state)} | worth


for line in sys.stdin:
    request = json.loads(line)
    if "poda" in request:
        print(json.dumps({"poda": "game", "version": 1, "name": "My game", "start": START}), flush=True)
    else:
        print(json.dumps({"positions": [position(state) for state in request["expand"]]}), flush=True)
