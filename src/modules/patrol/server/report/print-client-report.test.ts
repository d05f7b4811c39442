/** The report to the client over HTTP: who may read it, over which days, and that it is a PDF with its figures. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('the report of a project is a PDF for whoever may print it', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan } = await openGuardedSite(portal, owner);
  await plan();
  portal.clock.set('2026-11-20T21:30:00+08:00');
  await send(scan('tag-1', '21:02'));
  const [project] = (await owner.client.get('api/patrol/projects')).body.data;
  const path = `api/patrol/projects/${project.id}/report`;
  const days = { start_date: '2026-11-01', end_date: '2026-11-20' };
  const answer = await owner.client.get(path, days);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const textOf = async (language: string) => {
    const paper = await owner.client.raw(`${path}?${new URLSearchParams({ ...days, language, company_id: String(owner.companyId) })}`, { method: 'GET' });
    const bytes = Buffer.from(await paper.arrayBuffer());
    return inspectPdf(bytes).pages.flat().join('\n');
  };
  const english = await textOf('en');
  // Two points of the round at 21:00: the first was scanned, the window of the second is over.
  for (const text of ['Patrol report', project.client_name, 'Share done', '50% · Level not met', 'Points without a scan', 'Situation reports', 'Emergencies'])
    expect(english).toContain(text);
  expect(await textOf('ms')).toContain('50% · Tahap tidak dicapai');
  expect(english).not.toContain('Penalty for the month');
  const [row] = (await owner.client.get('api/patrol/projects')).body.data;
  const { id, code, name, client_name, start_date, end_date, manager_id, updated_at } = row;
  const known = { code, name, client_name, start_date, end_date, manager_id, updated_at };
  const blank = { contact_name: null, contact_phone: null, contact_email: null, contract_no: null };
  const rule = { penalty_point: 100, penalty_answer: 0, penalty_most_percent: 30 };
  const agreed = { monthly_fee: 12_500.5, guards_required: 6, completion_percent: 95, response_minutes: 5, cancelled: false };
  const saved = await owner.client.post(`api/patrol/projects/${id}`, { ...known, ...agreed, ...blank, ...rule });
  expect(saved.body.data).toMatchObject({ penalty_point: 100, penalty_answer: null, penalty_most_percent: 30 });
  days.end_date = '2026-11-30';
  portal.clock.set('2026-11-30T23:59:59+08:00');
  expect(await textOf('en'), 'the month runs').not.toContain('Penalty for the month');
  portal.clock.set('2026-12-01T00:00:00+08:00');
  // 70 points below at RM 100 each, of which the limit is 30 % of the fee; a part of a month has none.
  for (const text of ['Penalty for the month', '70 begun percentage points', '7000.00', 'At most 30%', '3750.15']) expect(await textOf('en')).toContain(text);
  days.end_date = '2026-11-29';
  expect(await textOf('en')).not.toContain('Penalty for the month');
  expect((await owner.client.get(path, { ...days, start_date: '2026-10-01' })).body.errors).toHaveProperty('end_date');
  const reader = await adminOf(portal, owner, { '/patrol/project': [] });
  expect((await reader.client.get(path, days)).status).toBe(403);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(path, days)).status).toBe(404);
});

test('the list of projects says how the month goes, over the sum of points of rounds that are over', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan } = await openGuardedSite(portal, owner);
  const month = async () => {
    const [{ completion_month, guards_assigned, guards_required }] = (await owner.client.get('api/patrol/projects')).body.data;
    return [completion_month, guards_assigned, guards_required];
  };
  expect(await month()).toEqual([null, 2, 6]);
  await plan();
  portal.clock.set('2026-11-20T21:25:00+08:00');
  await send(scan('tag-1', '21:02', { offline: true }));
  expect(await month(), 'the round is not over with its grace').toEqual([null, 2, 6]);
  portal.clock.set('2026-11-20T21:25:01+08:00');
  expect(await month()).toEqual([50, 2, 6]);
  portal.clock.set('2026-11-21T08:00:00+08:00');
  expect(await month()).toEqual([25, 2, 6]);
  portal.clock.set('2026-12-01T08:00:00+08:00');
  expect(await month()).toEqual([null, 2, 6]);
});
