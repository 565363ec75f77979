/** The names of the variants of an enum as it is written in JSON: a word alone, or an object with one key. */
export type VariantName<T> = T extends string ? T : keyof T & string;

/** The name of a variant. */
export function variantName<T extends string | object>(value: T): VariantName<T> {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as VariantName<T>;
}

/** The name of a variant as part of a key of words: `TurnBegins` is `turn-begins`, `last_call` is `last-call`. */
export function dashed(name: string): string {
  return name
    .replace(/_/g, '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
}

/** What a variant contains, or nothing if it is another one. */
export function inside<T extends string | object, K extends string>(
  value: T,
  name: K,
): (T extends Record<K, infer V> ? V : never) | undefined {
  return typeof value === 'object' && name in value
    ? (value as Record<K, T extends Record<K, infer V> ? V : never>)[name]
    : undefined;
}
