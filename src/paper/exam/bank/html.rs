//! The text of a question as HTML: the task, the picture, the table and the reasons.
//!
//! A format fills in the blanks and names the picture's file.

use super::markup::Html;
use super::question::{BankPicture, BankQuestion};
use super::table::{Blank, BlankContent, Cell};
use super::typed_choices::TypedChoices;
use crate::exam::sheet::{board_sentence, chance_sentences, ever_range, players_sentences};
use poda_core::game::Game;
use poda_core::score::CutOn;
use poda_core::search::Fail;
use poda_core::trace::NodeId;
use poda_words::i18n::message_args::{mover_name, yes_or_no};
use poda_words::i18n::{Words, args};
use poda_words::practice::blank::BlankPart;

/// Which columns of a table have blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is there or not")]
struct Columns {
    window: &'static [BlankPart],
    /// Whether the pruned branches have blanks.
    cuts: bool,
    /// Whether the returned values have blanks.
    values: bool,
    /// Whether these are vectors of several players.
    vectors: bool,
    /// Whether blanks for values also ask how they relate to the true ones.
    relations: bool,
    /// Whether the search may skip a node.
    skips: bool,
}

impl Columns {
    fn of(question: &BankQuestion<'_>) -> Self {
        let has = |is_of_kind: fn(&BlankContent) -> bool| question.blanks().any(|blank| is_of_kind(&blank.content));
        Self {
            window: if has(|content| matches!(content, BlankContent::Bound(_))) {
                BlankPart::of_window(question.exercise.recording())
            } else {
                &[]
            },
            cuts: has(|content| matches!(content, BlankContent::Cut { .. })),
            values: has(|content| matches!(content, BlankContent::Value { .. } | BlankContent::Vector(_))),
            vectors: has(|content| matches!(content, BlankContent::Vector(_))),
            relations: has(|content| matches!(content, BlankContent::Value { relation: true, .. })),
            skips: question.blanks().any(|blank| blank.may_be_skipped),
        }
    }
}

