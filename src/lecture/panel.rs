//! The panel beside the presented tree: the board, with the lines that its evaluation counted, the algorithm with its
//! marked line, or the call stack.

use crate::screen::{LINE_HEIGHT, MARGIN, SCREEN, line_shapes, runs};
use crate::walk::{GivenEntry, Press, Shows};
use poda_core::document::LecturePanel;
use poda_core::game::GameView;
use poda_core::game::board::{Board, CountedLines};
use poda_core::trace::NodeId;
use poda_picture::export::{TextRun, width, wrap};
use poda_picture::picture::PixelRect;
use poda_picture::picture::board::{BoardStyle, draw, draw_counted_lines, grid_extent};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::{Point, Shape, Stroke, point};
use poda_session::Session;
use poda_words::i18n::Words;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::call_stack::{StackRow, call_stack};
use poda_words::i18n::pseudocode::Pseudocode;
use poda_words::i18n::styled_text::StyledText;

/// The largest size of text in the panel, and the width of a level of indentation, as a share of the size.
const TEXT: f32 = 34.0;
const INDENT: f32 = 1.2;
/// The width of a lone board, and of each of the two boards of a leaf, as shares of the height of the panel.
const LONE_BOARD: f32 = 0.4;
const LEAF_BOARD: f32 = 0.29;

/// Draws the panel in a rectangle. While a question is open, everything that could answer it is hidden, as in the
/// window.
pub fn panel_shapes(
    entry: &GivenEntry,
    press: &Press,
    panel: LecturePanel,
    rect: PixelRect,
    words: &Words,
) -> Vec<Shape> {
    let PixelRect { min, max } = rect;
    let mut shapes = vec![Shape::Bar { min, max, color: PaletteColor::Panel, opacity: 1.0 }];
    let Some(session) = &entry.session else { return shapes };
    let hidden = (press.shows == Shows::Question).then(|| vec![words.styled("aside-concealed", &[])]);
    let area = Area { min: point(min.x + MARGIN / 2.0, min.y + MARGIN / 2.0), max: point(max.x - MARGIN / 2.0, max.y) };
    shapes.extend(match (panel, hidden) {
        (LecturePanel::Board, _) => boards(session, press, rect),
        (LecturePanel::Algorithm | LecturePanel::Stack | LecturePanel::Reason, Some(hidden)) => {
            area.paragraphs(&hidden)
        }
        (LecturePanel::Algorithm, None) => {
            let lane = session.own_lane();
            area.code(&lane.text().pseudocode(words, lane.at()))
        }
        (LecturePanel::Stack, None) => area.paragraphs(&stack(session, words)),
        (LecturePanel::Reason, None) => area.paragraphs(&reason(session, words)),
    });
    shapes
}

/// Returns a line for each open node of a depth-first search: its name, α, β and its best score so far.
fn stack(session: &Session, words: &Words) -> Vec<StyledText> {
    let rows = session.own_lane().search().map_or_else(Vec::new, |search| {
        let is_movers = search.config().algorithm.properties().counts_for_mover;
        call_stack(&NodeNames::new(words, search.recording()), &search.moment(), is_movers)
    });
    let mut lines: Vec<_> = rows.iter().map(StackRow::line).collect();
    if lines.is_empty() {
        lines.push(words.text("aside-no-stack"));
    } else {
        lines.insert(0, format!("{} α β {}", words.text("stack-node"), words.text("stack-best")));
    }
    lines.iter().map(|line| StyledText::plain_text(line)).collect()
}

fn reason(session: &Session, words: &Words) -> Vec<StyledText> {
    let lane = session.own_lane();
    // Only depth-first searches have cutoffs, of which this sentence speaks.
    let no_cutoff = || lane.search().map(|_| words.styled("aside-no-reason", &[])).into_iter().collect();
    let reasons = lane.text().reasons(words, lane.at());
    if reasons.is_empty() { no_cutoff() } else { reasons }
}

/// Draws the board of the current node. A leaf whose evaluation counts lines has a board for each side, with its lines
/// once they have been counted.
fn boards(session: &Session, press: &Press, PixelRect { min, max }: PixelRect) -> Vec<Shape> {
    let lane = session.own_lane();
    let node = lane.current().unwrap_or(NodeId::ROOT);
    let position = lane.story().position(node);
    let Board::Grid(grid) = position.board() else { return Vec::new() };
    let Point { x: columns, y: rows } = grid_extent(&grid);
    let leaf = lane.search().filter(|search| search.trace().kind(node).is_evaluated());
    let counted = position.counted_lines().filter(|_| leaf.is_some());
    let is_counted = press.shows != Shows::Question && leaf.is_some_and(|it| it.moment().proved(node).is_exact());
    let sides: Vec<Option<CountedLines>> = counted.map_or(vec![None], |sides| sides.into_iter().map(Some).collect());
    let share = if sides.len() == 1 { LONE_BOARD } else { LEAF_BOARD };
    let cell = ((max.y - min.y) * share / columns.max(rows)).min((max.x - min.x) * 0.84 / columns);
    let (width, height) = (cell * columns, cell * rows);
    let gap = ((max.y - min.y) - height * sides.len() as f32) / (sides.len() + 1) as f32;
    let mut shapes = Vec::new();
    for (index, lines) in sides.into_iter().enumerate() {
        let top = min.y + gap + index as f32 * (height + gap);
        let frame = Stroke::solid(2.4, PaletteColor::Secondary);
        let style = BoardStyle::new(point((min.x + max.x - width) / 2.0, top), width, frame);
        draw(&Board::Grid(grid.clone()), style, &mut shapes);
        if let Some(lines) = lines.filter(|_| is_counted) {
            draw_counted_lines(&lines, &grid, style, &mut shapes);
        }
    }
    shapes
}

