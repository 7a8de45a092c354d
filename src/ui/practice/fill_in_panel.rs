//! Filling in a blank tree beside the tree: the fields in the order of the tree, so that Tab goes from field to field, the marks,
//! and the search's own tree.

use super::fill_in::{FieldSentences, FillIn, MAX_INNER_NODES, entry_mark};
use super::request::{FillInRequest, PracticeRequest};
use crate::i18n::node_names::NodeNames;
use crate::i18n::practice::blank_field_name;
use crate::picture::draw::mark_shapes;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::point;
use crate::practice::blank::{BlankField, BlankMarks, BlankPart, MarkedField};
use crate::session::shown_search::ShownSearch;
use crate::trace::NodeId;
use crate::ui::command_widgets::{main_request_button, request_button};
use crate::ui::number_pad::{self, NumberField};
use crate::ui::request::{EditField, UiRequest};
use crate::ui::side_panel::section::{paragraph, section};
use crate::ui::size_class::target;
use crate::ui::tree_panel::TreePanel;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{paint_hover, text_at, toggle_chip, wrapped};
use crate::ui::{paint, theme};
use egui::{
    Align2, CursorIcon, Label, Rect, Response, RichText, Role, Sense, TextEdit, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

/// The width of a text field, in pixels.
const FIELD_WIDTH: f32 = 58.0;
/// The width of a node's name before its fields, in pixels; a longer one has a line of its own.
const NAME_WIDTH: f32 = 52.0;

/// Draws the fields, and the marks. `typing` is the field that gets the focus.
pub fn fill_in_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn, typing: &mut Option<EditField>) {
    let words = context.words;
    let trace = context.search.trace();
    let inner: Vec<NodeId> = FillIn::inner_nodes(trace).take(MAX_INNER_NODES + 1).collect();
    if MAX_INNER_NODES < inner.len() {
        return too_large_ui(ui, context);
    }
    section(ui, &words.text("fill-in-title"), |ui| {
        let how = if trace.has_window { "fill-in-how" } else { "fill-in-how-no-window" };
        paragraph(ui, &words.styled(how, &[]), theme::TEXT);
        buttons_ui(ui, context, fill_in);
    });
    summary_ui(ui, context, fill_in);
    section(ui, &words.text("fill-in-fields"), |ui| {
        headings_ui(ui, context);
        for node in inner {
            node_ui(ui, context, fill_in, node, typing);
        }
        best_ui(ui, context, fill_in, typing);
    });
    marks_ui(ui, context, fill_in);
}

fn buttons_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn) {
    ui.add_space(6.0);
    wrapped(ui, [8.0, 6.0], |ui| {
        main_request_button(ui, context, "fill-in-mark", "", FillInRequest::Mark);
        request_button(ui, context, "fill-in-clear", "", !fill_in.is_blank(), FillInRequest::Clear);
        if fill_in.first_marks.is_some() {
            let solution = if fill_in.solution.is_some() { "fill-in-hide-solution" } else { "fill-in-show-solution" };
            request_button(ui, context, solution, "", true, FillInRequest::ToggleSolution);
        }
        request_button(ui, context, "practice-leave", "Esc", true, PracticeRequest::Leave);
    });
}

