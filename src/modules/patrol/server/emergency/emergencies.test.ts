/** Emergencies over HTTP: the ladder is told once however many processes run, stops with the acknowledgement, and each is answered to its end. */
import { afterAll, expect, test } from 'vitest';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { makeSite } from '#app/server/testing/patrol/patrol-fixture.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { escalateDue } from './escalate.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const PATH = 'api/patrol/emergencies';
const contact = (level: number, after_seconds: number) => ({ level, name: `Orang ${level}`, phone: '+60355500100', after_seconds });
const LADDER = { escalation: [contact(1, 0), contact(2, 120), contact(3, 300)] };
const at = (time: string) => portal.clock.set(`2026-11-20T${time}+08:00`);
const told = async (id: number) =>
  (
    await portal.owner.query<{ s: number }>(
      'select step_seconds as s from patrol_emergency_events where emergency_id = $1 and step_seconds is not null order by 1',
      [id],
    )
  ).rows.map(({ s }) => s);
const notices = async ({ companyId }: { readonly companyId: number }) =>
  (
    await portal.owner.query<{ user_id: number; rings: boolean }>(
      `select user_id::int, coalesce((data ->> 'rings')::boolean, false) as rings from notifications where company_id = $1 and notification_type = 'patrol_emergency' order by id`,
      [companyId],
    )
  ).rows;

test('each level is told once by two runners at once, also what was due while none ran, until somebody acknowledges', async () => {
  const { owner, send, event } = await openDevice(portal, LADDER);
  await send('emergencies', event('09:59', { do: 'raise', type: 'Panic' }));
  const [{ id }] = (await owner.client.get(PATH)).body.data;
  const both = () => Promise.all(Array.from({ length: 4 }, () => escalateDue(portal.server.services)));
  expect(await told(id)).toEqual([0]);
  at('10:01:59');
  await both();
  // Where patrol is switched off nobody could open what a notice leads to.
  const switchTo = (on: boolean) =>
    portal.owner.query(`update companies set modules = modules || jsonb_build_object('patrol', $2::boolean) where id = $1`, [owner.companyId, on]);
  await switchTo(false);
  at('10:02:00');
  await both();
  expect(await told(id)).toEqual([0]);
  await switchTo(true);
  at('10:01:59');
  expect(await told(id)).toEqual([0]);
  at('10:02:00');
  await both();
  expect(await told(id)).toEqual([0, 120]);
  at('10:11:00');
  await both();
  expect(await told(id)).toEqual([0, 120, 300, 600]);
  expect(await notices(owner)).toEqual(Array.from({ length: 4 }, () => ({ user_id: owner.userId, rings: true })));
  at('10:15:00');
  expect((await owner.client.post(`${PATH}/${id}/acknowledge`, { responder: 'Patrol car' })).status).toBe(200);
  at('11:00:00');
  await both();
  expect(await told(id)).toEqual([0, 120, 300, 600]);
  expect((await owner.client.get(`${PATH}/${id}`)).body.data).toMatchObject({ level: 3, acknowledge_seconds: 900, due_at: null, status: 'Acknowledged' });
});

