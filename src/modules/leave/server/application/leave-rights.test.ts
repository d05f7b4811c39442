/** Each call is open to exactly its page and action, and described. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { adminOf, unitOf, type TestAccesses, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';

const BASE = 'api/operation/leaves';

const portal = await openTestPortal();
afterAll(() => portal.close());
const ours = await leaveFixture(portal);

/** Page and action that each call of management wants; `null`: seeing the page is enough. */
/** Calls that write what holds for everybody. */
const WIDE = [
  'types',
  'types/9',
  'approval-rules',
  'approval-rules/9',
  'approval-rules/try',
  'approval-rules/apply',
  'holidays',
  'holidays/9',
  'holidays/import',
  'holidays/replacements',
  'holidays/updates',
  'blackouts',
  'blackouts/9',
];
const CALLS: readonly (readonly [string, 'GET' | 'POST' | 'DELETE', string, string, string | null])[] = [
  ['list', 'GET', '', '/leave/manage', null],
  ['summary', 'GET', 'summary', '/leave/manage', null],
  ['calendar', 'GET', 'calendar', '/leave/manage', null],
  ['employees', 'GET', 'employees', '/leave/manage', null],
  ['detail', 'GET', '9', '/leave/manage', null],
  ['create on behalf', 'POST', '', '/leave/manage', 'Create'],
  ['preview on behalf', 'GET', 'calculate', '/leave/manage', 'Create'],
  ['types on behalf', 'GET', 'types-for', '/leave/manage', 'Create'],
  ['review', 'POST', '9/review', '/leave/manage', 'Review'],
  ['approve', 'POST', '9/approve', '/leave/manage', 'Approve'],
  ['reject', 'POST', '9/reject', '/leave/manage', 'Reject'],
  ['cancel', 'POST', '9/cancel', '/leave/manage', 'Cancel'],
  ['balances', 'GET', 'entitlements', '/leave/entitlement', null],
  ['ledger', 'GET', 'entitlements/ledger', '/leave/entitlement', null],
  ['adjust', 'POST', 'entitlements/adjust', '/leave/entitlement', 'Update'],
  ['carried days', 'POST', 'entitlements/9', '/leave/entitlement', 'Update'],
  ['generate', 'POST', 'entitlements/generate', '/leave/entitlement', 'Create'],
  ['lapse', 'POST', 'entitlements/lapse', '/leave/entitlement', 'Update'],
  ['import of balances', 'POST', 'entitlements/import', '/leave/entitlement', 'Import'],
  ['types', 'GET', 'types', '/leave/entitlement', null],
  ['a type', 'GET', 'types/9', '/leave/entitlement', null],
  ['new type', 'POST', 'types', '/leave/entitlement', 'Create'],
  ['changed type', 'POST', 'types/9', '/leave/entitlement', 'Update'],
  ['deleted type', 'DELETE', 'types/9', '/leave/entitlement', 'Delete'],
  ['rules', 'GET', 'approval-rules', '/leave/entitlement', null],
  ['rule', 'GET', 'approval-rules/9', '/leave/entitlement', null],
  ['approvers', 'GET', 'approvers', '/leave/entitlement', null],
  ['new rule', 'POST', 'approval-rules', '/leave/entitlement', 'Update'],
  ['changed rule', 'POST', 'approval-rules/9', '/leave/entitlement', 'Update'],
  ['tried rule', 'POST', 'approval-rules/try', '/leave/entitlement', 'Update'],
  ['applied rules', 'POST', 'approval-rules/apply', '/leave/entitlement', 'Update'],
  ['deleted rule', 'DELETE', 'approval-rules/9', '/leave/entitlement', 'Update'],
  ['new holiday', 'POST', 'holidays', '/leave/holiday', 'Create'],
  ['changed holiday', 'POST', 'holidays/9', '/leave/holiday', 'Update'],
  ['deleted holiday', 'DELETE', 'holidays/9', '/leave/holiday', 'Delete'],
  ['import of holidays', 'POST', 'holidays/import', '/leave/holiday', 'Import'],
  ['days in lieu', 'POST', 'holidays/replacements', '/leave/holiday', 'Create'],
  ['changes of the list', 'GET', 'holidays/updates', '/leave/holiday', 'Import'],
  ['taken changes of the list', 'POST', 'holidays/updates', '/leave/holiday', 'Import'],
  ['corrections', 'GET', 'corrections', '/leave/entitlement', 'Update'],
  ['decided corrections', 'POST', 'corrections/decide', '/leave/entitlement', 'Update'],
  ['blackout days', 'GET', 'blackouts', '/leave/holiday', null],
  ['one blackout', 'GET', 'blackouts/9', '/leave/holiday', null],
  ['new blackout', 'POST', 'blackouts', '/leave/holiday', 'Create'],
  ['changed blackout', 'POST', 'blackouts/9', '/leave/holiday', 'Update'],
  ['deleted blackout', 'DELETE', 'blackouts/9', '/leave/holiday', 'Delete'],
  ['report', 'GET', 'reports/generate', '/leave/report', null],
];
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/leave/manage': ['Create', 'Review', 'Approve', 'Reject', 'Cancel', 'Export'],
  '/leave/entitlement': ['Create', 'Update', 'Delete', 'Import', 'Export'],
  '/leave/holiday': ['Create', 'Update', 'Delete', 'Import'],
  '/leave/report': ['Export'],
};
/** Other pages that open a call as well: these look at leave types, balances and leaves for their own filters and tabs. */
const SHARED = new Set(['types', 'ledger', 'list', 'detail', 'report', 'employees']);
/** Calls that other tests speak for: bulk is judged by its action, the import and the files of reports by the platform. */
const ELSEWHERE = /\/(bulk|entitlements\/import\/.*|entitlements\/reports\/generate)$/;

