//! A list of leaves with the number of children of every node, `3,12,8,2,4,6,14,5,2 by 3`.

use super::builder::NotationBuilder;
use super::tokens::{ShorthandToken, tokens};
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use poda_core::score::Score;

/// The words before the number of children of every node, in each language.
const BY: [&str; 2] = ["by", "por"];

pub(super) fn is_list(text: &str) -> bool {
    parse_list(text).is_some_and(|(leaves, _)| !leaves.is_empty())
}

/// Returns the number of leaves in a list of leaves. Returns `None` if the text is not such a list, or if it contains
/// the number of children of every node.
pub fn count_of_leaves(text: &str) -> Option<usize> {
    parse_list(text).filter(|(leaves, by)| !leaves.is_empty() && by.is_none()).map(|(leaves, _)| leaves.len())
}

/// Returns the numbers of children per node, in ascending order, for which a uniform tree of at least two plies has
/// this number of leaves.
pub fn groupings(leaves: usize) -> Vec<usize> {
    (2..leaves).filter(|by| by * by <= leaves && plies(leaves, *by).is_some()).collect()
}

/// The leaves with their positions, and the number of children of every node with the position of its `by`.
type LeafList = (Vec<(LineColumn, Score)>, Option<(LineColumn, usize)>);

fn parse_list(text: &str) -> Option<LeafList> {
    let mut tokens = tokens(text).ok()?;
    let by = match &tokens[..] {
        [.., (position, ShorthandToken::Name(word)), (_, ShorthandToken::Number(by))]
            if BY.contains(&word.to_lowercase().as_str()) =>
        {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
            let children = by.get().clamp(0.0, 1e6) as usize;
            Some((*position, children))
        }
        _ => None,
    };
    if by.is_some() {
        tokens.truncate(tokens.len() - 2);
    }
    let leaf =
        |(position, token)| if let ShorthandToken::Number(score) = token { Some((position, score)) } else { None };
    Some((tokens.into_iter().map(leaf).collect::<Option<_>>()?, by))
}

/// Returns the number of plies of the uniform tree with this number of leaves and `by` children per node, or `None` if
/// there is no such tree.
fn plies(leaves: usize, by: usize) -> Option<u32> {
    let plies = (1..=20).find(|&plies| by.checked_pow(plies).is_none_or(|power| leaves <= power))?;
    (2 <= by && by.checked_pow(plies) == Some(leaves)).then_some(plies)
}

pub(super) fn parse_leaf_list(text: &str, by: Option<usize>) -> Result<NotationBuilder, NotationError> {
    let Some((leaves, own_by)) = parse_list(text) else {
        return Err(NotationError::new(LineColumn::START, NotationErrorKind::Empty));
    };
    let mut builder = NotationBuilder::default();
    let Some((position, by)) = own_by.or(by.map(|by| (LineColumn::START, by))) else {
        for (position, score) in leaves {
            builder.add(None, None, Some(score), position)?;
        }
        return Ok(builder);
    };
    if plies(leaves.len(), by).is_none() {
        return Err(NotationError::new(position, NotationErrorKind::Uneven { leaves: leaves.len(), by }));
    }
    add_uniform_tree(&mut builder, None, &leaves, by)?;
    Ok(builder)
}

/// Adds the uniform tree above leaves, whose number is a power of `by`.
fn add_uniform_tree(
    builder: &mut NotationBuilder,
    parent: Option<usize>,
    leaves: &[(LineColumn, Score)],
    by: usize,
) -> Result<(), NotationError> {
    let node = builder.add(parent, None, None, leaves[0].0)?;
    if leaves.len() == by {
        for &(position, score) in leaves {
            builder.add(Some(node), None, Some(score), position)?;
        }
        return Ok(());
    }
    leaves.chunks(leaves.len() / by).try_for_each(|part| add_uniform_tree(builder, Some(node), part, by))
}
