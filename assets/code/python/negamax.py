import json  #@ run
from collections import namedtuple
from math import inf

Node = namedtuple("Node", "name side value children", defaults=[()])
TREE = Node("A", "max", 0, [Node("B", "min", 0, [Node("D", "max", 3), Node("E", "max", 12)]), Node("C", "min", 0, [Node("F", "max", 2), Node("G", "max", 4)])])  #@ tree

def negamax(node):  #@ show enter
    if not node.children:
        sign = 1 if node.side == "max" else -1
        return sign * node.value  #@ leaf
    best = -inf
    for child in node.children:
        if child.side == node.side:
            v = search(child)
        else:
            v = -search(child)
        best = max(best, v)  #@ improve
    return best  #@ return

def search(node):  #@ hide
    print(json.dumps({"e": "enter", "move": node.name, "side": node.side}))  #@ run
    v = negamax(node)
    print(json.dumps({"e": "leave", "value": v}))  #@ run
    return v

print('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "negamax", "view": "mover"}}')  #@ header run
search(TREE)
