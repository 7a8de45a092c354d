//! The texts about a lane that depend on what is shown beside it, or on a step of its timeline.

use poda_core::trace::{RecordedKind, TimelineStep, Trust};
use poda_session::lanes::{Lane, Lanes, Side};
use poda_words::i18n::code::{CodeLanguage, Program};
use poda_words::i18n::pseudocode::Pseudocode;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};

/// Returns the name of a side's search.
pub fn lane_name(words: &Words, lanes: Lanes<'_>, side: Side) -> String {
    let (own, beside) = (lanes.lane(side), lanes.lane(side.other()));
    own.text().name(words, &own.config(), &beside.config())
}

/// Returns the name of a side's search where there is little space.
pub fn short_lane_name(words: &Words, lanes: Lanes<'_>, side: Side) -> String {
    let (name, kind) = (lane_name(words, lanes, side), lanes.lane(side).kind());
    match [false, true].map(|is_short| kind_name(words, kind, is_short)) {
        [Some(long), Some(short)] => name.replace(&long, &short),
        [_, None] | [None, _] => name,
    }
}

/// Returns the name of a kind of search, in full or where there is little space. `None` for depth-first searches, which
/// are called by their algorithms.
pub fn kind_name(words: &Words, kind: RecordedKind, is_short: bool) -> Option<String> {
    let word = kind.properties().word?;
    Some(words.text(&format!("search-name-{word}{}", if is_short { "-short" } else { "" })))
}

/// Returns the name of the tree of a lane for screen readers. If there are two lanes, the name distinguishes it from
/// the other tree. `is_own` recognizes the lane.
pub fn tree_name<'a>(words: &Words, lanes: Lanes<'a>, is_own: impl Fn(Lane<'a>) -> bool) -> String {
    let side = Side::BOTH.into_iter().find(|&side| is_own(lanes.lane(side))).filter(|_| lanes.second.is_some());
    let Some(side) = side else { return words.text("tree-name") };
    let message = if is_told(lanes.lane(side)) {
        return words.text("tree-name-of-program");
    } else if is_told(lanes.lane(side.other())) {
        "tree-name-of-right-search"
    } else {
        "tree-name-of-search"
    };
    words.fill(message, &args![search = lane_name(words, lanes, side)])
}

/// Returns whether the lane shows a search that another program has reported.
pub fn is_told(lane: Lane<'_>) -> bool {
    lane.search().is_some_and(|search| search.trace().trust == Trust::Reported)
}

/// Returns the sentence for the current step of a lane.
pub fn caption(words: &Words, lane: Lane<'_>) -> StyledText {
    lane.text().caption(words, lane.at())
}

/// Returns the sentence for a step of a lane's timeline.
pub fn caption_at(words: &Words, lane: Lane<'_>, step: TimelineStep) -> StyledText {
    lane.text().caption(words, lane.recorded().locate(step))
}

/// Returns a few words for a step of a lane's timeline that do not say what happens there: the node or the iteration.
pub fn place_of_step(words: &Words, lane: Lane<'_>, step: TimelineStep) -> String {
    lane.text().place(words, lane.recorded().locate(step))
}

/// Returns the progress of a lane's search.
pub fn progress(words: &Words, lane: Lane<'_>) -> String {
    lane.text().progress(words, lane.at())
}

/// Returns the progress of a lane's search, now and at its end, to be shown beside the timeline. `None` for depth-first
/// searches, which have buttons there that jump.
pub fn progress_of_timeline(words: &Words, lane: Lane<'_>) -> Option<[String; 2]> {
    lane.text().progress_of_timeline(words, lane.at())
}

/// Returns the code of a lane's search at its current step: in a programming language, if the search has code in it,
/// and otherwise as pseudocode.
pub fn code(words: &Words, lane: Lane<'_>, language: Option<CodeLanguage>) -> Pseudocode {
    let own = language.and_then(|language| lane.text().code(lane.at(), language));
    own.unwrap_or_else(|| lane.text().pseudocode(words, lane.at()))
}

/// Returns the languages in which a lane's search has code.
pub fn code_languages(lane: Lane<'_>) -> impl Iterator<Item = CodeLanguage> {
    CodeLanguage::ALL.into_iter().filter(move |&language| lane.text().has_code(language))
}

/// Returns the program with the code of a lane's search; `None` if it has none in this language.
pub fn program(lane: Lane<'_>, language: CodeLanguage) -> Option<Program> {
    lane.text().program(language)
}

/// Returns the variables of the running call at a lane's current step, as code names them, the most telling first.
pub fn variables(words: &Words, lane: Lane<'_>) -> Vec<String> {
    lane.text().variables(words, lane.at())
}