/// Draws why the tree cannot be filled in, and the way out.
fn too_large_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    section(ui, &words.text("fill-in-title"), |ui| {
        let most = words.number(MAX_INNER_NODES as u64);
        paragraph(ui, &words.styled("fill-in-too-large", &[("most", most.into())]), theme::TEXT);
        ui.add_space(6.0);
        request_button(ui, context, "practice-leave", "Esc", true, PracticeRequest::Leave);
    });
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
    if context.search.trace().has_window {
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
fn node_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn, node: NodeId, typing: &mut Option<EditField>) {
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
        let (space, _) = ui.allocate_exact_size(vec2(NAME_WIDTH, 26.0), egui::Sense::hover());
        if is_short {
            text_at(ui, Align2::LEFT_CENTER, space.left_center(), &name, font, theme::TEXT, PaletteColor::Text);
        }
        for &part in fields(context) {
            field_ui(ui, context, fill_in, BlankField::new(node, part), typing);
        }
    });
    if trace.has_window {
        wrapped(ui, [4.0, 4.0], |ui| {
            let cut = words.text("fill-in-cut");
            let (space, _) = ui.allocate_exact_size(vec2(NAME_WIDTH, 22.0), egui::Sense::hover());
            let at = space.left_center();
            text_at(ui, Align2::LEFT_CENTER, at, &cut, Font::Regular, 12.5, PaletteColor::Secondary);
            ui.add_space(4.0);
            for child in trace.children(node) {
                let full = words.fill("fill-in-cut-of", &[("name", names.heading(child).into())]);
                let chip = toggle_chip(ui, &names.short(child), &full, fill_in.cut.contains(&child));
                take_focus(context, &chip, BlankField::new(node, BlankPart::Cut), typing);
                if chip.clicked() {
                    context.requests.push(FillInRequest::ToggleCut(child));
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
        context.requests.push(FillInRequest::Write(field, text));
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
        if context.selected != Some(node) {
            context.requests.push(UiRequest::Select(Some(context.node_ref(node))));
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

fn best_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn, typing: &mut Option<EditField>) {
    let (words, trace) = (context.words, context.search.trace());
    let names = NodeNames::new(words, context.search.recording());
    ui.add_space(8.0);
    wrapped(ui, [4.0, 4.0], |ui| {
        let best = RichText::new(words.text("fill-in-best")).size(theme::TEXT);
        ui.add(Label::new(best).selectable(false));
        for child in trace.children(NodeId::ROOT) {
            let full = words.fill("fill-in-best-of", &[("name", names.heading(child).into())]);
            let chip = toggle_chip(ui, &names.short(child), &full, fill_in.best == Some(child));
            take_focus(context, &chip, BlankField::BEST, typing);
            if chip.clicked() {
                context.requests.push(FillInRequest::ToggleBest(child));
            }
        }
    });
}

/// The height of a line of the list, in pixels.
const LINE: f32 = 24.0;

/// Draws the points and the first field to correct, once there is a marking.
pub(super) fn summary_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn) {
    let words = context.words;
    if let Some(field) = fill_in.first_unreadable() {
        section(ui, &words.text("fill-in-unreadable-title"), |ui| {
            let name = blank_field_name(words, context.search.recording(), field);
            let args = [("field", name.into()), ("text", fill_in.text(field).trim().into())];
            paragraph(ui, &words.styled("fill-in-unreadable", &args), theme::TEXT);
        });
    }
    let Some(first) = &fill_in.first_marks else { return };
    section(ui, &words.text("fill-in-marks"), |ui| {
        paragraph(ui, &words.styled("fill-in-points-first", &points(first)), theme::TEXT);
        let Some(marks) = &fill_in.marks else {
            return paragraph(ui, &words.styled("fill-in-changed", &[]), theme::TEXT);
        };
        if marks != first {
            paragraph(ui, &words.styled("fill-in-points-now", &points(marks)), theme::TEXT);
        }
        match marks.first_wrong() {
            Some(wrong) => {
                let said = fill_in.sentences.iter().flat_map(|(_, sentences)| marks.fields.iter().zip(sentences));
                if let Some((_, said)) = said.into_iter().find(|(marked, _)| marked.field == wrong.field) {
                    let name = ("field", said.name.as_str().into());
                    paragraph(ui, &words.styled("fill-in-first-wrong", &[name]), theme::TEXT);
                    paragraph(ui, &said.reason, theme::TEXT);
                }
            }
            None if marks.points() == marks.of() => paragraph(ui, &words.styled("fill-in-all-right", &[]), theme::TEXT),
            None => paragraph(ui, &words.styled("fill-in-none-wrong", &[]), theme::TEXT),
        }
    });
}

/// Draws the mark of every field in the order of the trace, once there is a marking. The list is long and therefore below the
/// fields; the summary is above them.
pub(super) fn marks_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn) {
    let (Some(marks), Some((_, sentences))) = (&fill_in.marks, &fill_in.sentences) else { return };
    section(ui, &context.words.text("fill-in-every-mark"), |ui| {
        for (marked, said) in marks.fields.iter().zip(sentences) {
            marked_field_ui(ui, context, marked, said);
        }
    });
}

fn points(marks: &BlankMarks) -> [(&'static str, crate::i18n::MessageArg); 2] {
    [("points", (marks.points() as usize).into()), ("of", (marks.of() as usize).into())]
}

/// Draws the line of a field: its mark, its name and the word for the mark. A click goes to the field; the tooltip says why.
fn marked_field_ui(ui: &mut Ui, context: &ViewContext<'_>, marked: &MarkedField, said: &FieldSentences) {
    let height = target(ui, LINE);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    paint_hover(ui, &response, rect);
    let shapes = mark_shapes(entry_mark(marked.mark), point(9.0, height / 2.0), 5.5);
    paint::shapes(ui.painter(), rect.min, theme::of(ui), &shapes);
    let mut x = rect.left() + 24.0;
    for (text, color) in [(&said.name, PaletteColor::Text), (&said.mark, PaletteColor::Secondary)] {
        let at = pos2(x, rect.center().y);
        let text = text_at(ui, Align2::LEFT_CENTER, at, text, Font::Regular, theme::TEXT, color);
        x += text.width().max(90.0) + 10.0;
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said.spoken));
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if response.on_hover_ui(|ui| drop(ui.label(said.reason.plain()))).clicked() {
        context.requests.push(FillInRequest::GoTo(marked.field));
    }
}

/// The height of the heading of a tree, in pixels.
const HEADING: f32 = 28.0;
/// The least height of a row of a tree, in pixels.
const ROW: f32 = 96.0;

/// Draws both trees into the available space.
pub fn both_trees_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    solution: &ShownSearch,
    [own_tree, true_tree]: [&mut TreePanel; 2],
) {
    let space = ui.max_rect();
    // Trees are wider than high: one above the other, both are seen whole, as long as their rows have space.
    let needed = 2.0 * (HEADING + ROW * context.search.tree_layout.rows() as f32);
    let (first, second) = if needed <= space.height() {
        space.split_top_bottom_at_fraction(0.5)
    } else {
        space.split_left_right_at_fraction(0.5)
    };
    tree_ui(ui, first, context, "fill-in-own-tree", own_tree);
    let true_context = ViewContext { search: solution, ..*context };
    tree_ui(ui, second, &true_context, "fill-in-true-tree", true_tree);
    let end = if first.right() < second.right() { second.left_bottom() } else { second.right_top() };
    ui.painter().line_segment([second.left_top(), end], theme::hairline(ui));
}

fn tree_ui(ui: &mut Ui, rect: Rect, context: &ViewContext<'_>, message: &'static str, tree: &mut TreePanel) {
    ui.scope_builder(UiBuilder::new().id_salt(message).max_rect(rect), |ui| {
        ui.set_clip_rect(rect);
        ui.spacing_mut().item_spacing.y = 0.0;
        let title = context.words.text(message);
        let (heading, response) = ui.allocate_exact_size(vec2(rect.width(), HEADING), Sense::hover());
        ui.painter().rect_filled(heading, 0.0, theme::color(ui, PaletteColor::Panel));
        let font = theme::font(Font::SemiBold, 13.5);
        ui.painter().text(heading.center(), Align2::CENTER_CENTER, &title, font, theme::color(ui, PaletteColor::Text));
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &title));
        tree.show(ui, context);
    });
}
