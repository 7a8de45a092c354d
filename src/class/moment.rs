//! A moment of a lecture as the class sees it: the picture and sentences of a step, and the current question, in every
//! language.

use super::asking::Asking;
use super::focus::picture_focus;
use poda_core::text::visible;
use poda_core::trace::TimelineStep;
use poda_paper::series::Series;
use poda_picture::export::svg::svg_in_both_themes;
use poda_picture::picture::palette::Theme;
use poda_platform::class::{ClassState, Edition};
use poda_platform::page;
use poda_words::file::MAX_LINK_BYTES;
use poda_words::i18n::Language;

#[derive(Clone, Copy, Debug)]
pub struct ClassMoment<'a> {
    pub step: TimelineStep,
    pub next: Option<TimelineStep>,
    pub asking: Option<&'a Asking>,
    /// The question that the next step forward puts, if any.
    pub coming: Option<&'a Asking>,
}

impl ClassMoment<'_> {
    /// Returns what the class is shown. `pages` are the pages of the search, one series per language.
    pub fn state(&self, pages: &mut [Series<'_>]) -> ClassState {
        ClassState {
            step: self.step.get() as u64,
            steps: pages.first().map_or(0, |pages| pages.end().get() as u64),
            editions: pages.iter_mut().map(|pages| self.edition(pages)).collect(),
            asked: self.asking.and_then(Asking::asked),
            right: self.asking.map(Asking::right).unwrap_or_default(),
            outcome: self.asking.and_then(Asking::outcome),
        }
    }

    fn edition(&self, pages: &mut Series<'_>) -> Edition {
        pages.conceal(self.asking.map(Asking::concealed).unwrap_or_default());
        let page = pages.page_at(self.step);
        let in_words = pages.in_words(self.step);
        let words = pages.words();
        let edition = Edition {
            language: words.language().code().to_owned(),
            title: visible(&pages.publication(Theme::Light).title).into_owned(),
            sentence: pages.sentence(self.step),
            link: link(pages, self.step),
            coming: match self.coming {
                Some(coming) => coming.prompt(words.language()).to_owned(),
                None => self.next.map(|next| pages.sentence(next)).unwrap_or_default(),
            },
            picture: page
                .as_ref()
                .map(|page| svg_in_both_themes(&page.shapes, page.size, &in_words))
                .unwrap_or_default(),
            focus: page.as_ref().and_then(|page| picture_focus(&page.shapes, page.size)),
            notes: self.notes(pages).or_else(|| page?.note).unwrap_or_default(),
            choices: Vec::new(),
            faults: Vec::new(),
        };
        match self.asking {
            Some(asking) => asked_edition(asking, words.language(), edition),
            None => edition,
        }
    }

    /// Returns the author's notes on the way from a question to its answer; `None` if no answer is shown, or it has no
    /// notes.
    fn notes(&self, pages: &Series<'_>) -> Option<String> {
        let answered = self.asking.filter(|asking| !asking.is_open())?;
        let notes = pages.notes(answered.at()..=answered.answered_at());
        (!notes.is_empty()).then(|| notes.join(" "))
    }
}

/// Returns an edition with the question, or with the answer if the question is closed.
pub fn asked_edition(asking: &Asking, language: Language, edition: Edition) -> Edition {
    let choices = asking.choices(language).to_vec();
    let [prompt, answer] = [asking.prompt(language), asking.answer(language)].map(str::to_owned);
    if asking.is_open() {
        // The link would reveal the answer. So would the text `coming`, but only the lecturer reads it.
        Edition { choices, sentence: prompt, coming: answer, link: String::new(), ..edition }
    } else {
        Edition { choices, faults: asking.faults(language).to_vec(), sentence: answer, ..edition }
    }
}

/// Returns the address that opens a step in the page of the whole program; empty if the page's address is not known.
fn link(pages: &Series<'_>, step: TimelineStep) -> String {
    let base = page::base();
    if base.is_empty() { base } else { pages.link(&base, Some(step), MAX_LINK_BYTES).unwrap_or_default() }
}
