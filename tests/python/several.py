"""Searches of several players as students write them: max^n, paranoid, and two players with a general sum."""

import random
from math import inf

import podalab as poda

RIGHT, WRONG = {}, {}


def right(make):
    """Adds a right search."""
    RIGHT[make.__name__] = make
    return make


def wrong(diagnosis):
    """Adds a wrong search, which is called so where it is accused."""

    def add(make):
        WRONG[make.__name__] = make, diagnosis
        return make

    return add


def a_tree(rng, players, depth, kind=tuple, is_root=True):
    """Returns a tree of lists whose leaves are vectors."""
    if depth == 0 or (not is_root and rng.random() < 0.2):
        return kind(rng.randint(0, 9) for _ in range(players))
    return [a_tree(rng, players, depth - 1, kind, False) for _ in range(rng.randint(2, 3))]


def choosing(players, takes, first=0):
    """Returns a search in which each player takes the child that is greatest by a key of the vector and the player."""

    def search(node, player):
        if isinstance(node, tuple):
            return node
        best = None
        for child in node:
            vector = search(child, (player - first + 1) % players + first)
            if best is None or takes(vector, player - first) > takes(best, player - first):
                best = vector
        return best

    return search


@right
def max_n(rng):
    """Max^n by a key."""
    players = rng.choice((2, 3, 3, 4))

    def maxn(node, player):
        if isinstance(node, tuple):
            return node
        return max((maxn(child, (player + 1) % players) for child in node), key=lambda vector: vector[player])

    return maxn, (a_tree(rng, players, rng.randint(2, 4)), rng.randrange(players)), None


@right
def max_n_from_one(rng):
    """Players are numbered from 1."""
    players = rng.choice((2, 3, 4))
    return choosing(players, lambda vector, player: vector[player], 1), (a_tree(rng, players, 3), 1), None


@right
def max_n_by_ply(rng):
    """The ply says who moves."""
    players = rng.choice((2, 3, 4))

    def search(node, depth=0):
        if isinstance(node, tuple):
            return node
        return max((search(child, depth + 1) for child in node), key=lambda vector: vector[depth % players])

    return search, (a_tree(rng, players, rng.randint(2, 4)),), None


@right
def max_n_with_move(rng):
    """The move is returned with the vector."""
    players = rng.choice((2, 3, 4))

    def maxn(node, player):
        if isinstance(node, tuple):
            return node, None
        best, move = None, None
        for place, child in enumerate(node):
            vector, _ = maxn(child, (player + 1) % players)
            if best is None or vector[player] > best[player]:
                best, move = vector, place
        return best, move

    return maxn, (a_tree(rng, players, rng.randint(2, 4)), 0), None


@right
def max_n_of_lists(rng):
    """Vectors are lists, as nodes are."""
    players = rng.choice((2, 3, 4))

    def maxn(node, player):
        if not isinstance(node[0], list):
            return node
        best = [-inf] * players
        for child in node:
            vector = maxn(child, (player + 1) % players)
            if vector[player] > best[player]:
                best = vector
        return best

    return maxn, (a_tree(rng, players, rng.randint(2, 4), list), 0), None


@right
def max_n_of_names(rng):
    """Vectors are dicts."""
    names = ["Ann", "Bob", "Cid", "Dan"][: rng.choice((2, 3, 4))]

    def named(node):
        return dict(zip(names, node)) if isinstance(node, tuple) else [named(child) for child in node]

    def maxn(node, player):
        if isinstance(node, dict):
            return node
        later = names[(names.index(player) + 1) % len(names)]
        return max((maxn(child, later) for child in node), key=lambda vector: vector[player])

    return maxn, (named(a_tree(rng, len(names), 3)), names[0]), None


