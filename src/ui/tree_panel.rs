//! The tree: draws the picture, and turns wheel, drags and clicks into another view of it.
//!
//! Keeps only what is looked at; what is shown of the search comes from the session.

use super::action::Action;
use super::settings::Settings;
use super::{minimap, paint, theme};
use crate::game::any::AnyGame;
use crate::i18n::names::Names;
use crate::i18n::{Words, narration};
use crate::picture::scene::Scene;
use crate::picture::shape::{Point, at};
use crate::picture::view::{NEAR_FROM, View};
use crate::session::Session;
use crate::trace::moment::State;
use crate::trace::{Kind, NodeId, Step};
use egui::{CursorIcon, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

/// The largest scale that fitting uses in a window of 1280 × 800, and when presenting on 1920 × 1080.
const LARGEST_FIT: f32 = 1.2;
const LARGEST_FIT_PRESENTING: f32 = 1.9;
/// Seconds for which a pointer that rests is taken to point at something.
const POINTING_FOR: f32 = 5.0;
/// A node this near to what covers the panel may be covered in part, in pixels at scale 1.
const NEAR_COVER: f32 = 44.0;
/// Up to so many nodes have names for screen readers.
const MOST_NAMED: usize = 300;

/// What the tree panel remembers between frames.
#[derive(Debug, Default)]
pub struct TreePanel {
    /// The view, where the user has chosen one; else the whole tree is fitted.
    chosen: Option<View>,
    /// The step that was shown last: the view follows when it changes.
    shown_step: Step,
    size: Option<Vec2>,
}

/// What the tree panel shows.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The document and its search.
    pub session: &'a Session,
    /// The language.
    pub words: &'a Words,
    /// The user's choices.
    pub settings: &'a Settings,
    /// The node that is looked at.
    pub selected: Option<NodeId>,
    /// Whether this is for the last row.
    pub is_presenting: bool,
    /// Whether the tree is seen from afar, as strips.
    pub is_far: bool,
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

    /// Shows a subtree.
    pub fn fit_subtree(&mut self, shown: &Shown<'_>, node: NodeId) {
        let Some(size) = self.size else { return };
        let trace = shown.session.trace();
        let last = trace.subtree(node).map(|below| trace.ply(below)).max().unwrap_or_default();
        let rows = trace.ply(node)..last + 1;
        let largest = largest_fit(shown, size);
        self.chosen = Some(View::fit_subtree(shown.session.plan(), at(size.x, size.y), largest, node, rows));
    }

    /// Brings a node into view, large enough to be read and clear of what is `covered`.
    pub fn jump(&mut self, shown: &Shown<'_>, node: NodeId, covered: Option<Rect>) {
        let Some(size) = self.size else { return };
        let (view, plan) = (self.view(shown, size), shown.session.plan());
        let is_covered = |place: Point| {
            let covered = covered.map(|covered| covered.expand(NEAR_COVER * view.scale.max(1.0)));
            covered.is_some_and(|covered| covered.contains(pos2(place.x, place.y)))
        };
        let center = view.center(&plan.layout, node);
        let is_clear = !is_covered(center) && !minimap::covers(size, shown, &view, center);
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
            let view = self.view(shown, size);
            self.chosen = Some(view.zoomed(factor, at(size.x / 2.0, size.y / 2.0)));
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

    fn view(&self, shown: &Shown<'_>, size: Vec2) -> View {
        if let Some(chosen) = self.chosen {
            return View { size: at(size.x, size.y), ..chosen };
        }
        let plan = shown.session.plan();
        let view = View::fit(plan, at(size.x, size.y), largest_fit(shown, size));
        // A tree with more rows than the panel has room for is shown where the search is.
        let is_too_high = plan.rows() as f32 * view.row_height() > size.y + 1.0;
        let current = shown.session.moment().current().filter(|_| is_too_high);
        current.map_or(view, |current| view.showing(&plan.layout, current))
    }

    /// Draws the tree into the space there is.
    pub fn show(&mut self, ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        self.size = Some(rect.size());
        self.follow(shown, rect.size());
        self.look_around(ui, shown, &response);
        let view = self.view(shown, rect.size());
        let scene = scene(shown, view);
        paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), &scene.draw());
        let hovered = response.hover_pos().and_then(|pointer| view.node_at(shown.session.plan(), local(rect, pointer)));
        let hovered = hovered.filter(|&node| scene.is_drawn(node));
        choose(&response, hovered, actions);
        // Who steps with the keys does not want to be told about what happens to be under the pointer.
        let is_pointing = ui.input(|input| input.pointer.time_since_last_movement() < POINTING_FOR);
        if let Some(node) = hovered.filter(|_| !response.dragged() && is_pointing) {
            let response = response.clone().on_hover_cursor(CursorIcon::PointingHand);
            response.on_hover_ui_at_pointer(|ui| describe(ui, shown, node));
        }
        announce(ui, shown, &scene, &response);
        if let Some(view) = minimap::minimap_ui(ui, rect, shown, &scene, self.chosen.is_some()) {
            self.chosen = Some(view);
        }
    }

    /// Keeps the current node in a view that the user has chosen.
    fn follow(&mut self, shown: &Shown<'_>, size: Vec2) {
        let step = shown.session.step();
        if self.shown_step != step {
            self.shown_step = step;
            if let (Some(_), Some(current)) = (self.chosen, shown.session.moment().current()) {
                let layout = &shown.session.plan().layout;
                let view = self.view(shown, size).showing(layout, current);
                let center = view.center(layout, current);
                let is_covered = minimap::covers(size, shown, &view, center);
                // From afar all rows are seen, and stay where they are.
                let y = if view.scale < NEAR_FROM { center.y } else { size.y / 2.0 };
                let clear = || view.with_node_at(layout, current, at(size.x / 2.0, y));
                self.chosen = Some(if is_covered { clear() } else { view });
            }
        }
    }

    /// The wheel zooms at the pointer, a drag pans.
    fn look_around(&mut self, ui: &Ui, shown: &Shown<'_>, response: &Response) {
        let size = response.rect.size();
        let drag = response.drag_delta();
        if response.dragged() && drag != Vec2::ZERO {
            self.chosen = Some(self.view(shown, size).panned(at(drag.x, drag.y)));
        }
        let Some(pointer) = response.hover_pos().filter(|_| response.contains_pointer()) else { return };
        let factor = ui.input(|input| (input.smooth_scroll_delta().y * 0.003).exp() * input.zoom_delta());
        if (factor - 1.0).abs() > 1e-4 {
            self.chosen = Some(self.view(shown, size).zoomed(factor, local(response.rect, pointer)));
        }
    }
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

