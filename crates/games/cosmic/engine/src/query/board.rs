//! Roles, colonies and ships.

use smallvec::SmallVec;

use crate::ability::{Purpose, Query, Who};
use crate::flow::{Bend, Encounter, Fate};
use crate::game::Game;
use crate::table::*;
use crate::windows::Phase;

impl Game {
    /// The encounter under way.
    ///
    /// # Panics
    /// Outside any encounter.
    pub fn encounter(&self) -> &Encounter {
        self.state().encounters.last().expect("an encounter is under way")
    }
    /// The encounter under way, if there is one.
    pub fn maybe_encounter(&self) -> Option<&Encounter> {
        self.state().encounters.last()
    }
    /// The id of the encounter under way, or of the next one.
    pub fn encounter_id(&self) -> EncounterId {
        self.maybe_encounter().map_or(EncounterId(self.state().next_encounter), |e| e.id)
    }
    /// The phase under way.
    pub fn phase(&self) -> Option<Phase> {
        self.maybe_encounter().map(|e| e.phase)
    }
    /// The offense.
    pub fn offense(&self) -> Seat {
        self.maybe_encounter().map_or(self.state().turn.owner, |e| e.offense)
    }
    /// The defense, once known.
    pub fn defense(&self) -> Option<Seat> {
        self.maybe_encounter().and_then(|e| e.defense)
    }
    /// The seats in timing order: offense, defense, then clockwise from the offense (R23.1).
    pub fn timing_order(&self) -> SmallVec<[Seat; MAX_SEATS]> {
        let offense = self.offense();
        let defense = self.defense().filter(|d| *d != offense);
        let all = self.players.len();
        let (mut order, mut n) = ([offense; MAX_SEATS], 1);
        if let Some(defense) = defense {
            (order[1], n) = (defense, 2);
        }
        let mut seat = offense;
        while n < all {
            seat = Seat(if seat.ix() + 1 == all { 0 } else { seat.0 + 1 });
            if Some(seat) != defense {
                order[n] = seat;
                n += 1;
            }
        }
        SmallVec::from_buf_and_len(order, n)
    }
    /// The other seats, clockwise from the left of this one.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> {
        let n = self.players.len() as u8;
        (1..n).map(move |i| Seat((from.0 + i) % n))
    }
    /// Everybody but this seat.
    pub fn others(&self, seat: Seat) -> Seats {
        self.seats().without(seat)
    }
    /// The seats that have a role.
    pub fn in_role(&self, who: Who) -> Seats {
        let all = self.seats();
        if who == Who::Any {
            return all;
        }
        let Some(e) = self.maybe_encounter() else { return Seats::NONE };
        let offense = Seats::one(e.offense);
        let defense = e.defense.map_or(Seats::NONE, Seats::one);
        let main = offense.or(defense);
        let allies = e.allies[0].or(e.allies[1]);
        match who {
            Who::Any => all,
            Who::Main => main,
            Who::Offense => offense,
            Who::Defense => defense,
            Who::Ally => allies,
            Who::OffensiveAlly => e.allies[Side::Offense.ix()],
            Who::Involved => main.or(allies),
            Who::NotMain => all.minus(main),
            Who::Bystander => all.minus(main).minus(allies),
            Who::NotOffense => all.minus(offense),
            Who::NotDefense => all.minus(defense),
        }
    }
    /// Does the seat have the role?
    pub fn plays_role(&self, who: Who, seat: Seat) -> bool {
        self.in_role(who).has(seat)
    }

    /// How many colours nobody plays (R1.7).
    pub(crate) fn spare_colours(&self) -> u8 {
        self.rules().spare_colours(self.players.len() as u8, &self.state().options.sets)
    }

    // ---- colonies ----------------------------------------------------------------------------------------------

    /// The seat in whose system a planet lies.
    pub fn owner_of(&self, planet: PlanetId) -> Option<Seat> {
        self.seat_of(self.planets[planet.ix()].system)
    }
    /// Colonies in the own system (R2.2).
    pub fn home_colonies(&self, seat: Seat) -> usize {
        self.home[self.colour(seat).ix()] as usize
    }
    /// Colonies in other systems (R2.2), and planets that count as such.
    pub fn foreign_colonies(&self, seat: Seat) -> usize {
        (self.foreign[self.colour(seat).ix()] + self.players[seat.ix()].trophies) as usize + self.counted_planets(seat)
    }
    /// What a seat's foreign colonies count for towards winning (R18.1): planets it keeps may count for more.
    pub fn progress(&self, seat: Seat) -> usize {
        (self.foreign[self.colour(seat).ix()] + self.players[seat.ix()].trophy_worth) as usize
            + self.counted_planets(seat)
    }
    /// Planets in the own system that count as foreign colonies.
    fn counted_planets(&self, seat: Seat) -> usize {
        self.system(self.colour(seat)).iter().filter(|p| self.planets[p.ix()].counts).count()
    }
    /// The planets of a seat's colonies.
    pub fn colonies_of(&self, seat: Seat) -> PlanetList {
        self.colonies(self.colour(seat)).list()
    }
    /// Planets in the own system.
    pub fn home_planets(&self, seat: Seat) -> PlanetList {
        self.system(self.colour(seat)).list()
    }
    /// Does the seat have a colony on the planet?
    pub fn has_colony(&self, seat: Seat, planet: PlanetId) -> bool {
        self.on_planet(planet, self.colour(seat)) > 0
    }
    /// The planets with ships of a seat, whatever has become of the planet.
    fn settled(&self, seat: Seat) -> PlanetSet {
        self.reckoned.settled[self.colour(seat).ix()]
    }
    /// Has a seat a ship on any planet at all?
    pub(crate) fn has_ship_on_planet(&self, seat: Seat) -> bool {
        !self.settled(seat).is_empty()
    }
    /// Planets of the defense where the offense could gain a colony (R0.4, R7.2, O13).
    pub fn legal_targets(&self, offense: Seat, system: Colour) -> PlanetList {
        self.system(system).minus(self.settled(offense)).list()
    }
    /// Colonies of a player outside its home system on which the offense could encounter it, were that allowed (R6.6,
    /// E-WILL-1): where the offense has none, and in its own system even beside ships of its own (R6.3).
    pub fn far_targets(&self, offense: Seat, defense: Seat) -> PlanetList {
        let (home, own) = (self.colour(defense), self.colour(offense));
        let far = self.colonies(home).minus(self.system(home));
        far.and(self.system(own)).or(far.minus(self.settled(offense))).list()
    }
    /// The other seats that the offense can have a legal encounter with in their home systems (R0.4, R6.5, R27.3).
    pub fn possible_targets(&self, offense: Seat) -> Seats {
        let settled = self.settled(offense);
        let free = |s: &Seat| !self.system(self.colour(*s)).minus(settled).is_empty();
        self.others(offense).iter().filter(free).collect()
    }
    /// The other seats that the offense could have a legal encounter with in any system at all.
    pub fn targets_anywhere(&self, offense: Seat) -> Seats {
        let far = |s: &Seat| !self.far_targets(offense, *s).is_empty();
        self.possible_targets(offense).or(self.others(offense).iter().filter(far).collect())
    }

    // ---- ships -------------------------------------------------------------------------------------------------

    /// A ship.
    pub fn ship(&self, ship: ShipId) -> &Ship {
        &self.ships[ship.ix()]
    }
    /// The seat that commands a ship.
    pub fn ship_owner(&self, ship: ShipId) -> Option<Seat> {
        self.seat_of(self.ship(ship).colour)
    }
    /// Is a ship in the warp, out of the game, or captured by another player?
    pub fn is_lost(&self, ship: ShipId) -> bool {
        let ship = self.ship(ship);
        match ship.place {
            Place::Warp | Place::Removed => true,
            Place::Under(top) => self.ship(top).colour != ship.colour,
            Place::Around(system, _) => system != ship.colour,
            _ => false,
        }
    }
    /// The side on which a ship takes part in the encounter (R2.6).
    pub fn involved(&self, ship: ShipId) -> Option<Side> {
        let ship = self.ship(ship);
        match ship.place {
            Place::Gate => Some(Side::Offense),
            Place::Beside => Some(Side::Defense),
            Place::Planet(p) => {
                let e = self.maybe_encounter()?;
                let defends = e.target == Some(p) && e.defense.is_some_and(|d| self.colour(d) == ship.colour);
                defends.then_some(Side::Defense)
            }
            _ => None,
        }
    }
    /// The ships of a seat on one side of the encounter; a stack is one ship.
    pub fn ships_in_encounter(&self, seat: Seat, side: Side) -> ShipList {
        let mut ships = ShipList::new();
        self.gather_in_encounter(&mut ships, seat, side);
        ships
    }
    /// Adds the ships of a seat on one side of the encounter to a list.
    pub(crate) fn gather_in_encounter(&self, ships: &mut ShipList, seat: Seat, side: Side) {
        let colour = self.colour(seat);
        let Some(e) = self.maybe_encounter() else { return };
        self.gather(ships, colour, Game::committed_to(side));
        if side == Side::Defense
            && e.defense == Some(seat)
            && let Some(target) = e.target
        {
            self.gather(ships, colour, Place::Planet(target));
        }
    }
    /// Adds the ships of a colour at a place to a list: as many as are counted there.
    pub(crate) fn gather(&self, ships: &mut ShipList, colour: Colour, place: Place) {
        let n = self.count_at(colour, place);
        if n > 0 {
            self.gather_some(ships, colour, place, n);
        }
    }
    /// Adds the first so many of them.
    pub(crate) fn gather_some(&self, ships: &mut ShipList, colour: Colour, place: Place, n: u8) {
        // The places that are asked for all the time are told apart once, not for every ship.
        match place {
            Place::Planet(planet) => {
                self.gather_where(ships, colour, n, |p| matches!(p, Place::Planet(q) if q == planet))
            }
            Place::Warp => self.gather_where(ships, colour, n, |p| matches!(p, Place::Warp)),
            Place::Gate => self.gather_where(ships, colour, n, |p| matches!(p, Place::Gate)),
            place => self.gather_where(ships, colour, n, |p| p == place),
        }
    }
    #[inline]
    fn gather_where(&self, ships: &mut ShipList, colour: Colour, n: u8, is_there: impl Fn(Place) -> bool) {
        let (berths, mut left) = (self.berths(colour), n);
        let first = berths.start;
        for (i, ship) in self.ships[berths].iter().enumerate() {
            if left == 0 {
                break;
            }
            // Few are there, and nearly all are of this colour: in this order most ships need one look.
            if is_there(ship.place) && ship.colour == colour {
                ships.push(ShipId((first + i) as u16));
                left -= 1;
            }
        }
    }
    /// How many ships a seat has on one side of the encounter; a stack is one ship.
    pub fn count_in_encounter(&self, seat: Seat, side: Side) -> usize {
        let colour = self.colour(seat);
        let Some(e) = self.maybe_encounter() else { return 0 };
        let mut n = self.count_at(colour, Game::committed_to(side)) as usize;
        if side == Side::Defense
            && e.defense == Some(seat)
            && let Some(target) = e.target
        {
            n += self.on_planet(target, colour) as usize;
        }
        n
    }
    /// How many ships a side has in the encounter, as its total counts them.
    pub fn side_ships(&self, side: Side) -> usize {
        self.seats().iter().map(|s| self.count_in_encounter(s, side)).sum()
    }
    /// Where the ships stand that were sent to a side.
    pub const fn committed_to(side: Side) -> Place {
        match side {
            Side::Offense => Place::Gate,
            Side::Defense => Place::Beside,
        }
    }
    /// The ships of a seat in the warp.
    pub fn warp_ships(&self, seat: Seat) -> ShipList {
        let mut ships = ShipList::new();
        self.gather(&mut ships, self.colour(seat), Place::Warp);
        ships
    }
    /// How many ships of a seat are in the warp.
    pub fn in_warp(&self, seat: Seat) -> usize {
        self.warp[self.colour(seat).ix()] as usize
    }
    /// The ships on a seat's colonies that are not in the encounter.
    pub fn ships_on_colonies(&self, seat: Seat) -> Fleet {
        let defended = self.defended(seat);
        let free = |ship: &Ship| matches!(ship.place, Place::Planet(p) if defended != Some(p));
        self.fleet_of(self.colour(seat)).filter(|(_, ship)| free(ship)).map(|(id, _)| id).collect()
    }
    /// Has a seat a ship on a colony that is not in the encounter?
    pub fn has_free_ship(&self, seat: Seat) -> bool {
        let mut free = self.settled(seat);
        if let Some(planet) = self.defended(seat) {
            free.drop(planet);
        }
        !free.is_empty()
    }
    /// Must a ship stay where it is?
    pub fn must_stay(&self, ship: ShipId) -> bool {
        self.bent(Bend::Fate(ship, Fate::Bound))
    }
    /// Has a seat a ship that it could send as an ally (R8.3)?
    pub fn has_ship_to_send(&self, seat: Seat) -> bool {
        self.has_free_ship(seat) || (self.bent(Bend::FromWarp) && self.in_warp(seat) > 0)
    }
    /// The ships that a seat could send as an ally: from colonies, and where an effect says so from the warp.
    pub fn ships_to_send(&self, seat: Seat) -> ShipList {
        let mut ships: ShipList = self.ships_on_colonies(seat).into_iter().collect();
        if self.bent(Bend::FromWarp) {
            ships.extend(self.warp_ships(seat));
        }
        ships
    }
    /// The ships on a seat's colonies, the targeted planet included (R2.12).
    pub fn colony_ships(&self, seat: Seat) -> Fleet {
        let settled = |(id, s): &(ShipId, &Ship)| matches!(s.place, Place::Planet(_)) && !self.must_stay(*id);
        self.fleet_of(self.colour(seat)).filter(settled).map(|(id, _)| id).collect()
    }
    /// The ships a seat can lose: those on colonies and on pieces they are the crew of, and those in the encounter where that is
    /// allowed (R2.12, R22.2, ruling G-044).
    pub fn losable(&self, seat: Seat, even_involved: bool) -> Fleet {
        let defended = self.defended(seat);
        let mut ships = Fleet::new();
        for (id, ship) in self.fleet_of(self.colour(seat)) {
            let free = match ship.place {
                Place::Planet(p) => (even_involved || defended != Some(p)) && !self.must_stay(id),
                Place::Gate | Place::Beside => even_involved,
                Place::On(piece) => self.is_crewed(piece, seat),
                _ => false,
            };
            if free {
                ships.push(id);
            }
        }
        ships
    }
    /// Are a seat's ships on a piece under its control (R2.12)?
    fn is_crewed(&self, piece: PieceId, seat: Seat) -> bool {
        self.holder(piece) == Some(seat) && self.cast().def(self.piece(piece).def).kind.crewed
    }
    /// The ships of a seat that lie on a piece.
    pub fn crew(&self, piece: PieceId, seat: Seat) -> ShipList {
        self.ships_at(self.colour(seat), Place::On(piece)).collect()
    }
    /// The planet on which a seat's ships take part in the encounter as the defense.
    fn defended(&self, seat: Seat) -> Option<PlanetId> {
        self.maybe_encounter().filter(|e| e.defense == Some(seat)).and_then(|e| e.target)
    }
    /// The ships of a seat for which it gains, having won: read when it does (R16.4).
    pub fn entitled(&self, seat: Seat) -> usize {
        self.encounter().entitled.iter().filter(|s| self.ship_owner(**s) == Some(seat)).count()
    }
    /// Those of a seat's ships that may leave the game: it keeps as many as it needs foreign colonies to win. Hired ones
    /// are no ships to win with: they may go, and none is kept for them.
    pub fn removable(&self, seat: Seat, ships: &[ShipId]) -> ShipList {
        let in_game = |s: &Ship| s.place != Place::Removed && s.hired.is_none();
        let fleet = self.fleet_of(self.colour(seat)).filter(|(_, s)| in_game(s)).count();
        let mut left = fleet.saturating_sub(self.needed(seat));
        let mut may_go = |s: &ShipId| match self.ship(*s).hired {
            Some(_) => true,
            None if left > 0 => {
                left -= 1;
                true
            }
            None => false,
        };
        ships.iter().copied().filter(|s| may_go(s)).collect()
    }
    /// The colonies to which ships of a seat can return: those that keep a ship besides the leaving and moving ones.
    pub fn havens(&self, seat: Seat, leaving: &[ShipId], moving: &[ShipId]) -> PlanetList {
        let colour = self.colour(seat);
        let mut gone = [0u8; MAX_PLANETS];
        let mut goes = |ship: &ShipId| match *self.ship(*ship) {
            Ship { place: Place::Planet(p), colour: of, .. } if of == colour => gone[p.ix()] += 1,
            _ => {}
        };
        leaving.iter().for_each(&mut goes);
        moving.iter().filter(|s| !leaving.contains(s)).for_each(goes);
        let mut havens = PlanetList::new();
        for planet in self.colonies(colour).iter() {
            if self.on_planet(planet, colour) > gone[planet.ix()] {
                havens.push(planet);
            }
        }
        havens
    }
    /// Ships sorted into groups that look alike.
    pub fn groups(&self, ships: &[ShipId]) -> SmallVec<[ShipGroup; 6]> {
        let mut groups: SmallVec<[ShipGroup; 6]> = SmallVec::new();
        // Where the last group of ordinary ships on a planet is.
        let mut on_planet = [u8::MAX; MAX_PLANETS];
        let stacks = self.stacks();
        for id in ships {
            let ship = self.ship(*id);
            let (place, colour, hired, marked) = (ship.place, ship.colour, ship.hired.is_some(), ship.marked);
            let height = if stacks.is_empty() { 1 } else { height(&stacks, *id) };
            let ordinary = height == 1 && !hired && !marked;
            if let Place::Planet(p) = place
                && ordinary
                && let Some(group) = groups.get_mut(on_planet[p.ix()] as usize)
                && group.colour == colour
            {
                group.count += 1;
                continue;
            }
            let like = (place, colour, height, hired, marked);
            let alike = |g: &ShipGroup| (g.place, g.colour, g.height, g.hired, g.marked) == like;
            let i = groups.iter().position(alike).unwrap_or(groups.len());
            match groups.get_mut(i) {
                Some(group) => group.count += 1,
                None => groups.push(ShipGroup { place, colour, height, hired, marked, count: 1 }),
            }
            if let Place::Planet(p) = place
                && ordinary
            {
                on_planet[p.ix()] = i as u8;
            }
        }
        groups
    }
    /// Are ships told apart by colour and place alone? Not where there are stacks, ships that are cards, or ships that must
    /// stay.
    pub(crate) fn counting_tells(&self) -> bool {
        self.stacked == 0 && !self.has_more_ships() && self.fated(Fate::Bound).next().is_none()
    }
    /// The ships on a seat's colonies that are not in the encounter, sorted into groups that look alike, where counting tells.
    pub(crate) fn free_groups(&self, seat: Seat) -> SmallVec<[ShipGroup; 6]> {
        let colour = self.colour(seat);
        let mut left = self.settled(seat);
        if let Some(planet) = self.defended(seat) {
            left.drop(planet);
        }
        let mut groups = SmallVec::new();
        // In the order of the ships, as in any list of them.
        for (_, ship) in self.fleet_of(colour) {
            if left.is_empty() {
                break;
            }
            if let Place::Planet(planet) = ship.place
                && left.has(planet)
            {
                left.drop(planet);
                let count = self.on_planet(planet, colour);
                groups.push(ShipGroup { place: ship.place, colour, height: 1, hired: false, marked: false, count });
            }
        }
        groups
    }
    /// The ships meant by numbers from groups.
    pub(crate) fn pick(&self, among: &[ShipId], groups: &[ShipGroup], picks: &[(u8, u8)]) -> ShipList {
        let mut ships = ShipList::new();
        let stacks = self.stacks();
        for (group, n) in picks {
            let g = &groups[*group as usize];
            let all = ships.len() + *n as usize;
            for id in among {
                if ships.len() == all {
                    break;
                }
                let ship = self.ship(*id);
                let alike = (ship.place, ship.colour, ship.hired.is_some(), ship.marked)
                    == (g.place, g.colour, g.hired, g.marked);
                if alike && (stacks.is_empty() || height(&stacks, *id) == g.height) {
                    ships.push(*id);
                }
            }
        }
        ships
    }

    // ---- cards -------------------------------------------------------------------------------------------------

    /// The encounter card that lay before a side in the end, if it has been discarded since (R17.3, AL-FIDO-1).
    pub fn discarded_card(&self, side: Side) -> Option<CardId> {
        let discarded = |c: &CardId| matches!(self.cards[c.ix()].zone, Zone::Discard(_));
        self.encounter().card(side).filter(discarded)
    }
    /// How many encounter cards a seat needs in hand: one, or as many as a power wants; one that is laid down already
    /// counts (R4.1, R9.3, R9.4).
    pub(crate) fn wanted_encounter_cards(&self, seat: Seat) -> i32 {
        let laid = self.maybe_encounter().is_some_and(|e| e.leads(seat).is_some_and(|s| e.slot(s).is_some()));
        self.query(Query::EncounterCards, seat, 1) - laid as i32
    }
    /// Are the encounter cards in hand enough to play with?
    pub fn has_enough_encounter_cards(&self, seat: Seat) -> bool {
        match self.wanted_encounter_cards(seat) {
            ..=0 => true,
            1 => self.has_encounter_card(seat),
            n => self.reach_where(seat, Purpose::Count, Face::is_encounter).len() as i32 >= n,
        }
    }
    /// The encounter cards a seat can play: from the hand, and from stores it plays from.
    pub fn encounter_cards(&self, seat: Seat) -> CardList {
        self.reach_where(seat, Purpose::Select, Face::is_encounter)
    }
    /// Does the hand hold an encounter card (R9.9: the hand alone)?
    pub fn has_encounter_card(&self, seat: Seat) -> bool {
        self.players[seat.ix()].holds.kinds & Holdings::ENCOUNTER != 0
    }
    /// The cards of a hand whose face passes a test.
    pub fn hand_where(&self, seat: Seat, test: impl Fn(Face) -> bool) -> CardList {
        let mut cards = CardList::new();
        for card in self.hand(seat) {
            if test(self.face(*card)) {
                cards.push(*card);
            }
        }
        cards
    }
    /// Is it a card of the kind with this id?
    pub fn is_card(&self, card: CardId, id: &str) -> bool {
        matches!(self.face(card), Face::Card(ix, _) if self.cast().cards[ix.ix()].id == id)
    }
    /// The type of a card (cosmic.md 3).
    pub fn card_type(&self, card: CardId) -> CardType {
        self.cast().card_type(self.face(card))
    }
}

/// The height of the stack with this ship on top.
fn height(stacks: &[(ShipId, u8)], ship: ShipId) -> u8 {
    stacks.iter().find(|(top, _)| *top == ship).map_or(1, |(_, height)| *height)
}
