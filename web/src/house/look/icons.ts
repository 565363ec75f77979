/** Small pictures in a box of 16 × 16, drawn with strokes. */
export const icons = {
  bell: 'M3 12 H13 C11.6 10.6 11.8 9 11.6 7 A3.6 3.6 0 0 0 4.4 7 C4.2 9 4.4 10.6 3 12 Z M6.6 14 H9.4 M8 3.4 V1.8',
  deck: 'M4 4.5 H12 V14 H4 Z M5.5 2 H13.8 V11.5',
  discard: 'M3.5 3 H10.5 V12.5 H3.5 Z M7 8.5 L12.5 14 M12.5 10 V14 H8.5',
  log: 'M3 3.5 H13 M3 8 H13 M3 12.5 H9',
  talk: 'M2 3 H14 V11 H8 L4.5 14 V11 H2 Z',
  menu: 'M2.5 4 H13.5 M2.5 8 H13.5 M2.5 12 H13.5',
  close: 'M3.5 3.5 L12.5 12.5 M12.5 3.5 L3.5 12.5',
  stop: 'M5 1.8 H11 L14.2 5 V11 L11 14.2 H5 L1.8 11 V5 Z',
  away: 'M10 2 A6.2 6.2 0 1 0 14 10.4 A5.2 5.2 0 0 1 10 2 Z',
} as const;
