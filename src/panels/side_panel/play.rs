//! The sections of a match: the board with the program's replies, the moves, and the players.

use super::lane_sections::chosen_among_ui;
use super::match_searches::{ReplySentence, is_random, opponent_kinds, opponent_number_ui, opponent_refusal};
use super::match_sentences::{is_pass, is_status_in_caption, replies, side, side_and_player, status, where_to_look};
use super::play_board::{PartialMove, board_ui, moves_beside, swiped, targets};
use super::position::sum_ui;
use egui::{Align, Context, DragValue, Label, Layout, RichText, Ui, vec2};
use poda_core::comparison::lost_value::{LostValue, lost_value};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::evaluation::Evaluation;
use poda_core::game::played_game::PlayedGame;
use poda_core::game::{Game, GameView, MoveTarget};
use poda_core::score::Player;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, color_of_several, player_color};
use poda_session::Command;
use poda_session::play_match::{Controller, Match, MatchCommand};
use poda_session::playback::Direction;
use poda_window::games::look_of;
use poda_window::input::command::UiCommand;
use poda_window::look::icons::Icon;
use poda_window::look::menus::{self, MenuItem, menu_item_with_hint};
use poda_window::look::size_class::SizeClass;
use poda_window::look::theme;
use poda_window::look::widgets::{
    choice_chip_of_size, icon_button, primary_button, segmented_control, text_button, wrapped,
};
use poda_window::panel::request::UiRequest;
use poda_window::panel::section::{framed, live_paragraph, paragraph, section};
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::multi_player::payoffs_sentence;
use poda_words::i18n::node_names::{capitalized, move_heading, move_name};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::why_not::{LostLine, lost_line, lost_sentence};
use poda_words::i18n::{Words, args};

/// The largest number of buttons for moves without a target on the board.
const MAX_MOVE_BUTTONS: usize = 60;

/// The most visits and bytes of each of the searches that tell what a move has lost. They are made between two
/// frames.
const MAX_VISITS: u64 = 12_000;
const MAX_BYTES: usize = 1 << 24;

/// The number of sentences of the log that are always shown.
const LOG_LINES: usize = 2;

/// The state of the section: a move that is chosen in part, and whether the whole log and all of the rules are shown.
#[derive(Debug, Default)]
pub struct PlaySection {
    choosing: Option<PartialMove>,
    is_log_unfolded: bool,
    are_rules_unfolded: bool,
    /// What the last move of a human has lost, with the moves of the game until then.
    lost: Option<(Vec<AnyMove>, Option<LostValue<AnyMove>>)>,
    /// How many moves of the line that shows it are made on the board; `None` if the board shows the game.
    line_shown: Option<usize>,
    /// How many moves of the line may be shown.
    line_length: usize,
    /// The frame in which the line was drawn last.
    line_drawn_in: u64,
}

