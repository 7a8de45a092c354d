//! A phone that follows by WebSocket. It is sent every state for which it is fast enough, and always the latest.
//!
//! Over the WebSocket, a phone sends its id first, and then only the frames that the protocol requires. It sends
//! answers as separate requests, in the same way as a phone without a WebSocket.

use super::connection::Connection;
use super::followers::Way;
use super::hub::{Follower, Hub};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use std::sync::Arc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// The size of the read buffer of a phone, in bytes. It is small, because a phone sends very little and there are
/// thousands of phones.
const READ_BYTES: usize = 512;
/// The largest frame accepted from a phone, in bytes: more than an id, and than the 125 bytes of the protocol's control
/// frames.
const MAX_FRAME: usize = 512;
/// The most bytes that wait to be sent to a phone: a message and the control frames of the protocol.
const MAX_UNSENT: usize = 4 << 20;
/// A message that shows the page that the connection is alive. A page does not see the pings of the protocol.
const SIGN_OF_LIFE: &str = "{}";

/// How many beats in a row a phone may leave unanswered.
const MISSED_BEATS: u32 = 2;

/// The reason why a phone is no longer followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The connection was closed or broke, or the server stops.
    Closed,
    /// The phone accepts no messages, or does not answer pings.
    Dead,
    /// The phone sends frames that the page never sends.
    Hostile,
}

/// Accepts the WebSocket of a phone.
pub(crate) fn accept(upgrade: WebSocketUpgrade, hub: Arc<Hub>, connection: Arc<Connection>) -> Response {
    upgrade
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(MAX_UNSENT)
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .on_upgrade(move |socket| async move {
            // The connection occupies its place while the socket is open.
            let _connection = connection;
            let follower = hub.follow(None, Way::Socket);
            follow(socket, &hub, follower).await;
        })
}

async fn follow(mut socket: WebSocket, hub: &Hub, mut follower: Follower) {
    let end = exchange(&mut socket, hub, &mut follower).await;
    match end {
        End::Closed => {}
        End::Dead => hub.dropped(),
        End::Hostile => {
            hub.dropped();
            let frame = CloseFrame { code: close_code::POLICY, reason: "".into() };
            // The phone may not accept even this frame.
            let _ = timeout(hub.limits.send_time, socket.send(Message::Close(Some(frame)))).await;
        }
    }
}

/// Sends states until the connection ends, and returns the reason.
async fn exchange(socket: &mut WebSocket, hub: &Hub, follower: &mut Follower) -> End {
    let mut states = hub.watch();
    // The current state is sent at once.
    states.mark_changed();
    let beat = hub.limits.beat;
    let mut beats = interval_at(Instant::now() + beat, beat);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut signs_of_life = interval_at(Instant::now() + hub.limits.sign_of_life, hub.limits.sign_of_life);
    signs_of_life.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut missed, mut frames) = (0, 0);
    // The id that the phone has sent, and whether it is known: a gateway may learn later which ids are known.
    let (mut id, mut is_known) = (None::<Utf8Bytes>, false);
    loop {
        let sent = tokio::select! {
            changed = states.changed() => {
                if changed.is_err() {
                    return End::Closed;
                }
                let message = states.borrow_and_update().message();
                is_known = is_known || id.as_ref().is_some_and(|id| recognizes(hub, follower, id));
                Some(Message::Text(message))
            }
            _ = beats.tick() => {
                if missed == MISSED_BEATS {
                    return End::Dead;
                }
                missed += 1;
                frames = 0;
                Some(Message::Ping(Bytes::new()))
            }
            _ = signs_of_life.tick() => Some(Message::Text(SIGN_OF_LIFE.into())),
            received = socket.recv() => {
                frames += 1;
                match received {
                    _ if hub.limits.frames_between_beats < frames => return End::Hostile,
                    Some(Ok(Message::Pong(_))) => missed = 0,
                    // The library answers pings as the protocol requires.
                    Some(Ok(Message::Ping(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Closed,
                    // A phone whose id is unknown may watch: it uses its id only to answer.
                    Some(Ok(Message::Text(text))) if id.is_none() => {
                        is_known = recognizes(hub, follower, &text);
                        id = Some(text);
                    }
                    Some(Ok(Message::Text(_) | Message::Binary(_))) => return End::Hostile,
                }
                None
            }
        };
        if let Some(message) = sent {
            match timeout(hub.limits.send_time, socket.send(message)).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return End::Closed,
                Err(_) => return End::Dead,
            }
        }
    }
}

/// Records the phone whose id a socket has sent. Returns whether the id is known.
fn recognizes(hub: &Hub, follower: &mut Follower, id: &str) -> bool {
    let phone = hub.phone(id);
    if let Some(phone) = phone {
        follower.belongs_to(phone);
        hub.no_longer_polls(phone);
    }
    phone.is_some()
}
