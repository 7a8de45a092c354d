//! `poda exam`: writes exam papers and their keys.

use crate::deadline::Deadline;
use crate::flag_values::{
    ALGORITHM, CUT_ON, DepthFlag, FAIL, LANGUAGE, LANGUAGE_CODES, OneOf, depth, expectation, title, value_error, whole,
    with_nearest_part, words,
};
use crate::glyphs::report_missing_letters;
use crate::load::{NO_LIMITS, lesson, load_exam_plan, load_within, read_path};
use crate::search_flags::bytes_of;
use crate::setting_flags::{DRAFTED, MctsSettingFlags, requiring};
use crate::table::{Roster, students_of};
use crate::terminal::{ProgressLine, displayed, report, report_all, report_all_of, report_file};
use crate::waiting::interrupt;
use crate::wish_flags::{BoardFlags, GAME, WishFlags, contents, iterations, seed_or_chosen};
use clap::Args;
use poda_core::document::Document;
use poda_core::document::wishes::{NumberRange, WishedGame, Wishes};
use poda_core::score::CutOn;
use poda_core::search::mcts::MctsConfig;
use poda_core::search::{Algorithm, Fail};
use poda_core::trace::limits::Limits;
use poda_paper::exam::{
    AnyPaper, AskedParts, Bank, ExerciseSource, KeyForm, MAX_BYTES, MAX_EXERCISES, MctsPaper, Paper, PaperCode,
    PaperEntry, PaperError, PaperFileError, PaperFormat, PaperSettings, PaperSize, Seat, Variant, Weights,
    check_sheets, key_path, mcts_paper_of_documents, mcts_paper_while, mixed_paper_while, paper_while, seats_path,
};
use poda_paper::series::export_error_sentence;
use poda_platform::disk::{self, DiskError, StagedFiles, remove_abandoned};
use poda_platform::system::Interrupt;
use poda_words::file::{ExamPlan, ExamPlanEntry, ExamPlanSource, MAX_POINTS, load_depth_first, load_with_players};
use poda_words::i18n::{Language, Words, args};
use poda_words::messages::Message;
use poda_words::practice::class::Student;
use poda_words::practice::generator::MctsWishes;
use poda_words::table::{Cell, table_text};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const PAPER: OneOf<PaperSize> = OneOf {
    all: || PaperSize::ALL.map(|size| (size.name(), size)).to_vec(),
    aliases: || vec![("us-letter", "letter")],
};

const FORMAT: OneOf<PaperFormat> =
    OneOf::of(|| PaperFormat::ALL.map(|format| (format.properties().name, format)).to_vec());

const KEY_FORM: OneOf<KeyForm> = OneOf::of(|| vec![("short", KeyForm::Short), ("long", KeyForm::Long)]);

/// The most exercises that share a page.
const MAX_PER_PAGE: usize = 4;