impl PlaySection {
    /// Draws the sections of a match. Returns whether there is one.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>) -> bool {
        let Some(current_match) = context.session.current_match() else {
            (self.choosing, self.line_shown) = (None, None);
            return false;
        };
        let (words, game) = (context.words, &context.session.latest_document().game);
        section(ui, &words.text("play-heading"), |ui| self.game_ui(ui, context, current_match, game));
        section(ui, &words.text("play-moves"), |ui| moves_ui(ui, context, current_match, game));
        section(ui, &words.text("play-players"), |ui| {
            players_ui(ui, context, current_match, game.position());
        });
        true
    }

    /// Draws only the board of the match, if there is one, with the side to move and the replies.
    pub fn show_board(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let Some(current_match) = context.session.current_match() else { return };
        let game = &context.session.latest_document().game;
        framed(ui, [24, 14], |ui| self.game_ui(ui, context, current_match, game));
    }

    fn game_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, current_match: &Match, game: &PlayedGame<AnyGame>) {
        if self.line_ui(ui, context, current_match, game) {
            return;
        }
        let (words, position) = (context.words, game.position());
        // The texts are below the board, so that they may change their height without moving the board.
        let moves = game.legal_moves();
        let is_humans_turn = !moves.is_empty() && current_match.controller(position.to_move()) == Controller::Human;
        let targets = if is_humans_turn { targets(position) } else { Vec::new() };
        self.choosing = self.choosing.take().filter(|choosing| is_humans_turn && choosing.belongs_to(game));
        let chosen = self.choosing.as_ref().map(PartialMove::part);
        let mut played = None;
        let top = ui.cursor().top();
        if let Some(pressed) = board_ui(ui, words, position, &targets, chosen) {
            match &*targets[pressed].moves {
                [mv] => played = Some(*mv),
                _ => self.choosing = Some(PartialMove::new(game, targets[pressed].clone())),
            }
        }
        if let Some(choosing) = &mut self.choosing {
            played = choosing.show(ui, words, position).or(played);
        }
        let board = ui.max_rect().with_min_y(top).with_max_y(ui.cursor().top());
        if let Some(slides) = look_of(position).slides().filter(|_| is_humans_turn) {
            played = swiped(ui, board).map(|slide| slides[slide]).filter(|mv| moves.contains(mv)).or(played);
        }
        // So are the moves without a target on the board: they stay in their places, whatever is said.
        if !moves.is_empty() {
            played = buttons_ui(ui, context, position, is_humans_turn).or(played);
        }
        // A panel that covers the strip repeats what is said there.
        let is_beside_strip = !SizeClass::of(ui.ctx()).hides_side_panel();
        if !(is_beside_strip && is_status_in_caption(context.session, current_match, game)) {
            ui.add_space(6.0);
            let status = status(words, context.session, current_match, game);
            // The sentence of the step names the side to move, but not the result, so only the result is announced.
            if moves.is_empty() {
                live_paragraph(ui, &status, 15.0);
            } else {
                paragraph(ui, &status, 15.0);
            }
        }
        if is_humans_turn && is_pass(position, &moves) {
            paragraph(ui, &words.styled("play-must-pass", &[]), theme::TEXT);
        }
        if let Some(mv) = played {
            self.choosing = None;
            context.requests.push(Command::Match(MatchCommand::Move(mv)));
        }
        next_ui(ui, context, current_match, game);
        self.rules_ui(ui, words, position);
        self.lost_ui(ui, context, current_match, game);
        self.log_ui(ui, words, &replies(words, current_match, game));
        self.after_the_board(ui, context, current_match, game);
    }

    /// Draws what the last move of a human has lost, if that is known and the user wants to be told.
    fn lost_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, current_match: &Match, game: &PlayedGame<AnyGame>) {
        let is_against_program = current_match.controllers.contains(&Controller::Program);
        let Some(last) = current_match.last_of_human(game).filter(|_| is_against_program) else { return };
        if !context.settings.lost_values {
            return;
        }
        let (position, mv) = (&game.positions()[last], game.moves()[last]);
        let played = &game.moves()[..=last];
        let is_known = self.lost.as_ref().is_some_and(|(of, _)| of == played);
        if !is_known {
            self.lost = Some((played.to_vec(), lost_value(position, mv, MAX_VISITS, MAX_BYTES)));
        }
        if let Some((_, Some(lost))) = &self.lost {
            let said = lost_sentence(context.words, position, mv, lost, |position, player| {
                side_and_player(context.words, position, player)
            });
            live_paragraph(ui, &said, theme::TEXT);
            let text = context.words.text("lost-show");
            if 0 < shown_length(lost, game, last) && text_button(ui, &text, "", true).clicked() {
                self.line_shown = Some(0);
            }
        }
    }

    /// Draws the board with the line that shows what the last move of a human has lost, in place of the game, if the
    /// user wants to see it. Returns whether it does.
    fn line_ui(
        &mut self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        current_match: &Match,
        game: &PlayedGame<AnyGame>,
    ) -> bool {
        let Some(shown) = self.line_shown.take() else { return false };
        let at = current_match.last_of_human(game).filter(|_| context.settings.lost_values);
        let known = self.lost.as_ref().zip(at).filter(|((of, _), at)| *of == game.moves()[..=*at]);
        let Some(((_, Some(lost)), at)) = known else { return false };
        let (words, position, mv) = (context.words, &game.positions()[at], game.moves()[at]);
        let sides = |position: &AnyGame, player| side_and_player(words, position, player);
        let end = shown_length(lost, game, at);
        let (at, said) = lost_line(words, position, mv, LostLine { lost, length: end, made: shown }, sides);
        board_ui(ui, words, &at, &[], None);
        ui.add_space(6.0);
        for text in &said {
            live_paragraph(ui, text, theme::TEXT);
        }
        let mut to = Some(shown.min(end));
        ui.horizontal(|ui| {
            let steps = [
                (Icon::Back, UiCommand::Go(Direction::Back), shown.checked_sub(1)),
                (Icon::Forward, UiCommand::Go(Direction::Forward), Some(shown + 1).filter(|&next| next <= end)),
            ];
            for (icon, command, next) in steps {
                let (name, key) = (command.name(words), command.key(words));
                if icon_button(ui, icon, &name, &key, next.is_some()).clicked() && next.is_some() {
                    to = next;
                }
            }
            if text_button(ui, &words.text("lost-line-back"), &UiCommand::Close.key(words), true).clicked() {
                to = None;
            }
        });
        (self.line_shown, self.line_length, self.line_drawn_in) = (to, end, ui.ctx().cumulative_frame_nr());
        true
    }

    /// Returns whether the line is in view in place of the game.
    fn is_line_in_view(&self, ctx: &Context) -> bool {
        self.line_shown.is_some() && ctx.cumulative_frame_nr() <= self.line_drawn_in + 1
    }

    /// Shows the game again in place of the line. Returns whether the line was in view.
    pub fn leave_line(&mut self, ctx: &Context) -> bool {
        let is_in_view = self.is_line_in_view(ctx);
        self.line_shown = None;
        is_in_view
    }

    /// Steps along the line that is in view. Returns whether one is, and the direction leads along it.
    pub fn step_along_line(&mut self, ctx: &Context, direction: Direction) -> bool {
        if !self.is_line_in_view(ctx) {
            return false;
        }
        let end = self.line_length;
        let Some(shown) = self.line_shown.as_mut() else { return false };
        *shown = match direction {
            Direction::Forward => (*shown + 1).min(end),
            Direction::Back => shown.saturating_sub(1),
            Direction::First => 0,
            Direction::Last => end,
            Direction::NextCutoff
            | Direction::PreviousCutoff
            | Direction::NextLeaf
            | Direction::Over
            | Direction::Out
            | Direction::FirstDifference
            | Direction::NextChange(_) => return false,
        };
        true
    }

    /// Draws the rules of the game in one line, which hovering shows whole, with a link that unfolds them.
    fn rules_ui(&mut self, ui: &mut Ui, words: &Words, position: &AnyGame) {
        let Some(rules) = look_of(position).rules().map(|message| words.text(message)) else { return };
        let shown = words.text(if self.are_rules_unfolded { "play-rules-fold" } else { "play-rules" });
        let button = |ui: &mut Ui| ui.link(RichText::new(&shown).size(theme::TEXT).underline()).clicked();
        let line = |ui: &mut Ui| ui.add(Label::new(RichText::new(&rules).size(theme::TEXT)).truncate());
        ui.add_space(4.0);
        let is_pressed = if self.are_rules_unfolded {
            paragraph(ui, &StyledText::plain_text(&rules), theme::TEXT);
            button(ui)
        } else {
            let row = |ui: &mut Ui| {
                let is_pressed = button(ui);
                ui.with_layout(Layout::left_to_right(Align::Center), line);
                is_pressed
            };
            ui.allocate_ui_with_layout(
                vec2(ui.available_width(), theme::TEXT_LINE),
                Layout::right_to_left(Align::Center),
                row,
            )
            .inner
        };
        if is_pressed {
            self.are_rules_unfolded = !self.are_rules_unfolded;
        }
        ui.add_space(4.0);
    }

    /// Draws the last sentences of the log, and a button for the others. Hovering over a rounded number shows the
    /// fraction.
    fn log_ui(&mut self, ui: &mut Ui, words: &Words, log: &[ReplySentence]) {
        let earlier = log.len().saturating_sub(LOG_LINES);
        if 0 < earlier {
            let (message, args) = if self.is_log_unfolded {
                ("play-log-fold", vec![])
            } else {
                ("play-log-unfold", Vec::from(args![count = earlier]))
            };
            if text_button(ui, &words.fill(message, &args), "", true).clicked() {
                self.is_log_unfolded = !self.is_log_unfolded;
            }
        }
        let first = if self.is_log_unfolded { 0 } else { earlier };
        for ReplySentence { text, exact } in &log[first..] {
            let label = live_paragraph(ui, text, theme::TEXT);
            if let Some(exact) = exact {
                label.on_hover_text(exact);
            }
        }
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
        if game.legal_moves().is_empty() {
            if let Some(payoffs) = payoffs_sentence(position) {
                paragraph(ui, &words.styled("players-payoffs", &args![payoffs]), theme::TEXT);
                return;
            }
            let evaluation = position.evaluate();
            match evaluation {
                Evaluation::Value(_) | Evaluation::Weighted(_) => {
                    let value = evaluation.to_string();
                    paragraph(ui, &words.styled("play-worth", &args![value]), theme::TEXT);
                }
                Evaluation::Difference { .. } | Evaluation::Share { .. } | Evaluation::Sooner { .. } => {
                    sum_ui(ui, evaluation);
                }
            }
        } else if self.choosing.is_none()
            && current_match.controller(position.to_move()) == Controller::Human
            && let Some(sentence) = where_to_look(words, current_match)
        {
            ui.add_space(4.0);
            chosen_among_ui(ui, context);
            paragraph(ui, &sentence.faint(), 12.5);
        }
    }
}

