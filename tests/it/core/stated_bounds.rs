//! Alpha-beta and its relatives cut at the bounds of all values that a tree states, and only there.

use crate::words::claims::xor_shift::XorShift;
use poda::cli::solution::{Solution, solve};
use poda::document::Document;
use poda::file;
use poda::game::any::AnyMove;
use poda::i18n::narration::caption;
use poda::i18n::{Language, Words};
use poda::score::{Bound, CutOn, Window};
use poda::search::{Algorithm, Fail, SearchConfig};
use poda::trace::recorder::record;

/// The algorithms for two sides that prune.
const PRUNING: [Algorithm; 7] = [
    Algorithm::AlphaBeta,
    Algorithm::NegamaxAlphaBeta,
    Algorithm::AlphaBetaTable,
    Algorithm::PrincipalVariation,
    Algorithm::IterativeDeepening,
    Algorithm::Aspiration,
    Algorithm::Mtdf,
];

fn document(bounds: &str, side: &str, tree: &str) -> Document {
    let text = format!("(version: 1, game: Tree(root: {side}, {bounds}tree: {tree}))");
    file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}: {text}"))
}

fn found(config: &SearchConfig, document: &Document) -> Solution<AnyMove> {
    solve(config, document.position(), 100_000).unwrap()
}

#[test]
fn no_value_exceeds_10() {
    let tree = "[[[4, 10], [6, 7]], [[10, 3], [8, 10]], [[9, 2], [10, 1]]]";
    let leaves = |bounds: &str, algorithm| {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        let found = found(&config, &document(bounds, "Max", tree));
        assert_eq!((found.value, found.best()), (10.into(), Some("1")), "{algorithm:?} {bounds}");
        assert_eq!(found.bound, Bound::Exact, "{algorithm:?} {bounds}");
        found.count.leaves
    };
    for algorithm in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta] {
        assert_eq!(["", "bounds: (-inf, 10), "].map(|bounds| leaves(bounds, algorithm)), [10, 7]);
    }
    for algorithm in PRUNING {
        assert!(leaves("bounds: (-inf, 10), ", algorithm) <= leaves("", algorithm), "{algorithm:?}");
    }
    assert_eq!(["", "bounds: (-inf, 10), "].map(|bounds| leaves(bounds, Algorithm::Minimax)), [12, 12]);
    // The reason is said, and the line of the settings has the window.
    let document = document("bounds: (-inf, 10), ", "Max", tree);
    let recording = record(document.search().unwrap(), document.position(), 1_000);
    let cutoff = recording.trace().next_cutoff(0).unwrap();
    let said = Language::AUTHORED.map(|language| caption(&Words::new(language), &recording, cutoff).plain());
    assert!(said[0].contains("Nothing is better than 10 for MAX"), "{said:?}");
    let sentence = poda::i18n::search_settings::search_sentence(
        &Words::new(Language::ENGLISH),
        document.search().unwrap(),
        document.position(),
    );
    assert!(sentence.contains("window −∞ … 10"), "{sentence}");
}

fn random_node(random: &mut XorShift, levels: usize, text: &mut String) {
    if levels == 0 || random.happens(10) {
        *text += &(i32::try_from(random.below(7)).unwrap() - 3).to_string();
        return;
    }
    *text += "[";
    for _ in 0..=random.below(3) {
        random_node(random, levels - 1, text);
        *text += ", ";
    }
    *text += "]";
}

/// With any window, a search that relies on the bounds returns what is true, and visits no more than one that does not.
#[test]
fn a_search_that_relies_on_bounds_is_right_and_no_longer() {
    let mut saved = 0;
    for seed in 0..400 {
        let mut random = XorShift::seeded(seed);
        let mut tree = String::new();
        random_node(&mut random, 4, &mut tree);
        if !tree.starts_with('[') {
            continue;
        }
        let side = if random.happens(50) { "Max" } else { "Min" };
        let ends = [("-3", "3"), ("-inf", "3"), ("-3", "inf"), ("-4", "5")];
        let (low, high) = *random.one_of(&ends);
        let [with, without] =
            [format!("bounds: ({low}, {high}), "), String::new()].map(|bounds| document(&bounds, side, &tree));
        let full_width = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
        let value = found(&full_width, &without).value;
        for algorithm in PRUNING {
            let fail = if random.happens(50) { Fail::Soft } else { Fail::Hard };
            let cut_on = if random.happens(70) { CutOn::Equal } else { CutOn::Strict };
            let alpha = i32::try_from(random.below(5)).unwrap() - 3;
            let window = Window { alpha: alpha.into(), beta: (alpha + 2).into() };
            let window = if random.happens(50) { Window::FULL } else { window };
            let config = SearchConfig { algorithm, fail, cut_on, window, ..SearchConfig::default() };
            let about = || format!("{config:?} of {side} {tree} within {low} … {high}, worth {value}");
            let [with, without] = [&with, &without].map(|document| found(&config, document));
            for solution in [&with, &without] {
                let is_true = match solution.bound {
                    Bound::Exact => solution.value == value,
                    Bound::Lower => solution.value <= value,
                    Bound::Upper => value <= solution.value,
                };
                assert!(is_true, "{} is said: {}", solution.value, about());
                let is_inside = config.effective().window.contains(value);
                assert!(!is_inside || solution.bound == Bound::Exact, "the value is not found: {}", about());
            }
            if matches!(algorithm, Algorithm::AlphaBeta | Algorithm::NegamaxAlphaBeta) {
                assert!(with.count.nodes <= without.count.nodes, "{}", about());
                saved += without.count.leaves - with.count.leaves;
            }
        }
    }
    assert!(40 < saved, "{saved}");
}
