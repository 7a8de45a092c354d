//! What can be said on the command line, and what it changes about a file's own search.

pub use super::compare::flags::Compare;
use super::help::in_words;
use super::words;
use crate::comparison::order::Order;
use crate::i18n::Language;
use crate::score::{CutOn, Player};
use crate::search::level::Level;
use crate::search::mistakes::Mistake;
use crate::search::ordering::{Base, Ordering};
use crate::search::{Algorithm, Fail, Merge, SearchConfig};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::path::PathBuf;

/// A search that needs more nodes is given up.
const MOST_NODES: u64 = 20_000_000;

/// What the program is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Open the window.
    Window {
        /// With this position file in it.
        file: Option<PathBuf>,
        /// In this language; otherwise in that of the settings or the system.
        lang: Option<Language>,
        /// Until so many frames have been drawn.
        exit_after_frames: Option<u32>,
    },
    /// Print something and end.
    Print(Printing),
}

/// What the program is asked to print.
#[derive(Clone, Debug, PartialEq, Subcommand)]
pub enum Printing {
    /// Search position files and print the answers.
    Solve(Solve),
    /// Print every step of a search.
    Trace(Trace),
    /// Play against whoever types.
    Play(Play),
    /// Search positions in several ways and print what each costs.
    Compare(Compare),
}

/// Reads the arguments of this process. Ends it where they ask for help or make no sense.
#[must_use]
pub fn parse() -> Command {
    let matches = in_words(Arguments::command(), &words(asked_language())).get_matches();
    let Arguments { printing, lang, file, exit_after_frames } =
        Arguments::from_arg_matches(&matches).unwrap_or_else(|fault| fault.exit());
    printing.map_or(Command::Window { file, lang, exit_after_frames }, Command::Print)
}

/// The language that the arguments ask for, before it is known whether they make sense: help is said in it.
pub(super) fn asked_language() -> Option<Language> {
    let mut arguments = std::env::args_os().filter_map(|argument| argument.into_string().ok());
    let asked = arguments.find_map(|argument| match argument.strip_prefix("--lang")? {
        "" => Some(None),
        rest => rest.strip_prefix('=').map(|code| Some(code.to_owned())),
    })?;
    spoken(&asked.or_else(|| arguments.next())?)
}

/// The arguments as they stand. What each is for is said in [`help`](super::help), in every language.
#[derive(Debug, Parser)]
#[command(name = "poda", version, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    printing: Option<Printing>,
    /// The language of the window; otherwise that of the settings or the system.
    #[arg(long, value_parser = language, value_name = "en|es")]
    lang: Option<Language>,
    /// The position file to open in the window.
    file: Option<PathBuf>,
    /// Close the window after so many frames: for tests that nobody watches.
    #[arg(long, hide = true, value_name = "N")]
    exit_after_frames: Option<u32>,
}

/// `poda solve`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct Solve {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = language, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position files.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
}

/// `poda trace`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct Trace {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = language, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    pub file: PathBuf,
}

/// `poda play`.
#[derive(Args, Clone, Debug, PartialEq)]
// Nobody waits for a move as long as for an answer.
#[command(mut_arg("max_nodes", |flag| flag.default_value("1000000")))]
pub struct Play {
    /// The side that the human plays; otherwise the one that is to move.
    #[arg(long, value_parser = side, value_name = "max|min")]
    pub side: Option<Player>,
    /// How well the program plays; otherwise as well as the search of the file.
    #[arg(
        long,
        value_parser = level,
        value_name = "beginner|normal|expert",
        conflicts_with_all = ["algorithm", "fail", "cut_on", "depth", "merge_symmetric", "order", "killers", "history"],
    )]
    pub level: Option<Level>,
    /// Which game a beginner plays.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = language, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    pub file: PathBuf,
}

/// The flags that win over a file's own search.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct SearchFlags {
    /// Which search.
    #[arg(long, value_parser = algorithm)]
    algorithm: Option<Algorithm>,
    /// How many plies to look ahead.
    #[arg(long, value_parser = depth, value_name = "N|full")]
    depth: Option<Depth>,
    /// In which order moves are tried that nothing else puts first.
    #[arg(long, value_parser = base, value_name = "given|reversed|best-first|worst-first")]
    order: Option<Base>,
    /// How many killers are kept at every ply.
    #[arg(long, value_parser = killers, value_name = "N")]
    killers: Option<u8>,
    /// Whether moves that have cut often go first.
    #[arg(long)]
    history: bool,
    /// What is the same for several searches of a file.
    #[command(flatten)]
    pub rules: RuleFlags,
}

