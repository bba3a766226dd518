//! The codex of this game in texts and pictures.

use crate::FarSpaceFoundryFrontend;
use crate::board::{action_icon, good_picture, portrait as pilot_portrait};
use crate::locale::{fact_row, part_title, topic_gist, topic_points, topic_title};
use crate::settings::keys::TableAction;
use crate::table::{OrderDraft, Target};
use far_space_foundry::codex::{BasicTopic, CodexFact, PilotGroup, TablePart, Topic};
use far_space_foundry::rules::{
    Action as DockAction, Alien, FEDERAL_SIZE, FreighterKind, Job, LARGEST_FREIGHTER, MatchHalf, Options, Pilot, View,
    action_of,
};
use orrery_core::{Colour, OptionList as _};
use orrery_learn::codex::{CodexTopic as _, OptionPage};
use orrery_locale::{PlayerNames, option_words};
use orrery_settings::keys::Action;
use orrery_ui::{CodexTexts, FactRow, Paragraph, PictureStyle};

impl CodexTexts for FarSpaceFoundryFrontend {
    const EMBLEM: &'static str = "fsf-station-die";

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
            Topic::Basic(_) | Topic::Action(_) | Topic::Option(_) => PictureStyle::Sign,
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

    fn fact_row(fact: &CodexFact, view: &View, _: &str, names: &PlayerNames) -> Option<FactRow> {
        let (head, what) = fact_row(fact, view, names);
        Some(FactRow { head, what, colour: fact.seat() })
    }

    fn practised_as(topic: Topic) -> Option<&'static str> {
        lesson_word(topic)
    }

    fn page_of(target: Target, view: &View) -> Option<Topic> {
        page_of(target, view)
    }

    fn page_of_draft(draft: &OrderDraft) -> Option<Topic> {
        Some(match draft {
            OrderDraft::Nothing => return None,
            OrderDraft::Pilot(pilot) => Topic::of_pilot(*pilot),
            OrderDraft::Goods(_) => Topic::Basic(BasicTopic::Goods),
            OrderDraft::Alone => Topic::Action(DockAction::Cantina),
            OrderDraft::Keep(_) => Topic::Basic(BasicTopic::Turning),
            OrderDraft::Bribe => Topic::Basic(BasicTopic::Bribe),
        })
    }
}

/// Returns the name of the drawing that represents a page.
fn emblem(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => basic_emblem(basic).to_owned(),
        Topic::Place(place) => match place {
            TablePart::Docks => "fsf-station-body".to_owned(),
            TablePart::Shuttles => "fsf-shuttle-6".to_owned(),
            TablePart::Warehouse => "fsf-store-7".to_owned(),
            TablePart::Asteroids => "fsf-asteroid-skyrite".to_owned(),
        },
        Topic::Action(action) => format!("icon-{}", action_icon(action)),
        Topic::Crew(crew) => pilot_portrait(crew_pilot(crew), Colour::Red),
        Topic::Job(job) => pilot_portrait(job_pilot(job), Colour::Red),
        Topic::Ship(ship) => {
            let size = if ship == FreighterKind::Federal { FEDERAL_SIZE } else { LARGEST_FREIGHTER };
            format!("fsf-freighter-{}-{size}", ship.word())
        }
        Topic::Raw(good) => good_picture(good),
        Topic::Product(product) => format!("fsf-product-{}", product.word()),
        Topic::Option(_) => "icon-settings".to_owned(),
    }
}

const fn basic_emblem(basic: BasicTopic) -> &'static str {
    match basic {
        BasicTopic::Start => "icon-fsf-deck",
        BasicTopic::Turn => "icon-end",
        BasicTopic::Count => "icon-fsf-to",
        BasicTopic::Die => "icon-fsf-die8",
        BasicTopic::Goods => "icon-fsf-crate",
        BasicTopic::Order => "icon-fsf-from",
        BasicTopic::Credits => "icon-fsf-coin",
        BasicTopic::Bribe => "icon-fsf-tower",
        BasicTopic::Turning => "icon-redo",
        BasicTopic::Points => "icon-vp",
        BasicTopic::End => "icon-crown",
        BasicTopic::Alone => "icon-fsf-cap",
        BasicTopic::Short => "icon-fsf-full",
        BasicTopic::Secrets => "icon-eye",
    }
}

