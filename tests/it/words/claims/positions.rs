//! Small positions of every kind, by random: trees as they are written in files, and boards near the end of their
//! games.

use crate::words::claims::xor_shift::XorShift;
use poda::document::Document;
use poda::file;
use poda::game::Game;
use poda::game::any::AnyGame;
use std::fmt::Write;

/// A kind of position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A tree in which turns alternate.
    Tree,
    /// A tree in which a side may move twice running.
    TurnsOutOfOrder,
    /// A tree in which many values are equal.
    Ties,
    /// A tree with infinite values.
    Infinite,
    /// A tree with values that are written rounded.
    LongNumbers,
    /// A tree with few children and many levels.
    Deep,
    /// A tree in which chance may decide.
    Chance,
    /// A tree in which not every inner node can be evaluated.
    WithoutEstimates,
    TicTacToe,
    ConnectThree,
    Nim,
    Kalah,
    Babilego,
    Othello,
    Pig,
    Twenty48,
}

impl Kind {
    pub const ALL: [Self; 16] = [
        Self::Tree,
        Self::TurnsOutOfOrder,
        Self::Ties,
        Self::Infinite,
        Self::LongNumbers,
        Self::Deep,
        Self::Chance,
        Self::WithoutEstimates,
        Self::TicTacToe,
        Self::ConnectThree,
        Self::Nim,
        Self::Kalah,
        Self::Babilego,
        Self::Othello,
        Self::Pig,
        Self::Twenty48,
    ];

    pub const fn is_tree(self) -> bool {
        (self as usize) <= (Self::WithoutEstimates as usize)
    }

    /// The depth to which a position can be searched: of a game that is long, or has no end, only the next plies.
    pub fn limited(self, depth: Option<usize>) -> Option<usize> {
        let most = match self {
            Self::Tree
            | Self::TurnsOutOfOrder
            | Self::Ties
            | Self::Infinite
            | Self::LongNumbers
            | Self::Deep
            | Self::Chance
            | Self::WithoutEstimates
            | Self::TicTacToe
            | Self::ConnectThree
            | Self::Nim
            | Self::Kalah
            | Self::Babilego => return depth,
            Self::Othello => 2,
            Self::Twenty48 => 3,
            Self::Pig => 4,
        };
        Some(depth.unwrap_or(most).min(most))
    }
}

/// A position of a kind.
pub fn position(kind: Kind, random: &mut XorShift) -> Document {
    if kind.is_tree() {
        let text = tree(kind, random);
        return file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}: {text}"));
    }
    let text = match kind {
        Kind::TicTacToe => match random.below(5) {
            4 => "TicTacToe(sooner: true)",
            0 => "TicTacToe(evaluation: Outcome)",
            1 => "TicTacToe(cells: [0, 3, 6, 7, 8, 5, 2, 1, 4])",
            2 => "TicTacToe(max: O)",
            _ => "TicTacToe()",
        },
        Kind::ConnectThree => "ConnectFour(columns: 4, rows: 3, connect: 3)",
        Kind::Nim => *random.one_of(&[
            "Nim(piles: [1, 2, 2])",
            "Nim(piles: [3, 2], misere: true)",
            "Nim(piles: [1, 1, 1], to_move: Min)",
        ]),
        Kind::Kalah => "Kalah(south: [2, 1, 2], north: [1, 2, 2])",
        Kind::Babilego => "Babilego(south: [[1, 5], [10, 1]], north: [[5], [10, 1, 1]])",
        Kind::Pig => *random.one_of(&[
            "Pig(target: 6)",
            "Pig(target: 10, scores: (6, 7), turn: 3)",
            "Pig(target: 8, scores: (5, 2), turn: 2, to_move: Min)",
            "Pig(target: 5, scores: (3, 4), turn: 2, rolling: true)",
        ]),
        Kind::Twenty48 => *random.one_of(&[
            "Twenty48(board: [[2, 0], [4, 2]])",
            "Twenty48(board: [[2, 0], [0, 2]], to_move: Chance)",
            "Twenty48(board: [[4, 4, 2], [2, 0, 8]], evaluation: Weighted(empty: 1, corner: 2))",
        ]),
        _ => "Othello()",
    };
    let start = file::load(format!("(version: 1, game: {text})").as_bytes())
        .unwrap_or_else(|error| panic!("{error:?}: {text}"));
    // Played by chance until little of the game is left.
    let (most, plies) = match kind {
        Kind::Othello => (40_000, 3),
        Kind::Pig | Kind::Twenty48 => (2_000, 4),
        _ => (300, 64),
    };
    let mut position = start.position().clone();
    while most < size(&position, plies, most + 1) {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        position = position.after(*random.one_of(&moves));
    }
    start.with_position(position)
}

