import json  #@ run
from collections import namedtuple
from math import inf

Node = namedtuple("Node", "name side value children probabilities", defaults=[(), ()])
TREE = Node("A", "max", 0, [Node("B", "chance", 0, [Node("D", "max", 3), Node("E", "max", 9)], [0.5, 0.5]), Node("C", "min", 0, [Node("F", "max", 2), Node("G", "max", 4)])])  #@ tree

def expectiminimax(node):  #@ show enter
    if not node.children:
        return node.value  #@ leaf
    best = {"max": -inf, "min": inf, "chance": 0}[node.side]
    for i, child in enumerate(node.children):
        v = search(child)
        if node.side == "max":
            best = max(best, v)  #@ improve max
        elif node.side == "min":
            best = min(best, v)  #@ improve min
        else:
            best += node.probabilities[i] * v  #@ improve chance
    return best  #@ return

def search(node):  #@ hide
    print(json.dumps({"e": "enter", "move": node.name, "side": node.side}))  #@ run
    v = expectiminimax(node)
    print(json.dumps({"e": "leave", "value": v}))  #@ run
    return v

print('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "chance": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 9}], "probabilities": [0.5, 0.5]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "expectiminimax", "view": "max"}}')  #@ header run
search(TREE)
