//! Exam papers on Monte Carlo tree search: the student searches a tree by hand with given results of the rollouts,
//! fills in a table of w and n, and answers questions.
//!
//! The seed of an exercise is defined as for [other papers](super#seeds). The attempt is the first one whose position
//! differs from those of the same exercise in all variants before. Every field is worth one point.

mod banks;
pub(super) mod code;
mod latex;
mod sheet;

pub(super) use banks::{mcts_moodle_xml, mcts_qti_package};
pub use code::MctsPaperCode;
pub(super) use latex::mcts_latex_source;
pub use sheet::mcts_exercise_picture;
pub(super) use sheet::mcts_pdf;

use super::code::Variant;
use super::exercise::{MAX_EXERCISES, MAX_SAMPLED_ITERATIONS, MAX_SAMPLED_NODES, PaperError};
use super::key::{ExerciseKey, FieldJson, KeyedExercise};
use super::paper::{Paper, PaperSettings};
use super::reference::ExerciseReference;
use super::variants::{ATTEMPTS, all_variants, exercise_seed};
use super::variants::{PaperExercise, PaperVariant};
use poda_core::document::recorder::record_mcts;
use poda_core::document::{Document, check_mcts};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::score::Score;
use poda_core::search::mcts::{Decide, MctsConfig, Selection, priors};
use poda_core::trace::limits::Limits;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step, Story};
use poda_words::i18n::mcts::{child_name, event_sentence, node_place, rollout_name, wins_name};
use poda_words::i18n::mcts_numbers::{written_fraction, written_share};
use poda_words::i18n::message_args::{player_name, yes_or_no};
use poda_words::i18n::rounded::{PLACES, rounded, shown_number};
use poda_words::i18n::{Words, args};
use poda_words::practice::blank::FieldMark;
use poda_words::practice::generator::{MctsContents, MctsWishes, generate_mcts};
use poda_words::practice::json::{AnswerJson, Number};
use poda_words::practice::mcts::table::{CountField, CountPart, MarkedCount, expected_content};
use poda_words::practice::mcts::{MctsQuestion, MctsQuestionKind, MctsQuestionKinds, MctsResponse};
use poda_words::practice::sentences::QuestionSentences;
use poda_words::practice::sentences::generator::exercise_title;
use poda_words::practice::sentences::mcts::mcts_count_sentence;
use poda_words::practice::sheet::worthiest;
use poda_words::practice::shown;

/// The number of questions about selections, and the number about sums.
const SELECTIONS: usize = 2;
const SUMS: usize = 1;

pub type MctsPaper = Paper<MctsExercise>;

