import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, MEMBER } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { transact } from '../db/scope.ts';
import { inspectPdf } from '../documents/pdf-inspection.ts';
import { fileBindings } from '../files/file.handlers.ts';
import { sweepOrphans } from '../files/sweep-files.ts';
import { bind } from '../module.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import { AS_SYSTEM } from '../testing/bare-services.ts';
import { openBarePortal, type BarePortal } from '../testing/bare-portal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { answerReport } from './answer-report.ts';
import { generateReportJob, sweepReportsJob } from './generate-report.ts';
import { defineReport } from './report-definition.ts';
import { reportBindings } from './report.handlers.ts';
import { streamRows } from './stream-rows.ts';
import { sql } from 'drizzle-orm';

const generate = defineEndpoint({
  name: 'trial.generate-report',
  method: 'GET',
  path: 'api/trials/reports/generate',
  requires: MEMBER,
  input: reportEndpointInput({ count: z.number().int(), fail: z.boolean().default(false) }),
  output: reportOutput,
  summary: 'Trial.',
  writes: true,
});

let broken = false;
const report = defineReport({
  type: 'trial.numbers',
  name: { en: 'Number Report', ms: 'Laporan Nombor' },
  async table(ctx, filter) {
    if (broken) throw new Error('the database went away');
    const rows = streamRows<{ n: number; company: number }>(
      ctx,
      sql`select n::int, mesra_company_id() as company from generate_series(1, ${Number(filter['count'])}::int) n`,
      100,
    );
    return {
      title: 'All Department',
      subtitle: '01/11/26 – 30/11/26',
      columns: [
        { key: 'name', label: { en: 'Name', ms: 'Nama' } },
        { key: 'date', label: { en: 'Date', ms: 'Tarikh' }, kind: 'date' },
        { key: 'amount', label: { en: 'RM', ms: 'RM' }, kind: 'money' },
        { key: 'status', label: { en: 'Status', ms: 'Status' }, kind: 'status', words: { Paid: { en: 'Paid out', ms: 'Sudah dibayar' } } },
      ],
      rows: (async function* () {
        for await (const batch of rows) {
          if (filter['fail'] === true && batch.some(({ n }) => n > 100)) throw invalid('base', { en: 'Too much.', ms: 'Terlalu banyak.' });
          yield batch.map(({ n, company }) => ({ name: `Orang ${n} (${company})`, date: '2026-11-21', amount: n + 0.5, status: n === 1 ? 'Paid' : null }));
        }
      })(),
      count: Number(filter['count']),
      totals: { amount: 99 },
      dates: ['2026-11-21'],
    };
  },
});

const bindings = [
  ...fileBindings,
  ...reportBindings,
  bind(generate, (ctx, { preview, format, ...filter }) => answerReport(ctx, report, { preview, format, filter })),
];

let database: TestDatabase;
let portal: BarePortal;
const ANA = { userId: 1, companyId: 10 };
const PATH = '/api/trials/reports/generate';

beforeAll(async () => {
  database = await createTestDatabase('reports');
  portal = await openBarePortal(database.url, bindings, [generateReportJob, sweepReportsJob]);
});
afterAll(async () => {
  await portal?.close();
  await database?.drop();
});
beforeEach(() => {
  broken = false;
});

const notes = () => transact(portal.services.pool, AS_SYSTEM, async ({ client }) => (await client.query('select * from notifications order by id desc')).rows);
const made = async (query: string) => {
  const queued = await portal.as(ANA).get(`${PATH}?${query}`);
  expect(queued.body).toMatchObject({ success: true, message: 'Report is being generated.', data: { status: 'pending' } });
  await portal.services.jobs.drain();
  return (await portal.as(ANA).get(`/api/reports/${queued.body.data.id}`)).body.data;
};

