//! Sessions whose tasks take long or meet a limit: nothing changes before a task is done, only what was requested last
//! is shown, and a search that was cut short is true as far as it goes.

use poda::document::{Document, LocalizedText};
use poda::file::{load, load_tree};
use poda::game::any::AnyGame;
use poda::game::evaluation::EvaluationFunction;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::i18n::explain::unchecked;
use poda::i18n::{Language, Words};
use poda::picture::{Notation, UnvisitedDisplay};
use poda::score::Score;
use poda::search::{Algorithm, SearchConfig};
use poda::session::history::{History, UNDO_BYTES};
use poda::session::progress::{ProgressSink, Stage};
use poda::session::{Command, DrawingOptions, LIMITS, Origin, Session};
use poda::trace::limits::{Ending, Limits, Progress};
use poda::trace::recorder::{record, record_within};
use poda::trace::{NodeId, TimelineStep, Trace};
use std::ops::ControlFlow;

/// All of tic-tac-toe: 549,946 nodes by minimax.
const WHOLE: &str = "(version: 1, game: TicTacToe(evaluation: Outcome), search: (algorithm: Minimax))";
const SMALL: &str = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))";

fn session(text: &str) -> Session {
    Session::open(history(text), DrawingOptions::default(), LIMITS, TimelineStep::START)
}

fn history(text: &str) -> History {
    History::new(load(text.as_bytes()).unwrap(), Origin::New)
}

fn open(text: &str) -> Command {
    Command::Open(Box::new(load(text.as_bytes()).unwrap()), Origin::New)
}

/// The command that shows the result of the pending task.
fn done(session: &Session) -> Command {
    let task = session.task().expect("there is something to do");
    Command::Show(task.id, task.run(&()).expect("nothing cancels it"))
}

/// Stops a search after this many nodes.
struct StopsAfter(u64);

impl Progress for StopsAfter {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        if nodes < self.0 { ControlFlow::Continue(()) } else { ControlFlow::Break(Ending::Stopped) }
    }
}

impl ProgressSink for StopsAfter {
    fn begin_stage(&self, _stage: Stage) -> bool {
        true
    }
}

/// Cancels a task at once.
struct Canceled;

impl Progress for Canceled {
    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        ControlFlow::Break(Ending::Stopped)
    }
}

impl ProgressSink for Canceled {
    fn begin_stage(&self, _stage: Stage) -> bool {
        false
    }
}

#[test]
fn a_small_document_is_searched_at_once() {
    let mut session = session(SMALL);
    assert!(session.task().is_none());
    assert!(session.search().unwrap().trace().is_complete() && session.search().unwrap().check().is_some());
    session.apply(Command::SetSearch(
        SearchConfig { algorithm: Algorithm::Minimax, ..*session.search().unwrap().config() }.into(),
    ));
    assert!(session.task().is_none() && session.search().unwrap().trace().is_complete());
}

#[test]
fn until_a_long_search_is_done_everything_stays_as_it_is() {
    let mut session = session(SMALL);
    session.apply(Command::Seek(TimelineStep::new(5)));
    let (before, tree) = (session.document().clone(), session.search().unwrap().tree_id());
    session.apply(open(WHOLE));
    assert!(session.task().is_some() && !session.shows_partial_search());
    assert_eq!(
        (session.document(), session.search().unwrap().step(), session.search().unwrap().tree_id()),
        (&before, 5, tree)
    );
    session.apply(Command::Seek(TimelineStep::new(7)));
    assert_eq!(session.search().unwrap().step(), 7, "what is shown can be stepped through while something is searched");

    session.apply(done(&session));
    assert!(session.task().is_none());
    assert_ne!(session.document(), &before);
    assert_eq!((session.search().unwrap().trace().node_count(), session.search().unwrap().step()), (549_946, 0));
    assert_ne!(session.search().unwrap().tree_id(), tree);
    assert_eq!(session.search().unwrap().check().unwrap().stats.nodes, 549_946);
    assert_eq!(session.take_discarded().len(), 1);
}

