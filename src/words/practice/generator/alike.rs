//! A variant of an author's own tree: the same shape, the same values at other leaves, and the same cuts at the same
//! nodes.

use super::contents::{Contents, Wish};
use super::generate::{REPAIRS_PER_LEAF, TREE_DRAFTS, TRIED_NODES};
use crate::practice::blank::{BlankPart, expected, fields};
use poda_core::document::Document;
use poda_core::document::recorder::record;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::score::Cutoff;
use poda_core::search::split_mix_64::SplitMix64;
use poda_core::stack::with_stack_space;
use poda_core::trace::NodeId;
use poda_core::trace::multi_player::PayoffCutoff;
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::BoundOwner;
use std::collections::HashSet;
use strum::VariantArray;

/// Why a document has no variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAlike {
    /// Its position is a position of a game, whose evaluations follow from the board.
    NotATree,
    /// Every arrangement of the values that was tried has other cuts, or the same values to fill in as the document or
    /// another variant.
    NoOther,
}

/// Returns a document with the same tree, in which the leaves have exchanged their values. Its search makes the same
/// cuts at the same nodes for the same reasons, and has the same [`Contents`]. The values that inner nodes return
/// differ from those in the document and in each of its `others`: at least half of them if such an arrangement is
/// found, and otherwise as many as possible.
///
/// Up to [`TREE_DRAFTS`] arrangements are drawn. In each, two leaves exchange their values, up to [`REPAIRS_PER_LEAF`]
/// times the number of leaves; an exchange is undone if it takes the search further away from that of the document. All
/// searches together have at most [`TRIED_NODES`] nodes.
///
/// # Errors
/// The reason if there is no variant.
pub fn alike(document: &Document, others: &[&Document], seed: u64) -> Result<Document, NotAlike> {
    let (AnyGame::Tree(tree), Some(config)) = (document.position(), document.search()) else {
        return Err(NotAlike::NotATree);
    };
    let search = |position: &AnyGame| record(config, position, TRIED_NODES);
    let recorded: Vec<_> = [&document].into_iter().chain(others).map(|other| search(other.position())).collect();
    let model = CommonProperties::of(&recorded[0]);
    let rng = &mut SplitMix64::new(seed);
    let mut draft = ExchangedTree::new(tree, config.depth);
    let mut nodes_left = TRIED_NODES;
    let mut best: (usize, Option<AnyGame>) = (0, None);
    'drafts: for _ in 0..TREE_DRAFTS {
        draft.shuffle(rng);
        let mut distance = usize::MAX;
        for repair in 0..=REPAIRS_PER_LEAF * draft.leaves.len() {
            let exchanged = (0 < repair).then(|| draft.exchange_two(rng));
            let position = draft.position();
            let recording = search(&position);
            let Some(left) = nodes_left.checked_sub(recording.trace().node_count()) else { break 'drafts };
            nodes_left = left;
            let found = model.distance(&recording);
            match exchanged {
                Some((one, other)) if distance < found => draft.sources.swap(one, other),
                _ => distance = found,
            }
            if distance == 0 {
                let new = recorded.iter().map(|other| differing_values(&recording, other)).min().unwrap_or_default();
                if best.0 < new {
                    best = (new, Some(position));
                }
                if model.values <= 2 * best.0 {
                    break 'drafts;
                }
                break;
            }
        }
    }
    best.1.map(|position| document.with_position(position)).ok_or(NotAlike::NoOther)
}

/// Returns the number of inner nodes with different returned values in two searches with the same cuts.
fn differing_values(one: &Recording<AnyGame>, other: &Recording<AnyGame>) -> usize {
    let values = fields(one).into_iter().filter(|field| field.part == BlankPart::Value);
    values.filter(|&field| expected(one, field) != expected(other, field)).count()
}

/// A cutoff without its values. The nodes are those of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Cut {
    node: usize,
    after: usize,
    kind: Cutoff,
    owner: Option<usize>,
    is_equal: bool,
}

/// The properties that a variant has in common with the document.
struct CommonProperties {
    cuts: HashSet<Cut>,
    contents: Contents,
    /// The number of inner nodes that return a value.
    values: usize,
}

