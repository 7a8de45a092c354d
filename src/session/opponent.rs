//! How the program finds its moves in a match: at random, or by a search within limits.
//!
//! This module contains no texts: if the search differs from the requested one, the reply states how.

use poda_core::document::any_search::{check, estimated_move};
use poda_core::document::{EstimatedMove, default_search, nearest_searchable_depth, searchable};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::{PlayedGame, legal_moves};
use poda_core::game::{Game, GameView};
use poda_core::score::{Score, Turn, Window};
use poda_core::search::beginner::random_move;
use poda_core::search::best_move::{FoundMove, best_move_within, deepened_move};
use poda_core::search::budget::{Budget, SearchLimit};
use poda_core::search::mcts::MctsConfig;
use poda_core::search::play_level::PlayLevel;
use poda_core::search::split_mix_64::SplitMix64;
use poda_core::search::{self, Algorithm, AnySearch, Merge, SearchConfig, iterative_deepening};
use poda_core::trace::Guarantee;
use poda_core::trace::limits::Limits;
use poda_words::i18n::certainty::{PlayedProof, PlayedValue};
use std::ops::ControlFlow;

/// How the program plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ProgramOpponent {
    Random,
    /// It plays the best move of a search, or the move on which one decides that is not depth first.
    Searching(AnySearch),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reply {
    pub mv: AnyMove,
    pub source: MoveSource,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MoveSource {
    Random,
    Searched {
        /// The value of the move, from MAX's side.
        score: Score,
        /// How many nodes the search visited, not counting a deeper search that did not finish.
        nodes: u64,
        /// The depth of the search in plies, and why, if it is not the requested depth.
        other_depth: Option<(usize, DepthReason)>,
        /// How certain the value is.
        certainty: PlayedValue,
    },
    Sampled {
        /// The mean result of the iterations that made the move, from MAX's side: an estimate of its value.
        estimate: Score,
        visits: u32,
        iterations: u32,
    },
    /// The first legal move, because not even one ply could be searched, or not one iteration made.
    FirstLegal,
}

/// Why the depth of a search differs from the requested depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DepthReason {
    /// The deeper search did not finish because it met a limit, which is given if known.
    CutShort(Option<SearchLimit>),
    /// Some nodes at the requested horizon have no estimate; at this depth all have one.
    NoEstimate,
    /// The time for a move was over in a deeper pass.
    TimeOver,
}

impl ProgramOpponent {
    /// Returns an opponent of this level. `merge` states which symmetric siblings are searched only once; it changes
    /// which nodes are visited but not the result.
    pub fn at_level(level: PlayLevel, merge: Merge) -> Self {
        SearchConfig::of_level(level).map_or(Self::Random, |search| Self::searching(SearchConfig { merge, ..search }))
    }

    /// Returns an opponent that finds its moves by this search, but [so that it finds one](Self::searching).
    pub fn of(search: AnySearch) -> Self {
        search.search().map_or(Self::Searching(search), |config| Self::searching(*config))
    }

    /// Returns an opponent that makes this many iterations of Monte Carlo tree search per move, with the document's
    /// other settings.
    pub fn sampling(iterations: u32, of_document: Option<MctsConfig>) -> Self {
        Self::Searching(MctsConfig { iterations, ..of_document.unwrap_or_default() }.into())
    }

    /// Returns an opponent that searches by `config`, but with the full window, at least one ply deep, and assuming
    /// best play by the other side. A narrower window can yield only a bound; a search of the root alone, or of a root
    /// at which chance decides, has no best move. If `config` is that of a level, the opponent plays at this level.
    pub fn searching(config: SearchConfig) -> Self {
        if let Some(level) = config.algorithm.properties().level {
            return Self::at_level(level, config.merge);
        }
        let depth = match config.depth {
            Some(0) => Some(1),
            depth => depth,
        };
        let opponent = search::Opponent::Best;
        Self::Searching(SearchConfig { depth, window: Window::FULL, opponent, ..config }.into())
    }

