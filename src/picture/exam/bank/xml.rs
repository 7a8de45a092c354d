//! XML in memory: elements with attributes, text, and text as it is.

use poda_core::text::is_unsafe;
use quick_xml::events::{BytesCData, BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use quick_xml::writer::Writer;

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
        self.element(name, &[], |xml| xml.write(Event::CData(BytesCData::new(text))));
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
