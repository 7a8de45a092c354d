//! The text below the sentence of a step: the author's note, and the reason: why a node was cut, what the result rests
//! on, which child a value comes from, or why a move has its rank.

use super::lecture::{entry_beyond, entry_name};
use super::view_context::{SearchContext, ViewContext};
use super::why_not;
use poda_core::trace::passes::PassStep;
use poda_core::trace::sibling_ranks::SiblingRanks;
use poda_core::trace::{Event, NodeId, TimelineStep};
use poda_session::playback::Direction;
use poda_words::i18n::Language;
use poda_words::i18n::args;
use poda_words::i18n::explain::{MinimaxCheck, rank_reason};
use poda_words::i18n::node_card::best_child;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::step_text::{Checked, StepText, step_text, text_below_caption};
use poda_words::i18n::styled_text::StyledText;
use poda_words::lessons::curriculum::can_be_read;

/// An author's note in the language in which it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownNote {
    pub text: StyledText,
    /// `None` if it is not known.
    pub language: Option<Language>,
}

/// The text below the sentence of a step.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StepReason {
    /// The author's note of the step.
    pub note: Option<ShownNote>,
    /// The reasons, the main point first.
    pub reasons: Vec<StyledText>,
}

impl StepReason {
    /// Returns the text about the shown step, without anything that could answer an open question or the user's move in
    /// a match.
    pub fn here(context: &ViewContext<'_>) -> Self {
        let session = context.session;
        let is_asked = context.is_asking() || context.practice.is_some_and(|mode| mode.rounds().is_some());
        let hides_reply =
            session.current_match().is_some() && (session.is_over() || context.timeline_step() == TimelineStep::START);
        if is_asked
            || context.shown.is_asked()
            || hides_reply
            || context.filled_in().is_some()
            || session.slide().is_some()
        {
            return Self::default();
        }
        let of_search = context
            .depth_first()
            .map(|context| why_not::sentences(&context).unwrap_or_else(|| reasons_at(&context, shown_step(&context))))
            .or_else(|| why_not::sampled_sentences(context, context.sampled()?));
        let sentence = context.lane_caption(context.lane()).plain();
        // A decision is its own reason.
        let is_said = |reason: &StyledText| sentence.contains(&reason.plain());
        let of_lane = || {
            let reasons = context.lane().text().reasons(context.words, context.lane().at());
            reasons.into_iter().filter(|reason| !is_said(reason)).collect()
        };
        let reasons = of_search.unwrap_or_else(of_lane);
        Self { note: note_at(context, context.timeline_step()), reasons: with_next_entry(context, reasons) }
    }

    /// Returns the text below the feedback on an answer, which already tells what happened at the step and why: the
    /// author's note, and at the end the result.
    pub fn after_answer(context: &SearchContext<'_>) -> Self {
        let said = Self::here(context);
        if context.search.is_over() { said } else { Self { reasons: Vec::new(), ..said } }
    }

    /// Returns the text about a step of the shown search, which need not be the shown step.
    pub fn at(context: &SearchContext<'_>, at: PassStep) -> Self {
        let step = context.search.passes().timeline_step(at);
        Self { note: note_at(context, step), reasons: reasons_at(context, at) }
    }

    /// Returns the reasons as one paragraph: the main point, then the others, fainter. `None` if there are none.
    pub fn paragraph(&self) -> Option<StyledText> {
        let (first, others) = self.reasons.split_first()?;
        // A line of moves ends without a full stop where it stands alone.
        Some(others.iter().fold(first.clone(), |said, other| said.then(other.clone().as_sentence().faint())))
    }
}

fn shown_step(context: &SearchContext<'_>) -> PassStep {
    PassStep { pass: context.search.pass(), step: context.search.step() }
}

/// Returns the explanation of the cutoff at the selected node, or at the current one, or at the end the result.
pub fn explanation(context: &SearchContext<'_>, selected: Option<NodeId>) -> Option<StepText> {
    step_text(context.words, context.search.passes(), shown_step(context), selected, checked(context))
}

/// Returns what minimax finds for the shown search.
fn checked(context: &SearchContext<'_>) -> Checked {
    let check = context.search.check().map(|check| MinimaxCheck { score: check.score, leaves: check.stats.leaves });
    context.search.unchecked().map_or(Ok(check), Err)
}

/// Returns the author's note of a step, if it has a bookmark with a note.
fn note_at(context: &ViewContext<'_>, step: TimelineStep) -> Option<ShownNote> {
    let (bookmark, note) = context.last_note_until(step)?;
    let language = context.words.language();
    (bookmark.step == step).then(|| ShownNote {
        text: StyledText::plain_text(note.in_language(language)),
        language: note.shown_language(language),
    })
}

/// Returns the reasons for what happened at a step of a search that proves values. In a lesson, those with terms of
/// later lessons are left out, except for the main point of an explanation.
fn reasons_at(context: &SearchContext<'_>, at: PassStep) -> Vec<StyledText> {
    let words = context.words;
    let is_readable =
        |text: &StyledText| context.lesson().is_none_or(|number| can_be_read(number, words.language(), &text.plain()));
    // The tree itself says that minimax has the same value.
    let checked = if context.search.is_confirmed() { Ok(None) } else { checked(context) };
    if let Some(explanation) = text_below_caption(words, context.search.passes(), at, checked) {
        let mut paragraphs = explanation.into_parts().1.into_iter();
        return paragraphs.next().into_iter().chain(paragraphs.filter(is_readable)).collect();
    }
    let recording = context.search.passes().get(at.pass);
    if recording.multi_player().is_some() {
        return Vec::new();
    }
    let moment = recording.trace().at(at.step);
    let reason = match moment.event() {
        Some(Event::Leave(node)) => best_child(&NodeNames::new(words, recording), &moment, node),
        Some(Event::Enter(node)) if recording.trace().has_order_reasons() => {
            rank_reason(words, recording, at.step, node, &mut SiblingRanks::default())
        }
        Some(
            Event::Enter(_)
            | Event::Evaluate(_)
            | Event::TableHit(_)
            | Event::Improve(_)
            | Event::Expect(_)
            | Event::Cutoff(_)
            | Event::Skip(_),
        )
        | None => None,
    };
    reason.into_iter().filter(is_readable).collect()
}

/// Appends where the next step leads, if it leads to the next entry of the open lecture.
fn with_next_entry(context: &ViewContext<'_>, mut reasons: Vec<StyledText>) -> Vec<StyledText> {
    if let (Some(lecture), Some(next)) = (context.session.lecture(), entry_beyond(context.session, Direction::Forward))
    {
        let next = entry_name(lecture, next, context.words);
        reasons.push(context.words.styled("lecture-goes-on", &args![entry = next]).faint());
    }
    reasons
}
