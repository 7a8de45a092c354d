//! The tree: draws the picture, and turns wheel, drags and clicks into another view of it.
//!
//! Keeps only what is looked at; what is shown of the search comes from the session.

pub use super::shown::Shown;

use super::action::Action;
use super::tree_drag::Drag;
use super::{minimap, node_words, paint, theme};
use crate::game::any::AnyGame;
use crate::picture::scene::Scene;
use crate::picture::shape::{Point, at};
use crate::picture::view::{FAR_BELOW, NEAR_FROM, View};
use crate::picture::{fold_mark, pointer};
use crate::session::Session;
use crate::trace::node_ref::NodeRef;
use crate::trace::{NodeId, Step};
use egui::{CursorIcon, Rect, Response, Sense, Ui, Vec2, pos2};

/// The largest scale that fitting uses in a window of 1280 × 800, and when presenting on 1920 × 1080.
const LARGEST_FIT: f32 = 1.2;
const LARGEST_FIT_PRESENTING: f32 = 1.9;
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
    /// The view, where the user has chosen one; else the whole tree is fitted.
    chosen: Option<View>,
    /// Whether somebody has just moved it with the pointer.
    is_moved: bool,
    /// The topmost node that is shown: only its subtree is. None: the whole tree is shown.
    root: Option<NodeRef>,
    /// A node that stays where it is on the screen when everything else moves, and where it stood in that plan.
    held: Option<(NodeRef, f64)>,
    plans_seen: u64,
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

impl TreePanel {
    /// Whether the tree was last seen from afar, as strips.
    #[must_use]
    pub fn is_far(&self, shown: &Shown<'_>) -> bool {
        self.size.is_some_and(|size| self.view(shown, size).scale < NEAR_FROM)
    }

    /// Shows the whole tree again.
    pub const fn fit(&mut self) {
        self.chosen = None;
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
        self.chosen = None;
        self.root = None;
        self.held = None;
        self.sought = None;
    }

    /// Another tree is shown that differs only around a node: what was seen is still seen, and that node too.
    pub fn look_on(&mut self, shown: &Shown<'_>, node: NodeId) {
        let chosen = self.chosen;
        self.forget();
        self.chosen = chosen;
        self.plans_seen = shown.session.plans();
        if chosen.is_some() {
            self.jump(shown, node, None);
        }
    }

    /// The topmost node that is shown.
    #[must_use]
    pub fn root(&self, session: &Session) -> NodeId {
        self.root.and_then(|root| session.recording().node(root)).unwrap_or(NodeId::ROOT)
    }

    /// Shows the subtree of a node and nothing else; of none, the whole tree.
    pub const fn set_root(&mut self, node: Option<NodeRef>) {
        self.root = node;
        self.chosen = None;
    }

    /// More of the same tree is shown, in which each node is this one now.
    pub fn carry(&mut self, carried: impl Fn(NodeRef) -> Option<NodeRef>) {
        self.root = self.root.and_then(&carried);
        self.held = self.held.and_then(|(node, x)| Some((carried(node)?, x)));
        self.sought = self.sought.and_then(&carried);
        self.menu_at = self.menu_at.and_then(&carried);
    }

    /// Keeps a node where it is on the screen when the tree is drawn up in another way.
    pub fn hold(&mut self, shown: &Shown<'_>, node: NodeId) {
        self.held = Some((shown.refer(node), shown.session.plan().layout.x(node.number())));
    }

    /// Fits a subtree into the panel; the rest of the tree stays around it.
    pub fn fit_subtree(&mut self, shown: &Shown<'_>, node: NodeId) {
        if let Some(size) = self.size {
            self.chosen = Some(fitted(shown, size, node));
        }
    }

