//! The names of the values of settings with few values.

use super::config::{Fail, Opponent};
use super::mcts::{Decide, SelectionRule};
use super::payoff_settings::TieRule;
use super::setting::Choice;
use super::support::ordering::StaticOrder;
use crate::score::CutOn;

impl Choice for Fail {
    const WORDS: &'static [(&'static str, Self)] = &[("Soft", Self::Soft), ("Hard", Self::Hard)];
    const KEYS: &'static [&'static str] = &["soft", "hard"];
    const ALIASES: &'static [(&'static str, &'static str)] = &[("fail-soft", "soft"), ("fail-hard", "hard")];
}

impl Choice for CutOn {
    const WORDS: &'static [(&'static str, Self)] = &[("Equal", Self::Equal), ("Strict", Self::Strict)];
    const KEYS: &'static [&'static str] = &["equal", "strict"];
}

impl Choice for Opponent {
    const WORDS: &'static [(&'static str, Self)] = &[("Best", Self::Best), ("Random", Self::Random)];
    const KEYS: &'static [&'static str] = &["best", "random"];
}

impl Choice for StaticOrder {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("Given", Self::Given),
        ("Reversed", Self::Reversed),
        ("BestFirst", Self::BestFirst),
        ("WorstFirst", Self::WorstFirst),
    ];
    const KEYS: &'static [&'static str] = &["given", "reversed", "best-first", "worst-first"];
}

impl Choice for TieRule {
    const WORDS: &'static [(&'static str, Self)] =
        &[("First", Self::First), ("Worst", Self::Worst), ("Best", Self::Best)];
    const KEYS: &'static [&'static str] = &["first", "worst", "best"];
}

impl Choice for Decide {
    const WORDS: &'static [(&'static str, Self)] = &[("Visits", Self::Visits), ("Value", Self::Value)];
    const KEYS: &'static [&'static str] = &["visits", "value"];
    const ALIASES: &'static [(&'static str, &'static str)] = &[("mean", "value")];
}

impl Choice for SelectionRule {
    const WORDS: &'static [(&'static str, Self)] = &[("Uct", Self::Uct), ("Puct", Self::Puct)];
    const KEYS: &'static [&'static str] = &["uct", "puct"];
}
