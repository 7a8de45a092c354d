//! `poda play`: a game between the user and the program, as text.

mod output;
mod timed_opponent;

use crate::deadline::Deadline;
use crate::flag_values::{LANGUAGE, LANGUAGE_CODES, LEVEL, SIDE, whole, words};
use crate::game::GameFlags;
use crate::input::{is_word, next_line};
use crate::load::{LoadedPosition, is_standard_input, load_to_search, load_with_players};
use crate::node_path::id_of;
use crate::search_flags::{KindFlags, SearchFlags};
use crate::search_name::{SearchName, SearchNameParser};
use crate::setting_flags::{self, RULES, SEARCH};
use crate::terminal::report_file;
use crate::typed_move::named_move;
use clap::Args;
use output::{Output, Played};
use poda_core::document::any_search::check;
use poda_core::document::{Document, Unsearchable};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::game_record::{read_named_record, recorded_moves};
use poda_core::game::played_game::PlayedGame;
use poda_core::game::{Game, GameView};
use poda_core::score::Player;
use poda_core::search::play_level::PlayLevel;
use poda_core::search::{Merge, SearchConfig};
use poda_core::text::Excerpt;
use poda_platform::disk::{self, Backup};
use poda_session::opponent::{ProgramOpponent, chance, draw};
use poda_words::file::{self, save};
use poda_words::i18n::node_names::other_move_names;
use poda_words::i18n::{Language, MessageArg, Words, args};
use poda_words::messages::Message;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use timed_opponent::{MAX_NODES, TimedOpponent};

#[derive(Args, Clone, Debug, PartialEq)]
#[command(mut_arg("max_nodes", |flag| flag.default_value(MAX_NODES.to_string()).help("cli-help-play-max-nodes")))]
pub struct PlayArgs {
    #[arg(long, value_parser = SIDE, value_name = "max|min", help = "cli-help-side")]
    pub side: Option<Player>,
    #[arg(
        long,
        value_parser = SearchNameParser(LEVEL),
        value_name = "beginner|normal|expert|mcts:N",
        conflicts_with = "algorithm",
        conflicts_with_all = setting_flags::ids::<SearchConfig>(&[SEARCH, RULES]),
        help = "cli-help-level",
    )]
    pub level: Option<SearchName<PlayLevel>>,
    #[arg(
        long,
        value_parser = whole::<u64>,
        value_name = "S",
        conflicts_with_all = ["level", "algorithm", "depth"],
        help = "cli-help-play-seconds",
    )]
    pub seconds: Option<u64>,
    #[arg(long, value_parser = whole::<u64>, value_name = "N", default_value = "1", help = "cli-help-seed")]
    pub seed: u64,
    #[arg(long, help = "cli-help-no-verdict")]
    pub no_verdict: bool,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
    #[arg(long, value_name = "cli-help-value-moves", help = "cli-help-play-moves")]
    pub moves: Option<String>,
    #[command(flatten)]
    pub search: SearchFlags,
    #[command(flatten)]
    pub game: GameFlags,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-play-position", value_name = "cli-help-value-file")]
    pub file: PathBuf,
}

