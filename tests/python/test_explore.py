"""Tests of `podalab.explore` and of `python -m podalab game`: games as courses have them become trees with boards, which the program searches
as the games' own libraries do. Those of OpenSpiel and python-chess are skipped where the packages are not installed."""

import importlib.util
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from test_poda import BASE, PROGRAM, ROOT, WithProgram, text_of  # noqa: E402

import games  # noqa: E402
import podalab as poda  # noqa: E402
from podalab import boards, rules  # noqa: E402

PYTHON = str(pathlib.Path(poda.__file__).resolve().parents[1])


def best(found, moves):
    """Returns the value and the move of an answer, as the game calls it."""
    return found["value"], moves[int(found["best"])] if found["best"] is not None else None


def moves_of(tree):
    """Returns the names of the moves at the root."""
    return [move.name for move in tree._known[tree._rules.key(tree._rules.start)].moves]


def answered(tree, **options):
    """Returns the value and the best move of the root of a tree by the program."""
    return best(tree.solve(**options), moves_of(tree))


class WithGames(WithProgram):
    """The program asks about games."""

    def by_game(self, source, *flags, folder=None):
        """Returns the answer of `poda solve --game` with the module's own program."""
        command = f"'{sys.executable}' -m podalab game {source}"
        environment = {**os.environ, "PYTHONPATH": PYTHON}
        ran = subprocess.run(
            [PROGRAM, "solve", "--json", "--game-timeout", "60", "--game", command, *flags],
            capture_output=True, encoding="utf-8", check=False, cwd=folder, env=environment,
        )  # fmt: skip
        self.assertEqual(ran.returncode, 0, ran.stderr)
        return json.loads(ran.stdout)


