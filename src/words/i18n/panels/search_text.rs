//! The texts about a recorded search of any kind. Each kind implements them beside its sentences; here they are for
//! depth-first searches.

use crate::i18n::code::{CodeLanguage, Program, code, has_code, program, variables};
use crate::i18n::node_names::NodeNames;
use crate::i18n::panels::split_text::{split_name, split_progress};
use crate::i18n::panels::step_text::text_below_caption;
use crate::i18n::pseudocode::{Pseudocode, pseudocode};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, narration};
use poda_core::game::any::AnyGame;
use poda_core::search::{AnySearch, SearchConfig};
use poda_core::trace::limits::Ending;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::{NodeId, Trust};

/// The texts about a recorded search, at a step.
pub trait SearchText {
    /// Returns the name of the search, whose settings are `own`. Beside a search of its kind, the name has the settings
    /// that differ.
    fn name(&self, words: &Words, own: &AnySearch, beside: &AnySearch) -> String;

    /// Returns the sentence for a step.
    fn caption(&self, words: &Words, at: PassStep) -> StyledText;

    /// Returns the sentence for a step on a page, which stands alone.
    fn page_caption(&self, words: &Words, at: PassStep) -> StyledText;

    /// Returns the pseudocode at a step.
    fn pseudocode(&self, words: &Words, at: PassStep) -> Pseudocode;

    /// Returns whether the search has code in a programming language.
    fn has_code(&self, language: CodeLanguage) -> bool;

    /// Returns the code at a step in a programming language; `None` if the search has none in this language.
    fn code(&self, at: PassStep, language: CodeLanguage) -> Option<Pseudocode>;

    /// Returns the program with the code; `None` if the search has none in this language.
    fn program(&self, language: CodeLanguage) -> Option<Program>;

    /// Returns the variables of the running call at a step, as code names them, the most telling first.
    fn variables(&self, words: &Words, at: PassStep) -> Vec<String>;

    /// Returns the reasons for what happened at a step.
    fn reasons(&self, words: &Words, at: PassStep) -> Vec<StyledText>;

    /// Returns a few words for a step that do not say what happens there: the node or the iteration.
    fn place(&self, words: &Words, at: PassStep) -> String;

    /// Returns the progress of the search at a step.
    fn progress(&self, words: &Words, at: PassStep) -> String;

    /// Returns the progress of the search, at a step and at its end, to be shown beside the timeline. `None` for
    /// depth-first searches, which have buttons there that jump.
    fn progress_of_timeline(&self, words: &Words, at: PassStep) -> Option<[String; 2]>;

    /// Returns why the search was cut short; `None` if it was not.
    fn cut_short(&self, words: &Words) -> Option<String>;

    /// Returns the settings of the search, as they are printed below its tree; `None` for a depth-first search, whose
    /// settings are printed with those of the document.
    fn settings(&self, words: &Words) -> Option<String>;
}

impl SearchText for Passes<AnyGame> {
    fn name(&self, words: &Words, own: &AnySearch, beside: &AnySearch) -> String {
        let own = own.search().unwrap_or_else(|| self.last().config());
        if self.last().trace().trust == Trust::Reported {
            return words.text("told-program");
        }
        // The name includes the depth, where that is limited.
        let alone = SearchConfig { depth: None, ..*own };
        split_name(words, own, beside.search().unwrap_or(&alone))
    }

    fn caption(&self, words: &Words, at: PassStep) -> StyledText {
        narration::caption(words, self.get(at.pass), at.step)
    }

    fn page_caption(&self, words: &Words, at: PassStep) -> StyledText {
        narration::page_caption(words, self.get(at.pass), at.step)
    }

    fn pseudocode(&self, words: &Words, at: PassStep) -> Pseudocode {
        pseudocode(words, self.get(at.pass), at.step)
    }

    fn has_code(&self, language: CodeLanguage) -> bool {
        has_code(self.get(0).config(), language)
    }

    fn code(&self, at: PassStep, language: CodeLanguage) -> Option<Pseudocode> {
        code(self.get(at.pass), at.step, language)
    }

    fn program(&self, language: CodeLanguage) -> Option<Program> {
        program(self, language)
    }

    fn variables(&self, words: &Words, at: PassStep) -> Vec<String> {
        variables(words, self.get(at.pass), at.step)
    }

    fn reasons(&self, words: &Words, at: PassStep) -> Vec<StyledText> {
        text_below_caption(words, self, at, Ok(None)).map_or_else(Vec::new, |text| text.into_parts().1)
    }

    fn place(&self, words: &Words, at: PassStep) -> String {
        let recording = self.get(at.pass);
        let current = recording.trace().at(at.step).current().unwrap_or(NodeId::ROOT);
        NodeNames::new(words, recording).heading(current)
    }

    fn progress(&self, words: &Words, at: PassStep) -> String {
        split_progress(words, self.get(at.pass).trace(), at.step)
    }

    fn progress_of_timeline(&self, _: &Words, _: PassStep) -> Option<[String; 2]> {
        None
    }

    fn cut_short(&self, words: &Words) -> Option<String> {
        match self.ending() {
            Ending::Complete | Ending::Underway => None,
            Ending::NodeLimit
            | Ending::MemoryLimit
            | Ending::TimeLimit
            | Ending::DepthLimit
            | Ending::Overflow
            | Ending::OppositeInfinities
            | Ending::Stopped => Some(narration::ending_sentence(words, self.last())),
        }
    }

    fn settings(&self, _: &Words) -> Option<String> {
        None
    }
}
