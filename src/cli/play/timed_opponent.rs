//! The program as an opponent that may have so much time for a move.

use crate::deadline::Deadline;
use crate::search_flags::TimeFlag;
use poda_core::game::any::AnyGame;
use poda_core::search::split_mix_64::SplitMix64;
use poda_core::trace::limits::Limits;
use poda_session::opponent::{ProgramOpponent, Reply};

/// The default limit of nodes of a search for a move. It is lower than that of other commands, because a player does
/// not wait long for a move.
pub(super) const MAX_NODES: u64 = 1_000_000;

/// How the program plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct TimedOpponent {
    pub opponent: ProgramOpponent,
    /// The time for a move, if the opponent deepens until it is over.
    pub seconds: Option<u64>,
}

impl TimedOpponent {
    /// Returns the program's move; `None` if the game is over.
    pub fn reply(&self, position: &AnyGame, random: &mut SplitMix64, limits: Limits) -> Option<Reply> {
        if self.seconds.is_none() {
            return self.opponent.reply(position, random, limits);
        }
        let [_, deadline] = Deadline::half_and_whole(TimeFlag { max_time: self.seconds });
        // The default limit of nodes stands in for one of time.
        let nodes = if limits.nodes as u64 == MAX_NODES { usize::MAX } else { limits.nodes };
        self.opponent.reply_in_time(position, Limits { nodes, ..limits }, &mut || deadline.is_over())
    }
}