fn scene<'a>(shown: &Shown<'a>, view: View) -> Scene<'a, AnyGame> {
    let session = shown.session;
    Scene {
        recording: session.recording(),
        plan: session.plan(),
        step: session.step(),
        view,
        unvisited: shown.settings.unvisited,
        selected: shown.selected,
        is_confirmed: session.is_confirmed(),
        words: shown.words,
    }
}

/// A click looks at a node, or at the current one again; a double click fits a subtree, or everything.
fn choose(response: &Response, hovered: Option<NodeId>, actions: &mut Vec<Action>) {
    if response.double_clicked() {
        actions.push(hovered.map_or(Action::Fit, Action::FitSubtree));
    } else if response.clicked() {
        actions.push(Action::Select(hovered));
    }
}

/// What is known of a node, in a tooltip.
fn describe(ui: &mut Ui, shown: &Shown<'_>, node: NodeId) {
    ui.set_max_width(320.0);
    for line in description(shown, node) {
        ui.label(paint::rich(&line, theme::TEXT, theme::of(ui), 320.0));
    }
}

fn description(shown: &Shown<'_>, node: NodeId) -> Vec<crate::i18n::rich::Rich> {
    let (words, session) = (shown.words, shown.session);
    let (trace, moment, recording) = (session.trace(), session.moment(), session.recording());
    let name = Names::new(words, recording).heading(node);
    let player = match trace.player(node) {
        crate::score::Player::Max => "MAX",
        crate::score::Player::Min => "MIN",
    };
    let mut lines = vec![words.rich(
        "hover-node",
        &[("name", name.into()), ("player", player.into()), ("ply", trace.ply(node).to_string().into())],
    )];
    let known = moment.proved(node).to_string();
    lines.push(match (moment.state(node), trace.kind(node)) {
        (State::Unvisited, _) => words.rich("hover-unvisited", &[]),
        (State::Pruned, _) => words.rich("hover-pruned", &[]),
        (_, Kind::Leaf(_)) if moment.proved(node).is_exact() => {
            words.rich("hover-leaf", &[("sum", recording.evaluation(node).to_string().into())])
        }
        (State::Open, _) => words.rich("hover-open", &[("known", known.into())]),
        (State::Finished, _) => words.rich("hover-finished", &[("known", known.into())]),
    });
    if let Some(window) = moment.window(node).filter(|_| moment.state(node) == State::Open) {
        lines.push(words.rich("hover-window", &[("alpha", window.alpha.into()), ("beta", window.beta.into())]));
    }
    if let Some(window) = trace.window(node).filter(|_| moment.state(node) == State::Finished) {
        let args = [("alpha", window.alpha.into()), ("beta", window.beta.into())];
        lines.push(words.rich("hover-searched-with", &args));
    }
    lines
}

/// The tree for those who cannot see it: the step in words, and a name for every node in sight.
fn announce(ui: &Ui, shown: &Shown<'_>, scene: &Scene<'_, AnyGame>, response: &Response) {
    let session = shown.session;
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Image, true, narration::spoken(shown.words, session.recording(), session.step()))
    });
    let nodes = if scene.farness() < 1.0 { scene.visible_nodes() } else { Vec::new() };
    let rect = response.rect;
    for node in nodes.into_iter().take(MOST_NAMED) {
        let center = scene.center(node);
        let place = pos2(center.x, center.y) + rect.min.to_vec2();
        if rect.contains(place) {
            let id = ui.scope_id().with(node);
            let named = ui.interact(Rect::from_center_size(place, Vec2::splat(20.0)), id, Sense::hover());
            named.widget_info(|| WidgetInfo::labeled(Role::Label, true, accessible(shown, node)));
        }
    }
}

/// A node's name and what has become of it, in a few words.
fn accessible(shown: &Shown<'_>, node: NodeId) -> String {
    let words = shown.words;
    let name = Names::new(words, shown.session.recording()).heading(node);
    words.fill("node-accessible", &[("name", name.into()), ("known", known(shown, node).into())])
}

/// What has become of a node, in a few words or as what is proved of it.
pub(super) fn known(shown: &Shown<'_>, node: NodeId) -> String {
    let (words, moment) = (shown.words, shown.session.moment());
    match moment.state(node) {
        State::Unvisited => words.text("node-unvisited"),
        State::Pruned => words.text("node-pruned"),
        State::Open | State::Finished => moment.proved(node).to_string(),
    }
}
