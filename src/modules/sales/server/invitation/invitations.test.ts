import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, userOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { digestOf } from '#modules/identity/server/public.ts';
import { projectOf } from '../project/project.factory.ts';
import { promoterOf } from '../promoter/promoter.factory.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());

let owner: TestPerson;
let bank: number;
beforeAll(async () => {
  owner = await ownerOf(portal);
  bank = (await owner.client.get('api/references/banks')).body.data[0].id;
});
const invite = (rows: readonly object[], message: string | null = null) =>
  owner.client.post('api/spm/promoters/invitations', { rows: rows.map((row) => ({ phone: null, project_id: null, ...row })), message });
const answer = (more: object = {}) => ({
  name: 'Lina binti Contoh',
  identity_number: '980228-10-5512',
  phone: '0125550199',
  state: 'Perak',
  bank_id: bank,
  bank_account_no: '1234567890',
  agree: true,
  ...more,
});
/** The secret of the newest mail to an address, as its reader has it. */
async function secretOf(email: string): Promise<string> {
  const { rows } = await portal.owner.query<{ text: string }>(`select payload::text as text from outbox where payload::text like $1 order by id desc limit 1`, [
    `%${email}%`,
  ]);
  const found = /invitation\?token=([\w-]+)/.exec(rows[0]?.text ?? '');
  if (!found?.[1]) throw new Error('No invitation was mailed');
  return found[1];
}

test('are sent to many at once, each with a link of its own that the database cannot tell', async () => {
  const sent = await invite(
    [
      { name: 'Lina binti Contoh', email: 'Lina@contoh.example' },
      { name: 'Tan Contoh', email: 'tan@contoh.example' },
    ],
    'See you there',
  );
  expect(sent.body).toMatchObject({ message: '2 invitations were sent.', data: { sent: 2 } });
  const [secret, other] = [await secretOf('lina@contoh.example'), await secretOf('tan@contoh.example')];
  expect(secret).not.toBe(other);
  const { rows } = await portal.owner.query('select 1 from sales_invitations where token_hash = $1', [digestOf(secret)]);
  expect(rows).toHaveLength(1);
  const promoter = await promoterOf(portal, owner, { email: 'known@contoh.example' });
  expect(promoter).toBeGreaterThan(0);
  const wrong = async (...rows: object[]) => (await invite(rows)).body.errors;
  expect(await wrong({ name: 'Aina', email: 'known@contoh.example' })).toEqual({
    'rows.0.email': ['known@contoh.example is a promoter of this company already.'],
  });
  expect(await wrong({ name: 'Lina', email: 'lina@contoh.example' })).toHaveProperty(['rows.0.email']);
  expect(await wrong({ name: 'A B', email: 'x@contoh.example' }, { name: 'A C', email: 'x@contoh.example' })).toHaveProperty(['rows.1.email']);
  expect(await wrong({ name: 'A B', email: 'x@contoh.example', project_id: 999_999 })).toHaveProperty('rows');
});

