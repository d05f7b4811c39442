import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, MEMBER, wrote } from '#platform/contract/endpoint.ts';
import { fileField } from '#platform/contract/uploads.ts';
import { transact } from '../db/scope.ts';
import { bind } from '../module.ts';
import { AS_SYSTEM } from '../testing/bare-services.ts';
import { openBarePortal, type BarePortal } from '../testing/bare-portal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { replaceFiles } from './attach-file.ts';
import { keysOf } from './file.store.ts';
import { fileBindings } from './file.handlers.ts';
import { presentFile } from './file.presenter.ts';
import { isSigned } from './signed-link.ts';
import { safeName } from './sniff-file.ts';
import { sweepOrphans, sweepStrayBytes } from './sweep-files.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A form with a file field, as any module declares one. */
const saveNote = defineEndpoint({
  name: 'trial.save-note',
  method: 'POST',
  path: 'api/notes',
  requires: MEMBER,
  input: z.object({ id: z.number(), papers: z.array(fileField()).default([]), fail: z.boolean().default(false) }),
  output: wrote(z.object({ papers: z.array(z.unknown()) })),
  summary: 'Trial.',
  files: true,
});

const bindings = [
  ...fileBindings,
  bind(saveNote, async (ctx, { id, papers, fail }) => {
    const rows = await replaceFiles(ctx, papers, { type: 'note', id, field: 'papers' });
    if (fail) throw new Error('after the files');
    return { success: true as const, message: 'Saved', data: { papers: rows.map((row) => presentFile(ctx, row)) } };
  }),
];

let database: TestDatabase;
let portal: BarePortal;
let gone = '';
const ANA = { userId: 1, companyId: 10 };
const BEN = { userId: 2, companyId: 10 };
const CIK = { userId: 3, companyId: 20 };

beforeAll(async () => {
  database = await createTestDatabase('files');
  portal = await openBarePortal(database.url, bindings);
});
afterAll(async () => {
  await portal?.close();
  await database?.drop();
});

const form = (parts: Record<string, string | [bytes: Buffer | string, name: string]>) => {
  const data = new FormData();
  for (const [key, value] of Object.entries(parts)) {
    if (typeof value === 'string') data.append(key, value);
    else data.append(key, new Blob([new Uint8Array(Buffer.from(value[0] as string))]), value[1]);
  }
  return data;
};
const upload = async (who: typeof ANA, bytes: Buffer | string, name: string) => portal.as(who).post('/api/files', form({ file: [bytes, name] }));
const uuidOf = async (who: typeof ANA) => (await upload(who, PDF, 'surat.pdf')).body.data.file as string;
const fileRows = () => transact(portal.services.pool, AS_SYSTEM, async ({ client }) => (await client.query('select * from files order by id')).rows);

describe('POST api/files', () => {
  it('keeps a file and answers its signed link', async () => {
    const answer = await upload(ANA, PDF, 'C:\\fakepath\\Surat <tawaran>.PDF');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ name: 'Surat tawaran.PDF', size: PDF.length, type: 'application/pdf', ext: 'pdf' });
    expect(answer.body.data.url).toMatch(/^\/api\/files\/[0-9a-f-]{36}\?sig=[\w-]+&exp=\d+$/);
    const opened = await portal.as(null).get(answer.body.data.url);
    expect(opened.status).toBe(200);
    expect(opened.bytes.equals(PDF)).toBe(true);
    expect(opened.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(opened.headers['content-disposition']).toMatch(/^inline/);
  });

  it.each([
    ['a page named as a picture', '<html><script>alert(1)</script>', 'photo.png'],
    ['a drawing that can run scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg'],
    ['a page named as text', '  <!DOCTYPE html><p>', 'notes.txt'],
    ['a program', 'MZ\u0090', 'setup.exe'],
    ['a program named as text', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'a.txt'],
    ['a picture named as a document', PNG, 'a.pdf'],
    ['a zip named as a workbook', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'a.xlsx'],
    ['an empty file', '', 'a.txt'],
    ['a file without an ending', PDF, 'surat'],
  ])('refuses %s', async (_name, bytes, name) => {
    const answer = await upload(ANA, bytes, name);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.file).toHaveLength(1);
  });

  it('says which types it takes, in the reader’s language', async () => {
    const answer = await portal.as({ ...ANA, locale: 'ms' }).post('/api/files', form({ file: ['x', 'a.svg'] }));
    expect(answer.body.errors.file[0]).toMatch(/^Fail jenis ini tidak diterima/);
  });

  it('refuses a file above 10 MB with 413', async () => {
    const answer = await upload(ANA, Buffer.alloc(10 * 1024 * 1024 + 1, 0x20), 'a.txt');
    expect(answer.status).toBe(413);
    expect(answer.body.errors.file[0]).toContain('10 MB');
  });

  it('refuses files where the endpoint takes none, and callers without a token', async () => {
    expect((await portal.as(null).post('/api/files', form({ file: [PDF, 'a.pdf'] }))).status).toBe(401);
  });

  it('takes text in Malay as CSV and serves it for saving only', async () => {
    const answer = await upload(ANA, 'nama,RM\r\nTóth,1\r\n', 'a.csv');
    const opened = await portal.as(null).get(answer.body.data.url);
    expect(opened.headers['content-disposition']).toMatch(/^attachment/);
    expect(opened.headers['content-type']).toBe('text/csv; charset=utf-8');
  });
});

