/** Receipts over HTTP, read by the real thread. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import { createManualQueue, type ManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { drawReceipt } from './demo/draw-receipt.ts';
import { LUNCH, receiptPdf } from './desk/drawn-receipt.factory.ts';
import { readingWorker, ReadingWorker } from './desk/reading-pool.ts';
import { readNext, readReceiptJob } from './read-receipt.ts';

// The thread yields to all others of the machine, the tests beside it among them.
vi.setConfig({ testTimeout: 120_000 });
const portal = await openTestPortal();
const { services } = portal.server;
let queue: ManualQueue;
let ana: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  queue = createManualQueue(services, [readReceiptJob]);
  Object.assign(services, { jobs: queue });
  const owner = await ownerOf(portal);
  [ana, ben] = [await employeeOf(portal, owner), await employeeOf(portal, owner)];
});
afterAll(async () => {
  await readingWorker.close();
  await portal.close();
});

async function send(who: TestPerson, bytes: Buffer, name: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return who.client.post('api/receipts', form);
}
const show = async (who: TestPerson, file: string) => (await who.client.get(`api/receipts/${file}`)).body.data?.reading;
const rows = async () => (await portal.owner.query('select * from receipt_readings order by id')).rows;
const TODAY = calendarDate('2026-11-20');
const READ = {
  status: 'Read',
  fault: null,
  amount: { value: 25.8 },
  date: { value: '2026-11-12' },
  merchant: { value: 'KEDAI MAKAN SELERA CONTOH' },
  number: { value: 'RC-004512' },
};

describe('a receipt that is sent', () => {
  it('waits, is read, and says where each thing stands; only to who sent it', async () => {
    const sent = await send(ana, await drawReceipt(LUNCH), 'makan.png');
    const { file, reading } = sent.body.data;
    expect([sent.status, reading]).toEqual([200, expect.objectContaining({ status: 'Waiting', amount: null })]);
    await queue.drain();
    const read = await show(ana, file.file);
    expect(read).toMatchObject(READ);
    // The total stands in the lower right of the picture, the merchant at its head.
    expect(read.amount.place).toMatchObject({ x: expect.closeTo(0.8, 1), y: expect.closeTo(0.74, 1) });
    expect(read.merchant.place.y).toBeLessThan(0.15);
    expect(read.amount.confidence).toBeGreaterThan(0.7);
    expect((await ana.client.raw(read.picture.slice(1), {})).headers.get('content-type')).toBe('image/png');
    expect((await ben.client.get(`api/receipts/${file.file}`)).status).toBe(404);
    const again = await ana.client.post('api/receipts', { file: file.file });
    expect([again.body.data.reading.status, queue.waiting.length]).toEqual(['Read', 0]);
  });

  it('may be a PDF: its page is drawn, and goes with the file', async () => {
    const { file } = (await send(ana, receiptPdf(LUNCH), 'makan.pdf')).body.data;
    await queue.drain();
    const read = await show(ana, file.file);
    expect(read).toMatchObject(READ);
    const page = await ana.client.raw(read.picture.slice(1), {});
    expect(await sharp(Buffer.from(await page.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 800 });
    const { pages_file_id } = (await rows()).at(-1);
    await portal.owner.query('delete from files where uuid = $1', [file.file]);
    expect((await portal.owner.query('select subject_id from files where id = $1', [pages_file_id])).rows).toEqual([{ subject_id: null }]);
  });

  it.each([90, 180])('may lie, turned by %i degrees: it is read, and shown, as it stands', async (angle) => {
    const lying = await sharp(await drawReceipt(LUNCH))
      .rotate(angle)
      .png()
      .toBuffer();
    const { file } = (await send(ana, lying, 'baring.png')).body.data;
    await queue.drain();
    const read = await show(ana, file.file);
    expect(read).toMatchObject(READ);
    expect(read.amount.place).toMatchObject({ x: expect.closeTo(0.8, 1), y: expect.closeTo(0.74, 1) });
    const shown = await sharp(Buffer.from(await (await ana.client.raw(read.picture.slice(1), {})).arrayBuffer())).metadata();
    expect([shown.format, shown.height > shown.width]).toEqual(['jpeg', true]);
  });

  it.each([
    ['a PDF that is none', async () => Buffer.from('%PDF-1.4\n%%EOF\n'), 'picture'],
    [
      'a PDF whose page is not there',
      async () => Buffer.from(receiptPdf(LUNCH).toString('latin1').replace('/Kids [3 0 R]', '/Kids [9 0 R]'), 'latin1'),
      'picture',
    ],
    ['a PDF with a password', () => renderPdf({ title: 'Resit', locale: 'ms', body: [{ kind: 'title', text: 'Resit' }], userPassword: 'rahsia' }), 'locked'],
  ])('says that it cannot be read: %s', async (_what, bytes, fault) => {
    const { file } = (await send(ana, await bytes(), 'resit.pdf')).body.data;
    await queue.drain();
    expect(await show(ana, file.file)).toMatchObject({ status: 'Failed', fault, amount: null, picture: null });
  });

  it('with nothing on it proposes nothing', async () => {
    const blank = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#eeeeee' } })
      .png()
      .toBuffer();
    const { file } = (await send(ana, blank, 'putih.png')).body.data;
    await queue.drain();
    expect(await show(ana, file.file)).toMatchObject({ status: 'Read', amount: null, date: null, merchant: null, number: null });
  });

  it('of a kind that is not read is kept and says nothing', async () => {
    expect((await send(ana, Buffer.from('nota'), 'nota.txt')).body.data.reading).toBeNull();
  });
});

describe('a process that dies while it reads', () => {
  it('leaves a receipt that waits, which the next reads', async () => {
    const { file } = (await send(ana, await drawReceipt(LUNCH), 'mati.png')).body.data;
    const dying = new ReadingWorker();
    await expect(readNext({ services, progress: () => dying.close() }, dying)).rejects.toThrow(/thread of receipts ended/);
    await queue.drain();
    expect(await show(ana, file.file)).toMatchObject({ status: 'Waiting' });
    await portal.owner.query(`update receipt_readings set busy_until = now() where status = 'Waiting'`);
    await readReceiptJob.run({}, { services, id: 'cron', progress: async () => undefined, signal: new AbortController().signal });
    expect(await show(ana, file.file)).toMatchObject(READ);
  });

  it('each time is not tried for ever', async () => {
    const { file } = (await send(ana, await drawReceipt(LUNCH), 'maut.png')).body.data;
    await portal.owner.query(`update receipt_readings set attempts = 3 where status = 'Waiting'`);
    await queue.drain();
    expect(await show(ana, file.file)).toMatchObject({ status: 'Failed', fault: 'given_up' });
  });

  it('is not what a slow file does to others: it is given up, and the next is read', async () => {
    const worker = new ReadingWorker({ milliseconds: 1 });
    const bytes = await drawReceipt(LUNCH);
    await expect(worker.read({ bytes, ext: 'png', today: TODAY })).rejects.toMatchObject({ fault: 'slow' });
    await worker.close();
    const patient = new ReadingWorker();
    expect((await patient.read({ bytes, ext: 'png', today: TODAY })).figures.length).toBeGreaterThan(5);
    await patient.close();
  });
});

describe('one person', () => {
  it('has forty waiting at most', async () => {
    await portal.owner.query(
      `with made as (
         insert into files (company_id, field, name, ext, mime, size, disk_path, sha256, uploaded_by)
         select $1, 'file', 'a', 'txt', 'text/plain', 1, 'x' || n, repeat('0', 64), $2 from generate_series(1, 40) n returning id, company_id)
       insert into receipt_readings (company_id, file_id) select company_id, id from made`,
      [ben.companyId, ben.userId],
    );
    const refused = await send(ben, Buffer.from('nota'), 'nota.txt');
    expect([refused.status, refused.body.errors.file?.[0]]).toEqual([422, expect.stringContaining('still being read')]);
  });
});
