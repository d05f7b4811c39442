/** What the server fails to answer is taken back whole, counted in the figures of the device, and taken when it is sent again. */
import { afterAll, expect, test } from 'vitest';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

/** From now on a row in this table fails, as a fault of the database would. */
const breakTable = async (table: string) => {
  await portal.owner.query(`create or replace function test_fault() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`);
  await portal.owner.query(`create trigger test_fault before insert or update on ${table} for each row execute function test_fault()`);
};
const mend = (table: string) => portal.owner.query(`drop trigger test_fault on ${table}`);
const DAYS = { start_date: '2026-11-20', end_date: '2026-11-20' };

test('calls that fail are counted by kind and day, beside what is refused; what was sent is taken afterwards', async () => {
  const { owner, device_id, send, event, call, session } = await openDevice(portal);
  const scan = event('09:58', { method: 'QR', tag: 'nowhere' });
  expect((await send('events', { client_ref: 'x' })).status).toBe(201);
  await breakTable('patrol_clockings');
  for (let n = 0; n < 2; n += 1) expect((await send('events', scan, { client_ref: 'y' })).status).toBe(500);
  await mend('patrol_clockings');
  await breakTable('patrol_sessions');
  expect((await call('logout', { session })).status).toBe(500);
  await mend('patrol_sessions');
  const { data } = (await owner.client.get(`api/patrol/device-reports/${device_id}`, DAYS)).body;
  expect(data).toMatchObject({ scans: 0, refused: 1, failed: 3, by_day: [{ refused: 1 }] });
  expect(data.refusals.map(({ kind, reason, times }: { kind: string; reason: string; times: number }) => [kind, reason, times]).sort()).toEqual([
    ['scan', 'failed', 2],
    ['scan', 'malformed', 1],
    ['session', 'failed', 1],
  ]);
  const list = (await owner.client.get('api/patrol/device-reports', DAYS)).body.data;
  expect(list).toMatchObject([{ id: device_id, refused: 1, failed: 3 }]);
  expect((await send('events', scan)).body.data).toEqual({ accepted: 1, duplicated: 0, rejected: [] });
});

test('of a device that nobody knows nothing is kept, and the count that fails itself hides no answer', async () => {
  const { device_id, event, send, call } = await openDevice(portal);
  await breakTable('patrol_device_refusals');
  await breakTable('patrol_clockings');
  expect((await send('events', event('09:58', { method: 'QR', tag: 'nowhere' }))).status).toBe(500);
  await mend('patrol_clockings');
  await mend('patrol_device_refusals');
  expect((await call('sync', { session: 'x'.repeat(43) })).status).toBe(401);
  expect((await portal.owner.query('select 1 from patrol_device_refusals where device_id = $1', [device_id])).rows).toEqual([]);
});
