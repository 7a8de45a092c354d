//! The caption: one sentence, or two short ones, for each step of a search, with its numbers.
//!
//! [`event_sentence`] chooses a message for the step's event and fills in its arguments. It says what the search did
//! and what is proved, and never more: a bound is called a bound. Does not depend on a window or on any particular
//! game. Longer texts about a search are in [`explain`](super::explain) and [`pseudocode`](super::pseudocode).

use super::extremum::Extremum;
use super::message_args::{
    MessageArgs, bound_name, cut_short_args, cutoff_args, interval_in_words, is_best_possible, node_args, player_name,
    test_args, window_args, yes_or_no,
};
use super::node_names::{NodeNames, move_kind};
use super::styled_text::StyledText;
use super::{MessageArg, NamedBounds, Words, args, mistakes, multi_player, reported};
use poda_core::game::evaluation::Evaluation;
use poda_core::game::played_game::legal_moves;
use poda_core::game::{GameView, Outcome};
use poda_core::score::{Bound, Cutoff, Interval, Player, Score, Turn, Window};
use poda_core::search::pass::{PassKind, StopReason};
use poda_core::search::play_level::PlayLevel;
use poda_core::search::{Algorithm, Leaf};
use poda_core::trace::expectation::Expectations;
use poda_core::trace::moment::Moment;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::Recording;
use poda_core::trace::running::Running;
use poda_core::trace::visit::{BoundOwner, CutoffDetails, VisitKind};
use poda_core::trace::{Event, NodeId, NodeKind, Step, Trace, Trust};

/// Returns what happened at `step`; for 0, what is about to begin. The first step of a later pass also includes the
/// purpose of the pass, because the beginning of a pass is not a separate step.
pub fn caption<G: GameView>(words: &Words, recording: &Recording<G>, step: Step) -> StyledText {
    let said = event_sentence(words, recording, step);
    match recording.pass() {
        Some((number, _)) if 0 < number && step == 1 => pass_begins(words, recording).unwrap_or_default().then(said),
        _ => said,
    }
}

/// Returns the text of [`caption`] for a page outside the window, without mention of keys.
pub fn page_caption<G: GameView>(words: &Words, recording: &Recording<G>, step: Step) -> StyledText {
    caption_begun_by(words, recording, step, ["caption-page-start", "caption-page-start-leaf"])
}

/// Returns the text of [`caption`] for a touch screen without keys.
pub fn touch_caption<G: GameView>(words: &Words, recording: &Recording<G>, step: Step) -> StyledText {
    caption_begun_by(words, recording, step, ["caption-touch-start", "caption-touch-start-leaf"])
}

/// Returns the text of [`caption`] with other messages before the first step: `inner` for a root with children, and
/// `leaf` for a leaf.
fn caption_begun_by<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    step: Step,
    [inner, leaf]: [&str; 2],
) -> StyledText {
    if step == 0 && recording.pass().is_none() {
        return Narrator::new(words, recording).start_by(inner, leaf);
    }
    caption(words, recording, step)
}

/// Returns what happened at `step`, without the purpose of its pass.
pub fn event_sentence<G: GameView>(words: &Words, recording: &Recording<G>, step: Step) -> StyledText {
    Narrator::new(words, recording).event_sentence(step, StyledText::default())
}

/// Adds the reason if the search was cut short at `step`.
fn broken_off<G: GameView>(words: &Words, recording: &Recording<G>, step: Step, said: StyledText) -> StyledText {
    let trace = recording.trace();
    let breaks_off = 0 < step && step == trace.len() && !trace.is_complete();
    if breaks_off { said.then(words.styled("caption-broken-off", &cut_short_args(words, recording))) } else { said }
}

/// Returns why a search was cut short.
pub fn ending_sentence<G: GameView>(words: &Words, recording: &Recording<G>) -> String {
    words.styled("ribbon-cut-short", &cut_short_args(words, recording)).plain()
}

