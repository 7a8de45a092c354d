//! The modal that generates an exercise: the wishes for it, its seed, and whether they can be fulfilled.

use super::modal::{answers, cancel_button, choice, line, modal_ui, number, paragraph, scrolled_part, span, switch};
use egui::{Context, TextEdit, Ui};
use poda_core::document::practice::{AskedKind, ExerciseKind};
use poda_core::document::wishes::{CountRange, Evenness, Ties, TreeWishes, WishedGame, Wishes};
use poda_core::document::{Document, Practice, QuestionKinds};
use poda_core::game::players::MIN_PLAYERS;
use poda_core::score::{CutOn, MAX_PLAYERS, Player};
use poda_core::search::Fail;
use poda_picture::picture::palette::PaletteColor;
use poda_platform::another_seed;
use poda_window::look::widgets::{
    MAX_TYPED_CHARS, check_box, heading, primary_button_if, segmented_control, separator, text_button,
};
use poda_window::panel::request::DocumentAnswer;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::{Words, args};
use poda_words::practice::generator::{Generated, NotGenerated, generate};
use poda_words::practice::kinds::kinds_that_test;
use poda_words::practice::misconception::Misconception;
use poda_words::practice::sentences::generator::{contents_sentences, exercise_title, not_generated_sentences};

/// The width of the modal, in pixels.
const WIDTH: f32 = 720.0;
/// The largest height of the form, in pixels.
const MAX_HEIGHT: f32 = 640.0;

#[derive(Debug)]
pub struct ExerciseModal {
    /// The seed as typed.
    seed: String,
    wishes: Wishes,
    exercise: ExerciseKind,
    /// The misconception that the exercise is meant to reveal, if it was opened for one.
    mistake: Option<Misconception>,
    /// The last result, with its seed and wishes.
    result: Option<(u64, Wishes, Result<Generated, NotGenerated>)>,
}

impl ExerciseModal {
    /// Returns the modal with a new seed. If `mistake` is given, the wishes describe an exercise in which it can be
    /// made.
    pub fn new(mistake: Option<Misconception>) -> Self {
        let wishes = mistake.and_then(|mistake| mistake.wishes().of_search()).unwrap_or_default();
        Self { seed: another_seed().to_string(), wishes, exercise: ExerciseKind::Predict, mistake, result: None }
    }

    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let words = context.words;
        let high = (ctx.content_rect().height() - 220.0).clamp(160.0, MAX_HEIGHT);
        modal_ui(ctx, context, "exercise", &words.text("exercise-title"), WIDTH, |ui| {
            scrolled_part(ui, "form", high, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                self.seed_ui(ui, words, is_new);
                let exercises = [
                    (ExerciseKind::Predict, "exercise-predict"),
                    (ExerciseKind::FillIn, "exercise-fill-in"),
                    (ExerciseKind::ImproveOrder, "exercise-improve-order"),
                ];
                choice(ui, words, "exercise-do", &mut self.exercise, &exercises);
                separator(ui);
                search_ui(ui, words, &mut self.wishes);
                separator(ui);
                heading(ui, &words.text("exercise-guarantees"));
                guarantees_ui(ui, words, &mut self.wishes);
            });
            self.result_ui(ui, words);
            self.answers_ui(ui, context);
        });
    }

    fn seed_ui(&mut self, ui: &mut Ui, words: &Words, is_new: bool) {
        let label = words.text("exercise-seed");
        line(ui, &label, |ui| {
            let response =
                ui.add(TextEdit::singleline(&mut self.seed).char_limit(MAX_TYPED_CHARS).desired_width(190.0));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.clone()));
            if is_new {
                response.request_focus();
            }
            if text_button(ui, &words.text("exercise-another-seed"), "", true).clicked() {
                self.seed = another_seed().to_string();
            }
        });
    }

    /// Draws the result of the last attempt, if the form has not changed since.
    fn result_ui(&self, ui: &mut Ui, words: &Words) {
        let Some(seed) = self.typed_seed() else {
            return paragraph(ui, &words.text("exercise-no-seed"), PaletteColor::Text);
        };
        let Some((of_seed, of_wishes, result)) = &self.result else { return };
        let sentences = match result {
            _ if *of_seed != seed || *of_wishes != self.wishes => return,
            Ok(generated) => contents_sentences(words, &generated.contents),
            Err(refusal) => not_generated_sentences(words, refusal),
        };
        for sentence in sentences {
            paragraph(ui, &sentence, PaletteColor::Text);
        }
    }

    fn answers_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let seed = self.typed_seed();
        answers(ui, |ui| {
            let create = context.words.text("exercise-create");
            if primary_button_if(ui, &create, &create, "", seed.is_some()).clicked()
                && let Some(document) = self.document()
            {
                context.requests.push(DocumentAnswer::Exercise(document));
            }
            if text_button(ui, &context.words.text("exercise-count"), "", seed.is_some()).clicked()
                && let Some(seed) = seed
            {
                self.generated(seed);
            }
            cancel_button(ui, context, "ask-cancel");
        });
    }

    /// Generates the exercise. Returns `None` if the wishes cannot be fulfilled.
    pub fn document(&mut self) -> Option<Box<Document>> {
        let seed = self.typed_seed()?;
        let mut document = self.generated(seed)?.document;
        let practice = document.practice.get_or_insert_with(Practice::default);
        practice.exercise = self.exercise;
        practice.kinds = self.question_kinds().of::<AskedKind>().or_usual();
        document.title = Some(exercise_title(seed));
        Some(Box::new(document))
    }

    /// Returns the kinds of questions to ask: those that can reveal the mistake, unless the wishes have changed since.
    fn question_kinds(&self) -> QuestionKinds {
        let mistake = self.mistake.filter(|mistake| mistake.wishes().of_search() == Some(self.wishes));
        mistake.map_or_else(QuestionKinds::default, kinds_that_test)
    }

    fn typed_seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }

    /// Generates the exercise, unless the last result is for the same form. Returns it if the wishes can be fulfilled.
    fn generated(&mut self, seed: u64) -> Option<Generated> {
        let is_known = self.result.as_ref().is_some_and(|(of, wishes, _)| *of == seed && *wishes == self.wishes);
        if !is_known {
            self.result = Some((seed, self.wishes, generate(seed, &self.wishes)));
        }
        self.result.as_ref().and_then(|(_, _, result)| result.as_ref().ok().cloned())
    }
}

