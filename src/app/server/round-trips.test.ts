/**
 * How often a read waits for the database: a list, a record or the dashboard at most twice, whoever asks and however many
 * rows there are. The first round trip opens the transaction, confirms who asks and reads; the second reads what depended on it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { bindingsOf } from '#platform/server/module.ts';
import { countRoundTrips, type RoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { loadDemo } from './demo.ts';
import { SERVER_MODULES } from './modules.ts';
import { openTestPortal, type TestClient, type TestPortal } from './testing/test-portal.ts';

const MOST = 2;
/** So often a read is counted until it waits no more often than that. */
const TRIES = 8;
/** Files are made, not read: a PDF asks for the letterhead, the fonts and the figures as it goes. */
const isRead = (endpoint: Endpoint) => endpoint.method === 'GET' && !endpoint.writes && !endpoint.download;

let portal: TestPortal;
const people = new Map<string, TestClient>();

beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemo({ url: portal.databaseUrl, print: () => undefined, brief: true, now: portal.clock.now(), files: portal.server.services.files });
  for (const email of ['owner@demo.my', 'employee@demo.my', 'promoter@demo.my']) {
    const { body } = await portal.as(null).post('api/auth/login', { email, password: DEMO_PASSWORD });
    people.set(email, portal.as(body.data.token, body.data.user.company_id));
  }
}, 120_000);
afterAll(() => portal.close());

/** What a read refuses to go without. */
const ASKED: Readonly<Record<string, string>> = { 'search.find': '?keyword=an' };

/** The address with the id of the first row of its list; null: the demo shows none. */
async function addressOf(who: TestClient, { name, path }: Endpoint): Promise<string | null> {
  if (!path.includes('{')) return path + (ASKED[name] ?? '');
  const { body } = await who.get(path.slice(0, path.indexOf('/{')));
  const id: unknown = Array.isArray(body?.data) ? body.data[0]?.id : undefined;
  const address = path.replace(/\{\w+\}/, String(id));
  return id === undefined || address.includes('{') ? null : address;
}

/** After two calls of the same, so that the actor is remembered and the statements are kept. */
async function roundTripsOf(who: TestClient, address: string): Promise<RoundTrips & { status: number }> {
  await who.get(address);
  await who.get(address);
  const counts: (RoundTrips & { status: number })[] = [];
  // On a busy machine an answer may be taken up late, and what follows it counts to a later round trip: the least of some.
  do {
    const counted = countRoundTrips(portal.server.services.pool);
    const { status } = await who.get(address);
    counts.push({ ...counted.stop(), status });
  } while (counts.length < TRIES && counts.every(({ roundTrips }) => roundTrips > MOST));
  return counts.reduce((least, count) => (count.roundTrips < least.roundTrips ? count : least));
}

test('reads wait twice at most', async () => {
  const endpoints = bindingsOf(SERVER_MODULES)
    .map(({ endpoint }) => endpoint)
    .filter(isRead);
  const seen = new Map<string, number>();
  for (const who of people.values()) {
    for (const endpoint of endpoints) {
      const address = await addressOf(who, endpoint);
      if (address === null) continue;
      const { roundTrips, statements, status } = await roundTripsOf(who, address);
      if (process.env['MESRA_TEST_FLIGHTS']) console.log(`${roundTrips} ${statements} ${status} ${endpoint.name} ${address}`);
      if (status === 200) seen.set(endpoint.name, Math.max(roundTrips, seen.get(endpoint.name) ?? 0));
    }
  }
  expect(seen.size).toBeGreaterThan(90);
  expect(Object.fromEntries([...seen].filter(([, roundTrips]) => roundTrips > MOST))).toEqual({});
}, 300_000);
