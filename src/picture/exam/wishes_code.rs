//! The wishes of a paper in a few characters.
//!
//! Everything that is as in the [usual wishes](usual) is a zero bit, and zeros at the end are left out: the usual wishes are the
//! empty text.

use super::bits::{BitReader, BitWriter};
use poda_core::document::wishes::{CountRange, Evenness, NumberRange, Ties, TreeWishes, WishedGame, Wishes};
use poda_core::score::{CutOn, Player};
use poda_core::search::{Algorithm, Fail};

/// The algorithms in the order of their numbers.
const ALGORITHMS: [Algorithm; 4] =
    [Algorithm::AlphaBeta, Algorithm::Minimax, Algorithm::Negamax, Algorithm::NegamaxAlphaBeta];
/// The kinds of ties in the order of their numbers.
const TIES: [Ties; 3] = [Ties::Allowed, Ties::Forbidden, Ties::Wanted];
/// The games, each with its usual sizes, in the order of their numbers.
const BOARDS: [WishedGame; 4] = [WishedGame::TicTacToe, WishedGame::CONNECT_FOUR, WishedGame::KALAH, WishedGame::NIM];
/// What is added to a value, so that it is not negative.
const VALUE_OFFSET: i64 = TreeWishes::MAX_VALUE as i64;

/// Returns the wishes that a seed alone stands for: the default ones, with at least one shallow cutoff.
#[must_use]
pub const fn usual() -> Wishes {
    Wishes {
        game: WishedGame::Tree(TreeWishes {
            branching: NumberRange { least: 2, most: 3 },
            values: NumberRange { least: 0, most: 20 },
            ties: Ties::Allowed,
            evenness: Evenness::Uniform,
            first: Player::Max,
        }),
        depth: None,
        algorithm: Algorithm::AlphaBeta,
        fail: Fail::Soft,
        cut_on: CutOn::Equal,
        shallow: CountRange::at_least(1),
        deep: CountRange::ANY,
        equal: CountRange::ANY,
        saves_subtree: CountRange::ANY,
        none_at_last_child: false,
        careful_root: false,
    }
}

/// Returns the characters of wishes.
pub(super) fn encode(wishes: &Wishes) -> String {
    let usual = usual();
    let mut bits = BitWriter::default();
    write_count(&mut bits, wishes.shallow, usual.shallow);
    write_count(&mut bits, wishes.deep, usual.deep);
    write_game(&mut bits, wishes.game);
    write_count(&mut bits, wishes.equal, usual.equal);
    write_optional(&mut bits, wishes.depth.map(|depth| (depth as u64, 4)));
    let algorithm = ALGORITHMS.iter().position(|&algorithm| algorithm == wishes.algorithm).unwrap_or_default();
    write_optional(&mut bits, (algorithm != 0).then_some((algorithm as u64, 2)));
    bits.flag(wishes.fail != usual.fail);
    bits.flag(wishes.cut_on != usual.cut_on);
    write_count(&mut bits, wishes.saves_subtree, usual.saves_subtree);
    bits.flag(wishes.none_at_last_child);
    bits.flag(wishes.careful_root);
    bits.characters()
}

/// Returns the wishes of characters; `None` if these are not what [`encode`] writes.
pub(super) fn decode(characters: &str) -> Option<Wishes> {
    let usual = usual();
    let mut bits = BitReader::new(characters)?;
    let shallow = read_count(&mut bits, usual.shallow)?;
    let deep = read_count(&mut bits, usual.deep)?;
    let game = read_game(&mut bits)?;
    let equal = read_count(&mut bits, usual.equal)?;
    let depth = if bits.flag() { Some(usize::try_from(bits.read(4)).ok()?) } else { None };
    let algorithm = if bits.flag() { ALGORITHMS[usize::try_from(bits.read(2)).ok()?] } else { usual.algorithm };
    let fail = if bits.flag() { Fail::Hard } else { Fail::Soft };
    let cut_on = if bits.flag() { CutOn::Strict } else { CutOn::Equal };
    let saves_subtree = read_count(&mut bits, usual.saves_subtree)?;
    let (none_at_last_child, careful_root) = (bits.flag(), bits.flag());
    let wishes = Wishes {
        game,
        depth,
        algorithm,
        fail,
        cut_on,
        shallow,
        deep,
        equal,
        saves_subtree,
        none_at_last_child,
        careful_root,
    };
    // Other characters with the same meaning, and characters that are left over, are none of ours.
    let canonical: String = characters.chars().filter_map(super::bits::value).map(super::bits::character).collect();
    (encode(&wishes) == canonical).then_some(wishes)
}

