"""Searches of several players: which vectors the nodes return, who moves at each of them, and the tree as a run has it."""

from . import nodes as _nodes
from .binding import plain
from .nodes import entries, json_number, number, same
from .recorder import attribute

#: What a state calls the player who moves.
_MOVERS = ("to_move", "player", "turn", "current_player", "mover")


class Vectors:
    """What the nodes of a search return where that are vectors, and the players."""

    def __init__(self, nodes, plies, of_node, keys):
        #: The vector of each node, by its identity.
        self.of_node = of_node
        self.size = len(next(iter(of_node.values())))
        self._told = {id(node): _told_player(node, self.size) for node in nodes}
        self._index = self._indices(nodes, keys)
        texts = {index: told for told, index in self._index if isinstance(told, str)}
        names = [str(keys[index] if keys else texts.get(index, "ABCDEF"[index]))[:40] for index in range(self.size)]
        #: The names of the players, in the order of the entries.
        self.names = names if len(set(names)) == len(names) else list("ABCDEF"[: self.size])
        #: The index of the player who moves, by the identity of the node.
        self.movers = {id(node): self._mover(node, plies[id(node)]) for node in nodes}
        #: The index of the player at the root.
        self.first = self.movers[id(nodes[0])]

    def _indices(self, nodes, keys):
        """Returns the index of the player that each value of the program means, as pairs."""
        found = []
        for value in (self._told[id(node)] for node in nodes):
            if value is not None and not any(same(value, other) for other in found):
                found.append(value)
        kinds = {type(value) for value in found}
        firsts = [first for first in (0, 1) if kinds == {int} and all(first <= value < self.size + first for value in found)]
        if firsts:
            # Players are numbered from 0 or from 1: where both are possible, what most of them take says it.
            first = max(firsts, key=lambda first: sum(self._takes_own(node, first) for node in nodes))
            return [(value, value - first) for value in found]
        if keys and all(value in keys for value in found):
            return [(value, list(keys).index(value)) for value in found]
        # Otherwise who moves first has the first entry.
        return [(value, index) for index, value in enumerate(found) if index < self.size]

    def _takes_own(self, node, first):
        """Returns whether a node is worth the most to the player who moves there, where players are numbered from `first`."""
        told = self._told[id(node)]
        return told is not None and bool(node.children) and id(node) in self.of_node and self._takes(node, told - first, True)

    def index_of(self, told):
        """Returns the index of the player that the program calls so, or None."""
        return next((index for value, index in self._index if same(value, told)), None)

    def _mover(self, node, ply):
        index = self.index_of(self._told[id(node)])
        return ply % self.size if index is None else index

    def viewer(self, nodes, name):
        """Returns the player whose entry alone is compared at every node, where the others move against that player; None in max^n."""
        viewer = self.movers[id(nodes[0])]
        inner = [node for node in nodes if node.children and id(node) in self.of_node]
        own = [self._takes(node, self.movers[id(node)], True) for node in inner]
        against = [self._takes(node, viewer, self.movers[id(node)] == viewer) for node in inner]
        is_max_n = all(own) and all(map(self._takes_first, inner))
        return viewer if all(against) and (not is_max_n or "paranoid" in plain(name)) else None

    def _takes(self, node, entry, is_most):
        """Returns whether a node returns as much of an entry as the best of its children."""
        below = [self.of_node[id(child)][entry] for child in node.children if id(child) in self.of_node]
        return not below or self.of_node[id(node)][entry] == (max(below) if is_most else min(below))

    def _takes_first(self, node):
        """Returns whether a node returns the vector of the first of the children that are best for its player."""
        below = [self.of_node[id(child)] for child in node.children if id(child) in self.of_node]
        mover = self.movers[id(node)]
        best = [vector for vector in below if vector[mover] == max(other[mover] for other in below)]
        return not best or self.of_node[id(node)] == best[0]

    def document(self, root):
        """Returns the tree of a position as the header of a run has it, and the name of the player at the root."""
        order, todo = [], [(root, self._of_branch(root, self.first))]
        is_cyclic = True
        while todo:
            branch, mover = todo.pop()
            order.append((branch, mover))
            for child in branch.children:
                below = self._of_branch(child, (mover + 1) % self.size)
                is_cyclic &= not child.children or below == (mover + 1) % self.size
                todo.append((child, below))
        written = {}
        for branch, mover in reversed(order):
            if not branch.children:
                written[id(branch)] = list(map(json_number, branch.value))
                continue
            fields = {"children": [written[id(child)] for child in branch.children]}
            if branch.estimate is not None:
                fields["estimate"] = list(map(json_number, branch.estimate))
            if not is_cyclic:
                fields["player"] = self.names[mover]
            written[id(branch)] = fields["children"] if len(fields) == 1 else fields
        return written[id(root)], self.names[order[0][1]]

    def _of_branch(self, branch, cyclic):
        index = None if branch.mover is None else self.index_of(branch.mover)
        return cyclic if index is None else index


