//! What the house asks of a game to show its codex.

use orrery_core::Colour;
use orrery_core::WindowGame;
use orrery_learn::codex::{CodexPages, CodexTopic as _};
use orrery_learn::of;
use orrery_locale::{Names, Wording, option_words, text};
use orrery_table::Interaction;

/// A paragraph of what a page's thing is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// What stands over it.
    pub head: Option<String>,
    /// The words.
    pub words: String,
}

/// Something that is true in a match, as a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactRow {
    /// What it is about.
    pub head: String,
    /// What is true.
    pub what: String,
    /// Whose it is, if it is somebody's.
    pub colour: Option<Colour>,
}

/// How the drawing of a page stands over it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Portrait {
    /// Small, as a sign.
    #[default]
    Sign,
    /// Large.
    Thing,
    /// Large, and so that it fills its frame.
    Filling,
}

/// A game whose codex can be read. By default its pages are those about rule options and their sets, in its own words where it has
/// them ([`option_words`]).
pub trait CodexWords: WindowGame<Rules: CodexPages + Interaction> + Wording {
    /// The drawing that stands for the whole codex.
    const EMBLEM: &'static str = "icon-codex";

    /// What a page is called.
    #[must_use]
    fn title(topic: of::Topic<Self>) -> String {
        topic.option_page().map(option_words::title::<Self>).unwrap_or_default()
    }

    /// What the part of the index is called that it stands in; the pages of a part stand together.
    #[must_use]
    fn part(topic: of::Topic<Self>) -> String {
        let _ = topic;
        text("codex-part-choices")
    }

    /// The drawing that stands for it.
    #[must_use]
    fn emblem(topic: of::Topic<Self>) -> String {
        let _ = topic;
        "icon-settings".to_owned()
    }

    /// How that drawing stands over the page.
    #[must_use]
    fn portrait(topic: of::Topic<Self>) -> Portrait {
        let _ = topic;
        Portrait::Sign
    }

    /// What its thing is, in a sentence or two, as it is with these options.
    #[must_use]
    fn gist(topic: of::Topic<Self>, options: &of::Options<Self>) -> Vec<Paragraph> {
        let _ = options;
        let words = topic.option_page().and_then(option_words::gist::<Self>);
        words.map(|words| Paragraph { head: None, words }).into_iter().collect()
    }

    /// What there is to know about it, one point each, with the numbers of matches with these options.
    #[must_use]
    fn points(topic: of::Topic<Self>, options: &of::Options<Self>) -> Vec<String> {
        let _ = options;
        topic.option_page().map(option_words::points::<Self>).unwrap_or_default()
    }

    /// The values of an option, the default first; nothing for other pages.
    #[must_use]
    fn values(topic: of::Topic<Self>) -> Vec<String> {
        topic.option_page().map(option_words::values::<Self>).unwrap_or_default()
    }

    /// A fact of what is known, `view`, as a row; `mover` is what who decides is called. By default no fact has words.
    #[must_use]
    fn fact_row(fact: &of::Fact<Self>, view: &of::View<Self>, mover: &str, names: &Names) -> Option<FactRow> {
        let _ = (fact, view, mover, names);
        None
    }

    /// Whether a fact is only true for who decides; by default none is.
    #[must_use]
    fn is_of_the_mover(fact: &of::Fact<Self>) -> bool {
        let _ = fact;
        false
    }

    /// What the lessons about it name: the page leads to the first of them. By default it leads to none.
    #[must_use]
    fn practised_as(topic: of::Topic<Self>) -> Option<&'static str> {
        let _ = topic;
        None
    }

    /// What there is to play with in an example, in a few words; by default nothing is said of it.
    #[must_use]
    fn plays_with(scenario: &of::Scenario<Self>) -> Option<String> {
        let _ = scenario;
        None
    }

    /// The page that explains what can be clicked at `target`; by default none does.
    #[must_use]
    fn page_of(target: of::Target<Self>, view: &of::View<Self>) -> Option<of::Topic<Self>> {
        let _ = (target, view);
        None
    }

    /// The page that explains what the player is in the middle of; by default none does.
    #[must_use]
    fn page_of_draft(draft: &of::Draft<Self>) -> Option<of::Topic<Self>> {
        let _ = draft;
        None
    }
}
