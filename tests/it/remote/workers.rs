//! A search in a worker, which exchanges only bytes, gives the same recording as one in this process.

use crate::core::trees::configs::{sample_mcts_settings, sample_settings};
use crate::core::trees::searches::{a_game, any_config, possible};
use crate::remote::trace_codec::{all_contents, encode_sampled};
use poda::comparison::compare;
use poda::document::{Document, Searches};
use poda::file::{load, load_for_any_search};
use poda::game::any::AnyGame;
use poda::game::played_game::PlayedGame;
use poda::picture::{Folds, LayoutForm, LayoutInParts, Notation, NotationOptions, TreeLayout};
use poda::remote::{
    AnswerBytes, ComparisonWork, Message, Request, RequestedWork, StopPoint, perform, read_comparison_row, rehearse,
};
use poda::search::{Algorithm, FaultyAlgorithm, SearchConfig};
use poda::session::Command;
use poda::session::history::History;
use poda::session::pair_work::PairWork;
use poda::session::play_match::MatchCommand;
use poda::session::progress::{ProgressSink, Stage};
use poda::session::sampled_lane::SampledWork;
use poda::session::search_work::SearchWork;
use poda::session::shown_search::{Analysis, ShownSearch};
use poda::session::task::{Found, Shown, Task, Work};
use poda::session::{DrawingOptions, LIMITS, Origin, Session};
use poda::trace::limits::{Ending, Limits, Progress};
use poda::trace::passes::Passes;
use poda::trace::recorder::record;
use poda::trace::{Story, TimelineStep};
use proptest::prelude::*;
use proptest::sample::Index;
use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::Arc;

fn request(work: RequestedWork, limits: Limits) -> Request {
    Request { work, limits, time: None, stop_point: None }
}

fn recording(work: &Work, limits: Limits) -> Request {
    request(RequestedWork::Recording(work.clone()), limits)
}

fn performed(request: &Request) -> Vec<u8> {
    perform(&request.to_bytes(), |_| ()).expect("it is a request, and nothing cancels it")
}

fn read(answer: &[u8], work: &Work, limits: Limits) -> Option<Found> {
    pollster::block_on(AnswerBytes(answer).found(work, limits, async || ()))
}

#[test]
fn a_request_holds_every_setting() {
    let game = load(b"(version: 1, game: TicTacToe())").unwrap().game;
    for (row, _, config) in sample_settings() {
        let work = Work::Search(SearchWork { game: game.clone(), config, finds_reply: false });
        let read = Request::from_bytes(&recording(&work, LIMITS).to_bytes()).expect("it is a request");
        let RequestedWork::Recording(Work::Search(search)) = read.work else { panic!("it is a search") };
        assert_eq!(search.config, config, "{}", row.name);
    }
    for (row, _, config) in sample_mcts_settings() {
        let work = Work::Sampled(SampledWork::new(game.clone(), config).unwrap());
        let read = Request::from_bytes(&recording(&work, LIMITS).to_bytes()).expect("it is a request");
        let RequestedWork::Recording(Work::Sampled(search)) = read.work else { panic!("it is sampled") };
        assert_eq!(search.config, config, "{}", row.name);
    }
}

/// All that was found, written out.
fn found(found: &Found) -> String {
    let written = |search: &Analysis| (search.config, search.limits, all_contents(&search.passes), search.check);
    match found {
        Found::Search(search) => format!("{:?}", written(search)),
        Found::Pair(pair) => format!("{} {:?} {:?}", pair.is_first_new, written(&pair.first), written(&pair.second)),
        Found::Sampled(recording) => format!("{recording:?}"),
    }
}

/// All that is public of what is shown, except what identifies it.
fn shown(shown: &Shown) -> Vec<String> {
    match shown {
        Shown::Search(search) => vec![shown_search(search)],
        Shown::Pair(searches) => searches.iter().map(shown_search).collect(),
        Shown::Sampled(found) => vec![format!("{:?} {:?}", found.recording, found.layout)],
    }
}

