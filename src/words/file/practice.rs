//! How a document is practised on: parsing and writing.

use super::diagnostic::{DiagnosticKind, Expected};
use super::explicit::ExplicitFields;
use super::parser::Parser;
use super::schema::{EXERCISES, PRACTICE, QUESTION, QUESTION_KINDS};
use super::variants::variant_name;
use super::wishes::{self, ExplicitWishes};
use super::writer::{FieldWriter, INDENT, format_lines};
use poda_core::document::practice::{Attempts, ChosenQuestion, Exercise};
use poda_core::document::{Practice, QuestionKind, QuestionKinds};
use poda_core::text::Excerpt;
use poda_core::trace::TimelineStep;

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
            "questions" => practice.questions = parse_questions(parser),
            "seed" => practice.seed = parser.unsigned_64(),
            "wishes" => practice.wishes = wishes::parse(parser),
            other => unreachable!("{other} is no field of practice"),
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
            parser.report(offset, DiagnosticKind::RepeatedQuestionKind { kind });
        }
        kinds = kinds.with(kind);
    }
    if list.length == 0 {
        parser.report(list.offset, DiagnosticKind::NoQuestionKinds);
    }
    Some(kinds)
}

fn parse_attempts(parser: &mut Parser) -> Option<Attempts> {
    let (offset, lexeme) = (parser.offset(), parser.lexeme());
    let attempts = Attempts::new(parser.unsigned()?);
    if attempts.is_none() {
        let most = Some(Attempts::Two.get());
        parser.report(offset, DiagnosticKind::WrongSize { found: Excerpt::new(lexeme), most });
    }
    attempts
}

fn parse_questions(parser: &mut Parser) -> Vec<ChosenQuestion> {
    let mut questions = Vec::new();
    let Some(mut list) = parser.begin_list(Expected::Questions) else { return questions };
    while parser.next_element(&mut list) {
        let Some(mut fields) = parser.begin_fields(QUESTION, Expected::Fields(QUESTION)) else { continue };
        let (mut kind, mut step) = (None::<QuestionKind>, None);
        while let Some(field) = parser.next_field(&mut fields) {
            match field {
                "kind" => kind = parser.variant(QUESTION_KINDS),
                "step" => step = parser.unsigned(),
                other => unreachable!("{other} is no field of a question"),
            }
        }
        for field in QUESTION {
            parser.require_field(&fields, field);
        }
        let question = kind.zip(step).map(|(kind, step)| ChosenQuestion { kind, step: TimelineStep::new(step) });
        questions.extend(question);
    }
    questions
}

/// Returns the text of the fields, for a line that is indented once.
pub(super) fn write(practice: &Practice, explicit: &ExplicitPractice) -> String {
    let mut fields = FieldWriter::new(&explicit.fields);
    fields.variant("exercise", &practice.exercise, &Exercise::default(), EXERCISES);
    fields.text_unless(practice.kinds == QuestionKinds::default(), "kinds", || format_kinds(practice.kinds));
    fields.display("attempts", &practice.attempts.get(), &Attempts::default().get());
    fields.display("hide_values", &practice.hide_values, &false);
    fields.text_unless(practice.questions.is_empty(), "questions", || format_questions(&practice.questions));
    if let Some(seed) = practice.seed {
        fields.always("seed", &seed.to_string());
    }
    if let Some(wishes) = &practice.wishes {
        fields.always("wishes", &wishes::write(wishes, &explicit.wishes, 2 * INDENT));
    }
    fields.into_block(INDENT)
}

fn format_kinds(kinds: QuestionKinds) -> String {
    let names: Vec<_> = kinds.iter().map(|kind| variant_name(QUESTION_KINDS, &kind)).collect();
    format!("[{}]", names.join(", "))
}

fn format_questions(questions: &[ChosenQuestion]) -> String {
    let format = |question: &ChosenQuestion| {
        format!("(kind: {}, step: {})", variant_name(QUESTION_KINDS, &question.kind), question.step)
    };
    let questions: Vec<_> = questions.iter().map(format).collect();
    if questions.is_empty() { "[]".to_owned() } else { format_lines('[', &questions, ']', 2 * INDENT) }
}

/// The fields that the original text of `practice` contains.
#[derive(Default)]
pub(super) struct ExplicitPractice<'a> {
    fields: ExplicitFields<'a>,
    wishes: ExplicitWishes<'a>,
}

impl<'a> ExplicitPractice<'a> {
    /// Parses the fields for what their text contains.
    pub fn parse(parser: &mut Parser<'a>) -> Self {
        let mut wishes = ExplicitWishes::default();
        let fields = ExplicitFields::parse_with(parser, PRACTICE, |parser, field| match field {
            "wishes" => wishes = ExplicitWishes::parse(parser),
            _ => parser.skip_value(),
        });
        Self { fields, wishes }
    }
}
