//! What a seat knows of a position (section 14), what it is told of events, and worlds that it holds possible.
//!
//! A view is the position in which the hand of another is the pilots known to be there, and a number; all others stand in his deck.

use super::event::Event;
use super::options::Products;
use super::pilots::{Pilot, Pilots, Row};
use super::position::{Named, Player, Position};
use super::vocab::{Alien, Half};
use orrery_core::{Colour, Generator};

/// What somebody knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is; nobody's of what is public.
    pub eyes: Option<Colour>,
    /// Whether everything lies open.
    pub open: bool,
    /// The position, as far as it is known.
    pub known: Position,
}

/// Everything.
#[must_use]
pub const fn open_view(position: &Position) -> View {
    View { eyes: None, open: true, known: *position }
}

/// What a seat knows; of nobody, what is public.
#[must_use]
pub fn view(position: &Position, eyes: Option<Colour>) -> View {
    let mut view = View { eyes, open: false, known: *position };
    let known = &mut view.known;
    // Which products players picked is no secret, which chance will draw is known to nobody.
    let drawn = position.options.products == Products::Random;
    let products = if drawn { Named::default().products } else { position.named.products };
    known.named = Named { products, ..Named::default() };
    if !known.is_over() {
        let (alpha, blind) = (known.half == Half::Alpha, known.is_beta_only());
        for seat in (0..usize::from(known.count)).filter(|&seat| eyes != Some(position.seating[seat])) {
            let unseen = cover(&mut known.players[seat], alpha, blind);
            known.aliens = known.aliens.and(unseen);
        }
    }
    view
}

/// The pilots that everybody knows to be in a hand that has them: in Alpha the Commander and whoever was hired (FSF-HID-3).
fn is_known(alpha: bool, pilot: Pilot) -> bool {
    alpha && pilot.uses_die()
}

/// Puts what is not known of a hand back into the deck; the aliens that nobody else has seen, where they were drawn blind.
fn cover(player: &mut Player, alpha: bool, blind: bool) -> Pilots {
    let hand = player.hand.set();
    let known = if alpha { hand.common(Pilots::BY_DIE) } else { Pilots::default() };
    let hidden = hand.minus(known);
    let unseen = if blind { hidden.common(Pilots::ALIENS) } else { Pilots::default() };
    player.hidden += hidden.len();
    player.deck = player.deck.and(hidden.minus(unseen));
    unseen.iter().filter_map(Pilot::alien).for_each(|alien| player.blind |= 1 << alien as u8);
    // In which order it came is as little known as what it is.
    player.hand = Row::default();
    known.iter().for_each(|pilot| player.hand.push(pilot));
    unseen
}

/// A truth that a view allows, each as likely as it is: what is hidden of hands is drawn.
#[must_use]
pub fn determinize(view: &View, generator: &mut Generator) -> Position {
    let mut truth = view.known;
    for seat in 0..usize::from(truth.count) {
        let player = &mut truth.players[seat];
        for _ in 0..std::mem::take(&mut player.hidden) {
            let cards = u32::from(player.deck.len()) + player.blind.count_ones();
            let n = generator.below(cards.max(1));
            match player.deck.nth(n) {
                Some(pilot) => {
                    player.deck.take(pilot);
                    player.hand.push(pilot);
                }
                None => draw_blind(player, n - u32::from(player.deck.len()), &mut truth.aliens, generator),
            }
        }
    }
    truth
}

/// An alien of the `n`-th colour drawn blind comes to a hand: any that nobody has seen.
fn draw_blind(player: &mut Player, n: u32, unseen: &mut Pilots, generator: &mut Generator) {
    let blind = |alien: &&Alien| player.blind >> **alien as u8 & 1 == 1;
    let Some(&alien) = Alien::ALL.iter().filter(blind).nth(n as usize) else { return };
    let may_be = unseen.common(Pilots::of(alien));
    if let Some(pilot) = may_be.nth(generator.below(u32::from(may_be.len()).max(1))) {
        player.blind &= !(1 << alien as u8);
        unseen.take(pilot);
        player.hand.push(pilot);
    }
}

/// An event as the seat with this view is told it: which pilots another was dealt or drew it is not (FSF-HID-1), until the match is
/// over (FSF-HID-4).
#[must_use]
pub fn redact(event: &Event, to: &View) -> Event {
    let told = |seat: Colour| to.open || to.known.is_over() || to.eyes == Some(seat);
    match *event {
        Event::Dealt { seat, pilot: Some(pilot) } if !told(seat) && !is_known(to.known.half == Half::Alpha, pilot) => {
            Event::Dealt { seat, pilot: None }
        }
        Event::Drawn { seat, pilot: Some(_) } if !told(seat) => Event::Drawn { seat, pilot: None },
        event => event,
    }
}
