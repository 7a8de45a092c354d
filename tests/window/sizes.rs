//! Each size of the window is a layout of its own: at every step of every lesson no text is cut, no two texts touch,
//! the tree has at least half the height, the strip is whole, and the tree shows the nodes that the strip names.
//!
//! What is read is what egui paints: the texts with the rectangles that clip them. `cargo test` reads a sample, and
//! with `PODA_FULL=1` all lessons and steps.

use crate::test_window::TestWindow;
use egui::epaint::TextShape;
use egui::{Color32, Id, Key, Rect, Role, Shape};
use egui_kittest::kittest::Queryable;
use poda_core::game::GameView;
use poda_core::trace::TimelineStep;
use poda_window::stored::settings::Settings;
use poda_words::i18n::node_references::node_references;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;

/// The sizes of windows in pixels, each with the size of its texts in percent.
const SIZES: [([f32; 2], u16); 7] = [
    ([1280.0, 800.0], 100),
    ([1280.0, 800.0], 150),
    ([1280.0, 800.0], 200),
    ([900.0, 600.0], 100),
    ([760.0, 560.0], 100),
    ([1920.0, 1080.0], 100),
    ([2560.0, 1440.0], 100),
];
/// The lessons of the sample.
const SAMPLE: [&str; 10] = [
    "first-tree",
    "last-child",
    "first-cutoff",
    "open-lines-crowded",
    "iterative-deepening",
    "four-phases",
    "first-run",
    "always-negating",
    "visits-converge",
    "rollouts-to-values",
];
/// How many steps of a lesson the sample has, at equal distances, and how many there are at most in a full check.
const STEPS: usize = 3;
const ALL_STEPS: usize = 60;

/// How far the ink of a text may reach over the edge of what clips it or into another text, in pixels.
const TOLERANCE: f32 = 0.8;
/// The margin that the harness leaves around the window, in pixels.
const HARNESS_MARGIN: f32 = 8.0;
/// The greatest width of a scroll bar, of a field for a number, and of the panel beside the tree, in pixels.
const BAR: f32 = 12.0;
const FIELD: f32 = 100.0;
const PANEL: f32 = 360.0;

/// The smallest difference of two colors that is seen, as the sum over red, green and blue.
const SEEN: u32 = 100;

fn difference(one: Color32, other: Color32) -> u32 {
    let channels = |color: Color32| [color.r(), color.g(), color.b()];
    channels(one).into_iter().zip(channels(other)).map(|(one, other)| u32::from(one.abs_diff(other))).sum()
}

/// A line of a text as it is painted.
#[derive(Debug)]
struct Line {
    text: String,
    /// Where its letters are.
    ink: Rect,
    clip: Rect,
}

fn lines(window: &TestWindow) -> Vec<Line> {
    fn add(shape: &Shape, clip: Rect, lines: &mut Vec<Line>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, clip, lines)),
            Shape::Text(text) => add_text(text, clip, lines),
            _ => {}
        }
    }
    fn add_text(shape: &TextShape, clip: Rect, lines: &mut Vec<Line>) {
        for row in &shape.galley.rows {
            let ink = row.visuals.mesh_bounds.translate(shape.pos.to_vec2() + row.pos.to_vec2());
            let text = row.text();
            if ink.is_positive() && !text.trim().is_empty() && clip.intersects(ink) {
                lines.push(Line { text, ink, clip });
            }
        }
    }
    let mut lines = Vec::new();
    for clipped in &window.harness.output().shapes {
        add(&clipped.shape, clipped.clip_rect, &mut lines);
    }
    lines
}

/// The bars of what is scrolled: narrow, at the right edge of what clips it, and in a color that is seen on paper and
/// panel.
fn has_bar(window: &TestWindow, clip: Rect) -> bool {
    fn is_bar(shape: &Shape, clip: Rect, papers: [Color32; 2]) -> bool {
        match shape {
            Shape::Vec(shapes) => shapes.iter().any(|shape| is_bar(shape, clip, papers)),
            Shape::Rect(rect) => {
                let is_seen = papers.iter().all(|paper| SEEN <= difference(paper.blend(rect.fill), *paper));
                let rect = rect.rect;
                let beside = rect.right() - clip.right();
                let is_beside = beside.abs() <= 4.0 * BAR && clip.y_range().expand(2.0).contains(rect.center().y);
                // A field in what is scrolled clips its own text.
                let has_field = clip.width() < FIELD && (0.0..=PANEL).contains(&beside);
                is_seen && rect.width() <= BAR && 8.0 < rect.height() && (is_beside || has_field)
            }
            _ => false,
        }
    }
    let visuals = &window.harness.ctx.global_style().visuals;
    let papers = [visuals.panel_fill, visuals.extreme_bg_color];
    window.harness.output().shapes.iter().any(|clipped| is_bar(&clipped.shape, clip, papers))
}

