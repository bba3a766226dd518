//! Tests that nothing leaves the machine: the system reports the sockets that the program opens.

use std::process::Command;

/// The socket families that stay on the machine: to the display, the desktop's bus, the sound server, and the kernel's
/// list of devices.
const AT_HOME: [&str; 3] = ["AF_UNIX", "AF_LOCAL", "AF_NETLINK"];

/// Returns the lines of `trace` that open a socket to other machines.
fn outward(trace: &str) -> Vec<&str> {
    let opens = |line: &&str| line.contains("socket(") || line.contains("connect(");
    let away = |line: &&str| line.contains("AF_") && !AT_HOME.iter().any(|family| line.contains(family));
    trace.lines().filter(opens).filter(away).collect()
}

#[test]
fn trace_filter_finds_outward_sockets() {
    let trace = "12 socket(AF_UNIX, SOCK_STREAM, 0) = 3\n12 socket(AF_INET, SOCK_STREAM, IPPROTO_TCP) = 4\n";
    assert_eq!(outward(trace).len(), 1);
    assert!(outward("12 connect(3, {sa_family=AF_UNIX, sun_path=\"/tmp/.X11-unix/X0\"}, 20) = 0").is_empty());
    assert_eq!(outward("12 connect(3, {sa_family=AF_INET6, sin6_port=htons(443)}, 28) = 0").len(), 1);
}

/// Runs the program with these arguments, and returns the trace of all network calls of its threads.
fn traced(arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("trace");
    let mut strace = Command::new("strace");
    strace.args(["-f", "-e", "trace=%network", "-o"]).arg(&trace).arg(env!("CARGO_BIN_EXE_orrery")).args(arguments);
    let done = strace.env("ORRERY_DATA", folder.path()).output().expect("strace starts");
    assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    std::fs::read_to_string(trace).expect("what strace saw")
}

#[cfg(target_os = "linux")]
#[test]
fn program_opens_no_internet_socket() {
    let may_trace = Command::new("strace").args(["-o", "/dev/null", "true"]).status().is_ok_and(|s| s.success());
    if !may_trace {
        println!("skipped: there is no strace here, or it may not look at programs");
        return;
    }
    let simulated = traced(&["simulate", "--games", "2", "--seats", "simple"]);
    assert!(outward(&simulated).is_empty(), "{:?}", outward(&simulated));
    if std::env::var_os("DISPLAY").is_none() {
        println!("skipped: there is no display to open the window on");
        return;
    }
    let picture = tempfile::tempdir().expect("a folder");
    let file = picture.path().join("window.png");
    let window = traced(&[
        "--mute",
        "--windowed",
        "640x360",
        "--seats",
        "simple,simple",
        "--screenshot",
        file.to_str().expect("a plain name"),
        "--then-quit",
    ]);
    assert!(window.contains("AF_UNIX"), "the display was spoken to, and strace saw it");
    assert!(outward(&window).is_empty(), "{:?}", outward(&window));
}