/// Plays a game. Returns whether the position could be loaded.
pub fn play(args: &PlayArgs, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    // The moves are read from standard input.
    if is_standard_input(&args.file) {
        report_file(&args.file, &words.text("cli-play-standard-input"));
        return Ok(false);
    }
    let kinds = KindFlags::default();
    let loaded = load_with_players(&words, &args.file, &args.search, &kinds, Deadline::default());
    let is_tree = |position: &AnyGame| position.players().is_some() && position.is_explicit_tree();
    let loaded = match loaded {
        // It is refused by the sentence for a file that needs two sides.
        Some(loaded) if is_tree(loaded.document.position()) => {
            load_to_search(&words, &args.file, &args.search, &kinds, Deadline::default(), file::load_for_any_search)
        }
        loaded => loaded,
    };
    let Some(LoadedPosition { document, searched, limits, .. }) = loaded else { return Ok(false) };
    let other_names = |position: &AnyGame, mv| other_move_names(&words, position, mv);
    let read = |moves: &str| read_named_record(document.game.clone(), moves, &other_names);
    let document = match args.moves.as_deref().map(read).transpose() {
        Ok(played) => played.map_or_else(|| document.clone(), |played| document.with_game(played)),
        Err(reason) => {
            report_file(&args.file, &reason.sentence(&words));
            return Ok(false);
        }
    };
    let merge = args.search.over(searched.search().copied().unwrap_or_default()).merge;
    if args.seconds.is_some() && !ProgramOpponent::can_deepen(document.position()) {
        report_file(&args.file, &words.text("cli-play-not-in-time"));
        return Ok(false);
    }
    let program = match args.seconds {
        Some(_) => Ok(ProgramOpponent::deepening(args.search.over(searched.search().copied().unwrap_or_default()))),
        None => opponent(args.level, searched, merge),
    };
    let program = match program {
        Ok(opponent) => TimedOpponent { opponent, seconds: args.seconds },
        Err(reason) => {
            report_file(&args.file, &reason.sentence(&words));
            return Ok(false);
        }
    };
    let human = args.side.unwrap_or(document.position().to_move());
    let output = &mut Output { words: &words, human, limits, shows_typing: io::stdin().is_terminal(), out };
    output.beginning(&document.game, &program, args.seed)?;
    let mut record = GameRecord { game: document.game.clone(), ahead: Vec::new() };
    let mut game_file = GameFile { document, saved: Vec::new() };
    loop {
        output.board(record.position(), &record.id())?;
        if record.game.legal_moves().is_empty() {
            output.end(&program.opponent.searched_position(record.position()))?;
            return Ok(true);
        }
        if let Some(mv) = draw(&record.game, args.seed) {
            output.chance(record.position(), mv)?;
            record.play(mv);
            continue;
        }
        if record.position().to_move() != human {
            let Some(mv) = reply(output, &program, &record.game, args.seed)? else { return Ok(true) };
            record.play(mv);
            continue;
        }
        output.turn(record.position(), record.game.is_extra_turn())?;
        if !ask(output, &mut record, &mut game_file, input)? {
            return Ok(true);
        }
        let played = record.game.moves().len().checked_sub(1).filter(|_| !args.no_verdict);
        if let Some((position, mv)) = played.and_then(|at| record.played_from(at).pop()) {
            output.verdict(&position, mv)?;
        }
    }
}

/// Returns the opponent that `--level` describes, or else one that plays by the file's search. If `--level` names
/// another kind of search, it has the file's settings, if there are any.
///
/// # Errors
/// Returns why that search cannot search the position.
fn opponent(
    level: Option<SearchName<PlayLevel>>,
    searched: Document,
    merge: Merge,
) -> Result<ProgramOpponent, Unsearchable> {
    if let Some(level) = level.and_then(SearchName::listed) {
        return Ok(ProgramOpponent::at_level(level, merge));
    }
    let document = match level {
        Some(search) => search.over(searched),
        None => searched,
    };
    let search = document.searches.first();
    check(document.position(), search).map(|()| ProgramOpponent::of(*search))
}

/// Finds the program's move and prints it; returns `None` if the game is over.
fn reply(
    output: &mut Output<'_, impl Write>,
    program: &TimedOpponent,
    game: &PlayedGame<AnyGame>,
    seed: u64,
) -> io::Result<Option<AnyMove>> {
    let (mut chance, position, is_extra) = (chance(game, seed), game.position(), game.is_extra_turn());
    let Some(reply) = program.reply(position, &mut chance, output.limits) else { return Ok(None) };
    output.reply(position, &program.opponent, reply, is_extra)?;
    Ok(Some(reply.mv))
}

/// Reads lines until one changes the position. Returns `false` if the input ends or the user quits before that.
fn ask(
    output: &mut Output<'_, impl Write>,
    record: &mut GameRecord<AnyGame>,
    game_file: &mut GameFile,
    input: &mut impl BufRead,
) -> io::Result<bool> {
    let human = output.human;
    loop {
        output.prompt()?;
        let Some((line, _)) = next_line(input, MAX_LINE_BYTES)? else {
            output.echo("")?;
            output.say("cli-play-input-ended", &[])?;
            return Ok(false);
        };
        if !output.shows_typing {
            output.echo(&line)?;
        }
        match parse_line(output.words, record.position(), &line) {
            PlayInput::Move(mv) => {
                record.play(mv);
                return Ok(true);
            }
            PlayInput::Quit => {
                output.say("cli-play-quit", &[])?;
                return Ok(false);
            }
            PlayInput::Save(path) => game_file.save(output, &record.game, &path, input)?,
            PlayInput::Moves if record.game.moves().is_empty() => output.say("cli-play-no-moves", &[])?,
            PlayInput::Moves => output.record(&recorded_moves(&record.game))?,
            PlayInput::Help => output.help(record.position())?,
            PlayInput::Unknown => output.unknown(record.position(), &line)?,
            PlayInput::Undo => {
                if output.navigated("cli-play-undone", "cli-play-nothing-to-undo", &record.undo(human))? {
                    return Ok(true);
                }
            }
            PlayInput::Redo => {
                if output.navigated("cli-play-redone", "cli-play-nothing-to-redo", &record.redo(human))? {
                    return Ok(true);
                }
            }
        }
    }
}

