//! The texts of the panels beside the tree at a step, made by the same functions as in the window.

use poda_core::game::any::AnyGame;
use poda_words::i18n::Words;
use poda_words::i18n::explain::{MinimaxCheck, stats_so_far};
use poda_words::i18n::multi_player::player_name;
use poda_words::i18n::narration::spoken_caption;
use poda_words::i18n::node_card::{best_child, card_heading, card_lines};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::call_stack::{StackRow, call_stack};
use poda_words::i18n::panels::cost_rows::cost_rows;
use poda_words::i18n::panels::move_rows::{MoveRow, MoveRows};
use poda_words::i18n::panels::pass_rows::{order_at_root, pass_row, passes_with_a_row};
use poda_words::i18n::panels::root_chart::root_chart;
use poda_words::i18n::panels::step_text::{StepText, step_text};
use poda_words::i18n::panels::table_rows::{PanelTable, TableRow, history, killers};
use poda_words::i18n::spoken_node::{ChildPlace, known_in_words, spoken_node, with_order, with_window};
use poda_words::i18n::styled_text::StyledText;

use poda_core::search::SearchConfig;
use poda_core::trace::limits::Ending;
use poda_core::trace::moment::{NodeState, ShownValue};
use poda_core::trace::ordering_tables::ReplayedTables;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::sibling_ranks::SiblingRanks;
use poda_core::trace::{NodeId, NodeKind};
use poda_picture::picture::NotationOptions;
use poda_session::minimax_check::MinimaxResult;

/// The panels of a recorded search, step by step.
#[derive(Debug)]
pub struct PanelTexts<'a> {
    words: &'a Words,
    config: &'a SearchConfig,
    passes: &'a Passes<AnyGame>,
    /// The result of plain minimax, if it finished.
    minimax: Result<Option<MinimaxResult>, Ending>,
    tables: ReplayedTables<AnyGame>,
    /// The step up to which the tables have followed the search.
    followed: PassStep,
    /// The ranks of the nodes of each pass.
    ranks: Vec<SiblingRanks>,
}

