//! The texts about the mistakes in users' own programs: a sentence, and the wrong and the right lines of code.

use super::message_args::player_name;
use super::{Words, args};
use poda_core::score::{CutOn, Player};
use poda_core::search::mistakes::{ChanceMistake, KeptOutcomes, Mistake, OneSided, PlayersMistake, SamplingMistake};
use std::borrow::Cow;

/// Returns a sentence about a mistake, with the wrong and the right line of code in their usual form.
pub fn mistake_sentence(words: &Words, mistake: Mistake) -> String {
    let sentence = words.text(&mistake_message(mistake));
    match side_of(mistake) {
        Some(player) => {
            let args = args![sentence, player = player_name(player), other = player_name(player.opponent())];
            words.fill("check-mistake-at-one-side", &args)
        }
        None => sentence,
    }
}

/// Returns the side that makes a mistake, if the sentence about it is that of a mistake of both sides.
const fn side_of(mistake: Mistake) -> Option<Player> {
    // MAX that takes the smallest value, and MIN that takes the largest, have sentences of their own.
    if let Mistake::AtMax(OneSided::BestExchanged) | Mistake::AtMin(OneSided::BestExchanged) = mistake {
        None
    } else if let Mistake::AtMax(_) = mistake {
        Some(Player::Max)
    } else if let Mistake::AtMin(_) = mistake {
        Some(Player::Min)
    } else {
        None
    }
}

/// Returns the lines of code with the mistake and without it, in their usual form in a language like Python, for a
/// program that cuts as it claims: where a bound is met, or only where it is passed.
pub fn mistake_code(mistake: Mistake, cut_on: CutOn) -> [Cow<'static, str>; 2] {
    let code = usual_code(mistake);
    let is_about_the_relation = mistake == Mistake::CutOnEqual;
    let strictly = |code: &'static str| {
        BOUND_TESTS.iter().fold(code.to_owned(), |code, [equal, strict]| code.replace(equal, strict)).into()
    };
    match cut_on {
        CutOn::Strict if !is_about_the_relation => code.map(strictly),
        CutOn::Strict | CutOn::Equal => code.map(Cow::from),
    }
}

/// The tests of a bound in the code of mistakes: where it is met, and where it is passed.
const BOUND_TESTS: [[&str; 2]; 5] = [
    ["alpha >= beta", "alpha > beta"],
    ["v >= beta", "v > beta"],
    ["v >= alpha", "v > alpha"],
    ["v <= alpha", "v < alpha"],
    ["v <= beta", "v < beta"],
];

