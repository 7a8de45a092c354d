//! The list of a match's moves, including those taken back: a click goes to the position after a move.

use super::match_text::side;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::i18n::{Words, node_names};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::palette::player_color;
use crate::session::command::Command;
use crate::session::play_match::{Match, MatchCommand};
use crate::ui::command::UiCommand;
use crate::ui::icons::Icon;
use crate::ui::request::UiRequest;
use crate::ui::size_class::target;
use crate::ui::theme;
use crate::ui::widgets::{icon_button, layout_line, paint_focus};
use egui::epaint::StrokeKind;
use egui::{Color32, CornerRadius, CursorIcon, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

/// Draws the list and the buttons of undo and redo.
pub(super) fn moves_ui(
    ui: &mut Ui,
    words: &Words,
    current_match: &Match,
    game: &PlayedGame<AnyGame>,
    requests: &mut Vec<UiRequest>,
) {
    let full_game = current_match.full_game(game);
    let now = game.moves().len();
    let mut match_command = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let start = words.text("play-start");
        if chip(ui, &start, PaletteColor::Text, now == 0, &start) {
            match_command = Some(MatchCommand::GoToPly(0));
        }
        for (at, (&mv, name)) in full_game.moves().iter().zip(full_game.shown_moves()).enumerate() {
            let position = &full_game.positions()[at];
            let args = [
                ("number", (at + 1).to_string().into()),
                ("side", side(words, position, position.to_move()).into()),
                ("move", node_names::move_name(words, position, mv).into()),
            ];
            let is_ahead = now <= at;
            let spoken = words.fill(if is_ahead { "play-move-ahead" } else { "play-move" }, &args);
            let color = if is_ahead { PaletteColor::FaintText } else { player_color(position.to_move()) };
            if chip(ui, &name, color, at + 1 == now, &spoken) {
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
    requests.extend(match_command.map(|request| UiRequest::Session(Command::Match(request))));
}

/// Draws a small button of the list; the current one is filled.
fn chip(ui: &mut Ui, text: &str, color: PaletteColor, is_current: bool, name: &str) -> bool {
    let font = if is_current { Font::SemiBold } else { Font::Regular };
    let galley = layout_line(ui, text, font, 13.0, if is_current { PaletteColor::Background } else { color });
    let size = vec2(target(ui, (galley.size().x + 12.0).max(26.0)), target(ui, 24.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let radius = CornerRadius::same(theme::RADIUS);
    let fill = match (is_current, response.hovered()) {
        (true, _) => PaletteColor::Text,
        (false, true) => PaletteColor::Hairline,
        (false, false) => PaletteColor::Background,
    };
    let hairline = Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline));
    ui.painter().rect(rect, radius, theme::color(ui, fill), hairline, StrokeKind::Inside);
    paint_focus(ui, &response, rect);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_current, name));
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name).clicked()
}
