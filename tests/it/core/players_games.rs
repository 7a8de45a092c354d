//! Games of several players: they are worth what their definitions say, and are read, written and refused.

use super::players::below;
use poda::file::{Link, LinkTarget, load_for_any_search, load_with_players, save};
use poda::game::Game;
use poda::game::nim::{Nim, NimMove, Round};
use poda::game::tic_tac_toe_3::TicTacToe3;
use poda::i18n::{Language, Words, diagnostics};
use poda::score::{Player, Score};
use poda::search::split_mix_64::SplitMix64;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::NodeId;
use poda::trace::recorder::record;

/// Nim of several players by its definition: the piles, the player to move, and who took last.
#[derive(Clone)]
struct PlainNim {
    piles: Vec<u16>,
    players: usize,
    mover: usize,
    misere: bool,
}

impl PlainNim {
    fn after(&self) -> Vec<Self> {
        let moves = self.piles.iter().enumerate().flat_map(|(pile, &most)| (1..=most).map(move |taken| (pile, taken)));
        let play = |(pile, taken): (usize, u16)| {
            let mut next = Self { mover: (self.mover + 1) % self.players, ..self.clone() };
            next.piles[pile] -= taken;
            next
        };
        moves.map(play).collect()
    }

    /// What each player gets at the end, in parts of 60.
    fn payoffs(&self) -> Vec<i32> {
        let last = (self.mover + self.players - 1) % self.players;
        let of = |player: usize| match (self.misere, player == last) {
            (false, true) => 60,
            (true, false) => 60 / (i32::try_from(self.players).unwrap() - 1),
            (false, false) | (true, true) => 0,
        };
        (0..self.players).map(of).collect()
    }

    /// The vector by max^n with the first of equals, and the number of nodes.
    fn max_n(&self) -> (Vec<i32>, u64) {
        let mut best: Option<Vec<i32>> = None;
        let mut nodes = 1;
        for next in self.after() {
            let (found, below) = next.max_n();
            nodes += below;
            if best.as_ref().is_none_or(|best| best[self.mover] < found[self.mover]) {
                best = Some(found);
            }
        }
        (best.unwrap_or_else(|| self.payoffs()), nodes)
    }

    /// What `viewer` can get if all others only want it to be little.
    fn against_all(&self, viewer: usize) -> i32 {
        let values = self.after().into_iter().map(|next| next.against_all(viewer));
        let value = if self.mover == viewer { values.max() } else { values.min() };
        value.unwrap_or_else(|| self.payoffs()[viewer])
    }
}