#[derive(Args, Clone, Debug, PartialEq)]
#[command(mut_args(|arg| BoardFlags::changed(arg, |flag| flag.conflicts_with("files"))))]
#[command(mut_args(|arg| requiring::<MctsConfig>(arg, &[DRAFTED], "mcts")))]
pub struct ExamArgs {
    #[arg(long, value_parser = whole::<u64>, value_name = "N", allow_negative_numbers = true, help = "cli-help-exam-seed")]
    seed: Option<u64>,
    #[arg(long, conflicts_with = "files", value_parser = count, value_name = "N", default_value = "1", allow_negative_numbers = true, help = "cli-help-exam-count")]
    count: usize,
    #[arg(long, value_parser = variants, value_name = "N", default_value = "1", allow_negative_numbers = true, help = "cli-help-exam-variants")]
    variants: usize,
    #[arg(long, conflicts_with = "files", value_parser = GAME, value_name = "tree|tic-tac-toe|connect-four|kalah|nim", help = "cli-help-exam-kind")]
    kind: Option<WishedGame>,
    #[arg(long, conflicts_with_all = ["files", "kind", "ask", "algorithm", "fail", "cut_on", "points", "weights", "minutes", "worked_example", "students", "per_page", "size", "players", "range", "ties", "ragged"], help = "cli-help-exam-mcts")]
    mcts: bool,
    #[arg(long, requires = "mcts", value_parser = iterations, value_name = "N|6..12", help = "cli-help-exam-iterations")]
    iterations: Option<NumberRange<u32>>,
    #[command(flatten)]
    mcts_settings: MctsSettingFlags<DRAFTED>,
    #[arg(long, conflicts_with = "files", value_parser = contents, value_name = "shallow=1,deep=1,…", help = "cli-help-exam-contents")]
    contents: Option<WishFlags>,
    #[arg(long, value_parser = asked, value_name = "values,windows:min,…", help = "cli-help-exam-ask")]
    ask: Option<AskedParts>,
    #[command(flatten)]
    board: BoardFlags,
    #[arg(long, conflicts_with = "files", value_parser = ALGORITHM, help = "cli-help-exam-algorithm", value_name = "cli-help-value-name")]
    algorithm: Option<Algorithm>,
    #[arg(long, conflicts_with = "files", value_parser = depth, value_name = "N|full", allow_negative_numbers = true, help = "cli-help-depth")]
    depth: Option<DepthFlag>,
    #[arg(long, conflicts_with = "files", value_parser = FAIL, value_name = "soft|hard", help = "cli-help-fail")]
    fail: Option<Fail>,
    #[arg(long, conflicts_with = "files", value_parser = CUT_ON, value_name = "equal|strict", help = "cli-help-cut-on")]
    cut_on: Option<CutOn>,
    #[arg(long, value_parser = whole::<u64>, value_name = "MB", default_value = "256", allow_negative_numbers = true, help = "cli-help-exam-max-memory")]
    max_memory: u64,
    #[arg(long, value_parser = PAPER, value_name = "a4|letter", default_value = "a4", help = "cli-help-exam-paper")]
    paper: PaperSize,
    #[arg(long, value_parser = per_page, value_name = "1..4", default_value = "1", allow_negative_numbers = true, help = "cli-help-exam-per-page")]
    per_page: usize,
    #[arg(long, value_parser = title, help = "cli-help-exam-title", value_name = "cli-help-value-name")]
    title: Option<String>,
    #[arg(long, value_parser = points, value_name = "N", allow_negative_numbers = true, help = "cli-help-exam-points")]
    points: Option<u32>,
    #[arg(long, value_parser = weights, value_name = "values=2,cuts=3,…", default_value = "", hide_default_value = true, help = "cli-help-exam-weights")]
    weights: Weights,
    #[arg(long, value_parser = points, value_name = "N", allow_negative_numbers = true, help = "cli-help-exam-minutes")]
    minutes: Option<u32>,
    #[arg(long, help = "cli-help-exam-worked-example")]
    worked_example: bool,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    lang: Option<Language>,
    #[arg(long, value_parser = FORMAT, value_name = "pdf|latex|moodle|qti", help = "cli-help-exam-format")]
    format: Option<PaperFormat>,
    #[arg(short, long, value_hint = clap::ValueHint::FilePath, required_unless_present = "key_json", help = "cli-help-exam-output", value_name = "cli-help-value-file")]
    output: Option<PathBuf>,
    #[arg(long, value_hint = clap::ValueHint::FilePath, requires = "output", help = "cli-help-exam-key", value_name = "cli-help-value-file")]
    key: Option<PathBuf>,
    #[arg(long, value_parser = KEY_FORM, value_name = "short|long", default_value = "short", help = "cli-help-exam-key-form")]
    key_form: KeyForm,
    #[arg(long, value_hint = clap::ValueHint::FilePath, help = "cli-help-exam-key-json", value_name = "cli-help-value-file")]
    key_json: Option<PathBuf>,
    #[arg(long, value_hint = clap::ValueHint::FilePath, requires = "output", help = "cli-help-exam-students", value_name = "class.csv")]
    students: Option<PathBuf>,
    #[arg(long, requires = "students", help = "cli-help-exam-with-test-student")]
    with_test_student: bool,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-exam-files", value_name = "cli-help-value-file")]
    files: Vec<PathBuf>,
}

