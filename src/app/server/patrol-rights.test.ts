/** Role by record by action, of patrol and of the registry: each action of a page opens its own calls and no others, on no record of a neighbour. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const modules = SERVER_MODULES.filter(({ name }) => name === 'patrol' || name === 'security-guard');
const endpoints = modules.flatMap(({ bindings }) => bindings.map(({ endpoint }) => endpoint)).filter(({ requires }) => requires.kind === 'pages');
const pages = modules.flatMap(({ manifest }) =>
  Object.entries(manifest?.pages ?? {}).map(([page, { actions }]) => ({ page, actions: actions as readonly string[] })),
);
/** What whoever holds one action of one page may call. Rights are looked at before records. */
const mayCall = ({ requires }: Endpoint, page: string, action: string | null) =>
  requires.kind === 'pages' &&
  (requires.orMember || requires.anyOf.some((wanted) => wanted.page === page && (wanted.action === undefined || wanted.action === action)));

let owner: TestPerson;
let neighbour: TestPerson;
let site: Awaited<ReturnType<typeof openGuardedSite>>;
let operation: number;
beforeAll(async () => {
  [owner, neighbour] = [await ownerOf(portal), await ownerOf(portal)];
  site = await openGuardedSite(portal, owner);
  operation = (await site.plan()).body.data.ids[0];
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true, "security_guard": true}' where id = $1`, [neighbour.companyId]);
});

async function answer(person: TestPerson, { method, path }: Endpoint, id = '987654321'): Promise<number> {
  const address = path.replace('{provider}', 'sgm').replace(/\{\w+\}/g, id);
  const { client } = person;
  return (await (method === 'GET' ? client.get(address) : method === 'DELETE' ? client.delete(address) : client.post(address, {}))).status;
}

test('the pages and calls of both modules are looked at', () => {
  expect(pages.map(({ page }) => page)).toEqual(expect.arrayContaining(['/patrol/operation', '/patrol/ops/emergency', '/security-guard']));
  expect(endpoints.length).toBeGreaterThan(60);
});

describe('whoever holds one action of a page alone', () => {
  test.each(pages)('$page', { timeout: 120_000 }, async ({ page, actions }) => {
    for (const action of [null, ...actions]) {
      const person = await adminOf(portal, owner, { [page]: action === null ? [] : [action] });
      const wrong: string[] = [];
      for (const endpoint of endpoints) {
        const status = await answer(person, endpoint);
        if ((status !== 403) !== Boolean(mayCall(endpoint, page, action))) wrong.push(`${endpoint.name}: ${status}`);
      }
      expect(wrong, `${page} ${action ?? 'to look at'}`).toEqual([]);
    }
  });
});

test('a neighbour finds no record, an employee and an admin without pages find no call, and the owner finds the record', async () => {
  const records = [
    `api/patrol/sites/${site.site_id}`,
    `api/patrol/sites/${site.site_id}/checkpoints/${site.points[0]}`,
    `api/patrol/guards/${site.guards[0]}`,
    `api/patrol/devices/${site.device}`,
    `api/patrol/operations/${operation}`,
    `api/sgm/security-guards/${site.registry[0]}`,
    `api/sgm/security-guards/${site.registry[0]}/compliance`,
  ];
  const others = [await employeeOf(portal, owner.companyId, {}), await adminOf(portal, owner, {})];
  for (const path of records) {
    expect([path, (await owner.client.get(path)).status]).toEqual([path, 200]);
    expect([path, (await neighbour.client.get(path)).status]).toEqual([path, 404]);
    for (const other of others) expect([path, (await other.client.get(path)).status]).toEqual([path, 403]);
  }
  const writes: readonly [string, object][] = [
    [`api/patrol/operations/${operation}/cancel`, { reason: 'Not ours' }],
    [`api/patrol/operations/${operation}/replace`, { guard_id: site.guards[0], by_id: site.guards[1], reason: 'Not ours' }],
    [`api/patrol/devices/${site.device}/pair`, {}],
    [`api/patrol/guards/${site.guards[0]}/pin`, { pin: '482915' }],
  ];
  for (const [path, body] of writes) expect([path, (await neighbour.client.post(path, body)).status]).toEqual([path, 404]);
  expect((await owner.client.get(`api/patrol/operations/${operation}`)).body.data.status).toBe('Upcoming');
});
