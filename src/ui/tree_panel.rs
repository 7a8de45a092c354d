//! The tree: draws the picture, and turns wheel, drags and clicks into another view of it.
//!
//! Keeps only what is looked at; the search that is shown comes from the session.

pub use super::view_context::ViewContext;

use super::request::UiRequest;
use super::tree_drag::Drag;
use super::{minimap, node_description, paint, theme, tree_clicks};
use crate::game::any::AnyGame;
use crate::picture::Scene;
use crate::picture::draw_scene;
use crate::picture::fit::{self, Viewport};
use crate::picture::overview::shows_all;
use crate::picture::shape::{Point, point};
use crate::picture::view::{NODES_FROM, STRIPS_BELOW, View};
use crate::session::UniqueId;
use crate::session::shown_search::ShownSearch;
use crate::trace::node_ref::NodeRef;
use crate::trace::{NodeId, Step};
use egui::{CursorIcon, Rect, Response, Sense, Ui, Vec2, pos2};

/// No text is smaller than this many pixels when presenting on 1920 × 1080.
const LEAST_TEXT_PRESENTING: f32 = 24.0;
/// Zooming out ends at this share of the scale at which all is seen.
const SMALLEST_OF_FIT: f32 = 0.6;
/// Seconds for which a pointer that rests is taken to point at something.
const POINTING_FOR: f32 = 5.0;
/// So far from its middle a node can be taken hold of, in pixels at scale 1.
const GRIP: f32 = 34.0;
/// A node this near to what covers the panel may be covered in part, in pixels at scale 1.
const NEAR_COVER: f32 = 44.0;

/// What the tree panel remembers between frames.
#[derive(Debug, Default)]
pub struct TreePanel {
    /// The view, where the user has chosen one; else the tree is fitted.
    chosen: Option<View>,
    /// How it is fitted.
    fit: Fit,
    /// Where a fitted view rests that shows only a part of the tree.
    rest: Option<View>,
    /// No text is smaller than this many pixels.
    min_text_px: f32,
    /// Whether somebody has just moved it with the pointer.
    is_moved: bool,
    /// The topmost node that is shown: only its subtree is. None: the whole tree is shown.
    root: Option<NodeRef>,
    /// A node that stays where it is on the screen when everything else moves, and where it stood in that plan.
    held: Option<(NodeRef, f64)>,
    layout_seen: Option<UniqueId>,
    /// A node to be shown as soon as the tree is drawn up so that it has a place.
    sought: Option<NodeRef>,
    /// The node on which a menu was opened.
    menu_at: Option<NodeRef>,
    /// The node that is being dragged to another place among its siblings.
    drag: Option<Drag>,
    /// The step that was shown last: the view follows when it changes.
    shown_step: Step,
    size: Option<Vec2>,
}

/// How a tree is fitted into the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Fit {
    /// All of it, a small one only if it can be read.
    #[default]
    Usual,
    /// As much as can be read, around the current node.
    Readable,
    /// All of it, from afar if need be.
    All,
}

impl TreePanel {
    /// Whether the tree was last seen from afar, as strips.
    #[must_use]
    pub fn is_far(&self, context: &ViewContext<'_>) -> bool {
        self.size.is_some_and(|size| self.view(context, size).scale < NODES_FROM)
    }

    /// Shows as much of the tree as can be read, and if that is shown already, all of it.
    pub fn fit(&mut self) {
        let is_readable = self.chosen.is_none() && self.fit == Fit::Readable;
        self.rest_again();
        self.fit = if is_readable { Fit::All } else { Fit::Readable };
    }

    /// Shows the tree as it is shown at first.
    pub const fn rest_again(&mut self) {
        self.chosen = None;
        self.fit = Fit::Usual;
        self.rest = None;
    }

    /// The view, if somebody has just moved it with the pointer.
    pub fn take_moved(&mut self) -> Option<View> {
        std::mem::take(&mut self.is_moved).then_some(self.chosen).flatten()
    }

    /// Looks at the same part of the same tree.
    pub const fn look_from(&mut self, view: View) {
        self.chosen = Some(view);
    }

    /// Another tree is shown: nothing is known of it yet.
    pub const fn forget(&mut self) {
        self.rest_again();
        self.root = None;
        self.held = None;
        self.sought = None;
    }

    /// Another tree is shown that differs only around a node: what was seen is still seen, and that node too.
    pub fn look_on(&mut self, context: &ViewContext<'_>, node: NodeId) {
        let chosen = self.chosen;
        self.forget();
        self.chosen = chosen;
        self.layout_seen = Some(context.search.layout_id());
        if chosen.is_some() {
            self.jump(context, node, None);
        }
    }

