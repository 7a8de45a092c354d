//! Generates an exercise from a seed and wishes: makes drafts until one fulfills all wishes.

use super::contents::{Contents, Lookahead, Wish, after_a_ply, is_surely_larger, moves_within};
use super::impossible::{Impossible, check};
use super::tree::{MAX_NODES, Outline, TreeDraft, TreeShape};
use poda_core::document::recorder::record;
use poda_core::document::wishes::{NumberRange, TreeWishes, WishedGame, Wishes};
use poda_core::document::{Document, Practice};
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::connect_four::{ConnectFour, ConnectFourRules};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::kalah::Kalah;
use poda_core::game::mancala::MancalaSide;
use poda_core::game::nim::Nim;
use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda_core::score::{Player, Score};
use poda_core::search::SearchConfig;
use poda_core::search::split_mix_64::SplitMix64;
use std::time::Duration;

#[derive(Clone, Debug, PartialEq)]
pub struct Generated {
    pub seed: u64,
    pub wishes: Wishes,
    /// The exercise. It has no title and no notes, because these depend on the language.
    pub document: Document,
    /// Its contents, counted from the recorded search of the document.
    pub contents: Contents,
    /// The moves that lead from the opening to a board position; empty for an explicit tree.
    pub moves: Vec<AnyMove>,
}

impl Generated {
    fn new(seed: u64, wishes: &Wishes, demand: &TreeDemand<'_>, position: AnyGame, moves: Vec<AnyMove>) -> Self {
        let search = search_of(wishes);
        let contents = Contents::of(&record(&search, &position, MAX_NODES));
        let seed_of_document = Some(seed).filter(|_| demand.is_free());
        let practice = Practice { seed: seed_of_document, wishes: Some(*wishes), ..Practice::default() };
        let document = Document { practice: Some(practice), ..Document::of_position(position) }.searched_by(search);
        Self { seed, wishes: *wishes, document, contents, moves }
    }

    /// Returns the wishes that the exercise does not fulfill, each with its distance. Empty, unless the exercise is
    /// only the [nearest](NotGenerated::NotFound) that was found.
    pub fn unfulfilled(&self) -> Vec<(Wish, usize)> {
        self.contents.unfulfilled(&self.wishes)
    }
}

/// Why no exercise was generated.
#[derive(Clone, Debug, PartialEq)]
pub enum NotGenerated {
    /// No exercise fulfills the wishes, for these reasons.
    Impossible(Vec<Impossible>),
    /// No exercise was found, although there is no known reason why it is impossible.
    NotFound {
        /// The number of exercises that were tried.
        tried: usize,
        /// The exercise that came nearest to the wishes. `None` if not even one had the right shape, or there was no
        /// undecided position.
        nearest: Option<Box<Generated>>,
    },
    /// None of the exercises that were tried fulfills the wishes. How near they came is not known.
    AllRejected {
        /// The number of exercises that were tried.
        tried: usize,
    },
}

/// Generates the exercise of a seed that fulfills the wishes. If there is none, an optimized build takes a fraction of
/// a second to return, and an unoptimized one several seconds.
///
/// # Errors
/// The reasons why there is no such exercise, or the nearest one that was found.
///
/// ```
/// use poda_core::document::wishes::{CountRange, Wishes};
/// use poda_words::practice::generator::generate;
///
/// let wishes = Wishes { shallow: CountRange::at_least(1), careful_root: true, ..Wishes::default() };
/// let exercise = generate(42, &wishes).unwrap();
/// assert!(1 <= exercise.contents.shallow && exercise.contents.root.needs_care());
/// assert_eq!(generate(42, &wishes), Ok(exercise));
/// ```
pub fn generate(seed: u64, wishes: &Wishes) -> Result<Generated, NotGenerated> {
    generate_with(seed, wishes, &TreeDemand::default())
}

