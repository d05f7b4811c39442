import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AWAY, attendanceSettings, HERE, officeHours, punch, punchesQueued, siteFor } from '#app/server/testing/punching.ts';
import { adminOf, employeeOf, ownerOf, type EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

await officeHours(portal, owner);
const clock = (time: string, day = '2026-11-20') => portal.clock.set(`${day}T${time}+08:00`);
const recordsOf = (person: EmployedPerson) => punchesQueued(portal, person);
const siteOf = (person: EmployedPerson) => siteFor(portal, person);

// 20 November 2026 is a Friday.
beforeEach(() => clock('08:57:31'));

describe('a day', () => {
  test('begins and ends, says when, and is judged by the minute', async () => {
    const person = await employeeOf(portal, owner);
    const site = await siteOf(person);
    const first = await punch(person, 'in');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      message: 'Checked in at 08:57 AM.',
      data: {
        punch: { type: 'checkin', status: 'ontime', place: `HQ ${person.employeeId}`, distance_m: 0, position: 'inside', source: 'web' },
        day: { date: '2026-11-20', minutes: 0 },
      },
    });
    clock('18:30:10');
    const last = await punch(person, 'out');
    expect(last.body).toMatchObject({
      message: 'Checked out at 06:30 PM.',
      data: { day: { minutes: 513, overtime_minutes: 30, overtime_status: 'Pending', flags: [], checkout: { status: 'late' } } },
    });
    expect((await recordsOf(person)).map(({ work_site_id, inside_percent }) => [work_site_id, inside_percent])).toEqual([
      [site, 100],
      [site, 100],
    ]);
  });

  test('in Malay the halves of the day are too', async () => {
    const person = await employeeOf(portal, owner);
    const { body } = await person.client.with({ headers: { 'accept-language': 'ms' } }).post('api/attendances/check-in', { client_ref: randomUUID(), ...HERE });
    expect(body.message).toMatch(/^(Daftar masuk pada 08:57 PG|Checked in at 08:57 AM)\.$/);
  });

  test('is not begun twice, and not ended before it begins', async () => {
    const person = await employeeOf(portal, owner);
    expect((await punch(person, 'out')).body.errors).toEqual({ base: ['Check in first. There is no check-in to check out from.'] });
    await punch(person, 'in');
    clock('10:00:00');
    const again = await punch(person, 'in');
    expect([again.status, again.body.errors.base]).toEqual([422, ['You have already checked in at 08:57 AM.']]);
    await punch(person, 'out');
    clock('10:30:00');
    expect((await punch(person, 'in')).body.errors.base[0]).toContain('You have already checked in at 08:57 AM');
    expect(await recordsOf(person)).toHaveLength(2);
  });

  test('that began yesterday may end tomorrow: a night that somebody came to after midnight', async () => {
    const person = await employeeOf(portal, owner);
    await siteOf(person);
    await portal.owner.query(
      `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, published_at)
       values ($1, $2, '2026-11-19', 'Working', '[{"start_time":"22:00","end_time":"06:00"}]', now())`,
      [owner.companyId, person.employeeId],
    );
    clock('00:30:00');
    expect((await punch(person, 'in')).body.data.day).toMatchObject({ date: '2026-11-19', late_minutes: 135 });
    clock('00:20:00', '2026-11-21');
    expect((await punch(person, 'out')).body.data.day).toMatchObject({ date: '2026-11-19', minutes: 1430 - 60, overtime_minutes: 1100 });
  });

  test('sent again it is answered as it stands', async () => {
    const person = await employeeOf(portal, owner);
    const named = { ...HERE, client_ref: randomUUID() };
    const first = await person.client.post('api/attendances/check-in', named);
    clock('11:00:00');
    const again = await person.client.post('api/attendances/check-in', named);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await recordsOf(person)).toHaveLength(1);
  });

  test('of two taps at once one is taken', async () => {
    const person = await employeeOf(portal, owner);
    const answers = await Promise.all([punch(person, 'in'), punch(person, 'in'), punch(person, 'in')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await recordsOf(person)).toHaveLength(1);
  });

  test('sent twice at once under one name it is one', async () => {
    const person = await employeeOf(portal, owner);
    const named = { ...HERE, client_ref: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => person.client.post('api/attendances/check-in', named)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await recordsOf(person)).toHaveLength(1);
  });
});

