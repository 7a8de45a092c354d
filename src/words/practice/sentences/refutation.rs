//! The sentence about a wrong cut: how it would change the root.

use crate::i18n::node_names::{NodeNames, written_line};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use crate::practice::Answer;
use crate::practice::sentences::coalition;
use poda_core::game::GameView;
use poda_core::search::refutation::Refutation;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// The maximum number of leaves that a sentence names.
const MAX_NAMED: usize = 6;

/// Returns the effect of a wrong cut on the root: "if N were 9, A would be 9". `answer` is the cut.
pub fn refutation_sentence<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    answer: &Answer,
    refutation: &Refutation<G::Move>,
) -> StyledText {
    let names = NodeNames::new(words, recording);
    let say = |key: &str, args: &[_]| coalition::styled(&names, NodeId::ROOT, key, args);
    let root_name = ("root", names.inline(NodeId::ROOT).into());
    match refutation {
        Refutation::Changes { is_own_value: true, root, .. } => {
            let pruned = if let Answer::Children(pruned) = answer { pruned.as_slice() } else { &[] };
            let names = names.list(pruned);
            say("practice-refuted-as-it-is", &[root_name, ("result", (*root).into()), ("names", names.into())])
        }
        Refutation::Changes { line, others, value, root, .. } => {
            // If an outcome was probed, its last visit has all moves.
            let trace = recording.trace();
            let last_visit =
                |node, mv| trace.children(node).filter(|&child| recording.move_to(child) == Some(mv)).last();
            let leaf_name =
                |line: &[G::Move]| match line.iter().try_fold(NodeId::ROOT, |node, &mv| last_visit(node, mv)) {
                    Some(leaf) => names.place(leaf),
                    None => words.fill("practice-refuted-line", &args![moves = written_line(recording.root(), line)]),
                };
            let [value, result] = args![value = *value, result = *root];
            if others.is_empty() {
                return say("practice-refuted", &[root_name, ("leaf", leaf_name(line).into()), value, result]);
            }
            let count = others.len() + 1;
            let listed = if count <= MAX_NAMED { count } else { MAX_NAMED - 1 };
            let lines = [line].into_iter().chain(others).take(listed);
            let more = (listed < count).then(|| words.fill("practice-refuted-more", &args![count = count - listed]));
            let leaves = words.list(lines.map(|line| leaf_name(line)).chain(more).collect());
            say("practice-refuted-together", &[root_name, ("changed", leaves.into()), value, result])
        }
        Refutation::Harmless => words.styled("practice-harmless", &[]),
        Refutation::Undecided => words.styled("practice-undecided", &[]),
    }
}
