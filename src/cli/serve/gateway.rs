//! `poda gateway`: serves the phones of a lecture that another machine publishes by way of a NATS server.

use super::server::{ServerFlags, nats_url};
use super::terminal::ClassTerminal;
use super::{GLANCE, LANGUAGE, LANGUAGE_CODES};
use crate::flag_values::words;
use crate::terminal::report;
use clap::Args;
use poda_platform::class::{Class, Reach};
use poda_platform::system::Interrupt;
use poda_words::i18n::Language;
use std::io::{self, Write};
use std::thread;

#[derive(Args, Clone, Debug, PartialEq)]
pub struct GatewayArgs {
    #[arg(long, value_parser = nats_url, value_name = "URL", help = "cli-help-gateway-nats")]
    nats: Option<String>,
    #[command(flatten)]
    server: ServerFlags,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-serve-lang")]
    lang: Option<Language>,
}

/// Serves phones until the program is interrupted. Returns whether the server could be started.
pub fn gateway(args: &GatewayArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let Ok(nats) = args.server.nats(args.nats.as_deref()) else { return Ok(false) };
    let Some(nats) = nats else {
        report(&words.text("cli-gateway-no-nats"));
        return Ok(false);
    };
    let reach = Reach::Gateway(nats);
    let Some(class) = args.server.start(&words, reach, None, |_| false) else { return Ok(false) };
    let interrupt = Interrupt::listen();
    let mut terminal = ClassTerminal::new(&words, out);
    terminal.begin_gateway(&class)?;
    while !interrupt.has_happened() {
        thread::sleep(GLANCE);
        terminal.counts(Class::presence(&class).phones(), None, None)?;
    }
    terminal.end()?;
    Ok(true)
}