describe('…/reports/generate', () => {
  it('previews without success', async () => {
    const answer = await portal.as({ ...ANA, locale: 'ms' }).get(`${PATH}?preview=1&count=2`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        title: 'All Department',
        subtitle: '01/11/26 – 30/11/26',
        columns: [
          { key: 'name', label: 'Nama', align: 'left' },
          { key: 'date', label: 'Tarikh', align: 'left', kind: 'date' },
          { key: 'amount', label: 'RM', align: 'right', kind: 'money' },
          { key: 'status', label: 'Status', align: 'left', kind: 'status', words: { Paid: 'Sudah dibayar' } },
        ],
        rows: [
          { name: 'Orang 1 (10)', date: '2026-11-21', amount: 1.5, status: 'Paid' },
          { name: 'Orang 2 (10)', date: '2026-11-21', amount: 2.5, status: null },
        ],
        totals: { amount: 99 },
        truncated: false,
      },
      dates: ['2026-11-21'],
    });
  });

  it('previews 500 rows of many, and none of none', async () => {
    const many = await portal.as(ANA).get(`${PATH}?preview=1&count=100000`);
    expect([many.body.data.rows.length, many.body.data.truncated]).toEqual([500, true]);
    expect((await portal.as(ANA).get(`${PATH}?preview=1&count=0`)).body.data.rows).toEqual([]);
  });

  it('refuses to generate nothing', async () => {
    const answer = await portal.as(ANA).get(`${PATH}?count=0`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ base: ['No record found for the selected filter.'] });
    expect(portal.services.jobs.waiting).toHaveLength(0);
  });

  it('makes an XLSX, tells who asked, and serves it by signed link', async () => {
    const row = await made('count=250');
    expect(row).toMatchObject({ type: 'trial.numbers', title: 'Number Report', format: 'xlsx', status: 'success', progress: 100, rows: 250, error: null });
    expect(row.file.name).toBe('Number Report 2026-11-20.xlsx');
    const sheet = await readSheet((await portal.as(null).get(row.file.url)).bytes, { maxRows: 1000 });
    expect(sheet.headers).toEqual(['Number Report']);
    expect(sheet.rows.slice(0, 4).map(({ cells }) => cells)).toEqual([['All Department'], ['01/11/26 – 30/11/26'], ['Name'], ['Orang 1 (10)']]);
    expect(sheet.rows.at(-1)!.cells).toEqual(['Total']);
    const [note] = await notes();
    expect(note).toMatchObject({
      user_id: 1,
      company_id: 10,
      notification_type: 'report',
      message: { en: 'Number Report is ready to download.', ms: 'Number Report sedia untuk dimuat turun.' },
    });
    expect((await portal.as(null).get(note.data.file_url)).status).toBe(200);
  });

  it('makes a CSV and a PDF', async () => {
    const csv = await made('count=2&format=csv');
    expect((await portal.as(null).get(csv.file.url)).bytes.toString()).toBe(
      '\ufeffName,Date,RM,Status\r\nOrang 1 (10),2026-11-21,1.5,Paid out\r\nOrang 2 (10),2026-11-21,2.5,\r\nTotal,,99,\r\n',
    );
    const pdf = inspectPdf((await portal.as(null).get((await made('count=2&format=pdf')).file.url)).bytes);
    expect(pdf.pages[0]).toEqual(expect.arrayContaining(['All Department', 'Orang 2 (10)', '21/11/26', '2.50', 'Paid out', 'Total', '99.00']));
  });

  it('refuses a format that it does not know', async () => {
    expect((await portal.as(ANA).get(`${PATH}?count=1&format=exe`)).status).toBe(422);
  });

  it('fails with a reason that a person may read, and tells who asked', async () => {
    const known = await made('count=300&fail=1');
    expect(known).toMatchObject({ status: 'failed', error: 'Too much.', file: null });
    expect((await notes())[0]).toMatchObject({ title: { en: 'Report failed', ms: 'Laporan gagal' }, data: { status: 'failed', file_url: null } });
    const queued = await portal.as(ANA).get(`${PATH}?count=3`);
    broken = true;
    await portal.services.jobs.drain();
    expect((await portal.as(ANA).get(`/api/reports/${queued.body.data.id}`)).body.data).toMatchObject({
      status: 'failed',
      error: 'The report could not be generated. Please try again.',
    });
    expect(portal.services.logged.some((line) => line.includes('the database went away'))).toBe(true);
  });

  it('fails where a PDF would be too long, and says what to choose', async () => {
    const row = await made('count=10001&format=pdf');
    expect(row).toMatchObject({ status: 'failed', error: 'This report has more than 10,000 rows, too many for PDF. Choose XLSX or CSV.' });
  });
});

describe('GET api/reports', () => {
  it('lists the own ones, newest first, by type', async () => {
    const list = (await portal.as(ANA).get('/api/reports')).body.data;
    expect(list.length).toBeGreaterThan(3);
    expect(list.map(({ id }: { id: number }) => id)).toEqual(list.map(({ id }: { id: number }) => id).sort((a: number, b: number) => b - a));
    expect((await portal.as(ANA).get('/api/reports?type=other.report')).body.data).toEqual([]);
    for (const other of [
      { userId: 2, companyId: 10 },
      { userId: 1, companyId: 20 },
    ]) {
      expect((await portal.as(other).get('/api/reports')).body.data).toEqual([]);
      expect((await portal.as(other).get(`/api/reports/${list[0].id}`)).status).toBe(404);
    }
  });

  it('forgets reports after 30 days, with their files', async () => {
    const { file } = await made('count=1');
    await transact(portal.services.pool, AS_SYSTEM, ({ client }) =>
      client.query(`update report_jobs set created_at = created_at - interval '31 days' where file_id = (select id from files where uuid = $1)`, [file.file]),
    );
    portal.services.clock.set(new Date().toISOString());
    await sweepReportsJob.run({}, { services: portal.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });
    portal.services.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString());
    await sweepOrphans(portal.services);
    const rows = await transact(
      portal.services.pool,
      AS_SYSTEM,
      async ({ client }) => (await client.query('select 1 from files where uuid = $1', [file.file])).rows,
    );
    expect(rows).toEqual([]);
  });
});

describe('streamRows', () => {
  it('reads through a cursor and closes it early', async () => {
    await transact(portal.services.pool, AS_SYSTEM, async (tx) => {
      const seen: number[] = [];
      for await (const rows of streamRows<{ n: number }>(tx, sql`select n from generate_series(${1}::int, 10) n`, 3)) seen.push(...rows.map(({ n }) => n));
      expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      for await (const _ of streamRows(tx, sql`select 1 from generate_series(1, 10)`, 3)) break;
      const { rows } = await tx.client.query('select count(*) as open from pg_cursors');
      expect(rows[0].open).toBe(0);
    });
  });
});
