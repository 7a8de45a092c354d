//! Descriptions of a node: the lines of its tooltip and of its section, and its state in a few words.

use super::view_context::{SearchContext, ViewContext};
use crate::games::boards::side_of;
use crate::state::practice::FillIn;
use poda_core::game::any::AnyGame;
use poda_core::game::{Game, GameView, Outcome};
use poda_core::score::{Player, Turn};
use poda_core::trace::moment::NodeState;
use poda_core::trace::sibling_ranks::SiblingRanks;
use poda_core::trace::{NodeId, NodeKind};
use poda_picture::picture::Scene;
use poda_picture::picture::in_words::known_in_picture;
use poda_words::i18n::args;
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::multi_player::{given_payoffs, name_to_move, payoffs_sentence, shown_payoffs};
use poda_words::i18n::node_card::{card_heading, card_lines};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::positions::position_lines;
use poda_words::i18n::styled_text::StyledText;
use poda_words::lessons::curriculum::can_be_read;
use poda_words::practice::blank::{BlankField, BlankPart};

/// Returns the lines that describe a node at the current step.
pub fn description(context: &SearchContext<'_>, node: NodeId) -> Vec<StyledText> {
    let (names, moment) = (NodeNames::new(context.words, context.search.recording()), context.search.moment());
    let mut lines = vec![card_heading(&names, node)];
    if context.concealed().hides_value(node) {
        lines.push(context.words.styled("hover-asked", &[]));
    } else {
        // A lesson says only what has been taught, apart from what the node is.
        let is_readable = |text: &StyledText| {
            context.lesson().is_none_or(|number| can_be_read(number, context.words.language(), &text.plain()))
        };
        let mut facts = card_lines(&names, &moment, node, &mut SiblingRanks::default()).into_iter();
        lines.extend(facts.next());
        lines.extend(facts.filter(&is_readable));
        if let Some(graph) = &context.search.tree_layout.graph {
            let of_position = position_lines(context.words, context.search.recording(), graph, moment, node);
            lines.extend(of_position.into_iter().filter(is_readable));
        }
    }
    lines
}

/// Returns the description of a node of a picture for screen readers.
pub fn known_aloud(context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>, node: NodeId) -> String {
    if context.filled_in().is_some() { known(context, node) } else { known_in_picture(scene, node) }
}

/// Returns the value of a node, or its state in a few words if it has no value.
pub fn known(context: &SearchContext<'_>, node: NodeId) -> String {
    let (words, moment) = (context.words, context.search.moment());
    if context.concealed().hides_value(node) {
        return words.text("node-asked");
    }
    if let Some(fill_in) = context.filled_in() {
        return filled_in(context, fill_in, node);
    }
    match moment.state(node) {
        NodeState::Unvisited => words.text("node-unvisited"),
        NodeState::Pruned => words.text("node-pruned"),
        NodeState::PassedOver => words.text("node-passed-over"),
        NodeState::Open | NodeState::Finished => shown_payoffs(context.search.recording(), moment.step(), node)
            .unwrap_or_else(|| moment.shown_value(node).to_string()),
    }
}

/// Returns the content of a node in a blank tree: the value that the user wrote or the given value of a leaf, and
/// whether the user cut the edge to it.
fn filled_in(context: &SearchContext<'_>, fill_in: &FillIn, node: NodeId) -> String {
    let (words, recording) = (context.words, context.search.recording());
    let value = match context.search.trace().kind(node) {
        NodeKind::Inner => fill_in.text(BlankField::new(node, BlankPart::Value)).trim().to_owned(),
        NodeKind::Leaf(_) => {
            given_payoffs(recording, node).unwrap_or_else(|| recording.position(node).evaluate().to_string())
        }
    };
    let value = if value.is_empty() { words.text("fill-in-nothing") } else { value };
    if fill_in.cut.contains(&node) { words.fill("fill-in-cut-away", &args![value]) } else { value }
}

/// Returns the player to move, or the result of a finished game.
pub fn to_move(context: &ViewContext<'_>, position: &AnyGame) -> StyledText {
    if position.players().is_some() {
        let payoffs = payoffs_sentence(position).filter(|_| !position.has_moves());
        let player = name_to_move(context.words, position);
        return match payoffs {
            Some(payoffs) => context.words.styled("players-payoffs", &args![payoffs]),
            None => context.words.styled("panel-player-to-move", &args![player]),
        };
    }
    let side = |player| side_of(context.words, position, player).unwrap_or_else(|| player_name(player).to_owned());
    match position.outcome() {
        Some(Outcome::Won(winner)) => return context.words.styled("panel-won", &args![side = side(winner)]),
        Some(Outcome::Drawn) => return context.words.styled("panel-drawn", &[]),
        None => {}
    }
    if context.lane().config().turn(position) == Turn::Chance {
        return context.words.styled("panel-chance-decides", &[]);
    }
    let mark = side_of(context.words, position, position.to_move()).unwrap_or_default();
    let key = match (position.to_move(), mark.is_empty()) {
        (Player::Max, false) => "panel-max-to-move",
        (Player::Min, false) => "panel-min-to-move",
        (Player::Max, true) => "panel-only-max-to-move",
        (Player::Min, true) => "panel-only-min-to-move",
    };
    context.words.styled(key, &args![mark])
}
