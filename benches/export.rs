//! The time of exporting pictures of a search, in each format.
//!
//! Each figure includes everything between a recorded search and the bytes of the file: drawing the pages and encoding
//! them. Nothing is written to disk.

mod figures;
mod times;

use criterion::{Criterion, criterion_group, criterion_main};
use figures::{Time, figure};
use poda::document::Document;
use poda::export::{Format, Publication, PublicationLabels};
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::picture::fit::PictureBounds;
use poda::picture::palette::Theme;
use poda::picture::shape::{Point, point};
use poda::series::{SearchPages, Series, SeriesOptions, StepGroup, StepSelection};
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use poda::trace::{Recorded, TimelineStep};
use times::Times;

/// A lesson and the search of it.
struct Searched {
    document: Document,
    recorded: Recorded<AnyGame>,
    words: Words,
}

impl Searched {
    /// Searches a lesson by its name.
    fn lesson(name: &str) -> Self {
        let number = poda::lessons::by_name(name).expect("a lesson has this name");
        Self::document(poda::lessons::all()[number].clone())
    }

    /// Searches a tree in which every inner node has `children` children, down to `plies` plies.
    fn tree(children: usize, plies: usize) -> Self {
        let level = |below: String, _| format!("[{}]", vec![below; children].join(", "));
        let tree = (0..plies).fold("7".to_owned(), level);
        let text = format!("(version: 1, game: Tree(tree: {tree}), search: (algorithm: Minimax))");
        Self::document(poda::file::load(text.as_bytes()).expect("a position"))
    }

    fn document(document: Document) -> Self {
        let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(1_000_000), &());
        Self { document, recorded: Recorded::Search(passes), words: Words::new(Language::ENGLISH) }
    }

    /// The pages of the selected steps, as large as this.
    fn series(&self, steps: &StepSelection, size: Point) -> Series<'_> {
        let bounds = PictureBounds { width: Some(size.x), height: Some(size.y), max_aspect: None, min_text_px: None };
        let search = SearchPages { document: &self.document, recorded: self.recorded.clone(), is_own: true };
        let options = SeriesOptions { bounds, ..SeriesOptions::default() };
        let series = Series::new(search, steps, options, &self.words).expect("the search has such steps");
        series.confirmed(true)
    }

    fn publication() -> Publication {
        Publication {
            title: "A lesson".to_owned(),
            language: Language::ENGLISH,
            theme: Theme::Light,
            labels: PublicationLabels::default(),
            link: None,
        }
    }

    /// Writes the selected steps in a format, and returns how many bytes all files have.
    fn export(&self, steps: &StepSelection, size: Point, format: Format, scale: f32) -> usize {
        let mut series = self.series(steps, size);
        let mut exporter = format.exporter(Self::publication(), scale);
        let mut bytes = 0;
        for number in 0..series.steps().len() {
            let page = series.page(number).expect("the series has a page per step");
            let file = exporter.add(&page).expect("the page can be written");
            bytes += file.map_or(0, |file| file.len());
        }
        bytes + exporter.finish().expect("the file can be completed").map_or(0, |file| file.len())
    }
}

/// Measures writing a series and prints its figure.
fn figure_of(criterion: &mut Criterion, name: &str, target: &str, write: impl Fn() -> usize) {
    let mut times = Times::default();
    let mut group = criterion.benchmark_group("export");
    group.sample_size(10);
    group.bench_function(name, |bencher| times.measure(bencher, 1, &write));
    group.finish();
    if let Some(seconds) = times.median() {
        let value = format!("{}, {} bytes", Time(seconds), write());
        figure(name, &value, target);
    }
}

fn png(criterion: &mut Criterion) {
    let lesson = Searched::lesson("first-tree");
    let end = StepSelection::from(StepGroup::Last);
    figure_of(criterion, "one PNG of the first lesson at 3840 × 2160", "≤ 0.5 s", || {
        lesson.export(&end, point(1280.0, 720.0), Format::Png, 3.0)
    });
    let large = Searched::tree(3, 7);
    let end = StepSelection::from(StepGroup::Last);
    figure_of(criterion, "one PNG of a tree from afar at 3840 × 2160", "≤ 0.5 s", || {
        large.export(&end, point(1280.0, 720.0), Format::Png, 3.0)
    });
}

fn gif(criterion: &mut Criterion) {
    let lesson = Searched::lesson("a-to-n");
    let all = StepSelection::from(StepGroup::All);
    figure_of(criterion, "a PNG per step of A to N at 1280 × 800", "no target", || {
        lesson.export(&all, point(1280.0, 800.0), Format::Png, 1.0)
    });
}

/// What a series takes before any format: a thousand steps of a tree of 364 nodes, on pages wide enough to draw each of
/// them.
fn pages(criterion: &mut Criterion) {
    let searched = Searched::tree(3, 5);
    let first = TimelineStep::new(1)..=TimelineStep::new(1_000);
    let steps = StepSelection { groups: Vec::new(), ranges: vec![first] };
    let draw = || {
        let mut series = searched.series(&steps, point(17_000.0, 600.0));
        let pages = (0..series.steps().len()).filter_map(|number| series.page(number));
        pages.for_each(|page| drop(std::hint::black_box(page)));
        0
    };
    figure_of(criterion, "the pages of 1,000 steps of 364 nodes, in no format", "a part of 3 s", draw);
    figure_of(criterion, "1,000 SVG steps of 364 nodes", "≤ 3 s", || {
        searched.export(&steps, point(17_000.0, 600.0), Format::Svg, 1.0)
    });
    figure_of(criterion, "a handout of 1,000 steps of 364 nodes", "no target", || {
        searched.export(&steps, point(17_000.0, 600.0), Format::Html, 1.0)
    });
}

fn pdf(criterion: &mut Criterion) {
    let first = TimelineStep::new(1)..=TimelineStep::new(60);
    let steps = StepSelection { groups: Vec::new(), ranges: vec![first] };
    let boards = Searched::lesson("expert");
    figure_of(criterion, "60 pages of PDF with boards", "≤ 2 s", || {
        boards.export(&steps, point(1280.0, 600.0), Format::Pdf, 1.0)
    });
    let large = Searched::lesson("othello-opening");
    let all = StepSelection::from(StepGroup::All);
    let name = format!("{} pages of PDF with large boards", large.series(&all, point(1280.0, 600.0)).steps().len());
    figure_of(criterion, &name, "≤ 2 s for 60", || large.export(&all, point(1280.0, 600.0), Format::Pdf, 1.0));
}

criterion_group!(benches, pages, png, gif, pdf);
criterion_main!(benches);
