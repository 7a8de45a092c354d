//! The pages of a series: which steps each group of steps has, what the pages say, and what part of the tree they show.

use poda::document::{Document, usual_search};
use poda::export::{ExportPage, Format, POINTS_PER_PIXEL};
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::fit::{MAX_NATURAL_NODES, PictureBounds};
use poda::picture::palette::Theme;
use poda::picture::shape::{Shape, point};
use poda::search::SearchConfig;
use poda::series::{
    SearchPages, Series, SeriesError, SeriesOptions, SeriesView, StepGroup, StepSelection, page_options,
};
use poda::trace::limits::Limits;
use poda::trace::passes::Passes;
use poda::trace::recorder::record_passes;
use poda::trace::{Event, NodeId, NodeKind, Recorded, Story, TimelineStep};

const LIMITS: Limits = Limits::nodes(200_000);

fn lesson(name: &str) -> &'static Document {
    &lessons::all()[lessons::by_name_or_number(name).expect("a lesson")]
}

fn document(text: &str) -> Document {
    poda::file::load(text.as_bytes()).unwrap()
}

fn searched(document: &Document) -> Passes<AnyGame> {
    let search = document.search().copied().unwrap_or_else(|| usual_search(document.position()));
    record_passes(&search, document.position(), LIMITS, &())
}

fn series<'a>(
    document: &'a Document,
    passes: &'a Passes<AnyGame>,
    selection: impl Into<StepSelection>,
    options: SeriesOptions,
    words: &'a Words,
) -> Result<Series<'a>, SeriesError> {
    Series::new(
        SearchPages { document, recorded: Recorded::Search(passes.clone()), is_own: true },
        &selection.into(),
        options,
        words,
    )
}

fn pages(document: &Document, selection: impl Into<StepSelection>, options: SeriesOptions) -> Vec<ExportPage> {
    pages_in(document, selection, options, Language::ENGLISH)
}

fn pages_in(
    document: &Document,
    selection: impl Into<StepSelection>,
    options: SeriesOptions,
    language: Language,
) -> Vec<ExportPage> {
    let (passes, words) = (searched(document), Words::new(language));
    let mut series = series(document, &passes, selection, options, &words).unwrap();
    let pages: Vec<_> = (0..series.steps().len()).map(|number| series.page(number).unwrap()).collect();
    assert!(series.page(pages.len()).is_none());
    pages
}

fn groups(groups: &[StepGroup]) -> StepSelection {
    StepSelection { groups: groups.to_vec(), ranges: Vec::new() }
}

fn viewed(view: SeriesView) -> SeriesOptions {
    SeriesOptions { view, ..SeriesOptions::default() }
}

/// Every text of a picture with its size.
fn texts(shapes: &[Shape]) -> Vec<(String, f32)> {
    let mut found = Vec::new();
    for shape in shapes {
        match shape {
            Shape::Text { text, size, .. } => found.push((text.clone(), *size)),
            Shape::Faded { shapes, .. } => found.extend(texts(shapes)),
            _ => {}
        }
    }
    found
}

fn writes(page: &ExportPage, wanted: &str) -> bool {
    texts(&page.shapes).iter().any(|(text, _)| text == wanted)
}

/// What the lectures say of the first move: MAX's moves in their order, each with the sums of its leaves and its value.
const FIRST_MOVE: [(&[&str], &str); 3] = [
    (&["6−5=1", "5−5=0", "6−5=1", "5−5=0", "4−5=−1"], "−1"),
    (&["5−6=−1", "6−6=0", "5−6=−1", "6−6=0", "4−6=−2"], "−2"),
    (&["5−4=1", "6−4=2"], "1"),
];

#[test]
fn the_first_move_of_the_lectures_is_a_page_a_node_and_a_page_a_result() {
    let lesson = lesson("tic-tac-toe-move-1");
    for language in Language::AUTHORED {
        let pages =
            pages_in(lesson, groups(&[StepGroup::Nodes, StepGroup::Results]), SeriesOptions::default(), language);
        let mut pages = pages.iter();
        assert!(pages.next().unwrap().plain_caption().contains("MAX"), "the root is entered");
        for (leaves, value) in FIRST_MOVE {
            let entered = pages.next().unwrap();
            assert!(entered.plain_caption().contains("MIN"), "{}", entered.plain_caption());
            for sum in leaves {
                let page = pages.next().unwrap();
                assert!(page.plain_caption().contains(sum), "{sum}: {}", page.plain_caption());
                assert!(writes(page, sum), "{sum} is in the picture");
            }
            let page = pages.next().unwrap();
            assert!(page.plain_caption().contains(&format!(" {value}")), "{value}: {}", page.plain_caption());
            assert!(writes(page, value), "{value} is in the picture");
        }
        let last = pages.next().unwrap();
        assert!(last.plain_caption().contains('1') && writes(last, "1"), "{}", last.plain_caption());
        assert_eq!(pages.next(), None);
    }
}