/// Returns the caption for a screen reader: the step and the number of steps, the node and its player, the window, and
/// what happened.
pub fn spoken_caption<G: GameView>(words: &Words, passes: &Passes<G>, pass_step: PassStep) -> String {
    let (recording, step) = (passes.get(pass_step.pass), pass_step.step);
    let narrator = Narrator::at(words, recording, step);
    let said = caption(words, recording, step);
    let node = narrator.moment.current().unwrap_or(NodeId::ROOT);
    let mut args = node_args(&narrator.names, node);
    args.extend(args![step = passes.timeline_step(pass_step).get(), steps = passes.end().get()]);
    let window = match recording.multi_player() {
        Some(view) => view.window(node, step),
        None => narrator.moment.window(node),
    };
    let located = match window {
        // The caption of an entry already contains the window.
        Some(window)
            if words.named_bounds == NamedBounds::Both && !matches!(narrator.moment.event(), Some(Event::Enter(_))) =>
        {
            args.extend(window_args(window));
            words.styled("spoken-in-window", &args)
        }
        _ => words.styled("spoken", &args),
    };
    located.then(said).plain()
}

/// Returns why the window of a chance node was closed: by what is proved of its outcomes, whatever the values of the
/// remaining ones.
pub(super) fn chance_cutoff<G: GameView>(names: &NodeNames<'_, G>, cutoff: &CutoffDetails) -> StyledText {
    let NodeNames { words, recording } = *names;
    let trace = recording.trace();
    let player = cutoff.kind.player();
    let is_probed = trace.children(cutoff.node).any(|visit| trace.is_partial_probe(visit));
    let mut args = [node_args(names, cutoff.node), test_args(recording, cutoff)].concat();
    args.extend(args![
        kind = if cutoff.kind == Cutoff::Alpha { "alpha" } else { "beta" },
        count = trace.later_siblings(cutoff.child).count(),
        left = trace.bounds.own_end(player),
        probed = yes_or_no(is_probed),
    ]);
    words.styled("caption-cutoff-chance", &args)
}

/// Tells a search step by step. Keep one for consecutive steps: at a node with many children each sentence continues
/// the one before, so that all steps together take time proportional to their number.
pub struct Narrator<'a, G: GameView> {
    words: &'a Words,
    recording: &'a Recording<G>,
    names: NodeNames<'a, G>,
    moment: Moment<'a>,
    extrema: Running<Extremum>,
    expectations: Expectations,
}

impl<'a, G: GameView> Narrator<'a, G> {
    /// Returns a narrator of a search, at its beginning.
    pub fn new(words: &'a Words, recording: &'a Recording<G>) -> Self {
        Self::at(words, recording, 0)
    }

    fn at(words: &'a Words, recording: &'a Recording<G>, step: Step) -> Self {
        let names = NodeNames::new(words, recording);
        let (extrema, expectations) = (Running::default(), Expectations::default());
        Self { words, recording, names, moment: recording.trace().at(step), extrema, expectations }
    }

    /// Returns what happened at `step` with notes on it. If the search was cut short there, the reason is the last
    /// sentence.
    pub fn event_sentence(&mut self, step: Step, notes: StyledText) -> StyledText {
        let (words, recording) = (self.words, self.recording);
        self.moment = recording.trace().at(step);
        if let Some(view) = recording.multi_player() {
            let said = multi_player::at_step(words, recording, view, step);
            return broken_off(words, recording, step, said.then(notes));
        }
        if recording.trace().trust == Trust::Reported {
            return reported::at_step(&self.names, step, |node| self.enter(node)).then(notes);
        }
        let said = match self.moment.event() {
            None => self.start(),
            Some(Event::Enter(node)) => self.enter(node),
            Some(Event::Evaluate(node)) => self.evaluate(node),
            Some(Event::TableHit(node)) => self.recall(node),
            Some(Event::Improve(child)) => self.improve(child),
            Some(Event::Expect(child)) => self.expect(child),
            Some(Event::Cutoff(child)) => self.cutoff(child),
            Some(Event::Skip(child)) => self.pass_over(child),
            Some(Event::Leave(node)) => self.leave(node),
        };
        broken_off(words, recording, step, said.then(mistakes::at_step(&self.names, step)).then(notes))
    }

