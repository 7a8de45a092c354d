//! PDF's notation: numbers, names, strings, arrays and dictionaries.

use std::collections::HashMap;

/// A value in a PDF file, or an operator of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Object {
    /// A number.
    Number(f64),
    /// A name, without its slash.
    Name(String),
    /// A string of bytes.
    Text(Vec<u8>),
    /// An array.
    Array(Vec<Self>),
    /// A dictionary.
    Dictionary(HashMap<String, Self>),
    /// A reference to the object with this number.
    Reference(usize),
    /// Anything else: an operator, `true`, `obj`.
    Word(String),
}

impl Object {
    /// The value of a dictionary for a key.
    pub fn get(&self, key: &str) -> Option<&Self> {
        match self {
            Self::Dictionary(entries) => entries.get(key),
            _ => None,
        }
    }

    /// The values of an array.
    pub fn items(&self) -> &[Self] {
        match self {
            Self::Array(items) => items,
            _ => &[],
        }
    }

    /// The number.
    pub fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// The number, if it counts something.
    pub fn count(&self) -> Option<usize> {
        self.number().and_then(|number| number.to_string().parse().ok())
    }

    /// The name.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Name(name) => Some(name),
            _ => None,
        }
    }

    /// A string as text: UTF-16 with a mark of its byte order, or else ASCII.
    pub fn text(&self) -> Option<String> {
        match self {
            Self::Text(bytes) => Some(match bytes.strip_prefix(&[0xfe, 0xff]) {
                Some(utf16) => String::from_utf16(&units(utf16)).unwrap(),
                None => String::from_utf8(bytes.clone()).unwrap(),
            }),
            _ => None,
        }
    }
}

/// Numbers of two bytes each, the first the greater one.
pub fn units(bytes: &[u8]) -> Vec<u16> {
    bytes.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect()
}

/// Reads objects one after another.
pub struct Lexer<'a> {
    bytes: &'a [u8],
    /// Where the next object begins.
    pub at: usize,
}

impl<'a> Lexer<'a> {
    /// Returns a lexer that begins at a place.
    pub const fn new(bytes: &'a [u8], at: usize) -> Self {
        Self { bytes, at }
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(b' ')
    }

    fn take_while(&mut self, is_part: impl Fn(u8) -> bool) -> String {
        let start = self.at;
        while self.at < self.bytes.len() && is_part(self.bytes[self.at]) {
            self.at += 1;
        }
        String::from_utf8_lossy(&self.bytes[start..self.at]).into_owned()
    }

    /// Returns the next object; `None` at the end, and at the end of an array or a dictionary.
    pub fn read(&mut self) -> Option<Object> {
        self.take_while(|byte| byte.is_ascii_whitespace() || byte == 0);
        if self.bytes.len() <= self.at {
            return None;
        }
        match (self.peek(0), self.peek(1)) {
            (b']', _) | (b'>', b'>') => None,
            (b'<', b'<') => {
                self.at += 2;
                let mut entries = HashMap::new();
                while let Some(key) = self.read() {
                    entries.insert(key.name().unwrap().to_owned(), self.read().unwrap());
                }
                self.at += 2;
                Some(Object::Dictionary(entries))
            }
            (b'[', _) => {
                self.at += 1;
                let mut items = Vec::new();
                while let Some(item) = self.read() {
                    items.push(item);
                }
                self.at += 1;
                Some(Object::Array(items))
            }
            (b'<', _) => {
                self.at += 1;
                let digits = self.take_while(|byte| byte != b'>');
                self.at += 1;
                let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
                Some(Object::Text((0..digits.len()).step_by(2).map(byte).collect()))
            }
            (b'(', _) => Some(Object::Text(self.literal())),
            (b'/', _) => {
                self.at += 1;
                Some(Object::Name(self.word()))
            }
            _ => {
                let word = self.word();
                Some(word.parse().map_or(Object::Word(word), |number| self.number_or_reference(number)))
            }
        }
    }

    fn word(&mut self) -> String {
        self.take_while(|byte| !byte.is_ascii_whitespace() && !b"()<>[]/".contains(&byte))
    }

    /// A number is a reference if a zero and an `R` follow.
    fn number_or_reference(&mut self, number: f64) -> Object {
        if self.bytes[self.at..].starts_with(b" 0 R") && !self.peek(4).is_ascii_alphabetic() {
            self.at += 4;
            return Object::Reference(Object::Number(number).count().unwrap());
        }
        Object::Number(number)
    }

    fn literal(&mut self) -> Vec<u8> {
        let mut text = Vec::new();
        let mut depth = 0;
        loop {
            let byte = self.peek(0);
            self.at += 1;
            match byte {
                b'\\' => text.push(self.escaped()),
                b'(' if depth == 0 => depth = 1,
                b')' if depth == 1 => return text,
                _ => {
                    depth += usize::from(byte == b'(');
                    depth -= usize::from(byte == b')');
                    text.push(byte);
                }
            }
        }
    }

    /// The byte that a backslash and what follows stand for.
    fn escaped(&mut self) -> u8 {
        let digits = [0, 1, 2].map(|ahead| self.peek(ahead));
        if digits[0].is_ascii_digit() {
            self.at += 3;
            return digits.iter().fold(0, |number, digit| number * 8 + (digit - b'0'));
        }
        self.at += 1;
        match digits[0] {
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'b' => 0x08,
            b'f' => 0x0c,
            other => other,
        }
    }
}
