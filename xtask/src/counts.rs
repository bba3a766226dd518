//! The numbers of passed and failed tests, parsed from the output of test executables.

/// The numbers of tests by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestCounts {
    /// The number of passed tests.
    pub passed: u64,
    /// The number of failed tests.
    pub failed: u64,
}

impl TestCounts {
    /// Adds up the counts in all lines such as `test result: ok. 3 passed; 1 failed; …` of an output.
    pub fn of(output: &str) -> Self {
        let mut sum = Self::default();
        for result in output.lines().filter_map(|line| line.strip_prefix("test result:")) {
            sum.passed += number_before(result, "passed");
            sum.failed += number_before(result, "failed");
        }
        sum
    }
}

/// Returns the number in front of `word`, or 0 if there is none.
fn number_before(line: &str, word: &str) -> u64 {
    let words: Vec<&str> = line.split_whitespace().collect();
    let pairs = words.windows(2).filter(|pair| pair[1].trim_end_matches(';') == word);
    pairs.filter_map(|pair| pair[0].parse::<u64>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::TestCounts;

    #[test]
    fn test_counts_of_several_executables_are_added_up() {
        let output = "running 2 tests\n\
            test a ... ok\n\
            test result: ok. 614 passed; 0 failed; 3 ignored; 0 measured; 541 filtered out; finished in 7.15s\n\
            test result: FAILED. 12 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s\n\
            error: 1 target failed:\n";
        assert_eq!(TestCounts::of(output), TestCounts { passed: 626, failed: 2 });
    }

    #[test]
    fn malformed_result_lines_are_not_counted() {
        assert_eq!(
            TestCounts::of("it said: test result: ok. 5 passed; 1 failed\n7 passed, 2 failed\n"),
            TestCounts::default()
        );
        assert_eq!(TestCounts::of("test result: ok. many passed; none failed;"), TestCounts::default());
        assert_eq!(TestCounts::of(""), TestCounts::default());
    }
}
