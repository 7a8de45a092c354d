//! Which searches can be asked about: those that are taught by hand and make one pass.

use poda_core::game::Game;
use poda_core::search::Algorithm;
use poda_core::trace::passes::Passes;

/// Why a search cannot be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unaskable {
    /// It searches the tree in several passes.
    MakesPasses,
    /// It sends scouts with null windows.
    SendsScouts,
    /// It makes a mistake on purpose.
    IsMistaken,
    /// It is a level of play.
    IsLevel,
    /// It met a limit before it was complete.
    IsIncomplete,
}

/// Checks that a search with this algorithm can be asked about, whatever it is a search of.
///
/// # Errors
/// Why it cannot.
pub const fn check_algorithm(algorithm: Algorithm) -> Result<(), Unaskable> {
    match algorithm {
        Algorithm::Minimax
        | Algorithm::AlphaBeta
        | Algorithm::Negamax
        | Algorithm::NegamaxAlphaBeta
        | Algorithm::AlphaBetaTable => Ok(()),
        Algorithm::PrincipalVariation => Err(Unaskable::SendsScouts),
        Algorithm::IterativeDeepening | Algorithm::Aspiration | Algorithm::Mtdf => Err(Unaskable::MakesPasses),
        Algorithm::Level(_) => Err(Unaskable::IsLevel),
        Algorithm::Mistaken(_) => Err(Unaskable::IsMistaken),
    }
}

/// Checks that a recorded search can be asked about.
///
/// # Errors
/// Why it cannot.
pub fn check_askable<G: Game>(passes: &Passes<G>) -> Result<(), Unaskable> {
    check_algorithm(passes.get(0).config().algorithm)?;
    if passes.is_complete() { Ok(()) } else { Err(Unaskable::IsIncomplete) }
}
