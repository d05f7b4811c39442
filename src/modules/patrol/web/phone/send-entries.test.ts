import { beforeEach, expect, test, vi } from 'vitest';
import { DeviceError } from '#platform/web/device/device-call.ts';
import type { Entry } from './entry.store.ts';
import { nextBatch, type Pass } from './next-batch.ts';
import { sendEntries, type Line } from './send-entries.ts';

const kept = vi.hoisted(() => new Map<number, unknown>());
vi.mock('./entry.store.ts', () => ({
  allEntries: async () => [...kept.values()],
  changeEntry: async (entry: { id: number }) => void kept.set(entry.id, entry),
  dropEntry: async (id: number) => void kept.delete(id),
}));

const entry = (id: number, more: Partial<Entry> = {}): Entry => ({
  id,
  session: 'a',
  path: 'events',
  body: { client_ref: `ref-${id}` },
  picture: null,
  label: 'CP1',
  made_at: 0,
  scan: { ref: `ref-${id}`, checkpoint_id: 1, at: 0, received: 0, offline: false, position: null },
  state: 'waiting',
  reason: null,
  ...more,
});
const keep = (...entries: Entry[]) => entries.forEach((each) => kept.set(each.id, each));
const states = () => [...kept.values()].map((each) => (each as Entry).state);
const idle: Pass = { failed: new Set(), resting: new Set() };
const line = (call: Line['call'], more: Partial<Line> = {}): Line => ({ call, now: () => 0, isAlive: async () => true, ...more });
beforeEach(() => kept.clear());

test('events of one session go together, in order; what is no event goes alone', () => {
  const [one, two, photo, three] = [entry(1), entry(2), entry(3, { path: 'photos' }), entry(4)];
  const next = (...all: Entry[]) => nextBatch(all, 0, idle);
  expect(next(one, two, photo, three)).toEqual([one, two]);
  expect(next(photo, three)).toEqual([photo]);
  expect(next(one, entry(5, { session: 'b' }))).toEqual([one]);
  expect(next(one, entry(6, { path: 'emergencies' })).map(({ id }) => id)).toEqual([6]);
  expect(next()).toEqual([]);
  expect(next(...Array.from({ length: 150 }, (_, n) => entry(n)))).toHaveLength(100);
});

test('what needs another waits for it, and for a photo that fails not for ever', () => {
  const ids = (...all: Entry[]) => nextBatch(all, 0, idle).map(({ id }) => id);
  const later = { times: 1, again_at: 9 };
  const scan = entry(1, { failed: later });
  expect(ids(scan, entry(2, { path: 'scan-photos', body: { client_ref: 'ref-1' } }))).toEqual([]);
  const help = entry(3, { path: 'emergencies', failed: later });
  expect(ids(help, entry(4, { path: 'emergencies', body: { client_ref: 'ref-4', emergency_ref: 'ref-3' } }))).toEqual([]);
  const report = entry(6, { path: 'sitreps', body: { client_ref: 'ref-6', photos: ['ref-5'] } });
  const photo = (times: number) => entry(5, { path: 'photos', failed: { times, again_at: 9 } });
  expect([ids(photo(2), report), ids(photo(3), report)]).toEqual([[], [6]]);
});

test('what failed goes after what has not, alone, when it is due; a clock that is put back does not hold it', () => {
  const ids = (now: number, ...all: Entry[]) => nextBatch(all, now, idle).map(({ id }) => id);
  const failed = { times: 1, again_at: 30_000 };
  expect(ids(0, entry(1, { failed }), entry(2))).toEqual([2]);
  expect(ids(30_000, entry(1, { failed }), entry(2), entry(3))).toEqual([2, 3]);
  expect(ids(30_000, entry(1, { failed }), entry(2, { failed }))).toEqual([1]);
  expect(ids(29_999, entry(1, { failed }))).toEqual([]);
  expect(ids(-3 * 86_400_000, entry(1, { failed }))).toEqual([1]);
});

test('what is taken is kept as sent until the plan tells it back, and later ones say that they are late', async () => {
  keep(entry(1), entry(2, { made_at: 100_000 }));
  const sent: object[] = [];
  const call: Line['call'] = async (_path, input) => {
    sent.push(input);
    return { data: { rejected: [{ index: 1, reason: 'Too old' }] } };
  };
  const outcome = await sendEntries(line(call, { now: () => 110_000 }));
  expect(outcome).toBe('done');
  expect(sent).toEqual([
    {
      session: 'a',
      events: [
        { client_ref: 'ref-1', offline: true },
        { client_ref: 'ref-2', offline: false },
      ],
    },
  ]);
  expect(states()).toEqual(['sent', 'refused']);
});

