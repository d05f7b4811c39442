/** Who came to a shift and who did not, when the shift is over, and what the office is told of it: each thing once, whatever runs. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { tellDuty } from './tell-duty.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const OPERATIONS = 'api/patrol/operations';
const at = (time: string, day = '20') => portal.clock.set(`2026-11-${day}T${time}+08:00`);
const run = () => Promise.all([1, 2, 3].map(() => tellDuty(portal.server.services)));
const notices = async ({ companyId }: TestPerson) =>
  (
    await portal.owner.query<{ user_id: number; type: string; title: string; en: string; route: string }>(
      `select user_id::int, notification_type as type, title ->> 'en' as title, message ->> 'en' as en, route from notifications
       where company_id = $1 and notification_type in ('patrol_missed', 'patrol_device_offline') order by id`,
      [companyId],
    )
  ).rows;

test('a guard who signed in is present, one who did not is absent at a quarter past, and the office is told once', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, guards } = await openGuardedSite(portal, owner);
  const [id] = (await plan()).body.data.ids as number[];
  const shown = async () =>
    Object.fromEntries(
      (await owner.client.get(`${OPERATIONS}/${id}`)).body.data.guards.map((guard: { id: number; presence: string; signed_in_at: string | null }) => [
        guard.id,
        [guard.presence, guard.signed_in_at],
      ]),
    );
  const [first, second] = guards as [number, number];
  at('18:50:00');
  expect(await shown()).toEqual({ [first]: ['planned', null], [second]: ['planned', null] });
  const { session } = (await call('login', { code: 'G001', pin: '482915' })).body.data;
  at('19:14:59');
  expect(await shown()).toEqual({ [first]: ['present', '2026-11-20T10:50:00Z'], [second]: ['planned', null] });
  await run();
  expect((await notices(owner)).filter(({ type }) => type === 'patrol_missed')).toEqual([]);
  at('19:15:00');
  expect((await shown())[second]).toEqual(['absent', null]);
  await run();
  await run();
  const absent = {
    user_id: owner.userId,
    type: 'patrol_missed',
    title: 'Guard not on post at Tapak Contoh',
    en: expect.stringMatching(/^A guard has not signed in since 07:00 PM \(OPS-2026-\d+\)\./i),
    route: `/patrol/operation?open=${id}`,
  };
  // The phone was silent since it signed in, and it is told of itself.
  expect((await notices(owner)).filter(({ type }) => type === 'patrol_missed')).toEqual([absent]);
  await call('logout', { session });
  at('19:20:00');
  expect((await shown())[first]).toEqual(['present', '2026-11-20T10:50:00Z']);
});

test('a round is told of once it is over, with its grace, and what comes too late is not told of', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, guards } = await openGuardedSite(portal, owner);
  const admin = await adminOf(portal, owner, { '/patrol/operation': [] });
  const neighbour = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [neighbour.companyId]);
  const [id] = (await plan()).body.data.ids as number[];
  // Both are there, by their scans.
  await portal.owner.query('delete from patrol_operation_guards where operation_id = $1 and guard_id = $2', [id, guards[1]]);
  at('21:02:00');
  await send(scan('tag-1', '21:02'));
  at('21:25:00');
  await run();
  const missedOnes = async () => (await notices(owner)).filter(({ type }) => type === 'patrol_missed');
  expect(await missedOnes(), 'the window is over, the grace is not').toEqual([]);
  at('21:25:01');
  await run();
  const told = await missedOnes();
  const missed = {
    type: 'patrol_missed',
    title: 'Points missed at Tapak Contoh',
    en: expect.stringMatching(/^1 of 2 points of the round of 09:00 PM were not scanned/i),
    route: `/patrol/operation?open=${id}`,
  };
  expect(told).toMatchObject([missed, missed]);
  expect(told.map(({ user_id }) => user_id).toSorted()).toEqual([owner.userId, admin.userId].toSorted());
  at('23:40:00');
  await run();
  await run();
  expect(await missedOnes()).toHaveLength(4);
  expect(await notices(neighbour)).toEqual([]);
  await portal.owner.query('delete from patrol_duty_notices');
  at('23:41:00', '21');
  await run();
  expect(await missedOnes()).toHaveLength(4);
});

test('a device with a guard signed in that falls silent during a shift is told of, and again when it falls silent anew', async () => {
  const owner = await ownerOf(portal);
  const { plan, call } = await openGuardedSite(portal, owner);
  await plan();
  at('19:00:00');
  const { session } = (await call('login', { code: 'G001', pin: '482915' })).body.data;
  await call('sync', { session });
  const silent = async () => (await notices(owner)).filter(({ type }) => type === 'patrol_device_offline');
  at('19:14:59');
  await run();
  expect(await silent()).toEqual([]);
  at('19:15:00');
  await run();
  await run();
  expect(await silent()).toMatchObject([{ title: 'Phone is silent at Tapak Contoh', route: '/patrol/device' }]);
  expect((await owner.client.get('api/patrol/devices', { online: 'true' })).body.data).toEqual([]);
  at('19:20:00');
  await call('sync', { session });
  at('19:40:00');
  await run();
  expect(await silent()).toHaveLength(2);
});

test('an operation is over at its end where the shift was handed over, and an hour later with a flag where it was not', async () => {
  const owner = await ownerOf(portal);
  const { plan, site_id } = await openGuardedSite(portal, owner);
  const [id] = (await plan()).body.data.ids as number[];
  const seen = async () => {
    const { status, handed_over } = (await owner.client.get(`${OPERATIONS}/${id}`)).body.data;
    const { body } = await owner.client.get(OPERATIONS, { status });
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([id]);
    return [status, handed_over];
  };
  const details = { from: 'Night shift', to: 'Day shift', checklist: 'Radios 2' };
  const hand = () => owner.client.post('api/patrol/logbooks', { site_id, kind: 'Handover', subject: 'Handover', details, remark: null });
  // What is written at the beginning is of the shift before.
  at('19:10:00');
  await hand();
  at('06:59:59', '21');
  expect(await seen()).toEqual(['On Going', null]);
  at('07:00:00', '21');
  expect(await seen()).toEqual(['On Going', false]);
  at('07:59:59', '21');
  expect(await seen()).toEqual(['On Going', false]);
  at('08:00:00', '21');
  expect(await seen()).toEqual(['Completed', false]);
  at('07:05:00', '21');
  await hand();
  expect(await seen()).toEqual(['Completed', true]);
  expect((await owner.client.get(`${OPERATIONS}/${id}`)).body.data.handovers).toHaveLength(2);
});

test('a guard of two shifts that follow each other is there for both by one sign-in, and is absent from the second after leaving', async () => {
  const owner = await ownerOf(portal);
  const half = (name: string, start_time: string, end_time: string) => ({ name, start_time, end_time, guards: 1 });
  const { plan, call, guards } = await openGuardedSite(portal, owner, [], { shifts: [half('Morning', '07:00', '13:00'), half('Night', '13:00', '19:00')] });
  const day = { start_date: '2026-11-21', end_date: '2026-11-21' };
  const planned = async (shift_name: string, guard_ids = guards.slice(0, 1)) => (await plan({ ...day, shift_name, guard_ids })).body.data.ids[0] as number;
  const [morning, noon] = [await planned('Morning'), await planned('Night', guards)];
  const presence = async (id: number) => (await owner.client.get(`${OPERATIONS}/${id}`)).body.data.guards.map((guard: { presence: string }) => guard.presence);
  at('06:50:00', '21');
  await call('login', { code: 'G001', pin: '482915' });
  at('13:20:00', '21');
  expect([await presence(morning), await presence(noon)]).toEqual([['present'], ['present', 'absent']]);
  await portal.owner.query(`update patrol_sessions set ended_at = '2026-11-21T12:30:00+08:00' where ended_at is null`);
  expect([await presence(morning), await presence(noon)]).toEqual([['present'], ['absent', 'absent']]);
});

test('a planned guard whose papers end before the day is marked, and why for whoever may read it, until the shift is over', async () => {
  const owner = await ownerOf(portal);
  const { plan, guards, registry } = await openGuardedSite(portal, owner);
  const [id] = (await plan({ start_date: '2026-11-25', end_date: '2026-11-25' })).body.data.ids as number[];
  const marks = async ({ client }: Pick<TestPerson, 'client'>) =>
    (await client.get(`${OPERATIONS}/${id}`)).body.data.guards
      .map((guard: { id: number; unfit: string | null }) => [guards.indexOf(guard.id), guard.unfit])
      .sort();
  expect(await marks(owner)).toEqual([
    [0, null],
    [1, null],
  ]);
  // A night touches two days.
  await portal.owner.query(`update security_guard_compliances set vetting_expiry = '2026-11-25' where guard_id = $1`, [registry[1]]);
  expect(await marks(owner)).toEqual([
    [0, null],
    [1, 'May not be posted: Vetting.'],
  ]);
  const planner = await adminOf(portal, owner, { '/patrol/operation': [] });
  expect((await marks(planner))[1]?.[1]).toMatch(/^May not be posted: the compliance data/);
  at('07:00:00', '26');
  expect((await marks(owner))[1]).toEqual([1, null]);
});
