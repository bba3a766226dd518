//! A cache of values that are built once per type, for generic code that does not know the games.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

/// Returns the value of type `T`, built by `make` on the first call and kept until the program ends. There is one value per type,
/// so every caller must pass the same `make`.
pub fn static_cache<T: Send + Sync + 'static>(make: fn() -> T) -> &'static T {
    static MADE: RwLock<BTreeMap<TypeId, &'static (dyn Any + Send + Sync)>> = RwLock::new(BTreeMap::new());
    let of_type = |made: &'static (dyn Any + Send + Sync)| made.downcast_ref::<T>();
    let found = MADE.read().unwrap_or_else(PoisonError::into_inner).get(&TypeId::of::<T>()).copied();
    if let Some(value) = found.and_then(of_type) {
        return value;
    }
    // The value is built before the lock is taken, because building it may request another cached value.
    let new: &'static T = Box::leak(Box::new(make()));
    let mut made = MADE.write().unwrap_or_else(PoisonError::into_inner);
    of_type(*made.entry(TypeId::of::<T>()).or_insert(new)).unwrap_or(new)
}

#[cfg(test)]
mod tests {
    use super::static_cache;

    #[test]
    fn cache_keeps_one_value_per_type() {
        let words: &'static Vec<String> = static_cache(|| vec!["one".to_owned()]);
        let again: &'static Vec<String> = static_cache(|| vec!["two".to_owned()]);
        let numbers: &'static Vec<u8> = static_cache(|| vec![static_cache(|| 7u8).to_owned()]);
        assert!(std::ptr::eq(words, again));
        assert_eq!((words.as_slice(), numbers.as_slice()), (["one".to_owned()].as_slice(), [7].as_slice()));
    }
}
