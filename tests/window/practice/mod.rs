//! Practice in the window: a student who reads the questions by their accessible names and answers them.

mod answering;
mod hidden;
mod keys;
mod student;
