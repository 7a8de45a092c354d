//! Moves a view of a part of a tree, so that the current node is in it.
//!
//! A view stays while the current node is in it. Otherwise it moves, so that the node is shown with as much of its
//! surroundings as fits. Its scale stays the same. This module does not depend on how a view is fitted into its space.

use super::shape::point;
use super::view::{CLEARANCE, Focus, NODES_FROM, View};
use poda_core::game::GameView;
use poda_core::layout::Layout;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Step, Trace};
use std::ops::Range;

/// The position of a node whose siblings do not all fit, as a share of the width. It leaves space for the next
/// siblings.
const PLACE_AMONG_MANY: f32 = 0.3;

/// Returns the view of a subtree after a step to `node`: unchanged if the whole subtree or the node is in view,
/// otherwise moved to the node.
pub fn followed(view: &View, layout: &Layout, trace: &Trace, subtree: NodeId, node: NodeId) -> View {
    if view.scale < NODES_FROM && !view.shows_all(layout, subtree) {
        // A folded node may have no row.
        return view.scrolled_to(layout, node);
    }
    let path = trace.ancestors(node).take_while(|&node| node >= subtree);
    if layout.is_layered() {
        let mut path: Vec<NodeId> = path.map(|node| drawn_place(layout, node)).collect();
        path.dedup();
        return followed_up(view, layout, subtree, &path);
    }
    followed_up(view, layout, subtree, &path.filter(|node| layout.is_shown(node.number())).collect::<Vec<_>>())
}

/// Returns the node in whose place a node is drawn.
fn drawn_place(layout: &Layout, node: NodeId) -> NodeId {
    NodeId::new(layout.shown_ancestor(node.number()) as usize)
}

/// Returns the view of a subtree at a step, as [`followed`] to the current node. At the end of the search, it shows the
/// answer: as much of the principal variation as there is a view of that contains the root too.
pub fn at_step<G: GameView>(
    view: &View,
    layout: &Layout,
    recording: &Recording<G>,
    step: Step,
    subtree: NodeId,
    current: NodeId,
) -> View {
    let trace = recording.trace();
    let view = followed(view, layout, trace, subtree, current);
    if step < trace.len() {
        return view;
    }
    let line = recording.multi_player().map_or_else(|| trace.principal_variation(), |players| players.line());
    let is_shown = |node: &&NodeId| trace.is_within(**node, subtree) && layout.is_shown(node.number());
    // A view that contains the root contains no deeper nodes.
    let most = view.rows(layout.rows()).len() + 1;
    let ends: Vec<NodeId> = if layout.is_layered() {
        line.iter().map(|&node| drawn_place(layout, node)).take(most).collect()
    } else {
        line.iter().filter(is_shown).take(most).copied().collect()
    };
    let mut views = ends.iter().rev().map(|&end| followed(&view, layout, trace, subtree, end));
    views.find(|view| view.contains(view.center(layout, subtree))).unwrap_or(view)
}

/// Returns the view of a subtree after a step to the first node of a path, which leads up to the root of the subtree.
/// The view is unchanged if the whole subtree or the node is in view, otherwise moved to the node.
pub fn followed_up(view: &View, layout: &Layout, subtree: NodeId, path: &[NodeId]) -> View {
    match path.first() {
        _ if view.shows_all(layout, subtree) => *view,
        Some(&node) if view.scale < NODES_FROM => view.scrolled_to(layout, node),
        Some(&node) => {
            let focus = view.focus.map(|focus| Focus { root: subtree, node, ..focus });
            follow(&View { focus, ..*view }, layout, subtree, path)
        }
        None => *view,
    }
}

/// Returns the previous view if it differs from the fitted one only in its position, otherwise the fitted view.
pub fn kept_at_same_scale(before: &View, fitted: View) -> View {
    let View { left, top, focus, .. } = fitted;
    if (View { left, top, focus, ..*before }) == fitted { *before } else { fitted }
}

/// Returns the view, moved if the first node of `path` is not in it. `path` leads from that node up to the root of the
/// shown `subtree`.
///
/// The moved view is centered on the siblings of the node and as many of the levels above as fit, within the ends of
/// the subtree. Its scale is that of `view`.
fn follow(view: &View, layout: &Layout, subtree: NodeId, path: &[NodeId]) -> View {
    let Some(&node) = path.first() else { return *view };
    // A node that is drawn closer to its siblings is in view with them, wherever it is in the layout. Its children
    // should be, too.
    let is_squeezed = |node: u32| {
        let row = layout.ply(node);
        let is_high = 0.0 <= view.row_top(row) && view.row_top(row + 1) <= view.size.y + CLEARANCE;
        is_high && view.squeezed(layout, row).contains(&node)
    };
    let is_in_place = |node: u32| view.scrolled_to(layout, NodeId::new(node as usize)) == *view;
    let shows_all = || layout.children(node.number()).iter().all(|&child| is_squeezed(child) || is_in_place(child));
    let is_in_view = is_in_place(node.number()) || is_squeezed(node.number()) && shows_all();
    let moved = moved_to(view, layout, subtree, path);
    // A view with the node stays. At a desk another one may show the siblings of more nodes of the path, but before an
    // audience the tree rests.
    let shows_more = || families_in_view(view, layout, path) < families_in_view(&moved, layout, path);
    let stays = is_in_view && (view.is_presented() || !shows_more());
    if stays { *view } else { moved }
}

