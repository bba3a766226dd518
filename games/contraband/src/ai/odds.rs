//! Chances to win a fight that is fought to its end.

use crate::rules::{MeetingOpponent, SIDES};

/// Returns the chances to win and to lose an exchange, with this lead in the bonus to the die.
fn exchange(lead: i32) -> [f64; 2] {
    let sides = i32::from(SIDES);
    let mut counts = [0.0; 2];
    for own in 1..=sides {
        for other in 1..=sides {
            match (own + lead).cmp(&other) {
                std::cmp::Ordering::Greater => counts[0] += 1.0,
                std::cmp::Ordering::Less => counts[1] += 1.0,
                std::cmp::Ordering::Equal => {}
            }
        }
    }
    counts.map(|count| count / f64::from(sides * sides))
}

/// Returns the chance to take `theirs` shields before losing `own`, with this lead in the bonus to the die.
pub fn chance(lead: i32, own: u8, theirs: u8) -> f64 {
    let [wins, loses] = exchange(lead);
    if wins + loses <= 0.0 {
        return 0.0;
    }
    let hit = wins / (wins + loses);
    // Each row holds the chances with one number of own shields, for each number of the opponent's shields.
    let mut row = vec![0.0; usize::from(theirs) + 1];
    row[0] = 1.0;
    for _ in 0..own {
        for left in 1..row.len() {
            row[left] = hit * row[left - 1] + (1.0 - hit) * row[left];
        }
    }
    row[usize::from(theirs)]
}

/// Returns the chance to beat a token with this weapon and these shields.
pub fn against(foe: MeetingOpponent, weapon: u8, shields: u8) -> f64 {
    let [_, theirs, armed] = foe.strength();
    chance(i32::from(weapon) - i32::from(armed), shields, theirs)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Chances in percent by weapon, for 2, 3 and 4 shields.
    const KNOWN: [(MeetingOpponent, [[f64; 3]; 3]); 3] = [
        (MeetingOpponent::Miner, [[75.0, 87.5, 93.8], [94.7, 98.8, 99.7], [99.5, 100.0, 100.0]]),
        (MeetingOpponent::Raiders, [[4.1, 8.4, 14.0], [31.2, 50.0, 65.6], [77.0, 91.6, 97.2]]),
        (MeetingOpponent::Police, [[1.2, 2.8, 5.4], [18.8, 34.4, 50.0], [67.3, 86.0, 94.6]]),
    ];

    #[test]
    fn fight_odds_match_the_known_table() {
        for (foe, rows) in KNOWN {
            for (weapon, row) in (0..).zip(rows) {
                for (shields, percent) in (2..).zip(row) {
                    let found = 100.0 * against(foe, weapon, shields);
                    assert!((found - percent).abs() < 0.06, "{foe:?}, d4+{weapon}, shields {shields}: {found}");
                }
            }
        }
    }
}
