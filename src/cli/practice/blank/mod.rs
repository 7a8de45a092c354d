//! `poda practice --blank`: marks a tree that was filled in, a JSON object on standard input, and prints a line for each field.

mod node_ids;
mod read;
mod run;
mod sheet;
mod write;

pub(super) use run::{blank, print_sheet};
