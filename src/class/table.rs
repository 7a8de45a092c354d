//! The table of a class's answers: a row for every choice of every question.

use super::asking::CountedQuestion;
use poda_words::practice::misconception::Misconception;
use poda_words::table::{Cell, table_text};

const COLUMNS: [&str; 8] = ["question", "step", "round", "prompt", "choice", "is_right", "mistake", "count"];

/// Returns a table with a row for every choice of every answered question, as comma-separated values. `first` is the
/// number of the first question.
pub fn table(closed: &[CountedQuestion], first: usize) -> String {
    let rows = (first..).zip(closed).flat_map(|(number, question)| {
        question.choices.iter().map(move |choice| -> [Cell<'_>; 8] {
            let mistake = choice.misconception.map(Misconception::name);
            [
                number.into(),
                question.step.get().into(),
                question.round.into(),
                (&question.prompt).into(),
                (&choice.text).into(),
                choice.is_right.into(),
                mistake.into(),
                choice.count.into(),
            ]
        })
    });
    table_text(COLUMNS, rows)
}

#[cfg(test)]
mod tests {
    use super::super::asking::ClosedChoice;
    use super::*;
    use poda_core::trace::TimelineStep;

    #[test]
    fn a_table_has_a_row_for_every_choice() {
        let right = ClosedChoice { text: "≤ 2".to_owned(), count: 3, is_right: true, misconception: None };
        let misconception = Some(Misconception::BareNumber);
        let wrong = ClosedChoice { text: "=1+1".to_owned(), count: 0, is_right: false, misconception };
        let prompt = "What, now?".to_owned();
        let question = CountedQuestion { step: TimelineStep::new(7), round: 2, prompt, choices: vec![right, wrong] };
        let text = table(&[question], 1);
        let rows = [
            r#""question","step","round","prompt","choice","is_right","mistake","count""#,
            r#"1,7,2,"What, now?","≤ 2",true,,3"#,
            r#"1,7,2,"What, now?","'=1+1",false,"bare-number",0"#,
        ];
        assert_eq!(text.split_terminator("\r\n").collect::<Vec<_>>(), rows);
    }
}
