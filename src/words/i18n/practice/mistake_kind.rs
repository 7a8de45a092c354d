//! The names of the kinds of mistakes.

use crate::i18n::Words;
use crate::practice::mistake_kind::MistakeKind;

/// Returns what is done wrong in a kind of mistake, in a few words.
#[must_use]
pub fn mistake_kind_name(words: &Words, kind: MistakeKind) -> String {
    words.text(match kind {
        MistakeKind::MissedCut => "mistake-kind-missed-cut",
        MistakeKind::ExcessCut => "mistake-kind-excess-cut",
        MistakeKind::EqualityCut => "mistake-kind-equality-cut",
        MistakeKind::BareNumber => "mistake-kind-bare-number",
        MistakeKind::WeakBound => "mistake-kind-weak-bound",
        MistakeKind::BoundSide => "mistake-kind-bound-side",
        MistakeKind::Sign => "mistake-kind-sign",
        MistakeKind::BackedUpValue => "mistake-kind-backed-up-value",
        MistakeKind::WindowSide => "mistake-kind-window-side",
        MistakeKind::WindowValue => "mistake-kind-window-value",
        MistakeKind::Infinity => "mistake-kind-infinity",
        MistakeKind::VisitOrder => "mistake-kind-visit-order",
        MistakeKind::LeafSum => "mistake-kind-leaf-sum",
        MistakeKind::BestMove => "mistake-kind-best-move",
        MistakeKind::Tie => "mistake-kind-tie",
        MistakeKind::RootValue => "mistake-kind-root-value",
    })
}
