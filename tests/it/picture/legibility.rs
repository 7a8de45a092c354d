//! What is written in pictures can be read, for every lesson and step: nothing covers anything else, sticks out of the
//! picture or is too small, and what has space is whole.

use super::drawn_lesson::{Lesson, PlacedText, SIZES, placed_text, rooms, times, until_quiet};
use crate::project::nightly;
use poda::game::GameView;
use poda::game::any::AnyGame;
use poda::game::board::Board;
use poda::i18n::{Language, Words};
use poda::picture::draw::{draw_choices, unplaced_texts};
use poda::picture::fit::{self, Viewport};
use poda::picture::follow;
use poda::picture::fonts::Font;
use poda::picture::palette::PaletteColor;
use poda::picture::shape::{Anchor, Point, Shape, point, sign_corners};
use poda::picture::{ChoiceBadge, Notation, Scene, TreeLayout, draw_scene};
use poda::score::{Player, Turn};
use poda::search::{Algorithm, FaultyAlgorithm, SearchConfig};
use poda::trace::recorder::record;
use poda::trace::{Event, NodeId, NodeKind};

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
/// How far two texts overlap, in pixels; rounding can make it slightly more than 0.
fn overlap(a: &PlacedText<'_>, b: &PlacedText<'_>) -> f32 {
    let across = a.max.x.min(b.max.x) - a.min.x.max(b.min.x);
    let down = a.max.y.min(b.max.y) - a.min.y.max(b.min.y);
    across.min(down)
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
pub(super) fn find_faults(scene: &Scene<'_, AnyGame>, place: &str, faults: &mut Vec<String>) {
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
            let followed = follow::followed(&view, positions, trace, NodeId::ROOT, current);
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
            scene.view = follow::followed(&before, &scene.tree_layout.positions, trace, NodeId::ROOT, current);
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
