import json  #@ run
from math import sqrt
from random import choice


class Node:
    def __init__(self, name, side, value, prior, children=()):
        self.name, self.side, self.value = name, side, value
        self.prior, self.children, self.expanded = prior, children, False
        self.n, self.w = 0, 0


TREE = Node("A", "max", 5, 1, [Node("B", "min", 8, 0.6, [Node("D", "max", 3, 0.5), Node("E", "max", 12, 0.5)]), Node("C", "min", 4, 0.4, [Node("F", "max", 2, 0.7), Node("G", "max", 4, 0.3)])])  #@ tree
HEADER = '{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "estimate": 5, "children": [{"name": "B", "player": "min", "prior": 0.6, "estimate": 8, "children": [{"name": "D", "player": "max", "prior": 0.5, "value": 3}, {"name": "E", "player": "max", "prior": 0.5, "value": 12}]}, {"name": "C", "player": "min", "prior": 0.4, "estimate": 4, "children": [{"name": "F", "player": "max", "prior": 0.7, "value": 2}, {"name": "G", "player": "max", "prior": 0.3, "value": 4}]}]}, "claims": {"algorithm": "puct", "exploration": 1.4, "decide": "visits"}}'  #@ header run rolls
HEADER = '{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "estimate": 5, "children": [{"name": "B", "player": "min", "prior": 0.6, "estimate": 8, "children": [{"name": "D", "player": "max", "prior": 0.5, "value": 3}, {"name": "E", "player": "max", "prior": 0.5, "value": 12}]}, {"name": "C", "player": "min", "prior": 0.4, "estimate": 4, "children": [{"name": "F", "player": "max", "prior": 0.7, "value": 2}, {"name": "G", "player": "max", "prior": 0.3, "value": 4}]}]}, "claims": {"algorithm": "puct", "exploration": 1.4, "decide": "visits", "rollout": "evaluation", "plies": 0}}'  #@ header run evaluates
LOW = 2  #@ low
HIGH = 12  #@ high
C = 1.4  #@ exploration
ITERATIONS = 200  #@ iterations


#@ show
def mcts(root):
    root.expanded = True
    for _ in range(ITERATIONS):  #@ iteration
        print(json.dumps({"e": "iteration"}))  #@ run
        node, path = root, [root]
        while node.expanded:
            node = max(node.children, key=puct(node))  #@ select
            print(json.dumps({"e": "select", "move": node.name}))  #@ run
            path.append(node)
        node.expanded = bool(node.children)  #@ priors
        for child in node.children:  #@ run
            print(json.dumps({"e": "prior", "move": child.name, "prior": child.prior}))  #@ run
        while node.children:  #@ rolls
        while node.value is None:  #@ evaluates
            node = choice(node.children)
        x = (node.value - LOW) / (HIGH - LOW)  #@ rollout
        print(json.dumps({"e": "rollout", "value": node.value}))  #@ run
        for node in reversed(path):
            node.n, node.w = node.n + 1, node.w + x  #@ backup
            print(json.dumps({"e": "backup", "w": node.w, "n": node.n}))  #@ run
    return max(root.children, key=lambda c: c.n)  #@ decide


def puct(node):
    visits = sum(child.n for child in node.children)
    def term(child):
        mean = child.w / max(child.n, 1)
        if node.side == "min" and child.n > 0:
            mean = 1 - mean
        # Without visits the prior decides.
        root = sqrt(visits + 1e-9)
        return mean + C * child.prior * root / (1 + child.n)
    return term
#@ hide


print(HEADER)  #@ run
best = mcts(TREE)
print(json.dumps({"e": "decide", "move": best.name}))  #@ run