/// The initial value of the depth limit, when the user adds one.
const FIRST_DEPTH: usize = 3;

/// Draws the controls for the game, its sizes, and the search.
pub(super) fn search_ui(ui: &mut Ui, words: &Words, wishes: &mut Wishes) {
    game_ui(ui, words, wishes);
    players_ui(ui, words, wishes);
    depth_ui(ui, words, wishes);
    if let WishedGame::Tree(tree) = &mut wishes.game {
        tree_ui(ui, words, tree);
    }
    let offers = wishes.game.algorithms().map(|algorithm| (algorithm, algorithm_message(algorithm)));
    choice(ui, words, "exercise-algorithm", &mut wishes.algorithm, &offers);
    let properties = wishes.algorithm.properties();
    if properties.prunes && !properties.backs_up_vectors() {
        let offers = [(Fail::Soft, "search-fail-soft"), (Fail::Hard, "search-fail-hard")];
        choice(ui, words, "search-fail", &mut wishes.fail, &offers);
    }
    if properties.prunes {
        let offers = [(CutOn::Equal, "exercise-cut-equal"), (CutOn::Strict, "exercise-cut-strict")];
        choice(ui, words, "search-cut-on", &mut wishes.cut_on, &offers);
    }
}

/// Draws the controls for the game and the size of its board.
fn game_ui(ui: &mut Ui, words: &Words, wishes: &mut Wishes) {
    let games = [
        (WishedGame::Tree(TreeWishes::default()), "exercise-tree"),
        (WishedGame::TicTacToe, "game-tic-tac-toe"),
        (WishedGame::CONNECT_FOUR, "game-connect-four"),
        (WishedGame::KALAH, "game-kalah"),
        (WishedGame::NIM, "game-nim"),
    ];
    let kind = |game: &WishedGame| std::mem::discriminant(game);
    let first = games.iter().find(|(game, _)| kind(game) == kind(&wishes.game)).map_or(games[0].0, |(game, _)| *game);
    let mut chosen = first;
    choice(ui, words, "exercise-game", &mut chosen, &games);
    if chosen != first {
        wishes.game = chosen;
        wishes.depth = None;
        keep_possible(wishes);
    }
    let sizes = wishes.game.sizes_mut();
    if sizes.is_empty() {
        return;
    }
    line(ui, &words.text("exercise-size"), |ui| {
        for (name, size, max) in sizes {
            let name = words.text(size_message(name));
            ui.label(&name);
            number(ui, &name, size, 1..=max);
        }
    });
}

/// Draws the choice between MAX and MIN and a number of players of a tree. The wishes for its shape begin anew with the
/// usual ones.
fn players_ui(ui: &mut Ui, words: &Words, wishes: &mut Wishes) {
    let WishedGame::Tree(tree) = &mut wishes.game else { return };
    let offers: Vec<Option<usize>> = std::iter::once(None).chain((MIN_PLAYERS..=MAX_PLAYERS).map(Some)).collect();
    let text = |players: &Option<usize>| players.map_or_else(|| words.text("exercise-two-sides"), |it| it.to_string());
    let texts: Vec<String> = offers.iter().map(text).collect();
    let label = words.text("exercise-players");
    let index = offers.iter().position(|offer| *offer == tree.players).unwrap_or_default();
    let pressed = line(ui, &label, |ui| segmented_control(ui, &label, &texts, index, true));
    if let Some(&players) = pressed.and_then(|pressed| offers.get(pressed)).filter(|players| **players != tree.players)
    {
        let usual = TreeWishes::usual(players);
        // Between two numbers of players, the shape stays.
        *tree = if players.is_some() && tree.players.is_some() { TreeWishes { players, ..*tree } } else { usual };
        keep_possible(wishes);
    }
}

