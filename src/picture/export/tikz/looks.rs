//! Everything that decides how pictures look, as definitions at the top of a file.
//!
//! Colors are named by their role, lines and text by what they mean. Widths and sizes that follow the scale of a tree are multiples of
//! `\podascale`, which each picture sets; everything else is a multiple of `\podaunit`, a pixel.

use crate::export::svg::Px;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::DASH;
use std::fmt::Write;

/// The widths of lines at scale 1 that have a name.
const LINES: [(f32, &str); 6] =
    [(1.2, "fine"), (1.4, "thin"), (1.8, "medium"), (3.0, "thick"), (3.2, "best"), (9.0, "line of play")];

/// The sizes of text at scale 1 that have a name.
const TEXTS: [(f32, &str); 5] =
    [(15.5, "value"), (14.5, "value below"), (13.5, "name"), (13.0, "bound"), (12.5, "note")];

/// Returns the packages that pictures need, and the commands that [`latex_text`](super::latex_text) uses.
pub const fn packages() -> &'static str {
    r"\usepackage[T1]{fontenc}
\usepackage{iftex}
\ifPDFTeX\usepackage[utf8]{inputenc}\fi
\usepackage{lmodern}
\usepackage[scaled=0.95]{helvet}
\usepackage{amssymb}
\usepackage{tikz}
% These signs from a font that is as wide as Helvetica. Without these lines, they are those of the document.
\DeclareSymbolFont{podasigns}{U}{psy}{m}{n}
\DeclareMathSymbol{\alpha}{\mathord}{podasigns}{97}
\DeclareMathSymbol{\beta}{\mathord}{podasigns}{98}
\DeclareMathSymbol{\leq}{\mathrel}{podasigns}{163}
\DeclareMathSymbol{\infty}{\mathord}{podasigns}{165}
\DeclareMathSymbol{\geq}{\mathrel}{podasigns}{179}
% A character that the fonts lack: its code point.
\DeclareRobustCommand*\podaunknown[1]{{\fboxsep=0.1em\fbox{\scalebox{0.6}{#1}}}}
"
}

/// Returns the definitions of all colors, lines and texts, with the colors of a theme.
pub fn looks(theme: Theme) -> String {
    let mut written = String::new();
    for &color in PaletteColor::ALL {
        let [red, green, blue] = theme.color(color);
        let _ = writeln!(written, "\\definecolor{{{}}}{{HTML}}{{{red:02X}{green:02X}{blue:02X}}}", color_name(color));
    }
    written.push_str(
        r"% A pixel, and the unit of what follows the scale of a tree. Lines and texts follow them, too.
\newlength\podaunit
\setlength\podaunit{0.75bp}
\newlength\podascale
\tikzset{
  poda/.style={x=\podaunit, y=-\podaunit, /utils/exec={\podascale=#1\podaunit}},
",
    );
    for &color in PaletteColor::ALL {
        let (role, name) = (role(color), color_name(color));
        let _ = writeln!(
            written,
            "  poda/{role} line/.style={{draw={name}}}, poda/{role} area/.style={{fill={name}}}, poda/{role} text/.style={{text={name}}},"
        );
    }
    for (width, name) in LINES {
        let _ = writeln!(written, "  poda/{name}/.style={{line width={width}\\podascale}},");
    }
    let (dash, gap) = (Px(DASH.0), Px(DASH.1));
    let _ = write!(
        written,
        r"  poda/width/.style={{line width=#1\podaunit}},
  poda/dashed/.style={{dash pattern=on {dash}\podaunit off {gap}\podaunit}},
  poda/rounded/.style={{rounded corners=#1\podaunit}},
  poda/faded/.style={{transparency group, opacity=#1}},
"
    );
    for (size, name) in TEXTS {
        let _ = writeln!(written, "  poda/{name}/.code={{\\def\\podasize{{{size}\\podascale}}}},");
    }
    written.push_str(
        r"  poda/size/.code={\def\podasize{#1\podaunit}},
  poda/regular/.code={\def\podafamily{\sffamily}},
  poda/strong/.code={\def\podafamily{\sffamily\bfseries\boldmath}},
  poda/mono/.code={\def\podafamily{\ttfamily}},
  poda/letters/.style={inner sep=0pt, outer sep=0pt, font=\podafamily\fontsize{\podasize}{\podasize}\selectfont},
  poda/from here/.style={poda/letters, anchor=base west},
  poda/around here/.style={poda/letters, anchor=base},
  poda/up to here/.style={poda/letters, anchor=base east},
  poda/place/.style 2 args={inner sep=0pt, outer sep=0pt, minimum width=#1\podaunit, minimum height=#2\podaunit},
}
",
    );
    written
}

/// Returns the style of a line's width, in pixels, in a picture of a scale.
pub(super) fn width_style(width: f32, scale: f32) -> String {
    named(&LINES, width / scale).map_or_else(|| format!("poda/width={}", Px(width)), |name| format!("poda/{name}"))
}

/// Returns the style of a text's size, in pixels, in a picture of a scale.
pub(super) fn size_style(size: f32, scale: f32) -> String {
    named(&TEXTS, size / scale).map_or_else(|| format!("poda/size={}", Px(size)), |name| format!("poda/{name}"))
}

fn named(names: &[(f32, &'static str)], size: f32) -> Option<&'static str> {
    names.iter().find(|(named, _)| (named - size).abs() < 0.005).map(|&(_, name)| name)
}

/// Returns the style of a font.
pub(super) const fn font_style(font: Font) -> &'static str {
    match font {
        Font::Regular => "poda/regular",
        Font::SemiBold => "poda/strong",
        Font::Mono => "poda/mono",
    }
}

/// The name of a color in styles.
pub(super) const fn role(color: PaletteColor) -> &'static str {
    match color {
        PaletteColor::Background => "background",
        PaletteColor::Panel => "panel",
        PaletteColor::Hairline => "hairline",
        PaletteColor::Text => "ink",
        PaletteColor::Secondary => "secondary",
        PaletteColor::FaintLine => "faint",
        PaletteColor::FaintText => "faint word",
        PaletteColor::Max => "max",
        PaletteColor::MaxFill => "max inside",
        PaletteColor::MaxBand => "max row",
        PaletteColor::Min => "min",
        PaletteColor::MinFill => "min inside",
        PaletteColor::MinBand => "min row",
        PaletteColor::Cut => "cut",
        PaletteColor::Current => "current",
    }
}

/// The name of a color: `podaMaxFill`.
pub(super) fn color_name(color: PaletteColor) -> String {
    format!("poda{color:?}")
}
