//! What the card and the results of predicting say: the question as it is spoken, the judgment in a word, and the reasons.

use super::predict::Predict;
use crate::document::QuestionKind;
use crate::game::any::AnyMove;
use crate::i18n::node_names::NodeNames;
use crate::i18n::practice::{hint_sentence, objection_sentence, prompt, refutation_sentence, verdict_sentence};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, narration};
use crate::practice::Question;
use crate::practice::run::{Current, FirstAttempt};
use crate::ui::view_context::ViewContext;

/// Returns the name of a kind of questions.
pub fn kind_name(words: &Words, kind: QuestionKind) -> String {
    words.text(match kind {
        QuestionKind::Next => "practice-kind-next",
        QuestionKind::Leaf => "practice-kind-leaf",
        QuestionKind::Value => "practice-kind-value",
        QuestionKind::Bound => "practice-kind-bound",
        QuestionKind::Cut => "practice-kind-cut",
        QuestionKind::Best => "practice-kind-best",
        QuestionKind::Root => "practice-kind-root",
    })
}

/// Returns a question as a screen reader says it: its kind, its node, and the sentence.
pub(super) fn spoken_question(context: &ViewContext<'_>, question: &Question) -> String {
    let (words, recording) = (context.words, context.search.recording());
    let args = [
        ("kind", kind_name(words, question.kind).into()),
        ("node", NodeNames::new(words, recording).heading(question.node).into()),
        ("prompt", prompt(words, recording, question).plain().into()),
    ];
    words.fill("practice-question-accessible", &args)
}

/// Returns the feedback on the last attempt: whether it is right, and why.
pub(super) fn feedback(context: &ViewContext<'_>, current: &Current<AnyMove>) -> StyledText {
    let Some(verdict) = &current.verdict else { return StyledText::default() };
    let words = context.words;
    let judgment = words.styled(
        match (&current.judged, verdict.is_right) {
            (None, _) => "practice-shown",
            (Some(_), true) => "practice-right",
            (Some(_), false) if current.is_closed => "practice-wrong",
            (Some(_), false) => "practice-wrong-again",
        },
        &[],
    );
    let recording = context.search.recording();
    let why = match &current.judged {
        Some(answer) if !current.is_closed => objection_sentence(words, recording, &current.question, answer, verdict),
        judged => verdict_sentence(words, recording, &current.question, judged.as_ref(), verdict),
    };
    let again = if current.is_closed { StyledText::default() } else { words.styled("practice-try-again", &[]) };
    judgment.then(why).then(again)
}

/// Returns how a value refutes the wrong cut that was answered last.
pub(super) fn refutation(context: &ViewContext<'_>, current: &Current<AnyMove>) -> StyledText {
    let refutation = current.verdict.as_ref().and_then(|verdict| verdict.refutation.as_ref());
    match (refutation, &current.judged) {
        (Some(refutation), Some(answer)) => {
            refutation_sentence(context.words, context.search.recording(), answer, refutation)
        }
        _ => StyledText::default(),
    }
}

/// Returns the hint that is shown, if one is.
pub(super) fn shown_hint(context: &ViewContext<'_>, current: &Current<AnyMove>) -> Option<StyledText> {
    let recording = context.search.recording();
    let sentence = hint_sentence(context.words, recording, &current.question, current.hint?);
    Some(context.words.styled("practice-hint", &[]).then(sentence))
}

/// Returns how the first attempt at a question went, in a word.
pub(super) fn first_attempt(words: &Words, first: FirstAttempt) -> String {
    words.text(match first {
        FirstAttempt::Right => "practice-first-right",
        FirstAttempt::Wrong => "practice-first-wrong",
        FirstAttempt::Shown => "practice-first-shown",
    })
}

/// Returns what replaces the caption while an audience is asked: the question, then the answer and why, and
/// between questions the caption.
pub fn asked_sentence(context: &ViewContext<'_>, predict: &Predict) -> StyledText {
    let (words, recording, step) = (context.words, context.search.recording(), context.search.step());
    if let Some(question) = predict.run().open_at(step) {
        return prompt(words, recording, question);
    }
    let shown = predict.run().current().filter(|current| current.is_closed && step == predict.run().limit());
    let explained = shown.and_then(|current| {
        let verdict = current.verdict.as_ref()?;
        Some(verdict_sentence(words, recording, &current.question, None, verdict))
    });
    let caption = || {
        // Before the first question, nothing else shows that the audience is asked.
        let message = predict.has_just_started(step).then_some("practice-room-announced");
        let announced = message.map_or_else(StyledText::default, |message| words.styled(message, &[]));
        narration::caption(words, recording, step).then(announced.faint())
    };
    explained.unwrap_or_else(caption)
}