    /// Returns the search by which the opponent finds its move in a position, at the nearest depth at which every node
    /// has an estimate. A random opponent searches only the move that it draws from `random`. The seed of a search is
    /// drawn from `random` too; a position that one of another kind cannot search is searched by the default search.
    pub fn search_at(&self, position: &AnyGame, mut random: SplitMix64) -> AnySearch {
        let config = match self {
            Self::Random => {
                let algorithm = Algorithm::Level(PlayLevel::Beginner);
                SearchConfig { algorithm, seed: random.seed(), ..SearchConfig::default() }
            }
            Self::Searching(search) => match search.search() {
                Some(config) => searchable(position, *config),
                None if check(position, search).is_ok() => return search.with_drawn_seed(&mut random),
                None => default_search(position, SearchConfig::default()),
            },
        };
        let depth = config.depth.map(|depth| nearest_searchable_depth(position, depth));
        AnySearch::Search(SearchConfig { depth, ..config })
    }

    /// Returns the position that the opponent searches. Of several wins, one that searches prefers the one that comes
    /// first. With more than two players, it is the view of the player to move.
    pub fn searched_position(&self, position: &AnyGame) -> AnyGame {
        match self {
            Self::Searching(search) if search.search().is_some() => position.with_sooner().seen_by_mover(),
            Self::Random | Self::Searching(_) => position.clone(),
        }
    }

    /// Returns an opponent that deepens its search until its time for a move is over, with the other settings of
    /// `config`. Its moves are those of [`reply_in_time`](Self::reply_in_time).
    pub fn deepening(config: SearchConfig) -> Self {
        Self::searching(SearchConfig { algorithm: Algorithm::ON_TIME, depth: None, ..config })
    }

    /// Returns whether an opponent can deepen its search until time is over: the search is not one for chance or for
    /// several players, and every node at every depth has an estimate.
    pub fn can_deepen(position: &AnyGame) -> bool {
        let is_plain = !position.has_chance() && position.players().is_none() && !position.is_solitary();
        is_plain && !position.is_explicit_tree()
    }

    /// Returns the move of the last pass that an opponent which [deepens](Self::deepening) finishes before `is_over`
    /// returns `true`; `None` if the game is over.
    pub fn reply_in_time(
        &self,
        position: &AnyGame,
        limits: Limits,
        is_over: &mut dyn FnMut() -> bool,
    ) -> Option<Reply> {
        let Self::Searching(AnySearch::Search(config)) = self else { return first_legal(position) };
        let searched = &self.searched_position(position);
        let config = searchable(searched, *config);
        let budget = Budget::new(limits.nodes as u64, limits.bytes);
        let Some((found, is_stopped)) = deepened_move(&config, searched, budget, is_over) else {
            return first_legal(position);
        };
        let other_depth = found.depth.filter(|_| is_stopped).map(|depth| (depth, DepthReason::TimeOver));
        Some(reply_of(&config, searched, &found, other_depth))
    }

    /// Returns the opponent's move, found without recording a tree; `None` if the game is over. A search that does not
    /// finish within the limits is replaced by a shallower one, which may visit as many nodes again.
    pub fn reply(&self, position: &AnyGame, random: &mut SplitMix64, limits: Limits) -> Option<Reply> {
        match self {
            Self::Random => random_move(position, random).map(|mv| Reply { mv, source: MoveSource::Random }),
            Self::Searching(search) => {
                let found = match search.search() {
                    Some(config) => {
                        let position = &self.searched_position(position);
                        search_reply(&searchable(position, *config), position, limits)
                    }
                    None => estimated_move(search, position, random, limits).map(Reply::from),
                };
                found.or_else(|| first_legal(position))
            }
        }
    }
}

impl From<EstimatedMove> for Reply {
    fn from(EstimatedMove { mv, estimate, visits, iterations }: EstimatedMove) -> Self {
        Self { mv, source: MoveSource::Sampled { estimate, visits, iterations } }
    }
}

/// Returns the random numbers for the next move of a game. They depend on how many turns the side to move has had, so
/// that the same game can be played again.
pub fn chance<G: Game>(game: &PlayedGame<G>, seed: u64) -> SplitMix64 {
    let to_move = game.position().to_move();
    let turns = game.positions().iter().rev().skip(1).filter(|before| before.to_move() == to_move).count();
    SplitMix64::with_draws_skipped(seed, turns as u64)
}

/// Returns a move of chance, drawn by the weights; `None` if it is a player's turn or the game is over. The draw
/// depends on the number of moves before it, so that taking a roll back does not change it.
pub fn draw<G: Game>(game: &PlayedGame<G>, seed: u64) -> Option<G::Move> {
    let (position, moves) = (game.position(), game.legal_moves());
    if position.turn() != Turn::Chance {
        return None;
    }
    let weights = || moves.iter().map(|&mv| u64::from(position.weight(mv)));
    // The players' random moves use `seed` itself, so chance uses its complement.
    let mut drawn = SplitMix64::with_draws_skipped(!seed, game.moves().len() as u64).below(weights().sum());
    let is_drawn = |weight: u64| match drawn.checked_sub(weight) {
        Some(rest) => {
            drawn = rest;
            false
        }
        None => true,
    };
    weights().position(is_drawn).map(|index| moves[index])
}

