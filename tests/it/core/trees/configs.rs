//! Random ways to search that visit every node at most once, in the game's order; and sample values of every setting of
//! a search.

use poda::score::{CutOn, Payoffs, Score, Window};
use poda::search::mcts::{MctsConfig, Priors, Rollout, Selection};
use poda::search::setting::{Domain, ScoreRange, SettingRow, SettingValue, Settings};
use poda::search::{Algorithm, Fail, Floor, Merge, Quiescence, SearchConfig};
use proptest::prelude::*;

/// The searches that visit every node at most once, in the game's order.
const PLAIN: [Algorithm; 4] =
    [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::NegamaxAlphaBeta];

/// A window that may be narrow, but never closed.
fn window() -> impl Strategy<Value = Window> {
    prop_oneof![
        3 => Just(Window::FULL),
        1 => (-5_i32..=4, 1_i32..=5).prop_map(|(alpha, width)| Window { alpha: alpha.into(), beta: (alpha + width).into() }),
    ]
}

/// Any search there is.
pub fn a_config() -> impl Strategy<Value = SearchConfig> {
    let algorithm = prop::sample::select(PLAIN.to_vec());
    let fail = prop_oneof![Just(Fail::Soft), Just(Fail::Hard)];
    let cut_on = prop_oneof![Just(CutOn::Equal), Just(CutOn::Strict)];
    (algorithm, fail, cut_on, prop::option::weighted(0.3, 0_usize..4), window()).prop_map(
        |(algorithm, fail, cut_on, depth, window)| SearchConfig {
            algorithm,
            fail,
            cut_on,
            depth,
            window,
            ..SearchConfig::default()
        },
    )
}

/// Values of a setting with this domain.
pub fn sample_values(domain: Domain) -> Vec<SettingValue> {
    let scores = |scores: &[f64]| scores.iter().map(|&score| SettingValue::Score(Score::new(score).unwrap())).collect();
    match domain {
        Domain::Algorithm => [Algorithm::Minimax, Algorithm::Mtdf].map(SettingValue::Algorithm).to_vec(),
        Domain::Flag => [false, true].map(SettingValue::Flag).to_vec(),
        Domain::Depth => vec![SettingValue::Nothing, SettingValue::Count(0), SettingValue::Count(3)],
        Domain::Count(max) => [0, 1, max].map(SettingValue::Count).to_vec(),
        Domain::Size(max) => [1, 2, max.into()].map(SettingValue::Count).to_vec(),
        Domain::Score(ScoreRange::Any) => scores(&[f64::NEG_INFINITY, -2.5, 0.0, 7.0]),
        Domain::Score(ScoreRange::Finite) => scores(&[-2.5, 0.0, 7.0]),
        Domain::Score(ScoreRange::NotNegative) => scores(&[0.0, 0.125, 7.0]),
        Domain::Score(ScoreRange::Positive) => scores(&[0.125, 7.0]),
        Domain::Choice(names) => (0..names.keys.len()).map(SettingValue::Choice).collect(),
        Domain::Window => vec![SettingValue::Window(Window { alpha: Score::from(-3), beta: Score::INFINITY })],
        Domain::Floor => {
            let each = Payoffs::new(&[Score::from(-1), Score::ZERO, Score::from(2)]);
            vec![SettingValue::Floor(Floor::Same(Score::ZERO)), SettingValue::Floor(Floor::Each(each))]
        }
        Domain::Quiescence => vec![SettingValue::Quiescence(Quiescence { change: Score::from(2), plies: 3 })],
        Domain::Rollout => {
            let evaluated = [0, 2, Rollout::MAX_PLIES].map(|plies| Rollout::Evaluation { plies });
            [Rollout::Random].into_iter().chain(evaluated).map(SettingValue::Rollout).collect()
        }
        Domain::Priors => {
            let softmax = Priors::Softmax { temperature: Score::new(0.25).unwrap() };
            [Priors::Uniform, Priors::softmax(), softmax].map(SettingValue::Priors).to_vec()
        }
    }
}

/// Every setting with each of its sample values, in a search in which all have a meaning.
pub fn sample_settings() -> impl Iterator<Item = (&'static SettingRow<SearchConfig>, SettingValue, SearchConfig)> {
    samples_of(SearchConfig { merge: Merge::Everywhere, ..SearchConfig::default() })
}

/// The same for a Monte Carlo tree search.
pub fn sample_mcts_settings() -> impl Iterator<Item = (&'static SettingRow<MctsConfig>, SettingValue, MctsConfig)> {
    samples_of(MctsConfig { selection: Selection::Puct(Priors::Uniform), ..MctsConfig::default() })
}

fn samples_of<Config: Settings>(
    base: Config,
) -> impl Iterator<Item = (&'static SettingRow<Config>, SettingValue, Config)> {
    let of_row = move |row: &'static SettingRow<Config>| {
        sample_values(row.domain).into_iter().map(move |value| (row, value, row.with(base, value)))
    };
    Config::rows().iter().flat_map(of_row)
}