/// A panel: its name in JSON, and its lines.
pub type Panel = (&'static str, Vec<String>);

impl<'a> PanelTexts<'a> {
    /// Creates the panels of a search. `minimax` is the result of plain minimax.
    pub fn new(
        words: &'a Words,
        config: &'a SearchConfig,
        passes: &'a Passes<AnyGame>,
        minimax: Result<Option<MinimaxResult>, Ending>,
    ) -> Self {
        let (tables, ranks) = (ReplayedTables::default(), vec![SiblingRanks::default(); passes.len()]);
        Self { words, config, passes, minimax, tables, followed: PassStep { pass: 0, step: 0 }, ranks }
    }

    /// Returns the texts of all panels at a step, with the current node in focus; panels without text are left out. The
    /// caller must ask for steps in ascending order.
    pub fn at(&mut self, at: PassStep) -> Vec<Panel> {
        self.follow(at);
        let (words, passes) = (self.words, self.passes);
        let recording = passes.get(at.pass);
        let (names, moment) = (NodeNames::new(words, recording), recording.trace().at(at.step));
        let is_over = at.pass + 1 == passes.len() && at.step == recording.trace().len();
        let node = moment.current().unwrap_or(NodeId::ROOT);
        let checked = self
            .minimax
            .map(|minimax| minimax.map(|MinimaxResult { score, stats }| MinimaxCheck { score, leaves: stats.leaves }));
        let mut panels: Vec<Panel> = Vec::new();
        if let Some(text) = step_text(words, passes, at, None, checked) {
            let name = if matches!(text, StepText::Result(_)) { "result" } else { "why" };
            panels.push((name, plain(&text.into_parts().1)));
        }
        let mut card = vec![card_heading(&names, node)];
        card.extend(card_lines(&names, &moment, node, &mut self.ranks[at.pass]));
        card.extend(best_child(&names, &moment, node));
        panels.push(("node", plain(&card)));
        panels.push(("spoken", vec![spoken_caption(words, passes, at), self.node_aloud(at, node)]));
        let is_movers = NotationOptions::default().shows_mover_view(recording);
        panels.push(("stack", call_stack(&names, &moment, is_movers).iter().map(StackRow::line).collect()));
        panels.extend(recording.multi_player().map(|view| {
            let shown = view.shown(node, at.step).into_iter().flatten().enumerate();
            let row =
                |(player, known): (usize, ShownValue)| format!("{}: {known}", player_name(recording.root(), player));
            ("players", shown.map(row).collect())
        }));
        if let Some(moves) = MoveRows::at(&names, at.step) {
            let rows = moves.rows.iter().map(|row: &MoveRow| row.line(words));
            panels.push(("moves", rows.chain([moves.scale_line(words)]).chain(plain(&moves.notes(words))).collect()));
        }
        if let Some(curves) = root_chart(words, recording.trace(), at.step) {
            let timeline_step = |step| passes.timeline_step(PassStep { step, ..at });
            let lines = curves.iter().filter_map(|curve| curve.line(words, timeline_step));
            panels.push(("chart", lines.collect()));
        }
        if recording.pass().is_some() {
            let rows = passes_with_a_row(passes, at.pass).map(|pass| pass_row(words, passes, at, pass).join(" "));
            panels.push(("passes", rows.chain(order_at_root(&names, at.step).map(|order| order.plain())).collect()));
        }
        let lines = |table: PanelTable| {
            table.rows.iter().map(TableRow::line).chain(table.note.map(|note| note.plain())).collect()
        };
        panels.extend(killers(words, passes, &self.tables).map(|table| ("killers", lines(table))));
        panels.extend(history(words, passes, &self.tables).map(|table| ("history", lines(table))));
        panels.push(self.counts(at, is_over));
        panels.retain(|(_, lines)| !lines.is_empty());
        panels
    }

    /// Returns the counts so far, at the end together with those of minimax.
    fn counts(&self, at: PassStep, is_over: bool) -> Panel {
        let count = self.passes.stats(at);
        let properties = self.config.algorithm.properties();
        let minimax = self.minimax.ok().flatten().map(|minimax| minimax.stats);
        if let Some(minimax) = minimax.filter(|_| is_over && properties.prunes) {
            return ("cost", cost_rows(self.words, &minimax, &count).map(|row| row.join(" ")).to_vec());
        }
        let minimax = minimax.filter(|_| !properties.revisits_nodes);
        let prunes = self.passes.get(at.pass).trace().has_window;
        ("counts", plain(&stats_so_far(self.words, &count, prunes, minimax)))
    }

    /// Returns the text that a screen reader speaks for a node.
    fn node_aloud(&mut self, at: PassStep, node: NodeId) -> String {
        let (words, passes) = (self.words, self.passes);
        let recording = passes.get(at.pass);
        let (trace, names) = (recording.trace(), NodeNames::new(words, recording));
        let moment = trace.at(at.step);
        let known = with_order(words, &moment, node, known_in_words(&names, &moment, node));
        let is_open = moment.state(node) == NodeState::Open && trace.kind(node) == NodeKind::Inner;
        let window = moment.window(node).filter(|_| is_open);
        let known = window.map(|window| with_window(words, &known, window)).unwrap_or(known);
        spoken_node(&names, node, &known, ChildPlace::at(recording, node, &mut self.ranks[at.pass]))
    }

    /// Advances the tables to a step of the search. They keep their entries from pass to pass.
    fn follow(&mut self, at: PassStep) {
        while self.followed != at {
            let PassStep { pass, step } = self.followed;
            let recording = self.passes.get(pass);
            let to = if pass < at.pass { recording.trace().len() } else { at.step };
            self.tables.follow(pass, recording, step..to);
            self.followed = if pass < at.pass { PassStep { pass: pass + 1, step: 0 } } else { at };
        }
    }
}

fn plain(texts: &[StyledText]) -> Vec<String> {
    texts.iter().map(StyledText::plain).collect()
}
