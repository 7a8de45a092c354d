//! The routes of the server: pages, states, pictures, answers, and the clicker.
//!
//! A request is refused unless it is small, arrives in time, and comes from the page itself or from no page at all. A
//! page of another site therefore cannot answer in the name of a visitor.

use super::answer::PhoneAnswer;
use super::connection::Connection;
use super::followers::Way;
use super::hub::Hub;
use super::limits::{RateBy, network};
use super::live;
use super::message::compressed;
use super::secret::PhoneId;
use super::state::{ClickerCommand, PageWords};
use super::tally::NotCounted;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, AUTHORIZATION, CACHE_CONTROL, CONNECTION, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    HOST, ORIGIN, REFERRER_POLICY, RETRY_AFTER, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Extension, Router};
use serde::Deserialize;
use std::future::ready;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// The files of the pages. Each is served unchanged, so that their heads are alike.
const PHONE_HTML: &str = include_str!("page/phone.html");
const CLICKER_HTML: &str = include_str!("page/clicker.html");
const TEST_HTML: &str = include_str!("page/test.html");
const MISSING_HTML: &str = include_str!("page/missing.html");
const STYLE: &str = include_str!("page/style.css");
const WORDS_JS: &str = include_str!("page/words.js");
const PHONE_JS: &str = include_str!("page/phone.js");
const CLICKER_JS: &str = include_str!("page/clicker.js");
const TEST_JS: &str = include_str!("page/test.js");

/// The placeholder for the words in a page.
const WORDS: &str = "{{words}}";
/// The placeholder for the address of the class.
const BASE: &str = "{{base}}";

/// The header in which a proxy on this machine gives the address of the phone behind it.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The interval at which the clicker is told the number of phones.
const CLICKER_TIME: Duration = Duration::from_secs(2);

type Shared = State<Arc<Hub>>;
type Peer = Extension<Arc<Connection>>;

pub(crate) fn router(hub: Arc<Hub>) -> Router {
    let words = words_json(&hub.words);
    let page = |html: &str| file("text/html; charset=utf-8", &html.replace(WORDS, &words));
    let script = |text| file("text/javascript; charset=utf-8", text);
    let missing_page = missing_html(&hub.words, hub.public_url.as_deref().unwrap_or_default());
    Router::new()
        .route("/", page(PHONE_HTML))
        .route("/clicker", page(CLICKER_HTML))
        .route("/test", page(TEST_HTML))
        .route("/style.css", file("text/css; charset=utf-8", STYLE))
        .route("/words.js", script(WORDS_JS))
        .route("/phone.js", script(PHONE_JS))
        .route("/clicker.js", script(CLICKER_JS))
        .route("/test.js", script(TEST_JS))
        .route("/picture/{name}", get(picture))
        .route("/join", post(join))
        .route("/live", get(follow))
        .route("/next", post(next))
        .route("/answer", post(answer))
        .route("/echo", post(echo))
        .route("/clicker/state", post(clicker_state))
        .route("/clicker/command", post(clicker_command))
        .fallback(move |method: Method| ready(missing(&method, &missing_page)))
        .layer(from_fn_with_state(Arc::clone(&hub), guard))
        .with_state(hub)
}

/// Returns the page that says in every language that an address has no page. It has no script. Its own addresses begin
/// with `base`, because the mistyped address may be in a folder.
fn missing_html(words: &[PageWords], base: &str) -> String {
    let base = escaped(base.trim_end_matches('/'));
    let sentences = words.iter().map(|words| {
        let text = |id: &str| words.texts.iter().find(|(name, _)| name == id).map(|(_, text)| escaped(text));
        let [said, link] = ["missing", "test-class"].map(|id| text(id).unwrap_or_default());
        format!("<p lang=\"{}\">{said} <a href=\"{base}/\">{link}</a></p>\n", words.language)
    });
    MISSING_HTML.replace(BASE, &base).replace(WORDS, &sentences.collect::<String>())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns the response for an address without a page: a page for a browser, and only a status for other clients.
fn missing(method: &Method, page: &str) -> Response {
    let status = StatusCode::NOT_FOUND;
    if method == Method::GET {
        (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], page.to_owned()).into_response()
    } else {
        status.into_response()
    }
}

