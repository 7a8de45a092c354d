//! What happens to a file while it is open in a window: another window or an editor changes or removes it, it becomes
//! read-only, there is no room, or a folder takes its place. Each door says so in a sentence, in both languages, and
//! nothing is lost: what was to be written stays in the window, and is written once that is possible.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_platform::store::Store;
use poda_session::{Origin, Session};
use poda_ui::app::App;
use poda_ui::files::Files;
use poda_ui::start::storage::Storage;
use poda_window::documents::FileChoice;
use poda_window::stored::settings::Settings;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Set in the process in which no file can grow: the folder of its files.
const NO_ROOM: &str = "PODA_DISTURBED_WITHOUT_ROOM";
const LECTURE: &str = "(version: 1, title: \"Course\", lecture: [(lesson: \"a-to-n\"), (lesson: \"nim\")])";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Disturbance {
    Changed,
    Removed,
    ReadOnly,
    FolderRemoved,
    /// A folder has its name, so that nothing can be renamed to it.
    NotRenamed,
}

impl Disturbance {
    const ALL: [Self; 5] = [Self::Changed, Self::Removed, Self::ReadOnly, Self::FolderRemoved, Self::NotRenamed];

    fn happens_to(self, path: &Path) {
        let is_read_only = |is: bool| {
            let mut permissions = fs::metadata(path).unwrap().permissions();
            permissions.set_readonly(is);
            fs::set_permissions(path, permissions).unwrap();
        };
        match self {
            Self::Changed => {
                fs::write(path, fs::read_to_string(path).unwrap().replace("title: \"", "title: \"New ")).unwrap();
            }
            Self::Removed => fs::remove_file(path).unwrap(),
            Self::ReadOnly => is_read_only(true),
            Self::FolderRemoved => fs::remove_dir_all(path.parent().unwrap()).unwrap(),
            Self::NotRenamed => {
                fs::remove_file(path).unwrap();
                fs::create_dir(path).unwrap();
            }
        }
    }

    /// Makes it possible to write again.
    fn is_over(self, path: &Path) {
        match self {
            Self::Changed | Self::Removed => {}
            Self::ReadOnly => fs::remove_file(path).unwrap(),
            Self::FolderRemoved => fs::create_dir(path.parent().unwrap()).unwrap(),
            Self::NotRenamed => fs::remove_dir(path).unwrap(),
        }
    }

    /// The sentence that says so, in English and in Spanish; `None` if it does not matter.
    const fn sentence(self) -> Option<[&'static str; 2]> {
        match self {
            Self::Changed => Some(["Save over newer changes in ", "¿Sobrescribir cambios más recientes en "]),
            Self::Removed => None,
            Self::ReadOnly => Some(["The file is read-only.", "El archivo es de solo lectura."]),
            Self::FolderRemoved => Some(["There is no such folder.", "No existe esa carpeta."]),
            Self::NotRenamed => Some(["This is a folder, not a file.", "Esto es una carpeta, no un archivo."]),
        }
    }
}

/// A document that is opened from a file, edited and saved.
#[derive(Clone, Copy, Debug)]
enum Door {
    Position,
    Lecture,
}

impl Door {
    const fn text(self) -> &'static str {
        match self {
            Self::Position => SMALL,
            Self::Lecture => LECTURE,
        }
    }

    /// A window in which the file is open and edited.
    fn edited(self, path: &Path, language: Language) -> TestWindow {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, self.text()).unwrap();
        let mut window = TestWindow::of_size([1280.0, 800.0], Language::ENGLISH);
        window.drop_files(&[(path, b"")]);
        match self {
            Self::Position => window.click("Fail: hard"),
            Self::Lecture => {
                window.click("Edit the lecture…");
                window.click("Move down");
                window.press(Key::Escape);
            }
        }
        assert!(self.is_edited(&window));
        if language == Language::SPANISH {
            window.press_with(Modifiers::SHIFT, Key::E);
        }
        window
    }

    fn is_edited(self, window: &TestWindow) -> bool {
        let app = window.app();
        match self {
            Self::Position => app.session().is_edited(),
            Self::Lecture => app.session().lecture().unwrap().is_edited(),
        }
    }

    fn save(self, window: &mut TestWindow) {
        match self {
            Self::Position => window.press_with(Modifiers::COMMAND, Key::S),
            Self::Lecture => {
                let words = Words::new(window.app().language());
                window.click_scrolled(&words.text("lecture-save"));
            }
        }
    }
}

