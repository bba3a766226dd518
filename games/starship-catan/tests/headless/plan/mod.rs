//! Tests of pending orders: every legal order can be put together by clicks, and no other order can.

mod drafts;
mod every_order;
mod previews;
mod stages;
mod warnings;

use orrery_core::{RandomGenerator, Rules, SeededChance};
use starship_catan::rules::{
    AfterPirates, Card, Commodity, CommodityCounts, FlightRowCard, MemoryAid, Offer, Options, Order, Phase, Position,
    Preset, ReserveFacing, Seat, Setup, StarshipCatan, View, bare_position,
};

/// Returns a position in which the players have nothing and Moon is to decide in this phase.
pub fn table(phase: Phase) -> Position {
    let mut position = bare_position(&Setup::plain(2, Options::default())).expect("two may play");
    position.decide(phase);
    position
}

/// Returns the position of [`table`], but with the memory option `open`.
pub fn reminding(phase: Phase) -> Position {
    let mut position = table(phase);
    position.options.memory = MemoryAid::Open;
    position
}

/// Lets Moon fly in sector 1 with a speed of 3, visiting this card.
pub fn visiting(mut position: Position, card: Card) -> Position {
    let lies = |position: &mut Position| {
        if position.dealt.take(card) {
            position.sectors[0].unseen[0] -= 1;
        }
    };
    lies(&mut position);
    position.flight.push(FlightRowCard::Card(card));
    position.flight.visiting = true;
    position.flight.arrived = position.adventures.bits();
    position.now.speed = 3;
    position
}

/// Returns Moon's view.
pub fn moons(position: &Position) -> View {
    starship_catan::rules::view(position, Some(Seat::Moon))
}

/// Returns the decider's view.
pub fn deciders(position: &Position) -> View {
    StarshipCatan::view(position, StarshipCatan::to_act(position))
}

/// A random match in its current position, with the random generator that continues it.
pub struct RandomMatch {
    pub position: Position,
    /// The generator that picks orders.
    pub generator: RandomGenerator,
    chance: SeededChance,
    orders: Vec<Order>,
}

impl RandomMatch {
    /// Starts a match. The options depend on the seed.
    pub fn new(seed: u64) -> Self {
        let mut options = Preset::ALL[seed as usize % Preset::ALL.len()].options();
        if seed % 3 == 1 {
            options.after_pirates = AfterPirates::Visit;
        }
        if seed % 4 == 2 {
            (options.memory, options.reserve) = (MemoryAid::Open, ReserveFacing::FaceDown);
        }
        let setup = Setup::plain(2, options);
        let mut chance = SeededChance::new(seed, 1);
        let start = StarshipCatan::deal(&setup, &mut chance);
        let position = StarshipCatan::position(&setup, &start).expect("two may play");
        RandomMatch { position, generator: RandomGenerator::new(seed), chance, orders: Vec::new() }
    }

    pub fn is_over(&self) -> bool {
        self.position.is_over()
    }

    /// Picks a legal order, which is occasionally an offer.
    pub fn pick(&mut self) -> Order {
        StarshipCatan::legal(&deciders(&self.position), &mut self.orders);
        let offers = self.position.phase == Phase::Build && self.generator.below(4) == 0;
        if let Some(offer) = offers.then(|| self.offer()).flatten() {
            return offer;
        }
        self.orders[self.generator.below(self.orders.len() as u32) as usize]
    }

    /// Returns a legal offer, or `None` if none is found in a few tries.
    fn offer(&mut self) -> Option<Order> {
        let things = |generator: &mut RandomGenerator| {
            (0..=generator.below(2)).fold(CommodityCounts::NONE, |all, _| {
                let thing = Commodity::ALL[generator.below(Commodity::ALL.len() as u32) as usize];
                all.and(thing, 1 + generator.below(2) as u8)
            })
        };
        let view = deciders(&self.position);
        (0..12).find_map(|_| {
            let offer = Offer { give: things(&mut self.generator), want: things(&mut self.generator) };
            let order = Order::Offer(offer);
            StarshipCatan::check(&view, &order).is_ok().then_some(order)
        })
    }

    /// Returns every legal order, without offers.
    pub fn legal(&mut self) -> Vec<Order> {
        StarshipCatan::legal(&deciders(&self.position), &mut self.orders);
        self.orders.clone()
    }

    pub fn give(&mut self, order: Order) {
        StarshipCatan::apply(&mut self.position, &order, &mut self.chance, &mut ());
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.generator.below(n as u32) as usize
    }
}