/// Returns a typical pilot of a group.
const fn crew_pilot(crew: PilotGroup) -> Pilot {
    match crew {
        PilotGroup::Numbered => Pilot::Six,
        PilotGroup::OneTwoThree => Pilot::OneTwoThree,
        PilotGroup::Commander => Pilot::Commander,
        PilotGroup::Aliens => Pilot::TealNavigator,
    }
}

/// Returns a typical pilot of a job. The pilots are selected so that each people is shown on two pages.
fn job_pilot(job: Job) -> Pilot {
    let alien = Alien::ALL[job.index() % Alien::COUNT];
    let mut all = Pilot::ALL.iter().copied();
    all.find(|pilot| pilot.job() == Some(job) && pilot.alien() == Some(alien)).unwrap_or(Pilot::Commander)
}

/// Returns the Academy's keyword for the subject of a page, or `None` for a page that links to no lesson.
fn lesson_word(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::Basic(basic) => match basic {
            BasicTopic::Start => "match",
            BasicTopic::Turn | BasicTopic::Count => "count",
            BasicTopic::Die => "commander",
            BasicTopic::Goods => "stores",
            BasicTopic::Order | BasicTopic::Credits => "actions",
            BasicTopic::Bribe => "bribe",
            BasicTopic::Turning => "turning",
            BasicTopic::Points | BasicTopic::End => "points",
            BasicTopic::Alone | BasicTopic::Short | BasicTopic::Secrets => return None,
        },
        Topic::Place(place) => match place {
            TablePart::Docks => "actions",
            TablePart::Shuttles => "lifting",
            TablePart::Warehouse | TablePart::Asteroids => "stores",
        },
        Topic::Action(DockAction::Cantina) => "cantina",
        Topic::Action(action) => action.word(),
        Topic::Crew(crew) => match crew {
            PilotGroup::Numbered => "count",
            PilotGroup::OneTwoThree => "stores",
            PilotGroup::Commander => "commander",
            PilotGroup::Aliens => "cantina",
        },
        Topic::Job(job) => job.word(),
        Topic::Ship(ship) => ship.word(),
        Topic::Raw(good) => good.word(),
        Topic::Product(_) => "make",
        Topic::Option(page) => return option_lesson(page),
    })
}

/// Returns the keyword of the lesson about the rule that an option changes, or `None` if there is no such lesson.
fn option_lesson(page: OptionPage) -> Option<&'static str> {
    let OptionPage::Option(option) = page else { return None };
    matches!(Options::LIST[option].name, "process" | "traders").then_some("actions")
}

/// Returns the page that explains a key action.
pub fn page_of_action(action: Action) -> Topic {
    Topic::Basic(match TableAction::of(action) {
        Some(TableAction::Card(_)) => return Topic::Crew(PilotGroup::Numbered),
        Some(TableAction::Roll) => BasicTopic::Die,
        Some(TableAction::Land | TableAction::Lift) => BasicTopic::Count,
        Some(TableAction::Bribe) => BasicTopic::Bribe,
        Some(TableAction::Act) => BasicTopic::Order,
        Some(TableAction::Goods) => BasicTopic::Goods,
        None => BasicTopic::Turn,
    })
}

