//! The texts next to the tree of a Monte Carlo tree search: the terms of the children among which a step selects, the
//! path, the counts, and descriptions of nodes; and the texts that searches of every kind have.

use crate::i18n::code::{CodeLanguage, Program, has_mcts_code, mcts_code, mcts_program};
use crate::i18n::mcts::{
    decision, node_name, page_caption, rollout_name, selection_name, settings, short_event_sentence, temperature, value,
};
use crate::i18n::mcts_numbers::{
    TermRank, visits_of_terms, written_counts, written_fraction, written_mean, written_prior, written_terms, written_x,
};
use crate::i18n::mcts_pseudocode::pseudocode;
use crate::i18n::message_args::{player_name, turn_name, yes_or_no};
use crate::i18n::node_names::{capitalized, line, move_heading, move_name};
use crate::i18n::panels::search_text::SearchText;
use crate::i18n::pseudocode::Pseudocode;
use crate::i18n::rounded::related;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use poda_core::game::GameView;
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::legal_moves;
use poda_core::score::{Player, Turn};
use poda_core::search::AnySearch;
use poda_core::search::mcts::{Decide, MctsConfig, Priors, Rollout, Selection, Statistics};
use poda_core::trace::limits::Ending;
use poda_core::trace::passes::PassStep;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step, Story};

/// The largest number of rows of the path. In a longer path, nodes in the middle are left out.
const MAX_PATH: usize = 12;

impl SearchText for SampledTree<AnyGame> {
    fn name(&self, words: &Words, _: &AnySearch, beside: &AnySearch) -> String {
        mcts_name(words, self.config(), beside.sampled())
    }

    fn caption(&self, words: &Words, at: PassStep) -> StyledText {
        caption(words, self, at.step)
    }

    fn page_caption(&self, words: &Words, at: PassStep) -> StyledText {
        StyledText::plain_text(&page_caption(words, self, at.step))
    }

    fn pseudocode(&self, words: &Words, at: PassStep) -> Pseudocode {
        pseudocode(words, self, at.step)
    }

    fn has_code(&self, language: CodeLanguage) -> bool {
        has_mcts_code(self, language)
    }

    fn code(&self, at: PassStep, language: CodeLanguage) -> Option<Pseudocode> {
        mcts_code(self, at.step, language)
    }

    fn program(&self, language: CodeLanguage) -> Option<Program> {
        mcts_program(self, language)
    }

    fn variables(&self, _: &Words, _: PassStep) -> Vec<String> {
        // Its variables are the counts at the nodes.
        Vec::new()
    }

    fn reasons(&self, words: &Words, at: PassStep) -> Vec<StyledText> {
        reasons(words, self, at.step)
    }

    fn place(&self, words: &Words, at: PassStep) -> String {
        iteration_text(words, self, self.iteration_at(at.step).unwrap_or_else(|| self.iteration_count()))
    }

    fn progress(&self, words: &Words, at: PassStep) -> String {
        iteration_text(words, self, self.iteration_until(at.step))
    }

    fn progress_of_timeline(&self, words: &Words, at: PassStep) -> Option<[String; 2]> {
        let shown = [self.iteration_until(at.step), self.iteration_count()];
        Some(shown.map(|iteration| iteration_text(words, self, iteration)))
    }

    fn cut_short(&self, words: &Words) -> Option<String> {
        cut_short(words, self)
    }

    fn settings(&self, words: &Words) -> Option<String> {
        Some(settings(words, self.config(), self.scale()))
    }
}

/// Returns the sentence for a step, or for the beginning if the step is 0.
pub fn caption<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> StyledText {
    let said = short_event_sentence(words, recording, step);
    if !said.is_empty() {
        return StyledText::plain_text(&said);
    }
    let iterations = u64::from(recording.config().iterations);
    let root = recording.root().turn();
    let args = args![
        iterations,
        number = words.number(iterations),
        chance = yes_or_no(root == Turn::Chance),
        player = player_name(recording.root().to_move()),
        rollout = rollout_name(recording.config().rollout),
    ];
    let has_priors = recording.children(NodeId::ROOT).any(|child| recording.prior(child).is_some());
    words.styled(if has_priors { "mcts-start-puct" } else { "mcts-start" }, &args)
}

