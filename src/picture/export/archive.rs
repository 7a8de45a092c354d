//! Files in a ZIP archive. The archive depends only on the files, not on the time or the machine.

use std::io::{Cursor, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipWriter};

/// The reason why writing cannot fail.
const IN_MEMORY: &str = "memory takes every file";

/// Returns an archive of files with their paths. They are stored without compression, because pictures are already
/// compressed.
///
/// # Panics
/// If two files have the same path.
pub fn archive<'a>(files: impl Iterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Stored)
        .last_modified_time(DateTime::DEFAULT)
        .system(System::Unix)
        .unix_permissions(0o644);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        zip.start_file(path, options).expect(IN_MEMORY);
        zip.write_all(bytes).expect(IN_MEMORY);
    }
    zip.finish().expect(IN_MEMORY).into_inner()
}
