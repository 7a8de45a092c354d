//! What sentences about a search are filled with: players, windows, inequalities, and who owns a bound.
//!
//! Knows no sentence: which of these a message says, and in which order, is each language's own affair.

use super::node_names::NodeNames;
use super::styled_text::StyledText;
use super::{MessageArg, Words};
use crate::game::GameView;
use crate::score::{Bound, Player, Score, Window};
use crate::search::budget::MAX_PLIES;
use crate::trace::cutoff_details::CutoffDetails;
use crate::trace::limits::Ending;
use crate::trace::moment::Moment;
use crate::trace::recording::Recording;
use crate::trace::{NodeId, Trace};

/// What a message is filled with.
pub(super) type MessageArgs = Vec<(&'static str, MessageArg)>;

/// The player as sentences name them, which is the same in every language.
#[must_use]
pub const fn player_name(player: Player) -> &'static str {
    match player {
        Player::Max => "MAX",
        Player::Min => "MIN",
    }
}

/// Which of three a bound is, for messages to choose by.
pub(super) const fn bound_name(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}

/// What a message chooses by where something is so or not.
pub(super) fn yes_or_no(is_so: bool) -> MessageArg {
    if is_so { "yes" } else { "no" }.into()
}

pub(super) fn window_args(window: Window) -> [(&'static str, MessageArg); 2] {
    [("alpha", window.alpha.into()), ("beta", window.beta.into())]
}

/// Which of the reasons for an end it is, for messages to choose by.
pub(super) const fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::NodeLimit => "nodes",
        Ending::MemoryLimit => "memory",
        Ending::TimeLimit => "time",
        Ending::DepthLimit => "depth",
        Ending::Stopped => "stopped",
        Ending::Underway | Ending::Complete => "underway",
    }
}

/// Why a search was cut short, and after how many nodes.
pub(super) fn cut_short_args<G: GameView>(words: &Words, recording: &Recording<G>) -> [(&'static str, MessageArg); 4] {
    let ending = ending_name(recording.trace().ending());
    let nodes = recording.total_visits();
    let plies = words.number(MAX_PLIES as u64);
    let nodes_shown = words.number(nodes);
    [("ending", ending.into()), ("count", nodes.into()), ("nodes", nodes_shown.into()), ("plies", plies.into())]
}

/// Whether the root's best child is known to be worth the root's value. Below the root's window the first child with
/// the greatest upper bound is only the last candidate.
pub(super) fn is_proved_best(trace: &Trace, best: NodeId, value: Score) -> bool {
    let proved = trace.end().proved(best).own_end(trace.player(NodeId::ROOT));
    proved == value
}

/// Whether a cutoff happened because the node's player cannot have more: nobody above owns an infinite bound.
pub(super) fn is_best_possible(trace: &Trace, cutoff: &CutoffDetails) -> bool {
    let player = trace.player(cutoff.node);
    cutoff.window.limit(player) == player.opponent().worst()
}

/// What every sentence about a cutoff may say: the inequality, the child, and the owner of the bound.
pub(super) fn cutoff_args<G: GameView>(
    recording: &Recording<G>,
    names: &NodeNames<'_, G>,
    cutoff: &CutoffDetails,
) -> MessageArgs {
    let trace = recording.trace();
    let player = trace.player(cutoff.node);
    let mut args = vec![
        ("score", cutoff.score.into()),
        ("relation", recording.config().cut_on.relation(player).into()),
        ("limit", cutoff.window.limit(player).into()),
        ("opponent", player_name(player.opponent()).into()),
        ("child", names.short_inline(cutoff.child).into()),
        ("tie", yes_or_no(cutoff.score == cutoff.window.limit(player))),
    ];
    if let Some(owner) = cutoff.owner.node() {
        let plies = trace.ply(cutoff.node) - trace.ply(owner);
        // So many moves as lead to a node deep in a game say less than how far up it is.
        let owner_where = match plies {
            _ if names.is_named(owner) => "at",
            _ if trace.ply(owner) == 1 => "after",
            1 => "one",
            _ => "up",
        };
        args.push(("owner", names.inline(owner).into()));
        args.push(("owner_where", owner_where.into()));
        args.push(("plies", plies.into()));
    }
    args
}

/// What the table knew of a node, once it has been asked, in a few words; `None` of any other node.
#[must_use]
pub fn table_hit(words: &Words, moment: &Moment<'_>, node: NodeId) -> Option<StyledText> {
    let trace = moment.trace();
    let depth = trace.table_hit_depth(node)?;
    let is_asked = trace.entered_at(node).is_some_and(|entered| entered < moment.step());
    let known = ("known", moment.shown_value(node).to_string().into());
    Some(match depth {
        _ if !is_asked => return None,
        Some(depth) => words.styled("hover-table-hit-depth", &[known, ("depth", depth.into())]),
        None => words.styled("hover-table-hit", &[known]),
    })
}
