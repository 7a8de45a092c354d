//! Sentences about a user's own program: the verdict on its run, and the first difference from the right search. Does
//! not depend on a window.

use super::check_mistakes::mistake_sentence;
use super::mcts_numbers::written_share;
use super::message_args::{algorithm_name, player_name, turn_name, yes_or_no};
use super::node_names::{NodeNames, written_line};
use super::{MessageArg, Words, args, localized};
use crate::file::run::read_run;
use crate::messages::Message;
use poda_core::check::{
    Fact, Finding, LeafReading, RootReading, RunReport, RunVerdict, ScaleReading, StopReading, ValueRule, Variation,
    check, known_tree, record_run,
};
use poda_core::document::{Bookmark, Document, LocalizedText, Searches, check_depth, check_search};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::{Game, GameView};
use poda_core::run::StrayLines;
use poda_core::run::{Guess, ReportedView, Run};
use poda_core::score::{CutOn, Payoffs, Player, Score, Turn, Window};
use poda_core::search::refutation::Refutation;
use poda_core::search::{Algorithm, AnySearch, PayoffSettings, SearchConfig};
use poda_core::text::{Excerpt, visible};
use poda_core::trace::TimelineStep;
use poda_core::trace::limits::Limits;
use poda_core::trace::recording::Recording;
use std::sync::Arc;

/// The context of the sentences about a run: the run, its report, and a recording of it if its position is known.
#[derive(Clone, Copy, Debug)]
pub struct CheckWords<'a> {
    pub words: &'a Words,
    pub run: &'a Run,
    pub report: &'a RunReport,
    /// A recording of the search with the first finding.
    pub recording: Option<&'a Recording<AnyGame>>,
}

/// The messages about a search that is not depth first. Its nodes have no names in the run, only moves.
struct OtherSearch {
    name: &'static str,
    guessed_view: &'static str,
}

