//! `poda practice --json`: the lines that a course's own program reads and writes.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdout, Command, ExitStatus, Stdio};
use tempfile::TempDir;

/// The program, and a position file that it asks about.
struct Shell {
    folder: TempDir,
}

const TREE: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [
    (name: \"B\", children: [3, 12]), (name: \"C\", children: [2, 4]), (name: \"D\", children: [3.5, 5])])))";

impl Shell {
    fn with(text: &str) -> Self {
        let folder = TempDir::new().unwrap();
        std::fs::write(folder.path().join("position.ron"), text).unwrap();
        Self { folder }
    }

    fn command(&self, flags: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_poda"));
        command.args(["practice", "--json", "--lang", "en"]).args(flags).arg(self.folder.path().join("position.ron"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Writes all input at once, and returns every line, what is said on standard error, and the exit status.
    fn lines(&self, flags: &[&str], input: &[u8]) -> (Vec<Value>, String, ExitStatus) {
        let mut child = self.command(flags).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = input.to_vec();
        let writer = std::thread::spawn(move || {
            // The program may end before it has read everything.
            let _ = stdin.write_all(&input);
        });
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let lines = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        (lines, String::from_utf8(output.stderr).unwrap(), output.status)
    }

    /// Answers every question, one line at a time, as a program does that waits for each line.
    fn converse(&self, flags: &[&str], mut answer: impl FnMut(&Value) -> Value) -> Vec<Value> {
        let mut child = self.command(flags).spawn().unwrap();
        let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut lines = vec![next(&mut output)];
        while lines.last().unwrap().get("done").is_none() {
            let question = lines.last().unwrap().clone();
            writeln!(input, "{}", json!({ "answer": answer(&question) })).unwrap();
            let verdict = next(&mut output);
            let again = verdict["again"] == true;
            lines.push(verdict);
            if again {
                writeln!(input, "{}", json!({ "answer": null })).unwrap();
                lines.push(next(&mut output));
            }
            lines.push(next(&mut output));
        }
        let mut rest = String::new();
        output.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "", "nothing stands behind the end");
        assert!(child.wait().unwrap().success());
        lines
    }
}

fn next(output: &mut BufReader<ChildStdout>) -> Value {
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    serde_json::from_str(&line).unwrap()
}

/// The steps and ids are those of the trace, and answering with what a first run has shown is right throughout.
#[test]
fn the_answers_that_are_shown_are_right() {
    let shell = Shell::with(TREE);
    for flags in [&[][..], &["--algorithm", "minimax"], &["--fail", "hard", "--cut-on", "strict"]] {
        let first = shell.converse(flags, |_| Value::Null);
        let shown: Vec<_> = first.iter().filter_map(|line| line.get("answers")).map(|all| all[0].clone()).collect();
        let end = first.last().unwrap();
        assert_eq!((&end["done"], &end["right_first"]), (&json!(true), &json!(0)));
        assert_eq!(end["asked"], json!(shown.len()));
        let mut answers = shown.iter();
        let second = shell.converse(flags, |_| answers.next().unwrap().clone());
        assert_eq!(second.last().unwrap()["right_first"], json!(shown.len()));
        let verdicts = || second.iter().filter(|line| line.get("right").is_some());
        assert!(verdicts().all(|line| line["right"] == true && line["again"] == false));
        assert!(verdicts().all(|line| line["reason"].as_str().is_some_and(|reason| !reason.is_empty())));
    }
}

#[test]
fn a_question_has_the_fields_of_its_kind() {
    let shell = Shell::with(TREE);
    let lines = shell.converse(&[], |_| Value::Null);
    let questions: Vec<_> = lines.iter().filter(|line| line.get("prompt").is_some()).collect();
    for (number, question) in (1..).zip(&questions) {
        let has = |field: &str| question.get(field).is_some();
        let kind = question["kind"].as_str().unwrap();
        assert_eq!(question["question"], json!(number));
        assert_eq!(has("bound"), kind == "bound");
        assert_eq!(has("choices"), ["next", "cut", "best"].contains(&kind));
        assert!(has("step") && has("node") && !has("child") && !has("shown_step"));
    }
    let cut = questions.iter().find(|line| line["kind"] == "cut" && line["node"] == "C").unwrap();
    assert_eq!((&cut["choices"], &cut["step"]), (&json!(["1/1"]), &json!(17)));
    let bound = questions.iter().find(|line| line["kind"] == "bound").unwrap();
    assert_eq!((&bound["bound"], &bound["node"]), (&json!("beta"), &json!("B")));
}

#[test]
fn every_way_to_write_an_answer_is_read() {
    let shell = Shell::with(TREE);
    let kinds = |kinds| ["--kinds", kinds, "--attempts", "1"];
    // What is proved of B after its first child, of B, of A after B, of C, of A after C, of D twice, of A.
    let ways = [
        ["<= 3", "3", ">= 3", "<= 2", ">= 3", "<= 3.5", "3.5", "3.5"],
        ["≤3", "= 3", "≥ 3,0", "=< 2", "=> 3", "≤ 3,5", "3,5", "3.50"],
    ];
    for answers in ways {
        let mut answers = answers.iter();
        let lines = shell.converse(&kinds("value"), |_| json!(answers.next().unwrap()));
        assert_eq!(lines.last().unwrap(), &json!({"done": true, "asked": 8, "right_first": 8}));
    }
    let lines = shell.converse(&kinds("root"), |_| json!(3.5));
    assert_eq!(lines.last().unwrap()["right_first"], json!(1));
    let lines = shell.converse(&kinds("best"), |_| json!("D"));
    assert_eq!(lines.last().unwrap()["right_first"], json!(1));
}

#[test]
fn a_wrong_cut_is_refuted_and_a_missed_one_is_not() {
    let shell = Shell::with(TREE);
    let lines = shell.converse(&["--kinds", "cut", "--attempts", "1"], |question| {
        if question["node"] == "C" { json!([]) } else { question["choices"].clone() }
    });
    let verdict = |node: &str| {
        let asked = lines.iter().position(|line| line["node"] == node).unwrap();
        &lines[asked + 1]
    };
    assert_eq!(verdict("C")["refutation"], Value::Null);
    assert_eq!(verdict("C")["answers"], json!([["1/1"]]));
    let refuted = &verdict("A")["refutation"];
    assert_eq!(refuted, &json!({"node": "1/0", "value": 4, "root": 4}));
    assert_eq!(verdict("A")["answers"], json!([[]]));
}

/// With quiescence what a leaf is depends on the values, so that not every wrong cut is decided; but that the tree as
/// it is would be worth something else without the child is.
#[test]
fn where_positions_are_searched_until_they_are_quiet_a_cut_is_refuted_by_the_tree_as_it_is() {
    let lesson = poda::lessons::by_name("quiet").map(poda::lessons::text).unwrap();
    let shell = Shell::with(lesson);
    let mut asked = 0;
    let lines = shell.converse(&["--kinds", "cut", "--attempts", "1"], |question| {
        asked += 1;
        question["choices"].clone()
    });
    let refuted = |step: u64| {
        let asked = lines.iter().position(|line| line["step"] == step).unwrap();
        &lines[asked + 1]["refutation"]
    };
    assert_eq!(refuted(15), &json!({"node": "S", "value": 3, "root": 3}));
    assert_eq!(refuted(11), &json!("undecided"), "of two children at once");
    assert_eq!(asked, 4);
}

#[test]
fn a_node_that_is_no_child_is_no_answer_to_a_cut() {
    let shell = Shell::with(TREE);
    for (node, uses_an_attempt) in [("A", false), ("1/1", false), ("0/0", true), ("0/1", true)] {
        let line = format!("{{\"answer\": [\"{node}\"]}}\n");
        let (lines, ..) = shell.lines(&["--kinds", "cut"], line.repeat(2).as_bytes());
        let again: Vec<_> = lines.iter().filter_map(|line| line["again"].as_bool()).take(2).collect();
        assert_eq!(again, [true, !uses_an_attempt], "{node}: {lines:?}");
    }
}

/// A line that is no answer says what was expected, and uses up no attempt.
#[test]
fn a_malformed_line_is_answered_with_what_was_expected() {
    let shell = Shell::with(TREE);
    let malformed: [&[u8]; 9] = [
        b"\n\n{\"answer\": \"five\"}\n",
        b"{}\n",
        b"[1, 2]\n",
        b"{\"answer\": tru\n",
        b"\xff\xfe\n",
        b"{\"answer\": true}\n",
        b"{\"answer\": {\"a\": 1}}\n",
        b"{\"answer\": 1e999}\n",
        b"{\"answer\": [\"B\"]}\n",
    ];
    let mut input = malformed.concat();
    input.extend_from_slice(&vec![b'x'; 3 << 20]);
    input.extend_from_slice(b"\n{\"answer\": 3.5}\n");
    let (lines, said, status) = shell.lines(&["--kinds", "root", "--attempts", "1"], &input);
    assert!(status.success() && said.is_empty(), "{said}");
    assert_eq!(lines.len(), 1 + malformed.len() + 1 + 1 + 1);
    for verdict in &lines[1..=malformed.len() + 1] {
        assert_eq!((&verdict["right"], &verdict["again"]), (&json!(false), &json!(true)));
        assert_eq!(verdict.get("answers"), None);
        assert!(verdict["reason"].as_str().unwrap().starts_with("Expected a number"), "{verdict}");
    }
    assert_eq!(lines.last().unwrap(), &json!({"done": true, "asked": 1, "right_first": 1}));
}

#[test]
fn a_node_that_is_none_is_malformed_and_one_that_is_no_choice_is_wrong() {
    let shell = Shell::with(TREE);
    let input = b"{\"answer\": \"Z\"}\n{\"answer\": \"A\"}\n{\"answer\": \"D\"}\n";
    let (lines, _, _) = shell.lines(&["--kinds", "best"], input);
    assert_eq!(lines[1]["reason"], "Expected the name of a node: B, C, D.");
    assert!(lines[2]["reason"].as_str().unwrap().starts_with("A is not a move at A."), "{lines:?}");
    assert_eq!((&lines[2]["again"], &lines[3]["right"]), (&json!(true), &json!(true)));
    assert_eq!(lines[4], json!({"done": true, "asked": 1, "right_first": 0}));
}

#[test]
fn the_end_of_the_input_is_the_end() {
    let shell = Shell::with(TREE);
    let (lines, _, status) = shell.lines(&["--kinds", "value"], b"{\"answer\": \"<= 3\"}\n{\"answer\": 7}\n");
    assert!(status.success());
    assert_eq!(lines.last().unwrap(), &json!({"done": false, "asked": 2, "right_first": 1}));
    let (lines, _, _) = shell.lines(&["--kinds", "value"], b"");
    assert_eq!(lines[1..], [json!({"done": false, "asked": 1, "right_first": 0})]);
}

#[test]
fn attempts_are_counted_and_the_first_one_counts() {
    let shell = Shell::with(TREE);
    let input = b"{\"answer\": 7}\n{\"answer\": 3.5}\n";
    let (lines, _, _) = shell.lines(&["--kinds", "root"], input);
    assert_eq!((&lines[1]["again"], &lines[2]["right"]), (&json!(true), &json!(true)));
    assert_eq!(lines[3]["right_first"], json!(0));
    let (lines, _, _) = shell.lines(&["--kinds", "root", "--attempts", "1"], input);
    assert_eq!((&lines[1]["again"], lines.len()), (&json!(false), 3));
}

/// While another attempt is taken, neither the right answer nor what follows from it is told, unless that is asked for.
#[test]
fn a_verdict_tells_the_answer_once_no_other_attempt_is_taken() {
    let shell = Shell::with(TREE);
    let input = b"{\"answer\": 7}\n{\"answer\": 7}\n";
    let (lines, ..) = shell.lines(&["--kinds", "root"], input);
    assert_eq!((lines[1].get("answers"), &lines[2]["answers"]), (None, &json!([3.5])));
    let reason = |line: &Value| line["reason"].as_str().unwrap().to_owned();
    assert!(!reason(&lines[1]).contains("= 3.5") && reason(&lines[2]).contains("= 3.5"), "{lines:?}");
    let (revealed, ..) = shell.lines(&["--kinds", "root", "--reveal", "always"], input);
    assert_eq!(revealed[1]["answers"], json!([3.5]));
    assert_eq!(reason(&revealed[1]), reason(&lines[2]));
}

/// What `--list` prints is what is asked, and its steps are those that a file names.
#[test]
fn a_list_has_every_question_and_a_choice_outside_it_is_an_error() {
    let shell = Shell::with(TREE);
    let asked = shell.converse(&[], |_| Value::Null);
    let asked: Vec<_> = asked.into_iter().filter(|line| line.get("prompt").is_some()).collect();
    let (listed, said, status) = shell.lines(&["--list"], b"");
    assert!(status.success() && said.is_empty());
    assert_eq!(listed, asked);
    let (cuts, ..) = shell.lines(&["--list", "--kinds", "cut"], b"");
    let steps: Vec<_> = cuts.iter().map(|line| line["step"].as_u64().unwrap()).collect();
    assert_eq!(steps[..3], [6, 11, 17]);
    let (lines, said, status) = shell.lines(&["--kinds", "leaf"], b"");
    assert_eq!((lines.len(), status.code()), (0, Some(1)));
    assert!(
        said.contains(
            "of these kinds: leaf. It has questions of these: next, value, bound, cut, best, root, ever, matters, transform."
        ),
        "{said}"
    );
    for (practice, sentence) in [
        (
            "questions: [(kind: Cut, step: 17), (kind: Cut, step: 12)]",
            "kind cut at step 12. The nearest are at steps 11 and 17.",
        ),
        ("questions: [(kind: Cut, step: 999)]", "kind cut at step 999. The nearest is at step"),
        ("questions: [(kind: Leaf, step: 3)]", "kind leaf at step 3. The search has none of this kind."),
        ("kinds: [Value], questions: [(kind: Cut, step: 17)]", "“kinds” in the file leaves this kind out."),
    ] {
        let text = TREE.strip_suffix(')').unwrap().to_owned() + &format!(", practice: ({practice}))");
        let (lines, said, status) = Shell::with(&text).lines(&[], b"");
        assert_eq!((lines.len(), status.code()), (0, Some(1)), "{practice}");
        assert!(said.contains(sentence) && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn what_cannot_be_asked_about_is_refused_in_a_sentence() {
    for (flags, said) in [
        (&["--algorithm", "mtdf"][..], "searches the tree several times"),
        (&["--algorithm", "principal-variation"], "null-window scouts"),
        (&["--algorithm", "wrong-bound"], "makes one on purpose"),
        (&["--algorithm", "expert"], "level of play"),
        (&["--max-nodes", "3"], "3"),
    ] {
        let (lines, error, status) = Shell::with(TREE).lines(flags, b"");
        assert!(lines.is_empty() && error.contains(said) && error.lines().count() == 1, "{flags:?}: {error}");
        assert_eq!(status.code(), Some(1));
    }
    for flags in [&["--kinds", "cuts"][..], &["--kinds", ""], &["--attempts", "3"]] {
        let (_, error, status) = Shell::with(TREE).lines(flags, b"");
        assert_eq!((status.code(), error.is_empty()), (Some(2), false));
    }
}
