//! What waiting costs, with the wishes everybody begins with (table 2.9).

use cosmic::says::{ToClient, Wishes};
use cosmic::tables::{Request, Table};
use engine::ask::{Answer, Question};
use engine::table::Seat;
use engine::view::Event;
use protocol::*;
use rand::SeedableRng;
use rand_pcg::Pcg32;
use table::*;

/// What one person went through in one game.
#[derive(Debug, Default)]
struct Account {
    encounters: u64,
    beats: u64,
    /// Milliseconds in beats.
    waited: u64,
    /// Prompts in beats that demand attention.
    loud: u64,
    /// Prompts in beats in which nothing but passing is legal.
    empty: u64,
    decisions: u64,
}

fn play(wishes: Wishes, seed: u64) -> Account {
    let options = TableOptions::new(5, Preset::Standard).timed(60);
    let mut chairs = vec![Who::Bot(Level::Rookie); 5];
    chairs[0] = Who::Person;
    let (mut table, _) = Table::new(Setup { options, chairs, seed: Seed::Key(seed.into()) }, 0).unwrap();
    let (me, audience) = (Seat(0), Audience::Chair(Seat(0)));
    table.watched(audience, true);
    table.presence(0, me, true);
    table.request(0, me, Request::Wish(wishes)).unwrap();
    let (mut now, mut account, mut dice) = (0, Account::default(), Pcg32::seed_from_u64(seed));
    let mut shown = 0;
    while !table.is_over() {
        let snapshot = table.snapshot(now, audience);
        let beat = snapshot.wait.as_ref().is_some_and(|w| !matches!(w.kind, Waiting::Decision | Waiting::Deal));
        for prompt in snapshot.prompts.iter().filter(|p| p.id > shown && beat) {
            account.loud += prompt.loud as u64;
            // in the round of reinforcements one may say that one is done, whatever one holds
            let may_say_done = snapshot.wait.as_ref().is_some_and(|w| w.kind == Waiting::Reinforce);
            let nothing = matches!(&prompt.ask.question, Question::Use { offers, .. } if offers.is_empty());
            account.empty += (nothing && !may_say_done) as u64;
        }
        shown = snapshot.prompts.iter().map(|p| p.id).max().unwrap_or(0).max(shown);
        let step = match snapshot.prompts.iter().find(|_| !beat).filter(|p| p.loud) {
            Some(prompt) => {
                account.decisions += 1;
                let answer = match prompt.ask.question.sample(&mut dice) {
                    Answer::Deal(_) => Answer::Deal(Box::new(engine::ask::DealMove::Refuse)),
                    answer => answer,
                };
                table.request(now, me, Request::Answer { prompt: prompt.id, answer }).unwrap()
            }
            None => {
                let next = table.next().expect("time goes on").max(now);
                account.waited += if beat { next - now } else { 0 };
                now = next;
                account.beats += beat as u64;
                table.advance(now)
            }
        };
        let told = step.frames.iter().filter_map(|(_, m)| if let ToClient::Update(u) = m { Some(u) } else { None });
        let begins = told.flat_map(|u| &u.events).filter(|e| matches!(***e, Event::EncounterBegins { .. })).count();
        account.encounters += begins as u64;
    }
    account
}

#[test]
fn few_prompts_and_none_in_vain() {
    let accounts: Vec<Account> = (0..8).map(|seed| play(Wishes::default(), seed)).collect();
    let mut loud: Vec<u64> = accounts.iter().map(|a| a.loud).collect();
    loud.sort();
    assert!(loud[loud.len() / 2] <= 15, "{loud:?}");
    let sum = |f: fn(&Account) -> u64| accounts.iter().map(f).sum::<u64>();
    assert_eq!(sum(|a| a.empty), 0, "nobody is asked in vain");
    let (encounters, waited) = (sum(|a| a.encounters), sum(|a| a.waited));
    println!(
        "{encounters} encounters, {} beats, {:.1} s of waiting and {:.1} decisions of one person in an encounter",
        sum(|a| a.beats),
        waited as f64 / encounters as f64 / 1000.0,
        sum(|a| a.decisions) as f64 / encounters as f64,
    );
    assert!(accounts.iter().all(|a| a.encounters > 0));
}

#[test]
fn who_wants_to_be_asked_everywhere_is_asked() {
    let wishes = Wishes { full_control: true, ..Wishes::default() };
    let asked: u64 = (0..4).map(|seed| play(wishes.clone(), seed).loud).sum();
    assert!(asked > 40, "{asked}");
}
