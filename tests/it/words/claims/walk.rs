//! Every sentence of a search, step by step and in every language, checked against the truth.

use crate::project::nightly;
use crate::words::claims::captions::{self, Check};
use crate::words::claims::cards;
use crate::words::claims::explanations;
use crate::words::claims::panels;
use crate::words::claims::patterns::{Grammar, Said};
use crate::words::claims::ranks;
use crate::words::claims::replay::Replay;
use crate::words::claims::report::Report;
use crate::words::claims::step_context::{NodeNameCache, Search, StepContext};
use crate::words::claims::suppositions::{self, Supposed};
use poda::cli::panels::PanelTexts;
use poda::document::Document;
use poda::file;
use poda::game::Game;
use poda::game::GameView;
use poda::game::any::AnyGame;
use poda::i18n::node_card::{best_child, card_heading, card_lines};
use poda::i18n::node_names::NodeNames;
use poda::i18n::panels::overview_text::overview_text;
use poda::i18n::panels::step_text::{step_text, text_below_caption};
use poda::i18n::spoken_board::spoken_cells;
use poda::i18n::spoken_node::{ChildPlace, given_in_words, known_in_words, spoken_node};
use poda::i18n::styled_text::StyledText;
use poda::i18n::{Language, Words, explain, narration, what_if};
use poda::search::stats::SearchStats;
use poda::search::what_if::what_if;
use poda::session::minimax_check::MinimaxResult;
use poda::trace::limits::{Ending, Limits};
use poda::trace::passes::PassStep;
use poda::trace::recorder::record_passes;
use poda::trace::recording::Recording;
use poda::trace::sibling_ranks::SiblingRanks;
use poda::trace::{Event, NodeId, Step, Story};
use std::cell::RefCell;
use std::collections::HashMap;

/// A language with what its sentences may be made of.
pub struct WordsInLanguage {
    pub words: Words,
    captions: Grammar,
    why: Grammar,
    results: Grammar,
    ranks: Grammar,
    suppositions: Grammar,
    counts: Grammar,
    card: Grammar,
    aloud: Grammar,
    known: Grammar,
    /// Whether the languages take turns, from step to step.
    takes_turns: bool,
}

/// Every message that a claim can be made by, with its check.
pub fn messages() -> impl Iterator<Item = &'static str> {
    let all =
        [captions::ALL, explanations::WHY, explanations::RESULT, explanations::COUNTS, ranks::ALL, suppositions::ALL];
    let of_nodes = [cards::CARD, cards::ALOUD, cards::KNOWN];
    let of_nodes = all.into_iter().chain(of_nodes).flatten().map(|&(id, _)| id);
    of_nodes.chain(panels::READ_HERE)
}

impl WordsInLanguage {
    pub fn all() -> [Self; 2] {
        Language::AUTHORED.map(|language| {
            let of = |checks: &[Check]| Grammar::new(language, |id| checks.iter().any(|&(known, _)| known == id));
            Self {
                words: Words::new(language),
                captions: of(captions::ALL),
                why: of(explanations::WHY),
                results: of(explanations::RESULT),
                ranks: of(ranks::ALL),
                suppositions: of(suppositions::ALL),
                counts: of(explanations::COUNTS),
                card: of(&cards::card()),
                aloud: of(cards::ALOUD).alone(),
                known: of(cards::KNOWN).alone(),
                takes_turns: false,
            }
        })
    }

    /// Of a random search, each step is read in one of the languages, and all are in the nightly workflow. A fault of
    /// one language that shows at two steps of a position, one after the other, is found as surely.
    pub fn in_turn() -> [Self; 2] {
        Self::all().map(|language| Self { takes_turns: nightly::cases(true, false), ..language })
    }
}

/// Records a search and checks all that is said of it at the steps that are wanted.
pub fn check(
    document: &Document,
    most_nodes: usize,
    languages: &[WordsInLanguage],
    wants: impl Fn(Step) -> bool,
    report: &mut Report,
) {
    check_with_truth(document, most_nodes, 50_000, languages, wants, report);
}

