//! The window as people use it: its controls by their names, its keys, what is dropped on it and pasted into it.
//!
//! Only `pixels` needs something to draw with; all others run anywhere.

mod anybody;
mod at_random;
mod boards;
mod comparing;
mod controls;
mod counts;
mod documents;
mod dragging;
mod editing;
mod finding;
mod heap;
mod keys;
mod lessons;
mod long_work;
mod minimap;
mod mistakes;
mod openings;
mod order;
mod pixels;
mod play_match;
mod playing;
mod room;
mod saving;
mod sheets;
mod split_view;
mod subtrees;
mod supposing;
mod trees;
mod walking;
mod weights;
