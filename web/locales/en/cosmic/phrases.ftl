### Ready phrases: everybody reads them in their own language. Keys go over the wire.

phrase-colony-each = A colony each?
phrase-card-for-card = One card for one card?
phrase-colony-for-cards = A colony for two cards?
phrase-no-attack = I have no attack card.
phrase-no-negotiate = I did not mean to negotiate.
phrase-together = Let us stop the leader.
phrase-ally-me = Join my side!
phrase-stay-out = Stay out of this, please.
