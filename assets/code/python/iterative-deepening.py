import json  #@ run
from collections import namedtuple
from itertools import count
from math import inf

Node = namedtuple("Node", "name side value children", defaults=[()])
TREE = Node("A", "max", 1, [Node("B", "min", 5, [Node("D", "max", 3), Node("E", "max", 12)]), Node("C", "min", 4, [Node("F", "max", 2), Node("G", "max", 4)])])  #@ tree
beyond = []  # what a pass did not reach

def iterative_deepening(root):  #@ show
    for depth in count(1):
        beyond.clear()
        v = search(root, -inf, inf, depth)  #@ pass
        if not beyond:
            return v

def alpha_beta(node, alpha, beta, depth):  #@ enter
    if depth == 0 or not node.children:
        beyond.extend(node.children)
        return node.value  #@ leaf
    best = -inf if node.side == "max" else inf
    for child in node.children:
        v = search(child, alpha, beta, depth - 1)
        if node.side == "max":
            best, alpha = max(best, v), max(alpha, v)  #@ improve max
        else:
            best, beta = min(best, v), min(beta, v)  #@ improve min
        if alpha >= beta:  #@ | strict: >= -> >
            break  #@ cutoff | hard: break -> return beta if node.side == "max" else alpha
    return best  #@ return | hard: best -> alpha if node.side == "max" else beta

def search(node, alpha, beta, depth):  #@ hide
    print(json.dumps({"e": "enter", "move": node.name, "side": node.side, "alpha": alpha, "beta": beta}))  #@ run
    v = alpha_beta(node, alpha, beta, depth or int(node.value is None))  # without a value: a ply more
    print(json.dumps({"e": "leave", "value": v}))  #@ run
    return v

print('{"poda": "run", "version": 1, "position": "(version: 1, game: Tree(tree: (name: \\"A\\", player: Max, estimate: 1, children: [(name: \\"B\\", player: Min, estimate: 5, children: [(name: \\"D\\", player: Max, value: 3), (name: \\"E\\", player: Max, value: 12)]), (name: \\"C\\", player: Min, estimate: 4, children: [(name: \\"F\\", player: Max, value: 2), (name: \\"G\\", player: Max, value: 4)])])), search: (algorithm: IterativeDeepening, remembered: false, delta: 1, guess: 0))", "claims": {"algorithm": "iterative-deepening", "fail": "soft", "cut_on": "equal", "view": "max"}}')  #@ header run
iterative_deepening(TREE)
