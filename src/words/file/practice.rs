//! The practice settings of a document, and the wishes from which an exercise was generated: parsing and writing.

use super::counts::{parse_at_most, parse_player_count, parse_size};
use super::diagnostic::{DiagnosticKind, Expected};
use super::schema::{
    ALGORITHMS, ALGORITHMS_BY_HAND, EVENNESSES, EXERCISES, PLAYERS, PRACTICE, QUESTION, QUESTION_KINDS, TIES,
    WISHED_CONNECT_FOUR, WISHED_GAMES, WISHED_KALAH, WISHED_NIM, WISHED_TIC_TAC_TOE, WISHED_TREE, WISHES, variant_name,
};
use super::value::Value;
use super::writer::{ExplicitFields, FieldWriter, INDENT, format_lines};
use poda_core::document::Practice;
use poda_core::document::practice::{AskedKind, AskedKinds, Attempts, ChosenQuestion, ExerciseKind};
use poda_core::document::wishes::{CountRange, NumberRange, TreeWishes, WishedGame, Wishes};
use poda_core::score::{CutOn, Score};
use poda_core::search::Fail;
use poda_core::search::setting::Choice;
use poda_core::text::Excerpt;
use poda_core::trace::TimelineStep;
use std::fmt::Display;

/// Parses the fields of `practice`. Invalid values are reported and replaced by their defaults.
pub(super) fn parse(value: Value) -> Option<Practice> {
    let fields = value.fields(PRACTICE)?;
    Some(Practice {
        exercise: fields.variant("exercise", EXERCISES).unwrap_or_default(),
        kinds: fields.read("kinds", parse_kinds).unwrap_or_default(),
        attempts: fields.read("attempts", parse_attempts).unwrap_or_default(),
        hide_values: fields.read("hide_values", Value::boolean).unwrap_or_default(),
        questions: fields
            .read("questions", |it| Some(it.list(Expected::Questions, parse_question)))
            .unwrap_or_default(),
        seed: fields.read("seed", Value::unsigned),
        wishes: fields.read("wishes", parse_wishes),
    })
}

fn parse_kinds(value: Value) -> Option<AskedKinds> {
    let mut kinds: Vec<AskedKind> = Vec::new();
    for element in value.elements(Expected::QuestionKinds)? {
        let Some(kind) = element.variant(QUESTION_KINDS) else { continue };
        if kinds.contains(&kind) {
            let kind = variant_name(QUESTION_KINDS, &kind);
            element.report(DiagnosticKind::RepeatedQuestionKind(kind));
        }
        kinds.push(kind);
    }
    if value.length() == 0 {
        value.report(DiagnosticKind::NoQuestionKinds);
    }
    // The kinds about other searches get their default, in case the document is searched by one of these.
    Some(kinds.into_iter().collect::<AskedKinds>().or_usual())
}

fn parse_attempts(value: Value) -> Option<Attempts> {
    let max = Attempts::Two.get();
    value.converted(Value::unsigned, Attempts::new, |found| DiagnosticKind::SizeLimited { found, max })
}

fn parse_question(value: Value) -> Option<ChosenQuestion> {
    let fields = value.fields(QUESTION)?;
    let kind = fields.require("kind").and_then(|kind| kind.variant(QUESTION_KINDS));
    let step = fields.require("step").and_then(Value::unsigned);
    Some(ChosenQuestion { kind: kind?, step: TimelineStep::new(step?) })
}

/// Returns the text of the fields, for a line that is indented once.
pub(super) fn write(practice: &Practice, explicit: ExplicitFields<'_>) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.variant("exercise", &practice.exercise, &ExerciseKind::default(), EXERCISES);
    fields.text_unless(practice.kinds == AskedKinds::default(), "kinds", || {
        let names = written_kinds(practice.kinds).map(|kind| variant_name(QUESTION_KINDS, &kind));
        format!("[{}]", names.collect::<Vec<_>>().join(", "))
    });
    fields.display("attempts", &practice.attempts.get(), &Attempts::default().get());
    fields.display("hide_values", &practice.hide_values, &false);
    fields.text_unless(practice.questions.is_empty(), "questions", || {
        let questions: Vec<_> = practice.questions.iter().map(format_question).collect();
        format_lines('[', &questions, ']', 2 * INDENT)
    });
    fields.optional("seed", practice.seed, |seed| seed.to_string());
    fields.optional("wishes", practice.wishes.as_ref(), |wishes| {
        write_wishes(wishes, explicit.inside("wishes"), 2 * INDENT)
    });
    fields.into_block(INDENT)
}

