//! The part of the model that panels read: the session, the language, the settings, and the state of the view.

use super::lane_text;
use super::request::Requests;
use super::sampled_context::{AroundLane, SampledContext};
use crate::input::command::Neighbor;
use crate::state::classroom::Classroom;
use crate::state::edit_feedback::EditFeedback;
use crate::state::lectern::Lectern;
use crate::state::mode::{Mode, Modes};
use crate::state::practice::{Diary, FillIn, PracticeMode, Predict, entries};
use crate::stored::drafts::OtherDraft;
use crate::stored::settings::{LeafValues, Settings};
use poda_core::document::{Bookmark, LocalizedText};
use poda_core::game::GameView;
use poda_core::game::any::AnyGame;
use poda_core::trace::moment::NodeState;
use poda_core::trace::recording::{NodeRef, Recording};
use poda_core::trace::{NodeId, Step, TimelineStep};
use poda_picture::picture::draw::NodeEntries;
use poda_picture::picture::{Concealed, GivenValues, Scene, UnvisitedDisplay, View};
use poda_session::Session;
use poda_session::lanes::{Lane, Side};
use poda_session::playback::StepSize;
use poda_session::shown_search::ShownSearch;
use poda_words::i18n::code::CodeLanguage;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, narration};
use poda_words::lessons::curriculum::{self, SearchControl};
use std::ops::Deref;

/// The part of the model that panels read in one frame.
#[derive(Clone, Copy, Debug)]
pub struct ViewContext<'a> {
    /// The open document.
    pub session: &'a Session,
    pub words: &'a Words,
    pub settings: &'a Settings,
    /// How the last edit of the position changed the search.
    pub edit_feedback: Option<&'a EditFeedback>,
    pub lectern: &'a Lectern,
    /// The class on its phones.
    pub classroom: &'a Classroom,
    /// The current exercise.
    pub practice: Option<&'a PracticeMode>,
    pub diary: &'a Diary,
    pub window: WindowUse<'a>,
    /// The search in which steps are made.
    pub shown: ShownKind<'a>,
    /// The list to which panels push their requests.
    pub requests: &'a Requests,
}

/// How the window is used.
#[derive(Clone, Copy, Debug)]
pub struct WindowUse<'a> {
    /// The modes of the window, which are its current uses.
    pub modes: Modes,
    /// Whether the user operates the window with fingers.
    pub is_touched: bool,
    /// Whether the window offers a user of the first start where to begin.
    pub offers_ways_in: bool,
    /// Whether a jump can be undone.
    pub can_go_back: bool,
    /// The unsaved documents of other instances of the program, the newest first.
    pub drafts: &'a [OtherDraft],
}

