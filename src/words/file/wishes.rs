//! The wishes that an exercise was generated for: parsing and writing.

use super::counts::parse_at_most;
use super::diagnostic::{DiagnosticKind, Expected, Unexpected};
use super::explicit::{ExplicitFields, NO_FIELDS};
use super::parser::Parser;
use super::schema::{
    ALGORITHMS, ALGORITHMS_BY_HAND, CUTS, EVENNESSES, FAILS, PLAYERS, TIES, WISHED_CONNECT_FOUR, WISHED_GAMES,
    WISHED_KALAH, WISHED_NIM, WISHED_TIC_TAC_TOE, WISHED_TREE, WISHES,
};
use super::writer::FieldWriter;
use poda_core::document::wishes::{CountRange, NumberRange, TreeWishes, WishedGame, Wishes};
use poda_core::text::Excerpt;
use std::fmt::Display;

/// Parses the fields of `wishes`. What is wrong with them is reported, and replaced by its default.
pub(super) fn parse(parser: &mut Parser) -> Option<Wishes> {
    let mut fields = parser.begin_fields(WISHES, Expected::Fields(WISHES))?;
    let mut wishes = Wishes::default();
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "game" => wishes.game = parse_game(parser).unwrap_or_default(),
            "depth" => wishes.depth = parse_size(parser, Wishes::MAX_DEPTH),
            "algorithm" => wishes.algorithm = parser.variant(ALGORITHMS_BY_HAND).unwrap_or_default(),
            "fail" => wishes.fail = parser.variant(FAILS).unwrap_or_default(),
            "cut_on" => wishes.cut_on = parser.variant(CUTS).unwrap_or_default(),
            "shallow" => wishes.shallow = parse_counts(parser).unwrap_or_default(),
            "deep" => wishes.deep = parse_counts(parser).unwrap_or_default(),
            "equal" => wishes.equal = parse_counts(parser).unwrap_or_default(),
            "saves_subtree" => wishes.saves_subtree = parse_counts(parser).unwrap_or_default(),
            "none_at_last_child" => wishes.none_at_last_child = parser.boolean().unwrap_or_default(),
            "careful_root" => wishes.careful_root = parser.boolean().unwrap_or_default(),
            other => unreachable!("{other} is no wish"),
        }
    }
    Some(wishes)
}

fn parse_game(parser: &mut Parser) -> Option<WishedGame> {
    let (offset, name) = parser.begin_named(Expected::WishedGame)?;
    match name {
        "Tree" => parse_tree(parser).map(WishedGame::Tree),
        "TicTacToe" => parse_sizes(parser, WISHED_TIC_TAC_TOE, WishedGame::TicTacToe),
        "ConnectFour" => parse_sizes(parser, WISHED_CONNECT_FOUR, WishedGame::CONNECT_FOUR),
        "Kalah" => parse_sizes(parser, WISHED_KALAH, WishedGame::KALAH),
        "Nim" => parse_sizes(parser, WISHED_NIM, WishedGame::NIM),
        other => {
            let kind = DiagnosticKind::UnknownGame { found: Excerpt::new(other), expected: WISHED_GAMES };
            parser.report_schema(offset, kind);
            parser.skip_value();
            None
        }
    }
}

fn parse_tree(parser: &mut Parser) -> Option<TreeWishes> {
    let mut fields = parser.begin_fields(WISHED_TREE, Expected::Fields(WISHED_TREE))?;
    let mut wishes = TreeWishes::default();
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "branching" => {
                let branching = parse_span(parser, |parser| parse_size(parser, TreeWishes::MAX_BRANCHING));
                wishes.branching = branching.unwrap_or(wishes.branching);
            }
            "values" => wishes.values = parse_span(parser, parse_value).unwrap_or(wishes.values),
            "ties" => wishes.ties = parser.variant(TIES).unwrap_or_default(),
            "evenness" => wishes.evenness = parser.variant(EVENNESSES).unwrap_or_default(),
            "first" => wishes.first = parser.variant(PLAYERS).unwrap_or(wishes.first),
            other => unreachable!("{other} is no wish for a tree"),
        }
    }
    Some(wishes)
}

