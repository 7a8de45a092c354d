//! The sentences about a question on a search of several players that backs up one entry: what the player at the root
//! gets.
//!
//! Such a search is alpha-beta in which the others are a coalition, so its questions are those of two sides, and so are
//! most sentences. The ones that name a player, or that take a number for the value of both sides, have a version of
//! their own, with the names of the players: `coalition-ask-best` for `practice-ask-best`.

use crate::i18n::message_args::{MessageArgs, player_name, yes_or_no};
use crate::i18n::multi_player;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, args};
use poda_core::game::GameView;
use poda_core::search::MultiPlayer;
use poda_core::trace::NodeId;

/// Returns a message about a question or a field at `node`. In a search of several players, it is the version for them.
pub fn styled<G: GameView>(
    names: &NodeNames<'_, G>,
    node: NodeId,
    key: &str,
    args: &[(&'static str, MessageArg)],
) -> StyledText {
    let recording = names.recording;
    let Some(view) = recording.multi_player() else { return names.words.styled(key, args) };
    let trace = recording.trace();
    let name = |player| multi_player::player_name(recording.root(), player);
    let search = recording.config().algorithm.properties().multi_player;
    // The messages of two sides choose their variant by the side, and those that would say its name have another
    // version.
    let mut all: MessageArgs = args.iter().filter(|(name, _)| *name != "player").cloned().collect();
    all.extend(args![
        player = player_name(trace.player(node)),
        mover = name(view.mover(node)),
        viewer = name(view.viewer()),
        own = yes_or_no(view.mover(node) == view.viewer()),
        layers = yes_or_no(search == Some(MultiPlayer::FewReplies)),
        passes = yes_or_no(view.passes_over(node)),
    ]);
    let version = key.strip_prefix("practice-").map(|rest| format!("coalition-{rest}"));
    let version = version.filter(|version| names.words.has(version));
    names.words.styled(version.as_deref().unwrap_or(key), &all)
}
