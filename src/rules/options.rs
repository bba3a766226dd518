//! The rule options of section 8 and their presets.

use serde::{Deserialize, Serialize};

/// Data files write a value as its word in quotes: words have blanks, which names of values cannot have.
macro_rules! as_words {
    ($name:ident) => {
        impl From<$name> for &'static str {
            fn from(value: $name) -> Self {
                value.word()
            }
        }
        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(word: String) -> Result<Self, String> {
                Self::from_word(&word).ok_or_else(|| format!("`{}` is not one of its words", word.escape_debug()))
            }
        }
    };
}

macro_rules! option_values {
    ($(#[$meta:meta])* $name:ident { $(#[$dmeta:meta])* $default:ident = $dword:literal $(, $(#[$vmeta:meta])* $variant:ident = $word:literal)* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
        #[serde(into = "&'static str", try_from = "String")]
        #[repr(u8)]
        pub enum $name {
            $(#[$dmeta])* #[default] $default,
            $($(#[$vmeta])* $variant),*
        }
        as_words!($name);
        impl $name {
            /// Every value, the default first.
            pub const ALL: &'static [$name] = &[$name::$default, $($name::$variant),*];
            /// The word of scenario files and set-ups.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $name::$default => $dword, $($name::$variant => $word),* }
            }
            /// Reads a word, ignoring case.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|v| v.word().eq_ignore_ascii_case(word))
            }
        }
    };
}

option_values! {
    /// SET-6: how many colonies a player has.
    Length { /** 8, 7 or 6 colonies with 2, 3 or 4 players. */ Normal = "normal", /** 8 colonies always. */ Long = "long" }
}
option_values! {
    /// SET-7: who begins.
    FirstPlayer { /** The highest roll. */ Roll = "roll", /** Anybody, by chance. */ Random = "random", /** The first seat. */ Chosen = "chosen" }
}
option_values! {
    /// SET-4: how much fuel and ore there is.
    Supply { /** No limit. */ Unlimited = "unlimited", /** 30 fuel and 20 ore. */ Limited = "limited" }
}
option_values! {
    /// TURN-5: when the Maintenance Bay is refused.
    DockingDuty { /** While the ship could dock alone and without price. */ Soft = "soft", /** Never. */ Free = "free", /** While the ship could dock at all. */ Strict = "strict" }
}
option_values! {
    /// FAC-LM: whose ships set the lowest value.
    Mine { /** Everybody's. */ Strict = "strict", /** Only other players'. */ Forgiving = "forgiving" }
}
option_values! {
    /// FAC-OM: what a pair does after one of its ships was teleported out.
    MarketAfterTeleport { /** It trades no more. */ Ends = "ends", /** It trades on until the turn ends. */ Kept = "kept" }
}
option_values! {
    /// FAC-SY: the price of the sixth ship.
    SixthShip { /** 3 fuel 3 ore. */ ThreeOre = "3+3", /** 3 fuel 2 ore. */ Text2011 = "2011 text" }
}
option_values! {
    /// TER-AC: which ship of the turn earns Asimov Crater's extra circle.
    Asimov { /** The second. */ SecondShip = "second ship", /** The first. */ Text2011 = "2011 text" }
}
option_values! {
    /// FAC-CH 4: how long surplus advances wait for a launch.
    HubSurplus { /** For the very next order. */ Immediate = "immediate", /** Until the turn ends. */ UntilEndOfTurn = "until end of turn" }
}
option_values! {
    /// TECH-PC: how many ships the Plasma Cannon's discard must leave.
    CannonMinimum { /** Three out of stock, one on the Terraforming Station not counted. */ Rules2011 = "2011", /** More than three before the shot, the Terraforming Station counted. */ Rules2010 = "2010" }
}
option_values! {
    /// END-4: victory points that end the game.
    VpTarget { /** None. */ Off = "off", /** 12, 10 or 9 with 2, 3 or 4 players. */ Standard = "standard", /** As standard, 8 with four players. */ Short = "short" }
}

/// All options of section 8; the default is the preset `2011`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SET-6.
    pub length: Length,
    /// SET-7.
    pub first_player: FirstPlayer,
    /// SET-4.
    pub supply: Supply,
    /// TURN-5.
    pub docking_duty: DockingDuty,
    /// FAC-LM.
    pub mine: Mine,
    /// FAC-OM.
    pub market_after_teleport: MarketAfterTeleport,
    /// FAC-SY.
    pub sixth_ship: SixthShip,
    /// TER-AC.
    pub asimov: Asimov,
    /// FAC-CH 4.
    pub hub_surplus: HubSurplus,
    /// TECH-PC.
    pub cannon_minimum: CannonMinimum,
    /// END-4.
    pub vp_target: VpTarget,
}

/// A named set of options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Preset {
    /// All defaults.
    #[default]
    Rules2011,
    /// The 2010 edition's Plasma Cannon.
    Rules2010,
    /// The 2011 text taken by the letter.
    Literal2011,
    /// As the 2011 tablet app played.
    App,
}

as_words!(Preset);

impl Preset {
    /// Every preset, the default first.
    pub const ALL: &'static [Preset] = &[Preset::Rules2011, Preset::Rules2010, Preset::Literal2011, Preset::App];

    /// The word of scenario files and the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Preset::Rules2011 => "2011",
            Preset::Rules2010 => "2010",
            Preset::Literal2011 => "2011 literal",
            Preset::App => "app",
        }
    }

    /// Reads a word, ignoring case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|v| v.word().eq_ignore_ascii_case(word))
    }

    /// The options this preset stands for.
    #[must_use]
    pub fn options(self) -> Options {
        let defaults = Options::default();
        match self {
            Preset::Rules2011 => defaults,
            Preset::Rules2010 => Options { cannon_minimum: CannonMinimum::Rules2010, ..defaults },
            Preset::Literal2011 => Options { sixth_ship: SixthShip::Text2011, asimov: Asimov::Text2011, ..defaults },
            Preset::App => Options {
                docking_duty: DockingDuty::Free,
                hub_surplus: HubSurplus::UntilEndOfTurn,
                mine: Mine::Forgiving,
                market_after_teleport: MarketAfterTeleport::Kept,
                ..defaults
            },
        }
    }
}
