//! A seat with a hand changes hands by its own person's leave or by a vote of the others, and everybody reads it.

mod common;

use std::net::SocketAddr;

use common::*;
use cosmic::says::{ToClient, ToTable};
use engine::table::Seat;
use protocol::*;
use tempfile::tempdir;

/// Three people and a bot in a running game; the seats of the people.
async fn running(address: SocketAddr) -> Vec<Seated> {
    let mut seats = vec![make(address, options(4, Preset::Standard), 1, false).await];
    for name in ["Boris", "Chiyo"] {
        seats.push(sit(address, &seats[0].table, name).await);
    }
    seats
}

async fn come(address: SocketAddr, seats: &[Seated]) -> Vec<Client> {
    let mut clients = Vec::new();
    for seat in seats {
        clients.push(Client::come(address, &seat.table, Some(&seat.token), None).await);
    }
    clients[0].ask(|id| ToTable::Start { id }).await.unwrap();
    clients
}

fn code<T>(refused: Result<T, Trouble>) -> String {
    refused.err().expect("it is refused").code
}

/// Waits until somebody has been told this.
async fn reads(client: &mut Client, note: Note) {
    while client.talk.last().map(|said| &said.words) != Some(&Words::Note(note.clone())) {
        client.hear().await.expect("it is told");
    }
}

#[tokio::test]
async fn the_host_alone_gives_no_hand_away() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let address = server.address;
    let seats = running(address).await;
    // an invitation of before the game to a seat that a bot has kept
    let mut host = Client::come(address, &seats[0].table, Some(&seats[0].token), None).await;
    let invited = host.ask(|id| ToTable::Invite { id, seat: Seat(1) }).await.unwrap();
    let Some(ToClient::Invitation { secret, .. }) = invited else { panic!("an invitation") };
    drop(host);
    let mut people = come(address, &seats).await;
    let bot = Seat(1);
    for level in [None, Some(Level::Rookie)] {
        let refused = people[0].ask(|id| ToTable::Bot { id, seat: bot, level }).await;
        assert_eq!(code(refused), "needs_vote");
        let refused = people[0].ask(|id| ToTable::Bot { id, seat: Seat(2), level }).await;
        assert_eq!(code(refused), "needs_vote");
    }
    assert_eq!(code(people[0].ask(|id| ToTable::Invite { id, seat: bot }).await), "needs_vote");
    let take = TakeSeat { name: "Eve".into(), invitation: Some(secret), ..TakeSeat::default() };
    let path = format!("/api/tables/{}/seats", seats[0].table);
    refused(address, "POST", &path, &serde_json::to_string(&take).unwrap(), "bad_invitation").await;
    refused(address, "POST", &path, r#"{"name": "Eve", "seat": null, "invitation": null}"#, "full").await;
    let info: TableInfo = get(address, &format!("/api/tables/{}", seats[0].table)).await;
    assert_eq!(info.seats[1].sitter, Sitter::Bot { level: Level::Rookie });
    server.stop().await;
}

