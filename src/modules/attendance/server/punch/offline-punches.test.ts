import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { attendanceSettings, HERE, officeHours, punch, punchesQueued, sessionsStored } from '#app/server/testing/punching.ts';
import { employeeOf, ownerOf, TEST_PASSWORD, type EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { SERVER_TIME_HEADER } from '#platform/contract/time/server-time.ts';
import { transact } from '#platform/server/db/scope.ts';
import { signedTime } from '#platform/server/clock/signed-time.ts';
import { chainText } from '../../contract/own/offline-chain.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
await officeHours(portal, owner);

const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+08:00`).toISOString();
beforeEach(() => portal.clock.set(at('19:00:00')));

interface Made {
  readonly made_at: string;
  readonly server_at: string | null;
  readonly since_ms: number | null;
  readonly previous: string | null;
}

/** An entry as a browser makes it. @param type what @param time when, after the server was last heard at 08:00 */
function entry(type: 'checkin' | 'checkout', time: string, more: Partial<Made> & { day?: string } = {}) {
  const { day, ...facts } = more;
  const made_at = at(time, day);
  const server_at = at('08:00:00', day);
  const made = { made_at, server_at, since_ms: Date.parse(made_at) - Date.parse(server_at), previous: null, ...facts };
  const client_ref = randomUUID();
  const hash = createHash('sha256')
    .update(chainText({ type, client_ref, ...HERE, ...made }))
    .digest('hex');
  return { ...HERE, client_ref, offline: { ...made, sent_at: at('19:00:00'), hash } };
}
/** The code that the server gives a person with its time. */
const codeFor = ({ userId }: EmployedPerson, time: string) =>
  signedTime({ secret: portal.server.services.secret, clock: { now: () => new Date(time) } }, userId).split('.')[1] as string;
type Entry = ReturnType<typeof entry>;
/** @param server_code of another person, or none: as the server gave it, unless said */
function send(person: EmployedPerson, what: 'in' | 'out', body: object, server_code?: string | null) {
  const { offline } = body as Partial<Entry>;
  const code = server_code === undefined && offline?.server_at ? codeFor(person, offline.server_at) : server_code;
  return person.client.post(`api/attendances/check-${what}`, offline ? { ...body, offline: { ...offline, server_code: code } } : body);
}
const today = async (person: EmployedPerson) => (await sessionsStored(portal, person)).find(({ date }) => date === '2026-11-20');

test('what was made without a line counts from when it was made', async () => {
  const person = await employeeOf(portal, owner);
  const first = entry('checkin', '08:57:00');
  const { body } = await send(person, 'in', first);
  expect(body).toMatchObject({ message: 'Checked in at 08:57 AM.', data: { punch: { status: 'ontime' }, day: { flags: ['offline'] } } });
  const last = entry('checkout', '18:02:00', { previous: first.offline.hash });
  await send(person, 'out', last);
  expect(await today(person)).toMatchObject({ minutes: 485, flags: ['offline'] });
  expect((await punchesQueued(portal, person)).map(({ trust }) => trust)).toEqual([
    { score: 0, reasons: ['offline'], ahead_s: 0, hash: first.offline.hash },
    { score: 0, reasons: ['offline'], ahead_s: 0, hash: last.offline.hash },
  ]);
  expect((await send(person, 'in', first)).status).toBe(201);
  expect(await punchesQueued(portal, person)).toHaveLength(2);
});

test('the order of arrival changes nothing', async () => {
  const [one, two] = [await employeeOf(portal, owner), await employeeOf(portal, owner)];
  const entries = [
    ['in', entry('checkin', '08:57:00')],
    ['in', entry('checkin', '09:30:00')],
    ['out', entry('checkout', '18:02:00')],
  ] as const;
  for (const [what, body] of entries) expect((await send(one, what, body)).status).toBe(201);
  const early = await send(two, 'out', entries[2][1]);
  expect(early.body.data).toMatchObject({ punch: { status: 'ontime' }, day: { checkin: null, minutes: 0, flags: ['missing_checkin', 'offline'] } });
  await send(two, 'in', entries[1][1]);
  expect(await today(two)).toMatchObject({ late_minutes: 15 });
  await send(two, 'in', entries[0][1]);
  const figures = ({ minutes, late_minutes, flags, checkin_status, checkout_status }: Awaited<ReturnType<typeof today>>) => ({
    minutes,
    late_minutes,
    flags,
    checkin_status,
    checkout_status,
  });
  expect(figures(await today(two))).toEqual(figures(await today(one)));
  expect(figures(await today(one))).toMatchObject({ minutes: 485, late_minutes: 0 });
});

test.each([
  ['2026-10-21', '09:00:00', 'This was made more than 30 days ago. Ask for a correction instead.'],
  ['0001-01-01', '09:00:00', 'This was made more than 30 days ago. Ask for a correction instead.'],
  ['2026-11-20', '19:03:00', 'This was made at a time that has not come yet. Set the clock of your device.'],
])('one of %s, %s is not taken', async (day, time, outcome) => {
  const person = await employeeOf(portal, owner);
  const { status, body } = await send(person, 'in', entry('checkin', time, { day }));
  expect([status, body.errors]).toEqual([422, { base: [outcome] }]);
  expect(await punchesQueued(portal, person)).toEqual([]);
});

test('one that was changed afterwards, or whose forerunner is missing, is kept and marked', async () => {
  const person = await employeeOf(portal, owner);
  const made = entry('checkin', '08:57:00');
  await send(person, 'in', { ...made, lat: 3.2 });
  await send(person, 'out', entry('checkout', '18:00:00', { previous: 'a'.repeat(64) }));
  expect((await punchesQueued(portal, person)).map(({ trust }) => trust.reasons)).toEqual([['offline', 'chain'], ['offline', 'chain', 'speed'].slice(0, 2)]);
  expect(await today(person)).toMatchObject({ flags: ['offline', 'unusual'] });
});

test('a clock that was set back is put right by what was counted, and marked', async () => {
  const person = await employeeOf(portal, owner);
  // Made at 09:40 by what was counted; the device said 08:50.
  const { body } = await send(person, 'in', entry('checkin', '08:50:00', { since_ms: 100 * 60_000 }));
  expect(body).toMatchObject({ message: 'Checked in at 09:40 AM.', data: { day: { late_minutes: 25, flags: ['offline', 'clock', 'unusual'] } } });
});

test('nobody could be asked for a remark; what is blocked stays blocked', async () => {
  const strict = await ownerOf(portal);
  const person = await employeeOf(portal, strict);
  await attendanceSettings(portal, strict, { location_required: true });
  expect((await send(person, 'in', { ...entry('checkin', '08:57:00'), lat: null, lng: null })).body.errors).toHaveProperty('location');
});

test('what is sent from a form with a photo is the same entry', async () => {
  const person = await employeeOf(portal, owner);
  const { offline, ...rest } = entry('checkin', '08:57:00');
  const form = new FormData();
  for (const [key, value] of Object.entries(rest)) form.set(key, String(value));
  for (const [key, value] of Object.entries(offline)) if (value !== null) form.set(`offline[${key}]`, String(value));
  form.set('offline[previous]', '');
  form.set('offline[server_code]', codeFor(person, String(offline.server_at)));
  const { status, body } = await send(person, 'in', form);
  expect([status, body.errors]).toEqual([201, undefined]);
  expect((await punchesQueued(portal, person))[0].trust.reasons).toEqual(['offline']);
});

test('who was online meanwhile is not put out by what comes late, unless it was earlier', async () => {
  const person = await employeeOf(portal, owner);
  portal.clock.set(at('09:30:00'));
  await punch(person, 'in');
  portal.clock.set(at('19:00:00'));
  await send(person, 'in', entry('checkin', '10:00:00'));
  expect(await today(person)).toMatchObject({ late_minutes: 15 });
  // A device that had a line at half past nine would have sent it then: it counts, and is looked at.
  await send(person, 'in', entry('checkin', '08:50:00'));
  expect(await today(person)).toMatchObject({ late_minutes: 0, flags: ['offline', 'unusual'] });
  expect((await punchesQueued(portal, person)).map(({ trust }) => trust?.reasons)).toEqual([undefined, ['offline'], ['offline', 'restarted', 'overtaken']]);
});

/** Has a session ask at times of the day, and the portal keep that. */
async function hear(client: EmployedPerson['client'], times: readonly string[]) {
  for (const time of times) {
    portal.clock.set(at(time));
    expect((await client.get('api/attendances/today')).status).toBe(200);
  }
  await portal.server.services.heard.write();
  portal.clock.set(at('19:00:00'));
}

test.each([
  ['in two quarter hours after it was made', ['09:20:00', '11:00:00'], ['offline', 'held_back']],
  ['often, but in one quarter hour alone', ['11:01:00', '11:05:00', '11:14:00'], ['offline']],
  ['before it was made, and while it arrived', ['08:20:00', '08:50:00', '09:06:00', '18:46:00', '18:59:00'], ['offline']],
  ['never', [], ['offline']],
])('an entry whose session was heard %s', async (_when, times, reasons) => {
  const person = await employeeOf(portal, owner);
  await hear(person.client, times);
  await send(person, 'in', entry('checkin', '08:57:00'));
  expect((await punchesQueued(portal, person)).map(({ trust }) => trust.reasons)).toEqual([reasons]);
  expect((await today(person))?.flags.includes('unusual')).toBe(reasons.length > 1);
});

test('that another session was heard says nothing of this one, and nobody asks about the session of another', async () => {
  const [person, other] = [await employeeOf(portal, owner), await employeeOf(portal, owner)];
  const { body } = await portal.as(null).post('api/auth/login', { email: person.email, password: TEST_PASSWORD });
  await hear(portal.as(body.data.token, person.companyId), ['10:00:00', '12:00:00']);
  await send(person, 'in', entry('checkin', '08:57:00'));
  expect((await punchesQueued(portal, person))[0].trust.reasons).toEqual(['offline']);

  const { heard, pool } = portal.server.services;
  const { rows } = await portal.owner.query<{ id: number }>(`select id from tokens where user_id = $1 and heard <> '{}'`, [person.userId]);
  const counted = ({ userId, companyId }: EmployedPerson) =>
    transact(pool, { companyId, userId }, (tx) => heard.countBetween(tx, rows[0]?.id ?? 0, Date.parse(at('09:00:00')), Date.parse(at('19:00:00'))));
  expect([await counted(person), await counted(other)]).toEqual([2, 0]);
});

test('what is older than an entry may be is forgotten with the next that is heard', async () => {
  const person = await employeeOf(portal, owner);
  await hear(person.client, ['10:00:00']);
  const heardOf = async () =>
    (
      await portal.owner.query<{ quarters: number }>('select (select count(*)::int from unnest(heard)) as quarters from tokens where user_id = $1', [
        person.userId,
      ])
    ).rows;
  expect(await heardOf()).toEqual([{ quarters: 1 }]);
  portal.clock.set(at('10:00:00', '2026-12-22'));
  await person.client.get('api/attendances/today');
  await portal.server.services.heard.write();
  expect(await heardOf()).toEqual([{ quarters: 1 }]);
});

test('a time of the server counts with the code that it gave to this person alone', async () => {
  const [mine, none, foreign, changed] = [
    await employeeOf(portal, owner),
    await employeeOf(portal, owner),
    await employeeOf(portal, owner),
    await employeeOf(portal, owner),
  ];
  const cases = [
    [mine, undefined],
    [none, null],
    [foreign, codeFor(mine, at('08:00:00'))],
    [changed, codeFor(changed, at('07:00:00'))],
  ] as const;
  for (const [person, code] of cases) expect((await send(person, 'in', entry('checkin', '08:57:00'), code)).status).toBe(201);
  const reasons = await Promise.all(cases.map(async ([person]) => (await punchesQueued(portal, person))[0].trust.reasons));
  const untrusted = ['offline', 'untrusted_time'];
  expect(reasons).toEqual([['offline'], untrusted, untrusted, untrusted]);
});

test('each answer to a person tells the time with its code; one to a stranger does not', async () => {
  const person = await employeeOf(portal, owner);
  const notices = async (client: EmployedPerson['client']) => (await client.get('api/attendances/today')).headers.get(SERVER_TIME_HEADER);
  const [ms, code] = (await notices(person.client))?.split('.') ?? [];
  expect(Number(ms)).toBe(Date.parse(at('19:00:00')));
  expect(code).toBe(codeFor(person, at('19:00:00')));
  expect(await notices(portal.as(null))).toBeNull();
});

test('a second beginning is kept and marked; with a time of the device alone it is unusual', async () => {
  const person = await employeeOf(portal, owner);
  await send(person, 'in', entry('checkin', '08:57:00'));
  await send(person, 'out', entry('checkout', '12:00:00'));
  await send(person, 'out', entry('checkout', '18:00:00', { server_at: null, since_ms: null }));
  expect((await punchesQueued(portal, person)).map(({ trust }) => [trust.score, trust.reasons])).toEqual([
    [0, ['offline']],
    [40, ['offline', 'restarted']],
    [60, ['offline', 'untrusted_time', 'restarted']],
  ]);
});
