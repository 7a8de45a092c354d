//! Typed access to the values of a text: numbers, strings, words, lists and fields. An invalid value is reported at its
//! position, and reading continues.
//!
//! Every error of a text is reported once if every value is read once. This module does not depend on the fields of
//! position files or on games.

use super::diagnostic::{DiagnosticKind, Expected, Unexpected};
use super::schema::Variants;
use super::syntax::{SyntaxKind, SyntaxNode, SyntaxTree, parse_number, parse_string};
use super::text_kind::TextKind;
use poda_core::score::Score;
use poda_core::text::Excerpt;
use serde::de::DeserializeOwned;
use std::str::FromStr;

#[derive(Clone, Copy)]
pub(super) struct Value<'a> {
    tree: &'a SyntaxTree<'a>,
    index: usize,
}

/// Fields in parentheses, whose names have been checked.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a>(pub Value<'a>);

impl<'a> Value<'a> {
    /// Returns the value of a whole text, or `None` if a syntax error precedes it.
    pub fn of(tree: &'a SyntaxTree<'a>) -> Option<Self> {
        tree.nodes.first().map(|_| Self { tree, index: 0 })
    }

    fn node(self) -> SyntaxNode {
        self.tree.nodes[self.index]
    }

    /// Returns the byte offset at which the value begins.
    pub fn offset(self) -> usize {
        self.node().start()
    }