/// Returns the same for a program that cuts where a bound is met, as most do.
#[expect(clippy::too_many_lines, reason = "one arm for each mistake")]
const fn usual_code(mistake: Mistake) -> [&'static str; 2] {
    match mistake {
        Mistake::CutOnStrict => ["if v > beta: return v", "if v >= beta: return v"],
        Mistake::CutOnEqual => ["if v >= beta: return v", "if v > beta: return v"],
        Mistake::NoCuts => ["alpha = max(alpha, v)", "alpha = max(alpha, v)\nif alpha >= beta: break"],
        Mistake::AlphaNotUpdated => ["if v >= beta: return v", "if v >= beta: return v\nalpha = max(alpha, v)"],
        Mistake::BetaNotUpdated => ["if v <= alpha: return v", "if v <= alpha: return v\nbeta = min(beta, v)"],
        Mistake::AlphaForgotten => ["if alpha >= beta: break", "alpha = max(alpha, v)\nif alpha >= beta: break"],
        Mistake::BetaForgotten => ["if alpha >= beta: break", "beta = min(beta, v)\nif alpha >= beta: break"],
        Mistake::TestsBetaAtMin => ["if v <= beta: return v  # at MIN", "if v <= alpha: return v  # at MIN"],
        Mistake::NoCutsAtMax => {
            ["alpha = max(alpha, v)  # at MAX", "alpha = max(alpha, v)  # at MAX\nif alpha >= beta: break"]
        }
        Mistake::NoCutsAtMin => {
            ["beta = min(beta, v)  # at MIN", "beta = min(beta, v)  # at MIN\nif alpha >= beta: break"]
        }
        Mistake::RootWindowNotPassed => {
            ["for m in moves: v = min_value(child, -inf, inf)", "for m in moves: v = min_value(child, alpha, beta)"]
        }
        Mistake::WindowNotPassed => ["min_value(child, -inf, inf)", "min_value(child, alpha, beta)"],
        Mistake::WindowFromParent => {
            ["v = max(v, min_value(child, alpha, beta))", "alpha = max(alpha, v)  # before the next child"]
        }
        Mistake::UpdateAfterTest => {
            ["if alpha >= beta: break\nalpha = max(alpha, v)", "alpha = max(alpha, v)\nif alpha >= beta: break"]
        }
        Mistake::AlphaBetaSwapped => ["min_value(child, beta, alpha)", "min_value(child, alpha, beta)"],
        Mistake::NegamaxNoSwap => ["-negamax(child, -alpha, -beta)", "-negamax(child, -beta, -alpha)"],
        Mistake::NegamaxNoSign => ["v = negamax(child, -beta, -alpha)", "v = -negamax(child, -beta, -alpha)"],
        Mistake::NegamaxDoubleSign => {
            ["v = -negamax(child, …)\n…\nreturn -best", "v = -negamax(child, …)\n…\nreturn best"]
        }
        Mistake::AlwaysNegating => [
            "v = -negamax(child, -beta, -alpha)",
            "if same_player: v = negamax(child, alpha, beta)\nelse: v = -negamax(child, -beta, -alpha)",
        ],
        Mistake::MinMaximises => ["v = max(v, value(child))  # at MIN", "v = min(v, value(child))  # at MIN"],
        Mistake::TestsAlphaAtMax | Mistake::TestsOwnBound => {
            ["if v >= alpha: return v  # at MAX", "if v >= beta: return v  # at MAX"]
        }
        Mistake::BoundsExchanged => ["beta = min(beta, v)  # at MAX", "alpha = max(alpha, v)  # at MAX"],
        Mistake::AtMax(mistake) => code_at_max(mistake),
        Mistake::AtMin(mistake) => code_at_min(mistake),
        Mistake::DepthMinusOne => ["if depth <= 1: return evaluate(state)", "if depth == 0: return evaluate(state)"],
        Mistake::DepthPlusOne => ["if depth < 0: return evaluate(state)", "if depth == 0: return evaluate(state)"],
        Mistake::LastBest => ["if v >= best: best, move = v, m", "if v > best: best, move = v, m"],
        Mistake::BestFromZero => ["best = 0", "best = -inf"],
        Mistake::ReturnsBound => ["return alpha", "return best"],
        Mistake::ReturnsValue => ["return best", "return alpha"],
        Mistake::WrongBound => ["if v >= beta: return alpha", "if v >= beta: return beta"],
        Mistake::RootCuts => {
            ["for m in moves:\n    if v > alpha: return m", "for m in moves:\n    if v > alpha: best = m"]
        }
        Mistake::CutOnStrictAtMax => ["if v > beta: return v  # at MAX", "if v >= beta: return v  # at MAX"],
        Mistake::CutOnStrictAtMin => ["if v < alpha: return v  # at MIN", "if v <= alpha: return v  # at MIN"],
        Mistake::AlphaRaisedAtMin => [
            "if v <= alpha: return v\nalpha = max(alpha, v)  # at MIN",
            "if v <= alpha: return v\nbeta = min(beta, v)  # at MIN",
        ],
        Mistake::AlphaRaisedAtMinFirst => [
            "alpha = max(alpha, v)  # at MIN\nif alpha >= beta: break",
            "beta = min(beta, v)  # at MIN\nif alpha >= beta: break",
        ],
        Mistake::BetaLoweredAtMax => [
            "if v >= beta: return v\nbeta = min(beta, v)  # at MAX",
            "if v >= beta: return v\nalpha = max(alpha, v)  # at MAX",
        ],
        Mistake::BetaLoweredAtMaxFirst => [
            "beta = min(beta, v)  # at MAX\nif alpha >= beta: break",
            "alpha = max(alpha, v)  # at MAX\nif alpha >= beta: break",
        ],
        Mistake::WindowShared => {
            ["self.alpha = max(self.alpha, v)", "alpha = max(alpha, v)  # a variable of this call"]
        }
        Mistake::NegamaxWindowNotNegated => ["-negamax(child, alpha, beta)", "-negamax(child, -beta, -alpha)"],
        Mistake::NegamaxLeafSign => {
            ["return evaluate(state)", "return sign * evaluate(state)  # sign: 1 where MAX is to move, −1 where MIN is"]
        }
        Mistake::SidesExchanged => [
            "if is_max: v = min(v, value(child))\nelse: v = max(v, value(child))",
            "if is_max: v = max(v, value(child))\nelse: v = min(v, value(child))",
        ],
        Mistake::SidesExchangedInBest => [
            "if is_max: v = min(v, value(child)); alpha = max(alpha, v)\nelse: v = max(v, value(child)); beta = min(beta, v)",
            "if is_max: v = max(v, value(child)); alpha = max(alpha, v)\nelse: v = min(v, value(child)); beta = min(beta, v)",
        ],
        Mistake::SidesExchangedInScore => [
            "if is_max: v = min(v, score); alpha = max(alpha, score)\nelse: v = max(v, score); beta = min(beta, score)",
            "if is_max: v = max(v, score); alpha = max(alpha, score)\nelse: v = min(v, score); beta = min(beta, score)",
        ],
        Mistake::DepthForEachOpponent => ["value(child, depth - 1)", "value(child, depth - (agent == last))"],
        Mistake::TerminalIgnored => {
            ["if depth == 0: return evaluate(state)", "if depth == 0 or is_over(state): return evaluate(state)"]
        }
        Mistake::LastChildKept => ["best = value(child)", "best = max(best, value(child))"],
        Mistake::BestShared => ["def max_value(state, best=[-inf]): …", "def max_value(state):\n    best = -inf"],
        Mistake::SmallInfinity => ["value(root, -999, 999)", "value(root, -inf, inf)"],
        Mistake::SmallInfinityInBest => ["best = -999", "best = -inf"],
        Mistake::StateNotUndone => {
            ["board.play(m)\nv = value(board)", "board.play(m)\nv = value(board)\nboard.undo(m)"]
        }
        Mistake::MoverEvaluation => ["return evaluate(state, to_move)", "return evaluate(state, MAX)"],
        Mistake::OneLayerForAllOpponents => ["value(child, depth - (agent == last))", "value(child, depth - 1)"],
        Mistake::CacheWithoutDepth => ["cache[state] = v", "cache[state, depth] = v"],
        Mistake::CacheFlagsByNarrowedWindow => [
            "flag = UPPER if v <= alpha else …  # alpha has been raised by then",
            "first = alpha  # before the loop\nflag = UPPER if v <= first else …",
        ],
        Mistake::CacheWithoutWindow => ["cache[state] = v", "cache[state] = (v, EXACT if alpha < v < beta else BOUND)"],
        Mistake::Chance(mistake) => chance_mistake_lines(mistake),
        Mistake::Players(mistake) => players_mistake_lines(mistake),
        Mistake::Sampling(mistake) => sampling_mistake_lines(mistake),
    }
}

