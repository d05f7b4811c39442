import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, userOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '../employee.factory.ts';
import type { EmployeeRecord } from '../employee.tables.ts';

let person: EmployeeRecord;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

beforeEach(async () => {
  person = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId));
});

const act = (verb: string, body: object = {}, id = person.id) => owner.client.post(`api/admin/employees/${id}/${verb}`, body);
const credential = async (id = person.id) => (await owner.client.get(`api/admin/employees/${id}/credential`)).body.data;
const mails = async (email: string) =>
  (
    await portal.owner.query<{ subject: string; text: string }>(
      `select payload ->> 'subject' as subject, payload ->> 'text' as text from outbox where kind = 'mail' and payload ->> 'to' = $1 order by id`,
      [email],
    )
  ).rows;

describe('an invitation', () => {
  test('opens a login, mails a link, and the person comes in with a password of their own', async () => {
    expect(await credential()).toMatchObject({ email: person.email, user_id: null, role: null });
    const answer = await act('invite');
    expect(answer.body).toMatchObject({
      success: true,
      message: `Invitation sent to ${person.email}.`,
      data: { user_status: 'Pending', role: 'employee', verified: false, membership_status: 'Invited' },
    });
    const [mail] = await mails(person.email as string);
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none');
    const { id, token } = Object.fromEntries(link.searchParams);
    const confirmed = await portal
      .as(null)
      .post('api/auth/email/confirm', { id: Number(id), token, purpose: 'invite', password: 'Payung-biru-1', password_confirmation: 'Payung-biru-1' });
    expect(confirmed.status).toBeLessThan(300);
    const signedIn = await portal.as(null).post('api/auth/login', { email: person.email, password: 'Payung-biru-1' });
    expect((await portal.as(signedIn.body.data.token, owner.companyId).get('api/profile')).body.data.id).toBe(person.id);
    expect(await credential()).toMatchObject({ verified: true, user_status: 'Active', sessions: [{ ip: expect.any(String) }, {}] });
  });

  test('somebody who has an account joins by accepting; until then nothing of it is shown', async () => {
    const known = await userOf(portal);
    const answer = await act('invite', { email: known.email });
    expect(answer.body.data).toMatchObject({ email: known.email, user_status: 'Pending', membership_status: 'Invited', verified: false, sessions: [] });
    expect(answer.body.data.user_id).not.toBe(known.userId);
    expect((await portal.as(known.token, owner.companyId).get('api/profile')).status).toBe(403);
    const [invitation] = (await portal.as(known.token).get('api/profile/invitations')).body.data;
    expect(invitation).toMatchObject({ company_id: owner.companyId, invited_by: owner.name, employee: true, is_admin: false });
    expect((await portal.as(known.token).post(`api/profile/invitations/${invitation.id}/accept`)).status).toBe(200);
    expect((await portal.as(known.token, owner.companyId).get('api/profile')).body.data.id).toBe(person.id);
    expect(await credential()).toMatchObject({ user_id: known.userId, verified: true, membership_status: 'Active' });
  });

  test('an admin of the company gains the profile and stays admin', async () => {
    const admin = await adminOf(portal, owner, { '/admin/employee': [] });
    expect((await act('invite', { email: admin.email })).body.data).toMatchObject({ role: 'admin', is_admin: true });
    expect((await admin.client.get('api/profile')).status).toBe(200);
    expect((await admin.client.get('api/admin/employees')).status).toBe(200);
  });

  test('to a wrong address can be sent again to the right one', async () => {
    await act('invite', { email: 'salah@contoh.my' });
    const answer = await act('invite', { email: 'betul@contoh.my' });
    expect(answer.body.data.email).toBe('betul@contoh.my');
    const members = await portal.owner.query('select user_id from company_users where company_id = $1 and employee_id = $2', [owner.companyId, person.id]);
    expect(members.rows).toEqual([{ user_id: answer.body.data.user_id }]);
  });

  test('is refused for the login of a colleague, without an address, and for who has left', async () => {
    const colleague = await employeeOf(portal, owner);
    expect((await act('invite', { email: colleague.email })).body.errors).toEqual({ email: ['This login belongs to another employee of the company.'] });
    const [nobody, gone] = await portal.asSystem(async (tx) => [
      await makeEmployee(tx, owner.companyId, { email: null }),
      await makeEmployee(tx, owner.companyId, { status: 'Inactive' }),
    ]);
    expect((await act('invite', {}, nobody?.id)).body.errors).toHaveProperty('email');
    expect((await act('invite', {}, gone?.id)).body.errors).toHaveProperty('base');
  });

  test('many at once, each with its result', async () => {
    const gone = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { status: 'Inactive' }));
    const answer = await owner.client.post('api/admin/employees/bulk-invite', { ids: [person.id, gone.id] });
    expect(answer.body).toMatchObject({
      message: '1 invitation sent.',
      data: { done: [person.id], failed: [{ id: gone.id, message: 'The employee is not active.' }] },
    });
    expect(await mails(person.email as string)).toHaveLength(1);
    expect(await mails(gone.email as string)).toHaveLength(0);
  });
});

