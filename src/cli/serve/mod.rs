//! `poda serve`: shows a class the lecturer's step on its phones, of a search or of a lecture, without a window, and
//! counts the answers.
//!
//! Commands come from the lecturer's phone and from lines on standard input.

mod answers;
mod gateway;
mod kept;
mod lecture;
mod server;
mod terminal;

use crate::by_kind::record;
use crate::deadline::Deadline;
use crate::export::steps;
use crate::flag_values::{LANGUAGE, LANGUAGE_CODES, expectation, whole, words};
use crate::input::next_line;
use crate::load::{FIRST_LESSON, LoadedPosition, is_standard_input, load_whole_lecture, load_with_players};
use crate::search_flags::{KindFlags, PlayerFlags, SearchFlags};
use crate::terminal::{ProgressLine, report_file, report_limit};
use answers::AnswerFile;
use clap::Args;
pub use gateway::{GatewayArgs, gateway};
use kept::KeptLecture;
use lecture::{Done, ServedLecture, ServedTree, documents};
use poda_class::{CountedQuestion, KeptFile};
use poda_core::document::Lecture;
use poda_core::trace::TimelineStep;
use poda_lecture::{Stops, Walk};
use poda_paper::series::{StepGroup, StepSelection, page_options};
use poda_platform::class::{Class, ClassEvent, ClickerCommand, KeptClass, Reach};
use poda_platform::clock::Instant;
use poda_platform::system::Interrupt;
use poda_words::i18n::{Language, Words, args, languages};
use poda_words::messages::Message;
use server::{ServerFlags, nats_url};
use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;
use terminal::ClassTerminal;

#[derive(Args, Clone, Debug, PartialEq)]
pub struct ServeArgs {
    #[command(flatten)]
    server: ServerFlags,
    #[arg(long, value_parser = nats_url, value_name = "URL", help = "cli-help-serve-nats")]
    nats: Option<String>,
    #[arg(long, value_parser = steps, value_name = "all|nodes|results|landmarks|bookmarks|last|N,N|N..N", default_value = "all", allow_hyphen_values = true, help = "cli-help-serve-steps")]
    steps: StepSelection,
    #[arg(long, value_parser = whole::<NonZero<usize>>, value_name = "N", allow_negative_numbers = true, help = "cli-help-serve-entry")]
    entry: Option<NonZero<usize>>,
    #[arg(long, value_parser = whole::<usize>, value_name = "N", allow_negative_numbers = true, help = "cli-help-serve-step")]
    step: Option<usize>,
    #[arg(long, value_parser = answer_time, value_name = "N", help = "cli-help-serve-answer-time")]
    answer_time: Option<u64>,
    #[arg(long, value_hint = clap::ValueHint::FilePath, value_name = "cli-help-value-file", help = "cli-help-serve-csv")]
    csv: Option<PathBuf>,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-serve-lang")]
    lang: Option<Language>,
    #[command(flatten)]
    search: SearchFlags,
    #[command(flatten)]
    players: PlayerFlags,
    #[arg(value_hint = clap::ValueHint::FilePath, default_value = FIRST_LESSON, help = "cli-help-serve-position", value_name = "cli-help-value-file")]
    file: PathBuf,
}

/// How often the counts are updated and an interrupt is checked.
const GLANCE: Duration = Duration::from_millis(250);
/// How long no other machine may open the page before that is mentioned.
const UNREACHED: Duration = Duration::from_mins(1);
/// The most commands that can be queued.
const WAITING: usize = 64;
/// The longest line of input, in bytes.
const MAX_LINE: u64 = 1_000;

/// The longest time for answers, in seconds.
const MAX_ANSWER_TIME: u64 = 3_600;

fn answer_time(text: &str) -> Result<u64, String> {
    let seconds = whole(text)?;
    let is_time = (1..=MAX_ANSWER_TIME).contains(&seconds);
    is_time.then_some(seconds).ok_or_else(|| expectation("cli-serve-answer-time", &args![most = MAX_ANSWER_TIME]))
}

/// A command of the lecturer.
#[derive(Clone, Debug, PartialEq, Eq)]
enum LectureInput {
    Command(ClickerCommand),
    GoTo(TimelineStep),
    /// Goes to the next entry of a lecture, or to the one before.
    Entry {
        is_next: bool,
    },
    /// Shows the code of the clicker.
    Clicker,
    Keys,
    End,
}

