//! The program that is saved: the code of an algorithm with the tree that is shown and the lines that print its run.

use super::template::{Rules, Template};
use super::{CodeLanguage, evaluates, has_code, mcts_key, mcts_rules, of_mcts, of_search, rules};
use crate::file::save;
use poda_core::document::Document;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::score::{Interval, Player, Score, Turn};
use poda_core::search::mcts::{Priors, priors};
use poda_core::search::ordering::MoveOrdering;
use poda_core::search::setting::{Choice, SettingValue};
use poda_core::search::{AnySearch, Leaf, SearchConfig, TableUse};
use poda_core::trace::passes::Passes;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeKind, Story};
use serde_json::{Value, json};
use std::ops::Range;

/// The largest number of nodes of a tree that is written into a program. In the place of a larger one, and of that of a
/// game, stands the example of the file.
const MAX_NODES: usize = 300;
/// The largest number of plies of such a tree. Python reads some 90 calls within one another.
const MAX_PLIES: usize = 60;

/// A program that can be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The name of its file.
    pub name: String,
    pub text: String,
}

/// Returns the program of a depth-first search, with all of its passes; `None` if the search has no code in this
/// language.
pub fn program(passes: &Passes<AnyGame>, language: CodeLanguage) -> Option<Program> {
    if !has_code(passes.get(0).config(), language) {
        return None;
    }
    // The last pass is the deepest.
    let recording = passes.last();
    // If no line of it ended at its depth, the search has come to its end there, and the program comes to the same.
    let trace = recording.trace();
    let is_limited = trace.nodes().any(|node| trace.is_searched(node) && is_at_limit(trace.kind(node)));
    let depth = recording.config().depth.filter(|_| is_limited || !recording.config().algorithm.properties().deepens);
    let config = &SearchConfig { depth, ..*recording.config() };
    let template = of_search(config, language)?;
    let properties = config.algorithm.properties();
    let constructor = Constructor {
        language,
        has_keys: properties.table == TableUse::Always,
        has_probabilities: properties.searches_chance,
        is_deepened: properties.makes_passes && properties.table != TableUse::Always,
        priors: None,
        search: config.effective(),
    };
    // The program tries the children in their order.
    let plain = SearchConfig {
        algorithm: config.algorithm,
        fail: config.fail,
        cut_on: config.cut_on,
        depth: config.depth,
        opponent: config.opponent,
        delta: config.delta,
        guess: config.guess,
        ordering: MoveOrdering { remembered: false, ..MoveOrdering::default() },
        ..SearchConfig::default()
    };
    let mut claims = json!({ "algorithm": properties.key });
    if properties.prunes {
        claims["fail"] = config.fail.key().into();
        claims["cut_on"] = config.cut_on.key().into();
    }
    if properties.searches_chance {
        claims["opponent"] = config.opponent.key().into();
    }
    claims["view"] = if properties.counts_for_mover { "mover" } else { "max" }.into();
    let filled = filled_tree(recording.root()).map(|tree| {
        let texts =
            [("tree", constructor.root(&tree)), ("header", language.printed(&header(&tree, plain.into(), &claims)))];
        texts.into_iter().chain(numbers(config, language)).collect::<Vec<_>>()
    });
    Some(finished(&template, language, properties.key, rules(config), &filled.unwrap_or_default()))
}

/// Returns whether a node was not expanded because of the depth limit.
const fn is_at_limit(kind: NodeKind) -> bool {
    match kind {
        NodeKind::Leaf(Leaf::Horizon | Leaf::Quiet) => true,
        NodeKind::Leaf(Leaf::Terminal | Leaf::TableHit) | NodeKind::Inner => false,
    }
}