/// How many positions follow, so many plies deep and so many at most.
fn size(position: &AnyGame, plies: usize, most: usize) -> usize {
    let mut moves = Vec::new();
    if 0 < plies {
        position.legal_moves(&mut moves);
    }
    let mut nodes = 1;
    for mv in moves {
        if most <= nodes {
            break;
        }
        nodes += size(&position.after(mv), plies - 1, most - nodes);
    }
    nodes
}

fn tree(kind: Kind, random: &mut XorShift) -> String {
    let root = random.one_of(&["Max", "Min"]);
    let bounds = if kind == Kind::Chance && random.happens(80) { "bounds: (-5, 5), " } else { "" };
    let mut text = format!("(version: 1, game: Tree(root: {root}, {bounds}tree: ");
    let mut names = 0;
    let levels = match kind {
        Kind::Deep => 5,
        _ => 2 + random.below(3),
    };
    let is_leaf_alone = random.happens(3);
    node(kind, if is_leaf_alone { 0 } else { levels }, random, &mut names, &mut text);
    text.push_str("))");
    text
}

fn node(kind: Kind, levels: usize, random: &mut XorShift, names: &mut usize, text: &mut String) {
    let children = match kind {
        Kind::Deep => 1 + random.below(2),
        _ => 1 + random.below(3),
    };
    let is_leaf = levels == 0 || random.happens(if kind == Kind::Deep { 5 } else { 15 });
    text.push('(');
    if random.happens(70) {
        let name = *names;
        *names += 1;
        let letter = char::from(b'A' + u8::try_from(name % 26).expect("there are 26 letters"));
        let number = if name < 26 { String::new() } else { (name / 26).to_string() };
        write!(text, "name: \"{letter}{number}\", ").unwrap();
    }
    let is_chance = kind == Kind::Chance && !is_leaf && random.happens(50);
    if kind == Kind::TurnsOutOfOrder && random.happens(40) {
        write!(text, "player: {}, ", random.one_of(&["Max", "Min"])).unwrap();
    }
    if is_leaf {
        write!(text, "value: {}", value(kind, random)).unwrap();
    } else {
        if kind != Kind::WithoutEstimates || random.happens(50) {
            write!(text, "estimate: {}, ", value(kind, random)).unwrap();
        }
        text.push_str(if is_chance { "chance: [" } else { "children: [" });
        for _ in 0..children {
            if is_chance {
                write!(text, "({}, ", 1 + random.below(3)).unwrap();
            }
            node(kind, levels - 1, random, names, text);
            text.push_str(if is_chance { "), " } else { ", " });
        }
        text.push(']');
    }
    text.push(')');
}

fn value(kind: Kind, random: &mut XorShift) -> String {
    let small = |random: &mut XorShift, most: usize| {
        let integer = |number: usize| i64::try_from(number).unwrap();
        (integer(random.below(2 * most + 1)) - integer(most)).to_string()
    };
    match kind {
        Kind::Ties => small(random, 1),
        Kind::Infinite if random.happens(35) => (*random.one_of(&["inf", "-inf"])).to_owned(),
        Kind::LongNumbers => {
            let long = [
                "0.1",
                "0.333333333333",
                "-0.333333333333",
                "1e300",
                "-1e300",
                "-0.000001",
                "1234567.125",
                "-2.5",
                "0",
            ];
            (*random.one_of(&long)).to_owned()
        }
        _ => small(random, 5),
    }
}
