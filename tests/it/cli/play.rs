//! A game against the program as it is played in a shell: what is printed, what may be typed, and how games end.

use crate::cli::program::{fed, program};
use std::path::{Path, PathBuf};
use std::process::Output;
use tempfile::TempDir;

const TIC_TAC_TOE: &str = "TicTacToe(evaluation: Outcome)";
/// X to move has won with 2.
const WON: &str = "TicTacToe(board: [\"XX.\", \"OO.\", \"...\"], evaluation: Outcome)";

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn game(&self, game: &str) -> PathBuf {
        let path = self.0.path().join("game.ron");
        std::fs::write(&path, format!("(version: 1, game: {game})")).unwrap();
        path
    }
}

fn play_file(flags: &[&str], file: &Path, typed: &[u8]) -> Output {
    fed(program(&["play"]).args(flags).arg(file), typed)
}

/// What is printed during a game that ends well.
fn told(flags: &[&str], game: &str, typed: &str) -> String {
    let folder = Folder::new();
    let output = play_file(&[&["--lang", "en"], flags].concat(), &folder.game(game), typed.as_bytes());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success(), "{:?}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

fn assert_in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let Some(at) = rest.find(part) else { panic!("“{part}” is not told, or not there, in:\n{text}") };
        rest = &rest[at + part.len()..];
    }
}

/// A level is the same whether a flag asks for it or the file: a beginner draws its moves, and looks no plies ahead.
#[test]
fn a_level_plays_and_is_told_alike_through_every_door() {
    let other = "search: (algorithm: AlphaBeta, depth: 2)";
    for (level, in_file) in [("beginner", "Beginner"), ("normal", "Normal"), ("expert", "Expert")] {
        for language in ["en", "es"] {
            let told = |flags: &[&str], search: &str| {
                let folder = Folder::new();
                let file = folder.0.path().join("game.ron");
                std::fs::write(&file, format!("(version: 1, game: {TIC_TAC_TOE}, {search})")).unwrap();
                let flags = [&["--lang", language, "--side", "min"], flags].concat();
                let output = play_file(&flags, &file, b"");
                assert_eq!(String::from_utf8_lossy(&output.stderr), "");
                String::from_utf8(output.stdout).unwrap()
            };
            let by_flag = told(&["--level", level], other);
            assert_eq!(told(&[], &format!("search: (algorithm: {in_file})")), by_flag, "{level}");
            assert_eq!(told(&["--algorithm", level], other), by_flag, "{level}");
            let plies = ["1 ply", "1 jugada", "2 plies", "2 jugadas"].map(|plies| by_flag.contains(plies));
            let expected = [level == "normal" && language == "en", level == "expert" && language == "en"];
            assert_eq!([plies[0], plies[2]], expected, "{by_flag}");
            assert!(!by_flag.contains(" beginner ") && !by_flag.contains(" normal "), "{by_flag}");
        }
    }
}

#[test]
fn a_game_is_told_from_its_beginning_to_its_end() {
    insta::assert_snapshot!(told(&[], TIC_TAC_TOE, "5\n9\n2\n7\n6\n"));
}

#[test]
fn a_game_is_told_in_spanish() {
    let folder = Folder::new();
    let output =
        play_file(&["--lang", "es"], &folder.game(TIC_TAC_TOE), "?\n5\ndeshacer\nrehacer\n0\n\nsalir\n".as_bytes());
    assert!(output.status.success());
    insta::assert_snapshot!(String::from_utf8(output.stdout).unwrap());
}

/// All nine cells in many orders: what is taken is asked for again, so that every game comes to its end.
#[test]
fn no_game_of_tic_tac_toe_is_won_against_the_full_search() {
    let mut cells = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    let mut ends = [0; 2];
    for round in 0..24 {
        cells.rotate_left(round % 9);
        cells.swap(round % 5, (round * 7 + 3) % 9);
        let typed = cells.map(|cell| format!("{cell}\n")).concat();
        let text = told(&["--side", if round % 2 == 0 { "max" } else { "min" }], TIC_TAC_TOE, &typed.repeat(5));
        let is_end = ["I have won", "it is drawn"].map(|end| text.contains(end));
        assert!(is_end[0] != is_end[1], "{text}");
        ends[usize::from(is_end[1])] += 1;
    }
    assert!(0 < ends[0], "a player who types cells in any order loses sometimes: {ends:?}");
}

