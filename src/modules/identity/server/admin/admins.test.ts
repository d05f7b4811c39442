import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { addCompany, addMember, addPerson, mailTo, PASSWORD, type Person } from '#modules/session/server/testing/test-people.ts';

let portal: TestPortal;
let owner: Person;
let manager: Person;
let clerk: Person;
let companyId: number;
let strangers: { owner: Person; admin: Person; companyId: number };

const USERS = [
  { route: '/admin/user', actions: ['Create', 'Update', 'Delete'] },
  { route: '/admin/user/view', actions: ['Update'] },
  { route: '/admin/user/view/password', actions: ['Update'] },
  { route: '/admin/user/view/page-access', actions: ['Update'] },
  { route: '/admin/user/view/employee-access', actions: ['Update'] },
];

beforeAll(async () => {
  portal = await openTestPortal();
  owner = await addPerson(portal, { name: 'Aminah Owner' });
  manager = await addPerson(portal, { name: 'Bakar Manager' });
  clerk = await addPerson(portal, { name: 'Chong Clerk' });
  companyId = await addCompany(portal, owner, 'Kedai Contoh Sdn Bhd');
  await addMember(portal, companyId, manager, { role: 'admin', accesses: USERS });
  await addMember(portal, companyId, clerk, { role: 'admin', accesses: [{ route: '/admin/company', actions: [] }] });
  const [otherOwner, otherAdmin] = [await addPerson(portal), await addPerson(portal)];
  strangers = { owner: otherOwner, admin: otherAdmin, companyId: await addCompany(portal, otherOwner, 'Asing Contoh Sdn Bhd') };
  await addMember(portal, strangers.companyId, otherAdmin, { role: 'admin', accesses: USERS });
});
afterAll(() => portal.close());

const as = (person: Person) => portal.as(person.token, companyId);
const audited = async (action: string, id: number) =>
  (await portal.owner.query('select before, after, user_id from audit_logs where action = $1 and subject_id = $2 order by id desc', [action, id])).rows;
const notices = async (userId: number) =>
  (await portal.owner.query<{ n: number }>(`select count(*)::int as n from notifications where user_id = $1 and notification_type = 'access'`, [userId]))
    .rows[0]?.n ?? 0;

test('the list shows owner and admins with their rights counted', async () => {
  const { body } = await as(owner).get('api/admin/admins', { sort: 'asc', sort_by: 'name', with: 'accesses,employee_accesses' });
  expect(body.meta).toEqual({ page: 1, per_page: 10, total: 3, last_page: 1 });
  expect(body.data.map(({ name, type, routes_count }: Record<string, unknown>) => [name, type, routes_count])).toEqual([
    ['Aminah Owner', 'Owner', 0],
    ['Bakar Manager', 'Admin', 5],
    ['Chong Clerk', 'Admin', 1],
  ]);
  expect(body.data[1]).toMatchObject({ scope: { all: true, department: 0 }, accesses: USERS, employee_accesses: [], status: 'Active' });
  expect(body.data[0].can).toEqual({
    update: false,
    delete: false,
    password: false,
    page_access: false,
    employee_access: false,
    sign_out: false,
    temporary: false,
  });
  expect(body.data[1].can).toEqual({
    update: true,
    delete: true,
    password: true,
    page_access: true,
    employee_access: true,
    sign_out: true,
    temporary: false,
  });
});

test('filters: keyword, status, and who can open a page', async () => {
  const names = async (query: Record<string, string>) => (await as(owner).get('api/admin/admins', query)).body.data.map(({ name }: { name: string }) => name);
  expect(await names({ keyword: 'bakar' })).toEqual(['Bakar Manager']);
  expect(await names({ keyword: '%' })).toEqual([]);
  expect(await names({ status: 'Inactive' })).toEqual([]);
  expect((await names({ route: '/admin/company' })).sort()).toEqual(['Aminah Owner', 'Chong Clerk']);
});

