//! Texts of the codex: titles, descriptions and current facts.

use super::things::{
    card_name, card_power, facility_help, facility_name, field_help, field_name, ships_text, territory_help,
    territory_name, text_by_rules,
};
use super::{refusal_text, resources, text, text_args};
use alien_frontiers::codex::{CardCopies, ClickBlockReason, CodexFact, OptionTopic, PriceBreakdown, PricedItem, Topic};
use alien_frontiers::rules::{Card, LAST_CIRCLE, Options, Preset, Score, Territory};
use orrery_learn::codex::OptionPage;
use orrery_locale::{MessageValue, PlayerNames, message_key};

/// Returns two message keys of an option or a preset: the key of its name, which is also the beginning of the key of its help,
/// and the key of its details.
fn option_keys(page: OptionPage) -> (String, String) {
    match page {
        OptionPage::Option(option) => {
            let word = OptionTopic::of(option).map(OptionTopic::word).unwrap_or_default();
            (format!("rule-{word}"), format!("codex-choice-{word}"))
        }
        OptionPage::Preset(preset) => {
            let word = Preset::ALL.get(preset).map(|preset| preset.word().replace(' ', "-")).unwrap_or_default();
            (format!("preset-{word}"), format!("codex-preset-{word}"))
        }
    }
}

/// Returns the title of a page.
pub fn topic_title(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => text(&format!("codex-basic-{}", basic.word())),
        Topic::Facility(facility) => facility_name(facility),
        Topic::Territory(territory) => territory_name(territory),
        Topic::Field(field) => field_name(field),
        Topic::Card(card) => card_name(card),
        Topic::Option(_) if topic == OptionTopic::FirstPlayer.into() => text("ui-setup-first"),
        Topic::Option(page) => text(&option_keys(page).0),
    }
}

/// Returns the summary of a topic under these rules, in one or two sentences.
pub fn topic_gist(topic: Topic, options: &Options) -> String {
    match topic {
        Topic::Basic(basic) => text(&format!("codex-basic-{}-gist", basic.word())),
        Topic::Facility(facility) => facility_help(facility, options),
        Topic::Territory(territory) => territory_help(territory, options),
        Topic::Field(field) => field_help(field),
        Topic::Card(card) => card_power(card, options),
        Topic::Option(_) if topic == OptionTopic::FirstPlayer.into() => text("codex-choice-first-gist"),
        Topic::Option(page) => text(&format!("{}-help", option_keys(page).0)),
    }
}

