import json  #@ run
from collections import namedtuple
from math import inf

Node = namedtuple("Node", "name side value key children", defaults=[()])
TREE = Node("A", "max", 0, "A", [Node("B", "min", 0, "B", [Node("D", "max", 3, "D"), Node("E", "max", 12, "E")]), Node("C", "min", 0, "C", [Node("F", "max", 2, "F"), Node("G", "max", 4, "G")])])  #@ tree
table = {}  # what is known of each position

def search(node, alpha, beta):  #@ show enter
    print(json.dumps({"e": "enter", "move": node.name, "side": node.side, "alpha": alpha, "beta": beta}))  #@ run
    low, high = table.get(node.key, (-inf, inf))
    if not node.children:
        v = node.value  #@ leaf
    elif low >= beta or high <= alpha or low == high:
        v = low if low >= beta else high  #@ table-hit
    else:
        v = alpha_beta(node, alpha, beta)
        if v > alpha:  #@ | strict: v > alpha -> alpha < beta and v > alpha
            low = v
        if v < beta:  #@ | strict: v < beta -> alpha < beta and v < beta
            high = v
        table[node.key] = low, high
    print(json.dumps({"e": "leave", "value": v}))  #@ run
    return v

def alpha_beta(node, alpha, beta):
    best = -inf if node.side == "max" else inf
    for child in node.children:
        v = search(child, alpha, beta)
        if node.side == "max":
            best, alpha = max(best, v), max(alpha, v)  #@ improve max
        else:
            best, beta = min(best, v), min(beta, v)  #@ improve min
        if alpha >= beta:  #@ | strict: >= -> >
            break  #@ cutoff | hard: break -> return beta if node.side == "max" else alpha
    return best  #@ return | hard: best -> alpha if node.side == "max" else beta

print('{"poda": "run", "version": 1, "position": "(version: 1, game: Tree(tree: (name: \\"A\\", player: Max, children: [(name: \\"B\\", player: Min, children: [(name: \\"D\\", player: Max, value: 3), (name: \\"E\\", player: Max, value: 12)]), (name: \\"C\\", player: Min, children: [(name: \\"F\\", player: Max, value: 2), (name: \\"G\\", player: Max, value: 4)])])), search: (algorithm: AlphaBetaTable, remembered: false, delta: 1, guess: 0))", "claims": {"algorithm": "alpha-beta-table", "fail": "soft", "cut_on": "equal", "view": "max"}}')  #@ hide header run
search(TREE, -inf, inf)
