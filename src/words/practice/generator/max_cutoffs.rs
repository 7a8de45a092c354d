//! The maximum number of cutoffs that alpha-beta can make in a tree of a given shape, for any values of its leaves.
//!
//! The number of possible cutoffs below a node depends on two things: which ancestors have set a bound so far, and
//! whether the node's value is beyond its own bound, inside the window, or beyond the opponent's bound. Both have few
//! cases, so that the maximum follows by dynamic programming over the height of the node and over its children from
//! left to right. Some choice of real numbers for the leaves reaches the maximum, unless a tie does not cut and the
//! search is fail-soft; a range of whole numbers may be too small for it.

use poda_core::score::CutOn;
use std::collections::HashMap;

/// Which cutoffs that prune a branch are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// Cutoffs by the parent's bound.
    Shallow,
    /// Cutoffs by the bound of an ancestor above the parent.
    Deep,
    /// Both kinds.
    All,
    /// Both kinds, if they prune an inner node.
    SavesSubtree,
}

/// Returns the greatest number of cutoffs that prune a branch in a tree of `depth` plies in which every inner node has
/// `branching` children, searched with a full window. A part of this tree cannot have more cutoffs.
pub(super) fn max_cutoffs(branching: usize, depth: usize, cut_on: CutOn, counted: Counted) -> usize {
    let mut count = Count { branching, cut_on, counted, known: HashMap::new() };
    count.below(depth, Bounds { opponent: Owner::None, own: false, are_equal: false }).inside.unwrap_or(0)
}

/// The owner of the bound that can cut a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Owner {
    /// There is no bound.
    None,
    Parent,
    /// An ancestor above the parent.
    Above,
}

/// The bounds with which a node is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Bounds {
    /// The owner of the opponent's bound, which can cut the node.
    opponent: Owner,
    /// Whether the node's own side has a bound.
    own: bool,
    /// Whether both bounds are the same number, so that no value is strictly between them.
    are_equal: bool,
}

/// The greatest number of cutoffs below a node, for each place of its value; `None` if the value cannot be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MaxCutoffs {
    /// The value is no better for the node's side than its own bound.
    below_own: Option<usize>,
    /// The value is inside the window.
    inside: Option<usize>,
    /// The value meets the bound of the opponent.
    beyond_opponent: Option<usize>,
}

/// The greatest number of cutoffs below the children of a node that have returned, for each effect on its window;
/// `None` if the effect is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CutoffsBelow {
    /// No child was better than the node's own bound.
    unchanged: Option<usize>,
    /// A child narrowed the window.
    narrowed: Option<usize>,
    /// A child equals the opponent's bound, which does not cut.
    tied: Option<usize>,
}

struct Count {
    branching: usize,
    cut_on: CutOn,
    counted: Counted,
    /// The results so far, by height.
    known: HashMap<(usize, Bounds), MaxCutoffs>,
}

impl Count {
    /// Returns the greatest numbers for a node `height` plies above the leaves.
    fn below(&mut self, height: usize, bounds: Bounds) -> MaxCutoffs {
        let has_opponent = bounds.opponent != Owner::None;
        if height == 0 {
            return MaxCutoffs {
                below_own: bounds.own.then_some(0),
                inside: (!bounds.are_equal).then_some(0),
                beyond_opponent: has_opponent.then_some(0),
            };
        }
        if let Some(&max) = self.known.get(&(height, bounds)) {
            return max;
        }
        let inherited = if bounds.own { Owner::Above } else { Owner::None };
        let before = Bounds { opponent: inherited, own: has_opponent, are_equal: bounds.are_equal };
        let before = self.below(height - 1, before);
        let after = Bounds { opponent: Owner::Parent, own: has_opponent, are_equal: false };
        let after_tie = self.below(height - 1, Bounds { are_equal: true, ..after });
        let after = self.below(height - 1, after);
        let saved = usize::from(self.is_counted(height, bounds.opponent));
        let mut returned = CutoffsBelow { unchanged: Some(0), narrowed: None, tied: None };
        let mut cut = None;
        for child in 1..=self.branching {
            let CutoffsBelow { unchanged, narrowed, tied } = returned;
            // A child whose value is no better than its own bound meets the opponent's bound at its parent.
            let met = sum(unchanged, before.below_own)
                .max(sum(narrowed, after.below_own))
                .max(sum(tied, after_tie.below_own));
            cut = cut.max(sum(met, Some(if child < self.branching { saved } else { 0 })));
            returned = CutoffsBelow {
                unchanged: sum(unchanged, before.beyond_opponent),
                narrowed: sum(unchanged, before.inside)
                    .max(sum(narrowed, after.inside))
                    .max(sum(narrowed, after.beyond_opponent)),
                tied: match self.cut_on {
                    CutOn::Equal => None,
                    CutOn::Strict => met.max(sum(tied, after_tie.beyond_opponent)),
                },
            };
        }
        let CutoffsBelow { unchanged, narrowed, tied } = returned;
        let max = MaxCutoffs { below_own: unchanged, inside: narrowed, beyond_opponent: cut.max(tied) };
        self.known.insert((height, bounds), max);
        max
    }

    /// Returns whether a cutoff is counted at a node of this height, by a bound with this owner.
    fn is_counted(&self, height: usize, owner: Owner) -> bool {
        match self.counted {
            Counted::Shallow => owner == Owner::Parent,
            Counted::Deep => owner == Owner::Above,
            Counted::All => owner != Owner::None,
            Counted::SavesSubtree => owner != Owner::None && 1 < height,
        }
    }
}

/// Returns the sum of two numbers, if both exist.
fn sum(a: Option<usize>, b: Option<usize>) -> Option<usize> {
    Some(a?.saturating_add(b?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn max(branching: usize, depth: usize, counted: Counted) -> usize {
        max_cutoffs(branching, depth, CutOn::Equal, counted)
    }

    #[test]
    fn small_trees_have_the_cutoffs_that_can_be_counted_by_hand() {
        // With two plies, every child of the root except the first can be cut.
        assert_eq!(max(3, 2, Counted::All), 2);
        assert_eq!(max(3, 2, Counted::Deep), 0);
        assert_eq!(max(3, 2, Counted::SavesSubtree), 0);
        // With one ply, nothing can be cut, and a node with one child has nothing to prune.
        assert_eq!(max(3, 1, Counted::All), 0);
        assert_eq!(max(1, 8, Counted::All), 0);
        // Three plies are too few for a bound of a great-grandparent. With four, such a bound can cut one child of the
        // first grandchild below the second move and both children of the second grandchild. If it cut both children of
        // the first grandchild, the second move itself would be cut.
        assert_eq!(max(2, 3, Counted::Deep), 0);
        assert_eq!(max(2, 4, Counted::Deep), 3);
    }
}