@right
def max_n_of_a_game(rng):
    """A game by its rules: who takes the last stone decides what all get."""
    players, stones = rng.choice((2, 3)), rng.randint(4, 6)
    prizes = [tuple(rng.randint(0, 5) for _ in range(players)) for _ in range(players)]

    def moves(state):
        return [take for take in (1, 2) if take <= state[0]]

    def after(state, take):
        return state[0] - take, (state[1] + 1) % players

    def utility(state):
        return prizes[(state[1] - 1) % players]

    def maxn(state, player):
        if state[0] == 0:
            return utility(state)
        return max((maxn(after(state, take), (player + 1) % players) for take in moves(state)), key=lambda vector: vector[player])

    game = poda.game(
        actions=moves, result=after, is_terminal=lambda state: state[0] == 0, utility=utility, to_move=lambda state: state[1]
    )
    return maxn, ((stones, 0), 0), game


@right
def max_n_to_a_depth(rng):
    """The nodes at the depth are valued by the program."""
    players = rng.choice((2, 3, 4))

    def estimate(node):
        return node if isinstance(node, tuple) else estimate(node[0])

    def maxn(node, depth, player):
        if depth == 0 or isinstance(node, tuple):
            return estimate(node)
        return max((maxn(child, depth - 1, (player + 1) % players) for child in node), key=lambda vector: vector[player])

    return maxn, (a_tree(rng, players, 4), 2, 0), None


@right
def general_sum(rng):
    """Two players whose sums are not zero, in two functions."""

    def first(node):
        return node if isinstance(node, tuple) else max(map(second, node), key=lambda vector: vector[0])

    def second(node):
        return node if isinstance(node, tuple) else max(map(first, node), key=lambda vector: vector[1])

    return first, (a_tree(rng, 2, rng.randint(2, 4)),), None


@right
def paranoid(rng):
    """All others against one, by numbers."""
    players = rng.choice((2, 3, 4))
    own = rng.randrange(players)

    def search(node, player):
        if isinstance(node, tuple):
            return node[own]
        values = [search(child, (player + 1) % players) for child in node]
        return max(values) if player == own else min(values)

    return search, (a_tree(rng, players, rng.randint(2, 4)), own), None


@right
def paranoid_alpha_beta(rng):
    """The same with a window."""
    players = rng.choice((2, 3, 4))

    def search(node, player, alpha, beta):
        if isinstance(node, tuple):
            return node[0]
        best = -inf if player == 0 else inf
        for child in node:
            value = search(child, (player + 1) % players, alpha, beta)
            if player == 0:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    return search, (a_tree(rng, players, rng.randint(2, 4)), 0, -inf, inf), None


@right
def paranoid_by_vectors(rng):
    """The same by vectors."""
    players = rng.choice((3, 4))
    search = choosing(players, lambda vector, player: vector[0] if player == 0 else -vector[0])
    return search, (a_tree(rng, players, rng.randint(2, 4)), 0), None


@right
def shallow_pruning(rng):
    """A child is left as soon as its player has more than the parent leaves."""

    def constant_sum(depth):
        if depth == 0:
            first = rng.randint(0, 9)
            second = rng.randint(0, 9 - first)
            return first, second, 9 - first - second
        return [constant_sum(depth - 1) for _ in range(rng.randint(2, 3))]

    def search(node, player, bound):
        if isinstance(node, tuple):
            return node
        best = search(node[0], (player + 1) % 3, 9)
        for child in node[1:]:
            if best[player] >= bound:
                return best
            vector = search(child, (player + 1) % 3, 9 - best[player])
            if vector[player] > best[player]:
                best = vector
        return best

    return search, (constant_sum(rng.randint(2, 3)), 0, 9), None


@wrong("root-player-everywhere")
def first_entry_everywhere(rng):
    """Every player compares the first entry."""
    return choosing(3, lambda vector, _: vector[0]), (a_tree(rng, 3, rng.randint(2, 4)), 0), None


@wrong("least-taken")
def least_entry(rng):
    """Every player takes the least."""
    return choosing(3, lambda vector, player: -vector[player]), (a_tree(rng, 3, rng.randint(2, 4)), 0), None


@wrong(None)
def entry_of_the_next(rng):
    """Every player compares the entry of the next."""
    return choosing(3, lambda vector, player: vector[(player + 1) % 3]), (a_tree(rng, 3, rng.randint(2, 4)), 0), None


def made(make, seed):
    """Returns a search, its arguments, and its game or None."""
    return make(random.Random(f"{make.__name__} {seed}"))
