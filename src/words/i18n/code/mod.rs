//! The code of an algorithm in a programming language, with the line that a step executes, and the program that is
//! saved.
//!
//! A search has code in a language if there is a file for its algorithm in `assets/code`, and if it searches by the
//! rules of that file: a depth-first search of two sides or with chance, or a Monte Carlo tree search.

mod program;
mod template;

use crate::i18n::Words;
use crate::i18n::mcts_pseudocode::executed_tag as mcts_tag;
use crate::i18n::node_names::NodeNames;
use crate::i18n::panels::call_stack::{StackRow, call_stack};
use crate::i18n::pseudocode::{Pseudocode, executed_tag};
use poda_core::game::GameView;
use poda_core::score::{CutOn, Turn, Window};
use poda_core::search::mcts::{Decide, MctsConfig, Rollout, SelectionRule};
use poda_core::search::ordering::{MoveOrdering, StaticOrder};
use poda_core::search::{Fail, Merge, Parameter, SearchConfig, TableUse};
use poda_core::trace::recording::Recording;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Step, Story};
pub use program::{Program, mcts_program, program};
use template::{Rules, Template};

/// A programming language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeLanguage {
    Python,
    JavaScript,
    Java,
    Cpp,
    Rust,
}

/// What differs between programming languages, besides their code.
struct LanguageProperties {
    /// The name of the language.
    name: &'static str,
    /// The folder of its files, by which it is also stored.
    folder: &'static str,
    /// The extension of its files.
    extension: &'static str,
    /// What begins a comment.
    comment: &'static str,
    /// The number of spaces by which a level is indented.
    indent: usize,
}

impl CodeLanguage {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Python, Self::JavaScript, Self::Java, Self::Cpp, Self::Rust];

    const fn properties(self) -> LanguageProperties {
        let ([name, folder, extension, comment], indent) = match self {
            Self::Python => (["Python", "python", "py", "#"], 4),
            Self::JavaScript => (["JavaScript", "javascript", "js", "//"], 2),
            Self::Java => (["Java", "java", "java", "//"], 4),
            Self::Cpp => (["C++", "cpp", "cpp", "//"], 4),
            Self::Rust => (["Rust", "rust", "rs", "//"], 4),
        };
        LanguageProperties { name, folder, extension, comment, indent }
    }

    /// Returns the name of the language.
    pub const fn name(self) -> &'static str {
        self.properties().name
    }

    /// Returns the word by which a choice of the language is stored.
    pub const fn key(self) -> &'static str {
        self.properties().folder
    }

    /// Returns the language that is stored by a word.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.key() == key)
    }

    /// Returns the extension of files with code in the language.
    pub const fn extension(self) -> &'static str {
        self.properties().extension
    }

    /// Returns the name of the file of an algorithm.
    fn file(self, key: &str) -> String {
        format!("{}/{key}.{}", self.properties().folder, self.extension())
    }

    /// Returns whether there is a file of an algorithm, without reading it.
    fn has_file(self, key: &str) -> bool {
        poda_assets::CODE_FILES.contains(&self.file(key).as_str())
    }

    /// Returns the file of an algorithm.
    fn template(self, key: &str) -> Option<Template<'static>> {
        let LanguageProperties { comment, indent, .. } = self.properties();
        poda_assets::code(&self.file(key)).map(|text| Template::new(text, comment, indent))
    }
}

/// Returns the key of the files with Monte Carlo tree search that selects by this rule.
const fn mcts_key(rule: SelectionRule) -> &'static str {
    match rule {
        SelectionRule::Uct => "mcts",
        SelectionRule::Puct => "puct",
    }
}

/// Returns whether a depth-first search has code in a language: there is a file, and the search does no more than is in
/// it, except that it may try first what an earlier pass or the table has found best. The configuration is that of its
/// first pass.
pub fn has_code(config: &SearchConfig, language: CodeLanguage) -> bool {
    let config = config.effective();
    !is_narrowed(&config) && does_no_more(&config) && language.has_file(config.algorithm.key())
}

/// Returns whether the search begins with a narrow window.
fn is_narrowed(config: &SearchConfig) -> bool {
    config.prunes() && config.window != Window::FULL
}

