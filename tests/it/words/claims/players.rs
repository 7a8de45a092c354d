//! What practice says about searches of several players: every number and name, checked against max^n in its plainest
//! form.

use crate::hold;
use crate::words::claims::patterns::{Grammar, Said};
use crate::words::claims::report::Report;
use crate::words::claims::step_context::{CheckResult, is_text, number, variant};
use crate::words::claims::xor_shift::XorShift;
use crate::words::players_asked::plain;
use poda::document::{Document, QuestionKind};
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::i18n::node_names::NodeNames;
use poda::i18n::{Language, Words};
use poda::practice::quiz::HintStrength;
use poda::practice::sentences::QuestionSentences;
use poda::practice::{Answer, Question, QuestionKinds, judge, questions, shown};
use poda::score::{CutOn, Payoffs, Score, Turn};
use poda::search::TieRule;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId};
use std::fmt::Write as _;

/// The messages that are read here.
const READ: [&str; 11] = [
    "players-ask",
    "players-why",
    "players-why-no-cut",
    "players-hint-where",
    "players-hint-rule",
    "players-hint-numbers",
    "players-hint-numbers-cut",
    "players-slip-not-a-choice",
    "players-slip-less",
    "players-slip-tie",
    "players-slip-vector-of-child",
];
const READ_OF_VECTORS: [&str; 3] = ["players-slip-mixed", "players-slip-unweighted", "players-slip-wrong-vector"];

fn is_read(id: &str) -> bool {
    READ.contains(&id) || READ_OF_VECTORS.contains(&id)
}

/// A question, an answer to it, and the search that it is about.
struct Asked<'a> {
    words: &'a Words,
    recording: &'a Recording<AnyGame>,
    question: &'a Question,
    answer: Option<&'a Answer>,
}

impl Asked<'_> {
    fn names(&self) -> NodeNames<'_, AnyGame> {
        NodeNames::new(self.words, self.recording)
    }

    fn mover(&self, node: NodeId) -> usize {
        self.recording.position(node).mover()
    }

    fn name_of(&self, player: usize) -> String {
        self.recording.root().players().expect("players").names[player].clone()
    }

    fn viewer(&self) -> usize {
        self.recording.root().mover()
    }

    fn rule(&self) -> TieRule {
        self.recording.config().payoffs.ties
    }

    /// The vector of a node by max^n, and the child that is taken.
    fn plain(&self, node: NodeId) -> (Payoffs, Option<NodeId>) {
        let (payoffs, index) = plain(&self.recording.position(node), self.viewer(), self.rule());
        (payoffs, index.and_then(|index| self.recording.trace().children(node).nth(index)))
    }

    /// What the player at the node gets by a child, in truth.
    fn entry(&self, child: NodeId) -> Score {
        self.plain(child).0.of(self.mover(self.question.node))
    }

    fn returned(&self, child: NodeId) -> Option<Payoffs> {
        let is_left = self.recording.trace().left_at(child).is_some_and(|left| left <= self.question.shown_step);
        self.recording.multi_player()?.payoffs(child).filter(|_| is_left)
    }

    fn all_returned(&self) -> Vec<NodeId> {
        let children = self.recording.trace().children(self.question.node);
        children.filter(|&child| self.returned(child).is_some()).collect()
    }

    fn child(&self, name: &str) -> Result<NodeId, String> {
        let names = self.names();
        let mut children = self.recording.trace().children(self.question.node);
        children.find(|&child| names.short_inline(child) == name).ok_or_else(|| format!("no child is {name}"))
    }

    /// A score that is said of a child: a number, or the most that it can be.
    fn is_entry(&self, text: &str, child: NodeId) -> CheckResult {
        let truth = self.entry(child);
        let (is_most, digits) = text.strip_prefix("≤ ").map_or((false, text), |most| (true, most));
        let said = poda::practice::read_number(digits).ok_or_else(|| format!("{text:?} is no number"))?;
        hold!(if is_most { truth <= said } else { truth == said }, "{text} is said, and it is {truth}");
        Ok(())
    }

    /// The children of a list such as `3 from D, ≤ 5 from E`, each with what is true of it.
    fn listed(&self, list: &str) -> Result<Vec<NodeId>, String> {
        let between = if self.words.language() == Language::ENGLISH { " from " } else { " con " };
        let item = |item: &str| {
            let (entry, name) = item.split_once(between).ok_or_else(|| format!("{item:?} is no item"))?;
            let child = self.child(name)?;
            self.is_entry(entry, child).map(|()| child)
        };
        list.split(", ").map(item).collect()
    }

    /// The average of a chance node: every outcome with its weight.
    fn averaged(&self, list: &str) -> CheckResult {
        let trace = self.recording.trace();
        let outcomes: Vec<_> = trace.children(self.question.node).collect();
        let terms: Vec<_> = list.split(" + ").collect();
        hold!(terms.len() == outcomes.len(), "there are {} outcomes", outcomes.len());
        for (term, outcome) in terms.into_iter().zip(outcomes) {
            let (weight, of) = trace.weight(outcome).ok_or("no outcome")?;
            hold!(term == format!("{weight}/{of} · {}", self.plain(outcome).0.shown()), "{term} is wrong");
        }
        Ok(())
    }

    fn answered(&self) -> Result<NodeId, String> {
        if let Some(Answer::Node(node)) = self.answer { Ok(*node) } else { Err("no node was answered".into()) }
    }
}