/// Returns the first legal move; `None` if the game is over.
pub fn first_legal(position: &AnyGame) -> Option<Reply> {
    legal_moves(position).first().map(|&mv| Reply { mv, source: MoveSource::FirstLegal })
}

/// Returns the best move of the search, or of a shallower one; `None` if no search finishes within the limits.
fn search_reply(config: &SearchConfig, position: &AnyGame, limits: Limits) -> Option<Reply> {
    let horizon = config.depth.map(|depth| nearest_searchable_depth(position, depth));
    let other_depth =
        horizon.filter(|&depth| config.depth != Some(depth)).map(|depth| (depth, DepthReason::NoEstimate));
    let at_horizon = SearchConfig { depth: horizon, ..*config };
    match best_move_within(&at_horizon, position, Budget::new(limits.nodes as u64, limits.bytes)) {
        Ok(found) => Some(reply_of(&at_horizon, position, &found, other_depth)),
        Err(limit_met) => shallower_reply(config, position, horizon, limit_met, limits),
    }
}

/// Returns the best move of the deepest search below `horizon` that iterative deepening finishes within the limits.
/// `limit_met` is the limit that the search to `horizon` met. The loop ends because every search visits at least one
/// node.
fn shallower_reply(
    config: &SearchConfig,
    position: &AnyGame,
    horizon: Option<usize>,
    limit_met: Option<SearchLimit>,
    limits: Limits,
) -> Option<Reply> {
    let mut nodes_left = limits.nodes as u64;
    deepen(position, horizon, |depth| {
        let config = SearchConfig { depth: Some(depth), ..*config };
        let found = best_move_within(&config, position, Budget::new(nodes_left, limits.bytes)).ok()?;
        nodes_left -= found.stats.nodes;
        Some(reply_of(&config, position, &found, Some((depth, DepthReason::CutShort(limit_met)))))
    })
}

fn reply_of(
    config: &SearchConfig,
    position: &AnyGame,
    found: &FoundMove<AnyMove>,
    other_depth: Option<(usize, DepthReason)>,
) -> Reply {
    let config = SearchConfig { depth: found.depth, ..config.effective() };
    let [root, best] = found.certain;
    let certainty = PlayedValue::of(
        &config,
        position,
        position.to_move(),
        found.score,
        PlayedProof {
            guarantee: Guarantee { root, best },
            goes_beyond: found.exceeds_its_depth,
            is_proved: found.is_proved,
            is_average: found.is_average,
        },
    );
    let source = MoveSource::Searched { score: found.score, nodes: found.stats.nodes, other_depth, certainty };
    Reply { mv: found.mv, source }
}

/// Returns whether a search chooses its depth itself, because it deepens or is a level of play.
pub(super) const fn chooses_depth(config: &SearchConfig) -> bool {
    let properties = config.algorithm.properties();
    properties.deepens || properties.level.is_some()
}

