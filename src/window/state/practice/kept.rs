//! The stored form of a blank tree, and how it is filled in further from it.

use super::fill_in::FillIn;
use super::marked_sheets::{MarkedSheet, MarkedSheets};
use crate::stored::kept_work::{KeptClass, KeptEntries, KeptSheet, KeptText};
use poda_core::trace::NodeId;
use poda_session::shown_search::ShownSearch;
use poda_words::practice::blank::{BlankField, BlankPart};
use poda_words::practice::class::Student;

impl FillIn {
    /// Returns the blank tree in its stored form; `None` if there is nothing to keep.
    pub fn kept(&self) -> Option<KeptSheet> {
        let student = |student: &Student| [student.name.clone(), student.id.clone()];
        let class = self.sheets.as_ref().map(|sheets| KeptClass {
            student: student(&sheets.student),
            sheets: sheets.marked.iter().map(|sheet| (student(&sheet.student), sheet.entries.clone())).collect(),
            is_copied: sheets.is_copied,
        });
        let has_class = class.as_ref().is_some_and(|class| *class != KeptClass::default());
        (!self.is_blank() || has_class).then(|| KeptSheet {
            entries: self.kept_entries(),
            is_marked: self.marks.is_some(),
            first: self.first_entries.as_deref().cloned(),
            class,
        })
    }

    /// Returns the blank tree of a search with what was written in it.
    pub fn resumed(search: &ShownSearch, kept: &KeptSheet) -> Self {
        let mut fill_in = Self::new(search);
        let marked = |entries: &KeptEntries| {
            let mut sheet = Self::new(search);
            sheet.write_kept(search, entries);
            sheet.marked_now(search)
        };
        fill_in.first_marks = kept.first.as_ref().map(marked);
        fill_in.first_entries = kept.first.clone().map(Box::new);
        fill_in.sheets = kept.class.as_ref().map(|class| {
            let student = |[name, id]: &[String; 2]| Student { name: name.clone(), id: id.clone() };
            let sheet = |(of, entries): &([String; 2], KeptEntries)| MarkedSheet {
                student: student(of),
                entries: entries.clone(),
                marks: marked(entries),
            };
            MarkedSheets {
                student: student(&class.student),
                marked: class.sheets.iter().map(sheet).collect(),
                is_copied: class.is_copied,
            }
        });
        fill_in.write_kept(search, &kept.entries);
        if kept.is_marked {
            fill_in.marks = Some(fill_in.marked_now(search));
        }
        fill_in
    }

    fn write_kept(&mut self, search: &ShownSearch, entries: &KeptEntries) {
        let count = search.trace().node_count();
        let node = |index: usize| (index < count).then(|| NodeId::new(index));
        let part = |name: &str| {
            [BlankPart::Alpha, BlankPart::Beta, BlankPart::Value].into_iter().find(|part| part.name() == name)
        };
        for KeptText { node: of, part: name, text } in &entries.texts {
            if let Some((node, part)) = node(*of).zip(part(name)) {
                self.write(BlankField::new(node, part), text.clone());
            }
        }
        self.cut = entries.cut.iter().copied().filter_map(node).collect();
        self.best = entries.best.and_then(node);
    }
}
