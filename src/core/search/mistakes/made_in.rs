//! The searches in which a mistake can be made.

use super::chance::ChanceMistake;
use super::equal_setting::EqualSetting;
use super::one_sided::OneSided;
use super::players::PlayersMistake;

/// The searches in which a mistake can be made.
#[derive(Clone, Copy, Debug)]
pub(super) enum MadeIn {
    /// Searches in which the mistake is the same as another setting.
    Setting(EqualSetting),
    /// Alpha-beta, also written as negamax.
    AlphaBeta,
    /// Alpha-beta that cuts where a bound is met.
    AlphaBetaCutOnEqual,
    /// Alpha-beta in a window with a bound.
    AlphaBetaInWindow,
    /// Alpha-beta written as negamax.
    NegamaxAlphaBeta,
    /// Negamax, with and without alpha-beta.
    Negamax,
    /// Minimax, negamax, and both with alpha-beta.
    Plain,
    /// The plain searches that are not written as negamax.
    PlainMinimax,
    /// The plain searches in a window with a bound.
    PlainInWindow,
    /// The plain searches with a limit of depth.
    PlainInDepth,
    /// Alpha-beta with a transposition table.
    Table,
    /// Those in which one side can make the mistake.
    OneSided(OneSided),
    /// Those of a mistake at chance nodes.
    Chance(ChanceMistake),
    /// Those of a mistake in a search of several players.
    Players(PlayersMistake),
    /// No depth-first search.
    NoDepthFirst,
}