/// Returns the details of a topic under these rules, one point each.
pub fn topic_points(topic: Topic, options: &Options) -> Vec<String> {
    let body = match topic {
        Topic::Basic(basic) => format!("codex-basic-{}-body", basic.word()),
        Topic::Facility(facility) => message_key("codex-facility", facility.word(), ""),
        Topic::Territory(territory) => message_key("codex-territory", territory.word(), ""),
        Topic::Field(field) => message_key("codex-field", field.word(), ""),
        Topic::Card(card) => message_key("codex-card", card.word(), ""),
        Topic::Option(page) => option_keys(page).1,
    };
    text_by_rules(&body, options).lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Returns a price, such as `2 fuel and 1 ore`; `free` if it is zero.
fn price(amount: (u8, u8)) -> String {
    if amount == (0, 0) { text("codex-fact-free-of-charge") } else { resources(amount.0, amount.1) }
}

/// Returns a price with its parts, such as `3 ore – 1 ore (Bradbury Plateau) = 2 ore`.
pub fn bill_text(bill: &PriceBreakdown) -> String {
    let now = ("now", MessageValue::from(price(bill.now)));
    let Some((territory, less)) = bill.less else { return text_args("codex-bill-plain", &[now]) };
    let args = [
        ("base", MessageValue::from(price(bill.base))),
        ("less", resources(less.0, less.1).into()),
        ("territory", territory_name(territory).into()),
        now,
    ];
    text_args("codex-bill", &args)
}

/// Returns the name of the item that a price is for, as the heading of a row.
pub fn priced_text(what: PricedItem) -> String {
    text(match what {
        PricedItem::Ship => "codex-fact-price-ship",
        PricedItem::Colony | PricedItem::Terraforming => "codex-fact-price-colony",
        PricedItem::Launch => "codex-fact-price-launch",
        PricedItem::Ore => "codex-fact-price-ore",
        PricedItem::Relic => "codex-fact-price-relic",
        PricedItem::Power(Card::DataCrystal) => "codex-fact-price-colony-each",
        PricedItem::Power(Card::PlasmaCannon) => "codex-fact-price-ship-each",
        PricedItem::Power(_) => "codex-fact-price",
    })
}

/// Returns the reason why a click would have no effect.
pub fn blocked_text(blocked: &ClickBlockReason, names: &PlayerNames) -> String {
    text(match blocked {
        ClickBlockReason::Refused(refusal) => return refusal_text(refusal, names),
        ClickBlockReason::NotToMove => "why-not-to-move",
        ClickBlockReason::NeedsSettlers => "why-needs-settlers",
        ClickBlockReason::NeedsCard => "why-needs-card",
        ClickBlockReason::NoCardThere => "why-no-card-there",
        ClickBlockReason::NotOwn => "why-not-own",
        ClickBlockReason::NoTarget => "why-no-target",
        ClickBlockReason::OtherAsked => "why-other-asked",
        ClickBlockReason::NoMore => "why-no-more",
        ClickBlockReason::NoneChosen => "why-none-chosen",
        ClickBlockReason::NotEnough => "why-not-enough",
    })
}

/// Returns a fact as a row: its subject and its contents.
pub fn fact_row(fact: &CodexFact, mover: &str, names: &PlayerNames) -> (String, String) {
    things(fact, mover).or_else(|| players(fact, names)).unwrap_or_default()
}

/// Returns the row of a fact that is not about players, or `None` for a fact about players.
fn things(fact: &CodexFact, mover: &str) -> Option<(String, String)> {
    let count = |key: &str, count: u8| text_args(key, &[("count", count.into())]);
    Some(match *fact {
        CodexFact::Free { free, of, group } => {
            let head = match group {
                1 => "codex-fact-docks",
                2 => "codex-fact-docks-pairs",
                _ => "codex-fact-docks-triples",
            };
            (text(head), text_args("codex-fact-free", &[("free", free.into()), ("all", of.into())]))
        }
        CodexFact::Costs { what, bill } => (priced_text(what), bill_text(&bill)),
        CodexFact::Gains { fuel, extra } => (text("codex-fact-gains"), gains(fuel, extra)),
        CodexFact::MineFloor(floor) => {
            let takes = if floor > 1 {
                text_args("codex-fact-mine-from", &[("value", floor.into())])
            } else {
                text("codex-fact-mine-any")
            };
            (text("codex-fact-mine"), takes)
        }
        CodexFact::RaidFloor(floor) => {
            let beats = floor.map(|total| text_args("codex-fact-raid-total", &[("total", total.into())]));
            (text("codex-fact-raid"), beats.unwrap_or_else(|| text("codex-fact-raid-none")))
        }
        CodexFact::Claim { total, cycles } => {
            let args = [("total", total.into()), ("count", cycles.into())];
            let key = if cycles > 0 { "codex-fact-claim-cycles" } else { "codex-fact-claim-total" };
            (text("codex-fact-claim"), text_args(key, &args))
        }
        CodexFact::Bonus(works) => {
            let key = if works { "codex-fact-bonus-yes" } else { "codex-fact-bonus-no" };
            (text_args("codex-fact-bonus", &[("name", mover.into())]), text(key))
        }
        CodexFact::FieldAt { field, territory } => {
            (field_name(field), territory.map_or_else(|| text("codex-fact-field-beside"), territory_name))
        }
        CodexFact::Places(places) => (text("codex-fact-places"), copies(places)),
        CodexFact::Used => (text("codex-fact-used"), text("codex-fact-used-now")),
        CodexFact::Set { choice, value } => (
            text_args("codex-fact-set", &[("option", topic_title(choice.into()).into())]),
            choice.value_keys().get(value).map(|key| text(key)).unwrap_or_default(),
        ),
        CodexFact::Target(points) => {
            (text("codex-fact-target"), text_args("codex-fact-target-points", &[("points", points.into())]))
        }
        CodexFact::Deck { deck, pile } => {
            let args = [("deck", deck.into()), ("pile", pile.into())];
            (text("codex-fact-deck"), text_args("codex-fact-deck-cards", &args))
        }
        CodexFact::Players(players) => (text("codex-fact-players"), players.to_string()),
        CodexFact::Moves { hand, .. } => {
            (text_args("codex-fact-moves", &[("name", mover.into())]), count("codex-fact-moves-hand", hand))
        }
        _ => return None,
    })
}

/// Returns the row of a fact about players, or `None` for other facts.
fn players(fact: &CodexFact, names: &PlayerNames) -> Option<(String, String)> {
    let head = |key: &str, colour| text_args(key, &[("name", names.of(colour).into())]);
    let count = |key: &str, count: u8| text_args(key, &[("count", count.into())]);
    Some(match *fact {
        CodexFact::Docked { colour, ships } => (head("codex-fact-docked", colour), ships_text(ships)),
        CodexFact::InBay { colour, ships } => (head("codex-fact-bay", colour), count("codex-fact-ships", ships)),
        CodexFact::Circle { colour, circle } => {
            let at = match circle {
                0 => text("codex-fact-circle-none"),
                LAST_CIRCLE => text("codex-fact-circle-ready"),
                _ => text_args("codex-fact-circle-at", &[("circle", circle.into())]),
            };
            (head("codex-fact-circle", colour), at)
        }
        CodexFact::Control { territory, by } => {
            (control_head(territory), controlled(by.map(|colour| names.of(colour))))
        }
        CodexFact::Colonies { colour, count: here } => {
            (head("codex-fact-colonies", colour), count("codex-fact-colonies-here", here))
        }
        CodexFact::Held(colour) => (text("codex-fact-held"), names.of(colour)),
        CodexFact::Points { colour, score } => (head("codex-fact-points", colour), points(score)),
        CodexFact::Left { colour, colonies } => {
            (head("codex-fact-left", colour), count("codex-fact-left-colonies", colonies))
        }
        CodexFact::Stores { colour, fuel, ore } => (head("codex-fact-stores", colour), resources(fuel, ore)),
        CodexFact::Fleet { colour, out, stock } => {
            let args = [("out", out.into()), ("stock", stock.into())];
            (head("codex-fact-fleet", colour), text_args("codex-fact-fleet-ships", &args))
        }
        CodexFact::Relic(owner) => {
            let with = owner.map(|colour| head("codex-fact-relic-with", colour));
            (text("codex-fact-relic"), with.unwrap_or_else(|| text("codex-fact-relic-desert")))
        }
        CodexFact::Hand { colour, cards } => (head("codex-fact-hand", colour), count("codex-fact-hand-cards", cards)),
        _ => return None,
    })
}

fn control_head(territory: Territory) -> String {
    text_args("codex-fact-control", &[("territory", territory_name(territory).into())])
}

/// Returns the name of the controller, or the text that there is none.
fn controlled(by: Option<String>) -> String {
    match by {
        Some(name) => text_args("codex-fact-control-by", &[("name", name.into())]),
        None => text("codex-fact-control-nobody"),
    }
}

fn gains(fuel: [u8; 6], extra: u8) -> String {
    let gains = fuel.map(|fuel| fuel.to_string()).join(&text("list-comma"));
    if extra == 0 {
        return gains;
    }
    let args = [("gains", gains.into()), ("territory", territory_name(Territory::LemBadlands).into())];
    text_args("codex-fact-gains-extra", &args)
}

fn copies(places: CardCopies) -> String {
    let all = [
        (places.display, "codex-fact-places-display"),
        (places.pile, "codex-fact-places-pile"),
        (places.deck, "codex-fact-places-deck"),
    ];
    let told = all.into_iter().filter(|(count, _)| *count > 0);
    told.map(|(count, key)| text_args(key, &[("count", count.into())])).collect::<Vec<_>>().join(&text("list-comma"))
}

fn points(score: Score) -> String {
    let args = [
        ("total", score.total().into()),
        ("colonies", score.colonies.into()),
        ("control", score.control.into()),
        ("rest", (score.city + score.monument + score.positron).into()),
    ];
    text_args("codex-fact-points-all", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::has;
    use alien_frontiers::AlienFrontiers;
    use alien_frontiers::codex::facts;
    use alien_frontiers::record::Scenario;
    use alien_frontiers::rules::Facility;
    use orrery_core::RuleOptions as _;
    use orrery_learn::codex::CodexPages as _;

    fn position(text: &str) -> alien_frontiers::rules::Position {
        let file = format!("(title: \"\", {text}, play: [], expect: ())");
        Scenario::from_text(&file).expect("a scenario").position().expect("a position")
    }

    /// Returns the default rules with each value of one option.
    fn by_each_value(choice: OptionTopic) -> Vec<Options> {
        let option = choice.option();
        let with = |value| {
            let mut options = Options::default();
            options.set(option, value);
            options
        };
        (0..Options::LIST[option].values.len()).map(with).collect()
    }

    #[test]
    fn every_page_has_title_gist_and_points_for_every_option() {
        let rules = OptionTopic::ALL.iter().flat_map(|&choice| by_each_value(choice));
        for (topic, options) in
            rules.flat_map(|options| AlienFrontiers::topics().into_iter().map(move |topic| (topic, options)))
        {
            let title = topic_title(topic);
            assert!(!title.contains("codex-") && !has(&title), "{topic:?}: {title}");
            let gist = topic_gist(topic, &options);
            assert!(gist.contains(' ') && gist.ends_with('.'), "{topic:?}: {gist}");
            let points = topic_points(topic, &options);
            assert!(!points.is_empty() && points.len() <= 6, "{topic:?}: {points:?}");
            for point in points {
                assert!(point.contains(' ') && point.ends_with('.'), "{topic:?}: {point}");
                assert!(point.split_whitespace().count() <= 34, "{topic:?} is long: {point}");
            }
        }
    }

    #[test]
    fn every_fact_has_text() {
        let with = position(
            "seats: {\"red\": (fuel: 1, ore: 2, hub: 3, cards: [\"BoosterPod\"], colonies: {\"LemBadlands\": 2, \"BradburyPlateau\": 1}, \
             docked: {\"RaidersOutpost\": \"1 2 3\"}), \"green\": (docked: {\"LunarMine\": \"4\"})}, hand: \"3 3\", \
             fields: {\"Positron\": \"LemBadlands\"}, used: [\"BoosterPod\"]",
        );
        for topic in AlienFrontiers::topics() {
            for fact in facts(&with, topic) {
                let (head, what) = fact_row(&fact, "Vera", &PlayerNames::default());
                for words in [&head, &what] {
                    assert!(
                        !words.is_empty() && !words.contains("codex-") && !words.contains('{'),
                        "{fact:?}: {words}"
                    );
                }
            }
        }
    }

    #[test]
    fn price_row_shows_base_bonus_and_result() {
        let with = position("seats: {\"red\": (colonies: {\"BradburyPlateau\": 1})}, hand: \"3 3 3\"");
        let told = facts(&with, Topic::Facility(Facility::ColonyConstructor));
        let rows: Vec<(String, String)> =
            told.iter().map(|fact| fact_row(fact, "Red", &PlayerNames::default())).collect();
        let price = ("A colony".to_owned(), "3 ore – 1 ore (Bradbury Plateau) = 2 ore".to_owned());
        assert!(rows.contains(&price), "{rows:?}");
    }
}
