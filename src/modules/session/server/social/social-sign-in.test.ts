import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { CLIENT, startIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { addPerson, PASSWORD } from '../testing/test-people.ts';

const issuer = await startIssuer();
const portal = await openTestPortal({
  env: {
    MESRA_OIDC_CONTOH_ISSUER: issuer.url,
    MESRA_OIDC_CONTOH_CLIENT_ID: CLIENT.id,
    MESRA_OIDC_CONTOH_CLIENT_SECRET: CLIENT.secret,
    MESRA_OIDC_CONTOH_LABEL: 'Contoh ID',
  },
});

beforeEach(() => {
  issuer.claims = {};
});
afterAll(async () => {
  await portal.close();
  await issuer.close();
});

const follow = (url: string) => fetch(url, { redirect: 'manual' });
const locationOf = async (url: string) => new URL((await follow(url)).headers.get('location') ?? 'http://none');

/** A browser: begins, goes through the provider, comes back to the sign-in page. */
async function signInAt(): Promise<{ verifier: string; callback: URL; end: URL }> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const provider = await locationOf(`${portal.url}/api/auth/social/contoh/redirect?challenge=${challenge}`);
  const callback = await locationOf(provider.href);
  return { verifier, callback, end: await locationOf(callback.href) };
}
const exchange = (code: string | null, verifier: string) => portal.as(null).post('api/auth/social/exchange', { code, verifier });

test('the domain offers the provider by its label', async () => {
  expect((await portal.as(null).get('api/domain/config')).body.data.social_providers).toEqual([{ name: 'contoh', label: 'Contoh ID' }]);
});

test('a verified address opens the account that has it, with state, nonce and PKCE, and no token in any address', async () => {
  const person = await addPerson(portal);
  issuer.user = { sub: 'u-1', email: person.email.toUpperCase(), email_verified: true };
  const { verifier, callback, end } = await signInAt();
  const asked = issuer.asked.at(-1);
  expect(asked?.get('code_challenge_method')).toBe('S256');
  for (const key of ['state', 'nonce', 'code_challenge']) expect(asked?.get(key)?.length, key).toBeGreaterThan(20);
  expect(end.pathname).toBe('/auth/login');
  expect([...end.searchParams.keys()]).toEqual(['exchange']);
  const answer = await exchange(end.searchParams.get('exchange'), verifier);
  expect(answer.status).toBe(200);
  expect(answer.body.data.user.id).toBe(person.id);
  expect((await portal.as(answer.body.data.token).get('api/auth/user')).status).toBe(200);
  for (const url of [callback.href, end.href]) expect(url).not.toContain(answer.body.data.token);
  // The code is spent, and so is the provider's answer.
  expect((await exchange(end.searchParams.get('exchange'), verifier)).status).toBe(422);
  expect((await locationOf(callback.href)).searchParams.get('social_error')).toBe('failed');
});

test('the link stays when the address changes at the provider', async () => {
  const person = await addPerson(portal);
  issuer.user = { sub: 'u-2', email: person.email, email_verified: true };
  const first = await signInAt();
  await exchange(first.end.searchParams.get('exchange'), first.verifier);
  issuer.user = { sub: 'u-2', email: 'moved@example.my', email_verified: true };
  const second = await signInAt();
  expect((await exchange(second.end.searchParams.get('exchange'), second.verifier)).body.data.user.id).toBe(person.id);
});

test('only the browser that began can exchange; a wrong secret spends the code', async () => {
  const person = await addPerson(portal);
  issuer.user = { sub: 'u-3', email: person.email, email_verified: true };
  const { verifier, end } = await signInAt();
  const code = end.searchParams.get('exchange');
  expect((await exchange(code, randomBytes(32).toString('base64url'))).status).toBe(422);
  expect((await exchange(code, verifier)).status).toBe(422);
});

test.each([
  ['an address that the provider has not verified', { email_verified: false }, 'unverified'],
  ['no address', { email: undefined }, 'unverified'],
  ['an unknown address', { email: 'nobody@example.my' }, 'unknown'],
])('%s opens nothing', async (_case, claims, error) => {
  const person = await addPerson(portal);
  issuer.user = { sub: `u-${error}-${JSON.stringify(claims).length}`, email: person.email, email_verified: true, ...claims } as TestIssuer['user'];
  const { end } = await signInAt();
  expect(end.searchParams.get('social_error')).toBe(error);
  expect(end.searchParams.get('exchange')).toBeNull();
});

test.each([
  ['of another nonce', { nonce: 'other' }],
  ['for another client', { aud: 'somebody-else' }],
  ['from another issuer', { iss: 'http://evil.example' }],
  ['that has expired', { exp: 1_000_000_000 }],
])('an id token %s is refused', async (_case, claims) => {
  const person = await addPerson(portal);
  issuer.user = { sub: 'u-forged', email: person.email, email_verified: true };
  issuer.claims = claims;
  const { end } = await signInAt();
  expect(end.searchParams.get('social_error')).toBe('failed');
});

test('an answer without a known state is refused', async () => {
  const end = await locationOf(`${portal.url}/api/auth/social/contoh/callback?code=x&state=${'s'.repeat(40)}`);
  expect(end.searchParams.get('social_error')).toBe('failed');
  const denied = await locationOf(`${portal.url}/api/auth/social/contoh/callback?error=access_denied`);
  expect(denied.searchParams.get('social_error')).toBe('failed');
});

test('an account with an unverified address loses the password that somebody may have planted', async () => {
  const planted = await addPerson(portal, { verified: false });
  issuer.user = { sub: 'u-4', email: planted.email, email_verified: true };
  const { verifier, end } = await signInAt();
  expect((await exchange(end.searchParams.get('exchange'), verifier)).body.data.user.verified_at).not.toBeNull();
  expect((await portal.as(planted.token).get('api/auth/user')).status).toBe(401);
  expect((await portal.as(null).post('api/auth/login', { email: planted.email, password: PASSWORD })).status).toBe(422);
});

test('an inactive account is told so', async () => {
  const person = await addPerson(portal);
  issuer.user = { sub: 'u-5', email: person.email, email_verified: true };
  await portal.owner.query(`update users set status = 'Inactive' where id = $1`, [person.id]);
  const { verifier, end } = await signInAt();
  expect((await exchange(end.searchParams.get('exchange'), verifier)).body.errors.base).toEqual([
    'Your account is inactive. Please contact your administrator.',
  ]);
});

test('where the domain does not allow it, or the provider is unknown, there is nothing', async () => {
  const challenge = 'c'.repeat(43);
  expect((await follow(`${portal.url}/api/auth/social/other/redirect?challenge=${challenge}`)).status).toBe(404);
  await portal.owner.query(`update domains set allow = allow || '{"social_login": false}'`);
  expect((await follow(`${portal.url}/api/auth/social/contoh/redirect?challenge=${challenge}`)).status).toBe(404);
  expect((await portal.as(null).get('api/domain/config')).body.data.social_providers).toEqual([]);
  await portal.owner.query(`update domains set allow = allow || '{"social_login": true}'`);
});
