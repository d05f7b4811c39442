// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '../call/call.ts';
import { setPersonSource } from '../kept-calls.ts';
import { keepUnsent, openUnsent, resumeUnsent, sendUnsent } from './send-unsent.ts';
import type { UnsentCall } from './unsent.store.ts';

const { store, told } = vi.hoisted(() => ({ store: new Map<number, { id: number; person: number }>(), told: [] as number[] }));
vi.mock('./unsent.store.ts', () => ({
  unsentOf: async (person: number) => [...store.values()].filter((call) => call.person === person),
  addUnsent: async (call: { person: number }) => void store.set(store.size + 1, { ...call, id: store.size + 1 }),
  changeUnsent: async (call: { id: number; person: number }) => void store.set(call.id, call),
  dropUnsent: async (id: number) => void store.delete(id),
  answers: { tell: () => told.push(sent.length) },
}));

const kept = () => [...store.values()] as unknown as UnsentCall[];
const states = () => kept().map(({ says, state }) => `${says} ${state}`);
let sent: string[] = [];
/** The status of the next answers; 0: none comes. */
let answers: number[] = [];
let slow: Promise<unknown> = Promise.resolve();

const endpoint = { method: 'POST', path: 'api/claims' } as never;
const keep = (says: string) => keepUnsent(endpoint, { title: says } as never, { kind: 'claim', says }, false);

/** The locks of a browser, as two tabs see them: one holder, who is asked for again is told no, or waits. */
function lockManager() {
  let held: Promise<unknown> = Promise.resolve();
  let free = true;
  return {
    request(_name: string, ...rest: readonly unknown[]) {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      if (rest.length === 2 && !free) return Promise.resolve(work(null));
      const run = held.then(async () => {
        free = false;
        try {
          return await work({});
        } finally {
          free = true;
        }
      });
      free = false;
      held = run.catch(() => undefined);
      return run;
    },
  };
}

beforeEach(() => {
  setPersonSource(() => 1);
  setCompanySource(() => 7);
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
  store.clear();
  sent = [];
  told.length = 0;
  answers = [];
  slow = Promise.resolve();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('sends in order what a person left, and nobody else’s', async () => {
  for (const says of ['A', 'B']) await keep(says);
  await sendUnsent(2);
  expect([sent, told]).toEqual([[], []]);
  await sendUnsent(1);
  expect([sent, kept(), told]).toEqual([['A', 'B'], [], [2]]);
});

it('ends at the first without an answer, and begins there the next time', async () => {
  for (const says of ['A', 'B', 'C']) await keep(says);
  answers = [200, 503];
  await sendUnsent(1);
  expect([states(), told]).toEqual([['B tried', 'C waiting'], [2]]);
  await sendUnsent(1);
  expect([sent, kept()]).toEqual([['A', 'B', 'B', 'C'], []]);
});

it('keeps what is refused, with the words of the server, until somebody sends it again', async () => {
  for (const says of ['A', 'B']) await keep(says);
  answers = [422];
  await sendUnsent(1);
  await sendUnsent(1);
  expect([sent, kept()]).toMatchObject([['A', 'B'], [{ state: 'refused', values: { title: 'A', company_id: 7 }, refusal: { words: 'Too short.' } }]]);
  await resumeUnsent(kept()[0] as UnsentCall);
  await sendUnsent(1);
  expect(kept()).toEqual([]);
});

it('waits where the person is no longer known', async () => {
  for (const says of ['A', 'B']) await keep(says);
  answers = [401];
  await sendUnsent(1);
  expect([sent, kept().length, told]).toEqual([['A'], 2, []]);
});

it('is sent by one tab alone', async () => {
  await keep('A');
  await Promise.all([sendUnsent(1), sendUnsent(1)]);
  expect([sent, told]).toEqual([['A'], [1]]);
});

it('tells when it is sent, beside what was kept, each time anew', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({}, { status: bodies.length === 1 ? 503 : 200 });
  });
  const at = { offline: { made_at: 'A', sent_at: '' } };
  await keepUnsent(endpoint, at as never, { kind: 'punch', says: 'A', sentAt: 'offline.sent_at' }, false);
  for (const now of ['2026-11-26T01:00:00.000Z', '2026-11-26T02:00:00.000Z']) {
    vi.setSystemTime(now);
    await sendUnsent(1);
    expect(bodies.at(-1)).toMatchObject({ offline: { made_at: 'A', sent_at: now } });
  }
  vi.useRealTimers();
});

it('is changed only while nobody knows it at the server', async () => {
  for (const says of ['A', 'B']) await keep(says);
  expect(await openUnsent(1, 2)).toMatchObject({ says: 'B', state: 'waiting' });
  answers = [0];
  let arrive: (value: unknown) => void = () => undefined;
  slow = new Promise((resolve) => (arrive = resolve));
  const sending = sendUnsent(1);
  const opening = openUnsent(1, 1);
  arrive(null);
  await sending;
  expect([await opening, states(), told]).toEqual([null, ['A tried', 'B open'], []]);
});
