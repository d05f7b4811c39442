import { afterAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { addCompany, addMember, addPerson, PASSWORD } from './testing/test-people.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await addPerson(portal, { name: 'Aminah Owner' });
const companyId = await addCompany(portal, owner, 'Kedai Contoh Sdn Bhd');

const login = (email: string, password = PASSWORD) => portal.as(null).post('api/auth/login', { email, password });

test('the right password answers a token and the user', async () => {
  const answer = await login(owner.email.toUpperCase());
  expect(answer.status).toBe(200);
  const { token, token_type, expires_in, user } = answer.body.data;
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect({ token_type, expires_in }).toEqual({ token_type: 'Bearer', expires_in: 2_592_000 });
  expect(user).toMatchObject({ id: owner.id, email: owner.email, type: 'owner', is_admin: true, company_id: companyId });
  expect((await portal.as(token).get('api/auth/user')).status).toBe(200);
});

test('one person signs in on several devices at once', async () => {
  const statuses: number[] = [];
  const device = async () => {
    for (let nth = 0; nth < 20; nth++) statuses.push((await login(owner.email)).status);
  };
  await Promise.all([device(), device(), device()]);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('only a hash of the token is stored, for exactly 30 days', async () => {
  const { token } = (await login(owner.email)).body.data;
  const { rows } = await portal.owner.query<{ plain: number; life: number }>(
    `select count(*) filter (where position($1 in t::text) > 0)::int as plain, max(extract(epoch from expires_at - created_at))::int as life from tokens t`,
    [token],
  );
  expect(rows[0]).toEqual({ plain: 0, life: 2_592_000 });
});

test('a wrong password and an unknown address answer alike', async () => {
  const wrong = await login(owner.email, 'Wrong-word-1');
  const unknown = await login('nobody@example.my', 'Wrong-word-1');
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors).toEqual({ email: ['The email or password is incorrect.'] });
  expect(unknown.body).toEqual(wrong.body);
  const malay = await portal
    .as(null)
    .with({ headers: { 'x-locale': 'ms' } })
    .post('api/auth/login', { email: 'nobody@example.my', password: 'x' });
  expect(malay.body.errors.email).toEqual(['E-mel atau kata laluan tidak betul.']);
});

test('an inactive account is told so, and only to who knows the password', async () => {
  const person = await addPerson(portal);
  await portal.owner.query(`update users set status = 'Inactive' where id = $1`, [person.id]);
  expect((await login(person.email)).body.errors.email).toEqual(['Your account is inactive. Please contact your administrator.']);
  expect((await login(person.email, 'Wrong-word-1')).body.errors.email).toEqual(['The email or password is incorrect.']);
  expect((await portal.as(person.token).get('api/auth/user')).status).toBe(401);
});

test('missing fields are each named', async () => {
  const answer = await portal.as(null).post('api/auth/login', {});
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors).sort()).toEqual(['email', 'password']);
});

test('the sixth wrong try of a minute waits, over two processes; another address does not', async () => {
  const person = await addPerson(portal);
  const other = await addPerson(portal);
  const second = await openTestPortal({ databaseUrl: portal.databaseUrl });
  try {
    const portals = [portal, second, portal, second, portal];
    for (const each of portals) expect((await each.as(null).post('api/auth/login', { email: person.email, password: 'Wrong-word-1' })).status).toBe(422);
    const refused = await second.as(null).post('api/auth/login', { email: person.email, password: PASSWORD });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await login(person.email)).status).toBe(429);
    expect((await login(other.email)).status).toBe(200);
    portal.clock.set('2026-11-20T10:01:01+08:00');
    expect((await login(person.email)).status).toBe(200);
  } finally {
    portal.clock.set('2026-11-20T10:00:00+08:00');
    await second.close();
  }
});

test('twenty parallel wrong tries let no more than five through', async () => {
  const person = await addPerson(portal);
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(person.email, 'Wrong-word-1')));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  await portal.owner.query('delete from sign_in_attempts');
});

test('a success wipes the count of wrong tries', async () => {
  const person = await addPerson(portal);
  for (let i = 0; i < 4; i++) await login(person.email, 'Wrong-word-1');
  expect((await login(person.email)).status).toBe(200);
  for (let i = 0; i < 5; i++) expect((await login(person.email, 'Wrong-word-1')).status).toBe(422);
  expect((await login(person.email)).status).toBe(429);
});

/** A caller behind a proxy that is believed: the address is the test's to choose. */
const from =
  (proxied: TestPortal, ip: string) =>
  (email: string, password = PASSWORD) =>
    proxied.as(null).post('api/auth/login', { email, password }, { 'x-forwarded-for': ip });

