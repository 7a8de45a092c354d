//! Runs in JSON Lines: the output of a user's own program, one object per line. Lines are read as they arrive, and are
//! not trusted.
//!
//! A line that is no event, such as other output of the program, is passed over and counted. An event that cannot be read ends the
//! reading: what was told before it is kept. So does a line beyond [`MAX_BYTES`] or [`MAX_EVENTS`](poda_core::run::builder::MAX_EVENTS).

use super::diagnostic::LoadError;
use super::document::load_with_players;
use super::syntax::MAX_BYTES;
use super::text::{load_tree, load_tree_with_players};
use poda_core::document::Document;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::{Tree, Weight};
use poda_core::run::builder::{Entering, EventFault, RunBuilder};
use poda_core::run::sampled::{SampleEvent, SampledClaims};
use poda_core::run::{
    Claims, DepthUnit, ReportedView, Run, RunHeader, StrayLines, ToldAnswer, ToldMove, whole_weights,
};
use poda_core::score::{CutOn, MAX_PLAYERS, Payoffs, Player, Score, Turn, Window};
use poda_core::search::mcts::{Decide, MctsConfig};
use poda_core::search::{Algorithm, Fail, Floor, Opponent, TieRule};
use poda_core::text::Excerpt;
use serde::de::{Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;
use std::fmt::{self, Formatter, Write as _};
use std::sync::Arc;

/// Why the reading of a run ended early.
#[derive(Clone, Debug, PartialEq)]
pub struct RunFault {
    /// The line, from 1.
    pub line: u32,
    /// The error of the line.
    pub kind: RunFaultKind,
}

/// The kind of an error in a line of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum RunFaultKind {
    /// The line is not JSON, or a field has the wrong type.
    Json(String),
    /// The first line is not the header of a run of version 1.
    Header,
    /// The position in the header cannot be read, for this reason.
    Position(LoadError),
    /// The weights of a chance node in the header have no whole numbers with the same proportions.
    Weights,
    /// The event names a player whom the header does not name.
    Player(String),
    /// A value is not a number for each of this many players: 0 in a search of two sides, whose values are single numbers.
    Vector(usize),
    /// The header claims an algorithm or a setting that does not exist.
    Claim(String),
    /// The event does not exist.
    UnknownEvent(String),
    /// The event lacks this required field.
    Missing(&'static str),
    /// The number in this field is NaN.
    NotANumber(&'static str),
    /// The event contradicts the lines before it.
    Event(EventFault),
    /// The line is not text in UTF-8.
    NotText,
    /// The run is larger than [`MAX_BYTES`].
    TooLarge,
}

/// The state of reading a run.
#[derive(Debug, Default)]
pub struct RunReader {
    builder: Option<RunBuilder>,
    lines: u32,
    strays: StrayLines,
    /// The bytes of those lines.
    bytes: usize,
    /// What ended the reading.
    fault: Option<RunFault>,
}

impl RunReader {
    /// Reads the next line, with or without its line end. After a fault, lines are ignored.
    pub fn push(&mut self, line: &[u8]) {
        if self.fault.is_some() {
            return;
        }
        self.lines += 1;
        self.bytes = self.bytes.saturating_add(line.len());
        let read = if MAX_BYTES < self.bytes {
            Err(RunFaultKind::TooLarge)
        } else if line.iter().all(u8::is_ascii_whitespace) {
            Ok(())
        } else if self.is_stray(line) {
            self.strays.add(self.lines, &String::from_utf8_lossy(line));
            Ok(())
        } else {
            self.read(line)
        };
        self.fault = read.err().map(|kind| RunFault { line: self.lines, kind });
    }

    /// Returns how many bytes of the next line are needed, if it has that many: with all of them the run is too large.
    pub const fn wanted_bytes(&self) -> usize {
        (MAX_BYTES + 1).saturating_sub(self.bytes)
    }

    /// Returns whether further lines are ignored.
    pub const fn is_over(&self) -> bool {
        self.fault.is_some()
    }

    /// Returns the part of the run that was read, if it has a header, and the fault that ended the reading.
    pub fn finish(self) -> (Option<Run>, Option<RunFault>) {
        let header_is_missing = self.builder.is_none() && self.fault.is_none();
        let line = self.strays.first.as_ref().map_or(self.lines.max(1), |&(line, _)| line);
        let missing = header_is_missing.then_some(RunFault { line, kind: RunFaultKind::Header });
        (self.builder.map(|builder| builder.finish(self.strays)), self.fault.or(missing))
    }

    /// Returns whether a line is neither the header nor an event. A line of JSON that begins like one of them is no other output.
    fn is_stray(&self, line: &[u8]) -> bool {
        let text = String::from_utf8_lossy(line);
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let name = if self.builder.is_some() { "\"e\"" } else { "\"poda\"" };
        !(text.starts_with('{') && text.contains(name))
    }

    fn read(&mut self, line: &[u8]) -> Result<(), RunFaultKind> {
        let text = std::str::from_utf8(line).map_err(|_| RunFaultKind::NotText)?;
        let text = text.trim_start_matches('\u{feff}');
        let Some(builder) = &mut self.builder else {
            self.builder = Some(RunBuilder::new(parse_header(text)?));
            return Ok(());
        };
        // Some languages print infinities in a form that is not JSON. Only lines that fail to parse are checked for them.
        let parsed: EventLine<'_> = match serde_json::from_str(text) {
            Ok(parsed) => parsed,
            Err(error) => {
                let plain = with_quoted_infinities(text);
                let parsed: EventLine<'_> = serde_json::from_str(&plain).map_err(|_| match nan_field(text) {
                    Some(field) => RunFaultKind::NotANumber(field),
                    None => json_fault(&error),
                })?;
                return parsed.tell(builder, self.lines);
            }
        };
        parsed.tell(builder, self.lines)
    }
}