impl ExamArgs {
    fn wishes(&self) -> Wishes {
        let game = self.board.over(self.kind);
        let wishes = Wishes {
            game,
            depth: self.depth.and_then(|DepthFlag(depth)| depth),
            algorithm: self.algorithm.unwrap_or_else(|| game.usual_algorithm()),
            fail: self.fail.unwrap_or_default(),
            cut_on: self.cut_on.unwrap_or_default(),
            ..Wishes::default()
        };
        WishFlags::over(self.contents.as_ref(), wishes)
    }

    /// Returns the format of the paper, from its flag or the output's extension.
    fn format(&self) -> Option<PaperFormat> {
        self.format.or_else(|| self.output.as_deref().and_then(PaperFormat::of_path))
    }

    /// Checks that the arguments fit together.
    ///
    /// # Errors
    /// Fails if no flag names a format and the output's extension is not that of a format, or if sheets with names are
    /// to be written in a format without pages.
    pub fn check(&self, command: &clap::Command) -> Result<(), clap::Error> {
        let wrong = |flag: &str, value: &Path, message: &str| {
            Err(value_error(command, flag.to_owned(), value.to_string_lossy().into_owned(), expectation(message, &[])))
        };
        match (&self.output, self.format(), &self.students) {
            (Some(output), None, _) => wrong("--output", output, "cli-exam-unknown-format"),
            (_, Some(PaperFormat::Latex | PaperFormat::Moodle | PaperFormat::Canvas), Some(students)) => {
                wrong("--students", students, "cli-exam-students-on-paper")
            }
            (_, Some(format), _) if self.is_for_sheets() && !format.properties().has_sheets => {
                let output = self.output.as_deref().unwrap_or(Path::new(""));
                wrong("--output", output, "cli-exam-marks-on-paper")
            }
            (_, Some(PaperFormat::Pdf) | None, _) | (_, Some(_), None) => Ok(()),
        }
    }

    /// Returns whether the arguments ask for something that only printed sheets have.
    fn is_for_sheets(&self) -> bool {
        self.points.is_some() || self.minutes.is_some() || self.worked_example || 1 < self.per_page
    }

    fn mcts_wishes(&self) -> MctsWishes {
        let depth = self.depth.and_then(|DepthFlag(depth)| depth);
        let search = self.mcts_settings.over(MctsConfig::default());
        WishFlags::over_mcts(self.contents.as_ref(), self.board.mcts_wishes(depth, self.iterations, search))
    }

    fn settings<W>(&self, seed: u64, wishes: W, format: PaperFormat) -> PaperSettings<W> {
        PaperSettings {
            code: PaperCode { seed, wishes },
            count: self.count,
            variants: self.variants,
            asked: format.asked_parts(self.ask),
            paper_size: self.paper,
            per_page: self.per_page,
            title: self.title.clone(),
            points: self.points,
            weights: self.weights,
            minutes: self.minutes,
            has_worked_example: self.worked_example,
        }
    }
}

fn count(text: &str) -> Result<usize, String> {
    let is_possible = |count: &usize| (1..=MAX_EXERCISES).contains(count);
    whole(text).ok().filter(is_possible).ok_or_else(|| expectation("exam-count", &args![most = MAX_EXERCISES]))
}

fn variants(text: &str) -> Result<usize, String> {
    let is_possible = |variants: &usize| (1..=Variant::MAX).contains(variants);
    whole(text).ok().filter(is_possible).ok_or_else(|| expectation("exam-variants", &args![most = Variant::MAX]))
}

fn per_page(text: &str) -> Result<usize, String> {
    let is_possible = |number: &usize| (1..=MAX_PER_PAGE).contains(number);
    let expected = || expectation("cli-expected-per-page", &args![most = MAX_PER_PAGE]);
    whole(text).ok().filter(is_possible).ok_or_else(expected)
}

/// Parses a number of points or of minutes.
fn points(text: &str) -> Result<u32, String> {
    let is_possible = |number: &u32| (1..=MAX_POINTS).contains(&(*number as usize));
    whole(text).ok().filter(is_possible).ok_or_else(|| expectation("cli-expected-points", &args![most = MAX_POINTS]))
}

