//! The split view: two searches on one tree and one timeline, each at its own moments.

use crate::core::trees::configs::a_config;
use crate::core::trees::random::a_tree;
use poda::file::{load, save};
use poda::game::GameView;
use poda::game::any::AnyGame;
use poda::picture::{Notation, is_same_tree};
use poda::search::{Algorithm, SearchConfig};
use poda::session::history::History;
use poda::session::lanes::Side;
use poda::session::playback::Direction;
use poda::session::shown_search::ShownSearch;
use poda::session::task::Shown;
use poda::session::{Command, DrawingOptions, LIMITS, Origin, Session};
use poda::trace::limits::Limits;
use poda::trace::recorder::{record, record_with_union};
use poda::trace::recording::Recording;
use poda::trace::union_tree::UnionTree;
use poda::trace::{NodeId, Step, Story, TimelineStep};
use proptest::prelude::*;
use std::collections::BTreeMap;

const BOARD: &str = "(version: 1, game: TicTacToe(board: [\"XO.\", \".X.\", \"O..\"], evaluation: Outcome))";

fn session(text: &str) -> Session {
    Session::new(load(text.as_bytes()).unwrap(), Origin::New, Notation::Node)
}

/// The recordings of two searches, each with the nodes that the other has visited.
fn beside<G: GameView>([one, other]: &[SearchConfig; 2], root: &G) -> [Recording<G>; 2] {
    let limits = Limits::nodes(1_000_000);
    let mut union_tree = UnionTree::of(&record(one, root, 1_000_000));
    let other = record_with_union(other, root, limits, &(), &union_tree);
    union_tree.add(&other);
    [record_with_union(one, root, limits, &(), &union_tree), other]
}

/// All that a recording shows at a step, by the moves to each node that is searched.
fn shown_at<G: GameView>(recording: &Recording<G>, step: Step) -> BTreeMap<String, String> {
    let moment = recording.trace().at(step);
    let searched = recording.trace().nodes().filter(|&node| recording.trace().is_searched(node));
    let mut shown: BTreeMap<_, _> = searched
        .map(|node| {
            let best = moment.best_child(node).map(|child| recording.id(child));
            let cut = moment.cutoff(node).map(|cutoff| (recording.id(cutoff.child), cutoff.score, cutoff.window));
            let said = (moment.state(node), moment.proved(node), moment.window(node), best, cut);
            (recording.id(node), format!("{said:?}"))
        })
        .collect();
    let current = moment.current().map(|node| recording.id(node));
    shown.insert("current".to_owned(), format!("{current:?} {:?}", moment.stats()));
    shown
}

fn plain(config: &SearchConfig) -> bool {
    [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::NegamaxAlphaBeta]
        .contains(&config.algorithm)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// On an explicit tree as in a game, each half is the search that it is alone.
    #[test]
    fn each_half_is_at_the_moments_of_its_search_alone(root in a_tree(), one in a_config(), other in a_config()) {
        let halves = beside(&[one, other], &root);
        for (half, config) in halves.iter().zip([one, other]) {
            let alone = record(&config, &root, 1_000_000);
            prop_assert_eq!(half.trace().len(), alone.trace().len());
            for step in 0..=alone.trace().len() {
                prop_assert_eq!(shown_at(half, step), shown_at(&alone, step));
            }
        }
        if plain(&one) && plain(&other) {
            prop_assert!(is_same_tree(&halves[0], &halves[1]));
        }
    }
}

#[test]
fn nodes_that_only_one_search_visits_are_in_both_trees() {
    let document = load(BOARD.as_bytes()).unwrap();
    let root = document.position();
    let by = |algorithm| SearchConfig { algorithm, ..SearchConfig::default() };
    let minimax = record(&by(Algorithm::Minimax), root, 1_000_000);
    for algorithms in [[Algorithm::AlphaBeta, Algorithm::Minimax], [Algorithm::Minimax, Algorithm::AlphaBeta]] {
        let halves = beside(&algorithms.map(by), root);
        assert!(is_same_tree(&halves[0], &halves[1]));
        assert_eq!(halves[0].trace().node_count(), minimax.trace().node_count(), "minimax leaves nothing out");
        for (half, algorithm) in halves.iter().zip(algorithms) {
            let alone = record(&by(algorithm), root, 1_000_000);
            for step in 0..=alone.trace().len() {
                assert_eq!(shown_at(half, step), shown_at(&alone, step), "{algorithm:?}");
            }
        }
    }
}

