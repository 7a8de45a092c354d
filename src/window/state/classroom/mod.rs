//! The class that follows on its phones: the server while it is open, the state that it shows, and its current
//! question.
//!
//! Phones are shown pictures drawn from the state of the window. A class lasts as long as the window. If the window
//! fails, it goes on once it is opened again at the same address.

mod class_question;
mod kept;
mod pictured;

pub use class_question::{ClassQuestion, RoomQuestion, WriteQuestion};
pub use kept::{KeptClassroom, KeptQuestion};
pub use pictured::Pictured;

use egui::Context;
use poda_class::{AskedPlace, Asking, CountedQuestion, KeptFile, page_words, picture_focus};
use poda_core::trace::TimelineStep;
use poda_picture::export::svg::svg_in_both_themes;
use poda_picture::picture::shape::{Point, Shape};
use poda_platform::background::BackgroundWork;
use poda_platform::class::{
    Class, ClassEvent, ClassOptions, ClassState, ClickerCommand, Presence, ServerLimits, StartError,
};
use poda_platform::clock::Instant;
use poda_words::i18n::{Language, Words, languages};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::time::Duration;

/// The maximum number of clicker commands that wait for a frame.
const WAITING: usize = 16;
/// The name under which the class of a window is kept.
const WINDOW: &str = "window";
/// How often the class is kept at most.
const KEEPING_PACE: Duration = Duration::from_millis(250);
/// The longest delay of changed counts until they are drawn: phones answer faster than people read.
const COUNTS_PACE: Duration = Duration::from_millis(100);

#[derive(Debug, Default)]
pub enum Classroom {
    #[default]
    Closed,
    /// Opening the class at this address failed.
    Refused(String, StartError),
    Open(Box<OpenClass>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClassroomRequest {
    /// Opens the class at an address.
    Open(String),
    Close,
    /// Sets the time limit of the following questions, in seconds. `None`: no limit.
    SetSeconds(Option<u64>),
}

impl Classroom {
    /// Opens the class at an address. A repaint of `ctx` is requested when there is something new to draw.
    pub fn opened(ctx: &Context, listen: String, language: Language) -> Self {
        let file = KeptFile::of(&listen, WINDOW.to_owned());
        Self::opened_with(ctx, listen, language, file)
    }

    /// Opens the class at an address, with the file in which it is kept.
    pub fn opened_with(
        ctx: &Context,
        listen: String,
        language: Language,
        file: Option<KeptFile<KeptClassroom>>,
    ) -> Self {
        match OpenClass::new(ctx, listen.clone(), language, file) {
            Ok(open) => Self::Open(Box::new(open)),
            Err(error) => Self::Refused(listen, error),
        }
    }

    pub const fn open(&self) -> Option<&OpenClass> {
        if let Self::Open(open) = self { Some(open) } else { None }
    }

    pub const fn open_mut(&mut self) -> Option<&mut OpenClass> {
        if let Self::Open(open) = self { Some(open) } else { None }
    }
}

#[derive(Debug)]
pub struct OpenClass {
    server: Arc<Class>,
    commands: Receiver<ClickerCommand>,
    states: Sender<Drawn>,
    /// The state that was last sent to phones.
    shown: Option<(ClassState, Pictured)>,
    /// The last question.
    asking: Option<(RoomQuestion, Asking)>,
    /// Whether the window still shows that question.
    is_asked: bool,
    /// The time limit of a question, in seconds. `None`: no limit.
    pub seconds: Option<u64>,
    /// When the last question was put.
    put_at: Instant,
    /// How many questions were put. A question's number is the count at that time.
    questions: u64,
    /// The closed questions, in order.
    pub closed: Vec<CountedQuestion>,
    /// The words for each language that a phone can choose.
    pub words: Vec<Words>,
    /// The file in which the class is kept, and when it was last looked at.
    file: Option<(KeptFile<KeptClassroom>, Instant)>,
    /// The question that was open when the window failed, until it is asked again.
    left: Option<KeptQuestion>,
}

/// A state whose pictures are not written yet, with one picture per edition.
struct Drawn {
    state: ClassState,
    pictures: Vec<(Vec<Shape>, Point)>,
}

impl Drawn {
    fn written(self) -> ClassState {
        let Self { mut state, pictures } = self;
        for (edition, (shapes, size)) in state.editions.iter_mut().zip(pictures) {
            edition.picture = svg_in_both_themes(&shapes, size);
            edition.focus = picture_focus(&shapes, size);
        }
        state
    }
}

impl OpenClass {
    fn new(
        ctx: &Context,
        listen: String,
        language: Language,
        file: Option<KeptFile<KeptClassroom>>,
    ) -> Result<Self, StartError> {
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
        let kept = file.as_ref().and_then(KeptFile::read);
        let (kept, questions, seconds, closed, left) = match kept {
            Some(KeptClassroom { class, questions, seconds, closed, asked }) => {
                (Some(class), questions, seconds, closed, asked)
            }
            None => (None, 0, None, Vec::new(), None),
        };
        let options = ClassOptions { listen, public_url: None, words: page_words(language), kept };
        let server = Arc::new(Class::start(options, ServerLimits::default(), on_event)?);
        let (states, drawn) = channel::<Drawn>();
        let shower = Arc::clone(&server);
        // Pictures are written and compressed in the background, so that the window does not wait for them.
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
            seconds,
            put_at: Instant::now(),
            questions,
            closed,
            words: languages().map(Words::new).collect(),
            file: file.map(|file| (file, Instant::now())),
            left,
        })
    }

