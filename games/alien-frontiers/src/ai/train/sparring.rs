//! Other players in training: a net that only ever meets itself knows little of others, and never learns that another style would
//! beat its own.
//!
//! None of the baselines is among them, so a measurement against a baseline is always held-out.

use super::handmade::HandmadeWeights;
use orrery_core::RandomGenerator;

/// A player with another style than the net in training.
#[derive(Debug, Clone, Copy)]
pub(super) enum SparringPartner {
    /// The simple opponent. The results of its choices are not learned from: they would teach its identity, not the value of
    /// positions.
    Simple,
    /// The net with a style added, drawn for this match. Its choices are learned from like the net's own, so the net learns from a
    /// style that wins.
    Stylish(HandmadeWeights),
    /// An older self, with its own weights. The results of its choices are learned from.
    Older,
}

/// The stranger at each seat of a match; `None` where the net plays itself.
pub(super) type SparringPartners = [Option<SparringPartner>; 4];

/// Draws the strangers of a match. In one of sixteen matches the simple opponent has one seat. In four of sixteen, if there are
/// weights of an older self, it has one seat or all others. In two of sixteen each seat has a chance of one half to be played in a
/// random style.
pub(super) fn draw_partners(players: u8, older: bool, generator: &mut RandomGenerator) -> SparringPartners {
    let (kind, seats) = (generator.below(16), usize::from(players));
    let seat = generator.below(u32::from(players)) as usize;
    let at_all_others = generator.below(2) == 0;
    let mut strangers = [None; 4];
    match kind {
        0 => strangers[seat] = Some(SparringPartner::Simple),
        1..=4 if older => {
            let sits = |index: usize| (index != seat) == at_all_others;
            (0..seats).filter(|&index| sits(index)).for_each(|index| strangers[index] = Some(SparringPartner::Older));
        }
        5 | 6 => {
            for stranger in strangers.iter_mut().take(seats) {
                *stranger =
                    (generator.below(2) == 0).then(|| SparringPartner::Stylish(HandmadeWeights::of_a_style(generator)));
            }
        }
        _ => {}
    }
    strangers
}