/// Reads a whole run.
pub fn read_run(text: &[u8]) -> (Option<Run>, Option<RunFault>) {
    let mut reader = RunReader::default();
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        reader.push(line);
    }
    reader.finish()
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

fn json_fault(error: &serde_json::Error) -> RunFaultKind {
    let said = error.to_string();
    let said = said.split(" at line ").next().unwrap_or_default();
    RunFaultKind::Json(format!("{} ({})", Excerpt::new(said), error.column()))
}

/// Returns the field of an event whose number is NaN, as some languages print it.
fn nan_field(line: &str) -> Option<&'static str> {
    ["value", "alpha", "beta"].into_iter().find(|field| {
        let after = line.split_once(&format!("\"{field}\"")).map(|(_, after)| after.trim_start());
        let number = after.and_then(|after| after.strip_prefix(':')).unwrap_or_default().trim_start();
        let number = number.trim_start_matches(['"', '-', '+']);
        number.get(..3).is_some_and(|number| number.eq_ignore_ascii_case("nan"))
    })
}

/// Returns the line with infinities in quotation marks: `Infinity`, `inf`, and numbers that are too large.
fn with_quoted_infinities(line: &str) -> String {
    let mut plain = String::with_capacity(line.len() + 8);
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        if letter == '"' {
            let end = string_end(rest);
            plain.push_str(&rest[..end]);
            rest = &rest[end..];
            continue;
        }
        let is_word = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        if end == 0 {
            plain.push(letter);
            rest = &rest[letter.len_utf8()..];
            continue;
        }
        let word = &rest[..end];
        match word.trim_start_matches('+').parse::<f64>() {
            Ok(value) if value.is_infinite() => plain.push_str(if 0.0 < value { "\"inf\"" } else { "\"-inf\"" }),
            Ok(_) | Err(_) => plain.push_str(word),
        }
        rest = &rest[end..];
    }
    plain
}

