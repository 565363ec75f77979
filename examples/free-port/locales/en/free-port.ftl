### Free Port.

set-free-port = Free Port

alien-smuggler = Smuggler
    .power-name = Contraband
    .summary = Arms a secret contact and plays from a hidden hold
    .power =
        At the start of your turn, note another player on this sheet as your contact, in place of the one before. Only you know who it is.
        If your contact is a main player, and you are not, you may name it and strike it out: its ships count double for the rest of the encounter. Once the outcome is known, cards from the deck go face down into the hold on this sheet: three if your contact has won, otherwise one.
        You may play and select cards from the hold as if they were in your hand. They are no part of your hand, and nobody else can take them.
    .wild = Your ships count double for the rest of the encounter.
    .super = You may use your power for either main player. Your contact stays secret.
said-smuggler-arms = { $player } runs arms to { $value }
note-smuggler-contact = secret contact: { $value }
