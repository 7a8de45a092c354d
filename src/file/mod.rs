//! Position files: their text, and what it means.
