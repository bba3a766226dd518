//! The codex pages of this game, in words and pictures.

use crate::StarshipCatanWindow;
use crate::board::card_picture;
use crate::locale::{card_name, fact_row, first_card, part_title, topic_gist, topic_points, topic_title};
use crate::settings::keys::TableAction;
use crate::table::{Counter, Draft, Target};
use orrery_core::OptionList as _;
use orrery_learn::codex::{CodexTopic as _, OptionPage};
use orrery_locale::{PlayerNames, option_words};
use orrery_settings::keys::Action;
use orrery_ui::{CodexTexts, FactRow, Paragraph, PictureStyle};
use starship_catan::codex::{Basic, Fact, Family, Fitting, Sheet, Topic};
use starship_catan::rules::{Card, Module, Options, Piece, Ship, View, class_to_settle};

/// The radius at which planets are drawn complete, with their rings.
const WORLD: f32 = 100.0;

impl CodexTexts for StarshipCatanWindow {
    // The planet of the Galactic Library.
    const EMBLEM: &'static str = "world-Kopernikus";

    fn title(topic: Topic) -> String {
        topic_title(topic)
    }

    fn part(topic: Topic) -> String {
        part_title(topic.part())
    }

    fn emblem(topic: Topic) -> String {
        emblem(topic)
    }

    fn portrait(topic: Topic) -> PictureStyle {
        match topic {
            Topic::Adventure(_) => PictureStyle::Filling,
            Topic::Module(_) | Topic::Family(_) | Topic::Card(_) => PictureStyle::Thing,
            Topic::Basic(_) | Topic::Thing(_) | Topic::Ship(_) | Topic::Option(_) => PictureStyle::Sign,
        }
    }

    fn gist(topic: Topic, _: &Options) -> Vec<Paragraph> {
        // An adventure takes place on the planet it names.
        let head = match topic {
            Topic::Adventure(adventure) => Some(card_name(adventure.quest().planet)),
            _ => None,
        };
        let words = topic_gist(topic);
        if words.is_empty() { Vec::new() } else { vec![Paragraph { head, words }] }
    }

    fn points(topic: Topic, options: &Options) -> Vec<String> {
        topic_points(topic, options)
    }

    fn values(topic: Topic) -> Vec<String> {
        topic.option_page().map(option_words::values::<Self>).unwrap_or_default()
    }

    fn fact_row(fact: &Fact, view: &View, _: &str, names: &PlayerNames) -> Option<FactRow> {
        let (head, what) = fact_row(fact, view, names);
        Some(FactRow { head, what, colour: fact.seat().map(|seat| view.known.colour(seat)) })
    }

    fn is_of_the_mover(fact: &Fact) -> bool {
        fact.is_of_the_decider()
    }

    fn practised_as(topic: Topic) -> Option<&'static str> {
        lesson_word(topic)
    }

    fn page_of(target: Target, view: &View) -> Option<Topic> {
        page_of(target, view)
    }

    fn page_of_draft(draft: &Draft) -> Option<Topic> {
        Some(match draft {
            Draft::Nothing => return None,
            Draft::Deal(deal) => deal.post.map_or(Topic::Basic(Basic::Deals), Topic::of_card),
            Draft::Reward(reward) => Topic::Adventure(reward.adventure),
            Draft::Look(_) => Topic::Module(Module::Sensor),
            Draft::Offer(_) => Topic::Basic(Basic::Trade),
        })
    }
}

/// The drawing that represents a page.
fn emblem(topic: Topic) -> String {
    let picture = |card: Card| card_picture(card, 0, WORLD);
    match topic {
        Topic::Basic(basic) => basic_emblem(basic).to_owned(),
        Topic::Thing(thing) => format!("icon-cargo-{thing:?}"),
        Topic::Ship(fitting) => match fitting {
            Fitting::Bays => "icon-cargo-any",
            Fitting::ColonyShip => "icon-colony-ship",
            Fitting::TradeShip => "icon-trade-ship",
            Fitting::Booster => "icon-booster",
            Fitting::Cannon => "icon-cannon",
        }
        .to_owned(),
        Topic::Module(module) => format!("module-{module:?}"),
        Topic::Family(Family::TradePlanets) => picture(Card::Verdania),
        Topic::Family(Family::ColonyPlanets) => picture(Card::Loam),
        Topic::Family(Family::AdventurePlanets) => picture(Card::Picasso),
        Topic::Card(sheet) => first_card(sheet).map(picture).unwrap_or_default(),
        Topic::Adventure(adventure) => format!("adventure-{adventure:?}"),
        Topic::Option(_) => "icon-settings".to_owned(),
    }
}

