//! The panel with the tree of a Monte Carlo tree search. Draws the picture, and turns the wheel, drags and clicks into
//! view changes and requests.
//!
//! Stores only the view; the search that the picture shows comes from the session.

use super::accessible_tree::{ItemSource, MAX_ITEMS, bounds_at, focus_walked, is_active, obey_in_lane, tell_lane};
use super::drawn_view::DrawnView;
use super::minimap::minimap_ui;
use super::motion::{Motion, STEP_SECONDS, ShownStep};
use super::panel_view::{Fit, Gesture, PanelView, local};
use super::pen::{DrawingSurface, Ink, draw_with_pen, ink_ui};
use super::pointing::{description_ui, tooltip_beside};
use super::{DrawnTree, MIN_SCALE_OF_OVERVIEW, TOOLTIP_SECONDS};
use crate::practice::choice_badges;
use egui::{CursorIcon, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use poda_core::game::GameView;
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::legal_moves;
use poda_core::trace::{NodeId, Step, Story, TimelineStep};
use poda_picture::picture::View;
use poda_picture::picture::fit::{self, Viewport};
use poda_picture::picture::in_words::sampled_picture_in_words;
use poda_picture::picture::overview::Minimap;
use poda_picture::picture::sampled::{SampledScene, draw_sampled, draw_sampled_map, draw_sampled_motion, pointed_ring};
use poda_picture::picture::shape::{Point, Shape, point};
use poda_picture::picture::view::NODES_FROM;
use poda_session::UniqueId;
use poda_session::lanes::Lane;
use poda_session::sampled_lane::SampledLane;
use poda_window::input::command::UiCommand;
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::menus::{MenuItem, menu_item_if};
use poda_window::look::{paint, theme};
use poda_window::panel::lane_text::tree_name;
use poda_window::panel::lectern_menu::lectern_menu_ui;
use poda_window::panel::request::{LaneRequest, MoveInLane, UiRequest};
use poda_window::panel::sampled_context::SampledContext;
use poda_window::panel::view_context::ViewContext;
use poda_window::panel::why_not;
use poda_words::i18n::args;
use poda_words::i18n::node_names::move_name;
use poda_words::i18n::panels::mcts_text;
use poda_words::i18n::spoken_node::ChildPlace;

/// The number of nodes above which a tree is shown as strips at first.
const MANY_NODES: usize = 1_000;
/// The number of nodes above which a tree is shown as strips at first while presenting.
const MANY_NODES_PRESENTED: usize = 20_000;
/// The number of rows down to the moves of the root.
const MOVES: usize = 2;
/// The largest board in a tooltip, in pixels.
const MAX_BOARD: Vec2 = vec2(180.0, 180.0);

/// The view of the tree.
#[derive(Debug, Default)]
pub struct SampledTreePanel {
    pub(super) seen: PanelView,
    /// The search and the step that were shown last. The view follows the current node when they change.
    shown: Option<(UniqueId, Step)>,
    /// The motion that explains the step.
    motion: Motion<ShownStep<UniqueId>>,
    /// Whether the user has moved through the tree with keys since the last frame.
    is_walked: bool,
    /// The node whose menu is open.
    menu_at: Option<NodeId>,
    /// The strokes drawn over the tree with the pen.
    pub ink: Ink,
    /// The tree as it was drawn last.
    pub drawn: Option<DrawnTree>,
}

impl SampledTreePanel {
    /// Applies a request about the view. Returns a request of any other kind.
    pub fn handle(
        &mut self,
        context: &ViewContext<'_>,
        sampled: SampledContext<'_>,
        request: UiRequest,
    ) -> Option<UiRequest> {
        let Some(size) = self.seen.size else { return Some(request) };
        let middle = point(size.x / 2.0, size.y / 2.0);
        match request {
            UiRequest::Run(UiCommand::Fit) => {
                let positions = &sampled.view.layout().tree().positions;
                let shows_all = self.view(context, sampled.view).shows_all(positions, NodeId::ROOT);
                self.seen.fit(shows_all);
            }
            UiRequest::Run(UiCommand::ZoomIn) => {
                self.seen.chosen = Some(self.zoomed(context, sampled.view, super::ZOOM_STEP, middle));
            }
            UiRequest::Run(UiCommand::ZoomOut) => {
                self.seen.chosen = Some(self.zoomed(context, sampled.view, 1.0 / super::ZOOM_STEP, middle));
            }
            UiRequest::Run(UiCommand::NaturalSize) => {
                let view = self.view(context, sampled.view);
                let at = scene(context, sampled, view).center(sampled.focused());
                let natural = self.viewport(context).readable().max(1.0);
                let view = view.zoomed(natural / view.scale, at);
                self.seen.chosen = Some(scene(context, sampled, view).followed(sampled.focused()));
            }
            UiRequest::Run(UiCommand::SelectNeighbor(neighbor)) => {
                let node = sampled.neighbor(neighbor, sampled.focused())?;
                self.is_walked = true;
                return Some(LaneRequest::Reveal(node).into());
            }
            other => return Some(other),
        }
        None
    }

    /// Scrolls a node into view, at a readable size.
    pub fn reveal(&mut self, context: &ViewContext<'_>, sampled: SampledContext<'_>, node: NodeId) {
        let Some(size) = self.seen.size else { return };
        let (view, layout) = (self.view(context, sampled.view), sampled.view.layout());
        let placed = layout.placed(node);
        if !view.shows_readably(&layout.tree().positions, placed) {
            let at = point(size.x / 2.0, size.y / 2.0);
            self.seen.chosen = Some(view.zoomed_to_read(&layout.tree().positions, placed, at));
        }
    }

    /// Resets the view to the initial fit.
    pub const fn reset_view(&mut self) {
        self.seen.reset();
    }

    fn viewport(&self, context: &ViewContext<'_>) -> Viewport {
        self.seen.viewport(context.is_presenting())
    }

    fn view(&self, context: &ViewContext<'_>, sampled: &SampledLane) -> View {
        let viewport = self.viewport(context);
        let (layout, node) = (sampled.layout().tree(), sampled.layout().placed(sampled.focus()));
        let many = if context.is_presenting() { MANY_NODES_PRESENTED } else { MANY_NODES };
        let whole = || {
            let whole = fit::whole_subtree(layout, viewport, NodeId::ROOT);
            whole.unwrap_or_else(|| fit::overview(layout, viewport, NodeId::ROOT))
        };
        let readable = || fit::readable(layout, viewport, NodeId::ROOT, node);
        // Of a search whose replies are not shown, only two rows have nodes.
        let has_replies = !context.sampled().is_some_and(|sampled| sampled.concealed().replies);
        self.seen.view(viewport, || match self.seen.fit {
            Fit::Automatic | Fit::Readable if !has_replies => readable().with_low_rows(MOVES, layout.rows()),
            Fit::Automatic if sampled.recording().node_count() <= many => readable(),
            Fit::Readable => readable(),
            Fit::Automatic | Fit::Whole => whole(),
        })
    }

    /// Returns the view zoomed by a factor around a fixed point, within the limits of the scale.
    fn zoomed(&self, context: &ViewContext<'_>, sampled: &SampledLane, factor: f32, at: Point) -> View {
        let (view, layout) = (self.view(context, sampled), sampled.layout().tree());
        let overview = fit::overview(layout, self.viewport(context), NodeId::ROOT);
        let factor = factor.max((overview.scale * MIN_SCALE_OF_OVERVIEW / view.scale).min(1.0));
        view.zoomed(factor, at).panned_to_show(&layout.positions, NodeId::ROOT)
    }

    /// Draws the tree into the available space.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        self.seen.begin_frame(ui, rect);
        self.follow(ui, context, sampled);
        self.zoom_and_pan(ui, context, sampled.view, &response);
        let view = self.view(context, sampled.view);
        let view = self.seen.gliding(ui, view);
        let layout = sampled.view.layout().tree();
        let view = self.seen.arriving(ui, rect, layout, layout, view);
        let scene = scene(context, sampled, view);
        let (choices, line) = (choice_badges(context), why_not::sampled_line(context, sampled));
        let shapes = draw_sampled(&SampledScene { choices: &choices, line: &line, ..scene });
        paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), &shapes);
        let shown = ShownStep { of: sampled.view.id, step: scene.step };
        if let Some(share) = self.motion.share(ui, STEP_SECONDS, shown, ShownStep::is_before) {
            let motion = draw_sampled_motion(&scene, share);
            paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), &motion);
        }
        let entries_across = view.content_range();
        self.drawn = Some(DrawnTree { rect, shapes, entries: Vec::new(), entries_across });
        let pointer = response.hover_pos().or_else(|| response.interact_pointer_pos()).map(|pos| local(rect, pos));
        let is_clear = |at: &Point| view.content_range().contains(&at.x);
        let hovered = pointer.filter(is_clear).and_then(|pointer| scene.node_at(pointer));
        if response.double_clicked() {
            context.requests.push(UiCommand::Fit);
        } else if response.clicked() && !self.seen.is_pinched && !context.lectern.pen.is_drawing {
            context.requests.push(LaneRequest::Select(hovered));
        }
        if response.secondary_clicked() {
            self.menu_at = hovered.filter(|&node| why_not::askable_move(context, sampled, node).is_some());
        }
        response.context_menu(|ui| match self.menu_at.and_then(|node| why_not::askable_move(context, sampled, node)) {
            Some(asked) => node_menu_ui(ui, context, sampled, asked),
            None => lectern_menu_ui(ui, context),
        });
        let is_pointing = self.motion.is_pointed_since(ui, TOOLTIP_SECONDS);
        if let Some(node) = hovered.filter(|_| is_pointing && !response.dragged() && !context.is_presenting()) {
            let response = response.clone().on_hover_cursor(CursorIcon::PointingHand);
            let recording = sampled.view.recording();
            let ring = pointed_ring(&scene, node);
            paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), std::slice::from_ref(&ring));
            tooltip_beside(&response, rect, &ring).show(|ui| {
                let lines = mcts_text::description(context.words, recording, node, sampled.view.step());
                description_ui(ui, &lines, &recording.position(node).board(), MAX_BOARD);
            });
        }
        let layout = sampled.view.layout();
        let visible = || scene.visible_nodes().into_iter().map(|node| layout.placed(node)).collect();
        let drawn = DrawnView { view: &scene.view, tree_layout: layout.tree(), root: NodeId::ROOT, visible: &visible };
        let paper = DrawingSurface { drawn, search: None };
        draw_with_pen(ui, context, &paper, &response, &mut self.ink);
        ink_ui(ui, context, &paper, &response, &self.ink);
        let map = |minimap: &Minimap| draw_sampled_map(&scene, minimap);
        if let Some(view) = minimap_ui(ui, rect, context, &drawn, &map, self.seen.chosen.is_some()) {
            self.seen.chosen = Some(view);
        }
        name_panel(ui, context, sampled.view, &response);
        tell(ui, context, sampled, &scene, &response);
        if std::mem::take(&mut self.is_walked) {
            focus_walked(ui, &response);
        }
        ui.ctx().plugin::<KeyTargets>().lock().trees.push(response.id);
    }

    /// Scrolls a view that shows only part of the tree to the current node. Resets the view for another search.
    fn follow(&mut self, ui: &Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
        let now = Some((sampled.view.id, sampled.view.step()));
        let before = std::mem::replace(&mut self.shown, now);
        if before.map(|(id, _)| id) != now.map(|(id, _)| id) {
            self.reset_view();
            self.ink = Ink::default();
        }
        let view = self.view(context, sampled.view);
        let followed = || scene(context, sampled, view).followed(sampled.view.focus());
        self.seen.follow(ui, context.is_presenting(), view, before != now, followed);
    }

    /// Zooms and pans the view with the pointer or two fingers.
    fn zoom_and_pan(&mut self, ui: &Ui, context: &ViewContext<'_>, sampled: &SampledLane, response: &Response) {
        let Gesture { pan, zoom } = self.seen.gesture(ui, context, response, true);
        if let Some(by) = pan {
            let panned = self.view(context, sampled).panned(by);
            self.seen.chosen = Some(panned.panned_to_show(&sampled.layout().tree().positions, NodeId::ROOT));
        }
        if let Some((factor, at)) = zoom {
            self.seen.chosen = Some(self.zoomed(context, sampled, factor, at));
        }
    }
}

