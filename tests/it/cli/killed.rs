//! A program that is killed while it writes leaves every file with its old or its new contents. Other files that it
//! leaves behind are removed by the next program that writes.
//!
//! `PODA_KILLS` is the number of moments at which it is killed. With 200, a fault at 1.5 % of the moments is found with
//! a probability of 95 %.

use crate::project::nightly;
use poda::platform::Backup;
use poda::platform::disk;
use poda::platform::store::Store;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Set in the process that writes until it is killed: the folder that it writes into.
const WRITES: &str = "PODA_KILLED_WRITES";

/// At how many moments it is killed.
fn moments(usual: u32) -> u32 {
    std::env::var("PODA_KILLS").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// The sizes of what is written: less than a page of the disk, and much more.
const LINES: [usize; 3] = [1, 300, 40_000];

/// A text of which each line tells that it belongs to the others.
fn text(number: usize) -> String {
    format!("{number}\n").repeat(LINES[number % LINES.len()])
}

/// Whether it is one text that was written, from its beginning to its end.
fn is_whole(written: &str) -> bool {
    written.lines().next().and_then(|line| line.parse().ok()).is_some_and(|number| text(number) == written)
}

fn saved(folder: &Path) -> PathBuf {
    folder.join("saved.ron")
}

/// Saves, keeps a draft and settings, again and again.
fn write_on(folder: &Path) {
    let mut store = Store::open();
    // The first text is stored at once, and none after it for longer than this process lives: another size each time.
    for number in std::process::id() as usize.. {
        disk::write(&saved(folder), text(number), Backup::Keep).unwrap();
        store.write("settings", Some(text(number)));
        let draft = store.draft().to_owned();
        store.write(&draft, Some(text(number)));
    }
}

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn ends_in(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found == ending)
}

#[test]
fn a_killed_program_leaves_whole_files() {
    if let Some(folder) = std::env::var_os(WRITES) {
        return write_on(Path::new(&folder));
    }
    let folder = TempDir::new().unwrap();
    for moment in 0..usize::try_from(moments(nightly::cases(200, 500))).unwrap() {
        let begun = text(3 * moment);
        disk::write(&saved(folder.path()), &begun, Backup::Keep).unwrap();
        let mut writer = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "cli::killed::a_killed_program_leaves_whole_files"])
            .env(WRITES, folder.path())
            .envs(["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|name| (name, folder.path())))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let until = Instant::now() + Duration::from_secs(20);
        while std::fs::read_to_string(saved(folder.path())).unwrap() == begun {
            assert!(Instant::now() < until, "it writes nothing");
            std::thread::sleep(Duration::from_millis(1));
        }
        // Another moment each time, spread over what a round of writing takes.
        std::thread::sleep(Duration::from_micros(u64::try_from(moment * 373 % 20_000).unwrap()));
        writer.kill().unwrap();
        writer.wait().unwrap();
        for path in files(folder.path()).into_iter().filter(|path| !ends_in(path, "poda-tmp") && !ends_in(path, "lock"))
        {
            let written = std::fs::read_to_string(&path).unwrap();
            assert!(is_whole(&written), "moment {moment}: {} is torn", path.display());
        }
    }
    // What comes next to the same files and the same folder clears up.
    disk::write(&saved(folder.path()), "last", Backup::Keep).unwrap();
    let left: Vec<_> = files(folder.path()).into_iter().filter(|path| ends_in(path, "poda-tmp")).collect();
    assert!(left.iter().all(|path| path.parent() != Some(folder.path())), "left behind: {left:?}");
    assert!(left.len() <= 2, "of the last moment alone, a draft and the settings: {left:?}");
}

/// Pictures of a series have their names once all of them are complete, and those of a killed export are cleared up by
/// the next.
#[test]
fn a_killed_export_leaves_whole_pictures() {
    let folder = TempDir::new().unwrap();
    let mut export = Command::new(env!("CARGO_BIN_EXE_poda"));
    let pages = folder.path().join("page.svg");
    export.args(["export", "a-to-n", "--steps", "all", "-o"]).arg(&pages).stdout(Stdio::null()).stderr(Stdio::null());
    let begun = Instant::now();
    assert!(export.status().unwrap().success());
    let (whole, takes) = (files(folder.path()).len(), begun.elapsed());
    for moment in 0..moments(nightly::cases(40, 60)) {
        let mut writer = export.spawn().unwrap();
        std::thread::sleep(takes.mul_f64(f64::from(moment % 20) / 18.0));
        // It may have ended.
        let _ = writer.kill();
        writer.wait().unwrap();
        let (temporary, named): (Vec<_>, Vec<_>) =
            files(folder.path()).into_iter().partition(|path| ends_in(path, "poda-tmp"));
        assert_eq!(named.len(), whole, "moment {moment}");
        for path in named {
            let picture = std::fs::read_to_string(&path).unwrap();
            assert!(
                picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"),
                "{} is torn",
                path.display()
            );
        }
        // The file that is being replaced has two names for a moment.
        assert!(temporary.len() <= whole + 1, "of this moment alone: {temporary:?}");
    }
    assert!(export.status().unwrap().success());
    assert_eq!(files(folder.path()).len(), whole, "the next export clears up");
}
