//! Edges with their labels: the move, the window with which the child was entered, the badge of a scout or re-search,
//! and the strokes of a cutoff across the edges that it pruned.

use super::labels::{Drawing, LabelPriority};
use super::node_shape::NodeShape;
use super::nodes::{TABLE_WIDTH, draw_table, probed_depth, table_depth_text};
use super::windows::{badge_label, draw_edge_window};
use crate::picture::edge_ends::EdgeEnds;
use crate::picture::fonts::Font;
use crate::picture::measure::{BOUND_SIZE, TABLE_DEPTH_SIZE, VisitBadge, inequality_of_several};
use crate::picture::options::Notation;
use crate::picture::palette::{PaletteColor, band_color, color_of_several, player_color};
use crate::picture::scene::{Scene, edge_ends};
use crate::picture::shape::{Anchor, PixelRect, Point, Shape, Stroke, point, text_shape};
use crate::picture::tree_scene::TreeScene;
use crate::picture::view::View;
use poda_core::game::GameView;
use poda_core::score::Cutoff;
use poda_core::text::visible;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;
use poda_core::trace::multi_player::PayoffReach;
use poda_words::i18n::NamedBounds;
use poda_words::i18n::explain::{cutoff_label, order_credit};

/// The largest distance of a pointer from an edge that it points to, in pixels.
const EDGE_RADIUS: f32 = 7.0;

/// Draws the edges to and from the visible nodes, with their cutoffs, and adds their labels.
pub(super) fn draw_edges<G: GameView>(scene: &Scene<'_, G>, visible: &[NodeId], drawing: &mut Drawing) {
    let children = scene.visible_children(visible, scene.moment().path());
    if !scene.line.is_empty() {
        scene.draw_best_line(scene.line.iter().copied(), |child| stroke(scene, child).width, &mut drawing.shapes);
    } else if scene.shows_principal_variation() {
        let moves = if scene.concealed.replies { 1 } else { usize::MAX };
        let line = scene.principal_variation().into_iter().filter(|&node| node != NodeId::ROOT);
        scene.draw_best_line(line.take(moves), |child| stroke(scene, child).width, &mut drawing.shapes);
    }
    // Thin lines are drawn first, so that the important ones are on top.
    let mut strokes: Vec<_> = children.iter().map(|&child| (child, stroke(scene, child))).collect();
    strokes.sort_by(|(_, a), (_, b)| a.width.total_cmp(&b.width));
    for (child, stroke) in strokes {
        drawing.shapes.extend(scene.edge_shapes(child, stroke));
        for ends in scene.edge_path(child).windows(2) {
            drawing.add_edge(ends[0], ends[1]);
        }
    }
    let trying = scene.moment().trying();
    for &child in &children {
        draw_cutoff(scene, child, drawing);
        add_edge_labels(scene, child, drawing);
        if trying.is_some() && trying == scene.recording.trace().parent(child) {
            add_order_reason(scene, child, drawing);
        }
    }
}

/// Returns the child whose edge is nearest to a point, if it is at most a few pixels away.
pub fn edge_at<G: GameView>(scene: &Scene<'_, G>, at: Point) -> Option<NodeId> {
    let children = scene.visible_children(&scene.visible_nodes(), scene.moment().path());
    let from_edge = |child: NodeId| {
        let path = scene.edge_path(child);
        let parts = path.windows(2).map(|ends| EdgeEnds { from: ends[0], to: ends[1] }.distance(at));
        parts.fold(f32::INFINITY, f32::min)
    };
    let distances = children.into_iter().map(|child| (child, from_edge(child)));
    let nearest = distances.min_by(|(_, a), (_, b)| a.total_cmp(b));
    nearest.filter(|(_, distance)| *distance <= EDGE_RADIUS).map(|(child, _)| child)
}

/// Returns the visit after the move whose edge is nearest to a point, where each position is drawn once: several visits
/// are one node there, and differ by their edges. `node` is the node at the point, whose drawing hides edges.
pub fn visit_at_edge<G: GameView>(scene: &Scene<'_, G>, node: Option<NodeId>, at: Point) -> Option<NodeId> {
    let is_on_node = |node: NodeId| PixelRect::around(&NodeShape::of(scene, node).corners()).contains(at);
    if scene.tree_layout.graph.is_none() || scene.overview_blend() > 0.0 || node.is_some_and(is_on_node) {
        return None;
    }
    edge_at(scene, at)
}

