//! The sentences for the errors of a position file: what was found and what is expected.
//!
//! The sentences contain neither the name of the file nor the line and column, which the caller puts in front.

use super::message_args::{algorithm_name, yes_or_no};
use super::tree_notations::notation_name;
use super::{MessageArg, Words};
use crate::file::notation::{MAX_NODES, NotationErrorKind, TreeNotation};
use crate::file::{
    CountError, Diagnostic, DiagnosticKind, Expected, LectureError, LinkError, LoadError, MAX_BYTES, MAX_ENTRIES,
    MAX_MOVES, TextKind, TextTooLong, TilesError, Unexpected,
};
use poda_core::document::{MissingEstimates, Unsearchable};
use poda_core::game::marks::Mark;
use poda_core::game::players::MIN_PLAYERS;
use poda_core::game::tree::editing::EditError;
use poda_core::game::tree::{MAX_WEIGHT, TreeFault, max_levels};
use poda_core::score::{Interval, MAX_PLAYERS, Window};
use poda_core::search::mcts::Unsampleable;
use poda_core::text::Excerpt;

/// Returns a sentence for every diagnostic of an error, followed by one with the number of further diagnostics, if there
/// are any.
pub fn sentences(words: &Words, error: &LoadError) -> Vec<String> {
    placed_sentences(words, error).into_iter().map(|(_, sentence)| sentence).collect()
}

/// Returns the same sentences, each with its line and column. The sentence with the number of further diagnostics has
/// none.
pub fn placed_sentences(words: &Words, error: &LoadError) -> Vec<(Option<(usize, usize)>, String)> {
    let placed = |it: &Diagnostic| (Some((it.line, it.column)), sentence(words, &it.kind));
    let mut placed: Vec<_> = error.diagnostics.iter().map(placed).collect();
    if error.omitted > 0 {
        placed.push((None, words.fill("diagnostic-more", &[("count", error.omitted.into())])));
    }
    placed
}

/// Returns the sentences for the error of a link. The line and column refer to the text in the link.
pub fn link_sentences(words: &Words, error: &LinkError) -> Vec<(Option<(usize, usize)>, String)> {
    let key = match error {
        LinkError::NoTarget => "link-no-target",
        LinkError::Damaged => "link-damaged",
        LinkError::TooLarge => "link-too-large",
        LinkError::NamesFile(name) => {
            let name = (&Excerpt::new(name)).into();
            return vec![(None, words.fill("link-names-file", &[("name", name)]))];
        }
        LinkError::Text(error) => return placed_sentences(words, error),
    };
    vec![(None, words.text(key))]
}

/// Returns the sentence for a link to a lesson that does not exist.
pub fn unknown_lesson_sentence(words: &Words, name: &str, nearest: Option<&str>) -> String {
    let name: MessageArg = (&Excerpt::new(name)).into();
    match nearest {
        Some(nearest) => words.fill("link-unknown-lesson-nearest", &[("name", name), ("nearest", nearest.into())]),
        None => words.fill("link-unknown-lesson", &[("name", name)]),
    }
}

/// Returns the sentence for a link to a lecture that does not exist. `names` are the names of all lectures.
pub fn unknown_lecture_sentence(words: &Words, name: &str, names: &str) -> String {
    words.fill("link-unknown-lecture", &[("name", (&Excerpt::new(name)).into()), ("names", names.into())])
}

/// Returns the reasons why a tree cannot be edited as requested: a sentence for each error that the tree would have.
pub fn edit_error_sentences(words: &Words, error: &EditError) -> Vec<String> {
    match error {
        EditError::Root => vec![words.text("edit-refused-root")],
        EditError::TooManyLevels => {
            vec![words.fill("edit-refused-levels", &[("most", words.number(max_levels() as u64).into())])]
        }
        EditError::OutsideBounds(Interval { low, high }) => {
            vec![words.fill("edit-refused-bounds", &[("low", (*low).into()), ("high", (*high).into())])]
        }
        EditError::Faults(faults) => faults
            .iter()
            .map(|fault| match fault {
                TreeFault::LeafWithoutValue { .. } => words.text("edit-refused-value"),
                TreeFault::NothingCanHappen { .. } => words.text("typed-nothing-can-happen"),
                TreeFault::EmptyName { .. } => words.text("edit-refused-empty"),
                TreeFault::NameTaken { name, .. } => {
                    words.fill("edit-refused-taken", &[("name", (&Excerpt::new(name)).into())])
                }
                TreeFault::NameIsAnId { name, .. } => {
                    words.fill("edit-refused-id", &[("name", (&Excerpt::new(name)).into())])
                }
            })
            .collect(),
    }
}

