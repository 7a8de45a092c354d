//! The document that a user opens, edits and saves: a position, how to search it, and its author's notes.
//!
//! A [`Document`] is a value. It does not depend on the text of a position file, which `poda-words` reads and writes, or on how the
//! document is shown.

pub mod lecture;
pub mod practice;
pub mod reading;
pub mod recorder;
pub mod wishes;

use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::game::players::Players;
use crate::game::tree::max_levels;
use crate::language::Language;
use crate::score::{Interval, Score, Window};
use crate::search::mcts::{MctsConfig, ResultScale};
use crate::search::{Algorithm, AnySearch, Floor, Opponent, PayoffSettings, SearchConfig};
use crate::text::Excerpt;
use crate::trace::TimelineStep;
pub use lecture::{EntrySource, Lecture, LectureEntry, LecturePanel, NotesPlace, Slide};
pub use practice::{Practice, QuestionKind, QuestionKinds};
pub use reading::Reading;
use std::sync::Arc;

/// A position and how to search it, with its author's title, notes and bookmarks.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The title.
    pub title: Option<LocalizedText>,
    /// The author's notes.
    pub notes: Option<LocalizedText>,
    /// The start of the game and the moves played since. The position after the last move is the searched one.
    pub game: PlayedGame<AnyGame>,
    /// How the position is searched.
    pub search: SearchConfig,
    /// The Monte Carlo tree search that searches the position instead, if there is one. `search` is kept for when it is removed.
    pub mcts: Option<MctsConfig>,
    /// Another search of the same position, which the split view shows next to the first.
    pub beside: Option<AnySearch>,
    /// The text of a run, in which a user's program reports its own search of the position. The split view shows it instead of another
    /// search.
    pub run: Option<Arc<str>>,
    /// The steps of the search that the author marked.
    pub bookmarks: Vec<Bookmark>,
    /// How students practice on the document, if its author specified it.
    pub practice: Option<Practice>,
    /// How the document is read.
    pub reading: Reading,
}

impl Document {
    /// Returns a document with a position and the default search, without title and notes.
    pub fn of_position(position: AnyGame) -> Self {
        Self {
            title: None,
            notes: None,
            search: default_search(&position, SearchConfig::default()),
            game: position.into(),
            mcts: None,
            beside: None,
            run: None,
            bookmarks: Vec::new(),
            practice: None,
            reading: Reading::default(),
        }
    }

    /// Returns the title and the names in the tree, which are drawn or printed.
    pub fn drawn_texts(&self, language: Language) -> Vec<&str> {
        let mut texts: Vec<&str> = self.title.iter().map(|title| title.in_language(language)).collect();
        if let AnyGame::Tree(tree) = self.position() {
            texts.extend((0..tree.node_count()).flat_map(|at| [tree.name_of(at), tree.move_label_of(at)]).flatten());
        }
        texts
    }

    /// Returns how many bytes the author's texts and the positions take, without the shared memory of a tree given in advance.
    pub fn own_bytes(&self) -> usize {
        let notes = self.bookmarks.iter().map(|bookmark| &bookmark.note);
        let texts = [&self.title, &self.notes].into_iter().chain(notes).flatten();
        let texts: usize = texts.map(LocalizedText::bytes).sum();
        let run = self.run.as_deref().map_or(0, str::len);
        texts
            + run
            + size_of_val(&*self.bookmarks)
            + size_of_val(self.game.positions())
            + size_of_val(self.game.moves())
    }

    /// Returns how many bytes the document takes, including the shared memory of a tree given in advance.
    pub fn bytes(&self) -> usize {
        let shared = if let AnyGame::Tree(tree) = self.game.start() { tree.shared_memory().1 } else { 0 };
        self.own_bytes() + shared
    }

    /// Returns the position that is searched.
    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// Returns the document with other moves played. If a search cannot search the new position to its depth, its depth becomes the next
    /// one that is possible.
    #[must_use]
    pub fn with_game(&self, game: PlayedGame<AnyGame>) -> Self {
        let searchable = |search: SearchConfig| {
            let depth = search.depth.map(|depth| nearest_searchable_depth(game.position(), depth));
            SearchConfig { depth, ..search }
        };
        let (search, beside) = (searchable(self.search), self.beside.map(|beside| beside.map_search(searchable)));
        let practice = self.practice_from(game.start());
        let run = self.run_from(game.position());
        Self { game, search, beside, run, practice, ..self.clone() }
    }

