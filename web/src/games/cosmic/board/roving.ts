/** Moves the focus from planet to planet: left and right within a system, up and down to the next system. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const here = (event.target as HTMLElement).closest<HTMLElement>('[data-planet]');
  const system = here?.closest<HTMLElement>('[data-system]');
  if (!here || !system) return;
  const inside = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-planet]')];
  const planets = inside(system);
  const systems = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-system]')];
  const at = planets.indexOf(here);
  const of = <T>(list: T[], i: number) => list[(i + list.length) % list.length];
  const moves: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => of(planets, at + 1),
    ArrowLeft: () => of(planets, at - 1),
    ArrowDown: () => neighbour(1),
    ArrowUp: () => neighbour(-1),
    Home: () => planets[0],
    End: () => planets[planets.length - 1],
  };
  function neighbour(step: number) {
    const there = of(systems, systems.indexOf(system!) + step);
    const others = there ? inside(there) : [];
    return others[Math.min(at, others.length - 1)];
  }
  const next = moves[event.key]?.();
  if (!next) return;
  event.preventDefault();
  next.focus();
}
