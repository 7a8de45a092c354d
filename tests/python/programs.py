"""Searches as students write them, for the tests of what is recorded: right ones, and one for each of the classic mistakes."""

import copy
import functools
from math import inf

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def alphabeta(node, depth, alpha, beta, maximizing):
    """Alpha-beta over nested lists."""
    if depth == 0 or not isinstance(node, list):
        return node
    if maximizing:
        value = -inf
        for child in node:
            value = max(value, alphabeta(child, depth - 1, alpha, beta, False))
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return value
    value = inf
    for child in node:
        value = min(value, alphabeta(child, depth - 1, alpha, beta, True))
        beta = min(beta, value)
        if alpha >= beta:
            break
    return value


def minimax(node, is_max=True):
    """Minimax by a generator."""
    if not isinstance(node, list):
        return node
    return (max if is_max else min)(minimax(child, not is_max) for child in node)


def max_value(state, a, b):
    """The half of a pair."""
    if not isinstance(state, list):
        return state
    v = -inf
    for s in state:
        v = max(v, min_value(s, a, b))
        if v >= b:
            return v
        a = max(a, v)
    return v


def min_value(state, a, b):
    """The other half."""
    if not isinstance(state, list):
        return state
    v = inf
    for s in state:
        v = min(v, max_value(s, a, b))
        if v <= a:
            return v
        b = min(b, v)
    return v


def negamax(nodo, alfa, beta):
    """Negamax over leaves that MAX values, two plies below."""
    if not isinstance(nodo, list):
        return nodo
    mejor = -inf
    for hijo in nodo:
        mejor = max(mejor, -negamax(hijo, -beta, -alfa))
        alfa = max(alfa, mejor)
        if alfa >= beta:
            break
    return mejor


def scout(node, alpha, beta, is_max):
    """Principal variation search of a MAX node over MIN nodes, which visits a child again."""
    if not isinstance(node, list):
        return node
    best = -inf if is_max else inf
    for index, child in enumerate(node):
        if index == 0:
            value = scout(child, alpha, beta, not is_max)
        elif is_max:
            value = scout(child, alpha, alpha + 1, False)
            if alpha < value < beta:
                value = scout(child, value, beta, False)
        else:
            value = scout(child, beta - 1, beta, True)
            if alpha < value < beta:
                value = scout(child, alpha, value, True)
        best = max(best, value) if is_max else min(best, value)
        if is_max:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


class Search:
    """A method, whose game is an attribute."""

    def __init__(self, tree):
        self.tree = tree
        self.count = 0

    def run(self, node, low, high, is_max=True):
        """Searches with names that nobody else has."""
        self.count += 1
        if not isinstance(node, list):
            return node
        best = -inf if is_max else inf
        for child in node:
            value = self.run(child, low, high, not is_max)
            if is_max:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best


def search_with_inner_functions(tree):
    """The pair inside of a function that returns the best move, as textbooks have it."""

    def largest(node, alpha, beta):
        if not isinstance(node, list):
            return node
        v = -inf
        for child in node:
            v = max(v, smallest(child, alpha, beta))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    def smallest(node, alpha, beta):
        if not isinstance(node, list):
            return node
        v = inf
        for child in node:
            v = min(v, largest(child, alpha, beta))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    best_score, best_move = -inf, None
    for move, child in enumerate(tree):
        score = smallest(child, best_score, inf)
        if score > best_score:
            best_score, best_move = score, move
    return best_move


class Node:
    """A node of a tree of objects."""

    def __init__(self, name, value=None, children=()):
        self.name, self.value, self.children = name, value, list(children)


NODES = Node("A", children=[Node("B", children=[Node("D", 3), Node("E", 5)]), Node("C", children=[Node("F", 2), Node("G", 9)])])


def alphabeta_of_nodes(node, alpha, beta, maximizingPlayer):
    """Alpha-beta over nodes with children, which writes the values into the nodes."""
    if not node.children:
        return node.value
    if maximizingPlayer:
        node.value = -inf
        for child in node.children:
            node.value = max(node.value, alphabeta_of_nodes(child, alpha, beta, False))
            alpha = max(alpha, node.value)
            if beta <= alpha:
                break
    else:
        node.value = inf
        for child in node.children:
            node.value = min(node.value, alphabeta_of_nodes(child, alpha, beta, True))
            beta = min(beta, node.value)
            if beta <= alpha:
                break
    return node.value


NAMES = {"A": ["B", "C"], "B": ["D", "E"], "C": ["F", "G"]}
LEAVES = {"D": 3, "E": 5, "F": 2, "G": 9}


