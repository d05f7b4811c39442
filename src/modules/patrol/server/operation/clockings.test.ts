/** Which scans the list, the map and the file show: by project, guard, point and method, with the round that each fills. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { makeSite } from '#app/server/testing/patrol/patrol-fixture.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const CLOCKINGS = 'api/patrol/clockings';

async function openNight() {
  const owner = await ownerOf(portal);
  const site = await openGuardedSite(portal, owner);
  await site.plan();
  portal.clock.set('2026-11-20T21:20:00+08:00');
  const place = { lat: 3.05, lng: 101.5, accuracy_m: 8 };
  await site.send(site.scan('tag-1', '21:02', place), site.scan('tag-2', '21:12', { method: 'NFC' }), site.scan('nobody', '21:15', { ...place, lat: 3.06 }));
  const entered = { site_id: site.site_id, guard_id: site.guards[1], checkpoint_id: site.points[0], date: '2026-11-20', time: '21:18', reason: 'Tag is torn' };
  expect((await owner.client.post(CLOCKINGS, entered)).status).toBe(201);
  const { rows } = await portal.owner.query<{ project_id: string }>('select project_id from patrol_sites where id = $1', [site.site_id]);
  const times = async (filter: object) =>
    (await owner.client.get(CLOCKINGS, { sort: 'asc', ...filter } as never)).body.data.map(({ recorded_at }: { recorded_at: string }) =>
      recorded_at.slice(11, 16),
    );
  return { owner, ...site, project: Number(rows[0]?.project_id), times };
}

test('scans are chosen by project, guard, point and method', async () => {
  const { owner, times, project, guards, points } = await openNight();
  const other = await makeSite(portal, owner, { code: 'S-2', name: 'Tapak Lain' });
  const { rows } = await portal.owner.query<{ project_id: string }>('select project_id from patrol_sites where id = $1', [other]);
  const all = ['13:02', '13:12', '13:15', '13:18'];
  expect(await times({})).toEqual(all);
  expect(await times({ project_id: project })).toEqual(all);
  expect(await times({ project_id: rows[0]?.project_id })).toEqual([]);
  expect(await times({ guard_id: guards[0] })).toEqual(['13:02', '13:12', '13:15']);
  expect(await times({ guard_id: guards[1] })).toEqual(['13:18']);
  expect(await times({ checkpoint_id: points[0] })).toEqual(['13:02', '13:18']);
  expect(await times({ method: 'NFC' })).toEqual(['13:12']);
  expect(await times({ method: 'Manual', checkpoint_id: points[1] })).toEqual([]);
  expect((await owner.client.get(CLOCKINGS, { method: 'Radio' } as never)).body.errors).toHaveProperty('method');
});

test('a scan says which round it fills, in the file too', async () => {
  const { owner } = await openNight();
  const { data } = (await owner.client.get(CLOCKINGS, { sort: 'asc' })).body;
  const round = { route: 'Night round', start_at: '2026-11-20T13:00:00Z' };
  expect(data.map((row: { round: unknown }) => row.round)).toEqual([round, round, null, null]);
  const file = (await owner.client.get(`${CLOCKINGS}/export`, { preview: true } as never)).body.data.rows as { round: string | null }[];
  expect(file.map((row) => row.round)).toEqual([null, null, 'Night round · 21:00', 'Night round · 21:00']);
});

test('the map has what came with a position, by the same filter, for whoever may open the page', async () => {
  const { owner, points, site_id } = await openNight();
  const placed = async (filter: object) => (await owner.client.get(`${CLOCKINGS}/places`, filter as never)).body;
  expect(await placed({})).toMatchObject({
    data: [
      { checkpoint: null, lat: 3.06, lng: 101.5, flags: ['unknown_tag'], status: null },
      { checkpoint: 'CP1 · Main gate', lat: 3.05, lng: 101.5, status: 'ontime', site: 'Tapak Contoh' },
    ],
    more: false,
  });
  expect((await placed({ checkpoint_id: points[0], site_id })).data).toHaveLength(1);
  expect((await placed({ start_date: '2026-11-21' })).data).toEqual([]);
  const stranger = await adminOf(portal, owner, { '/patrol/ops/sitrep': [] });
  expect((await stranger.client.get(`${CLOCKINGS}/places`)).status).toBe(403);
  const seer = await adminOf(portal, owner, { '/patrol/ops/clocking': [] });
  expect((await seer.client.get('api/patrol/point-choices', { keyword: 'CP1' })).body.data).toMatchObject([{ code: 'CP1', site: 'Tapak Contoh' }]);
  expect((await seer.client.get('api/patrol/project-choices')).status).toBe(200);
});
