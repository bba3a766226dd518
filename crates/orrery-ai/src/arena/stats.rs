//! Statistics for few or paired results: intervals, percentiles and control variates.

use serde::Serialize;

/// An estimate with its 95% interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    /// The estimated value.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// Returns the arithmetic mean, or 0 for an empty slice.
pub fn mean(values: &[f64]) -> f64 {
    if values.is_empty() { 0.0 } else { values.iter().sum::<f64>() / values.len() as f64 }
}

/// Returns the unbiased sample variance, or 0 for fewer than two values.
pub fn variance(values: &[f64]) -> f64 {
    if values.len() < 2 {
        return 0.0;
    }
    let mean = mean(values);
    values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (values.len() - 1) as f64
}

/// Returns the two-sided 95% quantile of Student's distribution for these degrees of freedom, or infinity for 0.
pub fn student(degrees: usize) -> f64 {
    const FEW: [f64; 5] = [f64::INFINITY, 12.706_205, 4.302_653, 3.182_446, 2.776_445];
    const Z: f64 = 1.959_964;
    if let Some(&factor) = FEW.get(degrees) {
        return factor;
    }
    // The Cornish–Fisher expansion about the normal quantile.
    let (n, z2) = (degrees as f64, Z * Z);
    let first = (z2 + 1.0) / 4.0;
    let second = (5.0 * z2 * z2 + 16.0 * z2 + 3.0) / 96.0;
    let third = (3.0 * z2.powi(3) + 19.0 * z2 * z2 + 17.0 * z2 - 15.0) / 384.0;
    let fourth = (79.0 * z2.powi(4) + 776.0 * z2.powi(3) + 1482.0 * z2 * z2 - 1920.0 * z2 - 945.0) / 92160.0;
    Z * (1.0 + first / n + second / n.powi(2) + third / n.powi(3) + fourth / n.powi(4))
}

/// Returns the mean of independent values with its interval by Student's distribution. For fewer than two values, both ends of
/// the interval equal the mean.
pub fn mean_estimate(values: &[f64]) -> Estimate {
    let value = mean(values);
    let half = match values.len() {
        0 | 1 => 0.0,
        n => student(n - 1) * (variance(values) / n as f64).sqrt(),
    };
    Estimate { value, low: value - half, high: value + half }
}

/// Returns a win share with its interval, given the standard error computed from blocks. The interval is Wilson's for the number
/// of independent matches that would have this error, so it stays between 0 and 1 and is reliable near these limits. With 0
/// degrees of freedom, the interval is 0 to 1.
///
/// `games` is the number of matches. Blocks count for at most four times as many independent matches as they contain, which
/// guards against a handful of blocks with equal results. If all matches were won, or none, they count as `games` independent
/// matches.
pub fn share_estimate(share: f64, error: f64, degrees: usize, games: u64) -> Estimate {
    let value = share.clamp(0.0, 1.0);
    if degrees == 0 {
        return Estimate { value, low: 0.0, high: 1.0 };
    }
    let (games, spread) = (games as f64, value * (1.0 - value));
    let worth = match (spread > 0.0, error > 0.0) {
        (true, true) => (spread / error.powi(2)).min(4.0 * games),
        (true, false) => 4.0 * games,
        (false, _) => games,
    };
    let z2 = student(degrees).powi(2);
    let middle = (value + z2 / (2.0 * worth)) / (1.0 + z2 / worth);
    let half = z2.sqrt() / (1.0 + z2 / worth) * (spread / worth + z2 / (4.0 * worth.powi(2))).sqrt();
    let low = if value <= 0.0 { 0.0 } else { middle - half };
    let high = if value >= 1.0 { 1.0 } else { middle + half };
    Estimate { value, low, high }
}

/// Returns a percentile of the values in `sorted` by the nearest-rank method, or 0 for an empty slice.
pub fn percentile(sorted: &[f32], percent: f64) -> f64 {
    let rank = (percent / 100.0 * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.clamp(1, sorted.len().max(1)) - 1).map_or(0.0, |&value| f64::from(value))
}

/// The mean of results, adjusted for the deviation of controls from their expected value, 0.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AdjustedMean {
    /// The mean of the results after the adjustment.
    pub value: f64,
    /// The standard error of the adjusted mean.
    pub error: f64,
    /// The remaining degrees of freedom.
    pub degrees: usize,
}