test('without the page there is nothing to see', async () => {
  for (const path of ['api/admin/admins', `api/admin/admins/${owner.id}`, 'api/admin/accesses/catalogue', 'api/users']) {
    expect((await as(clerk).get(path)).status, path).toBe(403);
  }
  expect((await portal.as(null).get('api/admin/admins')).status).toBe(401);
});

test('two companies never meet', async () => {
  const foreign = portal.as(strangers.owner.token, strangers.companyId);
  for (const path of [
    `api/admin/admins/${manager.id}`,
    `api/admin/admins/${manager.id}/page-accesses`,
    `api/admin/admins/${manager.id}/activity`,
    `api/users/${manager.id}`,
  ]) {
    expect((await foreign.get(path)).status, path).toBe(404);
  }
  for (const verb of ['', '/password', '/resend', '/logout', '/page-accesses']) {
    const body = verb === '/password' ? { mode: 'link' } : verb === '/page-accesses' ? { accesses: [] } : {};
    expect((await foreign.post(`api/admin/admins/${manager.id}${verb}`, body)).status, verb).toBe(404);
  }
  expect((await foreign.delete(`api/admin/admins/${manager.id}`)).status).toBe(404);
  expect((await portal.as(strangers.owner.token, companyId).get('api/admin/admins')).status).toBe(403);
  expect((await foreign.get('api/admin/admins')).body.data).toHaveLength(2);
});

test('a new person is invited, chooses a password by the link, and works with the rights given', async () => {
  const email = 'invited@example.my';
  const created = await as(owner).post('api/admin/admins', { name: 'Devi a/p Kumar', email, phone: '012-555 0199', preset: 'hr-manager', title: 'HR' });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    success: true,
    message: `An invitation has been sent to ${email}.`,
    data: { type: 'Admin', status: 'Invited', user_status: 'Pending', title: 'HR' },
  });
  const { id } = created.body.data;
  expect((await audited('admin.created', id))[0]).toMatchObject({ user_id: owner.id, after: { name: 'Devi a/p Kumar' } });
  expect((await portal.as(null).post('api/auth/login', { email, password: PASSWORD })).status).toBe(422);
  const first = await mailTo(portal, email);
  await as(owner).post(`api/admin/admins/${id}/resend`);
  const { query } = (await mailTo(portal, email)) ?? { query: {} as Record<string, string> };
  const open = (link: Record<string, string> | undefined, more: object) =>
    portal.as(null).post('api/auth/email/confirm', { id: Number(link?.['id']), token: link?.['token'], purpose: 'invite', ...more });
  const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
  expect((await open(first?.query, chosen)).status).toBe(422);
  expect((await open(query, {})).body.errors).toEqual({ password: ['Choose a password of at least 8 characters.'] });
  const accepted = await open(query, chosen);
  expect(accepted.body.data.expires_in).toBe(2_592_000);
  const user = (await portal.as(accepted.body.data.token).get('api/auth/user')).body.data;
  expect(user).toMatchObject({ type: 'admin', is_admin: true, company_id: companyId, status: 'Active' });
  expect(user.accesses.some(({ route }: { route: string }) => route === '/admin/company')).toBe(true);
  expect((await as(owner).post(`api/admin/admins/${id}/resend`)).body.errors).toEqual({ base: ['This person has already accepted the invitation.'] });
});

