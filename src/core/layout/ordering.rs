//! The order of the items in the rows of a layered graph, so that few edges cross.
//!
//! The barycenter method: each row in turn is sorted by the mean place of the neighbors in the row before, from the top
//! down and from the bottom up. K. Sugiyama, S. Tagawa and M. Toda, "Methods for Visual Understanding of Hierarchical
//! System Structures", 1981. The order with the fewest crossings of all is kept, so there are never more than in the
//! given one. Crossings are counted as inversions, in O(e log v): W. Barth, P. Mutzel and M. Jünger, "Simple and
//! Efficient Bilayer Cross Counting", 2004.

/// How often the rows are sorted from the top down and from the bottom up.
const SWEEPS: usize = 12;

/// Returns the rows in an order with few crossings. `above` and `below` are the neighbors of each item in the row above
/// and in the row below.
pub(super) fn with_few_crossings(mut rows: Vec<Vec<u32>>, above: &[Vec<u32>], below: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let mut places = vec![0; above.len()];
    let mut best = (crossings(&rows, below), rows.clone());
    let end = rows.len();
    for _ in 0..SWEEPS {
        if best.0 == 0 {
            break;
        }
        for row in 1..end {
            sort_by_neighbors(&mut rows, row, row - 1, above, &mut places);
        }
        for row in (1..end).rev() {
            sort_by_neighbors(&mut rows, row - 1, row, below, &mut places);
        }
        let count = crossings(&rows, below);
        if count < best.0 {
            best = (count, rows.clone());
        }
    }
    best.1
}

/// Sorts a row by the mean place of each item's neighbors in another row. Items without neighbors stay where they are,
/// and items with the same mean stay in their order.
fn sort_by_neighbors(rows: &mut [Vec<u32>], row: usize, other: usize, neighbors: &[Vec<u32>], places: &mut [usize]) {
    for (place, &item) in rows[other].iter().enumerate() {
        places[item as usize] = place;
    }
    let mean = |item: u32| {
        let all = &neighbors[item as usize];
        let sum: usize = all.iter().map(|&neighbor| places[neighbor as usize]).sum();
        (!all.is_empty()).then(|| sum as f64 / all.len() as f64)
    };
    let means: Vec<Option<f64>> = rows[row].iter().map(|&item| mean(item)).collect();
    let free: Vec<usize> = (0..means.len()).filter(|&index| means[index].is_some()).collect();
    let mut sorted: Vec<(f64, u32)> =
        free.iter().filter_map(|&index| Some((means[index]?, rows[row][index]))).collect();
    sorted.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    for (index, (_, item)) in free.into_iter().zip(sorted) {
        rows[row][index] = item;
    }
}

/// Returns the number of crossings between all rows and the next ones.
fn crossings(rows: &[Vec<u32>], below: &[Vec<u32>]) -> usize {
    let mut places = vec![0; below.len()];
    let between = |pair: &[Vec<u32>]| {
        for (place, &item) in pair[1].iter().enumerate() {
            places[item as usize] = place;
        }
        // From left to right along the upper row, the ends that are further right than that of the next edge.
        let mut ends = Counts::new(pair[1].len());
        let mut crossings = 0;
        for &item in &pair[0] {
            let own = below[item as usize].iter().map(|&end| places[end as usize]);
            crossings += own.clone().map(|end| ends.after(end)).sum::<usize>();
            own.for_each(|end| ends.add(end));
        }
        crossings
    };
    rows.windows(2).map(between).sum()
}

/// How many of the items that were added are at each index, as a binary indexed tree: P. M. Fenwick, "A New Data
/// Structure for Cumulative Frequency Tables", 1994.
struct Counts {
    sums: Vec<usize>,
    all: usize,
}

impl Counts {
    fn new(len: usize) -> Self {
        Self { sums: vec![0; len + 1], all: 0 }
    }

    fn add(&mut self, index: usize) {
        self.all += 1;
        let mut at = index + 1;
        while at < self.sums.len() {
            self.sums[at] += 1;
            at += at & at.wrapping_neg();
        }
    }

    /// Returns how many items are after an index.
    fn after(&self, index: usize) -> usize {
        let (mut at, mut until) = (index + 1, 0);
        while 0 < at {
            until += self.sums[at];
            at &= at - 1;
        }
        self.all - until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The neighbors above and below of each of `count` items with these edges.
    fn neighbors(count: usize, edges: &[(u32, u32)]) -> [Vec<Vec<u32>>; 2] {
        let mut all = [vec![Vec::new(); count], vec![Vec::new(); count]];
        for &(upper, lower) in edges {
            all[0][lower as usize].push(upper);
            all[1][upper as usize].push(lower);
        }
        all
    }

    #[test]
    fn two_edges_that_cross_are_uncrossed() {
        let [above, below] = neighbors(5, &[(0, 1), (0, 2), (1, 4), (2, 3)]);
        let rows = vec![vec![0], vec![1, 2], vec![3, 4]];
        assert_eq!(crossings(&rows, &below), 1);
        let ordered = with_few_crossings(rows, &above, &below);
        assert_eq!(crossings(&ordered, &below), 0, "{ordered:?}");
    }

    #[test]
    fn crossings_are_those_of_all_pairs_of_edges_and_never_more_than_before() {
        let mut state = 7_u64;
        let mut random = |count: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            u32::try_from((state >> 33) % count).unwrap()
        };
        let (mut before, mut after) = (0, 0);
        for _ in 0..200 {
            let rows: Vec<Vec<u32>> = vec![(0..6).collect(), (6..12).collect(), (12..18).collect()];
            let mut edges: Vec<(u32, u32)> = (0..20)
                .map(|_| {
                    let upper = random(12);
                    (upper, 6 * (upper / 6 + 1) + random(6))
                })
                .collect();
            edges.sort_unstable();
            edges.dedup();
            let [above, below] = neighbors(18, &edges);
            let is_crossing = |(one, other): (&(u32, u32), &(u32, u32))| {
                one.0 / 6 == other.0 / 6 && one.0 < other.0 && other.1 < one.1
            };
            let pairs = edges.iter().flat_map(|one| edges.iter().map(move |other| (one, other)));
            let count = crossings(&rows, &below);
            assert_eq!(count, pairs.filter(|&pair| is_crossing(pair)).count());
            let fewer = crossings(&with_few_crossings(rows, &above, &below), &below);
            assert!(fewer <= count, "{fewer} instead of {count}");
            (before, after) = (before + count, after + fewer);
        }
        assert!(2 * after < before, "{after} instead of {before}");
    }
}
