/** Where guards were is kept for 90 days; what it came to stays. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const HERE = { lat: 3.0738, lng: 101.5183, accuracy_m: 5 };
const THERE = { ...HERE, lat: 3.0838 };

test('positions of scans, reports and emergencies go after 90 days; rounds, distances and the logbook read as before', async () => {
  const owner = await ownerOf(portal);
  const { points, plan, send, scan, call, session, site_id } = await openGuardedSite(portal, owner, ['20:00', '21:00']);
  const [gate, river] = points;
  await portal.owner.query('update patrol_checkpoints set lat = $2, lng = $3 where id = $1', [gate, HERE.lat, HERE.lng]);
  await portal.owner.query(`update patrol_checkpoints set type = 'GPS', tag_uid = null, radius_m = 30, lat = $2, lng = $3 where id = $1`, [
    river,
    HERE.lat,
    HERE.lng,
  ]);
  const [id] = (await plan()).body.data.ids as [number];
  portal.clock.set('2026-11-20T21:50:00+08:00');
  const by = (time: string, more: object) => scan(null, time, { method: 'GPS', checkpoint_id: river, offline: true, ...more });
  const sent = await send(
    scan('tag-1', '20:02', { offline: true, ...HERE }),
    by('20:11', HERE),
    scan('tag-1', '21:01', { offline: true, ...THERE }),
    by('21:10', THERE),
  );
  expect(sent.body.data).toMatchObject({ accepted: 4 });
  const event = { client_ref: crypto.randomUUID(), recorded_at: '2026-11-20T21:40:00+08:00', offline: false, ...HERE };
  const report = { category: 'Theft', severity: 'High', title: 'Fence cut', description: 'The fence behind the store was cut.' };
  expect((await call('sitreps', { session, events: [{ ...event, ...report }] })).body.data).toMatchObject({ accepted: 1 });
  const raise = { ...event, client_ref: crypto.randomUUID(), do: 'raise', type: 'Panic' };
  expect((await call('emergencies', { session, events: [raise] })).body.data).toMatchObject({ accepted: 1 });
  const entry = { site_id, kind: 'Occurrence', subject: 'All quiet', details: { text: 'All is quiet here.' }, remark: null };
  expect((await owner.client.post('api/patrol/logbooks', entry)).status).toBe(201);
  const read = async () => {
    const { round_list } = (await owner.client.get(`api/patrol/operations/${id}`)).body.data;
    const { data } = (await owner.client.get('api/patrol/clockings', { sort: 'asc', start_date: '2026-11-20', end_date: '2026-11-20' })).body;
    const verified = (await owner.client.get('api/patrol/logbooks/verify', { site_id })).body.data;
    return {
      rounds: round_list.map(({ status, points: list }: { status: string; points: { status: string }[] }) => [status, ...list.map((each) => each.status)]),
      scans: data.map(({ distance_m, flags, status }: Record<string, unknown>) => [distance_m, flags, status]),
      verified,
    };
  };
  const placed = async () =>
    (
      await portal.owner.query<{ n: number }>(
        `select count(*)::int as n from (select lat, lng, accuracy_m, company_id from patrol_clockings union all select lat, lng, accuracy_m, company_id from patrol_sitreps
         union all select lat, lng, accuracy_m, company_id from patrol_emergencies) t where company_id = $1 and num_nonnulls(lat, lng, accuracy_m) > 0`,
        [owner.companyId],
      )
    ).rows[0]?.n;
  portal.clock.set('2027-02-18T10:00:00+08:00');
  await runJob(portal, 'patrol.end-keeping');
  expect(await placed()).toBe(6);
  const before = await read();
  expect(before.rounds).toEqual([
    ['Completed', 'ontime', 'ontime'],
    ['Incomplete', 'ontime', 'missed'],
  ]);
  expect(before.scans.map(([, flags]: [number, string[]]) => flags.includes('far'))).toEqual([false, false, true, true]);
  // Ninety days ago the shift was under way: its scans go together, once it is over for as long.
  portal.clock.set('2027-02-19T02:50:00+08:00');
  await runJob(portal, 'patrol.end-keeping');
  expect(await placed()).toBe(4);
  portal.clock.set('2027-02-19T10:00:00+08:00');
  await runJob(portal, 'patrol.end-keeping');
  expect(await placed()).toBe(0);
  expect(await read()).toEqual(before);
});
