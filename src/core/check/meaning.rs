//! What a run may mean where its program does not say it: its sides, values, leaves and stops.
//!
//! Does not depend on how a run is read so.

use crate::run::ReportedView;
use crate::score::Score;

/// One way to read a run. The default takes everything as the run has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Which side moves at the root.
    pub root: RootReading,
    /// The view of the values; `None`: as claimed, or the one that fits.
    pub view: Option<ReportedView>,
    /// Which search the program makes.
    pub search: SearchReading,
    /// Where leaves are valued.
    pub leaves: LeafReading,
    /// What the values of leaves are measured in.
    pub scale: ScaleReading,
    /// What a node does with the best value of its children.
    pub values: ValueRule,
    /// Why a node is left before all of its children are searched.
    pub stops: StopReading,
}

/// Which side moves at the root of a tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RootReading {
    /// The side of the tree.
    #[default]
    AsGiven,
    /// The other side, as the run says.
    AsTold,
    /// The other side, though nothing says so.
    Exchanged,
}

/// Which search a program makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchReading {
    /// The claimed one.
    #[default]
    AsClaimed,
    /// Any that fits: the claim is a guess.
    Any,
}

/// Which leaves a program values without entering them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LeafReading {
    /// None.
    #[default]
    Entered,
    /// All of them.
    InParent,
    /// Those that are won: worth more than all leaves that were entered, or in a game with outcomes, won by the side
    /// that has just moved.
    WinsInParent,
}

/// What the values of leaves are measured in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScaleReading {
    /// In what those of the position are measured in.
    #[default]
    OfPosition,
    /// Each is this many times the value in the position.
    Times(Score),
    /// A win is worth more, or less, the later it comes.
    ByPly,
}

/// What a node does with the best value of its children before it returns it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ValueRule {
    /// Nothing.
    #[default]
    AsReturned,
    /// It multiplies it.
    Times(Score),
    /// It adds a number.
    Plus(Score),
    /// It adds a number from the view of the side to move.
    PlusForMover(Score),
    /// It brings it this much closer to zero.
    TowardsZero(Score),
}

/// Why a node is left before all of its children are searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StopReading {
    /// Because its window is closed.
    #[default]
    AtBounds,
    /// Also because no leaf of the tree is better for the side to move than what was found.
    AtBestLeaf,
}
