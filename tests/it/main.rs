//! All claims about Poda without its window, in a module for each kind of claim. They are one program, so that it is
//! linked only once.

mod cli;
mod core;
mod lecture;
mod paper;
mod picture;
mod project;
mod remote;
mod session;
mod words;