def minimax_of_names(state, player):
    """Minimax over names that are looked up, with a player that is told as a text."""
    if state in LEAVES:
        return LEAVES[state]
    values = []
    for successor in NAMES[state]:
        values.append(minimax_of_names(successor, "MIN" if player == "MAX" else "MAX"))
    return max(values) if player == "MAX" else min(values)


VALUES = [3, 5, 6, 9, 1, 2, 0, -1]


def minimax_of_places(depth, nodeIndex, isMax, values, alpha, beta):
    """Alpha-beta over a list of leaves, in which a node is its index."""
    if depth == 3:
        return values[nodeIndex]
    best = -1000 if isMax else 1000
    for i in range(2):
        value = minimax_of_places(depth + 1, nodeIndex * 2 + i, not isMax, values, alpha, beta)
        if isMax:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if beta <= alpha:
            break
    return best


class Nim:
    """A game with the methods of AIMA's."""

    def actions(self, state):
        """Takes one or two."""
        return [take for take in (1, 2) if take <= state[0]]

    def result(self, state, move):
        """Returns what is left, and whose turn it is."""
        return state[0] - move, "MIN" if state[1] == "MAX" else "MAX"

    def utility(self, state, player):
        """Who took the last has won."""
        value = -1 if state[1] == "MAX" else 1
        return value if player == "MAX" else -value

    def terminal_test(self, state):
        """Nothing is left."""
        return state[0] == 0

    def to_move(self, state):
        """Returns whose turn it is."""
        return state[1]


def alpha_beta_search(state, game):
    """The search of the textbook."""
    player = game.to_move(state)

    def max_value(state, alpha, beta):
        if game.terminal_test(state):
            return game.utility(state, player)
        v = -inf
        for a in game.actions(state):
            v = max(v, min_value(game.result(state, a), alpha, beta))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta):
        if game.terminal_test(state):
            return game.utility(state, player)
        v = inf
        for a in game.actions(state):
            v = min(v, max_value(game.result(state, a), alpha, beta))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    best_score, best_action = -inf, None
    for a in game.actions(state):
        v = min_value(game.result(state, a), best_score, inf)
        if v > best_score:
            best_score, best_action = v, a
    return best_action


def minimax_decision(state, game):
    """The moves are tried by `max`."""

    def value(state):
        if game.terminal_test(state):
            return game.utility(state, "MAX")
        values = [value(game.result(state, a)) for a in game.actions(state)]
        return max(values) if game.to_move(state) == "MAX" else min(values)

    return max(game.actions(state), key=lambda a: value(game.result(state, a)))


class Takeaway:
    """A game with the methods of easyAI's, which is changed in place."""

    def __init__(self, left):
        self.left, self.current_player = left, 1

    def possible_moves(self):
        """Takes one or two, told as texts."""
        return [str(take) for take in (1, 2) if take <= self.left]

    def make_move(self, move):
        """Takes as many."""
        self.left -= int(move)

    def unmake_move(self, move):
        """Puts them back."""
        self.left += int(move)

    def is_over(self):
        """Nothing is left."""
        return self.left == 0

    def switch_player(self):
        """It is the other player's turn."""
        self.current_player = 3 - self.current_player

    def scoring(self):
        """Who took the last has won: not the side to move."""
        return -1 if self.left == 0 else 0


def negamax_in_place(game, depth, alpha=-inf, beta=inf):
    """Negamax on one board, which is changed and changed back; the move is returned with the value."""
    if depth == 0 or game.is_over():
        return game.scoring(), None
    best, best_move = -inf, None
    for move in game.possible_moves():
        game.make_move(move)
        game.switch_player()
        score = -negamax_in_place(game, depth - 1, -beta, -alpha)[0]
        game.switch_player()
        game.unmake_move(move)
        if score > best:
            best, best_move = score, move
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best, best_move


def winner(board):
    """Returns who has a line of the little board of four cells, in which two neighbors are a line."""
    for one, other in ((0, 1), (2, 3)):
        if board[one] != " " and board[one] == board[other]:
            return board[one]
    return None


def best_move(board):
    """Tries every cell of a board that is changed in place, and returns the best."""
    best, move = -inf, None
    for cell in range(4):
        if board[cell] == " ":
            board[cell] = "X"
            value = minimax_of_board(board, 0, False)
            board[cell] = " "
            if value > best:
                best, move = value, cell
    return move


