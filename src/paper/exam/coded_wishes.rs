//! The wishes in the code of a paper, packed into bits, five bits a character.
//!
//! Everything that is as in the [usual wishes](usual) is encoded as zero bits, and zeros at the end are left out: the
//! usual wishes are encoded as empty text.

use poda_core::document::wishes::{CountRange, Evenness, NumberRange, Ties, TreeWishes, WishedGame, Wishes};
use poda_core::score::{CutOn, MAX_PLAYERS, Player};
use poda_core::search::{Algorithm, Fail};

/// Wishes that a code contains.
pub trait CodedWishes: Copy + PartialEq {
    const KIND: CodeKind;

    /// Returns the wishes that a seed alone means.
    fn usual() -> Self;

    /// Writes or reads the wishes. The usual ones are encoded as zeros.
    fn pack(&mut self, bits: &mut Bits);

    /// Returns whether the wishes are within their limits.
    fn are_possible(&self) -> bool;
}

/// The kind of a code: papers on different kinds of search have different ones.
#[derive(Clone, Copy, Debug)]
pub struct CodeKind {
    /// The letter after the seed; empty for searches of the whole tree.
    pub letter: &'static str,
    /// The value of five bits that is between the seed and the wishes when the check character is computed; different
    /// for each kind.
    pub separator: u8,
}

/// The algorithms in the order of their numbers.
const ALGORITHMS: [Algorithm; 4] =
    [Algorithm::AlphaBeta, Algorithm::Minimax, Algorithm::Negamax, Algorithm::NegamaxAlphaBeta];
/// The kinds of ties in the order of their numbers.
const TIES: [Ties; 3] = [Ties::Allowed, Ties::Forbidden, Ties::Wanted];
/// The games, each with its usual sizes, in the order of their numbers.
const BOARDS: [WishedGame; 4] = [WishedGame::TicTacToe, WishedGame::CONNECT_FOUR, WishedGame::KALAH, WishedGame::NIM];

/// Returns the wishes that a seed alone means: the default ones, with at least one shallow cutoff.
pub const fn usual() -> Wishes {
    Wishes {
        game: WishedGame::Tree(TreeWishes {
            branching: NumberRange { min: 2, max: 3 },
            values: NumberRange { min: 0, max: 20 },
            ties: Ties::Allowed,
            evenness: Evenness::Uniform,
            first: Player::Max,
            players: None,
        }),
        depth: None,
        algorithm: Algorithm::AlphaBeta,
        fail: Fail::Soft,
        cut_on: CutOn::Equal,
        shallow: CountRange::at_least(1),
        deep: CountRange::ANY,
        equal: CountRange::ANY,
        saves_subtree: CountRange::ANY,
        chance: CountRange::ANY,
        star1: CountRange::ANY,
        none_at_last_child: false,
        careful_root: false,
    }
}

impl CodedWishes for Wishes {
    const KIND: CodeKind = CodeKind { letter: "", separator: 31 };

    fn usual() -> Self {
        usual()
    }

    fn pack(&mut self, bits: &mut Bits) {
        bits.wishes(self);
    }

    fn are_possible(&self) -> bool {
        if let WishedGame::Tree(tree) = &self.game { is_possible(tree) } else { true }
    }
}

pub(super) fn encode<W: CodedWishes>(mut wishes: W) -> String {
    let mut bits = Bits::default();
    wishes.pack(&mut bits);
    bits.characters()
}

/// Decodes the characters of wishes; `None` if [`encode`] would write other characters.
pub(super) fn decode<W: CodedWishes>(characters: &str) -> Option<W> {
    let mut wishes = W::usual();
    wishes.pack(&mut Bits::read_from(characters)?);
    // Rejects other characters with the same meaning, and characters that are left over.
    (wishes.are_possible() && encode(wishes) == canonical(characters)).then_some(wishes)
}

fn is_possible(TreeWishes { branching, values, players, .. }: &TreeWishes) -> bool {
    let is_small = |value: i32| value.abs() <= TreeWishes::MAX_VALUE;
    let has_small_values = is_small(values.min) && is_small(values.max);
    let has_players = players.is_none_or(|players| (2..=MAX_PLAYERS).contains(&players));
    branching.min <= branching.max && values.min <= values.max && has_small_values && has_players
}

