//! The sentences about leaves anywhere in the tree: which can be pruned for some values, and which matter for the best
//! move.

use super::PracticeSentences;
use crate::i18n::styled_text::StyledText;
use crate::practice::ever::{Fate, Reason, prunable};
use crate::practice::matters::{Influence, Influences};
use crate::practice::question::Facts;
use poda_core::game::GameView;
use poda_core::score::{Player, Score};
use poda_core::trace::NodeId;

impl<G: GameView> PracticeSentences<'_, G> {
    /// Returns whether a leaf can be pruned: an example of values that prune it, or the reason why no values do.
    pub(super) fn fate(&self, leaf: NodeId) -> StyledText {
        let Facts::Ever { fates } = self.facts else { return StyledText::default() };
        match fates.iter().find(|(other, _)| *other == leaf) {
            Some((_, Fate::Pruned { by })) => {
                let least = by.iter().map(|(_, value)| *value).reduce(Score::min).unwrap_or_default();
                let of = |is_least| by.iter().filter(move |(_, value)| (*value == least) == is_least);
                let names = |is_least| self.leaf_names(of(is_least).map(|(leaf, _)| *leaf));
                let greatest = of(false).map(|(_, value)| *value).next().unwrap_or_default();
                let args = [
                    ("leaf", self.names.subject(leaf).into()),
                    ("lows", names(true).into()),
                    ("low_count", of(true).count().into()),
                    ("low", least.into()),
                    ("highs", names(false).into()),
                    ("high_count", of(false).count().into()),
                    ("high", greatest.into()),
                ];
                self.say("practice-slip-can-be-pruned", &args)
            }
            Some((_, Fate::Visited(reason))) => self.never_pruned(*reason, [leaf].into_iter()),
            None => StyledText::default(),
        }
    }

    /// Returns why these leaves are visited for all values of the leaves.
    pub(super) fn never_pruned(&self, reason: Reason, mut leaves: impl Iterator<Item = NodeId>) -> StyledText {
        let reason = match reason {
            Reason::IsFirst => "first",
            Reason::OneBound(Player::Max) => "alpha",
            Reason::OneBound(Player::Min) => "beta",
            Reason::StaysOpen => "open",
        };
        // The sentence begins with the list.
        let first = leaves.next().map(|leaf| self.names.subject(leaf));
        let names: Vec<_> = first.into_iter().chain(leaves.map(|leaf| self.names.inline(leaf))).collect();
        let args = [("reason", reason.into()), ("names", names.join(", ").into())];
        self.say("practice-why-never-pruned", &args)
    }

    /// Returns which leaves can be pruned, and why the others cannot.
    pub(super) fn fates(&self, fates: &[(NodeId, Fate)]) -> StyledText {
        let pruned = prunable(fates);
        let args = [("count", pruned.clone().count().into()), ("names", self.leaf_names(pruned).into())];
        let said = self.say("practice-why-ever", &args);
        Reason::ALL.into_iter().fold(said, |said, reason| {
            let of_reason = fates.iter().filter(move |(_, fate)| *fate == Fate::Visited(reason)).map(|(leaf, _)| *leaf);
            let is_any = of_reason.clone().next().is_some();
            if is_any { said.then(self.never_pruned(reason, of_reason)) } else { said }
        })
    }

    /// Returns whether a leaf matters for the move: a value with which another move is best, or why it does not.
    pub(super) fn influence(&self, leaf: NodeId) -> StyledText {
        let Facts::Matters(influences) = self.facts else { return StyledText::default() };
        match influences.leaves.iter().find(|(other, _)| *other == leaf) {
            Some((_, Influence::Changes { value, best })) => {
                let args = [
                    ("leaf", self.names.inline(leaf).into()),
                    ("value", (*value).into()),
                    ("instead", self.names.short_inline(*best).into()),
                    ("played", self.names.short_inline(influences.best).into()),
                ];
                self.say("practice-matters", &args)
            }
            Some((_, keeps @ Influence::Keeps { .. })) => self.matters_not(influences, *keeps),
            None => StyledText::default(),
        }
    }

    /// Returns why the leaves with this influence do not matter.
    pub(super) fn matters_not(&self, influences: &Influences, influence: Influence) -> StyledText {
        let Influence::Keeps { below, range } = influence else { return StyledText::default() };
        let leaves: Vec<_> =
            influences.leaves.iter().filter(|(_, other)| *other == influence).map(|(leaf, _)| *leaf).collect();
        let args = [
            ("count", leaves.len().into()),
            ("names", self.leaf_names(leaves.into_iter()).into()),
            ("below", self.names.short_inline(below).into()),
            ("range", range.to_string().into()),
            ("played", self.names.short_inline(influences.best).into()),
        ];
        self.say("practice-matters-not", &args)
    }

    /// Returns which leaves matter for the move, with an example for each of the root's other moves, and why the others
    /// do not.
    pub(super) fn influences(&self, influences: &Influences) -> StyledText {
        let that_matter = influences.that_matter();
        let args = [
            ("count", that_matter.clone().count().into()),
            ("names", self.leaf_names(that_matter.clone()).into()),
            ("played", self.names.short_inline(influences.best).into()),
        ];
        let mut said = self.say("practice-why-matters", &args);
        let mut told: Vec<Influence> = Vec::new();
        for &(leaf, influence) in &influences.leaves {
            let is_told = told.iter().any(|&other| match (influence, other) {
                // An example for each move that could become the best one.
                (Influence::Changes { best, .. }, Influence::Changes { best: other, .. }) => best == other,
                (influence, other) => influence == other,
            });
            if is_told {
                continue;
            }
            told.push(influence);
            said = said.then(match influence {
                Influence::Changes { .. } => self.influence(leaf),
                Influence::Keeps { .. } => self.matters_not(influences, influence),
            });
        }
        said
    }

    pub(super) fn leaf_names(&self, leaves: impl Iterator<Item = NodeId>) -> String {
        leaves.map(|leaf| self.names.inline(leaf)).collect::<Vec<_>>().join(", ")
    }
}
