//! Claims about the program as it is called from a shell, and the program itself as tests call it.

mod class_lists;
#[cfg(unix)]
mod constrained;
mod endless_input;
mod exercises;
mod exports;
mod fuzzed;
mod games;
#[cfg(unix)]
mod growth;
pub mod hostile_names;
mod interrupted;
mod killed;
mod lecture_tools;
mod papers;
mod play;
pub mod program;
pub mod serve;
pub mod shapes;
mod shell;
mod time_limits;
mod trace_formats;
