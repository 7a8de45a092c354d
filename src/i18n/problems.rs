//! Says what is wrong with a file: for each fault one sentence or two, what was found and what was expected.
//!
//! Names no file and no place: whoever shows a sentence puts those in front.

use super::{Arg, Words, problem_counts};
use crate::file::{Expected, Fault, Found, LoadError, Quote};
use crate::game::marks::Mark;
use crate::game::tree::editing::EditError;
use crate::game::tree::{MAX_LEVELS, TreeFault};

/// What is wrong with a file: a sentence a problem, and a last one if there are more problems than are told.
#[must_use]
pub fn sentences(words: &Words, error: &LoadError) -> Vec<String> {
    placed_sentences(words, error).into_iter().map(|(_, sentence)| sentence).collect()
}

/// The same sentences, each with its line and column; without, for the last one that only counts.
#[must_use]
pub fn placed_sentences(words: &Words, error: &LoadError) -> Vec<(Option<(usize, usize)>, String)> {
    let told = error.problems.iter();
    let mut placed: Vec<_> =
        told.map(|problem| (Some((problem.line, problem.column)), sentence(words, &problem.fault))).collect();
    if error.more > 0 {
        placed.push((None, words.fill("problem-more", &[("count", error.more.into())])));
    }
    placed
}

/// Why a change of a tree cannot be made: a sentence for each thing that would be wrong with it.
#[must_use]
pub fn refusal(words: &Words, refusal: &EditError) -> Vec<String> {
    match refusal {
        EditError::Root => vec![words.text("edit-refused-root")],
        EditError::TooManyLevels => {
            vec![words.fill("edit-refused-levels", &[("most", words.number(MAX_LEVELS as u64).into())])]
        }
        EditError::Faults(faults) => faults
            .iter()
            .map(|fault| match fault {
                TreeFault::LeafWithoutValue { .. } => words.text("edit-refused-value"),
                TreeFault::EmptyName { .. } => words.text("edit-refused-empty"),
                TreeFault::NameTaken { name, .. } => {
                    words.fill("edit-refused-taken", &[("name", (&Quote::of(name)).into())])
                }
                TreeFault::NameIsAnId { name, .. } => {
                    words.fill("edit-refused-id", &[("name", (&Quote::of(name)).into())])
                }
            })
            .collect(),
    }
}

/// What is wrong, in a sentence or two.
#[must_use]
pub fn sentence(words: &Words, fault: &Fault) -> String {
    let say = |key, args: &[(&str, Arg)]| words.fill(key, args);
    let say_found = |key, found: &Quote| words.fill(key, &[("found", found.into())]);
    match fault {
        Fault::NotText { byte } => say("problem-not-text", &[("byte", grouped(words, *byte))]),
        Fault::Empty => say("problem-empty", &[]),
        Fault::UnexpectedEnd { open: None } => say("problem-end", &[]),
        Fault::UnexpectedEnd { open: Some(open) } => say(
            "problem-end-inside",
            &[
                ("bracket", open.bracket.to_string().into()),
                ("line", grouped(words, open.line)),
                ("column", grouped(words, open.column)),
            ],
        ),
        Fault::UnclosedString => say("problem-unclosed-string", &[]),
        Fault::UnclosedComment => say("problem-unclosed-comment", &[]),
        Fault::ExpectedComma { found } => say_found("problem-expected-comma", found),
        Fault::ExpectedColon { found } => say_found("problem-expected-colon", found),
        Fault::ExpectedFieldName { found } => say_found("problem-expected-field-name", found),
        Fault::ExpectedValue { found } => say_found("problem-expected-value", found),
        Fault::BadEscape => say("problem-bad-escape", &[]),
        Fault::BadNumber { found } => say_found("problem-bad-number", found),
        Fault::NestedTooDeep { limit } => say("problem-nested", &[("limit", grouped(words, *limit))]),
        Fault::AfterTheEnd { found } => say_found("problem-after-the-end", found),
        Fault::BadName { found } => say_found("problem-bad-name", found),
        Fault::SingleQuotes => say("problem-single-quotes", &[]),
        Fault::LonelySlash => say("problem-lonely-slash", &[]),
        Fault::Syntax { message } => say("problem-syntax", &[("message", message.into())]),
        Fault::NoVersion => say("problem-no-version", &[]),
        Fault::OtherVersion { found } => say_found("problem-other-version", found),
        Fault::UnknownField { found, expected } => say_choice(words, "problem-unknown-field", found, expected),
        Fault::UnknownWord { found, expected } => say_choice(words, "problem-unknown-word", found, expected),
        Fault::UnknownGame { found, expected } => say_choice(words, "problem-unknown-game", found, expected),
        Fault::RepeatedField { field } => say("problem-repeated-field", &[("field", (*field).into())]),
        Fault::MissingField { field } => say("problem-missing-field", &[("field", (*field).into())]),
        Fault::WrongKind { expected, found } => {
            let expected = expected_words(words, expected);
            say("problem-wrong-kind", &[("expected", expected.into()), ("found", found_words(words, found).into())])
        }
        meaning => of_meaning(words, meaning),
    }
}

