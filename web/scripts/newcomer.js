// Gives a new alien what the tests want of it besides its own files: the name in Japanese and a face. Touches nothing else:
// who has a name or a face keeps it. `node web/scripts/newcomer.js ID NAME`; without words, faces for all who lack one.
//
// A face is drawn from what the tables say of the power (`cargo run -p hypergate-content --example traits`) and a salt, the
// first with which it differs enough from all other faces.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const write = (path, text) => writeFileSync(new URL(path, root), text);
const fail = (why) => {
  console.error(why);
  process.exit(1);
};
const FACES = 'web/src/games/cosmic/look/aliens.json';

/** The aliens with a name in a file of words. */
const named = (text) => [...text.matchAll(/^alien-([\w-]+) =/gm)].map(([, id]) => id);
const boxes = readdirSync(new URL('locales/en/cosmic/', root)).map((file) => [file, named(read(`locales/en/cosmic/${file}`))]);

/** Writes the Japanese name into the file of its box, where it belongs by its id. */
function name(id, japanese) {
  const [file] = boxes.find(([, ids]) => ids.includes(id)) ?? fail(`no file in locales/en has words for alien-${id}: write them first. (An alien of a set of your own brings name and face itself.)`);
  const path = `locales/ja/cosmic/${file}`;
  const text = read(path);
  if (named(text).includes(id)) return console.log(`${path}: ${id} has a name`);
  const lines = text.split('\n');
  const others = lines.flatMap((line, at) => named(line).map((other) => [other, at]));
  // before the next alien, or else behind the last one and all that is said of it
  const last = others.at(-1)?.[1] ?? -1;
  const at = others.find(([other]) => other > id)?.[1] ?? lines.findIndex((line, i) => i > last && line === '');
  write(path, lines.toSpliced(at, 0, `alien-${id} = ${japanese}`).join('\n'));
  console.log(`${path}: ${japanese}`);
}

/** Draws faces for those who have none. */
async function draw() {
  const stored = JSON.parse(read(FACES));
  const ids = boxes.flatMap(([, ids]) => ids);
  const fresh = ids.filter((id) => !(id in stored));
  if (fresh.length === 0) return console.log(`${FACES}: everybody has a face`);
  const glyph = (await runnerImport(fileURLToPath(new URL('web/src/games/cosmic/look/glyph.ts', root)))).module;
  const cargo = ['run', '--quiet', '-p', 'hypergate-content', '--example', 'traits'];
  const traits = JSON.parse(execFileSync('cargo', cargo, { cwd: fileURLToPath(root), encoding: 'utf8' }));
  const taken = ids.filter((id) => id in stored).map((id) => glyph.pixels(glyph.face(id, glyph.traitsOf(id))));
  for (const id of fresh.sort()) {
    const { phase, must, alert } = traits[id] ?? fail(`${id} has words, but is in no box: register it first`);
    const pixels = (salt) => glyph.pixels(glyph.face(id, { phase, must, alert, salt }));
    const differs = (salt) => taken.every((other) => glyph.difference(pixels(salt), other) >= glyph.LEAST);
    const salt = Array.from({ length: 2000 }, (_, i) => i).find(differs) ?? fail(`no face for ${id}: the grammar is too poor`);
    taken.push(pixels(salt));
    stored[id] = [phase, Number(must), alert, salt];
    console.log(`${FACES}: ${id} ${JSON.stringify(stored[id])}`);
  }
  const lines = Object.keys(stored).sort().map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(stored[id])}`);
  write(FACES, `{\n${lines.join(',\n')}\n}\n`);
}

const [id, ...japanese] = process.argv.slice(2);
if (id && japanese.length === 0) fail('say the id and the name in Japanese: scripts/newcomer spiff スピフ');
if (id) name(id, japanese.join(' '));
await draw();
