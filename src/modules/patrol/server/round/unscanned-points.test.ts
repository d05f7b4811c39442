/** Points that nobody scanned are kept as rows: whatever arrives, in whatever order, they are what an evaluation from the scans finds. */
import { afterAll, expect, test } from 'vitest';
import { dice } from '#app/server/testing/dice.ts';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { CHECKPOINT, SITES } from '#app/server/testing/patrol/patrol-fixture.ts';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { printedSeed } from '../../../../../tests/setup/printed-seed.ts';
import type { ExceptionRow } from '../../contract/operation/exception.endpoints.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { GRACE_MS } from '../../contract/round/evaluate-rounds.ts';
import { routes } from '../../contract/site/route.register.ts';
import { sumOperations, sumsOf } from '../operation/sum-operations.ts';
import { evaluatePlaceJob } from './evaluate-place.ts';
import { evaluateOperations } from './patrolled.ts';

const portal = await openTestPortal();
const queue = createManualQueue(portal.server.services, [evaluatePlaceJob]);
Object.assign(portal.server.services, { jobs: queue });
afterAll(() => portal.close());

const NIGHTS = 4;
const BATCHES = 8;
const STARTS = ['20:00', '20:25', '20:50', '21:15', '21:40'];
const MINUTE = 60_000;
const BEGIN = Date.parse('2026-11-20T19:25:00+08:00');
/** Where the GPS point lies, and what a guard elsewhere tells of where they are. */
const [HERE, THERE] = [
  { lat: 3.0738, lng: 101.5183, accuracy_m: 5 },
  { lat: 3.0838, lng: 101.5183, accuracy_m: 5 },
];
const GPS = { ...CHECKPOINT, code: 'CP3', type: 'GPS', tag_uid: null, position: 30, radius_m: 30, lat: HERE.lat, lng: HERE.lng };

/** `round-checkpoint`, missed as of then, once by the rows and once by the scans. */
async function missedAt(owner: TestPerson, operation: number, now: number): Promise<{ kept: string[]; fresh: string[] }> {
  const { rows } = await portal.owner.query<{ key: string }>(
    `select round_id || '-' || checkpoint_id as key from patrol_unscanned_points where company_id = $1 and operation_id = $2 and window_end_at < $3`,
    [owner.companyId, operation, new Date(now - GRACE_MS).toISOString()],
  );
  const found = await portal.asSystem((tx) => evaluateOperations(tx, owner.companyId, [operation], now));
  const fresh = [...found.values()].flatMap((each) =>
    each.found.rounds.flatMap(({ id, points }) =>
      points.filter(({ status, provisional }) => status === 'missed' && !provisional).map(({ checkpoint_id }) => `${id}-${checkpoint_id}`),
    ),
  );
  return { kept: rows.map(({ key }) => key).sort(), fresh: fresh.sort() };
}

