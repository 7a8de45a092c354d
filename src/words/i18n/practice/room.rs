//! Questions to a class: the question in one short sentence, its choices, and its answer with the reason.

use super::{answer_text, prompt, verdict_sentence};
use crate::i18n::message_args::{node_args, player_name};
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, Words};
use crate::practice::reason::Facts;
use crate::practice::room::{answered_at, is_pass};
use crate::practice::{Answer, Question, QuestionKind, Verdict};
use poda_core::game::GameView;
use poda_core::trace::Step;
use poda_core::trace::recording::Recording;

/// Returns a question that a class is asked while the tree is shown at step `asked_at`.
pub fn room_prompt<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    asked_at: Step,
) -> StyledText {
    let names = NodeNames::new(words, recording);
    let mut args = node_args(&names, question.node);
    args.push(searched(recording));
    let is_ahead = recording.trace().entered_at(question.node).is_some_and(|entered| asked_at <= entered);
    let asked = |key| words.styled(key, &args);
    words.styled("room-question", &[]).then(match question.kind {
        QuestionKind::Next if question.child.is_none() => asked("room-ask-first"),
        QuestionKind::Next => asked("room-ask-next"),
        QuestionKind::Value if is_ahead => asked("room-ask-value-ahead"),
        QuestionKind::Value => asked("room-ask-value"),
        QuestionKind::Bound => asked("room-ask-bound"),
        QuestionKind::Cut => asked("room-ask-cut"),
        QuestionKind::Best => asked("room-ask-best"),
        QuestionKind::Leaf | QuestionKind::Root | QuestionKind::Ever => prompt(words, recording, question),
    })
}

/// Returns the argument that says whether the recording is of a whole search or of one of its passes.
fn searched<G: GameView>(recording: &Recording<G>) -> (&'static str, MessageArg) {
    ("searched", if is_pass(recording) { "pass" } else { "search" }.into())
}

/// Returns a choice as it is written next to its number.
pub fn room_choice<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    choice: &Answer,
) -> String {
    let names = NodeNames::new(words, recording);
    match choice {
        Answer::Children(pruned) if pruned.is_empty() => {
            let next = question.child.and_then(|child| recording.trace().later_siblings(child).next());
            let next = next.map_or_else(String::new, |next| names.short_inline(next));
            words.fill("room-choice-go-on", &[("child", next.into())])
        }
        Answer::Children(pruned) => words.fill("room-choice-cut", &[("count", pruned.len().into())]),
        Answer::Node(_) | Answer::Proved(_) | Answer::Sum { .. } => answer_text(words, recording, question, choice),
    }
}

/// Returns the answer to a question that a class was asked while the tree was shown at step `asked_at`, and why it is
/// right.
pub fn room_answer<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    (question, asked_at): (&Question, Step),
    verdict: &Verdict<G::Move>,
) -> StyledText {
    let names = NodeNames::new(words, recording);
    if question.kind == QuestionKind::Best && answered_at(recording, question, asked_at) < question.step {
        // The search is not over yet.
        let Facts::Best { score, best, player, .. } = &verdict.facts else { return StyledText::default() };
        let args = [
            searched(recording),
            ("names", names.list(best).into()),
            ("count", best.len().into()),
            ("score", (*score).into()),
            ("player", player_name(*player).into()),
        ];
        return words.styled("room-why-best", &args);
    }
    if question.kind == QuestionKind::Next && question.child.is_none() {
        let entered = verdict.accepted.first().map(|answer| answer_text(words, recording, question, answer));
        let entered = ("entered", entered.unwrap_or_default().into());
        return words.styled("room-why-first", &[node_args(&names, question.node), vec![entered]].concat());
    }
    verdict_sentence(words, recording, question, None, verdict)
}
