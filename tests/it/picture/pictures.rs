//! What pictures must and must not show, for every lesson and step; and snapshots of a few whole pictures.

use super::drawn_lesson::{Lesson, PlacedText, SIZES, placed_text, rooms, times, until_quiet};
use crate::project::nightly;
use poda::export::svg::svg;
use poda::game::GameView;
use poda::game::board::Board;
use poda::i18n::multi_player::shown_payoffs;
use poda::i18n::{Language, Words};
use poda::picture::fit::{self, Viewport};
use poda::picture::fonts::Font;
use poda::picture::palette::{PaletteColor, Theme, color_of_several};
use poda::picture::shape::{Anchor, Point, Shape, Stroke, point};
use poda::picture::{Folds, GivenValues, Notation, NotationOptions, Perspective, Scene, TreeLayout, draw_scene};
use poda::score::{Interval, Player, Window};
use poda::search::{Algorithm, FaultyAlgorithm, Leaf, SearchConfig};
use poda::trace::moment::NodeState;
use poda::trace::{NodeId, NodeKind, Step, Story};

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
