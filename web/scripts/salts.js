// Chooses the salt of every alien's face so that it differs enough from all before it, and writes src/look/aliens.json.
// Aliens are those with words in ../locales/en; their traits come from scripts/traits.json.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const web = new URL('..', import.meta.url);
const { module: glyph } = await runnerImport(new URL('src/look/glyph.ts', web).pathname);
const traits = JSON.parse(readFileSync(new URL('scripts/traits.json', web), 'utf8'));
const words = new URL('../locales/en/', web);
const ids = readdirSync(words)
  .flatMap((file) => [...readFileSync(new URL(file, words), 'utf8').matchAll(/^alien-([\w-]+) =/gm)].map(([, id]) => id))
  .sort();

const taken = [];
const lines = ids.map((id) => {
  const { phase = null, must = true, alert = 0 } = traits[id] ?? {};
  for (let salt = 0; salt < 2000; salt++) {
    const pixels = glyph.pixels(glyph.face(id, { phase, must, alert, salt }));
    if (taken.every((other) => glyph.difference(pixels, other) >= glyph.LEAST)) {
      taken.push(pixels);
      return `  ${JSON.stringify(id)}: ${JSON.stringify([phase, Number(must), alert, salt])}`;
    }
  }
  throw new Error(`no face for ${id}: the grammar is too poor`);
});
writeFileSync(new URL('src/look/aliens.json', web), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} faces`);
