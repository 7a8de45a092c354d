import json  #@ run
from collections import namedtuple
from math import inf
Node = namedtuple("Node", "name side value children", defaults=[()])
TREE = Node("A", "max", 1, [Node("B", "min", 5, [Node("D", "max", 3), Node("E", "max", 12)]), Node("C", "min", 4, [Node("F", "max", 2), Node("G", "max", 4)])])  #@ tree
HEADER = '{"poda": "run", "version": 1, "position": "(version: 1, game: Tree(tree: (name: \\"A\\", player: Max, estimate: 1, children: [(name: \\"B\\", player: Min, estimate: 5, children: [(name: \\"D\\", player: Max, value: 3), (name: \\"E\\", player: Max, value: 12)]), (name: \\"C\\", player: Min, estimate: 4, children: [(name: \\"F\\", player: Max, value: 2), (name: \\"G\\", player: Max, value: 4)])])), search: (algorithm: Aspiration, remembered: false, delta: 1, guess: 0))", "claims": {"algorithm": "aspiration", "fail": "soft", "cut_on": "equal", "view": "max"}}'  #@ header run
DELTA = 1  #@ delta
beyond = []  # what a pass did not reach


#@ show
def aspiration(root):
    alpha, beta, depth = -inf, inf, 1
    while True:
        beyond.clear()
        v = search(root, alpha, beta, depth)  #@ pass
        if v <= alpha:  # too low: again
            alpha = -inf
        elif v >= beta:  # too high: again
            beta = inf
        elif not beyond:
            return v
        else:
            alpha, beta = v - DELTA, v + DELTA
            depth += 1


def alpha_beta(node, alpha, beta, depth):  #@ enter
    if depth == 0 or not node.children:
        beyond.extend(node.children)
        return node.value  #@ leaf
    best = -inf if node.side == "max" else inf
    for child in node.children:
        v = search(child, alpha, beta, depth - 1)
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


def search(node, alpha, beta, depth):
    print(json.dumps({"e": "enter", "move": node.name, "side": node.side, "alpha": alpha, "beta": beta}))  #@ run
    v = alpha_beta(node, alpha, beta, depth or int(node.value is None))  # without a value: a ply more
    print(json.dumps({"e": "leave", "value": v}))  #@ run
    return v


print(HEADER)  #@ run
aspiration(TREE)