describe('who looks after a part of the employees', () => {
  test('reads what holds for the whole company, and writes none of it', async () => {
    const pages = { '/leave/entitlement': ['Create', 'Update', 'Delete'], '/leave/holiday': ['Create', 'Update', 'Delete', 'Import'] };
    const part = await adminOf(portal, ours.owner, pages, { department: [await unitOf(portal, ours.owner, 'department', 'Kedai')] });
    const whole = await adminOf(portal, ours.owner, pages);
    for (const [name, method, path] of CALLS) {
      if (!WIDE.includes(path)) continue;
      const call = ({ client }: TestPerson, body = {}) =>
        (method === 'GET' ? client.get : method === 'POST' ? client.post : client.delete)(`${BASE}/${path}`, body);
      const { status, body } = await call(part);
      if (method === 'GET') expect([name, status === 403]).toEqual([name, false]);
      else {
        expect([name, status]).toEqual([name, 403]);
        expect(body.message).toBe('This affects the whole company, and you manage only some of its employees. Ask someone who manages all of them.');
        expect([name, (await call(whole)).status === 403]).toEqual([name, false]);
      }
    }
  });

  test('writes none of the organisation and its settings either', async () => {
    const pages = { '/admin/company/organizational': ['Create', 'Update', 'Delete'], '/admin/company/bank': ['Create', 'Update', 'Delete'] };
    const part = await adminOf(portal, ours.owner, pages, { department: [await unitOf(portal, ours.owner, 'department', 'Gudang')] });
    for (const path of ['branches', 'departments', 'divisions', 'positions', 'position-levels', 'banks'])
      expect([path, (await part.client.post(`api/admin/companies/${path}`, { name: 'Baharu' })).status]).toEqual([path, 403]);
    expect((await part.client.get('api/admin/companies/branches')).status).toBe(200);
  });
});

describe('each call', () => {
  const admins = new Map<string, Promise<TestClient>>();
  const admin = (accesses: TestAccesses): Promise<TestClient> => {
    const name = JSON.stringify(accesses);
    const known = admins.get(name) ?? adminOf(portal, ours.owner, accesses).then(({ client }) => client);
    admins.set(name, known);
    return known;
  };
  const send = async (client: TestClient, method: 'GET' | 'POST' | 'DELETE', path: string) => {
    const url = `${BASE}${path === '' ? '' : `/${path.replace('9', '987654321')}`}`;
    // A report is looked at; taking it away is another right.
    const { status } = method === 'GET' ? await client.get(url, { preview: true }) : method === 'POST' ? await client.post(url, {}) : await client.delete(url);
    return status;
  };

  test.each(CALLS)('%s: %s %s is open to %s (%s) alone', async (name, method, path, page, action) => {
    const only = await admin({ [page]: action === null ? [] : [action] });
    expect(await send(only, method, path)).not.toBe(403);
    const rest = action === null ? {} : { [page]: (PAGES[page] ?? []).filter((each) => each !== action) };
    if (action !== null) expect(await send(await admin(rest), method, path)).toBe(403);
    if (!SHARED.has(name)) {
      const elsewhere = Object.fromEntries(Object.entries(PAGES).filter(([each]) => each !== page));
      expect(await send(await admin({ ...elsewhere, ...rest }), method, path)).toBe(403);
    }
    expect(await send(ours.aminah.client, method, path)).toBe(403);
    expect(await send(ours.owner.client, method, path)).not.toBe(403);
  });

  test('of an employee’s own leave wants an employee', async () => {
    for (const path of ['', '/summary', '/types', '/calculate', '/ledger', '/colleagues', '/calendar', '/feed', '/9']) {
      expect((await ours.approver.client.get(`api/leaves${path}`)).status, path).toBe(403);
      expect((await ours.aminah.client.get(`api/leaves${path}`)).status, path).not.toBe(403);
    }
    for (const path of ['', '/feed', '/9/cancel']) expect((await ours.approver.client.post(`api/leaves${path}`, {})).status, path).toBe(403);
  });

  test('has its line in the description of the interface', async () => {
    const { paths } = (await (await fetch(`${portal.url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
    const described = (method: string, path: string) =>
      Object.entries(paths as Record<string, object>).some(([pattern, operations]) => {
        const shape = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        return method.toLowerCase() in operations && shape.test(`/${path}`);
      });
    for (const [name, method, path] of CALLS) expect(described(method, `${BASE}${path === '' ? '' : `/${path}`}`), name).toBe(true);
    for (const path of ['api/leaves', 'api/leaves/summary', 'api/leaves/types', 'api/leaves/calculate', 'api/leaves/9'])
      expect(described('GET', path), path).toBe(true);
    for (const path of ['api/leaves', 'api/leaves/9/cancel', 'api/leaves/feed', `${BASE}/bulk`]) expect(described('POST', path), path).toBe(true);
    expect(described('DELETE', 'api/leaves/feed')).toBe(true);
    // And the other way round: each call of management stands in the table above.
    const evaluated = new Set(CALLS.map(([, method, path]) => `${method} /${BASE}${path === '' ? '' : `/${path}`}`.replaceAll('/9', '/{id}')));
    const managed = Object.entries(paths as Record<string, Record<string, { tags: string[]; 'x-access': unknown }>>).flatMap(([pattern, operations]) =>
      Object.entries(operations).flatMap(([method, { tags, 'x-access': access }]) =>
        tags.includes('leave') && typeof access === 'object' && !ELSEWHERE.test(pattern) ? [`${method.toUpperCase()} ${pattern}`] : [],
      ),
    );
    expect(managed.filter((call) => !evaluated.has(call))).toEqual([]);
    expect(managed.length).toBeGreaterThan(30);
  });
});
