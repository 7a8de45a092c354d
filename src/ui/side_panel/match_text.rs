//! The text of a match: the program's moves and their scores, whose turn it is, the result.

use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::{PlayedGame, legal_moves};
use crate::game::{Game, GameView, MoveTarget, Outcome};
use crate::i18n::message_args::player_name;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, Words, node_names};
use crate::score::Player;
use crate::session::Session;
use crate::session::opponent::{DepthReason, MoveSource};
use crate::session::play_match::{Controller, Match};
use crate::ui::games::boards::side_of;

/// Returns the name of a side: its mark, the color of its discs, its row, or the player.
pub(super) fn side(words: &Words, position: &AnyGame, player: Player) -> String {
    side_of(words, position, player).unwrap_or_else(|| player_name(player).to_owned())
}

/// Returns the name of a side with its player: `X (MAX)`.
pub(super) fn side_and_player(words: &Words, position: &AnyGame, player: Player) -> String {
    let (side, player) = (side(words, position, player), player_name(player));
    if side == player { side } else { format!("{side} ({player})") }
}

/// Returns a sentence for each move of the program since the human's last turn, with deviations from its usual depth.
pub(super) fn replies(words: &Words, current_match: &Match, game: &PlayedGame<AnyGame>) -> Vec<StyledText> {
    let is_human = |at: &usize| current_match.controller(game.positions()[*at].to_move()) == Controller::Human;
    let last = (0..game.moves().len()).rev().find(is_human).map_or(0, |at| at + 1);
    let only_programs = !current_match.controllers().contains(&Controller::Human);
    let from = if only_programs { game.moves().len().saturating_sub(1) } else { last };
    (from..game.moves().len()).flat_map(|at| reply(words, current_match, game, at)).collect()
}

fn reply(words: &Words, current_match: &Match, game: &PlayedGame<AnyGame>, at: usize) -> Vec<StyledText> {
    let Some(source) = current_match.opponent_search(at).and_then(|opponent_search| opponent_search.source) else {
        return Vec::new();
    };
    let (position, mv) = (&game.positions()[at], game.moves()[at]);
    let is_again = at.checked_sub(1).is_some_and(|before| {
        game.positions()[before].to_move() == position.to_move() && current_match.opponent_search(before).is_some()
    });
    let kind = match position.move_target(mv) {
        Some(MoveTarget::Pass) => "pass",
        _ if is_again => "again",
        _ => "move",
    };
    let side_arg = ("side", MessageArg::from(side(words, position, position.to_move())));
    let played = [("kind", kind.into()), side_arg.clone(), ("move", node_names::move_name(words, position, mv).into())];
    match source {
        MoveSource::Random => {
            let count = legal_moves(position).len();
            vec![words.styled("play-reply-by-chance", &[&played[..], &[("count", count.into())]].concat())]
        }
        MoveSource::FirstLegal => vec![words.styled("play-reply-first", &played[1..])],
        MoveSource::Searched { score, nodes, other_depth } => {
            let cost = [("value", score.into()), ("nodes", words.number(nodes).into()), ("count", nodes.into())];
            let sentences = words.styled("play-reply", &[&played[..], &cost].concat());
            let otherwise = other_depth.map(|(depth, why)| {
                let key = match why {
                    DepthReason::CutShort(_) => "play-shorter",
                    DepthReason::NoEstimate => "play-farther",
                };
                words.styled(key, &[("depth", depth.into())])
            });
            std::iter::once(sentences).chain(otherwise).collect()
        }
    }
}

/// Returns where to see the search of the program's last move, if it is shown.
pub(super) fn where_to_look(words: &Words, current_match: &Match) -> Option<StyledText> {
    let source = current_match.opponent_search(current_match.shown_ply())?.source?;
    Some(
        words.styled(if source == MoveSource::Random { "play-by-chance-in-the-tree" } else { "play-in-the-tree" }, &[]),
    )
}

/// Returns whose turn it is, or the result.
pub(super) fn turn(
    words: &Words,
    session: &Session,
    current_match: &Match,
    game: &PlayedGame<AnyGame>,
) -> Vec<StyledText> {
    let position = game.position();
    let player = position.to_move();
    let side_arg = ("side", MessageArg::from(side(words, position, player)));
    let moves = game.legal_moves();
    if moves.is_empty() {
        return vec![end(words, current_match, position)];
    }
    if session.is_thinking() {
        return vec![words.styled("play-thinking", &[side_arg])];
    }
    let turn = ("turn", if game.is_extra_turn() { "again" } else { "first" }.into());
    let is_only_human =
        current_match.controllers().iter().filter(|&&controller| controller == Controller::Human).count() == 1;
    let key = if current_match.controller(player) == Controller::Human && is_only_human {
        "play-your-turn"
    } else {
        "play-turn"
    };
    let mut sentences = vec![words.styled(key, &[turn, side_arg])];
    if current_match.controller(player) == Controller::Human && is_pass(position, &moves) {
        sentences.push(words.styled("play-must-pass", &[]));
    }
    sentences
}

/// Whether a pass is the only move.
pub(super) fn is_pass(position: &AnyGame, moves: &[AnyMove]) -> bool {
    matches!(moves, [mv] if position.move_target(*mv) == Some(MoveTarget::Pass))
}

fn end(words: &Words, current_match: &Match, position: &AnyGame) -> StyledText {
    let is_against_the_program = current_match.controllers()[0] != current_match.controllers()[1];
    let (end, winner) = match position.outcome() {
        Some(Outcome::Won(winner)) => {
            let end = match current_match.controller(winner) {
                _ if !is_against_the_program => "side",
                Controller::Human => "you",
                Controller::Program => "program",
            };
            (end, winner)
        }
        Some(Outcome::Drawn) => ("drawn", position.to_move()),
        None => ("worth", position.to_move()),
    };
    words.styled("play-over", &[("end", end.into()), ("side", side(words, position, winner).into())])
}
