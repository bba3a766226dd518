//! Texts of the codex: the titles and the contents of its pages.

use super::things::{
    adventure_help, adventure_name, card_help, card_name, class_help, class_name, module_help, module_name, ship_help,
    ship_name, thing_help, thing_name, things_text,
};
use super::{text, text_args};
use crate::StarshipCatanFrontend;
use orrery_learn::codex::CodexPages as _;
use orrery_locale::{MessageValue, message_key, option_words};
use starship_catan::StarshipCatan;
use starship_catan::codex::{CardPage, OptionNumbers, ShipPart, Topic, numbers};
use starship_catan::rules::{Card, CombatDie, Options, ProductionDie, Ship, TurnLimit};

/// Returns the title of a page.
pub fn topic_title(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => text(&format!("codex-basic-{basic}")),
        Topic::Thing(thing) => thing_name(thing),
        Topic::Ship(fitting) => fitting_name(fitting),
        // The word for Science is also the name of a commodity, and that for Production the name of a phase.
        Topic::Module(module) => text_args("codex-module", &[("module", module_name(module).into())]),
        Topic::Family(family) => text(&format!("codex-family-{family}")),
        Topic::Card(sheet) => match sheet.class() {
            Some(class) => class_name(class),
            None => first_card(sheet).map(card_name).unwrap_or_default(),
        },
        Topic::Adventure(adventure) => adventure_name(adventure),
        Topic::Option(page) => option_words::title::<StarshipCatanFrontend>(page),
    }
}

/// Returns the name of a part of the ship.
pub fn fitting_name(fitting: ShipPart) -> String {
    match fitting {
        ShipPart::Bays => text("codex-ship-bays"),
        ShipPart::ColonyShip => ship_name(Ship::ColonyShip),
        ShipPart::TradeShip => ship_name(Ship::TradeShip),
        ShipPart::Booster => text("piece-booster"),
        ShipPart::Cannon => text("piece-cannon"),
    }
}

/// Returns a summary of a page in a sentence or two, or an empty string for an option without a summary.
pub fn topic_gist(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => text(&format!("codex-basic-{basic}-gist")),
        Topic::Thing(thing) => thing_help(thing),
        Topic::Ship(ShipPart::Bays) => text("codex-ship-bays-gist"),
        Topic::Ship(ShipPart::ColonyShip) => ship_help(Ship::ColonyShip),
        Topic::Ship(ShipPart::TradeShip) => ship_help(Ship::TradeShip),
        Topic::Ship(ShipPart::Booster) => text("piece-booster-help"),
        Topic::Ship(ShipPart::Cannon) => text("piece-cannon-help"),
        Topic::Module(module) => module_help(module),
        Topic::Family(family) => text(&format!("codex-family-{family}-gist")),
        Topic::Card(sheet) => match sheet.class() {
            Some(class) => class_help(class),
            None => first_card(sheet).map(card_help).unwrap_or_default(),
        },
        Topic::Adventure(adventure) => adventure_help(adventure),
        Topic::Option(page) => option_words::gist::<StarshipCatanFrontend>(page).unwrap_or_default(),
    }
}

/// Returns the bullet points of a page, with the numbers that apply with these options.
pub fn topic_points(topic: Topic, options: &Options) -> Vec<String> {
    let key = match topic {
        Topic::Basic(basic) => format!("codex-basic-{basic}-body"),
        Topic::Thing(thing) => message_key("codex-thing", thing.word(), ""),
        Topic::Ship(ShipPart::Bays) => "codex-ship-bays-body".to_owned(),
        Topic::Ship(fitting) => format!("codex-ship-{fitting}"),
        Topic::Module(module) => message_key("codex-module", module.word(), ""),
        Topic::Family(family) => format!("codex-family-{family}-body"),
        Topic::Card(sheet) => format!("codex-card-{sheet}"),
        Topic::Adventure(adventure) => message_key("codex-adventure", adventure.word(), ""),
        Topic::Option(page) => return option_words::points::<StarshipCatanFrontend>(page),
    };
    let body = text_args(&key, &arguments(topic, numbers(options)));
    body.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Returns the numbers that the text of a page takes from the options.
fn arguments(topic: Topic, numbers: OptionNumbers) -> Vec<(&'static str, MessageValue)> {
    // A page mentions only one kind of die: the yellow die on pages about production, otherwise the blue dice.
    let to_four = match StarshipCatan::rule(topic) {
        Some("SC-PROD-2") => numbers.production == ProductionDie::ToFour,
        _ => numbers.combat == CombatDie::ToFour,
    };
    let limit = match numbers.limit {
        TurnLimit::After200 => "codex-limit-200",
        TurnLimit::Off => "codex-limit-off",
    };
    vec![
        ("faces", text(if to_four { "codex-faces-to-four" } else { "codex-faces-to-three" }).into()),
        ("cannon", things_text(numbers.cannon).into()),
        ("limit", text(limit).into()),
    ]
}

/// Returns the first card on a page, which represents all of them, or `None` if the page has no cards.
fn first_card(sheet: CardPage) -> Option<Card> {
    Topic::Card(sheet).cards().next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_learn::codex::OptionPage;
    use orrery_pilot::texts::check_codex_pages;
    use starship_catan::rules::Preset;

    #[test]
    fn every_page_has_unique_title_gist_and_points_in_every_language() {
        check_codex_pages::<StarshipCatanFrontend>(&[Options::default()]);
    }

    #[test]
    fn page_texts_show_the_numbers_of_the_options() {
        let points = |topic, options: &Options| topic_points(topic, options).join(" ");
        let (seed, literal) = (Options::default(), Preset::SeedLiteral.options());
        let cannon = Topic::Ship(ShipPart::Cannon);
        assert!(points(cannon, &seed).contains("2 carbon"));
        assert!(points(cannon, &literal).contains("2 fuel"));
        let [production, pirates] = [("production", &seed), ("pirates", &seed)].map(|(word, options)| {
            points(StarshipCatan::topics().into_iter().find(|t| is_basic(*t, word)).expect("a page"), options)
        });
        assert!(production.contains("1 1 2 2 3 3"), "{production}");
        assert!(pirates.contains("1 2 2 3 3 4"), "{pirates}");
    }

    fn is_basic(topic: Topic, word: &str) -> bool {
        matches!(topic, Topic::Basic(basic) if basic.word() == word)
    }

    #[test]
    fn option_pages_use_the_names_of_the_setup() {
        let page = Topic::Option(OptionPage::Option(0));
        assert_eq!(topic_title(page), "Production die");
    }
}
