//! `poda practice --list`: all questions that can be asked about a search, and faults in a choice of questions.

use super::json::QuestionLine;
use crate::terminal::Ansi;
use poda_core::document::practice::{AskedKind, AskedKinds};
use poda_core::game::any::AnyGame;
use poda_core::trace::Step;
use poda_core::trace::recording::Recording;
use poda_words::i18n::Words;
use poda_words::i18n::practice::prompt;
use poda_words::practice::json::write_line;
use poda_words::practice::run::Selection;
use poda_words::practice::{QuestionKind, QuestionKinds, questions};
use std::io::{self, Write};

/// Prints every question of the kinds, one per line, in the order in which they are asked.
pub(super) fn list(
    words: &Words,
    recording: &Recording<AnyGame>,
    (kinds, hides_values): (QuestionKinds, bool),
    is_json: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let ansi = Ansi::of_stdout();
    for (number, question) in (1..).zip(questions(recording, kinds, hides_values)) {
        if is_json {
            write_line(out, &QuestionLine::new(words, recording, number, &question))?;
        } else {
            let asked = ansi.paint_styled(&prompt(words, recording, &question));
            writeln!(out, "{:>4}  {:<5}  {asked}", question.step, question.kind.name())?;
        }
    }
    Ok(())
}

/// Returns a sentence for each chosen question that the search does not have.
pub(super) fn faults(
    words: &Words,
    recording: &Recording<AnyGame>,
    selection: &Selection,
    asked: Option<&AskedKinds>,
) -> Vec<String> {
    let possible = |kinds| questions(recording, kinds, selection.hides_values);
    let exists = |&kind: &QuestionKind| possible(QuestionKinds::NONE.with(kind)).next().is_some();
    if selection.chosen.is_empty() && possible(selection.kinds).next().is_none() {
        let listed =
            |kinds: Vec<QuestionKind>| kinds.into_iter().map(QuestionKind::name).collect::<Vec<_>>().join(", ");
        let there = QuestionKind::ALL.into_iter().filter(exists).collect();
        let kinds = asked.map_or_else(|| listed(selection.kinds.iter().collect()), named);
        let args = [("kinds", kinds.into()), ("there", listed(there).into())];
        return vec![words.fill("cli-practice-no-questions", &args)];
    }
    let fault = |&(kind, step): &(QuestionKind, Step)| {
        let steps = || possible(QuestionKinds::NONE.with(kind)).map(|question| question.step);
        fault_of_choice(words, (kind.into(), step), selection.kinds.contains(kind), steps)
    };
    selection.chosen.iter().filter_map(fault).collect()
}

/// Returns the names of kinds, separated by commas.
pub(super) fn named(kinds: &AskedKinds) -> String {
    kinds.iter().map(AskedKind::name).collect::<Vec<_>>().join(", ")
}

/// Returns a sentence if a chosen question, given by its kind and the step of its answer, does not exist: its kind is not asked, or the
/// step is not among `steps`, the ordered steps of such questions.
pub(super) fn fault_of_choice<Steps: Iterator<Item = Step>>(
    words: &Words,
    (kind, step): (AskedKind, Step),
    is_asked: bool,
    steps: impl Fn() -> Steps,
) -> Option<String> {
    if is_asked && steps().any(|other| other == step) {
        return None;
    }
    let before = steps().take_while(|&other| other < step).last();
    let after = steps().find(|&other| step < other);
    let near = match (before, after) {
        _ if !is_asked => "left-out",
        (Some(_), Some(_)) => "both",
        (None, None) => "none",
        (Some(_), None) | (None, Some(_)) => "one",
    };
    let args = [
        ("kind", kind.name().into()),
        ("step", step.to_string().into()),
        ("near", near.into()),
        ("nearest", before.or(after).unwrap_or_default().to_string().into()),
        ("after", after.unwrap_or_default().to_string().into()),
    ];
    Some(words.fill("cli-practice-no-such-question", &args))
}
