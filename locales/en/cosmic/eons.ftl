### Cosmic Eons. How texts are written: see base.ftl.

## Aliens

alien-klutz = Klutz
    .power-name = Clumsiness
    .summary = Drops cards, and knocks ships down
    .power =
        Of two or more cards that you draw together, the first hand included, one or two are dropped: they are discarded, and nothing replaces them.
        Where two or more ships of yours come to a planet together, knock one other ship down from a planet next to it in that system: it goes to the warp.
    .wild = Until the encounter ends you deal out every draw of two or more cards by another player from the deck: one of them face up, or one to a wrong player, or both.
    .super = If you lose, keep your losing ships back from the warp. When all others are settled, drop them onto the target from above: ships that end on a planet stay on it, and the rest go to the warp.

alien-tortoise = Tortoise
    .power-name = Dawdle
    .summary = Collects rewards instead of playing, and catches up at the end
    .power =
        At the start of your turn receive four rewards; your turn ends.
        A card you draw as a reward can come from the top of the deck or of its discard pile, and can be laid face down into your shell on this sheet. The shell is no part of your hand until the game ends.
        When the game ends and you have this power, take the shell into your hand. If you are not among the winners, have a last turn without the rewards, in which nobody else becomes the offense: encounter after encounter, successful or not, until you are out of encounter cards or meet a victory condition. Then you share the win with all who meet one.
        If you share a win and have this power, you can instead try to win alone with one more encounter, if you hold an encounter card. None of the other winners can be your ally. A foreign colony gained makes you the only winner; without one the others win, and you do not.
    .wild = After two successful encounters in your turn, have a third if you hold an encounter card.
    .super = Refuse the encounter. The offense has to encounter somebody else, and draws destiny again until it can, if it goes by destiny.

## Variants

variant-hidden-alliances = Hidden alliances
    .summary = Everybody allies in secret
    .text = All who can ally set a dial in secret: which side, and how many ships, or none. Then all show their dials at once, and the ships go where the dials say.

variant-foreign-aid = Foreign aid
    .summary = Cards instead of ships for a side
    .text = Who is no main player can offer a card to a side. If it is accepted, the helper gains one reward, and can be invited with a number of ships.
