//! Question banks: exercises as questions that a learning platform marks by itself.
//!
//! [`BankQuestion`] is an exercise with the blanks that are asked for, the picture of its tree and the words around them, whatever the
//! platform; [`moodle`](super::moodle) and [`qti`](super::qti) write it in the format of one. A platform marks each blank by
//! itself: nothing follows from an earlier mistake there.
//!
//! # Which blanks
//!
//! Every inner node of the whole tree is asked for, also those that the search never visits: a table of the visited nodes alone would
//! tell what is pruned. Where the search may skip a node, "not visited" is among the choices, and typed as a hyphen.
//!
//! There is no blank with a single possible answer (the cut of a node with one child, the best of one move), and none for a
//! value of which the search proves nothing. A question has [`MAX_FIELDS`] fields at most. What is left out of a larger tree:
//!
//! 1. the cut of the root, whose window is open on both sides;
//! 2. α and β of the nodes on the leftmost path, where they are those of the root;
//! 3. α and β of the other nodes, from the last;
//! 4. the values of nodes other than the root, from the last;
//! 5. the cuts, from the last.
//!
//! # What a blank does not tell
//!
//! Which nodes are asked for, and whether "not visited" is a choice there, follows from the shape of the tree alone. The kind of a
//! blank is the same in the whole column, and the answers that it lists are equally long, because a platform makes a text field as
//! wide as the longest of them. Choices are all that the tree allows, in the order of the tree.

mod html;
mod question;
mod spellings;
mod table;

pub(super) use html::{escaped, question_html, reasons_html};
use poda_core::text::is_unsafe;
pub use question::{BankError, BankFailure, BankQuestion, questions};
use quick_xml::events::{BytesCData, BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use quick_xml::writer::Writer;
pub(super) use spellings::{NOT_VISITED, ascii_number, infinities, number_spellings, spellings};
pub use table::{Blank, BlankContent, MAX_FIELDS};

/// Why writing cannot fail.
const IN_MEMORY: &str = "memory takes every event";

/// An XML document that is being written.
pub(in crate::exam) struct Xml {
    writer: Writer<Vec<u8>>,
}

impl Xml {
    /// Begins a document.
    pub fn new() -> Self {
        let mut xml = Self { writer: Writer::new_with_indent(Vec::new(), b' ', 2) };
        xml.write(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)));
        xml
    }

    /// Writes an element with what `inside` writes in it.
    pub fn element(&mut self, name: &str, attributes: &[(&str, &str)], inside: impl FnOnce(&mut Self)) {
        self.write(Event::Start(start(name, attributes)));
        inside(self);
        self.write(Event::End(BytesEnd::new(name)));
    }

    /// Writes elements without attributes, each in the one before, with what `inside` writes in the last.
    pub fn nested(&mut self, names: &[&str], inside: impl FnOnce(&mut Self)) {
        for name in names {
            self.write(Event::Start(BytesStart::new(*name)));
        }
        inside(self);
        for name in names.iter().rev() {
            self.write(Event::End(BytesEnd::new(*name)));
        }
    }

    /// Writes an element without content.
    pub fn empty(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.write(Event::Empty(start(name, attributes)));
    }

    /// Writes an element with text.
    pub fn leaf(&mut self, name: &str, attributes: &[(&str, &str)], text: &str) {
        let text = safe(text);
        self.element(name, attributes, |xml| xml.write(Event::Text(BytesText::new(&text))));
    }

    /// Writes an element with text that stands there as it is. `]]>` must not occur in it.
    pub fn verbatim(&mut self, name: &str, text: &str) {
        self.nested(&[name], |xml| xml.write(Event::CData(BytesCData::new(text))));
    }

    /// Returns the document.
    pub fn finish(self) -> Vec<u8> {
        let mut bytes = self.writer.into_inner();
        bytes.push(b'\n');
        bytes
    }

    fn write(&mut self, event: Event<'_>) {
        self.writer.write_event(event).expect(IN_MEMORY);
    }
}

fn start<'a>(name: &'a str, attributes: &[(&str, &str)]) -> BytesStart<'a> {
    let mut start = BytesStart::new(name);
    for (key, value) in attributes {
        start.push_attribute((*key, safe(value).as_str()));
    }
    start
}

/// Returns text without characters that XML cannot hold.
fn safe(text: &str) -> String {
    text.chars().filter(|&letter| letter == '\n' || !is_unsafe(letter)).collect()
}
