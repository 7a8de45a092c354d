//! A reader of PDF files as this program writes them: their pages, tags, outline, and the text of a page by what it
//! belongs to.

use super::object::{Lexer, Object, units};
use std::collections::HashMap;

/// A PDF file.
pub struct PdfFile {
    /// By number, the objects.
    objects: HashMap<usize, Object>,
    /// By the number of their objects, the contents of streams, inflated.
    streams: HashMap<usize, Vec<u8>>,
    catalog: Object,
}

/// What a text on a page belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The sequence of marked contents with this number.
    Content(usize),
    /// What is not read aloud.
    Artifact,
}

/// An element of the structure of a file.
#[derive(Clone, Debug)]
pub struct Element {
    /// Its type: `P`, `Figure`.
    pub tag: String,
    /// What is said in its place.
    pub alt: Option<String>,
    /// Its title.
    pub title: Option<String>,
    /// The text of the contents that it has itself.
    pub text: String,
    /// The elements in it.
    pub children: Vec<Self>,
}

impl PdfFile {
    /// Reads a file.
    pub fn new(bytes: &[u8]) -> Self {
        let (mut objects, mut streams) = (HashMap::new(), HashMap::new());
        let text = |range: std::ops::Range<usize>| String::from_utf8_lossy(&bytes[range]).into_owned();
        let table = text(bytes.len() - 40..bytes.len());
        let table: usize = table.split("startxref\n").nth(1).unwrap().lines().next().unwrap().parse().unwrap();
        let mut lexer = Lexer::new(bytes, table);
        let header: Vec<Object> = std::iter::from_fn(|| lexer.read()).take(3).collect();
        for _ in 0..header[2].count().unwrap() {
            let place = lexer.read().unwrap().count().unwrap();
            lexer.read().unwrap();
            let is_used = lexer.read() == Some(Object::Word("n".to_owned()));
            if is_used {
                let mut object = Lexer::new(bytes, place);
                let number = object.read().unwrap().count().unwrap();
                assert_eq!(object.read(), Some(Object::Number(0.0)));
                assert_eq!(object.read(), Some(Object::Word("obj".to_owned())));
                let value = object.read().unwrap();
                if let Some(length) = value.get("Length") {
                    assert_eq!(object.read(), Some(Object::Word("stream".to_owned())));
                    let start = object.at + 1;
                    let data = &bytes[start..start + length.count().unwrap()];
                    let is_deflated = value.get("Filter").is_some();
                    let inflated = || miniz_oxide::inflate::decompress_to_vec_zlib(data).unwrap();
                    streams.insert(number, if is_deflated { inflated() } else { data.to_vec() });
                }
                objects.insert(number, value);
            }
        }
        assert_eq!(lexer.read(), Some(Object::Word("trailer".to_owned())));
        let trailer = lexer.read().unwrap();
        let mut file = Self { objects, streams, catalog: trailer.clone() };
        file.catalog = file.of(&trailer, "Root").unwrap().clone();
        file
    }

    /// The root of the file.
    pub const fn catalog(&self) -> &Object {
        &self.catalog
    }

    /// Every object.
    pub fn objects(&self) -> impl Iterator<Item = &Object> {
        self.objects.values()
    }

    /// The description of the file as XML.
    pub fn metadata(&self) -> String {
        let Some(Object::Reference(number)) = self.catalog.get("Metadata") else { panic!("no metadata") };
        String::from_utf8(self.streams[number].clone()).unwrap()
    }

    /// Returns what a value is or refers to.
    pub fn resolved<'a>(&'a self, object: &'a Object) -> &'a Object {
        match object {
            Object::Reference(number) => &self.objects[number],
            _ => object,
        }
    }

    /// Returns the value of a dictionary for a key.
    pub fn of<'a>(&'a self, object: &'a Object, key: &str) -> Option<&'a Object> {
        self.resolved(object).get(key).map(|value| self.resolved(value))
    }

    /// The numbers of the objects of pages.
    pub fn pages(&self) -> Vec<usize> {
        fn collect(file: &PdfFile, node: &Object, pages: &mut Vec<usize>) {
            for kid in file.of(node, "Kids").unwrap().items() {
                let Object::Reference(number) = kid else { panic!("{kid:?}") };
                match file.of(kid, "Type").unwrap().name() {
                    Some("Page") => pages.push(*number),
                    _ => collect(file, kid, pages),
                }
            }
        }
        let mut pages = Vec::new();
        collect(self, self.of(&self.catalog, "Pages").unwrap(), &mut pages);
        pages
    }

    /// The width and height of a page.
    pub fn size(&self, page: usize) -> (f64, f64) {
        let sides = self.of(&self.objects[&page], "MediaBox").unwrap().items();
        (sides[2].number().unwrap(), sides[3].number().unwrap())
    }

    /// The entries of the outline.
    pub fn outline(&self) -> Vec<String> {
        let first = self.of(&self.catalog, "Outlines").and_then(|outline| self.of(outline, "First"));
        std::iter::successors(first, |item| self.of(item, "Next"))
            .map(|item| item.get("Title").unwrap().text().unwrap())
            .collect()
    }

    /// The texts of a page in the order in which they are painted, each with what it belongs to.
    pub fn texts(&self, page: usize) -> Vec<(Mark, String)> {
        let page = &self.objects[&page];
        let Some(Object::Reference(contents)) = page.get("Contents") else { panic!("{page:?}") };
        let mut reader = ContentReader { file: self, texts: Vec::new(), marks: Vec::new() };
        reader.read(&self.streams[contents], self.of(page, "Resources").unwrap());
        assert!(reader.marks.is_empty(), "marked contents are not ended");
        reader.texts
    }

