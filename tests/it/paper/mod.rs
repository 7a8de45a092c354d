//! Claims about papers, question banks, series of pages and packages.

pub mod banks;
mod exam;
mod exam_ever;
mod exam_latex;
mod in_words;
mod link_codes;
mod mid_sampling;
pub mod pdf;
mod players_sheets;
mod scorm;
mod series;
mod study;