#[test]
fn the_winner_is_named_with_what_the_end_is_worth() {
    let text = told(&[], WON, "3\n");
    assert_in_order(&text, &["You play MAX (X), I play MIN (O)", "  X  X  X", "you have won", "is worth 100−5=95."]);
    let text = told(&["--side", "min"], WON, "");
    assert_in_order(&text, &["I play 3: value 95, which is certain", "I have won", "is worth 100−5=95."]);
    let over = "TicTacToe(board: [\"XXX\", \"OO.\", \"...\"])";
    assert_in_order(&told(&["--side", "min"], over, ""), &["I have won", "is worth 100−5=95."]);
    // One that does not search leaves the evaluation as the file says.
    for level in ["beginner", "mcts:10"] {
        let flags = ["--side", "min", "--level", level];
        assert_in_order(&told(&flags, over, ""), &["I have won", "is worth +∞."]);
    }
}

#[test]
fn what_cannot_be_played_is_explained_and_asked_again() {
    let text = told(&[], WON, "1\n\nx\u{1b}[2Jy\n3\n");
    assert_in_order(
        &text,
        &[
            "“1” cannot be played here. You can play 3, 6, 7, 8, 9.",
            "Nothing was typed.",
            "“x\\u{1b}[2Jy” cannot be played here.",
            "you have won",
        ],
    );
}

#[test]
fn any_bytes_are_answered() {
    let folder = Folder::new();
    let typed = [b"\xff\xfe\0\n".as_slice(), &vec![b'4'; 100_000], b"\n\r\n3"].concat();
    let output = play_file(&["--lang", "en"], &folder.game(WON), &typed);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && text.contains("you have won") && text.len() < 3_000, "{text}");
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let text = told(&[], TIC_TAC_TOE, "undo\nredo\n5\n9\nundo\nundo\nundo\nredo\nredo\nredo\nundo\n2\nredo\nquit\n");
    assert_in_order(
        &text,
        &[
            "There is no move of yours to take back.",
            "There is no move to play again.",
            "I play 1: value 0",
            "I play ",
            "Taken back: 9, ",
            "Taken back: 5, 1.",
            "There is no move of yours to take back.",
            "Played again: 5, 1.",
            "Played again: 9, ",
            "There is no move to play again.",
            "Taken back: 9, ",
            "There is no move to play again.",
            "The game ends here.",
        ],
    );
}

#[test]
fn the_end_of_input_ends_the_game_politely() {
    for typed in ["", "5\n", "5\nun"] {
        let text = told(&[], TIC_TAC_TOE, typed);
        assert!(text.ends_with("There is nothing more to read: the game ends here.\n"), "{text}");
    }
}

#[test]
fn a_beginner_plays_the_same_game_with_the_same_seed_and_others_with_others() {
    let game = |seed: &str| told(&["--level", "beginner", "--side", "min", "--seed", seed], TIC_TAC_TOE, "");
    assert_eq!(game("5"), game("5"));
    let moves: std::collections::BTreeSet<_> = (0..20)
        .map(|seed| {
            let text = game(&seed.to_string());
            let line = text.lines().find(|line| line.starts_with("I play ") && line.contains(" moves, at random"));
            line.unwrap_or_else(|| panic!("{text}")).to_owned()
        })
        .collect();
    assert!(4 < moves.len(), "{moves:?}");
    // What is taken back brings its chance back with it.
    let text = told(&["--level", "beginner"], TIC_TAC_TOE, "5\nundo\n5\nquit\n");
    let replies: Vec<_> = text.lines().filter(|line| line.contains("at random") && line.contains("one of 8")).collect();
    assert!(replies.len() == 2 && replies[0] == replies[1], "{text}");
}

