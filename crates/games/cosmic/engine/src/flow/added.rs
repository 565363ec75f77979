//! Fields that earlier builds did not know.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

/// A field that earlier builds did not know. As long as it says nothing it is no part of a digest: games that they stored
/// keep their checksum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Added<T>(pub T);

impl<T: Default + PartialEq + Hash> Hash for Added<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if self.0 != T::default() {
            self.0.hash(hasher);
        }
    }
}

impl<T> Deref for Added<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Added<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
