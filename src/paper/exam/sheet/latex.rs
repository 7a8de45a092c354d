//! A paper as LaTeX source, for lecturers who set their papers in LaTeX: a document of the class `exam`.
//!
//! The source contains the sheets of all variants. With `\printanswers`, the same document is the key: the trees are
//! filled in, and each is followed by its fields with their contents and the reasons. It compiles with pdflatex and
//! with lualatex.

use super::draw::{Filling, draw_tree};
use super::instructions::{instructions, marking_scheme, title};
use super::key::cut_reasons;
use super::pages::SheetContext;
use super::plan::{MARGIN, Plan, PlannedExercise};
use crate::exam::exercise::{Exercise, ExerciseField};
use crate::exam::format::KeyForm;
use crate::exam::paper::Paper;
use crate::exam::variants::PaperVariant;
use poda_core::text::visible;
use poda_picture::export::ExportPage;
use poda_picture::export::tikz::{latex_text, looks, packages, picture};
use poda_picture::picture::palette::Theme;
use poda_picture::picture::shape::Point;
use poda_words::i18n::{Words, args};
use poda_words::practice::blank::BlankField;
use std::fmt::Write;

/// The height on a page that is not available to a tree: the heading of its exercise, the box for the best move and the
/// space around them, in points.
const AROUND_TREE: f32 = 84.0;
/// Placeholders in a message for LaTeX commands.
const FIRST: char = '\u{f0000}';
const SECOND: char = '\u{f0001}';

pub fn latex_source(paper: &Paper, key: KeyForm, words: &Words) -> String {
    let plan = Plan::new(paper, words);
    let source = LatexSource(SheetContext { paper, plan: &plan, words, filling: Filling::Blank }, key);
    let variants: String =
        paper.variants.iter().enumerate().map(|(index, variant)| source.variant(variant, index)).collect();
    format!("{}\\begin{{document}}\n{variants}\\end{{document}}\n", source.preamble())
}

struct LatexSource<'a>(SheetContext<'a>, KeyForm);