fn weights(text: &str) -> Result<Weights, String> {
    let mut parts = text.split(',').map(|part| part.trim().to_lowercase()).filter(|part| !part.is_empty());
    let weights = parts.try_fold(Weights::EQUAL, |weights, part| weights.with(&part));
    let expected = || expectation("cli-expected-weights", &args![most = Weights::MAX.to_string()]);
    weights.ok_or_else(|| with_nearest_part(expected(), text, &AskedParts::NAMES))
}

fn asked(text: &str) -> Result<AskedParts, String> {
    let mut parts = text.split(',').map(|part| part.trim().to_lowercase()).filter(|part| !part.is_empty());
    let asked = parts.try_fold(AskedParts::NONE, |asked, part| asked.with(&part));
    let asked = asked.filter(|asked| *asked != AskedParts::NONE);
    asked.ok_or_else(|| with_nearest_part(expectation("cli-expected-asked", &[]), text, &AskedParts::NAMES))
}

/// Writes a paper and its key. Returns whether everything was written.
pub fn exam(args: &ExamArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let output = args.output.as_deref();
    let format = args.format().unwrap_or(PaperFormat::Pdf);
    let contents = args.contents.as_ref();
    if contents.is_some_and(|contents| if args.mcts { contents.name_search() } else { contents.name_mcts() }) {
        report(&words.text("mcts-exam-contents"));
        return Ok(false);
    }
    let Some(plan) = plan(&args.files, &words) else { return Ok(false) };
    if let Some((path, sentence)) = target_fault(args, &plan, format, &words) {
        report_file(&path, &sentence);
        return Ok(false);
    }
    let interrupt = interrupt();
    let Some(students) = students(args, &words) else { return Ok(false) };
    let Some(paper) = made(args, &plan, format, &words, &interrupt) else { return Ok(false) };
    let is_missing = format == PaperFormat::Pdf && has_missing_letters(args, &students, &plan, &words);
    let paper = paper.for_students(students);
    report_all(paper.notes(&words));
    let code = paper.code();
    let number = code.seed().to_string();
    writeln!(out, "{}", words.fill("cli-exam-code", &args![seed = number, code = code.to_string()]))?;
    let mut files = output.map_or_else(Vec::new, |output| files(args, &plan, format, output, &paper, &words));
    if let Some(path) = &args.key_json {
        files.insert(0, (path.clone(), Ok(paper.key_json()?)));
    }
    if interrupt.has_happened() {
        report_all(PaperError::Canceled.sentences(&words));
        return Ok(false);
    }
    let sources = if format.properties().is_source { output } else { None };
    Ok(write(&words, files, sources, out)? && !is_missing)
}

/// Reports the names and titles with letters that no bundled font has. Returns whether there are any.
fn has_missing_letters(args: &ExamArgs, students: &[Student], plan: &ExamPlan, words: &Words) -> bool {
    let mut is_missing = false;
    if let Some(path) = &args.students {
        is_missing |= report_missing_letters(words, path, students.iter().map(|student| student.name.clone()));
    }
    for entry in &plan.entries {
        if let ExamPlanSource::File(path) = &entry.source
            && let Ok(bytes) = disk::read(Path::new(path))
            && let Ok(document) = load_with_players(&bytes)
        {
            is_missing |= report_missing_letters(words, Path::new(path), document.drawn_texts(words.language()));
        }
    }
    let titled = args.output.as_deref().zip(args.title.clone());
    is_missing | titled.is_some_and(|(path, title)| report_missing_letters(words, path, [title]))
}

