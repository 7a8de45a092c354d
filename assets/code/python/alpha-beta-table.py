import json  #@ run
from collections import namedtuple
from math import inf

Node = namedtuple("Node", "name side value key children", defaults=[()])
TREE = Node("A", "max", 0, "A", [Node("B", "min", 0, "B", [Node("D", "max", 3, "D"), Node("E", "max", 12, "E")]), Node("C", "min", 0, "C", [Node("F", "max", 2, "F"), Node("G", "max", 4, "G")])])  #@ tree
HEADER = '{"poda": "run", "version": 1, "position": "(version: 1, game: Tree(tree: (name: \\"A\\", player: Max, children: [(name: \\"B\\", player: Min, children: [(name: \\"D\\", player: Max, value: 3), (name: \\"E\\", player: Max, value: 12)]), (name: \\"C\\", player: Min, children: [(name: \\"F\\", player: Max, value: 2), (name: \\"G\\", player: Max, value: 4)])])), search: (algorithm: AlphaBetaTable, remembered: false, delta: 1, guess: 0))", "claims": {"algorithm": "alpha-beta-table", "fail": "soft", "cut_on": "equal", "view": "max"}}'  #@ header run
table = {}  # what is known of each position


#@ show
def search(node, alpha, beta):  #@ enter
    print(json.dumps({"e": "enter", "move": node.name, "side": node.side, "alpha": alpha, "beta": beta}))  #@ run
    low, high = table.get(node.key, (-inf, inf))
    if not node.children:
        v = node.value  #@ leaf
    elif low >= beta or high <= alpha or low == high:
        v = low if low >= beta else high  #@ table-hit
    else:
        v = alpha_beta(node, alpha, beta)
        if v > alpha:  #@ equal
        if alpha < beta and v > alpha:  #@ strict
            low = v
        if v < beta:  #@ equal
        if alpha < beta and v < beta:  #@ strict
            high = v
        table[node.key] = low, high
    print(json.dumps({"e": "leave", "value": v}))  #@ run
    return v


def alpha_beta(node, alpha, beta):
    best = -inf if node.side == "max" else inf
    for child in node.children:
        v = search(child, alpha, beta)
        if node.side == "max":
            best = max(best, v)  #@ improve max
            alpha = max(alpha, best)
        else:
            best = min(best, v)  #@ improve min
            beta = min(beta, best)
        if alpha >= beta:  #@ equal
        if alpha > beta:  #@ strict
            break  #@ cutoff soft
            return beta if node.side == "max" else alpha  #@ cutoff hard
    return best  #@ return soft
    return alpha if node.side == "max" else beta  #@ return hard
#@ hide


print(HEADER)  #@ run
search(TREE, -inf, inf)
