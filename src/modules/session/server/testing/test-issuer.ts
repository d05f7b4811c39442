/** A small OpenID Connect issuer that the test itself runs: real RS256 keys, PKCE and client secret checked. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface IssuerUser {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface TestIssuer {
  readonly url: string;
  /** Who signs in at the provider next. */
  user: IssuerUser;
  /** Overrides of the id token, for what must be refused. */
  claims: Record<string, unknown>;
  /** Requests of /authorize, as the browser would make them. */
  readonly asked: URLSearchParams[];
  close(): Promise<void>;
}

export const CLIENT = { id: 'mesra-test', secret: 'a-client-secret' } as const;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

export async function startIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { asked: URLSearchParams; user: IssuerUser }>();
  const state: { user: IssuerUser; claims: Record<string, unknown>; asked: URLSearchParams[] } = { user: { sub: 'nobody' }, claims: {}, asked: [] };
  const idToken = (user: IssuerUser, nonce: string | null) => {
    const now = Math.floor(Date.now() / 1000);
    const head = encode({ alg: 'RS256', typ: 'JWT', kid: 'k1' });
    const body = encode({ iss: issuer.url, aud: CLIENT.id, iat: now, exp: now + 300, nonce, ...user, ...state.claims });
    return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), privateKey).toString('base64url')}`;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer.url);
    const json = (status: number, value: object) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url.pathname === '/.well-known/openid-configuration') {
      return json(200, {
        issuer: issuer.url,
        authorization_endpoint: `${issuer.url}/authorize`,
        token_endpoint: `${issuer.url}/token`,
        jwks_uri: `${issuer.url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (url.pathname === '/jwks') return json(200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }] });
    if (url.pathname === '/authorize') {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { asked: url.searchParams, user: state.user });
      state.asked.push(url.searchParams);
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname !== '/token') return json(404, {});
    const form = await bodyOf(request);
    const begun = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits =
      begun?.asked.get('code_challenge') === challenge &&
      begun.asked.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT.id &&
      form.get('client_secret') === CLIENT.secret;
    if (!begun || !fits) return json(400, { error: 'invalid_grant' });
    return json(200, { access_token: 'opaque', token_type: 'Bearer', expires_in: 300, id_token: idToken(begun.user, begun.asked.get('nonce')) });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer: TestIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get user() {
      return state.user;
    },
    set user(user) {
      state.user = user;
    },
    get claims() {
      return state.claims;
    },
    set claims(claims) {
      state.claims = claims;
    },
    asked: state.asked,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return issuer;
}
