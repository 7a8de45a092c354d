//! A game at the table: who sits on which side, how the program thinks, and the way back and forth between the moves.
//!
//! The moves that have been played are the document's. Here is what else belongs to a game: the moves taken back, what
//! the program has thought, and of which position the search is on the canvas. Searches nothing itself.

use super::opponent::{DepthReason, MoveSource, Opponent, Reply, chooses_depth, first};
use crate::document::Document;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::PlayedGame;
use crate::score::Player;
use crate::search::SearchConfig;
use crate::search::beginner::random_move;
use crate::search::play_level::PlayLevel;
use crate::search::split_mix_64::SplitMix64;
use crate::trace::NodeId;
use crate::trace::passes::Passes;
use std::collections::BTreeMap;

/// Who makes the moves of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controller {
    /// Whoever sits before the window.
    Human,
    /// The program.
    Program,
}

/// How the program finds its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentKind {
    /// As one of the levels.
    Level(PlayLevel),
    /// As the document is searched.
    DocumentSearch,
}

/// Something asked for at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MatchCommand {
    /// Sit down: whoever sits before the window plays the side that is to move.
    Start,
    /// Get up. What has been played is the document.
    End,
    /// Play a move.
    Move(AnyMove),
    /// Take back the human's last move and what came of it.
    TakeBack,
    /// Play again what was taken back, up to the human's next turn.
    Replay,
    /// Go to where so many moves have been played, and to what the program thought of the last of them.
    GoToPly(usize),
    /// Begin again.
    Restart,
    /// Sit elsewhere: who plays MAX, and who plays MIN.
    SetControllers([Controller; 2]),
    /// Have the program think otherwise.
    SetOpponent(OpponentKind),
    /// Have the program's chance follow from another seed.
    SetSeed(u64),
    /// Have the program move.
    RequestMove,
}

/// What the program thought before a move.
#[derive(Clone, Debug, PartialEq)]
pub struct OpponentSearch {
    /// The search that shows it.
    pub search: SearchConfig,
    /// How it found its move; not known while it thinks.
    pub source: Option<MoveSource>,
}

/// A game at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    controllers: [Controller; 2],
    opponent_kind: OpponentKind,
    seed: u64,
    /// The moves that have been taken back, the next one last.
    undone_moves: Vec<AnyMove>,
    /// How many moves had been played where the position is whose search is shown.
    shown_ply: usize,
    /// Another search of it than the program's own, if somebody asked for one.
    override_search: Option<SearchConfig>,
    /// What the program thought, by how many moves had been played then.
    opponent_searches: BTreeMap<usize, OpponentSearch>,
    /// Whether the program moves as soon as it has thought.
    is_move_requested: bool,
}

impl Match {
    /// A game that goes on where a document stands, whose search is shown already.
    pub(super) fn new(game: &PlayedGame<AnyGame>) -> Self {
        let controllers = match game.position().to_move() {
            Player::Max => [Controller::Human, Controller::Program],
            Player::Min => [Controller::Program, Controller::Human],
        };
        Self {
            controllers,
            opponent_kind: OpponentKind::DocumentSearch,
            seed: 1,
            undone_moves: Vec::new(),
            shown_ply: game.moves().len(),
            override_search: None,
            opponent_searches: BTreeMap::new(),
            is_move_requested: false,
        }
    }

    /// Who plays MAX, and who plays MIN.
    #[must_use]
    pub const fn controllers(&self) -> [Controller; 2] {
        self.controllers
    }

    /// Who makes the moves of a side.
    #[must_use]
    pub const fn controller(&self, player: Player) -> Controller {
        match player {
            Player::Max => self.controllers[0],
            Player::Min => self.controllers[1],
        }
    }

    /// How the program finds its moves.
    #[must_use]
    pub const fn opponent_kind(&self) -> OpponentKind {
        self.opponent_kind
    }

    /// What the program's chance follows from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How many moves had been played where the position is whose search is shown.
    #[must_use]
    pub const fn shown_ply(&self) -> usize {
        self.shown_ply
    }

    /// What the program thought when so many moves had been played.
    #[must_use]
    pub fn opponent_search(&self, played: usize) -> Option<&OpponentSearch> {
        self.opponent_searches.get(&played)
    }

    /// Whether what is on the canvas is what the program thought.
    #[must_use]
    pub fn shows_opponent_search(&self) -> bool {
        self.opponent_searches.contains_key(&self.shown_ply)
    }