impl LatexSource<'_> {
    fn word(&self, key: &str) -> String {
        latex_text(&self.0.words.text(key))
    }

    fn preamble(&self) -> String {
        let size = self.0.paper.paper_size.name();
        let (packages, looks) = (packages(), looks(Theme::Print));
        let name = match self.0.paper.code {
            Some(code) => format!("{}, {code}", title(self.0.paper, self.0.words)),
            None => title(self.0.paper, self.0.words),
        };
        let (name, hint) = (visible(&name).into_owned(), self.0.words.text("exam-latex-hint"));
        let heading = self.0.words.fill("exam-exercise", &args![number = FIRST.to_string()]);
        let heading = with_commands(&heading, r"\thequestion", "");
        let (point, points) = (self.word("exam-latex-point"), self.word("exam-latex-points"));
        let solution = self.word("exam-latex-solution");
        format!(
            r"\documentclass[{size}paper,10pt]{{exam}}
% {name}
{packages}\usepackage[margin=15mm,includefoot,footskip=16pt]{{geometry}}
{looks}% {hint}
%\printanswers
\renewcommand\familydefault{{\sfdefault}}
\pagestyle{{foot}}
\pointpoints{{{point}}}{{{points}}}
\qformat{{\textbf{{{heading}}}\hfill\framebox[14mm]{{\strut}}\ /\ \thepoints}}
\renewcommand\questionshook{{\leftmargin=0pt \labelwidth=0pt \labelsep=0pt }}
% The class counts the questions of all variants together; each variant shows its own numbers.
\newcounter{{podabefore}}
\renewcommand\thequestion{{\the\numexpr\value{{question}}-\value{{podabefore}}\relax}}
% No paragraph is broken between two pages.
\interlinepenalty=10000
\unframedsolutions
\renewcommand\solutiontitle{{\noindent\textbf{{{solution}}}\par\smallskip}}
{LATEX_BOX}{COMMANDS}{LATEX_LIST}{FIELD_COMMANDS}"
        )
    }

    fn variant(&self, variant: &PaperVariant, index: usize) -> String {
        let words = self.0.words;
        let title = title(self.0.paper, words);
        let key = latex_text(&words.fill("exam-key-of", &args![title = title.clone()]));
        let (title, letter) = (latex_text(&title), variant.variant.letter());
        let name = self.0.variant_name(variant).map(|name| latex_text(&name)).unwrap_or_default();
        let code = latex_text(&self.0.paper.page_mark(variant.variant));
        let pages = args![page = FIRST.to_string(), pages = SECOND.to_string()];
        let last_page = format!("\\pageref{{poda-end-{letter}}}");
        let pages = with_commands(&words.fill("exam-page", &pages), r"\thepage", &last_page);
        let [student, group, date, points] =
            ["exam-name", "exam-group", "exam-date", "exam-points-label"].map(|key| self.word(key));
        let mut written = format!(
            r"
% {letter}
\clearpage
\setcounter{{page}}{{1}}
\footer{{{code}}}{{}}{{{pages}}}
\noindent{{\Large\bfseries\ifprintanswers {key}\else {title}\fi\hfill {name}}}\par\bigskip
\noindent {student} \hrulefill\quad {group} \podaline{{20mm}}\quad {date} \podaline{{26mm}}\quad {points} \podabox{{14mm}}{{{total}}}\par
\begin{{podalist}}
{instructions}\end{{podalist}}
\begin{{questions}}
\setcounter{{podabefore}}{{{before}}}\setcounter{{question}}{{{before}}}
",
            before = index * variant.exercises.len(),
            total = variant.points(),
            instructions = latex_items(instructions(self.0.paper, words)),
        );
        for (exercise, planned) in variant.exercises.iter().zip(&self.0.plan.exercises) {
            written.push_str(&self.exercise(exercise, planned, index));
        }
        let scheme = latex_items(marking_scheme(self.0.paper, words));
        let heading = self.word("exam-scheme");
        let _ = write!(
            written,
            r"\end{{questions}}
\ifprintanswers
\noindent\textbf{{{heading}}}
\begin{{podalist}}
{scheme}\end{{podalist}}
\fi
\label{{poda-end-{letter}}}
"
        );
        written
    }

    fn exercise(&self, exercise: &Exercise, planned: &PlannedExercise, variant: usize) -> String {
        let words = self.0.words;
        let mut written = format!("\n\\question[{}]\\leavevmode\\par\\nopagebreak\n", exercise.points());
        if exercise.is_worked {
            let _ = writeln!(written, "{}\\par\\nopagebreak", self.word("exam-worked-note"));
        }
        let sentences = &planned.content.sentences[variant];
        if !sentences.is_empty() {
            let _ = writeln!(written, "{}\\par\\nopagebreak", latex_text(sentences));
        }
        if let Some(best) = exercise.field(BlankField::BEST) {
            let (label, best) = (self.word("exam-best"), latex_text(&best.expected_text));
            let command = if exercise.is_worked { "podafilled" } else { "podabox" };
            let _ = writeln!(written, "{label} \\{command}{{30mm}}{{{best}}}\\par\\nopagebreak");
        }
        let tree = &planned.content.trees[variant];
        let alt = words.fill("exam-tree", &args![number = exercise.number, tree = tree.brackets()]);
        let drawn = |filling| {
            let shapes = draw_tree(exercise, tree, &planned.content.union.indices[variant], &planned.geometry, filling);
            picture(&ExportPage { size: planned.geometry.size, scale: 1.0, shapes, ..ExportPage::default() })
        };
        // LaTeX puts more space around a tree than the sheets in PDF do, so a tree that fills a page is made a little
        // smaller. A tree that the PDF prints on a landscape page is rotated.
        let upright = self.0.plan.upright;
        let Point { x, y } = planned.geometry.size;
        let is_turned = self.0.plan.pages[planned.page] != upright;
        let (width, height, turn) = if is_turned { (y, x, "\\rotatebox{90}") } else { (x, y, "") };
        let space = upright.bottom() - MARGIN - planned.text_height - AROUND_TREE;
        let unit = planned.unit().min(space.max(100.0) / height.max(1.0)).min(upright.width() / width.max(1.0));
        let _ = write!(
            written,
            "% {alt}\n{{\\setlength\\podaunit{{{unit:.3}bp}}%\n\\noindent{turn}{{\\ifprintanswers\n{filled}\\else\n{blank}\\fi}}}}\\par\n",
            alt = visible(&alt),
            filled = drawn(Filling::Filled),
            blank = drawn(if exercise.is_worked { Filling::Filled } else { Filling::Blank }),
        );
        match self.1 {
            KeyForm::Short => self.cut_reasons(&mut written, exercise),
            KeyForm::Long => self.fields(&mut written, exercise),
        }
        written
    }

    /// Writes the reasons for pruned branches.
    fn cut_reasons(&self, written: &mut String, exercise: &Exercise) {
        let reasons = cut_reasons(exercise);
        if !reasons.is_empty() {
            let (heading, reasons) = (self.word("exam-key-cuts"), latex_items(reasons));
            let _ = writeln!(
                written,
                "\\begin{{solution}}\n{heading}\n\\begin{{podalist}}\n{reasons}\\end{{podalist}}\n\\end{{solution}}"
            );
        }
    }

    /// Writes every field with its content and the reason.
    fn fields(&self, written: &mut String, exercise: &Exercise) {
        let columns = ["exam-column-field", "exam-column-expected", "exam-column-points", "exam-column-reason"];
        let [field, expected, points, reason] = columns.map(|key| format!("\\textbf{{{}}}", self.word(key)));
        let _ = writeln!(
            written,
            "\\begin{{solution}}\n\\podafield{{{field}}}{{{expected}}}{{{points}}}{{{reason}}}\n{}\\end{{solution}}",
            exercise.fields.iter().map(field_row).collect::<String>()
        );
    }
}