impl CheckWords<'_> {
    /// Returns the verdict and its limits: that the search was guessed, or how an equivalent run differs.
    pub fn verdict(&self) -> Vec<String> {
        let RunReport { verdict, config, is_guessed, view, variations, .. } = self.report;
        let algorithm = self.algorithm();
        let knows_position = config.is_some() || (algorithm.is_some() && self.run.header.position.is_some());
        let args = args![
            verdict = verdict.key(),
            algorithm = algorithm.unwrap_or_default(),
            position = yes_or_no(knows_position),
        ];
        let mut said = vec![self.words.fill("check-verdict", &args)];
        if *is_guessed && knows_position {
            said.push(self.words.fill("check-guessed", &args));
        }
        if *view == ReportedView::Mover && self.run.header.claims.view.is_none() {
            said.push(self.words.text(self.other_search().map_or("check-view-mover", |search| search.guessed_view)));
        }
        if matches!(verdict, RunVerdict::Equivalent | RunVerdict::Incomparable) {
            said.extend(variations.iter().map(|&variation| self.variation(variation)));
        }
        said.extend(self.reading());
        said
    }

    /// Returns how the run was read, where it does not say it.
    fn reading(&self) -> Vec<String> {
        let RunReport { reading, view, .. } = self.report;
        let words = self.words;
        let number = |message: &str, number: Score| words.fill(message, &args![number]);
        let root = self.run.header.position.as_deref().map(Game::to_move);
        let is_root_guessed = self.run.header.is_guessed(Guess::Root) && reading.root != RootReading::AsTold;
        let root = root.filter(|root| is_root_guessed && *root == Player::Min && self.run.header.players.is_empty());
        let is_mover = yes_or_no(*view == ReportedView::Mover);
        let root = root.map(|_| words.fill("check-reading-min-at-root", &args![mover = is_mover]));
        let alone = self.player_alone().filter(|_| self.report.verdict.is_right());
        let alone = alone.map(|player| words.fill("check-reading-one-side", &args![player = player_name(player)]));
        let leaves = match reading.leaves {
            LeafReading::Entered => None,
            LeafReading::InParent => Some(words.text("check-reading-leaves")),
            LeafReading::WinsInParent => Some(words.text("check-reading-wins")),
        };
        let scale = match reading.scale {
            ScaleReading::OfPosition => None,
            ScaleReading::Times(factor) => Some(number("check-reading-scale", factor)),
            ScaleReading::ByPly => Some(words.text("check-reading-scale-by-ply")),
        };
        let values = match reading.values {
            ValueRule::AsReturned => None,
            ValueRule::Times(factor) => Some(number("check-reading-times", factor)),
            ValueRule::Plus(difference) => Some(number("check-reading-plus", difference)),
            ValueRule::PlusForMover(difference) => Some(number("check-reading-plus-for-mover", difference)),
            ValueRule::TowardsZero(difference) => Some(number("check-reading-towards-zero", difference)),
        };
        let stops = match reading.stops {
            StopReading::AtBounds => None,
            StopReading::AtBestLeaf => Some(words.text("check-reading-stops")),
        };
        [root, alone, leaves, scale, values, stops].into_iter().flatten().collect()
    }

    /// Returns the player who moves at every inner node of a tree of two or more plies.
    fn player_alone(&self) -> Option<Player> {
        let Some(AnyGame::Tree(tree)) = self.run.header.position.as_deref() else { return None };
        let is_inner = |at: usize| !tree.children_of(at).is_empty();
        let has_plies = tree.children_of(0).iter().any(|&child| is_inner(child as usize));
        let mut turns = (0..tree.node_count()).filter(|&at| is_inner(at)).map(|at| tree.turn_of(at));
        let first = turns.next()?.player().filter(|_| has_plies && tree.players().is_none())?;
        turns.all(|turn| turn == Turn::Player(first)).then_some(first)
    }

    /// Returns what is said of the search if it is not a depth-first search.
    fn other_search(&self) -> Option<OtherSearch> {
        let name = if self.has_priors() { "search-name-puct" } else { "search-name-mcts" };
        self.run.is_sampled().then_some(OtherSearch { name, guessed_view: "check-view-of-counts" })
    }

    /// Returns whether it is a Monte Carlo tree search with priors.
    fn has_priors(&self) -> bool {
        self.run.sampled().is_some_and(|config| config.has_priors())
    }

    /// Returns the name of the search with which the run is compared; `None` if there is none.
    fn algorithm(&self) -> Option<String> {
        let config = self.report.config.map(|config| algorithm_name(self.words, config.algorithm));
        config.or_else(|| Some(self.words.text(self.other_search()?.name)))
    }

    /// Returns a sentence about a difference from the search that is not a mistake.
    fn variation(&self, variation: Variation) -> String {
        let words = self.words;
        match variation {
            Variation::Bounds => words.text("check-variation-bounds"),
            Variation::Order => words.text("check-variation-order"),
            Variation::Windows => words.text("check-variation-windows"),
            Variation::BestMove => words.text("check-variation-best-move"),
            Variation::Position => words.text("check-variation-position"),
            Variation::CutOn => words.text("check-variation-cut-on"),
            Variation::Memory => words.text("check-variation-memory"),
            Variation::Scouts => words.text("check-variation-scouts"),
            Variation::Passes => words.text("check-variation-passes"),
            Variation::RandomOpponent => words.text("check-variation-random-opponent"),
            Variation::AveragesUnsaid => words.text("check-variation-averages-unsaid"),
            Variation::ShallowCuts => words.text("check-variation-shallow-cuts"),
            Variation::Ties => words.text("check-variation-ties"),
            Variation::DepthInMoves => words.text("check-variation-depth-in-moves"),
            Variation::Claim => {
                words.fill("check-variation-claim", &args![why = self.claim_fault().unwrap_or_default()])
            }
            Variation::RootWindow(window) => {
                words.fill("check-variation-root-window", &args![window = written_window(window)])
            }
        }
    }

    /// Returns why the claimed search cannot search the position.
    fn claim_fault(&self) -> Option<String> {
        let (claims, position) = (&self.run.header.claims, self.run.header.position.as_deref()?);
        // Without an algorithm, a search is claimed that fits: only its limits can be broken.
        let algorithm = claims.algorithm.unwrap_or(Algorithm::OF_PLAYERS[0]);
        let payoffs = PayoffSettings { sum: claims.sum, floor: claims.floor, ..PayoffSettings::default() };
        let config = SearchConfig { algorithm, payoffs, ..SearchConfig::default() };
        check_search(position, &config).err().map(|fault| fault.sentence(self.words))
    }

    /// Returns the first finding, with its place.
    pub fn first(&self) -> Option<String> {
        let finding = self.report.first.as_ref()?;
        let place = args![
            line = self.words.number(u64::from(finding.line)),
            step = self.words.number(finding.step as u64),
            known = yes_or_no(self.recording.is_some()),
        ];
        Some(format!("{} {}", self.words.fill("check-place", &place), self.sentence(finding)))
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each fact")]
    pub fn sentence(&self, finding: &Finding) -> String {
        let words = self.words;
        let player = finding.player.unwrap_or(Player::Max);
        // Windows of a search of vectors are from the view of the player who moves.
        let of_vectors = self.backs_up_vectors();
        let player = if of_vectors { Player::Max } else { player };
        let (mover, name) = self.mover(finding);
        let is_named = of_vectors || matches!(finding.fact, Fact::Vector { .. } | Fact::Mover { .. });
        let mut args = Vec::from(args![
            node = self.node(&finding.path, finding.node),
            player = if is_named { name } else { player_name(player).to_owned() },
            root = yes_or_no(finding.path.is_empty() && self.recording.is_some()),
        ]);
        let child = |mv: AnyMove| MessageArg::from(self.child(&finding.path, mv));
        let message = match &finding.fact {
            Fact::Order { entered, expected } => {
                let told = yes_or_no(!self.run.moves.is_empty());
                args.extend(args![entered = child(*entered), expected = child(*expected), told]);
                "check-order"
            }
            Fact::MissedCut { entered, best, bound, leaves } => {
                let cut_on = if *best == *bound { CutOn::Equal } else { CutOn::Strict };
                args.extend(args![
                    entered = entered.map_or_else(|| String::new().into(), child),
                    best = *best,
                    bound = *bound,
                    relation = cut_on.relation(player),
                    leaves = words.number(*leaves),
                    count = *leaves,
                ]);
                if of_vectors { "check-players-missed-cut" } else { "check-missed-cut" }
            }
            Fact::CutTooMany { best, bound, unsearched, refutation } => {
                args.extend(args![
                    child = child(*unsearched),
                    best = best.unwrap_or(*bound),
                    bound = *bound,
                    relation = CutOn::Equal.relation(player),
                    met = yes_or_no(*best == Some(*bound)),
                    finite = yes_or_no(bound.is_finite()),
                ]);
                if of_vectors {
                    return words.fill("check-players-cut-too-many", &args);
                }
                return format!("{} {}", words.fill("check-cut-too-many", &args), self.refutation(refutation));
            }
            Fact::LeafValue { told, expected } => {
                args.extend(told_and_expected(*told, *expected));
                args.extend(args![turned = yes_or_no(*told == -*expected)]);
                "check-leaf-value"
            }
            Fact::Window { alpha, beta, expected } => {
                let told = match (alpha, beta) {
                    (Some(alpha), Some(beta)) => written_window(Window { alpha: *alpha, beta: *beta }),
                    (Some(alpha), None) => format!("α = {}", alpha.shown()),
                    (None, Some(beta)) => format!("β = {}", beta.shown()),
                    (None, None) => String::new(),
                };
                args.extend(told_and_expected(told, written_window(*expected)));
                "check-window"
            }
            Fact::ReturnedValue { told, expected } => {
                args.extend(told_and_expected(*told, *expected));
                "check-returned-value"
            }
            Fact::Remembered { told, proved } => {
                args.extend(told_and_expected(told.shown(), proved.to_string()));
                "check-remembered"
            }
            Fact::BestMove { told, expected } => {
                let named = |mv: Option<AnyMove>| mv.map_or_else(|| String::new().into(), child);
                args.extend(told_and_expected(named(*told), named(*expected)));
                args.extend(args![is = yes_or_no(told.is_some())]);
                "check-best-move"
            }
            Fact::Side { told } => {
                args.extend(args![told = turn_name(words, *told)]);
                "check-side"
            }
            Fact::Mover { told, .. } => {
                args.extend(args![told = self.name(*told)]);
                "check-side"
            }
            Fact::Vector { told, expected, is_leaf } => {
                let own = |payoffs: &Payoffs| payoffs.entries().get(mover?).copied();
                args.extend(told_and_expected(told.shown(), expected.shown()));
                args.extend(args![
                    leaf = yes_or_no(*is_leaf),
                    chance = yes_or_no(mover.is_none()),
                    own = own(told).map(Score::shown).unwrap_or_default(),
                    more = own(expected).map(Score::shown).unwrap_or_default(),
                    vector = yes_or_no(own(told).is_some()),
                ]);
                "check-vector"
            }
            Fact::OutcomeLeftOut { outcome } => {
                args.extend(args![child = child(*outcome)]);
                "check-outcome-left-out"
            }
            Fact::Depth { is_expanded } => {
                args.extend(args![expanded = yes_or_no(*is_expanded)]);
                "check-depth"
            }
            Fact::ExtraNode => "check-extra-node",
            Fact::EndsEarly => "check-ends-early",
            Fact::Selected { told, expected, sums } => {
                let [sum, other] = sums.map(written_sum);
                args.extend(args![child = child(*told), expected = child(*expected), sum, other]);
                "check-selected"
            }
            Fact::Untried { untried } => {
                args.extend(args![child = child(*untried)]);
                "check-untried"
            }
            Fact::Sum { child: at, told, expected } => {
                args.extend(args![child = child(*at)]);
                args.extend(told_and_expected(written_sum(*told), written_sum(*expected)));
                "check-sum"
            }
            Fact::Prior { child: at, told, expected } => {
                args.extend(args![child = child(*at)]);
                args.extend(told_and_expected(written_share(told.get()), written_share(expected.get())));
                "check-prior"
            }
            Fact::Counts { told, expected } => {
                args.extend(told_and_expected(written_counts(*told), written_counts(expected.map(Some))));
                "check-counts"
            }
            Fact::Phase if self.has_priors() => "check-phase-puct",
            Fact::Phase => "check-phase",
            Fact::UnknownMove { told, moves } => {
                args.extend(args![
                    told = told.as_deref().map(excerpt).unwrap_or_default(),
                    is = yes_or_no(told.is_some()),
                    moves = self.moves(&finding.path, moves)
                ]);
                "check-unknown-move"
            }
        };
        words.fill(message, &args)
    }

    /// Returns what the program did at the first finding, and what the search does, in short form for tables.
    pub fn did_and_expected(&self, finding: &Finding) -> (String, String) {
        let child = |mv: AnyMove| self.child(&finding.path, mv);
        let words = self.words;
        let short = |message: &str, child: String| words.fill(message, &args![child]);
        match &finding.fact {
            Fact::Order { entered, expected } => {
                (short("check-short-enters", child(*entered)), short("check-short-enters", child(*expected)))
            }
            Fact::MissedCut { entered, .. } => {
                let entered = entered.map(child).unwrap_or_default();
                (short("check-short-enters", entered), words.text("check-short-cuts"))
            }
            Fact::CutTooMany { unsearched, .. } => {
                (words.text("check-short-cuts"), short("check-short-enters", child(*unsearched)))
            }
            Fact::LeafValue { told, expected } | Fact::ReturnedValue { told, expected } => {
                (told.shown(), expected.shown())
            }
            Fact::Remembered { told, proved } => (told.shown(), proved.to_string()),
            Fact::Window { alpha, beta, expected } => {
                let shown = |score: Option<Score>| score.map_or_else(|| "?".to_owned(), Score::shown);
                (format!("({}, {})", shown(*alpha), shown(*beta)), written_window(*expected))
            }
            Fact::BestMove { told, expected } => {
                let named = |mv: Option<AnyMove>| mv.map_or_else(|| "?".to_owned(), |mv| self.child(&finding.path, mv));
                (named(*told), named(*expected))
            }
            Fact::Side { told } => {
                let player = finding.player.unwrap_or(Player::Max);
                (turn_name(words, *told), player_name(player).to_owned())
            }
            Fact::Mover { told, expected } => (self.name(*told), self.name(*expected)),
            Fact::Vector { told, expected, .. } => (told.shown(), expected.shown()),
            Fact::OutcomeLeftOut { outcome } => {
                (words.text("check-short-leaves"), short("check-short-enters", child(*outcome)))
            }
            Fact::Depth { is_expanded } => {
                let (leaf, inner) = (words.text("check-short-leaf"), words.text("check-short-goes-on"));
                if *is_expanded { (inner, leaf) } else { (leaf, inner) }
            }
            Fact::ExtraNode => (words.text("check-short-enters-a-node"), words.text("check-short-leaves")),
            Fact::EndsEarly => (words.text("check-short-ends"), words.text("check-short-another-pass")),
            Fact::Selected { told, expected, .. } => (child(*told), child(*expected)),
            Fact::Untried { untried } => (words.text("check-short-selects"), child(*untried)),
            Fact::Sum { told, expected, .. } => (written_sum(*told), written_sum(*expected)),
            Fact::Prior { told, expected, .. } => (written_share(told.get()), written_share(expected.get())),
            Fact::Counts { told, expected } => (written_counts(*told), written_counts(expected.map(Some))),
            Fact::Phase => (words.text("check-short-phase"), String::new()),
            Fact::UnknownMove { told, moves } => {
                let told = told.as_deref().map_or_else(|| "?".to_owned(), excerpt);
                (short("check-short-enters", told), self.moves(&finding.path, moves))
            }
        }
    }

    /// Returns each mistake that explains the run, or a sentence that says that no known mistake does.
    pub fn diagnoses(&self) -> Vec<String> {
        let RunReport { verdict, first, .. } = self.report;
        let diagnoses = self.report.named();
        if diagnoses.is_empty() {
            let is_asked = first.is_some() && self.algorithm().is_some() && *verdict != RunVerdict::Incomparable;
            return is_asked.then(|| self.words.text("check-no-diagnosis")).into_iter().collect();
        }
        let mut said = vec![self.words.fill("check-diagnosis", &args![count = diagnoses.len()])];
        said.extend(diagnoses.iter().map(|&mistake| mistake_sentence(self.words, mistake)));
        said
    }

    /// Returns whether the run was compared with a search that backs up the vectors of several players.
    fn backs_up_vectors(&self) -> bool {
        self.report.config.is_some_and(|config| config.algorithm.properties().backs_up_vectors())
    }

    /// Returns the index and the name of the one of several players who moves at a finding; no index at a chance node.
    fn mover(&self, finding: &Finding) -> (Option<usize>, String) {
        let told = || self.run.nodes.get(finding.node).and_then(|node| node.mover).map(usize::from);
        let mover = match self.position(&finding.path) {
            Some(position) => (position.turn() != Turn::Chance).then(|| position.mover()),
            None => told(),
        };
        (mover, mover.map(|mover| self.name(mover)).unwrap_or_default())
    }

    /// Returns the position at the end of a line, if the position of the run is known.
    fn position(&self, line: &[AnyMove]) -> Option<AnyGame> {
        let root = self.run.header.position.as_deref()?;
        Some(line.iter().fold(root.clone(), |position, &mv| position.after(mv)))
    }

    /// Returns a line of the position or of a recording of it, as a name.
    fn line(&self, root: &AnyGame, line: &[AnyMove]) -> String {
        self.words.fill("check-line", &args![moves = written_line(root, line)])
    }

    fn root_name(&self) -> String {
        self.words.fill("name-root", &args![form = "inline"])
    }

    fn name(&self, player: usize) -> String {
        let name = self.run.header.players.get(player);
        name.map(|name| excerpt(name)).unwrap_or_default()
    }

    fn refutation(&self, refutation: &Refutation<AnyMove>) -> String {
        match refutation {
            Refutation::Changes { line, others, value, root, is_own_value } => {
                let leaves = [line].into_iter().chain(others).map(|line| self.node(line, 0)).collect();
                let args = args![
                    leaf = self.words.list(leaves),
                    count = others.len() + 1,
                    value = *value,
                    result = *root,
                    own = yes_or_no(*is_own_value),
                ];
                self.words.fill("check-refuted", &args)
            }
            Refutation::Harmless => self.words.text("check-harmless"),
            Refutation::Undecided => self.words.text("check-undecided"),
        }
    }

    /// Returns the name of the node at the end of a line, or its name in the run if the position is not known.
    fn node(&self, line: &[AnyMove], told: usize) -> String {
        match self.recording {
            Some(recording) => match recording.node_at_line(line) {
                Some(node) => NodeNames::new(self.words, recording).place(node),
                None => self.line(recording.root(), line),
            },
            None if self.other_search().is_some() => self.named_line(line),
            None => self.told_name(told),
        }
    }

    /// Returns the name of the node at the end of a line of the position, of which there is no recording.
    fn named_line(&self, line: &[AnyMove]) -> String {
        let (Some(root), Some(position)) = (self.run.header.position.as_deref(), self.position(line)) else {
            return String::new();
        };
        match position.given_name() {
            Some(name) => excerpt(name),
            None if line.is_empty() => self.root_name(),
            None => self.line(root, line),
        }
    }

    /// Returns the name of a child of the node at the end of a line.
    fn child(&self, line: &[AnyMove], mv: AnyMove) -> String {
        let child = [line, &[mv]].concat();
        let Some(recording) = self.recording else {
            return self.other_search().map(|_| self.named_line(&child)).unwrap_or_default();
        };
        match recording.node_at_line(&child) {
            Some(node) => NodeNames::new(self.words, recording).short_inline(node),
            None => self.line(recording.root(), &child),
        }
    }

    /// Returns the first moves of the position at the end of a line, as a run may name them.
    fn moves(&self, line: &[AnyMove], moves: &[AnyMove]) -> String {
        let Some(position) = self.position(line) else { return String::new() };
        let name = |&mv: &AnyMove| match position.move_label(mv).or(position.after(mv).given_name()) {
            Some(label) if !position.reads_like_another(mv) => excerpt(label),
            Some(_) | None => position.move_index(mv).map_or_else(|| position.move_name(mv), |index| index.to_string()),
        };
        let mut names: Vec<_> = moves.iter().take(MAX_MOVES).map(name).collect();
        if MAX_MOVES < moves.len() {
            names.push("…".to_owned());
        }
        names.join(", ")
    }

    /// Returns the name of a node in the run: the program's own name for it, or the moves to it.
    fn told_name(&self, node: usize) -> String {
        if let Some(name) = self.run.names.get(&node) {
            return excerpt(name);
        }
        let parent = |&at: &usize| self.run.nodes[at].parent.map(|parent| parent as usize);
        let moves = std::iter::successors(Some(node), parent).filter_map(|at| self.run.nodes[at].via);
        let mut moves: Vec<_> = moves.map(|mv| self.run.told(mv).into_owned()).collect();
        moves.reverse();
        if moves.is_empty() {
            return self.root_name();
        }
        self.words.fill("check-line", &args![moves = excerpt(&moves.join("/"))])
    }
}