/// Returns the line of the edge to a child. Lines get thinner as the scale shrinks, but the path and the proving edges
/// stay at least two pixels wide.
fn stroke<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> Stroke {
    let (trace, moment) = (scene.recording.trace(), scene.moment());
    let stroke = match (moment.state(child), trace.parent(child)) {
        (NodeState::Unvisited, _) => Stroke::dashed(scene.line_px(1.2), PaletteColor::FaintLine),
        (NodeState::Pruned | NodeState::PassedOver, _) => Stroke::solid(scene.line_px(1.2), PaletteColor::FaintLine),
        (NodeState::Open, _) => Stroke::solid(scene.line_px(3.0).max(2.0), PaletteColor::Text),
        (NodeState::Finished, Some(parent)) if scene.proving_child(parent) == Some(child) => {
            let mover = scene.recording.multi_player().map(|view| view.mover(parent));
            let color = mover.map_or_else(|| player_color(trace.player(parent)), color_of_several);
            Stroke::solid(scene.line_px(3.2).max(2.0), color)
        }
        (NodeState::Finished, _) => Stroke::solid(scene.line_px(1.4), PaletteColor::Secondary),
    };
    // A scout only tests a bound, so its line is dashed.
    Stroke { dashed: stroke.dashed || VisitBadge::of(trace, child) == Some(VisitBadge::Scout), ..stroke }
}

/// Text size of a move, in units.
const MOVE_SIZE: f32 = 14.5;

pub(super) fn add_edge_labels<G: GameView>(scene: &Scene<'_, G>, child: NodeId, drawing: &mut Drawing) {
    let (trace, sizes) = (scene.recording.trace(), &scene.tree_layout.sizes);
    let ends = edge_ends(scene, child);
    let is_entered = matches!(scene.moment().state(child), NodeState::Open | NodeState::Finished);
    let badge = VisitBadge::of(trace, child).filter(|_| is_entered);
    let is_named = scene.words.named_bounds == NamedBounds::Both;
    let has_window = sizes.notation == Notation::Edge && is_entered && is_named;
    if let Some(window) = trace.window(child).filter(|_| has_window) {
        // The mover's window takes a third line.
        let (t, lines) = if sizes.mover_view.is_some() { (0.27, 2.9) } else { (0.49, 1.6) };
        let candidate = |t: f32| {
            let mut shapes = Vec::new();
            let (anchor, at) = ends.beside(t, scene.text_px(BOUND_SIZE) * lines, scene.px(5.0));
            draw_edge_window(scene, child, window, badge, anchor, at, &mut shapes);
            shapes
        };
        drawing.add_candidates(LabelPriority::Window, [t, 0.4, 0.32, 0.24, 0.58].map(candidate).into());
    }
    // If windows are beside edges, the badge is beside them, too.
    let badge_on_edge = badge.filter(|_| !has_window);
    if let Some(badge) = badge_on_edge {
        drawing.add(LabelPriority::VisitBadge, badge_label(scene, badge, ends));
    }
    if scene.tree_layout.graph.is_some() {
        drawing.add_candidates(LabelPriority::MoveAmongEdges, taken_from_table(scene, child));
    }
    let parent_and_move = trace.parent(child).zip(scene.recording.move_to(child));
    let Some((parent, mv)) = parent_and_move else { return };
    let position = scene.recording.position(parent);
    let probability = trace.weight(child).map(|(weight, of)| sizes.probabilities.written(scene.words, weight, of));
    let is_outcome = probability.is_some();
    let label = position.move_label(mv).map(|label| visible(label).into_owned());
    if let Some(label) = [label, probability].into_iter().flatten().reduce(|label, other| format!("{label} {other}")) {
        let color = if is_entered { PaletteColor::Secondary } else { PaletteColor::FaintText };
        let size = scene.text_px(MOVE_SIZE);
        let badge_width = scene.text_px(badge_on_edge.map_or(0.0, VisitBadge::half_width));
        let candidate = |t: f32| {
            let (anchor, at) = ends.beside(t, size * 0.56, scene.px(6.0) + badge_width);
            vec![text_shape(at, anchor, size, Font::Regular, color, label.clone())]
        };
        let candidates = if is_outcome {
            let behind = band_color(scene.tree_layout.row_turns[scene.ply(child)]);
            let on_edge =
                [0.0, 1.0, 2.0].map(|lines| outcome_label(&scene.view, ends, &label, size, color, behind, lines));
            on_edge.into_iter().chain([0.58, 0.25].map(candidate)).collect()
        } else {
            [0.58, 0.7, 0.8, 0.25, 0.15].map(candidate).into()
        };
        drawing.add_candidates(LabelPriority::Move, candidates);
    }
}