fn write_optional(bits: &mut BitWriter, number: Option<(u64, u32)>) {
    bits.flag(number.is_some());
    if let Some((number, count)) = number {
        bits.write(number, count);
    }
}

/// Writes a count: one bit if it is the usual one.
fn write_count(bits: &mut BitWriter, range: CountRange, usual: CountRange) {
    bits.flag(range != usual);
    if range == usual {
        return;
    }
    let is_exact = range.most == Some(range.least);
    bits.flag(!is_exact);
    write_number(bits, range.least as u64, 2, 10);
    if !is_exact {
        bits.flag(range.most.is_some());
        if let Some(most) = range.most {
            write_number(bits, most as u64, 2, 10);
        }
    }
}

fn read_count(bits: &mut BitReader, usual: CountRange) -> Option<CountRange> {
    if !bits.flag() {
        return Some(usual);
    }
    let is_exact = !bits.flag();
    let least = read_number(bits, 2, 10)?;
    if is_exact {
        return Some(CountRange { least, most: Some(least) });
    }
    let most = if bits.flag() { Some(read_number(bits, 2, 10)?) } else { None };
    Some(CountRange { least, most })
}

/// Writes a number of few bits, or else of many.
fn write_number(bits: &mut BitWriter, number: u64, few: u32, many: u32) {
    let is_small = number < 1 << few;
    bits.flag(!is_small);
    bits.write(number, if is_small { few } else { many });
}

fn read_number(bits: &mut BitReader, few: u32, many: u32) -> Option<usize> {
    let count = if bits.flag() { many } else { few };
    usize::try_from(bits.read(count)).ok()
}

fn write_game(bits: &mut BitWriter, game: WishedGame) {
    if let WishedGame::Tree(tree) = game {
        bits.flag(false);
        return write_tree(bits, &tree);
    }
    let number = BOARDS.iter().position(|board| is_same_game(*board, game)).unwrap_or_default();
    bits.flag(true);
    bits.write(number as u64, 2);
    bits.flag(BOARDS[number] != game);
    if BOARDS[number] != game {
        game.sizes().into_iter().for_each(|(_, size)| bits.write(size as u64, 7));
    }
}

fn is_same_game(a: WishedGame, b: WishedGame) -> bool {
    std::mem::discriminant(&a) == std::mem::discriminant(&b)
}

fn read_game(bits: &mut BitReader) -> Option<WishedGame> {
    if !bits.flag() {
        return read_tree(bits).map(WishedGame::Tree);
    }
    let mut game = BOARDS[usize::try_from(bits.read(2)).ok()?];
    if bits.flag() {
        for (_, size, _) in game.sizes_mut() {
            *size = usize::try_from(bits.read(7)).ok()?;
        }
    }
    Some(game)
}

fn write_tree(bits: &mut BitWriter, tree: &TreeWishes) {
    let usual = TreeWishes::default();
    bits.flag(*tree != usual);
    if *tree == usual {
        return;
    }
    let NumberRange { least, most } = tree.branching;
    write_optional(bits, (tree.branching != usual.branching).then_some(((least as u64) << 4 | most as u64, 8)));
    bits.flag(tree.values != usual.values);
    if tree.values != usual.values {
        for value in [tree.values.least, tree.values.most] {
            // Small values of either sign take few bits.
            let is_small = (-32..32).contains(&value);
            bits.flag(!is_small);
            let (offset, count) = if is_small { (32, 6) } else { (VALUE_OFFSET, 21) };
            bits.write(u64::try_from(i64::from(value) + offset).unwrap_or_default(), count);
        }
    }
    bits.write(TIES.iter().position(|&ties| ties == tree.ties).unwrap_or_default() as u64, 2);
    bits.flag(tree.evenness != usual.evenness);
    bits.flag(tree.first != usual.first);
}

