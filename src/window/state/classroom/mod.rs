//! The class that follows on its phones: the server while it is open, the state that it shows, and its current
//! question.
//!
//! Phones are shown pictures drawn from the state of the window. A class lasts as long as the window and is never
//! saved.

mod class_question;
mod pictured;

pub use class_question::{ClassQuestion, RoomQuestion};
pub use pictured::Pictured;

use egui::Context;
use poda_class::{Asking, CountedQuestion, page_words, picture_focus};
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
        match OpenClass::new(ctx, listen.clone(), language) {
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
        let options = ClassOptions { listen, public_url: None, words: page_words(language), kept: None };
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
            seconds: None,
            put_at: Instant::now(),
            questions: 0,
            closed: Vec::new(),
            words: languages().map(Words::new).collect(),
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
            (None, false) => (written(number, &self.words).timed(self.seconds), true),
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