/// The greatest sum of the leaves, and the least entry of each player.
fn limits(position: &AnyGame, found: &mut Option<(Score, Vec<Score>)>) {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if moves.is_empty() {
        let entries = position.payoffs().entries().to_vec();
        let sum = Score::exact_sum(entries.iter().copied()).expect("small numbers");
        let (most, least) = found.get_or_insert_with(|| (sum, entries.clone()));
        *most = (*most).max(sum);
        for (least, entry) in least.iter_mut().zip(entries) {
            *least = (*least).min(entry);
        }
    }
    for mv in moves {
        limits(&position.after(mv), found);
    }
}

/// The most that is left for a player of a node: of all there is, what those who are not `without` get at least is
/// taken off.
fn left_beside(asked: &Asked, without: &[usize], taken: Score) -> Score {
    let mut found = None;
    limits(asked.recording.root(), &mut found);
    let (sum, least) = found.expect("there is a leaf");
    let others = least.into_iter().enumerate().filter(|(player, _)| !without.contains(player));
    Score::exact_sum([sum, -taken].into_iter().chain(others.map(|(_, least)| -least))).expect("small numbers")
}

/// What all these messages have in common: who plays where, and by which rule.
fn about(said: &Said, asked: &Asked) -> CheckResult {
    let (node, names) = (asked.question.node, asked.names());
    let is_chance = asked.recording.trace().turn(node) == Turn::Chance;
    let kind = match (asked.question.kind, is_chance) {
        (QuestionKind::Vector, true) => "average",
        (kind, _) => kind.name(),
    };
    // A default variant is what all other kinds say.
    let of_default = |text: &str| text == "choose" || (text == "vector" && kind != "average");
    hold!(said.text("asked").is_none_or(|text| text == kind || of_default(text)), "{kind} is asked");
    let called = [names.inline(node), names.place(node)];
    hold!(said.text("node").is_none_or(|name| called.iter().any(|own| own == name)), "the node is {called:?}");
    is_text(said, "heading", &names.caption_heading(node))?;
    variant(said, "where", if names.is_named(node) { "at" } else { "after" })?;
    is_text(said, "player", &asked.name_of(asked.mover(node)))?;
    is_text(said, "viewer", &asked.name_of(asked.viewer()))?;
    let rule = match asked.rule() {
        TieRule::First => "first",
        TieRule::Worst => "worst",
        TieRule::Best => "best",
    };
    variant(said, "rule", rule)?;
    let order = &asked.recording.root().players().expect("players").names;
    is_text(said, "order", &order.join(", "))?;
    if let Some(vector) = said.text("vector") {
        hold!(vector == asked.plain(node).0.shown(), "{vector} is not what max^n finds");
    }
    Ok(())
}

