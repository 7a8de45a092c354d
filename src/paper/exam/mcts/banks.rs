//! Question banks of a paper on Monte Carlo tree search. Every question contains everything from which its answer
//! follows, so that each is marked independently.
//!
//! For Moodle, the table is a question with embedded answers (*cloze*), a sum is a numerical question and a choice is a
//! multiple-choice question. For Canvas, the table is a question of type *fill in multiple blanks*, and the others have
//! the same types as for Moodle. The variants of a question are a category, or a group, of which a quiz picks one. Sums
//! are accepted within 0.01, and w within 0.005; a blank in Canvas accepts the number only as it is printed, with a
//! point or a comma.

use super::{MctsContent, MctsExercise, MctsField, MctsPaper, MctsRow};
use crate::exam::bank::{Bank, BankItem, BankVariants, Html, Xml, distinct};
use crate::exam::code::Variant;
use crate::exam::moodle::{MoodleQuestion, quiz};
use crate::exam::qti::{BLANKS, HTML, Item, ItemBlank, package, write_blank, write_conditions};
use poda_words::file::{digest, save};
use poda_words::i18n::Words;

struct BankedQuestion<'a> {
    id: String,
    name: String,
    exercise: &'a MctsExercise,
    /// The field of the question; `None` for the table.
    field: Option<&'a MctsField>,
}

impl BankItem for BankedQuestion<'_> {
    fn id(&self) -> &str {
        &self.id
    }

    fn points(&self) -> usize {
        let of_row = |row: &MctsRow| 1 + usize::from(row.n.is_some());
        self.field.map_or_else(|| self.exercise.rows.iter().map(of_row).sum(), |_| 1)
    }
}

fn questions<'a>(paper: &'a MctsPaper, words: &Words) -> Vec<BankVariants<BankedQuestion<'a>>> {
    let mut all = Vec::new();
    for index in 0..paper.variants.first().map_or(0, |variant| variant.exercises.len()) {
        let found = paper.variants.iter().filter_map(|paper| Some((paper.variant, paper.exercises.get(index)?)));
        let of_variants: Vec<(Variant, &MctsExercise)> = found.collect();
        let most = of_variants.iter().map(|(_, exercise)| exercise.questions.len()).max().unwrap_or_default();
        for part in 0..=most {
            let letter = char::from(b'a' + u8::try_from(part).unwrap_or_default());
            let name = format!("{} {}{letter}", paper.shown_title(words), index + 1);
            let has_variants = 1 < of_variants.len();
            let question = |&(variant, exercise): &(Variant, &'a MctsExercise)| {
                let field = part.checked_sub(1).map(|at| exercise.questions.get(at));
                let field = match field {
                    Some(field) => Some(field?),
                    None => None,
                };
                let name = if has_variants { format!("{name} {variant}") } else { name.clone() };
                let text = format!("{} {part} {}", save(&exercise.document), words.language().code());
                Some(BankedQuestion { id: format!("poda-{:016x}", digest(text.as_bytes())), name, exercise, field })
            };
            all.push(BankVariants { questions: of_variants.iter().filter_map(question).collect(), name });
        }
    }
    all
}

fn paragraphs(texts: &[String]) -> Html {
    texts.iter().fold(Html::default(), |html, text| html.markup("<p>").text(text).markup("</p>"))
}

/// Returns the text of the question about the table. `blank` returns the source of a field.
fn table_html(exercise: &MctsExercise, words: &Words, blank: &mut dyn FnMut(&MctsField) -> Html) -> Html {
    let mut html = paragraphs(&exercise.instructions(words)).markup("<ul>");
    for line in exercise.outline() {
        html = html.markup("<li>").text(&line).markup("</li>");
    }
    html = html.markup("</ul><table><tr><th></th><th>w</th><th>n</th></tr>");
    for MctsRow { node, n, w } in &exercise.rows {
        let n = n.as_ref().map(&mut *blank).unwrap_or_default();
        html = html.markup("<tr><th>").text(node).markup("</th><td>").html(&blank(w));
        html = html.markup("</td><td>").html(&n).markup("</td></tr>");
    }
    html.markup("</table>")
}

