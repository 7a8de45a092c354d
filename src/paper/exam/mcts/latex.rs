//! A paper on Monte Carlo tree search as LaTeX source, for lecturers who set their papers in LaTeX.
//!
//! The source contains the sheets of all variants. With `\printanswerstrue`, the same document is the key. It compiles
//! with pdflatex and with lualatex.

use super::sheet::mcts_tree;
use super::{MctsExercise, MctsField, MctsPaper, MctsRow};
use crate::exam::sheet::{LATEX_BOX, LATEX_LIST, latex_items};
use crate::exam::variants::{PaperExercise, PaperVariant};
use poda_core::text::visible;
use poda_picture::export::ExportPage;
use poda_picture::export::tikz::{latex_text, looks, packages, picture};
use poda_picture::picture::palette::Theme;
use poda_words::i18n::{Words, args};
use std::fmt::Write;

/// The width of a tree, in pixels, and the size of a pixel, in points.
const TREE_WIDTH: f32 = 640.0;
const UNIT: f32 = 0.75;
/// The number of columns over which the rows of the table are spread.
const COLUMNS: usize = 4;

pub fn mcts_latex_source(paper: &MctsPaper, words: &Words) -> String {
    let title = paper.shown_title(words);
    let (size, packages, looks) = (paper.paper_size.name(), packages(), looks(Theme::Print));
    let (name, hint) = (visible(&title).into_owned(), words.text("mcts-exam-latex-hint"));
    let variants: String = paper.variants.iter().map(|variant| variant_source(paper, words, variant)).collect();
    format!(
        r"\documentclass[{size}paper,10pt]{{article}}
% {name}
{packages}\usepackage[margin=15mm,includefoot,footskip=16pt]{{geometry}}
{looks}\newif\ifprintanswers
% {hint}
%\printanswerstrue
\renewcommand\familydefault{{\sfdefault}}
\setlength\parindent{{0pt}}
\setlength\parskip{{4pt}}
{LATEX_BOX}{LATEX_LIST}{COMMANDS}\begin{{document}}
{variants}\end{{document}}
"
    )
}

fn variant_source(paper: &MctsPaper, words: &Words, variant: &PaperVariant<MctsExercise>) -> String {
    let title = paper.shown_title(words);
    let key = latex_text(&words.fill("exam-key-of", &args![title = title.clone()]));
    let (title, letter) = (latex_text(&title), variant.variant.letter());
    let name = latex_text(&words.fill("exam-variant", &args![letter = letter.to_string()]));
    let [student, points] = ["exam-name", "exam-points-label"].map(|key| latex_text(&words.text(key)));
    let (total, mark) = (variant.points(), latex_text(&paper.page_mark(variant.variant)));
    let mut written = format!(
        r"
% {letter}
\clearpage
\setcounter{{page}}{{1}}
{{\Large\bfseries\ifprintanswers {key}\else {title}\fi\hfill {name}}}\par\medskip
{student} \hrulefill\quad {points} \podabox{{14mm}}{{{total}}} / {total}\hfill {mark}\par
"
    );
    for exercise in &variant.exercises {
        exercise_source(&mut written, words, exercise);
    }
    written
}

fn exercise_source(written: &mut String, words: &Words, exercise: &MctsExercise) {
    let heading = latex_text(&words.fill("exam-exercise", &args![number = exercise.number]));
    let (shapes, size) = mcts_tree(exercise, TREE_WIDTH, words);
    let tree = picture(&ExportPage { size, scale: 1.0, shapes, ..ExportPage::default() });
    let _ = write!(
        written,
        "\n\\medskip\\textbf{{{heading}}}\\hfill / {points}\\par\n\\begin{{podalist}}\n{instructions}\\end{{podalist}}\n\
         % {outline}\n{{\\setlength\\podaunit{{{UNIT}bp}}%\n\\noindent\\centerline{{{tree}}}}}\\par\\medskip\n",
        points = exercise.points(),
        instructions = latex_items(exercise.instructions(words)),
        outline = visible(&exercise.outline().join("; ")),
    );
    table_source(written, &exercise.rows);
    for (letter, question) in ('a'..).zip(&exercise.questions) {
        let (prompt, expected) = (latex_text(&question.sheet_prompt), latex_text(&question.expected_text()));
        let _ = writeln!(written, "\\podaquestion{{{letter})}}{{{prompt}}}{{{expected}}}");
    }
    let _ = write!(
        written,
        "\\ifprintanswers\n\\textbf{{{heading}}}\n\\begin{{podalist}}\n{solution}\\end{{podalist}}\n\\fi\n",
        heading = latex_text(&words.text("mcts-exam-solution")),
        solution = latex_items(exercise.solution(words)),
    );
}

/// Writes the table, its rows in several columns.
fn table_source(written: &mut String, rows: &[MctsRow]) {
    let lines = rows.len().div_ceil(COLUMNS);
    let columns = rows.chunks(lines.max(1));
    let head = columns.clone().map(|_| "& $w$ & $n$").collect::<Vec<_>>().join(" & ");
    let _ = writeln!(written, "\\begin{{tabular}}{{{}}}\n{head} \\\\", "lcc@{\\qquad}".repeat(columns.len()));
    let content = |field: Option<&MctsField>| match field {
        Some(field) => format!("\\podabox{{13mm}}{{{}}}", latex_text(&field.expected_text())),
        None => String::new(),
    };
    for line in 0..lines {
        let cells = columns.clone().map(|column| match column.get(line) {
            Some(row) => {
                format!("{} & {} & {}", latex_text(&row.node), content(Some(&row.w)), content(row.n.as_ref()))
            }
            None => "& &".to_owned(),
        });
        let _ = writeln!(written, "{} \\\\", cells.collect::<Vec<_>>().join(" & "));
    }
    written.push_str("\\end{tabular}\\par\\medskip\n");
}

/// The LaTeX commands that the document defines.
const COMMANDS: &str = r"% \podaquestion{letter}{question}{what belongs in its box}
\newcommand\podaquestion[3]{\par\noindent\makebox[6mm][l]{#1}\parbox[t]{\dimexpr\linewidth-52mm}{\raggedright\strut #2\strut}\hfill\podabox{42mm}{#3}\par}
";
