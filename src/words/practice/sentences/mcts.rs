//! The sentences of practice of Monte Carlo tree search: questions, why an answer is right or wrong, and hints.
//!
//! The search itself is described by the sentence of its step, as in `poda trace`.

use super::question_sentences::{QuestionSentences, expected_form};
use crate::i18n::mcts::{
    child_name, decide_name, distinguishing_places, equation, event_sentence, node_name, wins_name, written_fraction,
};
use crate::i18n::message_args::{MessageArgs, player_name, yes_or_no};
use crate::i18n::rounded::{PLACES, marked, related, rounded, shown_number, shown_value};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, Words};
use crate::practice::Verdict;
use crate::practice::blank::FieldMark;
use crate::practice::generator::MctsContents;
use crate::practice::mcts::table::{CountField, CountPart, MarkedCount};
use crate::practice::mcts::verdict::counted_result;
use crate::practice::mcts::{MctsError, MctsQuestion, MctsQuestionKind, MctsResponse, WrittenNumber};
use crate::practice::run::HintStrength;
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::search::mcts::{Ucb1Term, index_of_greatest};
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Step, Story};

impl<G: GameView> QuestionSentences for SampledTree<G> {
    /// Returns a question as a sentence, with the numbers from which the answer follows.
    fn prompt(&self, words: &Words, question: &MctsQuestion) -> StyledText {
        let sentences = MctsSentences { words, recording: self, question };
        sentences.styled(&format!("mcts-ask-{}", question.kind.name()))
    }

    fn answer_text(&self, words: &Words, _: &MctsQuestion, response: &MctsResponse) -> String {
        shown_response(words, self, response)
    }

    fn error_sentence(
        &self,
        words: &Words,
        question: &MctsQuestion,
        response: &MctsResponse,
        verdict: &Verdict<Self>,
    ) -> StyledText {
        let sentences = MctsSentences { words, recording: self, question };
        verdict.error.map(|error| sentences.error(error, response)).unwrap_or_default()
    }

    fn refuted(&self, _: &Words, _: &MctsResponse, _: &Verdict<Self>) -> StyledText {
        StyledText::default()
    }

    fn hint_after(error: Option<MctsError>) -> Option<HintStrength> {
        // These errors do not tell what was confused.
        let is_unknown = matches!(error, Some(MctsError::WrongSum | MctsError::SmallerSum | MctsError::WrongTotal));
        is_unknown.then_some(HintStrength::Rule)
    }

    fn verdict_sentence(
        &self,
        words: &Words,
        question: &MctsQuestion,
        response: Option<&MctsResponse>,
        verdict: &Verdict<Self>,
    ) -> StyledText {
        let wrong = response.map(|response| self.error_sentence(words, question, response, verdict));
        wrong.unwrap_or_default().then(MctsSentences { words, recording: self, question }.explanation())
    }

    fn hint_sentence(&self, words: &Words, question: &MctsQuestion, strength: HintStrength) -> StyledText {
        MctsSentences { words, recording: self, question }.hint(strength)
    }

    fn room_prompt(&self, words: &Words, question: &MctsQuestion, _: Step) -> StyledText {
        words.styled("room-question", &[]).then(self.prompt(words, question))
    }

    fn room_choice(&self, words: &Words, question: &MctsQuestion, choice: &MctsResponse) -> String {
        self.answer_text(words, question, choice)
    }

    fn move_number(&self, choice: &MctsResponse) -> Option<usize> {
        let MctsResponse::Node(node) = choice else { return None };
        let (parent, mv) = self.parent(*node).zip(self.move_to(*node))?;
        self.position(parent).move_index(mv).map(|index| index + 1)
    }

    fn room_answer(&self, words: &Words, (question, _): (&MctsQuestion, Step), verdict: &Verdict<Self>) -> StyledText {
        self.verdict_sentence(words, question, None, verdict)
    }
}

/// Returns an answer as it is shown: `B`, `1.33`, `2.5/4`.
fn shown_response<G: GameView>(words: &Words, recording: &SampledTree<G>, response: &MctsResponse) -> String {
    match response {
        MctsResponse::Node(node) => child_name(words, recording, *node),
        MctsResponse::Number(number) => shorter(*number, |value| rounded(value, PLACES)),
        MctsResponse::Counts { w, n } => format!("{}/{n}", shorter(*w, shown_number)),
    }
}

/// Returns a number as it was typed, or as it is `shown` if it is exact.
fn shorter(number: WrittenNumber, shown: fn(f64) -> String) -> String {
    if number.is_exact() { shown(number.value) } else { number.text() }
}

