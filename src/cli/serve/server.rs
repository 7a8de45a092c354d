//! The flags of a server, and its start: the same for the lecturer's machine and for a gateway.

use crate::flag_values::{expectation, words};
use crate::terminal::{report, report_file};
use clap::Args;
use poda_class::{LISTEN_HERE, page_words};
use poda_core::text::is_unsafe;
use poda_platform::class::{
    BadCertificate, Certificate, Class, ClassEvent, ClassOptions, Deployment, KeptClass, NatsServer, NoNats, Reach,
    ServeError, ServerLimits, StartError,
};
use poda_platform::{DiskError, disk};
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use std::env;
use std::path::{Path, PathBuf};

/// Where a server listens, and how it is reached.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct ServerFlags {
    #[arg(long, value_name = "ADDR:PORT", default_value = LISTEN_HERE, help = "cli-help-serve-listen")]
    pub listen: String,
    #[arg(long, value_parser = public_url, value_name = "URL", help = "cli-help-serve-public-url")]
    pub public_url: Option<String>,
    #[arg(long, requires = "tls_key", value_hint = clap::ValueHint::FilePath, value_name = "cli-help-value-file", help = "cli-help-serve-tls-cert")]
    tls_cert: Option<PathBuf>,
    #[arg(long, requires = "tls_cert", value_hint = clap::ValueHint::FilePath, value_name = "cli-help-value-file", help = "cli-help-serve-tls-key")]
    tls_key: Option<PathBuf>,
    #[arg(long, value_parser = subject, value_name = "cli-help-value-name", default_value = "poda", help = "cli-help-serve-nats-subject")]
    nats_subject: String,
    #[arg(long, conflicts_with = "nats", value_hint = clap::ValueHint::FilePath, value_name = "cli-help-value-file", help = "cli-help-serve-nats-file")]
    nats_file: Option<PathBuf>,
}

/// The variable with the address of a NATS server.
const NATS_VARIABLE: &str = "PODA_NATS";

fn public_url(text: &str) -> Result<String, String> {
    let is_of_the_web =
        ["https://", "http://"].into_iter().any(|scheme| scheme.len() < text.len() && text.starts_with(scheme));
    let is_plain = |letter: char| !is_unsafe(letter) && !letter.is_whitespace() && !"#?<>\"".contains(letter);
    if is_of_the_web && text.chars().all(is_plain) {
        Ok(text.to_owned())
    } else {
        Err(expectation("cli-serve-public-url", &[]))
    }
}

/// Parses the address of a NATS server. It contains no password: all users of a computer can read the arguments of its
/// programs.
pub(super) fn nats_url(text: &str) -> Result<String, String> {
    if text.contains('@') { Err(expectation("cli-serve-nats-secret", &[])) } else { Ok(text.to_owned()) }
}

/// Parses the prefix of a class's NATS subjects.
fn subject(text: &str) -> Result<String, String> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    if !text.is_empty() && text.chars().all(is_plain) {
        Ok(text.to_owned())
    } else {
        Err(expectation("cli-serve-nats-subject", &[]))
    }
}

