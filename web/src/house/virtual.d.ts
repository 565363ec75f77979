declare module 'virtual:games' {
  /** The games the page was built with, the first one offered first; each is fetched when it is wanted. */
  export const games: (() => Promise<{ game: import('./game').GameClient }>)[];
}
