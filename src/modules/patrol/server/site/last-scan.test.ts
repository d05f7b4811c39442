/** The list of sites over HTTP: when somebody scanned last at each, and the city by which it is found. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { makeSite, SITES } from '#app/server/testing/patrol/patrol-fixture.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('a site has the time of its newest scan, by the time of the scan, and another site none', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, site_id } = await openGuardedSite(portal, owner, ['21:00'], { city: 'Klang' });
  const other = await makeSite(portal, owner, { code: 'S-2' });
  await plan();
  portal.clock.set('2026-11-20T21:25:00+08:00');
  // Sent later, made earlier: it is not the newest.
  await send(scan('tag-2', '21:11'));
  await send(scan('tag-1', '21:02', { offline: true }));
  const rows = async (more: object = {}) =>
    (
      (await owner.client.get(SITES, { sort_by: 'code', sort: 'asc', ...more })).body.data as { id: number; city: string | null; last_scan_at: string | null }[]
    ).map(({ id, city, last_scan_at }) => [id, city, last_scan_at]);
  expect(await rows()).toEqual([
    [site_id, 'Klang', '2026-11-20T13:11:00Z'],
    [other, null, null],
  ]);
  expect((await rows({ keyword: 'klang' })).map(([id]) => id)).toEqual([site_id]);
});
