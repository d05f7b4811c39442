import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MEMBER } from '#platform/contract/endpoint.ts';
import { money, text } from '#platform/contract/fields.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { openPool } from '../db/pool.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import { sheetWorker } from '../spreadsheets/sheet-pool.ts';
import { madeWorkbook } from '../spreadsheets/workbook.factory.ts';
import { streamXlsx } from '../spreadsheets/write-xlsx.ts';
import { openBarePortal, type BarePortal } from '../testing/bare-portal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { importBindings } from './import-bindings.ts';
import { dateCell, numberCell, textCell } from './import-cell.schema.ts';
import { defineImport, type ImportLine, type Verdict } from './import-definition.ts';

/** A trial module: tools with a code, a name, a price and a day. */
interface Tool {
  readonly code: string;
  readonly name: string;
  readonly price: number | null;
  readonly bought: string | null;
}
interface ToolRecord extends Omit<Tool, 'price'> {
  /** numeric comes as text. */
  readonly price: string | null;
  readonly id: number;
  readonly version: number;
}

const endpoints = importEndpoints({ name: 'trial.tools', path: 'api/tools/import', requires: MEMBER });
let lookups = 0;

const definition = defineImport<Tool>({
  type: 'trial.tools',
  name: { en: 'Tools', ms: 'Alatan' },
  columns: [
    { key: 'code', header: { en: 'Code', ms: 'Kod' }, cell: textCell(text(1, 10)), required: true, example: 'T-1' },
    { key: 'name', header: { en: 'Name', ms: 'Nama' }, aliases: ['Description'], cell: textCell(text(2, 50)), required: true },
    { key: 'price', header: { en: 'Price (RM)', ms: 'Harga (RM)' }, cell: numberCell(money()), kind: 'money' },
    { key: 'bought', header: { en: 'Bought', ms: 'Dibeli' }, cell: dateCell(), kind: 'date' },
  ],
  nameOf: (values) => String(values.name ?? values.code ?? ''),
  uniqueBy: ['code'],
  async evaluate(ctx, lines) {
    lookups++;
    const { rows } = await ctx.client.query<ToolRecord>('select * from tools where code = any($1)', [lines.map(({ values }) => values.code)]);
    const known = new Map(rows.map((row) => [row.code, row]));
    return lines.map((line) => verdictOn(line, known.get(line.values.code)));
  },
  async write(ctx, lines) {
    const before = new Map(
      (await ctx.client.query<ToolRecord>('select * from tools where code = any($1)', [lines.map(({ values }) => values.code)])).rows.map((row) => [
        row.code,
        row,
      ]),
    );
    const { rows } = await ctx.client.query<ToolRecord>(
      `insert into tools (company_id, code, name, price, bought) select $1, code, name, price, bought from jsonb_to_recordset($2) as t (code text, name text, price numeric, bought date)
       on conflict (company_id, code) do update set name = excluded.name, price = excluded.price, bought = excluded.bought, version = tools.version + 1 returning *`,
      [ctx.companyId, JSON.stringify(lines.map(({ values }) => values))],
    );
    const after = new Map(rows.map((row) => [row.code, row]));
    return lines.map(({ values }) => ({
      subjectId: after.get(values.code)!.id,
      before: before.get(values.code) ?? null,
      after: { version: after.get(values.code)!.version },
    }));
  },
  async undo(ctx, lines) {
    const results: boolean[] = [];
    for (const { subjectId, before, after } of lines) {
      const { version } = after as { version: number };
      const old = before as ToolRecord | null;
      const { rowCount } = old
        ? await ctx.client.query('update tools set name = $3, price = $4, bought = $5, version = version + 1 where id = $1 and version = $2', [
            subjectId,
            version,
            old.name,
            old.price,
            old.bought,
          ])
        : await ctx.client.query('delete from tools where id = $1 and version = $2', [subjectId, version]);
      results.push(rowCount === 1);
    }
    return results;
  },
});

function verdictOn({ values }: ImportLine<Tool>, found: ToolRecord | undefined): Verdict {
  if (values.name === 'Terlarang')
    return { kind: 'refused', faults: [{ column: 'name', text: { en: 'Not {what}.', ms: 'Bukan {what}.' }, params: { what: 'this' } }] };
  if (!found) return { kind: 'added' };
  const price = found.price === null ? null : Number(found.price);
  const changes = [
    ...(found.name === values.name ? [] : [{ column: 'name', before: found.name, after: values.name }]),
    ...(values.price === undefined || price === values.price ? [] : [{ column: 'price', before: price, after: values.price }]),
  ];
  return changes.length > 0 ? { kind: 'changed', subjectId: found.id, changes } : { kind: 'unchanged', subjectId: found.id };
}

