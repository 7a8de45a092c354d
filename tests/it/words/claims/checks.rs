//! The texts about a user's own program, checked against the lines of its run and the values of the tree.
//!
//! The windows at a line are computed from the lines before it, by the rule of alpha-beta alone: up to the first
//! difference they are those of the search.

use crate::core::check::{told, with_leaf};
use crate::core::trees::plain_minimax::value;
use crate::hold;
use crate::words::claims::patterns::{Grammar, Said};
use crate::words::claims::positions::{self, Kind};
use crate::words::claims::step_context::{CheckResult, counts, number, player, relation, variant, yes_or_no};
use crate::words::claims::values::in_list;
use crate::words::claims::walk::in_one_line;
use crate::words::claims::xor_shift::XorShift;
use poda::check::{Finding, RunVerdict, check};
use poda::file::run::read_run;
use poda::game::any::{AnyGame, AnyMove};
use poda::game::played_game::legal_moves;
use poda::game::tree::Tree;
use poda::game::{Game, GameView};
use poda::i18n::check::{CheckWords, recording_of};
use poda::i18n::node_names::NodeNames;
use poda::i18n::{Language, Words};
use poda::score::{CutOn, Player, Score, Window};
use poda::search::mistakes::Mistake;
use poda::search::{Algorithm, Fail, SearchConfig};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use std::collections::{BTreeMap, BTreeSet};

/// Every message that has a check here.
const MESSAGES: [&str; 13] = [
    "check-verdict",
    "check-place",
    "check-missed-cut",
    "check-cut-too-many",
    "check-refuted",
    "check-harmless",
    "check-leaf-value",
    "check-window",
    "check-returned-value",
    "check-best-move",
    "check-depth",
    "check-extra-node",
    "check-side",
];

/// A node that the program has entered and not left.
#[derive(Clone)]
struct Open {
    line: Vec<AnyMove>,
    window: Window,
    best: Option<Score>,
    entered: Vec<AnyMove>,
}

/// The run up to a line.
struct Lines<'a> {
    texts: Vec<&'a str>,
    tree: &'a AnyGame,
    cut_on: CutOn,
}

impl Lines<'_> {
    fn at(&self, line: &[AnyMove]) -> AnyGame {
        line.iter().fold(self.tree.clone(), |position, &mv| position.after(mv))
    }

    /// The open nodes before a line, from 1, and the events and values of all lines.
    fn before(&self, line: usize) -> Vec<Open> {
        let mut open: Vec<Open> = Vec::new();
        for text in &self.texts[1..line - 1] {
            let event: serde_json::Value = parsed(text);
            match event["e"].as_str() {
                Some("enter") => {
                    let window = open.last().map_or(Window::FULL, |parent| parent.window);
                    let line = self.entered(&mut open, &event);
                    open.push(Open { line, window, best: None, entered: Vec::new() });
                }
                Some("leave") => {
                    let left = open.pop().expect("a node is open");
                    let score = score(&event["value"]);
                    if let Some(parent) = open.last_mut() {
                        let player = self.at(&parent.line).to_move();
                        let best = parent.best.map_or(score, |best| player.better_of(best, score));
                        parent.best = Some(best);
                        parent.window = parent.window.narrowed(player, best);
                    }
                    drop(left);
                }
                _ => {}
            }
        }
        open
    }

    /// Notes the move of an event that enters a node, and returns the line to it.
    fn entered(&self, open: &mut [Open], event: &serde_json::Value) -> Vec<AnyMove> {
        let Some(parent) = open.last_mut() else { return Vec::new() };
        let position = self.at(&parent.line);
        let name = event["move"].as_str().expect("it is told");
        let mv = legal_moves(&position).into_iter().find(|&mv| position.move_name(mv) == name).expect("it is legal");
        parent.entered.push(mv);
        [&parent.line[..], &[mv]].concat()
    }
}

fn parsed(text: &str) -> serde_json::Value {
    serde_json::from_str(&text.replace(": Infinity", ": \"inf\"").replace(": -inf", ": \"-inf\"")).expect("it is JSON")
}

fn score(value: &serde_json::Value) -> Score {
    let number = match value.as_str() {
        Some("inf") => f64::INFINITY,
        Some(_) => f64::NEG_INFINITY,
        None => value.as_f64().expect("a number"),
    };
    Score::new(number).expect("a score")
}

