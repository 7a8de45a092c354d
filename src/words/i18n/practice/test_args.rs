//! The arguments of sentences about the test for a cutoff.

use crate::i18n::message_args::{MessageArgs, player_name};
use crate::i18n::node_names::NodeNames;
use crate::practice::reason::CutTest;
use poda_core::game::GameView;
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::BoundOwner;

/// Returns the arguments about a test: the node, its player and best score, the bound, the relation that would cut and the one
/// that does not.
pub(super) fn test_args<G: GameView>(names: &NodeNames<'_, G>, test: &CutTest) -> MessageArgs {
    vec![
        ("node", names.inline(test.node).into()),
        ("player", player_name(test.player).into()),
        ("opponent", player_name(test.player.opponent()).into()),
        ("best", test.best.into()),
        ("limit", test.limit.into()),
        ("needed", test.cut_on.relation(test.player).into()),
        ("relation", test.cut_on.relation_unmet(test.player).into()),
    ]
}

/// Returns the arguments about the owner of the bound of a test.
pub(super) fn owner_args<G: GameView>(
    recording: &Recording<G>,
    names: &NodeNames<'_, G>,
    test: &CutTest,
) -> MessageArgs {
    let trace = recording.trace();
    let is_infinite = test.limit == test.player.opponent().worst();
    let (owner, owner_where, plies) = match test.owner {
        BoundOwner::RootWindow if is_infinite => (String::new(), "nothing", 0),
        BoundOwner::RootWindow => (String::new(), "window", 0),
        BoundOwner::Parent(owner) | BoundOwner::Ancestor(owner) | BoundOwner::Scout(owner) => {
            let plies = trace.ply(test.node) - trace.ply(owner);
            // Deep in a game the number of plies says more than a long list of moves.
            let owner_where = match plies {
                _ if names.is_named(owner) => "at",
                _ if trace.ply(owner) == 1 => "after",
                1 => "one",
                _ => "up",
            };
            (names.inline(owner), owner_where, plies)
        }
    };
    vec![("owner", owner.into()), ("owner_where", owner_where.into()), ("plies", plies.into())]
}
