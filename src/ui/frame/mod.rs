//! The frame around the panels: bars, menus, the strip and captions under trees, cards over the tree, and the split
//! view.

pub(crate) mod caption;
pub(crate) mod class_mark;
pub(crate) mod copied_picture;
pub(crate) mod find_bar;
pub(crate) mod more_menu;
pub(crate) mod notifications;
pub mod printed_page;
pub(crate) mod progress_card;
pub(crate) mod ribbon;
pub mod search_controls;
pub(crate) mod sheet;
pub(crate) mod sides;
pub(crate) mod split_view;
pub(crate) mod strip;
pub(crate) mod text_strip;
pub(crate) mod timeline;
pub(crate) mod top_bar;
pub(crate) mod transport;
mod what_if;
