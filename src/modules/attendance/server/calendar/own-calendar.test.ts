import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSite, rosterForm } from '../roster/roster.factory.ts';

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