/// Returns the beginning of a `div` with texts in a language.
fn begun(words: &Words) -> Html {
    Html::default().markup(r#"<div lang=""#).text(words.language().code()).markup(r#"">"#)
}

/// Returns the text of a question. `platform` is the selector of the messages, `source` the address of the picture, and
/// `blank` returns the source of a blank.
pub(in crate::exam) fn question_html(
    words: &Words,
    question: &BankQuestion<'_>,
    platform: &str,
    source: &Html,
    blank: &mut dyn FnMut(&Blank<'_>) -> Html,
) -> Html {
    let columns = Columns::of(question);
    let mut html = begun(words).markup("<p>").text(&task(words, question)).markup("</p>");
    let BankPicture { size, description, .. } = &question.picture;
    // A platform would shrink the picture until its text is illegible.
    html = html.markup(r#"<div style="overflow-x: auto;"><img src=""#).html(source);
    html = html.markup(r#"" alt=""#).text(description);
    html = html.markup(r#"" width=""#).text(&size.x.to_string()).markup(r#"" height=""#).text(&size.y.to_string());
    html = html.markup(r#"" style="max-width: none;"></div>"#);
    if !question.rows.is_empty() {
        html = html.markup("<ul>");
        for hint in hints(words, columns, platform) {
            html = html.markup("<li>").text(&hint).markup("</li>");
        }
        html = html.markup("</ul>").html(&table(words, question, columns, platform, blank));
    }
    if let Some(best) = &question.best {
        let recording = question.exercise.recording();
        let player = mover_name(words, recording, NodeId::ROOT);
        let choices = match &best.content {
            BlankContent::Choice { choices, .. } => TypedChoices(choices).listed(),
            BlankContent::Bound(_)
            | BlankContent::Value { .. }
            | BlankContent::Vector(_)
            | BlankContent::Cut { .. } => String::new(),
        };
        let args = args![player, platform, choices];
        html = html.markup("<p>").text(&words.fill("bank-best", &args)).markup(" ").html(&blank(best)).markup("</p>");
    }
    for (part, leaves) in question.leaves.iter().filter(|(_, leaves)| !leaves.is_empty()) {
        let range = ever_range(question.exercise, words);
        let prunes = yes_or_no(question.exercise.recording().trace().has_window);
        let key = match part {
            BlankPart::Ever => "bank-ever",
            BlankPart::Transform => "bank-transform",
            BlankPart::Matters
            | BlankPart::Alpha
            | BlankPart::Beta
            | BlankPart::Cut
            | BlankPart::Value
            | BlankPart::Best => "bank-matters",
        };
        let asked = words.fill(key, &args![range, platform, prunes]);
        html = html.markup("<p>").text(&asked).markup("</p><ul>");
        for (leaf, asked) in leaves {
            html = html.markup("<li>").text(leaf).markup(": ").html(&blank(asked)).markup("</li>");
        }
        html = html.markup("</ul>");
    }
    html.markup("</div>")
}

/// Returns the reasons of all blanks, in the order of the search, and the reasons why nodes are not visited.
pub(in crate::exam) fn reasons_html(words: &Words, question: &BankQuestion<'_>) -> Html {
    let mut html = begun(words).markup("<ul>");
    let blanks: Vec<&Blank<'_>> = question.blanks().collect();
    for field in &question.exercise.fields {
        let blank = blanks.iter().find(|blank| blank.field.is_some_and(|asked| asked.field == field.field));
        if let Some(blank) = blank {
            html = html.html(&reason(words, blank));
        }
    }
    for why in question.rows.iter().filter_map(|row| row.skipped.as_ref()) {
        html = html.markup("<li>").text(why).markup("</li>");
    }
    html.markup("</ul></div>")
}

/// Returns the answer of a blank and its reason, as a list item.
fn reason(words: &Words, blank: &Blank<'_>) -> Html {
    let Some(field) = blank.field else { return Html::default() };
    let args = args![field = field.label.as_str(), expected = field.expected_text.as_str()];
    let answer = Html::default().markup("<li><b>").text(&words.fill("bank-reason", &args));
    answer.markup("</b> ").text(&field.reason).markup("</li>")
}

/// Returns the task in a sentence or two.
fn task(words: &Words, question: &BankQuestion<'_>) -> String {
    let config = question.exercise.recording().config();
    let args = args![
        algorithm = config.algorithm.key(),
        fail = if config.fail == Fail::Hard { "hard" } else { "soft" },
        cut_on = if config.cut_on == CutOn::Strict { ">" } else { "≥" },
    ];
    let is_game = !question.exercise.recording().root().is_explicit_tree();
    let columns = is_game.then(|| words.text("bank-columns"));
    let fill_in = (!question.rows.is_empty()).then(|| words.text("bank-fill-in"));
    let board = board_sentence(question.exercise, words);
    let left_out = question.left_out_sentence(words);
    let chance = chance_sentences(question.exercise, words).into_iter().map(Some);
    let players = players_sentences(question.exercise, words).into_iter().map(Some);
    [Some(words.fill("bank-task", &args)), columns, board]
        .into_iter()
        .chain(players)
        .chain(chance)
        .chain([fill_in, left_out])
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

fn hints(words: &Words, columns: Columns, platform: &str) -> Vec<String> {
    let with_platform = |key| words.fill(key, &args![platform]);
    let mut hints = Vec::new();
    if columns.window.contains(&BlankPart::Alpha) {
        hints.push(words.text("bank-hint-bounds"));
    }
    if columns.cuts {
        hints.push(with_platform("bank-hint-cuts"));
    }
    if columns.vectors {
        hints.push(words.text("bank-hint-vectors"));
    } else if columns.relations {
        hints.push(with_platform("bank-hint-relations"));
    } else if columns.values {
        hints.push(words.text("bank-hint-values"));
    }
    if columns.skips {
        hints.push(with_platform("bank-hint-skipped"));
    }
    hints
}

fn table(
    words: &Words,
    question: &BankQuestion<'_>,
    columns: Columns,
    platform: &str,
    blank: &mut dyn FnMut(&Blank<'_>) -> Html,
) -> Html {
    let mut headings = vec![words.text("bank-node")];
    let has_alpha = columns.window.contains(&BlankPart::Alpha);
    let has_beta = columns.window.contains(&BlankPart::Beta);
    headings.extend(has_alpha.then(|| "α".to_owned()));
    headings.extend(has_beta.then(|| "β".to_owned()));
    if columns.cuts {
        headings.push(words.fill("bank-cut", &args![platform]));
    }
    if columns.values {
        headings.push(words.text("bank-value"));
    }
    let table = r#"<table border="1" cellpadding="6" style="border-collapse: collapse;"><thead><tr>"#;
    let mut html = Html::default().markup(table);
    for heading in headings {
        html = html.markup(r#"<th scope="col">"#).text(&heading).markup("</th>");
    }
    html = html.markup("</tr></thead><tbody>");
    let is_shown = [has_alpha, has_beta, columns.cuts, columns.values];
    for row in &question.rows {
        html = html.markup(r#"<tr><th scope="row">"#).text(&row.label).markup("</th>");
        for (cell, _) in row.cells().into_iter().zip(is_shown).filter(|(_, is_shown)| *is_shown) {
            html = html.markup("<td>").html(&cell_html(words, cell, blank)).markup("</td>");
        }
        html = html.markup("</tr>");
    }
    html.markup("</tbody></table>")
}

fn cell_html(words: &Words, cell: &Cell<'_>, blank: &mut dyn FnMut(&Blank<'_>) -> Html) -> Html {
    match cell {
        Cell::Empty => Html::of_text(&words.text("bank-not-asked")),
        Cell::Given(score) => Html::of_text(&score.shown()),
        Cell::Blank(asked) => blank(asked),
    }
}
