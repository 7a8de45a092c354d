//! What pictures must and must not show, for every lesson and step; and snapshots of a few whole pictures.

use crate::project::nightly;
use poda::export::svg::svg;
use poda::game::GameView;
use poda::game::any::AnyGame;
use poda::game::board::Board;
use poda::i18n::multi_player::shown_payoffs;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::ChoiceBadge;
use poda::picture::Scene;
use poda::picture::TreeLayout;
use poda::picture::draw::{draw_choices, unplaced_texts};
use poda::picture::draw_scene;
use poda::picture::fit::{self, Density, Viewport};
use poda::picture::fonts::Font;
use poda::picture::palette::{PaletteColor, Theme, color_of_several};
use poda::picture::shape::{Anchor, Point, Shape, Stroke, point, sign_corners};
use poda::picture::{
    Concealed, Folds, GivenValues, LayoutForm, Notation, NotationOptions, Perspective, UnvisitedDisplay,
};
use poda::score::{Interval, Player, Turn, Window};
use poda::search::{Algorithm, FaultyAlgorithm, Leaf, Quiescence, SearchConfig};
use poda::trace::moment::NodeState;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId, NodeKind, Step, Story};

/// The size of the tree panel in a window of 1280 × 800, in one of 1920 × 1080, and in a small one.
const SIZES: [Point; 3] = [point(980.0, 632.0), point(1560.0, 912.0), point(900.0, 440.0)];

/// A lesson, searched and laid out.
struct Lesson {
    name: String,
    recording: Recording<AnyGame>,
    tree_layout: TreeLayout,
}

impl Lesson {
    fn open(name: &str, notation: Notation) -> Self {
        Self::searched(name, notation, |_| {})
    }

    /// The lesson with a changed search.
    fn searched(name: &str, notation: Notation, change: impl Fn(&mut SearchConfig)) -> Self {
        let number = lessons::by_name_or_number(name).unwrap();
        let document = &lessons::all()[number];
        let mut search = *document.search().unwrap();
        change(&mut search);
        let recording = record(&search, document.position(), 1_000);
        let tree_layout = TreeLayout::new(&recording, notation);
        Self { name: name.to_owned(), recording, tree_layout }
    }

    fn all(notation: Notation) -> Vec<Self> {
        Self::all_searched(notation, |_| {})
    }

    /// The lessons of this kind of picture: Monte Carlo tree search has its own.
    fn all_searched(notation: Notation, change: impl Fn(&mut SearchConfig)) -> Vec<Self> {
        let is_drawn = |&number: &usize| lessons::all()[number].sampled().is_none();
        let names = (0..lessons::all().len()).filter(is_drawn).map(lessons::numbered_name);
        names.map(|name| Self::searched(&name, notation, &change)).collect()
    }

    /// The lessons whose whole tree fits a window of 1280 × 800.
    fn whole(notation: Notation) -> Vec<Self> {
        Self::whole_searched(notation, |_| {})
    }

    fn whole_searched(notation: Notation, change: impl Fn(&mut SearchConfig)) -> Vec<Self> {
        let is_whole =
            |lesson: &Self| fit::whole_subtree(&lesson.tree_layout, Viewport::window(SIZES[0]), NodeId::ROOT).is_some();
        let lessons: Vec<_> = Self::all_searched(notation, change).into_iter().filter(is_whole).collect();
        assert!(26 <= lessons.len());
        lessons
    }

    fn steps(&self) -> std::ops::RangeInclusive<Step> {
        0..=self.recording.trace().len()
    }

    /// A scene of the tree, fitted as in the window.
    fn scene<'a>(&'a self, step: Step, size: Point, words: &'a Words) -> Scene<'a, AnyGame> {
        self.scene_in(Viewport::window(size), step, words)
    }

    fn scene_in<'a>(&'a self, room: Viewport, step: Step, words: &'a Words) -> Scene<'a, AnyGame> {
        let current = self.recording.trace().at(step).current().unwrap_or(NodeId::ROOT);
        let density = Density::of(&self.tree_layout, room, NodeId::ROOT);
        let tree_layout = density.layout(&self.tree_layout);
        Scene {
            recording: &self.recording,
            tree_layout,
            step,
            view: fit::automatic(tree_layout, density.viewport(room), NodeId::ROOT, current),
            root: NodeId::ROOT,
            unvisited: UnvisitedDisplay::Outlined,
            given_values: GivenValues::default(),
            selected: None,
            viewed_player: None,
            is_confirmed: self.recording.trace().has_window,
            concealed: Concealed::default(),
            choices: &[],
            line: &[],
            words,
        }
    }
}

/// The tree panel in a window of 1280 × 800, in a small one, on a screen of 1920 × 1080 while presenting, and in the
/// smallest window, where the tree has little more than the height of its rows.
fn rooms() -> [Viewport; 4] {
    let presenting = Viewport::presenting(point(1920.0, 929.0), 29.0);
    [Viewport::window(SIZES[0]), Viewport::window(SIZES[2]), presenting, Viewport::window(point(560.0, 230.0))]
}

/// The lessons with named nodes whose trees have space if every leaf takes 30 pixels and every row 44, and the text of
/// values as much as it needs, are whole in panels of any size: no node is cut or left out, and every name is drawn.
#[test]
fn a_tree_that_fits_is_whole_with_its_names() {
    let words = Words::new(Language::ENGLISH);
    let (mut faults, mut whole) = (Vec::new(), 0);
    for lesson in Lesson::all(Notation::Node) {
        let trace = lesson.recording.trace();
        let names: Vec<_> =
            trace.nodes().map(|node| lesson.recording.position(node).name().map(str::to_owned)).collect();
        let is_of_vectors = lesson.recording.multi_player().is_some();
        let names = names.into_iter().collect::<Option<Vec<String>>>().filter(|_| !is_of_vectors);
        let Some(names) = names else { continue };
        let leaves = trace.nodes().filter(|&node| trace.kind(node) != NodeKind::Inner);
        let width = |node| 30.0_f32.max(Font::SemiBold.width(&trace.end().shown_value(node).to_string(), 14.5) + 12.0);
        let needed: f32 = leaves.map(width).sum::<f32>() + 150.0;
        let rows = trace.nodes().map(|node| trace.ply(node)).max().unwrap_or(0) + 1;
        for size in [(360.0, 180.0), (490.0, 230.0), (560.0, 300.0), (640.0, 200.0), (830.0, 560.0), (980.0, 632.0)] {
            if size.0 < needed || size.1 < 44.0 * rows as f32 {
                continue;
            }
            whole += 1;
            let room = Viewport::window(point(size.0, size.1));
            for step in lesson.steps() {
                let scene = lesson.scene_in(room, step, &words);
                let place = format!("{} {size:?} step {step}", lesson.name);
                if !scene.view.shows_all(&scene.tree_layout.positions, NodeId::ROOT) {
                    faults.push(format!("{place}: not all is in view"));
                }
                let shapes = draw_scene(&scene);
                for name in &names {
                    if times(&shapes, |text| text == name) == 0 {
                        faults.push(format!("{place}: {name} has no name"));
                    }
                }
                find_faults(&scene, &place, &mut faults);
            }
        }
    }
    faults.truncate(60);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(40 < whole, "{whole}");
}

