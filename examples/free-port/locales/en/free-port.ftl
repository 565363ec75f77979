### Free Port.

set-free-port = Free Port

alien-smuggler = Smuggler
    .power-name = Contraband
    .summary = Arms a secret contact and plays from a hidden hold
    .power =
        In your own turn, note another player on this sheet as your contact, in place of the one before. Only you know who it is.
        If your contact is a main player, you may name it and strike it out: its ships count double for the rest of the encounter. Once the outcome is known, put cards from the deck face down into the hold on this sheet: three if your contact has won, otherwise one.
        Play and select cards from the hold as from your hand. They are no part of it, and nobody can take them.
    .wild = Your ships count double for the rest of the encounter.
    .super = You may use your power for either main player. Your contact stays secret.
said-smuggler-arms = { $player } runs arms to { $value }
note-smuggler-contact = secret contact: { $value }
