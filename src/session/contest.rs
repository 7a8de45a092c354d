//! A game at the table: who sits on which side, how the program thinks, and the way back and forth between the moves.
//!
//! The moves that have been played are the document's. Here is what else belongs to a game: the moves taken back, what
//! the program has thought, and of which position the search is on the canvas. Searches nothing itself.

use super::opponent::{How, Opponent, Reply, Why, first};
use crate::file::Document;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::PlayedGame;
use crate::score::Player;
use crate::search::SearchConfig;
use crate::search::play_level::{PlayLevel, SplitMix64, random_move};
use crate::trace::NodeId;
use crate::trace::passes::Passes;
use std::collections::BTreeMap;

/// Who makes the moves of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Whoever sits before the window.
    Human,
    /// The program.
    Program,
}

/// How the program finds its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// As one of the levels.
    Level(PlayLevel),
    /// As the document is searched.
    AsSearched,
}

/// Something asked for at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Request {
    /// Sit down: whoever sits before the window plays the side that is to move.
    Begin,
    /// Get up. What has been played is the document.
    Leave,
    /// Play a move.
    Move(AnyMove),
    /// Take back the human's last move and what came of it.
    TakeBack,
    /// Play again what was taken back, up to the human's next turn.
    PlayAgain,
    /// Go to where so many moves have been played, and to what the program thought of the last of them.
    GoTo(usize),
    /// Begin again.
    Restart,
    /// Sit elsewhere: who plays MAX, and who plays MIN.
    Sit([Seat; 2]),
    /// Have the program think otherwise.
    Think(Strength),
    /// Have the program's chance follow from another seed.
    Seed(u64),
    /// Have the program move.
    Ask,
}

/// What the program thought before a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The search that shows it.
    pub search: SearchConfig,
    /// How it found its move; not known while it thinks.
    pub how: Option<How>,
}

/// A game at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    seats: [Seat; 2],
    strength: Strength,
    seed: u64,
    /// The moves that have been taken back, the next one last.
    ahead: Vec<AnyMove>,
    /// How many moves had been played where the position is whose search is shown.
    shown: usize,
    /// Another search of it than the program's own, if somebody asked for one.
    other: Option<SearchConfig>,
    /// What the program thought, by how many moves had been played then.
    thoughts: BTreeMap<usize, Thought>,
    /// Whether the program moves as soon as it has thought.
    is_asked: bool,
}

impl Contest {
    /// A game that goes on where a document stands, whose search is shown already.
    pub(super) fn new(game: &PlayedGame<AnyGame>) -> Self {
        let seats = match game.position().to_move() {
            Player::Max => [Seat::Human, Seat::Program],
            Player::Min => [Seat::Program, Seat::Human],
        };
        Self {
            seats,
            strength: Strength::AsSearched,
            seed: 1,
            ahead: Vec::new(),
            shown: game.moves().len(),
            other: None,
            thoughts: BTreeMap::new(),
            is_asked: false,
        }
    }

    /// Who plays MAX, and who plays MIN.
    #[must_use]
    pub const fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// Who makes the moves of a side.
    #[must_use]
    pub const fn seat(&self, player: Player) -> Seat {
        match player {
            Player::Max => self.seats[0],
            Player::Min => self.seats[1],
        }
    }

    /// How the program finds its moves.
    #[must_use]
    pub const fn strength(&self) -> Strength {
        self.strength
    }

    /// What the program's chance follows from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How many moves had been played where the position is whose search is shown.
    #[must_use]
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// What the program thought when so many moves had been played.
    #[must_use]
    pub fn thought(&self, played: usize) -> Option<&Thought> {
        self.thoughts.get(&played)
    }

    /// Whether what is on the canvas is what the program thought.
    #[must_use]
    pub fn shows_a_thought(&self) -> bool {
        self.thoughts.contains_key(&self.shown)
    }

