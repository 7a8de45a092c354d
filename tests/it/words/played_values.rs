//! How certain the value of a move is that the program plays: what is called certain is so, and the value of a finished
//! game is no estimate.

use poda::document::Document;
use poda::file::load;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::played_game::legal_moves;
use poda::i18n::certainty::PlayedValue;
use poda::score::{Player, Score};
use poda::search::split_mix_64::SplitMix64;
use poda::search::{Algorithm, SearchConfig, search};
use poda::session::opponent::{MoveSource, ProgramOpponent};
use poda::trace::limits::Limits;

fn document(board: &str, evaluation: &str) -> Document {
    let rows: Vec<String> = board.split('/').map(|row| format!("\"{row}\"")).collect();
    let text =
        format!("(version: 1, game: TicTacToe(evaluation: {evaluation}, board: [{}], to_move: X))", rows.join(", "));
    load(text.as_bytes()).unwrap()
}

fn value(position: &AnyGame) -> Score {
    search(&SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() }, position, &mut ())
        .continue_value()
        .unwrap()
}

/// The score of the program's move and how certain it is, if it searches so deep.
fn reply(position: &AnyGame, algorithm: Algorithm, depth: Option<usize>) -> (Score, PlayedValue) {
    let config = SearchConfig { algorithm, depth, ..SearchConfig::default() };
    let reply = ProgramOpponent::Searching(config.into())
        .reply(position, &mut SplitMix64::new(1), Limits::nodes(100_000))
        .unwrap();
    match reply.source {
        MoveSource::Searched { score, certainty, .. } => (score, certainty),
        MoveSource::Random | MoveSource::Sampled { .. } | MoveSource::FirstLegal => panic!("it searches"),
    }
}

#[test]
fn a_game_that_is_won_in_one_move_is_no_estimate() {
    for evaluation in ["Outcome", "OpenLines"] {
        let document = document("XX./OO./...", evaluation);
        for depth in [Some(1), Some(2), None] {
            let (score, certainty) = reply(document.position(), Algorithm::AlphaBeta, depth);
            assert!(Score::from(0) < score);
            assert!(
                matches!(certainty, PlayedValue::Exact | PlayedValue::AtLeast),
                "{evaluation} {depth:?} {certainty:?}"
            );
        }
    }
    let open = document("X../.O./...", "OpenLines");
    assert_eq!(reply(open.position(), Algorithm::AlphaBeta, Some(1)).1, PlayedValue::Estimate);
}

#[test]
fn what_is_called_certain_is_so() {
    let mut random = SplitMix64::new(7);
    let (mut exact, mut at_least, mut estimates) = (0, 0, 0);
    for evaluation in ["Outcome", "OpenLines"] {
        for _ in 0..60 {
            let mut position = document(".../.../...", evaluation).position().clone();
            position = position.after(legal_moves(&position)[usize::try_from(random.below(9)).unwrap()]);
            for _ in 0..2 + random.below(4) {
                let moves = legal_moves(&position);
                if let Some(&mv) = moves.get(usize::try_from(random.below(moves.len().max(1) as u64)).unwrap()) {
                    position = position.after(mv);
                }
            }
            if !position.has_moves() {
                continue;
            }
            // The program prefers to win sooner.
            let searched = ProgramOpponent::Searching(SearchConfig::default().into()).searched_position(&position);
            let value = value(&searched);
            for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::IterativeDeepening] {
                for depth in [Some(1), Some(2), Some(3), None] {
                    let (score, certainty) = reply(&position, algorithm, depth);
                    let is_true = match certainty {
                        PlayedValue::Exact => score == value,
                        PlayedValue::AtLeast => !position.to_move().prefers(score, value),
                        PlayedValue::Average => false,
                        PlayedValue::Estimate => depth.is_some(),
                    };
                    assert!(is_true, "{algorithm:?} {depth:?} {score} {value} {certainty:?}");
                    match certainty {
                        PlayedValue::Exact => exact += 1,
                        PlayedValue::AtLeast => at_least += 1,
                        PlayedValue::Average | PlayedValue::Estimate => estimates += 1,
                    }
                }
            }
        }
    }
    assert!(100 < exact && 10 < at_least && 100 < estimates, "{exact} {at_least} {estimates}");
}

#[test]
fn an_average_is_called_one() {
    let text = "(version: 1, game: Tree(tree: [(chance: [3, 8]), (chance: [1, 2])]))";
    let document = load(text.as_bytes()).unwrap();
    assert_eq!(document.position().to_move(), Player::Max);
    let found = reply(document.position(), Algorithm::Expectiminimax, None);
    assert_eq!(found, (Score::new(5.5).unwrap(), PlayedValue::Average));
}