/// Returns the program of a Monte Carlo tree search; `None` if the search has no code in this language.
pub fn mcts_program(recording: &SampledTree<AnyGame>, language: CodeLanguage) -> Option<Program> {
    let template = of_mcts(recording, language)?;
    let config = recording.config();
    let constructor = Constructor {
        language,
        has_keys: false,
        has_probabilities: false,
        is_deepened: evaluates(config),
        priors: config.selection.priors(),
        search: SearchConfig::default(),
    };
    let key = mcts_key(config.selection.rule());
    let filled = filled_tree(recording.root()).map(|tree| {
        let claims = json!({ "algorithm": key, "exploration": config.exploration.get(), "decide": "visits" });
        let Interval { low, high } = recording.scale().bounds();
        // Where all results are equal, each counts ½.
        let half = if low == high { 0.5 } else { 0.0 };
        let [low, high] = [low.get() - half, high.get() + half].map(Score::new);
        vec![
            ("tree", constructor.root(&tree)),
            ("header", language.printed(&header(&tree, (*config).into(), &claims))),
            ("low", language.number(low)),
            ("high", language.number(high)),
            ("exploration", language.number(Some(config.exploration))),
            ("iterations", config.iterations.to_string()),
        ]
    });
    Some(finished(&template, language, key, mcts_rules(config), &filled.unwrap_or_default()))
}

/// Returns the settings of a search that are numbers, each with its name in files.
fn numbers(config: &SearchConfig, language: CodeLanguage) -> impl Iterator<Item = (&'static str, String)> {
    SearchConfig::SETTINGS.iter().filter_map(move |row| match (row.get)(config) {
        SettingValue::Score(number) => Some((row.name, language.number(Some(number)))),
        SettingValue::Nothing
        | SettingValue::Algorithm(_)
        | SettingValue::Flag(_)
        | SettingValue::Count(_)
        | SettingValue::Choice(_)
        | SettingValue::Window(_)
        | SettingValue::Floor(_)
        | SettingValue::Quiescence(_)
        | SettingValue::Rollout(_)
        | SettingValue::Priors(_) => None,
    })
}

/// Returns a tree with a name for each node, if it can be written into a program.
fn filled_tree(root: &AnyGame) -> Option<Tree> {
    let AnyGame::Tree(tree) = root else { return None };
    let is_finite = |at| tree.value_of(at).is_none_or(Score::is_finite);
    let is_small = tree.node_count() <= MAX_NODES && tree.levels() <= MAX_PLIES;
    (is_small && (0..tree.node_count()).all(is_finite)).then(|| tree.lettered())
}

/// Returns the first line of the run.
fn header(tree: &Tree, search: AnySearch, claims: &Value) -> String {
    let position = save(&Document::of_position(AnyGame::Tree(tree.clone())).searched_by(search));
    ascii(&json!({ "poda": "run", "version": 1, "position": position, "claims": claims }).to_string())
}

/// Returns JSON whose letters beyond ASCII are escaped, so that it is the same in a file of any encoding.
fn ascii(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for letter in json.chars() {
        if letter.is_ascii() {
            text.push(letter);
        } else {
            text.extend(letter.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")));
        }
    }
    text
}

/// Returns the program in which these texts stand in the place of those of the file. Without texts, its tree is called an
/// example.
fn finished(
    template: &Template<'_>,
    language: CodeLanguage,
    key: &str,
    rules: Rules,
    filled: &[(&str, String)],
) -> Program {
    let mut text = String::new();
    for line in template.lines() {
        text.push_str(&filled_line(&line.text(rules), line.words(), filled));
        if filled.is_empty() && line.has("tree") {
            text.extend(["  ", template.comment, " an example"]);
        }
        text.push('\n');
    }
    Program { name: language.file_name(key), text }
}

/// Returns a line in which the texts that its words name stand in the place of those of the file, in this order.
fn filled_line(line: &str, words: &[&str], filled: &[(&str, String)]) -> String {
    let named = words.iter().filter_map(|word| filled.iter().find(|(name, _)| name == word));
    let (mut line, mut from) = (line.to_owned(), 0);
    for (word, text) in named {
        let blank = match *word {
            "tree" => assigned(&line),
            "header" => quotation(&line),
            _ => number_from(&line, from),
        };
        if let Some(blank) = blank {
            line.replace_range(blank.clone(), text);
            from = blank.start + text.len();
        }
    }
    line
}

/// Returns where the value stands that a line assigns.
fn assigned(line: &str) -> Option<Range<usize>> {
    let start = line.find(" = ")? + 3;
    Some(start..line.len() - usize::from(line.ends_with(';')))
}

/// Returns where the text in quotes stands in a line.
fn quotation(line: &str) -> Option<Range<usize>> {
    Some(line.find(['\'', '"'])?..line.rfind(['\'', '"'])? + 1)
}

/// Returns where the first number stands that begins in a line at or after a byte. A digit in a name begins none.
fn number_from(line: &str, from: usize) -> Option<Range<usize>> {
    let is_in_name = |at: usize| line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
    let mut digits = line[from..].match_indices(|letter: char| letter.is_ascii_digit()).map(|(at, _)| from + at);
    let start = digits.find(|&at| !is_in_name(at))?;
    let digits_to = |at: usize| {
        let rest = &line[at..];
        at + rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len())
    };
    let whole = digits_to(start);
    let end = if line[whole..].starts_with('.') { digits_to(whole + 1) } else { whole };
    // Where no digit follows the point, it belongs to what comes after the number.
    Some(start..if end == whole + 1 { whole } else { end })
}