/// What is known where a sentence stands.
struct Place<'a> {
    words: &'a Words,
    lines: &'a Lines<'a>,
    recording: &'a Recording<AnyGame>,
    finding: &'a Finding,
    config: &'a SearchConfig,
    verdict: RunVerdict,
    /// What the program answered.
    answer: Score,
}

impl Place<'_> {
    fn check(&self, said: &Said) -> CheckResult {
        let is_named = |argument: &str, line: &[AnyMove]| self.is_named(said, argument, line);
        let true_value = self.true_value();
        let line = self.finding.line as usize;
        let event = parsed(self.lines.texts[line - 1]);
        let open = self.lines.before(line);
        let at = open.last();
        match said.id.as_str() {
            "check-verdict" => {
                let is_wrong = said.is("verdict", "wrong");
                hold!(is_wrong != Some(true) || self.verdict == RunVerdict::Wrong, "it is not wrong");
                let is_right = said.is("verdict", "differs");
                hold!(is_right != Some(true) || self.answer == true_value, "it is wrong");
                said.text("algorithm");
                return Ok(());
            }
            "check-place" => {
                counts(said, "line", line as u64)?;
                variant(said, "known", "yes")?;
                return counts(said, "step", self.finding.step as u64);
            }
            "check-side" => {
                let line = self.lines.entered(&mut open.clone(), &event);
                is_named("node", &line)?;
                let side = self.lines.at(&line).to_move();
                player(said, "player", side)?;
                player(said, "told", side.opponent())?;
                hold!(event["side"] == ["max", "min"][usize::from(side == Player::Max)], "it told its side");
                return Ok(());
            }
            "check-best-move" => return self.check_best_move(said),
            _ => {}
        }
        let at = at.ok_or("no node is open")?;
        let position = self.lines.at(&at.line);
        let mover = position.to_move();
        match said.id.as_str() {
            "check-missed-cut" => {
                let best = at.best.ok_or("no child has returned")?;
                hold!(event["e"] == "enter", "it goes on");
                is_named("node", &at.line)?;
                player(said, "player", mover)?;
                number(said, "best", best)?;
                number(said, "bound", at.window.limit(mover))?;
                hold!(at.window.is_closed_by(mover, best, self.lines.cut_on), "the window is open");
                relation(said, "relation", best, at.window.limit(mover))?;
                let leaves = leaves_below(&self.lines.texts[line - 1..]);
                counts(said, "leaves", leaves)?;
                variant_of_count(said, leaves)
            }
            "check-cut-too-many" => {
                hold!(event["e"] == "leave", "it stops");
                is_named("node", &at.line)?;
                player(said, "player", mover)?;
                let limit = at.window.limit(mover);
                number(said, "best", at.best.unwrap_or(limit))?;
                number(said, "bound", limit)?;
                variant(said, "finite", yes_or_no(limit.is_finite()))?;
                variant(said, "met", yes_or_no(at.best == Some(limit)))?;
                let is_closed = at.best.is_some_and(|best| at.window.is_closed_by(mover, best, self.lines.cut_on));
                hold!(!is_closed, "the window is closed");
                let next =
                    legal_moves(&position).into_iter().find(|mv| !at.entered.contains(mv)).ok_or("none is left")?;
                is_named("child", &[&at.line[..], &[next]].concat())
            }
            "check-refuted" => self.check_refuted(said, at),
            "check-harmless" => self.check_harmless(at),
            "check-leaf-value" => {
                let told = score(&event["value"]);
                is_named("node", &at.line)?;
                number(said, "told", told)?;
                number(said, "expected", position.evaluate().score())?;
                variant(said, "turned", yes_or_no(told == -position.evaluate().score()))
            }
            "check-window" => {
                let mut open = open.clone();
                let line = self.lines.entered(&mut open, &event);
                is_named("node", &line)?;
                let written = |window: Window| format!("({}, {})", window.alpha.shown(), window.beta.shown());
                let text = said.text("told").unwrap_or_default();
                let told = Window { alpha: score(&event["alpha"]), beta: score(&event["beta"]) };
                hold!(text == written(told), "{} was told and not {text}", written(told));
                let text = said.text("expected").unwrap_or_default();
                hold!(text == written(at.window), "{} is handed on and not {text}", written(at.window));
                Ok(())
            }
            "check-returned-value" => {
                is_named("node", &at.line)?;
                variant(said, "root", yes_or_no(at.line.is_empty()))?;
                number(said, "told", score(&event["value"]))?;
                number(said, "expected", at.best.ok_or("no child has returned")?)
            }
            _ => self.check_entered(said, &open, &event),
        }
    }

    /// Checks what is said of a node that the program enters, or does not.
    fn check_entered(&self, said: &Said, open: &[Open], event: &serde_json::Value) -> CheckResult {
        let at = open.last().ok_or("no node is open")?;
        let position = self.lines.at(&at.line);
        match said.id.as_str() {
            "check-depth" => {
                self.is_named(said, "node", &at.line)?;
                let is_expanded = event["e"] == "enter";
                variant(said, "expanded", yes_or_no(is_expanded))?;
                let is_leaf = legal_moves(&position).is_empty() || self.depth() == Some(at.line.len());
                hold!(is_expanded == is_leaf && at.entered.is_empty(), "the search does the same");
                Ok(())
            }
            "check-extra-node" => {
                hold!(event["e"] == "enter", "it enters a node");
                self.is_named(said, "node", &at.line)?;
                let entered = legal_moves(&position).into_iter().find(|&mv| event["move"] == position.move_name(mv));
                let is_known = entered.is_some_and(|mv| !at.entered.contains(&mv));
                hold!(!is_known, "the search enters it, too");
                Ok(())
            }
            other => Err(format!("{other} has no check")),
        }
    }

    /// Checks that an argument of a sentence names the node at the end of a line.
    fn is_named(&self, said: &Said, argument: &str, line: &[AnyMove]) -> CheckResult {
        let (Some(text), names) = (said.text(argument), self.names_of(line)?) else { return Ok(()) };
        hold!(names.iter().any(|name| name == text), "{argument} is {names:?} and not {text}");
        Ok(())
    }

    fn depth(&self) -> Option<usize> {
        self.config.depth
    }

    fn true_value(&self) -> Score {
        value(self.lines.tree, self.depth())
    }

    /// The ways in which the node at the end of a line is called in a sentence.
    fn names_of(&self, line: &[AnyMove]) -> Result<[String; 3], String> {
        let names = NodeNames::new(self.words, self.recording);
        let node = self.recording.node_at_line(line).ok_or("the node is not there")?;
        Ok([names.place(node), names.inline(node), names.short_inline(node)])
    }

    fn check_best_move(&self, said: &Said) -> CheckResult {
        let true_value = self.true_value();
        variant(said, "root", "yes")?;
        variant(said, "is", yes_or_no(said.text("told").is_some()))?;
        let Some(text) = said.text("expected") else { return Ok(()) };
        let best = legal_moves(self.lines.tree)
            .into_iter()
            .filter(|&mv| value(&self.lines.tree.after(mv), self.depth().map(|depth| depth - 1)) == true_value);
        let names: Vec<_> = best.map(|mv| self.names_of(&[mv])).collect::<Result<_, _>>()?;
        hold!(names.iter().flatten().any(|name| name == text), "{text} is not best");
        let Some(told) = said.text("told") else { return Ok(()) };
        hold!(names.iter().flatten().all(|name| name != told), "{told} is as good");
        Ok(())
    }

    fn check_refuted(&self, said: &Said, at: &Open) -> CheckResult {
        let true_value = self.true_value();
        if said.is("own", "yes") == Some(true) {
            return number(said, "result", true_value);
        }
        let (Some(leaf), Some(worth)) = (said.text("leaf"), said.text("value")) else { return Ok(()) };
        let AnyGame::Tree(tree) = self.lines.tree else { return Err("no tree".into()) };
        let worth: f64 =
            worth.replace('−', "-").replace("+∞", "inf").replace("-∞", "-inf").parse().map_err(|_| "no number")?;
        let worth = Score::new(worth).ok_or("no number")?;
        let is_alone = said.text("count") == Some("1");
        let leaves = if is_alone { vec![leaf] } else { in_list(leaf) };
        counts(said, "count", leaves.len() as u64)?;
        let below = leaf_lines(self.lines.tree, self.depth()).into_iter().filter(|line| line.starts_with(&at.line));
        let below: Vec<_> = below.collect();
        // All trees in which leaves that are called so have the value.
        let mut changed = vec![tree.clone()];
        for leaf in leaves {
            let is_called_so =
                |line: &&Vec<AnyMove>| self.names_of(line).is_ok_and(|names| names.iter().any(|name| name == leaf));
            let lines: Vec<_> = below.iter().filter(is_called_so).collect();
            hold!(!lines.is_empty(), "{leaf} is no leaf below the node");
            let with = |tree: &Tree, line: &[AnyMove]| match with_leaf(tree, line, worth) {
                AnyGame::Tree(tree) => tree,
                other => panic!("this is no tree: {other:?}"),
            };
            changed = changed.iter().flat_map(|tree| lines.iter().map(|line| with(tree, line))).collect();
        }
        let results: Vec<_> = changed.into_iter().map(|tree| value(&AnyGame::Tree(tree), self.depth())).collect();
        let shown = results.iter().any(|&result| number(said, "result", result).is_ok() && result != true_value);
        hold!(shown, "the root would be worth {results:?}");
        Ok(())
    }

    /// No leaves below a child that was not searched change the root, however small or large they are: neither one nor
    /// all together.
    fn check_harmless(&self, at: &Open) -> CheckResult {
        let true_value = self.true_value();
        let AnyGame::Tree(tree) = self.lines.tree else { return Err("no tree".into()) };
        let unsearched = |line: &Vec<AnyMove>| {
            line.starts_with(&at.line) && line.get(at.line.len()).is_some_and(|mv| !at.entered.contains(mv))
        };
        for extreme in [-1e6, 1e6] {
            let mut all = tree.clone();
            for leaf in leaf_lines(self.lines.tree, self.depth()).into_iter().filter(unsearched) {
                let extreme = Score::new(extreme).unwrap();
                let result = value(&with_leaf(tree, &leaf, extreme), self.depth());
                hold!(result == true_value, "{extreme} at a leaf makes {result}");
                let AnyGame::Tree(changed) = with_leaf(&all, &leaf, extreme) else { return Err("no tree".into()) };
                all = changed;
            }
            let result = value(&AnyGame::Tree(all), self.depth());
            hold!(result == true_value, "{extreme} at all leaves makes {result}");
        }
        Ok(())
    }
}

