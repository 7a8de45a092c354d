//! The text of a node says exactly what is proved of it, for every search, at every step, in both languages.

use crate::core::trees::configs::a_config;
use crate::core::trees::random::a_tree;
use poda::i18n::node_names::NodeNames;
use poda::i18n::spoken_node::{known_in_words, spoken_node};
use poda::i18n::{Language, Words};
use poda::score::{Interval, Score};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::moment::NodeState;
use poda::trace::recorder::record;
use proptest::prelude::*;
use proptest::sample::select;

/// The numbers behind the words for a lower and an upper end.
fn ends(known: &str, [least, most, between, and]: [&str; 4]) -> Option<(f64, f64)> {
    let number = |text: &str| text.split([' ', ',']).next()?.replace('−', "-").parse::<f64>().ok();
    if let Some((_, rest)) = known.split_once(between) {
        let (low, high) = rest.split_once(and)?;
        return Some((number(low)?, number(high)?));
    }
    if let Some((_, rest)) = known.split_once(least) {
        return Some((number(rest)?, f64::INFINITY));
    }
    if let Some((_, rest)) = known.split_once(most) {
        return Some((f64::NEG_INFINITY, number(rest)?));
    }
    number(known).map(|value| (value, value))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn what_is_said_of_a_node_is_true(tree in a_tree(), config in a_config(), algorithm in select(Algorithm::ALL.to_vec())) {
        let recording = record(&SearchConfig { algorithm, ..config }, &tree, 10_000);
        let trace = recording.trace();
        for (language, signs) in [
            (Language::ENGLISH, ["at least ", "at most ", "between ", " and "]),
            (Language::SPANISH, ["al menos ", "como mucho ", "entre ", " y "]),
        ] {
            let words = Words::new(language);
            let names = NodeNames::new(&words, &recording);
            for step in 0..=trace.len() {
                let moment = trace.at(step);
                for node in trace.nodes() {
                    let known = known_in_words(&names, &moment, node);
                    let said = spoken_node(&names, node, &known, None);
                    prop_assert!(!said.contains(['{', '≤', '≥', '\u{2068}']), "{}", said);
                    if matches!(moment.state(node), NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver) || !trace.trust.is_proved() {
                        continue;
                    }
                    let proved = moment.proved(node);
                    if let Some((low, high)) = ends(&known, signs) {
                        let [low, high] = [low, high].map(|end| Score::new(end).unwrap());
                        let is_true = low <= proved.low && proved.high <= high;
                        prop_assert!(is_true, "{} but {}", said, proved);
                        // Null windows within null windows end next to a number, which is said in its place.
                        let is_near = |end: Score, proved: Score| end == proved || (end.get() - proved.get()).abs() < 1e-9;
                        prop_assert!(is_near(low, proved.low) && is_near(high, proved.high), "{} but {}", said, proved);
                    } else {
                        prop_assert!(proved == Interval::UNKNOWN || known.contains(['∞', 'ε']), "{} but {}", said, proved);
                    }
                }
            }
        }
    }
}