#[test]
fn canceling_a_search_leaves_what_was_there_before() {
    let mut session = session(SMALL);
    let (before, tree) = (session.document().clone(), session.search().unwrap().tree_id());
    session.apply(open(WHOLE));
    let late = done(&session);
    session.apply(Command::Cancel);
    assert_eq!((session.document(), session.task().is_none()), (&before, true));
    session.apply(late);
    assert_eq!(
        (session.document(), session.search().unwrap().tree_id()),
        (&before, tree),
        "a late result is not shown"
    );
    assert!(session.task().is_none());
}

#[test]
fn only_what_was_requested_last_is_shown() {
    let mut session = session(SMALL);
    session.apply(open(WHOLE));
    let first = done(&session);
    session.apply(Command::SetSearch(
        SearchConfig { algorithm: Algorithm::Negamax, ..*session.search().unwrap().config() }.into(),
    ));
    assert!(session.task().is_none(), "a small search is done at once and replaces the pending one");
    session.apply(first);
    assert_eq!(
        (session.search().unwrap().config().algorithm, session.search().unwrap().trace().node_count()),
        (Algorithm::Negamax, 9)
    );
}

#[test]
fn a_canceled_task_has_no_result() {
    let mut session = session(SMALL);
    session.apply(open(WHOLE));
    assert!(session.task().unwrap().run(&Canceled).is_none());
}

#[test]
fn a_session_begins_with_the_beginning_of_a_long_search() {
    let mut session = Session::open(history(WHOLE), DrawingOptions::default(), LIMITS, TimelineStep::new(1_000_000));
    assert!(session.shows_partial_search());
    let (trace, meant) = (session.search().unwrap().trace(), session.target_step().get());
    assert_eq!((trace.ending(), session.search().unwrap().step(), meant), (Ending::Underway, trace.len(), 1_000_000));
    assert!((10_000..30_000).contains(&trace.node_count()));
    session.finish_tasks();
    assert_eq!(
        (session.search().unwrap().trace().ending(), session.search().unwrap().step()),
        (Ending::Complete, 1_000_000)
    );
    assert_eq!((session.target_step().get(), session.shows_partial_search()), (1_000_000, false));
}

#[test]
fn a_step_chosen_in_the_beginning_of_a_search_stays_when_it_is_done() {
    let mut session = Session::open(history(WHOLE), DrawingOptions::default(), LIMITS, TimelineStep::new(1_000_000));
    session.apply(Command::Seek(TimelineStep::new(12)));
    session.finish_tasks();
    assert_eq!(session.search().unwrap().step(), 12);
}

#[test]
fn a_step_that_is_not_recorded_yet_is_shown_once_it_is() {
    for step in [400_000, usize::MAX] {
        let mut session = Session::open(history(WHOLE), DrawingOptions::default(), LIMITS, TimelineStep::START);
        session.apply(Command::Seek(TimelineStep::new(step)));
        assert!(session.shows_partial_search() && session.search().unwrap().step() < 400_000);
        session.finish_tasks();
        assert_eq!(session.search().unwrap().step(), step.min(session.search().unwrap().trace().len()));
    }
    // The same document opened again at another step goes on with its search.
    let mut session = Session::open(history(WHOLE), DrawingOptions::default(), LIMITS, TimelineStep::START);
    let Command::Open(document, origin) = open(WHOLE) else { panic!() };
    session.apply(Command::OpenAt(document, origin, TimelineStep::new(400_000)));
    session.finish_tasks();
    assert_eq!(session.search().unwrap().step(), 400_000);
}