/// Returns the reason for the mark of a field in a table.
pub fn mcts_count_sentence<G: GameView>(words: &Words, recording: &SampledTree<G>, marked: &MarkedCount) -> StyledText {
    let CountField { node, part } = marked.field;
    let follows = if marked.mark == FieldMark::Consequent {
        words.styled("mcts-table-follows", &[])
    } else {
        StyledText::default()
    };
    let statistics = recording.statistics(node, recording.len());
    // The counts that the node has before the first iteration.
    let given = recording.statistics(node, 0);
    let iterations = recording.results(node).map(|(number, _)| number).collect::<Vec<_>>();
    let listed = iterations.iter().take(MAX_LISTED).map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let more = if MAX_LISTED < iterations.len() { ", …" } else { "" };
    let through = [
        ("node", node_name(words, recording, node).into()),
        ("count", iterations.len().into()),
        ("number", words.number(iterations.len() as u64).into()),
        ("iterations", format!("{listed}{more}").into()),
        ("owner", player_name(recording.counts_for(node)).into()),
    ];
    let before = [("given", written_fraction(words, recording, (node, given)).into())];
    let n = [("n", words.number(statistics.visits.into()).into())];
    let w = [("w", exactly_or_near(recording.w(node, statistics)).into())];
    follows.then(match part {
        CountPart::N if 0 < given.visits => {
            words.styled("mcts-why-given-n", &[&through[..], &before[..], &n[..]].concat())
        }
        CountPart::W if 0 < given.visits => {
            words.styled("mcts-why-given-w", &[&through[..], &before[..], &w[..]].concat())
        }
        CountPart::N => words.styled("mcts-why-n", &through),
        CountPart::W => words.styled("mcts-why-w", &[&through[..], &w[..]].concat()),
        CountPart::Best => StyledText::plain_text(&event_sentence(words, recording, recording.len())),
    })
}

/// Returns a sentence for each count of the contents of an exercise on Monte Carlo tree search.
pub fn mcts_contents_sentences(words: &Words, contents: &MctsContents) -> Vec<String> {
    let MctsContents { iterations, selections: _, exploration, near_ties, terminal_again } = *contents;
    vec![
        words.fill("generated-iterations", &[("count", iterations.into())]),
        words.fill("generated-exploration", &[("count", exploration.into())]),
        words.fill("generated-near-ties", &[("count", near_ties.into())]),
        words.fill("generated-terminal-again", &[("count", terminal_again.into())]),
    ]
}

/// The maximum number of iterations whose numbers are listed.
const MAX_LISTED: usize = 12;

struct MctsSentences<'a, G: GameView> {
    words: &'a Words,
    recording: &'a SampledTree<G>,
    question: &'a MctsQuestion,
}

