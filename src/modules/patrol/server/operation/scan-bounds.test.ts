/** What belongs to no scan of a device: tags of another site, times when its guard was not signed in. It is kept for the office, and fills no round. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { fitGuard } from '#app/server/testing/patrol/guard-fixture.ts';
import { makeCheckpoint, makeSite, SITES } from '#app/server/testing/patrol/patrol-fixture.ts';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const OPERATIONS = 'api/patrol/operations';
const night = async (owner: TestPerson, id: number) => {
  const { done, missed, welfare } = (await owner.client.get(`${OPERATIONS}/${id}`)).body.data;
  return { done, missed, welfare };
};
const queue = async (owner: TestPerson) =>
  (await owner.client.get('api/patrol/clockings', { exceptions: 'Undecided', sort: 'asc' })).body.data.map((row: Record<string, unknown>) => [
    row['checkpoint'],
    row['site'],
    row['operation'],
    row['status'],
    row['flags'],
  ]);

test('a phone fills no round of another site, and what it scanned there waits for the office', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, call, device, session, site_id } = await openGuardedSite(portal, owner);
  const [id] = (await plan()).body.data.ids;
  const far = await makeSite(portal, owner, { code: 'S-2', name: 'Tapak Jauh' });
  await makeCheckpoint(owner, far, { code: 'FAR', tag_uid: 'tag-far' });
  const gps = { code: 'GPS', type: 'GPS', tag_uid: null, lat: 3.05, lng: 101.5, radius_m: 50 };
  const checkpoint_id = await makeCheckpoint(owner, far, gps);
  await portal.owner.query(
    `insert into patrol_operations (company_id, number, site_id, date, shift_name, start_at, end_at)
     select company_id, 'OPS-FAR', $1, date, shift_name, start_at, end_at from patrol_operations where id = $2`,
    [far, id],
  );
  portal.clock.set('2026-11-20T21:04:00+08:00');
  const { body } = await send(
    scan('tag-far', '21:01'),
    scan('tag-1', '21:02'),
    scan(null, '21:03', { method: 'GPS', checkpoint_id, lat: 3.05, lng: 101.5, accuracy_m: 5 }),
  );
  expect(body.data).toEqual({ accepted: 3, duplicated: 0, rejected: [] });
  expect(await queue(owner)).toEqual([
    ['FAR · Main gate', 'Tapak Jauh', null, null, ['other_site']],
    ['GPS · Main gate', 'Tapak Jauh', null, null, ['other_site']],
  ]);
  expect(await night(owner, id)).toMatchObject({ done: 1, missed: 0 });
  // The device is taken to the other site: its guard signs in anew, and what was scanned before still counts where it was.
  const about = { name: 'Phone', type: 'Phone', serial_no: 'SN', phone_no: null, checkpoint_id: null, status: 'Active', status_reason: null };
  const { updated_at } = (await owner.client.get(`api/patrol/devices/${device}`)).body.data;
  portal.clock.set('2026-11-20T21:20:00+08:00');
  expect((await owner.client.post(`api/patrol/devices/${device}`, { ...about, site_id: far, updated_at })).status).toBe(200);
  expect((await call('sync', { session })).status).toBe(401);
  const again = (await call('login', { code: 'G001', pin: '482915' })).body.data.session;
  portal.clock.set('2026-11-20T21:40:00+08:00');
  await send(scan('tag-2', '21:11', { offline: true }));
  // So do reports, entries of the book and calls for help of that time.
  const late = (more: object) => ({ client_ref: randomUUID(), recorded_at: '2026-11-20T21:12:00+08:00', offline: true, ...more });
  const report = { category: 'Routine', severity: 'Low', title: 'All quiet', description: 'Nothing happened so far.' };
  const entry = (subject: string) => ({ kind: 'Occurrence', subject, details: { text: 'All is quiet.' } });
  await call('sitreps', { session, events: [late(report)] });
  await call('emergencies', { session, events: [late({ do: 'raise', type: 'Panic' }), late({ do: 'welfare', answer: 'OK' })] });
  const book = { session: again, events: [late(entry('Before')), late({ ...entry('After'), recorded_at: '2026-11-20T21:30:00+08:00' })] };
  expect((await call('log-entries', book)).body.data.entries.map(({ entry_no }: { entry_no: number }) => entry_no)).toEqual([1, 1]);
  const sites = async (table: string) =>
    (await portal.owner.query(`select site_id::int as site from ${table} where company_id = $1 order by site_id`, [owner.companyId])).rows.map(
      ({ site }) => site,
    );
  for (const table of ['patrol_sitreps', 'patrol_emergencies', 'patrol_welfare_answers']) expect(await sites(table), table).toEqual([site_id]);
  expect(await sites('patrol_log_entries')).toEqual([site_id, far]);
  expect(await night(owner, id)).toMatchObject({ done: 2, missed: 0 });
  await call('events', { session: again, events: [scan('tag-far', '21:30'), scan('tag-1', '21:31')] });
  expect((await queue(owner)).slice(2)).toEqual([
    ['FAR · Main gate', 'Tapak Jauh', 'OPS-FAR', null, expect.arrayContaining(['unplanned_guard'])],
    ['CP1 · Main gate', 'Tapak Contoh', null, null, ['other_site']],
  ]);
});

test('a round that is made up afterwards is kept as exceptions, and a night without a network counts', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, scan, session, device } = await openGuardedSite(portal, owner, ['21:00'], { welfare_minutes: 60 });
  const [id] = (await plan()).body.data.ids;
  const yes = (time: string) => ({ do: 'welfare', client_ref: randomUUID(), recorded_at: `2026-11-20T${time}:00+08:00`, offline: true, answer: 'OK' });
  // The guard signs out before the night and comes back in the morning.
  portal.clock.set('2026-11-20T12:00:00+08:00');
  await call('logout', { session });
  portal.clock.set('2026-11-21T06:50:00+08:00');
  const morning = (await call('login', { code: 'G001', pin: '482915' })).body.data.session;
  const made = [scan('tag-1', '21:02', { offline: true }), scan('tag-2', '21:11')];
  const sent = await call('events', { session: morning, events: [...made, { client_ref: 'x' }, scan('tag-1', '11:58', { offline: true })] });
  expect(sent.body.data).toMatchObject({ accepted: 3, duplicated: 0, rejected: [{ index: 2, client_ref: 'x' }] });
  expect((await call('events', { session: morning, events: made })).body.data).toMatchObject({ accepted: 0, duplicated: 2 });
  await call('emergencies', { session: morning, events: [yes('20:01'), yes('21:01')] });
  expect(await queue(owner)).toEqual([
    ['CP1 · Main gate', 'Tapak Contoh', null, null, ['outside_session', 'offline']],
    ['CP2 · Main gate', 'Tapak Contoh', null, null, ['outside_session']],
  ]);
  expect(await night(owner, id)).toMatchObject({ done: 0, missed: 2, welfare: { missed: 11 } });
  // Another phone becomes the device: nothing of before belongs to it, also where its guard had signed in then.
  const { code } = (await owner.client.post(`api/patrol/devices/${device}/pair`, {})).body.data;
  const { token } = (await portal.as(null).post('api/devices/patrol/pair', { code })).body.data;
  const fresh = (path: string, body: object) => portal.as(null).post(`api/devices/patrol/${path}`, body, { 'x-device-token': token });
  const next = (await fresh('login', { code: 'G001', pin: '482915' })).body.data.session;
  expect((await fresh('events', { session: next, events: [scan('tag-1', '11:00', { offline: true })] })).body.data.accepted).toBe(1);
  expect((await queue(owner)).at(0)?.at(-1)).toEqual(['outside_session', 'offline']);
});

test('what one session left on the phone is sent in the next, and counts', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, scan } = await openGuardedSite(portal, owner, ['21:00']);
  const [id] = (await plan()).body.data.ids;
  portal.clock.set('2026-11-20T18:50:00+08:00');
  await call('login', { code: 'G001', pin: '482915' });
  portal.clock.set('2026-11-21T07:10:00+08:00');
  const { session } = (await call('login', { code: 'G001', pin: '482915' })).body.data;
  await call('events', { session, events: [scan('tag-1', '21:02', { offline: true }), scan('tag-2', '21:11', { offline: true })] });
  expect(await night(owner, id)).toMatchObject({ done: 2, missed: 0 });
  expect(await queue(owner)).toEqual([]);
});

test('a guard who is not planned fills the round and stands in the queue', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, guards } = await openGuardedSite(portal, owner, ['21:00']);
  const [id] = (await plan()).body.data.ids;
  await portal.owner.query('delete from patrol_operation_guards where operation_id = $1 and guard_id = $2', [id, guards[0]]);
  portal.clock.set('2026-11-20T21:04:00+08:00');
  await send(scan('tag-1', '21:02'));
  expect(await queue(owner)).toEqual([['CP1 · Main gate', 'Tapak Contoh', expect.stringContaining('OPS-'), 'ontime', ['unplanned_guard']]]);
  expect(await night(owner, id)).toMatchObject({ done: 1 });
});

test('tags of a neighbour company are unknown here', async () => {
  const owner = await ownerOf(portal);
  const { send, scan } = await openGuardedSite(portal, owner);
  const neighbour = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [neighbour.companyId]);
  await makeCheckpoint(neighbour, await makeSite(portal, neighbour), { tag_uid: 'tag-next-door' });
  portal.clock.set('2026-11-20T10:05:00+08:00');
  await send(scan('tag-next-door', '10:04'));
  expect(await queue(owner)).toEqual([[null, 'Tapak Contoh', null, null, ['unknown_tag']]]);
  expect(await queue(neighbour)).toEqual([]);
});

test('where shifts meet, a scan belongs to the shift whose point waits, the own one first', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, scan, site_id, points } = await openGuardedSite(portal, owner, ['19:00']);
  const routes = `${SITES}/${site_id}/routes`;
  const more = [3, 4].map((n) => makeCheckpoint(owner, site_id, { code: `CP${n}`, tag_uid: `tag-${n}`, position: n * 10 }));
  const [third, fourth] = await Promise.all(more);
  const walked = (...of: (number | undefined)[]) => of.map((checkpoint_id, n) => ({ checkpoint_id, offset_minutes: n * 5, tolerance_minutes: 10 }));
  const both = {
    order: 'Strict',
    every_from: null,
    every_to: null,
    every_minutes: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    min_leg_seconds: 0,
    status: 'Active',
  };
  const late = { ...both, name: 'Last round', shift_name: 'Night', points: walked(points[0], third), start_times: ['06:58'] };
  const early = { ...both, name: 'Day round', shift_name: 'Day', points: walked(points[1], fourth), start_times: ['07:00', '18:45'] };
  for (const route of [late, early]) expect((await owner.client.post(routes, route)).body.errors).toBeUndefined();
  const relief = await owner.client.post('api/patrol/guards', {
    security_guard_id: await fitGuard(owner.client, { guard_no: 'R-3', identity_number: '910203-80-5003' }),
    code: 'G003',
    position: 'Guard',
    home_site_id: site_id,
    skills: null,
    status: 'Active',
  });
  await plan();
  await portal.owner.query(`update patrol_sites set shifts = jsonb_set(shifts, '{0,guards}', '1') where id = $1`, [site_id]);
  for (const date of ['2026-11-20', '2026-11-21'])
    expect((await plan({ start_date: date, end_date: date, shift_name: 'Day', guard_ids: [relief.body.data.id] })).body.errors).toBeUndefined();
  portal.clock.set('2026-11-20T18:40:00+08:00');
  const { session } = (await call('login', { code: 'G001', pin: '482915' })).body.data;
  portal.clock.set('2026-11-21T06:30:00+08:00');
  const next = (await call('login', { code: 'G001', pin: '482915' })).body.data.session;
  portal.clock.set('2026-11-21T07:20:00+08:00');
  const on = (day: string, tag: string, time: string) => ({ ...scan(tag, time, { offline: true }), recorded_at: `${day}T${time}:00+08:00` });
  // Before the night begins, for its first round; after its end, for its last; and a point of the day that nobody of the day comes to.
  await call('events', { session, events: [on('2026-11-20', 'tag-1', '18:55')] });
  await call('events', { session: next, events: [on('2026-11-21', 'tag-1', '07:04'), on('2026-11-21', 'tag-2', '07:06')] });
  const { rows } = await portal.owner.query(
    `select o.shift_name, o.date::text, c.status, c.flags - 'offline' as flags from patrol_clockings c join patrol_operations o on o.id = c.operation_id
     where c.company_id = $1 order by c.recorded_at`,
    [owner.companyId],
  );
  expect(rows).toEqual([
    { shift_name: 'Night', date: '2026-11-20', status: 'ontime', flags: [] },
    { shift_name: 'Night', date: '2026-11-20', status: 'ontime', flags: [] },
    { shift_name: 'Day', date: '2026-11-21', status: 'ontime', flags: ['unplanned_guard'] },
  ]);
});

test('the last minutes of a shift count although the sign-in before it has run out, and nothing beyond an hour after the shift', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, scan } = await openGuardedSite(portal, owner, ['19:00']);
  await plan();
  portal.clock.set('2026-11-20T18:40:00+08:00');
  const { session } = (await call('login', { code: 'G001', pin: '482915' })).body.data;
  portal.clock.set('2026-11-21T12:00:00+08:00');
  const at = (time: string) => ({ ...scan('tag-1', time, { offline: true }), recorded_at: `2026-11-21T${time}:00+08:00` });
  expect((await call('events', { session, events: [at('06:58'), at('08:05'), at('08:06')] })).body.data.accepted).toBe(3);
  expect((await queue(owner)).map((row: unknown[]) => row.at(-1))).toEqual([['outside_session', 'offline']]);
  expect((await call('sync', { session })).status).toBe(401);
});

test('the night of a guard who may guard no more since is taken, what was made after it is marked, and nobody is signed in anew', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, scan, registry } = await openGuardedSite(portal, owner, ['21:00']);
  const [id] = (await plan()).body.data.ids;
  portal.clock.set('2026-11-20T18:50:00+08:00');
  const { session } = (await call('login', { code: 'G001', pin: '482915' })).body.data;
  portal.clock.set('2026-11-21T09:00:00+08:00');
  await portal.owner.query(`update security_guards set blacklisted_at = '2026-11-20' where id = $1`, [registry[0]]);
  const { body } = await call('events', { session, events: [scan('tag-1', '21:02', { offline: true }), scan('tag-2', '21:11', { offline: true })] });
  expect(body.data).toMatchObject({ accepted: 2, rejected: [] });
  expect(await night(owner, id)).toMatchObject({ done: 2 });
  const later = (more: object) => ({ client_ref: randomUUID(), recorded_at: '2026-11-21T02:00:00+08:00', offline: true, ...more });
  const report = { category: 'Routine', severity: 'Low', title: 'All quiet', description: 'Nothing happened so far.' };
  const entry = { kind: 'Occurrence', subject: 'Night', details: { text: 'All is quiet.' } };
  await call('sitreps', { session, events: [later(report), { ...later(report), recorded_at: '2026-11-20T23:00:00+08:00' }] });
  await call('log-entries', { session, events: [later(entry)] });
  const help = await call('emergencies', { session, events: [later({ do: 'raise', type: 'Panic' })] });
  expect(help.body.data).toMatchObject({ accepted: 1, open: [{ status: 'Open' }] });
  const marks = async (path: string) => (await owner.client.get(path)).body.data.map((row: { outside_session: boolean }) => row.outside_session).sort();
  expect(await marks('api/patrol/sitreps')).toEqual([false, true]);
  expect(await marks('api/patrol/logbooks')).toEqual([true]);
  expect(await marks('api/patrol/emergencies')).toEqual([true]);
  const [{ site_id }] = (await owner.client.get('api/patrol/logbooks')).body.data;
  expect((await owner.client.get('api/patrol/logbooks/verify', { site_id })).body.data).toMatchObject({ entries: 1, faults: [] });
  expect([(await call('sync', { session })).status, (await call('login', { code: 'G001', pin: '482915' })).status]).toEqual([401, 422]);
});