/// Generates the exercise of a seed that fulfills the wishes and whose tree meets the demand. If there is any demand,
/// the document does not contain the seed, because the seed alone does not determine the exercise.
///
/// # Errors
/// The reasons why there is no such exercise, or the nearest one that was found.
pub fn generate_with(seed: u64, wishes: &Wishes, demand: &TreeDemand<'_>) -> Result<Generated, NotGenerated> {
    let impossible = check(wishes);
    if !impossible.is_empty() {
        return Err(NotGenerated::Impossible(impossible));
    }
    let mut best = Best { distance: usize::MAX, found: None, tried: 0 };
    let rng = &mut SplitMix64::new(seed);
    let is_found = match wishes.game {
        WishedGame::Tree(tree) => draft_trees(wishes, tree, demand, rng, &mut best),
        WishedGame::TicTacToe | WishedGame::ConnectFour { .. } | WishedGame::Kalah { .. } | WishedGame::Nim { .. } => {
            play_boards(wishes, demand, rng, &mut best)
        }
    };
    let nearest = best.found.map(|(position, moves)| Generated::new(seed, wishes, demand, position, moves));
    match nearest {
        Some(generated) if is_found => Ok(generated),
        nearest => Err(NotGenerated::NotFound { tried: best.tried, nearest: nearest.map(Box::new) }),
    }
}

/// The demands on the tree of an exercise beyond the wishes. The default has none.
#[derive(Clone, Copy, Default)]
pub struct TreeDemand<'a> {
    pub outline: Option<&'a Outline>,
    pub accepts: Option<&'a dyn Fn(&Outline) -> bool>,
    /// The positions from which the exercise must differ.
    pub other_than: &'a [&'a AnyGame],
}

impl TreeDemand<'_> {
    const fn is_free(&self) -> bool {
        self.outline.is_none() && self.accepts.is_none() && self.other_than.is_empty()
    }

    fn is_met_by(&self, outline: &Outline) -> bool {
        self.outline.is_none_or(|demanded| demanded == outline) && self.accepts.is_none_or(|accepts| accepts(outline))
    }

    /// Returns whether the tree to a depth below a position meets the demand, including that the position differs from
    /// the given ones.
    fn is_met_at(&self, position: &AnyGame, depth: Option<usize>) -> bool {
        if self.other_than.contains(&position) {
            return false;
        }
        self.is_free() || Outline::of(position, depth, MAX_NODES).is_some_and(|outline| self.is_met_by(&outline))
    }
}

struct Best {
    distance: usize,
    /// The position, and the moves that lead to it.
    found: Option<(AnyGame, Vec<AnyMove>)>,
    /// The number of exercises tried so far.
    tried: usize,
}

impl Best {
    /// Keeps a position if it is nearer to the wishes than the best so far. Returns whether it fulfills all wishes.
    fn keep(&mut self, distance: usize, position: impl FnOnce() -> (AnyGame, Vec<AnyMove>)) -> bool {
        if distance < self.distance {
            self.distance = distance;
            self.found = Some(position());
        }
        distance == 0
    }
}

