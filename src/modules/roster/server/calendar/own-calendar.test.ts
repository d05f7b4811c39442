import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { DAILY } from '#app/server/testing/attendance-office.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSite, rosterForm } from '../days/roster.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('the own published days are a calendar; drafts are not in it, and it is nobody else’s', async () => {
  const owner = await ownerOf(portal);
  const ali = await employeeOf(portal, owner);
  const site = await makeSite(portal.owner, owner.companyId, 'Menara Contoh');
  const put = (date: string, publish: boolean) =>
    owner.client.post(
      'api/operation/attendances/schedules',
      rosterForm({
        employee_ids: [ali.employeeId],
        start_date: date,
        end_date: date,
        sessions: [{ start_time: '19:00', end_time: '07:00' }],
        work_site_id: site,
        remark: 'Gate, north',
        publish,
      }),
    );
  // The days of a test are those of the real clock: two of the month after this one.
  const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  await put(`${month}-10`, true);
  await put(`${month}-12`, false);
  const answer = await ali.client.get('api/attendances/schedules/calendar');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const compact = month.replace('-', '');
  expect(answer.body).toContain(
    `DTSTART:${compact}10T110000Z\r\nDTEND:${compact}10T230000Z\r\nSUMMARY:Work · Menara Contoh\r\nLOCATION:Menara Contoh\r\nDESCRIPTION:Gate\\, north`,
  );
  expect(answer.body).not.toContain(`${compact}12T`);
  expect((await (await adminOf(portal, owner)).client.get('api/attendances/schedules/calendar')).status).toBe(403);
});

test('a holiday is no work, and half a day of leave leaves the other half', async () => {
  const owner = await ownerOf(portal);
  const ali = await employeeOf(portal, owner, { company_joined_at: '2022-01-03' });
  await owner.client.post('api/operation/attendances/work-schedules', {
    name: 'Office',
    code: 'OFF',
    type: 'Fixed',
    days: DAILY,
    is_default: true,
    status: 'Active',
    break_minutes: 60,
    flexible_hours: null,
    ontime_checkin_minutes: null,
    ontime_checkout_minutes: null,
  });
  const year = new Date().getUTCFullYear();
  const first = new Date(Date.UTC(year, new Date().getUTCMonth() + 1, 7));
  while (first.getUTCDay() !== 2) first.setUTCDate(first.getUTCDate() + 1);
  const dayAfter = (days: number) => new Date(first.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const [tuesday, wednesday, thursday] = [dayAfter(0), dayAfter(1), dayAfter(2)] as const;
  await owner.client.post('api/operation/leaves/entitlements/generate', { year: Number(tuesday.slice(0, 4)) });
  await portal.owner.query(
    "insert into holidays (company_id, name, name_ms, date, type, source) values ($1, 'Trial Day', 'Hari Cuba', $2::date, 'National', $3)",
    [owner.companyId, tuesday, `${tuesday.slice(0, 4)} Cuba`],
  );
  const types = (await owner.client.get('api/operation/leaves/types')).body.data as { code: string; id: number }[];
  const leave = { employee_id: ali.employeeId, leave_type_id: types.find(({ code }) => code === 'AL')?.id, start_date: wednesday, end_date: wednesday };
  const filed = await owner.client.post('api/operation/leaves', { ...leave, duration: 'Morning', reason: 'Family matters', approve: true });
  expect(filed.status, JSON.stringify(filed.body)).toBe(201);
  const { body } = await ali.client.get('api/attendances/schedules/calendar');
  const begins = (date: string) => String(body).match(new RegExp(`DTSTART:${date.replaceAll('-', '')}T\\d+Z`, 'g')) ?? [];
  const stamp = (date: string, time: string) => `DTSTART:${date.replaceAll('-', '')}T${time}Z`;
  expect([begins(tuesday), begins(wednesday), begins(thursday)]).toEqual([[], [stamp(wednesday, '053000')], [stamp(thursday, '010000')]]);
  expect(body).toContain('SUMMARY:Trial Day');
});
