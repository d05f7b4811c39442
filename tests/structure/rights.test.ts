/** Every endpoint judged for nobody, for another company's member, and for each role: deny by default. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { switchesOf } from '#platform/contract/access.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { adminOf, employeeOf, ownerOf, type TestPerson as Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

/** Signing out or deleting what the test itself stands on would saw off its branch. */
const SPARED = new Set(['session.log-out', 'session.logout', 'identity.logout']);

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const stranger = await ownerOf(portal);
const bareAdmin = await adminOf(portal, owner.companyId, []);
const employee = await employeeOf(portal, owner.companyId, {});

/** Sends an endpoint with ids that exist nowhere; rights are judged before any record is looked up. */
async function send(endpoint: Endpoint, token: string | null, companyId: number): Promise<number> {
  const path = endpoint.path.replace(/\{\w+\}/g, '987654321');
  const client = portal.as(token, companyId);
  const answer = endpoint.method === 'GET' ? await client.get(path) : endpoint.method === 'DELETE' ? await client.delete(path) : await client.post(path, {});
  return answer.status;
}

const isInCompany = ({ requires }: Endpoint) => !['open', 'signed-in', 'unverified'].includes(requires.kind);

/** The modules with those of their calls that a judgement is about. */
const modulesWith = (isMeant: (endpoint: Endpoint) => boolean) =>
  SERVER_MODULES.map(({ name, bindings }) => ({
    name,
    endpoints: bindings.map(({ endpoint }) => endpoint).filter((endpoint) => !SPARED.has(endpoint.name) && isMeant(endpoint)),
  })).filter(({ endpoints }) => endpoints.length > 0);

type Caller = () => readonly [who: string, token: string | null, companyId: number];

/** The calls that answer one of these callers otherwise than they should, with what they said. */
async function offenders(endpoints: readonly Endpoint[], callers: readonly Caller[], isRight: (status: number) => boolean): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of endpoints) {
    for (const caller of callers) {
      const [who, token, companyId] = caller();
      const status = await send(endpoint, token, companyId);
      if (!isRight(status)) found.push(`${endpoint.name} answers ${who} ${status}`);
    }
  }
  return found;
}

describe('nobody is let in without a token', () => {
  const callers: Caller[] = [() => ['nobody', null, owner.companyId], () => ['a made-up token', 'x'.repeat(43), owner.companyId]];
  test.each(modulesWith(({ requires }) => requires.kind !== 'open'))('$name', async ({ endpoints }) => {
    expect(await offenders(endpoints, callers, (status) => status === 401)).toEqual([]);
  });
});

describe('a member of another company finds everything closed', () => {
  test.each(modulesWith(isInCompany))('$name', async ({ endpoints }) => {
    expect(await offenders(endpoints, [() => ['a stranger', stranger.token, owner.companyId]], (status) => status === 403)).toEqual([]);
  });
});

describe('an employee without rights, and an admin without pages, are refused', () => {
  const callers: Caller[] = [() => ['an employee', employee.token, owner.companyId], () => ['an admin', bareAdmin.token, owner.companyId]];
  const isClosed = ({ requires }: Endpoint) => requires.kind === 'owner' || (requires.kind === 'pages' && !requires.orSelf && !requires.orMember);
  test.each(modulesWith((endpoint) => isInCompany(endpoint) && isClosed(endpoint)))('$name', async ({ endpoints }) => {
    expect(await offenders(endpoints, callers, (status) => status === 403)).toEqual([]);
  });
});

describe('the owner is let in, and nothing fails on our side', () => {
  const isOpen = (endpoint: Endpoint) => isInCompany(endpoint) && endpoint.requires.kind !== 'self' && endpoint.requires.kind !== 'promoter';
  test.each(modulesWith(isOpen))('$name', async ({ endpoints }) => {
    const isRight = (status: number) => status < 500 && status !== 401 && status !== 403;
    expect(await offenders(endpoints, [() => ['the owner', owner.token, owner.companyId]], isRight)).toEqual([]);
  });
});

describe('a module that is switched off', () => {
  const names = new Set(SERVER_MODULES.filter(({ manifest }) => switchesOf(manifest).length > 0).map(({ name }) => name));
  const callers: Caller[] = [() => ['its owner', off.token, off.companyId], () => ['its employee', worker.token, off.companyId]];
  let off: Person;
  let worker: Person;
  beforeAll(async () => {
    off = await ownerOf(portal, { modules: [] });
    worker = await employeeOf(portal, off.companyId, {});
  });

  test('leave and payroll have a switch, also those with pages for whoever is in no company; what everybody needs has none', () => {
    expect([...names]).toEqual(expect.arrayContaining(['leave', 'payroll', 'face-recognition', 'patrol', 'sales']));
    for (const core of ['identity', 'company', 'employee', 'session', 'documents', 'dashboard']) expect(names.has(core)).toBe(false);
  });

  test.each(modulesWith(isInCompany).filter(({ name }) => names.has(name)))('$name answers nobody, not even about oneself', async ({ endpoints }) => {
    expect(await offenders(endpoints, callers, (status) => status === 403)).toEqual([]);
  });

  test('its blocks are gone from the dashboard, and it is back when it is switched on', async () => {
    const blocks = async () => Object.keys((await portal.as(worker.token, off.companyId).get('api/dashboard')).body.data.blocks);
    expect(await blocks()).not.toContain('my_leave');
    await portal.owner.query(`update companies set modules = modules || '{"leave": true}' where id = $1`, [off.companyId]);
    expect((await portal.as(worker.token, off.companyId).get('api/leaves')).status).toBe(200);
  });
});
