//! A toy game of sealed crates, which tests the contract of [`Rules`]. Two or three captains hold at most one crate each. Only
//! captains who packed a crate or looked into it know its worth. On their turn, captains may look into others' crates, as in
//! `look green` (TOY-1), and `claim` their own for its worth in points (TOY-2). Then they pack one from the hold with `draw` if
//! they hold none, or `pass` (TOY-3). After four rounds the captain with the most points wins (TOY-4).

pub mod files;
pub mod parts;

use orrery_core::chance::{Chance, ChanceNode, ReplayChance};
use orrery_core::notation::NotationError;
use orrery_core::{
    Colour, EventSink, FnvHasher, GameKey, Invariant, RandomGenerator, Rules, Setup, SetupError, Standings,
};

/// The placeholder in a view for the worth of a crate that the viewer does not know.
pub const SEALED: u8 = 9;
pub const ROUNDS: u8 = 4;

/// The full state, or the known part of it in a [`View`]. Seats are numbered in turn order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub seats: [Colour; 3],
    pub players: u8,
    /// The worth of each seat's crate, or 0 for a seat without one.
    pub crates: [u8; 3],
    /// The seats that know the worth of each seat's crate, one bit per seat.
    pub knows: [u8; 3],
    /// The number of unseen crates of each worth from 1 to 4. A view also counts the [`SEALED`] ones.
    pub hold: [u8; 4],
    pub points: [u8; 3],
    pub turn: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct View {
    pub eyes: Option<u8>,
    pub known: Position,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
    Look(Colour),
    Claim,
    Draw,
    Pass,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    Looked { by: u8, at: u8, worth: Option<u8> },
    Claimed { by: u8, worth: u8 },
    Drew { by: u8, worth: Option<u8> },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(&'static str);

#[derive(Debug, Clone, Copy)]
pub struct ToyChanceNode(pub [u8; 4]);

impl ChanceNode for ToyChanceNode {
    type Outcome = u8;
    const CHANNELS: &'static [&'static str] = &["draws"];
    fn outcome_count(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum::<u32>().max(1)
    }
    fn outcome(&self, n: u32) -> u8 {
        let worths = (1..).zip(self.0).flat_map(|(worth, count)| (0..count).map(move |_| worth));
        worths.take(n as usize + 1).last().unwrap_or(1)
    }
    fn is_draw(&self) -> bool {
        true
    }
}

impl Position {
    fn me(&self) -> usize {
        usize::from(self.turn.min(self.players * ROUNDS - 1) % self.players)
    }
    fn seat(&self, colour: Colour) -> Option<usize> {
        ToyGame::seats(self).iter().position(|&seat| seat == colour)
    }
    fn knows(&self, seat: usize, crate_of: usize) -> bool {
        self.knows[crate_of] >> seat & 1 == 1
    }
    fn pack(&mut self, seat: usize, chance: &mut impl Chance<ToyChanceNode>) {
        self.crates[seat] = chance.resolve(ToyChanceNode(self.hold));
        self.hold[usize::from(self.crates[seat]) - 1] -= 1;
    }
}

fn bare(setup: &Setup<ToyGame>) -> Position {
    let (seats, players, none) = ([Colour::Red; 3], setup.seating.len() as u8, [0; 3]);
    let mut p = Position { seats, players, crates: none, knows: none, hold: [4, 3, 2, 1], points: none, turn: 0 };
    p.seats[..setup.seating.len()].copy_from_slice(&setup.seating);
    p
}

fn every_order(seats: &[Colour]) -> impl Iterator<Item = Order> {
    seats.iter().map(|&at| Order::Look(at)).chain([Order::Claim, Order::Draw, Order::Pass])
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToyGame;

impl Rules for ToyGame {
    const KEY: GameKey = GameKey::new("toy-crates");
    const NUMBER: u32 = 1_000;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=3;
    const RULES_VERSION: u32 = 1;
    const MAX_ORDERS: u32 = 60;
    const HIDDEN_INFORMATION: bool = true;
    const INVARIANTS: &'static [Invariant<Position>] = &[
        ("crates are neither lost nor made", |p| {
            let held = (1..).zip(p.hold).map(|(worth, count)| worth * u32::from(count)).sum::<u32>();
            held + p.crates.iter().chain(&p.points).map(|&worth| u32::from(worth)).sum::<u32>() == 20
        }),
        ("who holds a crate knows it", |p| (0..3).all(|i| (p.crates[i] > 0) == p.knows(i, i))),
    ];
    const RULE_NUMBERS: &'static [&'static str] = &["TOY-1", "TOY-2", "TOY-3", "TOY-4"];
    type Options = ();
    type Preset = orrery_core::SinglePreset;
    type Start = Vec<u8>;
    type Position = Position;
    type View = View;
    type Order = Order;
    type Event = Event;
    type Refusal = Refusal;
    type Node = ToyChanceNode;

    fn deal(setup: &Setup<Self>, chance: &mut impl Chance<ToyChanceNode>) -> Vec<u8> {
        let mut p = bare(setup);
        (0..setup.seating.len()).for_each(|seat| p.pack(seat, chance));
        p.crates[..setup.seating.len()].to_vec()
    }
    fn position(setup: &Setup<Self>, start: &Vec<u8>) -> Result<Position, SetupError> {
        setup.validate()?;
        let (mut p, mut dealt) = (bare(setup), ReplayChance::new(start.iter().copied()));
        for seat in 0..start.len().min(setup.seating.len()) {
            p.pack(seat, &mut dealt);
            p.knows[seat] = 1 << seat;
        }
        dealt.fault().map_or(Ok(p), |_| Err(SetupError::Start("there is no such seat or crate")))
    }
    fn seats(position: &Position) -> &[Colour] {
        &position.seats[..usize::from(position.players)]
    }
    fn to_act(position: &Position) -> Option<Colour> {
        (position.turn < position.players * ROUNDS).then(|| Self::on_turn(position))
    }
    fn on_turn(position: &Position) -> Colour {
        position.seats[position.me()]
    }
    fn ends_turn(order: &Order, _: &Position) -> bool {
        matches!(order, Order::Draw | Order::Pass)
    }
    fn legal(view: &View, orders: &mut Vec<Order>) {
        orders.clear();
        orders.extend(every_order(Self::seats(&view.known)).filter(|order| Self::check(view, order).is_ok()));
    }
    fn check(view: &View, order: &Order) -> Result<(), Refusal> {
        let p = &view.known;
        let (me, sealed) = (p.me(), p.crates.iter().filter(|&&worth| worth == SEALED).count());
        let known_or_none = |at: usize| p.crates[at] == 0 || p.knows(me, at);
        Err(Refusal(match order {
            _ if Self::to_act(p).is_none() => "the match is over",
            Order::Look(at) if p.seat(*at).is_none_or(known_or_none) => "there is nothing new to see",
            Order::Claim if p.crates[me] == 0 => "the captain holds no crate",
            Order::Draw if p.crates[me] > 0 => "the captain holds a crate",
            Order::Draw if p.hold.iter().sum::<u8>() == sealed as u8 => "the hold is empty",
            _ => return Ok(()),
        }))
    }
    fn apply(
        p: &mut Position,
        order: &Order,
        chance: &mut impl Chance<ToyChanceNode>,
        sink: &mut impl EventSink<Event>,
    ) {
        let (me, by) = (p.me(), p.me() as u8);
        match *order {
            Order::Look(at) => {
                let at = p.seat(at).unwrap_or(me);
                p.knows[at] |= 1 << me;
                sink.emit(Event::Looked { by, at: at as u8, worth: Some(p.crates[at]) });
            }
            Order::Claim => {
                sink.emit(Event::Claimed { by, worth: p.crates[me] });
                p.points[me] += p.crates[me];
                (p.crates[me], p.knows[me]) = (0, 0);
            }
            Order::Draw => {
                p.pack(me, chance);
                p.knows[me] = 1 << me;
                sink.emit(Event::Drew { by, worth: Some(p.crates[me]) });
            }
            Order::Pass => {}
        }
        p.turn += u8::from(Self::ends_turn(order, p));
    }
    fn is_barrier(_: &View, order: &Order) -> bool {
        *order != Order::Claim
    }
    fn standings(view: &View) -> Standings {
        let seats = Self::seats(&view.known).iter().zip(view.known.points);
        let rows = seats.map(|(&seat, points)| (seat, vec![("claimed", i32::from(points))], Vec::new()));
        Standings::ranked(Self::to_act(&view.known).is_none(), rows)
    }
    fn fingerprint(p: &Position) -> u64 {
        let mut hash = FnvHasher::default();
        let seats = p.seats.map(|seat| seat as u8).into_iter();
        hash.bytes(seats.chain(p.crates).chain(p.knows).chain(p.hold).chain(p.points).chain([p.players, p.turn]));
        hash.finish()
    }
    fn write(order: &Order) -> String {
        match order {
            Order::Look(at) => format!("look {at}"),
            plain => format!("{plain:?}").to_lowercase(),
        }
    }
    fn write_recorded(order: &Order, outcomes: &[u8]) -> String {
        outcomes.iter().fold(Self::write(order), |line, worth| format!("{line} => {worth}"))
    }
    fn read_recorded(line: &str) -> Result<(Order, Vec<u8>), NotationError> {
        let mut parts = line.split("=>").map(str::trim);
        let text = parts.next().unwrap_or_default().to_lowercase();
        let order = every_order(Colour::ALL).find(|order| Self::write(order) == text);
        let worths: Option<Vec<u8>> = parts.map(|worth| worth.parse().ok().filter(|w| (1..=4).contains(w))).collect();
        order.zip(worths).ok_or_else(|| NotationError::at(1, "expected look COLOUR, claim, draw => 1 to 4, or pass"))
    }
    fn view(position: &Position, viewer: Option<Colour>) -> View {
        let eyes = viewer.and_then(|colour| position.seat(colour));
        let mut known = *position;
        for (i, &worth) in position.crates.iter().enumerate().filter(|(_, worth)| **worth > 0) {
            if eyes.is_none_or(|eyes| !position.knows(eyes, i)) {
                known.crates[i] = SEALED;
                known.hold[usize::from(worth) - 1] += 1;
            }
        }
        View { eyes: eyes.map(|eyes| eyes as u8), known }
    }
    fn open_view(known: &Position) -> View {
        View { eyes: None, known: *known }
    }
    fn redact(event: &Event, to: &View, _: u32) -> Option<Event> {
        let sees = |seats: &[u8]| to.eyes.is_some_and(|eyes| seats.contains(&eyes));
        Some(match *event {
            Event::Drew { by, .. } if !sees(&[by]) => Event::Drew { by, worth: None },
            Event::Looked { by, at, .. } if !sees(&[by, at]) => Event::Looked { by, at, worth: None },
            told => told,
        })
    }
    fn redact_order(order: &Order, by: Colour, to: &View, _: u32) -> Option<Order> {
        let sees = |seat| to.eyes.is_some_and(|eyes| to.known.seat(seat) == Some(usize::from(eyes)));
        (!matches!(order, Order::Look(at) if !sees(by) && !sees(*at))).then_some(*order)
    }
    fn determinize(view: &View, generator: &mut RandomGenerator) -> Position {
        let mut truth = view.known;
        (0..3).filter(|&seat| view.known.crates[seat] == SEALED).for_each(|seat| truth.pack(seat, generator));
        truth
    }
}
