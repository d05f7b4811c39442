/**
 * Hostile and clumsy input for every endpoint: malformed JSON, wrong types, unknown fields, over-long text, null
 * bytes, impossible dates, foreign ids. The answer is a documented error, never a fault of ours, and a refusal writes nothing.
 */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { printedSeed } from '../setup/printed-seed.ts';

const SPARED = /log-?out|change-password|delete-session|revoke/;
const modules = SERVER_MODULES.map(({ name, bindings }) => ({
  name,
  endpoints: bindings.map(({ endpoint }) => endpoint).filter((endpoint) => !SPARED.test(endpoint.name)),
})).filter(({ endpoints }) => endpoints.length > 0);
const writing = modules
  .map(({ name, endpoints }) => ({ name, endpoints: endpoints.filter(({ method }) => method !== 'GET') }))
  .filter(({ endpoints }) => endpoints.length > 0);
const DOCUMENTED = [200, 201, 202, 302, 303, 400, 401, 403, 404, 409, 413, 415, 422, 429];
/** Inputs for each endpoint. */
const RUNS = 12;
const seed = printedSeed('bad-input');

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'a\u0000b',
    '2026-02-30',
    '0000-00-00',
    'x'.repeat(20_000),
    '=1+1',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    -1,
    0,
    1.5,
    1e308,
    -1e308,
    2 ** 60,
    '99999999999999999999',
    true,
    [],
    {},
    [[[]]],
    { $gt: '' },
    [null],
    '\ud800',
    'İ',
    '１２３',
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.integer(),
  fc.double(),
);

function fieldsOf(endpoint: Endpoint): string[] {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, unknown> };
  return Object.keys(schema.properties ?? {});
}

/** Some known fields with junk, perhaps an unknown one. */
function inputs(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.fromEntries(fieldsOf(endpoint).map((field) => [field, junk]));
  return fc.tuple(fc.record(known, { requiredKeys: [] }), fc.boolean()).map(([fields, extra]) => (extra ? { ...fields, unknown_field: 1 } : fields));
}

const pathOf = (endpoint: Endpoint, input: Record<string, unknown>) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(typeof input[name] === 'string' || typeof input[name] === 'number' ? String(input[name]).toWellFormed().slice(0, 150) || '1' : '1'),
  );

async function send(endpoint: Endpoint, input: Record<string, unknown>) {
  const client = portal.as(owner.token, owner.companyId);
  const path = pathOf(endpoint, input);
  if (endpoint.method === 'GET') {
    const query = Object.fromEntries(
      Object.entries(input).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value).toWellFormed().slice(0, 4000)]),
    );
    return client.get(path, query);
  }
  return endpoint.method === 'DELETE' ? client.delete(path, input) : client.post(path, input);
}

/** What is wrong with an answer: a status that no endpoint documents, or a 422 of another shape. */
function faultOf(status: number, body: { message?: unknown; errors?: unknown }): string | null {
  if (!DOCUMENTED.includes(status)) return `answered ${status}: ${JSON.stringify(body).slice(0, 300)}`;
  if (status !== 422) return null;
  const lists = Object.values((body.errors ?? {}) as Record<string, unknown>);
  return typeof body.message === 'string' && lists.every(Array.isArray) ? null : `refused in no documented shape: ${JSON.stringify(body).slice(0, 300)}`;
}

const shown = (input: unknown) => JSON.stringify(input).slice(0, 400);

describe(`junk is answered with a documented error (seed ${seed})`, () => {
  test.each(modules)('$name', { timeout: 120_000 }, async ({ endpoints }) => {
    const offenders: string[] = [];
    for (const endpoint of endpoints) {
      for (const input of fc.sample(inputs(endpoint), { numRuns: RUNS, seed })) {
        const { status, body } = await send(endpoint, input);
        const fault = faultOf(status, body);
        if (fault) offenders.push(`${endpoint.name} ${fault}, for ${shown(input)}`);
      }
    }
    expect(offenders).toEqual([]);
  });
});

const BODIES = [
  ['malformed JSON', '{"name": ', 'application/json'],
  ['no JSON at all', 'hello', 'application/json'],
  ['a list', '[1,2]', 'application/json'],
  ['a prototype', '{"__proto__": {"admin": true}}', 'application/json'],
  ['another type', 'name=x', 'application/x-www-form-urlencoded'],
  ['a broken multipart', '--x\r\n', 'multipart/form-data; boundary=x'],
] as const;

describe('bodies that are none are refused', () => {
  test.each(writing)('$name', { timeout: 120_000 }, async ({ endpoints }) => {
    const offenders: string[] = [];
    for (const endpoint of endpoints) {
      for (const [what, body, type] of BODIES) {
        const response = await portal.as(owner.token, owner.companyId).raw(pathOf(endpoint, {}), { method: 'POST', body, headers: { 'content-type': type } });
        const text = await response.text();
        const fault = faultOf(response.status, text.startsWith('{') ? JSON.parse(text) : {});
        if (fault) offenders.push(`${endpoint.name} ${fault}, for ${what}`);
      }
    }
    expect(offenders).toEqual([]);
  });
});

test('a refusal writes nothing', { timeout: 120_000 }, async () => {
  const count = async () => {
    const { rows } = await portal.owner.query<{ rows: string }>(
      `select string_agg(relname || ':' || (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text, ' ' order by relname) as rows
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('sign_in_attempts')`,
    );
    return rows[0]?.rows;
  };
  const before = await count();
  for (const endpoint of modules.flatMap(({ endpoints }) => endpoints).filter(({ method, requires }) => method === 'POST' && requires.kind !== 'open')) {
    const { status } = await portal.as(owner.token, owner.companyId).post(pathOf(endpoint, {}), { unknown_field: 'x', name: 'a\u0000b' });
    expect(status, endpoint.name).toBeGreaterThanOrEqual(400);
  }
  expect(await count()).toBe(before);
});
