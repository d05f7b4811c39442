/** What one shift leaves to the next, over HTTP: on the phone of whoever takes over and with the operation, as it was corrected last. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const LOGBOOK = 'api/patrol/logbooks';
const HANDOVER = { from: 'Night shift', to: 'Day shift', checklist: 'Radios 2' };

test('the last handover of the site is on the phone for a day and a half, and those of a shift stand with its operation', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, session, site_id } = await openGuardedSite(portal, owner);
  const [id] = (await plan()).body.data.ids as number[];
  const write = (kind: string, details: object) => owner.client.post(LOGBOOK, { site_id, kind, subject: `${kind} at the gate`, details, remark: null });
  const onPhone = async () => (await call('sync', { session })).body.data.handover;
  const ofOperation = async () => (await owner.client.get(`api/patrol/operations/${id}`)).body.data.handovers;
  expect([await onPhone(), await ofOperation()]).toEqual([null, []]);
  portal.clock.set('2026-11-20T18:00:00+08:00');
  await write('Handover', { ...HANDOVER, from: 'Day shift', to: 'Night shift' });
  portal.clock.set('2026-11-20T20:00:00+08:00');
  await write('Handover', { ...HANDOVER, pending: 'Lamp of the stairwell' });
  await write('Equipment', { item: 'Torch', condition: 'Good' });
  const pending = { from: 'Night shift', to: 'Day shift', checklist: 'Radios 2', pending: 'Lamp of the stairwell', at: '2026-11-20T12:00:00Z', entry_no: 2 };
  expect(await onPhone()).toMatchObject(pending);
  // The first one was written before the shift began.
  expect(await ofOperation()).toMatchObject([pending]);
  const rows = (await owner.client.get(LOGBOOK, { kind: 'Handover' })).body.data as { id: number; entry_no: number }[];
  const entry = rows.find(({ entry_no }) => entry_no === 2)?.id;
  const corrected = await owner.client.post(`${LOGBOOK}/${entry}/amend`, {
    subject: 'Handover',
    details: { ...HANDOVER, checklist: 'Radios 1' },
    reason: 'One is out',
  });
  expect(corrected.body.data).toEqual({ entry_no: 4 });
  expect(await onPhone()).toMatchObject({ entry_no: 2, checklist: 'Radios 1', pending: null });
  expect(await ofOperation()).toMatchObject([{ entry_no: 2, checklist: 'Radios 1', pending: null }]);
  portal.clock.set('2026-11-22T08:30:00+08:00');
  const later = (await call('login', { code: 'G001', pin: '482915' })).body.data.session;
  expect((await call('sync', { session: later })).body.data.handover).toBeNull();
  expect(await ofOperation()).toHaveLength(1);
});