/// Draws the menu of a node of the tree, which asks why the move to it is not played.
fn node_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>, asked: MoveInLane) {
    let (words, recording) = (context.words, sampled.view.recording());
    ui.set_width(280.0);
    let position = recording.position(asked.node);
    let Some(&mv) = legal_moves(&position).get(asked.index) else { return };
    let name = words.fill("why-not-ask", &args![move = move_name(words, &position, mv)]);
    if menu_item_if(ui, &name, &UiCommand::ToggleWhyNot.key(words), MenuItem::Command, true) {
        let to = recording.children(asked.node).find(|&child| recording.move_to(child) == Some(mv));
        context.requests.extend(to.map(LaneRequest::Reveal));
        context.requests.push(LaneRequest::AskWhyNot(Some(asked)));
    }
}

/// Sets the name of the panel and the caption of the current step for screen readers.
fn name_panel(ui: &Ui, context: &ViewContext<'_>, sampled: &SampledLane, response: &Response) {
    let is_own = |lane: Lane<'_>| lane.sampled().is_some_and(|own| std::ptr::eq(own, sampled));
    let name = tree_name(context.words, context.session.lanes(), is_own);
    response.widget_info(|| WidgetInfo::labeled(Role::Tree, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_description(mcts_text::caption(context.words, sampled.recording(), sampled.step()).plain());
    });
}