test('a member is made an admin and stays an employee; nobody twice', async () => {
  const person = await addPerson(portal, { name: 'Employee Ehsan' });
  await addMember(portal, companyId, person, { role: 'employee' });
  expect((await as(owner).get('api/admin/admins/candidates', { keyword: 'ehsan' })).body.data).toEqual([
    { id: person.id, name: person.name, email: person.email },
  ]);
  const made = await as(owner).post('api/admin/admins', { user_id: person.id, copy_from: manager.id });
  expect(made.body.data).toMatchObject({ type: 'Employee-admin', routes_count: 5 });
  expect((await as(owner).post('api/admin/admins', { user_id: person.id })).body.errors).toEqual({
    user_id: ['This person is already an admin of the company, or invited as one.'],
  });
  expect((await as(owner).post('api/admin/admins', { email: person.email })).body.errors).toEqual({
    email: ['This person is already an admin of the company, or invited as one.'],
  });
  expect((await as(owner).post('api/admin/admins', { user_id: strangers.admin.id })).body.errors).toEqual({ user_id: ['Choose a member of the company.'] });
  expect((await as(owner).delete(`api/admin/admins/${person.id}`)).status).toBe(200);
  const { rows } = await portal.owner.query('select role, is_admin from company_users where company_id = $1 and user_id = $2', [companyId, person.id]);
  expect(rows).toEqual([{ role: 'employee', is_admin: false }]);
  expect((await portal.owner.query('select from user_accesses where user_id = $1', [person.id])).rowCount).toBe(0);
});

test('a form without a person names what is missing', async () => {
  expect((await as(owner).post('api/admin/admins', {})).body.errors).toEqual({ email: ['Enter an email address.'] });
  expect((await as(owner).post('api/admin/admins', { email: 'noname@example.my' })).body.errors).toEqual({ name: ['Enter a name.'] });
  expect((await as(owner).post('api/admin/admins', { email: 'x@example.my', name: 'Xavier', expires_at: '2026-11-19' })).body.errors).toEqual({
    expires_at: ['Choose today or a later day.'],
  });
});

