//! The short motions that explain a step: what they begin and end with, and where there is none.

use poda::file::{load, load_with_players};
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::picture::draw::{draw_lit_path, draw_step_motion};
use poda::picture::fit::{Viewport, automatic};
use poda::picture::palette::PaletteColor;
use poda::picture::sampled::{SampledLayout, SampledScene, draw_sampled_motion};
use poda::picture::shape::{Point, Shape, point};
use poda::picture::{Concealed, Notation, Scene, TreeLayout};
use poda::search::mcts::MctsConfig;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::sampled::tree::SampledEvent;
use poda::trace::{Event, NodeId};

/// A tree in which MIN's second move is cut, and positions with boards, chance and three players.
const SEARCHES: [&str; 4] = [
    "game: Tree(tree: [[3, 12, 8], [2, 4, 6]])",
    "game: TicTacToe(board: [\"XX.\", \"OO.\", \"...\"]), search: (depth: 2)",
    "game: Pig(target: 6), search: (algorithm: Expectiminimax, depth: 3)",
    "game: Nim(piles: [1, 2], players: 3), search: (algorithm: MaxN)",
];

struct Drawn {
    recording: Recording<AnyGame>,
    layout: TreeLayout,
    words: Words,
}

impl Drawn {
    fn new(fields: &str) -> Self {
        let document =
            load_with_players(format!("(version: 1, {fields})").as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let recording = record(document.search().unwrap(), document.position(), 10_000);
        let layout = TreeLayout::new(&recording, Notation::Node);
        Self { recording, layout, words: Words::new(Language::ENGLISH) }
    }

    fn scene(&self, step: usize) -> Scene<'_, AnyGame> {
        let view = automatic(&self.layout, Viewport::window(point(4_000.0, 1_200.0)), NodeId::ROOT, NodeId::ROOT);
        Scene { step, ..Scene::new(&self.recording, &self.layout, view, &self.words) }
    }

    fn event(&self, step: usize) -> Option<Event> {
        self.recording.trace().event(step)
    }
}

/// The text of a motion and where it is.
fn text(shapes: &[Shape]) -> Option<(&str, Point)> {
    shapes.iter().find_map(|shape| if let Shape::Text { at, text, .. } = shape { Some((&**text, *at)) } else { None })
}

#[test]
fn a_value_rises_from_the_child_to_the_parent_and_nothing_else_moves() {
    for fields in SEARCHES {
        let drawn = Drawn::new(fields);
        let trace = drawn.recording.trace();
        let mut rises = 0;
        for step in 0..=trace.len() {
            let scene = drawn.scene(step);
            let [begun, ended] = [0.0, 1.0].map(|share| draw_step_motion(&scene, share));
            match drawn.event(step) {
                Some(Event::Improve(child) | Event::Expect(child)) => {
                    let (child_at, parent_at) = (scene.center(child), scene.center(trace.parent(child).unwrap()));
                    let [(said, from), (_, to)] = [&begun, &ended].map(|shapes| text(shapes).expect("a value"));
                    assert!(!said.is_empty() && said != "?", "{fields}, step {step}");
                    assert!((from.x - child_at.x).abs() < 1.0 && (to.x - parent_at.x).abs() < 1.0, "{fields}, {step}");
                    assert!(parent_at.y < to.y && to.y < from.y && from.y < child_at.y, "{fields}, step {step}");
                    rises += 1;
                }
                Some(Event::Cutoff(_)) => assert!(text(&begun).is_none() && !begun.is_empty(), "{fields}, step {step}"),
                Some(Event::Enter(_) | Event::Evaluate(_) | Event::TableHit(_) | Event::Skip(_) | Event::Leave(_))
                | None => assert!(begun.is_empty() && ended.is_empty(), "{fields}, step {step}"),
            }
        }
        assert!(0 < rises, "{fields}");
    }
}

