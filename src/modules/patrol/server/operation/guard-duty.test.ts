/** The operations of a guard of the registry over HTTP: past and to come, with the own part of a shift, for whoever may see the guard. */
import { afterAll, expect, test } from 'vitest';
import { fitGuard } from '#app/server/testing/patrol/guard-fixture.ts';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const PATH = 'api/patrol/guard-duty';

test('a guard stands in operations of before and after now, one who was replaced until then', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, guards, registry, site_id } = await openGuardedSite(portal, owner);
  const spare = await fitGuard(owner.client, { guard_no: 'R-3', identity_number: '900302-80-5003' });
  const form = { security_guard_id: spare, code: 'G003', position: 'Guard', home_site_id: site_id, skills: null, status: 'Active' };
  const by_id = (await owner.client.post('api/patrol/guards', form)).body.data.id;
  const [first] = (await plan()).body.data.ids as number[];
  await plan({ start_date: '2026-11-22', end_date: '2026-11-22' });
  portal.clock.set('2026-11-20T21:05:00+08:00');
  await send(scan('tag-1', '21:02'));
  expect((await owner.client.post(`api/patrol/operations/${first}/replace`, { guard_id: guards[0], by_id, reason: 'Fell ill' })).status).toBe(200);
  portal.clock.set('2026-11-21T10:00:00+08:00');
  const [guard = 0] = registry;
  const of = async (security_guard_id: number, more: object = {}) => (await owner.client.get(PATH, { security_guard_id, ...more })).body.data;
  const short = (rows: Record<string, unknown>[]) => rows.map(({ date, status, replaced, scans }) => [date, status, replaced, scans]);
  const own = await of(guard);
  expect(short(own)).toEqual([
    ['2026-11-22', 'Upcoming', false, 0],
    ['2026-11-20', 'Completed', true, 1],
  ]);
  expect(own[1]).toMatchObject({ id: first, site: 'Tapak Contoh', end_at: '2026-11-20T13:05:00Z' });
  const other = await of(spare);
  expect(short(other)).toEqual([['2026-11-20', 'Completed', false, 0]]);
  expect(other[0]).toMatchObject({ start_at: own[1].end_at });
  expect(short(await of(guard, { status: 'Upcoming' }))).toEqual([['2026-11-22', 'Upcoming', false, 0]]);
  const page = await owner.client.get(PATH, { security_guard_id: guard, per_page: 1, page: 2 });
  expect(page.body).toMatchObject({ data: [{ date: '2026-11-20' }], meta: { total: 2 } });
});

test('nobody without the page of operations, nobody of another company', async () => {
  const owner = await ownerOf(portal);
  const {
    plan,
    registry: [security_guard_id = 0],
  } = await openGuardedSite(portal, owner);
  await plan();
  const read = { security_guard_id };
  const none = await adminOf(portal, owner, { '/security-guard': [] });
  expect((await none.client.get(PATH, read)).status).toBe(403);
  const viewer = await adminOf(portal, owner, { '/patrol/operation': [] });
  expect((await viewer.client.get(PATH, read)).body.data).toHaveLength(1);
  expect((await viewer.client.get(PATH, {})).status).toBe(422);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true, "security_guard": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(PATH, read)).body.data).toEqual([]);
});