/// Returns candidates for the label of an edge to a position whose bound was taken from the table: the table, the
/// bound, and the depth to which it is true. The position itself is drawn where it was searched.
fn taken_from_table<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> Vec<Vec<Shape>> {
    let Some(depth) = probed_depth(scene, child) else { return Vec::new() };
    let text = format!("{} · {}", scene.shown_value(child), table_depth_text(scene, depth));
    let (ends, size) = (edge_ends(scene, child), scene.text_px(TABLE_DEPTH_SIZE));
    let (width, space) = (Font::Regular.width(&text, size), scene.px(TABLE_WIDTH + 4.0));
    let candidate = |t: f32| {
        let (anchor, at) = ends.beside(t, size * 0.6, scene.px(5.0));
        let left = match anchor {
            Anchor::Left => at.x,
            Anchor::Center | Anchor::Right => at.x - width - space,
        };
        let mut shapes = vec![text_shape(
            point(left + space, at.y),
            Anchor::Left,
            size,
            Font::Regular,
            PaletteColor::Text,
            text.clone(),
        )];
        draw_table(point(left + scene.px(TABLE_WIDTH), at.y), scene.px(1.0), &mut shapes);
        shapes
    };
    [0.5, 0.6, 0.7, 0.4, 0.3, 0.8, 0.2, 0.88, 0.12].map(candidate).into()
}

/// Draws the probability of an outcome on its edge, just above the outcome and `lines` lines further up. Beside the
/// edge, it could be taken for a neighbor's. The colors are those of the text and of its background.
pub(in crate::picture) fn outcome_label(
    view: &View,
    ends: EdgeEnds,
    text: &str,
    size: f32,
    color: PaletteColor,
    behind: PaletteColor,
    lines: f32,
) -> Vec<Shape> {
    let EdgeEnds { from, to } = ends;
    let half = point(Font::Regular.width(text, size) / 2.0 + 2.0, size * 0.6);
    let up = half.y + view.px(2.0) + 2.0 * half.y * lines;
    // The label does not follow a flat edge far, because it would be too far from the outcome.
    let aside = ((from.x - to.x) * up / (to.y - from.y).max(1.0)).clamp(-half.x, half.x);
    let at = point(to.x + aside, to.y - up);
    let (min, max) = (point(at.x - half.x, at.y - half.y), point(at.x + half.x, at.y + half.y));
    vec![
        Shape::Rect { min, max, radius: 0.0, fill: Some(behind), stroke: None },
        text_shape(at, Anchor::Center, size, Font::Regular, color, text.to_owned()),
    ]
}

/// Adds the reason of a move's rank beside the edge, if the move is a killer or was ordered by its history and the
/// label fits.
fn add_order_reason<G: GameView>(scene: &Scene<'_, G>, child: NodeId, drawing: &mut Drawing) {
    let Some(text) = order_credit(scene.words, scene.recording.trace().order_reason(child)) else { return };
    let (ends, size) = (edge_ends(scene, child), scene.text_px(BOUND_SIZE));
    let candidate = |t: f32| {
        let (anchor, at) = ends.beside(t, size * 0.6, scene.px(6.0).max(4.0));
        vec![text_shape(at, anchor, size, Font::Regular, PaletteColor::Secondary, text.clone())]
    };
    drawing.add_candidates(LabelPriority::OrderReason, [0.74, 0.84, 0.64, 0.5, 0.4].map(candidate).into());
}

/// The position of the strokes if only one edge was pruned, as a share of the way down.
const ALONG_ONLY_EDGE: f32 = 0.54;
/// The highest position of a label beside an edge, as a share of the way down.
const MIN_ALONG: f32 = 0.12;
/// The position of the strokes if several edges were pruned, as a share of the way down.
pub(super) const ALONG_EDGES: f32 = 0.56;

