/** Leave over HTTP: applying, holding, deciding, cancelling, and what is refused. */
import { afterAll, describe, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

const balanceOf = async (client: TestClient, code = 'AL') =>
  (await client.get('api/leaves/summary', { year: 2026 })).body.data.types.find((row: { code: string }) => row.code === code);
const decide = (client: TestClient, id: number, verb: string, body: object = {}) => client.post(`api/operation/leaves/${id}/${verb}`, body);

describe('an application', () => {
  test('holds its days until somebody decides, and tells what it costs day by day', async () => {
    const bala = await fixture.hire();
    expect(await balanceOf(bala.client)).toMatchObject({ entitled: 12, balance: 12, pending: 0 });
    // Friday to Monday: the rest day is not deducted.
    const { status, body } = await fixture.apply(bala.client, { start_date: '2026-12-04', end_date: '2026-12-07' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toMatchObject({ number: 'LV-2026-000001', total_days: 3, duration_text: '4 days', status: 'Waiting for Approval' });
    expect(body.data.days.map((day: { date: string; value: number; reason: string }) => [day.date, day.value, day.reason])).toEqual([
      ['2026-12-04', 1, 'working'],
      ['2026-12-05', 1, 'working'],
      ['2026-12-06', 0, 'rest'],
      ['2026-12-07', 1, 'working'],
    ]);
    expect(await balanceOf(bala.client)).toMatchObject({ pending: 3, taken: 0, balance: 9 });
  });

  test('two halves make one day, a third is refused', async () => {
    const bala = await fixture.hire();
    expect((await fixture.apply(bala.client, { duration: 'Morning' })).body.data).toMatchObject({ total_days: 0.5, duration_text: 'Half Day (Morning)' });
    expect((await fixture.apply(bala.client, { duration: 'Afternoon' })).status).toBe(201);
    const third = await fixture.apply(bala.client, { duration: 'Morning' });
    expect([third.status, third.body.errors]).toEqual([422, { start_date: ['You already have a leave on 30/11/26.'] }]);
    expect((await fixture.apply(bala.client)).status).toBe(422);
  });

  test.each([
    ['a rest day', { start_date: '2026-12-06', end_date: '2026-12-06' }, 'start_date', 'The selected dates are rest days or public holidays.'],
    ['the past', { start_date: '2026-11-19', end_date: '2026-11-19' }, 'start_date', 'This leave cannot be taken in the past.'],
    ['short notice', { start_date: '2026-11-22', end_date: '2026-11-23' }, 'start_date', 'Apply at least 3 days before: from 23/11/26 on.'],
    ['an end before its start', { end_date: '2026-11-25' }, 'end_date', 'The end date must not be before the start date.'],
    ['three years', { end_date: '2028-01-04' }, 'end_date', 'Leave can run into the next year, but not beyond it.'],
    ['half a span', { end_date: '2026-12-01', duration: 'Morning' }, 'duration', 'Choose a single date for a half day.'],
    ['more than is left', { end_date: '2026-12-31' }, 'base', 'Only 12 days are left on these dates.'],
    ['no certificate', { leave_type_id: 'MC' }, 'documents', 'Please attach the certificate.'],
    ['the other sex', { leave_type_id: 'ML' }, 'leave_type_id', 'This leave type is not available to this employee on that date.'],
    ['an unknown type', { leave_type_id: 999_999 }, 'leave_type_id', 'Choose a leave type.'],
  ])('is refused for %s', async (_case, form, field, message) => {
    const bala = await fixture.hire();
    const code = 'leave_type_id' in form && typeof form.leave_type_id === 'string' ? { leave_type_id: fixture.type[form.leave_type_id] } : {};
    const { status, body } = await fixture.apply(bala.client, { ...form, ...code });
    expect(status).toBe(422);
    expect(body.errors[field]).toContain(message);
    expect((await bala.client.get('api/leaves')).body.meta.total).toBe(0);
  });

  test('of the last day is granted once, however many ask at the same moment', async () => {
    const bala = await fixture.hire();
    await fixture.owner.client.post('api/operation/leaves/entitlements/adjust', {
      employee_id: bala.employeeId,
      leave_type_id: fixture.type['AL'],
      year: 2026,
      days: -11,
      reason: 'Taken before',
    });
    const answers = await Promise.all(
      ['2026-12-01', '2026-12-02', '2026-12-03'].map((date) => fixture.apply(bala.client, { start_date: date, end_date: date })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await balanceOf(bala.client)).toMatchObject({ pending: 1, balance: 0 });
  });

  test('in advance of the form is worked out without writing anything', async () => {
    const bala = await fixture.hire();
    const query = { leave_type_id: fixture.type['AL'] as number, start_date: '2026-12-24', end_date: '2026-12-28' };
    const { body } = await bala.client.get('api/leaves/calculate', query);
    // Christmas on Friday is a holiday, Sunday a rest day.
    expect(body.data).toMatchObject({ total_days: 3, balance: 12, balance_after: 9, errors: {} });
    expect(body.data.days[1]).toMatchObject({ date: '2026-12-25', value: 0, reason: 'holiday', note: 'Christmas Day' });
    expect((await bala.client.get('api/leaves')).body.meta.total).toBe(0);
  });
});

describe('a decision', () => {
  test('is reviewed, approved, booked; and cancelling gives every day back', async () => {
    const bala = await fixture.hire();
    const { id } = (await fixture.apply(bala.client)).body.data;
    const early = await decide(fixture.approver.client, id, 'approve');
    expect([early.status, early.body.errors]).toEqual([422, { base: ['This leave must be reviewed before it is approved.'] }]);
    expect((await decide(fixture.reviewer.client, id, 'approve')).status).toBe(403);
    expect((await decide(fixture.reviewer.client, id, 'review')).body.data).toMatchObject({
      status: 'Reviewed',
      reviewed_by: { id: fixture.reviewer.userId },
    });
    expect((await decide(fixture.approver.client, id, 'approve', { status: 'Waiting for Approval' })).status).toBe(409);
    expect((await decide(fixture.approver.client, id, 'approve')).body.data).toMatchObject({ status: 'Approved', balance_after: 11 });
    expect(await balanceOf(bala.client)).toMatchObject({ taken: 1, pending: 0, balance: 11 });
    expect((await decide(fixture.approver.client, id, 'cancel')).status).toBe(422);
    expect((await decide(fixture.approver.client, id, 'cancel', { remark: 'Site closed' })).body.data.status).toBe('Cancelled');
    expect(await balanceOf(bala.client)).toMatchObject({ taken: 0, pending: 0, balance: 12 });
    const { body } = await fixture.approver.client.get('api/operation/leaves/entitlements/ledger', {
      employee_id: bala.employeeId,
      leave_type_id: fixture.type['AL'] as number,
      date: '2026-12-31',
    });
    expect(body.data.rows.map((row: { kind: string; days: number }) => [row.kind, row.days])).toEqual([
      ['Grant', 12],
      ['Reversal', 1],
      ['Use', -1],
    ]);
  });

  test('on single days returns these days alone', async () => {
    const bala = await fixture.hire();
    const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-02' })).body.data;
    await decide(fixture.reviewer.client, id, 'review');
    await decide(fixture.approver.client, id, 'approve');
    const { body } = await decide(fixture.approver.client, id, 'cancel', { remark: 'Came to work', dates: ['2026-12-01'] });
    expect(body.data).toMatchObject({ status: 'Approved', total_days: 2 });
    expect(await balanceOf(bala.client)).toMatchObject({ taken: 2, balance: 10 });
    expect((await decide(fixture.approver.client, id, 'cancel', { remark: 'Again', dates: ['2026-12-01'] })).status).toBe(422);
    // The day is free for another leave.
    expect((await fixture.apply(bala.client, { start_date: '2026-12-01', end_date: '2026-12-01' })).status).toBe(201);
  });

  test('rejecting wants a remark and frees the days', async () => {
    const bala = await fixture.hire();
    const { id } = (await fixture.apply(bala.client)).body.data;
    expect((await decide(fixture.reviewer.client, id, 'reject')).body.errors).toHaveProperty('remark');
    expect((await decide(fixture.reviewer.client, id, 'reject', { remark: 'Stocktaking' })).body.data).toMatchObject({
      status: 'Rejected',
      remark: 'Stocktaking',
    });
    expect(await balanceOf(bala.client)).toMatchObject({ pending: 0, balance: 12 });
    expect((await fixture.apply(bala.client)).status).toBe(201);
  });

  test('on one’s own leave is refused', async () => {
    const chief = await fixture.hire({ accesses: { '/leave/manage': ['Review', 'Approve'] } } as never);
    const { id } = (await fixture.apply(chief.client)).body.data;
    const { status, body } = await decide(chief.client, id, 'review');
    expect([status, body.errors]).toEqual([422, { base: ['You cannot approve your own leave.'] }]);
  });

  test('for several leaves names what became of each', async () => {
    const [bala, chong] = [await fixture.hire(), await fixture.hire()];
    const ids = [(await fixture.apply(bala.client)).body.data.id, (await fixture.apply(chong.client)).body.data.id];
    await decide(fixture.reviewer.client, ids[0], 'review');
    const { body } = await fixture.approver.client.post('api/operation/leaves/bulk', { ids: [...ids, 999_999], action: 'approve' });
    expect(body.data).toMatchObject({
      done: 1,
      failed: 2,
      results: [
        { type: 'leave', id: ids[0], ok: true, code: 200, message: null },
        { type: 'leave', id: ids[1], ok: false, code: 422, message: 'This leave must be reviewed before it is approved.' },
        { type: 'leave', id: 999_999, ok: false, code: 404, message: 'Not found.' },
      ],
    });
    expect((await fixture.reviewer.client.post('api/operation/leaves/bulk', { ids, action: 'approve' })).status).toBe(403);
  });
});

describe('sight', () => {
  test('ends at the company and at the own record', async () => {
    const [bala, chong, stranger] = [await fixture.hire(), await fixture.hire(), await ownerOf(portal)];
    const { id } = (await fixture.apply(bala.client)).body.data;
    expect((await chong.client.get(`api/leaves/${id}`)).status).toBe(404);
    expect((await chong.client.post(`api/leaves/${id}/cancel`, {})).status).toBe(404);
    expect((await stranger.client.get(`api/operation/leaves/${id}`)).status).toBe(404);
    expect((await bala.client.get(`api/operation/leaves/${id}`)).status).toBe(403);
    expect((await bala.client.get(`api/leaves/${id}`)).body.data).toMatchObject({ id, cover: null, can: { withdraw: true, approve: false } });
    expect((await fixture.approver.client.get('api/operation/leaves', { employee_id: bala.employeeId })).body.meta.total).toBe(1);
    expect((await bala.client.post(`api/leaves/${id}/cancel`, {})).body.data.status).toBe('Cancelled');
    expect(await balanceOf(bala.client)).toMatchObject({ pending: 0, balance: 12 });
  });
});
