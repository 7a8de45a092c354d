//! References to steps in a note: `step 6`, `(steps 6, 11 and 19)`, and the same in Spanish.

use poda_core::trace::TimelineStep;
use std::iter::Peekable;
use std::ops::Range;

/// Returns the references to steps in a note, as ranges of bytes, from left to right: the word with its first number,
/// then each further number.
pub fn step_references(note: &str) -> Vec<(Range<usize>, TimelineStep)> {
    let mut found = Vec::new();
    let mut words = words(note).peekable();
    while let Some((range, word)) = words.next() {
        let is_list = match word {
            "step" | "Step" | "paso" | "Paso" => false,
            "steps" | "Steps" | "pasos" | "Pasos" => true,
            _ => continue,
        };
        let Some((number, step)) =
            words.peek().and_then(|(number, word)| Some((number.clone(), TimelineStep::new(word.parse().ok()?))))
        else {
            continue;
        };
        if !note[range.end..number.start].trim().is_empty() {
            continue;
        }
        words.next();
        found.push((range.start..number.end, step));
        let end = number.end;
        if is_list {
            found.extend(listed(note, end, &mut words));
        }
    }
    found
}

/// Returns the rest of a list of numbers, which continues with `, 11` and ends with ` and 19`.
fn listed<'a, W>(note: &str, mut end: usize, words: &mut Peekable<W>) -> Vec<(Range<usize>, TimelineStep)>
where
    W: Iterator<Item = (Range<usize>, &'a str)> + Clone,
{
    let mut found = Vec::new();
    loop {
        let mut ahead = words.clone();
        let Some((next, word)) = ahead.next() else { break };
        let ends_here = matches!(word, "and" | "y");
        let number = if ends_here { ahead.next() } else { Some((next, word)) };
        let Some((number, step)) =
            number.and_then(|(number, word)| Some((number, TimelineStep::new(word.parse().ok()?))))
        else {
            break;
        };
        if !ends_here && &note[end..number.start] != ", " {
            break;
        }
        end = number.end;
        found.push((number, step));
        *words = ahead;
        if ends_here {
            break;
        }
    }
    found
}

/// Returns the words of a text, which are runs of letters and digits, with their ranges.
fn words(text: &str) -> impl Iterator<Item = (Range<usize>, &str)> + Clone {
    let start = text.as_ptr().addr();
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(move |word| {
        let from = word.as_ptr().addr() - start;
        (from..from + word.len(), word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(note: &str) -> Vec<(&str, usize)> {
        step_references(note).into_iter().map(|(range, step)| (&note[range], step.get())).collect()
    }

    #[test]
    fn one_step_and_several_are_found_in_both_languages() {
        assert_eq!(shown("See step 5, 14 nodes (step 41), 13."), [("step 5", 5), ("step 41", 41)]);
        assert_eq!(shown("cut (steps 36 and 47): 10 leaves"), [("steps 36", 36), ("47", 47)]);
        assert_eq!(shown("at once (steps 26, 33 and 40), 17 nodes"), [("steps 26", 26), ("33", 33), ("40", 40)]);
        assert_eq!(
            shown("Los pasos 10 y 20 dicen 2 y 1; el paso 21."),
            [("pasos 10", 10), ("20", 20), ("paso 21", 21)]
        );
        assert_eq!(shown("two steps, one step back, step by step, 3"), []);
    }
}