/// Returns the words as JSON to be inserted into a page. It is escaped so that no text can close the surrounding
/// element.
fn words_json(words: &[PageWords]) -> String {
    let languages: serde_json::Map<_, _> = words
        .iter()
        .map(|words| {
            let texts = words.texts.iter().map(|(id, text)| (id.clone(), text.as_str().into())).collect();
            (words.language.clone(), serde_json::Value::Object(texts))
        })
        .collect();
    let order: Vec<_> = words.iter().map(|words| words.language.as_str()).collect();
    let json = serde_json::json!({ "order": order, "texts": languages });
    json.to_string().replace('<', "\\u003c")
}

/// Returns the route of a file that does not change while the server runs.
fn file(kind: &'static str, text: &str) -> MethodRouter<Arc<Hub>> {
    let (plain, compressed) = (Bytes::copy_from_slice(text.as_bytes()), compressed(text.as_bytes()));
    get(move |headers: HeaderMap| ready(encoded(&headers, kind, "no-cache", &plain, &compressed)))
}

/// Returns a response whose body is compressed if the client accepts that.
fn encoded(
    headers: &HeaderMap,
    kind: &'static str,
    cache: &'static str,
    plain: &Bytes,
    compressed: &Bytes,
) -> Response {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes_gzip = accepted.split(',').any(|coding| coding.trim().eq_ignore_ascii_case("gzip"));
    let body = if takes_gzip { compressed } else { plain };
    let mut response = Response::new(Body::from(body.clone()));
    let head = response.headers_mut();
    head.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    head.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    head.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if takes_gzip {
        head.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// Returns the address of a phone: the peer's, or the address that a proxy on this machine forwards.
fn phone_address(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let told = headers.get_all(FORWARDED_FOR).iter().next_back().and_then(|value| value.to_str().ok());
    let last = told.and_then(|told| told.rsplit(',').next()?.trim().parse().ok());
    last.filter(|_| peer.to_canonical().is_loopback()).unwrap_or(peer)
}

/// The sender of a request, as far as its head shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sender {
    Clicker,
    Phone(PhoneId),
    /// A sender with a wrong secret for the clicker.
    Guesser,
    Stranger,
}

impl Sender {
    /// Returns the sender that the head of a request shows: `Authorization: Bearer SECRET` or `Authorization: Phone
    /// ID`.
    fn of(hub: &Hub, headers: &HeaderMap) -> Self {
        let given = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.split_once(' '));
        match given {
            Some(("Bearer", secret)) => {
                if hub.clicker.is(secret) {
                    Self::Clicker
                } else {
                    Self::Guesser
                }
            }
            Some(("Phone", id)) => hub.phone(id).map_or(Self::Stranger, Self::Phone),
            Some(_) | None => Self::Stranger,
        }
    }

    /// Returns whether the sender may send a request now. Requests of strangers use up only the allowance of
    /// their address. Wrong secrets are [counted separately](refused_secret).
    fn is_admitted(self, hub: &Hub, address: IpAddr) -> bool {
        let now = Instant::now();
        match self {
            Self::Clicker | Self::Guesser => true,
            Self::Phone(phone) => hub.phone_requests.admits(phone, now) || hub.requests.admits(network(address), now),
            Self::Stranger => hub.requests.admits(network(address), now),
        }
    }
}