/// A few lessons: given trees and games, with and without pruning, tables and passes.
const LESSONS: [&str; 9] = [
    "first-tree",
    "a-to-n",
    "tic-tac-toe-move-1-alpha-beta",
    "extra-turn",
    "table",
    "scout",
    "iterative-deepening",
    "mtdf",
    "beginner",
];

/// Whether any search has steps of a group: not every one has bookmarks, and only a Monte Carlo tree search has
/// iterations.
fn is_of_any_search(group: &StepGroup) -> bool {
    !matches!(group, StepGroup::Bookmarks | StepGroup::Iterations(_))
}

#[test]
fn a_group_has_exactly_the_steps_that_it_promises() {
    for name in LESSONS {
        let document = lesson(name);
        let passes = searched(document);
        let recorded = Recorded::Search(passes.clone());
        let steps = |group: StepGroup| StepSelection::from(group).steps(&recorded, &document.bookmarks).unwrap();
        let end = passes.end();
        assert_eq!(steps(StepGroup::All), (0..=end.get()).map(TimelineStep::new).collect::<Vec<_>>(), "{name}");
        assert_eq!(steps(StepGroup::Last), [end], "{name}");
        let mut counts = [0; 3];
        for recording in passes.iter() {
            let trace = recording.trace();
            let is_inner = |node| trace.kind(node) == NodeKind::Inner;
            let visited: Vec<_> = trace.nodes().filter(|&node| trace.entered_at(node).is_some()).collect();
            let inner = visited.iter().filter(|&&node| is_inner(node)).count();
            let cutoffs = (1..=trace.len()).filter(|&step| matches!(trace.event(step), Some(Event::Cutoff(_))));
            counts[0] += visited.len();
            counts[1] += inner;
            counts[2] += visited.len() + cutoffs.count();
        }
        let found = [StepGroup::Nodes, StepGroup::Results, StepGroup::Landmarks].map(|group| steps(group).len());
        assert_eq!(found, counts, "{name}");
        for group in StepGroup::ALL.into_iter().filter(is_of_any_search) {
            assert!(steps(group).is_sorted_by(|one, next| one < next), "{name} {group:?}");
        }
    }
}

#[test]
fn a_leaf_alone_has_a_result() {
    let document = document("(version: 1, game: Tree(tree: 7))");
    for group in StepGroup::ALL.into_iter().filter(is_of_any_search) {
        let pages = pages(&document, group, SeriesOptions::default());
        assert!(pages.iter().any(|page| writes(page, "7")), "{group:?}");
    }
}

#[test]
fn bookmarks_are_those_of_the_documents_own_search() {
    let text = "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), bookmarks: [(step: 9, note: (en: \"So\", es: \"Así\")), (step: 2)])";
    let document = document(text);
    let found = pages_in(&document, StepGroup::Bookmarks, SeriesOptions::default(), Language::SPANISH);
    let found: Vec<_> = found.iter().map(|page| (page.step, page.is_bookmarked, page.note.as_deref())).collect();
    assert_eq!(found, [(2, true, None), (9, true, Some("Así"))]);
    let (words, passes) = (Words::new(Language::ENGLISH), searched(&document));
    let other = SearchPages { document: &document, recorded: Recorded::Search(passes), is_own: false };
    let refused = Series::new(other.clone(), &StepGroup::Bookmarks.into(), SeriesOptions::default(), &words);
    assert_eq!(refused.unwrap_err(), SeriesError::NoBookmarks);
    let mut all = Series::new(other, &StepGroup::All.into(), SeriesOptions::default(), &words).unwrap();
    assert!((0..all.steps().len()).all(|number| !all.page(number).unwrap().is_bookmarked));
}

#[test]
fn steps_and_groups_are_joined_in_the_order_of_the_search() {
    let document = lesson("a-to-n");
    let passes = searched(document);
    let step = TimelineStep::new;
    let ranges = vec![step(12)..=step(14), step(3)..=step(3), step(13)..=step(13)];
    let selection = StepSelection { groups: vec![StepGroup::Last], ranges };
    let recorded = Recorded::Search(passes.clone());
    let found = selection.steps(&recorded, &document.bookmarks).unwrap();
    assert_eq!(found, [step(3), step(12), step(13), step(14), passes.end()]);
    let last = passes.end().get();
    let beyond = StepSelection { groups: Vec::new(), ranges: vec![step(3)..=step(last + 1)] };
    assert_eq!(beyond.steps(&recorded, &document.bookmarks), Err(SeriesError::NoSuchStep { step: last + 1, last }));
}

