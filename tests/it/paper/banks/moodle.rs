//! Moodle XML, read by an independent parser: Moodle's published rules, right and wrong answers, and what a question
//! must not reveal.

use super::cloze::{Embedded, Fault, Kind, read};
use super::dom::{self, Element};
use super::qti::assessment;
use super::search::{Relation, Search};
use super::{LANGUAGES, NASTY, generated, own};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poda::document::wishes::{NumberRange, TreeWishes, WishedGame, Wishes};
use poda::exam::MAX_FIELDS;
use poda::exam::moodle::moodle_xml;
use poda::exam::{Paper, PaperCode, PaperSettings, Weights, paper};
use poda::i18n::{Language, Words};
use poda::search::{Algorithm, Fail};

/// A question as Moodle has read it.
struct Question {
    name: String,
    /// The text, in which `{#1}` stands for the first blank.
    text: String,
    blanks: Vec<Embedded>,
}

/// Why a file is no bank that Moodle takes.
#[derive(Clone, Debug, PartialEq, Eq)]
enum BankFault {
    NotXml,
    Blanks(Fault),
    Category,
    /// The text and the files of a question name different pictures.
    Picture,
    Grade,
}

/// Reads a file by Moodle's rules.
fn questions(bytes: &[u8]) -> Result<Vec<Question>, BankFault> {
    let quiz = dom::read(bytes).filter(|quiz| quiz.name == "quiz").ok_or(BankFault::NotXml)?;
    let mut questions = Vec::new();
    for question in quiz.all("question") {
        match question.attribute("type") {
            Some("category") if question.text_at("category/text").starts_with("$course$/top/") => {}
            Some("cloze") => questions.push(self::question(question)?),
            _ => return Err(BankFault::Category),
        }
    }
    if quiz.children.first().and_then(|first| first.attribute("type")) == Some("category") {
        Ok(questions)
    } else {
        Err(BankFault::Category)
    }
}

