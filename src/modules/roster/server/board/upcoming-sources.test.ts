import { afterAll, expect, test } from 'vitest';
import { attendanceFixture } from '#app/server/testing/attendance-office.ts';
import type { TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSite, rosterForm } from '../days/roster.factory.ts';
import { labelWork } from './upcoming-sources.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await attendanceFixture(portal);

interface Received {
  readonly date: string;
  readonly icon: string;
  readonly text: { readonly en: string; readonly ms: string };
}
const shifts = async ({ client }: Pick<TestPerson, 'client'>) =>
  ((await client.get('api/dashboard/ahead')).body.data as Received[])
    .filter(({ icon }) => icon === 'calendar-clock')
    .map(({ date, text }) => `${date} ${text.en}`);

test('the next three shifts of the published roster are told to whoever works them, days of leave left out', async () => {
  const [ali, devi] = [await fixture.hire(), await fixture.hire()];
  const site = await makeSite(portal.owner, fixture.owner.companyId, 'Menara Contoh');
  const put = (start_date: string, end_date: string, more: object = {}) =>
    fixture.owner.client.post(
      'api/operation/attendances/schedules',
      rosterForm({ employee_ids: [ali.employeeId], start_date, end_date, publish: true, ...more }),
    );
  await put('2026-11-19', '2026-11-20');
  await put('2026-11-21', '2026-11-22', { day_type: 'Rest Day', sessions: [] });
  // Nobody works the day after a night.
  await put('2026-11-26', '2026-11-26', { day_type: 'Rest Day', sessions: [] });
  await put('2026-11-23', '2026-11-25', { work_site_id: site, sessions: [{ start_time: '19:00', end_time: '07:00' }] });
  await put('2026-11-27', '2026-11-27', { publish: false });
  await put('2026-11-28', '2026-11-28');
  const types = (await fixture.owner.client.get('api/operation/leaves/types')).body.data as { id: number; code: string }[];
  const leave = { employee_id: ali.employeeId, leave_type_id: types.find(({ code }) => code === 'UL')?.id, start_date: '2026-11-24', end_date: '2026-11-24' };
  await fixture.owner.client.post('api/operation/leaves', { ...leave, reason: 'Family matters', approve: true });
  expect(await shifts(ali)).toEqual([
    '2026-11-20 You work 07:00 AM–07:00 PM',
    '2026-11-23 You work 07:00 PM–07:00 AM, Menara Contoh',
    '2026-11-25 You work 07:00 PM–07:00 AM, Menara Contoh',
  ]);
  expect(await shifts(devi)).toEqual([]);
});

test('days of the work schedule between them are told as well', async () => {
  const siti = await fixture.hire();
  await fixture.owner.client.post(
    'api/operation/attendances/schedules',
    rosterForm({ employee_ids: [siti.employeeId], start_date: '2026-11-21', end_date: '2026-11-21', publish: true }),
  );
  expect((await shifts(siti)).map((line) => line.slice(0, 10))).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
});

test('a day without times is worked at any time', () => {
  expect(labelWork([], null)).toEqual({ en: 'You work, any time', ms: 'Anda bertugas, bila-bila masa' });
  expect(labelWork([], 'Menara Contoh').en).toBe('You work, any time, Menara Contoh');
});
