//! Edges. Their width is the child's share of its parent's visits. The path of the iteration is dark, and the edges
//! that are decided on are on yellow. Each edge is labeled with its move, with the prior of the move if it has one, and,
//! while a class is asked to choose, with the badge of its choice.

use super::scene::SampledScene;
use crate::picture::choice_badge::ChoiceBadge;
use crate::picture::draw::choices::{PlacedChoice, places_on_edge};
use crate::picture::draw::labels::{Drawing, LabelPriority};
use crate::picture::draw::outcome_label;
use crate::picture::edge_ends::EdgeEnds;
use crate::picture::fonts::Font;
use crate::picture::measure::NAME_SIZE;
use crate::picture::options::Probabilities;
use crate::picture::palette::{PaletteColor, band_color};
use crate::picture::shape::{Stroke, point, text_shape};
use crate::picture::tree_scene::TreeScene;
use crate::picture::view::NODES_FROM;
use poda_core::game::GameView;
use poda_core::score::Turn;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::mcts::outcome_weight;
use poda_words::i18n::mcts_numbers::written_prior;
use poda_words::i18n::node_names::move_on_edge;
use std::ops::Range;

/// The widths of an edge without visits, and of an edge with all of its parent's visits, in units.
const WIDTHS: (f32, f32) = (1.0, 7.0);
/// The minimum width of an edge on the path, in pixels.
const MIN_PATH: f32 = 3.0;
/// The range for the position of a badge along an edge: above the moves and the sums, unless edges are close together.
const ALONG: Range<f32> = 0.3..0.9;

/// Draws the edges to and from the visible nodes, and adds their labels.
pub(super) fn draw_edges<G: GameView>(
    scene: &SampledScene<'_, G>,
    visible: &[NodeId],
    path: &[NodeId],
    drawing: &mut Drawing,
) {
    let children = scene.visible_children(visible, path.iter().copied());
    scene.draw_best_line(
        scene.marked_line().into_iter(),
        |child| stroke(scene, child, false).width,
        &mut drawing.shapes,
    );
    // Thin lines are drawn first and the path last, so that the important ones are on top.
    let mut strokes: Vec<_> = children
        .iter()
        .map(|&child| (child, path.contains(&child)))
        .map(|(child, is_on_path)| (child, is_on_path, stroke(scene, child, is_on_path)))
        .collect();
    strokes.sort_by(|(_, a, one), (_, b, other)| a.cmp(b).then(one.width.total_cmp(&other.width)));
    for (child, _, stroke) in strokes {
        drawing.shapes.extend(scene.edge_shapes(child, stroke));
        let EdgeEnds { from, to } = scene.edge_ends(child);
        drawing.add_edge(from, to);
    }
    // While nodes fade out, there is not enough space for moves.
    for child in children.into_iter().filter(|_| NODES_FROM <= scene.view.scale) {
        add_move(scene, child, drawing);
    }
}

/// Returns the line of the edge to a child.
fn stroke<G: GameView>(scene: &SampledScene<'_, G>, child: NodeId, is_on_path: bool) -> Stroke {
    let visits = |node: NodeId| scene.moment().statistics(node).visits.max(1) as f32;
    let of_parent = scene.recording.parent(child).map_or(1.0, visits);
    let share = scene.moment().statistics(child).visits as f32 / of_parent;
    let width = scene.view.line_px(WIDTHS.0 + (WIDTHS.1 - WIDTHS.0) * share.min(1.0));
    if is_on_path {
        Stroke::solid(width.max(MIN_PATH), PaletteColor::Text)
    } else {
        Stroke::solid(width, PaletteColor::Secondary)
    }
}

/// Adds the move to a child beside its edge. An outcome is on the edge together with its probability, because beside
/// it, it could be taken for a neighbor's.
fn add_move<G: GameView>(scene: &SampledScene<'_, G>, child: NodeId, drawing: &mut Drawing) {
    let (recording, words, view) = (scene.recording, scene.words, &scene.view);
    let Some((parent, mv)) = recording.parent(child).zip(recording.move_to(child)) else { return };
    let text = move_on_edge(words, &recording.position(parent), mv);
    let (ends, size) = (scene.edge_ends(child), view.text_px(NAME_SIZE));
    let weight = scene.layout.turn(parent).filter(|&turn| turn == Turn::Chance);
    if let Some((weight, of)) = weight.and_then(|_| outcome_weight(recording, parent, child)) {
        let weight = u32::try_from(weight).unwrap_or(u32::MAX);
        let text = format!("{text} {}", Probabilities::default().written(words, weight, of));
        let band = band_color(scene.layout.tree().row_turns[recording.ply(child)]);
        let on_edge =
            [0.0, 1.0, 2.0].map(|lines| outcome_label(view, ends, &text, size, PaletteColor::Secondary, band, lines));
        return drawing.add_candidates(LabelPriority::Move, on_edge.into());
    }
    let text = match written_prior(recording, child) {
        Some(prior) if text.is_empty() => format!("P {prior}"),
        Some(prior) => format!("{text}  P {prior}"),
        None => text,
    };
    let candidate = |t: f32| {
        let (anchor, at) = ends.beside(t, size * 0.56, view.px(7.0));
        vec![text_shape(at, anchor, size, Font::Regular, PaletteColor::Secondary, text.clone())]
    };
    let candidates = [0.58, 0.66, 0.74, 0.82, 0.5, 0.4, 0.25].map(candidate);
    drawing.add_candidates(LabelPriority::MoveAmongEdges, candidates.into());
}

/// Returns the choices that are drawn, with the places in which their badges can be.
pub(super) fn placed_choices<'a, G: GameView>(scene: &SampledScene<'a, G>, size: f32) -> Vec<PlacedChoice<'a>> {
    let recording = scene.recording;
    let drawn = scene.choices.iter().filter(|badge| badge.is_on_edge && scene.is_drawn(badge.node));
    let places = |badge: &ChoiceBadge| {
        let siblings = recording.parent(badge.node).into_iter().flat_map(|parent| recording.children(parent));
        let others = siblings.filter(|&sibling| sibling != badge.node && scene.is_drawn(sibling));
        let (center, whole) = (scene.center(badge.node), scene.node_size(badge.node));
        let half = point(whole.x / 2.0, whole.y / 2.0);
        places_on_edge(scene.edge_ends(badge.node), ALONG, others.map(|other| scene.center(other)), center, half, size)
    };
    drawn.map(|badge| PlacedChoice { badge, places: places(badge) }).collect()
}
