import json  #@ run
from math import log, sqrt
from random import choice


class Node:
    def __init__(self, name, side, value, children=()):
        self.name, self.side, self.value = name, side, value
        self.children, self.n, self.w = children, 0, 0

    def untried(self):
        return [child for child in self.children if child.n == 0]


TREE = Node("A", "max", 0, [Node("B", "min", 0, [Node("D", "max", 3), Node("E", "max", 12)]), Node("C", "min", 0, [Node("F", "max", 2), Node("G", "max", 4)])])  #@ tree
HEADER = '{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "mcts", "exploration": 1.4, "decide": "visits"}}'  #@ header run
LOW = 2  #@ low
HIGH = 12  #@ high
C = 1.4  #@ exploration
ITERATIONS = 200  #@ iterations


#@ show
def mcts(root):
    for _ in range(ITERATIONS):  #@ iteration
        print(json.dumps({"e": "iteration"}))  #@ run
        node, path = root, [root]
        while node.children and not node.untried():
            node = max(node.children, key=ucb(node))  #@ select
            print(json.dumps({"e": "select", "move": node.name}))  #@ run
            path.append(node)
        if node.untried():
            node = node.untried()[0]  #@ expand
            print(json.dumps({"e": "expand", "move": node.name}))  #@ run
            path.append(node)
        while node.children:
            node = choice(node.children)
        x = (node.value - LOW) / (HIGH - LOW)  #@ rollout
        print(json.dumps({"e": "rollout", "value": node.value}))  #@ run
        for node in reversed(path):
            node.n, node.w = node.n + 1, node.w + x  #@ backup
            print(json.dumps({"e": "backup", "w": node.w, "n": node.n}))  #@ run
    return max(root.children, key=lambda c: c.n)  #@ decide


def ucb(node):
    def term(child):
        mean = child.w / child.n
        if node.side == "min":
            mean = 1 - mean
        return mean + C * sqrt(log(node.n) / child.n)
    return term
#@ hide


print(HEADER)  #@ run
best = mcts(TREE)
print(json.dumps({"e": "decide", "move": best.name}))  #@ run
