//! What keys do in this game alone: nothing.

use super::FarSpaceFoundry;
use crate::settings::keys::OwnKeys;

impl OwnKeys for FarSpaceFoundry {}
