//! The picture of a Monte Carlo tree search: nothing moves or overlaps while the tree grows, every text can be read,
//! and every format is written.

use super::shell::poda;
use super::{GAMES, document, file, recording};
use poda::export::Format;
use poda::export::svg::svg;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::played_game::legal_moves;
use poda::i18n::mcts_numbers::{TermRank, written_terms};
use poda::i18n::{Language, Words};
use poda::picture::View;
use poda::picture::fit::{Viewport, automatic, whole_subtree};
use poda::picture::palette::{PaletteColor, Theme};
use poda::picture::sampled::{SampledConcealed, SampledLayout, SampledScene, draw_sampled};
use poda::picture::shape::{PixelRect, Shape, point};
use poda::search::mcts::MctsConfig;
use poda::trace::sampled::tree::{SampledEvent, SampledTree};
use poda::trace::{NodeId, Step, Story};
use std::fs;
use tempfile::TempDir;

const FIGURE: &str =
    "Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12, 8]), (name: \"C\", children: [2, 4, 6]), 5]))";

/// A search with its layout.
struct Drawn {
    recording: SampledTree<AnyGame>,
    layout: SampledLayout,
}

impl Drawn {
    fn new(game: &str, iterations: u32) -> Self {
        let config = MctsConfig { iterations, ..MctsConfig::default() };
        let recording = recording(&config, document(game, "").position());
        let layout = SampledLayout::new(&recording);
        Self { recording, layout }
    }

    fn fitted(&self, viewport: Viewport) -> View {
        automatic(self.layout.tree(), viewport, NodeId::ROOT, NodeId::ROOT)
    }

    fn scene<'a>(&'a self, step: Step, view: View, words: &'a Words) -> SampledScene<'a, AnyGame> {
        SampledScene { step, ..SampledScene::new(&self.recording, &self.layout, view, words) }
    }

    fn nodes(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.recording.node_count()).map(NodeId::new)
    }
}

fn window() -> Viewport {
    Viewport::window(point(980.0, 632.0))
}

fn texts(shapes: &[Shape]) -> Vec<(&str, f32, PixelRect)> {
    let mut found = Vec::new();
    for shape in shapes {
        match shape {
            Shape::Text { text, size, .. } => found.push((text.as_str(), *size, PixelRect::of_text(shape).unwrap())),
            Shape::Faded { shapes, .. } => found.extend(texts(shapes)),
            _ => {}
        }
    }
    found
}

#[test]
fn children_stand_under_their_parent_in_the_order_of_the_moves_and_nothing_overlaps() {
    for (game, ..) in GAMES {
        for iterations in [1, 40, 400] {
            let Drawn { recording, layout } = Drawn::new(game, iterations);
            let (positions, x) =
                (&layout.tree().positions, |node| layout.tree().positions.x(layout.placed(node).number()));
            assert_eq!(positions.len(), recording.node_count());
            for ply in 0..positions.rows() {
                for pair in positions.row(ply).windows(2) {
                    let [left, right] = [pair[0], pair[1]];
                    let gap = positions.x(right) - positions.x(left);
                    let needed = positions.extent(left).right + positions.extent(right).left;
                    assert!(f64::from(needed) < gap, "{game}: {pair:?}");
                }
            }
            for node in (0..recording.node_count()).map(NodeId::new) {
                assert_eq!(layout.recorded(layout.placed(node)), node);
                assert_eq!(positions.ply(layout.placed(node).number()), recording.ply(node), "{game}");
                let mut children: Vec<NodeId> = recording.children(node).collect();
                children.sort_by(|&a, &b| x(a).total_cmp(&x(b)));
                if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
                    let middle = f64::midpoint(x(first), x(last));
                    assert!((x(node) - middle).abs() < 0.01, "{game}: {node:?} is at {}, not {middle}", x(node));
                }
                let position = recording.position(node);
                let moves = legal_moves(&position);
                let ranks: Vec<_> = children
                    .iter()
                    .map(|&child| moves.iter().position(|&mv| recording.move_to(child) == Some(mv)).unwrap())
                    .collect();
                assert!(ranks.is_sorted_by(|one, next| one < next), "{game}: {ranks:?}");
                assert_eq!(layout.turn(node), (!moves.is_empty()).then(|| position.turn()));
            }
        }
    }
}