#[test]
fn a_document_with_two_searches_opens_at_a_step_that_only_the_second_has() {
    let text = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), beside: (algorithm: Minimax))";
    let mut session = Session::open(history(text), DrawingOptions::default(), LIMITS, TimelineStep::new(1_000));
    let last = session.timeline_len();
    assert!(session.search().unwrap().passes().end() < last);
    assert_eq!(session.timeline_step(), last);
    session.apply(Command::Seek(TimelineStep::START));
    let Command::Open(document, origin) = open(text) else { panic!() };
    session.apply(Command::OpenAt(document, origin, last));
    assert_eq!(session.timeline_step(), last);
}

/// Asserts that a trace that was cut short equals the beginning of the whole one.
fn assert_is_a_beginning(short: &Trace, whole: &Trace) {
    assert!(short.len() < whole.len());
    for step in (1..=short.len()).step_by(97).chain([short.len()]) {
        assert_eq!(short.event(step), whole.event(step));
        let (now, then) = (short.at(step), whole.at(step));
        for node in now.path() {
            assert_eq!((now.proved(node), now.window(node)), (then.proved(node), then.window(node)), "{step} {node:?}");
        }
        assert_eq!(now.stats(), then.stats());
    }
    let end = short.end();
    for node in short.nodes().step_by(31) {
        let exact = whole.end().proved(node);
        let proved = end.proved(node);
        assert!(proved.low <= exact.low && exact.high <= proved.high, "{node:?}: {proved} of {exact}");
    }
}

#[test]
fn a_search_that_meets_a_limit_stops_and_what_it_recorded_is_true() {
    let root = AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules {
        evaluation: EvaluationFunction::Outcome,
        ..TicTacToeRules::default()
    }));
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        let whole = record(&config, &root, 1_000_000);
        let by_nodes = record_within(&config, &root, Limits::nodes(5_000), &());
        assert_eq!(by_nodes.trace().ending(), Ending::NodeLimit);
        assert_eq!(by_nodes.trace().end().stats().nodes, 5_000);
        let bytes = 1_000_000;
        let by_memory = record_within(&config, &root, Limits { bytes, ..Limits::nodes(1_000_000) }, &());
        assert_eq!(by_memory.trace().ending(), Ending::MemoryLimit);
        assert!((bytes * 9 / 10..bytes + 10_000).contains(&by_memory.bytes()), "{} bytes", by_memory.bytes());
        let stopped = record_within(&config, &root, Limits::nodes(1_000_000), &StopsAfter(5_000));
        assert_eq!(stopped.trace().ending(), Ending::Stopped);
        for short in [&by_nodes, &by_memory, &stopped] {
            assert_is_a_beginning(short.trace(), whole.trace());
        }
    }
}

#[test]
fn what_is_kept_beside_a_recording_counts_as_memory_too() {
    let root = AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules {
        evaluation: EvaluationFunction::Outcome,
        ..TicTacToeRules::default()
    }));
    let limits = Limits { nodes: 1_000_000, bytes: 1_000_000, extra_bytes_per_node: 1_000, seconds: None };
    let recording = record_within(&SearchConfig::default(), &root, limits, &());
    assert!((800..1_100).contains(&recording.trace().node_count()), "{}", recording.trace().node_count());
}

#[test]
fn a_larger_limit_goes_on_with_a_search_that_was_cut_short() {
    let mut session = Session::open(
        history(WHOLE),
        DrawingOptions::default(),
        Limits { nodes: 5_000, ..LIMITS },
        TimelineStep::START,
    );
    assert_eq!((session.search().unwrap().trace().ending(), session.task().is_none()), (Ending::NodeLimit, true));
    session.apply(Command::Seek(TimelineStep::new(100)));
    session.apply(Command::SetLimits(LIMITS));
    session.finish_tasks();
    assert_eq!((session.search().unwrap().trace().ending(), session.search().unwrap().step()), (Ending::Complete, 100));
    // A limit that was not met changes nothing.
    session.apply(Command::SetLimits(Limits { nodes: 5_000, ..LIMITS }));
    assert_eq!((session.search().unwrap().trace().ending(), session.limits().nodes), (Ending::Complete, 5_000));
}

