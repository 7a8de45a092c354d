//! Board positions that are reached from the opening by random moves, and whether they are undecided.

use super::lookahead::{Lookahead, after_a_ply, is_surely_larger, moves_within};
use super::size_limits::MAX_NODES;
use poda_core::document::wishes::{NumberRange, WishedGame};
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::connect_four::{ConnectFour, ConnectFourRules};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::kalah::Kalah;
use poda_core::game::mancala::MancalaSide;
use poda_core::game::nim::Nim;
use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda_core::score::{Player, Score};
use poda_core::search::split_mix_64::SplitMix64;

/// A position and the moves that lead to it from the opening.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Playout {
    pub position: AnyGame,
    pub moves: Vec<AnyMove>,
}

/// Returns the opening of a game, and between how many plies are played from there. `None` for an explicit tree, and for a board
/// that cannot be.
pub(super) fn opening(game: WishedGame) -> Option<(AnyGame, NumberRange<usize>)> {
    let (opening, least, most) = match game {
        WishedGame::Tree(_) => return None,
        WishedGame::TicTacToe => (AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules::default())), 2, 5),
        WishedGame::ConnectFour { columns, rows, connect } => {
            let rules = ConnectFourRules { columns, rows, connect, ..ConnectFourRules::default() };
            (AnyGame::ConnectFour(ConnectFour::new(rules)), rules.cells() / 6, rules.cells() / 2)
        }
        WishedGame::Kalah { pits, seeds } => {
            (AnyGame::Kalah(Kalah::opening(pits, u16::try_from(seeds).ok()?)), 2, 3 * pits)
        }
        WishedGame::Nim { piles, objects } => {
            (AnyGame::Nim(Nim::new(&vec![u16::try_from(objects).ok()?; piles], false)?), 1, 2 * piles)
        }
    };
    Some((opening, NumberRange { least, most }))
}

/// Plays random moves, as many as are drawn. Returns `None` if the game ends before.
pub(super) fn play(opening: &AnyGame, plies: NumberRange<usize>, rng: &mut SplitMix64) -> Option<Playout> {
    let count = plies.least as u64 + rng.below((plies.most.saturating_sub(plies.least) + 1) as u64);
    let mut playout = Playout { position: opening.clone(), moves: Vec::new() };
    for _ in 0..count {
        let mut moves = Vec::new();
        playout.position.legal_moves(&mut moves);
        let mv = rng.choose(&moves)?;
        playout.position = playout.position.after(mv);
        playout.moves.push(mv);
    }
    // A position in a file does not know the last move.
    playout.position = playout.position.key();
    Some(playout)
}

/// Returns the value of a position at a depth if its tree is small enough and not all of its moves are worth the same.
pub(super) fn value_of_choice(position: &AnyGame, depth: Option<usize>) -> Option<Score> {
    if is_surely_larger(position, depth, MAX_NODES) {
        return None;
    }
    let Lookahead { value, .. } = Lookahead::new(position, depth, Player::Max, MAX_NODES)?;
    let has_choice = moves_within(position, depth).into_iter().any(|mv| {
        let below = Lookahead::new(&position.after(mv), after_a_ply(depth), Player::Max, MAX_NODES);
        below.is_some_and(|below| below.value != value)
    });
    has_choice.then_some(value)
}

/// Returns whether neither side has won yet, by the measure of the game. `value` is the value at the depth of the exercise.
pub(super) fn is_open(position: &AnyGame, value: Score) -> bool {
    match position {
        AnyGame::TicTacToe(board) => {
            let outcome = board.with_evaluation(EvaluationFunction::Outcome);
            Lookahead::new(&outcome, None, Player::Max, usize::MAX).is_some_and(|end| end.value == Score::ZERO)
        }
        AnyGame::Kalah(board) => {
            let sides = [MancalaSide::South, MancalaSide::North];
            let stores = sides.map(|side| board.store(side));
            let pits: u32 = sides.iter().flat_map(|&side| board.seeds(side)).map(|&seeds| u32::from(seeds)).sum();
            let total = pits + stores[0] + stores[1];
            stores.iter().all(|&store| 2 * store <= total)
        }
        AnyGame::ConnectFour(_) => value.is_finite(),
        _ => true,
    }
}
