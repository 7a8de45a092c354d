//! Why a move is not played: what is said of both moves is true, the line that shows it is legal and ends with what is
//! stated, and the inequality decides. Checked against plain minimax, at any step and in every language.

use crate::words::claims::mixtures::{Asked, Product, asked, pairs};
use crate::words::claims::on_all_threads;
use crate::words::claims::positions;
use crate::words::claims::report::Report;
use crate::words::claims::step_context::Search;
use crate::words::claims::truth::{Stop, Truth};
use crate::words::claims::xor_shift::XorShift;
use poda::document::Document;
use poda::file::save;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words, why_not};
use poda::score::{Interval, Score, Turn};
use poda::search::Leaf;
use poda::trace::limits::Limits;
use poda::trace::moment::NodeState;
use poda::trace::passes::PassStep;
use poda::trace::recorder::record_passes;
use poda::trace::recording::Recording;
use poda::trace::why_not::{Basis, LineEnd, Verdict, WhyNot};
use poda::trace::{NodeId, Story};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

type Checked = Result<(), String>;

fn holds(is_so: bool, what: &str) -> Checked {
    if is_so { Ok(()) } else { Err(what.to_owned()) }
}

fn contains(found: Interval, value: Option<Score>) -> bool {
    value.is_none_or(|value| found.low <= value && value <= found.high)
}

/// Checks an answer of a search whose results are proved.
fn check(search: &Search, at: PassStep, child: NodeId, answer: &WhyNot) -> Checked {
    let recording = search.passes.get(answer.at.pass);
    let trace = recording.trace();
    let asked_of = search.passes.get(at.pass);
    let asked_parent = asked_of.trace().parent(child).ok_or("it is the root")?;
    holds(recording.move_to(answer.child) == asked_of.move_to(child), "it is about another move")?;
    let truth = search.truth(recording.config().depth);
    let parent = trace.parent(answer.child).ok_or("it is the root")?;
    let place = truth.at(recording, parent);
    let moment = trace.at(answer.at.step);
    match answer.verdict {
        Verdict::Outcome => return holds(truth.turn(&place) == Turn::Chance, "a player chooses"),
        Verdict::NodeUnvisited => return holds(moment.state(parent) == NodeState::Unvisited, "it was visited"),
        Verdict::NodePruned => {
            let is_left_out = matches!(moment.state(parent), NodeState::Pruned | NodeState::PassedOver);
            return holds(is_left_out && !trace.is_searched(parent), "the node is not left out");
        }
        Verdict::Only => return holds(truth.moves(&place).len() == 1, "there are other moves"),
        Verdict::Unvisited | Verdict::NeverVisited => {
            holds(trace.entered_at(answer.child).is_none_or(|entered| answer.at.step < entered), "it was visited")?;
            let is_over = !trace.is_complete() && answer.at.step == trace.len();
            return holds(is_over == (answer.verdict == Verdict::NeverVisited), "it may still be visited");
        }
        Verdict::Pruned => {
            holds(!trace.is_searched(answer.child), "it was visited")?;
            let is_cut = trace.cutoff(parent).is_some_and(|(_, cut)| cut <= answer.at.step);
            return holds(is_cut || trace.is_partial_probe(parent), "nothing was cut");
        }
        Verdict::PassedOver => return holds(!trace.is_searched(answer.child), "it was visited"),
        Verdict::Best
        | Verdict::BestSoFar
        | Verdict::Worse
        | Verdict::NoBetter
        | Verdict::Equal
        | Verdict::Better
        | Verdict::Undecided => {}
    }
    if answer.basis != Basis::Proved {
        return check_line(&truth, recording, answer);
    }
    let value = |node| truth.of(recording, node);
    let (own, best) = (value(answer.child), answer.best.and_then(|best| value(best.node)));
    holds(contains(answer.found, own), "the move is not worth that")?;
    holds(answer.best.is_none_or(|it| contains(it.found, best)), "the best is not worth that")?;
    let Turn::Player(player) = truth.turn(&place) else { return Err("chance decides".to_owned()) };
    let is_better =
        |one: Option<Score>, other: Option<Score>| one.zip(other).is_none_or(|(one, other)| player.prefers(one, other));
    let is_no_better = |one: Option<Score>, other: Option<Score>| {
        one.zip(other).is_none_or(|(one, other)| !player.prefers(one, other))
    };
    match answer.verdict {
        Verdict::Worse => holds(is_better(best, own), "the other is no better")?,
        Verdict::Better => holds(is_better(own, best), "it is no better")?,
        Verdict::NoBetter => holds(is_no_better(own, best), "it is better")?,
        Verdict::Equal => holds(own.zip(best).is_none_or(|(own, best)| own == best), "they are not worth the same")?,
        Verdict::Best => {
            for mv in truth.moves(&place) {
                let other = truth.value(&truth.after(&[recording.moves_to(parent), vec![mv]].concat()));
                holds(is_no_better(other, own), "another move is better")?;
            }
        }
        Verdict::BestSoFar
        | Verdict::Undecided
        | Verdict::Outcome
        | Verdict::NodeUnvisited
        | Verdict::NodePruned
        | Verdict::Only
        | Verdict::Unvisited
        | Verdict::NeverVisited
        | Verdict::Pruned
        | Verdict::PassedOver => {}
    }
    // A verdict that speaks against the move has a line that shows it, unless no value is beyond the bounds.
    if answer.verdict == Verdict::Worse {
        holds(answer.line.shows.is_some(), "no line shows it")?;
        holds(answer.line.end != LineEnd::Open, "the line ends too soon")?;
    }
    if let Some(shows) = answer.line.shows {
        let other = player.opponent();
        let end = answer.found.own_end(other);
        holds(shows.own_end(other) == end, "the line shows something else")?;
        if !matches!(answer.line.end, LineEnd::Open) {
            let at_end = answer.line.found.own_end(other);
            holds(!player.prefers(at_end, end), "the end of the line is better than what it shows")?;
        }
    }
    holds(asked_parent == NodeId::ROOT || answer.at == at, "only the root has earlier passes")?;
    check_line(&truth, recording_of_line(search, answer), answer)
}