impl CodeLanguage {
    /// Returns the name of the file of an algorithm: in Java, that of its class.
    fn file_name(self, key: &str) -> String {
        let stem: String = match self {
            Self::Java => key.split('-').flat_map(|word| [word[..1].to_uppercase(), word[1..].to_owned()]).collect(),
            Self::Python | Self::Rust => key.replace('-', "_"),
            Self::JavaScript | Self::Cpp => key.to_owned(),
        };
        format!("{stem}.{}", self.extension())
    }

    /// Returns a number as it is written in the language; without one, what stands for no number.
    fn number(self, number: Option<Score>) -> String {
        let text = number.map(|number| number.get().to_string());
        match (self, text) {
            (Self::Python, None) => "None".to_owned(),
            (Self::JavaScript, None) => "null".to_owned(),
            (Self::Java, None) => "Double.NaN".to_owned(),
            (Self::Cpp, None) => "NAN".to_owned(),
            (Self::Rust, None) => "f64::NAN".to_owned(),
            // Whole numbers of Java and C++ end at 2³¹.
            (Self::Java | Self::Cpp, Some(text)) if !text.contains('.') && 9 < text.len() => format!("{text}.0"),
            (Self::Rust, Some(text)) if !text.contains('.') => format!("{text}.0"),
            (Self::Python | Self::JavaScript | Self::Java | Self::Cpp | Self::Rust, Some(text)) => text,
        }
    }

    /// Returns a text without letters beyond ASCII as it is written in the language.
    fn quoted(self, text: &str) -> String {
        match self {
            Self::Python | Self::JavaScript => {
                format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'"))
            }
            Self::Java | Self::Cpp | Self::Rust => Value::from(text).to_string(),
        }
    }

    /// Returns a text without letters beyond ASCII as it is written where the language prints it.
    fn printed(self, text: &str) -> String {
        match self {
            // Braces enclose what is filled in.
            Self::Rust => self.quoted(text).replace('{', "{{").replace('}', "}}"),
            Self::Python | Self::JavaScript | Self::Java | Self::Cpp => self.quoted(text),
        }
    }

    /// Returns a name as it is written in the language. A language without JSON has it as it stands in JSON, in which the
    /// program prints it.
    fn quoted_name(self, name: &str) -> String {
        let in_json = ascii(&Value::from(name).to_string());
        match self {
            Self::Python | Self::JavaScript => in_json,
            Self::Java | Self::Cpp | Self::Rust => self.quoted(&in_json[1..in_json.len() - 1]),
        }
    }
}

