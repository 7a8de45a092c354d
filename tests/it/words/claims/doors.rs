//! The same facts in every output: `poda solve`, `poda compare`, the last line of `poda trace`, the panels, the
//! outline, the phones and the result in the window give the same value, the same move, the same counts and the same
//! certainty.

use crate::project::nightly;
use crate::words::claims::explanations;
use crate::words::claims::mixtures::{Product, asked};
use crate::words::claims::patterns::{Grammar, Said};
use crate::words::claims::positions;
use crate::words::claims::step_context::name_of;
use crate::words::claims::values::Number;
use crate::words::claims::walk::in_one_line;
use crate::words::claims::xor_shift::XorShift;
use poda::cli::panels::PanelTexts;
use poda::cli::solution::{Solution, solve};
use poda::comparison::cost::count;
use poda::document::Document;
use poda::file;
use poda::game::any::AnyMove;
use poda::i18n::node_names::{NodeNames, move_kind, move_name};
use poda::i18n::panels::step_text::step_text;
use poda::i18n::spoken_node::known_in_words;
use poda::i18n::{Language, Words, narration};
use poda::score::{Bound, Interval, Player, Score};
use poda::search::Algorithm;
use poda::search::play_level::PlayLevel;
use poda::trace::limits::Limits;
use poda::trace::passes::{PassStep, Passes, SearchResult};
use poda::trace::recorder::record_passes;
use poda::trace::{NodeId, Story, Trust};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;

const MOST_NODES: usize = 20_000;

/// A document with all that is found through the doors of the library.
struct Case {
    document: Document,
    passes: Passes<poda::game::any::AnyGame>,
    result: SearchResult,
    solution: Solution<AnyMove>,
}

impl Case {
    fn new(document: Document) -> Option<Self> {
        let solution = solve(document.search().unwrap(), document.position(), MOST_NODES as u64)?;
        let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(MOST_NODES), &());
        let result = passes.result();
        Some(Self { document, passes, result, solution })
    }

    fn told(&self) -> String {
        in_one_line(&self.document)
    }

    /// The name of the move that the search plays.
    fn best(&self, words: &Words) -> Option<String> {
        let (pass, node) = self.result.best?;
        let mv = self.passes.get(pass).move_to(node)?;
        Some(move_name(words, self.document.position(), mv))
    }

    /// The verb of that move.
    fn best_kind(&self) -> &'static str {
        let best = self.result.best.and_then(|(pass, node)| self.passes.get(pass).move_to(node));
        best.map_or("move", |mv| move_kind(self.document.position(), mv))
    }
}

/// What `poda solve`, `poda compare` and the recorded search count and prove.
fn numbers_agree(case: &Case) {
    let Case { document, passes, result, solution } = case;
    let told = || case.told();
    let counted =
        count(document.search().unwrap(), document.position(), Limits::nodes(MOST_NODES), &()).expect("it ends");
    let end = PassStep { pass: passes.len() - 1, step: passes.last().trace().len() };
    assert_eq!(solution.count, counted.cost.stats, "solve and compare count otherwise: {}", told());
    assert_eq!(solution.count, passes.stats(end), "solve and trace count otherwise: {}", told());
    assert_eq!(solution.value, counted.score, "{}", told());
    assert_eq!(Some((solution.value, solution.bound)), result.value, "solve and trace: {}", told());
    let (pass, best) = result.best.map_or((0, None), |(pass, best)| (pass, Some(best)));
    let recording = passes.get(pass);
    let id = best.map(|best| recording.id(best));
    assert_eq!(solution.best(), id.as_deref(), "another move: {}", told());
    let mistaken = matches!(recording.trace().trust, Trust::Mistaken(_));
    let proved = best.filter(|_| !mistaken && solution.bound == Bound::Exact);
    let is_proved = proved.is_some_and(|best| recording.trace().proved_best(solution.value) == Some(best));
    assert!(mistaken || solution.bound != Bound::Exact || solution.is_best_proved == is_proved, "{}", told());
    let cutoffs: Vec<_> = passes
        .iter()
        .flat_map(|pass| {
            let trace = pass.trace();
            trace.cutoff_steps().map(|step| {
                let moment = trace.at(step);
                let cutoff = moment.cutoff(moment.current().expect("a cutoff is at a node")).expect("it is cut");
                (cutoff.kind, cutoff.score, cutoff.window)
            })
        })
        .collect();
    let listed: Vec<_> = solution.cutoffs().map(|cutoff| (cutoff.kind, cutoff.value, cutoff.window)).collect();
    assert_eq!(listed, cutoffs, "other cutoffs: {}", told());
}

