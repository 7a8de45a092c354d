//! The class that follows on its phones: the server while it is open, what it shows, and the question that it has.
//!
//! What phones are shown is drawn from what the window shows; it lasts as long as the window and is never saved.

mod mark;
mod pictured;
mod shown;

pub use mark::{class_mark_ui, class_overlay_ui, counts};
pub use pictured::Pictured;
pub use shown::{pictured, pictures, shown_state};

use egui::Context;
use poda_class::{Asking, ClosedQuestion, page_words};
use poda_core::trace::passes::PassStep;
use poda_core::trace::recording::RecordingId;
use poda_picture::export::svg::svg;
use poda_picture::picture::palette::Theme;
use poda_picture::picture::shape::{Point, Shape};
use poda_platform::background::BackgroundWork;
use poda_platform::class::{Class, ClassEvent, ClassOptions, ClassState, ClickerCommand, Limits, Presence, StartError};
use poda_platform::clock::Instant;
use poda_session::UniqueId;
use poda_words::i18n::{Language, Words};
use poda_words::practice::Question;
use poda_words::practice::mcts::MctsQuestion;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::time::Duration;

/// How many commands of the clicker wait for a frame.
const WAITING: usize = 16;
/// How long counts that differ may wait for a frame: phones answer faster than anybody reads.
const COUNTS_PACE: Duration = Duration::from_millis(100);

/// The class on its phones.
#[derive(Debug, Default)]
pub enum Classroom {
    /// No class was let in.
    #[default]
    Closed,
    /// It could not be let in at an address, for a reason.
    Refused(String, StartError),
    /// It may join.
    Open(Box<OpenClass>),
}

/// What the room is asked, of which search, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomQuestion {
    /// About one that proves values, at a step.
    Search(RecordingId, Question, PassStep),
    /// About a Monte Carlo tree search.
    Mcts(UniqueId, MctsQuestion),
}

/// What is asked for about the class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClassroomRequest {
    /// Lets it join at an address.
    Open(String),
    /// Ends it.
    Close,
    /// Sets for how many seconds answers to the questions to come are counted; `None`: until they are answered.
    SetSeconds(Option<u64>),
}

impl Classroom {
    /// Lets the class join at an address. `ctx` is told when there is something new to be drawn.
    pub fn opened(ctx: &Context, listen: String, language: Language) -> Self {
        match OpenClass::new(ctx, listen.clone(), language) {
            Ok(open) => Self::Open(Box::new(open)),
            Err(error) => Self::Refused(listen, error),
        }
    }

    /// The class, if it may join.
    pub const fn open(&self) -> Option<&OpenClass> {
        match self {
            Self::Open(open) => Some(open),
            Self::Closed | Self::Refused(..) => None,
        }
    }

    /// The same, to be changed.
    pub const fn open_mut(&mut self) -> Option<&mut OpenClass> {
        match self {
            Self::Open(open) => Some(open),
            Self::Closed | Self::Refused(..) => None,
        }
    }
}

/// A class that may join.
#[derive(Debug)]
pub struct OpenClass {
    server: Arc<Class>,
    commands: Receiver<ClickerCommand>,
    states: Sender<Drawn>,
    /// What was shown last.
    shown: Option<(ClassState, Pictured)>,
    /// The question that was put last.
    asking: Option<(RoomQuestion, Asking)>,
    /// Whether the window still has it.
    is_asked: bool,
    /// How long answers to a question are counted, in seconds; `None`: until it is answered.
    pub seconds: Option<u64>,
    /// When the question was put that was put last.
    put_at: Instant,
    /// How many questions were put. Each has its number.
    questions: u64,
    closed: Vec<ClosedQuestion>,
    /// The words of the languages that phones choose from.
    words: Vec<Words>,
}

/// A state whose pictures are still to be written, one an edition.
struct Drawn {
    state: ClassState,
    pictures: Vec<(Vec<Shape>, Point)>,
    theme: Theme,
}

impl Drawn {
    fn written(self) -> ClassState {
        let Self { mut state, pictures, theme } = self;
        for (edition, (shapes, size)) in state.editions.iter_mut().zip(pictures) {
            edition.picture = svg(&shapes, size, theme);
        }
        state
    }
}