#[test]
fn a_search_that_was_stopped_is_shown_as_far_as_it_came_and_can_be_made_again() {
    let mut session = session(SMALL);
    session.apply(open(WHOLE));
    let task = session.task().unwrap();
    let search = task.run(&StopsAfter(100_000)).unwrap();
    session.apply(Command::Show(task.id, search));
    assert_eq!(session.search().unwrap().trace().ending(), Ending::Stopped);
    assert!(
        !session.search().unwrap().is_confirmed()
            && session.search().unwrap().tree_layout.positions.len() == session.search().unwrap().trace().node_count()
    );
    session.apply(Command::ContinueSearch);
    session.finish_tasks();
    assert_eq!(session.search().unwrap().trace().ending(), Ending::Complete);
}

#[test]
fn folding_changes_where_nodes_stand_and_nothing_else() {
    let mut session = session(SMALL);
    session.apply(Command::Seek(TimelineStep::new(6)));
    let (len, first) = (session.search().unwrap().trace().len(), NodeId::new(1));
    let width = session.search().unwrap().tree_layout.positions.width();
    session.apply(Command::ToggleFold(session.search().unwrap().recording().node_ref(first)));
    assert!(
        session.search().unwrap().tree_layout.positions.width() < width
            && !session.search().unwrap().tree_layout.positions.is_shown(2)
    );
    assert_eq!(
        (
            session.search().unwrap().step(),
            session.search().unwrap().trace().len(),
            session.search().unwrap().folds.chosen()
        ),
        (6, len, 1)
    );
    assert!(!session.is_edited());
    session.apply(Command::ToggleFold(session.search().unwrap().recording().node_ref(first)));
    assert!(session.search().unwrap().tree_layout.positions.is_shown(2));
    session.apply(Command::ToggleFold(session.search().unwrap().recording().node_ref(first)));
    let open = session.search().unwrap().folds.opened();
    session.apply(Command::SetFolds(open));
    assert!(
        session.search().unwrap().tree_layout.positions.is_shown(2) && session.search().unwrap().folds.chosen() == 0
    );
    // Another search has other nodes.
    session.apply(Command::ToggleFold(session.search().unwrap().recording().node_ref(first)));
    session.apply(Command::SetSearch(
        SearchConfig { algorithm: Algorithm::Minimax, ..*session.search().unwrap().config() }.into(),
    ));
    assert_eq!(session.search().unwrap().folds.chosen(), 0);
}

#[test]
fn with_unvisited_nodes_left_out_pruned_subtrees_take_no_room() {
    let text = "(version: 1, game: Tree(tree: [[3, 12], [2, [[1, 2], [3, 4]]]]))";
    let mut session = session(text);
    let layout = |session: &Session| session.search().unwrap().tree_layout.positions.clone();
    let shown = |session: &Session| {
        session.search().unwrap().trace().nodes().filter(|n| layout(session).is_shown(n.number())).count()
    };
    assert_eq!(shown(&session), session.search().unwrap().trace().node_count());
    session.apply(Command::SetDrawingOptions(DrawingOptions {
        unvisited: UnvisitedDisplay::Frontier,
        ..DrawingOptions::default()
    }));
    let pruned = session
        .search()
        .unwrap()
        .trace()
        .nodes()
        .find(|&node| session.search().unwrap().trace().is_pruned_root(node))
        .unwrap();
    assert!(layout(&session).is_shown(pruned.number()));
    assert_eq!(
        session.search().unwrap().trace().node_count() - shown(&session),
        session.search().unwrap().trace().subtree(pruned).count() - 1
    );
}

