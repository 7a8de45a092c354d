"""Small games as courses have them, for the tests of what is explored: with the methods of known libraries, which need not be installed."""

import collections
import contextlib
import random
import types

#: As AIMA's module of games has it.
GameState = collections.namedtuple("GameState", "to_move, utility, board, moves")


class Lines:
    """Three in a row as AIMA has it, on a board of `h` rows and `v` columns: its states are tuples that hold a dict."""

    def __init__(self, h=3, v=3, board=None, to_move="X"):
        self.h, self.v = h, v
        board = board or {}
        places = [(row, column) for row in range(1, h + 1) for column in range(1, v + 1)]
        self.initial = GameState(to_move, self._worth(board), board, [place for place in places if place not in board])

    def _worth(self, board):
        for row, column in board:
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [board.get((row + step * down, column + step * right)) for step in range(3)]
                if line[0] and line.count(line[0]) == 3:
                    return 1 if line[0] == "X" else -1
        return 0

    def actions(self, state):
        """Returns the empty places."""
        return state.moves

    def result(self, state, move):
        """Returns the state after a move."""
        board = {**state.board, move: state.to_move}
        moves = [other for other in state.moves if other != move]
        return GameState("O" if state.to_move == "X" else "X", self._worth(board), board, moves)

    def utility(self, state, player):
        """Returns what the state is worth to a player."""
        return state.utility if player == "X" else -state.utility

    def terminal_test(self, state):
        """Returns whether there is a line, or no place."""
        return state.utility != 0 or not state.moves

    def to_move(self, state):
        """Returns whose turn it is."""
        return state.to_move


class Letters:
    """The figure in AIMA in which states are letters."""

    succs = {"A": {"a1": "B", "a2": "C"}, "B": {"b1": "B1", "b2": "B2"}, "C": {"c1": "C1", "c2": "C2"}}
    utils = {"B1": 3, "B2": 12, "C1": 2, "C2": 4}
    initial = "A"

    def actions(self, state):
        """Returns the names of the moves."""
        return list(self.succs.get(state, {}))

    def result(self, state, move):
        """Returns the letter after a move."""
        return self.succs[state][move]

    def utility(self, state, player):
        """Returns what a leaf is worth to a player."""
        return self.utils[state] if player == "MAX" else -self.utils[state]

    def terminal_test(self, state):
        """Returns whether a letter has no moves."""
        return state not in self.succs

    def to_move(self, state):
        """Returns whose turn it is."""
        return "MIN" if state in "BC" else "MAX"


class Coins:
    """A game of AIMA with a coin: after each move it decides who may move next."""

    initial = (4, "MAX")

    def actions(self, state):
        """Takes one or two."""
        return [take for take in (1, 2) if take <= state[0]]

    def result(self, state, take):
        """Returns the state before the coin is tossed."""
        return state[0] - take, state[1]

    def chances(self, state):
        """Returns the sides of the coin."""
        return ["heads", "tails"]

    def probability(self, chance):
        """Heads come more often."""
        return {"heads": 2 / 3, "tails": 1 / 3}[chance]

    def outcome(self, state, chance):
        """Heads: the other one moves."""
        other = "MIN" if state[1] == "MAX" else "MAX"
        return state[0], other if chance == "heads" else state[1]

    def utility(self, state, player):
        """Who took the last has won."""
        return 1 if state[1] == player else -1

    def terminal_test(self, state):
        """Nothing is left."""
        return state[0] == 0

    def to_move(self, state):
        """Returns whose turn it is."""
        return state[1]


class Bones:
    """A game of easyAI's, changed in place, with a board that is shown."""

    def __init__(self, pile=5):
        self.players = [types.SimpleNamespace(name="Human", ask_move=input), types.SimpleNamespace(name="AI", ask_move=input)]
        self.pile, self.current_player = pile, 1

    def possible_moves(self):
        """Takes one, two or three."""
        return [str(take) for take in (1, 2, 3) if take <= self.pile]

    def make_move(self, move):
        """Takes as many."""
        self.pile -= int(move)

    def switch_player(self):
        """It is the other player's turn."""
        self.current_player = 3 - self.current_player

    def win(self):
        """Who is left without a bone has won: the last one is not to be taken."""
        return self.pile <= 0

    def is_over(self):
        """Nothing is left."""
        return self.win()

    def scoring(self):
        """What the position is worth to who moves."""
        return 100 if self.win() else 0

    def show(self):
        """Prints what is left."""
        print(f"{self.pile} bones left")


