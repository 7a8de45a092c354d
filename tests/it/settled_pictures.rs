//! Picture, window labels and sentence change in the same step: where a child returns a new best value, the picture is already that
//! of the step at which its parent takes it.

use crate::trees::configs::a_config;
use crate::trees::random::a_tree;
use poda::game::GameView;
use poda::i18n::{Language, Words, narration};
use poda::lessons;
use poda::picture::fit::{Viewport, readable};
use poda::picture::shape::{Shape, point};
use poda::picture::{Notation, Scene, TreeLayout, draw_scene};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId, Step};
use proptest::prelude::*;

fn texts(shapes: &[Shape], found: &mut Vec<String>) {
    for shape in shapes {
        match shape {
            Shape::Text { text, .. } => found.push(text.clone()),
            Shape::Faded { shapes, .. } => texts(shapes, found),
            _ => {}
        }
    }
}

/// The texts of the picture at a step, in the order in which they are drawn.
fn drawn<G: GameView>(recording: &Recording<G>, tree_layout: &TreeLayout, words: &Words, step: Step) -> Vec<String> {
    let viewport = Viewport { size: point(9_000.0, 2_000.0), max_scale: 1.2, min_text_px: 12.0, has_plies: true };
    let view = readable(tree_layout, viewport, NodeId::ROOT, NodeId::ROOT);
    let scene = Scene { step, ..Scene::new(recording, tree_layout, view, words) };
    let mut found = Vec::new();
    texts(&draw_scene(&scene), &mut found);
    found.sort();
    found
}

/// Checks every step of a search. Returns how many values were taken.
fn check<G: GameView>(recording: &Recording<G>, name: &str) -> usize {
    let (trace, words) = (recording.trace(), Words::new(Language::English));
    let mut checked = 0;
    for notation in [Notation::Node, Notation::Interval] {
        let tree_layout = TreeLayout::new(recording, notation);
        for step in 1..trace.len() {
            let (Some(Event::Leave(left)), Some(Event::Improve(child))) = (trace.event(step), trace.event(step + 1))
            else {
                continue;
            };
            if left != child {
                continue;
            }
            let [returned, taken] = [step, step + 1].map(|step| drawn(recording, &tree_layout, &words, step));
            assert_eq!(returned, taken, "{name}, step {step}");
            // What the parent is worth is said where it is drawn first.
            let proved = trace.at(step).proved(trace.parent(child).unwrap()).to_string();
            let said = narration::caption(&words, recording, step).plain();
            let is_said = proved == "…" || !trace.trust.is_proved() || said.contains(&format!("is worth {proved}."));
            assert!(is_said, "{name}, step {step}, {proved}: {said}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn lessons_show_a_value_with_the_window_and_the_sentence_that_it_makes() {
    let mut checked = 0;
    for (number, document) in lessons::all().iter().enumerate() {
        let recording = record(&document.search, document.position(), 2_000);
        if recording.trace().is_complete() && recording.trace().nodes().len() <= 120 {
            checked += check(&recording, lessons::name(number));
        }
    }
    assert!(200 < checked, "{checked}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn any_tree_shows_a_value_with_its_window_and_its_sentence(tree in a_tree(), config in a_config()) {
        check(&record(&config, &tree, 100_000), "a random tree");
    }
}