/// The search in which steps are made, with the state that only a view of its kind has.
#[derive(Clone, Copy, Debug)]
pub enum ShownKind<'a> {
    /// A depth-first search; in a split view, one of two. The questions about it are in the context's `practice`.
    Search(&'a ShownSearch, ShownTree),
    /// A Monte Carlo tree search.
    Sampled(SampledContext<'a>),
}

impl<'a> ShownKind<'a> {
    /// Returns the search of a lane with the state of its view, which is `tree` for a depth-first search.
    pub fn of(lane: Lane<'a>, around: AroundLane<'a>, tree: impl FnOnce(&ShownSearch) -> ShownTree) -> Self {
        match lane {
            Lane::Search(search) => Self::Search(search, tree(search)),
            Lane::Sampled(view) => Self::Sampled(SampledContext::new(view, around)),
        }
    }

    /// Returns whether the user answers questions about the search, other than those of an exercise.
    pub const fn is_practiced(&self) -> bool {
        match self {
            Self::Search(..) => false,
            Self::Sampled(sampled) => sampled.questions.is_some(),
        }
    }

    /// Returns whether one of these questions has been asked and is not left yet, also after it is answered.
    pub fn has_question(&self) -> bool {
        match self {
            Self::Search(..) => false,
            Self::Sampled(sampled) => sampled.questions.is_some_and(|asked| asked.quiz.current().is_some()),
        }
    }

    /// Returns whether one of these questions is open. Nothing that answers it is shown.
    pub const fn is_asked(&self) -> bool {
        match self {
            Self::Search(..) => false,
            Self::Sampled(sampled) => sampled.asked.is_some(),
        }
    }

    /// Returns the last step that may be shown while such a question is open.
    fn limit(&self) -> Option<TimelineStep> {
        match self {
            Self::Search(..) => None,
            Self::Sampled(sampled) => sampled.limit.map(TimelineStep::new),
        }
    }
}

impl<'a> ViewContext<'a> {
    /// Returns the number of the open lesson, if its search is unchanged.
    pub fn lesson(&self) -> Option<usize> {
        self.session.origin().lesson().filter(|_| self.session.history().is_searched_as_opened())
    }

    /// Returns the sentence for a step. Before the first one it says how to begin, to fingers without keys.
    pub fn caption<G: GameView>(&self, recording: &Recording<G>, step: Step) -> StyledText {
        let caption = if self.window.is_touched { narration::touch_caption } else { narration::caption };
        caption(self.words, recording, step)
    }

    /// Returns whether the bars have a control. In a lesson they have those that the lesson needs, and those that the
    /// user has used or wants to see; the menu "More" has the others.
    pub fn has_control(&self, control: SearchControl) -> bool {
        // A user who opens a lecture is a lecturer, and gets all controls even if its lessons leave some out.
        let sees_all = self.settings.all_controls || self.session.lecture().is_some();
        let is_wanted = sees_all && control != SearchControl::Pseudocode;
        is_wanted
            || self.settings.used_controls.contains(control.name())
            || self.lesson().is_none_or(|number| curriculum::needs(number, control))
    }

    pub const fn is_presenting(&self) -> bool {
        self.window.modes.has(Mode::Presenting)
    }

    /// Returns whether the window is an embedded frame in another page, in which nothing can be edited.
    pub const fn is_embedded(&self) -> bool {
        self.window.modes.has(Mode::Embedded)
    }

    /// Returns whether steps are made in a depth-first search.
    pub const fn is_depth_first(&self) -> bool {
        matches!(self.shown, ShownKind::Search(..))
    }

    /// Returns the context of the depth-first search in which steps are made, if they are made in one.
    pub const fn depth_first(&self) -> Option<SearchContext<'a>> {
        match self.shown {
            ShownKind::Search(search, tree) => Some(SearchContext::new(*self, search, tree)),
            ShownKind::Sampled(_) => None,
        }
    }

    /// Returns the Monte Carlo tree search in which steps are made, if they are made in one.
    pub const fn sampled(&self) -> Option<SampledContext<'a>> {
        match self.shown {
            ShownKind::Search(..) => None,
            ShownKind::Sampled(sampled) => Some(sampled),
        }
    }

    /// Returns the lane in which steps are made.
    pub const fn lane(&self) -> Lane<'a> {
        match self.shown {
            ShownKind::Search(search, _) => Lane::Search(search),
            ShownKind::Sampled(sampled) => Lane::Sampled(sampled.view),
        }
    }

    /// Returns the programming language of the code that is shown; `None` where it is pseudocode.
    pub fn code_language(&self) -> Option<CodeLanguage> {
        self.settings.code.filter(|&language| lane_text::code_languages(self.lane()).any(|known| known == language))
    }

    /// Returns the sentence for the step of a lane. Before the first one it says how to begin, to fingers without keys.
    pub fn lane_caption(&self, lane: Lane<'_>) -> StyledText {
        match lane.search() {
            Some(search) => self.caption(search.recording(), search.step()),
            None => lane_text::caption(self.words, lane),
        }
    }

    /// Returns the current step on the timeline of the session, or of one of two searches.
    pub fn timeline_step(&self) -> TimelineStep {
        self.lane().timeline_step()
    }

    /// Returns the last step of the timeline.
    pub fn timeline_end(&self) -> TimelineStep {
        self.lane().timeline_len()
    }

    /// Returns the last bookmark with a note up to a step, and its note. `None` for the second of two lanes, which has
    /// no bookmarks.
    pub fn last_note_until(&self, step: TimelineStep) -> Option<(&'a Bookmark, &'a LocalizedText)> {
        if self.session.stepped_side() == Side::Second { None } else { self.session.history().last_note(step) }
    }

    /// Returns whether the node in focus has a neighbor, if it is shown.
    pub fn has_neighbor(&self, neighbor: Neighbor) -> bool {
        match self.shown {
            ShownKind::Search(search, tree) => {
                let context = SearchContext::new(*self, search, tree);
                context.neighbor(neighbor, context.focused_node()).is_some()
            }
            ShownKind::Sampled(sampled) => sampled.neighbor(neighbor, sampled.focused()).is_some(),
        }
    }

    /// Returns the blank tree of the exercise, if it is shown.
    pub fn filled_in(&self) -> Option<&'a FillIn> {
        self.depth_first()?.filled_in()
    }

    /// Returns which values of leaves are shown before the search reaches them; by default those of an explicit tree.
    pub fn given_values(&self) -> GivenValues {
        if self.practice.is_some_and(|practice| practice.fill_in().is_some()) {
            return GivenValues { from_start: true, pruned_at_end: true };
        }
        let is_tree = matches!(self.session.document().position(), AnyGame::Tree(_));
        if self.practice.is_some() && !is_tree {
            // Exercises ask for the values of the leaves of a game.
            return GivenValues::default();
        }
        let asked = self.session.shown_lecture().and_then(|lecture| lecture.entry()?.values);
        let from_start = asked.unwrap_or(match self.settings.leaves {
            LeafValues::OfTreesFromStart => is_tree,
            LeafValues::FromStart => true,
            LeafValues::WhenVisited => false,
        });
        GivenValues { from_start, pruned_at_end: self.settings.pruned_values }
    }

    /// Returns the context for the search that the exercise plays out, or this context if there is none.
    #[must_use]
    pub fn played_out(self) -> Self {
        let session = self.practice.and_then(PracticeMode::predict).and_then(Predict::played_out);
        let Some((session, search)) = session.and_then(|session| session.search().map(|search| (session, search)))
        else {
            return self;
        };
        let shown = self.depth_first().map(|context| context.tree);
        let (viewed_player, is_far) =
            (shown.and_then(|tree| tree.viewed_player), shown.is_some_and(|tree| tree.is_far));
        let tree = ShownTree { selected: None, root: NodeId::ROOT, viewed_player, is_far, why_not: None };
        let (practice, edit_feedback) = (None, None);
        Self { session, shown: ShownKind::Search(search, tree), practice, edit_feedback, ..self }
    }

    /// Returns the last step of the timeline that may be shown, if an exercise or an open question hides later ones.
    pub fn last_step(&self) -> Option<TimelineStep> {
        let of_exercise = || Some(self.session.search()?.timeline_step_at(self.practice?.last_step()?));
        self.shown.limit().or_else(of_exercise)
    }

    /// Returns whether an open question, other than those of an exercise, hides the steps after the current one.
    pub fn is_at_limit(&self) -> bool {
        self.shown.limit().is_some_and(|limit| limit <= self.timeline_step())
    }

    pub fn counts_lines_one_by_one(&self) -> bool {
        let asked = self.session.shown_lecture().and_then(|lecture| lecture.entry()?.by);
        let is_whole_leaf = asked.is_some_and(|by| by != StepSize::Event);
        let is_one_leaf = self.depth_first().is_some_and(|context| context.is_one_leaf());
        self.lectern.line_count.is_on(is_one_leaf && !is_whole_leaf)
    }

    pub fn is_asking(&self) -> bool {
        self.practice.is_some_and(|mode| mode.is_asking(self.session))
    }
}