    /// Returns the document with another search instead of its own. Each setting of the second search, except the algorithm, changes as
    /// well if it was the same in both.
    #[must_use]
    pub fn with_search(&self, search: SearchConfig) -> Self {
        let shared = |beside| with_shared_settings(beside, self.search, search);
        let beside = self.beside.map(|beside| beside.map_search(shared));
        Self { search, mcts: None, beside, ..self.clone() }.with_searchable()
    }

    /// Returns the document with another position. If the same moves from the start of the game still lead to the position, with other
    /// values in a tree or another evaluation function, the moves are kept. Otherwise a new game starts at the position.
    #[must_use]
    pub fn with_position(&self, position: AnyGame) -> Self {
        let start = match (self.game.start(), &position) {
            (AnyGame::Tree(start), AnyGame::Tree(changed)) => Some(AnyGame::Tree(changed.at_node(start.node_index()))),
            (start, changed) => start.evaluated_as(changed),
        };
        let replayed = start.and_then(|start| self.game.replayed_from(start));
        let game = replayed.filter(|moved| *moved.position() == position).unwrap_or_else(|| position.into());
        let practice = self.practice_from(game.start());
        let run = self.run_from(game.position());
        Self { game, run, practice, ..self.clone() }.with_searchable()
    }

    /// Returns how the position is searched.
    pub fn own_search(&self) -> AnySearch {
        self.mcts.map_or(AnySearch::Search(self.search), AnySearch::Sampled)
    }

    /// Returns the document with this second search, or without one.
    #[must_use]
    pub fn with_beside(&self, beside: Option<AnySearch>) -> Self {
        Self { beside, ..self.clone() }.with_searchable()
    }

    /// Returns the document with another search instead of its own; see [`with_search`](Self::with_search). The settings of a depth-first
    /// search are kept while another kind searches the position.
    #[must_use]
    pub fn with_own_search(&self, search: AnySearch) -> Self {
        match search {
            AnySearch::Search(config) => self.with_search(config),
            AnySearch::Sampled(config) => Self { mcts: Some(config), ..self.clone() }.with_searchable(),
        }
    }

    /// Replaces searches that cannot search the position by ones that can. A Monte Carlo tree search that cannot is removed, so that the
    /// other search is used.
    fn with_searchable(mut self) -> Self {
        let position = self.game.position();
        let can_sample = |mcts: &MctsConfig| check_mcts(position, mcts).is_ok();
        self.mcts = self.mcts.filter(can_sample);
        self.search = searchable(position, self.search);
        self.beside = self.beside.filter(|beside| beside.sampled().is_none_or(can_sample));
        self.beside = self.beside.map(|beside| beside.map_search(|search| searchable(position, search)));
        self
    }

    /// Returns the document's run if the position is the same, because a run belongs to one position.
    fn run_from(&self, position: &AnyGame) -> Option<Arc<str>> {
        self.run.clone().filter(|_| position == self.position())
    }

    /// Returns the practice settings for another start of the game. The seed and the wishes of a generated position are kept only if the
    /// start is the same.
    fn practice_from(&self, start: &AnyGame) -> Option<Practice> {
        let practice = self.practice.clone();
        if start == self.game.start() { practice } else { practice.map(Practice::for_other_position) }
    }

    /// Returns the document with an edit of its author's texts.
    #[must_use]
    pub fn annotated(&self, annotation: &Annotation) -> Self {
        let mut document = self.clone();
        match annotation {
            Annotation::Title(title) => document.title.clone_from(title),
            Annotation::Notes(notes) => document.notes.clone_from(notes),
            Annotation::AddBookmark(step) => document.add_bookmark(*step),
            Annotation::RemoveBookmark(step) => document.bookmarks.retain(|bookmark| bookmark.step != *step),
            Annotation::BookmarkNote(step, note) => {
                if let Some(bookmark) = document.bookmarks.iter_mut().find(|bookmark| bookmark.step == *step) {
                    bookmark.note.clone_from(note);
                }
            }
            Annotation::SeparateLanguages(language) => document.separate_languages(*language),
        }
        document
    }

    /// Adds a bookmark before the first one of a later step, so that a list in the order of its steps stays in order.
    fn add_bookmark(&mut self, step: TimelineStep) {
        if self.bookmarks.iter().all(|bookmark| bookmark.step != step) {
            let later = self.bookmarks.iter().position(|bookmark| step < bookmark.step);
            self.bookmarks.insert(later.unwrap_or(self.bookmarks.len()), Bookmark { step, note: None });
        }
    }

