//! The split view of two searches: two trees that scroll together, each with a header and a caption.

use super::caption;
use super::copied_picture::TitledTree;
use super::more_menu::choices_ui;
use crate::input::command::UiCommand;
use crate::input::request::{Requests, UiRequest};
use crate::look::icons::Icon;
use crate::look::size_class::target;
use crate::look::theme;
use crate::look::widgets::{MenuItem, icon_button, layout_line, menu, menu_item_with_hint, put, separator};
use crate::panel::search_refusals::chance_refusal;
use crate::panel::setting_choices::opponent_setting;
use crate::panel::view_context::ViewContext;
use crate::tree_panel::{Ink, TreePanel, ZOOM_STEP};
use egui::{Align, Align2, Layout, Rect, Role, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::recording::NodeRef;
use poda_core::trace::{NodeId, Trust};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::lanes::Side;
use poda_session::split_view::SplitView;
use poda_session::{Command, UniqueId};
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::panels::split_text::{split_counts, split_name, split_progress};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, narration};

/// The height of the header above each tree.
const HEADER: f32 = 36.0;
const HEADER_TEXT: f32 = 14.0;
/// The panel width below which the trees are drawn one above the other, in pixels.
pub(crate) const MIN_WIDTH_SIDE_BY_SIDE: f32 = 700.0;
/// The height of the caption below each tree.
const CAPTION: f32 = 58.0;
/// The smallest scale at which values are readable.
const READABLE_SCALE: f64 = 0.42;

/// The views of both trees and the selection in each.
#[derive(Debug, Default)]
pub struct SplitViewPanel {
    trees: [TreePanel; 2],
    selected: [Option<NodeRef>; 2],
    /// The side that the user clicked last. The side panel describes it.
    pub active_side: Side,
    /// The split view that was shown last.
    split_id: Option<UniqueId>,
}

impl SplitViewPanel {
    /// Returns the context of the active side, for the side panel.
    pub fn active<'a>(&self, context: &ViewContext<'a>, split: &'a SplitView) -> ViewContext<'a> {
        self.view_context(context, split, self.active_side)
    }

    fn view_context<'a>(&self, context: &ViewContext<'a>, split: &'a SplitView, side: Side) -> ViewContext<'a> {
        let index = side as usize;
        let search = split.search(side);
        ViewContext {
            search,
            selected: self.selected[index].and_then(|node| search.recording().resolve(node)),
            edit_feedback: None,
            root: self.trees[index].root(search),
            ..*context
        }
    }

    fn reset_for_other(&mut self, split: &SplitView) {
        if self.split_id.replace(split.id) != Some(split.id) {
            self.selected = [None; 2];
            for tree in &mut self.trees {
                tree.reset();
            }
        }
    }