#[test]
fn the_layout_of_a_large_tree_is_a_background_task() {
    let mut session = session(WHOLE);
    session.finish_tasks();
    let (layout, tree) = (session.search().unwrap().layout_id, session.search().unwrap().tree_id());
    session.apply(Command::SetDrawingOptions(DrawingOptions {
        notation: Notation::Interval,
        ..DrawingOptions::default()
    }));
    session.apply(Command::ToggleFold(session.search().unwrap().recording().node_ref(NodeId::new(1))));
    let task = session.task().unwrap();
    assert!(task.work().is_none() && session.search().unwrap().layout_id == layout);
    session.apply(Command::Seek(TimelineStep::new(99)));
    session.finish_tasks();
    assert_eq!((session.search().unwrap().step(), session.search().unwrap().tree_id()), (99, tree));
    assert_ne!(session.search().unwrap().layout_id, layout);
    assert_eq!(session.drawing_options().notation, Notation::Interval);
    assert!(!session.search().unwrap().tree_layout.positions.is_shown(2));
}

#[test]
fn what_is_saved_while_a_search_is_made_stays_saved() {
    let mut session = session(WHOLE);
    session.finish_tasks();
    session.apply(Command::SetSearch(
        SearchConfig { algorithm: Algorithm::Negamax, ..*session.search().unwrap().config() }.into(),
    ));
    let file = Origin::File("whole.ron".into());
    // The change whose search is pending is saved too.
    session.apply(Command::Saved(file.clone()));
    assert!(session.task().is_some() && !session.is_edited());
    assert_eq!(session.latest_history().document().search().unwrap().algorithm, Algorithm::Negamax);
    session.finish_tasks();
    assert_eq!((session.origin(), session.is_edited()), (&file, false));
    session.apply(Command::Undo);
    session.finish_tasks();
    assert!(session.is_edited());

    // Saving does not change where a document comes from that is being opened.
    session.apply(open(WHOLE));
    session.apply(open("(version: 1, game: TicTacToe(evaluation: Outcome), search: (algorithm: Negamax))"));
    session.apply(Command::Saved(Origin::File("other.ron".into())));
    session.finish_tasks();
    assert_eq!(*session.origin(), Origin::New);
}

/// Commands that depend on the session.
type Commands<'a> = &'a dyn Fn(&Session) -> Vec<Command>;

/// Whatever is requested and canceled while only the beginning of a search is shown, the search goes on.
#[test]
fn a_search_of_which_the_beginning_is_shown_is_never_dropped() {
    let other = SearchConfig { algorithm: Algorithm::Negamax, ..SearchConfig::default() };
    let cases: [Commands<'_>; 10] = [
        &|_| vec![Command::Undo],
        &|_| vec![Command::Redo],
        &|_| vec![Command::Cancel],
        &|_| vec![open(WHOLE)],
        &|_| vec![Command::SetSearch(other.into()), Command::Cancel],
        &|_| vec![Command::SetSearch(other.into()), Command::Undo],
        &|_| {
            vec![
                open(WHOLE),
                Command::SetDrawingOptions(DrawingOptions {
                    unvisited: UnvisitedDisplay::Hidden,
                    ..DrawingOptions::default()
                }),
            ]
        },
        &|_| {
            vec![Command::SetDrawingOptions(DrawingOptions {
                notation: Notation::Interval,
                ..DrawingOptions::default()
            })]
        },
        &|session| {
            vec![Command::ToggleFold(session.search().unwrap().recording().node_ref(NodeId::new(1))), Command::Cancel]
        },
        &|_| vec![Command::SetLimits(Limits { nodes: 5_000_000, ..LIMITS })],
    ];
    for commands in cases {
        let mut session = session(WHOLE);
        let commands = commands(&session);
        let name = format!("{commands:?}");
        for command in commands {
            session.apply(command);
        }
        assert!(session.task().is_some(), "{name}");
        while session.task().is_some() {
            session.finish_tasks();
        }
        assert_eq!(session.search().unwrap().trace().ending(), Ending::Complete, "{name}");
        assert_eq!(session.search().unwrap().config().algorithm, Algorithm::Minimax, "{name}");
    }
}

