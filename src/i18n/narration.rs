//! stub
use super::{Words, rich::Rich};
use crate::game::Game;
use crate::trace::{NodeId, Step, recording::Recording};
pub fn caption<G: Game>(words: &Words, recording: &Recording<G>, step: Step) -> Rich {
    words.rich("stub", &[("s", format!("{:?} {}", recording.trace().event(step), step).into())])
}
pub fn spoken<G: Game>(words: &Words, recording: &Recording<G>, step: Step) -> String {
    caption(words, recording, step).plain()
}
pub fn node_name<G: Game>(_words: &Words, recording: &Recording<G>, node: NodeId) -> String {
    recording.id(node)
}
