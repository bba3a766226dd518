//! The topics of a game's codex.

use std::fmt::Debug;
use std::hash::Hash;

use super::option_page::OptionPage;

/// The subject of a page: a concept of the game, a rule option or a preset.
pub trait CodexTopic: Copy + Eq + Hash + Debug + Send + Sync + From<OptionPage> + 'static {
    /// Returns the option or preset that the page describes, if any.
    fn option_page(self) -> Option<OptionPage>;

    /// Returns every topic that is neither an option nor a preset. By default there are none.
    fn own() -> Vec<Self> {
        Vec::new()
    }

    /// Returns the topic with this kind and this word, as written in the file, or `None` if there is none. Options and presets
    /// are not included.
    fn from_words(kind: &str, word: &str) -> Option<Self> {
        let _ = (kind, word);
        None
    }
}

impl CodexTopic for OptionPage {
    fn option_page(self) -> Option<OptionPage> {
        Some(self)
    }
}

/// The type for facts, prices and click targets in games whose codex has none. It has no values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoCodex {}

/// Defines the types of [`CodexPages`](crate::codex::CodexPages) for a codex without prices and without reasons why a click does
/// nothing.
#[macro_export]
macro_rules! codex_without_prices {
    () => {
        type Priced = $crate::codex::NoCodex;
        type PriceBreakdown = $crate::codex::NoCodex;
        type BegunOrder = ();
        type Clickable = $crate::codex::NoCodex;
        type Blocked = $crate::codex::NoCodex;
    };
}

/// Defines the enum of a game's topics, with a variant for each kind of topic and the variant `Option` for rule options and
/// presets: `codex_topics! { Topic { Metal(Metal) = "metal", Raw(Good) = "raw" in Good::RAWS } }`. A kind has the values of a
/// [`keyword_enum!`](orrery_core::keyword_enum), or only those of the list after `in`. The text is the kind's name in the keys of
/// `codex.ron`.
#[macro_export]
macro_rules! codex_topics {
    ($(#[$meta:meta])* $name:ident {
        $($(#[$vmeta:meta])* $variant:ident($words:ty) = $kind:literal $(in $list:expr)?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$vmeta])* $variant($words),)+
            /// A rule option or a preset.
            Option($crate::codex::OptionPage),
        }

        impl From<$crate::codex::OptionPage> for $name {
            fn from(page: $crate::codex::OptionPage) -> Self {
                $name::Option(page)
            }
        }

        impl $crate::codex::CodexTopic for $name {
            fn option_page(self) -> Option<$crate::codex::OptionPage> {
                match self {
                    $name::Option(page) => Some(page),
                    _ => None,
                }
            }

            fn own() -> Vec<Self> {
                let mut all = Vec::new();
                $(all.extend($crate::codex_topics!(@values $words $(, $list)?).iter().copied().map($name::$variant));)+
                all
            }

            fn from_words(kind: &str, word: &str) -> Option<Self> {
                match kind {
                    $($kind => {
                        let mut all = $crate::codex_topics!(@values $words $(, $list)?).iter().copied();
                        all.find(|value| value.word() == word).map($name::$variant)
                    })+
                    _ => None,
                }
            }
        }
    };
    (@values $words:ty) => { <$words>::ALL };
    (@values $words:ty, $list:expr) => { $list };
}
