import json  #@ run
from math import log, sqrt
from random import choice

class Node:
    def __init__(self, name, side, value, children=()):
        self.name, self.side, self.value, self.children = name, side, value, children
        self.w = self.n = 0

TREE = Node("A", "max", 0, [Node("B", "min", 0, [Node("D", "max", 3), Node("E", "max", 12)]), Node("C", "min", 0, [Node("F", "max", 2), Node("G", "max", 4)])])  #@ tree
LOW, HIGH, C = 2, 12, 1.4  #@ low high exploration

def mcts(root, iterations):  #@ show
    for _ in range(iterations):
        visit(root, "iteration")  #@ iteration
    return max(root.children, key=lambda child: child.n)  #@ decide

def visit(node, how):
    print(json.dumps({"e": how, "move": node.name}))  #@ run
    untried = [child for child in node.children if child.n == 0]
    if how == "expand" or not node.children:
        x = rollout(node)
    elif untried:
        x = visit(untried[0], "expand")  #@ expand
    else:
        best = max(node.children, key=lambda child: ucb(node, child))
        x = visit(best, "select")  #@ select
    node.n += 1
    node.w += x  #@ backup
    print(json.dumps({"e": "backup", "w": node.w, "n": node.n}))  #@ run
    return x

def rollout(node):
    while node.children:
        node = choice(node.children)
    print(json.dumps({"e": "rollout", "value": node.value}))  #@ run
    return (node.value - LOW) / (HIGH - LOW)  #@ rollout

def ucb(node, child):
    mean = child.w / child.n if node.side == "max" else 1 - child.w / child.n
    return mean + C * sqrt(log(node.n) / child.n)

print('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "mcts", "exploration": 1.4, "decide": "visits"}}')  #@ hide header run
best = mcts(TREE, 200)  #@ iterations
print(json.dumps({"e": "decide", "move": best.name}))  #@ run
