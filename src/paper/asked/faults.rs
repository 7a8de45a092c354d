//! Faults in a choice of questions.

use super::setting::ExerciseSetting;
use super::subject::AskedSearch;
use poda_core::document::practice::{AskedKind, AskedKinds, KindSet};
use poda_core::trace::Step;
use poda_words::i18n::{Words, args};
use poda_words::practice::questions;

/// Returns all kinds of questions about this kind of search.
pub fn all_kinds<S: AskedSearch>() -> impl Iterator<Item = AskedKind> {
    AskedKind::all().filter(|&kind| S::own_kind(kind).is_some())
}

/// Returns a sentence for each chosen question that the search does not have. Without a choice, returns one if no kind
/// has a question. `named_kinds` are those of the arguments.
pub fn faults<S: AskedSearch>(
    words: &Words,
    setting: &ExerciseSetting<'_, S>,
    named_kinds: Option<&AskedKinds>,
) -> Vec<String> {
    let ExerciseSetting { recording, kinds, selection, .. } = setting;
    let possible = |kinds: KindSet<S::Kind>| questions(*recording, kinds, selection.hides_values);
    let of_kind = |kind| possible(S::own_kind(kind).into_iter().collect());
    if selection.chosen.is_empty() && possible(selection.kinds).next().is_none() {
        let there: AskedKinds = all_kinds::<S>().filter(|&kind| of_kind(kind).next().is_some()).collect();
        let listed = |kinds: &AskedKinds| kinds.iter().map(AskedKind::name).collect::<Vec<_>>().join(", ");
        let own = || kinds.iter().filter(|&kind| S::own_kind(kind).is_some()).collect::<AskedKinds>();
        let kinds = named_kinds.map_or_else(|| listed(&own()), listed);
        let nothing = S::NOTHING_TO_ASK.filter(|_| there == AskedKinds::NONE).map(|message| words.text(message));
        let args = args![kinds, there = listed(&there)];
        return vec![nothing.unwrap_or_else(|| words.fill("cli-practice-no-questions", &args))];
    }
    let fault = |&(kind, step): &(S::Kind, Step)| {
        let kind = kind.into();
        fault_of_choice(words, kind, step, kinds.contains(kind), || of_kind(kind).map(|question| question.step))
    };
    selection.chosen.iter().filter_map(fault).collect()
}

/// Returns a sentence if a chosen question, given by its kind and the step of its answer, does not exist: its kind is
/// not asked, or the step is not among `steps`, the ordered steps of such questions.
fn fault_of_choice<Steps: Iterator<Item = Step>>(
    words: &Words,
    kind: AskedKind,
    step: Step,
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
    let args = args![
        kind = kind.name(),
        step = step.to_string(),
        near,
        nearest = before.or(after).unwrap_or_default().to_string(),
        after = after.unwrap_or_default().to_string(),
    ];
    Some(words.fill("cli-practice-no-such-question", &args))
}
