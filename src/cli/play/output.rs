//! The output of a game: sentences about a position, a reply or a line of input.

use super::timed_opponent::TimedOpponent;
use crate::by_kind::plays_by;
use poda_core::comparison::lost_value::lost_value;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::{PlayedGame, legal_moves};
use poda_core::game::{Game, GameView, MoveTarget, Outcome};
use poda_core::score::Player;
use poda_core::search::AnySearch;
use poda_core::search::budget::{SearchLimit, max_plies};
use poda_core::text::Excerpt;
use poda_core::trace::limits::Limits;
use poda_session::opponent::{DepthReason, MoveSource, ProgramOpponent, Reply};
use poda_words::i18n::board_text::{position_text, sign_of};
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::multi_player::{self, payoffs_sentence, side_of_players};
use poda_words::i18n::node_names::{line, move_name, move_word};
use poda_words::i18n::why_not::lost_sentence;
use poda_words::i18n::{MessageArg, Words, args};
use std::io::{self, Write};

const MAX_LISTED: usize = 100;
/// The most visits of each of the two searches that tell what a move has lost.
const MAX_VERDICT_VISITS: u64 = 200_000;
/// The longest list of moves that is repeated after wrong input.
const MAX_REPEATED: usize = 12;

pub(super) struct Output<'a, Out> {
    pub words: &'a Words,
    pub human: Player,
    pub limits: Limits,
    pub shows_typing: bool,
    pub out: &'a mut Out,
}

