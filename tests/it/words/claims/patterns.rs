//! Parses sentences: the messages of the locale files as patterns, and the meaning of a rendered sentence by them.
//!
//! A message is expanded into one pattern for every choice of its variants. A sentence is recognised as a row of
//! messages, each with the variants that were chosen and the text that was filled in. Depends on no search, and on the
//! meaning of no message.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern as Ast, PatternElement, VariantKey};
use memchr::memmem::{self, Finder};
use poda::i18n::Language;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::rc::Rc;

/// A part of a message's text.
#[derive(Clone, Debug, PartialEq)]
enum Piece {
    Text(String),
    Argument(String),
}

/// A variant that was chosen.
#[derive(Clone, Debug, PartialEq)]
struct Binding {
    argument: String,
    key: String,
    /// The other variants of the same choice.
    others: Vec<String>,
}

impl Binding {
    /// Whether it is a number that chooses.
    fn is_plural(&self) -> bool {
        let is_number = |key: &str| matches!(key, "one" | "other") || key.parse::<u64>().is_ok();
        is_number(&self.key) && self.others.iter().all(|key| is_number(key))
    }
}

/// One way in which a message can be written.
#[derive(Clone, Debug)]
struct Pattern {
    id: String,
    bindings: Vec<Binding>,
    pieces: Vec<Piece>,
}

/// A message as a sentence says it.
#[derive(Clone, Debug)]
pub struct Said {
    /// Which message.
    pub id: String,
    /// Which of its variants: only what the text tells.
    variants: Vec<Filled>,
    arguments: Vec<Filled>,
}

/// What was filled in or chosen for an argument.
#[derive(Clone, Debug)]
struct Filled {
    argument: String,
    text: String,
    /// Whether a check has looked at it.
    is_looked_at: Cell<bool>,
}

impl Filled {
    fn new(argument: &str, text: &str) -> Self {
        Self { argument: argument.to_owned(), text: text.to_owned(), is_looked_at: Cell::new(false) }
    }
}

impl Said {
    /// What was filled in or chosen for an argument, where the text tells.
    pub fn text(&self, argument: &str) -> Option<&str> {
        let mut all =
            self.filled().filter(|filled| filled.argument == argument).inspect(|filled| filled.is_looked_at.set(true));
        let found = all.next();
        // An argument that also chooses a variant is one.
        all.for_each(drop);
        Some(&found?.text)
    }

    fn filled(&self) -> impl Iterator<Item = &Filled> {
        self.arguments.iter().chain(&self.variants)
    }

    /// Whether a variant was chosen; `None` where the text does not tell.
    pub fn is(&self, argument: &str, key: &str) -> Option<bool> {
        self.text(argument).map(|text| text == key)
    }

    /// The arguments that no check has looked at.
    pub fn unchecked(&self) -> Vec<String> {
        self.filled().filter(|filled| !filled.is_looked_at.get()).map(|filled| filled.argument.clone()).collect()
    }

    /// The message with the variants that were chosen by words.
    pub fn form(&self) -> String {
        let variants: Vec<_> =
            self.variants.iter().map(|Filled { argument, text, .. }| format!("{argument}={text}")).collect();
        format!("{}[{}]", self.id, variants.join(","))
    }
}

/// All ways to read a sentence, each as a row of messages.
pub type Readings = Rc<[Vec<Said>]>;

/// One language's messages as patterns.
pub struct Grammar {
    patterns: Vec<Pattern>,
    /// The patterns by their longest text, which stands in every sentence that they write.
    by_longest_text: Vec<(Finder<'static>, Vec<usize>)>,
    /// Whether a sentence is one message and no row of them.
    is_alone: bool,
    /// The sentences that were read before: most are said of many searches.
    known: RefCell<HashMap<String, Readings>>,
}

/// What may stand in a place, told by the name of the argument.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Number,
    Count,
    Player,
    Relation,
    Extremum,
    Average,
    Name,
    Free,
}