    /// The topmost node that is shown.
    #[must_use]
    pub fn root(&self, search: &ShownSearch) -> NodeId {
        self.root.and_then(|root| search.recording().resolve(root)).unwrap_or(NodeId::ROOT)
    }

    /// Shows the subtree of a node and nothing else; of none, the whole tree.
    pub const fn set_root(&mut self, node: Option<NodeRef>) {
        self.root = node;
        self.rest_again();
    }

    /// More of the same tree is shown, in which each node is this one now.
    pub fn carry(&mut self, carried: impl Fn(NodeRef) -> Option<NodeRef>) {
        self.root = self.root.and_then(&carried);
        self.held = self.held.and_then(|(node, x)| Some((carried(node)?, x)));
        self.sought = self.sought.and_then(&carried);
        self.menu_at = self.menu_at.and_then(&carried);
    }

    /// Keeps a node where it is on the screen when the tree is drawn up in another way.
    pub fn hold(&mut self, context: &ViewContext<'_>, node: NodeId) {
        self.held = Some((context.node_ref(node), context.search.tree_layout().positions.x(node.number())));
    }

    /// Fits a subtree into the panel; the rest of the tree stays around it.
    pub fn fit_subtree(&mut self, context: &ViewContext<'_>, node: NodeId) {
        if let Some(size) = self.size {
            let viewport = self.viewport(context, size);
            let current = self.current(context).filter(|&current| context.search.trace().is_within(current, node));
            self.chosen = Some(fit::automatic(context.search.tree_layout(), viewport, node, current.unwrap_or(node)));
        }
    }

    /// Brings a node into view, large enough to be read and clear of what is `covered`.
    pub fn jump(&mut self, context: &ViewContext<'_>, node: NodeId, covered: Option<Rect>) {
        let Some(size) = self.size else { return };
        let (view, tree_layout) = (self.view(context, size), context.search.tree_layout());
        let is_drawn_up = tree_layout.positions.is_shown(node.number());
        self.sought = (!is_drawn_up && context.session.task().is_some()).then(|| context.node_ref(node));
        let is_covered = |place: Point| {
            let covered = covered.map(|covered| covered.expand(NEAR_COVER * view.scale.max(1.0)));
            covered.is_some_and(|covered| covered.contains(pos2(place.x, place.y)))
        };
        let center = view.center(&tree_layout.positions, node);
        let is_clear =
            !is_covered(center) && !minimap::covers(context, &context.scene(view, self.root(context.search)), node);
        if !is_clear || !view.shows_readably(&tree_layout.positions, node) {
            let mut place = point(size.x / 2.0, size.y / 2.0);
            if let Some(covered) = covered.filter(|_| is_covered(place)) {
                place.y = f32::midpoint(covered.bottom(), size.y);
            }
            self.chosen = Some(view.zoomed_to_read(&tree_layout.positions, node, place));
        }
    }

    /// Makes the tree so many times as large, around the middle.
    pub fn zoom(&mut self, context: &ViewContext<'_>, factor: f32) {
        if let Some(size) = self.size {
            self.chosen = Some(self.zoomed(context, size, factor, point(size.x / 2.0, size.y / 2.0)));
        }
    }

    /// Shows the tree at its natural size, with the current node inside.
    pub fn natural_size(&mut self, context: &ViewContext<'_>) {
        if let Some(size) = self.size {
            let view = self.view(context, size);
            let current = context.search.moment().current().unwrap_or(NodeId::ROOT);
            let around = view.center(&context.search.tree_layout().positions, current);
            let natural = self.viewport(context, size).readable().max(1.0);
            self.chosen = Some(
                view.zoomed(natural / view.scale, around).scrolled_to(&context.search.tree_layout().positions, current),
            );
        }
    }

    /// The view so many times as large, with a place where it is. A whole tree is not made smaller than there is use for;
    /// and where blocks become nodes, the node comes to where its block was looked at.
    fn zoomed(&self, context: &ViewContext<'_>, size: Vec2, factor: f32, place: Point) -> View {
        let (tree_layout, view) = (context.search.tree_layout(), self.view(context, size));
        let smallest =
            fit::overview(tree_layout, self.viewport(context, size), self.root(context.search)).scale * SMALLEST_OF_FIT;
        let factor = factor.max((smallest / view.scale).min(1.0));
        let zoomed = view.zoomed(factor, place);
        let arrives = view.scale < STRIPS_BELOW && STRIPS_BELOW <= zoomed.scale;
        let block = view
            .node_at(tree_layout, place)
            .filter(|_| arrives)
            .and_then(|node| zoomed.block(tree_layout, node).zip(Some(node)));
        let zoomed = block.map_or(zoomed, |((left, right), node)| {
            let middle = f32::midpoint(left.max(0.0), right.min(size.x));
            zoomed.panned(point(middle - zoomed.center(&tree_layout.positions, node).x, 0.0))
        });
        zoomed.kept_over(&tree_layout.positions, self.root(context.search))
    }