/// O threatens 9, which a search of one ply does not see.
#[test]
fn a_level_looks_one_ply_or_two() {
    let threat = "TicTacToe(board: [\"X..\", \"X..\", \"OO.\"], evaluation: Outcome)";
    let normal = told(&["--level", "normal", "--side", "min"], threat, "");
    assert_in_order(
        &normal,
        &["look 1 ply ahead", "I may lose", "I play 2: value 0, as far as I searched (6 nodes).", "You can play"],
    );
    let expert = told(&["--level", "expert", "--side", "min"], threat, "");
    assert_in_order(&expert, &["look 2 plies ahead", "I play 9: value 0, as far as I searched (26 nodes)."]);
}

#[test]
fn a_search_that_is_too_long_is_replaced_by_a_shorter_one_and_that_is_told() {
    let text = told(&["--side", "min", "--max-nodes", "1000"], "ConnectFour()", "");
    assert_in_order(&text, &["to the end of the game", "would take more than 1,000 nodes, so I look only ", "I play "]);
    let text = told(&["--side", "min", "--max-nodes", "3"], "ConnectFour()", "");
    assert_in_order(&text, &["I play 1, the first move in the list"]);
    let text = told(&["--level", "normal"], "Tree(tree: [[[1, 2], [3]], 9])", "1\n1\n");
    assert_in_order(
        &text,
        &["Not every node 1 ply ahead has an estimate, so I look 2 plies ahead.", "I play 1 (C): value 2"],
    );
}

/// Millions of moves of open nodes are held by a search of thousands of plies, which is given up at its limit.
#[test]
fn a_search_that_takes_too_much_memory_is_replaced_by_a_shorter_one_and_that_is_told() {
    let nim = format!("Nim(piles: [{}])", ["1000"; 20].join(", "));
    let text = told(&["--side", "min", "--max-memory", "20", "--max-nodes", "30000"], &nim, "");
    assert_in_order(&text, &["would take more than 20 MB of memory, so I look only 1 ply ahead", "I play "]);
    let row = ["1000"; 20].join(", ");
    let kalah = format!("Kalah(south: [{row}], north: [{row}])");
    let text = told(&["--side", "min", "--max-nodes", "30000"], &kalah, "");
    assert_in_order(&text, &["would take more than 30,000 nodes, so I look only ", "I play "]);
}

#[test]
fn connect_four_is_played_by_columns() {
    let output =
        play_file(&["--lang", "en"], Path::new("examples/games/connect-three.ron"), b"2\n8\n2\n3\n1\n4\n2\n3\n1\n4\n");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_in_order(
        &text,
        &[
            "MAX (●)",
            "  1  ●  3  ○\n",
            "You can play 1, 2, 3, 4.",
            "I play ",
            "“8” cannot be played here.",
            "The game is over",
        ],
    );
}

/// After a8 O must pass, so X moves twice running.
#[test]
fn passes_and_extra_turns_are_told_in_othello() {
    let file = Path::new("examples/games/othello-pass.ron");
    let output = play_file(&["--lang", "en"], file, b"A8\na6\n");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_in_order(
        &text,
        &[
            "You can play a6, a7, a8.",
            "I have no move and pass: value 29, which is certain",
            "The game is over: you have won.",
            "The final position is worth 46−17=29.",
        ],
    );
    for seed in ["1", "2", "3", "4"] {
        let flags = ["--lang", "en", "--side", "min", "--level", "beginner", "--seed", seed];
        let text =
            String::from_utf8(play_file(&flags, file, "a6\na7\na8\npass\n".repeat(4).as_bytes()).stdout).unwrap();
        assert_in_order(&text, &["at random", "The game is over"]);
    }
}

#[test]
fn a_human_who_cannot_move_is_told_to_pass() {
    // X can enclose nothing, O can: the one X of the first row is followed by nothing.
    let mut rows = ["\"........\""; 8];
    rows[0] = "\"OX......\"";
    let text = told(&["--level", "normal"], &format!("Othello(board: [{}])", rows.join(", ")), "a3\npass\n");
    assert_in_order(
        &text,
        &[
            "You have no move and must pass: type pass.",
            "“a3” cannot be played here.",
            "I play c1: value −3",
            "I have won",
            "0−3=−3",
        ],
    );
}