def minimax_of_board(board, depth, isMaximizing):
    """Minimax on that board."""
    if winner(board):
        return 1 if winner(board) == "X" else -1
    if " " not in board:
        return 0
    best = -inf if isMaximizing else inf
    for cell in range(4):
        if board[cell] == " ":
            board[cell] = "X" if isMaximizing else "O"
            value = minimax_of_board(board, depth + 1, not isMaximizing)
            board[cell] = " "
            best = max(best, value) if isMaximizing else min(best, value)
    return best


class Agent:
    """The functions of a course's agent: `value` hands on to the side whose turn it is, and there are two ghosts."""

    index, depth = 0, 1

    def get_action(self, state):
        """Returns the best action."""
        return self.value(state, 0, 0)[1]

    def value(self, state, depth, agentIndex):
        """Hands on."""
        if agentIndex == 3:
            agentIndex, depth = 0, depth + 1
        if not isinstance(state, dict):
            return state, None
        return self.max_value(state, depth, agentIndex) if agentIndex == 0 else self.min_value(state, depth, agentIndex)

    def max_value(self, state, depth, agentIndex):
        """Pacman's turn."""
        best = -inf, None
        for action in state:
            score = self.value(state[action], depth, agentIndex + 1)[0]
            if score > best[0]:
                best = score, action
        return best

    def min_value(self, state, depth, agentIndex):
        """A ghost's turn."""
        best = inf, None
        for action in state:
            score = self.value(state[action], depth, agentIndex + 1)[0]
            if score < best[0]:
                best = score, action
        return best


GHOSTS = {"Left": {"a": {"x": 4, "y": 7}, "b": {"x": 6, "y": 5}}, "Right": {"a": {"x": 1, "y": 2}, "b": {"x": 8, "y": 9}}}


def deepening(tree):
    """Searches again and again, a ply deeper each time."""
    value = None
    for depth in range(1, 3):
        value = alphabeta(tree, depth, -inf, inf, True) if depth == 2 else minimax(tree[0])
    return value


class OutOfTime(Exception):
    """The time is over."""


def with_a_clock(node, depth, clock):
    """Minimax that gives up in the middle."""
    clock.append(depth)
    if len(clock) > 6:
        raise OutOfTime("no time left")
    if not isinstance(node, list):
        return node
    return max(-with_a_clock(child, depth - 1, clock) for child in node)


@functools.lru_cache(None)
def cached(state, is_max):
    """Minimax over tuples, whose values are remembered."""
    if not isinstance(state, tuple):
        return state
    return (max if is_max else min)(cached(child, not is_max) for child in state)


def mistaken(mistake):
    """Returns alpha-beta over nested lists with one of the classic mistakes, called by its name."""

    def search(node, depth, alpha, beta, maximizing):
        if not isinstance(node, list):
            return node
        best = -inf if maximizing else inf
        if mistake == "best-from-zero":
            best = 0
        first = alpha, beta
        for child in node:
            if mistake == "window-not-passed":
                window = -inf, inf
            elif mistake == "window-from-parent":
                window = first
            elif mistake == "alpha-beta-swapped":
                window = beta, alpha
            else:
                window = alpha, beta
            value = search(child, depth - 1, *window, not maximizing)
            takes_most = maximizing or mistake == "min-maximises"
            best = max(best, value) if takes_most else min(best, value)
            is_closed = alpha > beta if mistake == "cut-on-strict" else alpha >= beta
            if mistake == "update-after-test" and is_closed:
                break
            if maximizing and mistake != "alpha-not-updated":
                alpha = max(alpha, best)
            elif not maximizing and mistake != "beta-not-updated":
                beta = min(beta, best)
            is_closed = alpha > beta if mistake == "cut-on-strict" else alpha >= beta
            if is_closed and mistake not in ("no-cuts", "update-after-test"):
                break
        return best

    return search


MISTAKES = (
    "cut-on-strict", "no-cuts", "alpha-not-updated", "beta-not-updated", "window-not-passed", "window-from-parent",
    "update-after-test", "alpha-beta-swapped", "min-maximises", "best-from-zero",
)  # fmt: skip


def copied_boards(board, isMax):
    """Minimax over copies of a board of lists."""
    if winner(board[0] + board[1]):
        return 1 if winner(board[0] + board[1]) == "X" else -1
    moves = [(row, column) for row in range(2) for column in range(2) if board[row][column] == " "]
    if not moves:
        return 0
    values = []
    for row, column in moves:
        after = copy.deepcopy(board)
        after[row][column] = "X" if isMax else "O"
        values.append(copied_boards(after, not isMax))
    return max(values) if isMax else min(values)