/// Returns the name of a sampled search and every setting that differs from `other`, if that is sampled too.
pub fn mcts_name(words: &Words, own: &MctsConfig, other: Option<&MctsConfig>) -> String {
    let mut name = words.text("search-name-mcts");
    let other = other.unwrap_or(own);
    if own.iterations != other.iterations {
        let iterations = u64::from(own.iterations);
        let args = args![iterations, number = words.number(iterations)];
        name = format!("{name}, {}", words.fill("mcts-iterations-now", &args));
    }
    if own.exploration != other.exploration {
        name = format!("{name}, c = {}", own.exploration.shown());
    }
    if own.seed != other.seed {
        name = format!("{name}, {} {}", words.text("mcts-seed"), own.seed);
    }
    if own.rollout != other.rollout {
        let rollout = match own.rollout {
            Rollout::Random => words.text("mcts-rollout-random"),
            Rollout::Evaluation { plies } => words.fill("mcts-rollout-plies", &args![plies]),
        };
        name = format!("{name}, {rollout}");
    }
    if own.selection != other.selection {
        name = format!("{name}, {}", selection_text(words, own.selection));
    }
    if own.decide != other.decide {
        let decide = match own.decide {
            Decide::Visits => "mcts-decide-by-visits",
            Decide::Value => "mcts-decide-by-value",
        };
        name = format!("{name}, {}", words.text(decide));
    }
    name
}

/// Returns how children are selected, as a menu offers it.
pub fn selection_text(words: &Words, selection: Selection) -> String {
    match selection {
        Selection::Ucb1 => words.text("mcts-selection-uct"),
        Selection::Puct(Priors::Uniform) => words.text("mcts-selection-uniform"),
        Selection::Puct(Priors::Softmax { temperature }) => words.fill("mcts-selection-softmax", &args![temperature]),
    }
}

/// A child of a node in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChildRow {
    pub child: NodeId,
    /// Its move, w and n, its prior in a search with priors, and further numbers. If a step selects among the children, these are its mean from the view
    /// of the player who selects, its bonus and the sum; otherwise, its mean from MAX's view.
    pub cells: Vec<String>,
    /// Its rank in the comparison of sums.
    pub rank: TermRank,
}

/// The children of a node in a table, in the order of their moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChildTable {
    pub headings: Vec<String>,
    pub rows: Vec<ChildRow>,
}

/// Returns the terms of the children among which a step selects; `None` if the step does not select a player's move.
pub fn term_table<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> Option<ChildTable> {
    let Some(SampledEvent::Select { node, .. }) = recording.event(step) else { return None };
    let terms = written_terms(recording, step);
    if terms.is_empty() {
        return None;
    }
    let position = recording.position(node);
    let rows = terms.into_iter().map(|term| {
        let counted = counted(words, recording, &position, term.child, step);
        let cells = counted.into_iter().chain(term.prior).chain([term.mean, term.bonus, term.sum]).collect();
        ChildRow { child: term.child, cells, rank: term.rank }
    });
    let rows: Vec<ChildRow> = rows.collect();
    let has_priors = recording.config().selection.priors().is_some();
    let headings = headings(words, has_priors, &["mcts-mean", "mcts-bonus", "mcts-sum"]);
    Some(ChildTable { headings, rows })
}

