"""Alpha-beta that writes what it does, for Poda: three prints, marked with an arrow, in a search like any other.

python3 alphabeta.py > run.poda.jsonl
poda run.poda.jsonl
"""

import json
from math import inf

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def alphabeta(node, alpha, beta, is_max, move=None):
    side = "max" if is_max else "min"
    print(json.dumps({"e": "enter", "move": move, "side": side, "alpha": alpha, "beta": beta}))  # <-
    if not isinstance(node, list):
        value = node
    elif is_max:
        value = -inf
        for index, child in enumerate(node):
            value = max(value, alphabeta(child, alpha, beta, False, index))
            alpha = max(alpha, value)
            if alpha >= beta:
                break
    else:
        value = inf
        for index, child in enumerate(node):
            value = min(value, alphabeta(child, alpha, beta, True, index))
            beta = min(beta, value)
            if alpha >= beta:
                break
    print(json.dumps({"e": "leave", "value": value}))  # <-
    return value


print(json.dumps({"poda": "run", "version": 1, "tree": TREE, "claims": {"algorithm": "alpha-beta"}}))  # <-
alphabeta(TREE, -inf, inf, True)