/// Regresses `results` on `controls` (one row per result) by least squares and returns the constant term. Controls that do not
/// vary, or are a combination of earlier ones, are omitted. Returns `None` if there are too few results for a regression, or if
/// the numbers of results and rows differ.
pub fn adjust<const N: usize>(results: &[f64], controls: &[[f64; N]]) -> Option<AdjustedMean> {
    if results.len() != controls.len() || results.len() < 10 + 4 * N {
        return None;
    }
    let centre: [f64; N] =
        std::array::from_fn(|k| controls.iter().map(|row| row[k]).sum::<f64>() / results.len() as f64);
    let (base, n) = (mean(results), results.len() as f64);
    let mut products = [[0.0; N]; N];
    let mut with_result = [0.0; N];
    for (result, row) in results.iter().zip(controls) {
        for j in 0..N {
            with_result[j] += (row[j] - centre[j]) * (result - base);
            for k in 0..N {
                products[j][k] += (row[j] - centre[j]) * (row[k] - centre[k]);
            }
        }
    }
    let slopes = solve(products, with_result);
    let by_centre = solve(products, centre);
    let used = slopes.iter().zip(&by_centre).filter(|(slope, centre)| **slope != 0.0 || **centre != 0.0).count();
    let fitted = |row: &[f64; N]| (0..N).map(|k| slopes[k] * (row[k] - centre[k])).sum::<f64>();
    let residual: f64 = results.iter().zip(controls).map(|(r, row)| (r - base - fitted(row)).powi(2)).sum();
    let degrees = results.len() - 1 - used;
    // The error of the constant term grows with the distance of the controls' mean from 0.
    let reach = 1.0 / n + (0..N).map(|k| centre[k] * by_centre[k]).sum::<f64>();
    let value = base - (0..N).map(|k| slopes[k] * centre[k]).sum::<f64>();
    Some(AdjustedMean { value, error: (residual / degrees as f64 * reach).sqrt(), degrees })
}

