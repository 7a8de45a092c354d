//! The wishes about the game and how it is searched.

use super::tree_fields::tree_ui;
use crate::document::wishes::{TreeWishes, WishedGame, Wishes};
use crate::i18n::Words;
use crate::score::CutOn;
use crate::search::{Algorithm, Fail};
use crate::ui::documents::form::{choice, line, number};
use crate::ui::search_controls::algorithm_message;
use crate::ui::widgets::check_box;
use egui::Ui;

/// The algorithms that are carried out by hand.
const ALGORITHMS: [Algorithm; 4] =
    [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::NegamaxAlphaBeta];

/// The depth that is offered where one is wished for.
const FIRST_DEPTH: usize = 3;

/// Draws the choice of the game with its sizes, and the search.
pub(in crate::ui::documents) fn search_ui(ui: &mut Ui, words: &Words, wishes: &mut Wishes) {
    game_ui(ui, words, wishes);
    depth_ui(ui, words, wishes);
    if let WishedGame::Tree(tree) = &mut wishes.game {
        tree_ui(ui, words, tree);
    }
    let offers = ALGORITHMS.map(|algorithm| (algorithm, algorithm_message(algorithm)));
    choice(ui, words, "exercise-algorithm", &mut wishes.algorithm, &offers);
    if wishes.algorithm.properties().prunes {
        let offers = [(Fail::Soft, "search-fail-soft"), (Fail::Hard, "search-fail-hard")];
        choice(ui, words, "search-fail", &mut wishes.fail, &offers);
        let offers = [(CutOn::Equal, "exercise-cut-equal"), (CutOn::Strict, "exercise-cut-strict")];
        choice(ui, words, "search-cut-on", &mut wishes.cut_on, &offers);
    }
}

/// Draws the choice of the game and the size of its board.
fn game_ui(ui: &mut Ui, words: &Words, wishes: &mut Wishes) {
    let games = [
        (WishedGame::Tree(TreeWishes::default()), "exercise-tree"),
        (WishedGame::TicTacToe, "game-tic-tac-toe"),
        (WishedGame::CONNECT_FOUR, "game-connect-four"),
        (WishedGame::KALAH, "game-kalah"),
        (WishedGame::NIM, "game-nim"),
    ];
    let kind = |game: &WishedGame| std::mem::discriminant(game);
    let first = games.iter().find(|(game, _)| kind(game) == kind(&wishes.game)).map_or(games[0].0, |(game, _)| *game);
    let mut chosen = first;
    choice(ui, words, "exercise-game", &mut chosen, &games);
    if chosen != first {
        wishes.game = chosen;
        wishes.depth = None;
    }
    let sizes = wishes.game.sizes_mut();
    if sizes.is_empty() {
        return;
    }
    line(ui, &words.text("exercise-size"), |ui| {
        for (name, size, most) in sizes {
            let name = words.text(size_message(name));
            ui.label(&name);
            number(ui, &name, size, 1..=most);
        }
    });
}

/// The message id of the name of a size.
fn size_message(name: &str) -> &'static str {
    match name {
        "columns" => "size-columns",
        "rows" => "size-rows",
        "connect" => "size-connect",
        "pits" => "size-pits",
        "seeds" => "size-seeds",
        "piles" => "size-piles",
        _ => "size-objects",
    }
}

fn depth_ui(ui: &mut Ui, words: &Words, wishes: &mut Wishes) {
    let label = words.text("search-depth");
    line(ui, &label, |ui| {
        let fits = words.text("exercise-depth-fits");
        if check_box(ui, &fits, &fits, wishes.depth.is_none()).clicked() {
            wishes.depth = if wishes.depth.is_none() { Some(FIRST_DEPTH) } else { None };
        }
        if let Some(depth) = &mut wishes.depth {
            number(ui, &label, depth, 1..=Wishes::MAX_DEPTH);
        }
    });
}