impl<Out: Write> Output<'_, Out> {
    pub fn say(&mut self, key: &str, args: &[(&str, MessageArg)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.fill(key, args))
    }

    /// Prints which side the user and the program play, and how the program plays.
    pub fn beginning(&mut self, game: &PlayedGame<AnyGame>, program: &TimedOpponent, seed: u64) -> io::Result<()> {
        let side = |player| MessageArg::from(side_name(game.position(), player));
        if let Some((you, me)) = sides_of_players(game.position(), self.human) {
            self.say("cli-play-several", &args![you, me])?;
        } else if game.position().is_solitary() {
            self.say("cli-play-alone", &args![you = side(self.human)])?;
        } else {
            self.say("cli-play-sides", &args![you = side(self.human), me = side(self.human.opponent())])?;
        }
        if !game.moves().is_empty() {
            let played = game.positions().iter().zip(game.moves());
            let names: Vec<_> = played.map(|(position, &mv)| shown(self.words, position, mv)).collect();
            let moves = args![moves = names.join(", "), count = names.len()];
            self.say("cli-play-so-far", &moves)?;
        }
        let TimedOpponent { opponent, seconds } = program;
        match (opponent, *seconds) {
            (ProgramOpponent::Searching(_), Some(seconds)) => self.say("cli-play-in-time", &args![seconds]),
            (ProgramOpponent::Random, _) => self.say("cli-play-at-random", &args![seed = seed.to_string()]),
            (ProgramOpponent::Searching(search), None) => {
                writeln!(self.out, "{}", plays_by(self.words, search, game.position(), seed))
            }
        }?;
        if opponent.searched_position(game.position()).is_sooner() {
            self.say("cli-play-sooner", &[])?;
        }
        Ok(())
    }

    /// Prints the board after an empty line.
    pub fn board(&mut self, position: &AnyGame, id: &str) -> io::Result<()> {
        writeln!(self.out, "\n{}", position_text(position, id))
    }

    pub fn turn(&mut self, position: &AnyGame, is_extra: bool) -> io::Result<()> {
        let moves = legal_moves(position);
        let side = side_name(position, self.human);
        let turn = if is_extra { "again" } else { "first" };
        self.say("cli-play-your-turn", &args![turn, side])?;
        match moves[..] {
            [mv] if position.move_target(mv) == Some(MoveTarget::Pass) => {
                self.say("cli-play-must-pass", &args![move = position.shown_move(mv)])
            }
            _ => self.say("cli-play-moves", &args![moves = listed(self.words, position, &moves), count = moves.len()]),
        }
    }

    pub fn reply(
        &mut self,
        position: &AnyGame,
        program: &ProgramOpponent,
        reply: Reply,
        is_extra: bool,
    ) -> io::Result<()> {
        let Reply { mv, source } = reply;
        let played = self.played(position, mv, is_extra)?;
        match source {
            MoveSource::Random => self.say("cli-play-mine-at-random", &[&played[..], &[count_of(position)]].concat()),
            MoveSource::FirstLegal => self.say("cli-play-mine-first", &played),
            MoveSource::Searched { score, nodes, other_depth, certainty } => {
                if let Some((depth, why)) = other_depth {
                    self.other_depth(program, depth, why)?;
                }
                let cost =
                    args![value = score, nodes = self.words.number(nodes), count = nodes, certainty = certainty.key()];
                self.say("cli-play-mine", &[&played[..], &cost].concat())
            }
            MoveSource::Sampled { estimate, visits, iterations } => {
                let [count, number] = self.iterations(iterations);
                let is_fewer = |asked: &AnySearch| asked.iterations().is_some_and(|asked| iterations < asked);
                if matches!(program, ProgramOpponent::Searching(asked) if is_fewer(asked)) {
                    self.say("cli-play-fewer-iterations", &[count.clone(), number.clone()])?;
                }
                let through = self.words.number(visits.into());
                let found = [count, number, ("value", estimate.into()), ("visits", through.into())];
                self.say("cli-play-mine-sampled", &[&played[..], &found].concat())
            }
        }
    }

    /// Prints that it is the program's turn again if `is_extra`. Returns the message arguments for its move.
    fn played(
        &mut self,
        position: &AnyGame,
        mv: AnyMove,
        is_extra: bool,
    ) -> io::Result<[(&'static str, MessageArg); 2]> {
        if position.players().is_some() {
            self.say("cli-play-as", &args![player = multi_player::player_name(position, position.mover())])?;
        } else if is_extra {
            self.say("cli-play-my-turn-again", &[])?;
        }
        let kind = if position.move_target(mv) == Some(MoveTarget::Pass) { "pass" } else { "move" };
        Ok(args![kind, move = shown(self.words, position, mv)])
    }

    /// Returns a number of iterations as two message arguments: one determines the plural, one is printed.
    fn iterations(&self, iterations: u32) -> [(&'static str, MessageArg); 2] {
        args![count = u64::from(iterations), number = self.words.number(iterations.into())]
    }

    pub fn chance(&mut self, position: &AnyGame, mv: AnyMove) -> io::Result<()> {
        self.say("cli-play-chance", &args![move = move_name(self.words, position, mv)])
    }

    /// Prints that the program searches to another depth than the requested one, and why.
    fn other_depth(&mut self, program: &ProgramOpponent, depth: usize, why: DepthReason) -> io::Result<()> {
        let ProgramOpponent::Searching(search) = program else { return Ok(()) };
        let Some(config) = search.search() else { return Ok(()) };
        match (why, config.depth) {
            (DepthReason::TimeOver, _) => self.say("cli-play-time-over", &args![depth]),
            (DepthReason::NoEstimate, asked) => {
                self.say("cli-play-no-estimate", &args![depth, asked = asked.unwrap_or_default()])
            }
            (DepthReason::CutShort(met), _) => {
                let (key, limit) = match met {
                    Some(SearchLimit::Inexact(_)) => ("cli-play-not-exact", 0),
                    Some(SearchLimit::Memory) => {
                        ("cli-play-too-much-memory", self.limits.bytes.div_ceil(1 << 20) as u64)
                    }
                    Some(SearchLimit::Depth) => ("cli-play-too-deep", max_plies() as u64),
                    Some(SearchLimit::Nodes) | None => ("cli-play-too-many-nodes", self.limits.nodes as u64),
                };
                let most = self.words.number(limit);
                self.say(key, &args![depth, most, count = limit])
            }
        }
    }

    /// Prints what a move of the user has lost, if it has lost something.
    pub fn verdict(&mut self, position: &AnyGame, mv: AnyMove) -> io::Result<()> {
        if position.to_move() != self.human {
            return Ok(());
        }
        let visits = (self.limits.nodes as u64).min(MAX_VERDICT_VISITS);
        let Some(lost) = lost_value(position, mv, visits, self.limits.bytes) else { return Ok(()) };
        let said = lost_sentence(self.words, position, mv, &lost, side_name);
        writeln!(self.out, "{}", said.plain())?;
        // The first reply is in the sentence, and what follows the replies is for the user to find.
        let replies = &lost.line[..lost.replies(position, mv)];
        if replies.len() < 2 {
            return Ok(());
        }
        let line = line(self.words, &position.after(mv), replies).join(" → ");
        self.say("cli-play-lost-line", &args![line])
    }

    /// Prints who has won, and the evaluation as a sum.
    pub fn end(&mut self, position: &AnyGame) -> io::Result<()> {
        let end = match position.outcome() {
            Some(Outcome::Won(winner)) if winner == self.human => "you",
            Some(Outcome::Won(_)) => "me",
            Some(Outcome::Drawn) => "drawn",
            None => "worth",
        };
        self.say("cli-play-over", &args![end])?;
        if let Some(payoffs) = payoffs_sentence(position) {
            return self.say("players-payoffs", &args![payoffs]);
        }
        self.say("cli-play-count", &args![sum = position.evaluate().to_string()])
    }

    pub fn help(&mut self, position: &AnyGame) -> io::Result<()> {
        let moves = legal_moves(position);
        self.say("cli-play-help-move", &args![moves = listed(self.words, position, &moves), count = moves.len()])?;
        for (key, word) in [
            ("cli-play-help-undo", "cli-play-word-undo"),
            ("cli-play-help-redo", "cli-play-word-redo"),
            ("cli-play-help-save", "cli-play-word-save"),
            ("cli-play-help-moves", "cli-play-word-moves"),
            ("cli-play-help-quit", "cli-play-word-quit"),
            ("cli-play-help-help", "cli-play-word-help"),
        ] {
            self.say(key, &args![word = self.words.text(word)])?;
        }
        Ok(())
    }

    pub fn prompt(&mut self) -> io::Result<()> {
        write!(self.out, "> ")?;
        self.out.flush()
    }

    /// Prints a line of input if no terminal has echoed it.
    pub fn echo(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", Excerpt::new(line))
    }

    /// Prints the moves that were played, whatever their number.
    pub fn record(&mut self, moves: &str) -> io::Result<()> {
        writeln!(self.out, "{moves}")
    }

    /// Prints that a line is not understood, and the possible input.
    pub fn unknown(&mut self, position: &AnyGame, line: &str) -> io::Result<()> {
        let moves = legal_moves(position);
        let (is_long, listed) = (MAX_REPEATED < moves.len(), ("moves", listed(self.words, position, &moves).into()));
        let typed = ("typed", Excerpt::new(line).as_str().into());
        match (line.is_empty(), is_long) {
            (true, false) => self.say("cli-play-empty", &[listed]),
            (true, true) => self.say("cli-play-empty-many", &[]),
            (false, false) => self.say("cli-play-unknown", &[typed, listed]),
            (false, true) => self.say("cli-play-unknown-many", &[typed]),
        }
    }

    /// Prints the moves that were taken back or replayed, or that there are none. Returns whether there are any.
    pub fn navigated(&mut self, key: &str, key_of_none: &str, moves: &[Played<AnyGame>]) -> io::Result<bool> {
        if moves.is_empty() {
            self.say(key_of_none, &[])?;
        } else {
            let names: Vec<_> = moves.iter().map(|(position, mv)| shown(self.words, position, *mv)).collect();
            self.say(key, &args![moves = names.join(", "), count = moves.len()])?;
        }
        Ok(!moves.is_empty())
    }
}

/// A move, and the position in which it was played.
pub(super) type Played<G> = (G, <G as Game>::Move);

fn count_of(position: &AnyGame) -> (&'static str, MessageArg) {
    ("count", legal_moves(position).len().into())
}

/// Returns the names of the user's players and of the program's, if there are several.
fn sides_of_players(position: &AnyGame, human: Player) -> Option<(String, String)> {
    side_of_players(position, human).zip(side_of_players(position, human.opponent()))
}

/// Returns a side's name with the sign of its stones, if it has one: `MAX (X)`. Of several players, it is the one to
/// move.
fn side_name(position: &AnyGame, player: Player) -> String {
    if position.players().is_some() {
        return multi_player::player_name(position, position.mover());
    }
    let name = player_name(player);
    sign_of(position, player).map_or_else(|| name.to_owned(), |sign| format!("{name} ({sign})"))
}

/// Returns a move's word or name, followed by its label, or else by the name of the node to which it leads.
fn shown(words: &Words, position: &AnyGame, mv: AnyMove) -> String {
    let name = move_word(words, position, mv).unwrap_or_else(|| position.shown_move(mv));
    let child = position.after(mv);
    match position.move_label(mv).or_else(|| child.name()) {
        Some(given) => format!("{name} ({given})"),
        None => name,
    }
}

/// Returns the moves as a list, cut short after [`MAX_LISTED`].
fn listed(words: &Words, position: &AnyGame, moves: &[AnyMove]) -> String {
    let mut names: Vec<_> = moves.iter().take(MAX_LISTED).map(|&mv| shown(words, position, mv)).collect();
    if MAX_LISTED < moves.len() {
        names.push("…".to_owned());
    }
    names.join(", ")
}
