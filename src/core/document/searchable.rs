//! Which searches can search a position, and how the others are changed so that they can.

use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::players::Players;
use crate::game::tree::{Tree, max_levels};
use crate::score::{Interval, Score, Window};
use crate::search::{Algorithm, Floor, Opponent, PayoffSettings, SearchConfig};
use crate::text::Excerpt;

/// The inner nodes without an estimate at which a search to some depth would stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingEstimates {
    /// The depth of the search, in plies.
    pub depth: usize,
    /// The ids of the first of the nodes, separated by commas.
    pub nodes: Excerpt,
    /// The number of nodes: 1 or more.
    pub count: usize,
}

/// Checks that a search to this depth can evaluate every position at which it must stop. `None` searches to the end of
/// the game, which is always possible.
///
/// # Errors
/// Returns the inner nodes that the search would have to evaluate but that have no estimate.
pub fn check_depth(game: &AnyGame, depth: Option<usize>) -> Result<(), MissingEstimates> {
    if let AnyGame::Tree(tree) = game { check_tree_depth(tree, depth) } else { Ok(()) }
}

/// Checks an explicit tree like [`check_depth`].
///
/// # Errors
/// Returns the inner nodes that the search would have to evaluate but that have no estimate.
pub fn check_tree_depth(tree: &Tree, depth: Option<usize>) -> Result<(), MissingEstimates> {
    let Some(depth) = depth else { return Ok(()) };
    // No tree is deeper than `max_levels`.
    let nodes = tree.without_estimate_at(depth.min(max_levels()));
    if nodes.is_empty() {
        return Ok(());
    }
    // An excerpt contains fewer ids than characters.
    let ids = tree.ids_at(&nodes[..nodes.len().min(Excerpt::MAX_CHARS)]);
    Err(MissingEstimates { depth, nodes: Excerpt::new(&ids.join(", ")), count: nodes.len() })
}

/// The reason why a search cannot search a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unsearchable {
    /// Chance decides, and the algorithm does not search chance nodes.
    Chance(Algorithm),
    /// No value within the bounds is inside the window.
    Window {
        /// The window.
        window: Window,
        /// The bounds of all values.
        bounds: Interval,
    },
    /// Each player has payoffs of their own, and the algorithm is for two sides.
    SeveralPlayers(Algorithm),
    /// There are two sides, and the algorithm is for several players.
    TwoSides(Algorithm),
    /// A vector sums to more than the sum that no vector is to exceed.
    Sum {
        /// The sum that is set.
        set: Score,
        /// The greatest sum of the position.
        greatest: Score,
    },
    /// The floors of the entries are not as many as the players.
    FloorCount {
        /// The number of floors.
        floors: usize,
        /// The number of players.
        players: usize,
    },
    /// An entry is below the floor that is set.
    Floor {
        /// The floor of that player.
        set: Score,
        /// The player's least entry.
        least: Score,
        /// The player's number, from 1.
        player: usize,
    },
    /// A search that is not depth first cannot search the position, for a reason with this key, which begins with the
    /// word for its kind.
    OfKind(&'static str),
}

/// Returns whether chance decides anywhere in a search.
pub fn needs_chance(game: &AnyGame, opponent: Opponent) -> bool {
    game.has_chance() || opponent == Opponent::Random
}

/// Returns the search with the default algorithm for the position: expectiminimax if chance decides, and max^n if each
/// player has payoffs of their own.
#[must_use]
pub fn default_search(position: &AnyGame, config: SearchConfig) -> SearchConfig {
    let algorithm = if position.players().is_some() {
        Algorithm::MaxN
    } else if needs_chance(position, config.opponent) {
        Algorithm::Expectiminimax
    } else {
        config.algorithm
    };
    SearchConfig { algorithm, ..config }
}

/// Returns the search of a position for which none is set.
pub fn usual_search(position: &AnyGame) -> SearchConfig {
    default_search(position, SearchConfig::default())
}

