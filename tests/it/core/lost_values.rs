//! What a move has lost, against plain minimax, expectimax and max^n: both values are right, the loss is one, the line is
//! legal and ends with the value, and nothing is said where nothing is lost.

use crate::core::players::tries;
use poda::comparison::lost_value::{LostValue, lost_value};
use poda::game::Game;
use poda::game::any::{AnyGame, AnyMove};
use poda::game::played_game::legal_moves;
use poda::i18n::why_not::LostLine;
use poda::i18n::{Language, Words, why_not};
use poda::score::{Player, Turn};
use poda::search::split_mix_64::SplitMix64;
use std::collections::HashMap;

/// What each player gets: of two sides, MAX gets the value and MIN its negative.
type Gains = Vec<f64>;

fn gains(position: &AnyGame) -> Gains {
    match position.players() {
        Some(players) => (0..players.names.len()).map(|player| position.payoffs().of(player).get()).collect(),
        None => vec![position.evaluate().score().get(), -position.evaluate().score().get()],
    }
}

fn mover(position: &AnyGame) -> usize {
    if position.players().is_some() { position.mover() } else { usize::from(position.to_move() == Player::Min) }
}

/// What everybody gets if each takes the first of their best moves, and chance is averaged.
struct Plain {
    known: HashMap<(AnyGame, Option<usize>), Gains>,
}

impl Plain {
    fn of(&mut self, position: &AnyGame, depth: Option<usize>) -> Gains {
        let moves = legal_moves(position);
        if moves.is_empty() || depth == Some(0) {
            return gains(position);
        }
        let key = (position.clone(), depth);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let below: Vec<Gains> =
            moves.iter().map(|&mv| self.of(&position.after(mv), depth.map(|depth| depth - 1))).collect();
        let found = if position.turn() == Turn::Chance {
            let weights: Vec<f64> = moves.iter().map(|&mv| f64::from(position.weight(mv))).collect();
            let all: f64 = weights.iter().sum();
            let mean = |player: usize| below.iter().zip(&weights).map(|(it, weight)| it[player] * weight).sum::<f64>();
            (0..below[0].len()).map(|player| mean(player) / all).collect()
        } else {
            let player = mover(position);
            let better = |best: Gains, other: Gains| if best[player] < other[player] { other } else { best };
            below.into_iter().reduce(better).unwrap()
        };
        self.known.insert(key, found.clone());
        found
    }
}

fn is_near(one: f64, other: f64) -> bool {
    one.total_cmp(&other).is_eq() || (one - other).abs() < 1e-6
}

fn check(position: &AnyGame, mv: AnyMove, lost: Option<&LostValue<AnyMove>>, plain: &mut Plain) {
    let (player, after) = (mover(position), position.after(mv));
    let own = |gains: &Gains| gains[player];
    let Some(lost) = lost else { return };
    let depth = lost.plies;
    let (had, has) = (plain.of(position, depth), plain.of(&after, depth.map(|depth| depth - 1)));
    // Of two sides the values are MAX's.
    let sign = if position.players().is_none() && player == 1 { -1.0 } else { 1.0 };
    let about = || format!("{position:?} {mv:?} {lost:?} {had:?} {has:?}");
    assert!(is_near(lost.had.score.get() * sign, own(&had)), "{}", about());
    assert!(is_near(lost.has.score.get() * sign, own(&has)), "{}", about());
    assert!(own(&has) < own(&had), "{}", about());
    assert!(lost.best != mv && legal_moves(position).contains(&lost.best));
    let best = plain.of(&position.after(lost.best), depth.map(|depth| depth - 1));
    assert!(is_near(own(&best), own(&had)), "{}", about());
    let mut end = after;
    for &reply in &lost.line {
        assert!(end.turn() != Turn::Chance && legal_moves(&end).contains(&reply), "{}", about());
        end = end.after(reply);
    }
    // The replies come first, and are all that comes before the player's own next choice.
    let replies = lost.replies(position, mv);
    let is_own = |at: &AnyGame| at.turn() == position.turn() && mover(at) == player;
    let positions: Vec<AnyGame> =
        lost.line.iter().scan(position.after(mv), |at, &reply| Some(std::mem::replace(at, at.after(reply)))).collect();
    assert!(positions[..replies].iter().all(|at| !is_own(at)), "{}", about());
    assert!(positions.get(replies).is_none_or(is_own), "{}", about());
    let left = depth.map(|depth| depth - 1 - lost.line.len());
    let is_end = legal_moves(&end).is_empty() || left == Some(0) || end.turn() == Turn::Chance;
    assert!(is_end, "the line ends too soon: {}", about());
    assert!(is_near(own(&plain.of(&end, left)), own(&has)), "{}", about());
}

