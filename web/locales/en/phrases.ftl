### Ready phrases: everybody reads them in their own language. Keys go over the wire.

phrase-colony-each = A colony each?
phrase-card-for-card = One card for one card?
phrase-colony-for-cards = A colony for two cards?
phrase-no-attack = I have no attack card.
phrase-no-negotiate = I did not mean to negotiate.
phrase-more = I want more than that.
phrase-less = That is too much.
phrase-take-it = Take it or leave it.
phrase-together = Let us stop the leader.
phrase-ally-me = Join my side!
phrase-stay-out = Stay out of this, please.
phrase-promise = I promise. (A promise does not bind.)
phrase-thanks = Thank you!
phrase-well-played = Well played.
phrase-moment = One moment, please.
phrase-hello = Hello!