#[derive(Clone, Debug)]
pub struct MctsExercise {
    /// Its number on the paper, from 1.
    pub number: usize,
    pub seed: Option<u64>,
    /// The position and how it is searched.
    pub document: Document,
    /// What the search contains.
    pub contents: MctsContents,
    /// The table: a row for each node of the tree, whether or not the search adds it.
    pub rows: Vec<MctsRow>,
    /// The questions, in the order of the search.
    pub questions: Vec<MctsField>,
    recording: SampledTree<AnyGame>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MctsRow {
    pub node: String,
    /// The field for n; `None` at the root, where it is the number of iterations.
    pub n: Option<MctsField>,
    pub w: MctsField,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MctsField {
    /// Its name in files: `B.w`, `A.select`.
    pub name: String,
    /// For a question, the step of the search that gives the answer.
    pub step: Option<Step>,
    /// The question in words, with the numbers from which the answer follows.
    pub prompt: String,
    /// The same on a sheet, without those numbers, which the student finds.
    pub sheet_prompt: String,
    /// The right content.
    pub content: MctsContent,
    pub reason: String,
}

#[derive(Clone, Debug, PartialEq)]
pub enum MctsContent {
    /// A sum of mean and bonus, to two places.
    Sum(f64),
    /// A sum of results.
    W(f64),
    /// A number of iterations.
    N(u32),
    /// One of several children.
    Choice { choices: Vec<String>, right: usize },
}

impl MctsField {
    pub fn expected_text(&self) -> String {
        match &self.content {
            MctsContent::Sum(value) => rounded(*value, PLACES),
            MctsContent::W(value) => shown_number(*value),
            MctsContent::N(count) => count.to_string(),
            MctsContent::Choice { choices, right } => choices.get(*right).cloned().unwrap_or_default(),
        }
    }
}

impl MctsContent {
    /// Returns the number and its tolerance; `None` for a choice.
    pub fn number(&self) -> Option<(f64, f64)> {
        match *self {
            Self::Sum(value) => Some((value, SUM_TOLERANCE)),
            Self::W(value) => Some((value, W_TOLERANCE)),
            Self::N(count) => Some((count.into(), 0.0)),
            Self::Choice { .. } => None,
        }
    }
}

/// The tolerance of a sum, which is rounded to two places and may be computed from rounded numbers.
const SUM_TOLERANCE: f64 = 0.01;
const W_TOLERANCE: f64 = 0.005;

/// Generates a paper.
///
/// # Errors
/// The reason if no paper can be generated.
///
/// ```
/// use poda_paper::exam::{PaperCode, PaperSettings, mcts_paper};
/// use poda_words::i18n::{Language, Words};
/// use poda_words::practice::generator::MctsWishes;
///
/// let wishes = MctsWishes { exploration: true, ..MctsWishes::default() };
/// let settings = PaperSettings { variants: 2, ..PaperSettings::new(PaperCode { seed: 7, wishes }) };
/// let paper = mcts_paper(&settings, &Words::new(Language::ENGLISH)).unwrap();
/// let [a, b] = &paper.variants[..] else { panic!() };
/// assert_ne!(a.exercises[0].document.position(), b.exercises[0].document.position());
/// ```
pub fn mcts_paper(settings: &PaperSettings<MctsWishes>, words: &Words) -> Result<MctsPaper, PaperError> {
    mcts_paper_while(settings, words, &mut |_| true)
}

/// Generates a paper. `goes_on` is called before each exercise with the number of exercises generated so far; if it
/// returns `false`, the generation ends with an error.
///
/// # Errors
/// The reason if no paper can be generated.
pub fn mcts_paper_while(
    settings: &PaperSettings<MctsWishes>,
    words: &Words,
    goes_on: &mut dyn FnMut(usize) -> bool,
) -> Result<MctsPaper, PaperError> {
    settings.check()?;
    let variants =
        all_variants(settings.variants, settings.count, goes_on, |(variant, number), before: &[&MctsExercise], row| {
            let others: Vec<_> = before.iter().copied().chain(row).map(|other| other.document.position()).collect();
            exercise(settings.code, variant, number, &others, words)
        });
    let variants = variants.map_err(|(_, error)| error)?;
    Ok(Paper::of_variants(Some(settings.code.into()), settings, variants))
}

/// Makes a paper of a user's own documents, which are searched by Monte Carlo tree search. It has one variant.
///
/// # Errors
/// The number of the first document that cannot be on a paper, and why.
pub fn mcts_paper_of_documents<W: Copy>(
    documents: Vec<Document>,
    settings: &PaperSettings<W>,
    words: &Words,
) -> Result<MctsPaper, (usize, PaperError)> {
    if settings.variants != 1 {
        return Err((1, PaperError::NoVariantOfSampling));
    }
    if !(1..=MAX_EXERCISES).contains(&documents.len()) {
        return Err((1, PaperError::Count));
    }
    let exercise = |(number, document): (usize, Document)| {
        // Every node has a row in the table, and needs a name there.
        let document = if let AnyGame::Tree(tree) = document.position() {
            document.with_position(AnyGame::Tree(tree.lettered()))
        } else {
            document
        };
        MctsExercise::of_document(number, document, words).ok_or((number, PaperError::NotSampledByHand))
    };
    let exercises = (1..).zip(documents).map(exercise).collect::<Result<_, _>>()?;
    let variant = Variant::new(0).ok_or((1, PaperError::Variants))?;
    Ok(Paper::of_variants(None, settings, vec![PaperVariant { variant, exercises }]))
}

/// Returns an exercise of a printed paper, given the code in its footer, its variant and its number.
pub(super) fn mcts_printed_exercise(
    code: MctsPaperCode,
    variant: Variant,
    number: usize,
    words: &Words,
) -> Result<MctsExercise, PaperError> {
    // An exercise differs from all before it, so those are generated first.
    let settings = PaperSettings { count: number, variants: variant.index() + 1, ..PaperSettings::new(code) };
    let last = mcts_paper(&settings, words)?.variants.pop();
    last.and_then(|mut last| last.exercises.pop()).ok_or(PaperError::Count)
}

/// Generates an exercise that differs from others.
fn exercise(
    code: MctsPaperCode,
    variant: Variant,
    number: usize,
    others: &[&AnyGame],
    words: &Words,
) -> Result<MctsExercise, PaperError> {
    let too_few = PaperError::TooFew { found: others.len() };
    for attempt in 0..ATTEMPTS {
        let seed = exercise_seed(code.seed, variant, number, attempt);
        let generated = generate_mcts(seed, &code.wishes).map_err(PaperError::NotGenerated)?;
        if !others.contains(&generated.document.position()) {
            let code = code.into();
            let title = exercise_title(ExerciseReference { code, variant: Some(variant), number: Some(number) });
            let document = Document { title: Some(title), ..generated.document };
            return MctsExercise::new(number, seed, document, generated.contents, words).ok_or(too_few);
        }
    }
    Err(too_few)
}

impl MctsPaper {
    pub(super) fn shown_title(&self, words: &Words) -> String {
        self.title.clone().unwrap_or_else(|| words.text("mcts-exam-title"))
    }
}

impl PaperExercise for MctsExercise {
    fn document(&self) -> &Document {
        &self.document
    }

    fn points(&self) -> u32 {
        self.fields().map(|_| 1).sum()
    }
}

impl KeyedExercise for MctsExercise {
    type Contents = MctsContents;
    const NAMES_CODE: bool = false;

    fn key(&self, variant: Variant) -> ExerciseKey<'_, Self::Contents> {
        let fields = self.fields().map(|field| {
            let (expected, tolerance) = match field.content.number() {
                Some((value, tolerance)) => {
                    (AnswerJson::Number(Number(Score::new(value).unwrap_or_default())), Some(tolerance))
                }
                None => (AnswerJson::Text(field.expected_text()), None),
            };
            FieldJson { field: &field.name, step: field.step, expected, tolerance, reason: &field.reason, points: 1 }
        });
        ExerciseKey::new(self, variant, self.number, self.seed, &self.contents, fields.collect())
    }
}

impl MctsExercise {
    fn new(number: usize, seed: u64, document: Document, contents: MctsContents, words: &Words) -> Option<Self> {
        let exercise = Self::of_document(number, document, words)?;
        Some(Self { seed: Some(seed), contents, ..exercise })
    }

