//! The fields of a blank tree in the side panel, in the order of the tree, so that Tab goes from field to field.

use super::marks_panel::{marks_ui, summary_ui};
use super::state::{FillIn, FillInRequest, MAX_INNER_NODES};
use crate::i18n::node_names::NodeNames;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::practice::blank::{BlankField, BlankPart};
use crate::trace::NodeId;
use crate::ui::number_pad::{self, NumberField};
use crate::ui::practice::PracticeRequest;
use crate::ui::request::UiRequest;
use crate::ui::side_panel::edit_field::EditField;
use crate::ui::side_panel::{paragraph, section};
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{layout_line, primary_button, text_button, toggle_chip};
use egui::{Label, Response, RichText, TextEdit, Ui, vec2};

/// The width of a text field, in pixels.
const FIELD_WIDTH: f32 = 58.0;
/// The width of a node's name before its fields, in pixels; a longer one has a line of its own.
const NAME_WIDTH: f32 = 52.0;

/// Draws the fields, and what the marking says. `typing` is the field that gets the focus.
pub fn fill_in_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    fill_in: &FillIn,
    typing: &mut Option<EditField>,
    requests: &mut Vec<UiRequest>,
) {
    let words = context.words;
    let trace = context.search.trace();
    let inner: Vec<NodeId> = FillIn::inner_nodes(trace).take(MAX_INNER_NODES + 1).collect();
    if MAX_INNER_NODES < inner.len() {
        return too_large_ui(ui, context, requests);
    }
    section(ui, &words.text("fill-in-title"), |ui| {
        let how = if trace.has_window() { "fill-in-how" } else { "fill-in-how-no-window" };
        paragraph(ui, &words.styled(how, &[]), theme::TEXT);
        buttons_ui(ui, context, fill_in, requests);
    });
    summary_ui(ui, context, fill_in);
    section(ui, &words.text("fill-in-fields"), |ui| {
        headings_ui(ui, context);
        for node in inner {
            node_ui(ui, context, fill_in, node, typing, requests);
        }
        best_ui(ui, context, fill_in, typing, requests);
    });
    marks_ui(ui, context, fill_in, requests);
}

fn buttons_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        let mark = words.text("fill-in-mark");
        if primary_button(ui, &mark, &mark, "").clicked() {
            requests.push(request(FillInRequest::Mark));
        }
        if text_button(ui, &words.text("fill-in-clear"), "", !fill_in.is_blank()).clicked() {
            requests.push(request(FillInRequest::Clear));
        }
        if fill_in.first_marks().is_some() {
            let solution = if fill_in.solution().is_some() { "fill-in-hide-solution" } else { "fill-in-show-solution" };
            if text_button(ui, &words.text(solution), "", true).clicked() {
                requests.push(request(FillInRequest::ToggleSolution));
            }
        }
        leave_button(ui, context, requests);
    });
}

/// Draws why the tree cannot be filled in, and the way out.
fn too_large_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    section(ui, &words.text("fill-in-title"), |ui| {
        let most = words.number(MAX_INNER_NODES as u64);
        paragraph(ui, &words.styled("fill-in-too-large", &[("most", most.into())]), theme::TEXT);
        ui.add_space(6.0);
        leave_button(ui, context, requests);
    });
}

fn leave_button(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    if text_button(ui, &context.words.text("practice-leave"), "Esc", true).clicked() {
        requests.push(PracticeRequest::Leave.into());
    }
}

fn headings_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.allocate_space(vec2(NAME_WIDTH, 1.0));
        for &part in fields(context) {
            let heading = context.words.text(messages(part).0);
            let text = RichText::new(heading).size(12.5).color(theme::color(ui, PaletteColor::Secondary));
            ui.add_sized(vec2(FIELD_WIDTH, 16.0), Label::new(text).selectable(false));
        }
    });
}

