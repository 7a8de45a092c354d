//! The split view of a Monte Carlo tree search and another search of the same position: two trees, each with its own step, a header and a
//! caption. One of them is stepped, and the side panel describes that one.

use super::copied_picture::TitledTree;
use super::split_view::{
    MIN_WIDTH_SIDE_BY_SIDE, algorithms_ui, halves, label, line_between, progress_and_close_ui, side_ui,
};
use crate::look::widgets::choice_chip_of_size;
use crate::panel::view_context::{MctsContext, ViewContext};
use crate::tree_panel::{MctsTree, TreePanel};
use egui::{Align, Layout, Rect, Ui, UiBuilder};
use poda_core::search::SearchConfig;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::lanes::Side;
use poda_session::shown_search::ShownSearch;
use poda_session::{Command, Session};
use poda_words::i18n::panels::mcts_text::{self, iteration_text};
use poda_words::i18n::panels::split_text::{split_name, split_progress};
use poda_words::i18n::{Words, narration};

/// Draws both sides into the available space.
pub fn mcts_split_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    mcts: MctsContext<'_>,
    (mcts_tree, tree): (&mut MctsTree, &mut TreePanel),
    beside: impl FnOnce(&mut Ui, Rect, &ViewContext<'_>),
) {
    let words = context.words;
    let all = ui.available_rect_before_wrap();
    let rects = halves(ui, all, MIN_WIDTH_SIDE_BY_SIDE <= all.width());
    let of_side = |ui: &mut Ui, side: Side, draw: &mut dyn FnMut(&mut Ui, Rect)| {
        let rect = rects[side as usize];
        // A press anywhere in a side makes it the stepped side.
        if ui.rect_contains_pointer(rect) && ui.input(|input| input.pointer.any_pressed()) {
            context.requests.push(Command::StepThrough(side));
        }
        ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(("half", side as usize)), |ui| draw(ui, rect));
    };
    let first = ViewContext { mcts: Some(mcts), ..*context };
    of_side(ui, Side::First, &mut |ui, rect| {
        let sentence = mcts_text::caption(words, mcts.view.recording(), mcts.view.step());
        let header = |ui: &mut Ui, text_size: f32| header_ui(ui, &first, text_size, Side::First);
        side_ui(ui, rect, &first, &sentence, header, |ui| mcts_tree.show(ui, &first, mcts));
    });
    let second = ViewContext { mcts: None, ..*context };
    let mut beside = Some(beside);
    of_side(ui, Side::Second, &mut |ui, rect| {
        let sentence = narration::caption(words, second.search.recording(), second.search.step());
        let header = |ui: &mut Ui, text_size: f32| header_ui(ui, &second, text_size, Side::Second);
        side_ui(ui, rect, &second, &sentence, header, |ui| {
            let panel = ui.max_rect();
            tree.show(ui, &second);
            if let Some(beside) = beside.take() {
                beside(ui, panel, &second);
            }
        });
    });
    line_between(ui, rects);
}

/// Draws the header of a side: its search, its progress, and whether it is the stepped side.
fn header_ui(ui: &mut Ui, half: &ViewContext<'_>, text_size: f32, side: Side) {
    let (words, session) = (half.words, half.session);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add_space(14.0);
        match half.mcts {
            Some(_) => {
                let is_short =
                    Font::SemiBold.width(&name(words, half.mcts, half.search), text_size) > 0.5 * ui.available_width();
                let message = if is_short { "search-name-mcts-short" } else { "search-name-mcts" };
                label(ui, &words.text(message), Font::SemiBold, text_size, PaletteColor::Text);
            }
            None => algorithms_ui(ui, half, text_size, (&name(words, None, half.search), half.search.config())),
        }
        ui.add_space(8.0);
        let is_stepped = session.stepped_side() == side;
        let spoken = words.fill("mcts-split-step-through", &[("search", name(words, half.mcts, half.search).into())]);
        let text = words.text("mcts-split-steps");
        if choice_chip_of_size(ui, (&text, text_size - 1.0), PaletteColor::Text, &spoken, is_stepped).clicked() {
            half.requests.push(Command::StepThrough(side));
        }
        progress_and_close_ui(ui, half, text_size, [progress(words, half.mcts, half.search)], side);
    });
}

/// Returns the name of a side's search.
fn name(words: &Words, mcts: Option<MctsContext<'_>>, search: &ShownSearch) -> String {
    match mcts {
        Some(_) => words.text("search-name-mcts"),
        // The name includes the depth, where that is limited.
        None => split_name(words, search.config(), &SearchConfig { depth: None, ..*search.config() }),
    }
}

/// Returns the progress of a side's search in words.
fn progress(words: &Words, mcts: Option<MctsContext<'_>>, search: &ShownSearch) -> String {
    match mcts {
        Some(MctsContext { view, .. }) => iteration_text(words, view.recording(), view.iteration()),
        None => split_progress(words, search.trace(), search.step()),
    }
}

/// Returns the captions of both sides, each after the name of its search.
pub fn captions(words: &Words, session: &Session, mcts: MctsContext<'_>) -> String {
    let search = session.search();
    let estimated = mcts_text::caption(words, mcts.view.recording(), mcts.view.step()).plain();
    let searched = narration::caption(words, search.recording(), search.step()).plain();
    let named = [(Some(mcts), estimated), (None, searched)];
    named.map(|(mcts, caption)| format!("{}: {caption}", name(words, mcts, search))).join("\n")
}

/// Returns both trees as they were drawn last, each with the name of its search as a title.
pub fn drawn<'a>(
    words: &Words,
    search: &ShownSearch,
    mcts: MctsContext<'_>,
    (mcts_tree, tree): (&'a MctsTree, &'a TreePanel),
) -> Vec<TitledTree<'a>> {
    let title = |mcts: Option<MctsContext<'_>>| {
        Some(format!("{}   {}", name(words, mcts, search), progress(words, mcts, search)))
    };
    let first = mcts_tree.drawn.as_ref().map(|tree| TitledTree { title: title(Some(mcts)), tree });
    let second = tree.drawn.as_ref().map(|tree| TitledTree { title: title(None), tree });
    first.into_iter().chain(second).collect()
}
