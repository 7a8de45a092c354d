//! The pages of `--view visible` against the window: both show the same part of the tree at every step.

use crate::test_window::TestWindow;
use egui::{Key, Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use poda_core::document::Document;
use poda_core::trace::{Recorded, TimelineStep};
use poda_paper::series::{SearchPages, Series, SeriesOptions, SeriesView, StepGroup};
use poda_picture::picture::shape::point;
use poda_picture::picture::{GivenValues, NotationOptions};
use poda_session::{Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;

/// The size of a window whose contents have 1280 × 800 pixels: the test harness has a margin of 8 around them.
const WINDOW: [f32; 2] = [1296.0, 816.0];

/// A window of that size.
fn window(document: Document, origin: Origin) -> TestWindow {
    let settings = Settings::new(Language::ENGLISH);
    let session = Session::new(document, origin, settings.notation);
    TestWindow::build(Harness::builder().with_size(WINDOW), session, settings)
}

fn on_lesson(name: &str) -> TestWindow {
    let number = lessons::by_name(name).expect("a lesson");
    window(lessons::all()[number].clone(), Origin::Lesson(number))
}

fn on_file(text: &str) -> TestWindow {
    window(poda_words::file::load(text.as_bytes()).unwrap(), Origin::File("a.ron".into()))
}

/// The panel of the tree.
fn panel(window: &TestWindow) -> Rect {
    let mut panels = window.harness.root().children_recursive().filter(|node| {
        let node = node.accesskit_node();
        node.role() == egui::accesskit::Role::Tree
    });
    panels.next().expect("there is a tree").rect()
}

/// Where the nodes of the tree are, from the top left of its panel, in no particular order.
fn places(window: &TestWindow, panel: Rect) -> Vec<(f32, f32)> {
    let nodes = window.harness.root().children_recursive().filter(|node| {
        let node = node.accesskit_node();
        node.role() == egui::accesskit::Role::TreeItem && node.raw_bounds().is_some()
    });
    nodes.map(|node| node.rect().center() - panel.min).map(|place| (place.x, place.y)).collect()
}

/// Steps through a search in the window, and compares the places of the nodes with those of the pages at every step.
fn compare(mut window: TestWindow, from_start: bool) -> usize {
    let (document, passes) = {
        let app = window.app();
        (app.session().document().clone(), app.session().search().unwrap().passes().clone())
    };
    let words = Words::new(Language::ENGLISH);
    let options = SeriesOptions {
        view: SeriesView::Visible,
        notation: NotationOptions::default(),
        given_values: GivenValues { from_start, ..GivenValues::default() },
        ..SeriesOptions::default()
    };
    let search = SearchPages { document: &document, recorded: Recorded::Search(passes), is_own: true };
    let mut series = Series::new(search, &StepGroup::All.into(), options, &words).unwrap();
    // Where the texts of a document need more than the usual height of the strip, its tree has that of the pages in a
    // higher window. Not all texts are measured in the first frames.
    window.harness.run_steps(60);
    let size = series.page(0).unwrap().size;
    let higher = size.y - panel(&window).height();
    window.harness.set_size(vec2(WINDOW[0], WINDOW[1] + higher));
    window.settle();
    let panel = panel(&window);
    let mut moved = 0;
    let mut before = None;
    for number in 0..series.steps().len() {
        let page = series.page(number).unwrap();
        assert_eq!(page.size, point(panel.width(), panel.height()));
        assert_eq!(window.app().session().search().unwrap().timeline_step(), TimelineStep::new(number));
        let shown = places(&window, panel);
        let expected: Vec<_> = page.nodes.iter().map(|node| (node.center.x, node.center.y)).collect();
        for place in &shown {
            // A leaf's board is a little higher than the middle of its row.
            let is_there = |(x, y): &(f32, f32)| (x - place.0).abs() < 0.6 && (y - place.1).abs() < 14.0;
            assert!(expected.iter().any(is_there), "{place:?} at step {number}, not one of {expected:?}");
        }
        let is_inside = |(x, y): &&(f32, f32)| (0.0..page.size.x).contains(x) && (10.0..page.size.y - 20.0).contains(y);
        assert!(expected.iter().filter(is_inside).count() <= shown.len(), "step {number}: {expected:?} {shown:?}");
        moved += usize::from(before.is_some_and(|before| before != expected));
        before = Some(expected);
        window.press(Key::ArrowRight);
    }
    moved
}

#[test]
fn a_tree_that_fits_stays_where_the_window_has_it() {
    for lesson in ["a-to-n", "tic-tac-toe-move-1-alpha-beta"] {
        assert_eq!(compare(on_lesson(lesson), false), 0, "{lesson}");
    }
}

#[test]
fn a_tree_that_does_not_fit_follows_the_current_node_as_the_window_does() {
    let branch = "[[3, 12, 8, 4, 7], [2, 4, 6, 1, 9], [14, 5, 2, 8, 3], [6, 1, 8, 5, 5]]";
    let text = format!("(version: 1, game: Tree(tree: [{branch}, {branch}, {branch}, {branch}]))");
    let moved = compare(on_file(&text), true);
    assert!(3 < moved, "the view moves: {moved} times");
}

#[test]
fn each_pass_is_seen_as_the_window_shows_it() {
    let text = "(version: 1, game: TicTacToe(board: [\"X..\", \".O.\", \"...\"]),
        search: (algorithm: IterativeDeepening, depth: 2))";
    compare(on_file(text), false);
}
