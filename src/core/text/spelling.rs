//! Spellings: what does not matter in one, and which name was probably meant by a wrong one.

/// Returns a spelling in lower case and without hyphens, underscores and other signs, which do not matter in it.
pub fn simplified(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns the name that was probably meant by `text`: the one with the fewest letters to be changed, if they are few.
pub fn nearest<'a>(text: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let most = (text.chars().count() / 3).clamp(1, 3);
    let near = |name: &'a str| {
        let is_begun = 3 <= text.len() && name.starts_with(text);
        let distance = if is_begun { 1 } else { distance(text, name) };
        (distance <= most).then_some((distance, name))
    };
    names.into_iter().filter_map(near).min_by_key(|&(distance, _)| distance).map(|(_, name)| name)
}

/// Returns how many letters have to be changed, added, left out or exchanged with their neighbor to turn one word into
/// another: the distance of Damerau and Levenshtein, in O(n·m).
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let changed = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if 1 < i && 1 < j && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_near() {
        let names = ["solve", "trace", "compare", "play"];
        for (text, meant) in
            [("sovle", "solve"), ("tarce", "trace"), ("comp", "compare"), ("plya", "play"), ("solves", "solve")]
        {
            assert_eq!(nearest(text, names), Some(meant), "{text}");
        }
        for text in ["", "x", "figure", "analyse"] {
            assert_eq!(nearest(text, names), None, "{text}");
        }
    }
}