impl CommonProperties {
    fn of(recording: &Recording<AnyGame>) -> Self {
        let values = fields(recording).into_iter().filter(|field| field.part == BlankPart::Value).count();
        Self { cuts: cuts(recording), contents: Contents::of(recording), values }
    }

    /// Returns the distance of a search from that of the document: the number of cuts that only one of them makes, and
    /// then the distance between their contents.
    fn distance(&self, recording: &Recording<AnyGame>) -> usize {
        let other = cuts(recording).symmetric_difference(&self.cuts).count();
        if 0 < other {
            return other;
        }
        let contents = Contents::of(recording);
        let difference = |wish: Wish| match (self.contents.count(wish), contents.count(wish)) {
            (Some(one), Some(other)) => one.abs_diff(other),
            _ => 0,
        };
        Wish::VARIANTS.iter().map(|&wish| difference(wish)).sum()
    }
}

fn cuts(recording: &Recording<AnyGame>) -> HashSet<Cut> {
    let trace = recording.trace();
    let in_tree = |node: NodeId| {
        if let AnyGame::Tree(tree) = recording.position(node) { tree.node_index() } else { node.index() }
    };
    if let Some(view) = recording.vectors() {
        let cut = |cutoff: PayoffCutoff| Cut {
            node: in_tree(cutoff.node),
            after: in_tree(cutoff.child),
            kind: Cutoff::Beta,
            owner: cutoff.owner.map(|owner| in_tree(owner.node)),
            is_equal: view.payoffs(cutoff.child).map(|payoffs| payoffs.of(view.mover(cutoff.node)))
                == Some(cutoff.window.beta),
        };
        return trace.nodes().filter_map(|node| view.cutoff(node)).map(cut).collect();
    }
    let details = trace.cutoff_steps().filter_map(|step| {
        let moment = trace.at(step);
        moment.cutoff(moment.current()?)
    });
    let cut = |details: poda_core::trace::visit::CutoffDetails| {
        let bound = details.window.limit(details.kind.player());
        let owner = match details.owner {
            BoundOwner::Parent(node) | BoundOwner::Ancestor(node) | BoundOwner::Scout(node) => Some(in_tree(node)),
            BoundOwner::RootWindow => None,
        };
        let (node, after) = (in_tree(details.node), in_tree(details.child));
        Cut { node, after, kind: details.kind, owner, is_equal: details.score == bound }
    };
    details.map(cut).collect()
}

/// A tree whose leaves exchange their values.
struct ExchangedTree<'a> {
    tree: &'a Tree,
    /// The nodes that the search evaluates.
    leaves: Vec<usize>,
    /// For each of them, the node whose value it has.
    sources: Vec<usize>,
}

impl<'a> ExchangedTree<'a> {
    fn new(tree: &'a Tree, depth: Option<usize>) -> Self {
        let mut leaves = Vec::new();
        add_leaves(tree, tree.node_index(), depth, &mut leaves);
        Self { tree, sources: leaves.clone(), leaves }
    }

    fn position(&self) -> AnyGame {
        let moved = self.leaves.iter().copied().zip(self.sources.iter().copied());
        AnyGame::Tree(self.tree.with_values_moved(moved))
    }

    /// Draws an arrangement of the values. All arrangements are equally likely.
    fn shuffle(&mut self, rng: &mut SplitMix64) {
        for last in (1..self.leaves.len()).rev() {
            let other = rng.below(last as u64 + 1);
            self.sources.swap(last, usize::try_from(other).unwrap_or_default());
        }
    }

    /// Draws two leaves and exchanges their values.
    fn exchange_two(&mut self, rng: &mut SplitMix64) -> (usize, usize) {
        let [one, other] = [(); 2].map(|()| usize::try_from(rng.below(self.leaves.len() as u64)).unwrap_or_default());
        self.sources.swap(one, other);
        (one, other)
    }
}