    /// Whether the program moves as soon as it has thought. If not although it is its turn, it waits to be asked.
    #[must_use]
    pub const fn is_move_requested(&self) -> bool {
        self.is_move_requested
    }

    /// The game with the moves that have been taken back.
    #[must_use]
    pub fn full_game(&self, game: &PlayedGame<AnyGame>) -> PlayedGame<AnyGame> {
        let mut whole = game.clone();
        for &mv in self.undone_moves.iter().rev() {
            whole.play(mv);
        }
        whole
    }

    /// The position whose search is shown, and how it is searched.
    #[must_use]
    pub fn searched<'a>(&'a self, document: &'a Document) -> (&'a AnyGame, &'a SearchConfig) {
        let thought = self.opponent_searches.get(&self.shown_ply).map(|thought| &thought.search);
        let search = self.override_search.as_ref().or(thought).unwrap_or(&document.search);
        (document.game.positions().get(self.shown_ply).unwrap_or(document.position()), search)
    }

    /// The moves played when it was a human's turn last; before there is a human, one move less.
    #[must_use]
    pub fn previous_turn(&self, game: &PlayedGame<AnyGame>) -> Option<usize> {
        (0..game.moves().len()).rev().find(|&at| self.is_turn_of_human(&game.positions()[at]))
    }

    /// The moves played when it will be a human's turn again, among those that were taken back, or all of them.
    #[must_use]
    pub fn next_turn(&self, game: &PlayedGame<AnyGame>) -> Option<usize> {
        let (whole, now) = (self.full_game(game), game.moves().len());
        let last = whole.moves().len();
        (now + 1..=last).find(|&at| at == last || self.is_turn_of_human(&whole.positions()[at]))
    }

    fn is_turn_of_human(&self, position: &AnyGame) -> bool {
        self.controller(position.to_move()) == Controller::Human || !self.controllers.contains(&Controller::Human)
    }

    fn opponent_for(&self, search: SearchConfig) -> Opponent {
        match self.opponent_kind {
            OpponentKind::Level(level) => Opponent::at_level(level, search.merge),
            OpponentKind::DocumentSearch => Opponent::searching(search),
        }
    }

    /// Does what is asked for with the game of a document.
    pub(super) fn dispatch(&mut self, document: &mut Document, command: MatchCommand) {
        let now = document.game.moves().len();
        match command {
            MatchCommand::Start | MatchCommand::End => {}
            MatchCommand::Move(mv) => {
                let mover = document.position().to_move();
                let is_played = self.controller(mover) == Controller::Human && self.play(document, mv);
                if is_played && !self.request_move(document) && document.position().to_move() == mover {
                    // The same side moves again, from where it stands now.
                    self.shown_ply = now + 1;
                    self.override_search = None;
                }
            }
            MatchCommand::TakeBack => self.go_to(document, self.previous_turn(&document.game).unwrap_or(now)),
            MatchCommand::Replay => self.go_to(document, self.next_turn(&document.game).unwrap_or(now)),
            MatchCommand::GoToPly(played) => self.go_to(document, played),
            MatchCommand::Restart => {
                self.go_to(document, 0);
                self.request_move(document);
            }
            MatchCommand::SetControllers(controllers) => {
                self.controllers = controllers;
                self.request_move(document);
            }
            MatchCommand::SetOpponent(opponent_kind) => {
                self.opponent_kind = opponent_kind;
                self.restart_search(document);
            }
            MatchCommand::SetSeed(seed) => {
                self.seed = seed;
                self.restart_search(document);
            }
            MatchCommand::RequestMove => {
                self.is_move_requested = self.request_move(document);
            }
        }
    }

    /// Has what is on the canvas searched otherwise, and the program think like that from now on.
    pub(super) fn set_search(&mut self, document: &mut Document, search: SearchConfig) {
        document.search = search;
        self.opponent_kind = OpponentKind::DocumentSearch;
        self.override_search = Some(search);
        self.restart_search(document);
    }

    /// Plays a move. What had been taken back is gone unless this is its beginning.
    fn play(&mut self, document: &mut Document, mv: AnyMove) -> bool {
        if !document.game.play(mv) {
            return false;
        }
        if self.undone_moves.pop() != Some(mv) {
            self.undone_moves.clear();
            self.opponent_searches.split_off(&document.game.moves().len());
        }
        true
    }

    fn go_to(&mut self, document: &mut Document, played: usize) {
        let now = document.game.moves().len();
        if played < now {
            self.undone_moves.extend(document.game.take_back(played).into_iter().rev());
        }
        for _ in now..played {
            if let Some(mv) = self.undone_moves.pop() {
                document.game.play(mv);
            }
        }
        self.is_move_requested = false;
        self.override_search = None;
        // What is thought of a position is not told to whoever is to move in it.
        let now = document.game.moves().len();
        let last_thought = self.opponent_searches.range(..now).next_back();
        self.shown_ply = last_thought.map_or_else(|| self.shown_ply.min(now), |(&at, _)| at);
    }

    fn restart_search(&mut self, document: &mut Document) {
        if self.is_move_requested {
            self.request_move(document);
        }
    }

    /// Has the program think, if it is its turn. Where it plays against itself, it waits to be asked for every move.
    /// Gives whether it is.
    fn request_move(&mut self, document: &Document) -> bool {
        self.is_move_requested = false;
        let (position, now) = (document.position(), document.game.moves().len());
        if self.controller(position.to_move()) == Controller::Human || document.game.legal_moves().is_empty() {
            return false;
        }
        let opponent = self.opponent_for(document.search);
        let source = (opponent == Opponent::Random).then_some(MoveSource::Random);
        self.opponent_searches.insert(now, OpponentSearch { search: opponent.search_at(position), source });
        self.shown_ply = now;
        self.override_search = None;
        self.is_move_requested = self.controllers.contains(&Controller::Human);
        true
    }

    /// Whether a search is made for the program to move by.
    pub(super) fn awaits_reply(&self, document: &Document) -> bool {
        self.is_move_requested && self.shown_ply == document.game.moves().len()
    }

    /// The program's move, once the search is made that is shown.
    pub(super) fn reply(&self, document: &Document, passes: &Passes<AnyGame>) -> Option<Reply> {
        let thought = self.opponent_searches.get(&self.shown_ply).filter(|_| self.awaits_reply(document))?;
        let position = document.position();
        if thought.source == Some(MoveSource::Random) {
            let turns = document.game.positions().iter().rev().skip(1);
            let turns = turns.filter(|before| before.to_move() == position.to_move()).count();
            let mut chance = SplitMix64::with_draws_skipped(self.seed, turns as u64);
            return random_move(position, &mut chance).map(|mv| Reply { mv, source: MoveSource::Random });
        }
        let recording = passes.get(passes.deciding_pass());
        let trace = recording.trace();
        let best = trace.best_child(NodeId::ROOT).filter(|_| trace.is_complete());
        let found = best.and_then(|best| recording.move_to(best)).zip(trace.result(NodeId::ROOT));
        let Some((mv, (score, _))) = found else { return first(position) };
        // A search that deepens ends where looking deeper would find the same; a level looks as far as it does.
        let is_as_asked = chooses_depth(&thought.search) && passes.is_complete();
        let depth = if is_as_asked { thought.search.depth } else { recording.config().depth };
        let other_depth = self.other_depth(document, thought.search, depth);
        let nodes = passes.stats(passes.locate(passes.end())).nodes;
        Some(Reply { mv, source: MoveSource::Searched { score, nodes, other_depth } })
    }

    /// How many plies were looked ahead instead of those asked for, and why.
    fn other_depth(
        &self,
        document: &Document,
        thought: SearchConfig,
        depth: Option<usize>,
    ) -> Option<(usize, DepthReason)> {
        let Opponent::Searching(asked) = self.opponent_for(document.search) else { return None };
        match depth {
            Some(depth) if thought.depth != Some(depth) => Some((depth, DepthReason::CutShort(None))),
            Some(depth) if asked.depth != Some(depth) => Some((depth, DepthReason::NoEstimate)),
            _ => None,
        }
    }

    /// Takes note of how far the search came by which the program moves.
    pub(super) fn record_depth(&mut self, depth: Option<usize>) {
        if let Some(thought) = self.opponent_searches.get_mut(&self.shown_ply)
            && !chooses_depth(&thought.search)
        {
            thought.search.depth = depth;
        }
    }

    /// Plays the program's move.
    pub(super) fn play_reply(&mut self, document: &mut Document, reply: Reply) {
        let now = document.game.moves().len();
        if let Some(thought) = self.opponent_searches.get_mut(&now) {
            thought.source = Some(reply.source);
        }
        let goes_on = self.is_move_requested && self.controllers.contains(&Controller::Human);
        self.is_move_requested = false;
        if self.play(document, reply.mv) && goes_on {
            self.request_move(document);
        }
    }
}