/// The document of a game, and the files to which the game has been saved.
#[derive(Debug)]
struct GameFile {
    document: Document,
    saved: Vec<PathBuf>,
}

impl GameFile {
    /// Saves the game as played so far, and prints the result. If a file would be overwritten that is not a position,
    /// the next line of input must confirm that.
    fn save(
        &mut self,
        output: &mut Output<'_, impl Write>,
        game: &PlayedGame<AnyGame>,
        name: &str,
        input: &mut impl BufRead,
    ) -> io::Result<()> {
        if name.is_empty() {
            let word = output.words.text("cli-play-word-save");
            return output.say("cli-play-save-where", &args![word]);
        }
        let mut path = PathBuf::from(name);
        if path.extension().is_none() {
            path.set_extension("ron");
        }
        let is_own = self.saved.contains(&path);
        let text = save(&self.document.with_game(game.clone()));
        let shown: (&str, MessageArg) = ("file", Excerpt::new(&path.to_string_lossy()).as_str().into());
        if !is_own && disk::read(&path).is_ok_and(|bytes| file::load_with_players(&bytes).is_err()) {
            let yes = output.words.text("cli-play-word-yes");
            output.say("cli-play-save-over", &[shown.clone(), ("yes", yes.into())])?;
            output.prompt()?;
            let answer = next_line(input, MAX_LINE_BYTES)?.map(|(line, _)| line).unwrap_or_default();
            if !output.shows_typing {
                output.echo(&answer)?;
            }
            if !is_word(output.words, "yes", "cli-play-word-yes", &answer) {
                return output.say("cli-play-kept", &[shown]);
            }
        }
        match disk::write(&path, &text, if is_own { Backup::Discard } else { Backup::Keep }) {
            Ok(()) => {
                self.saved.push(path);
                let count = ("count", game.moves().len().into());
                output.say("cli-play-saved", &[shown, count])
            }
            Err(refusal) => {
                let why = refusal.sentence(output.words);
                output.say("cli-play-not-saved", &[shown, ("why", why.into())])
            }
        }
    }
}

/// The moves of a game, including those that were taken back.
#[derive(Clone, Debug)]
struct GameRecord<G: GameView> {
    /// The game without the moves that were taken back.
    game: PlayedGame<G>,
    /// The moves that were taken back, the next one last.
    ahead: Vec<G::Move>,
}

impl<G: GameView> GameRecord<G> {
    fn position(&self) -> &G {
        self.game.position()
    }

    /// Returns the id of the current position: its own name, or else the moves that led to it.
    fn id(&self) -> String {
        id_of(self.position(), &self.game.shown_moves().join(".")).to_owned()
    }

    /// Plays a move. Moves that were taken back can no longer be replayed.
    fn play(&mut self, mv: G::Move) {
        if self.game.play(mv) {
            self.ahead.clear();
        }
    }

    /// Takes moves back to the previous turn of `player`. Returns them; empty if there is no such turn.
    fn undo(&mut self, player: Player) -> Vec<Played<G>> {
        let is_turn = |at: &usize| self.game.positions()[*at].turn() == player.into();
        let Some(to) = (0..self.game.moves().len()).rev().find(is_turn) else { return Vec::new() };
        let moves = self.played_from(to);
        self.ahead.extend(self.game.take_back(to).into_iter().rev());
        moves
    }

    /// Replays moves that were taken back, up to the next turn of `player`. Returns them.
    fn redo(&mut self, player: Player) -> Vec<Played<G>> {
        let from = self.game.moves().len();
        while let Some(mv) = self.ahead.pop() {
            self.game.play(mv);
            if self.position().turn() == player.into() {
                break;
            }
        }
        self.played_from(from)
    }

    fn played_from(&self, first: usize) -> Vec<Played<G>> {
        let positions = self.game.positions().iter().cloned();
        positions.zip(self.game.moves().iter().copied()).skip(first).collect()
    }
}

/// The most bytes of a line that are kept. Names of moves are much shorter.
const MAX_LINE_BYTES: u64 = 1_000;

/// A line of input: a move or a command.
#[derive(Clone, Debug, PartialEq)]
enum PlayInput<Move> {
    Move(Move),
    Undo,
    /// Replay the moves that were taken back.
    Redo,
    /// Save the game to this file; the name is empty if none is given.
    Save(String),
    /// Print the moves that were played.
    Moves,
    Help,
    Quit,
    Unknown,
}

