//! The searches that support questions.

use poda_core::game::Game;
use poda_core::search::Algorithm;
use poda_core::trace::passes::Passes;

/// Why a search does not support questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unaskable {
    /// It searches the tree in several passes.
    MakesPasses,
    /// It sends scouts with null windows.
    SendsScouts,
    /// It makes a mistake on purpose.
    IsMistaken,
    /// It visits outcomes twice, but a sheet has only one set of fields for each node.
    VisitsTwice,
    /// It is a level of play and not a search of the whole tree.
    IsLevel,
    /// It reached a limit before it was complete.
    IsIncomplete,
}

/// Checks that any search with this algorithm supports questions.
///
/// # Errors
/// The reason if it does not.
pub const fn check_algorithm(algorithm: Algorithm) -> Result<(), Unaskable> {
    let properties = algorithm.properties();
    if properties.mistake.is_some() {
        Err(Unaskable::IsMistaken)
    } else if properties.level.is_some() {
        Err(Unaskable::IsLevel)
    } else if properties.makes_passes {
        Err(Unaskable::MakesPasses)
    } else if properties.sends_scouts {
        Err(Unaskable::SendsScouts)
    } else {
        Ok(())
    }
}

/// Checks that a recorded search supports a sheet to fill in.
///
/// # Errors
/// The reason if it does not.
pub fn check_fillable<G: Game>(passes: &Passes<G>) -> Result<(), Unaskable> {
    let algorithm = passes.get(0).config().algorithm;
    check_algorithm(algorithm)?;
    if algorithm.properties().revisits_nodes {
        return Err(Unaskable::VisitsTwice);
    }
    check_askable(passes)
}

/// Checks that a recorded search supports questions.
///
/// # Errors
/// The reason if it does not.
pub fn check_askable<G: Game>(passes: &Passes<G>) -> Result<(), Unaskable> {
    check_algorithm(passes.get(0).config().algorithm)?;
    if passes.is_complete() { Ok(()) } else { Err(Unaskable::IsIncomplete) }
}
