//! Why a move is not the one that the search plays: the answer to `--why-not`.

use crate::node_path::{id_along, ids_along};
use crate::typed_move::named_move;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::legal_moves;
use poda_core::game::{Game, GameView};
use poda_core::score::Interval;
use poda_core::text::{Excerpt, visible};
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::why_not::{SampledMove, SampledVerdict, SampledWhyNot, Verdict, WhyNot};
use poda_core::trace::{NodeId, Recorded, Story};
use poda_words::i18n::message_args::yes_or_no;
use poda_words::i18n::node_names::move_name;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args, why_not};
use poda_words::practice::json::{Number, write_line};
use serde::Serialize;
use std::io::{self, Write};

/// The largest number of moves that a refusal lists.
const MAX_MOVES: usize = 40;

/// The answer, as sentences and as data.
pub(crate) struct WhyNotAnswer {
    sentences: Vec<StyledText>,
    line: WhyNotLine,
}

impl WhyNotAnswer {
    /// Prints the answer as sentences.
    pub fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        self.sentences.iter().try_for_each(|said| writeln!(out, "  {}", said.plain()))
    }

    /// Writes the answer for a file as one line of JSON.
    pub fn write_json(&self, file: &str, mut out: &mut dyn Write) -> io::Result<()> {
        write_line(&mut out, &LineOfFile { file, line: &self.line })
    }
}

#[derive(Serialize)]
struct LineOfFile<'a> {
    file: &'a str,
    #[serde(flatten)]
    line: &'a WhyNotLine,
}

/// A line of `poda solve --why-not MOVE --json`.
#[derive(Serialize)]
struct WhyNotLine {
    /// The id of the node to which the move leads.
    why_not: String,
    verdict: &'static str,
    /// The interval of the move, from MAX's side or, of several players, of the player whose entry counts.
    low: Option<Number>,
    high: Option<Number>,
    /// The move with which it is compared, by the id of its node, and its interval.
    best: Option<String>,
    best_low: Option<Number>,
    best_high: Option<Number>,
    /// The ids of the nodes of the line that shows it, from the node of the move on.
    line: Vec<String>,
    /// What is found at the end of the line.
    end_low: Option<Number>,
    end_high: Option<Number>,
    /// Whether the answer depends on a depth limit.
    limited: Option<bool>,
    /// The counts of the move and of the best one, in a Monte Carlo tree search.
    visits: Option<u32>,
    best_visits: Option<u32>,
    /// The sentences.
    text: Vec<String>,
}

/// The move that is asked about.
pub(crate) struct AskedMove {
    /// The moves from the root to the position in which it is asked about.
    before: Vec<AnyMove>,
    mv: AnyMove,
    /// The sentence that there is no such move.
    unknown: String,
}

impl AskedMove {
    /// Reads the move.
    ///
    /// # Errors
    /// Returns a sentence if there is no such move.
    pub fn read(words: &Words, recorded: &Recorded<AnyGame>, root: &AnyGame, asked: &str) -> Result<Self, String> {
        let unknown = || unknown(words, root, asked);
        let mut before = moves_of(words, recorded, root, asked)?;
        let mv = before.pop().ok_or_else(unknown)?;
        Ok(Self { before, mv, unknown: unknown() })
    }

    /// Answers for a depth-first search.
    ///
    /// # Errors
    /// Returns a sentence if the search was cut short, and has no nodes for the move.
    pub fn of_passes(self, words: &Words, passes: &Passes<AnyGame>, root: &AnyGame) -> Result<WhyNotAnswer, String> {
        of_passes(words, passes, &self.before, self.mv).ok_or_else(|| {
            let position = self.before.iter().fold(root.clone(), |position, &mv| position.after(mv));
            words.fill("why-not-never-visited", &args![move = move_name(words, &position, self.mv)])
        })
    }

    /// Answers for a Monte Carlo tree search.
    ///
    /// # Errors
    /// Returns a sentence if there is no such move in the tree.
    pub fn of_sampled(
        self,
        words: &Words,
        tree: &SampledTree<AnyGame>,
        root: &AnyGame,
    ) -> Result<WhyNotAnswer, String> {
        let Self { before, mv, unknown } = self;
        let child_for = |node: NodeId, mv: AnyMove| tree.children(node).find(|&child| tree.move_to(child) == Some(mv));
        let node = before.iter().try_fold(NodeId::ROOT, |node, &mv| child_for(node, mv));
        let answer = node.and_then(|node| tree.why_not(tree.len(), node, mv)).ok_or(unknown)?;
        let sentences = why_not::sampled_sentences(words, tree, &answer);
        let moves = [before, vec![mv]].concat();
        let line = sampled_line(root, &moves, &answer, |node| tree.moves_to(node), &sentences);
        Ok(WhyNotAnswer { sentences, line })
    }
}