class Exploring(WithGames):
    """Games as courses have them."""

    def test_a_game_of_aima_is_searched_from_either_side(self):
        def value(game, state):
            if game.terminal_test(state):
                return state.utility, None
            found = [(value(game, game.result(state, move))[0], move) for move in game.actions(state)]
            pick = max if state.to_move == "X" else min
            return pick(found, key=lambda pair: pair[0])

        for game, state in games.random_positions_of_lines(3, seed=5):
            expected, move = value(game, state)
            with self.subTest(state.board):
                tree = poda.explore(game, state)
                # MAX is who moves at the root, as in AIMA's own search.
                sign = 1 if state.to_move == "X" else -1
                self.assertEqual(answered(tree), (sign * expected, str(move)))
                self.assertTrue(tree.is_whole)

    def test_a_board_is_drawn_with_the_pieces_of_both_sides(self):
        game = games.Lines(board={(1, 1): "X", (2, 2): "O", (1, 2): "X", (1, 3): "O"})
        text = poda.explore(game, depth=2).text()
        self.assertIn('boards:(pieces:[("O",Min),("X",Max)])', text)
        self.assertIn('tree:(board:["XXO",".O.","..."],children:[(move:"(2, 1)"', text)
        self.assertIn('title:"Lines"', text)

    def test_states_that_are_words_name_the_positions(self):
        tree = poda.explore(games.Letters())
        self.assertEqual(answered(tree), (3, "a1"))
        self.assertIn('text:"B1"', tree.text())
        self.assertEqual(len(tree), 7)

    def test_dice_of_aima_are_chance_nodes(self):
        def value(game, state):
            if game.terminal_test(state):
                return game.utility(state, "MAX")
            found = []
            for move in game.actions(state):
                after = game.result(state, move)
                if game.terminal_test(after):
                    found.append(game.utility(after, "MAX"))
                else:
                    found.append(sum(game.probability(side) * value(game, game.outcome(after, side)) for side in game.chances(after)))
            return max(found) if state[1] == "MAX" else min(found)

        answer = poda.explore(games.Coins()).solve()
        top, bottom = map(int, str(answer["value"]).split("/"))
        self.assertAlmostEqual(top / bottom, value(games.Coins(), games.Coins.initial), places=9)

    def test_a_game_of_easyai_is_left_as_it_was(self):
        game = games.Bones(5)
        tree = poda.explore(game)
        self.assertEqual((game.pile, game.current_player), (5, 1))
        # Five bones are lost: whatever is taken, the other one leaves one.
        self.assertEqual(answered(tree)[0], -100)
        self.assertEqual(answered(poda.explore(games.Bones(6))), (100, "1"))
        self.assertIn('text:"5 bones left"', tree.text())

    def test_the_module_of_a_course_is_searched_for_x(self):
        module = games.tictactoe()
        board = [["X", "O", "X"], ["O", "O", None], [None, "X", None]]
        tree = poda.explore(module, board)
        self.assertEqual((module.player(board), answered(tree)[0]), ("X", 0))
        after = module.result(board, (2, 2))
        tree = poda.explore(module, after)
        self.assertIn("root:Min", tree.text())
        self.assertEqual(answered(tree), (-1, "(1, 2)"))

    def test_functions_of_a_state_make_a_game(self):
        nim = poda.game(
            actions=lambda left: [take for take in (1, 2, 3) if take <= left],
            result=lambda left, take: left - take,
            is_terminal=lambda left: left == 0,
            utility=lambda left: -1,
            start=6,
        )
        # Without to_move the sides alternate, and every end is a loss of MAX's here.
        tree = poda.explore(nim, board=lambda left: ["o" * left + "." * (6 - left)])
        self.assertEqual(answered(tree)[0], -1)
        self.assertIn('board:["oooooo"]', tree.text())

    def test_several_players_get_vectors(self):
        game = poda.game(
            actions=lambda state: [1, 2] if len(state) < 3 else [],
            result=lambda state, move: (*state, move),
            is_terminal=lambda state: len(state) == 3,
            utility=lambda state: {"Ann": sum(state), "Bob": state[1] - state[0], "Cem": state[2]},
            to_move=lambda state: ("Ann", "Bob", "Cem", "Ann")[len(state)],
            start=(),
        )
        tree = poda.explore(game)
        self.assertIn('players:["Ann","Bob","Cem"]', tree.text())
        self.assertEqual(answered(tree), ([6, 0, 2], "2"))

    def test_a_tree_is_explored_too(self):
        tree = poda.explore([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
        self.assertEqual((answered(tree), len(tree)), ((3, "1"), 13))
        self.assertEqual(answered(poda.explore([[3, 12, 8], [2, 4, 6]], side="min"))[0], 6)

    def test_a_node_of_a_written_tree_may_have_a_board(self):
        tree = {"board": ["X."], "children": [{"move": "a", "value": 1, "board": ["XO"]}, {"value": 2, "text": "two\nlines"}]}
        self.assertIn('board:["X."],children:[(move:"a",value:1,board:["XO"]),', text_of(poda.link(tree)))
        self.assertEqual(poda.solve(tree)["value"], 2)
        self.assertIn("list of its rows", self.refused(poda.PositionError, {"board": "X.", "children": [1]}))
        self.assertIn("is a string", self.refused(poda.PositionError, {"board": [1], "children": [1]}))

    def test_a_stand_in_for_openspiel_has_chance_and_several_players(self):
        self.assertEqual(answered(poda.explore(games.Spiel(4))), (1, "take 1"))
        self.assertEqual(answered(poda.explore(games.Spiel(3)))[0], -1)
        tree = poda.explore(games.Spiel(3, has_dice=True))
        self.assertIn('chance:[(2,(move:"take 0"', tree.text())
        self.assertEqual(tree.solve(algorithm="expectiminimax")["value"], "-1/3")
        answer = poda.explore(games.Spiel(4, players=3)).solve()
        self.assertEqual(answer["players"], ["Player 0", "Player 1", "Player 2"])
        self.assertEqual(answer["value"], [1, 2, 0])

    def test_what_has_no_tree_is_refused_by_name(self):
        for kind, reason in (
            ({"dynamics": "SIMULTANEOUS"}, "at the same time"),
            ({"dynamics": "MEAN_FIELD"}, "mean field"),
            ({"information": "IMPERFECT_INFORMATION"}, "imperfect information"),
            ({"chance_mode": "SAMPLED_STOCHASTIC"}, "does not list them"),
        ):
            message = self.refused(poda.PositionError, games.Spiel(4, **kind), call=poda.explore)
            self.assertIn("pile", message)
            self.assertIn(reason, message)
        self.assertIn("is no game", self.refused(poda.PositionError, object(), call=poda.explore))
        self.assertIn("depth", self.refused(poda.PositionError, games.Bones(), call=poda.explore, depth=0))

    def test_a_tree_that_ends_early_says_what_is_missing(self):
        message = self.refused(poda.PositionError, games.Spiel(9), call=poda.explore, depth=3)
        self.assertIn("Pass estimate=", message)
        tree = poda.explore(games.Spiel(9), depth=3, estimate=lambda state: state.left)
        self.assertEqual((tree.depth, tree.is_whole), (3, False))
        # The deepest tree that has room.
        whole = poda.explore(games.Spiel(9), estimate=lambda state: 0)
        cut = poda.explore(games.Spiel(9), estimate=lambda state: 0, max_nodes=len(whole) - 1)
        self.assertTrue(whole.is_whole and not cut.is_whole and cut.depth < whole.depth)
        message = self.refused(poda.PositionError, games.Spiel(9), call=poda.explore, depth=9, max_nodes=20)
        self.assertIn("more than 20 nodes", message)

    def test_equal_states_are_expanded_once(self):
        asked = []

        class Counted(games.Lines):
            """Counts what is asked."""

            def actions(self, state):
                """Returns the empty places."""
                asked.append(state)
                return super().actions(state)

        game = Counted(board={(1, 1): "X", (2, 2): "O", (1, 2): "X", (1, 3): "O"})
        tree = poda.explore(game)
        self.assertLess(tree.positions, len(tree) * 2 / 3)
        self.assertLess(len(asked), len(tree))

    def test_a_tree_is_shown_saved_linked_and_traced(self):
        tree = poda.explore(games.Bones(4))
        link = tree.link(base=BASE, step=2)
        self.assertTrue(link.startswith(BASE + "#p") and link.endswith("&step=2"))
        self.assertEqual(text_of(link), tree.text())
        self.assertIn('<iframe src="https://example.org', tree.show(base=BASE)._repr_html_())
        self.assertEqual(sum(row["event"] == "enter" for row in tree.trace(algorithm="minimax")), len(tree))
        with tempfile.TemporaryDirectory() as folder:
            path = tree.save(os.path.join(folder, "bones.ron"))
            self.assertEqual(poda.solve(path)["value"], tree.solve()["value"])

    def test_a_file_or_a_module_is_played_for_the_program(self):
        source = "\n".join([
            "import sys",
            f"sys.path.insert(0, {str(ROOT / 'tests' / 'python')!r})",
            "import games",
            "class Mine(games.Lines):",
            "    def actions(self, state):",
            "        print('a sentence of the program')",
            "        return state.moves",
            "START = {(1, 1): 'X', (2, 2): 'O', (1, 2): 'X', (1, 3): 'O'}",
        ])  # fmt: skip
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "mine.py").write_text(source, encoding="utf-8")
            pathlib.Path(folder, "module.py").write_text(source + "\ngame = games.Spiel(3, players=3)\n", encoding="utf-8")
            answer = self.by_game("'mine.py:Mine(board=START)'", folder=folder)
            tree = poda.explore(games.Lines(board={(1, 1): "X", (2, 2): "O", (1, 2): "X", (1, 3): "O"}))
            self.assertEqual((answer["value"], answer["nodes"]), (tree.solve()["value"], tree.solve()["nodes"]))
            answer = self.by_game("module:game", folder=folder)
            self.assertEqual(answer["value"], poda.explore(games.Spiel(3, players=3)).solve()["value"])
            answer = self.by_game("'mine.py:Mine()' --depth 2", folder=folder)
            self.assertEqual(answer["value"], 0)
        answer = self.by_game("games:Coins", folder=ROOT / "tests" / "python")
        self.assertEqual(answer["value"], poda.explore(games.Coins()).solve()["value"])

    def test_boards_are_found_in_what_games_print(self):
        for text, rows in (
            ("8.x\n7o.\n ab\n", [".x", "o."]),
            ("2.x\n1o.\n ab\n", [".x", "o."]),
            ("White (o) to play:\n  a b\n1 - x 1\n2 - - 2\n3 o - 3\n  a b", [".x", "..", "o."]),
            ("W\n...\n.w.\n...", ["...", ".w.", "..."]),
            (". . o\n . x .\n  . . .", ["..o", ".x.", "..."]),
            ("rk/2/1K w - - 0 1", ["rk", "..", ".K"]),
        ):
            with self.subTest(text):
                found = boards.Picture(text).of(text)
                self.assertEqual(found.get("board", found.get("text") and None), rows)
        self.assertEqual(boards.Picture(". . o\n . x .\n  . . .").grid, "Hex")
        self.assertEqual(boards.Picture("    2    0\n    0   16").of("    2    0\n    0   16"), {"text": "    2    0\n    0   16"})

    def test_every_probability_is_a_fraction(self):
        self.assertEqual([str(part) for _, part in rules.shares([(0, 1 / 36), (1, 35 / 36)])], ["1/36", "35/36"])
        with self.assertRaises(ValueError):
            rules.shares([(0, 0.5)])


SPIEL = (
    ("tic_tac_toe", 4), ("connect_four", 4), ("breakthrough(rows=4,columns=3)", 5), ("breakthrough(rows=5,columns=5)", 3), ("othello", 4),
    ("nim(pile_sizes=1;2;3)", 20), ("mancala", 4), ("oware", 4), ("clobber(rows=3,columns=4)", 4), ("checkers", 4), ("hex(board_size=3)", 4),
    ("dots_and_boxes", 3), ("lines_of_action", 2), ("nine_mens_morris", 2), ("ultimate_tic_tac_toe", 2), ("go(board_size=5)", 2),
    ("chess", 2), ("havannah(board_size=3)", 2),
)  # fmt: skip


def guess(state):
    """Returns a number for a position of which nothing but its text is known."""
    return zlib.crc32(str(state).encode("utf-8")) % 21 - 10


@unittest.skipUnless(importlib.util.find_spec("pyspiel"), "open_spiel is not installed.")
class OpenSpiel(WithGames):
    """The games of OpenSpiel, against its own alpha-beta."""

    def test_value_and_move_are_those_of_its_own_alpha_beta(self):
        import pyspiel
        from open_spiel.python.algorithms import minimax

        for name, depth in SPIEL:
            with self.subTest(name):
                game = pyspiel.load_game(name)
                state = game.new_initial_state()
                value, action = minimax.alpha_beta_search(
                    game, state=state.clone(), value_function=guess, maximum_depth=depth, maximizing_player_id=0
                )
                tree = poda.explore(game, depth=depth, estimate=guess)
                found = answered(tree, algorithm="alpha-beta")
                expected = [action for action in state.legal_actions() if state.action_to_string(action) == found[1]]
                self.assertEqual((found[0], expected), (value, [action]))

    def test_rules_in_another_process_give_the_same(self):
        import pyspiel

        for name, depth in (("breakthrough(rows=4,columns=3)", 4), ("pig(winscore=12,diceoutcomes=3)", 5)):
            with self.subTest(name):
                tree = poda.explore(pyspiel.load_game(name), depth=depth, estimate=lambda state: 0)
                command = f"""'pyspiel:load_game("{name}")' --depth {depth} --estimate 'lambda state: 0'"""
                answer, expected = self.by_game(command), tree.solve()
                self.assertEqual((answer["value"], answer["best"], answer["nodes"]), (expected["value"], expected["best"], expected["nodes"]))

    def test_what_it_has_no_tree_of_is_refused(self):
        import pyspiel

        for name in ("kuhn_poker", "goofspiel", "matrix_rps"):
            self.assertIn(name, self.refused(poda.PositionError, pyspiel.load_game(name), call=poda.explore))

    def test_a_tree_begins_at_any_state(self):
        import pyspiel
        from open_spiel.python.algorithms import minimax

        state = pyspiel.load_game("tic_tac_toe").new_initial_state()
        for action in (4, 1, 0, 8, 2):
            state.apply_action(action)
        tree = poda.explore(state)
        self.assertIn("root:Min", tree.text())
        self.assertIn('pieces:[("o",Min),("x",Max)]', tree.text())
        value, _ = minimax.alpha_beta_search(state.get_game(), state=state.clone(), maximizing_player_id=0)
        self.assertEqual(tree.solve()["value"], value)


def mates(board, plies):
    """Returns whether the side to move mates within so many plies, of which the last is its own."""
    for move in list(board.legal_moves):
        board.push(move)
        is_mate = board.is_checkmate() or (
            plies > 2 and not board.is_game_over() and all(answered_by_mate(board, reply, plies - 2) for reply in list(board.legal_moves))
        )
        board.pop()
        if is_mate:
            return True
    return False


def answered_by_mate(board, reply, plies):
    """Returns whether a reply is answered by mate."""
    board.push(reply)
    is_mate = not board.is_game_over() and mates(board, plies)
    board.pop()
    return is_mate


def endings(count, seed):
    """Returns positions of king and queen, or king and rooks, against a king in a corner, in which White is to move."""
    import chess

    chance, found = random.Random(seed), []
    while len(found) < count:
        board = chess.Board(None)
        squares = chance.sample(range(64), 3)
        pieces = chance.choice(("KQ", "KRR", "KR", "KQR"))
        board.set_piece_at(chance.choice((0, 7, 56, 63, 3, 59)), chess.Piece.from_symbol("k"))
        for letter, square in zip(pieces, squares):
            if board.piece_at(square) is None:
                board.set_piece_at(square, chess.Piece.from_symbol(letter))
        board.turn = chess.WHITE
        if board.is_valid() and not board.is_game_over() and board.king(chess.WHITE) is not None and len(list(board.legal_moves)) < 30:
            found.append(board)
    return found


@unittest.skipUnless(importlib.util.find_spec("chess"), "chess is not installed.")
class Chess(WithGames):
    """Boards of python-chess, against a search for mate that tries everything."""

    def test_mate_is_found_where_there_is_one_and_nowhere_else(self):
        seen = set()
        for board in endings(20, seed=11):
            with self.subTest(board.fen()):
                expected = mates(board.copy(), 3)
                tree = poda.explore(board, depth=3)
                value, move = answered(tree, algorithm="alpha-beta")
                self.assertEqual(value == rules.MATE, expected)
                if expected:
                    after = board.copy()
                    after.push_san(move)
                    is_right = after.is_checkmate() or all(answered_by_mate(after, reply, 1) for reply in list(after.legal_moves))
                    self.assertTrue(is_right, move)
                seen.add(expected)
        self.assertEqual(seen, {True, False})

    def test_pieces_and_material_are_those_of_the_board(self):
        import chess

        tree = poda.explore(chess.Board("4k3/8/8/8/8/8/4q3/4K2R w K - 0 1"), depth=1)
        self.assertIn("grid:Checkered", tree.text())
        self.assertIn('board:["....k...","........"', tree.text())
        self.assertEqual(answered(tree), (5, "Kxe2"))


if __name__ == "__main__":
    unittest.main()