/// Where a tree does not fit, no node is cut by the end of the picture, and what leads out of it fades.
#[test]
fn no_node_is_cut_by_the_end_of_the_picture() {
    let words = Words::new(Language::ENGLISH);
    let (mut faults, mut parts, mut fading) = (Vec::new(), 0, 0);
    for lesson in Lesson::all(Notation::Node) {
        let count = lesson.recording.trace().nodes().len();
        for room in rooms() {
            for step in lesson.steps().step_by(lesson.steps().count() / 4 + 1) {
                let scene = lesson.scene_in(room, step, &words);
                if scene.view.focus.is_none() {
                    continue;
                }
                parts += 1;
                let clear = scene.view.content_range();
                for node in scene.visible_nodes() {
                    let (min, max) = body(&scene, node);
                    let is_cut = min.x < clear.start - 1.5 || clear.end + 1.5 < max.x;
                    if is_cut || min.y < -1.5 || scene.view.size.y + 1.5 < max.y {
                        faults.push(format!("{} of {count} nodes, step {step}, {:?}: {min:?}", lesson.name, room.size));
                    }
                }
                fading += usize::from(draw_scene(&scene).iter().any(|shape| matches!(shape, Shape::Faded { .. })));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(parts < 2 * fading, "{fading} of {parts}");
}

/// Where a tree of boards does not fit, the moves of its root are all in view.
#[test]
fn the_moves_of_the_root_are_all_in_view_in_a_window_of_the_usual_size() {
    let (words, lesson) = (Words::new(Language::ENGLISH), Lesson::open("babilego-opening", Notation::Node));
    let room = Viewport::window(point(980.0, 526.0));
    for step in lesson.steps() {
        let scene = lesson.scene_in(room, step, &words);
        let positions = &scene.tree_layout.positions;
        assert!(!scene.view.shows_all(positions, NodeId::ROOT) && positions.children(0).len() == 6);
        for &child in positions.children(0) {
            let at = scene.view.center(positions, NodeId::new(child as usize));
            assert!(scene.view.content_range().contains(&at.x), "step {step}: move {child} at {at:?}");
        }
    }
}

/// A line of text in a picture, and the rectangle that its letters fill.
struct PlacedText<'a> {
    text: &'a str,
    size: f32,
    min: Point,
    max: Point,
}

fn placed_text(shape: &Shape) -> Option<PlacedText<'_>> {
    let Shape::Text { at: place, anchor, size, font, text, .. } = shape else { return None };
    let (width, half) = (font.width(text, *size), font.cap_height(*size) / 2.0);
    let left = match anchor {
        Anchor::Left => place.x,
        Anchor::Center => place.x - width / 2.0,
        Anchor::Right => place.x - width,
    };
    // Commas reach below the baseline.
    let max = point(left + width, place.y + half + size * 0.12);
    Some(PlacedText { text, size: *size, min: point(left, place.y - half), max })
}

/// How far two texts overlap, in pixels; rounding can make it slightly more than 0.
fn overlap(a: &PlacedText<'_>, b: &PlacedText<'_>) -> f32 {
    let across = a.max.x.min(b.max.x) - a.min.x.max(b.min.x);
    let down = a.max.y.min(b.max.y) - a.min.y.max(b.min.y);
    across.min(down)
}

/// The given values of leaves are hidden until the leaf is visited, shown from the start, or shown at the end where the
/// leaf was pruned.
#[test]
fn given_values_are_seen_when_they_are_asked_for() {
    let words = Words::new(Language::ENGLISH);
    let lesson = Lesson::open("12-a-to-n", Notation::Node);
    let end = lesson.recording.trace().len();
    let values = |step: Step, given_values: GivenValues| -> Vec<String> {
        let scene = Scene { given_values, ..lesson.scene(step, SIZES[0], &words) };
        let shapes = draw_scene(&scene);
        let texts = shapes.iter().filter_map(placed_text).map(|found| found.text.to_owned());
        texts.filter(|text| ["3", "5", "0", "99", "7", "4"].contains(&text.as_str())).collect()
    };
    let none = GivenValues::default();
    let from_start = GivenValues { from_start: true, ..none };
    let pruned_at_end = GivenValues { pruned_at_end: true, ..none };
    assert_eq!(values(0, none), Vec::<String>::new());
    let mut all = values(0, from_start);
    all.sort();
    assert_eq!(all, ["0", "3", "4", "5", "5", "7", "99", "99"]);
    let hidden = |step, given| values(step, given).iter().filter(|text| *text == "99").count();
    assert_eq!((hidden(end - 1, pruned_at_end), hidden(end, pruned_at_end), hidden(end, none)), (0, 2, 0));
    assert_eq!(hidden(end, from_start), 2);
}

#[test]
fn no_words_cover_other_words_or_stick_out_of_the_picture() {
    words_have_room(nightly::cases(3, 1), |_| {});
}

/// There is room for the mover's numbers beside MAX's.
#[test]
fn no_words_cover_others_where_the_mover_counts_too() {
    words_have_room(nightly::cases(13, 1), |search| search.algorithm = Algorithm::NegamaxAlphaBeta);
}

/// There is room for the true values beside those of a mistaken search.
#[test]
fn no_words_cover_others_where_a_mistake_is_corrected() {
    for mistake in FaultyAlgorithm::ALL {
        words_have_room(nightly::cases(13, 1), |search| search.algorithm = Algorithm::Mistaken(mistake));
    }
}

/// Each node with a wrong value has a tick and its true value, and no principal variation is drawn.
#[test]
fn what_a_mistake_has_made_of_a_node_is_corrected_in_the_picture() {
    let words = Words::new(Language::ENGLISH);
    let mut corrected = 0;
    for mistake in FaultyAlgorithm::ALL {
        let by_mistake = |search: &mut SearchConfig| search.algorithm = Algorithm::Mistaken(mistake);
        for lesson in Lesson::whole_searched(Notation::Node, by_mistake) {
            let trace = lesson.recording.trace();
            for step in lesson.steps() {
                let scene = lesson.scene(step, SIZES[1], &words);
                if !scene.is_readable() {
                    continue;
                }
                let right = trace.nodes().filter_map(|node| lesson.recording.correction(node, step));
                let mut expected: Vec<_> = right.map(|value| format!("✓ {}", value.shown())).collect();
                let shapes = draw_scene(&scene);
                let texts = shapes.iter().filter_map(placed_text).map(|text| text.text.to_owned());
                let mut found: Vec<_> = texts.filter(|text| text.starts_with('✓')).collect();
                expected.sort();
                found.sort();
                assert_eq!(found, expected, "{} by {mistake:?}, step {step}", lesson.name);
                assert!(!scene.shows_principal_variation());
                corrected += found.len();
            }
        }
    }
    assert!(0 < corrected);
}

#[test]
fn no_words_cover_others_where_moves_are_searched_twice_or_the_table_knows_them() {
    for algorithm in [Algorithm::PrincipalVariation, Algorithm::AlphaBetaTable, Algorithm::Mtdf] {
        words_have_room(nightly::cases(13, 1), |search| search.algorithm = algorithm);
    }
}

#[test]
fn no_words_cover_others_beyond_the_depth_limit() {
    words_have_room(nightly::cases(13, 1), until_quiet);
}

/// The search with a depth limit and quiescence, for games in which every position can be evaluated.
/// A class is asked where each node is entered and votes twice, and both votes are shown beside the branches.
#[test]
fn votes_cover_no_words() {
    let (mut faults, mut shown, mut hidden) = (Vec::new(), 0, 0);
    for lesson in Lesson::all(Notation::Node) {
        let (trace, words) = (lesson.recording.trace(), Words::new(Language::ENGLISH));
        for step in lesson.steps() {
            let Some(Event::Enter(node)) = trace.event(step) else { continue };
            let children = trace.children(node).zip(1..).take(4);
            let badge = |(child, number): (NodeId, usize)| ChoiceBadge {
                number,
                node: child,
                is_on_edge: true,
                hands: 7 * u32::try_from(number).unwrap(),
                all_hands: 70,
                before: Some((30 / u32::try_from(number).unwrap(), 60)),
                is_right: Some(number == 1),
            };
            let badges: Vec<ChoiceBadge> = children.map(badge).collect();
            let scene = lesson.scene(step, SIZES[0], &words);
            let tree = draw_scene(&scene);
            let texts: Vec<_> = tree.iter().filter_map(placed_text).collect();
            let votes = draw_choices(&Scene { choices: &badges, ..scene });
            let of = |badge: &ChoiceBadge| badge.votes().last().unwrap().text(&words);
            let counts = badges.iter().map(of).filter(|count| times(&votes, |text| text == count) > 0).count();
            shown += counts;
            hidden += badges.len() - counts;
            for shape in &votes {
                let Shape::Bar { min, max, .. } = shape else { continue };
                for text in &texts {
                    let across = max.x.min(text.max.x) - min.x.max(text.min.x);
                    let down = max.y.min(text.max.y) - min.y.max(text.min.y);
                    if 1.0 < across && 1.0 < down {
                        faults.push(format!("{} at {step}: a bar over {}", lesson.name, text.text));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(20)]);
    assert!(hidden < shown, "{shown} shown, {hidden} only in the row of choices");
}

fn until_quiet(search: &mut SearchConfig) {
    if search.depth.is_some() {
        *search =
            SearchConfig { depth: Some(1), quiescence: Some(Quiescence { change: 1.into(), plies: 1 }), ..*search };
    }
}

/// How often a text is in a picture.
fn times(shapes: &[Shape], is_meant: impl Fn(&str) -> bool) -> usize {
    shapes.iter().filter_map(placed_text).filter(|text| is_meant(text.text)).count()
}

/// Every table hit has the depth of its entry beside it, from the step in which the table was probed, and no
/// evaluation.
#[test]
fn what_the_table_knew_is_drawn_as_such() {
    let words = Words::new(Language::ENGLISH);
    let mut known = 0;
    for lesson in Lesson::whole_searched(Notation::Node, |search| search.algorithm = Algorithm::AlphaBetaTable) {
        let trace = lesson.recording.trace();
        for step in lesson.steps() {
            let scene = lesson.scene(step, SIZES[1], &words);
            let asked = |node: &NodeId| {
                trace.kind(*node) == NodeKind::Leaf(Leaf::TableHit)
                    && trace.entered_at(*node).is_some_and(|at| at < step)
            };
            let expected: Vec<_> = trace.nodes().filter(asked).collect();
            let shapes = draw_scene(&scene);
            if scene.is_readable() {
                let found = times(&shapes, |text| text == "end" || text.starts_with("d "));
                assert_eq!(found, expected.len(), "{} step {step}", lesson.name);
                known += found;
            }
            for node in expected {
                let found = value_at(&shapes, scene.center(node), scene.view.row_height());
                assert_eq!(found, [trace.at(step).proved(node).to_string()], "{} step {step}", lesson.name);
            }
        }
    }
    assert!(0 < known);
}

/// The edge of a scout and the edge of its re-search have their badges.
#[test]
fn a_move_that_is_searched_twice_is_marked_on_both_edges() {
    let words = Words::new(Language::ENGLISH);
    let (mut scouts, mut researches) = (0, 0);
    for lesson in Lesson::whole_searched(Notation::Node, |search| search.algorithm = Algorithm::PrincipalVariation) {
        let trace = lesson.recording.trace();
        let is_scout = |node| trace.window(node).is_some_and(Window::is_null_window);
        let sent = |node: &NodeId| is_scout(*node) && trace.parent(*node).is_some_and(|above| !is_scout(above));
        for step in lesson.steps() {
            let scene = lesson.scene(step, SIZES[1], &words);
            if !scene.is_readable() {
                continue;
            }
            let shapes = draw_scene(&scene);
            let entered: Vec<_> = trace.nodes().filter(|&n| trace.entered_at(n).is_some_and(|at| at <= step)).collect();
            let expected = [
                entered.iter().filter(|node| sent(node)).count(),
                entered.iter().filter(|&&node| trace.is_research(node)).count(),
            ];
            let found = [times(&shapes, |text| text == "?"), times(&shapes, |text| text == "II")];
            assert_eq!(found, expected, "{} step {step}", lesson.name);
            scouts += found[0];
            researches += found[1];
        }
    }
    assert!(0 < scouts && 0 < researches);
}

/// Where a search goes beyond its depth limit, a line is drawn above the first row beyond.
#[test]
fn the_extension_is_drawn_apart() {
    let words = Words::new(Language::ENGLISH);
    let mut extended = 0;
    for lesson in Lesson::whole_searched(Notation::Node, until_quiet) {
        let is_extended = lesson.recording.config().quiescence.is_some() && 2 < lesson.tree_layout.rows();
        for step in lesson.steps() {
            let scene = lesson.scene(step, SIZES[0], &words);
            let across = |shape: &Shape| match shape {
                Shape::Line { from, to, .. } => {
                    *from == point(0.0, scene.view.row_top(2)) && *to == point(SIZES[0].x, from.y)
                }
                _ => false,
            };
            let lines = draw_scene(&scene).iter().filter(|shape| across(shape)).count();
            assert_eq!(lines, usize::from(is_extended), "{} step {step}", lesson.name);
            extended += lines;
        }
    }
    assert!(0 < extended);
}

/// At every `stride`th step: what covers another text usually does so until the next value is known.
fn words_have_room(stride: usize, change: impl Fn(&mut SearchConfig)) {
    let mut faults = Vec::new();
    for notation in Notation::ALL {
        for (number, lesson) in Lesson::all_searched(notation, &change).into_iter().enumerate() {
            for room in rooms() {
                for language in Language::AUTHORED {
                    let words = Words::new(language);
                    let last = *lesson.steps().end();
                    for step in lesson.steps().skip(number % stride).step_by(stride).chain([last]) {
                        let scene = lesson.scene_in(room, step, &words);
                        let place = format!(
                            "{} {notation:?} {}×{} {} step {step}",
                            lesson.name,
                            room.size.x,
                            room.size.y,
                            language.code()
                        );
                        find_faults(&scene, &place, &mut faults);
                    }
                }
            }
        }
    }
    faults.truncate(200);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// No text is too small, reaches out of the picture, or covers another text or a node that it is not in.
fn find_faults(scene: &Scene<'_, AnyGame>, place: &str, faults: &mut Vec<String>) {
    let (size, shapes) = (scene.view.size, draw_scene(scene));
    let texts: Vec<_> = shapes.iter().filter_map(placed_text).collect();
    let bodies: Vec<_> = scene.visible_nodes().into_iter().map(|node| body(scene, node)).collect();
    for (index, text) in texts.iter().enumerate() {
        if text.size < scene.view.min_text_px - 0.01 {
            faults.push(format!("{place}: {:?} is only {} high", text.text, text.size));
        }
        let is_inside = 0.0 <= text.min.x && 0.0 <= text.min.y && text.max.x <= size.x && text.max.y <= size.y;
        if !is_inside {
            faults.push(format!("{place}: {:?} sticks out", text.text));
        }
        for other in &texts[..index] {
            let by = overlap(text, other);
            if 0.5 < by {
                faults.push(format!("{place}: {:?} over {:?} by {by}", text.text, other.text));
            }
        }
        // The row labels have a background of their own, behind which the tree ends.
        let clear = scene.view.content_range();
        let is_at_edge = text.max.x <= clear.start || clear.end <= text.min.x;
        for &(min, max) in bodies.iter().filter(|_| scene.overview_blend() <= 0.0 && !is_at_edge) {
            let lies_in = |a: f32, b: f32, low: f32, high: f32| low - 0.5 <= a && b <= high + 0.5;
            // A value may be wider than a small triangle or circle, and is then in its middle.
            let is_centered = (text.min.x + text.max.x - min.x - max.x).abs() < 1.0;
            let half = scene.px(scene.tree_layout.sizes.half_height());
            let middle = f32::midpoint(min.y, max.y);
            let is_value = is_centered && lies_in(text.min.y, text.max.y, middle - half, middle + half);
            let is_in = lies_in(text.min.x, text.max.x, min.x, max.x) && lies_in(text.min.y, text.max.y, min.y, max.y);
            let is_apart = text.max.x <= min.x + 0.5
                || max.x - 0.5 <= text.min.x
                || text.max.y <= min.y + 0.5
                || max.y - 0.5 <= text.min.y;
            if !is_in && !is_value && !is_apart {
                faults.push(format!("{place}: {:?} over a node at {min:?}", text.text));
            }
        }
    }
}

/// A rectangle inside a node's drawing: its board, its square, or the part of a triangle or a circle under its value.
fn body(scene: &Scene<'_, AnyGame>, node: NodeId) -> (Point, Point) {
    let (center, measures) = (scene.center(node), &scene.tree_layout.sizes);
    let is_leaf = scene.recording.trace().kind(node) != NodeKind::Inner;
    // In a tree with boards, a node without one is drawn as in other trees.
    let is_abstract = !scene.recording.position(node).has_board();
    let (half, down) = match (is_abstract, is_leaf) {
        (true, true) => (point(measures.leaf_width / 2.0, 16.0), 0.0),
        (true, false) if scene.recording.trace().turn(node) == Turn::Chance => {
            (point(measures.triangle_height * 0.5, measures.triangle_height * 0.25), 0.0)
        }
        // Without its slanted corners.
        (true, false) if measures.sign_width.is_some() => (
            point((measures.triangle_width - measures.triangle_height * 0.5) / 2.0, measures.triangle_height / 2.0),
            0.0,
        ),
        // Half as wide and half as high as the triangle.
        (true, false) => (point(measures.triangle_width / 4.0, 1.0), 0.0),
        (false, true) => (point(measures.boards.leaf.x / 2.0, measures.boards.leaf.y / 2.0), -9.0),
        (false, false) => (point(measures.boards.inner.x / 2.0, measures.boards.inner.y / 2.0), 0.0),
    };
    let (half, y) = (point(scene.px(half.x), scene.px(half.y)), center.y + scene.px(down));
    (point(center.x - half.x, y - half.y), point(center.x + half.x, y + half.y))
}

/// The free space around a value, in pixels: the least distance of its letters from the inner side of its node's
/// outline, however thick that is drawn. Negative where a letter is on the outline.
fn air(scene: &Scene<'_, AnyGame>, node: NodeId, text: &PlacedText<'_>) -> f32 {
    let (trace, sizes, center) = (scene.recording.trace(), &scene.tree_layout.sizes, scene.center(node));
    let line = 3.0 * scene.view.scale.clamp(0.55, 2.4) / 2.0;
    let min = point(text.min.x, text.min.y);
    let max = point(text.max.x, text.min.y + (text.max.y - text.min.y) * 0.698 / (0.698 + 0.12));
    if trace.kind(node) != NodeKind::Inner {
        let (w, h) = (scene.px(sizes.leaf_width / 2.0), scene.px(16.0));
        let beside = (min.x - (center.x - w)).min(center.x + w - max.x);
        return beside.min(min.y - (center.y - h)).min(center.y + h - max.y) - line;
    }
    let (w, h) = (scene.px(sizes.triangle_width / 2.0), scene.px(sizes.triangle_height / 2.0));
    if trace.turn(node) == Turn::Chance {
        let corners =
            [min.x, max.x].into_iter().flat_map(|x| [min.y, max.y].map(|y| (x - center.x).hypot(y - center.y)));
        return h - line - corners.fold(0.0, f32::max);
    }
    if let Some(view) = scene.recording.multi_player() {
        let corners = sign_corners(view.mover(node), center, w, h);
        let texts = [min, point(max.x, min.y), max, point(min.x, max.y)];
        let edges = corners.iter().zip(corners.iter().cycle().skip(1));
        let distances = edges.flat_map(|(from, to)| {
            let (dx, dy) = (to.x - from.x, to.y - from.y);
            texts.map(|at| (dx * (at.y - from.y) - dy * (at.x - from.x)) / dx.hypot(dy))
        });
        return distances.fold(f32::INFINITY, f32::min) - line;
    }
    // From the wide side, however the triangle points.
    let is_up = trace.player(node) == Player::Max;
    let (low, high) =
        if is_up { (center.y + h - max.y, center.y + h - min.y) } else { (min.y - center.y + h, max.y - center.y + h) };
    let slope = (w / (2.0 * h)).atan();
    let half = (max.x - min.x) / 2.0;
    low.min((w * (1.0 - high / (2.0 * h)) - half) * slope.cos()) - line
}

/// A number does not fill its square, and what is written at a cut stays off the leaves.
#[test]
fn presented_numbers_and_cuts_have_space_around_them() {
    let words = Words::new(Language::ENGLISH);
    let (mut numbers, mut cuts) = (0, 0);
    for (name, step) in [("deep-cutoff", 19), ("shallow-cutoff", 20), ("last-child", 28), ("first-cutoff", 13)] {
        let lesson = Lesson::open(name, Notation::Node);
        let scene = lesson.scene_in(rooms()[2], step, &words);
        let shapes = draw_scene(&scene);
        let is_leaf = |node: &NodeId| lesson.recording.trace().kind(*node) != NodeKind::Inner;
        let leaves: Vec<_> = scene.visible_nodes().into_iter().filter(is_leaf).map(|node| body(&scene, node)).collect();
        for text in shapes.iter().filter_map(placed_text) {
            for &(min, max) in &leaves {
                let apart =
                    (min.x - text.max.x).max(text.min.x - max.x).max(min.y - text.max.y).max(text.min.y - max.y);
                if apart < 0.0 {
                    let beside = (text.min.x - min.x).min(max.x - text.max.x);
                    assert!(0.15 * text.size <= beside, "{name}: {:?} has {beside}", text.text);
                    numbers += 1;
                } else if text.text.contains('α') && text.text.contains("cut") {
                    assert!(0.15 * text.size <= apart, "{name}: {:?} is {apart} from a leaf", text.text);
                    cuts += 1;
                }
            }
        }
    }
    assert!(10 < numbers && 10 < cuts, "{numbers}, {cuts}");
}

/// A value has 2 pixels of air in its node, whatever is written, however thick the outline is drawn and at every size;
/// or it is on a plate that covers the sides.
#[test]
fn no_value_touches_the_outline_of_its_node() {
    let words = Words::new(Language::ENGLISH);
    let values = [0.0, 7.0, 14.0, 99.0, -1.0, -12.0, 0.1, -0.05, 100.0, 1234.5, -123_456.0, 1e12];
    let leaves =
        |first: usize| (first..first + 3).map(|leaf| values[leaf % values.len()].to_string()).collect::<Vec<_>>();
    let mut lessons: Vec<Lesson> = Lesson::all(Notation::Node);
    for first in 0..values.len() {
        let parts: Vec<_> = (0..3).map(|part| format!("[{}]", leaves(first * (1 + part)).join(", "))).collect();
        let text = format!("(version: 1, game: Tree(tree: [[{}], [{}]]))", parts.join(", "), parts[1..].join(", "));
        let document = poda::file::load(text.as_bytes()).unwrap();
        for algorithm in Algorithm::ALL {
            let search = SearchConfig { algorithm, ..*document.search().unwrap() };
            let recording = record(&search, document.position(), 1_000);
            let tree_layout = TreeLayout::new(&recording, Notation::Node);
            lessons.push(Lesson { name: format!("{first} {algorithm:?}"), recording, tree_layout });
        }
    }
    lessons.retain(|lesson| lesson.recording.root().board() == Board::Abstract);
    let (mut seen, mut on_plates, mut faults) = (0, 0, Vec::new());
    for lesson in &lessons {
        for room in rooms() {
            for step in lesson.steps().step_by(3) {
                let scene = lesson.scene_in(room, step, &words);
                if scene.overview_blend() > 0.0 {
                    continue;
                }
                let shapes = draw_scene(&scene);
                for (index, text) in shapes.iter().enumerate().filter_map(|(at, shape)| Some((at, placed_text(shape)?)))
                {
                    let middle = point(f32::midpoint(text.min.x, text.max.x), f32::midpoint(text.min.y, text.max.y));
                    let is_in = |node: &NodeId| {
                        let sizes = &scene.tree_layout.sizes;
                        let (at, half) = (scene.center(*node), sizes.triangle_height.min(32.0) / 2.0);
                        // A vector is written in parts.
                        let across = sizes.sign_width.map_or(0.1, |_| scene.px(sizes.leaf_width / 2.0));
                        (at.x - middle.x).abs() < across && (at.y - middle.y).abs() < scene.px(half)
                    };
                    let Some(node) = scene.visible_nodes().into_iter().find(is_in) else { continue };
                    if scene.recording.position(node).has_board() {
                        continue;
                    }
                    let is_covered = index.checked_sub(1).is_some_and(|before| match &shapes[before] {
                        Shape::Bar { min, max, opacity, .. } => {
                            let has_air = min.x + 2.0 <= text.min.x && text.max.x + 2.0 <= max.x;
                            *opacity >= 1.0 && has_air && min.y + 1.9 <= text.min.y
                        }
                        _ => false,
                    });
                    let found = air(&scene, node, &text);
                    if found < 1.99 && !is_covered {
                        faults
                            .push(format!("{} step {step} {}: {:?} has {found}", lesson.name, room.size.x, text.text));
                    }
                    (seen, on_plates) = (seen + 1, on_plates + usize::from(is_covered));
                }
            }
        }
    }
    faults.truncate(50);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(on_plates * 20 < seen, "{on_plates} of {seen} are on plates");
}

/// What is written under a board keeps clear of the mark around it, at every size.
#[test]
fn no_text_touches_the_mark_of_a_board() {
    let words = Words::new(Language::ENGLISH);
    let (mut seen, mut faults) = (0, Vec::new());
    for lesson in Lesson::all(Notation::Node) {
        if lesson.recording.root().largest_board() == Board::Abstract {
            continue;
        }
        for room in rooms() {
            for step in lesson.steps() {
                let scene = lesson.scene_in(room, step, &words);
                if scene.current().is_some_and(|current| !lesson.recording.position(current).has_board()) {
                    continue;
                }
                let shapes = draw_scene(&scene);
                let mark = shapes.iter().find_map(|shape| match shape {
                    Shape::Polygon { corners, fill: Some(PaletteColor::Current), stroke: Some(stroke) } => {
                        Some((corners, stroke.width))
                    }
                    _ => None,
                });
                let Some((corners, line)) = mark.filter(|_| scene.overview_blend() <= 0.0) else { continue };
                let across = |of: fn(&Point) -> f32| {
                    let at = corners.iter().map(of);
                    at.clone().fold(f32::MAX, f32::min)..at.fold(f32::MIN, f32::max)
                };
                let (wide, high) = (across(|corner| corner.x), across(|corner| corner.y));
                for text in shapes.iter().filter_map(placed_text) {
                    let is_below = wide.contains(&f32::midpoint(text.min.x, text.max.x)) && high.start < text.min.y;
                    let air = text.min.y - high.end - line / 2.0;
                    if is_below && (f32::midpoint(high.start, high.end)..high.end + 6.0).contains(&text.min.y) {
                        seen += 1;
                        if air < 1.99 && text.max.y > high.end {
                            faults.push(format!(
                                "{} step {step} {}: {:?} has {air}",
                                lesson.name, room.size.x, text.text
                            ));
                        }
                    }
                }
            }
        }
    }
    faults.truncate(20);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(0 < seen);
}

/// A sheet of 27 leaves in three levels fits beside the panel of a window of 1280 × 800 with every digit 13 pixels
/// high, and its cuts and windows are written; of 81 leaves only the width is scrolled, and the root and the whole path
/// are in view.
#[test]
fn a_sheet_of_27_leaves_fits_and_one_of_81_scrolls_sideways_only() {
    fn tree(depth: usize, next: &mut usize) -> String {
        if depth == 0 {
            *next += 1;
            return (*next * 37 % 100).to_string();
        }
        let children: Vec<_> = (0..3).map(|_| tree(depth - 1, next)).collect();
        format!("[{}]", children.join(", "))
    }
    let words = Words::new(Language::SPANISH);
    for depth in [3, 4] {
        let text = format!("(version: 1, game: Tree(tree: {}), search: (algorithm: AlphaBeta))", tree(depth, &mut 0));
        let document = poda::file::load(text.as_bytes()).unwrap();
        let recording = record(document.search().unwrap(), document.position(), 10_000);
        let tree_layout = TreeLayout::new(&recording, Notation::Node);
        let lesson = Lesson { name: format!("{depth} levels"), recording, tree_layout };
        let room = Viewport::window(point(1280.0 - 288.0, 632.0));
        assert_eq!(fit::whole_subtree(&lesson.tree_layout, room, NodeId::ROOT).is_some(), depth == 3);
        let (mut view, mut moves) = (lesson.scene_in(room, 0, &words).view, 0);
        for step in lesson.steps() {
            let trace = lesson.recording.trace();
            let path: Vec<_> = trace.at(step).current().map_or(Vec::new(), |node| trace.ancestors(node).collect());
            let positions = &lesson.scene_in(room, step, &words).tree_layout.positions;
            let current = path.first().copied().unwrap_or(NodeId::ROOT);
            let followed = fit::followed(&view, positions, trace, NodeId::ROOT, current);
            moves += usize::from(followed != view);
            view = followed;
            let scene = Scene { view, ..lesson.scene_in(room, step, &words) };
            assert_eq!(scene.view.rows(scene.tree_layout.rows()), 0..depth + 1);
            let (top, bottom) = (scene.view.row_top(0), scene.view.row_top(depth + 1));
            assert!(top.abs() < 0.5 && (bottom - 632.0).abs() < 0.5, "{} step {step}: {top} to {bottom}", lesson.name);
            for &node in &path {
                let (extent, x) = (scene.tree_layout.positions.extent(node.number()), scene.center(node).x);
                let (left, right) = (x - scene.px(extent.left), x + scene.px(extent.right));
                let clear = scene.view.content_range();
                // The yellow mark around the current node needs some room.
                let mark = if depth == 3 { 0.0 } else { scene.px(9.0) };
                let is_clear = clear.start + mark <= left && right <= clear.end - mark;
                assert!(is_clear, "{} step {step}: {node:?}", lesson.name);
            }
            let mut faults = Vec::new();
            find_faults(&scene, &lesson.name, &mut faults);
            assert!(faults.is_empty(), "{}", faults.join("\n"));
            let shapes = draw_scene(&scene);
            // How many nodes a stack stands for is no number of the sheet.
            let small = shapes.iter().filter_map(|shape| match shape {
                Shape::Text { anchor: Anchor::Center, font, text, size, .. } if !text.ends_with(" más") => {
                    Some((font.cap_height(*size), text))
                }
                _ => None,
            });
            let small: Vec<_> = small.filter(|(height, _)| *height < 13.0).collect();
            assert!(small.is_empty(), "{} step {step}: {small:?}", lesson.name);
            let left_out = unplaced_texts(&scene);
            let needed = left_out.iter().any(|text| text.contains('=') || text.contains('α') || text.contains('β'));
            assert!(!needed || depth == 4, "{} step {step}: {left_out:?}", lesson.name);
        }
        assert_eq!(0 < moves, depth == 4);
    }
}

/// In a fitted view no tree blends nodes and strips, and a small one is drawn as nodes, with the current one in view.
#[test]
fn a_small_tree_that_is_fitted_is_drawn_as_nodes() {
    let words = Words::new(Language::ENGLISH);
    let mut parts = 0;
    for notation in Notation::ALL {
        for lesson in Lesson::all(notation) {
            for room in rooms() {
                for step in lesson.steps() {
                    let scene = lesson.scene_in(room, step, &words);
                    let is_small = lesson.recording.trace().node_count() <= fit::SMALL_TREE_NODES;
                    assert!(
                        scene.overview_blend() == 0.0 || (!is_small && scene.overview_blend() >= 1.0),
                        "{}",
                        lesson.name
                    );
                    let current = scene.current().filter(|_| is_small);
                    let is_unobstructed = |node| {
                        let center = scene.center(node);
                        scene.view.content_range().contains(&center.x) && (0.0..=scene.view.size.y).contains(&center.y)
                    };
                    assert!(current.is_none_or(is_unobstructed), "{} step {step}", lesson.name);
                    if fit::whole_subtree(&lesson.tree_layout, room, NodeId::ROOT).is_none() {
                        parts += 1;
                        let afar = fit::overview(&lesson.tree_layout, room, NodeId::ROOT);
                        assert!(Scene { view: afar, ..scene }.overview_blend() >= 1.0, "{}", lesson.name);
                    }
                }
            }
        }
    }
    assert!(0 < parts, "some tree is too wide to be seen whole");
}

/// Where no text is larger than it was measured, no label is left out.
#[test]
fn nothing_is_left_out_where_there_is_room_for_all() {
    for language in Language::AUTHORED {
        let words = Words::new(language);
        for notation in Notation::ALL {
            for lesson in Lesson::whole(notation) {
                for step in lesson.steps() {
                    let scene = lesson.scene(step, SIZES[1], &words);
                    if !scene.is_readable() {
                        continue;
                    }
                    let unplaced = unplaced_texts(&scene);
                    assert!(unplaced.is_empty(), "{} {notation:?} step {step}: {unplaced:?}", lesson.name);
                }
            }
        }
    }
}

/// A triangle keeps its shape, whatever number it holds.
#[test]
fn triangles_are_of_one_shape() {
    let mut wide = 0;
    for lesson in Lesson::all(Notation::Node) {
        let measures = &lesson.tree_layout.sizes;
        if measures.sign_width.is_some() {
            continue;
        }
        assert!((measures.triangle_height / measures.triangle_width - 0.86).abs() < 1e-3, "{}", lesson.name);
        wide += usize::from(50.0 < measures.triangle_width);
    }
    assert!(0 < wide, "some hold long numbers");
}

/// The mark of the principal variation is visible on both sides of its edges at every scale, and separated from them.
#[test]
fn best_play_is_marked_beside_its_edges() {
    let words = Words::new(Language::ENGLISH);
    let mut marked = 0;
    for lesson in Lesson::whole(Notation::Node) {
        for room in rooms() {
            let shapes = draw_scene(&lesson.scene_in(room, lesson.recording.trace().len(), &words));
            let lines = |wanted: PaletteColor| {
                shapes.iter().filter_map(move |shape| match shape {
                    Shape::Line { from, to, stroke } if stroke.color == wanted => Some((*from, *to, stroke.width)),
                    _ => None,
                })
            };
            for (from, to, width) in lines(PaletteColor::Current) {
                let same = |colors: [PaletteColor; 2]| {
                    let edge = colors.into_iter().flat_map(lines).find(|line| line.0 == from && line.1 == to);
                    edge.map(|line| line.2)
                };
                let paper = same([PaletteColor::Background, PaletteColor::Background]).unwrap();
                assert!(paper + 5.0 <= width, "{}", lesson.name);
                if let Some(edge) = same([PaletteColor::Max, PaletteColor::Min]) {
                    assert!(edge < paper, "{}", lesson.name);
                    marked += 1;
                }
            }
        }
    }
    assert!(0 < marked);
}

/// The texts in or at a node that show its value.
fn value_at<'a>(shapes: &'a [Shape], center: Point, row_height: f32) -> Vec<&'a str> {
    let value = |shape: &'a Shape| match shape {
        Shape::Text {
            at: place,
            anchor: Anchor::Center,
            font: Font::SemiBold,
            color: PaletteColor::Text,
            text,
            ..
        } => {
            let is_here = (place.x - center.x).abs() < 0.01 && (place.y - center.y).abs() < row_height / 2.0;
            is_here.then_some(text.as_str())
        }
        _ => None,
    };
    shapes.iter().filter_map(value).collect()
}

/// How many characters a sum has at most that is shown whole under every board.
const SHORT_SUM: usize = 6;

/// The value shown at a node is what is proved of it: never a number where only a bound is, and nothing before it is
/// visited.
#[test]
fn every_value_is_what_is_proved_and_no_more() {
    let words = Words::new(Language::ENGLISH);
    for lesson in Lesson::whole(Notation::Node) {
        let (recording, trace) = (&lesson.recording, lesson.recording.trace());
        if recording.multi_player().is_some() {
            continue;
        }
        for step in lesson.steps() {
            let scene = lesson.scene(step, SIZES[1], &words);
            let (shapes, moment) = (draw_scene(&scene), trace.at(step));
            for node in trace.nodes() {
                let proved = moment.proved(node);
                let is_sum = !matches!(trace.kind(node), NodeKind::Inner | NodeKind::Leaf(Leaf::TableHit))
                    && recording.root().board() != Board::Abstract;
                let sum = recording.evaluation(node).to_string();
                let value = moment.shown_value(node).to_string();
                let found = value_at(&shapes, scene.center(node), scene.view.row_height());
                // A sum that is wider than its board has two lines, or gives way to its total.
                let is_short = sum.chars().count() <= SHORT_SUM;
                let expected = match moment.state(node) {
                    NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => vec![],
                    NodeState::Open | NodeState::Finished
                        if is_sum && proved.is_exact() && (is_short || found != [&value]) =>
                    {
                        vec![sum]
                    }
                    NodeState::Open | NodeState::Finished => vec![value],
                };
                assert_eq!(found, expected, "{} step {step}, {}", lesson.name, recording.id(node));
            }
        }
    }
}

/// In a node of several players is what is found of each of them or, where one entry is searched, of that one.
#[test]
fn every_vector_is_what_is_found_and_no_more() {
    let (words, mut vectors) = (Words::new(Language::ENGLISH), 0);
    for lesson in Lesson::whole(Notation::Node) {
        let (recording, trace) = (&lesson.recording, lesson.recording.trace());
        if recording.multi_player().is_none() {
            continue;
        }
        for step in lesson.steps() {
            let scene = lesson.scene(step, SIZES[1], &words);
            let (shapes, moment) = (draw_scene(&scene), trace.at(step));
            let texts: Vec<_> = shapes.iter().filter_map(placed_text).collect();
            for node in trace.nodes() {
                let (center, sizes) = (scene.center(node), &scene.tree_layout.sizes);
                let is_in = |text: &&PlacedText<'_>| {
                    let middle = point(f32::midpoint(text.min.x, text.max.x), f32::midpoint(text.min.y, text.max.y));
                    let half =
                        if trace.kind(node) == NodeKind::Inner { sizes.triangle_width } else { sizes.leaf_width };
                    (middle.x - center.x).abs() < scene.px(half / 2.0) && (middle.y - center.y).abs() < scene.px(12.0)
                };
                let found: String = texts.iter().filter(is_in).map(|text| text.text).collect();
                let expected = match (trace.kind(node), moment.state(node)) {
                    (NodeKind::Leaf(_), state) => {
                        let entered = if state == NodeState::Open { "…".to_owned() } else { String::new() };
                        shown_payoffs(recording, step, node).unwrap_or(entered)
                    }
                    (NodeKind::Inner, NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver) => {
                        String::new()
                    }
                    (NodeKind::Inner, NodeState::Open | NodeState::Finished) => {
                        let vector = shown_payoffs(recording, step, node);
                        let nothing = |vector: &String| vector.chars().all(|letter| "(…, )".contains(letter));
                        match vector {
                            Some(vector) if !nothing(&vector) => vector,
                            Some(_) => "…".to_owned(),
                            None => moment.shown_value(node).to_string(),
                        }
                    }
                };
                vectors += usize::from(expected.starts_with('('));
                assert_eq!(found, expected, "{} step {step}, {}", lesson.name, recording.id(node));
            }
        }
    }
    assert!(900 < vectors, "{vectors}");
}

/// In the view of one player, the entries of the others are faint everywhere.
#[test]
fn in_the_view_of_one_player_the_others_are_faint() {
    let (words, lesson) = (Words::new(Language::ENGLISH), Lesson::open("three-players", Notation::Node));
    let step = lesson.recording.trace().len();
    for player in 0..3 {
        let scene = Scene { viewed_player: Some(player), ..lesson.scene(step, SIZES[1], &words) };
        let mut colors = Vec::new();
        for shape in draw_scene(&scene) {
            if let Shape::Text { text, color, anchor: Anchor::Left, .. } = shape
                && text.parse::<i32>().is_ok()
            {
                colors.push(color);
            }
        }
        let own = colors.iter().filter(|&&color| color == color_of_several(player)).count();
        let faint = colors.iter().filter(|&&color| color == PaletteColor::FaintText).count();
        // A vector of three entries at each of 15 nodes.
        assert_eq!((own, faint, colors.len()), (15, 30, 45));
    }
}

/// Beside every value is the mover's: negated, with the opposite bound, at MIN nodes only. Below every window is the
/// mover's: from −β to −α at MIN nodes.
#[test]
fn the_mover_counts_as_its_side_does() {
    let words = Words::new(Language::ENGLISH);
    for lesson in Lesson::whole_searched(Notation::Node, |search| search.algorithm = Algorithm::NegamaxAlphaBeta) {
        let trace = lesson.recording.trace();
        // The numbers in pits have the players' colors, too.
        if matches!(lesson.recording.root().board(), Board::Mancala(_)) {
            continue;
        }
        for step in lesson.steps() {
            let (scene, moment) = (lesson.scene(step, SIZES[1], &words), trace.at(step));
            let shapes = draw_scene(&scene);
            if !scene.is_readable() {
                continue;
            }
            let mut expected: Vec<_> = trace
                .nodes()
                .filter(|&node| matches!(moment.state(node), NodeState::Open | NodeState::Finished))
                .filter(|&node| moment.proved(node) != Interval::UNKNOWN)
                .map(|node| match trace.player(node) {
                    Player::Max => (PaletteColor::Max, moment.proved(node).to_string()),
                    Player::Min => {
                        let Interval { low, high } = moment.proved(node);
                        (PaletteColor::Min, Interval { low: -high, high: -low }.to_string())
                    }
                })
                .collect();
            let mut found: Vec<_> = shapes
                .iter()
                .filter_map(|shape| match shape {
                    Shape::Text {
                        font: Font::SemiBold,
                        color: color @ (PaletteColor::Max | PaletteColor::Min),
                        text,
                        ..
                    } => Some((*color, text.clone())),
                    _ => None,
                })
                .filter(|(_, text)| text != "MAX" && text != "MIN")
                .collect();
            expected.sort_by(|a, b| format!("{a:?}").cmp(&format!("{b:?}")));
            found.sort_by(|a, b| format!("{a:?}").cmp(&format!("{b:?}")));
            assert_eq!(found, expected, "{} step {step}", lesson.name);
            for node in moment.path().filter(|&node| trace.kind(node) == NodeKind::Inner) {
                let window = moment.window(node).filter(|_| moment.state(node) == NodeState::Open);
                let Some(Window { alpha, beta }) = window else { continue };
                let (low, high) = if trace.player(node) == Player::Max { (alpha, beta) } else { (-beta, -alpha) };
                let written = ["(", &low.shown(), ", ", &high.shown(), ")"].map(str::to_owned);
                let texts: Vec<_> = shapes.iter().filter_map(placed_text).map(|text| text.text.to_owned()).collect();
                assert!(texts.windows(5).any(|texts| texts == written), "{} step {step}: {written:?}", lesson.name);
            }
        }
    }
}

/// With MAX's numbers only, the picture is as small as that of alpha-beta.
#[test]
fn where_max_alone_counts_the_picture_is_that_of_alpha_beta() {
    let writing = NotationOptions { perspective: Perspective::Max, ..NotationOptions::default() };
    let open = |algorithm| {
        let mut lesson = Lesson::searched("12-a-to-n", Notation::Node, |search| {
            *search = SearchConfig { algorithm, ..SearchConfig::default() };
        });
        lesson.tree_layout = TreeLayout::new(&lesson.recording, writing);
        lesson
    };
    let (by_mover, by_max) = (open(Algorithm::NegamaxAlphaBeta), open(Algorithm::AlphaBeta));
    let words = Words::new(Language::ENGLISH);
    for step in by_max.steps() {
        let drawn = |lesson: &Lesson| svg(&draw_scene(&lesson.scene(step, SIZES[0], &words)), SIZES[0], Theme::Light);
        assert_eq!(drawn(&by_mover), drawn(&by_max));
    }
}

#[test]
fn crimson_is_only_where_a_branch_has_been_cut_off() {
    let words = Words::new(Language::ENGLISH);
    for lesson in Lesson::whole(Notation::Node) {
        let trace = lesson.recording.trace();
        for step in lesson.steps() {
            let moment = trace.at(step);
            let is_cut = |node: &NodeId| moment.state(*node) == NodeState::Pruned && trace.is_pruned_root(*node);
            let cut: Vec<_> = trace.nodes().filter(is_cut).collect();
            let parents = cut.iter().filter(|&&node| trace.later_siblings(node).next().is_none()).count();
            let (mut strokes, mut texts, mut others) = (0, 0, 0);
            let scene = lesson.scene(step, SIZES[0], &words);
            for shape in draw_scene(&scene) {
                match shape {
                    Shape::Line { stroke, .. } if stroke.color == PaletteColor::Cut => strokes += 1,
                    Shape::Text { color: PaletteColor::Cut, .. } => texts += 1,
                    shape => others += usize::from(format!("{shape:?}").contains("Cut")),
                }
            }
            // Two strokes across each edge; the inequality and the kind of cutoff once per cutoff.
            let at_least = if scene.is_readable() { 2 * parents } else { parents };
            assert_eq!((strokes, others), (2 * cut.len(), 0), "{} step {step}", lesson.name);
            assert!((at_least..=2 * parents).contains(&texts), "{} step {step}: {texts}, {parents}", lesson.name);
        }
    }
}

#[test]
fn the_yellow_mark_is_on_one_node_the_current_one() {
    let words = Words::new(Language::ENGLISH);
    for lesson in Lesson::all(Notation::Node) {
        for step in lesson.steps() {
            let scene = lesson.scene(step, SIZES[0], &words);
            let middles = draw_scene(&scene).into_iter().filter_map(|shape| {
                let corners = match shape {
                    Shape::Polygon { corners, fill: Some(PaletteColor::Current), .. } => corners,
                    Shape::Rect { min, max, fill: Some(PaletteColor::Current), .. } => vec![min, max],
                    _ => return None,
                };
                let (left, right) = corners.iter().fold((f32::MAX, f32::MIN), |(a, b), c| (a.min(c.x), b.max(c.x)));
                Some(f32::midpoint(left, right))
            });
            let middles: Vec<f32> = middles.collect();
            let current = scene.moment().current().map(|node| scene.center(node).x);
            assert_eq!(middles.len(), current.into_iter().len(), "{} step {step}", lesson.name);
            assert!(middles.iter().zip(current).all(|(x, here)| (x - here).abs() < 0.1), "{} step {step}", lesson.name);
        }
    }
}

/// In every third step, and in every one by the nightly workflow.
#[test]
fn the_fonts_have_every_letter_that_a_picture_writes() {
    for notation in Notation::ALL {
        for lesson in Lesson::all(notation) {
            for language in Language::AUTHORED {
                let words = Words::new(language);
                for step in lesson.steps().step_by(nightly::cases(3, 1)) {
                    for shape in draw_scene(&lesson.scene(step, SIZES[0], &words)) {
                        let Shape::Text { font, text, .. } = shape else { continue };
                        let missing: String = text.chars().filter(|&letter| !font.has(letter)).collect();
                        assert!(missing.is_empty(), "{} step {step}: {font:?} lacks {missing} of {text}", lesson.name);
                    }
                }
            }
        }
    }
}

/// The dark picture is the light one with every color replaced by its counterpart.
#[test]
fn both_themes_draw_the_same_with_the_same_roles() {
    let code =
        |theme: Theme, color| theme.color(color).iter().fold("#".to_owned(), |code, part| format!("{code}{part:02X}"));
    let words = Words::new(Language::ENGLISH);
    for lesson in Lesson::all(Notation::Node) {
        for step in lesson.steps().step_by(7) {
            let scene = lesson.scene(step, SIZES[0], &words);
            let [mut light, dark] =
                [Theme::Light, Theme::Dark].map(|theme| svg(&draw_scene(&scene), scene.view.size, theme));
            for &color in PaletteColor::ALL {
                light = light.replace(&code(Theme::Light, color), &format!("[{color:?}]"));
            }
            for &color in PaletteColor::ALL {
                light = light.replace(&format!("[{color:?}]"), &code(Theme::Dark, color));
            }
            assert_eq!(light, dark, "{} step {step}", lesson.name);
        }
    }
}

/// A step of a lesson as SVG.
fn picture(name: &str, notation: Notation, language: Language, step: Step) -> String {
    let lesson = Lesson::open(name, notation);
    let words = Words::new(language);
    let scene = lesson.scene(step.min(lesson.recording.trace().len()), SIZES[0], &words);
    svg(&draw_scene(&scene), scene.view.size, Theme::Light)
}

#[test]
fn the_first_alpha_beta_lecture_at_its_second_cutoff_and_at_its_end() {
    let a_to_n = |step| picture("12-a-to-n", Notation::Node, Language::ENGLISH, step);
    insta::assert_snapshot!("a_to_n_at_step_33", a_to_n(33));
    insta::assert_snapshot!("a_to_n_at_the_end", a_to_n(usize::MAX));
}

#[test]
fn the_first_move_of_tic_tac_toe() {
    let first_move = |step| picture("18-tic-tac-toe-move-1", Notation::Node, Language::ENGLISH, step);
    insta::assert_snapshot!("tic_tac_toe_at_step_0", first_move(0));
    insta::assert_snapshot!("tic_tac_toe_at_step_20", first_move(20));
    insta::assert_snapshot!("tic_tac_toe_at_the_end", first_move(usize::MAX));
}

#[test]
fn deep_cutoffs_extra_turns_and_other_ways_to_write_a_window() {
    insta::assert_snapshot!("deep_cutoff", picture("11-deep-cutoff", Notation::Interval, Language::SPANISH, 13));
    insta::assert_snapshot!("extra_turn", picture("28-extra-turn", Notation::Edge, Language::ENGLISH, 28));
}

/// A magnifying glass stands at each outcome that is only probed, from the step at which it is entered.
#[test]
fn an_outcome_that_is_only_probed_is_marked() {
    let lesson = Lesson::open("star2", Notation::Node);
    let trace = lesson.recording.trace();
    let words = Words::new(Language::ENGLISH);
    // A circle has as many corners, be it a chance node or a glass.
    let circles = |step| {
        let shapes = draw_scene(&lesson.scene(step, SIZES[1], &words));
        let is_circle = |shape: &&Shape| matches!(shape, Shape::Polygon { corners, .. } if corners.len() == 32);
        shapes.iter().filter(is_circle).count()
    };
    let mut most = 0;
    for step in 0..=trace.len() {
        let is_entered = |node: &NodeId| trace.entered_at(*node).is_some_and(|entered| entered <= step);
        let probed = trace.nodes().filter(|&node| trace.is_partial_probe(node)).filter(is_entered).count();
        assert_eq!(circles(step), circles(0) + probed, "step {step}");
        most = most.max(probed);
    }
    assert_eq!(most, 2);
}

/// A dashed triangle and the dashed edges below it read as one cross, so only edges are dashed.
#[test]
fn a_node_that_is_not_visited_is_outlined_on_paper_and_its_edge_is_dashed() {
    let lesson = Lesson::open("first-tree", Notation::Node);
    let shapes = draw_scene(&lesson.scene(0, SIZES[0], &Words::new(Language::ENGLISH)));
    let nodes = lesson.recording.trace().nodes().count();
    let is_outline = |fill: Option<PaletteColor>, stroke: Option<Stroke>| {
        fill == Some(PaletteColor::Background)
            && stroke.is_some_and(|stroke| !stroke.dashed && stroke.color == PaletteColor::FaintLine)
    };
    let outlines = shapes.iter().filter(|shape| match shape {
        Shape::Polygon { fill, stroke, .. } | Shape::Rect { fill, stroke, .. } => is_outline(*fill, *stroke),
        Shape::Line { .. } | Shape::Circle { .. } | Shape::Bar { .. } | Shape::Text { .. } | Shape::Faded { .. } => {
            false
        }
    });
    let edges = shapes.iter().filter(|shape| matches!(shape, Shape::Line { stroke, .. } if stroke.dashed));
    assert_eq!((outlines.count(), edges.count()), (nodes, nodes - 1));
}

/// A number alone, "+5", reads as a value.
#[test]
fn folded_nodes_are_a_stack_that_says_how_many_more_there_are() {
    let lesson = Lesson::open("a-to-n", Notation::Node);
    let folds = Folds::new(false).toggled(NodeId::new(1));
    let tree_layout = TreeLayout::folded(&lesson.recording, Notation::Node, &folds);
    let below = lesson.recording.trace().subtree_range(NodeId::new(1)).len() - 1;
    for (language, text) in [(Language::ENGLISH, "more"), (Language::SPANISH, "más")] {
        let words = Words::new(language);
        let scene = lesson.scene(0, SIZES[0], &words);
        let view = fit::automatic(&tree_layout, Viewport::window(SIZES[0]), NodeId::ROOT, NodeId::ROOT);
        let shapes = draw_scene(&Scene { tree_layout: &tree_layout, view, ..scene });
        let said = shapes.iter().filter_map(placed_text).find(|said| said.text == format!("{below} {text}"));
        let said = said.expect("the folded nodes are counted");
        let covers = |min: &Point, max: &Point| min.x < said.min.x && said.max.x < max.x && min.y < said.min.y;
        let cards = shapes
            .iter()
            .filter(|shape| matches!(shape, Shape::Rect { min, max, .. } if covers(min, max) && max.y - min.y < 40.0));
        assert!(1 <= cards.count(), "it stands on a card");
    }
}

/// Where a tree does not fit the window, the path and all siblings of its nodes do, unless there is no room for their
/// boards.
#[test]
fn the_siblings_of_the_path_are_in_view() {
    let lesson = Lesson::open("history", Notation::Node);
    let (trace, words) = (lesson.recording.trace(), Words::new(Language::ENGLISH));
    let mut view = None;
    for step in lesson.steps() {
        let mut scene = lesson.scene(step, SIZES[0], &words);
        if let Some(current) = trace.at(step).current() {
            let before = view.unwrap_or(scene.view);
            scene.view = fit::followed(&before, &scene.tree_layout.positions, trace, NodeId::ROOT, current);
            for node in trace.ancestors(current) {
                let family: Vec<NodeId> =
                    trace.parent(node).map_or(vec![node], |parent| trace.children(parent).collect());
                for sibling in family {
                    let at = scene.center(sibling);
                    let clear = scene.view.content_range();
                    assert!(clear.contains(&at.x), "step {step}: {sibling:?} is at {at:?}, outside {clear:?}");
                }
            }
            view = Some(scene.view);
        }
    }
}

/// "−∞ ≤ α = −∞" is true, and says nothing.
#[test]
fn a_cut_with_the_best_score_says_that_nothing_is_better() {
    let lesson = Lesson::open("killer", Notation::Node);
    for (language, text) in [(Language::ENGLISH, "best"), (Language::SPANISH, "lo mejor")] {
        let words = Words::new(language);
        let shapes = draw_scene(&lesson.scene(lesson.recording.trace().len(), SIZES[0], &words));
        let said: Vec<String> = shapes.iter().filter_map(placed_text).map(|said| said.text.to_owned()).collect();
        assert!(said.iter().any(|said| said.starts_with(&format!("−∞: {text}"))), "{said:?}");
        assert!(!said.iter().any(|said| said.contains("−∞ ≤")), "{said:?}");
    }
}

/// The inequality of the last cut is in one line, as those of the others are, although the picture ends beside it.
#[test]
fn the_inequality_at_the_end_of_the_picture_is_in_one_line() {
    let lesson = Lesson::open("tic-tac-toe-move-3-alpha-beta", Notation::Node);
    let words = Words::new(Language::ENGLISH);
    let viewport = Viewport::window(point(992.0, 542.0));
    let view = fit::automatic(&lesson.tree_layout, viewport, NodeId::ROOT, NodeId::ROOT);
    let scene = Scene::new(&lesson.recording, &lesson.tree_layout, view, &words);
    let shapes = draw_scene(&scene);
    let cuts = |shape: &Shape| match shape {
        Shape::Text { text, color: PaletteColor::Cut, .. } if text.contains(['≤', '=']) => Some(text.clone()),
        _ => None,
    };
    assert_eq!(shapes.iter().filter_map(cuts).collect::<Vec<_>>(), ["−∞ ≤ α = 1"; 4]);
}

/// In the first lessons, three or more siblings are at even distances.
#[test]
fn the_siblings_of_the_first_trees_are_spaced_evenly() {
    for name in ["layers", "five-levels", "three-by-three-minimax", "last-child", "first-cutoff", "a-to-n"] {
        let lesson = Lesson::open(name, Notation::Node);
        let (trace, positions) = (lesson.recording.trace(), &lesson.tree_layout.positions);
        for node in trace.nodes() {
            let x: Vec<f64> = trace.children(node).map(|child| positions.x(child.number())).collect();
            let distances: Vec<f64> = x.windows(2).map(|pair| pair[1] - pair[0]).collect();
            assert!(distances.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 0.5), "{name}: {node:?} {distances:?}");
        }
    }
}

