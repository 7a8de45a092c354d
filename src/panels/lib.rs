//! The parts of the window: each draws from the context that it is given, and pushes requests. Nothing here changes the
//! application.
//!
//! Its folders, from the ground up:
//!
//! | folder | what is in it |
//! |---|---|
//! | [`practice`] | the panels of practice: questions, blank trees, the order of moves |
//! | [`side_panel`] | the side panel and its sections |
//! | [`tree_panel`] | the tree, its map, and what is done to a node |
//! | [`frame`] | what is around the panels: bars, menus, the strip and captions under trees, cards, the split view |
//! | [`lectern`] | a lecturer's tools |
//! | [`dialogs`] | the dialogs over the window |

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

pub mod dialogs;
pub mod frame;
pub mod lectern;
pub mod practice;
pub mod side_panel;
pub mod tree_panel;
