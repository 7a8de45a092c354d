//! What a class has handed in: the attempts of every student, which of them are copies, what is missing, and what went wrong most
//! often.
//!
//! Knows no files and no words.

use super::report::{ExerciseReport, Report, UnixTime};
use poda_core::document::practice::Exercise;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// A report that was handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandedIn {
    /// Where it was read from.
    pub source: String,
    /// The report.
    pub report: Report,
    /// Whether its checksum fits. What a damaged report says is not counted.
    pub is_intact: bool,
}

/// A student.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Student {
    /// The name.
    pub name: String,
    /// The number or account by which the school knows the student; empty if it is not given.
    pub id: String,
}

impl Student {
    /// Returns the student who handed in a report.
    pub fn of(report: &Report) -> Self {
        Self { name: report.name.clone(), id: report.student.clone() }
    }

    /// Returns whether both are the same person: by their ids where both have one, else by their names. Of somebody without either
    /// nothing is known.
    pub fn is_same(&self, other: &Self) -> bool {
        if self.id.is_empty() || other.id.is_empty() {
            !self.name.is_empty() && self.name == other.name
        } else {
            self.id == other.id
        }
    }
}

/// Which attempts of a student at an exercise are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    /// All.
    #[default]
    All,
    /// The first one with the most points.
    Best,
    /// The one that was begun first.
    First,
    /// The one that was begun last.
    Last,
}

/// An exercise that a class is to hand in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedExercise {
    /// The fingerprint of its position and search.
    pub position: u64,
    /// Its title.
    pub title: String,
}

/// What a class is to hand in. Without exercises any will do, and without students those who hand something in are the class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expected {
    /// The exercises.
    pub exercises: Vec<ExpectedExercise>,
    /// The students.
    pub students: Vec<Student>,
}

/// An exercise that a student has handed in.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    /// The report that holds it.
    pub handed_in: &'a HandedIn,
    /// The exercise.
    pub exercise: &'a ExerciseReport,
    /// The number of the student's attempt at this exercise, from 1, by the time at which it was begun; `None` in a damaged report.
    pub number: Option<usize>,
    /// The names of other students who handed in the same answers, begun in the same second and as long.
    pub copies: Vec<String>,
    /// Whether the exercise is none of those that are expected.
    pub is_foreign: bool,
    student: Student,
}

impl Attempt<'_> {
    /// The student.
    pub const fn student(&self) -> &Student {
        &self.student
    }

    /// Returns the attempts of the same student at the same exercise, this one included; none for a damaged report.
    fn alike(&self, all: &[Self], by_student: &StudentIndex) -> Vec<usize> {
        if !self.handed_in.is_intact {
            return Vec::new();
        }
        let found = by_student.get(self.exercise.position, &self.student);
        found.iter().copied().filter(|&other| all[other].exercise.mode == self.exercise.mode).collect()
    }

    /// Returns whether the student has handed in the same already.
    fn is_among(&self, all: &[Self], by_student: &StudentIndex) -> bool {
        self.alike(all, by_student).into_iter().any(|other| all[other].exercise == self.exercise)
    }
}

