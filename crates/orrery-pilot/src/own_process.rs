//! Runs a test in a separate process, because the language is a setting of the whole process.

use std::process::Command;

/// Returns true if this process was started for the test at this path, such as `languages::a_test`. Otherwise runs the test in a
/// new process, waits for its end and returns false.
///
/// # Panics
/// Panics if the test fails in the other process, or does not exist.
pub fn in_own_process(test: &str) -> bool {
    const ALONE: &str = "ORRERY_TEST_ALONE";
    if std::env::var_os(ALONE).is_some_and(|asked| asked == test) {
        return true;
    }
    let program = std::env::current_exe().expect("the test program has a path");
    let asked = ["--exact", test, "--nocapture", "--test-threads=1"];
    let done = Command::new(program).args(asked).env(ALONE, test).output().expect("it starts again");
    let told = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{told}\n{}", String::from_utf8_lossy(&done.stderr));
    assert!(told.contains("1 passed"), "the test was not found: {told}");
    false
}
