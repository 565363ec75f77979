import { icons as common } from '../../../house/look/icons';

/** Small pictures in a box of 16 × 16, drawn with strokes: those of the house, and those of the game. */
export const icons = {
  ...common,
  attack: 'M8 1.5 L9.6 5.6 L14 4 L11.6 8 L14.5 11.5 L10 10.8 L8 14.5 L6 10.8 L1.5 11.5 L4.4 8 L2 4 L6.4 5.6 Z',
  negotiate: 'M6 3.5 A4.5 4.5 0 1 0 6 12.5 A4.5 4.5 0 1 0 6 3.5 M10 3.5 A4.5 4.5 0 1 1 10 12.5 A4.5 4.5 0 1 1 10 3.5',
  morph: 'M8 1.8 A6.2 6.2 0 1 0 8 14.2 A3.1 3.1 0 0 0 8 8 A3.1 3.1 0 0 1 8 1.8 A6.2 6.2 0 0 1 8 14.2',
  reinforcement: 'M8 2 V14 M2 8 H14',
  artifact: 'M9.5 1.5 L3.5 9 H7.5 L6.5 14.5 L12.5 7 H8.5 Z',
  flare: 'M8 14.5 C4.5 14.5 3 12 3 9.6 C3 6.6 5.6 5.6 5.4 2 C8 3 8.8 5 8.6 6.8 C9.8 6.4 10.2 5.4 10.2 4.6 C12 6 13 7.8 13 9.8 C13 12.2 11.4 14.5 8 14.5 Z',
  destiny: 'M8 1.5 A6.5 6.5 0 1 0 8 14.5 A6.5 6.5 0 1 0 8 1.5 M10.8 5.2 L9 9 L5.2 10.8 L7 7 Z',
  colony: 'M8 4 A4 4 0 1 0 8 12 A4 4 0 1 0 8 4 M3.2 10.6 C1.4 12 1 13 1.6 13.4 C2.8 14.2 7 11.6 10.2 8.6 C13.2 5.8 15.2 3.2 14.4 2.5 C13.9 2 12.6 2.6 11 3.6',
  hand: 'M4.2 3.6 L9.6 2.2 A1 1 0 0 1 10.8 2.9 L12.9 11 A1 1 0 0 1 12.2 12.2 L6.8 13.7 A1 1 0 0 1 5.6 13 L3.5 4.8 A1 1 0 0 1 4.2 3.6 Z',
  warp: 'M13.5 5.2 A6.4 6.4 0 1 0 14 9.6 M8 12 A4 4 0 1 1 11.6 6.4 M8.2 8.2 A0.6 0.6 0 1 1 8.1 7.8',
  follow: 'M8 5.6 A2.4 2.4 0 1 0 8 10.4 A2.4 2.4 0 1 0 8 5.6 M8 1 V4 M8 12 V15 M1 8 H4 M12 8 H15',
  token: 'M8 2 A6 6 0 1 0 8 14 A6 6 0 1 0 8 2 M8 5 V11 M5 8 H11',
  reward: 'M8 1.5 L13.5 8 L8 14.5 L2.5 8 Z',
  captive: 'M3.5 7.5 H12.5 V14 H3.5 Z M5.5 7.5 V5 A2.5 2.5 0 0 1 10.5 5 V7.5',
  kicker: 'M3.5 3.5 L12.5 12.5 M12.5 3.5 L3.5 12.5 M8 1.5 V3.5 M8 12.5 V14.5',
  rift: 'M9.5 1.5 L6 5.5 L9.5 8 L6 10.5 L9 14.5 M2 8 H3.5 M12.5 8 H14',
  aside: 'M2.5 4.5 H8.5 V13 H2.5 Z M11 4.5 V13 M13.5 4.5 V13',
  tech: 'M4.5 4.5 H11.5 V11.5 H4.5 Z M6.5 1.8 V4.5 M9.5 1.8 V4.5 M6.5 11.5 V14.2 M9.5 11.5 V14.2 M1.8 6.5 H4.5 M1.8 9.5 H4.5 M11.5 6.5 H14.2 M11.5 9.5 H14.2',
  hazard: 'M8 2 L14.6 13.6 H1.4 Z M8 6.4 V9.6 M8 11.5 V11.7',
} as const;

/** The name of a small picture. */
export type IconName = keyof typeof icons;

/** The small picture of a deck, by its id. */
export function deckIcon(deck: string | null): IconName {
  const plain = deck?.replace(/-deck$/, '') ?? 'deck';
  return plain in icons ? (plain as IconName) : 'deck';
}