/// The middles of the nodes of a page, by their ids.
fn middles(page: &ExportPage) -> Vec<(&str, (f32, f32))> {
    page.nodes.iter().map(|node| (node.id.as_str(), (node.center.x, node.center.y))).collect()
}

#[test]
fn nothing_moves_from_page_to_page() {
    for name in LESSONS {
        for view in [SeriesView::Whole, SeriesView::Subtree(searched(lesson(name)).get(0).id(NodeId::new(1)))] {
            let pages = pages(lesson(name), StepGroup::All, viewed(view.clone()));
            let passes = searched(lesson(name));
            for pair in pages.windows(2) {
                assert_eq!(pair[0].size, pair[1].size, "{name}");
                let pass = |page: &ExportPage| passes.locate(TimelineStep::new(page.step)).pass;
                if pass(&pair[0]) == pass(&pair[1]) {
                    assert_eq!(middles(&pair[0]), middles(&pair[1]), "{name} at {}", pair[1].step);
                }
            }
        }
    }
}

#[test]
fn a_whole_tree_has_all_its_nodes_in_their_shapes_and_every_text_legible() {
    for (number, document) in lessons::all().iter().enumerate() {
        let passes = searched(document);
        let nodes = passes.last().trace().node_count();
        let last = pages(document, StepGroup::Last, SeriesOptions::default()).remove(0);
        let name = lessons::name(number);
        if MAX_NATURAL_NODES < nodes {
            assert_eq!((last.nodes.len(), last.size.x), (0, 1280.0), "{name}");
            continue;
        }
        assert_eq!(last.nodes.len(), nodes, "{name}");
        for node in &last.nodes {
            let (x, y) = (node.center.x, node.center.y);
            let (half, tall) = (node.size.x / 2.0, node.size.y / 2.0);
            assert!(0.0 <= x - half && x + half <= last.size.x, "{name}: {node:?}");
            assert!(0.0 <= y - tall && y + tall <= last.size.y, "{name}: {node:?}");
        }
        for (text, size) in texts(&last.shapes) {
            // What is written on a board's tokens repeats what is seen anyway.
            assert!(12.0 <= size || text.chars().all(|c| c.is_ascii_digit()), "{name}: {text} at {size}");
        }
    }
}

#[test]
fn a_picture_has_the_width_and_height_that_are_given() {
    let bounds = |width, height| SeriesOptions {
        bounds: PictureBounds { width, height, max_aspect: None, min_text_px: None },
        ..SeriesOptions::default()
    };
    for name in ["first-tree", "tic-tac-toe-move-1", "iterative-deepening"] {
        let size = |width, height| pages(lesson(name), StepGroup::Last, bounds(width, height)).remove(0).size;
        let natural = size(None, None);
        for width in [400.0, 980.0, 4_000.0] {
            let found = size(Some(width), None);
            assert_eq!(found, point(width, found.y), "{name}");
            assert!(0.0 < found.y && found.y.is_finite(), "{name}: {found:?}");
        }
        let found = size(None, Some(700.0));
        assert_eq!(found, point(found.x, 700.0), "{name}");
        assert_eq!(size(Some(640.0), Some(480.0)), point(640.0, 480.0), "{name}");
        assert!(400.0 <= natural.x && natural.y.is_finite());
    }
}

/// A wide tree fills a slide as far as twice its height does; its nodes stay as large as they are.
#[test]
fn the_rows_of_a_wide_tree_are_higher_on_a_slide() {
    let page = |name, max_aspect| {
        let bounds = PictureBounds { max_aspect, ..PictureBounds::default() };
        pages(lesson(name), StepGroup::Last, SeriesOptions { bounds, ..SeriesOptions::default() }).remove(0)
    };
    let aspect = poda::export::Format::Beamer.slide_aspect().unwrap();
    for (name, is_wide) in [("first-tree", false), ("tic-tac-toe-move-1", true)] {
        let (natural, slide) = (page(name, None), page(name, Some(aspect)));
        assert!((natural.size.x - slide.size.x).abs() < 0.1, "{name}");
        assert_eq!(natural.size.y < slide.size.y, is_wide, "{name}: {:?}", natural.size);
        assert!(slide.size.y <= natural.size.y.max(slide.size.x / aspect) + 1.0, "{name}: {:?}", slide.size);
        let last = |page: &ExportPage| page.nodes.iter().map(|node| node.center.y).fold(0.0, f32::max) / page.size.y;
        assert!(!is_wide || 0.75 < last(&slide), "{name}: the rows fill the slide");
        let sizes = |page: &ExportPage| page.nodes.iter().map(|node| node.size).collect::<Vec<_>>();
        assert_eq!(sizes(&natural), sizes(&slide), "{name}");
    }
}

