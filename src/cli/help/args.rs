//! The arguments of `poda help`, `poda man` and `poda completions`.

use crate::cli::flag_values::{LANGUAGE, SHELL};
use crate::i18n::Language;
use clap::Args;

/// `poda completions`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct CompletionsArgs {
    /// The shell that completes.
    #[arg(value_parser = SHELL, value_name = "SHELL")]
    pub shell: clap_complete::Shell,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
}

/// `poda help` and `poda man`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct HelpArgs {
    /// The subcommand to describe; otherwise the whole program.
    pub command: Option<String>,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
}
