//! The icons and pictures of goods, products, actions, pilots and costs.

use crate::locale::{good_name, text};
use far_space_foundry::rules::{Action, Alien, Good, Pilot, Product};
use orrery_board::scene::{RowItem, t};

/// Returns the icon of a good; charged products use the icon of the product.
pub fn good_icon(good: Good) -> &'static str {
    match good {
        Good::Skyrite => "fsf-skyrite",
        Good::Rubion => "fsf-rubion",
        Good::Galactium => "fsf-galactium",
        _ => good.product().map_or("fsf-token", product),
    }
}

/// Returns the icon of a product.
pub const fn product(product: Product) -> &'static str {
    match product {
        Product::Battery => "fsf-Battery",
        Product::PowerExchanger => "fsf-PowerExchanger",
        Product::DeflectorDisc => "fsf-DeflectorDisc",
        Product::Helmet => "fsf-Helmet",
        Product::Drone => "fsf-Drone",
        Product::RayGun => "fsf-RayGun",
        Product::Robot => "fsf-Robot",
        Product::IonCannon => "fsf-IonCannon",
    }
}

/// Returns the picture of a good that is in a space of a store.
pub fn good_picture(good: Good) -> String {
    let charged = if good.is_charged() { "-charged" } else { "" };
    format!("fsf-good-{}{charged}", good.product().map_or_else(|| good.word(), Product::word))
}

/// Returns the icon of an action.
pub const fn action(action: Action) -> &'static str {
    match action {
        Action::Process => "fsf-process",
        Action::Traders => "fsf-trade",
        Action::Cantina => "fsf-cantina",
        Action::Manufacture => "fsf-make",
        Action::Charge => "fsf-bolt",
        Action::Upgrade => "fsf-upgrade",
    }
}

/// Returns the icon of an alien people: a head.
pub const fn alien(alien: Alien) -> &'static str {
    match alien {
        Alien::Amber => "fsf-alien-amber",
        Alien::Violet => "fsf-alien-violet",
        Alien::Teal => "fsf-alien-teal",
    }
}

/// Returns the name of an icon of the recap, or `None` for other icons.
pub fn icon_name(icon: &str) -> Option<String> {
    match icon {
        "fsf-coin" => Some(text("score-credits")),
        "vp" => Some(text("ui-score-total")),
        _ => Good::ALL.iter().find(|&&good| good_icon(good) == icon).map(|&good| good_name(good)),
    }
}

/// Returns the portrait of a pilot. Federal pilots have the colour of the seat.
pub fn portrait(pilot: Pilot, colour: orrery_core::Colour) -> String {
    let federal = match pilot {
        Pilot::Four => "four",
        Pilot::Five => "five",
        Pilot::Six => "six",
        Pilot::Seven => "seven",
        Pilot::Eight => "eight",
        Pilot::OneTwoThree => "one-two-three",
        Pilot::Commander => "commander",
        alien => return format!("fsf-pilot-{}", alien.word()),
    };
    format!("fsf-pilot-{federal}-{colour}")
}

/// Returns the cost of one use of a product card, as icons.
pub fn cost(product: Product) -> Vec<RowItem> {
    let cost = product.card().cost.iter();
    cost.flat_map(|&(good, count)| vec![RowItem::Icon(good_icon(good)); count.into()]).collect()
}

/// Returns the cost of one use of a product card and its result, as icons and numbers.
pub fn recipe(product: Product) -> Vec<RowItem> {
    let card = product.card();
    let mut items = cost(product);
    items.extend([RowItem::Icon("arrow"), t(card.tokens)]);
    if card.times > 1 {
        items.push(t(format!("×{}", card.times)));
    }
    items
}
