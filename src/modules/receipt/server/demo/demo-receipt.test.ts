/** The reader says of the demo's receipts what the demo says that it does. */
import { afterAll, expect, it, vi } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { ReadingWorker } from '../desk/reading-pool.ts';
import { photoOf, readingOf, type DemoReceipt } from './demo-receipt.ts';

vi.setConfig({ testTimeout: 120_000 });
const worker = new ReadingWorker();
afterAll(() => worker.close());

const near = (value: number) => expect.closeTo(value, 1);

it.each([
  ['flat', '2026-11-12', 'RC-004512'],
  ['table', '2026-11-12', 'RC-004512'],
  ['table', '2027-03-28', 'RC-004498'],
] as const)('%s, of %s', async (look, day, number) => {
  const receipt: DemoReceipt = { look, day: calendarDate(day), number };
  const read = await worker.read({ bytes: await photoOf(receipt), ext: 'jpg', today: calendarDate('2027-12-31') });
  const outcome = readingOf(receipt);
  const placed = Object.fromEntries(
    Object.entries(outcome.found).map(([key, proposal]) => {
      const { x, y, width, height } = proposal?.place ?? { x: 0, y: 0, width: 0, height: 0 };
      return [key, { ...proposal, confidence: near(proposal?.confidence ?? 0), place: { x: near(x), y: near(y), width: near(width), height: near(height) } }];
    }),
  );
  expect(read).toEqual({ ...outcome, found: placed });
});
