//! `poda play`: a game between the user and the program, as text.

mod args;
mod game_file;
mod game_record;
mod input;
mod output;
mod run;

pub use args::PlayArgs;
pub use run::play;