test('those who may open the page of emergencies and those of the ladder hear of one at once, and what became of it', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [owner.companyId]);
  const { id: employee_id } = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { status: 'Active' }));
  const user_id = (await adminOf(portal, owner, { '/patrol/project': [] })).userId;
  await portal.owner.query(`update employees set user_id = $2 where id = $1`, [employee_id, user_id]);
  const watcher = await adminOf(portal, owner, { '/patrol/ops/emergency': [] });
  await adminOf(portal, owner, { '/patrol/ops/sitrep': ['Update'] });
  const first = { ...contact(1, 0), employee_id };
  const site_id = await makeSite(portal, owner, { escalation: [first, contact(2, 120)] });
  at('10:00:00');
  const id: number = (await owner.client.post(PATH, { site_id, type: 'Panic', note: 'Help is needed' })).body.data.id;
  const all = [owner.userId, user_id, watcher.userId].sort((a, b) => a - b);
  const heard = async () => (await notices(owner)).splice(-3).sort((a, b) => a.user_id - b.user_id);
  expect(await notices(owner)).toHaveLength(3);
  expect(await heard()).toEqual(all.map((each) => ({ user_id: each, rings: true })));
  // It rings for those who were called whatever their rights, for the others by their right to the page.
  const { rows: byPage } = await portal.owner.query(`select user_id::int, data ? 'by_page' as by_page from notifications where company_id = $1`, [
    owner.companyId,
  ]);
  expect(new Map(byPage.map((each) => [each.user_id, each.by_page]))).toEqual(
    new Map([
      [owner.userId, true],
      [user_id, false],
      [watcher.userId, true],
    ]),
  );
  const ringing = async () => (await watcher.client.get('api/notifications/ringing')).body.data.map(({ route }: { route: string }) => route);
  expect(await ringing()).toEqual([`/patrol/ops/emergency?open=${id}`]);
  for (const [verb, body] of [
    ['acknowledge', {}],
    ['resolve', { resolution: 'It was nothing after all', false_alarm: true }],
  ] as const) {
    expect((await owner.client.post(`${PATH}/${id}/${verb}`, body)).status).toBe(200);
    expect(await ringing(), verb).toEqual([]);
    expect(await heard(), verb).toEqual(all.map((each) => ({ user_id: each, rings: false })));
  }
  expect(await notices(owner)).toHaveLength(9);
});

test('an emergency of the office is acknowledged, reached and ended in this order, and reported once', async () => {
  const { owner, site_id, guard_id } = await openDevice(portal, LADDER);
  const id: number = (await owner.client.post(PATH, { site_id, type: 'Fire', note: 'Smoke is seen' })).body.data.id;
  const act = async (verb: string, body: object) => (await owner.client.post(`${PATH}/${id}/${verb}`, body)).status;
  const end = { resolution: 'The fire is out again', false_alarm: false };
  expect(await act('resolve', end)).toBe(409);
  expect(await act('arrive', { responder: 'Patrol car' })).toBe(409);
  expect(await act('acknowledge', {})).toBe(200);
  expect(await act('acknowledge', {})).toBe(409);
  expect(await act('note', { text: 'Fire brigade called' })).toBe(200);
  expect(await act('arrive', { responder: 'Patrol car' })).toBe(200);
  expect(await act('resolve', end)).toBe(200);
  expect(await act('note', { text: 'Too late now' })).toBe(409);
  const report = {
    site_id,
    guard_id,
    date: '2026-11-20',
    time: '09:50',
    category: 'Fire',
    severity: 'High',
    title: 'Fire in the store',
    description: 'A bin burnt for a short time.',
  };
  const elsewhere = await makeSite(portal, owner, { code: 'S-2' });
  const foreign = await owner.client.post('api/patrol/sitreps', { ...report, site_id: elsewhere, emergency_id: id });
  expect(foreign.body.errors).toHaveProperty('emergency_id');
  expect((await owner.client.post('api/patrol/sitreps', { ...report, emergency_id: id })).status).toBe(201);
  expect((await owner.client.post('api/patrol/sitreps', { ...report, emergency_id: id })).body.errors).toHaveProperty('emergency_id');
  const shown = (await owner.client.get(`${PATH}/${id}`)).body.data;
  expect(shown).toMatchObject({ status: 'Resolved', by_office: true, guard: null, sitrep: { number: 'SR-2026-000001' } });
  expect(shown.events.map(({ kind }: { kind: string }) => kind).reverse()).toEqual([
    'raised',
    'told',
    'acknowledged',
    'note',
    'arrived',
    'resolved',
    'reported',
  ]);
  expect((await owner.client.get(`${PATH}/summary`)).body.data).toMatchObject({ open: 0, waiting: 0, false_percent: 0, by_type: [{ n: 1, false_alarms: 0 }] });
  const viewer = await adminOf(portal, owner, { '/patrol/ops/emergency': [] });
  expect((await viewer.client.get(`${PATH}/${id}`)).status).toBe(200);
  expect((await viewer.client.post(PATH, { site_id, type: 'Fire', note: 'Smoke is seen' })).status).toBe(403);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(`${PATH}/${id}`)).status).toBe(404);
  expect((await stranger.client.post(`${PATH}/${id}/acknowledge`, {})).status).toBe(404);
  expect((await stranger.client.post(PATH, { site_id, type: 'Fire', note: 'Smoke is seen' })).body.errors).toHaveProperty('site_id');
});
