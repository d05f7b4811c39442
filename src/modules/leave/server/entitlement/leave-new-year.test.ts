/** The year of a joiner and the turn of the year over HTTP: what is granted whole, what is carried, what a birth costs. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { employeeOf, type TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { grantNewcomers, grantNewYear } from '../leave-jobs.ts';

const BASE = 'api/operation/leaves';
const NOVEMBER = '2026-11-20T10:00:00+08:00';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

const owner = (path: string, body: object) => fixture.owner.client.post(`${BASE}/${path}`, body);
const balanceOf = async (person: TestEmployee, code = 'AL', year = 2026) =>
  (await person.client.get('api/leaves/summary', { year })).body.data.types.find((row: { code: string }) => row.code === code);
const ledgerOf = async (person: TestEmployee, code: string, date: string) =>
  (await person.client.get('api/leaves/ledger', { leave_type_id: fixture.type[code] as number, year: Number(date.slice(0, 4)), date })).body.data;
const generate = (person: TestEmployee, year: number, more: object = {}) =>
  owner('entitlements/generate', { year, employee_ids: [person.employeeId], ...more });
const take = (person: TestEmployee, start_date: string, end_date = start_date, more: object = {}) =>
  owner('', { employee_id: person.employeeId, leave_type_id: fixture.type['AL'], start_date, end_date, reason: 'Family matters', approve: true, ...more });
async function run(job: typeof grantNewYear): Promise<void> {
  const queue = createManualQueue(portal.server.services, [job]);
  await portal.asSystem(async (tx) => void (await queue.enqueue(tx, job.name, {})));
  await queue.drain();
}

describe('who joins in April', () => {
  test('has whole days of sickness and of events, and a part of the annual leave', async () => {
    const bala = await fixture.hire({ gender: 'Female', company_joined_at: '2026-04-01' });
    const entitled = await Promise.all(['AL', 'MC', 'HL', 'ML', 'CL', 'MR'].map(async (code) => (await balanceOf(bala, code)).entitled));
    expect(entitled).toEqual([6, 14, 60, 98, 3, 3]);
  });

  test.each([
    ['by the next grant', (person: TestEmployee) => generate(person, 2026)],
    ['overnight', () => run(grantNewcomers)],
  ])('and was granted too little has the difference %s, once, with the reason', async (_how, mend) => {
    const bala = await fixture.hire({ company_joined_at: '2026-04-01' });
    await portal.owner.query(
      `update leave_entitlement_entries n set days = 10.5, reason = '2026: 14 × 9/12' from leave_entitlements a
       where a.id = n.entitlement_id and a.employee_id = $1 and a.leave_type_id = $2`,
      [bala.employeeId, fixture.type['MC']],
    );
    expect((await balanceOf(bala, 'MC')).entitled).toBe(10.5);
    const [row] = (await generate(bala, 2026, { preview: true })).body.data.filter(({ due }: { due: number }) => due !== 0);
    expect(row).toMatchObject({ leave_type_id: fixture.type['MC'], days: 14, granted: 10.5, due: 3.5 });
    await mend(bala);
    await mend(bala);
    const { balance, rows } = await ledgerOf(bala, 'MC', '2026-12-31');
    expect(balance).toBe(14);
    expect(rows.map(({ days, reason }: { days: number; reason: string }) => [days, reason])).toEqual([
      [10.5, '2026: 14 × 9/12'],
      [3.5, 'Whole year, not by months since joining / Setahun penuh, bukan ikut bulan sejak mula bekerja: 10.5 → 14'],
    ]);
  });
});

describe('what is carried into a year', () => {
  test('that was granted early follows the balance until the year begins, and is booked on 1 January', async () => {
    const bala = await fixture.hire();
    await generate(bala, 2027);
    expect(await balanceOf(bala, 'AL', 2027)).toMatchObject({ entitled: 16, carried_forward: 5, balance: 21 });
    await take(bala, '2026-12-01', '2026-12-10');
    expect(await balanceOf(bala, 'AL', 2027)).toMatchObject({ carried_forward: 3, balance: 19 });
    expect((await generate(bala, 2027)).body.data).toEqual({ employees: 0, entries: 0 });
    portal.clock.set('2027-01-01T00:30:00+08:00');
    await run(grantNewYear);
    const { balance, rows } = await ledgerOf(bala, 'AL', '2027-01-01');
    expect(balance).toBe(19);
    expect(rows.map(({ kind, days, projected }: { kind: string; days: number; projected: boolean }) => [kind, days, projected])).toEqual([
      ['Grant', 16, false],
      ['Carry Forward', 3, false],
    ]);
    portal.clock.set(NOVEMBER);
  });

  test('and was booked early by an older version is brought to the balance by the same job', async () => {
    const bala = await fixture.hire();
    await generate(bala, 2027);
    await portal.owner.query(
      `insert into leave_entitlement_entries (company_id, entitlement_id, kind, days, effective_date, expires_on, reason, once)
       select company_id, id, 'Carry Forward', 5, '2027-01-01', '2027-03-31', '2026', 'carry' from leave_entitlements where employee_id = $1 and leave_type_id = $2 and year = 2027`,
      [bala.employeeId, fixture.type['AL']],
    );
    await take(bala, '2026-12-01', '2026-12-11');
    expect(await balanceOf(bala, 'AL', 2027)).toMatchObject({ carried_forward: 2, balance: 18 });
    portal.clock.set('2027-01-01T00:30:00+08:00');
    await run(grantNewYear);
    const { rows } = await ledgerOf(bala, 'AL', '2027-01-01');
    expect(rows.map(({ days, reason }: { days: number; reason: string }) => [days, reason])).toContainEqual([-3, '2026: 5 → 2']);
    portal.clock.set(NOVEMBER);
  });

  test('follows what is given back, taken and adjusted afterwards in the year that is over', async () => {
    const bala = await fixture.hire();
    const { id } = (await take(bala, '2026-12-01', '2026-12-10')).body.data;
    const waiting = (await fixture.apply(bala.client, { start_date: '2026-12-21', end_date: '2026-12-21' })).body.data.id;
    portal.clock.set('2027-01-01T00:30:00+08:00');
    await run(grantNewYear);
    const carried = async () => (await balanceOf(bala, 'AL', 2027)).carried_forward;
    expect(await carried()).toBe(2);
    await owner(`${waiting}/reject`, { remark: 'Stocktaking' });
    expect(await carried()).toBe(3);
    await owner(`${id}/cancel`, { remark: 'Came to work', dates: ['2026-12-10'] });
    expect(await carried()).toBe(4);
    await owner('entitlements/adjust', { employee_id: bala.employeeId, leave_type_id: fixture.type['AL'], year: 2026, days: -2.5, reason: 'Counted wrongly' });
    expect(await carried()).toBe(1.5);
    portal.clock.set(NOVEMBER);
  });

  test('goes below zero where the year was overdrawn, and does not expire', async () => {
    const bala = await fixture.hire();
    await portal.owner.query(`update leave_types set allow_negative = true, negative_limit = 3 where id = $1`, [fixture.type['AL']]);
    // Twelve days and three more.
    expect((await take(bala, '2026-12-01', '2026-12-17')).status).toBe(201);
    expect((await balanceOf(bala)).balance).toBe(-3);
    await generate(bala, 2027);
    expect(await balanceOf(bala, 'AL', 2027)).toMatchObject({ carried_forward: -3, balance: 13 });
    portal.clock.set('2027-01-01T00:30:00+08:00');
    await run(grantNewYear);
    await run(grantNewYear);
    expect(await balanceOf(bala, 'AL', 2027)).toMatchObject({ carried_forward: -3, balance: 13 });
    expect((await ledgerOf(bala, 'AL', '2027-12-31')).balance).toBe(13);
    portal.clock.set(NOVEMBER);
    await portal.owner.query(`update leave_types set allow_negative = false, negative_limit = 0 where id = $1`, [fixture.type['AL']]);
  });

  test('stands where a person says it', async () => {
    const bala = await fixture.hire();
    await generate(bala, 2027);
    const { entitlement_id } = await balanceOf(bala, 'AL', 2027);
    const set = await owner(`entitlements/${entitlement_id}`, { carried_forward_days: 2, reason: 'Agreed with the employee' });
    expect(set.body.data).toMatchObject({ carried_forward: 2, balance: 18 });
    await take(bala, '2026-12-01', '2026-12-14');
    expect(await balanceOf(bala, 'AL', 2027)).toMatchObject({ carried_forward: 2, balance: 18 });
  });
});

describe('leave for a birth over the new year', () => {
  test('draws on one entitlement, that of the year in which it began', async () => {
    const siti = await fixture.hire({ gender: 'Female' });
    await generate(siti, 2027);
    const form = new FormData();
    form.set('file', new File(['%PDF-1.4 a certificate'], 'certificate.pdf', { type: 'application/pdf' }));
    const documents = [(await siti.client.post('api/files', form)).body.data.file];
    const ask = (start_date: string, end_date: string) =>
      fixture.apply(siti.client, { leave_type_id: fixture.type['ML'], birth_date: '2026-11-20', documents, start_date, end_date });
    // 41 days in 2026, 57 in 2027.
    const made = await ask('2026-11-21', '2027-02-26');
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const rows = (await siti.client.get('api/leaves', { sort_by: 'id', sort: 'asc' })).body.data as { id: number; total_days: number }[];
    expect(rows.map(({ total_days }) => total_days)).toEqual([41, 57]);
    expect([(await balanceOf(siti, 'ML')).pending, (await balanceOf(siti, 'ML', 2027)).pending]).toEqual([98, 0]);
    for (const { id } of rows) {
      await owner(`${id}/review`, {});
      expect((await owner(`${id}/approve`, {})).body.data?.status).toBe('Approved');
    }
    expect(await balanceOf(siti, 'ML')).toMatchObject({ taken: 98, balance: 0 });
    expect(await balanceOf(siti, 'ML', 2027)).toMatchObject({ taken: 0, balance: 98 });
    // Days for the same birth in the new year are of the same entitlement, which is used up.
    portal.clock.set('2027-02-20T10:00:00+08:00');
    expect((await ask('2027-03-01', '2027-03-01')).body.errors).toEqual({
      base: [expect.stringMatching(/^Only 0 days are left on these dates. Each birth has its own days/)],
    });
    portal.clock.set(NOVEMBER);
    // What is cancelled goes back to where it came from.
    await owner(`${rows[1]?.id}/cancel`, { remark: 'Came back earlier', dates: ['2027-02-26'] });
    expect([(await balanceOf(siti, 'ML')).balance, (await balanceOf(siti, 'ML', 2027)).balance]).toEqual([1, 98]);
  });

  test('is refused beyond what is left of that one entitlement, in both years together', async () => {
    const siti = await employeeOf(portal, fixture.owner, { gender: 'Female', company_joined_at: '2022-01-03' });
    await generate(siti, 2026);
    await owner('entitlements/adjust', { employee_id: siti.employeeId, leave_type_id: fixture.type['ML'], year: 2026, days: -20, reason: 'Taken before' });
    const query = {
      employee_id: siti.employeeId,
      leave_type_id: fixture.type['ML'] as number,
      start_date: '2026-11-21',
      end_date: '2027-02-26',
      birth_date: '2026-11-20',
      documents: 1,
    };
    const { data } = (await fixture.owner.client.get(`${BASE}/calculate`, query)).body;
    expect(data).toMatchObject({ balance: 78, balance_after: -20, errors: { base: [expect.stringContaining('Only 37 days are left on these dates.')] } });
    expect(data.warnings[0]).toBe('This becomes two applications: until 31 December, and from 1 January. Both use the 2026 balance, in which the leave began.');
  });
});