/// Draws the strokes across the edge to a pruned child and, beside the last pruned one, the reason for the cutoff.
pub(super) fn draw_cutoff<G: GameView>(scene: &Scene<'_, G>, child: NodeId, drawing: &mut Drawing) {
    let trace = scene.recording.trace();
    if scene.moment().state(child) != NodeState::Pruned || !trace.is_pruned_root(child) {
        return;
    }
    draw_strokes(scene, child, pruned_along(scene, child), drawing);
    if trace.later_siblings(child).next().is_none() {
        add_inequality(scene, child, drawing);
    }
}

/// Returns the position of the strokes across the edge to a pruned child, as a share of the way down.
pub(super) fn pruned_along<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> f32 {
    if is_only_pruned(scene, child) { ALONG_ONLY_EDGE } else { ALONG_EDGES }
}

/// Draws two parallel strokes across the edge to a child, at a share of the way down.
pub(super) fn draw_strokes<G: GameView>(scene: &Scene<'_, G>, child: NodeId, along: f32, drawing: &mut Drawing) {
    let EdgeEnds { from, to } = edge_ends(scene, child);
    let middle = from.toward(to, along);
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1e-6);
    let (ax, ay) = (dx / length, dy / length);
    let half = scene.px(9.0).max(5.0);
    let across = |along: f32, aside: f32| point(middle.x + ax * along - ay * aside, middle.y + ay * along + ax * aside);
    let (long, wide) = (scene.px(3.4).max(2.0) + scene.px(1.5), half);
    drawing
        .add_obstacle(None, vec![across(-long, -wide), across(long, -wide), across(long, wide), across(-long, wide)]);
    drawing.shapes.extend(strokes(scene, child, along, 1.0));
}

/// Returns the two strokes across the edge to a child, at a share of the way down. `size` is a factor of their usual
/// length and thickness.
pub(super) fn strokes<G: GameView>(scene: &Scene<'_, G>, child: NodeId, along: f32, size: f32) -> [Shape; 2] {
    let EdgeEnds { from, to } = edge_ends(scene, child);
    let middle = from.toward(to, along);
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1e-6);
    let (ax, ay) = (dx / length, dy / length);
    let half = scene.px(9.0).max(5.0) * size;
    let stroke = Stroke::solid(scene.px(3.0).max(1.5) * size, PaletteColor::Cut);
    [-scene.px(3.4).max(2.0), scene.px(3.4).max(2.0)].map(|shift| {
        let center = point(middle.x + ax * shift, middle.y + ay * shift);
        let (from, to) =
            (point(center.x - ay * half, center.y + ax * half), point(center.x + ay * half, center.y - ax * half));
        Shape::Line { from, to, stroke }
    })
}

