//! What the sentences about a question are made of, whatever its kind: the names of its nodes, and the arguments that
//! its messages have.

use super::answer::Answer;
use super::sentences::coalition;
use super::subject::Question;
use crate::i18n::extremum::Extremum;
use crate::i18n::message_args::{MessageArgs, node_args, yes_or_no};
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, Words, args};
use poda_core::game::GameView;
use poda_core::score::Turn;
use poda_core::trace::recording::Recording;
use poda_core::trace::running::Running;
use poda_core::trace::{NodeId, NodeKind, Trace};

/// A question and the names of the nodes of its search.
pub struct Context<'a, G: GameView> {
    pub names: NodeNames<'a, G>,
    pub question: &'a Question,
}

impl<'a, G: GameView> Context<'a, G> {
    pub const fn new(words: &'a Words, recording: &'a Recording<G>, question: &'a Question) -> Self {
        Self { names: NodeNames::new(words, recording), question }
    }

    pub const fn trace(&self) -> &'a Trace {
        self.names.recording.trace()
    }

    pub fn say(&self, key: &str, args: &[(&'static str, MessageArg)]) -> StyledText {
        coalition::styled(&self.names, self.question.node, key, args)
    }

    /// Returns the question as a message.
    pub fn ask(&self, key: &str, more: &[(&'static str, MessageArg)]) -> StyledText {
        let recording = self.names.recording;
        let mut args = node_args(&self.names, self.question.node);
        args.extend(args![
            child = self.question.child.map_or_else(String::new, |child| self.names.subject(child)),
            given = yes_or_no(recording.root().is_explicit_tree())
        ]);
        let is_leaf = |child: NodeId| matches!(recording.trace().kind(child), NodeKind::Leaf(_));
        args.extend(args![leaf = yes_or_no(self.question.child.is_some_and(is_leaf))]);
        args.extend_from_slice(more);
        self.say(key, &args)
    }

    /// Returns the question as a class is asked it: by a shorter message, except in a search of several players who are
    /// taken for two.
    pub fn ask_room(
        &self,
        key: &str,
        more: &[(&'static str, MessageArg)],
        prompt: impl FnOnce() -> StyledText,
    ) -> StyledText {
        if self.names.recording.multi_player().is_some_and(|view| !view.backs_up_vectors()) {
            return prompt();
        }
        let args = [&node_args(&self.names, self.question.node)[..], more].concat();
        self.names.words.styled(key, &args)
    }

    pub fn hint(&self, key: &str, more: &[(&'static str, MessageArg)]) -> StyledText {
        let mut args = node_args(&self.names, self.question.node);
        args.extend(args![
            given = yes_or_no(self.names.recording.root().is_explicit_tree()),
            prunes = yes_or_no(self.trace().has_window)
        ]);
        args.extend(self.question.child.map(|child| ("child", self.names.place(child).into())));
        args.extend_from_slice(more);
        self.say(key, &args)
    }

    pub fn is_chance(&self) -> bool {
        let (trace, node) = (self.trace(), self.question.node);
        trace.kind(node) == NodeKind::Inner && trace.turn(node) == Turn::Chance
    }

    /// Returns a message about a node that an answer names.
    pub fn about(&self, key: &str, chosen: NodeId) -> StyledText {
        let mut args = node_args(&self.names, self.question.node);
        args.extend(args![chosen = self.names.move_subject(chosen)]);
        self.say(key, &args)
    }

    /// Returns that an answer names a node that is not among the children left.
    pub fn not_a_child_left(&self, chosen: NodeId) -> StyledText {
        let is_searched = self.trace().parent(chosen) == Some(self.question.node) && self.trace().is_searched(chosen);
        let args = args![
            searched = yes_or_no(is_searched),
            chosen = self.names.move_subject(chosen),
            node = self.names.place(self.question.node),
        ];
        self.say("practice-slip-not-a-child-left", &args)
    }

    /// Returns a message about an answer that is a number or a bound. Each message uses some of the arguments.
    pub fn number(&self, key: &str, answer: &Answer) -> StyledText {
        let answered = match answer {
            Answer::Proved(answered) | Answer::Sum { sum: answered, .. } => answered.to_string(),
            Answer::Node(_) | Answer::Children(_) | Answer::Vector(_) | Answer::Changes(_) => String::new(),
        };
        let mut args = node_args(&self.names, self.question.node);
        args.extend(args![answer = answered]);
        if let Some(child) = self.question.child {
            args.extend(args![child = self.names.place(child), child_subject = self.names.subject(child)]);
        }
        self.say(key, &args)
    }

    /// Returns the arguments about the children of the node that are not searched yet: their number and their names.
    pub fn children_left(&self) -> [(&'static str, MessageArg); 2] {
        let later: Vec<_> = self.question.later(self.trace()).collect();
        args![count = later.len(), names = self.names.list(&later)]
    }

    /// Returns the arguments about the values of the children of a node, up to the last one.
    pub fn values_of_children(&self, node: NodeId, last: Option<NodeId>, are_others_left: bool) -> MessageArgs {
        let trace = self.trace();
        let last = last.or_else(|| trace.children(node).last()).unwrap_or(node);
        let extremum = Extremum::at(&mut Running::default(), trace, [node, last]).so_far(are_others_left, None);
        Vec::from(args![extremum, left = yes_or_no(are_others_left)])
    }

    /// Returns a hint with the terms of a leaf's static evaluation without their sum, if it is a sum.
    pub fn hint_of_leaf(&self, leaf: NodeId) -> StyledText {
        match self.names.recording.evaluation(leaf).to_string().rsplit_once('=') {
            Some((terms, _)) => self.hint("practice-hint-numbers-leaf", &args![sum = terms.trim_end()]),
            None => self.hint("practice-hint-rule-leaf", &[]),
        }
    }

    /// Returns a hint with the values of the root's children.
    pub fn hint_of_root(&self) -> StyledText {
        let trace = self.trace();
        if trace.children(NodeId::ROOT).next().is_none() {
            return self.hint_of_leaf(NodeId::ROOT);
        }
        let are_others_left = trace.children(NodeId::ROOT).any(|child| !trace.is_searched(child));
        self.hint("practice-hint-numbers-root", &self.values_of_children(NodeId::ROOT, None, are_others_left))
    }

    pub fn leaf_names(&self, leaves: impl Iterator<Item = NodeId>) -> String {
        leaves.map(|leaf| self.names.inline(leaf)).collect::<Vec<_>>().join(", ")
    }
}
