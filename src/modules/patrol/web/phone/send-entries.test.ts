import { beforeEach, expect, test, vi } from 'vitest';
import { DeviceError } from '#platform/web/device/device-call.ts';
import type { Entry } from './entry.store.ts';
import { nextBatch, sendEntries } from './send-entries.ts';

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
beforeEach(() => kept.clear());

test('events of one session go together, in order; what is no event goes alone', () => {
  const [one, two, photo, three] = [entry(1), entry(2), entry(3, { path: 'scan-photos' }), entry(4)];
  expect(nextBatch([one, two, photo, three])).toEqual([one, two]);
  expect(nextBatch([photo, three])).toEqual([photo]);
  expect(nextBatch([one, entry(5, { session: 'b' })])).toEqual([one]);
  expect(nextBatch([one, entry(6, { path: 'emergencies' })]).map(({ id }) => id)).toEqual([6]);
  expect(nextBatch([])).toEqual([]);
  expect(nextBatch(Array.from({ length: 150 }, (_, n) => entry(n)))).toHaveLength(100);
});

test('what is taken is kept as sent until the plan tells it back, and later ones say that they are late', async () => {
  keep(entry(1), entry(2, { made_at: 100_000 }));
  const sent: object[] = [];
  const outcome = await sendEntries(
    async (_path, input) => {
      sent.push(input);
      return { data: { rejected: [{ index: 1, reason: 'Too old' }] } };
    },
    () => 110_000,
  );
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
  ['a server that fails', new DeviceError(502, 'Bad'), 'unanswered', 'waiting'],
  ['two calls that met', new DeviceError(409, 'Changed'), 'unanswered', 'waiting'],
  ['too many at once', new DeviceError(429, 'Later'), 'unanswered', 'waiting'],
  ['a device that is none any more', new DeviceError(401, 'Unknown', 'device_unknown'), 'unknown-device', 'waiting'],
  ['a session that is none', new DeviceError(401, 'Again'), 'done', 'refused'],
  ['what is refused', new DeviceError(422, 'Wrong'), 'done', 'refused'],
])('%s', async (_name, error, outcome, state) => {
  keep(entry(1));
  expect(
    await sendEntries(
      async () => Promise.reject(error),
      () => 0,
    ),
  ).toBe(outcome);
  expect(states()).toEqual([state]);
});