let database: TestDatabase;
let portal: BarePortal;
let owner: Pool;
const ANA = { userId: 1, companyId: 10 };

beforeAll(async () => {
  database = await createTestDatabase('imports');
  owner = openPool(database.url, { role: null, max: 1 });
  await owner.query(`create table tools (id bigint generated by default as identity primary key, company_id bigint not null, code text not null,
    name text not null, price numeric(12,2), bought date, version integer not null default 1, unique (company_id, code))`);
  await owner.query(`select mesra_company_table('tools')`);
  portal = await openBarePortal(database.url, importBindings(endpoints, definition));
});
afterAll(async () => {
  await portal?.close();
  await owner?.end();
  await database?.drop();
});
beforeEach(async () => {
  await owner.query('delete from tools');
});

const sheet = (rows: readonly (string | number | null)[][], headers = ['Code', 'Name', 'Price (RM)', 'Bought']) =>
  buffer(streamXlsx({ name: 'A', columns: headers.map((header) => ({ header })), rows }));
async function check(rows: readonly (string | number | null)[][], headers?: string[], who: typeof ANA & { locale?: 'ms' } = ANA) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sheet(rows, headers))]), 'alat.xlsx');
  return portal.as(who).post('/api/tools/import', form);
}
const tools = async () => (await owner.query('select code, name, price::float8 as price, bought, version from tools order by code')).rows;
const act = (id: number, verb: 'accept' | 'undo', body = {}) => portal.as(ANA).post(`/api/tools/import/${id}/${verb}`, body);