/// Parses a line in this position. Commands are accepted in the user's language and in English.
fn parse_line<G: GameView>(words: &Words, position: &G, line: &str) -> PlayInput<G::Move> {
    let is = |english: &str, key: &str| is_word(words, english, key, line);
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if line == "?" || is("help", "cli-play-word-help") {
        PlayInput::Help
    } else if is("undo", "cli-play-word-undo") {
        PlayInput::Undo
    } else if is("redo", "cli-play-word-redo") {
        PlayInput::Redo
    } else if is("moves", "cli-play-word-moves") {
        PlayInput::Moves
    } else if is("quit", "cli-play-word-quit") {
        PlayInput::Quit
    } else if is_word(words, "save", "cli-play-word-save", first) {
        PlayInput::Save(rest.trim().to_owned())
    } else {
        named_move(words, position, line).map_or(PlayInput::Unknown, PlayInput::Move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
    use poda_core::search::split_mix_64::SplitMix64;
    use poda_words::i18n::Language;

    fn shown(moves: Vec<Played<TicTacToe>>) -> Vec<String> {
        moves.into_iter().map(|(position, mv)| position.shown_move(mv)).collect()
    }

    #[test]
    fn what_is_taken_back_can_be_played_again_until_something_else_is() {
        let mut record = GameRecord { game: TicTacToe::new(TicTacToeRules::default()).into(), ahead: Vec::new() };
        for cell in [4, 0, 8, 2] {
            record.play(cell);
        }
        assert_eq!((record.id().as_str(), chance(&record.game, 7)), ("5.1.9.3", SplitMix64::with_draws_skipped(7, 2)));
        assert_eq!(shown(record.undo(Player::Max)), ["9", "3"]);
        assert_eq!(shown(record.undo(Player::Max)), ["5", "1"]);
        assert_eq!((record.undo(Player::Max).len(), record.id().as_str()), (0, "root"));
        assert_eq!(shown(record.redo(Player::Max)), ["5", "1"]);
        record.play(6);
        assert!(record.redo(Player::Max).is_empty());
        assert_eq!(record.id(), "5.1.7");
        // The second player cannot take back the first player's opening move.
        assert_eq!(shown(record.undo(Player::Min)), ["1", "7"]);
        assert!(record.undo(Player::Min).is_empty());
    }

    #[test]
    fn a_line_is_a_command_or_a_move_in_either_language() {
        let [en, es] = [Language::ENGLISH, Language::SPANISH].map(Words::new);
        let game = poda_words::file::load(b"(version: 1, game: Othello())").unwrap().position().clone();
        for (line, is_en, is_es) in [
            ("undo", PlayInput::Undo, PlayInput::Undo),
            ("deshacer", PlayInput::Unknown, PlayInput::Undo),
            ("Quit", PlayInput::Quit, PlayInput::Quit),
            ("SALIR", PlayInput::Unknown, PlayInput::Quit),
            ("moves", PlayInput::Moves, PlayInput::Moves),
            ("jugadas", PlayInput::Unknown, PlayInput::Moves),
            ("?", PlayInput::Help, PlayInput::Help),
            ("help", PlayInput::Help, PlayInput::Help),
            ("Ayuda", PlayInput::Unknown, PlayInput::Help),
            ("save a b.ron", PlayInput::Save("a b.ron".to_owned()), PlayInput::Save("a b.ron".to_owned())),
            ("Guardar a.ron", PlayInput::Unknown, PlayInput::Save("a.ron".to_owned())),
            ("save", PlayInput::Save(String::new()), PlayInput::Save(String::new())),
            ("a1", PlayInput::Unknown, PlayInput::Unknown),
            ("", PlayInput::Unknown, PlayInput::Unknown),
        ] {
            assert_eq!((parse_line(&en, &game, line), parse_line(&es, &game, line)), (is_en, is_es), "{line}");
        }
        assert!(matches!(parse_line(&en, &game, "D3"), PlayInput::Move(_)));
    }

    #[test]
    fn a_move_in_a_tree_goes_by_its_number_its_name_or_where_it_leads() {
        let tree = b"(version: 1, game: Tree(tree: [1, (name: \"B\", value: 2), (move: \"left\", value: 3)]))";
        let game = poda_words::file::load(tree).unwrap().position().clone();
        let words = Words::new(Language::ENGLISH);
        let index = |line: &str| match parse_line(&words, &game, line) {
            PlayInput::Move(mv) => Some(game.move_name(mv)),
            _ => None,
        };
        assert_eq!([index("1"), index("B"), index("left")].map(Option::unwrap), ["0", "1", "2"]);
        assert_eq!((index("0"), index("4")), (None, None), "moves are counted from 1");
    }
}