/// The characters of a code, in the order of their values: Crockford's base 32, without letters that look like digits
/// or like each other.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

pub(super) const fn character(value: u8) -> char {
    ALPHABET[(value % 32) as usize] as char
}

/// Returns characters in their canonical form: upper case, without letters that look like digits.
pub(super) fn canonical(characters: &str) -> String {
    characters.chars().filter_map(value).map(character).collect()
}

/// Returns the value of a character, upper or lower case; `O` is read as 0, `I` and `L` as 1.
pub(super) fn value(character: char) -> Option<u8> {
    let character = match character.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().position(|&letter| char::from(letter) == character).and_then(|value| u8::try_from(value).ok())
}

/// Bits that are written one after another, or read in the same order, so that one function describes a format for
/// both. Each method writes its argument, or replaces it by what it reads.
#[derive(Clone, Debug, Default)]
pub struct Bits {
    bits: Vec<bool>,
    /// The next bit to read; `None` while bits are written. After the last bit, zeros are read.
    next: Option<usize>,
}

impl Bits {
    /// Returns the bits of characters, for reading; `None` if a character has no value.
    fn read_from(characters: &str) -> Option<Self> {
        let values: Option<Vec<u8>> = characters.chars().map(value).collect();
        let bits = values?.into_iter().flat_map(|value| (0..5).rev().map(move |bit| value >> bit & 1 == 1)).collect();
        Some(Self { bits, next: Some(0) })
    }

    /// Returns the characters of the bits. Zeros at the end are left out.
    fn characters(mut self) -> String {
        while self.bits.pop_if(|bit| !*bit).is_some() {}
        let value = |bits: &[bool]| (0..5).fold(0, |value, bit| value << 1 | u8::from(bits.get(bit) == Some(&true)));
        self.bits.chunks(5).map(|bits| character(value(bits))).collect()
    }

    /// Writes or reads one bit. Returns the bit that was written or read.
    pub fn flag(&mut self, is_set: bool) -> bool {
        let Some(next) = &mut self.next else {
            self.bits.push(is_set);
            return is_set;
        };
        *next += 1;
        self.bits.get(*next - 1) == Some(&true)
    }

    /// Writes or reads the lowest bits of a number, the most significant first.
    pub fn number(&mut self, number: &mut usize, bits: u32) {
        let written = *number;
        *number = (0..bits).rev().fold(0, |read, bit| read << 1 | usize::from(self.flag(written >> bit & 1 == 1)));
    }

    /// Writes or reads the index of a value in a list, in two bits.
    fn choice<T: Copy + PartialEq>(&mut self, chosen: &mut T, choices: &[T]) {
        let mut index = choices.iter().position(|choice| choice == chosen).unwrap_or_default();
        self.number(&mut index, 2);
        *chosen = choices.get(index).copied().unwrap_or(choices[0]);
    }

    fn wishes(&mut self, wishes: &mut Wishes) {
        let usual = usual();
        self.count(&mut wishes.shallow, usual.shallow);
        self.count(&mut wishes.deep, usual.deep);
        self.game(&mut wishes.game);
        self.count(&mut wishes.equal, usual.equal);
        if self.flag(wishes.depth.is_some()) {
            self.number(wishes.depth.get_or_insert_default(), 4);
        }
        if self.flag(ALGORITHMS[1..].contains(&wishes.algorithm)) {
            self.choice(&mut wishes.algorithm, &ALGORITHMS);
        }
        wishes.fail = if self.flag(wishes.fail == Fail::Hard) { Fail::Hard } else { Fail::Soft };
        wishes.cut_on = if self.flag(wishes.cut_on == CutOn::Strict) { CutOn::Strict } else { CutOn::Equal };
        self.count(&mut wishes.saves_subtree, usual.saves_subtree);
        wishes.none_at_last_child = self.flag(wishes.none_at_last_child);
        wishes.careful_root = self.flag(wishes.careful_root);
        self.count(&mut wishes.chance, usual.chance);
        self.count(&mut wishes.star1, usual.star1);
        self.players(wishes);
    }

