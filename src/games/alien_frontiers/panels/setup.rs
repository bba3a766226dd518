//! The options of Alien Frontiers on the set-up screen: in the order and the words of its codex.

use crate::codex::{CodexTopic as _, OptionPage};
use crate::games::alien_frontiers::codex::{Choice, Topic};
use crate::games::alien_frontiers::locale::{has, text, topic_gist, topic_title};
use crate::games::alien_frontiers::rules::AlienFrontiers;
use crate::panels::{Described, SetupWords};

impl SetupWords for AlienFrontiers {
    fn shown_options() -> Vec<usize> {
        Choice::ALL.iter().filter_map(|&choice| option_of(Topic::Choice(choice))).collect()
    }

    // Who begins is no rule of an edition.
    fn is_apart(option: usize) -> bool {
        option_of(Topic::Choice(Choice::FirstPlayer)) == Some(option)
    }

    fn option_words(option: usize) -> Described {
        page(OptionPage::Option(option))
    }

    fn value_words(option: usize, value: usize) -> Described {
        let Topic::Choice(choice) = Topic::from(OptionPage::Option(option)) else { return Described::default() };
        let key = choice.value_keys()[value];
        let help = format!("{key}-help");
        let help = if has(&help) { text(&help) } else { topic_gist(Topic::Choice(choice)) };
        Described { name: text(key), help }
    }

    fn preset_words(preset: usize) -> Described {
        page(OptionPage::Preset(preset))
    }
}

fn page(page: OptionPage) -> Described {
    let topic = Topic::from(page);
    Described { name: topic_title(topic), help: topic_gist(topic) }
}

/// The number of the option that a page is about.
fn option_of(topic: Topic) -> Option<usize> {
    match topic.option_page()? {
        OptionPage::Option(option) => Some(option),
        OptionPage::Preset(_) => None,
    }
}
