//! A handout: all pages in one self-contained HTML file, with a picture and its sentence for each step.
//!
//! In a browser, the reader moves through the steps with buttons, a slider, keys or `#12` in the address. Without
//! scripts, all steps are shown one below another. In print, there is one step per page, with the code of the link to
//! the document in a corner. Nothing is loaded from elsewhere, and the file's content security policy forbids it.
//! Elements that pictures have in common are written once.

mod shared;

use super::exporter::{ExportError, ExportPage, Exporter, Publication, TextRun};
use super::font_faces::{FontFaces, UsedCharacters, families};
use super::svg::{Escaped, Px, ShapeStyle, baseline, palette, write_group, write_name};
use crate::picture::fonts::Font;
use crate::picture::link_code::LinkCode;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, Point, Shape, current_node};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poda_assets::{HANDOUT_SCRIPT, HANDOUT_STYLE};
use poda_core::text::visible_lines;
use sha2::{Digest, Sha256};
use shared::SharedElements;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

/// Writes one file.
#[derive(Clone, Debug)]
pub struct HtmlExporter {
    publication: Publication,
    used: UsedCharacters,
    looks: TextLooks,
    elements: SharedElements,
    /// The markup before and after each picture.
    frames: Vec<(String, String)>,
    /// The steps that have a page. They ensure that no id is used twice in a file.
    steps: BTreeSet<usize>,
    sizes: Vec<Point>,
}

impl HtmlExporter {
    pub fn new(publication: Publication) -> Self {
        let mut used = UsedCharacters::default();
        used.add(Font::SemiBold, &format!("{} · ", publication.title));
        used.add(Font::Regular, &publication.labels.keys);
        used.add(Font::SemiBold, &publication.labels.link);
        Self {
            publication,
            used,
            looks: TextLooks::default(),
            elements: SharedElements::default(),
            frames: Vec::new(),
            steps: BTreeSet::new(),
            sizes: Vec::new(),
        }
    }

