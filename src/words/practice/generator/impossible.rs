//! Wishes that no exercise fulfills, and what is possible instead.

use super::contents::Wish;
use super::max_cutoffs::{Counted, max_cutoffs};
use super::tree::{MAX_NODES, fewest_leaves, greatest_branching, value_count};
use crate::messages::{Grouped, Message};
use crate::practice::check_algorithm;
use poda_core::document::wishes::{CountRange, Evenness, NumberRange, Ties, TreeWishes, WishedGame, Wishes};
use poda_core::score::{CutOn, MAX_PLAYERS, Player};
use poda_core::search::{Algorithm, Fail, MultiPlayer};

/// A reason why no exercise fulfills the wishes, with what is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "impossible")]
pub enum Impossible {
    /// The algorithm cannot be done by hand.
    NotByHand {
        #[message(skip)]
        algorithm: Algorithm,
    },
    /// A number is outside its range.
    OutOfRange {
        /// The name of the wish, as in a position file.
        name: &'static str,
        /// The least number.
        #[message("least")]
        min: usize,
        /// The greatest number.
        #[message("most")]
        max: usize,
    },
    /// The algorithm prunes nothing, so that there are no cutoffs.
    NothingIsPruned {
        #[message(skip)]
        algorithm: Algorithm,
    },
    /// The tree is not deep enough.
    TooShallow {
        wish: Wish,
        depth: usize,
        /// The smallest depth at which it is possible.
        needed: usize,
    },
    /// No node has two children.
    OneChild {
        wish: Wish,
    },
    /// The tree cannot have this many of the wished contents.
    TooMany {
        wish: Wish,
        /// The smallest wished number.
        wished: usize,
        /// The greatest number possible.
        #[message("most")]
        max: usize,
    },
    /// The wish is for more than the wished number of cutoffs that prune a branch.
    MoreThanCutoffs {
        wish: Wish,
        /// The smallest wished number.
        wished: usize,
        /// The greatest wished number of cutoffs.
        cutoffs: usize,
    },
    /// Only explicit trees can have chance nodes.
    NoChance,
    TiesDoNotCut,
    /// Without ties no value equals a bound.
    NoTiesWithBounds,
    /// There are too few values for leaves of which no two have the same value.
    TooFewValues {
        /// The number of values in the wished range.
        #[message(Grouped)]
        values: u64,
        /// The smallest number of values with which it is possible.
        #[message(Grouped)]
        needed: u64,
    },
    /// There are too few values for a root at which the decision needs care.
    TooFewValuesForCare {
        /// The number of values in the wished range.
        values: u64,
        /// The smallest number of values with which it is possible.
        #[message(Grouped)]
        needed: u64,
    },
    /// The smallest tree with this depth and branching has too many nodes.
    TooManyNodes {
        /// The greatest number of nodes.
        #[message("most", Grouped)]
        max: usize,
    },
    /// The search is not one for the wished number of players.
    OtherPlayers,
    /// A tree of several players cannot have one of the other wishes.
    NotOfPlayers,
    /// No line of the wished length fits on the board.
    NoLine {
        /// The length of a line.
        connect: usize,
        /// The length of the longest line that fits.
        longest: usize,
    },
}

/// Returns every reason why no exercise fulfills the wishes that can be found without generating exercises. Wishes
/// without such a reason may still be impossible.
pub fn check(wishes: &Wishes) -> Vec<Impossible> {
    if check_algorithm(wishes.algorithm).is_err() || wishes.algorithm == Algorithm::AlphaBetaTable {
        return vec![Impossible::NotByHand { algorithm: wishes.algorithm }];
    }
    if wishes.algorithm.properties().multi_player.is_some() != wishes.game.players().is_some() {
        return vec![Impossible::OtherPlayers];
    }
    let mut found = check_sizes(wishes);
    if !found.is_empty() {
        return found;
    }
    match wishes.game {
        WishedGame::Tree(tree) => check_tree(wishes, &tree, &mut found),
        WishedGame::TicTacToe | WishedGame::ConnectFour { .. } | WishedGame::Kalah { .. } | WishedGame::Nim { .. }
            if wishes.has_chance() =>
        {
            found.push(Impossible::NoChance);
        }
        WishedGame::ConnectFour { columns, rows, connect } if columns.max(rows) < connect => {
            found.push(Impossible::NoLine { connect, longest: columns.max(rows) });
        }
        // A game of Nim that is searched to its end is either won or lost.
        WishedGame::Nim { .. } if wishes.careful_root && wishes.searched_depth().is_none() => {
            found.push(Impossible::TooFewValuesForCare { values: 2, needed: 3 });
        }
        WishedGame::TicTacToe | WishedGame::ConnectFour { .. } | WishedGame::Kalah { .. } | WishedGame::Nim { .. } => {}
    }
    if found.is_empty() {
        check_cutoffs(wishes, &mut found);
    }
    found
}