/// Replaces wishes that the game has no controls for: a search for other players, and what trees of several players
/// cannot have.
fn keep_possible(wishes: &mut Wishes) {
    if !wishes.game.algorithms().contains(&wishes.algorithm) {
        wishes.algorithm = wishes.game.usual_algorithm();
    }
    if wishes.game.players().is_some() {
        (wishes.chance, wishes.star1) = (CountRange::ANY, CountRange::ANY);
    }
}

fn size_message(name: &str) -> &'static str {
    match name {
        "columns" => "size-columns",
        "rows" => "size-rows",
        "connect" => "size-connect",
        "pits" => "size-pits",
        "seeds" => "size-seeds",
        "piles" => "size-piles",
        _ => "size-objects",
    }
}

fn depth_ui(ui: &mut Ui, words: &Words, wishes: &mut Wishes) {
    let label = words.text("search-depth");
    line(ui, &label, |ui| {
        let fits = words.text("exercise-depth-fits");
        if check_box(ui, &fits, &fits, wishes.depth.is_none()).clicked() {
            wishes.depth = if wishes.depth.is_none() { Some(FIRST_DEPTH) } else { None };
        }
        if let Some(depth) = &mut wishes.depth {
            number(ui, &label, depth, 1..=Wishes::MAX_DEPTH);
        }
    });
}

/// Draws the wishes for the shape of a tree and its values.
fn tree_ui(ui: &mut Ui, words: &Words, tree: &mut TreeWishes) {
    span(ui, words, "exercise-branching", &mut tree.branching, 1..=TreeWishes::MAX_BRANCHING);
    span(ui, words, "exercise-values", &mut tree.values, -TreeWishes::MAX_VALUE..=TreeWishes::MAX_VALUE);
    let ties = [
        (Ties::Allowed, "exercise-ties-allowed"),
        (Ties::Forbidden, "exercise-ties-forbidden"),
        (Ties::Wanted, "exercise-ties-wanted"),
    ];
    let is_offered = |(ties, _): &(Ties, _)| tree.players.is_none() || *ties != Ties::Forbidden;
    let ties: Vec<_> = ties.into_iter().filter(is_offered).collect();
    choice(ui, words, "exercise-ties", &mut tree.ties, &ties);
    let evenness = [(Evenness::Uniform, "exercise-uniform"), (Evenness::Ragged, "exercise-ragged")];
    choice(ui, words, "exercise-evenness", &mut tree.evenness, &evenness);
    if tree.players.is_none() {
        let players = [(Player::Max, "exercise-max"), (Player::Min, "exercise-min")];
        choice(ui, words, "exercise-first", &mut tree.first, &players);
    }
}

/// Draws the wishes for the events that the search must contain, if the search prunes.
pub(super) fn guarantees_ui(ui: &mut Ui, words: &Words, wishes: &mut Wishes) {
    if wishes.algorithm.properties().prunes {
        let counts = [
            ("exercise-shallow", &mut wishes.shallow),
            ("exercise-deep", &mut wishes.deep),
            ("exercise-equal", &mut wishes.equal),
            ("exercise-saves-subtree", &mut wishes.saves_subtree),
        ];
        for (message, range) in counts {
            range_ui(ui, &words.text(message), words, range);
        }
        switch(ui, &words.text("exercise-none-at-last-child"), &mut wishes.none_at_last_child);
    }
    if matches!(wishes.game, WishedGame::Tree(TreeWishes { players: None, .. })) {
        range_ui(ui, &words.text("exercise-chance"), words, &mut wishes.chance);
        if wishes.algorithm.properties().prunes {
            range_ui(ui, &words.text("exercise-star1"), words, &mut wishes.star1);
        }
    }
    switch(ui, &words.text("exercise-careful-root"), &mut wishes.careful_root);
}

fn range_ui(ui: &mut Ui, label: &str, words: &Words, range: &mut CountRange) {
    line(ui, label, |ui| {
        ui.label(words.text("exercise-at-least"));
        number(ui, &words.fill("exercise-least-of", &args![name = label]), &mut range.min, 0..=CountRange::MAX);
        let (limit, at_most) = (words.fill("exercise-limit-of", &args![name = label]), words.text("exercise-at-most"));
        if check_box(ui, &limit, &at_most, range.max.is_some()).clicked() {
            range.max = if range.max.is_none() { Some(range.min) } else { None };
        }
        if let Some(max) = &mut range.max {
            number(ui, &words.fill("exercise-most-of", &args![name = label]), max, 0..=CountRange::MAX);
            *max = (*max).max(range.min);
        }
    });
}
