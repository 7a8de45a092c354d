//! A match between the user and the program, or of either with itself.
//!
//! The moves that have been played belong to the document. A match adds who controls each side, how the program plays,
//! the moves that were taken back, the searches by which the program found its moves, and the position whose search is
//! shown. It does not search by itself.

use super::history::History;
use super::opponent::{DepthReason, MoveSource, ProgramOpponent, Reply, chance, chooses_depth, draw, first_legal};
use poda_core::document::Document;
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::score::{Player, Turn};
use poda_core::search::play_level::PlayLevel;
use poda_core::search::{Algorithm, AnySearch, Leaf, SearchConfig};
use poda_core::trace::passes::Passes;
use poda_core::trace::{NodeId, NodeKind, TimelineStep};
use poda_words::i18n::certainty::{PlayedProof, PlayedValue};
use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controller {
    Human,
    Program,
}

/// How the program finds its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentKind {
    Level(PlayLevel),
    /// By Monte Carlo tree search, with this many iterations per move.
    Mcts(u32),
    /// By iterative deepening, for this many seconds per move, with the other settings of the document's search.
    Seconds(u32),
    /// By this algorithm, with the other settings of the document's search.
    Algorithm(Algorithm),
    DocumentSearch,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MatchCommand {
    /// Begin a match in which the user plays the side to move.
    Start,
    /// End the match. The document keeps the moves that were played.
    End,
    Move(AnyMove),
    /// Go back to the user's last turn.
    TakeBack,
    /// Play again the moves that were taken back, up to the user's next turn.
    Replay,
    /// Go to the position after this many moves, and to the search by which the program found the last of them.
    GoToPly(usize),
    Restart,
    /// Set who plays MAX and who plays MIN.
    SetControllers([Controller; 2]),
    SetOpponent(OpponentKind),
    SetSeed(u64),
    RequestMove,
    /// Let the program make its next move after a pause.
    GoOn,
}

#[derive(Clone, Debug, PartialEq)]
pub struct OpponentSearch {
    pub search: AnySearch,
    /// The position of the game, with the evaluation by which the program searches it.
    position: AnyGame,
    /// How the move was found; `None` while the search is pending.
    pub source: Option<MoveSource>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// Who plays MAX and who plays MIN.
    pub controllers: [Controller; 2],
    pub opponent_kind: OpponentKind,
    pub seed: u64,
    /// The moves that were taken back, the next one last.
    undone_moves: Vec<AnyMove>,
    /// How many moves lead to the position whose search is shown.
    pub shown_ply: usize,
    /// The depth-first search of the document or, while another kind searches it, the last one before. An opponent of
    /// another algorithm has its other settings.
    depth_first: SearchConfig,
    /// The search of that position that the user chose instead of the program's own.
    override_search: Option<SearchConfig>,
    /// The program's searches, keyed by how many moves lead to their positions.
    opponent_searches: BTreeMap<usize, OpponentSearch>,
    /// Whether the program moves as soon as its search is done.
    pub is_move_requested: bool,
    /// The step of the document's search that was shown when the match began.
    pub(super) began_at: TimelineStep,
    /// Whether the program pauses before another move of the same turn, or before its turn if chance has ended that of
    /// the user, so that its last move, and what chance decided, are seen.
    pub is_pausing: bool,
}