/// Updates the accessible tree: the visible nodes, their ancestors, and the siblings of all these.
fn tell(
    ui: &Ui,
    context: &ViewContext<'_>,
    sampled: SampledContext<'_>,
    scene: &SampledScene<'_, AnyGame>,
    panel: &Response,
) {
    if !is_active(ui) {
        return;
    }
    let (view, recording) = (sampled.view, sampled.view.recording());
    let is_drawn = |node: NodeId| node.index() < recording.node_count() && scene.is_drawn(node);
    let gone_to = obey_in_lane(ui, context, panel, is_drawn);
    let draws_nodes = NODES_FROM <= scene.view.scale;
    let visible = if draws_nodes { scene.visible_nodes() } else { Vec::new() };
    let children = |node| {
        let children = sampled.children(node);
        let count = children.len();
        children.into_iter().enumerate().map(|(index, child)| (child, ChildPlace { index, count })).collect()
    };
    let items = ItemSource {
        root: NodeId::ROOT,
        focused: gone_to.unwrap_or_else(|| sampled.focused()),
        current: view.moment().current(),
        seen: &mut visible.into_iter().take(MAX_ITEMS).chain([view.focus()]),
        can_fold: false,
        children: &children,
        is_laid_out: &|_| true,
        bounds: &|node| bounds_at(scene.center(node), panel.rect).filter(|_| draws_nodes),
        text: &mut |node, _| mcts_text::spoken(context.words, recording, node, scene.statistics(node)),
    };
    tell_lane(ui, panel, recording, items);
}

