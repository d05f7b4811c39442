/** The payslip page over HTTP: list, PDF, ZIP and e-mail, with jobs running and mail read back from the outbox folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminOf, employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openPdf } from '#platform/server/documents/pdf-decryption.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { makeSalary } from '../payroll.factory.ts';

const URL = 'api/operation/payrolls';
const SLIPS = `${URL}/payslips`;
const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };
const soon = { timeout: 20_000, interval: 50 };

/** Payrolls of October: Siti (login), Ali (address, no login), Mei (neither), Raj (not confirmed); Siti's of September. */

const portal = await openTestPortal({ runJobs: true, poolSize: 12 });
afterAll(() => portal.close());
const owner = await ownerOf(portal, { name: 'Syarikat Slip Contoh Sdn Bhd' });
const clerk = await adminOf(portal, owner, { '/payroll/document': ['Export'] });
const viewer = await adminOf(portal, owner, { '/payroll/document': [] });
const siti = await employeeOf(portal, owner, {
  name: 'Siti binti Contoh',
  employee_code: 'E-1',
  identity_number: '900131-14-5566',
  email: 'siti@contoh.example',
});
const [ali, mei, raj] = await portal.asSystem(async (tx) => {
  const made = [
    await makeEmployee(tx, owner.companyId, {
      name: 'Ali / bin: Contoh',
      employee_code: 'E-2',
      email: 'ali@contoh.example',
      identity_number: '880202-10-1234',
    }),
    await makeEmployee(tx, owner.companyId, { name: 'Mei Contoh', employee_code: 'E-3', email: null, personal_email: null }),
    await makeEmployee(tx, owner.companyId, { name: 'Raj Contoh', employee_code: 'E-4' }),
  ];
  for (const id of [siti.employeeId, ...made.map((one) => one.id)]) await makeSalary(tx, owner.companyId, id, 5200);
  return made.map(({ id }) => id);
});
const process = async (employee_id: number | undefined, period: object, confirm = true) => {
  const { body } = await owner.client.post(`${URL}/process`, { employee_id, ...period });
  if (confirm) expect((await owner.client.post(`${URL}/${body.data.id}/confirm`)).status).toBe(200);
  return body.data.id as number;
};
const september = await process(siti.employeeId, { start_date: '2026-09-01', end_date: '2026-09-30' });
const ids = {
  september,
  siti: await process(siti.employeeId, OCTOBER),
  ali: await process(ali, OCTOBER),
  mei: await process(mei, OCTOBER),
  raj: await process(raj, OCTOBER, false),
};

const lock = async (payslip_password: boolean) => {
  const { data } = (await owner.client.get(`${URL}/settings`)).body;
  expect(
    (await owner.client.post(`${URL}/settings`, { ...data, four_eyes: undefined, updated_at: data.updated_at ?? undefined, payslip_password })).body.success,
  ).toBe(true);
};
const bytesOf = async (client: Person['client'], path: string) => {
  const response = await client.raw(`${path}${path.includes('?') ? '&' : '?'}company_id=${owner.companyId}`, { method: 'GET' });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};
const rows = async (query = {}) => (await clerk.client.get(SLIPS, query)).body;

describe('the list', () => {
  it('shows the payslips of the last month that has any, in order of names', async () => {
    const { data, month, meta, payslip_password } = await rows();
    expect([month, meta.total, payslip_password]).toEqual(['2026-10', 3, false]);
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Ali / bin: Contoh', 'Mei Contoh', 'Siti binti Contoh']);
    expect(data[2]).toMatchObject({ id: ids.siti, employee_code: 'E-1', status: 'Confirmed', total_gross_pay: 5200, sent_at: null, sending: false });
  });

  it('narrows by month, status and words', async () => {
    expect((await rows({ month: '2026-09' })).data.map(({ id }: { id: number }) => id)).toEqual([ids.september]);
    expect((await rows({ month: '2026-11' })).data).toEqual([]);
    expect((await rows({ status: 'Paid' })).data).toEqual([]);
    expect((await rows({ keyword: 'mei' })).meta.total).toBe(1);
    expect((await clerk.client.get(SLIPS, { month: '2026-13' })).status).toBe(422);
  });

  it('is for who has the page; a company sees its own', async () => {
    const other = await ownerOf(portal);
    expect((await viewer.client.get(SLIPS)).status).toBe(200);
    expect((await siti.client.get(SLIPS)).status).toBe(403);
    expect((await other.client.get(SLIPS)).body).toMatchObject({ data: [], month: null });
    for (const rest of ['', '/trace', '/pdf']) {
      expect((await other.client.get(`${SLIPS}/${ids.siti}${rest}`)).status).toBe(404);
      expect((await clerk.client.get(`${SLIPS}/${ids.raj}${rest}`)).status).toBe(404);
    }
  });

  it('keeps to the employees within reach', async () => {
    const near = await adminOf(portal, owner, { '/payroll/document': ['Export'] }, { employee: [siti.employeeId] });
    expect((await near.client.get(SLIPS)).body.data.map(({ id }: { id: number }) => id)).toEqual([ids.siti]);
    expect((await near.client.get(`${SLIPS}/${ids.ali}`)).status).toBe(404);
    expect((await near.client.post(`${SLIPS}/zip`, { ids: [ids.ali] })).status).toBe(422);
  });

  it('opens one with its trace', async () => {
    expect((await viewer.client.get(`${SLIPS}/${ids.ali}`)).body.data).toMatchObject({ number: expect.stringMatching(/^PAY/), total_gross_pay: 5200 });
    expect((await viewer.client.get(`${SLIPS}/${ids.ali}/trace`)).body.data.epf.length).toBeGreaterThan(2);
    const { status, bytes } = await bytesOf(viewer.client, `${SLIPS}/${ids.ali}/pdf?language=ms`);
    expect([status, inspectPdf(bytes).language]).toEqual([200, 'ms-MY']);
  });
});

