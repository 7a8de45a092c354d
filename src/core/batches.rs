//! Loops over many items, with one batch of items per call.
//!
//! A browser first compiles a function quickly, later optimizes it, and switches to the optimized code when the
//! function is next called. A loop over all nodes of a tree in a single call would run to its end in the unoptimized
//! code.

/// The number of items of a batch: few enough that the first batch takes no time, and many enough that the calls take
/// none.
const BATCH: usize = 2048;

/// Calls `visit` with each item.
pub fn for_each<T>(items: impl IntoIterator<Item = T>, mut visit: impl FnMut(T)) {
    let mut items = items.into_iter();
    while visit_batch(&mut items, &mut visit) {}
}

/// Returns the items as a list.
pub fn collect<T>(items: impl ExactSizeIterator<Item = T>) -> Vec<T> {
    let mut list = Vec::with_capacity(items.len());
    for_each(items, |item| list.push(item));
    list
}

/// Visits the next batch. Returns whether there may be more items.
#[inline(never)]
fn visit_batch<T>(items: &mut impl Iterator<Item = T>, visit: &mut impl FnMut(T)) -> bool {
    for _ in 0..BATCH {
        let Some(item) = items.next() else { return false };
        visit(item);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_visited_once_and_in_order() {
        for count in [0, 1, BATCH - 1, BATCH, BATCH + 1, 3 * BATCH, 3 * BATCH + 7] {
            assert_eq!(collect(0..count), (0..count).collect::<Vec<_>>());
        }
    }
}
