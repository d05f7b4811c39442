// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { madeOffline } from '#platform/contract/field/field-action.schema.ts';
import { sealedText } from '#platform/contract/field/sealed-text.ts';
import { ApiError, setCompanySource } from '../call/call.ts';
import { forgetServerTime, noteServerTime } from '../call/server-time.ts';
import { sha256 } from '../device/sha256.ts';
import { remember } from '../local-state.ts';
import { setPersonSource } from '../queued-calls.ts';
import { device, emptyStore, store } from '../unsent/memory-store.ts';
import { sendUnsent } from '../unsent/send-unsent.ts';
import { momentNow } from './moment.ts';
import type { MadeFacts } from './seal-entry.ts';
import { NotKept, sendFieldAction } from './send-field-action.ts';

vi.mock('../unsent/unsent.store.ts', () => import('../unsent/memory-store.ts'));

const scan = { method: 'POST', path: 'api/scans' } as never;
const ref = (n: number) => `0d6f1b1e-3f3a-4f0e-8f4f-2a7f5a1f7c1${n}`;
type Scan = { readonly client_ref: string; readonly point: string };
const textOf = ({ client_ref, point }: Scan, made: MadeFacts) => sealedText(['test.scan.1'], { client_ref, ...made }, [point]);
/** What the direct call does; the fields that the server saw in it and in what was sent later. */
let direct: () => Promise<object> = async () => ({ message: 'Done.' });
let arrived: string[] = [];
/** The status of what is sent later. */
let later = 503;

const act = (n: number, isSealed = true) => {
  const facts = { kind: 'scan', wording: `Scan ${n}`, made: momentNow(), seal: isSealed ? textOf : undefined };
  const send = async () => {
    arrived.push(`direct ${n}`);
    return direct();
  };
  return sendFieldAction(scan, { client_ref: ref(n), point: `P${n}` } as never, facts as never, send as never) as Promise<unknown>;
};
const queued = () => [...store.values()].map(({ wording, state }) => `${wording} ${state}`);
const madeOf = (n: number) => madeOffline.parse([...store.values()].find(({ wording }) => wording === `Scan ${n}`)?.values['offline']);
const silent = async () => {
  throw new ApiError(0, 'Unreachable');
};
const line = (isThere: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);

beforeEach(() => {
  setPersonSource(() => 1);
  setCompanySource(() => 7);
  [direct, arrived, later] = [async () => ({ message: 'Done.' }), [], 503];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    arrived.push(`later ${(JSON.parse(String(body)) as Scan).point}`);
    return Response.json({ success: later === 200, message: `status ${later}` }, { status: later });
  });
});
afterEach(() => {
  setPersonSource(() => null);
  setCompanySource(() => null);
  forgetServerTime();
  for (const key of ['entry_chains', 'server_seen_at'] as const) remember(key, undefined);
  emptyStore();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is on the device while it is sent, and no longer when it is answered', async () => {
  let during: string[] = [];
  direct = async () => {
    during = queued();
    return { message: 'Done.' };
  };
  expect([await act(1), during, queued()]).toEqual([{ message: 'Done.' }, ['Scan 1 sending'], []]);
});

it('is not sent twice while the page that sends it is open, and is sent again when that was closed', async () => {
  let answer: (value: object) => void = () => undefined;
  direct = () => new Promise((resolve) => (answer = resolve));
  const sending = act(1);
  await vi.waitFor(() => expect(arrived).toEqual(['direct 1']));
  await sendUnsent(1);
  expect([arrived, queued()]).toEqual([['direct 1'], ['Scan 1 sending']]);
  answer({ message: 'Done.' });
  await sending;
  // What a closed page leaves: nobody sends it, and it says so.
  direct = silent;
  await act(2);
  for (const call of store.values()) store.set(call.id, { ...call, state: 'sending' });
  line(false);
  await sendUnsent(1);
  expect(queued()).toEqual(['Scan 2 tried']);
  line(true);
  later = 200;
  await sendUnsent(1);
  expect([arrived, queued()]).toEqual([['direct 1', 'direct 2', 'later P2'], []]);
});

it('waits in order where nothing answers, and goes after what waits', async () => {
  direct = silent;
  expect(await act(1)).toBeNull();
  direct = async () => ({ message: 'Done.' });
  expect(await act(2)).toBeNull();
  line(false);
  expect(await act(3)).toBeNull();
  expect([arrived[0], queued()]).toEqual(['direct 1', ['Scan 1 tried', 'Scan 2 waiting', 'Scan 3 waiting']]);
  line(true);
  [later, arrived] = [200, []];
  await sendUnsent(1);
  expect([arrived, queued()]).toEqual([['later P1', 'later P2', 'later P3'], []]);
});

it('goes at once although the server always fails at one before it, which stays and is sent again later', async () => {
  direct = silent;
  await act(1);
  later = 500;
  await sendUnsent(1);
  expect(queued()).toEqual(['Scan 1 refused']);
  direct = async () => ({ message: 'Done.' });
  expect(await act(2)).toEqual({ message: 'Done.' });
  later = 200;
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  await sendUnsent(1);
  vi.useRealTimers();
  expect([arrived, queued()]).toEqual([['direct 1', 'later P1', 'direct 2', 'later P1'], []]);
});

it('goes at once where it does not matter when it was made', async () => {
  direct = silent;
  await act(1);
  direct = async () => ({ message: 'Done.' });
  expect(await act(2, false)).toEqual({ message: 'Done.' });
});

it('is gone from the device where it is refused', async () => {
  direct = async () => {
    throw new ApiError(422, 'Too far away.');
  };
  await expect(act(1)).rejects.toThrow('Too far away.');
  expect(queued()).toEqual([]);
});

it('is sent by a browser that keeps nothing, and not done where nothing answers', async () => {
  device.keeps = false;
  expect(await act(1)).toEqual({ message: 'Done.' });
  direct = silent;
  await expect(act(2)).rejects.toThrow(NotKept);
  line(false);
  await expect(act(3)).rejects.toThrow(NotKept);
});

it('is sealed with the one before it; none follows one that may have arrived, nor one of somebody else or of another company', async () => {
  line(false);
  for (const n of [1, 2]) await act(n);
  expect([madeOf(1).previous, madeOf(2).previous]).toEqual([null, madeOf(1).hash]);
  expect(madeOf(2).hash).toBe(await sha256(textOf({ client_ref: ref(2), point: 'P2' }, madeOf(2))));
  line(true);
  const second = madeOf(2).hash;
  store.clear();
  direct = silent;
  await act(3);
  line(false);
  await act(4);
  expect([madeOf(3).previous, madeOf(4).previous]).toEqual([second, second]);
  setPersonSource(() => 2);
  await act(5);
  setCompanySource(() => 8);
  await act(6);
  expect([madeOf(5).previous, madeOf(6).previous]).toEqual([null, null]);
});

it('carries the server’s time with its code, and on the next page only when the server was seen', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  noteServerTime(Date.parse('2026-11-26T01:00:00Z'), `${Date.parse('2026-11-26T01:00:00.250Z')}.abc`);
  clock.mockReturnValue(5 * 60_000);
  line(false);
  await act(1);
  expect(madeOf(1)).toMatchObject({ server_at: '2026-11-26T01:00:00.250Z', since_ms: 300_000, server_code: 'abc' });
  forgetServerTime();
  await act(2);
  expect(madeOf(2)).toMatchObject({ server_at: '2026-11-26T01:00:00.000Z', since_ms: null });
});
