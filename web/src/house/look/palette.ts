/**
 * The colours of the eight players: red, orange, yellow, green, blue, purple, white, pink.
 * Each set keeps ΔE ≥ 15 between any two for all kinds of colour vision; `palette.test.ts` measures it.
 * Colour never stands alone: every player also has a pattern and a shape of ship.
 */
export const palette = {
  dark: ['#BD1A1E', '#F66713', '#F2E28E', '#247C69', '#5896F8', '#8A33C5', '#FFFFFF', '#E694B0'],
  light: ['#931A1C', '#DF4B00', '#F5D75E', '#009974', '#1647E8', '#3F1F60', '#DFE0E2', '#DE7BBA'],
} as const;

/** Gives the page `--seat-0` … `--seat-7`, each in its dark and its light tone. */
export function wearPalette(root: HTMLElement): void {
  palette.dark.forEach((dark, i) => root.style.setProperty(`--seat-${i}`, `light-dark(${palette.light[i]}, ${dark})`));
}

/** The custom property of a colour. */
export function seatColour(colour: number): string {
  return `var(--seat-${colour % palette.dark.length})`;
}
