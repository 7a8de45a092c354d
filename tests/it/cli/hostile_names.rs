//! Names that do harm where they are not expected: as a formula, as HTML, in the syntax of a platform, or on a
//! terminal.

use poda::search::split_mix_64::SplitMix64;

/// What may stand before a formula.
const BEFORE: [&str; 14] =
    ["", "", " ", "\u{a0}", "\u{3000}", "\t", "\r", "\n", "\u{feff}", "\u{200b}", "'", "\u{301}", "\u{3164}", "\u{ad}"];
/// What may stand before a cell that begins within a name.
const WITHIN: [&str; 7] = ["", "", "a;", "a, ", "a\",\"", "a\t", "a|"];
const FORMULAS: [&str; 9] = [
    "=HYPERLINK(\"http://example.org\";\"y\")",
    "=1+1",
    "+1",
    "-2+3",
    "@SUM(1)",
    "＝1",
    "－2",
    "=cmd|' /C calc'!A0",
    "+",
];
const MARKUP: [&str; 18] = [
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "</th></table><svg/onload=alert(1)>",
    "\"><b>",
    "' onmouseover='alert(1)",
    "<!-- ",
    "]]><i>",
    "&lt;script&gt;",
    "&#60;b&#62;",
    "<<u>",
    "<\u{200b}b>",
    "{1:SHORTANSWER:=<b>x}",
    "~%100%<b>#<i>",
    "\\}<s>\\#",
    "[b1]<a href=//x>",
    "@@PLUGINFILE@@<p>",
    "`<q>` ![x](http://example.org/x.png)",
    "\u{202e}<em>",
];

/// Returns a name for a spreadsheet to run. The same number gives the same name.
pub fn formula(seed: u64) -> String {
    let rng = &mut SplitMix64::new(seed);
    let mut one = |texts: &[&'static str]| rng.choose(texts).unwrap();
    [one(&WITHIN), one(&BEFORE), one(&BEFORE), one(&FORMULAS)].concat()
}

/// Returns a name with HTML, or the syntax of a platform, around a letter.
pub fn markup(seed: u64) -> String {
    let rng = &mut SplitMix64::new(seed);
    let mut one = || rng.choose(&MARKUP).unwrap();
    [one(), "x", one()].concat()
}

/// Returns a string of a position file.
pub fn ron(text: &str) -> String {
    let escaped: String = text.chars().flat_map(char::escape_unicode).collect();
    format!("\"{escaped}\"")
}

/// Position files of every kind of search, with names at their nodes.
pub fn documents(title: &str, mut name: impl FnMut() -> String) -> Vec<(&'static str, String)> {
    let mut named = |text: &str| {
        let mut filled = String::new();
        for part in text.split_inclusive('$') {
            match part.strip_suffix('$') {
                Some(part) => filled += &(part.to_owned() + &ron(&name())),
                None => filled += part,
            }
        }
        filled
    };
    let two_sided = named(
        "Tree(tree: (name: $, children: [(name: $, children: [(name: $, value: 3), (name: $, value: 12), 8]), \
         (name: $, children: [2, -4, 6]), (name: $, children: [14, 5, 2])]))",
    );
    let chance = named(
        "Tree(tree: (name: $, children: [(name: $, chance: [(name: $, value: -4), (name: $, value: 8)]), \
         (name: $, chance: [(name: $, value: 1), (name: $, value: 2)])]))",
    );
    let players = named(
        "Tree(players: [$, $, $], tree: (name: $, children: [(name: $, children: [(name: $, value: (-1, 2, 3)), \
         (name: $, value: (3, 2, 1))]), (name: $, children: [(2, 2, 2), (name: $, value: (0, 5, 1))])]))",
    );
    let searches = [
        ("two sides", &two_sided, "algorithm: AlphaBeta"),
        ("minimax", &two_sided, "algorithm: Minimax"),
        ("chance", &chance, "algorithm: Expectiminimax"),
        ("players", &players, "algorithm: MaxN"),
        ("sampled", &two_sided, "algorithm: Mcts, iterations: 8"),
    ];
    let title = ron(title);
    searches
        .into_iter()
        .map(|(kind, game, search)| (kind, format!("(version: 1, title: {title}, game: {game}, search: ({search}))")))
        .collect()
}
