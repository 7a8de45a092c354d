//! How the window looks: its theme, icons and widgets, and what is painted with egui.

pub mod chart;
pub mod glyphs;
pub mod icons;
pub mod key_targets;
pub mod linked_text;
pub mod long_list;
pub mod menus;
pub mod number_pad;
pub mod paint;
pub mod size_class;
pub mod theme;
pub mod tree_picture;
pub mod widgets;
