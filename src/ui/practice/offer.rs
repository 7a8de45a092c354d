//! The offer to practise on a document whose author decided how.

use super::request::PracticeRequest;
use crate::document::practice::Exercise;
use crate::ui::request::UiRequest;
use crate::ui::side_panel::{paragraph, section};
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::primary_button;
use egui::Ui;

/// Draws the offer, if the author of the document decided how it is practised on.
pub fn offer_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let Some(practice) = &context.session.document().practice else { return };
    let (message, request) = match practice.exercise {
        Exercise::Predict => ("practice-offer-predict", PracticeRequest::StartPredicting),
        Exercise::FillIn => ("practice-offer-fill-in", PracticeRequest::StartFillingIn),
        Exercise::ImproveOrder => ("practice-offer-improve-order", PracticeRequest::StartImprovingOrder),
    };
    section(ui, &words.text("practice-menu"), |ui| {
        paragraph(ui, &words.styled(message, &[("count", practice.questions.len().into())]), theme::TEXT);
        ui.add_space(4.0);
        let start = words.text("practice-menu-button");
        let name = words.text("practice-offer-start");
        if primary_button(ui, &start, &name, "").clicked() {
            requests.push(request.into());
        }
    });
}
