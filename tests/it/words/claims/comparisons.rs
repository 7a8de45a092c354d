//! The texts about several searches of one position: the names and figures of the comparison's charts, and the headings
//! of two searches side by side. They are checked against the events of each search alone.

use crate::words::claims::mixtures::{asked, pairs};
use crate::words::claims::positions::{self, Kind};
use crate::words::claims::values::count;
use crate::words::claims::walk::in_one_line;
use crate::words::claims::xor_shift::XorShift;
use poda::comparison::ordering_preset::{OrderingPreset, orderings_differ};
use poda::comparison::{ComparisonRow, compare, searches};
use poda::i18n::algorithm_names::algorithm_message;
use poda::i18n::comparison::{MOVES_APART, order_message};
use poda::i18n::comparison_chart::{ChartSeries, Quantity, series_by_depth, shares_by_move};
use poda::i18n::panels::split_text::{split_counts, split_name, split_progress};
use poda::i18n::{Language, Words};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use poda::trace::{Event, Trace};
use std::collections::BTreeMap;

/// Every message that has a check here.
pub const MESSAGES: [&str; 5] = ["split-counts", "split-step", "split-done", "split-cut-short", "split-step-cut-short"];

/// How often an event has happened up to a step.
fn happened(trace: &Trace, until: usize, is_it: impl Fn(Event) -> bool) -> u64 {
    (1..=until).filter_map(|step| trace.event(step)).filter(|&event| is_it(event)).count() as u64
}

/// The searches that a name in a chart stands for, each with the orders that are named behind it.
fn named(words: &Words, name: &str) -> Vec<(Algorithm, Vec<OrderingPreset>)> {
    let mut all = Vec::new();
    for part in name.split("; ") {
        let (algorithms, orders) = part.split_once(" · ").map_or((part, ""), |(names, orders)| (names, orders));
        let presets = OrderingPreset::offered(SearchConfig::default().ordering);
        let order = |name: &str| {
            let all = presets.iter().copied().chain([OrderingPreset::Own]);
            let mut of_name = all.filter(|&order| words.text(order_message(order)) == name);
            of_name.next().unwrap_or_else(|| panic!("no order is called {name:?}"))
        };
        let orders: Vec<_> = orders.split(", ").filter(|name| !name.is_empty()).map(order).collect();
        for name in algorithms.split(", ") {
            let is_it = |algorithm: &Algorithm| words.text(algorithm_message(*algorithm)) == name;
            let algorithm = Algorithm::ALL.into_iter().find(is_it);
            let algorithm = algorithm.unwrap_or_else(|| panic!("no search is called {name:?}"));
            all.push((algorithm, orders.clone()));
        }
    }
    all
}

/// Whether a row is one of those that a name stands for.
fn is_named(row: &ComparisonRow, all: &[(Algorithm, Vec<OrderingPreset>)]) -> bool {
    all.iter().any(|(algorithm, orders)| {
        *algorithm == row.config.algorithm
            && row.order().is_none_or(|order| orders.is_empty() || orders.contains(&order))
    })
}

/// What a chart has to show of a row, counted by the events of the same search.
fn figure(row: &ComparisonRow, quantity: Quantity, root: &poda::game::any::AnyGame) -> u64 {
    let passes = record_passes(&row.config, root, Limits::nodes(200_000), &());
    let sum = |of: &dyn Fn(&Trace) -> u64| passes.iter().map(|pass| of(pass.trace())).sum();
    let events = |is_it: fn(Event) -> bool| sum(&|trace| happened(trace, trace.len(), is_it));
    match quantity {
        Quantity::Nodes => events(|event| matches!(event, Event::Enter(_))),
        Quantity::LeafValues => events(|event| matches!(event, Event::Evaluate(_))),
        Quantity::Cutoffs => events(|event| matches!(event, Event::Cutoff(_))),
        Quantity::PrunedBranches => sum(&|trace| {
            let cut = (1..=trace.len()).filter_map(|step| match trace.event(step) {
                Some(Event::Cutoff(child)) => Some(trace.later_siblings(child).count() as u64),
                _ => None,
            });
            cut.sum()
        }),
        // Where leaves are met again or not at all, what a search has left out cannot be told by counting.
        Quantity::PrunedLeaves if row.pruned_leaves().is_none() => 0,
        Quantity::PrunedLeaves => {
            let own = events(|event| matches!(event, Event::Evaluate(_)));
            row.reference.map_or(0, |reference| reference.leaves.saturating_sub(own))
        }
    }
}

