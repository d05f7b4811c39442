/** EA forms over HTTP: who is listed, generating as a job, editing with a reason, publishing, and the employee's own. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { transact } from '#platform/server/db/scope.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { FLAGS, payMonth } from './ea-form.factory.ts';
import { eaFixture } from './make-ea-forms.ts';
import { runPart, type EaJobData } from './run-ea-forms.ts';

const URL = 'api/operation/payrolls/ea-forms';
const OWN = 'api/payrolls/ea-forms';
const PAGE = '/payroll/document/ea-form';

let owner: Person;
let siti: EmployedPerson;

const fixture = withManualJobs(await openTestPortal());

afterAll(() => fixture.portal.close());
beforeEach(async () => {
  owner = await ownerOf(fixture.portal);
  siti = await employeeOf(fixture.portal, owner, {
    name: 'Siti binti Contoh',
    identity_number: '900131-14-5566',
    tax_no: 'IG1234567890',
    company_joined_at: '2020-01-01',
  });
  await fixture.portal.asSystem((tx) => makeSalary(tx, owner.companyId, siti.employeeId, 5200));
  const bonus = { name: 'Bonus', type: 'Bonus', amount: 1000, ...FLAGS, epf: true, mtd_key: 'bonus' };
  await payMonth(fixture, owner, siti.employeeId, '2025-10');
  await payMonth(fixture, owner, siti.employeeId, '2025-11', { earnings: [bonus] });
  // Neither unconfirmed payrolls nor a previous employer's figures belong on the form.
  await payMonth(fixture, owner, siti.employeeId, '2025-12', {}, false);
  await fixture.portal.asSystem((tx) =>
    tx.client.query(
      `insert into payroll_year_openings (company_id, employee_id, year, previous_employer, remuneration, epf, mtd)
       values ($1, $2, 2025, false, 46000, 4000, 900), ($1, $2, 2025, true, 9999, 99, 9)`,
      [owner.companyId, siti.employeeId],
    ),
  );
});

const list = async (query: Record<string, string | number> = {}, who = owner) => (await who.client.get(URL, query)).body;
const generate = (body: object = {}, who = owner) => who.client.post(`${URL}/generate`, body);
async function made(): Promise<number> {
  await generate();
  await fixture.queue.drain();
  return (await list()).data[0].id;
}
const show = async (id: number) => (await owner.client.get(`${URL}/${id}`)).body;

describe('the list', () => {
  it('shows the previous year and everybody paid in it, before there is a form', async () => {
    const { data, summary, meta } = await list();
    expect(data).toMatchObject([
      { id: null, employee_id: siti.employeeId, status: 'Pending', gross: null, tax_no: 'IG1234567890', can: { generate: true, publish: false } },
    ]);
    expect(summary).toMatchObject({ year: 2025, due: '2026-02-28', late: true, statuses: { Pending: 1, Success: 0 }, run: null });
    expect(meta.total).toBe(1);
    expect(summary.no_tax_no).toBe(0);
    expect((await list({ year: 2024 })).data).toEqual([]);
    expect((await list({ status: 'Published' })).data).toEqual([]);
  });

  it('says who lacks a tax number, and lists them alone', async () => {
    const without = await employeeOf(fixture.portal, owner, { name: 'Tanpa Nombor', company_joined_at: '2020-01-01' });
    await fixture.portal.asSystem((tx) => makeSalary(tx, owner.companyId, without.employeeId, 3000));
    await payMonth(fixture, owner, without.employeeId, '2025-11');
    const { data, summary } = await list({ missing: 'tax_no' });
    expect([data.map(({ name }: { name: string }) => name), summary.no_tax_no]).toEqual([['Tanpa Nombor'], 1]);
    expect((await list()).summary.no_tax_no).toBe(1);
    await owner.client.post('api/admin/employees/tax-numbers', { numbers: { [without.employeeId]: 'IG556677889' } });
    expect((await list()).summary.no_tax_no).toBe(0);
  });

  it('shows Generating while a run is under way, then the figures', async () => {
    const { status, body } = await generate();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ status: 'pending', total: 1, year: 2025 });
    expect((await list()).data[0].status).toBe('Generating');
    expect((await generate()).status).toBe(409);
    await fixture.queue.drain();
    const { data, summary } = await list();
    expect(data[0]).toMatchObject({ status: 'Success', serial_no: 'EA-2025-000001', gross: 46_000 + 2 * 5200 + 1000 });
    expect(summary).toMatchObject({ gross: 57_400, run: { status: 'success', done: 1, generated: 1, failed: [] } });
    expect((await owner.client.get(`${URL}/runs/${body.data.id}`)).body.data.requested_by).toBe(owner.name);
  });

  it('keeps to the reach of an admin and to the rights', async () => {
    const nobody = await adminOf(fixture.portal, owner, { [PAGE]: [] }, { employee: [1] });
    expect((await list({}, nobody)).data).toEqual([]);
    for (const path of ['generate', 'publish', 'zip']) expect((await nobody.client.post(`${URL}/${path}`)).status).toBe(403);
    expect((await generate({ employee_ids: [siti.employeeId] }, await adminOf(fixture.portal, owner, { [PAGE]: ['Create'] }, { employee: [1] }))).status).toBe(
      422,
    );
    const stranger = await ownerOf(fixture.portal);
    const id = await made();
    for (const path of [`${URL}/${id}`, `${URL}/${id}/pdf`]) expect((await stranger.client.get(path)).status).toBe(404);
    for (const verb of ['', '/publish', '/unpublish'])
      expect((await stranger.client.post(`${URL}/${id}${verb}`, verb === '' ? { manual: [], reason: 'abc' } : { remark: 'abc' })).status).toBe(
        verb === '/publish' ? 422 : 404,
      );
  });
});

describe('a form', () => {
  it('traces every box to its payrolls', async () => {
    const { data, timeline } = await show(await made());
    expect(data.boxes).toMatchObject({ B1a: 56_400, B1b: 1000 });
    expect(data.boxes.D1).toBeCloseTo(900 + data.months.reduce((sum: number, month: { mtd: number }) => sum + month.mtd, 0), 2);
    expect(data.payrolls).toHaveLength(2);
    const bonus = data.trace.find(({ box }: { box: string }) => box === 'B1b');
    expect(bonus).toMatchObject({ name: { en: 'Bonus' }, items: [{ payroll_id: data.payrolls[1].id, amount: 1000 }] });
    expect(timeline.map(({ action }: { action: string }) => action)).toEqual(['generate']);
  });

  it('keeps manual lines when it is generated anew, and its number', async () => {
    const id = await made();
    const { data } = await show(id);
    const line = { box: 'B3', label: 'Company car', amount: 2400.5, for_year: null, note: null };
    const answer = await owner.client.post(`${URL}/${id}`, { manual: [line], reason: 'Car from March', updated_at: data.updated_at });
    expect(answer.body.data).toMatchObject({ totals: { B3: 2400.5 }, total_b: 59_800.5, manual: [line] });
    await generate();
    await fixture.queue.drain();
    const after = await show(id);
    expect(after.data).toMatchObject({ serial_no: 'EA-2025-000001', manual: [line], totals: { B3: 2400.5 } });
    expect(after.timeline.map(({ action, remark }: { action: string; remark: string }) => [action, remark])).toEqual([
      ['generate', null],
      ['edit', 'Car from March'],
      ['generate', null],
    ]);
    expect((await list()).data[0].gross).toBe(59_800.5);
  });

  it('refuses an edit without reason, a stale one, and a box below zero', async () => {
    const id = await made();
    const line = { box: 'B3', label: 'Car', amount: -1 };
    expect((await owner.client.post(`${URL}/${id}`, { manual: [] })).body.errors).toHaveProperty('reason');
    expect((await owner.client.post(`${URL}/${id}`, { manual: [], reason: 'abc', updated_at: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await owner.client.post(`${URL}/${id}`, { manual: [line], reason: 'abc' })).body.errors.manual).toEqual(['Box B3 would be below zero.']);
    const viewer = await adminOf(fixture.portal, owner, { [PAGE]: ['Create'] });
    expect((await viewer.client.post(`${URL}/${id}`, { manual: [], reason: 'abc' })).status).toBe(403);
  });
});

describe('publishing', () => {
  it('tells the employee, who then sees the form and nobody else’s', async () => {
    const id = await made();
    expect((await siti.client.get(OWN)).body.data).toEqual([]);
    expect((await siti.client.get(`${OWN}/${id}/pdf`)).status).toBe(404);
    expect((await owner.client.post(`${URL}/${id}/publish`, { status: 'Published' })).status).toBe(409);
    const { body } = await owner.client.post(`${URL}/${id}/publish`, { status: 'Success' });
    expect(body.data).toMatchObject({ status: 'Published', published_at: expect.any(String) });
    const { rows } = await fixture.portal.owner.query('select notification_type, message, route from notifications where user_id = $1', [siti.userId]);
    expect(rows).toContainEqual({
      notification_type: 'ea_form',
      message: { en: 'The EA form for 2025 is available.', ms: 'Borang EA bagi tahun 2025 kini tersedia.' },
      route: '/payroll',
    });
    expect((await siti.client.get(OWN)).body.data).toMatchObject([{ id, year: 2025, gross: 57_400 }]);
    const other = await employeeOf(fixture.portal, owner);
    expect((await other.client.get(OWN)).body.data).toEqual([]);
    expect((await other.client.get(`${OWN}/${id}/pdf`)).status).toBe(404);
    const pdf = await siti.client.raw(`${OWN}/${id}/pdf?company_id=${owner.companyId}`, { method: 'GET' });
    expect(pdf.headers.get('content-type')).toContain('pdf');
    expect(
      inspectPdf(Buffer.from(await pdf.arrayBuffer()))
        .pages.flat()
        .join(' '),
    ).toContain('Siti binti Contoh');
  });

  it('protects a published form until it is taken back or replaced by name', async () => {
    const id = await made();
    await owner.client.post(`${URL}/${id}/publish`);
    expect((await owner.client.post(`${URL}/${id}`, { manual: [], reason: 'abc' })).status).toBe(422);
    await generate();
    await fixture.queue.drain();
    expect((await list()).summary.run).toMatchObject({ generated: 0, kept: 1 });
    expect((await list()).data[0].status).toBe('Published');
    expect((await owner.client.post(`${URL}/${id}/unpublish`, {})).body.errors).toHaveProperty('remark');
    expect((await owner.client.post(`${URL}/${id}/unpublish`, { remark: 'Wrong figure' })).body.data).toMatchObject({ status: 'Success', published_at: null });
    expect((await siti.client.get(OWN)).body.data).toEqual([]);
    await owner.client.post(`${URL}/${id}/publish`);
    await generate({ replace_published: true });
    await fixture.queue.drain();
    const { data, timeline } = await show(id);
    expect(data.status).toBe('Success');
    expect(timeline.at(-1)).toMatchObject({ action: 'replace', from_status: 'Published' });
  });

  it('asks for a reason where the form differs from the payslips; it is kept, shown and audited', async () => {
    const id = await made();
    const release = async () => (await owner.client.get(`${URL}/release`)).body.data;
    expect(await release()).toMatchObject({ year: 2025, forms: 1, early: 0, open: [], open_count: 0 });
    await fixture.portal.owner.query('update payrolls set tax_employee = tax_employee + 5 where employee_id = $1', [siti.employeeId]);
    const { open, open_count } = await release();
    expect([open_count, open[0].name, open[0].differences[0]]).toMatchObject([1, 'Siti binti Contoh', { kind: 'payslip_ea', figure: 'mtd', difference: 5 }]);
    const refused = await owner.client.post(`${URL}/${id}/publish`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['reason']]);
    expect((await owner.client.post(`${URL}/publish`, {})).body.data).toMatchObject({ published: 0, failed: [{ id }] });
    const { body } = await owner.client.post(`${URL}/${id}/publish`, { reason: 'Put right in January' });
    expect(body.data).toMatchObject({ status: 'Published', published_reason: 'Put right in January' });
    expect((await show(id)).timeline.at(-1)).toMatchObject({ action: 'publish', remark: 'Put right in January' });
    const { rows } = await fixture.portal.owner.query(`select after from audit_logs where action = 'ea_form.published' and subject_id = $1`, [id]);
    expect(rows[0].after).toMatchObject({
      reason: 'Put right in January',
      open: { differences: expect.arrayContaining([expect.objectContaining({ figure: 'mtd' })]) },
    });
    await owner.client.post(`${URL}/${id}/unpublish`, { remark: 'Wrong figure' });
    expect((await owner.client.post(`${URL}/publish`, { reason: 'As agreed' })).body.data.published).toBe(1);
    expect((await show(id)).data.published_reason).toBe('As agreed');
  });

  it('before the year has ended only when that is wanted, but for a leaver', async () => {
    const leaver = await employeeOf(fixture.portal, owner, { name: 'Berhenti Contoh' });
    await fixture.portal.asSystem((tx) => makeSalary(tx, owner.companyId, leaver.employeeId, 3000));
    for (const { employeeId } of [siti, leaver]) await payMonth(fixture, owner, employeeId, '2026-02');
    await fixture.portal.owner.query(`update employees set inactive_at = '2026-02-28', status = 'Inactive' where id = $1`, [leaver.employeeId]);
    await generate({ year: 2026 });
    await fixture.queue.drain();
    expect((await owner.client.get(`${URL}/release`, { year: 2026 })).body.data).toMatchObject({ forms: 2, early: 1 });
    const { body } = await owner.client.post(`${URL}/publish`, { year: 2026 });
    expect(body.data).toMatchObject({ published: 1, failed: [{ name: 'Siti binti Contoh', message: expect.stringContaining('has not ended') }] });
    const [{ id }] = body.data.failed;
    expect((await owner.client.post(`${URL}/${id}/publish`)).body.errors).toHaveProperty('early');
    expect((await owner.client.post(`${URL}/${id}/publish`, { early: true })).status).toBe(200);
  });

  it('goes for many at once; who has no identity number is named', async () => {
    const nameless = await employeeOf(fixture.portal, owner, { name: 'Tiada Nombor', identity_number: null, passport: null });
    await fixture.portal.asSystem((tx) => makeSalary(tx, owner.companyId, nameless.employeeId, 3000));
    await payMonth(fixture, owner, nameless.employeeId, '2025-10');
    await made();
    const { body } = await owner.client.post(`${URL}/publish`, {});
    expect(body.data).toMatchObject({ published: 1, failed: [{ name: 'Tiada Nombor', message: expect.stringContaining('Tiada Nombor') }] });
    expect((await list()).summary).toMatchObject({ statuses: { Published: 1, Success: 1 } });
    const again = await owner.client.post(`${URL}/publish`, { ids: body.data.ids });
    expect(again.body.data).toMatchObject({ published: 0, failed: [{ id: body.data.ids[0] }] });
  });
});

describe('a run', () => {
  it('names who has no pay in the year, and goes on where it was cut off', async () => {
    const idle = await employeeOf(fixture.portal, owner, { name: 'Tanpa Gaji' });
    const { body } = await generate({ employee_ids: [siti.employeeId, idle.employeeId] });
    const data = fixture.queue.waiting[0]?.data as EaJobData;
    const { server } = fixture.portal;
    const shared = await transact(server.services.pool, { companyId: owner.companyId, userId: owner.userId }, (tx) =>
      eaFixture({
        ...tx,
        services: server.services,
        clock: server.services.clock,
        companyId: owner.companyId,
        actor: data.actor,
        locale: 'en',
        request: data.request,
      }),
    );
    expect(await runPart(server.services, data, shared, 1)).toMatchObject({ status: 'generating', done: 1, generated: 1 });
    await fixture.queue.drain();
    const run = (await owner.client.get(`${URL}/runs/${body.data.id}`)).body.data;
    expect(run).toMatchObject({ status: 'success', done: 2, generated: 1, failed: [{ name: 'Tanpa Gaji', message: 'No pay in 2025.' }] });
    expect((await list()).data[0]).toMatchObject({ status: 'Success', serial_no: 'EA-2025-000001' });
  });
});
