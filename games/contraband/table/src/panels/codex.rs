//! The codex of this game in words and pictures.

use crate::ContrabandWindow;
use crate::locale::{fact_row, part_title, topic_gist, topic_points, topic_title};
use crate::settings::keys::TableAction;
use crate::table::{Draft, Target};
use contraband::codex::{Basic, Fact, Rover, Site, Topic};
use contraband::rules::{Ask, Bonus, Options, Place, Spot, Structure, System, View};
use orrery_core::OptionList as _;
use orrery_learn::codex::{CodexTopic as _, OptionPage};
use orrery_locale::{PlayerNames, option_words};
use orrery_settings::keys::Action;
use orrery_ui::{CodexTexts, FactRow, Paragraph, PictureStyle};

impl CodexTexts for ContrabandWindow {
    const EMBLEM: &'static str = "cb-police";

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
            Topic::Basic(_) | Topic::Option(_) | Topic::System(_) | Topic::Metal(_) => PictureStyle::Sign,
            Topic::Site(Site::Space | Site::Lines) => PictureStyle::Sign,
            _ => PictureStyle::Thing,
        }
    }

    fn gist(topic: Topic, _: &Options) -> Vec<Paragraph> {
        let words = topic_gist(topic);
        if words.is_empty() { Vec::new() } else { vec![Paragraph { head: None, words }] }
    }

    fn points(topic: Topic, options: &Options) -> Vec<String> {
        topic_points(topic, options)
    }

    fn values(topic: Topic) -> Vec<String> {
        topic.option_page().map(option_words::values::<Self>).unwrap_or_default()
    }

    fn fact_row(fact: &Fact, _: &View, _: &str, names: &PlayerNames) -> Option<FactRow> {
        let (head, what) = fact_row(fact, names);
        Some(FactRow { head, what, colour: fact.seat() })
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
            Draft::Metals(_) => Topic::Basic(Basic::Attack),
            Draft::Row(_) | Draft::Change(_) => Topic::Basic(Basic::Together),
            Draft::Radar => Topic::Card(Bonus::SpyRadar),
        })
    }
}

/// Returns the drawing for a page.
fn emblem(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => basic_emblem(basic).to_owned(),
        Topic::Site(site) => match site {
            Site::Space => "icon-cb-moves",
            Site::Lines => "icon-cb-plan",
            Site::Mine => "cb-world-R2-1",
            Site::Market => "cb-market",
            Site::Port => "cb-port-red",
            Site::Gate => "cb-gate",
        }
        .to_owned(),
        Topic::Rover(rover) => match rover {
            Rover::Police => "cb-foe-police",
            Rover::Raiders => "cb-foe-raiders",
            Rover::Miners => "cb-foe-miner",
            Rover::Corsair => "cb-foe-corsair",
        }
        .to_owned(),
        Topic::Metal(metal) => format!("icon-cb-{metal}"),
        Topic::System(system) => match system {
            System::Engine => "icon-cb-engine",
            System::Cargo => "icon-cb-cargo",
            System::Shields => "icon-cb-shield",
            System::Weapon => "icon-cb-weapon",
        }
        .to_owned(),
        Topic::Card(card) => format!("cb-card-{card}"),
        Topic::Objective(objective) => format!("cb-card-{objective}"),
        Topic::Sector(sector) => format!("cb-world-{sector}-1"),
        Topic::Option(_) => "icon-settings".to_owned(),
    }
}

