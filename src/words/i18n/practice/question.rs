//! A question as a sentence, and why there is none to ask.

use crate::i18n::Words;
use crate::i18n::message_args::{MessageArgs, player_name, yes_or_no};
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::practice::{Question, QuestionKind, Unaskable};
use poda_core::game::GameView;
use poda_core::trace::recording::Recording;

/// Returns a question as a sentence.
#[must_use]
pub fn prompt<G: GameView>(words: &Words, recording: &Recording<G>, question: &Question) -> StyledText {
    let names = NodeNames::new(words, recording);
    let node = ("node", names.inline(question.node).into());
    let player = ("player", player_name(recording.trace().player(question.node)).into());
    let child = ("child", question.child.map_or_else(String::new, |child| names.subject(child)).into());
    let given = ("given", yes_or_no(recording.root().is_explicit_tree()));
    let (key, args): (_, MessageArgs) = match question.kind {
        QuestionKind::Next => ("practice-ask-next", vec![node, child]),
        QuestionKind::Leaf => ("practice-ask-leaf", vec![node, given]),
        QuestionKind::Value => ("practice-ask-value", vec![node, child]),
        QuestionKind::Bound => ("practice-ask-bound", vec![node, child, player]),
        QuestionKind::Cut => ("practice-ask-cut", vec![node, child]),
        QuestionKind::Best => ("practice-ask-best", vec![player]),
        QuestionKind::Root => ("practice-ask-root", vec![node]),
    };
    words.styled(key, &args)
}

/// Returns why a search cannot be asked about.
#[must_use]
pub fn unaskable_sentence(words: &Words, unaskable: Unaskable) -> String {
    let why = match unaskable {
        Unaskable::MakesPasses => "passes",
        Unaskable::SendsScouts => "scouts",
        Unaskable::IsMistaken => "mistake",
        Unaskable::IsLevel => "level",
        Unaskable::IsIncomplete => "incomplete",
    };
    words.fill("practice-unaskable", &[("why", why.into())])
}
