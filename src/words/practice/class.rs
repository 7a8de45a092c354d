//! The work of a class: the attempts of every student, copies among them, missing exercises, and the most frequent
//! errors.
//!
//! Does not depend on files or on any language.

use super::report::{ExerciseReport, Report, UnixTime};
use poda_core::document::practice::ExerciseKind;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandedIn {
    pub source: String,
    pub report: Report,
    /// Whether its checksum is right. A damaged report is not counted.
    pub is_intact: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Student {
    pub name: String,
    /// The number or account by which the school knows the student; empty if it is not given.
    pub id: String,
}

impl Student {
    /// Returns the student who handed in a report.
    pub fn of(report: &Report) -> Self {
        Self { name: report.name.clone(), id: report.student.clone() }
    }

    /// Returns whether both are the same person: compares their ids if both have one, and otherwise their names.
    /// Students with neither are never the same.
    pub fn is_same(&self, other: &Self) -> bool {
        if self.id.is_empty() || other.id.is_empty() {
            !self.name.is_empty() && self.name == other.name
        } else {
            self.id == other.id
        }
    }
}

/// The attempts of a student at an exercise that are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    #[default]
    All,
    /// The first one with the most points.
    Best,
    First,
    Last,
}

/// An exercise that a class is to hand in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedExercise {
    /// The fingerprint of its position and search.
    pub position: u64,
    pub title: String,
}

/// The exercises and students that are expected. Without exercises, any exercise is expected; without students, the
/// class is everyone with a report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExpectedWork {
    pub exercises: Vec<ExpectedExercise>,
    pub students: Vec<Student>,
}

/// A student's attempt at an exercise.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    /// The report that contains it.
    pub handed_in: &'a HandedIn,
    pub exercise: &'a ExerciseReport,
    /// The number of the student's attempt at this exercise, counted from 1 in the order of their start times; `None`
    /// in a damaged report.
    pub number: Option<usize>,
    /// The names of other students whose reports have the same answers, start second and duration.
    pub copies: Vec<String>,
    /// Whether exercises are expected and this one is not among them.
    pub is_foreign: bool,
    student: Student,
}

impl Attempt<'_> {
    pub const fn student(&self) -> &Student {
        &self.student
    }

    /// Returns the attempts of the same student at the same exercise, including this one; empty for a damaged report.
    fn alike(&self, all: &[Self], by_student: &StudentIndex) -> Vec<usize> {
        if !self.handed_in.is_intact {
            return Vec::new();
        }
        let found = by_student.get(self.exercise.position, &self.student);
        found.iter().copied().filter(|&other| all[other].exercise.mode == self.exercise.mode).collect()
    }

    /// Returns whether the student has already handed in the same attempt.
    fn is_among(&self, all: &[Self], by_student: &StudentIndex) -> bool {
        self.alike(all, by_student).into_iter().any(|other| all[other].exercise == self.exercise)
    }
}

/// An index of numbered entries by student and position.
#[derive(Default)]
struct StudentIndex {
    ids: HashMap<(u64, String), Vec<usize>>,
    names: HashMap<(u64, String), Vec<usize>>,
    /// The entries of students without an id.
    names_alone: HashMap<(u64, String), Vec<usize>>,
}

impl StudentIndex {
    fn add(&mut self, position: u64, Student { name, id }: &Student, entry: usize) {
        let add = |map: &mut HashMap<(u64, String), Vec<usize>>, text: &String| {
            if !text.is_empty() {
                map.entry((position, text.clone())).or_default().push(entry);
            }
        };
        add(&mut self.ids, id);
        add(&mut self.names, name);
        if id.is_empty() {
            add(&mut self.names_alone, name);
        }
    }

    /// Returns whether there is an entry whose student [is the same](Student::is_same).
    fn has(&self, position: u64, Student { name, id }: &Student) -> bool {
        let has = |map: &HashMap<(u64, String), Vec<usize>>, text: &String| map.contains_key(&(position, text.clone()));
        if id.is_empty() { has(&self.names, name) } else { has(&self.ids, id) || has(&self.names_alone, name) }
    }

    /// Returns the entries whose student [is the same](Student::is_same).
    fn get(&self, position: u64, Student { name, id }: &Student) -> Vec<usize> {
        let get = |map: &HashMap<(u64, String), Vec<usize>>, text: &String| {
            map.get(&(position, text.clone())).cloned().unwrap_or_default()
        };
        if id.is_empty() {
            return get(&self.names, name);
        }
        [get(&self.ids, id), get(&self.names_alone, name)].concat()
    }
}

#[derive(Clone, Debug)]
pub struct ClassWork<'a> {
    /// The attempts, in the order of the reports.
    pub attempts: Vec<Attempt<'a>>,
    pub missing: Vec<(Student, Vec<&'a ExpectedExercise>)>,
}