#[test]
fn a_cut_strikes_every_edge_that_it_prunes() {
    let drawn = Drawn::new(SEARCHES[0]);
    let step = (0..=drawn.recording.trace().len())
        .find(|&step| matches!(drawn.event(step), Some(Event::Cutoff(_))))
        .expect("a cutoff");
    let scene = drawn.scene(step);
    let lengths = |share: f32| {
        let shapes = draw_step_motion(&scene, share);
        let length = |shape: &Shape| match shape {
            Shape::Line { from, to, stroke } => {
                assert_eq!(stroke.color, PaletteColor::Cut);
                (from.x - to.x).hypot(from.y - to.y)
            }
            other => panic!("{other:?}"),
        };
        shapes.iter().map(length).collect::<Vec<_>>()
    };
    let (begun, ended) = (lengths(0.0), lengths(1.0));
    assert_eq!((begun.len(), ended.len()), (4, 4), "two strokes across each of the two edges");
    assert!(begun.iter().zip(&ended).all(|(begun, ended)| 2.0 * ended < *begun), "{begun:?} {ended:?}");
}

#[test]
fn a_value_that_a_question_asks_for_does_not_rise() {
    let drawn = Drawn::new(SEARCHES[0]);
    let trace = drawn.recording.trace();
    let improved = (0..=trace.len()).find_map(|step| match drawn.event(step) {
        Some(Event::Improve(child)) => Some((step, child)),
        _ => None,
    });
    let (step, child) = improved.expect("a value");
    for asked in [child, trace.parent(child).unwrap()] {
        let concealed = Concealed { value: Some(asked), ..Concealed::default() };
        assert!(draw_step_motion(&Scene { concealed, ..drawn.scene(step) }, 0.5).is_empty());
    }
}

#[test]
fn a_path_lights_up_from_the_root_to_the_leaf() {
    let drawn = Drawn::new(SEARCHES[0]);
    let trace = drawn.recording.trace();
    let choice = trace.children(NodeId::ROOT).next().unwrap();
    let leaf = trace.children(choice).next().unwrap();
    let scene = drawn.scene(0);
    let ends = |share: f32| -> Vec<f32> {
        let lines = draw_lit_path(&scene, &[choice, leaf], share);
        lines.iter().filter_map(|shape| if let Shape::Line { to, .. } = shape { Some(to.y) } else { None }).collect()
    };
    let (half, whole) = (ends(0.5), ends(1.0));
    assert!(ends(0.0).is_empty());
    // Each edge has a line on a mark.
    assert_eq!((half.len(), whole.len()), (2, 4));
    assert_eq!(half[..], whole[..2], "the first edge comes first");
    assert!((scene.center(leaf).y - whole[3]).abs() < 40.0, "it ends at the leaf");
}

#[test]
fn the_result_of_an_iteration_rises_along_its_path() {
    let document = load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))").unwrap();
    let config = MctsConfig { iterations: 12, ..MctsConfig::default() };
    let recording = crate::core::mcts::recording(&config, document.position());
    let layout = SampledLayout::new(&recording);
    let words = Words::new(Language::ENGLISH);
    let view = automatic(layout.tree(), Viewport::window(point(1_600.0, 900.0)), NodeId::ROOT, NodeId::ROOT);
    let mut rises = 0;
    for step in 0..=recording.len() {
        let scene = SampledScene { step, ..SampledScene::new(&recording, &layout, view, &words) };
        let [begun, ended] = [0.0, 1.0].map(|share| draw_sampled_motion(&scene, share));
        let Some(SampledEvent::Backup(node)) = recording.event(step) else {
            assert!(begun.is_empty(), "step {step}");
            continue;
        };
        if let (Some((said, from)), Some((_, to))) = (text(&begun), text(&ended)) {
            assert!(said.starts_with("x "), "{said}");
            assert!((to.x - scene.center(node).x).abs() < 1.0 && to.y < from.y, "step {step}");
            rises += 1;
        }
    }
    assert!(10 < rises, "{rises}");
}
