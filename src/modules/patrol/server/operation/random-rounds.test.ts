/** Rounds whose starts are drawn by chance: inside their window, by the seed that is kept, and told to phones shortly before alone. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { SITES } from '#app/server/testing/patrol/patrol-fixture.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { routes } from '../../contract/site/route.register.ts';
import { drawnMinutes } from '../../contract/operation/draw-start.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const MINUTE = 60_000;

test('starts are drawn within the window by the seed of the operation, and phones hear of them an hour before the shift', async () => {
  const owner = await ownerOf(portal);
  const { site_id, plan, call, session } = await openGuardedSite(portal, owner, ['20:00', '22:00', '00:00', '02:00', '04:00']);
  const [route] = (await owner.client.get(`${SITES}/${site_id}/routes`)).body.data;
  const fields = Object.keys(routes.form.shape).map((key) => [key, route[key]]);
  const form = { ...Object.fromEntries(fields), order: 'Any', updated_at: route.updated_at };
  // A round of twenty minutes that begins up to 101 minutes late would last into the next one.
  const save = (random_minutes: number) => owner.client.post(`${SITES}/${site_id}/routes/${route.id}`, { ...form, random_minutes });
  expect((await save(101)).body.errors).toHaveProperty('start_times');
  expect((await save(100)).status).toBe(200);
  const [saved] = (await owner.client.get(`${SITES}/${site_id}/routes`)).body.data;
  expect(saved).toMatchObject({ random_minutes: 100, duration_minutes: 120 });

  const { ids } = (await plan()).body.data;
  const { rows } = await portal.owner.query<{ seed: string }>('select seed from patrol_operations where id = $1', [ids[0]]);
  const seed = rows[0]?.seed ?? '';
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  const shown = (await owner.client.get(`api/patrol/operations/${ids[0]}`)).body.data;
  expect(JSON.stringify(shown)).not.toContain(seed);
  const starts = (shown.round_list as { start_at: string }[]).map(({ start_at }) => Date.parse(start_at));
  const midnight = Date.parse('2026-11-20T00:00:00Z') / MINUTE;
  const wanted = [20, 22, 24, 26, 28].map((hour) => {
    const planned = Date.parse('2026-11-20T00:00:00+08:00') + hour * 60 * MINUTE;
    return planned + drawnMinutes(seed, route.id, midnight + hour * 60, 100) * MINUTE;
  });
  expect(starts).toEqual(wanted);

  const told = async (at: string) => {
    portal.clock.set(at);
    const { operations } = (await call('sync', { session })).body.data as { operations: { id: number; rounds: { start: number }[] }[] };
    return operations.find(({ id }) => id === ids[0])?.rounds.map(({ start }) => start);
  };
  expect(await told('2026-11-20T17:59:00+08:00')).toEqual([]);
  expect(await told('2026-11-20T18:00:00+08:00')).toEqual(wanted);
});
