/** Sick leave during annual leave: the annual leave counts as not taken (EA 1955 s.60E(1A)). Over HTTP, with balances, pay and notices. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import type { TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';

const BASE = 'api/operation/leaves';
const PAYROLLS = 'api/operation/payrolls';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const { client } = fixture.owner;
// Certificates are tested elsewhere; half days of sick leave are a company's own choice.
beforeAll(async () => {
  await portal.owner.query(`update leave_types set attachment = 'None', allow_half_day = code in ('AL', 'MC', 'UL') where company_id = $1`, [
    fixture.owner.companyId,
  ]);
});

/** Monday to Friday, and the days in their middle. */
const WEEK = { start_date: '2026-12-07', end_date: '2026-12-11' };
const MIDDLE = { start_date: '2026-12-08', end_date: '2026-12-09' };

const file = (person: TestEmployee, code: string, dates: object, approve = true) =>
  client.post(BASE, { employee_id: person.employeeId, leave_type_id: fixture.type[code], reason: 'As the test asks', ...dates, approve });
const filed = async (person: TestEmployee, code: string, dates: object, approve = true) => {
  const { status, body } = await file(person, code, dates, approve);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id as number;
};
const detail = async (id: number) => (await client.get(`${BASE}/${id}`)).body.data;
const total = async (id: number) => (await detail(id)).total_days as number;
const taken = async (person: TestEmployee, code: string) =>
  (await person.client.get('api/leaves/summary', { year: 2026 })).body.data.types.find((row: { code: string }) => row.code === code)?.taken as number;
const cancel = (id: number, more: object = {}) => client.post(`${BASE}/${id}/cancel`, { remark: 'As the test asks', ...more });
const approve = async (id: number) => {
  await client.post(`${BASE}/${id}/review`, {});
  const { body } = await client.post(`${BASE}/${id}/approve`, {});
  expect(body.success, JSON.stringify(body)).toBe(true);
};
const heard = async (userId: number, word: string) =>
  (await portal.owner.query(`select id from notifications where user_id = $1 and message ->> 'en' like $2`, [userId, `%${word}%`])).rowCount;