#[test]
fn every_line_of_a_comparison_shows_the_searches_that_it_names() {
    let orders = OrderingPreset::offered(SearchConfig::default().ordering);
    let small = |kind: &Kind| kind.is_tree() || [Kind::Nim, Kind::Pig, Kind::Twenty48].contains(kind);
    for (seed, kind) in Kind::ALL.into_iter().enumerate().filter(|(_, kind)| small(kind)) {
        let document = positions::position(kind, &mut XorShift::seeded(seed as u64 + 5));
        let depths: &[Option<usize>] = match kind {
            Kind::WithoutEstimates => &[None],
            _ if kind.limited(None).is_some() => &[Some(1), Some(2), Some(3)],
            _ => &[Some(1), Some(2), None],
        };
        for orders in [&orders[..1], &orders] {
            let asked = searches(&SearchConfig::default(), &Algorithm::CORRECT, depths, orders);
            let mut rows: Vec<ComparisonRow> = Vec::new();
            let ended =
                compare(&asked, document.position(), Limits::nodes(200_000), &(), |row| rows.push(row)).is_continue();
            assert!(ended);
            check_charts(&rows, orderings_differ(&asked), &document);
        }
    }
}

fn check_charts(rows: &[ComparisonRow], has_orders: bool, document: &poda::document::Document) {
    let is_level = |row: &&ComparisonRow| row.config.algorithm.properties().level.is_some();
    for words in Language::AUTHORED.map(Words::new) {
        for (quantity, _) in Quantity::ALL {
            let series = series_by_depth(&words, rows, quantity, has_orders);
            let about = |series: &ChartSeries| format!("{quantity:?} {series:?}: {}", in_one_line(document));
            let of_searches: Vec<_> = series.iter().filter(|series| series.shape.is_some()).collect();
            for row in rows.iter().filter(|row| !is_level(row)) {
                let expected = figure(row, quantity, document.position());
                let mut lines = of_searches.iter().filter(|series| is_named(row, &named(&words, &series.name)));
                let Some(line) = lines.next() else {
                    let depths = rows
                        .iter()
                        .filter(|other| other.config == SearchConfig { depth: other.config.depth, ..row.config });
                    assert!(
                        depths.clone().all(|row| figure(row, quantity, document.position()) == 0),
                        "{quantity:?} of {:?} is missing",
                        row.config
                    );
                    continue;
                };
                assert!(lines.next().is_none(), "{}", about(line));
                let plies = row.config.depth.unwrap_or_else(|| row.reference.expect("it is small").shape.plies);
                // Where the tree is no deeper than a limit, two depths have the same number of plies, and the same
                // figures.
                let points: Vec<f64> =
                    line.points.iter().filter(|&&(at, _)| at == plies).map(|&(_, figure)| figure).collect();
                assert!(points.contains(&(expected as f64)) || expected == 0, "{expected} at {plies}: {}", about(line));
            }
        }
        for depth in [Some(1), Some(2), None] {
            let of_depth: Vec<&ComparisonRow> = rows.iter().filter(|row| row.config.depth == depth).collect();
            for (name, shares) in shares_by_move(&words, &of_depth, has_orders) {
                let all = named(&words, &name);
                let mut meant = of_depth.iter().filter(|row| is_named(row, &all)).peekable();
                assert!(meant.peek().is_some(), "{name}");
                for row in meant {
                    let mut by_move: BTreeMap<usize, u64> = BTreeMap::new();
                    for pass in record_passes(&row.config, document.position(), Limits::nodes(200_000), &()).iter() {
                        let trace = pass.trace();
                        for step in trace.cutoff_steps() {
                            let Some(Event::Cutoff(child)) = trace.event(step) else { continue };
                            let parent = trace.parent(child).expect("a child");
                            // A child that was searched twice is one move.
                            let moves = trace.children(parent).take_while(|&other| other != child);
                            let before = moves.filter(|&other| pass.move_to(other) != pass.move_to(child));
                            let mut moves: Vec<_> = before.map(|other| pass.move_to(other)).collect();
                            moves.dedup();
                            *by_move.entry(moves.len().min(MOVES_APART)).or_default() += 1;
                        }
                    }
                    let total: u64 = by_move.values().sum();
                    for (index, share) in shares.iter().enumerate() {
                        let count = by_move.get(&index).copied().unwrap_or_default();
                        let expected = count as f64 * 100.0 / total.max(1) as f64;
                        assert!((share - expected).abs() < 1e-9, "{name}, move {index}: {share} and not {expected}");
                    }
                }
            }
        }
    }
}