    /// Writes or reads the number of players, and which of their searches is wished for.
    fn players(&mut self, wishes: &mut Wishes) {
        let WishedGame::Tree(tree) = &mut wishes.game else { return };
        if self.flag(tree.players.is_some()) {
            self.number(tree.players.get_or_insert_default(), 3);
            let number =
                Algorithm::BY_HAND_OF_PLAYERS.iter().position(|it| *it == wishes.algorithm).unwrap_or_default();
            // The lowest bit comes first: it was the only one when there were two of these searches.
            let [is_odd, is_upper] = [1, 2].map(|bit| self.flag(number & bit != 0));
            wishes.algorithm = Algorithm::BY_HAND_OF_PLAYERS[usize::from(is_odd) + 2 * usize::from(is_upper)];
        }
    }

    /// Writes or reads a range of counts; the usual one takes one bit.
    fn count(&mut self, range: &mut CountRange, usual: CountRange) {
        if !self.flag(*range != usual) {
            *range = usual;
            return;
        }
        let is_span = self.flag(range.max != Some(range.min));
        self.small_number(&mut range.min);
        if !is_span {
            range.max = Some(range.min);
        } else if self.flag(range.max.is_some()) {
            self.small_number(range.max.get_or_insert_default());
        } else {
            range.max = None;
        }
    }

    /// Writes or reads a number in two bits if it is small, and otherwise in ten.
    fn small_number(&mut self, number: &mut usize) {
        let bits = if self.flag(4 <= *number) { 10 } else { 2 };
        self.number(number, bits);
    }

    fn game(&mut self, game: &mut WishedGame) {
        if !self.flag(!matches!(game, WishedGame::Tree(_))) {
            let mut tree = if let WishedGame::Tree(tree) = *game { tree } else { TreeWishes::default() };
            self.tree(&mut tree);
            *game = WishedGame::Tree(tree);
            return;
        }
        let is_same_game = |board: &WishedGame| std::mem::discriminant(board) == std::mem::discriminant(game);
        let mut usual = BOARDS.into_iter().find(is_same_game).unwrap_or(BOARDS[0]);
        let is_usual = usual == *game;
        self.choice(&mut usual, &BOARDS);
        if !self.flag(!is_usual) {
            *game = usual;
            return;
        }
        if self.next.is_some() {
            *game = usual;
        }
        game.sizes_mut().into_iter().for_each(|(_, size, _)| self.number(size, 7));
    }

    fn tree(&mut self, tree: &mut TreeWishes) {
        // The number of players comes later.
        let usual = TreeWishes { players: tree.players, ..TreeWishes::default() };
        if !self.flag(*tree != usual) {
            *tree = usual;
            return;
        }
        if self.flag(tree.branching != usual.branching) {
            self.number(&mut tree.branching.min, 4);
            self.number(&mut tree.branching.max, 4);
        }
        if self.flag(tree.values != usual.values) {
            self.leaf_value(&mut tree.values.min);
            self.leaf_value(&mut tree.values.max);
        }
        self.choice(&mut tree.ties, &TIES);
        tree.evenness = if self.flag(tree.evenness == Evenness::Ragged) { Evenness::Ragged } else { Evenness::Uniform };
        tree.first = if self.flag(tree.first == Player::Min) { Player::Min } else { Player::Max };
    }

