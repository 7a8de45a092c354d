//! A list of leaves, and the regular tree that has them: `3,12,8,2,4,6,14,5,2 by 3`.

use super::lexer::{ShorthandToken, tokens};
use super::{At, ShorthandError, ShorthandErrorKind, TreeBuilder, problem};
use crate::score::Score;

/// What stands before the number of children.
const BY: [&str; 2] = ["by", "por"];

/// Returns whether a text lists nothing but leaves.
pub(super) fn is_list(text: &str) -> bool {
    list(text).is_some_and(|(leaves, _)| !leaves.is_empty())
}

/// Returns how many leaves a text lists that lists nothing else, and does not say itself how many children a node has.
#[must_use]
pub fn count(text: &str) -> Option<usize> {
    list(text).filter(|(leaves, by)| !leaves.is_empty() && by.is_none()).map(|(leaves, _)| leaves.len())
}

/// Returns the numbers of children that every node can have if there are so many leaves, all of them at the root apart.
#[must_use]
pub fn groupings(leaves: usize) -> Vec<usize> {
    (2..leaves).filter(|by| by * by <= leaves && plies(leaves, *by).is_some()).collect()
}

/// The leaves with their places, and what is said behind them with its own.
type List = (Vec<(At, Score)>, Option<(At, usize)>);

fn list(text: &str) -> Option<List> {
    let mut tokens = tokens(text).ok()?;
    let by = match &tokens[..] {
        [.., (at, ShorthandToken::Name(word)), (_, ShorthandToken::Number(by))]
            if BY.contains(&word.to_lowercase().as_str()) =>
        {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
            let children = by.get().clamp(0.0, 1e6) as usize;
            Some((*at, children))
        }
        _ => None,
    };
    if by.is_some() {
        tokens.truncate(tokens.len() - 2);
    }
    let leaf = |(at, token)| if let ShorthandToken::Number(score) = token { Some((at, score)) } else { None };
    Some((tokens.into_iter().map(leaf).collect::<Option<_>>()?, by))
}

/// How many plies deep the leaves stand if every node has so many children.
fn plies(leaves: usize, by: usize) -> Option<u32> {
    let plies = (1..=20).find(|&plies| by.checked_pow(plies).is_none_or(|power| leaves <= power))?;
    (2 <= by && by.checked_pow(plies) == Some(leaves)).then_some(plies)
}

/// Reads the leaves into the regular tree in which every node has so many children.
pub(super) fn read(text: &str, by: Option<usize>) -> Result<TreeBuilder, ShorthandError> {
    let Some((leaves, said)) = list(text) else { return Err(problem((1, 1), ShorthandErrorKind::Empty)) };
    let mut builder = TreeBuilder::default();
    let Some((at, by)) = said.or(by.map(|by| ((1, 1), by))) else {
        for (at, score) in leaves {
            builder.add(None, None, Some(score), at)?;
        }
        return Ok(builder);
    };
    if plies(leaves.len(), by).is_none() {
        return Err(problem(at, ShorthandErrorKind::Uneven { leaves: leaves.len(), by }));
    }
    fill(&mut builder, None, &leaves, by)?;
    Ok(builder)
}

/// Adds a node above these leaves, whose number is a power of `by`.
fn fill(
    builder: &mut TreeBuilder,
    parent: Option<usize>,
    leaves: &[(At, Score)],
    by: usize,
) -> Result<(), ShorthandError> {
    let node = builder.add(parent, None, None, leaves[0].0)?;
    if leaves.len() == by {
        for &(at, score) in leaves {
            builder.add(Some(node), None, Some(score), at)?;
        }
        return Ok(());
    }
    leaves.chunks(leaves.len() / by).try_for_each(|part| fill(builder, Some(node), part, by))
}
