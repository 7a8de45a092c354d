//! Sentences about why a move is not the one that a search plays: what answers it, what both are worth, and the line
//! that shows it.
//!
//! Does not depend on a window or on any particular game.

use super::decimals::decimals;
use super::explain::{why, written_moves};
use super::mcts::child_name;
use super::mcts_numbers::written_mean;
use super::message_args::{MessageArgs, interval_in_words, mover_name, player_name, yes_or_no};
use super::multi_player::{name_to_move, player_name as name_of_several};
use super::narration;
use super::node_names::{NodeNames, capitalized, move_name};
use super::styled_text::StyledText;
use super::{MessageArg, Words, args};
use poda_core::comparison::lost_value::LostValue;
use poda_core::game::GameView;
use poda_core::score::{Interval, Player, Score, Turn};
use poda_core::search::Leaf;
use poda_core::search::mcts::Decide;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::Recording;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::why_not::{
    Basis, LineEnd, OutcomeReply, RefutingLine, SampledMove, SampledVerdict, SampledWhyNot, Verdict, WhyNot,
};
use poda_core::trace::{NodeId, Story};

/// The largest number of outcomes of chance that are listed.
const MAX_OUTCOMES: usize = 6;

/// Returns the answer to why a move is not played, which was asked at a step of a pass.
pub fn sentences<G: GameView>(
    words: &Words,
    passes: &Passes<G>,
    asked_at: PassStep,
    answer: &WhyNot,
) -> Vec<StyledText> {
    let recording = passes.get(answer.at.pass);
    let said = Sentences { names: NodeNames::new(words, recording), passes, answer };
    let before = (answer.at.pass != asked_at.pass).then(|| said.earlier_pass());
    before.into_iter().chain(said.all()).collect()
}

struct Sentences<'a, G: GameView> {
    names: NodeNames<'a, G>,
    passes: &'a Passes<G>,
    answer: &'a WhyNot,
}

