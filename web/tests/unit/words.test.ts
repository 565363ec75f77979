import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { game as cosmic } from '../../src/games/cosmic';
import { phrases } from '../../src/games/cosmic/phrases';
import { PHRASES } from '../../src/house/talk/phrases';
import { dashed } from '../../src/house/state/variant';
import { speech } from '../../src/house/words/language.svelte';

const web = new URL('../../', import.meta.url);
const root = new URL('../../../', import.meta.url);

/** All messages of a folder: their keys, attributes included, with the arguments each takes. */
function catalogue(folder: URL, pick = (name: string) => name.endsWith('.ftl')): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const file of readdirSync(folder).filter(pick)) {
    const resource = new FluentResource(readFileSync(new URL(file, folder), 'utf8'));
    for (const { id, value, attributes } of resource.body) {
      const put = (key: string, pattern: unknown) => {
        expect(all.has(key), `${key} stands twice`).toBe(false);
        all.set(key, names(pattern));
      };
      if (value !== null) put(id, value);
      for (const [name, pattern] of Object.entries(attributes)) put(`${id}.${name}`, pattern);
    }
  }
  return all;
}

/** The arguments of a pattern. */
function names(pattern: unknown): string[] {
  const found = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"([\w-]+)"/g)].map(([, name]) => name!);
  return [...new Set(found)].sort();
}

/** All source files below a folder, but for those that are generated. */
function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'protocol' ? [] : sources(new URL(`${entry.name}/`, folder));
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(new URL(entry.name, folder), 'utf8')] : [];
  });
}

/** The variants of a generated type. */
function variants(type: string): string[] {
  const file = ['house', 'games/cosmic'].map((part) => new URL(`src/${part}/protocol/${type}.ts`, web)).find((url) => existsSync(url));
  if (!file) throw new Error(`there is no type ${type}`);
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const body = text.slice(text.indexOf(`export type ${type} =`));
  const found = [...body.matchAll(/"([A-Z]\w*)"/g)].map(([, name]) => name!);
  return [...new Set(found.length > 0 ? found : [...body.matchAll(/"([a-z_]+)"/g)].map(([, name]) => name!))];
}

/** Words of other translations, and what Japanese players say. */
const OTHER_WORDS: [RegExp, string][] = [
  [/主要プレイヤー|メインプレイヤー/, '主力プレイヤー'],
  [/(?<!いかさま)取引|取引き/, '取り引き'],
  [/招[くかきいけこ待]/, '援軍を要請する'],
  [/同盟者|同盟軍|味方/, '援軍'],
  [/ワープ|ハイパースペース/, '亜空間、超空間'],
  [/本星系|自星系|ホーム星系/, '自分の星系'],
  [/フェーズ/, 'フェイズ'],
  [/無作為/, 'ランダム'],
  [/他人|他の人の|ほかのプレイヤー/, '他プレイヤー'],
  [/ゲームから取り除/, 'ゲームから除外'],
  [/敗れ|負けになる/, '敗北する'],
  [/築[くきかけい]|コロニーを作/, 'コロニーを設立する'],
  [/(?<![数価])値(?!段)/, '数値'],
  [/[一二三四五六七八](?:つ|人|枚(?!札)|隻|個|回|分)|ひとつ|ふたつ/, 'a number with its counter'],
  [/窓/, '受付'],
  [/テーブル/, '卓'],
  [/咎め/, '不正を指摘する'],
  [/彼/, '本人'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}] ?[,:;!?](?: |$)/u, 'a wide mark'],
];

/** What the house says, and what the client of the game says besides or instead. */
const own = (language: string) => [catalogue(new URL(`locales/${language}/`, web)), catalogue(new URL(`locales/${language}/cosmic/`, web))] as const;
const [en, ja] = [own('en'), own('ja')].map(([house, game]) => new Map([...house, ...game])) as [Map<string, string[]>, Map<string, string[]>];
const game = { en: catalogue(new URL('locales/en/cosmic/', root)), ja: catalogue(new URL('locales/ja/cosmic/', root)) };
const files = sources(new URL('src/', web));
const keys = (all: Map<string, string[]>) => [...all.keys()].sort();

