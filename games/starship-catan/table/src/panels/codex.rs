//! The codex pages of this game, in words and pictures.

use crate::StarshipCatanFrontend;
use crate::locale::{card_name, fact_row, topic_gist, topic_points, topic_title};
use crate::settings::keys::TableKeyAction;
use crate::table::{AdjustableAmount, ClickTarget, OrderDraft};
use orrery_locale::PlayerNames;
use orrery_settings::keys::Action;
use orrery_ui::{CodexTexts, FactRow, Paragraph, PictureStyle};
use starship_catan::codex::{BasicTopic, CodexFact, ShipPart, Topic};
use starship_catan::rules::{EquipmentKind, Module, Options, Ship, View, class_to_settle};

impl CodexTexts for StarshipCatanFrontend {
    // The planet of the Galactic Library.
    const EMBLEM: &'static str = "world-Kopernikus";

    fn title(topic: Topic) -> String {
        topic_title(topic)
    }

    fn portrait(topic: Topic) -> PictureStyle {
        match topic {
            Topic::Adventure(_) => PictureStyle::Filling,
            _ => PictureStyle::of(&Self::emblem(topic)),
        }
    }

    fn gist(topic: Topic, _: &Options) -> Vec<Paragraph> {
        // The summary of an adventure has the planet on which it takes place as its heading.
        let head = match topic {
            Topic::Adventure(adventure) => Some(card_name(adventure.spec().planet)),
            _ => None,
        };
        let words = topic_gist(topic);
        if words.is_empty() { Vec::new() } else { vec![Paragraph { head, words }] }
    }

    fn points(topic: Topic, options: &Options) -> Vec<String> {
        topic_points(topic, options)
    }

    fn fact_row(fact: &CodexFact, view: &View, _: &str, names: &PlayerNames) -> Option<FactRow> {
        let (head, what) = fact_row(fact, view, names);
        Some(FactRow { head, what, colour: fact.seat().map(|seat| view.known.colour(seat)) })
    }

    fn is_of_the_mover(fact: &CodexFact) -> bool {
        fact.is_of_the_decider()
    }

    fn page_of(target: ClickTarget, view: &View) -> Option<Topic> {
        page_of(target, view)
    }

    fn page_of_draft(draft: &OrderDraft) -> Option<Topic> {
        Some(match draft {
            OrderDraft::Nothing => return None,
            OrderDraft::Deal(deal) => deal.post.map_or(Topic::Basic(BasicTopic::Deals), Topic::of_card),
            OrderDraft::Reward(reward) => Topic::Adventure(reward.adventure),
            OrderDraft::Look(_) => Topic::Module(Module::Sensor),
            OrderDraft::Offer(_) => Topic::Basic(BasicTopic::Trade),
        })
    }
}

/// Returns the page about an action.
pub fn page_of_action(action: Action) -> Topic {
    Topic::Basic(match TableKeyAction::of(action) {
        Some(TableKeyAction::Sector(_) | TableKeyAction::Stop) => BasicTopic::Flight,
        Some(TableKeyAction::Pay | TableKeyAction::Fight) => BasicTopic::Pirates,
        Some(TableKeyAction::Found) => BasicTopic::Colonies,
        Some(TableKeyAction::Buy | TableKeyAction::Sell) => BasicTopic::Deals,
        Some(TableKeyAction::Notes) => BasicTopic::Secrets,
        Some(TableKeyAction::Look) => return Topic::Module(Module::Sensor),
        Some(TableKeyAction::Offer) => BasicTopic::Trade,
        Some(TableKeyAction::Shipyard) => BasicTopic::Building,
        Some(TableKeyAction::Adventures) => BasicTopic::Adventures,
        None => BasicTopic::Turn,
    })
}

