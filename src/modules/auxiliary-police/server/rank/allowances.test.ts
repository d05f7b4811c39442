/** Allowances of ranks over HTTP: proposed once for a month, paid with the salary after payroll said yes. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit } from '#app/server/testing/unit-fixture.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';

const portal = await openTestPortal({ at: '2026-11-30T09:00:00+08:00' });
afterAll(() => portal.close());

const PATH = 'api/asm/allowances';
const PAYROLLS = 'api/operation/payrolls';
const MONTH = '2026-11';

/** Two corporals with RM 200 a month, the second suspended from the 16th on. */
async function proposed() {
  const services = await openUnit(portal);
  const { owner } = services;
  const first = await services.officer({ service_no: 'PB 1', level: 3 });
  const second = await services.officer({ service_no: 'PB 2', level: 3 });
  await services.officer({ service_no: 'PB 3', level: 1 });
  await portal.owner.query('update asm_ranks set allowance = 200 where company_id = $1 and level = 3', [owner.companyId]);
  await portal.owner.query(`update employees set company_joined_at = '2024-01-01' where id = $1`, [first.employee_id]);
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, first.employee_id, 3000));
  await owner.client.post(`api/asm/officers/${second.id}/suspend`, { reason: 'Under inquiry', from: '2026-11-16' });
  const propose = (who: TestPerson = owner, month = MONTH) => who.client.post(PATH, { month });
  const rows = async (who: TestPerson = owner) => (await who.client.get(PATH, { month: MONTH })).body.data;
  const decide = (ids: number[], accept: boolean, who: TestPerson = owner) => who.client.post(`${PATH}/decide`, { ids, accept });
  const process = async () =>
    (await owner.client.post(`${PAYROLLS}/process`, { employee_id: first.employee_id, start_date: '2026-11-01', end_date: '2026-11-30' })).body.data;
  return { ...services, first, second, propose, rows, decide, process };
}

test('a month is proposed once for each officer, by the days served; what was decided stays', async () => {
  const { owner, propose, rows, decide } = await proposed();
  expect((await propose()).body).toMatchObject({ message: '2 allowances are proposed to payroll.', data: { proposed: 2 } });
  expect((await propose()).body.data).toEqual({ proposed: 0 });
  const found = await rows();
  expect(found.map(({ service_no, amount, served, status }: Record<string, unknown>) => [service_no, amount, served, status]).toSorted()).toEqual([
    ['PB 1', 200, 30, 'Proposed'],
    ['PB 2', 100, 15, 'Proposed'],
  ]);
  expect((await owner.client.get(PATH, { month: MONTH, page: 3 })).body).toMatchObject({ data: [], meta: { page: 3, total: 2 } });
  const [{ id }, other] = found;
  expect((await decide([id], false)).body.data).toEqual({ decided: 1 });
  await portal.owner.query('update asm_ranks set allowance = 400 where company_id = $1 and level = 3', [owner.companyId]);
  expect((await propose()).body.data).toEqual({ proposed: 1 });
  const again = await rows();
  expect(again.find((row: { id: number }) => row.id === other.id).amount).toBe(other.amount * 2);
  expect(again.find((row: { id: number }) => row.id === id)).toMatchObject({ status: 'Declined', amount: found[0].amount });
  expect((await propose(owner, '2026-12')).body.errors).toEqual({ month: ['Choose this month or an earlier one.'] });
  expect((await propose(owner, '2026-13')).status).toBe(422);
});

test('what payroll has not decided is taken back of whoever did not serve in the month after all', async () => {
  const { owner, propose, rows, second, decide } = await proposed();
  await propose();
  await portal.owner.query(`update asm_officers set status_from = '2026-10-31' where company_id = $1 and id = $2`, [owner.companyId, second.id]);
  expect((await propose()).body.data).toEqual({ proposed: 0 });
  const [row, ...more] = await rows();
  expect([row.service_no, more]).toEqual(['PB 1', []]);
  // What payroll accepted stays, for it may be paid already.
  await decide([row.id], true);
  await portal.owner.query('update asm_ranks set allowance = 0 where company_id = $1 and level = 3', [owner.companyId]);
  expect((await propose()).body.data).toEqual({ proposed: 0 });
  expect(await rows()).toMatchObject([{ service_no: 'PB 1', status: 'Accepted' }]);
});

