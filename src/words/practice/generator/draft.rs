//! A draft of an explicit tree: a shape, and values that are repaired until the wishes are fulfilled.

use super::shape::{TreeShape, value_count};
use poda_core::document::wishes::{Ties, TreeWishes};
use poda_core::game::tree::{Tree, TreeNode};
use poda_core::score::Score;
use poda_core::search::split_mix_64::SplitMix64;

/// A tree whose leaves may still change their values.
#[derive(Clone, Debug)]
pub(super) struct TreeDraft {
    wishes: TreeWishes,
    shape: TreeShape,
    /// The indices of the leaves in the shape, from left to right.
    leaves: Vec<usize>,
    /// The values of the leaves.
    values: Vec<i32>,
}

/// The values that a repair has replaced: of one leaf, or of two that exchanged theirs.
pub(super) struct Repair {
    leaf: usize,
    other: Option<usize>,
    before: i32,
}

impl TreeDraft {
    /// Draws the values of the leaves. Returns `None` if ties are forbidden and there are more leaves than values.
    pub fn new(wishes: TreeWishes, shape: TreeShape, rng: &mut SplitMix64) -> Option<Self> {
        let leaves: Vec<_> = shape.leaves().collect();
        let values = match wishes.ties {
            Ties::Allowed | Ties::Wanted => leaves.iter().map(|_| draw_value(&wishes, rng)).collect(),
            Ties::Forbidden => draw_different_values(&wishes, leaves.len(), rng)?,
        };
        Some(Self { wishes, shape, leaves, values })
    }

    /// Returns the number of leaves.
    pub const fn leaf_count(&self) -> usize {
        self.leaves.len()
    }

    /// Gives one leaf another value.
    pub fn repair(&mut self, rng: &mut SplitMix64) -> Repair {
        let leaf = usize::try_from(rng.below(self.leaves.len() as u64)).unwrap_or_default();
        let value = draw_value(&self.wishes, rng);
        let before = self.values[leaf];
        let other = match self.wishes.ties {
            Ties::Allowed | Ties::Wanted => None,
            Ties::Forbidden => self.values.iter().position(|&other| other == value),
        };
        if let Some(other) = other {
            self.values[other] = before;
        }
        self.values[leaf] = value;
        Repair { leaf, other, before }
    }

    /// Undoes the last repair.
    pub fn undo(&mut self, Repair { leaf, other, before }: Repair) {
        if let Some(other) = other {
            self.values[other] = self.values[leaf];
        }
        self.values[leaf] = before;
    }

    /// Returns the tree without names, which is enough to search it.
    pub fn tree(&self) -> Tree {
        self.tree_with(|_| None)
    }

    /// Returns the tree with its nodes named A, B, C, … row by row from the top.
    pub fn named_tree(&self) -> Tree {
        let mut names = vec![String::new(); self.shape.children.len()];
        for (rank, node) in self.shape.by_rows().into_iter().enumerate() {
            names[node] = name(rank);
        }
        self.tree_with(|node| Some(names[node].clone()))
    }

    fn tree_with(&self, name: impl Fn(usize) -> Option<String>) -> Tree {
        let mut nodes: Vec<TreeNode> = (self.shape.children.iter().zip(&self.shape.plies).enumerate())
            .map(|(node, (children, ply))| {
                let first = self.wishes.first;
                TreeNode {
                    name: name(node),
                    player: if ply % 2 == 0 { first } else { first.opponent() },
                    move_label: None,
                    value: None,
                    children: children.clone(),
                }
            })
            .collect();
        for (&leaf, &value) in self.leaves.iter().zip(&self.values) {
            nodes[leaf].value = Some(Score::from(value));
        }
        Tree::new(nodes).expect("leaves have values, and names differ")
    }
}

fn draw_value(wishes: &TreeWishes, rng: &mut SplitMix64) -> i32 {
    value_at(wishes, rng.below(value_count(wishes)))
}

/// Returns the value of this rank in the range of values, from 0.
fn value_at(wishes: &TreeWishes, rank: u64) -> i32 {
    wishes.values.least.saturating_add_unsigned(u32::try_from(rank).unwrap_or(u32::MAX))
}

/// Draws so many values, no two equal. Returns `None` if there are fewer values.
fn draw_different_values(wishes: &TreeWishes, leaves: usize, rng: &mut SplitMix64) -> Option<Vec<i32>> {
    let unused = value_count(wishes);
    // The ranks drawn so far, in ascending order.
    let mut used: Vec<u64> = Vec::new();
    let mut values = Vec::new();
    for drawn in 0..leaves as u64 {
        let mut rank = rng.below(unused.checked_sub(drawn).filter(|&unused| 0 < unused)?);
        // The rank among unused values becomes the rank among all of them.
        let mut position = 0;
        while position < used.len() && used[position] <= rank {
            rank += 1;
            position += 1;
        }
        used.insert(position, rank);
        values.push(value_at(wishes, rank));
    }
    Some(values)
}

/// Returns the name of this rank, from 0: A, …, Z, AA, AB, ….
fn name(mut rank: usize) -> String {
    let mut letters = Vec::new();
    loop {
        letters.push(char::from(b'A' + u8::try_from(rank % 26).unwrap_or_default()));
        if rank < 26 {
            break;
        }
        rank = rank / 26 - 1;
    }
    letters.into_iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::document::wishes::NumberRange;

    #[test]
    fn names_go_on_after_z() {
        assert_eq!([0, 25, 26, 51, 52, 701, 702].map(name), ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn a_repair_that_is_undone_leaves_no_trace() {
        for (ties, most) in [(Ties::Allowed, 4), (Ties::Forbidden, 9)] {
            let values = NumberRange { least: 1, most };
            let wishes =
                TreeWishes { branching: NumberRange { least: 2, most: 3 }, values, ties, ..TreeWishes::default() };
            let mut rng = SplitMix64::new(7);
            let shape = TreeShape::draw(&wishes, 2, &mut rng).unwrap();
            let mut draft = TreeDraft::new(wishes, shape, &mut rng).unwrap();
            for _ in 0..50 {
                let before = draft.values.clone();
                let repair = draft.repair(&mut rng);
                let mut sorted = draft.values.clone();
                sorted.sort_unstable();
                sorted.dedup();
                assert!(ties == Ties::Allowed || sorted.len() == draft.values.len(), "{sorted:?}");
                draft.undo(repair);
                assert_eq!(draft.values, before);
            }
        }
    }

    #[test]
    fn all_values_are_used_where_there_are_as_many_as_leaves() {
        let values = NumberRange { least: -1, most: 2 };
        let wishes = TreeWishes { values, ties: Ties::Forbidden, ..TreeWishes::default() };
        let mut drawn = draw_different_values(&wishes, 4, &mut SplitMix64::new(1)).unwrap();
        drawn.sort_unstable();
        assert_eq!(drawn, [-1, 0, 1, 2]);
        assert_eq!(draw_different_values(&wishes, 5, &mut SplitMix64::new(1)), None);
    }

    #[test]
    fn nodes_are_named_row_by_row() {
        let wishes = TreeWishes { branching: NumberRange { least: 2, most: 2 }, ..TreeWishes::default() };
        let mut rng = SplitMix64::new(1);
        let shape = TreeShape::draw(&wishes, 2, &mut rng).unwrap();
        let names: Vec<_> = TreeDraft::new(wishes, shape, &mut rng).unwrap().named_tree().ids();
        assert_eq!(names, ["A", "B", "D", "E", "C", "F", "G"]);
    }
}