impl<G: GameView> Sentences<'_, G> {
    fn recording(&self) -> &Recording<G> {
        self.names.recording
    }

    fn parent(&self) -> NodeId {
        self.recording().trace().parent(self.answer.child).unwrap_or(NodeId::ROOT)
    }

    /// Returns the message with the arguments about the move, and these.
    fn say(&self, key: &str, args: &[(&'static str, MessageArg)]) -> StyledText {
        let WhyNot { child, .. } = *self.answer;
        let (parent, name) = (self.parent(), self.names.short_inline(child));
        let recording = self.recording();
        let viewer = recording.multi_player().map(|view| {
            name_of_several(recording.root(), if view.backs_up_vectors() { view.mover(parent) } else { view.viewer() })
        });
        let mut all: MessageArgs = Vec::from(args![
            subject = capitalized(&name),
            move = name,
            player = mover_name(self.names.words, recording, parent),
            several = yes_or_no(viewer.is_some()),
            viewer = viewer.unwrap_or_default(),
        ]);
        all.extend_from_slice(args);
        self.names.words.styled(key, &all)
    }

    fn value(&self, found: Interval) -> String {
        interval_in_words(self.names.words, found)
    }

    fn average(&self, node: NodeId) -> MessageArg {
        let trace = self.recording().trace();
        yes_or_no(trace.has_chance() && trace.subtree(node).any(|below| trace.turn(below) == Turn::Chance))
    }

    fn earlier_pass(&self) -> StyledText {
        let config = self.recording().config();
        match config.depth.filter(|_| config.algorithm.properties().deepens) {
            Some(depth) => self.say("why-not-earlier-pass", &args![plies = depth]),
            None => self.say("why-not-earlier-window", &[]),
        }
    }

    fn all(&self) -> Vec<StyledText> {
        let answer = self.answer;
        let one = |key| vec![self.say(key, &[])];
        match answer.verdict {
            Verdict::Outcome => one("why-not-outcome"),
            Verdict::NodeUnvisited => one("why-not-node-unvisited"),
            Verdict::NodePruned => one("why-not-node-pruned"),
            Verdict::Only => one("why-not-only"),
            Verdict::Unvisited => one("why-not-unvisited"),
            Verdict::NeverVisited => one("why-not-never-visited"),
            Verdict::PassedOver => one("why-not-passed-over"),
            Verdict::Pruned => self.pruned(),
            Verdict::Best
            | Verdict::BestSoFar
            | Verdict::Worse
            | Verdict::NoBetter
            | Verdict::Equal
            | Verdict::Better
            | Verdict::Undecided => match answer.basis {
                Basis::Mistaken | Basis::Reported => self.claimed(),
                Basis::Proved | Basis::Rule | Basis::Unsound => self.compared(),
            },
        }
    }

    /// Returns that the move is pruned, and why.
    fn pruned(&self) -> Vec<StyledText> {
        let NodeNames { words, recording } = self.names;
        let (parent, step) = (self.parent(), self.answer.at.step);
        let mut said = vec![self.say("why-not-pruned", &[])];
        match why(words, recording, step, parent) {
            Some(reasons) => said.extend(reasons),
            // The sentence of the cutoff has the reason in it.
            None => said.extend(
                recording.trace().cutoff(parent).map(|(_, cut_at)| narration::caption(words, recording, cut_at)),
            ),
        }
        said
    }

    fn claimed(&self) -> Vec<StyledText> {
        let WhyNot { child, found, best, basis, .. } = *self.answer;
        if found == Interval::UNKNOWN {
            return vec![self.say("why-not-nothing", &[])];
        }
        let other = best.filter(|best| best.node != child && best.found != Interval::UNKNOWN);
        let basis = if basis == Basis::Reported { "reported" } else { "mistaken" };
        let args = args![
            basis,
            value = self.value(found),
            compared = yes_or_no(other.is_some()),
            best = other.map(|best| self.names.short_inline(best.node)).unwrap_or_default(),
        ];
        let best_value = other.map(|best| self.value(best.found)).unwrap_or_default();
        let mut said = vec![self.say("why-not-claimed", &[&args[..], &[("best-value", best_value.into())]].concat())];
        let recording = self.recording();
        let of_best = other.and_then(|best| recording.true_value(best.node));
        if let Some(value) = recording.true_value(child) {
            let args = args![
                value,
                compared = yes_or_no(of_best.is_some()),
                best = other.map(|best| self.names.short_inline(best.node)).unwrap_or_default(),
            ];
            let best_value = of_best.map(Score::shown).unwrap_or_default();
            said.push(self.say("why-not-true", &[&args[..], &[("best-value", best_value.into())]].concat()));
        }
        said
    }

    fn compared(&self) -> Vec<StyledText> {
        let WhyNot { child, found, best, verdict, basis, is_limited, .. } = *self.answer;
        let recording = self.recording();
        let mut said = match verdict {
            Verdict::Best | Verdict::BestSoFar if found == Interval::UNKNOWN => {
                vec![self.say("why-not-best-unproved", &[])]
            }
            Verdict::Best | Verdict::BestSoFar => {
                let args = args![value = self.value(found), average = self.average(child)];
                let key = if verdict == Verdict::Best { "why-not-best" } else { "why-not-best-so-far" };
                vec![self.say(key, &args)]
            }
            Verdict::Outcome
            | Verdict::NodeUnvisited
            | Verdict::NodePruned
            | Verdict::Only
            | Verdict::Unvisited
            | Verdict::NeverVisited
            | Verdict::Pruned
            | Verdict::PassedOver
            | Verdict::Worse
            | Verdict::NoBetter
            | Verdict::Equal
            | Verdict::Better
            | Verdict::Undecided => {
                let mut said = vec![self.of_the_move()];
                said.push(self.of_the_best());
                said.extend(self.line());
                said.extend(self.outcomes());
                said
            }
        };
        match basis {
            Basis::Rule => said.push(self.say("why-not-rule", &[])),
            Basis::Unsound => said.push(self.say("why-not-unsound", &[])),
            Basis::Proved | Basis::Mistaken | Basis::Reported => {}
        }
        let depth = recording.config().depth.filter(|_| is_limited && (verdict.is_comparison() || best.is_some()));
        said.extend(depth.map(|plies| {
            let is_beyond = recording.exceeds_its_depth() || recording.config().quiescence.is_some();
            let key = if is_beyond { "why-not-limited-beyond" } else { "why-not-limited" };
            self.say(key, &args![plies]).faint()
        }));
        let best_ends = best.map(|best| [best.found.low, best.found.high]);
        let values = [found.low, found.high].into_iter().chain(best_ends.into_iter().flatten());
        said.extend(decimals(self.names.words, values).map(StyledText::faint));
        said
    }

    /// Returns what the move is worth, and what answers it.
    fn of_the_move(&self) -> StyledText {
        let WhyNot { child, found, ref line, .. } = *self.answer;
        if found == Interval::UNKNOWN {
            return self.say("why-not-nothing", &[]);
        }
        let (in_pass, reply) = self.reply(line);
        let args = args![
            reply = reply.map_or("none", |(kind, _)| kind),
            answerer = mover_name(self.names.words, in_pass.recording, line.nodes[0]),
            answer = reply.and_then(|(_, node)| Some(in_pass.short_inline(node?))).unwrap_or_default(),
            value = self.value(found),
            average = self.average(child),
        ];
        self.say("why-not-move", &args)
    }

    /// Returns the names in the pass of the line, and the move that follows there: the selector of who makes it, and
    /// its node.
    fn reply(&self, line: &RefutingLine) -> (NodeNames<'_, G>, Option<(&'static str, Option<NodeId>)>) {
        let recording = self.passes.get(line.pass);
        let (names, trace, first) = (NodeNames::new(self.names.words, recording), recording.trace(), line.nodes[0]);
        let parent = trace.parent(first).unwrap_or(NodeId::ROOT);
        let is_shown = line.shows.is_some() || self.answer.basis != Basis::Proved || recording.vectors().is_some();
        let is_same_side = match recording.vectors() {
            Some(view) => view.mover(first) == view.mover(parent),
            None => trace.player(first) == trace.player(parent),
        };
        let reply = match (trace.turn(first), line.nodes.get(1)) {
            _ if !is_shown => None,
            (Turn::Chance, _) => Some(("chance", None)),
            (Turn::Player(_), Some(&reply)) => Some((if is_same_side { "next" } else { "answer" }, Some(reply))),
            (Turn::Player(_), None) => None,
        };
        (names, reply)
    }

    /// Returns what the move is compared with, and how.
    fn of_the_best(&self) -> StyledText {
        let WhyNot { at, verdict, best, .. } = *self.answer;
        let Some(best) = best.filter(|best| best.node != self.answer.child) else {
            return self.say("why-not-nothing-to-compare", &[]);
        };
        let trace = self.recording().trace();
        let args = args![
            best = self.names.short_inline(best.node),
            value = self.value(best.found),
            average = self.average(best.node),
            complete = yes_or_no(trace.is_complete() && at.step == trace.len()),
        ];
        // A sentence begins with the move that it compares with.
        let subject = args![best = capitalized(&self.names.short_inline(best.node))];
        let begun = [&args[1..], &subject[..]].concat();
        let is_of_several = self.recording().multi_player().is_some();
        let begun = if is_of_several { args.to_vec() } else { begun };
        match verdict {
            Verdict::Worse => self.say("why-not-worse", &begun),
            Verdict::NoBetter => self.say("why-not-no-better", &begun),
            Verdict::Equal => self.say("why-not-equal", &[&args[1..], &subject[..]].concat()),
            Verdict::Better => self.say("why-not-better", &begun),
            Verdict::Undecided if best.found == Interval::UNKNOWN => self.say("why-not-undecided-nothing", &args),
            Verdict::Undecided => self.say("why-not-undecided", &begun),
            Verdict::Outcome
            | Verdict::NodeUnvisited
            | Verdict::NodePruned
            | Verdict::Only
            | Verdict::Unvisited
            | Verdict::NeverVisited
            | Verdict::Pruned
            | Verdict::PassedOver
            | Verdict::Best
            | Verdict::BestSoFar => self.say("why-not-nothing-to-compare", &[]),
        }
    }

    /// Returns the line, unless the sentence about the reply says all of it.
    fn line(&self) -> Option<StyledText> {
        let line = &self.answer.line;
        if line.nodes.len() < 3 {
            return None;
        }
        let names = NodeNames::new(self.names.words, self.passes.get(line.pass));
        let end = match &line.end {
            LineEnd::Leaf(Leaf::Terminal) => "terminal",
            LineEnd::Leaf(Leaf::Horizon | Leaf::Quiet) => "estimate",
            LineEnd::Leaf(Leaf::TableHit) => "table",
            LineEnd::Chance(_) => "chance",
            LineEnd::Open => "open",
        };
        // Of several players, an end has a vector.
        let last = line.nodes[line.nodes.len() - 1];
        let payoffs = names.recording.vectors().and_then(|view| view.payoffs(last));
        let value = payoffs.map_or_else(|| self.value(line.found), |payoffs| payoffs.shown());
        let args = args![line = written_moves(&names, &line.nodes), end, value];
        Some(self.say("why-not-line", &args))
    }

    /// Returns the outcomes of chance at the end of the line, each with the reply to it.
    fn outcomes(&self) -> Option<StyledText> {
        let line = &self.answer.line;
        let LineEnd::Chance(outcomes) = &line.end else { return None };
        let names = NodeNames::new(self.names.words, self.passes.get(line.pass));
        let mut listed: Vec<String> =
            outcomes.iter().take(MAX_OUTCOMES).map(|outcome| self.outcome(&names, outcome)).collect();
        let more = outcomes.len().saturating_sub(MAX_OUTCOMES);
        if 0 < more {
            listed.push(names.words.fill("why-not-more-outcomes", &args![count = more]));
        }
        Some(self.say("why-not-outcomes", &args![outcomes = listed.join("; ")]))
    }

    fn outcome(&self, names: &NodeNames<'_, G>, outcome: &OutcomeReply) -> String {
        let value = if outcome.found == Interval::UNKNOWN { "…".to_owned() } else { self.value(outcome.found) };
        let args = args![
            outcome = names.short(outcome.node),
            weight = outcome.weight.to_string(),
            of = outcome.of.to_string(),
            reply = yes_or_no(outcome.reply.is_some()),
            answerer = mover_name(names.words, names.recording, outcome.node),
            answer = outcome.reply.map(|reply| names.short_inline(reply)).unwrap_or_default(),
            value,
        ];
        names.words.fill("why-not-outcome-value", &args)
    }
}