test('nobody gives more than they hold: not by preset, copy or form', async () => {
  const refused = await as(manager).post('api/admin/admins', { name: 'Faridah', email: 'faridah@example.my', preset: 'finance' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors.preset[0]).toContain('/admin/company/bank');
  expect((await as(manager).post('api/admin/admins', { name: 'Faridah', email: 'faridah@example.my', copy_from: clerk.id })).body.errors).toHaveProperty(
    'copy_from',
  );
  expect((await portal.owner.query(`select from users where email = 'faridah@example.my'`)).rowCount).toBe(0);
});

test('a narrow admin hands on their own reach, not everyone', async () => {
  const narrow = await addPerson(portal);
  await addMember(portal, companyId, narrow, { role: 'admin', accesses: USERS, scope: [{ scope_type: 'department', scope_id: 7 }] });
  const made = await as(narrow).post('api/admin/admins', { name: 'Gopal', email: 'gopal@example.my' });
  expect(made.body.data.scope).toEqual({ all: false, branch: 0, division: 0, department: 1, employee: 0 });
});

const person = { owner: () => owner, manager: () => manager, clerk: () => clerk };
/** Who → about whom → the status that every change answers. */
test.each([
  ['manager', 'owner', 403],
  ['manager', 'manager', 403],
  ['owner', 'owner', 403],
  ['clerk', 'manager', 403],
  ['owner', 'clerk', 200],
  ['manager', 'clerk', 200],
] as const)('%s changes %s: %i', async (who, whom, status) => {
  const target = person[whom]().id;
  const client = as(person[who]());
  expect((await client.post(`api/admin/admins/${target}`, { note: 'seen' })).status).toBe(status);
  expect((await client.post(`api/admin/admins/${target}/password`, { mode: 'link' })).status).toBe(status);
  expect((await client.post(`api/admin/admins/${target}/logout`)).status).toBe(status);
  if (status === 200) {
    const { rows } = await portal.owner.query<{ n: number }>('select count(*)::int as n from tokens where user_id = $1 and revoked_at is null', [target]);
    expect(rows[0]?.n).toBe(0);
    await portal.owner.query('update tokens set revoked_at = null where user_id = $1', [target]);
  } else {
    expect((await client.post(`api/admin/admins/${target}/page-accesses`, { accesses: [] })).status).toBe(403);
    expect((await client.delete(`api/admin/admins/${target}`)).status).toBe(403);
  }
});

test('absent fields of an update stay; the change is audited and told', async () => {
  const before = await notices(clerk.id);
  expect((await as(owner).post(`api/admin/admins/${clerk.id}`, { title: 'Clerk', note: 'first' })).body.data).toMatchObject({ title: 'Clerk', note: 'first' });
  expect((await as(owner).post(`api/admin/admins/${clerk.id}`, { expires_at: '2026-12-31' })).body.data).toMatchObject({
    title: 'Clerk',
    note: 'first',
    expires_at: '2026-12-31',
  });
  expect((await audited('admin.changed', clerk.id))[0]).toMatchObject({ before: { expires_at: null }, after: { expires_at: '2026-12-31' } });
  expect(await notices(clerk.id)).toBe(before + 2);
  await as(owner).post(`api/admin/admins/${clerk.id}`, { expires_at: '' });
});

test('a deactivated or expired membership ends access at once, without a new sign-in', async () => {
  const temp = await addPerson(portal);
  await addMember(portal, companyId, temp, { role: 'admin', accesses: USERS });
  expect((await as(temp).get('api/admin/admins')).status).toBe(200);
  await as(owner).post(`api/admin/admins/${temp.id}`, { status: 'Inactive' });
  expect((await as(temp).get('api/admin/admins')).status).toBe(403);
  await as(owner).post(`api/admin/admins/${temp.id}`, { status: 'Active' });
  expect((await as(temp).get('api/admin/admins')).status).toBe(200);
  await portal.owner.query(`update company_users set expires_at = current_date - 2 where user_id = $1`, [temp.id]);
  expect((await as(temp).get('api/admin/admins')).status).toBe(403);
  expect((await portal.as(temp.token).get('api/auth/user')).body.data).toMatchObject({ company_id: null, companies: [] });
});

test('removing an admin takes the rights at once', async () => {
  const gone = await addPerson(portal);
  await addMember(portal, companyId, gone, { role: 'admin', accesses: USERS });
  expect((await as(manager).delete(`api/admin/admins/${gone.id}`)).body).toMatchObject({ success: true });
  expect((await as(gone).get('api/admin/admins')).status).toBe(403);
  expect((await as(owner).get(`api/admin/admins/${gone.id}`)).status).toBe(404);
  expect(await audited('admin.removed', gone.id)).toHaveLength(1);
});

test('a temporary password is for an account that this company made and nobody has taken over; it must be changed', async () => {
  const email = 'sementara@example.my';
  const { id } = (await as(owner).post('api/admin/admins', { name: 'Ravi a/l Muthu', email, preset: 'hr-manager' })).body.data;
  const word = 'Payung-hijau-1';
  const set = (body: object, who = owner) => as(who).post(`api/admin/admins/${id}/password`, body);
  expect((await set({ mode: 'temporary' })).body.errors).toHaveProperty('password');
  expect((await set({ mode: 'temporary', password: word }, manager)).body.errors.mode[0]).toContain('has more access than you');
  expect((await set({ mode: 'temporary', password: word })).status).toBe(200);
  const { user, token } = (await portal.as(null).post('api/auth/login', { email, password: word })).body.data;
  expect(user).toMatchObject({ must_change_password: true, verified_at: null, company_id: null });
  await portal.as(token).post('api/auth/password', { current_password: word, password: PASSWORD, password_confirmation: PASSWORD });
  expect((await portal.as(token).get('api/auth/user')).body.data.must_change_password).toBe(false);
  expect(JSON.stringify(await audited('password.temporary_set', id))).not.toContain(word);
  // The password is the person's own now.
  expect((await set({ mode: 'temporary', password: word })).body.errors.mode[0]).toContain('Only the account holder');
  expect((await as(owner).get(`api/admin/admins/${id}`)).body.data.can).toMatchObject({ temporary: false });
});

test('no password is set for an account with an address of its own, and a stranger’s sessions stay open', async () => {
  const shared = await addPerson(portal);
  await addMember(portal, companyId, shared, { role: 'admin', accesses: [] });
  await addMember(portal, strangers.companyId, shared, { role: 'admin', accesses: [] });
  for (const whom of [shared, clerk]) {
    const answer = await as(owner).post(`api/admin/admins/${whom.id}/password`, { mode: 'temporary', password: 'Payung-hijau-1' });
    expect(answer.body.errors.mode[0]).toContain('Only the account holder');
  }
  expect((await as(owner).post(`api/admin/admins/${shared.id}/logout`)).body.errors.base[0]).toContain('elsewhere');
  expect((await portal.as(shared.token).get('api/auth/user')).status).toBe(200);
  expect((await as(owner).get(`api/admin/admins/${shared.id}/activity`)).body.data.sign_ins).toEqual([]);
  expect((await as(owner).get(`api/admin/admins/${shared.id}`)).body.data).toMatchObject({ can: { sign_out: false, temporary: false } });
});

test('activity: sign-ins and what was done', async () => {
  await portal.owner.query('delete from sign_in_attempts');
  const { token } = (await portal.as(null).post('api/auth/login', { email: manager.email, password: PASSWORD })).body.data;
  await portal.as(token, companyId).post(`api/admin/admins/${clerk.id}`, { note: 'looked at' });
  const { data } = (await as(owner).get(`api/admin/admins/${manager.id}/activity`)).body;
  expect(data.sign_ins[0]).toMatchObject({ ip: '127.0.0.1', active: true });
  expect(data.acts[0]).toMatchObject({ action: 'admin.changed', subject_type: 'admin', subject_id: clerk.id, about: { en: 'Chong Clerk', ms: 'Chong Clerk' } });
});

test('users of the company: the list, one, oneself, and no other', async () => {
  const { body } = await as(owner).get('api/users', { with_count: 'companies', keyword: 'bakar' });
  expect(body.data).toEqual([expect.objectContaining({ id: manager.id, email: manager.email, companies_count: 1 })]);
  for (const path of ['api/users', 'api/admin/admins']) {
    const { total } = (await as(owner).get(path)).body.meta;
    expect((await as(owner).get(path, { page: total + 1 })).body, path).toMatchObject({ data: [], meta: { total } });
  }
  expect((await as(manager).get(`api/users/${owner.id}`, { with: 'companies' })).body.data.companies).toEqual([
    { id: companyId, name: 'Kedai Contoh Sdn Bhd' },
  ]);
  const self = (await as(clerk).get(`api/users/${clerk.id}`)).body;
  expect(self).toEqual(expect.objectContaining({ data: expect.objectContaining({ id: clerk.id }) }));
  expect((await as(clerk).get(`api/users/${clerk.id}`, { with: 'companies', with_count: 'companies' })).body.data).toMatchObject({
    companies: [{ id: companyId, name: 'Kedai Contoh Sdn Bhd' }],
    companies_count: 1,
  });
  expect((await as(clerk).get(`api/users/${owner.id}`)).status).toBe(403);
  expect((await as(owner).get(`api/users/${strangers.owner.id}`)).status).toBe(404);
});

test('rights of all admins come in one statement each, and companies past the wall in one flight more', async () => {
  const counted = async (who: Person, path: string, query: Record<string, string | number>) => {
    const ask = async () => expect((await as(who).get(path, query)).status).toBe(200);
    // After two calls the actor is remembered and the statements are kept.
    await ask();
    await ask();
    const count = countRoundTrips(portal.server.services.pool);
    await ask();
    return count.stop();
  };
  const related = { with: 'accesses,employee_accesses' };
  const [one, all] = [
    await counted(owner, 'api/admin/admins', { ...related, per_page: 1 }),
    await counted(owner, 'api/admin/admins', { ...related, per_page: 50 }),
  ];
  expect(all.statements).toBe(one.statements);
  expect(all.roundTrips).toBeLessThanOrEqual(2);
  const both = { with: 'companies', with_count: 'companies' };
  expect((await counted(owner, `api/users/${manager.id}`, both)).roundTrips).toBeLessThanOrEqual(2);
  expect((await counted(clerk, `api/users/${clerk.id}`, both)).roundTrips).toBeLessThanOrEqual(2);
});