/// Returns the kinds to write: all, or only those about the kinds of search whose kinds are not the default.
fn written_kinds(kinds: AskedKinds) -> impl Iterator<Item = AskedKind> {
    let usual = AskedKinds::default();
    let is_usual = move |search| kinds.about(search).eq(usual.about(search));
    kinds.iter().filter(move |kind| kinds == usual || !is_usual(kind.search()))
}

fn format_question(question: &ChosenQuestion) -> String {
    format!("(kind: {}, step: {})", variant_name(QUESTION_KINDS, &question.kind), question.step)
}

/// Parses the fields of `wishes`. Invalid values are reported and replaced by their defaults.
pub(super) fn parse_wishes(value: Value) -> Option<Wishes> {
    let fields = value.fields(WISHES)?;
    let counts = |name| fields.read(name, parse_counts).unwrap_or_default();
    let game = fields.read("game", parse_wished_game).unwrap_or_default();
    Some(Wishes {
        game,
        depth: fields.read("depth", |value| parse_size(value, Some(Wishes::MAX_DEPTH))),
        algorithm: fields.variant("algorithm", ALGORITHMS_BY_HAND).unwrap_or_else(|| game.usual_algorithm()),
        fail: fields.variant("fail", Fail::WORDS).unwrap_or_default(),
        cut_on: fields.variant("cut_on", CutOn::WORDS).unwrap_or_default(),
        shallow: counts("shallow"),
        deep: counts("deep"),
        equal: counts("equal"),
        saves_subtree: counts("saves_subtree"),
        chance: counts("chance"),
        star1: counts("star1"),
        none_at_last_child: fields.read("none_at_last_child", Value::boolean).unwrap_or_default(),
        careful_root: fields.read("careful_root", Value::boolean).unwrap_or_default(),
    })
}

fn parse_wished_game(value: Value) -> Option<WishedGame> {
    let (name, fields) = value.named(Expected::WishedGame)?;
    match name {
        "Tree" => parse_wished_tree(fields).map(WishedGame::Tree),
        "TicTacToe" => parse_sizes(fields, WISHED_TIC_TAC_TOE, WishedGame::TicTacToe),
        "ConnectFour" => parse_sizes(fields, WISHED_CONNECT_FOUR, WishedGame::CONNECT_FOUR),
        "Kalah" => parse_sizes(fields, WISHED_KALAH, WishedGame::KALAH),
        "Nim" => parse_sizes(fields, WISHED_NIM, WishedGame::NIM),
        other => {
            let found = Excerpt::new(other);
            value.report_schema(DiagnosticKind::UnknownGame { found, expected: WISHED_GAMES });
            None
        }
    }
}

fn parse_wished_tree(value: Value) -> Option<TreeWishes> {
    let fields = value.fields(WISHED_TREE)?;
    let default = TreeWishes::default();
    let parse_branching = |value| parse_span(value, |value| parse_size(value, Some(TreeWishes::MAX_BRANCHING)));
    Some(TreeWishes {
        branching: fields.read("branching", parse_branching).unwrap_or(default.branching),
        values: fields.read("values", |value| parse_span(value, parse_value)).unwrap_or(default.values),
        ties: fields.variant("ties", TIES).unwrap_or_default(),
        evenness: fields.variant("evenness", EVENNESSES).unwrap_or_default(),
        first: fields.variant("first", PLAYERS).unwrap_or(default.first),
        players: fields.read("players", parse_player_count),
    })
}

/// Parses the sizes of a board game. `game` has the default sizes.
fn parse_sizes(value: Value, names: &'static [&'static str], mut game: WishedGame) -> Option<WishedGame> {
    let fields = value.fields(names)?;
    for (name, size, max) in game.sizes_mut() {
        *size = fields.read(name, |value| parse_size(value, Some(max))).unwrap_or(*size);
    }
    Some(game)
}

