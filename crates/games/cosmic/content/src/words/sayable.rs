//! What the log can say at all: whoever waits for it not to say something must use words it has.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ::texts::{FluentArgs, FluentValue};
use engine::table::Side;

use super::places::{OUTCOMES, PHASES, outcome_word, phase_word, side_word};
use super::plain;
use crate::plain::test_catalogue;
use crate::texts::{VALUES, alien_name, card_name, english};

/// The lines of the log, as `Words::event` writes them. `{things}` are players, planets, cards, ships and powers; `{any}` is
/// whatever somebody chose to say.
const LINES: &[&str] = &[
    "{player} is {aliens}",
    "{player}'s turn begins",
    "an extra encounter of {player} begins",
    "encounter {number} of {player} begins",
    "{phase} begins",
    "{player} uses {things}",
    "{player} goes by {things} sheet",
    "{player} plays {things}",
    "{things} of {player} is zapped",
    "{things} of {player} is cancelled",
    "{things} of {player} is prevented",
    "{things} of {player} is stolen by {player}",
    "{player} draws {things}",
    "{player} takes from {player}: {things}",
    "{things} goes to {things}",
    "{things} goes to out of the game",
    "discarded: {things}",
    "shown: {things}",
    "{player} looks at {things}",
    "{player} looks through {things}",
    "{player} and {player} exchange hands",
    "the hands of {player} and {player} are mixed",
    "{things} is shuffled anew",
    "a cosmic quake with an aftershock",
    "lost in the encounter: {things}",
    "sent to the warp: {things}",
    "paid: {things}",
    "lost by a failed deal: {things}",
    "lost without a home: {things}",
    "out of the game: {things}",
    "{things} is destroyed; {player} keeps it",
    "captured by {player}: {things}",
    "return: {things}",
    "leave the warp: {things}",
    "land: {things}",
    "found a colony: {things}",
    "for the {side}: {things}",
    "{things} goes into the gate",
    "{things} goes to the system of {player}",
    "{player} hires {things} for the {side}",
    "destiny: {things}",
    "the defense is {player}",
    "the gate is aimed at {things}",
    "the {side} invites {things}",
    "{player} joins the {side}",
    "the {side} lays {things} beside its card",
    "the {side} lays a kicker",
    "kicker of the {side}: {things}",
    "revealed: {things} against {things}",
    "the {side} claims {things}",
    "the claim of the {side} is off",
    "{things} multiplies: the total of the {side} is {number}",
    "the encounter cards change places",
    "the card of the {side} is {things}",
    "the card of the {side} has the value {number}",
    "the card of the {side} changes by {number}",
    "{player}: {number} for the {side} {any}",
    "the {side} wins whatever the cards say",
    "an upset: the {side} would win and loses",
    "offense {any}",
    "outcome: {outcome}",
    "the encounter is over: {outcome}",
    "{player} offers: gives {any}",
    "a deal is made",
    "the talks fail",
    "{player} collects {number} from {player} as compensation",
    "{player} receives {number} rewards",
    "{player} receives {number} reward",
    "{things} is lost",
    "{things} is regained",
    "{things} is zapped",
    "{player} becomes {things}",
    "the alien {things} is discarded",
    "{player} and {player} change places",
    "time runs back to planning",
    "about to win: {things}",
    "the game is won by {things}",
    "the game is drawn",
];

/// Words that stand between names where things are listed.
const AROUND: &[&str] = &[
    "'s",
    "a",
    "about",
    "around",
    "beside",
    "card",
    "cards",
    "colour",
    "deck",
    "destiny",
    "discard",
    "flare",
    "from",
    "game",
    "gate",
    "hand",
    "hired",
    "in",
    "kicker",
    "morph",
    "negotiate",
    "no",
    "nobody",
    "of",
    "on",
    "out",
    "pile",
    "place",
    "planet",
    "power",
    "reinforcement",
    "reward",
    "sheet",
    "ship",
    "ships",
    "side",
    "spare",
    "special",
    "stack",
    "system",
    "table",
    "the",
    "to",
    "under",
    "warp",
    "wild",
    "(wild)",
    "(super)",
    "offense",
    "defense",
    "attack",
];

