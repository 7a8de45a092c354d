//! Text as LaTeX: every character is set as it is, and none acts.

use poda_core::text::visible_lines;
use std::fmt::Write;

/// Returns LaTeX that sets a text as it is. Characters that LaTeX gives a meaning are escaped, signs of mathematics and Greek letters
/// are commands, and the result holds no ligature that the text does not have. A character that common fonts lack is set as
/// its code point in a frame, by the command `\podaunknown` of [`packages`](super::packages).
///
/// ```
/// use poda_picture::export::tikz::latex_text;
///
/// assert_eq!(latex_text("50 % of {a_1} ≤ α"), r"50 \% of \{a\_1\} $\leq$ $\alpha$");
/// ```
pub fn latex_text(text: &str) -> String {
    let text = visible_lines(text);
    let mut written = String::with_capacity(text.len() + 16);
    let mut before = None;
    for (at, letter) in text.char_indices() {
        let is_last = text.len() == at + letter.len_utf8();
        match letter {
            ' ' | '\n' if before.is_none_or(|before| before == ' ' || before == '\n') || is_last => {
                written.push_str("\\ ");
            }
            '\n' => written.push(' '),
            // Two of these would become one sign.
            '-' | '<' | '>' | ',' if before == Some(letter) => {
                written.push_str("{}");
                written.push(letter);
            }
            _ => push(&mut written, letter),
        }
        before = Some(letter);
    }
    written
}

fn push(written: &mut String, letter: char) {
    if let Some(command) = command(letter) {
        written.push_str(command);
    } else if is_plain(letter) {
        written.push(letter);
    } else if let Some((accent, base)) = accented(letter) {
        // The dot of an i makes way for its accent.
        let base = if base == 'i' && accent != 'k' { "\\i".to_owned() } else { base.to_string() };
        let _ = write!(written, "\\{accent}{{{base}}}");
    } else {
        let _ = write!(written, "\\podaunknown{{{:04X}}}", u32::from(letter));
    }
}

/// Returns whether a character stands for itself in every LaTeX: ASCII without a meaning, and the letters that have the
/// same place in the encoding T1 as in Unicode, so that engines which do not translate their input set them, too.
const fn is_plain(letter: char) -> bool {
    matches!(letter, ' '..='~' | 'À'..='Ö' | 'Ø'..='Þ' | 'à'..='ö' | 'ø'..='þ')
}

/// Returns the command for a character that has one.
const fn command(letter: char) -> Option<&'static str> {
    Some(match letter {
        '\\' => r"\textbackslash{}",
        '{' => r"\{",
        '}' => r"\}",
        '$' => r"\$",
        '&' => r"\&",
        '#' => r"\#",
        '%' => r"\%",
        '_' => r"\_",
        '~' => r"\textasciitilde{}",
        '^' => r"\textasciicircum{}",
        '"' => r"\textquotedbl{}",
        '\'' => r"\textquotesingle{}",
        '`' => r"\textasciigrave{}",
        '\u{a0}' => "~",
        '\u{2009}' | '\u{202f}' => r"\,",
        _ => return if is_plain(letter) { None } else { sign(letter) },
    })
}

/// Returns the command for a sign beyond ASCII.
const fn sign(letter: char) -> Option<&'static str> {
    Some(match letter {
        '¡' => r"\textexclamdown{}",
        '¿' => r"\textquestiondown{}",
        '«' => r"\guillemotleft{}",
        '»' => r"\guillemotright{}",
        '‹' => r"\guilsinglleft{}",
        '›' => r"\guilsinglright{}",
        '“' => r"\textquotedblleft{}",
        '”' => r"\textquotedblright{}",
        '„' => r"\quotedblbase{}",
        '‘' => r"\textquoteleft{}",
        '’' => r"\textquoteright{}",
        '‚' => r"\quotesinglbase{}",
        '‐' | '‑' => "-",
        '–' => r"\textendash{}",
        '—' => r"\textemdash{}",
        '…' => "...",
        '•' => r"\textbullet{}",
        '§' => r"\S{}",
        '©' => r"\textcopyright{}",
        '€' => r"\texteuro{}",
        '£' => r"\textsterling{}",
        'ª' => r"\textordfeminine{}",
        'º' => r"\textordmasculine{}",
        'ß' => r"\ss{}",
        'Œ' => r"\OE{}",
        'œ' => r"\oe{}",
        'ı' => r"\i{}",
        'Ł' => r"\L{}",
        'ł' => r"\l{}",
        'Đ' => r"\DJ{}",
        'đ' => r"\dj{}",
        '°' => r"\textdegree{}",
        '²' => r"$^2$",
        '³' => r"$^3$",
        '¹' => r"$^1$",
        '½' => r"$\frac12$",
        '¬' => r"$\neg$",
        '±' => r"\textpm{}",
        '·' => r"$\cdot$",
        '×' => r"\texttimes{}",
        '÷' => r"$\div$",
        _ => return if (letter as u32) < 0x2000 { greek(letter) } else { mathematical(letter) },
    })
}

