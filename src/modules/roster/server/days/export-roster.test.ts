/** The roster on paper: a column of a day is narrow, so a site with a long name has a mark there, explained below the table. */
import { afterAll, expect, test } from 'vitest';
import { attendanceFixture } from '#app/server/testing/attendance-office.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { siteFor } from '#app/server/testing/punching.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { rosterForm } from './roster.factory.ts';

const { portal, queue } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());

const PATH = 'api/operation/attendances/schedules';
const LONG = 'Perindustrian Hicom Glenmarie Persiaran 12';

test('a site whose name does not fit has a mark on paper, and its name in a sheet', async () => {
  const { owner, hire } = await attendanceFixture(portal);
  const [ali, siti] = [await hire(), await hire()];
  const put = async (person: typeof ali, site: string, date: string) =>
    owner.client.post(
      PATH,
      rosterForm({
        employee_ids: [person.employeeId],
        start_date: date,
        end_date: date,
        sessions: [{ start_time: '10:00', end_time: '19:00' }],
        work_site_id: await siteFor(portal, person, site),
        publish: true,
      }),
    );
  for (const [person, site, date] of [
    [ali, LONG, '2026-11-23'],
    [siti, 'Kedai Klang', '2026-11-24'],
  ] as const)
    expect((await put(person, site, date)).status).toBe(201);
  const file = async (format: string) => {
    const { id } = (await owner.client.get(`${PATH}/generate`, { start_date: '2026-11-23', end_date: '2026-11-29', format })).body.data;
    await queue.drain();
    const { data } = (await owner.client.get(`api/reports/${id}`)).body;
    expect(data.status).toBe('success');
    return Buffer.from(await (await fetch(`${portal.url}${data.file.url}`)).arrayBuffer());
  };
  const paper = inspectPdf(await file('pdf')).pages[0] ?? [];
  expect(paper).toEqual(expect.arrayContaining([`[1] ${LONG}`, '[1]']));
  expect(paper.join(' ')).toContain('Kedai Klang');
  expect(paper.filter((text) => text.includes('Glenmarie'))).toHaveLength(1);
  const sheet = String(await file('csv'));
  expect(sheet).toContain(LONG);
  expect(sheet).not.toContain('[1]');
});
