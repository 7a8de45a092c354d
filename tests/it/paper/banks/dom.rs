//! A document of XML as a tree of elements.

use quick_xml::events::Event;
use quick_xml::reader::Reader;

/// An element.
#[derive(Clone, Debug, Default)]
pub struct Element {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    /// The text in it, without that of its elements.
    pub text: String,
    pub children: Vec<Element>,
}

impl Element {
    /// Returns the children with a name.
    pub fn all<'a, 'n>(&'a self, name: &'n str) -> impl Iterator<Item = &'a Self> + use<'a, 'n> {
        self.children.iter().filter(move |child| child.name == name)
    }

    /// Returns the first element on a path of names.
    pub fn at(&self, path: &str) -> Option<&Self> {
        path.split('/').try_fold(self, |element, name| element.all(name).next())
    }

    /// Returns the text on a path of names; empty if there is none.
    pub fn text_at(&self, path: &str) -> &str {
        self.at(path).map_or("", |element| element.text.trim())
    }

    pub fn attribute(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Returns every element below with a name, this one included.
    pub fn below<'a>(&'a self, name: &str, found: &mut Vec<&'a Self>) {
        if self.name == name {
            found.push(self);
        }
        self.children.iter().for_each(|child| child.below(name, found));
    }
}

/// Reads a document; `None` if it is not well-formed.
pub fn read(bytes: &[u8]) -> Option<Element> {
    let text = std::str::from_utf8(bytes).ok()?;
    let mut reader = Reader::from_str(text);
    let mut open = vec![Element::default()];
    loop {
        match reader.read_event().ok()? {
            Event::Start(start) => open.push(element(&start)?),
            Event::Empty(start) => {
                let empty = element(&start)?;
                open.last_mut()?.children.push(empty);
            }
            Event::End(_) => {
                let done = open.pop()?;
                open.last_mut()?.children.push(done);
            }
            Event::Text(text) => open.last_mut()?.text += &text.decode().ok()?,
            Event::CData(text) => open.last_mut()?.text += &text.decode().ok()?,
            Event::GeneralRef(reference) => open.last_mut()?.text += &entity(&reference.decode().ok()?)?,
            Event::Eof => break,
            _ => {}
        }
    }
    let document = open.pop().filter(|_| open.is_empty())?;
    (document.children.len() == 1).then(|| document.children.into_iter().next()).flatten()
}

fn element(start: &quick_xml::events::BytesStart<'_>) -> Option<Element> {
    let name = str::from_utf8(start.name().into_inner()).ok()?.to_owned();
    let attributes = start.attributes().map(|attribute| {
        let attribute = attribute.ok()?;
        let value = quick_xml::escape::unescape(str::from_utf8(&attribute.value).ok()?).ok()?.into_owned();
        Some((str::from_utf8(attribute.key.into_inner()).ok()?.to_owned(), value))
    });
    Some(Element { name, attributes: attributes.collect::<Option<_>>()?, ..Element::default() })
}

/// Returns the character of a reference: `lt`, `#8722`.
fn entity(name: &str) -> Option<String> {
    quick_xml::escape::unescape(&format!("&{name};")).ok().map(std::borrow::Cow::into_owned)
}
