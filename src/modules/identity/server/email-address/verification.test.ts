import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { addPerson, mailTo, PASSWORD, type Person } from '#modules/session/server/testing/test-people.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const START = '2026-11-20T10:00:00+08:00';
/** An unverified person who has just been sent a code. */
async function waiting(): Promise<{ person: Person; code: string; query: Record<string, string> }> {
  portal.clock.set(START);
  const person = await addPerson(portal, { verified: false });
  expect((await portal.as(person.token).post('api/auth/verify/resend')).status).toBeLessThan(300);
  const mail = await mailTo(portal, person.email);
  return { person, code: mail?.code ?? '', query: mail?.query ?? {} };
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the mailed code verifies, once', async () => {
  const { person, code } = await waiting();
  const client = portal.as(person.token);
  expect((await client.post('api/auth/verify', { code: other(code) })).body.errors).toEqual({ code: ['The code is incorrect.'] });
  const answer = await client.post('api/auth/verify', { code });
  expect(answer.body).toMatchObject({ success: true, data: { verified_at: new Date(START).toISOString() } });
  expect((await client.get('api/auth/user')).body.data.status).toBe('Active');
  expect((await client.post('api/auth/verify/resend')).body.errors).toEqual({ base: ['Your email address is already verified.'] });
});

test('five wrong tries void the code, even the right one', async () => {
  const { person, code } = await waiting();
  const client = portal.as(person.token);
  for (let i = 0; i < 4; i++) expect((await client.post('api/auth/verify', { code: other(code) })).body.errors.code).toEqual(['The code is incorrect.']);
  expect((await client.post('api/auth/verify', { code: other(code) })).body.errors.code).toEqual(['This code is no longer valid. Please request a new one.']);
  expect((await client.post('api/auth/verify', { code })).status).toBe(422);
});

test('a code holds for 60 minutes, and a newer one replaces it', async () => {
  const { person, code } = await waiting();
  const client = portal.as(person.token);
  portal.clock.set('2026-11-20T11:00:00+08:00');
  expect((await client.post('api/auth/verify', { code })).status).toBe(422);
  await client.post('api/auth/verify/resend');
  const newer = (await mailTo(portal, person.email))?.code ?? '';
  if (newer !== code) expect((await client.post('api/auth/verify', { code })).status).toBe(422);
  expect((await client.post('api/auth/verify', { code: newer })).status).toBeLessThan(300);
});

test('another code only after 60 seconds', async () => {
  const { person } = await waiting();
  const client = portal.as(person.token);
  portal.clock.set('2026-11-20T10:00:59+08:00');
  const soon = await client.post('api/auth/verify/resend');
  expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '1']);
  portal.clock.set('2026-11-20T10:01:00+08:00');
  expect((await client.post('api/auth/verify/resend')).body.data.resend_after).toBe(60);
});

test('neither code nor link is stored readable', async () => {
  const { person, code, query } = await waiting();
  const { rows } = await portal.owner.query<{ text: string }>('select v::text as text from verifications v where user_id = $1', [person.id]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(query['token']);
  expect(rows[0]?.text).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('the link verifies without a session, and only for its purpose and once', async () => {
  const { person, query } = await waiting();
  const link = { id: Number(query['id']), token: query['token'], purpose: 'verify' };
  const open = (more: object = {}) => portal.as(null).post('api/auth/email/confirm', { ...link, ...more });
  for (const wrong of [{ token: 'x'.repeat(43) }, { purpose: 'change_email' }, { id: link.id + 1000 }]) {
    expect((await open(wrong)).body.errors).toEqual({ base: ['This link is invalid or has expired.'] });
  }
  expect((await open()).body).toMatchObject({ success: true, data: { email: person.email, token: null } });
  expect((await open()).status).toBe(422);
  expect((await portal.as(person.token).get('api/companies')).status).toBe(200);
});

test('the e-mail changes only when the link at the new address is opened', async () => {
  portal.clock.set(START);
  const person = await addPerson(portal);
  const taken = await addPerson(portal);
  const client = portal.as(person.token);
  const ask = (email: string, password = PASSWORD) => client.post('api/auth/email/change', { email, password });
  expect((await ask('new@example.my', 'Wrong-word-1')).body.errors).toEqual({ password: ['The current password is incorrect.'] });
  // Only the owner of the other address is told, by the mail there.
  expect((await ask(taken.email)).body).toEqual({ success: true, message: `A confirmation link has been sent to ${taken.email}.` });
  expect(await mailTo(portal, taken.email)).toMatchObject({ count: 1, subject: 'You already have a Mesra account', query: {} });
  expect((await ask(person.email)).body.errors).toEqual({ email: ['This is already your email address.'] });
  expect((await ask('New@Example.my')).body.success).toBe(true);
  expect((await client.get('api/auth/user')).body.data.email).toBe(person.email);
  const { query } = (await mailTo(portal, 'new@example.my')) ?? { query: {} as Record<string, string> };
  const confirmed = await portal.as(null).post('api/auth/email/confirm', { id: Number(query['id']), token: query['token'], purpose: 'change_email' });
  expect(confirmed.body).toMatchObject({ success: true, message: 'Your email address has been changed.', data: { email: 'new@example.my' } });
  expect((await client.get('api/auth/user')).body.data.email).toBe('new@example.my');
  const { rows } = await portal.owner.query(`select before, after from audit_logs where action = 'email.changed' and subject_id = $1`, [person.id]);
  expect(rows).toEqual([{ before: { email: person.email }, after: { email: 'new@example.my' } }]);
});

test('an expired link is renewed to the same mailbox; what is done is not', async () => {
  const { person, query } = await waiting();
  portal.clock.set('2026-11-20T12:00:00+08:00');
  const ask = () => portal.as(null).post('api/auth/email/resend', { id: Number(query['id']), purpose: 'verify' });
  expect((await ask()).body).toMatchObject({ success: true });
  const renewed = await mailTo(portal, person.email);
  expect(renewed?.count).toBe(2);
  await portal.as(null).post('api/auth/email/confirm', { id: Number(renewed?.query['id']), token: renewed?.query['token'], purpose: 'verify' });
  await portal.as(null).post('api/auth/email/resend', { id: Number(renewed?.query['id']), purpose: 'verify' });
  expect((await mailTo(portal, person.email))?.count).toBe(2);
  expect((await portal.as(null).post('api/auth/email/resend', { id: 999_999, purpose: 'verify' })).body).toMatchObject({ success: true });
});