describe('checking a file', () => {
  it('says of every row what it would do, and saves nothing', async () => {
    await owner.query(`insert into tools (company_id, code, name, price) values (10, 'T-1', 'Tukul', 10), (10, 'T-2', 'Gergaji', 20), (20, 'T-3', 'Lain', 1)`);
    const answer = await check([
      ['T-1', 'Tukul', 12.5, null],
      ['T-2', 'Gergaji', '20.00', null],
      ['T-3', 'Paku', 'RM 1,234.50', '31/12/2026'],
      ['T-4', 'Terlarang', null, null],
      ['T-5', 'x', 'banyak', '31/02/2026'],
      ['t-1', 'Kembar', null, null],
      [null, 'Tanpa kod', null, null],
    ]);
    expect(answer.status).toBe(200);
    const run = answer.body.data;
    expect(run).toMatchObject({
      status: 'checked',
      added: 1,
      changed: 1,
      unchanged: 1,
      refused: 4,
      written: 0,
      can: { accept: true, undo: false },
      ignored_headers: [],
    });
    expect(run.rows.map(({ row, name, kind }: { row: number; name: string; kind: string }) => [row, name, kind])).toEqual([
      [2, 'Tukul', 'changed'],
      [3, 'Gergaji', 'unchanged'],
      [4, 'Paku', 'added'],
      [5, 'Terlarang', 'refused'],
      [6, 'x', 'refused'],
      [7, 'Kembar', 'refused'],
      [8, 'Tanpa kod', 'refused'],
    ]);
    expect(run.rows[0].changes).toEqual([{ column: 'Price (RM)', before: 10, after: 12.5, kind: 'money' }]);
    expect(run.rows[2].changes).toEqual([
      { column: 'Code', before: null, after: 'T-3' },
      { column: 'Name', before: null, after: 'Paku' },
      { column: 'Price (RM)', before: null, after: 1234.5, kind: 'money' },
      { column: 'Bought', before: null, after: '2026-12-31', kind: 'date' },
    ]);
    expect(run.rows[3].errors).toEqual([{ column: 'Name', message: 'Not this.' }]);
    expect(run.rows[4].errors.map(({ column }: { column: string }) => column)).toEqual(['Name', 'Price (RM)', 'Bought']);
    expect(run.rows[5].errors).toEqual([{ column: 'Code', message: 'Row 2 has the same value.' }]);
    expect(run.rows[6].errors).toEqual([{ column: 'Code', message: 'This cell must be filled in.' }]);
    expect((await tools()).length).toBe(3);
    const malay = (await portal.as({ ...ANA, locale: 'ms' }).get(`/api/tools/import/${run.id}`)).body.data;
    expect(malay.rows[3].errors).toEqual([{ column: 'Nama', message: 'Bukan this.' }]);
  });

  it('holds no connection while sheets are read, however many', async () => {
    const { pool } = portal.services;
    const read = await sheetWorker.read(await sheet([['T-1', 'Tukul', 1, null]]), { maxRows: 10, maxColumns: 100 }, 'test');
    const reading: (() => void)[] = [];
    const spy = vi.spyOn(sheetWorker, 'read').mockImplementation(async () => {
      await new Promise<void>((resolve) => void reading.push(resolve));
      return read;
    });
    const people = Array.from({ length: pool.options.max + 2 }, (_, n) => ({ ...ANA, userId: 50 + n }));
    const checks = people.map((who) => check([['T-1', 'Tukul', 1, null]], undefined, who));
    try {
      await vi.waitFor(() => expect(reading).toHaveLength(people.length), 20_000);
      expect(pool.idleCount).toBe(pool.totalCount);
      expect(pool.waitingCount).toBe(0);
      // What was looked at before the reading is written once, with what was read.
      expect((await owner.query('select from files where uploaded_by >= 50')).rowCount).toBe(0);
    } finally {
      for (const end of reading) end();
      spy.mockRestore();
    }
    expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(people.map(() => 200));
    expect((await owner.query('select from files where uploaded_by >= 50')).rowCount).toBe(people.length);
  });

  it('takes headers in either language, with stars and hints, and names those that it does not know', async () => {
    const run = (await check([['T-1', 'Tukul', 'x']], ['KOD *', 'description', 'Warna'])).body.data;
    expect(run).toMatchObject({ added: 1, ignored_headers: ['Warna'] });
  });

  it.each([
    [['Code', 'Price (RM)'], 'The file does not have these columns: Name. Use the template.'],
    [['Code', 'Name', 'Nama'], 'The column Name occurs twice.'],
  ])('refuses a file with the headers %j', async (headers, message) => {
    const answer = await check([['T-1', 'Tukul']], headers);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.file).toEqual([message]);
  });

  it('refuses more than 5,000 rows', async () => {
    const answer = await check(Array.from({ length: 5001 }, (_, i) => [`T${i}`, 'Alat', 1, null]));
    expect(answer.body.errors.file).toEqual(['The file has more than 5,000 rows. Split it into smaller files.']);
  });

  it('checks and writes 5,000 rows with one look-up each time', async () => {
    lookups = 0;
    const run = (await check(Array.from({ length: 5000 }, (_, i) => [`T${i}`, `Alat ${i}`, i, null]))).body.data;
    expect(run.added).toBe(5000);
    const accepted = await act(run.id, 'accept');
    expect(accepted.body.data.written).toBe(5000);
    expect(lookups).toBe(2);
    expect((await act(run.id, 'undo')).body.data.undone).toBe(5000);
    expect(await tools()).toEqual([]);
  });

  it('refuses a harmful file at its field, in the reader’s language, while others are served', async () => {
    const rows = [`<row><c t="str"><v>Code</v></c></row>`, '<row r="2">', '<c/>'.repeat(2_100_000), '</row>'];
    const bytes = await madeWorkbook({ sheet: ['<worksheet><sheetData>', ...rows, '</sheetData></worksheet>'] });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'alatan.xlsx'));
    const state = { evaluated: false };
    const evaluation = portal
      .as({ ...ANA, locale: 'ms' })
      .post('/api/tools/import', form)
      .finally(() => (state.evaluated = true));
    let served = 0;
    while (!state.evaluated) if ((await portal.as(ANA).get('/api/tools/import/template')).status === 200) served++;
    expect(served).toBeGreaterThan(3);
    const answer = await evaluation;
    expect(answer.status).toBe(422);
    expect(answer.body.errors.file).toEqual(['Kandungan fail terlalu besar. Simpan helaian yang diimport sahaja.']);
  });

  it('gives the refused rows back with their reasons, ready to be put right', async () => {
    const rows = [
      ['T-1', 'Tukul', 1, null],
      ['T-5', 'x', 'banyak', null],
    ];
    const run = (await check(rows)).body.data;
    const { bytes } = await portal.as(ANA).get(`/api/tools/import/${run.id}/refused`);
    const sheet = await readSheet(bytes, { maxRows: 10 });
    expect(sheet.headers).toEqual(['Code *', 'Name *', 'Price (RM)', 'Bought', 'Reason']);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([['T-5', 'x', 'banyak', null, expect.stringMatching(/^Name: .* Price \(RM\): Enter a number\.$/)]]);
    const again = await check([['T-5', 'Paku', 2, null, 'fixed']], [...sheet.headers]);
    expect(again.body.data).toMatchObject({ added: 1, ignored_headers: [] });
    expect((await portal.as(ANA).get(`/api/tools/import/${again.body.data.id}/refused`)).status).toBe(404);
  });

  it('gives a template that the import understands', async () => {
    const answer = await portal.as({ ...ANA, locale: 'ms' }).get('/api/tools/import/template');
    expect(answer.headers['content-disposition']).toContain('Alatan templat.xlsx');
    const read = await readSheet(answer.bytes, { maxRows: 10 });
    expect(read.headers).toEqual(['Kod *', 'Nama *', 'Harga (RM)', 'Dibeli']);
    expect(read.rows[0]!.cells).toEqual(['T-1', null, null, null]);
  });
});