/// How a node of a tree is written in a program.
struct Constructor {
    language: CodeLanguage,
    /// Whether a node has a key, by which it is found in a table.
    has_keys: bool,
    /// Whether a node may be a chance node.
    has_probabilities: bool,
    /// Whether a search may stop at an inner node, but not where it has no value.
    is_deepened: bool,
    /// The rule for the priors of moves, if they have any.
    priors: Option<Priors>,
    /// The search: nodes at its depth limit are leaves of the program, and a random opponent's nodes are chance nodes.
    search: SearchConfig,
}

impl Constructor {
    /// Returns the call that makes a tree.
    fn root(&self, tree: &Tree) -> String {
        self.node(tree, tree.node_index(), 0, 1.0)
    }

    /// Returns the call that makes a node with its subtree. `ply` is its depth, and `prior` that of the move to it.
    fn node(&self, tree: &Tree, at: usize, ply: usize, prior: f64) -> String {
        let position = tree.at_node(at);
        let is_cut = self.search.depth.is_some_and(|depth| depth <= ply) && position.can_be_evaluated();
        let children = if is_cut { &[][..] } else { tree.children_of(at) };
        let value = match tree.value_of(at) {
            None if !self.is_deepened => Some(Score::ZERO),
            value => value,
        };
        let turn = self.search.turn(&position);
        let side = match turn {
            Turn::Player(Player::Max) => "max",
            Turn::Player(Player::Min) => "min",
            Turn::Chance => "chance",
        };
        let name = self.language.quoted_name(tree.name_of(at).unwrap_or_default());
        let mut head = vec![name.clone(), format!("\"{side}\""), self.language.number(value)];
        if self.has_keys {
            head.push(name);
        }
        if self.priors.is_some() {
            head.push(self.language.number(Score::new(prior)));
        }
        let priors = self.priors_below(&position, children.len());
        let child = |(&child, prior): (&u32, f64)| self.node(tree, child as usize, ply + 1, prior);
        let below: Vec<_> = children.iter().zip(priors).map(child).collect();
        let probabilities = if turn == Turn::Chance { self.probabilities(tree, children) } else { Vec::new() };
        let listed = |texts: &[String], [open, close]: [&str; 2]| format!("{open}{}{close}", texts.join(", "));
        let lists = |brackets: [&str; 2]| -> Vec<String> {
            [&below, &probabilities]
                .into_iter()
                .filter(|list| !list.is_empty())
                .map(|list| listed(list, brackets))
                .collect()
        };
        match self.language {
            CodeLanguage::Python => listed(&[head, lists(["[", "]"])].concat(), ["Node(", ")"]),
            CodeLanguage::JavaScript => listed(&[head, lists(["[", "]"])].concat(), ["node(", ")"]),
            CodeLanguage::Cpp => listed(&[head, lists(["{", "}"])].concat(), ["Node{", "}"]),
            CodeLanguage::Java => {
                if !probabilities.is_empty() {
                    head.push(listed(&probabilities, ["new double[] {", "}"]));
                }
                listed(&[head, below].concat(), ["new Node(", ")"])
            }
            CodeLanguage::Rust => {
                head.push(listed(&below, ["vec![", "]"]));
                if self.has_probabilities {
                    head.push(listed(&probabilities, ["vec![", "]"]));
                }
                listed(&head, ["node(", ")"])
            }
        }
    }

    /// Returns the priors of the moves of a position; 0 where there are none.
    fn priors_below(&self, position: &Tree, moves: usize) -> Vec<f64> {
        let Some(rule) = self.priors else { return vec![0.0; moves] };
        priors(rule, position, &(0..).take(moves).collect::<Vec<u32>>())
    }

    fn probabilities(&self, tree: &Tree, outcomes: &[u32]) -> Vec<String> {
        let weights: Vec<f64> = outcomes
            .iter()
            .map(|&outcome| tree.weight_of(outcome as usize).map_or(1.0, |weight| weight.get().into()))
            .collect();
        let sum: f64 = weights.iter().sum();
        weights.iter().map(|weight| self.language.number(Score::new(weight / sum))).collect()
    }
}
