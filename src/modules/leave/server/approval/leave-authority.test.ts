/** Who decides over HTTP: the company's settings, filing on behalf, substitutes, and what is told to whom. */
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { leaveFixture, levelsOf, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { adminOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { tendRequests } from '#modules/approval/server/tend-requests.ts';

const BASE = 'api/operation/leaves';
const ALL = { '/leave/manage': ['Create', 'Review', 'Approve', 'Reject', 'Cancel'] };
const OWN = { base: ['You cannot approve your own leave.'] };
const NOT_YOURS = { base: ['It is another approver’s turn to decide.'] };

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

const configure = (config: object) =>
  portal.owner.query('update companies set config = config || $2 where id = $1', [fixture.owner.companyId, JSON.stringify(config)]);
afterEach(() => configure({ leave_review_required: true, leave_self_cancel: true, four_eyes: false }));

const decide = ({ client }: TestPerson, id: number, verb: string, body: object = {}) => client.post(`${BASE}/${id}/${verb}`, body);
const file = ({ client }: TestPerson, employee_id: number, more: object = {}) =>
  client.post(BASE, { employee_id, leave_type_id: fixture.type['AL'], start_date: MONDAY, end_date: MONDAY, reason: 'Family matters', ...more });
async function applied() {
  const person = await fixture.hire();
  return { person, id: (await fixture.apply(person.client)).body.data.id as number };
}
async function notices(userId: number): Promise<string[]> {
  const { rows } = await portal.owner.query<{ title: string }>("select title ->> 'en' as title from notifications where user_id = $1 order by id", [userId]);
  return rows.map(({ title }) => title);
}

describe('a company', () => {
  test('without reviews approves at once', async () => {
    const { id } = await applied();
    expect((await decide(fixture.approver, id, 'approve')).body.errors).toEqual({ base: ['This leave must be reviewed before it is approved.'] });
    await configure({ leave_review_required: false });
    expect((await fixture.approver.client.get(`${BASE}/${id}`)).body.data.can.approve).toBe(true);
    expect((await decide(fixture.approver, id, 'approve')).body.data.status).toBe('Approved');
  });

  test('of four eyes wants a second person, or its owner', async () => {
    await configure({ four_eyes: true });
    const [one, two] = [await applied(), await applied()];
    for (const { id } of [one, two]) await decide(fixture.approver, id, 'review');
    expect((await decide(fixture.approver, one.id, 'approve')).body.errors).toEqual({ base: ['Someone other than the reviewer must approve this.'] });
    expect((await fixture.approver.client.get(`${BASE}/${one.id}`)).body.data.can.approve).toBe(false);
    const second = await adminOf(portal, fixture.owner, ALL);
    expect((await decide(second, one.id, 'approve')).body.data.status).toBe('Approved');
    expect((await decide(fixture.owner, two.id, 'approve')).body.data.status).toBe('Approved');
    const person = await fixture.hire();
    expect((await file(fixture.approver, person.employeeId, { approve: true })).body.errors).toEqual({
      base: ['Someone other than the reviewer must approve this.'],
    });
  });

  test('may keep approved leave out of the hands of employees', async () => {
    const { person, id } = await applied();
    await decide(fixture.reviewer, id, 'review');
    await decide(fixture.approver, id, 'approve');
    await configure({ leave_self_cancel: false });
    expect((await person.client.get(`api/leaves/${id}`)).body.data.can.withdraw).toBe(false);
    expect((await person.client.post(`api/leaves/${id}/cancel`, {})).body.errors).toEqual({ base: ['Please ask an administrator to cancel approved leave.'] });
    await configure({ leave_self_cancel: true });
    portal.clock.set('2026-11-30T10:00:00+08:00');
    expect((await person.client.post(`api/leaves/${id}/cancel`, {})).body.errors).toEqual({
      base: ['This leave has started. Please ask an administrator to cancel it.'],
    });
    // An administrator cancels what has begun, with a remark.
    expect((await decide(fixture.approver, id, 'cancel')).body.errors).toHaveProperty('remark');
    expect((await decide(fixture.approver, id, 'cancel', { remark: 'Came to work' })).body.data.status).toBe('Cancelled');
    portal.clock.set('2026-11-20T10:00:00+08:00');
  });
});

describe('nobody decides over their own leave', () => {
  test('by whichever way', async () => {
    const chief = await fixture.hire({ accesses: ALL });
    const { id } = (await fixture.apply(chief.client)).body.data;
    for (const verb of ['review', 'approve', 'reject']) expect((await decide(chief, id, verb, { remark: 'My own' })).body.errors).toEqual(OWN);
    expect((await chief.client.post(`${BASE}/bulk`, { ids: [id], action: 'review' })).body.data).toMatchObject({
      done: 0,
      failed: 1,
      results: [{ id, ok: false }],
    });
    const tuesday = { start_date: '2026-12-01', end_date: '2026-12-01' };
    expect((await file(chief, chief.employeeId, { ...tuesday, approve: true })).body.errors).toEqual(OWN);
    expect((await chief.client.get('api/leaves')).body.meta.total).toBe(1);
    expect((await file(chief, chief.employeeId, tuesday)).body.data.status).toBe('Waiting for Approval');
  });

  test('except the owner', async () => {
    const boss = await fixture.hire();
    await portal.owner.query('update employees set user_id = $1 where id = $2', [fixture.owner.userId, boss.employeeId]);
    await portal.owner.query('update company_users set employee_id = $1 where company_id = $2 and user_id = $3', [
      boss.employeeId,
      fixture.owner.companyId,
      fixture.owner.userId,
    ]);
    expect((await file(fixture.owner, boss.employeeId, { approve: true })).body.data.status).toBe('Approved');
  });
});

describe('a rule of approval', () => {
  test('binds who files a leave, stands aside for the applicant, and tells who takes over', async () => {
    const chief = await fixture.hire({ accesses: ALL });
    const deputy = await adminOf(portal, fixture.owner, ALL);
    const levels = levelsOf([[{ user_id: chief.userId, substitute_id: deputy.userId }], [{ user_id: fixture.approver.userId }]]);
    const rule = (await fixture.owner.client.post(`${BASE}/approval-rules`, { name: 'Annual leave', leave_type_id: fixture.type['AL'], levels })).body.data;
    const person = await fixture.hire();
    expect((await file(fixture.approver, person.employeeId, { approve: true })).body.errors).toEqual(NOT_YOURS);
    // The first level files: it passes to the second one.
    expect((await file(chief, person.employeeId, { approve: true })).body.data).toMatchObject({ status: 'Reviewed', level: 2 });
    const own = (await fixture.apply(chief.client)).body.data.id;
    expect((await decide(deputy, own, 'approve')).body.data).toMatchObject({ status: 'Reviewed', level: 2 });

    const { id } = await applied();
    await fixture.owner.client.post(BASE, {
      employee_id: chief.employeeId,
      leave_type_id: fixture.type['UL'],
      start_date: '2026-11-20',
      end_date: '2026-11-20',
      reason: 'At the dentist',
      approve: true,
    });
    const before = (await notices(deputy.userId)).length;
    const queue = createManualQueue(portal.server.services, [tendRequests]);
    for (let run = 0; run < 2; run++) {
      await portal.asSystem(async (tx) => void (await queue.enqueue(tx, 'approval.tend-requests', {})));
      await queue.drain();
    }
    // Once, however often the morning comes.
    expect((await notices(deputy.userId)).slice(before)).toEqual(['Waiting for your decision']);
    expect((await decide(deputy, id, 'approve')).body.data).toMatchObject({ status: 'Reviewed', level: 2 });
    expect((await fixture.owner.client.delete(`${BASE}/approval-rules/${rule.id}`, { updated_at: rule.updated_at })).status).toBe(200);
  });
});

describe('what is told', () => {
  test('of a leave that the employee takes back goes to those who may decide', async () => {
    const { person, id } = await applied();
    const before = (await notices(fixture.reviewer.userId)).length;
    await person.client.post(`api/leaves/${id}/cancel`, {});
    expect((await notices(fixture.reviewer.userId)).slice(before)).toEqual(['Leave cancelled']);
  });

  test('of several leaves reads the leave types once', async () => {
    const ids = [(await applied()).id, (await applied()).id, (await applied()).id];
    for (const action of ['review', 'approve'] as const) {
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      const { body } = await fixture.owner.client.post(`${BASE}/bulk`, { ids, action });
      const statements = asked.mock.calls.map(([query]) => String((query as unknown as { text?: string }).text ?? query));
      asked.mockRestore();
      expect(body.data).toMatchObject({ done: 3, failed: 0 });
      expect(statements.filter((text) => /from "leave_types"/.test(text))).toHaveLength(1);
    }
  });
});