/// Returns the end of the quoted string at the beginning of a text.
fn string_end(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// A line after the header.
#[derive(Deserialize)]
struct EventLine<'a> {
    #[serde(borrow)]
    e: Cow<'a, str>,
    #[serde(rename = "move", borrow, default)]
    via: Option<MoveJson<'a>>,
    #[serde(borrow, default)]
    side: Option<Cow<'a, str>>,
    #[serde(default, alias = "probability")]
    weight: Option<NumberJson>,
    #[serde(default)]
    alpha: Option<NumberJson>,
    #[serde(default)]
    beta: Option<NumberJson>,
    #[serde(default)]
    value: Option<ValueJson>,
    #[serde(default)]
    w: Option<NumberJson>,
    #[serde(default)]
    n: Option<NumberJson>,
    #[serde(default)]
    sum: Option<NumberJson>,
    #[serde(borrow, default)]
    best: Option<MoveJson<'a>>,
    #[serde(borrow, default)]
    moves: Option<Vec<MoveJson<'a>>>,
    #[serde(borrow, default)]
    node: Option<MoveJson<'a>>,
    #[serde(borrow, default)]
    state: Option<MoveJson<'a>>,
    #[serde(borrow, default)]
    text: Option<MoveJson<'a>>,
}

impl EventLine<'_> {
    fn tell(self, builder: &mut RunBuilder, line: u32) -> Result<(), RunFaultKind> {
        match &*self.e {
            "enter" => self.enter(builder, line).map(|_| ()),
            "leave" => {
                let value = self.value(builder)?;
                let best = self.best.as_ref().map(|mv| mv.told(builder));
                leave(builder, line, value, best)
            }
            "leaf" => {
                let value = self.value(builder)?;
                self.enter(builder, line)?;
                leave(builder, line, value, None)
            }
            "iteration" => sample(builder, line, SampleEvent::Iteration),
            "select" => {
                let mv = self.via.as_ref().map(|mv| mv.told(builder));
                let sum = self.sum.map(|sum| sum.0);
                sample(builder, line, SampleEvent::Select { mv, sum })
            }
            "expand" => {
                let mv = self.via.as_ref().map(|mv| mv.told(builder));
                sample(builder, line, SampleEvent::Expand { mv })
            }
            "rollout" => sample(builder, line, SampleEvent::Rollout(self.value(builder)?.0)),
            "backup" => {
                let [wins, visits] = [self.w, self.n].map(|number| number.map(|number| number.0));
                sample(builder, line, SampleEvent::Backup { wins, visits })
            }
            "decide" => {
                let mv = self.via.as_ref().or(self.best.as_ref()).map(|mv| mv.told(builder));
                sample(builder, line, SampleEvent::Decide { mv })
            }
            "note" => {
                let text = self.text.as_ref().ok_or(RunFaultKind::Missing("text"))?;
                builder.note(&text.text()).map_err(RunFaultKind::Event)
            }
            "end" => {
                let best = self.best.as_ref().map(|mv| mv.told(builder));
                let value = self.value.as_ref().map(|_| self.value(builder)).transpose()?;
                let (value, payoffs) = (value.map(|value| value.0), value.and_then(|value| value.1));
                builder.end(ToldAnswer { value, payoffs, best, line }).map_err(RunFaultKind::Event)
            }
            other => Err(RunFaultKind::UnknownEvent(Excerpt::new(other).to_string())),
        }
    }

    /// Returns the value, or the vector with the entry of the player at the root.
    fn value(&self, builder: &RunBuilder) -> Result<(Score, Option<Payoffs>), RunFaultKind> {
        let players = builder.players().len();
        match self.value.as_ref().ok_or(RunFaultKind::Missing("value"))? {
            ValueJson::One(score) => Ok((*score, None)),
            ValueJson::Each(entries) if 0 < players && entries.len() == players => {
                let payoffs = Payoffs::new(entries);
                let mover = self.mover(builder)?;
                Ok((payoffs.of(builder.viewer(mover)), Some(payoffs)))
            }
            ValueJson::Each(_) => Err(RunFaultKind::Vector(players)),
        }
    }

    /// Returns the index of the player who moves, among several.
    fn mover(&self, builder: &RunBuilder) -> Result<Option<u8>, RunFaultKind> {
        let Some(side) = self.side.as_deref().filter(|side| !is_chance(side)) else { return Ok(None) };
        if builder.players().is_empty() {
            return Ok(None);
        }
        let index = builder.players().iter().position(|name| name == side).and_then(|index| index.try_into().ok());
        index.map(Some).ok_or_else(|| RunFaultKind::Player(Excerpt::new(side).to_string()))
    }

    /// Returns whose turn it is.
    fn turn(&self, builder: &RunBuilder, mover: Option<u8>) -> Result<Option<Turn>, RunFaultKind> {
        let Some(side) = self.side.as_deref() else { return Ok(None) };
        let turn = match mover {
            Some(mover) if usize::from(mover) == builder.viewer(Some(mover)) => Player::Max.into(),
            Some(_) => Player::Min.into(),
            None if is_chance(side) => Turn::Chance,
            None if side.eq_ignore_ascii_case("max") => Player::Max.into(),
            None if side.eq_ignore_ascii_case("min") => Player::Min.into(),
            None => {
                let side = Excerpt::new(side).to_string();
                let expected = "\"max\", \"min\" or \"chance\"";
                return Err(RunFaultKind::Json(format!("invalid value: string {side:?}, expected {expected}")));
            }
        };
        Ok(Some(turn))
    }

    fn enter(&self, builder: &mut RunBuilder, line: u32) -> Result<usize, RunFaultKind> {
        let via = self.via.as_ref().map(|mv| mv.told(builder));
        let score = |number: Option<NumberJson>| number.map(|number| number.0);
        let mover = self.mover(builder)?;
        let side = self.turn(builder, mover)?;
        let told = Entering { side, mover, alpha: score(self.alpha), beta: score(self.beta) };
        let at = builder.enter(line, via, told).map_err(RunFaultKind::Event)?;
        if let Some(weight) = self.weight {
            builder.weigh(at, weight.0);
        }
        if let Some(listed) = &self.moves {
            let listed = listed.iter().map(|mv| mv.told(builder)).collect();
            builder.moves(at, listed);
        }
        if let Some(name) = self.node.as_ref().or(self.state.as_ref()) {
            builder.name(at, &name.text());
        }
        Ok(at)
    }
}