/// Returns the command for a Greek letter.
const fn greek(letter: char) -> Option<&'static str> {
    Some(match letter {
        'α' => r"$\alpha$",
        'β' => r"$\beta$",
        'γ' => r"$\gamma$",
        'δ' => r"$\delta$",
        'ε' => r"$\varepsilon$",
        'ζ' => r"$\zeta$",
        'η' => r"$\eta$",
        'θ' => r"$\theta$",
        'ι' => r"$\iota$",
        'κ' => r"$\kappa$",
        'λ' => r"$\lambda$",
        'μ' | 'µ' => r"\textmu{}",
        'ν' => r"$\nu$",
        'ξ' => r"$\xi$",
        'π' => r"$\pi$",
        'ρ' => r"$\rho$",
        'σ' => r"$\sigma$",
        'τ' => r"$\tau$",
        'υ' => r"$\upsilon$",
        'φ' => r"$\varphi$",
        'χ' => r"$\chi$",
        'ψ' => r"$\psi$",
        'ω' => r"$\omega$",
        'Γ' => r"$\Gamma$",
        'Δ' => r"$\Delta$",
        'Θ' => r"$\Theta$",
        'Λ' => r"$\Lambda$",
        'Ξ' => r"$\Xi$",
        'Π' => r"$\Pi$",
        'Σ' => r"$\Sigma$",
        'Φ' => r"$\Phi$",
        'Ψ' => r"$\Psi$",
        'Ω' => r"$\Omega$",
        _ => return None,
    })
}

/// Returns the command for a sign of mathematics.
const fn mathematical(letter: char) -> Option<&'static str> {
    Some(match letter {
        '−' => r"\textminus{}",
        '∞' => r"$\infty$",
        '≤' => r"$\leq$",
        '≥' => r"$\geq$",
        '≠' => r"$\neq$",
        '≈' => r"$\approx$",
        '√' => r"$\surd$",
        '∑' => r"$\Sigma$",
        '∈' => r"$\in$",
        '∅' => r"$\emptyset$",
        '∪' => r"$\cup$",
        '∩' => r"$\cap$",
        '∧' => r"$\wedge$",
        '∨' => r"$\vee$",
        '⌈' => r"$\lceil$",
        '⌉' => r"$\rceil$",
        '⌊' => r"$\lfloor$",
        '⌋' => r"$\rfloor$",
        '←' => r"$\leftarrow$",
        '→' => r"$\rightarrow$",
        '↑' => r"$\uparrow$",
        '↓' => r"$\downarrow$",
        '↔' => r"$\leftrightarrow$",
        '⇄' => r"$\rightleftarrows$",
        '⇒' => r"$\Rightarrow$",
        '✓' => r"$\checkmark$",
        '✗' => r"$\times$",
        '■' => r"$\blacksquare$",
        '□' => r"$\square$",
        '▲' => r"$\blacktriangle$",
        '△' => r"$\vartriangle$",
        '▼' => r"$\blacktriangledown$",
        '▽' => r"$\triangledown$",
        '●' => r"$\bullet$",
        '○' => r"$\circ$",
        _ => return None,
    })
}

/// Returns the accent and the base of a Latin letter that has both.
fn accented(letter: char) -> Option<(char, char)> {
    const ACCENTED: [(char, &str, &str); 9] = [
        ('"', "ÿŸ", "yY"),
        ('=', "āĀēĒīĪōŌūŪ", "aAeEiIoOuU"),
        ('u', "ăĂğĞŭŬ", "aAgGuU"),
        ('k', "ąĄęĘįĮųŲ", "aAeEiIuU"),
        ('\'', "ćĆńŃĺĹŕŔśŚźŹ", "cCnNlLrRsSzZ"),
        ('v', "čČďĎěĚňŇřŘšŠťŤžŽ", "cCdDeEnNrRsStTzZ"),
        ('.', "żŻİ", "zZI"),
        ('H', "őŐűŰ", "oOuU"),
        ('c', "şŞţŢ", "sStT"),
    ];
    ACCENTED.iter().find_map(|(accent, letters, bases)| {
        let at = letters.chars().position(|other| other == letter)?;
        Some((*accent, bases.chars().nth(at)?))
    })
}
