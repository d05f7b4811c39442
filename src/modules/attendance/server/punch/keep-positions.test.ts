/** Where people checked in is kept for 90 days; what came of it stays. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { officeHours, punch, siteFor } from '#app/server/testing/punching.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const clock = (at: string) => portal.clock.set(`${at}+08:00`);

test('positions of attendance go after 90 days, site, distance and the day stay, and no day is counted anew', async () => {
  clock('2026-11-20T08:57:31');
  const owner = await ownerOf(portal);
  await officeHours(portal, owner);
  const person = await employeeOf(portal, owner);
  const site = await siteFor(portal, person);
  expect((await punch(person, 'in')).body).toHaveProperty('data.punch');
  clock('2026-11-20T18:30:10');
  expect((await punch(person, 'out')).body).toHaveProperty('data.punch');
  // As if they had been entered later than they came: a change of such records is noted.
  await portal.owner.query(`update employees set created_at = '2026-12-01' where id = $1`, [person.employeeId]);
  await portal.owner.query('delete from attendance_changes where company_id = $1', [owner.companyId]);
  const records = async () =>
    (
      await portal.owner.query(
        `select lat is not null as placed, accuracy_m is not null as measured, work_site_id, distance_m, position, inside_percent from attendance_records
         where employee_id = $1 order by id`,
        [person.employeeId],
      )
    ).rows;
  const day = async () => (await owner.client.get('api/operation/attendances', { date: '2026-11-20', keyword: person.name })).body.data;
  const kept = { work_site_id: site, distance_m: 0, position: 'inside', inside_percent: 100 };
  const run = async (at: string) => {
    clock(at);
    await runJob(portal, 'attendance.end-keeping-positions');
    return records();
  };
  clock('2027-02-18T08:57:31');
  const before = await day();
  expect(await run('2027-02-18T08:57:31')).toMatchObject([
    { placed: true, ...kept },
    { placed: true, ...kept },
  ]);
  expect(await run('2027-02-18T08:57:32')).toMatchObject([
    { placed: false, measured: false, ...kept },
    { placed: true, ...kept },
  ]);
  expect(await run('2027-02-18T18:30:11')).toMatchObject([
    { placed: false, ...kept },
    { placed: false, ...kept },
  ]);
  const gone = { lat: null, lng: null, accuracy_m: null };
  const told = (rows: { checkin: object; checkout: object }[]) =>
    rows.map(({ checkin, checkout, ...row }) => ({ ...row, checkin: { ...checkin, ...gone }, checkout: { ...checkout, ...gone } }));
  expect(told(await day())).toEqual(told(before));
  const noted = async () => (await portal.owner.query('select 1 from attendance_changes where company_id = $1', [owner.companyId])).rows.length;
  expect(await noted()).toBe(0);
  // Another change of the same record is.
  await portal.owner.query(`update attendance_records set recorded_at = recorded_at + interval '1 minute' where employee_id = $1`, [person.employeeId]);
  expect(await noted()).toBeGreaterThan(0);
  const admin = await adminOf(portal, owner, { '/attendance/manage': [] });
  const map = (await admin.client.get('api/operation/attendances/map', { date: '2026-11-20' })).body.data;
  expect(map).toEqual([]);
});
