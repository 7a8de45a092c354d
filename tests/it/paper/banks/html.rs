//! The elements of HTML, as a browser finds them in a text.

/// An element that begins, by its name and the names of its attributes; a comment is `!`.
pub type Begun = Vec<String>;

/// Returns the elements that begin in a text, in order.
pub fn elements(html: &str) -> Vec<Begun> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        match rest.chars().next() {
            Some(first) if first.is_ascii_alphabetic() => {
                let (element, after) = element(rest);
                found.push(element);
                rest = after;
            }
            Some('/') => {
                // The end of an element closes what the author has begun.
                let end = rest.find('>').map_or(rest.len(), |end| end + 1);
                found.push(vec![rest[..end].trim_end_matches('>').trim_end().to_lowercase()]);
                rest = &rest[end..];
            }
            Some('!' | '?') => found.push(vec!["!".to_owned()]),
            _ => {}
        }
    }
    found
}

/// Reads an element from its name on. Returns it with what follows.
fn element(text: &str) -> (Begun, &str) {
    let end = text.find(|sign: char| sign.is_whitespace() || "/>".contains(sign)).unwrap_or(text.len());
    let mut begun = vec![text[..end].to_lowercase()];
    let mut rest = &text[end..];
    loop {
        rest = rest.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '/');
        if rest.is_empty() || rest.starts_with('>') {
            return (begun, rest.strip_prefix('>').unwrap_or(rest));
        }
        let end =
            rest[1..].find(|sign: char| sign.is_whitespace() || "=/>".contains(sign)).map_or(rest.len(), |end| end + 1);
        begun.push(rest[..end].to_lowercase());
        rest = rest[end..].trim_start();
        let Some(value) = rest.strip_prefix('=') else { continue };
        let value = value.trim_start();
        let end = match value.chars().next() {
            Some(quote @ ('"' | '\'')) => value[1..].find(quote).map_or(value.len(), |end| end + 2),
            _ => value.find(|sign: char| sign.is_whitespace() || sign == '>').unwrap_or(value.len()),
        };
        rest = &value[end..];
    }
}

#[test]
fn elements_are_found_with_their_attributes() {
    let begun = |html: &str| elements(html).into_iter().map(|element| element.join(" ")).collect::<Vec<_>>();
    assert_eq!(
        begun("<p>a < b</p><IMG src=x onerror='a > b' alt><!-- <b>"),
        ["p", "/p", "img src onerror alt", "!", "b"]
    );
    assert_eq!(begun("<svg/onload=1>&lt;b&gt; <3 <"), ["svg onload"]);
    assert_eq!(begun("<a title=\"<b>\""), ["a title"]);
}
