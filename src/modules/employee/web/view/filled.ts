/** A record as the beginning of a form: an absent text is an empty one. Pure. */

/** @param keys the fields wanted; default all. */
export function filled<T extends object>(record: T, keys: readonly string[] = Object.keys(record)): { [K in keyof T]: Exclude<T[K], null> | '' } {
  const values = keys.map((key): [string, unknown] => [key, Reflect.get(record, key) ?? '']);
  return Object.fromEntries(values) as { [K in keyof T]: Exclude<T[K], null> | '' };
}