/// Checks that the algorithm of a search can search the position with its window.
///
/// # Errors
/// Returns why it cannot.
pub fn check_search(game: &AnyGame, config: &SearchConfig) -> Result<(), Unsearchable> {
    match (game.players(), config.algorithm.properties().multi_player) {
        (None, None) => {}
        (Some(players), Some(_)) => check_payoffs(players, &config.payoffs)?,
        (Some(_), None) => return Err(Unsearchable::SeveralPlayers(config.algorithm)),
        (None, Some(_)) => return Err(Unsearchable::TwoSides(config.algorithm)),
    }
    if needs_chance(game, config.opponent) && !config.algorithm.properties().searches_chance {
        return Err(Unsearchable::Chance(config.algorithm));
    }
    let (window, bounds) = (config.window, config.bounds(game));
    let within = window.within(bounds);
    let is_empty = config.algorithm.properties().prunes && within.beta <= within.alpha;
    if is_empty { Err(Unsearchable::Window { window, bounds }) } else { Ok(()) }
}

/// Checks that the vectors of a game keep the limits that are set.
fn check_payoffs(players: &Players, settings: &PayoffSettings) -> Result<(), Unsearchable> {
    if let Some((set, greatest)) = settings.sum.zip(players.greatest_sum).filter(|(set, greatest)| set < greatest) {
        return Err(Unsearchable::Sum { set, greatest });
    }
    let count = players.names.len();
    let Some(floor) = settings.floor else { return Ok(()) };
    let Some(floors) = floor.each(count) else {
        let floors = if let Floor::Each(floors) = floor { floors.entries().len() } else { count };
        return Err(Unsearchable::FloorCount { floors, players: count });
    };
    for (index, (&set, &least)) in floors.entries().iter().zip(players.least.entries()).enumerate() {
        if least < set {
            return Err(Unsearchable::Floor { set, least, player: index + 1 });
        }
    }
    Ok(())
}

/// Returns the search, changed so that it can search the position: with the related algorithm for chance nodes if the
/// position needs one, and without a window if no value is inside the window.
#[must_use]
pub fn searchable(game: &AnyGame, config: SearchConfig) -> SearchConfig {
    let with = |algorithm| searchable(game, SearchConfig { algorithm, ..config });
    match check_search(game, &config) {
        Ok(()) => config,
        Err(Unsearchable::Window { .. } | Unsearchable::OfKind(_)) => SearchConfig { window: Window::FULL, ..config },
        Err(Unsearchable::SeveralPlayers(_)) => with(Algorithm::MaxN),
        Err(Unsearchable::TwoSides(_)) => with(Algorithm::default()),
        Err(Unsearchable::Sum { .. } | Unsearchable::FloorCount { .. } | Unsearchable::Floor { .. }) => {
            let payoffs = PayoffSettings { sum: None, floor: None, ..config.payoffs };
            searchable(game, SearchConfig { payoffs, ..config })
        }
        Err(Unsearchable::Chance(algorithm)) if game.players().is_some() => {
            debug_assert!(algorithm.properties().multi_player.is_some(), "others are refused first");
            with(Algorithm::MaxN)
        }
        Err(Unsearchable::Chance(algorithm)) => with(algorithm.for_chance()),
    }
}

/// Returns the search with the first depth, from its own on, to which the position can be searched.
#[must_use]
pub fn at_searchable_depth(game: &AnyGame, config: SearchConfig) -> SearchConfig {
    SearchConfig { depth: config.depth.map(|depth| nearest_searchable_depth(game, depth)), ..config }
}

/// Returns the first depth from `depth` on to which the position can be searched. It always exists, because a tree has
/// no inner nodes below its last leaves.
pub fn nearest_searchable_depth(game: &AnyGame, depth: usize) -> usize {
    let mut depths = depth..=depth.max(max_levels());
    depths.find(|&depth| check_depth(game, Some(depth)).is_ok()).unwrap_or(depth)
}