/// What is said of the children, and which of them is taken.
fn of_children(said: &Said, asked: &Asked) -> CheckResult {
    let node = asked.question.node;
    if let Some(children) = said.text("children") {
        let children: Vec<_> = children.split(", ").map(|name| asked.child(name)).collect::<Result<_, _>>()?;
        let entries: Vec<_> = children.iter().map(|&child| asked.entry(child)).collect();
        hold!(entries.len() == 2 && entries[0] == entries[1], "they give {entries:?}");
    }
    let Some(list) = said.text("list") else { return Ok(()) };
    if asked.recording.trace().turn(node) == Turn::Chance {
        return asked.averaged(list);
    }
    let listed = asked.listed(list)?;
    let all = asked.all_returned();
    let is_tie = asked.question.kind == QuestionKind::Tie;
    hold!(if is_tie { listed.len() == 2 } else { listed == all }, "{} have returned", all.len());
    let Some(taken) = said.text("taken") else { return Ok(()) };
    let taken = asked.child(taken)?;
    hold!(listed.contains(&taken), "it is none of them");
    let most = listed.iter().map(|&child| asked.entry(child)).reduce(Score::max);
    hold!(Some(asked.entry(taken)) == most, "another one gives more");
    let others = || listed.iter().filter(|&&other| other != taken);
    let is_equal = others().any(|&other| asked.entry(other) == asked.entry(taken));
    hold!(said.is("tie", "yes") != Some(true) || is_equal, "the others give less");
    let of_viewer = |child| asked.plain(child).0.of(asked.viewer());
    for &other in others().filter(|&&other| asked.entry(other) == asked.entry(taken)) {
        // Of one that was cut, nobody knows that it gives as much.
        let is_cut = asked.recording.trace().cutoff(other).is_some();
        let holds = match asked.rule() {
            TieRule::First => taken < other,
            TieRule::Worst => of_viewer(taken) <= of_viewer(other),
            TieRule::Best => of_viewer(other) <= of_viewer(taken),
        };
        hold!(holds || is_cut, "by the rule it is the other one");
    }
    if !is_tie {
        hold!(asked.plain(node).1 == Some(taken), "max^n takes another one");
    }
    Ok(())
}

/// What is said where there is no cutoff, or where the numbers for it are given.
fn of_cut(said: &Said, asked: &Asked) -> CheckResult {
    let (trace, node) = (asked.recording.trace(), asked.question.node);
    let (child, player) = (asked.question.child.ok_or("no child")?, asked.mover(node));
    let entry = said.text("entry").ok_or("no entry")?.to_owned();
    asked.is_entry(&entry, child)?;
    let most = left_beside(asked, &[player], Score::ZERO);
    number(said, "most", most)?;
    let above = trace.parent(node);
    let has = above.and_then(|above| {
        let before = trace.children(above).take_while(|&other| other != node);
        before.map(|other| asked.plain(other).0.of(asked.mover(above))).reduce(Score::max)
    });
    let set = above.zip(has).filter(|&(above, _)| asked.mover(above) != player);
    let set = set.map(|(above, has)| (above, has, left_beside(asked, &[player, asked.mover(above)], has)));
    let set = set.filter(|&(_, _, bound)| bound < most);
    let config = asked.recording.config();
    let is_equal_cut = config.cut_on == CutOn::Equal;
    let is_strict = set.is_some_and(|(above, ..)| {
        !is_equal_cut || (asked.rule() != TieRule::First && asked.mover(above) != asked.viewer())
    });
    variant(
        said,
        "above",
        if set.is_none() {
            "no"
        } else if is_strict {
            "strict"
        } else {
            "yes"
        },
    )?;
    if let Some((above, has, bound)) = set {
        is_text(said, "owner", &asked.name_of(asked.mover(above)))?;
        is_text(said, "at", &asked.names().inline(above))?;
        number(said, "has", has)?;
        number(said, "bound", bound)?;
    }
    if said.id == "players-why-no-cut" {
        let after = asked.question.shown_step + 1..=asked.question.shown_step + 2;
        let is_cut = |step| matches!(trace.event(step), Some(Event::Cutoff(by)) if by == child);
        hold!(!after.clone().any(is_cut), "there is a cutoff");
        let got = asked.entry(child);
        hold!(got < most || !is_equal_cut, "it is all there is");
        let gives_up = set.is_some_and(|(.., bound)| if is_strict { bound < got } else { bound <= got });
        hold!(!gives_up, "the player above would give it up");
    }
    Ok(())
}

