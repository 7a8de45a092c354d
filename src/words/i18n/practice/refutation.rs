//! Whether a cut that is wrong by the rule changes the root, as a sentence.

use super::answer::node_list;
use crate::i18n::Words;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::practice::Answer;
use crate::practice::refutation::Refutation;
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns what a wrong cut does to the root: "if N were 9, A would be 9". `answer` is the cut.
#[must_use]
pub fn refutation_sentence<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    answer: &Answer,
    refutation: &Refutation<G::Move>,
) -> StyledText {
    let names = NodeNames::new(words, recording);
    let root_name = ("root", names.inline(NodeId::ROOT).into());
    match refutation {
        Refutation::Changes { is_own_value: true, root, .. } => {
            let pruned = if let Answer::Children(pruned) = answer { pruned.as_slice() } else { &[] };
            let names = node_list(words, recording, pruned);
            let args = vec![root_name, ("result", (*root).into()), ("names", names.into())];
            words.styled("practice-refuted-as-it-is", &args)
        }
        Refutation::Changes { line, leaf, value, root, .. } => {
            let leaf_name = match leaf {
                Some(leaf) => names.inline(*leaf),
                None => words.fill("practice-refuted-line", &[("moves", written_line(recording, line).into())]),
            };
            let args =
                vec![root_name, ("leaf", leaf_name.into()), ("value", (*value).into()), ("result", (*root).into())];
            words.styled("practice-refuted", &args)
        }
        Refutation::Harmless => words.styled("practice-harmless", &[]),
        Refutation::Undecided => words.styled("practice-undecided", &[]),
    }
}

/// Returns moves from the root as they are shown, counted from 1.
fn written_line<G: GameView>(recording: &Recording<G>, line: &[G::Move]) -> String {
    let mut position = recording.root().clone();
    let mut moves = Vec::new();
    for &mv in line {
        moves.push(position.shown_move(mv));
        position = position.after(mv);
    }
    moves.join("/")
}
