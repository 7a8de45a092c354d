//! Claims about what a worker is sent and sends.

pub mod trace_codec;
mod workers;