/// The context of a depth-first search that is shown, with what the user has chosen to see of its tree.
#[derive(Clone, Copy, Debug)]
pub struct SearchContext<'a> {
    context: ViewContext<'a>,
    /// The search; in a split view, one of two.
    pub search: &'a ShownSearch,
    pub tree: ShownTree,
}

/// What the user has chosen to see of the tree of a depth-first search.
#[derive(Clone, Copy, Debug)]
pub struct ShownTree {
    /// The root of the shown subtree.
    pub root: NodeId,
    pub selected: Option<NodeId>,
    /// The player whose payoffs the user wants to see, if it is one of several.
    pub viewed_player: Option<usize>,
    /// Whether the tree is drawn as strips.
    pub is_far: bool,
    /// The node about whose move the user asks why it is not played.
    pub why_not: Option<NodeId>,
}

impl<'a> Deref for SearchContext<'a> {
    type Target = ViewContext<'a>;

    fn deref(&self) -> &ViewContext<'a> {
        &self.context
    }
}

impl<'a> SearchContext<'a> {
    /// Returns the context in which a search is shown, in place of what `context` shows.
    pub const fn new(context: ViewContext<'a>, search: &'a ShownSearch, tree: ShownTree) -> Self {
        let shown = ShownKind::Search(search, tree);
        Self { context: ViewContext { shown, ..context }, search, tree }
    }