test('one account is guarded over many places, but never locked at a place where its person has signed in', async () => {
  const proxied = await openTestPortal({ databaseUrl: portal.databaseUrl, env: { MESRA_TRUST_PROXY: '1' } });
  try {
    const person = await addPerson(portal);
    const workspace = from(proxied, '198.51.100.7');
    expect((await workspace(person.email)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 1; i <= 22; i++) statuses.push((await from(proxied, `203.0.113.${i}`)(person.email, 'Wrong-word-1')).status);
    expect(statuses.slice(0, 20).every((status) => status === 422)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect((await from(proxied, '203.0.113.99')(person.email)).status).toBe(429);
    expect((await workspace(person.email)).status).toBe(200);
  } finally {
    await proxied.close();
    await portal.owner.query('delete from sign_in_attempts');
  }
});

/** A browser that keeps its cookie for sign-ins, at whatever address it is. */
function browser(proxied: TestPortal, cookie: string | null = null) {
  let stored = cookie;
  return {
    cookie: () => stored,
    async signIn(ip: string, email: string, password = PASSWORD) {
      const answer = await proxied.as(null).post('api/auth/login', { email, password }, { 'x-forwarded-for': ip, ...(stored && { cookie: stored }) });
      stored = answer.headers.get('set-cookie')?.split(';')[0] ?? stored;
      return answer;
    },
  };
}

test('a browser from which the person has signed in is counted apart at a new address, and no other is let in by its cookie', async () => {
  const proxied = await openTestPortal({ databaseUrl: portal.databaseUrl, env: { MESRA_TRUST_PROXY: '1' } });
  try {
    const [person, colleague] = [await addPerson(portal), await addPerson(portal)];
    const own = browser(proxied);
    const first = await own.signIn('198.51.100.31', person.email);
    expect(first.headers.get('set-cookie')).toMatch(/^mesra_device=[\w.-]+; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    const mark = own.cookie() ?? '';
    // A colleague signs in on it as well, and it knows both.
    expect((await own.signIn('198.51.100.31', colleague.email)).status).toBe(200);
    const cafe = '203.0.113.150';
    for (let i = 0; i < 6; i++) await from(proxied, cafe)(person.email, 'Wrong-word-1');
    for (let i = 1; i <= 22; i++) await from(proxied, `203.0.113.${i}`)(person.email, 'Wrong-word-1');
    expect((await from(proxied, cafe)(person.email)).status).toBe(429);
    expect((await own.signIn(cafe, person.email)).status).toBe(200);
    const forged = mark.replace(/\.(\d+)\./, (_all, seconds: string) => `.${Number(seconds) + 1}.`);
    for (const cookie of [forged, 'mesra_device=', 'mesra_device=~.~', `mesra_device=${'a'.repeat(16)}.1.${'b'.repeat(43)}`])
      expect([cookie, (await browser(proxied, cookie).signIn('203.0.113.160', person.email)).status]).toEqual([cookie, 429]);
  } finally {
    await proxied.close();
    await portal.owner.query('delete from sign_in_attempts');
  }
});

test('whoever took the cookie of a browser guesses no more from many addresses than from one, and it ends after 400 days', async () => {
  const proxied = await openTestPortal({ databaseUrl: portal.databaseUrl, env: { MESRA_TRUST_PROXY: '1' } });
  try {
    const person = await addPerson(portal);
    const own = browser(proxied);
    await own.signIn('198.51.100.32', person.email);
    const statuses: number[] = [];
    for (let i = 1; i <= 22; i++) {
      if (i % 5 === 1) await portal.owner.query(`delete from sign_in_attempts where key not like '%|long'`);
      statuses.push((await browser(proxied, own.cookie()).signIn(`203.0.113.${i}`, person.email, 'Wrong-word-1')).status);
    }
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([20, 429]);
    proxied.clock.set('2027-12-28T10:00:00+08:00');
    for (let i = 1; i <= 22; i++) await from(proxied, `203.0.113.${i}`)(person.email, 'Wrong-word-1');
    expect((await own.signIn('203.0.113.170', person.email)).status).toBe(429);
  } finally {
    await proxied.close();
    await portal.owner.query('delete from sign_in_attempts');
  }
});

test('the wrong tries of one person do not lock the office, nor does a sweep lock who works there', async () => {
  const proxied = await openTestPortal({ databaseUrl: portal.databaseUrl, env: { MESRA_TRUST_PROXY: '1' } });
  try {
    const [clumsy, colleague, stranger] = [await addPerson(portal), await addPerson(portal), await addPerson(portal)];
    const office = from(proxied, '198.51.100.20');
    expect((await office(colleague.email)).status).toBe(200);
    for (let i = 0; i < 40; i++) await office(clumsy.email, 'Wrong-word-1');
    expect((await office(stranger.email)).status).toBe(200);
    for (let i = 0; i < 31; i++) await office(`sapuan${i}@example.my`);
    // A second try of a new address does not slip past the limit of the place.
    expect([(await office('baru@example.my')).status, (await office('baru@example.my')).status]).toEqual([429, 429]);
    expect((await office(colleague.email)).status).toBe(200);
  } finally {
    await proxied.close();
    await portal.owner.query('delete from sign_in_attempts');
  }
});

test('one place is stopped after thirty wrong tries, whatever the addresses', async () => {
  await portal.owner.query('delete from sign_in_attempts');
  const statuses = [];
  for (let i = 0; i < 31; i++) statuses.push((await login(`nobody${i}@example.my`)).status);
  expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true);
  expect(statuses[30]).toBe(429);
  await portal.owner.query('delete from sign_in_attempts');
});

test('sign-out revokes the token; a second one is a silent 404', async () => {
  const { token } = (await login(owner.email)).body.data;
  const out = await portal.as(token).post('api/auth/logout');
  expect(out.status).toBe(200);
  expect(out.body).toMatchObject({ success: true });
  expect((await portal.as(token).get('api/auth/user')).status).toBe(401);
  expect((await portal.as(token).post('api/auth/logout')).status).toBe(404);
  expect((await portal.as(null).post('api/auth/logout')).status).toBe(404);
});

test('no token, an expired and a forged one answer 401 alike', async () => {
  const person = await addPerson(portal);
  await portal.owner.query(`update tokens set expires_at = now() - interval '1 second' where user_id = $1`, [person.id]);
  for (const token of [null, person.token, `${owner.token.slice(0, -1)}_`, 'short']) {
    const answer = await portal.as(token).get('api/auth/user');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Unauthenticated.' });
  }
});

test('an unverified user may ask who they are and nothing else', async () => {
  const person = await addPerson(portal, { verified: false });
  const client = portal.as(person.token);
  const self = await client.get('api/auth/user');
  expect(self.body.data).toMatchObject({ status: 'Pending', verified_at: null, company_id: null, companies: [] });
  for (const path of ['api/companies', 'api/notifications', 'api/admin/admins']) {
    const answer = await client.get(path);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ message: 'Please verify your email address.' });
  }
});

