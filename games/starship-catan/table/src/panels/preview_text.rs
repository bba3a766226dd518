//! Texts of previews.

use super::AccessibilityContext;
use super::descriptions::named;
use crate::board::{cards_ahead, chance, chances};
use crate::locale::{amount_object, ship_name, text, text_args};
use crate::table::{CombatForecast, DefeatPenalty, Odds, OrderPreview, PlayerChange};
use orrery_ui::accessibility::sentences;
use starship_catan::rules::{Commodity, HonourCard, Ship};

/// Returns the text of a preview: the changes for each player, the forecast for the next card or for a fight, the end of the
/// flight or of the match, and a note if the order cannot be undone.
pub fn preview_text(of: &AccessibilityContext, preview: &OrderPreview) -> String {
    let known = &of.view.known;
    let mut parts: Vec<String> = Vec::new();
    for seat in [known.decider, known.decider.other()] {
        let name = (seat != known.decider).then(|| of.names.of(known.colour(seat)));
        parts.extend(changes(preview.of(seat), name));
    }
    parts.extend(preview.honours.iter().filter_map(|change| {
        let honour = text(match change.honour {
            HonourCard::Friend => "special-friend",
            HonourCard::Hero => "special-hero",
        });
        let name = of.names.of(known.colour(change.to?));
        Some(text_args("access-honour-with", &[("honour", honour.into()), ("name", name.into())]))
    }));
    if let Some(ahead) = &preview.ahead {
        parts.push(named(cards_ahead(ahead)));
        let pirates = |odds: Odds| named(text_args("ui-next-pirates", &[("chance", chance(odds).into())]));
        parts.extend(ahead.pirates.map(pirates));
    }
    parts.extend(preview.combat.iter().map(fight));
    let said = |yes: bool, key: &str| yes.then(|| named(text(key)));
    parts.extend(said(preview.ends_flight, "tag-flight-ends"));
    parts.extend(said(preview.ends_match, "tag-wins"));
    if preview.barrier {
        parts.push(text("access-final"));
    }
    sentences(parts)
}

/// Returns a text with the totals that both sides may reach, the win chance, and the cost of a defeat.
fn fight(combat: &CombatForecast) -> String {
    let range = |(low, high): (u8, u8)| if low == high { low.to_string() } else { format!("{low}–{high}") };
    let both = [("own", range(combat.own).into()), ("theirs", range(combat.theirs).into())];
    let wins = chances(combat.wins);
    let lost = match combat.penalty {
        DefeatPenalty::None => "ui-fight-lost",
        DefeatPenalty::Cannon => "ui-fight-lost-cannon",
        DefeatPenalty::Module => "ui-fight-lost-module",
        DefeatPenalty::CannonOrModule => "ui-fight-lost-corsairs",
    };
    sentences([
        named(text_args("ui-fight-range", &both)),
        text_args("access-fight-chance", &[("chance", wins.as_str().into())]),
        named(text_args("ui-fight-won", &[("chance", wins.as_str().into())])),
        named(text(lost)),
    ])
}

/// Returns sentences such as "Gains 1 ore." and "Pays 2 fuel.", with the player's name if there is one.
fn changes(change: &PlayerChange, name: Option<String>) -> Vec<String> {
    let told = |gains: bool| {
        let mut what: Vec<String> = Vec::new();
        let count = |by: i16| u16::try_from(if gains { by } else { -by }).ok().filter(|&count| count > 0);
        let things = Commodity::ALL.iter().filter_map(|&thing| Some(amount_object(thing, count(change.thing(thing))?)));
        what.extend(things);
        let ships = Ship::ALL.iter().zip(change.ships).filter(|&(_, by)| count(by.into()).is_some());
        what.extend(ships.map(|(&ship, _)| ship_name(ship)));
        let others =
            [(change.friendship, "amount-friendship"), (change.fame, "amount-fame"), (change.points, "amount-points")];
        let others = others.into_iter().filter_map(|(by, key)| Some((count(by.into())?, key)));
        what.extend(others.map(|(count, key)| text_args(key, &[("count", count.into())])));
        let key = match (gains, &name) {
            (true, None) => "access-gains",
            (false, None) => "access-pays",
            (true, Some(_)) => "access-gains-other",
            (false, Some(_)) => "access-pays-other",
        };
        let args = [("what", what.join(&text("list-comma")).into()), ("name", name.clone().unwrap_or_default().into())];
        (!what.is_empty()).then(|| text_args(key, &args))
    };
    [told(true), told(false)].into_iter().flatten().collect()
}