/// Returns whether a search does no more than is in the file of its algorithm, apart from its window.
fn does_no_more(config: &SearchConfig) -> bool {
    let properties = config.algorithm.properties();
    let MoveOrdering { static_order, killers, history, remembered: _ } = config.ordering;
    let has_memory = properties.prunes && (0 < killers || history);
    let is_ordered = static_order != StaticOrder::Given || config.merge != Merge::Nowhere;
    let has_own_table = config.table && properties.table == TableUse::Optional;
    !(has_memory || is_ordered || has_own_table || config.quiescence.is_some())
}

/// Returns whether a Monte Carlo tree search has code in a language: there is a file, and the search does what is in it.
pub fn has_mcts_code<G: GameView>(recording: &SampledTree<G>, language: CodeLanguage) -> bool {
    let config @ MctsConfig { rollout, decide, selection, .. } = recording.config();
    let root = recording.root();
    let is_of_file = root.has_moves() && !root.has_chance() && root.counts().is_none() && *decide == Decide::Visits;
    let ends_so = match selection.rule() {
        SelectionRule::Uct => *rollout == Rollout::Random,
        SelectionRule::Puct => *rollout == Rollout::Random || evaluates(config),
    };
    is_of_file && ends_so && language.has_file(mcts_key(selection.rule()))
}

/// Returns whether positions are evaluated in place of rollouts.
fn evaluates(config: &MctsConfig) -> bool {
    config.rollout == Rollout::Evaluation { plies: 0 }
}

/// Returns the file of a pass of a depth-first search, if it has code in this language. With aspiration windows, each
/// pass has a window of its own.
fn of_search(config: &SearchConfig, language: CodeLanguage) -> Option<Template<'static>> {
    let config = config.effective();
    let sets_windows = config.algorithm.properties().parameter == Some(Parameter::Delta);
    let is_of_file = (sets_windows || !is_narrowed(&config)) && does_no_more(&config);
    is_of_file.then(|| language.template(config.algorithm.key())).flatten()
}

/// Returns the file of a Monte Carlo tree search, if it has code in this language.
fn of_mcts<G: GameView>(recording: &SampledTree<G>, language: CodeLanguage) -> Option<Template<'static>> {
    let key = mcts_key(recording.config().selection.rule());
    has_mcts_code(recording, language).then(|| language.template(key)).flatten()
}

fn mcts_rules(config: &MctsConfig) -> Rules {
    Rules { evaluates: evaluates(config), ..Rules::default() }
}

fn rules(config: &SearchConfig) -> Rules {
    let config = config.effective();
    Rules {
        is_hard: matches!(config.fail, Fail::Hard),
        cuts_on_ties: matches!(config.cut_on, CutOn::Equal),
        evaluates: false,
    }
}

/// Returns the code of a depth-first search at `step`; `None` if it has none in this language.
pub fn code<G: GameView>(recording: &Recording<G>, step: Step, language: CodeLanguage) -> Option<Pseudocode> {
    let template = of_search(recording.config(), language)?;
    let trace = recording.trace();
    let turn = trace.turn(trace.at(step).current().unwrap_or(NodeId::ROOT));
    let tag = executed_tag(recording, step);
    Some(Pseudocode::new(template.shown(rules(recording.config()), turn, tag), tag))
}

/// Returns the code of a Monte Carlo tree search at `step`; `None` if it has none in this language.
pub fn mcts_code<G: GameView>(recording: &SampledTree<G>, step: Step, language: CodeLanguage) -> Option<Pseudocode> {
    let tag = mcts_tag(recording, step);
    let turn = Turn::Player(recording.root().to_move());
    let rules = mcts_rules(recording.config());
    Some(Pseudocode::new(of_mcts(recording, language)?.shown(rules, turn, tag), tag))
}

/// Returns the variables of the running call of a depth-first search after `step`, with the names that they have in
/// code, such as `best = 3`, the most telling first; none before and after the search.
pub fn variables<G: GameView>(words: &Words, recording: &Recording<G>, step: Step) -> Vec<String> {
    let (trace, properties) = (recording.trace(), recording.config().algorithm.properties());
    let is_movers = properties.counts_for_mover;
    let names = NodeNames::new(words, recording);
    let Some(StackRow::Frame(frame)) = call_stack(&names, &trace.at(step), is_movers).pop() else {
        return Vec::new();
    };
    let [_, alpha, beta, best] = frame.cells;
    let values = [("best", best, true), ("alpha", alpha, trace.has_window), ("beta", beta, trace.has_window)];
    let known = values.into_iter().filter(|(_, value, is_there)| *is_there && value != "–");
    known.map(|(name, value, _)| format!("{name} = {value}")).collect()
}