/// The flags that win over the rules of a file's own search: everything but which search it is and how deep it goes.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct RuleFlags {
    /// What a search returns beyond its window.
    #[arg(long, value_parser = fail, value_name = "soft|hard")]
    fail: Option<Fail>,
    /// Whether a tie with the bound cuts.
    #[arg(long, value_parser = cut_on, value_name = "equal|strict")]
    cut_on: Option<CutOn>,
    /// Whether siblings that a symmetry turns into one another are searched only once.
    #[arg(long)]
    merge_symmetric: bool,
    /// How many nodes a search may need.
    #[arg(long, value_name = "N", default_value_t = MOST_NODES)]
    pub max_nodes: u64,
}

/// How deep: told apart from no flag at all.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Depth(Option<usize>);

impl SearchFlags {
    /// A file's search with what the flags say instead.
    #[must_use]
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        let ordering = Ordering {
            base: self.order.unwrap_or(file.ordering.base),
            killers: self.killers.unwrap_or(file.ordering.killers),
            history: self.history || file.ordering.history,
            ..file.ordering
        };
        SearchConfig {
            algorithm: self.algorithm.unwrap_or(file.algorithm),
            depth: self.depth.map_or(file.depth, |Depth(depth)| depth),
            ordering,
            ..self.rules.over(file)
        }
    }
}

impl RuleFlags {
    /// A file's search with what the flags say instead.
    #[must_use]
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        SearchConfig {
            fail: self.fail.unwrap_or(file.fail),
            cut_on: self.cut_on.unwrap_or(file.cut_on),
            // A file that merges at some plies only goes on doing so. Where it says how many plies but does not merge, it
            // has no plies to keep: the flag merges at all of them.
            merge: if self.merge_symmetric && file.merge == Merge::Nowhere { Merge::Everywhere } else { file.merge },
            ..file
        }
    }
}

/// An algorithm as the flag spells it.
#[must_use]
pub(super) const fn spelled(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Minimax => "minimax",
        Algorithm::AlphaBeta => "alpha-beta",
        Algorithm::Negamax => "negamax",
        Algorithm::NegamaxAlphaBeta => "negamax-alpha-beta",
        Algorithm::AlphaBetaTable => "alpha-beta-table",
        Algorithm::PrincipalVariation => "principal-variation",
        Algorithm::IterativeDeepening => "iterative-deepening",
        Algorithm::Aspiration => "aspiration",
        Algorithm::Mtdf => "mtdf",
        Algorithm::Beginner => "beginner",
        Algorithm::Normal => "normal",
        Algorithm::Expert => "expert",
        Algorithm::Mistaken(Mistake::WrongBound) => "wrong-bound",
        Algorithm::Mistaken(Mistake::LastBest) => "last-best",
        Algorithm::Mistaken(Mistake::AlwaysNegating) => "always-negating",
    }
}

pub(super) fn algorithm(text: &str) -> Result<Algorithm, String> {
    let all = || Algorithm::ALL.into_iter().chain(Mistake::ALL.map(Algorithm::Mistaken));
    let found = all().find(|&algorithm| spelled(algorithm) == text);
    found.ok_or_else(|| expected(&all().map(spelled).collect::<Vec<_>>()))
}

/// An order of moves as the flag spells it.
#[must_use]
pub(super) const fn spelled_order(order: Order) -> &'static str {
    match order {
        Order::Own => "file",
        Order::Plain(Base::Given) => "given",
        Order::Plain(Base::Reversed) => "reversed",
        Order::Plain(Base::BestFirst) => "best-first",
        Order::Plain(Base::WorstFirst) => "worst-first",
        Order::Killers => "killers",
        Order::History => "history",
    }
}

