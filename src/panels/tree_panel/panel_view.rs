//! The view of a tree in a panel: either fitted or set by the user. The wheel, drags and fingers change it. Both kinds
//! of trees use it.
//!
//! Does not depend on searches.

use egui::{PointerButton, Pos2, Rect, Response, Ui, Vec2};
use poda_core::trace::NodeId;
use poda_picture::picture::fit::{PictureBounds, Viewport};
use poda_picture::picture::follow::kept_at_same_scale;
use poda_picture::picture::shape::{Point, point};
use poda_picture::picture::view::NODES_FROM;
use poda_picture::picture::{TreeLayout, View};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::lectern::LecternRequest;

/// The smallest text while presenting on 1920 × 1080, in pixels.
const MIN_TEXT_PRESENTING: f32 = 29.0;

#[derive(Debug, Default)]
pub struct PanelView {
    /// The view that the user set; `None` while the tree is fitted.
    pub chosen: Option<View>,
    pub fit: Fit,
    /// The fitted view of part of the tree, scrolled to the current node.
    pub scrolled: Option<View>,
    /// The movement of the view to the current node, while presenting.
    glide: Option<Glide>,
    /// The picture of the tree that was shown in the place of the window; `None` once the panel has taken it over.
    pub earlier: Option<EarlierPicture>,
    /// The movement of the view from there.
    arrival: Option<Glide>,
    /// Whether the pointer moved the view in this frame.
    pub is_moved: bool,
    /// Whether two fingers have zoomed since the last press. Lifting them is then neither a click nor a long press.
    pub is_pinched: bool,
    pub size: Option<Vec2>,
    /// The smallest text size while presenting, in pixels.
    min_text_px: f32,
    /// The factor by which the user has enlarged all text.
    text_factor: f32,
}

/// How the tree is fitted into the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fit {
    /// The whole tree, if every node keeps its shape. Otherwise the readable part of a small tree, or a large one as
    /// strips. While presenting, only a huge tree is shown as strips.
    #[default]
    Automatic,
    /// As much of the tree as is readable, around the current node.
    Readable,
    /// The whole tree, as strips if necessary.
    Whole,
}

/// The change of the view by the pointer or two fingers in a frame.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gesture {
    /// The distance to pan, in pixels.
    pub pan: Option<Point>,
    /// The zoom factor and the fixed point.
    pub zoom: Option<(f32, Point)>,
}

impl PanelView {
    /// Resets the view to the initial fit.
    pub const fn reset(&mut self) {
        (self.chosen, self.fit, self.scrolled) = (None, Fit::Automatic, None);
    }

    /// Shows the whole tree or, if all of it is shown already, as much of it as is readable.
    pub fn fit(&mut self, shows_all: bool) {
        let is_fitted = self.chosen.is_none();
        self.reset();
        self.fit = if is_fitted && shows_all { Fit::Readable } else { Fit::Whole };
    }

    /// Updates the size of the panel, and ends a gesture of two fingers at the next press.
    pub fn begin_frame(&mut self, ui: &Ui, panel: Rect) {
        let screen = ui.ctx().content_rect();
        self.size = Some(panel.size());
        self.min_text_px = MIN_TEXT_PRESENTING * (screen.width() / 1920.0).min(screen.height() / 1080.0);
        self.text_factor = ui.ctx().zoom_factor().max(1.0);
        self.is_pinched &= !ui.input(|input| input.pointer.any_pressed());
    }

    /// Returns the space for the tree.
    pub fn viewport(&self, is_presenting: bool) -> Viewport {
        let size = self.size.unwrap_or_default();
        let size = point(size.x, size.y);
        if is_presenting {
            return Viewport::presenting(size, self.min_text_px);
        }
        // Where all text is enlarged, a tree that would not fit keeps the size that its text has otherwise.
        let viewport = Viewport::window(size);
        Viewport { least_text_px: viewport.min_text_px / self.text_factor.max(1.0), ..viewport }
    }

    /// Returns the view that the user has set, or else the fitted view, scrolled as before.
    pub fn view(&self, viewport: Viewport, fitted: impl FnOnce() -> View) -> View {
        if let Some(chosen) = self.chosen {
            let Viewport { size, min_text_px, has_plies, .. } = viewport;
            return View { size, min_text_px, has_plies, ..chosen };
        }
        let fitted = fitted();
        self.scrolled.map_or(fitted, |scrolled| kept_at_same_scale(&scrolled, fitted))
    }

    /// Returns the view during its movement to the current node, or `view` if there is no movement.
    pub fn gliding(&mut self, ui: &Ui, view: View) -> View {
        let gliding = self.glide.and_then(|glide| glide.view(&view, ui.input(|input| input.time)));
        match gliding {
            Some(_) => ui.ctx().request_repaint(),
            None => self.glide = None,
        }
        gliding.unwrap_or(view)
    }

    /// Returns the view during its movement from the picture that was shown before the panel, or `view` if there is no
    /// movement. The user ends it by setting the view. `natural` is the layout of that picture, and `drawn` that of the
    /// panel.
    pub fn arriving(&mut self, ui: &Ui, panel: Rect, natural: &TreeLayout, drawn: &TreeLayout, view: View) -> View {
        let now = ui.input(|input| input.time);
        let earlier = self.earlier.take();
        // With reduced motion, the animation time is zero.
        if let Some(earlier) = earlier.filter(|_| 0.0 < ui.style().animation_time) {
            let from = earlier.view(panel, ui.ctx().zoom_factor(), natural, drawn);
            // Strips do not turn into nodes on their way.
            self.arrival = Some(Glide { from, begun: now })
                .filter(|_| NODES_FROM <= from.scale.min(view.scale) && self.chosen.is_none());
        }
        let share = self.arrival.filter(|_| self.chosen.is_none()).and_then(|arrival| arrival.share(now));
        let Some((arrival, share)) = self.arrival.zip(share) else {
            self.arrival = None;
            return view;
        };
        ui.ctx().request_repaint();
        arrival.from.toward(&view, share)
    }

