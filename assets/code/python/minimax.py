import json  #@ run
from collections import namedtuple
from math import inf

Node = namedtuple("Node", "name side value children", defaults=[()])
TREE = Node("A", "max", 0, [Node("B", "min", 0, [Node("D", "max", 3), Node("E", "max", 12)]), Node("C", "min", 0, [Node("F", "max", 2), Node("G", "max", 4)])])  #@ tree

def max_value(node):  #@ show enter max
    if not node.children:
        return node.value  #@ leaf max
    best = -inf
    for child in node.children:
        v = search(child)
        best = max(best, v)  #@ improve max
    return best  #@ return max

def min_value(node):  #@ show enter min
    if not node.children:
        return node.value  #@ leaf min
    best = inf
    for child in node.children:
        v = search(child)
        best = min(best, v)  #@ improve min
    return best  #@ return min

def search(node):  #@ show
    print(json.dumps({"e": "enter", "move": node.name, "side": node.side}))  #@ run
    if node.side == "max":
        v = max_value(node)
    else:
        v = min_value(node)
    print(json.dumps({"e": "leave", "value": v}))  #@ run
    return v

print('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "minimax", "view": "max"}}')  #@ hide header run
search(TREE)
