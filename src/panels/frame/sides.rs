//! Two lanes as they are drawn: side by side or one above the other, each with a header, its tree and its sentence.

use super::caption::{self, CaptionStyle};
use super::copied_picture::TitledTree;
use super::more_menu::choices_ui;
use crate::tree_panel::{DrawnTree, LaneTrees};
use egui::{Align, Align2, Layout, Rect, Sense, Stroke, Ui, UiBuilder, Vec2, pos2, vec2};
use poda_core::search::{Algorithm, AnySearch, SearchConfig};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_session::lanes::{Lane, Lanes, Side};
use poda_window::look::icons::Icon;
use poda_window::look::menus::{MenuItem, menu, menu_item_with_hint};
use poda_window::look::size_class::target;
use poda_window::look::theme;
use poda_window::look::widgets::{choice_chip_of_size, icon_button, labeled_space, layout_line, put, separator};
use poda_window::panel::lane_text::{self, is_told, lane_name, progress, short_lane_name};
use poda_window::panel::request::{Requests, UiRequest};
use poda_window::panel::search_settings::{offered_kinds, refusal, settings_of};
use poda_window::panel::view_context::{SearchContext, ShownKind, ViewContext};
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::panels::split_text::split_counts;
use poda_words::i18n::{Words, args};

/// The height of the header above each tree.
pub(super) const HEADER: f32 = 36.0;
const HEADER_TEXT: f32 = 14.0;
/// The panel width below which the trees are drawn one above the other, in pixels.
const MIN_WIDTH_SIDE_BY_SIDE: f32 = 700.0;
/// The height of the caption below each tree.
pub(super) const CAPTION: f32 = 58.0;
/// The panel height below which there is no space for one tree above the other, in pixels.
const MIN_HEIGHT_STACKED: f32 = 400.0;

/// Returns whether a panel has space for trees side by side, or at least none for one above the other.
pub(super) fn has_space_side_by_side(panel: Vec2) -> bool {
    MIN_WIDTH_SIDE_BY_SIDE <= panel.x || panel.y < MIN_HEIGHT_STACKED.min(panel.x)
}

