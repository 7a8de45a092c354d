//! The first line of a run: the position, the players, and what the program claims to do.

use super::fault::{RunFaultKind, json_fault};
use super::json::{NumberJson, ValueJson, with_quoted_infinities};
use crate::file::document::load_with_players;
use crate::file::text::{load_tree, load_tree_with_players};
use crate::file::text_kind::TextKind;
use poda_core::document::{Document, usual_search};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::{Tree, Weight};
use poda_core::run::sampled::MctsClaims;
use poda_core::run::{Claims, DepthUnit, Guess, ReportedView, RunHeader, whole_weights};
use poda_core::score::{CutOn, MAX_PLAYERS, Payoffs, Score, Window};
use poda_core::search::mcts::{MctsConfig, Priors, Rollout, SelectionRule};
use poda_core::search::setting::{Choice, ChoiceNames, Domain, SettingRow, SettingType, SettingValue};
use poda_core::search::{Algorithm, Fail, Floor, Opponent, TieRule};
use poda_core::text::Excerpt;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::fmt::Write as _;
use std::sync::Arc;

#[derive(Deserialize)]
struct HeaderLine {
    poda: String,
    version: u64,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    tree: Option<Value>,
    /// The names of several players, each with payoffs of their own.
    #[serde(default)]
    players: Vec<String>,
    /// The name of the one who moves at the root.
    #[serde(default)]
    root: Option<String>,
    #[serde(default)]
    claims: Option<ClaimsJson>,
    #[serde(default)]
    title: Option<String>,
    #[serde(default)]
    program: Option<String>,
    /// What of all this the program does not state.
    #[serde(default)]
    guessed: Vec<String>,
}