/// Parses the sizes of a board game. `game` has the default sizes.
fn parse_sizes(parser: &mut Parser, names: &'static [&'static str], mut game: WishedGame) -> Option<WishedGame> {
    let mut fields = parser.begin_fields(names, Expected::Fields(names))?;
    while let Some(field) = parser.next_field(&mut fields) {
        let sizes = game.sizes_mut();
        let (_, size, most) = sizes.into_iter().find(|(name, ..)| *name == field).expect("every field is a size");
        *size = parse_size(parser, most).unwrap_or(*size);
    }
    Some(game)
}

/// Parses a whole number from 1 to `most`.
fn parse_size(parser: &mut Parser, most: usize) -> Option<usize> {
    let (offset, lexeme) = (parser.offset(), parser.lexeme());
    let size = parser.unsigned()?;
    let is_possible = (1..=most).contains(&size);
    if !is_possible {
        parser.report(offset, DiagnosticKind::WrongSize { found: Excerpt::new(lexeme), most: Some(most) });
    }
    is_possible.then_some(size)
}

/// Parses the value of a leaf.
fn parse_value(parser: &mut Parser) -> Option<i32> {
    let (offset, lexeme) = (parser.offset(), parser.lexeme());
    let value = parser.score()?.get();
    // Every whole number in this range is a number of 32 bits, and its text is that of the number.
    let is_possible = value.abs() <= f64::from(TreeWishes::MAX_VALUE) && value.fract() == 0.0;
    let value = if is_possible { value.to_string().parse().ok() } else { None };
    if value.is_none() {
        let kind =
            DiagnosticKind::NotALeafValue { found: Excerpt::new(lexeme), most: TreeWishes::MAX_VALUE.unsigned_abs() };
        parser.report(offset, kind);
    }
    value
}

/// Parses two numbers in parentheses, or one number for both.
fn parse_span<Number: Copy + PartialOrd>(
    parser: &mut Parser,
    parse_number: impl Fn(&mut Parser) -> Option<Number>,
) -> Option<NumberRange<Number>> {
    if parser.is_at_number() {
        return parse_number(parser).map(|number| NumberRange { least: number, most: number });
    }
    let mut list = parser.begin_tuple(Expected::Range)?;
    let mut numbers = Vec::new();
    while parser.next_element(&mut list) {
        let number = parse_number(parser);
        if list.length <= 2 {
            numbers.push(number);
        }
    }
    if list.length != 2 {
        parser.report_schema(
            list.offset,
            DiagnosticKind::WrongKind { expected: Expected::Range, found: Unexpected::Tuple },
        );
    }
    let [least, most] = [numbers.first().copied()??, numbers.get(1).copied()??];
    if least <= most {
        return Some(NumberRange { least, most });
    }
    parser.report(list.offset, DiagnosticKind::ReversedRange);
    None
}

/// Parses the least number of something, or the least and the greatest.
fn parse_counts(parser: &mut Parser) -> Option<CountRange> {
    let is_least = parser.is_at_number();
    let NumberRange { least, most } = parse_span(parser, |parser| parse_at_most(parser, CountRange::MAX))?;
    Some(CountRange { least, most: (!is_least).then_some(most) })
}

