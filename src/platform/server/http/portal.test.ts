/** What every answer carries, and what the portal says to odd addresses. */
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, MEMBER, OPEN } from '#platform/contract/endpoint.ts';
import { forbidden } from '#platform/contract/errors.ts';
import { bind, bindOpen } from '../module.ts';
import { openBarePortal, type BarePortal } from '../testing/bare-portal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openAddresses } from './addresses.ts';
import { prepareDrain } from './drain.ts';

const output = z.object({ data: z.string() });
const show = defineEndpoint({ name: 'trial.show', method: 'GET', path: 'api/trial', requires: MEMBER, input: z.object({}), output, summary: 'Trial.' });
const queue = defineEndpoint({ ...show, name: 'trial.queue', path: 'api/trial/queue', writes: true });

const answered = defineEndpoint({ ...show, name: 'trial.answered', path: 'api/trial/answered', requires: OPEN, writes: true });
const strict = defineEndpoint({ ...show, name: 'trial.strict', path: 'api/trial/strict', input: z.object({ n: z.coerce.number() }) });
const secret = defineEndpoint({ ...show, name: 'trial.secret', path: 'api/trial/secret' });
const domain = defineEndpoint({
  ...answered,
  name: 'trial.domain',
  path: 'api/domain/config',
  input: z.object({ origin: z.string() }),
  output: z.object({ data: z.object({ name: z.string(), locale: z.enum(['en', 'ms']).nullable() }) }),
});
let brand: { name: string; locale: 'en' | 'ms' | null } = { name: '</script>', locale: null };
const refuse = () => Promise.reject(forbidden());

let database: TestDatabase;
let portal: BarePortal;
let webRoot: string;
let port = 0;
let contact: string | null = null;
const COOKIE = { cookie: 'mesra_token=token-of-user-1-in-10-in-en' };

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'mesra-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<html lang="en-MY"><head><title>Mesra</title><script>let early;</script></head><div id="root"></div>');
  await mkdir(join(webRoot, 'drawing'));
  await writeFile(
    join(webRoot, 'drawing', 'draw.js'),
    `export const draw = async (picture) => {
      if (picture.domain.name === 'broken') throw new Error('no picture');
      return '<b>' + [picture.path, picture.locale, picture.signedIn].join() + '</b>';
    };`,
  );
  await writeFile(join(webRoot, 'assets', 'main-abc.js'), 'let x;');
  await writeFile(join(webRoot, 'assets', 'face.wasm-worker-abc.js'), 'let x;');
  await writeFile(join(webRoot, 'service-worker.js'), 'let x;');
  await writeFile(join(webRoot, 'manifest.webmanifest'), '{}');
  const first = {
    portal: ['/assets/portal.js'],
    pages: { '/leave/manage': ['/assets/leave.js', '/assets/leave.css'], '/kiosk': ['/assets/kiosk.js'] },
  };
  await writeFile(join(webRoot, 'first-files.json'), JSON.stringify(first));
  database = await createTestDatabase('portal');
  const domains = async () => [
    { origin: null, contact },
    { origin: 'https://hr.contoh.example', contact: null },
  ];
  const answer = async () => ({ data: 'seen' });
  portal = await openBarePortal(
    database.url,
    [
      bind(show, answer),
      bind(queue, answer),
      bind(strict, answer),
      bindOpen(answered, answer),
      bindOpen(domain, async () => ({ data: brand })),
      bind(secret, refuse),
    ],
    [],
    {
      webRoot,
      pages: new Map(
        (['/auth/login', '/kiosk', '/leave/manage'] as const).map((path) => [
          path,
          { kind: path === '/leave/manage' ? 'item' : 'auth', title: { en: 'Page', ms: 'Halaman' }, audience: ['all'], modules: ['core'], actions: [] },
        ]),
      ),
      addresses: openAddresses({ config: { publicUrl: null }, loopback: true, domains }),
    },
  );
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
  portal.as({ userId: 1, companyId: 10 });
  portal.as({ userId: 2, companyId: 10, locale: 'ms' });
});
afterAll(async () => {
  await portal?.close();
  await database?.drop();
  await rm(webRoot, { recursive: true, force: true });
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => portal.app.inject({ method, url, headers });

/** The address exactly as written, which clients of their own accord tidy. */
const askRaw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    sent.on('error', fail);
    sent.end();
  });

