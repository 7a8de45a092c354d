//! What Moodle reads in the text of a question with embedded answers, by its published rules, and what it refuses.

/// The type of a blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Numerical,
    ShortAnswer,
    Menu,
}

/// An answer of a blank.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// What it earns, in per cent.
    pub percent: u32,
    /// The text, of a menu as a browser shows it.
    pub text: String,
    /// How far a number may be from it.
    pub tolerance: f64,
}

/// A blank.
#[derive(Clone, Debug, PartialEq)]
pub struct Embedded {
    pub weight: u32,
    pub kind: Kind,
    pub answers: Vec<Listed>,
}

impl Embedded {
    /// Returns what a response earns, in per cent; of a menu it is the text of the choice.
    pub fn grade(&self, response: &str) -> u32 {
        let matches = |listed: &&Listed| match self.kind {
            Kind::Menu => listed.text == response,
            Kind::ShortAnswer => listed.text.to_lowercase() == response.trim().to_lowercase(),
            Kind::Numerical => {
                let right: f64 = listed.text.parse().unwrap();
                response.trim().parse::<f64>().is_ok_and(|number| (number - right).abs() <= listed.tolerance)
            }
        };
        self.answers.iter().find(matches).map_or(0, |listed| listed.percent)
    }

    /// Returns the width that Moodle gives the field: the longest listed answer, whatever it is worth.
    pub fn width(&self) -> usize {
        self.answers.iter().map(|listed| listed.text.chars().count()).max().unwrap_or_default()
    }
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    NoBlank,
    /// A brace outside of the blanks: a blank that ends too early or is none.
    StrayBrace,
    Weight(String),
    UnknownType(String),
    FewChoices,
    SameChoices,
    NothingRight,
    NotANumber(String),
}

/// Reads the blanks of a text. Returns them with the text, in which `{#1}` stands for the first.
pub fn read(text: &str) -> Result<(String, Vec<Embedded>), Fault> {
    let (mut plain, mut blanks, mut rest) = (String::new(), Vec::new(), text);
    while let Some(at) = rest.find(['{', '}']) {
        plain += &rest[..at];
        let inside = rest[at..].strip_prefix('{').ok_or(Fault::StrayBrace)?;
        let (blank, after) = blank(inside)?;
        blanks.push(blank);
        plain += &["{#", &blanks.len().to_string(), "}"].concat();
        rest = after;
    }
    if blanks.is_empty() { Err(Fault::NoBlank) } else { Ok((plain + rest, blanks)) }
}

fn blank(inside: &str) -> Result<(Embedded, &str), Fault> {
    let (weight, rest) = inside.split_once(':').ok_or(Fault::StrayBrace)?;
    let whole = weight.parse().ok().filter(|&weight: &u32| 0 < weight);
    let weight = whole.ok_or_else(|| Fault::Weight(weight.to_owned()))?;
    let (name, mut rest) = rest.split_once(':').ok_or(Fault::StrayBrace)?;
    let kind = match name {
        "NUMERICAL" | "NM" => Kind::Numerical,
        "SHORTANSWER" | "SA" | "MW" => Kind::ShortAnswer,
        "MULTICHOICE" | "MC" => Kind::Menu,
        _ => return Err(Fault::UnknownType(name.to_owned())),
    };
    let mut answers = Vec::new();
    loop {
        let (answer, end, after) = alternative(rest, kind)?;
        answers.push(answer);
        rest = after;
        if end == '}' {
            break;
        }
    }
    let texts = || answers.iter().map(|listed| listed.text.as_str());
    if kind == Kind::Menu && texts().filter(|text| !text.trim().is_empty()).count() < 2 {
        return Err(Fault::FewChoices);
    }
    if kind == Kind::Menu && (1..answers.len()).any(|at| texts().take(at).any(|text| text == answers[at].text)) {
        return Err(Fault::SameChoices);
    }
    if !answers.iter().any(|listed| listed.percent == 100) {
        return Err(Fault::NothingRight);
    }
    Ok((Embedded { weight, kind, answers }, rest))
}

/// Reads an answer. Returns it with the sign that ends it, `~` or `}`, and what is behind that.
fn alternative(text: &str, kind: Kind) -> Result<(Listed, char, &str), Fault> {
    let (percent, text) = match text.strip_prefix('=') {
        Some(rest) => (100, rest),
        None => percentage(text).unwrap_or((0, text)),
    };
    let end = unescaped(text, 1, &['~', '#', '}']).ok_or(Fault::StrayBrace)?;
    let (answer, mut rest) = text.split_at(end);
    if let Some(feedback) = rest.strip_prefix('#') {
        rest = &feedback[unescaped(feedback, 0, &['~', '}']).ok_or(Fault::StrayBrace)?..];
    }
    let sign = rest.chars().next().ok_or(Fault::StrayBrace)?;
    let (answer, tolerance) = match kind {
        Kind::Numerical => number(answer)?,
        // Moodle reads references once, then removes two escapes; the browser reads those that are left.
        _ => (references(answer).replace(r"\}", "}").replace(r"\#", "#"), 0.0),
    };
    let text = if kind == Kind::Menu { references(&answer) } else { answer };
    Ok((Listed { percent, text, tolerance }, sign, &rest[1..]))
}

fn percentage(text: &str) -> Option<(u32, &str)> {
    let (number, rest) = text.strip_prefix('%')?.split_once('%')?;
    Some((number.parse().ok()?, rest))
}

/// Returns where the first of these signs is that no backslash stands before, from a byte on.
fn unescaped(text: &str, from: usize, signs: &[char]) -> Option<usize> {
    text.char_indices()
        .map(|(at, _)| at)
        .find(|&at| from <= at && text[at..].starts_with(signs) && !text[..at].ends_with('\\'))
}

/// Reads `3:0`: a number in ASCII and how far a response may be from it.
fn number(text: &str) -> Result<(String, f64), Fault> {
    let fault = || Fault::NotANumber(text.to_owned());
    let (number, tolerance) = text.split_once(':').ok_or_else(fault)?;
    let is_ascii = |number: &str| number.chars().all(|sign| sign.is_ascii_digit() || "+-.eE".contains(sign));
    if !is_ascii(number) || number.parse::<f64>().is_err() {
        return Err(fault());
    }
    Ok((number.to_owned(), tolerance.parse().map_err(|_| fault())?))
}

/// Returns text with its character references replaced, once.
pub fn references(text: &str) -> String {
    let (mut read, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('&') {
        read += &rest[..at];
        let end = rest[at..].find(';').map(|end| at + end);
        let character = end.and_then(|end| reference(&rest[at + 1..end]).map(|character| (character, end)));
        if let Some((character, end)) = character {
            read.push(character);
            rest = &rest[end + 1..];
        } else {
            read.push('&');
            rest = &rest[at + 1..];
        }
    }
    read + rest
}

fn reference(name: &str) -> Option<char> {
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        _ => char::from_u32(name.strip_prefix('#')?.parse().ok()?),
    }
}