/// Returns one or two sentences for a diagnostic.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of diagnostic")]
pub fn sentence(words: &Words, kind: &DiagnosticKind) -> String {
    let say = |key, args: &[(&str, MessageArg)]| words.fill(key, args);
    let say_found = |key, found: &Excerpt| words.fill(key, &[("found", found.into())]);
    match kind {
        DiagnosticKind::NotText(byte) => say("diagnostic-not-text", &[("byte", grouped(words, *byte))]),
        DiagnosticKind::Empty => say("diagnostic-empty", &[]),
        DiagnosticKind::TooLong => say("disk-too-long", &[("megabytes", (MAX_BYTES >> 20).into())]),
        DiagnosticKind::UnexpectedEnd(None) => say("diagnostic-end", &[]),
        DiagnosticKind::UnexpectedEnd(Some(open)) => say(
            "diagnostic-end-inside",
            &[
                ("bracket", open.bracket.to_string().into()),
                ("line", grouped(words, open.line)),
                ("column", grouped(words, open.column)),
            ],
        ),
        DiagnosticKind::UnclosedString => say("diagnostic-unclosed-string", &[]),
        DiagnosticKind::UnclosedComment => say("diagnostic-unclosed-comment", &[]),
        DiagnosticKind::ExpectedComma(found) => say_found("diagnostic-expected-comma", found),
        DiagnosticKind::ExpectedColon(found) => say_found("diagnostic-expected-colon", found),
        DiagnosticKind::ExpectedFieldName(found) => say_found("diagnostic-expected-field-name", found),
        DiagnosticKind::ExpectedValue(found) => say_found("diagnostic-expected-value", found),
        DiagnosticKind::BadEscape => say("diagnostic-bad-escape", &[]),
        DiagnosticKind::BadNumber(found) => say_found("diagnostic-bad-number", found),
        DiagnosticKind::NestedTooDeep(limit) => say("diagnostic-nested", &[("limit", grouped(words, *limit))]),
        DiagnosticKind::AfterTheEnd(found) => say_found("diagnostic-after-the-end", found),
        DiagnosticKind::BadName(found) => say_found("diagnostic-bad-name", found),
        DiagnosticKind::SingleQuotes => say("diagnostic-single-quotes", &[]),
        DiagnosticKind::LonelySlash => say("diagnostic-lonely-slash", &[]),
        DiagnosticKind::NoNotation => {
            let notations = TreeNotation::ALL.map(|notation| notation_name(words, notation)).join(", ");
            say("diagnostic-no-notation", &[("notations", notations.into())])
        }
        DiagnosticKind::Syntax(message) => say("diagnostic-syntax", &[("message", message.into())]),
        DiagnosticKind::NoVersion => say("diagnostic-no-version", &[]),
        DiagnosticKind::OtherVersion(found) => say_found("diagnostic-other-version", found),
        DiagnosticKind::UnknownField { found, expected: [] } => say_found("diagnostic-no-fields", found),
        DiagnosticKind::UnknownField { found, expected } => {
            say_choice(words, "diagnostic-unknown-field", found, expected)
        }
        DiagnosticKind::UnknownVariant { found, expected } => {
            say_choice(words, "diagnostic-unknown-word", found, expected)
        }
        DiagnosticKind::UnknownGame { found, expected } => {
            say_choice(words, "diagnostic-unknown-game", found, expected)
        }
        DiagnosticKind::RepeatedField(field) => say("diagnostic-repeated-field", &[("field", (*field).into())]),
        DiagnosticKind::MissingField(field) => say("diagnostic-missing-field", &[("field", (*field).into())]),
        DiagnosticKind::WrongKind { expected, found } => {
            let expected = expected_words(words, expected);
            say("diagnostic-wrong-kind", &[("expected", expected.into()), ("found", found_words(words, found).into())])
        }
        DiagnosticKind::Notation(kind) => notation_error_sentence(words, kind),
        DiagnosticKind::NotANumber => say("diagnostic-nan", &[]),
        DiagnosticKind::NumberTooLarge(found) => say_found("diagnostic-number-too-large", found),
        DiagnosticKind::NotExact(found) => say_found("diagnostic-not-exact", found),
        DiagnosticKind::NotWhole(found) => say_found("diagnostic-not-whole", found),
        DiagnosticKind::NoChildren => say("diagnostic-no-children", &[]),
        DiagnosticKind::ImpossibleCounts => say("diagnostic-impossible-counts", &[]),
        DiagnosticKind::CountAlone { is_visits } => {
            let [count, missing] = if *is_visits { ["n", "w"] } else { ["w", "n"] };
            say("diagnostic-count-alone", &[("count", count.into()), ("missing", missing.into())])
        }
        DiagnosticKind::ValueAndChildren => say("diagnostic-value-and-children", &[]),
        DiagnosticKind::NeitherValueNorChildren => say("diagnostic-neither-value-nor-children", &[]),
        DiagnosticKind::PlayerAtChance => say("diagnostic-player-at-chance", &[]),
        DiagnosticKind::OutsideBounds { bounds: Interval { low, high } } => {
            say("diagnostic-outside-bounds", &[("low", (*low).into()), ("high", (*high).into())])
        }
        DiagnosticKind::EstimateAtLeaf => say("diagnostic-estimate-at-leaf", &[]),
        DiagnosticKind::EmptyName => say("diagnostic-empty-name", &[]),
        DiagnosticKind::NameTaken(name) => say("diagnostic-name-taken", &[("name", name.into())]),
        DiagnosticKind::NameIsAnId(name) => say("diagnostic-name-is-an-id", &[("name", name.into())]),
        DiagnosticKind::TooManyLevels { levels, limit } => {
            say("diagnostic-levels", &[("levels", grouped(words, *levels)), ("limit", grouped(words, *limit))])
        }
        DiagnosticKind::WrongRowCount { rows, expected } => {
            say("diagnostic-rows", &[("rows", (*rows).into()), ("expected", (*expected).into())])
        }
        DiagnosticKind::WrongRow { found, expected } => {
            say("diagnostic-row", &[("found", found.into()), ("expected", (*expected).into())])
        }
        DiagnosticKind::WrongRowOfThree { found, expected } => {
            say("diagnostic-row-of-three", &[("found", found.into()), ("expected", (*expected).into())])
        }
        DiagnosticKind::NoGameOfThree => say("diagnostic-no-game-of-three", &[]),
        DiagnosticKind::WrongSize { found, max: None } => say_found("diagnostic-size", found),
        DiagnosticKind::WrongSize { found, max: Some(max) } => {
            say("diagnostic-size-limited", &[("found", found.into()), ("most", (*max).into())])
        }
        DiagnosticKind::Floating(column) => say("diagnostic-floating", &[("column", column.to_string().into())]),
        DiagnosticKind::NotACell(found) => say_found("diagnostic-not-a-cell", found),
        DiagnosticKind::RepeatedCell(cell) => say("diagnostic-repeated-cell", &[("cell", cell.to_string().into())]),
        DiagnosticKind::MissingCells(missing) => {
            let cells: Vec<_> = missing.iter().map(u8::to_string).collect();
            say("diagnostic-missing-cells", &[("count", cells.len().into()), ("cells", cells.join(", ").into())])
        }
        DiagnosticKind::WrongCounts { x, o } => {
            say("diagnostic-counts", &[("x", u64::from(*x).into()), ("o", u64::from(*o).into())])
        }
        DiagnosticKind::NotToMove { given, by_counts } => {
            say("diagnostic-not-to-move", &[("given", given.into()), ("mover", by_counts.into())])
        }
        DiagnosticKind::BothHaveALine => say("diagnostic-both-lines", &[]),
        DiagnosticKind::MovedAfterTheEnd(winner) => {
            say("diagnostic-moved-after-the-end", &[("winner", winner.into()), ("other", (&winner.other()).into())])
        }
        DiagnosticKind::Lecture(error) => lecture_sentence(words, error),
        DiagnosticKind::ExamPlan => words.text("diagnostic-exam-plan"),
        DiagnosticKind::NotOneSource => words.text("diagnostic-exam-source"),
        DiagnosticKind::Count(error) => count_sentence(words, error),
        DiagnosticKind::Tiles(TilesError::WrongSize) => say("diagnostic-tiles-size", &[]),
        DiagnosticKind::Tiles(TilesError::NotATile { found, max }) => {
            say("diagnostic-tile", &[("found", found.into()), ("most", max.to_string().into())])
        }
        DiagnosticKind::Tiles(TilesError::NoRoom) => say("diagnostic-tiles-no-room", &[]),
        DiagnosticKind::NotAWeight(found) => say_found("diagnostic-not-a-weight", found),
        DiagnosticKind::TooGreat { found, max } => {
            say("diagnostic-too-great", &[("found", found.into()), ("most", (*max).into())])
        }
        DiagnosticKind::NotADistance { found, zero } => {
            say("diagnostic-distance", &[("found", found.into()), ("zero", yes_or_no(*zero))])
        }
        DiagnosticKind::EmptyBounds { low, high } => {
            say("diagnostic-empty-bounds", &[("low", (*low).into()), ("high", (*high).into())])
        }
        DiagnosticKind::ClosedWindow { alpha, beta } => {
            say("diagnostic-closed-window", &[("alpha", (*alpha).into()), ("beta", (*beta).into())])
        }
        DiagnosticKind::IllegalMove { number, found, legal } => say(
            "diagnostic-illegal-move",
            &[("number", grouped(words, *number)), ("found", found.into()), ("legal", legal.into())],
        ),
        DiagnosticKind::MoveAfterTheEnd { number, found } => {
            let played = number.saturating_sub(1);
            say("diagnostic-move-after-the-end", &[("found", found.into()), ("count", played.into())])
        }
        DiagnosticKind::NotALeafValue { found, max } => {
            let max = words.number(u64::from(*max));
            say("diagnostic-leaf-value", &[("found", found.into()), ("most", max.into())])
        }
        DiagnosticKind::TextTooLong(too_long) => too_long_sentence(words, *too_long),
        DiagnosticKind::TooManyMoves(count) => {
            say("diagnostic-too-many-moves", &[("count", grouped(words, *count)), ("most", grouped(words, MAX_MOVES))])
        }
        DiagnosticKind::ReversedRange => say("diagnostic-reversed-range", &[]),
        DiagnosticKind::NoQuestionKinds => say("diagnostic-no-question-kinds", &[]),
        DiagnosticKind::NotWithChance => say("diagnostic-not-with-chance", &[]),
        DiagnosticKind::RoundsWithoutTree => say("diagnostic-rounds-without-tree", &[]),
        DiagnosticKind::RepeatedQuestionKind(kind) => {
            say("diagnostic-repeated-question-kind", &[("kind", (*kind).into())])
        }
        DiagnosticKind::PlayerCount(count) => player_count_sentence(words, *count),
        DiagnosticKind::EmptyPlayerName => say("diagnostic-empty-player-name", &[]),
        DiagnosticKind::PlayerNameTaken(found) => say_found("diagnostic-player-name-taken", found),
        DiagnosticKind::PlayerNamedChance(found) => say_found("diagnostic-player-named-chance", found),
        DiagnosticKind::NoSuchPlayer { found, players } => {
            say("diagnostic-no-such-player", &[("found", found.into()), ("players", players.into())])
        }
        DiagnosticKind::VectorLength { length, players } => {
            say("diagnostic-vector-length", &[("length", (*length).into()), ("players", (*players).into())])
        }
        DiagnosticKind::NotFinite(found) => say_found("diagnostic-not-finite", found),
        DiagnosticKind::NotWithPlayers => say("diagnostic-not-with-players", &[]),
        DiagnosticKind::SeveralPlayers => say("diagnostic-several-players", &[]),
        DiagnosticKind::NoEstimate(missing) => missing_estimates_sentence(words, missing),
        DiagnosticKind::Unsearchable(reason) => unsearchable_sentence(words, *reason),
        DiagnosticKind::Mcts => say("diagnostic-mcts", &[]),
    }
}

