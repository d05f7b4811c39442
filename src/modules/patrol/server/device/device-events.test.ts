/** What devices send over HTTP: reports, entries of the logbook, emergencies, photos; each once, late ones too, and one that is wrong refuses no other. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const REPORT = { category: 'Theft', severity: 'High', title: 'Fence cut', description: 'The fence behind the store was cut.' };
const rows = async (text: string, values: unknown[]) => (await portal.owner.query<Record<string, unknown>>(text, values)).rows;

test('reports are taken once with their photos, and one that is wrong or too old refuses no other', async () => {
  const { send, event, call, session, owner, device_id } = await openDevice(portal);
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const photo = randomUUID();
  const upload = (image: string, ref = photo) => call('photos', { session, client_ref: ref, image });
  expect((await upload(jpeg.toString('base64'))).body.data).toEqual({ client_ref: photo, duplicated: false });
  expect((await upload(jpeg.toString('base64'))).body.data.duplicated).toBe(true);
  expect((await upload(Buffer.from('no picture at all').toString('base64'), randomUUID())).body.errors).toHaveProperty('image');
  const first = event('09:57', { ...REPORT, photos: [photo, randomUUID()], lat: 3.05, lng: 101.5, accuracy_m: 8.6 });
  const late = event('09:00', { ...REPORT, offline: true, recorded_at: '2026-10-21T10:00:00+08:00', severity: 'Low' });
  const old = event('09:00', { ...REPORT, recorded_at: '2026-10-19T10:00:00+08:00' });
  const { body } = await send('sitreps', first, { client_ref: 'x' }, old, late);
  expect(body.data).toMatchObject({ accepted: 2, duplicated: 0, rejected: [{ index: 1, client_ref: 'x' }, { index: 2 }] });
  expect((await send('sitreps', first, late)).body.data).toEqual({ accepted: 0, duplicated: 2, rejected: [] });
  const stored = await rows('select number, severity, offline, accuracy_m, status from patrol_sitreps where company_id = $1 order by id', [owner.companyId]);
  expect(stored).toEqual([
    { number: 'SR-2026-000001', severity: 'High', offline: false, accuracy_m: 9, status: 'Pending' },
    { number: 'SR-2026-000002', severity: 'Low', offline: true, accuracy_m: null, status: 'Pending' },
  ]);
  expect(await rows(`select subject_type, field from files where company_id = $1`, [owner.companyId])).toEqual([
    { subject_type: 'patrol_sitrep', field: 'photos' },
  ]);
  expect(await rows('select kind, reason, times, last_ref from patrol_device_refusals where device_id = $1 order by kind, reason', [device_id])).toEqual([
    { kind: 'photo', reason: 'picture', times: 1, last_ref: expect.any(String) },
    { kind: 'sitrep', reason: 'malformed', times: 1, last_ref: 'x' },
    { kind: 'sitrep', reason: 'time', times: 1, last_ref: old.client_ref },
  ]);
  const told = await rows(`select title ->> 'en' as title from notifications where company_id = $1 and notification_type = 'patrol_sitrep'`, [owner.companyId]);
  expect(told).toEqual([{ title: 'Situation report SR-2026-000001' }]);
});

test('a report of a session that is over comes with the photo that was taken during it', async () => {
  const { send, event, call, session, owner } = await openDevice(portal);
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'blue' } })
    .jpeg()
    .toBuffer();
  const photo = randomUUID();
  portal.clock.set('2026-11-20T10:30:00+08:00');
  await call('logout', { session });
  portal.clock.set('2026-11-21T08:00:00+08:00');
  expect((await call('photos', { session, client_ref: photo, image: image.toString('base64') })).status).toBe(201);
  expect((await send('sitreps', event('10:20', { ...REPORT, offline: true, photos: [photo] }))).body.data).toMatchObject({ accepted: 1 });
  expect(await rows(`select subject_type from files where company_id = $1`, [owner.companyId])).toEqual([{ subject_type: 'patrol_sitrep' }]);
});

test('entries of the logbook are numbered as they arrive, personal fields stand apart, and what goes out names what came in', async () => {
  const { send, event, owner, site_id } = await openDevice(portal);
  const visitor = event('09:00', {
    kind: 'Visitor',
    subject: 'Visitor for the office',
    details: { name: 'Tetamu Contoh', identity: '900131-80-5001', host: 'Puan Contoh', pass_no: '12' },
  });
  const out = event('09:40', { act: 'Out', about_ref: visitor.client_ref, kind: 'Visitor', subject: 'Visitor left' });
  const bare = event('09:10', { kind: 'Key', subject: 'Key', details: { key_no: '4' } });
  const nothing = event('09:41', { act: 'Out', about_no: 77, kind: 'Visitor', subject: 'Nobody' });
  const { body } = await send('log-entries', out, visitor, bare, nothing);
  expect(body.data).toMatchObject({
    accepted: 2,
    duplicated: 0,
    rejected: [
      { index: 2, client_ref: bare.client_ref },
      { index: 3, client_ref: nothing.client_ref },
    ],
    entries: [
      { client_ref: out.client_ref, entry_no: 2 },
      { client_ref: visitor.client_ref, entry_no: 1 },
    ],
  });
  const again = event('09:50', { act: 'Out', about_no: 1, kind: 'Visitor', subject: 'Visitor left again' });
  expect((await send('log-entries', visitor, again)).body.data).toMatchObject({ accepted: 0, duplicated: 1, rejected: [{ index: 1 }] });
  const [entry] = await rows('select details, digests, hash from patrol_log_entries where site_id = $1 and entry_no = 1', [site_id]);
  expect(entry).toMatchObject({ details: { pass_no: '12' } });
  expect(Object.keys(entry?.['digests'] as object).sort()).toEqual(['host', 'identity', 'name']);
  const [personal] = await rows('select fields, erase_on::text from patrol_log_personals where company_id = $1', [owner.companyId]);
  expect(personal).toMatchObject({ erase_on: '2027-02-18', fields: { identity: { value: '5001' } } });
  await expect(portal.owner.query('update patrol_log_entries set subject = subject where site_id = $1', [site_id])).rejects.toThrow();
  const [audit] = await rows(`select after from audit_logs where company_id = $1 and action = 'patrol_log.entered'`, [owner.companyId]);
  const [head] = await rows('select entry_no, hash from patrol_log_heads where site_id = $1', [site_id]);
  expect(audit).toEqual({ after: { from: 1, entry_no: 2, digest: head?.['hash'] } });
});

test('entries that arrive at once have no gap and no double', async () => {
  const { send, event, site_id } = await openDevice(portal);
  const entry = (n: number) => event('09:00', { kind: 'Occurrence', subject: `Patrol ${n}`, details: { text: 'All is quiet.' } });
  const sent = await Promise.all(Array.from({ length: 8 }, (_, n) => send('log-entries', entry(n), entry(n + 100))));
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  const numbers = await rows('select entry_no from patrol_log_entries where site_id = $1 order by entry_no', [site_id]);
  expect(numbers.map(({ entry_no }) => entry_no)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
});

test('a press raises an emergency once, one within a minute joins it, positions follow it, and an answer for help raises one too', async () => {
  const { send, event, owner, call, session } = await openDevice(portal);
  const first = event('09:59', { do: 'raise', type: 'Panic', lat: 3.05, lng: 101.5 });
  const at = (ref: string, time: string) => event(time, { do: 'position', emergency_ref: ref, lat: 3.051, lng: 101.501 });
  const { body } = await send('emergencies', first, at(first.client_ref, '10:00'));
  expect(body.data).toMatchObject({
    accepted: 2,
    duplicated: 0,
    rejected: [],
    open: [{ number: 'EM-2026-000001', status: 'Open', client_refs: [first.client_ref] }],
  });
  const joining = event('10:00', { do: 'raise', type: 'Panic' });
  const stray = at(randomUUID(), '10:00');
  expect((await send('emergencies', first, joining, stray)).body.data).toMatchObject({
    accepted: 1,
    duplicated: 1,
    rejected: [{ index: 2, client_ref: stray.client_ref }],
    open: [{ client_refs: [first.client_ref, joining.client_ref] }],
  });
  portal.clock.set('2026-11-20T10:05:00+08:00');
  const fine = event('10:02', { do: 'welfare', answer: 'OK' });
  const help = event('10:04', { do: 'welfare', answer: 'Help' });
  expect((await send('emergencies', fine, help)).body.data).toMatchObject({ accepted: 2, open: [{}, { number: 'EM-2026-000002', type: 'Panic' }] });
  expect((await send('emergencies', fine, help)).body.data).toMatchObject({ accepted: 0, duplicated: 2 });
  expect((await call('emergencies', { session, events: [] })).body.data.open).toHaveLength(2);
  const events = await rows('select emergency_id, kind, step_seconds from patrol_emergency_events where company_id = $1 order by id', [owner.companyId]);
  expect(events.map(({ kind, step_seconds }) => [kind, step_seconds])).toEqual([
    ['raised', null],
    ['told', 0],
    ['joined', null],
    ['raised', null],
    ['told', 0],
  ]);
});

test('a device without its guard is refused everywhere', async () => {
  const { call } = await openDevice(portal);
  for (const path of ['sitreps', 'log-entries', 'emergencies']) {
    expect((await call(path, { session: 'x'.repeat(43), events: [{}] })).status, path).toBe(401);
    expect((await portal.as(null).post(`api/devices/patrol/${path}`, { session: 'x'.repeat(43), events: [{}] })).status, path).toBe(401);
  }
});

test('one event that cannot be stored, or is none, refuses none of the others', async () => {
  const { send, event, device_id } = await openDevice(portal);
  const scan = (more: object = {}) => event('09:58', { method: 'QR', tag: 'nowhere', ...more });
  const cut = `${'x'.repeat(63)}\ud83d\ude00`;
  const odd = [
    scan({ tag: 'a\0b' }),
    scan({ remark: '\ud83d' }),
    null,
    5,
    'x',
    [[[]]],
    scan({ answers: 'none' }),
    { client_ref: cut },
    { client_ref: 'a\0' },
  ] as object[];
  const { status, body } = await send('events', scan(), ...odd, scan());
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ accepted: 2, duplicated: 0, rejected: odd.map((_, at) => ({ index: at + 1 })) });
  expect((await rows('select kind, reason, times from patrol_device_refusals where device_id = $1', [device_id]))[0]).toEqual({
    kind: 'scan',
    reason: 'malformed',
    times: odd.length,
  });
});

test('where a guard was is kept from signing in to signing out, and with a call for help that comes after the office ended the session', async () => {
  const { send, event, call, session, owner, guard_id } = await openDevice(portal);
  const here = { lat: 3.05, lng: 101.5, accuracy_m: 5 };
  const places = async (table: string) =>
    (await rows(`select lat is not null as placed from ${table} where company_id = $1 order by recorded_at`, [owner.companyId])).map(({ placed }) => placed);
  portal.clock.set('2026-11-20T10:05:00+08:00');
  const press = event('10:01', { do: 'raise', type: 'Panic', ...here });
  const follow = (time: string, ref = press.client_ref) => event(time, { do: 'position', emergency_ref: ref, ...here });
  await send('emergencies', press, follow('10:02'));
  portal.clock.set('2026-11-20T10:10:00+08:00');
  await call('logout', { session });
  portal.clock.set('2026-11-20T10:30:00+08:00');
  const scan = (time: string) => event(time, { method: 'QR', tag: 'nowhere', offline: true, ...here });
  await send('events', scan('10:06'), scan('10:20'));
  await send('sitreps', event('10:07', { ...REPORT, ...here }), event('10:21', { ...REPORT, ...here }));
  const after = follow('10:22');
  expect((await send('emergencies', follow('10:09'), after)).body.data).toMatchObject({ accepted: 1, rejected: [{ client_ref: after.client_ref }] });
  expect([await places('patrol_clockings'), await places('patrol_sitreps')]).toEqual([
    [true, false],
    [true, false],
  ]);
  const again = (await call('login', { code: 'G001', pin: '482915' })).body.data.session;
  await rows(`update patrol_sessions set ended_at = '2026-11-20T10:35:00+08:00' where guard_id = $1 and ended_at is null`, [guard_id]);
  portal.clock.set('2026-11-20T10:45:00+08:00');
  const help = event('10:40', { do: 'raise', type: 'Panic', ...here });
  const { body } = await call('emergencies', { session: again, events: [help, follow('10:41', help.client_ref)] });
  expect(body.data).toMatchObject({ accepted: 2, rejected: [] });
  expect(await places('patrol_emergencies')).toEqual([true, true]);
});