fn shown_search(search: &ShownSearch) -> String {
    let layout = &search.tree_layout;
    let stats = search.passes().stats(search.passes().locate(search.passes().end()));
    format!(
        "{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{}\n{}",
        search.config(),
        search.root(),
        all_contents(search.passes()),
        search.pass(),
        search.step(),
        search.check(),
        search.unchecked(),
        search.folds,
        layout,
        stats,
        search.is_confirmed(),
        search.bytes(),
    )
}

/// Stops with a report, as a user does who clicks then.
struct StopAt {
    reports_left: Cell<u64>,
}

impl Progress for StopAt {
    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        let left = self.reports_left.get().saturating_sub(1);
        self.reports_left.set(left);
        if left == 0 { ControlFlow::Break(Ending::Stopped) } else { ControlFlow::Continue(()) }
    }
}

impl ProgressSink for StopAt {
    fn begin_stage(&self, _stage: Stage) -> bool {
        true
    }
}

/// What a task shows whose search is made elsewhere.
fn shown_from_elsewhere(task: &Task) -> Shown {
    let answer = performed(&Request::of_task(task, None).expect("it is no run"));
    task.begin_layout(read(&answer, task.work().unwrap(), task.limits).expect("it is the answer")).finish()
}

fn opening(text: &str) -> PlayedGame<AnyGame> {
    load(format!("(version: 1, game: {text})").as_bytes()).expect("the opening is one").game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, ..ProptestConfig::default() })]

    #[test]
    fn a_search_elsewhere_finds_what_it_finds_here(
        game in a_game(),
        config in any_config(),
        finds_reply in any::<bool>(),
        nodes in 1_usize..1_500,
    ) {
        let config = possible(game.position(), config);
        let work = Work::Search(SearchWork { game, config, finds_reply });
        let limits = Limits::nodes(nodes);
        let here = work.find(limits, &()).expect("nothing cancels it");
        let answer = performed(&recording(&work, limits));
        let there = read(&answer, &work, limits).expect("it is the answer");
        prop_assert_eq!(found(&there), found(&here));
    }

    #[test]
    fn a_search_beside_another_elsewhere_finds_what_it_finds_here(
        game in a_game(),
        configs in [any_config(), any_config()],
        nodes in 1_usize..1_000,
    ) {
        let [config, second] = configs.map(|config| possible(game.position(), config));
        let passes = Passes::of_one(Arc::new(record(&config, game.position(), nodes)));
        let shown_bytes = passes.bytes();
        let limits = Limits { bytes: 1 << 20, extra_bytes_per_node: 70, ..Limits::nodes(nodes) };
        let first = Analysis { config, limits, passes, check: Ok(None) };
        let work = Work::Pair(PairWork { game, first, second, run: None, shown_bytes });
        let here = work.find(limits, &()).expect("nothing cancels it");
        let answer = performed(&recording(&work, limits));
        let there = read(&answer, &work, limits).expect("it is the answer");
        prop_assert_eq!(found(&there), found(&here));
    }

    #[test]
    fn the_rows_of_a_comparison_elsewhere_are_those_of_one_here(
        game in a_game(),
        searches in prop::collection::vec(any_config(), 0..4),
        nodes in 1_usize..1_000,
    ) {
        let searches: Vec<_> = searches.into_iter().map(|config| possible(game.position(), config)).collect();
        let limits = Limits::nodes(nodes);
        let mut here = Vec::new();
        let _ = compare(&searches, game.position(), limits, &(), |row| here.push(row));
        let work = ComparisonWork { game, searches: searches.clone() };
        let mut there = Vec::new();
        let answer = perform(&request(RequestedWork::Comparison(work), limits).to_bytes(), |message| {
            if let Message::Row(row) = message {
                there.push(read_comparison_row(&row, &searches).expect("it is a row"));
            }
        });
        prop_assert_eq!(answer, Some(Vec::new()));
        prop_assert_eq!(there, here);
    }

    /// A request holds all settings exactly, also those that a file cannot hold.
    #[test]
    fn a_request_is_read_as_it_was_written(
        game in a_game(),
        config in any_config(),
        depth in any::<Option<usize>>(),
        finds_reply in any::<bool>(),
        numbers in any::<(usize, usize, usize, Option<u32>)>(),
        rest in any::<(Option<u64>, Option<u32>)>(),
    ) {
        let config = SearchConfig { depth, ..config };
        let (nodes, bytes, extra_bytes_per_node, seconds) = numbers;
        let limits = Limits { nodes, bytes, extra_bytes_per_node, seconds };
        let (stop_point, time) = (rest.0.map(StopPoint), rest.1.map(|ms| std::time::Duration::from_millis(ms.into())));
        let work = Work::Search(SearchWork { game: game.clone(), config, finds_reply });
        let work = RequestedWork::Recording(work);
        let read = Request::from_bytes(&Request { work, limits, time, stop_point }.to_bytes()).expect("it is a request");
        prop_assert_eq!((read.limits, read.time, read.stop_point), (limits, time, stop_point));
        let RequestedWork::Recording(Work::Search(search)) = read.work else { panic!("it is a search") };
        prop_assert_eq!((search.config, search.finds_reply), (config, finds_reply));
        prop_assert_eq!(search.game.position(), game.position());
        prop_assert_eq!(search.game, game);
    }

    #[test]
    fn damaged_answers_and_requests_are_refused(
        game in a_game(),
        config in any_config(),
        place in any::<Index>(),
        flipped in 1_u8..=255,
    ) {
        let config = possible(game.position(), config);
        let (work, limits) = (Work::Search(SearchWork { game, config, finds_reply: false }), Limits::nodes(200));
        let request = recording(&work, limits);
        let mut answer = performed(&request);
        let place_in_answer = place.index(answer.len());
        answer[place_in_answer] ^= flipped;
        prop_assert!(read(&answer, &work, limits).is_none());
        prop_assert!(read(&answer[..place_in_answer], &work, limits).is_none());
        let mut bytes = request.to_bytes();
        let place = place.index(bytes.len());
        prop_assert!(Request::from_bytes(&bytes[..place]).is_none());
        // A damaged request may be another request; it is read, or refused.
        bytes[place] ^= flipped;
        let _ = Request::from_bytes(&bytes);
    }
}

