//! Tests that nothing leaves the machine: commands are traced for calls that open a network socket.

use std::fs;
use std::process::Command;

/// Commands that run without a window, with arguments that need little work. `DIR` is replaced by a temporary folder.
const COMMANDS: &[&[&str]] = &[
    &["--version"],
    &["games"],
    &["lesson", "check", "assets/alien-frontiers/lessons/10-solar-converter.ron"],
    &["--new", "1081S-480J7-02W0Q-099EG", "--mute"],
    &["simulate", "--games", "3", "--seats", "simple,random"],
    &["arena", "--seats", "simple,random", "--blocks", "1"],
    &["scenario", "check", "assets/alien-frontiers/scenarios/rules/end"],
    &["puzzle", "solve", "assets/alien-frontiers/puzzles/good-rate.ron"],
    &["replay", "saves/v2-over.orrery", "--check"],
    &["export", "saves/v2-over.orrery"],
    &["import", "saves/v2-over.orrery", "--data-dir", "DIR"],
    &["share", "saves/v2-over.orrery"],
    &["stats", "export", "--json", "--data-dir", "DIR"],
    &["man"],
    &["completions", "bash"],
];

#[test]
fn no_command_opens_a_socket() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().to_string_lossy().into_owned();
    let log = folder.path().join("calls");
    for arguments in COMMANDS.iter().filter(|a| cfg!(not(feature = "window")) || a[0] != "--new") {
        let arguments = arguments.iter().map(|&argument| if argument == "DIR" { place.as_str() } else { argument });
        let mut watched = Command::new("strace");
        watched.args(["-f", "-qq", "-e", "trace=network,execve", "-o"]).arg(&log).arg(env!("CARGO_BIN_EXE_orrery"));
        watched.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR"));
        watched.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        let Ok(output) = watched.output() else {
            eprintln!("skipped: strace is not installed");
            return;
        };
        let calls = fs::read_to_string(&log).unwrap_or_default();
        if !calls.contains("execve(") {
            eprintln!("skipped: this system lets nobody watch: {}", String::from_utf8_lossy(&output.stderr));
            return;
        }
        let opened: Vec<&str> = calls.lines().filter(|line| !line.contains("execve(") && line.contains('(')).collect();
        let opened: Vec<&&str> = opened.iter().filter(|line| !line.contains("AF_UNIX")).collect();
        assert!(opened.is_empty(), "{watched:?}: {opened:#?}");
    }
}

/// Proves that the trace would detect a socket.
#[test]
fn trace_detects_an_opened_socket() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("calls");
    let mut watched = Command::new("strace");
    watched.args(["-f", "-qq", "-e", "trace=network,execve", "-o"]).arg(&log);
    // On most systems Bash opens a socket for this path; where it does not, there is nothing to detect.
    watched.args(["bash", "-c", "exec 3<>/dev/udp/127.0.0.1/9"]);
    let Ok(output) = watched.output() else {
        eprintln!("skipped: strace is not installed");
        return;
    };
    let calls = fs::read_to_string(&log).unwrap_or_default();
    if output.status.success() && calls.contains("execve(") {
        assert!(calls.contains("AF_INET"), "{calls}");
    }
}
