//! The values of JSON and of Python literals: numbers, texts, lists, tuples and objects, in one text or assigned to
//! names.
//!
//! Does not depend on what the values mean.

use super::cursor::Cursor;
use crate::file::lexer::escaped_length;
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};

pub(super) struct LiteralValue {
    pub position: LineColumn,
    pub content: LiteralContent,
}

pub(super) enum LiteralContent {
    /// A number, or a word such as `null`.
    Word(String),
    /// A text in quotes, without them.
    Text(String),
    List(Vec<usize>),
    Object(Vec<(LiteralKey, usize)>),
}

/// The key of a value in an object.
#[derive(Clone)]
pub(super) struct LiteralKey {
    pub text: String,
    pub is_quoted: bool,
    pub position: LineColumn,
}

/// The values of a text, each after those inside it.
#[derive(Default)]
pub(super) struct Literals {
    pub values: Vec<LiteralValue>,
    /// The values that are not inside others.
    pub tops: Vec<usize>,
}

impl LiteralContent {
    /// Returns the text of a number, a word, or a text.
    pub fn token(&self) -> Option<&str> {
        match self {
            Self::Word(text) | Self::Text(text) => Some(text),
            Self::List(_) | Self::Object(_) => None,
        }
    }

    /// Returns whether the value stands for no value.
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Word(word) if word == "null" || word == "None")
    }
}

/// A list, tuple or object that is open.
struct OpenValue {
    position: LineColumn,
    bracket: char,
    inside: Vec<usize>,
    keys: Vec<LiteralKey>,
    /// Whether a comma is the last sign before the end.
    ends_in_comma: bool,
}

impl OpenValue {
    const fn closing(&self) -> &'static str {
        match self.bracket {
            '[' => "]",
            '(' => ")",
            _ => "}",
        }
    }
}

/// Parses the values of a text, with what they are assigned to: `tree = [3, 12]`.
pub(super) fn parse(text: &str) -> Result<Literals, NotationError> {
    let mut cursor = Cursor::new(text);
    let mut literals = Literals::default();
    loop {
        skip_blank(&mut cursor)?;
        if cursor.eat(";") {
            continue;
        }
        if cursor.rest().is_empty() && !literals.tops.is_empty() {
            return Ok(literals);
        }
        if let Some(length) = assignment(cursor.rest()) {
            cursor.take(length);
        } else if !literals.tops.is_empty() && !cursor.rest().starts_with(['[', '{', '(']) {
            return Err(cursor.expected(""));
        }
        parse_value(&mut cursor, &mut literals)?;
        let value = literals.values.len() - 1;
        literals.tops.push(value);
    }
}

/// Returns the length of a name at the beginning of a text to which a value is assigned, with `=`: `tree = `, `tree:
/// list = `.
pub(super) fn assignment(text: &str) -> Option<usize> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    if !text.starts_with(|letter: char| letter.is_alphabetic() || letter == '_') {
        return None;
    }
    let name = text.find(|letter: char| !is_part(letter))?;
    let rest = text[name..].trim_start_matches([' ', '\t']);
    // A type may follow the name.
    let rest = match rest.strip_prefix(':') {
        Some(after) => {
            let annotation = after.trim_start_matches([' ', '\t']);
            let end = annotation.find(['=', '\n', '{', '(', '"', '\'', '#'])?;
            annotation.starts_with(char::is_alphabetic).then(|| &annotation[end..])?
        }
        None => rest,
    };
    let value = rest.strip_prefix('=')?.trim_start_matches([' ', '\t', '\\', '\r', '\n']);
    value.starts_with(['[', '{', '(']).then(|| text.len() - value.len())
}

/// Moves past white space, comments, and the ends of lines that continue.
fn skip_blank(cursor: &mut Cursor) -> Result<(), NotationError> {
    loop {
        cursor.take_while(|letter| letter.is_whitespace() || letter == '\\');
        if cursor.rest().starts_with('#') || cursor.rest().starts_with("//") {
            cursor.take_while(|letter| letter != '\n');
        } else if cursor.rest().starts_with("/*") {
            let length = cursor.rest().find("*/").ok_or_else(|| cursor.error(NotationErrorKind::Ends("*/")))?;
            cursor.take(length + 2);
        } else {
            return Ok(());
        }
    }
}

/// Parses a value, which becomes the last one.
fn parse_value(cursor: &mut Cursor, literals: &mut Literals) -> Result<(), NotationError> {
    let mut open: Vec<OpenValue> = Vec::new();
    loop {
        skip_blank(cursor)?;
        let position = cursor.position();
        if let Some(bracket @ ('[' | '{' | '(')) = cursor.peek() {
            cursor.bump();
            let (inside, keys) = (Vec::new(), Vec::new());
            open.push(OpenValue { position, bracket, inside, keys, ends_in_comma: false });
            skip_blank(cursor)?;
            if !open.last().is_some_and(|open| cursor.rest().starts_with(open.closing())) {
                key(cursor, &mut open)?;
                continue;
            }
        } else {
            let content = scalar(cursor)?;
            literals.close(&mut open, LiteralValue { position, content });
        }
        // After a value, or in an empty list.
        loop {
            if open.is_empty() {
                return Ok(());
            }
            skip_blank(cursor)?;
            if let Some(closed) = open.pop_if(|open| cursor.eat(open.closing())) {
                literals.close_brackets(&mut open, closed);
                continue;
            }
            cursor.expect(",")?;
            skip_blank(cursor)?;
            // A comma may follow the last value.
            if let Some(innermost) = open.last_mut().filter(|open| cursor.rest().starts_with(open.closing())) {
                innermost.ends_in_comma = true;
                continue;
            }
            key(cursor, &mut open)?;
            break;
        }
    }
}

