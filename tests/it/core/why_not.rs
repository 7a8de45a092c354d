//! Why a move is not played, where several players want the most for themselves, and where a search samples: checked
//! against the definitions and against counts of the steps.

use crate::core::players::{random_tree, tries};
use poda::file::{load_tree, write_tree};
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::played_game::legal_moves;
use poda::game::tree::Tree;
use poda::i18n::node_names::NodeNames;
use poda::i18n::{Language, Words, why_not};
use poda::score::{Interval, Payoffs, Player, Score};
use poda::search::mcts::{Decide, MctsConfig, ResultScale};
use poda::search::split_mix_64::SplitMix64;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::passes::PassStep;
use poda::trace::recorder::record_passes;
use poda::trace::sampled::recorder::record_mcts;
use poda::trace::sampled::tree::SampledEvent;
use poda::trace::why_not::{Basis, SampledMove, SampledVerdict, Verdict};
use poda::trace::{NodeId, Story};

fn words() -> [Words; 3] {
    ["en", "es", "pt"].map(|code| Words::new(Language::of_code(code)))
}

fn below(rng: &mut SplitMix64, end: usize) -> usize {
    rng.choose(&(0..end).collect::<Vec<_>>()).unwrap()
}

/// What every player gets if each takes the first of their best moves.
fn max_n(tree: &Tree, at: usize) -> Payoffs {
    let Some(mover) = tree.mover_of(at).filter(|_| !tree.children_of(at).is_empty()) else {
        return tree.payoffs_of(at).unwrap();
    };
    let mut children = tree.children_of(at).iter().map(|&child| max_n(tree, child as usize));
    let first = children.next().unwrap();
    children.fold(first, |best, other| if best.of(mover) < other.of(mover) { other } else { best })
}

/// What a player gets if all others are against that player.
fn paranoid(tree: &Tree, at: usize, viewer: usize) -> Score {
    let Some(mover) = tree.mover_of(at).filter(|_| !tree.children_of(at).is_empty()) else {
        return tree.payoffs_of(at).unwrap().of(viewer);
    };
    let side = if mover == viewer { Player::Max } else { Player::Min };
    let children = tree.children_of(at).iter().map(|&child| paranoid(tree, child as usize, viewer));
    children.fold(side.worst(), |best, score| side.better_of(best, score))
}

#[test]
fn of_several_players_it_is_said_who_gets_how_much() {
    let rng = &mut SplitMix64::new(7);
    let words = words();
    let mut worse = 0;
    for _ in 0..tries(200_000) / 4 {
        let tree = random_tree(rng, 3, &|rng| {
            let entries: Vec<Score> = (0..3).map(|_| Score::from(i32::try_from(below(rng, 5)).unwrap())).collect();
            Payoffs::new(&entries)
        });
        let algorithms = [Algorithm::MaxN, Algorithm::MaxNShallow, Algorithm::Paranoid, Algorithm::BestReply];
        let algorithm = rng.choose(&algorithms).unwrap();
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        let passes = record_passes(&config, &tree, Limits::nodes(10_000), &());
        let recording = passes.get(0);
        let (trace, view) = (recording.trace(), recording.multi_player().unwrap());
        let step = if below(rng, 2) == 0 { trace.len() } else { below(rng, trace.len() + 1) };
        let at = PassStep { pass: 0, step };
        for child in trace.nodes().skip(1) {
            let answer = passes.why_not(at, child).unwrap();
            for words in &words {
                let said = why_not::sentences(words, &passes, at, &answer);
                assert!(!said.is_empty() && said.iter().all(|said| !said.plain().contains(['{', '$'])), "{said:?}");
                assert!(said.iter().all(|said| !said.plain().contains("MIN")), "{said:?}");
            }
            for pair in answer.line.nodes.windows(2) {
                assert_eq!(trace.parent(pair[1]), Some(pair[0]));
            }
            let parent = trace.parent(child).unwrap();
            let entry = |node: NodeId| {
                let place = recording.position(node).node_index();
                if view.backs_up_vectors() {
                    max_n(&tree, place).of(view.mover(parent))
                } else {
                    paranoid(&tree, place, view.viewer())
                }
            };
            let is_certain = answer.basis == Basis::Proved;
            let holds = |node, found: Interval| !is_certain || (found.low <= entry(node) && entry(node) <= found.high);
            assert!(holds(answer.child, answer.found), "{} {config:?} {answer:?}", write_tree(&tree));
            assert!(answer.best.is_none_or(|best| holds(best.node, best.found)), "{} {answer:?}", write_tree(&tree));
            if answer.verdict == Verdict::Worse && is_certain {
                let player = if view.backs_up_vectors() { Player::Max } else { trace.player(parent) };
                assert!(player.prefers(entry(answer.best.unwrap().node), entry(answer.child)), "{answer:?}");
                worse += 1;
            }
        }
    }
    assert!(1_000 < worse, "{worse}");
}

/// Returns a tree of at most so many levels as it is written in files.
fn random_tree_text(rng: &mut SplitMix64, levels: usize) -> String {
    if levels == 0 || (levels < 3 && below(rng, 5) == 0) {
        return below(rng, 10).to_string();
    }
    let children: Vec<String> = (0..=below(rng, 3)).map(|_| random_tree_text(rng, levels - 1)).collect();
    format!("[{}]", children.join(", "))
}

