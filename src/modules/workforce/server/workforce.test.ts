/** Projects and what they need, over HTTP: the laws of registers, mistakes at their field, and what the coming days come to. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { needRegister } from './needs.register.ts';
import { projectRegister } from './projects.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const idOf = async (text: string, values: unknown[]): Promise<number> => (await portal.owner.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
const PROJECT = {
  code: 'W-1',
  name: 'Night works',
  client_name: null,
  start_date: '2026-11-01',
  end_date: '2026-12-31',
  budget: 50_000,
  sector: 'Construction',
  labour_supply: false,
  description: null,
  pcr_project_id: null,
  cancelled: false,
};
const NEED = {
  shift_name: 'Night',
  start_time: '20:00',
  end_time: '05:00',
  weekdays: [1, 2, 3, 4, 5],
  headcount: 5,
  start_date: '2026-11-16',
  end_date: '2026-11-29',
  break_minutes: 60,
  certificate_kind_ids: [],
  certificates: null,
  cost_rate: 120.5,
  overtime_rate: null,
  bill_rate: 180,
};
const placed = async ({ companyId }: Pick<TestPerson, 'companyId'>) => ({
  work_site_id: await idOf(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m)
     values ($1, 'Site ' || gen_random_uuid(), substr(gen_random_uuid()::text, 1, 12), 'Project', 3, 101, 100) returning id`,
    [companyId],
  ),
  manager_id: (await portal.asSystem((tx) => makeEmployee(tx, companyId, { name: 'Pengurus Contoh' }))).id,
});
const positioned = async ({ companyId }: Pick<TestPerson, 'companyId'>) =>
  idOf(`insert into positions (company_id, name) values ($1, 'Welder ' || substr(gen_random_uuid()::text, 1, 8)) returning id`, [companyId]);

registerContractTests(() => portal, projectRegister, {
  valid: async (owner) => ({ ...PROJECT, ...(await placed(owner)) }),
  changed: async (owner) => ({ ...PROJECT, ...(await placed(owner)), name: 'Day works', budget: null }),
  other: (n, valid) => ({ ...valid, code: `W-9${n}`, name: `Works ${n}` }),
  doubles: [[(valid) => ({ ...valid, code: 'w-1', name: 'Others' }), 'code']],
});

registerContractTests(() => portal, needRegister, {
  valid: async (owner) => ({ ...NEED, position_id: await positioned(owner) }),
  changed: async (owner) => ({ ...NEED, position_id: await positioned(owner), headcount: 6, bill_rate: null }),
  other: (n, valid) => ({ ...valid, shift_name: `Shift ${n}` }),
  under: async (owner) => ({ project_id: (await owner.client.post('api/wom/projects', { ...PROJECT, ...(await placed(owner)), code: 'W-U' })).body.data.id }),
});

test('what a project needs lies within its days, and comes to people, cost and what is billed', async () => {
  const owner = await ownerOf(portal);
  const { client } = owner;
  const where = await placed(owner);
  const position_id = await positioned(owner);
  const project = (await client.post('api/wom/projects', { ...PROJECT, ...where })).body.data;
  const path = `api/wom/projects/${project.id}/requirements`;
  const need = (more: object = {}) => client.post(path, { ...NEED, position_id, ...more });
  expect((await need({ start_date: '2026-10-31' })).body.errors.start_date).toEqual(['The project runs from 01/11/26 to 31/12/26.']);
  expect((await need({ end_date: '2026-11-15' })).body.errors).toHaveProperty('end_date');
  expect((await need({ end_time: '20:00' })).body.errors).toHaveProperty('end_time');
  expect((await need({ start_time: '20:00', end_time: '21:00' })).body.errors).toHaveProperty('break_minutes');
  expect((await need({ position_id: 987_654 })).body.errors).toHaveProperty('position_id');
  // Ten days of five people.
  expect((await need()).body.data).toMatchObject({ days: 50, cost: 6025, bill: 9000 });
  // 2026-11-20 is a Friday: needed today, not on Saturday.
  expect((await client.get(`api/wom/projects/${project.id}`)).body.data).toMatchObject({
    status: 'On Going',
    needs: 1,
    today: 5,
    tomorrow: 0,
    cost: 6025,
    bill: 9000,
  });
  const { data } = (await client.get('api/wom/projects/summary')).body;
  expect(data).toMatchObject({ projects: 1, today: 5, tomorrow: 0 });
  expect(data.days.map(({ heads }: { heads: number }) => heads)).toEqual([5, 0, 0, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0]);
  const change = (more: object) => client.post(`api/wom/projects/${project.id}`, { ...PROJECT, ...where, ...more, updated_at: project.updated_at });
  expect((await change({ end_date: '2026-11-20' })).body.errors.end_date).toEqual(['What the project needs reaches from 16/11/26 to 29/11/26.']);
  expect((await client.delete(`api/wom/projects/${project.id}`)).status).toBe(422);
  expect((await change({ cancelled: true })).body.data).toMatchObject({ status: 'Cancelled', today: 0 });
  expect((await client.get('api/wom/projects/summary')).body.data).toMatchObject({ projects: 0, today: 0 });
  expect((await client.get('api/wom/projects', { status: 'Cancelled' })).body.meta.total).toBe(1);
});

test('the map has the sites of projects that run or are to come, with what is needed and confirmed there today', async () => {
  const owner = await ownerOf(portal);
  const where = await placed(owner);
  const add = async (code: string, more: object) =>
    (await owner.client.post('api/wom/projects', { ...PROJECT, ...where, code, ...more })).body.data.id as number;
  const running = await add('M-1', {});
  const coming = await add('M-2', { start_date: '2026-12-01', name: 'Day works' });
  await add('M-3', { cancelled: true });
  await add('M-4', { start_date: '2026-01-05', end_date: '2026-11-19' });
  const elsewhere = await placed(owner);
  const last = await add('M-5', { ...elsewhere, start_date: '2026-01-05', end_date: '2026-11-20' });
  const position_id = await positioned(owner);
  expect((await owner.client.post(`api/wom/projects/${running}/requirements`, { ...NEED, position_id })).body).toMatchObject({ success: true });
  const { data } = (await owner.client.get('api/wom/projects/sites')).body;
  expect(data.toSorted((one: { id: number }, other: { id: number }) => one.id - other.id)).toMatchObject([
    {
      id: where.work_site_id,
      lat: 3,
      lng: 101,
      radius_m: 100,
      needed: 5,
      filled: 0,
      projects: [
        { id: running, status: 'On Going', needed: 5, filled: 0 },
        { id: coming, name: 'Day works', status: 'Upcoming', needed: 0, filled: 0 },
      ],
    },
    { id: elsewhere.work_site_id, needed: 0, projects: [{ id: last, status: 'On Going' }] },
  ]);
  expect((await (await ownerOf(portal)).client.get('api/wom/projects/sites')).body.data).toEqual([]);
  expect((await (await adminOf(portal, owner, { '/attendance/manage': [] })).client.get('api/wom/projects/sites')).status).toBe(403);
});
