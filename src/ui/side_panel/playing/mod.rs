//! Playing: the board with what can be played on it, what the program says, the moves so far, and who plays.
//!
//! Reads the game at the session's table and asks for things there; knows no rules.

mod board;
mod choosing;
mod moves;
mod players;
mod targets;
mod telling;

use super::position::sum_ui;
use super::{paragraph, section};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::evaluation::Evaluation;
use crate::game::played_game::PlayedGame;
use crate::i18n::moves::heading;
use crate::session::command::Command;
use crate::session::contest::{Contest, Request, Seat};
use crate::ui::action::Action;
use crate::ui::theme;
use crate::ui::tree_panel::Shown;
use crate::ui::widgets::{strong_button, text_button};
use board::board_ui;
use choosing::Choosing;
use egui::{Ui, vec2};
use targets::{moves_beside, targets};

/// So many moves that go nowhere on a board have a button.
const MOST_BUTTONS: usize = 60;

/// What playing remembers between frames: a move of which not all has been chosen.
#[derive(Debug, Default)]
pub(super) struct Playing {
    choosing: Option<Choosing>,
}

impl Playing {
    /// Draws the sections of a game, if one is played. Gives whether one is.
    pub(super) fn show(&mut self, ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(contest) = shown.session.contest() else {
            self.choosing = None;
            return false;
        };
        let (words, game) = (shown.words, &shown.session.book_meant().document().game);
        section(ui, &words.text("play-heading"), |ui| self.game_ui(ui, shown, contest, game, actions));
        section(ui, &words.text("play-moves"), |ui| moves::moves_ui(ui, words, contest, game, actions));
        section(ui, &words.text("play-players"), |ui| {
            players::players_ui(ui, words, contest, game.position(), actions);
        });
        true
    }

    fn game_ui(
        &mut self,
        ui: &mut Ui,
        shown: &Shown<'_>,
        contest: &Contest,
        game: &PlayedGame<AnyGame>,
        actions: &mut Vec<Action>,
    ) {
        let (words, position) = (shown.words, game.position());
        for said in telling::replies(words, contest, game) {
            paragraph(ui, &said, theme::TEXT);
        }
        for said in telling::turn(words, shown.session, contest, game) {
            paragraph(ui, &said, 15.0);
        }
        ui.add_space(6.0);
        let moves = game.legal_moves();
        let is_humans_turn = !moves.is_empty() && contest.seat(position.to_move()) == Seat::Human;
        let targets = if is_humans_turn { targets(position) } else { Vec::new() };
        self.choosing = self.choosing.take().filter(|choosing| is_humans_turn && choosing.is_of(game));
        let chosen = self.choosing.as_ref().map(Choosing::part);
        let mut played = None;
        if let Some(pressed) = board_ui(ui, words, position, &targets, chosen) {
            match &*targets[pressed].moves {
                [mv] => played = Some(*mv),
                _ => self.choosing = Some(Choosing::new(game, targets[pressed].clone())),
            }
        }
        if let Some(choosing) = &mut self.choosing {
            played = choosing.show(ui, words, position).or(played);
        }
        if is_humans_turn {
            played = buttons_ui(ui, shown, position).or(played);
        }
        if let Some(mv) = played {
            self.choosing = None;
            actions.push(Action::Do(Command::AtTable(Request::Move(mv))));
        }
        self.after_the_board(ui, shown, contest, game, actions);
    }

    /// How the game ended and what to do then, or how the program found its move.
    fn after_the_board(
        &self,
        ui: &mut Ui,
        shown: &Shown<'_>,
        contest: &Contest,
        game: &PlayedGame<AnyGame>,
        actions: &mut Vec<Action>,
    ) {
        let (words, position) = (shown.words, game.position());
        let mut button = |ui: &mut Ui, message: &str, request: Request| {
            ui.add_space(6.0);
            let text = words.text(message);
            ui.vertical_centered(|ui| {
                if strong_button(ui, &text, &text, "").clicked() {
                    actions.push(Action::Do(Command::AtTable(request)));
                }
            });
        };
        if game.legal_moves().is_empty() {
            if let Evaluation::Value(_) = position.evaluate() {
                paragraph(ui, &words.rich("play-worth", &[("value", position.evaluate().score().into())]), theme::TEXT);
            } else {
                sum_ui(ui, position.evaluate());
            }
            button(ui, "play-again", Request::Restart);
        } else if contest.seat(position.to_move()) == Seat::Program && !shown.session.is_thinking() {
            button(ui, "play-ask", Request::Ask);
        } else if self.choosing.is_none()
            && let Some(said) = telling::where_to_look(words, contest)
        {
            ui.add_space(4.0);
            paragraph(ui, &said.faint(), 12.5);
        }
    }
}

/// The moves that go nowhere on a board, as buttons.
fn buttons_ui(ui: &mut Ui, shown: &Shown<'_>, position: &AnyGame) -> Option<AnyMove> {
    let (words, moves) = (shown.words, moves_beside(position));
    if moves.is_empty() {
        return None;
    }
    let is_pass = telling::is_pass(position, &moves);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for &mv in moves.iter().take(MOST_BUTTONS) {
            let text = if is_pass { words.text("play-pass") } else { heading(words, position, mv) };
            if text_button(ui, &text, "", true).clicked() {
                pressed = Some(mv);
            }
        }
    });
    pressed
}
