//! LaTeX files around the pictures: a document of the class `standalone` per page, or the slides of all pages.

use super::escape::latex_text;
use super::looks::{color_name, looks, packages};
use super::picture::picture;
use crate::export::exporter::{ExportError, ExportPage, Exporter, Publication, TextRun};
use crate::export::svg::Px;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use poda_core::text::visible;
use std::fmt::Write;

/// Writes a file per page.
#[derive(Clone, Debug)]
pub struct StandaloneExporter {
    publication: Publication,
}

impl StandaloneExporter {
    /// Returns an exporter for a publication.
    #[must_use]
    pub const fn new(publication: Publication) -> Self {
        Self { publication }
    }
}

impl Exporter for StandaloneExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let mut written = String::from("\\documentclass{standalone}\n");
        let mut comment = |text: &str| writeln!(written, "% {}", visible(text));
        let _ = comment(&self.publication.title);
        let _ = comment(&page.heading);
        let _ = comment(&page.plain_caption());
        if let Some(note) = &page.note {
            let _ = comment(note);
        }
        written.push_str(packages());
        written.push_str(&looks(self.publication.theme));
        written.push_str("\\begin{document}\n");
        written.push_str(&picture(page));
        written.push_str("\\end{document}\n");
        Ok(Some(written.into_bytes()))
    }
}

/// The room for the picture on a slide of 160 × 90 mm, in big points.
const SPACE: (f32, f32) = (440.0, 204.0);
/// How many bytes of pictures one frame has at most, unless a single one is larger.
const MAX_FRAME_BYTES: usize = 1_000_000;

/// Writes one file.
#[derive(Clone, Debug)]
pub struct BeamerExporter {
    publication: Publication,
    /// All frames that are complete.
    frames: String,
    /// The pictures of the frame that is not.
    pictures: String,
    /// Its body.
    body: String,
    /// The number of its overlays.
    overlays: usize,
}

impl BeamerExporter {
    /// Returns an exporter for a publication.
    #[must_use]
    pub const fn new(publication: Publication) -> Self {
        Self { publication, frames: String::new(), pictures: String::new(), body: String::new(), overlays: 0 }
    }

    fn end_frame(&mut self) {
        if 0 < self.overlays {
            let (pictures, body) = (std::mem::take(&mut self.pictures), std::mem::take(&mut self.body));
            let _ = write!(self.frames, "{{\n{pictures}\\begin{{frame}}\n{body}\\end{{frame}}\n}}\n");
            self.overlays = 0;
        }
    }
}

impl Exporter for BeamerExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let picture = picture(page);
        if MAX_FRAME_BYTES < self.pictures.len() + picture.len() {
            self.end_frame();
        }
        self.overlays += 1;
        let (overlay, step) = (self.overlays, page.step);
        let unit = Px(1000.0 * (SPACE.0 / page.size.x.max(1.0)).min(SPACE.1 / page.size.y.max(1.0)));
        let _ = write!(self.pictures, "\\podapicture{{{overlay}}}{{{unit}}}{{% {step}\n{picture}}}\n");
        let heading = latex_text(&page.heading);
        let sentence: String = page.caption.iter().map(run).collect();
        let _ = writeln!(self.body, "\\only<{overlay}>{{\\podaslide{{{overlay}}}{{{heading}}}{{{sentence}}}}}");
        if let Some(note) = &page.note {
            let _ = writeln!(self.body, "\\note<{overlay}>{{{}}}", latex_text(note));
        }
        Ok(None)
    }

    fn finish(mut self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        self.end_frame();
        let (packages, looks) = (packages(), looks(self.publication.theme));
        let (title, frames) = (latex_text(&self.publication.title), self.frames);
        let written = format!(
            r"\documentclass[aspectratio=169,10pt]{{beamer}}
{packages}{looks}{SLIDES}\title{{{title}}}
\date{{}}
\begin{{document}}
\begin{{frame}}
\titlepage
\end{{frame}}
{frames}\end{{document}}
"
        );
        Ok(Some(written.into_bytes()))
    }
}

/// How slides look, and the commands that they use.
const SLIDES: &str = r"\setbeamertemplate{navigation symbols}{}
\setbeamersize{text margin left=4bp, text margin right=4bp}
\setbeamercolor{background canvas}{bg=podaBackground}
\setbeamercolor{normal text}{fg=podaText}
\setbeamercolor{title}{fg=podaText}
\pdfstringdefDisableCommands{\def\podaunknown#1{?}}
% \podapicture{number}{thousandths of a big point to a pixel}{picture}
\newcommand\podapicture[3]{\expandafter\def\csname poda picture #1\endcsname{\setlength\podaunit{#2bp}\podaunit=0.001\podaunit #3}}
% \podaslide{number}{heading}{sentence}
\newcommand\podaslide[3]{%
  \centerline{\csname poda picture #1\endcsname}\vfill
  {\raggedright\hyphenpenalty=10000\footnotesize\textcolor{podaSecondary}{#2}\quad #3\par}\vfill}
% \podarun{color}{words}
\newcommand\podarun[2]{{\color{#1}#2}}
\newcommand\podastrong[2]{{\color{#1}\bfseries\boldmath #2}}
";

/// Writes a stretch of a sentence.
fn run(TextRun { text, font, color }: &TextRun) -> String {
    let words = latex_text(text);
    match (font, color) {
        (Font::Regular, PaletteColor::Text) => words,
        (Font::Regular | Font::Mono, color) => format!("\\podarun{{{}}}{{{words}}}", color_name(*color)),
        (Font::SemiBold, color) => format!("\\podastrong{{{}}}{{{words}}}", color_name(*color)),
    }
}
