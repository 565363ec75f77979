// The client of Salvage: `HYPERGATE_GAMES=../examples/salvage/client npm run build -- --outDir ../examples/salvage/dist`.
import { ofTheHouse, type GameClient } from 'house/game';

export const game: GameClient = {
  id: 'salvage',
  name: { en: 'Salvage', ja: 'サルベージ' },
  tagline: { en: 'Salvage at your table', ja: 'あなたの卓でサルベージ' },
  texts: {
    en: async () => [(await import('./en.ftl?raw')).default],
    ja: async () => [(await import('./ja.ftl?raw')).default],
  },
  players: 3,
  table: async () => ofTheHouse((await import('./table')).table),
};
