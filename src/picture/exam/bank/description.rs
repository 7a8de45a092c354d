//! The tree of a question in words, as the alternative to its picture: its nodes, their children and the values of its leaves.
//!
//! Contains nothing of a search of the tree.

use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};
use poda_words::i18n::Words;
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::node_names::NodeNames;

/// Returns the tree in words: `A (MAX) has the children B, C. B (MIN) has the children H = 6, I = 2. …`
pub(super) fn tree_description(words: &Words, tree: &Recording<AnyGame>) -> String {
    let (trace, names) = (tree.trace(), NodeNames::new(words, tree));
    let child = |child: NodeId| {
        let name = names.short(child);
        if trace.kind(child) == NodeKind::Inner {
            name
        } else {
            format!("{name} {}", tree.position(child).evaluate().score().shown_as_value())
        }
    };
    let inner = trace.nodes().filter(|&node| trace.kind(node) == NodeKind::Inner);
    let sentences = inner.map(|node| {
        let children: Vec<String> = trace.children(node).map(child).collect();
        let args = [
            ("node", names.heading(node).into()),
            ("player", player_name(trace.player(node)).into()),
            ("children", children.join(", ").into()),
        ];
        words.fill("bank-tree-node", &args)
    });
    let begin = words.text("bank-tree");
    std::iter::once(begin).chain(sentences).collect::<Vec<_>>().join(" ")
}