/// Returns how many moves may be shown of the line after the move at this index: all of them after the game, and while
/// it goes on only the replies to the move.
fn shown_length(lost: &LostValue<AnyMove>, game: &PlayedGame<AnyGame>, at: usize) -> usize {
    if game.legal_moves().is_empty() { lost.line.len() } else { lost.replies(&game.positions()[at], game.moves()[at]) }
}

/// Draws the button that begins another game or lets the program move, just below the board, where it stays in sight.
fn next_ui(ui: &mut Ui, context: &ViewContext<'_>, current_match: &Match, game: &PlayedGame<AnyGame>) {
    let is_programs_turn = current_match.controller(game.position().to_move()) == Controller::Program;
    let (message, request) = if game.legal_moves().is_empty() {
        ("play-again", MatchCommand::Restart)
    } else if is_programs_turn && !current_match.is_pausing && !context.session.is_thinking() {
        ("play-ask", MatchCommand::RequestMove)
    } else {
        return;
    };
    ui.add_space(6.0);
    let text = context.words.text(message);
    ui.vertical_centered(|ui| {
        if primary_button(ui, &text, &text, "").clicked() {
            context.requests.push(Command::Match(request));
        }
    });
    ui.add_space(4.0);
}

/// Draws buttons for the moves without a target on the board. Those of a game that is played with buttons are always
/// all there, and keep their places.
fn buttons_ui(ui: &mut Ui, context: &ViewContext<'_>, position: &AnyGame, is_humans_turn: bool) -> Option<AnyMove> {
    let (words, legal) = (context.words, if is_humans_turn { moves_beside(position) } else { Vec::new() });
    let fixed = look_of(position).button_moves();
    let moves = if fixed.is_empty() { &legal } else { &fixed };
    if moves.is_empty() {
        return None;
    }
    let is_pass = is_pass(position, moves);
    let mut pressed = None;
    wrapped(ui, [6.0, 6.0], |ui| {
        for &mv in moves.iter().take(MAX_MOVE_BUTTONS) {
            let text = if is_pass { words.text("play-pass") } else { move_heading(words, position, mv) };
            let is_legal = legal.contains(&mv);
            if text_button(ui, &text, "", is_legal).clicked() && is_legal {
                pressed = Some(mv);
            }
        }
    });
    pressed
}