fn recording_of_line<'a>(search: &'a Search, answer: &WhyNot) -> &'a Recording<AnyGame> {
    search.passes.get(answer.line.pass)
}

/// Checks that the line is legal, and what is stated at its end.
fn check_line(truth: &Truth, recording: &Recording<AnyGame>, answer: &WhyNot) -> Checked {
    let (trace, line) = (recording.trace(), &answer.line);
    for pair in line.nodes.windows(2) {
        holds(trace.parent(pair[1]) == Some(pair[0]), "the line jumps")?;
        let mv = recording.move_to(pair[1]).ok_or("the line begins anew")?;
        holds(truth.moves(&truth.at(recording, pair[0])).contains(&mv), "a move of the line is not legal")?;
    }
    let last = line.nodes[line.nodes.len() - 1];
    let place = truth.at(recording, last);
    if answer.basis != Basis::Proved {
        return Ok(());
    }
    match &line.end {
        LineEnd::Leaf(leaf) => {
            let stop = truth.stops(&place);
            let is_leaf = match leaf {
                Leaf::Terminal => stop == Some(Stop::Over),
                Leaf::Horizon => stop == Some(Stop::Limit),
                Leaf::Quiet => stop == Some(Stop::Quiet),
                Leaf::TableHit => true,
            };
            holds(is_leaf, "the line does not end there")?;
            holds(contains(line.found, truth.value(&place)), "the end is not worth that")?;
            let stated = line.found == Interval::UNKNOWN || line.found.is_exact() || *leaf == Leaf::TableHit;
            holds(stated, "a leaf has a value")
        }
        LineEnd::Chance(outcomes) => {
            holds(truth.turn(&place) == Turn::Chance, "chance does not decide")?;
            let sum: u64 = outcomes.iter().map(|outcome| u64::from(outcome.weight)).sum();
            holds(outcomes.iter().all(|outcome| sum <= outcome.of), "the weights are too many")?;
            for outcome in outcomes {
                holds(contains(outcome.found, truth.of(recording, outcome.node)), "an outcome is not worth that")?;
            }
            Ok(())
        }
        LineEnd::Open => Ok(()),
    }
}

