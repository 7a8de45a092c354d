//! The reader of position files and the crate `ron` agree: about what is RON, and about what numbers and strings mean.

use poda::file::{DiagnosticKind, load, load_tree};
use poda::i18n::Language;
use poda::score::Score;
use proptest::prelude::*;
use ron::Value;

/// Returns whether our reader accepts `value` as RON: in a field that it does not know, it checks the syntax alone.
fn is_syntax(value: &str) -> bool {
    let error = load(format!("(version: 1, game: Nim(), x: {value}\n)").as_bytes()).unwrap_err();
    matches!(&error.diagnostics[0].kind, DiagnosticKind::UnknownField { found, .. } if found.as_str() == "x")
}

/// Returns whether the crate `ron` accepts `value`.
fn is_ron(value: &str) -> bool {
    ron::from_str::<Value>(&format!("(version: 1, game: Nim(), x: {value}\n)")).is_ok()
}

/// Numbers in any notation, and what may be taken for one.
fn numbers() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<f64>().prop_map(|number| format!("{number:e}")),
        any::<i32>().prop_map(|number| number.to_string()),
        any::<u64>().prop_map(|number| format!("{number:#x}")),
        any::<u16>().prop_map(|number| format!("-{number:#b}")),
        any::<u16>().prop_map(|number| format!("+{number:#o}_")),
        "[+-]?[0-9_]{1,6}(\\.[0-9_]{0,4})?(e[+-]?[0-9]{1,3})?",
        "[+-]?(0x|0b|0o)?[0-9a-f_]{1,5}(u8|i16|i32|u64|f32|f64|f)?",
        "[+-]?(inf|NaN)(f32|f64)?",
        "[0-9+._e-]{1,7}".prop_filter("ranges are no numbers", |text| !text.contains("..")),
    ]
}

/// Strings in any notation, and what may be taken for one.
fn strings() -> impl Strategy<Value = String> {
    let escape = prop_oneof![
        r#"\\[nrt0"'\\\n q]"#,
        r"\\x[0-9a-fg]{1,3}",
        r"\\u\{[0-9a-f]{0,7}\}?",
        any::<char>().prop_map(String::from)
    ];
    let text = proptest::collection::vec(escape, 0..8).prop_map(|parts| parts.concat());
    prop_oneof![
        any::<String>().prop_map(|text| format!("{text:?}")),
        text.prop_map(|text| format!("\"{text}\"")),
        any::<String>().prop_map(|text| format!("r##\"{text}\"##")),
        "r?#{0,2}\"[a\"#\\\\\r\n/*]{0,6}\"#{0,2}",
    ]
}

/// Values in any notation, with comments and trailing commas.
fn values() -> impl Strategy<Value = String> {
    let names = || prop_oneof!["[a-z_][a-z0-9_]{0,5}", "r#[a-z][a-z.+-]{0,4}", "[a-zñéß東]{1,4}"];
    let quoted =
        prop_oneof!["b?'[a-zé'\\\\]?'", "b?'\\\\[nrt0'\"\\\\x]'", "b\"[a-zé\\\\n]{0,4}\"", "br#\"[a-z\"]{0,4}\"#"];
    let leaf = prop_oneof![numbers(), strings(), quoted, names(), Just("()".to_owned()), Just("None".to_owned())];
    let blank = || prop::sample::select(vec!["", " ", "\r\n", "// (\n", "/* /* ] */ */", "\t\u{200e}"]);
    leaf.prop_recursive(5, 30, 4, move |inner| {
        let elements = || {
            let element =
                (blank(), inner.clone(), blank()).prop_map(|(before, value, after)| before.to_owned() + &value + after);
            (proptest::collection::vec(element, 1..4), any::<bool>())
                .prop_map(|(elements, trailing)| elements.join(",") + if trailing { "," } else { "" })
        };
        let pairs = |keys: BoxedStrategy<String>| {
            let pair = (keys, blank(), inner.clone()).prop_map(|(key, blank, value)| format!("{key}{blank}: {value}"));
            proptest::collection::vec(pair, 1..4).prop_map(|pairs| pairs.join(", "))
        };
        prop_oneof![
            elements().prop_map(|elements| format!("[{elements}]")),
            elements().prop_map(|elements| format!("({elements})")),
            (names(), blank(), elements()).prop_map(|(name, blank, elements)| format!("{name}{blank}({elements})")),
            (names(), pairs(names().boxed())).prop_map(|(name, pairs)| format!("{name}({pairs})")),
            pairs(names().boxed()).prop_map(|pairs| format!("({pairs})")),
            pairs(inner.clone().boxed()).prop_map(|pairs| format!("{{{pairs}}}")),
            inner.clone().prop_map(|value| format!("Some({value})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1024))]

    #[test]
    fn what_is_ron_is_read_and_nothing_else(value in values()) {
        prop_assert_eq!(is_syntax(&value), is_ron(&value), "{}", value);
    }

    #[test]
    fn what_is_damaged_is_ron_or_refused_as_by_ron(
        value in values(),
        at in any::<prop::sample::Index>(),
        token in prop::sample::select(vec!["", ",", ":", "(", ")", "[", "]", "{", "}", "\"", "'", "/", "*/", "\\", "1", "x", "-", "#", "\0"]),
    ) {
        let characters: Vec<char> = value.chars().collect();
        let at = at.index(characters.len());
        let damaged: String = characters[..at].iter().copied().chain(token.chars()).chain(characters[at + 1..].iter().copied()).collect();
        // `Some` of nothing or of two values is refused as a value that cannot be optional, wherever it stands.
        prop_assume!(!damaged.contains("Some") && !damaged.contains(".."));
        prop_assert_eq!(is_syntax(&damaged), is_ron(&damaged), "{}", damaged);
    }

    #[test]
    fn a_number_is_what_ron_says(number in numbers()) {
        let expected = match ron::from_str(&number) {
            Ok(Value::Number(value)) => Some(value.into_f64()).filter(|value| value.is_finite() || number.contains("inf")),
            _ => None,
        };
        let read = load_tree(&number).ok().and_then(|tree| tree.nodes()[0].value).map(Score::get);
        prop_assert_eq!(read, expected.filter(|value| !value.is_nan()), "{}", number);
    }

    #[test]
    fn a_string_is_what_ron_says(string in strings()) {
        let document = load(format!("(version: 1, title: {string}\n, game: Nim())").as_bytes()).ok();
        let read = document.and_then(|document| document.title).map(|title| title.in_language(Language::ENGLISH).to_owned());
        prop_assert_eq!(read, ron::from_str(&string.replace("\r\n", "\n")).ok(), "{}", string);
    }
}
