//! The sentence for each step of a search of several players: whose turn it is, what they get, and why a branch is cut.
//!
//! Players are called by the names in the file, so the sentences speak of MAX and MIN nowhere.

use super::message_args::{MessageArgs, bound_name, node_args, score_of, test_args, turn_name, window_args, yes_or_no};
use super::node_names::{NodeNames, move_name};
use super::styled_text::StyledText;
use super::{MessageArg, Words, args};
use poda_core::game::GameView;
use poda_core::score::{Bound, Cutoff, Payoffs, Player, Score, Turn, Window};
use poda_core::search::{Leaf, TieRule};
use poda_core::text::visible;
use poda_core::trace::moment::NodeState;
use poda_core::trace::multi_player::{MoveCertainty, MultiPlayerView, OwnedBound, PayoffCutoff, PayoffReach};
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::CutoffDetails;
use poda_core::trace::{Event, NodeId, NodeKind, Step};

/// Returns what happened at `step` of a search of several players.
pub(super) fn at_step<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    view: MultiPlayerView<'_, G>,
    step: Step,
) -> StyledText {
    let narrator = PlayersNarrator { words, names: NodeNames::new(words, recording), recording, view, step };
    match recording.trace().event(step) {
        None => narrator.start(),
        Some(Event::Enter(node)) => narrator.enter(node),
        Some(Event::Evaluate(node)) => narrator.evaluate(node),
        Some(Event::Improve(child)) => narrator.improve(child),
        Some(Event::Expect(child)) => narrator.expect(child),
        Some(Event::Cutoff(child)) => narrator.cutoff(child),
        Some(Event::Skip(child)) => narrator.pass_over(child),
        Some(Event::Leave(node) | Event::TableHit(node)) => narrator.leave(node),
    }
}

/// Returns the name of the player with this index, as it is shown.
pub fn player_name<G: GameView>(root: &G, player: usize) -> String {
    let name = root.players().and_then(|players| players.names.get(player));
    name.map(|name| visible(name).into_owned()).unwrap_or_default()
}

/// Returns the names of the players on a side, as a match has two of them: MAX is the player who moved first, and MIN
/// are all others. `None` in a game of two sides.
pub fn side_of_players<G: GameView>(position: &G, side: Player) -> Option<String> {
    let players = position.players()?;
    let is_of_side = |&index: &usize| (index == players.first) == (side == Player::Max);
    let names = (0..players.names.len()).filter(is_of_side).map(|index| player_name(position, index));
    Some(names.collect::<Vec<_>>().join(", "))
}

/// Returns what each of several players gets in a position: `A 0, B 1, C 0`. `None` in a game of two sides.
pub fn payoffs_sentence<G: GameView>(position: &G) -> Option<String> {
    position.players()?;
    Some(listed(position, position.payoffs()))
}

fn listed<G: GameView>(position: &G, payoffs: Payoffs) -> String {
    let entry = |(player, score): (usize, &Score)| format!("{} {}", player_name(position, player), score.shown());
    payoffs.entries().iter().enumerate().map(entry).collect::<Vec<_>>().join(", ")
}

/// Returns the selector of a rule for ties, by which messages choose a variant.
pub const fn tie_rule_name(rule: TieRule) -> &'static str {
    match rule {
        TieRule::First => "first",
        TieRule::Worst => "worst",
        TieRule::Best => "best",
    }
}

