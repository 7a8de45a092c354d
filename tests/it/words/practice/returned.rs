//! What went wrong comes back: for every kind of mistake there are exercises in which it can be made.

use poda::practice::Subject;
use poda::practice::generator::generate;
use poda::practice::kinds::kinds_that_test;
use poda::practice::misconception::Misconception;
use poda::practice::questions;
use poda::trace::recorder::record;

#[test]
fn every_kind_of_mistake_comes_back_in_another_exercise() {
    for &kind in Misconception::ALL {
        // Those about Monte Carlo tree search come back in exercises of their own.
        let Some(wishes) = kind.wishes().of_search() else { continue };
        let brought_back = (1..=20).filter(|&seed| {
            let generated = generate(seed, &wishes).unwrap_or_else(|fault| panic!("{kind:?}: {fault:?}"));
            let document = generated.document;
            let recording = record(document.search().unwrap(), document.position(), 10_000);
            let mut asked = questions(&recording, kinds_that_test(kind), false);
            asked.any(|question| recording.tested_misconceptions(&question).contains(&kind))
        });
        assert_eq!(brought_back.count(), 20, "{kind:?}");
    }
}
