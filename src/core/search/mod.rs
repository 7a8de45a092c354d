//! The searches, and the stream of events that each of them sends to a [`Tracer`].
//!
//! A search depends on a game and a tracer. It does not depend on node ids, pixels, a language or a particular game:
//! the bracket `Enter … Leave` is the only identity of a visit, and a limit on nodes or time is the tracer's `Break`.
//!
//! Each search is written out in one file, so that it can be read alone: alike lines of two searches are not shared.
//!
//! Reading order: the algorithms in the order of their list below, with [`ordering`] and [`table`] before those that
//! use them; [`mcts`], which samples; then [`play_level`] and [`best_move`], which play, and [`what_if`],
//! [`refutation`], [`ever`] and [`changed_leaves`]. The code that they share is in `support`: the searcher, and the features that it may
//! use beyond the algorithm itself.

/// The list of algorithms, as the arguments of another macro. An entry is a variant of [`Algorithm`] with its
/// description, its [key](Algorithm::key), and its row of [properties](AlgorithmProperties): the algorithm whose row it
/// repeats, and the properties in which they differ. The row of minimax, with which they begin, is in `algorithm`.
macro_rules! algorithms {
    ($define:ident) => {
        $define! {
            // For games of two sides, in the order in which they are taught.
            two_sides {
                /// Searches every node.
                Minimax = "minimax": FULL_WIDTH {};
                /// Minimax without the branches that cannot change the root's value.
                #[default]
                AlphaBeta = "alpha-beta": Minimax { by_hand: Algorithm::AlphaBeta, prunes: true, can_fail_hard: true };
                /// Minimax, with each score from the view of the side to move.
                Negamax = "negamax": Minimax { by_hand: Algorithm::Negamax, counts_for_mover: true };
                /// Alpha-beta, with each score from the view of the side to move.
                NegamaxAlphaBeta = "negamax-alpha-beta": AlphaBeta {
                    by_hand: Algorithm::NegamaxAlphaBeta,
                    counts_for_mover: true
                };
                /// Alpha-beta with a transposition table.
                AlphaBetaTable = "alpha-beta-table": AlphaBeta { table: TableUse::Always };
                /// Alpha-beta with null-window scouts for all moves but the first.
                PrincipalVariation = "principal-variation": AlphaBeta { revisits_nodes: true, sends_scouts: true };
                /// Alpha-beta in several passes, each a ply deeper than the one before.
                IterativeDeepening = "iterative-deepening": AlphaBeta {
                    makes_passes: true,
                    deepens: true,
                    revisits_nodes: true,
                    table: TableUse::Optional
                };
                /// Iterative deepening with a narrow window around the value of the pass before.
                Aspiration = "aspiration": IterativeDeepening { parameter: Some(Parameter::Delta) };
                /// Alpha-beta with null windows at one depth, until the lower and the upper bound meet.
                Mtdf = "mtdf": IterativeDeepening {
                    deepens: false,
                    can_fail_hard: false,
                    table: TableUse::Always,
                    parameter: Some(Parameter::Guess)
                };
                /// Minimax with chance nodes: a chance node is worth the average of its outcomes.
                Expectiminimax = "expectiminimax": Minimax {
                    by_hand: Algorithm::Expectiminimax,
                    searches_chance: true
                };
                /// Expectiminimax without the outcomes that cannot change the root's value.
                Star1 = "star1": AlphaBeta { by_hand: Algorithm::Star1, searches_chance: true };
                /// Star1 that first probes every outcome by one move.
                Star2 = "star2": Star1 { revisits_nodes: true };
            }
            // The levels of play, which are no algorithms of their own.
            levels {
                Beginner = "beginner": Minimax { parameter: Some(Parameter::Seed) };
                Normal = "normal": Minimax {};
                Expert = "expert": Minimax {};
            }
            // The classic mistakes. The row that they repeat is that of the corrected algorithm.
            mistakes {
                WrongBound = "wrong-bound": AlphaBeta {};
                LastBest = "last-best": AlphaBeta {};
                AlwaysNegating = "always-negating": NegamaxAlphaBeta { by_hand: Algorithm::Negamax };
            }
            // For games in which each player has payoffs of their own.
            players {
                /// Minimax for several players, each of whom wants the most for themselves.
                MaxN = "max-n": Minimax {
                    by_hand: Algorithm::MaxN,
                    finds_minimax_value: false,
                    searches_chance: true,
                    multi_player: Some(MultiPlayer::Vectors)
                };
                /// Max^n without the branches that a node's player, or its parent's, never takes.
                MaxNShallow = "max-n-shallow": MaxN {
                    by_hand: Algorithm::MaxNShallow,
                    prunes: true,
                    searches_chance: false
                };
                /// Max^n with the wrong idea that any ancestor may cut, as in alpha-beta.
                MaxNDeep = "max-n-deep": MaxNShallow { multi_player: Some(MultiPlayer::UnsoundVectors) };
                /// Alpha-beta of the player at the root against all others together.
                Paranoid = "paranoid": AlphaBeta {
                    by_hand: Algorithm::Paranoid,
                    finds_minimax_value: false,
                    multi_player: Some(MultiPlayer::OneEntry)
                };
                /// Paranoid in which at most one opponent at a time departs from their first move.
                BestReply = "best-reply": Paranoid {
                    by_hand: Algorithm::BestReply,
                    multi_player: Some(MultiPlayer::FewReplies)
                };
            }
        }
    };
}