/// Returns the text of the fields, for a line that is indented by `indent` spaces.
pub(super) fn write(wishes: &Wishes, explicit: &ExplicitWishes, indent: usize) -> String {
    let default = Wishes::default();
    let mut fields = FieldWriter::new(&explicit.fields);
    fields.text_unless(wishes.game == default.game, "game", || write_game(wishes.game, explicit));
    if let Some(depth) = wishes.depth {
        fields.always("depth", &depth.to_string());
    }
    fields.variant("algorithm", &wishes.algorithm, &default.algorithm, ALGORITHMS);
    fields.variant("fail", &wishes.fail, &default.fail, FAILS);
    fields.variant("cut_on", &wishes.cut_on, &default.cut_on, CUTS);
    for (name, counts) in [
        ("shallow", wishes.shallow),
        ("deep", wishes.deep),
        ("equal", wishes.equal),
        ("saves_subtree", wishes.saves_subtree),
    ] {
        fields.text_unless(counts == CountRange::ANY, name, || match counts {
            CountRange { least, most: None } => least.to_string(),
            CountRange { least, most: Some(most) } => format!("({least}, {most})"),
        });
    }
    fields.display("none_at_last_child", &wishes.none_at_last_child, &default.none_at_last_child);
    fields.display("careful_root", &wishes.careful_root, &default.careful_root);
    fields.into_block(indent)
}

fn write_game(game: WishedGame, explicit: &ExplicitWishes) -> String {
    match game {
        WishedGame::Tree(wishes) => write_tree(&wishes, explicit.fields_of("Tree")),
        WishedGame::TicTacToe => "TicTacToe()".to_owned(),
        WishedGame::ConnectFour { .. } => write_sizes("ConnectFour", game, WishedGame::CONNECT_FOUR, explicit),
        WishedGame::Kalah { .. } => write_sizes("Kalah", game, WishedGame::KALAH, explicit),
        WishedGame::Nim { .. } => write_sizes("Nim", game, WishedGame::NIM, explicit),
    }
}

fn write_tree(wishes: &TreeWishes, explicit: &ExplicitFields) -> String {
    let default = TreeWishes::default();
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(wishes.branching == default.branching, "branching", || format_span(wishes.branching));
    fields.text_unless(wishes.values == default.values, "values", || format_span(wishes.values));
    fields.variant("ties", &wishes.ties, &default.ties, TIES);
    fields.variant("evenness", &wishes.evenness, &default.evenness, EVENNESSES);
    fields.variant("first", &wishes.first, &default.first, PLAYERS);
    format!("Tree{}", fields.into_line())
}

fn write_sizes(name: &str, game: WishedGame, default: WishedGame, explicit: &ExplicitWishes) -> String {
    let mut fields = FieldWriter::new(explicit.fields_of(name));
    for ((size_name, size), (_, default)) in game.sizes().into_iter().zip(default.sizes()) {
        fields.display(size_name, &size, &default);
    }
    format!("{name}{}", fields.into_line())
}

fn format_span<Number: Copy + PartialEq + Display>(NumberRange { least, most }: NumberRange<Number>) -> String {
    if least == most { least.to_string() } else { format!("({least}, {most})") }
}

/// The fields that the original text of `wishes` contains.
#[derive(Default)]
pub(super) struct ExplicitWishes<'a> {
    fields: ExplicitFields<'a>,
    /// The name of the game, and its fields.
    game: (&'a str, ExplicitFields<'a>),
}

impl<'a> ExplicitWishes<'a> {
    /// Parses the fields for what their text contains.
    pub fn parse(parser: &mut Parser<'a>) -> Self {
        let mut game = Default::default();
        let fields = ExplicitFields::parse_with(parser, WISHES, |parser, field| match field {
            "game" => game = Self::parse_game(parser),
            _ => parser.skip_value(),
        });
        Self { fields, game }
    }

    fn parse_game(parser: &mut Parser<'a>) -> (&'a str, ExplicitFields<'a>) {
        let Some((_, name)) = parser.begin_named(Expected::WishedGame) else { return Default::default() };
        let names = match name {
            "Tree" => WISHED_TREE,
            "ConnectFour" => WISHED_CONNECT_FOUR,
            "Kalah" => WISHED_KALAH,
            "Nim" => WISHED_NIM,
            _ => WISHED_TIC_TAC_TOE,
        };
        (name, ExplicitFields::parse(parser, names))
    }

    /// Returns the fields if the text is of the game with this name, else no fields.
    fn fields_of(&self, name: &str) -> &ExplicitFields<'a> {
        if self.game.0 == name { &self.game.1 } else { NO_FIELDS }
    }
}
