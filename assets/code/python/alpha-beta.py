import json  #@ run
from collections import namedtuple
from math import inf

Node = namedtuple("Node", "name side value children", defaults=[()])
TREE = Node("A", "max", 0, [Node("B", "min", 0, [Node("D", "max", 3), Node("E", "max", 12)]), Node("C", "min", 0, [Node("F", "max", 2), Node("G", "max", 4)])])  #@ tree

def max_value(node, alpha, beta):  #@ show enter max
    if not node.children:
        return node.value  #@ leaf max
    best = -inf
    for child in node.children:
        v = search(child, alpha, beta)
        best = max(best, v)  #@ improve max
        if best >= beta:  #@ | strict: >= -> >
            break  #@ cutoff max | hard: break -> return beta
        alpha = max(alpha, best)
    return best  #@ return max | hard: best -> alpha

def min_value(node, alpha, beta):  #@ show enter min
    if not node.children:
        return node.value  #@ leaf min
    best = inf
    for child in node.children:
        v = search(child, alpha, beta)
        best = min(best, v)  #@ improve min
        if best <= alpha:  #@ | strict: <= -> <
            break  #@ cutoff min | hard: break -> return alpha
        beta = min(beta, best)
    return best  #@ return min | hard: best -> beta

def search(node, alpha, beta):  #@ show
    print(json.dumps({"e": "enter", "move": node.name, "side": node.side, "alpha": alpha, "beta": beta}))  #@ run
    value = max_value if node.side == "max" else min_value
    v = value(node, alpha, beta)
    print(json.dumps({"e": "leave", "value": v}))  #@ run
    return v

print('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "alpha-beta", "fail": "soft", "cut_on": "equal", "view": "max"}}')  #@ hide header run
search(TREE, -inf, inf)
