//! The value of a leaf: its evaluation as a sum, or the result of the transposition table.

use crate::game::evaluation::Evaluation;
use crate::i18n::narration;
use crate::i18n::styled_text::StyledText;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, player_color};
use crate::score::Player;
use crate::trace::NodeId;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::layout_line;
use egui::{Color32, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// Returns the result of the transposition table at a node, once it was probed there.
pub(super) fn table_hit(context: &ViewContext<'_>, node: NodeId) -> Option<StyledText> {
    let moment = context.search.moment();
    narration::table_hit(context.words, &moment, node)
}

/// Draws the sum, large, each side in its colour: `5 − 6 = −1`.
pub fn sum_ui(ui: &mut Ui, evaluation: Evaluation) {
    let pieces = match evaluation {
        Evaluation::Difference { max, min } => vec![
            (max.to_string(), player_color(Player::Max)),
            (" − ".to_owned(), PaletteColor::Text),
            (min.to_string(), player_color(Player::Min)),
            (format!(" {}", evaluation.score().shown_as_value()), PaletteColor::Text),
        ],
        Evaluation::Weighted(_) | Evaluation::Value(_) => vec![(evaluation.score().shown(), PaletteColor::Text)],
    };
    let scale = theme::enlargement(ui);
    let galleys: Vec<_> =
        pieces.iter().map(|(text, color)| layout_line(ui, text, Font::SemiBold, 26.0 * scale, *color)).collect();
    let width: f32 = galleys.iter().map(|galley| galley.size().x).sum();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0 * scale), Sense::hover());
    let mut x = rect.center().x - width / 2.0;
    for galley in galleys {
        let place = pos2(x, rect.center().y - galley.size().y / 2.0);
        x += galley.size().x;
        ui.painter().galley(place, galley, Color32::PLACEHOLDER);
    }
    let text = evaluation.to_string();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
}