#[test]
fn an_extra_turn_in_a_tree_is_told() {
    let file = Path::new("examples/limits/extra-turn.ron");
    let output = play_file(&["--lang", "en"], file, b"B\nD\n");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_in_order(
        &text,
        &[
            "  A\n  ├─ 1 → B\n",
            "It is your turn again: you are MAX.",
            "I play 1 (d1): value 5",
            "The game is over.",
            "is worth 5.",
        ],
    );
    let output = play_file(&["--lang", "en", "--side", "min"], file, b"");
    assert_in_order(
        &String::from_utf8(output.stdout).unwrap(),
        &["I play 1 (B)", "It is my turn again.", "I play 2 (D)"],
    );
}

#[test]
fn what_cannot_be_played_at_all_ends_as_elsewhere() {
    let missing = play_file(&["--lang", "en"], Path::new("missing.ron"), b"");
    assert_eq!((missing.status.code(), missing.stdout.len()), (Some(1), 0));
    let folder = Folder::new();
    let file = folder.game(WON);
    for flags in
        [["--side", "left"].as_slice(), &["--level", "god"], &["--level", "expert", "--depth", "3"], &["--seed", "x"]]
    {
        assert_eq!(play_file(flags, &file, b"").status.code(), Some(2), "{flags:?}");
    }
}

/// Whatever is typed: all names of moves that there are, again and again, most of which cannot be played at the time.
#[test]
fn every_lesson_can_be_played_to_its_end() {
    let squares = (b'a'..=b'h').flat_map(|column| (1..=8).map(move |row| format!("{}{row}\n", char::from(column))));
    let taken = (1..=4).flat_map(|pile| (1..=7).map(move |count| format!("{pile}-{count}\n")));
    let rolled = ["roll", "hold", "up", "right", "down", "left"].map(|mv| format!("{mv}\n"));
    let typed = (1..=9).map(|number| format!("{number}\n")).chain(["pass\n".to_owned()]).chain(squares).chain(taken);
    let typed = typed.chain(rolled);
    let typed = typed.collect::<String>().repeat(60);
    for number in 0..poda::lessons::all().len() {
        let group = poda::lessons::group(number);
        let folder = Path::new("examples").join(group.strip_prefix("lesson-group-").unwrap());
        let file = folder.join(poda::lessons::name(number)).with_extension("ron");
        let output = play_file(&["--lang", "en", "--max-nodes", "20000"], &file, typed.as_bytes());
        if group == "lesson-group-several-players" {
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(!output.status.success() && said.contains("Trees of several players"), "{said}");
            continue;
        }
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{}", file.display());
        // Where the order of tokens is chosen, a number is no move, and what was typed comes to its end before the
        // game.
        let is_chosen = std::fs::read_to_string(&file).unwrap().contains("sowing: Choice");
        let end = if is_chosen { ["cannot be played here", "the game ends here"] } else { ENDS };
        assert_in_order(&text, &end);
    }
}

/// A game of three is played by a user and two programs, each of whom wants the most for themselves.
#[test]
fn a_game_of_three_players_is_told_with_their_names_and_payoffs() {
    let nim = "Nim(piles: [1, 2, 2], players: 3)";
    let typed = "1-1\nundo\n1-1\n2-1\n3-1\n2-2\n3-2\n";
    for algorithm in ["max-n", "paranoid"] {
        let text = told(&["--algorithm", algorithm], nim, typed);
        let parts = ["You play A, I play B, C", "you are A", "B moves.", "I play ", "C moves.", "I play "];
        assert_in_order(&text, &parts);
        assert_in_order(&text, &["Taken back", "The game is over", "Payoffs: A ", "B ", "C "]);
        assert!(!text.contains("MAX") && !text.contains("MIN"), "{text}");
    }
    // A, B and C take one each, and A the last one.
    let text = told(&[], "Nim(piles: [1, 1, 1, 1], players: 3)", "1-1\n4-1\n3-1\n2-1\n");
    assert_in_order(&text, &["The game is over", "Payoffs: A 1, B 0, C 0."]);
    let text = told(&[], "Nim(piles: [1, 1, 1, 1], players: 3, misere: true)", "1-1\n4-1\n3-1\n2-1\n");
    assert_in_order(&text, &["The game is over", "Payoffs: A 0, B 0.5, C 0.5."]);
    // The moves of a game in progress are kept, and the others' turns are theirs.
    let folder = Folder::new();
    let saved = folder.game(nim).with_file_name("saved.ron");
    let typed = format!("1-1\nsave {}\nquit\n", saved.display());
    told(&[], nim, &typed);
    let output = play_file(&["--lang", "en"], &saved, b"quit\n");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_in_order(&text, &["Moves played so far: ", "you are A"]);
}