    fn separate_languages(&mut self, language: Language) {
        let notes = self.bookmarks.iter_mut().map(|bookmark| &mut bookmark.note);
        for text in [&mut self.title, &mut self.notes].into_iter().chain(notes).flatten() {
            *text = text.separated(language);
        }
    }
}

/// Returns `own` with every setting that equals the setting of `before`, except the algorithm, replaced by the setting of `after`.
fn with_shared_settings(own: SearchConfig, before: SearchConfig, after: SearchConfig) -> SearchConfig {
    fn follow<Setting: PartialEq>(own: Setting, before: &Setting, after: Setting) -> Setting {
        if own == *before { after } else { own }
    }
    SearchConfig {
        algorithm: own.algorithm,
        fail: follow(own.fail, &before.fail, after.fail),
        cut_on: follow(own.cut_on, &before.cut_on, after.cut_on),
        depth: follow(own.depth, &before.depth, after.depth),
        window: follow(own.window, &before.window, after.window),
        merge: follow(own.merge, &before.merge, after.merge),
        ordering: follow(own.ordering, &before.ordering, after.ordering),
        quiescence: follow(own.quiescence, &before.quiescence, after.quiescence),
        table: follow(own.table, &before.table, after.table),
        guess: follow(own.guess, &before.guess, after.guess),
        delta: follow(own.delta, &before.delta, after.delta),
        seed: follow(own.seed, &before.seed, after.seed),
        opponent: follow(own.opponent, &before.opponent, after.opponent),
        payoffs: follow(own.payoffs, &before.payoffs, after.payoffs),
    }
}

/// A step of the search that the author marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// The step of the document's own search. It may exceed the length of the search, which is unknown here.
    pub step: TimelineStep,
    /// The author's note on the step.
    pub note: Option<LocalizedText>,
}

/// An edit of the author's texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// Sets the title, or removes it.
    Title(Option<LocalizedText>),
    /// Sets the notes, or removes them.
    Notes(Option<LocalizedText>),
    /// Marks a step. A step that is already marked stays as it is.
    AddBookmark(TimelineStep),
    /// Removes the marks of a step, with their notes.
    RemoveBookmark(TimelineStep),
    /// Sets the note of the first bookmark of a step, or removes it. Without such a bookmark nothing changes.
    BookmarkNote(TimelineStep, Option<LocalizedText>),
    /// Gives every text one version per language, so that each can be edited alone: in the authored languages, and in that of the user.
    SeparateLanguages(Language),
}

/// A text that the user types into a field, letter by letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnotatedText {
    /// The title.
    Title,
    /// The notes.
    Notes,
    /// The note of the bookmark of a step.
    BookmarkNote(TimelineStep),
}

impl Annotation {
    /// Returns the text that the edit sets; `None` for an edit that is complete in itself.
    pub const fn text(&self) -> Option<AnnotatedText> {
        match self {
            Self::Title(_) => Some(AnnotatedText::Title),
            Self::Notes(_) => Some(AnnotatedText::Notes),
            Self::BookmarkNote(step, _) => Some(AnnotatedText::BookmarkNote(*step)),
            Self::AddBookmark(_) | Self::RemoveBookmark(_) | Self::SeparateLanguages(_) => None,
        }
    }

    /// Returns whether the edit affects bookmarks, which count the steps of one particular search.
    pub const fn is_about_bookmarks(&self) -> bool {
        matches!(self, Self::AddBookmark(_) | Self::RemoveBookmark(_) | Self::BookmarkNote(..))
    }
}

/// A text by an author: the same in every language, or one text per language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalizedText {
    /// The same in every language.
    Same(String),
    /// Versions in different languages, in the author's order.
    PerLanguage(Vec<(Language, String)>),
}

impl LocalizedText {
    /// Returns a text with a version in each of several languages.
    pub fn per_language<T: Into<String>>(versions: impl IntoIterator<Item = (Language, T)>) -> Self {
        Self::PerLanguage(versions.into_iter().map(|(language, version)| (language, version.into())).collect())
    }

    /// Returns the text in a language. If it has no version in this language, it is the English one, or else the first.
    pub fn in_language(&self, language: Language) -> &str {
        match self {
            Self::Same(text) => text,
            Self::PerLanguage(versions) => {
                let version = |wanted| versions.iter().find(|(language, _)| *language == wanted);
                let version = version(language).or_else(|| version(Language::ENGLISH)).or_else(|| versions.first());
                version.map_or("", |(_, version)| version)
            }
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Same(text) => text.len(),
            Self::PerLanguage(versions) => versions.iter().map(|(_, version)| version.len()).sum(),
        }
    }

