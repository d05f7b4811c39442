/** The lists of leave over HTTP: every filter, paging, sorting and relation. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { unitOf, type TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const BASE = 'api/operation/leaves';
const places = { branch_id: 0, division_id: 0, department_id: 0 };
const ids = { december: 0, unpaid: 0, january: 0, chong: 0 };

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
for (const kind of ['branch', 'division', 'department'] as const) places[`${kind}_id`] = await unitOf(portal, fixture.owner, kind, `The ${kind}`);
const bala = await fixture.hire({ name: 'Bala Contoh', ...places, position_id: await unitOf(portal, fixture.owner, 'position', 'Cashier') });
const chong = await fixture.hire({ name: 'Chong Contoh' });
const file = async (person: TestEmployee, form: object) => (await fixture.apply(person.client, form)).body.data.id as number;
ids.december = await file(bala, { start_date: '2026-12-14', end_date: '2026-12-16' });
ids.unpaid = await file(bala, { leave_type_id: fixture.type['UL'] });
portal.clock.set('2026-11-22T10:00:00+08:00');
ids.january = await file(bala, { start_date: '2027-01-04', end_date: '2027-01-04' });
ids.chong = await file(chong, { start_date: '2026-12-16', end_date: '2026-12-16' });
await fixture.owner.client.post(`${BASE}/${ids.unpaid}/review`, {});

type Query = Record<string, string | number>;
const names = Object.entries.bind(Object) as (of: typeof ids) => [string, number][];
async function found(path: 'own' | 'managed', query: Query): Promise<string[]> {
  const { status, body } = path === 'own' ? await bala.client.get('api/leaves', query) : await fixture.owner.client.get(BASE, query);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.meta.total).toBe(body.data.length);
  return body.data.map((row: { id: number }) => names(ids).find(([, id]) => id === row.id)?.[0]).sort();
}

const SHARED: readonly (readonly [string, () => Query, string[]])[] = [
  ['nothing', () => ({}), ['chong', 'december', 'january', 'unpaid']],
  ['year', () => ({ year: 2026 }), ['chong', 'december', 'unpaid']],
  ['type', () => ({ type: fixture.type['UL'] as number }), ['unpaid']],
  ['status', () => ({ status: 'Reviewed' }), ['unpaid']],
  ['start_date alone', () => ({ start_date: '2026-12-16' }), ['chong', 'december', 'january']],
  ['end_date alone', () => ({ end_date: '2026-12-14' }), ['december', 'unpaid']],
  ['start_date and end_date', () => ({ start_date: '2026-12-15', end_date: '2026-12-15' }), ['december']],
  ['start_apply_date', () => ({ start_apply_date: '2026-11-21' }), ['chong', 'january']],
  ['end_apply_date', () => ({ end_apply_date: '2026-11-20' }), ['december', 'unpaid']],
  ['an empty span', () => ({ start_apply_date: '2026-11-21', end_apply_date: '2026-11-21' }), []],
];

describe.each(['own', 'managed'] as const)('the %s list by', (path) => {
  test.each(SHARED)('%s', async (_name, query, expected) =>
    expect(await found(path, query())).toEqual(path === 'own' ? expected.filter((name) => name !== 'chong') : expected),
  );
});

describe('the managed list by', () => {
  test.each<[string, () => Query, string[]]>([
    ['company', () => ({ company_id: fixture.owner.companyId }), ['chong', 'december', 'january', 'unpaid']],
    ['branch', () => ({ branch_id: places.branch_id }), ['december', 'january', 'unpaid']],
    ['division', () => ({ division_id: places.division_id }), ['december', 'january', 'unpaid']],
    ['department', () => ({ department_id: places.department_id }), ['december', 'january', 'unpaid']],
    ['employee', () => ({ employee_id: chong.employeeId }), ['chong']],
    ['all of them', () => ({ ...places, employee_id: chong.employeeId }), []],
    ['name', () => ({ keyword: 'chong' }), ['chong']],
    ['number', () => ({ keyword: 'LV-2026-000002' }), ['unpaid']],
    [
      'everything',
      () => ({
        ...places,
        employee_id: bala.employeeId,
        year: 2026,
        type: fixture.type['AL'] as number,
        status: 'Waiting for Approval',
        start_date: '2026-12-01',
        end_date: '2026-12-31',
        start_apply_date: '2026-11-20',
        end_apply_date: '2026-11-20',
        keyword: 'bala',
        with: 'employee.position,item_type',
      }),
      ['december'],
    ],
  ])('%s', async (_name, query, expected) => expect(await found('managed', query())).toEqual(expected));

  test('nothing beyond the company', async () => {
    expect((await fixture.owner.client.get(BASE, { company_id: 999_999 })).status).toBe(403);
  });
});

test('a list has ten rows a page, newest first, and sorts by id or created_at', async () => {
  const { body } = await bala.client.get('api/leaves');
  expect(body.meta).toEqual({ page: 1, per_page: 10, total: 3, last_page: 1 });
  const order = async (query: Query) => (await bala.client.get('api/leaves', query)).body.data.map((row: { id: number }) => row.id);
  const newest = [ids.january, ids.unpaid, ids.december];
  expect(await order({})).toEqual(newest);
  expect(await order({ sort_by: 'created_at', sort: 'asc' })).toEqual(newest.toReversed());
  expect(await order({ sort_by: 'nonsense' })).toEqual(newest);
  expect((await bala.client.get('api/leaves', { per_page: 2, page: 2 })).body).toMatchObject({ meta: { last_page: 2 }, data: [{ id: ids.december }] });
});

test('relations come as they are asked for', async () => {
  const [row] = (await fixture.owner.client.get(BASE, { employee_id: bala.employeeId, with: 'employee.position,item_type' })).body.data;
  expect(row).toMatchObject({
    item_type: { code: 'AL' },
    employee: { name: 'Bala Contoh', position: { name: 'Cashier' } },
    duration: 'Full',
    duration_text: 'Full Day',
  });
  const [bare] = (await fixture.owner.client.get(BASE, { with: '' })).body.data;
  expect(bare).not.toHaveProperty('employee');
  expect(bare).not.toHaveProperty('item_type');
  const [own] = (await bala.client.get('api/leaves', { with: 'item_type', sort: 'asc' })).body.data;
  expect(own).toMatchObject({ start_date: '2026-12-14', end_date: '2026-12-16', duration_text: '3 days', item_type: { name: 'Annual Leave' } });
  expect(own).not.toHaveProperty('employee');
});

test('the counters and the matrix of balances follow the organisation', async () => {
  const summary = async (query: Query) => (await fixture.owner.client.get(`${BASE}/summary`, query)).body.data;
  expect(await summary({})).toMatchObject({ waiting: 3, reviewed: 1 });
  expect(await summary({ department_id: places.department_id })).toMatchObject({ waiting: 2, reviewed: 1 });
  const matrix = async (query: Query) =>
    (await fixture.owner.client.get(`${BASE}/entitlements`, { year: 2026, ...query })).body.data.map(
      (row: { employee: { name: string } }) => row.employee.name,
    );
  expect(await matrix({ branch_id: places.branch_id })).toEqual(['Bala Contoh']);
  expect(await matrix({ employee_type: 'Foreign' })).toEqual([]);
  expect(await matrix({ keyword: 'chong' })).toEqual(['Chong Contoh']);
  expect((await fixture.owner.client.get(`${BASE}/entitlements`, { year: 2026, type: fixture.type['AL'] as number })).body.types).toHaveLength(1);
});

test('colleagues who are away are told by name once their leave is approved', async () => {
  const same = await fixture.hire({ department_id: places.department_id });
  const { id } = (await fixture.apply(same.client, { start_date: '2026-12-15', end_date: '2026-12-15' })).body.data;
  const away = async () => (await same.client.get(`api/leaves/${id}`)).body.data.away;
  expect(await away()).toEqual([]);
  await fixture.owner.client.post(`${BASE}/${ids.december}/review`, {});
  // Whoever decides sees who else has asked.
  expect((await fixture.owner.client.get(`${BASE}/${id}`)).body.data).toMatchObject({ cover: { away: 2, of: 2 }, away: [{ date: '2026-12-15' }] });
  await fixture.owner.client.post(`${BASE}/${ids.december}/approve`, {});
  expect(await away()).toMatchObject([{ date: '2026-12-15', people: [{ name: 'Bala Contoh' }] }]);
});
