//! The settings with a few values to choose from: of the search, the game, the drawing and the window. Each value has the request that sets
//! it.
//!
//! The menu "More" and the palette of commands offer these settings.

use super::request::UiRequest;
use super::search_refusals::{chance_refusal, mcts_refusal};
use super::view_context::ViewContext;
use crate::games::looks;
use crate::stored::settings::{BYTES, LeafValues, NODES, SECONDS, TEXT_SIZES};
use poda_core::document;
use poda_core::game::Game;
use poda_core::score::{CutOn, Score};
use poda_core::search::AnySearch;
use poda_core::search::mcts::{Decide, MctsConfig, Rollout};
use poda_core::search::ordering::{MoveOrdering, StaticOrder};
use poda_core::search::{Algorithm, Fail, Merge, Opponent, PayoffSettings, SearchConfig, TieRule};
use poda_core::trace::limits::Limits;
use poda_picture::picture::palette::Theme;
use poda_picture::picture::{Notation, Perspective, Probabilities, UnvisitedDisplay};
use poda_session::{Command, DrawingOptions};
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::{Words, language_name, language_names, languages};

/// A setting with its possible values.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The message id of the name.
    pub name: &'static str,
    /// The message id of the explanation.
    pub hint: &'static str,
    pub values: Vec<SettingValue>,
}

/// A possible value of a setting.
#[derive(Clone, Debug)]
pub struct SettingValue {
    /// The name of the value, in the current language.
    pub text: String,
    /// Other words by which the value is found.
    pub other_names: String,
    /// Whether the value is the current one.
    pub is_chosen: bool,
    /// The request that sets the value.
    pub request: UiRequest,
}

/// Returns values with their names. `message` returns the message id of a name.
fn named<T: Copy>(
    words: &Words,
    values: impl IntoIterator<Item = T>,
    message: impl Fn(T) -> &'static str,
) -> impl Iterator<Item = (T, String)> {
    values.into_iter().map(move |value| (value, words.text(message(value))))
}

impl Setting {
    /// Returns a setting with the offered values, of which `now` is the current one.
    pub fn new<T: Copy + PartialEq>(
        (name, hint): (&'static str, &'static str),
        now: T,
        offers: impl IntoIterator<Item = (T, String)>,
        request: impl Fn(T) -> UiRequest,
    ) -> Self {
        let value = |(value, text)| {
            let (is_chosen, request) = (value == now, request(value));
            SettingValue { text, other_names: String::new(), is_chosen, request }
        };
        Self { name, hint, values: offers.into_iter().map(value).collect() }
    }
}

/// Returns the settings that apply to the open search.
pub fn search_settings(context: &ViewContext<'_>, words: &Words) -> Vec<Setting> {
    let (search, game) = (*context.session.latest_config(), context.session.latest_document().position());
    let set = |search: SearchConfig| UiRequest::Session(Command::SetSearch(search.into()));
    let properties = search.algorithm.properties();
    let is_possible = |&algorithm: &Algorithm| chance_refusal(context, &SearchConfig { algorithm, ..search }).is_none();
    let algorithms = named(words, Algorithm::EVERY.into_iter().filter(is_possible), algorithm_message);
    let mcts = context.mcts_config().or(context.session.document().sampled()).unwrap_or_default();
    let by_mcts = mcts_refusal(context, &mcts).is_none().then(|| (None, words.text("search-name-mcts")));
    let algorithms = algorithms.map(|(algorithm, text)| (Some(algorithm), text)).chain(by_mcts);
    let now = context.mcts.is_none().then_some(search.algorithm);
    let mut settings =
        vec![Setting::new(("search-algorithm", "hint-algorithm"), now, algorithms, |algorithm| match algorithm {
            Some(algorithm) => set(SearchConfig { algorithm, ..search }),
            None => set_mcts(mcts).into(),
        })];
    if context.mcts.is_some() {
        settings.extend(context.mcts_config().into_iter().flat_map(|mcts| mcts_settings(words, mcts, set_mcts)));
        return settings;
    }
    if properties.level.is_none() {
        let depths =
            (1..=looks::max_offered_depth(game)).filter(|&depth| document::check_depth(game, Some(depth)).is_ok());
        let depths = depths.map(|depth| (Some(depth), words.fill("search-depth-plies", &[("plies", depth.into())])));
        let depths = [(None, words.text("search-depth-full-long"))].into_iter().chain(depths);
        settings.push(Setting::new(("search-depth", "hint-depth"), search.depth, depths, |depth| {
            set(SearchConfig { depth, ..search })
        }));
    }
    if properties.can_fail_hard {
        let fails = [(Fail::Soft, "search-fail-soft"), (Fail::Hard, "search-fail-hard")];
        let fails = fails.map(|(fail, message)| (fail, words.text(message)));
        settings.push(Setting::new(("search-fail", "hint-fail"), search.fail, fails, |fail| {
            set(SearchConfig { fail, ..search })
        }));
    }
    if properties.prunes {
        let cuts = [(CutOn::Equal, "≥".to_owned()), (CutOn::Strict, ">".to_owned())];
        settings.push(Setting::new(("search-cut-on", "hint-cut-on"), search.cut_on, cuts, |cut_on| {
            set(SearchConfig { cut_on, ..search })
        }));
    }
    if let Some(kind) = properties.multi_player {
        if kind.backs_up_vectors() {
            settings.push(ties_setting(words, search));
        }
        return settings;
    }
    settings.push(opponent_setting(words, &search, |it| Command::SetSearch(it.into())));
    if properties.level.is_none() {
        let ordering = search.ordering;
        let orders = named(words, StaticOrder::ALL, static_order_message);
        settings.push(Setting::new(
            ("order-title", "hint-order-title"),
            ordering.static_order,
            orders,
            |static_order| set(SearchConfig { ordering: MoveOrdering { static_order, ..ordering }, ..search }),
        ));
    }
    settings
}

