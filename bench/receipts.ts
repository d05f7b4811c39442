/**
 * Receipts that are read while people work: how a light call fares meanwhile against the same call before (99th of a hundred), and how
 * long a claim takes to be looked at, with what looks like its receipts, among 100,000 readings against among few.
 */
import type { Pool } from 'pg';
import { claimFixture, MANAGED, type ClaimFixture } from '#app/server/testing/claim-fixture.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { bandsOf } from '#modules/receipt/contract/likeness.ts';
import { drawReceipt } from '#modules/receipt/server/demo/draw-receipt.ts';
import { LUNCH } from '#modules/receipt/server/desk/drawn-receipt.factory.ts';
import { openBenchDatabase } from './cluster.ts';
import { atMost, alternately, median, type Figure } from './measure.ts';

/** As many as a minute reads; the rest of a thousand would repeat it. */
const RECEIPTS = 60;
const READINGS = 100_000;
const PACE_MS = 10;

/** Calls at an even pace, so that one that waits does not hold back the next. @returns milliseconds of each, sorted */
async function paced(client: TestClient, seconds: number): Promise<number[]> {
  const times: Promise<number>[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    times.push(client.get('api/claims/summary').then(() => performance.now() - start));
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }
  return (await Promise.all(times)).toSorted((a, b) => a - b);
}
const p99 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.99)] ?? 0;

async function send(client: TestClient, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'resit.png');
  return (await client.post('api/receipts', form)).body.data.file.file as string;
}

const count = async (owner: Pool, status: string) =>
  (await owner.query<{ n: number }>('select count(*)::int as n from receipt_readings where status = $1', [status])).rows[0]?.n ?? 0;

async function whileReading(services: ClaimFixture, owner: Pool): Promise<Figure> {
  const person = await services.claimant();
  const picture = await drawReceipt(LUNCH);
  // The thread and the calls are warm.
  await send(person.client, picture);
  await paced(person.client, 5);
  while ((await count(owner, 'Waiting')) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
  const idle = await paced(person.client, 15);
  const others = [person, await services.claimant()];
  for (let n = 0; n < RECEIPTS; n++) await send((others[n % others.length] ?? person).client, picture);
  const before = await count(owner, 'Read');
  const start = performance.now();
  const busy = await paced(person.client, 15);
  const read = (await count(owner, 'Read')) - before;
  if (read === 0 || (await count(owner, 'Waiting')) === 0) throw new Error(`${read} receipts were read: the line was empty`);
  const each = (performance.now() - start) / read;
  console.log(
    `  a receipt takes ${Math.round(each)} ms, a thousand ${Math.round((each * 1000) / 60_000)} minutes; half of the calls took ${median(busy).toFixed(1)} ms, before ${median(idle).toFixed(1)} ms`,
  );
  return atMost('a light call while receipts are read, p99', 'ms', { ours: p99(busy), baseline: p99(idle) }, 3);
}

async function amongMany(services: ClaimFixture, owner: Pool): Promise<Figure> {
  const person = await services.claimant();
  const receipts = [await send(person.client, await drawReceipt({ ...LUNCH, number: 'RC-1' }))];
  const made = await services.submit(person, [services.item('TOLL', 25.8, { receipts })]);
  while ((await count(owner, 'Waiting')) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  const look = async () => {
    const times: number[] = [];
    for (let n = 0; n < 40; n++) {
      const start = performance.now();
      await services.officer.client.get(`${MANAGED}/${made.id}`);
      times.push(performance.now() - start);
    }
    return median(times);
  };
  await look();
  const few = await look();
  for (let from = 0; from < READINGS; from += 5000) {
    const rows = Array.from({ length: 5000 }, (_, n) => {
      const figures = Array.from({ length: 15 }, (_figure, at) => (at < 3 ? `70${at}` : `${((from + n) * 7919 + at * 104_729) % 1_000_003}`));
      return { figures, bands: bandsOf(figures).map((band) => services.owner.companyId * 2 ** 28 + band), amount: 1 + ((from + n) % 9000) / 10 };
    });
    await owner.query(
      `with rows as (select * from json_to_recordset($2) as r(figures text[], bands bigint[], amount numeric)),
       made as (
         insert into files (company_id, subject_type, subject_id, field, name, ext, mime, size, disk_path, sha256)
         select $1, 'claim_item', 1000000000 + row_number() over (), 'receipts', 'a', 'png', 'image/png', 1, 'x', repeat('0', 64) from rows returning id),
       numbered as (select id, row_number() over () as n from made)
       insert into receipt_readings (company_id, file_id, status, found, figures, bands, amount, date, merchant, number)
       select $1, numbered.id, 'Read', '{}', figures, bands, amount, '2026-11-12'::date - (numbered.n % 700)::int, 'Kedai ' || numbered.n % 400, 'N' || numbered.id
       from (select *, row_number() over () as n from rows) r join numbered using (n)`,
      [services.owner.companyId, JSON.stringify(rows)],
    );
  }
  await owner.query('analyze receipt_readings');
  await owner.query('analyze files');
  await look();
  return atMost(`a claim with its look-alikes, among ${READINGS.toLocaleString('en')} receipts`, 'ms', await alternately(3, look, async () => few), 2);
}

export async function benchReceipts(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url, runJobs: true, poolSize: 10 });
  try {
    const services = await claimFixture(portal);
    const figures = [await whileReading(services, owner)];
    await owner.query(`delete from receipt_readings where status = 'Waiting'`);
    return [...figures, await amongMany(services, owner)];
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
