//! How a document is practiced on, and the wishes that an exercise was generated for: parsing and writing.

use super::counts::{parse_at_most, parse_size};
use super::diagnostic::{DiagnosticKind, Expected};
use super::parser::Parser;
use super::schema::{
    ALGORITHMS, ALGORITHMS_BY_HAND, CUTS, EVENNESSES, EXERCISES, FAILS, PLAYERS, PRACTICE, QUESTION, QUESTION_KINDS,
    TIES, WISHED_CONNECT_FOUR, WISHED_GAMES, WISHED_KALAH, WISHED_NIM, WISHED_TIC_TAC_TOE, WISHED_TREE, WISHES,
    variant_name,
};
use super::writer::{ExplicitFields, FieldWriter, INDENT, format_lines};
use poda_core::document::practice::{Attempts, ChosenQuestion, Exercise};
use poda_core::document::wishes::{CountRange, NumberRange, TreeWishes, WishedGame, Wishes};
use poda_core::document::{Practice, QuestionKind, QuestionKinds};
use poda_core::score::Score;
use poda_core::text::Excerpt;
use poda_core::trace::TimelineStep;
use std::fmt::Display;

/// Parses the fields of `practice`. What is wrong with them is reported, and replaced by its default.
pub(super) fn parse(parser: &mut Parser) -> Option<Practice> {
    let mut fields = parser.begin_fields(PRACTICE, Expected::Fields(PRACTICE))?;
    let mut practice = Practice::default();
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "exercise" => practice.exercise = parser.variant(EXERCISES).unwrap_or_default(),
            "kinds" => practice.kinds = parse_kinds(parser).unwrap_or_default(),
            "attempts" => practice.attempts = parse_attempts(parser).unwrap_or_default(),
            "hide_values" => practice.hide_values = parser.boolean().unwrap_or_default(),
            "questions" => practice.questions = parser.list(Expected::Questions, parse_question),
            "seed" => practice.seed = parser.unsigned(),
            "wishes" => practice.wishes = parse_wishes(parser),
            other => unreachable!("{other} is not a field of practice"),
        }
    }
    Some(practice)
}

fn parse_kinds(parser: &mut Parser) -> Option<QuestionKinds> {
    let mut list = parser.begin_list(Expected::QuestionKinds)?;
    let mut kinds = QuestionKinds::NONE;
    while parser.next_element(&mut list) {
        let offset = parser.offset();
        let Some(kind) = parser.variant(QUESTION_KINDS) else { continue };
        if kinds.contains(kind) {
            let kind = variant_name(QUESTION_KINDS, &kind);
            parser.report(offset, DiagnosticKind::RepeatedQuestionKind(kind));
        }
        kinds = kinds.with(kind);
    }
    if list.length == 0 {
        parser.report(list.offset, DiagnosticKind::NoQuestionKinds);
    }
    Some(kinds)
}

fn parse_attempts(parser: &mut Parser) -> Option<Attempts> {
    let max = Some(Attempts::Two.get());
    parser.converted(Parser::unsigned, Attempts::new, |found| DiagnosticKind::WrongSize { found, max })
}

fn parse_question(parser: &mut Parser) -> Option<ChosenQuestion> {
    let mut fields = parser.begin_fields(QUESTION, Expected::Fields(QUESTION))?;
    let (mut kind, mut step) = (None::<QuestionKind>, None);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "kind" => kind = parser.variant(QUESTION_KINDS),
            "step" => step = parser.unsigned(),
            other => unreachable!("{other} is not a field of a question"),
        }
    }
    for field in QUESTION {
        parser.require_field(&fields, field);
    }
    Some(ChosenQuestion { kind: kind?, step: TimelineStep::new(step?) })
}

/// Returns the text of the fields, for a line that is indented once.
pub(super) fn write(practice: &Practice, explicit: &ExplicitFields<'_>) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.variant("exercise", &practice.exercise, &Exercise::default(), EXERCISES);
    fields.text_unless(practice.kinds == QuestionKinds::default(), "kinds", || {
        let names: Vec<_> = practice.kinds.iter().map(|kind| variant_name(QUESTION_KINDS, &kind)).collect();
        format!("[{}]", names.join(", "))
    });
    fields.display("attempts", &practice.attempts.get(), &Attempts::default().get());
    fields.display("hide_values", &practice.hide_values, &false);
    fields.text_unless(practice.questions.is_empty(), "questions", || {
        let questions: Vec<_> = practice.questions.iter().map(format_question).collect();
        format_lines('[', &questions, ']', 2 * INDENT)
    });
    if let Some(seed) = practice.seed {
        fields.always("seed", &seed.to_string());
    }
    if let Some(wishes) = &practice.wishes {
        fields.always("wishes", &write_wishes(wishes, explicit.inside("wishes"), 2 * INDENT));
    }
    fields.into_block(INDENT)
}

