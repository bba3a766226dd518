//! The codex interface of a game: the texts and pictures of its pages.

use orrery_core::Colour;
use orrery_core::GameFrontend;
use orrery_learn::codex::{CodexPages, CodexTopic as _};
use orrery_learn::game_types;
use orrery_locale::{MatchTexts, PlayerNames, option_words};
use orrery_table::OrderInput;

/// A paragraph of a page's description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// The heading of the paragraph, if it has one.
    pub head: Option<String>,
    /// The text of the paragraph.
    pub words: String,
}

/// A current fact of a match, shown as a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactRow {
    /// The subject of the fact.
    pub head: String,
    /// The text of the fact.
    pub what: String,
    /// The seat that the fact is about, if any.
    pub colour: Option<Colour>,
}

/// The presentation of a page's picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PictureStyle {
    /// A small picture, like an icon.
    #[default]
    Sign,
    /// A large picture with some space around it.
    Thing,
    /// A large picture that fills its frame.
    Filling,
}

impl PictureStyle {
    /// Returns the usual presentation of the picture with this name: icons are signs, other pictures are things.
    pub fn of(picture: &str) -> Self {
        if picture.starts_with("icon-") { PictureStyle::Sign } else { PictureStyle::Thing }
    }
}

/// A game with a codex. By default its pages are those about rule options and presets, with the game's own texts where it has
/// them ([`option_words`]).
pub trait CodexTexts: GameFrontend<Rules: CodexPages + OrderInput> + MatchTexts {
    /// The name of the picture that represents the codex.
    const EMBLEM: &'static str = "icon-codex";

    /// Returns the title of a page.
    fn title(topic: game_types::Topic<Self>) -> String {
        topic.option_page().map(option_words::title::<Self>).unwrap_or_default()
    }

    /// Returns the title of a page's section in the index. By default it is the message `codex-part-SECTION`.
    fn part(topic: game_types::Topic<Self>) -> String {
        let section = Self::Rules::page(topic).map(|page| format!("codex-part-{}", page.section));
        section.map(|key| Self::text(&key)).unwrap_or_default()
    }

    /// Returns the name of a page's picture. By default it is the picture that `codex.ron` names, or else the icon of the
    /// settings.
    fn emblem(topic: game_types::Topic<Self>) -> String {
        let picture = Self::Rules::page(topic).and_then(|page| page.picture.clone());
        picture.unwrap_or_else(|| "icon-settings".to_owned())
    }

    /// Returns the presentation of a page's picture. By default it is the usual one of the picture.
    fn portrait(topic: game_types::Topic<Self>) -> PictureStyle {
        PictureStyle::of(&Self::emblem(topic))
    }

    /// Describes the subject of a page in a sentence or two, as the given options define it.
    fn gist(topic: game_types::Topic<Self>, options: &game_types::Options<Self>) -> Vec<Paragraph> {
        let _ = options;
        let words = topic.option_page().and_then(option_words::gist::<Self>);
        words.map(|words| Paragraph { head: None, words }).into_iter().collect()
    }

    /// Returns the facts about the subject, one per entry, with the numbers that apply under the given options.
    fn points(topic: game_types::Topic<Self>, options: &game_types::Options<Self>) -> Vec<String> {
        let _ = options;
        topic.option_page().map(option_words::points::<Self>).unwrap_or_default()
    }

    /// Returns the values of the option that a page describes, the default first, or an empty list for other pages.
    fn values(topic: game_types::Topic<Self>) -> Vec<String> {
        topic.option_page().map(option_words::values::<Self>).unwrap_or_default()
    }

    /// Returns a fact of the position as a row, or `None` if it has no text, as by default. `view` is the viewer's view, and
    /// `mover` is the name of the decider.
    fn fact_row(
        fact: &game_types::CodexFact<Self>,
        view: &game_types::View<Self>,
        mover: &str,
        names: &PlayerNames,
    ) -> Option<FactRow> {
        let _ = (fact, view, mover, names);
        None
    }

    /// Reports whether a fact applies only to the decider. By default none does.
    fn is_of_the_mover(fact: &game_types::CodexFact<Self>) -> bool {
        let _ = fact;
        false
    }

    /// Returns the word by which lessons refer to the subject. The page links to the first lesson about it. By default it is the
    /// word that `codex.ron` names, if there is one.
    fn practised_as(topic: game_types::Topic<Self>) -> Option<&'static str> {
        Self::Rules::page(topic)?.lesson.as_deref()
    }

    /// Describes in a few words the things that an example lets the player try. By default there is no description.
    fn plays_with(scenario: &game_types::Scenario<Self>) -> Option<String> {
        let _ = scenario;
        None
    }

    /// Returns the page about a target of the board. By default there is none.
    fn page_of(
        target: game_types::ClickTarget<Self>,
        view: &game_types::View<Self>,
    ) -> Option<game_types::Topic<Self>> {
        let _ = (target, view);
        None
    }

    /// Returns the page about the order that the player is drafting. By default there is none.
    fn page_of_draft(draft: &game_types::OrderDraft<Self>) -> Option<game_types::Topic<Self>> {
        let _ = draft;
        None
    }
}