pub fn check_with_truth(
    document: &Document,
    most_nodes: usize,
    most_positions: u64,
    languages: &[WordsInLanguage],
    wants: impl Fn(Step) -> bool,
    report: &mut Report,
) {
    let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(most_nodes), &());
    let search = Search::new(passes, *document.search().unwrap(), most_nodes, most_positions);
    let mut steps = 0;
    // One language begins with this search, the other with the next.
    let first = search.passes.get(0).trace().node_count();
    let called: Vec<Vec<NodeNameCache>> =
        languages.iter().map(|_| (0..search.passes.len()).map(|_| NodeNameCache::default()).collect()).collect();
    let minimax = minimax(&search);
    let panels = |language| PanelTexts::new(language, document.search().unwrap(), &search.passes, minimax);
    let mut panels: Vec<PanelTexts> = languages.iter().map(|language| panels(&language.words)).collect();
    for number in 0..search.passes.len() {
        let recording = &**search.passes.get(number);
        let truth = search.truth(recording.config().depth);
        let values = RefCell::new(HashMap::new());
        let mut replay = Replay::new(recording);
        for step in 0..=recording.trace().len() {
            if let Some(event) = recording.trace().event(step) {
                replay.follow(event);
            }
            for fault in std::mem::take(&mut replay.faults) {
                report.fault(&format!("events: {fault}"), || told(document, number, step, ""));
            }
            let is_end = step == recording.trace().len();
            let is_wanted = wants(steps) || is_end;
            steps += 1;
            if !is_wanted {
                continue;
            }
            for (index, (language, called)) in languages.iter().zip(&called).enumerate() {
                let is_in_turn = index == (step + first) % languages.len();
                if language.takes_turns && !is_in_turn {
                    continue;
                }
                let met = RefCell::default();
                let context = StepContext {
                    search: &search,
                    pass: number,
                    recording,
                    step,
                    replay: &replay,
                    truth: &truth,
                    words: &language.words,
                    called: &called[number],
                    values: &values,
                    supposed: None,
                    node: None,
                    known: Some(&language.known),
                    met: &met,
                };
                // The panels say the same in both languages: at each step they are read in one of them.
                if is_in_turn {
                    panels_say(&mut panels[index], language, &context, document, report);
                }
                let mut say = |grammar: &Grammar, checks: &[Check], text: &StyledText| {
                    sentence(grammar, checks, &text.plain(), &context, document, report);
                };
                say(&language.captions, captions::ALL, &narration::caption(&language.words, recording, step));
                let count = recording.trace().at(step).stats();
                let all = truth.nodes(&truth.root()).zip(truth.leaves(&truth.root()));
                let all = all.map(|(nodes, leaves)| SearchStats { nodes, leaves, ..SearchStats::default() });
                let prunes = recording.trace().has_window;
                for text in explain::stats_so_far(
                    &language.words,
                    &count,
                    prunes,
                    all.filter(|_| (step / languages.len()).is_multiple_of(2)),
                ) {
                    say(&language.counts, explanations::COUNTS, &text);
                }
                let place = PassStep { pass: number, step };
                let aloud = narration::spoken_caption(&language.words, &search.passes, place);
                say(&language.captions, captions::ALL, &StyledText::plain_text(&aloud));
                if let Some(Event::Enter(node)) = recording.trace().event(step)
                    && let Some(text) =
                        explain::rank_reason(&language.words, recording, step, node, &mut SiblingRanks::default())
                {
                    say(&language.ranks, ranks::ALL, &text);
                }
                if let Some(Event::Cutoff(child)) = recording.trace().event(step) {
                    let node = recording.trace().parent(child).unwrap_or(NodeId::ROOT);
                    let read_at = explain::ReadAt::BelowCaption;
                    let below = explain::why_at(&language.words, recording, step, node, read_at);
                    let alone = explain::why(&language.words, recording, step, node);
                    for text in below.into_iter().chain(alone).flatten() {
                        say(&language.why, explanations::WHY, &text);
                    }
                }
            }
            moment(&search, number, step, &replay, report, document);
        }
        results(&search, number, &replay, languages, &called, &values, report, document);
    }
}