/// Returns a sum of UCB1, rounded.
fn written_sum(sum: Score) -> String {
    format!("{:.4}", sum.get())
}

fn written_counts([wins, visits]: [Option<Score>; 2]) -> String {
    let shown = |score: Option<Score>| score.map_or_else(|| "?".to_owned(), Score::shown);
    format!("{}/{}", shown(wins), shown(visits))
}

/// The most moves of a position that a sentence lists.
const MAX_MOVES: usize = 12;

/// Returns a text of a program, safe to show.
fn excerpt(told: &str) -> String {
    visible(&Excerpt::new(told).to_string()).into_owned()
}

/// The maximum number of nodes of a recording that is made to name the nodes in a sentence.
const MAX_NAMED: usize = 2_000_000;

/// Returns a recording of the search of a run with its first finding, from which nodes are named.
pub fn recording_of(run: &Run, report: &RunReport) -> Option<Recording<AnyGame>> {
    let node = report.first.as_ref()?.node;
    let search = run.roots.partition_point(|&root| root <= node).checked_sub(1)?;
    let root = run.header.position.as_deref()?;
    let mut recordings = record_run(run, root, &report.config?, Limits::nodes(MAX_NAMED), None);
    (search < recordings.len()).then(|| recordings.swap_remove(search))
}

