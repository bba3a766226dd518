//! Which language is spoken counts for a whole process: a test that speaks another has one of its own.

use std::process::Command;

/// Whether this is the process that is to do the test of this path, such as `languages::a_test`. In any other it starts that
/// process and sees to it that it succeeds.
pub fn alone(test: &str) -> bool {
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
