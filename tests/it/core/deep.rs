//! Lines of play of thousands of plies: they are searched, recorded, drawn up and told, and no stack is too small for
//! them.

use poda::document::Document;
use poda::file::load;
use poda::game::any::AnyGame;
use poda::game::{Game, GameView};
use poda::i18n::narration::caption;
use poda::i18n::{Language, Words};
use poda::picture::Notation;
use poda::picture::TreeLayout;
use poda::search::budget::{Budget, MAX_PLIES, SearchLimit};
use poda::search::{Algorithm, SearchConfig, search};
use poda::trace::limits::{Ending, Limits};
use poda::trace::recorder::{record, record_with_union, record_within};
use poda::trace::union_tree::UnionTree;
use poda::trace::{NodeId, Story};

fn document(game: &str) -> Document {
    load(format!("(version: 1, game: {game})").as_bytes()).unwrap()
}

/// A thousand objects taken one by one, a few of which may be taken at once from other piles.
fn nim() -> AnyGame {
    document(&format!("Nim(piles: [{}])", ["1000"; 20].join(", "))).position().clone()
}

fn kalah() -> AnyGame {
    let row = ["1000"; 20].join(", ");
    document(&format!("Kalah(south: [{row}], north: [{row}])")).position().clone()
}

/// Every search goes down some thousand plies on a thread with little room.
#[test]
fn no_search_overflows_the_stack() {
    let most_nodes = 6_000;
    for algorithm in Algorithm::ALL {
        if algorithm.properties().level.is_some() {
            continue;
        }
        for table in [false, true] {
            let search_it = move || {
                // A search that deepens would never come so far down.
                let config = SearchConfig { algorithm, table, depth: None, ..SearchConfig::default() };
                let recording = record_within(&config, &kalah(), Limits::nodes(most_nodes), &());
                (recording.trace().ending(), recording.trace().nodes().map(|node| recording.trace().ply(node)).max())
            };
            let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(search_it).unwrap();
            let (ending, plies) = thread.join().expect("there is room on the stack");
            assert_eq!(ending, Ending::NodeLimit, "{algorithm:?}");
            assert!(algorithm.properties().deepens || 1_000 < plies.unwrap(), "{algorithm:?}: {plies:?}");
        }
    }
}

/// Two searches side by side take down what only the other has visited, as deep as that is.
#[test]
fn what_another_search_has_visited_is_taken_down_at_any_depth() {
    let (deep, shallow) = (SearchConfig::default(), SearchConfig { depth: Some(1), ..SearchConfig::default() });
    let one = record(&deep, &kalah(), 5_000);
    let beside = std::thread::Builder::new().stack_size(1 << 20).spawn(move || {
        record_with_union(&shallow, &kalah(), Limits::nodes(20_000), &(), &UnionTree::of(&one)).trace().node_count()
    });
    assert!(5_000 <= beside.unwrap().join().unwrap());
}

/// What is held by the moves of open nodes counts: there are millions of them before the first line has come to its
/// end.
#[test]
fn the_moves_of_open_nodes_count_towards_the_memory() {
    let mut budget = Budget::new(1_000_000, 16 << 20);
    assert!(search(&SearchConfig::default(), &nim(), &mut budget).is_break());
    assert_eq!(budget.limit_met, Some(SearchLimit::Memory));
    let limits = Limits { bytes: 16 << 20, ..Limits::nodes(1_000_000) };
    let recording = record_within(&SearchConfig::default(), &nim(), limits, &());
    assert_eq!(recording.trace().ending(), Ending::MemoryLimit);
    assert!(recording.bytes() < 16 << 20);
}

