/** What is said against leave before it is asked for, and to whoever decides. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import type { EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSite, rosterForm } from './roster.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const site = await makeSite(portal.owner, fixture.owner.companyId, 'Menara Contoh');
const need = { name: 'Menara gate', work_site_id: site, weekdays: [1], start_time: '07:00', end_time: '19:00', heads: 2, position_id: null, status: 'Active' };
await fixture.owner.client.post('api/operation/attendances/roster-needs', need);

let bala: EmployedPerson;
beforeEach(async () => {
  bala = await fixture.hire();
});

const roster = (people: readonly EmployedPerson[], more: object = {}) =>
  fixture.owner.client.post(
    'api/operation/attendances/schedules',
    rosterForm({
      employee_ids: people.map(({ employeeId }) => employeeId),
      start_date: MONDAY,
      end_date: MONDAY,
      work_site_id: site,
      publish: true,
      ...more,
    }),
  );
const ask = { leave_type_id: fixture.type['AL'] ?? 0, start_date: MONDAY, end_date: MONDAY, duration: 'Full' };
const warned = async (more: Partial<typeof ask> = {}) => (await bala.client.get('api/leaves/calculate', { ...ask, ...more })).body.data.warnings;
const ROSTERED = 'On the published roster: 30/11/26 07:00 AM–07:00 PM Menara Contoh.';

test('nothing is said where nothing is planned or recorded, and nothing of drafts', async () => {
  await roster([bala], { publish: false });
  expect(await warned()).toEqual([]);
});

test('a post that stays short is named as long as too few are left', async () => {
  const [chong, devi] = [await fixture.hire(), await fixture.hire()];
  await roster([bala, chong]);
  expect(await warned()).toEqual([ROSTERED, 'Menara gate: 1 of 2 left on 30/11/26.']);
  await roster([devi]);
  expect(await warned()).toEqual([ROSTERED]);
  // Who is away that day already is nobody who is left.
  const { id } = (await fixture.apply(devi.client)).body.data;
  for (const step of ['review', 'approve']) await fixture.owner.client.post(`api/operation/leaves/${id}/${step}`, {});
  expect(await warned({ duration: 'Morning' })).toEqual([ROSTERED, 'Menara gate: 1 of 2 left on 30/11/26.']);
});

test('the approver reads the same, until it is decided, and in their language', async () => {
  const next = { start_date: '2026-12-07', end_date: '2026-12-07' };
  await roster([bala], next);
  const { id } = (await fixture.apply(bala.client, next)).body.data;
  const shown = async () => (await fixture.owner.client.get(`api/operation/leaves/${id}`)).body.data.warnings;
  expect(await shown()).toEqual([ROSTERED.replace('30/11', '07/12'), 'Menara gate: 0 of 2 left on 07/12/26.']);
  expect((await bala.client.get(`api/leaves/${id}`)).body.data.warnings).toEqual([]);
  const ms = fixture.owner.client.with({ headers: { 'x-locale': 'ms' } });
  const preview = await ms.get('api/approvals/preview', { type: 'leave', id });
  expect(JSON.stringify(preview.body.data.warnings)).toContain('Dalam jadual bertugas yang diterbitkan: 07/12/26 07:00 PG–07:00 PTG Menara Contoh.');
  for (const step of ['review', 'approve']) await fixture.owner.client.post(`api/operation/leaves/${id}/${step}`, {});
  expect(await shown()).toEqual([]);
});

test('days on which attendance is recorded are said, three by name', async () => {
  for (const day of ['17', '18', '19', '20']) {
    await portal.owner.query(
      `with punch as (
         insert into attendance_records (company_id, employee_id, type, source, recorded_at) values ($1, $2, 'checkin', 'web', ($3 || ' 09:00+08')::timestamptz) returning id)
       insert into attendances (company_id, employee_id, date, session_index, day_type, checkin_id, basis) select $1, $2, $3::date, 0, 'Normal', id, '{}' from punch`,
      [bala.companyId, bala.employeeId, `2026-11-${day}`],
    );
  }
  const sick = { leave_type_id: fixture.type['ML'] ?? 0, start_date: '2026-11-17', end_date: '2026-11-20' };
  expect(await warned(sick)).toContain('Attendance is recorded on 17/11/26, 18/11/26, 19/11/26 and 1 more day.');
  expect(await warned({ ...sick, start_date: '2026-11-19', end_date: '2026-11-19', duration: 'Morning' })).toEqual(['The balance falls below zero.']);
});
