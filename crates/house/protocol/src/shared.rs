//! What many are told alike: it lies in memory once and is written as JSON once.

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::ser::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::{Config, TS, TypeVisitor};

/// Something that many are told alike. To JSON and TypeScript it is what it contains.
pub struct Shared<T>(Arc<Written<T>>);

struct Written<T> {
    it: T,
    text: OnceLock<Box<RawValue>>,
}

impl<T> Shared<T> {
    /// Something that nobody shares yet.
    pub fn new(it: T) -> Shared<T> {
        Shared(Arc::new(Written { it, text: OnceLock::new() }))
    }
}

impl<T: PartialEq> Shared<T> {
    /// This, if the other is the same; the other if not.
    pub fn or(&self, other: T) -> Shared<T> {
        if **self == other { self.clone() } else { Shared::new(other) }
    }
    /// Becomes an earlier one that is the same: it takes no room, and is known to be the same at a glance.
    pub fn keep(&mut self, earlier: &Shared<T>) {
        if *self == *earlier {
            self.clone_from(earlier);
        }
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0.it
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Shared<T> {
        Shared(self.0.clone())
    }
}

impl<T> From<T> for Shared<T> {
    fn from(it: T) -> Shared<T> {
        Shared::new(it)
    }
}

impl<T: Default> Default for Shared<T> {
    fn default() -> Shared<T> {
        Shared::new(T::default())
    }
}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.it.fmt(f)
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Shared<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.it == other.0.it
    }
}

impl<T: Eq> Eq for Shared<T> {}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if let Some(text) = self.0.text.get() {
            return text.serialize(to);
        }
        let text = to_raw_value(&self.0.it).map_err(S::Error::custom)?;
        self.0.text.get_or_init(|| text).serialize(to)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Shared<T>, D::Error> {
        T::deserialize(from).map(Shared::new)
    }
}

impl<T: TS> TS for Shared<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &Config) -> String {
        T::name(config)
    }
    fn inline(config: &Config) -> String {
        T::inline(config)
    }
    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_dependencies(visitor);
    }
    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_generics(visitor);
        visitor.visit::<T>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_written_as_what_it_contains() {
        let plain = vec![(1u8, "a\"b".to_string()), (2, "ü".to_string())];
        let shared: Shared<Vec<(u8, String)>> = plain.clone().into();
        let expected = serde_json::to_string(&plain).unwrap();
        for _ in 0..2 {
            assert_eq!(serde_json::to_string(&shared).unwrap(), expected);
            assert_eq!(serde_json::to_value(&shared).unwrap(), serde_json::to_value(&plain).unwrap());
        }
        let back: Shared<Vec<(u8, String)>> = serde_json::from_str(&expected).unwrap();
        assert_eq!(back, shared);
    }

    #[test]
    fn what_is_the_same_is_shared() {
        let (one, other) = (Shared::new(vec![1, 2]), vec![1, 2, 3]);
        assert!(Arc::ptr_eq(&one.0, &one.or(vec![1, 2]).0));
        assert_eq!(*one.or(other.clone()), other);
        let mut later = Shared::new(vec![1, 2]);
        later.keep(&one);
        assert!(Arc::ptr_eq(&one.0, &later.0));
        later.keep(&Shared::new(other));
        assert!(Arc::ptr_eq(&one.0, &later.0));
    }
}