const fn basic_emblem(basic: Basic) -> &'static str {
    match basic {
        Basic::Start => "icon-cb-port",
        Basic::Round => "icon-redo",
        Basic::Turn => "icon-end",
        Basic::Movement => "icon-cb-moves",
        Basic::Meetings => "icon-cb-alien",
        Basic::Patrols => "icon-cb-d4",
        Basic::Inspection => "icon-cb-police",
        Basic::Contraband => "icon-cb-Plutonium",
        Basic::Fights => "icon-cb-weapon",
        Basic::Flight => "icon-cb-engine",
        Basic::Early => "icon-cb-unknown",
        Basic::Attack => "icon-cb-crate",
        Basic::Piracy => "icon-cb-flag",
        Basic::Breakdown => "icon-cb-break",
        Basic::Goal => "icon-crown",
        Basic::Last => "icon-cb-credit",
        Basic::Alone => "icon-cb-corsair",
        Basic::Together => "icon-cb-plan",
        Basic::Secrets => "icon-eye",
    }
}

/// Returns the Academy's word for the topic of a page; `None` if no lesson is about it.
fn lesson_word(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::Basic(basic) => basic_lesson(basic)?,
        Topic::Site(site) => match site {
            Site::Space => "move",
            Site::Lines => "axes",
            Site::Mine => "mines",
            Site::Market => "markets",
            Site::Port => "ports",
            Site::Gate => "gates",
        },
        Topic::Rover(rover) => match rover {
            Rover::Police => "police",
            Rover::Raiders => "raiders",
            Rover::Miners => "miners",
            Rover::Corsair => "corsair",
        },
        Topic::Metal(metal) => metal.word(),
        Topic::System(_) => "upgrades",
        Topic::Card(Bonus::EngineBoost | Bonus::Credits) => return None,
        Topic::Card(card) => card.word(),
        Topic::Objective(objective) => objective.word(),
        Topic::Sector(_) => "sectors",
        Topic::Option(page) => return option_lesson(page),
    })
}

const fn basic_lesson(basic: Basic) -> Option<&'static str> {
    Some(match basic {
        Basic::Start => "match",
        Basic::Turn | Basic::Movement => "move",
        Basic::Meetings | Basic::Early => "raiders",
        Basic::Inspection | Basic::Contraband => "inspection",
        Basic::Fights => "fights",
        Basic::Attack | Basic::Piracy => "piracy",
        Basic::Breakdown => "breakdown",
        Basic::Goal | Basic::Last => "goal",
        Basic::Alone => "solo",
        Basic::Together => "simultaneous",
        Basic::Round | Basic::Patrols | Basic::Flight | Basic::Secrets => return None,
    })
}

/// Returns the lesson about the rule that an option changes.
fn option_lesson(page: OptionPage) -> Option<&'static str> {
    let OptionPage::Option(option) = page else { return None };
    Some(match Options::LIST[option].name {
        "pirates" | "outlaw" => "piracy",
        "raids" | "truce" => "raiders",
        "breakdowns" | "wrecks" => "breakdown",
        "patrols" | "evasion" => "police",
        "goal" | "objectives" | "rounds" | "target" => "goal",
        "order" | "change" => "simultaneous",
        _ => return None,
    })
}

/// Returns the page that explains the effect of a key action.
pub fn page_of_action(action: Action) -> Topic {
    Topic::Basic(match TableAction::of(action) {
        Some(TableAction::Fight | TableAction::FightOn) => Basic::Fights,
        Some(TableAction::Yield) => Basic::Flight,
        Some(TableAction::Fly) => Basic::Movement,
        Some(TableAction::Card(_)) => return Topic::Site(Site::Mine),
        Some(TableAction::Act) | None => Basic::Turn,
    })
}

/// Returns the page of a place.
const fn page_of_spot(spot: Spot) -> Topic {
    match (spot.place, spot.structure()) {
        (Place::Space, _) => Topic::Site(Site::Space),
        (_, Some(Structure::Market(_))) => Topic::Site(Site::Market),
        (_, Some(Structure::Port)) => Topic::Site(Site::Port),
        (_, Some(Structure::Gate)) => Topic::Site(Site::Gate),
        (Place::Mine1 | Place::Mine2 | Place::Structure, None) => Topic::Site(Site::Mine),
    }
}