/// Draws a switch for each side, and the menu of levels.
fn players_ui(ui: &mut Ui, context: &ViewContext<'_>, current_match: &Match, position: &AnyGame) {
    let words = context.words;
    let ask = |request: MatchCommand| context.requests.push(Command::Match(request));
    let (you, program) = (words.text("play-you"), words.text("play-program"));
    let players = if position.is_solitary() { &[Player::Max][..] } else { &[Player::Max, Player::Min] };
    for (index, &player) in players.iter().enumerate() {
        let side = side_and_player(words, position, player);
        let name = words.fill("play-seat", &args![side = side.as_str()]);
        ui.horizontal(|ui| {
            ui.allocate_ui_with_layout(vec2(92.0, 26.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(92.0);
                ui.add(Label::new(RichText::new(&side).size(theme::TEXT)).truncate());
            });
            let chosen = usize::from(current_match.controllers[index] == Controller::Program);
            if let Some(pressed) = segmented_control(ui, &name, &[&you, &program], chosen, true) {
                let mut controllers = current_match.controllers;
                controllers[index] = [Controller::Human, Controller::Program][pressed];
                ask(MatchCommand::SetControllers(controllers));
            }
        });
    }
    if !current_match.controllers.contains(&Controller::Program) {
        return;
    }
    ui.add_space(4.0);
    let caption = words.text("play-strength");
    let kinds = opponent_kinds(current_match.opponent_kind, position);
    let short = kinds.iter().find(|(kind, ..)| *kind == current_match.opponent_kind).map_or("", |(_, short, _)| short);
    let value = capitalized(&words.fill("play-strength-short", &args![strength = short]));
    // Side by side, the two would be wider than the panel.
    let label = RichText::new(&caption).font(theme::font(Font::Regular, 13.0));
    ui.label(label.color(theme::color(ui, PaletteColor::Secondary)));
    menus::menu(ui, &caption, "", &value, theme::TEXT, |ui| {
        ui.set_width(270.0);
        for (kind, _, message) in kinds {
            let refusal = opponent_refusal(context, kind);
            let (item, is_offered) = (MenuItem::Choice(kind == current_match.opponent_kind), refusal.is_none());
            let (name, why) = (capitalized(&words.text(message)), refusal.unwrap_or_default());
            if menu_item_with_hint(ui, &name, &why, item, is_offered) {
                ask(MatchCommand::SetOpponent(kind));
            }
        }
    });
    if let Some(kind) = opponent_number_ui(ui, words, current_match.opponent_kind) {
        ask(MatchCommand::SetOpponent(kind));
    }
    if position.has_chance() || is_random(context, current_match.opponent_kind) {
        ui.horizontal(|ui| {
            let label = ui.label(RichText::new(words.text("play-seed")).font(theme::font(Font::Regular, theme::TEXT)));
            let mut seed = current_match.seed;
            let field = ui.add(DragValue::new(&mut seed).range(0..=999_999_u64)).labelled_by(label.id);
            let name = if position.has_chance() { "play-seed-of-chance" } else { "play-seed-name" };
            if field.on_hover_text(words.text(name)).changed() {
                ask(MatchCommand::SetSeed(seed));
            }
        });
    }
}