fn player_count_sentence(words: &Words, count: usize) -> String {
    let range = [("least", MIN_PLAYERS.into()), ("most", MAX_PLAYERS.into())];
    words.fill("diagnostic-player-count", &[&[("count", count.into())][..], &range].concat())
}

/// Returns a sentence that says why a search cannot be applied to a position, and which one can.
pub fn unsearchable_sentence(words: &Words, reason: Unsearchable) -> String {
    match reason {
        Unsearchable::Chance(algorithm) => words.fill(
            "diagnostic-algorithm-without-chance",
            &[
                ("algorithm", algorithm_name(words, algorithm).into()),
                ("players", yes_or_no(algorithm.properties().multi_player.is_some())),
            ],
        ),
        Unsearchable::Window { window: Window { alpha, beta }, bounds: Interval { low, high } } => words.fill(
            "diagnostic-window-outside-bounds",
            &[("alpha", alpha.into()), ("beta", beta.into()), ("low", low.into()), ("high", high.into())],
        ),
        Unsearchable::SeveralPlayers(algorithm) => {
            words.fill("diagnostic-algorithm-for-two-sides", &[("algorithm", algorithm_name(words, algorithm).into())])
        }
        Unsearchable::TwoSides(algorithm) => {
            words.fill("diagnostic-algorithm-for-players", &[("algorithm", algorithm_name(words, algorithm).into())])
        }
        Unsearchable::Sum { set, greatest } => {
            words.fill("diagnostic-sum-exceeded", &[("sum", set.into()), ("greatest", greatest.into())])
        }
        Unsearchable::FloorCount { floors, players } => {
            words.fill("diagnostic-floor-count", &[("count", floors.into()), ("players", players.into())])
        }
        Unsearchable::Floor { set, least, player } => words.fill(
            "diagnostic-below-floor",
            &[("floor", set.into()), ("least", least.into()), ("player", player.into())],
        ),
        Unsearchable::Sampled(Unsampleable::SeveralPlayers) => words.text("diagnostic-mcts-of-players"),
        Unsearchable::Sampled(Unsampleable::Unbounded) => words.text("diagnostic-mcts-unbounded"),
        Unsearchable::Sampled(Unsampleable::TooLarge) => words.text("diagnostic-mcts-too-large"),
    }
}

