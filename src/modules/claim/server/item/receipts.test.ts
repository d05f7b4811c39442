/** What is read from receipts beside what is claimed, and the same receipt in two claims. */
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFixture, data, type ClaimFixture } from '#app/server/testing/claim-fixture.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { TestPerson } from '#app/server/testing/people.ts';
import { createManualQueue, type ManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { drawReceipt, type DrawnFacts } from '#modules/receipt/server/demo/draw-receipt.ts';
import { LUNCH } from '#modules/receipt/server/desk/drawn-receipt.factory.ts';
import { readingWorker } from '#modules/receipt/server/desk/reading-pool.ts';
import { readReceiptJob } from '#modules/receipt/server/read-receipt.ts';

const portal = await openTestPortal();
let services: ClaimFixture;
let queue: ManualQueue;
beforeAll(async () => {
  queue = createManualQueue(portal.server.services, [readReceiptJob]);
  Object.assign(portal.server.services, { jobs: queue });
  services = await claimFixture(portal);
});
afterAll(async () => {
  await readingWorker.close();
  await portal.close();
});

async function photo(of: TestPerson, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'resit.jpg');
  return (await of.client.post('api/files', form)).body.data.file as string;
}
/** Submitted with a photo of it, which is then read. */
async function claimed(of: TestPerson, picture: Buffer, amount = 25.8, more: object = {}) {
  const made = await services.submit(of, [services.item('TOLL', amount, { date: '2026-11-12', receipts: [await photo(of, picture)], ...more })]);
  await queue.drain();
  return made;
}
const shown = async (id: number) =>
  (await services.show(id, services.officer)).items[0] as unknown as { readings: object[]; duplicates: { claim_id: number; grounds: string[] }[] };
const jpeg = (facts: DrawnFacts, change: (picture: Sharp) => Sharp = (picture) => picture) =>
  drawReceipt(facts).then((drawn) => change(sharp(drawn)).jpeg({ quality: 70 }).toBuffer());

describe('a receipt in a claim', () => {
  it('is read for whoever checks the claim, once it is handed in', async () => {
    const made = await claimed(await services.claimant(), await jpeg(LUNCH), 30);
    expect((await shown(made.id)).readings).toMatchObject([{ status: 'Read', amount: { value: 25.8 }, number: { value: 'RC-004512' } }]);
    const { warnings } = data(await services.officer.client.get('api/approvals/preview', { type: 'claim', id: made.id })) as unknown as {
      warnings: { en: string }[];
    };
    expect(warnings.map(({ en }) => en)).toContainEqual(expect.stringContaining('RM 30.00 is more than the RM 25.80 read'));
  });

  it('is read by itself behind the forty that its claimant has waiting', async () => {
    const claimant = await services.claimant();
    await portal.owner.query(
      `with made as (
         insert into files (company_id, field, name, ext, mime, size, disk_path, sha256, uploaded_by)
         select $1, 'file', 'a', 'png', 'image/png', 1, 'waits' || n, repeat('0', 64), $2 from generate_series(1, 40) n returning id, company_id)
       insert into receipt_readings (company_id, file_id) select company_id, id from made`,
      [claimant.companyId, claimant.userId],
    );
    const made = await claimed(claimant, await jpeg({ ...LUNCH, number: 'RC-004700' }));
    expect((await shown(made.id)).readings).toMatchObject([{ status: 'Read', number: { value: 'RC-004700' } }]);
    const waiting = await portal.owner.query(`select from receipt_readings where status = 'Waiting'`);
    expect([waiting.rowCount, queue.waiting]).toEqual([0, []]);
  });

  it('tells whoever decides that its day is not the one that is claimed', async () => {
    const made = await claimed(await services.claimant(), await jpeg({ ...LUNCH, number: 'RC-004600' }), 25.8, { date: '2026-11-15' });
    const { warnings } = data(await services.officer.client.get('api/approvals/preview', { type: 'claim', id: made.id })) as unknown as {
      warnings: { en: string; ms: string }[];
    };
    expect(warnings).toContainEqual({
      en: expect.stringContaining('the receipt is of 12/11/26, claimed as of 15/11/26'),
      ms: expect.stringContaining('resit bertarikh 12/11/26'),
    });
  });
});

describe('the same receipt twice', () => {
  const other: DrawnFacts = {
    ...LUNCH,
    number: 'RC-004513',
    time: '13:41',
    items: [
      ['Mee Goreng', '9.50'],
      ['Teh O', '2.20'],
    ],
    total: '11.70',
  };

  it.each([
    ['turned and darkened', (picture: Sharp) => picture.rotate(2, { background: '#444444' }).modulate({ brightness: 0.6 })],
    ['cropped', (picture: Sharp) => picture.extract({ left: 30, top: 40, width: 530, height: 600 })],
    ['on a table, smaller', (picture: Sharp) => picture.resize(480).extend({ top: 120, bottom: 90, left: 150, right: 60, background: '#6b4a2f' })],
  ])('is told on both from another photo: %s', async (_what, change) => {
    const facts = { ...LUNCH, number: `RC-${Math.round(portal.clock.now().getTime() / 1000) % 100_000}`, day: '11/11/2026' };
    const [one, two] = [await services.claimant(), await services.claimant()];
    const first = await claimed(one, await jpeg(facts));
    const second = await claimed(two, await jpeg(facts, change), 25.8, { date: '2026-11-11' });
    const found = (await shown(second.id)).duplicates.find(({ claim_id }) => claim_id === first.id);
    expect(found?.grounds).toContain('picture');
    expect((await shown(first.id)).duplicates.map(({ claim_id }) => claim_id)).toContain(second.id);
    await portal.owner.query('delete from receipt_readings');
  });

  it('is not what two lunches at one till are', async () => {
    const first = await claimed(await services.claimant(), await jpeg(LUNCH));
    const second = await claimed(await services.claimant(), await jpeg(other), 11.7);
    expect((await shown(second.id)).duplicates).toEqual([]);
    expect((await shown(first.id)).duplicates).toEqual([]);
  });
});