/// Returns the command that searches by Monte Carlo tree search where steps are made.
pub const fn set_mcts(mcts: MctsConfig) -> Command {
    Command::SetSearch(AnySearch::Sampled(mcts))
}

/// The offered numbers of iterations.
const ITERATIONS: [u32; 8] = [10, 50, 200, 1_000, 5_000, 20_000, 100_000, 500_000];
/// The offered values of the constant c.
const EXPLORATIONS: [f64; 6] = [0.0, 0.5, 1.0, 1.4, 2.0, 5.0];
/// The offered seeds.
const SEEDS: [u64; 5] = [1, 2, 3, 4, 5];
/// The offered numbers of plies of a rollout.
const PLIES: [usize; 5] = [0, 1, 2, 4, 8];

/// Returns the setting for the number of iterations of a Monte Carlo tree search. `set` makes the request.
pub fn iterations_setting(words: &Words, mcts: MctsConfig, set: fn(MctsConfig) -> Command) -> Setting {
    let offers = with_current(mcts.iterations, ITERATIONS).into_iter().map(|iterations| {
        let args = [("iterations", u64::from(iterations).into()), ("number", words.number(iterations.into()).into())];
        (iterations, words.fill("mcts-iterations-now", &args))
    });
    Setting::new(("mcts-iterations", "mcts-iterations-hint"), mcts.iterations, offers, |iterations| {
        set(MctsConfig { iterations, ..mcts }).into()
    })
}

/// Returns the settings of a Monte Carlo tree search. `set` makes the requests.
pub fn mcts_settings(words: &Words, mcts: MctsConfig, set: fn(MctsConfig) -> Command) -> Vec<Setting> {
    let explorations = with_current(mcts.exploration, EXPLORATIONS.into_iter().filter_map(Score::new)).into_iter();
    let explorations = explorations.map(|exploration| (exploration, exploration.shown()));
    let seeds = with_current(mcts.seed, SEEDS).into_iter().map(|seed| (seed, seed.to_string()));
    let plies_now = match mcts.rollout {
        Rollout::Random => Rollout::DEFAULT_PLIES,
        Rollout::Evaluation { plies } => plies,
    };
    let evaluations = with_current(plies_now, PLIES)
        .into_iter()
        .map(|plies| (Rollout::Evaluation { plies }, words.fill("mcts-rollout-plies", &[("plies", plies.into())])));
    let rollouts = [(Rollout::Random, words.text("mcts-rollout-random"))].into_iter().chain(evaluations);
    let decides = named(words, [Decide::Visits, Decide::Value], |decide| match decide {
        Decide::Visits => "mcts-decide-by-visits",
        Decide::Value => "mcts-decide-by-value",
    });
    vec![
        iterations_setting(words, mcts, set),
        Setting::new(("mcts-exploration", "mcts-exploration-hint"), mcts.exploration, explorations, |exploration| {
            set(MctsConfig { exploration, ..mcts }).into()
        }),
        Setting::new(("mcts-seed", "mcts-seed-hint"), mcts.seed, seeds, |seed| set(MctsConfig { seed, ..mcts }).into()),
        Setting::new(("mcts-rollout-setting", "mcts-rollout-hint"), mcts.rollout, rollouts, |rollout| {
            set(MctsConfig { rollout, ..mcts }).into()
        }),
        Setting::new(("mcts-decide-setting", "mcts-decide-hint"), mcts.decide, decides, |decide| {
            set(MctsConfig { decide, ..mcts }).into()
        }),
    ]
}

