//! The export of a tree alone, in the formats of other programs or as a drawing for LaTeX.

use super::arguments::ExportArgs;
use super::output_files::OutputFiles;
use super::tree_format::TreeFormat;
use crate::load::load_document_with_players;
use crate::terminal::{displayed, report, report_file};
use poda_core::document::recorder::record;
use poda_core::document::{Document, LocalizedText, usual_search};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::score::Interval;
use poda_core::search::SearchConfig;
use poda_picture::export::tikz::game_tree;
use poda_words::file::notation::{write_dot, write_gambit, write_json};
use poda_words::i18n::{Words, args};
use std::io::{self, Write};

/// Writes the tree. Returns whether it was written; reports the reason if not.
pub(super) fn export_tree(
    args: &ExportArgs,
    words: &Words,
    format: TreeFormat,
    out: &mut impl Write,
) -> io::Result<bool> {
    let Some(files) = OutputFiles::checked(words, args, args.extension()) else { return Ok(false) };
    let Some(document) = load_document_with_players(words, &args.file) else { return Ok(false) };
    let AnyGame::Tree(tree) = document.position() else {
        report_file(&args.file, &words.text("export-only-trees"));
        return Ok(false);
    };
    let Some(text) = tree_text(&document, tree, words, format, args.printed_text()) else {
        report_file(&args.file, &words.text("export-gambit-infinite"));
        return Ok(false);
    };
    if leaves_out(tree, format) {
        report_file(&args.file, &words.text("export-tree-leaves-out"));
    }
    let is_written = files.write(words, args, text.as_bytes(), out)?;
    if is_written && !args.is_to_standard_output() {
        let file = displayed(&files.path);
        let one = args![file, count = 1_usize, pages = words.number(1_u64)];
        report(&words.fill("export-written", &one));
    }
    Ok(is_written)
}

/// Returns the text; `None` if the format cannot express the tree. A drawing has text of this size, in points.
fn tree_text(document: &Document, tree: &Tree, words: &Words, format: TreeFormat, text_size: f32) -> Option<String> {
    let language = words.language();
    let said = |text: Option<&LocalizedText>| text.map(|text| text.in_language(language).to_owned());
    match format {
        TreeFormat::Dot => Some(write_dot(tree)),
        TreeFormat::Gambit => {
            let [title, notes] =
                [document.title.as_ref(), document.notes.as_ref()].map(|it| said(it).unwrap_or_default());
            write_gambit(tree, &title, &notes)
        }
        TreeFormat::Json => Some(write_json(tree) + "\n"),
        TreeFormat::GameTree => {
            let search = document.search().copied().unwrap_or_else(|| usual_search(document.position())).effective();
            let (algorithm, payoffs, opponent) = (search.algorithm.unpruned(), search.payoffs, search.opponent);
            let search = SearchConfig { algorithm, payoffs, opponent, ..SearchConfig::default() };
            let recording = record(&search, document.position(), usize::MAX);
            Some(game_tree(&recording, &said(document.title.as_ref()).unwrap_or_default(), text_size, words))
        }
    }
}

fn leaves_out(tree: &Tree, format: TreeFormat) -> bool {
    let is_estimate = |at: usize| tree.value_of(at).is_some() && !tree.children_of(at).is_empty();
    let has_bounds = tree.bounds() != Interval::UNKNOWN;
    let has_estimates = || (0..tree.node_count()).any(is_estimate);
    match format {
        TreeFormat::Dot | TreeFormat::Json => has_bounds,
        TreeFormat::Gambit => has_bounds || has_estimates(),
        // A drawing is not read again.
        TreeFormat::GameTree => false,
    }
}