impl Match {
    /// Creates a match that continues from the position of a document, whose search is already shown at step
    /// `began_at`.
    pub(super) fn new(history: &History, began_at: TimelineStep) -> Self {
        let game = &history.document().game;
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
            depth_first: history.depth_first,
            override_search: None,
            opponent_searches: BTreeMap::new(),
            is_move_requested: false,
            began_at,
            is_pausing: false,
        }
    }

    pub const fn controller(&self, player: Player) -> Controller {
        match player {
            Player::Max => self.controllers[0],
            Player::Min => self.controllers[1],
        }
    }

    /// Returns the search by which the program found the move after the first `played` moves.
    pub fn opponent_search(&self, played: usize) -> Option<&OpponentSearch> {
        self.opponent_searches.get(&played)
    }

    /// Returns the move that was played in the position whose search is shown, unless it was taken back.
    pub fn played_move(&self, game: &PlayedGame<AnyGame>) -> Option<AnyMove> {
        game.moves().get(self.shown_ply).copied()
    }

    /// Returns whether the shown search is the one by which the program found its move.
    pub fn shows_search_of_move(&self) -> bool {
        self.override_search.is_none() && self.shows_opponent_search()
    }

    /// Returns whether the shown position is one in which the program searched for its move.
    pub fn shows_opponent_search(&self) -> bool {
        self.opponent_searches.contains_key(&self.shown_ply)
    }

    /// Returns the game including the moves that were taken back.
    pub fn full_game(&self, game: &PlayedGame<AnyGame>) -> PlayedGame<AnyGame> {
        let mut whole = game.clone();
        for &mv in self.undone_moves.iter().rev() {
            whole.play(mv);
        }
        whole
    }

    /// Returns how the shown position is searched.
    pub fn search(&self, document: &Document) -> AnySearch {
        let own = || self.opponent_searches.get(&self.shown_ply).map_or(*document.searches.first(), |own| own.search);
        self.override_search.map_or_else(own, AnySearch::Search)
    }

    /// Returns the position whose search is shown.
    pub fn shown_position<'a>(&'a self, document: &'a Document) -> &'a AnyGame {
        let own = self.opponent_searches.get(&self.shown_ply).map(|own| &own.position);
        own.or_else(|| document.game.positions().get(self.shown_ply)).unwrap_or(document.position())
    }

    /// Returns how many moves had been played at the previous turn of a human, or one less than now if no human plays.
    pub fn previous_turn(&self, game: &PlayedGame<AnyGame>) -> Option<usize> {
        (0..game.moves().len()).rev().find(|&at| self.is_human_turn(&game.positions()[at]))
    }

    /// Returns how many moves will have been played at the next turn of a human, counting moves that were taken back;
    /// all of them if no such turn follows.
    pub fn next_turn(&self, game: &PlayedGame<AnyGame>) -> Option<usize> {
        let (whole, now) = (self.full_game(game), game.moves().len());
        let last = whole.moves().len();
        (now + 1..=last).find(|&at| at == last || self.is_human_turn(&whole.positions()[at]))
    }

    /// Returns how many moves had been played before the last move that a human has made.
    pub fn last_of_human(&self, game: &PlayedGame<AnyGame>) -> Option<usize> {
        let is_human = |player| self.controller(player) == Controller::Human;
        (0..game.moves().len()).rev().find(|&at| game.positions()[at].turn().player().is_some_and(is_human))
    }

    fn is_human_turn(&self, position: &AnyGame) -> bool {
        position.turn().player().is_some_and(|player| {
            self.controller(player) == Controller::Human || !self.controllers.contains(&Controller::Human)
        })
    }

    fn opponent_for(&self, document: &Document) -> ProgramOpponent {
        match self.opponent_kind {
            OpponentKind::Level(level) => ProgramOpponent::at_level(level, self.depth_first.merge),
            OpponentKind::Mcts(iterations) => ProgramOpponent::sampling(iterations, document.sampled()),
            OpponentKind::Seconds(_) => ProgramOpponent::deepening(self.depth_first),
            OpponentKind::Algorithm(algorithm) => {
                ProgramOpponent::searching(SearchConfig { algorithm, ..self.depth_first })
            }
            OpponentKind::DocumentSearch => ProgramOpponent::of(*document.searches.first()),
        }
    }

    /// Executes a command on the game of a document.
    pub(super) fn dispatch(&mut self, document: &mut Document, command: MatchCommand) {
        let now = document.game.moves().len();
        match command {
            MatchCommand::Start => {
                self.let_chance_decide(document);
                self.shown_ply = document.game.moves().len();
            }
            MatchCommand::Move(mv) => {
                let mover = document.position().to_move();
                let before = document.game.moves().len();
                let is_played = self.controller(mover) == Controller::Human && self.play(document, mv);
                if is_played && self.follows_chance(document, before) {
                    // What chance decided is seen before the program moves.
                    self.is_pausing = true;
                } else if is_played && !self.request_move(document) && document.position().to_move() == mover {
                    // The same side moves again: show its new position.
                    self.shown_ply = document.game.moves().len();
                    self.override_search = None;
                }
            }
            MatchCommand::TakeBack => self.go_to(document, self.previous_turn(&document.game).unwrap_or(now)),
            MatchCommand::Replay => self.go_to(document, self.next_turn(&document.game).unwrap_or(now)),
            MatchCommand::GoToPly(played) => self.go_to(document, played),
            MatchCommand::Restart => {
                self.go_to(document, 0);
                if document.position().has_chance() {
                    // A restarted game gets other rolls.
                    self.undone_moves.clear();
                    self.seed = self.seed.wrapping_add(1);
                    self.let_chance_decide(document);
                }
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
            MatchCommand::GoOn if self.is_pausing => {
                self.request_move(document);
            }
            MatchCommand::GoOn | MatchCommand::End => {}
        }
    }

    /// Searches the shown position in another way, by which the program then also plays.
    pub(super) fn set_search(&mut self, document: &mut Document, search: SearchConfig) {
        document.searches = document.searches.clone().with_first(search);
        self.depth_first = search;
        self.opponent_kind = OpponentKind::DocumentSearch;
        self.override_search = Some(search);
        self.restart_search(document);
    }

    /// Plays a move and the moves of chance that follow. Returns whether the move is legal.
    fn play(&mut self, document: &mut Document, mv: AnyMove) -> bool {
        let is_legal = self.play_one(document, mv);
        self.let_chance_decide(document);
        is_legal
    }

    /// Makes the moves of chance until it is a player's turn. A move that was taken back is repeated if it fits;
    /// otherwise a new one is drawn.
    fn let_chance_decide(&mut self, document: &mut Document) {
        while document.position().turn() == Turn::Chance {
            let undone = self.undone_moves.last().copied().filter(|mv| document.game.legal_moves().contains(mv));
            let Some(mv) = undone.or_else(|| draw(&document.game, self.seed)) else { return };
            self.play_one(document, mv);
        }
    }

    /// Plays a move and returns whether it is legal. Moves that were taken back stay available if this is the first of
    /// them.
    fn play_one(&mut self, document: &mut Document, mv: AnyMove) -> bool {
        if !document.game.play(mv) {
            return false;
        }
        if self.undone_moves.pop() != Some(mv) {
            self.undone_moves.clear();
            self.opponent_searches.split_off(&document.game.moves().len());
        }
        true
    }

    /// Returns whether it is the program's turn after a move that chance has decided, and not the player's move after
    /// the first `before` moves.
    fn follows_chance(&self, document: &Document, before: usize) -> bool {
        let game = &document.game;
        let is_programs_turn = self.controller(game.position().to_move()) == Controller::Program;
        before + 1 < game.moves().len() && is_programs_turn && !game.legal_moves().is_empty()
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
        self.let_chance_decide(document);
        (self.is_move_requested, self.is_pausing) = (false, false);
        self.override_search = None;
        // The search of the current position would reveal the best move, so that of an earlier position is shown.
        let now = document.game.moves().len();
        let last_search = self.opponent_searches.range(..now).next_back();
        self.shown_ply = last_search.map_or_else(|| self.shown_ply.min(now), |(&at, _)| at);
    }

    fn restart_search(&mut self, document: &Document) {
        if self.is_move_requested {
            self.request_move(document);
        }
    }

    /// Starts the program's search, and returns whether it is the program's turn. If the program plays both sides, the
    /// user requests each move.
    fn request_move(&mut self, document: &Document) -> bool {
        (self.is_move_requested, self.is_pausing) = (false, false);
        let (position, now) = (document.position(), document.game.moves().len());
        if self.controller(position.to_move()) == Controller::Human || document.game.legal_moves().is_empty() {
            return false;
        }
        let opponent = self.opponent_for(document);
        let search = opponent.search_at(position, chance(&document.game, self.seed));
        let position = opponent.searched_position(position);
        self.opponent_searches.insert(now, OpponentSearch { search, position, source: None });
        self.shown_ply = now;
        self.override_search = None;
        self.is_move_requested = self.controllers.contains(&Controller::Human);
        true
    }

    /// Returns how many seconds the program has for the move for which it searches, if its time is limited.
    pub(super) fn seconds_for_reply(&self, document: &Document) -> Option<u32> {
        match self.opponent_kind {
            OpponentKind::Seconds(seconds) => Some(seconds).filter(|_| self.awaits_reply(document)),
            OpponentKind::Level(_)
            | OpponentKind::Mcts(_)
            | OpponentKind::Algorithm(_)
            | OpponentKind::DocumentSearch => None,
        }
    }

    /// Returns whether the program moves by the search of the shown position.
    pub(super) fn awaits_reply(&self, document: &Document) -> bool {
        self.is_move_requested && self.shown_ply == document.game.moves().len()
    }

    /// Returns the program's move by the shown depth-first search, if it is the program's turn and the search is done.
    pub(super) fn reply(&self, document: &Document, passes: &Passes<AnyGame>) -> Option<Reply> {
        let own = self.opponent_searches.get(&self.shown_ply).filter(|_| self.awaits_reply(document))?;
        let own = *own.search.search()?;
        // The line drawn at the end begins with the move that is played. The value may be proved by several passes, as
        // in MTD(f).
        let end = passes.last().trace();
        let is_proved = passes.is_complete() && end.trust.is_proved() && end.end().proved(NodeId::ROOT).is_exact();
        let line = if is_proved { end.principal_variation() } else { Vec::new() };
        let recording = if line.len() < 2 { passes.get(passes.deciding_pass()) } else { passes.last() };
        let trace = recording.trace();
        let best = line.get(1).copied().or_else(|| trace.best_child(NodeId::ROOT)).filter(|_| trace.is_complete());
        let found = best.and_then(|best| recording.move_to(best)).zip(trace.result(NodeId::ROOT));
        let Some((mv, (score, _))) = found else { return first_legal(document.position()) };
        if own.algorithm == Algorithm::Level(PlayLevel::Beginner) {
            return Some(Reply { mv, source: MoveSource::Random });
        }
        // A search that deepens, or a level of play, has the requested depth even if its last pass has another one.
        let is_as_asked = chooses_depth(&own) && passes.is_complete();
        let depth = if is_as_asked { own.depth } else { recording.config().depth };
        let other_depth = self.other_depth(document, own, depth);
        let nodes = passes.stats(passes.locate(passes.end())).nodes;
        let is_proved = passes.is_complete() && passes.proved().is_exact() && trace.proved_best(score) == best;
        let is_end = best.is_some_and(|best| trace.kind(best) == NodeKind::Leaf(Leaf::Terminal) && score.is_finite());
        let certainty = PlayedValue::of(
            recording.config(),
            recording.root(),
            recording.root().to_move(),
            score,
            PlayedProof {
                guarantee: passes.guarantee(),
                goes_beyond: recording.exceeds_its_depth(),
                is_proved: is_proved && recording.trace().trust.is_proved(),
                is_average: trace.has_chance() && !is_end,
            },
        );
        Some(Reply { mv, source: MoveSource::Searched { score, nodes, other_depth, certainty } })
    }

    /// Returns the searched depth and the reason, if it is not the requested depth.
    fn other_depth(
        &self,
        document: &Document,
        own: SearchConfig,
        depth: Option<usize>,
    ) -> Option<(usize, DepthReason)> {
        let ProgramOpponent::Searching(asked) = self.opponent_for(document) else { return None };
        let asked = asked.search()?;
        match depth {
            Some(depth) if own.depth != Some(depth) => {
                let is_timed = matches!(self.opponent_kind, OpponentKind::Seconds(_));
                Some((depth, if is_timed { DepthReason::TimeOver } else { DepthReason::CutShort(None) }))
            }
            Some(depth) if asked.depth != Some(depth) => Some((depth, DepthReason::NoEstimate)),
            _ => None,
        }
    }

    /// Records the depth that the program's search reached.
    pub(super) fn record_depth(&mut self, depth: Option<usize>) {
        if let Some(own) = self.opponent_searches.get_mut(&self.shown_ply)
            && let AnySearch::Search(search) = &mut own.search
            && (!chooses_depth(search) || search.depth.is_none())
        {
            search.depth = depth;
        }
    }

    pub(super) fn play_reply(&mut self, document: &mut Document, reply: Reply) {
        let now = document.game.moves().len();
        if let Some(own) = self.opponent_searches.get_mut(&now) {
            own.source = Some(reply.source);
        }
        let goes_on = self.is_move_requested && self.controllers.contains(&Controller::Human);
        self.is_move_requested = false;
        let mover = document.position().to_move();
        if self.play(document, reply.mv) && goes_on {
            if document.position().to_move() == mover && !document.game.legal_moves().is_empty() {
                self.is_pausing = true;
            } else {
                self.request_move(document);
            }
        }
    }
}
