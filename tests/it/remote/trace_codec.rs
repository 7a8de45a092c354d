//! A recorded search is the same after it was written in binary form and read again, and damaged bytes do no harm.

use crate::core::trees::searches::{a_position, any_config, possible};
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::kalah::Kalah;
use poda::game::nim::Nim;
use poda::game::packed_move::PackMoves;
use poda::game::pig::Pig;
use poda::game::played_game::legal_moves;
use poda::i18n::{Language, Words, narration};
use poda::lessons;
use poda::search::SearchConfig;
use poda::search::mcts::{MctsConfig, ResultScale};
use poda::trace::codec::WrittenPasses;
use poda::trace::limits::{Ending, Limits, Progress};
use poda::trace::passes::Passes;
use poda::trace::recorder::{record, record_passes, record_with_union};
use poda::trace::recording::Recording;
use poda::trace::sampled::codec::WrittenSampledTree;
use poda::trace::sampled::recorder::record_mcts;
use poda::trace::sampled::tree::SampledTree;
use poda::trace::union_tree::UnionTree;
use poda::trace::{NodeId, Trace};
use proptest::prelude::*;
use proptest::sample::Index;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Returns all passes of a search as bytes.
pub fn encode(passes: &Passes<AnyGame>) -> Vec<u8> {
    postcard::to_allocvec(&WrittenPasses::of(passes)).unwrap()
}

/// Returns the search with these bytes; `None` if they are not the form of any search.
pub fn decode(bytes: &[u8], config: &SearchConfig, root: &AnyGame) -> Option<Passes<AnyGame>> {
    let (written, rest) = postcard::take_from_bytes::<WrittenPasses>(bytes).ok()?;
    if rest.is_empty() { written.read(config, root) } else { None }
}

/// Returns a recorded Monte Carlo tree search as bytes.
pub fn encode_sampled(recording: &SampledTree<AnyGame>) -> Vec<u8> {
    postcard::to_allocvec(&WrittenSampledTree::of(recording)).unwrap()
}

#[test]
fn a_monte_carlo_tree_search_is_read_as_it_was_written() {
    let nim = AnyGame::Nim(Nim::new(&[3, 4, 5], false).unwrap());
    for game in [nim, AnyGame::Pig(Pig::default()), AnyGame::Kalah(Kalah::default())] {
        for (iterations, nodes) in [(1, 1_000), (300, 1_000), (300, 40)] {
            let config = MctsConfig { iterations, ..MctsConfig::default() };
            let scale = ResultScale::of(&config, &game).unwrap();
            let recording = record_mcts(&config, scale, &game, Limits::nodes(nodes), &());
            let bytes = encode_sampled(&recording);
            let read =
                |bytes: &[u8]| postcard::from_bytes::<WrittenSampledTree>(bytes).ok()?.read(&config, scale, &game);
            assert_eq!(format!("{:?}", read(&bytes).unwrap()), format!("{recording:?}"));
            for end in [0, 1, bytes.len() / 2, bytes.len() - 1] {
                assert!(read(&bytes[..end]).is_none(), "{end} bytes of {}", bytes.len());
            }
        }
    }
}

/// All that a recording holds except its identity.
pub fn contents(recording: &Recording<AnyGame>) -> String {
    let trace = recording.trace();
    let by_node: Vec<_> = trace
        .nodes()
        .map(|node| (recording.move_to(node), recording.true_value(node), trace.order_reason(node)))
        .collect();
    format!(
        "{trace:?}\n{by_node:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}",
        recording.root(),
        recording.config(),
        recording.guarantee(),
        recording.pass(),
        recording.total_visits(),
        recording.stop_reason,
    )
}

/// All that the passes of a search hold except their identities.
pub fn all_contents(passes: &Passes<AnyGame>) -> Vec<String> {
    passes.iter().map(|pass| contents(pass)).collect()
}

/// Stops a search after some reports.
struct StopAfter(u64);

impl Progress for StopAfter {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        if nodes < self.0 { ControlFlow::Continue(()) } else { ControlFlow::Break(Ending::Stopped) }
    }
}

