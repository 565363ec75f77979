/** The words of a key in the language of the player. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  const rest = Object.entries(args).map(([name, value]) => `${name} ${value}`);
  return [key, ...rest].join(' ');
}
