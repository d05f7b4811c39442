/** Values for a JSON Schema: mostly what it asks for, sometimes what nobody expects. */
import type { Chance } from './chance.ts';
import type { SeenValues } from './seen-values.ts';

export type Schema = Record<string, unknown>;

/** Values that have broken programs. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'a\ud800b',
  '\u202egnp.exe',
  '\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(20_000),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '=1+1',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '24:61',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '0x10',
  -1,
  0,
  1.005,
  1e308,
  -1e308,
  2 ** 53,
  9_999_999_999.995,
  [],
  {},
  [[[[[[]]]]]],
  { toString: 'x' },
  { constructor: { prototype: 1 } },
  { hasOwnProperty: 1 },
  Array.from({ length: 2000 }, () => 1),
];

/** Names of fields that JavaScript's own objects have. */
export const ODD_NAMES = ['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__proto__', 'length', '', 'a[b]', 'a.b', '\u0000', '_method'];

const WORDS = ['Aminah', 'Cuti tahunan', 'Bonus', 'Kuala Lumpur', 'A', 'test@example.my', '880425-69-0001', '+60123456789', 'HQ', '12345'];

export interface Source {
  readonly chance: Chance;
  readonly seen: SeenValues;
  /** `#/components/schemas/Name` → the schema. */
  resolve(reference: string): Schema;
}

export function oddValue({ chance }: Source): unknown {
  return chance.pick(ODD);
}

function textFor(schema: Schema, source: Source): string {
  const { chance } = source;
  const year = 2024 + chance.whole(4);
  const two = (below: number) => String(1 + chance.whole(below)).padStart(2, '0');
  if (schema['format'] === 'uuid') return '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  if (schema['format'] === 'email') return `a${chance.whole(500)}@example.my`;
  if (schema['format'] === 'date' || chance.often(0.3)) return `${year}-${two(12)}-${two(28)}`;
  if (chance.often(0.1)) return `${two(23)}:${two(59)}`;
  if (chance.often(0.1)) return `${year}-${two(12)}`;
  return chance.pick(WORDS);
}

/** @param name the property the value is for: ids that were seen under this name are tried again */
export function valueFor(schema: Schema, name: string, source: Source, depth = 0): unknown {
  const { chance, seen } = source;
  if (chance.often(0.06) || depth > 8) return oddValue(source);
  if (typeof schema['$ref'] === 'string') return valueFor(source.resolve(schema['$ref']), name, source, depth + 1);
  const alternatives = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (alternatives) return valueFor(chance.pick(alternatives), name, source, depth + 1);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return chance.pick(schema['enum']);
  if ('default' in schema && chance.often(0.3)) return schema['default'];
  const types = Array.isArray(schema['type']) ? (schema['type'] as string[]) : [schema['type'] as string];
  switch (chance.pick(types)) {
    case 'integer':
    case 'number': {
      const known = seen.under(name, 'number', chance);
      if (known !== undefined && chance.often(0.8)) return known;
      const most = Math.min(Number(schema['maximum'] ?? 5000), 100_000);
      const least = Number(schema['minimum'] ?? 0);
      const value = least + chance.whole(Math.max(1, most - least + 1));
      return schema['type'] === 'number' && chance.often(0.4) ? value + 0.25 : value;
    }
    case 'string': {
      const known = seen.under(name, 'string', chance);
      return known !== undefined && chance.often(0.6) ? String(known) : textFor(schema, source);
    }
    case 'boolean':
      return chance.often(0.5);
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: chance.whole(4) }, () => valueFor((schema['items'] ?? {}) as Schema, name, source, depth + 1));
    case 'object':
      return objectFor(schema, source, depth);
    default:
      return oddValue(source);
  }
}

export function objectFor(schema: Schema, source: Source, depth = 0): Record<string, unknown> {
  const { chance } = source;
  const required = new Set((schema['required'] ?? []) as string[]);
  const value: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>))
    if (chance.often(required.has(name) ? 0.97 : 0.5)) value[name] = valueFor(inner, name, source, depth + 1);
  if (chance.often(0.03)) Object.defineProperty(value, chance.pick(ODD_NAMES), { value: oddValue(source), enumerable: true });
  return value;
}
