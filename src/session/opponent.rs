//! How the program finds its moves: by chance, or by a search that stays within a number of nodes.
//!
//! Knows no words: what it had to do otherwise than asked is part of its reply.

use crate::document::nearest_searchable_depth;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::score::{Score, Window};
use crate::search::beginner::random_move;
use crate::search::best_move::best_move_within;
use crate::search::budget::{Budget, SearchLimit};
use crate::search::play_level::PlayLevel;
use crate::search::split_mix_64::SplitMix64;
use crate::search::{Algorithm, Merge, SearchConfig};
use crate::trace::limits::Limits;

/// Who plays against a human.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Opponent {
    /// Somebody who plays any legal move.
    Random,
    /// Somebody who searches.
    Searching(SearchConfig),
}

/// A move, and how it was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reply {
    /// The move.
    pub mv: AnyMove,
    /// How it was found.
    pub source: MoveSource,
}

/// How a move was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MoveSource {
    /// By chance.
    Random,
    /// By a search.
    Searched {
        /// What the move is worth from MAX's side.
        score: Score,
        /// How many nodes that search looked at, without those of a longer one that was given up.
        nodes: u64,
        /// How many plies it looked ahead instead of those asked for, and why.
        other_depth: Option<(usize, DepthReason)>,
    },
    /// As the first one there is: not even one ply could be searched.
    FirstLegal,
}

/// Why a search looks another number of plies ahead than it was asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DepthReason {
    /// It came to no end: it met a limit, this one where it is known which.
    CutShort(Option<SearchLimit>),
    /// Nodes at its horizon have no estimate; this is the nearest horizon at which all have.
    NoEstimate,
}

impl Opponent {
    /// Somebody who plays at this level and looks at siblings that a symmetry makes equal as `merge` says: it changes
    /// what is looked at and not what is found.
    #[must_use]
    pub fn at_level(level: PlayLevel, merge: Merge) -> Self {
        SearchConfig::of_level(level).map_or(Self::Random, |search| Self::searching(SearchConfig { merge, ..search }))
    }

    /// Somebody who searches like this. The window is the whole one and the depth 1 at least, as nobody could play
    /// by a bound, or without looking at a move.
    #[must_use]
    pub const fn searching(config: SearchConfig) -> Self {
        let depth = match config.depth {
            Some(0) => Some(1),
            depth => depth,
        };
        Self::Searching(SearchConfig { depth, window: Window::FULL, ..config })
    }

    /// The search by which it finds its move in this position: to the next depth at which every node can be judged.
    /// Of whoever plays by chance it is one ply, which shows all the moves there were.
    #[must_use]
    pub fn search_at(&self, position: &AnyGame) -> SearchConfig {
        let config = match self {
            Self::Random => SearchConfig { algorithm: Algorithm::Minimax, depth: Some(1), ..SearchConfig::default() },
            Self::Searching(config) => *config,
        };
        SearchConfig { depth: config.depth.map(|depth| nearest_searchable_depth(position, depth)), ..config }
    }

    /// The move to play, found without keeping a tree and within the limits, or by looking at twice as many nodes where the
    /// search must be replaced by one of fewer plies; `None` where the game is over.
    pub fn reply(&self, position: &AnyGame, chance: &mut SplitMix64, limits: Limits) -> Option<Reply> {
        match self {
            Self::Random => random_move(position, chance).map(|mv| Reply { mv, source: MoveSource::Random }),
            Self::Searching(config) => searched(config, position, limits).or_else(|| first(position)),
        }
    }
}

/// The first legal move.
pub(super) fn first(position: &AnyGame) -> Option<Reply> {
    legal_moves(position).first().map(|&mv| Reply { mv, source: MoveSource::FirstLegal })
}

/// The move that the search finds, or else one of fewer plies; `None` if none stays within the limits.
fn searched(config: &SearchConfig, position: &AnyGame, limits: Limits) -> Option<Reply> {
    let horizon = config.depth.map(|depth| nearest_searchable_depth(position, depth));
    let other_depth =
        horizon.filter(|&depth| config.depth != Some(depth)).map(|depth| (depth, DepthReason::NoEstimate));
    let asked = SearchConfig { depth: horizon, ..*config };
    match best_move_within(&asked, position, Budget::new(limits.nodes as u64, limits.bytes)) {
        Ok(choice) => {
            let source = MoveSource::Searched { score: choice.score, nodes: choice.stats.nodes, other_depth };
            Some(Reply { mv: choice.mv, source })
        }
        Err(met) => deepened(config, position, (horizon, met), limits),
    }
}

