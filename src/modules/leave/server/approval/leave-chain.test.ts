/** Chains of approvers over HTTP: levels, substitutes, whose turn it is; and what ends with an employment. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { leaveFixture, levelsOf } from '#app/server/testing/leave-fixture.ts';
import { adminOf, employeeOf, unitOf, type TestEmployee, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const BASE = 'api/operation/leaves';
const TODAY = '2026-11-20';
const NOT_YOURS = { base: ['It is another approver’s turn to decide.'] };
const page = { '/leave/manage': ['Review', 'Approve', 'Reject', 'Cancel'] };

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const chief = await employeeOf(portal, fixture.owner, { company_joined_at: '2022-01-03', accesses: page });
const deputy = await adminOf(portal, fixture.owner, page);
const head = await adminOf(portal, fixture.owner, page);
const { status, body } = await fixture.owner.client.post(`${BASE}/approval-rules`, {
  name: 'Annual leave',
  leave_type_id: fixture.type['AL'],
  levels: levelsOf([[{ user_id: chief.userId, substitute_id: deputy.userId }], [{ user_id: head.userId }]]),
});
expect(status, JSON.stringify(body)).toBe(201);

async function applied(more: object = {}) {
  const person = await fixture.hire();
  const { body } = await fixture.apply(person.client, more);
  return { person, id: body.data.id as number };
}
const decide = ({ client }: TestPerson, id: number, verb: string, body: object = {}) => client.post(`${BASE}/${id}/${verb}`, body);
const statusOf = async (id: number) => (await fixture.owner.client.get(`${BASE}/${id}`)).body.data;

describe('a chain of two levels', () => {
  test('passes from one to the next, and nobody decides out of turn', async () => {
    const { id } = await applied();
    expect(await statusOf(id)).toMatchObject({ level: 1, levels: 2, status: 'Waiting for Approval', can: { review: false } });
    for (const who of [head, deputy, fixture.approver]) expect((await decide(who, id, 'approve')).body.errors).toEqual(NOT_YOURS);
    expect((await decide(fixture.reviewer, id, 'review')).body.errors).toEqual(NOT_YOURS);
    expect((await decide(fixture.owner, id, 'review')).status).toBe(422);
    expect((await decide(chief, id, 'approve')).body).toMatchObject({ message: 'Passed to the next approver.', data: { status: 'Reviewed', level: 2 } });
    expect((await decide(chief, id, 'approve')).body.errors).toEqual(NOT_YOURS);
    expect((await decide(chief, id, 'reject', { remark: 'On second thought' })).body.errors).toEqual(NOT_YOURS);
    expect((await decide(head, id, 'approve')).body.data).toMatchObject({ status: 'Approved', balance_after: 11 });
  });

  test('reads the employee and the company once, whatever asks for them', async () => {
    const { id } = await applied();
    await decide(chief, id, 'approve');
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    expect((await decide(head, id, 'approve')).body.data.status).toBe('Approved');
    const texts = asked.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? String(query));
    asked.mockRestore();
    const reads = (columns: string, table: string) => texts.filter((text) => text.startsWith(`select ${columns}`) && text.includes(`from "${table}"`)).length;
    expect(reads('"id", "company_id", "name"', 'employees')).toBe(1);
    expect(reads('"id", "domain_id"', 'companies')).toBe(1);
    expect(reads('"id", "company_id"', 'leave_types')).toBe(1);
  });

  test('ends where a level rejects', async () => {
    const { id } = await applied();
    expect((await decide(chief, id, 'reject', { remark: 'Stocktaking' })).body.data.status).toBe('Rejected');
    expect((await decide(head, id, 'approve')).status).toBe(422);
  });

  test('lets the owner step in for all of it', async () => {
    const { id } = await applied();
    expect((await decide(fixture.owner, id, 'approve')).body.data.status).toBe('Approved');
  });

  test('asks the list of each for what is theirs', async () => {
    const { id } = await applied();
    const mine = async ({ client }: TestPerson) => (await client.get(BASE, { mine: true, per_page: 100 })).body.data.map((row: { id: number }) => row.id);
    expect(await mine(chief)).toContain(id);
    expect(await mine(head)).not.toContain(id);
    await decide(chief, id, 'approve');
    expect(await mine(chief)).not.toContain(id);
    expect(await mine(head)).toContain(id);
    await decide(head, id, 'reject', { remark: 'Stocktaking' });
  });
});

describe('an approver who is on leave today', () => {
  test('is stood in for, whether it was asked before or since; with a telephone at hand they decide themselves', async () => {
    const [waiting, another] = [await applied(), await applied()];
    expect((await decide(deputy, waiting.id, 'approve')).body.errors).toEqual(NOT_YOURS);
    const form = {
      employee_id: chief.employeeId,
      leave_type_id: fixture.type['UL'],
      start_date: TODAY,
      end_date: TODAY,
      reason: 'At the dentist',
      approve: true,
    };
    expect((await fixture.owner.client.post(BASE, form)).body.data.status).toBe('Approved');
    const fresh = await applied();
    const named = (await statusOf(fresh.id)).approvers[0];
    expect(named).toMatchObject({ level: 1, users: [{ id: chief.userId }, { id: deputy.userId }] });
    for (const { id } of [waiting, fresh]) {
      const { body } = await decide(deputy, id, 'approve');
      expect(body.data).toMatchObject({ status: 'Reviewed', level: 2 });
      expect(body.data.timeline.at(-1)).toMatchObject({ action: 'pass', user: { id: deputy.userId }, instead_of: chief.name });
    }
    expect((await decide(chief, another.id, 'approve')).body.data).toMatchObject({ status: 'Reviewed', level: 2 });
  });
});

describe('somebody who sits on two levels', () => {
  let type: number;
  let both: TestPerson;
  beforeAll(async () => {
    type = fixture.type['UL'] as number;
    both = await adminOf(portal, fixture.owner, page);
    const away = await employeeOf(portal, fixture.owner, { company_joined_at: '2022-01-03', accesses: page });
    const form = {
      employee_id: away.employeeId,
      leave_type_id: fixture.type['AL'],
      start_date: TODAY,
      end_date: TODAY,
      reason: 'At the dentist',
      approve: true,
    };
    await fixture.owner.client.post('api/operation/leaves/entitlements/generate', { year: 2026, employee_ids: [away.employeeId] });
    expect((await fixture.owner.client.post(BASE, form)).body.data?.status).toBe('Approved');
    const { status } = await fixture.owner.client.post(`${BASE}/approval-rules`, {
      name: 'Unpaid leave',
      leave_type_id: type,
      levels: levelsOf([
        [{ user_id: away.userId, substitute_id: both.userId }],
        [{ user_id: both.userId }, { user_id: head.userId }],
        [{ user_id: deputy.userId }],
      ]),
    });
    expect(status).toBe(201);
  });

  test('as a substitute approves once for both, and the next level is asked', async () => {
    const { id } = await applied({ leave_type_id: type });
    expect((await decide(both, id, 'approve')).body.data).toMatchObject({ status: 'Reviewed', level: 3 });
    expect((await decide(head, id, 'approve')).body.errors).toEqual(NOT_YOURS);
    expect((await decide(deputy, id, 'approve')).body.data.status).toBe('Approved');
  });

  test('is asked no second time where two people must decide, and is told why', async () => {
    await portal.owner.query(`update companies set config = jsonb_set(config, '{four_eyes}', 'true') where id = $1`, [fixture.owner.companyId]);
    const { id } = await applied({ leave_type_id: type });
    expect((await decide(both, id, 'approve')).body.data).toMatchObject({ status: 'Reviewed', level: 2, can: { approve: false } });
    expect((await decide(both, id, 'approve')).body.errors).toEqual({ base: ['Someone other than the reviewer must approve this.'] });
    expect((await decide(head, id, 'approve')).body.data).toMatchObject({ status: 'Reviewed', level: 3 });
    await portal.owner.query(`update companies set config = jsonb_set(config, '{four_eyes}', 'false') where id = $1`, [fixture.owner.companyId]);
  });

  test('is not the owner, who reads that stepping in stands for all levels that are left', async () => {
    const { id } = await applied({ leave_type_id: type });
    expect((await statusOf(id)).can).toMatchObject({ approve: true, approve_all: true });
    await decide(both, id, 'approve');
    // The last level: there are no others.
    expect((await statusOf(id)).can).toMatchObject({ approve: true, approve_all: false });
    expect((await decide(fixture.owner, id, 'approve')).body.data.status).toBe('Approved');
  });
});

describe('the end of an employment', () => {
  const end = (person: TestEmployee, date: string) =>
    fixture.owner.client.post(`api/admin/employees/${person.employeeId}/inactivate`, { date, reason: 'Resigned' });
  const days = (data: { days: { date: string; live: boolean }[] }) => data.days.filter(({ live }) => live).map(({ date }) => date);

  test('cancels the leave after it, whole or by its days, and gives the days back', async () => {
    const { person, id } = await applied({ end_date: '2026-12-02' });
    await decide(fixture.owner, id, 'approve');
    const later = (
      await person.client.post('api/leaves', { leave_type_id: fixture.type['AL'], start_date: '2026-12-09', end_date: '2026-12-09', reason: 'Family matters' })
    ).body.data;
    expect((await end(person, '2026-11-30')).status).toBe(200);
    const over = await statusOf(id);
    expect([over.status, over.total_days, days(over), over.remark]).toEqual(['Approved', 1, ['2026-11-30'], 'The employment ends on 30/11/26.']);
    expect(await statusOf(later.id)).toMatchObject({ status: 'Cancelled', remark: 'The employment ends on 30/11/26.' });
    const { body } = await fixture.owner.client.get(`${BASE}/entitlements/ledger`, {
      employee_id: person.employeeId,
      leave_type_id: fixture.type['AL'] as number,
      date: '2026-12-31',
    });
    // Eleven months of the twelve were served: one of the twelve days goes, one was taken.
    expect(body.data).toMatchObject({ balance: 10, held: [] });
    expect(
      (
        await person.client.post('api/leaves', {
          leave_type_id: fixture.type['AL'],
          start_date: '2026-12-01',
          end_date: '2026-12-01',
          reason: 'Family matters',
        })
      ).status,
    ).toBe(422);
  });

  test('leaves alone what ends by then', async () => {
    const { person, id } = await applied();
    await end(person, '2026-12-31');
    expect(await statusOf(id)).toMatchObject({ status: 'Waiting for Approval', total_days: 1 });
  });
});

test('what a rule names is not deleted under it, and another unit may take its place', async () => {
  const units = 'api/admin/companies/departments';
  const made = async (name: string) => {
    const id = await unitOf(portal, fixture.owner, 'department', name);
    return (await fixture.owner.client.get(`${units}/${id}`)).body.data as { id: number; updated_at: string };
  };
  const [old, heir] = [await made('Jabatan Lama'), await made('Jabatan Baharu')];
  const rule = { name: 'Old department', leave_type_id: fixture.type['UL'], department_id: old.id, levels: levelsOf([[{ user_id: head.userId }]]) };
  const saved = await fixture.owner.client.post(`${BASE}/approval-rules`, rule);
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  const { id } = saved.body.data;
  const drop = (more: object = {}) => fixture.owner.client.delete(`${units}/${old.id}`, { updated_at: old.updated_at, ...more });
  expect((await drop()).body.errors).toEqual({ move_to: ['Old department still uses it. Choose a replacement.'] });
  expect((await drop({ move_to: heir.id })).status).toBe(200);
  expect((await fixture.owner.client.get(`${BASE}/approval-rules/${id}`)).body.data.department_id).toBe(heir.id);
  const { errors } = (await fixture.owner.client.delete(`${BASE}/types/${fixture.type['UL']}`)).body;
  expect(errors.base[0]).toMatch(/approval rule uses this type|Applications use this type/);
});