describe('the place', () => {
  test('without a location nobody checks in, where the company asks for one', async () => {
    const person = await employeeOf(portal, owner);
    const { status, body } = await punch(person, 'in', {});
    expect([status, body.errors]).toEqual([
      422,
      { location: ['We are unable to retrieve your location. Ensure you have a stable internet connection or try again later.'] },
    ]);
  });
  test('outside of the radius a remark is asked for, and kept', async () => {
    const person = await employeeOf(portal, owner);
    await siteOf(person);
    expect((await punch(person, 'in', AWAY)).body.errors.remark[0]).toContain(`You are 430 m away from HQ ${person.employeeId}.`);
    const { body } = await punch(person, 'in', { ...AWAY, remark: 'Visiting a client' });
    expect(body.data).toMatchObject({ punch: { position: 'outside', remark: 'Visiting a client' }, day: { flags: ['outside'] } });
  });
  test('where outside is blocked it says how far away', async () => {
    const strict = await ownerOf(portal);
    const person = await employeeOf(portal, strict);
    await siteOf(person);
    await attendanceSettings(portal, strict, { outside_policy: 'block' });
    const { status, body } = await punch(person, 'in', { ...AWAY, remark: 'Here all the same' });
    expect([status, body.errors]).toEqual([422, { location: [`You are 430 m away from HQ ${person.employeeId}. Please move within 150 m.`] }]);
    // What cannot be told is never blocked.
    expect((await punch(person, 'in', { ...AWAY, accuracy: 300, remark: 'In the basement' })).body.data.punch.position).toBe('undecided');
  });
  test('half a position is none', async () => {
    const person = await employeeOf(portal, owner);
    expect((await punch(person, 'in', { lat: 3 })).body.errors.location).toEqual(['Send latitude and longitude together.']);
    expect((await punch(person, 'in', { lat: 91, lng: 0 })).status).toBe(422);
  });
  test('without any place nothing is measured', async () => {
    const person = await employeeOf(portal, owner);
    expect((await punch(person, 'in')).body.data.punch).toMatchObject({ place: null, distance_m: null, position: null });
  });
  test('the site of the roster goes before the own ones', async () => {
    const person = await employeeOf(portal, owner);
    await siteOf(person);
    const { rows } = await portal.owner.query(
      `insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, 'Mall', 'MALL', 'Outlet', 3.2, 101.7, 150) returning id`,
      [owner.companyId],
    );
    await portal.owner.query(
      `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, work_site_id, published_at) values ($1, $2, '2026-11-20', 'Working', $3, $4, now())`,
      [owner.companyId, person.employeeId, JSON.stringify([{ start_time: '08:00', end_time: '12:00' }]), rows[0].id],
    );
    const { body } = await punch(person, 'in', { ...HERE, remark: 'Fetching keys' });
    expect(body.data).toMatchObject({
      punch: { place: 'Mall', position: 'outside', status: 'late' },
      day: { session: { start_time: '08:00' }, late_minutes: 42 },
    });
  });
});

