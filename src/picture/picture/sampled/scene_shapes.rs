//! A whole scene as shapes: the rows as bands, then edges and nodes or, in the overview, strips; and the marker at the edge, which
//! points to the current node if that is outside the picture.

use super::edges::draw_edges;
use super::nodes::draw_node;
use super::rollout::draw_rollout;
use super::scene::SampledScene;
use super::strips::draw_strips;
use super::terms::add_terms;
use crate::picture::draw::labels::Drawing;
use crate::picture::draw::rows::{Bands, draw_marker, marker_place};
use crate::picture::draw::scene_shapes::layered;
use crate::picture::draw::tree_scene::TreeScene;
use crate::picture::overview::Minimap;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::Shape;
use poda_core::game::GameView;

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
        draw_marker((mark, target), PaletteColor::Current, &mut shapes);
    }
    shapes
}

/// Returns the shapes of the map of the whole tree at a scene's step, from the back to the front.
pub fn draw_sampled_map<G: GameView>(scene: &SampledScene<'_, G>, minimap: &Minimap) -> Vec<Shape> {
    let scene = SampledScene { view: minimap.view, selected: None, ..*scene };
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
