import { afterAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const PAGE = '/admin/company/organizational';
const BASE = 'api/admin/companies';
const LISTS = ['branches', 'divisions', 'departments', 'position-levels', 'positions'] as const;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const writer = await adminOf(portal, owner, { [PAGE]: ['Create', 'Update', 'Delete'] });
const reader = await adminOf(portal, owner, { [PAGE]: [] });
const employee = await employeeOf(portal, owner);
const stranger = await ownerOf(portal);

const ADDRESS = { address_1: null, address_2: null, postcode: null, city: null, state: 'Selangor', country: 'Malaysia', phone: null };
const FIELDS = {
  branches: { ...ADDRESS, is_hq: false, lat: null, lng: null, radius_m: 100, manager_id: null, rest_days: [7] },
  divisions: { head_id: null, branch_id: null },
  departments: { head_id: null, division_id: null },
  'position-levels': { rank: null, min_salary: null, max_salary: null },
  positions: { department_id: null, position_level_id: null, description: null, headcount: null },
};
const formOf = (list: (typeof LISTS)[number], name: string, more: object = {}) => ({ name, code: null, status: 'Active', ...FIELDS[list], ...more });
const add = async (list: (typeof LISTS)[number], name: string, more: object = {}, by = owner) => {
  const { status, body } = await by.client.post(`${BASE}/${list}`, formOf(list, name, more));
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data as { id: number; updated_at: string };
};

describe.each(LISTS)('%s', (list) => {
  test('are read by every member, written with the right action, and never by another company', async () => {
    const { id, updated_at } = await add(list, `Right ${list}`);
    expect((await employee.client.get(`${BASE}/${list}/${id}`)).body.data.name).toBe(`Right ${list}`);
    expect((await employee.client.get(`${BASE}/${list}`)).status).toBe(200);
    for (const person of [reader, employee]) {
      expect((await person.client.post(`${BASE}/${list}`, formOf(list, 'No'))).status).toBe(403);
      expect((await person.client.post(`${BASE}/${list}/${id}`, formOf(list, 'No', { updated_at }))).status).toBe(403);
      expect((await person.client.delete(`${BASE}/${list}/${id}`, { updated_at })).status).toBe(403);
    }
    expect((await stranger.client.get(`${BASE}/${list}/${id}`)).status).toBe(404);
    expect((await stranger.client.post(`${BASE}/${list}/${id}`, formOf(list, 'Mine', { updated_at }))).status).toBe(404);
    expect((await stranger.client.delete(`${BASE}/${list}/${id}`, { updated_at })).status).toBe(404);
    const foreign = (await stranger.client.get(`${BASE}/${list}`)).body.data as { name: string }[];
    expect(foreign.some(({ name }) => name === `Right ${list}`)).toBe(false);
    expect((await portal.as(null).get(`${BASE}/${list}`)).status).toBe(401);
    const renamed = await writer.client.post(`${BASE}/${list}/${id}`, formOf(list, `Renamed ${list}`, { updated_at }));
    expect(renamed.body).toMatchObject({
      success: true,
      message: `Renamed ${list} has been saved.`,
      data: { id, name: `Renamed ${list}` },
    });
    expect((await writer.client.delete(`${BASE}/${list}/${id}`, { updated_at: renamed.body.data.updated_at })).body).toEqual({
      success: true,
      message: `Renamed ${list} has been deleted.`,
    });
    expect((await owner.client.get(`${BASE}/${list}/${id}`)).status).toBe(404);
  });

  test.each(['Jualan\u202ennaluJ', 'Jualan\tUtara', 'Jualan\u2067Utara'])('names neither hide nor turn characters: %j', async (name) => {
    const { status, body } = await owner.client.post(`${BASE}/${list}`, formOf(list, name));
    expect([status, body.errors.name]).toEqual([422, ['Remove hidden control characters.']]);
  });

  test('page, sort and search', async () => {
    for (const letter of ['A', 'B', 'C']) await add(list, `Sorted ${letter} ${list}`, { code: `S${letter}` });
    const { body } = await owner.client.get(`${BASE}/${list}`, { keyword: 'sorted', sort: 'asc', sort_by: 'name', per_page: 2, page: 2 });
    expect(body.meta).toEqual({ page: 2, per_page: 2, total: 3, last_page: 2 });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([`Sorted C ${list}`]);
    expect((await owner.client.get(`${BASE}/${list}`, { keyword: '%' })).body.meta.total).toBe(0);
    const unknown = (await owner.client.get(`${BASE}/${list}`, { keyword: 'sorted', sort_by: 'password' })).body.data.map(({ id }: { id: number }) => id);
    expect(unknown).toEqual([...unknown].sort((a, b) => b - a));
  });

  test('names and codes are unique among live rows, whatever the case', async () => {
    const { id, updated_at } = await add(list, `Unique ${list}`, { code: `U-${list}` });
    const twice = await owner.client.post(`${BASE}/${list}`, formOf(list, `UNIQUE ${list.toUpperCase()}`));
    expect(twice.body.errors).toEqual({ name: ['This name is already used.'] });
    expect((await owner.client.post(`${BASE}/${list}`, formOf(list, `Other ${list}`, { code: `u-${list}` }))).body.errors).toEqual({
      code: ['This code is already used.'],
    });
    expect((await stranger.client.post(`${BASE}/${list}`, formOf(list, `Unique ${list}`))).status).toBe(201);
    await owner.client.delete(`${BASE}/${list}/${id}`, { updated_at });
    expect((await owner.client.post(`${BASE}/${list}`, formOf(list, `Unique ${list}`))).status).toBe(201);
  });

  test('the later of two saves must have seen the earlier', async () => {
    const { id, updated_at } = await add(list, `Version ${list}`);
    expect((await owner.client.post(`${BASE}/${list}/${id}`, formOf(list, `Version ${list}`, { code: 'V1', updated_at }))).status).toBe(200);
    expect((await writer.client.post(`${BASE}/${list}/${id}`, formOf(list, `Version ${list}`, { code: 'V2', updated_at }))).status).toBe(409);
    expect((await owner.client.get(`${BASE}/${list}/${id}`)).body.data.code).toBe('V1');
  });
});

test('units of another company cannot be referred to', async () => {
  const foreign = await add('branches', 'Foreign branch', {}, stranger);
  const refused = await owner.client.post(`${BASE}/divisions`, formOf('divisions', 'Stolen', { branch_id: foreign.id }));
  expect(refused.body.errors).toEqual({ branch_id: ['Choose one from the list.'] });
  const head = await employeeOf(portal, stranger);
  expect((await owner.client.post(`${BASE}/departments`, formOf('departments', 'Headless', { head_id: head.employeeId }))).body.errors).toEqual({
    head_id: ['Choose an active employee of this company.'],
  });
});

test('lists carry the names they refer to and, when asked, active employees', async () => {
  const branch = await add('branches', 'Full branch', { manager_id: employee.employeeId, lat: 3.0738, lng: 101.5183, radius_m: 250, rest_days: [5, 6] });
  const division = await add('divisions', 'Full division', { branch_id: branch.id });
  const department = await add('departments', 'Full department', { division_id: division.id, head_id: employee.employeeId });
  const worker = await employeeOf(portal, owner, { department_id: department.id });
  const [row] = (await owner.client.get(`${BASE}/departments`, { keyword: 'Full', with_count: 'employees' })).body.data;
  expect(row).toMatchObject({
    division: { id: division.id, name: 'Full division' },
    head: { id: employee.employeeId, name: employee.name },
    employees_count: 1,
  });
  expect((await owner.client.get(`${BASE}/departments`, { keyword: 'Full' })).body.data[0]).not.toHaveProperty('employees_count');
  expect((await owner.client.get(`${BASE}/branches/${branch.id}`)).body.data).toMatchObject({
    lat: 3.0738,
    lng: 101.5183,
    radius_m: 250,
    rest_days: [5, 6],
    manager: { id: employee.employeeId },
  });
  expect((await owner.client.get(`${BASE}/departments`, { division_id: division.id })).body.meta.total).toBe(1);
  expect((await worker.client.get(`${BASE}/departments`, { keyword: 'Full', with_count: 'employees' })).body.data[0]).not.toHaveProperty('employees_count');
});

test('salaries of levels and planned headcount are hidden from members without the page', async () => {
  const level = await add('position-levels', 'Secret level', { min_salary: 1700.5, max_salary: 2600 });
  const position = await add('positions', 'Secret position', { position_level_id: level.id, headcount: 4 });
  expect((await reader.client.get(`${BASE}/position-levels/${level.id}`)).body.data).toMatchObject({ min_salary: 1700.5, max_salary: 2600 });
  expect((await employee.client.get(`${BASE}/position-levels/${level.id}`)).body.data).toMatchObject({ min_salary: null, max_salary: null });
  expect((await employee.client.get(`${BASE}/positions/${position.id}`)).body.data).toMatchObject({
    headcount: null,
    position_level: { name: 'Secret level' },
  });
});

test.each([
  ['branches', { name: '', state: '' }, ['name', 'state']],
  ['branches', { name: 'X', state: 'Johor', lat: 91, rest_days: [] }, ['lat', 'rest_days']],
  ['branches', { name: 'X', state: 'Johor', company: 1 }, ['company']],
  ['position-levels', { name: 'X', min_salary: 10.005 }, ['min_salary']],
  ['position-levels', { name: 'X', min_salary: 10, max_salary: 9 }, ['max_salary']],
  ['positions', { name: 'X', headcount: -1 }, ['headcount']],
] as const)('%s refuse %j', async (list, body, fields) => {
  const answer = await owner.client.post(`${BASE}/${list}`, formOf(list, 'X', body));
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(fields);
});

describe('deleting what is in use', () => {
  test('is refused with the count; move_to takes over employees and parts, in one go', async () => {
    const from = await add('branches', 'Closing branch');
    const to = await add('branches', 'Staying branch');
    const division = await add('divisions', 'Moving division', { branch_id: from.id });
    const worker = await employeeOf(portal, owner, { branch_id: from.id });
    const path = `${BASE}/branches/${from.id}`;
    const { updated_at } = from;
    const refused = await owner.client.delete(path, { updated_at });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ move_to: ['In use by 1 employee and 1 other unit. Choose where to move them.'] });
    expect((await owner.client.with({ headers: { 'x-locale': 'ms' } }).delete(path, { updated_at })).body.errors.move_to).toEqual([
      'Digunakan oleh 1 pekerja dan 1 unit lain. Pilih tempat untuk memindahkannya.',
    ]);
    const foreign = await add('branches', 'Elsewhere', {}, stranger);
    expect((await owner.client.delete(path, { updated_at, move_to: foreign.id })).body.errors).toEqual({ move_to: ['Choose one from the list.'] });
    expect((await owner.client.delete(path, { updated_at, move_to: from.id })).body.errors).toEqual({ move_to: ['Choose another one to move to.'] });
    expect((await owner.client.delete(path, { updated_at, move_to: to.id })).body).toEqual({
      success: true,
      message: 'Closing branch has been deleted. Its employees and units are now under Staying branch.',
    });
    expect((await owner.client.get(`${BASE}/divisions/${division.id}`)).body.data.branch_id).toBe(to.id);
    const { rows } = await portal.owner.query('select branch_id from employees where id = $1', [worker.employeeId]);
    expect(rows).toEqual([{ branch_id: to.id }]);
  });

  test('a real DELETE does the same as POST with _method', async () => {
    const { id, updated_at } = await add('positions', 'Gone soon');
    const query = new URLSearchParams({ company_id: String(owner.companyId), updated_at });
    const answer = await owner.client.raw(`${BASE}/positions/${id}?${query}`, { method: 'DELETE' });
    expect(answer.status).toBe(200);
    expect((await owner.client.get(`${BASE}/positions/${id}`)).status).toBe(404);
  });
});