/// Returns the message about what a search of several players has found: the vector or, in a search of one entry, that
/// entry; the move; and the line. Without a complete search there are no sentences.
pub fn result<G: GameView>(words: &Words, recording: &Recording<G>) -> Vec<String> {
    let Some(view) = recording.multi_player() else { return Vec::new() };
    let (root, line) = (recording.root(), view.line());
    let Some(payoffs) = view.payoffs(NodeId::ROOT).filter(|_| recording.trace().is_complete()) else {
        return Vec::new();
    };
    let score = score_of(recording.trace(), NodeId::ROOT);
    // Moves are named as everywhere in the shell: by their labels, if their author gave them any.
    let named = line.windows(2).filter_map(|step| {
        let mv = recording.move_to(step[1])?;
        Some(move_name(words, &recording.position(step[0]), mv))
    });
    let line: Vec<String> = named.collect();
    let best = line.first().cloned();
    let trace = recording.trace();
    // Where a line of play ends at the depth limit, nothing is proved of the game.
    let depth = recording
        .config()
        .depth
        .filter(|_| trace.nodes().any(|node| matches!(trace.kind(node), NodeKind::Leaf(Leaf::Horizon | Leaf::Quiet))));
    let backs_up_vectors = view.backs_up_vectors();
    let known = match (view.bound(NodeId::ROOT), depth) {
        (None, _) => "nothing",
        (Some(Bound::Lower), Some(_)) if !backs_up_vectors => "estimate-lower",
        (Some(Bound::Upper), Some(_)) if !backs_up_vectors => "estimate-upper",
        (Some(_), Some(_)) => "estimate",
        (Some(bound), None) => bound_name(bound),
    };
    let found = match view.certainty_of_move() {
        _ if best.is_none() => "no",
        _ if backs_up_vectors => "yes",
        MoveCertainty::Played => "yes",
        MoveCertainty::Candidate if trace.children(NodeId::ROOT).count() == 1 => "only",
        MoveCertainty::Candidate => "candidate",
    };
    let args = args![
        player = player_name(root, view.viewer()),
        payoffs = listed(root, payoffs),
        score,
        known,
        depth = depth.unwrap_or_default(),
        move = found,
        best = best.unwrap_or_default(),
    ];
    let key = if backs_up_vectors { "players-result" } else { "players-result-entry" };
    let mut said = vec![words.fill(key, &args).trim_end().to_owned()];
    // The line of a candidate is not proved.
    if !line.is_empty() && found == "yes" {
        let is_equilibrium = view.bound(NodeId::ROOT) == Some(Bound::Exact) && backs_up_vectors && depth.is_none();
        let kind = if is_equilibrium { "equilibrium" } else { "line" };
        said.push(words.fill("players-line", &args![kind, line = line.join(" → ")]));
    }
    if let Some(leaves) = view.equilibria().filter(|_| depth.is_none()) {
        said.push(words.fill("players-equilibria", &args![count = leaves.len()]));
    }
    said
}

/// Returns the vector of a leaf of several players as it is drawn before the leaf is evaluated; `None` if there are two
/// sides.
pub fn given_payoffs<G: GameView>(recording: &Recording<G>, leaf: NodeId) -> Option<String> {
    recording.multi_player()?;
    let payoffs = recording.position(leaf).payoffs();
    Some(format!("({})", payoffs.entries().iter().map(|entry| entry.shown()).collect::<Vec<_>>().join(", ")))
}

/// Returns what is known of a node of a search of several players at a step, as it is shown in the node; `None` if
/// there are two sides or if only one entry is known there.
pub fn shown_payoffs<G: GameView>(recording: &Recording<G>, step: Step, node: NodeId) -> Option<String> {
    let entries: Vec<String> = recording.multi_player()?.shown(node, step)?.iter().map(ToString::to_string).collect();
    Some(format!("({})", entries.join(", ")))
}

/// Returns who moves at a position: one of several players, MAX, MIN, or chance.
pub fn name_to_move<G: GameView>(words: &Words, position: &G) -> String {
    match position.turn() {
        Turn::Player(_) if position.players().is_some() => player_name(position, position.mover()),
        turn => turn_name(words, turn),
    }
}

