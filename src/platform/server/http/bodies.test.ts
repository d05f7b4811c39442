/** Bodies of every kind of sender: slow, large, odd, gone. None holds a connection of the database, and none is an error of ours. */
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, done, MEMBER, OPEN, wrote } from '#platform/contract/endpoint.ts';
import { fileField } from '#platform/contract/uploads.ts';
import { connectionBehind } from '../db/connection.ts';
import { openPool } from '../db/pool.ts';
import { fileBindings } from '../files/file.handlers.ts';
import { bind, bindOpen } from '../module.ts';
import type { Ctx } from '../context.ts';
import { openBarePortal, type BarePortal } from '../testing/bare-portal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

const signIn = defineEndpoint({
  name: 'trial.sign-in',
  method: 'POST',
  path: 'api/sign-in',
  requires: OPEN,
  input: z.object({ email: z.string() }),
  output: done(),
  summary: 'Trial.',
});
const keepNote = defineEndpoint({
  name: 'trial.keep-note',
  method: 'POST',
  path: 'api/notes',
  requires: MEMBER,
  input: z.object({ text: z.string().optional(), paper: fileField().optional(), fail: z.string().optional() }),
  output: wrote(z.object({ text: z.string().nullable() })),
  summary: 'Trial.',
  files: true,
});
const listNotes = defineEndpoint({
  name: 'trial.list-notes',
  method: 'GET',
  path: 'api/notes',
  requires: MEMBER,
  input: z.object({ status: z.array(z.enum(['a', 'b'])).default([]) }),
  output: z.object({ data: z.array(z.string()) }),
  summary: 'Trial.',
});

const SAVED = { success: true as const, message: 'Saved' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
const ANA = { userId: 1, companyId: 10 };
const token = 'token-of-user-1-in-10-in-en';
let fail: ((ctx: Ctx) => Promise<unknown>) | null = null;
let database: TestDatabase;
let portal: BarePortal;
let port = 0;

beforeAll(async () => {
  database = await createTestDatabase('bodies');
  portal = await openBarePortal(
    database.url,
    [
      ...fileBindings,
      bindOpen(signIn, async () => ({ success: true as const, message: 'Signed in' })),
      bind(keepNote, async (ctx, { text }) => {
        await fail?.(ctx);
        return { ...SAVED, data: { text: text ?? null } };
      }),
      bind(listNotes, async (_ctx, { status }) => ({ data: status })),
    ],
    [],
    { stallMs: 150 },
  );
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
  portal.as(ANA);
});
afterAll(async () => {
  await portal?.close();
  await database?.drop();
});

/** Writes raw bytes; `answer` resolves with all that came when the server has closed or answered. */
function raw(...pieces: (string | Buffer)[]): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const answer = new Promise<string>((done) => {
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (/\r\n\r\n\{.*\}$/s.test(text)) done(text);
    });
    socket.once('close', () => done(text));
  });
  socket.on('error', () => undefined);
  for (const piece of pieces) socket.write(piece);
  return { socket, answer };
}