/// What is said of the answer, in the pass that it is said of.
#[expect(clippy::too_many_arguments, reason = "a context is made of all that")]
fn results(
    search: &Search,
    number: usize,
    replay: &Replay,
    languages: &[WordsInLanguage],
    called: &[Vec<NodeNameCache>],
    values: &RefCell<HashMap<NodeId, Option<poda::score::Score>>>,
    report: &mut Report,
    document: &Document,
) {
    let deciding = if search.passes.last_complete().is_some() { search.passes.deciding_pass() } else { 0 };
    if number != deciding {
        return;
    }
    let recording = &**search.passes.get(number);
    let truth = search.truth(recording.config().depth);
    let check = minimax(search)
        .map(|found| found.map(|MinimaxResult { score, stats }| explain::MinimaxCheck { score, leaves: stats.leaves }));
    let end = PassStep { pass: search.passes.len() - 1, step: search.passes.last().trace().len() };
    let below = panels::below(recording.trace());
    for (language, called) in languages.iter().zip(called) {
        let context = StepContext {
            search,
            pass: number,
            recording,
            step: recording.trace().len(),
            replay,
            truth: &truth,
            words: &language.words,
            called: &called[number],
            values,
            supposed: None,
            node: None,
            known: None,
            met: &RefCell::default(),
        };
        for node in recording.trace().nodes().step_by(7) {
            let text = overview_text(&language.words, recording.trace(), node).plain();
            if let Err(why) = panels::overview(&text, node, &below, &context) {
                report.fault("overview", || format!("{}\n    {why}", told(document, number, context.step, &text)));
            }
        }
        let alone = step_text(&language.words, &search.passes, end, None, check).expect("there is a result at the end");
        let below = text_below_caption(&language.words, &search.passes, end, check);
        for text in below.into_iter().chain([alone]).flat_map(|text| text.into_parts().1) {
            sentence(&language.results, explanations::RESULT, &text.plain(), &context, document, report);
        }
        {
            for supposed in branches(recording) {
                let context = StepContext { supposed: Some(&supposed), ..context };
                let root = recording.root();
                let follows = what_if(recording.config(), root, &supposed.line, supposed.value, 20_000);
                let said =
                    follows.map(|what| what_if::what_if_sentences(&language.words, recording, supposed.branch, &what));
                for text in said.unwrap_or_default() {
                    sentence(&language.suppositions, suppositions::ALL, &text.plain(), &context, document, report);
                }
            }
        }
    }
}

/// What plain minimax finds at the depth that the answer is of, by its definition.
fn minimax(search: &Search) -> Result<Option<MinimaxResult>, Ending> {
    let last = search.passes.last_complete().unwrap_or_default();
    let truth = search.truth(search.passes.get(last).config().depth);
    let found = truth.value(&truth.root()).zip(truth.nodes(&truth.root()).zip(truth.leaves(&truth.root())));
    let result = |(score, (nodes, leaves))| MinimaxResult {
        score,
        stats: SearchStats { nodes, leaves, ..SearchStats::default() },
    };
    if !search.passes.is_complete() || !search.config.algorithm.properties().prunes {
        return Ok(None);
    }
    found.map(|found| Some(result(found))).ok_or(Ending::NodeLimit)
}

