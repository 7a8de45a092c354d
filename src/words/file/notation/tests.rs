//! Trees in every notation: the same tree from each, and what is refused.

use super::round_trip_tests::again;
use super::*;
use crate::file::{self, write_tree};

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace(",\u{20}]", "]").replace("[ ", "[")
}

/// Returns the notation and the tree of a text, or its error.
fn read(text: &str) -> String {
    match read_whole(text) {
        Ok(read) => format!("{:?} {}", read.notation, one_line(&write_tree(&read.tree))),
        Err(error) => {
            let found = &error.diagnostics[0];
            format!("{}:{} {:?}", found.line, found.column, found.kind)
        }
    }
}

const QUOTED_COMMA: &str = "[(move: \"a\", children: [(move: \"b\", value: 3.5), (move: \"c\", value: 4)]), (move: \"d\", children: [(move: \"e\", value: 1)])]";
const NAMED: &str = "(name: \"A\", children: [(name: \"B\", children: [3, 12]), (name: \"C\", children: [2, 4])])";

/// Payoffs need not have a constant sum: then each player wants their own.
#[test]
fn a_game_of_gambit_with_unequal_sums_has_players() {
    let game = "EFG 2 R \"\" { \"a\" \"b\" }\np \"\" 1 1 \"\" { \"l\" \"r\" } 0\nt \"\" 1 \"\" { 3, -3 }\nt \"\" 2 \"\" { 1, 1 }";
    let expected =
        "Gambit Tree(players: [\"a\", \"b\"], tree: [(move: \"l\", value: (3, -3)), (move: \"r\", value: (1, 1))])";
    assert_eq!(read(game), expected);
}

