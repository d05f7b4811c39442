/** Rounds of operations that have not begun follow the routes and checkpoints of their site; what has begun stays as it was. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { makeCheckpoint, SITES } from '#app/server/testing/patrol/patrol-fixture.ts';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { checkpoints } from '../../contract/site/checkpoint.register.ts';
import { routes } from '../../contract/site/route.register.ts';
import { renewRoundsJob } from './renew-rounds.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const formOf = (shape: object, row: Record<string, unknown>) => ({
  ...Object.fromEntries(Object.keys(shape).map((key) => [key, row[key]])),
  updated_at: row['updated_at'],
});
interface Shown {
  readonly start_at: string;
  readonly points: readonly { readonly code: string; readonly excuse: string | null }[];
}
/** @returns start and points of each round, in the order of their starts */
const roundsOf = async (owner: TestPerson, id: number) =>
  ((await owner.client.get(`api/patrol/operations/${id}`)).body.data.round_list as Shown[]).map(({ start_at, points }) => [
    new Date(start_at).toISOString().slice(5, 16),
    points.map(({ code, excuse }) => `${code}${excuse ? '!' : ''}`).join(' '),
  ]);
/** Points that nobody scanned, as lists count them: when each is over. */
const unscanned = async (id: number) =>
  (
    await portal.owner.query<{ due: string; over: string }>(
      `select to_char(due_at at time zone 'UTC', 'DD"T"HH24:MI') as due, to_char(over_at at time zone 'UTC', 'HH24:MI') as over
       from patrol_unscanned_points where operation_id = $1 order by due_at, checkpoint_id`,
      [id],
    )
  ).rows.map(({ due, over }) => `${due}-${over}`);
const run = () =>
  renewRoundsJob.run({} as never, { services: portal.server.services, id: 'test', progress: async () => undefined, signal: new AbortController().signal });

async function openRoute(owner: TestPerson, start_times: readonly string[]) {
  const site = await openGuardedSite(portal, owner, start_times);
  const path = `${SITES}/${site.site_id}/routes`;
  const save = async (more: object) => {
    const [row] = (await owner.client.get(path)).body.data;
    const { status, body } = await owner.client.post(`${path}/${row.id}`, { ...formOf(routes.form.shape, row), ...more });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  return { ...site, save };
}

test('a route or a checkpoint that changes makes rounds to come anew, keeps what is excused, and leaves what has begun', async () => {
  const owner = await ownerOf(portal);
  const { site_id, points, plan, save } = await openRoute(owner, ['21:00', '23:00']);
  const [begun, ahead] = (await plan({ end_date: '2026-11-21' })).body.data.ids as [number, number];
  const before = (await owner.client.get(`api/patrol/operations/${ahead}`)).body.data.round_list;
  await owner.client.post(`api/patrol/operations/${ahead}/excuse`, { round_id: before[0].id, checkpoint_id: points[1], reason: 'Lift is repaired' });
  portal.clock.set('2026-11-20T19:05:00+08:00');
  const third = await makeCheckpoint(owner, site_id, { code: 'CP3', tag_uid: 'tag-3', position: 30 });
  const point = (checkpoint_id: number | undefined, offset_minutes: number) => ({ checkpoint_id, offset_minutes, tolerance_minutes: 5 });
  await save({ points: [point(points[0], 0), point(third, 15), point(points[1], 30)], start_times: ['21:00', '01:00'] });
  expect(await roundsOf(owner, begun)).toEqual([
    ['11-20T13:00', 'CP1 CP2'],
    ['11-20T15:00', 'CP1 CP2'],
  ]);
  expect(await roundsOf(owner, ahead)).toEqual([
    ['11-21T13:00', 'CP1 CP3 CP2!'],
    ['11-21T17:00', 'CP1 CP3 CP2'],
  ]);
  expect(await unscanned(ahead)).toEqual(['21T13:00-13:05', '21T13:15-13:20', '21T17:00-17:05', '21T17:15-17:20', '21T17:30-17:35']);
  const own = `${SITES}/${site_id}/checkpoints`;
  const setPoint = async (status: string) => {
    const row = (await owner.client.get(own)).body.data.find(({ id }: { id: number }) => id === third);
    expect((await owner.client.post(`${own}/${third}`, { ...formOf(checkpoints.form.shape, row), status })).status).toBe(200);
  };
  await setPoint('Inactive');
  expect((await roundsOf(owner, ahead)).map(([, list]) => list)).toEqual(['CP1 CP2!', 'CP1 CP2']);
  const [later] = (await plan({ start_date: '2026-11-22', end_date: '2026-11-22' })).body.data.ids as [number];
  expect(
    (await roundsOf(owner, later)).map(([, list]) => list),
    'planned with the points that are in use',
  ).toEqual(['CP1 CP2', 'CP1 CP2']);
  await setPoint('Active');
  expect((await roundsOf(owner, later)).map(([, list]) => list)).toEqual(['CP1 CP3 CP2', 'CP1 CP3 CP2']);
  await save({ status: 'Inactive' });
  expect([await roundsOf(owner, ahead), await unscanned(ahead)]).toEqual([[], []]);
  expect(await roundsOf(owner, begun)).toHaveLength(2);
});

test('what a guard has scanned shortly before the start is begun', async () => {
  const owner = await ownerOf(portal);
  const { plan, save, send, scan } = await openRoute(owner, ['19:00', '23:00']);
  const [id] = (await plan()).body.data.ids as [number];
  portal.clock.set('2026-11-20T18:55:00+08:00');
  expect((await send(scan('tag-1', '18:54'))).body.data).toMatchObject({ accepted: 1 });
  await save({ start_times: ['19:00'] });
  expect(await roundsOf(owner, id)).toHaveLength(2);
});

test('starts that are drawn by chance stay as they were drawn, and the night renews what changed in another way', async () => {
  const owner = await ownerOf(portal);
  const { points, plan, save } = await openRoute(owner, ['20:00', '23:00', '02:00']);
  await save({ random_minutes: 100 });
  const [id] = (await plan()).body.data.ids as [number];
  const starts = async () => (await roundsOf(owner, id)).map(([start]) => start);
  const drawn = await starts();
  await save({ points: points.map((checkpoint_id, at) => ({ checkpoint_id, offset_minutes: at * 15, tolerance_minutes: 5 })) });
  expect(await starts()).toEqual(drawn);
  await portal.owner.query(`update patrol_routes set start_times = '["20:00", "02:00"]' where company_id = $1`, [owner.companyId]);
  expect(await starts()).toEqual(drawn);
  await run();
  expect(await starts()).toEqual([drawn[0], drawn[2]]);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": false}' where id = $1`, [owner.companyId]);
});
