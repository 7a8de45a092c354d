//! Searches in several passes, stepped through in a session: one timeline through all of them.

use poda::document::Document;
use poda::file::load;
use poda::i18n::explain::{ReadAt, result_of_passes};
use poda::i18n::narration::caption;
use poda::i18n::{Language, Words};
use poda::picture::Notation;
use poda::search::pass::StopReason;
use poda::session::playback::Direction;
use poda::session::{Command, LIMITS, Origin, Session};
use poda::trace::limits::{Ending, Progress, REPORT_INTERVAL};
use poda::trace::recorder::record_passes;
use poda::trace::{NodeId, Story, TimelineStep, Trace};
use std::cell::Cell;
use std::ops::ControlFlow;

fn session(search: &str, game: &str) -> Session {
    let text = format!("(version: 1, game: {game}, search: ({search}))");
    let document: Document = load(text.as_bytes()).unwrap();
    Session::new(document, Origin::New, Notation::default())
}

/// Explicit trees with estimates at every inner node.
const ESTIMATES: &str = "Tree(tree: (name: \"A\", estimate: 0, children: [\
    (name: \"B\", estimate: 4, children: [(estimate: 4, children: [1, 2]), (estimate: 5, children: [0, 3])]),\
    (name: \"C\", estimate: 2, children: [(estimate: 2, children: [6, 5]), (estimate: 3, children: [7, 8])])]))";

/// Going on from the beginning comes to every step of every pass once, and going back comes the same way.
#[test]
fn one_step_after_another_leads_through_all_passes_and_back() {
    for algorithm in ["IterativeDeepening", "Aspiration", "Mtdf"] {
        let mut session = session(&format!("algorithm: {algorithm}, depth: 3, table: true"), ESTIMATES);
        let length = session.timeline_len();
        assert!(1 < session.search().unwrap().passes().len(), "{algorithm} makes passes");
        let mut seen =
            vec![(session.search().unwrap().pass(), session.search().unwrap().step(), session.timeline_step())];
        while let Some(next) = session.destination(Direction::Forward) {
            assert_eq!(next, session.timeline_step().next());
            session.apply(Command::Go(Direction::Forward));
            seen.push((session.search().unwrap().pass(), session.search().unwrap().step(), session.timeline_step()));
        }
        assert!(session.search().unwrap().is_over() && seen.len() == length.get() + 1);
        assert!(seen.windows(2).all(|pair| pair[0] < pair[1]), "passes and their steps in order");
        while session.destination(Direction::Back).is_some() {
            assert_eq!(
                seen.pop().unwrap(),
                (session.search().unwrap().pass(), session.search().unwrap().step(), session.timeline_step())
            );
            session.apply(Command::Go(Direction::Back));
        }
        assert_eq!(seen, [(0, 0, TimelineStep::START)]);
        session.apply(Command::Go(Direction::Last));
        assert_eq!((session.timeline_step(), session.search().unwrap().is_confirmed()), (length, true));
    }
}

/// Estimates of 4 and 2 speak for B at first; two plies on C is worth 2 and B 4; in the end C is worth 6.
#[test]
fn a_deeper_pass_may_find_another_move() {
    let mut session = session("algorithm: IterativeDeepening", ESTIMATES);
    let found: Vec<_> = session
        .search()
        .unwrap()
        .passes()
        .iter()
        .map(|pass| {
            let trace = pass.trace();
            let best = trace.best_child(NodeId::ROOT).unwrap();
            (pass.config().depth, trace.result(NodeId::ROOT).unwrap().0.to_string(), pass.id(best))
        })
        .collect();
    let pass = |depth, score: &str, best: &str| (Some(depth), score.to_owned(), best.to_owned());
    assert_eq!(found, [pass(1, "4", "B"), pass(2, "4", "B"), pass(3, "6", "C")]);
    assert_eq!(session.search().unwrap().passes().last().stop_reason, Some(StopReason::NothingDeeper));
    let words = Words::new(Language::ENGLISH);
    session.apply(Command::Go(Direction::Last));
    let said = caption(&words, session.search().unwrap().recording(), session.search().unwrap().step()).plain();
    assert!(said.contains("Pass 3 is over") && said.contains("every line was searched to its end"), "{said}");
    let result = result_of_passes(&words, session.search().unwrap().passes(), None, ReadAt::Alone);
    assert!(result[0].plain().contains('C') && result[0].plain().contains('6'), "{}", result[0].plain());
}