/// The tree only grows, and its nodes stay where they are.
#[test]
fn a_node_is_drawn_from_the_step_that_adds_it_and_never_moves() {
    let words = Words::new(Language::ENGLISH);
    for (game, ..) in GAMES {
        let drawn = Drawn::new(game, 25);
        let Some(view) = whole_subtree(drawn.layout.tree(), Viewport::window(point(9_000.0, 4_000.0)), NodeId::ROOT)
        else {
            continue;
        };
        for step in 0..=drawn.recording.len() {
            let scene = drawn.scene(step, view, &words);
            let mut visible = scene.visible_nodes();
            visible.sort_unstable();
            let added: Vec<_> = drawn.nodes().filter(|&node| drawn.recording.added_at(node) <= step).collect();
            assert_eq!(visible, added, "{game} after {step}");
            for node in drawn.nodes() {
                let is_added = added.contains(&node);
                assert_eq!(scene.is_drawn(node), is_added);
                assert_eq!(scene.node_at(scene.center(node)), is_added.then_some(node), "{game} after {step}");
            }
        }
    }
}

/// Digits are 10 pixels high at least, no text covers another, and every node says what the iterations through it have
/// come to.
#[test]
fn every_text_can_be_read_at_every_step() {
    let viewports = [window(), Viewport::window(point(560.0, 360.0)), Viewport::presenting(point(1920.0, 929.0), 29.0)];
    for language in [Language::ENGLISH, Language::SPANISH] {
        let words = Words::new(language);
        for game in
            [FIGURE, "TicTacToe()", "Pig(target: 6)", "Nim(piles: [3, 2])", "Kalah(south: [2, 1, 2], north: [2, 0, 3])"]
        {
            let drawn = Drawn::new(game, 30);
            for viewport in viewports {
                for step in (0..=drawn.recording.len()).filter(|step| step % 3 == 0 || drawn.recording.len() < step + 6)
                {
                    let current = drawn.recording.at(step).current().unwrap_or(NodeId::ROOT);
                    let view = automatic(drawn.layout.tree(), viewport, NodeId::ROOT, drawn.layout.placed(current));
                    let shapes = draw_sampled(&drawn.scene(step, view, &words));
                    let texts = texts(&shapes);
                    for (index, (text, size, one)) in texts.iter().enumerate() {
                        assert!(viewport.min_text_px <= size + 0.01, "{game} after {step}: {text} of {size}");
                        for (other_text, _, other) in &texts[..index] {
                            let across = one.max.x.min(other.max.x) - one.min.x.max(other.min.x);
                            let down = one.max.y.min(other.max.y) - one.min.y.max(other.min.y);
                            assert!(across.min(down) < 0.6, "{game} after {step}: {text} and {other_text}");
                        }
                    }
                    if step == drawn.recording.len() && view.shows_all(&drawn.layout.tree().positions, NodeId::ROOT) {
                        let n = drawn.recording.iteration_count();
                        assert!(texts.iter().any(|(text, ..)| text.ends_with(&format!("/{n}"))), "{game}: {texts:?}");
                    }
                }
            }
        }
    }
}

/// The greatest sum has a solid frame and the next one a dashed one, in whatever colors.
#[test]
fn the_sums_are_those_of_the_sentence_and_the_two_that_are_compared_have_frames() {
    let words = Words::new(Language::ENGLISH);
    let drawn = Drawn::new(FIGURE, 12);
    let view = drawn.fitted(window());
    let mut selections = 0;
    for step in 0..=drawn.recording.len() {
        let scene = drawn.scene(step, view, &words);
        let shapes = draw_sampled(&scene);
        let frames = |shapes: &[Shape], dashes: bool| {
            let is_frame = |shape: &&Shape| matches!(shape, Shape::Rect { radius: 4.0, stroke: Some(stroke), .. } if stroke.dashed == dashes);
            shapes.iter().filter(is_frame).count()
        };
        let terms = written_terms(&drawn.recording, step);
        let is_selection = matches!(drawn.recording.event(step), Some(SampledEvent::Select { .. }));
        assert_eq!(!terms.is_empty(), is_selection, "after {step}");
        let of = |rank| terms.iter().filter(|term| term.rank == rank).count();
        assert_eq!([frames(&shapes, false), frames(&shapes, true)], [of(TermRank::Selected), of(TermRank::RunnerUp)]);
        for term in &terms {
            let equation = format!("{} + {} = {}", term.mean, term.bonus, term.sum).replace("= ≈", "≈ ");
            let written: String = texts(&shapes).iter().fold(String::new(), |all, (text, ..)| all + text + " ");
            assert!(written.contains(&equation), "after {step}: {equation} is not in {written}");
            // What a question asks for is not told.
            let asked = SampledConcealed { sum: Some(term.child), selection: true, ..SampledConcealed::default() };
            let asking = draw_sampled(&SampledScene { concealed: asked, ..scene });
            assert_eq!([frames(&asking, false), frames(&asking, true)], [0, 0]);
            assert!(texts(&asking).iter().any(|(text, ..)| text.ends_with("= ?")));
        }
        selections += terms.len();
    }
    assert!(10 < selections);
}