test('are accepted by the address they were sent to alone, and open the menu of a promoter', async () => {
  const project = await projectOf(portal, owner);
  const person = await userOf(portal, { email: 'mei@contoh.example' });
  const stranger = await userOf(portal, { email: 'other@contoh.example' });
  await invite([{ name: 'Mei Contoh', email: 'mei@contoh.example', project_id: project.id }]);
  const secret = await secretOf('mei@contoh.example');
  const at = `api/spm/promoter-invitations/${secret}`;
  expect((await stranger.client.get('api/spm/promoter-invitations', { token: secret })).body.data).toMatchObject([
    { sent_to: 'm…@contoh.example', name: '', project: null },
  ]);
  expect((await stranger.client.post(`${at}/accept`, answer())).body.errors).toEqual({
    base: ['This invitation was sent to m…@contoh.example. Sign in with that address.'],
  });
  const [waiting] = (await person.client.get('api/spm/promoter-invitations')).body.data;
  expect(waiting).toMatchObject({ project: 'Kopi Contoh Roadshow', status: 'Pending', sent_to: null });
  expect((await stranger.client.post(`api/spm/promoter-invitations/${waiting.id}/accept`, answer())).status).toBe(404);
  expect((await person.client.post(`${at}/accept`, answer({ agree: false }))).body.errors).toEqual({ agree: ['Agree before you accept.'] });
  const accepted = await person.client.post(`${at}/accept`, answer());
  expect(accepted.body.data).toEqual({ company_id: owner.companyId });
  const me = (await person.client.get('api/auth/user', { company_id: owner.companyId })).body.data;
  expect(me.promoter).toMatchObject({ id: expect.any(Number) });
  const shown = (await owner.client.get('api/spm/promoters', { keyword: 'mei@contoh' })).body.data;
  expect(shown).toMatchObject([{ login: true, email: 'mei@contoh.example', dob: '1998-02-28', projects_count: 1, code: expect.stringMatching(/^PR\d{4}$/) }]);
  expect((await person.client.post(`${at}/accept`, answer())).body.errors).toHaveProperty('base');
  expect((await owner.client.get('api/spm/promoters/invitations', { status: 'Accepted' })).body.data).toMatchObject([{ email: 'mei@contoh.example' }]);
});

test('leave an employee an employee', async () => {
  const kavitha = await employeeOf(portal, owner);
  await invite([{ name: 'Kavitha', email: kavitha.email }]);
  const secret = await secretOf(kavitha.email);
  expect((await kavitha.client.post(`api/spm/promoter-invitations/${secret}/accept`, answer({ identity_number: '970307-10-5513' }))).status).toBe(200);
  const me = (await kavitha.client.get('api/auth/user', { company_id: owner.companyId })).body.data;
  expect([me.type, me.promoter !== null, me.employee !== null]).toEqual(['employee', true, true]);
});

test('give nobody back the rights of a membership that ended', async () => {
  const former = await adminOf(portal, owner, { '/admin/employee': ['Create'] });
  await portal.owner.query(`update company_users set status = 'Inactive' where company_id = $1 and user_id = $2`, [owner.companyId, former.userId]);
  expect((await former.client.get('api/admin/employees')).status).toBe(403);
  await invite([{ name: 'Former', email: former.email }]);
  const secret = await secretOf(former.email);
  const accepted = await former.client.post(`api/spm/promoter-invitations/${secret}/accept`, answer({ identity_number: '910307-10-5511' }));
  expect(accepted.body.data).toEqual({ company_id: owner.companyId });
  const me = (await former.client.get('api/auth/user', { company_id: owner.companyId })).body.data;
  expect([me.type, me.promoter !== null, me.accesses]).toEqual(['employee', true, []]);
  expect((await former.client.get('api/admin/employees')).status).toBe(403);
});

test('are declined with a reason, sent again with a new link, taken back, and end after fourteen days', async () => {
  const person = await userOf(portal, { email: 'siti@contoh.example' });
  await invite([{ name: 'Siti', email: 'siti@contoh.example' }]);
  const list = async () => (await owner.client.get('api/spm/promoters/invitations', { keyword: 'siti@' })).body.data[0];
  const old = await secretOf('siti@contoh.example');
  const { id } = await list();
  const office = (verb: string) => owner.client.post(`api/spm/promoters/invitations/${id}/${verb}`, {});
  expect((await office('resend')).body.message).toBe('A new link was sent to siti@contoh.example.');
  const fresh = await secretOf('siti@contoh.example');
  expect((await person.client.post(`api/spm/promoter-invitations/${old}/decline`, { reason: null })).status).toBe(404);
  await portal.owner.query('update sales_invitations set expires_at = $2 where id = $1', [id, '2026-11-20T10:00:00+08:00']);
  expect(await list()).toMatchObject({ status: 'Expired' });
  expect((await person.client.post(`api/spm/promoter-invitations/${fresh}/accept`, answer())).body.errors).toHaveProperty('base');
  expect((await office('cancel')).body.errors).toHaveProperty('base');
  expect((await office('resend')).status).toBe(200);
  expect((await person.client.post(`api/spm/promoter-invitations/${await secretOf('siti@contoh.example')}/decline`, { reason: 'No time' })).status).toBe(200);
  expect(await list()).toMatchObject({ status: 'Rejected', decline_reason: 'No time' });
  expect((await office('resend')).body.errors).toHaveProperty('base');
  await invite([{ name: 'Siti', email: 'siti@contoh.example' }]);
  const again = (await owner.client.get('api/spm/promoters/invitations', { keyword: 'siti@', status: 'Pending' })).body.data[0];
  expect((await owner.client.post(`api/spm/promoters/invitations/${again.id}/cancel`, {})).status).toBe(200);
});

