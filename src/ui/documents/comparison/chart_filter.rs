//! The filter of a chart: of several algorithms in several orders of moves it shows one algorithm in all orders, or all
//! algorithms in one order.

use crate::comparison::ComparisonRow;
use crate::comparison::ordering_preset::{OrderingPreset, orderings_differ};
use crate::i18n::Words;
use crate::i18n::comparison::order_message;
use crate::search::{Algorithm, SearchConfig};
use crate::ui::search_controls::algorithm_message;
use crate::ui::widgets::{menu, menu_item};
use egui::Ui;

/// Which searches a chart shows; searches that do not depend on the order are always shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartFilter {
    /// One algorithm in all orders.
    Algorithm(Algorithm),
    /// All algorithms in one order.
    Order(OrderingPreset),
}

impl ChartFilter {
    /// Returns the filters offered for these searches; none where all of them can be shown.
    pub fn offered(searches: &[SearchConfig]) -> Vec<Self> {
        let (mut algorithms, mut orders) = (Vec::new(), Vec::new());
        for search in searches {
            let Some(order) = OrderingPreset::of_search(search) else { continue };
            let (algorithm, order) = (Self::Algorithm(search.algorithm), Self::Order(order));
            if !algorithms.contains(&algorithm) {
                algorithms.push(algorithm);
            }
            if !orders.contains(&order) {
                orders.push(order);
            }
        }
        let is_table = 1 < algorithms.len() && orderings_differ(searches);
        if is_table { [algorithms, orders].concat() } else { Vec::new() }
    }

    /// Whether a row is shown.
    pub fn shows(self, row: &ComparisonRow) -> bool {
        row.order().is_none_or(|order| match self {
            Self::Algorithm(algorithm) => row.config.algorithm == algorithm,
            Self::Order(shown) => order == shown,
        })
    }

    fn text(self, words: &Words) -> String {
        match self {
            Self::Algorithm(algorithm) => words.fill(
                "comparison-sheet-in-all-orders",
                &[("algorithm", words.text(algorithm_message(algorithm)).into())],
            ),
            Self::Order(order) => {
                words.fill("comparison-sheet-all-in-order", &[("order", words.text(order_message(order)).into())])
            }
        }
    }

    /// Draws the menu of filters. Returns the one that was clicked.
    pub fn menu_ui(self, ui: &mut Ui, words: &Words, offered: &[Self]) -> Option<Self> {
        let mut pressed = None;
        let caption = words.text("comparison-sheet-shown");
        menu(ui, &caption, &caption, &self.text(words), 14.0, |ui| {
            ui.set_width(280.0);
            for &focus in offered {
                if menu_item(ui, &focus.text(words), "", focus == self) {
                    pressed = Some(focus);
                }
            }
        });
        pressed
    }
}
