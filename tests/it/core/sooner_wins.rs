//! Wins that count more the sooner they come, and moves that are equally good.

use poda::file::load;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::score::{Player, Score};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::NodeId;
use poda::trace::recorder::record;
use std::process::Command;

/// X wins at once with 8. With 2 it wins too, two plies later, and 2 is tried first.
const FORK: &str = r#"TicTacToe(board: ["XO.", "OX.", "..."], sooner: true)"#;

fn game(text: &str) -> AnyGame {
    load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
}

/// Returns the value of a position and the best move, by an algorithm.
fn best(position: &AnyGame, algorithm: Algorithm) -> (Score, String) {
    use poda::game::GameView;
    let recording = record(&SearchConfig { algorithm, ..SearchConfig::default() }, position, 1_000_000);
    let trace = recording.trace();
    let child = trace.end().proving_child(NodeId::ROOT).or_else(|| trace.best_child(NodeId::ROOT)).unwrap();
    let (score, _) = trace.result(NodeId::ROOT).unwrap();
    (score, position.move_name(recording.move_to(child).unwrap()))
}

/// Returns the value of a position by the definition: of the player's wins the first, of the losses the last.
fn by_definition(position: &AnyGame, plies: i32) -> i32 {
    let moves = poda::game::played_game::legal_moves(position);
    let Some(values) =
        (!moves.is_empty()).then(|| moves.iter().map(|&mv| by_definition(&position.after(mv), plies + 1)))
    else {
        use poda::game::{GameView, Outcome};
        return match position.outcome() {
            Some(Outcome::Won(Player::Max)) => 100 - plies,
            Some(Outcome::Won(Player::Min)) => plies - 100,
            Some(Outcome::Drawn) | None => 0,
        };
    };
    match position.to_move() {
        Player::Max => values.max().unwrap(),
        Player::Min => values.min().unwrap(),
    }
}

#[test]
fn every_search_prefers_the_win_that_comes_first() {
    let fork = game(FORK);
    for algorithm in
        [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::PrincipalVariation, Algorithm::Mtdf]
    {
        assert_eq!(best(&fork, algorithm), (Score::from(95), "8".to_owned()), "{algorithm:?}");
    }
    assert_eq!(
        best(&game(&FORK.replace(", sooner: true", "")), Algorithm::AlphaBeta),
        (Score::INFINITY, "2".to_owned())
    );
}

#[test]
fn the_value_is_that_of_the_definition() {
    for (board, plies) in
        [(r#"["XO.", "OX.", "..."]"#, 4), (r#"["X..", "OX.", "..O"]"#, 4), (r#"["XXO", "O..", "..."]"#, 4)]
    {
        let position = game(&format!("TicTacToe(board: {board}, sooner: true)"));
        let (score, _) = best(&position, Algorithm::AlphaBeta);
        assert_eq!(score, by_definition(&position, plies).into(), "{board}");
    }
}

/// Even the last win of a long game counts more than any estimate.
#[test]
fn a_win_counts_more_than_an_estimate_in_a_large_game() {
    let row = r#""XXXX...""#;
    let rest = r#"".......", ".......", ".......", ".......", "OOO....""#;
    let won = game(&format!("ConnectFour(board: [{rest}, {row}], sooner: true)"));
    assert_eq!(won.evaluate().to_string(), "1000−7=993");
}

fn solve(arguments: &[&str], text: &str) -> String {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("fork.ron");
    std::fs::write(&file, format!("(version: 1, game: {text})")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_poda")).args(arguments).arg(&file).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn solve_says_which_other_moves_are_as_good() {
    let all_alike = FORK.replace(", sooner: true", "");
    let said = solve(&["solve", "--lang", "en"], &all_alike);
    assert!(said.contains("cell 9") && said.contains("as good"), "{said}");
    let sooner = solve(&["solve", "--lang", "en", "--sooner"], &all_alike);
    assert!(sooner.contains("95") && !sooner.contains("as good"), "{sooner}");
    let json: serde_json::Value = serde_json::from_str(&solve(&["solve", "--json", "--sooner"], &all_alike)).unwrap();
    assert_eq!((json["value"].as_f64(), json["best"].as_str()), (Some(95.0), Some("8")));
}
