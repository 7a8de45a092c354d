//! The panel with the tree and its map. Draws the picture, and turns the wheel, drags and clicks into view changes and
//! requests.
//!
//! Stores only the view; the search that the picture shows comes from the session.

pub mod accessible_tree;
mod both_trees;
mod drag;
mod drawn_view;
mod estimate_card;
mod lane_trees;
mod leaf_value;
mod minimap;
mod motion;
mod panel_view;
mod pen;
mod pointing;
mod sampled_tree;

pub use self::both_trees::both_trees_ui;
pub use self::lane_trees::{HandledInLane, LaneTrees, OtherTrees, tree_at, whole_tree, whole_tree_in_words};
pub use self::panel_view::EarlierPicture;
pub use self::pen::Ink;
pub use self::sampled_tree::SampledTreePanel;

use self::accessible_tree::{focus_walked, tell_tree};
use self::drag::Drag;
use self::drawn_view::DrawnView;
use self::estimate_card::estimate_card_ui;
use self::leaf_value::{ValueDrag, ValueField, is_draggable};
use self::motion::{Motion, STEP_SECONDS, ShownStep};
use self::panel_view::{Fit, Gesture, PanelView, local};
use self::pen::{DrawingSurface, draw_with_pen, ink_ui};
use self::pointing::{handle_click, handle_fill_in_click, name_panel, node_menu_ui, node_tooltip_ui, tooltip_beside};
use crate::practice::{choice_badges, fields_in_nodes_ui, has_fields};
use egui::{CursorIcon, PointerButton, Popup, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, pos2, vec2};
use poda_core::game::any::AnyGame;
use poda_core::trace::recording::{NodeRef, RecordingId};
use poda_core::trace::{NodeId, Step};
use poda_picture::picture::draw::{
    FieldEntry, draw_entries, draw_lit_path, draw_step_motion, pointed_ring, visit_at_edge,
};
use poda_picture::picture::fit::{self, Density, Viewport};
use poda_picture::picture::follow;
use poda_picture::picture::overview::Minimap;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::{Point, Shape, point};
use poda_picture::picture::view::{NODES_FROM, STRIPS_BELOW, View};
use poda_picture::picture::{Scene, TreeLayout, draw_scene};
use poda_session::UniqueId;
use poda_session::shown_search::ShownSearch;
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::linked_text::{light_up_names, lit_node};
use poda_window::look::{paint, theme};
use poda_window::panel::lectern_menu::lectern_menu_ui;
use poda_window::panel::request::EditField;
use poda_window::panel::view_context::SearchContext;
use poda_window::panel::why_not;
use poda_window::state::practice::PracticeMode;
use std::ops::Range;

/// The zoom factor of a command.
pub const ZOOM_STEP: f32 = 1.25;
/// The factor by which a tree of a single node may be larger than others.
const LONE_NODE: f32 = 3.0;
/// The number of nodes above which a tree is shown as strips while presenting.
const HUGE_TREE_NODES: usize = 20_000;
/// The smallest scale, as a share of the scale at which the whole tree is visible.
const MIN_SCALE_OF_OVERVIEW: f32 = 0.6;
/// How long tooltips are shown after the last movement of the pointer, in seconds.
const TOOLTIP_SECONDS: f64 = 5.0;
/// The largest distance from the center of a node at which a drag affects the node, in pixels at scale 1.
const DRAG_RADIUS: f32 = 34.0;
/// The distance by which a resting finger may move, in pixels.
const MAX_REST: f32 = 6.0;
/// Half the size of a node, by which a covered area is enlarged, in pixels at scale 1.
const NODE_RADIUS: f32 = 44.0;