const head = (path: string, length: number, type: string, bearer: string | null = token) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${bearer ? `Authorization: Bearer ${bearer}\r\n` : ''}\r\n`;
const FORM = 'multipart/form-data; boundary=X';
const busy = () => portal.services.pool.totalCount - portal.services.pool.idleCount;
const folder = () => join(portal.services.config.dataDir, 'incoming');
const incoming = () => readdir(folder()).catch(() => []);
/** What `act` begins, once a file of it has come: the portal may end it, and take the file away, between two looks at the folder. */
async function untilOneComes<T>(act: () => T): Promise<T> {
  await mkdir(folder(), { recursive: true });
  const watcher = watch(folder());
  try {
    const come = once(watcher, 'change');
    const begun = act();
    await come;
    return begun;
  } finally {
    watcher.close();
  }
}
const errors = () => portal.services.logged.filter((line) => line.includes('"level":"error"'));

const part = (disposition: string, body: string) => `--X\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`;
async function form(...parts: string[]) {
  const body = `${parts.join('')}--X--\r\n`;
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/notes',
    headers: { authorization: `Bearer ${token}`, 'content-type': FORM },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a sender that stops', () => {
  it('in a form holds no connection of the database, is told so, and leaves nothing behind', async () => {
    const opening = '--X\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\n%PDF';
    const { answer } = await untilOneComes(() => raw(head('/api/notes', 5000, FORM), opening));
    expect(busy()).toBe(0);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 .*stopped arriving/s);
    await expect.poll(incoming).toEqual([]);
    expect((await portal.as(ANA).get('/api/notes')).status).toBe(200);
    expect(errors()).toEqual([]);
  });

  it('in JSON is told so too', async () => {
    const { answer } = raw(head('/api/sign-in', 1000, 'application/json', null), '{"email":');
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(errors()).toEqual([]);
  });

  it('by going away is no error', async () => {
    const opening = '--X\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\n%PDF';
    const { socket } = await untilOneComes(() => raw(head('/api/notes', 5000, FORM), part('name="text"', 'x'), opening));
    socket.destroy();
    // The portal may have ended it already.
    if (!socket.closed) await once(socket, 'close');
    await expect.poll(incoming).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('never is told when it has sent too much, and cut off', async () => {
    const opening = '--X\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\n%PDF';
    const chunked = (bytes: string) => `${bytes.length.toString(16)}\r\n${bytes}\r\n`;
    const { socket, answer } = raw(head('/api/notes', 0, FORM).replace('Content-Length: 0', 'Transfer-Encoding: chunked'), chunked(opening));
    const more = chunked('x'.repeat(1024 * 1024));
    while (!socket.destroyed) await new Promise((sent) => void socket.write(more, sent));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 .*too large/s);
    await expect.poll(incoming).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('by going away while it is judged who sends leaves no place taken', async () => {
    // What follows the ten bytes is no request, which ends the connection at once. Of one person four are read at a time.
    for (let n = 0; n < 5; n += 1) await raw(head('/api/notes', 10, FORM), 'x'.repeat(200)).answer;
    // A client knows that its connection has ended before the server does.
    await expect.poll(async () => (await form(part('name="text"', 'x'))).status).toBe(201);
    await expect.poll(incoming).toEqual([]);
    expect(errors()).toEqual([]);
  });
});

describe('refused before a byte of the body has come', () => {
  it.each([
    ['a form where no files are taken', head('/api/sign-in', 1_000_000, FORM, null), 415],
    ['a form without a token', head('/api/notes', 1_000_000, FORM, null), 401],
    ['a form with a token that nobody has', head('/api/notes', 1_000_000, FORM, 'x'.repeat(40)), 401],
    ['large JSON with a token that nobody has', head('/api/notes', 1_000_000, 'application/json', 'x'.repeat(40)), 401],
    ['JSON without a token', head('/api/notes', 10, 'application/json', null), 401],
    ['large JSON where anybody may ask', head('/api/sign-in', 100_000, 'application/json', null), 413],
    ['a form larger than all its files may be', head('/api/notes', 200_000_000, FORM), 413],
  ])('%s', async (_what, request, status) => {
    const { socket, answer } = raw(request);
    expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.destroy();
  });
});

describe('odd forms are refused in words', () => {
  it.each([
    ['fields of more than 1 MB together', [...Array(6).keys()].map((n) => part(`name="f${n}"`, 'x'.repeat(200_000))), 413],
    ['a field that is too long', [part('name="text"', 'x'.repeat(300_000))], 413],
    ['a part without a name', [part('filename="a.pdf"', 'x')], 422],
    ['a field named like a method', [part('name="hasOwnProperty[a]"', 'x')], 422],
    ['a field named toString', [part('name="toString"', 'x')], 422],
    ['another company than the one it was judged in', [part('name="company_id"', '20')], 422],
  ])('%s', async (_what, parts, status) => {
    const answer = await form(...parts);
    expect(answer.status).toBe(status);
    expect(errors()).toEqual([]);
  });

  it('a boundary that is too long', async () => {
    const type = `multipart/form-data; boundary=${'X'.repeat(300)}`;
    const { socket, answer } = raw(head('/api/notes', 10, type), '0123456789');
    expect(await answer).toMatch(/^HTTP\/1\.1 422 /);
    socket.destroy();
    expect(errors()).toEqual([]);
  });

  it('names the field of another company', async () => {
    expect((await form(part('name="company_id"', '20'))).body.errors.company_id[0]).toContain('another company');
  });

  it.each(['toString', 'constructor', 'valueOf', 'hasOwnProperty'])('a JSON key %s', async (key) => {
    const answer = await portal.as(ANA).post('/api/notes', { [key]: 'x' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([key]);
  });

  it('half a surrogate pair in JSON', async () => {
    const answer = await portal.as(ANA).post('/api/notes', { text: 'a\ud800' });
    expect(answer.body.errors.text).toHaveLength(1);
  });

  it('two companies at once', async () => {
    const answer = await portal.as(ANA).post('/api/notes?company_id=10', { company_id: 20 });
    expect(answer.body.errors.company_id).toHaveLength(1);
  });
});

it('repeated parameters are a list, with and without brackets', async () => {
  for (const query of ['status[]=a&status[]=b', 'status=a&status=b', 'status[0]=a&status[1]=b', 'status=a,b']) {
    expect((await portal.as(ANA).get(`/api/notes?${query}`)).body.data).toEqual(['a', 'b']);
  }
  expect((await portal.as(ANA).get('/api/notes?status[]=b')).body.data).toEqual(['b']);
});

describe('what the machine refuses', () => {
  it('a connection cut in the middle is 503, and the next request works', async () => {
    const admin = openPool(database.url, { role: null, max: 1 });
    fail = async (ctx) => {
      const { client } = connectionBehind(ctx);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const ended = new Promise((resolve) => client.once('end', resolve));
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await ended;
    };
    const answer = await portal.as(ANA).post('/api/notes', {});
    fail = null;
    await admin.end();
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    expect((await portal.as(ANA).post('/api/notes', {})).status).toBe(201);
  });

  it.each(['ENOSPC', '53100'])('a full disk (%s) is 507 in words, and health shows it', async (code) => {
    fail = async () => {
      throw Object.assign(new Error('no room'), { code });
    };
    const answer = await portal.as(ANA).post('/api/notes', {});
    fail = null;
    expect(answer.status).toBe(507);
    expect(answer.body.message).toContain('disk');
    expect((await portal.as(null).get('/api/health')).status).toBe(507);
  });

  it('keeps a file by way of the disk', async () => {
    const data = new FormData();
    data.append('paper', new Blob([new Uint8Array(PDF)]), 'surat.pdf');
    expect((await portal.as(ANA).post('/api/notes', data)).status).toBe(201);
    expect(await incoming()).toEqual([]);
  });
});