#[test]
fn a_failed_task_leaves_what_was_recorded_as_a_stopped_search() {
    let other = session(WHOLE).task().unwrap().id;
    let mut session = session(WHOLE);
    let task_id = session.task().unwrap().id;
    session.apply(Command::Fail(other));
    assert!(session.shows_partial_search(), "that was another task");
    session.apply(Command::Fail(task_id));
    assert_eq!((session.task().is_none(), session.search().unwrap().trace().ending()), (true, Ending::Stopped));
    session.apply(Command::ContinueSearch);
    session.finish_tasks();
    assert_eq!(session.search().unwrap().trace().ending(), Ending::Complete);
}

#[test]
fn playing_goes_on_when_the_search_is_done() {
    let mut session = Session::open(history(WHOLE), DrawingOptions::default(), LIMITS, TimelineStep::new(300_000));
    session.apply(Command::Seek(TimelineStep::new(0)));
    session.apply(Command::SetSpeed(10.0));
    session.apply(Command::TogglePlay);
    session.apply(Command::Tick(1.05));
    let tree = session.search().unwrap().tree_id();
    session.finish_tasks();
    assert_eq!(
        (session.search().unwrap().step(), session.playback.is_playing, session.search().unwrap().tree_id()),
        (10, true, tree)
    );
}

#[test]
fn a_change_whose_search_is_pending_counts_as_unsaved_and_undo_cancels_it_alone() {
    let mut session = Session::open(history(SMALL), DrawingOptions::default(), LIMITS, TimelineStep::START);
    session.apply(Command::Saved(Origin::File("small.ron".into())));
    let negamax = SearchConfig { algorithm: Algorithm::Negamax, ..SearchConfig::default() };
    session.apply(Command::SetSearch(negamax.into()));
    assert!(session.task().is_none() && session.is_edited());
    session.apply(Command::Saved(Origin::File("small.ron".into())));
    session.apply(Command::SetGame(load(WHOLE.as_bytes()).unwrap().position().clone()));
    assert!(session.task().is_some() && session.is_edited(), "the change is not saved");
    assert_ne!(session.latest_history().document(), session.document());
    session.apply(Command::Undo);
    assert_eq!(
        (session.task().is_none(), session.is_edited(), *session.search().unwrap().config()),
        (true, false, negamax)
    );
}

#[test]
fn a_leaf_is_not_folded() {
    let mut session = session(SMALL);
    session.apply(Command::ToggleFold(session.search().unwrap().recording().node_ref(NodeId::new(2))));
    assert_eq!(session.search().unwrap().folds.chosen(), 0);
    let text = "(version: 1, game: Tree(tree: [[3, 12], [2, [[1, 2], [3, 4]]]]))";
    session.apply(open(text));
    session.apply(Command::SetDrawingOptions(DrawingOptions {
        unvisited: UnvisitedDisplay::Frontier,
        ..DrawingOptions::default()
    }));
    let pruned = session
        .search()
        .unwrap()
        .trace()
        .nodes()
        .find(|&node| session.search().unwrap().trace().is_pruned_root(node))
        .unwrap();
    session.apply(Command::ToggleFold(session.search().unwrap().recording().node_ref(pruned)));
    assert_eq!(session.search().unwrap().folds.chosen(), 0, "it is folded already, because no search visits it");
}

#[test]
fn a_search_that_is_stopped_early_does_not_take_the_place_of_one_that_came_further() {
    let mut session = Session::open(
        history(WHOLE),
        DrawingOptions::default(),
        Limits { nodes: 50_000, ..LIMITS },
        TimelineStep::START,
    );
    session.finish_tasks();
    session.apply(Command::SetLimits(LIMITS));
    let task = session.task().unwrap();
    assert!(!session.shows_partial_search(), "there is something to go back to");
    let (task_id, early) = (task.id, task.run(&StopsAfter(30_000)).unwrap());
    session.apply(Command::Show(task_id, early));
    assert_eq!(
        (session.search().unwrap().trace().ending(), session.search().unwrap().trace().node_count()),
        (Ending::NodeLimit, 50_000)
    );
}

