//! The knowledge of a seat (section 14): a position in which everything unknown to the seat is hidden.

use super::event::Event;
use super::metals::MetalCounts;
use super::order::Order;
use super::player::{MetalPile, SecretObjective};
use super::position::{ONLOOKER, Position};
use super::vocab::{BonusCard, ShipSystem};
use orrery_core::Colour;

/// The knowledge of a seat, or of an onlooker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewing seat, counted from 0; `None` for an onlooker, who knows only public information.
    pub viewer: Option<u8>,
    /// True if all information is open.
    pub open: bool,
    /// The known position. Hidden metals and cards are included in the numbers, but without their kinds.
    pub known: Position,
}

impl View {
    /// Returns the viewing seat, counted from 0; `None` for an onlooker.
    pub fn seat(&self) -> Option<usize> {
        self.viewer.map(usize::from)
    }

    /// Reports whether this is the view of a colour, or whether all information is open.
    pub fn is_of(&self, colour: Colour) -> bool {
        self.open || self.seat().is_some_and(|seat| self.known.colour(seat) == colour)
    }
}

/// Returns a view in which all information is open.
pub fn open_view(position: &Position) -> View {
    View { viewer: None, open: true, known: *position }
}

/// Returns the view of a seat or, for `None`, the public view. All information is open when the match is over.
pub fn view(position: &Position, viewer: Option<usize>) -> View {
    let mut known = *position;
    let open = known.is_over();
    if !open {
        cover_ships(&mut known, viewer);
        cover_places(&mut known, viewer);
        cover_knowledge(&mut known, viewer);
        cover_meeting(&mut known, position, viewer);
    }
    View { viewer: viewer.map(|seat| seat as u8), open, known }
}

fn cover_ships(known: &mut Position, viewer: Option<usize>) {
    let observer = Position::observer_of(viewer);
    let reveals = usize::from(known.reveals);
    for seat in (0..known.count()).filter(|&seat| Some(seat) != viewer) {
        let certain = known.certain[observer][seat];
        let player = &mut known.players[seat];
        player.hold = player.hold.covered(certain);
        player.hand_hidden = player.hand_len();
        player.hand = [0; BonusCard::COUNT];
        for &system in ShipSystem::ALL {
            if !player.is_shown(system) && player.level(system) > 0 {
                player.backs[usize::from(player.level(system)) - 1] += 1;
                player.levels[system.index()] = 0;
            }
        }
        if !player.done && player.aim != SecretObjective::Nothing {
            player.aim = SecretObjective::Hidden;
        }
        if let Some(row) = &mut player.row {
            row.steps_mut().iter_mut().skip(reveals).for_each(|step| *step = None);
        }
    }
}

fn cover_places(known: &mut Position, viewer: Option<usize>) {
    let own = viewer.and_then(|seat| known.mine_of(seat));
    for (at, mine) in known.mines.iter_mut().enumerate() {
        if mine.explored && !mine.laid && own != Some(at) {
            mine.pile = mine.pile.covered(MetalCounts::NONE);
        }
    }
    known.deck = known.deck.covered(MetalCounts::NONE);
    for (at, store) in known.stores.iter_mut().enumerate() {
        // A store that was seen and has lost no card since is still known.
        let seen = viewer.is_some_and(|seat| {
            let memory = &known.memories[seat][at];
            memory.round > 0 && memory.cards.len() == store.len()
        });
        if !seen {
            *store = store.covered();
        }
    }
}

/// Hides the certain knowledge of other observers, except public knowledge.
fn cover_knowledge(known: &mut Position, viewer: Option<usize>) {
    for other in (0..known.count()).filter(|&other| Some(other) != viewer) {
        known.certain[other] = known.certain[ONLOOKER];
        known.certain[other][other] = MetalCounts::NONE;
        known.gone[other] = known.gone[ONLOOKER];
        for memory in &mut known.memories[other] {
            memory.cards = memory.cards.covered();
        }
    }
}

/// Hides parts of the current meeting. Shields are counted without those of an unrevealed upgrade (CB-HID-3).
fn cover_meeting(known: &mut Position, truth: &Position, viewer: Option<usize>) {
    let Some(meeting) = &mut known.meeting else { return };
    for (side, seat) in meeting.ships() {
        let hidden = truth.players[seat].shields() - known.players[seat].shields();
        meeting.shields[side] = meeting.shields[side].saturating_sub(hidden);
    }
    let robber = usize::from(meeting.ship);
    if viewer != Some(robber) {
        meeting.prize = None;
    }
    if viewer != Some(robber) && (viewer.is_none() || viewer != meeting.defender()) {
        meeting.seen = MetalCounts::NONE;
    }
}

impl Position {
    /// Returns the metals of known kind in holds, mines and markets, including the prize.
    pub fn visible_metals(&self) -> MetalCounts {
        let holds = self.players[..self.count()].iter().map(|player| player.hold);
        let mines = self.mines.iter().map(|mine| mine.pile);
        let piles = holds.chain(mines).map(|pile: MetalPile| pile.known).chain(self.markets);
        let prize =
            self.meeting.and_then(|meeting| meeting.prize).map_or(MetalCounts::NONE, |metal| MetalCounts::of(metal, 1));
        piles.fold(prize, MetalCounts::plus)
    }
}

/// Returns an event as the seat of this view sees it.
pub fn redact(event: &Event, to: &View) -> Event {
    if to.open {
        return *event;
    }
    let own = |seat: Colour| to.is_of(seat);
    match *event {
        Event::BonusDrawn { seat, .. } if !own(seat) => Event::BonusDrawn { seat, card: None },
        Event::Found { seat, .. } if !own(seat) => Event::Found { seat, metal: None },
        Event::Taken { seat, open: false, .. } if !own(seat) => Event::Taken { seat, metal: None, open: false },
        Event::Swapped { seat, open: false, .. } if !own(seat) => Event::Swapped { seat, metals: None, open: false },
        Event::PrizeWon { seat, .. } if !own(seat) => Event::PrizeWon { seat, metal: None },
        Event::PrizeTaken { seat, .. } if !own(seat) => Event::PrizeTaken { seat, metal: None },
        Event::Jettisoned { seat, .. } if !own(seat) => Event::Jettisoned { seat, metal: None },
        Event::Installed { seat, level, .. } if !own(seat) => Event::Installed { seat, upgrade: None, level },
        Event::HoldLost { seat, count, .. } if !own(seat) => Event::HoldLost { seat, count, metals: None },
        Event::HoldSeen { seat, other, .. } if !own(seat) && !own(other) => {
            Event::HoldSeen { seat, other, metals: None }
        }
        Event::Looted { seat, other, count, .. } if !own(seat) && !own(other) => {
            Event::Looted { seat, other, count, metals: None }
        }
        Event::Planned { seat, count, .. } if !own(seat) => Event::Planned { seat, count, row: None },
        Event::Changed { seat, nth, .. } if !own(seat) => Event::Changed { seat, nth, step: None },
        told => told,
    }
}

/// Returns an order of `by` as the seat of this view sees it. Returns `None` for orders of another player that may name something
/// hidden; then only their events are reported.
pub fn redact_order(order: &Order, by: Colour, to: &View) -> Option<Order> {
    let hides = match order {
        Order::Take(_) | Order::Swap { .. } | Order::Jettison(_) | Order::Install(_) | Order::Change { .. } => true,
        Order::Hide(metals) | Order::Loot(metals) => !metals.is_empty(),
        Order::Plan(row) => !row.is_empty(),
        _ => false,
    };
    (!hides || to.is_of(by)).then_some(*order)
}
