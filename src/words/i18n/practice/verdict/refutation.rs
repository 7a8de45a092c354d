//! The sentence about a wrong cut: how it would change the root.

use crate::i18n::Words;
use crate::i18n::node_names::{NodeNames, written_line};
use crate::i18n::styled_text::StyledText;
use crate::practice::Answer;
use poda_core::game::GameView;
use poda_core::search::refutation::Refutation;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns the effect of a wrong cut on the root: "if N were 9, A would be 9". `answer` is the cut.
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
            let names = names.list(pruned);
            let args = vec![root_name, ("result", (*root).into()), ("names", names.into())];
            words.styled("practice-refuted-as-it-is", &args)
        }
        Refutation::Changes { line, value, root, .. } => {
            // If an outcome was probed, its last visit has all moves.
            let trace = recording.trace();
            let last_visit =
                |node, mv| trace.children(node).filter(|&child| recording.move_to(child) == Some(mv)).last();
            let leaf_name = match line.iter().try_fold(NodeId::ROOT, |node, &mv| last_visit(node, mv)) {
                Some(leaf) => names.inline(leaf),
                None => words.fill("practice-refuted-line", &[("moves", written_line(recording.root(), line).into())]),
            };
            let args =
                vec![root_name, ("leaf", leaf_name.into()), ("value", (*value).into()), ("result", (*root).into())];
            words.styled("practice-refuted", &args)
        }
        Refutation::Harmless => words.styled("practice-harmless", &[]),
        Refutation::Undecided => words.styled("practice-undecided", &[]),
    }
}