/// Returns which reply answers the move to a node, and what the move is worth because of it, as a finished search has
/// proved; `None` if it proves nothing by a reply.
pub fn refuted_sentence<G: GameView>(names: &NodeNames<'_, G>, child: NodeId) -> Option<StyledText> {
    let (recording, words) = (names.recording, names.words);
    let trace = recording.trace();
    let (parent, line) = (trace.parent(child)?, recording.refuting_line(child)?);
    let reply = line.nodes.get(1).copied().filter(|_| trace.turn(child) != Turn::Chance)?;
    let viewer = recording.multi_player().map(|view| name_of_several(recording.root(), view.viewer()));
    let has_chance = trace.has_chance() && trace.subtree(child).any(|below| trace.turn(below) == Turn::Chance);
    let name = names.short_inline(child);
    let args = args![
        subject = capitalized(&name),
        reply = if trace.player(child) == trace.player(parent) { "next" } else { "answer" },
        answerer = mover_name(words, recording, child),
        answer = names.short_inline(reply),
        value = interval_in_words(words, line.shows?),
        average = yes_or_no(has_chance),
        several = yes_or_no(viewer.is_some()),
        viewer = viewer.unwrap_or_default(),
    ];
    Some(words.styled("why-not-move", &args))
}

/// Returns what a move at `position` has lost. `sides` returns the name of a side in a sentence.
pub fn lost_sentence<G: GameView>(
    words: &Words,
    position: &G,
    mv: G::Move,
    lost: &LostValue<G::Move>,
    sides: impl Fn(&G, Player) -> String,
) -> StyledText {
    let after = position.after(mv);
    let is_several = position.players().is_some();
    let is_again = if is_several { after.mover() == position.mover() } else { after.turn() == position.turn() };
    let reply = match lost.line.first() {
        None if after.turn() == Turn::Chance && after.has_moves() => "chance",
        None => "none",
        Some(_) if is_again => "again",
        Some(_) if is_several => "takes",
        Some(_) => "answer",
    };
    let args = args![
        played = move_name(words, position, mv),
        best = move_name(words, position, lost.best),
        had = lost.had.score,
        before = yes_or_no(lost.had.is_average),
        has = lost.has.score,
        average = yes_or_no(lost.has.is_average),
        reply,
        answer = lost.line.first().map(|&reply| move_name(words, &after, reply)).unwrap_or_default(),
        answerer = if is_several { name_to_move(words, &after) } else { sides(&after, lost.player.opponent()) },
        several = yes_or_no(is_several),
        limited = yes_or_no(lost.plies.is_some()),
        plies = lost.plies.unwrap_or_default(),
    ];
    words.styled("why-not-lost", &args)
}