describe('sick leave during annual leave', () => {
  test('gives the annual days back once it is approved, and takes them over', async () => {
    const bala = await fixture.hire();
    const annual = await filed(bala, 'AL', WEEK);
    const sick = await fixture.apply(bala.client, { leave_type_id: fixture.type['MC'], ...MIDDLE });
    expect(sick.status, JSON.stringify(sick.body)).toBe(201);
    // Undecided it changes nothing.
    expect([await total(annual), await taken(bala, 'AL'), await taken(bala, 'MC')]).toEqual([5, 5, 0]);
    const { number } = await detail(annual);
    expect((await detail(sick.body.data.id)).warnings).toEqual([
      `It replaces 2 days of Annual Leave ${number}, which count as not taken once this leave is approved.`,
    ]);
    await approve(sick.body.data.id);
    expect([await total(annual), await taken(bala, 'AL'), await taken(bala, 'MC')]).toEqual([3, 3, 2]);
    const { days, status } = await detail(annual);
    expect(status).toBe('Approved');
    expect(days.filter(({ live }: { live: boolean }) => !live)).toMatchObject([
      { date: '2026-12-08', replaced_by: sick.body.data.number },
      { date: '2026-12-09', replaced_by: sick.body.data.number },
    ]);
    expect([await heard(bala.userId, '5 days are now 3'), await heard(fixture.owner.userId, '5 days are now 3')]).toEqual([1, 1]);
    // A certificate for the same days is handed in once.
    expect((await file(bala, 'MC', MIDDLE)).body.errors).toHaveProperty('start_date');
  });

  test('cancelled, gives them back to the annual leave; twice over it stays right', async () => {
    const bala = await fixture.hire();
    const annual = await filed(bala, 'AL', WEEK);
    for (const round of [1, 2]) {
      const sick = await filed(bala, 'MC', MIDDLE);
      expect([await total(annual), await taken(bala, 'AL'), await taken(bala, 'MC')], `round ${round}`).toEqual([3, 3, 2]);
      await cancel(sick, { dates: ['2026-12-09'] });
      expect([await total(annual), await taken(bala, 'AL'), await taken(bala, 'MC')], `round ${round}`).toEqual([4, 4, 1]);
      await cancel(sick);
      expect([await total(annual), await taken(bala, 'AL'), await taken(bala, 'MC')], `round ${round}`).toEqual([5, 5, 0]);
    }
  });

  test('rejected, or taken back before it is decided, changes nothing', async () => {
    const bala = await fixture.hire();
    const annual = await filed(bala, 'AL', WEEK);
    const first = await filed(bala, 'MC', MIDDLE, false);
    await client.post(`${BASE}/${first}/reject`, { remark: 'No certificate' });
    const second = await fixture.apply(bala.client, { leave_type_id: fixture.type['MC'], ...MIDDLE });
    await bala.client.post(`api/leaves/${second.body.data.id}/cancel`, {});
    expect([await total(annual), await taken(bala, 'AL'), await taken(bala, 'MC')]).toEqual([5, 5, 0]);
  });

  test('half a day takes half a day', async () => {
    const bala = await fixture.hire();
    const annual = await filed(bala, 'AL', { start_date: '2026-12-07', end_date: '2026-12-08' });
    const sick = await filed(bala, 'MC', { start_date: '2026-12-07', end_date: '2026-12-07', duration: 'Afternoon' });
    expect([await total(annual), await taken(bala, 'AL'), await taken(bala, 'MC')]).toEqual([1.5, 1.5, 0.5]);
    expect((await detail(annual)).days[0]).toMatchObject({ part: 'Morning', value: 0.5, live: true });
    await cancel(sick);
    expect([await total(annual), await taken(bala, 'AL')]).toEqual([2, 2]);
    expect((await detail(annual)).days[0]).toMatchObject({ part: 'Full', value: 1, replaced_by: null });
  });

  test('half a day that is left is counted again as half a day', async () => {
    const bala = await fixture.hire();
    const annual = await filed(bala, 'AL', { start_date: '2026-12-14', end_date: '2026-12-14' });
    await filed(bala, 'MC', { start_date: '2026-12-14', end_date: '2026-12-14', duration: 'Morning' });
    const holiday = await client.post(`${BASE}/holidays`, { name: 'A day', name_ms: 'Hari', date: '2026-12-14', type: 'National' });
    await client.delete(`${BASE}/holidays/${holiday.body.data.id}`);
    expect([await total(annual), await taken(bala, 'AL')]).toEqual([0.5, 0.5]);
  });

  test('an undecided annual leave loses the same days, and is ended when none is left', async () => {
    const bala = await fixture.hire();
    const part = await filed(bala, 'AL', WEEK, false);
    const whole = await filed(bala, 'AL', { start_date: '2026-12-15', end_date: '2026-12-15' }, false);
    await filed(bala, 'MC', MIDDLE);
    await filed(bala, 'MC', { start_date: '2026-12-15', end_date: '2026-12-15' });
    expect(await detail(part)).toMatchObject({ status: 'Waiting for Approval', total_days: 3 });
    expect(await detail(whole)).toMatchObject({ status: 'Cancelled', total_days: 0 });
    await approve(part);
    expect([await total(part), await taken(bala, 'AL')]).toEqual([3, 3]);
    const inbox = JSON.stringify((await client.get('api/approvals')).body.data);
    expect(inbox).not.toContain((await detail(whole)).number);
  });

  test('an annual leave that is approved while sick leave waits is replaced all the same', async () => {
    const bala = await fixture.hire();
    const annual = await filed(bala, 'AL', WEEK, false);
    const sick = await filed(bala, 'MC', MIDDLE, false);
    await approve(annual);
    expect(await taken(bala, 'AL')).toBe(5);
    await approve(sick);
    expect([await taken(bala, 'AL'), await taken(bala, 'MC')]).toEqual([3, 2]);
  });

  test('an annual leave that was cancelled meanwhile stays cancelled', async () => {
    const bala = await fixture.hire();
    const annual = await filed(bala, 'AL', WEEK);
    const sick = await filed(bala, 'MC', MIDDLE);
    await cancel(annual);
    await cancel(sick);
    expect([(await detail(annual)).status, await taken(bala, 'AL'), await taken(bala, 'MC')]).toEqual(['Cancelled', 0, 0]);
  });

  test('days that went to another leave since are not given back; the employee hears', async () => {
    const bala = await fixture.hire();
    const annual = await filed(bala, 'AL', WEEK);
    const sick = await filed(bala, 'MC', MIDDLE);
    // Twelve days a year: the nine that are left go elsewhere.
    await filed(bala, 'AL', { start_date: '2026-11-23', end_date: '2026-12-02' });
    await cancel(sick);
    expect([await total(annual), await heard(bala.userId, 'cannot return')]).toEqual([3, 1]);
  });
});