/// What is wrong with an answer.
fn of_slip(said: &Said, asked: &Asked) -> CheckResult {
    let (node, names) = (asked.question.node, asked.names());
    let right = asked.plain(node);
    if let Some(chosen) = said.text("chosen") {
        let vector_of = |child: &NodeId| names.subject(*child) == chosen && asked.returned(*child).is_some();
        let chosen = match asked.answer {
            Some(Answer::Vector(_)) => {
                asked.all_returned().into_iter().find(vector_of).ok_or("no child is named so")?
            }
            _ => asked.answered()?,
        };
        is_text(said, "chosen", &names.subject(chosen))?;
        let is_choice = asked.question.choices(asked.recording).contains(&chosen);
        hold!(is_choice != (said.id == "players-slip-not-a-choice") || said.text("answer").is_some(), "it is a choice");
        let taken = asked.question.accepted(asked.recording).into_iter().next();
        let taken = if let Some(Answer::Node(taken)) = taken { Some(taken) } else { right.1 };
        match (said.id.as_str(), taken) {
            ("players-slip-less", Some(taken)) => {
                let entry = said.text("entry").ok_or("no entry")?.to_owned();
                let is_cut = said.is("capped", "yes") == Some(true);
                asked.is_entry(&if is_cut { format!("≤ {entry}") } else { entry }, chosen)?;
                let (less, more) = (asked.entry(chosen), asked.entry(taken));
                hold!(if is_cut { less <= more } else { less < more }, "the other one gives {more}");
            }
            ("players-slip-tie", Some(taken)) => {
                hold!(taken != chosen && asked.entry(taken) == asked.entry(chosen), "it is no tie");
            }
            ("players-slip-vector-of-child", _) => {
                let answer = said.text("answer").ok_or("no answer")?;
                hold!(asked.returned(chosen).map(|vector| vector.shown()).as_deref() == Some(answer), "another vector");
                hold!(taken != Some(chosen), "it is taken");
            }
            _ => {}
        }
    }
    let Some(Answer::Vector(answer)) = asked.answer else { return Ok(()) };
    is_text(said, "answer", &answer.shown())?;
    hold!(*answer != right.0, "it is right");
    let returned: Vec<_> = asked.all_returned().into_iter().filter_map(|child| asked.returned(child)).collect();
    match said.id.as_str() {
        "players-slip-wrong-vector" => hold!(!returned.contains(answer), "a child has returned it"),
        "players-slip-mixed" => {
            for (player, entry) in answer.entries().iter().enumerate() {
                hold!(
                    returned.iter().map(|vector| vector.of(player)).reduce(Score::max) == Some(*entry),
                    "{entry} is not the best"
                );
            }
        }
        "players-slip-unweighted" => {
            let weights = asked.recording.trace().children(node).map(|child| asked.recording.trace().weight(child));
            let weights: Vec<_> = weights.collect();
            hold!(weights.iter().any(|weight| *weight != weights[0]), "the outcomes are equally likely");
            for (player, entry) in answer.entries().iter().enumerate() {
                let sum: f64 = returned.iter().map(|vector| vector.of(player).get()).sum();
                hold!((sum / returned.len() as f64 - entry.get()).abs() < 1e-9, "{entry} is no average");
            }
        }
        _ => {}
    }
    Ok(())
}

fn check_said(said: &Said, asked: &Asked) -> CheckResult {
    about(said, asked)?;
    if matches!(said.id.as_str(), "players-why-no-cut" | "players-hint-numbers-cut") {
        of_cut(said, asked)?;
    }
    if said.id.starts_with("players-slip") {
        of_slip(said, asked)?;
    }
    of_children(said, asked)?;
    let unchecked = said.unchecked();
    hold!(unchecked.is_empty(), "no check covers {}", unchecked.join(", "));
    Ok(())
}

/// Wrong answers of every form.
fn answers(recording: &Recording<AnyGame>, question: &Question) -> Vec<Answer> {
    let choices = question.choices(recording);
    match question.kind {
        QuestionKind::Cut => vec![Answer::Children(choices), Answer::Children(Vec::new())],
        QuestionKind::Vector => {
            let view = recording.multi_player().expect("players");
            let children = recording.trace().children(question.node);
            let returned: Vec<_> = children.filter_map(|child| view.payoffs(child)).collect();
            let count = returned[0].entries().len();
            let entries = |of: &dyn Fn(usize) -> Score| Payoffs::new(&(0..count).map(of).collect::<Vec<_>>());
            let all = |player: usize| returned.iter().map(move |vector| vector.of(player));
            let mixed = entries(&|player| all(player).reduce(Score::max).unwrap());
            let mean = entries(&|player| {
                Score::new(all(player).map(Score::get).sum::<f64>() / returned.len() as f64).unwrap()
            });
            let odd = entries(&|player| Score::from(90 + i32::try_from(player).unwrap()));
            returned.iter().copied().chain([mixed, mean, odd]).map(Answer::Vector).collect()
        }
        _ => choices.into_iter().chain([NodeId::ROOT]).map(Answer::Node).collect(),
    }
}

