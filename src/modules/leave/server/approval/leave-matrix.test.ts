/** Every person × every leave × every action over HTTP, against the workflow's table and the policy. */
import { afterAll, describe, expect, test } from 'vitest';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { adminOf, employeeOf, ownerOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';
import { LEAVE_STATUSES, leaveWorkflow, type LeaveStatus } from '../../contract/leave.workflow.ts';

const ACTIONS = ['review', 'approve', 'reject', 'cancel', 'withdraw'] as const;
type Action = (typeof ACTIONS)[number];
const PEOPLE = ['owner', 'reviewer', 'approver', 'looker', 'outside', 'self', 'colleague', 'stranger'] as const;
type Who = (typeof PEOPLE)[number];
/** What each holds on the page of management. */
const RIGHTS: Readonly<Record<Who, readonly string[] | null>> = {
  owner: ['Review', 'Approve', 'Reject', 'Cancel'],
  reviewer: ['Review', 'Reject'],
  approver: ['Review', 'Approve', 'Reject', 'Cancel'],
  looker: [],
  outside: ['Review', 'Approve', 'Reject', 'Cancel'],
  self: null,
  colleague: null,
  stranger: null,
};
const WORD = { review: 'Review', approve: 'Approve', reject: 'Reject', cancel: 'Cancel' } as const;
const PATHS: readonly (readonly LeaveStatus[])[] = [[], ['Reviewed'], ['Reviewed', 'Approved'], ['Rejected'], ['Cancelled']];
const VERB = { Reviewed: 'review', Approved: 'approve', Rejected: 'reject', Cancelled: 'cancel', 'Waiting for Approval': '' } as const;

const client = {} as Record<Who, TestClient>;

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const bala = await employeeOf(portal, fixture.owner, { company_joined_at: '2022-01-03' });
const department = await unitOf(portal, fixture.owner, 'department', 'Gudang');
const other = await employeeOf(portal, fixture.owner, { company_joined_at: '2022-01-03', department_id: department });
const outsideId = other.employeeId;
const page = {
  '/leave/manage': ['Create', 'Review', 'Approve', 'Reject', 'Cancel', 'Export'],
  '/leave/report': ['Export'],
  '/leave/entitlement': ['Create', 'Update'],
};
Object.assign(client, {
  owner: fixture.owner.client,
  reviewer: fixture.reviewer.client,
  approver: fixture.approver.client,
  looker: (await adminOf(portal, fixture.owner, { '/leave/manage': [] })).client,
  outside: (await adminOf(portal, fixture.owner, page, { department: [department] })).client,
  self: bala.client,
  colleague: other.client,
  stranger: (await ownerOf(portal)).client,
});
await fixture.owner.client.post('api/operation/leaves/entitlements/generate', { year: 2026 });
await fixture.owner.client.post('api/operation/leaves/entitlements/adjust', {
  employee_id: bala.employeeId,
  leave_type_id: fixture.type['AL'],
  year: 2026,
  days: 200,
  reason: 'Room for many',
});

/** A leave of Bala's on Monday, brought to a status by the owner; the day is free again after `release`. */
async function leaveIn(status: LeaveStatus): Promise<number> {
  const form = { leave_type_id: fixture.type['AL'], start_date: '2026-11-30', end_date: '2026-11-30', reason: 'Family matters' };
  const { id } = (await bala.client.post('api/leaves', form)).body.data;
  for (const step of PATHS[LEAVE_STATUSES.indexOf(status)] ?? []) {
    const { status: code } = await fixture.owner.client.post(`api/operation/leaves/${id}/${VERB[step]}`, { remark: 'As the test asks' });
    expect(code).toBe(200);
  }
  return id;
}
const release = (id: number) => fixture.owner.client.post(`api/operation/leaves/${id}/cancel`, { remark: 'The test is over' });
const call = (who: Who, id: number, action: Action) =>
  client[who].post(action === 'withdraw' ? `api/leaves/${id}/cancel` : `api/operation/leaves/${id}/${action}`, { remark: 'As the test asks' });

function expected(who: Who, status: LeaveStatus, action: Action): number {
  if (action === 'withdraw') {
    if (who === 'self') return mayMove(leaveWorkflow, 'withdraw', status) ? 200 : 422;
    // Only employees have leave of their own.
    return who === 'colleague' ? 404 : 403;
  }
  // The stranger owns another company: the page is theirs, the record is not.
  if (who === 'stranger') return 404;
  if (RIGHTS[who]?.includes(WORD[action]) !== true) return 403;
  if (who === 'outside') return 404;
  if (action === 'approve' && status === 'Waiting for Approval') return 422;
  return mayMove(leaveWorkflow, action, status) ? 200 : 422;
}

describe.each(LEAVE_STATUSES)('a leave that is %s', (status) => {
  test.each(ACTIONS)('answers %s by the table', async (action) => {
    let id = await leaveIn(status);
    let before = (await fixture.owner.client.get(`api/operation/leaves/${id}`)).body.data;
    for (const who of PEOPLE) {
      const answer = await call(who, id, action);
      expect(answer.status, `${who}: ${JSON.stringify(answer.body)}`).toBe(expected(who, status, action));
      const after = (await fixture.owner.client.get(`api/operation/leaves/${id}`)).body.data;
      if (answer.status !== 200) {
        expect(after, who).toEqual(before);
        continue;
      }
      expect(after.status, who).toBe(leaveWorkflow.moves[action].to);
      await release(id);
      id = await leaveIn(status);
      before = (await fixture.owner.client.get(`api/operation/leaves/${id}`)).body.data;
    }
    await release(id);
  });

  test('shows each the actions that would succeed', async () => {
    const id = await leaveIn(status);
    for (const who of ['owner', 'reviewer', 'approver', 'looker'] as const) {
      const { can } = (await client[who].get(`api/operation/leaves/${id}`)).body.data;
      const may = Object.fromEntries(ACTIONS.map((action) => [action, expected(who, status, action) === 200]));
      expect(can, who).toEqual({ ...may, approve_all: false });
    }
    const { can } = (await bala.client.get(`api/leaves/${id}`)).body.data;
    expect(can).toEqual({
      review: false,
      approve: false,
      approve_all: false,
      reject: false,
      cancel: false,
      withdraw: expected('self', status, 'withdraw') === 200,
    });
    await release(id);
  });
});

test('employees outside an admin’s scope are nowhere', async () => {
  const id = await leaveIn('Waiting for Approval');
  const { outside } = client;
  const names = (rows: readonly { employee: { id: number } }[]) => rows.map(({ employee }) => employee.id);
  expect((await outside.get(`api/operation/leaves/${id}`)).status).toBe(404);
  expect((await outside.get('api/operation/leaves')).body).toMatchObject({ data: [], meta: { total: 0 } });
  const { body } = await outside.get('api/operation/leaves/calendar', { start_date: '2026-11-01', end_date: '2026-11-30' });
  expect(names(body.data)).toEqual([outsideId]);
  expect((await outside.get('api/operation/leaves/summary')).body.data).toMatchObject({ waiting: 0, reviewed: 0, today: 0, upcoming: 0 });
  expect((await fixture.owner.client.get('api/operation/leaves/summary')).body.data.waiting).toBe(1);
  expect(names((await outside.get('api/operation/leaves/entitlements', { year: 2026 })).body.data)).toEqual([outsideId]);
  const form = { employee_id: bala.employeeId, leave_type_id: fixture.type['AL'], start_date: '2026-12-01', end_date: '2026-12-01', reason: 'Family matters' };
  expect((await outside.post('api/operation/leaves', form)).status).toBe(404);
  expect(
    (
      await outside.post('api/operation/leaves/entitlements/adjust', {
        employee_id: bala.employeeId,
        leave_type_id: fixture.type['AL'],
        year: 2026,
        days: 1,
        reason: 'Not theirs',
      })
    ).status,
  ).toBe(404);
  expect(
    (await outside.get('api/operation/leaves/entitlements/ledger', { employee_id: bala.employeeId, leave_type_id: fixture.type['AL'] as number })).status,
  ).toBe(404);
  expect((await outside.post('api/operation/leaves/bulk', { ids: [id], action: 'review' })).body.data).toEqual({
    done: 0,
    failed: 1,
    results: [{ type: 'leave', id, ok: false, code: 404, message: 'Not found.' }],
  });
  const report = (who: TestClient) =>
    who.get('api/operation/leaves/reports/generate', { start_date: '2026-11-01', end_date: '2026-11-30', status: 'Waiting for Approval', preview: true });
  const [theirs, whole] = [await report(outside), await report(fixture.owner.client)];
  expect([theirs.status, whole.status]).toEqual([200, 200]);
  expect(JSON.stringify(theirs.body)).not.toContain(bala.name);
  expect(JSON.stringify(whole.body)).toContain(bala.name);
  await release(id);
});