    /// Returns the exercise of a document; `None` if it cannot be searched by hand: it is no tree, a large one, or one
    /// with chance nodes, or there are many iterations.
    fn of_document(number: usize, document: Document, words: &Words) -> Option<Self> {
        let config = document.sampled().filter(|config| config.iterations <= MAX_SAMPLED_ITERATIONS)?;
        let scale = check_mcts(document.position(), &config).ok()?;
        let AnyGame::Tree(tree) = document.position() else { return None };
        if MAX_SAMPLED_NODES < tree.node_count() || tree.has_chance() {
            return None;
        }
        let limits = Limits::nodes(MAX_SAMPLED_NODES + 1);
        let recording = record_mcts(&config, scale, document.position(), limits, &());
        let contents = MctsContents::of(&recording);
        let rows = rows(&recording, tree, words);
        let questions = questions(&recording, words);
        Some(Self { number, seed: None, document, contents, rows, questions, recording })
    }

    /// Returns whether its tree has the counts of earlier iterations.
    pub(super) fn has_given_counts(&self) -> bool {
        0 < self.recording.statistics(NodeId::ROOT, 0).visits
    }

    /// Returns the counts w/n that the nodes have before the first iteration, by the names of the nodes.
    fn given_counts(&self, words: &Words) -> Vec<(String, String)> {
        let recording = &self.recording;
        let counted = (0..recording.node_count()).map(NodeId::new).filter_map(|node| {
            let given = recording.statistics(node, 0);
            (0 < given.visits).then(|| (recording.id(node), written_fraction(words, recording, node, given)))
        });
        let mut counts: Vec<(String, String)> = counted.collect();
        counts.sort();
        counts
    }