/// The part of the panel that holds text.
struct Area {
    min: Point,
    max: Point,
}

impl Area {
    /// Draws pseudocode as large as its longest line and its height allow, with its current line marked.
    fn code(&self, code: &Pseudocode) -> Vec<Shape> {
        let lines = code.lines.iter().map(|line| (line.indent as f32 * INDENT, mono(&line.text)));
        let lines: Vec<_> = lines.collect();
        let widest = lines.iter().map(|(indent, runs)| indent + width(runs, 1.0)).fold(1.0, f32::max);
        let height = (self.max.y - self.min.y) / (lines.len() as f32 * LINE_HEIGHT);
        let size = TEXT.min((self.max.x - self.min.x) / widest).min(height);
        let row = size * LINE_HEIGHT;
        let drawn = lines.iter().enumerate().flat_map(|(index, (indent, runs))| {
            let middle = self.min.y + (index as f32 + 0.5) * row;
            let mark = (code.current == Some(index)).then(|| Shape::Bar {
                min: point(self.min.x - MARGIN / 2.0, middle - row / 2.0),
                max: point(SCREEN.x, middle + row / 2.0),
                color: PaletteColor::Current,
                opacity: 0.32,
            });
            mark.into_iter().chain(line_shapes(runs, point(self.min.x + indent * size, middle), size))
        });
        drawn.collect()
    }

    fn paragraphs(&self, paragraphs: &[StyledText]) -> Vec<Shape> {
        let lines = paragraphs.iter().flat_map(|text| wrap(&runs(text), TEXT, self.max.x - self.min.x));
        let placed = lines.enumerate().flat_map(|(index, line)| {
            line_shapes(&line, point(self.min.x, self.min.y + (index as f32 + 0.5) * TEXT * LINE_HEIGHT), TEXT)
        });
        placed.collect()
    }
}

/// Returns a line of code in the monospaced font.
fn mono(text: &StyledText) -> Vec<TextRun> {
    runs(text).into_iter().map(|run| TextRun { font: Font::Mono, ..run }).collect()
}

#[cfg(test)]
mod tests {
    use super::{StyledText, reason};
    use crate::presented::presented;
    use crate::{Shows, Stops, Walk};
    use poda_core::document::LecturePanel;
    use poda_picture::picture::Notation;
    use poda_picture::picture::palette::PaletteColor;
    use poda_picture::picture::shape::Shape;
    use poda_session::playback::Direction;
    use poda_session::{Command, Origin, Session};
    use poda_words::file::load_for_any_search;
    use poda_words::i18n::{Language, Words};
    use poda_words::lessons::lectures;

    /// Beside every tree with the algorithm its current line is marked, unless a question is open, whose answer the
    /// line would give away.
    #[test]
    fn the_panel_has_the_marked_line_and_hides_what_a_question_is_about() {
        let words = Words::new(Language::ENGLISH);
        let hidden = words.text("aside-concealed");
        let (mut steps, mut questions) = (0, 0);
        for lecture in lectures::all() {
            for mut entry in Walk::new((**lecture).clone(), Stops::Presses, &words).entries() {
                let panels = entry.entry().and_then(|entry| entry.panels.clone()).unwrap_or_default();
                if !panels.contains(&LecturePanel::Algorithm) {
                    continue;
                }
                for press in entry.presses.clone() {
                    let shapes = presented(&mut entry, &press, None, &words).shapes;
                    let is_mark = |shape: &&Shape| matches!(shape, Shape::Bar { color: PaletteColor::Current, .. });
                    let is_hidden =
                        shapes.iter().any(|shape| matches!(shape, Shape::Text { text, .. } if *text == hidden));
                    assert_eq!(is_hidden, press.shows == Shows::Question);
                    if press.shows == Shows::Question {
                        questions += 1;
                        assert_eq!(shapes.iter().filter(is_mark).count(), 0);
                    } else if press.step.get() != 0 {
                        steps += 1;
                        assert_eq!(shapes.iter().filter(is_mark).count(), 1, "{press:?}");
                    }
                }
            }
        }
        assert!(0 < questions && questions < steps);
    }

    #[test]
    fn a_search_that_is_not_depth_first_has_its_own_reasons() {
        let words = Words::new(Language::ENGLISH);
        let text = b"(version: 1, game: Nim(), search: (algorithm: Mcts, iterations: 20))";
        let document = load_for_any_search(text).unwrap();
        let mut session = Session::new(document, Origin::New, Notation::Node);
        session.apply(Command::Go(Direction::Last));
        let said: String = reason(&session, &words).iter().map(StyledText::plain).collect();
        assert!(said.contains("visits"), "{said}");
        session.apply(Command::Go(Direction::First));
        assert_eq!(reason(&session, &words), [], "it has no cutoffs to speak of");
    }
}
