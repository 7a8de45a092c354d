//! The lanes of a document without its split view and without a second search of another kind: there is always a first
//! one.

use super::lanes::{Lane, Side};
use super::other_lane::OtherLane;
use super::shown_search::ShownSearch;

/// The first lane, of a search of any kind, and the lane of the depth-first search, which is the same one, beside it, or
/// missing.
#[derive(Debug)]
pub(super) enum OwnLanes {
    DepthFirst(ShownSearch),
    Other {
        own: Box<OtherLane>,
        /// The depth-first search, if the document asks for one beside its own.
        beside: Option<ShownSearch>,
    },
}

impl OwnLanes {
    /// Returns the first lane.
    pub fn first(&self) -> Lane<'_> {
        match self {
            Self::DepthFirst(search) => Lane::Search(search),
            Self::Other { own, .. } => own.lane(),
        }
    }

    /// Returns the first lane, if its search is not a depth-first one.
    pub const fn other(&self) -> Option<&OtherLane> {
        match self {
            Self::DepthFirst(_) => None,
            Self::Other { own, .. } => Some(own),
        }
    }

    pub const fn other_mut(&mut self) -> Option<&mut OtherLane> {
        match self {
            Self::DepthFirst(_) => None,
            Self::Other { own, .. } => Some(own),
        }
    }

    /// Returns the depth-first search, if one is shown.
    pub const fn search(&self) -> Option<&ShownSearch> {
        match self {
            Self::DepthFirst(search) => Some(search),
            Self::Other { beside, .. } => beside.as_ref(),
        }
    }

    pub const fn search_mut(&mut self) -> Option<&mut ShownSearch> {
        match self {
            Self::DepthFirst(search) => Some(search),
            Self::Other { beside, .. } => beside.as_mut(),
        }
    }

    /// Returns the depth-first search, if it is shown beside another one.
    pub const fn beside(&self) -> Option<&ShownSearch> {
        match self {
            Self::DepthFirst(_) => None,
            Self::Other { beside, .. } => beside.as_ref(),
        }
    }

    /// Removes the depth-first search that is shown beside another one, and returns it.
    pub const fn take_beside(&mut self) -> Option<ShownSearch> {
        match self {
            Self::DepthFirst(_) => None,
            Self::Other { beside, .. } => beside.take(),
        }
    }

    /// Shows a depth-first search on a side, or first as long as no other search is there. Returns the one before.
    pub fn show_search(&mut self, search: ShownSearch, side: Side) -> Option<ShownSearch> {
        match self {
            Self::DepthFirst(shown) => Some(std::mem::replace(shown, search)),
            Self::Other { beside, .. } => match side {
                Side::First => {
                    let before = beside.take();
                    *self = Self::DepthFirst(search);
                    before
                }
                Side::Second => beside.replace(search),
            },
        }
    }

    /// Shows the depth-first search first, if there is one.
    pub fn show_search_first(&mut self) {
        if let Some(search) = self.take_beside() {
            *self = Self::DepthFirst(search);
        }
    }

    /// Shows a search of another kind first, and the depth-first search beside it.
    pub fn show_other(&mut self, own: OtherLane) {
        let beside = match std::mem::replace(self, Self::Other { own: Box::new(own), beside: None }) {
            Self::DepthFirst(search) => Some(search),
            Self::Other { beside, .. } => beside,
        };
        if let Some(search) = beside {
            self.show_search(search, Side::Second);
        }
    }
}