#[test]
fn a_document_whose_file_is_disturbed_is_lost_nowhere_and_a_sentence_says_so() {
    for door in [Door::Position, Door::Lecture] {
        for disturbance in Disturbance::ALL {
            for (number, language) in [Language::ENGLISH, Language::SPANISH].into_iter().enumerate() {
                let row = format!("{door:?}, {disturbance:?}, {language:?}");
                let folder = tempfile::tempdir().unwrap();
                let path = folder.path().join("own/file.ron");
                let mut window = door.edited(&path, language);
                disturbance.happens_to(&path);
                let before = fs::read_to_string(&path).ok();
                door.save(&mut window);
                if let Some(sentences) = disturbance.sentence() {
                    assert!(window.says(sentences[number]) && window.says("file.ron"), "{row}");
                    assert!(door.is_edited(&window), "{row}");
                    assert_eq!(fs::read_to_string(&path).ok(), before, "{row}");
                    if disturbance == Disturbance::Changed {
                        window.press(Key::Enter);
                        let kept = fs::read_to_string(folder.path().join("own/file.ron~")).unwrap();
                        assert!(kept.contains("New "), "{row}");
                    } else {
                        disturbance.is_over(&path);
                        door.save(&mut window);
                    }
                }
                assert!(!door.is_edited(&window), "{row}");
                let written = fs::read_to_string(&path).unwrap();
                assert_ne!(written, door.text(), "{row}");
                assert!(!written.contains("New "), "{row}");
            }
        }
    }
}

/// The second of two windows asks before it saves over what the first has saved, and after it was restored, too.
#[test]
fn two_windows_on_one_file_do_not_save_over_each_other_unasked() {
    for door in [Door::Position, Door::Lecture] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file.ron");
        let mut first = door.edited(&path, Language::ENGLISH);
        let mut second = door.edited(&path, Language::ENGLISH);
        door.save(&mut first);
        let saved = fs::read_to_string(&path).unwrap();
        door.save(&mut second);
        // Both have made the same change to the same file, except that one writes it first.
        assert!(second.says("Save over newer changes in file.ron?"), "{door:?}");
        second.press(Key::Escape);
        assert_eq!(fs::read_to_string(&path).unwrap(), saved, "{door:?}");
        assert!(door.is_edited(&second));
        door.save(&mut first);
        assert!(!first.says("Save over newer changes"), "{door:?}: its own file");
    }
}

/// The settings and drafts of a window in a folder.
fn stored(folder: &Path) -> (Storage, App) {
    let (storage, found) = Storage::over(Store::within(Some(folder.to_owned())));
    let mut settings = found.stored.map_or_else(|| Settings::new(Language::ENGLISH), |stored| stored.settings);
    settings.remember("mine.ron".into());
    (storage, app_with(settings))
}

fn app_with(settings: Settings) -> App {
    let mut session = Session::new(lessons::all()[0].clone(), Origin::Lesson(0), settings.notation);
    session.apply(poda_session::Command::SetGame(
        poda_words::file::load(b"(version: 1, game: Tree(tree: [[1, 2], [3]]))").unwrap().position().clone(),
    ));
    App::new(&egui::Context::default(), session, settings, Files::default())
}

fn keep(storage: &mut Storage, app: &mut App) {
    storage.keep(app);
    storage.flush();
    // What could not be written is said in the next frame.
    storage.keep(app);
}

#[test]
fn settings_and_drafts_whose_folder_is_disturbed_are_lost_nowhere_and_a_sentence_says_so() {
    for disturbance in Disturbance::ALL {
        let row = format!("{disturbance:?}");
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("poda");
        let (mut storage, mut app) = stored(&folder);
        keep(&mut storage, &mut app);
        assert_eq!(app.notice_text(), "", "{row}");
        disturbance.happens_to(&folder.join("poda.json"));
        let mut settings = app.settings().clone();
        settings.remember("second.ron".into());
        let mut app = app_with(settings);
        keep(&mut storage, &mut app);
        // The folder is created again, a file that was removed or changed is written again.
        let is_said = matches!(disturbance, Disturbance::ReadOnly | Disturbance::NotRenamed);
        let notice = app.notice_text();
        assert_eq!(notice.contains("Unsaved changes are not being kept"), is_said, "{row}: {notice}");
        if is_said {
            let why =
                if disturbance == Disturbance::NotRenamed { "There is a folder of this name" } else { "read-only" };
            assert!(notice.contains(why) && notice.contains("poda.json"), "{row}: {notice}");
            disturbance.is_over(&folder.join("poda.json"));
        }
        drop(storage);
        let (_, found) = Storage::over(Store::within(Some(folder.clone())));
        let recent = found.stored.unwrap().settings.recent;
        assert!(recent.contains(&PathBuf::from("second.ron")) && recent.contains(&PathBuf::from("mine.ron")), "{row}");
        assert_eq!(found.drafts.len(), 1, "{row}");
    }
}

