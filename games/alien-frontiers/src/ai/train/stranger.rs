//! Who else sits at the table in training: who only ever meets himself knows little of others, and never learns that another
//! style would beat his own.
//!
//! None of the yardsticks is among them, so that what is measured by them was never met.

use super::hand::Weights;
use orrery_core::Generator;

/// Somebody who plays otherwise than the net in training.
#[derive(Debug, Clone, Copy)]
pub(super) enum Stranger {
    /// The simple opponent. What came of its choices does not count: it would teach who it is, not what positions are worth.
    Simple,
    /// Who judges by the net and has a style besides, drawn for this match; its choices count as the net's own do, so that a
    /// style that wins is learned from.
    Stylish(Weights),
    /// An older self, with its own weights; what came of its choices counts.
    Older,
}

/// Who sits at which seat of a match; nobody where the net plays itself.
pub(super) type Strangers = [Option<Stranger>; 4];

/// The strangers of a match: of sixteen in one the simple opponent at one seat, in four older selves, if there are weights of one,
/// at one seat or at all others, in two somebody with a style of his own at every second seat.
pub(super) fn drawn(players: u8, older: bool, generator: &mut Generator) -> Strangers {
    let (kind, seats) = (generator.below(16), usize::from(players));
    let seat = generator.below(u32::from(players)) as usize;
    let at_all_others = generator.below(2) == 0;
    let mut strangers = [None; 4];
    match kind {
        0 => strangers[seat] = Some(Stranger::Simple),
        1..=4 if older => {
            let sits = |index: usize| (index != seat) == at_all_others;
            (0..seats).filter(|&index| sits(index)).for_each(|index| strangers[index] = Some(Stranger::Older));
        }
        5 | 6 => {
            for stranger in strangers.iter_mut().take(seats) {
                *stranger = (generator.below(2) == 0).then(|| Stranger::Stylish(Weights::of_a_style(generator)));
            }
        }
        _ => {}
    }
    strangers
}
