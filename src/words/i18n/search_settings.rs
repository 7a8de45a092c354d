//! The settings of a search that its algorithm uses, as a line of text, and their spelling in flags and JSON.

use super::message_args::player_name;
use super::multi_player;
use crate::messages::{MessageArg, Words};
use poda_core::comparison::ordering_preset::OrderingPreset;
use poda_core::game::GameView;
use poda_core::score::{CutOn, Turn, Window};
use poda_core::search::ordering::StaticOrder;
use poda_core::search::{Fail, Merge, Opponent, Parameter, PayoffLimits, SearchConfig};

/// Returns the spelling of an order of moves, as in its flag.
pub const fn spelled_order(order: OrderingPreset) -> &'static str {
    match order {
        OrderingPreset::Own => "file",
        OrderingPreset::Plain(StaticOrder::Given) => "given",
        OrderingPreset::Plain(StaticOrder::Reversed) => "reversed",
        OrderingPreset::Plain(StaticOrder::BestFirst) => "best-first",
        OrderingPreset::Plain(StaticOrder::WorstFirst) => "worst-first",
        OrderingPreset::Killers => "killers",
        OrderingPreset::History => "history",
    }
}

/// Returns the spelling of a fail mode, as in its flag.
pub const fn spelled_fail(fail: Fail) -> &'static str {
    match fail {
        Fail::Soft => "soft",
        Fail::Hard => "hard",
    }
}

/// Returns the spelling of the rule for ties, as in its flag.
pub const fn spelled_cut_on(cut_on: CutOn) -> &'static str {
    match cut_on {
        CutOn::Equal => "equal",
        CutOn::Strict => "strict",
    }
}

/// Which settings the algorithm uses.
pub struct SettingsInForce {
    /// The window of the root, if there is one.
    pub window: Option<Window>,
    /// Whether it stores positions in a table.
    pub has_table: bool,
    /// Whether a pass or a table knows the best move of an earlier visit.
    pub remembers: bool,
}

impl SettingsInForce {
    /// Returns those that a search with this configuration uses.
    pub fn of(config: &SearchConfig) -> Self {
        let makes_passes = config.algorithm.properties().makes_passes;
        let has_table = config.uses_table();
        Self {
            window: (config.algorithm.properties().prunes && !backs_up_vectors(config)).then_some(config.window),
            has_table,
            remembers: makes_passes || has_table,
        }
    }
}

fn backs_up_vectors(config: &SearchConfig) -> bool {
    config.algorithm.properties().backs_up_vectors()
}

/// Returns the settings as a line of text.
pub fn search_sentence(words: &Words, config: &SearchConfig, root: &impl GameView) -> String {
    let config = &config.effective();
    let SettingsInForce { window, has_table, remembers } = SettingsInForce::of(config);
    let mut said = vec![config.algorithm.key().to_owned()];
    let mut say = |key: &str, args: &[(&str, MessageArg)]| said.push(words.fill(key, args));
    if config.algorithm.properties().prunes {
        if !backs_up_vectors(config) {
            say("cli-trace-fail", &[("fail", spelled_fail(config.fail).into())]);
        }
        say("cli-trace-cut-on", &[("cut", spelled_cut_on(config.cut_on).into())]);
    }
    match config.opponent {
        Opponent::Best => {}
        Opponent::Random => say("cli-trace-opponent", &[]),
    }
    match config.depth {
        None => say("cli-trace-to-the-end", &[]),
        Some(depth) => say("cli-trace-depth", &[("depth", depth.into())]),
    }
    if window.is_some() {
        // The window of the search, which lies within the bounds of all values.
        let window = config.root_window(root);
        say("cli-trace-window", &[("alpha", window.alpha.into()), ("beta", window.beta.into())]);
    }
    match config.merge {
        Merge::Nowhere => {}
        Merge::Everywhere => say("cli-trace-merge", &[]),
        Merge::FirstPlies(plies) => say("cli-trace-merge-plies", &[("plies", plies.into())]),
    }
    let prunes = config.algorithm.properties().prunes;
    let (killers, history) = (prunes && 0 < config.ordering.killers, prunes && config.ordering.history);
    let is_best_before_given = remembers
        && config.ordering.remembered
        && !(killers || history)
        && config.ordering.static_order == StaticOrder::Given;
    let order = match (is_best_before_given, config.ordering.static_order) {
        (true, _) => "best-known",
        (false, order) => spelled_order(OrderingPreset::Plain(order)),
    };
    let tree = if root.is_explicit_tree() { "yes" } else { "no" };
    say("cli-trace-order", &[("order", order.into()), ("tree", tree.into())]);
    if killers {
        say("cli-trace-killers", &[("count", usize::from(config.ordering.killers).into())]);
    }
    if history {
        say("cli-trace-history", &[]);
    }
    if remembers && !is_best_before_given {
        say("cli-trace-stored-first", &[("remembered", if config.ordering.remembered { "yes" } else { "no" }.into())]);
    }
    if has_table {
        say("cli-trace-table", &[]);
    }
    if let Some(quiet) = config.quiescence.filter(|_| config.depth.is_some()) {
        say("cli-trace-quiet", &[("change", quiet.change.into()), ("plies", quiet.plies.into())]);
    }
    match config.algorithm.properties().parameter {
        Some(Parameter::Guess) => say("cli-trace-guess", &[("guess", config.guess.into())]),
        Some(Parameter::Delta) => say("cli-trace-delta", &[("delta", config.delta.into())]),
        Some(Parameter::Seed) => say("cli-trace-seed", &[("seed", config.seed.to_string().into())]),
        None => {}
    }
    let mut player =
        config.turn(root).player().map_or_else(|| "chance".to_owned(), |player| player_name(player).to_owned());
    if let Some(players) = root.players() {
        let name = multi_player::player_name(root, root.mover());
        if backs_up_vectors(config) {
            let rule = multi_player::tie_rule_name(config.payoffs.ties);
            say("players-setting-ties", &[("rule", rule.into()), ("player", name.clone().into())]);
        }
        let limits = PayoffLimits::of(&config.payoffs, players);
        if let Some(limits) = limits.filter(|_| backs_up_vectors(config) && config.algorithm.properties().prunes) {
            let (sum, floor) = (limits.sum.into(), limits.floor.shown().into());
            say("players-setting-limits", &[("sum", sum), ("floor", floor)]);
        }
        if root.turn() != Turn::Chance {
            player = name;
        }
    }
    let version = env!("CARGO_PKG_VERSION");
    words.fill(
        "cli-trace-search",
        &[("settings", said.join(", ").into()), ("player", player.into()), ("version", version.into())],
    )
}
