//! Generated exercises: every wish holds, for every seed, and the same seed gives the same exercise.

use super::all_kinds;
use crate::core::mcts::recording;
use poda::document::wishes::NumberRange;
use poda::file::{load_for_any_search, save};
use poda::practice::generator::{MctsContents, MctsWishes, NEAR, ROUNDING, generate_mcts};
use poda::practice::mcts::MctsQuestionKind;
use poda::practice::mcts::tested_by_mcts;
use poda::practice::misconception::Misconception;
use poda::practice::questions;
use poda::score::Player;
use poda::search::mcts::{Decide, SelectionTerm};
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
    let all = [
        plain,
        MctsWishes { exploration: true, ..plain },
        MctsWishes { near_tie: true, ..plain },
        MctsWishes { terminal_again: true, ..plain },
        MctsWishes { plies: 3, first: Player::Min, exploration: true, near_tie: true, ..plain },
        MctsWishes { exploration: true, near_tie: true, terminal_again: true, decide: Decide::Value, ..plain },
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
