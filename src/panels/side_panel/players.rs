//! The players of a tree in which each has payoffs of their own: their marks, their names, and what is known of their
//! payoffs at the node in focus.

use egui::{Align2, Shape, Stroke, Ui, pos2, vec2};
use poda_core::game::Game;
use poda_core::trace::moment::NodeState;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, color_of_several, fill_of_several};
use poda_picture::picture::shape::{point, sign_corners};
use poda_window::look::theme;
use poda_window::look::widgets::{choice_chip_of_size, labeled_space, text_at, wrapped};
use poda_window::panel::request::UiRequest;
use poda_window::panel::section::{AtFirst, folding_section, paragraph};
use poda_window::panel::view_context::SearchContext;
use poda_words::i18n::args;
use poda_words::i18n::multi_player::player_name;
use poda_words::i18n::node_names::NodeNames;

/// The height of a row, in pixels.
const ROW: f32 = 24.0;

/// Draws a row for each player. The player to move is strong.
pub(super) fn players_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let (words, recording) = (context.words, context.search.recording());
    let Some(view) = recording.multi_player() else { return };
    let Some(players) = recording.root().players() else { return };
    let node = context.focused_node();
    let is_asked = context.concealed().hides_value(node);
    let shown = view.shown(node, context.search.step()).filter(|_| !is_asked);
    folding_section(ui, context, "players-heading", AtFirst::Unfolded, |ui| {
        let names = NodeNames::new(words, recording);
        let is_returned = shown.is_some() && context.search.moment().state(node) == NodeState::Finished;
        let args = args![node = names.place(node), returned = if is_returned { "yes" } else { "no" }];
        paragraph(ui, &words.styled("players-at-node", &args), theme::TEXT);
        for player in 0..players.names.len() {
            let known = shown.as_ref().and_then(|shown| shown.get(player));
            let known = known.map_or_else(|| "…".to_owned(), ToString::to_string);
            let name = player_name(recording.root(), player);
            let font = if player == view.mover(node) { Font::SemiBold } else { Font::Regular };
            let scale = theme::enlargement(ui);
            let rect = labeled_space(ui, vec2(ui.available_width(), ROW * scale), &format!("{name}: {known}"));
            let color = theme::color(ui, color_of_several(player));
            let middle = rect.center().y;
            let corners = sign_corners(player, point(rect.left() + 11.0 * scale, middle), 9.0 * scale, 6.5 * scale);
            let corners = corners.into_iter().map(|at| pos2(at.x, at.y)).collect();
            let fill = theme::color(ui, fill_of_several(player));
            ui.painter().add(Shape::convex_polygon(corners, fill, Stroke::new(1.6, color)));
            let size = theme::TEXT * scale;
            let name_shown = font.elided(&name, size, rect.width() * 0.6);
            let at = pos2(rect.left() + 28.0 * scale, middle);
            text_at(ui, Align2::LEFT_CENTER, at, &name_shown, font, size, PaletteColor::Text);
            text_at(ui, Align2::RIGHT_CENTER, pos2(rect.right(), middle), &known, font, size, PaletteColor::Text);
        }
        view_ui(ui, context, &players.names);
    });
}

/// Draws the choice of the player whose payoffs the tree shows in strong colors.
fn view_ui(ui: &mut Ui, context: &SearchContext<'_>, names: &[String]) {
    let (words, viewed) = (context.words, context.tree.viewed_player);
    let choices = std::iter::once(None).chain((0..names.len()).map(Some));
    let recording = context.search.recording();
    ui.add_space(4.0);
    wrapped(ui, [4.0, 4.0], |ui| {
        for player in choices {
            let color = player.map_or(PaletteColor::Text, color_of_several);
            let text = player.map_or_else(|| words.text("players-view-all"), |it| player_name(recording.root(), it));
            let name = match player {
                Some(_) => words.fill("players-view-of", &args![player = text.as_str()]),
                None => words.text("players-view-of-all"),
            };
            if choice_chip_of_size(ui, &text, theme::TEXT, color, &name, viewed == player).clicked() {
                context.requests.push(UiRequest::ViewPlayer(player));
            }
        }
    });
}