/// A tree in which some nodes have boards and others do not, of a size and with values of a length.
fn mixed(cells: usize, values: [f64; 3]) -> Recording<AnyGame> {
    let rows = vec![format!("\"{}\"", "X".repeat(cells)); cells].join(", ");
    let leaf = |value: f64, has_board: bool| {
        if has_board { format!("(value: {value}, board: [{rows}])") } else { format!("{value}") }
    };
    let family = |first: bool| {
        let leaves: Vec<String> =
            values.iter().enumerate().map(|(at, &value)| leaf(value, (at % 2 == 0) == first)).collect();
        let board = if first { format!("board: [{rows}], ") } else { String::new() };
        format!("({board}children: [{}])", leaves.join(", "))
    };
    let inner = [family(true), family(false), family(true), family(false)].join(", ");
    let text = format!(
        "(version: 1, game: Tree(boards: (grid: Squares, pieces: [(\"X\", Max)]), tree: [{inner}]), search: (algorithm: \
         Minimax))"
    );
    let document = poda::file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    record(document.search().unwrap(), document.position(), 1_000)
}

/// Half the width and half the height of a node's triangle, square or board, in units.
fn half_size(layout: &TreeLayout, recording: &Recording<AnyGame>, node: NodeId) -> Point {
    let (sizes, is_leaf) = (&layout.sizes, recording.trace().kind(node) != NodeKind::Inner);
    match (recording.position(node).has_board(), is_leaf) {
        (false, true) => point(sizes.leaf_width / 2.0, 16.0),
        (false, false) => point(sizes.triangle_width / 2.0, sizes.triangle_height / 2.0),
        (true, true) => point(sizes.boards.leaf.x / 2.0, sizes.boards.leaf.y / 2.0 + 9.0),
        (true, false) => point(sizes.boards.inner.x / 2.0, sizes.boards.inner.y / 2.0),
    }
}