test.each([
  ['no answer', new DeviceError(0, 'Failed'), 'unanswered', 'waiting'],
  ['a server behind a gateway', new DeviceError(502, 'Bad'), 'unanswered', 'waiting'],
  ['a server that asks to come back', new DeviceError(503, 'Later'), 'unanswered', 'waiting'],
  ['patrol switched off', new DeviceError(403, 'Off'), 'unanswered', 'waiting'],
  ['two calls that met', new DeviceError(409, 'Changed'), 'done', 'waiting'],
  ['a server that fails', new DeviceError(500, 'Failed'), 'done', 'waiting'],
  ['too many at once', new DeviceError(429, 'Later'), 'done', 'waiting'],
  ['a device that is none any more', new DeviceError(401, 'Unknown', 'device_unknown'), 'unknown-device', 'waiting'],
  ['a session that is none', new DeviceError(401, 'Again'), 'done', 'refused'],
  ['what is refused', new DeviceError(422, 'Wrong'), 'done', 'refused'],
])('%s', async (_name, error, outcome, state) => {
  keep(entry(1));
  expect(await sendEntries(line(async () => Promise.reject(error), { isAlive: async () => false }))).toBe(outcome);
  expect(states()).toEqual([state]);
});

/** A server that answers `status` to each call with one of these, and takes all else. */
function brokenAt(broken: readonly string[], status = 500) {
  const taken: string[] = [];
  const calls: number[] = [];
  const call: Line['call'] = async (_path, input) => {
    const sent = input as { client_ref?: string; events?: readonly { client_ref: string }[] };
    const refs = (sent.events ?? [sent]).map(({ client_ref }) => client_ref ?? '');
    calls.push(refs.length);
    if (refs.some((ref) => broken.includes(ref))) throw new DeviceError(status, 'Failed');
    taken.push(...refs);
    return { data: {} };
  };
  return { call, taken, calls };
}
const failing = () => [...kept.values()].flatMap((each) => ((each as Entry).failed ? [(each as Entry).body.client_ref] : []));

test('one event that always ends in 500 holds none of the others, and is sent again later, each time later', async () => {
  keep(...Array.from({ length: 100 }, (_, n) => entry(n)));
  const { call, taken, calls } = brokenAt(['ref-37']);
  expect(await sendEntries(line(call))).toBe('done');
  expect([taken.length, failing(), calls.length < 20]).toEqual([99, ['ref-37'], true]);
  // Made later.
  keep(entry(200));
  await sendEntries(line(call, { now: () => 20_000 }));
  expect([taken.at(-1), kept.get(37)]).toMatchObject(['ref-200', { state: 'waiting', failed: { times: 1, again_at: 30_000 } }]);
  await sendEntries(line(call, { now: () => 30_000 }));
  expect(kept.get(37)).toMatchObject({ failed: { times: 2, again_at: 90_000 } });
  const whole = brokenAt([]);
  await sendEntries(line(whole.call, { now: () => 90_000 }));
  expect([whole.taken, failing()]).toEqual([['ref-37'], []]);
});

test('a server that fails at every scan is not asked for each, and still hears all else', async () => {
  const scans = Array.from({ length: 100 }, (_, n) => entry(n));
  keep(...scans, entry(500, { path: 'sitreps', scan: null }), entry(501, { path: 'logout', scan: null }));
  const { call, taken, calls } = brokenAt(scans.map(({ body }) => body.client_ref));
  expect(await sendEntries(line(call))).toBe('done');
  expect([taken, calls.length < 20, [...kept.keys()].length]).toEqual([['ref-500', 'ref-501'], true, 100]);
});

test('a picture that takes too long, or that the browser reads no more, holds nothing', async () => {
  const unreadable = { arrayBuffer: () => Promise.reject(new Error('gone')) } as Blob;
  keep(entry(1, { path: 'photos', scan: null }), entry(2, { path: 'photos', scan: null, picture: unreadable }), entry(3));
  const { call, taken } = brokenAt(['ref-1'], 0);
  expect(await sendEntries(line(call))).toBe('done');
  expect([taken, failing()]).toEqual([['ref-3'], ['ref-1', 'ref-2']]);
});

test('a server that dies of a batch takes what else there is once it is back', async () => {
  keep(entry(1), entry(2), entry(3, { path: 'sitreps', scan: null }));
  const { call, taken } = brokenAt(['ref-2'], 0);
  let alive = true;
  const dying = line(
    async (path, input) => {
      alive = true;
      return call(path, input).catch((error: unknown) => {
        alive = false;
        throw error;
      });
    },
    { isAlive: async () => alive },
  );
  expect(await sendEntries(dying)).toBe('unanswered');
  // Still away: nothing is held against what waits.
  expect([await sendEntries(dying), failing()]).toEqual(['unanswered', []]);
  alive = true;
  expect([await sendEntries(dying), failing()]).toEqual(['unanswered', ['ref-1', 'ref-2']]);
  alive = true;
  expect([await sendEntries({ ...dying, now: () => 10_000 }), taken]).toEqual(['done', ['ref-3']]);
  await sendEntries({ ...dying, now: () => 40_000 });
  expect(taken).toEqual(['ref-3', 'ref-1']);
});

test('help that fails is sent again in the next pass, and the rest goes meanwhile', async () => {
  keep(entry(1, { path: 'emergencies', scan: null }), entry(2));
  const { call, taken, calls } = brokenAt(['ref-1']);
  await sendEntries(line(call));
  await sendEntries(line(call));
  expect([taken, calls]).toEqual([['ref-2'], [1, 1, 1]]);
});
