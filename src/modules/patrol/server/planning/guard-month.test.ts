/** A month of a guard over HTTP: shifts, how scans fell, and who may see it. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('a month has the shifts of the guard with what was missed, and the scans of each day by what they count for', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, guards } = await openGuardedSite(portal, owner);
  const [id] = (await plan()).body.data.ids as number[];
  await plan({ start_date: '2026-11-30', end_date: '2026-12-01' });
  portal.clock.set('2026-11-20T21:25:00+08:00');
  // Late, in time, and of a tag that nobody knows: the last fills no point.
  await send(scan('tag-1', '21:11'), scan('tag-2', '21:20'), scan('tag-9', '21:21'));
  portal.clock.set('2026-11-21T10:00:00+08:00');
  await owner.client.get(`api/patrol/operations/${id}`);
  const of = async (guard: number, month: string) => (await owner.client.get(`api/patrol/guards/${guard}/month`, { month })).body.data;
  const [own = 0, other = 0] = guards;
  const november = await of(own, '2026-11-05');
  expect(november.duty.map(({ date, status, replaced, missed }: Record<string, unknown>) => [date, status, replaced, missed])).toEqual([
    ['2026-11-20', 'Completed', false, 2],
    ['2026-11-30', 'Upcoming', false, 0],
  ]);
  expect(november.duty[0]).toMatchObject({ id, site: 'Tapak Contoh', shift_name: 'Night' });
  expect(november.scans).toEqual([{ date: '2026-11-20', ontime: 1, early: 0, late: 1 }]);
  // Who was on duty too and scanned nothing.
  expect((await of(other, '2026-11-30')).scans).toEqual([]);
  expect((await of(own, '2026-12-31')).duty).toHaveLength(1);
  const reports = async (guard_id: number) => (await owner.client.get('api/patrol/sitreps', { guard_id })).body.meta.total;
  expect([await reports(own), await reports(other)]).toEqual([0, 0]);
});

test('nobody without the page, nobody of another company, and no guard that is not there', async () => {
  const owner = await ownerOf(portal);
  const {
    guards: [guard = 0],
  } = await openGuardedSite(portal, owner);
  const path = `api/patrol/guards/${guard}/month`;
  const none = await adminOf(portal, owner, { '/patrol/operation': [] });
  expect((await none.client.get(path, { month: '2026-11-01' })).status).toBe(403);
  const viewer = await adminOf(portal, owner, { '/patrol/guard': [] });
  expect((await viewer.client.get(path, { month: '2026-11-01' })).body.data).toEqual({ duty: [], scans: [] });
  expect((await viewer.client.get(path, {})).status).toBe(422);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true, "security_guard": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(path, { month: '2026-11-01' })).status).toBe(404);
});
