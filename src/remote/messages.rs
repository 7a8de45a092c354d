//! What a worker says before its answer.

use super::job_progress::{STAGES, StopPoint};
use crate::session::progress::Stage;
use crate::trace::codec::bytes::{ByteReader, ByteWriter};

/// What a worker says before its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// How far it has come.
    Progress {
        /// The stage of the job.
        stage: Stage,
        /// How many nodes have been visited in this stage.
        nodes: u64,
        /// Where the job ends if the same request is started again to be stopped here.
        stop_point: StopPoint,
    },
    /// A row of a comparison, which [`read_comparison_row`](super::read_comparison_row) reads.
    Row(Vec<u8>),
}

impl Message {
    /// Returns the message as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = ByteWriter::default();
        match self {
            Self::Progress { stage, nodes, stop_point } => {
                writer.u8(0);
                writer.choice(stage, &STAGES);
                writer.u64(*nodes);
                writer.u64(stop_point.0);
            }
            Self::Row(row) => {
                writer.u8(1);
                writer.raw(row.iter().copied());
            }
        }
        writer.into_bytes()
    }

    /// Returns the message with these bytes; `None` if there is none.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut reader = ByteReader::new(bytes);
        match reader.u8()? {
            0 => Some(Self::Progress {
                stage: reader.choice(&STAGES)?,
                nodes: reader.u64()?,
                stop_point: StopPoint(reader.u64()?),
            })
            .filter(|_| reader.is_at_end()),
            1 => Some(Self::Row(bytes[1..].to_vec())),
            _ => None,
        }
    }
}