/// Where the program is to move, a shallower search takes the place of the one that is stopped, as it does on a thread.
#[test]
fn a_search_that_is_stopped_and_started_again_ends_where_it_was_stopped() {
    let algorithms = [Algorithm::AlphaBeta, Algorithm::IterativeDeepening, Algorithm::Mtdf, Algorithm::Minimax];
    for (algorithm, finds_reply) in algorithms.into_iter().flat_map(|algorithm| [(algorithm, false), (algorithm, true)])
    {
        let config = SearchConfig { algorithm, depth: Some(7), ..SearchConfig::default() };
        let work = Work::Search(SearchWork { game: opening("ConnectFour()"), config, finds_reply });
        let limits = Limits::nodes(14_000);
        for reports in [1, 3, 5] {
            let here = work.find(limits, &StopAt { reports_left: Cell::new(reports) }).unwrap();
            let again = recording(&work, limits).stopping_at(StopPoint(reports));
            let there = read(&performed(&again), &work, limits).unwrap();
            assert_eq!(found(&there), found(&here), "{algorithm:?} {finds_reply} {reports}");
        }
    }
}

/// The reports that a worker sends lead to the place where it was.
#[test]
fn a_message_says_where_to_stop() {
    let config = SearchConfig { algorithm: Algorithm::Minimax, depth: Some(7), ..SearchConfig::default() };
    let work = Work::Search(SearchWork { game: opening("ConnectFour()"), config, finds_reply: false });
    let limits = Limits::nodes(3_000_000);
    let request = recording(&work, limits);
    let mut points = Vec::new();
    perform(&request.to_bytes(), |message| {
        assert_eq!(Message::from_bytes(&message.to_bytes()), Some(message.clone()));
        if let Message::Progress { stage: Stage::Searching, nodes, stop_point } = message {
            points.push((nodes, stop_point));
        }
    });
    assert_eq!(points[0], (0, StopPoint(0)), "it says that it has begun");
    for (nodes, stop_point) in points.into_iter().skip(1).take(2) {
        let stopped = read(&performed(&request.clone().stopping_at(stop_point)), &work, limits).unwrap();
        let Found::Search(stopped) = stopped else { panic!("it is a search") };
        assert_eq!(stopped.passes.ending(), Ending::Stopped);
        assert_eq!(stopped.passes.last().total_visits(), nodes);
    }
}