class BareNumbers(Exception):
    """The leaves of a position are numbers, so that what a search returns there are no vectors of several players."""


def _told_player(node, size):
    """Returns what the program calls the player who moves at a node, None where it is not said."""
    visit = node.visits[-1]
    binding = visit.function.binding
    if binding.side is not None:
        return visit.argument(binding.side)
    for parameter in visit.function.parameters:
        told = visit.argument(parameter)
        if parameter not in (binding.state, binding.alpha, binding.beta, binding.depth) and type(told) is int and told <= size:
            return told
    state = node.begun()
    return next((found for found in (attribute(state, name) for name in _MOVERS) if isinstance(found, (int, str))), None)


def read(nodes):
    """Returns the vectors that the nodes of a search return, None where they return other things."""
    returned = [node for node in nodes if node.is_left() and not node.returns_move]
    inner = [node for node in returned if node.children]
    if not inner or number(returned[-1].raw) is not None:
        return None
    for part in (None, 0, 1, *(part for part in _nodes._parts(inner[0].raw) if isinstance(part, str))):
        found = {}
        for node in returned:
            raw = node.raw if part is None else _nodes._parts(node.raw).get(part)
            vector = entries(raw)
            if vector is None:
                break
            found[id(node)] = vector
        else:
            if len({len(vector) for vector in found.values()}) == 1 and _are_handed_on(inner, found):
                keys = tuple(raw) if isinstance(raw, dict) else None
                plies = _plies(nodes)
                vectors = Vectors(nodes, plies, found, keys)
                _take_best(nodes, part)
                return vectors
    return None


def _are_handed_on(inner, found):
    """Returns whether inner nodes return what a child has returned, as a choice does, and the leaves no vectors of two by accident."""
    kept = sum(found[id(node)] in [found.get(id(child)) for child in node.children] for node in inner)
    leaves = [child for node in inner for child in node.children if not child.children]
    is_told = all(entries(leaf.state()) == found[id(leaf)] for leaf in leaves)
    size = len(next(iter(found.values())))
    return 2 * kept > len(inner) if size > 2 or is_told else kept == len(inner)


def _take_best(nodes, part):
    """Sets the best child of every node: what is returned beside the vector says it, and nothing else does."""
    for node in nodes:
        node.best = None
        if part is not None and node.children and node.is_left():
            others = [value for other, value in _nodes._parts(node.raw).items() if other != part]
            node.best = _nodes._first_called(node, [*others, tuple(others)])


def _plies(nodes):
    plies = {}
    for node in nodes:
        ply = plies.setdefault(id(node), 0)
        for child in node.children:
            plies[id(child)] = ply + 1
    return plies


def fold(branch, size):
    """Makes leaves of the nodes of a tree that are vectors: lists of so many numbers."""
    todo = [branch]
    while todo:
        node = todo.pop()
        below = [child.value for child in node.children if not child.children]
        if len(below) == len(node.children) == size and None not in below:
            node.value, node.children = tuple(below), []
        todo += node.children


def compared_entry(nodes, size):
    """Returns the entry of the leaves' vectors that a search of single numbers returns, None where there is none."""
    leaves = [node for node in nodes if not node.children and node.branch is not None]
    roots = [node.branch for node in nodes if node.branch is not None][:1]
    if any(_has_bare_numbers(root) for root in roots):
        return None
    told = [(node.value, _entries_of(node.branch, size)) for node in leaves]
    fitting = [at for at in range(size) if told and all(vector is not None and value == vector[at] for value, vector in told)]
    return fitting[0] if fitting else None


def _has_bare_numbers(root):
    """Returns whether a number of a tree stands beside a list, so that the lists of numbers are no vectors."""
    todo = [root]
    while todo:
        node = todo.pop()
        are_leaves = {not child.children for child in node.children if not isinstance(child.value, tuple)}
        if len(are_leaves) == 2:
            return True
        todo += node.children
    return False


def _entries_of(branch, size):
    if isinstance(branch.value, tuple):
        return branch.value
    below = tuple(child.value for child in branch.children if not child.children)
    return below if len(below) == size and None not in below else None


def project(branch, entry):
    """Takes one entry of every vector of a tree."""
    todo = [branch]
    while todo:
        node = todo.pop()
        if isinstance(node.value, tuple):
            node.value = node.value[entry]
        if isinstance(node.estimate, tuple):
            node.estimate = node.estimate[entry]
        todo += node.children