/// The view of the tree and the interactions that last for several frames.
#[derive(Debug, Default)]
pub struct TreePanel {
    pub seen: PanelView,
    /// The position of a finger that has opened a menu with a long press, while it rests there.
    rests_at: Option<Pos2>,
    /// The root of the shown subtree; `None` shows the whole tree.
    root: Option<NodeRef>,
    /// A node that keeps its place on the screen in the next layout, and its x coordinate in the current layout.
    held: Option<(NodeRef, f64)>,
    layout_seen: Option<UniqueId>,
    /// A node that is scrolled into view once a layout contains it.
    pending_reveal: Option<NodeRef>,
    /// The node whose menu is open.
    menu_at: Option<NodeRef>,
    drag: Option<Drag>,
    value_drag: Option<ValueDrag>,
    value_field: ValueField,
    /// The strokes drawn over the tree with the pen.
    pub ink: Ink,
    /// The field of the selected node in a blank tree that gets the focus in the next frame.
    pub focus: Option<EditField>,
    /// Whether the user has moved through the tree with keys since the last frame.
    pub is_walked: bool,
    /// The step that was shown last. The view follows the current node when it changes.
    shown_step: Step,
    /// The motion that explains the step.
    motion: Motion<ShownStep<RecordingId>>,
    /// The motion along the path of the last round, by how many rounds have been played.
    round_motion: Motion<Option<usize>>,
    /// How densely the tree is laid out. It stays while the user has set the view.
    density: Density,
    /// How the same tree is fitted on the other side, which is shown here as well.
    pub leading: Option<FittedTree>,
    /// The tree as it was drawn last.
    pub drawn: Option<DrawnTree>,
}

impl TreePanel {
    /// Returns how the tree is fitted, if it is scrolled.
    pub fn fitted_tree(&self) -> Option<FittedTree> {
        self.seen.scrolled.map(|view| FittedTree { density: self.density, view })
    }