/// Checks the form that was chosen by a count.
fn variant_of_count(said: &Said, count: u64) -> CheckResult {
    let Some(key) = said.text("count") else { return Ok(()) };
    hold!(key.parse() == Ok(count) || (key == "other" && 1 < count), "{count} has not the form {key}");
    Ok(())
}

/// The leaves from a line on, until the node is left that is open there.
fn leaves_below(lines: &[&str]) -> u64 {
    let (mut depth, mut leaves, mut was_entered) = (0_i32, 0, false);
    for text in lines {
        let event = parsed(text);
        let enters = event["e"] == "enter";
        depth += if enters { 1 } else { -1 };
        if depth < 0 {
            break;
        }
        leaves += u64::from(was_entered && !enters);
        was_entered = enters;
    }
    leaves
}

fn leaf_lines(position: &AnyGame, depth: Option<usize>) -> Vec<Vec<AnyMove>> {
    let moves = legal_moves(position);
    if moves.is_empty() || depth == Some(0) {
        return vec![Vec::new()];
    }
    let depth = depth.map(|depth| depth - 1);
    let below =
        |mv: AnyMove| leaf_lines(&position.after(mv), depth).into_iter().map(move |line| [&[mv], &line[..]].concat());
    moves.into_iter().flat_map(below).collect()
}

