//! Where the nodes of a tree stand.