    pub const fn recording(&self) -> &SampledTree<AnyGame> {
        &self.recording
    }

    /// Returns every field: row by row, and then the questions.
    pub fn fields(&self) -> impl Iterator<Item = &MctsField> {
        self.rows.iter().flat_map(|row| row.n.iter().chain([&row.w])).chain(&self.questions)
    }

    /// Returns the givens and the task in sentences: the search, the results of the rollouts, and the table.
    pub fn instructions(&self, words: &Words) -> Vec<String> {
        let MctsConfig { iterations, exploration, .. } = *self.recording.config();
        let bounds = self.recording.scale().bounds();
        let wins = || ("wins", wins_name(&self.recording).into());
        let args = [
            ("count", u64::from(iterations).into()),
            ("exploration", exploration.into()),
            ("low", bounds.low.into()),
            ("high", bounds.high.into()),
            ("zero", yes_or_no(bounds.low == Score::from(0))),
            ("player", player_name(self.recording.root().to_move()).into()),
            wins(),
        ];
        let results = (1..=self.recording.iteration_count()).map(|number| {
            let result = self.recording.rollout(number).1;
            result.shown()
        });
        let results = results.collect::<Vec<_>>().join(", ");
        let mut told = vec![words.fill("mcts-exam-search", &args)];
        if self.has_given_counts() {
            let given = self.recording.statistics(NodeId::ROOT, 0).visits;
            let counts = self.given_counts(words).into_iter().map(|(node, counts)| format!("{node} {counts}"));
            let counts = counts.collect::<Vec<_>>().join(", ");
            let args = [("count", u64::from(given).into()), ("counts", counts.into()), wins()];
            told.push(words.fill("mcts-exam-given", &args));
        }
        match self.recording.config().selection {
            Selection::Ucb1 => told.push(words.fill("mcts-exam-rule", &[wins()])),
            Selection::Puct(_) => told.extend([
                words.fill("mcts-exam-rule-puct", &[wins()]),
                words.fill("mcts-exam-priors", &args![priors = self.priors()]),
            ]),
        }
        let rollout = rollout_name(self.recording.config().rollout);
        told.extend([words.fill("mcts-exam-rollouts", &args![results, rollout]), words.text("mcts-exam-table")]);
        told
    }

    /// Returns the priors of all moves, by the nodes to which they lead: `B 0.6, C 0.4; D 0.5, E 0.5`.
    fn priors(&self) -> String {
        let AnyGame::Tree(tree) = self.document.position() else { return String::new() };
        let (ids, written) = (tree.ids(), self.written_priors(tree));
        let of_node = |at: usize| {
            let children = tree.children_of(at).iter().map(|&child| child as usize);
            let given = children.filter_map(|child| Some(format!("{} {}", ids[child], written[child].as_ref()?)));
            given.collect::<Vec<_>>().join(", ")
        };
        let inner = (0..tree.node_count()).map(of_node).filter(|given| !given.is_empty());
        inner.collect::<Vec<_>>().join("; ")
    }

