//! Groups of processes: a program that Poda has started, with everything that the program starts.

use std::process::Command;
#[cfg(unix)]
use std::process::Stdio;

/// Makes the program the first of a group of processes, to which all that it starts belongs. Does nothing where there
/// are no such groups.
pub fn own_group(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

/// Ends all processes of the group of a program.
pub fn end_group(program: u32) {
    #[cfg(unix)]
    {
        let mut kill = Command::new("kill");
        kill.args(["-KILL", "--", &format!("-{program}")]);
        // A group that has ended already is not an error.
        let _ = kill.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
    #[cfg(not(unix))]
    let _ = program;
}
