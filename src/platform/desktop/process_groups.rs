//! Groups of processes: a program that Poda has started, with everything that the program starts.

#[cfg(unix)]
use std::io::Write;
use std::process::{Child, Command};
#[cfg(unix)]
use std::process::{ChildStdin, Stdio};

/// What the shell does that watches over a group: it waits for a line, or for the end of its input. The input ends with
/// Poda, however Poda ends; the program, whose own input has ended then as well, has a second to end by itself.
#[cfg(unix)]
const WATCH: &str = r#"read -r line; [ -n "$line" ] || sleep 1; kill -s KILL -- "-$1""#;

/// A program, and all that it starts. Dropping it ends them. Where there are groups of processes, they are also ended
/// if Poda is killed: a shell watches over them, whose input ends with Poda.
#[derive(Debug)]
pub struct ProcessGroup {
    /// The shell, and its input; `None` if it cannot be started.
    #[cfg(unix)]
    watch: Option<(Child, ChildStdin)>,
    /// The number of the group.
    #[cfg(unix)]
    number: u32,
}

impl ProcessGroup {
    /// Starts a program as the first of its group.
    ///
    /// # Errors
    /// If the program cannot be started.
    #[cfg(unix)]
    pub fn spawn(command: &mut Command) -> std::io::Result<(Child, Self)> {
        use std::os::unix::process::CommandExt;
        let child = command.process_group(0).spawn()?;
        let number = child.id();
        let mut shell = Command::new("sh");
        shell.args(["-c", WATCH, "sh", &number.to_string()]).stdin(Stdio::piped());
        // Ctrl+C reaches the group of Poda, and must not end the shell.
        let watch = shell.stdout(Stdio::null()).stderr(Stdio::null()).process_group(0).spawn().ok();
        let watch = watch.and_then(|mut watch| watch.stdin.take().map(|input| (watch, input)));
        Ok((child, Self { watch, number }))
    }

    /// Starts a program. What it starts is not ended with it.
    ///
    /// # Errors
    /// If the program cannot be started.
    #[cfg(not(unix))]
    pub fn spawn(command: &mut Command) -> std::io::Result<(Child, Self)> {
        Ok((command.spawn()?, Self {}))
    }
}

#[cfg(unix)]
impl Drop for ProcessGroup {
    fn drop(&mut self) {
        // A group that has ended already is not an error.
        let Some((mut watch, mut input)) = self.watch.take() else {
            let mut kill = Command::new("kill");
            kill.args(["-KILL", "--", &format!("-{}", self.number)]);
            let _ = kill.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
            return;
        };
        let _ = input.write_all(b"now\n");
        drop(input);
        let _ = watch.wait();
    }
}