fn is_chance(side: &str) -> bool {
    side.eq_ignore_ascii_case("chance")
}

fn leave(
    builder: &mut RunBuilder,
    line: u32,
    (value, payoffs): (Score, Option<Payoffs>),
    best: Option<ToldMove>,
) -> Result<(), RunFaultKind> {
    if let Some((at, payoffs)) = builder.open().zip(payoffs) {
        builder.pay(at, payoffs);
    }
    builder.leave(line, value, best).map_err(RunFaultKind::Event)
}

fn sample(builder: &mut RunBuilder, line: u32, event: SampleEvent) -> Result<(), RunFaultKind> {
    builder.sample(line, event).map_err(RunFaultKind::Event)
}

/// A move, or a text that may be written as a number or a list.
enum MoveJson<'a> {
    Number(u32),
    Text(Cow<'a, str>),
}

impl MoveJson<'_> {
    fn told(&self, builder: &mut RunBuilder) -> ToldMove {
        match self {
            Self::Number(number) => ToldMove::Number(*number),
            Self::Text(text) => builder.text(text),
        }
    }

    fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Number(number) => number.to_string().into(),
            Self::Text(text) => Cow::Borrowed(text),
        }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for MoveJson<'a> {
    fn deserialize<From: Deserializer<'de>>(from: From) -> Result<Self, From::Error> {
        struct Reading;

        impl<'de> Visitor<'de> for Reading {
            type Value = MoveJson<'de>;

            fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
                formatter.write_str("a number, a text or a list")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<MoveJson<'de>, E> {
                Ok(u32::try_from(number).map_or_else(|_| MoveJson::Text(number.to_string().into()), MoveJson::Number))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(number.to_string().into()))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(number.to_string().into()))
            }

            fn visit_bool<E: Error>(self, is: bool) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(is.to_string().into()))
            }

            fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(Cow::Borrowed(text)))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(text.to_owned().into()))
            }

            fn visit_seq<List: SeqAccess<'de>>(self, mut list: List) -> Result<MoveJson<'de>, List::Error> {
                let mut parts = Vec::new();
                while let Some(part) = list.next_element::<MoveJson<'de>>()? {
                    parts.push(part.text().into_owned());
                }
                Ok(MoveJson::Text(format!("({})", parts.join(", ")).into()))
            }

            fn visit_map<Map: MapAccess<'de>>(self, mut map: Map) -> Result<MoveJson<'de>, Map::Error> {
                while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok(MoveJson::Text("{}".into()))
            }
        }

        from.deserialize_any(Reading)
    }
}

