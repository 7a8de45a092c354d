//! The comparison of several searches of the open position: its settings, its table and its charts.

mod chart;
mod chart_filter;
mod choices;
mod job;
mod modal;
mod series_name;
mod table;

pub(super) use modal::ComparisonModal;