/// Draws two lanes that are each at their own step; at most one of them is a depth-first search. One of them is
/// stepped, and the side panel describes that one. `over_tree` draws what lies over the tree of a depth-first search.
pub fn separate_lanes_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    shown: [ShownKind<'_>; 2],
    mut trees: LaneTrees<'_>,
    over_tree: &mut dyn FnMut(&mut Ui, Rect, &SearchContext<'_>),
) {
    let all = ui.available_rect_before_wrap();
    let rects = halves(ui, all, has_space_side_by_side(all.size()));
    for (side, shown) in Side::BOTH.into_iter().zip(shown) {
        let rect = rects[side as usize];
        // A press anywhere in a side makes it the stepped side.
        if ui.rect_contains_pointer(rect) && ui.input(|input| input.pointer.any_pressed()) {
            context.requests.push(Command::StepThrough(side));
        }
        let own = Requests::default();
        let half = ViewContext { shown, requests: &own, ..*context };
        side_ui(ui, rect, &half, side, |ui| {
            let panel = ui.max_rect();
            trees.show(ui, &half, side);
            if let Some(half) = half.depth_first() {
                over_tree(ui, panel, &half);
            }
        });
        for request in own.take() {
            // A node belongs to the search of its side.
            if matches!(request, UiRequest::Lane(_) | UiRequest::Select(_) | UiRequest::Reveal(_)) {
                context.requests.push(Command::StepThrough(side));
            }
            context.requests.push(request);
        }
    }
    line_between(ui, rects);
}

/// Divides the available space into two halves.
pub(super) fn halves(ui: &mut Ui, all: Rect, are_side_by_side: bool) -> [Rect; 2] {
    ui.allocate_rect(all, Sense::hover());
    let (first, second) =
        if are_side_by_side { all.split_left_right_at_fraction(0.5) } else { all.split_top_bottom_at_fraction(0.5) };
    [first, second]
}

/// Draws the line between two halves, over their contents.
pub(super) fn line_between(ui: &Ui, [first, second]: [Rect; 2]) {
    let ends = if first.right() <= second.left() {
        [first.right_top(), first.right_bottom()]
    } else {
        [first.left_bottom(), first.right_bottom()]
    };
    ui.painter().line_segment(ends, Stroke::new(2.0, theme::color(ui, PaletteColor::Secondary)));
}

/// Draws a side into a rectangle: its header, its tree, and its sentence below the tree.
pub(super) fn side_ui(ui: &mut Ui, rect: Rect, half: &ViewContext<'_>, side: Side, tree_ui: impl FnOnce(&mut Ui)) {
    let lanes = half.session.lanes();
    let sentence = half.lane_caption(lanes.lane(side));
    let foot = if half.is_presenting() { (rect.height() * 0.16).max(64.0) } else { CAPTION };
    let text_size = header_text_size(ui, half);
    // The header is high enough for a touch target.
    let high = (HEADER * text_size / HEADER_TEXT).max(target(ui, 24.0) + 4.0);
    let head = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + high));
    let tree = Rect::from_min_max(head.left_bottom(), pos2(rect.right(), rect.bottom() - foot));
    let foot = Rect::from_min_max(tree.left_bottom(), rect.max);
    let largest = if half.is_presenting() { 0.4 * foot.height() } else { 17.0 };
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(("half", side as usize)), |ui| {
        ui.scope_builder(UiBuilder::new().max_rect(head).id_salt("head"), |ui| {
            ui.painter().rect_filled(head, 0.0, theme::color(ui, PaletteColor::Panel));
            ui.painter().hline(head.x_range(), head.bottom(), theme::hairline(ui));
            header_ui(ui, half, text_size, lanes, side);
        });
        ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("foot"), |ui| {
            let style = CaptionStyle { size: largest.min(34.0), is_centered: false, is_alone: true };
            let caption = caption::caption_ui(ui, half, &sentence, &sentence.plain(), style);
            half.requests.extend(caption::swiped(ui, &caption).map(UiRequest::Run));
        });
        // Drawn after the sentence, whose names highlight nodes of the tree.
        ui.scope_builder(UiBuilder::new().max_rect(tree).id_salt("tree"), tree_ui);
    });
}

/// Returns the text size of the headers; while presenting, 24 pixels in a window of 1080 pixels.
fn header_text_size(ui: &Ui, context: &ViewContext<'_>) -> f32 {
    if context.is_presenting() { (ui.ctx().content_rect().height() / 45.0).max(HEADER_TEXT) } else { HEADER_TEXT }
}

/// Draws the header of a side: its search, its counts and its progress. The counts of the second side include the
/// difference to the first.
fn header_ui(ui: &mut Ui, half: &ViewContext<'_>, text_size: f32, lanes: Lanes<'_>, side: Side) {
    let (words, lane) = (half.words, lanes.lane(side));
    let name = lane_name(words, lanes, side);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add_space(14.0);
        let is_long = Font::SemiBold.width(&name, text_size) > 0.5 * ui.available_width();
        let shown = if is_long { short_lane_name(words, lanes, side) } else { name.clone() };
        if side == Side::First || is_told(lane) {
            label(ui, &shown, Font::SemiBold, text_size, PaletteColor::Text);
        } else {
            algorithms_ui(ui, half, text_size, &shown, lane);
        }
        if lanes.are_separate() {
            ui.add_space(8.0);
            let is_stepped = lanes.stepped_side == side;
            let spoken = words.fill("lane-step-through", &args![search = name.as_str()]);
            let text = words.text("lane-steps");
            if choice_chip_of_size(ui, &text, text_size - 1.0, PaletteColor::Text, &spoken, is_stepped).clicked() {
                half.requests.push(Command::StepThrough(side));
            }
        }
        let progress = progress(words, lane);
        let with_counts = counts(words, lanes, side).map(|counts| format!("{counts}   {progress}"));
        progress_and_close_ui(ui, half, text_size, with_counts.into_iter().chain([progress]), side);
    });
}

