//! The settings of a comparison: algorithms, depths and orders of moves.

use crate::comparison::ordering_preset::OrderingPreset;
use crate::comparison::searches;
use crate::document::check_depth;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::comparison::order_message;
use crate::search::{Algorithm, SearchConfig};
use crate::ui::games::looks::max_offered_depth;
use crate::ui::search_controls::algorithm_message;
use crate::ui::widgets;
use egui::{Ui, vec2};

/// The largest depth for a game whose document sets none.
const FIRST_DEEPEST: usize = 4;

/// The settings of a comparison.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparisonChoices {
    algorithms: Vec<Algorithm>,
    depths: ComparedDepths,
    orders: Vec<OrderingPreset>,
}

/// The depths to be compared.
#[derive(Clone, Copy, Debug, PartialEq)]
enum ComparedDepths {
    /// To the end of the game.
    Full,
    /// Every depth from one to another, in plies.
    FromTo(usize, usize),
}

impl ComparisonChoices {
    /// Returns the initial settings: all algorithms but the levels of play, up to the depth of the document, in its order of
    /// moves.
    pub fn new(game: &AnyGame, search: &SearchConfig) -> Self {
        let deepest = search.depth.unwrap_or_else(|| max_offered_depth(game).min(FIRST_DEEPEST)).max(1);
        let possible = (1..=deepest).all(|depth| check_depth(game, Some(depth)).is_ok());
        let depths = if possible { ComparedDepths::FromTo(1, deepest) } else { ComparedDepths::Full };
        let algorithms =
            Algorithm::CORRECT.into_iter().filter(|algorithm| algorithm.properties().level.is_none()).collect();
        Self { algorithms, depths, orders: vec![OrderingPreset::of(search.ordering)] }
    }

    /// Returns the searches, with all other settings as in `base`, in the order in which algorithms and orders are listed.
    pub fn searches(&self, base: &SearchConfig) -> Vec<SearchConfig> {
        let algorithms: Vec<Algorithm> =
            Algorithm::CORRECT.into_iter().filter(|algorithm| self.algorithms.contains(algorithm)).collect();
        let depths = match self.depths {
            ComparedDepths::Full => vec![None],
            ComparedDepths::FromTo(from, to) => (from..=to).map(Some).collect(),
        };
        let mut orders = OrderingPreset::offered(base.ordering);
        orders.retain(|order| self.orders.contains(order));
        searches(base, &algorithms, &depths, &orders)
    }

    /// Whether the settings contain at least one search.
    pub fn is_enough(&self) -> bool {
        !self.algorithms.is_empty() && !self.orders.is_empty()
    }

    /// Draws the controls.
    pub fn show(&mut self, ui: &mut Ui, words: &Words, game: &AnyGame, search: &SearchConfig) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(16.0, 6.0);
            for algorithm in Algorithm::CORRECT {
                let word = words.text(algorithm_message(algorithm));
                tick(ui, &word, &word, &mut self.algorithms, algorithm);
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(16.0, 6.0);
            let caption = words.text("comparison-order");
            ui.label(format!("{caption}:"));
            for order in OrderingPreset::offered(search.ordering) {
                let word = words.text(order_message(order));
                tick(ui, &format!("{caption}: {word}"), &word, &mut self.orders, order);
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(16.0, 6.0);
            self.depths_ui(ui, words, game);
        });
    }

    fn depths_ui(&mut self, ui: &mut Ui, words: &Words, game: &AnyGame) {
        let can = |depth: usize| check_depth(game, Some(depth)).is_ok();
        let offered: Vec<usize> = (1..=max_offered_depth(game)).filter(|&depth| can(depth)).collect();
        let labels = [words.text("comparison-sheet-depths"), words.text("search-depth-full-long")];
        let chosen = usize::from(self.depths == ComparedDepths::Full);
        let pressed = widgets::segmented_control(
            ui,
            &words.text("search-depth"),
            &labels.each_ref().map(String::as_str),
            chosen,
            !offered.is_empty(),
        );
        match (pressed, offered.first()) {
            (Some(0), Some(&first)) if self.depths == ComparedDepths::Full => {
                let last = offered.iter().copied().take(FIRST_DEEPEST).next_back().unwrap_or(first);
                self.depths = ComparedDepths::FromTo(first, last);
            }
            (Some(1), _) => self.depths = ComparedDepths::Full,
            _ => {}
        }
        let ComparedDepths::FromTo(from, to) = self.depths else { return };
        if let Some(from) = depth_menu(ui, &words.text("comparison-sheet-from"), from, &offered) {
            self.depths = ComparedDepths::FromTo(from, to.max(from));
        }
        if let Some(to) = depth_menu(ui, &words.text("comparison-sheet-to"), to, &offered) {
            self.depths = ComparedDepths::FromTo(from.min(to), to);
        }
    }
}

fn depth_menu(ui: &mut Ui, name: &str, chosen: usize, offered: &[usize]) -> Option<usize> {
    let mut pressed = None;
    widgets::menu(ui, name, name, &chosen.to_string(), 14.0, |ui| {
        ui.set_width(90.0);
        for &depth in offered {
            if widgets::menu_item(ui, &depth.to_string(), "", depth == chosen) {
                pressed = Some(depth);
            }
        }
    });
    pressed
}

/// Draws a check box, checked if `all` contains `it`. A click adds or removes it.
fn tick<T: PartialEq>(ui: &mut Ui, name: &str, word: &str, all: &mut Vec<T>, it: T) {
    let chosen = all.contains(&it);
    if widgets::check_box(ui, name, word, chosen).clicked() {
        if chosen {
            all.retain(|other| *other != it);
        } else {
            all.push(it);
        }
    }
}
