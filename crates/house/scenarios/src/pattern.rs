//! Patterns of phrases: literal words, `(s)` for what may be left out, `{player}` for what is filled in.

/// A piece of text that fills a slot, and where it stands in the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arg<'t> {
    /// The text.
    pub text: &'t str,
    /// Its first byte within the step.
    pub at: usize,
}

#[derive(Debug, PartialEq, Eq)]
enum Part<'p> {
    Literal(&'p str),
    Maybe(&'p str),
    Slot(&'p str),
}

fn parts(pattern: &str) -> Vec<Part<'_>> {
    let mut out = Vec::new();
    let mut rest = pattern;
    while !rest.is_empty() {
        let next = rest.find(['{', '(']).unwrap_or(rest.len());
        if next > 0 {
            out.push(Part::Literal(&rest[..next]));
            rest = &rest[next..];
            continue;
        }
        let close = if rest.starts_with('{') { '}' } else { ')' };
        let end = rest.find(close).expect("a bracket in a phrase is closed");
        let inner = &rest[1..end];
        out.push(if close == '}' { Part::Slot(inner) } else { Part::Maybe(inner) });
        rest = &rest[end + 1..];
    }
    out
}

/// What may fill a slot. Only the shape is looked at.
#[derive(Clone, Copy)]
pub enum Shape {
    /// Whatever stands there.
    Any,
    /// A word of this shape.
    Word(fn(&str) -> bool),
    /// One or several words of this shape.
    Words(fn(&str) -> bool),
}

/// The shape of each slot, by its name.
pub type Slots = fn(&str) -> Shape;

/// Is this the letter of a player?
pub fn is_letter(c: char) -> bool {
    ('A'..='H').contains(&c)
}

/// The shape of a slot: players and numbers are the same for all games.
fn shape(slot: &str, slots: Slots) -> Shape {
    match slot {
        "player" => Shape::Word(|text| text.len() == 1 && text.starts_with(is_letter)),
        "number" => Shape::Word(|text| text.parse::<i32>().is_ok()),
        _ => slots(slot),
    }
}

/// May this text fill a slot of this shape?
fn fits(shape: Shape, text: &str) -> bool {
    if text.is_empty() || text.starts_with(' ') || text.ends_with(' ') {
        return false;
    }
    match shape {
        Shape::Any => true,
        Shape::Word(fits) | Shape::Words(fits) => fits(text),
    }
}

fn starts_with(text: &str, word: &str) -> bool {
    text.len() >= word.len() && text.is_char_boundary(word.len()) && text[..word.len()].eq_ignore_ascii_case(word)
}

fn fill<'t>(parts: &[Part], text: &'t str, at: usize, args: &mut Vec<Arg<'t>>, slots: Slots) -> bool {
    let Some((part, rest)) = parts.split_first() else { return at == text.len() };
    match part {
        Part::Literal(word) => starts_with(&text[at..], word) && fill(rest, text, at + word.len(), args, slots),
        Part::Maybe(word) => {
            let kept = args.len();
            if starts_with(&text[at..], word) && fill(rest, text, at + word.len(), args, slots) {
                return true;
            }
            args.truncate(kept);
            fill(rest, text, at, args, slots)
        }
        Part::Slot(slot) => {
            let (kept, shape) = (args.len(), shape(slot, slots));
            for end in (at + 1)..=text.len() {
                if text.is_char_boundary(end) && fits(shape, &text[at..end]) {
                    args.push(Arg { text: &text[at..end], at });
                    if fill(rest, text, end, args, slots) {
                        return true;
                    }
                    args.truncate(kept);
                }
            }
            false
        }
    }
}

/// What fills the slots of a pattern, if the text fits it.
pub fn matches<'t>(pattern: &str, text: &'t str, slots: Slots) -> Option<Vec<Arg<'t>>> {
    let mut args = Vec::new();
    fill(&parts(pattern), text, 0, &mut args, slots).then_some(args)
}

/// The letters that have to be changed to make one word the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().flat_map(char::to_lowercase).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().flat_map(char::to_lowercase).enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let change = before + (ca != *cb) as usize;
            before = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(before + 1);
        }
    }
    row[b.len()]
}

/// The known word nearest to an unknown one, if one is near enough to be meant.
pub fn nearest_word<W: AsRef<str>>(word: &str, known: impl IntoIterator<Item = W>) -> Option<W> {
    let best = known.into_iter().map(|k| (distance(word, k.as_ref()), k)).min_by_key(|(d, _)| *d)?;
    (best.0 <= 1 + word.chars().count() / 2).then_some(best.1)
}

