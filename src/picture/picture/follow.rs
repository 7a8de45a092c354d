//! How a view of a part of a tree follows the current node: it stays while the node is in it, and else moves so that the node
//! is shown with as much of its surroundings as there is room for.

use super::shape::point;
use super::view::View;
use poda_core::layout::Layout;
use poda_core::trace::NodeId;
use std::ops::Range;

/// Where a node goes whose siblings do not all fit, as a share of the width: the next siblings are in view, too.
const PLACE_AMONG_MANY: f32 = 0.3;

/// Returns the view of a subtree after a step: that before the step, if the tree is still fitted at its scale, and else `fitted`;
/// scrolled to `node`, the current one, unless all of the subtree is in view.
pub fn stayed_or_scrolled(before: &View, fitted: View, layout: &Layout, subtree: NodeId, node: NodeId) -> View {
    let view = kept_if_fitted(before, fitted);
    if view.shows_all(layout, subtree) { view } else { view.scrolled_to(layout, node) }
}

/// Returns the view before, if it differs from the fitted one only in its position; else the fitted one.
pub fn kept_if_fitted(before: &View, fitted: View) -> View {
    if (View { left: fitted.left, top: fitted.top, ..*before }) == fitted { *before } else { fitted }
}

/// Returns the view, moved if the first node of `path` is not in it. `path` leads from that node up to the root of the `subtree`
/// that is shown.
///
/// The moved view is centred on the siblings of the node and as many of the levels above as fit, within the ends of the
/// subtree. Its scale is that of `view`.
pub fn follow(view: &View, layout: &Layout, subtree: NodeId, path: &[NodeId]) -> View {
    let Some(&node) = path.first() else { return *view };
    if view.scrolled_to(layout, node) == *view {
        return *view;
    }
    let clear = view.content_range();
    let surroundings = surroundings(view, layout, path);
    let x = match surroundings.across {
        Some(across) => f32::midpoint(clear.start, clear.end) - f32::midpoint(across.start, across.end),
        None => clear.start + PLACE_AMONG_MANY * (clear.end - clear.start) - view.center(layout, node).x,
    };
    let y = view.size.y / 2.0 - f32::midpoint(surroundings.down.start, surroundings.down.end);
    let moved = view.panned(point(x, y));
    let (left, right) = layout.subtree_span(subtree.number());
    let rows = layout.subtree_rows(subtree.number());
    moved.panned(point(
        back_within(moved.x(left)..moved.x(right), &clear),
        back_within(moved.row_top(rows.start)..moved.row_top(rows.end), &(0.0..view.size.y)),
    ))
}

/// What is shown around a node, in pixels.
struct Surroundings {
    /// From the left to the right end; `None` if not even the siblings of the node fit.
    across: Option<Range<f32>>,
    /// From the top to the bottom.
    down: Range<f32>,
}

/// Returns the largest surroundings that fit the view: the node with its siblings, then with its parent and the siblings of
/// that, and so on up the path.
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

/// Returns the columns that a node with its labels takes, in pixels.
fn extent(view: &View, layout: &Layout, node: u32) -> Range<f32> {
    let (x, extent) = (view.x(layout.x(node)), layout.extent(node));
    x - extent.left * view.scale..x + extent.right * view.scale
}

fn union(one: &Range<f32>, other: &Range<f32>) -> Range<f32> {
    one.start.min(other.start)..one.end.max(other.end)
}

/// Returns how far a picture is to be moved so that it leaves no room empty at one end while it is cut off at the other; a
/// picture that fits is centred.
fn back_within(picture: Range<f32>, space: &Range<f32>) -> f32 {
    if picture.end - picture.start <= space.end - space.start {
        f32::midpoint(space.start, space.end) - f32::midpoint(picture.start, picture.end)
    } else {
        (space.start - picture.start).min(0.0) + (space.end - picture.end).max(0.0)
    }
}
