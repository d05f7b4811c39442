/** How an input becomes a request: path parameters, query, JSON or multipart with nested names. */

export type Values = Readonly<Record<string, unknown>>;

const isBinary = (value: unknown): value is Blob => typeof Blob !== 'undefined' && value instanceof Blob;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isBinary(value) && !(value instanceof Date);

/** Fills `{id}` from the input and answers what is left of it. */
export function fillPath(path: string, input: Values): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null || value === '') throw new Error(`The path ${path} lacks ${name}`);
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

/** Does any value, however deep, hold a file? */
export function hasFile(value: unknown): boolean {
  if (isBinary(value)) return true;
  if (Array.isArray(value)) return value.some(hasFile);
  return isPlain(value) && Object.values(value).some(hasFile);
}

/** Flat pairs with nested names: `a[b][0]`. Undefined is left out, null is an empty text. */
export function flatten(value: unknown, name = ''): [string, string | Blob][] {
  if (value === undefined) return [];
  if (value === null) return [[name, '']];
  if (isBinary(value)) return [[name, value]];
  if (value instanceof Date) return [[name, value.toISOString()]];
  if (Array.isArray(value)) return value.flatMap((item, index) => flatten(item, `${name}[${index}]`));
  if (isPlain(value)) return Object.entries(value).flatMap(([key, item]) => flatten(item, name ? `${name}[${key}]` : key));
  return [[name, String(value)]];
}

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((each) => typeof each === 'number');

/**
 * A query string with its question mark, or an empty text. Empty values are left out: an absent filter filters nothing.
 * Numbers go as `1,2,3`: 500 ids stay within what a server reads of an address.
 */
export function queryOf(values: Values): string {
  const params = new URLSearchParams();
  const short = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isNumbers(value) ? value.join(',') : value]));
  for (const [name, value] of flatten(short)) {
    if (typeof value === 'string' && value !== '') params.append(name, value);
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The body: a multipart form when a value is a file, JSON otherwise. */
export function bodyOf(values: Values): { body: BodyInit; type: string | null } {
  if (!hasFile(values)) return { body: JSON.stringify(values), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of flatten(values)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value instanceof File ? value.name : 'file');
  }
  return { body: form, type: null };
}
