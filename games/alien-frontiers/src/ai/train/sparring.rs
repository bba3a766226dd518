//! Sparring partners in training: a net that only plays against itself knows little of other styles, and never learns that
//! another style would beat its own.
//!
//! No sparring partner is one of the baselines, so every measurement against a baseline is held out.

use super::handmade::HandmadeWeights;
use orrery_core::RandomGenerator;

/// A player in a training match that is not the net in training.
#[derive(Debug, Clone, Copy)]
pub(super) enum SparringPartner {
    /// The simple opponent. The net does not learn from its choices: they would teach the net to recognise this opponent, not the
    /// value of positions.
    Simple,
    /// The net with a style drawn for this match. The net learns from its choices as from its own, and so from a style that wins.
    Stylish(HandmadeWeights),
    /// An older version of the net, with its own weights. The net learns from the results of its choices.
    Older,
}

/// The sparring partner at each seat of a match; `None` for the net itself.
pub(super) type SparringPartners = [Option<SparringPartner>; 4];

/// Draws the sparring partners of a match. In one match of sixteen the simple opponent plays one seat. In four of sixteen, if
/// there is an older version of the net, it plays one seat or all seats but one. In two of sixteen each seat is played in a
/// random style with a probability of one half.
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
