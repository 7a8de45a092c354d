//! What happened to a node, with its ply and its player, in 32 bits.

use crate::score::{Bound, Player};
use crate::search::Leaf;
use crate::trace::node::NodeKind;

/// A node in 32 bits: its ply in the low 16, the rest above.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeWord(pub u32);

/// What followed when a child was left: the other children are not searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    /// They may be searched.
    None,
    /// The child closed its parent's window.
    Cutoff,
    /// The child was chosen at random.
    Skip,
}

const KINDS: [NodeKind; 5] = [
    NodeKind::Inner,
    NodeKind::Leaf(Leaf::Terminal),
    NodeKind::Leaf(Leaf::Horizon),
    NodeKind::Leaf(Leaf::Quiet),
    NodeKind::Leaf(Leaf::TableHit),
];
const BOUNDS: [Bound; 3] = [Bound::Exact, Bound::Lower, Bound::Upper];
const CLOSINGS: [Closing; 3] = [Closing::None, Closing::Cutoff, Closing::Skip];

const KIND: u32 = 16;
const BOUND: u32 = 19;
const CLOSING: u32 = 21;
const IS_MIN: u32 = 1 << 23;
const IS_SEARCHED: u32 = 1 << 24;
const IS_LEFT: u32 = 1 << 25;
const IS_RESEARCH: u32 = 1 << 26;
const HAS_IMPROVED: u32 = 1 << 27;
const HAS_OWN_WINDOW: u32 = 1 << 28;
const ALL: u32 = (1 << 29) - 1;

/// The parts of a node's word.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a bit of the word")]
pub(super) struct NodeFacts {
    pub ply: u16,
    pub kind: NodeKind,
    pub bound: Bound,
    pub closing: Closing,
    pub player: Player,
    pub is_searched: bool,
    pub is_left: bool,
    pub is_research: bool,
    pub has_improved: bool,
    /// Whether the node was entered with another window than its parent had.
    pub has_own_window: bool,
}

impl NodeWord {
    pub fn new(facts: &NodeFacts) -> Self {
        fn place<T: PartialEq>(value: &T, all: &[T], shift: u32) -> u32 {
            (0..).zip(all).find(|(_, other)| *other == value).map_or(0, |(place, _)| place << shift)
        }
        let bit = |is_set: bool, bit: u32| if is_set { bit } else { 0 };
        Self(
            u32::from(facts.ply)
                | place(&facts.kind, &KINDS, KIND)
                | place(&facts.bound, &BOUNDS, BOUND)
                | place(&facts.closing, &CLOSINGS, CLOSING)
                | bit(facts.player == Player::Min, IS_MIN)
                | bit(facts.is_searched, IS_SEARCHED)
                | bit(facts.is_left, IS_LEFT)
                | bit(facts.is_research, IS_RESEARCH)
                | bit(facts.has_improved, HAS_IMPROVED)
                | bit(facts.has_own_window, HAS_OWN_WINDOW),
        )
    }

    /// The parts; `None` where the word has unknown bits, or says of a node that is not searched that something happened at it.
    #[inline]
    pub fn facts(self) -> Option<NodeFacts> {
        let bits = self.0;
        let has = |bit: u32| bits & bit != 0;
        let field = |shift: u32, width: u32| (bits >> shift & ((1 << width) - 1)) as usize;
        let kind = *KINDS.get(field(KIND, 3))?;
        let bound = *BOUNDS.get(field(BOUND, 2))?;
        let closing = *CLOSINGS.get(field(CLOSING, 2))?;
        let [low, high, ..] = bits.to_le_bytes();
        let facts = NodeFacts {
            ply: u16::from_le_bytes([low, high]),
            kind,
            bound,
            closing,
            player: if has(IS_MIN) { Player::Min } else { Player::Max },
            is_searched: has(IS_SEARCHED),
            is_left: has(IS_LEFT),
            is_research: has(IS_RESEARCH),
            has_improved: has(HAS_IMPROVED),
            has_own_window: has(HAS_OWN_WINDOW),
        };
        let needs_left = facts.has_improved || closing != Closing::None;
        let needs_search = facts.is_left || facts.is_research || facts.has_own_window || kind.is_table_hit();
        let is_consistent = (facts.is_left || !needs_left) && (facts.is_searched || !needs_search);
        (bits & !ALL == 0 && is_consistent).then_some(facts)
    }
}