    /// Brings a node into view, large enough to be read and clear of what is `covered`.
    pub fn jump(&mut self, shown: &Shown<'_>, node: NodeId, covered: Option<Rect>) {
        let Some(size) = self.size else { return };
        let (view, plan) = (self.view(shown, size), shown.session.plan());
        let is_drawn_up = plan.layout.is_shown(node.number());
        self.sought = (!is_drawn_up && shown.session.task().is_some()).then(|| shown.refer(node));
        let is_covered = |place: Point| {
            let covered = covered.map(|covered| covered.expand(NEAR_COVER * view.scale.max(1.0)));
            covered.is_some_and(|covered| covered.contains(pos2(place.x, place.y)))
        };
        let center = view.center(&plan.layout, node);
        let is_clear =
            !is_covered(center) && !minimap::covers(shown, &shown.scene(view, self.root(shown.session)), node);
        if !is_clear || !view.reads(&plan.layout, node) {
            let mut place = at(size.x / 2.0, size.y / 2.0);
            if let Some(covered) = covered.filter(|_| is_covered(place)) {
                place.y = f32::midpoint(covered.bottom(), size.y);
            }
            self.chosen = Some(view.reading(&plan.layout, node, place));
        }
    }

    /// Makes the tree so many times as large, around the middle.
    pub fn zoom(&mut self, shown: &Shown<'_>, factor: f32) {
        if let Some(size) = self.size {
            self.chosen = Some(self.zoomed(shown, size, factor, at(size.x / 2.0, size.y / 2.0)));
        }
    }

    /// Shows the tree at its natural size, with the current node inside.
    pub fn natural_size(&mut self, shown: &Shown<'_>) {
        if let Some(size) = self.size {
            let view = self.view(shown, size);
            let current = shown.session.moment().current().unwrap_or(NodeId::ROOT);
            let around = view.center(&shown.session.plan().layout, current);
            self.chosen = Some(view.zoomed(1.0 / view.scale, around).showing(&shown.session.plan().layout, current));
        }
    }

    /// The view so many times as large, with a place where it is. A whole tree is not made smaller than there is use for;
    /// and where blocks become nodes, the node comes to where its block was looked at.
    fn zoomed(&self, shown: &Shown<'_>, size: Vec2, factor: f32, place: Point) -> View {
        let (plan, view) = (shown.session.plan(), self.view(shown, size));
        let smallest = fitted(shown, size, self.root(shown.session)).scale * SMALLEST_OF_FIT;
        let factor = factor.max((smallest / view.scale).min(1.0));
        let zoomed = view.zoomed(factor, place);
        let arrives = view.scale < FAR_BELOW && FAR_BELOW <= zoomed.scale;
        let block =
            view.node_at(plan, place).filter(|_| arrives).and_then(|node| zoomed.block(plan, node).zip(Some(node)));
        block.map_or(zoomed, |((left, right), node)| {
            let middle = f32::midpoint(left.max(0.0), right.min(size.x));
            zoomed.panned(at(middle - zoomed.center(&plan.layout, node).x, 0.0))
        })
    }

    fn view(&self, shown: &Shown<'_>, size: Vec2) -> View {
        if let Some(chosen) = self.chosen {
            return View { size: at(size.x, size.y), ..chosen };
        }
        let plan = shown.session.plan();
        let view = fitted(shown, size, self.root(shown.session));
        // A tree with more rows than the panel has room for is shown where the search is.
        let rows = plan.layout.subtree_rows(self.root(shown.session).number()).len();
        let is_too_high = rows as f32 * view.row_height() > size.y + 1.0;
        let current = self.current(shown).filter(|_| is_too_high);
        current.map_or(view, |current| view.showing(&plan.layout, current))
    }

    /// Where the search is, if that is in the subtree that is shown.
    fn current(&self, shown: &Shown<'_>) -> Option<NodeId> {
        let current = shown.session.moment().current();
        current.filter(|&current| shown.session.trace().is_within(current, self.root(shown.session)))
    }