const ENDS: [&str; 2] = ["The game is over", "The final position is worth "];

#[test]
fn a_game_in_progress_goes_on_and_is_saved_with_its_moves() {
    let folder = Folder::new();
    let file = folder.game("TicTacToe(), moves: [\"4\", \"0\"]");
    let (one, other) = (folder.0.path().join("one.ron"), folder.0.path().join("other"));
    let typed = format!("9\nsave {}\nguardar x\nsave\nundo\nundo\nsave {}\n", one.display(), other.display());
    let output = play_file(&["--lang", "en", "--level", "expert"], &file, typed.as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    assert_in_order(
        &text,
        &[
            "You play MAX (X)",
            "Moves played so far: 5, 1.",
            "one.ron, with 4 moves.",
            "“guardar x” cannot be played here.",
            "A file name was expected after “save”",
            "Taken back: 9, ",
            "Taken back: 5, 1.",
            "other.ron, before the first move.",
        ],
    );
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    assert!(read(&one).contains("moves: [\"4\", \"0\", \"8\", "), "{}", read(&one));
    assert!(!read(&other.with_extension("ron")).contains("moves"));
    // The saved game goes on where it was.
    let again = play_file(&["--lang", "en"], &one, b"");
    assert!(String::from_utf8(again.stdout).unwrap().contains("Moves played so far: 5, 1, 9, "));
}

#[test]
fn what_a_file_held_before_stays_beside_it() {
    let folder = Folder::new();
    let file = folder.game(WON);
    let before = std::fs::read_to_string(&file).unwrap();
    let typed =
        format!("save {0}\nsave {0}\nsave {1}\n", file.display(), folder.0.path().join("no/where.ron").display());
    let output = play_file(&["--lang", "en"], &file, typed.as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    assert_in_order(&text, &["Saved as", "Saved as", "where.ron was not saved."]);
    assert_eq!(std::fs::read_to_string(file.with_extension("ron~")).unwrap(), before);
}

#[test]
fn a_file_that_is_no_position_is_overwritten_only_after_a_yes() {
    for (language, yes) in [("en", "Yes"), ("es", "sí")] {
        let folder = Folder::new();
        let (game, notes) = (folder.game(WON), folder.0.path().join("notes.txt"));
        std::fs::write(&notes, "milk, eggs").unwrap();
        let name = notes.display();
        // Neither another word, nor a move, nor the end of the input is a yes.
        let typed = format!("save {name}\nno\nsave {name}\nundo\nsave {name}\n");
        play_file(&["--lang", language], &game, typed.as_bytes());
        assert_eq!(std::fs::read_to_string(&notes).unwrap(), "milk, eggs");
        let output = play_file(&["--lang", language], &game, format!("save {name}\n{yes}\nsave {name}\n").as_bytes());
        assert!(std::fs::read_to_string(&notes).unwrap().contains("version: 1"));
        assert_eq!(std::fs::read_to_string(notes.with_extension("txt~")).unwrap(), "milk, eggs");
        let said = String::from_utf8(output.stdout).unwrap();
        let asked = if language == "en" { "is no position file" } else { "no es un archivo de posición" };
        assert_eq!(said.matches(asked).count(), 1, "{said}");
    }
}

#[test]
fn any_algorithm_and_depth_can_be_played_against() {
    for algorithm in ["minimax", "alpha-beta", "negamax", "negamax-alpha-beta"] {
        let text = told(&["--algorithm", algorithm, "--depth", "2", "--side", "min"], TIC_TAC_TOE, "");
        assert_in_order(&text, &[&format!("I search with {algorithm} and look 2 plies ahead."), "I play "]);
    }
}

#[test]
fn moves_that_cannot_have_been_played_are_explained() {
    let folder = Folder::new();
    let output = play_file(&["--lang", "en"], &folder.game("TicTacToe(), moves: [\"4\", \"4\"]"), b"");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("game.ron:1:46: Move 2, `4`, cannot be played here; expected one of `0, 1,"), "{told}");
    assert_eq!(output.status.code(), Some(1));
}

/// Twenty-eight moves are listed once, not after every slip; a slip is quoted short, and can do nothing to a terminal.
#[test]
fn a_slip_is_answered_shortly() {
    let piles = "Nim(piles: [7, 7, 7, 7])";
    let text = told(&["--level", "beginner"], piles, &format!("9\n\n\u{202e}{}\nhelp\nquit\n", "x".repeat(200)));
    assert_eq!(text.matches("4-7").count(), 2, "listed at the turn and in the help: {text}");
    assert_in_order(
        &text,
        &["> 9\n“9” cannot be played here. Type help", "Nothing was typed. Type help", "“\\u{202e}xxx", "> help\n"],
    );
    let longest = text.lines().filter(|line| line.contains("xxx")).map(|line| line.chars().count()).max();
    assert!(longest < Some(160), "{text}");
}

#[test]
fn help_can_be_asked_for_by_its_word_in_both_languages() {
    for (language, word, said) in [("en", "HELP", "undo: takes back"), ("es", "ayuda", "deshacer: deshace")] {
        let folder = Folder::new();
        let typed = format!("{word}\n");
        let output = play_file(&["--lang", language], &folder.game(WON), typed.as_bytes());
        let text = String::from_utf8(output.stdout).unwrap();
        assert_in_order(&text, &["> ", said, "> "]);
    }
}

#[test]
fn a_die_is_rolled_by_chance_in_a_shell() {
    let pig = "Pig(scores: (12, 7), turn: 5), search: (algorithm: Expectiminimax, depth: 3)";
    let text = told(&[], pig, "roll\nhold\n");
    assert_in_order(
        &text,
        &["> MAX: 12/20\n  MIN: 7/20\n  [·] +5\n", "roll, hold", "[?] +5", "Chance decides: a 5.", "[5] +10"],
    );
    assert_in_order(&text, &["your turn again", "MAX: 22/20", "you have won", "worth 1."]);
    let folder = Folder::new();
    let output = play_file(&["--lang", "es"], &folder.game(pig), "tirar\nplantarse\n".as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    assert_in_order(&text, &["tirar, plantarse", "El azar decide: un 5.", "has ganado"]);
}

#[test]
fn a_game_of_one_player_is_played_or_watched_in_a_shell() {
    let tiles = "Twenty48(board: [[2, 0], [4, 2]]), search: (algorithm: Star1, depth: 3)";
    let text = told(&[], tiles, "up\nundo\nquit\n");
    assert_in_order(
        &text,
        &["You play alone", "  2  ·\n  4  2\n", "up, right", "  2  2\n  4  ·\n", "Chance decides: a "],
    );
    assert_in_order(&text, &["Taken back: up, 4-", "  2  ·\n  4  2\n"]);
    let text = told(&["--side", "min"], tiles, "");
    assert_in_order(
        &text,
        &["I play alone, as MAX", "I play", "Chance decides", "The game is over.", "worth 3×0 + 2×0 + 1×"],
    );
}

/// X, O and T on four by four cells: the user is X, and the program plays O and T, each for themselves.
#[test]
fn tic_tac_toe_of_three_is_played_with_a_depth_limit() {
    let game = "TicTacToe3(board: [\"XX..\", \"OO..\", \"TT..\", \"....\"])";
    for algorithm in ["max-n", "paranoid"] {
        let text = told(&["--algorithm", algorithm, "--depth", "2"], game, "3\n");
        assert_in_order(&text, &["You play X, I play O, T", "The game is over", "Payoffs: X 1, O 0, T 0."]);
        assert!(!text.contains("MAX") && !text.contains("MIN"), "{text}");
    }
    // If X does not stop O, O wins.
    let text = told(&["--depth", "2"], "TicTacToe3(board: [\"X..X\", \"OO..\", \"TT..\", \"....\"])", "16\n");
    assert_in_order(&text, &["O moves.", "I play 7", "Payoffs: X 0, O 1, T 0."]);
}

/// Moves as players write them lead to the same game, and are printed as they are read.
#[test]
fn a_game_goes_on_after_moves_as_players_write_them() {
    for (game, written, printed) in [
        ("ConnectFour()", "1. 4 4 2. 5 3", "4453"),
        ("Othello()", "F5D6 c3", "f5d6c3"),
        (TIC_TAC_TOE, "5, 1; 9", "519"),
        ("Nim(piles: [3, 4, 5])", "1-2 3-5", "1-2 3-5"),
    ] {
        for (language, word) in [("en", "moves"), ("es", "jugadas"), ("pt", "lances")] {
            let folder = Folder::new();
            let game = folder.game(game);
            let flags = ["--lang", language, "--level", "beginner", "--side", "max", "--moves", written];
            let output = play_file(&flags, &game, format!("{word}\n").as_bytes());
            assert!(output.status.success(), "{written}: {}", String::from_utf8_lossy(&output.stderr));
            let told = String::from_utf8(output.stdout).unwrap();
            // Where it is the program's turn, it has played another move by then.
            assert!(told.lines().any(|line| line.starts_with(printed)), "{written}: {printed} is not in\n{told}");
        }
    }
}

#[test]
fn a_move_that_is_not_legal_is_told_with_its_number() {
    for (written, part) in [
        ("5 5", "Move 2 cannot be “5”. Legal there: 1, 2, 3, 4, 6, 7, 8, 9."),
        ("1. e4", "Move 1 cannot be “e4”."),
        ("1 4 2 5 3 6", "The game is over before move 6, “6”."),
        ("  ", "This text has no move."),
    ] {
        let folder = Folder::new();
        let game = folder.game(TIC_TAC_TOE);
        let output = play_file(&["--lang", "en", "--moves", written], &game, b"");
        assert_eq!(output.status.code(), Some(1), "{written}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(part), "{part} is not in {told}");
    }
}

#[test]
fn a_program_with_seconds_a_move_deepens_and_answers_in_time() {
    let began = std::time::Instant::now();
    let text = told(&["--seconds", "1", "--side", "min"], "ConnectFour()", "quit\n");
    assert!((900..20_000).contains(&began.elapsed().as_millis()), "{:?}", began.elapsed());
    assert_in_order(
        &text,
        &["For each move I search one ply deeper after another for 1 second", "A deeper pass was not finished"],
    );
    // A small game is searched to its end, long before the time is over.
    let text = told(&["--seconds", "60", "--side", "min"], WON, "quit\n");
    assert!(!text.contains("A deeper pass"), "{text}");
    let folder = Folder::new();
    let refused = play_file(&["--lang", "en", "--seconds", "1"], &folder.game("Pig()"), b"");
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--seconds is for games of two sides without chance"));
}

/// The whole game is too long to search; a lost piece within sight is told as far as some plies see, with the line.
#[test]
fn what_a_move_has_lost_is_told_as_far_as_some_plies_see() {
    let board = r#"Othello(board: ["........", "........", "...O....", "...OX...", "...XO...", "........", "........", "........"], to_move: X)"#;
    let text = told(&["--side", "max", "--level", "expert"], board, "e6\nquit\n");
    let is_told = text.contains("plies see") && text.contains("you had");
    assert!(is_told || !text.contains("you had"), "{text}");
    assert!(!told(&["--side", "max", "--no-verdict"], board, "e6\nquit\n").contains("you had"));
}
