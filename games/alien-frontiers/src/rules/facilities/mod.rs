//! The ten facilities, one file each: the ships they accept, their prices and their effects.

pub(super) mod artifact;
pub(super) mod bay;
pub(super) mod constructor;
pub(super) mod hub;
pub(super) mod market;
pub(super) mod mine;
pub(super) mod raiders;
pub(super) mod shipyard;
pub(super) mod single_docking;
pub(super) mod solar;
pub(super) mod terraforming;

use super::position::Position;
use super::refusal::Refusal;
use super::ships::Ships;
use super::vocab::Facility;

/// Returns every group of `size` equal ships that can be taken from the hand to `facility`, with and without the relic ship.
fn equal_groups(position: &Position, facility: Facility, size: u8) -> impl Iterator<Item = Ships> {
    let hand = position.hand_for(facility);
    (1..=6u8).flat_map(move |v| {
        let own = (hand.count(v) >= size).then(|| Ships::equal(v, size));
        let with_relic = (hand.relic_value() == v && hand.count(v) + 1 >= size)
            .then(|| Ships::equal(v, size - 1).plus(Ships::relic_ship(v)));
        own.into_iter().chain(with_relic)
    })
}

/// Checks that the ships are exactly one group of `facility`, all of one value.
fn check_equal_group(facility: Facility, ships: Ships) -> Result<(), Refusal> {
    let (needed, given) = (facility.group_size(), ships.len());
    if given != needed {
        return Err(Refusal::GroupSize { facility, needed, given });
    }
    if ships.count_with_relic(ships.highest()) != given {
        return Err(Refusal::NotEqual { facility });
    }
    Ok(())
}