/// A sentence of a result as it is read back.
fn read(grammar: &Grammar, text: &str) -> Vec<Said> {
    // A sentence that one message says whole is not put together from others.
    grammar.read(text).iter().min_by_key(|reading| reading.len()).cloned().unwrap_or_default()
}

fn number_is(said: &Said, argument: &str, score: Score) -> bool {
    said.text(argument).is_none_or(|text| Number::read(text).is_some_and(|number| number.is(score)))
}

/// The result in the window, in the panels and on a phone.
fn words_agree(case: &Case, words: &Words, results: &Grammar) -> String {
    let Case { document, passes, result, .. } = case;
    let end = PassStep { pass: passes.len() - 1, step: passes.last().trace().len() };
    let text = step_text(words, passes, end, None, Ok(None)).expect("there is a result at the end").into_parts().1;
    let window: Vec<String> = text.iter().map(poda::i18n::styled_text::StyledText::plain).collect();
    let mut panels = PanelTexts::new(words, document.search().unwrap(), passes, Ok(None));
    let panels = panels.at(end);
    let of = |name: &str| panels.iter().find(|(panel, _)| *panel == name).map(|(_, lines)| lines.clone());
    assert_eq!(of("result").as_ref(), Some(&window), "{}", case.told());
    let (score, bound) = result.value.expect("it is over");
    let best = case.best(words);
    let said = read(results, &window[0]);
    let said = said.first().unwrap_or_else(|| panic!("{:?} is not understood: {}", window[0], case.told()));
    assert!(number_is(said, "score", score), "{:?} and not {score}: {}", window[0], case.told());
    let names = |name: &str| {
        let (pass, node) = result.best.expect("a child is named");
        let names = NodeNames::new(words, passes.get(pass));
        [names.inline(node), names.short_inline(node), names.short(node)].iter().any(|own| own == name)
            || best.as_deref() == Some(name)
    };
    if let Some(child) = said.text("child") {
        assert!(names(child), "{:?} plays another move than {best:?}: {}", window[0], case.told());
    }
    let is_bound = match said.id.as_str() {
        "result-lower" => bound == Bound::Lower,
        "result-upper" => bound == Bound::Upper,
        "result-unknown" => Interval::of(score, bound) == Interval::UNKNOWN,
        "result-average" => true,
        // Such a search tells what it returned, and proves nothing.
        "result-mistaken" => document.search().unwrap().algorithm.properties().mistake.is_some(),
        _ => {
            said.id.starts_with("result-")
                && (bound == Bound::Exact || document.search().unwrap().algorithm.properties().level.is_some())
                || said.id.starts_with("mistake")
        }
    };
    assert!(is_bound, "{:?} of {bound:?}: {}", window[0], case.told());
    // The outline ends with the same value of the root.
    let last = passes.last();
    let known = known_in_words(&NodeNames::new(words, last), &last.trace().end(), NodeId::ROOT);
    let shown = [score.shown(), score.shown_as_end(true), score.shown_as_end(false)];
    let is_unknown = Interval::of(score, bound) == Interval::UNKNOWN;
    assert!(
        is_unknown || shown.iter().any(|shown| known.contains(shown)),
        "outline: {known:?} of {score}: {}",
        case.told()
    );
    // The phones have the caption.
    let caption = narration::page_caption(words, last, last.trace().len()).plain();
    if let (Some((pass, best)), true) = (result.best, result.stop_reason.is_none()) {
        let names = NodeNames::new(words, passes.get(pass));
        let plays = ["plays", "elige", "juega"]
            .iter()
            .any(|plays| caption.contains(&format!("{plays} {}", names.inline(best))));
        let says = ["plays ", "elige ", "juega "].iter().any(|plays| caption.contains(plays));
        assert!(plays || !says, "caption: {caption:?} of {best:?}: {}", case.told());
    }
    said.id.clone()
}

