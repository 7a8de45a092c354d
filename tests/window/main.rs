//! The window as users see it: controls by their names, keys, dropped files and pasted text.
//!
//! Only `pixels` needs a renderer; all other tests run anywhere.

mod background_work;
mod boards;
mod clicker;
mod comparison;
mod controls;
mod copying;
mod counts;
mod documents;
mod dragging;
mod editing;
mod exam_papers;
mod exported_views;
mod exporting;
mod find_bar;
mod heap;
mod keyboard_navigation;
mod keys;
mod last_row;
mod lectern;
mod lectures;
mod lessons;
mod minimap;
mod mistakes;
mod modals;
mod move_ordering;
mod new_games;
mod notes;
mod open_lines;
mod pixels;
mod play_match;
mod playing;
mod practice;
mod random_input;
mod random_user;
mod saving;
mod split_view;
mod subtrees;
mod test_window;
mod trees;
mod weights;
mod what_if;