/// The branches that a cutoff prunes in an explicit tree can be larger than all that was searched.
#[test]
fn a_large_pruned_part_is_recorded_in_the_background_too() {
    let leaves = "1,".repeat(100);
    let large = format!("[{}]", format!("[{leaves}],").repeat(1_000));
    let mut session = session(&format!("(version: 1, game: Tree(tree: [[3, 12], [2, {large}]]))"));
    assert!(
        session.shows_partial_search() && session.search().unwrap().trace().node_count() < 30_000,
        "{}",
        session.search().unwrap().trace().node_count()
    );
    session.finish_tasks();
    assert_eq!(
        (session.search().unwrap().trace().ending(), session.search().unwrap().trace().node_count()),
        (Ending::Complete, 101_007)
    );
}

#[test]
fn folded_nodes_are_found_by_their_moves_where_more_or_less_of_the_search_is_recorded() {
    let mut session = session("(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))");
    for node in [1, 5] {
        session.apply(Command::ToggleFold(session.search().unwrap().recording().node_ref(NodeId::new(node))));
    }
    assert_eq!(session.search().unwrap().folds.chosen(), 2);
    for (nodes, folded) in [(8, 2), (3, 1), (100, 1), (1, 0)] {
        session.apply(Command::SetLimits(Limits { nodes, ..session.limits() }));
        session.apply(Command::ContinueSearch);
        session.finish_tasks();
        let trace = session.search().unwrap().trace();
        let found: Vec<_> = trace.nodes().filter(|&node| session.search().unwrap().folds.is_chosen(node)).collect();
        assert!(found.iter().all(|&node| trace.ply(node) == 1), "{found:?} with {nodes} nodes");
        assert!(
            found.len() <= folded && found.len() == session.search().unwrap().folds.chosen(),
            "{found:?} with {nodes} nodes"
        );
    }
}

/// `visited` receives the visits, which are limited; `report` receives all recorded nodes.
#[test]
fn progress_never_goes_beyond_the_limit_on_visits() {
    #[derive(Default)]
    struct Most(std::cell::Cell<[u64; 2]>);
    impl Progress for Most {
        fn report(&self, nodes: u64) -> ControlFlow<Ending> {
            self.0.set([self.0.get()[0], self.0.get()[1].max(nodes)]);
            ControlFlow::Continue(())
        }
        fn visited(&self, nodes: u64) {
            self.0.set([self.0.get()[0].max(nodes), self.0.get()[1]]);
        }
    }
    // Pruned nodes of an explicit tree are recorded and not counted.
    let small = format!("[{}]", ["1"; 100].join(", "));
    let large = format!("[{}]", vec![small; 100].join(", "));
    let tree = format!("[[3, 4], [2, {large}], [1, {large}], [5, 6]]");
    let document = load(format!("(version: 1, game: Tree(tree: {tree}))").as_bytes()).unwrap();
    let most = Most::default();
    let recording = record_within(document.search().unwrap(), document.position(), Limits::nodes(100_000), &most);
    let [visited, heard] = most.0.get();
    assert!(20_000 < recording.trace().node_count() && 12_000 < heard, "{heard}");
    assert!(visited <= recording.trace().end().stats().nodes, "{visited}");
}