describe('what the company asks for', () => {
  test('a photo is kept with the punch and shown to its owner', async () => {
    const other = await ownerOf(portal);
    const person = await employeeOf(portal, other);
    await attendanceSettings(portal, other, { photo_required: true });
    expect((await punch(person, 'in')).body.errors).toEqual({ image: ['Take a photo of yourself.'] });
    const form = new FormData();
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    form.set('client_ref', randomUUID());
    for (const [key, value] of Object.entries(HERE)) form.set(key, String(value));
    form.set('image', new File([pixel], 'me.png', { type: 'image/png' }));
    const taken = await person.client.post('api/attendances/check-in', form);
    expect(taken.body).toMatchObject({ success: true });
    const { body } = await person.client.get('api/attendances/days/2026-11-20');
    expect(body.data[0].punches[0].image).toMatchObject({ name: 'me.png' });
  });
  test('where devices take check-ins the portal takes none', async () => {
    const other = await ownerOf(portal);
    const person = await employeeOf(portal, other);
    await attendanceSettings(portal, other, { web_checkin: false });
    expect((await punch(person, 'in')).body.errors.base[0]).toContain('does not take check-ins from the portal');
    expect((await person.client.get('api/attendances/today')).body.data.next).toBeNull();
  });
  test('nobody works where nothing is planned, if the company says so', async () => {
    const other = await ownerOf(portal);
    await officeHours(portal, other);
    const person = await employeeOf(portal, other);
    await attendanceSettings(portal, other, { allow_unscheduled: false });
    clock('04:59:00');
    expect((await punch(person, 'in')).body.errors.base).toEqual(['It is too early. You can check in from 05:00 AM.']);
    clock('10:00:00', '2026-11-21');
    expect((await punch(person, 'in')).body.errors.base[0]).toContain('no work scheduled');
  });
});

describe('walls', () => {
  test('only an employee has own attendance', async () => {
    const admin = await adminOf(portal, owner, { '/attendance/manage': ['Create', 'Update'] });
    for (const path of ['', '/summary', '/today', '/days/2026-11-20']) expect((await admin.client.get(`api/attendances${path}`)).status).toBe(403);
    expect((await admin.client.post('api/attendances/check-in', { client_ref: randomUUID(), ...HERE })).status).toBe(403);
    expect((await portal.as(null, owner.companyId).get('api/attendances')).status).toBe(401);
  });
  test('two companies and two people never meet', async () => {
    const [one, two] = [await employeeOf(portal, owner), await employeeOf(portal, await ownerOf(portal))];
    const client_ref = randomUUID();
    expect((await one.client.post('api/attendances/check-in', { ...HERE, client_ref })).status).toBe(201);
    expect((await two.client.post('api/attendances/check-in', { ...HERE, client_ref })).status).toBe(201);
    expect((await recordsOf(two))[0].company_id).toBe(two.companyId);
    expect((await two.client.get('api/attendances')).body.data.filter(({ checkin }: { checkin: unknown }) => checkin)).toHaveLength(1);
    expect((await one.client.with({ companyId: two.companyId }).get('api/attendances')).status).toBe(403);
  });
  test('who has left checks in no more', async () => {
    const person = await employeeOf(portal, owner, { status: 'Inactive', inactive_at: '2026-11-10', inactive_reason: 'Resigned' });
    expect([403, 422]).toContain((await punch(person, 'in')).status);
    expect(await recordsOf(person)).toHaveLength(0);
  });
});

