/** Unpaid leave that is approved late is taken off in the first month that is still open, which may lie before a confirmed one. */
import { afterAll, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';

const PAYROLLS = 'api/operation/payrolls';
const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const { client } = fixture.owner;

test.each([
  ['its own month, open before a confirmed one', '2026-09-08', '2026-09'],
  ['the next month, open between two confirmed ones', '2026-08-11', '2026-09'],
])('%s', async (_name, date, open) => {
  const bala = await fixture.hire();
  await portal.asSystem((tx) => makeSalary(tx, fixture.owner.companyId, bala.employeeId, 3100));
  const process = async (month: string, last: number) => {
    const { status, body } = await client.post(`${PAYROLLS}/process`, {
      employee_id: bala.employeeId,
      start_date: `${month}-01`,
      end_date: `${month}-${last}`,
    });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body.data;
  };
  for (const [month, last] of [
    ['2026-08', 31],
    ['2026-10', 31],
  ] as const) {
    const { id } = await process(month, last);
    const { body } = await client.post(`${PAYROLLS}/${id}/confirm`, {});
    expect(body.success, JSON.stringify(body)).toBe(true);
  }
  const form = {
    employee_id: bala.employeeId,
    leave_type_id: fixture.type['UL'],
    start_date: date,
    end_date: date,
    reason: 'As the test asks',
    approve: true,
  };
  expect((await client.post('api/operation/leaves', form)).status).toBe(201);
  const amount = ({ deductions }: { deductions: { type: string; amount: number }[] }) => deductions.find(({ type }) => type === 'Unpaid Leave')?.amount ?? 0;
  expect(amount(await process(open, 30))).toBeGreaterThan(0);
  expect(amount(await process('2026-11', 30))).toBe(0);
});