/// A line longer than a trace can hold is given up, and said to be.
#[test]
fn a_line_that_is_too_long_is_refused_with_a_sentence() {
    let config = SearchConfig::default();
    let endless = Endless(0);
    let mut budget = Budget::nodes(10_000_000);
    assert!(search(&config, &endless, &mut budget).is_break());
    assert_eq!(budget.limit_met, Some(SearchLimit::Depth));
    // With its root, a line of so many plies has one node more: the ply that is refused is one more than the sentence
    // says.
    assert_eq!(budget.stats.nodes, MAX_PLIES as u64 + 1);
    let recording = record(&config, &endless, 10_000_000);
    assert_eq!(recording.trace().ending(), Ending::DepthLimit);
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let said = caption(&words, &recording, recording.trace().len()).plain();
        assert!(said.contains(&words.number(MAX_PLIES as u64)), "{said}");
    }
}

/// A tree of very long lines of play has as many rows as plies, and a principal variation.
#[test]
fn a_tree_of_long_lines_is_laid_out_in_as_many_rows_as_it_has_plies() {
    let recording = record(&SearchConfig::default(), &kalah(), 10_000);
    let trace = recording.trace();
    let plies = trace.nodes().map(|node| trace.ply(node)).max().unwrap();
    assert!(1_000 < plies, "{plies} plies are no long line");
    assert_eq!(TreeLayout::new(&recording, Notation::Node).rows(), 1 + plies);
    assert!(!trace.principal_variation().is_empty());
}

/// A game without an end, in which there is one move.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Endless(u32);

impl Game for Endless {
    type Move = u8;

    fn to_move(&self) -> poda::score::Player {
        poda::score::Player::Max
    }

    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        moves.extend([0]);
    }

    fn after(&self, _mv: u8) -> Self {
        Self(self.0 + 1)
    }

    fn evaluate(&self) -> poda::game::evaluation::Evaluation {
        nim().evaluate()
    }
}

impl GameView for Endless {
    fn move_name(&self, _mv: u8) -> String {
        "0".to_owned()
    }

    fn board(&self) -> poda::game::board::Board {
        poda::game::board::Board::Abstract
    }
}

/// On the path to a node thousands of plies deep, each interval lies within its bounds and each window is open.
#[test]
fn the_moments_of_a_deep_search_have_intervals_and_windows() {
    let recording = record(&SearchConfig::default(), &kalah(), 20_000);
    let trace = recording.trace();
    let mut deepest = 0;
    for step in (0..trace.len()).step_by(trace.len() / 100) {
        let moment = trace.at(step);
        assert!(moment.visits_on_path().all(|visit| visit.proved().low <= visit.proved().high));
        assert!(moment.window(NodeId::ROOT).is_none_or(|window| window.alpha < window.beta));
        deepest = deepest.max(moment.visits_on_path().count());
    }
    assert!(1_000 < deepest, "the deepest path has {deepest} nodes");
}

/// Positions deep down are those to which the moves lead, in whatever order they are asked for.
#[test]
fn a_position_deep_down_is_the_one_to_which_its_moves_lead() {
    let recording = record(&SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() }, &kalah(), 3_000);
    let count = recording.trace().node_count();
    let mut seed = 1_usize;
    for _ in 0..2_000 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let node = NodeId::new((seed >> 33) % count);
        let played = recording.moves_to(node).into_iter().fold(kalah(), |position, mv| position.after(mv));
        assert_eq!(recording.position(node), played, "{node:?}");
    }
    let deepest = recording.trace().nodes().max_by_key(|&node| recording.trace().ply(node)).unwrap();
    let path: Vec<_> = recording.shown_path(deepest).split('/').map(str::to_owned).collect();
    assert_eq!(recording.path_ends(deepest, 3, GameView::shown_move), [&path[..3], &path[path.len() - 3..]].concat());
}

/// Each step has a sentence, however deep it is.
#[test]
fn every_step_of_a_deep_search_has_a_sentence() {
    let recording = record(&SearchConfig::default(), &kalah(), 8_000);
    for words in Language::AUTHORED.map(Words::new) {
        for step in (1..=recording.trace().len()).step_by(50) {
            assert!(caption(&words, &recording, step).plain().ends_with('.'), "step {step}");
        }
    }
}
