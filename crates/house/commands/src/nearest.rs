//! What somebody may have meant.

/// The words most like this one, the nearest first.
pub fn nearest<'w>(word: &str, known: impl IntoIterator<Item = &'w str>) -> Vec<&'w str> {
    let plain = word.to_lowercase();
    let far = |k: &str| strsim::damerau_levenshtein(&plain, &k.to_lowercase());
    let mut all: Vec<(usize, &str)> = known.into_iter().map(|k| (far(k), k)).collect();
    all.sort();
    all.into_iter().take(3).map(|(_, k)| k).collect()
}
