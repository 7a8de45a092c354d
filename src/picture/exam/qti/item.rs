//! A question as an item of an assessment.

use super::accepted::accepted;
use crate::exam::bank::{BankQuestion, Xml, question_html, reasons_html};
use poda_words::i18n::Words;

/// A blank of an item: its name, and what is accepted, each with a number.
struct ItemBlank {
    id: String,
    answers: Vec<(String, String)>,
}

/// Returns where in the package the picture of a question is.
pub(super) fn picture_path(question: &BankQuestion<'_>) -> String {
    format!("images/{}.png", question.id)
}

/// Writes a field of metadata.
pub(super) fn metadata(xml: &mut Xml, label: &str, entry: &str) {
    xml.element("qtimetadatafield", &[], |xml| {
        xml.leaf("fieldlabel", &[], label);
        xml.leaf("fieldentry", &[], entry);
    });
}

/// Writes a question.
pub(super) fn write_item(xml: &mut Xml, question: &BankQuestion<'_>, words: &Words) {
    let (text, blanks) = text_and_blanks(question, words);
    let answer_ids: Vec<&str> = blanks.iter().flat_map(|blank| &blank.answers).map(|(id, _)| id.as_str()).collect();
    xml.element("item", &[("ident", &question.id), ("title", &question.name)], |xml| {
        xml.element("itemmetadata", &[], |xml| {
            xml.element("qtimetadata", &[], |xml| {
                metadata(xml, "question_type", "fill_in_multiple_blanks_question");
                metadata(xml, "points_possible", &format!("{}.0", blanks.len()));
                metadata(xml, "original_answer_ids", &answer_ids.join(","));
                metadata(xml, "assessment_question_identifierref", &format!("{}-bank", question.id));
            });
        });
        xml.element("presentation", &[], |xml| {
            xml.element("material", &[], |xml| xml.leaf("mattext", &[("texttype", "text/html")], &text));
            for blank in &blanks {
                write_blank(xml, blank);
            }
        });
        xml.element("resprocessing", &[], |xml| {
            xml.element("outcomes", &[], |xml| {
                let score = [("maxvalue", "100"), ("minvalue", "0"), ("varname", "SCORE"), ("vartype", "Decimal")];
                xml.empty("decvar", &score);
            });
            xml.element("respcondition", &[("continue", "Yes")], |xml| {
                xml.element("conditionvar", &[], |xml| xml.empty("other", &[]));
                xml.empty("displayfeedback", &[("feedbacktype", "Response"), ("linkrefid", "general_fb")]);
            });
            for (blank, weight) in blanks.iter().zip(weights(blanks.len())) {
                write_condition(xml, blank, &weight);
            }
        });
        xml.element("itemfeedback", &[("ident", "general_fb")], |xml| {
            xml.element("flow_mat", &[], |xml| {
                xml.element("material", &[], |xml| {
                    xml.leaf("mattext", &[("texttype", "text/html")], &reasons_html(words, question));
                });
            });
        });
    });
}

/// Returns the text of a question, in which `[b1]` stands for the first blank, and the blanks.
fn text_and_blanks(question: &BankQuestion<'_>, words: &Words) -> (String, Vec<ItemBlank>) {
    let source = format!("$IMS-CC-FILEBASE$/{}", picture_path(question));
    let written = |prefix: &str| {
        let mut blanks = Vec::new();
        let text = question_html(words, question, ("canvas", &source), &mut |blank| {
            let number = blanks.len() + 1;
            let answers = (1..).zip(accepted(blank)).map(|(rank, text)| ((number * 1_000 + rank).to_string(), text));
            let id = format!("{prefix}{number}");
            let placeholder = format!("[{id}]");
            blanks.push(ItemBlank { id, answers: answers.collect() });
            placeholder
        });
        (text, blanks)
    };
    // A node may be called `[b1]`, too.
    let unfilled = written("").0;
    let is_free = |prefix: &String| !unfilled.contains(&format!("&#91;{prefix}"));
    let prefix = (1..=unfilled.len()).map(|length| "b".repeat(length)).find(is_free).unwrap_or_default();
    written(&prefix)
}

/// Writes what is accepted in a blank.
fn write_blank(xml: &mut Xml, blank: &ItemBlank) {
    xml.element("response_lid", &[("ident", &format!("response_{}", blank.id))], |xml| {
        xml.element("material", &[], |xml| xml.leaf("mattext", &[], &blank.id));
        xml.element("render_choice", &[], |xml| {
            for (id, text) in &blank.answers {
                xml.element("response_label", &[("ident", id)], |xml| {
                    xml.element("material", &[], |xml| xml.leaf("mattext", &[("texttype", "text/plain")], text));
                });
            }
        });
    });
}

/// Writes that a blank with an accepted answer adds its weight to the score.
fn write_condition(xml: &mut Xml, blank: &ItemBlank, weight: &str) {
    let response = format!("response_{}", blank.id);
    let equals = |xml: &mut Xml| {
        for (id, _) in &blank.answers {
            xml.leaf("varequal", &[("respident", &response)], id);
        }
    };
    xml.element("respcondition", &[], |xml| {
        xml.element("conditionvar", &[], |xml| {
            if blank.answers.len() == 1 { equals(xml) } else { xml.element("or", &[], equals) }
        });
        xml.leaf("setvar", &[("varname", "SCORE"), ("action", "Add")], weight);
    });
}

/// Returns the weights of so many blanks: equal to a hundredth, 100 together.
fn weights(count: usize) -> Vec<String> {
    let hundredths = |index: usize| (index + 1) * 10_000 / count - index * 10_000 / count;
    (0..count).map(|index| format!("{}.{:02}", hundredths(index) / 100, hundredths(index) % 100)).collect()
}

#[cfg(test)]
mod tests {
    use super::weights;

    #[test]
    fn weights_are_a_hundred_together() {
        for count in 1..=20 {
            let sum: f64 = weights(count).iter().map(|weight| weight.parse::<f64>().unwrap()).sum();
            assert!((sum - 100.0).abs() < 1e-9, "{count}: {sum}");
        }
        assert_eq!(weights(3), ["33.33", "33.33", "33.34"]);
    }
}
