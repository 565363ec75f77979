/** The pages there are; games have pages of their own. */
export type Page =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string }
  | { page: 'rulings' }
  | { page: 'ruling'; id: string }
  | { page: 'own'; path: string }
  | { page: 'tutorial' }
  | { page: 'settings' }
  | { page: 'nowhere' };

/** The page of a path. */
export function pageOf(path: string): Page {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts.map((part) => decodeURIComponent(part));
  if (parts.length > 2) return { page: 'nowhere' };
  if (first === undefined) return { page: 'home' };
  if (second === undefined) {
    const plain = ['rulings', 'tutorial', 'settings'] as const;
    const page = plain.find((name) => name === first);
    return page ? { page } : { page: 'own', path: first };
  }
  if (first === 't') return { page: 'table', code: second };
  if (first === 'replay') return { page: 'replay', code: second };
  if (first === 'rulings') return { page: 'ruling', id: second };
  return { page: 'nowhere' };
}

/** Where the browser is. */
class Router {
  #path = $state(globalThis.location?.pathname ?? '/');

  get page(): Page {
    return pageOf(this.#path);
  }

  /** Goes to a page. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.#arrive();
  }

  /** Follows the browser's own buttons, and links within the page. */
  follow(): () => void {
    const arrive = () => this.#arrive();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', arrive);
    addEventListener('click', click);
    return () => {
      removeEventListener('popstate', arrive);
      removeEventListener('click', click);
    };
  }

  #arrive(): void {
    this.#path = location.pathname;
    scrollTo(0, 0);
  }
}

/** The one router of the page. */
export const router = new Router();
