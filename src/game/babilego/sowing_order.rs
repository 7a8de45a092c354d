//! In which order the tokens of a pit are dropped, and how the orders are numbered where the mover may choose.
//!
//! Knows tokens, not the board.

/// The values of tokens, in ascending order.
pub const VALUES: [u8; 3] = [1, 5, 10];

/// The most orders of a pit that a mover may choose from. A file with more is refused; where play piles up more tokens than
/// that, only the first so many orders are tried.
pub const MAX_ORDERS: u64 = 5_040;

/// The rule by which tokens are dropped. It changes the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum SowingOrder {
    /// The smallest first.
    #[default]
    Ascending,
    /// The largest first.
    Descending,
    /// As they arrived: first in, first out.
    Fifo,
    /// The last arrived first: last in, first out.
    Lifo,
    /// As the mover chooses.
    Choice,
}

impl SowingOrder {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Ascending, Self::Descending, Self::Fifo, Self::Lifo, Self::Choice];

    /// In how many ways a pit with these tokens can be sown.
    pub(super) fn ways(self, tokens: &[u8]) -> u16 {
        match self {
            Self::Choice => u16::try_from(order_count(tokens).min(MAX_ORDERS)).unwrap_or(u16::MAX),
            _ => 1,
        }
    }

    /// These tokens, which stand as they arrived, in the order in which they are dropped.
    pub(super) fn order(self, tokens: &[u8], rank: u16) -> Vec<u8> {
        let mut order = tokens.to_vec();
        match self {
            Self::Ascending => order.sort_unstable(),
            Self::Descending => order.sort_unstable_by(|a, b| b.cmp(a)),
            Self::Fifo => {}
            Self::Lifo => order.reverse(),
            Self::Choice => order = ranked(tokens, u64::from(rank)),
        }
        order
    }
}

/// How many distinct orders tokens have, or a number beyond [`MAX_ORDERS`] if they are more.
#[must_use]
pub fn order_count(tokens: &[u8]) -> u64 {
    orders_of(counts_of(tokens))
}

/// How many tokens there are of each value.
fn counts_of(tokens: &[u8]) -> [u64; 3] {
    let mut counts = [0; 3];
    for kind in tokens.iter().filter_map(|token| VALUES.iter().position(|value| value == token)) {
        counts[kind] += 1;
    }
    counts
}

/// The same for so many tokens of each value: of all places, the first value takes some, of the others the second.
fn orders_of(counts: [u64; 3]) -> u64 {
    let mut orders = 1_u64;
    let mut places = 0;
    for count in counts {
        places += count;
        orders = orders.saturating_mul(choices(places, count));
    }
    orders.min(MAX_ORDERS + 1)
}

/// In how many ways `chosen` of `places` can be chosen, or a number beyond [`MAX_ORDERS`] if there are more.
fn choices(places: u64, chosen: u64) -> u64 {
    let mut ways = 1;
    for step in 1..=chosen.min(places - chosen) {
        ways = ways * (places + 1 - step) / step;
        // The ways only grow from here on, so that nothing ever overflows.
        if ways > MAX_ORDERS {
            return MAX_ORDERS + 1;
        }
    }
    ways
}

/// The order of this rank among the distinct orders of tokens, which ascend as lists of numbers.
fn ranked(tokens: &[u8], mut rank: u64) -> Vec<u8> {
    let mut counts = counts_of(tokens);
    let mut order = Vec::with_capacity(tokens.len());
    for _ in tokens {
        for (kind, value) in VALUES.into_iter().enumerate() {
            if counts[kind] == 0 {
                continue;
            }
            counts[kind] -= 1;
            let beginning_so = orders_of(counts);
            if rank < beginning_so {
                order.push(value);
                break;
            }
            rank -= beginning_so;
            counts[kind] += 1;
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// All orders of tokens, by putting each in front of all orders of the others.
    fn all_orders(tokens: &[u8]) -> BTreeSet<Vec<u8>> {
        if tokens.is_empty() {
            return BTreeSet::from([vec![]]);
        }
        let put_first = |first: usize| {
            let mut others = tokens.to_vec();
            let token = others.remove(first);
            all_orders(&others).into_iter().map(move |order| [vec![token], order].concat())
        };
        (0..tokens.len()).flat_map(put_first).collect()
    }

    #[test]
    fn every_distinct_order_has_a_rank_in_ascending_order() {
        for tokens in [&[1, 5, 10][..], &[], &[5], &[1, 1, 1], &[10, 5, 5, 1, 1, 1], &[10, 10, 5, 5, 1, 1]] {
            let ways = SowingOrder::Choice.ways(tokens);
            let found: Vec<_> = (0..ways).map(|rank| SowingOrder::Choice.order(tokens, rank)).collect();
            assert_eq!(found, all_orders(tokens).into_iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn too_many_orders_are_never_counted_to_the_end() {
        let pit = |ones: usize, fives, tens| [vec![1; ones], vec![5; fives], vec![10; tens]].concat();
        assert_eq!(order_count(&pit(3, 3, 2)), 560);
        assert_eq!(order_count(&pit(6, 3, 1)), 840);
        assert_eq!(order_count(&pit(256, 0, 0)), 1);
        assert_eq!(order_count(&pit(255, 1, 0)), 256);
        assert_eq!(order_count(&pit(100, 100, 56)), MAX_ORDERS + 1);
        assert_eq!(SowingOrder::Choice.ways(&pit(100, 100, 56)), 5_040);
        assert_eq!(SowingOrder::Choice.order(&pit(100, 100, 56), 5_039).len(), 256);
    }

    #[test]
    fn a_rule_says_the_order_where_nobody_chooses() {
        let told = |sowing: SowingOrder| sowing.order(&[5, 10, 1, 5], 0);
        assert_eq!(told(SowingOrder::Ascending), [1, 5, 5, 10]);
        assert_eq!(told(SowingOrder::Descending), [10, 5, 5, 1]);
        assert_eq!(told(SowingOrder::Fifo), [5, 10, 1, 5]);
        assert_eq!(told(SowingOrder::Lifo), [5, 1, 10, 5]);
    }
}
