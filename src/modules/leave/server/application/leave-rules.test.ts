/** The rules of types and balances over HTTP. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { employeeOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { grantNewYear, lapseExpired } from '../leave-jobs.ts';
import { tendRequests } from '#modules/approval/server/tend-requests.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

const BASE = 'api/operation/leaves';
type Form = Record<string, unknown>;
const balanceOf = async (client: TestClient, code = 'AL', year = 2026) =>
  (await client.get('api/leaves/summary', { year })).body.data.types.find((row: { code: string }) => row.code === code);
const owner = (path: string, body: Form) => fixture.owner.client.post(`${BASE}/${path}`, body);
const adjust = (employee_id: number, more: Form) =>
  owner('entitlements/adjust', { employee_id, leave_type_id: fixture.type['AL'], year: 2026, reason: 'As the test asks', ...more });
const notices = async (userId: number, title: string) => {
  const { rows } = await portal.owner.query('select message from notifications where user_id = $1 and title->>$2 = $3', [userId, 'en', title]);
  return rows.length;
};
/** A type of its own for one test. */
let made = 0;
async function typeOf(more: Form): Promise<number> {
  const { data } = (await fixture.owner.client.get(`${BASE}/types`)).body;
  const { id: _id, in_use: _used, updated_at: _at, ...plain } = data.find((row: { code: string }) => row.code === 'CL');
  const { status, body } = await owner('types', { ...plain, name: `Jenis ${++made}`, name_ms: `Jenis ${made}`, code: `T${made}`, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}

describe('a type', () => {
  test('closed in probation opens on the day after it', async () => {
    const leave_type_id = await typeOf({ allow_in_probation: false, has_entitlement: false, tiers: [] });
    const bala = await fixture.hire({ company_joined_at: '2026-09-01', confirmed_at: null, probation_months: 3 });
    expect((await fixture.apply(bala.client, { leave_type_id })).body.errors).toEqual({
      start_date: ['This leave is available after the probation, which ends on 30/11/26.'],
    });
    expect((await fixture.apply(bala.client, { leave_type_id, start_date: '2026-12-01', end_date: '2026-12-01' })).status).toBe(201);
  });

  test('taken once is not taken twice, unless it was cancelled', async () => {
    const bala = await fixture.hire();
    const first = await fixture.apply(bala.client, { leave_type_id: fixture.type['MR'] });
    const again = { leave_type_id: fixture.type['MR'], start_date: '2026-12-02', end_date: '2026-12-02' };
    expect((await fixture.apply(bala.client, again)).body.errors).toEqual({ leave_type_id: ['This leave may be taken once only.'] });
    await bala.client.post(`api/leaves/${first.body.data.id}/cancel`, {});
    expect((await fixture.apply(bala.client, again)).status).toBe(201);
  });

  test('with a negative limit goes so far below zero and no further', async () => {
    const leave_type_id = await typeOf({ allow_negative: true, negative_limit: 1.5, allow_half_day: true, tiers: [] });
    const bala = await fixture.hire();
    expect((await fixture.apply(bala.client, { leave_type_id, end_date: '2026-12-01' })).body.errors).toHaveProperty('base');
    expect((await fixture.apply(bala.client, { leave_type_id })).status).toBe(201);
    expect((await fixture.apply(bala.client, { leave_type_id, start_date: '2026-12-01', end_date: '2026-12-01', duration: 'Morning' })).status).toBe(201);
    expect((await fixture.apply(bala.client, { leave_type_id, start_date: '2026-12-02', end_date: '2026-12-02', duration: 'Morning' })).status).toBe(422);
  });

  test('that draws on another holds and uses the balance of that one', async () => {
    const bala = await fixture.hire();
    const { id } = (await fixture.apply(bala.client, { leave_type_id: fixture.type['EL'] })).body.data;
    expect(await balanceOf(bala.client)).toMatchObject({ balance: 11, pending: 1 });
    await owner(`${id}/review`, {});
    await owner(`${id}/approve`, {});
    expect(await balanceOf(bala.client)).toMatchObject({ balance: 11, pending: 0, taken: 1 });
    expect(await balanceOf(bala.client, 'EL')).toBeUndefined();
  });

  test('of calendar days counts rest days and holidays', async () => {
    const form = {
      employee_id: fixture.aminah.employeeId,
      leave_type_id: fixture.type['ML'] as number,
      start_date: '2026-12-01',
      end_date: '2026-12-31',
      documents: 1,
    };
    const { data } = (await fixture.owner.client.get(`${BASE}/calculate`, form)).body;
    expect(data).toMatchObject({ total_days: 31, errors: {} });
  });

  test('earned by the month is there at its end, and not before', async () => {
    const leave_type_id = await typeOf({
      accrual: 'Monthly',
      rounding: 'Half',
      tiers: [{ position_level_id: null, min_service_months: 0, max_service_months: null, days: 12 }],
    });
    const bala = await fixture.hire();
    await owner('entitlements/generate', { year: 2026, employee_ids: [bala.employeeId] });
    const at = async (date: string) => (await bala.client.get('api/leaves/ledger', { leave_type_id, date })).body.data.balance;
    expect([await at('2026-01-30'), await at('2026-01-31'), await at('2026-11-29'), await at('2026-12-31')]).toEqual([0, 1, 10, 12]);
  });
});

test('a type that nothing refers to is deleted, one in use is not, and a code is taken once', async () => {
  const id = await typeOf({ code: 'SL' });
  const { data } = (await fixture.owner.client.get(`${BASE}/types/${id}`)).body;
  expect(data).toMatchObject({ code: 'SL', in_use: false, tiers: [{ days: 3 }] });
  const { id: _id, in_use: _used, updated_at: _at, ...plain } = data;
  expect((await owner('types', plain)).body.errors).toEqual({ code: ['Another leave type has this code.'] });
  expect((await fixture.owner.client.delete(`${BASE}/types/${id}`)).status).toBe(200);
  expect((await fixture.owner.client.get(`${BASE}/types/${id}`)).status).toBe(404);
  expect((await fixture.owner.client.delete(`${BASE}/types/${fixture.type['AL']}`)).body.errors).toEqual({
    base: ['Applications use this type. Make it inactive instead.'],
  });
});

describe('a balance', () => {
  test('granted twice is granted once', async () => {
    const bala = await employeeOf(portal, fixture.owner, { company_joined_at: '2022-01-03' });
    const generate = async () => (await owner('entitlements/generate', { year: 2026, employee_ids: [bala.employeeId] })).body.data;
    expect(await generate()).toMatchObject({ employees: 1 });
    expect(await generate()).toEqual({ employees: 0, entries: 0 });
    const [one, two] = await Promise.all([owner('entitlements/generate', { year: 2025 }), owner('entitlements/generate', { year: 2025 })]);
    expect([one.body.success, two.body.success]).toEqual([true, true]);
    const { rows } = await portal.owner.query(
      `select count(*)::int as n from leave_entitlement_entries n join leave_entitlements a on a.id = n.entitlement_id
       where a.company_id = $1 and kind = 'Grant' group by entitlement_id having count(*) > 1`,
      [fixture.owner.companyId],
    );
    expect(rows).toEqual([]);
  });

  test('of replacement days ends 90 days after the credit, and is booked as lapsed once', async () => {
    const bala = await fixture.hire();
    const leave_type_id = fixture.type['RL'];
    // What was carried out of the year before and expired in March is booked first.
    await owner('entitlements/lapse', { year: 2026 });
    await adjust(bala.employeeId, { leave_type_id, kind: 'Replacement Credit', days: 2, effective_date: '2026-06-01' });
    const at = async (date: string) => (await bala.client.get('api/leaves/ledger', { leave_type_id: leave_type_id as number, date })).body.data;
    expect([(await at('2026-08-30')).balance, (await at('2026-08-31')).balance]).toEqual([2, 0]);
    expect((await at('2026-11-20')).rows.map((row: { kind: string; projected: boolean }) => [row.kind, row.projected])).toEqual([
      ['Replacement Credit', false],
      ['Lapse', true],
    ]);
    expect((await owner('entitlements/lapse', { year: 2026, preview: true })).body.data).toEqual({ entries: 1, days: 2, people: 1 });
    expect((await owner('entitlements/lapse', { year: 2026 })).body.data).toEqual({ entries: 1, days: 2, people: 1 });
    expect((await owner('entitlements/lapse', { year: 2026 })).body.data).toEqual({ entries: 0, days: 0, people: 0 });
    expect((await at('2026-11-20')).rows.map((row: { kind: string; projected: boolean }) => [row.kind, row.projected])).toEqual([
      ['Replacement Credit', false],
      ['Lapse', false],
    ]);
    expect((await at('2026-11-20')).balance).toBe(0);
  });

  test('is encashed as far as it goes', async () => {
    const bala = await fixture.hire();
    expect((await adjust(bala.employeeId, { kind: 'Encash', days: 13 })).body.errors).toEqual({ days: ['The balance would fall below zero.'] });
    expect((await adjust(bala.employeeId, { kind: 'Encash', days: 3 })).body.data).toMatchObject({ adjusted: -3, balance: 9 });
    expect((await adjust(bala.employeeId, { days: 1, effective_date: '2025-12-31' })).body.errors).toHaveProperty('effective_date');
    expect((await adjust(bala.employeeId, { leave_type_id: fixture.type['UL'], days: 1 })).body.errors).toEqual({
      leave_type_id: ['This leave type has no balance of its own.'],
    });
  });

  test('is carried forward up to the most of its type, until its last day', async () => {
    const bala = await fixture.hire();
    await owner('entitlements/generate', { year: 2027, employee_ids: [bala.employeeId] });
    expect(await balanceOf(bala.client, 'AL', 2027)).toMatchObject({ carried_forward: 5, expiry: '2027-03-31' });
    const at = async (date: string) =>
      (await bala.client.get('api/leaves/ledger', { leave_type_id: fixture.type['AL'] as number, year: 2027, date })).body.data.balance;
    expect((await at('2027-03-31')) - (await at('2027-04-01'))).toBe(5);
  });
});

describe('by the clock', () => {
  const run = async (name: string) => {
    const queue = createManualQueue(portal.server.services, [grantNewYear, lapseExpired, tendRequests]);
    await portal.asSystem(async (tx) => void (await queue.enqueue(tx, name, {})));
    await queue.drain();
  };
  test('approvers are reminded of what has waited for two days, and a new year is granted once', async () => {
    const bala = await fixture.hire();
    const { id } = (await fixture.apply(bala.client, { start_date: '2026-12-14', end_date: '2026-12-14' })).body.data;
    await run('approval.tend-requests');
    expect(await notices(fixture.approver.userId, 'Waiting for your decision')).toBe(0);
    portal.clock.set('2026-11-22T10:00:00+08:00');
    await run('approval.tend-requests');
    expect(await notices(fixture.approver.userId, 'Waiting for your decision')).toBe(1);
    await owner(`${id}/reject`, { remark: 'Stocktaking' });
    portal.clock.set('2027-01-01T00:30:00+08:00');
    await run('leave.grant-year');
    const first = await balanceOf(bala.client, 'AL', 2027);
    expect(first.entitled).toBeGreaterThan(0);
    await run('leave.grant-year');
    expect(await balanceOf(bala.client, 'AL', 2027)).toEqual(first);
    portal.clock.set('2027-04-01T00:40:00+08:00');
    await run('leave.lapse-expired');
    await run('leave.lapse-expired');
    const { data } = (await bala.client.get('api/leaves/ledger', { leave_type_id: fixture.type['AL'] as number, year: 2027, date: '2027-04-01' })).body;
    expect(data.rows.filter(({ kind }: { kind: string }) => kind === 'Lapse')).toMatchObject([{ days: -5, projected: false }]);
    portal.clock.set('2026-11-20T10:00:00+08:00');
  });
});
