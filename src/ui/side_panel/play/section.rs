//! The section of a match: the board, what the program says, the moves and the players.

use super::board::board_ui;
use super::partial_move::PartialMove;
use super::targets::{moves_beside, targets};
use super::{match_text, moves, players};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::evaluation::Evaluation;
use crate::game::played_game::PlayedGame;
use crate::i18n::node_names::move_heading;
use crate::session::command::Command;
use crate::session::play_match::{Controller, Match, MatchCommand};
use crate::ui::request::UiRequest;
use crate::ui::side_panel::evaluation::sum_ui;
use crate::ui::side_panel::section::{paragraph, section};
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{primary_button, text_button};
use egui::{Ui, vec2};

/// The largest number of moves without a target on the board that have a button.
const MAX_BUTTONS: usize = 60;

/// The state of the section: a partly chosen move.
#[derive(Debug, Default)]
pub struct PlaySection {
    choosing: Option<PartialMove>,
}

impl PlaySection {
    /// Draws the sections of a match. Returns whether there is one.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) -> bool {
        let Some(current_match) = context.session.current_match() else {
            self.choosing = None;
            return false;
        };
        let (words, game) = (context.words, &context.session.latest_history().document().game);
        section(ui, &words.text("play-heading"), |ui| self.game_ui(ui, context, current_match, game, requests));
        section(ui, &words.text("play-moves"), |ui| moves::moves_ui(ui, words, current_match, game, requests));
        section(ui, &words.text("play-players"), |ui| {
            players::players_ui(ui, words, current_match, game.position(), requests);
        });
        true
    }

    fn game_ui(
        &mut self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        current_match: &Match,
        game: &PlayedGame<AnyGame>,
        requests: &mut Vec<UiRequest>,
    ) {
        let (words, position) = (context.words, game.position());
        for sentence in match_text::replies(words, current_match, game) {
            paragraph(ui, &sentence, theme::TEXT);
        }
        for sentence in match_text::turn(words, context.session, current_match, game) {
            paragraph(ui, &sentence, 15.0);
        }
        ui.add_space(6.0);
        let moves = game.legal_moves();
        let is_humans_turn = !moves.is_empty() && current_match.controller(position.to_move()) == Controller::Human;
        let targets = if is_humans_turn { targets(position) } else { Vec::new() };
        self.choosing = self.choosing.take().filter(|choosing| is_humans_turn && choosing.belongs_to(game));
        let chosen = self.choosing.as_ref().map(PartialMove::part);
        let mut played = None;
        if let Some(pressed) = board_ui(ui, words, position, &targets, chosen) {
            match &*targets[pressed].moves {
                [mv] => played = Some(*mv),
                _ => self.choosing = Some(PartialMove::new(game, targets[pressed].clone())),
            }
        }
        if let Some(choosing) = &mut self.choosing {
            played = choosing.show(ui, words, position).or(played);
        }
        if is_humans_turn {
            played = buttons_ui(ui, context, position).or(played);
        }
        if let Some(mv) = played {
            self.choosing = None;
            requests.push(UiRequest::Session(Command::Match(MatchCommand::Move(mv))));
        }
        self.after_the_board(ui, context, current_match, game, requests);
    }

    /// Draws the result of a finished match, or how the program found its move.
    fn after_the_board(
        &self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        current_match: &Match,
        game: &PlayedGame<AnyGame>,
        requests: &mut Vec<UiRequest>,
    ) {
        let (words, position) = (context.words, game.position());
        let mut button = |ui: &mut Ui, message: &str, request: MatchCommand| {
            ui.add_space(6.0);
            let text = words.text(message);
            ui.vertical_centered(|ui| {
                if primary_button(ui, &text, &text, "").clicked() {
                    requests.push(UiRequest::Session(Command::Match(request)));
                }
            });
        };
        if game.legal_moves().is_empty() {
            if let Evaluation::Value(_) = position.evaluate() {
                paragraph(
                    ui,
                    &words.styled("play-worth", &[("value", position.evaluate().score().into())]),
                    theme::TEXT,
                );
            } else {
                sum_ui(ui, position.evaluate());
            }
            button(ui, "play-again", MatchCommand::Restart);
        } else if current_match.controller(position.to_move()) == Controller::Program && !context.session.is_thinking()
        {
            button(ui, "play-ask", MatchCommand::RequestMove);
        } else if self.choosing.is_none()
            && let Some(sentence) = match_text::where_to_look(words, current_match)
        {
            ui.add_space(4.0);
            paragraph(ui, &sentence.faint(), 12.5);
        }
    }
}

/// Draws the moves without a target on the board as buttons.
fn buttons_ui(ui: &mut Ui, context: &ViewContext<'_>, position: &AnyGame) -> Option<AnyMove> {
    let (words, moves) = (context.words, moves_beside(position));
    if moves.is_empty() {
        return None;
    }
    let is_pass = match_text::is_pass(position, &moves);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for &mv in moves.iter().take(MAX_BUTTONS) {
            let text = if is_pass { words.text("play-pass") } else { move_heading(words, position, mv) };
            if text_button(ui, &text, "", true).clicked() {
                pressed = Some(mv);
            }
        }
    });
    pressed
}