    /// Returns the text after an edit in one language. Other languages keep their versions, and a text that is the same in every language
    /// stays so. Returns `None` if the text is then empty in every language.
    pub fn edited(text: Option<&Self>, language: Language, version: &str) -> Option<Self> {
        let version = version.to_owned();
        let edited = match text.cloned() {
            None | Some(Self::Same(_)) => Self::Same(version),
            Some(Self::PerLanguage(mut versions)) => {
                match versions.iter_mut().find(|(of, _)| *of == language) {
                    Some((_, edited)) => *edited = version,
                    None => versions.push((language, version)),
                }
                Self::PerLanguage(versions)
            }
        };
        (edited.bytes() != 0).then_some(edited)
    }

    /// Returns the text with a version in each authored language and in `language`, so that each can be edited alone. A version that exists
    /// stays as it is.
    #[must_use]
    pub fn separated(&self, language: Language) -> Self {
        let mut versions = match self {
            Self::Same(_) => Vec::new(),
            Self::PerLanguage(versions) => versions.clone(),
        };
        for language in Language::AUTHORED.into_iter().chain([language]) {
            if versions.iter().all(|(of, _)| *of != language) {
                versions.push((language, self.in_language(language).to_owned()));
            }
        }
        Self::PerLanguage(versions)
    }
}

/// The inner nodes without an estimate at which a search to some depth would stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingEstimates {
    /// The depth of the search, in plies.
    pub depth: usize,
    /// The ids of the first of the nodes, separated by commas.
    pub nodes: Excerpt,
    /// The number of nodes: 1 or more.
    pub count: usize,
}

/// Checks that a search to this depth can evaluate every position at which it must stop. `None` searches to the end of the game, which is
/// always possible.
///
/// # Errors
/// Returns the inner nodes that the search would have to evaluate but that have no estimate.
pub fn check_depth(game: &AnyGame, depth: Option<usize>) -> Result<(), MissingEstimates> {
    let (AnyGame::Tree(tree), Some(depth)) = (game, depth) else { return Ok(()) };
    // No tree is deeper than `max_levels`.
    let nodes = tree.without_estimate_at(depth.min(max_levels()));
    if nodes.is_empty() {
        return Ok(());
    }
    // An excerpt contains fewer ids than characters.
    let ids = tree.ids_at(&nodes[..nodes.len().min(Excerpt::MAX_CHARS)]);
    Err(MissingEstimates { depth, nodes: Excerpt::new(&ids.join(", ")), count: nodes.len() })
}

/// The reason why a search cannot search a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unsearchable {
    /// Chance decides, and the algorithm does not search chance nodes.
    Chance(Algorithm),
    /// No value within the bounds is inside the window.
    Window {
        /// The window.
        window: Window,
        /// The bounds of all values.
        bounds: Interval,
    },
    /// Each player has payoffs of their own, and the algorithm is for two sides.
    SeveralPlayers(Algorithm),
    /// Each player has payoffs of their own, which Monte Carlo tree search does not use.
    Sampled,
    /// There are two sides, and the algorithm is for several players.
    TwoSides(Algorithm),
    /// A vector sums to more than the sum that no vector is to exceed.
    Sum {
        /// The sum that is set.
        set: Score,
        /// The greatest sum of the position.
        greatest: Score,
    },
    /// The floors of the entries are not as many as the players.
    FloorCount {
        /// The number of floors.
        floors: usize,
        /// The number of players.
        players: usize,
    },
    /// An entry is below the floor that is set.
    Floor {
        /// The floor of that player.
        set: Score,
        /// The player's least entry.
        least: Score,
        /// The player's number, from 1.
        player: usize,
    },
    /// The search needs finite bounds of the results, and a bound is infinite.
    Unbounded,
    /// The search adds results up, and so many of them may have no finite sum.
    TooLarge,
}

/// Returns whether chance decides anywhere in a search.
pub fn needs_chance(game: &AnyGame, opponent: Opponent) -> bool {
    game.has_chance() || opponent == Opponent::Random
}

/// Returns the search with the default algorithm for the position: expectiminimax if chance decides, and max^n if each player has payoffs
/// of their own.
#[must_use]
pub fn default_search(position: &AnyGame, config: SearchConfig) -> SearchConfig {
    let algorithm = if position.players().is_some() {
        Algorithm::MaxN
    } else if needs_chance(position, config.opponent) {
        Algorithm::Expectiminimax
    } else {
        config.algorithm
    };
    SearchConfig { algorithm, ..config }
}