    /// Returns the layout of the tree that is drawn.
    fn layout<'a>(&self, context: &SearchContext<'a>) -> &'a TreeLayout {
        self.density.layout(&context.search.tree_layout)
    }

    /// Returns the scene of the shown subtree in a view.
    fn scene<'a>(&self, context: &SearchContext<'a>, view: View) -> Scene<'a, AnyGame> {
        Scene { tree_layout: self.layout(context), ..context.scene(view, self.root(context.search)) }
    }

    /// Lays the tree out as densely as the panel requires, unless the user has set the view.
    fn set_density(&mut self, context: &SearchContext<'_>, size: Vec2) {
        let leading = self.leading.filter(|_| self.seen.chosen.is_none());
        if let Some(FittedTree { density, .. }) = leading {
            self.density = density;
        } else if self.seen.chosen.is_none() {
            let viewport = self.full_viewport(context, size);
            self.density = Density::of(&context.search.tree_layout, viewport, self.root(context.search));
        }
    }

    /// Returns whether the tree was last drawn as strips.
    pub fn is_far(&self, context: &SearchContext<'_>) -> bool {
        self.seen.size.is_some_and(|size| self.view(context, size).scale < NODES_FROM)
    }

    /// Resets the view to the initial fit.
    pub const fn reset_view(&mut self) {
        self.seen.reset();
    }

    /// Shows the whole tree or, if all of it is shown already, as much of it as is readable.
    pub fn fit(&mut self, context: &SearchContext<'_>) {
        let positions = &self.layout(context).positions;
        let shows_all = |size| self.view(context, size).shows_all(positions, self.root(context.search));
        let shows_all = self.seen.size.is_some_and(shows_all);
        self.seen.fit(shows_all);
    }

    /// Returns the part of the tree that the user has chosen to see.
    pub const fn chosen_view(&self) -> TreeView {
        let PanelView { chosen, fit, scrolled, .. } = self.seen;
        TreeView { density: self.density, chosen, fit, scrolled, root: self.root }
    }

    /// Restores a result of [`Self::chosen_view`], which is not moved to the current node of this step.
    pub const fn set_chosen_view(&mut self, view: TreeView, step: Step) {
        let TreeView { density, chosen, fit, scrolled, root } = view;
        self.density = density;
        (self.seen.chosen, self.seen.fit, self.seen.scrolled, self.root) = (chosen, fit, scrolled, root);
        self.shown_step = step;
    }

    /// Returns the view, if the pointer has moved it in this frame.
    pub fn take_moved_view(&mut self) -> Option<View> {
        std::mem::take(&mut self.seen.is_moved).then_some(self.seen.chosen).flatten()
    }

    /// Resets everything for another tree.
    pub const fn reset(&mut self) {
        self.reset_view();
        self.root = None;
        self.held = None;
        self.pending_reveal = None;
    }

    /// Resets everything except the view, for a tree that only differs around a node. That node is scrolled into view.
    pub fn reset_around(&mut self, context: &SearchContext<'_>, node: NodeId) {
        let chosen = self.seen.chosen;
        self.reset();
        self.seen.chosen = chosen;
        self.layout_seen = Some(context.search.layout_id);
        if chosen.is_some() {
            self.reveal(context, node, None);
        }
    }

    /// Returns the root of the shown subtree. Where each position is drawn once, all of them are shown.
    pub fn root(&self, search: &ShownSearch) -> NodeId {
        if search.tree_layout.graph.is_some() {
            return NodeId::ROOT;
        }
        self.root.and_then(|root| search.recording().resolve(root)).unwrap_or(NodeId::ROOT)
    }

    /// Shows only the subtree of a node, or the whole tree for `None`.
    pub const fn set_root(&mut self, node: Option<NodeRef>) {
        self.root = node;
        self.reset_view();
    }

    /// Maps all stored nodes to another recording of the same search.
    pub fn map_nodes(&mut self, counterpart: impl Fn(NodeRef) -> Option<NodeRef>) {
        self.root = self.root.and_then(&counterpart);
        self.held = self.held.and_then(|(node, x)| Some((counterpart(node)?, x)));
        self.pending_reveal = self.pending_reveal.and_then(&counterpart);
        self.menu_at = self.menu_at.and_then(&counterpart);
        self.ink.map_nodes(counterpart);
    }

    /// Keeps the place of a node on the screen in the next layout.
    pub fn hold(&mut self, context: &SearchContext<'_>, node: NodeId) {
        self.held = Some((context.node_ref(node), self.layout(context).positions.x(node.number())));
    }

    /// Fits a subtree into the panel; the rest of the tree remains visible around it.
    pub fn fit_subtree(&mut self, context: &SearchContext<'_>, node: NodeId) {
        if let Some(size) = self.seen.size {
            let viewport = self.viewport(context, size);
            let current = self.current(context).filter(|&current| context.search.trace().is_within(current, node));
            self.seen.chosen = Some(fit::automatic(self.layout(context), viewport, node, current.unwrap_or(node)));
        }
    }

    /// Scrolls a node into view, at a readable size and outside the area that is `covered`.
    pub fn reveal(&mut self, context: &SearchContext<'_>, node: NodeId, covered: Option<Rect>) {
        let Some(size) = self.seen.size else { return };
        let (view, tree_layout) = (self.view(context, size), self.layout(context));
        let is_laid_out = tree_layout.positions.is_shown(node.number());
        self.pending_reveal = (!is_laid_out && context.session.task().is_some()).then(|| context.node_ref(node));
        let is_covered = |at: Point| {
            let covered = covered.map(|covered| covered.expand(NODE_RADIUS * view.scale.max(1.0)));
            covered.is_some_and(|covered| covered.contains(pos2(at.x, at.y)))
        };
        let center = view.center(&tree_layout.positions, node);
        let is_clear = !is_covered(center) && !self.is_under_map(context, view, node);
        if !is_clear || !view.shows_readably(&tree_layout.positions, node) {
            let mut at = point(size.x / 2.0, size.y / 2.0);
            if let Some(covered) = covered.filter(|_| is_covered(at)) {
                at.y = f32::midpoint(covered.bottom(), size.y);
            }
            self.seen.chosen = Some(view.zoomed_to_read(&tree_layout.positions, node, at));
        }
    }

    /// Zooms by a factor around the center of the panel.
    pub fn zoom(&mut self, context: &SearchContext<'_>, factor: f32) {
        if let Some(size) = self.seen.size {
            self.seen.chosen = Some(self.zoomed(context, size, factor, point(size.x / 2.0, size.y / 2.0)));
        }
    }

    /// Shows the tree at its natural size with the current node in view.
    pub fn natural_size(&mut self, context: &SearchContext<'_>) {
        if let Some(size) = self.seen.size {
            let view = self.view(context, size);
            let current = context.search.moment().current().unwrap_or(NodeId::ROOT);
            let around = view.center(&self.layout(context).positions, current);
            let natural = self.viewport(context, size).readable().max(1.0);
            self.seen.chosen =
                Some(view.zoomed(natural / view.scale, around).scrolled_to(&self.layout(context).positions, current));
        }
    }

    /// Returns the view zoomed by a factor around a fixed point, within the limits of the scale. When strips turn into
    /// nodes, the node below the point moves to the middle of the visible part of its strip.
    fn zoomed(&self, context: &SearchContext<'_>, size: Vec2, factor: f32, at: Point) -> View {
        let (tree_layout, view) = (self.layout(context), self.view(context, size));
        let smallest = fit::overview(tree_layout, self.viewport(context, size), self.root(context.search)).scale
            * MIN_SCALE_OF_OVERVIEW;
        let factor = factor.max((smallest / view.scale).min(1.0));
        let zoomed = view.zoomed(factor, at);
        let arrives = view.scale < STRIPS_BELOW && STRIPS_BELOW <= zoomed.scale;
        let block = view
            .node_at(tree_layout, at)
            .filter(|_| arrives)
            .and_then(|node| zoomed.block(tree_layout, node).zip(Some(node)));
        let zoomed = block.map_or(zoomed, |((left, right), node)| {
            let middle = f32::midpoint(left.max(0.0), right.min(size.x));
            zoomed.panned(point(middle - zoomed.center(&tree_layout.positions, node).x, 0.0))
        });
        zoomed.panned_to_show(&tree_layout.positions, self.root(context.search))
    }

    fn view(&self, context: &SearchContext<'_>, size: Vec2) -> View {
        self.seen.view(self.viewport(context, size), || self.fitted(context, size))
    }

    /// Returns the view that fits the tree into the panel.
    fn fitted(&self, context: &SearchContext<'_>, size: Vec2) -> View {
        let (tree_layout, viewport, subtree) =
            (self.layout(context), self.viewport(context, size), self.root(context.search));
        let node = self.current(context).unwrap_or(subtree);
        let is_huge = HUGE_TREE_NODES < tree_layout.positions.subtree_len(subtree.number());
        match self.seen.fit {
            // An audience cannot read strips, but if the tree is huge, only a tiny part of it could be shown as nodes.
            Fit::Automatic if context.is_presenting() && !is_huge => {
                fit::readable(tree_layout, viewport, subtree, node)
            }
            Fit::Automatic => fit::automatic(tree_layout, viewport, subtree, node),
            Fit::Readable => fit::readable(tree_layout, viewport, subtree, node),
            Fit::Whole => fit::whole_subtree(tree_layout, viewport, subtree)
                .unwrap_or_else(|| fit::overview(tree_layout, viewport, subtree)),
        }
    }

    /// Returns the viewport: the size of the panel, and its limits for text and scale.
    fn viewport(&self, context: &SearchContext<'_>, size: Vec2) -> Viewport {
        self.density.viewport(self.full_viewport(context, size))
    }

    /// Returns the viewport with text of its usual size.
    fn full_viewport(&self, context: &SearchContext<'_>, size: Vec2) -> Viewport {
        let viewport = Viewport { size: point(size.x, size.y), ..self.seen.viewport(context.is_presenting()) };
        let is_lone = context.search.trace().nodes().len() == 1;
        Viewport { max_scale: viewport.max_scale * if is_lone { LONE_NODE } else { 1.0 }, ..viewport }
    }

    /// Returns the current node, if it is in the shown subtree.
    fn current(&self, context: &SearchContext<'_>) -> Option<NodeId> {
        let current = context.search.moment().current();
        current.filter(|&current| context.search.trace().is_within(current, self.root(context.search)))
    }

    /// Draws the tree into the available space.
    pub fn show(&mut self, ui: &mut Ui, context: &SearchContext<'_>) {
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        let size_before = self.seen.size;
        self.seen.begin_frame(ui, rect);
        self.set_density(context, rect.size());
        self.keep_selected_in_view(context, size_before);
        self.follow_layout(context);
        self.follow(ui, context, rect.size());
        // Dragging a finger pans. On touch screens, nodes are moved with their menu.
        if !context.lectern.pen.is_drawing && !ui.input(egui::InputState::any_touches) {
            self.begin_drag(ui, context, &response);
        }
        self.zoom_and_pan(ui, context, &response);
        let view = self.view(context, rect.size());
        let view = self.seen.gliding(ui, view);
        let view = self.seen.arriving(ui, rect, &context.search.tree_layout, self.layout(context), view);
        let scene = self.scene(context, view);
        self.drawn = Some(DrawnTree::draw(ui, rect, context, &scene));
        self.motions_ui(ui, context, &scene, rect);
        // egui reports no hover position after a finger was lifted, so the position of the interaction is used.
        let pointer = response.hover_pos().or_else(|| response.interact_pointer_pos()).map(|pos| local(rect, pos));
        let hovered = pointer.and_then(|pointer| view.node_at(self.layout(context), pointer));
        let is_clear = pointer.is_some_and(|pointer| view.content_range().contains(&pointer.x));
        let hovered = hovered.filter(|&node| is_clear && scene.is_laid_out(node) && scene.is_drawn(node));
        let hovered = hovered.map(|node| scene.shown_ancestor(node));
        // An edge to a position stands for one of its visits.
        let on_edge = pointer.filter(|_| is_clear).and_then(|pointer| visit_at_edge(&scene, hovered, pointer));
        let hovered = on_edge.or(hovered);
        if !context.lectern.pen.is_drawing && !self.seen.is_pinched {
            if context.filled_in().is_some() {
                handle_fill_in_click(&response, &scene, hovered, pointer, context.requests);
            } else {
                handle_click(&response, context, &scene, hovered, pointer);
            }
        }
        self.node_menu(context, &scene, &response, hovered);
        // A node that happens to be under the pointer, as while the user steps with the keys, is not pointed at.
        let is_pointing = self.motion.is_pointed_since(ui, TOOLTIP_SECONDS);
        // While presenting or drawing, no tooltips are shown.
        let is_pointing = is_pointing && !context.is_presenting() && !context.lectern.pen.is_drawing;
        if let Some(node) = hovered.filter(|_| response.contains_pointer() && is_pointing) {
            light_up_names(ui.ctx(), context.node_ref(node));
        }
        if let Some(node) = hovered.filter(|_| !response.dragged() && is_pointing) {
            let is_draggable = is_draggable(context, node);
            let cursor = if is_draggable { CursorIcon::ResizeVertical } else { CursorIcon::PointingHand };
            let response = response.clone().on_hover_cursor(cursor);
            let ring = pointed_ring(&scene, scene.shown_ancestor(node));
            paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), std::slice::from_ref(&ring));
            tooltip_beside(&response, rect, &ring).show(|ui| node_tooltip_ui(ui, context, node));
        }
        lit_node_ui(ui, context, &scene, rect);
        let visible = || scene.visible_nodes().into_iter().filter(|&node| scene.is_laid_out(node)).collect();
        let drawn = drawn_view(&scene, &visible);
        let map = minimap::place(rect, context, &drawn, self.seen.chosen.is_some());
        estimate_card_ui(ui, rect, map, context, &drawn);
        let paper = DrawingSurface { drawn, search: Some(context.search) };
        draw_with_pen(ui, context, &paper, &response, &mut self.ink);
        ink_ui(ui, context, &paper, &response, &self.ink);
        self.drag.take_if(|drag| !drag.show(ui, context, &scene, &response));
        fields_in_nodes_ui(ui, context, &scene, rect, &mut self.focus);
        self.value_drag.take_if(|drag| !drag.show(ui, context, &response));
        name_panel(context, ui, &response);
        tell_tree(ui, context, &scene, &response);
        if std::mem::take(&mut self.is_walked) {
            focus_walked(ui, &response);
        }
        ui.ctx().plugin::<KeyTargets>().lock().trees.push(response.id);
        self.value_field.show(ui, context, &scene, rect, self.value_drag.is_some());
        let map = |minimap: &Minimap| minimap.draw(&scene);
        if let Some(view) = minimap::minimap_ui(ui, rect, context, &drawn, &map, self.seen.chosen.is_some()) {
            self.seen.chosen = Some(view);
            self.seen.is_moved = true;
        }
    }

    /// Draws the motion that explains the step, and the path of the round whose result is shown.
    fn motions_ui(&mut self, ui: &Ui, context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>, rect: Rect) {
        let recording = context.search.recording();
        let rounds = context.practice.and_then(PracticeMode::rounds).filter(|rounds| rounds.is_of(recording));
        let round = rounds.and_then(|rounds| Some((rounds.played(), rounds.result()?)));
        let path: Vec<NodeId> =
            round.iter().flat_map(|(_, result)| [result.choice].into_iter().chain(result.line.clone())).collect();
        let seconds = STEP_SECONDS * path.len() as f64;
        let lit = self.round_motion.share(ui, seconds, round.map(|(played, _)| played), |_, now| now.is_some());
        let mut shapes = draw_lit_path(scene, &path, lit.unwrap_or(1.0));
        let shown = ShownStep { of: recording.id, step: context.search.step() };
        if let Some(share) = self.motion.share(ui, STEP_SECONDS, shown, ShownStep::is_before) {
            shapes.extend(draw_step_motion(scene, share));
        }
        paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), &shapes);
    }

    /// Returns whether the map covers a node, fully or partly, in a view.
    fn is_under_map(&self, context: &SearchContext<'_>, view: View, node: NodeId) -> bool {
        let scene = self.scene(context, view);
        minimap::covers(context, &drawn_view(&scene, &|| scene.visible_nodes()), node)
    }

    /// Begins the drag of a node, if nodes are drawn large enough to be dragged.
    fn begin_drag(&mut self, ui: &Ui, context: &SearchContext<'_>, response: &Response) {
        if !response.drag_started_by(PointerButton::Primary) || context.is_embedded() {
            return;
        }
        let view = self.view(context, response.rect.size());
        let scene = self.scene(context, view);
        let tree_layout = self.layout(context);
        // A position has no siblings among which it could be moved.
        if view.scale < NODES_FROM || tree_layout.graph.is_some() {
            return;
        }
        let node_at = |pos| {
            let at = local(response.rect, pos);
            let node = view.node_at(tree_layout, at).filter(|&node| {
                let center = scene.center(node);
                (at.x - center.x).abs().max((at.y - center.y).abs()) <= scene.px(DRAG_RADIUS)
            });
            node.filter(|&node| node != scene.root && scene.is_laid_out(node) && scene.is_drawn(node))
        };
        self.drag = Drag::begin(ui, context, node_at);
        self.value_drag = if self.drag.is_none() { ValueDrag::begin(ui, context, node_at) } else { None };
    }

    /// Focuses the field of the selected node's value in the next frame.
    pub const fn focus_value(&mut self) {
        self.value_field.is_awaited = true;
    }

    pub fn cancel_drag(&mut self) -> bool {
        let is_canceled = self.value_drag.as_mut().is_some_and(ValueDrag::cancel);
        self.drag.as_mut().is_some_and(Drag::cancel) || is_canceled
    }

    /// Scrolls a view that the user has set, if the panel gets so small that the selected node would no longer be in
    /// view.
    fn keep_selected_in_view(&mut self, context: &SearchContext<'_>, size_before: Option<Vec2>) {
        let layout = &self.layout(context).positions;
        let selected =
            context.tree.selected.filter(|node| self.seen.chosen.is_some() && layout.is_shown(node.number()));
        let Some((node, size)) = selected.zip(self.seen.size) else { return };
        let shows = |view: View| view.scrolled_to(layout, node) == view;
        if size_before.is_some_and(|before| before != size && shows(self.view(context, before))) {
            self.seen.chosen = Some(self.view(context, size).scrolled_to(layout, node));
        }
    }

    /// Scrolls a view that shows only part of the tree to the current node.
    fn follow(&mut self, ui: &Ui, context: &SearchContext<'_>, size: Vec2) {
        let step = context.search.step();
        let is_new = std::mem::replace(&mut self.shown_step, step) != step;
        if let Some(leading) = self.leading.take().filter(|_| self.seen.chosen.is_none()) {
            self.seen.scrolled = Some(leading.view);
            return;
        }
        let view = self.view(context, size);
        let followed = self.current(context).map_or(view, |current| self.followed(context, view, current));
        self.seen.follow(ui, context.is_presenting(), view, is_new, || followed);
    }

    /// Returns a view that is scrolled so that it contains a node outside the map.
    fn followed(&self, context: &SearchContext<'_>, view: View, node: NodeId) -> View {
        let (layout, size) = (&self.layout(context).positions, view.size);
        let root = self.root(context.search);
        // In a fitted view the map avoids the nodes.
        let is_fitted = self.seen.chosen.is_none();
        let view = if is_fitted || context.is_presenting() {
            follow::at_step(&view, layout, context.search.recording(), context.search.step(), root, node)
        } else {
            view.scrolled_to(layout, node)
        };
        if is_fitted {
            return view;
        }
        // Strips are only zoomed horizontally, so all rows stay visible.
        let y = if view.scale < NODES_FROM { view.center(layout, node).y } else { size.y / 2.0 };
        if self.is_under_map(context, view, node) {
            view.with_node_at(layout, node, point(size.x / 2.0, y))
        } else {
            view
        }
    }

    /// Draws the open context menu: that of the node on which it was opened or, outside the nodes, that of the lectern.
    fn node_menu(
        &mut self,
        context: &SearchContext<'_>,
        scene: &Scene<'_, AnyGame>,
        response: &Response,
        hovered: Option<NodeId>,
    ) {
        if self.seen.is_pinched {
            return;
        }
        let finger = response.ctx.input(|input| input.pointer.latest_pos().filter(|_| input.any_touches()));
        if response.secondary_clicked() {
            self.menu_at = hovered.map(|node| context.node_ref(node));
            self.rests_at = finger;
        }
        // A browser reports the first movement of a slow finger so late that egui has already detected a long press.
        let is_dragged = |from: Pos2| finger.is_some_and(|to| MAX_REST < from.distance(to));
        if self.rests_at.is_some_and(is_dragged) {
            Popup::close_all(&response.ctx);
            response.ctx.set_dragged_id(response.id);
        }
        self.rests_at = self.rests_at.filter(|&from| finger.is_some() && !is_dragged(from));
        response.context_menu(|ui| match self.menu_at.and_then(|node| context.resolve(node)) {
            Some(node) => node_menu_ui(ui, context, scene, node),
            None => lectern_menu_ui(ui, context),
        });
    }

    /// After a new layout, scrolls the view so that the held node keeps its place on the screen.
    fn follow_layout(&mut self, context: &SearchContext<'_>) {
        let layout_id = context.search.layout_id;
        if self.layout_seen.replace(layout_id) == Some(layout_id) {
            return;
        }
        let layout = &self.layout(context).positions;
        // The root of the shown subtree may be folded away in the new layout.
        let root = layout.shown_ancestor(self.root(context.search).number());
        self.root = (root != 0).then(|| context.node_ref(NodeId::new(root as usize)));
        let held = self.held.take().and_then(|(node, x)| Some((context.resolve(node)?, x)));
        if let Some((node, x)) = held {
            for view in [&mut self.seen.chosen, &mut self.seen.scrolled].into_iter().flatten() {
                view.left += layout.x(node.number()) - x;
            }
        }
        if let Some(node) = self.pending_reveal.take().and_then(|node| context.resolve(node)) {
            self.reveal(context, node, None);
        }
    }

    /// Zooms and pans the view with the pointer or two fingers, unless a node or a value is dragged.
    fn zoom_and_pan(&mut self, ui: &Ui, context: &SearchContext<'_>, response: &Response) {
        let (size, drags_pan) = (response.rect.size(), self.drag.is_none() && self.value_drag.is_none());
        let Gesture { pan, zoom } = self.seen.gesture(ui, context, response, drags_pan);
        if let Some(by) = pan {
            let panned = self.view(context, size).panned(by);
            let positions = &self.layout(context).positions;
            self.seen.chosen = Some(panned.panned_to_show(positions, self.root(context.search)));
        }
        if let Some((factor, at)) = zoom {
            self.seen.chosen = Some(self.zoomed(context, size, factor, at));
        }
    }
}

