import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPool } from '../db/pool.ts';
import { transact } from '../db/scope.ts';
import { carriersOf, deliverOutbox, outboxJobs } from './deliver-outbox.ts';
import { AS_SYSTEM, openBareServices, type BareServices } from '../testing/bare-services.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createMailer } from '../mail/mailer.ts';
import { queueMail, type QueuedMail } from './queue-mail.ts';

let database: TestDatabase;
let services: BareServices;
beforeAll(async () => {
  database = await createTestDatabase('mail');
});
afterAll(() => database.drop());
beforeEach(async () => {
  const owner = openPool(database.url, { role: null, max: 1 });
  await owner.query('delete from outbox');
  await owner.end();
  services = await openBareServices(database.url);
  await services.jobs.start(outboxJobs, services);
  return () => services.close();
});

const draft: QueuedMail = {
  to: 'aminah@example.my',
  locale: 'ms',
  subject: { en: 'Reset your password', ms: 'Tetapkan semula kata laluan' },
  body: { en: 'Hello {name},\n\nuse the link.', ms: 'Salam {name},\n\ngunakan pautan ini.' },
  params: { name: 'Aminah <b>' },
  link: 'https://hr.example.my/auth/password?token=abc&email=a',
};
const queue = (mail: Partial<QueuedMail> = {}, after?: () => void) =>
  transact(services.pool, AS_SYSTEM, async (tx) => {
    await queueMail({ ...tx, services }, { ...draft, ...mail });
    after?.();
  });
const files = async () => (await readdir(join(services.config.dataDir, 'outbox')).catch(() => [])).sort();
const rows = () =>
  transact(services.pool, AS_SYSTEM, async ({ client }) => (await client.query('select * from outbox order by id')).rows as Record<string, unknown>[]);

it('writes the mail to readable files when there is no mail server, and names them in the log', async () => {
  await queue();
  expect(await files()).toEqual([]);
  await services.jobs.drain();
  const [eml, txt] = await files();
  expect([eml, txt]).toEqual([expect.stringMatching(/aminah@example\.my\.eml$/), expect.stringMatching(/aminah@example\.my\.txt$/)]);
  const text = await readFile(join(services.config.dataDir, 'outbox', txt ?? ''), 'utf8');
  expect(text).toContain('Subject: Tetapkan semula kata laluan\n\nSalam Aminah <b>,\n\ngunakan pautan ini.');
  expect(text).toContain('Buka: https://hr.example.my/auth/password?token=abc&email=a');
  const source = await readFile(join(services.config.dataDir, 'outbox', eml ?? ''), 'utf8');
  expect(source).toMatch(/^Message-ID: <outbox\.\d+\.\d+@localhost>$/m);
  expect(source).toContain('Content-Type: text/html');
  expect(source).toContain('Salam Aminah &lt;b&gt;');
  expect(services.logged.join('')).toContain(join(services.config.dataDir, 'outbox'));
  expect(services.logged.join('')).not.toContain('@');
});

it('sends nothing when the transaction rolls back', async () => {
  const undone = queue({}, () => {
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await services.jobs.drain();
  await deliverOutbox(services.pool, carriersOf(services), services.log);
  expect(await files()).toEqual([]);
});

it('forgets what was in it once it was sent, and sends it once', async () => {
  await queue();
  await services.jobs.drain();
  expect(await deliverOutbox(services.pool, carriersOf(services), services.log)).toBe(0);
  expect(await rows()).toMatchObject([{ kind: 'mail', payload: { to: 'aminah@example.my' }, attempts: 1, done_at: expect.any(String) as string }]);
  expect(JSON.stringify(await rows())).not.toContain('token=abc');
});

it('sends one mail of a key', async () => {
  await queue({ dedupeKey: 'reset:1' });
  await queue({ dedupeKey: 'reset:1' });
  await services.jobs.drain();
  expect(await files()).toHaveLength(2);
});

it('writes it in the language of the reader', async () => {
  await queue({ locale: 'en', link: { url: 'https://hr.example.my', text: { en: 'Reset password', ms: 'Tetapkan semula' } } });
  await services.jobs.drain();
  const text = await readFile(join(services.config.dataDir, 'outbox', (await files())[1] ?? ''), 'utf8');
  expect(text).toContain('Reset password: https://hr.example.my');
});

it('refuses a link that is no web address', async () => {
  await expect(queue({ link: 'javascript:alert(1)' })).rejects.toThrow(RangeError);
});

it('tries again later when the mail server fails, and another process cannot send it meanwhile', async () => {
  await queue();
  let tries = 0;
  const failing = { mail: async () => void (await Promise.reject(new Error(`refused ${++tries}`))) };
  expect(await deliverOutbox(services.pool, failing, services.log)).toBe(0);
  expect(await deliverOutbox(services.pool, failing, services.log)).toBe(0);
  expect(tries).toBe(1);
  expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'refused 1', done_at: null, locked_until: null }]);
  await transact(services.pool, AS_SYSTEM, ({ client }) => client.query(`update outbox set next_attempt_at = now() - interval '1 second'`));
  let release: () => void = () => undefined;
  const slow = { mail: () => new Promise<void>((done) => void (release = done)) };
  const first = deliverOutbox(services.pool, slow, services.log);
  await expect.poll(async () => (await rows())[0]?.['attempts']).toBe(2);
  expect(await deliverOutbox(services.pool, failing, services.log)).toBe(0);
  release();
  expect(await first).toBe(1);
});

it('speaks SMTP to a mail server', async () => {
  const received: string[] = [];
  const server = createServer((socket) => answerSmtp(socket, received));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer({ ...services.config, smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Mesra <hr@example.my>' }, services.log);
  await queue();
  expect(await deliverOutbox(services.pool, { mail: (effect) => mailer.send(effect) }, services.log)).toBe(1);
  const all = received.join('');
  expect(all).toContain('MAIL FROM:<hr@example.my>');
  expect(all).toContain('RCPT TO:<aminah@example.my>');
  expect(all).toContain('Subject: Tetapkan semula kata laluan');
  mailer.close();
  server.close();
});

/** As little of RFC 5321 as one delivery needs. */
function answerSmtp(socket: Socket, received: string[]): void {
  let inData = false;
  socket.write('220 test ESMTP\r\n');
  socket.on('data', (chunk) => {
    const outcome = chunk.toString();
    received.push(outcome);
    if (inData) {
      if (!outcome.endsWith('\r\n.\r\n')) return;
      inData = false;
      return void socket.write('250 queued\r\n');
    }
    for (const line of outcome.trim().split('\r\n')) {
      if (/^DATA/i.test(line)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}