describe('a login', () => {
  test('gets a reset link; who never chose a password gets the invitation again', async () => {
    expect((await act('reset-password')).body.errors).toHaveProperty('base');
    const colleague = await employeeOf(portal, owner);
    expect((await act('reset-password', {}, colleague.employeeId)).body.message).toBe(`A reset link was sent to ${colleague.email}.`);
    expect((await mails(colleague.email))[0]?.text).toContain('/auth/password?token=');
    await act('invite');
    await act('reset-password');
    expect((await mails(person.email as string)).map(({ text }) => text.includes('purpose=invite'))).toEqual([true, true]);
  });

  test('is ended and restored for this company; the person’s portal hears of it', async () => {
    const colleague = await employeeOf(portal, owner);
    expect((await act('disable', {}, colleague.employeeId)).body).toMatchObject({
      message: 'The login has been disabled.',
      data: { membership_status: 'Inactive' },
    });
    expect((await colleague.client.get('api/profile')).status).toBe(403);
    expect((await act('disable', { disabled: false }, colleague.employeeId)).body.data.membership_status).toBe('Active');
    expect((await colleague.client.get('api/profile')).status).toBe(200);
    const received = await portal.owner.query(`select id from notifications where user_id = $1 and notification_type = 'access'`, [colleague.userId]);
    expect(received.rowCount).toBe(2);
  });

  test('neither the owner nor oneself is locked out', async () => {
    const own = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { user_id: owner.userId }));
    expect((await act('disable', {}, own.id)).body.errors).toHaveProperty('base');
    const admin = await employeeOf(portal, owner, { accesses: { '/admin/employee': [], '/admin/employee/view/credential': ['Update'] } });
    expect((await admin.client.post(`api/admin/employees/${admin.employeeId}/disable`)).body.errors).toHaveProperty('base');
  });

  test('an address that somebody signs in with is theirs to change', async () => {
    const colleague = await employeeOf(portal, owner);
    expect((await act('credential', { email: 'lain@contoh.my' }, colleague.employeeId)).body.errors.email[0]).toContain(colleague.email);
    expect((await act('credential', { email: 'baru@contoh.my' })).body.data.email).toBe('baru@contoh.my');
  });

  test('the supervisor flag opens what supervisors see', async () => {
    const colleague = await employeeOf(portal, owner);
    expect((await act('credential', { spm_supervisor: true }, colleague.employeeId)).body.data.spm_supervisor).toBe(true);
    expect((await colleague.client.get('api/auth/user')).body.data.employee.spm_supervisor).toBe(true);
  });

  test('the tab needs its own page', async () => {
    const admin = await adminOf(portal, owner, { '/admin/employee': ['Update'] });
    expect((await admin.client.get(`api/admin/employees/${person.id}/credential`)).status).toBe(403);
    const viewer = await adminOf(portal, owner, { '/admin/employee/view/credential': [] });
    expect((await viewer.client.get(`api/admin/employees/${person.id}/credential`)).status).toBe(200);
    expect((await viewer.client.post(`api/admin/employees/${person.id}/invite`)).status).toBe(403);
    expect((await (await ownerOf(portal)).client.get(`api/admin/employees/${person.id}/credential`)).status).toBe(404);
  });
});
