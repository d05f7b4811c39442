/** A claim as PDF over HTTP: whose it is, what stands on it, and its receipts behind it. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFixture, MANAGED, OWN, PAGE, data, type ClaimFixture, type ShownClaim } from '#app/server/testing/claim-fixture.ts';
import { adminOf, ownerOf, unitOf, type EmployedPerson, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let services: ClaimFixture;
let aminah: EmployedPerson;
let made: ShownClaim;
const upload = async (bytes: Buffer, name: string, type: string) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return (await aminah.client.post('api/files', form)).body.data.file as string;
};
beforeAll(async () => {
  services = await claimFixture(portal);
  aminah = await services.claimant({ name: 'Aminah Contoh' });
  const photo = await sharp({ create: { width: 900, height: 1400, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();
  const paper = await renderPdf({
    title: 'Receipt',
    locale: 'en',
    body: [{ kind: 'title', text: 'One' }, { kind: 'page-break' }, { kind: 'title', text: 'Two' }],
  });
  made = await services.submit(aminah, [
    services.item('MEAL', 25, { merchant: 'Restoran Contoh', project_ref: 'P-014 Penang', receipts: [await upload(photo, 'lunch.jpg', 'image/jpeg')] }),
    services.item('MEAL', 35, { receipts: [await upload(paper, 'hotel.pdf', 'application/pdf')] }),
    services.item('TOLL', 12, { receipts: [await upload(Buffer.from('%PDF-1.4\n%%EOF\n'), 'torn.pdf', 'application/pdf')] }),
  ]);
});
const read = (path: string, who: TestPerson, language = 'en') =>
  who.client.raw(`${path}?${new URLSearchParams({ language, company_id: String(who.companyId) })}`, { method: 'GET' });
const paperOf = async (answer: Response) => inspectPdf(Buffer.from(await answer.arrayBuffer()));

describe('the paper', () => {
  it('has the claim on its first page, then each receipt; what cannot be read is named', async () => {
    data(await services.act(services.officer, made.id, 'review'));
    const answer = await read(`${OWN}/${made.id}/pdf`, aminah);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining(`${made.number}.pdf`),
    ]);
    const { pages, tags, title } = await paperOf(answer);
    const [first = [], ...receipts] = pages.map((lines) => lines.join('\n'));
    expect(title).toContain(made.number);
    for (const text of ['Aminah Contoh', 'Restoran Contoh', 'P-014 Penang', '72.00', 'Reviewed', 'torn.pdf']) expect(first).toContain(text);
    expect(receipts).toHaveLength(3);
    expect(receipts[0]).toContain('Receipt of item 1');
    expect(receipts.slice(1).every((page) => page.includes('Receipt of item 2'))).toBe(true);
    expect(tags['Figure']).toBe(3);
  });

  it('is in the language that is asked for', async () => {
    const { pages } = await paperOf(await read(`${MANAGED}/${made.id}/pdf`, services.officer, 'ms'));
    expect(pages[0]?.join('\n')).toContain('TUNTUTAN');
  });
});

describe('the wall', () => {
  it('lets nobody read another’s paper: no colleague, no manager of other people, no neighbour, nobody without the page', async () => {
    const other = await services.claimant();
    const sales = await unitOf(portal, services.owner, 'department', 'Sales');
    const manager = await adminOf(portal, services.owner, { [PAGE]: [] }, { department: [sales] });
    const looker = await adminOf(portal, services.owner, { '/leave/manage': [] });
    const neighbour = await ownerOf(portal);
    const answers = await Promise.all([
      read(`${OWN}/${made.id}/pdf`, other),
      read(`${MANAGED}/${made.id}/pdf`, manager),
      read(`${MANAGED}/${made.id}/pdf`, neighbour),
      read(`${MANAGED}/${made.id}/pdf`, looker),
      read(`${MANAGED}/${made.id}/pdf`, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403, 403]);
  });

  it('shows the office no draft', async () => {
    const draft = data(await aminah.client.post(OWN, services.claim([services.item('TOLL', 5)], { submit: false })));
    expect((await read(`${MANAGED}/${draft.id}/pdf`, services.owner)).status).toBe(404);
    expect((await read(`${OWN}/${draft.id}/pdf`, aminah)).status).toBe(200);
  });
});