/// Returns the text that is shown after the question is answered.
fn feedback(question: &BankedQuestion<'_>, words: &Words) -> Html {
    match question.field {
        Some(field) => paragraphs(std::slice::from_ref(&field.reason)),
        None => paragraphs(&question.exercise.solution(words)),
    }
}

pub fn mcts_moodle_xml(paper: &MctsPaper, words: &Words) -> Bank {
    let category = ["Poda".to_owned(), format!("{} {}", paper.shown_title(words), paper.mark())];
    let write = |xml: &mut Xml, question: &_| write_moodle_question(xml, question, words);
    let bytes = quiz(&category, 1 < paper.variants.len(), &questions(paper, words), write);
    Bank { bytes, notes: Vec::new() }
}

fn write_moodle_question(xml: &mut Xml, question: &BankedQuestion<'_>, words: &Words) {
    let kind = match question.field.map(|field| &field.content) {
        None => "cloze",
        Some(MctsContent::Sum(_) | MctsContent::W(_) | MctsContent::N(_)) => "numerical",
        Some(MctsContent::Choice { .. }) => "multichoice",
    };
    let mut marks = 0;
    let text = match question.field {
        None => table_html(question.exercise, words, &mut |field| {
            marks += 1;
            cloze_number(field)
        }),
        Some(field) => {
            marks = 1;
            paragraphs(std::slice::from_ref(&field.prompt))
        }
    };
    let written = MoodleQuestion {
        kind,
        id: &question.id,
        name: &question.name,
        text: &text,
        picture: None,
        feedback: &feedback(question, words),
        marks,
        tags: &["Poda", "mcts"],
    };
    written.write(xml, |xml| match question.field.map(|field| &field.content) {
        None => {}
        Some(MctsContent::Choice { choices, right }) => {
            xml.leaf("single", &[], "true");
            xml.leaf("shuffleanswers", &[], "false");
            xml.leaf("answernumbering", &[], "none");
            for (index, choice) in choices.iter().enumerate() {
                let fraction = if index == *right { "100" } else { "0" };
                xml.element("answer", &[("fraction", fraction), ("format", "html")], |xml| {
                    xml.html_section("text", &Html::of_text(choice));
                });
            }
        }
        Some(content @ (MctsContent::Sum(_) | MctsContent::W(_) | MctsContent::N(_))) => {
            let (value, tolerance) = content.number().unwrap_or_default();
            xml.element("answer", &[("fraction", "100"), ("format", "moodle_auto_format")], |xml| {
                xml.leaf("text", &[], &ascii(value));
                xml.leaf("tolerance", &[], &ascii(tolerance));
            });
        }
    });
}

/// Returns an embedded answer for a number.
fn cloze_number(field: &MctsField) -> Html {
    let (value, tolerance) = field.content.number().unwrap_or_default();
    Html::of_source(format!("{{1:NUMERICAL:={}:{}}}", ascii(value), ascii(tolerance)))
}