describe('odd addresses are answered in words', () => {
  it.each([
    ['/%00', 200],
    ['/../../etc/passwd', 200],
    ['/%5c..%5c', 200],
    ['//x', 200],
    ['http://localhost/', 200],
    [`/${'x'.repeat(300)}`, 200],
    [`/assets/${'x'.repeat(300)}.js`, 404],
    ['/assets/gone-123.js', 404],
    ['/api//health', 404],
    [`/api/${'x'.repeat(300)}`, 404],
    ['/%', 400],
  ])('%s: %i', async (path, status) => {
    expect(await askRaw(path)).toBe(status);
    expect(portal.services.logged.filter((line) => line.includes('"error"'))).toEqual([]);
  });

  it('a range beyond the end of a file is 416', async () => {
    expect(await askRaw('/assets/main-abc.js', { range: 'bytes=999999-' })).toBe(416);
  });
});

describe('a host that is not set up', () => {
  it('is refused everywhere but in the probe of a load balancer', async () => {
    for (const url of ['/', '/api/trial', '/robots.txt']) expect((await ask(url, { host: 'evil.example' })).statusCode).toBe(421);
    expect((await ask('/api/trial', { host: 'evil.example' })).json().message).toContain('MESRA_URL');
    expect((await ask('/api/health', { host: '10.0.0.7' })).statusCode).toBe(200);
  });
});

describe('a refusal speaks the language of the user', () => {
  const malay = { authorization: 'Bearer token-of-user-2-in-10-in-ms' };
  it.each([
    ['of the input', '/api/trial/strict?n=x', 422, 'Data yang diberikan tidak sah.'],
    ['of the rights', '/api/trial/secret', 403, 'Anda tidak dibenarkan'],
  ])('%s', async (_, url, status, words) => {
    const outcome = async (headers: Record<string, string>) => {
      const answer = await ask(url, { ...malay, ...headers });
      expect(answer.statusCode).toBe(status);
      return JSON.stringify(answer.json());
    };
    expect(await outcome({})).toContain(words);
    expect(await outcome({ 'accept-language': 'en-GB' })).toContain(words);
    // The portal says which language it shows.
    expect(await outcome({ 'x-locale': 'en' })).not.toContain(words);
  });
});

describe('headers', () => {
  it('let nothing out to other hosts, and frame nothing', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    for (const rule of ["connect-src 'self'", "font-src 'self'", "img-src 'self' data: blob:", "frame-ancestors 'none'"])
      expect(policy.split(';')).toContain(rule);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('let a thread for it compile WebAssembly, and no page and no other script', async () => {
    const policy = async (url: string) => String((await ask(url)).headers['content-security-policy']);
    expect(await policy('/assets/face.wasm-worker-abc.js')).toBe("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'");
    for (const url of ['/', '/kiosk', '/assets/main-abc.js', '/face.wasm-worker-abc.js']) expect(await policy(url)).not.toContain('wasm-unsafe-eval');
  });

  it('demand TLS where the address has it', async () => {
    expect((await ask('/', { host: 'hr.contoh.example' })).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['/', 'no-cache'],
    ['/leave/manage', 'no-cache'],
    ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 'no-store'],
    ['/api/trial', 'no-store'],
    ['/api/nothing', 'no-store'],
    ['/api/health', 'no-store'],
    ['/api/openapi.json', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
  ])('say how long %s may be kept: %s', async (url, stored) => {
    expect((await ask(url, COOKIE)).headers['cache-control']).toBe(stored);
  });
});

describe('what a page will need is said with it', () => {
  const BRANDING = expect.stringMatching(/^\/api\/domain\/config\?origin=http%3A%2F%2F/);
  const asked = async (url: string, headers: Record<string, string> = {}) => {
    const { body, headers: outcome } = await ask(url, { 'sec-fetch-dest': 'document', ...headers });
    const addresses = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, address]) => address);
    return {
      header: addresses(String(outcome['link'] ?? ''), /<([^>]+)>/g),
      page: addresses(body, /<meta name="next-file" content="([^"]+)">/g),
    };
  };

  it('in a page that is drawn: to whoever has a token the portal and the page', async () => {
    expect(await asked('/leave/manage')).toEqual({ header: [], page: [] });
    expect(await asked('/leave/manage/?year=2026', COOKIE)).toEqual({ header: [], page: ['/assets/portal.js', '/assets/leave.js', '/assets/leave.css'] });
  });

  it('in front of a page that is sent as it was built: besides, its branding', async () => {
    for (const who of [{}, COOKIE]) expect(await asked('/kiosk', who)).toEqual({ header: [BRANDING, '/assets/kiosk.js'], page: [] });
    expect(await asked('/constructor', COOKIE)).toEqual({ header: [BRANDING, '/assets/portal.js'], page: [] });
  });

  it('and with nothing else', async () => {
    for (const url of ['/api/trial', '/assets/main-abc.js', '/.well-known/security.txt']) expect(await asked(url, COOKIE)).toEqual({ header: [], page: [] });
    expect((await ask('/leave/manage', COOKIE)).headers['link']).toBeUndefined();
  });
});

