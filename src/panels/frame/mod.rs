//! The frame around the panels: bars, menus, the strip and captions under trees, cards over the tree, and the split
//! view.

pub mod caption;
pub mod class_mark;
pub mod copied_picture;
pub mod find_bar;
pub mod more_menu;
pub mod notifications;
pub mod printed_page;
pub mod progress_card;
pub mod ribbon;
pub mod search_controls;
pub mod sheet;
pub mod sides;
pub mod split_view;
pub mod strip;
pub mod text_strip;
pub mod timeline;
pub mod top_bar;
pub mod transport;
mod what_if;
