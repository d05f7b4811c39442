/** The approvals inbox over HTTP, fed by leave: what waits for whom, and what becomes of each decision. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { adminOf, employeeOf, ownerOf, unitOf, type TestEmployee, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

async function somebody(given: Parameters<typeof employeeOf>[2] = {}): Promise<TestEmployee> {
  const person = await employeeOf(portal, fixture.owner, { company_joined_at: '2022-01-03', ...given });
  await fixture.owner.client.post('api/operation/leaves/entitlements/generate', { year: 2026, employee_ids: [person.employeeId] });
  return person;
}
/** An application of a fresh person, one day long. @returns its id. */
async function asked(person?: TestEmployee, start = MONDAY): Promise<number> {
  const { client } = person ?? (await somebody());
  const { body } = await client.post('api/leaves', { leave_type_id: fixture.type['AL'], start_date: start, end_date: start, reason: 'Family matters' });
  return body.data.id;
}
const inbox = async ({ client }: TestPerson, query = {}) => (await client.get('api/approvals', { per_page: 100, ...query })).body;
const idsOf = async (person: TestPerson): Promise<number[]> => (await inbox(person)).data.map(({ id }: { id: number }) => id);
const decide = ({ client }: TestPerson, action: string, items: object[], remark?: string) =>
  client.post('api/approvals/decide', { action, items, ...(remark && { remark }) });
const leave = (id: number, status?: string) => ({ type: 'leave', id, ...(status && { status }) });
const statusOf = async (id: number) => (await fixture.owner.client.get(`api/operation/leaves/${id}`)).body.data.status;

describe('the inbox', () => {
  test('holds what this person can move on, and nothing else', async () => {
    const id = await asked();
    const item = (await inbox(fixture.reviewer)).data.find((each: { id: number }) => each.id === id);
    expect(item).toMatchObject({ type: 'leave', title: expect.stringMatching(/^LV-2026-/), status: 'Waiting for Approval', note: 'Family matters' });
    expect(item).toMatchObject({ route: `/leave/manage?open=${id}`, person: { name: expect.any(String) } });
    expect(item.detail.en).toContain('30/11/26, full day · 11 days left after it');
    expect(item.detail.ms).toContain('30/11/26, sehari penuh · baki 11 hari selepasnya');
    expect(item.actions.map(({ key, remark }: { key: string; remark: boolean }) => [key, remark])).toEqual([
      ['review', false],
      ['reject', true],
    ]);
    // The reviewed leave waits for the approver alone: the reviewer could only reject it.
    expect((await decide(fixture.reviewer, 'review', [leave(id)])).body.data).toMatchObject({ done: 1, failed: 0 });
    expect(await idsOf(fixture.reviewer)).not.toContain(id);
    expect(await idsOf(fixture.approver)).toContain(id);
    expect((await decide(fixture.approver, 'approve', [leave(id)])).body.data.done).toBe(1);
    expect(await idsOf(fixture.approver)).not.toContain(id);
    expect(await statusOf(id)).toBe('Approved');
  });

  test('puts what waits longest first, page by page, and counts each type', async () => {
    const owner = fixture.owner;
    for (let made = 0; made < 3; made++) await asked();
    const all = await inbox(owner);
    const since = all.data.map((item: { since: string }) => Date.parse(item.since));
    expect(since).toEqual([...since].sort((a, b) => a - b));
    expect(all.counts).toEqual([{ type: 'leave', title: { en: 'Leave', ms: 'Cuti' }, n: all.meta.total }]);
    const second = await inbox(owner, { per_page: 2, page: 2 });
    expect(second.data.map(({ id }: { id: number }) => id)).toEqual(all.data.slice(2, 4).map(({ id }: { id: number }) => id));
    expect(second.meta).toMatchObject({ page: 2, per_page: 2, total: all.data.length });
    expect((await inbox(owner, { type: 'claim' })).data).toEqual([]);
  });

  test('is empty for an admin without rights on leave, and closed to employees and to other companies', async () => {
    const id = await asked();
    const viewer = await adminOf(portal, fixture.owner, { '/leave/manage': ['Export', 'Cancel'] });
    expect(await inbox(viewer)).toMatchObject({ data: [], counts: [], meta: { total: 0 } });
    expect((await fixture.aminah.client.get('api/approvals')).status).toBe(403);
    expect((await decide(fixture.aminah, 'approve', [leave(id)])).status).toBe(403);
    const stranger = await ownerOf(portal);
    expect((await stranger.client.with({ companyId: fixture.owner.companyId }).get('api/approvals')).status).toBe(403);
    const { body } = await decide(stranger, 'reject', [leave(id)], 'Not ours');
    expect(body.data.results).toEqual([{ type: 'leave', id, ok: false, code: 404, message: 'Not found.' }]);
    const refused = await decide(viewer, 'approve', [leave(id)]);
    expect(refused.body.data.results[0]).toMatchObject({ ok: false, code: 403 });
    expect(await statusOf(id)).toBe('Waiting for Approval');
  });

  test('keeps to the employees in scope and leaves out the own leave', async () => {
    const branch = await unitOf(portal, fixture.owner, 'branch', 'Cawangan Contoh');
    const rights = { '/leave/manage': ['Review', 'Approve', 'Reject'] };
    const local = await adminOf(portal, fixture.owner, rights, { branch: [branch] });
    const [here, there] = [await somebody({ branch_id: branch, accesses: rights, scope: { branch: [branch] } }), await asked()];
    const near = await asked(here);
    expect(await idsOf(local)).toEqual([near]);
    expect(await idsOf(here)).toEqual([]);
    const { body } = await decide(local, 'review', [leave(there), leave(near)]);
    expect(body.data.results.map(({ id, code }: { id: number; code: number }) => [id, code])).toEqual(
      [
        [there, 404],
        [near, 200],
      ].sort((a, b) => (a[0] as number) - (b[0] as number)),
    );
    expect(await statusOf(there)).toBe('Waiting for Approval');
  });
});

