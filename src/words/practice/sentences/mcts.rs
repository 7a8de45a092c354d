//! The sentences of practice of Monte Carlo tree search: questions, why an answer is right or wrong, and hints.
//!
//! The search itself is described by the sentence of its step, as in `poda trace`.

use super::question_sentences::{QuestionSentences, expected_form};
use crate::i18n::mcts::{child_name, event_sentence, node_name, node_place};
use crate::i18n::mcts_numbers::written_fraction;
use crate::i18n::message_args::player_name;
use crate::i18n::rounded::{PLACES, rounded, shown_number};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use crate::practice::Verdict;
use crate::practice::blank::FieldMark;
use crate::practice::generator::MctsContents;
use crate::practice::mcts::context::{MctsContext, exactly_or_near};
use crate::practice::mcts::kind::MctsKind;
use crate::practice::mcts::kinds::{MctsOwnError, of_mcts_kind};
use crate::practice::mcts::table::{CountField, CountPart, MarkedCount};
use crate::practice::mcts::{MctsError, MctsQuestion, MctsResponse, WrittenNumber};
use crate::practice::quiz::HintStrength;
use poda_core::game::GameView;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Step, Story};

impl<G: GameView> QuestionSentences for SampledTree<G> {
    /// Returns a question as a sentence, with the numbers from which the answer follows.
    fn prompt(&self, words: &Words, question: &MctsQuestion) -> StyledText {
        let context = MctsContext { words, recording: self, question };
        context.styled(&format!("mcts-ask-{}", question.kind.name()))
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
        let context = MctsContext { words, recording: self, question };
        verdict.error.map(|error| error_sentence(&context, error, response)).unwrap_or_default()
    }

    fn refuted(&self, _: &Words, _: &MctsResponse, _: &Verdict<Self>) -> StyledText {
        StyledText::default()
    }

    fn hint_after(error: Option<MctsError>) -> Option<HintStrength> {
        let needs_rule = error.and_then(MctsError::own).is_some_and(MctsOwnError::needs_rule);
        needs_rule.then_some(HintStrength::Rule)
    }

    fn verdict_sentence(
        &self,
        words: &Words,
        question: &MctsQuestion,
        response: Option<&MctsResponse>,
        verdict: &Verdict<Self>,
    ) -> StyledText {
        let wrong = response.map(|response| self.error_sentence(words, question, response, verdict));
        let context = MctsContext { words, recording: self, question };
        wrong.unwrap_or_default().then(of_mcts_kind!(question.kind, Own => Own::explanation(&context)))
    }

    fn hint_sentence(&self, words: &Words, question: &MctsQuestion, strength: HintStrength) -> StyledText {
        let context = MctsContext { words, recording: self, question };
        of_mcts_kind!(question.kind, Own => Own::hint(&context, strength))
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

    fn choice_node(&self, _: &MctsQuestion, choice: &MctsResponse) -> Option<NodeId> {
        match choice {
            MctsResponse::Node(node) => Some(*node),
            MctsResponse::Number(_) | MctsResponse::Counts { .. } => None,
        }
    }

    fn room_answer(&self, words: &Words, question: &MctsQuestion, _: Step, verdict: &Verdict<Self>) -> StyledText {
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
    let through = args![
        node = node_place(words, recording, node),
        count = iterations.len(),
        number = words.number(iterations.len() as u64),
        iterations = format!("{listed}{more}"),
        owner = player_name(recording.counts_for(node)),
    ];
    let before = args![given = written_fraction(words, recording, node, given)];
    let n = args![n = words.number(statistics.visits.into())];
    let w = args![w = exactly_or_near(recording.w(node, statistics))];
    follows.then(match part {
        CountPart::N if 0 < given.visits => {
            words.styled("mcts-why-given-n", &[&through[..], &before[..], &n[..]].concat())
        }
        CountPart::W if 0 < given.visits => {
            words.styled("mcts-why-given-w", &[&through[..], &before[..], &w[..]].concat())
        }
        CountPart::N | CountPart::W if iterations.is_empty() => {
            words.styled("mcts-table-not-visited", &args![node = node_place(words, recording, node)])
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
        words.fill("generated-iterations", &args![count = iterations]),
        words.fill("generated-exploration", &args![count = exploration]),
        words.fill("generated-near-ties", &args![count = near_ties]),
        words.fill("generated-terminal-again", &args![count = terminal_again]),
    ]
}

/// The maximum number of iterations whose numbers are listed.
const MAX_LISTED: usize = 12;

fn error_sentence<G: GameView>(context: &MctsContext<'_, G>, error: MctsError, response: &MctsResponse) -> StyledText {
    let MctsContext { words, recording, question } = *context;
    match error {
        MctsError::WrongForm => {
            let (choices, has_more) = question.listed_choices(recording);
            let names = choices.iter().map(|&choice| child_name(words, recording, choice));
            let names: Vec<String> = names.chain(has_more.then(|| "…".to_owned())).collect();
            StyledText::plain_text(&expected_form(words, question.kind, &names))
        }
        MctsError::NotAChoice(chosen) => {
            words.styled("mcts-slip-not-a-child", &args![chosen = node_name(words, recording, chosen)])
        }
        MctsError::Of(error) => {
            let mut args = context.args();
            args.extend(args![answer = shown_response(words, recording, response)]);
            if let MctsResponse::Node(chosen) = response {
                args.extend(args![
                    chosen = child_name(words, recording, *chosen),
                    counts = context.counts(*chosen, question.shown_step)
                ]);
                args.extend(context.chosen_term(*chosen));
            }
            words.styled(&error.message(question.kind), &args)
        }
    }
}
