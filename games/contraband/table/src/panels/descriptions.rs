//! Descriptions of everything on the board: its name and its state.

use super::AccessibilityContext;
use super::players::{spoken, stored};
use crate::board::{BoardItem, own_seat};
use crate::locale::{
    aim_help, aim_progress, card_name, line_name, metal_name, objective_name, place_name, text, text_args, token_name,
    upgrade_name,
};
use contraband::rules::{BoardSpot, BonusCard, MARKET_KIND, MARKET_ROOM, Metal, SectorStructure, price};
use orrery_locale::grouped;
use orrery_ui::accessibility::sentences;

/// Returns the description of an item on the board, or an empty string for targets, which are described elsewhere.
pub fn thing(of: &AccessibilityContext, thing: BoardItem) -> String {
    let known = &of.view.known;
    match thing {
        BoardItem::Target(_) => String::new(),
        BoardItem::Roamer(token) => {
            let args = [("token", token_name(token).into()), ("what", line_name(known.token(token)).into())];
            text_args(if known.is_beaten(token) { "access-roamer-beaten" } else { "access-roamer" }, &args)
        }
        BoardItem::Ship(seat) => {
            let args =
                [("name", of.names.of(known.colour(seat)).into()), ("what", place_name(known.players[seat].at).into())];
            text_args(if known.players[seat].breakdown { "access-ship-broken" } else { "access-ship" }, &args)
        }
        BoardItem::Status => {
            let mut args = vec![
                ("round", known.round.into()),
                ("price", grouped(known.target()).into()),
                ("metals", known.deck.len().into()),
                ("cards", known.bonus_deck_len().into()),
            ];
            args.extend(known.last_round().map(|last| ("count", last.into())));
            text_args(if known.last_round().is_some() { "access-status" } else { "access-status-open" }, &args)
        }
        BoardItem::Own => own(of).map(|seat| spoken(of.view, seat, of.names)).unwrap_or_default(),
        BoardItem::Hand => own(of).map(|seat| hand(of, seat)).unwrap_or_default(),
    }
}

/// Returns the seat whose ship and hand are shown.
fn own(of: &AccessibilityContext) -> Option<usize> {
    own_seat(of.view, of.person)
}

fn hand(of: &AccessibilityContext, seat: usize) -> String {
    let known = &of.view.known;
    let player = &known.players[seat];
    let held = BonusCard::ALL.iter().flat_map(|&card| std::iter::repeat_n(card_name(card), player.cards(card).into()));
    let cards: Vec<String> = held.collect();
    let told = if cards.is_empty() { text("amount-nothing") } else { cards.join(&text("list-comma")) };
    let aim = player.objective().map(|one| {
        let name = text_args("access-objective", &[("what", objective_name(one).into())]);
        sentences([name, aim_help(of.view, one), aim_progress(of.view, seat, one)])
    });
    sentences([aim.unwrap_or_default(), text_args("access-hand", &[("what", told.into())])])
}

/// Returns the description of a spot: its contents, its prices, and the ships there.
pub fn place(of: &AccessibilityContext, spot: BoardSpot) -> String {
    let known = &of.view.known;
    let called = text_args("access-named", &[("name", place_name(spot).into())]);
    let lies = match (spot.mine(), spot.structure()) {
        (Some(mine), _) => {
            let mine = &known.mines[mine];
            match (mine.explored, mine.pile.is_empty()) {
                (false, _) => text("access-mine-new"),
                (true, true) => text("access-mine-gone"),
                (true, false) => text_args("access-mine", &[("what", stored(&mine.pile).into())]),
            }
        }
        (_, Some(SectorStructure::Market(market))) => of_market(of, market),
        (_, Some(SectorStructure::Port)) => {
            let store = &known.stores[spot.sector.quadrant().index()];
            let seen: Vec<String> = store.iter().map(upgrade_name).collect();
            let told = if seen.is_empty() { String::new() } else { format!("{}.", seen.join(&text("list-comma"))) };
            sentences([text_args("access-port", &[("count", store.len().into())]), told])
        }
        (_, Some(SectorStructure::Gate)) => text("access-gate"),
        (None, None) => String::new(),
    };
    let there = (0..known.count()).filter(|&seat| known.players[seat].at == spot).map(|seat| {
        let args = [("name", of.names.of(known.colour(seat)).into())];
        text_args("access-there", &args)
    });
    sentences([called, lies].into_iter().chain(there))
}

fn of_market(of: &AccessibilityContext, market: usize) -> String {
    let there = &of.view.known.markets[market];
    let told = Metal::ALL.iter().map(|&metal| {
        let full = there.count(metal) >= MARKET_KIND || there.len() >= MARKET_ROOM;
        let key = if full { "access-market-full" } else { "access-market" };
        let pays = if full { 0 } else { price(of.view.known.options.prices, metal, there.count(metal)) };
        let args = [("what", metal_name(metal).into()), ("count", there.count(metal).into()), ("price", pays.into())];
        text_args(key, &args)
    });
    sentences(told)
}