    /// Returns the context without what makes it that of a depth-first search.
    pub const fn any(self) -> ViewContext<'a> {
        self.context
    }

    /// Returns the node in focus: the selected node, or else the current node, or else the root.
    pub fn focused_node(&self) -> NodeId {
        self.tree.selected.or_else(|| self.search.moment().current()).unwrap_or(NodeId::ROOT)
    }

    /// Returns the root of the smallest subtree that contains a node and is not a leaf: the node itself, or the parent
    /// of a leaf.
    pub fn subtree_of(&self, node: NodeId) -> NodeId {
        let trace = self.search.trace();
        let is_leaf = trace.subtree_range(node).len() == 1;
        trace.parent(node).filter(|_| is_leaf).unwrap_or(node)
    }

    /// Returns a neighbor of a node, if it is shown. The keys do not select unvisited nodes while these are hidden.
    pub fn neighbor(&self, neighbor: Neighbor, node: NodeId) -> Option<NodeId> {
        let (trace, moment) = (self.search.trace(), self.search.moment());
        let unvisited = self.session.drawing_options().unvisited;
        let is_shown =
            |node: &NodeId| unvisited == UnvisitedDisplay::Outlined || moment.state(*node) != NodeState::Unvisited;
        let parent = trace.parent(node);
        match neighbor {
            Neighbor::Parent => parent,
            Neighbor::Child => moment.best_child(node).into_iter().chain(trace.children(node)).find(is_shown),
            Neighbor::Previous => trace.children(parent?).take_while(|&sibling| sibling < node).filter(is_shown).last(),
            Neighbor::Next => trace.children(parent?).find(|sibling| node < *sibling && is_shown(sibling)),
        }
    }

    /// Returns a reference to a node of the search that stays valid after the frame.
    pub fn node_ref(&self, node: NodeId) -> NodeRef {
        self.search.recording().node_ref(node)
    }

    /// Returns the node of a reference, if it belongs to the search.
    pub fn resolve(&self, node: NodeRef) -> Option<NodeId> {
        self.search.recording().resolve(node)
    }

    /// Returns the blank tree of the exercise, if the search is its search at step 0 and not the solution.
    pub fn filled_in(&self) -> Option<&'a FillIn> {
        let fill_in = self.practice.and_then(PracticeMode::fill_in)?;
        (fill_in.is_of(self.search) && self.search.step() == 0).then_some(fill_in)
    }

    /// Returns the user's entries in the tree of an exercise.
    pub fn entries(&self) -> Vec<NodeEntries> {
        match (self.filled_in(), self.practice.and_then(PracticeMode::predict)) {
            (Some(fill_in), _) => entries(fill_in, self.search.recording()),
            (None, Some(predict)) => predict.marked.iter().map(|&node| NodeEntries::cut(node)).collect(),
            (None, None) => Vec::new(),
        }
    }

    /// Returns the parts of the picture that are concealed because a question asks for them.
    pub fn concealed(&self) -> Concealed {
        // In a match the user has to find the best reply.
        let nothing = Concealed { replies: self.session.current_match().is_some(), ..Concealed::default() };
        self.practice.map_or(nothing, |mode| mode.concealed(self.search.step()))
    }

    /// Returns whether the whole tree is one leaf.
    pub fn is_one_leaf(&self) -> bool {
        self.search.trace().nodes().len() == 1
    }

    /// Returns the scene of a subtree in a view.
    pub fn scene(&self, view: View, root: NodeId) -> Scene<'a, AnyGame> {
        let search = self.search;
        Scene {
            recording: search.recording(),
            tree_layout: &search.tree_layout,
            step: search.step(),
            view,
            root,
            unvisited: self.session.drawing_options().unvisited,
            given_values: self.given_values(),
            selected: self.tree.selected,
            viewed_player: self.tree.viewed_player,
            is_confirmed: search.is_confirmed(),
            concealed: self.concealed(),
            choices: &[],
            line: &[],
            words: self.words,
        }
    }
}