describe('accepting and undoing', () => {
  it('saves all rows that were not refused, once', async () => {
    const { id } = (
      await check([
        ['T-1', 'Tukul', 1, '2026-01-31'],
        ['T-2', 'Terlarang', 1, null],
      ])
    ).body.data;
    const answer = await act(id, 'accept');
    expect(answer.body).toMatchObject({
      success: true,
      message: '1 row has been imported.',
      data: { status: 'accepted', written: 1, can: { accept: false, undo: true } },
    });
    expect(await tools()).toEqual([{ code: 'T-1', name: 'Tukul', price: 1, bought: '2026-01-31', version: 1 }]);
    expect((await act(id, 'accept')).status).toBe(409);
  });

  it('saves the rows that were chosen', async () => {
    const { id } = (
      await check([
        ['T-1', 'Satu', 1, null],
        ['T-2', 'Dua', 2, null],
        ['T-3', 'Tiga', 3, null],
      ])
    ).body.data;
    const { data } = (await act(id, 'accept', { rows: [3] })).body;
    expect(data.rows.map(({ state }: { state: string }) => state)).toEqual(['left', 'written', 'left']);
    expect((await tools()).map(({ code }) => code)).toEqual(['T-2']);
  });

  it('refuses to save nothing', async () => {
    const { id } = (await check([['T-1', 'Satu', 1, null]])).body.data;
    expect((await act(id, 'accept', { rows: [99] })).body.errors.base).toEqual(['No row of this file would change anything.']);
  });

  it('fails rows whose records changed since the check, and saves the rest', async () => {
    await owner.query(`insert into tools (company_id, code, name, price) values (10, 'T-1', 'Tukul', 10)`);
    const { id } = (
      await check([
        ['T-1', 'Tukul', 12, null],
        ['T-2', 'Baru', 1, null],
        ['T-3', 'Baru juga', 1, null],
      ])
    ).body.data;
    await owner.query(`update tools set price = 11 where code = 'T-1'`);
    await owner.query(`insert into tools (company_id, code, name) values (10, 'T-2', 'Orang lain')`);
    const { message, data } = (await act(id, 'accept')).body;
    expect(message).toBe('1 row has been imported, 2 could not be.');
    expect(data.rows.map(({ state }: { state: string }) => state)).toEqual(['failed', 'failed', 'written']);
    expect(data.rows[0].errors[0].message).toBe('This record has changed since the file was checked. Check the file again.');
    expect((await tools()).map(({ price }) => price)).toEqual([11, null, 1]);
  });

  it('undoes what it did, and leaves what was changed since', async () => {
    await owner.query(`insert into tools (company_id, code, name, price) values (10, 'T-1', 'Tukul', 10)`);
    const { id } = (
      await check([
        ['T-1', 'Tukul besar', 12, null],
        ['T-2', 'Baru', 1, null],
        ['T-3', 'Disentuh', 1, null],
      ])
    ).body.data;
    await act(id, 'accept');
    await owner.query(`update tools set price = 99, version = version + 1 where code = 'T-3'`);
    const { message, data } = (await act(id, 'undo')).body;
    expect(message).toBe('2 rows have been undone; 1 changed since then, so not undone: Disentuh.');
    expect(data).toMatchObject({ status: 'undone', undone: 2, kept: 1, can: { accept: false, undo: false } });
    expect(await tools()).toEqual([
      { code: 'T-1', name: 'Tukul', price: 10, bought: null, version: 3 },
      { code: 'T-3', name: 'Disentuh', price: 99, bought: null, version: 2 },
    ]);
    expect((await act(id, 'undo')).status).toBe(409);
  });

  it.each([
    ['somebody else of the company', { userId: 2, companyId: 10 }],
    ['the same person in another company', { userId: 1, companyId: 20 }],
  ])('is not there for %s', async (_name, who) => {
    const { id } = (await check([['T-1', 'Satu', 1, null]])).body.data;
    expect((await portal.as(who).get(`/api/tools/import/${id}`)).status).toBe(404);
    expect((await portal.as(who).post(`/api/tools/import/${id}/accept`)).status).toBe(404);
  });
});