    /// Writes or reads the value of a leaf. Small values of either sign take few bits.
    fn leaf_value(&mut self, value: &mut i32) {
        let (offset, bits) = if self.flag(!(-32..32).contains(value)) { (TreeWishes::MAX_VALUE, 21) } else { (32, 6) };
        let mut number = usize::try_from(*value + offset).unwrap_or_default();
        self.number(&mut number, bits);
        *value = i32::try_from(number).unwrap_or_default() - offset;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exam::PaperCode;

    fn exactly(count: usize) -> CountRange {
        CountRange { min: count, max: Some(count) }
    }

    #[test]
    fn the_usual_wishes_are_nothing() {
        assert_eq!(usual(), Wishes { shallow: CountRange::at_least(1), ..Wishes::default() });
        assert_eq!((encode(usual()), decode("")), (String::new(), Some(usual())));
    }

    #[test]
    fn the_players_of_a_tree_come_back() {
        for (players, algorithm) in
            [2, 3, 6].into_iter().flat_map(|it| Algorithm::BY_HAND_OF_PLAYERS.map(|of| (it, of)))
        {
            let plain = TreeWishes { players: Some(players), ..TreeWishes::default() };
            for tree in [plain, TreeWishes { evenness: Evenness::Ragged, ..plain }] {
                let wishes = Wishes { game: WishedGame::Tree(tree), algorithm, ..usual() };
                assert_eq!(decode(&encode(wishes)), Some(wishes));
            }
        }
        // Codes from before there were more than two of these searches.
        for (text, algorithm) in [("7-R34AG54005G3", Algorithm::MaxN), ("7-34AG54005RX", Algorithm::MaxNShallow)] {
            let code: PaperCode = PaperCode::parse(text).unwrap();
            assert_eq!((code.wishes.game.players(), code.wishes.algorithm), (Some(3), algorithm));
        }
        let seven = TreeWishes { players: Some(7), ..TreeWishes::default() };
        assert_eq!(decode::<Wishes>(&encode(Wishes { game: WishedGame::Tree(seven), ..usual() })), None);
    }

    #[test]
    fn any_wishes_come_back() {
        let trees = TreeWishes {
            branching: NumberRange { min: 1, max: 10 },
            values: NumberRange { min: -1_000_000, max: 31 },
            ties: Ties::Wanted,
            evenness: Evenness::Ragged,
            first: Player::Min,
            players: None,
        };
        let games = [
            WishedGame::Tree(trees),
            WishedGame::TicTacToe,
            WishedGame::CONNECT_FOUR,
            WishedGame::ConnectFour { columns: 5, rows: 20, connect: 3 },
            WishedGame::Kalah { pits: 3, seeds: 50 },
            WishedGame::Nim { piles: 20, objects: 100 },
        ];
        let ranges =
            [CountRange::ANY, exactly(0), exactly(7), CountRange::at_least(1_000), CountRange { min: 1, max: Some(2) }];
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
                    assert_eq!(decode(&encode(wishes)), Some(wishes), "{wishes:?}");
                    let other = Wishes { equal: deep, cut_on: CutOn::Strict, none_at_last_child: true, ..usual() };
                    assert_eq!(decode(&encode(other)), Some(other), "{other:?}");
                }
            }
        }
    }

    /// Printed papers depend on these codes.
    #[test]
    fn usual_papers_have_short_codes() {
        let exact = Wishes { shallow: exactly(1), deep: exactly(1), equal: exactly(0), ..usual() };
        let tic_tac_toe = Wishes { game: WishedGame::TicTacToe, ..usual() };
        assert_eq!([exact, tic_tac_toe].map(encode), ["HH4", "4"]);
    }

    #[test]
    fn what_is_written_otherwise_is_no_code() {
        for wrong in ["0", "00", "U", "ZZZZZZZZZZZZZZZZZZZZZZZZ", "é"] {
            assert_eq!(decode::<Wishes>(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let mut written = Bits::default();
        written.number(&mut 5, 3);
        written.flag(false);
        written.number(&mut 1_000, 10);
        written.number(&mut 0, 20);
        let text = written.characters();
        assert_eq!(text, "NYG");
        let mut bits = Bits::read_from(&text.to_lowercase()).unwrap();
        let [mut first, mut second, mut third] = [7; 3];
        bits.number(&mut first, 3);
        let flag = bits.flag(true);
        bits.number(&mut second, 10);
        bits.number(&mut third, 20);
        assert_eq!((first, flag, second, third), (5, false, 1_000, 0));
        assert!(Bits::read_from("U").is_none() && Bits::read_from("é").is_none());
    }

    #[test]
    fn letters_that_look_like_digits_are_read_as_digits() {
        assert_eq!(['o', 'O', 'i', 'L', 'z'].map(value), [Some(0), Some(0), Some(1), Some(1), Some(31)]);
        assert!((0..32).all(|number| value(character(number)) == Some(number)));
    }
}
