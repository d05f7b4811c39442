/** CP38 orders and figures of a previous employer (TP3) over HTTP: entered with the employment, counted by payrolls. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { paidClerk } from '#app/server/testing/paid-clerk.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const PAYROLLS = 'api/operation/payrolls';
const EMPLOYMENT = '/admin/employee/view/employment';
const ORDER = { reference: 'CP38/2026/0915', month_from: '2026-10', month_to: '2026-11', amount: 150 };
const month = (n: number) => ({ start_date: `2026-${n}-01`, end_date: `2026-${n}-${n === 11 ? 30 : 31}` });

let owner: Person;
let clerk: EmployedPerson;
let path: string;

const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T10:00:00+08:00');

beforeEach(async () => {
  ({ owner, clerk } = await paidClerk(portal, 4000));
  path = `api/admin/employees/${clerk.employeeId}/cp38`;
});

const load = async (period: object) => (await owner.client.get(`${PAYROLLS}/process`, { employee_id: clerk.employeeId, ...period })).body.data;
const process = async (period: object, more: object = {}) =>
  (await owner.client.post(`${PAYROLLS}/process`, { employee_id: clerk.employeeId, ...period, ...more })).body.data;
const order = async (body: object = ORDER) => (await owner.client.post(path, body)).body.data;

describe('CP38', () => {
  it('is deducted in its months by itself, and ends by itself', async () => {
    const { id } = await order();
    const line = { type: 'CP38', name: 'CP38 CP38/2026/0915', amount: 150, contribution_total_type: 'other', source: { cp38_order: id, ordered: 150 } };
    const before = await load(month(10));
    expect(before.deductions).toMatchObject([line]);
    const october = await process(month(10));
    expect(october.deductions).toMatchObject([line]);
    expect((await load(month(12))).deductions).toEqual([]);
    await portal.owner.query(`update payrolls set status = 'Confirmed' where id = $1`, [october.id]);
    expect((await owner.client.get(path)).body).toMatchObject({ data: [{ id, state: 'Active', deducted: 150 }], can: { update: true } });
    expect((await owner.client.delete(`${path}/${id}`)).body.errors.base[0]).toContain('last month');
  });

  it('follows a changed order; an amount that an officer changed stays while the order is the same', async () => {
    const { id } = await order();
    const saved = await process(month(11));
    const [line] = saved.deductions;
    const changed = await process(month(11), { id: saved.id, deductions: [{ ...line, amount: 100 }] });
    expect((await load(month(11))).deductions).toMatchObject([{ amount: 100 }]);
    expect(changed.deductions).toMatchObject([{ amount: 100 }]);
    await order({ ...ORDER, order_id: id, amount: 175 });
    expect((await load(month(11))).deductions).toMatchObject([{ amount: 175 }]);
    expect((await owner.client.delete(`${path}/${id}`)).status).toBe(200);
    expect((await load(month(11))).deductions).toEqual([]);
  });

  it('is refused without the right, of another company, with bad input and when stale', async () => {
    const stranger = await ownerOf(portal);
    const viewer = await adminOf(portal, owner, { [EMPLOYMENT]: [] });
    expect((await stranger.client.get(path)).status).toBe(404);
    expect((await stranger.client.post(path, ORDER)).status).toBe(404);
    expect((await clerk.client.get(path)).status).toBe(403);
    expect((await viewer.client.get(path)).body).toMatchObject({ data: [], can: { update: false } });
    expect((await viewer.client.post(path, ORDER)).status).toBe(403);
    const saved = await order();
    expect((await owner.client.post(path, { ...ORDER, amount: 5 })).body.errors.reference).toEqual(['This employee has an order with this reference.']);
    expect((await owner.client.post(path, { ...ORDER, reference: 'B2', month_to: '2026-09' })).body.errors.month_to).toEqual([
      'The last month is before the first month.',
    ]);
    expect((await owner.client.post(path, { ...ORDER, order_id: saved.id, updated_at: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await owner.client.post(path, { ...ORDER, order_id: saved.id + 1000 })).status).toBe(404);
    expect((await viewer.client.delete(`${path}/${saved.id}`)).status).toBe(403);
  });
});

describe('TP3', () => {
  const OPENINGS = `${PAYROLLS}/openings`;
  const figures = { year: 2026, previous_employer: true, remuneration: 75_000, epf: 4000, mtd: 1350, zakat: 100, reliefs: 2000 };

  it('is entered with the employment, seen by the employee, and counted by the tax of the year', async () => {
    const officer = await adminOf(portal, owner, { [EMPLOYMENT]: ['Update'] });
    const without = await load(month(11));
    expect((await officer.client.post(OPENINGS, { ...figures, employee_id: clerk.employeeId })).body.success).toBe(true);
    expect((await officer.client.get(OPENINGS, { employee_id: clerk.employeeId })).body.data).toMatchObject([figures]);
    expect((await clerk.client.get('api/payrolls/reliefs/summary')).body.data.previous_employer).toMatchObject(figures);
    const counted = await load(month(11));
    expect(counted.remuneration_accumulate).toMatchObject({ remuneration: 75_000, epf: 4000, mtd: 1350, zakat: 100, reliefs: 2000 });
    // MTD-2026 D.1: P = 75,000 + 4,000 × 2 − 4,000 (K) − 9,000 (D) − 2,000 (SLP) = 68,000.
    // (P − 50,000) × 11 % + 1,500 = 3,480; less Z 100 and X 1,350, over two months: 1,015.00.
    expect(counted.contributions.tax.employee).toBe(1015);
    expect(without.contributions.tax.employee).toBe(0);
  });

  it('is refused to whoever may only look', async () => {
    const viewer = await adminOf(portal, owner, { [EMPLOYMENT]: [] });
    expect((await viewer.client.post(OPENINGS, { ...figures, employee_id: clerk.employeeId })).status).toBe(403);
  });
});
