### Technology. How texts are written: see base.ftl.

set-tech = Technology

deck-tech = Techs

variant-technology = Technology
    .summary = Ships research devices in secret
    .text =
        Everybody is dealt two techs, keeps one face down and discards the other.
        As each regroup phase begins, before the offense retrieves, every player may have a ship from a colony work on one of their techs, turn up a tech that has enough ships on it (they return to colonies), or give one up (it is discarded, its ships return).
        Instead of a further encounter, the offense may look at one tech and one more for each foreign colony, and keep one of them.

variant-techs-in-deals = Techs in deals
    .summary = Techs can be traded
    .text = A rule for technology: techs can be part of a deal, face up or face down. Whoever gets one under research may put ships of their own on it, as many as lay there; then those go home.

piece-techs-in-deals = Techs in deals
    .summary = Techs can be traded
    .text = Techs can be part of a deal. Whoever gets one under research may put ships of their own on it, as many as lay there; then those go home.

piece-research = Research
    .summary = Techs are researched, completed and given up
    .text =
        As the regroup phase begins, put one ship from a colony on one of your techs, turn up a tech with enough ships on it, or give one up.
        Instead of a further encounter, draw a tech and one more for each of your foreign colonies; keep one, discard the others.

## Techs

piece-coldsleep-ship = Coldsleep Ship
    .summary = Settles a planet far away
    .text = Discard this to settle a foreign planet where you have no colony: one to four of your ships leave other colonies for it. On completing it you may do so at once, with ships that researched it too; if you have no colony, all of them go.

piece-collapsium-hulls = Collapsium Hulls
    .summary = One ship survives a narrow defeat
    .text = If you are the defense and lose by 5 or less, one of your ships may stay on the planet beside the winners.

piece-cosmic-field-generator = Cosmic Field Generator
    .summary = Stops a power
    .text = Discard this to cancel a use of any power, even your own, as a Cosmic Zap does.

piece-delta-scanners = Delta Scanners
    .summary = Brings back a discarded card
    .text = Discard this to add a card of your choice from the discard pile to your hand, unshown.

piece-energy-cloak = Energy Cloak
    .summary = The defense stands alone
    .text = Discard this once you have aimed the gate: the defense invites nobody. Whoever allies without an invitation still can.

piece-enigma-device = Enigma Device
    .summary = All hands have eight cards
    .text = Discard this, and as many cards of your own as you like. Then everybody, clockwise from you, draws cards or discards some at random until eight are left in hand.

piece-genesis-bomb = Genesis Bomb
    .summary = Creates a planet
    .text = Turn this up with four ships or more on it, and discard it. The Genesis planet comes to your system, with whatever is on it; you may land the ships of this tech there. It is a home planet like the others.

piece-gluon-mines = Gluon Mines
    .summary = Destroys ships before cards are shown
    .text = Turn this up and discard it: for each ship on it choose one of the ships against you, which goes to the warp. If none is left on that side, you win the encounter.

piece-infinity-drive = Infinity Drive
    .summary = An encounter out of turn
    .text = If you hold an encounter card, discard this to have an encounter as the offense at once. Then play goes on where it was.

piece-lunar-cannon = Lunar Cannon
    .summary = Guards two planets
    .text = On completing it, place the cannon between two planets of your system. If you take part in an encounter at one of the two, you may add 10 to your side's total. Whenever a wild destiny card is drawn, you may place the cannon anew, in any system.

piece-omega-missile = Omega Missile
    .summary = Destroys a planet
    .text = Discard this to remove a planet from the game. The ships on it go to the warp.

piece-plasma-thrusters = Plasma Thrusters
    .summary = One ship more in your encounters
    .text = Attacking or allied, send one ship above the limit if you like. Attacked, you may bring a ship from elsewhere to the target.

piece-precursor-seed = Precursor Seed
    .summary = Gives you a second power
    .text = On completing it, draw aliens nobody plays until one comes that can join the game: you have its power besides your own.

piece-the-prometheus = The Prometheus
    .summary = A ship worth four
    .text = On completing it, place the Prometheus on one of your colonies. It is a ship of yours that adds 3 to your side's total besides counting as a ship.

piece-the-qax = The Qax
    .summary = Forces a player to help you
    .text = Give this to a player you invite: that player has to join your side with four ships, or as many as possible. From the next encounter on it is that player's to use.

piece-quark-battery = Quark Battery
    .summary = Keeps a card in reserve
    .text = On completing it, put an encounter card from your hand under it. After cards are revealed, discard this: your revealed card is discarded, and the stored one takes its place.

piece-tech-scrambler = Tech Scrambler
    .summary = Cancels another tech
    .text = Turn this up and discard it: a tech that lies face up is cancelled and discarded, if its number is not greater than the number of ships on this one.

piece-vacuum-turbines = Vacuum Turbines
    .summary = Four cards to choose from
    .text = Discard this and draw four cards. Keep as many of them as you like.

piece-warpspace-key = Warpspace Key
    .summary = Empties your part of the warp
    .text = Discard this: your ships in the warp all return to your colonies.

piece-xenon-lasers = Xenon Lasers
    .summary = A point more or less
    .text = Add 1 to your side's total, or subtract 1 from it.

piece-genesis-planet = Genesis planet
    .summary = A planet that was not there before
    .text = It belongs to the system it lies in, as one planet more.

note-lunar-cannon-behind = between { $value } and the next planet