describe('sending and packing', () => {
  it.each(['zip', 'email'])('%s needs the right to export and something to send', async (what) => {
    expect((await viewer.client.post(`${SLIPS}/${what}`, {})).status).toBe(403);
    expect((await siti.client.post(`${SLIPS}/${what}`, {})).status).toBe(403);
    const { status, body } = await clerk.client.post(`${SLIPS}/${what}`, { month: '2025-01' });
    expect([status, body.errors]).toEqual([422, { base: ['No payslip matches.'] }]);
    expect((await clerk.client.post(`${SLIPS}/${what}`, { ids: [] })).status).toBe(422);
    expect((await clerk.client.post(`${SLIPS}/${what}`, { ids: [ids.raj] })).status).toBe(422);
  });
});

/** Names and contents of a ZIP whose entries carry their sizes in the directory. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.length - 6);
  for (let n = zip.readUInt16LE(zip.length - 12); n > 0; n -= 1) {
    const [packed, length, offset] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + length), inflateRawSync(zip.subarray(start, start + packed)));
    at += 46 + length;
  }
  return files;
}

describe('the ZIP', () => {
  const zipOf = async (choice: object) => {
    const queued = await clerk.client.post(`${SLIPS}/zip`, choice);
    expect(queued.body.success).toBe(true);
    const report = await vi.waitFor(async () => {
      const { data } = (await clerk.client.get(`api/reports/${queued.body.data.id}`)).body;
      expect(data.status).toBe('success');
      return data;
    }, soon);
    return { report, files: unzipped((await bytesOf(clerk.client, report.file.url.replace(/^\//, ''))).bytes) };
  };

  it('holds the PDF of every payslip of the filter, under names that every system takes', async () => {
    const { report, files } = await zipOf({ month: '2026-10', language: 'ms' });
    expect(report).toMatchObject({ type: 'payroll.payslips', rows: 3, progress: 100, file: { name: 'Slip gaji Oktober 2026.zip' } });
    expect([...files.keys()].map((name) => name.replace(/PAY-.*/, 'PAY'))).toEqual([
      'E-2 Ali bin Contoh PAY',
      'E-3 Mei Contoh PAY',
      'E-1 Siti binti Contoh PAY',
    ]);
    for (const file of files.values()) expect(inspectPdf(file).pages[0]).toEqual(expect.arrayContaining(['SLIP GAJI', '5,200.00']));
  });

  it('holds the chosen ones, each locked with its own password where the company wants that', async () => {
    await lock(true);
    const { files } = await zipOf({ ids: [ids.siti, ids.ali, ids.raj] });
    const [ali, slip] = [...files.values()] as [Buffer, Buffer];
    expect(files.size).toBe(2);
    expect([inspectPdf(ali).encrypted, openPdf(ali, '5566'), openPdf(slip, '1234'), openPdf(slip, '')]).toEqual([true, null, null, null]);
    expect(inspectPdf(openPdf(ali, '1234')!).pages[0]).toEqual(expect.arrayContaining(['Ali / bin: Contoh', '5,200.00']));
    expect(inspectPdf(openPdf(slip, '5566')!).pages[0]).toEqual(expect.arrayContaining(['Siti binti Contoh', 'Net pay']));
    // The employee's own download and the officer's look are locked the same way.
    for (const [client, path] of [
      [siti.client, `api/payrolls/payslips/${ids.siti}/pdf`],
      [viewer.client, `${SLIPS}/${ids.siti}/pdf`],
    ] as const) {
      const { bytes } = await bytesOf(client, path);
      expect(openPdf(bytes, '0000')).toBeNull();
      expect(inspectPdf(openPdf(bytes, '5566')!).pages[0]).toContain('Siti binti Contoh');
    }
    await lock(false);
  });
});