/// Returns the moves that a text names; in a given tree, the text may also be the name of a node that is recorded.
fn moves_of(words: &Words, recorded: &Recorded<AnyGame>, root: &AnyGame, asked: &str) -> Result<Vec<AnyMove>, String> {
    let mut position = root.clone();
    let mut moves = Vec::new();
    for typed in asked.split('/') {
        let Some(mv) = named_move(words, &position, typed.trim()) else {
            let story = recorded.story(recorded.pass_count() - 1);
            let nodes = (0..story.node_count()).map(NodeId::new).filter(|_| root.is_explicit_tree());
            let mut named = nodes.filter(|&node| story.position(node).name() == Some(asked.trim()));
            return named.next().map(|node| story.moves_to(node)).ok_or_else(|| unknown(words, &position, typed));
        };
        position = position.after(mv);
        moves.push(mv);
    }
    Ok(moves)
}

/// Returns the sentence that a text names no move, with the moves there are.
fn unknown(words: &Words, position: &AnyGame, typed: &str) -> String {
    let moves = legal_moves(position);
    let name = |&mv: &AnyMove| {
        let named = position.after(mv);
        named.name().map_or_else(|| position.shown_move(mv), |name| visible(name).into_owned())
    };
    let mut listed: Vec<String> = moves.iter().take(MAX_MOVES).map(name).collect();
    if MAX_MOVES < moves.len() {
        listed.push("…".to_owned());
    }
    let args = args![typed = &Excerpt::new(typed), moves = listed.join(", "), any = yes_or_no(!moves.is_empty()),];
    words.fill("cli-solve-no-such-move", &args)
}

fn of_passes(words: &Words, passes: &Passes<AnyGame>, before: &[AnyMove], last: AnyMove) -> Option<WhyNotAnswer> {
    let pass = passes.len() - 1;
    let recording = passes.get(pass);
    let node = before.iter().try_fold(NodeId::ROOT, |node, &mv| recording.child_for(node, mv))?;
    let child = recording.child_for(node, last)?;
    let at = PassStep { pass, step: recording.trace().len() };
    let answer = passes.why_not(at, child)?;
    let sentences = why_not::sentences(words, passes, at, &answer);
    let line = search_line(passes, &answer, &sentences);
    Some(WhyNotAnswer { sentences, line })
}

fn search_line(passes: &Passes<AnyGame>, answer: &WhyNot, sentences: &[StyledText]) -> WhyNotLine {
    let recording = passes.get(answer.at.pass);
    let ends = |found: Interval| {
        let [low, high] = [found.low, found.high].map(Number);
        if found == Interval::UNKNOWN { [None; 2] } else { [Some(low), Some(high)] }
    };
    let ([low, high], [end_low, end_high]) = (ends(answer.found), ends(answer.line.found));
    let [best_low, best_high] = answer.best.map_or([None; 2], |best| ends(best.found));
    let of_line = passes.get(answer.line.pass);
    let first_ply = of_line.trace().ply(answer.line.nodes[0]);
    let along = answer.line.nodes.last().map(|&last| of_line.moves_to(last)).unwrap_or_default();
    WhyNotLine {
        why_not: recording.id(answer.child),
        verdict: verdict_name(answer.verdict),
        low,
        high,
        best: answer.best.map(|best| recording.id(best.node)),
        best_low,
        best_high,
        line: ids_along(of_line.root(), &along).split_off(first_ply),
        end_low,
        end_high,
        limited: answer.verdict.is_comparison().then_some(answer.is_limited),
        visits: None,
        best_visits: None,
        text: sentences.iter().map(StyledText::plain).collect(),
    }
}

fn sampled_line(
    root: &AnyGame,
    moves: &[AnyMove],
    answer: &SampledWhyNot<AnyMove>,
    moves_to: impl Fn(NodeId) -> Vec<AnyMove>,
    sentences: &[StyledText],
) -> WhyNotLine {
    let id = |of: &SampledMove| id_along(root, &moves_to(of.node));
    WhyNotLine {
        why_not: id_along(root, moves),
        verdict: match answer.verdict {
            SampledVerdict::Outcome => "outcome",
            SampledVerdict::Only => "only",
            SampledVerdict::Untried | SampledVerdict::Trying => "unvisited",
            SampledVerdict::Best => "best",
            SampledVerdict::Other(_) => "sampled",
            SampledVerdict::Equal(_) => "sampled-equal",
        },
        low: None,
        high: None,
        best: answer.best.as_ref().map(id),
        best_low: None,
        best_high: None,
        line: answer.line.iter().map(id).collect(),
        end_low: None,
        end_high: None,
        limited: None,
        visits: answer.child.map(|child| child.statistics.visits),
        best_visits: answer.best.map(|best| best.statistics.visits),
        text: sentences.iter().map(StyledText::plain).collect(),
    }
}

const fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Outcome => "outcome",
        Verdict::NodeUnvisited => "node-unvisited",
        Verdict::NodePruned => "node-pruned",
        Verdict::Only => "only",
        Verdict::Unvisited => "unvisited",
        Verdict::NeverVisited => "never-visited",
        Verdict::Pruned => "pruned",
        Verdict::PassedOver => "passed-over",
        Verdict::Best => "best",
        Verdict::BestSoFar => "best-so-far",
        Verdict::Worse => "worse",
        Verdict::NoBetter => "no-better",
        Verdict::Equal => "equal",
        Verdict::Better => "better",
        Verdict::Undecided => "undecided",
    }
}
