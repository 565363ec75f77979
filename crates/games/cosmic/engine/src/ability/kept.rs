//! What the steps of an effect keep for later ones.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::table::{OtherKind, Value};

/// The values that the steps of a use or procedure keep for later ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kept(SmallVec<[Value; 2]>);

impl Kept {
    /// Nothing but this.
    pub(crate) fn only(value: impl Into<Value>) -> Kept {
        Kept(SmallVec::from_elem(value.into(), 1))
    }
    /// One more.
    pub(crate) fn add(&mut self, value: impl Into<Value>) {
        self.0.push(value.into());
    }
    /// More of them.
    pub(crate) fn join(&mut self, more: &Kept) {
        if !more.is_empty() {
            self.0.extend_from_slice(&more.0);
        }
    }
    /// Nothing any more.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }
    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The value with this number, if there is one. It is a mistake to take it for something that it is not.
    pub fn get<T: TryFrom<Value, Error = OtherKind>>(&self, n: usize) -> Option<T> {
        self.0.get(n).map(|value| known_kind(*value))
    }
    /// Those from this number on, all of one kind.
    pub fn since<T: TryFrom<Value, Error = OtherKind>>(&self, n: usize) -> impl Iterator<Item = T> {
        self.0.iter().skip(n).map(|value| known_kind(*value))
    }
}

fn known_kind<T: TryFrom<Value, Error = OtherKind>>(value: Value) -> T {
    T::try_from(value).unwrap_or_else(|other| panic!("what a step recalls is {other}"))
}