describe('e-mail', () => {
  const mails = async (suffix: string) => {
    const folder = join(portal.server.services.config.dataDir, 'outbox');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.filter((name) => name.endsWith(suffix)).map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
  };
  const stateOf = async (id: number) => (await rows()).data.find((row: { id: number }) => row.id === id);
  const send = async (choice: object) => (await clerk.client.post(`${SLIPS}/email`, choice)).body;
  beforeEach(() => portal.asSystem((tx) => tx.client.query('delete from payslip_deliveries')));

  it('names before who would get none, and sends nothing', async () => {
    const { data } = await send({ month: '2026-10', check: true });
    expect(data).toMatchObject({
      queued: 1,
      failed_count: 2,
      failed: [
        { id: ids.ali, no_login: true },
        { id: ids.mei, no_login: false },
      ],
    });
    expect(await stateOf(ids.siti)).toMatchObject({ sending: false });
    expect((await portal.owner.query('select from payslip_deliveries')).rowCount).toBe(0);
  });

  it('is a link into the portal while payslips have no password, and names who gets none', async () => {
    const body = await send({ month: '2026-10' });
    expect(body).toMatchObject({ success: true, data: { queued: 1, failed_count: 2 } });
    expect(body.message).toBe('1 payslip is being sent by email, 2 cannot be sent.');
    expect(body.data.failed.map(({ id, message }: { id: number; message: string }) => [id, message.split('.')[0]])).toEqual([
      [ids.ali, 'This employee has no login to open the link'],
      [ids.mei, 'No email address is set for this employee'],
    ]);
    await vi.waitFor(async () => expect(await stateOf(ids.siti)).toMatchObject({ sent_at: expect.any(String), sending: false }), soon);
    const [mail] = (await mails('siti@contoh.example.txt')).slice(-1);
    expect(mail?.text).toContain('Your payslip of October 2026 from Syarikat Slip Contoh Sdn Bhd');
    expect(mail?.text).toMatch(new RegExp(`https?://[^ ]+/payroll\\?open=${ids.siti}`));
    expect(mail?.text).not.toContain('5,200');
    expect((await mails('siti@contoh.example.eml')).at(-1)?.text).not.toContain('application/pdf');
  });

  it('carries the locked PDF where payslips have a password, login or not', async () => {
    await lock(true);
    const body = await send({ ids: [ids.ali, ids.mei] });
    expect(body.data).toMatchObject({ queued: 1, failed: [{ id: ids.mei, name: 'Mei Contoh' }] });
    const mail = await vi.waitFor(async () => {
      const found = await mails('ali@contoh.example.eml');
      expect(found).toHaveLength(1);
      return found[0]!.text;
    }, soon);
    const attached = /Content-Type: application\/pdf[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)\n\n?--/.exec(mail.replaceAll('\r\n', '\n'))?.[1] ?? '';
    const bytes = Buffer.from(attached, 'base64');
    expect(openPdf(bytes, '0000')).toBeNull();
    expect(inspectPdf(openPdf(bytes, '1234')!).pages[0]).toContain('5,200.00');
    await vi.waitFor(async () => expect((await stateOf(ids.ali)).sent_at).toEqual(expect.any(String)), soon);
    await lock(false);
  });

  it('is not sent twice while the first is on its way; a failure is told', async () => {
    await portal.asSystem((tx) =>
      tx.client.query(
        `insert into payslip_deliveries (company_id, payroll_id, recipient, form, created_at) values ($1, $2, 'siti@contoh.example', 'Link', $3)`,
        [owner.companyId, ids.siti, portal.clock.now().toISOString()],
      ),
    );
    expect((await send({ ids: [ids.siti] })).data).toMatchObject({ queued: 0, failed: [{ message: 'An email with this payslip is already being sent.' }] });
    const key = await portal.asSystem(async (tx) => {
      const { rows: found } = await tx.client.query<{ id: number }>('select id from payslip_deliveries');
      const dedupe = `payslip-delivery:${found[0]?.id}`;
      await tx.client.query(`insert into outbox (company_id, kind, payload, dedupe_key, done_at) values ($1, 'mail', '{}', $2, null)`, [
        owner.companyId,
        dedupe,
      ]);
      await tx.client.query(`update outbox set last_error = 'mailbox full' where dedupe_key = $1`, [dedupe]);
      return dedupe;
    });
    expect(await stateOf(ids.siti)).toMatchObject({ sent_at: null, sending: true, send_error: 'mailbox full' });
    await portal.asSystem((tx) => tx.client.query(`update outbox set done_at = now() where dedupe_key = $1`, [key]));
    expect(await stateOf(ids.siti)).toMatchObject({ sent_at: expect.any(String), sending: false, send_error: null });
  });
});
