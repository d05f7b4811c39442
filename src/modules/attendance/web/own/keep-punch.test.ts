// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { madeOffline } from '#platform/contract/field/field-action.schema.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { forgetServerTime, noteServerTime } from '#platform/web/call/server-time.ts';
import { sha256 } from '#platform/web/device/sha256.ts';
import { momentNow } from '#platform/web/field/moment.ts';
import { sealEntry } from '#platform/web/field/seal-entry.ts';
import { setPersonSource } from '#platform/web/queued-calls.ts';
import { remember } from '#platform/web/local-state.ts';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { chainText } from '../../contract/own/offline-chain.ts';
import { PUNCH_KIND, punchOf, sealOf } from './keep-punch.ts';

beforeEach(() => {
  setPersonSource(() => 1);
  setCompanySource(() => 7);
});
afterEach(() => {
  setPersonSource(() => null);
  setCompanySource(() => null);
  forgetServerTime();
  for (const key of ['entry_chains', 'server_seen_at'] as const) remember(key, undefined);
  vi.restoreAllMocks();
});

const input = { client_ref: '0d6f1b1e-3f3a-4f0e-8f4f-2a7f5a1f7c11', lat: 3.1, lng: 101.5, accuracy: 12, remark: null, image: null };
const seal = async () => (await sealEntry(PUNCH_KIND, momentNow(), (made) => sealOf('checkin')(input, made))).offline;
const queued = async (more: Partial<UnsentCall> = {}) =>
  ({ path: 'api/attendances/check-in', state: 'waiting', made_at: Date.now(), values: { ...input, offline: await seal() }, ...more }) as UnsentCall;

it('is sealed as the server reads it', async () => {
  const made = madeOffline.parse(await seal());
  expect(made.hash).toBe(await sha256(chainText({ type: 'checkin', ...input, ...made })));
});

it('is shown by the time of the server where that is known', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  noteServerTime(Date.parse('2026-11-26T01:00:00Z'));
  clock.mockReturnValue(5 * 60_000);
  expect(punchOf(await queued())).toEqual({ type: 'checkin', at: '2026-11-26T01:05:00.000Z' });
  forgetServerTime();
  remember('server_seen_at', undefined);
  expect(punchOf(await queued({ made_at: Date.parse('2026-11-26T02:00:00Z') }))?.at).toBe('2026-11-26T02:00:00.000Z');
});

it('never happened where it was refused', async () => {
  expect(punchOf(await queued({ state: 'refused' }))).toBeNull();
});
