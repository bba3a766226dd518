//! How dice fell, against how fair dice fall.

/// Faces of a die.
pub const FACES: usize = 6;

/// The share of fair throws that a band holds at least.
const SHARE: f64 = 0.95;

/// More dice than this are judged by the normal distribution, which is then exact enough for whole pips.
const EXACT_DICE: u32 = 600;

/// The central band of a binomial count: of fair throws at most one in forty lies below and at most one in forty above.
///
/// `dice` are thrown, each shows a face with probability `chance`; both ends belong to the band.
#[must_use]
pub fn band(dice: u32, chance: f64) -> (u32, u32) {
    if dice == 0 || chance <= 0.0 {
        return (0, 0);
    }
    if chance >= 1.0 {
        return (dice, dice);
    }
    let tail = (1.0 - SHARE) / 2.0;
    // Logarithms, since the first of very many dice would be too small to tell from nothing.
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

/// How a throw of many dice lies among fair ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fall {
    /// No die was thrown.
    None,
    /// Lower than 39 of 40 fair throws.
    Low,
    /// Within what 19 of 20 fair throws show.
    Usual,
    /// Higher than 39 of 40 fair throws.
    High,
}

/// The pips of many dice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pips {
    /// Dice thrown.
    pub dice: u32,
    /// Pips on average; 0 without dice.
    pub mean: f64,
    /// Ends of the band that at least 19 of 20 fair throws of so many dice keep, on average a die.
    pub band: (f64, f64),
    /// Where this throw lies.
    pub fall: Fall,
}

/// Judges dice by all their pips together; `counts` is how often each face came, 1 to 6.
#[must_use]
pub fn pips(counts: &[u32; FACES]) -> Pips {
    let dice: u32 = counts.iter().sum();
    if dice == 0 {
        return Pips { dice, mean: 0.0, band: (0.0, 0.0), fall: Fall::None };
    }
    let sum: u64 = counts.iter().zip(1u64..).map(|(&count, face)| u64::from(count) * face).sum();
    let (low, high) = sums(dice);
    let fall = match sum {
        sum if sum < low => Fall::Low,
        sum if sum > high => Fall::High,
        _ => Fall::Usual,
    };
    let each = |sum: u64| sum as f64 / f64::from(dice);
    Pips { dice, mean: each(sum), band: (each(low), each(high)), fall }
}

/// The central band of the sum of so many dice.
fn sums(dice: u32) -> (u64, u64) {
    const Z: f64 = 1.959_964;
    if dice > EXACT_DICE {
        let n = f64::from(dice);
        let half = Z * (n * 35.0 / 12.0).sqrt();
        return ((3.5 * n - half).ceil() as u64, (3.5 * n + half).floor() as u64);
    }
    // Each die of the sum in turn; place `i` is the sum of `i` above the least.
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
    // As fair dice lie evenly about their middle, so does the band.
    (low + u64::from(dice), u64::from(dice) * FACES as u64 - low)
}