/// Returns how the sums are made up among which a step selects; `None` if the step does not select a player's move.
pub fn term_note<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> Option<StyledText> {
    let Some(SampledEvent::Select { node, .. }) = recording.event(step) else { return None };
    if written_terms(recording, step).is_empty() {
        return None;
    }
    let is_turned = !recording.counts_for_movers() && recording.position(node).turn() == Turn::Player(Player::Min);
    if recording.config().selection != Selection::Ucb1 {
        let visits = visits_of_terms(recording, node, &recording.terms(step), step);
        let args = args![
            visits = words.number(visits.into()),
            c = recording.config().exploration,
            turned = yes_or_no(is_turned),
        ];
        return Some(words.styled("mcts-terms-puct", &args));
    }
    let note = if is_turned { "mcts-terms-min" } else { "mcts-terms-max" };
    let visits = words.number(recording.statistics(node, step).visits.into());
    let args = args![visits, c = recording.config().exploration];
    Some(words.styled(note, &args))
}

/// Returns the children of a node that are in the tree after a step; `None` if there are none. `children` are all
/// children of the node.
pub fn child_table<G: GameView>(
    words: &Words,
    recording: &SampledTree<G>,
    node: NodeId,
    children: &[NodeId],
    step: Step,
) -> Option<ChildTable> {
    if children.is_empty() {
        return None;
    }
    let position = recording.position(node);
    let has_priors = position.turn() != Turn::Chance && recording.config().selection.priors().is_some();
    let rows = children.iter().map(|&child| {
        let mean = written_mean(recording, child, recording.statistics(child, step)).unwrap_or_default();
        let counted = counted(words, recording, &position, child, step);
        let prior = has_priors.then(|| written_prior(recording, child).unwrap_or_default());
        ChildRow { child, cells: counted.into_iter().chain(prior).chain([mean]).collect(), rank: TermRank::Other }
    });
    let rows: Vec<ChildRow> = rows.collect();
    Some(ChildTable { headings: headings(words, has_priors, &["mcts-mean"]), rows })
}

/// Returns the headings of a table of children: the move, w, n, the prior if there are priors, and these.
fn headings(words: &Words, has_priors: bool, more: &[&str]) -> Vec<String> {
    let prior: &[&str] = if has_priors { &["mcts-prior"] } else { &[] };
    [&["mcts-move", "mcts-w", "mcts-n"], prior, more].concat().into_iter().map(|it| words.text(it)).collect()
}

