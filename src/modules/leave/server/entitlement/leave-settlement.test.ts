/** Balances over HTTP that are brought to a plan: overwritten, carried, settled at the end of an employment down to the last payroll. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { employeeOf, type TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { grantNewcomers } from '../leave-jobs.ts';
import { leaveTakenIn, unpaidAround } from '../unpaid-leave.ts';

const BASE = 'api/operation/leaves';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

const owner = (path: string, body: object) => fixture.owner.client.post(`${BASE}/${path}`, body);
const balanceOf = async (person: TestEmployee, year = 2026, code = 'AL') =>
  (await person.client.get('api/leaves/summary', { year })).body.data.types.find((row: { code: string }) => row.code === code);
const generate = (person: TestEmployee, year: number, more: object = {}) =>
  owner('entitlements/generate', { year, employee_ids: [person.employeeId], ...more });
const adjust = (person: TestEmployee, more: object) =>
  owner('entitlements/adjust', { employee_id: person.employeeId, leave_type_id: fixture.type['AL'], year: 2026, reason: 'As the test asks', ...more });
const notices = async (person: TestEmployee, title: string) =>
  (await portal.owner.query("select id from notifications where user_id = $1 and title ->> 'en' = $2", [person.userId, title])).rowCount;

describe('a year that was granted', () => {
  test('follows the plan when it is overwritten, and then only', async () => {
    const bala = await fixture.hire();
    expect(await notices(bala, 'Leave for 2026')).toBe(1);
    // The date of joining was wrong: six years earlier there are 16 days a year.
    await portal.owner.query("update employees set company_joined_at = '2016-01-04' where id = $1", [bala.employeeId]);
    expect((await generate(bala, 2026)).body.data).toEqual({ employees: 0, entries: 0 });
    expect((await balanceOf(bala)).entitled).toBe(12);
    const preview = (await generate(bala, 2026, { preview: true, overwrite: true })).body.data;
    expect(preview.find((row: { leave_type_id: number }) => row.leave_type_id === fixture.type['AL'])).toMatchObject({ days: 16, granted: 12 });
    expect((await generate(bala, 2026, { overwrite: true })).body.data.employees).toBe(1);
    expect(await balanceOf(bala)).toMatchObject({ entitled: 16, balance: 16 });
    expect((await generate(bala, 2026, { overwrite: true })).body.data).toEqual({ employees: 0, entries: 0 });
    expect(await notices(bala, 'Leave for 2026')).toBe(2);
  });

  test('carries what came back after it was granted, when it is overwritten', async () => {
    const bala = await fixture.hire();
    await adjust(bala, { days: -9 });
    const { id } = (await fixture.apply(bala.client, { start_date: '2026-12-30', end_date: '2026-12-30' })).body.data;
    await generate(bala, 2027);
    expect((await balanceOf(bala, 2027)).carried_forward).toBe(2);
    await owner(`${id}/reject`, { remark: 'Stocktaking' });
    await generate(bala, 2027, { overwrite: true });
    expect(await balanceOf(bala, 2027)).toMatchObject({ carried_forward: 3, expiry: '2027-03-31' });
  });

  test('has its carried days set to a number, with the expiry of the type unless another is said', async () => {
    const bala = await fixture.hire();
    const { entitlement_id } = await balanceOf(bala);
    const set = (more: object) => owner(`entitlements/${entitlement_id}`, { reason: 'Brought over from the old system', ...more });
    expect((await set({ carried_forward_days: 4.25 })).body.errors).toHaveProperty('carried_forward_days');
    expect((await set({ carried_forward_days: 4, carried_forward_expiry: '2026-12-31' })).body.data).toMatchObject({
      carried_forward: 4,
      balance: 16,
      expiry: '2026-12-31',
    });
    expect((await set({ carried_forward_days: 1.5 })).body.data).toMatchObject({ carried_forward: 1.5, balance: 13.5 });
    expect((await set({ carried_forward_days: 1.5 })).body.data).toMatchObject({ carried_forward: 1.5, balance: 13.5 });
    // Until March, as the type says: by November these days have lapsed.
    const chong = await fixture.hire();
    const { entitlement_id: other } = await balanceOf(chong);
    const carried = { carried_forward_days: 3.5, reason: 'Brought over from the old system' };
    expect((await owner(`entitlements/${other}`, carried)).body.data).toMatchObject({ carried_forward: 3.5, lapsed: 3.5, balance: 12 });
    expect((await fixture.reviewer.client.post(`${BASE}/entitlements/${entitlement_id}`, { carried_forward_days: 1, reason: 'Not theirs' })).status).toBe(403);
    expect((await owner('entitlements/999999', { carried_forward_days: 1, reason: 'Nobody’s' })).status).toBe(404);
  });
});

test('somebody who joins has the days of the rest of the year by the next morning, once', async () => {
  const joined = (given: object) => employeeOf(portal, fixture.owner, { company_joined_at: '2026-10-05', ...given });
  const [bala, chong, old] = [await joined({}), await joined({}), await joined({ company_joined_at: '2022-01-03' })];
  await adjust(chong, { days: 1 });
  const queue = createManualQueue(portal.server.services, [grantNewcomers]);
  for (let run = 0; run < 2; run++) {
    await portal.asSystem(async (tx) => void (await queue.enqueue(tx, 'leave.grant-newcomers', {})));
    await queue.drain();
  }
  // Three months of twelve of eight days.
  expect(await balanceOf(bala)).toMatchObject({ entitled: 2, balance: 2 });
  expect(await balanceOf(chong)).toMatchObject({ entitled: 0, balance: 1 });
  expect(await balanceOf(old)).toMatchObject({ entitled: 0, balance: 0 });
  expect([await notices(bala, 'Leave for 2026'), await notices(old, 'Leave for 2026')]).toEqual([1, 0]);
});

describe('an employment that ends', () => {
  const DECEMBER = ['2026-12-01', '2026-12-31'] as const;
  const end = (person: TestEmployee, date: string) =>
    fixture.owner.client.post(`api/admin/employees/${person.employeeId}/inactivate`, { date, reason: 'Resigned' });
  const entryState = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    transact(portal.server.services.pool, { companyId: fixture.owner.companyId, userId: fixture.owner.userId }, (tx) =>
      work({ ...tx, companyId: fixture.owner.companyId } as Ctx),
    );
  const taken = (person: TestEmployee, payrolls: number[] = [], [from, to] = DECEMBER as readonly [string, string]) =>
    entryState(async (ctx) => {
      const employeeIds = [person.employeeId];
      const around = await unpaidAround(ctx, employeeIds, from, to);
      return (await leaveTakenIn(ctx, { employeeIds, from, to, payrollIds: payrolls }, around)).get(person.employeeId);
    });

  test('has earned the months that were served; what was taken beyond them is for the last payroll, once', async () => {
    const bala = await fixture.hire();
    for (const [start_date, end_date] of [
      ['2026-11-24', '2026-11-28'],
      ['2026-11-30', '2026-12-07'],
    ] as const) {
      const form = { employee_id: bala.employeeId, leave_type_id: fixture.type['AL'], start_date, end_date, reason: 'Family matters', approve: true };
      expect((await owner('', form)).status).toBe(201);
    }
    // Twelve of twelve days are taken; the tenth of December ends the employment with eleven months served.
    expect((await balanceOf(bala)).balance).toBe(0);
    expect((await end(bala, '2026-12-10')).status).toBe(200);
    const { rows } = await portal.owner.query(
      `select n.kind, n.days::float as days, n.once from leave_entitlement_entries n join leave_entitlements a on a.id = n.entitlement_id
       where a.employee_id = $1 and a.leave_type_id = $2 and n.kind = 'Grant' order by n.id`,
      [bala.employeeId, fixture.type['AL']],
    );
    expect(rows).toEqual([
      { kind: 'Grant', days: 12, once: 'grant' },
      { kind: 'Grant', days: -1, once: 'grant#2' },
    ]);
    expect(
      (
        await portal.owner.query("select message ->> 'en' as text from notifications where user_id = $1 and title ->> 'en' = $2", [
          fixture.owner.userId,
          'Leave taken beyond entitlement',
        ])
      ).rows,
    ).toEqual([{ text: `${bala.name} is leaving with 1 day of Annual Leave taken beyond entitlement. The last payroll deducts them.` }]);
    expect(await taken(bala)).toMatchObject({ unpaid_days: 1, stamped_days: 0, paid_days: 5 });
    // An earlier payroll takes nothing off.
    expect(await taken(bala, [], ['2026-11-01', '2026-11-30'])).toMatchObject({ unpaid_days: 0, paid_days: 6 });
  });

  test('moved to another day is settled anew', async () => {
    const bala = await fixture.hire();
    await end(bala, '2026-12-10');
    expect((await balanceOf(bala)).entitled).toBe(11);
    const back = await fixture.owner.client.post(`api/admin/employees/${bala.employeeId}/reactivate`, { date: '2026-12-11' });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    await generate(bala, 2026, { overwrite: true });
    expect((await balanceOf(bala)).entitled).toBe(12);
  });
});
