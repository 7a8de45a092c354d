//! What the lessons about chance promise.

use super::promises::promises;
use super::{both, open, searched};
use num_rational::Ratio;
use poda::document::Document;
use poda::file;
use poda::game::any::AnyGame;
use poda::lessons;
use poda::score::Score;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId};

/// The lessons of the group, with their recordings.
fn taught() -> impl Iterator<Item = (&'static str, Document, Recording<AnyGame>)> {
    let is_of_group = |file: &str| lessons::group(lessons::by_name_or_number(file).unwrap()) == "lesson-group-chance";
    promises().filter(move |promise| is_of_group(promise.file)).map(|promise| {
        let document = open(promise.file);
        let recording = searched(&document);
        (promise.file, document, recording)
    })
}

/// The number, fraction or term in parentheses at the beginning of a text, and the rest of it.
fn factor(text: &str) -> Option<(Ratio<i128>, &str)> {
    if let Some(inside) = text.strip_prefix('(') {
        let (value, rest) = sum(inside)?;
        return Some((value, rest.strip_prefix(')')?));
    }
    let size = text.strip_prefix('−').unwrap_or(text);
    let digits = size.find(|sign: char| !sign.is_ascii_digit() && sign != '.').unwrap_or(size.len());
    let end = text.len() - size.len() + digits;
    // A point at the end is that of the sentence.
    let number = text[..end].trim_end_matches('.');
    let score = Score::new(number.replace('−', "-").parse().ok()?)?;
    let (numerator, denominator) = score.as_ratio()?;
    Some((Ratio::new(numerator, denominator), &text[number.len()..]))
}

/// Factors with `·` or `/` between them.
fn product(text: &str) -> Option<(Ratio<i128>, &str)> {
    let (mut value, mut rest) = factor(text)?;
    loop {
        let (operator, divides) = (rest.chars().next(), rest.starts_with('/'));
        if !matches!(operator, Some('·' | '/')) {
            return Some((value, rest));
        }
        let (by, after) = factor(&rest[operator?.len_utf8()..])?;
        value = if divides { value / by } else { value * by };
        rest = after;
    }
}

/// Products with ` + ` between them, or with a `−` as in a difference of points.
fn sum(text: &str) -> Option<(Ratio<i128>, &str)> {
    let (mut value, mut rest) = product(text)?;
    loop {
        let (term, after) = match (rest.strip_prefix(" + "), rest.strip_prefix('−')) {
            (Some(next), _) => product(next)?,
            (None, Some(next)) => product(next).map(|(term, after)| (-term, after))?,
            (None, None) => return Some((value, rest)),
        };
        (value, rest) = (value + term, after);
    }
}

/// The equations in a text, such as `1/2·9 + 1/2·1 = 5`, with both sides.
fn equations(text: &str) -> Vec<(Ratio<i128>, Ratio<i128>)> {
    let starts = |at: usize| text[..at].chars().next_back().is_none_or(char::is_whitespace);
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(at) = (from..text.len()).find(|&at| text.is_char_boundary(at) && starts(at)) {
        from = at + 1;
        let Some((left, rest)) = sum(&text[at..]) else { continue };
        let end = text.len() - rest.len();
        if let Some((right, _)) = rest.strip_prefix(" = ").and_then(sum) {
            found.push((left, right));
            from = end;
        }
    }
    found
}

#[test]
fn equations_are_read_from_a_text() {
    let read = |text| equations(text).iter().map(|(left, right)| format!("{left} {right}")).collect::<Vec<_>>();
    assert_eq!(read("1/3·3 + 2/3·6 = 5."), ["5 5"]);
    assert_eq!(read("So (30−40)/100 = −0.1 and 2 + 3 = 6: no 7 is = 7."), ["-1/10 -1/10", "5 6"]);
    assert_eq!(read("1/6·(−0.1) + 1/6·(0.12 + 0.16) = 0.03."), ["3/100 3/100"]);
    assert_eq!(read("2.5 ≤ α = 5"), [""; 0]);
}

/// Every equation of a lesson is true. In the note of a step at which a sum is made or its end met, it ends in that
/// sum, or in an end of what is proved.
#[test]
fn every_sum_in_the_texts_about_chance_is_right() {
    let mut found = 0;
    for (file, document, recording) in taught() {
        let notes = both(document.notes.as_ref()).unwrap().map(|text| (text, None));
        let marks = document
            .bookmarks
            .iter()
            .flat_map(|mark| both(mark.note.as_ref()).unwrap().map(|text| (text, Some(mark.step))));
        for (text, step) in notes.into_iter().chain(marks) {
            let equations = equations(text);
            assert_eq!(text.matches(" = ").count(), equations.len() + text.matches("α = ").count(), "{file}: {text}");
            for (left, right) in equations {
                assert_eq!(left, right, "{file}: {text}");
                found += 1;
                let Some(step) = step else { continue };
                let moment = recording.trace().at(step.get());
                let said = match moment.event().unwrap() {
                    Event::Expect(child) => {
                        let trace = recording.trace();
                        let expectation = trace.expectation(child).unwrap();
                        let terms = trace.returned_outcomes(child);
                        let sum =
                            Score::weighted_mean(terms.iter().map(|&(weight, score, _)| (weight, score)).chain({
                                let counted: u32 = terms.iter().map(|&(weight, ..)| weight).sum();
                                [(u32::try_from(expectation.of).unwrap() - counted, Score::ZERO)]
                            }));
                        let evaluated = recording.trace().result(child).unwrap().0;
                        vec![sum.unwrap(), expectation.proved.low, expectation.proved.high, evaluated]
                    }
                    Event::Cutoff(_) => vec![moment.cutoff(moment.current().unwrap()).unwrap().score],
                    _ => continue,
                };
                let right = Score::ratio(*right.numer(), *right.denom()).unwrap();
                assert!(said.contains(&right), "{file}: {text}: {said:?}");
            }
        }
    }
    assert!(20 < found, "{found}");
}

/// What each move at the root is worth in a game that is searched as a lesson is.
fn worth(lesson: &str, game: &str) -> Vec<String> {
    let other = file::load(format!("(version: 1, game: {game})").as_bytes()).unwrap();
    let recording = searched(&open(lesson).with_position(other.position().clone()));
    let trace = recording.trace();
    trace.children(NodeId::ROOT).map(|child| trace.result(child).unwrap().0.to_string()).collect()
}

/// What the texts invite to try, or say of other numbers.
#[test]
fn other_numbers_about_chance_turn_out_as_the_texts_say() {
    let sizes = |[a, b, c, d]: [i32; 4]| {
        worth(
            "68-size-matters",
            &format!("Tree(tree: [(chance: [(9, {a}), (1, {b})]), (chance: [(9, {c}), (1, {d})])])"),
        )
    };
    assert_eq!(sizes([2, 3, 1, 4]), ["2.1", "1.3"]);
    assert_eq!(sizes([20, 30, 1, 400]), ["21", "40.9"]);
    // Multiplied by 7 and 5 added to all: in the same order.
    assert_eq!(sizes([19, 26, 12, 33]), ["19.7", "14.1"]);
    assert_eq!(worth("70-without-bounds", "Tree(tree: [4, (chance: [0, 1, 100])])"), ["4", "101/3"]);
    let pig = |turn: u32| worth("73-pig", &format!("Pig(target: 100, scores: (30, 40), turn: {turn})"));
    assert_eq!(pig(20), ["0.1", "0.1"]);
    assert_eq!(pig(19), ["11/120", "0.09"]);
    assert_eq!(pig(21), ["13/120", "0.11"]);
}