#[test]
fn a_cutoff_in_another_pass_is_the_next_one() {
    let mut session = session("algorithm: IterativeDeepening", ESTIMATES);
    let mut cutoffs = Vec::new();
    while session.destination(Direction::NextCutoff).is_some() {
        session.apply(Command::Go(Direction::NextCutoff));
        cutoffs.push(session.timeline_step());
    }
    let pruning = |trace: &Trace| trace.cutoff_steps().filter(|&step| trace.prunes(step)).count();
    let all: usize = session.search().unwrap().passes().iter().map(|pass| pruning(pass.trace())).sum();
    assert_eq!(cutoffs.len(), all);
    let mut back = Vec::new();
    while session.destination(Direction::PreviousCutoff).is_some() {
        session.apply(Command::Go(Direction::PreviousCutoff));
        back.push(session.timeline_step());
    }
    back.reverse();
    assert_eq!(back, cutoffs[..cutoffs.len() - 1]);
}

/// The best move of MTD(f) is that of the pass which proved the value from the mover's side.
#[test]
fn the_tests_of_a_guess_prove_the_value_together() {
    for guess in ["-inf", "0", "6", "7", "inf"] {
        let session = session(&format!("algorithm: Mtdf, guess: {guess}"), ESTIMATES);
        let passes = session.search().unwrap().passes();
        assert_eq!(passes.proved().to_string(), "6", "from {guess}");
        let deciding = passes.get(passes.deciding_pass());
        assert_eq!(deciding.id(deciding.trace().best_child(NodeId::ROOT).unwrap()), "C", "from {guess}");
        assert_eq!(passes.last().stop_reason, Some(StopReason::Converged));
        assert_eq!(session.search().unwrap().check().unwrap().score.to_string(), "6");
    }
}

/// What is known of the search counts the passes before too.
#[test]
fn the_counts_go_through_all_passes() {
    let mut session = session("algorithm: IterativeDeepening", ESTIMATES);
    session.apply(Command::Go(Direction::Last));
    let all: u64 = session.search().unwrap().passes().iter().map(|pass| pass.trace().end().stats().nodes).sum();
    assert_eq!(session.search().unwrap().stats().nodes, all);
}

/// The beginning of a pass is no step: the timeline has a step for every event, and the first of a pass says what it is
/// for.
#[test]
fn steps_are_events_counted_in_a_row_through_all_passes() {
    let words = Words::new(Language::ENGLISH);
    let mut session = session("algorithm: IterativeDeepening", ESTIMATES);
    let events: Vec<usize> = session.search().unwrap().passes().iter().map(|pass| pass.trace().len()).collect();
    assert_eq!(session.timeline_len().get(), events.iter().sum::<usize>());
    session.apply(Command::Seek(TimelineStep::new(events[0])));
    assert_eq!((session.search().unwrap().pass(), session.search().unwrap().step()), (0, events[0]));
    session.apply(Command::Go(Direction::Forward));
    assert_eq!(
        (session.search().unwrap().pass(), session.search().unwrap().step(), session.timeline_step().get()),
        (1, 1, events[0] + 1)
    );
    let said = caption(&words, session.search().unwrap().recording(), session.search().unwrap().step()).plain();
    assert!(said.starts_with("Pass 2") && said.contains("MAX"), "{said}");
    session.apply(Command::Go(Direction::Back));
    assert_eq!((session.search().unwrap().pass(), session.search().unwrap().step()), (0, events[0]));
}

/// Goes on at the first report and stops at every later one.
#[derive(Default)]
struct StopAfterOne(Cell<u32>);

impl Progress for StopAfterOne {
    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        self.0.set(self.0.get() + 1);
        if self.0.get() == 1 { ControlFlow::Continue(()) } else { ControlFlow::Break(Ending::Stopped) }
    }
}

/// The first pass ends with the visit at which the progress is reported, and the stop comes before the first visit of
/// the second.
#[test]
fn a_search_that_is_stopped_between_two_passes_has_no_empty_pass() {
    let leaves = "7,".repeat(usize::try_from(REPORT_INTERVAL).unwrap() - 2);
    let game = format!("Tree(tree: [{leaves} (estimate: 3, children: [1, 2])])");
    for algorithm in ["IterativeDeepening", "Aspiration", "Mtdf"] {
        let text = format!("(version: 1, game: {game}, search: (algorithm: {algorithm}, depth: 2))");
        let document = load(text.as_bytes()).unwrap();
        let progress = StopAfterOne::default();
        let passes = record_passes(document.search().unwrap(), document.position(), LIMITS, &progress);
        assert_eq!(progress.0.get(), 2, "{algorithm} goes on to another pass");
        assert!((0..passes.len()).all(|pass| 0 < passes.get(pass).trace().node_count()), "{algorithm}");
    }
}