fn read_tree(bits: &mut BitReader) -> Option<TreeWishes> {
    let usual = TreeWishes::default();
    if !bits.flag() {
        return Some(usual);
    }
    let half = |bits: &mut BitReader| usize::try_from(bits.read(4)).ok();
    let branching = if bits.flag() { NumberRange { least: half(bits)?, most: half(bits)? } } else { usual.branching };
    let values =
        if bits.flag() { NumberRange { least: read_value(bits)?, most: read_value(bits)? } } else { usual.values };
    let ties = *TIES.get(usize::try_from(bits.read(2)).ok()?)?;
    let evenness = if bits.flag() { Evenness::Ragged } else { Evenness::Uniform };
    let first = if bits.flag() { Player::Min } else { Player::Max };
    let is_span = branching.least <= branching.most && values.least <= values.most;
    is_span.then_some(TreeWishes { branching, values, ties, evenness, first })
}

fn read_value(bits: &mut BitReader) -> Option<i32> {
    let (offset, count) = if bits.flag() { (VALUE_OFFSET, 21) } else { (32, 6) };
    let value = i64::try_from(bits.read(count)).ok()? - offset;
    i32::try_from(value).ok().filter(|value| value.abs() <= TreeWishes::MAX_VALUE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exactly(count: usize) -> CountRange {
        CountRange { least: count, most: Some(count) }
    }

    #[test]
    fn the_usual_wishes_are_nothing() {
        assert_eq!(usual(), Wishes { shallow: CountRange::at_least(1), ..Wishes::default() });
        assert_eq!((encode(&usual()), decode("")), (String::new(), Some(usual())));
    }

    #[test]
    fn any_wishes_come_back() {
        let trees = TreeWishes {
            branching: NumberRange { least: 1, most: 10 },
            values: NumberRange { least: -1_000_000, most: 31 },
            ties: Ties::Wanted,
            evenness: Evenness::Ragged,
            first: Player::Min,
        };
        let games = [
            WishedGame::Tree(trees),
            WishedGame::TicTacToe,
            WishedGame::CONNECT_FOUR,
            WishedGame::ConnectFour { columns: 5, rows: 20, connect: 3 },
            WishedGame::Kalah { pits: 3, seeds: 50 },
            WishedGame::Nim { piles: 20, objects: 100 },
        ];
        let ranges = [
            CountRange::ANY,
            exactly(0),
            exactly(7),
            CountRange::at_least(1_000),
            CountRange { least: 1, most: Some(2) },
        ];
        for game in games {
            for (shallow, deep) in ranges.into_iter().flat_map(|a| ranges.map(|b| (a, b))) {
                for algorithm in ALGORITHMS {
                    let wishes = Wishes {
                        game,
                        depth: Some(8),
                        algorithm,
                        fail: Fail::Hard,
                        shallow,
                        deep,
                        saves_subtree: shallow,
                        careful_root: true,
                        ..usual()
                    };
                    assert_eq!(decode(&encode(&wishes)), Some(wishes), "{wishes:?}");
                    let other = Wishes { equal: deep, cut_on: CutOn::Strict, none_at_last_child: true, ..usual() };
                    assert_eq!(decode(&encode(&other)), Some(other), "{other:?}");
                }
            }
        }
    }

    /// Papers that are printed depend on these.
    #[test]
    fn usual_papers_have_short_codes() {
        let exact = Wishes { shallow: exactly(1), deep: exactly(1), equal: exactly(0), ..usual() };
        let tic_tac_toe = Wishes { game: WishedGame::TicTacToe, ..usual() };
        assert_eq!([exact, tic_tac_toe].map(|wishes| encode(&wishes)), ["HH4", "4"]);
    }

    #[test]
    fn what_is_written_otherwise_is_no_code() {
        for wrong in ["0", "00", "U", "ZZZZZZZZZZZZZZZZZZZZZZZZ", "é"] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
    }
}
