import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { addCompany, addMember, addPerson, type Person } from '#modules/session/server/testing/test-people.ts';
import { PRESET_KEYS } from '../../contract/preset.params.ts';

let owner: Person;
let manager: Person;
let target: Person;

const portal = await openTestPortal();
afterAll(() => portal.close());
[owner, manager, target] = [await addPerson(portal), await addPerson(portal), await addPerson(portal)];
const companyId = await addCompany(portal, owner, 'Kedai Contoh Sdn Bhd');
await addMember(portal, companyId, manager, {
  role: 'admin',
  accesses: [
    { route: '/admin/user', actions: [] },
    { route: '/admin/user/view/page-access', actions: ['Update'] },
    { route: '/admin/company/bank', actions: ['Create'] },
  ],
});
await addMember(portal, companyId, target, { role: 'admin', accesses: [] });

const as = (person: Person) => portal.as(person.token, companyId);
const set = (person: Person, accesses: object[]) => as(person).post(`api/admin/admins/${target.id}/page-accesses`, { accesses });
const stored = async () => (await as(owner).get(`api/admin/admins/${target.id}/page-accesses`)).body.data.accesses;

test('the catalogue lists grantable pages of this system as the menu has them', async () => {
  const rows = (await as(owner).get('api/admin/accesses/catalogue')).body.data;
  const routes = rows.map(({ route }: { route: string }) => route);
  expect(routes).toContain('/admin/user/view/page-access');
  expect(routes).not.toContain('/my/account');
  expect(routes.indexOf('/admin/company')).toBeLessThan(routes.indexOf('/admin/user'));
  expect(rows.find(({ route }: { route: string }) => route === '/admin/user')).toMatchObject({
    title: { en: 'Admin User', ms: 'Pengguna Pentadbir' },
    section: 'administration',
    enabled: true,
    actions: ['Create', 'Update', 'Delete'],
    grantable: ['Create', 'Update', 'Delete'],
  });
  const own = (await as(manager).get('api/admin/accesses/catalogue')).body.data;
  const grantable = Object.fromEntries(own.map(({ route, grantable }: { route: string; grantable: string[] | null }) => [route, grantable]));
  expect([grantable['/admin/company/bank'], grantable['/admin/company']]).toEqual([['Create'], null]);
});

test('every preset that has pages in this system is offered, with those only', async () => {
  const presets = (await as(owner).get('api/admin/accesses/presets')).body.data;
  const rows = (await as(owner).get('api/admin/accesses/catalogue')).body.data;
  const known = new Map(rows.map(({ route, actions }: { route: string; actions: string[] }) => [route, actions]));
  const offered = presets.map(({ key }: { key: string }) => key);
  expect(offered).toEqual(PRESET_KEYS.filter((key) => offered.includes(key)));
  expect(offered).toEqual(expect.arrayContaining(['hr-executive', 'hr-manager', 'finance', 'auditor']));
  for (const { key, accesses } of presets) {
    expect(accesses.length, key).toBeGreaterThan(0);
    for (const { route, actions } of accesses) expect(known.get(route), `${key} ${route}`).toEqual(expect.arrayContaining(actions));
  }
});

test('access is replaced, works at once, is audited and told', async () => {
  expect((await as(target).get('api/admin/admins')).status).toBe(403);
  const answer = await set(owner, [
    { route: '/admin/user', actions: ['Delete', 'Create'] },
    { route: '/admin/company', actions: [] },
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body.data.accesses).toEqual([
    { route: '/admin/user', actions: ['Create', 'Delete'] },
    { route: '/admin/company', actions: [] },
  ]);
  expect(await stored()).toEqual(answer.body.data.accesses);
  expect((await as(target).get('api/admin/admins')).status).toBe(200);
  const { rows } = await portal.owner.query(`select before, after from audit_logs where action = 'page_access.changed' order by id desc limit 1`);
  expect(rows[0]).toEqual({ before: { accesses: [] }, after: { accesses: answer.body.data.accesses } });
  const list = (await portal.as(target.token).get('api/notifications')).body;
  expect(list.data[0]).toMatchObject({ notification_type: 'access', company_id: companyId, title: 'Your access has changed', read_at: null });
});

test('unknown pages and actions are named and nothing is written', async () => {
  const before = await stored();
  const answer = await set(owner, [
    { route: '/admin/user', actions: ['Fly'] },
    { route: '/moon', actions: [] },
    { route: '/my/account', actions: [] },
  ]);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ accesses: ['Unknown page or action: /admin/user: Fly, /moon, /my/account.'] });
  expect(await stored()).toEqual(before);
});

test('an admin grants what they hold, keeps what was there, and adds nothing else', async () => {
  await set(owner, [{ route: '/admin/company', actions: ['Update'] }]);
  const existing = { route: '/admin/company', actions: ['Update'] };
  expect((await set(manager, [existing, { route: '/admin/company/bank', actions: ['Create'] }])).status).toBe(200);
  const refused = await set(manager, [existing, { route: '/admin/company/bank', actions: ['Create', 'Delete'] }, { route: '/admin/employee', actions: [] }]);
  expect(refused.body.errors.accesses[0]).toContain('/admin/company/bank: Delete, /admin/employee');
  expect((await set(manager, [])).status).toBe(200);
});

test('viewing the page does not let one change it', async () => {
  const viewer = await addPerson(portal);
  await addMember(portal, companyId, viewer, {
    role: 'admin',
    accesses: [
      { route: '/admin/user', actions: ['Update'] },
      { route: '/admin/user/view/page-access', actions: [] },
    ],
  });
  expect((await as(viewer).get(`api/admin/admins/${target.id}/page-accesses`)).status).toBe(200);
  expect((await set(viewer, [])).status).toBe(403);
});

test('each tab of an admin works when it is the only page that was granted', async () => {
  const one = await addPerson(portal);
  await addMember(portal, companyId, one, { role: 'admin', accesses: [{ route: '/admin/user/view/page-access', actions: ['Update'] }] });
  for (const path of [
    `api/admin/admins/${target.id}`,
    `api/admin/admins/${target.id}/page-accesses`,
    'api/admin/accesses/catalogue',
    'api/admin/accesses/presets',
  ])
    expect((await as(one).get(path)).status, path).toBe(200);
  for (const path of ['api/admin/admins', 'api/users', `api/admin/admins/${target.id}/activity`]) expect((await as(one).get(path)).status, path).toBe(403);
  expect((await as(one).post(`api/admin/admins/${target.id}/password`, { mode: 'link' })).status).toBe(403);
});