/// Returns the paths and contents of the files of a paper. A failure has the path to which it applies, and a sentence.
fn files(
    args: &ExamArgs,
    plan: &ExamPlan,
    format: PaperFormat,
    output: &Path,
    paper: &AnyPaper,
    words: &Words,
) -> Vec<(PathBuf, Result<Vec<u8>, String>)> {
    let written = match paper.file(format, args.key_form, words) {
        Ok(Bank { bytes, notes }) => {
            report_all(notes);
            (output.to_owned(), Ok(bytes))
        }
        Err(PaperFileError::NotDrawn(error)) => (output.to_owned(), Err(export_error_sentence(words, &error))),
        Err(PaperFileError::NoQuestion(failure)) => match source_path(plan, failure.number) {
            Some(path) => (path.to_owned(), Err(failure.error.sentence(words))),
            None => (output.to_owned(), Err(failure.sentence(words))),
        },
    };
    // Question banks mark themselves and LaTeX source contains its key, so a separate key is written only on request.
    let usual_key = (format == PaperFormat::Pdf).then(|| key_path(output));
    let key = |path: PathBuf| {
        let key = paper.key_pdf(args.key_form, words);
        (path, key.map_err(|error| export_error_sentence(words, &error)))
    };
    let key = args.key.clone().or(usual_key).map(key);
    let seats = args.students.as_ref().map(|_| (seats_path(output), Ok(seats_table(paper.seats()).into_bytes())));
    [written].into_iter().chain(key).chain(seats).collect()
}

/// Returns the file or the name of the lesson of an exercise, by its number from 1; `None` if it is generated.
fn source_path(plan: &ExamPlan, number: usize) -> Option<&Path> {
    match &plan.entries.get(number.checked_sub(1)?)?.source {
        ExamPlanSource::File(path) | ExamPlanSource::Lesson(path) => Some(Path::new(path)),
        ExamPlanSource::Wishes(_) => None,
    }
}

fn seats_table(seats: &[Seat]) -> String {
    let rows = seats.iter().map(|Seat { student, variant, .. }| -> [Cell<'_>; 3] {
        [(&student.name).into(), (&student.id).into(), variant.to_string().into()]
    });
    table_text(["name", "student", "variant"], rows)
}

/// Reads the students from the table. Reports the reason if it cannot be read.
fn students(args: &ExamArgs, words: &Words) -> Option<Vec<Student>> {
    let Some(path) = &args.students else { return Some(Vec::new()) };
    let unread = |error| match error {
        DiskError::NotFound => words.text("cli-no-table"),
        other => other.sentence(words),
    };
    let read = read_path(path).map_err(unread).and_then(|bytes| students_of(words, &bytes));
    let Roster { mut students, remarks, test_students } = read.map_err(|sentence| report_file(path, &sentence)).ok()?;
    report_all_of(path, remarks);
    if !args.with_test_student {
        let left_out = |(line, _): &(u64, Student)| words.fill("cli-exam-test-student", &args![line = *line]);
        report_all_of(path, test_students.iter().map(left_out));
        students.retain(|student| test_students.iter().all(|(_, test)| test != student));
    }
    Some(students)
}

/// Returns the first output path that must not be written, and why: a file that the paper reads, or a path that is
/// named twice.
fn target_fault(args: &ExamArgs, plan: &ExamPlan, format: PaperFormat, words: &Words) -> Option<(PathBuf, String)> {
    let default_key = || args.output.as_deref().filter(|_| format == PaperFormat::Pdf).map(key_path);
    let seats = args.output.as_deref().filter(|_| args.students.is_some()).map(seats_path);
    let targets = [args.key_json.clone(), args.output.clone(), args.key.clone().or_else(default_key), seats];
    let planned = plan.entries.iter().filter_map(|entry| match &entry.source {
        ExamPlanSource::File(path) => Some(PathBuf::from(path)),
        ExamPlanSource::Lesson(_) | ExamPlanSource::Wishes(_) => None,
    });
    let sources: Vec<_> = planned.chain(args.files.iter().chain(&args.students).cloned()).collect();
    let mut taken = Vec::new();
    for target in targets.into_iter().flatten() {
        let Ok(path) = fs::canonicalize(&target).or_else(|_| std::path::absolute(&target)) else { continue };
        if sources.iter().any(|file| fs::canonicalize(file).is_ok_and(|file| file == path)) {
            return Some((target, words.text("cli-exam-over-position")));
        }
        if taken.contains(&path) {
            return Some((target, words.text("cli-exam-same-file")));
        }
        taken.push(path);
    }
    None
}

