/** Today in figures: operations, devices with their holders and places, and guards with what became of their shifts. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

async function openNight() {
  const owner = await ownerOf(portal);
  const site = await openGuardedSite(portal, owner);
  await site.plan();
  const get = async (path: string, filter: object = {}) => (await owner.client.get(`api/patrol/${path}`, filter as never)).body.data;
  return { owner, ...site, get };
}

test('operations of today: who is on post, and points by the hour in which they were due', async () => {
  const { owner, get, send, scan } = await openNight();
  expect(await get('operations/summary')).toMatchObject({ operations: 1, on_going: 0, planned: 0, done: 0, missed: 0, completion_percent: null, by_hour: [] });
  portal.clock.set('2026-11-20T21:20:00+08:00');
  // One point in time; the other one is over at 21:20 and waited for until 21:25.
  await send(scan('tag-1', '21:02'));
  expect(await get('operations/summary')).toEqual({
    operations: 1,
    on_going: 1,
    on_duty: 1,
    planned: 2,
    absent: 1,
    done: 1,
    missed: 0,
    late: 0,
    completion_percent: 100,
    by_hour: [{ hour: 21, done: 1, missed: 0 }],
  });
  portal.clock.set('2026-11-20T21:25:01+08:00');
  expect(await get('operations/summary')).toMatchObject({ missed: 1, completion_percent: 50, by_hour: [{ hour: 21, done: 1, missed: 1 }] });
  // What is excused ahead is decided and not due yet.
  const [{ id }] = await get('operations', { start_date: '2026-11-20', end_date: '2026-11-20' });
  const { round_list } = await get(`operations/${id}`);
  const late = round_list.at(-1);
  const excused = { round_id: late.id, checkpoint_id: late.points[0].checkpoint_id, reason: 'The gate is closed tonight' };
  expect((await owner.client.post(`api/patrol/operations/${id}/excuse`, excused)).status).toBe(200);
  expect(await get('operations/summary')).toMatchObject({ done: 1, missed: 1, by_hour: [{ hour: 21, done: 1, missed: 1 }] });
  // After midnight it goes on, and of the round of 23:00 the other point was missed.
  portal.clock.set('2026-11-21T01:00:00+08:00');
  expect(await get('operations/summary')).toMatchObject({ operations: 1, on_going: 1, missed: 2, by_hour: [{ hour: 21 }, { hour: 23, done: 1, missed: 1 }] });
  portal.clock.set('2026-11-21T09:00:00+08:00');
  expect(await get('operations/summary')).toMatchObject({ operations: 0, by_hour: [] });
});

test('operations are chosen by project, and the summary takes the page', async () => {
  const { owner, get, site_id } = await openNight();
  const { rows } = await portal.owner.query<{ project_id: string }>('select project_id from patrol_sites where id = $1', [site_id]);
  expect(await get('operations', { project_id: rows[0]?.project_id })).toHaveLength(1);
  expect(await get('operations', { project_id: 987_654 })).toEqual([]);
  const stranger = await adminOf(portal, owner, { '/patrol/ops/clocking': [] });
  for (const path of ['operations/summary', 'devices/summary']) expect((await stranger.client.get(`api/patrol/${path}`)).status).toBe(403);
});

test('devices: how many answer, who holds one, and where it scanned last', async () => {
  const { owner, get, device, send, scan, call, session } = await openNight();
  const row = async () => (await get('devices')).find(({ id }: { id: number }) => id === device);
  expect(await row()).toMatchObject({ guard: 'Contoh bin Contoh', online: true });
  expect(await get('devices/summary')).toEqual({ online: 1, offline: 0, low: 0 });
  expect(await get(`devices/${device}/place`)).toMatchObject({ place: null, site: { name: 'Tapak Contoh', lat: 3.05, lng: 101.5, radius_m: 150 } });
  portal.clock.set('2026-11-20T21:03:00+08:00');
  await send(scan('tag-1', '21:02', { lat: 3.0501, lng: 101.5, accuracy_m: 8 }));
  await portal.owner.query('update patrol_devices set battery = 19 where id = $1', [device]);
  expect(await get(`devices/${device}/place`)).toMatchObject({
    place: { at: '2026-11-20T13:02:00Z', lat: 3.0501, lng: 101.5, accuracy_m: 8, point: 'Main gate' },
  });
  portal.clock.set('2026-11-20T21:18:00+08:00');
  expect(await get('devices/summary')).toEqual({ online: 0, offline: 1, low: 1 });
  expect((await owner.client.get('api/patrol/devices/987654/place')).status).toBe(404);
  expect((await call('logout', { session })).status).toBe(201);
  expect(await row()).toMatchObject({ guard: null });
});

test('guards: where they are on duty today, and what became of their shifts of 30 days', async () => {
  const { get, guards, send, scan } = await openNight();
  const row = async (at: number) => (await get('guards')).find(({ id }: { id: number }) => id === guards[at]);
  expect(await row(0)).toMatchObject({ duty_today: 'Tapak Contoh · Night', completion_percent: null, missed: 0, late: 0, source: 'Registry', image: null });
  portal.clock.set('2026-11-20T21:15:00+08:00');
  await send(scan('tag-1', '21:14'));
  portal.clock.set('2026-11-21T09:00:00+08:00');
  for (const [at, late] of [
    [0, 1],
    [1, 0],
  ] as const)
    expect(await row(at)).toMatchObject({ duty_today: null, completion_percent: 25, missed: 3, late });
  portal.clock.set('2026-12-21T09:00:00+08:00');
  expect(await row(0)).toMatchObject({ completion_percent: null, missed: 0, late: 0 });
  expect(await get('guards', { source: 'Registry' })).toHaveLength(2);
  expect(await get('guards', { source: 'Employee' })).toEqual([]);
});