/// Solves a symmetric system by elimination. Unknowns with a vanishing pivot are set to 0.
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    let scale: [f64; N] = std::array::from_fn(|k| matrix[k][k]);
    let mut usable = [false; N];
    for pivot in 0..N {
        usable[pivot] = scale[pivot] > 0.0 && matrix[pivot][pivot] > 1e-9 * scale[pivot];
        if !usable[pivot] {
            continue;
        }
        let (row, value) = (matrix[pivot], right[pivot]);
        for below in pivot + 1..N {
            let factor = matrix[below][pivot] / row[pivot];
            matrix[below].iter_mut().zip(row).for_each(|(cell, above)| *cell -= factor * above);
            right[below] -= factor * value;
        }
    }
    let mut solution = [0.0; N];
    for at in (0..N).rev().filter(|&at| usable[at]) {
        let known: f64 = (at + 1..N).map(|k| matrix[at][k] * solution[k]).sum();
        solution[at] = (right[at] - known) / matrix[at][at];
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::RandomGenerator;

    #[track_caller]
    fn close(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found}, expected {expected}");
    }

    #[test]
    fn mean_and_variance_match_known_values() {
        let values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
        close(mean(&values), 5.0, 1e-12);
        close(variance(&values), 32.0 / 7.0, 1e-12);
        assert_eq!((mean(&[]), variance(&[3.0])), (0.0, 0.0));
    }

    #[test]
    fn student_t_factors_match_published_tables() {
        for (degrees, factor) in [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (99, 1.984)] {
            close(student(degrees), factor, 2e-3);
        }
        close(student(1_000_000), 1.96, 1e-4);
    }

    #[test]
    fn interval_of_a_mean_matches_the_textbook_value() {
        // The mean is 5.5, the standard error 0.9574, the factor 2.262.
        let values: Vec<f64> = (1..=10).map(f64::from).collect();
        let estimate = mean_estimate(&values);
        close(estimate.low, 5.5 - 2.166, 2e-3);
        close(estimate.high, 5.5 + 2.166, 2e-3);
        assert_eq!(mean_estimate(&[3.0]), Estimate { value: 3.0, low: 3.0, high: 3.0 });
    }

    #[test]
    fn share_of_independent_matches_has_the_wilson_interval() {
        // For 30 of 100, Wilson's interval is 0.219 to 0.396.
        let error = (0.3f64 * 0.7 / 100.0).sqrt();
        let estimate = share_estimate(0.3, error, 1_000_000, 100);
        close(estimate.low, 0.2189, 1e-3);
        close(estimate.high, 0.3958, 1e-3);
    }

    #[test]
    fn share_of_zero_or_one_still_has_a_wide_interval() {
        let all = share_estimate(1.0, 0.0, 49, 100);
        assert!(all.high == 1.0 && all.low > 0.94 && all.low < 0.98, "{all:?}");
        let none = share_estimate(0.0, 0.0, 49, 100);
        close(none.high, 1.0 - all.low, 1e-9);
        let alike = share_estimate(0.5, 0.0, 2, 6);
        assert!(alike.low < 0.25 && alike.high > 0.75, "three blocks that came out alike prove little: {alike:?}");
        assert_eq!(share_estimate(0.7, 0.0, 0, 2), Estimate { value: 0.7, low: 0.0, high: 1.0 });
    }

    #[test]
    fn share_interval_covers_the_actual_chance_95_percent_of_the_time() {
        // Each case has 2000 trials of the 95% interval, with blocks of two matches and a known win chance.
        for (chance, blocks) in [(0.5, 20), (0.8, 50), (0.95, 100)] {
            let mut generator = RandomGenerator::new(17);
            let mut held = 0;
            for _ in 0..2000 {
                let win = |g: &mut RandomGenerator| f64::from(u8::from(g.next() as f64 / u64::MAX as f64 <= chance));
                let shares: Vec<f64> =
                    (0..blocks).map(|_| f64::midpoint(win(&mut generator), win(&mut generator))).collect();
                let error = (variance(&shares) / f64::from(blocks)).sqrt();
                let estimate = share_estimate(mean(&shares), error, blocks as usize - 1, 2 * blocks as u64);
                held += u32::from(estimate.low <= chance && chance <= estimate.high);
            }
            assert!((1860..=1960).contains(&held), "{chance} in {blocks} blocks: held {held} of 2000 times");
        }
    }

    #[test]
    fn percentiles_use_the_nearest_rank() {
        let values: Vec<f32> = (1..=100).map(|v| v as f32).collect();
        assert_eq!(
            [percentile(&values, 50.0), percentile(&values, 99.0), percentile(&values, 100.0)],
            [50.0, 99.0, 100.0]
        );
        assert_eq!([percentile(&[7.0], 99.0), percentile(&[], 50.0)], [7.0, 0.0]);
    }

    /// Returns results that are `share` plus luck and some noise, and the luck figures of each result.
    fn lucky(share: f64, seed: u64, count: usize) -> (Vec<f64>, Vec<[f64; 3]>) {
        let mut generator = RandomGenerator::new(seed);
        let mut noise = move || (0..12).map(|_| generator.next() as f64 / u64::MAX as f64).sum::<f64>() - 6.0;
        let rows: Vec<[f64; 3]> = (0..count).map(|_| [noise(), 0.0, noise()]).collect();
        let results = rows.iter().map(|row| share + 0.3 * row[0] - 0.1 * row[2] + 0.05 * noise()).collect();
        (results, rows)
    }

    #[test]
    fn adjustment_removes_luck_that_explains_results() {
        let (results, controls) = lucky(0.6, 1, 200);
        let adjusted = adjust(&results, &controls).expect("enough results");
        let raw_error = (variance(&results) / 200.0).sqrt();
        close(adjusted.value, 0.6, 4.0 * adjusted.error);
        assert!(adjusted.error < raw_error / 4.0, "{} and {raw_error}", adjusted.error);
        assert_eq!(adjusted.degrees, 197, "a figure that never changes is not used");
    }

    #[test]
    fn adjustment_ignores_luck_that_explains_nothing() {
        let (results, _) = lucky(0.5, 1, 300);
        let adjusted = adjust(&results, &vec![[0.0; 3]; 300]).expect("enough results");
        close(adjusted.value, mean(&results), 1e-12);
        close(adjusted.error, (variance(&results) / 300.0).sqrt(), 1e-12);
        assert_eq!(adjust(&results[..15], &[[0.0; 3]; 15]), None);
    }

    #[test]
    fn adjusted_interval_covers_the_actual_value_95_percent_of_the_time() {
        let held = (0..1000).filter(|&seed| {
            let (results, controls) = lucky(0.5, seed, 40);
            let adjusted = adjust(&results, &controls).expect("enough results");
            (adjusted.value - 0.5).abs() <= student(adjusted.degrees) * adjusted.error
        });
        let held = held.count();
        assert!((925..=975).contains(&held), "held {held} of 1000 times");
    }
}
