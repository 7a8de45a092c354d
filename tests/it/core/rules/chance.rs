//! Pig as three numbers and 2048 as rows of numbers, with expectiminimax of both as a recursion over fractions.

use super::{SlowRules, check_game, some_moves};
use num_rational::Ratio;
use poda::game::any::AnyGame;
use poda::game::pig::{Pig, PigMove};
use poda::game::twenty48::Twenty48;
use poda::game::weighted::FeatureWeight;
use poda::game::{Game, Outcome};
use poda::score::{Player, Score, Turn};
use poda::search::{Algorithm, SearchConfig, search};
use proptest::prelude::*;
use proptest::sample::select;

type Exact = Ratio<i128>;

/// The value of a position some plies deep, by the slow rules.
fn value<S: SlowRules>(position: &S, depth: usize) -> Exact {
    let moves = position.moves();
    if depth == 0 || moves.is_empty() {
        let (numerator, denominator) = position.score().as_ratio().unwrap();
        return Exact::new(numerator, denominator);
    }
    let values = moves.iter().map(|(_, mv)| value(&position.after(mv), depth - 1));
    match position.turn() {
        Turn::Player(Player::Max) => values.max().unwrap(),
        Turn::Player(Player::Min) => values.min().unwrap(),
        Turn::Chance => {
            let weights: Vec<i128> = moves.iter().map(|(_, mv)| position.weight(mv)).collect();
            let sum: Exact = values.zip(&weights).map(|(value, weight)| value * weight).sum();
            sum / weights.iter().sum::<i128>()
        }
    }
}

/// Checks that all searches of chance nodes find the value of the recursion.
fn check_searches<G: Game, S: SlowRules>(fast: &G, slow: &S, depth: usize) -> Result<(), TestCaseError> {
    let expected = value(slow, depth);
    let expected = Score::ratio(*expected.numer(), *expected.denom()).unwrap();
    for algorithm in [Algorithm::Expectiminimax, Algorithm::Star1, Algorithm::Star2] {
        let config = SearchConfig { algorithm, depth: Some(depth), ..SearchConfig::default() };
        let found = search(&config, fast, &mut ()).continue_value();
        prop_assert_eq!(found, Some(expected), "{:?} {} plies deep of {:?}", algorithm, depth, slow);
    }
    Ok(())
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct SlowPig {
    target: i32,
    max: i32,
    min: i32,
    turn: i32,
    is_max_to_move: bool,
    is_rolling: bool,
}

impl SlowRules for SlowPig {
    type Move = &'static str;

    fn to_move(&self) -> Player {
        if self.is_max_to_move { Player::Max } else { Player::Min }
    }

    fn turn(&self) -> Turn {
        if self.is_rolling { Turn::Chance } else { self.to_move().into() }
    }

    fn moves(&self) -> Vec<(String, Self::Move)> {
        let names: &[&str] = match self.outcome() {
            Some(_) => &[],
            None if self.is_rolling => &["1", "2", "3", "4", "5", "6"],
            None => &["roll", "hold"],
        };
        names.iter().map(|&name| (name.to_owned(), name)).collect()
    }

    fn after(&self, mv: &Self::Move) -> Self {
        let mut next = self.clone();
        next.is_rolling = *mv == "roll";
        if *mv == "hold" {
            *(if self.is_max_to_move { &mut next.max } else { &mut next.min }) += self.turn;
        }
        match *mv {
            "roll" => {}
            "hold" | "1" => {
                next.turn = 0;
                next.is_max_to_move = !self.is_max_to_move;
            }
            number => next.turn += number.parse::<i32>().unwrap(),
        }
        next
    }

    fn score(&self) -> Score {
        let difference = if self.target <= self.max {
            self.target
        } else if self.target <= self.min {
            -self.target
        } else {
            self.max - self.min
        };
        Score::ratio(difference.into(), self.target.into()).unwrap()
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = match (self.target <= self.max, self.target <= self.min) {
            (true, _) => Player::Max,
            (_, true) => Player::Min,
            (false, false) => return None,
        };
        Some(Outcome::Won(winner))
    }
}

fn a_pig() -> impl Strategy<Value = (Pig, SlowPig)> {
    let points = (1..=30_u32, 0..=30_u32, 0..=30_u32, 0..=12_u32, any::<bool>());
    points.prop_filter_map("only one player has won", |(target, max, min, turn, is_max_to_move)| {
        let to_move = if is_max_to_move { Player::Max } else { Player::Min };
        let pig = Pig::new(target, [max, min], turn, to_move)?;
        let [target, max, min, turn] = [target, max, min, turn].map(u32::cast_signed);
        Some((pig, SlowPig { target, max, min, turn, is_max_to_move, is_rolling: false }))
    })
}

/// The tiles row by row, and the weights of the four features.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct SlowTiles {
    rows: Vec<Vec<u32>>,
    is_due: bool,
    weights: [i32; 4],
}

