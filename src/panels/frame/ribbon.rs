//! The ribbon over the tree: where to begin at the first start of the program, the path to the subtree that is shown,
//! the reason why the search was cut short, and the way back. It is drawn only if it has content.

use egui::{Align2, CursorIcon, Frame, Margin, Panel, Role, Sense, Ui, WidgetInfo, vec2};
use poda_core::search::SearchConfig;
use poda_core::trace::limits::Ending;
use poda_core::trace::position_graph::PositionGraph;
use poda_core::trace::{NodeId, TimelineStep, Trust};
use poda_picture::picture::LayoutForm;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::lanes::{Lane, Side};
use poda_session::split_view::SplitView;
use poda_session::{Command, DrawingOptions};
use poda_window::look::size_class::{SizeClass, target};
use poda_window::look::theme;
use poda_window::look::widgets::{labeled_space, layout_line, paint_focus, paint_hover, put, text_button};
use poda_window::panel::cut_short::way_on;
use poda_window::panel::request::{DocumentRequest, UiRequest};
use poda_window::panel::request_widgets::request_button;
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::practice::PracticeRequest;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::positions::counted_positions;
use poda_words::i18n::{Words, args};
use poda_words::lessons;

/// The height of a line, in pixels.
const HEIGHT: f32 = 28.0;
/// The height of a line in a low window, in pixels.
const LOW_HEIGHT: f32 = 24.0;
/// The largest number of nodes on the path. The middle of a longer path is left out.
const MAX_PATH_NODES: usize = 5;

/// Returns whether a warning that a search is not to be trusted is in a ribbon: in a window as low as a phone held
/// sideways only before the first step, and never above two trees.
fn has_warning(ui: &Ui, is_single_at_start: bool) -> bool {
    is_single_at_start || !SizeClass::of(ui.ctx()).is_compact_high()
}

/// Returns the height of a ribbon of one line over the search, 0 if it has no content.
pub fn height_over_search(ui: &Ui, context: &SearchContext<'_>) -> f32 {
    if Content::of(ui, context).is_empty() { 0.0 } else { height(ui) + margin(ui).sum().y }
}

/// What the ribbon over a search has to say.
struct Content {
    offers_ways_in: bool,
    is_mistaken: bool,
    is_subtree: bool,
    /// How many subtrees the user has folded.
    folded: usize,
    /// How many positions are drawn in the place of how many nodes, or why they are not.
    positions: Option<String>,
    /// Why the search was cut short.
    cut_short: Option<String>,
}

impl Content {
    fn of(ui: &Ui, context: &SearchContext<'_>) -> Self {
        let search = context.search;
        let is_at_start = context.timeline_step() == TimelineStep::START;
        Self {
            offers_ways_in: context.window.offers_ways_in,
            is_mistaken: search.trace().trust.mistake().is_some() && has_warning(ui, is_at_start),
            is_subtree: context.tree.root != NodeId::ROOT,
            // An audience sees at the nodes what is folded.
            folded: if context.is_presenting() || search.tree_layout.graph.is_some() {
                0
            } else {
                search.folds.chosen()
            },
            positions: positions_text(context),
            cut_short: Lane::Search(search).text().cut_short(context.words),
        }
    }

    const fn is_empty(&self) -> bool {
        let has_text = self.positions.is_some() || self.cut_short.is_some();
        !(self.offers_ways_in || self.is_mistaken || self.is_subtree || has_text) && self.folded == 0
    }
}

