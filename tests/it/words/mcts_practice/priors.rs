//! Questions about a search by priors: answers follow from a PUCT of their own, and its usual mistakes are recognized.

use super::{all_kinds, recordings_with_priors};
use crate::core::mcts::{document, file, recording};
use poda::game::Game;
use poda::i18n::{Language, Words};
use poda::practice::judge;
use poda::practice::mcts::{MctsError, MctsQuestion, MctsQuestionKind, MctsResponse, WrittenNumber};
use poda::practice::questions;
use poda::practice::sentences::QuestionSentences;
use poda::score::{Player, Turn};
use poda::trace::sampled::tree::SampledTree;
use poda::trace::{NodeId, Story};
use std::collections::BTreeSet;

/// The errors that only a search by priors can show.
pub const ERRORS_WITH_PRIORS: [&str; 4] = ["no-one", "no-prior", "other-bonus", "smaller-prior"];

fn number(value: f64) -> MctsResponse {
    MctsResponse::Number(WrittenNumber::read(&format!("{value:.6}")).unwrap())
}

/// The mean of a child, and its n, P and the N of all children.
fn parts<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion, child: NodeId) -> [f64; 4] {
    let of = |node| recording.statistics(node, question.shown_step);
    let Turn::Player(player) = recording.position(question.node).turn() else { panic!("a player selects") };
    let n = f64::from(of(child).visits);
    let mean = match player {
        _ if n == 0.0 => 0.0,
        Player::Max => recording.scale().w(of(child)) / n,
        Player::Min => 1.0 - recording.scale().w(of(child)) / n,
    };
    let all: u32 = recording.children(question.node).map(|child| of(child).visits).sum();
    [mean, n, recording.prior(child).unwrap(), f64::from(all)]
}

#[test]
fn accepted_answers_are_those_of_a_puct_and_its_mistakes_are_recognized() {
    let (mut found, mut asked) = (BTreeSet::new(), 0);
    for recording in recordings_with_priors() {
        let c = recording.config().exploration.get();
        for question in questions(&recording, all_kinds(), false) {
            let judged = |response: &MctsResponse| judge(&recording, &question, response);
            assert!(judged(&question.accepted(&recording)[0]).is_right, "{question:?}");
            let sum = |child| {
                let [mean, n, prior, all] = parts(&recording, &question, child);
                mean + c * prior * all.sqrt() / (1.0 + n)
            };
            match question.kind {
                MctsQuestionKind::Select => {
                    let children: Vec<NodeId> = recording.children(question.node).collect();
                    assert_eq!(question.choices(&recording), children, "all moves are there to choose from");
                    let greatest = children.iter().map(|&child| sum(child)).fold(f64::NEG_INFINITY, f64::max);
                    let equal = children.iter().copied().filter(|&child| greatest - 1e-12 <= sum(child));
                    let equal: Vec<NodeId> = equal.collect();
                    let prior = |child| recording.prior(child).unwrap();
                    let most = equal.iter().map(|&child| prior(child)).fold(0.0, f64::max);
                    let right = equal.into_iter().find(|&child| most - 1e-12 <= prior(child)).unwrap();
                    for child in children {
                        let verdict = judged(&MctsResponse::Node(child));
                        let is_equal = sum(right) - sum(child) < 1e-12 && most - prior(child) < 1e-12;
                        assert!(verdict.is_right == (child == right) || is_equal, "{question:?}");
                        found.extend(verdict.error.map(MctsError::name));
                    }
                    asked += 1;
                }
                MctsQuestionKind::Term => {
                    let child = question.child.unwrap();
                    let [mean, n, prior, all] = parts(&recording, &question, child);
                    let own = sum(child);
                    assert!(judged(&number(own)).is_right && !judged(&number(own + 0.02)).is_right, "{question:?}");
                    let node = f64::from(recording.statistics(question.node, question.shown_step).visits);
                    for (mistaken, error) in [
                        (mean + c * all.sqrt() / (1.0 + n), "no-prior"),
                        (mean + c * prior * all.sqrt() / n, "no-one"),
                        (mean + c * (node.ln() / n).sqrt(), "other-bonus"),
                    ] {
                        if mistaken.is_finite() && 0.011 < (mistaken - own).abs() {
                            let said = judged(&number(mistaken)).error.map(MctsError::name);
                            assert!(said.is_some(), "{error} at {question:?}");
                            found.extend(said);
                        }
                    }
                    asked += 1;
                }
                MctsQuestionKind::Backup | MctsQuestionKind::Decide => {}
            }
        }
    }
    assert!(500 < asked && ERRORS_WITH_PRIORS.iter().all(|error| found.contains(error)), "{asked}: {found:?}");
}

#[test]
fn a_sum_is_asked_for_and_explained_by_its_own_formula() {
    let tree = "Tree(bounds: (0, 10), tree: [(prior: 0.6, estimate: 7, children: [0, 10]), (prior: 0.4, value: 5)])";
    let search = "iterations: 5, exploration: 1, rollout: Evaluation(plies: 0), selection: Puct";
    let document = document(tree, search);
    let recording = recording(&document.sampled().unwrap(), document.position());
    let words = Words::new(Language::ENGLISH);
    let all: Vec<MctsQuestion> = questions(&recording, all_kinds(), false).collect();
    let of = |kind, nth: usize| all.iter().filter(|question| question.kind == kind).nth(nth).unwrap();
    let select = of(MctsQuestionKind::Select, 1);
    assert_eq!(
        recording.prompt(&words, select).plain(),
        "At A, MAX selects by mean + c·P·√N / (1 + n), where the mean is 0 without visits and the greater prior P decides between equal sums, with N = 1 and c = 1. The children have these w/n: B 0.7/1 (P = 0.6), the 2nd move 0/0 (P = 0.4). Which one is selected?"
    );
    let term = all.iter().find(|question| {
        let visits = question.child.map(|child| recording.statistics(child, question.shown_step).visits);
        question.kind == MctsQuestionKind::Term && question.node == NodeId::ROOT && visits == Some(0)
    });
    let term = term.unwrap();
    assert!(recording.prompt(&words, term).plain().contains("w/n = 0/0 (P = "), "{term:?}");
    let shown = poda::practice::shown(&recording, term);
    let said = recording.verdict_sentence(&words, term, None, &shown).plain();
    assert!(said.contains("has not been visited: its mean is 0. The bonus is 1·0."), "{said}");
    assert!(file(tree, search).contains("Puct"));
}