impl<G: GameView> MctsSentences<'_, G> {
    fn styled(&self, key: &str) -> StyledText {
        self.words.styled(key, &self.args())
    }

    /// Returns the names and numbers in the question, without its answer.
    fn args(&self) -> MessageArgs {
        let (recording, question) = (self.recording, self.question);
        let result = counted_result(recording, question);
        let shown = question.shown_step;
        let child = question.child.map(|child| child_name(self.words, recording, child)).unwrap_or_default();
        let player = recording.position(question.node).to_move();
        // Whether the mean of the player who selects is 1 − w/n.
        let is_turned = !recording.counts_for_movers() && player == Player::Min;
        vec![
            ("kind", question.kind.name().into()),
            ("node", node_name(self.words, recording, question.node).into()),
            ("player", player_name(player).into()),
            ("child", child.into()),
            ("all", self.words.number(recording.statistics(question.node, shown).visits.into()).into()),
            ("exploration", recording.config().exploration.into()),
            ("counts", self.counts(question.child.unwrap_or(question.node), shown).into()),
            ("children", self.children().into()),
            ("value", result.into()),
            ("x", exactly_or_near(recording.scale().x(result)).into()),
            ("decide", decide_name(recording.config().decide).into()),
            ("wins", wins_name(recording).into()),
            ("turned", yes_or_no(is_turned)),
            ("owner", player_name(recording.counts_for(question.node)).into()),
            ("gain", exactly_or_near(recording.gain(question.node, result)).into()),
        ]
    }

    /// Returns the w/n of a node after a step.
    fn counts(&self, node: NodeId, step: Step) -> String {
        let statistics = self.recording.statistics(node, step);
        let w = self.recording.w(node, statistics);
        let mark = if exactly_or_near(w).starts_with('≈') { "≈" } else { "" };
        format!("{mark}{}", MctsResponse::counts_text(w, statistics.visits))
    }

    /// Returns the choices with their w/n.
    fn children(&self) -> String {
        let child = |child: NodeId| {
            let counts = self.counts(child, self.question.shown_step);
            format!("{} {counts}", child_name(self.words, self.recording, child))
        };
        let (choices, has_more) = self.question.listed_choices(self.recording);
        let children = choices.into_iter().map(child).chain(has_more.then(|| "…".to_owned()));
        children.collect::<Vec<_>>().join(", ")
    }

    fn explanation(&self) -> StyledText {
        let (recording, question) = (self.recording, self.question);
        match question.kind {
            MctsQuestionKind::Select | MctsQuestionKind::Decide => {
                StyledText::plain_text(&event_sentence(self.words, recording, question.step))
            }
            MctsQuestionKind::Term => {
                let Some(term) = question.term(recording) else { return StyledText::default() };
                let mut args = self.args();
                args.extend([
                    ("mean", exactly_or_near(term.mean).into()),
                    ("bonus", exactly_or_near(term.bonus).into()),
                    ("sum", marked(term.sum(), PLACES).into()),
                    ("visits", self.words.number(term.statistics.visits.into()).into()),
                ]);
                self.words.styled("mcts-why-term", &args)
            }
            MctsQuestionKind::Backup => {
                let mut args = self.args();
                args.extend([
                    ("before", self.counts(question.node, question.shown_step).into()),
                    ("counts", self.counts(question.node, question.step).into()),
                ]);
                self.words.styled("mcts-why-backup", &args)
            }
        }
    }

    fn error(&self, error: MctsError, response: &MctsResponse) -> StyledText {
        if error == MctsError::WrongForm {
            return self.wrong_form(response);
        }
        let mut key = format!("mcts-slip-{}", error.name());
        if matches!(error, MctsError::OtherView | MctsError::MeanAlone | MctsError::BonusAlone) {
            key = format!("{key}-{}", self.question.kind.name());
        }
        let mut args = self.args();
        args.push(("answer", shown_response(self.words, self.recording, response).into()));
        if let MctsResponse::Node(chosen) = response {
            args.push(("chosen", child_name(self.words, self.recording, *chosen).into()));
            args.push(("counts", self.counts(*chosen, self.question.shown_step).into()));
            args.extend(self.chosen_term(*chosen));
        }
        self.words.styled(&key, &args)
    }

    /// Returns the term of a child that is not selected, with enough decimal places to distinguish its sum from that of
    /// the selected child.
    fn chosen_term(&self, chosen: NodeId) -> Vec<(&'static str, MessageArg)> {
        let terms = self.recording.terms(self.question.step);
        let best = index_of_greatest(terms.iter().map(Ucb1Term::sum)).map(|index| &terms[index]);
        let term = terms.iter().find(|term| term.child == chosen);
        let Some((term, best)) = term.zip(best) else { return Vec::new() };
        let [mean, bonus, sum] =
            equation(term, distinguishing_places(term, best).unwrap_or(PLACES)).map(MessageArg::from);
        vec![("mean", mean), ("bonus", bonus), ("sum", sum)]
    }

    fn wrong_form(&self, response: &MctsResponse) -> StyledText {
        let (choices, has_more) = self.question.listed_choices(self.recording);
        let names = choices.iter().map(|&choice| child_name(self.words, self.recording, choice));
        let names: Vec<String> = names.chain(has_more.then(|| "…".to_owned())).collect();
        match response {
            MctsResponse::Node(chosen) if !choices.is_empty() => {
                let chosen = node_name(self.words, self.recording, *chosen);
                self.words.styled("mcts-slip-not-a-child", &[("chosen", chosen.into())])
            }
            MctsResponse::Node(_) | MctsResponse::Number(_) | MctsResponse::Counts { .. } => {
                StyledText::plain_text(&expected_form(self.words, self.question.kind, &names))
            }
        }
    }

    fn hint(&self, strength: HintStrength) -> StyledText {
        match (strength, self.question.kind) {
            (HintStrength::Where, _) => self.styled("mcts-hint-where"),
            (HintStrength::Rule, _) | (HintStrength::Numbers, MctsQuestionKind::Decide) => {
                self.styled("mcts-hint-rule")
            }
            (HintStrength::Numbers, MctsQuestionKind::Backup) => self.styled("mcts-hint-counted"),
            (HintStrength::Numbers, MctsQuestionKind::Select | MctsQuestionKind::Term) => {
                let terms = self.recording.terms(self.question.step);
                let asked = terms.iter().filter(|term| self.question.child.is_none_or(|child| child == term.child));
                let term = |term: &Ucb1Term<NodeId>| {
                    let name = child_name(self.words, self.recording, term.child);
                    format!("{name} {} + {}", marked_near(term.mean), marked_near(term.bonus))
                };
                let terms: Vec<String> = asked.map(term).collect();
                self.words.styled("mcts-hint-terms", &[("terms", terms.join("; ").into())])
            }
        }
    }
}

/// Returns a number with at most four decimal places and a relation before it: `= 0.625`, `≈ 0.6667`.
fn exactly_or_near(number: f64) -> String {
    related(&marked_near(number))
}

/// Returns a number with at most four decimal places, marked with `≈` if digits are dropped.
fn marked_near(number: f64) -> String {
    let text = near(number, 4);
    let is_equal = text.parse::<f64>().is_ok_and(|rounded| (rounded - number).abs() < 1e-12);
    if is_equal { text } else { format!("≈{text}") }
}

/// Returns a number rounded to at most this many decimal places, without trailing zeros.
fn near(number: f64, places: usize) -> String {
    if (shown_value(number) - number).abs() < 1e-12 { shown_number(number) } else { format!("{number:.places$}") }
}