    /// Draws the tree into the space there is.
    pub fn show(&mut self, ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        self.size = Some(rect.size());
        self.keep_held(shown);
        self.follow(shown, rect.size());
        self.begin_drag(ui, shown, &response);
        self.look_around(ui, shown, &response);
        let view = self.view(shown, rect.size());
        let scene = shown.scene(view, self.root(shown.session));
        paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), &scene.draw());
        let pointer = response.hover_pos().map(|pointer| local(rect, pointer));
        let hovered = pointer.and_then(|pointer| view.node_at(shown.session.plan(), pointer));
        let hovered = hovered.filter(|&node| scene.has_place(node) && scene.is_drawn(node));
        choose(&response, shown, &scene, hovered, pointer, actions);
        self.node_menu(shown, &scene, &response, hovered, actions);
        // Who steps with the keys does not want to be told about what happens to be under the pointer.
        let is_pointing = ui.input(|input| input.pointer.time_since_last_movement() < POINTING_FOR);
        if let Some(node) = hovered.filter(|_| !response.dragged() && is_pointing) {
            let response = response.clone().on_hover_cursor(CursorIcon::PointingHand);
            response.on_hover_ui_at_pointer(|ui| node_words::describe(ui, shown, node));
        }
        self.drag.take_if(|drag| !drag.show(ui, shown, &scene, &response, actions));
        node_words::announce(ui, shown, &scene, &response);
        if let Some(view) = minimap::minimap_ui(ui, rect, shown, &scene, self.chosen.is_some()) {
            self.chosen = Some(view);
            self.is_moved = true;
        }
    }

    /// Begins to drag a node, if that is what happens, and it can be told from its siblings.
    fn begin_drag(&mut self, ui: &Ui, shown: &Shown<'_>, response: &Response) {
        let view = self.view(shown, response.rect.size());
        let scene = shown.scene(view, self.root(shown.session));
        if view.scale < NEAR_FROM {
            return;
        }
        let begun = Drag::begin(ui, shown, response, |place| {
            let place = local(response.rect, place);
            let node = view.node_at(shown.session.plan(), place).filter(|&node| {
                let center = scene.center(node);
                (place.x - center.x).abs().max((place.y - center.y).abs()) <= scene.px(GRIP)
            });
            node.filter(|&node| node != scene.root && scene.has_place(node) && scene.is_drawn(node))
        });
        self.drag = begun.or_else(|| self.drag.take());
    }

    /// Leaves a node that is being dragged where it is. Gives whether there is one.
    pub fn give_up_drag(&mut self) -> bool {
        self.drag.as_mut().is_some_and(Drag::give_up)
    }

    /// Keeps the current node in a view that the user has chosen.
    fn follow(&mut self, shown: &Shown<'_>, size: Vec2) {
        let step = shown.session.step();
        if self.shown_step != step {
            self.shown_step = step;
            if let (Some(_), Some(current)) = (self.chosen, self.current(shown)) {
                let layout = &shown.session.plan().layout;
                let view = self.view(shown, size).showing(layout, current);
                // From afar all rows are seen, and stay where they are.
                let y = if view.scale < NEAR_FROM { view.center(layout, current).y } else { size.y / 2.0 };
                let clear = || view.with_node_at(layout, current, at(size.x / 2.0, y));
                let is_covered = minimap::covers(shown, &shown.scene(view, self.root(shown.session)), current);
                self.chosen = Some(if is_covered { clear() } else { view });
            }
        }
    }

    /// The menu of the node under the pointer.
    fn node_menu(
        &mut self,
        shown: &Shown<'_>,
        scene: &Scene<'_, AnyGame>,
        response: &Response,
        hovered: Option<NodeId>,
        actions: &mut Vec<Action>,
    ) {
        if response.secondary_clicked() {
            self.menu_at = hovered.map(|node| shown.refer(node));
        }
        let Some(node) = self.menu_at.and_then(|node| shown.node(node)) else { return };
        response.context_menu(|ui| node_words::menu(ui, shown, scene, node, actions));
    }

    /// When everything has moved, moves the view so that the held node is where it was.
    fn keep_held(&mut self, shown: &Shown<'_>) {
        let plans = shown.session.plans();
        if std::mem::replace(&mut self.plans_seen, plans) == plans {
            return;
        }
        let layout = &shown.session.plan().layout;
        // What was shown alone may be folded away now.
        let root = layout.stand_in(self.root(shown.session).number());
        self.root = (root != 0).then(|| shown.refer(NodeId::new(root as usize)));
        let held = self.held.take().and_then(|(node, x)| Some((shown.node(node)?, x)));
        if let (Some((node, x)), Some(view)) = (held, &mut self.chosen) {
            view.left += layout.x(node.number()) - x;
        }
        if let Some(node) = self.sought.take().and_then(|node| shown.node(node)) {
            self.jump(shown, node, None);
        }
    }

    /// The wheel zooms at the pointer, a drag pans.
    fn look_around(&mut self, ui: &Ui, shown: &Shown<'_>, response: &Response) {
        let size = response.rect.size();
        let drag = response.drag_delta();
        if response.dragged() && drag != Vec2::ZERO && self.drag.is_none() {
            self.chosen = Some(self.view(shown, size).panned(at(drag.x, drag.y)));
            self.is_moved = true;
        }
        let Some(pointer) = response.hover_pos().filter(|_| response.contains_pointer()) else { return };
        let factor = ui.input(|input| (input.smooth_scroll_delta().y * 0.003).exp() * input.zoom_delta());
        if (factor - 1.0).abs() > 1e-4 {
            self.chosen = Some(self.zoomed(shown, size, factor, local(response.rect, pointer)));
            self.is_moved = true;
        }
    }
}