test('rows of missed points equal an evaluation anew after each batch, at any time of the night', { timeout: 120_000 }, async () => {
  const seed = printedSeed('unscanned points');
  const random = dice(seed);
  const upTo = (n: number) => Math.floor(random() * n);
  const seen = new Set<number>();
  for (let night = 0; night < NIGHTS; night += 1) {
    const owner = await ownerOf(portal);
    const { site_id, points, plan, send } = await openGuardedSite(portal, owner, STARTS);
    const made = (await owner.client.post(`${SITES}/${site_id}/checkpoints`, GPS)).body.data;
    const [route] = (await owner.client.get(`${SITES}/${site_id}/routes`)).body.data;
    const over = [...points, made.id].map((checkpoint_id, at) => ({ checkpoint_id, offset_minutes: at * 5, tolerance_minutes: 10 }));
    const form = Object.fromEntries(Object.keys(routes.form.shape).map((key) => [key, route[key]]));
    const led = await owner.client.post(`${SITES}/${site_id}/routes/${route.id}`, { ...form, order: 'Any', points: over, updated_at: route.updated_at });
    expect(led.body, `seed ${seed}`).toMatchObject({ success: true });
    let pin = made;
    const [operation = 0] = (await plan()).body.data.ids as number[];
    portal.clock.set('2026-11-21T08:00:00+08:00');
    const detail = async () => (await owner.client.get(`api/patrol/operations/${operation}`)).body.data.round_list as { id: number }[];
    const [rounds, checkpoints] = [await detail(), [...points, made.id as number]];
    for (let batch = 0; batch <= BATCHES; batch += 1) {
      const now = BEGIN + upTo(13 * 60) * MINUTE;
      const { kept, fresh } = await missedAt(owner, operation, now);
      expect(kept, `seed ${seed}, night ${night}, before batch ${batch}, ${new Date(now).toISOString()}`).toEqual(fresh);
      const whole = await missedAt(owner, operation, BEGIN + 13 * 60 * MINUTE);
      expect(whole.kept, `seed ${seed}, night ${night}, before batch ${batch}`).toEqual(whole.fresh);
      seen.add(whole.kept.length);
      const sums = await portal.asSystem(async (tx) => [
        (await sumOperations(tx, owner.companyId, [{ id: operation, cancelled_at: null }], now)).get(operation),
        ...[...(await evaluateOperations(tx, owner.companyId, [operation], now)).values()].map(sumsOf),
      ]);
      expect(sums[0], `seed ${seed}, night ${night}, before batch ${batch}, ${new Date(now).toISOString()}`).toEqual(sums[1]);
      const scans = Array.from({ length: 1 + upTo(6) }, () => {
        const which = upTo(7);
        const position = upTo(3) === 0 ? THERE : HERE;
        return {
          client_ref: crypto.randomUUID(),
          recorded_at: new Date(BEGIN + upTo(150 * 60) * 1000).toISOString(),
          offline: upTo(2) === 0,
          ...(which < 2
            ? { method: 'GPS', tag: null, checkpoint_id: made.id, ...position }
            : { method: 'QR', tag: which < 4 ? 'tag-1' : which < 6 ? 'tag-2' : 'nobody' }),
        };
      });
      expect((await send(...scans)).body.data.accepted, `seed ${seed}`).toBe(scans.length);
      if (upTo(3) === 0)
        await owner.client.post(`api/patrol/operations/${operation}/excuse`, {
          round_id: rounds[upTo(rounds.length)]?.id,
          checkpoint_id: checkpoints[upTo(checkpoints.length)],
          reason: 'The gate was closed',
        });
      // The pin of the place without a tag is put right: scans there count from then on, others no more.
      if (upTo(4) === 0) {
        const elsewhere = { ...GPS, lat: pin.lat === HERE.lat ? THERE.lat : HERE.lat, updated_at: pin.updated_at };
        const moved = await owner.client.post(`${SITES}/${site_id}/checkpoints/${made.id}`, elsewhere);
        expect(moved.body, `seed ${seed}`).toMatchObject({ success: true });
        pin = moved.body.data;
        await queue.drain();
      }
    }
  }
  // Nothing was compared where no point is missed at any time, or always all.
  expect(seen.size, `seed ${seed}`).toBeGreaterThan(3);
});

test('the queue orders and counts scans and points together, page by page, both ways', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan } = await openGuardedSite(portal, owner, STARTS);
  const [operation = 0] = (await plan()).body.data.ids as number[];
  portal.clock.set('2026-11-21T08:00:00+08:00');
  // One at the very instant at which a point is due, two at one instant.
  const odd = ['20:00', '20:01', '20:01', '20:25', '21:20'].map((time, n) => scan(`nobody ${n}`, time));
  await send(...odd, scan('tag-1', '20:02', { offline: true }));
  const queue = async (more: object) =>
    (await owner.client.get('api/patrol/exceptions', { per_page: 100, ...more })).body as { data: ExceptionRow[]; meta: { total: number } };
  const whole = await queue({ sort: 'asc' });
  expect(whole.data).toHaveLength(5 + 9);
  expect(whole.meta.total).toBe(14);
  const times = whole.data.map(({ at }) => Date.parse(at));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect((await queue({ sort: 'desc' })).data).toEqual(whole.data.toReversed());
  const pages = async (sort: string) => {
    const found: ExceptionRow[] = [];
    for (let page = 1; page <= 5; page += 1) found.push(...(await queue({ sort, per_page: 3, page })).data);
    return found;
  };
  expect(await pages('asc')).toEqual(whole.data);
  expect(await pages('desc')).toEqual(whole.data.toReversed());
  const missed = whole.data.filter(({ kinds }) => kinds.includes('missed'));
  expect((await queue({ kind: 'missed', sort: 'asc' })).data).toEqual(missed);
  await owner.client.post('api/patrol/exceptions/decide', {
    ids: [missed[0]?.id, whole.data[0]?.id],
    decision: 'Explained',
    reason: 'The lane was under water',
  });
  expect((await queue({ queue: 'Decided' })).meta.total).toBe(2);
  expect((await queue({ queue: 'Undecided' })).meta.total).toBe(12);
  // A row that is no more decides nothing and shows nothing.
  await send(scan('tag-2', '20:11', { offline: true }));
  expect((await queue({ queue: 'Decided', kind: 'missed' })).meta.total).toBe(missed[0]?.checkpoint?.startsWith('CP2') ? 0 : 1);
  expect((await queue({})).meta.total).toBe(13);
  await portal.owner.query('update patrol_operations set start_at = start_at + interval $$2 days$$, end_at = end_at + interval $$2 days$$ where id = $1', [
    operation,
  ]);
  expect((await owner.client.post(`api/patrol/operations/${operation}/cancel`, { reason: 'Planned in error' })).status).toBe(200);
  expect((await queue({ kind: 'missed' })).meta.total).toBe(0);
});
