//! Text as LaTeX: every character is typeset literally, and none has a special effect.

use poda_core::text::visible_lines;
use std::fmt::Write;

/// Returns LaTeX that typesets a text literally. Characters with a special meaning in LaTeX are escaped, mathematical
/// signs and Greek letters become commands, and the result contains no ligature that the text does not have. A
/// character that common fonts lack is typeset as its code point in a frame, by the command `\podaunknown` from
/// [`packages`](super::packages).
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
            // Two of these in a row would become one sign.
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
        written.push_str(&command);
    } else if is_plain(letter) {
        written.push(letter);
    } else if let Some((accent, base)) = accented(letter) {
        // With an accent above, the dotless i is used.
        let base = if base == 'i' && accent != 'k' { "\\i".to_owned() } else { base.to_string() };
        let _ = write!(written, "\\{accent}{{{base}}}");
    } else {
        let _ = write!(written, "\\podaunknown{{{:04X}}}", u32::from(letter));
    }
}

/// Returns whether a character can be written as itself in every LaTeX engine: ASCII without a special meaning, and the
/// letters that have the same code in the encoding T1 as in Unicode, so that engines that do not convert their input
/// typeset them correctly, too.
fn is_plain(letter: char) -> bool {
    let has_meaning = r#"{}$&#%_\~^"'`"#.contains(letter);
    !has_meaning && matches!(letter, ' '..='~' | 'À'..='Ö' | 'Ø'..='Þ' | 'à'..='ö' | 'ø'..='þ')
}

/// Characters with a text command, each followed by the name of its command.
const TEXT: &str = r#"
    \textbackslash ~textasciitilde ^textasciicircum "textquotedbl 'textquotesingle `textasciigrave ¡textexclamdown
    ¿textquestiondown «guillemotleft »guillemotright ‹guilsinglleft ›guilsinglright “textquotedblleft
    ”textquotedblright „quotedblbase ‘textquoteleft ’textquoteright ‚quotesinglbase –textendash —textemdash
    •textbullet §S ©textcopyright €texteuro £textsterling ªtextordfeminine ºtextordmasculine ßss ŒOE œoe ıi ŁL łl
    ĐDJ đdj °textdegree ±textpm ×texttimes μtextmu µtextmu −textminus
"#;

/// Characters with a math command, each followed by the name of its command.
const MATHEMATICS: &str = r"
    ¬neg ·cdot ÷div αalpha βbeta γgamma δdelta εvarepsilon ζzeta ηeta θtheta ιiota κkappa λlambda νnu ξxi πpi ρrho
    σsigma τtau υupsilon φvarphi χchi ψpsi ωomega ΓGamma ΔDelta ΘTheta ΛLambda ΞXi ΠPi ΣSigma ΦPhi ΨPsi ΩOmega
    ∞infty ≤leq ≥geq ≠neq ≈approx √surd ∑Sigma ∈in ∅emptyset ∪cup ∩cap ∧wedge ∨vee ⌈lceil ⌉rceil ⌊lfloor ⌋rfloor
    ←leftarrow →rightarrow ↑uparrow ↓downarrow ↔leftrightarrow ⇄rightleftarrows ⇒Rightarrow ✓checkmark ✗times
    ■blacksquare □square ▲blacktriangle △vartriangle ▼blacktriangledown ▽triangledown ●bullet ○circ
";

fn command(letter: char) -> Option<String> {
    let command = match letter {
        '{' | '}' | '$' | '&' | '#' | '%' | '_' => return Some(format!("\\{letter}")),
        '\u{a0}' => "~",
        '\u{2009}' | '\u{202f}' => r"\,",
        '‐' | '‑' => "-",
        '…' => "...",
        '¹' => "$^1$",
        '²' => "$^2$",
        '³' => "$^3$",
        '½' => r"$\frac12$",
        _ if is_plain(letter) => return None,
        _ => {
            let name_in = |table: &'static str| table.split_whitespace().find_map(|entry| entry.strip_prefix(letter));
            let text = name_in(TEXT).map(|name| format!(r"\{name}{{}}"));
            return text.or_else(|| name_in(MATHEMATICS).map(|name| format!(r"$\{name}$")));
        }
    };
    Some(command.to_owned())
}

/// Returns the accent and the base of an accented Latin letter.
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