test('the user comes in the wanted company, else in one of their own', async () => {
  const person = await addPerson(portal);
  const own = await addCompany(portal, person, 'Perwira Contoh Sdn Bhd');
  await addMember(portal, companyId, person, { role: 'admin', accesses: [{ route: '/admin/user', actions: ['Create'] }] });
  const client = portal.as(person.token);
  const asAdmin = (await client.get('api/auth/user', { company_id: companyId })).body.data;
  expect(asAdmin).toMatchObject({
    company_id: companyId,
    type: 'admin',
    is_admin: true,
    accesses: [{ route: '/admin/user', actions: ['Create'] }],
    sees_all: true,
  });
  const asOwner = (await client.get('api/auth/user', { company_id: own })).body.data;
  expect(asOwner).toMatchObject({ company_id: own, type: 'owner', accesses: [] });
  expect(asOwner.companies.map(({ id }: { id: number }) => id).sort()).toEqual([companyId, own].sort());
  const foreign = await addCompany(portal, owner, 'Asing Contoh Sdn Bhd');
  expect([companyId, own]).toContain((await client.get('api/auth/user', { company_id: foreign })).body.data.company_id);
  // The last asked-for company is where the next sign-in begins.
  await client.get('api/auth/user', { company_id: own });
  await expect.poll(async () => (await login(person.email)).body.data.user.company_id).toBe(own);
});

test('who looks after a part of the company is told so, and refused what holds for all of it', async () => {
  const person = await addPerson(portal);
  const { rows } = await portal.owner.query<{ id: number }>('insert into departments (company_id, name) values ($1, $2) returning id', [companyId, 'Jualan']);
  await addMember(portal, companyId, person, {
    role: 'admin',
    accesses: [{ route: '/leave/holiday', actions: ['Create'] }],
    scope: [{ scope_type: 'department', scope_id: rows[0]?.id ?? 0 }],
  });
  const client = portal.as(person.token, companyId);
  expect((await client.get('api/auth/user', { company_id: companyId })).body.data).toMatchObject({ sees_all: false });
  expect((await client.post('api/operation/leaves/holidays', {})).status).toBe(403);
});

test('every listed field of the user is there', async () => {
  const { data } = (await portal.as(owner.token).get('api/auth/user')).body;
  for (const key of ['type', 'is_admin', 'image', 'companies', 'modules', 'accesses', 'employee', 'promoter', 'preferences']) expect(data).toHaveProperty(key);
  expect(data.modules.payroll).toBe(true);
  expect(data.companies[0]).toMatchObject({ user_id: owner.id, config: { identity_type_label: 'NRIC', locality: 'Malaysia' }, active_employees_count: 0 });
  expect(Array.isArray(data.companies[0].domain.banners)).toBe(true);
});

test('a module that the company switches off, or the plan lacks, is off', async () => {
  const person = await addPerson(portal);
  const id = await addCompany(portal, person, 'Modul Contoh Sdn Bhd');
  await portal.owner.query(`update companies set modules = modules || '{"leave": false}' where id = $1`, [id]);
  const before = (await portal.as(person.token).get('api/auth/user')).body.data.modules;
  expect(before.leave).toBeUndefined();
  expect(before.payroll).toBe(true);
  await portal.owner.query(`update subscriptions set plan_id = (select id from plans where key = 'starter') where company_id = $1`, [id]);
  expect((await portal.as(person.token).get('api/auth/user')).body.data.modules).toEqual({ attendance: true, claim: true });
});