/// A score: a number, or a text such as `inf`.
#[derive(Clone, Copy)]
struct NumberJson(Score);

impl<'de> Deserialize<'de> for NumberJson {
    fn deserialize<From: Deserializer<'de>>(from: From) -> Result<Self, From::Error> {
        struct Reading;

        impl Visitor<'_> for Reading {
            type Value = NumberJson;

            fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
                formatter.write_str("a number, \"7/3\", \"inf\" or \"-inf\"")
            }

            #[expect(clippy::cast_precision_loss, reason = "as a program that computes with such numbers has it")]
            fn visit_u64<E: Error>(self, number: u64) -> Result<NumberJson, E> {
                self.visit_f64(number as f64)
            }

            #[expect(clippy::cast_precision_loss, reason = "as a program that computes with such numbers has it")]
            fn visit_i64<E: Error>(self, number: i64) -> Result<NumberJson, E> {
                self.visit_f64(number as f64)
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<NumberJson, E> {
                Score::new(number).map(NumberJson).ok_or_else(|| E::invalid_value(Unexpected::Float(number), &self))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<NumberJson, E> {
                let number: Option<f64> = text.trim().trim_start_matches('+').parse().ok();
                let infinity = || number.filter(|number| number.is_infinite()).and_then(Score::new);
                let score = Score::parse_ratio(text).or_else(infinity);
                score.map(NumberJson).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }

        from.deserialize_any(Reading)
    }
}

/// A score, or a list of scores.
enum ValueJson {
    One(Score),
    Each(Vec<Score>),
}

impl<'de> Deserialize<'de> for ValueJson {
    fn deserialize<From: Deserializer<'de>>(from: From) -> Result<Self, From::Error> {
        struct Reading;

        fn one<'de, E: Error>(number: impl IntoDeserializer<'de, E>) -> Result<ValueJson, E> {
            NumberJson::deserialize(number.into_deserializer()).map(|number| ValueJson::One(number.0))
        }

        impl<'de> Visitor<'de> for Reading {
            type Value = ValueJson;

            fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
                formatter.write_str("a number, \"7/3\", \"inf\" or \"-inf\"")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<ValueJson, E> {
                one(number)
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<ValueJson, E> {
                one(number)
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<ValueJson, E> {
                one(number)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ValueJson, E> {
                one(text)
            }

            fn visit_seq<List: SeqAccess<'de>>(self, mut list: List) -> Result<ValueJson, List::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = list.next_element::<NumberJson>()? {
                    entries.push(entry.0);
                }
                Ok(ValueJson::Each(entries))
            }
        }

        from.deserialize_any(Reading)
    }
}

/// The first line.
#[derive(Deserialize)]
struct HeaderLine {
    poda: String,
    version: u64,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    tree: Option<serde_json::Value>,
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
    exploration: Option<NumberJson>,
    #[serde(default)]
    decide: Option<String>,
    #[serde(default)]
    ties: Option<String>,
    #[serde(default)]
    sum: Option<NumberJson>,
    #[serde(default)]
    floor: Option<ValueJson>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum DepthJson {
    Plies(usize),
    Named(String),
}

/// The kind of a tree in a header.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TreeKind {
    /// A leaf is a number.
    TwoSides,
    /// A leaf is a list of numbers, one for each player.
    SeveralPlayers,
}