/// A home in which no folder can be created.
#[test]
fn a_home_that_cannot_be_written_to_is_said() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("share"), "").unwrap();
    let folder = home.path().join("share/poda");
    let (mut storage, mut app) = stored(&folder);
    keep(&mut storage, &mut app);
    let notice = app.notice_text();
    assert!(notice.contains("Unsaved changes are not being kept"), "{notice}");
    fs::remove_file(home.path().join("share")).unwrap();
    drop(storage);
    let (_, found) = Storage::over(Store::within(Some(folder)));
    assert!(found.drafts.len() == 1 && found.stored.is_some());
}

fn export_to(window: &mut TestWindow, path: &Path) {
    window.press_with(Modifiers::COMMAND, Key::E);
    window.wait_until(|window| window.says("Page 1 of "));
    window.will_choose(FileChoice::Path(path.to_owned()));
    window.click("Export…");
    window.settle();
}

#[test]
fn an_export_whose_file_is_disturbed_is_written_elsewhere_and_a_sentence_says_so() {
    for disturbance in Disturbance::ALL {
        let row = format!("{disturbance:?}");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own/small.svg");
        fs::create_dir(folder.path().join("own")).unwrap();
        fs::write(&path, "<svg/>").unwrap();
        disturbance.happens_to(&path);
        let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
        export_to(&mut window, &path);
        let written = if matches!(disturbance, Disturbance::Changed | Disturbance::Removed) {
            // The dialog of the system has asked whether to replace it.
            path
        } else {
            let sentence = disturbance.sentence().unwrap()[0];
            let sentence = if disturbance == Disturbance::NotRenamed { "a folder" } else { sentence };
            window.wait_until(|window| window.says(sentence) && window.says("small.svg"));
            window.press_with(Modifiers::COMMAND, Key::A);
            let elsewhere = folder.path().join("elsewhere.svg");
            window.type_text(elsewhere.to_str().unwrap());
            window.press(Key::Enter);
            elsewhere
        };
        window.wait_until(|window| window.says("has been written"));
        assert!(fs::read_to_string(written).unwrap().ends_with("</svg>\n"), "{row}");
    }
}

/// Every door of the window where no file can grow.
fn without_room(folder: &Path) {
    for door in [Door::Position, Door::Lecture] {
        let path = folder.join(format!("{door:?}.ron"));
        // A file without contents is not longer than it may be.
        let mut window = TestWindow::of_size([1280.0, 800.0], Language::ENGLISH);
        window.drop_files(&[(&path, b"")]);
        match door {
            Door::Position => window.click("Fail: hard"),
            Door::Lecture => {
                window.click("Edit the lecture…");
                window.click("Move down");
                window.press(Key::Escape);
            }
        }
        door.save(&mut window);
        assert!(window.says("There is no room") && window.says(".ron"), "{door:?}");
        assert!(door.is_edited(&window));
        assert_eq!(fs::read_to_string(&path).unwrap(), door.text());
    }
    let (mut storage, mut app) = stored(&folder.join("poda"));
    keep(&mut storage, &mut app);
    assert!(app.notice_text().contains("There is no room"), "{}", app.notice_text());
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    let path = folder.join("small.svg");
    export_to(&mut window, &path);
    window.wait_until(|window| window.says("There is no room"));
    assert!(!path.exists());
}

#[cfg(unix)]
#[test]
fn without_room_every_door_says_so_and_keeps_what_there_is() {
    if let Some(folder) = std::env::var_os(NO_ROOM) {
        return without_room(Path::new(&folder));
    }
    let folder = tempfile::tempdir().unwrap();
    for door in [Door::Position, Door::Lecture] {
        fs::write(folder.path().join(format!("{door:?}.ron")), door.text()).unwrap();
    }
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\" 2>&1 | cat", "sh"]);
    shell.arg(std::env::current_exe().unwrap());
    shell.args(["--exact", "disturbed::without_room_every_door_says_so_and_keeps_what_there_is"]);
    shell.env(NO_ROOM, folder.path());
    let output = shell.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("1 passed"), "{said}");
}
