import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AWAY, HERE, sessionsStored } from '#app/server/testing/punching.ts';
import type { TestPerson } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { signedTime } from '#platform/server/clock/signed-time.ts';
import { visitText } from '../../contract/rules/visit-seal.ts';
import { dataOf, OWN, picture, visitFixture } from '#app/server/testing/visit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { siteAt, hire, start, end, plan } = await visitFixture(portal);

// 20 November 2026 is a Friday.
const clock = (time: string, day = '2026-11-20') => portal.clock.set(`${day}T${time}+08:00`);
beforeEach(() => clock('09:00:00'));
const entries = async (id: number) =>
  (await portal.owner.query('select type, client_ref, remark from site_visit_entries where site_visit_id = $1 order by id', [id])).rows;

describe('a visit that nobody planned', () => {
  test('starts where one stands and ends with its outcome, photo, signature and files', async () => {
    const [person, companion] = [await hire(), await hire()];
    const begun = await start(person, {
      image: await picture(person),
      companion_ids: [companion.employeeId],
      contact_person: 'Puan Lim',
      contact_phone: '1300-88-5550',
    });
    expect([begun.status, begun.body.message]).toEqual([201, 'Visit started at 09:00 AM.']);
    expect(dataOf(begun)).toMatchObject({
      number: expect.stringMatching(/^SV-2026-\d{6}$/),
      status: 'On Going',
      place: { name: 'Kedai Maju', lat: HERE.lat, lng: HERE.lng },
      date: '2026-11-20',
      companions: [{ id: companion.employeeId, name: companion.name }],
      contact_phone: '+601300885550',
      start_photo: { ext: 'png' },
      travel_km: null,
      flags: [],
    });
    clock('10:25:40');
    const ended = await end(person, { outcome: 'Follow Up', notes: 'Wants a quotation', signed_by: 'Puan Lim', signature: await picture(person) });
    expect(dataOf(ended)).toMatchObject({
      status: 'Completed',
      outcome: 'Follow Up',
      duration_minutes: 85,
      signed_by: 'Puan Lim',
      signature: { ext: 'png' },
      entries: [{ type: 'start' }, { type: 'end' }],
    });
    expect(dataOf(ended).timeline.map(({ action }: { action: string }) => action)).toEqual(['start', 'end']);
    const { rows } = await portal.owner.query(`select notification_type from notifications where user_id = $1`, [companion.userId]);
    expect(rows).toEqual([{ notification_type: 'site_visit_notice' }]);
  });

  test('needs a purpose and a place, and its companions are colleagues', async () => {
    const person = await hire();
    const stranger = dataOf(await start(await hire())).employee.id;
    expect((await start(person, { purpose: '' })).body.errors).toHaveProperty('purpose');
    expect((await start(person, { place: null })).body.errors).toHaveProperty('work_site_id');
    expect((await start(person, { work_site_id: await siteAt() })).body.errors).toHaveProperty('place');
    expect((await start(person, { companion_ids: [person.employeeId] })).body.errors).toHaveProperty('companion_ids');
    expect((await start(person, { companion_ids: [stranger + 1000] })).body.errors).toHaveProperty('companion_ids');
    expect((await end(person)).body.errors).toEqual({ base: ['No visit goes on. Start one first.'] });
  });

  test('one goes on at a time, also of two at once', async () => {
    const person = await hire();
    const answers = await Promise.all([start(person), start(person), start(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors.base[0]).toMatch(/^End the visit SV-/);
  });

  test('sent again it is answered as it stands; sent at once under one name it is one', async () => {
    const person = await hire();
    const client_ref = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => start(person, { client_ref })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { id } = dataOf(answers[0] as never);
    expect(await entries(id)).toHaveLength(1);
    const ref = randomUUID();
    clock('10:00:00');
    const first = await end(person, { client_ref: ref, start_ref: client_ref });
    clock('11:00:00');
    const again = await end(person, { client_ref: ref, start_ref: client_ref, outcome: 'Not Met' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await entries(id)).toHaveLength(2);
  });

  test('outside a site, or without a position, a remark says why', async () => {
    const person = await hire();
    const at = { place: null, work_site_id: await siteAt() };
    expect((await start(person, { ...at, ...AWAY })).body.errors.remark[0]).toMatch(/^You are 430 m away from Tapak/);
    expect((await start(person, { ...at, lat: null, lng: null })).body.errors.remark[0]).toMatch(/^Your position is not known/);
    expect(dataOf(await start(person, { ...at, ...AWAY, remark: 'At the back gate' }))).toMatchObject({
      flags: ['outside'],
      position: 'outside',
      distance_m: 430,
      entries: [{ remark: 'At the back gate' }],
    });
  });
});

describe('the way of a day', () => {
  const there = { lat: HERE.lat + 0.1, lng: HERE.lng };
  test('counts from where the last visit ended, in a straight line, and from the starting point where there is one', async () => {
    const person = await hire();
    dataOf(await start(person));
    clock('10:00:00');
    dataOf(await end(person));
    clock('11:00:00');
    const second = dataOf(await start(person, there));
    // A tenth of a degree on a sphere of 6371 km.
    expect(second.travel_km).toBe(11.12);
    dataOf(await person.client.post(`${OWN}/starting-point`, { name: 'Rumah', lat: HERE.lat - 0.1, lng: HERE.lng }));
    const { done, starting_point } = dataOf(await person.client.get(`${OWN}/day`));
    expect([starting_point.name, done.map(({ travel_km }: { travel_km: number }) => travel_km)]).toEqual(['Rumah', [11.12, 11.12]]);
    expect(dataOf(await person.client.get(`${OWN}/summary`))).toMatchObject({ count: 2, duration: 60, km: 22.24, by_outcome: { Success: 1 } });
    await person.client.delete(`${OWN}/starting-point`);
    expect(dataOf(await person.client.get(`${OWN}/day`)).starting_point).toBeNull();
  });

  test('is changed with a reason, and put back', async () => {
    const person = await hire();
    const { id } = dataOf(await start(person));
    const change = (body: object) => person.client.post(`${OWN}/${id}/kilometres`, body);
    expect((await change({ km: 14.5 })).body.errors).toHaveProperty('reason');
    expect(dataOf(await change({ km: 14.5, reason: 'Detour by the bridge' }))).toMatchObject({ km: 14.5, travel_km: null, km_reason: 'Detour by the bridge' });
    expect(dataOf(await change({ km: null }))).toMatchObject({ km: null, km_reason: null });
  });
});

describe('a planned visit', () => {
  test('is started late, named so, and keeps its plan', async () => {
    const person = await hire();
    const site = await siteAt();
    expect((await person.client.post(OWN, plan(site, '2026-11-19'))).body.errors).toHaveProperty('planned_date');
    expect((await person.client.post(OWN, plan(site, '2026-11-20', { planned_end_time: '10:00' }))).body.errors).toHaveProperty('planned_start_time');
    const planned = dataOf(await person.client.post(OWN, plan(site, '2026-11-20', { planned_start_time: '09:30', planned_end_time: '10:30' })));
    expect(planned).toMatchObject({ status: 'Upcoming', is_late: false });
    clock('09:46:00');
    expect(dataOf(await person.client.get(`${OWN}/day`)).planned).toMatchObject([{ id: planned.id, is_late: true }]);
    expect(dataOf(await start(person, { id: planned.id, place: null }))).toMatchObject({
      id: planned.id,
      status: 'On Going',
      flags: ['late'],
      purpose: 'Yearly inspection',
    });
  });

  test('is changed or cancelled before it begins, by its own employee alone', async () => {
    const [person, other] = [await hire(), await hire()];
    const site = await siteAt();
    const { id, updated_at } = dataOf(await person.client.post(OWN, plan(site, '2026-11-23')));
    expect((await other.client.get(`${OWN}/${id}`)).status).toBe(404);
    expect((await other.client.post(`${OWN}/${id}/cancel`, { remark: 'Not mine' })).status).toBe(404);
    const changed = await person.client.post(`${OWN}/${id}`, { ...plan(site, '2026-11-24'), updated_at });
    expect(dataOf(changed)).toMatchObject({ date: '2026-11-24' });
    expect((await person.client.post(`${OWN}/${id}`, { ...plan(site, '2026-11-25'), updated_at })).status).toBe(409);
    expect((await person.client.post(`${OWN}/${id}/cancel`, {})).body.errors).toHaveProperty('remark');
    expect(dataOf(await person.client.post(`${OWN}/${id}/cancel`, { remark: 'The client is away' }))).toMatchObject({ status: 'Cancelled' });
    expect((await start(person, { id, place: null })).status).toBe(422);
  });
});

describe('without a network', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}+08:00`).toISOString();
  const shown = (time: string) => at(time).replace('.000Z', 'Z');
  function made(
    who: TestPerson,
    type: 'start' | 'end',
    time: string,
    input: { readonly visit?: string | null; readonly about: string },
    previous: string | null = null,
  ) {
    const client_ref = randomUUID();
    const server_at = at('08:00:00');
    const entry = { client_ref, made_at: at(time), server_at, since_ms: Date.parse(at(time)) - Date.parse(server_at), previous };
    const hash = createHash('sha256')
      .update(visitText({ ...entry, ...HERE, type, visit: input.visit ?? null, about: input.about, remark: null }))
      .digest('hex');
    const server_code = signedTime({ secret: portal.server.services.secret, clock: { now: () => new Date(server_at) } }, who.userId).split('.')[1];
    return { ...HERE, client_ref, offline: { ...entry, sent_at: at('18:00:00'), hash, server_code } };
  }

  test('a start and its end count from when they were made, in the order in which they were', async () => {
    const person = await hire();
    clock('18:00:00');
    const begun = made(person, 'start', '09:05:00', { about: 'See the client' });
    const ended = made(person, 'end', '10:05:00', { visit: begun.client_ref, about: 'Success' }, begun.offline.hash);
    expect(dataOf(await start(person, begun))).toMatchObject({ started_at: shown('09:05:00'), flags: [] });
    expect(dataOf(await end(person, { ...ended, start_ref: begun.client_ref }))).toMatchObject({ duration_minutes: 60, flags: [] });
  });

  test('one whose seal does not fit is taken and flagged', async () => {
    const person = await hire();
    clock('18:00:00');
    expect(dataOf(await start(person, made(person, 'start', '09:05:00', { about: 'Something else' })))).toMatchObject({ flags: ['time_unproven'] });
  });

  test('a start while another goes on ends that one where it begins', async () => {
    const person = await hire();
    const first = dataOf(await start(person));
    clock('18:00:00');
    const second = dataOf(await start(person, made(person, 'start', '11:00:00', { about: 'See the client' })));
    expect(dataOf(await person.client.get(`${OWN}/${first.id}`))).toMatchObject({ status: 'Completed', ended_at: shown('11:00:00'), flags: ['auto_ended'] });
    expect(second.status).toBe('On Going');
  });

  test('what ends that one makes its companions present on its day', async () => {
    const [person, companion] = [await hire(), await hire()];
    await portal.owner.query('update employees set created_at = company_joined_at where id = $1', [companion.employeeId]);
    dataOf(await start(person, { companion_ids: [companion.employeeId] }));
    clock('00:30:00', '2026-11-21');
    await runJob(portal, 'attendance.derive-absence');
    const absent = async () => (await sessionsStored(portal, companion)).some(({ date, absent: part }) => date === '2026-11-20' && part > 0);
    expect(await absent()).toBe(true);
    dataOf(await start(person, made(person, 'start', '15:00:00', { about: 'See the client' })));
    expect(await absent()).toBe(false);
  });

  test('a start before the one that goes on is over where that one begins', async () => {
    const person = await hire();
    const going = dataOf(await start(person));
    clock('18:00:00');
    const earlier = await start(person, made(person, 'start', '08:30:00', { about: 'See the client' }));
    expect(dataOf(earlier)).toMatchObject({ status: 'Completed', ended_at: shown('09:00:00'), duration_minutes: 30, flags: ['auto_ended'] });
    expect(dataOf(await person.client.get(`${OWN}/${going.id}`))).toMatchObject({ status: 'On Going', ended_at: null });
  });
});
