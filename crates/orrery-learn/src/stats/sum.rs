//! Sums of a game's statistics over matches.

/// A count, or an array of counts, that is summed over matches.
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

/// Defines the method `merge` of a struct with statistics, which adds those of another match. Each field is listed once: `sum`
/// fields are added, of `max` fields the higher value is kept, `set` fields (flags and sets of bits) are united, and `part` fields
/// are merged by their own `merge`.
#[macro_export]
macro_rules! merge_stats {
    ($stats:ty:
        $(sum $($sum:ident),+;)?
        $(max $($max:ident),+;)?
        $(set $($set:ident),+;)?
        $(part $($part:ident),+;)?
    ) => {
        impl $stats {
            /// Adds the statistics of another match.
            pub(super) fn merge(&mut self, other: &Self) {
                $($($crate::stats::SummedStat::add_stat(&mut self.$sum, &other.$sum);)+)?
                $($(self.$max = self.$max.max(other.$max);)+)?
                $($(self.$set |= other.$set;)+)?
                $($(self.$part.merge(&other.$part);)+)?
            }
        }
    };
}