/// The run with a side told of the inner node that was entered last, if there is one.
fn with_side(text: &str, side: &str) -> String {
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    let inner = lines.windows(2).rposition(|pair| pair.iter().all(|line| line.contains("\"enter\"")));
    let Some(inner) = inner else { return text.to_owned() };
    let line = &mut lines[inner];
    *line = line.replacen("\"enter\"", &format!("\"enter\", \"side\": \"{side}\""), 1);
    lines.join("\n") + "\n"
}

/// The run with its last leaf told before the one that comes before it, where both are told in a row.
fn with_children_exchanged(text: &str) -> String {
    let mut lines: Vec<_> = text.lines().collect();
    let is_leaf = |pair: &[&str]| pair[0].contains("enter") && pair[1].contains("leave");
    if let Some(at) = lines.windows(4).rposition(|four| is_leaf(&four[..2]) && is_leaf(&four[2..])) {
        lines[at..at + 4].rotate_left(2);
    }
    lines.join("\n") + "\n"
}

/// The run with its last leaf told twice.
fn with_a_child_twice(text: &str) -> String {
    let mut lines: Vec<_> = text.lines().collect();
    let leaf = lines.windows(2).rposition(|two| two[0].contains("enter") && two[1].contains("leave"));
    let at = leaf.expect("there is a leaf");
    lines.splice(at..at, [lines[at], lines[at + 1]]);
    lines.join("\n") + "\n"
}