pub mod algorithm;
pub mod alpha_beta;
pub mod alpha_beta_table;
mod any_search;
pub mod aspiration;
pub mod beginner;
pub mod best_line;
pub mod best_move;
pub mod best_reply;
pub mod changed_leaves;
mod choices;
mod config;
mod event;
pub mod ever;
pub mod expectiminimax;
pub mod iterative_deepening;
pub mod max_n;
pub mod max_n_deep;
pub mod max_n_shallow;
pub mod mcts;
mod mcts_settings;
pub mod minimax;
pub mod mistakes;
pub mod mtdf;
pub mod negamax;
pub mod negamax_alpha_beta;
pub mod paranoid;
pub mod payoff_settings;
pub mod play_level;
pub mod principal_variation;
pub mod refutation;
pub mod setting;
pub mod star1;
pub mod star2;
mod support;
pub mod what_if;

#[cfg(feature = "serde")]
mod written_algorithm;

pub use algorithm::{Algorithm, AlgorithmProperties, FaultyAlgorithm, MultiPlayer, Parameter, TableUse};
pub use any_search::AnySearch;
pub use config::{Fail, Merge, Opponent, SearchConfig};
pub use event::{Branch, Leaf, PathChange, SearchEvent, Tracer};
pub use payoff_settings::{Floor, PayoffLimits, PayoffSettings, TieRule};
pub use support::ordering::history_weight;
pub use support::quiescence::Quiescence;
pub use support::{budget, ordering, pass, split_mix_64, stats, table};

use crate::game::Game;
use crate::score::Score;
use play_level::PlayLevel;
use std::ops::ControlFlow;
use support::searcher::Searcher;

/// Searches from `root` and sends every step to `tracer`.
///
/// Continues with the root's score from MAX's side, or breaks if the tracer has ended the search.
///
/// ```
/// use poda_core::game::tic_tac_toe::{TicTacToeRules, TicTacToe};
/// use poda_core::search::{SearchConfig, search};
/// use std::ops::ControlFlow;
///
/// let config = SearchConfig { depth: Some(2), ..SearchConfig::default() };
/// let score = search(&config, &TicTacToe::new(TicTacToeRules::default()), &mut ());
/// assert_eq!(score, ControlFlow::Continue(1.into()));
/// ```
pub fn search<G: Game>(config: &SearchConfig, root: &G, tracer: &mut impl Tracer<G>) -> ControlFlow<(), Score> {
    run::<_, _, true>(config, root, tracer)
}

/// Same as [`search`], for a tracer whose type is known only at run time. It is compiled once; [`search`] is compiled
/// for each tracer.
pub fn search_with<G: Game>(config: &SearchConfig, root: &G, mut tracer: &mut dyn Tracer<G>) -> ControlFlow<(), Score> {
    run::<_, _, false>(config, root, &mut tracer)
}

/// Same as [`search`], for [minimax or expectiminimax](Algorithm::full_width) only: no other algorithm is compiled for
/// the game.
pub fn search_full_width<G: Game>(
    config: &SearchConfig,
    root: &G,
    mut tracer: &mut dyn Tracer<G>,
) -> ControlFlow<(), Score> {
    let config = SearchConfig { algorithm: config.algorithm.full_width(), ..*config }.effective();
    Searcher::<G, _, true>::new(config, &mut tracer).begin(root, |searcher, root| {
        if config.algorithm == Algorithm::Expectiminimax {
            expectiminimax::expectiminimax(searcher, root)
        } else {
            minimax::minimax(searcher, root)
        }
    })
}