/// Returns the document that shows a run: its position with the right search, notes with the findings, and a bookmark
/// at the first step at which the program differs. If the position is not known, the document has the tree of the
/// entered nodes.
///
/// # Errors
/// The reason if there is nothing to show.
pub fn run_document(text: &[u8]) -> Result<Document, LocalizedText> {
    let (run, fault) = read_run(text);
    let nothing = || localized(|words| words.text("check-nothing-to-show"));
    let Some(run) = run else {
        return Err(fault.map_or_else(nothing, |fault| localized(|words| fault.sentence(words))));
    };
    let report = check(&run);
    let run = report.reading.read(&run);
    let position = match &run.header.position {
        Some(position) => Arc::clone(position),
        None => Arc::new(AnyGame::Tree(known_tree(&run).ok_or_else(nothing)?)),
    };
    let recording = recording_of(&run, &report);
    let said = |words: &Words| {
        let check = CheckWords { words, run: &run, report: &report, recording: recording.as_ref() };
        let fault = fault.as_ref().map(|fault| fault.sentence(words));
        let first = [check.verdict().join(" ")].into_iter().chain(fault).chain(check.first());
        first.chain(check.diagnoses()).collect::<Vec<_>>().join("\n")
    };
    let note = report.first.as_ref().filter(|first| first.step != 0).map(|first| Bookmark {
        note: Some(localized(|words| {
            CheckWords { words, run: &run, report: &report, recording: recording.as_ref() }.sentence(first)
        })),
        ..Bookmark::new(TimelineStep::new(first.step))
    });
    let title = run.header.title.clone().or_else(|| run.header.program.clone());
    let claimed = run.header.claims.algorithm.map(|algorithm| SearchConfig { algorithm, ..SearchConfig::default() });
    let search = report.config.or(claimed).unwrap_or_default();
    let depth = search.depth.filter(|_| check_depth(&position, search.depth).is_ok());
    let search = SearchConfig { depth, ..search };
    // The run of a search of several players is not drawn: the right search is shown alone, with the verdict.
    let is_shown = !run.nodes.is_empty() && run.header.players.is_empty();
    let text = str::from_utf8(text).ok();
    Ok(Document {
        title: Some(title.map_or_else(|| localized(|words| words.text("check-title")), LocalizedText::Same)),
        notes: Some(localized(said)),
        searches: Searches::of(run.sampled().map_or_else(|| search.into(), AnySearch::from))
            .with_second(Some(search.into()).filter(|_| is_shown))
            .with_run(text.filter(|_| is_shown).map(Arc::from)),
        bookmarks: note.into_iter().collect(),
        ..Document::of_position((*position).clone())
    })
}

/// Returns the word for a verdict, or for a run that cannot be read.
pub fn verdict_word(words: &Words, verdict: Option<RunVerdict>) -> String {
    words.fill("check-verdict-word", &args![verdict = verdict.map_or("unreadable", RunVerdict::key)])
}

/// Returns a sentence about the lines of a run that contain no event; `None` if there are no such lines.
pub fn strays_sentence(words: &Words, strays: &StrayLines) -> Option<String> {
    let (line, text) = strays.first.as_ref()?;
    let args = args![count = u64::from(strays.count), line = words.number(u64::from(*line)), text = excerpt(text)];
    Some(words.fill("check-strays", &args))
}

fn told_and_expected<T: Into<MessageArg>>(told: T, expected: T) -> [(&'static str, MessageArg); 2] {
    args![told, expected]
}

fn written_window(window: Window) -> String {
    format!("({}, {})", window.alpha.shown(), window.beta.shown())
}