/// The argument whose check covers this one: the place of a node is a name of the node.
fn argument_of(name: &str) -> String {
    match name {
        "place" => "node",
        "owner_place" => "owner",
        "child_subject" => "child",
        other => other,
    }
    .to_owned()
}

fn form_of(argument: &str) -> Form {
    match argument {
        "score" | "limit" | "own" | "alpha" | "beta" | "best" | "value" | "before" | "after" | "worth" | "from"
        | "to" | "low" | "high" => Form::Number,
        "pass" | "depth" | "plies" | "others" | "step" | "steps" | "branches" | "leaves" | "rank" | "count"
        | "slot" | "nodes" | "seed" | "weight" | "all_nodes" | "all_leaves" | "cutoffs" | "more" | "choice_count" => {
            Form::Count
        }
        "player" | "opponent" | "winner" => Form::Player,
        "relation" => Form::Relation,
        "extremum" => Form::Extremum,
        "average" => Form::Average,
        "heading" | "role" | "subject" | "node" | "child" | "owner" | "source" | "right" | "move" => Form::Name,
        _ => Form::Free,
    }
}

impl Grammar {
    /// The messages of a language whose ids are wanted.
    pub fn new(language: Language, is_wanted: impl Fn(&str) -> bool) -> Self {
        let mut patterns = Vec::new();
        for (id, ast) in messages(language.code()) {
            if !is_wanted(&id) {
                continue;
            }
            let mut written: Vec<Pattern> = Vec::new();
            for (bindings, pieces) in expand(&ast.0) {
                let pattern = Pattern { id: id.clone(), bindings, pieces: joined(pieces) };
                // What two variants write alike tells neither.
                match written.iter_mut().find(|other| other.pieces == pattern.pieces) {
                    Some(other) => other.bindings.retain(|binding| pattern.bindings.contains(binding)),
                    None => written.push(pattern),
                }
            }
            patterns.extend(written);
        }
        let mut by_longest_text: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (number, pattern) in patterns.iter().enumerate() {
            by_longest_text.entry(pattern.longest_text().to_owned()).or_default().push(number);
        }
        let finder = |(text, numbers): (String, _)| (Finder::new(&text).into_owned(), numbers);
        let by_longest_text = by_longest_text.into_iter().map(finder).collect();
        Self { patterns, by_longest_text, is_alone: false, known: RefCell::default() }
    }

    /// The same for sentences of one message alone.
    pub fn alone(self) -> Self {
        Self { is_alone: true, ..self }
    }

    /// All ways to read a sentence as a row of messages, at which no check has looked yet.
    pub fn read(&self, text: &str) -> Readings {
        if let Some(known) = self.known.borrow().get(text) {
            known.iter().flatten().flat_map(Said::filled).for_each(|filled| filled.is_looked_at.set(false));
            return Rc::clone(known);
        }
        let likely = self.by_longest_text.iter().filter(|(longest, _)| longest.find(text.as_bytes()).is_some());
        let mut likely: Vec<usize> = likely.flat_map(|(_, numbers)| numbers).copied().collect();
        likely.sort_unstable();
        let likely: Vec<_> = likely.into_iter().map(|number| &self.patterns[number]).collect();
        let mut found = Vec::new();
        read_from(&likely, self.is_alone, text, &mut Vec::new(), &mut found);
        let found: Readings = found.into();
        let mut known = self.known.borrow_mut();
        if MOST_KNOWN <= known.len() {
            known.clear();
        }
        known.insert(text.to_owned(), Rc::clone(&found));
        found
    }
}

const MOST_READINGS: usize = 16;

/// The most sentences that are kept, so that random searches do not fill the memory.
const MOST_KNOWN: usize = 20_000;

