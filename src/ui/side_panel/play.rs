//! The section of a match: the board, what the program says, the moves and the players.

use super::match_text::{self, side, side_and_player};
use super::play_board::{PartialMove, board_ui, moves_beside, targets};
use super::position::sum_ui;
use super::section::{paragraph, section};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::evaluation::Evaluation;
use crate::game::played_game::PlayedGame;
use crate::i18n::node_names::{move_heading, move_name};
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, player_color};
use crate::score::Player;
use crate::search::play_level::PlayLevel;
use crate::session::command::Command;
use crate::session::play_match::{Controller, Match, MatchCommand, OpponentKind};
use crate::ui::command::UiCommand;
use crate::ui::icons::Icon;
use crate::ui::request::UiRequest;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{
    self, choice_chip, icon_button, menu_item, primary_button, segmented_control, text_button, wrapped,
};
use egui::{Align, DragValue, Label, Layout, RichText, Ui, vec2};

/// The largest number of moves without a target on the board that have a button.
const MAX_MOVE_BUTTONS: usize = 60;

/// The state of the section: a partly chosen move.
#[derive(Debug, Default)]
pub struct PlaySection {
    choosing: Option<PartialMove>,
}

impl PlaySection {
    /// Draws the sections of a match. Returns whether there is one.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>) -> bool {
        let Some(current_match) = context.session.current_match() else {
            self.choosing = None;
            return false;
        };
        let (words, game) = (context.words, &context.session.latest_history().document().game);
        section(ui, &words.text("play-heading"), |ui| self.game_ui(ui, context, current_match, game));
        section(ui, &words.text("play-moves"), |ui| moves_ui(ui, context, current_match, game));
        section(ui, &words.text("play-players"), |ui| {
            players_ui(ui, context, current_match, game.position());
        });
        true
    }

    fn game_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, current_match: &Match, game: &PlayedGame<AnyGame>) {
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
            context.requests.push(Command::Match(MatchCommand::Move(mv)));
        }
        self.after_the_board(ui, context, current_match, game);
    }

    /// Draws the result of a finished match, or how the program found its move.
    fn after_the_board(
        &self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        current_match: &Match,
        game: &PlayedGame<AnyGame>,
    ) {
        let (words, position) = (context.words, game.position());
        let button = |ui: &mut Ui, message: &str, request: MatchCommand| {
            ui.add_space(6.0);
            let text = words.text(message);
            ui.vertical_centered(|ui| {
                if primary_button(ui, &text, &text, "").clicked() {
                    context.requests.push(Command::Match(request));
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
    wrapped(ui, [6.0, 6.0], |ui| {
        for &mv in moves.iter().take(MAX_MOVE_BUTTONS) {
            let text = if is_pass { words.text("play-pass") } else { move_heading(words, position, mv) };
            if text_button(ui, &text, "", true).clicked() {
                pressed = Some(mv);
            }
        }
    });
    pressed
}

const OPPONENT_KINDS: [(OpponentKind, &str, &str); 4] = [
    (OpponentKind::Level(PlayLevel::Beginner), "beginner", "play-strength-beginner"),
    (OpponentKind::Level(PlayLevel::Normal), "normal", "play-strength-normal"),
    (OpponentKind::Level(PlayLevel::Expert), "expert", "play-strength-expert"),
    (OpponentKind::DocumentSearch, "searched", "play-strength-searched"),
];

/// Draws a switch for each side, and the menu of strengths.
fn players_ui(ui: &mut Ui, context: &ViewContext<'_>, current_match: &Match, position: &AnyGame) {
    let words = context.words;
    let ask = |request: MatchCommand| context.requests.push(Command::Match(request));
    let (you, program) = (words.text("play-you"), words.text("play-program"));
    for (index, player) in [Player::Max, Player::Min].into_iter().enumerate() {
        let side = side_and_player(words, position, player);
        let name = words.fill("play-seat", &[("side", side.as_str().into())]);
        ui.horizontal(|ui| {
            ui.allocate_ui_with_layout(vec2(92.0, 26.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(92.0);
                ui.add(Label::new(RichText::new(&side).size(theme::TEXT)).truncate());
            });
            let chosen = usize::from(current_match.controllers()[index] == Controller::Program);
            if let Some(pressed) = segmented_control(ui, &name, &[&you, &program], chosen, true) {
                let mut controllers = current_match.controllers();
                controllers[index] = [Controller::Human, Controller::Program][pressed];
                ask(MatchCommand::SetControllers(controllers));
            }
        });
    }
    if !current_match.controllers().contains(&Controller::Program) {
        return;
    }
    ui.add_space(4.0);
    let caption = words.text("play-strength");
    let short = OPPONENT_KINDS
        .iter()
        .find(|(opponent_kind, ..)| *opponent_kind == current_match.opponent_kind())
        .map_or("", |(_, short, _)| short);
    let value = words.fill("play-strength-short", &[("strength", short.into())]);
    widgets::menu(ui, &caption, &caption, &value, theme::TEXT, |ui| {
        ui.set_width(270.0);
        for (opponent_kind, _, message) in OPPONENT_KINDS {
            if menu_item(ui, &words.text(message), "", opponent_kind == current_match.opponent_kind()) {
                ask(MatchCommand::SetOpponent(opponent_kind));
            }
        }
    });
    if current_match.opponent_kind() == OpponentKind::Level(PlayLevel::Beginner) {
        ui.horizontal(|ui| {
            let label = ui.label(RichText::new(words.text("play-seed")).font(theme::font(Font::Regular, theme::TEXT)));
            let mut seed = current_match.seed();
            let field = ui.add(DragValue::new(&mut seed).range(0..=999_999_u64)).labelled_by(label.id);
            if field.on_hover_text(words.text("play-seed-name")).changed() {
                ask(MatchCommand::SetSeed(seed));
            }
        });
    }
}

/// Draws the list and the buttons of undo and redo.
fn moves_ui(ui: &mut Ui, context: &ViewContext<'_>, current_match: &Match, game: &PlayedGame<AnyGame>) {
    let words = context.words;
    let full_game = current_match.full_game(game);
    let now = game.moves().len();
    let mut match_command = None;
    wrapped(ui, [4.0, 4.0], |ui| {
        let start = words.text("play-start");
        if choice_chip(ui, &start, PaletteColor::Text, &start, now == 0).clicked() {
            match_command = Some(MatchCommand::GoToPly(0));
        }
        for (at, (&mv, name)) in full_game.moves().iter().zip(full_game.shown_moves()).enumerate() {
            let position = &full_game.positions()[at];
            let args = [
                ("number", (at + 1).to_string().into()),
                ("side", side(words, position, position.to_move()).into()),
                ("move", move_name(words, position, mv).into()),
            ];
            let is_ahead = now <= at;
            let spoken = words.fill(if is_ahead { "play-move-ahead" } else { "play-move" }, &args);
            let color = if is_ahead { PaletteColor::FaintText } else { player_color(position.to_move()) };
            if choice_chip(ui, &name, color, &spoken, at + 1 == now).clicked() {
                match_command = Some(MatchCommand::GoToPly(at + 1));
            }
        }
    });
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        let (back, again) = (current_match.previous_turn(game), current_match.next_turn(game));
        let ways = [
            (Icon::Back, UiCommand::Undo, "play-take-back", MatchCommand::TakeBack, back),
            (Icon::Forward, UiCommand::Redo, "play-redo", MatchCommand::Replay, again),
        ];
        for (icon, command, message, request, leads_to) in ways {
            if icon_button(ui, icon, &words.text(message), &command.key(words), leads_to.is_some()).clicked()
                && leads_to.is_some()
            {
                match_command = Some(request);
            }
        }
    });
    context.requests.extend(match_command.map(|request| UiRequest::Session(Command::Match(request))));
}
