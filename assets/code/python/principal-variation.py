import json  #@ run
from collections import namedtuple
from math import inf, nextafter

Node = namedtuple("Node", "name side value children", defaults=[()])
TREE = Node("A", "max", 0, [Node("B", "min", 0, [Node("D", "max", 3), Node("E", "max", 12)]), Node("C", "min", 0, [Node("F", "max", 2), Node("G", "max", 4)])])  #@ tree

def pvs(node, alpha, beta):  #@ show enter
    if not node.children:
        return node.value  #@ leaf
    best = -inf if node.side == "max" else inf
    for i, child in enumerate(node.children):
        if i > 0 and node.side == "max":  # a scout
            v = search(child, alpha, nextafter(alpha, inf))
        elif i > 0:
            v = search(child, nextafter(beta, -inf), beta)
        if i == 0 or alpha < v < beta:
            v = search(child, alpha, beta)
        if node.side == "max":
            best, alpha = max(best, v), max(alpha, v)  #@ improve max
        else:
            best, beta = min(best, v), min(beta, v)  #@ improve min
        if alpha >= beta:  #@ | strict: >= -> >
            break  #@ cutoff | hard: break -> return beta if node.side == "max" else alpha
    return best  #@ return | hard: best -> alpha if node.side == "max" else beta

def search(node, alpha, beta):  #@ hide
    print(json.dumps({"e": "enter", "move": node.name, "side": node.side, "alpha": alpha, "beta": beta}))  #@ run
    v = pvs(node, alpha, beta)
    print(json.dumps({"e": "leave", "value": v}))  #@ run
    return v

print('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "principal-variation", "fail": "soft", "cut_on": "equal", "view": "max"}}')  #@ header run
search(TREE, -inf, inf)
