import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { addCompany, addPerson, askForReset, mailTo, PASSWORD } from '#modules/session/server/testing/test-people.ts';
import { fitsPassword, hashPassword } from '../password.ts';

const portal = await openTestPortal();

beforeEach(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  await portal.owner.query('delete from sign_in_attempts');
});
afterAll(() => portal.close());

const NEW = 'Another-word-2';
const login = (email: string, password: string) => portal.as(null).post('api/auth/login', { email, password });
const reset = (email: string, token: string | undefined, password = NEW) =>
  portal.as(null).post('api/auth/password/reset', { email, token, password, password_confirmation: password });

test('hashes are argon2id, and no hash fits nothing', async () => {
  const stored = await hashPassword(PASSWORD);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await fitsPassword(stored, PASSWORD)).toBe(true);
  expect(await fitsPassword(stored, NEW)).toBe(false);
  expect(await fitsPassword(null, 'a password that nobody has')).toBe(false);
});

test('a forgotten password answers alike for every address, and mails only the known one', async () => {
  const person = await addPerson(portal);
  const known = await askForReset(portal, person.email);
  const unknown = await askForReset(portal, 'nobody@example.my');
  expect(known.status).toBe(200);
  expect(known.body).toEqual({ success: true, message: 'If the email exists, a reset link has been sent.' });
  expect(unknown.body).toEqual(known.body);
  expect(await mailTo(portal, 'nobody@example.my')).toBeNull();
  expect((await mailTo(portal, person.email))?.query).toMatchObject({ email: person.email, token: expect.any(String) });
});

test('the fourth request for one address in ten minutes waits', async () => {
  for (let i = 0; i < 3; i++) expect((await askForReset(portal, 'many@example.my')).status).toBe(200);
  expect((await askForReset(portal, 'many@example.my')).status).toBe(429);
});

test('the link sets the password once and ends every session', async () => {
  const person = await addPerson(portal);
  await askForReset(portal, person.email);
  const token = (await mailTo(portal, person.email))?.query['token'];
  expect((await reset(person.email, 'x'.repeat(43))).body.errors).toEqual({ base: ['This link is invalid or has expired.'] });
  expect((await reset('nobody@example.my', token)).body.errors).toEqual({ base: ['This link is invalid or has expired.'] });
  expect((await reset(person.email, token)).status).toBe(200);
  expect((await portal.as(person.token).get('api/auth/user')).status).toBe(401);
  expect((await login(person.email, PASSWORD)).status).toBe(422);
  expect((await login(person.email, NEW)).status).toBe(200);
  expect((await reset(person.email, token, 'Third-word-3')).status).toBe(422);
});

test('a reset link holds for 60 minutes', async () => {
  const person = await addPerson(portal);
  await askForReset(portal, person.email);
  const token = (await mailTo(portal, person.email))?.query['token'];
  portal.clock.set('2026-11-20T11:00:00+08:00');
  expect((await reset(person.email, token)).status).toBe(422);
});

test('two requests with one link: one succeeds', async () => {
  const person = await addPerson(portal);
  await askForReset(portal, person.email);
  const token = (await mailTo(portal, person.email))?.query['token'];
  const statuses = (await Promise.all([reset(person.email, token), reset(person.email, token, 'Third-word-3')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 422]);
});

test('the own password changes for the current one, and others are signed out when asked', async () => {
  const person = await addPerson(portal);
  const second = (await login(person.email, PASSWORD)).body.data.token;
  const change = (body: object) =>
    portal.as(person.token).post('api/auth/password', { current_password: PASSWORD, password: NEW, password_confirmation: NEW, ...body });
  expect((await change({ current_password: 'Wrong-word-1' })).body.errors).toEqual({ current_password: ['The current password is incorrect.'] });
  expect((await change({ password: PASSWORD, password_confirmation: PASSWORD })).body.errors).toEqual({
    password: ['Choose a password other than the current one.'],
  });
  expect((await change({ password: 'short1', password_confirmation: 'short1' })).body.errors).toHaveProperty('password');
  expect((await change({})).status).toBe(200);
  expect((await portal.as(second).get('api/auth/user')).status).toBe(200);
  expect((await change({ current_password: NEW, password: 'Third-word-3', password_confirmation: 'Third-word-3', logout_others: true })).status).toBe(200);
  expect((await portal.as(second).get('api/auth/user')).status).toBe(401);
  expect((await portal.as(person.token).get('api/auth/user')).status).toBe(200);
});

test('the tenth wrong guess of the own password is the last', async () => {
  const person = await addPerson(portal);
  const guess = () => portal.as(person.token).post('api/auth/password', { current_password: 'Wrong-word-1', password: NEW, password_confirmation: NEW });
  for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
});

test('open sessions are listed and can be ended; those of others are not there', async () => {
  const person = await addPerson(portal);
  const stranger = await addPerson(portal);
  const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const second = (
    await portal
      .as(null)
      .with({ headers: { 'user-agent': agent } })
      .post('api/auth/login', { email: person.email, password: PASSWORD })
  ).body.data.token;
  const sessions = (await portal.as(person.token).get('api/auth/sessions')).body.data;
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ current: true });
  expect(sessions.find(({ current }: { current: boolean }) => !current)).toMatchObject({
    device: { en: 'Chrome on Windows', ms: 'Chrome pada Windows' },
    ip: '127.0.0.1',
  });
  expect(JSON.stringify(sessions)).not.toContain('hash');
  const { id } = sessions.find(({ current }: { current: boolean }) => !current);
  expect((await portal.as(stranger.token).delete(`api/auth/sessions/${id}`)).status).toBe(404);
  expect((await portal.as(person.token).delete(`api/auth/sessions/${id}`)).status).toBe(200);
  expect((await portal.as(second).get('api/auth/user')).status).toBe(401);
  expect((await portal.as(person.token).delete(`api/auth/sessions/${id}`)).status).toBe(404);
});