/// Nodes with and without boards in one row keep apart, and one row keeps off the next, however small the boards and
/// however long the values are, in every layout of the tree.
#[test]
fn nodes_with_and_without_boards_keep_apart() {
    for cells in [1, 2, 3, 6] {
        for values in [[3.0, 5.0, 9.0], [-12.5, 1234.5, -1e6], [123_456.0, 0.1, -7.25]] {
            for form in LayoutForm::ALL {
                let recording = mixed(cells, values);
                let layout = TreeLayout::new(&recording, NotationOptions { form, ..NotationOptions::default() });
                for layout in [&layout].into_iter().chain(&layout.denser) {
                    let half = |node: u32| half_size(layout, &recording, NodeId::new(node as usize));
                    let positions = &layout.positions;
                    for row in 0..layout.rows() {
                        for pair in positions.row(row).windows(2) {
                            let apart = positions.x(pair[1]) - positions.x(pair[0]);
                            let needed = f64::from(half(pair[0]).x + half(pair[1]).x);
                            assert!(needed <= apart, "{cells} {values:?} {form:?}: {pair:?}: {needed} {apart}");
                        }
                        for &node in positions.row(row) {
                            let high = 2.0 * half(node).y;
                            assert!(
                                high + 8.0 <= layout.sizes.min_row_height(),
                                "{cells} {values:?}: {node} is {high}"
                            );
                        }
                    }
                }
            }
        }
    }
}

