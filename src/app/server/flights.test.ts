/**
 * How often a read waits for the database: a list, a record or the dashboard at most twice, whoever asks and however many
 * rows there are. The first flight opens the transaction, confirms who asks and reads; the second reads what depended on it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { bindingsOf } from '#platform/server/module.ts';
import { countFlights, type Flights } from '#platform/server/testing/count-flights.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { loadDemo } from './demo.ts';
import { SERVER_MODULES } from './modules.ts';
import { openTestPortal, type TestClient, type TestPortal } from './testing/test-portal.ts';

let portal: TestPortal;
let owner: TestClient;
const now = new Date('2026-11-20T10:00:00+08:00');

beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemo({ url: portal.databaseUrl, print: () => undefined, now, files: portal.server.house.files });
  const { body } = await portal.as(null).post('api/auth/login', { email: 'owner@demo.my', password: DEMO_PASSWORD });
  owner = portal.as(body.data.token, body.data.user.company_id);
}, 120_000);
afterAll(() => portal.close());

async function flightsOf(path: string): Promise<Flights & { status: number }> {
  await owner.get(path);
  await owner.get(path);
  const counted = countFlights(portal.server.house.pool);
  const { status } = await owner.get(path);
  return { ...counted.stop(), status };
}

const isRead = (endpoint: Endpoint) => endpoint.method === 'GET' && !endpoint.writes;

test('survey', async () => {
  const endpoints = bindingsOf(SERVER_MODULES)
    .map(({ endpoint }) => endpoint)
    .filter(isRead);
  const lines: string[] = [];
  for (const { path, name, demands } of endpoints) {
    let address = path;
    if (path.includes('{')) {
      const parent = path.slice(0, path.indexOf('/{'));
      const { body } = await owner.get(parent);
      const id = Array.isArray(body?.data) ? (body.data[0]?.id ?? body.data[0]?.uuid) : undefined;
      if (id === undefined) {
        lines.push(`?? ${name} ${path}`);
        continue;
      }
      address = path.replace(/\{\w+\}/, String(id));
      if (address.includes('{')) {
        lines.push(`?? ${name} ${path}`);
        continue;
      }
    }
    const { flights, statements, status } = await flightsOf(address);
    lines.push(`${flights} ${statements} ${status} ${name} ${address} ${demands.kind}`);
  }
  console.log(lines.sort().reverse().join('\n'));
  expect(lines.length).toBeGreaterThan(50);
}, 300_000);
