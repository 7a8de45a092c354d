//! One exercise of a paper: a position, its search, and the fields to fill in with what belongs in them.

use super::asked_parts::AskedParts;
use super::error::PaperError;
use super::extent::{Extent, LeafLayout};
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::search::Algorithm;
use poda_core::trace::limits::Limits;
use poda_core::trace::passes::Passes;
use poda_core::trace::recorder::record_passes;
use poda_core::trace::recording::Recording;
use poda_words::i18n::Words;
use poda_words::i18n::practice::{blank_content, blank_field_name, blank_sentence};
use poda_words::practice::blank::{BlankField, BlankPart, BlankReason, FieldMark, MarkedField, expected, fields};
use poda_words::practice::generator::{Contents, Outline};
use poda_words::practice::{Answer, check_askable};

/// The greatest number of nodes of the search of an exercise from a user's own document.
pub const MOST_NODES: usize = 20_000;

/// An exercise.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// Its number on the paper, from 1.
    pub number: usize,
    /// The seed that it is generated from; `None` for a user's own document.
    pub seed: Option<u64>,
    /// The position and how it is searched.
    pub document: Document,
    /// The search.
    passes: Passes<AnyGame>,
    /// What the search contains.
    pub contents: Contents,
    /// The fields that are asked for, in the order of the search.
    pub fields: Vec<ExerciseField>,
}

/// A field of an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct ExerciseField {
    /// The field.
    pub field: BlankField,
    /// Its name in files: `B.value`, `best`.
    pub name: String,
    /// Its name for readers: `value of B`, `best move`.
    pub label: String,
    /// What belongs in it.
    pub expected: Answer,
    /// The same as it is shown: `3`, `≤ 3`, `L, M`.
    pub expected_text: String,
    /// Why, in a sentence or two.
    pub reason: String,
    /// The points for it.
    pub points: u32,
}

impl Exercise {
    /// Returns the exercise on a user's own document.
    ///
    /// # Errors
    /// Why nothing can be asked about its search.
    pub fn of_document(
        number: usize,
        document: Document,
        asked: AskedParts,
        words: &Words,
    ) -> Result<Self, PaperError> {
        Self::new(number, None, document, asked, words)
    }

    /// Returns the exercise on a document with the seed that it was generated from.
    pub(super) fn new(
        number: usize,
        seed: Option<u64>,
        document: Document,
        asked: AskedParts,
        words: &Words,
    ) -> Result<Self, PaperError> {
        let passes = record_passes(&document.search, document.position(), Limits::nodes(MOST_NODES), &());
        check_askable(&passes).map_err(PaperError::Unaskable)?;
        let recording = passes.get(0);
        let all = fields(recording);
        if all.is_empty() {
            return Err(PaperError::NoMoves);
        }
        let asked_for = all.into_iter().filter(|field| asked.includes(field.part));
        let fields: Vec<_> = asked_for.filter_map(|field| ExerciseField::new(recording, field, words)).collect();
        if fields.is_empty() {
            return Err(PaperError::NothingToFillIn);
        }
        let contents = Contents::of(recording);
        Ok(Self { number, seed, document, passes, contents, fields })
    }

    /// Returns the recorded search.
    #[must_use]
    pub fn recording(&self) -> &Recording<AnyGame> {
        self.passes.get(0)
    }

    /// Checks that the tree shows how it is searched: moves are tried from left to right, and no node is answered from a table.
    /// Every generated exercise is such.
    ///
    /// # Errors
    /// Why it does not.
    pub fn check_order(&self) -> Result<(), PaperError> {
        let config = self.recording().config();
        let is_in_order = config.ordering.killers == 0 && !config.ordering.history && config.quiescence.is_none();
        if !is_in_order || config.algorithm == Algorithm::AlphaBetaTable {
            return Err(PaperError::NotOnPaper);
        }
        Ok(())
    }

    /// Checks that the exercise can be done on paper: its [order](Self::check_order) is that of the tree, and the tree fits on a
    /// page. Every generated exercise can.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check_paper(&self) -> Result<(), PaperError> {
        self.check_order()?;
        let config = self.recording().config();
        let position = self.document.position();
        let leaves = match position {
            AnyGame::Tree(tree) => {
                let values = tree.nodes().iter().filter_map(|node| node.value);
                LeafLayout::row(values.map(|value| value.shown().chars().count()).max().unwrap_or_default())
            }
            _ => LeafLayout::Stack,
        };
        let outline = Outline::of(position, config.depth, MOST_NODES);
        let fits = outline.is_some_and(|outline| Extent::of(&outline, leaves).fits());
        if fits { Ok(()) } else { Err(PaperError::TooLargeForPage) }
    }

    /// Returns the points for all fields together.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.fields.iter().map(|field| field.points).sum()
    }

    /// Returns the content of a field; `None` if it is not asked for.
    #[must_use]
    pub fn field(&self, field: BlankField) -> Option<&ExerciseField> {
        self.fields.iter().find(|asked| asked.field == field)
    }
}

impl ExerciseField {
    fn new(recording: &Recording<AnyGame>, field: BlankField, words: &Words) -> Option<Self> {
        let expected = expected(recording, field)?;
        let marked = MarkedField {
            field,
            answered: Some(expected.clone()),
            expected: Some(expected.clone()),
            mark: FieldMark::Right,
            of: 1,
            reason: BlankReason::Right,
        };
        Some(Self {
            field,
            name: match field.part {
                BlankPart::Best => field.part.name().to_owned(),
                part => format!("{}.{}", recording.id(field.node), part.name()),
            },
            label: blank_field_name(words, recording, field),
            expected_text: blank_content(words, recording, &expected),
            reason: blank_sentence(words, recording, &marked).plain(),
            expected,
            points: marked.of,
        })
    }
}