/// Returns the sentence for a text that is too long.
pub fn too_long_sentence(words: &Words, TextTooLong { kind, chars }: TextTooLong) -> String {
    let args =
        [("text", kind.name().into()), ("count", grouped(words, chars)), ("most", grouped(words, kind.max_chars()))];
    words.fill("diagnostic-text-too-long", &args)
}

/// Returns the sentence below a field in which a text of a kind is as long as it may be.
pub fn full_field_sentence(words: &Words, kind: TextKind) -> String {
    words.fill("typed-field-full", &[("most", grouped(words, kind.max_chars()))])
}

/// Returns the sentence for a search whose depth limit is reached at nodes without an estimate.
pub fn missing_estimates_sentence(words: &Words, missing: &MissingEstimates) -> String {
    let MissingEstimates { depth, nodes, count } = missing;
    let args = [("depth", grouped(words, *depth)), ("nodes", nodes.into()), ("count", (*count).into())];
    words.fill("diagnostic-no-estimate", &args)
}

/// Returns a number with separators between thousands. It does not select a plural form.
fn grouped(words: &Words, number: usize) -> MessageArg {
    MessageArg::Text(words.number(number as u64))
}

impl From<&Excerpt> for MessageArg {
    fn from(quote: &Excerpt) -> Self {
        quote.as_str().into()
    }
}

