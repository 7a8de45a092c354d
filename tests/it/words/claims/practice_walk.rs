//! Asks every question about a search, gives right and wrong answers, and checks all that is said.

use crate::project::nightly;
use crate::words::claims::captions;
use crate::words::claims::coalition;
use crate::words::claims::mixtures::{asked, pairs};
use crate::words::claims::on_all_threads;
use crate::words::claims::patterns::{Grammar, Said};
use crate::words::claims::positions;
use crate::words::claims::practice::{ALL, Asked, Check};
use crate::words::claims::replay::Replay;
use crate::words::claims::report::Report;
use crate::words::claims::step_context::{NodeNameCache, Search, StepContext};
use crate::words::claims::walk::in_one_line;
use crate::words::claims::xor_shift::XorShift;
use poda::document::QuestionKind;
use poda::i18n::node_names::NodeNames;
use poda::i18n::{Language, Words, why_not};
use poda::practice::offered_change::OfferedChange;
use poda::practice::quiz::HintStrength;
use poda::practice::room::{choices, question_here};
use poda::practice::sentences::QuestionSentences;
use poda::practice::shown;
use poda::practice::{Answer, Question, QuestionKinds, check_askable, judge, questions};
use poda::score::{Interval, Score};
use poda::search::SearchConfig;
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use poda::trace::{Event, NodeId};
use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What is said of an answer, without the reply that refutes it: the claims about why a move is not played check that.
fn without_refuted(context: &StepContext, answer: &Answer, text: String) -> String {
    let Answer::Node(node) = answer else { return text };
    let names = NodeNames::new(context.words, context.recording);
    let refuted = context.trace().parent(*node).and_then(|_| why_not::refuted_sentence(&names, *node));
    refuted.map_or(text.clone(), |refuted| text.replacen(&format!(" {}", refuted.plain()), "", 1))
}

/// Wrong answers of every form, and the right ones.
fn answers(context: &StepContext, question: &Question, random: &mut XorShift) -> Vec<Answer> {
    let choices = question.choices(context.recording);
    let accepted = question.accepted(context.recording);
    let mut all: Vec<Answer> = choices.iter().map(|&node| Answer::Node(node)).collect();
    match accepted.first() {
        Some(Answer::Children(_)) => {
            all = vec![Answer::Children(vec![]), Answer::Children(choices.clone())];
            all.extend(choices.last().map(|&last| Answer::Children(vec![last])));
            all.extend([Answer::Children(vec![question.node]), Answer::number(Score::ZERO)]);
        }
        Some(Answer::Changes(_)) => {
            all = OfferedChange::ALL.into_iter().map(|change| Answer::Changes(vec![change])).collect();
            all.extend([Answer::Changes(Vec::new()), Answer::number(Score::ZERO)]);
        }
        Some(Answer::Proved(proved)) => {
            let near = [proved.low, proved.high, -proved.low, Score::ZERO, Score::from(3), Score::INFINITY];
            let window = context.replay.visit(question.node).and_then(|visit| visit.window);
            let ends = window.into_iter().flat_map(|window| [window.alpha, window.beta]);
            let child = question.child.and_then(|child| context.trace().score_for_parent(child));
            let numbers = near.into_iter().chain(ends).chain(child);
            let bounds = [poda::score::Bound::Exact, poda::score::Bound::Lower, poda::score::Bound::Upper];
            all = numbers.flat_map(|at| bounds.map(|bound| Answer::Proved(Interval::of(at, bound)))).collect();
            all.push(Answer::Node(NodeId::ROOT));
        }
        _ => all.extend([Answer::Node(NodeId::ROOT), Answer::number(Score::ZERO)]),
    }
    // Some of them, and all that are accepted.
    while 6 < all.len() {
        all.swap_remove(random.below(all.len()));
    }
    all.extend(accepted);
    all
}

pub(super) struct Spoken {
    words: Words,
    grammar: Grammar,
    /// The messages that are checked in another way than those of a search of two sides.
    own: &'static [Check],
    /// The half of the questions that is asked in this language: the other is asked in the other one.
    half: Option<usize>,
}

