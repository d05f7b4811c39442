/** A GPS point is moved: the request leaves the evaluation to a job, and what the job leaves equals an evaluation at once, however often it runs. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { CHECKPOINT, SITES } from '#app/server/testing/patrol/patrol-fixture.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { routes } from '../../contract/site/route.register.ts';
import { evaluatePlaceJob } from './evaluate-place.ts';
import { keepEvaluation } from './keep-evaluation.ts';

const portal = await openTestPortal();
const queue = createManualQueue(portal.server.services, [evaluatePlaceJob]);
Object.assign(portal.server.services, { jobs: queue });
afterAll(() => portal.close());

const [HERE, THERE] = [
  { lat: 3.0738, lng: 101.5183 },
  { lat: 3.0838, lng: 101.5183 },
];
const GPS = { ...CHECKPOINT, code: 'CP3', name: 'River bend', type: 'GPS', tag_uid: null, position: 30, radius_m: 30, ...HERE };

/** A night with a GPS point in both rounds, scanned in the first at its place and in the second elsewhere. */
async function openNight() {
  const owner = await ownerOf(portal);
  const { site_id, points, plan, send } = await openGuardedSite(portal, owner, ['20:00', '21:00']);
  const point = (await owner.client.post(`${SITES}/${site_id}/checkpoints`, GPS)).body.data;
  const [route] = (await owner.client.get(`${SITES}/${site_id}/routes`)).body.data;
  const form = Object.fromEntries(Object.keys(routes.form.shape).map((key) => [key, route[key]]));
  const over = [...points, point.id].map((checkpoint_id, at) => ({ checkpoint_id, offset_minutes: at * 5, tolerance_minutes: 10 }));
  await owner.client.post(`${SITES}/${site_id}/routes/${route.id}`, { ...form, order: 'Any', points: over, updated_at: route.updated_at });
  const [operation = 0] = (await plan()).body.data.ids as number[];
  portal.clock.set('2026-11-21T08:00:00+08:00');
  const at = (time: string, place: object) => ({
    client_ref: crypto.randomUUID(),
    recorded_at: `2026-11-20T${time}:00+08:00`,
    method: 'GPS',
    tag: null,
    checkpoint_id: point.id,
    offline: true,
    accuracy_m: 5,
    ...place,
  });
  await send(at('20:10', HERE), at('21:10', THERE));
  const move = (place: object, more = point) =>
    owner.client.post(`${SITES}/${site_id}/checkpoints/${point.id}`, { ...GPS, ...place, updated_at: more.updated_at });
  const stored = async () => {
    const scans = await portal.owner.query(
      `select client_ref, status, flags, distance_m, round_id from patrol_clockings where operation_id = $1 order by recorded_at`,
      [operation],
    );
    const unscanned = await portal.owner.query('select round_id, checkpoint_id from patrol_unscanned_points where operation_id = $1 order by 1, 2', [
      operation,
    ]);
    return { scans: scans.rows, unscanned: unscanned.rows };
  };
  const notices = async () =>
    (
      await portal.owner.query<{ title: { en: string }; message: { en: string }; user_id: number }>(
        `select title, message, user_id from notifications where notification_type = 'patrol_place_evaluated' and company_id = $1`,
        [owner.companyId],
      )
    ).rows;
  return { owner, site_id, operation, point, move, stored, notices };
}

test('saving a place queues a job that leaves what an evaluation at once leaves, and tells whoever saved', async () => {
  const { owner, operation, point, move, stored, notices } = await openNight();
  const before = await stored();
  expect(before.scans.map(({ status }) => status)).toEqual(['ontime', null]);
  const moved = await move(THERE);
  expect(moved.body).toMatchObject({ success: true });
  // The request has touched no row of an operation.
  expect(await stored()).toEqual(before);
  expect(queue.waiting.map(({ name, data }) => [name, (data as { checkpoint_id: number }).checkpoint_id])).toEqual([['patrol.evaluate-place', point.id]]);
  const job = structuredClone(queue.waiting[0]);
  await queue.drain();
  const after = await stored();
  expect(after.scans.map(({ status }) => status)).toEqual([null, 'ontime']);
  expect(await notices()).toMatchObject([
    { title: { en: 'Rounds evaluated by the new place of CP3 · River bend' }, message: { en: '1 operation follows it now.' } },
  ]);
  await portal.asSystem((tx) => keepEvaluation(tx, owner.companyId, [operation], portal.clock.now().getTime()));
  expect(await stored()).toEqual(after);
  const run = { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal };
  await evaluatePlaceJob.run({ ...job?.data }, run);
  expect(await stored()).toEqual(after);
});

test('a point that is moved twice before the job runs has one job, and what does not move it has none', async () => {
  const { move, stored, notices } = await openNight();
  const before = await stored();
  const first = (await move(THERE)).body.data;
  const back = await move(HERE, first);
  expect(back.body).toMatchObject({ success: true });
  expect(queue.waiting).toHaveLength(1);
  await queue.drain();
  expect(await stored()).toEqual(before);
  expect(await notices()).toHaveLength(1);
  expect((await move({ ...HERE, name: 'River' }, back.body.data)).body).toMatchObject({ success: true });
  expect(queue.waiting).toEqual([]);
});

test('whose patrol was switched off meanwhile is left alone', async () => {
  const { owner, move, stored, notices } = await openNight();
  const before = await stored();
  await move(THERE);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": false}' where id = $1`, [owner.companyId]);
  await queue.drain();
  expect([await stored(), await notices()]).toEqual([before, []]);
});