/// The numbers of a text, with those in brackets.
fn numbers(text: &str) -> Vec<i64> {
    let signed = text.replace(['(', ')'], " ").replace('−', "-").replace('+', "");
    let number = |word: &str| {
        let (sign, digits) = word.strip_prefix('-').map_or((1, word), |digits| (-1, digits));
        Some(sign * i64::try_from(count(digits)?).ok()?)
    };
    signed.split(' ').filter_map(number).collect()
}

#[test]
fn what_stands_above_two_searches_is_true_of_them() {
    let languages = Language::AUTHORED.map(Words::new);
    let mixtures = pairs();
    for (number, two) in mixtures.windows(2).enumerate() {
        let mut random = XorShift::seeded(number as u64 + 3);
        let [one, other] = [asked(&two[0]), asked(&two[1])];
        let document = positions::position(one.kind, &mut random);
        if one.kind == Kind::WithoutEstimates || one.kind == Kind::Othello {
            continue;
        }
        let configs = [one.config, other.config].map(|config| {
            let depth = one.kind.limited(config.depth);
            document.with_search(SearchConfig { depth, ..config }).search().copied().unwrap()
        });
        let passes =
            configs.map(|config| record_passes(&config, document.position(), Limits::nodes(one.most_nodes), &()));
        let traces = [passes[0].get(0).trace(), passes[1].get(0).trace()];
        for words in &languages {
            let names = [split_name(words, &configs[0], &configs[1]), split_name(words, &configs[1], &configs[0])];
            for (name, config) in names.iter().zip(&configs) {
                assert!(name.starts_with(&words.text(algorithm_message(config.algorithm))), "{name}");
            }
            let told = |config: &SearchConfig| (config.algorithm, config.fail, config.cut_on, config.depth);
            assert_eq!(names[0] == names[1], told(&configs[0]) == told(&configs[1]), "{names:?}");
            for step in 0..=traces[0].len().max(traces[1].len()) {
                let steps = traces.map(|trace| step.min(trace.len()));
                let counted = [0, 1].map(|side| {
                    let of = |is_it: fn(Event) -> bool| happened(traces[side], steps[side], is_it);
                    [of(|event| matches!(event, Event::Enter(_))), of(|event| matches!(event, Event::Evaluate(_)))]
                });
                let stats = [0, 1].map(|side| traces[side].at(steps[side]).stats());
                let signed = |count: u64| i64::try_from(count).expect("it is small");
                let expected: Vec<i64> = (0..2)
                    .flat_map(|of| {
                        let [first, own] = [counted[0][of], counted[1][of]].map(signed);
                        [own].into_iter().chain((own != first).then_some(own - first))
                    })
                    .collect();
                let text = split_counts(words, &stats[1], &stats[0]);
                assert_eq!(numbers(&text), expected, "{text}");
                assert_eq!(numbers(&split_counts(words, &stats[0], &stats[0])), counted[0].map(signed));
                for (side, trace) in traces.into_iter().enumerate() {
                    let text = split_progress(words, trace, steps[side]);
                    let is_over = steps[side] == trace.len();
                    let said = if is_over { vec![trace.len()] } else { vec![steps[side], trace.len()] };
                    let said: Vec<i64> = said.into_iter().map(|step| signed(step as u64)).collect();
                    let cut_short = ["cut short", "interrump", "cort"].iter().any(|words| text.contains(words));
                    assert_eq!(numbers(&text.replace(',', " ")), said, "{text}");
                    assert_eq!(cut_short, !trace.is_complete(), "{text}");
                }
            }
        }
    }
}