/// Adds the nodes below a node that a search to a depth evaluates.
fn add_leaves(tree: &Tree, at: usize, depth: Option<usize>, leaves: &mut Vec<usize>) {
    let children = tree.children_of(at);
    if children.is_empty() || depth == Some(0) && tree.value_of(at).is_some() {
        return leaves.push(at);
    }
    for &child in children {
        with_stack_space(|| add_leaves(tree, child as usize, depth.map(|depth| depth.saturating_sub(1)), leaves));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::{load_tree, load_with_players};
    use poda_core::game::nim::Nim;
    use poda_core::score::Score;

    fn document(tree: &str) -> Document {
        Document::of_position(AnyGame::Tree(load_tree(tree).unwrap()))
    }

    fn sorted_leaves(document: &Document) -> Vec<f64> {
        let AnyGame::Tree(tree) = document.position() else { panic!() };
        let mut values: Vec<_> = tree.nodes().iter().filter_map(|node| node.value).map(Score::get).collect();
        values.sort_by(f64::total_cmp);
        values
    }

    /// The first lecture of every course, a deep cutoff, and a tree with ties.
    const TREES: [&str; 3] = [
        "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]",
        "[5, [[[8, 9], [4, [1, 6]]], 3]]",
        "[[[1, 1], [2, 0]], [[0, 3], [1, 2]]]",
    ];

    #[test]
    fn variants_have_the_same_leaves_cuts_and_contents_and_other_values() {
        for text in TREES {
            let original = document(text);
            let recording = |document: &Document| record(document.search().unwrap(), document.position(), 1_000);
            let mut made: Vec<Document> = Vec::new();
            for seed in 0..2 {
                let variant = alike(&original, &made.iter().collect::<Vec<_>>(), seed).expect(text);
                let [one, other] = [&original, &variant].map(recording);
                assert_eq!(cuts(&one), cuts(&other));
                assert_eq!(one.trace().node_count(), other.trace().node_count());
                assert_eq!(sorted_leaves(&original), sorted_leaves(&variant));
                for before in made.iter().chain([&original]) {
                    assert!(0 < differing_values(&other, &recording(before)), "{text}");
                }
                made.push(variant);
            }
            assert_eq!(alike(&original, &[], 0).as_ref(), Ok(&made[0]), "the same seed gives the same variant");
        }
    }

    #[test]
    fn variants_of_several_players_exchange_whole_vectors_and_keep_the_cuts() {
        let text = "(version: 1, game: Tree(players: [\"A\", \"B\", \"C\"], tree: [[(5, 3, 2), (1, 2, 7), (2, 2, 6)], [(2, 6, 2), \
                    (9, 1, 0), (3, 3, 4)], [(7, 2, 1), (4, 4, 2)]]), search: (algorithm: MaxNShallow, sum: 10, floor: 0))";
        let original = load_with_players(text.as_bytes()).unwrap();
        let recording = |document: &Document| record(document.search().unwrap(), document.position(), 1_000);
        let vectors = |document: &Document| {
            let AnyGame::Tree(tree) = document.position() else { panic!() };
            let vectors = (0..tree.node_count()).filter_map(|at| tree.payoffs_of(at));
            let mut shown: Vec<_> = vectors.map(|vector| vector.shown()).collect();
            shown.sort();
            shown
        };
        let variant = alike(&original, &[], 1).unwrap();
        let [one, other] = [&original, &variant].map(recording);
        assert!(!cuts(&one).is_empty());
        assert_eq!((cuts(&one), vectors(&original)), (cuts(&other), vectors(&variant)));
        assert!(0 < differing_values(&one, &other));
    }

    #[test]
    fn a_document_without_another_arrangement_has_no_variant() {
        assert_eq!(alike(&document("[[1, 1], [1, 1]]"), &[], 0), Err(NotAlike::NoOther));
        assert_eq!(alike(&document("[1, 2]"), &[], 0), Err(NotAlike::NoOther), "the root stays worth 2");
        let nim = Document::of_position(AnyGame::Nim(Nim::new(&[1, 2], false).unwrap()));
        assert_eq!(alike(&nim, &[], 0), Err(NotAlike::NotATree));
    }
}