/// An edge is as wide as its share of the visits, from 1 to 7 pixels.
#[test]
fn an_edge_is_as_wide_as_its_share_of_the_visits() {
    let words = Words::new(Language::ENGLISH);
    let drawn = Drawn::new(FIGURE, 60);
    let view = View { scale: 1.0, ..drawn.fitted(window()) };
    let scene = drawn.scene(drawn.recording.end_of_iteration(60) - 1, view, &words);
    let shapes = draw_sampled(&scene);
    let widths = shapes.iter().filter_map(|shape| match shape {
        Shape::Line { stroke, .. } if !stroke.dashed && stroke.color != PaletteColor::Current => Some(stroke.width),
        _ => None,
    });
    assert!(widths.clone().all(|width| (1.0..=7.0).contains(&width)));
    let root = scene.moment().statistics(NodeId::ROOT).visits;
    for child in drawn.recording.children(NodeId::ROOT) {
        let share = f64::from(scene.moment().statistics(child).visits) / f64::from(root);
        let expected = 1.0 + 6.0 * share;
        assert!(widths.clone().any(|width| (f64::from(width) - expected).abs() < 0.01), "{expected}");
    }
}

#[test]
fn the_line_that_is_decided_on_is_marked_at_the_end_alone() {
    let words = Words::new(Language::ENGLISH);
    let drawn = Drawn::new(FIGURE, 60);
    let view = drawn.fitted(window());
    let marked = |scene: &SampledScene<'_, AnyGame>| {
        let is_marked =
            |shape: &&Shape| matches!(shape, Shape::Line { stroke, .. } if stroke.color == PaletteColor::Current);
        draw_sampled(scene).iter().filter(is_marked).count()
    };
    let end = drawn.recording.len();
    let line = drawn.recording.answer().unwrap().line.len();
    assert!(0 < line);
    let scene = drawn.scene(end, view, &words);
    assert_eq!((marked(&scene), drawn.recording.decided_line().len()), (line, line));
    let asked = SampledConcealed { decision: true, ..SampledConcealed::default() };
    assert_eq!(marked(&SampledScene { concealed: asked, ..scene }), 0);
    assert!((0..end).all(|step| marked(&drawn.scene(step, view, &words)) == 0));
}

/// Also from the last row on, below which there is no room.
#[test]
fn the_result_of_a_rollout_is_written_in_the_picture() {
    let words = Words::new(Language::ENGLISH);
    let deep = "Tree(tree: [[[0, 9], [1, 8]], [[5, 6], [2, 7]]])";
    for (game, size) in [(FIGURE, point(980.0, 632.0)), (deep, point(1920.0, 928.0))] {
        let drawn = Drawn::new(game, 30);
        for viewport in [Viewport::window(size), Viewport::presenting(size, 29.0)] {
            let view = drawn.fitted(viewport);
            let is_rollout = |&step: &Step| matches!(drawn.recording.event(step), Some(SampledEvent::Rollout(_)));
            for step in (0..drawn.recording.len()).filter(is_rollout) {
                // As in the window, the view follows the current node.
                let view = drawn.scene(step, view, &words).followed(drawn.recording.at(step).path_end().unwrap());
                let shapes = draw_sampled(&drawn.scene(step, view, &words));
                let number = drawn.recording.iteration_at(step).unwrap();
                let result = drawn.recording.rollout(number).1.shown();
                let is_result = |text: &str| text == result || text.starts_with(&format!("{result}, x "));
                let written = texts(&shapes).into_iter().find(|(text, ..)| is_result(text));
                let (.., area) = written.unwrap_or_else(|| panic!("{game} in {size:?} at step {step}"));
                assert!(0.0 <= area.min.y && area.max.y <= size.y && area.max.x <= size.x, "{area:?} in {size:?}");
            }
        }
    }
}