    /// Draws both sides into the available space.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, split: &SplitView) {
        self.reset_for_other(split);
        let all = ui.available_rect_before_wrap();
        let rects = halves(ui, all, are_side_by_side(split, all.size()));
        for (side, rect) in Side::BOTH.into_iter().zip(rects) {
            let own = Requests::default();
            ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(("half", side as usize)), |ui| {
                self.half_ui(ui, rect, &ViewContext { requests: &own, ..*context }, split, side);
            });
            for request in own.take() {
                context.requests.extend(self.handle(context, split, side, request));
            }
        }
        line_between(ui, rects);
        self.synchronize_views(split);
    }

    fn half_ui(&mut self, ui: &mut Ui, rect: Rect, context: &ViewContext<'_>, split: &SplitView, side: Side) {
        let half = self.view_context(context, split, side);
        let sentence = narration::caption(context.words, half.search.recording(), half.search.step());
        let header = |ui: &mut Ui, text_size: f32| header_ui(ui, text_size, &half, split, side);
        side_ui(ui, rect, &half, &sentence, header, |ui| self.trees[side as usize].show(ui, &half));
    }

    /// If both trees are the same, copies the view that the user changed with the pointer to the other tree.
    fn synchronize_views(&mut self, split: &SplitView) {
        let [first, second] = &mut self.trees;
        let moved = [first.take_moved_view(), second.take_moved_view()];
        if split.is_same_tree {
            match moved {
                [Some(view), _] => second.seen.chosen = Some(view),
                [None, Some(view)] => first.seen.chosen = Some(view),
                [None, None] => {}
            }
        }
    }

    /// Applies a request about the view to both sides. Returns a request of any other kind.
    pub fn handle(
        &mut self,
        context: &ViewContext<'_>,
        split: &SplitView,
        side: Side,
        request: UiRequest,
    ) -> Option<UiRequest> {
        // A node belongs to the search of one side, or to a search that is no longer shown.
        let owner = |node: NodeRef| {
            Side::BOTH.into_iter().find_map(|side| Some((side, split.search(side).recording().resolve(node)?)))
        };
        let (side, node) = match request.node() {
            None => (side, NodeId::ROOT),
            Some(node) => owner(node)?,
        };
        let in_half = |other: Side| if other == side { Some(node) } else { split.counterpart(side, node) };
        match request {
            UiRequest::Select(node) => {
                self.active_side = side;
                for side in Side::BOTH {
                    let there = node.and_then(|_| in_half(side));
                    self.selected[side as usize] = there.map(|node| split.search(side).recording().node_ref(node));
                }
            }
            UiRequest::ShowSubtree(_) => {
                for side in Side::BOTH {
                    if let Some(node) = in_half(side) {
                        self.trees[side as usize].set_root(Some(split.search(side).recording().node_ref(node)));
                    }
                }
            }
            UiRequest::FitSubtree(_) => {
                self.each(context, split, |tree, half, side| {
                    if let Some(node) = in_half(side) {
                        tree.fit_subtree(half, node);
                    }
                });
            }
            UiRequest::Reveal(_) => {
                self.each(context, split, |tree, half, side| {
                    if let Some(node) = in_half(side) {
                        tree.reveal(half, node, None);
                    }
                });
            }
            UiRequest::Run(UiCommand::ShowSubtree) => {
                let half = self.view_context(context, split, self.active_side);
                let root = half.subtree_of(half.focused_node());
                return self.handle(context, split, self.active_side, UiRequest::ShowSubtree(half.node_ref(root)));
            }
            UiRequest::Run(UiCommand::SelectNeighbor(neighbor)) => {
                let half = self.view_context(context, split, self.active_side);
                let to = half.node_ref(half.neighbor(neighbor, half.focused_node())?);
                self.trees[self.active_side as usize].is_walked = true;
                self.handle(context, split, self.active_side, UiRequest::Select(Some(to)));
                return self.handle(context, split, self.active_side, UiRequest::Reveal(to));
            }
            UiRequest::Run(UiCommand::GoBack) if self.view_context(context, split, side).root != NodeId::ROOT => {
                return self.handle(context, split, side, UiCommand::ShowParent.into());
            }
            UiRequest::Run(UiCommand::ShowParent) => {
                let half = self.view_context(context, split, side);
                let parent = half.search.trace().parent(half.root)?;
                return self.handle(context, split, side, UiRequest::ShowSubtree(half.node_ref(parent)));
            }
            UiRequest::Run(UiCommand::Fit) => self.trees.iter_mut().for_each(|tree| tree.fit(context.is_presenting())),
            UiRequest::Run(UiCommand::ZoomIn) => self.each(context, split, |tree, half, _| tree.zoom(half, ZOOM_STEP)),
            UiRequest::Run(UiCommand::ZoomOut) => {
                self.each(context, split, |tree, half, _| tree.zoom(half, 1.0 / ZOOM_STEP));
            }
            UiRequest::Run(UiCommand::NaturalSize) => {
                self.each(context, split, |tree, half, _| tree.natural_size(half));
            }
            // An explicit tree is completely shown on both sides and in the document's own search, in which it is edited.
            UiRequest::Reorder(_, to)
                if split.search(side).trace().node_count() == context.search.trace().node_count() =>
            {
                let there = split.search(side).recording().counterpart(node, context.search.recording())?;
                return Some(UiRequest::Reorder(context.node_ref(there), to));
            }
            // A split view has no folds and no find bar.
            UiRequest::ToggleFold(_)
            | UiRequest::Run(UiCommand::ToggleFold | UiCommand::GoToNextChange | UiCommand::Find)
            | UiRequest::Reorder(..) => {}
            other => return Some(other),
        }
        None
    }

    fn each(
        &mut self,
        context: &ViewContext<'_>,
        split: &SplitView,
        mut change: impl FnMut(&mut TreePanel, &ViewContext<'_>, Side),
    ) {
        for side in Side::BOTH {
            let half = self.view_context(context, split, side);
            change(&mut self.trees[side as usize], &half, side);
        }
    }

    /// Returns both trees as they were drawn last, each with the name of its search as a title.
    pub fn drawn(&self, words: &Words, split: &SplitView) -> Vec<TitledTree<'_>> {
        let titled = |side: Side| {
            let title = Some(format!("{}   {}", name(words, split, side), counts(words, split, side)));
            self.trees[side as usize].drawn.as_ref().map(|tree| TitledTree { title, tree })
        };
        Side::BOTH.into_iter().filter_map(titled).collect()
    }

    /// Removes the last stroke of the pen from the tree on which it was drawn.
    pub fn undo_stroke(&mut self, split: &SplitView) {
        let drawn = |side: Side| self.trees[side as usize].ink.last_drawn(Some(split.search(side)));
        let side = if drawn(Side::First) < drawn(Side::Second) { Side::Second } else { Side::First };
        self.trees[side as usize].ink.undo(Some(split.search(side)));
    }

    pub fn wipe_strokes(&mut self) {
        self.trees.iter_mut().for_each(|tree| tree.ink = Ink::default());
    }

    /// Clears the selection and shows both trees whole. Returns whether that changed anything.
    pub fn reset(&mut self, split: &SplitView) -> bool {
        let has_root =
            Side::BOTH.into_iter().any(|side| self.trees[side as usize].root(split.search(side)) != NodeId::ROOT);
        self.trees.iter_mut().filter(|_| has_root).for_each(|tree| tree.set_root(None));
        let had_selected = self.selected != [None; 2];
        self.selected = [None; 2];
        has_root || had_selected
    }
}

