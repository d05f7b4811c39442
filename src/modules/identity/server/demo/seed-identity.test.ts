import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { addCompany } from '#modules/session/server/testing/test-people.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoCompanyKey } from './demo-accounts.ts';
import { seedMemberships, seedUsers } from './seed-identity.ts';

const companies = new Map<DemoCompanyKey, number>();

const portal = await openTestPortal();
afterAll(() => portal.close());
const users = await portal.asSystem((tx) => seedUsers(tx, new Date('2026-11-20T02:00:00Z')));
const owner = (key: string) => ({ id: users.get(key) ?? 0, name: '', email: '', token: '' });
companies.set('c1', await addCompany(portal, owner('norhayati'), 'Demo Satu Sdn Bhd'));
companies.set('c2', await addCompany(portal, owner('ramli'), 'Demo Dua Sdn Bhd'));
companies.set('c3', await addCompany(portal, owner('norhayati'), 'Demo Tiga Sdn Bhd'));
const memberships = {
  pages: portal.server.services.pages,
  companies,
  users,
  departments: new Map([
    [
      'c1' as const,
      new Map([
        ['sales', 1],
        ['marketing', 2],
      ]),
    ],
  ]),
};
await portal.asSystem((tx) => seedMemberships(tx, memberships));

const signIn = async (email: string) => (await portal.as(null).post('api/auth/login', { email, password: DEMO_PASSWORD })).body.data;

test('every account signs in with the one password', async () => {
  for (const { email, unverified } of DEMO_ACCOUNTS) {
    const { user } = await signIn(email);
    expect(user.email).toBe(email);
    expect(user.verified_at === null, email).toBe(unverified === true);
  }
});

test('an owner has two companies, an auditor three, with viewing and export alone', async () => {
  expect((await signIn('owner@demo.my')).user.companies).toHaveLength(2);
  const { user } = await signIn('auditor@demo.my');
  expect(user.companies).toHaveLength(3);
  expect(user.accesses.length).toBeGreaterThan(0);
  expect(user.accesses.flatMap(({ actions }: { actions: string[] }) => actions).filter((action: string) => action !== 'Export')).toEqual([]);
});

test('the bounded admin is bounded, and a missing department stops the seeding', async () => {
  const { token } = await signIn('owner@demo.my');
  const row = (await portal.as(token, companies.get('c1')).get(`api/admin/admins/${users.get('dept')}`)).body.data;
  expect(row.scope).toMatchObject({ all: false, department: 2 });
  const without = { pages: portal.server.services.pages, companies, users };
  await expect(portal.asSystem((tx) => seedMemberships(tx, without))).rejects.toThrow(/has no department Sales/);
});