def tictactoe():
    """Returns a module with the functions of CS50's tic-tac-toe."""
    module = types.ModuleType("tictactoe")
    source = """
import copy
X, O, EMPTY = "X", "O", None

def initial_state():
    return [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]]

def player(board):
    cells = sum(board, [])
    return X if cells.count(X) == cells.count(O) else O

def actions(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY]

def result(board, action):
    after = copy.deepcopy(board)
    after[action[0]][action[1]] = player(board)
    return after

def winner(board):
    lines = board + [list(column) for column in zip(*board)] + [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    return next((line[0] for line in lines if line[0] and line.count(line[0]) == 3), None)

def terminal(board):
    return winner(board) is not None or not actions(board)

def utility(board):
    return {X: 1, O: -1}.get(winner(board), 0)
"""
    exec(source, module.__dict__)
    return module


class _Enum:
    """What a value of an enumeration of C++ looks like in Python."""

    def __init__(self, name):
        self._name = name

    def __str__(self):
        return f"GameType.Kind.{self._name}"


class Spiel:
    """A game with the methods of OpenSpiel's: players take one or two from a pile, and who takes the last wins. With dice, a coin may take one
    after each move; of three players, who takes the last gets 2, and who comes next nothing."""

    def __init__(self, pile=4, players=2, has_dice=False, **kind):
        self.pile, self.players, self.has_dice = pile, players, has_dice
        told = {
            "dynamics": "SEQUENTIAL",
            "information": "PERFECT_INFORMATION",
            "chance_mode": "EXPLICIT_STOCHASTIC" if has_dice else "DETERMINISTIC",
            "utility": "ZERO_SUM" if players == 2 else "GENERAL_SUM",
            **kind,
        }
        self.kind = types.SimpleNamespace(short_name="pile", long_name="Pile", **{name: _Enum(value) for name, value in told.items()})

    def get_type(self):
        """Returns what kind of game it is."""
        return self.kind

    def num_players(self):
        """Returns how many players there are."""
        return self.players

    def new_initial_state(self):
        """Returns the first state."""
        return SpielState(self, self.pile, 0, False, 0)


class SpielState:
    """A state of it."""

    def __init__(self, game, left, player, is_chance, count):
        self.game, self.left, self.player, self.is_chance, self.count = game, left, player, is_chance, count

    def get_game(self):
        """Returns the game."""
        return self.game

    def is_terminal(self):
        """Nothing is left."""
        return self.left == 0

    def is_chance_node(self):
        """A coin is due."""
        return self.is_chance and not self.is_terminal()

    def current_player(self):
        """Returns the player, -1 for chance and -4 at the end."""
        return -4 if self.is_terminal() else -1 if self.is_chance else self.player

    def legal_actions(self):
        """Returns how many may be taken."""
        return [] if self.is_terminal() else [0, 1] if self.is_chance else [take for take in (1, 2) if take <= self.left]

    def chance_outcomes(self):
        """The coin takes one a third of the time."""
        return [(0, 2 / 3), (1, 1 / 3)]

    def action_to_string(self, *told):
        """Returns the name of an action."""
        return f"take {told[-1]}"

    def child(self, action):
        """Returns the state after an action."""
        if self.is_chance:
            return SpielState(self.game, self.left - action, self.player, False, self.count + 1)
        follows = (self.player + 1) % self.game.players
        return SpielState(self.game, self.left - action, follows, self.game.has_dice, self.count + 1)

    def move_number(self):
        """Returns how many actions there were."""
        return self.count

    def returns(self):
        """Returns what each player gets."""
        found = [0.0] * self.game.players
        if self.is_terminal():
            last = (self.player - 1) % self.game.players
            found = [1.0 if self.game.players > 2 else -1.0] * self.game.players
            found[last] = 2.0 if self.game.players > 2 else 1.0
            if self.game.players > 2:
                found[self.player] = 0.0
        return found

    def __str__(self):
        return "\n".join(["o" * self.left + "." * (self.game.pile - self.left), "." * self.game.pile])


def random_positions_of_lines(count, seed):
    """Returns games of `Lines` that begin at later positions, by chance, in which either side is to move."""
    chance, found = random.Random(seed), []
    while len(found) < count:
        game = Lines()
        state = game.initial
        with contextlib.suppress(IndexError):
            for _ in range(chance.randrange(2, 5)):
                state = game.result(state, chance.choice(game.actions(state)))
        if not game.terminal_test(state):
            found.append((game, state))
    return found