/// Returns of how many nodes of a path all siblings are in view.
fn families_in_view(view: &View, layout: &Layout, path: &[NodeId]) -> usize {
    let clear = view.content_range();
    let is_in_view = |node: &u32| clear.contains(&view.center(layout, NodeId::new(*node as usize)).x);
    let ends = |above: &NodeId| {
        let children = layout.children(above.number());
        [children.first(), children.last()].into_iter().flatten().all(is_in_view)
    };
    path.iter().skip(1).filter(|above| ends(above)).count()
}

/// Returns the view moved to the first node of a path, with as much of its surroundings as fits.
fn moved_to(view: &View, layout: &Layout, subtree: NodeId, path: &[NodeId]) -> View {
    let node = path[0];
    let clear = view.content_range();
    let surroundings = surroundings(view, layout, path);
    let x = match surroundings.across {
        Some(across) => f32::midpoint(clear.start, clear.end) - f32::midpoint(across.start, across.end),
        None => clear.start + PLACE_AMONG_MANY * (clear.end - clear.start) - view.center(layout, node).x,
    };
    let y = view.size.y / 2.0 - f32::midpoint(surroundings.down.start, surroundings.down.end);
    back_over(view.panned(point(x, y)), layout, subtree)
}

/// Returns a moved view, panned back so that no space is empty at one end of a subtree that is cut off at the other.
pub(super) fn back_over(moved: View, layout: &Layout, subtree: NodeId) -> View {
    let (left, right) = layout.subtree_span(subtree.number());
    let rows = layout.subtree_rows(subtree.number());
    let clearance = CLEARANCE * moved.scale;
    moved.panned(point(
        back_within(moved.x(left) - clearance..moved.x(right) + clearance, &moved.content_range()),
        back_within(moved.row_top(rows.start)..moved.row_top(rows.end), &(0.0..moved.size.y)),
    ))
}

/// The surroundings of a node that are shown, in pixels.
struct Surroundings {
    /// The horizontal range; `None` if not even the siblings of the node fit.
    across: Option<Range<f32>>,
    down: Range<f32>,
}

/// Returns the largest surroundings that fit the view: the node with its siblings, then also its parent with the
/// parent's siblings, and so on up the path.
fn surroundings(view: &View, layout: &Layout, path: &[NodeId]) -> Surroundings {
    let clear = view.content_range();
    let row = |node: NodeId| layout.ply(node.number());
    let mut found = Surroundings { across: None, down: view.row_top(row(path[0]))..view.row_top(row(path[0]) + 1) };
    let mut across = extent(view, layout, path[0].number());
    for above in path.iter().skip(1) {
        let family = layout.children(above.number()).iter().copied().chain([above.number()]);
        across = family.map(|node| extent(view, layout, node)).fold(across, |all, one| union(&all, &one));
        let down = view.row_top(row(*above))..found.down.end;
        if clear.end - clear.start < across.end - across.start || view.size.y < down.end - down.start {
            break;
        }
        found = Surroundings { across: Some(across.clone()), down };
    }
    found
}

/// Returns the horizontal range of a node with its labels, in pixels.
fn extent(view: &View, layout: &Layout, node: u32) -> Range<f32> {
    let (x, extent) = (view.x(layout.x(node)), layout.extent(node));
    x - extent.left * view.scale..x + extent.right * view.scale
}

fn union(one: &Range<f32>, other: &Range<f32>) -> Range<f32> {
    one.start.min(other.start)..one.end.max(other.end)
}

/// Returns the distance by which a picture must be moved so that it leaves no space empty at one end while it is cut
/// off at the other. A picture that fits is centered.
fn back_within(picture: Range<f32>, space: &Range<f32>) -> f32 {
    if picture.end - picture.start <= space.end - space.start {
        f32::midpoint(space.start, space.end) - f32::midpoint(picture.start, picture.end)
    } else {
        (space.start - picture.start).min(0.0) + (space.end - picture.end).max(0.0)
    }
}