/// The sentences of `poda solve` that are as certain as one of the window.
fn as_certain(window: &str) -> &'static [&'static str] {
    match window {
        "result-move" | "result-move-best-possible" | "result-move-worst-possible" => {
            &["cli-solve-move", "cli-solve-value"]
        }
        "result-move-in-depth" | "result-move-undecided" | "result-move-beyond-depth" => &["cli-solve-estimate"],
        "result-move-until-quiet" => &["cli-solve-estimate-quiet"],
        "result-move-average" => &["cli-solve-average"],
        "result-average" => &["cli-solve-chance", "cli-solve-bound", "cli-solve-outside"],
        "result-lower" | "result-upper" | "result-unknown" => &["cli-solve-bound"],
        "result-value" => &["cli-solve-outside"],
        "result-leaf" => &["cli-solve-leaf", "cli-solve-chance"],
        "result-beginner" => &["cli-solve-beginner"],
        "result-normal" | "result-expert" | "result-level-beyond-depth" => &["cli-solve-level"],
        _ => &["cli-solve-mistaken"],
    }
}

fn poda(arguments: &[&str], files: &[PathBuf]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_poda")).args(arguments).args(files).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Random documents: trees and short games, with everything that a search can be asked for.
fn cases(count: u64) -> Vec<Case> {
    let product = Product::new();
    let mut cases = Vec::new();
    for seed in 1.. {
        if count <= cases.len() as u64 {
            break;
        }
        let mut random = XorShift::seeded(seed * 104_729);
        let Some(mixture) = product.get(random.below(product.len())) else { continue };
        let asked = asked(&mixture);
        let document = positions::position(asked.kind, &mut random).with_search(asked.config);
        // What is written into a file and read again is the same search.
        let Ok(read) = file::load(file::save(&document).as_bytes()) else { continue };
        cases.extend(Case::new(read));
    }
    cases
}

#[test]
fn one_fact_is_the_same_through_all_doors() {
    let cases = cases(nightly::cases(400, 5_000));
    let folder = tempfile::TempDir::new().unwrap();
    let files: Vec<PathBuf> = (0..cases.len()).map(|number| folder.path().join(format!("{number}.ron"))).collect();
    for (file, case) in files.iter().zip(&cases) {
        std::fs::write(file, poda::file::save(&case.document)).unwrap();
        numbers_agree(case);
    }
    let json: Vec<serde_json::Value> =
        poda(&["solve", "--json"], &files).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(json.len(), cases.len());
    for (line, case) in json.iter().zip(&cases) {
        assert_eq!(line["best"].as_str(), case.solution.best(), "{}", case.told());
        assert_eq!(line["pv"][1].as_str(), case.solution.best(), "{}", case.told());
        assert_eq!(line["pruned_branches"].as_u64(), Some(case.solution.count.pruned_branches));
    }
    let mut faults = String::new();
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let results = Grammar::new(language, |id| explanations::RESULT.iter().any(|&(known, _)| known == id));
        let text = poda(&["solve", "--lang", language.code()], &files);
        for (case, answer) in cases.iter().zip(text.split("\n\n")) {
            let id = words_agree(case, &words, &results);
            let said = answer.lines().nth(1).unwrap_or_default().trim();
            let (score, bound) = case.result.value.expect("it is over");
            let config = *case.document.search().unwrap();
            let best = case.best(&words);
            // "MAX rolls" names the move by the verb; the whole sentence is compared below.
            let is_verb = ["roll", "hold"].contains(&case.best_kind());
            let is_named = is_verb || best.as_deref().is_none_or(|best| said.contains(best));
            assert!(is_named, "{said:?} does not name {best:?} as the JSON does: {}", case.told());
            let passes = &case.passes;
            let player = case.solution.turn.player().unwrap_or(Player::Max);
            let depth = passes.get(passes.last_complete().unwrap_or_default()).config().depth.unwrap_or_default();
            let args = [
                ("player", name_of(player).into()),
                ("score", score.into()),
                ("value", Interval::of(score, bound).to_string().into()),
                ("best", best.unwrap_or_default().into()),
                ("kind", case.best_kind().into()),
                ("depth", depth.into()),
                ("only", "".into()),
                ("estimate", "".into()),
            ];
            let certain = as_certain(&id).iter().any(|key| {
                ["yes", "no"].iter().any(|choice| {
                    let mut args = args.to_vec();
                    for (name, arg) in &mut args {
                        if ["only", "estimate"].contains(name) {
                            *arg = (*choice).into();
                        }
                    }
                    words.fill(key, &args) == said
                })
            });
            if !certain && config.algorithm != Algorithm::Level(PlayLevel::Beginner) {
                writeln!(faults, "{id}: {said:?}\n    {}", case.told()).unwrap();
            }
        }
    }
    assert!(faults.is_empty(), "{} differ:\n{faults}", faults.lines().count() / 2);
}