/// The lessons with two players and named nodes, each position drawn once.
fn positions_of_lessons() -> Vec<Lesson> {
    let notation = NotationOptions { form: LayoutForm::Positions, ..NotationOptions::default() };
    let mut lessons = Lesson::all(Notation::Node);
    for lesson in &mut lessons {
        lesson.tree_layout = TreeLayout::new(&lesson.recording, notation);
    }
    lessons
}

/// Where each position is drawn once, no text covers another one or a node either.
#[test]
fn words_have_room_where_each_position_is_drawn_once() {
    let mut faults = Vec::new();
    for (number, lesson) in positions_of_lessons().into_iter().enumerate() {
        for room in rooms() {
            // The signs of several players are slanted: at this height, a text beside one is over the rectangle around
            // it, not over the sign.
            if room.size.y < 300.0 && lesson.recording.multi_player().is_some() {
                continue;
            }
            for language in Language::AUTHORED {
                let words = Words::new(language);
                let last = *lesson.steps().end();
                for step in lesson.steps().skip(number % 11).step_by(11).chain([last]) {
                    let scene = lesson.scene_in(room, step, &words);
                    let place = format!("{} {}×{} {language:?} step {step}", lesson.name, room.size.x, room.size.y);
                    find_faults(&scene, &place, &mut faults);
                }
            }
        }
    }
    faults.truncate(100);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// A random graph of positions as the tree of all ways through it. The board of a node is the name of its position.
fn unrolled(seed: u64) -> Recording<AnyGame> {
    let mut state = seed;
    let mut random = |count: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % count
    };
    let rows: Vec<usize> = [1].into_iter().chain((0..2 + random(3)).map(|_| 2 + random(4))).collect();
    let first = |row: usize| rows[..row].iter().sum::<usize>();
    let mut texts: Vec<String> = vec![String::new(); first(rows.len())];
    for row in (0..rows.len()).rev() {
        for position in first(row)..first(row + 1) {
            let below: Vec<usize> = if row + 1 < rows.len() {
                let mut below: Vec<usize> = (0..1 + random(3))
                    .map(|_| {
                        let to = row + 1 + if random(3) == 0 { random(rows.len() - row - 1) } else { 0 };
                        first(to) + random(rows[to])
                    })
                    .collect();
                below.sort_unstable();
                below.dedup();
                below
            } else {
                Vec::new()
            };
            // Whose turn it is, is part of a position that is reached after different numbers of moves.
            let player = if row % 2 == 0 { "Max" } else { "Min" };
            let children: Vec<&str> = below.iter().map(|&below| texts[below].as_str()).collect();
            texts[position] = if children.is_empty() {
                format!("(text: \"p{position}\", value: {position})")
            } else {
                format!("(player: {player}, text: \"p{position}\", children: [{}])", children.join(", "))
            };
        }
    }
    let text = format!("(version: 1, game: Tree(tree: {}), search: (algorithm: AlphaBetaTable))", texts[0]);
    let document = poda::file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    record(document.search().unwrap(), document.position(), 20_000)
}

