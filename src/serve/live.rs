//! One phone that follows by WebSocket: it is sent every state that it is quick enough for, and at least the latest.
//!
//! A phone sends nothing this way but what the protocol asks of it. What it has to say it posts, so that a phone without a
//! WebSocket does the same.

use super::connection::Connection;
use super::hub::{Follower, Hub};
use super::secret::PhoneId;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use std::sync::Arc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// How many bytes of what a phone sends are read at once. A phone sends next to nothing, and there are thousands of phones.
const READ_BYTES: usize = 512;
/// The largest frame that a phone sends, in bytes: the protocol allows 125 in those that it asks for.
const MAX_FRAME: usize = 512;
/// The most bytes that wait to be sent to a phone: a message, and what the protocol asks for.
const MAX_UNSENT: usize = 4 << 20;
/// What a phone is sent so that its page sees that the connection lives. A page does not see the protocol's own pings.
const BEAT: &str = "{}";

/// How many beats may go by without a sign of life.
const MISSED_BEATS: u32 = 2;

/// Why a phone is no longer followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The connection is closed, or was broken by what came over it, or the server ends.
    Closed,
    /// It takes nothing, or gives no sign of life.
    Dead,
    /// It sends what no page sends.
    Hostile,
}

/// Accepts the WebSocket of a phone.
pub(crate) fn accept(
    upgrade: WebSocketUpgrade,
    hub: Arc<Hub>,
    connection: Arc<Connection>,
    phone: Option<PhoneId>,
) -> Response {
    upgrade
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(MAX_UNSENT)
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .on_upgrade(move |socket| async move {
            // The place of the connection is taken as long as the socket is open.
            let _connection = connection;
            let follower = hub.follow(phone);
            follow(socket, &hub, follower).await;
        })
}

async fn follow(mut socket: WebSocket, hub: &Hub, _follower: Follower) {
    let end = exchange(&mut socket, hub).await;
    match end {
        End::Closed => {}
        End::Dead => hub.dropped(),
        End::Hostile => {
            hub.dropped();
            let frame = CloseFrame { code: close_code::POLICY, reason: "".into() };
            // It may not even take that.
            let _ = timeout(hub.limits.send_time, socket.send(Message::Close(Some(frame)))).await;
        }
    }
}

/// Sends states until there is a reason to end.
async fn exchange(socket: &mut WebSocket, hub: &Hub) -> End {
    let mut states = hub.watch();
    // The present at once.
    states.mark_changed();
    let beat = hub.limits.beat;
    let mut beats = interval_at(Instant::now() + beat, beat);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut missed, mut frames) = (0, 0);
    loop {
        let sent = tokio::select! {
            changed = states.changed() => {
                if changed.is_err() {
                    return End::Closed;
                }
                let message = states.borrow_and_update().message();
                [Some(Message::Text(message)), None]
            }
            _ = beats.tick() => {
                if missed == MISSED_BEATS {
                    return End::Dead;
                }
                missed += 1;
                frames = 0;
                [Some(Message::Ping(Bytes::new())), Some(Message::Text(BEAT.into()))]
            }
            received = socket.recv() => {
                frames += 1;
                match received {
                    _ if hub.limits.frames_between_beats < frames => return End::Hostile,
                    Some(Ok(Message::Pong(_))) => missed = 0,
                    // The library answers, as the protocol wants it.
                    Some(Ok(Message::Ping(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Closed,
                    Some(Ok(Message::Text(_) | Message::Binary(_))) => return End::Hostile,
                }
                [None, None]
            }
        };
        for message in sent.into_iter().flatten() {
            match timeout(hub.limits.send_time, socket.send(message)).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return End::Closed,
                Err(_) => return End::Dead,
            }
        }
    }
}
