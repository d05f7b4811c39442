import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { aRegistration } from './testing/registration.ts';
import { addPerson, mailTo, PASSWORD } from './testing/test-people.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const register = (more?: Record<string, unknown>) => portal.as(null).post('api/auth/register', aRegistration(more));

test('a registration makes user, company, branch HQ and trial, signs in, and waits for the code', async () => {
  const answer = await register();
  expect(answer.status).toBe(201);
  const { token, user } = answer.body.data;
  expect(user).toMatchObject({ type: 'owner', status: 'Pending', verified_at: null, phone: '+60125550101' });
  const { rows } = await portal.owner.query(
    `select c.name, c.registration_no, b.name as branch, p.key as plan, s.trial_ends_at::text as ends
     from companies c join branches b on b.company_id = c.id join subscriptions s on s.company_id = c.id join plans p on p.id = s.plan_id where c.id = $1`,
    [user.company_id],
  );
  expect(rows).toEqual([{ name: 'Huda Trading Sdn Bhd', registration_no: '202601000011', branch: 'HQ', plan: 'trial', ends: '2026-12-20' }]);
  const known = await portal.owner.query(
    'select c.email, c.phone, o.officer_name, o.officer_email, o.officer_phone from companies c join company_contributions o on o.company_id = c.id where c.id = $1',
    [user.company_id],
  );
  const { name, email, phone } = user;
  expect(known.rows).toEqual([{ email, phone, officer_name: name, officer_email: email, officer_phone: phone }]);
  const client = portal.as(token);
  expect((await client.get('api/companies')).status).toBe(403);
  const mail = await mailTo(portal, 'nurul@example.my');
  const verified = await client.post('api/auth/verify', { code: mail?.code });
  expect(verified.body.data.verified_at).toBeTruthy();
  expect((await client.get('api/companies')).body.data).toEqual([
    { id: user.company_id, name: 'Huda Trading Sdn Bhd', logo: null, locality: 'Malaysia', role: 'owner' },
  ]);
});

test.each([
  ['other confirmation', { password_confirmation: 'x' }, { password_confirmation: ['The two passwords are not the same.'] }],
  [
    'the e-mail as password',
    { email: 'kuat1234@example.my', password: 'kuat1234', password_confirmation: 'kuat1234' },
    { password: ['The password must not be your email address.'] },
  ],
  ['no agreement', { terms: false }, { terms: ['Please agree to the terms.'] }],
])('%s is refused', async (_case, more, errors) => {
  const answer = await register(more);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual(errors);
});

test('an address or number of another account is answered like any other; only the mail tells its owner', async () => {
  const known = await addPerson(portal);
  const own = { company_name: 'Lain Trading Sdn Bhd', registration_no: '' };
  const answer = await register({ ...own, email: known.email });
  const other = await register({ company_name: 'Lain Lagi Sdn Bhd', registration_no: '', email: 'nobody-yet@example.my' });
  expect([answer.status, Object.keys(answer.body.data.user)]).toEqual([201, Object.keys(other.body.data.user)]);
  expect(answer.body.message).toBe(`Welcome! We have sent a code to ${known.email}.`);
  expect(await mailTo(portal, known.email)).toMatchObject({ subject: 'You already have a Mesra account', code: '' });
  // The company's row and the account stay apart: each signs in with its own password, and the address stays the owner's.
  const login = async (password: string) => (await portal.as(null).post('api/auth/login', { email: known.email, password })).body.data.user;
  expect(await login(PASSWORD)).toMatchObject({ id: known.id, companies: [] });
  expect(await login('Rahsia-kuat-1')).toMatchObject({ verified_at: null, companies: [{ name: own.company_name }] });
});

test('a taken company name is said at its field, and nothing is left behind', async () => {
  const answer = await register({ email: 'c@example.my', phone: '012-555 0102' });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(['company_name']);
  expect((await portal.owner.query(`select from users where email = 'c@example.my'`)).rowCount).toBe(0);
});

test('weak passwords and every missing field are named at once', async () => {
  const answer = await portal.as(null).post('api/auth/register', { password: 'short' });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'password', 'company_name', 'terms']));
});

test('where registration is off, there is nothing', async () => {
  await portal.owner.query(`update domains set allow = allow || '{"registration": false}'`);
  expect((await portal.as(null).get('api/domain/config')).body.data.allow.registration).toBe(false);
  expect((await register({ email: 'd@example.my', phone: '012-555 0103', company_name: 'Lain Sdn Bhd' })).status).toBe(404);
  await portal.owner.query(`update domains set allow = allow || '{"registration": true}'`);
});

test('the domain is found by its address, else the default; no secret is in it', async () => {
  await portal.owner.query(
    `insert into domains (origin, name, theme, banners, social_links, allow) values ('https://hr.contoh.my', 'Contoh HR', 'biru',
       '[{"title":"Two","order":2},{"title":"One","order":1}]', '[{"name":"Site","icon":"web","url":"https://contoh.my"}]', '{"show_social_links": true}')`,
  );
  const own = (await portal.as(null).get('api/domain/config', { origin: 'HTTPS://hr.contoh.my/' })).body.data;
  expect(own).toMatchObject({ name: 'Contoh HR', theme: 'biru', allow: { registration: false, social_login: false, show_social_links: true } });
  expect(own.banners.map(({ title }: { title: string }) => title)).toEqual(['One', 'Two']);
  const other = (await portal.as(null).get('api/domain/config', { origin: 'https://nowhere.example' })).body.data;
  expect(other).toMatchObject({ name: 'Mesra', theme: 'mesra', services: { push: { key: 'mesra' } }, social_providers: [] });
});
