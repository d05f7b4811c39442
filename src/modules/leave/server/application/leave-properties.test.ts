/** What holds after any sequence of moves: the account and the days tell the same story. */
import { afterAll, expect, test } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { dice } from '#app/server/testing/dice.ts';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import type { TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const BASE = 'api/operation/leaves';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

const form = (start_date: string, end_date = start_date, more: object = {}) => ({
  leave_type_id: fixture.type['AL'],
  start_date,
  end_date,
  reason: 'Family matters',
  ...more,
});
const own = async ({ client }: TestEmployee) =>
  (await client.get('api/leaves/summary', { year: 2026 })).body.data.types.find((row: { code: string }) => row.code === 'AL');
const ledger = async ({ client }: TestEmployee) =>
  (await client.get('api/leaves/ledger', { leave_type_id: fixture.type['AL'] as number, year: 2026, date: '2026-12-31' })).body.data;

/** Live days by the leaves themselves, past the account. */
async function daysBy(employeeId: number): Promise<{ taken: number; pending: number; drift: number }> {
  const { rows } = await portal.owner.query(
    `select coalesce(sum(d.value) filter (where d.live and l.status = 'Approved'), 0)::float as taken,
            coalesce(sum(d.value) filter (where d.live and l.status in ('Waiting for Approval', 'Reviewed')), 0)::float as pending,
            (select count(*)::int from leaves x where x.employee_id = $1 and x.status in ('Waiting for Approval', 'Reviewed', 'Approved')
               and x.total_days <> (select sum(value) from leave_days y where y.leave_id = x.id and y.live)) as drift
     from leave_days d join leaves l on l.id = d.leave_id where d.employee_id = $1`,
    [employeeId],
  );
  return rows[0] as { taken: number; pending: number; drift: number };
}

test.each([11, 23, 47])('the account is the sum of its entries and of the live days, after 40 random moves (seed %i)', async (seed) => {
  const roll = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  const bala = await fixture.hire();
  const ids: number[] = [];
  const done = new Map<number, number>();
  let adjusted = 0;
  for (let step = 0; step < 40; step++) {
    const id = pick(ids);
    const remark = 'As the dice fell';
    const move = ids.length < 2 ? 'apply' : pick(['apply', 'apply', 'review', 'approve', 'approve', 'reject', 'cancel', 'days', 'withdraw', 'adjust'] as const);
    const decide = (verb: string, body: object = {}) => fixture.owner.client.post(`${BASE}/${id}/${verb}`, { remark, ...body });
    if (move === 'apply') {
      const start = addDays(calendarDate('2026-11-24'), Math.floor(roll() * 36));
      const end = addDays(start, Math.floor(roll() * 3));
      const half = start === end && roll() < 0.5 ? { duration: pick(['Morning', 'Afternoon']) } : {};
      const { status, body } = await bala.client.post('api/leaves', form(start, end, half));
      expect([201, 422]).toContain(status);
      if (status === 201) ids.push(body.data.id);
    } else if (move === 'adjust') {
      const days = pick([-2, -0.5, 0.5, 1]);
      const { body } = await fixture.owner.client.post(`${BASE}/entitlements/adjust`, {
        employee_id: bala.employeeId,
        leave_type_id: fixture.type['AL'],
        year: 2026,
        days,
        reason: remark,
      });
      if (body.success) adjusted += days;
    } else {
      const dates = move === 'days' ? (await bala.client.get(`api/leaves/${id}`)).body.data.days.slice(0, 1).map(({ date }: { date: string }) => date) : [];
      const { status } =
        move === 'withdraw' ? await bala.client.post(`api/leaves/${id}/cancel`, {}) : move === 'days' ? await decide('cancel', { dates }) : await decide(move);
      expect([200, 422]).toContain(status);
      done.set(status, (done.get(status) ?? 0) + 1);
    }
    const [balance, days, account] = [await own(bala), await daysBy(bala.employeeId), await ledger(bala)];
    expect(balance, `after step ${step}: ${move}`).toMatchObject({
      taken: days.taken,
      pending: days.pending,
      balance: 12 + adjusted - days.taken - days.pending,
    });
    expect(days.drift).toBe(0);
    const sum = account.rows.reduce((total: number, row: { days: number }) => total + row.days, 0);
    expect(account.balance).toBe(sum);
    expect(sum - account.held.reduce((total: number, row: { days: number }) => total + row.days, 0)).toBe(balance.balance);
  }
  // The dice must have moved something and been refused something, or nothing was proved.
  expect(done.get(200)).toBeGreaterThan(5);
  expect(done.get(422)).toBeGreaterThan(0);
});

test.each(['Waiting for Approval', 'Reviewed', 'Approved'])('cancelling a leave that is %s leaves the balance as it was', async (status) => {
  const bala = await fixture.hire();
  const before = await own(bala);
  const { id } = (await bala.client.post('api/leaves', form(MONDAY, '2026-12-02'))).body.data;
  if (status !== 'Waiting for Approval') await fixture.owner.client.post(`${BASE}/${id}/review`, {});
  if (status === 'Approved') await fixture.owner.client.post(`${BASE}/${id}/approve`, {});
  expect((await own(bala)).balance).toBe(9);
  await fixture.owner.client.post(`${BASE}/${id}/cancel`, { remark: 'Site closed' });
  expect({ ...(await own(bala)), entitlement_id: before.entitlement_id }).toEqual(before);
});

test('two officers who decide the same leave at once: one does, the other is told', async () => {
  const bala = await fixture.hire();
  const { id } = (await bala.client.post('api/leaves', form(MONDAY))).body.data;
  await fixture.reviewer.client.post(`${BASE}/${id}/review`, {});
  const answers = await Promise.all([
    fixture.approver.client.post(`${BASE}/${id}/approve`, { status: 'Reviewed' }),
    fixture.owner.client.post(`${BASE}/${id}/reject`, { status: 'Reviewed', remark: 'Stocktaking' }),
    fixture.owner.client.post(`${BASE}/${id}/approve`, { status: 'Reviewed' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { rows } = await portal.owner.query(
    `select count(*)::int as n from leave_entitlement_entries where kind = 'Use' and reason = (select number from leaves where id = $1)`,
    [id],
  );
  const { status } = (await bala.client.get(`api/leaves/${id}`)).body.data;
  expect(rows).toEqual([{ n: status === 'Approved' ? 1 : 0 }]);
});
