//! The counts beside the tree, and the buttons of the exercise.

use super::state::{ImproveOrder, ImproveOrderRequest, evaluated_leaves};
use crate::i18n::node_names::NodeNames;
use crate::session::reorder::movable;
use crate::ui::command::UiCommand;
use crate::ui::practice::PracticeRequest;
use crate::ui::request::UiRequest;
use crate::ui::side_panel::{paragraph, section};
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::text_button;
use egui::{Ui, vec2};

/// Draws the section of the exercise.
pub fn improve_order_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    improve_order: &ImproveOrder,
    requests: &mut Vec<UiRequest>,
) {
    let words = context.words;
    section(ui, &words.text("improve-title"), |ui| {
        paragraph(ui, &words.styled("improve-how", &[]), theme::TEXT);
        ui.add_space(6.0);
        counts_ui(ui, context, improve_order);
        ui.add_space(6.0);
        move_ui(ui, context, requests);
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
            for (message, request) in
                [("improve-reset", ImproveOrderRequest::Reset), ("improve-show-best", ImproveOrderRequest::ShowBest)]
            {
                let can = request == ImproveOrderRequest::Reset || improve_order.best().is_some();
                if text_button(ui, &words.text(message), "", can).clicked() && can {
                    requests.push(PracticeRequest::ImproveOrder(request).into());
                }
            }
            if text_button(ui, &words.text("practice-leave"), "Esc", true).clicked() {
                requests.push(PracticeRequest::Leave.into());
            }
        });
    });
}

/// Draws the number of leaves now, at the start, and in the best order.
fn counts_ui(ui: &mut Ui, context: &ViewContext<'_>, improve_order: &ImproveOrder) {
    let words = context.words;
    let now = evaluated_leaves(context.session);
    let number = |leaves: u64| [("leaves", words.number(leaves).into())];
    paragraph(ui, &words.styled("improve-now", &number(now)), 16.0);
    paragraph(ui, &words.styled("improve-start", &number(improve_order.start_leaves())), theme::TEXT);
    let Some(best) = improve_order.best() else {
        return paragraph(ui, &words.styled("improve-too-large", &[]), theme::TEXT);
    };
    let key = if best.is_proved { "improve-best" } else { "improve-best-found" };
    paragraph(ui, &words.styled(key, &number(best.leaves)), theme::TEXT);
    if improve_order.is_solved(context.session) {
        let key = if best.is_proved { "improve-solved" } else { "improve-solved-found" };
        paragraph(ui, &words.styled(key, &[]), theme::TEXT);
    }
}

/// Draws the buttons that move the selected node among its siblings.
fn move_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let recording = context.search.recording();
    let node = context.focused_node();
    let siblings = movable(recording, node);
    let key = if siblings.is_some() { "improve-move" } else { "improve-select" };
    let name = NodeNames::new(words, recording).inline(node);
    paragraph(ui, &words.styled(key, &[("name", name.into())]), theme::TEXT);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        let index = siblings.as_ref().and_then(|siblings| siblings.iter().position(|&sibling| sibling == node));
        let last = siblings.as_ref().map_or(0, |siblings| siblings.len() - 1);
        for (command, can) in [
            (UiCommand::MoveEarlier, index.is_some_and(|index| 0 < index)),
            (UiCommand::MoveLater, index.is_some_and(|index| index < last)),
        ] {
            if text_button(ui, &command.name(words), &command.key(words), can).clicked() && can {
                requests.push(command.into());
            }
        }
    });
}
