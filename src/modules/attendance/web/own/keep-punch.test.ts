// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { forgetServerTime, noteServerTime } from '#platform/web/device/server-time.ts';
import { sha256 } from '#platform/web/device/sha256.ts';
import { setPersonSource } from '#platform/web/queued-calls.ts';
import { remember } from '#platform/web/local-state.ts';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { chainText } from '../../contract/own/offline-chain.ts';
import { madeOffline } from '../../contract/own/own-attendance.endpoints.ts';
import { keepPunch, momentNow, punchOf } from './keep-punch.ts';

const { kept: queued } = vi.hoisted(() => ({ kept: [] as UnsentCall[] }));
vi.mock('#platform/web/unsent/unsent.store.ts', () => ({ addUnsent: async (call: UnsentCall) => void queued.push(call) }));

beforeEach(() => {
  setPersonSource(() => 1);
  setCompanySource(() => 7);
});
afterEach(() => {
  setPersonSource(() => null);
  setCompanySource(() => null);
  forgetServerTime();
  for (const key of ['entry_chains', 'server_seen_at'] as const) remember(key, undefined);
  queued.length = 0;
  vi.restoreAllMocks();
});

const ref = (n: number) => `0d6f1b1e-3f3a-4f0e-8f4f-2a7f5a1f7c1${n}`;
const keep = (n: number, tried = false) =>
  keepPunch('checkin', { client_ref: ref(n), lat: 3.1, lng: 101.5, accuracy: 12, remark: null, image: null }, momentNow(), 'Check in', tried);
const madeOf = (n: number) => queued[n]?.values['offline'] as { made_at: string; server_at?: string; since_ms?: number; previous?: string; hash: string };

it('each is sealed with the one before it, as the server reads it', async () => {
  for (const n of [1, 2]) await keep(n);
  const [first, second] = [madeOf(0), madeOf(1)].map((made) => madeOffline.parse(made));
  expect([first?.previous, second?.previous]).toEqual([null, first?.hash]);
  for (const [n, made] of [first, second].entries()) {
    const text = chainText({ type: 'checkin', client_ref: ref(n + 1), lat: 3.1, lng: 101.5, accuracy: 12, ...madeOffline.parse(made) });
    expect(made?.hash).toBe(await sha256(text));
  }
});

it('none follows one that may have arrived, nor one of somebody else, nor of another company', async () => {
  await keep(1);
  await keep(2, true);
  await keep(3);
  expect([madeOf(1).previous, madeOf(2).previous]).toEqual([madeOf(0).hash, madeOf(0).hash]);
  setPersonSource(() => 2);
  await keep(4);
  setCompanySource(() => 8);
  await keep(5);
  expect([madeOf(3).previous, madeOf(4).previous]).toEqual([undefined, undefined]);
});

it('tells the server’s time beside that of the device, and is shown by it', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  noteServerTime(Date.parse('2026-11-26T01:00:00Z'));
  clock.mockReturnValue(5 * 60_000);
  await keep(1);
  expect(madeOf(0)).toMatchObject({ server_at: '2026-11-26T01:00:00.000Z', since_ms: 300_000 });
  expect(queued.map(punchOf)).toEqual([{ type: 'checkin', at: '2026-11-26T01:05:00.000Z' }]);
  // The next page knows only when the server was seen.
  forgetServerTime();
  await keep(2);
  expect([madeOf(1).server_at, madeOf(1).since_ms]).toEqual(['2026-11-26T01:00:00.000Z', undefined]);
});

it('sends the code of the server with its time', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  noteServerTime(Date.parse('2026-11-26T01:00:00Z'), `${Date.parse('2026-11-26T01:00:00.250Z')}.abc`);
  await keep(1);
  expect(madeOf(0)).toMatchObject({ server_at: '2026-11-26T01:00:00.250Z', since_ms: 0, server_code: 'abc' });
});

it('one that was refused never happened', async () => {
  await keep(1);
  expect(punchOf({ ...(queued[0] as UnsentCall), state: 'refused' })).toBeNull();
});