    /// Returns the address of the page for phones.
    pub fn url(&self) -> String {
        self.server.url()
    }

    /// Returns the address of the page for the clicker, which contains a secret.
    pub fn clicker_url(&self) -> String {
        self.server.clicker_url()
    }

    pub fn presence(&self) -> Presence {
        self.server.presence()
    }

    /// Takes the pending commands of the clicker.
    pub fn take_commands(&self) -> Vec<ClickerCommand> {
        self.commands.try_iter().collect()
    }

    /// Returns the current question. A closed question stays current until the window leaves it.
    pub fn asking(&self) -> Option<&Asking> {
        self.asking.as_ref().map(|(_, asking)| asking).filter(|_| self.is_asked)
    }

    /// Returns how many phones have answered the open question, or `None` if none is open.
    pub fn answers(&self) -> Option<u64> {
        let asking = self.asking().filter(|asking| asking.is_open())?;
        Some(self.server.tally(asking.number).answers())
    }

    /// Returns how many seconds remain to answer the open question, or `None` if no question is open or it has no
    /// limit.
    pub fn seconds_left(&self) -> Option<u64> {
        let seconds = self.asking().filter(|asking| asking.is_open())?.seconds?;
        let left = Duration::from_secs(seconds).saturating_sub(self.put_at.elapsed());
        Some(left.as_millis().div_ceil(1_000).try_into().unwrap_or(seconds))
    }

    /// Returns the last closed question, while the window still shows it.
    pub fn just_closed(&self) -> Option<&CountedQuestion> {
        self.asking().filter(|asking| !asking.is_open()).and(self.closed.last())
    }

    pub const fn leave_question(&mut self) {
        self.is_asked = false;
    }

    /// Puts the window's question to the class, unless the class already has it. If it is closed, closes it with the
    /// answers received so far. If it was closed and is open again in the window, puts it again with a new number.
    /// Returns whether any of this happened. `language` is the language of the stored record.
    pub fn follow_question(&mut self, question: ClassQuestion<'_>, language: Language) -> bool {
        let ClassQuestion { question, is_closed, written } = question;
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
            // It was withdrawn without an answer, so its answers and its time begin anew.
            (Some(asking), false) if !was_asked => (asking.anew(number).timed(self.seconds), true),
            (Some(asking), _) => (asking, !was_asked),
            (None, false) => (self.asked_first(number, written).timed(self.seconds), true),
            (None, true) => {
                // It was answered before the class was opened.
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

    /// Returns a question that is asked for the first time, or the one that was open when the window failed, with its
    /// number and its answers.
    fn asked_first(&mut self, number: u64, written: WriteQuestion<'_>) -> Asking {
        let asking = written(number, &self.words);
        let prompts = self.prompts(&asking);
        let Some(left) = self.left.take().filter(|left| left.prompts == prompts) else { return asking };
        let again = asking.clone().anew(left.place.number);
        left.place.resumed(again).unwrap_or(asking)
    }

    fn prompts(&self, asking: &Asking) -> Vec<String> {
        self.words.iter().map(|words| asking.prompt(words.language()).to_owned()).collect()
    }

    /// Returns the step at which the question was asked that was open when the window failed, until it is asked again.
    pub fn left_at(&self) -> Option<TimelineStep> {
        self.left.as_ref().map(|left| TimelineStep::new(left.place.from))
    }

    /// Keeps the class, so that it goes on after a failure of the window. `from` is the step at which the open question
    /// was asked. Returns after which time it is to be called again.
    pub fn keep(&mut self, from: TimelineStep) -> Option<Duration> {
        let (_, at) = self.file.as_ref()?;
        let next = *at + KEEPING_PACE;
        if Instant::now() < next {
            return Some(KEEPING_PACE);
        }
        let asked = self
            .asking()
            .filter(|asking| asking.is_open())
            .map(|asking| KeptQuestion { place: AskedPlace::of(asking, from), prompts: self.prompts(asking) });
        let kept = KeptClassroom {
            class: self.server.kept(),
            questions: self.questions,
            seconds: self.seconds,
            closed: self.closed.clone(),
            asked: asked.or_else(|| self.left.clone()),
        };
        let (file, at) = self.file.as_mut()?;
        file.keep(kept);
        *at = Instant::now();
        None
    }

    /// Forgets what is kept, because the class is over.
    pub fn end(self) {
        if let Some((file, _)) = self.file {
            file.remove();
        }
    }

    /// Returns whether phones already show this state.
    pub fn shows(&self, state: &ClassState, pictured: &Pictured) -> bool {
        self.shown.as_ref().is_some_and(|(shown, of)| shown == state && of == pictured)
    }

    /// Sends a state to the phones, with one picture per edition. Each phone shows it in the theme that it prefers.
    pub fn show(&mut self, state: ClassState, of: Pictured, pictures: Vec<(Vec<Shape>, Point)>) {
        // The receiver lives as long as the server.
        let _ = self.states.send(Drawn { state: state.clone(), pictures });
        self.shown = Some((state, of));
    }
}