/// The sentence for a fault of meaning.
fn of_meaning(words: &Words, fault: &Fault) -> String {
    let say = |key, args: &[(&str, Arg)]| words.fill(key, args);
    let say_found = |key, found: &Quote| words.fill(key, &[("found", found.into())]);
    match fault {
        Fault::NotANumber => say("problem-nan", &[]),
        Fault::NumberTooLarge { found } => say_found("problem-number-too-large", found),
        Fault::NotWhole { found } => say_found("problem-not-whole", found),
        Fault::NoChildren => say("problem-no-children", &[]),
        Fault::ValueAndChildren => say("problem-value-and-children", &[]),
        Fault::NeitherValueNorChildren => say("problem-neither-value-nor-children", &[]),
        Fault::EstimateAtLeaf => say("problem-estimate-at-leaf", &[]),
        Fault::EmptyName => say("problem-empty-name", &[]),
        Fault::NameTaken { name } => say("problem-name-taken", &[("name", name.into())]),
        Fault::NameIsAnId { name } => say("problem-name-is-an-id", &[("name", name.into())]),
        Fault::TooManyLevels { levels, limit } => {
            say("problem-levels", &[("levels", grouped(words, *levels)), ("limit", grouped(words, *limit))])
        }
        Fault::WrongRowCount { rows, expected } => {
            say("problem-rows", &[("rows", (*rows).into()), ("expected", (*expected).into())])
        }
        Fault::WrongRow { found, expected } => {
            say("problem-row", &[("found", found.into()), ("expected", (*expected).into())])
        }
        Fault::WrongSize { found, most: None } => say_found("problem-size", found),
        Fault::WrongSize { found, most: Some(most) } => {
            say("problem-size-limited", &[("found", found.into()), ("most", (*most).into())])
        }
        Fault::Floating { column } => say("problem-floating", &[("column", column.to_string().into())]),
        Fault::NotACell { found } => say_found("problem-not-a-cell", found),
        Fault::RepeatedCell { cell } => say("problem-repeated-cell", &[("cell", cell.to_string().into())]),
        Fault::MissingCells { missing } => {
            let cells: Vec<_> = missing.iter().map(u8::to_string).collect();
            say("problem-missing-cells", &[("count", cells.len().into()), ("cells", cells.join(", ").into())])
        }
        Fault::WrongCounts { x, o } => {
            say("problem-counts", &[("x", u64::from(*x).into()), ("o", u64::from(*o).into())])
        }
        Fault::NotToMove { given, by_counts } => {
            say("problem-not-to-move", &[("given", given.into()), ("mover", by_counts.into())])
        }
        Fault::BothHaveALine => say("problem-both-lines", &[]),
        Fault::MovedAfterTheEnd { winner } => {
            say("problem-moved-after-the-end", &[("winner", winner.into()), ("other", (&winner.other()).into())])
        }
        Fault::Count(fault) => problem_counts::sentence(words, fault),
        Fault::NotAWeight { found } => say_found("problem-not-a-weight", found),
        Fault::TooGreat { found, most } => {
            say("problem-too-great", &[("found", found.into()), ("most", (*most).into())])
        }
        Fault::NotADistance { found, zero } => {
            say("problem-distance", &[("found", found.into()), ("zero", if *zero { "yes" } else { "no" }.into())])
        }
        Fault::ClosedWindow { alpha, beta } => {
            say("problem-closed-window", &[("alpha", (*alpha).into()), ("beta", (*beta).into())])
        }
        Fault::IllegalMove { number, found, legal } => say(
            "problem-illegal-move",
            &[("number", grouped(words, *number)), ("found", found.into()), ("legal", legal.into())],
        ),
        Fault::MoveAfterTheEnd { number, found } => {
            let played = number.saturating_sub(1);
            say("problem-move-after-the-end", &[("found", found.into()), ("count", played.into())])
        }
        Fault::NoEstimate { depth, nodes, count } => say(
            "problem-no-estimate",
            &[("depth", grouped(words, *depth)), ("nodes", nodes.into()), ("count", (*count).into())],
        ),
        other => unreachable!("{other:?} is a fault of syntax or type"),
    }
}

