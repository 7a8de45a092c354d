//! The map in the corner: where its frame stands, and where pointing at it leads.

use poda::game::tic_tac_toe::{Rules, TicTacToe};
use poda::i18n::{Language, Words};
use poda::picture::overview::{HIGHEST, Overview, WIDTH, shows_all};
use poda::picture::plan::Plan;
use poda::picture::scene::Scene;
use poda::picture::shape::{Point, Shape, at};
use poda::picture::view::View;
use poda::picture::{Notation, Unvisited};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::NodeId;
use poda::trace::recorder::record;

const SIZE: Point = at(980.0, 632.0);

fn plan(depth: usize) -> Plan {
    let config = SearchConfig { depth: Some(depth), ..SearchConfig::default() };
    Plan::new(&record(&config, &TicTacToe::new(Rules::default()), 1_000_000), Notation::Node)
}

fn is_near(a: Point, b: Point) -> bool {
    (a.x - b.x).abs() < 0.5 && (a.y - b.y).abs() < 0.5
}

#[test]
fn the_map_holds_every_row_from_end_to_end() {
    for depth in [1, 2, 4] {
        let plan = plan(depth);
        let view = Overview::of(&plan).view;
        assert!(view.x(plan.layout.left()).abs() < 0.5);
        assert!((view.x(plan.layout.right()) - WIDTH).abs() < 0.5);
        assert!((view.row_top(plan.rows()) - view.size.y).abs() < 0.5 && view.size.y <= HIGHEST);
        assert_eq!(view.rows(plan.rows()), 0..plan.rows());
    }
}

#[test]
fn a_fitted_view_shows_all_and_a_zoomed_or_panned_one_does_not() {
    let plan = plan(2);
    let fitted = View::fit(&plan, SIZE, 1.2);
    assert!(shows_all(&plan, &fitted));
    assert!(!shows_all(&plan, &fitted.zoomed(4.0, at(300.0, 300.0))));
    for by in [at(900.0, 0.0), at(-900.0, 0.0), at(0.0, 500.0), at(0.0, -500.0)] {
        assert!(!shows_all(&plan, &fitted.panned(by)), "{by:?}");
    }
}

#[test]
fn the_frame_stands_around_what_is_seen_and_stays_on_the_map() {
    let plan = plan(3);
    let overview = Overview::of(&plan);
    let fitted = View::fit(&plan, SIZE, 1.2);
    let (min, max) = overview.frame(&fitted);
    assert!(is_near(min, at(0.0, 0.0)) && is_near(max, overview.view.size), "{min:?} {max:?}");
    for view in [fitted.zoomed(300.0, at(10.0, 10.0)), fitted.panned(at(9e6, -9e6)), fitted.panned(at(-9e6, 9e6))] {
        let (min, max) = overview.frame(&view);
        assert!(0.0 <= min.x && 0.0 <= min.y && max.x <= WIDTH && max.y <= overview.view.size.y, "{min:?} {max:?}");
        assert!(max.x - min.x > 6.9 && max.y - min.y > 6.9, "it can be seen");
    }
}

#[test]
fn pointing_at_the_map_brings_that_to_the_middle() {
    let plan = plan(3);
    let overview = Overview::of(&plan);
    let seen = View::fit(&plan, SIZE, 1.2).zoomed(40.0, at(0.0, 0.0));
    let node = NodeId::new(plan.layout.row(2)[20] as usize);
    let moved = overview.moved(&seen, overview.view.center(&plan.layout, node));
    assert!(is_near(moved.center(&plan.layout, node), at(SIZE.x / 2.0, SIZE.y / 2.0)));
    assert!((moved.across - seen.across).abs() < 1e-9, "it is moved and not zoomed");
    let (min, max) = overview.frame(&moved);
    let middle = at(f32::midpoint(min.x, max.x), f32::midpoint(min.y, max.y));
    assert!((middle.x - overview.view.center(&plan.layout, node).x).abs() < 1.0);
}

/// What is drawn every frame has to be little, however large the tree.
#[test]
fn the_map_of_half_a_million_nodes_is_a_few_thousand_shapes() {
    let root = TicTacToe::new(Rules::default());
    let recording =
        record(&SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() }, &root, 1_000_000);
    let plan = Plan::new(&recording, Notation::Node);
    let (overview, words) = (Overview::of(&plan), Words::new(Language::English));
    for step in [0, recording.trace().len() / 2, recording.trace().len()] {
        let scene = Scene {
            recording: &recording,
            plan: &plan,
            step,
            view: View::fit(&plan, SIZE, 1.2).zoomed(3.0, at(100.0, 100.0)),
            unvisited: Unvisited::Outlined,
            selected: None,
            is_confirmed: false,
            words: &words,
        };
        let shapes = overview.draw(&scene);
        assert!(shapes.len() < 8_000, "{} shapes at step {step}", shapes.len());
        assert!(!shapes.iter().any(|shape| matches!(shape, Shape::Text { .. })), "no words have room on it");
    }
}

/// A tree may have a thousand plies: they share the rows of pixels that there are.
#[test]
fn the_map_of_a_thousand_plies_is_no_larger() {
    let text = format!("(version: 1, game: Tree(tree: {}1{}))", "[".repeat(1_000), "]".repeat(1_000));
    let document = poda::file::load(text.as_bytes()).unwrap();
    let recording = record(&document.search, &document.game, 10_000);
    let plan = Plan::new(&recording, Notation::Node);
    let words = Words::new(Language::English);
    let scene = Scene {
        recording: &recording,
        plan: &plan,
        step: 700,
        view: View::fit(&plan, SIZE, 1.2),
        unvisited: Unvisited::Outlined,
        selected: None,
        is_confirmed: false,
        words: &words,
    };
    assert!(!shows_all(&plan, &scene.view), "rows have a least height");
    let shapes = Overview::of(&plan).draw(&scene);
    assert!(shapes.len() < 100, "{}", shapes.len());
}
