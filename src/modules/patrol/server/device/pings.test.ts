/** Signs of life: one a minute and device whoever sends them again, late ones beside the report of when it was offline, and their months. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const rows = async (text: string, values: unknown[] = []) => (await portal.owner.query<Record<string, unknown>>(text, values)).rows;
const months = async () =>
  (
    await rows(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'patrol_device_pings'::regclass order by 1`,
    )
  ).map(({ name }) => name);

test('a minute is kept once, what is said later is told apart, and nothing outside of a session is taken', async () => {
  const { send, event, call, owner, device_id, session } = await openDevice(portal);
  await call('sync', { session });
  portal.clock.set('2026-11-20T11:00:00+08:00');
  const kept = Array.from({ length: 30 }, (_, n) => event(`10:${String(n + 5).padStart(2, '0')}`, { offline: true, battery: 80 - n }));
  const before = event('09:30', { battery: 99 });
  const now = event('11:00', { battery: 40 });
  const first = await send('pings', ...kept, before, now, { client_ref: randomUUID(), battery: 101 });
  expect(first.body.data).toMatchObject({ accepted: 31, duplicated: 0, rejected: [{ index: 30 }, { index: 32 }] });
  // The answer was lost: the same again, in another order, with another sign of a minute that is there.
  const again = await send('pings', now, ...kept.toReversed(), event('10:05', { battery: 1 }));
  expect(again.body.data).toMatchObject({ accepted: 0, duplicated: 32, rejected: [] });
  expect(
    await rows(
      'select late, count(*)::int as n, min(battery) as least, max(battery) as most from patrol_device_pings where device_id = $1 group by 1 order by 1',
      [device_id],
    ),
  ).toEqual([
    { late: false, n: 2, least: 40, most: 40 },
    { late: true, n: 30, least: 51, most: 80 },
  ]);
  const report = await owner.client.get(`api/patrol/device-reports/${device_id}`, { start_date: '2026-11-20', end_date: '2026-11-20' });
  expect(report.body.data).toMatchObject({ min_battery: 40, offline_minutes: 60, spans: [{ minutes: 60, on_minutes: 30, open: false }] });
  await call('logout', { session });
  portal.clock.set('2026-11-20T12:00:00+08:00');
  expect((await send('pings', event('11:30'))).body.data).toMatchObject({ accepted: 0, rejected: [{ index: 0 }] });
});

test('months are made ahead, take what came before them, stand behind the wall, and are dropped when they are kept no longer', async () => {
  const { owner, device_id } = await openDevice(portal);
  const other = await openDevice(portal);
  const put = (at: string, device = device_id, company = owner.companyId) =>
    portal.owner.query('insert into patrol_device_pings (company_id, device_id, minute, battery) values ($1, $2, $3, 50)', [company, device, at]);
  const held = (month: string) => rows(`select device_id from ${month} where company_id = $1`, [owner.companyId]);
  await put('2031-03-31T23:59:00Z');
  await put('2031-04-01T00:00:00Z');
  await put('2031-04-10T00:00:00Z', other.device_id, other.owner.companyId);
  expect(await held('patrol_device_pings_rest')).toHaveLength(2);
  portal.clock.set('2031-03-05T00:00:00Z');
  await runJob(portal, 'patrol.end-keeping');
  await runJob(portal, 'patrol.end-keeping');
  expect(await months()).toEqual(expect.arrayContaining(['patrol_device_pings_203103', 'patrol_device_pings_203104', 'patrol_device_pings_203105']));
  // Those of the days of the migration are long over.
  expect((await months()).filter((name) => String(name) < 'patrol_device_pings_2031')).toEqual([]);
  expect(await held('patrol_device_pings_rest')).toEqual([]);
  expect(await held('patrol_device_pings_203103')).toHaveLength(1);
  expect(await held('patrol_device_pings_203104')).toHaveLength(1);

  const seen = await portal.owner.connect();
  try {
    await seen.query(`begin; set local role mesra_app; set local app.company_id = '${owner.companyId}'`);
    for (const table of ['patrol_device_pings', 'patrol_device_pings_203104'])
      expect((await seen.query(`select distinct company_id from ${table}`)).rows, table).toEqual([{ company_id: owner.companyId }]);
    // Only the portal itself makes and drops months.
    await expect(seen.query(`select patrol_drop_ping_months('2040-01-01')`)).rejects.toThrow('permission denied');
  } finally {
    await seen.query('rollback');
    seen.release();
  }
  // Ninety days after the end of March, to the minute.
  portal.clock.set('2031-06-29T23:59:00Z');
  await runJob(portal, 'patrol.end-keeping');
  expect(await months()).toContain('patrol_device_pings_203103');
  portal.clock.set('2031-06-30T00:00:00Z');
  await runJob(portal, 'patrol.end-keeping');
  expect(await months()).not.toContain('patrol_device_pings_203103');
  expect(await held('patrol_device_pings_203104')).toHaveLength(1);
});

test('more than sixty batches of a kind in a minute are refused, and what is refused is counted; a stranger to the device is not', async () => {
  const { send, call, event, device_id } = await openDevice(portal);
  const counted = async () => (await rows('select attempts from sign_in_attempts where key = $1', [`patrol-ping|${device_id}`]))[0]?.['attempts'];
  await send('pings', event('09:59'));
  expect(await counted()).toBe(1);
  expect((await call('pings', { session: 'x'.repeat(43), events: [event('09:59')] })).status).toBe(401);
  expect(await counted()).toBe(1);
  await portal.owner.query('update sign_in_attempts set attempts = 59 where key = $1', [`patrol-ping|${device_id}`]);
  expect((await send('pings', event('09:58'))).status).toBe(201);
  const refused = await send('pings', event('09:57'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await counted()).toBe(61);
  expect(await rows(`select count(*)::int as n from patrol_device_pings where device_id = $1 and minute = '2026-11-20T09:57:00+08:00'`, [device_id])).toEqual([
    { n: 0 },
  ]);
  // Another kind has a count of its own.
  expect((await send('sitreps', event('09:50', { category: 'Theft', severity: 'High', title: 'Fence cut', description: 'The fence was cut.' }))).status).toBe(
    201,
  );
  portal.clock.set('2026-11-20T10:01:00+08:00');
  expect((await send('pings', event('09:57'))).body.data).toMatchObject({ accepted: 1 });
  expect(await counted()).toBe(1);
});

test('signs of life and scans of a device that arrive at the same moment never wait for each other in a ring', async () => {
  const { send, call, event, session } = await openDevice(portal);
  const minutes = ['09:55', '09:56', '09:57', '09:58', '09:59', '10:00', '10:01', '10:02', '10:03', '10:04'];
  for (const second of [1, 2, 3, 4]) {
    portal.clock.set(`2026-11-20T10:0${second}:00+08:00`);
    const answers = await Promise.all([
      send('pings', ...minutes.map((time) => event(time)), event(`10:0${second}`, { battery: 50 })),
      send('events', event('09:58', { method: 'QR', tag: `nowhere-${second}` })),
      send('pings', ...minutes.toReversed().map((time) => event(time))),
      call('sync', { session, battery: 51 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200]);
  }
});