/// Returns the lines about a node of a search of several players at a step: what each of them gets there, the window,
/// and the cutoff.
pub fn card_lines<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    step: Step,
    node: NodeId,
) -> Option<Vec<StyledText>> {
    let view = recording.multi_player()?;
    let (trace, moment) = (recording.trace(), recording.trace().at(step));
    let known = shown_payoffs(recording, step, node).unwrap_or_else(|| moment.shown_value(node).to_string());
    let state = match moment.state(node) {
        NodeState::Unvisited => words.styled("hover-unvisited", &[]),
        NodeState::Pruned => words.styled("hover-pruned", &[]),
        NodeState::PassedOver => words.styled("hover-passed-over", &[]),
        NodeState::Open | NodeState::Finished if trace.kind(node) != NodeKind::Inner => {
            words.styled("players-hover-leaf", &args![vector = recording.position(node).payoffs().shown()])
        }
        NodeState::Open => words.styled("players-hover-open", &args![known]),
        NodeState::Finished => words.styled("players-hover-finished", &args![known]),
    };
    let window = (moment.state(node) == NodeState::Open).then(|| view.window(node, step)).flatten();
    let key = if view.backs_up_vectors() { "players-hover-bounds" } else { "hover-window" };
    // No lesson that has not named the bounds yet is about several players.
    let named = "both";
    let window = window.map(|window| words.styled(key, &[&window_args(window)[..], &args![named]].concat()));
    Some([Some(state), window].into_iter().flatten().collect())
}

/// Returns why the bound with which a node is entered is what it is, in a search of vectors that prunes: what the
/// player above already has, or the most there is.
pub(crate) fn bound_of_player<G: GameView>(
    names: &NodeNames<'_, G>,
    view: &MultiPlayerView<'_, G>,
    node: NodeId,
) -> Option<StyledText> {
    let (limits, bound) = (view.limits()?, names.recording.trace().window(node)?.beta);
    let (owner, player) = (view.set_bound(node), view.mover(node));
    let others = limits.least_of_others([player, owner.map_or(player, |owner| owner.player)]).ok()?;
    let name = |player| player_name(names.recording.root(), player);
    let args = args![
        open = yes_or_no(owner.is_none()),
        node = names.place(node),
        player = name(player),
        bound,
        sum = limits.sum,
        rest = yes_or_no(others != Score::ZERO),
        others,
        owner = owner.map(|owner| name(owner.player)).unwrap_or_default(),
        at = owner.map(|owner| names.place(owner.node)).unwrap_or_default(),
        has = owner.map_or(Score::ZERO, |owner| owner.has),
    ];
    Some(names.words.styled("players-blank-bound", &args))
}

/// Returns the arguments about a cutoff of a search of one entry: for whom the bound counts, whether that player moves
/// at the node, and who set the bound.
pub(super) fn why_args<G: GameView>(root: &G, view: &MultiPlayerView<'_, G>, cutoff: &CutoffDetails) -> MessageArgs {
    let owner = cutoff.owner.node();
    Vec::from(args![
        viewer = player_name(root, view.viewer()),
        own = yes_or_no(view.mover(cutoff.node) == view.viewer()),
        set = yes_or_no(owner.is_some()),
        setter = owner.map(|owner| player_name(root, view.mover(owner))).unwrap_or_default(),
    ])
}

struct PlayersNarrator<'a, G: GameView> {
    words: &'a Words,
    names: NodeNames<'a, G>,
    recording: &'a Recording<G>,
    view: MultiPlayerView<'a, G>,
    step: Step,
}