describe('a page is drawn before its script has come', () => {
  const drawn = async (url: string, headers: Record<string, string> = {}) => {
    const { body, statusCode } = await ask(url, { 'sec-fetch-dest': 'document', ...headers });
    expect(statusCode).toBe(200);
    return /<div id="root">(?:<b>(.*)<\/b>)?<\/div>/.exec(body)?.[1] ?? null;
  };

  it('the page to sign in to whoever has no token; to others the frame of what they ask for', async () => {
    for (const url of ['/auth/login', '/leave/manage', '/leave/manage/?year=2026']) expect(await drawn(url)).toBe('/auth/login,en,false');
    expect(await drawn('/leave/manage?year=2026', COOKIE)).toBe('/leave/manage,en,true');
  });

  it('no page that needs the script to know what stands there, and nothing but a page', async () => {
    for (const url of ['/kiosk', '/nowhere', '/auth/login?exchange=1']) expect(await drawn(url)).toBeNull();
    expect(await drawn('/auth/login', COOKIE)).toBeNull();
    // The worker that keeps the shell asks for it without a picture.
    expect((await ask('/leave/manage', { 'sec-fetch-dest': 'empty' })).body).not.toContain('<b>');
  });

  it('in the language of the device, else of the address', async () => {
    const malay = { cookie: 'a=b; mesra_locale=ms' };
    expect(await drawn('/auth/login', malay)).toBe('/auth/login,ms,false');
    expect((await ask('/auth/login', { 'sec-fetch-dest': 'document', ...malay })).body).toContain('<html lang="ms-MY">');
    brand = { ...brand, locale: 'ms' };
    expect(await drawn('/auth/login')).toBe('/auth/login,ms,false');
    expect(await drawn('/auth/login', { cookie: 'mesra_locale=en' })).toBe('/auth/login,en,false');
  });

  it('with the branding, which ends no element; small where the browser takes it', async () => {
    const { body } = await ask('/auth/login', { 'sec-fetch-dest': 'document' });
    expect(JSON.parse(/id="first-picture">([^<]*)<\/script>/.exec(body)?.[1] ?? '')).toMatchObject({
      path: '/auth/login',
      signedIn: false,
      domain: { name: '</script>' },
    });
    const small = await ask('/auth/login', { 'sec-fetch-dest': 'document', 'accept-encoding': 'gzip, br' });
    expect([small.headers['content-encoding'], brotliDecompressSync(small.rawPayload).toString()]).toEqual(['br', body]);
  });

  it('and without one where it cannot be drawn, in words to whoever runs the portal', async () => {
    brand = { name: 'broken', locale: null };
    expect(await drawn('/auth/login')).toBeNull();
    expect(portal.services.logged.some((line) => line.includes('without its first picture'))).toBe(true);
    portal.services.logged.length = 0;
  });

  it('its bundle is no file of the portal, and its one script runs by its hash', async () => {
    expect((await ask('/drawing/draw.js')).body).not.toContain('export const draw');
    const hash = createHash('sha256').update('let early;').digest('base64');
    expect(String((await ask('/')).headers['content-security-policy']).split(';')).toContain(`script-src 'self' 'sha256-${hash}'`);
  });
});

