//! The order in which the tokens of a pit are dropped, and the numbering of the orders from which a mover chooses.
//!
//! Depends on tokens, not on the board.

/// The values of tokens, in ascending order.
pub const VALUES: [u8; 3] = [1, 5, 10];

/// The maximum number of orders of a pit from which a mover chooses. A position file with more is refused. If a pit
/// reaches more during a game, only the first ones are tried.
pub const MAX_ORDERS: u64 = 5_040;

/// The order in which the tokens of a pit are dropped. It affects the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum SowingOrder {
    /// The smallest first.
    #[default]
    Ascending,
    /// The largest first.
    Descending,
    /// In order of arrival: first in, first out.
    Fifo,
    /// In reverse order of arrival: last in, first out.
    Lifo,
    /// The mover chooses.
    Choice,
}

impl SowingOrder {
    /// All orders of sowing.
    pub const ALL: [Self; 5] = [Self::Ascending, Self::Descending, Self::Fifo, Self::Lifo, Self::Choice];

    /// Returns the number of orders from which the mover of a pit with these tokens can choose; 1 without a choice.
    pub(super) fn choices(self, tokens: &[u8]) -> u16 {
        match self {
            Self::Choice => u16::try_from(order_count(tokens).min(MAX_ORDERS)).unwrap_or(u16::MAX),
            Self::Ascending | Self::Descending | Self::Fifo | Self::Lifo => 1,
        }
    }

    /// Returns the tokens of a pit, given in order of arrival, in the order in which they are dropped.
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

/// Returns the number of distinct orders of tokens, or a number greater than [`MAX_ORDERS`] if there are more.
pub fn order_count(tokens: &[u8]) -> u64 {
    multinomial(counts_of(tokens))
}

/// Returns the number of tokens of each value.
fn counts_of(tokens: &[u8]) -> [u64; 3] {
    let mut counts = [0; 3];
    for kind in tokens.iter().filter_map(|token| VALUES.iter().position(|value| value == token)) {
        counts[kind] += 1;
    }
    counts
}

/// Returns the number of distinct orders of tokens, given the number of tokens of each value: a multinomial
/// coefficient, computed as a product of binomial ones.
fn multinomial(counts: [u64; 3]) -> u64 {
    let mut orders = 1_u64;
    let mut places = 0;
    for count in counts {
        places += count;
        orders = orders.saturating_mul(binomial(places, count));
    }
    orders.min(MAX_ORDERS + 1)
}

/// Returns the binomial coefficient `places` over `chosen`, or a number greater than [`MAX_ORDERS`] if the coefficient
/// is greater.
fn binomial(places: u64, chosen: u64) -> u64 {
    let mut ways = 1;
    for step in 1..=chosen.min(places - chosen) {
        ways = ways * (places + 1 - step) / step;
        // The partial products ascend, so stopping here avoids any overflow.
        if ways > MAX_ORDERS {
            return MAX_ORDERS + 1;
        }
    }
    ways
}

/// Returns the order with this index among the distinct orders of tokens, which are sorted as lists of numbers.
fn ranked(tokens: &[u8], mut rank: u64) -> Vec<u8> {
    let mut counts = counts_of(tokens);
    let mut order = Vec::with_capacity(tokens.len());
    for _ in tokens {
        for (kind, value) in VALUES.into_iter().enumerate() {
            if counts[kind] == 0 {
                continue;
            }
            counts[kind] -= 1;
            let with_prefix = multinomial(counts);
            if rank < with_prefix {
                order.push(value);
                break;
            }
            rank -= with_prefix;
            counts[kind] += 1;
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Returns all orders of tokens: each token followed by all orders of the others.
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
            let ways = SowingOrder::Choice.choices(tokens);
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
        assert_eq!(SowingOrder::Choice.choices(&pit(100, 100, 56)), 5_040);
        assert_eq!(SowingOrder::Choice.order(&pit(100, 100, 56), 5_039).len(), 256);
    }

    #[test]
    fn without_a_choice_the_rule_determines_the_order() {
        let dropped = |sowing: SowingOrder| sowing.order(&[5, 10, 1, 5], 0);
        assert_eq!(dropped(SowingOrder::Ascending), [1, 5, 5, 10]);
        assert_eq!(dropped(SowingOrder::Descending), [10, 5, 5, 1]);
        assert_eq!(dropped(SowingOrder::Fifo), [5, 10, 1, 5]);
        assert_eq!(dropped(SowingOrder::Lifo), [5, 1, 10, 5]);
    }
}