describe('a decision about several', () => {
  test('answers for each: a stale one 409, a missing remark 422, an unknown type 404, the others done', async () => {
    const [first, second, third] = [await asked(), await asked(), await asked()];
    await decide(fixture.reviewer, 'review', [leave(second)]);
    const { body } = await decide(fixture.reviewer, 'review', [
      leave(third, 'Waiting for Approval'),
      leave(second, 'Waiting for Approval'),
      leave(first, 'Waiting for Approval'),
      leave(first, 'Waiting for Approval'),
      { type: 'unknown', id: 1 },
    ]);
    expect(body).toMatchObject({ success: true, message: '2 records decided, 2 refused.', data: { done: 2, failed: 2 } });
    expect(body.data.results).toEqual([
      { type: 'leave', id: first, ok: true, code: 200, message: null },
      { type: 'leave', id: second, ok: false, code: 409, message: 'This record has been changed. Please reload.' },
      { type: 'leave', id: third, ok: true, code: 200, message: null },
      { type: 'unknown', id: 1, ok: false, code: 404, message: 'Not found.' },
    ]);
    const noReason = await decide(fixture.approver, 'reject', [leave(first)]);
    expect(noReason.body.data.results[0]).toMatchObject({ ok: false, code: 422 });
    expect(await statusOf(first)).toBe('Reviewed');
    const cancelled = await decide(fixture.approver, 'cancel', [leave(first)], 'Through the back door');
    expect(cancelled.body.data.results[0]).toMatchObject({ code: 422, message: 'This action is not available for this request.' });
    // Sent once more, as a browser does that missed the answer: the second changes nothing.
    expect((await decide(fixture.approver, 'reject', [leave(first, 'Reviewed')], 'Too many away')).body.data.done).toBe(1);
    expect((await decide(fixture.approver, 'reject', [leave(first, 'Reviewed')], 'Too many away')).body.data.results[0].code).toBe(409);
    expect(await statusOf(first)).toBe('Rejected');
  });

  test('needs at least one and takes at most 200', async () => {
    expect((await decide(fixture.owner, 'approve', [])).status).toBe(422);
    const many = Array.from({ length: 201 }, (_, at) => leave(at + 1));
    expect((await decide(fixture.owner, 'approve', many)).status).toBe(422);
  });
});

test('the dashboard tells the groups that wait longest, without a day, and nothing to whom nothing waits for', async () => {
  for (let made = 0; made < 6; made++) await asked();
  type Received = { key: string; id: string; due: string | null; data: unknown };
  const notices = async ({ client }: TestPerson): Promise<Received[]> =>
    (await client.get('api/dashboard/duties')).body.data.filter(({ key }: Received) => key === 'approvals');
  const groups = (await fixture.reviewer.client.get('api/approvals/groups')).body.data;
  const todos = await notices(fixture.reviewer);
  expect(todos.length).toBeGreaterThan(0);
  expect(todos.map(({ data }) => data)).toEqual(groups.slice(0, 3));
  expect(todos.map(({ id }) => id)).toEqual(groups.slice(0, 3).map(({ key }: { key: string }) => key));
  expect(todos.every(({ due }) => due === null)).toBe(true);
  expect(await notices(await adminOf(portal, fixture.owner, []))).toEqual([]);
  expect((await fixture.aminah.client.get('api/dashboard')).body.data.duties.items.filter(({ key }: Received) => key === 'approvals')).toEqual([]);
});
