/** What the office sees of welfare checks: who answered, what was late or missing, and that a late upload turns it back. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const OPERATIONS = 'api/patrol/operations';

const answer = (time: string, more: object = {}) => ({
  do: 'welfare',
  client_ref: randomUUID(),
  recorded_at: `2026-11-20T${time}:00+08:00`,
  offline: false,
  answer: 'OK',
  ...more,
});

test('checks of an operation are shown with who answered them, and counted in the list', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, session } = await openGuardedSite(portal, owner, ['21:00'], { welfare_minutes: 60 });
  const [id] = (await plan()).body.data.ids;
  const show = async () => (await owner.client.get(`${OPERATIONS}/${id}`)).body.data;
  portal.clock.set('2026-11-20T21:30:00+08:00');
  await call('emergencies', { session, events: [answer('20:02')] });
  expect(await show()).toMatchObject({
    welfare: { checks: 2, late: 0, missed: 1, help: 0 },
    welfare_minutes: 60,
    welfare_list: [
      { due_at: '2026-11-20T13:00:00.000Z', status: 'missed', answers: [] },
      { due_at: '2026-11-20T12:00:00.000Z', status: 'answered', answers: [{ at: '2026-11-20T12:02:00.000Z', answer: 'OK', guard: 'Contoh bin Contoh' }] },
    ],
  });
  await call('emergencies', { session, events: [answer('21:20', { offline: true }), answer('20:30', { answer: 'Help' })] });
  const [row] = (await owner.client.get(OPERATIONS)).body.data;
  expect(row.welfare).toEqual({ checks: 2, late: 1, missed: 0, help: 1 });
  // Answers are kept for ninety days: an operation of before says nothing of them.
  portal.clock.set('2026-11-21T10:00:00+08:00');
  await portal.owner.query(`update patrol_operations set start_at = start_at - interval '100 days', end_at = end_at - interval '100 days' where id = $1`, [id]);
  expect(await show()).toMatchObject({ welfare: null, welfare_list: [] });
});

test('nothing is shown where nothing is asked', async () => {
  const owner = await ownerOf(portal);
  const { plan } = await openGuardedSite(portal, owner);
  const [id] = (await plan()).body.data.ids;
  expect((await owner.client.get(`${OPERATIONS}/${id}`)).body.data).toMatchObject({ welfare: null, welfare_minutes: null, welfare_list: [] });
});
