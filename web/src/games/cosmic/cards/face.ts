/** What is printed on a card, taken apart for drawing. */
import type { Face } from '../protocol/Face';
import type { Names } from '../protocol/Names';
import type { IconName } from '../look/icons';
import { catalogue } from '../state/catalogue.svelte';

export type Kind = 'attack' | 'negotiate' | 'morph' | 'reinforcement' | 'artifact' | 'kicker' | 'rift' | 'flare' | 'destiny' | 'piece';

export interface Print {
  kind: Kind;
  icon: IconName;
  /** The one big value, if it has one. */
  value: string | null;
  /** The id of the alien of a flare. */
  alien: string | null;
  /** The id of a card with a text of its own. */
  card: string | null;
  /** The id of a card that lies on the table as a piece. */
  piece: string | null;
  /** The colour a destiny card points at. */
  colour: number | null;
}

/** Takes a face apart. */
export function print(face: Face, names: Names): Print {
  const plain = (kind: Kind, value: string | null = null): Print => ({
    kind,
    icon: kind === 'piece' ? 'deck' : kind,
    value,
    alien: null,
    card: null,
    piece: null,
    colour: null,
  });
  if (face === 'Negotiate') return plain('negotiate', 'N');
  if (face === 'Morph') return plain('morph', 'M');
  if ('NamedNegotiate' in face) return { ...plain('negotiate', 'N'), card: names.cards[face.NamedNegotiate] ?? null };
  if ('Attack' in face) return plain('attack', number(face.Attack));
  if ('Reinforcement' in face) return plain('reinforcement', `+${face.Reinforcement}`);
  if ('Card' in face) return printedCard(names.cards[face.Card[0]], face.Card[1]);
  if ('Flare' in face) return { ...plain('flare'), alien: names.aliens[face.Flare] ?? null };
  if ('Piece' in face) return { ...plain('piece'), piece: names.pieces?.[face.Piece] ?? null };
  const destiny = face.Destiny;
  if (typeof destiny === 'object' && 'Colour' in destiny) return { ...plain('destiny'), colour: destiny.Colour[0] };
  if (typeof destiny === 'object' && 'Alien' in destiny)
    return { ...plain('destiny'), alien: names.aliens[destiny.Alien[0]] ?? null };
  return plain('destiny', '★');
}

/** A card with a text of its own: its type says how it looks, its number is shown if it has one. */
function printedCard(card: string | undefined, n: number): Print {
  const type = catalogue.typeOf(card);
  const kind = type === 'Kicker' ? 'kicker' : type === 'Rift' ? 'rift' : 'artifact';
  const value = kind === 'kicker' ? `×${number(n)}` : n === 0 ? null : number(n);
  return { kind, icon: kind, value, alien: null, card: card ?? null, piece: null, colour: null };
}

/** A number as it is printed: with a true minus sign. */
export function number(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