/// Divides the available space into two halves.
pub(crate) fn halves(ui: &mut Ui, all: Rect, are_side_by_side: bool) -> [Rect; 2] {
    ui.allocate_rect(all, Sense::hover());
    let (first, second) =
        if are_side_by_side { all.split_left_right_at_fraction(0.5) } else { all.split_top_bottom_at_fraction(0.5) };
    [first, second]
}

/// Draws the line between two halves, over their contents.
pub(crate) fn line_between(ui: &Ui, [first, second]: [Rect; 2]) {
    let ends = if first.right() <= second.left() {
        [first.right_top(), first.right_bottom()]
    } else {
        [first.left_bottom(), first.right_bottom()]
    };
    ui.painter().line_segment(ends, Stroke::new(2.0, theme::color(ui, PaletteColor::Secondary)));
}

/// Draws a side: its header, its tree, and its sentence below the tree.
pub(crate) fn side_ui(
    ui: &mut Ui,
    rect: Rect,
    half: &ViewContext<'_>,
    sentence: &StyledText,
    header: impl FnOnce(&mut Ui, f32),
    tree_ui: impl FnOnce(&mut Ui),
) {
    let foot = if half.is_presenting() { (rect.height() * 0.16).max(64.0) } else { CAPTION };
    let text_size = header_text_size(ui, half);
    // The header is high enough for a touch target.
    let high = (HEADER * text_size / HEADER_TEXT).max(target(ui, 24.0) + 4.0);
    let head = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + high));
    let tree = Rect::from_min_max(head.left_bottom(), pos2(rect.right(), rect.bottom() - foot));
    let foot = Rect::from_min_max(tree.left_bottom(), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(head).id_salt("head"), |ui| {
        ui.painter().rect_filled(head, 0.0, theme::color(ui, PaletteColor::Panel));
        ui.painter().hline(head.x_range(), head.bottom(), theme::hairline(ui));
        header(ui, text_size);
    });
    let largest = if half.is_presenting() { 0.4 * foot.height() } else { 17.0 };
    ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("foot"), |ui| {
        let caption = caption::caption_ui(ui, half, sentence, &sentence.plain(), (largest.min(34.0), false, true));
        half.requests.extend(caption::swiped(ui, &caption).map(UiRequest::Run));
    });
    // Drawn after the sentence, whose names highlight nodes of the tree.
    ui.scope_builder(UiBuilder::new().max_rect(tree).id_salt("tree"), tree_ui);
}

