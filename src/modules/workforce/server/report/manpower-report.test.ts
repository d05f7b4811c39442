/** Manpower and timesheets over HTTP: the same days as the daily report has, by need and by person. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openProject } from '#app/server/testing/workforce-project.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const [FRIDAY, SATURDAY] = ['2026-11-20', '2026-11-21'];

test('the cost of confirmed days is a file for whoever may see costs, and a day is printed in both languages', async () => {
  portal.clock.set(`${FRIDAY}T07:00:00+08:00`);
  const owner = await ownerOf(portal);
  const { path, project, confirmed, hire, addNeed } = await openProject(portal, owner);
  const dear = await addNeed({ shift_name: 'Dear', cost_rate: 155.55 });
  const span = { start_date: FRIDAY, end_date: FRIDAY };
  const deployments = [
    await confirmed((await hire({ name: 'Ali Contoh' })).id, span),
    await confirmed((await hire({ name: 'Siti Contoh' })).id, span),
    await confirmed((await hire({ name: 'Raju Contoh' })).id, { ...span, requirement_id: dear }),
  ];
  portal.clock.set(`${FRIDAY}T18:00:00+08:00`);
  const report = `${path}/daily-reports/${FRIDAY}`;
  for (const deployment of deployments.slice(1)) await owner.client.post(report, { deployment_id: deployment, present: true, hours: 8, reason: 'Seen there' });
  await owner.client.post(`${report}/confirm`, { weather: 'Rain', incidents: 'A crane stood still', remark: null });
  const asked = { project_id: project.id, start_date: FRIDAY, end_date: SATURDAY, template: 'Cost', preview: '1' };
  const { data } = (await owner.client.get('api/wom/reports/generate', asked)).body;
  expect(data.rows).toMatchObject([
    { month: '2026-11-01', project: 'W-1 Night works', days: 1, rate: 155.55, cost: 155.55, overtime: 0, overtimeCost: 0, total: 155.55 },
    { days: 1, rate: 100, cost: 100, total: 100 },
  ]);
  expect(data.totals).toEqual({ days: 2, cost: 255.55, overtime: 0, overtimeCost: 0, total: 255.55 });
  expect((await owner.client.get('api/wom/reports/generate', { ...asked, end_date: '2026-11-21', start_date: SATURDAY })).body.data.rows).toEqual([]);
  const blind = await adminOf(portal, owner, { '/wom/project': ['Export'] });
  expect((await blind.client.get('api/wom/reports/generate', asked)).status).toBe(403);

  const raw = (who: typeof owner, language: string) =>
    who.client.raw(`${report}/pdf?${new URLSearchParams({ company_id: String(owner.companyId), language })}`, { method: 'GET' });
  const text = async (language: string) =>
    inspectPdf(Buffer.from(await (await raw(owner, language)).arrayBuffer()))
      .pages.flat()
      .join(' ');
  for (const each of ['DAILY MANPOWER', 'Night works', 'Rain', 'A crane stood still', 'Ali Contoh', 'Absent', 'Seen there'])
    expect(await text('en')).toContain(each);
  expect(await text('ms')).toContain('TENAGA KERJA HARIAN');
  const viewer = await adminOf(portal, owner, { '/wom/project': ['Update'] });
  expect((await raw(viewer, 'en')).status).toBe(403);
  const stranger = await ownerOf(portal);
  const theirs = await stranger.client.raw(`${report}/pdf?company_id=${stranger.companyId}`, { method: 'GET' });
  expect(theirs.status).toBe(404);
});

test('each template tells the same days, the confirmed ones as they stand', async () => {
  portal.clock.set(`${FRIDAY}T07:00:00+08:00`);
  const owner = await ownerOf(portal);
  const { path, project, confirmed, hire, form } = await openProject(portal, owner);
  const ali = await employeeOf(portal, owner, { name: 'Ali Contoh' });
  const siti = await hire({ name: 'Siti Contoh' });
  const deployment = await confirmed(ali.employeeId, { start_date: FRIDAY, end_date: SATURDAY });
  await confirmed(siti.id, { start_date: FRIDAY, end_date: FRIDAY });
  portal.clock.set(`${FRIDAY}T18:00:00+08:00`);
  const report = `${path}/daily-reports/${FRIDAY}`;
  await owner.client.post(report, { deployment_id: deployment, present: true, hours: 7.5, reason: 'Seen there' });
  await owner.client.post(`${report}/confirm`, { weather: null, incidents: null, remark: null });
  const days = { project_id: project.id, start_date: FRIDAY, end_date: SATURDAY };
  const preview = async (template: string, client = owner.client) =>
    (await client.get('api/wom/reports/generate', { ...days, template, preview: '1' })).body.data;

  const timesheet = await preview('Timesheet');
  const shown = timesheet.rows.map((row: Record<string, unknown>) =>
    ['employee', 'date', 'presence', 'plannedHours', 'hours', 'overtime', 'status'].map((key) => row[key]),
  );
  expect(shown).toEqual([
    ['Ali Contoh', FRIDAY, 'present', 8, 7.5, 0, 'Confirmed'],
    ['Ali Contoh', SATURDAY, 'expected', 8, 0, 0, 'Pending'],
    ['Siti Contoh', FRIDAY, 'absent', 8, 0, 0, 'Confirmed'],
  ]);
  expect(timesheet.rows[0]).toMatchObject({ project: 'W-1 Night works', shift: 'Day', reason: 'Seen there' });
  expect(timesheet.totals).toEqual({ plannedHours: 24, hours: 7.5, overtime: 0 });
  const manpower = await preview('Manpower');
  expect(manpower.rows).toMatchObject([
    { date: FRIDAY, needed: 3, planned: 2, present: 1, absent: 1, hours: 7.5, status: 'Confirmed' },
    { date: SATURDAY, needed: 3, planned: 1, present: 0, expected: 1, hours: 0, status: 'Pending' },
  ]);

  const narrow = await adminOf(portal, owner, { '/wom/project': ['Export'] }, { employee: [ali.employeeId] });
  expect((await preview('Timesheet', narrow.client)).rows.map(({ employee }: { employee: string }) => employee)).toEqual(['Ali Contoh', 'Ali Contoh']);
  const stranger = await ownerOf(portal);
  expect((await preview('Timesheet', stranger.client)).rows).toEqual([]);
  const viewer = await adminOf(portal, owner, { '/wom/project': [] });
  expect((await viewer.client.get('api/wom/reports/generate', { ...days, preview: '1' })).status).toBe(403);
  const wrong = async (more: object) => (await owner.client.get('api/wom/reports/generate', { ...days, ...more, preview: '1' })).body.errors;
  expect(await wrong({ end_date: '2026-11-19' })).toHaveProperty('end_date');
  expect(await wrong({ end_date: '2027-03-01' })).toEqual({ end_date: ['At most 93 days at once.'] });
  // A project that is cancelled keeps what was confirmed of it.
  await owner.client.post(path, { ...form, cancelled: true, updated_at: (await owner.client.get(path)).body.data.updated_at });
  expect((await preview('Manpower')).rows.map(({ date }: { date: string }) => date)).toEqual([FRIDAY]);
});