/// Serves the class until the lecturer ends it. Returns whether the server could be started.
pub fn serve(args: &ServeArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    if is_standard_input(&args.file) {
        report_file(&args.file, &words.text("cli-serve-standard-input"));
        return Ok(false);
    }
    match load_whole_lecture(&words, &args.file) {
        Ok(Some(lecture)) => return serve_lecture(args, &words, lecture, out),
        Ok(None) => {}
        Err(()) => return Ok(false),
    }
    let kinds = KindFlags::of_players(&args.players);
    let loaded = load_with_players(&words, &args.file, &args.search, &kinds, Deadline::default());
    let Some(loaded) = loaded else { return Ok(false) };
    let is_own = loaded.is_own();
    let LoadedPosition { searched: document, limits, .. } = loaded;
    let progress = ProgressLine::new(&words, Deadline::default());
    let recorded = record(&document, limits, &progress);
    progress.clear();
    let Some(recorded) = recorded else { return Ok(false) };
    if !recorded.is_complete() {
        report_limit(&words, &args.file, recorded.ending(), &args.search.rules);
    }
    let languages: Vec<_> = languages().map(Words::new).collect();
    let bookmarks = if is_own { &document.bookmarks[..] } else { &[] };
    let tree = args.steps.steps(&recorded, bookmarks).and_then(|stations| {
        ServedTree::new(&document, is_own, recorded.clone(), stations, &page_options(&document), &languages)
    });
    match tree {
        Ok(tree) => hold(args, &words, ServedLecture::of_document(tree, &languages, args.answer_time), out),
        Err(error) => {
            report_file(&args.file, &error.sentence(&words));
            Ok(false)
        }
    }
}

fn serve_lecture(args: &ServeArgs, words: &Words, lecture: Lecture, out: &mut impl Write) -> io::Result<bool> {
    let is_all = args.steps == StepGroup::All.into();
    let flags: Vec<_> = args.search.given().into_iter().chain((!is_all).then(|| "--steps".to_owned())).collect();
    if !flags.is_empty() {
        report_file(&args.file, &words.fill("export-lecture-flags", &args![flags = flags.join(", ")]));
        return Ok(false);
    }
    let languages: Vec<_> = languages().map(Words::new).collect();
    let walk = Walk::new(lecture, Stops::Stations, words);
    let documents = documents(&walk);
    let served = ServedLecture::of_lecture(&walk, &documents, &languages, args.answer_time);
    let Some(served) = served else { return Ok(false) };
    hold(args, words, served, out)
}

/// Opens the port and shows the class what the lecturer steps through, until the lecturer ends it. Returns whether the
/// port was opened.
fn hold(args: &ServeArgs, words: &Words, mut lecture: ServedLecture<'_>, out: &mut impl Write) -> io::Result<bool> {
    let shown = fs::canonicalize(&args.file).unwrap_or_else(|_| args.file.clone());
    let file = KeptFile::of(&args.server.listen, shown.to_string_lossy().into_owned());
    let kept = file.as_ref().and_then(KeptFile::read).map(|kept| resumed(kept, &mut lecture));
    let is_continued = kept.is_some();
    let step = args.step.map(TimelineStep::new);
    if let Err(sentence) = lecture.begin_at(args.entry.map(NonZero::get), step, words) {
        report_file(&args.file, &sentence);
        return Ok(false);
    }
    let answers = args.csv.as_deref().map(|path| AnswerFile::open(path, words).map_err(|sentence| (path, sentence)));
    let (answers, notice) = match answers.transpose() {
        Ok(opened) => opened.unzip(),
        Err((path, sentence)) => {
            report_file(path, &sentence);
            return Ok(false);
        }
    };
    let (sender, inputs) = sync_channel(WAITING);
    let Some(class) = start(args, words, kept, sender.clone()) else { return Ok(false) };
    read_lines(sender);
    let mut terminal = ClassTerminal::new(words, out);
    terminal.begin(&class)?;
    if lecture.entry_name(words).is_some() {
        terminal.say(&words.text("cli-serve-keys-of-lectures"))?;
    }
    if is_continued {
        terminal.say(&words.text("cli-serve-continued"))?;
    }
    if let Some(notice) = notice.flatten() {
        terminal.say(&notice)?;
    }
    let mut room = Room { args, words, class: &class, inputs, answers, file };
    let end = room.hold(&mut lecture, &mut terminal)?;
    Ok(room.end(&mut lecture, end))
}

