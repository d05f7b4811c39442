/** Amounts that no column holds, periods that touch, and officers who did not see what another one did. */
import { afterAll, describe, expect, it } from 'vitest';
import { adminOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeWorkforce } from './run.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';
const MOST = 9_999_999_999.99;
const EARNING = { name: 'Allowance', type: 'Fixed Allowance', epf: false, socso: false, eis: false, hrdf: false, tax: false };

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const officer = await adminOf(portal, owner, { '/payroll/manage': ['Process', 'Update', 'Confirm', 'Mark Paid', 'Delete'] });

const someone = async () => (await portal.asSystem((tx) => makeWorkforceOf(tx))).at(0) ?? 0;
let made = 0;
/** Codes are unique in a company, so each call makes one more person. */
const makeWorkforceOf = async (tx: Parameters<typeof makeWorkforce>[0]) => {
  const ids = await makeWorkforce(tx, owner.companyId, 1);
  await tx.client.query(`update employees set employee_code = $2 where id = $1`, [ids[0], `L${(made += 1)}`]);
  return ids;
};
const save = (employee_id: number, body: object = {}, who = owner) => who.client.post(`${URL}/process`, { employee_id, ...NOVEMBER, ...body });

describe('amounts', () => {
  it('together beyond what a payroll holds are refused in words, alone up to the most they are kept', async () => {
    const id = await someone();
    const twice = await save(id, { earnings: [1, 2].map((n) => ({ ...EARNING, name: `A${n}`, amount: MOST })) });
    expect(twice.status).toBe(422);
    expect(twice.body.errors).toEqual({ base: ['The amounts are too large for one payroll.'] });
    const once = await save(id, { earnings: [{ ...EARNING, amount: MOST - 3000 }] });
    expect(once.status).toBe(201);
    expect(once.body.data.total_gross_pay).toBe(MOST);
  });

  it('as benefits, which are taxed and not paid, count too', async () => {
    const id = await someone();
    const benefit = { ...EARNING, type: 'BIK', tax: true, mtd_key: 'remuneration_month_mbb', amount: MOST };
    expect((await save(id, { earnings: [benefit, benefit] })).body.errors).toEqual({ base: ['The amounts are too large for one payroll.'] });
  });

  it.each<[string, unknown]>([
    ['ten billion', 10_000_000_000],
    ['infinite', '1e400'],
    ['a third decimal', 1.005],
    ['negative', -1],
  ])('%s in a line is refused at the line', async (_what, amount) => {
    const answer = await save(await someone(), { earnings: [{ ...EARNING, amount }] });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['earnings.0.amount']);
  });
});

it('a period that touches another of the same person is refused in every way of processing', async () => {
  const id = await someone();
  const { number } = (await save(id)).body.data;
  const shifted = { start_date: '2026-11-16', end_date: '2026-12-15' };
  const refusal = `The period overlaps payroll ${number}.`;
  expect((await save(id, shifted)).body).toEqual({ success: false, message: refusal });
  const bulk = await owner.client.post(`${URL}/process/bulk`, { employee_ids: [id], ...shifted });
  expect(bulk.body.data).toMatchObject({ processed: 0, failed: [{ employee_id: id, message: refusal }] });
});

describe('what another officer did meanwhile', () => {
  it('an edit: confirming what was seen before it answers 409, and what is seen now goes through', async () => {
    const { id, status, updated_at } = (await save(await someone())).body.data;
    const edited = (await officer.client.post(`${URL}/${id}/adjustments`, { name: 'Gift', amount: 10, remark: 'Festive gift' })).body.data;
    expect((await owner.client.post(`${URL}/${id}/confirm`, { status, updated_at })).status).toBe(409);
    expect((await owner.client.get(`${URL}/${id}`)).body.data.status).toBe('In Process');
    expect((await owner.client.post(`${URL}/${id}/confirm`, { status, updated_at: edited.updated_at })).status).toBe(200);
  });

  it('at the same moment: one confirms, the others are told 409', async () => {
    const { id, status, updated_at } = (await save(await someone())).body.data;
    const answers = await Promise.all([owner, officer, owner, officer].map((who) => who.client.post(`${URL}/${id}/confirm`, { status, updated_at })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('at the same moment: one pays', async () => {
    const { id } = (await save(await someone())).body.data;
    await owner.client.post(`${URL}/${id}/confirm`);
    const pay = (who: Person) => who.client.post(`${URL}/${id}/paid`, { status: 'Confirmed', payment_date: '2026-11-20' });
    expect((await Promise.all([pay(owner), pay(officer), pay(owner)])).map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  it('a run: whoever had the form open before it is told to load again', async () => {
    const employee = await someone();
    const { id, updated_at } = (await save(employee)).body.data;
    await officer.client.post(`${URL}/process/bulk`, { employee_ids: [employee], ...NOVEMBER });
    expect((await save(employee, { id, updated_at, earnings: [{ ...EARNING, amount: 5 }] })).status).toBe(409);
  });
});