const fn code_at_max(mistake: OneSided) -> [&'static str; 2] {
    match mistake {
        OneSided::UpdateAfterTest => [
            "if alpha >= beta: break  # at MAX\nalpha = max(alpha, v)",
            "alpha = max(alpha, v)\nif alpha >= beta: break  # at MAX",
        ],
        OneSided::WindowNotPassed => ["min_value(child, -inf, inf)", "min_value(child, alpha, beta)"],
        OneSided::AlphaBetaSwapped => ["min_value(child, beta, alpha)", "min_value(child, alpha, beta)"],
        OneSided::BestFromZero => ["best = 0  # at MAX", "best = -inf  # at MAX"],
        OneSided::LastChildKept => ["best = value(child)  # at MAX", "best = max(best, value(child))  # at MAX"],
        OneSided::WrongBound => ["if v >= beta: return alpha", "if v >= beta: return beta"],
        OneSided::BestExchanged => ["v = min(v, value(child))  # at MAX", "v = max(v, value(child))  # at MAX"],
    }
}

const fn code_at_min(mistake: OneSided) -> [&'static str; 2] {
    match mistake {
        OneSided::UpdateAfterTest => [
            "if alpha >= beta: break  # at MIN\nbeta = min(beta, v)",
            "beta = min(beta, v)\nif alpha >= beta: break  # at MIN",
        ],
        OneSided::WindowNotPassed => ["max_value(child, -inf, inf)", "max_value(child, alpha, beta)"],
        OneSided::AlphaBetaSwapped => ["max_value(child, beta, alpha)", "max_value(child, alpha, beta)"],
        OneSided::BestFromZero => ["best = 0  # at MIN", "best = inf  # at MIN"],
        OneSided::LastChildKept => ["best = value(child)  # at MIN", "best = min(best, value(child))  # at MIN"],
        OneSided::WrongBound => ["if v <= alpha: return beta", "if v <= alpha: return alpha"],
        OneSided::BestExchanged => ["v = max(v, value(child))  # at MIN", "v = min(v, value(child))  # at MIN"],
    }
}