/// The view that fits a subtree into the panel.
fn fitted(shown: &Shown<'_>, size: Vec2, node: NodeId) -> View {
    let plan = shown.session.plan();
    let rows = plan.layout.subtree_rows(node.number());
    View::fit_subtree(plan, at(size.x, size.y), largest_fit(shown, size), node, rows)
}

/// A larger panel bears larger nodes, but a small tree is never blown up beyond comfortable.
fn largest_fit(shown: &Shown<'_>, size: Vec2) -> f32 {
    if shown.is_presenting {
        LARGEST_FIT_PRESENTING * (size.x / 1920.0).min(size.y / 930.0).max(0.6)
    } else {
        LARGEST_FIT * (size.x / 980.0).min(size.y / 632.0).clamp(1.0, 1.5)
    }
}

fn local(rect: Rect, pointer: egui::Pos2) -> Point {
    at(pointer.x - rect.left(), pointer.y - rect.top())
}

/// A click looks at a node, or at the current one again; on the mark of a folded one it opens that, and on the mark that
/// points to the current node it goes there. A double click shows
/// a subtree alone, on its root the one above, and on nothing everything.
fn choose(
    response: &Response,
    shown: &Shown<'_>,
    scene: &Scene<'_, AnyGame>,
    hovered: Option<NodeId>,
    pointer: Option<Point>,
    actions: &mut Vec<Action>,
) {
    let on_mark = hovered.filter(|&node| pointer.is_some_and(|pointer| fold_mark::is_at(scene, node, pointer)));
    if response.double_clicked() {
        actions.push(match hovered {
            Some(node) if node == scene.root => Action::RootUp,
            Some(node) if scene.recording.trace().numbers_within(node).len() > 1 => Action::SetRoot(shown.refer(node)),
            Some(node) => Action::FitSubtree(shown.refer(node)),
            None => Action::Fit,
        });
    } else if response.clicked() && pointer.is_some_and(|place| pointer::is_at(scene, place)) {
        actions.extend(scene.current().map(|node| Action::Jump(shown.refer(node))));
    } else if let (Some(node), true) = (on_mark, response.clicked()) {
        actions.push(Action::Fold(shown.refer(node)));
    } else if response.clicked() {
        actions.push(Action::Select(hovered.map(|node| shown.refer(node))));
    }
}
