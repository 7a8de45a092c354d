//! No caption is false: on random trees, each is checked against the true values.

use crate::core::trees::configs::a_config;
use crate::core::trees::plain_minimax::value;
use crate::core::trees::random::a_tree;
use poda::game::tree::Tree;
use poda::i18n::explain::{MinimaxCheck, ReadAt, result, why};
use poda::i18n::narration::{caption, spoken_caption};
use poda::i18n::node_names::NodeNames;
use poda::i18n::pseudocode::{Pseudocode, pseudocode};
use poda::i18n::{Language, Words};
use poda::score::{Bound, Interval, Player, Score};
use poda::search::SearchConfig;
use poda::trace::passes::{PassStep, Passes};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId, NodeKind, Step};
use proptest::prelude::*;
use std::sync::Arc;

struct Truth<'a> {
    recording: &'a Recording<Tree>,
    config: &'a SearchConfig,
}

impl Truth<'_> {
    fn of(&self, node: NodeId) -> Score {
        let ply = self.recording.trace().ply(node);
        value(&self.recording.position(node), self.config.depth.map(|depth| depth - ply))
    }

    /// The choice that a caption is about: the node's true choice among its children up to the one left last.
    fn choice(&self, step: Step) -> Option<(Player, Score)> {
        let trace = self.recording.trace();
        let (node, last) = match trace.event(step)? {
            Event::Leave(NodeId::ROOT) => {
                (NodeId::ROOT, trace.children(NodeId::ROOT).filter(|&child| trace.is_searched(child)).last()?)
            }
            Event::Improve(child) | Event::Cutoff(child) | Event::Leave(child) => (trace.parent(child)?, child),
            Event::Enter(_) | Event::Evaluate(_) | Event::TableHit(_) | Event::Expect(_) | Event::Skip(_) => {
                return None;
            }
        };
        let player = trace.player(node);
        let values = trace.children(node).take_while(|&child| child <= last).map(|child| self.of(child));
        values.reduce(|a, b| player.better_of(a, b)).map(|best| (player, best))
    }
}

/// Whether `claim`, such as `max(3, ≤ 2) = 3`, is true where the choice is really worth `truth`.
fn is_true(claim: &str, truth: Score) -> bool {
    let outcome = claim.split_once(')').map_or("", |(_, outcome)| outcome.trim());
    let (relation, number) = outcome.split_once(' ').unwrap_or_default();
    let number = match number {
        "+∞" => Some(Score::INFINITY),
        "−∞" => Some(Score::NEG_INFINITY),
        number => number.replace('−', "-").parse().ok().and_then(Score::new),
    };
    match (relation, number) {
        ("=", Some(number)) => truth == number,
        ("≥", Some(number)) => number <= truth,
        ("≤", Some(number)) => truth <= number,
        // No outcome is claimed.
        ("", None) => outcome.is_empty(),
        _ => false,
    }
}

