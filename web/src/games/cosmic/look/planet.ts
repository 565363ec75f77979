/** Draws planets: noise on a lit sphere, four kinds, the hue of their owner; each once, kept as an address of a picture. */

const kinds = ['banded', 'continents', 'veined', 'mottled'] as const;
type Kind = (typeof kinds)[number];
type Rgb = [number, number, number];

/** How many pixels wide a picture is. */
const SIZE = 144;

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
}

/** A number between 0 and 1 for a corner of the lattice. */
function chance(x: number, y: number, z: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967295;
}

const ease = (t: number) => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Value noise in space. */
function noise(x: number, y: number, z: number, seed: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const at = (a: number, b: number, c: number) => chance(i + a, j + b, k + c, seed);
  const low = mix(mix(at(0, 0, 0), at(1, 0, 0), u), mix(at(0, 1, 0), at(1, 1, 0), u), v);
  const high = mix(mix(at(0, 0, 1), at(1, 0, 1), u), mix(at(0, 1, 1), at(1, 1, 1), u), v);
  return mix(low, high, w);
}

/** Three octaves of it. */
function rough(x: number, y: number, z: number, seed: number): number {
  return (
    noise(x, y, z, seed) * 0.57 + noise(x * 2.1, y * 2.1, z * 2.1, seed + 1) * 0.28 + noise(x * 4.3, y * 4.3, z * 4.3, seed + 2) * 0.15
  );
}

/** How high the ground is at a point of the sphere, from 0 to 1. */
function ground(kind: Kind, x: number, y: number, z: number, seed: number): number {
  const r = rough(x * 2.2 + 7, y * 2.2 + 7, z * 2.2 + 7, seed);
  switch (kind) {
    case 'banded':
      return 0.5 + 0.5 * Math.sin((y + 0.35 * x) * 9 + r * 5.5 + seed);
    case 'continents':
      return ease(Math.min(1, Math.max(0, (r - 0.43) * 7)));
    case 'veined':
      return 1 - Math.min(1, Math.abs(r - 0.5) * 9);
    case 'mottled':
      return ease(Math.min(1, Math.max(0, rough(x * 4 + 3, y * 4 + 3, z * 4 + 3, seed) * 1.9 - 0.45)));
  }
}

/** The pixels of a planet. The light comes from the upper left, for all of them. */
export function paintPlanet(size: number, hex: string, seed: number): Uint8ClampedArray<ArrayBuffer> {
  const kind = kinds[seed % kinds.length] as Kind;
  const base = rgb(hex);
  const grey = (base[0] + base[1] + base[2]) / 3;
  const pale = grey > 0.6;
  const vivid = Math.max(...base) - Math.min(...base) > 0.5;
  // The second tone keeps the hue: darker for pale owners, lighter for deep ones.
  const other = base.map((c, i) =>
    pale ? mix(c, [0.25, 0.2, 0.35][i] ?? 0, 0.5) : mix(c, [0.06, 0.05, 0.16][i] ?? 0, 0.62),
  ) as Rgb;
  const top = base.map((c) => mix(c, 1, pale ? 0.15 : vivid ? 0.08 : 0.2)) as Rgb;
  const pixels = new Uint8ClampedArray(size * size * 4);
  const radius = size / 2 - 1;
  const spin = (seed % 7) * 0.7;
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const x = (px + 0.5 - size / 2) / radius;
      const y = (py + 0.5 - size / 2) / radius;
      const d = Math.hypot(x, y);
      if (d > 1 + 1 / radius) continue;
      const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
      const h = ground(kind, x * Math.cos(spin) + z * Math.sin(spin), y, z * Math.cos(spin) - x * Math.sin(spin), seed);
      const light = Math.max(0, -0.5 * x - 0.58 * y + 0.64 * z);
      const shade = 0.13 + 1.02 * Math.pow(light, 0.85);
      const rim = Math.pow(1 - z, 3) * (0.12 + 0.5 * Math.max(0, -0.6 * x - 0.7 * y));
      const gleam = Math.pow(light, 22) * 0.35;
      const at = (py * size + px) * 4;
      for (let c = 0; c < 3; c++) {
        const tone = mix(other[c] ?? 0, top[c] ?? 0, h);
        pixels[at + c] = 255 * Math.min(1, tone * shade + rim * mix(base[c] ?? 0, 1, 0.5) + gleam);
      }
      pixels[at + 3] = 255 * Math.min(1, Math.max(0, (1 - d) * radius + 0.5));
    }
  }
  return pixels;
}

const pictures = new Map<string, Promise<string>>();
let queue: Promise<unknown> = Promise.resolve();

/** The address of a planet's picture. Planets are painted one by one, between other work. */
export function planetPicture(hex: string, seed: number): Promise<string> {
  const key = `${hex} ${seed}`;
  let picture = pictures.get(key);
  if (!picture) {
    picture = queue.then(
      () => new Promise<string>((done, fail) => setTimeout(() => paint(hex, seed).then(done, fail))),
    );
    queue = picture.catch(() => undefined); // a failed one is the caller's; the next ones go on
    pictures.set(key, picture);
  }
  return picture;
}

async function paint(hex: string, seed: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.putImageData(new ImageData(paintPlanet(SIZE, hex, seed), SIZE, SIZE), 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) throw new Error('a planet could not be painted');
  return URL.createObjectURL(blob);
}
