//! The sentences of a match: how the program found its replies, whose turn it is, and the result.

use super::match_searches::{Decision, ReplySentence, is_searched, source_sentences};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::game::{Game, GameView, MoveTarget, Outcome};
use poda_core::score::{Player, Turn};
use poda_core::trace::TimelineStep;
use poda_session::Session;
use poda_session::play_match::{Controller, Match, OpponentSearch};
use poda_window::games::boards::side_of;
use poda_window::panel::lane_text::caption as caption_of_lane;
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::multi_player::{self, side_of_players};
use poda_words::i18n::node_names::{move_kind, move_name};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{MessageArg, Words, args, narration};

/// Returns the name of a side: its mark, the color of its discs, its row, or the player. Of several players, it is the
/// one to move.
pub(super) fn side(words: &Words, position: &AnyGame, player: Player) -> String {
    if position.players().is_some() {
        return multi_player::player_name(position, position.mover());
    }
    side_of(words, position, player).unwrap_or_else(|| player_name(player).to_owned())
}

/// Returns the name of a side with its player, such as `X (MAX)`. Of several players, MAX is the one who moved first,
/// and MIN are the others.
pub(super) fn side_and_player(words: &Words, position: &AnyGame, player: Player) -> String {
    if let Some(names) = side_of_players(position, player) {
        return names;
    }
    let (side, player) = (side(words, position, player), player_name(player));
    if side == player { side } else { format!("{side} ({player})") }
}

/// Returns a sentence for each move of the program and of chance since the human's last turn, and mentions a depth
/// other than the usual one.
pub fn replies(words: &Words, current_match: &Match, game: &PlayedGame<AnyGame>) -> Vec<ReplySentence> {
    let player = |at: usize| game.positions()[at].turn().player();
    let is_human = |at: &usize| player(*at).is_some_and(|player| current_match.controller(player) == Controller::Human);
    let before = || (0..game.moves().len()).rev();
    let only_programs = !current_match.controllers.contains(&Controller::Human);
    let from = if only_programs {
        before().find(|&at| player(at).is_some()).unwrap_or(0)
    } else {
        before().find(is_human).map_or(0, |at| at + 1)
    };
    (from..game.moves().len()).flat_map(|at| reply(words, current_match, game, at)).collect()
}

fn reply(words: &Words, current_match: &Match, game: &PlayedGame<AnyGame>, at: usize) -> Vec<ReplySentence> {
    if game.positions()[at].turn() == Turn::Chance {
        let decided = move_name(words, &game.positions()[at], game.moves()[at]);
        return vec![words.styled("play-chance", &args![move = decided]).into()];
    }
    let Some(OpponentSearch { search, source: Some(source), .. }) = current_match.opponent_search(at) else {
        return Vec::new();
    };
    let (position, mv) = (&game.positions()[at], game.moves()[at]);
    let is_again = at.checked_sub(1).is_some_and(|before| {
        game.positions()[before].to_move() == position.to_move() && current_match.opponent_search(before).is_some()
    });
    let kind = match move_kind(position, mv) {
        "move" if is_again => "again",
        kind => kind,
    };
    let side_arg = MessageArg::from(side(words, position, position.to_move()));
    let played = args![kind, side = side_arg.clone(), move = move_name(words, position, mv)];
    source_sentences(words, search, *source, position, &played)
}

/// Returns the sentence on where to see the search of the program's last move, if that search is shown.
pub(super) fn where_to_look(words: &Words, current_match: &Match) -> Option<StyledText> {
    let source = current_match.opponent_search(current_match.shown_ply)?.source?;
    let is_shown = current_match.shows_search_of_move() && is_searched(source);
    is_shown.then(|| words.styled("play-in-the-tree", &[]))
}

/// Returns the sentence of the caption. Before the first step that is the result of a match that is over, or the side
/// to move if no move has been played yet in the shown position; otherwise it is the sentence of the shown search. If
/// that search has found another move than the one that was played, the played move is added.
pub fn caption(words: &Words, session: &Session, current_match: &Match) -> StyledText {
    let game = &session.latest_document().game;
    if is_status_in_caption(session, current_match, game) {
        return status(words, session, current_match, game);
    }
    let (lane, is_at_start) = (session.lanes().first, session.timeline_step() == TimelineStep::START);
    if let Some(search) = lane.search().filter(|_| is_at_start) {
        return narration::page_caption(words, search.recording(), search.step());
    }
    let said = caption_of_lane(words, lane);
    let Some(mv) = current_match.played_move(game) else { return said };
    let Some(decision) = Decision::of(lane) else { return said };
    let recorded = lane.recorded();
    let position = recorded.root();
    let is_found = decision.found == Some(mv);
    if is_found && (decision.is_named || said.plain().contains(&move_name(words, position, mv))) {
        return said;
    }
    said.then(played_sentence(words, position, mv, if is_found { "play-found-move" } else { "play-other-move" }))
}

/// Returns whether the caption is the sentence of [`status`].
pub(super) fn is_status_in_caption(session: &Session, current_match: &Match, game: &PlayedGame<AnyGame>) -> bool {
    let is_at_start = session.timeline_step() == TimelineStep::START;
    let is_before_move = is_at_start && current_match.played_move(game).is_none();
    session.is_thinking() || is_before_move || (is_at_start && game.legal_moves().is_empty())
}

fn played_sentence(words: &Words, position: &AnyGame, mv: AnyMove, message: &str) -> StyledText {
    let side = side(words, position, position.to_move());
    let kind = move_kind(position, mv);
    words.styled(message, &args![side, kind, move = move_name(words, position, mv)])
}

/// Returns the sentence for the side to move, or for the result.
pub fn status(words: &Words, session: &Session, current_match: &Match, game: &PlayedGame<AnyGame>) -> StyledText {
    let position = game.position();
    let player = position.to_move();
    let side_arg = ("side", MessageArg::from(side(words, position, player)));
    let moves = game.legal_moves();
    if moves.is_empty() {
        return end(words, current_match, position);
    }
    if session.is_thinking() {
        return words.styled("play-thinking", &[side_arg]);
    }
    let turn = ("turn", if game.is_extra_turn() { "again" } else { "first" }.into());
    if current_match.is_pausing {
        return words.styled("play-pausing", &[turn, side_arg]);
    }
    let is_only_human =
        current_match.controllers.iter().filter(|&&controller| controller == Controller::Human).count() == 1;
    let key = if current_match.controller(player) == Controller::Human && is_only_human {
        "play-your-turn"
    } else {
        "play-turn"
    };
    words.styled(key, &[turn, side_arg])
}

/// Returns whether a pass is the only legal move.
pub(super) fn is_pass(position: &AnyGame, moves: &[AnyMove]) -> bool {
    matches!(moves, [mv] if position.move_target(*mv) == Some(MoveTarget::Pass))
}

fn end(words: &Words, current_match: &Match, position: &AnyGame) -> StyledText {
    let is_against_the_program = current_match.controllers[0] != current_match.controllers[1];
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
    words.styled("play-over", &args![end, side = side(words, position, winner)])
}
