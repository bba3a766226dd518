//! What the house asks of a game to speak of it.

use super::{Arg, Names, has_of, text_args_of, text_of};
use orrery_ai::Opponents;
use orrery_core::Colour;
use orrery_core::Rules as _;
use orrery_core::WindowGame;
use orrery_learn::of;

/// A game whose matches can be told of in words. Its own words are the messages of `assets/KEY/locale`, a bundle over those of the
/// house: what the house says with a game's words, such as the names of its characters, it finds there by their keys.
pub trait Wording: WindowGame<Rules: Opponents> {
    /// An order of a plan in a few words, without whose it is: `5 to the Solar Converter`.
    fn order_brief(order: &of::Order<Self>, names: &Names) -> String;

    /// The log's line for an order that `mover` gave and that brought about `events`.
    fn order_text(mover: Colour, order: &of::Order<Self>, events: &[of::Event<Self>], names: &Names) -> String;

    /// What is told of an order that `mover` gave: its line, or, where whoever looks is not told which it was, what came of it.
    fn told_text(mover: Colour, order: Option<&of::Order<Self>>, events: &[of::Event<Self>], names: &Names) -> String {
        let came = || events.iter().map(|event| Self::event_text(event, names)).collect::<Vec<_>>().join(" ");
        order.map_or_else(came, |order| Self::order_text(mover, order, events, names))
    }

    /// The log's line for an event.
    fn event_text(event: &of::Event<Self>, names: &Names) -> String;

    /// An event as it is told where several people share a screen and the match goes on: without what is shown to one of them alone while
    /// the others look away. By default nothing is.
    #[must_use]
    fn aside(event: of::Event<Self>) -> of::Event<Self> {
        event
    }

    /// The sentence that tells why something is refused.
    fn refusal_text(refusal: &of::Refusal<Self>, names: &Names) -> String;

    /// How much of a plan an order tells, where only some of them can be told; by default all tell as much.
    fn weight(order: &of::Order<Self>) -> u8 {
        let _ = order;
        1
    }

    /// Whether an event deserves a line of its own in the log, beside the line of the order that brought it about; by default none does.
    fn is_headline(event: &of::Event<Self>) -> bool {
        let _ = event;
        false
    }

    /// Whether the line of `order` tells of this event already, or the line that says whose turn it is then does; by default it
    /// tells of all.
    fn is_told_by(event: &of::Event<Self>, order: &of::Order<Self>) -> bool {
        let _ = (event, order);
        true
    }

    /// Whether the game, or the house, has a message of this key.
    #[must_use]
    fn has(key: &str) -> bool {
        has_of(Self::Rules::KEY, key)
    }

    /// The game's message of this key, or the house's; the key itself where there is none.
    #[must_use]
    fn text(key: &str) -> String {
        text_of(Self::Rules::KEY, key)
    }

    /// The game's message of this key, or the house's, with its arguments; the key itself where there is none.
    #[must_use]
    fn text_args(key: &str, args: &[(&str, Arg)]) -> String {
        text_args_of(Self::Rules::KEY, key, args)
    }
}