pub(super) fn order(text: &str) -> Result<Order, String> {
    let all = || Order::ALL.into_iter().chain([Order::Own]);
    let found = all().find(|&order| spelled_order(order) == text);
    found.ok_or_else(|| expected(&all().map(spelled_order).collect::<Vec<_>>()))
}

fn base(text: &str) -> Result<Base, String> {
    let spelled = |base| spelled_order(Order::Plain(base));
    Base::ALL.into_iter().find(|&base| spelled(base) == text).ok_or_else(|| expected(&Base::ALL.map(spelled)))
}

fn killers(text: &str) -> Result<u8, String> {
    let counts: Vec<String> = (0..=Ordering::MOST_KILLERS).map(|count| count.to_string()).collect();
    let found = (0..).zip(&counts).find(|(_, count)| *count == text).map(|(count, _)| count);
    found.ok_or_else(|| expected(&counts.iter().map(String::as_str).collect::<Vec<_>>()))
}

fn fail(text: &str) -> Result<Fail, String> {
    match text {
        "soft" => Ok(Fail::Soft),
        "hard" => Ok(Fail::Hard),
        _ => Err(expected(&["soft", "hard"])),
    }
}

fn cut_on(text: &str) -> Result<CutOn, String> {
    match text {
        "equal" => Ok(CutOn::Equal),
        "strict" => Ok(CutOn::Strict),
        _ => Err(expected(&["equal", "strict"])),
    }
}

fn depth(text: &str) -> Result<Depth, String> {
    match text {
        "full" => Ok(Depth(None)),
        _ => {
            text.parse().map(|plies| Depth(Some(plies))).map_err(|_| words(asked_language()).text("cli-expected-plies"))
        }
    }
}

fn side(text: &str) -> Result<Player, String> {
    match text {
        "max" => Ok(Player::Max),
        "min" => Ok(Player::Min),
        _ => Err(expected(&["max", "min"])),
    }
}

fn level(text: &str) -> Result<Level, String> {
    let spelled = |level| match level {
        Level::Beginner => "beginner",
        Level::Normal => "normal",
        Level::Expert => "expert",
    };
    let found = Level::ALL.into_iter().find(|&level| spelled(level) == text);
    found.ok_or_else(|| expected(&Level::ALL.map(spelled)))
}

pub(super) fn language(text: &str) -> Result<Language, String> {
    spoken(text).ok_or_else(|| expected(&Language::ALL.map(Language::code)))
}

/// The language with this code. Asks nobody: whoever says what is wrong has to know the language first.
fn spoken(code: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == code)
}

/// Says which values there are, in the language that was asked for.
fn expected(values: &[&str]) -> String {
    words(asked_language()).fill("cli-expected", &[("values", values.join(", ").into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over_a_file(flags: &[&str], file: SearchConfig) -> SearchConfig {
        let said = ["poda", "solve"].iter().chain(flags).chain(&["file.ron"]);
        match Arguments::try_parse_from(said).unwrap().printing {
            Some(Printing::Solve(solve)) => solve.search.over(file),
            other => panic!("solve was asked for, not {other:?}"),
        }
    }

    #[test]
    fn what_is_not_said_stays_as_in_the_file() {
        let file = SearchConfig { depth: Some(3), fail: Fail::Hard, ..SearchConfig::default() };
        assert_eq!(over_a_file(&[], file), file);
    }

    #[test]
    fn a_flag_wins_over_the_file() {
        let file = SearchConfig { depth: Some(3), ..SearchConfig::default() };
        let flags = ["--depth", "full", "--algorithm", "negamax", "--merge-symmetric"];
        let searched = SearchConfig { algorithm: Algorithm::Negamax, depth: None, merge: Merge::Everywhere, ..file };
        assert_eq!(over_a_file(&flags, file), searched);
        let flags = ["--order", "best-first", "--killers", "2", "--history"];
        let ordering = Ordering { base: Base::BestFirst, killers: 2, history: true, ..file.ordering };
        assert_eq!(over_a_file(&flags, file), SearchConfig { ordering, ..file });
    }

    #[test]
    fn merging_at_the_first_plies_only_is_not_undone() {
        let file = SearchConfig { merge: Merge::FirstPlies(1), ..SearchConfig::default() };
        assert_eq!(over_a_file(&["--merge-symmetric"], file), file);
    }
}
