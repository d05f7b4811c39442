/** What of a request PostgreSQL can keep: neither null bytes nor half surrogate pairs, and no absurd nesting. */
import type { z } from 'zod';

const MAX_DEPTH = 12;

interface Unstorable {
  readonly why: 'control' | 'depth';
  /** From the outside in; null: it is the name of a field. */
  readonly path: string[] | null;
}
const isText = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** The first place that cannot be kept, anywhere in it. */
export function findUnstorable(value: unknown, depth = 0): Unstorable | null {
  if (typeof value === 'string') return isText(value) ? null : { why: 'control', path: [] };
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)) return null;
  if (depth > MAX_DEPTH) return { why: 'depth', path: [] };
  for (const key of Object.keys(value)) {
    if (!isText(key)) return { why: 'control', path: null };
    const found = findUnstorable((value as Record<string, unknown>)[key], depth + 1);
    if (found) {
      found.path?.unshift(key);
      return found;
    }
  }
  return null;
}

/** A text without what cannot be kept; null: it is none. */
export const storableText = (value: unknown): string | null => (typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : null);

/** Reads one part of an input that is read by itself (`readLater`). null: it is not of that shape, or cannot be kept. */
export function readOne<S extends z.ZodType>(shape: S, value: unknown): z.output<S> | null {
  if (findUnstorable(value)) return null;
  const { data, success } = shape.safeParse(value);
  return success ? data : null;
}