/// Generates the paper that the flags describe, or makes it by the plan of the files. Reports the reason on failure.
fn made(
    args: &ExamArgs,
    plan: &ExamPlan,
    format: PaperFormat,
    words: &Words,
    interrupt: &Interrupt,
) -> Option<AnyPaper> {
    if let Some(documents) = sampled_documents(plan) {
        return of_sampled(args, plan, documents, format, words).map(AnyPaper::from);
    }
    if !args.files.is_empty() {
        return of_plan(args, plan, format, words, interrupt).map(AnyPaper::from);
    }
    let seed = seed_or_chosen(args.seed);
    let made = with_progress(args.variants * args.count, words, interrupt, |goes_on| {
        if args.mcts {
            mcts_paper_while(&args.settings(seed, args.mcts_wishes(), format), words, goes_on).map(AnyPaper::from)
        } else {
            paper_while(&args.settings(seed, args.wishes(), format), words, goes_on).map(AnyPaper::from)
        }
    });
    match made {
        Ok(paper) => Some(paper),
        Err(error) => {
            if args.mcts || matches!(error, PaperError::NotGenerated(_)) {
                report(&words.fill("cli-practice-seed", &args![seed = seed.to_string()]));
            }
            report_all(error.sentences(words));
            None
        }
    }
}

/// Makes a paper while a progress line shows how many of its exercises are generated.
fn with_progress<T>(
    all: usize,
    words: &Words,
    interrupt: &Interrupt,
    work: impl FnOnce(&mut dyn FnMut(usize) -> bool) -> T,
) -> T {
    let progress = ProgressLine::new(words, Deadline::default());
    let made = work(&mut |done| {
        let number = |number: usize| words.number(number as u64);
        progress.say(|| words.fill("cli-exam-progress", &args![done = number(done), all = number(all)]));
        !interrupt.has_happened()
    });
    progress.clear();
    made
}

/// Returns the plan in the only file, with its paths relative to the current folder; otherwise a plan of all files,
/// which is empty without files. Reports faults of the plan.
fn plan(files: &[PathBuf], words: &Words) -> Option<ExamPlan> {
    if let [path] = files
        && let Some(mut plan) = load_exam_plan(words, path).ok()?
    {
        let folder = path.parent().unwrap_or(Path::new(""));
        for entry in &mut plan.entries {
            if let ExamPlanSource::File(file) = &mut entry.source {
                *file = folder.join(&file).to_string_lossy().into_owned();
            }
        }
        return Some(plan);
    }
    let entry = |path: &PathBuf| ExamPlanEntry {
        source: ExamPlanSource::File(path.to_string_lossy().into_owned()),
        points: None,
        title: None,
    };
    Some(ExamPlan { title: None, entries: files.iter().map(entry).collect() })
}

/// Makes a paper by a plan. Reports the first reason on failure.
fn of_plan(
    args: &ExamArgs,
    plan: &ExamPlan,
    format: PaperFormat,
    words: &Words,
    interrupt: &Interrupt,
) -> Option<Paper> {
    let is_printed = args.output.is_some() && (format.properties().has_sheets || args.key.is_some());
    let mut settings = args.settings(args.seed.unwrap_or_default(), args.wishes(), format);
    settings.title =
        settings.title.or_else(|| plan.title.as_ref().map(|it| it.in_language(words.language()).to_owned()));
    let entries = entries(plan, bytes_of(args.max_memory), words)?;
    let made = with_progress(args.variants * entries.len(), words, interrupt, |goes_on| {
        mixed_paper_while(&entries, &settings, bytes_of(args.max_memory), words, goes_on)
    });
    let checked = made.and_then(|paper| {
        if is_printed {
            check_sheets(&paper, words)?;
        }
        Ok(paper)
    });
    let refused = |(number, error): (usize, PaperError)| {
        report_all_of(source_path(plan, number).unwrap_or(&args.files[0]), error.sentences(words));
    };
    checked.map_err(refused).ok()
}