/// Whole tasks of a session: what is shown is the same to the last coordinate.
#[test]
fn what_a_session_shows_is_the_same_wherever_it_was_searched() {
    use Algorithm::{AlphaBeta, IterativeDeepening, Minimax, Mistaken, Mtdf, PrincipalVariation};
    for algorithm in
        [AlphaBeta, IterativeDeepening, Minimax, Mistaken(FaultyAlgorithm::WrongBound), Mtdf, PrincipalVariation]
    {
        let game = opening("TicTacToe(board: [\"..X\", \"...\", \"...\"], max: O)");
        let start = game.start().clone();
        let search = SearchConfig { algorithm, depth: Some(6), ..SearchConfig::default() };
        let beside =
            Some(SearchConfig { algorithm: Algorithm::Minimax, depth: Some(6), ..SearchConfig::default() }.into());
        let searches = Searches::of(search).with_second(beside);
        let document = Document { searches, game, ..Document::of_position(start) };
        let limits = Limits { nodes: 22_000, ..LIMITS };
        let history = History::new(document, Origin::New);
        let drawing = DrawingOptions { notation: Notation::Node, ..DrawingOptions::default() };
        let mut session = Session::open(history, drawing, limits, TimelineStep::START);
        if let Some(task) = session.task().cloned() {
            let here = task.run(&()).unwrap();
            let there = shown_from_elsewhere(&task);
            assert_eq!(shown(&there), shown(&here), "{algorithm:?}");
            session.apply(Command::Show(task.id, there));
        }
        let task = session.tasks().next().expect("minimax visits too much to be done at once").clone();
        let here = task.run(&()).unwrap();
        let there = shown_from_elsewhere(&task);
        assert_eq!(shown(&there), shown(&here), "{algorithm:?}");
        session.apply(Command::Show(task.id, there));
        assert!(session.split().is_some() && !session.has_tasks());
    }
}

/// Each position drawn once: the same drawing to the last bend of an edge, and the same numbers.
#[test]
fn the_positions_of_a_search_are_the_same_wherever_it_was_searched() {
    let notation = NotationOptions { form: LayoutForm::Positions, ..NotationOptions::default() };
    for algorithm in [Algorithm::AlphaBetaTable, Algorithm::IterativeDeepening, Algorithm::Minimax] {
        for game in ["TicTacToe(board: [\"XO.\", \".X.\", \"O..\"])", "Nim(piles: [2, 3])"] {
            let config = SearchConfig { algorithm, depth: Some(4), ..SearchConfig::default() };
            let work = Work::Search(SearchWork { game: opening(game), config, finds_reply: false });
            let here = work.find(LIMITS, &()).expect("nothing cancels it");
            let there = read(&performed(&recording(&work, LIMITS)), &work, LIMITS).expect("it is the answer");
            let drawn = |found: Found| {
                let Found::Search(search) = found else { panic!("it is a search") };
                let passes = (0..search.passes.len()).map(|pass| TreeLayout::new(search.passes.get(pass), notation));
                passes.collect::<Vec<_>>()
            };
            let [here, there] = [here, there].map(drawn);
            assert_eq!(format!("{there:?}"), format!("{here:?}"), "{algorithm:?} {game}");
            let graph = there.last().and_then(|layout| layout.graph.as_ref()).expect("positions are drawn");
            let are_fewer = graph.visited_len() < graph.visited_nodes();
            // A search that prunes may come to each position once.
            assert!(are_fewer || algorithm != Algorithm::Minimax, "{algorithm:?} {game}");
        }
    }
}