#[derive(Default, Deserialize)]
struct ClaimsJson {
    #[serde(default)]
    algorithm: Option<String>,
    #[serde(default)]
    fail: Option<String>,
    #[serde(default)]
    cut_on: Option<String>,
    #[serde(default)]
    depth: Option<DepthJson>,
    #[serde(default)]
    window: Option<(NumberJson, NumberJson)>,
    #[serde(default)]
    view: Option<String>,
    #[serde(default)]
    opponent: Option<String>,
    #[serde(default)]
    depth_counts: Option<String>,
    #[serde(default)]
    ties: Option<String>,
    #[serde(default)]
    sum: Option<NumberJson>,
    #[serde(default)]
    floor: Option<ValueJson>,
    /// The settings of a Monte Carlo tree search, and whatever else the program says.
    #[serde(flatten)]
    others: Map<String, Value>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum DepthJson {
    Plies(usize),
    Named(String),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TreeKind {
    /// A leaf is a number.
    TwoSides,
    /// A leaf is a list of numbers, one for each player.
    SeveralPlayers,
}

impl TreeKind {
    fn is_vector(self, list: &[Value]) -> bool {
        self == Self::SeveralPlayers && !list.is_empty() && list.iter().all(|item| item.is_number() || item.is_string())
    }
}

/// Writes a node of a tree in a header in the syntax of a position file: `[[3, 12], (name: "B", children: [2, 4])]`.
fn tree_text(kind: TreeKind, node: &Value, text: &mut String) -> Result<(), RunFaultKind> {
    match node {
        Value::Array(nodes) => list_text(kind, nodes, None, text),
        Value::Object(fields) => node_text(kind, fields, text),
        Value::String(infinity) => {
            text.push_str(infinity);
            Ok(())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {
            let _ = write!(text, "{node}");
            Ok(())
        }
    }
}

/// Writes a list of nodes, which are outcomes if they have weights.
fn list_text(
    kind: TreeKind,
    nodes: &[Value],
    weights: Option<&[Weight]>,
    text: &mut String,
) -> Result<(), RunFaultKind> {
    if kind.is_vector(nodes) {
        let entries: Vec<_> = nodes.iter().map(ToString::to_string).collect();
        let _ = write!(text, "({})", entries.join(", "));
        return Ok(());
    }
    text.push('[');
    for (index, node) in nodes.iter().enumerate() {
        match weights.and_then(|weights| weights.get(index)) {
            Some(weight) => {
                let _ = write!(text, "({}, ", weight.get());
                tree_text(kind, node, text)?;
                text.push(')');
            }
            None => tree_text(kind, node, text)?,
        }
        text.push_str(", ");
    }
    text.push(']');
    Ok(())
}

/// The names of a field with the weight of an outcome, and of one with those of all outcomes of a node.
const WEIGHT: [&str; 2] = ["weight", "probability"];
const WEIGHTS: [&str; 2] = ["weights", "probabilities"];

fn node_text(kind: TreeKind, fields: &Map<String, Value>, text: &mut String) -> Result<(), RunFaultKind> {
    let is_chance_player = |value: &Value| value.as_str().is_some_and(|side| side.eq_ignore_ascii_case("chance"));
    let is_chance = fields.contains_key("chance") || fields.get("player").is_some_and(is_chance_player);
    text.push('(');
    for (field, value) in fields {
        let _ = match value {
            Value::Null => continue,
            _ if WEIGHT.contains(&&**field) || (is_chance && (WEIGHTS.contains(&&**field) || field == "player")) => {
                continue;
            }
            Value::Array(nodes) => {
                let is_outcomes = is_chance && (field == "chance" || field == "children");
                let weights = if is_outcomes { Some(outcome_weights(fields, nodes)?) } else { None };
                let _ = write!(text, "{}: ", if is_outcomes { "chance" } else { field });
                list_text(kind, nodes, weights.as_deref(), text)?;
                text.push_str(", ");
                continue;
            }
            Value::String(side) if field == "player" && kind == TreeKind::TwoSides => {
                let side = if side.eq_ignore_ascii_case("min") { "Min" } else { "Max" };
                write!(text, "player: {side}, ")
            }
            other => write!(text, "{field}: {other}, "),
        };
    }
    text.push(')');
    Ok(())
}

/// Returns the weights of outcomes: those in a list of the chance node, or those of the outcomes themselves, else 1
/// each.
fn outcome_weights(fields: &Map<String, Value>, outcomes: &[Value]) -> Result<Vec<Weight>, RunFaultKind> {
    let number = |value: &Value| {
        let ratio = || Score::parse_ratio(value.as_str()?).map(Score::get);
        value.as_f64().or_else(ratio).ok_or(RunFaultKind::Weights)
    };
    let listed = WEIGHTS.iter().find_map(|&name| fields.get(name));
    let weights: Vec<f64> = if let Some(listed) = listed {
        let listed = listed.as_array().filter(|listed| listed.len() == outcomes.len());
        listed.ok_or(RunFaultKind::Weights)?.iter().map(number).collect::<Result<_, _>>()?
    } else {
        let own = |outcome: &Value| WEIGHT.iter().find_map(|&name| outcome.get(name).map(number));
        outcomes.iter().map(|outcome| own(outcome).unwrap_or(Ok(1.0))).collect::<Result<_, _>>()?
    };
    whole_weights(&weights).ok_or(RunFaultKind::Weights)
}

pub(super) fn parse_header(text: &str) -> Result<RunHeader, RunFaultKind> {
    let header: HeaderLine = serde_json::from_str(text)
        .or_else(|error| serde_json::from_str(&with_quoted_infinities(text)).map_err(|_| error))
        .map_err(
            |error| if error.is_data() && !is_run(text.as_bytes()) { RunFaultKind::Header } else { json_fault(&error) },
        )?;
    if header.poda != "run" || header.version != 1 {
        return Err(RunFaultKind::Header);
    }
    for text in [&header.title, &header.program].into_iter().flatten() {
        TextKind::Title.check(text).map_err(RunFaultKind::TextTooLong)?;
    }
    let claims = header.claims.unwrap_or_default();
    let is_expectimax = claims.algorithm.as_deref().is_some_and(|name| name.eq_ignore_ascii_case("expectimax"));
    let claims = parse_claims(claims)?;
    let mut guessed: Vec<Guess> = header.guessed.iter().filter_map(|name| one_of(name, &Guess::NAMED)).collect();
    let is_open = header.tree.as_ref().is_some_and(|tree| header.position.is_none() && !states_sides(tree));
    if header.guessed.is_empty() && is_open {
        guessed.push(Guess::Root);
    }
    let told = RunHeader { title: header.title, program: header.program, claims, guessed, ..RunHeader::default() };
    let read = match (header.position, header.tree) {
        (Some(text), _) => {
            let document = load_with_players(text.as_bytes()).map_err(RunFaultKind::Position)?;
            Ok(with_position(told, &document))
        }
        (None, Some(tree)) => {
            let mut text = String::new();
            let tree = if header.players.is_empty() {
                tree_text(TreeKind::TwoSides, &tree, &mut text)?;
                load_tree(&text).map_err(RunFaultKind::Position)?
            } else {
                tree_text(TreeKind::SeveralPlayers, &tree, &mut text)?;
                load_tree_of(&header.players, header.root.as_deref(), &text)?
            };
            Ok(RunHeader { position: Some(Arc::new(AnyGame::Tree(tree))), players: header.players, ..told })
        }
        (None, None) if header.players.is_empty() => Ok(told),
        (None, None) => {
            // The names are read as those of a tree with a single leaf.
            let leaf = vec!["0"; header.players.len()].join(", ");
            load_tree_of(&header.players, header.root.as_deref(), &format!("[({leaf})]"))?;
            Ok(RunHeader { players: header.players, ..told })
        }
    }?;
    // In expectimax, no node takes the minimum, unless the tree has chance nodes or says that MIN is to move.
    let has_min_alone = is_open && read.position.as_deref().is_some_and(|position| !position.has_chance());
    let claims = Claims {
        opponent: read.claims.opponent.or((is_expectimax && has_min_alone).then_some(Opponent::Random)),
        ..read.claims
    };
    Ok(RunHeader { claims, ..read })
}

/// Returns whether a tree in a header says whose nodes its nodes are.
fn states_sides(tree: &Value) -> bool {
    let mut unread = vec![tree];
    while let Some(node) = unread.pop() {
        match node {
            Value::Object(fields) if fields.contains_key("player") => return true,
            Value::Object(fields) => unread.extend(fields.values()),
            Value::Array(children) => unread.extend(children),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    false
}

/// Reads a tree of several players, given the text of its root.
fn load_tree_of(players: &[String], root: Option<&str>, tree: &str) -> Result<Tree, RunFaultKind> {
    let root = root.map(|root| format!("root: {root:?}, ")).unwrap_or_default();
    load_tree_with_players(&format!("Tree(players: {players:?}, {root}tree: {tree})")).map_err(RunFaultKind::Position)
}

/// Returns a header with the position of a document. Settings that the program does not claim are taken from the
/// document.
#[must_use]
pub fn with_position(header: RunHeader, document: &Document) -> RunHeader {
    let players = document.position().players().map(|players| players.names.clone());
    RunHeader {
        position: Some(Arc::new(document.position().clone())),
        players: players.filter(|_| header.players.is_empty()).unwrap_or(header.players),
        search: document.search().copied().unwrap_or_else(|| usual_search(document.position())),
        mcts: document.sampled(),
        ..header
    }
}

/// Returns the value that has a name.
fn one_of<T: Copy>(text: &str, all: &[(&str, T)]) -> Option<T> {
    all.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|&(_, value)| value)
}

fn parse_claims(claims: ClaimsJson) -> Result<Claims, RunFaultKind> {
    fn claimed<T: Copy>(text: Option<&str>, all: &[(&str, T)]) -> Result<Option<T>, RunFaultKind> {
        let Some(text) = text else { return Ok(None) };
        one_of(text, all).map(Some).ok_or_else(|| RunFaultKind::Claim(Excerpt::new(text).to_string()))
    }
    let depth = match claims.depth {
        None => None,
        Some(DepthJson::Plies(plies)) => Some(Some(plies)),
        Some(DepthJson::Named(name)) if name == "full" => Some(None),
        Some(DepthJson::Named(name)) => return Err(RunFaultKind::Claim(Excerpt::new(&name).to_string())),
    };
    let view = claimed(claims.view.as_deref(), &[("max", ReportedView::Max), ("mover", ReportedView::Mover)])?;
    let units = [("plies", DepthUnit::Plies), ("moves", DepthUnit::Moves)];
    let sampled = mcts_claims(claims.algorithm.as_deref(), &claims.others)?;
    Ok(Claims {
        algorithm: claims.algorithm.as_deref().filter(|_| sampled.is_none()).map(judged).transpose()?,
        sampled,
        fail: claimed(claims.fail.as_deref(), Fail::WORDS)?,
        cut_on: claimed(claims.cut_on.as_deref(), CutOn::WORDS)?,
        depth,
        window: claims.window.map(|(alpha, beta)| Window { alpha: alpha.0, beta: beta.0 }),
        view,
        opponent: claimed(claims.opponent.as_deref(), Opponent::WORDS)?,
        ties: claimed(claims.ties.as_deref(), TieRule::WORDS)?,
        sum: claims.sum.map(|sum| sum.0),
        floor: claims
            .floor
            .map(|floor| match floor {
                ValueJson::One(floor) => Ok(Floor::Same(floor)),
                ValueJson::Each(floors) if floors.len() <= MAX_PLAYERS => Ok(Floor::Each(Payoffs::new(&floors))),
                ValueJson::Each(_) => Err(RunFaultKind::Claim("floor".to_owned())),
            })
            .transpose()?,
        depth_unit: claimed(claims.depth_counts.as_deref(), &units)?,
    })
}

/// Returns the settings of the Monte Carlo tree search that a program claims to make; `None` if it claims another search
/// or none.
fn mcts_claims(algorithm: Option<&str>, fields: &Map<String, Value>) -> Result<Option<MctsClaims>, RunFaultKind> {
    let Some(algorithm) = algorithm else { return Ok(None) };
    let named = MctsConfig::rule_of_name(algorithm);
    if named.is_none() && !MctsConfig::is_named(algorithm) {
        return Ok(None);
    }
    let mut wrong = None;
    let claims = MctsClaims::new(|name| {
        let row = MctsConfig::SETTINGS.iter().find(|row| row.name == name)?;
        let by_name = named.filter(|_| name == "selection").map(SelectionRule::to_value);
        match (fields.get(name), by_name) {
            (None | Some(Value::Null), by_name) => by_name,
            (Some(value), _) => claimed_setting(row, value, fields),
        }
    });
    for (row, value) in MctsConfig::SETTINGS.iter().filter_map(|row| Some((row, fields.get(row.name)?))) {
        if !value.is_null() && !claims.has(row.name) {
            wrong.get_or_insert_with(|| Excerpt::new(value.as_str().unwrap_or(&value.to_string())).to_string());
        }
    }
    wrong.map_or(Ok(Some(claims)), |value| Err(RunFaultKind::Claim(value)))
}

/// Returns a value of a setting that a program claims; `None` if the setting does not have it.
fn claimed_setting(row: &SettingRow<MctsConfig>, value: &Value, fields: &Map<String, Value>) -> Option<SettingValue> {
    let number = |value: &Value| NumberJson::deserialize(value).ok().map(|number| number.0);
    let is = |name: &str| value.as_str().is_some_and(|text| text.eq_ignore_ascii_case(name));
    let beside = |name: &str| fields.get(name).filter(|value| !value.is_null());
    let claimed = match row.domain {
        Domain::Score(_) => number(value)?.to_value(),
        Domain::Count(_) | Domain::Size(_) => value.as_u64()?.to_value(),
        Domain::Flag => value.as_bool()?.to_value(),
        Domain::Choice(ChoiceNames { keys, aliases, .. }) => {
            let alias = aliases.iter().find(|(alias, _)| is(alias)).map(|(_, key)| *key);
            SettingValue::Choice(keys.iter().position(|key| Some(*key) == alias || is(key))?)
        }
        Domain::Rollout if is("random") => Rollout::Random.to_value(),
        Domain::Rollout if is("evaluation") => {
            let plies = beside("plies").map_or(Some(Rollout::DEFAULT_PLIES as u64), Value::as_u64)?;
            Rollout::Evaluation { plies: usize::try_from(plies).ok()? }.to_value()
        }
        Domain::Priors if is("uniform") => Priors::Uniform.to_value(),
        Domain::Priors if is("softmax") => match beside("temperature") {
            Some(temperature) => Priors::Softmax { temperature: number(temperature)? }.to_value(),
            None => Priors::softmax().to_value(),
        },
        Domain::Algorithm
        | Domain::Depth
        | Domain::Window
        | Domain::Floor
        | Domain::Quiescence
        | Domain::Rollout
        | Domain::Priors => return None,
    };
    Some(claimed).filter(|value| row.domain.contains(*value))
}

/// Returns the search that a program claims to make, by any of its names.
fn judged(name: &str) -> Result<Algorithm, RunFaultKind> {
    Algorithm::named(name).ok_or_else(|| RunFaultKind::Claim(Excerpt::new(name).to_string()))
}

/// The most lines before the header of a text that is taken for a run.
const MAX_LINES_BEFORE: usize = 100;

/// Returns whether a text begins like a run.
pub fn is_run(text: &[u8]) -> bool {
    // The header may come after other output of the program.
    text.split(|&byte| byte == b'\n').take(MAX_LINES_BEFORE).any(|line| {
        let line = std::str::from_utf8(line).unwrap_or_default().trim_start_matches('\u{feff}').trim_start();
        line.starts_with('{') && line.contains("\"poda\"") && line.contains("\"run\"")
    })
}