fn load(text: &str) -> AnyGame {
    let text = format!("(version: 1, game: {text})");
    poda::file::load_for_any_search(text.as_bytes()).unwrap().position().clone()
}

/// Plays a game at random and checks every move of each of its positions. Returns how many have lost something.
fn play(root: &AnyGame, most_moves: usize, max_visits: u64, rng: &mut SplitMix64) -> [usize; 2] {
    let words = ["en", "es", "pt"].map(|code| Words::new(Language::of_code(code)));
    let mut plain = Plain { known: HashMap::new() };
    let (mut position, mut met) = (root.clone(), [0; 2]);
    for _ in 0..most_moves {
        let moves = legal_moves(&position);
        let Some(next) = rng.choose(&moves) else { break };
        if position.turn() != Turn::Chance {
            for &mv in &moves {
                let lost = lost_value(&position, mv, max_visits, 1 << 24);
                check(&position, mv, lost.as_ref(), &mut plain);
                let Some(lost) = lost else { continue };
                met[usize::from(lost.plies.is_some())] += 1;
                for words in &words {
                    let side = |_: &AnyGame, player| format!("{player:?}");
                    let said = why_not::lost_sentence(words, &position, mv, &lost, side).plain();
                    assert!(!said.contains(['{', '$']) && said.ends_with('.'), "{said}");
                    for length in [lost.line.len(), lost.replies(&position, mv)] {
                        for made in 0..=length {
                            let line = LostLine { lost: &lost, length, made };
                            let (at, said) = why_not::lost_line(words, &position, mv, line, side);
                            let there = lost.line[..made].iter().fold(position.after(mv), |at, &mv| at.after(mv));
                            assert!(at == there && said.iter().all(|said| !said.plain().contains(['{', '$'])));
                        }
                    }
                }
            }
        }
        position = position.after(next);
    }
    met
}

#[test]
fn what_is_lost_to_the_end_of_the_game_is_what_plain_minimax_finds() {
    let rng = &mut SplitMix64::new(5);
    for (text, games) in [
        ("TicTacToe(board: [\"X..\", \".O.\", \"...\"], evaluation: Outcome)", 3),
        ("Nim(piles: [3, 2, 2])", 4),
        ("Tree(tree: [[[3, 12], [8, 1]], [[2, 4], 6], [[14], [5, 2, 9]]])", 4),
        ("Tree(root: Min, tree: [[[3, 12], [8, 1]], [[2, 4], 6], [[14], [5, 2, 9]]])", 4),
    ] {
        let root = load(text);
        let met = (0..games).fold([0, 0], |met, _| {
            let [sure, limited] = play(&root, 12, 20_000, rng);
            [met[0] + sure, met[1] + limited]
        });
        assert!(0 < met[0] && met[1] == 0, "{text} {met:?}");
    }
}

#[test]
fn what_is_lost_where_chance_decides_is_an_average() {
    let rng = &mut SplitMix64::new(8);
    for text in ["Tree(tree: [(chance: [[3, 5], [9, 0]]), [(chance: [4, 6]), 5], 2])", "Pig(target: 4)"] {
        let root = load(text);
        let met: usize = (0..6).map(|_| play(&root, 8, 20_000, rng).iter().sum::<usize>()).sum();
        assert!(0 < met, "{text}");
    }
}

#[test]
fn what_is_lost_as_far_as_some_plies_see_is_what_a_plain_search_to_that_depth_finds() {
    let rng = &mut SplitMix64::new(13);
    for (text, moves) in [("ConnectFour()", 10), ("Othello()", 4), ("TicTacToe()", 3)] {
        let root = load(text);
        let met = play(&root, moves, 600, rng);
        assert!(0 < met[1], "{text} {met:?}");
    }
}

#[test]
fn of_several_players_it_is_lost_what_the_one_who_moves_would_get() {
    let rng = &mut SplitMix64::new(21);
    let mut met = 0;
    for _ in 0..tries(200_000) / 40 {
        let tree = crate::core::players::random_tree(rng, 3, &|rng| {
            let entries: Vec<_> =
                (0..3).map(|_| poda::score::Score::from(i32::try_from(rng.below(5)).unwrap())).collect();
            poda::score::Payoffs::new(&entries)
        });
        met += play(&AnyGame::Tree(tree), 4, 20_000, rng)[0];
    }
    assert!(20 < met, "{met}");
}
