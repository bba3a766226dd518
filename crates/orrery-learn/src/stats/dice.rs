//! Comparison of dice rolls with the results expected of fair dice.

/// The number of faces of a die.
pub const FACES: usize = 6;

/// The minimum probability of the central band of results.
const SHARE: f64 = 0.95;

/// The maximum number of dice that are judged by the exact distribution. For more dice, the normal distribution is accurate to
/// whole pips.
const EXACT_DICE: u32 = 600;

/// Returns the central band of the number of dice that show a certain face. The probability of a result below the band is at most
/// one in forty, and so is that of a result above it.
///
/// `dice` dice are rolled, and each shows the face with probability `chance`. The band includes both its ends.
pub fn band(dice: u32, chance: f64) -> (u32, u32) {
    if dice == 0 || chance <= 0.0 {
        return (0, 0);
    }
    if chance >= 1.0 {
        return (dice, dice);
    }
    let tail = (1.0 - SHARE) / 2.0;
    // Logarithms are used because the first probability of very many dice would underflow to zero.
    let (one, other) = (chance.ln(), (1.0 - chance).ln());
    let n = f64::from(dice);
    let mut log = n * other;
    let mut below = 0.0;
    let (mut low, mut high) = (None, dice);
    for count in 0..=dice {
        let here = log.exp();
        if low.is_none() && below + here > tail {
            low = Some(count);
        }
        below += here;
        if 1.0 - below <= tail {
            high = count;
            break;
        }
        let k = f64::from(count);
        log += ((n - k) / (k + 1.0)).ln() + one - other;
    }
    (low.unwrap_or(0), high)
}

/// The result of many dice, compared with fair dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RollVerdict {
    /// There are no dice to judge.
    None,
    /// The result is lower than those of 39 in 40 fair samples.
    Low,
    /// The result is within the band that holds the results of 19 in 20 fair samples.
    Usual,
    /// The result is higher than those of 39 in 40 fair samples.
    High,
}

/// The sum of the pips of many dice, compared with fair dice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PipStats {
    /// The number of dice rolled.
    pub dice: u32,
    /// The mean number of pips per die; 0 without dice.
    pub mean: f64,
    /// The band that holds the results of at least 19 in 20 fair samples of this many dice, in mean pips per die.
    pub band: (f64, f64),
    /// The position of this result relative to the band.
    pub fall: RollVerdict,
}

/// Judges dice by the sum of their pips. `counts` holds the number of dice that showed each face, from 1 to 6.
pub fn pips(counts: &[u32; FACES]) -> PipStats {
    let dice: u32 = counts.iter().sum();
    if dice == 0 {
        return PipStats { dice, mean: 0.0, band: (0.0, 0.0), fall: RollVerdict::None };
    }
    let sum: u64 = counts.iter().zip(1u64..).map(|(&count, face)| u64::from(count) * face).sum();
    let (low, high) = sums(dice);
    let fall = match sum {
        sum if sum < low => RollVerdict::Low,
        sum if sum > high => RollVerdict::High,
        _ => RollVerdict::Usual,
    };
    let each = |sum: u64| sum as f64 / f64::from(dice);
    PipStats { dice, mean: each(sum), band: (each(low), each(high)), fall }
}

/// Returns the central band of the sum of `dice` dice.
fn sums(dice: u32) -> (u64, u64) {
    const Z: f64 = 1.959_964;
    if dice > EXACT_DICE {
        let n = f64::from(dice);
        let half = Z * (n * 35.0 / 12.0).sqrt();
        return ((3.5 * n - half).ceil() as u64, (3.5 * n + half).floor() as u64);
    }
    // One die is added at a time. The value at index `i` is the probability of a sum of `i` above the minimum.
    let mut chances = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; chances.len() + FACES - 1];
        for (at, chance) in chances.iter().enumerate() {
            next[at..at + FACES].iter_mut().for_each(|sum| *sum += chance / FACES as f64);
        }
        chances = next;
    }
    let tail = (1.0 - SHARE) / 2.0;
    let mut below = 0.0;
    let low = chances.iter().position(|chance| {
        below += chance;
        below > tail
    });
    let low = low.unwrap_or(0) as u64;
    // The distribution of fair dice is symmetric, and so is the band.
    (low + u64::from(dice), u64::from(dice) * FACES as u64 - low)
}
