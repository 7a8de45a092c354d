//! Every number that a sentence of a Monte Carlo tree search writes is exact, or is marked as rounded.

use super::{document, recording};
use num_rational::Ratio;
use poda::document::check_mcts;
use poda::file::load;
use poda::game::any::AnyGame;
use poda::i18n::mcts::{event_sentence, value};
use poda::i18n::{Language, Words};
use poda::score::Score;
use poda::search::mcts::{MctsConfig, Unsampleable};
use poda::trace::NodeId;
use poda::trace::sampled::tree::{SampledEvent, SampledTree};

/// Trees whose results are decimals: of the last two, many have more than two places.
const TREES: [&str; 5] = [
    "Tree(tree: [0.2, 1])",
    "Tree(tree: [[0.1, 0.7], [0.3, 0.2, 0.6]])",
    "Tree(tree: [1, 1.5, 9])",
    "Tree(tree: [0.125, [1, 0.5], 2])",
    "Tree(root: Min, tree: [[-7, 2.25], [0.001, 3], -1.5])",
];

type Exact = Ratio<i128>;

fn exact(score: Score) -> Exact {
    let (numerator, denominator) = score.as_ratio().expect("it is finite");
    Exact::new(numerator, denominator)
}

/// A number as it is written: `0.5`, `≈0.67`, `−3/4`.
fn read(text: &str) -> Option<(bool, Exact)> {
    let text = text.trim().trim_end_matches(['.', ',', ':']);
    let (is_rounded, text) = text.strip_prefix('≈').map_or((false, text), |rest| (true, rest.trim()));
    let (is_negative, text) = text.strip_prefix('−').map_or((false, text), |rest| (true, rest));
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let digits: i128 = format!("{whole}{decimals}").parse().ok()?;
    let number = Exact::new(digits, 10_i128.pow(u32::try_from(decimals.len()).ok()?));
    Some((is_rounded, if is_negative { -number } else { number }))
}

/// Checks that a text is a number: exactly, or rounded to two places or more and marked.
fn check(text: &str, number: Exact, sentence: &str) {
    let (is_rounded, written) = read(text).unwrap_or_else(|| panic!("{text:?} is no number: {sentence}"));
    let error = if written < number { number - written } else { written - number };
    assert_eq!(is_rounded, error != Exact::from(0), "{text} of {number}: {sentence}");
    assert!(error <= Exact::new(1, 200), "{text} is not {number}: {sentence}");
}

/// What stands between two pieces of a sentence.
fn between<'t>(sentence: &'t str, before: &str, after: &str) -> Option<&'t str> {
    let rest = sentence.split_once(before)?.1;
    Some(rest.split_once(after).map_or(rest, |(text, _)| text))
}

/// The results that were counted at a node in the first iterations, as x.
fn results(recording: &SampledTree<AnyGame>, node: NodeId, iterations: usize) -> Vec<Exact> {
    let bounds = recording.scale().bounds();
    let range = exact(bounds.high) - exact(bounds.low);
    let x = |result: Score| (exact(result) - exact(bounds.low)) / range;
    recording.results(node).filter(|&(number, _)| number <= iterations).map(|(_, result)| x(result)).collect()
}

#[test]
fn a_number_is_exact_or_marked_as_rounded() {
    for tree in TREES {
        let root = document(tree, "").position().clone();
        for iterations in [5, 12, 60] {
            let recording = recording(&MctsConfig { iterations, ..MctsConfig::default() }, &root);
            for language in Language::AUTHORED {
                let words = Words::new(language);
                let (is, and) =
                    if language == Language::ENGLISH { ("is now ", "and n is") } else { ("es ahora ", "y n es") };
                let mean = if language == Language::ENGLISH { "the mean is " } else { "la media es " };
                for step in 1..=recording.len() {
                    let sentence = event_sentence(&words, &recording, step);
                    let number = recording.iteration_at(step).unwrap_or_default();
                    match recording.event(step) {
                        Some(SampledEvent::Rollout(node)) => {
                            let x = *results(&recording, node, number).last().expect("it is counted here");
                            let text = sentence.rsplit_once("x ").expect("x is written").1;
                            check(text.strip_prefix("= ").unwrap_or(text), x, &sentence);
                        }
                        Some(SampledEvent::Backup(node)) => {
                            let counted = results(&recording, node, number);
                            let w: Exact = counted.iter().sum();
                            check(between(&sentence, is, and).expect("w is written"), w, &sentence);
                            let n = i128::try_from(counted.len()).unwrap();
                            check(between(&sentence, mean, "\n").expect("the mean is written"), w / n, &sentence);
                        }
                        Some(SampledEvent::Select { .. }) => {
                            let terms = recording.terms(step);
                            let is_lower = sentence.contains("mean is lower") || sentence.contains("media es menor");
                            let means: Vec<Exact> = terms
                                .iter()
                                .map(|term| {
                                    let counted = results(&recording, term.child, number - 1);
                                    counted.iter().sum::<Exact>() / i128::try_from(counted.len()).unwrap()
                                })
                                .collect();
                            let are_equal = means.iter().all(|mean| *mean == means[0]);
                            assert!(!is_lower || !are_equal, "equal means: {sentence}");
                            let mut written = sentence.split(" + ").filter_map(|part| part.rsplit_once(' '));
                            let [one, other] = [written.next(), written.next()].map(|part| part.map(|(_, mean)| mean));
                            assert!(!is_lower || one != other, "means that are written alike: {sentence}");
                        }
                        _ => {}
                    }
                }
                let answer = recording.answer().expect("it is complete");
                let all: Vec<Exact> = recording.results(NodeId::ROOT).map(|(_, result)| exact(result)).collect();
                let estimate = all.iter().sum::<Exact>() / i128::try_from(all.len()).unwrap();
                let said = value(&words, answer).expect("it is estimated");
                let text =
                    between(&said, if language == Language::ENGLISH { "estimated at " } else { "se estima en " }, " ");
                check(text.expect("it is written"), estimate, &said);
            }
        }
    }
}

#[test]
fn results_whose_sum_has_no_number_are_refused_by_name() {
    let root =
        |tree: &str| load(format!("(version: 1, game: Tree(tree: {tree}))").as_bytes()).unwrap().position().clone();
    let config = MctsConfig { iterations: 60, ..MctsConfig::default() };
    for tree in ["[[1e308, -1e308], [2, 4]]", "[1e307, 9e307]"] {
        assert!(
            matches!(check_mcts(&root(tree), &config), Err(reason) if reason == Unsampleable::TooLarge.into()),
            "{tree}"
        );
    }
    assert!(check_mcts(&root("[1e306, 9e305]"), &config).is_ok());
}
