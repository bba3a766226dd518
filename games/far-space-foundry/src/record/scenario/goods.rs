//! Goods in scenario files, such as `skyrite 2 skyrite* 1`.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

use crate::rules::GoodsStore;
use crate::rules::notation::{parse_goods, write_store};

/// The contents of a store, written as text. A good with a star is stacked on a single good of the same kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ScenarioGoods(pub GoodsStore);

impl fmt::Display for ScenarioGoods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_store(&self.0))
    }
}

impl Serialize for ScenarioGoods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ScenarioGoods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut lines = parse_goods(&text).map_err(|error| D::Error::custom(format_args!("`{text}`: {error}")))?;
        lines.sort_by_key(|line| line.on);
        let mut store = GoodsStore::default();
        for line in lines {
            if line.off {
                return Err(D::Error::custom(format_args!(
                    "`{text}`: the star must follow a good that is on top of another"
                )));
            }
            if !line.on {
                store.add(line.good, line.count);
            } else if !store.add_on(line.good, line.count) {
                return Err(D::Error::custom(format_args!("`{text}`: there is nothing below {}", line.good)));
            }
        }
        Ok(ScenarioGoods(store))
    }
}