/// Finds what belongs to a student and a position, among entries that have numbers.
#[derive(Default)]
struct StudentIndex {
    ids: HashMap<(u64, String), Vec<usize>>,
    names: HashMap<(u64, String), Vec<usize>>,
    /// Those without an id.
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

/// What a class has handed in.
#[derive(Clone, Debug)]
pub struct Class<'a> {
    /// The attempts, in the order of the reports.
    pub attempts: Vec<Attempt<'a>>,
    /// Each student with the exercises that are expected and not handed in.
    pub missing: Vec<(Student, Vec<&'a ExpectedExercise>)>,
}

impl<'a> Class<'a> {
    /// Puts the reports of a class together. What a student has handed in twice, as in a report that was continued, counts once. Linear in
    /// the attempts, as long as each student makes few at an exercise.
    pub fn new(reports: &'a [HandedIn], keep: Keep, expected: &'a Expected) -> Self {
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
                attempt.handed_in.is_intact
                    && !attempt.student.is_same(&other.student)
                    && !attempt.exercise.answers.is_empty()
                    && attempt.exercise == other.exercise
            };
            let exercise = attempt.exercise;
            let at_once = by_time.get(&(exercise.position, exercise.started, exercise.seconds)).into_iter().flatten();
            let at_once = at_once.map(|&other| &all[other]);
            let copies = at_once.filter(is_copy).map(|other| other.student.name.clone()).collect();
            let number = attempt.handed_in.is_intact.then_some(earlier + 1);
            kept.push(Attempt { number, copies, ..attempt.clone() });
        }
        Self { attempts: kept, missing }
    }

    /// Returns what went wrong, exercise by exercise, in the order in which they come up.
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
            // Those of which the greater part is wrong; equal ones in the order of the search.
            for counts in [&mut summary.fields, &mut summary.kinds] {
                counts.sort_by_key(|count| Reverse(count.wrong * 1_000_000 / count.asked));
            }
        }
        summaries
    }
}

/// Returns the students who have not handed in every exercise that is expected.
fn missing<'a>(
    attempts: &[Attempt<'_>],
    by_student: &StudentIndex,
    expected: &'a Expected,
) -> Vec<(Student, Vec<&'a ExpectedExercise>)> {
    let mut students = expected.students.clone();
    if students.is_empty() {
        // Students are told apart whatever the position is.
        let mut known = StudentIndex::default();
        for Attempt { student, .. } in attempts {
            if known.get(0, student).is_empty() {
                known.add(0, student, students.len());
                students.push(student.clone());
            }
        }
    }
    let has = |student: &Student, exercise: &ExpectedExercise| !by_student.get(exercise.position, student).is_empty();
    let missing = students.into_iter().map(|student| {
        let missing = expected.exercises.iter().filter(|exercise| !has(&student, exercise)).collect();
        (student, missing)
    });
    missing.filter(|(_, missing): &(Student, Vec<_>)| !missing.is_empty()).collect()
}

/// The number of parts into which all points are divided.
pub const PARTS: usize = 10;

/// What went wrong in an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseSummary {
    /// Its title.
    pub title: String,
    /// What was to be done.
    pub mode: Exercise,
    /// How many attempts are counted.
    pub attempts: usize,
    /// How many of them have from none to a tenth of the points, to two tenths, ….
    pub points: [usize; PARTS],
    /// Every question or field, the one that went wrong most often first.
    pub fields: Vec<WrongCount>,
    /// The same by kind.
    pub kinds: Vec<WrongCount>,
    key: (u64, Exercise),
}

/// How often something went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongCount {
    /// A field, or a kind.
    pub name: String,
    /// The step that gives the answer, of a question.
    pub step: Option<u64>,
    /// How often it was not right at the first attempt.
    pub wrong: usize,
    /// How often it was asked.
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

    /// Reports of students who are sometimes named by their names alone and sometimes by their numbers alone, some of whom hand in copies
    /// or the same twice.
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
                points: 1,
                of: 1,
            };
            let exercise = ExerciseReport {
                exercise: "T".to_owned(),
                lesson: None,
                position: rng.below(2),
                mode: Exercise::FillIn,
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
            let nothing = Expected::default();
            let class = Class::new(&reports, Keep::All, &nothing);
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
                    !other.student.is_same(&attempt.student) && other.exercise == attempt.exercise
                };
                assert_eq!(attempt.number, Some(all.iter().filter(is_earlier).count() + 1), "{seed}");
                let copies: Vec<_> = all.iter().filter(is_copy).map(|other| other.student.name.clone()).collect();
                assert_eq!(attempt.copies, copies, "{seed}");
            }
        }
    }
}
