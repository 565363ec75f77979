//! `hypergate catalogue`: what there is, what is implemented, and what a passing scenario covers.

mod boxes;
mod count;
mod effects;
mod variants;

use serde_json::{Map, Value, json};

use boxes::BoxCount;
use commands::Failure;
use count::{Section, sections};

/// How to show it.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Show which scenarios cover which effect, of one alien or of everything
    #[arg(long, value_name = "ALIEN", num_args = 0..=1)]
    effects: Option<Option<String>>,
}

/// Shows the catalogue.
pub fn run(args: &Args) -> Result<(), Failure> {
    let print = |json: Value| println!("{}", serde_json::to_string_pretty(&json).expect("plain data can be written"));
    if let Some(alien) = &args.effects {
        let wanted = effects::wanted(content::catalogue(), alien.as_deref())?;
        let covered = effects::covered(&wanted, crate::rulings::scenarios()?);
        if args.json {
            print(effects::as_json(&covered))
        } else {
            print!("{}", effects::as_text(&covered))
        }
        return Ok(());
    }
    let sections = sections(content::catalogue(), &crate::rulings::passing_tags()?);
    let boxes = boxes::boxes(content::catalogue());
    if args.json {
        print(as_json(&sections, &boxes))
    } else {
        print!("{}", as_text(&sections, &boxes))
    }
    Ok(())
}

fn as_json(sections: &[Section], boxes: &[BoxCount]) -> Value {
    let mut all = Map::new();
    all.insert("boxes".into(), boxes.iter().map(BoxCount::as_json).collect());
    for s in sections {
        let mut one = Map::new();
        one.insert("total".into(), json!(s.total));
        match s.implemented {
            Some(n) => {
                one.insert("implemented".into(), json!(n));
                one.insert("tested".into(), json!(s.tested));
                one.insert("missing".into(), json!(s.missing));
                one.insert("untested".into(), json!(s.untested));
            }
            None => {
                one.insert("covered".into(), json!(s.tested));
                one.insert("uncovered".into(), json!(s.untested));
            }
        }
        all.insert(s.key.into(), one.into());
    }
    Value::Object(all)
}

fn as_text(sections: &[Section], boxes: &[BoxCount]) -> String {
    let mut text = format!("{:<10}  {:>5}  {:>11}  {:>6}\n", "", "total", "implemented", "tested");
    for s in sections {
        let implemented = s.implemented.map_or("".into(), |n| n.to_string());
        text += &format!("{:<10}  {:>5}  {:>11}  {:>6}\n", s.key, s.total, implemented, s.tested);
    }
    text += &format!("\n{:<16}  {:>7}  {:>7}  {:>7}  {:>7}\n", "box", "total", "powers", "wild", "super");
    for b in boxes {
        text += &format!("{:<16}  {:>7}  {:>7}  {:>7}  {:>7}\n", b.set, b.total, b.powers, b.wild, b.super_flares);
    }
    for s in sections {
        text += &list(&format!("{} missing", s.key), &s.missing);
        let word = if s.implemented.is_some() { "without a passing scenario" } else { "not covered" };
        text += &list(&format!("{} {word}", s.key), &s.untested);
    }
    text
}

/// A heading and names, at most 100 columns wide.
fn list(heading: &str, names: &[String]) -> String {
    if names.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{heading} ({}):\n", names.len());
    let mut line = String::from(" ");
    for (i, name) in names.iter().enumerate() {
        let comma = if i + 1 < names.len() { "," } else { "" };
        if line.len() + name.len() + comma.len() + 1 > 100 {
            text += &line;
            text += "\n";
            line = String::from(" ");
        }
        line += &format!(" {name}{comma}");
    }
    text += &line;
    text += "\n";
    text
}