const fn basic_emblem(basic: Basic) -> &'static str {
    match basic {
        Basic::Start => "icon-moon",
        Basic::Turn => "icon-end",
        Basic::Production => "icon-yellow-2",
        Basic::Flight => "icon-fly-on",
        Basic::Actions => "icon-action",
        Basic::Deals => "icon-cargo-Astro",
        Basic::Colonies => "icon-settled",
        Basic::Posts => "icon-post",
        Basic::Adventures => "icon-met",
        Basic::Pirates => "icon-raiders",
        Basic::Trade => "icon-swap",
        Basic::Building => "icon-level-two",
        Basic::Points => "icon-vp",
        Basic::Honours => "icon-fame",
        Basic::End => "icon-crown",
        Basic::Secrets => "icon-eye",
        Basic::Reserve => "icon-cards",
    }
}

/// The Academy's word for the subject of a page, or `None` if no lesson covers it.
fn lesson_word(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::Basic(basic) => match basic {
            Basic::Start => return None,
            Basic::Turn | Basic::Production => "production",
            Basic::Flight => "flight",
            Basic::Actions | Basic::Deals => "deals",
            Basic::Colonies | Basic::Posts | Basic::Reserve => "founding",
            Basic::Adventures => "adventures",
            Basic::Pirates => "pirates",
            Basic::Trade => "demand",
            Basic::Building => "building",
            Basic::Points | Basic::Honours | Basic::End => "points",
            Basic::Secrets => "memory",
        },
        Topic::Thing(_) | Topic::Family(Family::TradePlanets) => "deals",
        Topic::Ship(Fitting::Bays) => "production",
        Topic::Ship(Fitting::Booster | Fitting::Cannon) => "building",
        Topic::Ship(fitting) => fitting.ship()?.word(),
        Topic::Module(module) => module.word(),
        Topic::Family(Family::ColonyPlanets) => "founding",
        Topic::Family(Family::AdventurePlanets) | Topic::Adventure(_) => "adventures",
        Topic::Card(sheet) => match sheet {
            Sheet::Kopernikus | Sheet::DiplomatPlanet => "deals",
            Sheet::Pirates | Sheet::Corsairs => "pirates",
            Sheet::LostPlanet => return None,
            _ => "founding",
        },
        Topic::Option(OptionPage::Option(option)) if Options::LIST[option].name == "memory" => "memory",
        Topic::Option(_) => return None,
    })
}

/// Returns the page about an action.
pub fn page_of_action(action: Action) -> Topic {
    Topic::Basic(match TableAction::of(action) {
        Some(TableAction::Sector(_) | TableAction::Stop) => Basic::Flight,
        Some(TableAction::Pay | TableAction::Fight) => Basic::Pirates,
        Some(TableAction::Found) => Basic::Colonies,
        Some(TableAction::Buy | TableAction::Sell) => Basic::Deals,
        Some(TableAction::Notes) => Basic::Secrets,
        Some(TableAction::Look) => return Topic::Module(Module::Sensor),
        Some(TableAction::Offer) => Basic::Trade,
        Some(TableAction::Shipyard) => Basic::Building,
        Some(TableAction::Adventures) => Basic::Adventures,
        None => Basic::Turn,
    })
}

