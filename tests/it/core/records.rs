//! Records of games as players write them: random games of every game, in every way of writing, are read as they were
//! played; what is faulty or cut off is refused with the number of the move, and never read as another game.

use crate::core::players::tries;
use poda::game::GameView;
use poda::game::any::{AnyGame, AnyMove};
use poda::game::game_record::{RecordError, read_named_record, read_record, recorded_moves};
use poda::game::played_game::PlayedGame;
use poda::i18n::node_names::other_move_names;
use poda::i18n::{Language, Words};
use poda::search::split_mix_64::SplitMix64;

/// Positions of every game, and of its forms in which moves are called otherwise.
const GAMES: [&str; 16] = [
    "ConnectFour()",
    "ConnectFour(columns: 12, rows: 4)",
    "TicTacToe()",
    "TicTacToe3(), search: (algorithm: MaxN, depth: 1)",
    "Othello()",
    "Othello(board: [\"XO......\", \"........\", \"........\", \"........\", \"........\", \"........\", \"........\", \"......OX\"], to_move: X)",
    "Nim(piles: [3, 4, 5])",
    "Nim(piles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])",
    "Kalah()",
    "Babilego()",
    "Babilego(sowing: Choice)",
    "Twenty48(board: [[2, 0], [4, 2]])",
    "Twenty48()",
    "Pig(target: 20)",
    "Tree(tree: (name: \"A\", children: [(name: \"B\", children: [(name: \"b1\", value: 1), (name: \"b2\", value: 3)]), [4, 5]]))",
    "Tree(tree: [(chance: [[3, 5], [9, 0]]), [(chance: [4, 6]), 5], 2])",
];

fn start(text: &str) -> AnyGame {
    let text = format!("(version: 1, game: {text})");
    let loaded = poda::file::load_for_any_search(text.as_bytes());
    let loaded = loaded.or_else(|_| poda::file::load_with_players(text.as_bytes()));
    loaded.unwrap_or_else(|error| panic!("{text}: {error:?}")).position().clone()
}

/// Plays up to so many random moves, chance moves included.
fn random_game(start: &AnyGame, most: usize, rng: &mut SplitMix64) -> PlayedGame<AnyGame> {
    let mut game = PlayedGame::new(start.clone());
    for _ in 0..most {
        let Some(mv) = rng.choose(&game.legal_moves()) else { break };
        game.play(mv);
    }
    game
}

/// Writes moves with the numbers of turns, of so many moves each.
fn numbered(moves: &[String], each: usize, sign: &str, from: usize) -> String {
    let turns = moves.chunks(each).zip(from..);
    turns.map(|(moves, turn)| format!("{turn}{sign}{}", moves.join(" "))).collect::<Vec<_>>().join(" ")
}

/// Every way in which players write the moves.
fn written(game: &PlayedGame<AnyGame>) -> Vec<String> {
    let moves = game.shown_moves();
    let joined = [" ", ", ", ",", "\n", "\r\n", ";\t", "  \n "].map(|between| moves.join(between));
    let both = moves.chunks(2).enumerate().map(|(turn, moves)| match moves {
        [first, second] => format!("{0}. {first} {0}... {second}\n", turn + 1),
        moves => format!("{}. {}\n", turn + 1, moves.concat()),
    });
    let mut all = vec![
        recorded_moves(game),
        format!("  {}\n", recorded_moves(game)),
        numbered(&moves, 2, ". ", 1),
        numbered(&moves, 2, ".", 1),
        numbered(&moves, 2, ") ", 1),
        numbered(&moves, 1, ". ", 1),
        numbered(&moves, 3, ". ", 1),
        numbered(&moves, 2, ". ", 12),
        numbered(&moves, 2, ". ", 1).replace(' ', "\n"),
        both.collect(),
    ];
    all.extend(joined);
    all.extend(all.clone().iter().map(|text| text.to_uppercase()));
    all
}

#[test]
fn a_random_game_of_every_game_is_read_however_it_is_written() {
    let rng = &mut SplitMix64::new(31);
    for text in GAMES {
        let start = start(text);
        for _ in 0..tries(4_000) / 400 {
            let most = 1 + usize::try_from(rng.below(60)).unwrap();
            let game = random_game(&start, most, rng);
            if game.moves().is_empty() {
                continue;
            }
            for written in written(&game) {
                let read = read_record(PlayedGame::new(start.clone()), &written);
                let read = read.unwrap_or_else(|error| panic!("{text}: {written:?}: {error:?}"));
                assert_eq!(read.moves(), game.moves(), "{text}: {written:?}");
            }
        }
    }
}

/// In transcripts of Othello, a side that can only pass is not written down.
#[test]
fn a_pass_need_not_be_written_and_other_words_for_it_are_read() {
    let rng = &mut SplitMix64::new(7);
    let start = start("Othello()");
    let mut with_pass = 0;
    for _ in 0..200 {
        let game = random_game(&start, 80, rng);
        let moves = game.shown_moves();
        let is_pass = |name: &String| name == "pass";
        // A pass at the end leaves nothing to read.
        if !moves.iter().any(is_pass) || moves.last().is_some_and(is_pass) {
            continue;
        }
        with_pass += 1;
        let squares: Vec<&str> = moves.iter().map(String::as_str).filter(|name| *name != "pass").collect();
        for written in [squares.concat(), squares.join(" "), squares.concat().to_uppercase()] {
            let read = read_record(PlayedGame::new(start.clone()), &written);
            assert_eq!(read.as_ref(), Ok(&game), "{written}");
        }
        for pass in ["--", "pa", "PS", "PASS"] {
            let written: Vec<&str> = moves.iter().map(|name| if name == "pass" { pass } else { name }).collect();
            assert_eq!(read_record(PlayedGame::new(start.clone()), &written.join(" ")).as_ref(), Ok(&game), "{pass}");
        }
    }
    assert!(3 < with_pass, "{with_pass}");
}