describe('reading', () => {
  test('today says what is planned, where, and what comes next', async () => {
    const person = await employeeOf(portal, owner);
    await siteOf(person);
    const today = async () => (await person.client.get('api/attendances/today')).body.data;
    expect(await today()).toMatchObject({
      time_zone: 'Asia/Kuala_Lumpur',
      next: 'checkin',
      days: [{ date: '2026-11-20', id: null, session: { start_time: '09:00', end_time: '18:00' }, planned: 'Working' }],
      places: [{ of: 'site', name: `HQ ${person.employeeId}`, radius_m: 150 }],
      setting: { outside_policy: 'remark' },
    });
    await punch(person, 'in');
    expect((await today()).next).toBe('checkout');
    clock('18:00:00');
    await punch(person, 'out');
    expect((await today()).next).toBeNull();
  });

  test('the month has rest days, holidays, leave and absence among its days', async () => {
    const person = await employeeOf(portal, owner, { company_joined_at: '2026-11-12' });
    await punch(person, 'in');
    const { body } = await person.client.get('api/attendances', { sort: 'asc', per_page: 100 });
    // From the day of joining to today: Thursday the 12th to Friday the 20th.
    expect(body.data.map(({ date, planned }: { date: string; planned: string }) => `${date.slice(8)} ${planned}`)).toEqual([
      '12 Working',
      '13 Working',
      '14 Rest Day',
      '15 Rest Day',
      '16 Working',
      '17 Working',
      '18 Working',
      '19 Working',
      '20 Working',
    ]);
    expect(body.meta.total).toBe(9);
    const some = await person.client.get('api/attendances', { status: 'ontime' });
    expect(some.body.data).toHaveLength(1);
    expect((await person.client.get('api/attendances', { start_date: '2026-11-20', end_date: '2026-11-01' })).status).toBe(422);
    expect((await person.client.get('api/attendances', { start_date: '2024-01-01', end_date: '2026-11-01' })).status).toBe(422);
  });

  test('the summary adds up what the list shows', async () => {
    const person = await employeeOf(portal, owner, { company_joined_at: '2026-11-20' });
    clock('09:21:00');
    await punch(person, 'in');
    clock('18:00:00');
    await punch(person, 'out');
    expect((await person.client.get('api/attendances/summary')).body.data).toEqual({
      days: 1,
      ontime: 0,
      early: 0,
      late: 1,
      late_minutes: 6,
      minutes: 459,
      overtime_minutes: 0,
      absent: 0,
      leave_days: 0,
    });
  });

  test('a day says how it came to what it is', async () => {
    const person = await employeeOf(portal, owner);
    await siteOf(person);
    clock('09:21:00');
    await punch(person, 'in', { ...AWAY, remark: 'Client' });
    const { body } = await person.client.get('api/attendances/days/2026-11-20');
    expect(body.data).toHaveLength(1);
    expect(body.data[0].trace).toEqual([
      'The default work schedule of the company, Office, plans 09:00 AM–06:00 PM.',
      'Work was expected from 09:00 AM to 06:00 PM.',
      'Checked in at 09:21 AM.',
      'On time is from 08:45 AM to 09:15 AM.',
      'That is 6 minutes after the window.',
      `430 m from HQ ${person.employeeId}, outside its radius.`,
    ]);
    expect(body.data[0].punches).toMatchObject([{ type: 'checkin', status: 'late', voided: null, by: null }]);
  });
});

describe('what is asked to be put right', () => {
  const times = { date: '2026-11-19', session_index: 0, checkin_at: '2026-11-19T08:55', checkout_at: '2026-11-19T18:05', reason: 'The battery was empty' };
  const ask = (person: EmployedPerson, more: object = {}) => person.client.post('api/attendances/corrections', { ...times, ...more });

  test('waits for whoever may correct it, once for each session, and can be taken back', async () => {
    const person = await employeeOf(portal, owner);
    const { status, body } = await ask(person);
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ status: 'Waiting for Approval', checkin_at: '2026-11-19T00:55:00Z', checkout_at: '2026-11-19T10:05:00Z', site: null }),
    ]);
    expect((await ask(person)).body.errors.base).toEqual(['A request for this session waits already. Withdraw it first.']);
    const { data } = (await person.client.get('api/attendances/days/2026-11-19')).body;
    expect(data[0].corrections).toMatchObject([{ reason: 'The battery was empty' }]);
    const other = await employeeOf(portal, owner);
    expect((await other.client.delete(`api/attendances/corrections/${body.data.id}`)).status).toBe(404);
    expect((await person.client.delete(`api/attendances/corrections/${body.data.id}`)).status).toBe(200);
    expect((await person.client.delete(`api/attendances/corrections/${body.data.id}`)).body.errors.base).toEqual(['This request has been decided.']);
    expect((await ask(person)).status).toBe(201);
  });

  test.each([
    [{ checkout_at: '2026-11-19T08:55' }, 'checkout_at'],
    [{ checkout_at: '2026-11-20T08:56' }, 'checkout_at'],
    [{ checkin_at: '2026-11-18T19:59' }, 'checkin_at'],
    [{ date: '2026-11-20', checkin_at: '2026-11-20T08:58', checkout_at: null }, 'checkin_at'],
    [{ work_site_id: 999_999 }, 'work_site_id'],
    [{ reason: 'x' }, 'reason'],
    [{ checkin_at: 'yesterday' }, 'checkin_at'],
  ])('%j is refused at its field', async (more, field) => {
    const person = await employeeOf(portal, owner);
    const { status, body } = await ask(person, more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
