//! The names of a choice that is typed.

/// The names from which a student chooses by typing one.
#[derive(Clone, Copy, Debug)]
pub(in crate::exam) struct TypedChoices<'a>(pub &'a [String]);

impl TypedChoices<'_> {
    /// Returns what is typed for a choice: its name, or its number if a platform would take one of the names for HTML.
    pub fn typed(self, index: usize) -> String {
        if self.are_numbered() { (index + 1).to_string() } else { self.0[index].trim().to_owned() }
    }

    /// Returns the choices as a list, which tells what is typed for each of them.
    pub fn listed(self) -> String {
        let name = |(index, name): (usize, &String)| {
            if self.are_numbered() { format!("{} ({name})", index + 1) } else { name.clone() }
        };
        self.0.iter().enumerate().map(name).collect::<Vec<_>>().join(", ")
    }

    fn are_numbered(self) -> bool {
        self.0.iter().any(|name| name.contains(['<', '&']))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_typed_unless_one_looks_like_html() {
        let names = ["B", "<b>", "2"].map(str::to_owned);
        let plain = TypedChoices(&names[..1]);
        assert_eq!((plain.typed(0).as_str(), plain.listed().as_str()), ("B", "B"));
        let numbered = TypedChoices(&names);
        assert_eq!([0, 1, 2].map(|index| numbered.typed(index)), ["1", "2", "3"]);
        assert_eq!(numbered.listed(), "1 (B), 2 (<b>), 3 (2)");
    }
}