fn check(words: &(Words, Grammar), document: &Document, text: &str, report: &mut Report) {
    let (words, grammar) = words;
    let recording = record(document.search().unwrap(), document.position(), 100_000);
    for question in questions(&recording, QuestionKinds::ALL, true) {
        let mut read = |answer: Option<&Answer>, said: String| {
            report.sentences += 1;
            let asked = Asked { words, recording: &recording, question: &question, answer };
            let mut wrong = "no message says this".to_owned();
            for reading in &*grammar.read(&said) {
                match reading.iter().try_for_each(|said| check_said(said, &asked)) {
                    Ok(()) => {
                        report
                            .met
                            .extend(reading.iter().map(|said| format!("{} {}", words.language().code(), said.form())));
                        return;
                    }
                    Err(why) => wrong = format!("{}: {why}", reading[0].form()),
                }
            }
            report.fault(&wrong, || format!("    {said}\n    {wrong}\n    {answer:?} {question:?}\n    {text}"));
        };
        let is_cut = question.kind == QuestionKind::Cut;
        if !is_cut {
            read(None, recording.prompt(words, &question).plain());
        }
        for &strength in HintStrength::ALL {
            read(None, recording.hint_sentence(words, &question, strength).plain());
        }
        // Of a cutoff the step itself is said, which is read elsewhere.
        let accepted = question.accepted(&recording);
        if is_cut && accepted != [Answer::Children(Vec::new())] {
            continue;
        }
        let verdict = shown(&recording, &question);
        read(None, recording.verdict_sentence(words, &question, None, &verdict).plain());
        for answer in answers(&recording, &question) {
            let verdict = judge(&recording, &question, &answer);
            if !verdict.is_right {
                read(Some(&answer), recording.objection_sentence(words, &question, &answer, &verdict).plain());
            }
        }
    }
}

/// A random tree with names, in which small numbers meet each other often.
fn random_tree(random: &mut XorShift, has_chance: bool) -> String {
    fn node(random: &mut XorShift, has_chance: bool, ply: usize, count: &mut usize, written: &mut String) {
        *count += 1;
        let _ = write!(written, "(name: \"n{count}\", ");
        let children = if ply == 3 { 0 } else { random.below(4).max(usize::from(ply < 2)) };
        if children == 0 {
            let entries: Vec<_> = (0..3).map(|_| random.below(4).to_string()).collect();
            let _ = write!(written, "value: ({}))", entries.join(", "));
            return;
        }
        let is_chance = has_chance && ply == 1 && 1 < children;
        written.push_str(if is_chance { "chance: [" } else { "children: [" });
        for _ in 0..children {
            if is_chance {
                let _ = write!(written, "({}, ", 1 + random.below(2));
            }
            node(random, has_chance, ply + 1, count, written);
            written.push_str(if is_chance { "), " } else { ", " });
        }
        written.push_str("])");
    }
    let mut written = String::new();
    node(random, has_chance, 0, &mut 0, &mut written);
    written
}

#[test]
fn nothing_that_practice_says_of_several_players_is_false() {
    let words = Language::AUTHORED.map(|language| (Words::new(language), Grammar::new(language, is_read)));
    let (mut report, mut random) = (Report::default(), XorShift::seeded(53));
    for number in 0..600 {
        let algorithm = ["MaxN", "MaxNShallow"][number % 2];
        let (ties, cut_on) = (["First", "Worst", "Best"][number % 3], ["Equal", "Strict"][number / 6 % 2]);
        let tree = random_tree(&mut random, number % 4 == 0);
        let cut_on = if algorithm == "MaxN" { String::new() } else { format!(", cut_on: {cut_on}") };
        let text = format!(
            "(version: 1, game: Tree(players: [\"P0\", \"P1\", \"P2\"], tree: {tree}), \
             search: (algorithm: {algorithm}, ties: {ties}{cut_on}))"
        );
        let document =
            poda::file::load_with_players(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        for words in &words {
            check(words, &document, &text, &mut report);
        }
    }
    eprintln!("players: {} sentences", report.sentences);
    report.expect_nothing();
    for language in Language::AUTHORED.map(Language::code) {
        for id in READ.into_iter().chain(READ_OF_VECTORS) {
            let is_said = report.met.iter().any(|form| form.starts_with(&format!("{language} {id}[")));
            assert!(is_said, "{language}: nothing says {id}");
        }
        let is_said =
            report.met.iter().any(|form| form.starts_with(&format!("{language} players-slip-less[capped=yes")));
        assert!(is_said, "{language}: no child was cut");
    }
}
