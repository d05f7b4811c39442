/** Calls that name rows: an input for each endpoint that passes its schema, made of what its fields look like and of what the answers find wrong. */
import { z } from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { TestAnswer, TestClient } from '#app/server/testing/test-portal.ts';

type Schema = Record<string, unknown>;
type Fields = Record<string, unknown>;

/** Ids by the name of the field that carries them. */
export type Ids = ReadonlyMap<string, number>;

const schemaOf = (endpoint: Endpoint) => z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;

const parametersOf = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

/** What is tried where a text or number is found wrong, the likeliest first. */
const TRIES: readonly unknown[] = [
  '2026-11-18',
  'Some text',
  '2026-11',
  '2026-11-18T09:00',
  '2026-11-18T09:00:00+08:00',
  '09:00',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '50000',
  'someone@example.my',
  '+60123456789',
  '880425105001',
  'A12345678',
  'Malaysia',
  '2027-11-18',
  '#0f766e',
  'AB',
  'approve',
  'leave',
  1,
  100,
  2026,
  true,
  null,
  [],
  ['2026-11-25'],
];

function first(schema: Schema, name: string, ids: Ids): unknown {
  const id = ids.get(name);
  if (id !== undefined) return schema['type'] === 'array' || JSON.stringify(schema).includes('"array"') ? [id] : id;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const alternatives = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Schema[] | undefined;
  if (alternatives) return first(alternatives.find((each) => each['type'] !== 'null' && each['const'] !== '') ?? {}, name, ids);
  switch (Array.isArray(schema['type']) ? schema['type'][0] : schema['type']) {
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), 1);
    case 'boolean':
      return true;
    case 'array': {
      const most = Math.max(Number(schema['minItems'] ?? 1), 1);
      const entries = Array.from({ length: most }, () => first((schema['items'] ?? {}) as Schema, name.replace(/s$/, ''), ids));
      // A week from Monday on.
      return entries.map((entry, at) => (typeof entry === 'object' && entry !== null && 'weekday' in entry ? { ...entry, weekday: at + 1 } : entry));
    }
    case 'object':
      return fieldsFor(schema, ids);
    default:
      if (name === 'start_time') return '09:00';
      if (name === 'end_time') return '17:00';
      return schema['format'] === 'uuid' ? '3f2504e0-4f89-41d3-9a0c-0305e82c3301' : '2026-11-18';
  }
}

function fieldsFor(schema: Schema, ids: Ids): Fields {
  const required = new Set((schema['required'] ?? []) as string[]);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  return Object.fromEntries(properties.filter(([name]) => required.has(name) || ids.has(name)).map(([name, inner]) => [name, first(inner, name, ids)]));
}

/** The fields of an endpoint that carry ids, at any depth. */
export function idFieldsOf(endpoint: Endpoint, isId: (field: string) => boolean): string[] {
  const found = new Set<string>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    for (const name of Object.keys((node as Schema)['properties'] ?? {})) if (isId(name)) found.add(name);
    Object.values(node).forEach(walk);
  };
  walk(schemaOf(endpoint));
  for (const name of parametersOf(endpoint)) if (isId(name)) found.add(name);
  return [...found];
}

/** @param only these of its fields; absent: all */
export function inputFor(endpoint: Endpoint, ids: Ids, only?: readonly string[]): Fields {
  const fields = fieldsFor(schemaOf(endpoint), ids);
  for (const name of parametersOf(endpoint)) fields[name] ??= ids.get(name) ?? '2026-11-18';
  return only ? Object.fromEntries(only.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))) : fields;
}

function put(fields: Fields, path: string, value: unknown): boolean {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let node: unknown = fields;
  for (const key of keys) node = (node as Fields | undefined)?.[key];
  if (typeof node !== 'object' || node === null) return false;
  (node as Fields)[last] = value;
  return true;
}

export async function sendCall(client: TestClient, endpoint: Endpoint, fields: Fields): Promise<TestAnswer> {
  const rest = { ...fields };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (endpoint.method === 'GET') {
    const flat = Object.entries(rest).filter(([, value]) => value !== null && typeof value !== 'object');
    return client.get(path, Object.fromEntries(flat) as Record<string, string>);
  }
  return endpoint.method === 'DELETE' ? client.delete(path, rest) : client.post(path, rest);
}

const errorsOf = ({ status, body }: TestAnswer) => (status === 422 ? Object.keys((body.errors ?? {}) as object) : []);

/** Puts right what the schema finds wrong with fields that carry no ids, one after the other. @returns an input that its schema takes */
export async function passable(client: TestClient, endpoint: Endpoint, ids: Ids): Promise<{ fields: Fields; answer: TestAnswer; wrong: string[] }> {
  const fields = inputFor(endpoint, ids);
  const tried = new Map<string, number>();
  let answer = await sendCall(client, endpoint, fields);
  for (let round = 0; round < 60; round++) {
    const wrong = errorsOf(answer).filter((path) => path !== 'base' && !path.split('.').some((part) => ids.has(part)));
    const open = wrong.filter((path) => (tried.get(path) ?? 0) < TRIES.length);
    if (open.length === 0) return { fields, answer, wrong };
    let moved = false;
    for (const path of open) {
      const at = tried.get(path) ?? 0;
      tried.set(path, at + 1);
      moved = put(fields, path, structuredClone(TRIES[at])) || moved;
    }
    if (!moved) return { fields, answer, wrong };
    answer = await sendCall(client, endpoint, fields);
  }
  return { fields, answer, wrong: errorsOf(answer) };
}