#[test]
fn what_is_said_of_a_program_is_true() {
    let languages =
        Language::AUTHORED.map(|language| (Words::new(language), Grammar::new(language, |id| MESSAGES.contains(&id))));
    let (mut met, mut faults) = (BTreeSet::new(), BTreeMap::new());
    for seed in 0..120 {
        let mut random = XorShift::seeded(seed + 1);
        let kind = *random.one_of(&[Kind::Tree, Kind::Ties]);
        let document = positions::position(kind, &mut random);
        let tree = document.position().clone();
        let config = SearchConfig {
            algorithm: *random.one_of(&[Algorithm::AlphaBeta, Algorithm::Minimax]),
            fail: *random.one_of(&[Fail::Soft, Fail::Hard]),
            cut_on: *random.one_of(&[CutOn::Equal, CutOn::Strict]),
            depth: *random.one_of(&[None, Some(2)]),
            ..SearchConfig::default()
        };
        let mistaken = Mistake::ALL.into_iter().filter(|mistake| mistake.applies_to(&config));
        let texts = mistaken.map(|mistake| told(&config, &tree, Some(mistake), false));
        let right = told(&config, &tree, None, false);
        let changed = [with_children_exchanged(&right), with_a_child_twice(&right)];
        for text in texts.chain(changed).chain(["max", "min"].map(|side| with_side(&right, side))) {
            let (Some(run), None) = read_run(text.as_bytes()) else { panic!("{text}") };
            let report = check(&run);
            let (Some(finding), Some(recording)) = (&report.first, recording_of(&run, &report)) else { continue };
            let right = record(&SearchConfig { algorithm: Algorithm::Minimax, ..config }, &tree, 100_000);
            let lines = Lines { texts: text.lines().collect(), tree: &tree, cut_on: config.cut_on };
            let answer = run.nodes[0].value.expect("it is whole");
            for (words, grammar) in &languages {
                let check = CheckWords { words, run: &run, report: &report, recording: Some(&recording) };
                let said = [check.verdict().into_iter().next(), check.first()];
                for sentence in said.into_iter().flatten() {
                    let readings = grammar.read(&sentence);
                    assert!(!readings.is_empty(), "{sentence}");
                    let place = Place {
                        words,
                        lines: &lines,
                        recording: &right,
                        finding,
                        config: report.config.as_ref().expect("it is known"),
                        verdict: report.verdict,
                        answer,
                    };
                    let judge = |said: &Said| {
                        place.check(said)?;
                        let unchecked = said.unchecked();
                        if unchecked.is_empty() { Ok(()) } else { Err(format!("no check covers {unchecked:?}")) }
                    };
                    let wrong: Vec<_> = readings.iter().map(|reading| reading.iter().try_for_each(judge)).collect();
                    let Some(right) = wrong.iter().position(Result::is_ok) else {
                        let fault = format!("{sentence:?}: {wrong:?}\n{text}{}", in_one_line(&document));
                        faults.entry(finding.fact.key()).or_insert(fault);
                        continue;
                    };
                    met.extend(readings[right].iter().map(|said| (words.language().code(), said.id.clone())));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.into_values().collect::<Vec<_>>().join("\n\n"));
    assert_eq!(met.len(), 2 * MESSAGES.len(), "{met:?}");
}
