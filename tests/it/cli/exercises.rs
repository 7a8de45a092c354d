//! `poda practice --generate`: a position file on standard output, what it contains on standard error, and refusals.

use crate::cli::program::{program, text};
use poda::file::load;
use serde_json::Value;
use std::process::Output;

fn generate(flags: &[&str]) -> Output {
    program(&["practice", "--lang", "en", "--generate"]).args(flags).output().unwrap()
}

#[test]
fn a_generated_exercise_is_a_position_file() {
    let flags = ["--seed", "42", "--depth", "2", "--branching", "3", "--attempts", "1", "--kinds", "cut"];
    let output = generate(&flags);
    assert!(output.status.success());
    let printed = text(&output.stdout);
    assert!(load(printed.as_bytes()).is_ok(), "{printed}");
    assert!(printed.contains("en: \"Exercise 42\"") && printed.contains("es: \"Ejercicio 42\""), "{printed}");
    assert!(printed.contains("kinds: [Cut],") && printed.contains("attempts: 1"), "{printed}");
    let said: Vec<_> = text(&output.stderr).lines().collect();
    assert_eq!(said[..2], ["Seed 42.", "1 shallow cutoff prunes a branch or more."]);
    assert_eq!(generate(&flags).stdout, output.stdout, "the same seed gives the same exercise");
}

#[test]
fn a_seed_that_is_chosen_is_shown_and_can_be_typed_again() {
    let output = generate(&["--game", "kalah"]);
    let said = text(&output.stderr).lines().next().unwrap().to_owned();
    let seed = said.strip_prefix("Seed ").and_then(|rest| rest.strip_suffix('.')).unwrap();
    assert!(text(&output.stdout).contains(&format!("seed: {seed},")), "{said}");
    assert_eq!(generate(&["--game", "kalah", "--seed", seed]).stdout, output.stdout);
}

#[test]
fn json_holds_the_seed_the_contents_and_the_position() {
    let flags =
        ["--json", "--seed", "7", "--branching", "2", "--depth", "4", "--wish", "shallow=2..2,deep=1,careful-root"];
    let output = generate(&flags);
    let line: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&line["seed"], &line["contents"]["shallow"]), (&Value::from(7), &Value::from(2)));
    assert!(Some(1) <= line["contents"]["deep"].as_u64());
    assert_eq!(line["contents"]["careful_root"], Value::from(true));
    for count in ["equal", "at_last_child", "saves_subtree", "ties"] {
        assert!(line["contents"][count].is_u64(), "{count}");
    }
    assert!(load(line["position"].as_str().unwrap().as_bytes()).is_ok());
}

#[test]
fn impossible_wishes_are_said_to_be_so_with_what_is_possible() {
    for (flags, said) in [
        (&["--depth", "3", "--wish", "deep=1"][..], "A deep cutoff needs at least 4 plies; the depth is 3."),
        (&["--depth", "9"], "For `depth` a whole number from 1 to 8 is possible."),
        (&["--game", "kalah", "--size", "21x4"], "For `pits` a whole number from 1 to 20 is possible."),
        (
            &["--game", "connect-four", "--size", "3x3x4"],
            "A line of 4 does not fit on this board; the longest that fits has 3.",
        ),
        (
            &["--algorithm", "minimax", "--wish", "shallow"],
            "Minimax and negamax prune nothing; cutoffs need alpha-beta or negamax with alpha-beta.",
        ),
        (
            &["--algorithm", "mtdf"],
            "Only minimax, alpha-beta and their negamax forms are carried out by hand; choose one of these.",
        ),
    ] {
        let output = generate(flags);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""), "{flags:?}");
        assert_eq!(text(&output.stderr), format!("{said}\n"), "{flags:?}");
    }
}

#[test]
fn wrong_flags_are_refused() {
    for flags in
        [&["--wish", "deeper=1"][..], &["--branching", "0"], &["--range", "3..2"], &["--size", "x"], &["a.ron"]]
    {
        assert_eq!(generate(flags).status.code(), Some(2), "{flags:?}");
    }
    let alone = program(&["practice", "--seed", "1"]).output().unwrap();
    assert_eq!(alone.status.code(), Some(2));
}

#[test]
fn without_wishes_there_is_a_cutoff_where_there_can_be_one() {
    assert!(text(&generate(&["--seed", "1"]).stdout).contains("shallow: 1"));
    for flags in [&["--algorithm", "minimax"][..], &["--depth", "1"], &["--wish", ""]] {
        let output = generate(&[&["--seed", "1"], flags].concat());
        assert!(output.status.success() && !text(&output.stdout).contains("shallow"), "{flags:?}");
    }
}