    fn add_shapes(&mut self, shapes: &[Shape]) {
        let style = ShapeStyle { theme: None, mono: String::new() };
        for shape in shapes {
            let mut markup = String::new();
            // Writing to a string does not fail.
            match shape {
                Shape::Text { at, anchor, size, font, color, text } => {
                    let class = self.looks.class(*anchor, *font, *size, *color);
                    let (x, y) = (Px(at.x), Px(baseline(at.y, *font, *size)));
                    let _ = write!(markup, r#"<text class="t{class}" x="{x}" y="{y}">{}</text>"#, Escaped(text));
                    self.elements.add_in_place(markup);
                }
                Shape::Faded { opacity, shapes } => {
                    let _ = write_group(&mut markup, *opacity);
                    self.elements.add_in_place(markup.trim_end().to_owned());
                    self.add_shapes(shapes);
                    self.elements.add_in_place("</g>".to_owned());
                }
                Shape::Line { .. }
                | Shape::Polygon { .. }
                | Shape::Rect { .. }
                | Shape::Bar { .. }
                | Shape::Circle { .. } => {
                    let _ = style.write(&mut markup, shape);
                    self.elements.add_element(markup.trim_end().to_owned());
                }
            }
        }
    }

    /// Adds the names of the nodes, which a browser shows when the pointer rests on a node.
    fn add_names(&mut self, page: &ExportPage) {
        let mut names = String::new();
        for node in &page.nodes {
            let _ = write_name(&mut names, node, "");
        }
        if !names.is_empty() {
            self.elements.add_element(format!(r#"<g class="names">{}</g>"#, names.replace('\n', "")));
        }
    }

    /// Returns the number of a picture size among all picture sizes.
    fn size_class(&mut self, size: Point) -> usize {
        self.sizes.iter().position(|known| *known == size).unwrap_or_else(|| {
            self.sizes.push(size);
            self.sizes.len() - 1
        })
    }

    fn style(&self) -> Result<String, ExportError> {
        let tag = self.used.tag();
        let mut css = FontFaces::default().css(&self.used, &tag)?;
        let theme = self.publication.theme;
        let (sans, mono) = (families(Font::Regular, Some(&tag)), families(Font::Mono, Some(&tag)));
        let heading = format!("{} · ", self.publication.title);
        let title = css_string(if self.publication.title.is_empty() { "" } else { &heading });
        let _ = writeln!(css, ":root{{--sans:{sans};--mono:{mono};--title:{title};{}}}", palette(theme));
        if theme == Theme::Dark {
            let _ = writeln!(css, "@media print{{:root{{{}}}}}", palette(Theme::Light));
        }
        css.push_str(HANDOUT_STYLE);
        let _ = writeln!(css, ".picture svg{{font-family:var(--sans)}}");
        if let Some(code) = &self.publication.link {
            let _ = writeln!(css, ":root{{--code:{}mm}}", Px(code.paper_size()));
        }
        for (class, size) in self.sizes.iter().enumerate() {
            let _ = writeln!(css, ".p{class}{{--width:{}px;--height:{}px}}", Px(size.x), Px(size.y));
        }
        css.push_str(&self.looks.css());
        Ok(css)
    }
}

impl Exporter for HtmlExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        self.elements.begin_picture();
        self.add_shapes(&page.shapes);
        self.add_names(page);
        self.used.add_shapes(&page.shapes);
        self.used.add(Font::SemiBold, &page.heading);
        for run in &page.caption {
            self.used.add(run.font, &run.text);
        }
        if let Some(note) = &page.note {
            self.used.add(Font::Regular, note);
        }
        let id = if self.steps.insert(page.step) { format!(r#" id="{}""#, page.step) } else { String::new() };
        let size = self.size_class(page.size);
        let heading = Escaped(&page.heading);
        let current = current_node(&page.shapes).map_or_else(String::new, |current| {
            let percent = |at: f32, of: f32| Px((100.0 * at / of.max(1.0)).round());
            format!(r#" data-current="{} {}""#, percent(current.x, page.size.x), percent(current.y, page.size.y))
        });
        let (width, height) = (Px(page.size.x), Px(page.size.y));
        let described = Escaped(page.description.as_ref().unwrap_or(&page.heading));
        let before = format!(
            "<article{id}>\n<h2>{heading}</h2>\n<div class=\"picture p{size}\" tabindex=\"0\"{current}>\
             <svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{described}\">"
        );
        let mut after = "</svg></div>\n<p class=\"caption\">".to_owned();
        page.caption.iter().for_each(|run| write_run(&mut after, run));
        after.push_str("</p>\n");
        if let Some(note) = &page.note {
            let note = visible_lines(note);
            let lines: Vec<_> = note.lines().map(|line| Escaped(line).to_string()).collect();
            let _ = writeln!(after, "<p class=\"note\">{}</p>", lines.join("<br>"));
        }
        after.push_str("</article>\n");
        self.frames.push((before, after));
        Ok(None)
    }

    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        let style = self.style()?;
        let Self { publication, elements, frames, .. } = *self;
        let (definitions, pictures) = elements.into_markup();
        let mut html = head(&publication, &style);
        let title = Escaped(&publication.title);
        let link = publication.link.as_ref().map_or_else(String::new, |code| {
            format!(r#"<a href="{}">{}</a>"#, Escaped(code.link()), Escaped(&publication.labels.link))
        });
        let _ = write!(
            html,
            "<body>\n<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n{definitions}</defs></svg>\n\
             <header><h1>{title}</h1>{link}</header>\n<main>\n"
        );
        for ((before, after), picture) in frames.iter().zip(&pictures) {
            html.push_str(before);
            html.push_str(picture);
            html.push_str(after);
        }
        html.push_str("</main>\n");
        if let Some(code) = &publication.link {
            write_code(&mut html, code, &publication.labels.link);
        }
        write_controls(&mut html, &publication, frames.len());
        html.push_str("</body>\n</html>\n");
        Ok(Some(html.into_bytes()))
    }
}

/// Returns the document up to its body.
fn head(publication: &Publication, style: &str) -> String {
    let (language, title) = (publication.language.code(), Escaped(&publication.title));
    let (style_hash, script_hash) = (source_hash(style), source_hash(HANDOUT_SCRIPT));
    format!(
        r#"<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; font-src data:; style-src {style_hash}; script-src {script_hash}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Poda">
<title>{title}</title>
<style>{style}</style>
<script>{HANDOUT_SCRIPT}</script>
</head>
"#
    )
}

/// Writes the code of the link, which is in the corner of every printed page.
fn write_code(html: &mut String, code: &LinkCode, label: &str) {
    let (side, label, link) = (code.modules(), Escaped(label), Escaped(code.link()));
    let _ = write!(html, r#"<svg class="code" viewBox="0 0 {side} {side}" role="img" aria-label="{label}: {link}">"#);
    // Paper is light, so the code has light colors even if the screen is dark.
    let style = ShapeStyle { theme: Some(Theme::Light), mono: String::new() };
    for shape in code.shapes(Theme::Light) {
        let _ = style.write(html, &shape);
    }
    html.push_str("</svg>\n");
}

fn write_controls(html: &mut String, publication: &Publication, pages: usize) {
    let labels = &publication.labels;
    let (previous, next, slider) = (Escaped(&labels.previous), Escaped(&labels.next), Escaped(&labels.slider));
    let (keys, last) = (Escaped(&labels.keys), pages.saturating_sub(1));
    let button = |id: &str, name: &Escaped<'_>, icon: &str| {
        format!(
            "<button type=\"button\" id=\"{id}\" aria-label=\"{name}\" title=\"{name}\">\
             <svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"{icon}\"/></svg></button>\n"
        )
    };
    html.push_str("<p id=\"live\" aria-live=\"polite\"></p>\n<nav>\n");
    html.push_str(&button("previous", &previous, "M12.5 4l-6 6 6 6"));
    let _ = writeln!(
        html,
        r#"<input type="range" id="slider" aria-label="{slider}" min="0" max="{last}" step="1" value="0" autocomplete="off">"#
    );
    html.push_str(&button("next", &next, "M7.5 4l6 6-6 6"));
    let _ = write!(html, "<p class=\"keys\">{keys}</p>\n</nav>\n");
}

fn write_run(out: &mut String, TextRun { text, font, color }: &TextRun) {
    let element = if *font == Font::SemiBold { "b" } else { "span" };
    let _ = if *color != PaletteColor::Text {
        write!(out, "<{element} class=\"{}\">{}</{element}>", color.name(), Escaped(text))
    } else if *font == Font::Regular {
        write!(out, "{}", Escaped(text))
    } else {
        write!(out, "<{element}>{}</{element}>", Escaped(text))
    };
}

/// Returns a text as a CSS string, escaped so that it cannot close the style element.
fn css_string(text: &str) -> String {
    let mut string = "\"".to_owned();
    for character in visible_lines(text).chars() {
        match character {
            '"' | '\\' | '<' | '>' | '&' | '\n' => {
                let _ = write!(string, "\\{:x} ", u32::from(character));
            }
            _ => string.push(character),
        }
    }
    string.push('"');
    string
}

/// Returns the source expression of a content security policy for the text of a style or script.
fn source_hash(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text.as_bytes())))
}

/// The text styles, in the order of first use.
#[derive(Clone, Debug, Default)]
pub struct TextLooks {
    /// The class number for a list of CSS declarations.
    classes: HashMap<String, usize>,
}

impl TextLooks {
    /// Returns the number of the class for a text style.
    pub fn class(&mut self, anchor: Anchor, font: Font, size: f32, color: PaletteColor) -> usize {
        let mut look = format!("font-size:{}px;fill:var(--{})", Px(size), color.name());
        look.push_str(match anchor {
            Anchor::Left => "",
            Anchor::Center => ";text-anchor:middle",
            Anchor::Right => ";text-anchor:end",
        });
        look.push_str(match font {
            Font::Regular => "",
            Font::SemiBold => ";font-weight:600",
            Font::Mono => ";font-family:var(--mono)",
        });
        let next = self.classes.len();
        *self.classes.entry(look).or_insert(next)
    }

