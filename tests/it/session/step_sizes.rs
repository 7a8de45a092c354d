//! A step forward or back goes as far as its size says, in every search, and back over the same stops.

use poda::file::load;
use poda::i18n::Language;
use poda::i18n::step_references::step_references;
use poda::lessons;
use poda::picture::Notation;
use poda::search::{Algorithm, SearchConfig};
use poda::session::playback::{Direction, StepSize};
use poda::session::{Command, Origin, Session};
use poda::trace::{Event, RecordedKind, TimelineStep};

fn session(text: &str) -> Session {
    Session::new(load(text.as_bytes()).unwrap(), Origin::New, Notation::Node)
}

fn lesson(name: &str) -> Session {
    let number = lessons::by_name_or_number(name).unwrap();
    Session::new(lessons::all()[number].clone(), Origin::Lesson(number), Notation::Node)
}

/// The steps at which a session stops when it goes in a direction as far as it can.
fn stops(session: &mut Session, direction: Direction) -> Vec<usize> {
    let mut stops = Vec::new();
    while session.destination(direction).is_some() {
        session.apply(Command::Go(direction));
        stops.push(session.timeline_step().get());
        assert!(stops.len() < 100_000, "{direction:?} goes round in circles");
    }
    stops
}

#[test]
fn a_result_is_an_inner_node_that_returns() {
    for name in ["three-by-three-alpha-beta", "a-to-n", "tic-tac-toe-move-1", "extra-turn", "negamax"] {
        let mut session = lesson(name);
        session.apply(Command::SetStepSize(Some(StepSize::Result)));
        let search = session.search().unwrap();
        let is_inner = |node| search.trace().children(node).next().is_some();
        let results: Vec<usize> = (1..=search.trace().len())
            .filter(|&step| matches!(search.trace().event(step), Some(Event::Leave(node)) if is_inner(node)))
            .collect();
        assert!(results.len() > 2, "{name}");
        // No step passes over a bookmark.
        let marked = session.document().bookmarks.iter().map(|bookmark| bookmark.step.get());
        let mut expected: Vec<usize> = results.into_iter().chain(marked).collect();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(stops(&mut session, Direction::Forward), expected, "{name}");
    }
}

#[test]
fn back_stops_where_forward_stopped() {
    for name in ["a-to-n", "iterative-deepening", "aspiration", "mtdf", "table", "quiet", "scout", "first-tree"] {
        for step_size in RecordedKind::Search.step_sizes().iter().copied() {
            let mut session = lesson(name);
            session.apply(Command::SetStepSize(Some(step_size)));
            let mut forward = stops(&mut session, Direction::Forward);
            let mut back = stops(&mut session, Direction::Back);
            assert_eq!(back.pop(), Some(0), "{name}, {step_size:?}");
            back.reverse();
            forward.pop();
            assert_eq!(back, forward, "{name}, {step_size:?}");
        }
    }
}

const STATIONS: &str = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), \
    bookmarks: [(step: 9), (step: 4, note: \"here\"), (step: 0), (step: 4), (step: 900)])";

#[test]
fn bookmarks_are_stations_in_the_order_of_their_steps() {
    let mut session = session(STATIONS);
    session.apply(Command::SetStepSize(Some(StepSize::Bookmark)));
    let end = session.timeline_len().get();
    assert_eq!(stops(&mut session, Direction::Forward), [4, 9, end], "the last station is the result");
    assert_eq!(stops(&mut session, Direction::Back), [9, 4, 0]);
    // From between two of them.
    session.apply(Command::Seek(TimelineStep::new(6)));
    assert_eq!(session.destination(Direction::Forward), Some(TimelineStep::new(9)));
    assert_eq!(session.destination(Direction::Back), Some(TimelineStep::new(4)));
    // Behind the result nothing follows.
    session.apply(Command::Go(Direction::Last));
    assert_eq!(session.destination(Direction::Forward), None);
    assert_eq!(session.destination(Direction::Back), Some(TimelineStep::new(9)));
}

#[test]
fn a_search_without_bookmarks_has_its_two_ends() {
    let mut without = session("(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))");
    let mut with_another_search = session(STATIONS);
    let minimax = SearchConfig { algorithm: Algorithm::Minimax, ..*with_another_search.search().unwrap().config() };
    with_another_search.apply(Command::SetSearch(minimax.into()));
    for session in [&mut without, &mut with_another_search] {
        session.apply(Command::SetStepSize(Some(StepSize::Bookmark)));
        let end = session.timeline_len().get();
        assert_eq!(stops(session, Direction::Forward), [end]);
        assert_eq!(stops(session, Direction::Back), [0]);
    }
}

/// The author's size of a step is that of the document until the reader chooses one, and no step passes over a
/// bookmark.
#[test]
fn a_document_suggests_a_size_of_a_step() {
    let mut session = session(&STATIONS.replace(")])", ")], reading: (by: Node))"));
    assert_eq!(session.step_size(), StepSize::Visit);
    let forward = stops(&mut session, Direction::Forward);
    assert!([4, 9].iter().all(|stop| forward.contains(stop)), "{forward:?}");
    let back = stops(&mut session, Direction::Back);
    assert!(forward.iter().rev().skip(1).chain(&[0]).eq(&back), "{back:?}");
    session.apply(Command::SetStepSize(Some(StepSize::Event)));
    assert_eq!(session.step_size(), StepSize::Event);
    session.apply(Command::SetStepSize(None));
    assert_eq!(session.step_size(), StepSize::Visit);
}

/// The first hour is an hour at most, with time to think.
#[test]
fn the_first_nine_lessons_take_less_than_half_an_hour() {
    let minutes: Vec<usize> = (0..9).map(lessons::minutes).collect();
    assert!(minutes.iter().all(|&minutes| (1..=4).contains(&minutes)), "{minutes:?}");
    assert!(minutes.iter().sum::<usize>() <= 27, "{minutes:?}");
    for number in 0..9 {
        let mut session = lesson(lessons::name(number));
        let presses = stops(&mut session, Direction::Forward).len();
        assert!(presses <= 20, "{}: {presses} presses", lessons::name(number));
    }
}

/// Whoever reads a lesson step by step comes past each step of which its text speaks.
#[test]
fn a_lesson_stops_at_each_step_that_its_text_names() {
    let mut named = 0;
    for (number, document) in lessons::all().iter().enumerate() {
        let mut session = lesson(lessons::name(number));
        let forward = stops(&mut session, Direction::Forward);
        let notes = document.bookmarks.iter().filter_map(|bookmark| bookmark.note.as_ref());
        for text in document.notes.as_ref().into_iter().chain(notes) {
            for (_, step) in Language::AUTHORED.iter().flat_map(|&language| step_references(text.in_language(language)))
            {
                named += 1;
                assert!(forward.contains(&step.get()), "{}: step {} is passed over", lessons::name(number), step.get());
            }
        }
    }
    assert!(100 < named, "{named}");
}