impl TreeKind {
    /// Returns whether a list is a vector.
    fn is_vector(self, list: &[serde_json::Value]) -> bool {
        self == Self::SeveralPlayers && !list.is_empty() && list.iter().all(|item| item.is_number() || item.is_string())
    }
}

/// Writes a node of a tree in a header in the syntax of a position file: `[[3, 12], (name: "B", children: [2, 4])]`.
fn tree_text(kind: TreeKind, node: &serde_json::Value, text: &mut String) -> Result<(), RunFaultKind> {
    match node {
        serde_json::Value::Array(nodes) => list_text(kind, nodes, None, text),
        serde_json::Value::Object(fields) => node_text(kind, fields, text),
        serde_json::Value::String(infinity) => {
            text.push_str(infinity);
            Ok(())
        }
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => {
            let _ = write!(text, "{node}");
            Ok(())
        }
    }
}

/// Writes a list of nodes, which are outcomes if they have weights.
fn list_text(
    kind: TreeKind,
    nodes: &[serde_json::Value],
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

/// Writes a node with fields.
fn node_text(
    kind: TreeKind,
    fields: &serde_json::Map<String, serde_json::Value>,
    text: &mut String,
) -> Result<(), RunFaultKind> {
    let is_chance_player =
        |value: &serde_json::Value| value.as_str().is_some_and(|side| side.eq_ignore_ascii_case("chance"));
    let is_chance = fields.contains_key("chance") || fields.get("player").is_some_and(is_chance_player);
    text.push('(');
    for (field, value) in fields {
        let _ = match value {
            serde_json::Value::Null => continue,
            _ if WEIGHT.contains(&&**field) || (is_chance && (WEIGHTS.contains(&&**field) || field == "player")) => {
                continue;
            }
            serde_json::Value::Array(nodes) => {
                let is_outcomes = is_chance && (field == "chance" || field == "children");
                let weights = if is_outcomes { Some(outcome_weights(fields, nodes)?) } else { None };
                let _ = write!(text, "{}: ", if is_outcomes { "chance" } else { field });
                list_text(kind, nodes, weights.as_deref(), text)?;
                text.push_str(", ");
                continue;
            }
            serde_json::Value::String(side) if field == "player" && kind == TreeKind::TwoSides => {
                let side = if side.eq_ignore_ascii_case("min") { "Min" } else { "Max" };
                write!(text, "player: {side}, ")
            }
            other => write!(text, "{field}: {other}, "),
        };
    }
    text.push(')');
    Ok(())
}

/// Returns the weights of outcomes: those in a list of the chance node, or those of the outcomes themselves, else 1 each.
fn outcome_weights(
    fields: &serde_json::Map<String, serde_json::Value>,
    outcomes: &[serde_json::Value],
) -> Result<Vec<Weight>, RunFaultKind> {
    let number = |value: &serde_json::Value| {
        let ratio = || Score::parse_ratio(value.as_str()?).map(Score::get);
        value.as_f64().or_else(ratio).ok_or(RunFaultKind::Weights)
    };
    let listed = WEIGHTS.iter().find_map(|&name| fields.get(name));
    let weights: Vec<f64> = if let Some(listed) = listed {
        let listed = listed.as_array().filter(|listed| listed.len() == outcomes.len());
        listed.ok_or(RunFaultKind::Weights)?.iter().map(number).collect::<Result<_, _>>()?
    } else {
        let own = |outcome: &serde_json::Value| WEIGHT.iter().find_map(|&name| outcome.get(name).map(number));
        outcomes.iter().map(|outcome| own(outcome).unwrap_or(Ok(1.0))).collect::<Result<_, _>>()?
    };
    whole_weights(&weights).ok_or(RunFaultKind::Weights)
}

fn parse_header(text: &str) -> Result<RunHeader, RunFaultKind> {
    let header: HeaderLine = serde_json::from_str(text)
        .or_else(|error| serde_json::from_str(&with_quoted_infinities(text)).map_err(|_| error))
        .map_err(
            |error| if error.is_data() && !is_run(text.as_bytes()) { RunFaultKind::Header } else { json_fault(&error) },
        )?;
    if header.poda != "run" || header.version != 1 {
        return Err(RunFaultKind::Header);
    }
    let claims = parse_claims(header.claims.unwrap_or_default())?;
    let told = RunHeader { title: header.title, program: header.program, claims, ..RunHeader::default() };
    match (header.position, header.tree) {
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
    }
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
        search: document.search,
        mcts: document.mcts,
        ..header
    }
}

