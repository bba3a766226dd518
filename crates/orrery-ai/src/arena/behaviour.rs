//! Behaviour statistics of a player in a match, which show how characters differ.

/// Defines a game's behaviour statistics as a struct of numbers. Each field is given with its name in tables, in table order.
#[macro_export]
macro_rules! behaviour_stats {
    ($($(#[$doc:meta])* $field:ident = $name:literal,)+) => {
        /// The behaviour of one seat in one match. Sums and means over matches have the same fields.
        #[derive(Debug, Clone, Copy, PartialEq, Default, serde::Serialize)]
        pub struct SeatBehaviour {
            $($(#[$doc])* pub $field: f64,)+
        }

        impl $crate::arena::BehaviourStats for SeatBehaviour {
            fn named(&self) -> Vec<(&'static str, f64)> {
                vec![$(($name, self.$field)),+]
            }

            fn scaled(mut self, factor: f64) -> Self {
                $(self.$field *= factor;)+
                self
            }
        }

        impl std::ops::AddAssign for SeatBehaviour {
            fn add_assign(&mut self, other: SeatBehaviour) {
                $(self.$field += other.$field;)+
            }
        }
    };
}

pub use behaviour_stats;

#[cfg(test)]
mod tests {
    use crate::arena::BehaviourStats as _;

    behaviour_stats! {
        deeds = "deeds",
        gain = "gain",
    }

    #[test]
    fn habits_are_summed_and_scaled_field_by_field() {
        let mut sum = SeatBehaviour { deeds: 1.0, gain: 4.0 };
        sum += SeatBehaviour { deeds: 0.0, gain: 2.0 };
        assert_eq!(sum.scaled(0.5).named(), [("deeds", 0.5), ("gain", 3.0)]);
    }
}