fn format_question(question: &ChosenQuestion) -> String {
    format!("(kind: {}, step: {})", variant_name(QUESTION_KINDS, &question.kind), question.step)
}

/// Parses the fields of `wishes`. What is wrong with them is reported, and replaced by its default.
fn parse_wishes(parser: &mut Parser) -> Option<Wishes> {
    let mut fields = parser.begin_fields(WISHES, Expected::Fields(WISHES))?;
    let mut wishes = Wishes::default();
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "game" => wishes.game = parse_wished_game(parser).unwrap_or_default(),
            "depth" => wishes.depth = parse_size(parser, Some(Wishes::MAX_DEPTH)),
            "algorithm" => wishes.algorithm = parser.variant(ALGORITHMS_BY_HAND).unwrap_or_default(),
            "fail" => wishes.fail = parser.variant(FAILS).unwrap_or_default(),
            "cut_on" => wishes.cut_on = parser.variant(CUTS).unwrap_or_default(),
            "shallow" => wishes.shallow = parse_counts(parser).unwrap_or_default(),
            "deep" => wishes.deep = parse_counts(parser).unwrap_or_default(),
            "equal" => wishes.equal = parse_counts(parser).unwrap_or_default(),
            "saves_subtree" => wishes.saves_subtree = parse_counts(parser).unwrap_or_default(),
            "none_at_last_child" => wishes.none_at_last_child = parser.boolean().unwrap_or_default(),
            "careful_root" => wishes.careful_root = parser.boolean().unwrap_or_default(),
            other => unreachable!("{other} is not a wish"),
        }
    }
    Some(wishes)
}

fn parse_wished_game(parser: &mut Parser) -> Option<WishedGame> {
    let (offset, name) = parser.begin_named(Expected::WishedGame)?;
    match name {
        "Tree" => parse_wished_tree(parser).map(WishedGame::Tree),
        "TicTacToe" => parse_sizes(parser, WISHED_TIC_TAC_TOE, WishedGame::TicTacToe),
        "ConnectFour" => parse_sizes(parser, WISHED_CONNECT_FOUR, WishedGame::CONNECT_FOUR),
        "Kalah" => parse_sizes(parser, WISHED_KALAH, WishedGame::KALAH),
        "Nim" => parse_sizes(parser, WISHED_NIM, WishedGame::NIM),
        other => {
            let kind = DiagnosticKind::UnknownGame { found: Excerpt::new(other), expected: WISHED_GAMES };
            parser.report_schema(offset, kind);
            parser.skip_value();
            None
        }
    }
}

fn parse_wished_tree(parser: &mut Parser) -> Option<TreeWishes> {
    let mut fields = parser.begin_fields(WISHED_TREE, Expected::Fields(WISHED_TREE))?;
    let mut wishes = TreeWishes::default();
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "branching" => {
                let branching = parse_span(parser, |parser| parse_size(parser, Some(TreeWishes::MAX_BRANCHING)));
                wishes.branching = branching.unwrap_or(wishes.branching);
            }
            "values" => wishes.values = parse_span(parser, parse_value).unwrap_or(wishes.values),
            "ties" => wishes.ties = parser.variant(TIES).unwrap_or_default(),
            "evenness" => wishes.evenness = parser.variant(EVENNESSES).unwrap_or_default(),
            "first" => wishes.first = parser.variant(PLAYERS).unwrap_or(wishes.first),
            other => unreachable!("{other} is not a wish for a tree"),
        }
    }
    Some(wishes)
}

/// Parses the sizes of a board game. `game` has the default sizes.
fn parse_sizes(parser: &mut Parser, names: &'static [&'static str], mut game: WishedGame) -> Option<WishedGame> {
    let mut fields = parser.begin_fields(names, Expected::Fields(names))?;
    while let Some(field) = parser.next_field(&mut fields) {
        let sizes = game.sizes_mut();
        let (_, size, max) = sizes.into_iter().find(|(name, ..)| *name == field).expect("every field is a size");
        *size = parse_size(parser, Some(max)).unwrap_or(*size);
    }
    Some(game)
}