impl ServerFlags {
    /// Returns the NATS server at the address in the flag, in the file that a flag names, or else in the variable;
    /// `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, after reporting the reason.
    pub fn nats(&self, url: Option<&str>) -> Result<Option<NatsServer>, ()> {
        let from_file = |path: &PathBuf| match disk::read(path) {
            Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).trim().to_owned()),
            Err(error) => {
                report_file(path, &error.sentence(&words(None)));
                Err(())
            }
        };
        let in_file = self.nats_file.as_ref().map(from_file).transpose()?;
        let in_variable = || env::var(NATS_VARIABLE).ok().filter(|url| !url.is_empty());
        let url = url.map(str::to_owned).or(in_file).or_else(in_variable);
        Ok(url.map(|url| NatsServer { url, subject: self.nats_subject.clone() }))
    }

    /// Opens the port. Reports the reason if it cannot be opened.
    pub fn start(
        &self,
        words: &Words,
        reach: Reach,
        kept: Option<KeptClass>,
        on_event: impl Fn(ClassEvent) -> bool + Send + Sync + 'static,
    ) -> Option<Class> {
        let certificate = match (&self.tls_cert, &self.tls_key) {
            (Some(chain), Some(key)) => Some(Certificate { chain: read(words, chain)?, key: read(words, key)? }),
            (Some(_), None) | (None, Some(_) | None) => None,
        };
        let options = ClassOptions {
            listen: self.listen.clone(),
            public_url: self.public_url.clone(),
            words: page_words(words.language()),
            kept,
        };
        let started =
            Class::start_deployed(options, &Deployment { certificate, reach }, ServerLimits::default(), on_event);
        let listen = self.listen.as_str();
        let sentence = match started {
            Ok(class) => return Some(class),
            Err(ServeError::Start(StartError::PortInUse)) => words.fill("cli-serve-port-in-use", &args![listen]),
            Err(ServeError::Start(StartError::PortNotAllowed)) => {
                words.fill("cli-serve-port-not-allowed", &args![listen])
            }
            Err(ServeError::Start(StartError::NotThisMachine)) => {
                words.fill("cli-serve-not-this-machine", &args![listen])
            }
            Err(ServeError::Start(StartError::NoAddress)) => words.fill("cli-serve-no-listen", &args![listen]),
            Err(ServeError::BadCertificate(why)) => certificate_sentence(words, why),
            Err(ServeError::NoNats(why)) => nats_sentence(words, why),
            Err(ServeError::NotBuilt) => words.text("cli-serve-not-built"),
            Err(ServeError::Start(StartError::Other(said))) => words.fill("cli-serve-other", &args![listen, said]),
        };
        report(&sentence);
        None
    }
}

fn certificate_sentence(words: &Words, why: BadCertificate) -> String {
    match why {
        BadCertificate::NoCertificate => words.text("cli-serve-no-certificate"),
        BadCertificate::NoKey => words.text("cli-serve-no-key"),
        BadCertificate::OtherKey => words.text("cli-serve-other-key"),
        BadCertificate::Other(said) => words.fill("cli-serve-bad-certificate", &args![said]),
    }
}

fn nats_sentence(words: &Words, why: NoNats) -> String {
    match why {
        NoNats::BadUrl => words.text("cli-serve-nats-url"),
        NoNats::BadSubject => words.text("cli-serve-nats-subject"),
        NoNats::NotReached => words.text("cli-serve-nats-not-reached"),
        NoNats::NotAllowed => words.text("cli-serve-nats-not-allowed"),
        NoNats::NoStreams => words.text("cli-serve-nats-no-streams"),
        NoNats::Other(said) => words.fill("cli-serve-no-nats", &args![said]),
    }
}

fn read(words: &Words, path: &Path) -> Option<Vec<u8>> {
    let said = |error: DiskError| match error {
        DiskError::NotFound => words.text("cli-serve-no-pem"),
        other => other.sentence(words),
    };
    disk::read(path).map_err(|error| report_file(path, &said(error))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_class_finds_the_page_at_an_address_of_the_web() {
        for url in ["https://class.example", "http://10.0.0.7:8414/", "https://example.org/poda"] {
            assert_eq!(public_url(url).as_deref(), Ok(url));
        }
        for wrong in [
            "",
            "http://",
            "class.example",
            "ftp://a",
            "https://a b",
            "https://a#b",
            "https://a?b",
            "https://a\u{1b}[2J",
        ] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_password_is_no_argument() {
        for url in ["nats://127.0.0.1:4222", "tls://nats.example:4222"] {
            assert_eq!(nats_url(url).as_deref(), Ok(url));
        }
        assert!(nats_url("nats://lecturer:hunter2@nats.example:4222").is_err_and(|said| !said.contains("hunter2")));
    }

    #[test]
    fn a_subject_is_one_plain_word() {
        assert_eq!(subject("lecture-7_b").as_deref(), Ok("lecture-7_b"));
        for wrong in ["", "a.b", "a b", "*", ">", "é"] {
            assert!(subject(wrong).is_err(), "{wrong}");
        }
    }
}