    pub fn css(&self) -> String {
        let mut rules: Vec<_> = self.classes.iter().map(|(look, &class)| (class, look)).collect();
        rules.sort_unstable();
        let mut css = String::new();
        for (class, look) in rules {
            let _ = writeln!(css, ".t{class}{{{look}}}");
        }
        css
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::shape::{Stroke, point, text_shape};
    use poda_core::language::Language;

    fn handout(title: &str, pages: &[ExportPage]) -> String {
        let publication = Publication {
            title: title.to_owned(),
            language: Language::SPANISH,
            theme: Theme::Dark,
            labels: super::super::exporter::PublicationLabels::default(),
            link: None,
        };
        let mut exporter = Box::new(HtmlExporter::new(publication));
        for page in pages {
            assert_eq!(exporter.add(page), Ok(None));
        }
        String::from_utf8(exporter.finish().unwrap().unwrap()).unwrap()
    }

    fn page(step: usize) -> ExportPage {
        let line =
            Shape::Line { from: point(0.0, 0.0), to: point(9.0, 9.0), stroke: Stroke::solid(1.0, PaletteColor::Cut) };
        let (color, text) = (PaletteColor::Max, "≤ 3".to_owned());
        let word = text_shape(point(5.0, 5.0), Anchor::Center, 12.0, Font::Regular, color, text);
        let faded = Shape::Faded { opacity: 0.5, shapes: vec![line.clone(), word] };
        ExportPage { size: point(10.0, 10.0), shapes: vec![line, faded], step, ..ExportPage::default() }
    }

    #[test]
    fn a_text_of_css_ends_neither_its_string_nor_the_style() {
        assert_eq!(css_string("a\"b\\</style>\n"), r#""a\22 b\5c \3c /style\3e \a ""#);
    }

    #[test]
    fn the_hash_of_a_source_is_that_of_the_standard() {
        assert_eq!(source_hash("abc"), "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='");
    }

    #[test]
    fn what_pages_share_is_written_once_and_texts_stay_in_their_places() {
        let html = handout("T", &[page(1), page(2)]);
        assert_eq!(html.matches("<line").count(), 1);
        assert_eq!(html.matches("<use href=\"#s0\"/>").count(), 4);
        assert_eq!(html.matches(">≤ 3</text>").count(), 2);
        assert!(html.contains(".t0{font-size:12px;fill:var(--max);text-anchor:middle}"), "{html}");
    }

    #[test]
    fn a_step_that_is_shown_twice_has_its_id_once() {
        let html = handout("T", &[page(3), page(4), page(3)]);
        assert_eq!((html.matches("<article").count(), html.matches("id=\"3\"").count()), (3, 1));
    }

    #[test]
    fn titles_and_notes_are_text_and_no_markup() {
        let note = Some("</p><script>alert(1)</script>\n\u{202e}".to_owned());
        let html = handout("</title></style><b>", &[ExportPage { note, ..page(1) }]);
        assert_eq!((html.matches("<script>").count(), html.matches("</style>").count()), (1, 1));
        assert!(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;<br>\\u{202e}"), "{html}");
        assert!(html.contains("<title>&lt;/title&gt;&lt;/style&gt;&lt;b&gt;</title>"));
    }

    #[test]
    fn a_dark_handout_is_printed_on_white() {
        let html = handout("T", &[page(1)]);
        let (screen, paper) = html.split_once("@media print").unwrap();
        assert!(screen.contains("--background:#12161D") && paper.contains("--background:#FFFFFF"));
    }
}
