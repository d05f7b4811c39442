/** A month made from the shifts of a site over HTTP: shown first, planned once however often it is asked, with who cannot and why. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { fitGuard } from '#app/server/testing/patrol/guard-fixture.ts';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const OPERATIONS = 'api/patrol/operations';
const CALL = `${OPERATIONS}/generate`;

async function openPool(count: number, more: object = {}) {
  const owner = await ownerOf(portal);
  const site = await openGuardedSite(portal, owner, ['21:00'], more);
  const { guards, registry, site_id } = site;
  for (let n = 3; n <= count; n += 1) {
    registry.push(
      await fitGuard(owner.client, { guard_no: `R-${n}`, name: `Contoh Nombor ${'ABCDEFGH'[n]}`, identity_number: `9003${10 + n}-80-50${10 + n}` }),
    );
    const form = {
      security_guard_id: registry.at(-1),
      code: `G00${n}`,
      position: n === 3 ? 'Team Leader' : 'Guard',
      home_site_id: site_id,
      skills: null,
      status: 'Active',
    };
    guards.push((await owner.client.post('api/patrol/guards', form)).body.data.id);
  }
  const input = {
    site_id,
    month: '2026-12-15',
    guard_ids: guards,
    work_days: 6,
    rest_days: 1,
    rotate: true,
    device_ids: [site.device],
    briefing: null,
    override_reason: 'Agreed with the guards',
  };
  const generate = (given: object = {}, who: TestPerson = owner) => who.client.post(CALL, { ...input, ...given });
  const planned = async () =>
    (await owner.client.get(`${OPERATIONS}/month`, { month: '2026-12-31' })).body.data as { date: string; guards: number; status: string }[];
  return { owner, ...site, generate, planned };
}

test('a dry run plans nothing and shows what the real one plans, which is done once however often it is asked', async () => {
  const { owner, guards, device, generate, planned } = await openPool(5);
  const shown = await generate({ dry_run: true });
  expect(shown.body, JSON.stringify(shown.body)).toMatchObject({ success: true, message: '62 operations can be planned.' });
  expect(shown.body.data).toMatchObject({ existing: 0, short: [], refused: [] });
  expect(shown.body.data.planned).toHaveLength(62);
  expect(await planned()).toEqual([]);
  const answers = await Promise.all([generate(), generate(), generate()]);
  expect(answers.map(({ body }) => body.data.planned.length).toSorted((a: number, b: number) => a - b)).toEqual([0, 0, 62]);
  const made = answers.find(({ body }) => body.data.planned.length > 0)?.body.data;
  expect(made.planned).toEqual(shown.body.data.planned);
  const month = await planned();
  expect(month).toHaveLength(62);
  expect(new Set(month.map(({ guards: n, status }) => `${n} ${status}`))).toEqual(new Set(['2 Upcoming']));
  const { body } = await owner.client.get(OPERATIONS, { start_date: '2026-12-03', end_date: '2026-12-03', sort: 'asc' });
  expect(body.data.map((row: { shift_name: string; rounds: number }) => [row.shift_name, row.rounds])).toEqual([
    ['Day', 0],
    ['Night', 1],
  ]);
  const detail = (await owner.client.get(`${OPERATIONS}/${body.data[0].id}`)).body.data;
  expect(detail.devices).toEqual([{ id: device, name: 'Phone' }]);
  // Where the team leader stands, the team leader leads.
  const led = made.planned.filter((each: { leader_id: number | null }) => each.leader_id !== null) as { leader_id: number; guards: { id: number }[] }[];
  expect(new Set(led.map(({ leader_id }) => leader_id))).toEqual(new Set([guards[2]]));
  expect(made.planned.filter((each: { guards: { id: number }[] }) => each.guards.some(({ id }) => id === guards[2]))).toHaveLength(led.length);
  // One is cancelled and comes again; the others stay.
  await owner.client.post(`${OPERATIONS}/${body.data[0].id}/cancel`, { reason: 'The client closed' });
  expect((await generate()).body.data).toMatchObject({ existing: 61, planned: [{ date: '2026-12-03', shift_name: 'Day' }] });
});

test('a month with too much overtime is shown to all who may plan, and planned by the owner alone, with a reason', async () => {
  const { owner, generate, planned } = await openPool(4);
  const shown = (await generate({ dry_run: true, override_reason: null })).body.data.warnings as { warning: string }[];
  expect(shown.map(({ warning }) => warning).join(' ')).toContain('overtime');
  expect((await generate({ override_reason: null })).body.errors).toEqual({ override_reason: [expect.stringContaining('Enter why')] });
  const admin = await adminOf(portal, owner, { '/patrol/operation': ['Create'] });
  expect((await generate({ dry_run: true }, admin)).body.data.warnings).toHaveLength(shown.length);
  expect((await generate({}, admin)).body.errors).toEqual({ base: [expect.stringContaining('Only the owner')] });
  expect(await planned()).toEqual([]);
  expect((await generate()).body.data.warnings).toHaveLength(shown.length);
  expect((await planned()).length).toBeGreaterThan(0);
});

test('guards whose papers end or who are elsewhere are named with the reason, and shifts without enough guards stay unplanned', async () => {
  const { owner, guards, registry, generate, planned, plan } = await openPool(4);
  await portal.owner.query(`update security_guard_compliances set vetting_expiry = '2026-12-10' where guard_id = $1`, [registry[0]]);
  await plan({ start_date: '2026-12-01', end_date: '2026-12-02', guard_ids: guards.slice(2, 4) });
  const { data } = (await generate({ dry_run: true })).body;
  expect(data.existing).toBe(2);
  expect(data.refused).toEqual([{ id: guards[0], name: 'Contoh bin Contoh', reason: 'May not be posted: Vetting.', first_date: '2026-12-11', dates: 21 }]);
  expect(data.short.length).toBeGreaterThan(0);
  expect(data.planned.length + data.short.length).toBe(60);
  expect(data.short.every(({ missing }: { missing: number }) => missing >= 1)).toBe(true);
  expect((await generate()).body.data).toEqual(data);
  expect(await planned()).toHaveLength(2 + data.planned.length);
  const viewer = await adminOf(portal, owner, { '/patrol/operation': ['Create'] });
  const hidden = (await generate({ dry_run: true }, viewer)).body.data.refused[0].reason;
  expect(hidden).toContain('the compliance data refuse it');
});

test('shifts that have begun are left out, and who may not plan or asks for strangers is refused', async () => {
  const { owner, guards, device, generate, planned } = await openPool(5);
  portal.clock.set('2026-12-30T20:00:00+08:00');
  await portal.owner.query('update security_guard_compliances set vetting_expiry = $1, medical_date = $2 where company_id = $3', [
    '2027-05-01',
    '2026-06-01',
    owner.companyId,
  ]);
  const { data } = (await generate()).body;
  expect(data.planned.map((each: { date: string; shift_name: string }) => `${each.date} ${each.shift_name}`)).toEqual(['2026-12-31 Day', '2026-12-31 Night']);
  expect(await planned()).toHaveLength(2);
  expect((await generate({ guard_ids: [...guards, 987_654] })).body.errors).toHaveProperty('guard_ids');
  expect((await generate({ device_ids: [device, 987_654] })).body.errors).toHaveProperty('device_ids');
  expect((await generate({ work_days: 7 })).body.errors).toHaveProperty('work_days');
  expect((await generate({}, await adminOf(portal, owner, { '/patrol/operation': [] }))).status).toBe(403);
  expect((await generate({}, await ownerOf(portal))).status).toBe(404);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(`${OPERATIONS}/month`, { month: '2026-12-01' })).body.data).toEqual([]);
});

test('a month and a table of hours that hold not everything say so', async () => {
  const { owner, site_id } = await openPool(3);
  const month = () => owner.client.get(`${OPERATIONS}/month`, { month: '2026-12-01' });
  const hours = () => owner.client.get('api/patrol/clockings/hours', { start_date: '2026-12-01', end_date: '2026-12-07' });
  const plan = (from: number, to: number) =>
    portal.owner.query(
      `insert into patrol_operations (company_id, number, site_id, date, shift_name, start_at, end_at)
       select $1, 'X' || n, $2, '2026-12-01', 'S' || n, '2026-12-01T00:00:00Z', '2026-12-01T08:00:00Z' from generate_series($3::int, $4::int) n`,
      [owner.companyId, site_id, from, to],
    );
  const had = (await hours()).body.data.length as number;
  const place = (from: number, to: number) =>
    portal.owner.query(
      `insert into patrol_checkpoints (company_id, site_id, code, name, type, lat, lng, radius_m, far_m, position)
       select $1, $2, 'X' || n, 'Point ' || n, 'GPS', 3.1, 101.6, 50, 100, n from generate_series($3::int, $4::int) n`,
      [owner.companyId, site_id, from, to],
    );
  await plan(1, 1000);
  await place(1, 500 - had);
  expect([(await month()).body, (await hours()).body]).toMatchObject([{ more: false }, { more: false }]);
  await plan(1001, 1001);
  await place(501, 501);
  const [shown, points] = [(await month()).body, (await hours()).body];
  expect([shown.more, shown.data.length, points.more, points.data.length]).toEqual([true, 1000, true, 500]);
});
