//! Poda: arguments → window or command line.

use poda::game::any::AnyGame;
use poda::game::tic_tac_toe::{Rules, TicTacToe};

struct Window(poda::ui::app::Poda);
impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.0.show(ui);
    }
}

fn main() -> eframe::Result {
    let cells = [0, 3, 6, 7, 8, 5, 2, 1, 4];
    let game = TicTacToe::new(Rules { cells, ..Rules::default() });
    let tree = |name: &str, p, v: Option<i32>, c: &[usize]| poda::game::tree::TreeNode {
        name: Some(name.into()),
        player: p,
        move_label: None,
        value: v.map(Into::into),
        children: c.to_vec(),
    };
    use poda::score::Player::{Max, Min};
    let an = vec![
        tree("A", Max, None, &[1, 4]),
        tree("B", Min, None, &[2, 3]),
        tree("D", Max, Some(3), &[]),
        tree("E", Max, Some(5), &[]),
        tree("C", Min, None, &[5, 10, 13]),
        tree("F", Max, None, &[6, 9]),
        tree("I", Min, None, &[7, 8]),
        tree("K", Max, Some(0), &[]),
        tree("L", Max, Some(9), &[]),
        tree("J", Max, Some(5), &[]),
        tree("G", Max, None, &[11, 12]),
        tree("M", Max, Some(7), &[]),
        tree("N", Max, Some(9), &[]),
        tree("H", Max, Some(4), &[]),
    ];
    let which = std::env::args().nth(1).unwrap_or_default();
    let game = if which == "tree" {
        AnyGame::Tree(poda::game::tree::Tree::new(an).unwrap())
    } else {
        AnyGame::TicTacToe(game)
    };
    let search = if which == "tree" {
        poda::search::SearchConfig::default()
    } else {
        poda::search::SearchConfig {
            depth: if which == "whole" { None } else { Some(2) },
            merge: if which == "whole" { poda::search::Merge::Nowhere } else { poda::search::Merge::Everywhere },
            algorithm: if which == "whole" {
                poda::search::Algorithm::Minimax
            } else {
                poda::search::Algorithm::AlphaBeta
            },
            ..Default::default()
        }
    };
    let document = poda::file::Document { title: None, notes: None, game, search, bookmarks: vec![] };
    let session = poda::session::Session::new(document, poda::session::Origin::New, poda::picture::Notation::Node);
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        ..Default::default()
    };
    eframe::run_native(
        "Poda",
        options,
        Box::new(|cc| {
            Ok(Box::new(Window(poda::ui::app::Poda::new(
                &cc.egui_ctx,
                session,
                poda::ui::settings::Settings::new(poda::i18n::Language::English),
                poda::ui::desk::Desk::default(),
            ))))
        }),
    )
}