/// Refuses requests that come too often or from another page, and states in every response what the page is allowed to
/// do.
async fn guard(State(hub): Shared, Extension(connection): Peer, request: Request, next: Next) -> Response {
    let address = phone_address(connection.peer, request.headers());
    hub.reached_from(address);
    let policy = policy(request.headers());
    let sender = Sender::of(&hub, request.headers());
    let mut response = if sender == Sender::Guesser {
        // The response to any request would tell a right secret from a wrong one.
        refused_secret(&hub, &connection, address).await
    } else if connection.is_reserved() && sender == Sender::Stranger {
        hub.refused();
        closing(StatusCode::SERVICE_UNAVAILABLE)
    } else if !sender.is_admitted(&hub, address) {
        hub.refused();
        StatusCode::TOO_MANY_REQUESTS.into_response()
    } else if !is_own_page(&hub, request.headers()) {
        hub.refused();
        StatusCode::FORBIDDEN.into_response()
    } else {
        if sender != Sender::Stranger {
            connection.is_known();
        }
        next.run(request).await
    };
    let head = response.headers_mut();
    head.insert(CONTENT_SECURITY_POLICY, policy);
    head.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    head.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    head.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    head.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Returns a response after which the connection is closed.
fn closing(status: StatusCode) -> Response {
    (status, [(CONNECTION, HeaderValue::from_static("close"))]).into_response()
}

/// Returns the content security policy of the page: it may run its own script, show its own pictures, and connect to
/// its own server. The WebSocket is listed explicitly, because older browsers do not count it as the same origin.
fn policy(headers: &HeaderMap) -> HeaderValue {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".:[]-".contains(letter);
    let sockets = if host.is_empty() || !host.chars().all(is_plain) {
        String::new()
    } else {
        format!(" ws://{host} wss://{host}")
    };
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'{sockets}; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// Returns whether a request comes from a page of this server, or from no page.
fn is_own_page(hub: &Hub, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let authority = |url: &str| url.split_once("://").map(|(_, rest)| rest.split('/').next().unwrap_or("").to_owned());
    let Some(from) = authority(origin) else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    host == Some(from.as_str()) || hub.public_url.as_deref().and_then(authority) == Some(from)
}

/// Returns the body of a request if it is small enough and arrives in time.
async fn body(hub: &Hub, request: Request) -> Result<Bytes, StatusCode> {
    let read = to_bytes(request.into_body(), hub.limits.request_bytes);
    match timeout(hub.limits.request_time, read).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

/// Returns whether an address may do something now, and counts a refusal.
fn admits(hub: &Hub, rates: &RateBy<IpAddr>, address: IpAddr) -> bool {
    let is_admitted = rates.admits(network(address), Instant::now());
    if !is_admitted {
        hub.refused();
    }
    is_admitted
}

/// Returns the id in a text. A gateway that does not have the secret of the lecture yet refuses ids only for now,
/// because a phone that is refused for good joins again and would be counted twice.
fn known_phone(hub: &Hub, text: &str) -> Result<PhoneId, StatusCode> {
    let refusal = if hub.knows_phones() { StatusCode::UNAUTHORIZED } else { StatusCode::SERVICE_UNAVAILABLE };
    hub.phone(text).ok_or(refusal)
}

/// `POST /join`: returns a new anonymous id.
async fn join(State(hub): Shared, Extension(connection): Peer, headers: HeaderMap) -> Result<String, StatusCode> {
    if !admits(&hub, &hub.joins, phone_address(connection.peer, &headers)) {
        return Err(StatusCode::TOO_MANY_REQUESTS);
    }
    hub.new_phone().ok_or(StatusCode::SERVICE_UNAVAILABLE)
}

/// The request of a phone that waits for the next state. Ids are sent in bodies, because addresses are written into
/// logs.
#[derive(Debug, Deserialize)]
struct Waiting {
    id: String,
    /// The number of the state that it shows.
    after: u64,
}

/// `GET /live`: a WebSocket, over which states are sent.
async fn follow(State(hub): Shared, Extension(connection): Peer, upgrade: WebSocketUpgrade) -> Response {
    live::accept(upgrade, hub, connection)
}

/// `POST /next`: the latest state, as soon as it differs from the one that the phone shows. The response is empty if no
/// new state comes in time.
async fn next(State(hub): Shared, request: Request) -> Result<Response, StatusCode> {
    let body = body(&hub, request).await?;
    let waiting: Waiting = serde_json::from_slice(&body).map_err(|_| StatusCode::BAD_REQUEST)?;
    let phone = known_phone(&hub, &waiting.id)?;
    hub.polls(phone);
    let _follower = hub.follow(Some(phone), Way::Request);
    let mut states = hub.watch();
    let is_new = states.wait_for(|shown| shown.number != waiting.after);
    let message = match timeout(hub.limits.poll_time, is_new).await {
        Ok(Ok(shown)) => shown.message(),
        Ok(Err(_)) | Err(_) => return Ok(StatusCode::NO_CONTENT.into_response()),
    };
    Ok(json(message.as_str().to_owned()))
}

fn json(text: String) -> Response {
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response()
}

/// `GET /picture/NAME`: a picture. A name always refers to the same picture.
async fn picture(State(hub): Shared, Path(name): Path<String>, headers: HeaderMap) -> Result<Response, StatusCode> {
    let picture = hub.picture(&name).ok_or(StatusCode::NOT_FOUND)?;
    let cache = "private, max-age=86400, immutable";
    Ok(encoded(&headers, "image/svg+xml", cache, &picture.plain, &picture.compressed))
}

/// `POST /answer`: an answer to the open question, of a phone that follows.
async fn answer(State(hub): Shared, request: Request) -> Result<StatusCode, StatusCode> {
    let body = body(&hub, request).await?;
    let PhoneAnswer { id, question, choice, at } = PhoneAnswer::read(&body).ok_or(StatusCode::BAD_REQUEST)?;
    let phone = known_phone(&hub, &id)?;
    if !hub.has_follower(phone).await {
        return Err(StatusCode::PRECONDITION_REQUIRED);
    }
    match hub.answer(phone, question, choice, at).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(NotCounted::IsNone) => Err(StatusCode::CONFLICT),
        Err(NotCounted::TooMany | NotCounted::NotPassedOn) => Err(StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// `POST /echo`: the data that the self-test shows its reader.
async fn echo(State(hub): Shared, Extension(connection): Peer, headers: HeaderMap) -> Response {
    let address = phone_address(connection.peer, &headers);
    json(serde_json::json!({ "address": address, "phones": hub.presence().phones() }).to_string())
}

/// Checks whether a request contains the clicker's secret. The right secret is always accepted, regardless of earlier
/// requests from the same address or on the same connection.
///
/// # Errors
/// The response to a request without the secret.
async fn check_clicker(hub: &Hub, connection: &Connection, headers: &HeaderMap) -> Result<(), Response> {
    if Sender::of(hub, headers) == Sender::Clicker {
        return Ok(());
    }
    Err(refused_secret(hub, connection, phone_address(connection.peer, headers)).await)
}

/// Returns the response to a wrong secret, after a delay if its address has sent several. After a delay the connection
/// is closed, so that requests that wait on it are not read.
async fn refused_secret(hub: &Hub, connection: &Connection, address: IpAddr) -> Response {
    let delay = hub.refused_secret(address);
    if connection.is_reserved() {
        // A place of the reserve is not occupied during a delay.
        return closing(StatusCode::SERVICE_UNAVAILABLE);
    }
    let Some(delay) = delay else { return StatusCode::UNAUTHORIZED.into_response() };
    hub.wrong_secrets.wait(delay).await;
    let mut response = closing(StatusCode::TOO_MANY_REQUESTS);
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(delay.as_secs().max(1)));
    response
}

/// The body of a request for the clicker's state.
#[derive(Debug, Deserialize)]
struct ClickerBody {
    after: u64,
}

/// `POST /clicker/state`: the state with the lecturer's notes, as soon as it changes, or after a short time.
async fn clicker_state(
    State(hub): Shared,
    Extension(connection): Peer,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Response> {
    check_clicker(&hub, &connection, &headers).await?;
    let body = body(&hub, request).await.map_err(StatusCode::into_response)?;
    let ClickerBody { after } = serde_json::from_slice(&body).map_err(|_| StatusCode::BAD_REQUEST.into_response())?;
    let mut states = hub.watch();
    let waited = timeout(CLICKER_TIME, states.wait_for(|shown| shown.number != after)).await;
    // After that time, the numbers of phones and answers may have changed.
    drop(waited);
    Ok(json(hub.clicker_message()))
}

/// `POST /clicker/command`: executes the command with the given name.
async fn clicker_command(
    State(hub): Shared,
    Extension(connection): Peer,
    headers: HeaderMap,
    request: Request,
) -> Result<StatusCode, Response> {
    check_clicker(&hub, &connection, &headers).await?;
    let body = body(&hub, request).await.map_err(StatusCode::into_response)?;
    let named = |command: &ClickerCommand| command.name().as_bytes() == &body[..];
    let command = ClickerCommand::ALL.into_iter().find(named);
    let command = command.ok_or_else(|| StatusCode::BAD_REQUEST.into_response())?;
    let has_room = hub.command(command);
    Ok(if has_room { StatusCode::NO_CONTENT } else { StatusCode::SERVICE_UNAVAILABLE })
}
