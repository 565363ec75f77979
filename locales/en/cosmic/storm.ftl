### Cosmic Storm. How texts are written: see base.ftl.

## Aliens

alien-swindler = Swindler
    .power-name = Identity Theft
    .summary = Changes places with a secret mark
    .setup = Choose another player in secret: your mark.
    .power =
        Once the defense is known, reveal your mark: you and that player exchange everything you have in the game, seats, powers, colours, ships, planets and hands. The encounter goes on, perhaps with other main players, and the turn stays with the colour it belongs to.
        Whoever was the mark and now has this sheet can panic: in the start turn phase of each other player, gain a colony in the home system of the offense.
        This power cannot be stolen, copied or parted from its colour.
    .wild = If your side wins, take one card at random from an ally of the losing side.
    .super = If both main players revealed negotiates, become the main player of your side. The ships of the gate go back to colonies, and you talk about the deal, with its risks. If it is made, it is a success for the player you replaced.
note-swindler-mark = the mark is { $value }
note-swindler-revealed = the mark is revealed

## Variants

variant-space-stations = Space stations
    .summary = A station for everybody
    .text = Each player attaches a random space station to a home planet and has its ability while holding a colony there.