static NAMES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let rules = test_catalogue();
    let aliens = rules.aliens.iter().map(|a| alien_name(a.id));
    let cards = rules.cards().map(|c| card_name(c.id));
    let specials = rules.specials.iter().map(|s| plain(s.id).into());
    let all = aliens.chain(cards).chain(specials);
    all.flat_map(|name| tokens(&name)).chain(AROUND.iter().map(|w| w.to_string())).collect()
});

static TEMPLATES: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let own = OWN.into_iter().flat_map(|(kind, before, about)| own_lines(kind, before, about));
    LINES.iter().map(|line| tokens(line)).chain(own.map(|line| tokens(&line))).collect()
});

/// The kinds of sentences that aliens and cards have of their own, what stands before them, and what they can be about: a
/// note may begin with it.
const OWN: [(&str, &str, &str); 2] = [("said-", "", " {any} "), ("note-", "{things} ", " {things} ")];

/// What the sentences of a kind can say, whatever they are about.
fn own_lines(kind: &str, before: &str, about: &'static str) -> Vec<String> {
    let lines = |key: &str| {
        let one = |value: FluentValue<'static>| {
            let mut args: FluentArgs = VALUES.into_iter().map(|arg| (arg, value.clone())).collect();
            args.set("player", "{player}");
            format!("{before}{}", english().sentence(key, &args).expect("it was listed"))
        };
        [about.into(), "yes".into(), "no".into(), 1.into()].map(one)
    };
    english().keys().filter(|key| key.starts_with(kind)).flat_map(lines).collect()
}

/// The words of a line; a possessive counts as one of its own, punctuation does not count.
fn tokens(line: &str) -> Vec<String> {
    let spaced = line.replace("'s ", " 's ").replace([',', ';', ':'], " ");
    let spaced = spaced.strip_suffix("'s").map_or(spaced.clone(), |rest| format!("{rest} 's"));
    spaced.split_whitespace().map(String::from).collect()
}

fn fills(slot: &str, word: &str) -> bool {
    let letter = |c: char| ('A'..='H').contains(&c);
    let number = || word.trim_start_matches(['+', '-']).parse::<u32>().is_ok();
    let player = || (word.len() == 1 && word.starts_with(letter)) || word == "nobody";
    let planet = || word.len() == 2 && word.starts_with(letter) && word.ends_with(|c: char| c.is_ascii_digit());
    match slot {
        "{player}" => player(),
        "{number}" => number(),
        "{side}" => Side::BOTH.into_iter().any(|side| side_word(side) == word),
        "{phase}" => PHASES.into_iter().any(|phase| phase_word(phase).split(' ').any(|w| w == word)),
        "{outcome}" => OUTCOMES.into_iter().any(|outcome| outcome_word(outcome).split(' ').any(|w| w == word)),
        "{things}" => player() || number() || planet() || NAMES.contains(word),
        "{aliens}" => player() || word == "is" || NAMES.contains(word),
        "{any}" => true,
        literal => literal == word,
    }
}

/// Could these words be part of a line of the log, in a game of players A, B, C …?
pub fn sayable(words: &str) -> bool {
    let words = tokens(words);
    !words.is_empty() && TEMPLATES.iter().any(|line| is_part(&words, line))
}

fn is_part(words: &[String], line: &[String]) -> bool {
    let repeats = |i: usize| matches!(line[i].as_str(), "{things}" | "{aliens}" | "{any}" | "{outcome}" | "{phase}");
    // where in the line the words so far can end; what somebody chooses to say is known by what comes before it
    let mut ends: BTreeSet<usize> = (0..line.len()).filter(|i| line[*i] != "{any}").collect();
    for (n, word) in words.iter().enumerate() {
        let mut next = BTreeSet::new();
        for end in ends {
            let from_here = if n == 0 { end..end + 1 } else { end..(end + 2).min(line.len()) };
            for i in from_here.filter(|i| n == 0 || *i > end || repeats(*i)) {
                if fills(&line[i], word) {
                    next.insert(i);
                }
            }
        }
        ends = next;
    }
    !ends.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_has_its_own_words() {
        for said in
            ["A uses Human's power", "Human's power", "goes to C's hand", "an aftershock", "destiny: B's colour"]
        {
            assert!(sayable(said), "{said}");
        }
        for never in ["Human's power is used", "A wins", "Humann", "kicker of the offense: Kicker 2 is turned up", ""] {
            assert!(!sayable(never), "{never}");
        }
    }
}
