/** The order in which a hand is held: by kind, then by value. */
import type { DeckId } from '../protocol/DeckId';
import type { Face } from '../protocol/Face';
import type { SeenCard } from '../protocol/SeenCard';

const kinds = ['Attack', 'Negotiate', 'NamedNegotiate', 'Morph', 'Reinforcement', 'Card', 'Flare', 'Destiny', 'Piece'];

function rank(face: Face): [number, number] {
  if (typeof face === 'string') return [kinds.indexOf(face), 0];
  const [kind, value] = Object.entries(face)[0] as [string, unknown];
  const number = Array.isArray(value) ? Number(value[0]) : Number(value) || 0;
  return [kinds.indexOf(kind), kind === 'Attack' ? -number : number];
}

/** The cards one knows, in order. */
export function inOrder(cards: [number | null, SeenCard][]): { id: number; face: Face; back: DeckId }[] {
  return cards
    .flatMap(([id, { face, back }]) => (id === null || face === null ? [] : [{ id, face, back }]))
    .sort((a, b) => {
      const [[kindA, valueA], [kindB, valueB]] = [rank(a.face), rank(b.face)];
      return kindA - kindB || valueA - valueB || a.id - b.id;
    });
}