fn parse_value(parser: &mut Parser) -> Option<i32> {
    let max = TreeWishes::MAX_VALUE;
    // Every whole number in this range is a number of 32 bits, and its text is that of the number.
    let whole = |value: f64| if value.fract() == 0.0 { value.to_string().parse().ok() } else { None };
    let possible = |score: Score| whole(score.get()).filter(|value| (-max..=max).contains(value));
    parser.converted(Parser::score, possible, |found| DiagnosticKind::NotALeafValue { found, max: max.unsigned_abs() })
}

/// Parses two numbers in parentheses, or one number for both.
fn parse_span<Number: Copy + PartialOrd>(
    parser: &mut Parser,
    parse_number: impl Fn(&mut Parser) -> Option<Number>,
) -> Option<NumberRange<Number>> {
    if parser.is_at_number() {
        return parse_number(parser).map(|number| NumberRange { min: number, max: number });
    }
    let (offset, [min, max]) = parser.pair(Expected::Range, parse_number)?;
    if min <= max {
        return Some(NumberRange { min, max });
    }
    parser.report(offset, DiagnosticKind::ReversedRange);
    None
}

/// Parses the least number of something, or the least and the greatest.
fn parse_counts(parser: &mut Parser) -> Option<CountRange> {
    let is_least = parser.is_at_number();
    let NumberRange { min, max } = parse_span(parser, |parser| parse_at_most(parser, CountRange::MAX))?;
    Some(CountRange { min, max: (!is_least).then_some(max) })
}

/// Returns the text of the fields, for a line that is indented by `indent` spaces.
fn write_wishes(wishes: &Wishes, explicit: &ExplicitFields<'_>, indent: usize) -> String {
    let default = Wishes::default();
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(wishes.game == default.game, "game", || write_wished_game(wishes.game, explicit.inside("game")));
    if let Some(depth) = wishes.depth {
        fields.always("depth", &depth.to_string());
    }
    fields.variant("algorithm", &wishes.algorithm, &default.algorithm, ALGORITHMS);
    fields.variant("fail", &wishes.fail, &default.fail, FAILS);
    fields.variant("cut_on", &wishes.cut_on, &default.cut_on, CUTS);
    for (name, counts) in [
        ("shallow", wishes.shallow),
        ("deep", wishes.deep),
        ("equal", wishes.equal),
        ("saves_subtree", wishes.saves_subtree),
    ] {
        fields.text_unless(counts == CountRange::ANY, name, || match counts {
            CountRange { min, max: None } => min.to_string(),
            CountRange { min, max: Some(max) } => format!("({min}, {max})"),
        });
    }
    fields.display("none_at_last_child", &wishes.none_at_last_child, &default.none_at_last_child);
    fields.display("careful_root", &wishes.careful_root, &default.careful_root);
    fields.into_block(indent)
}

fn write_wished_game(game: WishedGame, explicit: &ExplicitFields<'_>) -> String {
    match game {
        WishedGame::Tree(wishes) => write_wished_tree(&wishes, explicit.of("Tree")),
        WishedGame::TicTacToe => "TicTacToe()".to_owned(),
        WishedGame::ConnectFour { .. } => write_sizes("ConnectFour", game, WishedGame::CONNECT_FOUR, explicit),
        WishedGame::Kalah { .. } => write_sizes("Kalah", game, WishedGame::KALAH, explicit),
        WishedGame::Nim { .. } => write_sizes("Nim", game, WishedGame::NIM, explicit),
    }
}

fn write_wished_tree(wishes: &TreeWishes, explicit: &ExplicitFields) -> String {
    let default = TreeWishes::default();
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(wishes.branching == default.branching, "branching", || format_span(wishes.branching));
    fields.text_unless(wishes.values == default.values, "values", || format_span(wishes.values));
    fields.variant("ties", &wishes.ties, &default.ties, TIES);
    fields.variant("evenness", &wishes.evenness, &default.evenness, EVENNESSES);
    fields.variant("first", &wishes.first, &default.first, PLAYERS);
    format!("Tree{}", fields.into_line())
}

fn write_sizes(name: &str, game: WishedGame, default: WishedGame, explicit: &ExplicitFields<'_>) -> String {
    let mut fields = FieldWriter::new(explicit.of(name));
    for ((size_name, size), (_, default)) in game.sizes().into_iter().zip(default.sizes()) {
        fields.display(size_name, &size, &default);
    }
    format!("{name}{}", fields.into_line())
}

fn format_span<Number: Copy + PartialEq + Display>(NumberRange { min, max }: NumberRange<Number>) -> String {
    if min == max { min.to_string() } else { format!("({min}, {max})") }
}