fn read_from(patterns: &[&Pattern], is_alone: bool, text: &str, before: &mut Vec<Said>, found: &mut Vec<Vec<Said>>) {
    for pattern in patterns {
        let mut ends = Vec::new();
        pattern.read(&pattern.pieces, text, &mut Vec::new(), text.len(), &mut ends);
        for (rest, arguments) in ends.into_iter().filter(|(rest, _)| *rest == 0 || !is_alone) {
            if MOST_READINGS <= found.len() {
                return;
            }
            before.push(said(pattern, &arguments));
            if rest == 0 {
                found.push(before.clone());
            } else if let Some(more) = text[text.len() - rest..].strip_prefix(' ') {
                read_from(patterns, is_alone, more, before, found);
            }
            before.pop();
        }
    }
}

fn said(pattern: &Pattern, arguments: &[FilledIn<'_>]) -> Said {
    let mut variants = BTreeMap::new();
    for binding in &pattern.bindings {
        let Binding { argument, key, .. } = binding;
        // A number that the text writes itself is one that was filled in.
        let value = match key.as_str() {
            key if !binding.is_plural() => key,
            "one" if !arguments.iter().any(|(name, _)| name == argument) => "1",
            "one" | "other" => continue,
            key => key,
        };
        variants.insert(argument.as_str(), value);
    }
    let filled = arguments.iter().copied();
    Said {
        id: pattern.id.clone(),
        variants: variants.into_iter().map(|(argument, text)| Filled::new(argument, text)).collect(),
        arguments: filled.map(|(argument, text)| Filled::new(argument, text)).collect(),
    }
}

/// An argument, and what a text has in its place.
type FilledIn<'a> = (&'a str, &'a str);

impl Pattern {
    /// The longest piece of text; empty for a pattern without text.
    fn longest_text(&self) -> &str {
        let texts = self.pieces.iter().map(|piece| match piece {
            Piece::Text(text) => text.as_str(),
            Piece::Argument(_) => "",
        });
        texts.max_by_key(|text| text.len()).unwrap_or_default()
    }

    /// The ways in which the pieces can be read at the beginning of a text: how much of it is left, and what was filled
    /// in.
    fn read<'a>(
        &self,
        pieces: &'a [Piece],
        text: &'a str,
        arguments: &mut Vec<FilledIn<'a>>,
        whole: usize,
        found: &mut Vec<(usize, Vec<FilledIn<'a>>)>,
    ) {
        match pieces.split_first() {
            None => {
                if (text.is_empty() || text.starts_with(' ')) && text.len() < whole && self.agrees(arguments) {
                    found.push((text.len(), arguments.clone()));
                }
            }
            Some((Piece::Text(literal), rest)) => {
                if let Some(text) = text.strip_prefix(literal.as_str()) {
                    self.read(rest, text, arguments, whole, found);
                }
            }
            Some((Piece::Argument(name), rest)) => {
                if let Some((_, known)) = arguments.iter().find(|(known, _)| known == name) {
                    if let Some(text) = text.strip_prefix(known) {
                        self.read(rest, text, arguments, whole, found);
                    }
                    return;
                }
                // Only where what follows can follow.
                let next = match rest.first() {
                    Some(Piece::Text(literal)) => literal.as_str(),
                    Some(Piece::Argument(_)) | None => "",
                };
                for length in lengths(form_of(name), text, next) {
                    let (filled, behind) = text.split_at(length);
                    arguments.push((name, filled));
                    self.read(rest, behind, arguments, whole, found);
                    arguments.pop();
                }
            }
        }
    }

    /// Whether the variants are those that the filled in numbers and players choose.
    fn agrees(&self, arguments: &[FilledIn<'_>]) -> bool {
        self.bindings.iter().all(|binding| {
            let Some(&(_, text)) = arguments.iter().find(|(name, _)| *name == binding.argument) else { return true };
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            match (binding.key.as_str(), digits.parse::<u64>()) {
                ("one", Ok(count)) => count == 1,
                ("other", Ok(count)) => {
                    let is_other = |key: &str| key == count.to_string() || (key == "one" && count == 1);
                    !binding.others.iter().any(|key| is_other(key))
                }
                (key, Ok(count)) if key.parse::<u64>().is_ok() => key == count.to_string(),
                (key, _) => key == text,
            }
        })
    }
}

/// How long what is filled in before some text may be, in bytes.
/// What stands before a list of moves that is the name of a node.
const BEFORE_MOVES: [&str; 5] = ["", "after ", "the position after ", "tras ", "la posición tras "];

fn lengths(form: Form, text: &str, next: &str) -> Vec<usize> {
    match form {
        Form::Name => {
            // The moves that stand for a name are a list.
            let is_list = ["the moves ", "las jugadas "].iter().any(|moves| {
                let before = text.split_once(moves).map(|(before, _)| before.to_lowercase());
                before.is_some_and(|before| BEFORE_MOVES.contains(&before.as_str()))
            });
            let signs = [": ", ". ", ", ", "; ", "? ", " ("].into_iter().filter(|&sign| sign != ", " || !is_list);
            let end = signs.filter_map(|sign| text.find(sign)).min();
            // A name stands alone, or in a list of its own.
            lengths_before(text, end.unwrap_or(text.len()), next)
        }
        Form::Free => lengths_before(text, text.len(), next),
        Form::Number | Form::Count | Form::Player | Form::Relation | Form::Extremum | Form::Average => {
            let mut found = lengths_of_values(form, text);
            found.retain(|&length| text[length..].starts_with(next));
            found
        }
    }
}

/// Every length up to this one behind which some text follows.
fn lengths_before(text: &str, end: usize, next: &str) -> Vec<usize> {
    if next.is_empty() {
        return (1..=end).filter(|&at| text.is_char_boundary(at)).collect();
    }
    let mut found = Vec::new();
    let mut from = 1;
    while let Some(at) = text.as_bytes().get(from..).and_then(|rest| memmem::find(rest, next.as_bytes())) {
        if end < from + at {
            break;
        }
        found.push(from + at);
        from += at + 1;
    }
    found
}

/// How long a value may be, in bytes.
fn lengths_of_values(form: Form, text: &str) -> Vec<usize> {
    let span = |is_part: &dyn Fn(char) -> bool| text.find(|letter| !is_part(letter)).unwrap_or(text.len());
    let one = |length: usize| if length == 0 { vec![] } else { vec![length] };
    match form {
        Form::Player => one(["MAX", "MIN", "chance", "azar", "P0", "P1", "P2", "P3", "P4"]
            .into_iter()
            .find(|&name| text.starts_with(name))
            .map_or(0, str::len)),
        Form::Relation => one(span(&|letter| "≥≤<>".contains(letter))),
        Form::Count => {
            let length = span(&|letter| letter.is_ascii_digit() || ",.\u{a0}".contains(letter));
            one(text[..length].trim_end_matches([',', '.', '\u{a0}']).len())
        }
        Form::Number => {
            let length = span(&|letter| letter.is_ascii_digit() || "−+∞.≈eε/".contains(letter));
            one(text[..length].trim_end_matches('.').len())
        }
        Form::Extremum => extremum_lengths(text),
        Form::Average => {
            let length = span(&|letter| letter.is_ascii_digit() || "/·+−∞()=≤≥.…≈e ".contains(letter));
            one(text[..length].trim_end_matches([' ', '.']).len())
        }
        Form::Name | Form::Free => panic!("no value: it is as long as what follows lets it be"),
    }
}

/// `max(3, ≤ 2) = 3`, with and without what it comes to; or a number alone.
fn extremum_lengths(text: &str) -> Vec<usize> {
    if !(text.starts_with("max(") || text.starts_with("min(")) {
        return lengths_of_values(Form::Number, text);
    }
    let Some(close) = text.find(')') else { return vec![] };
    let mut found = vec![close + 1];
    for sign in [" = ", " ≥ ", " ≤ "] {
        if let Some(behind) = text[close + 1..].strip_prefix(sign) {
            for length in lengths_of_values(Form::Number, behind) {
                let start = close + 1 + sign.len();
                let rest = &behind[length..];
                found.push(start + if rest.starts_with('?') { length + 1 } else { length });
                // Two bounds: `−1 … 1`.
                if let Some(high) = rest.strip_prefix(" … ") {
                    let to = " … ".len();
                    found.extend(
                        lengths_of_values(Form::Number, high).into_iter().map(|high| start + length + to + high),
                    );
                }
            }
        }
    }
    found
}

/// A message's text, kept beside the source that it borrows from.
pub struct Text(Ast<String>);

/// All messages of a language, by id.
pub fn messages(language: &str) -> BTreeMap<String, Text> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(format!("assets/locales/{language}")).unwrap() {
        let source = fs::read_to_string(entry.unwrap().path()).unwrap();
        let resource = fluent_syntax::parser::parse(source).expect("messages are Fluent");
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let text = message.value.expect("a message says something");
                assert!(found.insert(message.id.name, Text(text)).is_none(), "a message stands once");
            }
        }
    }
    found
}