/// Returns the offered values, preceded by the current value if it is not among them.
pub fn with_current<T: PartialEq>(now: T, offers: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut offers: Vec<T> = offers.into_iter().collect();
    if !offers.contains(&now) {
        offers.insert(0, now);
    }
    offers
}

/// Returns the setting for which of equals is taken in a search of vectors.
fn ties_setting(words: &Words, search: SearchConfig) -> Setting {
    let rules = named(words, [TieRule::First, TieRule::Worst, TieRule::Best], |rule| match rule {
        TieRule::First => "players-ties-first",
        TieRule::Worst => "players-ties-worst",
        TieRule::Best => "players-ties-best",
    });
    Setting::new(("players-ties", "players-ties-hint"), search.payoffs.ties, rules, |ties| {
        let payoffs = PayoffSettings { ties, ..search.payoffs };
        Command::SetSearch(SearchConfig { payoffs, ..search }.into()).into()
    })
}

/// Returns the setting for how MIN moves in this search. `set` makes the request.
pub fn opponent_setting(words: &Words, search: &SearchConfig, set: fn(SearchConfig) -> Command) -> Setting {
    let opponents = named(words, Opponent::ALL, |opponent| match opponent {
        Opponent::Best => "search-opponent-best",
        Opponent::Random => "search-opponent-random",
    });
    let now = search.effective().opponent;
    Setting::new(("search-opponent", "hint-opponent"), now, opponents, |opponent| set(search.against(opponent)).into())
}

/// Returns the message id of the name of an order of moves.
pub const fn static_order_message(order: StaticOrder) -> &'static str {
    match order {
        StaticOrder::Given => "order-static-given",
        StaticOrder::Reversed => "order-static-reversed",
        StaticOrder::BestFirst => "order-static-best",
        StaticOrder::WorstFirst => "order-static-worst",
    }
}

/// Returns the settings of the open game, and the merging of its symmetric siblings, if it has symmetries.
pub fn game_settings(context: &ViewContext<'_>, words: &Words) -> Vec<Setting> {
    let (search, game) = (*context.session.latest_config(), context.session.latest_document().position());
    let mut settings = Vec::new();
    for looks::GameSetting { name, hint, chosen, offers } in looks::settings(game) {
        let games: Vec<_> = offers.iter().map(|(_, game)| game.clone()).collect();
        let offers = offers.iter().map(|(message, _)| words.text(message)).enumerate();
        settings
            .push(Setting::new((name, hint), chosen, offers, |index| Command::SetGame(games[index].clone()).into()));
    }
    if game.canonical().is_some() {
        let first = if let Merge::FirstPlies(_) = search.merge { search.merge } else { Merge::FirstPlies(1) };
        let merges =
            [(Merge::Nowhere, "merge-nowhere"), (first, "merge-first"), (Merge::Everywhere, "merge-everywhere")];
        let merges = merges.map(|(merge, message)| (merge, words.text(message)));
        settings.push(Setting::new(("more-symmetry", "hint-symmetry"), search.merge, merges, |merge| {
            Command::SetSearch(SearchConfig { merge, ..search }.into()).into()
        }));
    }
    settings
}