/// Returns what is wrong with the layout of the window.
fn faults(window: &TestWindow, min_tree_share: f32) -> Vec<String> {
    let screen = window.harness.ctx.content_rect();
    let trees: Vec<Rect> = window.harness.query_all_by_role(Role::Tree).map(|node| node.rect()).collect();
    // A tree that does not fit is moved by the user, and has a map.
    let is_in_tree = |line: &Line| trees.iter().any(|tree| tree.expand(1.0).contains_rect(line.clip));
    let lines: Vec<Line> = lines(window).into_iter().filter(|line| !is_in_tree(line)).collect();
    let mut faults = Vec::new();
    for line in &lines {
        let Line { text, ink, clip } = line;
        let shown = clip.intersect(screen).expand(TOLERANCE);
        let is_cut_beside = ink.left() < shown.left() || shown.right() < ink.right();
        let is_cut_above = ink.top() < shown.top() || shown.bottom() < ink.bottom();
        if is_cut_beside || (is_cut_above && !has_bar(window, *clip)) {
            faults.push(format!("{text:?} at {ink} is cut by {clip}"));
        }
    }
    for (index, line) in lines.iter().enumerate() {
        for other in &lines[index + 1..] {
            let shown = |line: &Line| line.ink.intersect(line.clip);
            let shared = shown(line).intersect(shown(other));
            // Bold text without a bold face is drawn twice.
            let is_twice = line.text == other.text && (line.ink.min - other.ink.min).length() < 1.0;
            if !is_twice && TOLERANCE < shared.width().min(shared.height()) {
                faults.push(format!("{:?} at {} touches {:?} at {}", line.text, line.ink, other.text, other.ink));
            }
        }
    }
    let tree = trees.iter().map(Rect::height).fold(0.0, f32::max);
    // The harness has a margin around the window.
    let height = screen.height() - 2.0 * HARNESS_MARGIN;
    if tree + 0.5 < min_tree_share * height {
        faults.push(format!("the tree has {tree} of {height} pixels"));
    }
    let strip: Option<Rect> = window.harness.ctx.data(|data| data.get_temp(Id::unique("caption shown at")));
    match strip {
        Some(strip) if screen.expand(0.5).contains_rect(strip) && 40.0 <= strip.height() => {}
        strip => faults.push(format!("the strip is at {strip:?}")),
    }
    faults
}

/// Returns whether the texts of the strip scroll although it could be higher: up to a third of the space of the tree
/// and the strip.
fn scrolls_too_early(window: &TestWindow) -> Option<String> {
    let strip: Rect = window.harness.ctx.data(|data| data.get_temp(Id::unique("caption shown at")))?;
    let tree = window.harness.query_all_by_role(Role::Tree).map(|node| node.rect().height()).fold(0.0, f32::max);
    // In a low window, the tree's half of the height comes first.
    let space = tree + strip.height();
    let height = window.harness.ctx.content_rect().height();
    let third = (space / 3.0).min(space - 0.5 * height);
    let is_cut =
        |line: &Line| strip.expand(1.0).contains_rect(line.clip) && line.clip.bottom() + TOLERANCE < line.ink.bottom();
    let is_early = strip.height() + 2.0 < third && lines(window).iter().any(is_cut);
    is_early.then(|| format!("the strip scrolls at {} of {third} pixels", strip.height()))
}

/// Returns the names of nodes of which the strip speaks and which are not drawn, whole, in a tree.
fn unseen_names(window: &TestWindow) -> Vec<String> {
    let app = window.app();
    let Some(search) = app.session().search() else { return Vec::new() };
    let strip: Option<Rect> = window.harness.ctx.data(|data| data.get_temp(Id::unique("caption shown at")));
    let Some(strip) = strip else { return Vec::new() };
    let trees: Vec<Rect> = window.harness.query_all_by_role(Role::Tree).map(|node| node.rect().expand(1.0)).collect();
    let (in_trees, others): (Vec<Line>, Vec<Line>) =
        lines(window).into_iter().partition(|line| trees.iter().any(|tree| tree.contains_rect(line.clip)));
    let is_drawn = |name: &str| in_trees.iter().any(|line| line.text == name && line.clip.contains_rect(line.ink));
    let words = Words::new(Language::ENGLISH);
    let mut unseen = Vec::new();
    for line in others.iter().filter(|line| strip.expand(1.0).contains_rect(line.clip)) {
        for (_, node) in node_references(&words, search.recording(), &line.text) {
            let position = search.recording().position(node);
            unseen.extend(position.name().filter(|name| !is_drawn(name)).map(|name| format!("{name} is not drawn")));
        }
    }
    unseen
}

/// Whether all cases are checked, as in the nightly workflow.
pub fn is_full() -> bool {
    std::env::var_os("PODA_FULL").is_some_and(|value| value == "1")
}