/// Hidden are the nodes below the moves of the root, and their edges.
#[test]
fn answers_to_the_moves_can_be_left_out() {
    let words = Words::new(Language::ENGLISH);
    let drawn = Drawn::new(FIGURE, 60);
    let scene = drawn.scene(drawn.recording.len(), drawn.fitted(window()), &words);
    let hidden = SampledScene { concealed: SampledConcealed { replies: true, ..SampledConcealed::default() }, ..scene };
    assert_eq!(scene.visible_nodes().len(), drawn.recording.node_count());
    assert_eq!(hidden.visible_nodes().len(), 4);
    assert_eq!((scene.decided_line().len(), hidden.decided_line().len()), (2, 1));
}

/// Of a tree in the overview, a column of pixels is empty until one of its nodes is added, and never again.
#[test]
fn strips_only_fill_and_are_blue_and_orange_by_the_means() {
    let words = Words::new(Language::ENGLISH);
    let drawn = Drawn::new("TicTacToe()", 4_000);
    let view = drawn.fitted(window());
    assert!(1.0 <= view.overview_blend());
    let filled = |step: Step| {
        let shapes = draw_sampled(&drawn.scene(step, view, &words));
        let mut columns = vec![0_u32; 980];
        let mut colors = Vec::new();
        let across = view.content_range();
        for shape in &shapes {
            let Shape::Bar { min, max, color, .. } = shape else { continue };
            if across.end <= min.x || max.x <= across.start {
                continue;
            }
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels of the picture")]
            let (left, right) = (min.x.max(0.0).round() as usize, (max.x.round() as usize).min(980));
            columns[left..right].iter_mut().for_each(|count| *count += 1);
            colors.push(*color);
        }
        (columns, colors)
    };
    let mut before = filled(0).0;
    assert!(before.iter().all(|&count| count <= 1));
    for number in [1, 10, 100, 1_000, 2_000, 4_000] {
        let (now, colors) = filled(drawn.recording.end_of_iteration(number));
        let (sum, sum_before) = (now.iter().sum::<u32>(), before.iter().sum::<u32>());
        assert!(sum_before < sum, "after {number}: {sum_before} and {sum}");
        assert!(number < 10 || [PaletteColor::Max, PaletteColor::Min].iter().all(|color| colors.contains(color)));
        before = now;
    }
}

/// The pictures after iterations 1 and 10, at the last selection and at the end, as they are exported.
fn pictures(game: &str, iterations: u32) -> [String; 4] {
    let drawn = Drawn::new(game, iterations);
    let words = Words::new(Language::ENGLISH);
    let view = drawn.fitted(window());
    let is_selection = |&step: &Step| matches!(drawn.recording.event(step), Some(SampledEvent::Select { .. }));
    let last_selection = (0..drawn.recording.len()).rev().find(is_selection).unwrap();
    let ends = [1, 10].map(|number| drawn.recording.end_of_iteration(number));
    [ends[0], ends[1], last_selection, drawn.recording.len()].map(|step| {
        let scene = SampledScene { selected: Some(NodeId::new(1)), ..drawn.scene(step, view, &words) };
        svg(&draw_sampled(&scene), view.size, Theme::Light)
    })
}

/// For eyes that review the snapshots.
#[test]
fn pictures_of_a_small_tree_at_a_few_steps() {
    let [first, tenth, selection, end] = pictures(FIGURE, 100);
    insta::assert_snapshot!("figure-1", first);
    insta::assert_snapshot!("figure-10", tenth);
    insta::assert_snapshot!("figure-selection", selection);
    insta::assert_snapshot!("figure-end", end);
    let [first, tenth, selection, end] = pictures("Pig(target: 5)", 12);
    insta::assert_snapshot!("pig-1", first);
    insta::assert_snapshot!("pig-10", tenth);
    insta::assert_snapshot!("pig-selection", selection);
    insta::assert_snapshot!("pig-end", end);
}