/// The line after a move that has lost something, as far as it is shown.
#[derive(Clone, Copy, Debug)]
pub struct LostLine<'a, Move> {
    /// What the move has lost.
    pub lost: &'a LostValue<Move>,
    /// How many moves of the line may be shown. While a match goes on, they are the
    /// [replies](LostValue::replies), so that the line does not give away what the player can do next.
    pub length: usize,
    /// How many of them are made.
    pub made: usize,
}

/// Returns what stands below the board that shows a position of the line after a move that has lost something: that it
/// is not the game, which move has led there, and why the line ends, if it does.
pub fn lost_line<G: GameView>(
    words: &Words,
    position: &G,
    mv: G::Move,
    LostLine { lost, length, made }: LostLine<'_, G::Move>,
    sides: impl Fn(&G, Player) -> String,
) -> (G, Vec<StyledText>) {
    let mut said = vec![words.styled("lost-line-of", &args![played = move_name(words, position, mv)])];
    let (mut before, mut at) = (position.clone(), position.after(mv));
    let count = length.min(lost.line.len());
    let made = made.min(count);
    for &reply in &lost.line[..made] {
        let next = at.after(reply);
        before = std::mem::replace(&mut at, next);
    }
    if let Some(&last) = made.checked_sub(1).and_then(|last| lost.line.get(last)) {
        let is_several = before.players().is_some();
        let side = if is_several { name_to_move(words, &before) } else { sides(&before, before.to_move()) };
        let args = args![number = made, count, side, move = move_name(words, &before, last)];
        said.push(words.styled("lost-line-move", &args));
    }
    if made == count {
        let end = match (at.has_moves(), at.turn()) {
            (false, _) => "over",
            (true, Turn::Chance) => "chance",
            (true, Turn::Player(_)) if count < lost.line.len() => "own",
            (true, Turn::Player(_)) if lost.plies.is_some_and(|plies| plies <= count + 1) => "depth",
            (true, Turn::Player(_)) => "open",
        };
        let args = args![end, has = lost.has.score, average = yes_or_no(lost.has.is_average)];
        said.push(words.styled("lost-line-end", &args));
    }
    (at, said)
}