impl From<&Mark> for MessageArg {
    fn from(mark: &Mark) -> Self {
        mark.letter().to_string().into()
    }
}

/// Returns the sentence for text that is not one of several valid words.
fn say_choice(words: &Words, key: &str, found: &Excerpt, expected: &[&str]) -> String {
    words.fill(key, &[("found", found.into()), ("expected", one_of(words, expected).into())])
}

/// Returns "one of `a`, `b`, `c`", or a single choice alone.
fn one_of(words: &Words, choices: &[&str]) -> String {
    let choices_listed = listed(choices);
    if choices.len() == 1 {
        choices_listed
    } else {
        words.fill("diagnostic-one-of", &[("choices", choices_listed.into())])
    }
}

/// Returns "`a`, `b`, `c`".
fn listed(choices: &[&str]) -> String {
    choices.iter().map(|choice| format!("`{choice}`")).collect::<Vec<_>>().join(", ")
}

fn expected_words(words: &Words, expected: &Expected) -> String {
    match expected {
        Expected::Node => words.text("diagnostic-expected-node"),
        Expected::NodeOfPlayers => words.text("diagnostic-expected-node-of-players"),
        Expected::Players => words.text("diagnostic-expected-players"),
        Expected::Children => words.text("diagnostic-expected-children"),
        Expected::Number => words.text("diagnostic-expected-number"),
        Expected::Share => words.text("diagnostic-expected-share"),
        Expected::Weight => words.text("diagnostic-expected-weight"),
        Expected::Whole => words.text("diagnostic-expected-whole"),
        Expected::Boolean => one_of(words, &["true", "false"]),
        Expected::String => words.text("diagnostic-expected-string"),
        Expected::Text => words.text("diagnostic-expected-text"),
        Expected::Game => words.text("diagnostic-expected-game"),
        Expected::Fields([]) => words.text("diagnostic-expected-no-fields"),
        Expected::Fields(names) => words.fill("diagnostic-expected-fields", &[("fields", listed(names).into())]),
        Expected::OneOf(choices) => one_of(words, choices),
        Expected::Window => words.text("diagnostic-expected-window"),
        Expected::Rows => words.text("diagnostic-expected-rows"),
        Expected::Cells => words.text("diagnostic-expected-cells"),
        Expected::Scores => words.text("diagnostic-expected-scores"),
        Expected::Tiles => words.text("diagnostic-expected-tiles"),
        Expected::Counts => words.text("diagnostic-expected-counts"),
        Expected::Pits => words.text("diagnostic-expected-pits"),
        Expected::Tokens => words.text("diagnostic-expected-tokens"),
        Expected::Moves => words.text("diagnostic-expected-moves"),
        Expected::Move => words.text("diagnostic-expected-move"),
        Expected::LectureEntries => words.text("diagnostic-expected-lecture-entries"),
        Expected::ExamEntries => words.text("diagnostic-expected-exam-entries"),
        Expected::LecturePanels => words.text("diagnostic-expected-lecture-panels"),
        Expected::Steps => words.text("diagnostic-expected-steps"),
        Expected::Bookmarks => words.text("diagnostic-expected-bookmarks"),
        Expected::QuestionKinds => words.text("diagnostic-expected-question-kinds"),
        Expected::Questions => words.text("diagnostic-expected-questions"),
        Expected::Range => words.text("diagnostic-expected-range"),
        Expected::WishedGame => words.text("diagnostic-expected-wished-game"),
    }
}

