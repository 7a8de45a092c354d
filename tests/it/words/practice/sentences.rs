//! What is said of answers, word for word, in both languages.

use poda::document::Document;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::practice::quiz::HintStrength;
use poda::practice::sentences::QuestionSentences;
use poda::practice::{Answer, Question, QuestionKind, QuestionKinds, judge, questions};
use poda::trace::Story;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use std::fmt::Write;

/// MAX at A; B is a MIN node that has 3 after b1, and so on.
const TREE: &str = "Tree(tree: (name: \"A\", children: [
    (name: \"B\", children: [(name: \"b1\", value: 3), (name: \"b2\", value: 12)]),
    (name: \"C\", children: [(name: \"c1\", value: 2), (name: \"c2\", value: 4)]),
    (name: \"D\", children: [(name: \"d1\", value: 3), (name: \"d2\", value: 5)])]))";

fn document(search: &str) -> Document {
    poda::file::load(format!("(version: 1, game: {TREE}, search: ({search}))").as_bytes()).unwrap()
}

struct Practised {
    recording: Recording<AnyGame>,
}

impl Practised {
    fn on(search: &str) -> Self {
        let document = document(search);
        Self { recording: record(document.search().unwrap(), document.position(), 1_000) }
    }

    /// The question of this kind about a node after its child of this rank has returned.
    fn question(&self, kind: QuestionKind, node: &str, child: &str) -> Question {
        questions(&self.recording, QuestionKinds::NONE.with(kind), true)
            .find(|question| {
                let child_id = question.child.map(|child| self.recording.id(child)).unwrap_or_default();
                self.recording.id(question.node) == node && child_id == child
            })
            .unwrap_or_else(|| panic!("there is no {kind:?} at {node} after {child}"))
    }

    fn answer(&self, text: &str) -> Answer {
        let node = |name: &str| self.recording.trace().nodes().find(|&node| self.recording.id(node) == name);
        if let Some(list) = text.strip_prefix('[') {
            let names = list.trim_end_matches(']').split(", ").filter(|name| !name.is_empty());
            return Answer::Children(names.map(|name| node(name).unwrap()).collect());
        }
        node(text).map(Answer::Node).or_else(|| Answer::read_value(text)).unwrap()
    }

    fn said(&self, language: Language, question: &Question, answer: &str) -> String {
        let (words, answer) = (Words::new(language), self.answer(answer));
        let verdict = judge(&self.recording, question, &answer);
        self.recording.verdict_sentence(&words, question, Some(&answer), &verdict).plain()
    }
}

/// Children without names of their own are named within a sentence, not as in a list.
#[test]
fn what_is_said_of_children_without_names() {
    let document = poda::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))").unwrap();
    let practised = Practised { recording: record(document.search().unwrap(), document.position(), 1_000) };
    let find = |kind| questions(&practised.recording, QuestionKinds::NONE.with(kind), true);
    let said = |question: &Question, answer: &Answer| {
        let verdict = judge(&practised.recording, question, answer);
        Language::AUTHORED.map(|language| {
            let words = Words::new(language);
            practised.recording.verdict_sentence(&words, question, Some(answer), &verdict).plain()
        })
    };
    let last = find(QuestionKind::Next).nth(1).unwrap();
    let [en, es] = said(&last, &Answer::Node(last.node));
    assert!(en.starts_with("B is not left yet: it still has the 3rd move to search."), "{en}");
    assert!(es.starts_with("B todavía no se abandona: falta por explorar la 3.ª jugada."), "{es}");
    let cut = find(QuestionKind::Cut).last().unwrap();
    let [en, es] = said(&cut, &cut.accepted(&practised.recording)[0]);
    assert!(en.ends_with("The cutoff prunes the 2nd move and the 3rd move."), "{en}");
    assert!(es.ends_with("Se podan la 2.ª jugada y la 3.ª jugada."), "{es}");
    let leaf = find(QuestionKind::Leaf).next().unwrap();
    let asked = Language::AUTHORED.map(|language| practised.recording.prompt(&Words::new(language), &leaf).plain());
    assert_eq!(
        asked,
        ["What is the 1st child of B, a leaf, worth?", "¿Cuánto vale el 1.er hijo de B, que es una hoja?"]
    );
}

/// A question of a kind at a node, after a child of it.
#[derive(Clone, Copy)]
struct Asked {
    kind: QuestionKind,
    node: &'static str,
    child: &'static str,
}

const fn asked(kind: QuestionKind, node: &'static str, child: &'static str) -> Asked {
    Asked { kind, node, child }
}

/// Checks what is said of an answer in both languages.
fn says(search: &str, asked: Asked, answer: &str, en: &str, es: &str) {
    let Asked { kind, node, child } = asked;
    let practised = Practised::on(search);
    let question = practised.question(kind, node, child);
    let said = Language::AUTHORED.map(|language| practised.said(language, &question, answer));
    assert_eq!(said, [en, es], "{kind:?} at {node} after {child}: {answer}");
}

#[test]
fn what_is_said_of_a_value() {
    let after_b1 = asked(QuestionKind::Value, "B", "b1");
    says(
        "",
        after_b1,
        "≤ 3",
        "B: min(3, …) ≤ 3. The children that are left can only lower it.",
        "B: min(3, …) ≤ 3. Los hijos que quedan solo pueden bajarlo.",
    );
    says(
        "",
        after_b1,
        "3",
        "3 is only a bound: the value itself is not certain. B: min(3, …) ≤ 3. The children that \
         are left can only lower it.",
        "3 es solo una cota: el valor mismo no es seguro. B: min(3, …) ≤ 3. Los hijos que \
         quedan solo pueden bajarlo.",
    );
    says(
        "",
        after_b1,
        "≥ 3",
        "≥ 3 has the right number, but the bound is on the wrong side. B: min(3, …) ≤ 3. The children that are left can only lower it.",
        "≥ 3 tiene el número correcto, pero la cota está del lado equivocado. B: min(3, …) ≤ 3. Los hijos que quedan solo pueden bajarlo.",
    );
    says(
        "",
        asked(QuestionKind::Value, "B", "b2"),
        "≤ 3",
        "≤ 3 is true, but the value itself is known. B: min(3, 12) = 3. No child is left.",
        "≤ 3 es cierto, pero ya se conoce el valor mismo. B: min(3, 12) = 3. No queda ningún hijo.",
    );
    says(
        "",
        asked(QuestionKind::Value, "B", "b2"),
        "12",
        "12 is what b2 alone is worth. At B, MIN chooses among all its children. B: min(3, 12) = 3. No child is left.",
        "12 es solo lo que vale b2. En B, MIN elige entre todos sus hijos. B: min(3, 12) = 3. No queda ningún hijo.",
    );
    says(
        "",
        asked(QuestionKind::Value, "A", "C"),
        "≥ 2",
        "≥ 2 is true, but more is known. A: max(3, ≤ 2, …) ≥ 3. The children that are left can only raise it.",
        "≥ 2 es cierto, pero se sabe algo más. A: max(3, ≤ 2, …) ≥ 3. Los hijos que quedan solo pueden subirlo.",
    );
    says(
        "",
        asked(QuestionKind::Value, "A", "C"),
        "≥ 4",
        "≥ 4 says more than the values returned so far prove. A: max(3, ≤ 2, …) ≥ 3. The children that are left can only raise it.",
        "≥ 4 dice más de lo que demuestran los valores devueltos hasta ahora. A: max(3, ≤ 2, …) ≥ 3. Los hijos que quedan solo \
         pueden subirlo.",
    );
    says(
        "",
        after_b1,
        "-3",
        "−3 says more than the values returned so far prove. B: min(3, …) ≤ 3. The children that are left can only lower it.",
        "−3 dice más de lo que demuestran los valores devueltos hasta ahora. B: min(3, …) ≤ 3. Los hijos que quedan solo pueden bajarlo.",
    );
}

#[test]
fn what_is_said_of_a_bound() {
    let alpha_after_b = asked(QuestionKind::Bound, "A", "B");
    says(
        "",
        alpha_after_b,
        "3",
        "MAX had nothing yet, so α rises to 3.",
        "MAX no tenía nada todavía, así que α sube a 3.",
    );
    says(
        "",
        alpha_after_b,
        "-inf",
        "−∞ is what α was before. B has returned a better score for MAX. MAX had nothing yet, so α rises to 3.",
        "−∞ es lo que α valía antes. B ha devuelto un valor mejor para MAX. MAX no tenía nada todavía, así que α sube a 3.",
    );
    says(
        "",
        alpha_after_b,
        "inf",
        "+∞ is β, which MIN has. At a MAX node it is α that a better score raises. MAX had nothing yet, so α rises to 3.",
        "+∞ es β, que es de MIN. En un nodo MAX, lo que sube con un valor mejor es α. MAX no tenía nada todavía, así que α sube a 3.",
    );
    // Where α is a number already, the two numbers are compared.
    says(
        "window: (1, 9)",
        alpha_after_b,
        "1",
        "1 is what α was before. B has returned a better score for MAX. 3 > α = 1, so α rises to 3.",
        "1 es lo que α valía antes. B ha devuelto un valor mejor para MAX. 3 > α = 1, así que α sube a 3.",
    );
}

#[test]
fn what_is_said_of_a_cut() {
    let at_c = asked(QuestionKind::Cut, "C", "c1");
    says(
        "",
        at_c,
        "[c2]",
        "C: min(2) = 2. 2 ≤ α = 3, so MAX at A will not come here: α-cut. The cutoff prunes c2.",
        "C: min(2) = 2. 2 ≤ α = 3, así que MAX en A no vendrá aquí: corte α. Se poda c2.",
    );
    says(
        "",
        at_c,
        "[]",
        "There is a cutoff. C: min(2) = 2. 2 ≤ α = 3, so MAX at A will not come here: α-cut. The cutoff prunes c2.",
        "Sí hay un corte. C: min(2) = 2. 2 ≤ α = 3, así que MAX en A no vendrá aquí: corte α. Se poda c2.",
    );
    says(
        "window: (4, 9)",
        asked(QuestionKind::Cut, "B", "b1"),
        "[]",
        "There is a cutoff. B: min(3) = 3. 3 ≤ α = 4, a bound of the initial window: α-cut. The cutoff prunes b2.",
        "Sí hay un corte. B: min(3) = 3. 3 ≤ α = 4, una cota de la ventana inicial: corte α. Se poda b2.",
    );
    says(
        "cut_on: Strict",
        asked(QuestionKind::Cut, "D", "d1"),
        "[d2]",
        "3 only equals α = 3, and this search cuts only where 3 < α: no cutoff at D. Your cut would do the root no harm: no values \
         of the leaves below it could change it. It is wrong all the same, because the rule does not cut here.",
        "3 solo iguala α = 3, y esta búsqueda solo corta si 3 < α: no hay corte en D. Tu corte no cambiaría la raíz: ningún valor de \
         las hojas que poda podría cambiarla. Aun así es un error, porque según la regla aquí no hay corte.",
    );
    says(
        "",
        asked(QuestionKind::Cut, "A", "B"),
        "[C, D]",
        "There is no cutoff at A: 3 ≥ β = +∞ does not hold. If c1 were 4, A would be 4, and your cut would never see it.",
        "No hay corte en A: 3 ≥ β = +∞ no se cumple. Si c1 valiera 4, A valdría 4, y con tu corte no se vería nunca.",
    );
    says(
        "window: (-inf, 3)",
        asked(QuestionKind::Cut, "A", "B"),
        "[C]",
        "A cutoff prunes every child that is left, not only some of them. A: max(3) = 3. 3 ≥ β = 3, a bound of the initial window: β-cut. The \
         cutoff prunes C and D.",
        "Un corte poda todos los hijos que quedan, no solo algunos. A: max(3) = 3. 3 ≥ β = 3, una cota de la ventana inicial: corte β. \
         Se podan C y D.",
    );
}

#[test]
fn what_is_said_of_the_next_node() {
    says(
        "",
        asked(QuestionKind::Next, "C", "c1"),
        "c2",
        "c2 is not entered: the cutoff at C has pruned it. C: min(2) = 2. 2 ≤ α = 3, so MAX at A will not come here: α-cut. So the search \
         leaves C without entering c2.",
        "c2 no se visita: lo ha podado el corte en C. C: min(2) = 2. 2 ≤ α = 3, así que MAX en A no vendrá aquí: corte α. Así que \
         se abandona C sin visitar c2.",
    );
    says(
        "",
        asked(QuestionKind::Next, "A", "B"),
        "D",
        "It is not the turn of D: children are tried in order. β = +∞: MIN has nothing better than +∞ yet, so \
         3 cuts nothing at A. The next child in order at A is C.",
        "Antes que D viene otro: los hijos se prueban por orden. β = +∞: MIN todavía no tiene nada mejor que +∞, así que con 3 no hay \
         corte en A. En A, el siguiente hijo por orden es C.",
    );
    says(
        "algorithm: Minimax",
        asked(QuestionKind::Next, "A", "B"),
        "A",
        "A is not left yet: it still has C and D to search. Nothing is pruned in this search: the next child in order at A is C.",
        "A todavía no se abandona: falta por explorar C y D. Esta búsqueda no poda nada: en A, el siguiente hijo por orden es C.",
    );
}

#[test]
fn what_is_said_of_the_best_move_and_the_root() {
    let best = asked(QuestionKind::Best, "A", "");
    says(
        "",
        best,
        "D",
        "D also returned 3, but another move had it first. A move becomes the best only if it is strictly better, and what a later one returns \
         may be only a bound. A: max(3, ≤ 2, ≤ 3) = 3. The search is over: MAX plays B.",
        "D también devolvió 3, pero otra jugada lo devolvió antes. Una jugada solo pasa a ser la mejor si es estrictamente mejor, y lo que devuelve \
         una posterior puede ser solo una cota. A: max(3, ≤ 2, ≤ 3) = 3. La búsqueda ha terminado: MAX elige B.",
    );
    says(
        "",
        best,
        "C",
        "C returned ≤ 2, and another move returned a better score for MAX. C: MIN answers c1, so it is worth at most 2. A: max(3, ≤ 2, ≤ 3) = 3. The search is over: MAX plays B.",
        "C devolvió ≤ 2, y otra jugada devolvió un valor mejor para MAX. C: MIN responde c1, así que vale 2 como mucho. A: max(3, ≤ 2, ≤ 3) = 3. La búsqueda ha terminado: MAX elige B.",
    );
    says(
        "algorithm: Minimax",
        best,
        "D",
        "A: max(3, 2, 3) = 3. The search is over: MAX plays B. B and D are worth 3 each, and each of them counts as the best move.",
        "A: max(3, 2, 3) = 3. La búsqueda ha terminado: MAX elige B. B y D valen 3 cada una, y cualquiera de ellas cuenta como la mejor jugada.",
    );
    says(
        "",
        asked(QuestionKind::Root, "A", ""),
        "≥ 3",
        "≥ 3 is true, but the value itself is known. A: max(3, ≤ 2, ≤ 3) = 3. The search is over: MAX plays B.",
        "≥ 3 es cierto, pero ya se conoce el valor mismo. A: max(3, ≤ 2, ≤ 3) = 3. La búsqueda ha terminado: MAX elige B.",
    );
    says(
        "",
        asked(QuestionKind::Leaf, "b1", ""),
        "-3",
        "−3 has the wrong sign: every number here is from MAX’s side. b1: the leaf’s value is 3.",
        "−3 tiene el signo cambiado: aquí todos los números son desde el punto de vista de MAX. b1: el valor de la hoja es 3.",
    );
}

/// A first miss is told with its numbers, and does not give the answer away.
#[test]
fn what_is_said_before_another_attempt() {
    let practised = Practised::on("");
    let words = Words::new(Language::ENGLISH);
    let objection = |Asked { kind, node, child }: Asked, answer: &str| {
        let question = practised.question(kind, node, child);
        let answer = practised.answer(answer);
        let verdict = judge(&practised.recording, &question, &answer);
        practised.recording.objection_sentence(&words, &question, &answer, &verdict).plain()
    };
    let said = [
        objection(asked(QuestionKind::Value, "B", "b2"), "12"),
        objection(asked(QuestionKind::Bound, "A", "B"), "12"),
        objection(asked(QuestionKind::Cut, "A", "B"), "[C, D]"),
        objection(asked(QuestionKind::Next, "A", "B"), "D"),
        objection(asked(QuestionKind::Best, "A", ""), "C"),
        objection(asked(QuestionKind::Root, "A", ""), "5"),
    ];
    assert_eq!(
        said,
        [
            "12 is what b2 alone is worth. At B, MIN chooses among all its children. Work out min(3, 12): no child is left to search.",
            "It is not 12. α was −∞, and the best value is now 3: which is larger?",
            "There is no cutoff at A: 3 ≥ β = +∞ does not hold. If c1 were 4, A would be 4, and your cut would never see it.",
            "It is not the turn of D: children are tried in order. Does 3 ≥ β = +∞ hold?",
            "C returned ≤ 2, and another move returned a better score for MAX. C: MIN answers c1, so it is worth at most 2. Work out max(3, ≤ 2, ≤ 3).",
            "What is known of A is not 5. Work out max(3, ≤ 2, ≤ 3).",
        ]
    );
}

/// Why a cutoff that was missed changes nothing is said once, before another attempt.
#[test]
fn what_is_said_of_a_missed_cut_before_another_attempt() {
    let objections = |search: &str, node: &str, child: &str| {
        let practised = Practised::on(search);
        let question = practised.question(QuestionKind::Cut, node, child);
        let answer = practised.answer("[]");
        let verdict = judge(&practised.recording, &question, &answer);
        Language::AUTHORED.map(|language| {
            practised.recording.objection_sentence(&Words::new(language), &question, &answer, &verdict).plain()
        })
    };
    assert_eq!(
        objections("", "C", "c1"),
        [
            "There is a cutoff. Whatever c2 is worth, C is worth at most 2, and MAX at A already has 3: the root’s value stays the same.",
            "Sí hay un corte. Valga lo que valga c2, C vale 2 como mucho, y MAX en A ya tiene 3: el valor de la raíz no cambia.",
        ]
    );
    assert_eq!(
        objections("window: (4, 9)", "B", "b1"),
        [
            "There is a cutoff. Whatever b2 is worth, B is worth at most 3, and the bound of the initial window is 4: what this search \
             proves stays the same.",
            "Sí hay un corte. Valga lo que valga b2, B vale 3 como mucho, y la cota de la ventana inicial es 4: lo que esta búsqueda \
             demuestra no cambia.",
        ]
    );
}

/// The prompts and the hints of every kind, the weakest hint first.
#[test]
fn what_is_asked_and_hinted() {
    let practised = Practised::on("");
    let places = [
        asked(QuestionKind::Next, "A", "B"),
        asked(QuestionKind::Leaf, "b1", ""),
        asked(QuestionKind::Value, "A", "C"),
        asked(QuestionKind::Bound, "A", "B"),
        asked(QuestionKind::Cut, "C", "c1"),
        asked(QuestionKind::Best, "A", ""),
        asked(QuestionKind::Root, "A", ""),
    ];
    let mut text = String::new();
    for language in Language::AUTHORED {
        let words = Words::new(language);
        for Asked { kind, node, child } in places {
            let question = practised.question(kind, node, child);
            writeln!(text, "{}", practised.recording.prompt(&words, &question).plain()).unwrap();
            for &strength in HintStrength::ALL {
                let hint = practised.recording.hint_sentence(&words, &question, strength).plain();
                writeln!(text, "  {hint}").unwrap();
            }
        }
    }
    insta::assert_snapshot!(text);
}