describe('the kind', () => {
  test('hospitalisation takes over sick leave, which does not take over hospitalisation', async () => {
    const bala = await fixture.hire();
    const sick = await filed(bala, 'MC', WEEK);
    await filed(bala, 'HL', { start_date: '2026-12-09', end_date: '2026-12-11' });
    expect([await total(sick), await taken(bala, 'MC'), await taken(bala, 'HL')]).toEqual([2, 2, 3]);
    expect((await file(bala, 'MC', { start_date: '2026-12-10', end_date: '2026-12-10' })).body.errors).toHaveProperty('start_date');
  });

  test('maternity leave takes over annual and sick leave; emergency leave gives its days back to annual leave', async () => {
    const { aminah } = fixture;
    const annual = await filed(aminah, 'EL', { start_date: '2026-12-21', end_date: '2026-12-22' });
    const sick = await filed(aminah, 'MC', { start_date: '2026-12-23', end_date: '2026-12-23' });
    await filed(aminah, 'ML', { start_date: '2026-12-20', end_date: '2026-12-31', birth_date: '2026-12-20' });
    expect([await total(annual), await total(sick), await taken(aminah, 'AL'), await taken(aminah, 'MC'), await taken(aminah, 'ML')]).toEqual([0, 0, 0, 0, 12]);
  });

  test('annual leave takes over nothing', async () => {
    const bala = await fixture.hire();
    await filed(bala, 'UL', MIDDLE);
    expect((await file(bala, 'AL', WEEK)).body.errors).toHaveProperty('start_date');
  });
});

describe('unpaid leave', () => {
  const MONTHS = { october: { start_date: '2026-10-01', end_date: '2026-10-31' }, november: { start_date: '2026-11-01', end_date: '2026-11-30' } };
  const paid = async () => {
    const bala = await fixture.hire();
    await portal.asSystem((tx) => makeSalary(tx, fixture.owner.companyId, bala.employeeId, 3100));
    return bala;
  };
  const process = async (person: TestEmployee, month: object) =>
    (await client.post(`${PAYROLLS}/process`, { employee_id: person.employeeId, ...month })).body.data;
  const off = ({ deductions }: { deductions: { type: string; amount: number }[] }) => deductions.find(({ type }) => type === 'Unpaid Leave')?.amount ?? 0;

  test('is paid as sick leave from the draft on', async () => {
    const bala = await paid();
    await filed(bala, 'UL', { start_date: '2026-11-10', end_date: '2026-11-11' });
    const draft = await process(bala, MONTHS.november);
    expect(off(draft)).toBeCloseTo(206.67, 2);
    const sick = await filed(bala, 'MC', { start_date: '2026-11-11', end_date: '2026-11-11' });
    expect(off((await client.post(`${PAYROLLS}/${draft.id}`, {})).body.data)).toBeCloseTo(103.33, 2);
    await cancel(sick);
    expect(off((await client.post(`${PAYROLLS}/${draft.id}`, {})).body.data)).toBeCloseTo(206.67, 2);
  });

  test('that confirmed pay took off comes back by an accepted difference, and goes again when the sick leave is cancelled', async () => {
    const bala = await paid();
    const unpaid = await filed(bala, 'UL', { start_date: '2026-10-13', end_date: '2026-10-13' });
    const october = await process(bala, MONTHS.october);
    expect((await client.post(`${PAYROLLS}/${october.id}/confirm`, {})).body.success).toBe(true);
    const sick = await filed(bala, 'MC', { start_date: '2026-10-13', end_date: '2026-10-13' });
    const open = (await client.get(`${BASE}/corrections`)).body.data.filter(({ employee_id }: { employee_id: number }) => employee_id === bala.employeeId);
    expect(open).toMatchObject([{ leave_id: unpaid, value_before: 1, value_after: 0 }]);
    expect((await client.post(`${BASE}/corrections/decide`, { ids: [open[0].id], action: 'accept' })).body.success).toBe(true);
    const november = await process(bala, MONTHS.november);
    expect(november.earnings.filter(({ name }: { name: string }) => name.startsWith('Unpaid leave returned'))).toMatchObject([{ amount: 100 }]);
    await cancel(sick);
    expect(await total(unpaid)).toBe(1);
    expect(off((await client.post(`${PAYROLLS}/${november.id}`, {})).body.data)).toBe(100);
  });
});