fn found_words(words: &Words, found: &Unexpected) -> String {
    let quoted = |key, quote: &Excerpt| words.fill(key, &[("found", quote.into())]);
    match found {
        Unexpected::Number(quote) => quoted("diagnostic-found-number", quote),
        Unexpected::String(quote) => quoted("diagnostic-found-string", quote),
        Unexpected::Word(quote) => quoted("diagnostic-found-word", quote),
        Unexpected::Quoted(quote) => quoted("diagnostic-found-quoted", quote),
        Unexpected::Named(quote) => quoted("diagnostic-found-named", quote),
        Unexpected::Optional(quote) => quoted("diagnostic-found-optional", quote),
        Unexpected::List => words.text("diagnostic-found-list"),
        Unexpected::Fields => words.text("diagnostic-found-fields"),
        Unexpected::Tuple => words.text("diagnostic-found-tuple"),
        Unexpected::Map => words.text("diagnostic-found-map"),
    }
}

fn count_sentence(words: &Words, fault: &CountError) -> String {
    let number = |number: usize| words.number(number as u64).into();
    match fault {
        CountError::TooLarge { found, max } => {
            let max = words.number(u64::from(*max));
            words.fill("diagnostic-count-too-large", &[("found", found.into()), ("most", max.into())])
        }
        CountError::WrongLength { length, max } => {
            words.fill("diagnostic-count-length", &[("length", (*length).into()), ("most", number(*max))])
        }
        CountError::UnequalSides { south, north } => {
            words.fill("diagnostic-count-sides", &[("south", (*south).into()), ("north", (*north).into())])
        }
        CountError::NoSuchToken(found) => words.fill("diagnostic-count-token", &[("found", found.into())]),
        CountError::TooManyTokens { tokens, max } => {
            words.fill("diagnostic-count-tokens", &[("tokens", number(*tokens)), ("most", number(*max))])
        }
        CountError::TooManyOrders(max) => words.fill("diagnostic-count-orders", &[("most", number(*max))]),
    }
}