/// A number that is only read, not counted by.
fn grouped(words: &Words, number: usize) -> Arg {
    Arg::Text(words.number(number as u64))
}

impl From<&Quote> for Arg {
    fn from(quote: &Quote) -> Self {
        quote.as_str().into()
    }
}

impl From<&Mark> for Arg {
    fn from(mark: &Mark) -> Self {
        mark.letter().to_string().into()
    }
}

/// A sentence about something that is none of those expected.
fn say_choice(words: &Words, key: &str, found: &Quote, expected: &[&str]) -> String {
    words.fill(key, &[("found", found.into()), ("expected", one_of(words, expected).into())])
}

/// "one of `a`, `b`, `c`", or just the one.
fn one_of(words: &Words, choices: &[&str]) -> String {
    let choices_listed = listed(choices);
    if choices.len() == 1 {
        choices_listed
    } else {
        words.fill("problem-one-of", &[("choices", choices_listed.into())])
    }
}

/// "`a`, `b`, `c`".
fn listed(choices: &[&str]) -> String {
    choices.iter().map(|choice| format!("`{choice}`")).collect::<Vec<_>>().join(", ")
}

fn expected_words(words: &Words, expected: &Expected) -> String {
    match expected {
        Expected::Node => words.text("problem-expected-node"),
        Expected::Children => words.text("problem-expected-children"),
        Expected::Number => words.text("problem-expected-number"),
        Expected::Weight => words.text("problem-expected-weight"),
        Expected::Whole => words.text("problem-expected-whole"),
        Expected::Boolean => one_of(words, &["true", "false"]),
        Expected::String => words.text("problem-expected-string"),
        Expected::Text => words.text("problem-expected-text"),
        Expected::Game => words.text("problem-expected-game"),
        Expected::Fields(names) => words.fill("problem-expected-fields", &[("fields", listed(names).into())]),
        Expected::OneOf(choices) => one_of(words, choices),
        Expected::Window => words.text("problem-expected-window"),
        Expected::Rows => words.text("problem-expected-rows"),
        Expected::Cells => words.text("problem-expected-cells"),
        Expected::Counts => words.text("problem-expected-counts"),
        Expected::Pits => words.text("problem-expected-pits"),
        Expected::Tokens => words.text("problem-expected-tokens"),
        Expected::Moves => words.text("problem-expected-moves"),
        Expected::Move => words.text("problem-expected-move"),
        Expected::Bookmarks => words.text("problem-expected-bookmarks"),
    }
}

fn found_words(words: &Words, found: &Found) -> String {
    let quoted = |key, quote: &Quote| words.fill(key, &[("found", quote.into())]);
    match found {
        Found::Number(quote) => quoted("problem-found-number", quote),
        Found::String(quote) => quoted("problem-found-string", quote),
        Found::Word(quote) => quoted("problem-found-word", quote),
        Found::Quoted(quote) => quoted("problem-found-quoted", quote),
        Found::Named(quote) => quoted("problem-found-named", quote),
        Found::Optional(quote) => quoted("problem-found-optional", quote),
        Found::List => words.text("problem-found-list"),
        Found::Fields => words.text("problem-found-fields"),
        Found::Tuple => words.text("problem-found-tuple"),
        Found::Map => words.text("problem-found-map"),
        Found::Nothing => words.text("problem-found-nothing"),
    }
}