impl<G: GameView> PlayersNarrator<'_, G> {
    fn say(&self, key: &str, args: &[(&str, MessageArg)]) -> StyledText {
        self.words.styled(key, args)
    }

    fn player(&self, player: usize) -> MessageArg {
        player_name(self.recording.root(), player).into()
    }

    /// Returns the arguments about a node: its names, the player to move, and the player at the root.
    fn args(&self, node: NodeId) -> MessageArgs {
        let viewer = self.view.viewer();
        let mut args = node_args(&self.names, node);
        args.extend(args![viewer = self.player(viewer), own = yes_or_no(self.view.mover(node) == viewer)]);
        args
    }

    fn vector(&self, node: NodeId) -> MessageArg {
        self.view.payoffs(node).map(|payoffs| payoffs.shown()).unwrap_or_default().into()
    }

    /// Returns the entry of the player at the node in the vector of a child.
    fn entry(&self, node: NodeId, child: NodeId) -> Score {
        self.view.payoffs(child).map_or(Score::ZERO, |payoffs| payoffs.of(self.view.mover(node)))
    }

    fn parent(&self, child: NodeId) -> NodeId {
        self.recording.trace().parent(child).unwrap_or(NodeId::ROOT)
    }

    fn start(&self) -> StyledText {
        let trace = self.recording.trace();
        let key = match (trace.kind(NodeId::ROOT), trace.turn(NodeId::ROOT)) {
            (NodeKind::Leaf(_), _) => "caption-start-leaf",
            (NodeKind::Inner, Turn::Chance) => "caption-start-chance",
            (NodeKind::Inner, Turn::Player(_)) => "caption-start",
        };
        self.say(key, &self.args(NodeId::ROOT))
    }

    fn enter(&self, node: NodeId) -> StyledText {
        let (trace, mut args) = (self.recording.trace(), self.args(node));
        match (trace.kind(node), trace.turn(node)) {
            (NodeKind::Leaf(Leaf::Horizon | Leaf::Quiet), _) => return self.say("caption-enter-horizon", &args),
            (NodeKind::Leaf(Leaf::Terminal | Leaf::TableHit), _) => return self.say("caption-enter-leaf", &args),
            (NodeKind::Inner, Turn::Chance) => return self.say("caption-enter-chance", &args),
            (NodeKind::Inner, Turn::Player(_)) => {}
        }
        let Some(window) = self.view.window(node, self.step) else { return self.say("players-enter", &args) };
        args.extend(window_args(window));
        if !self.view.backs_up_vectors() {
            return self.say("players-enter-side", &args);
        }
        let owner = self.view.set_bound(node);
        args.extend(args![open = yes_or_no(owner.is_none())]);
        if let Some(owner) = owner {
            args.extend(self.owner_args(owner));
        }
        self.say("players-enter-bound", &args)
    }

    fn evaluate(&self, node: NodeId) -> StyledText {
        let mut args = self.args(node);
        args.extend(args![sum = self.vector(node)]);
        if !self.view.backs_up_vectors() {
            args.extend(args![score = score_of(self.recording.trace(), node)]);
            return self.say("players-evaluate-entry", &args);
        }
        let is_horizon = self.recording.trace().kind(node) == NodeKind::Leaf(Leaf::Horizon);
        self.say(if is_horizon { "caption-evaluate-horizon" } else { "caption-evaluate-given" }, &args)
    }

    fn improve(&self, child: NodeId) -> StyledText {
        let node = self.parent(child);
        let mut args = self.args(node);
        let before = self.recording.trace().at(self.step.saturating_sub(1)).best_child(node);
        args.extend(args![child = self.names.short_inline(child)]);
        if !self.view.backs_up_vectors() {
            let (score, bound) = self.recording.trace().result(child).unwrap_or((Score::ZERO, Bound::Exact));
            let replies = if self.view.has_few_replies() { "few" } else { "all" };
            args.extend(args![score, known = bound_name(bound), replies]);
            args.extend(self.moved_bound(node));
            return self.say("players-improve-entry", &args);
        }
        let how = match before {
            None => "first",
            Some(_) if self.view.is_tie(child) => "tie",
            Some(_) => "more",
        };
        let ties = self.view.ties().unwrap_or_default();
        args.extend(args![
            how,
            rule = tie_rule_name(ties),
            vector = self.vector(child),
            entry = self.entry(node, child),
            before = before.map_or(Score::ZERO, |before| self.entry(node, before)),
        ]);
        self.say("players-improve", &args)
    }

    /// Returns the arguments about the bound of a node's window that moves at the step.
    fn moved_bound(&self, node: NodeId) -> [(&'static str, MessageArg); 2] {
        let window = |step| self.recording.trace().at(step).window(node);
        let (before, now) = (window(self.step.saturating_sub(1)), window(self.step));
        let (moves, bound) = match now.filter(|_| now != before) {
            Some(Window { alpha, .. }) if before.is_some_and(|before| before.alpha != alpha) => ("alpha", alpha),
            Some(Window { beta, .. }) => ("beta", beta),
            None => ("no", Score::ZERO),
        };
        args![moves, bound]
    }

    fn expect(&self, child: NodeId) -> StyledText {
        let mut args = self.args(self.parent(child));
        let (weight, of) = self.recording.trace().weight(child).unwrap_or((1, 1));
        args.extend(args![
            child = self.names.short_inline(child),
            weight = u64::from(weight),
            of,
            vector = self.vector(child),
        ]);
        self.say("players-expect", &args)
    }

    fn cutoff(&self, child: NodeId) -> StyledText {
        let node = self.parent(child);
        let pruned = self.view.unsearched_at(self.step);
        let mut args = self.args(node);
        args.extend(args![
            count = pruned.len(),
            pruned = self.names.list(&pruned),
            child = self.names.short_inline(child),
        ]);
        if let Some(cutoff) = self.view.cutoff(node) {
            return self.cutoff_of_vectors(cutoff, args);
        }
        let Some(cutoff) = self.recording.trace().at(self.step).cutoff(node) else { return StyledText::default() };
        args.extend(args![kind = if cutoff.kind == Cutoff::Alpha { "alpha" } else { "beta" }]);
        args.extend(test_args(self.recording, &cutoff));
        self.say("players-cutoff-entry", &args)
    }

    fn cutoff_of_vectors(&self, cutoff: PayoffCutoff, mut args: MessageArgs) -> StyledText {
        args.extend(args![entry = self.entry(cutoff.node, cutoff.child)]);
        let Some(owner) = cutoff.owner else { return self.say("players-cutoff-immediate", &args) };
        let limits = self.view.limits();
        let players = [self.view.mover(cutoff.node), owner.player];
        let others = limits.and_then(|limits| limits.least_of_others(players).ok()).unwrap_or_default();
        args.extend(self.owner_args(owner));
        args.extend(args![
            most = owner.at_most,
            sum = limits.map_or(Score::ZERO, |limits| limits.sum),
            rest = yes_or_no(others != Score::ZERO),
            others,
            reach = if cutoff.reach == PayoffReach::Deep { "deep" } else { "shallow" },
        ]);
        self.say("players-cutoff", &args)
    }

    /// Returns the arguments about a player who gives up a node: who it is, where, and what the player has there.
    fn owner_args(&self, owner: OwnedBound) -> [(&'static str, MessageArg); 3] {
        let at = self.names.place(owner.node);
        args![owner = self.player(owner.player), at, has = owner.has]
    }

    fn pass_over(&self, child: NodeId) -> StyledText {
        let passed = self.view.unsearched_at(self.step);
        let mut args = self.args(self.parent(child));
        args.extend(args![count = passed.len(), pruned = self.names.list(&passed)]);
        self.say("players-pass-over", &args)
    }

    fn leave(&self, node: NodeId) -> StyledText {
        let mut args = self.args(node);
        let known = self.view.bound(node).map_or("nothing", bound_name);
        args.extend(args![known]);
        if self.view.backs_up_vectors() {
            args.extend(args![vector = self.vector(node)]);
            return self.say("players-leave", &args);
        }
        args.extend(args![score = score_of(self.recording.trace(), node)]);
        self.say("players-leave-entry", &args)
    }
}