impl<'a> ClassWork<'a> {
    /// Combines the reports of a class. An attempt that a student has handed in twice, as in a report that was
    /// continued, counts once. The time is linear in the attempts if each student makes few attempts at an exercise.
    pub fn new(reports: &'a [HandedIn], keep: Keep, expected: &'a ExpectedWork) -> Self {
        let positions: HashSet<u64> = expected.exercises.iter().map(|exercise| exercise.position).collect();
        let mut all: Vec<Attempt<'a>> = Vec::new();
        let mut by_student = StudentIndex::default();
        for handed_in in reports {
            let student = Student::of(&handed_in.report);
            for exercise in &handed_in.report.exercises {
                let attempt = Attempt {
                    handed_in,
                    exercise,
                    number: None,
                    copies: Vec::new(),
                    is_foreign: !positions.is_empty() && !positions.contains(&exercise.position),
                    student: student.clone(),
                };
                if !attempt.is_among(&all, &by_student) {
                    if handed_in.is_intact {
                        by_student.add(exercise.position, &student, all.len());
                    }
                    all.push(attempt);
                }
            }
        }
        let missing = missing(&all, &by_student, expected);
        let mut by_time: HashMap<(u64, UnixTime, u64), Vec<usize>> = HashMap::new();
        for (index, Attempt { exercise, .. }) in all.iter().enumerate() {
            by_time.entry((exercise.position, exercise.started, exercise.seconds)).or_default().push(index);
        }
        let begun = |index: usize| (all[index].exercise.started, index);
        let points = |index: usize| (all[index].exercise.sums().points, Reverse(begun(index)));
        let mut kept = Vec::with_capacity(all.len());
        for (index, attempt) in all.iter().enumerate() {
            let alike = attempt.alike(&all, &by_student);
            let is_kept = alike.iter().all(|&other| match keep {
                Keep::All => true,
                Keep::Best => points(other) <= points(index),
                Keep::First => begun(index) <= begun(other),
                Keep::Last => begun(other) <= begun(index),
            });
            if !is_kept {
                continue;
            }
            let earlier = alike.iter().filter(|&&other| begun(other) < begun(index)).count();
            let is_copy = |other: &&Attempt<'_>| {
                !attempt.student.is_same(&other.student)
                    // Those who begin together and make no mistake answer alike.
                    && !attempt.exercise.is_perfect()
                    && attempt.exercise == other.exercise
            };
            let exercise = attempt.exercise;
            // Of damaged and empty reports there may be many at once, which are not compared.
            let can_be_copied = attempt.handed_in.is_intact && !exercise.answers.is_empty();
            let at_once = by_time.get(&(exercise.position, exercise.started, exercise.seconds));
            let at_once = at_once.filter(|_| can_be_copied).into_iter().flatten();
            let at_once = at_once.map(|&other| &all[other]);
            let copies = at_once.filter(is_copy).map(|other| other.student.name.clone()).collect();
            let number = attempt.handed_in.is_intact.then_some(earlier + 1);
            kept.push(Attempt { number, copies, ..attempt.clone() });
        }
        Self { attempts: kept, missing }
    }

    /// Returns the errors of each exercise, in the order in which the exercises occur.
    pub fn summaries(&self) -> Vec<ExerciseSummary> {
        let mut summaries: Vec<ExerciseSummary> = Vec::new();
        for attempt in self.attempts.iter().filter(|attempt| attempt.handed_in.is_intact) {
            let exercise = attempt.exercise;
            let key = (exercise.position, exercise.mode);
            let index = summaries.iter().position(|summary| summary.key == key);
            let index = index.unwrap_or_else(|| {
                summaries.push(ExerciseSummary::new(exercise));
                summaries.len() - 1
            });
            summaries[index].add(exercise);
        }
        for summary in &mut summaries {
            // Sorted by the share of wrong answers; equal ones in the order of the search.
            for counts in [&mut summary.fields, &mut summary.kinds] {
                counts.sort_by_key(|count| Reverse(count.wrong * 1_000_000 / count.asked));
            }
        }
        summaries
    }
}

/// Returns students in order, each once. Takes time in proportion to their number.
pub fn distinct(students: impl IntoIterator<Item = Student>) -> Vec<Student> {
    // Students are distinguished without regard to a position.
    let (mut known, mut found) = (StudentIndex::default(), Vec::new());
    for student in students {
        if !known.has(0, &student) {
            known.add(0, &student, found.len());
            found.push(student);
        }
    }
    found
}

/// Returns the students who have not handed in every expected exercise.
fn missing<'a>(
    attempts: &[Attempt<'_>],
    by_student: &StudentIndex,
    expected: &'a ExpectedWork,
) -> Vec<(Student, Vec<&'a ExpectedExercise>)> {
    let students = if expected.students.is_empty() {
        distinct(attempts.iter().map(|attempt| attempt.student.clone()))
    } else {
        expected.students.clone()
    };
    let has = |student: &Student, exercise: &ExpectedExercise| by_student.has(exercise.position, student);
    let missing = students.into_iter().map(|student| {
        let missing = expected.exercises.iter().filter(|exercise| !has(&student, exercise)).collect();
        (student, missing)
    });
    missing.filter(|(_, missing): &(Student, Vec<_>)| !missing.is_empty()).collect()
}

