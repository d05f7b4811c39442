/** Operations and scans over HTTP: planning, who may be on duty, scans from devices once and late, what becomes of rounds. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const OPERATIONS = 'api/patrol/operations';
test('a shift is planned with its rounds for each day, once, with enough guards who may and can', async () => {
  const owner = await ownerOf(portal);
  const { plan, guards, registry, site_id } = await openGuardedSite(portal, owner);
  const wrong = async (more: object) => (await plan(more)).body.errors;
  expect(await wrong({ guard_ids: guards.slice(0, 1) })).toEqual({ guard_ids: ['This shift needs 2 guards.'] });
  expect(await wrong({ shift_name: 'Evening' })).toHaveProperty('shift_name');
  expect(await wrong({ end_date: '2026-11-19' })).toHaveProperty('end_date');
  expect(await wrong({ end_date: '2026-12-21' })).toHaveProperty('end_date');
  expect(await wrong({ guard_ids: [...guards, 987_654] })).toHaveProperty('guard_ids');
  const first = await plan({ end_date: '2026-11-21' });
  expect(first.body, JSON.stringify(first.body)).toMatchObject({ success: true, data: { ids: [expect.any(Number), expect.any(Number)] } });
  expect(await wrong({ shift_name: 'Day' })).toEqual({ guard_ids: [expect.stringContaining('24 hours of work within 24 hours')] });
  expect(await wrong({ start_date: '2026-11-21', end_date: '2026-11-21' })).toHaveProperty('guard_ids');
  const { body } = await owner.client.get(OPERATIONS, { start_date: '2026-11-20', end_date: '2026-11-20', sort: 'asc' });
  expect(body.data.map((row: Record<string, unknown>) => [row['shift_name'], row['status'], row['rounds'], row['expected']])).toEqual([
    ['Night', 'Upcoming', 2, 4],
  ]);
  await portal.owner.query(`update security_guard_compliances set vetting_expiry = '2026-11-30' where guard_id = $1`, [registry[0]]);
  const last = { start_date: '2026-11-30', end_date: '2026-11-30' };
  expect(await wrong(last)).toEqual({ guard_ids: ['Contoh bin Contoh: May not be posted: Vetting.'] });
  expect(await wrong({ ...last, shift_name: 'Day' })).toBeUndefined();
  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(`${OPERATIONS}/${first.body.data.ids[0]}`)).status).toBe(404);
  expect(
    (
      await stranger.client.post(OPERATIONS, {
        site_id,
        start_date: '2026-12-01',
        end_date: '2026-12-01',
        shift_name: 'Night',
        guard_ids: guards,
        briefing: null,
      })
    ).status,
  ).toBe(404);
});

test('scans are taken once, matched to rounds, and what comes late turns missed points back', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan } = await openGuardedSite(portal, owner);
  const [id] = (await plan()).body.data.ids;
  const point = async () =>
    (await owner.client.get(`${OPERATIONS}/${id}`)).body.data.round_list.map(({ status, points }: { status: string; points: { status: string }[] }) => [
      status,
      points.map((each) => each.status).join(' '),
    ]);
  portal.clock.set('2026-11-20T21:03:00+08:00');
  const gate = scan('tag-1', '21:02');
  expect((await send(gate)).body.data).toEqual({ accepted: 1, duplicated: 0, rejected: [] });
  expect((await send(gate)).body.data).toEqual({ accepted: 0, duplicated: 1, rejected: [] });
  expect(await point()).toEqual([
    ['On Going', 'ontime pending'],
    ['Upcoming', 'pending pending'],
  ]);
  portal.clock.set('2026-11-20T21:40:00+08:00');
  expect((await point())[0]).toEqual(['Incomplete', 'ontime missed']);
  const { body } = await send(scan('tag-2', '21:11', { offline: true }), scan('nobody', '21:38'), { client_ref: 'x' }, scan('tag-1', '23:59'));
  expect(body.data).toMatchObject({ accepted: 2, duplicated: 0, rejected: [{ index: 2, client_ref: 'x' }, { index: 3 }] });
  expect((await point())[0]).toEqual(['Completed', 'ontime ontime']);
  const rows = (await owner.client.get('api/patrol/clockings', { sort: 'asc' })).body.data;
  expect(rows.map((row: Record<string, unknown>) => [row['checkpoint'], row['status'], row['flags']])).toEqual([
    ['CP1 · Main gate', 'ontime', []],
    ['CP2 · Main gate', 'ontime', ['offline']],
    [null, null, ['unknown_tag']],
  ]);
  expect((await owner.client.get('api/patrol/clockings', { flag: 'unknown_tag' })).body.data[0]).toMatchObject({
    tag_uid: 'nobody',
    guard: 'Contoh bin Contoh',
  });
});

test('a missed point is excused with a reason, and an operation is cancelled before it begins alone', async () => {
  const owner = await ownerOf(portal);
  const { plan, points } = await openGuardedSite(portal, owner);
  portal.clock.set('2026-11-20T10:00:00+08:00');
  const [id] = (await plan()).body.data.ids;
  // Nothing is due yet, so nothing is met or missed.
  expect((await owner.client.get(`${OPERATIONS}/${id}`)).body.data).toMatchObject({ missed: 0, level_met: null });
  portal.clock.set('2026-11-21T08:00:00+08:00');
  const seen = (await owner.client.get(`${OPERATIONS}/${id}`)).body.data;
  expect(seen).toMatchObject({ status: 'Completed', missed: 4, level_met: false });
  const [round] = seen.round_list;
  const excuse = (checkpoint_id: number | undefined) =>
    owner.client.post(`${OPERATIONS}/${id}/excuse`, { round_id: round.id, checkpoint_id, reason: 'Flood in the lane' });
  expect((await excuse(987_654)).body.errors).toHaveProperty('checkpoint_id');
  expect((await excuse(points[0])).status).toBe(200);
  const after = (await owner.client.get(`${OPERATIONS}/${id}`)).body.data;
  expect(after).toMatchObject({ done: 1, missed: 3 });
  expect(after.round_list[0].points[0]).toMatchObject({ status: 'excused', excuse: 'Flood in the lane' });
  expect((await owner.client.post(`${OPERATIONS}/${id}/cancel`, { reason: 'No need' })).body.errors).toHaveProperty('base');
  const [later] = (await plan({ start_date: '2026-11-25', end_date: '2026-11-25' })).body.data.ids;
  expect((await owner.client.post(`${OPERATIONS}/${later}/cancel`, { reason: 'The client closed' })).status).toBe(200);
  expect((await plan({ start_date: '2026-11-25', end_date: '2026-11-25' })).body.data.ids).toHaveLength(1);
  const viewer = await adminOf(portal, owner, { '/patrol/operation': [] });
  expect((await viewer.client.post(`${OPERATIONS}/${id}/excuse`, { round_id: round.id, checkpoint_id: points[1], reason: 'Flood in the lane' })).status).toBe(
    403,
  );
  expect((await viewer.client.get('api/patrol/clockings')).status).toBe(403);
});

test('a device without its guard, or with too many scans at once, is refused', async () => {
  const owner = await ownerOf(portal);
  const { call, scan } = await openGuardedSite(portal, owner);
  expect((await call('events', { session: 'x'.repeat(43), events: [scan('tag-1', '09:00')] })).status).toBe(401);
  const { session } = (await call('login', { code: 'G001', pin: '482915' })).body.data;
  expect((await call('events', { session, events: Array.from({ length: 201 }, () => scan('tag-1', '09:00')) })).status).toBe(422);
  expect((await portal.as(null).post('api/devices/patrol/events', { session, events: [scan('tag-1', '09:00')] })).status).toBe(401);
});

test('scans of one operation that arrive at the same moment are all taken', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan } = await openGuardedSite(portal, owner);
  await plan();
  portal.clock.set('2026-11-20T21:30:00+08:00');
  const sent = await Promise.all(Array.from({ length: 12 }, (_, n) => send(scan(`tag-${1 + (n % 2)}`, `21:${String(n + 1).padStart(2, '0')}`))));
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
  expect((await owner.client.get('api/patrol/clockings', { status: 'ontime' })).body.meta.total).toBe(2);
});

test('a scan is taken once whoever has signed in meanwhile, and of equal times the order is that of the names, not of arrival', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, call, guards } = await openGuardedSite(portal, owner);
  await plan();
  portal.clock.set('2026-11-20T21:30:00+08:00');
  const [first, second] = ['0', 'f'].map((sign) => scan('tag-1', '21:02', { client_ref: `${sign.repeat(8)}-1111-4111-8111-111111111111`, remark: sign }));
  await send(second as object);
  await send(first as object);
  await owner.client.post(`api/patrol/guards/${guards[1]}/pin`, { pin: '739164' });
  const { session } = (await call('login', { code: 'G002', pin: '739164' })).body.data;
  expect((await call('events', { session, events: [first, second] })).body.data).toEqual({ accepted: 0, duplicated: 2, rejected: [] });
  const rows = (await owner.client.get('api/patrol/clockings')).body.data as { remark: string; flags: string[]; status: string | null }[];
  expect(rows.map(({ remark, flags, status }) => [remark, status, flags.includes('duplicate')]).sort()).toEqual([
    ['0', 'ontime', false],
    ['f', null, true],
  ]);
});

test('an hour of another offset is read, and a scan outside of operations says so', async () => {
  const owner = await ownerOf(portal);
  const { send, scan } = await openGuardedSite(portal, owner);
  const far = scan('tag-1', '', { recorded_at: '2026-11-20T21:58:00+20:00' });
  expect((await send(far, scan('nobody', '09:58'))).body.data).toEqual({ accepted: 2, duplicated: 0, rejected: [] });
  const rows = (await owner.client.get('api/patrol/clockings')).body.data as { flags: string[] }[];
  expect(rows.map(({ flags }) => flags).sort()).toEqual([['extra'], ['unknown_tag']]);
});

test('the list may begin with today: the days before it follow, then the days to come from the nearest on', async () => {
  const owner = await ownerOf(portal);
  const { plan } = await openGuardedSite(portal, owner);
  expect((await plan({ start_date: '2026-11-20', end_date: '2026-11-25' })).body.data.ids).toHaveLength(6);
  portal.clock.set('2026-11-22T10:00:00+08:00');
  const dates = async (more: Record<string, string | number>) =>
    ((await owner.client.get(OPERATIONS, more)).body.data as { date: string }[]).map(({ date }) => date.slice(-2));
  expect(await dates({ sort_by: 'today' })).toEqual(['22', '21', '20', '23', '24', '25']);
  expect(await dates({ sort_by: 'today', sort: 'asc' })).toEqual(['25', '24', '23', '20', '21', '22']);
  expect([...(await dates({ sort_by: 'today', per_page: 2 })), ...(await dates({ sort_by: 'today', per_page: 2, page: 2 }))]).toEqual(['22', '21', '20', '23']);
  // Today is that of the company.
  portal.clock.set('2026-11-22T23:59:00+08:00');
  expect((await dates({ sort_by: 'today' }))[0]).toBe('22');
  portal.clock.set('2026-11-23T00:00:00+08:00');
  expect((await dates({ sort_by: 'today' }))[0]).toBe('23');
  expect(await dates({ sort_by: 'date' })).toEqual(['25', '24', '23', '22', '21', '20']);
});

test('a shift has a leader among its guards and devices of its site, changed before it begins', async () => {
  const owner = await ownerOf(portal);
  const { plan, guards, device, site_id } = await openGuardedSite(portal, owner);
  const [first, second] = guards as [number, number];
  expect((await plan({ guard_ids: guards, leader_id: 987_654 })).body.errors).toEqual({ leader_id: ['The leader is one of the guards of the shift.'] });
  expect((await plan({ device_ids: [device, 987_654] })).body.errors).toHaveProperty('device_ids');
  const choices = (await owner.client.get('api/patrol/device-choices', { site_id })).body.data;
  expect(choices).toEqual([{ id: device, name: 'Phone', code: 'SN' }]);
  const [id] = (await plan({ leader_id: first, device_ids: [device] })).body.data.ids;
  const shown = async () => {
    const { leader_id, devices, briefing } = (await owner.client.get(`${OPERATIONS}/${id}`)).body.data;
    return { leader_id, devices, briefing };
  };
  expect(await shown()).toEqual({ leader_id: first, devices: [{ id: device, name: 'Phone' }], briefing: null });
  const change = (more: object, who = owner) => who.client.post(`${OPERATIONS}/${id}`, { leader_id: second, device_ids: [], briefing: 'Gate two', ...more });
  expect((await change({ leader_id: 987_654 })).body.errors).toHaveProperty('leader_id');
  expect((await change({}, await adminOf(portal, owner, { '/patrol/operation': [] }))).status).toBe(403);
  expect((await change({}, await ownerOf(portal))).status).toBe(404);
  expect((await change({})).status).toBe(200);
  expect(await shown()).toEqual({ leader_id: second, devices: [], briefing: 'Gate two' });
  portal.clock.set('2026-11-20T19:00:00+08:00');
  expect((await change({})).body.errors).toEqual({ base: [expect.stringContaining('has begun')] });
});

test('a seventh day in a row and too much overtime are for the owner alone to plan, with a reason', async () => {
  const owner = await ownerOf(portal);
  const { plan, site_id, guards } = await openGuardedSite(portal, owner);
  const six = await plan({ start_date: '2026-12-01', end_date: '2026-12-06' });
  expect(six.body.data.warnings).toEqual([]);
  const seven = { start_date: '2026-12-07', end_date: '2026-12-07' };
  expect((await plan(seven)).body.errors).toEqual({
    override_reason: [expect.stringMatching(/^Contoh bin Contoh: No rest day from 01\/12\/26 to 07\/12\/26.* Enter why it is planned nevertheless\.$/)],
  });
  const admin = await adminOf(portal, owner, { '/patrol/operation': ['Create'] });
  const body = { site_id, ...seven, shift_name: 'Night', guard_ids: guards, briefing: null, override_reason: 'Shutdown of the plant' };
  expect((await admin.client.post(OPERATIONS, body)).body.errors).toEqual({ base: [expect.stringContaining('Only the owner')] });
  const seventh = await plan({ ...seven, override_reason: 'Shutdown of the plant' });
  expect([seventh.body.message, seventh.body.data.warnings.length]).toEqual(['1 operation is planned.', 2]);
  const { rows } = await portal.owner.query<{ why: string | null }>(
    `select after ->> 'override_reason' as why from audit_logs where company_id = $1 and action = 'patrol_operation.planned' order by id`,
    [owner.companyId],
  );
  expect(rows).toEqual([{ why: null }, { why: 'Shutdown of the plant' }]);
  const rest = await plan({ start_date: '2026-12-09', end_date: '2026-12-29', override_reason: 'Shutdown of the plant' });
  expect(rest.body.data.warnings.join(' ')).toContain('112 hours of overtime in December 2026');
});

test('who takes over on a seventh day does so by the owner alone, with a reason', async () => {
  const owner = await ownerOf(portal);
  const { plan, guards } = await openGuardedSite(portal, owner, ['21:00'], {
    shifts: [
      { name: 'Day', start_time: '07:00', end_time: '15:00', guards: 1 },
      { name: 'Night', start_time: '19:00', end_time: '03:00', guards: 1 },
    ],
  });
  const [first, second] = guards as [number, number];
  await plan({ start_date: '2026-12-01', end_date: '2026-12-06', guard_ids: [first] });
  const [id] = (await plan({ start_date: '2026-12-07', end_date: '2026-12-07', guard_ids: [second] })).body.data.ids;
  const replace = (more: object) => owner.client.post(`${OPERATIONS}/${id}/replace`, { guard_id: second, by_id: first, reason: 'Is ill', ...more });
  expect((await replace({})).body.errors).toEqual({ override_reason: [expect.stringContaining('No rest day')] });
  expect((await replace({ override_reason: 'Nobody else is free' })).body).toMatchObject({ success: true, data: { warnings: [expect.any(String)] } });
});
