//! Checks of a game's codex: its pages, their links, facts and examples.

use orrery_learn::academy::{GameLessons, LessonId, practise};
use orrery_learn::codex::{CodexPages, CodexTopic, OptionPage, read_codex};
use orrery_record::run_text;

use super::findings::CheckFailures;
use super::walk::walk;

/// Checks that the pages of the codex are listed once, that their links lead to different other pages in the list, that every
/// page but those of presets is linked from another, and that the rules that they describe exist. Pages of options may link to
/// none.
pub fn links_lead_to_existing_pages<G: CodexPages>() -> CheckFailures {
    let (mut found, all) = (CheckFailures::default(), G::topics());
    let reached: Vec<G::Topic> = all.iter().flat_map(|&topic| G::links(topic)).collect();
    for (index, &topic) in all.iter().enumerate() {
        found.check(!all[..index].contains(&topic), || format!("{topic:?} is there twice"));
        let links = G::links(topic);
        for (nth, link) in links.iter().enumerate() {
            found.check(all.contains(link), || format!("{topic:?} leads to {link:?}, which has no page"));
            found.check(*link != topic, || format!("{topic:?} leads to itself"));
            found.check(!links[..nth].contains(link), || format!("{topic:?} leads twice to {link:?}"));
        }
        let option = topic.option_page();
        found.check(option.is_some() || !links.is_empty(), || format!("{topic:?} leads nowhere"));
        let preset = matches!(option, Some(OptionPage::Preset(_)));
        found.check(preset || reached.contains(&topic), || format!("nothing leads to {topic:?}"));
        if let Some(rule) = G::rule(topic) {
            found.check(G::RULE_NUMBERS.contains(&rule), || format!("{topic:?} tells of {rule}, which is no rule"));
        }
    }
    found
}

/// Checks that the file of the codex can be read, that each topic of the game, each option and each preset has a page, and that
/// no section occurs twice.
pub fn every_topic_has_its_page<G: CodexPages>() -> CheckFailures {
    let (mut found, all) = (CheckFailures::default(), G::topics());
    let error = read_codex::<G, G::Topic>(&G::FILE).err();
    found.check(error.is_none(), || error.map(|error| error.to_string()).unwrap_or_default());
    for topic in G::Topic::own() {
        found.check(all.contains(&topic), || format!("codex.ron has no page about {topic:?}"));
    }
    for page in OptionPage::all::<G>() {
        let topic = G::Topic::from(page);
        found.check(topic.option_page() == Some(page), || format!("{page:?} became {topic:?}"));
        found.check(all.contains(&topic), || format!("{topic:?} is not in the index"));
    }
    let mut sections: Vec<&str> = G::pages().iter().map(|page| page.section.as_str()).collect();
    sections.dedup();
    for (index, section) in sections.iter().enumerate() {
        found.check(!sections[..index].contains(section), || format!("the section {section} is there twice"));
    }
    found
}

/// Checks that every lesson that a page of the codex links to exists, and that some page links to each lesson without a coach. In
/// a game without pages of its own, lessons need no link.
pub fn codex_pages_link_to_lessons<G: CodexPages + GameLessons>() -> CheckFailures {
    let mut found = CheckFailures::default();
    let mut practised = Vec::new();
    for page in G::pages() {
        let Some(word) = page.lesson.as_deref() else { continue };
        let lesson = practise::<G>(word);
        found.check(lesson.is_some(), || format!("{:?}: no lesson is about {word}", page.topic));
        practised.extend(lesson);
    }
    let has_pages = G::pages().iter().any(|page| page.topic.option_page().is_none());
    for id in LessonId::<G>::all().filter(|id| has_pages && !id.lesson().coached) {
        found.check(practised.contains(&id), || format!("no page links to the lesson {}", id.word()));
    }
    found
}

/// Checks that the examples in the codex have different names, show the rules of their pages, begin with a decision and pass as
/// scenarios.
pub fn examples_can_be_played<G: CodexPages>() -> CheckFailures {
    let mut found = CheckFailures::default();
    for example in G::examples() {
        let name = example.name;
        found.check(G::example(name).is_some_and(|one| one.text == example.text), || format!("{name} is there twice"));
        let begins = example.scenario::<G>().and_then(|scenario| G::first_position(&scenario).ok());
        found.check(begins.is_some_and(|position| G::to_act(&position).is_some()), || format!("{name}: nothing to do"));
        let report = run_text::<G>(example.text);
        let shown = G::rule(example.topic).is_some_and(|rule| report.rules.iter().any(|shown| shown == rule));
        found.check(shown, || format!("{name} is about {:?}, not about its page", report.rules));
        found.check(report.failure.is_none(), || format!("{name}: {:?}", report.failure));
    }
    found
}

/// Checks that the facts on each page are the same when requested twice for the same position.
pub fn facts_of_every_position_are_repeatable<G: CodexPages>() -> CheckFailures {
    let (mut found, topics) = (CheckFailures::default(), G::topics());
    walk::<G>(2, |moment, _| {
        for &topic in &topics {
            let told = G::facts(moment.view, topic);
            found.check(told == G::facts(moment.view, topic), || format!("{topic:?}: facts that change"));
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::ToyGame;
    use orrery_learn::codex::CodexFile;

    /// Returns the message about a faulty page of a codex.
    fn fault(page: &'static str) -> String {
        let text = format!("[(section: \"all\", pages: [(topic: {page})])]").leak();
        read_codex::<ToyGame, OptionPage>(&CodexFile { text, scenarios: &[] }).expect_err("a fault").to_string()
    }

    #[test]
    fn faults_of_the_codex_file_name_the_page_and_what_is_missing() {
        assert_eq!(fault("\"metal Iron\""), "codex.ron: there is no topic `metal Iron`");
        let link = fault("\"preset plain\", links: [\"metal *\"]");
        assert_eq!(link, "codex.ron: `preset plain` links to `metal *`, which has no page");
        let example = fault("\"preset plain\", examples: [\"set-up\"]");
        assert_eq!(example, "codex.ron: `preset plain` has the example `set-up`, which is no scenario");
        assert!(fault("\"preset plain\", rules: []").starts_with("codex.ron: line 1"));
    }

    #[test]
    fn game_without_own_pages_gets_option_and_preset_pages() {
        assert_eq!(ToyGame::topics(), OptionPage::all::<ToyGame>());
    }
}
