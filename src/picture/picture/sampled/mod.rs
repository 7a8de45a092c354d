//! A moment of a Monte Carlo tree search as shapes: (recording, step, layout, view) → [`Shape`]s.
//!
//! The finished tree is laid out once, so that no node moves while the tree grows; nodes that have not been added yet
//! are not drawn. Every node has its `w/n` and its mean, and the width of every edge is the share of its parent's
//! visits that continued through it. Shapes, colors, fonts, bands and views are shared with the other trees. Does not
//! depend on a window toolkit or on files.
//!
//! Reading order: [`SampledLayout`], [`SampledScene`], [`draw_sampled`].

mod edges;
mod iteration;
mod layout;
mod motion;
mod nodes;
mod scene;
mod strips;

pub use layout::SampledLayout;
pub use motion::draw_sampled_motion;
pub use nodes::pointed_ring;
pub use scene::{SampledConcealed, SampledScene};

use crate::picture::draw::choices::{ChoiceSpace, WithChoices, with_choices};
use crate::picture::draw::labels::Drawing;
use crate::picture::draw::rows::{Bands, draw_marker, marker_place};
use crate::picture::draw::scene_shapes::layered;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::overview::Minimap;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::Shape;
use crate::picture::tree_scene::TreeScene;
use edges::{draw_edges, placed_choices};
use iteration::{add_terms, draw_rollout};
use nodes::draw_node;
use poda_core::game::GameView;
use strips::draw_strips;

/// Returns the shapes of a scene, from the back to the front.
pub fn draw_sampled<G: GameView>(scene: &SampledScene<'_, G>) -> Vec<Shape> {
    let rows = scene.rows();
    let bands = Bands {
        view: &scene.view,
        rows: (rows.start, rows.end),
        turns: &scene.layout.tree().row_turns,
        names: &[],
        movers: &[],
        first_beyond: None,
        words: scene.words,
    };
    let mut shapes = layered(&bands, |shapes| draw_tree(scene, shapes).0, |shapes| draw_strips(scene, shapes));
    if let Some(current) = scene.current().filter(|&node| !scene.is_visible(node))
        && let target = scene.center(current)
        && let Some(mark) = marker_place(&scene.view, target)
    {
        draw_marker(mark, target, PaletteColor::Current, &mut shapes);
    }
    shapes
}

/// Returns the shapes of the map of the whole tree at a scene's step, from the back to the front.
pub fn draw_sampled_map<G: GameView>(scene: &SampledScene<'_, G>, minimap: &Minimap) -> Vec<Shape> {
    let scene = SampledScene { view: minimap.view, selected: None, line: &[], ..*scene };
    let mut shapes = Vec::new();
    draw_strips(&scene, &mut shapes);
    // Texts are illegible on a map, so means are left out.
    shapes.retain(|shape| !matches!(shape, Shape::Text { .. }));
    shapes
}

/// Returns the texts of the nodes and edges in view that do not fit.
pub fn unplaced_texts<G: GameView>(scene: &SampledScene<'_, G>) -> Vec<String> {
    draw_tree(scene, Vec::new()).1
}

/// Draws the edges and the nodes over some shapes. Returns all shapes, and the texts of the labels that do not fit.
fn draw_tree<G: GameView>(scene: &SampledScene<'_, G>, shapes: Vec<Shape>) -> (Vec<Shape>, Vec<String>) {
    let (across, height) = (scene.view.content_range(), scene.view.size.y);
    if scene.choices.is_empty() {
        return tree_drawing(scene, shapes).finish(&across, height);
    }
    let WithChoices { tree, choices, unplaced } = tree_with_choices(scene, &shapes);
    ([tree, choices].concat(), unplaced)
}

fn tree_with_choices<G: GameView>(scene: &SampledScene<'_, G>, shapes: &[Shape]) -> WithChoices {
    let (size, across, height) = (scene.view.text_px(BOUND_SIZE), scene.view.content_range(), scene.view.size.y);
    let space = ChoiceSpace { size, across, height, words: scene.words };
    with_choices(|| tree_drawing(scene, shapes.to_vec()), &placed_choices(scene, size), &space)
}

/// Returns the drawing of the edges and the nodes over some shapes, before its labels are placed.
fn tree_drawing<G: GameView>(scene: &SampledScene<'_, G>, shapes: Vec<Shape>) -> Drawing {
    let (visible, path) = (scene.visible_nodes(), scene.path());
    let mut drawing = Drawing::default();
    drawing.shapes = shapes;
    draw_edges(scene, &visible, &path, &mut drawing);
    for &node in &visible {
        draw_node(scene, node, path.contains(&node), &mut drawing);
    }
    if let Some(&leaf) = path.first() {
        draw_rollout(scene, leaf, &mut drawing);
    }
    add_terms(scene, &mut drawing);
    drawing
}

/// Returns the shapes of the choices of a scene, which [`draw_sampled`] draws among the others.
pub fn draw_sampled_choices<G: GameView>(scene: &SampledScene<'_, G>) -> Vec<Shape> {
    if scene.view.overview_blend() < 1.0 { tree_with_choices(scene, &[]).choices } else { Vec::new() }
}