/// The first `max(…) = …` of a caption, up to the end of that clause.
fn claim(said: &str) -> Option<&str> {
    let at = said.find("max(").into_iter().chain(said.find("min(")).min()?;
    let close = at + said[at..].find(')')? + 1;
    let rest = &said[close..];
    let ends = [". ", ", so ", ", nothing better"];
    let length = ends.iter().filter_map(|end| rest.find(end)).min().unwrap_or(rest.len());
    Some(&said[at..close + length])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn no_caption_says_what_is_not_true(tree in a_tree(), config in a_config()) {
        let recording = record(&config, &tree, 1_000_000);
        let trace = recording.trace();
        let truth = Truth { recording: &recording, config: &config };
        let words = Words::new(Language::ENGLISH);
        for step in 0..=trace.len() {
            let said = caption(&words, &recording, step).plain();
            // What the mover counts is the same fact turned round.
            let said = said.split("From MIN’s side").next().unwrap();
            if let (Some(claim), Some((player, best))) = (claim(said), truth.choice(step)) {
                let name = if player == Player::Max { "max(" } else { "min(" };
                prop_assert!(claim.starts_with(name), "{said}");
                prop_assert!(is_true(claim, best), "it is {best}: {said}");
            }
            match trace.event(step) {
                Some(Event::Leave(node)) => {
                    let (score, bound) = trace.result(node).unwrap();
                    if node != NodeId::ROOT {
                        prop_assert!(said.contains(&format!("returns {score}")), "{said}");
                    }
                    // What it makes known of the parent is another claim.
                    let said = said.split("So far").next().unwrap();
                    let is_bound = bound != Bound::Exact;
                    let open = Interval::of(score, bound) == Interval::UNKNOWN;
                    prop_assert!(!said.contains("no child is left") || !is_bound, "{said}");
                    prop_assert_eq!(said.contains("at least"), !open && bound == Bound::Lower, "{}", said);
                    prop_assert_eq!(said.contains("at most"), !open && bound == Bound::Upper, "{}", said);
                    let is_known = |child| trace.result(child) == Some((truth.of(NodeId::ROOT), Bound::Exact));
                    prop_assert!(!said.contains("no move is known") || !trace.children(NodeId::ROOT).any(is_known), "{said}");
                    if let Some((_, best)) = said.split_once(" plays ") {
                        let best = best.split('.').next().unwrap();
                        let names = NodeNames::new(&words, &recording);
                        let played = trace.children(NodeId::ROOT).find(|&child| names.inline(child) == best);
                        prop_assert_eq!(truth.of(played.unwrap()), truth.of(NodeId::ROOT), "{}", said);
                    }
                }
                Some(Event::Cutoff(child)) => {
                    let prunes = trace.later_siblings(child).next().is_some();
                    prop_assert_eq!(said.contains("prunes nothing"), !prunes, "{}", said);
                    prop_assert_eq!(said.contains("deep"), prunes && !said.contains("initial window") && !said.contains("Nothing is better")
                        && trace.at(step).cutoff(trace.parent(child).unwrap()).unwrap().owner.node() != trace.ancestors(child).nth(2), "{}", said);
                }
                Some(Event::Improve(child)) if trace.later_siblings(child).next().is_none() => {
                    prop_assert!(!said.contains("goes on"), "nothing is left to go on with: {said}");
                }
                _ => {}
            }
        }
    }

    /// In all steps of every algorithm, mistaken ones too, what the bars of the moves show is true of the moves.
    #[test]
    fn what_is_proved_of_a_move_by_all_its_visits_is_true_of_it(tree in a_tree(), config in a_config()) {
        let recording = record(&config, &tree, 1_000_000);
        let truth = Truth { recording: &recording, config: &config };
        for step in 0..=recording.trace().len() {
            let moves = recording.proved_of_moves(NodeId::ROOT, step);
            prop_assert_eq!(moves.len(), recording.move_count(NodeId::ROOT));
            for (child, Interval { low, high }) in moves {
                let value = truth.of(child);
                prop_assert!(low <= value && value <= high, "{low} … {high} of {value} at step {step}");
            }
        }
    }

    /// Nothing panics, nothing is empty, nothing is left unfilled, in any language and of any broken-off search.
    #[test]
    fn there_are_words_for_everything(tree in a_tree(), config in a_config(), most_nodes in prop_oneof![Just(1_000_000), 1_usize..20]) {
        let recording = record(&config, &tree, most_nodes);
        let passes = Passes::of_one(Arc::new(recording.clone()));
        let trace = recording.trace();
        for language in Language::AUTHORED {
            let words = Words::new(language);
            let mut all = Vec::new();
            for step in 0..=trace.len() {
                all.push(caption(&words, &recording, step).plain());
                all.push(spoken_caption(&words, &passes, PassStep { pass: 0, step }));
                let Pseudocode { lines, current } = pseudocode(&words, &recording, step);
                prop_assert_eq!(current.is_none(), step == 0);
                prop_assert!(current.is_none_or(|line| line < lines.len()));
                for line in &lines {
                    prop_assert!(2 * line.indent + line.text.plain().chars().count() <= 34, "{}", line.text.plain());
                }
                for node in trace.nodes() {
                    let said = why(&words, &recording, step, node);
                    prop_assert_eq!(said.is_some(), trace.at(step).cutoff(node).is_some());
                    all.extend(said.into_iter().flatten().map(|paragraph| paragraph.plain()));
                }
            }
            let check = MinimaxCheck { score: value(&tree, config.depth), leaves: 7 };
            let answer: Vec<_> = result(&words, &recording, Some(check), ReadAt::Alone).iter().map(poda::i18n::styled_text::StyledText::plain).collect();
            prop_assert!(!answer.iter().any(|said| said.contains("one of the two searches is wrong")));
            all.extend(answer);
            for said in all {
                prop_assert!(!said.trim().is_empty() && !said.contains(['{', '}', '$']) && !said.contains("  "), "{said:?}");
            }
        }
    }

    /// The algorithm's text marks `cut` at a cutoff, the leaf's line at a leaf, and a `return` on leaving.
    #[test]
    fn the_marked_line_is_the_one_that_ran(tree in a_tree(), config in a_config()) {
        let recording = record(&config, &tree, 1_000_000);
        let words = Words::new(Language::ENGLISH);
        for step in 1..=recording.trace().len() {
            let Pseudocode { lines, current } = pseudocode(&words, &recording, step);
            let line = lines[current.unwrap()].text.plain();
            let is_there = match recording.trace().event(step).unwrap() {
                Event::Enter(_) => line.contains("(node"),
                Event::Evaluate(_) => line.starts_with("leaf?"),
                event @ (Event::TableHit(_) | Event::Expect(_) | Event::Skip(_)) => unreachable!("{event:?} is sent by no plain search"),
                Event::Improve(_) => line.starts_with("best ← m"),
                Event::Cutoff(_) => line.contains("cut"),
                Event::Leave(node) if recording.trace().kind(node) == NodeKind::Inner => line.contains("return"),
                Event::Leave(_) => line.starts_with("leaf?  return"),
            };
            prop_assert!(is_there, "step {step}: {line}");
        }
    }
}