type Expanded = Vec<(Vec<Binding>, Vec<Piece>)>;

fn expand(text: &Ast<String>) -> Expanded {
    let mut all: Expanded = vec![(vec![], vec![])];
    for element in &text.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![(vec![], vec![Piece::Text(without_tags(value))])],
            PatternElement::Placeable { expression } => expand_expression(expression),
        };
        all = product(&all, &next);
    }
    all
}

fn expand_expression(expression: &Expression<String>) -> Expanded {
    match expression {
        Expression::Inline(inline) => expand_inline(inline),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else { panic!("a choice is by an argument") };
            let key = |key: &VariantKey<String>| match key {
                VariantKey::Identifier { name } => name.clone(),
                VariantKey::NumberLiteral { value } => value.clone(),
            };
            let keys: Vec<_> = variants.iter().map(|variant| key(&variant.key)).collect();
            let mut all = Vec::new();
            for (variant, key) in variants.iter().zip(&keys) {
                let others = keys.iter().filter(|&other| other != key).cloned().collect();
                let binding = Binding { argument: id.name.clone(), key: key.clone(), others };
                all.extend(product(&vec![(vec![binding], vec![])], &expand(&variant.value)));
            }
            all
        }
    }
}

fn expand_inline(inline: &InlineExpression<String>) -> Expanded {
    match inline {
        InlineExpression::VariableReference { id } => vec![(vec![], vec![Piece::Argument(argument_of(&id.name))])],
        InlineExpression::StringLiteral { value } => vec![(vec![], vec![Piece::Text(without_tags(value))])],
        InlineExpression::Placeable { expression } => expand_expression(expression),
        other => panic!("messages are made of text and arguments, not of {other:?}"),
    }
}