/// Draws the whole tree, without a selection, with the badges of choices.
pub(super) fn whole_tree(context: &ViewContext<'_>, sampled: SampledContext<'_>, view: View) -> Vec<Shape> {
    let choices = choice_badges(context);
    draw_sampled(&SampledScene { selected: None, choices: &choices, ..scene(context, sampled, view) })
}

/// Returns in words what [`whole_tree`] draws, line by line.
pub(super) fn whole_tree_in_words(context: &ViewContext<'_>, sampled: SampledContext<'_>, view: View) -> Vec<String> {
    sampled_picture_in_words(&scene(context, sampled, view))
}

/// Draws the tree at a step, with nothing concealed.
pub(super) fn tree_at(
    context: &ViewContext<'_>,
    sampled: SampledContext<'_>,
    view: View,
    step: TimelineStep,
) -> Vec<Shape> {
    let recording = sampled.view.recording();
    let scene = SampledScene::new(recording, sampled.view.layout(), view, context.words);
    draw_sampled(&SampledScene { step: step.get(), ..scene })
}

fn scene<'a>(context: &ViewContext<'a>, sampled: SampledContext<'a>, view: View) -> SampledScene<'a, AnyGame> {
    SampledScene {
        recording: sampled.view.recording(),
        layout: sampled.view.layout(),
        step: sampled.view.step(),
        view,
        selected: sampled.selected,
        line: &[],
        concealed: sampled.concealed(),
        choices: &[],
        words: context.words,
    }
}
