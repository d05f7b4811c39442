/** Whose receipt is read next, with a slow stand-in for recognition. */
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { Unreadable, type ReadingWorker } from './desk/reading-pool.ts';
import { readNext } from './read-receipt.ts';

const portal = await openTestPortal();
const { services } = portal.server;
Object.assign(services, { jobs: createManualQueue(services) });
afterAll(() => portal.close());

const [owner, neighbour] = [await ownerOf(portal), await ownerOf(portal)];
const [ana, ben, cik] = [await employeeOf(portal, owner), await employeeOf(portal, owner), await employeeOf(portal, neighbour)];
const names = new Map([ana, ben, cik].map(({ userId }, at) => [userId, ['ana', 'ben', 'cik'][at]]));
const photo = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

async function send(who: TestPerson, count = 1): Promise<void> {
  for (let n = 0; n < count; n++) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(photo)]), 'resit.png');
    await who.client.post('api/receipts', form);
  }
}
const allowed: number[] = [];
/** Takes a moment, finds nothing, and notes how long it might have taken. */
const worker: Pick<ReadingWorker, 'read'> = {
  async read(_task, _onProgress, milliseconds = 0) {
    allowed.push(milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Unreadable('slow');
  },
};
const next = () => readNext({ services, progress: async () => undefined }, worker);
const uploaders = async (order: string): Promise<(string | undefined)[]> =>
  (
    await portal.owner.query<{ uploaded_by: number }>(
      `select f.uploaded_by::int from receipt_readings r join files f on f.id = r.file_id where r.begun_at is not null order by ${order}`,
    )
  ).rows.map(({ uploaded_by }) => names.get(uploaded_by));
/** What these have read lately, a row for each of so many milliseconds. */
async function hasSpent(who: TestPerson, spent: readonly number[], minutesAgo = 5): Promise<void> {
  await send(who, spent.length);
  await portal.owner.query(
    `update receipt_readings r set status = 'Failed', fault = case when m.spent < 60000 then 'picture' else 'slow' end, begun_at = now() - make_interval(mins => $1), spent_ms = m.spent
     from (select id, ($2::int[])[row_number() over (order by id)] as spent from receipt_readings where status = 'Waiting') m where m.id = r.id`,
    [minutesAgo, spent],
  );
}

beforeEach(async () => {
  await portal.owner.query('delete from receipt_readings');
  allowed.length = 0;
});

it('goes round the companies, and in each round its people, whoever sent first and most', async () => {
  await send(ana, 6);
  await send(ben, 2);
  await send(cik, 2);
  for (let n = 0; n < 4; n++) expect(await next()).toBe(true);
  expect((await uploaders('r.begun_at')).slice(0, 2)).toEqual(['ana', 'cik']);
  expect(await uploaders('f.uploaded_by, r.id')).toEqual(expect.arrayContaining(['ana', 'ben', 'cik']));
});

it.each([
  ['whose company has cost less lately', [4000], [], ['cik', 'ben', 'ana']],
  ['of one company, whose own have cost less', [9000], [20_000], ['ben', 'ana', 'cik']],
])('reads first that of the person %s', async (_what, ofAna, ofCik, order) => {
  await hasSpent(ana, ofAna);
  await hasSpent(cik, ofCik);
  for (const who of [ana, ben, cik]) await send(who);
  for (let n = 0; n < 3; n++) await next();
  expect((await uploaders('r.begun_at')).slice(-3)).toEqual(order);
});

it.each([
  ['several slow ones lately', [60_000, 60_000, 60_000], 5, 15_000],
  ['several that took long and were done', [50_000, 50_000, 50_000], 5, 60_000],
  ['two slow ones', [60_000, 60_000, 900], 5, 60_000],
  ['several slow ones some time ago', [60_000, 60_000, 60_000], 45, 60_000],
])('gives to whoever had %s their time', async (_what, spent, minutesAgo, time) => {
  await hasSpent(ana, spent, minutesAgo);
  await send(ana);
  await send(cik);
  while (await next());
  expect(allowed.toSorted((a, b) => a - b)).toEqual([time, 60_000]);
});

it('charges what it took, and the whole allowance while it is read; another process reads others meanwhile', async () => {
  await send(ana, 2);
  const reads = await Promise.all([next(), next(), next()]);
  expect(reads.filter(Boolean)).toHaveLength(2);
  const { rows } = await portal.owner.query<{ spent_ms: number; attempts: number }>('select spent_ms, attempts from receipt_readings');
  expect(rows.map(({ attempts, spent_ms }) => [attempts, spent_ms > 0 && spent_ms < 5000])).toEqual([
    [1, true],
    [1, true],
  ]);
  await send(ana);
  const dead: Pick<ReadingWorker, 'read'> = { read: () => Promise.reject(new Error('The process died')) };
  await expect(readNext({ services, progress: async () => undefined }, dead)).rejects.toThrow('died');
  expect((await portal.owner.query(`select spent_ms from receipt_readings where status = 'Waiting'`)).rows).toEqual([{ spent_ms: 60_000 }]);
  expect(await next()).toBe(false);
});