/// Checks everything that is said about the questions of a search.
pub(super) fn check(
    spoken: &[Spoken],
    document: &poda::document::Document,
    random: &mut XorShift,
    report: &mut Report,
) {
    let most_nodes = 400;
    let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(most_nodes), &());
    if check_askable(&passes).is_err() {
        return;
    }
    let search = Search::new(passes, *document.search().unwrap(), most_nodes, 50_000);
    let recording = &**search.passes.get(0);
    let truth = search.truth(recording.config().depth);
    let values = RefCell::new(coalition::values(recording));
    let met = RefCell::default();
    let matters = questions(recording, QuestionKinds::NONE.with(QuestionKind::Matters), false);
    let transform = questions(recording, QuestionKinds::NONE.with(QuestionKind::Transform), false);
    let all: Vec<Question> = questions(recording, QuestionKinds::ALL, true).chain(matters).chain(transform).collect();
    for spoken in spoken {
        let called = NodeNameCache::default();
        let is_in_turn = |number: usize| spoken.half.is_none_or(|half| number % 2 == half);
        let mut replay = Replay::new(recording);
        let mut followed = 0;
        for step in 0..=recording.trace().len() {
            while followed < step {
                followed += 1;
                replay.follow(recording.trace().event(followed).expect("a step"));
            }
            let context = StepContext {
                search: &search,
                pass: 0,
                recording,
                step,
                replay: &replay,
                truth: &truth,
                words: &spoken.words,
                called: &called,
                values: &values,
                supposed: None,
                node: None,
                known: None,
                met: &met,
            };
            let here = all.iter().enumerate().filter(|(_, question)| question.shown_step == step);
            for (_, question) in here.filter(|(number, _)| is_in_turn(*number)) {
                let mut later = replay.clone();
                for next in step + 1..=question.step {
                    later.follow(recording.trace().event(next).expect("a step"));
                }
                let after = StepContext { step: question.step, replay: &later, ..context };
                let words = &spoken.words;
                let said = |answer: Option<&Answer>, text: String, report: &mut Report| {
                    let asked = Asked { question, answer, after: &after };
                    spoken.check(&text, &context, &asked, document, report);
                };
                said(None, recording.prompt(words, question).plain(), report);
                for &strength in HintStrength::ALL {
                    said(None, recording.hint_sentence(words, question, strength).plain(), report);
                }
                let solution = recording.verdict_sentence(words, question, None, &shown(recording, question));
                said(None, solution.plain(), report);
                for answer in answers(&context, question, random) {
                    let verdict = judge(recording, question, &answer);
                    let text = recording.verdict_sentence(words, question, Some(&answer), &verdict);
                    said(Some(&answer), without_refuted(&context, &answer, text.plain()), report);
                    if !verdict.is_right {
                        let text = recording.objection_sentence(words, question, &answer, &verdict);
                        said(Some(&answer), without_refuted(&context, &answer, text.plain()), report);
                    }
                }
            }
            // What is put to a room may be shown and answered elsewhere.
            let of_room = question_here(recording, step, true).filter(|_| is_in_turn(step));
            if let Some(question) = of_room.filter(|question| question.shown_step == step) {
                let mut later = replay.clone();
                for next in step + 1..=question.step {
                    later.follow(recording.trace().event(next).expect("a step"));
                }
                let after = StepContext { step: question.step, replay: &later, ..context };
                let asked = Asked { question: &question, answer: None, after: &after };
                let said = |text: String, report: &mut Report| spoken.check(&text, &context, &asked, document, report);
                said(recording.room_prompt(&spoken.words, &question, step).plain(), report);
                let verdict = shown(recording, &question);
                said(recording.room_answer(&spoken.words, &question, step, &verdict).plain(), report);
                let texts = recording.room_choices(&spoken.words, &question, &choices(recording, &question));
                let is_apart = |index: usize| !texts[index].is_empty() && !texts[..index].contains(&texts[index]);
                assert!((0..texts.len()).all(is_apart), "{texts:?} of {}", in_one_line(document));
            }
        }
    }
}

impl Spoken {
    fn new(language: Language) -> Self {
        let is_known =
            |id: &str| ALL.iter().any(|&(known, _)| known == id) || captions::ALL.iter().any(|&(known, _)| known == id);
        Self { words: Words::new(language), grammar: Grammar::new(language, is_known), own: &[], half: None }
    }

    /// Each question of a random search is asked in one of the languages, and in the nightly workflow in all.
    fn in_turn() -> [Self; 2] {
        let mut halves = 0..;
        let mut half = || nightly::cases(halves.next(), None);
        Language::AUTHORED.map(|language| Self { half: half(), ..Self::new(language) })
    }

    pub fn about_a_coalition(language: Language) -> Self {
        let is_known = |id: &str| ALL.iter().chain(coalition::ALL).any(|&(known, _)| known == id);
        Self { words: Words::new(language), grammar: Grammar::new(language, is_known), own: coalition::ALL, half: None }
    }

