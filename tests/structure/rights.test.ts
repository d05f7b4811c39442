/** Every endpoint judged for nobody, for another company's member, and for each role: deny by default. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { switchesOf } from '#platform/contract/access.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { adminOf, employeeOf, ownerOf, type TestPerson as Person } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';

const endpoints = SERVER_MODULES.flatMap(({ bindings }) => bindings.map(({ endpoint }) => endpoint));
/** Signing out or deleting what the test itself stands on would saw off its branch. */
const SPARED = new Set(['session.log-out', 'session.logout', 'identity.logout']);
const judged = endpoints.filter(({ name }) => !SPARED.has(name));

let portal: TestPortal;
let owner: Person;
let stranger: Person;
let bareAdmin: Person;
let employee: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await ownerOf(portal);
  stranger = await ownerOf(portal);
  bareAdmin = await adminOf(portal, owner.companyId, []);
  employee = await employeeOf(portal, owner.companyId, {});
});
afterAll(() => portal.close());

/** Sends an endpoint with ids that exist nowhere; rights are judged before any record is looked up. */
async function send(endpoint: Endpoint, token: string | null, companyId: number): Promise<number> {
  const path = endpoint.path.replace(/\{\w+\}/g, '987654321');
  const client = portal.as(token, companyId);
  const answer = endpoint.method === 'GET' ? await client.get(path) : endpoint.method === 'DELETE' ? await client.delete(path) : await client.post(path, {});
  return answer.status;
}

const inCompany = judged.filter(({ demands }) => !['open', 'signed-in', 'unverified'].includes(demands.kind));

describe('nobody', () => {
  test.each(judged.filter(({ demands }) => demands.kind !== 'open').map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s demands a token',
    async (_name, endpoint) => {
      expect(await send(endpoint, null, owner.companyId)).toBe(401);
      expect(await send(endpoint, 'x'.repeat(43), owner.companyId)).toBe(401);
    },
  );
});

describe('a member of another company', () => {
  test.each(inCompany.map((endpoint) => [endpoint.name, endpoint] as const))('%s is closed', async (_name, endpoint) => {
    expect(await send(endpoint, stranger.token, owner.companyId)).toBe(403);
  });
});

describe('an employee without rights, and an admin without pages', () => {
  const closed = inCompany.filter(({ demands }) => demands.kind === 'owner' || (demands.kind === 'pages' && !demands.orSelf && !demands.orMember));
  test.each(closed.map((endpoint) => [endpoint.name, endpoint] as const))('%s is closed', async (_name, endpoint) => {
    expect(await send(endpoint, employee.token, owner.companyId)).toBe(403);
    expect(await send(endpoint, bareAdmin.token, owner.companyId)).toBe(403);
  });
});

describe('the owner', () => {
  const open = inCompany.filter(({ demands }) => demands.kind !== 'self' && demands.kind !== 'promoter');
  test.each(open.map((endpoint) => [endpoint.name, endpoint] as const))('%s is open and never fails on our side', async (_name, endpoint) => {
    const status = await send(endpoint, owner.token, owner.companyId);
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });
});

describe('a module that is switched off', () => {
  const switched = SERVER_MODULES.map(({ name, manifest, bindings }) => ({ name, switches: switchesOf(manifest), bindings })).filter(
    ({ switches }) => switches.length > 0,
  );
  const calls = switched.flatMap(({ bindings }) => bindings).filter(({ endpoint }) => !['open', 'signed-in', 'unverified'].includes(endpoint.demands.kind));
  let off: Person;
  let worker: Person;
  beforeAll(async () => {
    off = await ownerOf(portal, { modules: [] });
    worker = await employeeOf(portal, off.companyId, {});
  });

  test('leave and payroll have a switch, what everybody needs has none', () => {
    const names = switched.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['leave', 'payroll']));
    for (const core of ['identity', 'company', 'employee', 'session', 'documents', 'dashboard']) expect(names).not.toContain(core);
  });

  test.each(calls.map(({ endpoint }) => [endpoint.name, endpoint] as const))('%s answers nobody, not even about oneself', async (_name, endpoint) => {
    expect(await send(endpoint, off.token, off.companyId)).toBe(403);
    expect(await send(endpoint, worker.token, off.companyId)).toBe(403);
  });

  test('its blocks are gone from the dashboard, and it is back when it is switched on', async () => {
    const blocks = async () => Object.keys((await portal.as(worker.token, off.companyId).get('api/dashboard')).body.data.blocks);
    expect(await blocks()).not.toContain('my_leave');
    await portal.owner.query(`update companies set modules = modules || '{"leave": true}' where id = $1`, [off.companyId]);
    expect((await portal.as(worker.token, off.companyId).get('api/leaves')).status).toBe(200);
  });
});
