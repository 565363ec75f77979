/** The eight shapes of ships, each in a box of 20 × 20, nose up. */
export const silhouettes: readonly string[] = [
  // dart
  'M10 1 L17.5 18.5 L10 14.5 L2.5 18.5 Z',
  // twin hull
  'M4.5 3 Q6.8 5 7 9 H13 Q13.2 5 15.5 3 L18 18 H13 L12 14 H8 L7 18 H2 Z',
  // saucer
  'M10 3.5 C13 3.5 14.2 5.6 14.6 8 C17.4 8.7 19 10 19 11.5 C19 14.2 15 16 10 16 S1 14.2 1 11.5 C1 10 2.6 8.7 5.4 8 C5.8 5.6 7 3.5 10 3.5 Z',
  // three wings
  'M10 1 L12.6 8.5 L19 16.5 L12.4 14.8 L10 19 L7.6 14.8 L1 16.5 L7.4 8.5 Z',
  // needle
  'M10 0.5 L12.6 9 L12.6 13 L16.5 19 H3.5 L7.4 13 L7.4 9 Z',
  // freighter
  'M6 2 H14 L18 8 V14.5 L14 18.5 H6 L2 14.5 V8 Z',
  // crescent
  'M10 2 C15.5 2 19 6 19 11 C19 14 17.8 16.6 16 18.5 C16 13.6 13.6 10.8 10 10.8 S4 13.6 4 18.5 C2.2 16.6 1 14 1 11 C1 6 4.5 2 10 2 Z',
  // arrowhead
  'M10 1 L18 9.5 H14 V18.5 H11.6 V14 H8.4 V18.5 H6 V9.5 H2 Z',
];

/** The eight patterns by their ids in `Patterns.svelte`; the first is plain. */
export const patterns: readonly (string | null)[] = [
  null,
  'pattern-lines',
  'pattern-bars',
  'pattern-slant',
  'pattern-dots',
  'pattern-cross',
  'pattern-rings',
  'pattern-chevrons',
];
