//! The texts of the codex: the titles and contents of its pages.

use super::things::{action_name, amount, good_name, job_help, job_name, product_name, ship_name};
use super::{listed, text, text_args};
use crate::FarSpaceFoundryFrontend;
use far_space_foundry::codex::{OptionNumbers, Topic, docks_of, numbers};
use far_space_foundry::rules::{
    Action, CREDITS, FreighterKind, MatchHalf, Options, ProcessLimit, Product, RAW_GOODS, RUBION_PRICE, SHOWN,
    SOLO_TARGET, SalesLimit, TOKENS, warehouse_size,
};
use orrery_locale::{MessageValue, message_key, option_words};

/// Returns the title of a page.
pub fn topic_title(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => text(&format!("codex-basic-{basic}")),
        Topic::Place(place) => text(&format!("codex-place-{place}")),
        // Some options have the same name as the action they change.
        Topic::Action(action) => text_args("codex-action", &[("action", action_name(action).into())]),
        Topic::Crew(crew) => text(&format!("codex-crew-{crew}")),
        Topic::Job(job) => text_args("codex-job", &[("job", job_name(job).into())]),
        Topic::Ship(ship) => ship_name(ship),
        Topic::Raw(good) => good_name(good),
        Topic::Product(product) => product_name(product),
        Topic::Option(page) => option_words::title::<FarSpaceFoundryFrontend>(page),
    }
}

/// Returns a page's summary in a sentence or two, or an empty string for an option without a summary.
pub fn topic_gist(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => text_args(&format!("codex-basic-{basic}-gist"), &[("win", SOLO_TARGET.into())]),
        Topic::Place(place) => text(&format!("codex-place-{place}-gist")),
        Topic::Action(action) => text(&message_key("action", action.word(), "-help")),
        Topic::Crew(crew) => text(&format!("codex-crew-{crew}-gist")),
        Topic::Job(job) => job_help(job),
        Topic::Ship(FreighterKind::Federal) => text("codex-ship-federal-gist"),
        Topic::Ship(_) => text("codex-ship-alien-gist"),
        Topic::Raw(good) => text(&message_key("codex-good", good.word(), "-gist")),
        Topic::Product(product) => text(&message_key("codex-product", product.word(), "-gist")),
        Topic::Option(page) => option_words::gist::<FarSpaceFoundryFrontend>(page).unwrap_or_default(),
    }
}

/// Returns the bullet points of a page, with the numbers that apply under these options.
pub fn topic_points(topic: Topic, options: &Options) -> Vec<String> {
    let key = match topic {
        Topic::Basic(basic) => format!("codex-basic-{basic}-body"),
        Topic::Place(place) => format!("codex-place-{place}-body"),
        Topic::Action(action) => message_key("codex-action", action.word(), ""),
        Topic::Crew(crew) => format!("codex-crew-{crew}-body"),
        Topic::Job(job) => message_key("codex-job", job.word(), ""),
        Topic::Ship(FreighterKind::Federal) => "codex-ship-federal-body".to_owned(),
        Topic::Ship(_) => "codex-ship-alien-body".to_owned(),
        Topic::Raw(good) => message_key("codex-good", good.word(), "-body"),
        Topic::Product(_) => "codex-product-body".to_owned(),
        Topic::Option(page) => return option_words::points::<FarSpaceFoundryFrontend>(page),
    };
    let mut args = arguments(numbers(options));
    match topic {
        Topic::Product(product) => args.extend(of_card(product)),
        Topic::Action(action) => args.push(("docks", docks(action).into())),
        _ => {}
    }
    let body = text_args(&key, &args);
    body.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Returns the numbers of the docks that offer an action, as text.
fn docks(action: Action) -> String {
    listed(&docks_of(action).map(|dock| dock.to_string()).collect::<Vec<_>>())
}

/// Returns the message arguments for the texts of pages: the numbers that depend on the options, and numbers of the rules.
fn arguments(numbers: OptionNumbers) -> Vec<(&'static str, MessageValue)> {
    let process = match numbers.process {
        ProcessLimit::Any => "codex-process-any",
        ProcessLimit::Once => "codex-process-once",
    };
    let traders = match numbers.traders {
        SalesLimit::Once => "codex-traders-once",
        SalesLimit::Any => "codex-traders-any",
    };
    vec![
        ("process", text(process).into()),
        ("traders", text(traders).into()),
        ("alpha", warehouse_size(MatchHalf::Alpha).into()),
        ("beta", warehouse_size(MatchHalf::Beta).into()),
        ("bank", CREDITS.into()),
        ("price", RUBION_PRICE.into()),
        ("shown", SHOWN.into()),
        ("ore", RAW_GOODS.into()),
        ("win", SOLO_TARGET.into()),
    ]
}

/// Returns the numbers on a product card, as message arguments.
fn of_card(product: Product) -> Vec<(&'static str, MessageValue)> {
    let card = product.card();
    let cost: Vec<String> = card.cost.iter().map(|&(good, count)| amount(good, count)).collect();
    vec![
        ("cost", listed(&cost).into()),
        ("gives", amount(product.plain(), card.tokens).into()),
        ("times", card.times.into()),
        ("points", card.points.into()),
        ("charged", (card.points + 1).into()),
        ("tokens", TOKENS.into()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::rules::Preset;
    use orrery_learn::codex::OptionPage;
    use orrery_pilot::texts::check_codex_pages;

    #[test]
    fn every_page_has_unique_title_gist_and_points_in_every_language() {
        check_codex_pages::<FarSpaceFoundryFrontend>(&[Options::default()]);
    }

    #[test]
    fn page_texts_show_the_numbers_of_the_options() {
        let points = |topic, options: &Options| topic_points(topic, options).join(" ");
        let (seed, lean) = (Options::default(), Preset::Lean.options());
        let process = Topic::Action(Action::Process);
        assert!(points(process, &seed).contains("2, 4, 6 and 8"));
        assert_ne!(points(process, &seed), points(process, &lean));
        let cannon = points(Topic::Product(Product::IonCannon), &seed);
        assert!(cannon.contains("1 skyrite and 2 galactium") && cannon.contains("10 points"), "{cannon}");
    }

    #[test]
    fn option_pages_use_the_names_of_the_setup() {
        assert_eq!(topic_title(Topic::Option(OptionPage::Option(0))), "Length");
    }
}