/// Drafts explicit trees until one fulfills the wishes. Returns whether one did.
fn draft_trees(
    wishes: &Wishes,
    tree: TreeWishes,
    demand: &TreeDemand<'_>,
    rng: &mut SplitMix64,
    best: &mut Best,
) -> bool {
    let depth = wishes.searched_depth().unwrap_or_default();
    let search = search_of(wishes);
    let mut nodes_left = TRIED_NODES;
    let mut distance_of = |draft: &TreeDraft, tried: &mut usize| {
        let tree = draft.tree();
        nodes_left = nodes_left.checked_sub(tree.node_count())?;
        *tried += 1;
        Some(distance_of(&search, &AnyGame::Tree(tree), wishes))
    };
    for _ in 0..TREE_DRAFTS {
        let shape = match demand.outline {
            Some(outline) => Some(TreeShape::with_outline(outline)),
            None => TreeShape::draw(&tree, depth, rng),
        };
        let Some(shape) = shape else { continue };
        let is_even = shape.is_as_even_as_wished(tree.evenness, depth);
        let is_demanded = demand.is_met_by(&shape.outline());
        let draft = TreeDraft::new(tree, wishes, shape, rng).filter(|_| is_even && is_demanded);
        let Some(mut draft) = draft else { continue };
        let Some(mut distance) = distance_of(&draft, &mut best.tried) else { return false };
        for _ in 0..REPAIRS_PER_LEAF * draft.leaves.len() {
            if distance == 0 {
                break;
            }
            let repair = draft.repair(rng);
            match distance_of(&draft, &mut best.tried) {
                Some(repaired) if repaired <= distance => distance = repaired,
                _ => draft.undo(repair),
            }
        }
        let position = AnyGame::Tree(draft.named_tree());
        if !demand.other_than.contains(&&position) && best.keep(distance, || (position, Vec::new())) {
            return true;
        }
    }
    false
}

/// Plays random games until the position of one fulfills the wishes. Returns whether one did.
fn play_boards(wishes: &Wishes, demand: &TreeDemand<'_>, rng: &mut SplitMix64, best: &mut Best) -> bool {
    let Some((opening, plies)) = opening(wishes.game) else { return false };
    let search = search_of(wishes);
    for _ in 0..PLAYOUTS {
        let Some(Playout { position, moves }) = play(&opening, plies, rng) else { continue };
        let Some(value) = value_of_choice(&position, search.depth) else { continue };
        if !demand.is_met_at(&position, search.depth) {
            continue;
        }
        best.tried += 1;
        let distance = distance_of(&search, &position, wishes);
        if distance < best.distance && is_open(&position, value) && best.keep(distance, || (position, moves)) {
            return true;
        }
    }
    false
}

fn distance_of(search: &SearchConfig, position: &AnyGame, wishes: &Wishes) -> usize {
    Contents::distance_of(&record(search, position, MAX_NODES), wishes)
}

/// Returns the search settings of an exercise. An explicit tree has the wished depth and needs no depth limit.
fn search_of(wishes: &Wishes) -> SearchConfig {
    let depth = wishes.searched_depth().filter(|_| !matches!(wishes.game, WishedGame::Tree(_)));
    SearchConfig {
        algorithm: if wishes.has_chance() { wishes.algorithm.for_chance() } else { wishes.algorithm },
        fail: wishes.fail,
        cut_on: wishes.cut_on,
        depth,
        ..SearchConfig::default()
    }
}

/// A position and the moves that lead to it from the opening.
#[derive(Clone, Debug, PartialEq)]
struct Playout {
    pub position: AnyGame,
    pub moves: Vec<AnyMove>,
}

/// Returns the opening of a game, and the range of the number of plies that are played from there. `None` for an
/// explicit tree, and for an impossible board.
fn opening(game: WishedGame) -> Option<(AnyGame, NumberRange<usize>)> {
    let (opening, min, max) = match game {
        WishedGame::Tree(_) => return None,
        WishedGame::TicTacToe => (AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules::default())), 2, 5),
        WishedGame::ConnectFour { columns, rows, connect } => {
            let rules = ConnectFourRules { columns, rows, connect, ..ConnectFourRules::default() };
            (AnyGame::ConnectFour(ConnectFour::new(rules)), rules.cells() / 6, rules.cells() / 2)
        }
        WishedGame::Kalah { pits, seeds } => {
            (AnyGame::Kalah(Kalah::opening(pits, u16::try_from(seeds).ok()?)), 2, 3 * pits)
        }
        WishedGame::Nim { piles, objects } => {
            (AnyGame::Nim(Nim::new(&vec![u16::try_from(objects).ok()?; piles], false)?), 1, 2 * piles)
        }
    };
    Some((opening, NumberRange { min, max }))
}