fn parse_value(value: Value) -> Option<i32> {
    let max = TreeWishes::MAX_VALUE;
    // Every whole number in this range fits into 32 bits and can be parsed from its text.
    let whole = |value: f64| if value.fract() == 0.0 { value.to_string().parse().ok() } else { None };
    let possible = |score: Score| whole(score.get()).filter(|value| (-max..=max).contains(value));
    value.converted(Value::score, possible, |found| DiagnosticKind::NotALeafValue { found, max: max.unsigned_abs() })
}

/// Parses two numbers in parentheses, or one number for both.
fn parse_span<Number: Copy + PartialOrd>(
    value: Value,
    parse_number: impl Fn(Value) -> Option<Number>,
) -> Option<NumberRange<Number>> {
    if value.is_number() {
        return parse_number(value).map(|number| NumberRange { min: number, max: number });
    }
    let [min, max] = value.pair(Expected::Range, parse_number)?;
    if min <= max {
        return Some(NumberRange { min, max });
    }
    value.report(DiagnosticKind::ReversedRange);
    None
}

/// Parses the minimum number of something, or the minimum and the maximum.
fn parse_counts(value: Value) -> Option<CountRange> {
    let NumberRange { min, max } = parse_span(value, |value| parse_at_most(value, CountRange::MAX))?;
    Some(CountRange { min, max: (!value.is_number()).then_some(max) })
}

/// Returns the text of the fields, for a line that is indented by `indent` spaces.
fn write_wishes(wishes: &Wishes, explicit: ExplicitFields<'_>, indent: usize) -> String {
    let default = Wishes::default();
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(wishes.game == default.game, "game", || write_wished_game(wishes.game, explicit.inside("game")));
    fields.optional("depth", wishes.depth, |depth| depth.to_string());
    fields.variant("algorithm", &wishes.algorithm, &wishes.game.usual_algorithm(), ALGORITHMS);
    fields.variant("fail", &wishes.fail, &default.fail, Fail::WORDS);
    fields.variant("cut_on", &wishes.cut_on, &default.cut_on, CutOn::WORDS);
    for (name, counts) in [
        ("shallow", wishes.shallow),
        ("deep", wishes.deep),
        ("equal", wishes.equal),
        ("saves_subtree", wishes.saves_subtree),
        ("chance", wishes.chance),
        ("star1", wishes.star1),
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

fn write_wished_game(game: WishedGame, explicit: ExplicitFields<'_>) -> String {
    match game {
        WishedGame::Tree(wishes) => write_wished_tree(&wishes, explicit.of("Tree")),
        WishedGame::TicTacToe => "TicTacToe()".to_owned(),
        WishedGame::ConnectFour { .. } => write_sizes("ConnectFour", game, WishedGame::CONNECT_FOUR, explicit),
        WishedGame::Kalah { .. } => write_sizes("Kalah", game, WishedGame::KALAH, explicit),
        WishedGame::Nim { .. } => write_sizes("Nim", game, WishedGame::NIM, explicit),
    }
}

fn write_wished_tree(wishes: &TreeWishes, explicit: ExplicitFields) -> String {
    let default = TreeWishes::default();
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(wishes.branching == default.branching, "branching", || format_span(wishes.branching));
    fields.text_unless(wishes.values == default.values, "values", || format_span(wishes.values));
    fields.variant("ties", &wishes.ties, &default.ties, TIES);
    fields.variant("evenness", &wishes.evenness, &default.evenness, EVENNESSES);
    fields.variant("first", &wishes.first, &default.first, PLAYERS);
    fields.optional("players", wishes.players, |players| players.to_string());
    format!("Tree{}", fields.into_line())
}

fn write_sizes(name: &str, game: WishedGame, default: WishedGame, explicit: ExplicitFields<'_>) -> String {
    let mut fields = FieldWriter::new(explicit.of(name));
    for ((size_name, size), (_, default)) in game.sizes().into_iter().zip(default.sizes()) {
        fields.display(size_name, &size, &default);
    }
    format!("{name}{}", fields.into_line())
}

fn format_span<Number: Copy + PartialEq + Display>(NumberRange { min, max }: NumberRange<Number>) -> String {
    if min == max { min.to_string() } else { format!("({min}, {max})") }
}