/// Returns the page that explains a target, or `None` for the targets that confirm or cancel a draft, because the thing being put
/// together has its own page.
fn page_of(target: ClickTarget, view: &View) -> Option<Topic> {
    let known = &view.known;
    let visited = |or: BasicTopic| known.flight.visited().map_or(Topic::Basic(or), Topic::of_card);
    let fitted = |piece: EquipmentKind| match piece {
        EquipmentKind::Booster => Topic::Ship(ShipPart::Booster),
        EquipmentKind::Cannon => Topic::Ship(ShipPart::Cannon),
    };
    Some(match target {
        ClickTarget::Die | ClickTarget::Colony(_) => Topic::Basic(BasicTopic::Production),
        ClickTarget::Sector(_) | ClickTarget::Next | ClickTarget::Stop => Topic::Basic(BasicTopic::Flight),
        ClickTarget::LookCard(_) | ClickTarget::ToTop(_) | ClickTarget::ToBottom(_) => Topic::Module(Module::Sensor),
        ClickTarget::Settle => Topic::Basic(BasicTopic::Colonies),
        ClickTarget::Found => Topic::Basic(BasicTopic::Posts),
        ClickTarget::Adventure(adventure) => Topic::Adventure(adventure),
        ClickTarget::Pay | ClickTarget::Fight | ClickTarget::Prize(_) => {
            class_to_settle(known).map_or(Topic::Basic(BasicTopic::Pirates), Topic::of_class)
        }
        ClickTarget::Module(module) => Topic::Module(module),
        ClickTarget::Ship(Ship::ColonyShip) => Topic::Ship(ShipPart::ColonyShip),
        ClickTarget::Ship(Ship::TradeShip) => Topic::Ship(ShipPart::TradeShip),
        ClickTarget::Piece(piece) => fitted(piece),
        ClickTarget::Post(card) => Topic::of_card(card),
        ClickTarget::RivalBay(_) => Topic::Module(Module::Trade),
        ClickTarget::Offer | ClickTarget::Accept | ClickTarget::Refuse => Topic::Basic(BasicTopic::Trade),
        ClickTarget::End => Topic::Basic(BasicTopic::Turn),
        ClickTarget::More(counter) | ClickTarget::Less(counter) | ClickTarget::All(counter) => match counter {
            AdjustableAmount::Buy(_) | AdjustableAmount::Sell(_) => visited(BasicTopic::Deals),
            AdjustableAmount::Take(_) => Topic::Basic(BasicTopic::Adventures),
            AdjustableAmount::Give(_) | AdjustableAmount::Want(_) => Topic::Basic(BasicTopic::Trade),
        },
        ClickTarget::Confirm | ClickTarget::Cancel => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_learn::codex::CodexPages as _;
    use orrery_ui::codex_found;
    use starship_catan::StarshipCatan;
    use starship_catan::rules::{Adventure, Preset, Setup, first_position, open_view};

    #[test]
    fn codex_search_finds_pages_by_text() {
        let found = codex_found::<StarshipCatanFrontend>("Orichal");
        assert!(found.first().and_then(|&first| StarshipCatan::topic(first)).is_some(), "a planet is named somewhere");
    }

    #[test]
    fn every_clickable_target_has_a_codex_page() {
        let position = first_position(&Setup::plain(2, Preset::default().options())).expect("two may play");
        let view = open_view(&position);
        let all = [
            ClickTarget::Die,
            ClickTarget::Sector(1),
            ClickTarget::Adventure(Adventure::Famine),
            ClickTarget::Pay,
            ClickTarget::End,
        ];
        for target in all {
            assert!(page_of(target, &view).and_then(StarshipCatan::number_of).is_some(), "{target:?}");
        }
        assert_eq!(
            page_of(ClickTarget::More(AdjustableAmount::Buy(starship_catan::rules::Commodity::Ore)), &view),
            Some(Topic::Basic(BasicTopic::Deals))
        );
        assert_eq!(StarshipCatanFrontend::page_of_draft(&OrderDraft::default()), None);
        assert_eq!(page_of_action(TableKeyAction::Look.action()), Topic::Module(Module::Sensor));
        assert_eq!(page_of_action(Action::EndTurn), Topic::Basic(BasicTopic::Turn));
    }
}
