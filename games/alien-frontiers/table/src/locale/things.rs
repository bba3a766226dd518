//! The names and explanations of facilities, territories, fields, cards and ships.

use super::{text, text_args};
use alien_frontiers::codex::OptionTopic;
use alien_frontiers::rules::{Card, Facility, Field, Options, Ships, Territory};
use orrery_locale::{MessageValue, message_key};

/// Returns a message that may depend on the rule options. Each option is an argument with its keyword, such as `$duty`, whose
/// value is a keyword, such as `free`. Both keywords are those of [`OptionTopic`].
pub(super) fn text_by_rules(key: &str, options: &Options) -> String {
    let args: Vec<(&str, MessageValue)> =
        OptionTopic::ALL.iter().map(|&choice| (choice.word(), choice.value_word(options).into())).collect();
    text_args(key, &args)
}

orrery_locale::keyword_texts! {
    /// Returns the name of a facility.
    pub fn facility_name(Facility) = "facility";
    /// Returns the name of a territory.
    pub fn territory_name(Territory) = "territory";
    /// Returns the name of a field generator.
    pub fn field_name(Field) = "field";
    /// Returns the effect of a field.
    pub fn field_help(Field) = "field", "-help";
    /// Returns the name of a card.
    pub fn card_name(Card) = "card";
    /// Returns a card's power in a few words, for the face of the card.
    pub fn card_power_short(Card) = "card", "-power-short";
}

/// Returns the effect of a facility under these rules, in one or two sentences.
pub fn facility_help(facility: Facility, options: &Options) -> String {
    text_by_rules(&message_key("facility", facility.word(), "-help"), options)
}

/// Returns the effect of the control of a territory under these rules.
pub fn territory_help(territory: Territory, options: &Options) -> String {
    text_by_rules(&message_key("territory", territory.word(), "-help"), options)
}

/// Returns a card's power under these rules, in full.
pub fn card_power(card: Card, options: &Options) -> String {
    text_by_rules(&message_key("card", card.word(), "-power"), options)
}

/// Returns a card's discard power under these rules, in full; `None` if it has none.
pub fn card_discard(card: Card, options: &Options) -> Option<String> {
    card.has_discard_power().then(|| text_by_rules(&message_key("card", card.word(), "-discard"), options))
}

/// Returns a card's discard power in a few words; `None` if it has none.
pub fn card_discard_short(card: Card) -> Option<String> {
    card.has_discard_power().then(|| text(&message_key("card", card.word(), "-discard-short")))
}

/// Returns the values of ships as a sum, as in `1+2+6`.
pub fn sum_of(ships: Ships) -> String {
    ships.rising().map(|(value, _)| value.to_string()).collect::<Vec<_>>().join("+")
}

/// Returns the values of ships as text, in ascending order with the relic ship last, as in `2, 3 and the relic ship's 6`.
pub fn ships_text(ships: Ships) -> String {
    let values: Vec<String> = ships
        .iter()
        .map(|(value, relic)| match relic {
            false => value.to_string(),
            true => text_args("ships-relic", &[("value", value.into())]),
        })
        .collect();
    match values.split_last() {
        None => text("ships-none"),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => {
            text_args("list-and", &[("first", rest.join(&text("list-comma")).into()), ("last", last.as_str().into())])
        }
    }
}
