//! The knowledge of a viewer (section 14): the view of a position, the redaction of events, and determinizations.
//!
//! In a view, another player's hand consists of the pilots known to be in it and the number of unknown pilots. The unknown pilots
//! are part of that player's deck.

use super::event::Event;
use super::options::ProductChoice;
use super::pilots::{Pilot, PilotList, PilotSet};
use super::position::{PlayerState, Position, ScriptedOutcomes};
use super::vocab::{Alien, MatchHalf};
use orrery_core::{Colour, RandomGenerator};

/// The knowledge of a viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer; `None` for public knowledge.
    pub viewer: Option<Colour>,
    /// True if the view hides nothing.
    pub open: bool,
    /// The position as the viewer knows it.
    pub known: Position,
}

/// Returns a view that hides nothing.
pub const fn open_view(position: &Position) -> View {
    View { viewer: None, open: true, known: *position }
}

/// Returns the knowledge of a seat, or public knowledge for `None`.
pub fn view(position: &Position, viewer: Option<Colour>) -> View {
    let mut view = View { viewer, open: false, known: *position };
    let known = &mut view.known;
    // Products picked by the players are public. Products that chance will draw are hidden.
    let drawn = position.options.products == ProductChoice::Random;
    let products = if drawn { ScriptedOutcomes::default().products } else { position.named.products };
    known.named = ScriptedOutcomes { products, ..ScriptedOutcomes::default() };
    if !known.is_over() {
        let (alpha, blind) = (known.half == MatchHalf::Alpha, known.is_beta_only());
        for seat in (0..usize::from(known.count)).filter(|&seat| viewer != Some(position.seating[seat])) {
            let unseen = cover(&mut known.players[seat], alpha, blind);
            known.aliens = known.aliens.and(unseen);
        }
    }
    view
}

/// Reports whether a pilot in hand is publicly known. In Alpha the Commander and hired aliens are (FSF-HID-3).
fn is_known(alpha: bool, pilot: Pilot) -> bool {
    alpha && pilot.uses_die()
}

/// Moves the unknown pilots of a hand back to the deck. Aliens that were drawn blind and that only their owner has seen become
/// blind again; the function returns them.
fn cover(player: &mut PlayerState, alpha: bool, blind: bool) -> PilotSet {
    let hand = player.hand.set();
    let known = if alpha { hand.common(PilotSet::BY_DIE) } else { PilotSet::default() };
    let hidden = hand.minus(known);
    let unseen = if blind { hidden.common(PilotSet::ALIENS) } else { PilotSet::default() };
    player.hidden += hidden.len();
    player.deck = player.deck.and(hidden.minus(unseen));
    unseen.iter().filter_map(Pilot::alien).for_each(|alien| player.blind |= 1 << alien as u8);
    // The viewer does not know the order of the hand.
    player.hand = PilotList::default();
    known.iter().for_each(|pilot| player.hand.push(pilot));
    unseen
}

/// Returns a full state that agrees with the view, drawn with its true probability: the hidden pilots of each hand are drawn from
/// the deck at random.
#[must_use]
pub fn determinize(view: &View, generator: &mut RandomGenerator) -> Position {
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

/// Draws a random unseen alien of the `n`-th blind colour to the hand.
fn draw_blind(player: &mut PlayerState, n: u32, unseen: &mut PilotSet, generator: &mut RandomGenerator) {
    let blind = |alien: &&Alien| player.blind >> **alien as u8 & 1 == 1;
    let Some(&alien) = Alien::ALL.iter().filter(blind).nth(n as usize) else { return };
    let may_be = unseen.common(PilotSet::of(alien));
    if let Some(pilot) = may_be.nth(generator.below(u32::from(may_be.len()).max(1))) {
        player.blind &= !(1 << alien as u8);
        unseen.take(pilot);
        player.hand.push(pilot);
    }
}

/// Returns an event as the viewer sees it. Pilots dealt to or drawn by other players are hidden (FSF-HID-1), unless they are
/// publicly known or the match is over (FSF-HID-3, FSF-HID-4).
pub fn redact(event: &Event, to: &View) -> Event {
    let told = |seat: Colour| to.open || to.known.is_over() || to.viewer == Some(seat);
    match *event {
        Event::Dealt { seat, pilot: Some(pilot) }
            if !told(seat) && !is_known(to.known.half == MatchHalf::Alpha, pilot) =>
        {
            Event::Dealt { seat, pilot: None }
        }
        Event::Drawn { seat, pilot: Some(_) } if !told(seat) => Event::Drawn { seat, pilot: None },
        event => event,
    }
}
