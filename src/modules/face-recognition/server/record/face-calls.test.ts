/** Faces over HTTP: events that come twice, late or from elsewhere, and a kiosk that asks who somebody is. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesOf } from '#app/server/testing/live-messages.ts';
import { employeeOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { FaceRow } from '../../contract/record/record.endpoints.ts';
import { likeFace, madeFace } from '../match/made-face.ts';
import { data, deviceOf, faceFixture, FACES, speakAs, textOf, type FaceFixture } from '#app/server/testing/face-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let services: FaceFixture;
beforeAll(async () => {
  services = await faceFixture(portal);
});

const event = (device_person_id: string | null, recorded_at: string, more: object = {}) => ({
  client_ref: randomUUID(),
  device_person_id,
  recorded_at,
  confidence: 90,
  ...more,
});
const save = async (of: FaceFixture, change: object) => {
  const { updated_at: _at, ...setting } = data<{ updated_at: string }>(await of.owner.client.get(`${FACES}/settings`));
  data(await of.owner.client.post(`${FACES}/settings`, { ...setting, ...change }));
};

describe('events of a device', () => {
  test('are taken once however often they come, also twice at once', async () => {
    await services.enrol('Siti Contoh', 11, { device_person_id: '1001' });
    const events = [event('1001', '2026-11-20T08:55:00+08:00'), event(null, '2026-11-20T09:10:00+08:00')];
    expect(await services.device.see([...events, events[0] as object])).toEqual({ accepted: 2, duplicated: 1 });
    expect(await Promise.all([services.device.see(events), services.device.see(events)])).toEqual([
      { accepted: 0, duplicated: 2 },
      { accepted: 0, duplicated: 2 },
    ]);
    expect(await services.records()).toMatchObject([
      { employee: { name: 'Siti Contoh' }, match_status: 'matched', confidence: 90 },
      { employee: null, match_status: 'unmatched' },
    ]);
  });

  test('of one person within a minute are one, whatever their order', async () => {
    const other = await faceFixture(portal);
    await other.enrol('Ali Contoh', 12, { device_person_id: 'A' });
    await other.device.see([event('A', '2026-11-20T09:01:00+08:00'), event('A', '2026-11-20T09:00:00+08:00'), event('A', '2026-11-20T09:02:01+08:00')]);
    // Late: it was seen before all of them, and within a minute of the first.
    await other.device.see([event('A', '2026-11-20T08:59:30+08:00')]);
    const records = await other.records({ sort_by: 'recorded_at' });
    expect(records.map(({ recorded_at, match_status }) => [recorded_at.slice(11, 19), match_status])).toEqual([
      ['00:59:30', 'ignored'],
      ['01:00:00', 'matched'],
      ['01:01:00', 'ignored'],
      ['01:02:01', 'matched'],
    ]);
    expect(records.map(({ flags }) => flags.includes('repeat'))).toEqual([true, false, true, false]);
  });

  test('are punches: the first of a day is the check-in, the last the check-out, also of those that come late', async () => {
    const other = await faceFixture(portal);
    const { employeeId } = await other.enrol('Punch Contoh', 14, { device_person_id: 'P' });
    const days = [event('P', '2026-11-19T09:00:00+08:00'), event('P', '2026-11-19T17:30:00+08:00')];
    await other.device.see(days);
    await other.device.see(days);
    const of = async () => (await other.records({ start_date: '2026-11-19', end_date: '2026-11-19', sort_by: 'recorded_at' })).map(({ punch }) => punch?.type);
    expect(await of()).toEqual(['checkin', 'checkout']);
    await other.device.see([event('P', '2026-11-19T08:30:00+08:00'), event('P', '2026-11-19T18:10:00+08:00')]);
    const types = await of();
    expect([types.at(0), types.at(-1)]).toEqual(['checkin', 'checkout']);
    const { rows } = await portal.owner.query(
      `select r.source, count(*)::int as n, (select count(*)::int from attendances where employee_id = $1) as days from attendance_records r where employee_id = $1 group by 1`,
      [employeeId],
    );
    expect(rows).toEqual([{ source: 'fr', n: 4, days: 1 }]);
  });

  test('below the threshold are nobody, a fever and a wrong clock are marked', async () => {
    const other = await faceFixture(portal);
    await other.enrol('Mei Contoh', 13, { device_person_id: 'M' });
    await other.device.see(
      [event('M', '2026-11-20T09:00:00+08:00', { confidence: 69.5 }), event('M', '2026-11-20T09:30:00+08:00', { temperature: 37.9, direction: 'out' })],
      { sent_at: '2026-11-20T09:40:00+08:00' },
    );
    expect(await other.records()).toMatchObject([
      { match_status: 'unmatched', employee: null, flags: ['clock', 'late', 'unsure'] },
      { match_status: 'matched', temperature: 37.9, direction: 'out', flags: ['temperature', 'clock', 'late'] },
    ]);
  });

  test('that cannot be true are refused by name and listed; the others are taken', async () => {
    const other = await faceFixture(portal);
    await other.enrol('Batch Contoh', 21, { device_person_id: 'B' });
    const good = event('B', '2026-11-20T08:55:00+08:00');
    const bad = [
      event('B', '2026-11-20T10:06:00+08:00'),
      event('B', '2000-01-01T00:00:00Z'),
      event('B', '0000-01-01T00:00:00Z'),
      event('B', '2026-11-20T08:55:00+08:00', { confidence: 101 }),
      event('B', 'yesterday'),
    ];
    const { body } = await other.device.send('events', { events: [bad[0], good, ...bad.slice(1), { nothing: true }] });
    expect(body.data).toMatchObject({ accepted: 1, duplicated: 0 });
    expect(body.data.refused.map((each: { index: number; client_ref: string | null }) => [each.index, each.client_ref])).toEqual([
      [0, bad[0]?.client_ref],
      ...bad.slice(1).map(({ client_ref }, at) => [at + 2, client_ref]),
      [6, null],
    ]);
    const records = await other.records();
    expect(records.filter(({ match_status }) => match_status === 'matched')).toHaveLength(1);
    const listed = records.filter(({ match_status }) => match_status === 'unmatched').flatMap(({ flags }) => flags);
    expect(listed.sort()).toEqual(['ahead', 'ancient', 'ancient', 'invalid', 'invalid']);
    expect(await other.device.see([...bad, good])).toEqual({ accepted: 0, duplicated: 1 });
  });

  test('that cannot be stored, or are none, refuse none of the others', async () => {
    const other = await faceFixture(portal);
    await other.enrol('Odd Contoh', 31, { device_person_id: 'O' });
    const at = '2026-11-20T08:55:00+08:00';
    const odd = [event('a\0b', at), event('O', at, { client_ref: 'half \ud83d' }), { ...event('O', at), 'no\0field': 1 }, null, 5, [[[]]]] as object[];
    const { status, body } = await other.device.send('events', { events: [...odd, event('O', at)] });
    expect([status, body.data.accepted, body.data.refused.map(({ index }: { index: number }) => index)]).toEqual([201, 1, [0, 1, 2, 3, 4, 5]]);
    expect((await other.records()).map(({ match_status }) => match_status).sort()).toEqual(['matched', 'unmatched', 'unmatched', 'unmatched']);
  });

  test('whose picture cannot be read is refused alone', async () => {
    const other = await faceFixture(portal);
    await save(other, { keep_pictures: true });
    await other.enrol('Picture Contoh', 22, { device_person_id: 'G' });
    const [good, bad] = [event('G', '2026-11-20T08:55:00+08:00'), event('G', '2026-11-20T09:30:00+08:00', { image: 'bm8gcGljdHVyZQ==' })];
    const { body } = await other.device.send('events', { events: [good, bad] });
    expect(body.data).toMatchObject({ accepted: 1, refused: [{ index: 1, client_ref: bad.client_ref, reason: 'This picture cannot be read. Send a JPEG.' }] });
    expect((await other.records()).map(({ match_status, flags }) => [match_status, flags.includes('bad_picture')]).sort()).toEqual([
      ['matched', false],
      ['unmatched', true],
    ]);
  });

  test('of somebody of another place are nobody there', async () => {
    const other = await faceFixture(portal);
    const [branch, far] = await Promise.all(
      ['Near', 'Far'].map(async (name) => {
        const { rows } = await portal.owner.query('select id from branches where company_id = $1 and name = $2', [other.owner.companyId, name]);
        if (rows[0]) return rows[0].id;
        return (await portal.owner.query('insert into branches (company_id, name) values ($1, $2) returning id', [other.owner.companyId, name])).rows[0].id;
      }),
    );
    await other.enrol('Far Contoh', 23, { device_person_id: 'F' }, { branch_id: far });
    await other.enrol('Near Contoh', 24, { device_person_id: 'N' }, { branch_id: branch });
    const entryState = await deviceOf(portal, other.owner, { branch_id: branch });
    await entryState.see([event('F', '2026-11-20T08:55:00+08:00'), event('N', '2026-11-20T08:56:00+08:00')]);
    expect((await other.records()).map(({ employee, flags }) => [employee?.name ?? null, flags.includes('elsewhere')])).toEqual([
      [null, true],
      ['Near Contoh', false],
    ]);
  });

  test('tell who comes and who leaves, and the day carries what is unusual', async () => {
    const other = await faceFixture(portal);
    const { employeeId } = await other.enrol('Way Contoh', 25, { device_person_id: 'W' });
    const way = (time: string, direction: string) => event('W', `2026-11-19T${time}:00+08:00`, { direction });
    await other.device.see([way('08:55', 'in'), way('13:05', 'out'), way('14:02', 'in')], { sent_at: '2026-11-20T12:00:00+08:00' });
    const { rows } = await portal.owner.query(
      `select o.recorded_at = '2026-11-19T13:05:00+08:00' as out, a.flags from attendances a join attendance_records o on o.id = a.checkout_id where a.employee_id = $1`,
      [employeeId],
    );
    expect(rows).toEqual([{ out: true, flags: expect.arrayContaining(['clock', 'unusual']) }]);
  });

  test('are refused while attendance is off', async () => {
    const other = await faceFixture(portal);
    await portal.owner.query(`update companies set modules = modules || '{"attendance": false}' where id = $1`, [other.owner.companyId]);
    const { status, body } = await other.device.send('events', { events: [event(null, '2026-11-20T08:55:00+08:00')] });
    expect([status, body.message]).toEqual([403, 'Attendance is switched off for this company.']);
  });

  test('more than 200 at once, and none, are refused', async () => {
    const send = async (events: readonly object[]) => (await services.device.send('events', { events })).body.errors;
    expect(await send(Array.from({ length: 201 }, () => event(null, '2026-11-20T09:00:00+08:00')))).toHaveProperty('events');
    expect(await send([])).toHaveProperty('events');
  });

  test('200 at once take as many statements as two', async () => {
    const other = await faceFixture(portal);
    const many = Array.from({ length: 200 }, (_none, at) => event(null, new Date(Date.UTC(2026, 10, 20, 0, 0, at)).toISOString()));
    expect(await other.device.see(many)).toEqual({ accepted: 200, duplicated: 0 });
    expect(data(await other.owner.client.get(`${FACES}/summary`))).toMatchObject({ records: 200, unmatched: 200, devices: 1, devices_online: 1 });
  });

  test('of another company see nobody of this one', async () => {
    const other = await faceFixture(portal);
    await other.device.see([event('1001', '2026-11-20T08:50:00+08:00')]);
    expect(await other.records()).toMatchObject([{ match_status: 'unmatched', employee: null }]);
    expect((await other.device.look(madeFace(11))).outcome).toBe('unknown');
    const [theirs] = (await other.records()) as [FaceRow];
    expect((await services.owner.client.get(`${FACES}/${theirs.id}`)).status).toBe(404);
  });

  test('are 60 batches a minute at most', async () => {
    const other = await faceFixture(portal);
    const statuses = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await other.device.send('events', { events: [event(null, '2026-11-20T09:00:00+08:00')] })).status);
    expect([statuses.indexOf(429), statuses.length]).toEqual([60, 61]);
  });

  test('too large a body is not read', async () => {
    const big = { events: [event(null, '2026-11-20T09:00:00+08:00')], more: 'x'.repeat(600_000) };
    expect((await services.device.send('events', big)).status).toBe(413);
  });
});

describe('a kiosk', () => {
  test('knows who stands there, tells the name, and says nothing twice within a minute', async () => {
    const of = await faceFixture(portal);
    const { employeeId } = await of.enrol('Kumar Contoh', 21, {}, { preferred_name: 'Kumar' });
    expect(await of.device.look(likeFace(madeFace(21), 0.3, 99), { liveness: 91 })).toMatchObject({
      outcome: 'recognised',
      name: 'Kumar',
      type: 'checkin',
      status: 'ontime',
    });
    expect(await of.device.look(madeFace(21))).toMatchObject({ outcome: 'repeat', name: 'Kumar' });
    expect(await of.device.look(madeFace(22))).toMatchObject({ outcome: 'unknown', name: null });
    expect(await of.records()).toMatchObject([
      { match_status: 'matched', employee: { id: employeeId }, liveness: 91, image: null },
      { match_status: 'ignored', flags: ['repeat'] },
      { match_status: 'unmatched', flags: ['unsure'] },
    ]);
  });

  test('asked twice with the same name answers the same and keeps one', async () => {
    const of = await faceFixture(portal);
    await of.enrol('Devi Contoh', 23);
    const client_ref = randomUUID();
    const ask = () => of.device.look(madeFace(23), { client_ref });
    expect(await ask()).toEqual(await ask());
    expect(await of.records()).toHaveLength(1);
  });

  test('forgets a face with its consent, at once and for good', async () => {
    const of = await faceFixture(portal);
    const { enrolmentId } = await of.enrol('Farid Contoh', 24, { device_person_id: 'F' });
    expect((await of.device.look(madeFace(24))).outcome).toBe('recognised');
    data(await of.owner.client.post(`${FACES}/enrolments/${enrolmentId}/revoke`, { reason: 'Asked to' }));
    expect((await of.device.look(madeFace(24))).outcome).toBe('unknown');
    await of.device.see([event('F', '2026-11-20T07:00:00+08:00')]);
    expect((await of.records()).at(-1)).toMatchObject({ match_status: 'unmatched' });
    const { rows } = await portal.owner.query('select descriptor, revoked_at, revoke_reason from fr_enrolments where id = $1', [enrolmentId]);
    expect(rows[0]).toMatchObject({ descriptor: null, revoked_at: expect.anything(), revoke_reason: 'Asked to' });
  });

  test('is refused while the company has switched it off, and served again after', async () => {
    const of = await faceFixture(portal);
    await save(of, { enabled: false });
    for (const [path, body] of [
      ['match', { client_ref: randomUUID(), descriptor: textOf(madeFace(1)) }],
      ['events', { events: [event(null, '2026-11-20T09:00:00+08:00')] }],
      ['heartbeat', {}],
    ] as const)
      expect((await of.device.send(path, body)).status, path).toBe(403);
    expect(await of.records()).toEqual([]);
    await save(of, { enabled: true });
    expect((await of.device.look(madeFace(1))).outcome).toBe('unknown');
    await portal.owner.query(`update companies set modules = modules || '{"fr_record": false}' where id = $1`, [of.owner.companyId]);
    expect((await of.device.send('heartbeat', {})).status).toBe(403);
  });

  test('at a branch knows the people of the branch alone', async () => {
    const of = await faceFixture(portal);
    const { rows } = await portal.owner.query('select id from branches where company_id = $1', [of.owner.companyId]);
    await of.enrol('Here Contoh', 31);
    await of.enrol('There Contoh', 32, {}, { branch_id: null });
    const gate = await deviceOf(portal, of.owner, { branch_id: rows[0].id });
    expect((await gate.look(madeFace(31))).outcome).toBe('recognised');
    expect((await gate.look(madeFace(32))).outcome).toBe('unknown');
    expect((await of.device.look(madeFace(32))).outcome).toBe('recognised');
    expect(data<{ enrolled_count: number }>(await of.owner.client.get(`${FACES}/devices/${gate.id}`)).enrolled_count).toBe(1);
  });

  test('that sends no face is told so', async () => {
    const send = async (descriptor: string) => (await services.device.send('match', { client_ref: randomUUID(), descriptor })).body.errors;
    const [flat, broken] = [new Float32Array(1024), madeFace(1)];
    broken[3] = Number.NaN;
    for (const text of ['', 'AAAA', textOf(flat), textOf(broken), 'é'.repeat(5464)]) expect(await send(text)).toHaveProperty('descriptor');
  });

  test('with a wrong token is told nothing, and the threshold of the company holds', async () => {
    const body = { client_ref: randomUUID(), descriptor: textOf(madeFace(11)) };
    expect((await speakAs(portal, 'y'.repeat(43))('match', body)).status).toBe(401);
    const of = await faceFixture(portal);
    await of.enrol('Strict Contoh', 33);
    const alike = likeFace(madeFace(33), 0.55, 77);
    await save(of, { threshold: 95 });
    expect((await of.device.look(alike)).outcome).toBe('unknown');
    await save(of, { threshold: 70 });
    expect((await of.device.look(alike)).outcome).toBe('recognised');
  });
});

describe('pictures', () => {
  let image: string;
  beforeAll(async () => {
    const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c99268' } });
    image = (await drawn.jpeg().toBuffer()).toString('base64');
  });

  test('are dropped unless the company keeps them, and shown beside the face where it does', async () => {
    const of = await faceFixture(portal);
    await of.device.look(madeFace(41), { image });
    await save(of, { keep_pictures: true });
    await of.device.look(madeFace(42), { image });
    const [dropped, stored] = (await of.records()) as [FaceRow, FaceRow];
    expect([dropped.image, stored.image?.ext]).toEqual([null, 'jpg']);
    expect((await fetch(`${portal.url}${stored.image?.url}`)).headers.get('content-type')).toBe('image/jpeg');
    expect((await of.device.send('match', { client_ref: randomUUID(), descriptor: textOf(madeFace(1)), image: 'AAAA' })).body.errors).toHaveProperty('image');
  });
});

describe('an unknown face', () => {
  test('that was assigned to the wrong person, or ignored, is put right: the punch moves', async () => {
    const of = await faceFixture(portal);
    const [wrong, right] = [await employeeOf(portal, of.owner), await employeeOf(portal, of.owner)];
    await of.device.see([event(null, '2026-11-20T09:00:00+08:00')]);
    const [{ id }] = (await of.records()) as [FaceRow];
    const assign = (employee_id: number) => of.owner.client.post(`${FACES}/${id}/assign`, { employee_id, remark: null });
    const counted = async ({ employeeId }: { employeeId: number }) => {
      const { rows } = await portal.owner.query('select id from attendances where employee_id = $1 and checkin_id is not null', [employeeId]);
      return rows.length;
    };
    const both = async () => [await counted(wrong), await counted(right)];
    expect([(await assign(wrong.employeeId)).status, await both()]).toEqual([200, [1, 0]]);
    expect(data(await assign(right.employeeId))).toMatchObject({ match_status: 'matched', punch: { type: 'checkin' } });
    expect(await both()).toEqual([0, 1]);
    expect(data(await of.owner.client.post(`${FACES}/${id}/ignore`, { remark: 'A visitor' }))).toMatchObject({ match_status: 'ignored', punch: null });
    expect(await both()).toEqual([0, 0]);
    await assign(wrong.employeeId);
    expect(await both()).toEqual([1, 0]);
  });

  test('is assigned or ignored once, and told', async () => {
    const of = await faceFixture(portal);
    const person = await employeeOf(portal, of.owner, { name: 'Nor Contoh' });
    const messages = await messagesOf(portal, () => of.device.see([event(null, '2026-11-20T09:00:00+08:00'), event(null, '2026-11-20T09:20:00+08:00')]));
    expect(messages.map(({ notification_type }) => notification_type)).toEqual(expect.arrayContaining(['fr_record', 'fr_unmatched']));
    expect(messages.filter(({ notification_type }) => notification_type === 'fr_unmatched')).toHaveLength(1);
    const [one, two] = (await of.records()) as [FaceRow, FaceRow];
    const assign = (id: number, employee_id: number) => of.owner.client.post(`${FACES}/${id}/assign`, { employee_id, remark: null });
    expect((await assign(one.id, 987654321)).body.errors).toHaveProperty('employee_id');
    expect(data(await assign(one.id, person.employeeId))).toMatchObject({
      match_status: 'matched',
      punch: { type: 'checkin' },
      employee: { name: 'Nor Contoh' },
      flags: expect.arrayContaining(['assigned']),
    });
    expect((await assign(one.id, person.employeeId)).status).toBe(422);
    expect((await of.owner.client.post(`${FACES}/${two.id}/ignore`, { remark: '' })).body.errors).toHaveProperty('remark');
    expect(data(await of.owner.client.post(`${FACES}/${two.id}/ignore`, { remark: 'A visitor' }))).toMatchObject({
      match_status: 'ignored',
      remark: 'A visitor',
    });
    expect((await of.owner.client.post(`${FACES}/${two.id}/ignore`, { remark: 'A visitor' })).status).toBe(422);
  });

  test('is found by day, device, status, confidence and words', async () => {
    const of = await faceFixture(portal);
    const { employeeId } = await of.enrol('Zul Contoh', 51, { device_person_id: 'Z' });
    await of.device.see([event('Z', '2026-11-20T09:00:00+08:00', { confidence: 95 }), event('card-9', '2026-11-20T09:20:00+08:00', { confidence: 40 })]);
    await of.device.see([event('Z', '2026-11-18T23:30:00+08:00')]);
    const count = async (query: Record<string, string | number>) => (await of.records(query)).length;
    expect(await count({})).toBe(2);
    expect(await count({ start_date: '2026-11-18', end_date: '2026-11-18' })).toBe(1);
    expect(await count({ start_date: '2026-11-01', end_date: '2026-11-30' })).toBe(3);
    expect(await count({ match_status: 'unmatched' })).toBe(1);
    expect(await count({ confidence: 90 })).toBe(1);
    expect(await count({ employee_id: employeeId })).toBe(1);
    expect(await count({ keyword: 'zul' })).toBe(1);
    expect(await count({ keyword: 'card' })).toBe(1);
    expect(await count({ fr_device_id: of.device.id })).toBe(2);
  });
});