/// Returns the move to a child, its w and its n after a step.
fn counted<G: GameView>(
    words: &Words,
    recording: &SampledTree<G>,
    position: &G,
    child: NodeId,
    step: Step,
) -> [String; 3] {
    let mv = recording.move_to(child).map_or_else(String::new, |via| move_heading(words, position, via));
    let [w, n] = written_counts(words, recording, child, recording.statistics(child, step));
    [mv, w, n]
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathRow {
    /// A node: its turn, which is `None` if the game is over; its move, the player, and `w/n`.
    Node(NodeId, Option<Turn>, [String; 3]),
    /// The number of nodes that are left out.
    LeftOut(String),
}

/// Returns the rows of a path, which begins at the root.
pub fn path_rows<G: GameView>(words: &Words, recording: &SampledTree<G>, path: &[NodeId], step: Step) -> Vec<PathRow> {
    let moment = recording.at(step);
    let mut position = recording.root().clone();
    let mut rows = Vec::new();
    for &node in path {
        let mut name = heading(words, recording, NodeId::ROOT);
        if let Some(via) = recording.move_to(node) {
            name = move_heading(words, &position, via);
            position = position.after(via);
        }
        let turn = position.has_moves().then(|| position.turn());
        let player = turn.map_or_else(|| words.text("mcts-over"), |turn| turn_name(words, turn));
        let fraction = written_fraction(words, recording, node, moment.statistics(node));
        rows.push(PathRow::Node(node, turn, [name, player, fraction]));
    }
    if MAX_PATH < rows.len() {
        let left_out = rows.len() - MAX_PATH;
        let text = words.fill("stack-more", &args![count = left_out]);
        rows.splice(2..2 + left_out, [PathRow::LeftOut(text)]);
    }
    rows
}

/// Returns the counts after a step: the iterations, the nodes, the longest path.
pub fn counts<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> Vec<StyledText> {
    let over = recording.whole_iterations(step) as u64;
    let all = u64::from(recording.config().iterations);
    let nodes = recording.nodes_at(step) as u64;
    let args = [
        ("iterations", over.into()),
        ("number", words.number(over).into()),
        ("all", words.number(all).into()),
        ("nodes", nodes.into()),
        ("shown-nodes", words.number(nodes).into()),
    ];
    vec![words.styled("mcts-counts", &args), words.styled("mcts-counts-nodes", &args)]
}

/// Returns the number of the shown iteration and the number of all iterations.
pub fn iteration_text<G: GameView>(words: &Words, recording: &SampledTree<G>, iteration: usize) -> String {
    let args = args![number = words.number(iteration as u64), all = words.number(recording.config().iterations.into())];
    words.fill("mcts-iteration-of", &args)
}

/// Returns the result after the last step, the estimate first; empty before that.
pub fn result<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> Vec<StyledText> {
    let answer = recording.answer().filter(|_| recording.event(step) == Some(SampledEvent::Decide));
    let Some(answer) = answer else { return Vec::new() };
    // The visits are in a table.
    let mut said = decision(words, recording.config(), recording.scale(), recording.root(), answer);
    said.truncate(1);
    said.extend(value(words, answer));
    said.iter().map(|text| StyledText::plain_text(text)).collect()
}

/// Returns why a search was cut short; `None` if it was not.
pub fn cut_short<G: GameView>(words: &Words, recording: &SampledTree<G>) -> Option<String> {
    let reason = match recording.ending() {
        Ending::Complete | Ending::Underway => return None,
        Ending::NodeLimit => "nodes",
        Ending::MemoryLimit => "memory",
        Ending::TimeLimit => "time",
        Ending::Stopped | Ending::DepthLimit | Ending::Overflow | Ending::OppositeInfinities => "stopped",
    };
    let made = recording.iteration_count() as u64;
    let args = args![
        reason,
        iterations = made,
        number = words.number(made),
        all = words.number(recording.config().iterations.into()),
    ];
    Some(words.fill("mcts-cut-short", &args))
}

/// Returns the name of a node as the beginning of a line.
pub fn heading<G: GameView>(words: &Words, recording: &SampledTree<G>, node: NodeId) -> String {
    capitalized(&node_name(words, recording, node))
}

/// Returns a node in the words of a screen reader: its move, its turn, w, n and the mean. While a question asks for
/// these, `statistics` is `None`.
pub fn spoken<G: GameView>(
    words: &Words,
    recording: &SampledTree<G>,
    node: NodeId,
    statistics: Option<Statistics>,
) -> String {
    let parent = recording.parent(node).zip(recording.move_to(node));
    let name = match parent {
        Some((parent, via)) => move_heading(words, &recording.position(parent), via),
        None => heading(words, recording, node),
    };
    let position = recording.position(node);
    let role = if position.has_moves() { turn_name(words, position.turn()) } else { words.text("mcts-over") };
    let role = match written_prior(recording, node) {
        Some(prior) => words.fill("mcts-spoken-prior", &args![role, prior]),
        None => role,
    };
    let Some(statistics) = statistics else {
        return words.fill("node-spoken", &args![name, role, known = words.text("node-asked")]);
    };
    let [w, n] = written_counts(words, recording, node, statistics);
    let args = args![
        name,
        role,
        w,
        n,
        visits = u64::from(statistics.visits),
        mean = written_mean(recording, node, statistics).unwrap_or_default(),
    ];
    words.fill("mcts-spoken-node", &args)
}

/// Returns the description of a node that is shown when the pointer rests on it.
pub fn description<G: GameView>(
    words: &Words,
    recording: &SampledTree<G>,
    node: NodeId,
    step: Step,
) -> Vec<StyledText> {
    let statistics = recording.statistics(node, step);
    let [w, n] = written_counts(words, recording, node, statistics);
    let mut said = vec![StyledText::strong(&heading(words, recording, node))];
    if let Some(mean) = written_mean(recording, node, statistics) {
        let args = args![
            w = related(&w),
            n,
            visits = u64::from(statistics.visits),
            mean,
            player = player_name(recording.counts_for(node)),
        ];
        said.push(words.styled("mcts-node-now", &args));
    } else {
        said.push(words.styled("mcts-node-new", &[]));
    }
    let prior = written_prior(recording, node).map(|prior| args![prior = related(&prior)]);
    said.extend(prior.map(|args| words.styled("mcts-node-prior", &args)));
    said
}

/// Returns the state of a rollout after some of its moves, and its last move until then.
pub fn rollout_text<G: GameView>(words: &Words, recording: &SampledTree<G>, number: usize, made: usize) -> StyledText {
    let (moves, result) = recording.rollout(number);
    let from = recording.position(recording.leaf(number));
    let x = written_x(recording.scale(), result);
    let mv = made.checked_sub(1).and_then(|last| line(words, &from, &moves[..made]).into_iter().nth(last));
    let args = args![
        made,
        count = moves.len(),
        move = mv.unwrap_or_default(),
        value = result,
        x,
    ];
    match made {
        made if made == moves.len() => words.styled("mcts-rollout-end", &args),
        0 => words.styled("mcts-rollout-begin", &args),
        _ => words.styled("mcts-rollout-move", &args),
    }
}

/// Returns the reasons for what happened at a step: how the sums are made up, which moves are still to be tried, or
/// what the decision rests on.
pub fn reasons<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> Vec<StyledText> {
    let moment = recording.at(step);
    let untried = |node| {
        let children = recording.children(node).filter(|&child| moment.has(child)).count();
        untried(words, recording, node, children).into_iter().collect()
    };
    match recording.event(step) {
        Some(SampledEvent::Select { .. }) => term_note(words, recording, step).into_iter().collect(),
        Some(SampledEvent::Iteration(_)) => untried(NodeId::ROOT),
        Some(SampledEvent::Expand { node, .. }) => untried(node),
        Some(SampledEvent::Priors(node)) => vec![origin_of_priors(words, recording, node)],
        Some(SampledEvent::Decide) => result(words, recording, step),
        Some(SampledEvent::Rollout(_) | SampledEvent::Backup(_)) | None => Vec::new(),
    }
}

/// Returns where the priors of the moves at a node come from.
fn origin_of_priors<G: GameView>(words: &Words, recording: &SampledTree<G>, node: NodeId) -> StyledText {
    let (position, selection) = (recording.position(node), recording.config().selection);
    let moves = legal_moves(&position);
    let can_be_evaluated = || moves.iter().all(|&mv| position.after(mv).can_be_evaluated());
    let rule = match selection_name(selection) {
        _ if moves.iter().any(|&mv| position.prior(mv).is_some()) => "given",
        "softmax" if !can_be_evaluated() => "unevaluated",
        rule => rule,
    };
    words.styled("mcts-priors-from", &args![rule, temperature = temperature(selection)])
}

/// Returns how many of the moves at a node are in the tree, unless all are; `None` at a chance node.
pub fn untried<G: GameView>(
    words: &Words,
    recording: &SampledTree<G>,
    node: NodeId,
    children: usize,
) -> Option<StyledText> {
    let position = recording.position(node);
    let moves = legal_moves(&position);
    let &next = moves.get(children).filter(|_| position.turn() != Turn::Chance)?;
    let args = args![tried = children, moves = moves.len(), next = move_name(words, &position, next)];
    Some(words.styled("mcts-untried", &args))
}