    pub fn source(self) -> &'a str {
        match self.node().kind() {
            SyntaxKind::Number | SyntaxKind::String | SyntaxKind::Quoted | SyntaxKind::Word => {
                self.tree.token(self.node())
            }
            SyntaxKind::Named | SyntaxKind::List | SyntaxKind::Tuple | SyntaxKind::Fields | SyntaxKind::Map => {
                &self.tree.source[self.offset()..self.tree.end(self.node())]
            }
        }
    }

    /// Returns the whole text that the value is part of.
    pub const fn text(self) -> &'a str {
        self.tree.source
    }

    /// Reports a semantic error at this value.
    pub fn report(self, kind: DiagnosticKind) {
        self.tree.diagnostics.borrow_mut().report(self.offset(), kind);
    }

    /// Reports a schema error at this value: a wrong field, word or type.
    pub fn report_schema(self, kind: DiagnosticKind) {
        self.tree.diagnostics.borrow_mut().report_schema(self.offset(), self.offset(), kind);
    }

    /// Reports a schema error at this value, unless there is one inside it.
    fn report_schema_last(self, kind: DiagnosticKind) {
        self.tree.diagnostics.borrow_mut().report_schema(self.tree.end(self.node()), self.offset(), kind);
    }

    /// Returns whether a schema error has been reported anywhere in the text.
    pub fn has_schema_error(self) -> bool {
        self.tree.diagnostics.borrow().has_schema_error()
    }

    fn reject<T>(self, expected: Expected) -> Option<T> {
        self.report_schema(DiagnosticKind::WrongKind { expected, found: self.describe() });
        None
    }

    fn describe(self) -> Unexpected {
        let excerpt = Excerpt::new(self.source());
        match self.node().kind() {
            SyntaxKind::Number => Unexpected::Number(excerpt),
            SyntaxKind::String => Unexpected::String(excerpt),
            SyntaxKind::Quoted => Unexpected::Quoted(excerpt),
            SyntaxKind::Word if self.source() == "None" => Unexpected::Optional(excerpt),
            SyntaxKind::Word => Unexpected::Word(excerpt),
            SyntaxKind::Named if self.tree.token(self.node()) == "Some" => Unexpected::Optional(Excerpt::new("Some")),
            SyntaxKind::Named => Unexpected::Named(Excerpt::new(self.tree.token(self.node()))),
            SyntaxKind::List => Unexpected::List,
            SyntaxKind::Tuple => Unexpected::Tuple,
            SyntaxKind::Fields => Unexpected::Fields,
            SyntaxKind::Map => Unexpected::Map,
        }
    }

    /// Returns the values directly inside this one.
    pub fn inside(self) -> Inside<'a> {
        Inside { tree: self.tree, index: self.index + 1, end: self.node().next() }
    }

    /// Returns an upper limit of the number of nodes if this value is a tree.
    pub fn max_tree_nodes(self) -> usize {
        let is_node = |node: &&SyntaxNode| {
            matches!(node.kind(), SyntaxKind::Number | SyntaxKind::String | SyntaxKind::List | SyntaxKind::Fields)
        };
        self.tree.nodes[self.index..self.node().next()].iter().filter(is_node).count()
    }

    /// Returns the value with this index among those directly inside this one.
    pub fn nth(self, index: usize) -> Option<Self> {
        self.inside().nth(index)
    }

    /// Returns the number of values directly inside this one.
    pub fn length(self) -> usize {
        self.inside().count()
    }

    /// Returns the names and values of fields; empty for another value.
    fn pairs(self) -> impl Iterator<Item = (Self, Self)> {
        let mut inside = self.inside();
        std::iter::from_fn(move || inside.next().zip(inside.next())).filter(move |_| self.is_fields())
    }

    /// Returns the value of a field, whether or not the field is valid here.
    pub fn field(self, name: &str) -> Option<Self> {
        self.pairs().find(|(other, _)| other.name() == name).map(|(_, value)| value)
    }

    fn name(self) -> &'a str {
        self.source().strip_prefix("r#").unwrap_or_else(|| self.source())
    }

    pub fn is_fields(self) -> bool {
        self.node().kind() == SyntaxKind::Fields
    }

    pub fn is_list(self) -> bool {
        self.node().kind() == SyntaxKind::List
    }

    pub fn is_tuple(self) -> bool {
        self.node().kind() == SyntaxKind::Tuple
    }

    pub fn is_number(self) -> bool {
        self.node().kind() == SyntaxKind::Number
    }

    /// Returns the fields in parentheses. Names other than these, and repeated ones, are reported.
    pub fn fields(self, names: &'static [&'static str]) -> Option<Fields<'a>> {
        self.fields_or(names, if names.is_empty() { Expected::NoFields } else { Expected::Fields(names) })
    }

    /// Returns the fields in parentheses, with these valid names, where another type of value is valid as well.
    pub fn fields_or(self, names: &'static [&'static str], expected: Expected) -> Option<Fields<'a>> {
        if !self.is_fields() {
            return self.reject(expected);
        }
        // A bit for every name: whether the field has occurred.
        let mut seen = 0_u32;
        for (name, _) in self.pairs() {
            match names.iter().position(|field| *field == name.name()) {
                Some(index) if seen >> index & 1 == 0 => seen |= 1 << index,
                Some(index) => name.report_schema(DiagnosticKind::RepeatedField(names[index])),
                None => {
                    let found = Excerpt::new(name.source());
                    name.report_schema(match names {
                        [] => DiagnosticKind::NoFields(found),
                        [..] => DiagnosticKind::UnknownField { found, expected: names },
                    });
                }
            }
        }
        Some(Fields(self))
    }

    /// Returns the name before parentheses such as `Tree(…)`, and the parentheses; for another value, no name and the
    /// value itself.
    pub fn with_name(self) -> (Option<&'a str>, Self) {
        let inside = self.inside().next().filter(|_| self.node().kind() == SyntaxKind::Named);
        inside.map_or((None, self), |inside| (Some(self.tree.token(self.node())), inside))
    }

    /// Returns the name before parentheses such as `Tree(…)`, and the parentheses.
    pub fn named(self, expected: Expected) -> Option<(&'a str, Self)> {
        match self.with_name() {
            (Some(name), inside) => Some((name, inside)),
            (None, _) => self.reject(expected),
        }
    }

    pub fn elements(self, expected: Expected) -> Option<impl Iterator<Item = Self>> {
        if self.is_list() { Some(self.inside()) } else { self.reject(expected) }
    }

    /// Reads a list. Elements that `read` reports are left out.
    pub fn list<T>(self, expected: Expected, read: impl FnMut(Self) -> Option<T>) -> Vec<T> {
        self.elements(expected).into_iter().flatten().filter_map(read).collect()
    }

    /// Reads a tuple of two elements.
    pub fn pair<T: Copy>(self, expected: Expected, read: impl Fn(Self) -> Option<T>) -> Option<[T; 2]> {
        if self.node().kind() != SyntaxKind::Tuple {
            return self.reject(expected);
        }
        let elements: Vec<_> = self.inside().map(read).collect();
        if let [first, second] = elements[..] {
            return Some([first?, second?]);
        }
        self.report_schema_last(DiagnosticKind::WrongKind { expected, found: Unexpected::Tuple });
        None
    }

    /// Reads the value and converts it. If the conversion fails, reports the value with its text.
    pub fn converted<T, U>(
        self,
        read: impl FnOnce(Self) -> Option<T>,
        convert: impl FnOnce(T) -> Option<U>,
        fault: impl FnOnce(Excerpt) -> DiagnosticKind,
    ) -> Option<U> {
        let converted = convert(read(self)?);
        if converted.is_none() {
            self.report(fault(Excerpt::new(self.source())));
        }
        converted
    }

    /// Returns the text of a string; `None` for another value, which is not reported.
    pub fn quiet_string(self) -> Option<String> {
        (self.node().kind() == SyntaxKind::String).then(|| parse_string(self.source()).ok().map(Into::into)).flatten()
    }

    pub fn reject_as(self, expected: Expected) {
        let _: Option<()> = self.reject(expected);
    }

    pub fn string(self, expected: Expected) -> Option<String> {
        if self.node().kind() != SyntaxKind::String {
            return self.reject(expected);
        }
        Some(parse_string(self.source()).expect("the syntax is right").into_owned())
    }

    /// Reads a string that the author wrote. Reports one that is too long.
    pub fn written(self, kind: TextKind, expected: Expected) -> Option<String> {
        let text = self.string(expected)?;
        if let Err(too_long) = kind.check(&text) {
            self.report(DiagnosticKind::TextTooLong(too_long));
        }
        Some(text)
    }

    /// Reads a number, `inf` or `-inf`, or a fraction in quotes.
    pub fn score(self) -> Option<Score> {
        if let Some(fraction) = self.fraction() {
            return Some(fraction);
        }
        let number = self.float(Expected::Number)?;
        let source = self.source();
        if number.is_infinite() && !source.trim_start_matches(['+', '-']).starts_with('i') {
            self.report(DiagnosticKind::NumberTooLarge(Excerpt::new(source)));
            return None;
        }
        if !Score::keeps(source) {
            self.report(DiagnosticKind::NotExact(Excerpt::new(source)));
            return None;
        }
        let score = Score::new(number);
        if score.is_none() {
            self.report(DiagnosticKind::NotANumber);
        }
        score
    }

    /// Reads a finite number, or a fraction in quotes.
    pub fn finite(self) -> Option<Score> {
        let score = self.score()?;
        if !score.is_finite() {
            self.report(DiagnosticKind::NotFinite(Excerpt::new(self.source())));
            return None;
        }
        Some(score)
    }

    /// Returns the value of a fraction in quotes such as `"7/3"`.
    pub fn fraction(self) -> Option<Score> {
        if self.node().kind() != SyntaxKind::String {
            return None;
        }
        Score::parse_ratio(&parse_string(self.source()).ok()?)
    }

    /// Reads any number, including NaN and numbers that overflow to an infinity.
    pub fn float(self, expected: Expected) -> Option<f64> {
        if self.node().kind() != SyntaxKind::Number {
            return self.reject(expected);
        }
        Some(parse_number(self.source()).expect("the syntax is right"))
    }

    /// Reads a whole number, 0 or more.
    pub fn unsigned<Number: FromStr + DeserializeOwned>(self) -> Option<Number> {
        self.float(Expected::Whole)?;
        let whole = self.quiet_unsigned();
        if whole.is_none() {
            self.report(DiagnosticKind::NotWhole(Excerpt::new(self.source())));
        }
        whole
    }

    /// Returns a whole number, 0 or more, which may have an underscore or be in another base; `None` for another value,
    /// which is not reported.
    pub fn quiet_unsigned<Number: FromStr + DeserializeOwned>(self) -> Option<Number> {
        self.source().parse().ok().or_else(|| ron::from_str(self.source()).ok()).filter(|_| self.is_number())
    }

    /// Returns the text of a single word.
    pub fn word(self) -> Option<&'a str> {
        (self.node().kind() == SyntaxKind::Word).then(|| self.source())
    }

    /// Reads `true` or `false`.
    pub fn boolean(self) -> Option<bool> {
        self.word().and_then(|word| word.parse().ok()).or_else(|| self.reject(Expected::Boolean))
    }

    /// Reads one of the words of a table and returns its meaning.
    pub fn variant<T: Copy>(self, variants: &[(&'static str, T)]) -> Option<T> {
        self.variant_or(variants, &[])
    }

    /// Reads one of the words of a table and returns its meaning. `others` are further valid words, which are read
    /// elsewhere.
    pub fn variant_or<T: Copy>(self, variants: &[(&'static str, T)], others: &[&'static str]) -> Option<T> {
        let expected = || variants.iter().map(|(word, _)| *word).chain(others.iter().copied()).collect();
        let Some(found) = self.word() else { return self.reject(Expected::OneOf(expected())) };
        let meaning = variants.iter().find(|(word, _)| *word == found).map(|(_, meaning)| *meaning);
        if meaning.is_none() {
            self.report_schema(DiagnosticKind::UnknownVariant { found: Excerpt::new(found), expected: expected() });
        }
        meaning
    }
}

/// The values directly inside another one, in the order of the text.
pub(super) struct Inside<'a> {
    tree: &'a SyntaxTree<'a>,
    index: usize,
    end: usize,
}

impl<'a> Iterator for Inside<'a> {
    type Item = Value<'a>;

    fn next(&mut self) -> Option<Value<'a>> {
        let value = Some(Value { tree: self.tree, index: self.index }).filter(|_| self.index < self.end)?;
        self.index = value.node().next();
        Some(value)
    }
}

impl<'a> Fields<'a> {
    pub fn get(self, name: &str) -> Option<Value<'a>> {
        self.0.field(name)
    }

    /// Returns the value of a field, or reports that it is missing.
    pub fn require(self, name: &'static str) -> Option<Value<'a>> {
        let value = self.get(name);
        if value.is_none() {
            self.0.report_schema_last(DiagnosticKind::MissingField(name));
        }
        value
    }

    /// Reads a field. Returns `None` if it is left out or wrong.
    pub fn read<T>(self, name: &str, read: impl FnOnce(Value<'a>) -> Option<T>) -> Option<T> {
        self.get(name).and_then(read)
    }

    /// Reads a field whose value is one of the words of a table. Returns `None` if it is left out or wrong.
    pub fn variant<T: Copy>(self, name: &str, variants: Variants<T>) -> Option<T> {
        self.read(name, |value| value.variant(variants))
    }
}
