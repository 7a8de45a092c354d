//! The settings of a search with a few values to choose from, and the searches of other kinds that menus offer.
//!
//! Where kinds of search have different settings, this module chooses among them.

use super::mcts_settings;
use super::request::UiRequest;
use super::setting::Setting;
use super::setting_rows::offered_settings;
use super::view_context::ViewContext;
use crate::games::look_of;
use egui::Ui;
use poda_core::document::{self, Unsearchable};
use poda_core::search::ordering::StaticOrder;
use poda_core::search::setting::{Choice, MenuPlace};
use poda_core::search::{Algorithm, AnySearch, Opponent, SearchConfig};
use poda_core::trace::RecordedKind;
use poda_session::Command;
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;

/// A search that is not depth first, as a menu of algorithms offers it.
#[derive(Clone, Copy, Debug)]
pub struct OfferedKind {
    pub kind: RecordedKind,
    /// The message ids of the name and of the explanation.
    pub name: &'static str,
    pub hint: &'static str,
    pub search: AnySearch,
}

/// Returns the searches that a menu offers below the algorithms of depth-first search: one of each other kind. That of
/// the kind of `own` keeps its settings.
pub fn offered_kinds(context: &ViewContext<'_>, own: Option<AnySearch>) -> Vec<OfferedKind> {
    let offered = |kind| match kind {
        RecordedKind::Search => None,
        RecordedKind::Sampled => {
            let search = mcts_settings::offered(context, own).into();
            Some(OfferedKind { kind, name: "search-name-mcts", hint: "hint-mcts", search })
        }
    };
    RecordedKind::ALL.into_iter().filter_map(offered).collect()
}

/// Returns the reason why the open position cannot be searched in some way. `None` if it can.
pub fn refusal(context: &ViewContext<'_>, search: &AnySearch) -> Option<String> {
    match search {
        AnySearch::Search(config) => {
            let checked = document::check_search(context.session.latest_document().position(), config);
            let refusal = checked.err().filter(|reason| {
                matches!(reason, Unsearchable::Chance(_) | Unsearchable::SeveralPlayers(_) | Unsearchable::TwoSides(_))
            });
            refusal.map(|reason| reason.sentence(context.words))
        }
        AnySearch::Sampled(config) => mcts_settings::refusal(context, config),
    }
}

/// Returns the settings of the search in which steps are made, if it is not depth first and they can be changed. In a
/// match the search may be that of a level.
pub fn changeable_search(context: &ViewContext<'_>) -> Option<AnySearch> {
    let can_change = context.session.current_match().is_none() && !context.is_depth_first();
    context.session.latest_search(context.session.stepped_side()).filter(|_| can_change)
}

/// Returns the settings of the search in which steps are made, if it is not depth first.
pub fn kind_settings(context: &ViewContext<'_>, words: &Words) -> Vec<Setting> {
    changeable_search(context).map(|search| settings_of(words, search, Command::SetSearch)).unwrap_or_default()
}

/// Returns the settings of a search that are offered apart from its algorithm. For a depth-first search these are only
/// the settings that the second of two lanes offers, too. `set` makes the requests.
pub fn settings_of(words: &Words, search: AnySearch, set: fn(AnySearch) -> Command) -> Vec<Setting> {
    match search {
        // There is no MIN among several players.
        AnySearch::Search(config) if config.algorithm.properties().multi_player.is_some() => Vec::new(),
        AnySearch::Search(config) => vec![opponent_setting(words, &config, set)],
        AnySearch::Sampled(config) => mcts_settings::settings(words, config, set),
    }
}

/// Draws the menus in the top bar of a search that is not depth first. Returns whether there are any.
pub fn bar_ui(ui: &mut Ui, context: &ViewContext<'_>) -> bool {
    match changeable_search(context) {
        None | Some(AnySearch::Search(_)) => false,
        Some(AnySearch::Sampled(config)) => {
            mcts_settings::iterations_menu_ui(ui, context, config);
            true
        }
    }
}

/// Draws fields for the numbers of a search that is not depth first.
pub fn numbers_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    match changeable_search(context) {
        None | Some(AnySearch::Search(_)) => {}
        Some(AnySearch::Sampled(config)) => mcts_settings::numbers_ui(ui, context, config),
    }
}

/// Returns the settings that apply to the open search.
pub fn search_settings(context: &ViewContext<'_>, words: &Words) -> Vec<Setting> {
    let (search, game) = (context.session.offered_config(), context.session.latest_document().position());
    let set = |search: SearchConfig| UiRequest::Session(Command::SetSearch(search.into()));
    let properties = search.algorithm.properties();
    let of_algorithm = |algorithm: Algorithm| {
        let search = SearchConfig { algorithm, ..search }.into();
        (search, words.text(algorithm_message(algorithm)))
    };
    let algorithms = Algorithm::EVERY.into_iter().map(of_algorithm);
    let kinds = offered_kinds(context, changeable_search(context));
    let of_kinds = kinds.iter().map(|offered| (offered.search, words.text(offered.name)));
    let is_possible = |(search, _): &(AnySearch, String)| refusal(context, search).is_none();
    let offers = algorithms.chain(of_kinds).filter(is_possible);
    let shown = kinds.iter().find(|offered| offered.kind == context.lane().kind());
    let now = shown.map_or(search.into(), |offered| offered.search);
    let mut settings = vec![Setting::new("search-algorithm", "hint-algorithm", now, offers, |search| {
        Command::SetSearch(search).into()
    })];
    if !context.is_depth_first() {
        settings.extend(kind_settings(context, words));
        return settings;
    }
    if properties.level.is_none() {
        let depths = (1..=look_of(game).max_depth()).filter(|&depth| document::check_depth(game, Some(depth)).is_ok());
        let depths = depths.map(|depth| (Some(depth), words.fill("search-depth-plies", &args![plies = depth])));
        let depths = [(None, words.text("search-depth-full-long"))].into_iter().chain(depths);
        settings.push(Setting::new("search-depth", "hint-depth", search.depth, depths, |depth| {
            set(SearchConfig { depth, ..search })
        }));
    }
    settings.extend(offered_settings(words, &search, MenuPlace::Rules));
    if properties.multi_player.is_none() {
        settings.push(opponent_setting(words, &search, Command::SetSearch));
    }
    settings.extend(offered_settings(words, &search, MenuPlace::Ordering));
    settings
}

/// Returns the setting for how MIN moves in this search. `set` makes the request.
pub fn opponent_setting(words: &Words, search: &SearchConfig, set: fn(AnySearch) -> Command) -> Setting {
    let opponents = [(Opponent::Best, "search-opponent-best"), (Opponent::Random, "search-opponent-random")];
    let opponents = opponents.map(|(opponent, message)| (opponent, words.text(message)));
    let now = search.effective().opponent;
    Setting::new("search-opponent", "hint-opponent", now, opponents, |opponent| {
        set(search.against(opponent).into()).into()
    })
}

/// Returns the message id of the name of an order of moves.
pub fn static_order_message(order: StaticOrder) -> String {
    format!("order-static-{}", order.key())
}
