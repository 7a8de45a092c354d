//! What Poda says to people, in every language it speaks.
