//! What keys do in this game alone: nothing.

use super::StarshipCatan;
use crate::settings::keys::OwnKeys;

impl OwnKeys for StarshipCatan {}