#[test]
#[expect(clippy::too_many_lines, reason = "it is a table")]
fn the_same_tree_is_read_from_every_notation() {
    use TreeNotation::*;
    for (text, notation, tree) in [
        ("[[3, 12], [2, 4]]", Ron, "[[3, 12], [2, 4]]"),
        ("// as in a book\n[[3, 12], [2, 4]]", Ron, "[[3, 12], [2, 4]]"),
        ("[[3], [12]]", Ron, "[[3], [12]]"),
        ("Tree(tree: [[3, 12], [2, 4]])", Ron, "[[3, 12], [2, 4]]"),
        (NAMED, Ron, NAMED),
        ("(3 12)(2 4)", Shorthand, "[[3, 12], [2, 4]]"),
        ("[[3 12] [2 4]]", Shorthand, "[[3, 12], [2, 4]]"),
        ("A(B(3, 12), C(2, 4))", Shorthand, NAMED),
        ("3 12 2 4 by 2", Leaves, "[[3, 12], [2, 4]]"),
        ("A\n  B\n    3\n    12\n  C 2 4\n", Indentation, NAMED),
        (
            r#"{"name": "A", "children": [{"name": "B", "children": [3, 12]}, {"id": "C", "children": [2, 4]}]}"#,
            Json,
            NAMED,
        ),
        (r#"{"A": {"B": [3, 12], "C": [2, 4]}}"#, Json, NAMED),
        ("{'A': {'B': [3, 12], 'C': [2, 4.0]}}", Python, NAMED),
        ("tree = {'A': {'B': (3, 12), 'C': (2, 4)}}  # as in the book", Python, NAMED),
        ("graph = {'A': ('B', 'C'), 'B': [3, 12], 'C': (2, 4)}", Python, NAMED),
        ("# A tree\n[(3, 12), (2, 4)]", Python, "[[3, 12], [2, 4]]"),
        ("((3, 12), # the left one\n (2, 4,),)", Python, "[[3, 12], [2, 4]]"),
        ("('A', [('B', [3, 12]), ('C', [2, 4])])", Python, NAMED),
        ("(\"A\", [(\"B\", [3, 12]), (\"C\", [2, 4])])", Python, NAMED),
        ("['A', ['B', 3, 12], ['C', 2, 4]]", Python, NAMED),
        ("[\"A\", [\"B\", 3, 12], [\"C\", 2, 4]]", Json, NAMED),
        (
            "root: tuple = ('A', None, [('B', None, [3, 12]), ('C', None, [('x', 2, []), 4])])",
            Python,
            "(name: \"A\", children: [(name: \"B\", children: [3, 12]), (name: \"C\", children: [(name: \"x\", value: 2), 4])])",
        ),
        (
            "t = [float('inf'), -math.inf, Fraction(1, 3), -.5, 1_000, [(('x', 2))], \\\n float(\"-inf\")]",
            Python,
            "[inf, -inf, \"1/3\", -0.5, 1e3, [(name: \"x\", value: 2)], -inf]",
        ),
        (
            "{'name': 'A', 'value': None, 'children': ({'name': 'B', 'children': [3, 12]}, {'name': 'C', 'children': (2, 4)})}",
            Python,
            NAMED,
        ),
        ("{name: \"A\", children: [{name: \"B\", children: [3, 12]}, {name: \"C\", children: [2, 4]}]}", Json, NAMED),
        (
            r#"{"name": "A", "value": null, "children": [{"name": "B", "value": 3, "children": []}, {"value": 4, "children": null}]}"#,
            Json,
            "(name: \"A\", children: [(name: \"B\", value: 3), 4])",
        ),
        ("A: [B, C]\nB: [3, 12]\nC: [2, 4]", Adjacency, NAMED),
        ("# in any order\nC = (2, 4)\nB -> 3, 12;\n\n\"A\": [\n  B,\n  C, // last\n]", Adjacency, NAMED),
        ("A: B C\nB: 3 12\nC: 2 4\n", Adjacency, NAMED),
        ("{\"A\": [\"B\", \"C\"], \"B\": [3, 12], \"C\": [2, 4]}", Json, NAMED),
        (
            "{'A': ['B', 'C'], 'B': ('d', 12), 'C': [2, 4], 'd': 3}",
            Python,
            "(name: \"A\", children: [(name: \"B\", children: [(name: \"d\", value: 3), 12]), (name: \"C\", children: [2, 4])])",
        ),
        (
            "tree = {'A': ['B', 'C'], 'B': ['d', 'e']}\nvalues = {'d': 3, 'e': 12, 'C': -1}",
            Python,
            "(name: \"A\", children: [(name: \"B\", children: [(name: \"d\", value: 3), (name: \"e\", value: 12)]), (name: \"C\", value: -1)])",
        ),
        (
            "MIN: [A (MIN), c]\nA: [d=3, e: 1/2]\nc: -1",
            Adjacency,
            "(player: Min, children: [(name: \"A\", player: Min, children: [(name: \"d\", value: 3), (name: \"e\", value: 0.5)]), (name: \"c\", value: -1)])",
        ),
        (
            "---\ntitle: Two plies\n---\nflowchart LR\n  A --> B & C %% two\n  B --> n1[3]\n B -- second --> n2((12));\n  C -->|\"left\"| n3[\"2\"]; C -.-> n4{{4}}\n  style A fill:#f9f\n  classDef x fill:#fff\n  class A x",
            Mermaid,
            "(name: \"A\", children: [(name: \"B\", children: [3, (move: \"second\", value: 12)]), (name: \"C\", children: [(move: \"left\", value: 2), 4])])",
        ),
        (
            "```mermaid\ngraph TD;\n    A[/\"A<br>MIN\"\\]-->B[\\MAX/]:::x; A===C[x: 1/2]\n subgraph one\n  B ==> b1([\"b #quot;1#quot; = -2\"])\n  end\n```",
            Mermaid,
            "(name: \"A\", player: Min, children: [[(name: \"b \\\"1\\\"\", value: -2)], (name: \"x\", value: 0.5)])",
        ),
        ("graph TD\n r[chance] -->|1/3| a[6]\n r --o|rest| b[0]", Mermaid, "(chance: [6, (2, 0)])"),
        (
            "mindmap\n  root((A))\n    B\n      3\n      ::icon(x)\n      12\n    c[C]\n      2\n      (4)",
            Mermaid,
            NAMED,
        ),
        (
            r#"{"l": {"l": 3, "r": 12}, "r\u00e9": [2, "1/3"]}"#,
            Json,
            "[(move: \"l\", children: [(move: \"l\", value: 3), (move: \"r\", value: 12)]), (move: \"ré\", children: [2, \"1/3\"])]",
        ),
        ("[[{\"value\": 3}, 12], {\"children\": [2, 4]}]", Json, "[[3, 12], [2, 4]]"),
        (r#"{"chance": [6, {"weight": 2, "children": [0, 3]}]}"#, Json, "(chance: [6, (2, [0, 3])])"),
        (r#"{"type": "x", "children": [1]}"#, Json, "error"),
        (
            r#"{"chance": [{"probability": "1/6", "value": 6}, {"probability": "rest", "value": 0}]}"#,
            Json,
            "(chance: [6, (5, 0)])",
        ),
        ("{0.1: 6, 20 %: 1, rest: (0 3)}", Shorthand, "(chance: [6, (2, 1), (7, [0, 3])])"),
        ("{1/6: 6; 5/6: 0,5}", Shorthand, "(chance: [6, (5, 0.5)])"),
        (
            "{0: 6, 10%: a=1, 90%: b(2 3)}",
            Shorthand,
            "(chance: [(0, 6), (name: \"a\", value: 1), (9, (name: \"b\", children: [2, 3]))])",
        ),
        ("(chance: [(0.7, [5, 3]), (\"30 %\", 8)])", Ron, "(chance: [(7, [5, 3]), (3, 8)])"),
        ("(chance: [(\"1/6\", 6), (0, 9), (rest, 0)])", Ron, "(chance: [6, (0, 9), (5, 0)])"),
        ("digraph { c [label=chance]; c -> 6 [label=0.25]; c -> 2 [label=\"75 %\"] }", Dot, "(chance: [6, (3, 2)])"),
        ("[A [B [3] [12]] [C [2] [4]]]", Forest, NAMED),
        (
            "\\documentclass{article}\\usepackage{forest}\n\\begin{document}\n\\begin{forest} for tree={draw, s sep=[4]}\n[A, name=a % the root\n [$B$, draw [$3$] [12]] [\\textbf{C} [2][{$4$}]]]\n\\end{forest}\n\\end{document}",
            Forest,
            NAMED,
        ),
        (
            "\\begin{forest}[[[3][$-\\infty$,edge label={node[midway,left]{$b_2$}}]][MAX[x: 2][4]]]\\end{forest}",
            Forest,
            "[[3, (move: \"b_2\", value: -inf)], (player: Max, children: [(name: \"x\", value: 2), 4])]",
        ),
        ("((3,12)B,(2,4)C)A;", Newick, NAMED),
        ("[&R] ((3, 12)B, (2, 4)C)A", Newick, NAMED),
        ("((x:3,'y z':12),(2,4[a leaf]));", Newick, "[[(name: \"x\", value: 3), (name: \"y z\", value: 12)], [2, 4]]"),
        (
            "digraph G { rankdir=TB; node [shape=box]; A -> {B C} /* two */; B -> n1; B -> n2; n1 [label=3]; n2 [label=\"12\"] # last\n C -> 2; C -> 4 }",
            Dot,
            NAMED,
        ),
        (
            "graph { a [label=\"MIN\"]; a -- b [label=left]; a -- c; b [label=\"b\\n3\"]; c [label=-2.5]; { rank=same; b; c } }",
            Dot,
            "(player: Min, children: [(name: \"b\", move: \"left\", value: 3), -2.5])",
        ),
        ("strict digraph {1 -> 2; 1 -> 3; 2 [label=7]; 3 [label=\"c (9)\"]}", Dot, "[7, (name: \"c\", value: 9)]"),
        (
            "EFG 2 R \"two-ply\" { \"Max\" \"Min\" }\np \"\" 1 1 \"\" { \"l\" \"r\" } 0\nt \"\" 1 \"\" { 3, -3 }\nt \"\" 2 \"\" { .5 -1/2 }\n",
            Gambit,
            "[(move: \"l\", value: 3), (move: \"r\", value: 0.5)]",
        ),
        (
            "EFG 2 D \"\" { \"a\" \"b\" } \"why\"\nc \"\" 1 \"\" { \"\" 1/3 \"\" 2/3 } 0\np \"x\" 2 1 \"\" { \"u\" \"v\" } 7 \"bonus\" { 1, 1 }\nt \"\" 1 \"\" { 3, 5 }\nt \"\" 2 \"\" { 4 4 }\nt \"\" 3 \"\" { 10, 0 }",
            Gambit,
            "Tree( players: [\"a\", \"b\"], tree: (chance: [(name: \"x\", player: \"b\", children: [(move: \"u\", value: (4, 6)), (move: \"v\", value: (5, 5))]), (2, (10, 0))]), )",
        ),
    ] {
        let read = read(text);
        if tree == "error" {
            assert!(read.starts_with(|c: char| c.is_ascii_digit()), "{text}: {read}");
        } else {
            assert_eq!(read, format!("{notation:?} {tree}"), "{text}");
        }
    }
}

#[test]
fn the_same_tree_is_read_from_tables_of_paths() {
    for (text, tree) in [
        (
            "l;l;3\nl;r;12\nr;l;2\n\nr;r;4",
            "[(move: \"l\", children: [(move: \"l\", value: 3), (move: \"r\", value: 12)]), (move: \"r\", children: [(move: \"l\", value: 2), (move: \"r\", value: 4)])]",
        ),
        ("path,value\nA/B,3\nA/B,12\nA/C,2\nA/C,4\n", NAMED),
        ("path,value\na/b,\"3,5\"\na/c,4\nd/e,1", QUOTED_COMMA),
        ("path,value\n\"a/b\", \"3,5\"\n\"a/c\",\"4\"\n\"d/e\",1\n,\n", QUOTED_COMMA),
        ("\"path\";\"value\"\na/b;3,5\n\"a/c\";\"4\"\nd/e;1\n;;\n", QUOTED_COMMA),
        ("sep=;\npath;value\na/b;3,5\na/c;4\nd/e;1", QUOTED_COMMA),
        ("a\tb\t\"3,5\"\na\tc\t4\nd\te\t1", QUOTED_COMMA),
        (
            "path,value\n\"a, b/c\",3\n\"a, b/d\",4\ne/\"f\",1",
            "[(move: \"a, b\", children: [(move: \"c\", value: 3), (move: \"d\", value: 4)]), (move: \"e\", children: [(move: \"f\", value: 1)])]",
        ),
        (
            "path;value\n\"a; b\" / c;3\nd > \"e; f\";4",
            "[(move: \"a; b\", children: [(move: \"c\", value: 3)]), (move: \"d\", children: [(move: \"e; f\", value: 4)])]",
        ),
        ("| path | value |\n|:---|---:|\n| a/b | \"3,5\" |\n| a/c | 4 |\n| d/e | 1 |", QUOTED_COMMA),
        ("path|value\na/b|3,5\na/c|4\nd/e|1", QUOTED_COMMA),
        ("|path|value|\n|-|-|\n|a/b|3,5|\n|a/c|4|\n|d/e|1|", QUOTED_COMMA),
        (
            "\"say \"\"l; r\"\", then\nstop\";b;3\n\"r\";b;-1/3",
            "[(move: \"say \\\"l; r\\\", then stop\", children: [(move: \"b\", value: 3)]), (move: \"r\", children: [(move: \"b\", value: \"-1/3\")])]",
        ),
        (
            "path\tvalue\n0/0\t3\n0/1\t12\n1\t2",
            "[(move: \"0\", children: [(move: \"0\", value: 3), (move: \"1\", value: 12)]), (move: \"1\", value: 2)]",
        ),
    ] {
        assert_eq!(read(text), format!("Paths {tree}"), "{text}");
    }
}

/// A name may look like a number, a vector or a side.
#[test]
fn names_that_look_like_something_else_come_back_as_names() {
    for name in ["3", "1/2", "inf", "-inf", "1e999", "(1, 2)", "A = 3", "MIN", "A (MIN)", "a\\nb"] {
        let inner = |leaf: &str| format!("(name: {name:?}, children: [[{leaf}, (name: \"x\", value: {leaf})]])");
        let two_sides = format!("Tree(root: Max, tree: {})", inner("4"));
        let players = format!("Tree(players: [\"Ann\", \"Bob\"], tree: {})", inner("(4, 1)"));
        for tree in [two_sides, players] {
            let tree = file::load_tree_with_players(&tree).unwrap();
            for text in [write_json(&tree), write_dot(&tree)] {
                assert_eq!(again(&text), tree, "{text}");
            }
        }
    }
}

#[test]
fn what_is_no_tree_is_not_taken_for_one() {
    for text in [
        "",
        " \n",
        "12",
        "Hello there",
        "<svg/>",
        "(version: 1, game: Nim())",
        "(titel: \"x\", version: 1, game: Nim())",
        "#![enable(implicit_some)]\n(version: 1)",
        "Dear all (see below),\n  I have\n  a question",
        "graphs are nice",
    ] {
        assert_eq!(recognize(text), None, "{text}");
    }
}

#[test]
fn each_fault_has_its_place_and_a_sentence_in_both_languages() {
    let efg = |body: &str| format!("EFG 2 R \"\" {{ \"a\" \"b\" }}\n{body}");
    for (text, found) in [
        ("[[3] [12]]", "1:1 Notation(ListsOrForest)"),
        ("[5 [3] [12]]", "1:1 Notation(ListsOrForest)"),
        ("3 12 2 4", "1:1 Notation(LeavesAlone(4))"),
        ("\\begin{forest}[A [B [3] [x]]]\\end{forest}", "1:25 Notation(NoValue(\"x\"))"),
        ("\\begin{forest}[A [3] [4]", "1:15 Notation(Unclosed('['))"),
        ("\\begin{forest}[A [3] x [4]]", "1:22 Notation(Expected { expected: \"]\", found: \"x\" })"),
        ("((3,12)B,(2,4)C", "1:1 Notation(Unclosed('('))"),
        ("((3,12)B:1,(2,4)C)A;", "1:10 Notation(LengthAtInner(\"1\"))"),
        ("(3:1,4);", "1:4 Notation(TwoNumbers(\"3:1\"))"),
        ("(a,4);", "1:2 Notation(NoValue(\"a\"))"),
        ("{\"value\": 3, \"children\": [1]}", "1:1 Notation(Contradiction)"),
        ("{\"value\": 3, \"colour\": 1}", "1:24 Notation(UnknownField(\"colour\"))"),
        ("[{\"value\": true}]", "1:12 Notation(WrongField { field: \"value\", found: \"true\" })"),
        ("{\"b\": 3, \"a\": [1, null]}", "1:19 Notation(NotANode(\"null\"))"),
        ("{\"a\": [1, 2}", "1:12 Notation(Expected { expected: \",\", found: \"}\" })"),
        ("{\"a\": [1, 2]", "1:13 Notation(Ends(\",\"))"),
        ("{\"a\": [1, 2]} x", "1:15 Notation(AfterTheEnd(\"x\"))"),
        ("digraph { a -> b; b [label=1]", "1:9 Notation(Unclosed('{'))"),
        ("digraph { a -> b; c -> d }", "1:19 Notation(SeveralRoots(\"a\", \"c\"))"),
        ("digraph { a -> b; a -> c; b -> d; c -> d }", "1:40 Notation(SeveralParents(\"d\"))"),
        ("digraph { a -> 1; b -> c -> b }", "1:19 Notation(Cycle(\"b\"))"),
        ("digraph { a -> b -> a }", "1:11 Notation(Cycle(\"a\"))"),
        ("a: [b, c]\nb: [1, 2]\nc: [1", "3:4 Notation(Unclosed('['))"),
        ("a: [b, c]\nb: [1, 2]", "1:8 Notation(NoValue(\"c\"))"),
        ("a: [b, c]\nb: [1, 2]\nd: [1]\nc: 4", "3:1 Notation(SeveralRoots(\"a\", \"d\"))"),
        ("a: [b, c]\nb: [1, 2]\nb: [1]\nc: 4", "3:1 Notation(NameTaken(\"b\"))"),
        ("a: [b=5, c]\nb: [1, 2]\nc: 4", "1:5 Notation(Contradiction)"),
        ("a: [b]\nb: [a]", "1:1 Notation(Cycle(\"a\"))"),
        ("graph TD\n  A --> B\n  A -> C\n", "3:5 Notation(Expected { expected: \"-->\", found: \"->\" })"),
        ("graph TD\n  A --> B[3\n", "2:10 Notation(Unclosed('['))"),
        ("graph TD\n  A --> B\n", "2:9 Notation(NoValue(\"B\"))"),
        ("x = ['A', [3, None]]", "1:15 Notation(NotANode(\"None\"))"),
        ("x = ['A', [3, 4]", "1:17 Notation(Ends(\",\"))"),
        ("a,b,3\na,b,c,4", "1:1 Notation(ThroughLeaf(\"b\"))"),
        ("path,value\na/b,3,5\na/c,4", "2:1 Notation(ExtraCells { cells: 3, headings: 2 })"),
        ("path,value\na/b,\"3,5\na/c,4", "2:5 Notation(Unclosed('\"'))"),
        ("path,value\na/b,\"3,5\"x\na/c,4", "2:10 Notation(Expected { expected: \",\", found: \"x\" })"),
        ("path,value\na/b,x\na/c,4", "2:5 Notation(NoValue(\"x\"))"),
        ("NFG 1 R \"\" { \"a\" \"b\" } { 2 2 }", "1:1 Notation(NotExtensive)"),
        (
            &efg("p \"\" 1 1 \"\" { \"l\" \"r\" } 0\nt \"\" 1 \"\" { 3, -3 }\nt \"\" 2"),
            "4:6 Notation(NoPayoffs(\"2\"))",
        ),
        (
            &efg("p \"\" 1 1 \"\" { \"l\" \"r\" } 0\np \"\" 1 1 \"\" { \"l\" } 0\n"),
            "3:8 Notation(SharedInformationSet { set: \"1\", player: 1, line: 2 })",
        ),
        (&efg("c \"\" 1 \"\" { \"l\" 1/2 \"r\" 1/3 } 0\n"), "2:11 Notation(Probabilities(Score(NaN)))"),
        ("{0.5: 3, 0.4: 2}", "1:1 Notation(Probabilities(Score(0.9)))"),
        ("4 {0: 3}", "1:3 Notation(NothingCanHappen)"),
        ("{0.5: 3, 2}", "1:10 Notation(NoProbability)"),
        ("{rest: 3, rest: 2, 0.1: 3}", "1:11 Notation(SecondRest)"),
        ("(chance: [(0.7, 3), (0.2, 4)])", "1:10 Notation(Probabilities(Score(0.9)))"),
        ("(chance: [(0.7, 3), (2, 4)])", "1:22 Notation(NotAProbability(Score(2.0)))"),
        ("(chance: [(0, 3), (0, 4)])", "1:1 Notation(NothingCanHappen)"),
        ("(chance: [(0.00000001, 3), (rest, 4)])", "1:10 Notation(WeightsTooLarge)"),
        ("EFG 2 R \"\" { \"a\" }", "1:13 Notation(PlayerCount(1))"),
        ("EFG 2 R \"\" { \"a\" \"b\" \"c\" \"d\" \"e\" \"f\" \"g\" }", "1:13 Notation(PlayerCount(7))"),
        (&efg("p \"\" 1 1 \"\" { \"l\""), "2:18 Notation(Ends(\"}\"))"),
    ] {
        assert_eq!(read(text), found, "{text}");
    }
}

/// Several trees are not one: neither the first of them, nor one with all of them.
#[test]
fn a_list_of_trees_is_not_one_tree() {
    let one = r#"{"name": "A", "children": [{"children": [3, 12]}, {"children": [2, 4]}]}"#;
    let efg = "EFG 2 R \"\" { \"Max\" \"Min\" }\np \"\" 1 1 \"\" { \"l\" } 0\nt \"\" 1 \"\" { 3, -3 }\n";
    for text in [
        format!("[{one}, {one}, {one}]"),
        format!("{one}\n{one}\n{one}"),
        format!("{{\"trees\": [{one}, {one}, {one}]}}"),
        "{\"trees\": [[[1, 2], 3], [[1, 2], 3], [[1, 2], 3]]}".to_owned(),
        "[{\"A\": {\"B\": [3]}}, {\"A\": {\"B\": [3]}}, {\"A\": {\"B\": [3]}}]".to_owned(),
        "[[3, 12], [2, 4]]\n[[1, 2], [3, 4]]\n[[5], [6, 7]]\n".to_owned(),
        "a = [[3, 12], [2, 4]]\nb = [[1, 2], [3, 4]]\nc = [[5], [6, 7]]\n".to_owned(),
        "Tree(tree: [1, 2])\nTree(tree: [3])\nTree(tree: [4])".to_owned(),
        "[Tree(tree: [1, 2]), Tree(tree: [3]), Tree(tree: [4])]".to_owned(),
        "((1,2),(3,4));\n((1,2)A,(3,4));\n(5,6);".to_owned(),
        "digraph { a -> 1; a -> 2 }\ngraph { a -- 1 } // two\nstrict digraph { a -> {1 2} }".to_owned(),
        "\\begin{forest}[A[1][2]]\\end{forest}\n\\begin{forest}[B[1][2]]\\end{forest} \\begin{forest}[B[1][2]]\\end{forest}".to_owned(),
        "[A [1] [2]]\n[B [1] [2]]\n[C [1] [2]]".to_owned(),
        efg.repeat(3),
    ] {
        let read = read(&text);
        assert!(read.starts_with("1:") && read.ends_with(" Notation(SeveralTrees(3))"), "{text}: {read}");
    }
    // Groups without a root are those of one tree in shorthand, and nested lists are nodes.
    for text in ["(3 12)(2 4)(1 2)", "[3, 12] [2, 4] [1, 2]", "[[3, 12], [2, 4], [1, 2]]", "(3,12)\n(2,4)\n(1,2)"] {
        assert!(read(text).ends_with(" [[3, 12], [2, 4], [1, 2]]"), "{text}: {}", read(text));
    }
}

/// A side is read where a label says it, and only there.
#[test]
fn a_side_in_a_label_moves_there_in_every_notation() {
    const A: &str = "(name: \"A\", player: Min, children: [3, 4])";
    const BARE: &str = "(player: Min, children: [3, 4])";
    for (text, tree) in [
        ("digraph { a [label=\"A\\nMIN\"]; a -> 3; a -> 4 }", A),
        ("digraph { a [label=\" A \\n MIN \"]; a -> 3; a -> 4 }", A),
        ("digraph { a [label=\"MIN: A\"]; a -> 3; a -> 4 }", A),
        ("digraph { a [label=<A (MIN)>]; a -> 3; a -> 4 }", A),
        ("digraph { \"A (MIN)\" -> {3 4} }", A),
        ("{\"name\": \"MIN\", \"children\": [3, 4]}", BARE),
        ("{\"name\": \"A (MIN)\", \"children\": [3, 4]}", A),
        ("{\"label\": \"MIN: A\", \"children\": [3, 4]}", A),
        ("{\"name\": \"A\", \"player\": \"MIN\", \"children\": [3, 4]}", A),
        ("{\"A (MIN)\": [3, 4]}", A),
        ("{\"MIN\": [3, 4]}", BARE),
        ("('A\\nMIN', [3, 4])", A),
        ("['MIN', 3, 4]", BARE),
        ("MIN(3 4)", BARE),
        ("min(3, 4)", BARE),
        ("MIN: A(3 4)", A),
        ("A: MIN (3 4)", A),
        ("A (MIN)(3 4)", A),
        ("A MIN (3 4)", A),
        ("MIN\n 3\n 4", BARE),
        ("MIN 3 4", BARE),
        ("A (MIN)\n 3\n 4", A),
        ("A MIN: 3 4", A),
        ("MIN: A\n 3 4", A),
        ("A - MIN\n 3\n 4", A),
        ("[MIN: A [3] [4]]", A),
        ("[{A\\\\MIN} [3] [4]]", A),
        ("[A (MIN) [3] [4]]", A),
        ("(3,4)MIN;", BARE),
        ("(3,4)'A (MIN)';", A),
        ("A (MIN): [3, 4]", A),
        ("graph TD\n a[\"A<br/>MIN\"] --> 3\n a --> 4", A),
        (
            "path,value\nA (MIN)/x,3\nA (MIN)/y,4",
            "(name: \"A\", player: Min, children: [(name: \"x\", value: 3), (name: \"y\", value: 4)])",
        ),
    ] {
        let read = read(text);
        assert_eq!(read.split_once(' ').unwrap().1, tree, "{text}");
    }
    // Names that only contain the word remain names.
    for (text, name) in [
        ("{\"name\": \"MIN1\", \"children\": [3]}", "MIN1"),
        ("Max_A(3)", "Max_A"),
        ("{\"Max Planck\": [3]}", "Max Planck"),
    ] {
        assert_eq!(read(text).split_once(' ').unwrap().1, format!("(name: \"{name}\", children: [3])"));
    }
    assert!(
        read("max(min(3, 12), min(2, 4))").ends_with(" [[3, 12], [2, 4]]"),
        "{}",
        read("max(min(3, 12), min(2, 4))")
    );
    assert!(
        read("[chance [6, edge label={node{1/3}}] [0, edge label={node{2/3}}]]").ends_with("(chance: [6, (2, 0)])")
    );
    assert!(read("chance(1: 6, 2: 0)").ends_with(" (chance: [6, (2, 0)])"));
}

/// Nesting of any depth is refused, or read, without an overflow of the stack and in linear time.
#[test]
fn deep_nesting_is_refused() {
    const DEPTH: usize = 100_000;
    let around = |before: &str, inside: &str, after: &str| {
        [before.repeat(DEPTH), inside.to_owned(), after.repeat(DEPTH)].concat()
    };
    let edge = |from: usize, to: usize| format!("n{from} -> n{to}; ");
    let chain = (0..DEPTH).map(|node| edge(node, node + 1)).collect::<Vec<_>>().concat();
    let circle = (0..DEPTH).map(|node| edge(node, (node + 1) % DEPTH)).collect::<Vec<_>>().concat();
    for text in [
        around("[", "3", "]"),
        around("[", "3", ""),
        around("(", "3 4", ")"),
        around("{\"a\": ", "3", "}"),
        around("[{\"children\": [", "3", "]}]"),
        around("[A ", "[3]", "]"),
        format!("\\begin{{forest}}{}", around("[A ", "[3]", "]")),
        format!("{};", around("(", "3,4", ")A")),
        format!("digraph {{ {chain} }}"),
        format!("digraph {{ {circle} }}"),
        format!("digraph {{ {}", "{".repeat(DEPTH)),
        format!("digraph {{ a [label={}]", "<".repeat(DEPTH)),
        format!("EFG 2 R \"\" {{ \"a\" \"b\" }}{}", "p \"\" 1 1 \"\" { \"l\" } 0\n".repeat(DEPTH)),
        format!("path,value\n{}b,3", "a/".repeat(DEPTH)),
        (0..2_000).map(|level| " ".repeat(level) + "a\n").collect(),
    ] {
        assert!(read_whole(&text).is_err(), "{}", &text[..30]);
    }
}