/// Slides a row to the left, one step at a time.
fn slid(row: &[u32]) -> Vec<u32> {
    let mut tiles: Vec<u32> = row.iter().copied().filter(|&tile| tile != 0).collect();
    let mut at = 0;
    while at + 1 < tiles.len() {
        if tiles[at] == tiles[at + 1] {
            tiles[at] *= 2;
            tiles.remove(at + 1);
        }
        at += 1;
    }
    tiles.resize(row.len(), 0);
    tiles
}

fn mirrored(rows: &[Vec<u32>]) -> Vec<Vec<u32>> {
    rows.iter().map(|row| row.iter().rev().copied().collect()).collect()
}

fn transposed(rows: &[Vec<u32>]) -> Vec<Vec<u32>> {
    (0..rows[0].len()).map(|column| rows.iter().map(|row| row[column]).collect()).collect()
}

fn to_the_left(rows: &[Vec<u32>]) -> Vec<Vec<u32>> {
    rows.iter().map(|row| slid(row)).collect()
}

impl SlowTiles {
    fn after_slide(&self, direction: &str) -> Vec<Vec<u32>> {
        let rows = &self.rows;
        match direction {
            "up" => transposed(&to_the_left(&transposed(rows))),
            "right" => mirrored(&to_the_left(&mirrored(rows))),
            "down" => transposed(&mirrored(&to_the_left(&mirrored(&transposed(rows))))),
            _ => to_the_left(rows),
        }
    }

    fn counts(&self) -> [i32; 4] {
        let (rows, columns) = (&self.rows, transposed(&self.rows));
        let lines: Vec<Vec<u32>> =
            rows.iter().chain(&columns).map(|line| line.iter().copied().filter(|&tile| tile != 0).collect()).collect();
        let merges = lines.iter().map(|line| line.windows(2).filter(|pair| pair[0] == pair[1]).count()).sum::<usize>();
        // A line is in order unless some tile is between two smaller or two greater ones.
        let is_peak = |line: &[u32], at: usize| {
            let (before, after) = (&line[..at], &line[at + 1..]);
            let some = |tiles: &[u32], is: &dyn Fn(u32) -> bool| tiles.iter().any(|&tile| is(tile));
            some(before, &|tile| tile < line[at]) && some(after, &|tile| tile < line[at])
                || some(before, &|tile| line[at] < tile) && some(after, &|tile| line[at] < tile)
        };
        let monotone = lines.iter().filter(|line| !(0..line.len()).any(|at| is_peak(line, at))).count();
        let all: Vec<u32> = rows.concat();
        let empty = all.iter().filter(|&&tile| tile == 0).count();
        let greatest = *all.iter().max().unwrap();
        let corners = [rows.first(), rows.last()].map(|row| row.map(|row| [row[0], *row.last().unwrap()]).unwrap());
        let corner = greatest != 0 && corners.concat().contains(&greatest);
        [empty, merges, monotone, corner.into()].map(|count| i32::try_from(count).unwrap())
    }
}

impl SlowRules for SlowTiles {
    type Move = String;

    fn to_move(&self) -> Player {
        Player::Max
    }

    fn turn(&self) -> Turn {
        if self.is_due { Turn::Chance } else { Player::Max.into() }
    }

    fn moves(&self) -> Vec<(String, String)> {
        let names: Vec<String> = if self.is_due {
            let cells = self.rows.concat();
            let empty = (0..cells.len()).filter(|&cell| cells[cell] == 0);
            empty.flat_map(|cell| [format!("{cell}-2"), format!("{cell}-4")]).collect()
        } else {
            let slides = ["up", "right", "down", "left"].into_iter();
            slides.filter(|slide| self.after_slide(slide) != self.rows).map(str::to_owned).collect()
        };
        names.into_iter().map(|name| (name.clone(), name)).collect()
    }