/// A search that is made again within larger limits, and stopped before it comes as far as before, leaves the limits as
/// they were.
#[test]
fn a_search_that_was_stopped_too_soon_says_so() {
    let limits = Limits { nodes: 100_000, ..LIMITS };
    let mut session = Session::open(history(WHOLE), DrawingOptions::default(), limits, TimelineStep::START);
    session.finish_tasks();
    assert_eq!((session.search().unwrap().trace().ending(), session.stopped_early()), (Ending::NodeLimit, None));
    session.apply(Command::SetLimits(Limits { nodes: 500_000, ..limits }));
    let task = session.task().expect("it is searched again").clone();
    let analysis = task.run(&StopsAfter(40_960)).unwrap();
    session.apply(Command::Show(task.id, analysis));
    assert_eq!(session.search().unwrap().trace().ending(), Ending::NodeLimit);
    assert_eq!((session.stopped_early(), session.limits()), (Some(40_960), limits));
    session.apply(Command::SetLimits(LIMITS));
    assert_eq!(session.stopped_early(), None);
    session.finish_tasks();
    assert_eq!((session.search().unwrap().trace().ending(), session.limits()), (Ending::Complete, LIMITS));
}

/// A check that does not finish says why, and the tree is shown all the same.
#[test]
fn a_check_that_does_not_finish_says_why() {
    struct OutOfTime(std::cell::Cell<Option<Stage>>);
    impl Progress for OutOfTime {
        fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
            let is_late = self.0.get() == Some(Stage::Checking);
            if is_late { ControlFlow::Break(Ending::TimeLimit) } else { ControlFlow::Continue(()) }
        }
    }
    impl ProgressSink for OutOfTime {
        fn begin_stage(&self, stage: Stage) -> bool {
            self.0.set(Some(stage));
            true
        }
    }
    let pruned = "(version: 1, game: TicTacToe(evaluation: Outcome), search: (cut_on: Strict))";
    let mut session = session(pruned);
    let task = session.task().expect("it takes long").clone();
    let analysis = task.run(&OutOfTime(std::cell::Cell::new(None))).unwrap();
    session.apply(Command::Show(task.id, analysis));
    assert_eq!(session.search().unwrap().trace().ending(), Ending::Complete);
    assert_eq!(
        (session.search().unwrap().check().is_none(), session.search().unwrap().unchecked()),
        (true, Some(Ending::TimeLimit))
    );
    for (language, said) in [(Language::ENGLISH, "time ran out"), (Language::SPANISH, "el tiempo se acabó")] {
        let sentence =
            unchecked(&Words::new(language), &poda::search::SearchConfig::default(), Ending::TimeLimit).plain();
        assert!(sentence.contains(said), "{sentence}");
    }
}

/// A document with a tree of so many leaves, the last of which has this value.
fn wide_tree(leaves: usize, last: usize) -> Document {
    Document::of_position(AnyGame::Tree(load_tree(&format!("[{}{last}]", "1, ".repeat(leaves - 1))).unwrap()))
}

/// Of large trees fewer states are kept, and of small ones as many as ever; what they share counts once.
#[test]
fn undoing_takes_no_more_memory_than_stated() {
    let leaves = 400_000;
    let mut history = History::new(wide_tree(leaves, 0), Origin::New);
    for last in 1..=20 {
        history.change(wide_tree(leaves, last));
        assert!(history.held_bytes() <= UNDO_BYTES);
    }
    let value = |history: &History| match history.document().position() {
        AnyGame::Tree(tree) => tree.value_of(leaves).unwrap(),
        other => panic!("{other:?}"),
    };
    let mut undone = 0;
    while history.can_undo() {
        history.undo();
        undone += 1;
        assert_eq!(value(&history), Score::from(20 - undone));
        assert!(history.held_bytes() <= UNDO_BYTES);
    }
    assert!((5..20).contains(&undone), "{undone} of 20 changes are undone");
    while history.can_redo() {
        history.redo();
    }
    assert_eq!(value(&history), Score::from(20));
    let mut history = History::new(wide_tree(leaves, 0), Origin::New);
    for number in 0..100 {
        let title = Some(LocalizedText::Same(format!("Title {number}")));
        history.change(Document { title, ..history.document().clone() });
    }
    assert!(history.held_bytes() < 1 << 20, "the tree is the same in all of them");
    while history.can_undo() {
        history.undo();
    }
    assert_eq!(history.document().title, None, "all of 100 changes are undone");
}