#[test]
fn of_a_sampled_tree_the_counts_are_those_of_the_steps() {
    let rng = &mut SplitMix64::new(3);
    let words = words();
    let mut met = [0; 5];
    for seed in 0..40 {
        let text = random_tree_text(rng, 3);
        let tree = load_tree(&text).unwrap();
        let decide = rng.choose(&[Decide::Visits, Decide::Value]).unwrap();
        let config = MctsConfig { iterations: 30, seed, decide, ..MctsConfig::default() };
        let Some(scale) = ResultScale::of(&config, &tree) else { continue };
        let recorded = record_mcts(&config, scale, &tree, Limits::nodes(10_000), &());
        for step in [recorded.len(), below(rng, recorded.len() + 1)] {
            let mut visits = vec![0; recorded.node_count()];
            for event in (1..=step).filter_map(|step| recorded.event(step)) {
                if let SampledEvent::Backup(node) = event {
                    visits[node.index()] += 1;
                }
            }
            for node in (0..recorded.nodes_at(step)).map(NodeId::new) {
                for mv in legal_moves(&recorded.position(node)) {
                    let answer = recorded.why_not(step, node, mv).unwrap();
                    for words in &words {
                        let said = why_not::sampled_sentences(words, &recorded, &answer);
                        assert!(!said.is_empty() && said.iter().all(|said| !said.plain().contains(['{', '$'])));
                    }
                    let of = |counted: SampledMove| visits[counted.node.index()];
                    let counted = |it: SampledMove| it.statistics.visits == of(it);
                    assert!(answer.child.is_none_or(counted) && answer.best.is_none_or(counted), "{answer:?}");
                    assert!(answer.line.iter().all(|&it| counted(it) && 0 < of(it)));
                    assert!(answer.line.windows(2).all(|pair| recorded.parent(pair[1].node) == Some(pair[0].node)));
                    let most = recorded.children(node).map(|child| visits[child.index()]).max().unwrap_or(0);
                    let is_most = |of| answer.best.is_some_and(|best| visits[best.node.index()] == of);
                    let number = match answer.verdict {
                        SampledVerdict::Untried | SampledVerdict::Trying => {
                            let added =
                                recorded.children(node).take_while(|child| child.index() < recorded.nodes_at(step));
                            let is_added = added.into_iter().any(|child| recorded.move_to(child) == Some(mv));
                            assert!(answer.child.is_none() && is_added == (answer.verdict == SampledVerdict::Trying));
                            0
                        }
                        SampledVerdict::Other(Decide::Visits) => {
                            assert!(answer.child.is_some_and(|child| of(child) < most) && is_most(most));
                            1
                        }
                        SampledVerdict::Equal(Decide::Visits) => {
                            assert!(answer.child.is_some_and(|child| of(child) == most) && is_most(most));
                            2
                        }
                        SampledVerdict::Best => {
                            assert_eq!(answer.child, answer.best);
                            3
                        }
                        SampledVerdict::Outcome
                        | SampledVerdict::Only
                        | SampledVerdict::Other(Decide::Value)
                        | SampledVerdict::Equal(Decide::Value) => 4,
                    };
                    met[number] += 1;
                }
            }
        }
    }
    assert!(met.iter().all(|&count| 0 < count), "{met:?}");
}

/// Plain minimax.
fn minimax(position: &AnyGame) -> Score {
    let (moves, player) = (legal_moves(position), position.to_move());
    if moves.is_empty() {
        return position.evaluate().score();
    }
    moves.iter().map(|&mv| minimax(&position.after(mv))).fold(player.worst(), |a, b| player.better_of(a, b))
}

/// What a wrong best move is answered with in practice: the reply is in the tree, and the move is worth what is said of it.
#[test]
fn the_line_against_a_move_of_a_finished_search_is_legal_and_ends_with_what_it_shows() {
    let rng = &mut SplitMix64::new(17);
    let words = words();
    let algorithms =
        [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta, Algorithm::PrincipalVariation];
    let mut replies = 0;
    for number in 0..tries(40_000) / 10 {
        let tree = AnyGame::Tree(load_tree(&random_tree_text(rng, 4)).unwrap());
        let config = SearchConfig { algorithm: algorithms[number as usize % 4], ..SearchConfig::default() };
        let passes = record_passes(&config, &tree, Limits::nodes(10_000), &());
        let recording = passes.get(0);
        let trace = recording.trace();
        for child in trace.nodes().skip(1) {
            let Some(line) = recording.refuting_line(child) else { continue };
            let parent = trace.parent(child).unwrap();
            let (player, shows) = (trace.player(parent), line.shows.unwrap());
            let end = shows.own_end(player.opponent());
            let value = minimax(&recording.position(child));
            assert!(!player.prefers(value, end), "{value} {shows}");
            for pair in line.nodes.windows(2) {
                assert_eq!(trace.parent(pair[1]), Some(pair[0]));
            }
            let last = recording.position(*line.nodes.last().unwrap());
            assert!(!player.prefers(minimax(&last), end), "{shows}");
            for words in &words {
                let names = NodeNames::new(words, recording);
                let Some(said) = why_not::refuted_sentence(&names, child) else { continue };
                assert!(!said.plain().contains(['{', '$']));
                replies += 1;
            }
        }
    }
    assert!(1_000 < replies, "{replies}");
}