/// The fields of a node: without α and β where the search has no window.
fn fields(context: &ViewContext<'_>) -> &'static [BlankPart] {
    if context.search.trace().has_window() {
        &[BlankPart::Value, BlankPart::Alpha, BlankPart::Beta]
    } else {
        &[BlankPart::Value]
    }
}

/// The message ids of a field's heading and of its accessible name.
const fn messages(part: BlankPart) -> (&'static str, &'static str) {
    match part {
        BlankPart::Value => ("fill-in-value", "fill-in-value-of"),
        BlankPart::Alpha => ("fill-in-alpha", "fill-in-alpha-of"),
        BlankPart::Beta => ("fill-in-beta", "fill-in-beta-of"),
        BlankPart::Cut => ("fill-in-cut", "fill-in-cut-of"),
        BlankPart::Best => ("fill-in-best", "fill-in-best-of"),
    }
}

/// Draws the fields of a node, and below them the edges to its children.
fn node_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    fill_in: &FillIn,
    node: NodeId,
    typing: &mut Option<EditField>,
    requests: &mut Vec<UiRequest>,
) {
    let (words, trace) = (context.words, context.search.trace());
    let names = NodeNames::new(words, context.search.recording());
    let name = names.heading(node);
    let is_selected = context.selected == Some(node);
    ui.add_space(4.0);
    let font = if is_selected { Font::SemiBold } else { Font::Regular };
    let is_short = font.width(&name, theme::TEXT) <= NAME_WIDTH;
    let label = |text: &str| Label::new(RichText::new(text).font(theme::font(font, theme::TEXT))).selectable(false);
    if !is_short {
        ui.add(label(&name).truncate());
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (room, _) = ui.allocate_exact_size(vec2(NAME_WIDTH, 26.0), egui::Sense::hover());
        if is_short {
            let place = egui::pos2(room.left(), room.center().y);
            let galley = layout_line(ui, &name, font, theme::TEXT, PaletteColor::Text);
            let half = vec2(0.0, galley.size().y / 2.0);
            ui.painter().galley(place - half, galley, egui::Color32::PLACEHOLDER);
        }
        for &part in fields(context) {
            field_ui(ui, context, fill_in, BlankField::new(node, part), typing, requests);
        }
    });
    if trace.has_window() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            let cut = words.text("fill-in-cut");
            let (room, _) = ui.allocate_exact_size(vec2(NAME_WIDTH, 22.0), egui::Sense::hover());
            let galley = layout_line(ui, &cut, Font::Regular, 12.5, PaletteColor::Secondary);
            let place = egui::pos2(room.left(), room.center().y - galley.size().y / 2.0);
            ui.painter().galley(place, galley, egui::Color32::PLACEHOLDER);
            ui.add_space(4.0);
            for child in trace.children(node) {
                let full = words.fill("fill-in-cut-of", &[("name", names.heading(child).into())]);
                let chip = toggle_chip(ui, &names.short(child), &full, fill_in.is_cut(child));
                take_focus(context, &chip, BlankField::new(node, BlankPart::Cut), typing);
                if chip.clicked() {
                    requests.push(request(FillInRequest::ToggleCut(child)));
                }
            }
        });
    }
}

fn field_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    fill_in: &FillIn,
    field: BlankField,
    typing: &mut Option<EditField>,
    requests: &mut Vec<UiRequest>,
) {
    let names = NodeNames::new(context.words, context.search.recording());
    let node = field.node;
    let mut text = fill_in.text(field).to_owned();
    let edit = TextEdit::singleline(&mut text)
        .id(egui::Id::unique(("fill-in", node.number(), field.part)))
        .desired_width(FIELD_WIDTH - 8.0)
        .font(theme::font(Font::SemiBold, theme::TEXT));
    let response = ui.add(edit);
    number_pad::serve(&response, NumberField::BoundOfMany);
    let name = context.words.fill(messages(field.part).1, &[("name", names.heading(node).into())]);
    ui.ctx().accesskit_node_builder(response.id, |builder| builder.set_label(name));
    if response.changed() {
        requests.push(request(FillInRequest::Write(field, text)));
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
        if context.selected != Some(node) {
            requests.push(UiRequest::Select(Some(context.node_ref(node))));
        }
    }
    take_focus(context, &response, field, typing);
}

/// Moves the focus to the first control of the field that is asked for.
fn take_focus(context: &ViewContext<'_>, response: &Response, field: BlankField, typing: &mut Option<EditField>) {
    if *typing == Some(EditField::Entry(field.part)) && context.selected == Some(field.node) {
        *typing = None;
        response.request_focus();
        response.scroll_to_me(None);
    }
}

/// Draws the choice of the best move.
fn best_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    fill_in: &FillIn,
    typing: &mut Option<EditField>,
    requests: &mut Vec<UiRequest>,
) {
    let (words, trace) = (context.words, context.search.trace());
    let names = NodeNames::new(words, context.search.recording());
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let best = RichText::new(words.text("fill-in-best")).size(theme::TEXT);
        ui.add(Label::new(best).selectable(false));
        for child in trace.children(NodeId::ROOT) {
            let full = words.fill("fill-in-best-of", &[("name", names.heading(child).into())]);
            let chip = toggle_chip(ui, &names.short(child), &full, fill_in.best() == Some(child));
            take_focus(context, &chip, BlankField::BEST, typing);
            if chip.clicked() {
                requests.push(request(FillInRequest::ToggleBest(child)));
            }
        }
    });
}

fn request(request: FillInRequest) -> UiRequest {
    PracticeRequest::FillIn(request).into()
}