/// Draws the ribbon, if it has content.
pub fn ribbon_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let Some(context) = &context.depth_first() else { return lane_ribbon_ui(ui, context) };
    let said = Content::of(ui, context);
    if said.is_empty() {
        return;
    }
    let Content { offers_ways_in, is_mistaken, is_subtree, folded, positions, cut_short } = said;
    ribbon(ui, |ui| {
        if offers_ways_in {
            ways_in_ui(ui, context);
        }
        if is_mistaken {
            mistake_ui(ui, context);
        }
        if is_subtree {
            path_ui(ui, context, context.tree.root);
        }
        if folded > 0 {
            label(ui, &context.words.fill("ribbon-folded", &args![count = folded]));
            request_button(ui, context, "ribbon-open-all", "", true, Command::SetFolds(context.search.folds.opened()));
            ui.add_space(10.0);
        }
        if let Some(text) = positions {
            label(ui, &text);
            let drawing = DrawingOptions { form: LayoutForm::Tree, ..context.session.drawing_options() };
            request_button(ui, context, "ribbon-draw-tree", "", true, Command::SetDrawingOptions(drawing));
            ui.add_space(10.0);
        }
        if let Some(why) = cut_short {
            cut_short_ui(ui, context, &why);
        }
    });
}

/// Returns how many positions are drawn in the place of how many nodes, or why a tree is drawn nevertheless; `None` if
/// a tree is to be drawn.
fn positions_text(context: &SearchContext<'_>) -> Option<String> {
    let (words, search) = (context.words, context.search);
    if let Some(graph) = &search.tree_layout.graph {
        return Some(counted_positions(words, graph));
    }
    let is_wanted = context.session.drawing_options().form == LayoutForm::Positions;
    let is_too_large = PositionGraph::MAX_NODES < search.trace().node_count();
    let nodes = words.number(PositionGraph::MAX_NODES as u64);
    (is_wanted && is_too_large).then(|| words.fill("positions-too-many", &args![nodes]))
}

/// Draws the ribbon over a search that is not depth first, if it was cut short.
fn lane_ribbon_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let lane = context.lane();
    // In a match the program chooses its move nevertheless, and the sentence of the match says so.
    let is_told = context.session.current_match().is_none();
    let Some(text) = lane.text().cut_short(context.words).filter(|_| is_told) else { return };
    ribbon(ui, |ui| {
        label(ui, &text);
        more_ui(ui, context, lane.recorded().ending());
    });
}

/// Draws the ribbon over a split view in which one search does not prove its values.
pub fn split_ribbon_ui(ui: &mut Ui, words: &Words, split: &SplitView) {
    let message = |side| match split.search(side).trace().trust {
        Trust::Proved | Trust::MultiPlayer | Trust::FewReplies => None,
        Trust::Mistaken(_) => Some("ribbon-mistake-of-two"),
        Trust::Reported => Some("told-ribbon"),
    };
    if let Some(message) = Side::BOTH.into_iter().rev().find_map(message).filter(|_| has_warning(ui, false)) {
        ribbon(ui, |ui| label(ui, &words.text(message)));
    }
}

fn height(ui: &Ui) -> f32 {
    let height = if SizeClass::of(ui.ctx()).is_low() { LOW_HEIGHT } else { HEIGHT };
    height * theme::enlargement(ui)
}

/// Returns the margin around the line.
fn margin(ui: &Ui) -> Margin {
    Margin::symmetric(14, if SizeClass::of(ui.ctx()).is_low() { 0 } else { 5 })
}

/// Draws the panel of the ribbon and wraps its content.
fn ribbon(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel)).inner_margin(margin(ui));
    Panel::top("ribbon").resizable(false).frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 2.0);
            ui.set_min_height(height(ui));
            content(ui);
        });
    });
}

/// Draws the two ways in for a user of the first start: the first lesson, and the first one on pruning.
fn ways_in_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    request_button(ui, context, "ribbon-new-to-minimax", "", true, PracticeRequest::BeginLessons);
    let pruning = DocumentRequest::OpenLesson(lessons::first_on_pruning());
    request_button(ui, context, "ribbon-knows-minimax", "", true, pruning);
}

/// Draws the warning that the algorithm is faulty, and the button that selects the correct one.
fn mistake_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    label(ui, &context.words.text("ribbon-mistake"));
    let search = context.session.offered_config();
    let algorithm = search.algorithm.properties().corrected.unwrap_or(search.algorithm);
    let corrected = Command::SetSearch(SearchConfig { algorithm, ..search }.into());
    if !SizeClass::of(ui.ctx()).is_compact_high() {
        request_button(ui, context, "ribbon-without-mistake", "", true, corrected);
    }
    ui.add_space(10.0);
}