/// Asks for everything that a picture and a caption ask for. A trace whose parts contradict each other panics or never
/// ends.
fn walk(trace: &Trace) {
    for node in trace.nodes() {
        assert!(trace.children(node).all(|child| trace.parent(child) == Some(node)));
        assert_eq!(trace.ancestors(node).count(), trace.ply(node) + 1);
        let _ = (trace.window(node), trace.cutoff(node), trace.visit_kind(node), trace.table_hit_depth(node));
        let _ = (trace.order_reason(node), trace.bound_owner(node), trace.best_child(node));
    }
    for step in (0..=trace.len()).step_by(1 + trace.len() / 200) {
        let moment = trace.at(step);
        let _ = (moment.stats(), moment.frontier());
        for visit in moment.visits_on_path() {
            let _ = (visit.shown_value(), visit.window(), visit.proving_child());
        }
    }
    let _ = trace.principal_variation();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, ..ProptestConfig::default() })]

    #[test]
    fn a_decoded_search_is_the_one_that_was_encoded(position in a_position(), config in any_config(), nodes in 1_usize..3_000) {
        let config = possible(&position, config);
        let passes = record_passes(&config, &position, Limits::nodes(nodes), &());
        let decoded = decode(&encode(&passes), &config, &position).expect("it was encoded");
        prop_assert_eq!(all_contents(&decoded), all_contents(&passes));
        prop_assert_eq!(decoded.bytes(), passes.bytes());
    }

    /// A recording in the split view also has the nodes that only the other search visited.
    #[test]
    fn a_recording_beside_another_is_decoded(position in a_position(), configs in [any_config(), any_config()], nodes in 1_usize..2_000) {
        let [first, second] = configs.map(|config| possible(&position, config));
        let union_tree = UnionTree::of(&record(&first, &position, nodes));
        let recording = record_with_union(&second, &position, Limits::nodes(nodes), &(), &union_tree);
        let passes = Passes::of_one(Arc::new(recording));
        let decoded = decode(&encode(&passes), &second, &position).expect("it was encoded");
        prop_assert_eq!(all_contents(&decoded), all_contents(&passes));
    }

    #[test]
    fn every_legal_move_is_packed(position in a_position()) {
        let mut position = position;
        // A game of dice need not end.
        for index in 0..500 {
            let moves = legal_moves(&position);
            for &mv in &moves {
                prop_assert_eq!(position.move_from_bits(AnyGame::move_bits(mv)), Some(mv));
            }
            let Some(&mv) = moves.get(index % moves.len().max(1)) else { break };
            position = position.after(mv);
        }
    }

    /// What is no form of a search is refused; where the damage is only to a number, the trace is still sound.
    #[test]
    fn damaged_bytes_are_refused_or_give_a_sound_trace(
        position in a_position(),
        config in any_config(),
        damage in prop::collection::vec((any::<Index>(), any::<u8>()), 1..4),
        cut in prop::option::weighted(0.3, any::<Index>()),
    ) {
        let config = possible(&position, config);
        let passes = record_passes(&config, &position, Limits::nodes(300), &());
        let mut bytes = encode(&passes);
        for (place, byte) in damage {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Some(decoded) = decode(&bytes, &config, &position) {
            decoded.iter().for_each(|pass| walk(pass.trace()));
        }
    }

    #[test]
    fn any_bytes_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..300), position in a_position()) {
        prop_assert!(decode(&bytes, &SearchConfig::default(), &position).is_none());
    }
}

/// Larger searches, ended in every way.
#[test]
fn a_search_that_was_cut_short_is_decoded() {
    let document = poda::file::load(b"(version: 1, game: TicTacToe())").unwrap();
    let root = document.position();
    for algorithm in poda::search::Algorithm::CORRECT {
        let config = SearchConfig { algorithm, depth: Some(6), ..SearchConfig::default() };
        let limits = [Limits::nodes(20_000), Limits { bytes: 400_000, ..Limits::nodes(usize::MAX) }];
        let stopped = record_passes(&config, root, Limits::nodes(usize::MAX), &StopAfter(8_000));
        for passes in limits.map(|limits| record_passes(&config, root, limits, &())).into_iter().chain([stopped]) {
            let decoded = decode(&encode(&passes), &config, root).unwrap();
            assert_eq!(all_contents(&decoded), all_contents(&passes), "{algorithm:?}");
            assert_eq!(decoded.get(0).trace().parent(NodeId::ROOT), None);
        }
    }
}

/// A length that is not there is refused before any memory is reserved for it.
#[test]
fn lengths_beyond_the_end_are_refused() {
    let document = poda::file::load(b"(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))").unwrap();
    let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(100), &());
    let bytes = encode(&passes);
    for place in 0..bytes.len() - 3 {
        let mut damaged = bytes.clone();
        damaged[place..place + 4].copy_from_slice(&u32::MAX.to_le_bytes());
        if let Some(decoded) = decode(&damaged, document.search().unwrap(), document.position()) {
            assert_eq!(decoded.node_count(), passes.node_count());
        }
    }
}

/// What a worker has searched of several players is told as what was searched here.
#[test]
fn a_decoded_search_of_several_players_says_the_same() {
    let words = Words::new(Language::ENGLISH);
    let lessons = lessons::all().iter().filter(|lesson| lesson.position().players().is_some());
    let mut steps = 0;
    for lesson in lessons {
        let passes = record_passes(lesson.search().unwrap(), lesson.position(), Limits::nodes(1_000), &());
        let decoded = decode(&encode(&passes), lesson.search().unwrap(), lesson.position()).expect("it was encoded");
        let (here, there) = (passes.last(), decoded.last());
        assert!(there.multi_player().is_some());
        for step in 0..=here.trace().len() {
            steps += 1;
            assert_eq!(narration::caption(&words, there, step).plain(), narration::caption(&words, here, step).plain());
        }
    }
    assert!(100 < steps, "{steps}");
}
