//! The names of the files of a series with a file per page.

/// The fewest digits of a page's number.
const MIN_DIGITS: usize = 4;

/// Returns the name of the file of a page: `move-1-0003.svg` for the third of sixty pages of `move-1`. Pages are counted from 1,
/// in their order in the series; all numbers have as many digits as the last, but at least four.
///
/// ```
/// use poda_picture::series::page_file_name;
///
/// assert_eq!(page_file_name("move-1", 3, 60, "svg"), "move-1-0003.svg");
/// assert_eq!(page_file_name("move-1", 3, 12_345, "svg"), "move-1-00003.svg");
/// ```
#[must_use]
pub fn page_file_name(stem: &str, page: usize, pages: usize, extension: &str) -> String {
    let digits = pages.to_string().len().max(MIN_DIGITS);
    format!("{stem}-{page:0digits$}.{extension}")
}