/// Returns the documents of a plan if all of them are searched by Monte Carlo tree search.
fn sampled_documents(plan: &ExamPlan) -> Option<Vec<Document>> {
    let document = |ExamPlanEntry { source, title, .. }: &ExamPlanEntry| {
        let document = match source {
            ExamPlanSource::Lesson(name) => lesson(name)?.clone(),
            // What is no regular file is read once.
            ExamPlanSource::File(path) if Path::new(path).is_file() => {
                load_with_players(&disk::read(Path::new(path)).ok()?).ok()?
            }
            ExamPlanSource::File(_) | ExamPlanSource::Wishes(_) => return None,
        };
        let title = title.clone().or_else(|| document.title.clone());
        document.sampled().is_some().then_some(Document { title, ..document })
    };
    if plan.entries.is_empty() { None } else { plan.entries.iter().map(document).collect() }
}

/// Makes a paper of documents that are searched by Monte Carlo tree search. Reports the first reason on failure.
fn of_sampled(
    args: &ExamArgs,
    plan: &ExamPlan,
    documents: Vec<Document>,
    format: PaperFormat,
    words: &Words,
) -> Option<MctsPaper> {
    let has_points = plan.entries.iter().any(|entry| entry.points.is_some());
    if has_points
        || args.is_for_sheets()
        || args.weights != Weights::EQUAL
        || args.ask.is_some()
        || args.students.is_some()
    {
        report_file(&args.files[0], &words.text("mcts-exam-plain"));
        return None;
    }
    let mut settings = args.settings(args.seed.unwrap_or_default(), args.wishes(), format);
    settings.title =
        settings.title.or_else(|| plan.title.as_ref().map(|it| it.in_language(words.language()).to_owned()));
    let refused = |(number, error): (usize, PaperError)| {
        report_all_of(source_path(plan, number).unwrap_or(&args.files[0]), error.sentences(words));
    };
    mcts_paper_of_documents(documents, &settings, words).map_err(refused).ok()
}

/// Returns the exercises of a paper on these files. Reports the reason if one cannot be read.
pub fn own_entries(files: &[PathBuf], words: &Words) -> Option<Vec<PaperEntry>> {
    entries(&plan(files, words)?, MAX_BYTES, words)
}

fn entries(plan: &ExamPlan, max_bytes: usize, words: &Words) -> Option<Vec<PaperEntry>> {
    let mut limits = Limits { bytes: max_bytes, ..NO_LIMITS };
    let mut entries = Vec::new();
    for ExamPlanEntry { source, points, title } in &plan.entries {
        let source = match source {
            ExamPlanSource::Wishes(wishes) => ExerciseSource::Generated(*wishes),
            ExamPlanSource::Lesson(name) => ExerciseSource::Document(Box::new(lesson(name)?.clone())),
            ExamPlanSource::File(path) => {
                let (document, left) =
                    load_within(words, Path::new(path), limits, Deadline::default(), load_depth_first)?;
                limits = left;
                ExerciseSource::Document(Box::new(document))
            }
        };
        entries.push(PaperEntry { source, points: *points, title: title.clone() });
    }
    Some(entries)
}

/// Writes all files or none, and prints their names. Returns whether they were written; reports the reason if not.
/// `source` is the file whose old contents are kept.
fn write(
    words: &Words,
    files: Vec<(PathBuf, Result<Vec<u8>, String>)>,
    source: Option<&Path>,
    out: &mut impl Write,
) -> io::Result<bool> {
    // This precedes staging, because names of files of one paper may have a common beginning.
    for (path, _) in &files {
        remove_abandoned(path);
    }
    let mut staged = StagedFiles::default();
    let mut written = Vec::new();
    let why = |error: &DiskError| words.fill("cli-exam-not-written", &args![reason = error.sentence_of_writing(words)]);
    for (path, file) in files {
        let added = file.and_then(|bytes| {
            let kept = if source == Some(&path) { staged.keep(&path, &bytes) } else { Ok(()) };
            kept.and_then(|()| staged.add(&path, &bytes)).map_err(|error| why(&error))
        });
        if let Err(sentence) = added {
            report_file(&path, &sentence);
            return Ok(false);
        }
        written.push(path);
    }
    if let Err((path, error)) = staged.commit() {
        report_file(&path, &why(&error));
        return Ok(false);
    }
    for path in written {
        writeln!(out, "{}", words.fill("cli-exam-written", &args![file = displayed(&path)]))?;
    }
    Ok(true)
}