/// The text size of the moves, in pixels; their digits are 10 pixels high.
const CHIP: f32 = 14.5;
/// The largest number of moves in the list before and after the current position.
const MOVES_AROUND: usize = 60;

/// Draws the list of moves, and the buttons for undo and redo.
fn moves_ui(ui: &mut Ui, context: &ViewContext<'_>, current_match: &Match, game: &PlayedGame<AnyGame>) {
    let words = context.words;
    let full_game = current_match.full_game(game);
    let now = game.moves().len();
    let mut match_command = None;
    wrapped(ui, [4.0, 4.0], |ui| {
        let start = words.text("play-start");
        if choice_chip_of_size(ui, &start, CHIP, PaletteColor::Text, &start, now == 0).clicked() {
            match_command = Some(MatchCommand::GoToPly(0));
        }
        let (first, end) = (now.saturating_sub(MOVES_AROUND), now + MOVES_AROUND);
        let is_cut_off = [0 < first, end < full_game.moves().len()];
        let ends = ["play-earlier-moves", "play-later-moves"].map(|message| words.text(message));
        if is_cut_off[0] && choice_chip_of_size(ui, "…", CHIP, PaletteColor::Text, &ends[0], false).clicked() {
            match_command = Some(MatchCommand::GoToPly(first));
        }
        let moves = full_game.moves().iter().zip(full_game.shown_moves()).enumerate();
        for (at, (&mv, name)) in moves.take(end).skip(first) {
            let position = &full_game.positions()[at];
            let args = args![
                number = (at + 1).to_string(),
                side = side(words, position, position.to_move()),
                move = move_name(words, position, mv),
            ];
            let has_word = position.is_explicit_tree() || position.move_target(mv).is_some_and(MoveTarget::is_word);
            let name = if has_word { move_heading(words, position, mv) } else { name };
            let (is_ahead, player) = (now <= at, position.turn().player());
            let spoken = words.fill(
                match player {
                    None => "play-move-of-chance",
                    Some(_) if is_ahead => "play-move-ahead",
                    Some(_) => "play-move",
                },
                &args,
            );
            let own = |player| position.players().map_or(player_color(player), |_| color_of_several(position.mover()));
            let color = if is_ahead { PaletteColor::FaintText } else { player.map_or(PaletteColor::Secondary, own) };
            if choice_chip_of_size(ui, &name, CHIP, color, &spoken, at + 1 == now).clicked() {
                match_command = Some(MatchCommand::GoToPly(at + 1));
            }
        }
        if is_cut_off[1] && choice_chip_of_size(ui, "…", CHIP, PaletteColor::Text, &ends[1], false).clicked() {
            match_command = Some(MatchCommand::GoToPly(end));
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
            let (name, key, is_enabled) = (words.text(message), command.key(words), leads_to.is_some());
            if icon_button(ui, icon, &name, &key, is_enabled).clicked() && is_enabled {
                match_command = Some(request);
            }
        }
    });
    context.requests.extend(match_command.map(|request| UiRequest::Session(Command::Match(request))));
}