/// Goes on where an interrupted lecture was. Returns its class, with the answers to the open question if that is open
/// again.
fn resumed(KeptLecture { place, mut class }: KeptLecture, lecture: &mut ServedLecture<'_>) -> KeptClass {
    lecture.go_on_at(place);
    let open = lecture.open_question();
    class.votes = class.votes.filter(|votes| open == Some(votes.question));
    class
}

/// How a class ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The lecturer ended it.
    Meant,
    /// The program was interrupted. If it is started again, the class goes on.
    Interrupted,
}

/// Opens the port and forwards the clicker's commands. Reports the reason if the port cannot be opened.
fn start(args: &ServeArgs, words: &Words, kept: Option<KeptClass>, sender: SyncSender<LectureInput>) -> Option<Class> {
    let reach = args.server.nats(args.nats.as_deref()).ok()?.map_or(Reach::Here, Reach::Publishes);
    args.server.start(words, reach, kept, move |event| match event {
        ClassEvent::Command(command) => sender.try_send(LectureInput::Command(command)).is_ok(),
        // The counts are polled often enough.
        ClassEvent::Counts => true,
    })
}

/// Reads commands from standard input in the background, until the input ends. Without a terminal only the clicker
/// sends commands.
fn read_lines(sender: SyncSender<LectureInput>) {
    thread::spawn(move || {
        while let Ok(Some((line, _))) = next_line(&mut io::stdin().lock(), MAX_LINE) {
            if sender.send(meant(&line)).is_err() {
                return;
            }
        }
    });
}

fn meant(line: &str) -> LectureInput {
    match line.to_lowercase().as_str() {
        "" => LectureInput::Command(ClickerCommand::Forward),
        "b" => LectureInput::Command(ClickerCommand::Back),
        "q" => LectureInput::Command(ClickerCommand::Ask),
        "]" => LectureInput::Entry { is_next: true },
        "[" => LectureInput::Entry { is_next: false },
        "k" => LectureInput::Clicker,
        "x" => LectureInput::End,
        step => step.parse().map_or(LectureInput::Keys, |step| LectureInput::GoTo(TimelineStep::new(step))),
    }
}

/// The class during a lecture.
struct Room<'a> {
    args: &'a ServeArgs,
    words: &'a Words,
    class: &'a Class,
    inputs: Receiver<LectureInput>,
    answers: Option<AnswerFile<'a>>,
    file: Option<KeptFile<KeptLecture>>,
}