fn parse_claims(claims: ClaimsJson) -> Result<Claims, RunFaultKind> {
    fn one_of<T: Copy>(text: Option<&str>, all: &[(&str, T)]) -> Result<Option<T>, RunFaultKind> {
        let Some(text) = text else { return Ok(None) };
        let spelled = text.to_ascii_lowercase().replace(['_', ' '], "-");
        let found = all.iter().find(|(name, _)| *name == spelled).map(|&(_, value)| value);
        found.map(Some).ok_or_else(|| RunFaultKind::Claim(Excerpt::new(text).to_string()))
    }
    let depth = match claims.depth {
        None => None,
        Some(DepthJson::Plies(plies)) => Some(Some(plies)),
        Some(DepthJson::Named(name)) if name == "full" => Some(None),
        Some(DepthJson::Named(name)) => return Err(RunFaultKind::Claim(Excerpt::new(&name).to_string())),
    };
    let view = one_of(claims.view.as_deref(), &[("max", ReportedView::Max), ("mover", ReportedView::Mover)])?;
    let is_sampled = claims.algorithm.as_deref().is_some_and(MctsConfig::is_named);
    let sampled = SampledClaims {
        exploration: claims.exploration.map(|exploration| exploration.0),
        decide: one_of(
            claims.decide.as_deref(),
            &[("visits", Decide::Visits), ("value", Decide::Value), ("mean", Decide::Value)],
        )?,
    };
    Ok(Claims {
        algorithm: claims.algorithm.as_deref().filter(|_| !is_sampled).map(judged).transpose()?,
        sampled: is_sampled.then_some(sampled),
        fail: one_of(claims.fail.as_deref(), &[("soft", Fail::Soft), ("hard", Fail::Hard)])?,
        cut_on: one_of(claims.cut_on.as_deref(), &[("equal", CutOn::Equal), ("strict", CutOn::Strict)])?,
        depth,
        window: claims.window.map(|(alpha, beta)| Window { alpha: alpha.0, beta: beta.0 }),
        view,
        opponent: one_of(claims.opponent.as_deref(), &[("best", Opponent::Best), ("random", Opponent::Random)])?,
        ties: one_of(
            claims.ties.as_deref(),
            &[("first", TieRule::First), ("worst", TieRule::Worst), ("best", TieRule::Best)],
        )?,
        sum: claims.sum.map(|sum| sum.0),
        floor: claims
            .floor
            .map(|floor| match floor {
                ValueJson::One(floor) => Ok(Floor::Same(floor)),
                ValueJson::Each(floors) if floors.len() <= MAX_PLAYERS => Ok(Floor::Each(Payoffs::new(&floors))),
                ValueJson::Each(_) => Err(RunFaultKind::Claim("floor".to_owned())),
            })
            .transpose()?,
        depth_unit: one_of(
            claims.depth_counts.as_deref(),
            &[("plies", DepthUnit::Plies), ("moves", DepthUnit::Moves)],
        )?,
    })
}

/// Returns the search that a program claims to make, by any of its names.
fn judged(name: &str) -> Result<Algorithm, RunFaultKind> {
    Algorithm::named(name).ok_or_else(|| RunFaultKind::Claim(Excerpt::new(name).to_string()))
}