/// Draws the first of the texts that fits into the available space and, on the second side, the button that closes the
/// side.
fn progress_and_close_ui(
    ui: &mut Ui,
    half: &ViewContext<'_>,
    text_size: f32,
    progress: impl IntoIterator<Item = String>,
    side: Side,
) {
    ui.add_space(12.0);
    let space = ui.available_width() - if side == Side::Second { 46.0 } else { 12.0 };
    let small = if half.is_presenting() { text_size } else { HEADER_TEXT - 1.0 };
    let fits = |text: &String| Font::Regular.width(text, small) <= space;
    let shown = progress.into_iter().find(fits).unwrap_or_default();
    label(ui, &shown, Font::Regular, small, PaletteColor::Secondary);
    if side == Side::Second {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(6.0);
            if icon_button(ui, Icon::Cross, &half.words.text("split-close"), "", true).clicked() {
                half.requests.push(Command::SetBeside(None));
            }
        });
    }
}

/// Draws the name of the second search as a button that opens the menu of algorithms and settings.
fn algorithms_ui(ui: &mut Ui, context: &ViewContext<'_>, text_size: f32, name: &str, lane: Lane<'_>) {
    let words = context.words;
    let own = lane.config();
    let search = own.search().copied().unwrap_or(context.session.history().depth_first);
    menu(ui, &words.text("split-name"), "", name, text_size, |ui| {
        ui.set_width(230.0);
        let mistaken = Some(search.algorithm).filter(|algorithm| algorithm.properties().mistake.is_some());
        let item = |ui: &mut Ui, name: &str, beside: AnySearch| {
            let refusal = refusal(context, &beside);
            let (item, is_offered) = (MenuItem::Choice(beside == own), refusal.is_none());
            if menu_item_with_hint(ui, name, &refusal.unwrap_or_default(), item, is_offered) {
                context.requests.push(Command::SetBeside(Some(beside)));
            }
        };
        for algorithm in Algorithm::CORRECT.into_iter().chain(mistaken) {
            let beside = SearchConfig { algorithm, ..search };
            item(ui, &words.text(algorithm_message(algorithm)), beside.into());
        }
        for offered in offered_kinds(context, Some(own)) {
            item(ui, &words.text(offered.name), offered.search);
        }
        separator(ui);
        choices_ui(ui, context, &settings_of(words, own, |beside| Command::SetBeside(Some(beside))));
    });
}

/// Returns the text with the counts of a side, if they can be compared with those of the first side.
fn counts(words: &Words, lanes: Lanes<'_>, side: Side) -> Option<String> {
    let (first, own) = (lanes.first.search()?, lanes.lane(side).search()?);
    Some(split_counts(words, &own.moment().stats(), &first.moment().stats()))
}

/// Returns the captions of both sides, each after the name of its search.
pub fn captions(words: &Words, lanes: Lanes<'_>) -> String {
    let caption =
        |side| format!("{}: {}", lane_name(words, lanes, side), lane_text::caption(words, lanes.lane(side)).plain());
    Side::BOTH.map(caption).join("\n")
}

/// Returns the trees of both sides as they were drawn last, each with the name of its search as a title.
pub fn titled<'a>(words: &Words, lanes: Lanes<'_>, trees: [Option<&'a DrawnTree>; 2]) -> Vec<TitledTree<'a>> {
    let title = |side| {
        let counts = counts(words, lanes, side).unwrap_or_else(|| progress(words, lanes.lane(side)));
        Some(format!("{}   {counts}", lane_name(words, lanes, side)))
    };
    let titled = |(side, tree): (Side, Option<&'a DrawnTree>)| Some(TitledTree { title: title(side), tree: tree? });
    Side::BOTH.into_iter().zip(trees).filter_map(titled).collect()
}

fn label(ui: &mut Ui, text: &str, font: Font, size: f32, color: PaletteColor) {
    let galley = layout_line(ui, text, font, size, color);
    let rect = labeled_space(ui, vec2(galley.size().x, size * 1.6), text);
    put(ui, Align2::LEFT_CENTER, rect.left_center(), galley);
}