/// Returns whether a line crosses a rectangle.
fn crosses(from: Point, to: Point, (min, max): (Point, Point)) -> bool {
    // The part of the line that is within the columns and the rows of the rectangle.
    let (mut start, mut end) = (0.0_f32, 1.0_f32);
    for (at, by, low, high) in [(from.x, to.x - from.x, min.x, max.x), (from.y, to.y - from.y, min.y, max.y)] {
        if by.abs() < 1e-6 {
            if at <= low || high <= at {
                return false;
            }
            continue;
        }
        let (one, other) = ((low - at) / by, (high - at) / by);
        (start, end) = (start.max(one.min(other)), end.min(one.max(other)));
    }
    start + 1e-4 < end
}

/// Looks for edges that cross a node which is not at their ends, or the value of one. Returns how many nodes are beside
/// edges.
fn find_crossed(scene: &Scene<'_, AnyGame>, place: &str, faults: &mut Vec<String>) -> usize {
    let (graph, moment) = (scene.tree_layout.graph.as_ref().unwrap(), scene.moment());
    let visible = scene.visible_nodes();
    let shapes = draw_scene(scene);
    let texts: Vec<_> = shapes.iter().filter_map(placed_text).collect();
    let mut passed = 0;
    for &to in &visible {
        for mv in graph.moves_to(to) {
            let child = graph.shown_move(mv, moment);
            let from = graph.representative(scene.recording.trace().parent(child).unwrap());
            let path = scene.edge_path(child);
            for &node in &visible {
                if [from, graph.representative(to)].contains(&graph.representative(node)) {
                    continue;
                }
                let half = half_size(scene.tree_layout, scene.recording, node);
                let (center, half) = (scene.center(node), point(scene.px(half.x) - 1.0, scene.px(half.y) - 1.0));
                let rect = (point(center.x - half.x, center.y - half.y), point(center.x + half.x, center.y + half.y));
                let is_crossed = |rect: (Point, Point)| path.windows(2).any(|ends| crosses(ends[0], ends[1], rect));
                if is_crossed(rect) {
                    faults.push(format!("{place}: the edge {from:?} to {to:?} crosses {node:?}"));
                }
                for text in &texts {
                    let middle = f32::midpoint(text.min.x, text.max.x);
                    let is_below = text.min.y < rect.1.y + scene.px(10.0) && rect.1.y < text.max.y;
                    let is_own = (middle - center.x).abs() < 1.0 && is_below;
                    if is_own && is_crossed((text.min, text.max)) {
                        faults.push(format!("{place}: the edge {from:?} to {to:?} crosses {:?}", text.text));
                    }
                }
                passed += 1;
            }
        }
    }
    passed
}

/// Where each position is drawn once, no edge passes through a node or the value under it: in random graphs, in the
/// lessons, and in panels of all sizes.
#[test]
fn no_edge_crosses_a_node_where_each_position_is_drawn_once() {
    let words = Words::new(Language::ENGLISH);
    let notation = NotationOptions { form: LayoutForm::Positions, ..NotationOptions::default() };
    let mut drawings = positions_of_lessons();
    for seed in 0..60 {
        let recording = unrolled(seed);
        let tree_layout = TreeLayout::new(&recording, notation);
        drawings.push(Lesson { name: format!("graph {seed}"), recording, tree_layout });
    }
    let (mut passed, mut faults) = (0, Vec::new());
    for lesson in &drawings {
        let last = *lesson.steps().end();
        for room in rooms() {
            for step in [last / 3, last] {
                let scene = lesson.scene_in(room, step, &words);
                if scene.overview_blend() <= 0.0 {
                    passed += find_crossed(&scene, &format!("{} {}", lesson.name, room.size.x), &mut faults);
                }
            }
        }
    }
    let count = faults.len();
    faults.truncate(50);
    assert!(faults.is_empty(), "{count} of {passed}:\n{}", faults.join("\n"));
    assert!(20_000 < passed, "{passed}");
}