fn lecture_sentence(words: &Words, error: &LectureError) -> String {
    match error {
        LectureError::NotAPosition => words.text("diagnostic-lecture-not-a-position"),
        LectureError::WithGame => words.text("diagnostic-lecture-with-game"),
        LectureError::FieldOfAPosition(field) => words.fill("diagnostic-lecture-field", &[("field", (*field).into())]),
        LectureError::Empty => words.text("diagnostic-lecture-empty"),
        LectureError::TooManyEntries(count) => {
            let args =
                [("count", words.number(*count as u64).into()), ("most", words.number(MAX_ENTRIES as u64).into())];
            words.fill("diagnostic-lecture-too-many-entries", &args)
        }
        LectureError::SeveralSources => words.text("diagnostic-lecture-several-sources"),
        LectureError::NoSource => words.text("diagnostic-lecture-no-source"),
        LectureError::FieldOfATree(field) => {
            words.fill("diagnostic-lecture-slide-field", &[("field", (*field).into())])
        }
        LectureError::EmptySlide => words.text("diagnostic-lecture-empty-slide"),
        LectureError::UnknownLesson { found, nearest: None } => {
            words.fill("diagnostic-lecture-unknown-lesson", &[("found", found.into())])
        }
        LectureError::UnknownLesson { found, nearest: Some(nearest) } => {
            let args = [("found", found.into()), ("nearest", (*nearest).into())];
            words.fill("diagnostic-lecture-nearest-lesson", &args)
        }
        LectureError::EmptyPath => words.text("diagnostic-lecture-empty-path"),
    }
}

