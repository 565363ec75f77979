//! Counting: the official lists against the registry and the tags of passing scenarios.

use std::collections::BTreeSet;

use content::official;
use engine::ability::{Alien, Catalogue};
use engine::table::CardType;

use super::variants;

/// One kind of thing.
pub struct Section {
    /// Its name.
    pub key: &'static str,
    /// How many there are.
    pub total: usize,
    /// How many can be played; rulings are only covered or not.
    pub implemented: Option<usize>,
    /// How many of those a passing scenario covers.
    pub tested: usize,
    /// What cannot be played yet.
    pub missing: Vec<String>,
    /// What can be played but no passing scenario covers.
    pub untested: Vec<String>,
}

impl Section {
    fn new(key: &'static str, ids: Vec<&'static str>, there: impl Fn(&str) -> bool, tag: &str, tags: &Tags) -> Section {
        let tested = |id: &&str| tags.contains(&format!("{tag}{id}"));
        let (have, missing): (Vec<&str>, Vec<&str>) = ids.iter().copied().partition(|id| there(id));
        let untested: Vec<String> = have.iter().filter(|id| !tested(id)).map(|id| id.to_string()).collect();
        Section {
            key,
            total: ids.len(),
            implemented: Some(have.len()),
            tested: have.len() - untested.len(),
            missing: missing.into_iter().map(String::from).collect(),
            untested,
        }
    }
}

/// The tags of passing scenarios.
pub type Tags = BTreeSet<String>;

/// Is the whole power there?
pub fn has_power(a: &Alien) -> bool {
    a.complete && !(a.power.is_empty() && a.passives.is_empty())
}

/// Everything, counted.
pub fn sections(rules: &'static Catalogue, tags: &Tags) -> Vec<Section> {
    let aliens: Vec<&str> = official::aliens().map(|a| a.id).collect();
    let alien = |id: &str, has: fn(&Alien) -> bool| rules.alien(id).is_some_and(has);
    let artifact = |id: &str| {
        rules.card(id).is_some_and(|c| c.kind == CardType::Artifact && c.abilities.iter().any(|a| !a.effect.is_empty()))
    };
    let special = |id: &str| rules.specials.iter().any(|s| s.id == id);
    let mut rulings = Section::new("rulings", official::rulings().map(|r| r.id).collect(), |_| true, "", tags);
    rulings.implemented = None;
    vec![
        Section::new("aliens", aliens.clone(), |id| alien(id, has_power), "power:", tags),
        Section::new("wild", aliens.clone(), |id| alien(id, |a| !a.wild.is_empty()), "wild:", tags),
        Section::new("super", aliens, |id| alien(id, |a| !a.super_flare.is_empty()), "super:", tags),
        Section::new("artifacts", official::artifacts().map(|a| a.id).collect(), artifact, "artifact:", tags),
        Section::new("destiny", official::destiny().map(|d| d.id).collect(), special, "destiny:", tags),
        Section::new("techs", official::techs().map(|t| t.id).collect(), |id| rules.piece(id).is_some(), "tech:", tags),
        Section::new(
            "hazards",
            official::hazards().map(|(h, _)| h.id).collect(),
            |id| rules.piece(id).is_some(),
            "hazard:",
            tags,
        ),
        Section::new("variants", official::variants().map(|v| v.id).collect(), variants::works, "variant:", tags),
        rulings,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(key: &str, tags: &[&str]) -> Section {
        let tags = tags.iter().map(|t| t.to_string()).collect();
        sections(content::catalogue(), &tags).into_iter().find(|s| s.key == key).expect("there is such a section")
    }

    #[test]
    fn an_alien_is_tested_once_a_scenario_with_its_tag_passes() {
        let before = section("aliens", &[]);
        assert_eq!(before.total, 238);
        assert_eq!(before.tested, 0);
        let after = section("aliens", &["power:human", "wild:zombie"]);
        assert_eq!(after.tested, 1);
        assert!(before.untested.contains(&"human".into()) && !after.untested.contains(&"human".into()));
    }

    #[test]
    fn the_parts_add_up() {
        for s in sections(content::catalogue(), &Tags::new()) {
            let have = s.implemented.unwrap_or(s.total);
            assert_eq!(have + s.missing.len(), s.total, "{}", s.key);
            assert_eq!(s.tested + s.untested.len(), have, "{}", s.key);
        }
    }

    #[test]
    fn a_ruling_is_covered_by_its_id() {
        assert_eq!(section("rulings", &["AL-HUMAN-2", "no-ruling"]).tested, 1);
    }
}
