//! What keys do in this game alone: nothing.

use super::Contraband;
use crate::settings::keys::OwnKeys;

impl OwnKeys for Contraband {}