    /// Checks a text: some reading of it has to hold, message for message.
    fn check(
        &self,
        text: &str,
        context: &StepContext,
        asked: &Asked,
        document: &poda::document::Document,
        report: &mut Report,
    ) {
        report.sentences += 1;
        let case = |why: &str| {
            format!(
                "    {text}\n    {why}\n    step {} of {}: {:?} {:?}",
                context.step,
                in_one_line(document),
                asked.question,
                asked.answer
            )
        };
        let readings = self.grammar.read(&text.replace(" ≈ ", " = ≈"));
        let mut wrong = "no message says this".to_owned();
        for reading in &*readings {
            let judged = reading.iter().try_for_each(|said| {
                let checked = if let Some((_, check)) = self.own.iter().chain(ALL).find(|(id, _)| *id == said.id) {
                    let is_of_players = context.recording.multi_player().is_some();
                    let sides = || coalition::sides(said, context.recording, asked.question.node);
                    check(said, context, asked).and_then(|()| if is_of_players { sides() } else { Ok(()) })
                } else {
                    let (_, check) = captions::ALL.iter().find(|(id, _)| *id == said.id).ok_or("no check")?;
                    let before = StepContext { step: asked.after.step, ..*asked.after };
                    check(said, &at_caption(said, &before, asked))
                };
                checked.map_err(|why| format!("{}: {why}", said.form()))?;
                let unchecked = said.unchecked();
                if unchecked.is_empty() {
                    Ok(())
                } else {
                    Err(format!("{}: no check covers {}", said.form(), unchecked.join(", ")))
                }
            });
            match judged {
                Ok(()) => {
                    let forms = reading.iter().map(|said| format!("{} {}", self.words.language().code(), said.form()));
                    report.met.extend(forms);
                    return;
                }
                Err(why) => wrong = why,
            }
        }
        let kind = wrong.split(|letter: char| letter.is_ascii_digit()).next().unwrap_or_default().to_owned();
        report.fault(&format!("practice: {kind}"), || case(&wrong));
    }
}

/// The step that a caption in a verdict is of: the answer's, or the cutoff before a node is left.
fn at_caption<'a>(said: &Said, after: &StepContext<'a>, asked: &Asked) -> StepContext<'a> {
    let is_cutoff = said.id.starts_with("caption-cutoff") || said.id == "aside-cutoff";
    let is_left =
        matches!(after.trace().event(asked.question.step), Some(Event::Leave(node)) if node == asked.question.node);
    let step = if is_cutoff && is_left { after.step - 1 } else { after.step };
    StepContext { step, ..*after }
}

/// The first mixtures of those in which any two choices meet, and of all kinds of positions, with the searches that can
/// be asked about.
#[test]
fn nothing_that_practice_says_is_false() {
    let (mixtures, next) = (pairs(), AtomicUsize::new(0));
    let mut report = on_all_threads(|| {
        let (spoken, mut report) = (Spoken::in_turn(), Report::default());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(mixture) = mixtures.get(number) else { return report };
            let asked = asked(mixture);
            let mut random = XorShift::seeded(number as u64 + 77);
            let document =
                positions::position(asked.kind, &mut random).with_search(SearchConfig { table: false, ..asked.config });
            check(&spoken, &document, &mut random, &mut report);
        }
    });
    // What can ever be pruned, what matters, and which changes make a difference is asked about few of them.
    for lesson in ["a-to-n", "deep-cutoff", "star1", "without-bounds"] {
        let document = poda::lessons::by_name(lesson).map(|number| &poda::lessons::all()[number]).unwrap();
        check(&Language::AUTHORED.map(Spoken::new), document, &mut XorShift::seeded(1), &mut report);
    }
    eprintln!("practice: {} sentences", report.sentences);
    report.expect_nothing();
    let said = |id: &str| report.met.iter().any(|form| form.split([' ', '[']).nth(1) == Some(id));
    let never: Vec<_> = ALL.iter().map(|&(id, _)| id).filter(|id| !said(id) && !SELDOM.contains(id)).collect();
    assert!(never.is_empty(), "{never:?}");
}

/// Said only where whole boards or long searches are asked about, where squares change the order of values and nothing
/// else, or where the answer to a chance node is just that wrong number.
const SELDOM: [&str; 7] = [
    "practice-transform-happens-to-keep",
    "practice-undecided",
    "room-ask-value-ahead",
    "room-why-best",
    "practice-refuted-as-it-is",
    "practice-slip-rounded",
    "practice-slip-unweighted",
];