/// The move of the deepest search below `horizon`, to which one limit keeps it from coming, to which one can come ply by
/// ply, within as many nodes for all of them: iterative deepening. It ends, as every search takes a node at least.
fn deepened(
    config: &SearchConfig,
    position: &AnyGame,
    (horizon, met): (Option<usize>, Option<SearchLimit>),
    limits: Limits,
) -> Option<Reply> {
    let mut left = limits.nodes as u64;
    let mut reply = None;
    let mut depth = 1;
    while horizon.is_none_or(|horizon| depth < horizon) {
        depth = nearest_searchable_depth(position, depth);
        let config = SearchConfig { depth: Some(depth), ..*config };
        let Ok(choice) = best_move_within(&config, position, Budget::new(left, limits.bytes)) else { break };
        left -= choice.stats.nodes;
        let other_depth = Some((depth, DepthReason::CutShort(met)));
        let source = MoveSource::Searched { score: choice.score, nodes: choice.stats.nodes, other_depth };
        reply = Some(Reply { mv: choice.mv, source });
        depth += 1;
    }
    reply
}

/// Whether a search decides by itself how deep it looks: it deepens, or it is a level of play.
pub(super) const fn chooses_depth(config: &SearchConfig) -> bool {
    let properties = config.algorithm.properties();
    properties.deepens || properties.level.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, GameView};

    fn game(text: &str) -> AnyGame {
        crate::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
    }

    /// What a move is worth, and how many plies were looked ahead instead.
    type Found = (Score, Option<(usize, DepthReason)>);

    /// The name of the move that is found, its worth, and how many plies were looked ahead instead.
    fn reply(opponent: Opponent, game: &AnyGame) -> (String, Option<Found>) {
        reply_within(opponent, game, 1_000)
    }

    fn reply_within(opponent: Opponent, game: &AnyGame, most_nodes: usize) -> (String, Option<Found>) {
        let reply = opponent.reply(game, &mut SplitMix64::new(1), Limits::nodes(most_nodes)).unwrap();
        let found = match reply.source {
            MoveSource::Searched { score, other_depth, .. } => Some((score, other_depth)),
            MoveSource::Random | MoveSource::FirstLegal => None,
        };
        (game.move_name(reply.mv), found)
    }

    /// What looks best after one ply loses to the reply, and what looks best after two loses further on.
    #[test]
    fn each_level_falls_for_what_it_does_not_look_at() {
        let tree = game(
            "Tree(tree: [(estimate: 9, children: [1, 2]), (estimate: 5, children: [4, (estimate: 3, children: [0])])])",
        );
        assert_eq!(
            reply(Opponent::at_level(PlayLevel::Normal, Merge::Nowhere), &tree),
            ("0".to_owned(), Some((9.into(), None)))
        );
        assert_eq!(
            reply(Opponent::at_level(PlayLevel::Expert, Merge::Nowhere), &tree),
            ("1".to_owned(), Some((3.into(), None)))
        );
        let full = Opponent::searching(SearchConfig::default());
        assert_eq!(reply(full, &tree), ("0".to_owned(), Some((1.into(), None))));
    }

    #[test]
    fn a_beginner_plays_every_move_sometimes() {
        let board = game("TicTacToe()");
        let mut chance = SplitMix64::new(7);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            seen.insert(board.move_name(Opponent::Random.reply(&board, &mut chance, Limits::nodes(0)).unwrap().mv));
        }
        assert_eq!(seen.len(), 9);
    }

    #[test]
    fn where_estimates_are_missing_the_next_horizon_is_taken() {
        let tree = game("Tree(tree: [[1, 2], [3, 4]])");
        let deeper = Some((3.into(), Some((2, DepthReason::NoEstimate))));
        assert_eq!(reply(Opponent::at_level(PlayLevel::Normal, Merge::Nowhere), &tree), ("1".to_owned(), deeper));
    }

    #[test]
    fn too_long_a_search_is_replaced_by_a_shorter_one() {
        let board = game("TicTacToe()");
        let full = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
        let depth = |most_nodes| reply_within(Opponent::searching(full), &board, most_nodes).1;
        // The first ply takes 10 nodes, the first two take 82, and these 92 are all that is left for both.
        assert_eq!(depth(92), Some((1.into(), Some((2, DepthReason::CutShort(Some(SearchLimit::Nodes)))))));
        assert_eq!(depth(91).unwrap().1, Some((1, DepthReason::CutShort(Some(SearchLimit::Nodes)))));
        assert_eq!(depth(9), None);
        assert_eq!(reply_within(Opponent::searching(full), &board, 0), ("0".to_owned(), None));
    }

    /// Whatever the human plays, and whoever begins.
    #[test]
    fn the_full_search_never_loses_at_tic_tac_toe() {
        fn walk(opponent: Opponent, position: &AnyGame, human: crate::score::Player, ends: &mut [u32; 3]) {
            use crate::game::Outcome;
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
        let opponent = Opponent::searching(SearchConfig::default());
        for human in [crate::score::Player::Max, crate::score::Player::Min] {
            let mut ends = [0; 3];
            walk(opponent, &board, human, &mut ends);
            let [wins, draws, losses] = ends;
            assert!(wins == 0 && 0 < draws && 0 < losses, "{human:?}: {ends:?}");
        }
    }
}