fn question(element: &Element) -> Result<Question, BankFault> {
    let (text, blanks) = read(element.text_at("questiontext/text")).map_err(BankFault::Blanks)?;
    let marks: u32 = blanks.iter().map(|blank| blank.weight).sum();
    if element.text_at("defaultgrade").parse() != Ok(marks) {
        return Err(BankFault::Grade);
    }
    let file = element.at("questiontext/file").ok_or(BankFault::Picture)?;
    let source = format!(r#"src="@@PLUGINFILE@@/{}""#, file.attribute("name").unwrap_or_default());
    let png = STANDARD.decode(file.text.trim()).map_err(|_| BankFault::Picture)?;
    if text.matches("@@PLUGINFILE@@/").count() != 1 || !text.contains(&source) || !png.starts_with(b"\x89PNG") {
        return Err(BankFault::Picture);
    }
    Ok(Question { name: element.text_at("name/text").to_owned(), text, blanks })
}

fn bank(paper: &Paper, words: &Words) -> Vec<Question> {
    questions(&moodle_xml(paper, words).unwrap().bytes).unwrap()
}

/// The cells of the table of a question, and what stands below it.
fn rows(text: &str) -> (Vec<Vec<String>>, &str) {
    let Some((table, below)) = text.split_once("<tbody>").and_then(|(_, rest)| rest.split_once("</tbody>")) else {
        return (Vec::new(), text);
    };
    let cells = |row: &str| {
        let cells = row.split(['<', '>']).skip(1).step_by(2).zip(row.split('>').skip(1));
        let cells = cells.filter(|(tag, _)| tag.starts_with("th") || tag.starts_with("td"));
        cells.map(|(_, rest)| super::cloze::references(rest.split('<').next().unwrap_or_default())).collect()
    };
    (table.split("<tr>").skip(1).map(cells).collect(), below)
}

/// The numbers of the blanks in a text, from 1.
fn numbers(text: &str) -> Vec<usize> {
    text.split("{#").skip(1).filter_map(|rest| rest.split('}').next()?.parse().ok()).collect()
}

fn typed(number: f64) -> String {
    number.to_string()
}

/// What belongs in the blanks of a question on an explicit tree, by a search of the test's own.
fn right_answers(question: &Question, search: &Search, root: &[String]) -> Vec<String> {
    let mut right = vec![String::new(); question.blanks.len()];
    let (rows, below) = rows(&question.text);
    let has_bounds = question.text.contains(">α</th>");
    let has_cuts = question.text.contains("Pruned branches</th>");
    for row in &rows {
        let found = search.found.get(row[0].split(" (").next().unwrap());
        let mut cells = row[1..].iter();
        let mut fill = |cell: Option<&String>, answers: &[String]| {
            let blanks = cell.map(|cell| numbers(cell)).unwrap_or_default();
            assert!(blanks.is_empty() || blanks.len() == answers.len(), "{row:?}");
            for (blank, answer) in blanks.into_iter().zip(answers) {
                right[blank - 1].clone_from(answer);
            }
        };
        let or_hyphen = |number: Option<f64>| number.map_or("-".to_owned(), typed);
        if has_bounds {
            fill(cells.next(), &[or_hyphen(found.map(|found| found.alpha))]);
            fill(cells.next(), &[or_hyphen(found.map(|found| found.beta))]);
        }
        if has_cuts {
            let cell = cells.next();
            let choices = cell.and_then(|cell| numbers(cell).first().copied()).map(|blank| &question.blanks[blank - 1]);
            let index = |menu: &Embedded| found.map_or(menu.answers.len() - 1, |found| found.skipped);
            fill(cell, &[choices.map(|menu| menu.answers[index(menu)].text.clone()).unwrap_or_default()]);
        }
        let relation = match found {
            None => "not visited",
            Some(found) => match found.relation() {
                Relation::Exactly => "exactly",
                Relation::AtLeast => "at least",
                Relation::AtMost => "at most",
            },
        };
        let number = or_hyphen(found.map(|found| found.value));
        let cell = cells.next();
        let is_pair = cell.is_some_and(|cell| numbers(cell).len() == 2);
        fill(cell, &if is_pair { vec![relation.to_owned(), number] } else { vec![number] });
    }
    if let Some(&best) = numbers(below).first() {
        right[best - 1].clone_from(&root[0]);
    }
    right
}

/// The names of the best moves of an explicit tree, the first one that is found first.
fn best_moves(paper: &Paper, question: usize) -> Vec<String> {
    let exercise = paper.variants.iter().flat_map(|variant| &variant.exercises).nth(question).unwrap();
    let best = exercise.fields.iter().find(|field| field.name == "best").unwrap();
    vec![best.expected_text.clone()]
}

#[test]
fn every_question_keeps_moodles_rules() {
    for words in LANGUAGES.map(Words::new) {
        let trees = bank(&generated(11, 1, 2, &words), &words);
        assert_eq!(trees.len(), 2);
        assert!(trees.iter().all(|question| question.blanks.iter().all(|blank| blank.weight == 1)));
        let board = r#"(version: 1, game: TicTacToe(board: ["X.O", ".X.", "..O"]), search: (depth: 2))"#;
        let question = &bank(&own(&[board], &words), &words)[0];
        assert!(question.blanks.iter().all(|blank| blank.kind != Kind::Numerical), "a win is infinite");
    }
}

/// The blanks of a question count by the weights of their parts, in each bank, and the question what they count
/// together.
#[test]
fn the_blanks_of_a_question_count_by_the_weights_of_a_paper() {
    let words = Words::new(Language::ENGLISH);
    let weights = ["values=2", "windows=3", "cuts=5", "best=7"].into_iter().try_fold(Weights::EQUAL, Weights::with);
    let settings = PaperSettings { weights: weights.unwrap(), ..PaperSettings::new(PaperCode::of_seed(11)) };
    let weighted = paper(&settings, &words).unwrap();
    let question = &bank(&weighted, &words)[0];
    let plain = &bank(&generated(11, 1, 1, &words), &words)[0];
    assert_eq!(question.blanks.len(), plain.blanks.len());
    let count = |weight| question.blanks.iter().filter(|blank| blank.weight == weight).count();
    let [values, windows, cuts, best] = [2, 3, 5, 7].map(count);
    assert_eq!(values + windows + cuts + best, question.blanks.len());
    assert!(0 < values && 0 < cuts && best == 1, "{values} {windows} {cuts} {best}");
    let package = |paper: &Paper| String::from_utf8_lossy(&assessment(paper, &words)).into_owned();
    let points = |package: &str| {
        let points = package.split("<fieldlabel>points_possible</fieldlabel>").nth(1).unwrap();
        points.split("<fieldentry>").nth(1).unwrap().split(".0<").next().unwrap().parse::<usize>().unwrap()
    };
    let shares = |package: &str| {
        let shares = package.split("action=\"Add\">").skip(1);
        shares.map(|rest| rest.split('<').next().unwrap().parse::<f64>().unwrap()).collect::<Vec<_>>()
    };
    let (heavy, light) = (package(&weighted), package(&generated(11, 1, 1, &words)));
    assert_eq!(points(&light), shares(&light).len());
    assert!(points(&light) < points(&heavy));
    let [least, most] = [f64::min, f64::max].map(|pick| shares(&heavy).into_iter().reduce(pick).unwrap());
    assert!((most / least - 3.5).abs() < 0.05, "{least} to {most}");
    assert_ne!(question.text, plain.text, "other questions have other pictures");
}

/// What a search of the test's own finds earns every mark; everything else that could be typed or chosen earns none.
#[test]
fn what_is_right_earns_every_mark_and_what_is_wrong_earns_none() {
    let words = Words::new(Language::ENGLISH);
    let wishes = |algorithm, fail| Wishes {
        algorithm,
        fail,
        game: WishedGame::Tree(TreeWishes { values: NumberRange { min: -9, max: 9 }, ..TreeWishes::default() }),
        ..Wishes::default()
    };
    for (seed, algorithm, fail) in [
        (1, Algorithm::AlphaBeta, Fail::Soft),
        (2, Algorithm::AlphaBeta, Fail::Hard),
        (3, Algorithm::NegamaxAlphaBeta, Fail::Soft),
        (4, Algorithm::Minimax, Fail::Soft),
    ] {
        let code = PaperCode { seed, wishes: wishes(algorithm, fail) };
        let paper = paper(&PaperSettings::new(code), &words).unwrap();
        for (index, question) in bank(&paper, &words).iter().enumerate() {
            let search = Search::of(&paper.variants[0].exercises[index].document);
            let right = right_answers(question, &search, &best_moves(&paper, index));
            for (blank, right) in question.blanks.iter().zip(&right) {
                assert_eq!(blank.grade(right), 100, "{}: {right} in {blank:?}", question.name);
                let is_right = |other: &str| other.parse::<f64>().is_ok_and(|number| right.parse() == Ok(number));
                let numbers = (-12..=12).map(|number| number.to_string());
                let typed = numbers.chain(["inf", "-inf", "-", "", "<= 3", "999999999"].map(str::to_owned));
                let listed =
                    blank.answers.iter().map(|listed| listed.text.clone()).filter(|_| blank.kind == Kind::Menu);
                for wrong in typed.chain(listed).filter(|other| other != right && !is_right(other)) {
                    // Where several moves are worth the same, minimax allows each.
                    if blank.kind != Kind::Menu || algorithm != Algorithm::Minimax {
                        assert_eq!(blank.grade(&wrong), 0, "{}: {wrong} for {right} in {blank:?}", question.name);
                    }
                }
            }
        }
    }
}

/// The variants of an exercise have trees of one shape, but other searches. Rows, kinds of blanks, the number of
/// choices and the widths of fields are the same all the same, so none of them tells what a search does.
#[test]
fn a_question_does_not_tell_what_the_search_does() {
    let words = Words::new(Language::ENGLISH);
    let paper = generated(7, 2, 3, &words);
    let visits: Vec<usize> = paper
        .variants
        .iter()
        .map(|variant| variant.exercises[0].fields.len() + variant.exercises[1].fields.len())
        .collect();
    assert!(visits.iter().any(|&count| count != visits[0]), "the searches differ: {visits:?}");
    let skeleton = |question: &Question| {
        let (rows, _) = rows(&question.text);
        let shape = |blank: &Embedded| match blank.kind {
            Kind::Menu => (blank.kind, blank.answers.len()),
            _ => (blank.kind, blank.width()),
        };
        (rows, question.blanks.iter().map(shape).collect::<Vec<_>>())
    };
    for variants in bank(&paper, &words).chunks(3) {
        let first = skeleton(&variants[0]);
        assert!(variants.iter().all(|variant| skeleton(variant) == first), "{}", variants[0].name);
    }
}

#[test]
fn names_hold_any_signs() {
    for words in LANGUAGES.map(Words::new) {
        let question = &bank(&own(&[NASTY], &words), &words)[0];
        let (rows, _) = rows(&question.text);
        let labels: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
        assert_eq!(labels, ["{1:MC:=x~y} (MAX)", "a}b#c~d (MIN)", "[b1] (MIN)", "B$$x$$ (MIN)"]);
        let best: Vec<&str> =
            question.blanks.last().unwrap().answers.iter().map(|listed| listed.text.as_str()).collect();
        assert_eq!(best, ["a}b#c~d", "[b1]", "B$$x$$"]);
        let cuts =
            |nth: usize| &question.blanks.iter().filter(|blank| blank.kind == Kind::Menu).nth(nth).unwrap().answers;
        assert!((0..9).any(|nth| cuts(nth).iter().any(|listed| listed.text == "=1/2, %50%z")));
    }
}

#[test]
fn a_question_has_a_limited_number_of_fields() {
    let words = Words::new(Language::ENGLISH);
    let code =
        PaperCode { wishes: Wishes { depth: Some(4), ..<PaperCode>::of_seed(3).wishes }, ..<PaperCode>::of_seed(3) };
    let paper = paper(&PaperSettings::new(code), &words).unwrap();
    let question = &bank(&paper, &words)[0];
    // A value is a menu and a number.
    let pairs =
        question.blanks.windows(2).filter(|pair| pair[0].answers[0].text == "exactly" && pair[1].kind != Kind::Menu);
    assert!(paper.variants[0].exercises[0].fields.len() > MAX_FIELDS);
    assert!(question.blanks.len() - pairs.count() <= MAX_FIELDS);
}

#[test]
fn the_same_paper_gives_the_same_bytes() {
    let words = Words::new(Language::SPANISH);
    let bytes = || moodle_xml(&generated(9, 1, 2, &words), &words).unwrap().bytes;
    assert_eq!(bytes(), bytes());
}

/// The rules above are worth something: files with a fault are refused, each for its fault.
#[test]
fn files_with_a_fault_are_refused() {
    let words = Words::new(Language::ENGLISH);
    let minimax = r#"(version: 1, game: Tree(tree: (name: "A", children: [
        (name: "B", children: [3, 12]), (name: "C", children: [2, 4]),
    ])), search: (algorithm: Minimax))"#;
    let good = String::from_utf8(moodle_xml(&own(&[minimax], &words), &words).unwrap().bytes).unwrap();
    assert!(questions(good.as_bytes()).is_ok());
    let planted = [
        ("{1:NUMERICAL:=3:0~", "{1:NUMERICAL:3:0~", BankFault::Blanks(Fault::NothingRight)),
        ("{1:NUMERICAL:=3:0~", "{1:NUMERICAL:=−3:0~", BankFault::Blanks(Fault::NotANumber("−3:0".into()))),
        ("{1:NUMERICAL:=3:0~", "{1:NUMERICAL:=3~", BankFault::Blanks(Fault::NotANumber("3".into()))),
        ("{1:NUMERICAL:=3:0~", "{1.5:NUMERICAL:=3:0~", BankFault::Blanks(Fault::Weight("1.5".into()))),
        ("{1:NUMERICAL:=3:0~", "{1:NUMBER:=3:0~", BankFault::Blanks(Fault::UnknownType("NUMBER".into()))),
        ("=B~C}", "=B}", BankFault::Blanks(Fault::FewChoices)),
        ("=B~C}", "=B~B}", BankFault::Blanks(Fault::SameChoices)),
        ("=B~C}", "=B~C}}", BankFault::Blanks(Fault::StrayBrace)),
        ("<defaultgrade>4<", "<defaultgrade>3<", BankFault::Grade),
        ("@@PLUGINFILE@@/", "@@PLUGINFILE@@/other-", BankFault::Picture),
        ("encoding=\"base64\">iVBO", "encoding=\"base64\">?", BankFault::Picture),
        ("type=\"category\"", "type=\"kategory\"", BankFault::Category),
        ("</quiz>", "</quizz>", BankFault::NotXml),
    ];
    for (from, to, fault) in planted {
        assert!(good.contains(from), "nothing to replace: {from}");
        let broken = good.replacen(from, to, 1);
        assert_eq!(questions(broken.as_bytes()).err(), Some(fault), "{to}");
    }
    assert_eq!(read("no blank").err(), Some(Fault::NoBlank));
}
