//! Sums of a game's statistics over matches.

/// A count, an array of counts or a struct of statistics that is summed over matches.
pub trait SummedStat {
    /// Adds the value of another match.
    fn add_stat(&mut self, other: &Self);
}

impl SummedStat for u32 {
    fn add_stat(&mut self, other: &Self) {
        *self += other;
    }
}

impl<const N: usize> SummedStat for [u32; N] {
    fn add_stat(&mut self, other: &Self) {
        self.iter_mut().zip(other).for_each(|(sum, more)| *sum += more);
    }
}

/// Defines structs of statistics, whose fields have the value 0 if a profile lacks them. Each field declares how its values from
/// two matches are combined: `sum` fields are added; a struct of statistics is merged field by field in its own way. Of `max`
/// fields the higher value is kept, `set` fields (flags and sets of bits) are united, and `skip` fields, which no profile
/// contains, stay as they are.
#[macro_export]
macro_rules! seat_stats {
    ($($(#[$meta:meta])* pub struct $stats:ident {
        $($(#[$field_meta:meta])* $kind:ident $visible:vis $field:ident: $type:ty),+ $(,)?
    })+) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
        #[serde(default)]
        pub struct $stats { $($(#[$field_meta])* $visible $field: $type),+ }

        impl $crate::stats::SummedStat for $stats {
            fn add_stat(&mut self, other: &Self) {
                $($crate::seat_stats!(@ $kind self.$field, other.$field);)+
            }
        }
    )+ };
    (@ sum $own:expr, $other:expr) => { $crate::stats::SummedStat::add_stat(&mut $own, &$other) };
    (@ max $own:expr, $other:expr) => { $own = $own.max($other) };
    (@ set $own:expr, $other:expr) => { $own |= $other };
    (@ skip $own:expr, $other:expr) => {};
}