#[test]
fn every_format_is_written_with_its_sentences() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("figure.ron");
    fs::write(&path, file(FIGURE, "iterations: 20")).unwrap();
    for format in Format::ALL {
        let properties = format.properties();
        let output = folder.path().join(format!("{}.{}", properties.name, properties.extension));
        for language in ["en", "es"] {
            let arguments = [
                "export",
                "--steps",
                "iterations:10,last",
                "--format",
                properties.name,
                "--lang",
                language,
                "-o",
                output.to_str().unwrap(),
            ];
            let written = poda(&arguments, &path);
            assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
        }
        let files = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
        let own = files.filter(|file| file.file_stem().unwrap().to_str().unwrap().starts_with(properties.name));
        let own: Vec<Vec<u8>> = own.map(|file| fs::read(file).unwrap()).collect();
        assert_eq!(own.len(), if properties.is_one_file { 1 } else { 3 }, "{format:?}");
        let said = "Una estimación no demuestra nada";
        let is_said = own.iter().any(|bytes| String::from_utf8_lossy(bytes).contains(said));
        assert!(is_said || properties.has_pixels || matches!(format, Format::Pdf | Format::Handout), "{format:?}");
    }
}

#[test]
fn what_has_no_meaning_is_refused_in_a_sentence() {
    let folder = TempDir::new().unwrap();
    let (mcts, tree) = (folder.path().join("mcts.ron"), folder.path().join("tree.ron"));
    fs::write(&mcts, file(FIGURE, "iterations: 20")).unwrap();
    fs::write(&tree, format!("(version: 1, game: {FIGURE})")).unwrap();
    let cases: [(&[&str], _, &str); 6] = [
        (&["--theme", "tactile"], &mcts, "A Monte Carlo tree search is not drawn for fingers"),
        (&["--view", "subtree=B"], &mcts, "A Monte Carlo tree search is drawn whole"),
        (&["--steps", "iterations"], &tree, "Only a Monte Carlo tree search has iterations."),
        (&["--steps", "iterations:21"], &mcts, "No step of this search belongs to iterations"),
        (&["--steps", "iterations:0"], &mcts, "Expected groups of steps"),
        (&["--steps", "100000"], &mcts, "There is no step 100,000:"),
    ];
    for (flags, path, sentence) in cases {
        let refused = poda(&[&["export", "--lang", "en", "-o", "-"], flags].concat(), path);
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && refused.stdout.is_empty(), "{flags:?}");
        assert!(said.contains(sentence), "{flags:?}: {said}");
    }
}

/// An edge begins at the shape of its parent, as in every tree, and a rounded mean is inside its shape.
#[test]
fn edges_begin_at_the_shapes_and_means_are_inside_them() {
    let words = Words::new(Language::ENGLISH);
    for game in [FIGURE, "Pig(target: 6)"] {
        let drawn = Drawn::new(game, 41);
        let Some(view) = whole_subtree(drawn.layout.tree(), Viewport::window(point(9_000.0, 4_000.0)), NodeId::ROOT)
        else {
            panic!("{game} fits");
        };
        let scene = drawn.scene(drawn.recording.len(), view, &words);
        let shapes = draw_sampled(&scene);
        assert!(texts(&shapes).iter().any(|(text, ..)| text.starts_with("≈0.")), "{game}: a mean is rounded");
        // A band is much higher than a text.
        let covers = |shape: &Shape| match shape {
            Shape::Bar { min, max, color: PaletteColor::Background, .. } => max.y - min.y < 30.0,
            _ => false,
        };
        assert!(!shapes.iter().any(covers), "{game}: a mean is written across its shape");
        let starts: Vec<_> = shapes
            .iter()
            .filter_map(|shape| if let Shape::Line { from, .. } = shape { Some(*from) } else { None })
            .collect();
        for node in drawn.nodes().filter(|&node| drawn.recording.children(node).next().is_some()) {
            let (center, size) = (scene.center(node), scene.node_size(node));
            let is_start = |from: &poda::picture::shape::Point| {
                (from.x - center.x).abs() < 0.5 && (from.y - center.y - size.y / 2.0).abs() < 0.5
            };
            assert!(starts.iter().any(is_start), "{game}: {node:?}");
        }
    }
}
