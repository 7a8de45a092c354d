//! What a session returns of what a command has changed.

use poda::document::Annotation;
use poda::file::load_for_any_search;
use poda::picture::Notation;
use poda::search::mcts::MctsConfig;
use poda::search::{Algorithm, SearchConfig};
use poda::session::lanes::Side;
use poda::session::playback::Direction;
use poda::session::{Changed, Command, Origin, Session, TreeChange};
use poda::trace::TimelineStep;

fn session(text: &str) -> Session {
    Session::new(load_for_any_search(text.as_bytes()).unwrap(), Origin::New, Notation::Node)
}

/// Whether the step changed, what became of the tree, whether the other lanes changed, and whether all is as it was
/// opened.
fn told(changed: &Changed) -> (bool, &'static str, bool, bool) {
    let tree = match changed.tree {
        TreeChange::Nothing => "nothing",
        TreeChange::Stepped => "stepped",
        TreeChange::Extended(_) => "extended",
        TreeChange::Replaced => "replaced",
    };
    (changed.step, tree, changed.lanes, changed.is_restored)
}

const TREE: &str = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))";

#[test]
fn a_command_returns_what_it_has_changed() {
    let mut session = session(TREE);
    let minimax = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    for (command, expected) in [
        (Command::Seek(TimelineStep::new(1)), (true, "stepped", false, false)),
        (Command::Seek(TimelineStep::new(1)), (false, "nothing", false, false)),
        (Command::Annotate(Annotation::AddBookmark(TimelineStep::new(3))), (false, "nothing", false, false)),
        (Command::SetSearch(minimax.into()), (true, "replaced", false, false)),
        (Command::Undo, (false, "replaced", false, true)),
        (Command::SetBeside(Some(MctsConfig::default().into())), (false, "nothing", true, false)),
        (Command::StepThrough(Side::Second), (false, "nothing", false, false)),
        (Command::Go(Direction::Forward), (true, "nothing", true, false)),
        (Command::SetSearch(MctsConfig { seed: 7, ..MctsConfig::default() }.into()), (true, "nothing", true, false)),
        (Command::SetBeside(None), (false, "nothing", true, false)),
        (Command::SetSearch(MctsConfig::default().into()), (false, "replaced", true, false)),
        (Command::Go(Direction::Last), (true, "nothing", true, false)),
    ] {
        let changed = session.apply(command.clone());
        assert_eq!(told(&changed), expected, "{command:?}");
    }
}

#[test]
fn two_changes_have_changed_what_either_has() {
    let mut session = session(TREE);
    let stepped = session.apply(Command::Go(Direction::Forward));
    let both = Changed::default().then(stepped.clone());
    assert_eq!(told(&both), told(&stepped));
    let searched = session.apply(Command::SetSearch(MctsConfig::default().into()));
    assert_eq!(told(&stepped.then(searched)), (true, "replaced", true, false));
}