/// Every one of the first followed by every one of the second, where they choose the same of the same.
fn product(first: &Expanded, second: &Expanded) -> Expanded {
    let mut all = Vec::new();
    for (bindings, pieces) in first {
        for (more, behind) in second {
            let agrees =
                |a: &Binding| more.iter().all(|b| a.argument != b.argument || a.key == b.key || a.others != b.others);
            if bindings.iter().all(agrees) {
                let mut together = bindings.clone();
                together.extend(more.iter().filter(|binding| !bindings.contains(binding)).cloned());
                all.push((together, [pieces.as_slice(), behind].concat()));
            }
        }
    }
    all
}

fn joined(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut all: Vec<Piece> = Vec::new();
    for piece in pieces {
        match (all.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (_, Piece::Text(text)) if text.is_empty() => {}
            (_, piece) => all.push(piece),
        }
    }
    all
}

/// The text without `<b>` and `</b>`.
fn without_tags(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let tag = rest[at + 1..].find('>').map(|length| &rest[at + 1..at + 1 + length]);
        let is_tag = tag.is_some_and(|tag| {
            let name = tag.trim_start_matches('/');
            !name.is_empty() && name.chars().all(|letter| letter.is_ascii_lowercase())
        });
        let skipped = if is_tag { tag.map_or(1, |tag| tag.len() + 2) } else { 1 };
        plain.push_str(&rest[..at]);
        if !is_tag {
            plain.push('<');
        }
        rest = &rest[at + skipped..];
    }
    plain.push_str(rest);
    plain
}
