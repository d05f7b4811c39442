import { afterAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const [hq] = (await owner.client.get('api/admin/companies/branches')).body.data;

const site = async (name: string, more: object = {}): Promise<number> => {
  const place = { type: 'Client', country: 'Malaysia', lat: 3.1593, lng: 101.7372, radius_m: 150, supervisor_ids: [], sessions: [], status: 'Active' };
  return (await owner.client.post('api/work-task/work-sites', { name, ...place, ...more })).body.data.id;
};
const [ampang, bangsar] = [await site('Ampang'), await site('Bangsar')];
const worksites = async (id: number) => (await owner.client.get(`api/admin/employees/${id}/worksites`)).body.data;
const named = async (id: number) =>
  (await worksites(id)).map(({ name, primary, to }: { name: string; primary: boolean; to: string | null }) => [name, primary, to]);

test('who belongs to no site works at the branch; then at the sites, one of them the main one', async () => {
  const { employeeId, client } = await employeeOf(portal, owner);
  expect(await worksites(employeeId)).toMatchObject([{ of: 'branch', id: hq.id, primary: true, assignment_id: null }]);
  const put = await owner.client.post(`api/admin/employees/${employeeId}/worksites`, {
    work_site_ids: [ampang, bangsar],
    primary_id: bangsar,
    effective_from: '2026-06-01',
  });
  expect(put.body).toMatchObject({ message: '2 sites were added.', data: { assigned: 2, already: 0 } });
  expect(await named(employeeId)).toEqual([
    ['Bangsar', true, null],
    ['Ampang', false, null],
  ]);
  // The employee sees the same, and the list has it.
  expect((await client.get('api/profile/employment')).body.data.worksites).toMatchObject([{ name: 'Bangsar', of: 'site' }, { name: 'Ampang' }]);
  const { data } = (await owner.client.get('api/admin/employees/worksites')).body;
  expect(data.find(({ employee }: { employee: { id: number } }) => employee.id === employeeId)).toMatchObject({
    worksites: [{ name: 'Bangsar' }, { name: 'Ampang' }],
  });
});

test('a site takes many at once, and nobody twice', async () => {
  const ipoh = await site('Ipoh');
  const people = [await employeeOf(portal, owner), await employeeOf(portal, owner)].map(({ employeeId }) => employeeId);
  const assign = (employee_ids: readonly number[], is_primary = false) =>
    owner.client.post(`api/work-task/work-sites/${ipoh}/employees`, { employee_ids, is_primary, effective_from: '2026-06-01' });
  expect((await assign(people)).body.data).toEqual({ assigned: 2, already: 0 });
  expect((await assign(people)).body).toMatchObject({ message: 'Nobody new was added.', data: { assigned: 0, already: 2 } });
  const list = (await owner.client.get(`api/work-task/work-sites/${ipoh}/employees`)).body;
  expect(list).toMatchObject({ meta: { total: 2 }, data: [{ is_primary: true, effective_from: '2026-06-01' }, { is_primary: true }] });
  expect((await owner.client.get('api/work-task/work-sites', { keyword: 'Ipoh' })).body.data).toMatchObject([{ employees_count: 2 }]);
  const row = (await owner.client.get(`api/work-task/work-sites/${ipoh}`)).body.data;
  expect(row).toMatchObject({ can: { remove: false }, kept: expect.stringContaining('Make it inactive') });
  expect((await owner.client.delete(`api/work-task/work-sites/${ipoh}`, { updated_at: row.updated_at })).status).toBe(422);
});

test('two who place one person at the same time leave one main site', async () => {
  const { employeeId } = await employeeOf(portal, owner);
  const sites = await Promise.all(['A', 'B', 'C', 'D'].map((name) => site(`Tapak ${name}`)));
  const answers = await Promise.all(
    sites.map((id) => owner.client.post(`api/admin/employees/${employeeId}/worksites`, { work_site_ids: [id], primary_id: id, effective_from: '2026-06-01' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await named(employeeId)).filter(([, primary]: [string, boolean]) => primary)).toHaveLength(1);
});

test('a site ends, and the longest-standing other becomes the main one; a mistake is taken back', async () => {
  const { employeeId } = await employeeOf(portal, owner);
  const path = `api/admin/employees/${employeeId}/worksites`;
  await owner.client.post(path, { work_site_ids: [ampang], effective_from: '2026-06-01' });
  await owner.client.post(path, { work_site_ids: [bangsar], effective_from: '2026-07-01' });
  const [main, other] = await worksites(employeeId);
  expect((await owner.client.post(`${path}/${main.assignment_id}/end`, { effective_to: '2026-05-31' })).body.errors).toEqual({
    effective_to: ['The last day is not before 01/06/26, when it began.'],
  });
  expect((await owner.client.post(`${path}/${main.assignment_id}/end`, { effective_to: '2026-08-31' })).body.message).toBe(
    'The last day at Ampang is 31/08/26.',
  );
  expect(await named(employeeId)).toEqual([
    ['Bangsar', true, null],
    ['Ampang', false, '2026-08-31'],
  ]);
  expect((await owner.client.post(`${path}/${main.assignment_id}/primary`)).body.errors).toHaveProperty('base');
  expect((await owner.client.delete(`${path}/${other.assignment_id}`)).body.message).toBe('Removed from Bangsar.');
  // No open site is left: the branch is where they work again.
  expect((await worksites(employeeId)).map(({ of }: { of: string }) => of)).toEqual(['branch', 'site']);
});

test('another site becomes the main one', async () => {
  const { employeeId } = await employeeOf(portal, owner);
  const path = `api/admin/employees/${employeeId}/worksites`;
  await owner.client.post(path, { work_site_ids: [ampang, bangsar], effective_from: '2026-06-01' });
  const [, other] = await worksites(employeeId);
  expect((await owner.client.post(`${path}/${other.assignment_id}/primary`)).body.message).toBe('Bangsar is the main site now.');
  expect((await named(employeeId))[0]).toEqual(['Bangsar', true, null]);
});

test('a site that begins later leaves the branch until then', async () => {
  const { employeeId } = await employeeOf(portal, owner);
  await owner.client.post(`api/admin/employees/${employeeId}/worksites`, { work_site_ids: [ampang], effective_from: '2099-01-01' });
  expect((await worksites(employeeId)).map(({ of }: { of: string }) => of)).toEqual(['branch', 'site']);
});

test('whose main site moves stands in the audit log, whatever moved it', async () => {
  const { employeeId } = await employeeOf(portal, owner);
  const path = `api/admin/employees/${employeeId}/worksites`;
  await owner.client.post(path, { work_site_ids: [ampang, bangsar], effective_from: '2026-06-01' });
  const [first, second] = await worksites(employeeId);
  const moves = async () => {
    const { rows } = await portal.owner.query(
      `select subject_id::int as id, (after->>'is_primary')::boolean as main from audit_logs
       where action = 'employee_worksite.updated' and subject_id = any($1) and after ? 'is_primary' order by audit_logs.id desc limit 2`,
      [[first.assignment_id, second.assignment_id]],
    );
    return new Map(rows.map(({ id, main }) => [id, main]));
  };
  await owner.client.post(`${path}/${second.assignment_id}/primary`);
  expect(await moves()).toEqual(
    new Map([
      [first.assignment_id, false],
      [second.assignment_id, true],
    ]),
  );
  await owner.client.post(`${path}/${second.assignment_id}/end`, { effective_to: '2026-08-31' });
  expect((await moves()).get(first.assignment_id)).toBe(true);
});

test('who leaves the company leaves its sites', async () => {
  const { employeeId } = await employeeOf(portal, owner);
  await owner.client.post(`api/admin/employees/${employeeId}/worksites`, { work_site_ids: [ampang], effective_from: '2026-06-01' });
  const left = await owner.client.post(`api/admin/employees/${employeeId}/inactivate`, { date: '2026-11-30', reason: 'Resigned' });
  expect(left.status).toBe(200);
  expect((await worksites(employeeId)).find(({ of }: { of: string }) => of === 'site')).toMatchObject({ name: 'Ampang', to: '2026-11-30' });
});

describe('walls', () => {
  test('what is not one’s own is not there', async () => {
    const stranger = await ownerOf(portal);
    const theirs = await employeeOf(portal, stranger);
    const { employeeId } = await employeeOf(portal, owner);
    const path = `api/admin/employees/${employeeId}/worksites`;
    await owner.client.post(path, { work_site_ids: [ampang], effective_from: '2026-06-01' });
    const [{ assignment_id }] = await worksites(employeeId);
    expect((await stranger.client.get(path)).status).toBe(404);
    expect((await stranger.client.post(`${path}/${assignment_id}/end`, { effective_to: '2026-08-31' })).status).toBe(404);
    expect((await stranger.client.delete(`${path}/${assignment_id}`)).status).toBe(404);
    expect((await stranger.client.get(`api/work-task/work-sites/${ampang}/employees`)).status).toBe(404);
    const assign = { employee_ids: [theirs.employeeId], is_primary: false, effective_from: '2026-06-01' };
    expect((await stranger.client.post(`api/work-task/work-sites/${ampang}/employees`, assign)).status).toBe(404);
    expect((await owner.client.post(`api/work-task/work-sites/${ampang}/employees`, assign)).body.errors).toHaveProperty('employee_ids');
    const own = (await stranger.client.post(`api/admin/employees/${theirs.employeeId}/worksites`, { work_site_ids: [ampang], effective_from: '2026-06-01' }))
      .body;
    expect(own.errors).toEqual({ work_site_ids: ['Choose active sites of this company.'] });
  });

  test('without the right there is no door; somebody else’s assignment is not reached through one’s own person', async () => {
    const [one, two] = [await employeeOf(portal, owner), await employeeOf(portal, owner)];
    await owner.client.post(`api/admin/employees/${one.employeeId}/worksites`, { work_site_ids: [ampang], effective_from: '2026-06-01' });
    const [{ assignment_id }] = await worksites(one.employeeId);
    expect((await owner.client.delete(`api/admin/employees/${two.employeeId}/worksites/${assignment_id}`)).status).toBe(404);
    const clerk = await adminOf(portal, owner);
    expect((await clerk.client.get(`api/admin/employees/${one.employeeId}/worksites`)).status).toBe(403);
    expect((await one.client.get('api/work-task/work-sites')).status).toBe(403);
  });

  test('nobody is on a site before they joined', async () => {
    const { employeeId } = await employeeOf(portal, owner);
    const answer = await owner.client.post(`api/admin/employees/${employeeId}/worksites`, { work_site_ids: [ampang], effective_from: '1999-01-01' });
    expect(answer.body.errors['effective_from'][0]).toMatch(/joined on .* Choose that day or a later one\./);
  });
});