    /// Whether the program moves as soon as it has thought. If not although it is its turn, it waits to be asked.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.is_asked
    }

    /// The game with the moves that have been taken back.
    #[must_use]
    pub fn whole(&self, game: &PlayedGame<AnyGame>) -> PlayedGame<AnyGame> {
        let mut whole = game.clone();
        for &mv in self.ahead.iter().rev() {
            whole.play(mv);
        }
        whole
    }

    /// The position whose search is shown, and how it is searched.
    #[must_use]
    pub fn searched<'a>(&'a self, document: &'a Document) -> (&'a AnyGame, &'a SearchConfig) {
        let thought = self.thoughts.get(&self.shown).map(|thought| &thought.search);
        let search = self.other.as_ref().or(thought).unwrap_or(&document.search);
        (document.game.positions().get(self.shown).unwrap_or(document.position()), search)
    }

    /// The moves played when it was a human's turn last; before there is a human, one move less.
    #[must_use]
    pub fn turn_before(&self, game: &PlayedGame<AnyGame>) -> Option<usize> {
        (0..game.moves().len()).rev().find(|&at| self.stops_at(&game.positions()[at]))
    }

    /// The moves played when it will be a human's turn again, among those that were taken back, or all of them.
    #[must_use]
    pub fn turn_after(&self, game: &PlayedGame<AnyGame>) -> Option<usize> {
        let (whole, now) = (self.whole(game), game.moves().len());
        let last = whole.moves().len();
        (now + 1..=last).find(|&at| at == last || self.stops_at(&whole.positions()[at]))
    }

    fn stops_at(&self, position: &AnyGame) -> bool {
        self.seat(position.to_move()) == Seat::Human || !self.seats.contains(&Seat::Human)
    }

    fn opponent(&self, search: SearchConfig) -> Opponent {
        match self.strength {
            Strength::Level(level) => Opponent::at_level(level, search.merge),
            Strength::AsSearched => Opponent::searching(search),
        }
    }

    /// Does what is asked for with the game of a document.
    pub(super) fn attend(&mut self, document: &mut Document, request: Request) {
        let now = document.game.moves().len();
        match request {
            Request::Begin | Request::Leave => {}
            Request::Move(mv) => {
                let mover = document.position().to_move();
                let is_played = self.seat(mover) == Seat::Human && self.play(document, mv);
                if is_played && !self.ask(document) && document.position().to_move() == mover {
                    // The same side moves again, from where it stands now.
                    self.shown = now + 1;
                    self.other = None;
                }
            }
            Request::TakeBack => self.go_to(document, self.turn_before(&document.game).unwrap_or(now)),
            Request::PlayAgain => self.go_to(document, self.turn_after(&document.game).unwrap_or(now)),
            Request::GoTo(played) => self.go_to(document, played),
            Request::Restart => {
                self.go_to(document, 0);
                self.ask(document);
            }
            Request::Sit(seats) => {
                self.seats = seats;
                self.ask(document);
            }
            Request::Think(strength) => {
                self.strength = strength;
                self.think_again(document);
            }
            Request::Seed(seed) => {
                self.seed = seed;
                self.think_again(document);
            }
            Request::Ask => {
                self.is_asked = self.ask(document);
            }
        }
    }

    /// Has what is on the canvas searched otherwise, and the program think like that from now on.
    pub(super) fn search_otherwise(&mut self, document: &mut Document, search: SearchConfig) {
        document.search = search;
        self.strength = Strength::AsSearched;
        self.other = Some(search);
        self.think_again(document);
    }

    /// Plays a move. What had been taken back is gone unless this is its beginning.
    fn play(&mut self, document: &mut Document, mv: AnyMove) -> bool {
        if !document.game.play(mv) {
            return false;
        }
        if self.ahead.pop() != Some(mv) {
            self.ahead.clear();
            self.thoughts.split_off(&document.game.moves().len());
        }
        true
    }

    fn go_to(&mut self, document: &mut Document, played: usize) {
        let now = document.game.moves().len();
        if played < now {
            self.ahead.extend(document.game.take_back(played).into_iter().rev());
        }
        for _ in now..played {
            if let Some(mv) = self.ahead.pop() {
                document.game.play(mv);
            }
        }
        self.is_asked = false;
        self.other = None;
        // What is thought of a position is not told to whoever is to move in it.
        let now = document.game.moves().len();
        let last_thought = self.thoughts.range(..now).next_back();
        self.shown = last_thought.map_or_else(|| self.shown.min(now), |(&at, _)| at);
    }

    fn think_again(&mut self, document: &mut Document) {
        if self.is_asked {
            self.ask(document);
        }
    }

    /// Has the program think, if it is its turn. Where it plays against itself, it waits to be asked for every move.
    /// Gives whether it is.
    fn ask(&mut self, document: &Document) -> bool {
        self.is_asked = false;
        let (position, now) = (document.position(), document.game.moves().len());
        if self.seat(position.to_move()) == Seat::Human || document.game.legal_moves().is_empty() {
            return false;
        }
        let opponent = self.opponent(document.search);
        let how = (opponent == Opponent::Random).then_some(How::Random);
        self.thoughts.insert(now, Thought { search: opponent.search_at(position), how });
        self.shown = now;
        self.other = None;
        self.is_asked = self.seats.contains(&Seat::Human);
        true
    }

    /// Whether a search is made for the program to move by.
    pub(super) fn wants_reply(&self, document: &Document) -> bool {
        self.is_asked && self.shown == document.game.moves().len()
    }

    /// The program's move, once the search is made that is shown.
    pub(super) fn reply(&self, document: &Document, passes: &Passes<AnyGame>) -> Option<Reply> {
        let thought = self.thoughts.get(&self.shown).filter(|_| self.wants_reply(document))?;
        let position = document.position();
        if thought.how == Some(How::Random) {
            let turns = document.game.positions().iter().rev().skip(1);
            let turns = turns.filter(|before| before.to_move() == position.to_move()).count();
            let mut chance = SplitMix64::with_draws_skipped(self.seed, turns as u64);
            return random_move(position, &mut chance).map(|mv| Reply { mv, how: How::Random });
        }
        let recording = passes.get(passes.deciding_pass());
        let trace = recording.trace();
        let best = trace.best_child(NodeId::ROOT).filter(|_| trace.is_complete());
        let found = best.and_then(|best| recording.move_to(best)).zip(trace.result(NodeId::ROOT));
        let Some((mv, (score, _))) = found else { return first(position) };
        // A search that deepens ends where looking deeper would find the same; a level looks as far as it does.
        let is_as_asked = brings_its_own_depth(&thought.search) && passes.is_complete();
        let depth = if is_as_asked { thought.search.depth } else { recording.config().depth };
        let instead = self.instead(document, thought.search, depth);
        let nodes = passes.count(passes.place(passes.steps())).nodes;
        Some(Reply { mv, how: How::Searched { score, nodes, instead } })
    }

    /// How many plies were looked ahead instead of those asked for, and why.
    fn instead(&self, document: &Document, thought: SearchConfig, depth: Option<usize>) -> Option<(usize, Why)> {
        let Opponent::Searching(asked) = self.opponent(document.search) else { return None };
        match depth {
            Some(depth) if thought.depth != Some(depth) => Some((depth, Why::CutShort(None))),
            Some(depth) if asked.depth != Some(depth) => Some((depth, Why::NoEstimate)),
            _ => None,
        }
    }

    /// Takes note of how far the search came by which the program moves.
    pub(super) fn has_searched(&mut self, depth: Option<usize>) {
        if let Some(thought) = self.thoughts.get_mut(&self.shown)
            && !brings_its_own_depth(&thought.search)
        {
            thought.search.depth = depth;
        }
    }

    /// Plays the program's move.
    pub(super) fn answer(&mut self, document: &mut Document, reply: Reply) {
        let now = document.game.moves().len();
        if let Some(thought) = self.thoughts.get_mut(&now) {
            thought.how = Some(reply.how);
        }
        let goes_on = self.is_asked && self.seats.contains(&Seat::Human);
        self.is_asked = false;
        if self.play(document, reply.mv) && goes_on {
            self.ask(document);
        }
    }
}

/// Whether how deep a search has come is its own affair.
const fn brings_its_own_depth(search: &SearchConfig) -> bool {
    search.algorithm.deepens() || search.algorithm.is_level()
}