    fn view(&self, context: &ViewContext<'_>, size: Vec2) -> View {
        if let Some(chosen) = self.chosen {
            return View {
                size: point(size.x, size.y),
                min_text_px: self.viewport(context, size).min_text_px,
                ..chosen
            };
        }
        let fitted = self.fitted(context, size);
        // Only where it is looked at changes while a part of the tree is shown.
        let is_same = |rest: &View| View { left: fitted.left, top: fitted.top, ..*rest } == fitted;
        self.rest.filter(is_same).unwrap_or(fitted)
    }

    /// The view that fits the tree into the panel.
    fn fitted(&self, context: &ViewContext<'_>, size: Vec2) -> View {
        let (tree_layout, viewport, subtree) =
            (context.search.tree_layout(), self.viewport(context, size), self.root(context.search));
        let node = self.current(context).unwrap_or(subtree);
        match self.fit {
            Fit::Usual => fit::automatic(tree_layout, viewport, subtree, node),
            Fit::Readable => fit::readable(tree_layout, viewport, subtree, node),
            Fit::All => fit::whole_subtree(tree_layout, viewport, subtree)
                .unwrap_or_else(|| fit::overview(tree_layout, viewport, subtree)),
        }
    }

    /// The room there is, as large as the panel.
    fn viewport(&self, context: &ViewContext<'_>, size: Vec2) -> Viewport {
        let size = point(size.x, size.y);
        if context.is_presenting { Viewport::presenting(size, self.min_text_px) } else { Viewport::window(size) }
    }

    /// Where the search is, if that is in the subtree that is shown.
    fn current(&self, context: &ViewContext<'_>) -> Option<NodeId> {
        let current = context.search.moment().current();
        current.filter(|&current| context.search.trace().is_within(current, self.root(context.search)))
    }