impl OpenClass {
    fn new(ctx: &Context, listen: String, language: Language) -> Result<Self, StartError> {
        let (sender, commands) = sync_channel(WAITING);
        let ctx = ctx.clone();
        let on_event = move |event| match event {
            ClassEvent::Command(command) => {
                let has_room = sender.try_send(command).is_ok();
                ctx.request_repaint();
                has_room
            }
            ClassEvent::Counts => {
                ctx.request_repaint_after(COUNTS_PACE);
                true
            }
        };
        let options = ClassOptions { listen, public_url: None, words: page_words(language) };
        let server = Arc::new(Class::start(options, Limits::default(), on_event)?);
        let (states, drawn) = channel::<Drawn>();
        let shower = Arc::clone(&server);
        // Pictures are written and compressed beside the window, which does not wait for them.
        let write = async move || {
            while let Ok(mut latest) = drawn.recv() {
                latest = drawn.try_iter().last().unwrap_or(latest);
                shower.show(latest.written());
            }
        };
        BackgroundWork::start("class pictures", write).map_err(|error| StartError::Other(error.to_string()))?;
        Ok(Self {
            server,
            commands,
            states,
            shown: None,
            asking: None,
            is_asked: false,
            seconds: None,
            put_at: Instant::now(),
            questions: 0,
            closed: Vec::new(),
            words: Language::ALL.map(Words::new).into(),
        })
    }

    /// Returns the address of the page for phones.
    pub fn url(&self) -> String {
        self.server.url()
    }

    /// Returns the address of the clicker's page, which holds a secret.
    pub fn clicker_url(&self) -> String {
        self.server.clicker_url()
    }

    /// Returns who is there.
    pub fn presence(&self) -> Presence {
        self.server.presence()
    }

    /// Takes what the clicker has asked for.
    pub fn take_commands(&self) -> Vec<ClickerCommand> {
        self.commands.try_iter().collect()
    }

    /// The question that the class has: while it is open, and until it is left once it is answered.
    pub fn asking(&self) -> Option<&Asking> {
        self.asking.as_ref().map(|(_, asking)| asking).filter(|_| self.is_asked)
    }

    /// Returns how many phones have answered the question that is open; `None` if none is.
    pub fn answers(&self) -> Option<u64> {
        let asking = self.asking().filter(|asking| asking.is_open())?;
        Some(self.server.tally(asking.number).answers())
    }

    /// Returns how many seconds are left to answer the question that is open; `None` if none is, or it has no limit.
    pub fn seconds_left(&self) -> Option<u64> {
        let seconds = self.asking().filter(|asking| asking.is_open())?.seconds?;
        let left = Duration::from_secs(seconds).saturating_sub(self.put_at.elapsed());
        Some(left.as_millis().div_ceil(1_000).try_into().unwrap_or(seconds))
    }

    /// The questions that were answered, in order.
    pub fn closed(&self) -> &[ClosedQuestion] {
        &self.closed
    }

    /// The question that was answered last, while the window still has it.
    pub fn just_closed(&self) -> Option<&ClosedQuestion> {
        self.asking().filter(|asking| !asking.is_open()).and(self.closed.last())
    }

    /// Leaves the question, if there is one.
    pub const fn leave_question(&mut self) {
        self.is_asked = false;
    }

    /// Puts the question that the window has, unless the class has it already, or closes it with the answers that there are. The question
    /// that was answered last is put again. Returns whether any of that was done. `language` is that of what is kept of it. `written` writes
    /// a question that is put for the first time, with its number and in these languages.
    pub fn follow_question(
        &mut self,
        question: RoomQuestion,
        is_closed: bool,
        language: Language,
        written: impl FnOnce(u64, &[Words]) -> Asking,
    ) -> bool {
        let number = self.questions + 1;
        let same = self.asking.take_if(|(asked, _)| *asked == question).map(|(_, asking)| asking);
        let was_asked = std::mem::replace(&mut self.is_asked, true);
        let (asking, is_changed) = match (same, is_closed) {
            (Some(mut asking), true) if asking.is_open() => {
                asking.close(self.server.tally(asking.number));
                self.closed.extend(asking.closed(language));
                (asking, true)
            }
            (Some(asking), false) if !asking.is_open() => (asking.again(number).timed(self.seconds), true),
            (Some(asking), _) => (asking, !was_asked),
            (None, false) => (written(number, &self.words).timed(self.seconds), true),
            (None, true) => {
                // It was answered before the class was let in.
                self.is_asked = false;
                return false;
            }
        };
        if self.questions < asking.number {
            (self.questions, self.put_at) = (asking.number, Instant::now());
        }
        self.asking = Some((question, asking));
        is_changed
    }

    /// Returns whether this is what phones see already.
    pub fn shows(&self, state: &ClassState, pictured: &Pictured) -> bool {
        self.shown.as_ref().is_some_and(|(shown, of)| shown == state && of == pictured)
    }

    /// Shows a state with these pictures, one an edition, which are drawn in a theme.
    pub fn show(&mut self, state: ClassState, of: Pictured, pictures: Vec<(Vec<Shape>, Point)>, theme: Theme) {
        // The other end is there as long as the server is.
        let _ = self.states.send(Drawn { state: state.clone(), pictures, theme });
        self.shown = Some((state, of));
    }

    /// The words of the languages that phones choose from.
    pub fn words(&self) -> &[Words] {
        &self.words
    }
}
