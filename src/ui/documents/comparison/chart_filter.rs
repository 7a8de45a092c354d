//! Which of many lines a chart shows: where several algorithms are compared in several orders, one of them in all its
//! orders, or all of them in one order.
//!
//! Knows no figures.

use crate::comparison::ComparisonRow;
use crate::comparison::ordering_preset::{OrderingPreset, orderings_differ};
use crate::i18n::Words;
use crate::i18n::comparison::order_message;
use crate::search::{Algorithm, SearchConfig};
use crate::ui::search_controls::algorithm_message;
use crate::ui::widgets::{menu, menu_item};
use egui::Ui;

/// What a chart shows of the searches for which the order matters; the others are in it anyway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartFilter {
    /// This algorithm in all orders.
    Algorithm(Algorithm),
    /// All algorithms in this order.
    Order(OrderingPreset),
}

impl ChartFilter {
    /// What can be chosen of these searches; nothing where all of them are few enough to be shown.
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

    /// Whether a search is among those that are shown.
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

    /// Draws the menu with these offers, of which this one is chosen. Gives another that was pressed.
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