describe('what lets the portal be installed', () => {
  it.each([
    ['/service-worker.js', /^(?:text|application)\/javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('%s comes as what it is, from an origin whose policy takes it', async (url, type) => {
    const { headers, statusCode } = await ask(url);
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
    // A worker and a manifest are taken from where scripts and everything else are, unless a rule of their own says otherwise.
    const policy = String((await ask('/')).headers['content-security-policy']).split(';');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'self'", expect.stringMatching(/^script-src 'self' 'sha256-[^ ]+'$/)]));
    expect(policy.filter((rule) => /^(?:worker|manifest|child)-src/.test(rule))).toEqual([]);
  });
});

describe('a call with effects by the cookie alone', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{}, 200],
  ])('with %o: %i', async (headers, status) => {
    expect((await ask('/api/trial/queue', { ...COOKIE, ...headers })).statusCode).toBe(status);
    // A look is no effect.
    expect((await ask('/api/trial', { ...COOKIE, ...headers })).statusCode).toBe(200);
  });

  it('is no question for an open call: a provider of sign-ins leads back from another site', async () => {
    expect((await ask('/api/trial/answered', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });

  it('is the token’s own business when it stands in the header', async () => {
    const headers = { authorization: 'Bearer token-of-user-1-in-10-in-en', 'sec-fetch-site': 'cross-site' };
    expect((await ask('/api/trial/queue', headers)).statusCode).toBe(200);
  });
});

describe('what machines ask for', () => {
  it('robots are kept out', async () => {
    const { headers, body } = await ask('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('security.txt names who is set up, and nobody else', async () => {
    expect((await ask('/.well-known/security.txt')).statusCode).toBe(404);
    contact = 'it@contoh.example';
    const other = openAddresses({ config: { publicUrl: null }, loopback: true, domains: async () => [{ origin: null, contact }] });
    const second = await openBarePortal(database.url, [], [], { addresses: other });
    const { body, statusCode } = await second.app.inject({ url: '/.well-known/security.txt' });
    await second.close();
    expect(statusCode).toBe(200);
    expect(body.split('\n')).toEqual([
      'Contact: mailto:it@contoh.example',
      'Expires: 2027-05-19T00:00:00.000Z',
      'Preferred-Languages: en, ms',
      'Canonical: http://localhost:80/.well-known/security.txt'.replace(':80', ''),
      '',
    ]);
  });
});

it('at the end every request that was sent is answered, and its connection closes', async () => {
  const second = await openBarePortal(database.url, [], [], {
    addresses: openAddresses({ config: { publicUrl: null }, loopback: true, domains: async () => [] }),
  });
  const drain = prepareDrain(second.app);
  await second.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
  const { port } = second.app.server.address() as AddressInfo;
  const faults: string[] = [];
  let answered = 0;
  const asking = Array.from({ length: 8 }, async () => {
    // One connection each, used until the server says that it closes.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let connection: string | undefined; connection !== 'close'; answered += 1) {
      connection = await new Promise<string | undefined>((done) => {
        const sent = request({ port, host: '127.0.0.1', path: '/robots.txt', agent }, (answer) => {
          answer.resume().once('end', () => done(answer.headers.connection));
        });
        sent.on('error', (error) => {
          faults.push(error.message);
          done('close');
        });
        sent.end();
      });
    }
    agent.destroy();
  });
  await expect.poll(() => answered).toBeGreaterThan(50);
  await drain();
  await Promise.all(asking);
  expect(faults).toEqual([]);
  await second.close();
});