/// What the panels say at a step: of the current node, of another one, and in rows.
fn panels_say(
    panels: &mut PanelTexts,
    language: &WordsInLanguage,
    context: &StepContext,
    document: &Document,
    report: &mut Report,
) {
    let (trace, moment) = (context.trace(), context.trace().at(context.step));
    let current = moment.current().unwrap_or(NodeId::ROOT);
    let of_current = StepContext { node: Some(current), ..*context };
    let card = cards::card();
    let all = panels.at(PassStep { pass: context.pass, step: context.step });
    if all.iter().any(|&(panel, _)| panel == "chart") != panels::has_chart(context) {
        report.fault("a chart where the root has not changed, or none", || {
            told(document, context.pass, context.step, "")
        });
    }
    for (panel, lines) in all {
        match panels::check(panel, &lines, context) {
            Some(checked) => {
                report.sentences += lines.len();
                if let Err(why) = checked {
                    let case =
                        || format!("{}\n    {why}", told(document, context.pass, context.step, &lines.join(" | ")));
                    report.fault(&format!("{panel}: {}", kind_of(&why)), case);
                }
            }
            None if panel == "node" => {
                for line in &lines {
                    sentence(&language.card, &card, line, &of_current, document, report);
                }
            }
            None if panel == "spoken" => {
                let line = of_current.node.map_or_else(
                    || lines[1].clone(),
                    |node| without_board(language, context.recording, node, &lines[1]),
                );
                sentence(&language.aloud, cards::ALOUD, &line, &of_current, document, report);
            }
            // These sentences are read where they are made.
            None => {}
        }
    }
    // Any other node.
    let other = trace.nodes().nth(context.step * 7919 % trace.node_count()).unwrap_or(NodeId::ROOT);
    let (names, about) =
        (NodeNames::new(&language.words, context.recording), StepContext { node: Some(other), ..*context });
    let lines = [card_heading(&names, other)].into_iter().chain(card_lines(
        &names,
        &moment,
        other,
        &mut SiblingRanks::default(),
    ));
    for line in lines.chain(best_child(&names, &moment, other)) {
        sentence(&language.card, &card, &line.plain(), &about, document, report);
    }
    let siblings: Vec<NodeId> = trace.parent(other).into_iter().flat_map(|parent| trace.children(parent)).collect();
    let place = ChildPlace::of(context.recording, &siblings).find(|&(node, _)| node == other).map(|(_, place)| place);
    let is_given = context.search.root().is_explicit_tree() && trace.kind(other).is_evaluated();
    let is_evaluated = trace.entered_at(other).is_some_and(|entered| entered < context.step);
    let known = if is_given && !is_evaluated {
        given_in_words(&names, &moment, other, context.recording.evaluation(other))
    } else {
        known_in_words(&names, &moment, other)
    };
    let aloud = without_board(language, context.recording, other, &spoken_node(&names, other, &known, place));
    sentence(&language.aloud, cards::ALOUD, &aloud, &about, document, report);
}

/// What is said of a node without what its author has drawn there, which claims nothing about the search.
fn without_board(language: &WordsInLanguage, recording: &Recording<AnyGame>, node: NodeId, aloud: &str) -> String {
    let drawn = spoken_cells(&language.words, &recording.position(node).board());
    drawn.and_then(|drawn| aloud.strip_suffix(&format!(". {drawn}"))).unwrap_or(aloud).to_owned()
}

/// What may be tried of what was pruned: some of the branches, each with a value.
fn branches(recording: &Recording<AnyGame>) -> Vec<Supposed> {
    let trace = recording.trace();
    let pruned = trace.nodes().filter(|&node| trace.is_pruned_for_good(node)).step_by(3).take(6);
    let supposed = pruned.zip(suppositions::VALUES.into_iter().cycle());
    supposed.map(|(branch, value)| Supposed { branch, line: recording.moves_to(branch), value }).collect()
}