/// Checks what is said of some moves at some steps of a search.
fn check_search(document: &Document, most_nodes: usize, random: &mut XorShift, words: &[Words], report: &mut Report) {
    let config = *document.search().unwrap();
    let passes = record_passes(&config, document.position(), Limits::nodes(most_nodes), &());
    let search = Search::new(passes, config, most_nodes, 20_000);
    for pass in 0..search.passes.len() {
        let trace = search.passes.get(pass).trace();
        let mut steps = vec![trace.len()];
        steps.extend((0..4).map(|_| random.below(trace.len() + 1)));
        for step in steps {
            let mut asked: Vec<NodeId> = trace.children(NodeId::ROOT).collect();
            if 1 < trace.node_count() {
                asked.extend((0..4).map(|_| NodeId::new(1 + random.below(trace.node_count() - 1))));
            }
            for child in asked {
                let at = PassStep { pass, step };
                let Some(answer) = search.passes.why_not(at, child) else { continue };
                report.sentences += 1;
                report.met.insert(format!("{:?} {:?}", answer.basis, answer.verdict));
                let seen = || format!("    pass {pass} step {step} node {child:?} of {}\n{answer:?}", save(document));
                if let Err(what) = check(&search, at, child, &answer) {
                    report.fault(&format!("{what} ({:?}, {:?})", answer.verdict, answer.basis), seen);
                }
                let said: Vec<Vec<String>> = words
                    .iter()
                    .map(|words| {
                        let said = why_not::sentences(words, &search.passes, at, &answer);
                        said.iter().map(poda::i18n::styled_text::StyledText::plain).collect()
                    })
                    .collect();
                let is_whole = |said: &String| !said.trim().is_empty() && !said.contains(['{', '}', '$']);
                if said.iter().any(Vec::is_empty) || !said.iter().flatten().all(is_whole) {
                    report.fault("a sentence is not whole", || format!("{said:?}"));
                }
                if said.iter().any(|language| language.len() != said[0].len()) {
                    report.fault("one language says more", || format!("{said:?}"));
                }
                if let Some(missing) = number_missing(&answer, &said) {
                    report.fault("a number is missing", || format!("{missing} in {said:?}"));
                }
            }
        }
    }
}

/// A number that decides and is not in the sentences.
fn number_missing(answer: &WhyNot, said: &[Vec<String>]) -> Option<String> {
    let best = answer.best.filter(|_| answer.verdict == Verdict::Worse)?;
    let ends = [answer.found, best.found].map(Interval::shown_ends);
    let is_said = |end: &String| said.iter().all(|said| said.iter().any(|sentence| sentence.contains(end.as_str())));
    // Of an interval at least one end is a number that decides.
    ends.into_iter().find(|ends| !ends.iter().any(is_said)).map(|ends| ends.join(" … "))
}

fn check_all(count: usize, mixture: impl Fn(usize) -> Option<Asked> + Sync) -> (Report, BTreeMap<String, usize>) {
    let (next, met) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let report = on_all_threads(|| {
        let words = ["en", "es", "pt"].map(|code| Words::new(Language::of_code(code)));
        let mut report = Report::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(asked) = Some(number).filter(|&number| number < count).and_then(&mixture) else { break };
            let mut random = XorShift::seeded(number as u64 * 977 + 5);
            let document = positions::position(asked.kind, &mut random).with_search(asked.config);
            check_search(&document, asked.most_nodes.min(3_000), &mut random, &words, &mut report);
        }
        let mut met = met.lock().unwrap();
        for form in &report.met {
            *met.entry(form.clone()).or_insert(0) += 1;
        }
        report
    });
    (report, met.into_inner().unwrap())
}

/// With `PODA_WHY_NOT=20000`, so many searches are asked, of all mixtures there are.
#[test]
fn every_answer_to_why_not_is_true_and_its_line_shows_it() {
    let asked_for = std::env::var("PODA_WHY_NOT").ok().and_then(|count| count.parse::<usize>().ok());
    let (report, met) = if let Some(count) = asked_for {
        let product = Product::new();
        let every = (product.len() / count).max(1);
        check_all(count, |number| product.get(number * every).map(|mixture| asked(&mixture)))
    } else {
        let mixtures = pairs();
        check_all(mixtures.len(), |number| mixtures.get(number).map(asked))
    };
    eprintln!("{} answers: {met:?}", report.sentences);
    report.expect_nothing();
    for verdict in [
        "Outcome",
        "NodeUnvisited",
        "NodePruned",
        "Only",
        "Unvisited",
        "Pruned",
        "Best",
        "BestSoFar",
        "Worse",
        "NoBetter",
        "Equal",
        "Undecided",
    ] {
        assert!(met.contains_key(&format!("Proved {verdict}")), "no search has met {verdict}");
    }
}