    /// The elements of the file, from the document on.
    pub fn structure(&self) -> Element {
        let mut texts: HashMap<usize, HashMap<Mark, String>> = HashMap::new();
        for page in self.pages() {
            let texts = texts.entry(page).or_default();
            for (mark, text) in self.texts(page) {
                texts.entry(mark).or_default().push_str(&text);
            }
        }
        let root = self.of(&self.catalog, "StructTreeRoot").unwrap();
        self.element(&self.of(root, "K").unwrap().items()[0], &texts)
    }

    fn element(&self, object: &Object, texts: &HashMap<usize, HashMap<Mark, String>>) -> Element {
        let object = self.resolved(object);
        let string = |key: &str| object.get(key).map(|text| text.text().unwrap());
        let tag = object.get("S").unwrap().name().unwrap().to_owned();
        let mut element =
            Element { tag, alt: string("Alt"), title: string("T"), text: String::new(), children: vec![] };
        for kid in object.get("K").unwrap().items() {
            match (kid, object.get("Pg")) {
                (Object::Number(_), Some(Object::Reference(page))) => {
                    let text = texts[page].get(&Mark::Content(kid.count().unwrap()));
                    element.text.push_str(text.map_or("", String::as_str));
                }
                _ => element.children.push(self.element(kid, texts)),
            }
        }
        element
    }

    /// By glyph, the text that a font says it stands for.
    pub fn characters(&self, font: &Object) -> HashMap<u16, String> {
        let Some(Object::Reference(number)) = font.get("ToUnicode") else { panic!("{font:?}") };
        let map = String::from_utf8(self.streams[number].clone()).unwrap();
        let mut characters = HashMap::new();
        let mut is_listed = false;
        for line in map.lines() {
            is_listed = (is_listed || line.ends_with("beginbfchar")) && line != "endbfchar";
            let mut lexer = Lexer::new(line.as_bytes(), 0);
            if let (true, Some(Object::Text(glyph)), Some(Object::Text(text))) = (is_listed, lexer.read(), lexer.read())
            {
                characters.insert(units(&glyph)[0], String::from_utf16(&units(&text)).unwrap());
            }
        }
        assert!(!map.contains("beginbfrange"));
        characters
    }
}

impl Element {
    /// The elements in it that are of a type, at any depth, in reading order.
    pub fn all(&self, tag: &str) -> Vec<&Self> {
        let own = (self.tag == tag).then_some(self);
        own.into_iter().chain(self.children.iter().flat_map(|child| child.all(tag))).collect()
    }
}

/// What is marked in a page's contents.
enum Marked {
    As(Mark),
    /// Text that stands for what is painted.
    Named(String),
}

struct ContentReader<'a> {
    file: &'a PdfFile,
    texts: Vec<(Mark, String)>,
    marks: Vec<Marked>,
}

impl ContentReader<'_> {
    fn read(&mut self, content: &[u8], resources: &Object) {
        let mut lexer = Lexer::new(content, 0);
        let mut operands: Vec<Object> = Vec::new();
        let mut characters = HashMap::new();
        while let Some(object) = lexer.read() {
            let Object::Word(operator) = object else {
                operands.push(object);
                continue;
            };
            let resource = |kind: &str, name: &Object| {
                let resources = self.file.of(resources, kind).unwrap();
                resources.get(name.name().unwrap()).unwrap().clone()
            };
            match operator.as_str() {
                "Tf" => characters = self.file.characters(self.file.resolved(&resource("Font", &operands[0]))),
                "Tj" => self.show(&operands[0], &characters),
                "TJ" => {
                    for item in operands[0].items() {
                        self.show(item, &characters);
                    }
                }
                "BMC" | "BDC" => self.begin(&operands),
                "EMC" => self.end(),
                "Do" => {
                    let Object::Reference(number) = resource("XObject", &operands[0]) else { panic!("{operands:?}") };
                    let form = &self.file.objects[&number];
                    let content = self.file.streams[&number].clone();
                    self.read(&content, self.file.of(form, "Resources").unwrap_or(resources));
                }
                _ => {}
            }
            operands.clear();
        }
    }

    fn begin(&mut self, operands: &[Object]) {
        let properties = operands.get(1);
        let value = |key: &str| properties.and_then(|properties| properties.get(key));
        let is_artifact = operands[0].name() == Some("Artifact");
        self.marks.push(match (value("ActualText"), value("MCID")) {
            (Some(text), _) => Marked::Named(text.text().unwrap()),
            (_, Some(number)) => Marked::As(Mark::Content(number.count().unwrap())),
            _ if is_artifact => Marked::As(Mark::Artifact),
            _ => panic!("{operands:?}"),
        });
    }

    fn end(&mut self) {
        if let Some(Marked::Named(text)) = self.marks.pop() {
            self.push(text);
        }
    }

    fn show(&mut self, object: &Object, characters: &HashMap<u16, String>) {
        let Object::Text(bytes) = object else { return };
        if !matches!(self.marks.last(), Some(Marked::Named(_))) {
            let text = units(bytes).iter().map(|glyph| characters[glyph].as_str()).collect();
            self.push(text);
        }
    }

    fn push(&mut self, text: String) {
        let mark = self.marks.iter().find_map(|mark| match mark {
            Marked::As(mark) => Some(*mark),
            Marked::Named(_) => None,
        });
        self.texts.push((mark.expect("everything on a page is marked"), text));
    }
}