/// How far a text is from a pattern, and the byte of the first word that does not fit.
fn misfit(pattern: &str, text: &str, slots: Slots) -> (usize, usize) {
    let wanted: Vec<&str> = pattern.split_whitespace().collect();
    let mut words: Vec<(usize, &str)> = Vec::new();
    let mut at = 0;
    for word in text.split_whitespace() {
        at += text[at..].find(word).unwrap_or(0);
        words.push((at, word));
        at += word.len();
    }
    let (n, m) = (wanted.len(), words.len());
    const STOP: usize = 6;
    let cost = |want: &str, word: &str| -> usize {
        let want = want.trim_matches([':', ',']);
        let word = word.trim_matches([':', ',']);
        if let Some(slot) = want.strip_prefix('{').and_then(|w| w.split('}').next()) {
            let text = word.split('\'').next().unwrap_or(word);
            return match shape(slot, slots) {
                shape @ Shape::Word(_) if !fits(shape, text) => 9,
                _ => 2,
            };
        }
        let want = want.replace("(s)", "");
        if want.eq_ignore_ascii_case(word) || want.eq_ignore_ascii_case(word.trim_end_matches('s')) {
            0
        } else {
            3 + (distance(&want, word) * 8 / want.len().max(word.len()).max(1)).min(8)
        }
    };
    // What fills a slot of a game's own may be long.
    let long = |want: &str| want.starts_with('{') && !matches!(want.trim_matches([':', ',']), "{player}" | "{number}");
    // table[i][j]: the cost of fitting the first j words to the first i of the pattern
    let mut table = vec![vec![0usize; m + 1]; n + 1];
    for i in 0..=n {
        for j in 0..=m {
            if i == 0 || j == 0 {
                table[i][j] = (i + j) * STOP;
                continue;
            }
            let mut best = table[i - 1][j - 1] + cost(wanted[i - 1], words[j - 1].1);
            best = best.min(table[i - 1][j] + STOP).min(table[i][j - 1] + STOP);
            if long(wanted[i - 1]) {
                best = best.min(table[i][j - 1] + 2);
            }
            table[i][j] = best;
        }
    }
    // The first word that costs something on the best way through.
    let (mut i, mut j, mut first) = (n, m, text.len());
    while i > 0 && j > 0 {
        let here = table[i][j];
        let step = cost(wanted[i - 1], words[j - 1].1);
        if here == table[i - 1][j - 1] + step {
            if step > 2 {
                first = words[j - 1].0;
            }
            (i, j) = (i - 1, j - 1);
        } else if long(wanted[i - 1]) && here == table[i][j - 1] + 2 {
            j -= 1;
        } else if here == table[i][j - 1] + STOP {
            first = words[j - 1].0;
            j -= 1;
        } else {
            first = words[j - 1].0;
            i -= 1;
        }
    }
    if j > 0 {
        first = 0;
    }
    (table[n][m], first)
}

/// The pattern nearest to a text that fits none, and the byte at which the text departs from it.
pub fn nearest<'p>(text: &str, patterns: impl IntoIterator<Item = &'p str>, slots: Slots) -> Option<(&'p str, usize)> {
    let all = patterns.into_iter().map(|p| (misfit(p, text, slots), p));
    all.min_by_key(|((cost, _), _)| *cost).map(|((_, at), p)| (p, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(name: &str) -> Shape {
        match name {
            "place" => Shape::Words(|text| matches!(text, "in the warp" | "in the gate")),
            _ => Shape::Any,
        }
    }

    #[test]
    fn slots_are_filled() {
        let text = "A has 1 ship in the warp";
        let args = matches("{player} has {number} ship(s) {place}", text, slots).expect("it fits");
        let texts: Vec<&str> = args.iter().map(|a| a.text).collect();
        assert_eq!(texts, ["A", "1", "in the warp"]);
        assert_eq!(args[2].at, 13);
        for other in ["A has one ship in the warp", "A has 1 ship in the warps"] {
            assert!(matches("{player} has {number} ship(s) {place}", other, slots).is_none());
        }
    }

    #[test]
    fn the_nearest_phrase_and_the_word_that_departs() {
        let phrases = ["{player} has {number} ship(s) {place}", "{player} holds {cards}", "the turn ends"];
        let nearest = |text| nearest(text, phrases, slots);
        assert_eq!(nearest("A hold negotiate"), Some(("{player} holds {cards}", 2)));
        assert_eq!(nearest("the turn is over").map(|n| n.0), Some("the turn ends"));
        assert_eq!(nearest("A has three ships in the warp"), Some((phrases[0], 6)));
    }

    #[test]
    fn words_are_near_or_far() {
        assert_eq!(nearest_word("Bluee", ["Blue", "Yellow"]), Some("Blue"));
        assert_eq!(nearest_word("Xyz", ["Blue", "Yellow"]), None);
    }
}