/// Checks that the depth and the sizes of the game are possible at all.
fn check_sizes(wishes: &Wishes) -> Vec<Impossible> {
    let Wishes { mut game, depth, .. } = *wishes;
    let mut sizes: Vec<_> = game.sizes_mut().into_iter().map(|(name, size, max)| (name, *size, max)).collect();
    sizes.extend(depth.map(|depth| ("depth", depth, Wishes::MAX_DEPTH)));
    if let WishedGame::Tree(tree) = game {
        let NumberRange { min, max: greatest } = tree.branching;
        sizes.extend([min, greatest].map(|branching| ("branching", branching, TreeWishes::MAX_BRANCHING)));
        sizes.extend(tree.players.map(|players| ("players", players, MAX_PLAYERS)));
    }
    let is_wrong = |&(_, size, max): &(&str, usize, usize)| !(1..=max).contains(&size);
    sizes.into_iter().filter(is_wrong).map(|(name, _, max)| Impossible::OutOfRange { name, min: 1, max }).collect()
}

/// Checks the shape and the values of a tree, without regard to cutoffs.
fn check_tree(wishes: &Wishes, tree: &TreeWishes, found: &mut Vec<Impossible>) {
    let depth = wishes.searched_depth().unwrap_or(0);
    let is_ragged = tree.evenness == Evenness::Ragged;
    let wants_ties = tree.ties == Ties::Wanted;
    for (wish, is_wished, needed) in [
        (Wish::Ties, wants_ties, 1),
        (Wish::Ragged, is_ragged, 2),
        (Wish::CarefulRoot, wishes.careful_root, 2),
        (Wish::Chance, wishes.has_chance(), 2),
    ] {
        if !is_wished {
            continue;
        }
        if depth < needed {
            found.push(Impossible::TooShallow { wish, depth, needed });
        }
        if tree.branching.max < 2 && wish != Wish::Chance {
            found.push(Impossible::OneChild { wish });
        }
    }
    // A search against a coalition has deep cutoffs, and if it passes nothing over, the values of two sides.
    let is_of_sides = match wishes.algorithm.properties().multi_player {
        None | Some(MultiPlayer::OneEntry) => false,
        Some(MultiPlayer::FewReplies) => wishes.careful_root,
        Some(MultiPlayer::Vectors | MultiPlayer::UnsoundVectors) => wishes.careful_root || 0 < wishes.deep.min,
    };
    let is_of_max_and_min = wishes.has_chance() || tree.first == Player::Min || tree.ties == Ties::Forbidden;
    if tree.players.is_some() && (is_of_sides || is_of_max_and_min) {
        found.push(Impossible::NotOfPlayers);
    }
    let leaves = fewest_leaves(tree.branching.min, depth, tree.evenness);
    let values = value_count(tree);
    if tree.ties == Ties::Forbidden && values < leaves {
        found.push(Impossible::TooFewValues { values, needed: leaves });
    } else if wishes.careful_root && values < 3 {
        // The best move has a leaf that is worse than the best leaf of its rival and better than its rival's worst
        // leaf.
        found.push(Impossible::TooFewValuesForCare { values, needed: 3 });
    }
    if greatest_branching(&TreeWishes { ties: Ties::Allowed, ..*tree }, depth).is_none() {
        found.push(Impossible::TooManyNodes { max: MAX_NODES });
    }
}