/// Every position of a few small piles, for three and four players, each of whom may begin: values, nodes, and what a
/// coalition leaves.
#[test]
fn nim_of_several_players_is_worth_what_its_definition_says() {
    let parts = |score: Score| {
        let (numerator, denominator) = score.as_ratio().unwrap();
        i32::try_from(numerator * 60 / denominator).unwrap()
    };
    let mut compared = 0;
    for piles in [vec![1], vec![3], vec![1, 2], vec![2, 2], vec![1, 1, 2], vec![1, 2, 2], vec![3, 2], vec![0, 1, 3]] {
        for (players, misere) in [(3, false), (3, true), (4, false), (4, true)] {
            for mover in 0..players {
                let plain = PlainNim { piles: piles.clone(), players, mover, misere };
                let round = Round::new(players, mover).unwrap();
                let nim = Nim::new(&piles, misere).unwrap().with_round(round);
                let search = |algorithm| record(&SearchConfig { algorithm, ..SearchConfig::default() }, &nim, 100_000);
                let (vector, nodes) = plain.max_n();
                for algorithm in [Algorithm::MaxN, Algorithm::MaxNShallow] {
                    let recording = search(algorithm);
                    let found = recording.multi_player().unwrap().payoffs(NodeId::ROOT).unwrap();
                    let found: Vec<i32> = found.entries().iter().map(|&entry| parts(entry)).collect();
                    assert_eq!(found, vector, "{piles:?} {players} {misere} {mover} {algorithm:?}");
                    let visited = recording.trace().end().stats().nodes;
                    assert!(if algorithm == Algorithm::MaxN { visited == nodes } else { visited <= nodes });
                }
                let (value, _) = search(Algorithm::Paranoid).trace().result(NodeId::ROOT).unwrap();
                assert_eq!(parts(value), plain.against_all(mover), "{piles:?} {players} {misere} {mover}");
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 8 * 14);
}

/// The player to move sees the others as one side, and a move changes neither the vectors nor the view.
#[test]
fn a_position_of_nim_is_seen_by_the_player_who_moves() {
    let nim = Nim::new(&[1, 2], false).unwrap().with_round(Round::new(3, 0).unwrap());
    let after = nim.after(NimMove { pile: 0, objects: 1 });
    assert_eq!((nim.to_move(), nim.mover()), (Player::Max, 0));
    assert_eq!((after.to_move(), after.mover(), after.players().unwrap().first), (Player::Min, 1, 0));
    let seen = after.seen_by_mover();
    assert_eq!((seen.to_move(), seen.mover(), seen.players().unwrap().first), (Player::Max, 1, 1));
    let end = after.after(NimMove { pile: 1, objects: 2 });
    assert_eq!((end.payoffs().shown(), end.evaluate().score()), ("(0, 1, 0)".to_owned(), Score::ZERO));
    let end = seen.after(NimMove { pile: 1, objects: 2 });
    assert_eq!((end.payoffs().shown(), end.evaluate().score()), ("(0, 1, 0)".to_owned(), Score::from(1)));
    assert_eq!(Round::new(2, 0), None);
    assert_eq!(Round::new(3, 3), None);
    assert_eq!(Round::new(7, 0), None);
}

#[test]
fn nim_of_several_players_is_read_written_and_refused() {
    let read = |fields: &str| load_with_players(format!("(version: 1, game: Nim({fields}))").as_bytes());
    for fields in [
        "piles: [1, 2], players: 3",
        "piles: [1, 2], misere: true, players: 4, to_move: \"D\"",
        "max_take: 2, players: 6, to_move: \"B\"",
    ] {
        let document = read(fields).unwrap();
        assert_eq!(document.search().unwrap().algorithm, Algorithm::MaxN);
        assert_eq!(load_with_players(save(&document).as_bytes()).unwrap(), document, "{fields}");
        let LinkTarget::Document(linked) = Link::to_document(document.clone()).target else { panic!("{fields}") };
        assert_eq!(*linked, document);
        assert!(load_for_any_search(save(&document).as_bytes()).is_err(), "{fields}: not where two sides are needed");
    }
    assert_eq!(read("players: 2").unwrap(), read("").unwrap());
    for fields in
        ["players: 1", "players: 7", "players: 3, to_move: \"D\"", "players: 3, to_move: Max", "to_move: \"A\""]
    {
        assert!(read(fields).is_err(), "{fields}");
    }
    let moves = "(version: 1, game: Nim(piles: [1, 2], players: 3), moves: [\"0-1\", \"1-1\"])";
    let document = load_with_players(moves.as_bytes()).unwrap();
    assert_eq!((document.position().mover(), document.game.moves().len()), (2, 2));
}

/// Tic-tac-toe for three by its definition: the board as text, and who moves.
fn plain_three(board: &mut Vec<char>, depth: usize) -> Vec<f64> {
    let marks = ['X', 'O', 'T'];
    let lines: Vec<[usize; 3]> = (0..16_usize)
        .flat_map(|cell| {
            let (row, column) = (cell / 4, cell % 4);
            [(0, 1), (1, 0), (1, 1), (1, -1_isize)].into_iter().filter_map(move |(down, right)| {
                let last = (row + 2 * down, column.checked_add_signed(2 * right)?);
                let at =
                    |times: usize| (row + times * down) * 4 + column.wrapping_add_signed(right * times.cast_signed());
                (last.0 < 4 && last.1 < 4).then(|| [at(0), at(1), at(2)])
            })
        })
        .collect();
    assert_eq!(lines.len(), 24);
    let has_won = |mark: &char| lines.iter().any(|line| line.iter().all(|&cell| board[cell] == *mark));
    if let Some(winner) = marks.iter().position(has_won) {
        return (0..3).map(|player| f64::from(u8::from(player == winner))).collect();
    }
    let free: Vec<usize> = (0..16).filter(|&cell| board[cell] == '.').collect();
    if depth == 0 || free.is_empty() {
        let points = |mark: char| {
            let open = lines.iter().filter(|line| line.iter().all(|&cell| [mark, '.'].contains(&board[cell])));
            let points = |line: &[usize; 3]| 1 + line.iter().filter(|&&cell| board[cell] == mark).count();
            open.map(points).sum::<usize>() as f64
        };
        let points = marks.map(points);
        let sum: f64 = points.iter().sum();
        let is_shared = free.is_empty() || sum == 0.0;
        return points.iter().map(|own| if is_shared { 1.0 / 3.0 } else { own / sum }).collect();
    }
    let player = (16 - free.len()) % 3;
    let mut best: Option<Vec<f64>> = None;
    for cell in free {
        board[cell] = marks[player];
        let found = plain_three(board, depth - 1);
        board[cell] = '.';
        if best.as_ref().is_none_or(|best| best[player] + 1e-12 < found[player]) {
            best = Some(found);
        }
    }
    best.unwrap()
}

#[test]
fn tic_tac_toe_of_three_is_worth_what_its_definition_says() {
    let rng = &mut SplitMix64::new(90);
    let mut pruned = 0;
    for _ in 0..40 {
        // A game of random moves, up to a line.
        let moves = below(rng, 10);
        let mut position = TicTacToe3::default();
        for _ in 0..moves {
            let mut legal: Vec<u8> = Vec::new();
            position.legal_moves(&mut legal);
            position = rng.choose(&legal).map_or(position, |mv| position.after(mv));
        }
        let root = position.seen_by_mover();
        let text = |cell: usize| root.player_at(cell).map_or('.', |player| ['X', 'O', 'T'][player]);
        let mut board: Vec<char> = (0..16).map(text).collect();
        for depth in [1, 2, 3].into_iter().filter(|&depth| depth < 3 || 6 < moves) {
            let plain = plain_three(&mut board, depth);
            let search = |algorithm| {
                let config = SearchConfig { algorithm, depth: Some(depth), ..SearchConfig::default() };
                record(&config, &root, 100_000)
            };
            let [whole, shallow] = [Algorithm::MaxN, Algorithm::MaxNShallow].map(search);
            let view = whole.multi_player().unwrap();
            let found: Vec<f64> = view.payoffs(NodeId::ROOT).unwrap().entries().iter().map(|it| it.get()).collect();
            assert!(found.iter().zip(&plain).all(|(a, b)| (a - b).abs() < 1e-9), "{board:?} {found:?} {plain:?}");
            assert_eq!((view.payoffs(NodeId::ROOT), view.line().len()), {
                let view = shallow.multi_player().unwrap();
                (view.payoffs(NodeId::ROOT), view.line().len())
            });
            pruned += whole.trace().end().stats().nodes - shallow.trace().end().stats().nodes;
        }
    }
    assert!(0 < pruned, "sums of one are tight enough for cuts");
}

#[test]
fn tic_tac_toe_of_three_is_read_written_and_refused() {
    let read = |fields: &str| load_with_players(format!("(version: 1, game: TicTacToe3({fields}))").as_bytes());
    for fields in
        ["", "board: [\"X...\", \".O..\", \"..T.\", \"....\"]", "board: [\"XX..\", \".O..\", \"..T.\", \"....\"]"]
    {
        let document = read(fields).unwrap();
        assert_eq!(document.search().unwrap().algorithm, Algorithm::MaxN);
        assert_eq!(load_with_players(save(&document).as_bytes()).unwrap(), document, "{fields}");
    }
    assert_eq!(read("board: [\"XX..\", \".O..\", \"..T.\", \"....\"]").unwrap().position().mover(), 1);
    for (fields, why) in [
        ("board: [\"XX..\", \"....\", \"....\", \"....\"]", "X, O and T move in turn"),
        ("board: [\"X..\", \"....\", \"....\", \"....\"]", "4 characters were expected"),
        ("board: [\"X..Z\", \"....\", \"....\", \"....\"]", "`X`, `O`, `T` or `.`"),
        ("board: [\"X...\"]", "4"),
        ("to_move: \"O\"", "to_move"),
    ] {
        let fault = read(fields).unwrap_err();
        let said = diagnostics::sentences(&Words::new(Language::ENGLISH), &fault).join(" ");
        assert!(said.contains(why), "{said}");
    }
}