/// The number of equal ranges into which the points are divided.
pub const PARTS: usize = 10;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseSummary {
    pub title: String,
    pub mode: ExerciseKind,
    /// The number of attempts that are counted.
    pub attempts: usize,
    /// The number of attempts in each range of points: up to a tenth, up to two tenths, ….
    pub points: [usize; PARTS],
    /// Every question or field, the one with the most errors first.
    pub fields: Vec<WrongCount>,
    pub kinds: Vec<WrongCount>,
    key: (u64, ExerciseKind),
}

/// The number of errors of a field or kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongCount {
    /// A field, or a kind.
    pub name: String,
    /// For a question, the step that gives the answer.
    pub step: Option<u64>,
    /// How often the first attempt was not right.
    pub wrong: usize,
    /// The number of times it was asked.
    pub asked: usize,
}

impl ExerciseSummary {
    fn new(exercise: &ExerciseReport) -> Self {
        Self {
            title: exercise.exercise.clone(),
            mode: exercise.mode,
            attempts: 0,
            points: [0; PARTS],
            fields: Vec::new(),
            kinds: Vec::new(),
            key: (exercise.position, exercise.mode),
        }
    }

    fn add(&mut self, exercise: &ExerciseReport) {
        let sums = exercise.sums();
        self.attempts += 1;
        let part = usize::try_from(sums.points.saturating_mul(PARTS as u64) / sums.of.max(1)).unwrap_or(PARTS);
        self.points[part.min(PARTS - 1)] += 1;
        for answer in exercise.answers.iter().filter(|answer| 0 < answer.of) {
            let is_wrong = !answer.mark.counts_as_right();
            let kind = answer.field.rsplit('.').next().unwrap_or_default();
            count(&mut self.fields, &answer.field, answer.step, is_wrong);
            count(&mut self.kinds, kind, None, is_wrong);
        }
    }
}

fn count(counts: &mut Vec<WrongCount>, name: &str, step: Option<u64>, is_wrong: bool) {
    let index = counts.iter().position(|count| count.name == name && count.step == step);
    let index = index.unwrap_or_else(|| {
        counts.push(WrongCount { name: name.to_owned(), step, wrong: 0, asked: 0 });
        counts.len() - 1
    });
    counts[index].asked += 1;
    counts[index].wrong += usize::from(is_wrong);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::report::{AnswerMark, AnswerReport};
    use poda_core::search::split_mix_64::SplitMix64;

    /// Returns reports of students who are sometimes identified only by name and sometimes only by number. Some of them
    /// hand in copies, or the same report twice.
    fn reports(seed: u64) -> Vec<HandedIn> {
        let rng = &mut SplitMix64::new(seed);
        let made = (0..40).map(|index: usize| {
            let mut draw = |texts: &[&str]| rng.choose(texts).unwrap_or_default().to_owned();
            let (name, student) = (draw(&["Ana", "Bruno", "Eva", ""]), draw(&["1", "2", "3", "", ""]));
            let answer = AnswerReport {
                field: "best".to_owned(),
                step: None,
                given: vec![draw(&["A", "B"])],
                mark: AnswerMark::Right,
                points: rng.below(2),
                of: 1,
            };
            let exercise = ExerciseReport {
                exercise: "T".to_owned(),
                lesson: None,
                position: rng.below(2),
                mode: ExerciseKind::FillIn,
                seed: None,
                started: UnixTime(rng.below(4)),
                seconds: 1,
                is_complete: true,
                answers: vec![answer],
            };
            let report = Report { name, student, exercises: vec![exercise] };
            HandedIn { source: index.to_string(), report, is_intact: 0 < rng.below(8) }
        });
        made.collect()
    }

    #[test]
    fn attempts_and_copies_are_those_of_comparing_every_pair() {
        for seed in 0..50 {
            let reports = reports(seed);
            let nothing = ExpectedWork::default();
            let class = ClassWork::new(&reports, Keep::All, &nothing);
            let all = &class.attempts;
            for attempt in all.iter().filter(|attempt| attempt.handed_in.is_intact) {
                let begun = |attempt: &Attempt<'_>| attempt.exercise.started;
                let is_earlier = |other: &&Attempt<'_>| {
                    let is_alike = other.handed_in.is_intact
                        && other.student.is_same(&attempt.student)
                        && other.exercise.position == attempt.exercise.position;
                    let at =
                        |attempt: &Attempt<'_>| all.iter().position(|it| std::ptr::eq(it.handed_in, attempt.handed_in));
                    is_alike && (begun(other), at(other)) < (begun(attempt), at(attempt))
                };
                let is_copy = |other: &&Attempt<'_>| {
                    !other.student.is_same(&attempt.student)
                        && other.exercise == attempt.exercise
                        && attempt.exercise.answers[0].points == 0
                };
                assert_eq!(attempt.number, Some(all.iter().filter(is_earlier).count() + 1), "{seed}");
                let copies: Vec<_> = all.iter().filter(is_copy).map(|other| other.student.name.clone()).collect();
                assert_eq!(attempt.copies, copies, "{seed}");
            }
        }
    }
}