/// Parses the key of the next value, if the innermost open value is an object.
fn key(cursor: &mut Cursor, open: &mut [OpenValue]) -> Result<(), NotationError> {
    let Some(OpenValue { keys, bracket: '{', .. }) = open.last_mut() else { return Ok(()) };
    skip_blank(cursor)?;
    let start = cursor.clone();
    let position = start.position();
    let key = match scalar(cursor) {
        Ok(LiteralContent::Text(text)) => LiteralKey { text, is_quoted: true, position },
        Ok(LiteralContent::Word(text)) => LiteralKey { text, is_quoted: false, position },
        Ok(LiteralContent::List(_) | LiteralContent::Object(_)) | Err(_) => return Err(start.expected("\"…\":")),
    };
    keys.push(key);
    skip_blank(cursor)?;
    cursor.expect(":")
}

/// Parses a number, a word or a text.
fn scalar(cursor: &mut Cursor) -> Result<LiteralContent, NotationError> {
    // Letters before a text say how it is written.
    let prefix = cursor.rest().find(|letter: char| !"rRbBuUfF".contains(letter)).filter(|&length| length <= 2);
    if prefix.is_some_and(|length| cursor.rest()[length..].starts_with(['"', '\''])) {
        cursor.take(prefix.unwrap_or(0));
        return string(cursor).map(LiteralContent::Text);
    }
    let word = cursor.take_while(|letter| !letter.is_whitespace() && !"[](){},:\"'#".contains(letter));
    if word.is_empty() {
        return Err(cursor.expected("[ { 3"));
    }
    let (sign, name) = word.strip_prefix('-').map_or(("", word), |name| ("-", name));
    if ["math.inf", "np.inf", "numpy.inf", "Infinity"].contains(&name) {
        return Ok(LiteralContent::Word(format!("{sign}inf")));
    }
    let function = name.rsplit('.').next().unwrap_or(name);
    if cursor.rest().starts_with('(') && ["float", "int", "Fraction", "Decimal"].contains(&function) {
        let end = cursor.rest().find(')').ok_or_else(|| cursor.error(NotationErrorKind::Unclosed('(')))?;
        let arguments = cursor.take(end + 1).trim_matches(['(', ')', ' ', '"', '\'']);
        let arguments: Vec<&str> = arguments.split(',').map(str::trim).collect();
        let value = arguments.join("/").to_lowercase().replace("infinity", "inf");
        return Ok(LiteralContent::Word(match value.strip_prefix('-') {
            Some(positive) if sign == "-" => positive.to_owned(),
            Some(_) | None => format!("{sign}{value}"),
        }));
    }
    let is_number = name.starts_with(|letter: char| letter.is_ascii_digit());
    Ok(LiteralContent::Word(if is_number { word.replace('_', "") } else { word.to_owned() }))
}

/// Parses a string in quotes, and returns its text.
fn string(cursor: &mut Cursor) -> Result<String, NotationError> {
    let position = cursor.position();
    let quote = cursor.peek().unwrap_or('"');
    let length =
        escaped_length(cursor.rest(), quote).ok_or_else(|| cursor.error(NotationErrorKind::Unclosed(quote)))?;
    let token = cursor.take(length);
    let text = if quote == '"' { serde_json::from_str(token).ok() } else { None };
    // Python escapes more than JSON does.
    let text = text.or_else(|| unescaped(&token[1..token.len() - 1]));
    let expected = "\"…\"";
    text.ok_or_else(|| NotationError::new(position, NotationErrorKind::Expected { expected, found: token.to_owned() }))
}

/// Returns a text in which letters stand behind a backslash; `None` if one of them means nothing.
fn unescaped(text: &str) -> Option<String> {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            plain.push(letter);
            continue;
        }
        let digits = match letters.next()? {
            same @ ('\\' | '"' | '\'' | '/') => {
                plain.push(same);
                continue;
            }
            'n' => {
                plain.push('\n');
                continue;
            }
            't' | 'r' => {
                plain.push(' ');
                continue;
            }
            'x' => 2,
            'u' => 4,
            'U' => 8,
            _ => return None,
        };
        let code: String = letters.by_ref().take(digits).collect();
        plain.push(char::from_u32(u32::from_str_radix(&code, 16).ok()?)?);
    }
    Some(plain)
}

impl Literals {
    /// Adds a finished value to the values and to the innermost open one.
    fn close(&mut self, open: &mut [OpenValue], value: LiteralValue) {
        if let Some(innermost) = open.last_mut() {
            innermost.inside.push(self.values.len());
            innermost.ends_in_comma = false;
        }
        self.values.push(value);
    }

    /// Adds a list, tuple or object whose bracket was closed.
    fn close_brackets(&mut self, open: &mut [OpenValue], closed: OpenValue) {
        let OpenValue { position, bracket, inside, keys, ends_in_comma } = closed;
        if let (&[only], '(', false) = (&inside[..], bracket, ends_in_comma) {
            // Parentheses around a value are no tuple. The value is the last one.
            if let Some(innermost) = open.last_mut() {
                innermost.inside.push(only);
            }
            return;
        }
        let content = if bracket == '{' {
            LiteralContent::Object(keys.into_iter().zip(inside).collect())
        } else {
            LiteralContent::List(inside)
        };
        self.close(open, LiteralValue { position, content });
    }
}
