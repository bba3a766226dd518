//! The trait that a game implements to describe its orders and events in words.

use super::{MessageValue, PlayerNames, has_of, text_args_of, text_of};
use orrery_ai::GameOpponents;
use orrery_core::Colour;
use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_learn::game_types;

/// A game whose matches can be described in words. The game's own messages are in `assets/KEY/locale`, in a bundle on top of the
/// shared messages. The shared crates find texts that depend on the game, such as the names of its characters, in that bundle by
/// their keys.
pub trait MatchTexts: GameFrontend<Rules: GameOpponents> {
    /// Describes an order of a plan in a few words, without the player, such as `5 to the Solar Converter`.
    fn order_brief(order: &game_types::Order<Self>, names: &PlayerNames) -> String;

    /// Returns the log line of an order that `mover` gave and that caused `events`.
    fn order_text(
        mover: Colour,
        order: &game_types::Order<Self>,
        events: &[game_types::Event<Self>],
        names: &PlayerNames,
    ) -> String;

    /// Describes an order that `mover` gave: returns its log line or, if the order is hidden from the viewer, the descriptions of
    /// its events.
    fn told_text(
        mover: Colour,
        order: Option<&game_types::Order<Self>>,
        events: &[game_types::Event<Self>],
        names: &PlayerNames,
    ) -> String {
        let came = || events.iter().map(|event| Self::event_text(event, names)).collect::<Vec<_>>().join(" ");
        order.map_or_else(came, |order| Self::order_text(mover, order, events, names))
    }

    /// Returns the log line of an event.
    fn event_text(event: &game_types::Event<Self>, names: &PlayerNames) -> String;

    /// Returns an event without the information that may be shown to only one of several people who share a screen. By default,
    /// nothing is removed.
    fn aside(event: game_types::Event<Self>) -> game_types::Event<Self> {
        event
    }

    /// Returns the reason for a refusal as a sentence.
    fn refusal_text(refusal: &game_types::Refusal<Self>, names: &PlayerNames) -> String;

    /// Returns the importance of an order in the description of a plan, in which only the most important orders may fit. By
    /// default, all are equally important.
    fn weight(order: &game_types::Order<Self>) -> u8 {
        let _ = order;
        1
    }

    /// Returns true if an event has a line of its own in the log, in addition to the line of its order, unless it is already
    /// described ([`MatchTexts::is_told_by`]). By default, none has.
    fn is_headline(event: &game_types::Event<Self>) -> bool {
        let _ = event;
        false
    }

    /// Reports whether an event tells who won the match. The log omits it until the points have been counted on screen. By
    /// default no event does.
    fn tells_winner(event: &game_types::Event<Self>) -> bool {
        let _ = event;
        false
    }

    /// Returns true if the event is already described by the line of `order`, or by the line that announces the next turn. By
    /// default, all events are.
    fn is_told_by(event: &game_types::Event<Self>, order: &game_types::Order<Self>) -> bool {
        let _ = (event, order);
        true
    }

    /// Returns the name of the message argument for the field `field` of a value. By default, it is the name of the field, or
    /// `name` for the field with the player that the value is about.
    fn argument_name(field: &'static str) -> &'static str {
        match field {
            "colour" | "seat" => "name",
            field => field,
        }
    }

    /// Returns true if there is a message with this key, either the game's own or a shared one.
    fn has(key: &str) -> bool {
        has_of(Self::Rules::KEY, key)
    }

    /// Returns the message with this key, the game's own or else a shared one, or the key itself if there is none.
    fn text(key: &str) -> String {
        text_of(Self::Rules::KEY, key)
    }

    /// Returns the message with this key and these arguments, the game's own or else a shared one, or the key itself if there is
    /// none.
    fn text_args(key: &str, args: &[(&str, MessageValue)]) -> String {
        text_args_of(Self::Rules::KEY, key, args)
    }
}