/// Returns a sentence for the error and what is expected.
pub fn notation_error_sentence(words: &Words, kind: &NotationErrorKind) -> String {
    let quoted = |key: &str, text: &str| words.fill(key, &[("found", (&Excerpt::new(text)).into())]);
    match kind {
        NotationErrorKind::Empty => words.text("tree-empty"),
        NotationErrorKind::Unclosed(bracket) => quoted("typed-unclosed", &bracket.to_string()),
        NotationErrorKind::Unopened(bracket) => quoted("typed-unopened", &bracket.to_string()),
        NotationErrorKind::NoChildren => words.text("typed-no-children"),
        NotationErrorKind::NoValue(name) => quoted("typed-no-value", name),
        NotationErrorKind::Misplaced(sign) => quoted("typed-misplaced", &sign.to_string()),
        NotationErrorKind::TooLarge(number) => quoted("typed-too-large", number),
        NotationErrorKind::NotAWeight(number) => words.fill(
            "typed-not-a-weight",
            &[("found", (*number).into()), ("most", words.number(MAX_WEIGHT.into()).into())],
        ),
        NotationErrorKind::NameTaken(name) => quoted("typed-name-taken", name),
        NotationErrorKind::NameIsAnId(name) => quoted("typed-name-is-an-id", name),
        NotationErrorKind::Uneven { leaves, by } => words.fill(
            "typed-uneven",
            &[
                ("leaves", words.number(*leaves as u64).into()),
                ("count", (*leaves).into()),
                ("by", words.number(*by as u64).into()),
            ],
        ),
        NotationErrorKind::Indentation => words.text("typed-indentation"),
        NotationErrorKind::TextTooLong(too_long) => too_long_sentence(words, *too_long),
        NotationErrorKind::TooDeep => {
            words.fill("typed-too-deep", &[("most", words.number(max_levels() as u64).into())])
        }
        NotationErrorKind::TooMany => words.fill("typed-too-many", &[("most", words.number(MAX_NODES as u64).into())]),
        NotationErrorKind::LeavesAlone(leaves) => words.fill("typed-leaves-alone", &[("count", (*leaves).into())]),
        NotationErrorKind::Ends(expected) => words.fill("typed-ends-before", &[("expected", (*expected).into())]),
        NotationErrorKind::Expected { expected: "", found } => quoted("typed-after-the-end", found),
        NotationErrorKind::Expected { expected, found } => {
            let args = [("expected", (*expected).into()), ("found", (&Excerpt::new(found)).into())];
            words.fill("typed-expected", &args)
        }
        NotationErrorKind::ListsOrForest => words.text("typed-lists-or-forest"),
        NotationErrorKind::TwoNumbers(label) => quoted("typed-two-numbers", label),
        NotationErrorKind::LengthAtInner(length) => quoted("typed-length-at-inner", length),
        NotationErrorKind::UnknownField(field) => quoted("typed-unknown-field", field),
        NotationErrorKind::WrongField { field, found } => {
            let args = [("field", (*field).into()), ("found", (&Excerpt::new(found)).into())];
            words.fill("typed-wrong-field", &args)
        }
        NotationErrorKind::Contradiction => words.text("typed-contradiction"),
        NotationErrorKind::NotANode(found) => quoted("typed-not-a-node", found),
        NotationErrorKind::SeveralRoots(first, second) => {
            let args = [("first", (&Excerpt::new(first)).into()), ("second", (&Excerpt::new(second)).into())];
            words.fill("typed-several-roots", &args)
        }
        NotationErrorKind::SeveralParents(name) => quoted("typed-several-parents", name),
        NotationErrorKind::Cycle(name) => quoted("typed-cycle", name),
        NotationErrorKind::ThroughLeaf(path) => quoted("typed-through-leaf", path),
        NotationErrorKind::SeveralTrees(count) => words.fill("typed-several-trees", &[("count", (*count).into())]),
        NotationErrorKind::NotFinite(found) => quoted("diagnostic-not-finite", found),
        NotationErrorKind::ExtraCells { cells, headings } => {
            words.fill("typed-extra-cells", &[("cells", (*cells).into()), ("headings", (*headings).into())])
        }
        NotationErrorKind::VectorLength { length, players } => {
            words.fill("diagnostic-vector-length", &[("length", (*length).into()), ("players", (*players).into())])
        }
        NotationErrorKind::NotExtensive => words.text("typed-not-extensive"),
        NotationErrorKind::PlayerCount(count) => player_count_sentence(words, *count),
        NotationErrorKind::EmptyPlayerName => words.text("diagnostic-empty-player-name"),
        NotationErrorKind::PlayerNameTaken(name) => quoted("diagnostic-player-name-taken", name),
        NotationErrorKind::PlayerNamedChance(name) => quoted("diagnostic-player-named-chance", name),
        NotationErrorKind::NoSuchPlayer { found, players } => {
            let [found, players] = [found, players].map(|text| Excerpt::new(text).to_string().into());
            words.fill("diagnostic-no-such-player", &[("found", found), ("players", players)])
        }
        NotationErrorKind::SharedInformationSet { set, player, line } => {
            let number = |number: usize| number.to_string().into();
            let args = [("found", (&Excerpt::new(set)).into()), ("player", number(*player)), ("line", number(*line))];
            words.fill("typed-shared-information-set", &args)
        }
        NotationErrorKind::NoPayoffs(outcome) => quoted("typed-no-payoffs", outcome),
        NotationErrorKind::NotAProbability(number) => {
            words.fill("typed-not-a-probability", &[("found", (*number).into())])
        }
        NotationErrorKind::NoProbability => words.text("typed-no-probability"),
        NotationErrorKind::SecondRest => words.text("typed-second-rest"),
        NotationErrorKind::NothingCanHappen => words.text("typed-nothing-can-happen"),
        NotationErrorKind::Probabilities(sum) => words.fill("typed-probabilities", &[("sum", (*sum).into())]),
        NotationErrorKind::WeightsTooLarge => {
            words.fill("typed-weights-too-large", &[("most", words.number(MAX_WEIGHT.into()).into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::notation::parse;
    use crate::i18n::Language;
    use poda_core::score::Player;

    #[test]
    fn everything_that_can_be_wrong_has_a_sentence_in_both_languages() {
        let deep = "(".repeat(2_000);
        let many = "1 ".repeat(MAX_NODES + 1);
        let wrong = [
            "",
            "(3",
            "3)",
            "(3 ())",
            "(six)",
            "(= 3)",
            "(1e999 2)",
            "{0: 3}",
            "A(B(1) B(2))",
            "(root(1) 2)",
            "1 2 3 by 2",
            "A\n    B 3\n  C 2",
            &deep,
            &many,
        ];
        for words in Language::AUTHORED.map(Words::new) {
            let said: Vec<_> = wrong
                .iter()
                .map(|text| notation_error_sentence(&words, &parse(text, Player::Max, None).unwrap_err().kind))
                .collect();
            let mut different = said.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), wrong.len(), "{said:?}");
            assert!(said[4].contains("six") && said[10].contains('3'), "{said:?}");
        }
    }
}