impl Room<'_> {
    /// Executes commands until the lecture ends.
    fn hold(
        &mut self,
        lecture: &mut ServedLecture<'_>,
        terminal: &mut ClassTerminal<'_, impl Write>,
    ) -> io::Result<End> {
        let interrupt = Interrupt::listen();
        let unreached_at = Instant::now() + UNREACHED;
        // The message does not apply behind a proxy, or if the server is for this machine only.
        let mut is_unreached_said = self.args.server.public_url.is_some() || self.class.url().contains("://127.");
        let mut are_guesses_said = false;
        // The number of the last question, and when it was asked.
        let (mut question, mut put_at) = (lecture.open_question(), Instant::now());
        let mut end = End::Interrupted;
        self.show(lecture, terminal)?;
        while !interrupt.has_happened() {
            let done = match self.inputs.recv_timeout(GLANCE) {
                Ok(LectureInput::Command(command)) => {
                    lecture.command(command, self.words.language(), |question| self.class.tally(question))
                }
                Ok(LectureInput::GoTo(step)) => lecture.go_to(step),
                Ok(LectureInput::Entry { is_next }) => lecture.go_to_entry(is_next),
                Ok(LectureInput::Clicker) => {
                    terminal.clicker(self.class)?;
                    continue;
                }
                Ok(LectureInput::Keys) => {
                    terminal.keys()?;
                    continue;
                }
                Ok(LectureInput::End) => {
                    end = End::Meant;
                    break;
                }
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    self.keep(lecture);
                    let presence = self.class.presence();
                    let answers = lecture.open_question().map(|question| self.class.tally(question).answers());
                    terminal.counts(presence.phones(), answers, self.seconds_left(put_at, answers))?;
                    if !is_unreached_said && !presence.has_been_reached && unreached_at <= Instant::now() {
                        is_unreached_said = true;
                        terminal.say(&self.words.text("cli-serve-unreached"))?;
                    }
                    if !are_guesses_said && presence.wrong_secrets != 0 {
                        are_guesses_said = true;
                        terminal.say(&self.words.text("cli-serve-guessed"))?;
                    }
                    if self.answers.as_ref().is_some_and(AnswerFile::is_due)
                        && let Some(notice) = self.add_answers(lecture.closed())
                    {
                        terminal.say(&notice)?;
                    }
                    continue;
                }
            };
            if question != lecture.open_question() {
                (question, put_at) = (lecture.open_question(), Instant::now());
            }
            match done {
                Done::Changed => self.show(lecture, terminal)?,
                Done::Answered => {
                    let notice = self.add_answers(lecture.closed());
                    self.show(lecture, terminal)?;
                    terminal.misconceptions(lecture.closed().last())?;
                    if let Some(notice) = notice {
                        terminal.say(&notice)?;
                    }
                }
                Done::NoStep => terminal.say(&self.words.text("cli-serve-no-step"))?,
                Done::NotAsked(why) => terminal.say(&why.sentence(self.words))?,
            }
        }
        terminal.end()?;
        Ok(end)
    }

    /// Keeps where the lecture is, and the answers to the open question.
    fn keep(&mut self, lecture: &ServedLecture<'_>) {
        if let Some(file) = &mut self.file {
            file.keep(KeptLecture { place: lecture.place(), class: self.class.kept() });
        }
    }

    /// Returns how many seconds are left for answers to a question that was asked at `put_at`; `None` if none is open
    /// or it has no limit.
    fn seconds_left(&self, put_at: Instant, answers: Option<u64>) -> Option<u64> {
        let limit = Duration::from_secs(self.args.answer_time.filter(|_| answers.is_some())?);
        u64::try_from(limit.saturating_sub(put_at.elapsed()).as_millis().div_ceil(1_000)).ok()
    }

    /// Shows the state of the lecture to the class and in the terminal.
    fn show(
        &mut self,
        lecture: &mut ServedLecture<'_>,
        terminal: &mut ClassTerminal<'_, impl Write>,
    ) -> io::Result<()> {
        let state = lecture.state();
        terminal.state(&state, lecture.entry_name(self.words).as_deref())?;
        // First: the number of a question is never used for another one.
        self.keep(lecture);
        self.class.show(state);
        Ok(())
    }

    /// Adds the answers to the file, if there is one. Reports the reason if they cannot be added. Returns a sentence to
    /// be said.
    fn add_answers(&mut self, closed: &[CountedQuestion]) -> Option<String> {
        let (answers, path) = (self.answers.as_mut()?, self.args.csv.as_deref()?);
        answers.add(closed).unwrap_or_else(|sentence| {
            report_file(path, &sentence);
            None
        })
    }

    /// Answers the open question, if there is one, so that its answers are not lost, and adds the last answers to the
    /// file. Returns whether all answers are in it.
    fn end(mut self, lecture: &mut ServedLecture<'_>, end: End) -> bool {
        let is_counted = self.answers.is_some() && lecture.open_question().is_some();
        if is_counted {
            lecture.command(ClickerCommand::Forward, self.words.language(), |question| self.class.tally(question));
        }
        match end {
            End::Meant => self.file.take().into_iter().for_each(KeptFile::remove),
            End::Interrupted => self.keep(lecture),
        }
        let (Some(answers), Some(path)) = (self.answers, self.args.csv.as_deref()) else { return true };
        match answers.end(lecture.closed()) {
            Ok(None) => true,
            Ok(Some(sentence)) | Err(sentence) => {
                report_file(path, &sentence);
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_command_or_a_step() {
        let command = LectureInput::Command;
        for (line, input) in [
            ("", command(ClickerCommand::Forward)),
            ("b", command(ClickerCommand::Back)),
            ("Q", command(ClickerCommand::Ask)),
            ("12", LectureInput::GoTo(TimelineStep::new(12))),
            ("]", LectureInput::Entry { is_next: true }),
            ("[", LectureInput::Entry { is_next: false }),
            ("k", LectureInput::Clicker),
            ("x", LectureInput::End),
            ("?", LectureInput::Keys),
            ("-1", LectureInput::Keys),
            ("99999999999999999999", LectureInput::Keys),
        ] {
            assert_eq!(meant(line), input, "{line}");
        }
    }
}
