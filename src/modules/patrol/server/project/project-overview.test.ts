/** The overview of a project over HTTP: its sites, the share of points by month, reports by category, and who may see it. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { makeSite } from '#app/server/testing/patrol/patrol-fixture.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('six months end with this one; points count once their rounds are over; another project has none of it', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, site_id, guards } = await openGuardedSite(portal, owner);
  const other = await makeSite(portal, owner, { code: 'S-2' });
  const projectOf = async (site: number) => (await owner.client.get(`api/patrol/sites/${site}`)).body.data.project_id as number;
  const of = async (site: number) => (await owner.client.get(`api/patrol/projects/${await projectOf(site)}/overview`)).body.data;
  const [operation] = (await plan()).body.data.ids as number[];
  portal.clock.set('2026-11-20T21:25:00+08:00');
  await send(scan('tag-1', '21:02'));
  await owner.client.get(`api/patrol/operations/${operation}`);
  // The second round has not begun: its points are not due.
  portal.clock.set('2026-11-20T21:40:00+08:00');
  expect((await of(site_id)).months.at(-1)).toEqual({ month: '2026-11', expected: 2, missed: 1, percent: 50 });
  portal.clock.set('2026-12-02T10:00:00+08:00');
  const typed = { site_id, guard_id: guards[0], date: '2026-12-02', time: '09:00', severity: 'Low', title: 'Fence cut', description: 'The fence was cut.' };
  for (const category of ['Theft', 'Theft', 'Routine']) expect((await owner.client.post('api/patrol/sitreps', { ...typed, category })).status).toBe(201);
  const found = await of(site_id);
  expect(found.months.map(({ month, percent }: Record<string, unknown>) => [month, percent])).toEqual([
    ['2026-07', null],
    ['2026-08', null],
    ['2026-09', null],
    ['2026-10', null],
    ['2026-11', 25],
    ['2026-12', null],
  ]);
  expect(found.incidents).toEqual([
    { category: 'Theft', n: 2 },
    { category: 'Routine', n: 1 },
  ]);
  expect(found.sites).toMatchObject([{ id: site_id, name: 'Tapak Contoh', status: 'Active' }]);
  const none = await of(other);
  expect([none.sites.length, none.incidents, none.months.some(({ percent }: { percent: unknown }) => percent !== null)]).toEqual([1, [], false]);
});

test('nobody without the page, nobody of another company', async () => {
  const owner = await ownerOf(portal);
  const site = await makeSite(portal, owner);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [owner.companyId]);
  const path = `api/patrol/projects/${(await owner.client.get(`api/patrol/sites/${site}`)).body.data.project_id}/overview`;
  expect((await (await adminOf(portal, owner, { '/patrol/site': [] })).client.get(path)).status).toBe(403);
  expect((await (await adminOf(portal, owner, { '/patrol/project': [] })).client.get(path)).status).toBe(200);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(path)).status).toBe(404);
});
