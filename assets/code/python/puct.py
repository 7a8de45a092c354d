import json  #@ run
from math import sqrt
from random import choice

class Node:
    def __init__(self, name, side, value, prior, children=()):
        self.name, self.side, self.value, self.prior = name, side, value, prior
        self.children, self.expanded, self.w, self.n = children, False, 0, 0

TREE = Node("A", "max", 5, 1, [Node("B", "min", 8, 0.6, [Node("D", "max", 3, 0.5), Node("E", "max", 12, 0.5)]), Node("C", "min", 4, 0.4, [Node("F", "max", 2, 0.7), Node("G", "max", 4, 0.3)])])  #@ tree
LOW, HIGH, C = 2, 12, 1.4  #@ low high exploration

def mcts(root, iterations):  #@ show
    root.expanded = True
    for _ in range(iterations):
        visit(root, "iteration")  #@ iteration
    return max(root.children, key=lambda child: child.n)  #@ decide

def visit(node, how):
    print(json.dumps({"e": how, "move": node.name}))  #@ run
    if node.expanded:
        x = visit(max(node.children, key=lambda child: puct(node, child)), "select")  #@ select
    else:
        node.expanded = bool(node.children)  #@ priors
        for child in node.children: print(json.dumps({"e": "prior", "move": child.name, "prior": child.prior}))  #@ run
        x = evaluate(node)
    node.n, node.w = node.n + 1, node.w + x  #@ backup
    print(json.dumps({"e": "backup", "w": node.w, "n": node.n}))  #@ run
    return x

def evaluate(node):
    while node.children:  #@ | evaluates: node.children -> node.value is None
        node = choice(node.children)
    print(json.dumps({"e": "rollout", "value": node.value}))  #@ run
    return (node.value - LOW) / (HIGH - LOW)  #@ rollout

def puct(node, child):  # Without visits the prior decides.
    visits = sum(other.n for other in node.children) + 1e-9
    mean = child.w / child.n if child.n > 0 else 0
    mean = 1 - mean if node.side == "min" and child.n > 0 else mean
    return mean + C * child.prior * sqrt(visits) / (1 + child.n)

print('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "estimate": 5, "children": [{"name": "B", "player": "min", "prior": 0.6, "estimate": 8, "children": [{"name": "D", "player": "max", "prior": 0.5, "value": 3}, {"name": "E", "player": "max", "prior": 0.5, "value": 12}]}, {"name": "C", "player": "min", "prior": 0.4, "estimate": 4, "children": [{"name": "F", "player": "max", "prior": 0.7, "value": 2}, {"name": "G", "player": "max", "prior": 0.3, "value": 4}]}]}, "claims": {"algorithm": "puct", "exploration": 1.4, "decide": "visits"}}')  #@ hide header run | evaluates: "visits" -> "visits", "rollout": "evaluation", "plies": 0
best = mcts(TREE, 200)  #@ iterations
print(json.dumps({"e": "decide", "move": best.name}))  #@ run
