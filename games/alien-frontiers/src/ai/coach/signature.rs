//! Signatures of plans: they show which plans have the same idea, so that the three plans advised are three ideas.

use crate::rules::{Card, CardPower, DiscardPower, Facility, Field, Loot, Order, Position, Ships, Territory};
use orrery_core::Colour;

/// One effect of a plan, regardless of the sequence of orders and of the values of ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum PlanEffect {
    /// The number of ships at a facility at the end.
    Ships(Facility, u8),
    Settled(Territory),
    Robbed(Colour),
    RobbedOfCard(Colour, Card),
    Cycled,
    Claimed(Card),
    Borrowed(Territory),
    Used(Card),
    Discarded(Card, Option<Territory>, Option<Field>),
    Relic,
    Won,
}

impl PlanEffect {
    /// Returns true if two plans of about the same value that differ only in this effect have the same idea.
    const fn is_minor(self) -> bool {
        matches!(self, PlanEffect::Borrowed(_) | PlanEffect::Used(_) | PlanEffect::Discarded(..))
    }
}

/// Smallest difference in win chance at which plans that differ only in cards used or discarded are different ideas.
const CARDS_MATTER: f32 = 0.01;

/// The effects of a plan, and its value.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PlanSignature {
    /// The ships by facility, the colonies settled, the raids, the claims, the replaced displays, the purchase of the relic ship,
    /// and an immediate win.
    major: Vec<PlanEffect>,
    /// The cards used and discarded, and the bonuses borrowed.
    minor: Vec<PlanEffect>,
    win: f32,
}

impl PlanSignature {
    /// Returns the signature of the plan that gives `orders` from `start` and has the win chance `win`.
    pub(super) fn of(start: &Position, orders: &[Order], win: f32) -> Self {
        let mut ships = start.me().docked.map(Ships::len);
        let mut deeds = Vec::new();
        for order in orders {
            if let Some(facility) = order.facility() {
                ships[facility.index()] += order.docked_ships().len();
            }
            if let Order::Use(CardPower::OrbitalTeleporter { facility, .. }) = order {
                ships[facility.index()] = ships[facility.index()].saturating_sub(1);
            }
            deeds.extend(Self::deeds(order));
        }
        let counts = Facility::ALL.iter().map(|&facility| PlanEffect::Ships(facility, ships[facility.index()]));
        // The ships in the Bay do not count, since they also get there without an order at the end of the turn.
        deeds.extend(
            counts.filter(|deed| {
                !matches!(deed, PlanEffect::Ships(Facility::MaintenanceBay, _) | PlanEffect::Ships(_, 0))
            }),
        );
        deeds.sort_unstable();
        let (minor, major) = deeds.into_iter().partition(|deed| deed.is_minor());
        PlanSignature { major, minor, win }
    }

    /// Returns the signature of an immediate win; no other idea is as good.
    pub(super) fn win() -> Self {
        PlanSignature { major: vec![PlanEffect::Won], minor: Vec::new(), win: 1.0 }
    }

    /// Returns true if both plans have the same idea.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.major == other.major && (self.minor == other.minor || (self.win - other.win).abs() < CARDS_MATTER)
    }

    fn deeds(order: &Order) -> Vec<PlanEffect> {
        match *order {
            Order::Settle { territory, .. } | Order::Launch(territory) => vec![PlanEffect::Settled(territory)],
            Order::Raid { loot: Loot::Card { from, card }, .. } => vec![PlanEffect::RobbedOfCard(from, card)],
            Order::Raid { loot: Loot::Resources(haul), .. } => {
                let robbed = Colour::ALL.iter().filter(|&&c| haul.fuel(c) + haul.ore(c) > 0);
                robbed.map(|&c| PlanEffect::Robbed(c)).collect()
            }
            Order::Cycle => vec![PlanEffect::Cycled],
            Order::Claim(card) => vec![PlanEffect::Claimed(card)],
            Order::BuyRelic => vec![PlanEffect::Relic],
            Order::Use(CardPower::DataCrystal(territory)) => vec![PlanEffect::Borrowed(territory)],
            Order::Use(power) => vec![PlanEffect::Used(power.card())],
            Order::Discard(power) => {
                let (territory, field) = match power {
                    DiscardPower::BoosterPod(field) => (None, Some(field)),
                    DiscardPower::DataCrystal(to)
                    | DiscardPower::GravityManipulator(to)
                    | DiscardPower::StasisBeam(to)
                    | DiscardPower::OrbitalTeleporter { to, .. } => (Some(to), None),
                    DiscardPower::PolarityDevice(one, _) => (Some(one.territory), None),
                    DiscardPower::PlasmaCannon { .. } | DiscardPower::TemporalWarper(_) => (None, None),
                };
                vec![PlanEffect::Discarded(power.card(), territory, field)]
            }
            Order::Dock { .. } | Order::Trade(_) | Order::Shed { .. } | Order::End | Order::Roll => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, Setup, Ship};

    fn position() -> Position {
        let setup = Setup::plain(2, Options::default());
        let start = setup.deal(&mut orrery_core::RandomGenerator::new(1));
        setup.position(&start).expect("a plain set-up can be dealt")
    }

    fn dock(facility: Facility, values: &[u8]) -> Order {
        Order::Dock { facility, ships: Ships::of(values) }
    }

    #[test]
    fn reordered_dockings_have_matching_signatures() {
        let start = position();
        let one = [dock(Facility::SolarConverter, &[4]), dock(Facility::LunarMine, &[2, 3]), Order::End];
        let same = [
            dock(Facility::LunarMine, &[2]),
            dock(Facility::SolarConverter, &[4]),
            dock(Facility::LunarMine, &[3]),
            Order::End,
        ];
        assert!(PlanSignature::of(&start, &one, 0.5).is_like(&PlanSignature::of(&start, &same, 0.2)));
    }

    #[test]
    fn another_place_for_a_ship_or_colony_changes_the_signature() {
        let start = position();
        let settle = |territory| {
            [Order::Settle { facility: Facility::TerraformingStation, ships: Ships::one(6), territory }, Order::End]
        };
        let of = |orders: &[Order]| PlanSignature::of(&start, orders, 0.5);
        assert!(!of(&settle(Territory::AsimovCrater)).is_like(&of(&settle(Territory::LemBadlands))));
        let (fuel, ore) = (dock(Facility::SolarConverter, &[4]), dock(Facility::LunarMine, &[4]));
        assert!(!of(&[fuel]).is_like(&of(&[ore])));
    }

    #[test]
    fn extra_card_changes_the_signature_only_if_win_chance_differs() {
        let start = position();
        let plain = [dock(Facility::SolarConverter, &[4]), Order::End];
        let with_card = [Order::Use(CardPower::StasisBeam(Ship::own(5))), plain[0], Order::End];
        let of = |orders: &[Order], win| PlanSignature::of(&start, orders, win);
        assert!(of(&plain, 0.5).is_like(&of(&with_card, 0.505)));
        assert!(!of(&plain, 0.5).is_like(&of(&with_card, 0.52)));
    }
}