#[test]
fn a_subtree_has_its_own_nodes_and_an_unknown_one_is_named_with_what_was_meant() {
    let document = lesson("a-to-n");
    let shown = pages(document, StepGroup::Last, viewed(SeriesView::Subtree("C".to_owned()))).remove(0);
    let ids: Vec<&str> = shown.nodes.iter().map(|node| node.id.as_str()).collect();
    assert_eq!(ids, ["C", "F", "G", "H", "I", "J", "M", "N", "K", "L"]);
    let (passes, words) = (searched(document), Words::new(Language::ENGLISH));
    let unknown = |id: &str| {
        let options = viewed(SeriesView::Subtree(id.to_owned()));
        series(document, &passes, StepGroup::Last, options, &words).unwrap_err()
    };
    assert_eq!(unknown("c"), SeriesError::NoSuchNode { id: "c".to_owned(), meant: Some("C".to_owned()) });
    assert!(unknown("nowhere").sentence(&words).contains("“nowhere”"));
}

#[test]
fn a_subtree_that_only_deeper_passes_have_is_shown_in_those() {
    let document = lesson("iterative-deepening");
    let passes = searched(document);
    let deepest = passes.last().trace().nodes().max_by_key(|&node| passes.last().trace().ply(node)).unwrap();
    let id = passes.last().id(deepest);
    let pages = pages(document, StepGroup::All, viewed(SeriesView::Subtree(id.clone())));
    let pass = |page: &ExportPage| passes.locate(TimelineStep::new(page.step)).pass;
    assert!(pages.iter().all(|page| page.nodes.iter().all(|node| node.id == id)));
    let shown = pages.iter().map(pass).min().unwrap();
    assert!(0 < shown && pages.iter().map(pass).max() == Some(passes.len() - 1), "from pass {shown}");
}

#[test]
fn another_search_of_the_document_is_drawn_as_that() {
    let document = lesson("a-to-n");
    let config = SearchConfig { algorithm: poda::search::Algorithm::Minimax, ..*document.search().unwrap() };
    let passes = record_passes(&config, document.position(), LIMITS, &());
    let words = Words::new(Language::ENGLISH);
    let search = SearchPages { document, recorded: Recorded::Search(passes), is_own: false };
    let mut series = Series::new(search, &StepGroup::Nodes.into(), SeriesOptions::default(), &words).unwrap();
    assert_eq!(series.steps().len(), 14, "minimax visits all");
    assert!(series.page(13).unwrap().plain_caption().contains('H'));
}

/// What stands at step 0 in the window, where a key begins the search, would be wrong on paper.
#[test]
fn no_page_says_what_to_press() {
    let asks_to_press = |text: &str| ["Press", "Pulsa", "→"].iter().any(|word| text.contains(word));
    for language in Language::AUTHORED {
        let words = Words::new(language);
        for lesson in lessons::all() {
            let passes = searched(lesson);
            let mut series = series(lesson, &passes, TimelineStep::new(0), SeriesOptions::default(), &words).unwrap();
            let page = series.page(0).unwrap();
            let caption = page.plain_caption();
            assert!(!caption.is_empty() && !asks_to_press(&caption), "{caption}");
            let publication = series.publication(Theme::Light);
            for format in Format::ALL
                .into_iter()
                .filter(|format| ["svg", "html", "tikz", "beamer"].contains(&format.properties().name))
            {
                let mut exporter = format.exporter(publication.clone(), 1.0);
                let file = exporter.add(&page).unwrap().or_else(|| exporter.finish().unwrap()).unwrap();
                let file = String::from_utf8(file).unwrap();
                let pressed = ["to begin", "para empezar"].iter().any(|words| file.contains(words));
                assert!(!pressed, "{format:?}");
            }
        }
    }
    let leaf = document("(version: 1, game: Tree(tree: 7))");
    assert!(
        pages(&leaf, TimelineStep::new(0), SeriesOptions::default())[0].plain_caption().contains("no move to search")
    );
}

/// The width of a pixel on a handout, in points.
const HANDOUT_SCALE: f32 = 0.5;

