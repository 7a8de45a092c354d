//! Why a node was cut, whose bound it was, and what the cutoff saved.

use crate::i18n::Words;
use crate::i18n::message_args::{MessageArgs, cutoff_args, is_best_possible, player_name};
use crate::i18n::mistakes;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::{BoundOwner, CutoffDetails};
use poda_core::trace::{NodeId, NodeKind, Step, Trace};

/// The most branches whose names are listed.
const MOST_NAMES: usize = 4;

/// The most nodes below a cutoff in which leaves are counted: counting is repeated every frame.
const MOST_COUNTED: usize = 4_096;

/// Returns why `node` was cut; `None` if it was not, or not yet at `step`.
///
/// The paragraphs are the meaning of the inequality, the owner of the bound, and what the cutoff saved.
#[must_use]
pub fn why<G: GameView>(words: &Words, recording: &Recording<G>, step: Step, node: NodeId) -> Option<Vec<StyledText>> {
    let moment = recording.trace().at(step);
    let cutoff = moment.cutoff(node)?;
    let names = NodeNames::new(words, recording);
    if recording.trace().mistake().is_some() {
        return Some(vec![mistakes::why(words, recording, &cutoff)]);
    }
    let mut args = cutoff_args(recording, &names, &cutoff);
    let is_short = names.is_named(node) || recording.trace().ply(node) == 1;
    args.extend([
        ("where", if is_short { "named" } else { "here" }.into()),
        ("move", names.short_inline(node).into()),
        ("node", names.inline(node).into()),
        ("subject", names.subject(node).into()),
        ("player", player_name(recording.trace().player(node)).into()),
    ]);
    // The bound comes from the child that was the owner's best when the search went down to where the cutoff happened.
    let (_, cut_at) = recording.trace().cutoff(node)?;
    let source = cutoff.owner.node().and_then(|owner| recording.trace().at(cut_at).best_child(owner));
    args.extend(source.map(|source| ("source", names.short_inline(source).into())));
    let (meaning, owner) = match cutoff.owner {
        BoundOwner::Parent(_) => ("why-meaning", Some("why-owner-shallow")),
        BoundOwner::Ancestor(_) => ("why-meaning-deep", Some("why-owner-deep")),
        BoundOwner::Scout(_) => ("why-meaning-scout", None),
        BoundOwner::RootWindow if is_best_possible(recording.trace(), &cutoff) => ("why-meaning-best-possible", None),
        BoundOwner::RootWindow => ("why-meaning-window", Some("why-owner-window")),
    };
    let mut said = vec![words.styled(meaning, &args)];
    said.extend(owner.map(|owner| words.styled(owner, &args)));
    let player = recording.trace().player(node);
    if recording.config().algorithm.properties().counts_for_mover && player == Player::Min {
        let alpha = cutoff.window.limit(player);
        let relation = recording.config().cut_on.relation(Player::Max);
        let numbers = [("score", (-cutoff.score).into()), ("limit", (-alpha).into()), ("alpha", alpha.into())];
        said.push(words.styled("aside-why", &[numbers.as_slice(), &[("relation", relation.into())]].concat()));
    }
    said.push(saved(words, recording, &names, &cutoff));
    Some(said)
}

/// Returns what a cutoff saved: the branches and, in a given tree, the leaves on them, unless there are very many.
fn saved<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    names: &NodeNames<'_, G>,
    cutoff: &CutoffDetails,
) -> StyledText {
    let trace = recording.trace();
    let pruned = || trace.later_siblings(cutoff.child);
    let branches = pruned().count();
    if branches == 0 {
        return words.styled("why-saved-nothing", &[("child", names.short_inline(cutoff.child).into())]);
    }
    let mut listed: Vec<_> = pruned().take(MOST_NAMES).map(|node| names.short(node)).collect();
    if MOST_NAMES < branches {
        listed.push("…".to_owned());
    }
    let mut args: MessageArgs = vec![("branches", branches.into()), ("names", listed.join(", ").into())];
    // How far quiescence would have extended a branch that was never searched is not known.
    let is_countable = recording.root().is_explicit_tree() && recording.config().quiescence.is_none();
    let leaves = is_countable.then(|| leaves_within(trace, pruned())).flatten();
    let key = match leaves.filter(|&leaves| leaves != branches) {
        Some(leaves) => {
            args.push(("leaves", leaves.into()));
            "why-saved-leaves"
        }
        None => "why-saved",
    };
    words.styled(key, &args)
}

/// Returns the number of leaves on these branches; `None` if there are too many nodes to count.
fn leaves_within(trace: &Trace, branches: impl Iterator<Item = NodeId>) -> Option<usize> {
    let (mut nodes, mut leaves) = (0, 0);
    for node in branches.flat_map(|branch| trace.subtree(branch)) {
        nodes += 1;
        if MOST_COUNTED < nodes {
            return None;
        }
        // Where there was no room to record the nodes below a branch, the number of its leaves is not known.
        if trace.kind(node) == NodeKind::Inner && trace.children(node).next().is_none() {
            return None;
        }
        leaves += usize::from(matches!(trace.kind(node), NodeKind::Leaf(_)));
    }
    Some(leaves)
}