    /// Returns the priors of the moves to all nodes, by the indices of the nodes; none in a search without priors.
    fn written_priors(&self, tree: &Tree) -> Vec<Option<String>> {
        let mut written = vec![None; tree.node_count()];
        let Some(rule) = self.recording.config().selection.priors() else { return written };
        for at in (0..tree.node_count()).filter(|&at| tree.turn_of(at).player().is_some()) {
            let moves: Vec<u32> = (0..).zip(tree.children_of(at)).map(|(mv, _)| mv).collect();
            for (prior, &child) in priors(rule, &tree.at_node(at), &moves).into_iter().zip(tree.children_of(at)) {
                written[child as usize] = Some(written_share(prior));
            }
        }
        written
    }

    /// Returns the position, in which the priors of moves stand in their labels.
    fn position_with_priors(&self) -> AnyGame {
        let AnyGame::Tree(tree) = self.document.position() else { return self.document.position().clone() };
        let written = self.written_priors(tree);
        AnyGame::Tree(tree.with_move_labels(|at, label| {
            let prior = written[at].as_ref().map(|prior| format!("P {prior}"));
            label.map(str::to_owned).into_iter().chain(prior).reduce(|label, prior| format!("{label}  {prior}"))
        }))
    }

    /// Returns the tree in words: each inner node with its children, and the values of the leaves.
    pub fn outline(&self) -> Vec<String> {
        let AnyGame::Tree(tree) = self.document.position() else { return Vec::new() };
        let is_given = self.has_given_counts();
        let line = |at: usize| {
            let children = tree.children_of(at).iter().map(|&child| {
                let name = tree.name_of(child as usize).unwrap_or_default();
                // The leaves of a given tree have counts, and their results are not known.
                let value = tree.value_of(child as usize).filter(|_| !is_given).map(Score::shown);
                value.map_or_else(|| name.to_owned(), |value| format!("{name} = {value}"))
            });
            let children: Vec<String> = children.collect();
            let (name, player) = (tree.name_of(at).unwrap_or_default(), player_name(tree.player_of(at)));
            format!("{name} ({player}): {}", children.join(", "))
        };
        let inner = (0..tree.node_count()).filter(|&at| !tree.children_of(at).is_empty());
        let mut lines: Vec<String> = inner.map(line).collect();
        lines.sort();
        lines
    }

