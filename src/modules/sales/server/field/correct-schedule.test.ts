import { afterAll, beforeEach, expect, test } from 'vitest';
import { employeeOf, ownerOf, userOf } from '#app/server/testing/people.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { followTimesJob } from '../schedule/follow-times.ts';
import { calculateNow } from '../payout-run/payout-run.factory.ts';
import { dayOf } from './field.factory.ts';

const { portal, queue } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const clock = (time: string, date = '2026-11-20') => portal.clock.set(`${date}T${time}:00+08:00`);
beforeEach(() => clock('12:00'));

/** A promoter who checked in at 10:00, for a schedule that ends at 19:00. */
async function begun() {
  const user = await userOf(portal);
  const day = await dayOf(portal, owner, user.userId);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, user.userId, { role: 'promoter', promoter_id: day.promoter }));
  return { ...day, client: user.client };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const correct = ({ schedule }: Begun, checkout: string | null, more: object = {}) =>
  owner.client.post(`api/spm/schedules/${schedule}/correct`, {
    checkin_at: '2026-11-20T10:15:00+08:00',
    checkout_at: checkout && `2026-11-20T${checkout}:00+08:00`,
    overtime_minutes: 0,
    reason: 'Phone was broken',
    ...more,
  });
const checkOut = ({ client, schedule }: Begun, made: string, date = '2026-11-20') =>
  client.post(`api/spm/schedules/${schedule}/check-out`, {
    client_ref: crypto.randomUUID(),
    remark: 'At the door',
    offline: { made_at: `${date}T${made}:00+08:00`, sent_at: portal.clock.now().toISOString(), hash: '0'.repeat(64) },
  });
/** What the portal does four hours after the end. */
const close = () => {
  clock('23:01');
  return followTimesJob.run({}, { services: { pool: portal.owner, clock: portal.clock } } as never);
};
const stateOf = async ({ schedule }: Begun) =>
  (await portal.owner.query('select status, worked_minutes, auto_closed, confirmed_at is not null as confirmed from sales_schedules where id = $1', [schedule]))
    .rows[0];
const paid = async ({ project }: Begun) => {
  const body = { project_id: project, start_date: '2026-11-01', end_date: '2026-11-30' };
  return (await calculateNow(owner.client, queue, body)).run.calculated;
};

test('a check-in put right confirms nothing of a check-out that nobody made', async () => {
  const day = await begun();
  expect((await correct(day, null)).status).toBe(200);
  await close();
  expect(await stateOf(day)).toMatchObject({ status: 'Completed', auto_closed: true, confirmed: false });
  expect(await paid(day)).toBe(0);
  expect((await correct(day, '19:00')).status).toBe(200);
  expect(await stateOf(day)).toMatchObject({ confirmed: true });
  expect(await paid(day)).toBe(1);
});

test('a check-out that was made stays: its time is put right, not left out', async () => {
  const day = await begun();
  clock('20:00');
  await correct(day, '19:00');
  expect(Object.keys((await correct(day, null)).body.errors)).toEqual(['checkout_at']);
  expect(await stateOf(day)).toMatchObject({ status: 'Completed', worked_minutes: 525 });
});

test('a correction is of the schedule itself, and forgets where the former check-in was made', async () => {
  const day = await begun();
  const entered = async () =>
    (await portal.owner.query(`select distance_m, outside, flags, lat from sales_punches where schedule_id = $1 and type = 'checkin'`, [day.schedule])).rows;
  await portal.owner.query(
    `update sales_punches set distance_m = 900, outside = true, flags = '{clock}', lat = 3, lng = 101, accuracy_m = 10 where schedule_id = $1`,
    [day.schedule],
  );
  const refused = { checkin_at: ['The check-in of this schedule lies between 20/11/26 09:00 AM and 21/11/26 07:00 PM.'] };
  for (const checkin_at of ['2026-11-20T08:59:00+08:00', '2026-10-20T10:00:00+08:00'])
    expect((await correct(day, '11:00', { checkin_at })).body.errors).toEqual(refused);
  expect(await entered()).toMatchObject([{ outside: true }]);
  expect((await correct(day, '11:00', { checkin_at: '2026-11-20T09:00:00+08:00' })).status).toBe(200);
  expect(await entered()).toEqual([{ distance_m: null, outside: false, flags: [], lat: null }]);
  const { rows: logged } = await portal.owner.query<{ before: { checkin: object } }>(
    `select before from audit_logs where action = 'sales_schedule.corrected' and subject_id = $1 order by id desc limit 1`,
    [day.schedule],
  );
  // The log says what was odd, and keeps no place for good.
  expect(logged[0]?.before.checkin).toMatchObject({ outside: true, distance_m: 900, flags: ['clock'] });
  expect(logged[0]?.before.checkin).not.toHaveProperty('lat');
});

test('a check-out made after the portal closed the schedule is for the supervisor, whatever its phone says', async () => {
  const day = await begun();
  await close();
  clock('09:00', '2026-11-21');
  expect((await checkOut(day, '09:00', '2026-11-21')).body.errors).toEqual({ base: ['The schedule is closed. Ask your supervisor to correct it.'] });
  expect((await checkOut(day, '23:01')).status).toBe(422);
  expect(await stateOf(day)).toMatchObject({ auto_closed: true });
  expect((await checkOut(day, '22:59')).status).toBe(200);
});

test('a supervisor who sells too corrects and approves nothing of the own schedule', async () => {
  const both = await employeeOf(portal, owner, { spm_supervisor: true });
  const day = await dayOf(portal, owner, both.userId);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, both.userId, { promoter_id: day.promoter }));
  await portal.owner.query('insert into sales_project_supervisors (company_id, project_id, employee_id) values ($1, $2, $3)', [
    owner.companyId,
    day.project,
    both.employeeId,
  ]);
  const own = { checkin_at: '2026-11-20T10:00:00+08:00', checkout_at: '2026-11-20T12:00:00+08:00', overtime_minutes: 0, reason: 'Was there' };
  expect((await both.client.post(`api/spm/schedules/${day.schedule}/correct`, own)).status).toBe(404);
  expect((await both.client.get(`api/spm/schedules/${day.schedule}`)).body.data.supervises).toBe(false);
  const rows = [{ product_id: day.product, type: 'opening', quantity: 5, remark: 'By myself' }];
  const stocks = (more: object) => both.client.post(`api/spm/schedules/${day.schedule}/stocks`, { client_ref: crypto.randomUUID(), rows, ...more });
  expect((await stocks({ override: true })).body.errors).toEqual({ override: ['Only a supervisor may do this.'] });
  expect((await stocks({})).status).toBe(200);
});