/// Returns a row of the key: a field, its content, its points and the reason.
fn field_row(field: &ExerciseField) -> String {
    let ExerciseField { label, expected_text, points, reason, .. } = field;
    let [label, expected, reason] = [label, expected_text, reason].map(|text| latex_text(text));
    format!("\\podafield{{{label}}}{{{expected}}}{{{points}}}{{{reason}}}\n")
}

pub(in crate::exam) fn latex_items(sentences: Vec<String>) -> String {
    sentences.into_iter().fold(String::new(), |items, sentence| items + "\\item " + &latex_text(&sentence) + "\n")
}

/// Returns a message as LaTeX, with [`FIRST`] and [`SECOND`] replaced by commands.
fn with_commands(message: &str, first: &str, second: &str) -> String {
    let pieces = message.split_inclusive([FIRST, SECOND]);
    let piece = |piece: &str| match piece.strip_suffix(FIRST).map(|text| (text, first)) {
        Some((text, command)) => format!("{}{command}{{}}", latex_text(text)),
        None => match piece.strip_suffix(SECOND) {
            Some(text) => format!("{}{second}", latex_text(text)),
            None => latex_text(piece),
        },
    };
    pieces.map(piece).collect()
}

/// The LaTeX command of a box to write in.
pub(in crate::exam) const LATEX_BOX: &str = r"% \podabox{width}{what belongs in it}
\newcommand\podabox[2]{\framebox[#1]{\strut\ifprintanswers\textbf{#2}\fi}}
";
/// The LaTeX environment of a list of sentences.
pub(in crate::exam) const LATEX_LIST: &str = r"\newenvironment{podalist}
  {\begin{list}{\textbullet}{\leftmargin=1em\labelwidth=0.6em\labelsep=0.4em\itemsep=0pt\parsep=0pt\topsep=4pt}\raggedright}
  {\end{list}}
";
/// The other LaTeX commands that the document defines.
const COMMANDS: &str = r"\newcommand\podafilled[2]{\framebox[#1]{\strut\textbf{#2}}}
\newcommand\podaline[1]{\makebox[#1]{\hrulefill}}
";
const FIELD_COMMANDS: &str = r"% \podafield{field}{what belongs in it}{points}{reason}
\newcommand\podafield[4]{\par\noindent\vbox{\hbox to\linewidth{%
  \podacell{36mm}{#1}\hspace{2mm}\podacell{26mm}{#2}\hspace{2mm}\podacell{\dimexpr\linewidth-80mm}{#4}\hfill#3}\kern0pt}}
\newcommand\podacell[2]{\parbox[t]{#1}{\raggedright\strut #2\strut}}
";