const fn players_mistake_lines(mistake: PlayersMistake) -> [&'static str; 2] {
    const RIGHT: &str = "if v[player] > best[player]: best = v";
    match mistake {
        PlayersMistake::RootPlayerEverywhere => ["if v[root] > best[root]: best = v", RIGHT],
        PlayersMistake::LeastTaken => ["if v[player] < best[player]: best = v", RIGHT],
        PlayersMistake::LastOfEquals => ["if v[player] >= best[player]: best = v", RIGHT],
        PlayersMistake::DeepCuts => {
            ["if v[player] >= min(limits_of_all_above): break", "if v[player] >= limit_of_the_parent: break"]
        }
    }
}

const fn sampling_mistake_lines(mistake: SamplingMistake) -> [&'static str; 2] {
    const SUM: &str = "w / n + c * sqrt(log(N) / n)";
    const BONUS: &str = "c * P * sqrt(N) / (1 + n)";
    match mistake {
        SamplingMistake::MeanOfMax => [SUM, "(w / n if is_max else 1 - w / n) + c * sqrt(log(N) / n)"],
        SamplingMistake::OneSign => {
            ["for node in path: node.w += x", "for node in path: node.w += x if node.moved == MAX else 1 - x"]
        }
        SamplingMistake::MeanOfOpponent => ["1 - w / n + c * sqrt(log(N) / n)", SUM],
        SamplingMistake::LogOfRoot => ["log(iterations)", "log(parent.n)"],
        SamplingMistake::LogOfChild => ["log(child.n) / child.n", "log(parent.n) / child.n"],
        SamplingMistake::NoLog => ["c * sqrt(N / n)", "c * sqrt(log(N) / n)"],
        SamplingMistake::NoRoot => ["c * log(N) / n", "c * sqrt(log(N) / n)"],
        SamplingMistake::RootOfLog => ["c * sqrt(log(N)) / n", "c * sqrt(log(N) / n)"],
        SamplingMistake::UntriedPassedOver => {
            ["best = max(children, key=ucb)", "if untried: return expand(untried[0])\nbest = max(children, key=ucb)"]
        }
        SamplingMistake::DecidesByWins => ["max(children, key=lambda c: c.w)", "max(children, key=lambda c: c.n)"],
        SamplingMistake::DecidesBySum => ["max(children, key=ucb)", "max(children, key=lambda c: c.n)"],
        SamplingMistake::DecidesByMean => {
            ["max(children, key=lambda c: c.w / c.n)", "max(children, key=lambda c: c.n)"]
        }
        SamplingMistake::DecidesByVisits => {
            ["max(children, key=lambda c: c.n)", "max(children, key=lambda c: c.w / c.n)"]
        }
        SamplingMistake::PriorIgnored => ["c * sqrt(N) / (1 + n)", BONUS],
        SamplingMistake::CountsSwapped => ["c * P * sqrt(n) / (1 + N)", BONUS],
        SamplingMistake::NoRootOfVisits => ["c * P * N / (1 + n)", BONUS],
        SamplingMistake::NothingAdded => ["c * P * sqrt(N) / n", BONUS],
        SamplingMistake::VisitsOfRoot => ["sqrt(iterations)", "sqrt(sum(c.n for c in parent.children))"],
        SamplingMistake::BonusOfUcb1 => ["c * sqrt(log(N) / n)", BONUS],
        SamplingMistake::LogWithPrior => ["c * P * sqrt(log(N) / (1 + n))", BONUS],
        SamplingMistake::MeanSubtracted => ["c * P * sqrt(N) / (1 + n) - mean", "mean + c * P * sqrt(N) / (1 + n)"],
        SamplingMistake::UntriedFirst => {
            ["if untried: return untried[0]\nbest = max(children, key=puct)", "best = max(children, key=puct)"]
        }
        SamplingMistake::PriorsNotScaled => ["child.P = prior[child]", "child.P = prior[child] / sum(prior.values())"],
        SamplingMistake::PriorsOfMax => ["exp(value / t)", "exp((value if is_max else -value) / t)"],
        SamplingMistake::DecidesByPrior => ["max(children, key=lambda c: c.P)", "max(children, key=lambda c: c.n)"],
    }
}

