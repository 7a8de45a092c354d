//! Games of 25,000 plies, on a thread with a stack of 256 KB: no recursion along such a line overflows the stack, if it
//! takes more than ten bytes a ply.

use poda::game::board::Board;
use poda::game::evaluation::Evaluation;
use poda::game::{Game, GameView};
use poda::i18n::narration::caption;
use poda::i18n::{Language, Words};
use poda::picture::{Notation, TreeLayout};
use poda::score::{Interval, Player, Score, Turn};
use poda::search::budget::MAX_PLIES;
use poda::search::mistakes::{Mistake, search_with_mistake};
use poda::search::play_level::PlayLevel;
use poda::search::refutation::refutation;
use poda::search::what_if::what_if;
use poda::search::{Algorithm, Opponent, Quiescence, SearchConfig, search};
use poda::trace::Story;
use poda::trace::limits::{Ending, Limits};
use poda::trace::recorder::{record_passes, record_with_union};
use poda::trace::union_tree::UnionTree;
use std::ops::ControlFlow;
use std::process::{Command, Stdio};

/// The plies of the game.
const PLIES: u32 = 25_000;

/// Calls a function on a thread with a stack of 256 KB.
fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(256 << 10).spawn(work).unwrap().join().unwrap();
}

/// A game of one long line: the first move continues it, the second ends it. Nothing can be evaluated before the end,
/// so that a search that deepens gets there in its first pass.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Line {
    ply: u32,
    plies: u32,
    /// Whether a die is rolled at every other ply, and a player has a single move.
    has_chance: bool,
}

impl Line {
    fn new(plies: u32, has_chance: bool) -> Self {
        Self { ply: 0, plies, has_chance }
    }
}

impl Game for Line {
    type Move = u8;

    fn to_move(&self) -> Player {
        if self.ply % 4 < 2 { Player::Max } else { Player::Min }
    }

    fn turn(&self) -> Turn {
        if self.has_chance && self.ply % 2 == 1 { Turn::Chance } else { Turn::Player(self.to_move()) }
    }

    fn has_chance(&self) -> bool {
        self.has_chance
    }

    fn bounds(&self) -> Interval {
        Interval::around_zero(Score::from(1))
    }

    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        if self.ply < self.plies {
            let is_forced = self.has_chance && self.turn() != Turn::Chance;
            moves.extend(0..if is_forced { 1 } else { 2 });
        }
    }

    fn after(&self, mv: u8) -> Self {
        Self { ply: if mv == 0 { self.ply + 1 } else { self.plies }, ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        Evaluation::Value(Score::ZERO)
    }

    fn can_be_evaluated(&self) -> bool {
        self.ply == self.plies
    }
}

impl GameView for Line {
    fn move_name(&self, mv: u8) -> String {
        mv.to_string()
    }

    fn board(&self) -> Board {
        Board::Abstract
    }
}

/// Every algorithm, with and without a table and quiescence, and against an opponent who moves at random.
fn configs() -> Vec<SearchConfig> {
    let mut configs = Vec::new();
    for algorithm in Algorithm::ALL {
        let plain = SearchConfig { algorithm, depth: None, ..SearchConfig::default() };
        let quiescence = Some(Quiescence { plies: PLIES as usize, ..Quiescence::default() });
        configs.extend([
            plain,
            SearchConfig { table: true, ..plain },
            SearchConfig { depth: Some(1), quiescence, ..plain },
            plain.against(Opponent::Random),
        ]);
    }
    configs
}

#[test]
fn every_algorithm_reaches_the_end_of_a_long_line() {
    for config in configs() {
        for has_chance in [false, true] {
            // Where a player of several moves follows chance, Star2 searches the first of them twice, at every ply.
            let is_random = config.opponent == Opponent::Random;
            if has_chance && !config.algorithm.properties().searches_chance || !has_chance && is_random {
                continue;
            }
            on_a_small_stack(move || {
                let score = search(&config, &Line::new(PLIES, has_chance), &mut ());
                assert_eq!(score, ControlFlow::Continue(Score::ZERO), "{config:?}");
            });
        }
    }
}

#[test]
fn every_mistaken_search_reaches_the_end_of_a_long_line() {
    for mistake in Mistake::ALL {
        on_a_small_stack(move || {
            let found = search_with_mistake(mistake, &SearchConfig::default(), &Line::new(PLIES, false), &mut ());
            assert!(found.is_continue(), "{mistake:?}");
        });
    }
}

/// As deep as a trace goes.
#[test]
fn what_is_made_of_a_recording_as_deep_as_a_trace_goes_has_room() {
    let line = || Line::new(u32::try_from(MAX_PLIES).unwrap(), false);
    for algorithm in Algorithm::ALL {
        on_a_small_stack(move || {
            let config = SearchConfig { algorithm, ..SearchConfig::default() };
            let passes = record_passes(&config, &line(), Limits::nodes(1_000_000), &());
            assert!(passes.iter().all(|pass| pass.trace().ending() == Ending::Complete), "{algorithm:?}");
            let recording = passes.last();
            let deepest = recording.trace().nodes().max_by_key(|&node| recording.trace().ply(node)).unwrap();
            let rows = TreeLayout::new(recording, Notation::Node).rows();
            assert_eq!(rows, 1 + recording.trace().ply(deepest), "{algorithm:?}");
            let shallow = SearchConfig { algorithm: Algorithm::Level(PlayLevel::Beginner), ..config };
            let beside = record_with_union(&shallow, &line(), Limits::nodes(1_000_000), &(), &UnionTree::of(recording));
            assert!(recording.trace().node_count() <= beside.trace().node_count() + 1, "{algorithm:?}");
            let words = Words::new(Language::ENGLISH);
            for step in [1, recording.trace().len() / 2, recording.trace().len()] {
                assert!(caption(&words, recording, step).plain().ends_with('.'), "{algorithm:?}, step {step}");
            }
            let path = recording.moves_to(deepest);
            let above = &path[..path.len().saturating_sub(1)];
            // Whether the nodes are too many to be searched again is decided down there.
            let _ = what_if(&config, &line(), &path, Score::from(1), 1_000_000);
            let _ = refutation(&config, &line(), above, &[1], &[]);
        });
    }
}

/// Pig goes on as long as nobody holds: its first line is as long as a trace goes.
const PIG: [&str; 2] = ["(version: 1, game: Pig(target: 20), search: (algorithm: Star2))", "(version: 1, game: Pig())"];

/// The commands end, if only at a limit: a process that overflows its stack is ended by a signal.
#[test]
fn no_command_overflows_the_stack_on_pig() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("pig.svg");
    let picture = picture.to_str().unwrap();
    for (number, text) in PIG.iter().enumerate() {
        let file = folder.path().join(format!("pig-{number}.ron"));
        std::fs::write(&file, text).unwrap();
        for algorithm in ["expectiminimax", "star1", "star2"] {
            for command in [
                &["solve", "--json"][..],
                &["trace", "--json", "--short-ids"],
                &["export", "-o", picture],
                &["practice", "--list"],
                &["compare"],
            ] {
                let mut poda = Command::new(env!("CARGO_BIN_EXE_poda"));
                poda.args(command)
                    .args(["--algorithm", algorithm, "--depth", "full", "--max-nodes", "20000"])
                    .arg(&file);
                let status = poda.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
                assert!(matches!(status.code(), Some(0 | 1)), "{command:?} by {algorithm} of {text}: {status}");
            }
        }
    }
}
