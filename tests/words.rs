//! Everything that Poda says about a search: whole stories in both languages, and what may never be said.

mod trees;

use poda::game::Game;
use poda::game::tic_tac_toe::{Rules, TicTacToe};
use poda::i18n::narration::caption;
use poda::i18n::{Language, Words};
use poda::score::Player::{Max, Min};
use poda::score::{CutOn, Score, Window};
use poda::search::{Algorithm, Fail, Merge, SearchConfig};
use poda::trace::recorder::record;
use std::fmt::Write;
use trees::tree;

/// The tree of the first lecture.
const A_TO_N: &str = "A(B(D=3 E=5) C(F(I(K=0 L=9) J=5) G(M=7 N=9) H=4))";
/// At e, g is cut by the bound that a owns.
const DEEP: &str = "a(b=0.03 c(d(e(f=-0.1 g=1) h=0.5) i=1))";

/// Every caption of a search, in both languages.
fn story<G: Game>(config: &SearchConfig, root: &G) -> String {
    let recording = record(config, root, 100_000);
    let mut text = String::new();
    for language in Language::ALL {
        let words = Words::new(language);
        writeln!(text, "{}", language.code()).unwrap();
        for step in 0..=recording.trace().len() {
            writeln!(text, "{step:3} {}", caption(&words, &recording, step).plain()).unwrap();
        }
    }
    text
}

#[test]
fn the_first_lecture_fail_soft() {
    insta::assert_snapshot!(story(&SearchConfig::default(), &tree(A_TO_N, Max)));
}

#[test]
fn the_first_lecture_fail_hard() {
    let config = SearchConfig { fail: Fail::Hard, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree(A_TO_N, Max)));
}

#[test]
fn the_first_lecture_by_minimax() {
    let config = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree(A_TO_N, Max)));
}

#[test]
fn the_first_lecture_by_negamax_with_alpha_beta() {
    let config = SearchConfig { algorithm: Algorithm::NegamaxAlphaBeta, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree(A_TO_N, Max)));
}

#[test]
fn a_small_tree_by_negamax_from_mins_side() {
    let config = SearchConfig { algorithm: Algorithm::Negamax, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree("((=2 =7) (=1 =8))", Min)));
}

#[test]
fn a_deep_cutoff_names_who_owns_the_bound() {
    insta::assert_snapshot!(story(&SearchConfig::default(), &tree(DEEP, Max)));
}

#[test]
fn the_first_move_of_tic_tac_toe() {
    let cells = [0, 3, 6, 7, 8, 5, 2, 1, 4];
    let root = TicTacToe::new(Rules { cells, ..Rules::default() });
    let config = SearchConfig { depth: Some(2), merge: Merge::Everywhere, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &root));
}

#[test]
fn a_leaf_alone() {
    insta::assert_snapshot!(story(&SearchConfig::default(), &tree("=3", Max)));
}

#[test]
fn a_window_at_the_root_too_narrow_for_the_value() {
    let window = Window { alpha: Score::from(5), beta: Score::from(8) };
    let config = SearchConfig { window, fail: Fail::Hard, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree(A_TO_N, Max)));
}

#[test]
fn infinities_ties_and_turns_that_do_not_alternate() {
    let config = SearchConfig { cut_on: CutOn::Strict, ..SearchConfig::default() };
    let root = tree("r(a@^(b=-inf c=3) d(e=3 f@v(g=3 h=-inf)) i(j=inf k=1))", Max);
    insta::assert_snapshot!(story(&config, &root));
}