    /// Draws the tree into the space there is.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        let screen = ui.ctx().content_rect();
        self.size = Some(rect.size());
        self.min_text_px = LEAST_TEXT_PRESENTING * (screen.width() / 1920.0).min(screen.height() / 1080.0);
        self.keep_held(context);
        self.follow(context, rect.size());
        self.begin_drag(ui, context, &response);
        self.look_around(ui, context, &response);
        let view = self.view(context, rect.size());
        let scene = context.scene(view, self.root(context.search));
        paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), &draw_scene(&scene));
        let pointer = response.hover_pos().map(|pointer| local(rect, pointer));
        let hovered = pointer.and_then(|pointer| view.node_at(context.search.tree_layout(), pointer));
        let is_clear = pointer.is_some_and(|pointer| view.content_range().contains(&pointer.x));
        let hovered = hovered.filter(|&node| is_clear && scene.is_laid_out(node) && scene.is_drawn(node));
        tree_clicks::choose(&response, context, &scene, hovered, pointer, requests);
        self.node_menu(context, &scene, &response, hovered, requests);
        // Who steps with the keys does not want to be told about what happens to be under the pointer.
        let is_pointing = ui.input(|input| input.pointer.time_since_last_movement() < POINTING_FOR);
        if let Some(node) = hovered.filter(|_| !response.dragged() && is_pointing) {
            let response = response.clone().on_hover_cursor(CursorIcon::PointingHand);
            response.on_hover_ui_at_pointer(|ui| node_description::describe(ui, context, node));
        }
        self.drag.take_if(|drag| !drag.show(ui, context, &scene, &response, requests));
        node_description::announce(ui, context, &scene, &response);
        if let Some(view) = minimap::minimap_ui(ui, rect, context, &scene, self.chosen.is_some()) {
            self.chosen = Some(view);
            self.is_moved = true;
        }
    }

    /// Begins to drag a node, if that is what happens, and it can be told from its siblings.
    fn begin_drag(&mut self, ui: &Ui, context: &ViewContext<'_>, response: &Response) {
        let view = self.view(context, response.rect.size());
        let scene = context.scene(view, self.root(context.search));
        if view.scale < NODES_FROM {
            return;
        }
        let begun = Drag::begin(ui, context, response, |place| {
            let place = local(response.rect, place);
            let node = view.node_at(context.search.tree_layout(), place).filter(|&node| {
                let center = scene.center(node);
                (place.x - center.x).abs().max((place.y - center.y).abs()) <= scene.px(GRIP)
            });
            node.filter(|&node| node != scene.root && scene.is_laid_out(node) && scene.is_drawn(node))
        });
        self.drag = begun.or_else(|| self.drag.take());
    }

    /// LeafValues a node that is being dragged where it is. Gives whether there is one.
    pub fn give_up_drag(&mut self) -> bool {
        self.drag.as_mut().is_some_and(Drag::give_up)
    }

    /// Keeps the current node in a view of a part of the tree.
    fn follow(&mut self, context: &ViewContext<'_>, size: Vec2) {
        let step = context.search.step();
        let view = self.view(context, size);
        if self.shown_step != step {
            self.shown_step = step;
            let followed = self.current(context).map_or(view, |current| self.followed(context, view, current));
            match &mut self.chosen {
                Some(chosen) => *chosen = followed,
                None => self.rest = Some(followed),
            }
        } else if self.chosen.is_none() && self.rest != Some(view) {
            self.rest = Some(self.current(context).map_or(view, |current| self.followed(context, view, current)));
        }
    }

    /// A view moved so that a node is in it, and not under the map.
    fn followed(&self, context: &ViewContext<'_>, view: View, node: NodeId) -> View {
        let (layout, size) = (&context.search.tree_layout().positions, view.size);
        if self.chosen.is_none() && shows_all(&context.scene(view, self.root(context.search))) {
            return view;
        }
        let view = view.scrolled_to(layout, node);
        if self.chosen.is_none() {
            // Where a tree is fitted the map makes way.
            return view;
        }
        // From afar all rows are seen, and stay where they are.
        let y = if view.scale < NODES_FROM { view.center(layout, node).y } else { size.y / 2.0 };
        let is_covered = minimap::covers(context, &context.scene(view, self.root(context.search)), node);
        if is_covered { view.with_node_at(layout, node, point(size.x / 2.0, y)) } else { view }
    }

    /// The menu of the node under the pointer.
    fn node_menu(
        &mut self,
        context: &ViewContext<'_>,
        scene: &Scene<'_, AnyGame>,
        response: &Response,
        hovered: Option<NodeId>,
        requests: &mut Vec<UiRequest>,
    ) {
        if response.secondary_clicked() {
            self.menu_at = hovered.map(|node| context.node_ref(node));
        }
        let Some(node) = self.menu_at.and_then(|node| context.resolve(node)) else { return };
        response.context_menu(|ui| node_description::menu(ui, context, scene, node, requests));
    }

    /// When everything has moved, moves the view so that the held node is where it was.
    fn keep_held(&mut self, context: &ViewContext<'_>) {
        let layout_id = context.search.layout_id();
        if self.layout_seen.replace(layout_id) == Some(layout_id) {
            return;
        }
        let layout = &context.search.tree_layout().positions;
        // What was shown alone may be folded away now.
        let root = layout.shown_ancestor(self.root(context.search).number());
        self.root = (root != 0).then(|| context.node_ref(NodeId::new(root as usize)));
        let held = self.held.take().and_then(|(node, x)| Some((context.resolve(node)?, x)));
        if let Some((node, x)) = held {
            for view in [&mut self.chosen, &mut self.rest].into_iter().flatten() {
                view.left += layout.x(node.number()) - x;
            }
        }
        if let Some(node) = self.sought.take().and_then(|node| context.resolve(node)) {
            self.jump(context, node, None);
        }
    }

    /// The wheel zooms at the pointer, a drag pans.
    fn look_around(&mut self, ui: &Ui, context: &ViewContext<'_>, response: &Response) {
        let size = response.rect.size();
        let drag = response.drag_delta();
        if response.dragged() && drag != Vec2::ZERO && self.drag.is_none() {
            let panned = self.view(context, size).panned(point(drag.x, drag.y));
            self.chosen = Some(panned.kept_over(&context.search.tree_layout().positions, self.root(context.search)));
            self.is_moved = true;
        }
        let Some(pointer) = response.hover_pos().filter(|_| response.contains_pointer()) else { return };
        let factor = ui.input(|input| (input.smooth_scroll_delta().y * 0.003).exp() * input.zoom_delta());
        if (factor - 1.0).abs() > 1e-4 {
            self.chosen = Some(self.zoomed(context, size, factor, local(response.rect, pointer)));
            self.is_moved = true;
        }
    }
}

fn local(rect: Rect, pointer: egui::Pos2) -> Point {
    point(pointer.x - rect.left(), pointer.y - rect.top())
}