/// Returns the answer to why a move of a sampled tree is not played after a step.
pub fn sampled_sentences<G: GameView>(
    words: &Words,
    tree: &SampledTree<G>,
    answer: &SampledWhyNot<G::Move>,
) -> Vec<StyledText> {
    let position = tree.position(answer.node);
    let name = move_name(words, &position, answer.mv);
    let mean = |of: SampledMove| written_mean(tree, of.node, of.statistics).unwrap_or_else(|| "none".to_owned());
    let view = |of: SampledMove| player_name(tree.counts_for(of.node));
    let visits = |of: SampledMove| words.number(of.statistics.visits.into());
    let rule = match answer.verdict {
        SampledVerdict::Equal(rule) | SampledVerdict::Other(rule) => rule,
        SampledVerdict::Outcome
        | SampledVerdict::Only
        | SampledVerdict::Untried
        | SampledVerdict::Trying
        | SampledVerdict::Best => tree.config().decide,
    };
    let rule = match rule {
        Decide::Visits => "visits",
        Decide::Value => "value",
    };
    let say = |key: &str, args: &[(&'static str, MessageArg)]| {
        let player = name_to_move(words, &position);
        let all = args![subject = capitalized(&name), move = name.as_str(), player, rule];
        words.styled(key, &[&all[..], args].concat())
    };
    let of_move = |of: SampledMove| args![visits = visits(of), mean = mean(of), view = view(of)];
    let own = answer.child.map(|child| {
        let iterations = words.number(answer.statistics.visits.into());
        say("why-not-sampled", &[&of_move(child)[..], &args![iterations]].concat())
    });
    // The move that no other surpasses is named inside of the sentence, and one that equals another begins it.
    let is_equal = matches!(answer.verdict, SampledVerdict::Equal(_));
    let best = answer.best.map(|best| {
        let name = child_name(words, tree, best.node);
        let named = args![best = if is_equal { capitalized(&name) } else { name }];
        [&of_move(best)[..], &named[..]].concat()
    });
    let reply = answer.line.get(1).map(|&reply| {
        let after = tree.position(answer.line[0].node);
        let again = yes_or_no(after.turn() == position.turn());
        let args = args![again, answerer = name_to_move(words, &after), answer = child_name(words, tree, reply.node)];
        say("why-not-sampled-reply", &[&of_move(reply)[..], &args[..]].concat())
    });
    let no_proof = || say("why-not-sampled-no-proof", &[]);
    match answer.verdict {
        SampledVerdict::Outcome => vec![say("why-not-outcome", &[])],
        SampledVerdict::Only => vec![say("why-not-only", &[])],
        SampledVerdict::Untried | SampledVerdict::Trying => {
            let is_untried = answer.verdict == SampledVerdict::Untried;
            let key = if is_untried { "why-not-sampled-untried" } else { "why-not-sampled-trying" };
            let best = best.map(|best| say("why-not-sampled-best", &best));
            [say(key, &[])].into_iter().chain(best).chain([no_proof()]).collect()
        }
        SampledVerdict::Best => {
            [say("why-not-sampled-is-best", &[])].into_iter().chain(own).chain([no_proof()]).collect()
        }
        SampledVerdict::Other(_) => {
            let best = best.map(|best| say("why-not-sampled-best", &best));
            own.into_iter().chain(reply).chain(best).chain([no_proof()]).collect()
        }
        SampledVerdict::Equal(_) => {
            let best = best.map(|best| say("why-not-sampled-equal", &best));
            own.into_iter().chain(reply).chain(best).chain([no_proof()]).collect()
        }
    }
}