/// Checks that the algorithm of a search can search the position with its window.
///
/// # Errors
/// Returns why it cannot.
pub fn check_search(game: &AnyGame, config: &SearchConfig) -> Result<(), Unsearchable> {
    match (game.players(), config.algorithm.properties().multi_player) {
        (None, None) => {}
        (Some(players), Some(_)) => check_payoffs(players, &config.payoffs)?,
        (Some(_), None) => return Err(Unsearchable::SeveralPlayers(config.algorithm)),
        (None, Some(_)) => return Err(Unsearchable::TwoSides(config.algorithm)),
    }
    if needs_chance(game, config.opponent) && !config.algorithm.properties().searches_chance {
        return Err(Unsearchable::Chance(config.algorithm));
    }
    let (window, bounds) = (config.window, config.bounds(game));
    let within = window.within(bounds);
    let is_empty = config.algorithm.properties().prunes && within.beta <= within.alpha;
    if is_empty { Err(Unsearchable::Window { window, bounds }) } else { Ok(()) }
}

/// Checks that the vectors of a game keep the limits that are set.
fn check_payoffs(players: &Players, settings: &PayoffSettings) -> Result<(), Unsearchable> {
    if let Some((set, greatest)) = settings.sum.zip(players.greatest_sum).filter(|(set, greatest)| set < greatest) {
        return Err(Unsearchable::Sum { set, greatest });
    }
    let count = players.names.len();
    let Some(floor) = settings.floor else { return Ok(()) };
    let Some(floors) = floor.each(count) else {
        let floors = if let Floor::Each(floors) = floor { floors.entries().len() } else { count };
        return Err(Unsearchable::FloorCount { floors, players: count });
    };
    for (index, (&set, &least)) in floors.entries().iter().zip(players.least.entries()).enumerate() {
        if least < set {
            return Err(Unsearchable::Floor { set, least, player: index + 1 });
        }
    }
    Ok(())
}

/// Checks that a Monte Carlo tree search can search the position. Returns the scale of its results.
///
/// # Errors
/// Returns why it cannot.
pub fn check_mcts(game: &AnyGame, config: &MctsConfig) -> Result<ResultScale, Unsearchable> {
    if game.players().is_some() {
        return Err(Unsearchable::Sampled);
    }
    let scale = ResultScale::of(config, game).ok_or(Unsearchable::Unbounded)?;
    let Interval { low, high } = scale.bounds();
    let most = (high.get() - low.get()) * f64::from(config.iterations.max(1));
    let greatest = low.get().abs().max(high.get().abs()) * f64::from(config.iterations.max(1));
    if most.is_finite() && greatest.is_finite() { Ok(scale) } else { Err(Unsearchable::TooLarge) }
}

/// Returns the search, changed so that it can search the position: with the related algorithm for chance nodes if the position needs one,
/// and without a window if no value is inside the window.
#[must_use]
pub fn searchable(game: &AnyGame, config: SearchConfig) -> SearchConfig {
    let with = |algorithm| searchable(game, SearchConfig { algorithm, ..config });
    match check_search(game, &config) {
        Ok(()) => config,
        Err(Unsearchable::Window { .. } | Unsearchable::Unbounded | Unsearchable::TooLarge | Unsearchable::Sampled) => {
            SearchConfig { window: Window::FULL, ..config }
        }
        Err(Unsearchable::SeveralPlayers(_)) => with(Algorithm::MaxN),
        Err(Unsearchable::TwoSides(_)) => with(Algorithm::default()),
        Err(Unsearchable::Sum { .. } | Unsearchable::FloorCount { .. } | Unsearchable::Floor { .. }) => {
            let payoffs = PayoffSettings { sum: None, floor: None, ..config.payoffs };
            searchable(game, SearchConfig { payoffs, ..config })
        }
        Err(Unsearchable::Chance(algorithm)) if game.players().is_some() => {
            debug_assert!(algorithm.properties().multi_player.is_some(), "others are refused first");
            with(Algorithm::MaxN)
        }
        Err(Unsearchable::Chance(algorithm)) => with(algorithm.for_chance()),
    }
}

/// Returns the first depth from `depth` on to which the position can be searched. It always exists, because a tree has no inner nodes below
/// its last leaves.
pub fn nearest_searchable_depth(game: &AnyGame, depth: usize) -> usize {
    let mut depths = depth..=depth.max(max_levels());
    depths.find(|&depth| check_depth(game, Some(depth)).is_ok()).unwrap_or(depth)
}