    const fn trace(&self) -> &'a Trace {
        self.recording.trace()
    }

    fn say(&self, key: &str, args: &[(&str, MessageArg)]) -> StyledText {
        self.words.styled(key, args)
    }

    /// Adds the same fact with negamax's own signs if the search is negamax and the node is a MIN node.
    fn as_min_counts(&self, said: StyledText, node: NodeId, key: &str, args: &[(&str, MessageArg)]) -> StyledText {
        let negated = self.counts_for_mover() && self.trace().player(node) == Player::Min;
        if negated { said.then(self.say(key, args)) } else { said }
    }

    fn counts_for_mover(&self) -> bool {
        self.recording.config().algorithm.properties().counts_for_mover
    }

    fn start(&self) -> StyledText {
        if let Some(said) = pass_begins(self.words, self.recording) {
            return said;
        }
        self.start_by("caption-start", "caption-start-leaf")
    }

    /// Returns what is about to begin, by the message for a root with children or the one for a leaf.
    fn start_by(&self, inner: &str, leaf: &str) -> StyledText {
        let key = match self.trace().kind(NodeId::ROOT) {
            NodeKind::Inner if self.trace().turn(NodeId::ROOT) == Turn::Chance => "caption-start-chance",
            NodeKind::Inner => inner,
            NodeKind::Leaf(_) => leaf,
        };
        self.say(key, &node_args(&self.names, NodeId::ROOT))
    }

    fn enter(&self, node: NodeId) -> StyledText {
        let trace = self.trace();
        let mut args = node_args(&self.names, node);
        let again = trace
            .parent(node)
            .is_some_and(|parent| trace.turn(node) != Turn::Chance && trace.turn(parent) == trace.turn(node));
        args.extend(args![again = yes_or_no(again)]);
        let said = match (trace.kind(node), self.moment.window(node)) {
            (NodeKind::Leaf(Leaf::Horizon), _) => self.say("caption-enter-horizon", &args),
            (NodeKind::Leaf(Leaf::Quiet), _) => self.say("caption-enter-quiet", &args),
            (NodeKind::Leaf(Leaf::Terminal), _) if self.recording.root().is_explicit_tree() => {
                self.say("caption-enter-leaf", &args)
            }
            (NodeKind::Leaf(Leaf::Terminal), _) => self.say("caption-enter-terminal", &args),
            (NodeKind::Inner | NodeKind::Leaf(Leaf::TableHit), window) => self.enter_inner(node, window, args.clone()),
        };
        let is_right = trace.trust.is_proved();
        let is_handed_on = is_right && again && trace.kind(node) == NodeKind::Inner && self.counts_for_mover();
        if is_handed_on { said.then(self.say("aside-again", &args)) } else { said }
    }

    fn enter_inner(&self, node: NodeId, window: Option<Window>, mut args: MessageArgs) -> StyledText {
        let is_chance = self.trace().turn(node) == Turn::Chance;
        let Some(window) = window.filter(|_| self.words.named_bounds == NamedBounds::Both) else {
            let said = self.say(if is_chance { "caption-enter-chance" } else { "caption-enter" }, &args);
            return self.beyond_the_limit(said, node);
        };
        args.extend(window_args(window));
        let parent = self.trace().parent(node);
        // A scout tests a move of the player at the parent, which may also be the player at the node itself.
        args.extend(parent.map(|parent| ("asker", player_name(self.trace().player(parent)).into())));
        let open = parent.and_then(|parent| self.moment.window(parent));
        let key = match open {
            // The run of a user's program does not include the purpose of its windows.
            _ if self.trace().trust == Trust::Reported => "caption-enter-window",
            _ if is_chance => "caption-enter-chance-window",
            _ if self.trace().visit_kind(node) == Some(VisitKind::Probe) => "caption-enter-probe",
            _ if self.trace().outcome(node).is_some() => "caption-enter-window",
            _ if self.trace().is_research(node) => "caption-enter-research",
            Some(open) if window.is_null_window() && !open.is_null_window() => "caption-enter-scout",
            _ => "caption-enter-window",
        };
        let said = self.say(key, &args);
        let negated = window_args(window.view(Player::Min));
        self.beyond_the_limit(self.as_min_counts(said, node, "aside-window", &negated), node)
    }

    /// Adds that a position at the depth limit or beyond it is not quiet.
    fn beyond_the_limit(&self, said: StyledText, node: NodeId) -> StyledText {
        let config = self.recording.config();
        let is_beyond = config.depth.is_some_and(|depth| depth <= self.trace().ply(node));
        let (Some(_), true, Some(parent)) = (config.quiescence, is_beyond, self.trace().parent(node)) else {
            return said;
        };
        if ![parent, node].iter().all(|&node| self.recording.position(node).can_be_evaluated()) {
            return said;
        }
        let estimate = |node| self.recording.evaluation(node).score();
        said.then(self.say("aside-not-quiet", &args![from = estimate(parent), to = estimate(node)]))
    }

    /// Returns that the transposition table answers the node.
    fn recall(&self, node: NodeId) -> StyledText {
        let Some((score, bound)) = self.trace().result(node) else { return StyledText::default() };
        let mut args = node_args(&self.names, node);
        args.extend(args![score, bound = bound_name(bound)]);
        match self.trace().table_hit_depth(node).flatten() {
            Some(depth) => {
                args.extend(args![depth]);
                self.say("caption-table-hit-in-depth", &args)
            }
            None => self.say("caption-table-hit", &args),
        }
    }

    /// Returns that a beginner has drawn this child and searches no other. Symmetric moves that are not in the tree
    /// count as other moves.
    fn pass_over(&self, child: NodeId) -> StyledText {
        let parent = self.trace().parent(child).unwrap_or(NodeId::ROOT);
        let others = legal_moves(&self.recording.position(parent)).len().saturating_sub(1);
        let mut args = node_args(&self.names, parent);
        args.extend(args![child = self.names.inline(child), others]);
        self.say("caption-pass-over", &args)
    }

    fn evaluate(&self, node: NodeId) -> StyledText {
        let position = self.recording.position(node);
        let evaluation = position.evaluate();
        let mut args = node_args(&self.names, node);
        args.extend(args![sum = evaluation.to_string()]);
        let key = match (self.trace().kind(node), position.outcome()) {
            (_, Some(Outcome::Won(winner))) => {
                args.extend(args![winner = player_name(winner)]);
                match evaluation {
                    Evaluation::Sooner { plies, .. } => {
                        args.extend(args![plies = plies.to_string()]);
                        "caption-evaluate-sooner"
                    }
                    Evaluation::Value(_)
                    | Evaluation::Difference { .. }
                    | Evaluation::Share { .. }
                    | Evaluation::Weighted(_) => "caption-evaluate-won",
                }
            }
            (_, Some(Outcome::Drawn)) => "caption-evaluate-drawn",
            (NodeKind::Leaf(Leaf::Horizon | Leaf::Quiet), None) if position.evaluates_only_outcomes() => {
                "caption-evaluate-undecided"
            }
            (NodeKind::Leaf(Leaf::Horizon | Leaf::Quiet), None) => "caption-evaluate-horizon",
            (_, None) if position.is_explicit_tree() => "caption-evaluate-given",
            (_, None) => "caption-evaluate-over",
        };
        self.say(key, &args)
    }

    /// Returns the parent of a child, with its extremum up to that child.
    fn extremum(&mut self, child: NodeId) -> Option<(NodeId, Extremum)> {
        let trace = self.trace();
        let node = trace.parent(child)?;
        Some((node, Extremum::at(&mut self.extrema, trace, [node, child]).clone()))
    }

    fn improve(&mut self, child: NodeId) -> StyledText {
        let Some((node, extremum)) = self.extremum(child) else { return StyledText::default() };
        let trace = self.trace();
        let is_first = trace.children(node).next() == Some(child);
        // If the search was cut short, the next child was about to be entered.
        let is_last = trace.later_siblings(child).next().is_none() && trace.left_at(node).is_some();
        let mut args = node_args(&self.names, node);
        args.extend(args![
            extremum = extremum.to_string(),
            child = self.names.short_inline(child),
            best = extremum.best,
            first = yes_or_no(is_first),
            last = yes_or_no(is_last),
        ]);
        let said = match self.moment.window(node) {
            Some(_) if trace.is_probe(node) => self.say("caption-improve", &args),
            Some(window) if self.names_change_of(window, node) => self.improve_in(window, node, args),
            Some(_) | None => self.say("caption-improve", &args),
        };
        self.as_min_counts(said, node, "aside-extremum", &args![extremum = extremum.negated().to_string()])
    }

    /// Returns whether the reader knows the names in the sentence about a new best score of a node that leaves it
    /// `window`: for those who only know α, that a MAX node raises it.
    fn names_change_of(&self, window: Window, node: NodeId) -> bool {
        match self.words.named_bounds {
            NamedBounds::None => false,
            NamedBounds::Alpha => self.trace().player(node) == Player::Max && window.beta == Score::INFINITY,
            NamedBounds::Both => true,
        }
    }

    /// Returns the effect of a new best score on `window`, which is already the window for the next child.
    fn improve_in(&self, window: Window, node: NodeId, mut args: MessageArgs) -> StyledText {
        let player = self.trace().player(node);
        let closes = matches!(self.trace().event(self.moment.step() + 1), Some(Event::Cutoff(_)));
        let cut_on = self.recording.config().cut_on;
        let limit = window.limit(player);
        let relation = if closes { cut_on.relation(player) } else { cut_on.relation_unmet(player) };
        args.extend(args![relation, limit, own = window.limit(player.opponent())]);
        if closes {
            self.say("caption-improve-closes", &args)
        } else if self.trace().at(self.moment.step() - 1).window(node) == self.moment.window(node) {
            self.say("caption-improve-outside", &args)
        } else if limit == player.opponent().worst() {
            self.say("caption-improve-narrows", &args)
        } else {
            self.say("caption-improve-goes-on", &args)
        }
    }

    /// Returns that an outcome has returned, and counts with its probability.
    fn expect(&mut self, child: NodeId) -> StyledText {
        let trace = self.trace();
        let Some((node, expectation)) = trace.parent(child).zip(self.expectations.at(trace, child)) else {
            return StyledText::default();
        };
        let has_next = trace.later_siblings(child).next().is_some() || trace.left_at(node).is_none();
        let are_all = expectation.returned == trace.weights(node).len() && !has_next;
        // Infinities of both signs have no average, so that nothing is proved.
        let complete = match expectation.proved {
            proved if are_all && (proved.is_exact() || proved == Interval::UNKNOWN) => "yes",
            _ if are_all => "all",
            _ => "no",
        };
        let mut args = node_args(&self.names, node);
        args.extend(args![
            child = self.names.short_inline(child),
            weight = expectation.weight.to_string(),
            of = expectation.of.to_string(),
            average = expectation.sum(),
            complete,
            nothing = yes_or_no(expectation.proved == Interval::UNKNOWN),
            proved = expectation.proved.to_string(),
        ]);
        self.say("caption-expect", &args)
    }

    fn cutoff(&mut self, child: NodeId) -> StyledText {
        let at_chance = self.trace().parent(child).filter(|&node| self.trace().turn(node) == Turn::Chance);
        if let Some(cutoff) = at_chance.and_then(|node| self.moment.cutoff(node)) {
            return chance_cutoff(&self.names, &cutoff);
        }
        let Some((node, extremum)) = self.extremum(child) else { return StyledText::default() };
        let Some(cutoff) = self.moment.cutoff(node) else { return StyledText::default() };
        let mut args = node_args(&self.names, node);
        args.extend(args![
            extremum = extremum.to_string(),
            named = yes_or_no(self.words.named_bounds != NamedBounds::None)
        ]);
        args.extend(cutoff_args(&self.names, &cutoff));
        args.extend(args![best = yes_or_no(is_best_possible(self.trace(), &cutoff))]);
        let key = if !self.trace().trust.is_proved() {
            "caption-cutoff-mistaken"
        } else if self.trace().later_siblings(child).next().is_none() {
            "caption-cutoff-prunes-nothing"
        } else {
            match cutoff.owner {
                BoundOwner::Parent(owner) | BoundOwner::Ancestor(owner) if self.trace().turn(owner) == Turn::Chance => {
                    "caption-cutoff-under-chance"
                }
                BoundOwner::Parent(_) => "caption-cutoff",
                BoundOwner::Ancestor(_) => "caption-cutoff-deep",
                BoundOwner::Scout(_) => "caption-cutoff-scout",
                BoundOwner::RootWindow if is_best_possible(self.trace(), &cutoff) => "caption-cutoff-best-possible",
                BoundOwner::RootWindow => "caption-cutoff-window",
            }
        };
        let limit = cutoff.window.limit(Player::Min);
        let relation = self.recording.config().cut_on.relation(Player::Max);
        let aside = args![extremum = extremum.negated().to_string(), score = -cutoff.score, relation, limit = -limit];
        self.as_min_counts(self.say(key, &args), node, "aside-cutoff", &aside)
    }

    fn leave(&mut self, node: NodeId) -> StyledText {
        let Some((score, bound)) = self.trace().result(node) else { return StyledText::default() };
        if node == NodeId::ROOT {
            return self.over(score, bound);
        }
        let mut args = node_args(&self.names, node);
        let is_child_left = self.trace().is_partial_probe(node)
            || self.trace().children(node).any(|child| !self.trace().is_searched(child));
        args.extend(args![score, left = yes_or_no(is_child_left)]);
        let clamped = self.moment.best_score(node).filter(|&best| best != score);
        let key = match (self.trace().kind(node), clamped, bound) {
            (NodeKind::Leaf(_), ..) => "caption-leave-leaf",
            _ if Interval::of(score, bound) == Interval::UNKNOWN => "caption-leave-unknown",
            (NodeKind::Inner, None, Bound::Exact) => "caption-leave-exact",
            (NodeKind::Inner, None, Bound::Lower) => "caption-leave-lower",
            (NodeKind::Inner, None, Bound::Upper) => "caption-leave-upper",
            (NodeKind::Inner, Some(best), _) => {
                args.extend(args![best]);
                let child = self.moment.best_child(node);
                args.extend(child.map(|child| ("child", self.names.place(child).into())));
                match (self.trace().is_probe(node), bound == Bound::Lower) {
                    // Of a probe it is what the bounds of all values prove, in fail-soft too.
                    (true, true) => "caption-leave-probe-lower",
                    (true, false) => "caption-leave-probe-upper",
                    (false, true) => "caption-leave-hard-lower",
                    (false, false) => "caption-leave-hard-upper",
                }
            }
        };
        let is_claim = !self.trace().proves(node);
        let said = if is_claim {
            args.extend(args![bound = bound_name(bound)]);
            self.say("caption-leave-mistaken", &args)
        } else {
            self.say(key, &args)
        };
        // A lower bound for MAX is an upper bound of the negated score.
        let turned = match bound {
            _ if is_claim => "exact",
            Bound::Lower => "upper",
            Bound::Upper => "lower",
            Bound::Exact => "exact",
        };
        let negated = args![score = -score, bound = turned];
        let said = self.as_min_counts(said, node, "aside-leave", &negated);
        let goes_on = match self.trace().event(self.moment.step() + 1) {
            Some(Event::Improve(child)) => return said.then(self.worth_after(child)),
            Some(Event::Expect(_)) => return said,
            // After a scout has found that the move is better, the re-search follows.
            Some(Event::Enter(next)) => self.trace().is_research(next),
            // The search was cut short before the re-search.
            None => self.moment.awaits_research(node),
            Some(Event::Evaluate(_) | Event::TableHit(_) | Event::Cutoff(_) | Event::Skip(_) | Event::Leave(_)) => {
                false
            }
        };
        if goes_on {
            return said;
        }
        let Some((parent, extremum)) = self.extremum(node) else { return said };
        // The child is not strictly better than all before it, so that nothing changes.
        let mut args = node_args(&self.names, parent);
        args.extend(args![
            extremum = extremum.to_string(),
            best = extremum.best,
            kept = if extremum.is_best_proved() { "best" } else { "bound" },
        ]);
        said.then(self.say("caption-no-improvement", &args))
    }

    /// Returns what is proved of the parent of a child that has returned a new best value; empty if nothing is proved.
    fn worth_after(&self, child: NodeId) -> StyledText {
        let parent = self.trace().parent(child).unwrap_or(NodeId::ROOT);
        let proved = self.moment.proved(parent);
        if !self.trace().trust.is_proved() || proved == Interval::UNKNOWN {
            return StyledText::default();
        }
        let mut args = node_args(&self.names, parent);
        let exact = yes_or_no(proved.is_exact());
        args.extend(args![proved = interval_in_words(self.words, proved), exact]);
        self.say("caption-worth-now", &args)
    }

    /// Returns that the root was left: the end of the search or of a pass.
    fn over(&mut self, score: Score, bound: Bound) -> StyledText {
        let trace = self.trace();
        let mut args = node_args(&self.names, NodeId::ROOT);
        args.extend(args![score]);
        if trace.turn(NodeId::ROOT) == Turn::Chance && trace.kind(NodeId::ROOT) == NodeKind::Inner {
            args.extend(args![bound = bound_name(bound)]);
            return self.say("caption-over-chance", &args);
        }
        let Some(best) = trace.best_child(NodeId::ROOT) else {
            return match (self.recording.pass(), self.recording.stop_reason) {
                (Some(_), Some(stop)) => self.say("caption-leave-leaf", &args).then(search_stops(self.words, stop)),
                (Some(_), None) => self.say("caption-leave-leaf", &args),
                (None, _) => self.say("caption-over-leaf", &args),
            };
        };
        let proving = trace.proved_best(score);
        let last = trace.children(NodeId::ROOT).filter(|&child| trace.is_searched(child)).last().unwrap_or(best);
        let extremum = Extremum::at(&mut self.extrema, trace, [NodeId::ROOT, last]).clone();
        let child = self.names.inline(proving.unwrap_or(best));
        args.extend(args![extremum = extremum.to_string(), child]);
        if !trace.trust.is_proved() {
            let said = self.say("caption-over-mistaken", &args);
            return said.then(mistakes::verdict(&self.names, best, None));
        }
        if let Some((number, _)) = self.recording.pass() {
            let bound = match bound {
                _ if Interval::of(score, bound) == Interval::UNKNOWN => "unknown",
                Bound::Exact if proving.is_some() => "best",
                Bound::Exact | Bound::Lower | Bound::Upper => bound_name(bound),
            };
            args.extend(args![pass = number + 1, bound]);
            let said = self.say("caption-pass-ends", &args);
            return match self.recording.stop_reason {
                Some(stop) => said.then(search_stops(self.words, stop)),
                None => said,
            };
        }
        if self.recording.config().algorithm == Algorithm::Level(PlayLevel::Beginner) {
            let moves = legal_moves(&self.recording.position(NodeId::ROOT)).len();
            args.extend(args![only = yes_or_no(moves == 1)]);
            return self.say("caption-over-beginner", &args);
        }
        let key = match bound {
            _ if Interval::of(score, bound) == Interval::UNKNOWN => "caption-over-unknown",
            Bound::Exact if let Some(best) = proving => {
                let mv = self.recording.move_to(best);
                let kind = mv.map_or("move", |mv| move_kind(self.recording.root(), mv));
                args.extend(args![kind]);
                "caption-over"
            }
            Bound::Exact => "caption-over-value",
            Bound::Lower => "caption-over-lower",
            Bound::Upper => "caption-over-upper",
        };
        let said = self.say(key, &args);
        let negated = args![extremum = extremum.negated().to_string()];
        self.as_min_counts(said, NodeId::ROOT, "aside-extremum", &negated)
    }
}