test('only one branch is the headquarters', async () => {
  const next = await add('branches', 'New HQ', { is_hq: true });
  const { data } = (await owner.client.get(`${BASE}/branches`, { per_page: 100 })).body;
  expect(data.filter(({ is_hq }: { is_hq: boolean }) => is_hq).map(({ id }: { id: number }) => id)).toEqual([next.id]);
});

test('levels: a new one comes last, a rank is taken once, the order is changed as a whole', async () => {
  const company = await ownerOf(portal);
  const level = async (name: string, more: object = {}) => (await company.client.post(`${BASE}/position-levels`, formOf('position-levels', name, more))).body;
  const ids = [];
  for (const name of ['Director', 'Manager', 'Executive']) ids.push((await level(name)).data.id);
  expect((await level('Intern', { rank: 2 })).errors).toEqual({ rank: ['Another level has this rank.'] });
  const order = (list: number[]) => company.client.post(`${BASE}/position-levels/reorder`, { ids: list });
  expect((await order([ids[2], ids[0]])).status).toBe(422);
  expect((await order([ids[2], ids[2], ids[0]])).status).toBe(422);
  expect((await order([ids[2], ids[0], ids[1]])).body.success).toBe(true);
  const { data } = (await company.client.get(`${BASE}/position-levels`, { sort: 'asc', sort_by: 'rank' })).body;
  expect(data.map(({ name, rank }: { name: string; rank: number }) => [rank, name])).toEqual([
    [1, 'Executive'],
    [2, 'Director'],
    [3, 'Manager'],
  ]);
  const { updated_at } = (await company.client.get(`${BASE}/position-levels/${ids[0]}`)).body.data;
  const stored = await company.client.post(`${BASE}/position-levels/${ids[0]}`, formOf('position-levels', 'Chief', { updated_at }));
  expect(stored.body.data.rank).toBe(2);
});

test('people to choose a head from: active employees by name, for those with the page', async () => {
  const someone = await employeeOf(portal, owner, { name: 'Zulkifli Contoh' });
  expect((await writer.client.get(`${BASE}/people`, { keyword: 'zulkifli' })).body.data).toEqual([
    { id: someone.employeeId, name: 'Zulkifli Contoh', employee_code: expect.any(String) },
  ]);
  expect((await employee.client.get(`${BASE}/people`)).status).toBe(403);
});

test('changes stand in the audit log', async () => {
  const { id, updated_at } = await add('departments', 'Logged', {}, writer);
  await writer.client.delete(`${BASE}/departments/${id}`, { updated_at });
  const { rows } = await portal.owner.query(
    `select action, user_id, company_id from audit_logs where subject_type = 'department' and subject_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual(['created', 'deleted'].map((action) => ({ action, user_id: writer.userId, company_id: owner.companyId })));
});