/// At the ends of a window a search returns bounds, and its best move may be a candidate only.
#[test]
fn the_text_of_solve_names_the_move_that_its_json_names() {
    let algorithms = Algorithm::ALL;
    let mut random = XorShift::seeded(77);
    let mut number = |below: i32| i32::try_from(random.below(below.unsigned_abs() as usize)).unwrap();
    let folder = tempfile::TempDir::new().unwrap();
    let mut files = Vec::new();
    for (index, &algorithm) in algorithms.iter().cycle().take(algorithms.len() * 40).enumerate() {
        let mut children = String::new();
        for child in 0..=number(4) {
            let replies: Vec<String> = (0..=number(3)).map(|_| (number(9) - 4).to_string()).collect();
            write!(children, "(name: \"K{child}\", children: [{}]), ", replies.join(", ")).unwrap();
        }
        let (low, width) = (number(10) - 6, 1 + number(4));
        let window = [(low.to_string(), "inf".to_owned()), ("-inf".to_owned(), low.to_string())];
        let (alpha, beta) = match index % 3 {
            0 => (low.to_string(), (low + width).to_string()),
            half => window[half - 1].clone(),
        };
        let (root, fail) = (["Max", "Min"][index % 2], ["Soft", "Hard"][index / 2 % 2]);
        let text = format!(
            "(version: 1, game: Tree(root: {root}, bounds: (-9, 9), tree: [{children}]), \
             search: (algorithm: {}, window: ({alpha}, {beta}), fail: {fail}))",
            algorithm.key().replace('-', "")
        );
        files.push(folder.path().join(format!("{index}.ron")));
        std::fs::write(&files[index], text).unwrap();
    }
    let json = poda(&["solve", "--json"], &files);
    let mut bounds = 0;
    for language in Language::AUTHORED {
        let text = poda(&["solve", "--lang", language.code()], &files);
        assert_eq!((text.split("\n\n").count(), json.lines().count()), (files.len(), files.len()));
        for ((text, line), file) in text.split("\n\n").zip(json.lines()).zip(&files) {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            let said = text.lines().nth(1).unwrap();
            let named: Vec<&str> =
                said.split(|c: char| !c.is_alphanumeric()).filter(|word| word.starts_with('K')).collect();
            let best: Vec<&str> = line["best"].as_str().into_iter().collect();
            assert_eq!(named, best, "{said}\n{line}\n{}", std::fs::read_to_string(file).unwrap());
            assert_eq!(line["pv"][1], line["best"]);
            bounds += usize::from(line["bound"] != "exact");
        }
    }
    assert!(files.len() / 2 < bounds, "{bounds} bounds only");
}