test('the own password is counted wherever it is asked for', async () => {
  const person = await addPerson(portal);
  const companyId = await addCompany(portal, person, 'Kedai Kira Sdn Bhd');
  const client = portal.as(person.token, companyId);
  const forms = [
    () => client.post(`api/companies/${companyId}/transfer-owner`, { user_id: person.id, password: 'Wrong-word-1' }),
    () => client.post('api/auth/password', { current_password: 'Wrong-word-1', password: NEW, password_confirmation: NEW }),
  ];
  for (let i = 0; i < 10; i++) expect((await forms[i % 2]?.())?.status).toBe(422);
  for (const form of forms) expect((await form()).status).toBe(429);
  expect((await client.post('api/auth/email/change', { email: 'lain@example.my', password: PASSWORD })).status).toBe(429);
  // What the counting commits on its way does not leave the company: the next call of it still answers.
  portal.clock.set('2026-11-20T10:11:00+08:00');
  const answer = await client.post(`api/companies/${companyId}/transfer-owner`, { user_id: person.id, password: PASSWORD });
  expect(answer.body.errors).toHaveProperty('user_id');
});

test('sixty guesses of a bank account’s password form are stopped after ten', async () => {
  const person = await addPerson(portal);
  const companyId = await addCompany(portal, person, 'Kedai Bank Sdn Bhd');
  const { rows } = await portal.owner.query<{ id: number }>(
    `insert into company_banks (company_id, bank_id, account_name, account_no, kind, file_format)
     select $1, min(id), 'Kedai Bank', '514012345678', 'Corporate', 'generic' from banks returning id`,
    [companyId],
  );
  const client = portal.as(person.token, companyId);
  const statuses = [];
  for (let i = 0; i < 12; i++) statuses.push((await client.post(`api/admin/companies/banks/${rows[0]?.id}/reveal`, { password: `Wrong-word-${i}` })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
});

test('with a temporary password nothing answers but its change', async () => {
  const person = await addPerson(portal);
  const companyId = await addCompany(portal, person, 'Kedai Sementara Sdn Bhd');
  await portal.owner.query('update users set must_change_password = true where id = $1', [person.id]);
  const client = portal.as(person.token, companyId);
  for (const path of ['api/admin/employees', 'api/companies', 'api/notifications', 'api/profile/preferences', 'api/auth/sessions']) {
    const { status, body } = await client.get(path);
    expect({ path, status, code: body.code }).toEqual({ path, status: 403, code: 'password_change_required' });
  }
  expect((await client.get('api/auth/user')).body.data.must_change_password).toBe(true);
  await client.post('api/auth/password', { current_password: PASSWORD, password: NEW, password_confirmation: NEW });
  expect((await client.get('api/companies')).status).toBe(200);
});

test.each([
  ['Password123!', 'too easy to guess'],
  ['Malaysia2026', 'too easy to guess'],
  ['Zulaikha99', 'name or email'],
])('%s is refused wherever a password is set, with what to do', async (password, wording) => {
  const person = await addPerson(portal, { name: 'Zulaikha binti Ahmad' });
  const changed = await portal.as(person.token).post('api/auth/password', { current_password: PASSWORD, password, password_confirmation: password });
  expect(changed.body.errors.password[0]).toContain(wording);
  await askForReset(portal, person.email);
  expect((await reset(person.email, (await mailTo(portal, person.email))?.query['token'], password)).body.errors.password[0]).toContain(wording);
});

test('a changed password and a changed address are told by mail to the person', async () => {
  const person = await addPerson(portal);
  const client = portal.as(person.token);
  await client.post('api/auth/password', { current_password: PASSWORD, password: NEW, password_confirmation: NEW });
  expect((await mailTo(portal, person.email))?.subject).toBe('Your Mesra password was changed');
  await client.post('api/auth/email/change', { email: 'pindah@example.my', password: NEW });
  const { query } = (await mailTo(portal, 'pindah@example.my')) ?? { query: {} as Record<string, string> };
  await portal.as(null).post('api/auth/email/confirm', { id: Number(query['id']), token: query['token'], purpose: 'change_email' });
  expect((await mailTo(portal, person.email))?.subject).toBe('Your Mesra email address was changed');
});