/// Adds the label of a cutoff: its inequality, such as `7 ≥ β = 5`, and the kind of cutoff. It is beside the strokes
/// across a single edge, above the strokes across several edges, or elsewhere along the edge if there is not enough
/// space.
fn add_inequality<G: GameView>(scene: &Scene<'_, G>, child: NodeId, drawing: &mut Drawing) {
    let is_named = scene.words.named_bounds != NamedBounds::None;
    let Some((inequality, name)) = cutoff_texts(scene, child) else { return };
    let EdgeEnds { from, to } = edge_ends(scene, child);
    let size = scene.text_px(BOUND_SIZE);
    let (width, name_width) = (Font::SemiBold.width(&inequality, size), Font::Regular.width(&name, size));
    let write = |at: Point, font: Font, text: &str| {
        vec![text_shape(at, Anchor::Left, size, font, PaletteColor::Cut, text.to_owned())]
    };
    let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
    // Positions beside the edge, at a share of the way down. They are clear of the edge even if it leans towards the
    // text.
    let right_of = |t: f32| {
        let on = from.toward(to, t);
        point(on.x + scene.px(13.0) + (slope * size * 0.9).max(0.0), on.y)
    };
    let left_of = |t: f32| {
        let on = from.toward(to, t);
        point(on.x - scene.px(13.0) + (slope * size * 0.9).min(0.0) - width, on.y)
    };
    let (first, below) = if is_only_pruned(scene, child) {
        let at = right_of(ALONG_ONLY_EDGE);
        let line = size * 1.23;
        (point(at.x, at.y - line * 0.25), point(at.x, at.y + line * 0.75))
    } else {
        let on = from.toward(to, ALONG_EDGES * 0.36);
        let x = on.x + scene.px(14.0) + (slope * scene.px(8.0)).max(0.0);
        (point(x, on.y), point(x + width + 0.6 * size, on.y))
    };
    let beside = point(first.x + width + 0.6 * size, first.y);
    let above = point(first.x + (width - name_width).max(0.0) / 2.0, first.y - 1.23 * size);
    let with_name = [below, beside, above].map(|at| {
        let mut shapes = write(first, Font::SemiBold, &inequality);
        shapes.extend(write(at, Font::Regular, &name));
        shapes
    });
    let elsewhere = [ALONG_ONLY_EDGE, 0.4, 0.28, 0.68];
    let places: Vec<Point> = [first].into_iter().chain(elsewhere.map(right_of)).chain(elsewhere.map(left_of)).collect();
    // As far down beside the edge as there is space up to the end of the picture.
    let at_end = || {
        let right = scene.view.content_range().end - width;
        let on = right - scene.px(4.0).max(3.0) - (slope * size * 0.5).max(0.0);
        let along = (on - from.x) / (to.x - from.x).max(1e-6);
        (MIN_ALONG..ALONG_ONLY_EDGE).contains(&along).then(|| point(right, from.toward(to, along).y))
    };
    let alone = places.iter().copied().chain(at_end()).map(|at| write(at, Font::SemiBold, &inequality));
    // The label has two lines if the next edge is near.
    let at_bound = inequality.split_once(" = ").map(|(upper, lower)| (upper.to_owned(), format!("= {lower}")));
    let at_words = || {
        let words = Some(&inequality).filter(|text| text.contains(": "))?;
        let spaces = words.match_indices(' ').map(|(at, _)| at);
        let middle = inequality.chars().count() / 2;
        let at = spaces.min_by_key(|&at| inequality[..at].chars().count().abs_diff(middle))?;
        Some((inequality[..at].to_owned(), inequality[at + 1..].to_owned()))
    };
    let in_two_lines = at_bound.or_else(at_words).into_iter().flat_map(|(upper, lower)| {
        let indent = width - Font::SemiBold.width(&upper, size).max(Font::SemiBold.width(&lower, size));
        places.iter().enumerate().skip(1).map(move |(index, at)| {
            let x = if index <= elsewhere.len() { at.x } else { at.x + indent };
            let lines = [(upper.clone(), -0.6), (lower.clone(), 0.6)];
            let lines = lines.map(|(line, down)| write(point(x, at.y + down * size), Font::SemiBold, &line));
            lines.concat()
        })
    });
    let candidates = with_name.into_iter().filter(|_| is_named).chain(alone).chain(in_two_lines).collect();
    drawing.add_candidates(LabelPriority::Cut, candidates);
}

/// Returns the inequality of the cutoff that pruned a child, and the kind of the cutoff.
fn cutoff_texts<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> Option<(String, String)> {
    let parent = scene.recording.trace().parent(child)?;
    let of_vectors = scene.recording.multi_player().and_then(|view| view.cutoff(parent));
    if let Some(cutoff) = of_vectors {
        let name = match cutoff.reach {
            PayoffReach::Immediate => "picture-immediate-cut",
            PayoffReach::Shallow => "picture-shallow-cut",
            PayoffReach::Deep => "picture-deep-cut",
        };
        return Some((inequality_of_several(scene.recording, parent)?, scene.words.text(name)));
    }
    let cutoff = scene.moment().cutoff(parent)?;
    let inequality = cutoff_label(scene.words, scene.recording, &cutoff);
    let name = match cutoff.kind {
        Cutoff::Alpha => "picture-alpha-cut",
        Cutoff::Beta => "picture-beta-cut",
    };
    Some((inequality, scene.words.text(name)))
}

/// Returns whether a cutoff pruned this child and no other.
fn is_only_pruned<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> bool {
    let trace = scene.recording.trace();
    let cutoff = trace.parent(child).and_then(|parent| trace.end().cutoff(parent));
    cutoff.is_some_and(|cutoff| trace.later_siblings(cutoff.child).nth(1).is_none())
}
