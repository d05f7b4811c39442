// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '../call/call.ts';
import { setPersonSource } from '../queued-calls.ts';
import { device, emptyStore, notices, store } from './memory-store.ts';
import { keepUnsent, openUnsent, resumeUnsent, sendUnsent } from './send-unsent.ts';
import type { UnsentCall } from './unsent.store.ts';

vi.mock('./unsent.store.ts', () => import('./memory-store.ts'));

const queued = () => [...store.values()];
const states = () => queued().map(({ wording, state }) => `${wording} ${state}`);
let sent: string[] = [];
/** The status of the next answers; 0: none comes. */
let answers: number[] = [];
let slow: Promise<unknown> = Promise.resolve();

const endpoint = { method: 'POST', path: 'api/claims' } as never;
const keep = (wording: string) => keepUnsent(endpoint, { title: wording } as never, { kind: 'claim', wording }, 'waiting');

/** The locks of a browser, as two tabs see them: one holder, who is asked for again is told no, or waits. */
function lockManager() {
  let current: Promise<unknown> = Promise.resolve();
  let free = true;
  return {
    request(_name: string, ...rest: readonly unknown[]) {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      if (rest.length === 2 && !free) return Promise.resolve(work(null));
      const run = current.then(async () => {
        free = false;
        try {
          return await work({});
        } finally {
          free = true;
        }
      });
      free = false;
      current = run.catch(() => undefined);
      return run;
    },
  };
}

beforeEach(() => {
  setPersonSource(() => 1);
  setCompanySource(() => 7);
  device.seen = () => sent.length;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(navigator, { locks: lockManager() });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    await slow;
    sent.push((JSON.parse(String(body)) as { title: string }).title);
    const status = answers.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({ success: status === 200, message: `status ${status}`, ...(status === 422 && { errors: { title: ['Too short.'] } }) }, { status });
  });
});
afterEach(() => {
  setPersonSource(() => null);
  setCompanySource(() => null);
  Reflect.deleteProperty(navigator, 'locks');
  emptyStore();
  sent = [];
  answers = [];
  slow = Promise.resolve();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('sends in order what a person left, and nobody else’s', async () => {
  for (const wording of ['A', 'B']) await keep(wording);
  await sendUnsent(2);
  expect([sent, notices]).toEqual([[], []]);
  await sendUnsent(1);
  expect([sent, queued(), notices]).toEqual([['A', 'B'], [], [2]]);
});

it('ends at the first without an answer, and begins there the next time', async () => {
  for (const wording of ['A', 'B', 'C']) await keep(wording);
  answers = [200, 503];
  await sendUnsent(1);
  expect([states(), notices]).toEqual([['B tried', 'C waiting'], [2]]);
  await sendUnsent(1);
  expect([sent, queued()]).toEqual([['A', 'B', 'B', 'C'], []]);
});

it('keeps what is refused, with the words of the server, until somebody sends it again', async () => {
  for (const wording of ['A', 'B']) await keep(wording);
  answers = [422];
  await sendUnsent(1);
  await sendUnsent(1);
  expect([sent, queued()]).toMatchObject([['A', 'B'], [{ state: 'refused', values: { title: 'A', company_id: 7 }, refusal: { words: 'Too short.' } }]]);
  await resumeUnsent(queued()[0] as UnsentCall);
  await sendUnsent(1);
  expect(queued()).toEqual([]);
});

it('holds nothing behind one that always ends in 500, says so, and sends it again later by itself, each time later', async () => {
  const start = Date.parse('2026-11-26T01:00:00Z');
  vi.setSystemTime(start);
  for (const wording of ['A', 'B', 'C']) await keep(wording);
  answers = [500];
  await sendUnsent(1);
  expect([sent, queued()]).toMatchObject([
    ['A', 'B', 'C'],
    [{ state: 'refused', refusal: { words: 'status 500' }, fault: { times: 1, again_at: start + 60_000 } }],
  ]);
  await sendUnsent(1);
  expect(sent).toHaveLength(3);
  vi.setSystemTime(start + 60_000);
  await keep('D');
  answers = [200, 500];
  await sendUnsent(1);
  expect([sent.slice(3), queued()]).toMatchObject([['D', 'A'], [{ fault: { times: 2, again_at: start + 180_000 } }]]);
  vi.setSystemTime(start - 86_400_000);
  await sendUnsent(1);
  expect([sent.at(-1), queued()]).toEqual(['A', []]);
  vi.useRealTimers();
});

it('waits where the person is no longer known', async () => {
  for (const wording of ['A', 'B']) await keep(wording);
  answers = [401];
  await sendUnsent(1);
  expect([sent, queued().length, notices]).toEqual([['A'], 2, []]);
});

it('is sent by one tab alone', async () => {
  await keep('A');
  await Promise.all([sendUnsent(1), sendUnsent(1)]);
  expect([sent, notices]).toEqual([['A'], [1]]);
});

it('tells when it is sent, beside what was kept, each time anew', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({}, { status: bodies.length === 1 ? 503 : 200 });
  });
  const at = { offline: { made_at: 'A', sent_at: '' } };
  await keepUnsent(endpoint, at as never, { kind: 'punch', wording: 'A', sentAt: 'offline.sent_at' }, 'waiting');
  for (const now of ['2026-11-26T01:00:00.000Z', '2026-11-26T02:00:00.000Z']) {
    vi.setSystemTime(now);
    await sendUnsent(1);
    expect(bodies.at(-1)).toMatchObject({ offline: { made_at: 'A', sent_at: now } });
  }
  vi.useRealTimers();
});

it('is changed only while nobody knows it at the server', async () => {
  for (const wording of ['A', 'B']) await keep(wording);
  expect(await openUnsent(1, 2)).toMatchObject({ wording: 'B', state: 'waiting' });
  answers = [0];
  let arrive: (value: unknown) => void = () => undefined;
  slow = new Promise((resolve) => (arrive = resolve));
  const sending = sendUnsent(1);
  const opening = openUnsent(1, 1);
  arrive(null);
  await sending;
  expect([await opening, states(), notices]).toEqual([null, ['A tried', 'B open'], []]);
});