/// Returns the sentence at the beginning of a pass, which says how far it searches; `None` if the search makes no
/// passes.
pub fn pass_begins<G: GameView>(words: &Words, recording: &Recording<G>) -> Option<StyledText> {
    let (number, pass) = recording.pass()?;
    let mut args = Vec::from(args![pass = number + 1]);
    args.extend(window_args(pass.window));
    args.extend(args![depth = pass.depth.unwrap_or_default()]);
    let key = match pass.kind {
        PassKind::Deeper => "pass-deeper",
        PassKind::FailedLow => "pass-failed-low",
        PassKind::FailedHigh => "pass-failed-high",
        PassKind::Test => "pass-test",
    };
    let said = words.styled(key, &args);
    let goes_on = recording.exceeds_its_depth();
    Some(if goes_on { said.then(words.styled("aside-no-estimates", &[])) } else { said })
}

/// Returns why there is no further pass.
pub fn search_stops(words: &Words, stop: StopReason) -> StyledText {
    let key = match stop {
        StopReason::Depth => "stop-depth",
        StopReason::NothingDeeper => "stop-nothing-deeper",
        StopReason::Win => "stop-win",
        StopReason::Converged => "stop-converged",
    };
    words.styled(key, &[])
}

/// Returns the content of the table for a node after it has been probed; `None` for a node that the table did not
/// answer.
pub fn table_hit(words: &Words, moment: &Moment<'_>, node: NodeId) -> Option<StyledText> {
    let trace = moment.trace();
    let depth = trace.table_hit_depth(node)?;
    let is_asked = trace.entered_at(node).is_some_and(|entered| entered < moment.step());
    let known = moment.shown_value(node).to_string();
    Some(match depth {
        _ if !is_asked => return None,
        Some(depth) => words.styled("hover-table-hit-depth", &args![known, depth]),
        None => words.styled("hover-table-hit", &args![known]),
    })
}
