#!/usr/bin/env python3
"""Breakthrough on 3 columns and 4 rows: poda --game "python3 breakthrough.py" """
import json
import sys

COLUMNS, ROWS = 3, 4
START = {"board": ["OOO", "...", "...", "XXX"], "to_move": "max"}


def moves(board, to_move):
    own, step = ("X", -1) if to_move == "max" else ("O", 1)
    for row in range(ROWS):
        for column in range(COLUMNS):
            for aside in (-1, 0, 1):
                r, c = row + step, column + aside
                if board[row][column] != own or not (0 <= r < ROWS and 0 <= c < COLUMNS):
                    continue
                # A piece steps onto an empty cell; it captures diagonally only.
                if board[r][c] == own or (aside == 0 and board[r][c] != "."):
                    continue
                yield (row, column), (r, c)


def after(board, start, end):
    rows = [list(row) for row in board]
    rows[end[0]][end[1]] = rows[start[0]][start[1]]
    rows[start[0]][start[1]] = "."
    return ["".join(row) for row in rows]


def name(cell):
    return "abc"[cell[1]] + str(ROWS - cell[0])


def expand(state):
    board, to_move = state["board"], state["to_move"]
    position = {"to_move": to_move, "board": board, "moves": []}
    pieces = "".join(board)
    if "X" in board[0] or "O" not in pieces:
        return position | {"value": 1}
    if "O" in board[-1] or "X" not in pieces:
        return position | {"value": -1}
    other = "min" if to_move == "max" else "max"
    for start, end in moves(board, to_move):
        state = {"board": after(board, start, end), "to_move": other}
        position["moves"].append({"move": f"{name(start)}–{name(end)}", "state": state})
    if not position["moves"]:
        return position | {"value": -1 if to_move == "max" else 1}
    return position | {"estimate": (pieces.count("X") - pieces.count("O")) / 10}


for line in sys.stdin:
    request = json.loads(line)
    if "poda" in request:
        boards = {"grid": "Checkered", "pieces": {"X": "Max", "O": "Min"}}
        answer = {"poda": "game", "version": 1, "name": "Breakthrough", "boards": boards, "start": START}
    else:
        answer = {"positions": [expand(state) for state in request["expand"]]}
    print(json.dumps(answer), flush=True)