/// Same as [`search`], for alpha-beta, negamax with alpha-beta and Star1 only.
pub(crate) fn search_pruning<G: Game>(
    config: &SearchConfig,
    root: &G,
    mut tracer: &mut dyn Tracer<G>,
) -> ControlFlow<(), Score> {
    let config = config.effective();
    let (algorithm, window, bounds) = (config.algorithm, config.root_window(root), config.bounds(root));
    // Negamax enters the nodes that alpha-beta enters.
    Searcher::<G, _, true>::new(config, &mut tracer).begin(root, |searcher, root| {
        if algorithm == Algorithm::Star1 {
            star1::root(searcher, root, window, bounds)
        } else {
            alpha_beta::alpha_beta(searcher, root, window)
        }
    })
}

/// Searches. If `FAST`, a search that uses nothing beyond its algorithm has separately compiled code.
fn run<G: Game, T: Tracer<G>, const FAST: bool>(
    config: &SearchConfig,
    root: &G,
    tracer: &mut T,
) -> ControlFlow<(), Score> {
    let config = config.effective();
    // Where no value exceeds a bound, that bound closes a window as a value of the opponent does.
    let (window, bounds) = (config.root_window(root), config.bounds(root));
    let is_plain = config.is_plain() && !root.has_fractions();
    // Calls one of the functions with a searcher that may have enhancements.
    macro_rules! enhanced {
        ($tracer:expr, $search:path $(, $argument:expr)*) => {
            Searcher::<G, _, true>::new(config, $tracer)
                .begin(root, |searcher, root| $search(searcher, root $(, $argument)*))
        };
    }
    // The same with a searcher that has no more than it needs.
    macro_rules! one_pass {
        ($search:path $(, $argument:expr)*) => {
            if FAST && is_plain {
                Searcher::<G, _, false>::new(config, tracer)
                    .begin(root, |searcher, root| $search(searcher, root $(, $argument)*))
            } else {
                enhanced!(tracer, $search $(, $argument)*)
            }
        };
    }
    // Does the same for algorithms that are rarely used, or that calculate with fractions. They are compiled once, not
    // for every tracer.
    macro_rules! for_any_tracer {
        ($search:path $(, $argument:expr)*) => {{
            let mut tracer: &mut dyn Tracer<G> = tracer;
            enhanced!(&mut tracer, $search $(, $argument)*)
        }};
    }
    match config.algorithm {
        Algorithm::Minimax | Algorithm::Level(PlayLevel::Normal | PlayLevel::Expert) => one_pass!(minimax::minimax),
        Algorithm::AlphaBeta => one_pass!(alpha_beta::alpha_beta, window),
        Algorithm::Negamax => one_pass!(negamax::root),
        Algorithm::NegamaxAlphaBeta => one_pass!(negamax_alpha_beta::root, window),
        Algorithm::PrincipalVariation => one_pass!(principal_variation::principal_variation, window),
        Algorithm::Level(PlayLevel::Beginner) => for_any_tracer!(beginner::beginner),
        Algorithm::Mistaken(mistake @ (FaultyAlgorithm::WrongBound | FaultyAlgorithm::LastBest)) => {
            for_any_tracer!(
                mistakes::alpha_beta::alpha_beta,
                window,
                mistakes::alpha_beta::Slip::of_both_sides(mistake.into())
            )
        }
        Algorithm::Mistaken(mistake @ FaultyAlgorithm::AlwaysNegating) => {
            for_any_tracer!(mistakes::negamax::root, window, mistake.into())
        }
        Algorithm::Expectiminimax => for_any_tracer!(expectiminimax::expectiminimax),
        Algorithm::Star1 => for_any_tracer!(star1::root, window, bounds),
        Algorithm::Star2 => for_any_tracer!(star2::root, window, bounds),
        Algorithm::MaxN => for_any_tracer!(max_n::root),
        Algorithm::MaxNShallow => for_any_tracer!(max_n_shallow::root),
        Algorithm::MaxNDeep => for_any_tracer!(max_n_deep::root),
        Algorithm::Paranoid => for_any_tracer!(paranoid::paranoid, window),
        Algorithm::BestReply => for_any_tracer!(best_reply::root, window),
        // These have a table, or make several passes.
        Algorithm::AlphaBetaTable => enhanced!(tracer, alpha_beta_table::alpha_beta_table, window),
        Algorithm::IterativeDeepening => enhanced!(tracer, iterative_deepening::iterative_deepening, window),
        Algorithm::Aspiration => enhanced!(tracer, aspiration::aspiration, window, bounds),
        Algorithm::Mtdf => enhanced!(tracer, mtdf::mtdf, bounds),
    }
}
