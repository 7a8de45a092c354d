//! What is said of an answer: an objection that leaves another attempt, and the whole verdict: what is wrong, why the right
//! answer is right, and what a wrong cut would do to the root.

use super::hint::hint_sentence;
use super::refutation::refutation_sentence;
use super::slip::slip_sentence;
use super::why::explanation;
use crate::i18n::Words;
use crate::i18n::styled_text::StyledText;
use crate::practice::hint::{HintStrength, hint};
use crate::practice::reason::Slip;
use crate::practice::{Answer, Question, Verdict};
use poda_core::game::GameView;
use poda_core::trace::recording::Recording;

/// Returns what is said of a wrong answer that another attempt may follow: what is wrong with it, and the numbers that the right
/// one follows from.
#[must_use]
pub fn objection_sentence<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    answer: &Answer,
    verdict: &Verdict<G::Move>,
) -> StyledText {
    let slip = slip_sentence(words, recording, question, answer, &verdict.reason).unwrap_or_default();
    let numbers = match verdict.reason.slip {
        // These have the numbers themselves, or the numbers are the counts that are to be counted again.
        Some(
            Slip::WrongForm
            | Slip::MissedCut
            | Slip::CutTooMuch
            | Slip::CutAtTie
            | Slip::WrongAddends
            | Slip::SwappedAddends,
        ) => StyledText::default(),
        _ => hint_sentence(words, recording, question, &hint(recording, question, HintStrength::Numbers)),
    };
    let refuted = verdict.refutation.as_ref();
    let refuted = refuted.map(|refutation| refutation_sentence(words, recording, answer, refutation));
    slip.then(numbers).then(refuted.unwrap_or_default())
}

/// Returns everything that is said of an answer, the right one included, in one text. `answer` is the one that was judged;
/// `None` if the right one was shown without an attempt.
#[must_use]
pub fn verdict_sentence<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    answer: Option<&Answer>,
    verdict: &Verdict<G::Move>,
) -> StyledText {
    let slip = answer.and_then(|answer| slip_sentence(words, recording, question, answer, &verdict.reason));
    let why = match verdict.reason.slip {
        // What is wrong with these says why as well.
        Some(Slip::CutTooMuch | Slip::CutAtTie) => StyledText::default(),
        _ => explanation(words, recording, question, &verdict.reason.facts),
    };
    let refuted = match (&verdict.refutation, answer) {
        (Some(refutation), Some(answer)) => refutation_sentence(words, recording, answer, refutation),
        _ => StyledText::default(),
    };
    slip.unwrap_or_default().then(why).then(refuted)
}
