//! The table of a class's answers: a row for every choice of every question.

use super::asking::CountedQuestion;
use poda_words::practice::misconception::Misconception;

const COLUMNS: [&str; 8] = ["question", "step", "round", "prompt", "choice", "is_right", "mistake", "count"];

/// Returns a table with a row for every choice of every answered question, as comma-separated values. `first` is the number of the first
/// question.
///
/// # Errors
/// Returns the error of the CSV writer.
pub fn table(closed: &[CountedQuestion], first: usize) -> Result<String, String> {
    let mut table = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    let mut write = |row: [&str; 8]| table.write_record(row).map_err(|error| error.to_string());
    write(COLUMNS)?;
    for (number, question) in (first..).zip(closed) {
        let [number, step, round] = [number, question.step.get(), question.round as usize].map(|it| it.to_string());
        for choice in &question.choices {
            let mistake = choice.misconception.map(Misconception::name).unwrap_or_default();
            let (is_right, count) = (choice.is_right.to_string(), choice.count.to_string());
            write([&number, &step, &round, &question.prompt, &choice.text, &is_right, mistake, &count])?;
        }
    }
    let bytes = table.into_inner().map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|error| error.to_string())
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
        let text = table(&[question], 1).unwrap();
        let rows = [
            "question,step,round,prompt,choice,is_right,mistake,count",
            "1,7,2,\"What, now?\",≤ 2,true,,3",
            "1,7,2,\"What, now?\",=1+1,false,bare-number,0",
        ];
        assert_eq!(text.split_terminator("\r\n").collect::<Vec<_>>(), rows);
    }
}