/// Calls `search_to` with each searchable depth from 1 on, below `limit` if there is one, until it returns `None`.
/// Returns the result of the last successful call.
pub(super) fn deepen<Found>(
    position: &AnyGame,
    limit: Option<usize>,
    mut search_to: impl FnMut(usize) -> Option<Found>,
) -> Option<Found> {
    let mut deepest = None;
    iterative_deepening::deepen(1, |depth| {
        if limit.is_some_and(|limit| limit <= depth) {
            return ControlFlow::Break(());
        }
        let depth = nearest_searchable_depth(position, depth);
        match search_to(depth) {
            Some(found) => deepest = Some(found),
            None => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(depth)
    });
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(text: &str) -> AnyGame {
        poda_words::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
    }

    /// The value of a move, and the depth of the search that found it if that is not the requested depth.
    type Found = (Score, Option<(usize, DepthReason)>);

    /// Returns the name of the opponent's move, its value, and the depth of the search if that is not the requested
    /// depth.
    fn reply(opponent: ProgramOpponent, game: &AnyGame) -> (String, Option<Found>) {
        reply_within(opponent, game, 1_000)
    }

    fn reply_within(opponent: ProgramOpponent, game: &AnyGame, max_nodes: usize) -> (String, Option<Found>) {
        let reply = opponent.reply(game, &mut SplitMix64::new(1), Limits::nodes(max_nodes)).unwrap();
        let found = match reply.source {
            MoveSource::Searched { score, other_depth, .. } => Some((score, other_depth)),
            MoveSource::Random | MoveSource::Sampled { .. } | MoveSource::FirstLegal => None,
        };
        (game.move_name(reply.mv), found)
    }

    /// The move that looks best after one ply loses to the reply; the move that looks best after two plies loses
    /// further on.
    #[test]
    fn each_level_falls_for_what_it_does_not_look_at() {
        let tree = game(
            "Tree(tree: [(estimate: 9, children: [1, 2]), (estimate: 5, children: [4, (estimate: 3, children: [0])])])",
        );
        assert_eq!(
            reply(ProgramOpponent::at_level(PlayLevel::Normal, Merge::Nowhere), &tree),
            ("0".to_owned(), Some((9.into(), None)))
        );
        assert_eq!(
            reply(ProgramOpponent::at_level(PlayLevel::Expert, Merge::Nowhere), &tree),
            ("1".to_owned(), Some((3.into(), None)))
        );
        let full = ProgramOpponent::searching(SearchConfig::default());
        assert_eq!(reply(full, &tree), ("0".to_owned(), Some((1.into(), None))));
    }

    #[test]
    fn a_beginner_plays_every_move_sometimes() {
        let board = game("TicTacToe()");
        let mut chance = SplitMix64::new(7);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            seen.insert(
                board.move_name(ProgramOpponent::Random.reply(&board, &mut chance, Limits::nodes(0)).unwrap().mv),
            );
        }
        assert_eq!(seen.len(), 9);
    }

    #[test]
    fn where_estimates_are_missing_the_next_horizon_is_taken() {
        let tree = game("Tree(tree: [[1, 2], [3, 4]])");
        let deeper = Some((3.into(), Some((2, DepthReason::NoEstimate))));
        assert_eq!(
            reply(ProgramOpponent::at_level(PlayLevel::Normal, Merge::Nowhere), &tree),
            ("1".to_owned(), deeper)
        );
    }

    #[test]
    fn too_long_a_search_is_replaced_by_a_shorter_one() {
        let board = game("TicTacToe()");
        let full = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
        let depth = |max_nodes| reply_within(ProgramOpponent::searching(full), &board, max_nodes).1;
        // The first ply takes 10 nodes and the first two take 82, so both take these 92.
        assert_eq!(depth(92), Some((1.into(), Some((2, DepthReason::CutShort(Some(SearchLimit::Nodes)))))));
        assert_eq!(depth(91).unwrap().1, Some((1, DepthReason::CutShort(Some(SearchLimit::Nodes)))));
        assert_eq!(depth(9), None);
        assert_eq!(reply_within(ProgramOpponent::searching(full), &board, 0), ("0".to_owned(), None));
    }

    /// Tries every play of the human, on either side.
    #[test]
    fn the_full_search_never_loses_at_tic_tac_toe() {
        fn walk(opponent: ProgramOpponent, position: &AnyGame, human: poda_core::score::Player, ends: &mut [u32; 3]) {
            use poda_core::game::Outcome;
            match position.outcome() {
                Some(Outcome::Drawn) => ends[1] += 1,
                Some(Outcome::Won(winner)) => ends[if winner == human { 0 } else { 2 }] += 1,
                None if position.to_move() == human => {
                    let mut moves = Vec::new();
                    position.legal_moves(&mut moves);
                    for mv in moves {
                        walk(opponent, &position.after(mv), human, ends);
                    }
                }
                None => {
                    let mv = opponent.reply(position, &mut SplitMix64::new(1), Limits::nodes(20_000)).unwrap().mv;
                    walk(opponent, &position.after(mv), human, ends);
                }
            }
        }
        let board = game("TicTacToe(evaluation: Outcome)");
        let opponent = ProgramOpponent::searching(SearchConfig::default());
        for human in [poda_core::score::Player::Max, poda_core::score::Player::Min] {
            let mut ends = [0; 3];
            walk(opponent, &board, human, &mut ends);
            let [wins, draws, losses] = ends;
            assert!(wins == 0 && 0 < draws && 0 < losses, "{human:?}: {ends:?}");
        }
    }
}