/// Whether what is shown of the nodes on the way equals the replay, and is true.
fn moment(search: &Search, pass: usize, step: Step, replay: &Replay, report: &mut Report, document: &Document) {
    let recording = &**search.passes.get(pass);
    let trace = recording.trace();
    let truth = search.truth(recording.config().depth);
    let moment = trace.at(step);
    let mut fault = |what: String| report.fault(&format!("moment: {what}"), || told(document, pass, step, ""));
    for visit in &replay.open {
        if moment.window(visit.node) != visit.window {
            fault(format!("window {:?} and not {:?}", moment.window(visit.node), visit.window));
        }
        if moment.best_child(visit.node) != visit.best.map(|(best, _)| best) {
            fault("another best child".to_owned());
        }
        let proved = moment.proved(visit.node);
        if let Some(value) = truth.of(recording, visit.node)
            && !(proved.low <= value && value <= proved.high)
        {
            fault(format!("{proved} is proved of {value}"));
        }
    }
    if let Some(Event::Leave(node)) = trace.event(step) {
        let proved = moment.proved(node);
        if let Some(value) = truth.of(recording, node)
            && !(proved.low <= value && value <= proved.high)
        {
            fault(format!("{proved} is proved of {value} that was left"));
        }
    }
    let count = moment.stats();
    if (count.nodes, count.leaves, count.table_hits) != (replay.nodes, replay.leaves, replay.recalled) {
        fault("other counts".to_owned());
    }
}

fn sentence(
    grammar: &Grammar,
    checks: &[Check],
    text: &str,
    context: &StepContext,
    document: &Document,
    report: &mut Report,
) {
    report.sentences += 1;
    if text.is_empty() {
        return;
    }
    let case = || told(document, context.pass, context.step, text);
    let is_uncontracted = [" de el ", " a el "].iter().any(|words| text.contains(words));
    if is_uncontracted && context.words.language() == Language::SPANISH {
        report.fault("an article is not contracted", case);
    }
    // A rounded number is set beside "≈" where an exact one stands behind "=".
    let readings = grammar.read(&text.replace(" ≈ ", " = ≈"));
    if readings.is_empty() {
        let event = context.trace().event(context.step).map(|event| format!("{event:?}"));
        let event = event.as_deref().unwrap_or("start").split('(').next().unwrap_or_default().to_owned();
        report.fault(&format!("no message says this at {event} in {}", context.words.language().code()), case);
        return;
    }
    let mut wrong = Vec::new();
    for reading in &*readings {
        match reading.iter().find_map(|said| judge(checks, said, context).err().map(|why| (said, why))) {
            None => {
                let inner = context.met.take();
                let forms = reading.iter().map(Said::form).chain(inner);
                report.met.extend(forms.map(|form| format!("{} {form}", context.words.language().code())));
                return;
            }
            Some((said, why)) => wrong.push((said.form(), why)),
        }
    }
    let (form, why) = &wrong[0];
    report.fault(&format!("{form}: {}", kind_of(why)), || format!("{}\n    {why}", case()));
}

/// The reason without names and numbers.
fn kind_of(why: &str) -> String {
    let words = why.split_whitespace().filter(|word| {
        word.chars().all(|letter| letter.is_ascii_alphabetic() || ",'".contains(letter)) && 1 < word.len()
    });
    words.collect::<Vec<_>>().join(" ")
}

fn judge(checks: &[Check], said: &Said, context: &StepContext) -> Result<(), String> {
    let (_, check) = checks.iter().find(|&&(id, _)| id == said.id).ok_or("no check")?;
    check(said, context)?;
    // Whether the caption above an explanation says the rest is no claim.
    let _ = said.text("said");
    let unchecked = said.unchecked();
    if unchecked.is_empty() { Ok(()) } else { Err(format!("no check covers {}", unchecked.join(", "))) }
}

/// Where something was seen, so that it can be seen again.
fn told(document: &Document, pass: usize, step: Step, text: &str) -> String {
    format!("    {text}\n    pass {}, step {step} of {}", pass + 1, in_one_line(document))
}

pub fn in_one_line(document: &Document) -> String {
    file::save(document).lines().map(str::trim).collect()
}