    /// Scrolls a view that shows only part of the tree to the current node. `followed` returns the scrolled view;
    /// `is_new` is whether the step has changed.
    pub fn follow(&mut self, ui: &Ui, is_presenting: bool, view: View, is_new: bool, followed: impl FnOnce() -> View) {
        if is_new {
            let (seen, followed) = (self.gliding(ui, view), followed());
            // With reduced motion, the animation time is zero.
            if is_presenting && followed != view && 0.0 < ui.style().animation_time {
                self.glide = Some(Glide { from: seen, begun: ui.input(|input| input.time) });
            }
            match &mut self.chosen {
                Some(chosen) => *chosen = followed,
                None => self.scrolled = Some(followed),
            }
        } else if self.chosen.is_none() && self.scrolled != Some(view) {
            self.scrolled = Some(followed());
        }
    }

    /// Returns the gesture of this frame: zooming with the wheel at the pointer, panning with drags if `drags_pan`, or
    /// both with two fingers. While the spotlight is on, the wheel resizes it instead. While the pen is drawing, the
    /// primary button does not pan.
    pub fn gesture(&mut self, ui: &Ui, context: &ViewContext<'_>, response: &Response, drags_pan: bool) -> Gesture {
        let mut gesture = Gesture::default();
        if let Some(touch) = ui.input(egui::InputState::multi_touch).filter(|_| response.is_pointer_button_down_on()) {
            let by = touch.translation_delta;
            gesture.pan = Some(point(by.x, by.y));
            gesture.zoom = Some((touch.zoom_delta, local(response.rect, touch.center_pos)));
            (self.is_moved, self.is_pinched) = (true, true);
            return gesture;
        }
        let drag = response.drag_delta();
        let is_drawing = context.lectern.pen.is_drawing && response.dragged_by(PointerButton::Primary);
        if response.dragged() && !is_drawing && drag != Vec2::ZERO && drags_pan {
            gesture.pan = Some(point(drag.x, drag.y));
        }
        if let Some(pointer) = response.hover_pos().filter(|_| response.contains_pointer()) {
            let (wheel, pinch) = ui.input(|input| ((input.smooth_scroll_delta().y * 0.003).exp(), input.zoom_delta()));
            let resizes_spotlight = context.lectern.spotlight.is_on;
            if resizes_spotlight && (wheel - 1.0).abs() > 1e-4 {
                context.requests.push(LecternRequest::ResizeSpotlight(wheel));
            }
            let factor = if resizes_spotlight { pinch } else { wheel * pinch };
            gesture.zoom = Some((factor, local(response.rect, pointer))).filter(|_| (factor - 1.0).abs() > 1e-4);
        }
        self.is_moved |= gesture.pan.is_some() || gesture.zoom.is_some();
        gesture
    }
}

/// Returns the position of the pointer relative to the top left corner of a panel.
pub fn local(rect: Rect, pointer: egui::Pos2) -> Point {
    point(pointer.x - rect.left(), pointer.y - rect.top())
}

/// The duration of the movement, in seconds.
const GLIDE_SECONDS: f64 = 0.35;

/// A picture of the whole tree at its natural size that was shown in the place of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EarlierPicture {
    /// The top left corner of the picture, in pixels of the screen.
    pub corner: Pos2,
    /// The factor by which the picture was enlarged.
    pub scale: f32,
}

impl EarlierPicture {
    /// Returns the view of a panel that shows the tree where the picture was. `zoom_factor` is the number of pixels of
    /// the screen in one of the panel. Of a layout with closer nodes than the picture had, the middle is where it was.
    fn view(self, panel: Rect, zoom_factor: f32, natural: &TreeLayout, drawn: &TreeLayout) -> View {
        let (corner, scale) = (self.corner / zoom_factor - panel.min.to_vec2(), self.scale / zoom_factor);
        let whole = |layout: &TreeLayout| PictureBounds::default().whole_view(layout, NodeId::ROOT);
        let (shown, view) = (whole(natural), whole(drawn));
        let narrower = (shown.size.x - view.size.x) / 2.0 * scale;
        view.within(point(panel.width(), panel.height()), point(corner.x + narrower, corner.y), scale)
    }
}

/// A movement from one view to another.
#[derive(Clone, Copy, Debug)]
struct Glide {
    from: View,
    /// The time of its beginning, in seconds since the start of the program.
    begun: f64,
}

impl Glide {
    /// Returns the view during the movement; `None` if it is over, or if the target has another scale or size.
    pub fn view(&self, to: &View, now: f64) -> Option<View> {
        let is_same = View { left: to.left, top: to.top, ..self.from } == *to;
        self.share(now).filter(|_| is_same).map(|share| self.from.toward(to, share))
    }

    /// Returns the share of the way that is done; `None` if the movement is over.
    fn share(&self, now: f64) -> Option<f32> {
        let share = (now - self.begun) / GLIDE_SECONDS;
        #[expect(clippy::cast_possible_truncation, reason = "a share of a few pixels")]
        let eased = (share * share * (3.0 - 2.0 * share)) as f32;
        (0.0..1.0).contains(&share).then_some(eased)
    }
}