const fn chance_mistake_lines(mistake: ChanceMistake) -> [&'static str; 2] {
    match mistake {
        ChanceMistake::WeightsIgnored => {
            ["v = sum(value(o) for o in outcomes) / len(outcomes)", "v = sum(p * value(o) for p, o in outcomes)"]
        }
        ChanceMistake::MinAsChance => ["v = sum(values) / len(values)  # at MIN", "v = min(values)  # at MIN"],
        ChanceMistake::ChanceAsMin => {
            ["v = min(value(o) for p, o in outcomes)", "v = sum(p * value(o) for p, o in outcomes)"]
        }
        ChanceMistake::ChanceAsMax => {
            ["v = max(value(o) for p, o in outcomes)", "v = sum(p * value(o) for p, o in outcomes)"]
        }
        ChanceMistake::PrunedAsMin => {
            ["v = min(v, value(o, alpha, beta))\nif alpha >= beta: break", "v = sum(p * value(o) for p, o in outcomes)"]
        }
        ChanceMistake::OutcomesLeftOut(KeptOutcomes::Later) | ChanceMistake::OutcomesMissing(KeptOutcomes::Later) => {
            ["for p, o in outcomes[1:]: v += p * value(o)", "for p, o in outcomes: v += p * value(o)"]
        }
        ChanceMistake::OutcomesLeftOut(KeptOutcomes::Earlier)
        | ChanceMistake::OutcomesMissing(KeptOutcomes::Earlier) => {
            ["for i in range(len(outcomes) - 1): …", "for i in range(len(outcomes)): …"]
        }
        ChanceMistake::OutcomesLeftOut(KeptOutcomes::First) | ChanceMistake::OutcomesMissing(KeptOutcomes::First) => [
            "for p, o in outcomes:\n    v += p * value(o)\n    return v",
            "for p, o in outcomes:\n    v += p * value(o)\nreturn v",
        ],
        ChanceMistake::RoundedDown | ChanceMistake::RoundedToZero => ["v = total // n", "v = total / n"],
        ChanceMistake::NotDivided => ["v = sum(values)", "v = sum(values) / len(values)"],
        ChanceMistake::CountedAsPly => ["value(outcome, depth - 1)  # at chance", "value(outcome, depth)  # at chance"],
        ChanceMistake::NotCountedAsPly => {
            ["value(outcome, depth)  # at chance", "value(outcome, depth - 1)  # at chance"]
        }
    }
}

/// The forms of a mistake that share its name and have a sentence of their own.
const OWN_SENTENCES: [(Mistake, &str); 12] = [
    (Mistake::AlphaForgotten, "check-mistake-alpha-forgotten"),
    (Mistake::BetaForgotten, "check-mistake-beta-forgotten"),
    (Mistake::AlphaRaisedAtMinFirst, "check-mistake-alpha-raised-at-min-first"),
    (Mistake::BetaLoweredAtMaxFirst, "check-mistake-beta-lowered-at-max-first"),
    (Mistake::SidesExchangedInBest, "check-mistake-sides-exchanged-in-best"),
    (Mistake::SidesExchangedInScore, "check-mistake-sides-exchanged-in-best"),
    (Mistake::SmallInfinityInBest, "check-mistake-small-infinity-in-best"),
    (Mistake::Chance(ChanceMistake::OutcomesMissing(KeptOutcomes::Later)), "check-mistake-outcomes-missing"),
    (Mistake::Chance(ChanceMistake::OutcomesMissing(KeptOutcomes::Earlier)), "check-mistake-outcomes-missing"),
    (Mistake::Chance(ChanceMistake::OutcomesMissing(KeptOutcomes::First)), "check-mistake-outcomes-missing"),
    (Mistake::Chance(ChanceMistake::RoundedDown), "check-mistake-average-rounded-down"),
    (Mistake::Chance(ChanceMistake::RoundedToZero), "check-mistake-average-rounded-to-zero"),
];

pub fn mistake_message(mistake: Mistake) -> Cow<'static, str> {
    let mistake = if let (Some(_), Mistake::AtMax(one_sided) | Mistake::AtMin(one_sided)) = (side_of(mistake), mistake)
    {
        Mistake::of_both_sides(one_sided)
    } else {
        mistake
    };
    let own = OWN_SENTENCES.iter().find(|(form, _)| *form == mistake);
    own.map_or_else(|| format!("check-mistake-{}", mistake.key()).into(), |(_, message)| (*message).into())
}