/// In a match, the position that is searched need not be the last of the game.
#[test]
fn a_task_of_a_match_has_the_game_up_to_its_position() {
    let game = opening("ConnectFour()");
    let search = SearchConfig { algorithm: Algorithm::Minimax, depth: Some(6), ..SearchConfig::default() };
    let document = Document::of_position(game.start().clone()).searched_by(search);
    let history = History::new(document, Origin::New);
    let limits = Limits { nodes: 22_000, ..LIMITS };
    let mut session = Session::open(history, DrawingOptions::default(), limits, TimelineStep::START);
    session.finish_tasks();
    session.apply(Command::Match(MatchCommand::Start));
    session.apply(Command::Match(MatchCommand::Move(session.document().game.legal_moves()[3])));
    let task = session.task().expect("the program is thinking").clone();
    let Some(Work::Search(work)) = task.work() else { panic!("it is a search") };
    let played = &session.latest_history().document().game;
    // The program plays a win the sooner the better.
    let position = played.position().with_sooner();
    assert_eq!((work.position(), work.finds_reply, played.moves().len()), (&position, true, 1));
    let there = shown_from_elsewhere(&task);
    assert_eq!(shown(&there), shown(&task.run(&()).unwrap()));
    session.apply(Command::Show(task.id, there));
    assert_eq!(session.document().game.moves().len(), 2, "the program has moved");
}

/// A page lays a tree out in parts, and a desktop at once.
#[test]
fn a_layout_in_parts_is_the_layout() {
    let game = opening("ConnectFour(columns: 4, rows: 4, connect: 3)");
    let recording = record(&SearchConfig { depth: Some(6), ..SearchConfig::default() }, game.position(), 10_000);
    for folds in [Folds::default(), Folds::new(true)] {
        let whole = TreeLayout::folded(&recording, Notation::Edge, &folds);
        let mut parts = LayoutInParts::Begun;
        let in_parts = loop {
            match parts.advance([&recording], Notation::Edge.into(), &folds) {
                ControlFlow::Continue(next) => parts = next,
                ControlFlow::Break([layout]) => break layout,
            }
        };
        assert_eq!(format!("{in_parts:?}"), format!("{whole:?}"));
    }
}

#[test]
fn a_rehearsal_goes_through_all_that_a_page_and_its_worker_do() {
    for round in 0..3 {
        assert!(pollster::block_on(rehearse(round)));
    }
}

#[test]
fn a_monte_carlo_tree_search_is_the_same_made_elsewhere_byte_for_byte_and_where_it_is_stopped() {
    for text in [
        "game: ConnectFour(), search: (algorithm: Mcts, iterations: 700)",
        "game: Pig(target: 12), search: (algorithm: Mcts, iterations: 500, exploration: 0.7, seed: 9)",
        "game: Tree(tree: [[3, 12.5, 8], [2, (chance: [(1, 6), (2, [0, 3])])]]), search: (algorithm: Mcts, decide: Value)",
        "game: TicTacToe(), search: (algorithm: Mcts, iterations: 300, rollout: Evaluation(plies: 2))",
    ] {
        let document = load_for_any_search(format!("(version: 1, {text})").as_bytes()).unwrap();
        let work = Work::Sampled(SampledWork::new(document.game.clone(), document.sampled().unwrap()).unwrap());
        for (limits, stop_point) in
            [(LIMITS, None), (Limits { nodes: 90, ..LIMITS }, None), (LIMITS, Some(StopPoint(3)))]
        {
            let request = Request { stop_point, ..recording(&work, limits) };
            let same = Request::from_bytes(&request.to_bytes()).expect("it is a request");
            assert_eq!(same.to_bytes(), request.to_bytes());
            let there = read(&performed(&request), &work, limits).expect("it is an answer");
            let Found::Sampled(there) = there else { panic!("it is sampled") };
            if stop_point.is_none() {
                let Some(Found::Sampled(here)) = work.find(limits, &()) else { panic!("it is sampled") };
                assert_eq!(encode_sampled(&there), encode_sampled(&here));
                assert_eq!(format!("{there:?}"), format!("{here:?}"));
            } else {
                assert_eq!((there.ending(), there.iteration_count()), (Ending::Stopped, 128));
            }
        }
    }
}
