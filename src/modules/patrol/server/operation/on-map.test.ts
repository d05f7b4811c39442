/** What the board and the map of an operation show: which point is due next, what became of points, and where guards scanned last. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const OPERATIONS = 'api/patrol/operations';

test('the point whose time ends next, points by what became of them, and the last place of each guard', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, site_id, guards } = await openGuardedSite(portal, owner, ['21:00']);
  await portal.owner.query('update patrol_checkpoints set lat = 3.05, lng = 101.5 where company_id = $1 and site_id = $2', [owner.companyId, site_id]);
  const [id] = (await plan()).body.data.ids;
  const read = async () => {
    const [row] = (await owner.client.get(OPERATIONS, { site_id })).body.data;
    const { data } = (await owner.client.get(`${OPERATIONS}/${id}`)).body;
    expect(data.next).toEqual(row.next);
    const places = data.places.map(({ code, status }: { code: string; status: string }) => [code, status]);
    return { next: row.next?.due_at ?? null, places, positions: data.positions };
  };
  portal.clock.set('2026-11-20T20:55:00+08:00');
  expect(await read()).toEqual({
    next: '2026-11-20T13:00:00.000Z',
    places: [
      ['CP1', 'pending'],
      ['CP2', 'pending'],
    ],
    positions: [],
  });
  portal.clock.set('2026-11-20T21:03:00+08:00');
  await send(scan('tag-1', '21:02', { lat: 3.0501, lng: 101.5, accuracy_m: 8 }));
  const seen = await read();
  expect(seen).toMatchObject({
    next: '2026-11-20T13:10:00.000Z',
    places: [
      ['CP1', 'ontime'],
      ['CP2', 'pending'],
    ],
  });
  expect(seen.positions).toEqual([{ guard_id: guards[0], guard: 'Contoh bin Contoh', at: '2026-11-20T13:02:00Z', lat: 3.0501, lng: 101.5 }]);
  portal.clock.set('2026-11-20T21:40:00+08:00');
  expect(await read()).toMatchObject({
    next: null,
    places: [
      ['CP1', 'ontime'],
      ['CP2', 'missed'],
    ],
  });
});