/// Returns the page that explains a target.
fn page_of(target: Target, view: &View) -> Option<Topic> {
    let known = &view.known;
    Some(match target {
        Target::Begin if known.half == MatchHalf::Alpha => Topic::Basic(BasicTopic::Start),
        Target::Begin => Topic::Basic(BasicTopic::Turning),
        Target::Pilot(pilot) | Target::Hire(Some(pilot)) | Target::Keep(pilot) => Topic::of_pilot(pilot),
        Target::Roll => Topic::Basic(BasicTopic::Die),
        Target::Dock(dock) => Topic::Action(action_of(known.half, dock)),
        Target::Land | Target::Lift => Topic::Basic(BasicTopic::Count),
        Target::Asteroid(asteroid) => Topic::Raw(asteroid.good()),
        Target::Ship(ship) => Topic::Ship(ship),
        Target::More(_, good) | Target::Less(_, good) => Topic::of_good(good),
        Target::Stack(..) | Target::OffPair(..) => Topic::Job(Job::Smuggler),
        Target::Process(_) => Topic::Action(DockAction::Process),
        Target::Sell(_) => Topic::Action(DockAction::Traders),
        Target::Cantina | Target::Hire(None) | Target::Alone => Topic::Action(DockAction::Cantina),
        Target::Make(product, _) => Topic::Product(product),
        Target::Charge(_) | Target::ChargeAll => Topic::Action(DockAction::Charge),
        Target::Upgrade(_) | Target::Earn => Topic::Action(DockAction::Upgrade),
        Target::Hull(_, ship) => Topic::Ship(ship),
        Target::Mast => Topic::Basic(BasicTopic::Alone),
        Target::Bribe => Topic::Basic(BasicTopic::Bribe),
        Target::End => Topic::Basic(BasicTopic::Turn),
        // Confirming and cancelling have no page.
        Target::Confirm | Target::Cancel => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::FarSpaceFoundry;
    use far_space_foundry::record::Scenario;
    use far_space_foundry::rules::open_view;
    use orrery_learn::academy::{LessonId, practise};
    use orrery_learn::codex::CodexPages as _;
    use orrery_table::OrderInput as _;
    use orrery_ui::codex_found;

    #[test]
    fn every_page_has_an_emblem_and_links_to_existing_lessons() {
        for topic in Topic::all() {
            let emblem = emblem(topic);
            assert!(orrery_board::art::get(&emblem).is_some(), "{topic:?}: {emblem}");
        }
        assert!(orrery_board::art::get(FarSpaceFoundryFrontend::EMBLEM).is_some());
        for word in Topic::all().into_iter().filter_map(lesson_word) {
            assert!(practise::<FarSpaceFoundry>(word).is_some(), "no lesson is about `{word}`");
        }
        let lessons = Topic::all().into_iter().filter_map(lesson_word).filter_map(practise::<FarSpaceFoundry>);
        let practised: std::collections::BTreeSet<usize> = lessons.map(LessonId::number).collect();
        assert_eq!(practised.len(), 12, "some page leads to each lesson");
    }

    #[test]
    fn codex_search_finds_pages_by_title() {
        for topic in Topic::all() {
            let found = codex_found::<FarSpaceFoundryFrontend>(&topic_title(topic));
            let first = found.first().and_then(|&first| FarSpaceFoundry::topic(first));
            assert_eq!(first.map(topic_title), Some(topic_title(topic)), "{topic:?}");
        }
        assert!(codex_found::<FarSpaceFoundryFrontend>("zzz").is_empty());
    }

    #[test]
    fn every_clickable_target_has_a_codex_page() {
        let boards = ["", "half: \"beta\",", "stage: \"begin\","];
        for board in boards {
            let file = format!("(game: \"far-space-foundry\", title: \"\", {board} play: [], expect: ())");
            let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
            let view = open_view(&position);
            for target in FarSpaceFoundry::universe(&OrderDraft::Nothing, &view) {
                let page = page_of(target, &view);
                let picked = matches!(target, Target::Confirm | Target::Cancel);
                assert!(picked || page.and_then(FarSpaceFoundry::number_of).is_some(), "{target:?}");
            }
        }
        assert_eq!(FarSpaceFoundryFrontend::page_of_draft(&OrderDraft::default()), None);
        assert_eq!(page_of_action(TableAction::Roll.action()), Topic::Basic(BasicTopic::Die));
        assert_eq!(page_of_action(Action::EndTurn), Topic::Basic(BasicTopic::Turn));
    }
}