test('give a guest an account of their own, once, and to whoever has the link alone', async () => {
  const email = 'tetamu@contoh.example';
  await invite([{ name: 'Tetamu binti Contoh', email }]);
  const token = await secretOf(email);
  const guest = portal.as(null);
  const register = (more: object = {}) =>
    guest.post('api/auth/invitation', { token, password: 'Payung-biru-3', password_confirmation: 'Payung-biru-3', terms: true, ...more });
  const look = async (of = token) => (await guest.get('api/auth/invitation', { token: of })).body.data;
  expect(await look()).toMatchObject({ email, name: 'Tetamu binti Contoh', open: true, has_account: false, path: '/spm/promoter/invitation' });
  const unknown = 'x'.repeat(43);
  expect([(await guest.get('api/auth/invitation', { token: unknown })).status, (await register({ token: unknown })).status]).toEqual([404, 404]);
  expect((await register({ password: 'tetamu@contoh.example', password_confirmation: 'tetamu@contoh.example' })).body.errors).toHaveProperty('password');
  expect((await register({ terms: false, password_confirmation: 'Other-word-1' })).body.errors).toMatchObject({ terms: [expect.any(String)] });
  const answers = await Promise.all([register(), register()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const made = answers.find(({ status }) => status === 201)?.body.data;
  expect(made.user).toMatchObject({ email, companies: [], company_id: null });
  expect(made.user.verified_at).toEqual(expect.any(String));
  expect((await register()).body.errors).toEqual({ base: [`${email} has an account. Sign in with it to answer the invitation.`] });
  expect(await look()).toMatchObject({ has_account: true });
  const accepted = await portal.as(made.token).post(`api/spm/promoter-invitations/${token}/accept`, answer({ identity_number: '980228-10-5520' }));
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  expect(await look()).toMatchObject({ open: false });
  expect((await guest.post('api/auth/login', { email, password: 'Payung-biru-3' })).body.data.user.companies).toHaveLength(1);
});

test.each([
  ['taken back', `update sales_invitations set status = 'Cancelled' where email = $1`],
  ['expired', `update sales_invitations set expires_at = '2026-11-20T09:59:59+08:00' where email = $1`],
])('%s, give no account', async (what, sql) => {
  const email = `${what.replace(' ', '-')}@contoh.example`;
  await invite([{ name: 'Lewat Contoh', email }]);
  const token = await secretOf(email);
  await portal.owner.query(sql, [email]);
  const body = { token, password: 'Payung-biru-3', password_confirmation: 'Payung-biru-3', terms: true };
  expect((await portal.as(null).post('api/auth/invitation', body)).body.errors).toEqual({ base: [expect.stringContaining('Ask the company for a new one')] });
  expect((await portal.owner.query('select 1 from users where email = $1', [email])).rowCount).toBe(0);
});

test('are the office’s with the right to invite', async () => {
  const stranger = await ownerOf(portal);
  const [mine] = (await owner.client.get('api/spm/promoters/invitations')).body.data;
  expect((await stranger.client.post(`api/spm/promoters/invitations/${mine.id}/cancel`, {})).status).toBe(404);
  expect((await portal.as(null).get('api/spm/promoter-invitations')).status).toBe(401);
});
