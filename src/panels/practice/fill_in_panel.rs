//! Filling in a blank tree: the fields inside of its nodes, through which Tab and Enter move in the order of the tree,
//! and the controls for cuts and the marks in the side panel.

use super::marked_sheets_panel::sheets_ui;
use egui::epaint::StrokeKind;
use egui::{
    Align2, CursorIcon, Label, Margin, Rect, Response, RichText, Role, Sense, Stroke, TextEdit, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use poda_core::game::any::AnyGame;
use poda_core::search::MultiPlayer;
use poda_core::trace::NodeId;
use poda_picture::picture::Scene;
use poda_picture::picture::draw::{entry_places, mark_shapes};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::point;
use poda_window::look::long_list::rows_ui;
use poda_window::look::number_pad::{self, NumberField};
use poda_window::look::size_class::target;
use poda_window::look::widgets::{
    MAX_TYPED_CHARS, is_entered, labeled_space, layout_line, paint_hover, put, text_at, toggle_chip, wrapped,
};
use poda_window::look::{paint, theme};
use poda_window::panel::request::{EditField, UiRequest};
use poda_window::panel::request_widgets::{main_request_button, request_button};
use poda_window::panel::section::{live_paragraph, paragraph, section};
use poda_window::panel::view_context::SearchContext;
use poda_window::state::practice::{
    FieldSentences, FillIn, FillInRequest, MAX_INNER_NODES, PracticeRequest, entry_mark,
};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use poda_words::practice::blank::{BlankField, BlankMarks, BlankPart, FieldMark, MarkedField, asks_for_best, may_cut};
use poda_words::practice::sentences::blank_field_name;

/// The text size of the feedback, in pixels.
const FEEDBACK: f32 = 15.0;

/// Draws the controls and the marks in the side panel. `typing` is the field that receives the focus.
pub fn fill_in_ui(ui: &mut Ui, context: &SearchContext<'_>, fill_in: &FillIn, typing: &mut Option<EditField>) {
    let words = context.words;
    let trace = context.search.trace();
    let inner: Vec<NodeId> = FillIn::inner_nodes(trace).take(MAX_INNER_NODES + 1).collect();
    if MAX_INNER_NODES < inner.len() {
        return too_large_ui(ui, context);
    }
    section(ui, &words.text("fill-in-title"), |ui| {
        paragraph(ui, &words.styled(how_message(context), &[]), theme::TEXT);
        buttons_ui(ui, context, fill_in);
    });
    section(ui, &words.text("fill-in-cuts"), |ui| {
        for &node in inner.iter().filter(|&&node| may_cut(context.search.recording(), node)) {
            cuts_ui(ui, context, fill_in, node, typing);
        }
        if asks_for_best(context.search.recording()) {
            best_ui(ui, context, fill_in, typing);
        }
    });
    sheets_ui(ui, context, fill_in);
    marks_ui(ui, context, fill_in);
}

fn buttons_ui(ui: &mut Ui, context: &SearchContext<'_>, fill_in: &FillIn) {
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

/// Draws why the tree cannot be filled in, and the button that leaves the exercise.
fn too_large_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let words = context.words;
    section(ui, &words.text("fill-in-title"), |ui| {
        let most = words.number(MAX_INNER_NODES as u64);
        paragraph(ui, &words.styled("fill-in-too-large", &args![most]), theme::TEXT);
        ui.add_space(6.0);
        request_button(ui, context, "practice-leave", "Esc", true, PracticeRequest::Leave);
    });
}

/// Returns whether the nodes return a number for each of several players.
fn has_vectors(context: &SearchContext<'_>) -> bool {
    context.search.recording().vectors().is_some()
}

/// Returns the message that says what is written.
fn how_message(context: &SearchContext<'_>) -> &'static str {
    let recording = context.search.recording();
    match (recording.config().algorithm.properties().multi_player, recording.trace().has_window) {
        (Some(MultiPlayer::Vectors | MultiPlayer::UnsoundVectors), true) => "fill-in-how-players",
        (Some(MultiPlayer::Vectors | MultiPlayer::UnsoundVectors), false) => "fill-in-how-players-no-window",
        (Some(MultiPlayer::OneEntry), _) => "fill-in-how-paranoid",
        (Some(MultiPlayer::FewReplies), _) => "fill-in-how-best-reply",
        (None, true) => "fill-in-how",
        (None, false) => "fill-in-how-no-window",
    }
}

/// Returns the fields of a node: the value, and those of its window.
fn fields(context: &SearchContext<'_>) -> impl Iterator<Item = BlankPart> + Clone + use<> {
    [BlankPart::Value].into_iter().chain(BlankPart::of_window(context.search.recording()).iter().copied())
}

/// Returns the message id of a field's accessible name.
const fn message(part: BlankPart) -> &'static str {
    match part {
        BlankPart::Value => "fill-in-value-of",
        BlankPart::Alpha => "fill-in-alpha-of",
        BlankPart::Beta => "fill-in-beta-of",
        BlankPart::Cut => "fill-in-cut-of",
        BlankPart::Best => "fill-in-best-of",
        BlankPart::Ever => "fill-in-ever",
        BlankPart::Matters => "fill-in-matters",
        BlankPart::Transform => "fill-in-transform",
    }
}

/// Draws a toggle for the edge to each child of a node. A selected edge is cut.
fn cuts_ui(ui: &mut Ui, context: &SearchContext<'_>, fill_in: &FillIn, node: NodeId, typing: &mut Option<EditField>) {
    let names = NodeNames::new(context.words, context.search.recording());
    let font = if context.tree.selected == Some(node) { Font::SemiBold } else { Font::Regular };
    ui.add_space(4.0);
    wrapped(ui, [4.0, 4.0], |ui| {
        let name = RichText::new(names.heading(node)).font(theme::font(font, theme::TEXT));
        ui.add(Label::new(name).selectable(false).truncate());
        ui.add_space(4.0);
        let is_cut = |child: &NodeId| fill_in.cut.contains(child);
        children_ui(ui, context, BlankField::new(node, BlankPart::Cut), is_cut, FillInRequest::ToggleCut, typing);
    });
}

/// Draws a toggle for each child of the node of a field.
fn children_ui(
    ui: &mut Ui,
    context: &SearchContext<'_>,
    field: BlankField,
    is_on: impl Fn(&NodeId) -> bool,
    toggle: fn(NodeId) -> FillInRequest,
    typing: &mut Option<EditField>,
) {
    let names = NodeNames::new(context.words, context.search.recording());
    for child in context.search.trace().children(field.node) {
        let full = context.words.fill(message(field.part), &args![name = names.heading(child)]);
        let chip = toggle_chip(ui, &names.short(child), &full, is_on(&child));
        take_focus(context, &chip, field, typing);
        if chip.clicked() {
            context.requests.push(toggle(child));
        }
    }
}

/// The minimum width of a triangle that contains fields, in pixels. In a smaller tree only the selected node has
/// fields.
const MIN_TRIANGLE: f32 = 26.0;

/// Returns whether a node of a blank tree contains fields.
pub fn has_fields(context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>, node: NodeId) -> bool {
    let is_large = MIN_TRIANGLE <= scene.tree_layout.sizes.triangle_width * scene.view.scale;
    let is_shown = scene.is_laid_out(node) && scene.is_drawn(node) && (is_large || context.tree.selected == Some(node));
    is_shown && context.filled_in().is_some()
}

/// Draws the fields inside of the nodes of the tree in `rect`.
pub fn fields_in_nodes_ui(
    ui: &mut Ui,
    context: &SearchContext<'_>,
    scene: &Scene<'_, AnyGame>,
    rect: Rect,
    typing: &mut Option<EditField>,
) {
    let typing = &mut typing.take();
    let Some(fill_in) = context.filled_in() else { return };
    let trace = context.search.trace();
    if scene.overview_blend() >= 1.0 || MAX_INNER_NODES < FillIn::inner_nodes(trace).take(MAX_INNER_NODES + 1).count() {
        return;
    }
    let marks = fill_in.mark_by_field(context.search.recording());
    let scale = scene.view.scale;
    let (size, high) = ((14.0 * scale).clamp(12.0, 16.0), (20.0 * scale).clamp(18.0, 24.0));
    // Nodes of several players are as wide as their vectors.
    let node_width = scene.tree_layout.sizes.triangle_width * scale;
    let value_width = if has_vectors(context) { node_width.max(64.0) } else { (44.0 * scale).clamp(34.0, 64.0) };
    let bound_width = (38.0 * scale).clamp(32.0, 54.0);
    for node in FillIn::inner_nodes(trace) {
        let [value, alpha, beta] = entry_places(scene, node).map(|at| rect.min + vec2(at.x, at.y));
        if !has_fields(context, scene, node) || !rect.contains(value) {
            continue;
        }
        let middle = alpha.lerp(beta, 0.5);
        // In a tight row the fields move closer to their node, so that they cover neither the next node nor the edge of
        // the tree.
        let next = trace.nodes().find(|&other| node < other && trace.ply(other) == trace.ply(node));
        let beside = next
            .filter(|&next| scene.is_laid_out(next) && scene.is_drawn(next))
            .map(|next| rect.left() + scene.center(next).x - scene.px(scene.tree_layout.sizes.triangle_width / 2.0));
        let end = beside.map_or(rect.right(), |beside| beside.min(rect.right())) - 3.0;
        let left = (middle.x + size).min(end - bound_width);
        for part in fields(context) {
            let bound = |sign: f32| {
                let at = pos2(left, middle.y + sign * (high + 1.0) / 2.0 - high / 2.0);
                Rect::from_min_size(at, vec2(bound_width, high))
            };
            let (at, letter) = match part {
                BlankPart::Alpha => (bound(-1.0), Some(("α", PaletteColor::Max))),
                BlankPart::Beta => (bound(1.0), Some(("β", PaletteColor::Min))),
                BlankPart::Value
                | BlankPart::Cut
                | BlankPart::Best
                | BlankPart::Ever
                | BlankPart::Matters
                | BlankPart::Transform => (Rect::from_center_size(value, vec2(value_width, high)), None),
            };
            if let Some((letter, color)) = letter {
                let left = at.left_center() - vec2(2.0, 0.0);
                text_at(ui, Align2::RIGHT_CENTER, left, letter, Font::Regular, size, color);
            }
            let field = BlankField::new(node, part);
            let mut inside = ui.new_child(UiBuilder::new().id_salt((node.number(), part)).max_rect(at));
            // The field keeps the height that its node permits, even where controls have the size of touch targets.
            inside.spacing_mut().interact_size.y = high;
            let mark = marks.get(&field).copied();
            let response = field_ui(&mut inside, context, fill_in, field, mark, vec2(at.width(), size), typing);
            if !response.has_focus() {
                // The field lies on a band, not on a panel. Therefore it has an outline even without focus.
                let outline = Stroke::new(1.0, theme::color(ui, PaletteColor::FaintLine));
                ui.painter().rect_stroke(response.rect, theme::RADIUS, outline, StrokeKind::Inside);
            }
            if let Some(mark) = mark {
                let rect = response.rect;
                let at = point(rect.width() - MARK_WIDTH / 2.0, rect.height() / 2.0);
                paint::shapes(ui.painter(), rect.min, theme::of(ui), &mark_shapes(entry_mark(mark), at, MARK));
            }
        }
    }
}

/// Half the size of a mark in a field, and the width that it takes there, in pixels.
const MARK: f32 = 4.0;
const MARK_WIDTH: f32 = 12.0;

/// Returns the next field in the order of the tree. Skips the window of the root, which is given. After the last field
/// comes the first cut.
fn next_field(context: &SearchContext<'_>, field: BlankField) -> Option<BlankField> {
    let (parts, trace) = (fields(context), context.search.trace());
    let written =
        FillIn::inner_nodes(trace).flat_map(|node| parts.clone().map(move |part| BlankField::new(node, part)));
    let cuts = FillIn::inner_nodes(trace).filter(|&node| may_cut(context.search.recording(), node));
    let mut all = written.chain(cuts.map(|node| BlankField::new(node, BlankPart::Cut)));
    let is_given =
        |field: &BlankField| field.node == NodeId::ROOT && matches!(field.part, BlankPart::Alpha | BlankPart::Beta);
    all.find(|&other| other == field).and_then(|_| all.find(|next| !is_given(next)))
}

/// Draws a field with the given width and text height, with space for its mark. Enter moves to the next field.
fn field_ui(
    ui: &mut Ui,
    context: &SearchContext<'_>,
    fill_in: &FillIn,
    field: BlankField,
    mark: Option<FieldMark>,
    size: Vec2,
    typing: &mut Option<EditField>,
) -> Response {
    let names = NodeNames::new(context.words, context.search.recording());
    let node = field.node;
    let mut text = fill_in.text(field).to_owned();
    let margin = match mark {
        None => Margin::symmetric(4, 1),
        Some(_) => Margin { left: 2, right: 12, top: 1, bottom: 1 },
    };
    let edit = TextEdit::singleline(&mut text)
        .char_limit(MAX_TYPED_CHARS)
        .id(egui::Id::unique(("fill-in", node.number(), field.part)))
        .margin(margin)
        .align(Align2::CENTER_CENTER)
        .desired_width(size.x - margin.sum().x)
        .font(theme::font(Font::SemiBold, size.y));
    let response = ui.add(edit);
    if is_entered(ui, &response) {
        context.requests.extend(next_field(context, field).map(FillInRequest::GoTo));
    }
    // The pad has no key between the entries of a vector.
    if field.part != BlankPart::Value || !has_vectors(context) {
        number_pad::serve(&response, NumberField::BoundOfMany);
    }
    let name = context.words.fill(message(field.part), &args![name = names.heading(node)]);
    ui.ctx().accesskit_node_builder(response.id, |builder| builder.set_label(name));
    if response.changed() {
        context.requests.push(FillInRequest::Write(field, text));
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
        if context.tree.selected != Some(node) {
            context.requests.push(UiRequest::Select(Some(context.node_ref(node))));
        }
    }
    take_focus(context, &response, field, typing);
    response
}

/// Gives the focus to `response`, if it is the first control of the requested field.
fn take_focus(context: &SearchContext<'_>, response: &Response, field: BlankField, typing: &mut Option<EditField>) {
    if *typing == Some(EditField::Entry(field.part)) && context.tree.selected == Some(field.node) {
        *typing = None;
        response.request_focus();
        response.scroll_to_me(None);
    }
}

fn best_ui(ui: &mut Ui, context: &SearchContext<'_>, fill_in: &FillIn, typing: &mut Option<EditField>) {
    ui.add_space(8.0);
    wrapped(ui, [4.0, 4.0], |ui| {
        let best = RichText::new(context.words.text("fill-in-best")).size(theme::TEXT);
        ui.add(Label::new(best).selectable(false));
        let is_best = |&child: &NodeId| fill_in.best == Some(child);
        children_ui(ui, context, BlankField::BEST, is_best, FillInRequest::ToggleBest, typing);
    });
}

/// The height of a line of the list, in pixels.
const LINE: f32 = 24.0;

/// Draws the feedback on the blank tree: the first unreadable field, the points, and the first field to correct. The
/// latter two exist once the tree was marked.
pub fn fill_in_feedback_ui(ui: &mut Ui, context: &SearchContext<'_>, fill_in: &FillIn) {
    let words = context.words;
    if let Some(field) = fill_in.first_unreadable() {
        let name = blank_field_name(words, context.search.recording(), field);
        let args = args![field = name, text = fill_in.text(field).trim()];
        let is_vector = field.part == BlankPart::Value && has_vectors(context);
        let key = if is_vector { "fill-in-unreadable-vector" } else { "fill-in-unreadable" };
        live_paragraph(ui, &words.styled(key, &args), FEEDBACK);
    }
    let Some(first) = &fill_in.first_marks else { return };
    let mut said = words.styled("fill-in-points-first", &points(first));
    let Some(marks) = &fill_in.marks else {
        live_paragraph(ui, &said.then(words.styled("fill-in-changed", &[])), FEEDBACK);
        return;
    };
    if marks != first {
        said = said.then(words.styled("fill-in-points-now", &points(marks)));
    }
    let result = match marks.first_wrong() {
        Some(wrong) => {
            let sentences = fill_in.sentences.iter().flat_map(|(_, sentences)| marks.fields.iter().zip(sentences));
            sentences.into_iter().find(|(marked, _)| marked.field == wrong.field).map(|(_, of_field)| {
                let name = of_field.name.as_str();
                words.styled("fill-in-first-wrong", &args![field = name]).then(of_field.reason.clone())
            })
        }
        None if marks.points() == marks.of() => Some(words.styled("fill-in-all-right", &[])),
        None => Some(words.styled("fill-in-none-wrong", &[])),
    };
    live_paragraph(ui, &said, FEEDBACK);
    if let Some(result) = result {
        live_paragraph(ui, &result, FEEDBACK);
    }
    legend_ui(ui, words);
}

/// Draws what each mark means, in a line.
fn legend_ui(ui: &mut Ui, words: &Words) {
    wrapped(ui, [12.0, 4.0], |ui| {
        for mark in [FieldMark::Right, FieldMark::Consequent, FieldMark::Wrong, FieldMark::Empty] {
            let name = mark.sentence(words);
            let galley = layout_line(ui, &name, Font::Regular, theme::TEXT, PaletteColor::Secondary);
            let size = vec2(16.0 + galley.size().x, galley.size().y);
            let rect = labeled_space(ui, size, &name);
            let shapes = mark_shapes(entry_mark(mark), point(6.0, size.y / 2.0), 5.0);
            paint::shapes(ui.painter(), rect.min, theme::of(ui), &shapes);
            put(ui, Align2::RIGHT_CENTER, rect.right_center(), galley);
        }
    });
}

/// Draws the mark of every field, in the order of the trace, if the tree is marked. The list is long, so it is placed
/// below the fields.
pub(super) fn marks_ui(ui: &mut Ui, context: &SearchContext<'_>, fill_in: &FillIn) {
    let (Some(marks), Some((_, sentences))) = (&fill_in.marks, &fill_in.sentences) else { return };
    section(ui, &context.words.text("fill-in-every-mark"), |ui| {
        let count = marks.fields.len().min(sentences.len());
        rows_ui(ui, count, target(ui, LINE), None, |ui, index| {
            marked_field_ui(ui, context, &marks.fields[index], &sentences[index]);
        });
    });
}

fn points(marks: &BlankMarks) -> [(&'static str, poda_words::i18n::MessageArg); 2] {
    args![points = marks.points() as usize, of = marks.of() as usize]
}

/// Draws the line of a field: its mark, its name and a word for the mark. A click goes to the field, and a tooltip
/// explains the mark.
fn marked_field_ui(ui: &mut Ui, context: &SearchContext<'_>, marked: &MarkedField, said: &FieldSentences) {
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
