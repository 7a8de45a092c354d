//! Generated exercises: every wish holds, for every seed, and the same seed gives the same exercise.

use super::all_kinds;
use crate::core::mcts::recording;
use poda::document::wishes::NumberRange;
use poda::file::{load_for_any_search, save};
use poda::game::any::AnyGame;
use poda::practice::generator::{MctsContents, MctsWishes, NEAR, ROUNDING, generate_mcts};
use poda::practice::mcts::MctsQuestionKind;
use poda::practice::mcts::tested_by_mcts;
use poda::practice::misconception::Misconception;
use poda::practice::questions;
use poda::score::Player;
use poda::search::mcts::{Decide, MctsConfig, Priors, Rollout, Selection, SelectionTerm};
use poda::trace::Story;
use poda::trace::sampled::tree::SampledEvent;

/// By how much the best sum of a selection is greater than the next, and whether another mean is better, where that is
/// so.
fn selections(document: &poda::document::Document) -> Vec<(f64, bool)> {
    let recording = recording(&document.sampled().unwrap(), document.position());
    let mut found = Vec::new();
    for step in 1..=recording.len() {
        let Some(SampledEvent::Select { child, .. }) = recording.event(step) else { continue };
        let (own, others): (Vec<_>, Vec<_>) = recording.terms(step).into_iter().partition(|term| term.child == child);
        if let Some(next) = others.iter().map(SelectionTerm::sum).reduce(f64::max) {
            found.push((own[0].sum() - next, others.iter().any(|other| own[0].mean < other.mean)));
        }
    }
    found
}

#[test]
fn every_wish_holds_for_every_seed() {
    let plain = MctsWishes::default();
    let by_value = MctsConfig { decide: Decide::Value, ..MctsConfig::default() };
    let all = [
        plain,
        MctsWishes { exploration: true, ..plain },
        MctsWishes { near_tie: true, ..plain },
        MctsWishes { terminal_again: true, ..plain },
        MctsWishes { plies: 3, first: Player::Min, exploration: true, near_tie: true, ..plain },
        MctsWishes { exploration: true, near_tie: true, terminal_again: true, search: by_value, ..plain },
    ];
    for wishes in all {
        for seed in 0..200 {
            let generated = generate_mcts(seed, &wishes).unwrap_or_else(|why| panic!("{seed} {wishes:?}: {why:?}"));
            let document = &generated.document;
            let config = document.sampled().unwrap();
            assert!((6..=12).contains(&config.iterations));
            let selections = selections(document);
            let near = selections.iter().filter(|(margin, _)| ROUNDING < *margin && *margin < NEAR).count();
            let explored = selections.iter().filter(|(_, has_better)| *has_better).count();
            let recording = recording(&config, document.position());
            let again = recording.iteration_count() + 1 - recording.node_count();
            assert_eq!(
                generated.contents,
                MctsContents {
                    iterations: config.iterations as usize,
                    selections: selections.len(),
                    exploration: explored,
                    near_ties: near,
                    terminal_again: again,
                }
            );
            assert!(!wishes.exploration || 0 < explored, "{wishes:?} {seed}");
            assert!(!wishes.near_tie || 0 < near, "{wishes:?} {seed}");
            assert!(!wishes.terminal_again || 0 < again, "{wishes:?} {seed}");
            // Numbers that are rounded to two places decide as the exact ones do.
            assert!(selections.iter().all(|(margin, _)| *margin == 0.0 || ROUNDING < *margin));
            assert_eq!(load_for_any_search(save(document).as_bytes()).as_ref(), Ok(document));
        }
    }
}

/// With priors, each inner node's moves have tenths that add up to 1, and sums that are rounded decide as the exact ones
/// do.
#[test]
fn exercises_with_priors_can_be_done_by_hand() {
    let by_priors = MctsConfig { selection: Selection::Puct(Priors::Uniform), ..MctsConfig::default() };
    let plain = MctsWishes { search: by_priors, ..MctsWishes::default() };
    for wishes in [
        plain,
        MctsWishes { exploration: true, near_tie: true, ..plain },
        MctsWishes { plies: 3, first: Player::Min, terminal_again: true, ..plain },
    ] {
        for seed in 0..100 {
            let generated = generate_mcts(seed, &wishes).unwrap_or_else(|why| panic!("{seed} {wishes:?}: {why:?}"));
            let document = &generated.document;
            let config = document.sampled().unwrap();
            assert_eq!((config.selection, config.rollout), (by_priors.selection, Rollout::Random));
            let AnyGame::Tree(tree) = document.position() else { panic!("it is a tree") };
            for at in (0..tree.node_count()).filter(|&at| !tree.children_of(at).is_empty()) {
                let priors = tree.children_of(at).iter().map(|&child| tree.prior_of(child as usize).unwrap().get());
                let tenths: Vec<f64> = priors.map(|prior| prior * 10.0).collect();
                let near = |number: f64, whole: f64| (number - whole).abs() < 1e-9;
                assert!(tenths.iter().all(|&tenth| 0.9 < tenth && near(tenth, tenth.round())), "{tenths:?}");
                assert!(near(tenths.iter().sum(), 10.0), "{tenths:?}");
            }
            let recording = recording(&config, document.position());
            for step in 1..=recording.len() {
                let terms = recording.terms(step);
                let mut sums: Vec<f64> = terms.iter().map(SelectionTerm::sum).collect();
                sums.sort_by(f64::total_cmp);
                let is_first = terms.iter().all(|term| term.statistics.visits == 0);
                if let [.., next, greatest] = sums[..] {
                    assert!(is_first || ROUNDING < greatest - next, "{seed} {wishes:?}: {sums:?}");
                }
            }
            assert!(generated.contents.fulfills(&wishes));
            assert_eq!(load_for_any_search(save(document).as_bytes()).as_ref(), Ok(document));
        }
    }
    // An exercise without priors is the one that it was before there were any.
    let without = MctsWishes { search: MctsConfig::default(), ..plain };
    assert_eq!(generate_mcts(7, &without), generate_mcts(7, &MctsWishes::default()));
}

/// Papers and handouts depend on it.
#[test]
fn the_exercise_of_a_seed_stays_what_it_is() {
    let wishes = MctsWishes { exploration: true, near_tie: true, ..MctsWishes::default() };
    let texts = [1, 2].map(|seed| save(&generate_mcts(seed, &wishes).unwrap().document));
    insta::assert_snapshot!(texts.join("\n"));
}

#[test]
fn what_cannot_be_is_refused() {
    let plain = MctsWishes::default();
    for wishes in [
        MctsWishes { plies: 1, ..plain },
        MctsWishes { plies: 4, ..plain },
        MctsWishes { iterations: NumberRange { min: 5, max: 8 }, ..plain },
        MctsWishes { iterations: NumberRange { min: 8, max: 13 }, ..plain },
    ] {
        assert!(generate_mcts(1, &wishes).is_err(), "{wishes:?}");
    }
}

#[test]
fn every_mistake_can_be_made_again_in_the_exercise_for_it() {
    for &kind in Misconception::ALL {
        let Some(wishes) = kind.wishes().of_mcts() else { continue };
        for seed in 1..=20 {
            let document = generate_mcts(seed, &wishes).unwrap().document;
            let recording = recording(&document.sampled().unwrap(), document.position());
            let kinds = all_kinds();
            let mut asked = questions(&recording, kinds, false).map(|question| question.kind);
            assert!(asked.any(|asked: MctsQuestionKind| tested_by_mcts(asked).contains(&kind)), "{kind:?}");
        }
    }
}