/// Returns a number in the syntax of the platforms, with six decimal places at most.
fn ascii(number: f64) -> String {
    let text = format!("{number:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

pub fn mcts_qti_package(paper: &MctsPaper, words: &Words) -> Bank {
    let write = |xml: &mut Xml, question: &_| write_canvas_item(xml, question, words);
    let (title, has_variants) = (paper.shown_title(words), 1 < paper.variants.len());
    Bank { bytes: package(&title, has_variants, &questions(paper, words), &[], write), notes: Vec::new() }
}

fn write_canvas_item(xml: &mut Xml, question: &BankedQuestion<'_>, words: &Words) {
    let kind = match question.field.map(|field| &field.content) {
        None => BLANKS,
        Some(MctsContent::Sum(_) | MctsContent::W(_) | MctsContent::N(_)) => "numerical_question",
        Some(MctsContent::Choice { .. }) => "multiple_choice_question",
    };
    let mut blanks = Vec::new();
    let text = match question.field {
        Some(field) => paragraphs(std::slice::from_ref(&field.prompt)),
        None => table_html(question.exercise, words, &mut |field| {
            let number = blanks.len() + 1;
            blanks.push(ItemBlank::new("b", number, 1, spellings(field)));
            Html::of_source(format!("[b{number}]"))
        }),
    };
    let item = Item {
        id: &question.id,
        name: &question.name,
        kind,
        points: question.points(),
        answer_ids: None,
        text: &text,
        feedback: &feedback(question, words),
    };
    let content = question.field.map(|field| &field.content);
    let fields = |xml: &mut Xml| match content {
        None => blanks.iter().for_each(|blank| write_blank(xml, blank)),
        Some(MctsContent::Sum(_) | MctsContent::W(_) | MctsContent::N(_)) => write_number_field(xml),
        Some(MctsContent::Choice { choices, .. }) => write_choices(xml, choices),
    };
    item.write(xml, fields, |xml| match content {
        None => write_conditions(xml, &blanks),
        Some(content) => write_answer(xml, content),
    });
}

fn write_number_field(xml: &mut Xml) {
    xml.element("response_str", &[("ident", "response1"), ("rcardinality", "Single")], |xml| {
        xml.element("render_fib", &[("fibtype", "Decimal")], |xml| {
            xml.empty("response_label", &[("ident", "answer1")]);
        });
    });
}

fn write_choices(xml: &mut Xml, choices: &[String]) {
    xml.element("response_lid", &[("ident", "response1"), ("rcardinality", "Single")], |xml| {
        xml.nested(&["render_choice"], |xml| {
            for (index, choice) in choices.iter().enumerate() {
                xml.element("response_label", &[("ident", &choice_id(index))], |xml| {
                    xml.nested(&["material"], |xml| xml.html("mattext", HTML, &Html::of_text(choice)));
                });
            }
        });
    });
}

fn choice_id(index: usize) -> String {
    (1_000 + index).to_string()
}

/// Writes the right answer.
fn write_answer(xml: &mut Xml, content: &MctsContent) {
    let respondent = [("respident", "response1")];
    xml.element("respcondition", &[("continue", "No")], |xml| {
        xml.nested(&["conditionvar"], |xml| match (content, content.number()) {
            (MctsContent::Choice { right, .. }, _) => xml.leaf("varequal", &respondent, &choice_id(*right)),
            (MctsContent::Sum(_) | MctsContent::W(_) | MctsContent::N(_), number) => xml.nested(&["or"], |xml| {
                let (value, tolerance) = number.unwrap_or_default();
                xml.leaf("varequal", &respondent, &ascii(value));
                xml.nested(&["and"], |xml| {
                    xml.leaf("vargte", &respondent, &ascii(value - tolerance));
                    xml.leaf("varlte", &respondent, &ascii(value + tolerance));
                });
            }),
        });
        xml.leaf("setvar", &[("action", "Set"), ("varname", "SCORE")], "100");
    });
}

/// Returns the ways to type the content of a blank.
fn spellings(field: &MctsField) -> Vec<String> {
    let Some((value, tolerance)) = field.content.number() else { return vec![field.expected_text()] };
    let mut typed: Vec<String> = vec![ascii(value)];
    typed.extend(
        [1, 2, 3]
            .map(|places| format!("{value:.places$}"))
            .into_iter()
            .filter(|text| text.parse::<f64>().is_ok_and(|typed| (typed - value).abs() <= tolerance)),
    );
    let commas: Vec<String> = typed.iter().map(|text| text.replace('.', ",")).collect();
    typed.extend(commas);
    distinct(typed)
}