/// Draws the path from the root of the tree to the root of the subtree shown, as links.
fn path_ui(ui: &mut Ui, context: &SearchContext<'_>, root: NodeId) {
    let (search, words) = (context.search, context.words);
    let names = NodeNames::new(words, search.recording());
    let mut path: Vec<NodeId> = search.trace().ancestors(root).collect();
    path.reverse();
    let left_out = path.len().saturating_sub(MAX_PATH_NODES);
    for (index, &node) in path.iter().enumerate() {
        if (1..=left_out).contains(&index) {
            if index == 1 {
                label(ui, "›  …");
            }
            continue;
        }
        if index > 0 {
            label(ui, "›");
        }
        let name = if index == 0 { words.text("ribbon-whole") } else { names.short(node) };
        if step_ui(ui, &name, node == root) {
            context.requests.push(UiRequest::ShowSubtree(context.node_ref(node)));
        }
    }
    ui.add_space(10.0);
    let is_over = search.step() == search.trace().len();
    let current = search.moment().current().filter(|_| !is_over);
    if let Some(current) = current.filter(|&current| !search.trace().is_within(current, root)) {
        label(ui, &words.text("ribbon-elsewhere"));
        let above = search.trace().ancestors(root).find(|&above| search.trace().is_within(current, above));
        let above = UiRequest::ShowSubtree(context.node_ref(above.unwrap_or(NodeId::ROOT)));
        request_button(ui, context, "ribbon-up-to-it", "", true, above);
        ui.add_space(10.0);
    }
}

/// Draws a node of the path. Returns whether the user clicked it.
fn step_ui(ui: &mut Ui, name: &str, is_here: bool) -> bool {
    let font = if is_here { Font::SemiBold } else { Font::Regular };
    let (scale, name_shown) = (theme::enlargement(ui), font.elided(name, theme::TEXT, 160.0));
    let galley = layout_line(ui, &name_shown, font, theme::TEXT * scale, PaletteColor::Text);
    let (rect, response) =
        ui.allocate_exact_size(vec2(target(ui, galley.size().x + 10.0), target(ui, HEIGHT * scale)), Sense::click());
    if is_here {
        paint_focus(ui, &response, rect);
    } else {
        paint_hover(ui, &response, rect);
    }
    put(ui, Align2::LEFT_CENTER, rect.left_center() + vec2(5.0, 0.0), galley);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, name));
    response.on_hover_cursor(CursorIcon::PointingHand).clicked() && !is_here
}

/// Draws the reason why the search was cut short, and the button that continues the search.
fn cut_short_ui(ui: &mut Ui, context: &SearchContext<'_>, why: &str) {
    let (session, search, words) = (context.session, context.search, context.words);
    label(ui, why);
    if let Some(nodes) = session.stopped_early() {
        let args = args![count = nodes, nodes = words.number(nodes)];
        label(ui, &words.styled("ribbon-stopped-short", &args).plain());
    }
    more_ui(ui, context, search.passes().ending());
}

/// Draws the button that continues a search that was cut short, where that is possible.
fn more_ui(ui: &mut Ui, context: &ViewContext<'_>, ending: Ending) {
    let Some((text, command)) = way_on(context, ending) else { return };
    let is_idle = !context.session.is_recording();
    if text_button(ui, &text, "", is_idle).clicked() && is_idle {
        context.requests.push(command);
    }
}

fn label(ui: &mut Ui, text: &str) {
    let scale = theme::enlargement(ui);
    let size = if SizeClass::of(ui.ctx()).is_low() { theme::TEXT.min(13.0) } else { theme::TEXT };
    let (font, color) = (theme::font(Font::Regular, size * scale), theme::color(ui, PaletteColor::Secondary));
    // In a narrow window it has several lines.
    let galley = ui.painter().layout(text.to_owned(), font, color, ui.max_rect().width());
    let rect = labeled_space(ui, vec2(galley.size().x, target(ui, height(ui)).max(galley.size().y)), text);
    put(ui, Align2::LEFT_CENTER, rect.left_center(), galley);
}