describe('both languages', () => {
  test('have the same keys', () => expect(keys(ja)).toEqual(keys(en)));

  test('take the same arguments', () => {
    const optional = new Set(['count', 'n', 'same']); // Japanese has no plural
    const needed = (names: string[] | undefined) => names?.filter((name) => !optional.has(name));
    for (const [key, names] of en) expect(needed(ja.get(key)), key).toEqual(needed(names));
    expect(keys(game.ja).filter((key) => /^(said|note)-/.test(key)).length).toBeGreaterThan(20);
    for (const [key, names] of game.ja) expect(names, key).toEqual(game.en.get(key));
  });

  test('name the same things, words and aliens', () => {
    const long = /\.(power|power-name|wild|super|summary|setup|text)$/;
    const short = (all: Map<string, string[]>) => keys(all).filter((key) => !long.test(key));
    expect(short(game.ja)).toEqual(short(game.en));
    const english = new Set(keys(game.en));
    for (const key of keys(game.ja)) expect(english.has(key), key).toBe(true);
  });

  test('what Japanese has is said in Japanese, all else in English', async () => {
    await speech.speak('ja');
    await speech.take(cosmic.texts);
    const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
    const long = keys(game.en).filter((key) => /\.(power|wild|super|setup|text)$/.test(key));
    for (const key of long) expect(japanese.test(speech.text(key) ?? ''), key).toBe(game.ja.has(key));
    expect(speech.text('alien-cavalry.power')).toMatch(japanese);
    await speech.speak('en');
    for (const key of long) expect(speech.text(key), key).not.toMatch(japanese);
  });

  test.each(['en', 'ja'])('%s gives no two aliens or cards the same name', (language) => {
    const folder = new URL(`locales/${language}/cosmic/`, root);
    const text = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    const names = [...text.matchAll(/^(?:alien|card)-[\w-]+ = (.+)$/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });

  test('Japanese keeps to the words of its players', () => {
    const all = [new URL('locales/ja/', web), new URL('locales/ja/cosmic/', web), new URL('locales/ja/cosmic/', root)].flatMap((folder) =>
      readdirSync(folder).filter((file) => file.endsWith('.ftl')).flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n').filter((line) => !line.startsWith('#'))),
    );
    for (const [word, better] of OTHER_WORDS) expect(all.filter((line) => word.test(line)), `it should be ${better}`).toEqual([]);
  });

  test('speak without errors', () => {
    const folders = ['en', 'ja'].flatMap((language) => [`locales/${language}/`, `locales/${language}/cosmic/`].map((folder) => [language, folder] as const));
    for (const [language, folder] of folders) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const file of readdirSync(new URL(folder, web)).filter((name) => name.endsWith('.ftl'))) {
        const errors = bundle.addResource(new FluentResource(readFileSync(new URL(folder + file, web), 'utf8')));
        expect(errors).toEqual([]);
      }
      for (const [key, args] of catalogue(new URL(folder, web))) {
        const [id, attribute] = key.split('.');
        const message = bundle.getMessage(id!)!;
        const errors: Error[] = [];
        const pattern = attribute ? message.attributes[attribute]! : message.value!;
        bundle.formatPattern(pattern, Object.fromEntries(args.map((name) => [name, 2])), errors);
        expect(errors, key).toEqual([]);
      }
    }
  });
});

/** Keys that are put together: their prefix, and what comes after it. */
const made: [string, string[]][] = [
  ['topic', variants('Topic')],
  ['how', variants('Question')],
  ['event', variants('GameEvent')],
  ['term', variants('Term')],
  ['face', variants('Face')],
  ['place', variants('Place')],
  ['from', variants('Place')],
  ['zone', variants('Zone')],
  ['deck', variants('DeckId')],
  ['strip-stood-in', variants('StandsIn')],
  ['hidden', variants('DeckId')],
  ['side', variants('Side')],
  ['type', variants('CardType')],
  ['part', variants('Part')],
  ['loss', variants('Loss')],
  ['settling', variants('Settling')],
  ['cancel', variants('Cancel')],
  ['change', variants('Change')],
  ['source', variants('Source')],
  ['outcome', [...variants('Outcome').filter((name) => name !== 'Won'), ...variants('Side')]],
  ['skip', variants('SkipTo')],
  ['level', variants('Level')],
  ['preset', variants('Preset')],
  ['pool', variants('Pool')],
  ['rewards', variants('Rewards')],
  ['stage', variants('Stage')],
  ['bell', ['glow', 'ask', 'armed']],
  ['condition', ['usable', 'by', 'power', 'card', 'against_me']],
  ['phrase', [...phrases.talk, ...phrases.deal, ...PHRASES.talk, ...PHRASES.deal]],
  ['tutorial-topic', variants('Topic')],
  ['tutorial-phase', variants('Phase')],
  ['phase', variants('Phase')],
  ['labels-own-colour', ['0', '1', '2']],
  ['labels-ally', ['0', '1', '2']],
  ['labels-side', ['0', '1']],
  ['labels-redraft', ['0', '1']],
  ['labels-hands', ['0', '1']],
];

/** The words for trouble that the protocol speaks of. */
function troubles(): string[] {
  const protocol = readFileSync(new URL('docs/protocol.md', root), 'utf8');
  const [, section = ''] = protocol.split('## Words for trouble');
  const [list = ''] = section.split('\n## ');
  // what stands first in a row; the rest of it explains
  const words = list.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, word]) => word!));
  return [...new Set(words)];
}

describe('every message of the house', () => {
  const [house] = own('en');
  const screens = sources(new URL('src/house/', web));

  test('that it says exists without any game', () => {
    const ofGames = new Set(['tutorial-welcome']); // a game that has a first game with hints brings it
    for (const file of screens) {
      for (const [, key] of file.matchAll(/\bsay\(\s*'([^']+)'/g)) expect(house.has(key!) || ofGames.has(key!), key).toBe(true);
    }
  });
});

describe('every message', () => {
  const all = new Set([...en.keys(), ...game.en.keys()]);

  test('of trouble has words', () => {
    expect(troubles().length).toBeGreaterThan(35);
    expect(troubles().filter((word) => !all.has(`trouble-${dashed(word)}`))).toEqual([]);
  });

  test.each(made)('%s: every variant has words', (prefix, names) => {
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(all.has(`${prefix}-${dashed(name)}`), `${prefix}-${dashed(name)}`).toBe(true);
  });

  test('every choice of the rules has words', () => {
    for (const labels of variants('Labels').filter((name) => name !== 'Ability')) {
      expect(all.has(`labels-${dashed(labels)}-0`), labels).toBe(true);
    }
  });

  test('that is said exists', () => {
    for (const file of files) {
      for (const [, key] of file.matchAll(/\bsay\(\s*'([^']+)'/g)) expect(all.has(key!), key).toBe(true);
    }
  });

  test('is said somewhere', () => {
    const source = files.join('\n');
    const written = new Set([...source.matchAll(/['"`]([a-z][\w.-]*)['"`]/g)].map(([, text]) => text!));
    const prefixes = [...source.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map(([, text]) => text!);
    const orphans = keys(en).filter((key) => !written.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)));
    expect(orphans).toEqual([]);
  });
});