fn drawn_view<'a>(scene: &'a Scene<'_, AnyGame>, visible: &'a dyn Fn() -> Vec<NodeId>) -> DrawnView<'a> {
    DrawnView { view: &scene.view, tree_layout: scene.tree_layout, root: scene.root, visible }
}

#[derive(Debug)]
pub struct DrawnTree {
    /// The rectangle in the window.
    pub rect: Rect,
    pub shapes: Vec<Shape>,
    /// The user's entries in a blank tree.
    pub entries: Vec<Shape>,
    /// The horizontal range in which entries are drawn, in pixels from the left of `rect`.
    pub entries_across: Range<f32>,
}

/// Draws a ring around a node when its name in a text is under the pointer.
fn lit_node_ui(ui: &Ui, context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>, rect: Rect) {
    let lit = lit_node(ui.ctx()).and_then(|node| context.resolve(node));
    if let Some(node) = lit.filter(|&node| scene.is_laid_out(node) && scene.is_drawn(node)) {
        let center = scene.center(node);
        let (at, radius) = (rect.min + vec2(center.x, center.y), scene.px(LIT_RADIUS).max(12.0));
        for (width, color) in [(6.0, PaletteColor::Text), (3.5, PaletteColor::Current)] {
            ui.painter().with_clip_rect(rect).circle_stroke(at, radius, Stroke::new(width, theme::color(ui, color)));
        }
    }
}

