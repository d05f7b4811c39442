/** Cost over HTTP: confirmed days at the rates that were agreed, overtime, budget, and what waits. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { CONTRACT, PROJECTS as CONTRACTS } from '#app/server/testing/progress-claim-fixture.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openProject } from '#app/server/testing/workforce-project.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('confirmed days cost what was agreed for them, to the sen, by month and position', async () => {
  portal.clock.set('2026-11-29T07:00:00+08:00');
  const owner = await ownerOf(portal);
  const { path, need, needForm, addNeed, confirmed, hire, form, site } = await openProject(portal, owner);
  const agreed = await addNeed({ shift_name: 'Agreed', cost_rate: 95.55, overtime_rate: 20.2 });
  const span = { start_date: '2026-11-29', end_date: '2026-12-02' };
  const [ali, siti] = [await hire(), await hire()];
  await confirmed(ali.id, span);
  await confirmed(siti.id, { ...span, requirement_id: agreed });
  const attend = (employee: number, date: string, overtime: number) =>
    portal.owner.query(
      `with punch as (insert into attendance_records (company_id, employee_id, type, source, recorded_at, work_site_id, position)
         values ($1, $2, 'checkin', 'web', $3, $4, 'inside') returning id)
       insert into attendances (company_id, employee_id, date, session_index, day_type, checkin_id, minutes, overtime_minutes, overtime_status, basis)
       select $1, $2, $5, 0, 'Normal', id, 480, $6::int, 'Approved', '{}' from punch`,
      [owner.companyId, employee, `${date} 08:00+08`, site, date, overtime],
    );
  await attend(ali.id, '2026-11-29', 50);
  await attend(ali.id, '2026-11-30', 0);
  await attend(siti.id, '2026-11-30', 100);
  await attend(ali.id, '2026-12-01', 0);
  portal.clock.set('2026-12-02T20:00:00+08:00');
  const settle = (date: string, what = 'confirm', body: object = { weather: null, incidents: null, remark: null }) =>
    owner.client.post(`${path}/daily-reports/${date}/${what}`, body);
  const cost = async () => (await owner.client.get(`${path}/cost`)).body.data;
  expect(await cost()).toMatchObject({ budget: null, left: null, cost: 0, waiting: 3, rows: [] });
  for (const date of ['2026-11-29', '2026-11-30', '2026-12-01']) expect((await settle(date)).body).toMatchObject({ success: true });
  const project = (await owner.client.get(path)).body.data;
  await owner.client.post(path, { ...form, budget: 400, updated_at: project.updated_at });

  const found = await cost();
  // Fifty minutes at 100 ÷ 8 × 1.5 are 15.625, a hundred at the agreed 20.20 are 33.666…: rounded once each.
  const [november, december] = found.rows;
  expect(november).toMatchObject({ month: '2026-11-01', days: 3, cost: 295.55, overtime_minutes: 150, overtime_cost: 49.3, total: 344.85 });
  expect(november.parts).toEqual([
    { rate: 100, days: 2, cost: 200, overtime_rate: null, overtime_minutes: 50, overtime_cost: 15.63 },
    { rate: 95.55, days: 1, cost: 95.55, overtime_rate: 20.2, overtime_minutes: 100, overtime_cost: 33.67 },
  ]);
  expect(december).toMatchObject({ month: '2026-12-01', days: 1, total: 100 });
  expect(found).toMatchObject({ budget: 400, cost: 444.85, left: -44.85, waiting: 0 });
  expect((await owner.client.get(path)).body.data).toMatchObject({ cost_to_date: 444.85 });

  // A rate that changes later changes no day that is confirmed.
  const { updated_at } = (await owner.client.get(`${path}/requirements/${need}`)).body.data;
  await owner.client.post(`${path}/requirements/${need}`, { ...needForm({ cost_rate: 200, overtime_rate: 1 }), updated_at });
  expect((await cost()).cost).toBe(444.85);
  await settle('2026-12-01', 'reopen', { reason: 'The hours were wrong' });
  expect(await cost()).toMatchObject({ cost: 344.85, left: 55.15, waiting: 1 });

  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(`${path}/cost`)).status).toBe(404);
  const viewer = await adminOf(portal, owner, { '/wom/project': ['Cost'] });
  expect((await viewer.client.get(`${path}/cost`)).status).toBe(200);
  const other = await adminOf(portal, owner, { '/attendance/manage': [] });
  expect((await other.client.get(`${path}/cost`)).status).toBe(403);
});

test('money of projects is for those alone who were given the right, and others change projects and needs without touching it', async () => {
  const owner = await ownerOf(portal);
  const { path, need, needForm, form } = await openProject(portal, owner);
  const stamp = async (of: string) => (await owner.client.get(of)).body.data.updated_at;
  expect((await owner.client.post(path, { ...form, budget: 400, updated_at: await stamp(path) })).body).toMatchObject({ success: true, data: { budget: 400 } });
  const planner = await adminOf(portal, owner, { '/wom/project': ['Create', 'Update'] });
  const nothing = { cost: null, bill: null };
  const own = `${path}/requirements/${need}`;
  expect((await planner.client.get(path)).body.data).toMatchObject({ ...nothing, budget: null, cost_to_date: null });
  expect((await planner.client.get('api/wom/projects')).body.data).toMatchObject([{ ...nothing, budget: null, cost_to_date: null }]);
  expect((await planner.client.get(own)).body.data).toMatchObject({ ...nothing, cost_rate: null, overtime_rate: null, bill_rate: null, days: 105 });
  expect((await planner.client.get(`${path}/cost`)).status).toBe(403);

  const renamed = await planner.client.post(path, { ...form, name: 'Night works, lot 2', budget: 1, updated_at: await stamp(path) });
  expect(renamed.body).toMatchObject({ success: true, data: { name: 'Night works, lot 2', budget: null } });
  const more = await planner.client.post(own, { ...needForm({ headcount: 4, cost_rate: null }), updated_at: await stamp(own) });
  expect(more.body).toMatchObject({ success: true });
  expect((await owner.client.get(path)).body.data).toMatchObject({ budget: 400, cost: 14_000 });
  expect((await owner.client.get(own)).body.data).toMatchObject({ headcount: 4, cost_rate: 100 });
  expect((await owner.client.post(`${path}/requirements`, needForm({ cost_rate: null }))).body.errors).toEqual({
    cost_rate: ['Enter what a day of one person costs.'],
  });
});

test('whoever sees no costs adds a need with its rate open, and a day of it is confirmed once the rate is entered', async () => {
  portal.clock.set('2026-12-07T07:00:00+08:00');
  const owner = await ownerOf(portal);
  const { path, needForm, confirmed, hire } = await openProject(portal, owner);
  const planner = await adminOf(portal, owner, { '/wom/project': ['Update'] });
  const before = (await owner.client.get(path)).body.data.cost;
  const added = await planner.client.post(`${path}/requirements`, needForm({ shift_name: 'Late', cost_rate: 999 }));
  expect(added.body).toMatchObject({ success: true, data: { cost_rate: null, cost: null } });
  const own = `${path}/requirements/${added.body.data.id}`;
  expect((await owner.client.get(own)).body.data).toMatchObject({ cost_rate: null, overtime_rate: null, bill_rate: null, cost: null });
  expect((await owner.client.get(path)).body.data.cost).toBe(before);
  const others = await adminOf(portal, owner, { '/wom/project': ['Create', 'Delete', 'Deploy', 'Confirm', 'Cost', 'Export'] });
  expect((await others.client.post(`${path}/requirements`, needForm())).status).toBe(403);
  const extra = (await planner.client.post(`${path}/requirements`, needForm({ shift_name: 'Extra', cost_rate: null }))).body.data;
  const gone = async (who: typeof owner) => (await who.client.delete(`${path}/requirements/${extra.id}`, { updated_at: extra.updated_at })).status;
  expect([await gone(others), await gone(planner)]).toEqual([403, 200]);

  const date = '2026-12-07';
  const ali = await confirmed((await hire()).id, { requirement_id: added.body.data.id, start_date: date, end_date: date });
  portal.clock.set('2026-12-08T20:00:00+08:00');
  const day = `${path}/daily-reports/${date}`;
  expect((await owner.client.post(day, { deployment_id: ali, present: true, hours: 8, reason: 'Seen there' })).body).toMatchObject({ success: true });
  const settle = async () => (await owner.client.post(`${day}/confirm`, { weather: null, incidents: null, remark: null })).body;
  expect((await settle()).errors).toEqual({ date: [expect.stringContaining('not entered yet: Late.')] });
  const { updated_at } = (await owner.client.get(own)).body.data;
  const entered = await owner.client.post(own, { ...needForm({ shift_name: 'Late', cost_rate: 120 }), updated_at });
  expect(entered.body).toMatchObject({ success: true, data: { cost_rate: 120 } });
  expect(await settle()).toMatchObject({ success: true });
  expect((await owner.client.get(`${path}/cost`)).body.data).toMatchObject({ cost: 120, waiting: 0 });
});

test('a project names the contract that it works for, for those who see contracts, with what was certified', async () => {
  const owner = await ownerOf(portal);
  const contract = (await owner.client.post(CONTRACTS, CONTRACT)).body.data;
  const { path, form } = await openProject(portal, owner);
  const save = async (who: typeof owner, pcr_project_id: number | null) =>
    (await who.client.post(path, { ...form, pcr_project_id, updated_at: (await owner.client.get(path)).body.data.updated_at })).body;
  expect((await save(owner, 999_999)).errors).toEqual({ pcr_project_id: ['Choose a contract of this company that you may see.'] });
  expect(await save(owner, contract.id)).toMatchObject({ success: true, data: { contract: { id: contract.id, name: `${contract.code} · ${contract.name}` } } });
  expect((await owner.client.get(`${path}/cost`)).body.data.contract).toMatchObject({ id: contract.id, contract_sum: contract.contract_sum, certified: 0 });
  const planner = await adminOf(portal, owner, { '/wom/project': ['Update', 'Cost'] });
  expect((await planner.client.get(path)).body.data.contract).toBeNull();
  expect((await planner.client.get(`${path}/cost`)).body.data.contract).toBeNull();
  // Whoever sees no contracts leaves it as it is.
  expect(await save(planner, null)).toMatchObject({ success: true });
  expect((await owner.client.get(path)).body.data.contract).toMatchObject({ id: contract.id });
  expect(await save(owner, null)).toMatchObject({ success: true, data: { contract: null } });
});