#[test]
fn a_deeper_search_goes_on_below_the_leaves_of_the_other() {
    let document = load(BOARD.as_bytes()).unwrap();
    let to = |depth| SearchConfig { depth: Some(depth), algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    let halves = beside(&[to(1), to(3)], document.position());
    assert!(is_same_tree(&halves[0], &halves[1]));
    let alone = record(&to(1), document.position(), 1_000);
    for step in 0..=alone.trace().len() {
        assert_eq!(shown_at(&halves[0], step), shown_at(&alone, step));
    }
}

#[test]
fn both_make_their_own_steps_and_the_shorter_is_done_before() {
    let mut session = session(BOARD);
    session.apply(Command::SetBeside(Some(
        SearchConfig { algorithm: Algorithm::Minimax, ..*session.search().unwrap().config() }.into(),
    )));
    let split = session.split().unwrap();
    let [short, long] = Side::BOTH.map(|side| split.search(side).trace().len());
    assert!(short < long && session.timeline_len().get() == long);
    session.apply(Command::Seek(TimelineStep::new(short + 3)));
    let split = session.split().unwrap();
    assert_eq!((session.timeline_step().get(), session.search().unwrap().step()), (short + 3, short));
    assert_eq!(Side::BOTH.map(|side| split.search(side).step()), [short, short + 3]);
    session.apply(Command::Go(Direction::Back));
    assert_eq!(session.timeline_step().get(), short + 2);
    session.apply(Command::Go(Direction::Forward));
    session.apply(Command::Go(Direction::Last));
    assert_eq!(session.timeline_step().get(), long);
    assert_eq!(session.destination(Direction::Forward), None);
    session.apply(Command::Go(Direction::First));
    // The first cutoff is that of the only search that cuts.
    session.apply(Command::Go(Direction::NextCutoff));
    assert_eq!(Some(session.timeline_step().get()), session.search().unwrap().trace().next_cutoff(0));
    session.apply(Command::SetBeside(None));
    assert!(session.split().is_none());
    assert_eq!(
        session.search().unwrap().step(),
        session.search().unwrap().trace().next_cutoff(0).unwrap(),
        "the first goes on alone where it was"
    );
}

#[test]
fn playing_goes_on_until_the_longer_search_is_done() {
    let mut session = session("(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), beside: (algorithm: Minimax))");
    let length = session.timeline_len();
    assert!(session.search().unwrap().trace().len() < length.get());
    session.apply(Command::TogglePlay);
    session.apply(Command::Tick(1_000.0));
    assert_eq!(session.timeline_step(), length);
    assert!(!session.playback.is_playing);
    session.apply(Command::TogglePlay);
    assert_eq!(session.timeline_step(), TimelineStep::START, "playing from the end starts over");
}

#[test]
fn the_second_search_follows_what_it_has_in_common_with_the_first() {
    let mut session = session(BOARD);
    let search = *session.search().unwrap().config();
    session.apply(Command::SetBeside(Some(SearchConfig { algorithm: Algorithm::Minimax, ..search }.into())));
    session.apply(Command::SetSearch(SearchConfig { depth: Some(2), ..search }.into()));
    let beside = *session.document().searches.second().unwrap().search().unwrap();
    assert_eq!((beside.algorithm, beside.depth), (Algorithm::Minimax, Some(2)));
    assert_eq!(session.split().unwrap().search(Side::Second).config().depth, Some(2));
    session.apply(Command::Undo);
    assert_eq!(session.document().searches.second().unwrap().search().unwrap().depth, None);
    session.apply(Command::Undo);
    assert!(session.split().is_none());
}

#[test]
fn a_node_has_its_counterpart_where_the_same_moves_lead() {
    let mut session = session(BOARD);
    session.apply(Command::SetBeside(Some(
        SearchConfig { algorithm: Algorithm::Minimax, ..*session.search().unwrap().config() }.into(),
    )));
    let split = session.split().unwrap();
    assert!(split.is_same_tree);
    for node in split.search(Side::First).trace().nodes().step_by(7) {
        let other = split.counterpart(Side::First, node).unwrap();
        assert_eq!(split.search(Side::First).recording().id(node), split.search(Side::Second).recording().id(other));
        let places = Side::BOTH.map(|side| split.search(side).tree_layout.positions.x(node.number()).to_bits());
        assert_eq!(places[0], places[1], "it stands at the same place");
    }
    assert_eq!(split.counterpart(Side::Second, NodeId::ROOT), Some(NodeId::ROOT));
}

/// Both halves hide the values that a lesson hides until they are visited: the origin of the document decides it.
#[test]
fn the_split_view_of_a_lesson_is_part_of_the_lesson() {
    let document = load(BOARD.as_bytes()).unwrap();
    let mut session = Session::new(document, Origin::Lesson(3), Notation::Node);
    let minimax = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    session.apply(Command::SetBeside(Some(minimax.into())));
    session.finish_tasks();
    assert!(session.split().is_some(), "two searches are shown");
    assert_eq!(session.origin(), &Origin::Lesson(3));
}

#[test]
fn a_file_can_ask_for_a_second_search() {
    let text = "(version: 1, game: Nim(piles: [2, 1]), beside: (algorithm: Minimax, depth: 2))";
    let document = load(text.as_bytes()).unwrap();
    let beside = *document.searches.second().unwrap().search().unwrap();
    assert_eq!((beside.algorithm, beside.depth), (Algorithm::Minimax, Some(2)));
    assert_eq!(load(save(&document).as_bytes()).unwrap(), document);
    let usual = load(b"(version: 1, game: Nim(), beside: ())").unwrap();
    assert_eq!(usual.searches.second(), Some(&SearchConfig::default().into()));
    assert_eq!(load(save(&usual).as_bytes()).unwrap(), usual);
    let wrong = "(version: 1,\n game: Tree(tree: [[1, 2], 3]),\n beside: (depth: 1))";
    let problem = &load(wrong.as_bytes()).unwrap_err().diagnostics[0];
    assert_eq!((problem.line, problem.column), (3, 18), "there is no estimate to stop at");
    let wrong = "(version: 1, game: Nim(),\n beside: (algorithm: Magic))";
    assert_eq!(load(wrong.as_bytes()).unwrap_err().diagnostics[0].line, 2);
}

#[test]
fn a_long_second_search_is_a_background_task() {
    let text = "(version: 1, game: TicTacToe(evaluation: Outcome), search: (depth: 2))";
    let mut session = session(text);
    let whole = SearchConfig { algorithm: Algorithm::Minimax, depth: None, ..*session.search().unwrap().config() };
    session.apply(Command::SetBeside(Some(whole.into())));
    assert!(session.split().is_none());
    let task = session.tasks().next().unwrap().clone();
    let searches = task.run(&()).unwrap();
    session.apply(Command::Seek(TimelineStep::new(5)));
    session.apply(Command::Show(task.id, searches));
    let split = session.split().unwrap();
    assert_eq!(split.search(Side::Second).trace().node_count(), 549_946);
    assert_eq!(split.search(Side::First).trace().node_count(), 549_946, "what the first did not look at");
    assert_eq!(session.timeline_step().get(), 5);
}

/// Whichever of two searches goes further, and where the first alone takes all memory.
#[test]
fn two_searches_side_by_side_take_little_more_memory_than_one() {
    let limits = Limits { nodes: 2_000_000, bytes: 24 << 20, ..LIMITS };
    for [first, second] in [[Some(7), Some(5)], [Some(5), Some(7)], [Some(8), Some(8)], [Some(2), None]] {
        let text = b"(version: 1, game: ConnectFour(), search: (algorithm: Minimax))";
        let document = load(text).unwrap();
        let search = SearchConfig { depth: first, ..*document.search().unwrap() };
        let beside = Some(SearchConfig { depth: second, algorithm: Algorithm::AlphaBeta, ..search }.into());
        let history = History::new(document.searched_by(search).with_second(beside), Origin::New);
        let mut session = Session::open(history, DrawingOptions::default(), limits, TimelineStep::START);
        if let Some(task) = session.task().cloned() {
            session.apply(Command::Show(task.id, task.run(&()).unwrap()));
        }
        let task = session.tasks().next().expect("there is much to search").clone();
        let Some(Shown::Pair(shown)) = task.run(&()) else { panic!("two searches are shown") };
        let bytes: usize = shown.iter().map(ShownSearch::bytes).sum();
        assert!(bytes <= limits.bytes / 20 * 23, "{first:?} {second:?}: {bytes} of {} bytes", limits.bytes);
    }
}

fn recording(tree: &str, search: &str, nodes: usize) -> Recording<AnyGame> {
    let document = load(format!("(version: 1, game: Tree(tree: {tree}), search: ({search}))").as_bytes()).unwrap();
    record(document.search().unwrap(), document.position(), nodes)
}

#[test]
fn only_its_own_recording_resolves_a_node_ref() {
    let (one, other) = (recording("[[3, 12], [2, 4]]", "", 100), recording("[[3, 12], [2, 4]]", "", 100));
    let kept = one.node_ref(NodeId::new(2));
    assert_eq!(one.resolve(kept), Some(NodeId::new(2)));
    assert_eq!(one.clone().resolve(kept), Some(NodeId::new(2)), "a copy is the same recording");
    assert_eq!(other.resolve(kept), None, "a search like it is another one");
}

#[test]
fn the_same_moves_lead_to_a_node_in_another_recording() {
    let tree = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";
    let (all, part) = (recording(tree, "", 100), recording(tree, "", 5));
    assert!(part.trace().node_count() < all.trace().node_count());
    for node in part.trace().nodes() {
        let found = part.counterpart(node, &all).expect("the whole search has all of its part");
        assert_eq!(part.moves_to(node), all.moves_to(found));
        assert_eq!(all.counterpart(found, &part), Some(node));
    }
    let last = NodeId::new(all.trace().node_count() - 1);
    assert_eq!(all.counterpart(last, &part), None, "the search had not come there");
}

#[test]
fn a_move_that_was_searched_twice_is_told_apart() {
    let twice = recording("[[3, 12], [4, 14]]", "algorithm: PrincipalVariation", 100);
    let again = twice.trace().nodes().find(|&node| twice.trace().is_research(node)).expect("4 is better than 3");
    assert_eq!(twice.node_at_path(&twice.path(again)), Some(again));
    let once = recording("[[3, 12], [4, 14]]", "", 100);
    let found = twice.counterpart(again, &once).expect("the move was searched once");
    assert_eq!(once.moves_to(found), twice.moves_to(again));
}