test('two who propose at once propose each once', async () => {
  const { owner, propose } = await proposed();
  const answers = await Promise.all([propose(), propose(), propose()]);
  expect(answers.reduce((sum, { body }) => sum + body.data.proposed, 0)).toBe(2);
  const { rows } = await portal.owner.query('select id from asm_allowances where company_id = $1', [owner.companyId]);
  expect(rows).toHaveLength(2);
});

test('payroll pays nothing before it accepted, then one line in the next payroll, and is not asked back while it does', async () => {
  const { propose, rows, decide, process, owner, first } = await proposed();
  await propose();
  const find = async () => (await rows()).find(({ service_no }: { service_no: string }) => service_no === 'PB 1');
  const { id } = await find();
  const before = await process();
  expect(before.earnings).toEqual([]);
  expect((await decide([id], true)).body.message).toBe('1 allowance is accepted: the next payroll pays it.');
  const remove = ({ id: payroll }: { id: number }) => owner.client.delete(`${PAYROLLS}/${payroll}`, {});
  expect((await remove(before)).status).toBe(200);
  const payroll = await process();
  expect(payroll.earnings).toMatchObject([{ name: 'Rank allowance, November 2026', amount: 200, type: 'Fixed Allowance', epf: true, tax: true }]);
  expect(await find()).toMatchObject({ status: 'Accepted', payroll: payroll.number, paid_on: null });
  expect((await decide([id], false)).body.errors).toHaveProperty('ids');
  expect((await remove(payroll)).status).toBe(200);
  expect(await find()).toMatchObject({ payroll: null });
  const next = await process();
  expect((await owner.client.post(`${PAYROLLS}/${next.id}/confirm`, {})).status).toBe(200);
  expect((await owner.client.post(`${PAYROLLS}/${next.id}/paid`, { payment_date: '2026-11-30', reference: 'SAL 11' })).status).toBe(200);
  expect(await find()).toMatchObject({ payroll: next.number, paid_on: '2026-11-30' });
  const december = await owner.client.post(`${PAYROLLS}/process`, { employee_id: first.employee_id, start_date: '2026-12-01', end_date: '2026-12-31' });
  expect(december.body.data.earnings).toEqual([]);
});

test('the unit proposes, payroll decides, each of those whom they see', async () => {
  const { owner, propose, rows, decide } = await proposed();
  const clerk = await adminOf(portal, owner, { '/auxiliary/rank': ['Update'] });
  const payroll = await adminOf(portal, owner, { '/payroll/manage': ['Process'], '/auxiliary/rank': [] });
  expect((await propose(payroll)).status).toBe(403);
  expect((await propose(clerk)).body.data).toEqual({ proposed: 2 });
  const [{ id }] = await rows(clerk);
  expect((await decide([id], true, clerk)).status).toBe(403);
  const told = await portal.owner.query(`select user_id from notifications where company_id = $1 and notification_type = 'asm_allowance'`, [owner.companyId]);
  expect(told.rows.map(({ user_id }) => user_id).toSorted()).toEqual([owner.userId, payroll.userId].toSorted());
  const narrow = await adminOf(portal, owner, { '/payroll/manage': ['Process'], '/auxiliary/rank': ['Update'] }, { employee: [0] });
  expect([await rows(narrow), (await propose(narrow)).body.data, (await decide([id], true, narrow)).status]).toEqual([[], { proposed: 0 }, 404]);
  const stranger = await ownerOf(portal);
  expect((await decide([id], true, stranger)).status).toBe(404);
  expect((await decide([id], true, payroll)).body.data).toEqual({ decided: 1 });
});