/// On paper every text has at least 7 points, and what is folded for that is counted below the picture.
#[test]
fn every_lesson_is_legible_on_a_handout() {
    let spaces = Format::Handout.page_spaces();
    let mut folded = 0;
    for lesson in lessons::all() {
        let Some(Recorded::Search(passes)) =
            lesson.search().map(|search| Recorded::Search(record_passes(search, lesson.position(), LIMITS, &())))
        else {
            continue;
        };
        let words = Words::new(Language::ENGLISH);
        let end = passes.end().get();
        let steps = [0, end / 3, end / 2, end].map(TimelineStep::new);
        let selection = StepSelection { groups: Vec::new(), ranges: steps.map(|step| step..=step).to_vec() };
        let options = SeriesOptions { spaces, ..page_options(lesson) };
        let mut series = series(lesson, &passes, selection, options, &words).unwrap();
        for number in 0..series.steps().len() {
            let page = series.page(number).unwrap();
            let named = format!("{:?}, page {number}", lesson.title);
            assert!(spaces.iter().any(|space| space.size == page.size), "{named}: {:?}", page.size);
            let texts = texts(&page.shapes);
            for (text, size) in &texts {
                assert!(7.0 <= size * HANDOUT_SCALE, "{named}: {text} has {} points", size * HANDOUT_SCALE);
            }
            let said = page.plain_caption();
            let stacks = texts.iter().filter(|(text, _)| text.ends_with(" more")).count();
            let expected = match stacks {
                0 => None,
                1 => Some("1 subtree is folded.".to_owned()),
                _ => Some(format!("{stacks} subtrees are folded.")),
            };
            folded += usize::from(expected.is_some());
            if let Some(expected) = expected {
                assert!(said.contains(&expected), "{named}: {said}");
            }
        }
    }
    assert!(0 < folded);
}

/// A tree that is small enough is whole on its page, and one that is not is open where the search is.
#[test]
fn what_does_not_fit_a_sheet_is_folded_apart_from_the_path_to_the_current_node() {
    let leaves = |from: usize| (from..from + 8).map(|leaf| leaf.to_string()).collect::<Vec<_>>().join(", ");
    let moves = (0..8).map(|number| format!("[{}]", leaves(number))).collect::<Vec<_>>().join(", ");
    let large = document(&format!("(version: 1, game: Tree(tree: [{moves}]))"));
    let options = || SeriesOptions { spaces: Format::Handout.page_spaces(), ..SeriesOptions::default() };
    let pages = pages(&large, StepGroup::All, options());
    // The root and its children are always open, and the children of the current node.
    let is_open = |page: &ExportPage| page.nodes.len() == 17;
    for page in &pages {
        assert!(is_open(page) || page.nodes.len() == 9, "{} nodes at {}", page.nodes.len(), page.step);
        let folded = if is_open(page) { 7 } else { 8 };
        let said = page.plain_caption();
        assert!(said.ends_with(&format!("{folded} subtrees are folded.")), "{said}");
    }
    assert!(pages.iter().any(is_open) && !is_open(&pages[0]));
    let small = document("(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))");
    for page in self::pages(&small, StepGroup::All, options()) {
        assert_eq!(page.nodes.len(), 13);
        assert!(!page.plain_caption().contains("folded"));
    }
}

/// A tree of 14 nodes in a column of 240 points is a tree, its text as large as wanted or as its nodes allow.
#[test]
fn a_small_tree_in_a_column_is_no_strip() {
    for (wanted, least) in [(None, 7.25), (Some(9.5), 9.5)] {
        let bounds = PictureBounds { width: Some(320.0), min_text_px: wanted, ..PictureBounds::default() };
        let options = SeriesOptions { bounds, ..page_options(lesson("a-to-n")) };
        let page = pages(lesson("a-to-n"), StepGroup::Last, options).remove(0);
        assert_eq!((page.size.x, page.nodes.len()), (320.0, 14));
        assert!(texts(&page.shapes).iter().all(|(_, size)| least - 0.01 <= *size), "{:?}", texts(&page.shapes));
    }
    let sized = |points: f32| {
        let bounds = PictureBounds { min_text_px: Some(points / POINTS_PER_PIXEL), ..PictureBounds::default() };
        let options = SeriesOptions { bounds, ..page_options(lesson("a-to-n")) };
        pages(lesson("a-to-n"), StepGroup::Last, options).remove(0).size
    };
    assert!(sized(8.0).x < sized(16.0).x && sized(8.0).y < sized(16.0).y);
}