pub fn drawing_settings(context: &ViewContext<'_>, words: &Words) -> Vec<Setting> {
    let drawing = context.session.drawing_options();
    let set = |drawing: DrawingOptions| UiRequest::Session(Command::SetDrawingOptions(drawing));
    let notations = named(words, Notation::ALL, |notation| match notation {
        Notation::Node => "notation-node",
        Notation::Edge => "notation-edge",
        Notation::Interval => "notation-interval",
    });
    let mut settings =
        vec![Setting::new(("more-notation", "hint-notation"), drawing.notation, notations, |notation| {
            set(DrawingOptions { notation, ..drawing })
        })];
    if context.session.latest_config().algorithm.properties().counts_for_mover {
        let perspectives = named(words, Perspective::ALL, |perspective| match perspective {
            Perspective::MaxAndMover => "sides-both",
            Perspective::Max => "sides-max",
        });
        settings.push(Setting::new(("more-sides", "hint-sides"), drawing.perspective, perspectives, |perspective| {
            set(DrawingOptions { perspective, ..drawing })
        }));
    }
    if context.search.trace().has_chance() {
        let probabilities = named(words, Probabilities::ALL, |probabilities| match probabilities {
            Probabilities::Fractions => "probabilities-fractions",
            Probabilities::Percent => "probabilities-percent",
        });
        let (labels, chosen) = (("more-probabilities", "hint-probabilities"), drawing.probabilities);
        settings.push(Setting::new(labels, chosen, probabilities, |probabilities| {
            set(DrawingOptions { probabilities, ..drawing })
        }));
    }
    let unvisited = named(words, UnvisitedDisplay::ALL, |unvisited| match unvisited {
        UnvisitedDisplay::Outlined => "unvisited-outlined",
        UnvisitedDisplay::Frontier => "unvisited-unopened",
        UnvisitedDisplay::Hidden => "unvisited-hidden",
    });
    settings.push(Setting::new(("more-unvisited", "hint-unvisited"), drawing.unvisited, unvisited, |unvisited| {
        set(DrawingOptions { unvisited, ..drawing })
    }));
    let leaves = named(words, LeafValues::ALL, |leaves| match leaves {
        LeafValues::OfTreesFromStart => "leaves-of-trees-from-start",
        LeafValues::FromStart => "leaves-from-start",
        LeafValues::WhenVisited => "leaves-when-visited",
    });
    let leaf_values = context.settings.leaves;
    settings.push(Setting::new(("more-leaves", "hint-leaves"), leaf_values, leaves, UiRequest::SetLeafValues));
    settings
}

/// Returns the settings for the limits of searches.
pub fn limit_settings(context: &ViewContext<'_>, words: &Words) -> Vec<Setting> {
    let limits = context.session.limits();
    let set = |limits: Limits| UiRequest::Session(Command::SetLimits(limits));
    let nodes = NODES.map(|nodes| (nodes, words.number(nodes as u64)));
    let sizes = BYTES.map(|bytes| {
        let megabytes = words.number((bytes >> 20) as u64);
        (bytes, words.fill("limit-megabytes", &[("megabytes", megabytes.into())]))
    });
    let times = SECONDS.map(|seconds| {
        let text = words.fill("limit-seconds", &[("seconds", words.number(u64::from(seconds)).into())]);
        (Some(seconds), text)
    });
    let times = [(None, words.text("limit-no-time"))].into_iter().chain(times);
    vec![
        Setting::new(("limit-nodes", "hint-nodes"), limits.nodes, nodes, |nodes| set(Limits { nodes, ..limits })),
        Setting::new(("limit-memory", "hint-memory"), limits.bytes, sizes, |bytes| set(Limits { bytes, ..limits })),
        Setting::new(("limit-time", "hint-time"), limits.seconds, times, |seconds| set(Limits { seconds, ..limits })),
    ]
}

/// Returns the setting for the size of all text.
pub fn text_size_setting(context: &ViewContext<'_>, words: &Words) -> Setting {
    let sizes = TEXT_SIZES.map(|size| (size, words.fill("text-size", &[("percent", usize::from(size).into())])));
    Setting::new(("more-text-size", "hint-text-size"), context.settings.text_size, sizes, UiRequest::SetTextSize)
}

pub fn theme_setting(context: &ViewContext<'_>, words: &Words) -> Setting {
    let themes = [(Theme::Light, words.text("theme-light")), (Theme::Dark, words.text("theme-dark"))];
    Setting::new(("more-theme", "hint-theme"), context.settings.theme, themes, UiRequest::SetTheme)
}

pub fn language_setting(words: &Words) -> Setting {
    let shown = words.language();
    let offers = languages().map(|language| (language, language_name(language).to_owned()));
    let mut setting = Setting::new(("top-language", "hint-language"), shown, offers, UiRequest::SetLanguage);
    for (value, language) in setting.values.iter_mut().zip(languages()) {
        let names = language_names().into_iter().filter(|(_, code)| *code == language.code()).map(|(name, _)| name);
        value.other_names = names.collect::<Vec<_>>().join(" ");
    }
    setting
}