    /// Returns the solution: what happens in each iteration, with every sum, and the move that is decided on.
    pub fn solution(&self, words: &Words) -> Vec<String> {
        let recording = &self.recording;
        let said = |steps: std::ops::RangeInclusive<Step>| {
            let is_told = |step: &Step| !matches!(recording.event(*step), Some(SampledEvent::Backup(_)));
            steps.filter(is_told).map(|step| event_sentence(words, recording, step)).collect::<Vec<_>>().join(" ")
        };
        let iteration =
            |number: usize| said(recording.end_of_iteration(number - 1) + 1..=recording.end_of_iteration(number));
        let mut told: Vec<String> = (1..=recording.iteration_count()).map(iteration).collect();
        told.push(event_sentence(words, recording, recording.len()));
        told
    }
}

/// Returns the rows of the table. The nodes are named by letters.
fn rows(recording: &SampledTree<AnyGame>, tree: &Tree, words: &Words) -> Vec<MctsRow> {
    let nodes: Vec<(String, NodeId)> =
        (0..recording.node_count()).map(NodeId::new).map(|node| (recording.id(node), node)).collect();
    let mut ids = tree.ids();
    ids.sort();
    let row = |id: String| {
        let node = nodes.iter().find(|(added, _)| *added == id).map(|&(_, node)| node);
        let field = |part| count_field(recording, &id, node, part, words);
        let n = (node != Some(NodeId::ROOT)).then(|| field(CountPart::N));
        MctsRow { n, w: field(CountPart::W), node: id.clone() }
    };
    ids.into_iter().map(row).collect()
}

/// Returns a field of the table. For a node that the search has not added, w and n are 0.
fn count_field(
    recording: &SampledTree<AnyGame>,
    id: &str,
    node: Option<NodeId>,
    part: CountPart,
    words: &Words,
) -> MctsField {
    let (content, reason) = if let Some(node) = node {
        let field = CountField { node, part };
        let expected = expected_content(recording, field);
        let marked = MarkedCount { field, answered: None, expected, mark: FieldMark::Right };
        let statistics = recording.statistics(node, recording.len());
        let content = match part {
            CountPart::N | CountPart::Best => MctsContent::N(statistics.visits),
            CountPart::W => MctsContent::W(recording.w(node, statistics)),
        };
        (content, mcts_count_sentence(words, recording, &marked).plain())
    } else {
        let nothing = if part == CountPart::W { MctsContent::W(0.0) } else { MctsContent::N(0) };
        (nothing, words.fill("mcts-table-not-added", &args![id]))
    };
    let prompt = words.fill("mcts-exam-field", &args![part = part.name(), node = id]);
    MctsField {
        name: format!("{id}.{}", part.name()),
        step: None,
        sheet_prompt: prompt.clone(),
        prompt,
        content,
        reason,
    }
}

/// Returns the questions that teach most, and the question about the final decision.
fn questions(recording: &SampledTree<AnyGame>, words: &Words) -> Vec<MctsField> {
    let of_kind = |kind, most| {
        let kinds = MctsQuestionKinds::from([kind]);
        worthiest(recording, poda_words::practice::questions(recording, kinds, false).collect(), most)
    };
    let mut chosen = of_kind(MctsQuestionKind::Select, SELECTIONS);
    chosen.extend(of_kind(MctsQuestionKind::Term, SUMS));
    chosen.sort_by_key(|question| question.step);
    chosen.extend(of_kind(MctsQuestionKind::Decide, 1));
    chosen.iter().filter_map(|question| question_field(recording, question, words)).collect()
}

fn question_field(recording: &SampledTree<AnyGame>, question: &MctsQuestion, words: &Words) -> Option<MctsField> {
    let asked = recording.prompt(words, question).plain();
    let prompt = match recording.iteration_at(question.step) {
        Some(number) => words.fill("mcts-exam-during", &args![number, question = asked]),
        None => asked,
    };
    let content = match question.accepted(recording).into_iter().next()? {
        MctsResponse::Number(number) => MctsContent::Sum(number.value),
        MctsResponse::Node(right) => {
            let choices = question.choices(recording);
            let right = choices.iter().position(|&choice| choice == right)?;
            let choices = choices.into_iter().map(|choice| child_name(words, recording, choice)).collect();
            MctsContent::Choice { choices, right }
        }
        MctsResponse::Counts { .. } => return None,
    };
    let node = recording.id(question.child.unwrap_or(question.node));
    let reason = recording.verdict_sentence(words, question, None, &shown(recording, question)).plain();
    let name = format!("{node}.{}", question.kind.name());
    let sheet_prompt = sheet_prompt(recording, question, words);
    Some(MctsField { name, step: Some(question.step), prompt, sheet_prompt, content, reason })
}

/// Returns a question without the numbers that are filled in in the table.
fn sheet_prompt(recording: &SampledTree<AnyGame>, question: &MctsQuestion, words: &Words) -> String {
    let child = question.child.map(|child| child_name(words, recording, child)).unwrap_or_default();
    let decide = match recording.config().decide {
        Decide::Visits => "visits",
        Decide::Value => "value",
    };
    let args = args![
        kind = question.kind.name(),
        number = recording.iteration_at(question.step).unwrap_or_default(),
        node = node_place(words, recording, question.node),
        child,
        player = player_name(recording.position(question.node).to_move()),
        decide,
    ];
    words.fill("mcts-exam-ask", &args)
}