describe('GET api/files/{uuid}', () => {
  it('opens for who uploaded it, for nobody else', async () => {
    const uuid = await uuidOf(ANA);
    expect((await portal.as(ANA).get(`/api/files/${uuid}`)).status).toBe(200);
    for (const other of [BEN, CIK, null]) expect((await portal.as(other).get(`/api/files/${uuid}`)).status).toBe(404);
  });

  it('refuses a link that was changed, moved to another file, or is older than 60 minutes', async () => {
    const url = new URL((await upload(ANA, PDF, 'a.pdf')).body.data.url, 'http://x');
    const other = await uuidOf(ANA);
    const at = (path: string, change: Record<string, string>) => {
      const copy = new URL(url);
      for (const [key, value] of Object.entries(change)) copy.searchParams.set(key, value);
      return portal.as(null).get(`${path}${copy.search}`);
    };
    const exp = Number(url.searchParams.get('exp'));
    expect((await at(url.pathname, {})).status).toBe(200);
    expect((await at(url.pathname, { exp: String(exp + 60) })).status).toBe(404);
    expect((await at(url.pathname, { sig: `${url.searchParams.get('sig')!.slice(0, -1)}_` })).status).toBe(404);
    expect((await at(`/api/files/${other}`, {})).status).toBe(404);
    const uuid = url.pathname.split('/').at(-1)!;
    const sig = url.searchParams.get('sig')!;
    const later = { secret: portal.services.secret, clock: { now: () => new Date(portal.services.clock.now().getTime() + 3_601_000) } };
    expect(isSigned(portal.services, uuid, sig, exp)).toBe(true);
    expect(isSigned(later, uuid, sig, exp)).toBe(false);
  });

  it('answers 404 when the bytes are gone', async () => {
    const answer = await upload(ANA, PDF, 'a.pdf');
    const row = (await fileRows()).find(({ uuid }) => uuid === answer.body.data.file);
    gone = row.disk_path;
    await portal.services.files.remove(gone);
    expect((await portal.as(ANA).get(answer.body.data.url)).status).toBe(404);
  });
});

describe('files of a form', () => {
  it('takes uploads with the form and ahead of it, and lets go of those no longer named', async () => {
    const upcoming = await uuidOf(ANA);
    const saved = await portal.as(ANA).post('/api/notes', form({ id: '1', 'papers[0]': upcoming, 'papers[1]': [PNG, 'gambar.png'] }));
    expect(saved.status).toBe(201);
    const [first, second] = saved.body.data.papers;
    expect([first.file, second.name]).toEqual([upcoming, 'gambar.png']);
    const again = await portal.as(ANA).post('/api/notes', { id: 1, papers: [second.file] });
    expect(again.body.data.papers.map((paper: { file: string }) => paper.file)).toEqual([second.file]);
    const rows = await fileRows();
    expect(rows.find(({ uuid }) => uuid === upcoming)).toMatchObject({ subject_id: null });
    expect(rows.find(({ uuid }) => uuid === second.file)).toMatchObject({ subject_type: 'note', subject_id: 1, company_id: 10 });
  });

  it.each([
    ['of somebody else in the company', BEN],
    ['of another company', CIK],
  ])('refuses a file %s', async (_name, owner) => {
    const foreign = await uuidOf(owner);
    const answer = await portal.as(ANA).post('/api/notes', { id: 2, papers: [foreign] });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.papers[0]).toBe('This file is no longer available. Attach it again.');
  });

  it('refuses a file that another record has', async () => {
    const uuid = await uuidOf(ANA);
    expect((await portal.as(ANA).post('/api/notes', { id: 3, papers: [uuid] })).status).toBe(201);
    expect((await portal.as(ANA).post('/api/notes', { id: 4, papers: [uuid] })).status).toBe(422);
  });

  it('refuses more than ten files of a field', async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`papers[${i}]`, [PDF, `${i}.pdf`] as [Buffer, string]]));
    const answer = await portal.as(ANA).post('/api/notes', form({ id: '5', ...many }));
    expect(answer.status).toBe(422);
    expect(answer.body.errors.papers[0]).toContain('10');
  });
});

describe('the sweep', () => {
  it('removes after 24 hours what no record took, and bytes whose transaction failed', async () => {
    const existing = await uuidOf(ANA);
    await portal.as(ANA).post('/api/notes', { id: 6, papers: [existing] });
    const orphan = (await upload(ANA, PDF, 'yatim.pdf')).body.data;
    const failed = await portal.as(ANA).post('/api/notes', form({ id: '7', fail: '1', 'papers[0]': [PDF, 'hilang.pdf'] }));
    expect(failed.status).toBe(500);
    expect(await sweepOrphans(portal.services)).toBe(0);
    const stored = async () => (await Array.fromAsync(portal.services.files.list('2026/11/20/'))).map(({ key }) => key);
    const known = new Set((await fileRows()).flatMap(keysOf));
    const strays = (await stored()).filter((key) => !known.has(key));
    expect(strays.length).toBeGreaterThan(0);
    portal.services.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString());
    expect(await sweepOrphans(portal.services)).toBeGreaterThan(0);
    portal.services.clock.set('2026-12-15T10:00:00+08:00');
    expect(await sweepStrayBytes(portal.services)).toBe(strays.length);
    const rows = await fileRows();
    const named = rows.flatMap(keysOf).filter((key) => key.startsWith('2026/11/20/') && key !== gone);
    expect(new Set(await stored())).toEqual(new Set(named));
    expect(rows.some(({ uuid }) => uuid === orphan.file)).toBe(false);
    const row = rows.find(({ uuid }) => uuid === existing);
    expect((await Array.fromAsync(await portal.services.files.get(row.disk_path))).length).toBeGreaterThan(0);
  });
});

describe('safeName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['..hidden', 'hidden'],
    ['"a"\n.pdf', 'a.pdf'],
    ['.pdf', 'pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('makes %j %j', (given, safe) => {
    expect(safeName(given)).toBe(safe);
  });
});
