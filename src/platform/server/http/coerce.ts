/**
 * Query strings and multipart fields carry text only. A coercer, built once per endpoint from its
 * schema, turns text into the number, boolean or list that the schema expects and leaves all else to
 * validation. JSON bodies are never coerced.
 */
import type { z } from 'zod';

export type Coercer = (value: unknown) => unknown;

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
}

const TRUE = new Set(['1', 'true', 'on', 'yes']);
const FALSE = new Set(['0', 'false', 'off', 'no']);
const NUMERIC = /^-?\d+(\.\d+)?$/;
const same: Coercer = (value) => value;

const toNumber: Coercer = (value) => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? undefined : NUMERIC.test(text) ? Number(text) : value;
};

const toBoolean: Coercer = (value) => {
  if (typeof value !== 'string') return value;
  const text = value.trim().toLowerCase();
  return text === '' ? undefined : TRUE.has(text) ? true : FALSE.has(text) ? false : value;
};

function toList(element: Coercer): Coercer {
  return (value) => {
    if (value === undefined || value === null) return value;
    const parts = typeof value === 'string' ? (value === '' ? [] : value.split(',')) : value;
    return Array.isArray(parts) ? parts.map(element) : value;
  };
}

function toObject(shape: Readonly<Record<string, z.ZodType>>): Coercer {
  const fields = Object.entries(shape)
    .map(([key, schema]) => [key, coercerOf(schema)] as const)
    .filter(([, coerce]) => coerce !== same);
  if (fields.length === 0) return same;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const [key, coerce] of fields) {
      if (key in copy) copy[key] = coerce(copy[key]);
    }
    return copy;
  };
}

/** Text that spells a number or boolean of the literals becomes it; a text among them stays. */
function toLiteral(values: readonly unknown[]): Coercer {
  const spelt = new Map(values.filter((value) => typeof value === 'number' || typeof value === 'boolean').map((value) => [String(value), value]));
  if (spelt.size === 0) return same;
  return (value) => (typeof value === 'string' && !values.includes(value) ? (spelt.get(value.trim()) ?? value) : value);
}

/** A union takes the first reading that its member accepts. */
function toUnion(options: readonly z.ZodType[]): Coercer {
  const readings = options.map((schema) => ({ schema, coerce: coercerOf(schema) }));
  if (readings.every(({ coerce }) => coerce === same)) return same;
  return (value) => {
    for (const { schema, coerce } of readings) {
      const read = coerce(value);
      if (schema.safeParse(read).success) return read;
    }
    return value;
  };
}

/** Builds the coercer of a schema; the identity where nothing in it can differ from text. */
export function coercerOf(schema: z.ZodType): Coercer {
  const definition = schema.def as unknown as Definition;
  switch (definition.type) {
    case 'number':
    case 'int':
      return toNumber;
    case 'boolean':
      return toBoolean;
    case 'array':
      return toList(definition.element ? coercerOf(definition.element) : same);
    case 'object':
      return toObject(definition.shape ?? {});
    case 'literal':
      return toLiteral(definition.values ?? []);
    case 'union':
      return toUnion(definition.options ?? []);
    case 'pipe':
      return definition.in ? coercerOf(definition.in) : same;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return definition.innerType ? coercerOf(definition.innerType) : same;
    default:
      return same;
  }
}
