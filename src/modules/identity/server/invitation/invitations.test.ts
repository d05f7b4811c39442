/** Nobody is attached to a company without saying yes, and no company learns of an account that it has not been shown. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, userOf, TEST_PASSWORD, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { mailTo } from '#modules/session/server/testing/test-people.ts';

let employer: TestPerson;
let stranger: TestPerson;

const portal = await openTestPortal();

beforeEach(async () => {
  employer = await ownerOf(portal);
  stranger = await ownerOf(portal);
});
afterAll(() => portal.close());

const invite = (email: string, more: object = {}) => stranger.client.post('api/admin/admins', { email, name: 'Jemputan Baharu', ...more });
const invitations = async (token: string) => (await portal.as(token).get('api/profile/invitations')).body.data;
const answer = (token: string, id: number, yes: boolean) => portal.as(token).post(`api/profile/invitations/${id}/${yes ? 'accept' : 'decline'}`);
const signIn = (email: string, password: string) => portal.as(null).post('api/auth/login', { email, password });

test('an account whose login rests elsewhere cannot be taken over', async () => {
  const victim = await employeeOf(portal, employer);
  expect((await employer.client.post(`api/admin/employees/${victim.employeeId}/disable`)).status).toBe(200);
  const { id } = (await invite(victim.email, { status: 'Active' })).body.data;
  expect(id).not.toBe(victim.userId);
  const word = 'Attackers-word-1';
  await stranger.client.post(`api/admin/admins/${id}/password`, { mode: 'temporary', password: word });
  // Whatever the word opens, it is not the person's account, and it opens no company.
  const opened = await signIn(victim.email, word);
  expect(opened.body.data.user).toMatchObject({ id, verified_at: null, companies: [], employee: null });
  expect((await signIn(victim.email, TEST_PASSWORD)).body.data.user.id).toBe(victim.userId);
  await employer.client.post(`api/admin/employees/${victim.employeeId}/disable`, { disabled: false });
  const thief = portal.as(opened.body.data.token, employer.companyId);
  for (const path of ['api/profile', 'api/payroll/payslips', 'api/leaves']) expect((await thief.get(path)).status, path).toBeGreaterThanOrEqual(400);
  expect((await portal.as(opened.body.data.token).post('api/auth/verify/resend')).body.success).toBe(true);
  expect((await stranger.client.post(`api/admin/admins/${victim.userId}/password`, { mode: 'temporary', password: word })).status).toBe(404);
});

test('known and unknown addresses are answered alike, and nothing of the account is shown', async () => {
  const victim = await ownerOf(portal, {}, { phone: '+60125557788' });
  const known = await invite(victim.email, { phone: '012-555 0001' });
  const unknown = await invite('tiada-siapa@example.my', { phone: '012-555 0001' });
  const shape = ({ status, body }: typeof known, email: string) => {
    const { id: _id, email: _email, ...rest } = body.data;
    return { status, message: body.message.replace(email, '@'), rest };
  };
  expect(shape(known, victim.email)).toEqual(shape(unknown, 'tiada-siapa@example.my'));
  const { id } = known.body.data;
  expect(known.body.data).toMatchObject({ name: 'Jemputan Baharu', phone: '+60125550001', verified_at: null, last_login_at: null, status: 'Invited' });
  for (const path of [`api/admin/admins/${id}`, `api/users/${id}`, 'api/users', 'api/admin/admins']) {
    const { body } = await stranger.client.get(path);
    expect(JSON.stringify(body), path).not.toContain(victim.name);
    expect(JSON.stringify(body), path).not.toContain('7788');
  }
  expect((await stranger.client.get(`api/admin/admins/${id}/activity`)).body.data).toEqual({ sign_ins: [], acts: [] });
  await stranger.client.post(`api/admin/admins/${id}/logout`);
  expect((await victim.client.get('api/auth/user')).status).toBe(200);
  for (const path of [`api/admin/admins/${victim.userId}`, `api/admin/admins/${victim.userId}/activity`, `api/users/${victim.userId}`])
    expect((await stranger.client.get(path)).status, path).toBe(404);
  expect((await stranger.client.post(`api/admin/admins/${victim.userId}/logout`)).status).toBe(404);
});

test('saying yes brings the rights that were given; before it nothing opens', async () => {
  const person = await userOf(portal);
  await invite(person.email, { preset: 'hr-manager', title: 'HR' });
  expect((await portal.as(person.token).get('api/auth/user')).body.data).toMatchObject({ companies: [], invitations: 1 });
  expect((await portal.as(person.token, stranger.companyId).get('api/admin/employees')).status).toBe(403);
  const [invitation] = await invitations(person.token);
  expect(invitation).toMatchObject({ company_name: expect.any(String), invited_by: stranger.name, is_admin: true, title: 'HR' });
  const accepted = await answer(person.token, invitation.id, true);
  expect(accepted.body).toMatchObject({ success: true, message: `You now belong to ${invitation.company_name}.`, data: { company_id: stranger.companyId } });
  expect((await portal.as(person.token, stranger.companyId).get('api/admin/employees')).status).toBe(200);
  expect((await portal.as(person.token).get('api/auth/user')).body.data).toMatchObject({ type: 'admin', invitations: 0 });
  expect((await answer(person.token, invitation.id, true)).status).toBe(404);
  const shown = (await stranger.client.get(`api/admin/admins/${person.userId}`)).body.data;
  expect(shown).toMatchObject({ name: person.name, status: 'Active', title: 'HR', can: { temporary: false, sign_out: true } });
});

test('saying no leaves nothing; nobody answers for another', async () => {
  const person = await userOf(portal);
  const { id } = (await invite(person.email)).body.data;
  const [invitation] = await invitations(person.token);
  expect((await answer((await userOf(portal)).token, invitation.id, true)).status).toBe(404);
  expect((await answer(person.token, invitation.id, false)).body.message).toContain('declined');
  expect(await invitations(person.token)).toEqual([]);
  expect((await stranger.client.get(`api/admin/admins/${id}`)).status).toBe(404);
});

test('a company cannot accept in the place of the person: not by status, not by an employee record', async () => {
  const person = await userOf(portal);
  const { id } = (await invite(person.email)).body.data;
  await stranger.client.post(`api/admin/admins/${id}`, { status: 'Inactive' });
  expect((await stranger.client.post(`api/admin/admins/${id}`, { status: 'Active' })).body.data.status).toBe('Invited');
  const employee = await portal.asSystem((tx) => makeEmployee(tx, stranger.companyId));
  const credential = (await stranger.client.post(`api/admin/employees/${employee.id}/invite`, { email: person.email })).body.data;
  expect(credential).toMatchObject({ user_id: id, membership_status: 'Invited', verified: false });
  for (const disabled of [true, false]) await stranger.client.post(`api/admin/employees/${employee.id}/disable`, { disabled });
  expect((await portal.as(person.token, stranger.companyId).get('api/profile')).status).toBe(403);
  const [invitation] = await invitations(person.token);
  expect(invitation).toMatchObject({ is_admin: true, employee: true });
  await answer(person.token, invitation.id, true);
  expect((await portal.as(person.token, stranger.companyId).get('api/profile')).body.data.id).toBe(employee.id);
});

test('the mail to a new person opens an account and is the yes; the second company is answered after signing in', async () => {
  const email = 'baharu@example.my';
  await invite(email);
  await employer.client.post('api/admin/admins', { email, name: 'Nama Lain' });
  const open = async (mail: Awaited<ReturnType<typeof mailTo>>) =>
    portal.as(null).post('api/auth/email/confirm', {
      id: Number(mail?.query['id']),
      token: mail?.query['token'],
      purpose: 'invite',
      password: TEST_PASSWORD,
      password_confirmation: TEST_PASSWORD,
    });
  const newest = await mailTo(portal, email);
  const { token } = (await open(newest)).body.data;
  const user = (await portal.as(token).get('api/auth/user')).body.data;
  expect(user).toMatchObject({ company_id: employer.companyId, invitations: 1 });
  const [waiting] = await invitations(token);
  expect(waiting.company_id).toBe(stranger.companyId);
  expect((await answer(token, waiting.id, true)).status).toBe(200);
  expect((await portal.as(token).get('api/companies')).body.data).toHaveLength(2);
});

test('somebody who has an account is led to sign in: the mail holds no link that sets a password', async () => {
  const person = await userOf(portal);
  await invite(person.email);
  const mail = await mailTo(portal, person.email);
  expect(mail?.text).toContain('/my/account/employment');
  expect(mail?.query).toEqual({});
  const { rows } = await portal.owner.query<{ id: number }>(`select id from verifications where email = $1 and purpose = 'invite'`, [person.email]);
  expect(rows).toHaveLength(1);
});

test('an admin who resigned from one company is invited to the next like anybody', async () => {
  const admin = await adminOf(portal, employer);
  await employer.client.post(`api/admin/admins/${admin.userId}`, { status: 'Inactive' });
  expect((await invite(admin.email)).body.data).toMatchObject({ status: 'Invited', user_status: 'Pending' });
  const [invitation] = await invitations(admin.token);
  await answer(admin.token, invitation.id, true);
  const { body } = await stranger.client.get(`api/admin/admins/${admin.userId}/activity`);
  expect(body.data.sign_ins).toEqual([]);
  expect((await stranger.client.post(`api/admin/admins/${admin.userId}/logout`)).status).toBe(422);
});