fn check_cutoffs(wishes: &Wishes, found: &mut Vec<Impossible>) {
    let Wishes { shallow, deep, equal, saves_subtree, star1, .. } = *wishes;
    let counts = [
        (Wish::Shallow, shallow, 2, Counted::Shallow),
        (Wish::Deep, deep, depth_of_deep_cutoffs(wishes), Counted::Deep),
        (Wish::Equal, equal, 2, Counted::All),
        (Wish::SavesSubtree, saves_subtree, 3, Counted::SavesSubtree),
        (Wish::Star1, star1, 2, Counted::All),
    ]
    .into_iter()
    .filter(|(_, range, ..)| 0 < range.min);
    for (wish, CountRange { min, .. }, needed, counted) in counts {
        if !wishes.algorithm.properties().prunes {
            found.push(Impossible::NothingIsPruned { algorithm: wishes.algorithm });
            return;
        }
        found.extend(check_count(wishes, wish, min, needed, counted));
    }
    if found.is_empty() {
        check_combination(wishes, found);
    }
    let has_no_equal_leaves = matches!(wishes.game, WishedGame::Tree(tree) if tree.ties == Ties::Forbidden);
    if 0 < equal.min && wishes.cut_on == CutOn::Strict {
        found.push(Impossible::TiesDoNotCut);
    } else if 0 < equal.min && has_no_equal_leaves && !hard_values_can_equal_bounds(wishes) {
        found.push(Impossible::NoTiesWithBounds);
    }
}

/// Checks that a tree can have at least `min` cutoffs of one kind, which requires a depth.
fn check_count(wishes: &Wishes, wish: Wish, min: usize, needed: usize, counted: Counted) -> Option<Impossible> {
    if let Some(depth) = wishes.searched_depth().filter(|&depth| depth < needed) {
        return Some(Impossible::TooShallow { wish, depth, needed });
    }
    if matches!(wishes.game, WishedGame::Tree(tree) if tree.branching.max < 2) {
        return Some(Impossible::OneChild { wish });
    }
    let max = max_in_tree(wishes, counted)?;
    (max < min).then_some(Impossible::TooMany { wish, wished: min, max })
}

/// Checks the wishes for cutoffs against each other.
fn check_combination(wishes: &Wishes, found: &mut Vec<Impossible>) {
    let Wishes { shallow, deep, equal, saves_subtree, .. } = *wishes;
    let together = shallow.min + deep.min;
    if let Some(max) = max_in_tree(wishes, Counted::All).filter(|&max| max < together) {
        found.push(Impossible::TooMany { wish: Wish::ShallowAndDeep, wished: together, max });
    }
    // In a board game, the root window can also cause a cutoff if a game is won.
    let is_tree = matches!(wishes.game, WishedGame::Tree(_));
    let max = shallow.max.zip(deep.max).filter(|_| is_tree).map(|(shallow, deep)| shallow.saturating_add(deep));
    for (wish, wished) in [(Wish::Equal, equal.min), (Wish::SavesSubtree, saves_subtree.min)] {
        if let Some(cutoffs) = max.filter(|&cutoffs| cutoffs < wished) {
            found.push(Impossible::MoreThanCutoffs { wish, wished, cutoffs });
        }
    }
}

/// Returns the greatest number of cutoffs that an explicit tree can have. `None` for a board position.
fn max_in_tree(wishes: &Wishes, counted: Counted) -> Option<usize> {
    // The count is valid only for trees of two players.
    let WishedGame::Tree(tree) = wishes.game else { return None };
    let depth = wishes.searched_depth().filter(|_| !wishes.has_chance() && tree.players.is_none())?;
    Some(max_cutoffs(tree.branching.max, depth, wishes.cut_on, counted))
}

/// Returns the smallest depth at which a deep cutoff is possible. Usually, the bound is set three plies above the node,
/// whose child is a ply below it. If a side moves twice in a row, or there is a chance node between two nodes, two
/// plies above are enough.
const fn depth_of_deep_cutoffs(wishes: &Wishes) -> usize {
    if matches!(wishes.game, WishedGame::Kalah { .. }) || wishes.has_chance() { 3 } else { 4 }
}

/// Returns whether values can equal bounds although all leaves differ: a fail-hard inner node returns its bound.
fn hard_values_can_equal_bounds(wishes: &Wishes) -> bool {
    wishes.fail == Fail::Hard && wishes.searched_depth().is_none_or(|depth| 3 <= depth)
}
