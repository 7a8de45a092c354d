//! The texts about a lane: its name, its caption, its progress. Where kinds of search have different texts, this module
//! chooses among them.

use poda_core::search::SearchConfig;
use poda_core::trace::limits::Ending;
use poda_core::trace::{NodeId, RecordedKind, TimelineStep, Trust};
use poda_session::lanes::{Lane, Lanes, Side};
use poda_session::sampled_lane::SampledLane;
use poda_words::code::{
    CodeLanguage, Program, code as search_code, program as search_program, sampled_code, sampled_program,
    variables as search_variables,
};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::mcts_text;
use poda_words::i18n::panels::split_text::{split_name, split_progress};
use poda_words::i18n::pseudocode::{Pseudocode, pseudocode as search_pseudocode};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args, mcts, narration};

/// Returns the name of a side's search.
pub fn lane_name(words: &Words, lanes: Lanes<'_>, side: Side) -> String {
    let search = match lanes.lane(side) {
        Lane::Sampled(own) => {
            let config = |sampled: &SampledLane| *sampled.recording().config();
            return mcts_text::sampled_name(
                words,
                &config(own),
                lanes.lane(side.other()).sampled().map(config).as_ref(),
            );
        }
        Lane::Search(search) if search.trace().trust == Trust::Reported => return words.text("told-program"),
        Lane::Search(search) => search.config(),
    };
    match lanes.lane(side.other()).search() {
        Some(other) => split_name(words, search, other.config()),
        // The name includes the depth, where that is limited.
        None => split_name(words, search, &SearchConfig { depth: None, ..*search }),
    }
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
    let [long, short] = match kind {
        RecordedKind::Search => return None,
        RecordedKind::Sampled => ["search-name-mcts", "search-name-mcts-short"],
    };
    Some(words.text(if is_short { short } else { long }))
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
    match lane {
        Lane::Search(search) => narration::caption(words, search.recording(), search.step()),
        Lane::Sampled(sampled) => mcts_text::caption(words, sampled.recording(), sampled.step()),
    }
}

/// Returns the sentence for a step of a lane's timeline.
pub fn caption_at(words: &Words, lane: Lane<'_>, step: TimelineStep) -> StyledText {
    match lane {
        Lane::Search(search) => {
            let at = search.passes().locate(step);
            narration::caption(words, search.passes().get(at.pass), at.step)
        }
        Lane::Sampled(sampled) => mcts_text::caption(words, sampled.recording(), step.get()),
    }
}

/// Returns a few words for a step of a lane's timeline that do not say what happens there: the node or the iteration.
pub fn place_of_step(words: &Words, lane: Lane<'_>, step: TimelineStep) -> String {
    match lane {
        Lane::Search(search) => {
            let at = search.passes().locate(step);
            let recording = search.passes().get(at.pass);
            NodeNames::new(words, recording).heading(recording.trace().at(at.step).current().unwrap_or(NodeId::ROOT))
        }
        Lane::Sampled(sampled) => {
            let recording = sampled.recording();
            let iteration = recording.iteration_at(step.get()).unwrap_or_else(|| recording.iteration_count());
            mcts_text::iteration_text(words, recording, iteration)
        }
    }
}

/// Returns the progress of a lane's search.
pub fn progress(words: &Words, lane: Lane<'_>) -> String {
    match lane {
        Lane::Search(search) => split_progress(words, search.trace(), search.step()),
        Lane::Sampled(sampled) => mcts_text::iteration_text(words, sampled.recording(), sampled.iteration()),
    }
}

/// Returns the progress of a lane's search, now and at its end, to be shown beside the timeline. `None` for depth-first
/// searches, which have buttons there that jump.
pub fn progress_of_timeline(words: &Words, lane: Lane<'_>) -> Option<[String; 2]> {
    match lane {
        Lane::Search(_) => None,
        Lane::Sampled(sampled) => {
            let recording = sampled.recording();
            let text = |iteration| mcts_text::iteration_text(words, recording, iteration);
            Some([sampled.iteration(), recording.iteration_count()].map(text))
        }
    }
}

/// Returns why the search of a lane was cut short; `None` if it was not.
pub fn cut_short(words: &Words, lane: Lane<'_>) -> Option<String> {
    match lane {
        Lane::Search(search) => match search.passes().ending() {
            Ending::Complete | Ending::Underway => None,
            Ending::NodeLimit
            | Ending::MemoryLimit
            | Ending::TimeLimit
            | Ending::DepthLimit
            | Ending::Overflow
            | Ending::OppositeInfinities
            | Ending::Stopped => Some(narration::ending_sentence(words, search.passes().last())),
        },
        Lane::Sampled(sampled) => mcts_text::cut_short(words, sampled.recording()),
    }
}

/// Returns the code of a lane's search at its current step: in a programming language, if the search has code in it,
/// and otherwise as pseudocode.
pub fn code(words: &Words, lane: Lane<'_>, language: Option<CodeLanguage>) -> Pseudocode {
    let own = language.and_then(|language| code_in(lane, language));
    own.unwrap_or_else(|| match lane {
        Lane::Search(search) => search_pseudocode(words, search.recording(), search.step()),
        Lane::Sampled(sampled) => mcts::pseudocode(words, sampled.recording(), sampled.step()),
    })
}

fn code_in(lane: Lane<'_>, language: CodeLanguage) -> Option<Pseudocode> {
    match lane {
        Lane::Search(search) => search_code(search.recording(), search.step(), language),
        Lane::Sampled(sampled) => sampled_code(sampled.recording(), sampled.step(), language),
    }
}

/// Returns the languages in which a lane's search has code.
pub fn code_languages(lane: Lane<'_>) -> impl Iterator<Item = CodeLanguage> {
    CodeLanguage::ALL.into_iter().filter(move |language| code_in(lane, *language).is_some())
}

/// Returns the program with the code of a lane's search; `None` if it has none in this language.
pub fn program(lane: Lane<'_>, language: CodeLanguage) -> Option<Program> {
    match lane {
        Lane::Search(search) => search_program(search.recording(), language),
        Lane::Sampled(sampled) => sampled_program(sampled.recording(), language),
    }
}

/// Returns the variables of the running call at a lane's current step, as code names them, the most telling first.
pub fn variables(words: &Words, lane: Lane<'_>) -> Vec<String> {
    match lane {
        Lane::Search(search) => search_variables(words, search.recording(), search.step()),
        // Its variables are the counts at the nodes.
        Lane::Sampled(_) => Vec::new(),
    }
}
