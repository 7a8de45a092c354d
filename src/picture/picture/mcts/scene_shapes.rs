//! A whole scene as shapes: the rows as bands, then edges and nodes or, in the overview, strips; and the marker at the edge, which
//! points to the current node if that is outside the picture.

use super::edges::draw_edges;
use super::nodes::draw_node;
use super::rollout::draw_rollout;
use super::scene::MctsScene;
use super::strips::draw_strips;
use super::terms::add_terms;
use crate::picture::draw::labels::Drawing;
use crate::picture::draw::rows::{Bands, draw_marker, marker_place};
use crate::picture::overview::Minimap;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Shape, fade};
use poda_core::game::GameView;
use poda_core::trace::NodeId;

/// Returns the shapes of a scene, from the back to the front.
pub fn draw_mcts<G: GameView>(scene: &MctsScene<'_, G>) -> Vec<Shape> {
    let rows = scene.rows();
    let bands = Bands {
        view: &scene.view,
        rows: (rows.start, rows.end),
        turns: &scene.layout.tree().row_turns,
        first_beyond: None,
        words: scene.words,
    };
    let mut shapes = Vec::new();
    bands.draw(&mut shapes);
    let blend = scene.view.overview_blend();
    if scene.shows_nodes() {
        let start = shapes.len();
        (shapes, _) = draw_tree(scene, shapes);
        // Nodes and edges fade out only after the strips have faded in, so that the picture never becomes pale.
        fade(&mut shapes, start, 1.0 - (blend - 0.4) / 0.6);
    }
    if scene.shows_strips() {
        let start = shapes.len();
        draw_strips(scene, &mut shapes);
        fade(&mut shapes, start, blend / 0.6);
    }
    bands.draw_labels(&mut shapes);
    draw_offscreen_marker(scene, &mut shapes);
    shapes
}

/// Returns the shapes of the map of the whole tree at a scene's step, from the back to the front.
pub fn draw_mcts_map<G: GameView>(scene: &MctsScene<'_, G>, minimap: &Minimap) -> Vec<Shape> {
    let scene = MctsScene { view: minimap.view, selected: None, ..*scene };
    let mut shapes = Vec::new();
    draw_strips(&scene, &mut shapes);
    // Texts are illegible on a map, so means are left out.
    shapes.retain(|shape| !matches!(shape, Shape::Text { .. }));
    shapes
}

/// Returns the texts of the nodes and edges in view that do not fit.
pub fn unplaced_texts<G: GameView>(scene: &MctsScene<'_, G>) -> Vec<String> {
    draw_tree(scene, Vec::new()).1
}

/// Draws the edges and the nodes over some shapes. Returns all shapes, and the texts of the labels that do not fit.
fn draw_tree<G: GameView>(scene: &MctsScene<'_, G>, shapes: Vec<Shape>) -> (Vec<Shape>, Vec<String>) {
    let (visible, path) = (scene.visible_nodes(), scene.path());
    let mut drawing = Drawing::default();
    drawing.shapes = shapes;
    draw_edges(scene, &visible, &path, &mut drawing);
    for &node in &visible {
        draw_node(scene, (node, path.contains(&node)), &mut drawing);
    }
    if let Some(&leaf) = path.first() {
        draw_rollout(scene, leaf, &mut drawing);
    }
    add_terms(scene, &mut drawing);
    drawing.finish(&scene.view.content_range(), scene.view.size.y)
}

fn draw_offscreen_marker<G: GameView>(scene: &MctsScene<'_, G>, shapes: &mut Vec<Shape>) {
    let Some(current) = scene.current().filter(|&node| !is_visible(scene, node)) else { return };
    let target = scene.center(current);
    if let Some(mark) = marker_place(&scene.view, target) {
        draw_marker((mark, target), PaletteColor::Current, shapes);
    }
}

fn is_visible<G: GameView>(scene: &MctsScene<'_, G>, node: NodeId) -> bool {
    scene.view.contains(scene.center(node))
}
