//! What kind of exercise brings a kind of mistake back: another tree in which it can be made, and what is asked there.

use super::mistake_kind::MistakeKind;
use poda_core::document::wishes::{CountRange, NumberRange, TreeWishes, WishedGame, Wishes};
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::search::{Algorithm, Fail};

impl MistakeKind {
    /// Returns the wishes for an exercise in which this mistake can be made.
    #[must_use]
    pub fn wishes(self) -> Wishes {
        let plain = Wishes::default();
        let three_plies = Wishes { depth: Some(3), ..plain };
        let some = CountRange::at_least(1);
        match self {
            Self::MissedCut => Wishes { shallow: CountRange::at_least(2), none_at_last_child: true, ..plain },
            // Cutoffs and nodes at which the bound is nearly met, so that cutting everywhere is wrong.
            Self::ExcessCut => Wishes { shallow: CountRange { least: 1, most: Some(2) }, ..three_plies },
            Self::EqualityCut => Wishes { equal: some, ..plain },
            Self::BareNumber => Wishes { shallow: some, none_at_last_child: true, ..plain },
            Self::BoundSide | Self::WindowSide | Self::WindowValue | Self::Infinity => {
                Wishes { shallow: some, ..three_plies }
            }
            Self::WeakBound | Self::BackedUpValue => Wishes { algorithm: Algorithm::Minimax, ..three_plies },
            Self::LeafSum => Wishes { game: WishedGame::TicTacToe, ..plain },
            Self::Sign => Wishes { algorithm: Algorithm::NegamaxAlphaBeta, ..three_plies },
            Self::VisitOrder => Wishes { saves_subtree: some, ..three_plies },
            Self::BestMove | Self::RootValue => Wishes { careful_root: true, ..plain },
            // Fail-hard, a child of the root that is cut returns what the best one has.
            Self::Tie => {
                let branching = NumberRange { least: 3, most: 3 };
                let game = WishedGame::Tree(TreeWishes { branching, ..TreeWishes::default() });
                Wishes { game, depth: Some(2), fail: Fail::Hard, shallow: CountRange::at_least(2), ..plain }
            }
        }
    }

    /// Returns the kinds of questions at which this mistake is made.
    #[must_use]
    pub fn question_kinds(self) -> QuestionKinds {
        let kinds: &[QuestionKind] = match self {
            Self::MissedCut | Self::ExcessCut | Self::EqualityCut => &[QuestionKind::Cut, QuestionKind::Next],
            Self::BareNumber | Self::WeakBound | Self::BoundSide => &[QuestionKind::Value, QuestionKind::Root],
            Self::BackedUpValue => &[QuestionKind::Value],
            Self::WindowSide | Self::WindowValue => &[QuestionKind::Bound],
            Self::Infinity => &[QuestionKind::Bound, QuestionKind::Value],
            Self::Sign => &[QuestionKind::Value, QuestionKind::Bound, QuestionKind::Root],
            Self::VisitOrder => &[QuestionKind::Next],
            Self::LeafSum => &[QuestionKind::Leaf],
            Self::BestMove | Self::Tie => &[QuestionKind::Best],
            Self::RootValue => &[QuestionKind::Root],
        };
        kinds.iter().copied().collect()
    }
}