    fn weight(&self, mv: &String) -> i128 {
        if mv.ends_with("-2") { 9 } else { 1 }
    }

    fn after(&self, mv: &String) -> Self {
        let mut next = Self { is_due: !self.is_due, ..self.clone() };
        match mv.split_once('-') {
            None => next.rows = self.after_slide(mv),
            Some((cell, tile)) => {
                let (cell, columns): (usize, usize) = (cell.parse().unwrap(), self.rows[0].len());
                next.rows[cell / columns][cell % columns] = tile.parse().unwrap();
            }
        }
        next
    }

    fn score(&self) -> Score {
        Score::from(self.weights.iter().zip(self.counts()).map(|(weight, count)| weight * count).sum::<i32>())
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn is_over(&self) -> bool {
        self.moves().is_empty()
    }
}

fn some_tiles(most: usize) -> impl Strategy<Value = (Twenty48, SlowTiles)> {
    let board = (2..=most, 2..=most).prop_flat_map(|(columns, rows)| {
        let tile = prop_oneof![3 => select(&[0_u32, 2, 4]), 1 => select(&[8_u32, 64, 2_048])];
        prop::collection::vec(prop::collection::vec(tile, columns), rows)
    });
    (board, any::<bool>(), prop::array::uniform4(-5..=5_i32)).prop_map(|(rows, is_due, weights)| {
        let mut all = [FeatureWeight::default(); 6];
        for (weight, &whole) in all.iter_mut().zip(&weights) {
            *weight = FeatureWeight::of(whole.into()).unwrap();
        }
        let fast = Twenty48::new(&rows).unwrap().with_due(is_due).with_weights(all);
        let is_due = is_due && rows.concat().contains(&0);
        (fast, SlowTiles { rows, is_due, weights })
    })
}

proptest! {
    #[test]
    fn pig_is_played_as_by_three_numbers((fast, slow) in a_pig(), moves in some_moves()) {
        check_game(AnyGame::Pig(fast), slow, &moves)?;
    }

    #[test]
    fn tiles_slide_as_rows_of_numbers((fast, slow) in some_tiles(4), moves in some_moves()) {
        check_game(AnyGame::Twenty48(fast), slow, &moves)?;
    }

    #[test]
    fn every_search_of_pig_finds_the_expected_value((fast, slow) in a_pig(), depth in 0..=6_usize) {
        check_searches(&fast, &slow, depth)?;
    }

    #[test]
    fn every_search_of_2048_finds_the_expected_value((fast, slow) in some_tiles(3), depth in 0..=3_usize) {
        check_searches(&fast, &slow, depth)?;
    }
}

/// To two points a single roll wins unless it is a 1: who is to move wins with the probability p = 5/6 + 1/6·(1 − p),
/// which is 6/7, and the game is worth 6/7 − 1/7 = 5/7. A limited search counts no point beyond its horizon: every
/// further try adds a term of 5/6 − 5/36 + 5/216 − …, whose sum is 5/7.
#[test]
fn the_searches_of_a_tiny_game_of_pig_come_nearer_and_nearer_to_its_value() {
    let game = Pig::new(2, [0, 0], 0, Player::Max).unwrap();
    let found = |depth| {
        let config =
            SearchConfig { algorithm: Algorithm::Expectiminimax, depth: Some(depth), ..SearchConfig::default() };
        search(&config, &game, &mut ()).continue_value().and_then(Score::as_ratio).unwrap()
    };
    assert_eq!([1, 3, 5, 7, 9].map(found), [(0, 1), (5, 6), (25, 36), (155, 216), (925, 1_296)]);
    let errors = [3, 5, 7, 9].map(|depth| {
        let (numerator, denominator) = found(depth);
        Exact::new(numerator, denominator) - Exact::new(5, 7)
    });
    assert!(errors.is_sorted_by(|before, after| *after * *before < 0.into() && *after * *after < *before * *before));
    assert_eq!(
        game.after(PigMove::Roll).after(PigMove::Die(2)).after(PigMove::Hold).evaluate().score(),
        Score::from(1)
    );
}
