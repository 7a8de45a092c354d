//! A moment of a trace as shapes.