#[tokio::test]
async fn the_others_vote_on_a_seat() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let address = server.address;
    let seats = running(address).await;
    let mut people = come(address, &seats).await;
    let mut watcher = Client::come(address, &seats[0].table, None, None).await;
    let bot = Seat(1);
    let name = people[0].table.seats[1].name.clone();
    // somebody watching, the own seat, and a vote where there is none
    assert_eq!(code(watcher.ask(|id| ToTable::Propose { id, seat: bot, level: None }).await), "not_yours");
    assert_eq!(code(people[1].ask(|id| ToTable::Propose { id, seat: Seat(2), level: None }).await), "not_legal");
    assert_eq!(code(people[1].ask(|id| ToTable::Vote { id, yes: true }).await), "no_vote");

    // one yes of three is not enough, a second no ends it
    people[0].ask(|id| ToTable::Propose { id, seat: bot, level: None }).await.unwrap();
    assert_eq!(code(people[1].ask(|id| ToTable::Propose { id, seat: bot, level: None }).await), "vote_open");
    people[1].ask(|id| ToTable::Vote { id, yes: false }).await.unwrap();
    people[2].ask(|id| ToTable::Vote { id, yes: false }).await.unwrap();
    reads(&mut watcher, Note::Stays { name: name.clone() }).await;
    refused(
        address,
        "POST",
        &format!("/api/tables/{}/seats", seats[0].table),
        r#"{"name": "Eve", "seat": null, "invitation": null}"#,
        "full",
    )
    .await;

    // two of three carry it; then somebody new can sit down, and everybody reads both
    people[0].ask(|id| ToTable::Propose { id, seat: bot, level: None }).await.unwrap();
    people[2].ask(|id| ToTable::Vote { id, yes: true }).await.unwrap();
    reads(&mut watcher, Note::Opened { name }).await;
    let dora = sit(address, &seats[0].table, "Dora").await;
    assert_eq!(dora.seat, bot);
    for client in people.iter_mut().chain([&mut watcher]) {
        reads(client, Note::Sat { name: "Dora".into() }).await;
    }

    // a person's seat goes to a bot the same way, and the person has no say in it
    people[0].ask(|id| ToTable::Propose { id, seat: Seat(3), level: Some(Level::Rookie) }).await.unwrap();
    assert_eq!(code(people[2].ask(|id| ToTable::Vote { id, yes: false }).await), "not_yours");
    people[1].ask(|id| ToTable::Vote { id, yes: true }).await.unwrap();
    while !matches!(watcher.talk.last().map(|s| &s.words), Some(Words::Note(Note::Replaced { name, .. })) if name == "Chiyo")
    {
        watcher.hear().await.expect("it is told");
    }
    let lost = Client::try_come(address, &seats[2].table, Some(&seats[2].token), None).await;
    assert_eq!(code(lost), "bad_token");
    server.stop().await;
}

#[tokio::test]
async fn one_alone_cannot_have_a_bots_seat_opened() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let ada = make(server.address, options(3, Preset::Standard), 2, true).await;
    let mut ada = Client::come(server.address, &ada.table, Some(&ada.token), None).await;
    let refused = ada.ask(|id| ToTable::Propose { id, seat: Seat(1), level: None }).await;
    assert_eq!(code(refused), "no_voters");
    server.stop().await;
}

#[tokio::test]
async fn who_leaves_leaves_the_seat_to_a_bot_and_the_next_person_is_host() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let address = server.address;
    let seats = running(address).await;
    let mut people = come(address, &seats).await;
    assert_eq!(code(people[0].ask(|id| ToTable::Leave { id }).await), "seat_lost");
    let boris = &mut people[1];
    while !matches!(boris.talk.last().map(|s| &s.words), Some(Words::Note(Note::Left { name, .. })) if name == "Ada") {
        boris.hear().await.expect("it is told");
    }
    let info: TableInfo = get(address, &format!("/api/tables/{}", seats[0].table)).await;
    assert_eq!(info.host, Seat(2));
    assert_eq!(info.seats[0].sitter, Sitter::Bot { level: Level::Rookie });
    assert_eq!(code(Client::try_come(address, &seats[0].table, Some(&seats[0].token), None).await), "bad_token");
    server.stop().await;
}

#[tokio::test]
async fn a_named_seed_is_seen_by_everybody_before_sitting_down() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let address = server.address;
    let named = TableOptions { seed: Some(7), ..options(3, Preset::Standard) };
    let ada = make(address, named, 1, false).await;
    let info: TableInfo = get(address, &format!("/api/tables/{}", ada.table)).await;
    assert_eq!(info.options.seed, Some(7));
    let path = format!("/api/tables/{}/seats", ada.table);
    let take = |seed| serde_json::to_string(&TakeSeat { name: "Boris".into(), seed, ..TakeSeat::default() }).unwrap();
    refused(address, "POST", &path, &take(None), "seeded").await;
    refused(address, "POST", &path, &take(Some(8)), "seeded").await;
    let _: Seated =
        post(address, &path, &TakeSeat { name: "Boris".into(), seed: Some(7), ..TakeSeat::default() }).await;
    server.stop().await;
}

#[tokio::test]
async fn notes_are_the_tables_own() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let ada = make(server.address, options(3, Preset::Standard), 2, true).await;
    let mut ada = Client::come(server.address, &ada.table, Some(&ada.token), None).await;
    let words = Words::Note(Note::Sat { name: "Eve".into() });
    assert_eq!(code(ada.ask(|id| ToTable::Talk { id, words }).await), "bad_words");
    server.stop().await;
}
