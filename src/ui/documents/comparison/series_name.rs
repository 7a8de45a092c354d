//! The name of a line in a chart: each of its algorithms with its orders of moves.

use crate::comparison::ordering_preset::OrderingPreset;
use crate::i18n::Words;
use crate::i18n::comparison::order_message;
use crate::search::Algorithm;
use crate::ui::search_controls::algorithm_message;

/// Algorithms with equal figures, each with its orders; the orders are empty where they are not shown.
pub struct SeriesName(Vec<(Vec<Algorithm>, Vec<OrderingPreset>)>);

impl SeriesName {
    /// Returns the name of one search.
    pub fn of(algorithm: Algorithm, order: Option<OrderingPreset>) -> Self {
        Self(vec![(vec![algorithm], order.into_iter().collect())])
    }

    /// Adds a search. Searches by the same algorithm are added one after the other.
    pub fn add(&mut self, algorithm: Algorithm, order: Option<OrderingPreset>) {
        match self.0.last_mut() {
            Some((algorithms, orders)) if *algorithms == [algorithm] => orders.extend(order),
            _ => self.0.push((vec![algorithm], order.into_iter().collect())),
        }
    }

    /// Returns the text; algorithms with the same orders share them: `Alpha-beta, Negamax α-β · as given, killers`.
    pub fn text(mut self, words: &Words) -> String {
        self.0.dedup_by(|(next, orders), (algorithms, same)| {
            let is_same = orders == same;
            if is_same {
                algorithms.append(next);
            }
            is_same
        });
        let parts = self.0.into_iter().map(|(algorithms, orders)| {
            let name = |algorithm| words.text(algorithm_message(algorithm));
            let algorithms = algorithms.into_iter().map(name).collect::<Vec<_>>().join(", ");
            if orders.is_empty() {
                return algorithms;
            }
            let orders: Vec<String> = orders.into_iter().map(|order| words.text(order_message(order))).collect();
            format!("{algorithms} · {}", orders.join(", "))
        });
        parts.collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::search::ordering::StaticOrder;

    #[test]
    fn orders_stand_behind_the_algorithms_that_share_them() {
        let mut names = SeriesName::of(Algorithm::Minimax, None);
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta] {
            names.add(algorithm, Some(OrderingPreset::Plain(StaticOrder::Given)));
            names.add(algorithm, Some(OrderingPreset::Killers));
        }
        let text = names.text(&Words::new(Language::English));
        assert_eq!(text, "Minimax; Alpha-beta, Negamax α-β · as given, killers");
    }
}