/// The page that explains a target.
fn page_of(target: Target, view: &View) -> Option<Topic> {
    let known = &view.known;
    let visited = |or: Basic| known.flight.visited().map_or(Topic::Basic(or), Topic::of_card);
    let fitted = |piece: Piece| match piece {
        Piece::Booster => Topic::Ship(Fitting::Booster),
        Piece::Cannon => Topic::Ship(Fitting::Cannon),
    };
    Some(match target {
        Target::Die | Target::Colony(_) => Topic::Basic(Basic::Production),
        Target::Sector(_) | Target::Next | Target::Stop => Topic::Basic(Basic::Flight),
        Target::LookCard(_) | Target::ToTop(_) | Target::ToBottom(_) => Topic::Module(Module::Sensor),
        Target::Settle => Topic::Basic(Basic::Colonies),
        Target::Found => Topic::Basic(Basic::Posts),
        Target::Adventure(adventure) => Topic::Adventure(adventure),
        Target::Pay | Target::Fight | Target::Prize(_) => {
            class_to_settle(known).map_or(Topic::Basic(Basic::Pirates), Topic::of_class)
        }
        Target::Module(module) => Topic::Module(module),
        Target::Ship(Ship::ColonyShip) => Topic::Ship(Fitting::ColonyShip),
        Target::Ship(Ship::TradeShip) => Topic::Ship(Fitting::TradeShip),
        Target::Piece(piece) => fitted(piece),
        Target::Post(card) => Topic::of_card(card),
        Target::RivalBay(_) => Topic::Module(Module::Trade),
        Target::Offer | Target::Accept | Target::Refuse => Topic::Basic(Basic::Trade),
        Target::End => Topic::Basic(Basic::Turn),
        Target::More(counter) | Target::Less(counter) | Target::All(counter) => match counter {
            Counter::Buy(_) | Counter::Sell(_) => visited(Basic::Deals),
            Counter::Take(_) => Topic::Basic(Basic::Adventures),
            Counter::Give(_) | Counter::Want(_) => Topic::Basic(Basic::Trade),
        },
        // A draft has its own page.
        Target::Confirm | Target::Cancel => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_learn::academy::{LessonId, practise};
    use orrery_learn::codex::CodexPages as _;
    use orrery_ui::codex_found;
    use starship_catan::StarshipCatan;
    use starship_catan::rules::{Adventure, Preset, Setup, first_position, open_view};

    #[test]
    fn every_page_has_an_emblem_and_links_to_existing_lessons() {
        for topic in Topic::all() {
            let emblem = emblem(topic);
            assert!(orrery_board::art::get(&emblem).is_some(), "{topic:?}: {emblem}");
        }
        assert!(orrery_board::art::get(StarshipCatanWindow::EMBLEM).is_some());
        let lessons = Topic::all().into_iter().filter_map(lesson_word).filter_map(practise::<StarshipCatan>);
        let practised: std::collections::BTreeSet<usize> = lessons.map(LessonId::number).collect();
        assert_eq!(practised.len(), 10, "some page leads to each lesson");
    }

    #[test]
    fn codex_search_finds_pages_by_title_and_text() {
        for topic in Topic::all() {
            let found = codex_found::<StarshipCatanWindow>(&topic_title(topic));
            let first = found.first().and_then(|&first| StarshipCatan::topic(first));
            assert_eq!(first.map(topic_title), Some(topic_title(topic)), "{topic:?}");
        }
        let found = codex_found::<StarshipCatanWindow>("Orichal");
        assert!(found.first().and_then(|&first| StarshipCatan::topic(first)).is_some(), "a planet is named somewhere");
        assert!(codex_found::<StarshipCatanWindow>("zzz").is_empty());
    }

    #[test]
    fn every_clickable_target_has_a_codex_page() {
        let position = first_position(&Setup::plain(2, Preset::default().options())).expect("two may play");
        let view = open_view(&position);
        let all = [Target::Die, Target::Sector(1), Target::Adventure(Adventure::Famine), Target::Pay, Target::End];
        for target in all {
            assert!(page_of(target, &view).and_then(StarshipCatan::number_of).is_some(), "{target:?}");
        }
        assert_eq!(
            page_of(Target::More(Counter::Buy(starship_catan::rules::Thing::Ore)), &view),
            Some(Topic::Basic(Basic::Deals))
        );
        assert_eq!(StarshipCatanWindow::page_of_draft(&Draft::default()), None);
        assert_eq!(page_of_action(TableAction::Look.action()), Topic::Module(Module::Sensor));
        assert_eq!(page_of_action(Action::EndTurn), Topic::Basic(Basic::Turn));
    }
}
