/** What there is to see of one promoter: attendance and reports of the month, outlets, papers, payouts. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { scheduleOf } from '../field/field.factory.ts';
import { projectOf } from '../project/project.factory.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());

test('sums the month up, and lists the outlets by the latest schedule', async () => {
  const owner = await ownerOf(portal);
  const project = await projectOf(portal, owner);
  const [promoter] = project.promoters;
  const plan = (date: string, at: 0 | 1, of = promoter) =>
    scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[at], promoter_id: of, date });
  const overview = async () => (await owner.client.get(`api/spm/promoters/${promoter}/overview`)).body.data;
  expect(await overview()).toEqual({ attendance_percent: null, reports_percent: null, outlets: [] });

  const worked = [await plan('2026-11-16', 0), await plan('2026-11-17', 0), await plan('2026-11-18', 0)];
  await portal.owner.query(`update sales_schedules set status = 'Completed' where id = any($1)`, [worked]);
  await portal.owner.query(
    `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) select company_id, id, 'checkin', starts_at, 'ontime', 'mobile'
     from sales_schedules where id = any($1)`,
    [worked],
  );
  await portal.owner.query(`update sales_schedules set status = 'Missed' where id = $1`, [await plan('2026-11-19', 1)]);
  await portal.owner.query(`update sales_schedules set status = 'Cancelled', cancel_reason = 'Closed' where id = $1`, [await plan('2026-11-27', 0)]);
  await plan('2026-11-25', 1);
  await plan('2026-11-26', 0, project.promoters[1]);
  // The last moment at which a report is in time, and the first at which it is late; the third never came.
  for (const [at, submitted] of ['2026-11-17T07:00:00+08:00', '2026-11-18T07:00:01+08:00'].entries())
    await portal.owner.query(
      `insert into sales_daily_reports (company_id, schedule_id, status, submitted_at, received_at) values ($1, $2, 'submitted', $3, $3)`,
      [owner.companyId, worked[at], submitted],
    );
  expect(await overview()).toMatchObject({
    attendance_percent: 75,
    reports_percent: 33,
    outlets: [
      { id: project.outlets[1], schedules: 2, last_date: '2026-11-19', next_date: '2026-11-25' },
      { id: project.outlets[0], schedules: 3, last_date: '2026-11-18', next_date: null },
    ],
  });
  await portal.owner.query('update sales_projects set daily_report_required = false where id = $1', [project.id]);
  expect((await overview()).reports_percent).toBeNull();
  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(`api/spm/promoters/${promoter}/overview`)).status).toBe(404);
});

test('keeps papers by kind for whoever may change promoters', async () => {
  const owner = await ownerOf(portal);
  const { promoters } = await projectOf(portal, owner);
  const path = `api/spm/promoters/${promoters[0]}/documents`;
  const attach = async ({ client }: TestPerson, kind: string) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('files[0]', new File([`%PDF-1.4\n% ${kind}\n%%EOF`], `${kind}.pdf`, { type: 'application/pdf' }));
    return client.post(path, form);
  };
  const kept = async ({ client }: TestPerson) =>
    (await client.get(path)).body.data.flatMap(({ kind, files }: { kind: string; files: { name: string }[] }) => files.map(({ name }) => [kind, name]));
  for (const kind of ['identity', 'typhoid']) expect((await attach(owner, kind)).status).toBe(200);
  expect(await kept(owner)).toEqual([
    ['identity', 'identity.pdf'],
    ['typhoid', 'typhoid.pdf'],
  ]);
  expect((await attach(owner, 'diary')).body.errors).toHaveProperty('kind');
  const reader = await adminOf(portal, owner, { '/spm/promoter': [] });
  const clerk = await adminOf(portal, owner, { '/spm/promoter': ['Update'] });
  const stranger = await ownerOf(portal);
  expect([(await attach(reader, 'bank')).status, (await attach(stranger, 'bank')).status, (await stranger.client.get(path)).status]).toEqual([403, 404, 404]);
  expect(await kept(reader)).toHaveLength(2);
  expect((await clerk.client.post(path, { kind: 'identity', files: [] })).body.message).toBe('Documents of Aina binti Contoh saved.');
  expect(await kept(clerk)).toEqual([['typhoid', 'typhoid.pdf']]);
});
