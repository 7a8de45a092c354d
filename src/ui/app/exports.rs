//! What of the open document and lecture is exported.

use super::model::Model;
use poda_paper::packing::check_packable;
use poda_session::Origin;
use poda_window::documents::document_title;
use poda_window::documents::export_outcome::ExportOutcome;
use poda_window::documents::file_export::FileExport;
use poda_window::documents::lecture_plan::{LectureExport, LecturePlan};
use poda_window::documents::loaded_document::without_files;
use poda_window::documents::notification::Notification;
use poda_window::documents::scorm_plan::ScormPlan;
use poda_words::lessons;

impl Model {
    /// Returns the plan for the file in which the lecture is exported, or why it is not; `None` without a lecture.
    /// `base` is the part of links before the fragment.
    pub fn lecture_to_export(&self, export: LectureExport, base: &str) -> Option<Result<FileExport, Notification>> {
        let open = self.session.lecture()?;
        let (language, theme, base) = (self.settings.language, self.settings.theme, base.to_owned());
        let plan = |lecture| LecturePlan { lecture, export, language, theme, base };
        Some(without_files(&open.lecture, &open.origin).map(|lecture| FileExport::Lecture(Box::new(plan(lecture)))))
    }

    /// Returns the plan for the file in which the questions about the open document are packed, or why they are not.
    pub fn package_to_export(&self) -> Result<FileExport, ExportOutcome> {
        let session = &self.session;
        if session.current_match().is_some() || session.lanes().second.is_some() {
            return Err(ExportOutcome::NotAlone);
        }
        let recorded = session.lanes().first.recorded();
        check_packable(&recorded).map_err(ExportOutcome::NotPacked)?;
        let mut document = session.document().clone();
        // Questions that the author chose about another search are not asked.
        if let Some(practice) = &mut document.practice {
            practice.questions = session.history().chosen_questions().to_vec();
        }
        let name = match session.origin() {
            Origin::Lesson(number) => lessons::name(*number).to_owned(),
            Origin::File(path) => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            Origin::Link | Origin::Entry(_) | Origin::New => document_title::name(session, &self.words),
        };
        let is_lesson = session.origin().lesson().is_some();
        let plan = ScormPlan { document, recorded, name, is_lesson, language: self.settings.language };
        Ok(FileExport::Package(Box::new(plan)))
    }
}
