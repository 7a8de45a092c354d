//! Lines of text in several fonts and colors: their widths, and line breaking.

use super::exporter::TextRun;
use poda_core::text::visible_lines;

/// Returns the width of a line of text at a font size, in the unit of the size.
pub fn width(runs: &[TextRun], size: f32) -> f32 {
    let ems: f32 = runs.iter().map(|run| run.font.advance(&run.text)).sum();
    ems * size
}

/// Breaks a paragraph into lines that are at most `width` wide at a font size. Lines are broken after spaces and at
/// line ends. A word wider than a line is broken between any two characters. A space at which a line is broken stays at
/// the end of that line and may extend beyond the width, so that joining the lines restores the paragraph. Control
/// characters are written as visible escapes.
///
/// ```
/// use poda_picture::export::{TextRun, wrap};
/// use poda_picture::picture::fonts::Font;
/// use poda_picture::picture::palette::PaletteColor;
///
/// let run = TextRun { text: "C goes on.".to_owned(), font: Font::Regular, color: PaletteColor::Text };
/// let lines = wrap(&[run], 10.0, 40.0);
/// let texts: Vec<&str> = lines.iter().map(|line| line[0].text.as_str()).collect();
/// assert_eq!(texts, ["C goes ", "on."]);
/// ```
pub fn wrap(runs: &[TextRun], size: f32, width: f32) -> Vec<Vec<TextRun>> {
    let mut breaker = Breaker { max: width / size, lines: vec![Vec::new()], x: 0.0 };
    let mut word: Vec<Letter> = Vec::new();
    for (index, run) in runs.iter().enumerate() {
        for letter in visible_lines(&run.text).chars() {
            let is_space = letter == ' ';
            // A word includes the spaces after it.
            if !is_space && word.last().is_some_and(|last| last.character == ' ') {
                breaker.push(std::mem::take(&mut word));
            }
            if letter == '\n' {
                breaker.push(std::mem::take(&mut word));
                breaker.end_line();
            } else {
                word.push(Letter { character: letter, run: index, advance: run.font.glyph(letter).advance });
            }
        }
    }
    breaker.push(word);
    breaker.lines.iter().map(|line| runs_of(line, runs)).collect()
}

/// A character with the index of its run and its width in ems.
struct Letter {
    character: char,
    run: usize,
    advance: f32,
}

struct Breaker {
    /// The maximum width of a line, in ems.
    max: f32,
    lines: Vec<Vec<Letter>>,
    /// The width of the last line, in ems.
    x: f32,
}

impl Breaker {
    fn end_line(&mut self) {
        self.lines.push(Vec::new());
        self.x = 0.0;
    }

    fn push(&mut self, word: Vec<Letter>) {
        let solid: f32 = word.iter().filter(|letter| letter.character != ' ').map(|letter| letter.advance).sum();
        if 0.0 < self.x && self.max < self.x + solid {
            self.end_line();
        }
        let is_too_wide = self.max < solid;
        for letter in word {
            if is_too_wide && 0.0 < self.x && letter.character != ' ' && self.max < self.x + letter.advance {
                self.end_line();
            }
            self.x += letter.advance;
            if let Some(line) = self.lines.last_mut() {
                line.push(letter);
            }
        }
    }
}

fn runs_of(line: &[Letter], runs: &[TextRun]) -> Vec<TextRun> {
    let stretches = line.chunk_by(|one, other| one.run == other.run);
    let run = |letters: &[Letter]| {
        let text = letters.iter().map(|letter| letter.character).collect();
        letters.first().and_then(|first| runs.get(first.run)).map(|run| TextRun {
            text,
            font: run.font,
            color: run.color,
        })
    };
    stretches.filter_map(run).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::fonts::Font;
    use crate::picture::palette::PaletteColor;

    fn run(text: &str, font: Font) -> TextRun {
        TextRun { text: text.to_owned(), font, color: PaletteColor::Text }
    }

    fn plain(lines: &[Vec<TextRun>]) -> Vec<String> {
        lines.iter().map(|line| line.iter().map(|run| run.text.as_str()).collect()).collect()
    }

    #[test]
    fn lines_are_no_wider_than_they_may_be_and_hold_the_whole_text() {
        let runs =
            [run("C: min(5, 4) = 4. ", Font::Regular), run("4 > α = 3", Font::SemiBold), run(", so", Font::Regular)];
        let text: String = runs.iter().map(|run| run.text.as_str()).collect();
        for max in [1.0, 30.0, 60.0, 90.0, 500.0] {
            let lines = wrap(&runs, 10.0, max);
            assert_eq!(plain(&lines).concat(), text);
            for line in &lines {
                let seen = plain(std::slice::from_ref(line)).concat().trim_end().chars().count();
                let spaces: f32 = width(&[run("  ", Font::SemiBold)], 10.0);
                assert!(width(line, 10.0) <= max + spaces || seen == 1, "{max}: {line:?}");
            }
        }
        assert_eq!(wrap(&runs, 10.0, 500.0).len(), 1);
    }

    #[test]
    fn a_word_in_two_fonts_stays_in_one_line() {
        let runs = [run("aaaa bb", Font::Regular), run("bb", Font::SemiBold), run("bb", Font::Mono)];
        assert_eq!(plain(&wrap(&runs, 10.0, 50.0)), ["aaaa ", "bbbbbb"]);
    }

    #[test]
    fn line_ends_break_lines_and_other_control_characters_are_shown() {
        assert_eq!(plain(&wrap(&[run("a\n\nb\u{7}", Font::Regular)], 10.0, 500.0)), ["a", "", r"b\u{7}"]);
        assert_eq!(plain(&wrap(&[], 10.0, 500.0)), [""]);
    }
}
