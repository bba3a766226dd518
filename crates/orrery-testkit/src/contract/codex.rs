//! Checks of a game's codex: its pages, their links, facts and examples.

use orrery_learn::codex::{CodexPages, CodexTopic as _, OptionPage};
use orrery_record::run_text;

use super::findings::CheckFailures;
use super::walk::walk;

/// Checks that the pages of the codex are listed once, that their links lead to different other pages in the list, and that the
/// rules that they describe exist.
pub fn links_lead_to_existing_pages<G: CodexPages>() -> CheckFailures {
    let (mut found, all) = (CheckFailures::default(), G::topics());
    for (index, &topic) in all.iter().enumerate() {
        found.check(!all[..index].contains(&topic), || format!("{topic:?} is there twice"));
        let links = G::links(topic);
        for (nth, link) in links.iter().enumerate() {
            found.check(all.contains(link), || format!("{topic:?} leads to {link:?}, which has no page"));
            found.check(*link != topic, || format!("{topic:?} leads to itself"));
            found.check(!links[..nth].contains(link), || format!("{topic:?} leads twice to {link:?}"));
        }
        if let Some(rule) = G::rule(topic) {
            found.check(G::RULE_NUMBERS.contains(&rule), || format!("{topic:?} tells of {rule}, which is no rule"));
        }
    }
    found
}

/// Checks that each option and each preset of the game has a page in the codex.
pub fn every_option_and_preset_has_its_page<G: CodexPages>() -> CheckFailures {
    let (mut found, all) = (CheckFailures::default(), G::topics());
    for page in OptionPage::all::<G>() {
        let topic = G::Topic::from(page);
        found.check(topic.option_page() == Some(page), || format!("{page:?} became {topic:?}"));
        found.check(all.contains(&topic), || format!("{topic:?} is not in the index"));
    }
    found
}

/// Checks that the examples in the codex belong to listed pages, have different names, begin with a decision and pass as
/// scenarios.
pub fn examples_can_be_played<G: CodexPages>() -> CheckFailures {
    let (mut found, all) = (CheckFailures::default(), G::topics());
    for example in G::EXAMPLES {
        let name = example.name;
        found.check(all.contains(&example.topic), || format!("{name} belongs to no page"));
        found.check(G::example(name).is_some_and(|one| one.text == example.text), || format!("{name} is there twice"));
        let begins = example.scenario::<G>().and_then(|scenario| G::first_position(&scenario).ok());
        found.check(begins.is_some_and(|position| G::to_act(&position).is_some()), || format!("{name}: nothing to do"));
        let failure = run_text::<G>(example.text).failure;
        found.check(failure.is_none(), || format!("{name}: {failure:?}"));
    }
    found
}

/// Checks that the facts on each page are the same when asked for twice in a position.
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

    #[test]
    fn game_without_own_pages_gets_option_and_preset_pages() {
        assert_eq!(ToyGame::topics(), OptionPage::all::<ToyGame>());
    }
}
