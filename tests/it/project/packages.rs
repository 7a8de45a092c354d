//! The files of packages: they have one version, and agree with each other.

use std::path::Path;

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn read_bytes(file: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn read(file: &str) -> String {
    String::from_utf8(read_bytes(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn there_is_one_version() {
    for (file, named) in [
        ("python/poda.py", format!("__version__ = \"{VERSION}\"\n")),
        ("CHANGELOG.md", format!("\n## [{VERSION}] - ")),
        ("packaging/linux/io.github.poda_app.poda.metainfo.xml", format!("<release version=\"{VERSION}\" ")),
    ] {
        assert!(read(file).contains(&named), "{file} does not name {VERSION}");
    }
    let manifest = read("Cargo.toml");
    let members: Vec<_> =
        manifest.lines().filter(|line| line.starts_with("poda-") && line.contains("path = ")).collect();
    assert_eq!(members.len(), 17, "{members:?}");
    assert!(members.iter().all(|line| line.contains(&format!("version = \"{VERSION}\""))), "{members:?}");
}

/// A desktop opens a position file with Poda: all three name the same type.
#[test]
fn the_type_of_position_files_has_one_name() {
    let media_type = "application/vnd.poda+ron";
    for (file, line) in [
        ("packaging/linux/poda.desktop", format!("MimeType={media_type};")),
        ("packaging/linux/poda.mime.xml", format!("<mime-type type=\"{media_type}\">")),
        ("packaging/linux/io.github.poda_app.poda.metainfo.xml", format!("<mediatype>{media_type}</mediatype>")),
    ] {
        assert!(read(file).contains(&line), "{file}: {line}");
    }
}

#[test]
fn every_file_of_the_package_for_debian_is_there() {
    let manifest = read("Cargo.toml");
    let (_, assets) = manifest.split_once("\nassets = [\n").expect("it has a list of files");
    let (assets, _) = assets.split_once("\n]").expect("it ends");
    let mut checked = 0;
    for line in assets.lines() {
        let source = line.trim().trim_start_matches("[\"").split('"').next().unwrap();
        if !source.starts_with("target/") {
            checked += 1;
            assert!(!read_bytes(source).is_empty(), "{source}");
        }
    }
    assert!(5 < checked, "only {checked} files were found");
}