/// The names of the lessons to check.
fn names() -> Vec<&'static str> {
    if is_full() { (0..lessons::all().len()).map(lessons::name).collect() } else { SAMPLE.to_vec() }
}

fn window_at(name: &str, size: [f32; 2], text_size: u16, settings: Settings) -> TestWindow {
    let scale = f32::from(text_size) / 100.0;
    TestWindow::reading_at(name, size.map(|side| side / scale), Settings { text_size, ..settings })
}

/// Checks the lessons at all sizes, with what `examine` does to each window.
fn check(settings: impl Fn(Language) -> Settings, examine: impl Fn(&mut TestWindow, &mut Vec<String>)) {
    let mut found = Vec::new();
    for (number, name) in names().into_iter().enumerate() {
        for (index, (size, text_size)) in SIZES.into_iter().enumerate() {
            let languages = Language::AUTHORED.into_iter().enumerate();
            // The sample has every lesson in one language at one size, and in the other at the next.
            for (_, language) in languages.filter(|(at, _)| is_full() || (number + index) % 2 == *at) {
                let mut window = window_at(name, size, text_size, settings(language));
                let mut faults = Vec::new();
                examine(&mut window, &mut faults);
                faults.sort();
                faults.dedup();
                found.extend(
                    faults.into_iter().map(|fault| format!("{name} {size:?} at {text_size} % {language:?}: {fault}")),
                );
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn at_every_size_nothing_is_cut_or_touches_and_the_tree_has_half_the_height() {
    let settings = |language| Settings { asks_readers: false, ..Settings::new(language) };
    check(settings, |window, found| {
        let last = window.app().session().timeline_len().get();
        let count = if is_full() { ALL_STEPS } else { STEPS }.min(last);
        for part in 0..=count {
            window.app_mut().go_to_step(TimelineStep::new(last * part / count.max(1)));
            window.harness.run_steps(4);
            let faults = faults(window, 0.5).into_iter().chain(scrolls_too_early(window)).chain(unseen_names(window));
            found.extend(faults.map(|fault| format!("step {}: {fault}", window.step())));
        }
    });
}

/// The panel follows the marked line of the algorithm, and cuts no line of the texts above it.
#[test]
fn where_the_panel_follows_the_algorithm_its_first_line_is_whole() {
    let mut cut = Vec::new();
    for (number, name) in (0..lessons::all().len()).map(lessons::name).enumerate() {
        if !is_full() && !["tic-tac-toe-move-1", "killer", "shallow-pruning"].contains(&name) {
            continue;
        }
        for size in [[1280.0, 800.0], [1366.0, 768.0]] {
            let settings = Settings { asks_readers: false, ..Settings::new(Language::AUTHORED[number % 2]) };
            let mut window = TestWindow::reading_at(name, size, settings);
            for step in 1..8 {
                window.press(Key::ArrowRight);
                window.settle();
                let in_panel =
                    |line: &&Line| size[0] * 0.7 < line.clip.left() && line.ink.top() + 3.0 < line.clip.top();
                cut.extend(lines(&window).iter().filter(in_panel).map(|line| format!("{name} {step}: {line:?}")));
            }
        }
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}

/// The questions of a lesson, from the rounds before it to its end, are whole at every size, and leave the tree two
/// fifths.
#[test]
fn at_every_size_questions_are_whole() {
    check(Settings::new, |window, found| {
        for _ in 0..if is_full() { 40 } else { 6 } {
            window.press(Key::ArrowRight);
            found.extend(faults(window, 0.4).into_iter().map(|fault| format!("step {}: {fault}", window.step())));
        }
    });
}

/// The title of a lesson is whole also where there is little space, and the list of the lessons beside it; other
/// buttons give way to them.
#[test]
fn the_title_of_every_lesson_is_whole() {
    let mut elided = Vec::new();
    for number in (0..lessons::all().len()).step_by(if is_full() { 1 } else { 3 }) {
        for (index, (size, text_size)) in SIZES[..5].iter().copied().enumerate() {
            let language = Language::AUTHORED[(number + index) % 2];
            let settings = Settings { all_controls: true, ..Settings::new(language) };
            let mut window = window_at(lessons::name(number), size, text_size, settings);
            window.harness.run_steps(6);
            let title = format!("{} · {}", number + 1, lessons::title(number, language));
            // A title in two lines has no space at its break.
            let painted: String = lines(&window).iter().map(|line| line.text.replace(' ', "")).collect();
            if !painted.contains(&title.replace(' ', "")) {
                elided.push(format!("{title} at {size:?}, {text_size} %"));
            }
            let list = Words::new(language).text("document-lessons");
            if !window.harness.query_all_by_label_contains(&list).any(|node| node.rect().bottom() < 60.0) {
                elided.push(format!("{list} of {title} at {size:?}"));
            }
        }
    }
    assert!(elided.is_empty(), "{}", elided.join("\n"));
}
