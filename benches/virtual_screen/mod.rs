//! A virtual screen, and the program on it as on a machine where it has never run before.

use std::fs;
use std::io::{self, BufRead, BufReader, Error};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The longest time that a run may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// An X server without a display. It ends when this is dropped.
pub struct VirtualScreen {
    server: Child,
    display: String,
}

impl VirtualScreen {
    /// Starts a server on a free display, which it finds itself.
    pub fn start() -> io::Result<Self> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            BufReader::new(output).read_line(&mut number)?;
        }
        let display = format!(":{}", number.trim());
        let screen = Self { server, display };
        if number.trim().is_empty() { Err(Error::other("Xvfb found no display")) } else { Ok(screen) }
    }

    /// Starts a program on this screen, with an empty home folder of its own.
    pub fn run(&self, program: &Path, arguments: &[&str]) -> Running {
        let home = tempfile::tempdir().expect("a place for a folder");
        let mut command = Command::new(program);
        command
            .args(arguments)
            .env("DISPLAY", &self.display)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("HOME", home.path());
        for (variable, folder) in
            [("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"), ("XDG_CACHE_HOME", "cache")]
        {
            let folder = home.path().join(folder);
            fs::create_dir(&folder).expect("a place for a folder");
            command.env(variable, folder);
        }
        // The window must not open on a desktop that is there as well.
        command.env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET").env_remove("XDG_SESSION_TYPE");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        Running { child: command.spawn().expect("cargo has built the program"), _home: home }
    }
}

impl Drop for VirtualScreen {
    /// Ends the server by a signal, so that it removes its files.
    fn drop(&mut self) {
        let ended = Command::new("kill").arg(self.server.id().to_string()).status();
        if !ended.is_ok_and(|status| status.success()) {
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
    }
}

/// The running program. It ends when this is dropped.
pub struct Running {
    child: Child,
    _home: TempDir,
}

impl Running {
    /// The process id.
    pub fn id(&self) -> String {
        self.child.id().to_string()
    }

    /// Waits until it ends by itself.
    pub fn wait(&mut self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child can be waited for") {
                return status;
            }
            assert!(begin.elapsed() < PATIENCE, "the program ends by itself");
            sleep(Duration::from_millis(1));
        }
    }

    /// The processor time of all its threads, in hundredths of a second.
    pub fn ticks(&self) -> u64 {
        let text = fs::read_to_string(format!("/proc/{}/stat", self.id())).expect("the program still runs");
        // Before the bracket is the program's name, which may contain anything.
        let (_, rest) = text.rsplit_once(')').expect("a name in brackets");
        // Fields 14 and 15; the name is field 2.
        let fields: Vec<&str> = rest.split_whitespace().collect();
        [fields[11], fields[12]].iter().map(|field| field.parse::<u64>().expect("a number")).sum()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