/// Where a move is not legal, its number and the legal moves are told, whatever comes after it.
#[test]
fn a_faulty_move_is_told_with_its_number() {
    let rng = &mut SplitMix64::new(43);
    for text in GAMES {
        let start = start(text);
        for _ in 0..tries(2_000) / 200 {
            let game = random_game(&start, 30, rng);
            let mut moves = game.shown_moves();
            if moves.is_empty() {
                continue;
            }
            let faulty = usize::try_from(rng.below(moves.len() as u64)).unwrap();
            moves[faulty] = "?".to_owned();
            for written in [moves.join(" "), numbered(&moves, 2, ". ", 1)] {
                let error = read_record(PlayedGame::new(start.clone()), &written).unwrap_err();
                let RecordError::NotLegal { number, found, legal } = &error else { panic!("{text}: {error:?}") };
                // A side that could only pass has passed before.
                let is_passed = usize::from(game.shown_moves()[faulty] == "pass");
                assert_eq!((*number, found.as_str()), (faulty + 1 + is_passed, "?"), "{text}: {written}");
                let at = game.positions()[faulty].clone();
                let names: Vec<String> =
                    PlayedGame::new(at.clone()).legal_moves().iter().map(|&mv| at.shown_move(mv)).collect();
                assert!(is_passed == 1 || *legal == names.join(", "), "{text}: {legal}");
            }
            // After the end, what follows is told.
            if game.legal_moves().is_empty() {
                let written = format!("{} {}", game.shown_moves().join(" "), game.shown_moves()[0]);
                let error = read_record(PlayedGame::new(start.clone()), &written).unwrap_err();
                let number = game.moves().len() + 1;
                assert!(matches!(error, RecordError::Over { number: told, .. } if told == number), "{text}: {error:?}");
            }
        }
    }
}

/// A record that ends in the middle is read up to there, or refused: apart from its last word, which may have become
/// the name of another move, never is anything else read.
#[test]
fn a_record_that_is_cut_off_is_never_another_game() {
    let rng = &mut SplitMix64::new(59);
    for text in GAMES {
        let start = start(text);
        for _ in 0..tries(1_000) / 200 {
            let game = random_game(&start, 20, rng);
            let joined = game.shown_moves().concat();
            for written in written(&game) {
                let cuts: Vec<usize> = written.char_indices().map(|(at, _)| at).collect();
                for _ in 0..6 {
                    let cut = &written[..rng.choose(&cuts).unwrap_or_default()];
                    let is_between = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';');
                    let whole_words = cut.rfind(is_between).map_or("", |end| &cut[..end]);
                    let before = read_record(PlayedGame::new(start.clone()), whole_words);
                    let before = before.map(|read| read.moves().to_vec()).unwrap_or_default();
                    assert!(game.moves().starts_with(&before), "{text}: {whole_words:?} of {written:?}");
                    match read_record(PlayedGame::new(start.clone()), cut) {
                        Ok(read) => {
                            assert!(read.moves().starts_with(&before), "{text}: {cut:?} of {written:?}");
                            // Columns and squares that follow each other are read as far as they go.
                            let is_prefix = game.moves().starts_with(read.moves());
                            assert!(
                                is_prefix || written != joined || game.moves().len() == 1,
                                "{text}: {cut:?} of {written:?}"
                            );
                        }
                        Err(RecordError::NotLegal { number, .. } | RecordError::Ambiguous { number, .. }) => {
                            assert!(number <= game.moves().len() + 1, "{text}: {cut:?}");
                        }
                        // The number of a turn that is cut off may be read as moves that end the game.
                        Err(RecordError::NoMove | RecordError::Over { .. }) => {}
                        Err(error) => panic!("{text}: {cut:?}: {error:?}"),
                    }
                }
            }
        }
    }
}

/// Points between numbers are no numbers of turns: nothing is passed over in silence.
#[test]
fn numbers_that_are_not_of_turns_are_refused() {
    let read = |text: &str| read_record(PlayedGame::new(start("TicTacToe()")), text).map(|game| game.shown_moves());
    for (text, number) in [("5.1.9", 2), ("1.2.3", 2), ("1. 5 7. 3", 3), ("1. 2. 3", 2), ("2. 5 1. 3", 3)] {
        let Err(RecordError::NotLegal { number: told, .. }) = read(text) else { panic!("{text}: {:?}", read(text)) };
        assert_eq!(told, number, "{text}");
    }
    assert_eq!(read("1.5 1 2.9").unwrap(), ["5", "1", "9"]);
    assert_eq!(read("1) 5 1 2) 9").unwrap(), ["5", "1", "9"]);
    assert_eq!(read("12. 5 1 13. 9").unwrap(), ["5", "1", "9"]);
}

/// Moves are also read by the words of a language, by their labels and by the names of nodes.
#[test]
fn moves_are_read_by_their_other_names() {
    for (game, code, text, moves) in [
        ("Pig(target: 20)", "es", "Tirar 5 tirar 3 plantarse", "roll 5 roll 3 hold"),
        (GAMES[14], "en", "b B2", "1 2"),
        (GAMES[14], "en", "B 1", "1 1"),
    ] {
        let (start, words) = (start(game), Words::new(Language::of_code(code)));
        let other_names = |position: &AnyGame, mv: AnyMove| other_move_names(&words, position, mv);
        let read = |text: &str| read_named_record(PlayedGame::new(start.clone()), text, &other_names);
        assert_eq!(read(text).unwrap().moves(), read(moves).unwrap().moves(), "{text}");
    }
}
