//! The text next to the tree about a step: the result at the end, and otherwise why the node in focus was cut.

use crate::i18n::explain::{MinimaxCheck, ReadAt, result_of_passes, unchecked, why_at};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, multi_player};
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::limits::Ending;
use poda_core::trace::passes::{PassStep, Passes};

/// The result of plain minimax at the same depth, if it was requested; or the reason why it did not finish.
pub type Checked = Result<Option<MinimaxCheck>, Ending>;

/// A text about a step, in paragraphs, the main point first.
#[derive(Clone, Debug, PartialEq)]
pub enum StepText {
    Result(Vec<StyledText>),
    /// Why the node in focus was cut.
    Why(Vec<StyledText>),
}

impl StepText {
    /// Returns the message id of the title, and the paragraphs.
    pub fn into_parts(self) -> (&'static str, Vec<StyledText>) {
        match self {
            Self::Result(paragraphs) => ("panel-result", paragraphs),
            Self::Why(paragraphs) => ("panel-why", paragraphs),
        }
    }
}

/// After the last step of the last pass, returns the result if no node is selected. Otherwise, returns why the selected
/// node, or the current one, was cut, or why the node whose cutoff pruned it was cut. Returns `None` if there is
/// nothing to explain.
pub fn step_text<G: GameView>(
    words: &Words,
    passes: &Passes<G>,
    at: PassStep,
    selected: Option<NodeId>,
    checked: Checked,
) -> Option<StepText> {
    text_at(words, passes, at, selected, checked, ReadAt::Alone)
}

/// Returns the text of [`step_text`] about the current node in the form that is read below the caption of the step:
/// without what the caption says.
pub fn text_below_caption<G: GameView>(
    words: &Words,
    passes: &Passes<G>,
    at: PassStep,
    checked: Checked,
) -> Option<StepText> {
    text_at(words, passes, at, None, checked, ReadAt::BelowCaption)
}

fn text_at<G: GameView>(
    words: &Words,
    passes: &Passes<G>,
    at: PassStep,
    selected: Option<NodeId>,
    checked: Checked,
    read_at: ReadAt,
) -> Option<StepText> {
    let recording = passes.get(at.pass);
    let trace = recording.trace();
    let is_at_the_end = is_over(passes, at) && selected.is_none();
    if recording.multi_player().is_some() {
        let said = multi_player::result(words, recording).into_iter().map(|said| StyledText::plain_text(&said));
        return is_at_the_end.then(|| StepText::Result(said.collect()));
    }
    if is_at_the_end {
        let mut paragraphs = result_of_passes(words, passes, comparable(passes, checked), read_at);
        paragraphs.extend(checked.err().map(|ending| unchecked(words, recording.config(), ending)));
        return Some(StepText::Result(paragraphs));
    }
    let node = selected.or_else(|| trace.at(at.step).current()).unwrap_or(NodeId::ROOT);
    let cut = trace.ancestors(node).find(|&above| trace.is_searched(above)).unwrap_or(node);
    why_at(words, recording, at.step, cut, read_at).map(StepText::Why)
}

/// Returns the result of minimax if it is that of another search: a search that does not prune is minimax itself.
fn comparable<G: GameView>(passes: &Passes<G>, checked: Checked) -> Option<MinimaxCheck> {
    checked.ok().flatten().filter(|_| passes.last().config().algorithm.properties().prunes)
}

/// Returns whether the step is the last one of the last pass.
fn is_over<G: GameView>(passes: &Passes<G>, at: PassStep) -> bool {
    at.pass + 1 == passes.len() && at.step == passes.last().trace().len()
}