/// The radius of the ring around a node, in units.
const LIT_RADIUS: f32 = 36.0;

impl DrawnTree {
    /// Draws a tree and the user's entries in it.
    fn draw(ui: &Ui, rect: Rect, context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>) -> Self {
        let (choices, line) = (choice_badges(context), why_not::line(context));
        let shapes = draw_scene(&Scene { choices: &choices, line: &line, ..*scene });
        paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), &shapes);
        let mut entries = context.entries();
        for written in entries.iter_mut().filter(|written| has_fields(context, scene, written.node)) {
            // The fields in the nodes show these entries.
            (written.alpha, written.beta, written.value.mark) = (FieldEntry::default(), FieldEntry::default(), None);
        }
        let entries = draw_entries(scene, &entries);
        let entries_across = scene.view.content_range();
        let clip = rect.with_min_x(rect.left() + entries_across.start).with_max_x(rect.left() + entries_across.end);
        paint::shapes(&ui.painter().with_clip_rect(clip), rect.min, theme::of(ui), &entries);
        Self { rect, shapes, entries, entries_across }
    }
}

/// A fitted view of a tree, and how densely the tree is laid out for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FittedTree {
    density: Density,
    view: View,
}

/// The part of a tree that a user has chosen to see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeView {
    density: Density,
    chosen: Option<View>,
    fit: Fit,
    scrolled: Option<View>,
    root: Option<NodeRef>,
}