/// Returns the page that explains a target.
fn page_of(target: Target, view: &View) -> Option<Topic> {
    Some(match target {
        Target::Spot(spot) => page_of_spot(spot),
        Target::Take(metal) | Target::Swap(_, metal) | Target::Jettison(metal) => Topic::Metal(metal),
        Target::Sell(_) | Target::Buy(_) => Topic::Site(Site::Market),
        Target::Install(upgrade) | Target::Lose(upgrade) => Topic::System(upgrade.system()),
        Target::Warp(_) => Topic::Site(Site::Gate),
        Target::Card(card) => Topic::Card(card),
        Target::Radar(_) => Topic::Card(Bonus::SpyRadar),
        Target::Attack(_) => Topic::Basic(Basic::Piracy),
        Target::Fight | Target::FightOn | Target::Stand => Topic::Basic(Basic::Fights),
        Target::Flee => Topic::Basic(Basic::Flight),
        Target::Submit(_) => Topic::Basic(Basic::Inspection),
        Target::Leave if view.known.ask == Ask::Prize => Topic::Rover(Rover::Miners),
        Target::Leave => Topic::Basic(Basic::Meetings),
        Target::More(_) | Target::Less(_) => Topic::Basic(Basic::Attack),
        Target::Token(_) | Target::Untoken | Target::Nth(_) => Topic::Basic(Basic::Together),
        Target::End => Topic::Basic(Basic::Round),
        // The player's own selection has no page.
        Target::Confirm | Target::Cancel => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::Contraband;
    use contraband::record::Scenario;
    use contraband::rules::open_view;
    use orrery_learn::academy::{LessonId, practise};
    use orrery_learn::codex::CodexPages as _;
    use orrery_table::Interaction as _;
    use orrery_ui::codex_found;

    #[test]
    fn every_page_has_an_emblem_and_links_to_existing_lessons() {
        for topic in Topic::all() {
            let emblem = emblem(topic);
            assert!(orrery_board::art::get(&emblem).is_some(), "{topic:?}: {emblem}");
        }
        assert!(orrery_board::art::get(ContrabandWindow::EMBLEM).is_some());
        for word in Topic::all().into_iter().filter_map(lesson_word) {
            assert!(practise::<Contraband>(word).is_some(), "no lesson is about `{word}`");
        }
        let lessons = Topic::all().into_iter().filter_map(lesson_word).filter_map(practise::<Contraband>);
        let practised: std::collections::BTreeSet<usize> = lessons.map(LessonId::number).collect();
        assert_eq!(practised.len(), 13, "some page leads to each lesson");
    }

    #[test]
    fn codex_search_finds_pages_by_title() {
        for topic in Topic::all() {
            let found = codex_found::<ContrabandWindow>(&topic_title(topic));
            let first = found.first().and_then(|&first| Contraband::topic(first));
            assert_eq!(first.map(topic_title), Some(topic_title(topic)), "{topic:?}");
        }
        assert!(codex_found::<ContrabandWindow>("zzz").is_empty());
    }

    #[test]
    fn every_clickable_target_has_a_codex_page() {
        let boards = ["at: \"R1\"", "at: \"R2 port\"", "at: \"R2 mine1\"", "at: \"R1 market\"", "at: \"R3 gate\""];
        for red in boards {
            let file = format!(
                "(game: \"contraband\", title: \"\", seats: {{\"red\": ({red})}}, police: \"B1|B2\", play: [], expect: ())"
            );
            let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
            let view = open_view(&position);
            for target in Contraband::universe(&Draft::Nothing, &view) {
                let page = page_of(target, &view);
                let picked = matches!(target, Target::Confirm | Target::Cancel);
                assert!(picked || page.and_then(Contraband::number_of).is_some(), "{target:?}");
            }
        }
        assert_eq!(ContrabandWindow::page_of_draft(&Draft::default()), None);
        assert_eq!(page_of_action(TableAction::Fight.action()), Topic::Basic(Basic::Fights));
    }
}
