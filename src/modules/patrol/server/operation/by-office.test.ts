/** What the office does while an operation runs: it replaces a guard, and enters what no device could scan. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { fitGuard } from '#app/server/testing/patrol/guard-fixture.ts';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { GuardOnDuty } from '../../contract/operation/operation.endpoints.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const OPERATIONS = 'api/patrol/operations';
const CLOCKINGS = 'api/patrol/clockings';

async function openNight() {
  const owner = await ownerOf(portal);
  const site = await openGuardedSite(portal, owner, ['20:00', '21:00']);
  const registry = await fitGuard(owner.client, { guard_no: 'R-3', identity_number: '900302-80-5003', name: 'Ganti bin Contoh' });
  const form = { security_guard_id: registry, code: 'G003', position: 'Guard', home_site_id: site.site_id, skills: null, status: 'Active' };
  const spare = (await owner.client.post('api/patrol/guards', form)).body.data.id as number;
  const [operation = 0] = (await site.plan({ leader_id: site.guards[0] })).body.data.ids as number[];
  const detail = async () => (await owner.client.get(`${OPERATIONS}/${operation}`)).body.data;
  const replace = (more: object = {}, who: TestPerson = owner) =>
    who.client.post(`${OPERATIONS}/${operation}/replace`, { guard_id: site.guards[0], by_id: spare, reason: 'Fell ill', ...more });
  const enter = (more: object = {}, who: TestPerson = owner) =>
    who.client.post(CLOCKINGS, {
      site_id: site.site_id,
      guard_id: site.guards[0],
      checkpoint_id: site.points[0],
      date: '2026-11-20',
      time: '20:02',
      reason: 'The tag is torn off',
      ...more,
    });
  return { owner, ...site, spare, registry, operation, detail, replace, enter };
}

test('a guard is replaced while the operation runs: both stay, each is planned for their own time, and who replaces the leader leads', async () => {
  const { owner, guards, spare, operation, detail, replace, send, scan } = await openNight();
  portal.clock.set('2026-11-20T20:30:00+08:00');
  expect((await replace({ reason: 'x' })).body.errors).toHaveProperty('reason');
  expect((await replace({ guard_id: spare })).body.errors).toEqual({ guard_id: ['This guard is not on duty in the operation.'] });
  expect((await replace({ by_id: guards[1] })).body.errors).toEqual({ by_id: ['This guard is or was on duty in the operation.'] });
  expect((await replace({ by_id: 987_654 })).body.errors).toHaveProperty('by_id');
  expect((await replace()).body).toMatchObject({ success: true, message: 'Ganti bin Contoh takes over.' });
  const of = (all: GuardOnDuty[], id: number | undefined) => all.find((guard) => guard.id === id);
  const { guards: duty, leader_id } = (await detail()) as { guards: GuardOnDuty[]; leader_id: number };
  expect(duty).toHaveLength(3);
  expect(leader_id).toBe(spare);
  expect(of(duty, guards[0])).toMatchObject({ replaced_at: '2026-11-20T12:30:00Z', replaced_by: spare, replace_reason: 'Fell ill' });
  expect(of(duty, spare)).toMatchObject({ joined_at: '2026-11-20T12:30:00Z', replaced_at: null });
  expect((await replace()).body.errors).toHaveProperty('guard_id');
  // One scan from before the change that came late, one from after it.
  await send(scan('tag-1', '20:02', { offline: true }));
  portal.clock.set('2026-11-20T21:03:00+08:00');
  await send(scan('tag-1', '21:02'));
  const rows = (await owner.client.get(CLOCKINGS, { sort: 'asc' })).body.data as { flags: string[] }[];
  expect(rows.map(({ flags }) => flags)).toEqual([['offline'], ['unplanned_guard']]);
  portal.clock.set('2026-11-21T07:00:00+08:00');
  expect((await replace({ guard_id: guards[1] })).body.errors).toEqual({ base: ['This operation is over or cancelled.'] });
  const { rows: audits } = await portal.owner.query(`select before, after from audit_logs where action = 'patrol_operation.replaced' and subject_id = $1`, [
    operation,
  ]);
  expect(audits).toMatchObject([{ before: { guard_id: guards[0] }, after: { guard_id: spare, reason: 'Fell ill' } }]);
});

test('whoever takes over may be on duty and is free, and the one who went has the hours until then alone', async () => {
  const { owner, guards, spare, registry, site_id, replace, plan } = await openNight();
  portal.clock.set('2026-11-20T20:30:00+08:00');
  await portal.owner.query(`update security_guard_compliances set vetting_expiry = '2026-11-20' where guard_id = $1`, [registry]);
  expect((await replace()).body.errors).toEqual({ by_id: ['Ganti bin Contoh: May not be posted: Vetting.'] });
  await portal.owner.query(`update security_guard_compliances set vetting_expiry = '2027-11-20' where guard_id = $1`, [registry]);
  expect((await replace()).body).toMatchObject({ success: true });
  // Of the night the one who went has an hour and a half, which with a day of twelve hours is too much still.
  const day = { start_date: '2026-11-21', end_date: '2026-11-21', shift_name: 'Day' };
  expect((await plan({ ...day, guard_ids: [spare, guards[0]] })).body.errors).toEqual({
    guard_ids: [expect.stringContaining('Contoh bin Contoh: 13.5 hours of work')],
  });
  const { rows } = await portal.owner.query('select shifts from patrol_sites where id = $1', [site_id]);
  expect(rows[0].shifts.length).toBeGreaterThan(1);
  const reader = await adminOf(portal, owner, { '/patrol/operation': ['Create', 'Cancel'] });
  expect((await replace({ guard_id: guards[1] }, reader)).status).toBe(403);
  const neighbour = await openNight();
  expect((await replace({ guard_id: guards[1] }, neighbour.owner)).status).toBe(404);
});

test('what the office enters counts as a scan, is marked wherever it stands, and is in its own bounds', async () => {
  const { owner, guards, points, operation, site_id, detail, enter } = await openNight();
  portal.clock.set('2026-11-20T20:30:00+08:00');
  expect((await enter({ reason: 'x' })).body.errors).toHaveProperty('reason');
  expect((await enter({ time: '20:31' })).body.errors).toEqual({ time: ['Enter a time of the last 24 hours.'] });
  expect((await enter({ date: '2026-11-19', time: '20:29' })).body.errors).toHaveProperty('time');
  expect((await enter({ time: '12:00' })).body.errors).toEqual({ time: ['No shift of the site ran then.'] });
  expect((await enter({ guard_id: 987_654 })).body.errors).toHaveProperty('guard_id');
  expect((await enter({ checkpoint_id: 987_654 })).body.errors).toHaveProperty('checkpoint_id');
  expect((await enter()).body).toMatchObject({ success: true });
  const { round_list, done } = await detail();
  expect([done, round_list[0].points[0]]).toEqual([
    1,
    expect.objectContaining({ checkpoint_id: points[0], status: 'ontime', manual: true, scanned_at: '2026-11-20T12:02:00.000Z' }),
  ]);
  const [row] = (await owner.client.get(CLOCKINGS)).body.data;
  expect(row).toMatchObject({ method: 'Manual', remark: 'The tag is torn off', flags: [], status: 'ontime', entered_by: expect.any(String) });
  const { url } = (await owner.client.post(`${OPERATIONS}/${operation}/certificates`, { name: 'Client', days: 7, round_id: null })).body.data;
  const shown = (await portal.as(null).post('api/patrol/certificates/open', { token: new URL(url).hash.slice(1) })).body.data;
  expect(shown.rounds[0].points[0]).toMatchObject({ status: 'ontime', manual: true });
  expect((await owner.client.get(`${CLOCKINGS}/summary`)).body.data).toEqual({ scans: 1, late: 0, manual: 1, undecided: 0, welfare: null });
  const reader = await adminOf(portal, owner, { '/patrol/ops/clocking': ['Update'] });
  expect((await enter({ time: '20:12', checkpoint_id: points[1] }, reader)).status).toBe(403);
  const neighbour = await openNight();
  portal.clock.set('2026-11-20T20:30:00+08:00');
  expect((await neighbour.enter({ site_id, guard_id: guards[0] })).body.errors).toHaveProperty('guard_id');
  expect((await neighbour.enter({ checkpoint_id: points[0] })).body.errors).toHaveProperty('checkpoint_id');
});

test('welfare checks of today are told on the page of scans', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, session } = await openGuardedSite(portal, owner, ['21:00'], { welfare_minutes: 60 });
  await plan();
  portal.clock.set('2026-11-20T20:02:00+08:00');
  const answer = { client_ref: crypto.randomUUID(), recorded_at: '2026-11-20T20:01:00+08:00', offline: false, do: 'welfare', answer: 'OK' };
  expect((await call('emergencies', { session, events: [answer] })).body.data).toMatchObject({ accepted: 1 });
  portal.clock.set('2026-11-20T21:30:00+08:00');
  expect((await owner.client.get(`${CLOCKINGS}/summary`)).body.data.welfare).toEqual({ checks: 2, late: 0, missed: 1, help: 0 });
});

test('scans of points stand by hour of the day, late ones apart, with points that nobody passed', async () => {
  const { owner, points, send, scan } = await openNight();
  portal.clock.set('2026-11-20T21:30:00+08:00');
  await send(scan('tag-1', '20:02', { offline: true }), scan('tag-1', '21:15', { offline: true }));
  const hours = (more: object = {}, who: TestPerson = owner) =>
    who.client.get(`${CLOCKINGS}/hours`, { start_date: '2026-11-20', end_date: '2026-11-20', ...more });
  const { data } = (await hours()).body;
  const at = (list: number[]) => Object.fromEntries([...list.entries()].filter(([, n]) => n > 0));
  expect(data.map((row: { checkpoint_id: number; scans: number[]; late: number[] }) => [row.checkpoint_id, at(row.scans), at(row.late)])).toEqual([
    [points[0], { 20: 1, 21: 1 }, { 21: 1 }],
    [points[1], {}, {}],
  ]);
  expect((await hours({ start_date: '2026-11-21', end_date: '2026-11-21' })).body.data[0].scans).toEqual(Array.from({ length: 24 }, () => 0));
  expect((await hours({ start_date: '2026-10-01' })).body.errors).toHaveProperty('end_date');
  expect((await hours({ end_date: '2026-11-19' })).body.errors).toHaveProperty('end_date');
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await hours({}, stranger)).body.data).toEqual([]);
  expect((await hours({}, await adminOf(portal, owner, { '/patrol/operation': [] }))).status).toBe(403);
});
