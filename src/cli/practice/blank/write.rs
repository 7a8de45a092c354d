//! The lines of `poda practice --blank`: one for each marked field and one for the points; and an empty answer sheet.

use super::sheet::NODE_PARTS;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::practice::blank_sentence;
use crate::practice::blank::{BlankField, BlankMarks, BlankPart, MarkedField};
use crate::practice::json::answer::AnswerJson;
use crate::practice::json::line::write_line;
use crate::trace::recording::Recording;
use crate::trace::{NodeId, NodeKind};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::io::{self, Write};

/// A marked field.
#[derive(Serialize)]
struct FieldLine<'a> {
    field: String,
    mark: &'a str,
    points: u32,
    of: u32,
    expected: Option<AnswerJson>,
    reason: String,
}

/// The points of a sheet.
#[derive(Serialize)]
struct TotalLine {
    points: u32,
    of: u32,
    /// The first field that is wrong.
    first_wrong: Option<String>,
}

/// Prints the marks of a sheet.
pub(super) fn print_marks(
    words: &Words,
    recording: &Recording<AnyGame>,
    marks: &BlankMarks,
    out: &mut impl Write,
) -> io::Result<()> {
    for marked in &marks.fields {
        let line = FieldLine {
            field: field_id(recording, marked.field),
            mark: marked.mark.name(),
            points: marked.points(),
            of: marked.of,
            expected: marked.expected.as_ref().map(|expected| AnswerJson::of(recording, expected)),
            reason: blank_sentence(words, recording, marked).plain(),
        };
        write_line(out, &line)?;
    }
    let first_wrong = marks.first_wrong().map(|marked: &MarkedField| field_id(recording, marked.field));
    write_line(out, &TotalLine { points: marks.points(), of: marks.of(), first_wrong })
}

/// Returns the id of a field: `B.value`, `best`.
fn field_id(recording: &Recording<AnyGame>, field: BlankField) -> String {
    match field.part {
        BlankPart::Best => field.part.name().to_owned(),
        part => format!("{}.{}", recording.id(field.node), part.name()),
    }
}

/// An answer sheet on which nothing is filled in.
#[derive(Serialize)]
struct EmptySheet {
    fields: EmptyNodes,
    /// `null`.
    best: (),
}

/// The ids of the nodes and the names of their fields, in the order of the tree.
struct EmptyNodes(Vec<(String, Vec<&'static str>)>);

/// A node's fields, none of which is filled in.
struct EmptyNode<'a>(&'a [&'static str]);

impl Serialize for EmptyNodes {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        let mut nodes = to.serialize_map(Some(self.0.len()))?;
        for (id, parts) in &self.0 {
            nodes.serialize_entry(id, &EmptyNode(parts))?;
        }
        nodes.end()
    }
}

impl Serialize for EmptyNode<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        let mut fields = to.serialize_map(Some(self.0.len()))?;
        for part in self.0 {
            fields.serialize_entry(part, &())?;
        }
        fields.end()
    }
}

/// Prints an empty answer sheet: every inner node of the recorded tree with the fields that it could have. Which of the nodes
/// the search visits is for the student to find out.
pub(super) fn print_empty_sheet(recording: &Recording<AnyGame>, out: &mut impl Write) -> io::Result<()> {
    let trace = recording.trace();
    let has_window = trace.has_window();
    let is_inner = |node: &NodeId| trace.kind(*node) == NodeKind::Inner;
    // In a game only the children of visited nodes are recorded, and the sheet shows the visited ones alone.
    let is_listed = |node: &NodeId| is_inner(node) && (recording.root().is_explicit_tree() || trace.is_searched(*node));
    let parts = |node: NodeId| {
        let is_asked = |part: &BlankPart| match part {
            BlankPart::Alpha | BlankPart::Beta => has_window && node != NodeId::ROOT,
            BlankPart::Cut => has_window,
            BlankPart::Value | BlankPart::Best => true,
        };
        NODE_PARTS.into_iter().filter(is_asked).map(BlankPart::name).collect()
    };
    let nodes = trace.nodes().filter(is_listed).map(|node| (recording.id(node), parts(node))).collect();
    write_line(out, &EmptySheet { fields: EmptyNodes(nodes), best: () })
}