/// Returns whether the trees are drawn side by side. In narrow panels they are not, nor if they are so wide that they are readable only one
/// above the other.
fn are_side_by_side(split: &SplitView, panel: Vec2) -> bool {
    if panel.x < MIN_WIDTH_SIDE_BY_SIDE {
        return false;
    }
    let tree_layout = &split.search(Side::First).tree_layout;
    let (wide, high) =
        (tree_layout.positions.width(), f64::from(tree_layout.sizes.row_height()) * tree_layout.rows() as f64);
    let scale = |width: f32, height: f32| {
        let height = f64::from(height - HEADER - CAPTION);
        (f64::from(width) / wide).min(height / high)
    };
    let (beside, above) = (scale(panel.x / 2.0, panel.y), scale(panel.x, panel.y / 2.0));
    READABLE_SCALE <= beside || above < READABLE_SCALE
}

/// Returns the text size of the headers; while presenting, 24 pixels in a window of 1080 pixels.
fn header_text_size(ui: &Ui, context: &ViewContext<'_>) -> f32 {
    if context.is_presenting() { (ui.ctx().content_rect().height() / 45.0).max(HEADER_TEXT) } else { HEADER_TEXT }
}

/// Draws the header of a side: its search, its counts and its progress. The counts of the second side include the difference to the first.
fn header_ui(ui: &mut Ui, text_size: f32, half: &ViewContext<'_>, split: &SplitView, side: Side) {
    let words = half.words;
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add_space(14.0);
        match side {
            Side::First => label(ui, &name(words, split, side), Font::SemiBold, text_size, PaletteColor::Text),
            Side::Second if half.search.trace().trust == Trust::Told => {
                label(ui, &name(words, split, side), Font::SemiBold, text_size, PaletteColor::Text);
            }
            Side::Second => {
                algorithms_ui(ui, half, text_size, (&name(words, split, side), half.search.config()));
            }
        }
        let counts = counts(words, split, side);
        let progress = split_progress(words, half.search.trace(), half.search.step());
        progress_and_close_ui(ui, half, text_size, [format!("{counts}   {progress}"), progress], side);
    });
}

/// Draws the first of the texts that fits into the available space and, on the second side, the button that closes the side.
pub(crate) fn progress_and_close_ui(
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

/// Draws the name of the second search as a button that opens the menu of algorithms.
pub(crate) fn algorithms_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    text_size: f32,
    (name, search): (&str, &SearchConfig),
) {
    let words = context.words;
    menu(ui, &words.text("split-name"), "", name, text_size, |ui| {
        ui.set_width(230.0);
        let mistaken = Some(search.algorithm).filter(|algorithm| algorithm.properties().mistake.is_some());
        for algorithm in Algorithm::CORRECT.into_iter().chain(mistaken) {
            let (name, is_chosen) = (words.text(algorithm_message(algorithm)), algorithm == search.algorithm);
            let beside = SearchConfig { algorithm, ..*search };
            let refusal = chance_refusal(context, &beside);
            let item = (MenuItem::Choice(is_chosen), refusal.is_none());
            if menu_item_with_hint(ui, &name, &refusal.unwrap_or_default(), item) {
                context.requests.push(Command::SetBeside(Some(beside)));
            }
        }
        separator(ui);
        choices_ui(ui, context, &[opponent_setting(words, search, |beside| Command::SetBeside(Some(beside)))]);
    });
}

/// Returns the name of a side's search.
fn name(words: &Words, split: &SplitView, side: Side) -> String {
    if split.search(side).trace().trust == Trust::Told {
        return words.text("told-program");
    }
    split_name(words, split.search(side).config(), split.search(side.other()).config())
}

/// Returns the captions of both sides, each after the name of its search.
pub fn captions(words: &Words, split: &SplitView) -> String {
    let caption = |side: Side| {
        let search = split.search(side);
        let caption = narration::caption(words, search.recording(), search.step()).plain();
        format!("{}: {caption}", name(words, split, side))
    };
    Side::BOTH.map(caption).join("\n")
}

/// Returns the text with the counts of a side.
fn counts(words: &Words, split: &SplitView, side: Side) -> String {
    let [first, own] = [Side::First, side].map(|side| split.search(side).moment().stats());
    split_counts(words, &own, &first)
}

pub(crate) fn label(ui: &mut Ui, text: &str, font: Font, size: f32, color: PaletteColor) {
    let galley = layout_line(ui, text, font, size, color);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x, size * 1.6), Sense::hover());
    put(ui, Align2::LEFT_CENTER, rect.left_center(), galley);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}
