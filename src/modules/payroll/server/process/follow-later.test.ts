/** A month that is opened again: what stands on it follows, or is kept and listed with what is owed. */
import { afterAll, describe, expect, it } from 'vitest';
import { employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '../payroll.factory.ts';

const URL = 'api/operation/payrolls';
/** Pay of one month that the tax formula takes for that of every month, until the year shows otherwise. */
const EXTRA = [
  { name: 'Allowance', type: 'Variable Allowance', amount: 4000, epf: false, socso: false, eis: false, hrdf: false, tax: true, mtd_key: 'remuneration_month' },
];
const monthOf = (mm: string) => ({ start_date: `2026-${mm}-01`, end_date: new Date(Date.UTC(2026, Number(mm), 0)).toISOString().slice(0, 10) });

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

interface Saved {
  readonly id: number;
  readonly number: string;
  readonly contributions: { readonly tax: { readonly employee: number } };
}
const taxOf = ({ contributions }: Saved) => contributions.tax.employee;
const show = async (id: number) => (await owner.client.get(`${URL}/${id}`)).body;

/** January to March of a new employee, confirmed; extra pay in some months. */
async function year(extras: readonly string[] = [], months: readonly string[] = ['01', '02', '03']) {
  const { employeeId } = await employeeOf(portal, owner, { company_joined_at: '2020-01-01' });
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, employeeId, 8000));
  const made: Saved[] = [];
  for (const mm of months) {
    const earnings = extras.includes(mm) ? EXTRA : [];
    const { body } = await owner.client.post(`${URL}/process`, { employee_id: employeeId, ...monthOf(mm), earnings });
    await portal.owner.query(`update payrolls set status = 'Confirmed', payslip = '{}' where id = $1`, [body.data.id]);
    made.push(body.data);
  }
  return { employeeId, made: made as [Saved, Saved, Saved] };
}
const reopen = (payroll: Saved, earnings: unknown = EXTRA) => owner.client.post(`${URL}/${payroll.id}`, { earnings });
const pay = (id: number) => portal.owner.query(`update payrolls set status = 'Paid', payment_date = '2026-03-31' where id = $1`, [id]);
const differences = async (employeeId: number) => (await owner.client.get(`${URL}/differences`, { employee_id: employeeId })).body.data;

describe('a month that is opened again', () => {
  it('says before which later months stand on it, and which are kept', async () => {
    const { made } = await year();
    await pay(made[2].id);
    const { data } = (await owner.client.get(`${URL}/${made[0].id}/later`)).body;
    expect(data.filed).toEqual([]);
    expect(data.later.map(({ number, status, kept: stored }: { number: string; status: string; kept: string | null }) => [number, status, stored])).toEqual([
      [made[1].number, 'Confirmed', null],
      [made[2].number, 'Paid', 'paid'],
    ]);
  });

  it('works later months out again, as if it had been so from the start', async () => {
    const { made } = await year();
    const wanted = await year(['02']);
    const { body } = await reopen(made[1]);
    expect(body.message).toContain('1 later month was recalculated');
    const { data, timeline } = await show(made[2].id);
    expect(data).toMatchObject({ status: 'In Process', can: { confirm: true } });
    expect(taxOf(data)).toBe(taxOf(wanted.made[2]));
    expect(timeline.at(-1)).toMatchObject({ action: 'follow', from_status: 'Confirmed', to_status: 'In Process' });
    expect((await show(made[0].id)).data.status).toBe('Confirmed');
  });

  it('leaves alone what does not change', async () => {
    const { made } = await year();
    const { body } = await reopen(made[1], []);
    expect(body.message).not.toContain('later');
    expect((await show(made[2].id)).data.status).toBe('Confirmed');
  });

  it('keeps what is paid and lists what it took too much; the months that follow make up for it', async () => {
    const { employeeId, made } = await year();
    const wanted = await year(['02'], ['01', '02', '03', '04']);
    await pay(made[2].id);
    const { body } = await reopen(made[1]);
    expect(body.message).toContain('1 later month is kept');
    const due = taxOf(wanted.made[2]);
    const [found] = await differences(employeeId);
    expect(found).toMatchObject({ number: made[2].number, because: made[1].number, deducted: taxOf(made[2]), due, state: 'open' });
    expect(found.difference).toBeCloseTo(taxOf(made[2]) - due, 2);
    expect(taxOf((await show(made[2].id)).data)).toBe(taxOf(made[2]));

    await owner.client.post('api/operation/payrolls/ea-forms/generate', { year: 2026, employee_ids: [employeeId] });
    const { data } = (await owner.client.get('api/operation/payrolls/ea-forms/reconciliation', { year: 2026 })).body;
    expect(data.differences).toContainEqual(expect.objectContaining({ employee_id: employeeId, month: 3, kind: 'tax_owed', difference: found.difference }));

    const { body: april } = await owner.client.post(`${URL}/process`, { employee_id: employeeId, ...monthOf('04') });
    // The formula spreads it over what is left of the year.
    const more = taxOf(april.data) - taxOf(wanted.made.at(3) as Saved);
    expect([Math.sign(more), Math.abs(more) <= Math.abs(found.difference)]).toEqual([-Math.sign(found.difference), true]);
    expect((await differences(employeeId))[0]).toMatchObject({ state: 'taken', taken_by: april.data.number });
  });

  it('a month whose tax file was made is kept, and says so before', async () => {
    const { employeeId, made } = await year();
    await portal.owner.query(
      `insert into payroll_filings (company_id, scheme, month, made_at, sha256) values ($1, 'cp39', '2026-03', now(), 'x'), ($1, 'epf', '2026-02', now(), 'x')`,
      [owner.companyId],
    );
    const { data } = (await owner.client.get(`${URL}/${made[1].id}/later`)).body;
    expect(data).toMatchObject({ filed: ['epf'], later: [{ kept: 'filed' }] });
    await reopen(made[1]);
    expect((await show(made[2].id)).data.status).toBe('Confirmed');
    expect(await differences(employeeId)).toHaveLength(1);
    await portal.owner.query('delete from payroll_filings where company_id = $1', [owner.companyId]);
  });

  it('what is owed is settled by an adjustment that the officer accepts, once, or with a reason', async () => {
    const { employeeId, made } = await year();
    await pay(made[2].id);
    await reopen(made[1]);
    const [found] = await differences(employeeId);
    const accept = (body: object) => owner.client.post(`${URL}/differences/${found.id}/accept`, body);
    expect((await accept({ reason: '' })).body.errors).toHaveProperty('reason');
    const stranger = await year([], ['01']);
    expect((await accept({ reason: 'Back pay', payroll_id: stranger.made[0].id })).body.errors).toHaveProperty('payroll_id');
    expect((await accept({ reason: 'Back pay', payroll_id: made[1].id })).body.data).toMatchObject({ state: 'accepted', reason: 'Back pay' });
    expect((await show(made[1].id)).data.adjustments).toMatchObject([{ amount: found.difference, remark: 'Back pay' }]);
    expect((await accept({ reason: 'Again' })).status).toBe(422);
    const other = await ownerOf(portal);
    expect((await other.client.post(`${URL}/differences/${found.id}/accept`, { reason: 'abc' })).status).toBe(404);
  });
});