/// Plays a drawn number of random moves. Returns `None` if the game ends before that.
fn play(opening: &AnyGame, plies: NumberRange<usize>, rng: &mut SplitMix64) -> Option<Playout> {
    let count = plies.min as u64 + rng.below((plies.max.saturating_sub(plies.min) + 1) as u64);
    let mut playout = Playout { position: opening.clone(), moves: Vec::new() };
    for _ in 0..count {
        let mut moves = Vec::new();
        playout.position.legal_moves(&mut moves);
        let mv = rng.choose(&moves)?;
        playout.position = playout.position.after(mv);
        playout.moves.push(mv);
    }
    // A position in a file does not include the last move.
    playout.position = playout.position.key();
    Some(playout)
}

/// Returns the value of a position at a depth if its tree is small enough and its moves do not all have the same value.
fn value_of_choice(position: &AnyGame, depth: Option<usize>) -> Option<Score> {
    if is_surely_larger(position, depth, MAX_NODES) {
        return None;
    }
    let Lookahead { value, .. } = Lookahead::new(position, depth, Player::Max, MAX_NODES)?;
    let has_choice = moves_within(position, depth).into_iter().any(|mv| {
        let below = Lookahead::new(&position.after(mv), after_a_ply(depth), Player::Max, MAX_NODES);
        below.is_some_and(|below| below.value != value)
    });
    has_choice.then_some(value)
}

/// Returns whether neither side has won yet. Tic-tac-toe is searched to the end, and in Kalah the stores are compared.
/// In other games, `value`, the value at the depth of the exercise, must be finite: a won position has an infinite
/// value, or a value that does not show the winner before the end of the game.
fn is_open(position: &AnyGame, value: Score) -> bool {
    if let AnyGame::TicTacToe(board) = position {
        let outcome = board.with_evaluation(EvaluationFunction::Outcome);
        return Lookahead::new(&outcome, None, Player::Max, usize::MAX).is_some_and(|end| end.value == Score::ZERO);
    }
    if let AnyGame::Kalah(board) = position {
        let sides = [MancalaSide::South, MancalaSide::North];
        let stores = sides.map(|side| board.store(side));
        let pits: u32 = sides.iter().flat_map(|&side| board.seeds(side)).map(|&seeds| u32::from(seeds)).sum();
        let total = pits + stores[0] + stores[1];
        return stores.iter().all(|&store| 2 * store <= total);
    }
    value.is_finite()
}

/// The number of seeds from which one is chosen: few enough for a seed to be written down and typed again.
const CHOSEN_SEEDS: u64 = 1_000_000;

/// Returns a seed of at most six digits that depends on the time. `time` is the duration since any fixed moment.
pub fn chosen_seed(time: Duration) -> u64 {
    #[expect(clippy::cast_possible_truncation, reason = "any part of the time will do, and the last part changes most")]
    let time = time.as_nanos() as u64;
    SplitMix64::new(time).below(CHOSEN_SEEDS)
}

/// The greatest number of drafts of an explicit tree. Changing this or the following numbers would change the exercises
/// of existing seeds.
pub const TREE_DRAFTS: usize = 100;
/// The greatest number of repairs of each draft, for each of its leaves.
pub const REPAIRS_PER_LEAF: usize = 10;
/// The greatest total number of nodes of all trees that are tried. Above it, no further draft or repair is made.
pub const TRIED_NODES: usize = 1_000_000;
/// The greatest number of random games that are played for a board position.
pub const PLAYOUTS: usize = 2_000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chosen_seed_is_short_and_changes_with_the_time() {
        let seeds = [0, 1, 1_000_000_000, u64::MAX].map(|nanoseconds| chosen_seed(Duration::from_nanos(nanoseconds)));
        assert!(seeds.iter().all(|&seed| seed < CHOSEN_SEEDS));
        assert!(seeds.iter().enumerate().all(|(index, seed)| !seeds[..index].contains(seed)), "{seeds:?}");
    }
}
