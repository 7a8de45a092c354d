//! The summary of the errors of a class, as text and as a table.

use crate::i18n::{Words, args};
use crate::practice::class::{ExerciseSummary, PARTS, WrongCount};
use crate::practice::report::mode_name;
use crate::table::{Cell, table_text};

/// The maximum number of fields in the list.
const MAX_FIELDS: usize = 8;
/// The length of the longest bar.
const MAX_BAR: usize = 40;

/// Returns the ranges of points and the number of attempts in each: `0–10 %`, …, `90–100 %`.
pub fn point_shares(summary: &ExerciseSummary) -> impl Iterator<Item = (String, usize)> + '_ {
    let share = |part: usize| format!("{}–{} %", part * 100 / PARTS, (part + 1) * 100 / PARTS);
    summary.points.iter().enumerate().map(move |(part, &attempts)| (share(part), attempts))
}

/// Returns the name of what was counted: a kind, or a field with the step that gives its answer.
fn wrong_count_name(words: &Words, count: &WrongCount) -> String {
    match count.step {
        Some(step) => words.fill("class-step", &args![field = count.name.as_str(), step = step.to_string()]),
        None => count.name.clone(),
    }
}

/// Returns the exercise of a summary, and the number of attempts at it.
pub fn class_heading(words: &Words, summary: &ExerciseSummary) -> String {
    words.fill("class-exercise", &args![exercise = summary.title.as_str(), attempts = summary.attempts])
}

/// Returns the most frequent errors, field by field and kind by kind, line by line.
pub fn wrong_lines(words: &Words, summary: &ExerciseSummary) -> Vec<String> {
    let mut lines = Vec::new();
    for (key, counts) in [("class-fields", &summary.fields), ("class-kinds", &summary.kinds)] {
        let wrong: Vec<_> = counts.iter().filter(|count| 0 < count.wrong).take(MAX_FIELDS).collect();
        if !wrong.is_empty() {
            lines.push(words.text(key));
        }
        for count in wrong {
            let name = wrong_count_name(words, count);
            let args = args![name, wrong = count.wrong, asked = count.asked];
            lines.push(format!("  {}", words.fill("class-wrong", &args)));
        }
    }
    lines
}

pub fn class_lines(words: &Words, summaries: &[ExerciseSummary]) -> Vec<String> {
    let mut lines = Vec::new();
    for summary in summaries {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend([class_heading(words, summary), words.text("class-points")]);
        let most = summary.points.iter().copied().max().unwrap_or_default();
        for (share, attempts) in point_shares(summary) {
            let bar = "█".repeat((attempts * MAX_BAR).div_ceil(most.max(MAX_BAR)));
            lines.push(format!("  {share:>8} {bar}{}{attempts}", if bar.is_empty() { "" } else { " " }));
        }
        lines.extend(wrong_lines(words, summary));
    }
    lines
}

/// Returns the summaries as a table with headings: what is counted, its number of errors or occurrences, and the total.
/// The headings and the kinds are the same in every language, because programs read them.
pub fn class_table(summaries: &[ExerciseSummary]) -> String {
    let headings = ["exercise", "mode", "counted", "name", "step", "count", "of"];
    let mut rows = Vec::new();
    for summary in summaries {
        let row = |counted: &'static str, name: String, step: Option<u64>, count: usize, of: usize| -> [Cell<'_>; 7] {
            let mode = mode_name(summary.mode);
            [(&summary.title).into(), mode.into(), counted.into(), name.into(), step.into(), count.into(), of.into()]
        };
        rows.extend(
            point_shares(summary).map(|(share, attempts)| row("points", share, None, attempts, summary.attempts)),
        );
        for (counted, counts) in [("field", &summary.fields), ("kind", &summary.kinds)] {
            rows.extend(counts.iter().map(|it| row(counted, it.name.clone(), it.step, it.wrong, it.asked)));
        }
    }
    table_text(headings, rows)
}
