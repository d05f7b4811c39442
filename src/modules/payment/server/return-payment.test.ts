/** What the bank sent back, and what there is nothing to pay of. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPaymentOffice, type PaymentOffice, URL, PAYMENTS, PAID } from '#app/server/testing/payment-office.ts';

let workspace: PaymentOffice;
let portal: PaymentOffice['portal'];
let owner: PaymentOffice['owner'];
let officer: PaymentOffice['officer'];
let approver: PaymentOffice['approver'];
let confirmer: PaymentOffice['confirmer'];
let confirmed: PaymentOffice['confirmed'];
let create: PaymentOffice['create'];
let act: PaymentOffice['act'];
let statusOf: PaymentOffice['statusOf'];
let show: PaymentOffice['show'];
let itemsOf: PaymentOffice['itemsOf'];
let approved: PaymentOffice['approved'];

beforeAll(async () => {
  workspace = await openPaymentOffice();
  workspace.portal.clock.set('2026-12-01T09:00:00+08:00');
  ({ portal, owner, officer, approver, confirmer, confirmed, create, act, statusOf, show, itemsOf, approved } = workspace);
});
afterAll(() => portal.close());

describe('what the bank sent back', () => {
  const BACK = { returned_on: '2026-11-30', reason: 'account_closed', remark: 'Asked for another account' };
  async function paid(count = 2) {
    const batch = await approved(count);
    await act(batch.id, 'made-payment', PAID, approver);
    return batch;
  }
  const notices = async (userId: number) =>
    (await portal.owner.query(`select message from notifications where user_id = $1 and notification_type = 'payroll_paid' order by id`, [userId])).rows.map(
      ({ message }) => message.en,
    );

  it('is Confirmed again and can be paid by another batch; the first one shows it and keeps its file', async () => {
    const { id, made } = await paid(2);
    const [item] = await itemsOf(id);
    const file = async () => Buffer.from(await (await approver.client.raw(`${PAYMENTS}/${id}/file`, { method: 'GET' })).arrayBuffer());
    const before = { batch: (await show(id)).data, file: await file(), sum: (await officer.client.get(PAYMENTS)).body.summary };
    const { status, body } = await act(id, `items/${item.id}/return`, BACK, approver);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'Paid',
      total_employee: 2,
      total_amount: before.batch.total_amount,
      returned: { count: 1, amount: item.amount },
    });
    const line = (await itemsOf(id)).find((each: { id: number }) => each.id === item.id);
    expect(line).toMatchObject({ status: 'Returned', returned: { on: '2026-11-30', reason: 'account_closed', remark: 'Asked for another account' } });
    expect((await file()).equals(before.file)).toBe(true);
    const after = (await officer.client.get(PAYMENTS)).body.summary;
    expect([after.total_employee, after.total_amount]).toEqual([before.sum.total_employee - 1, expect.closeTo(before.sum.total_amount - item.amount, 2)]);

    const { data, timeline } = (await owner.client.get(`${URL}/${item.subject_id}`)).body;
    expect(data).toMatchObject({ status: 'Confirmed', payment_date: null, payment_reference: null, can: { mark_paid: true, payslip: true } });
    expect(timeline.at(-1)).toMatchObject({ action: 'return_payment', remark: 'Account closed or dormant: Asked for another account' });
    const person = made.find(({ payroll }) => payroll.id === item.subject_id)?.person;
    expect((await notices(person?.userId ?? 0)).at(-1)).toBe(
      'The bank returned the salary for November 2026 on 30/11/26. Please check your bank account; it will be paid again.',
    );
    const { rows } = await portal.owner.query(`select after from audit_logs where action = 'payroll.payment_returned' and subject_id = $1`, [item.subject_id]);
    expect(rows[0].after).toMatchObject({ returned_on: '2026-11-30', reason: 'account_closed' });

    const next = (await create([item.subject_id])).body.data;
    await act(next.id, 'submit');
    await act(next.id, 'approve', {}, approver);
    expect((await act(next.id, 'made-payment', { ...PAID, payment_date: '2026-12-01' }, approver)).body.data).toMatchObject({
      status: 'Paid',
      total_employee: 1,
    });
    expect(await statusOf(item.subject_id)).toBe('Paid');
    const again = await act(id, `items/${item.id}/return`, { ...BACK, returned_on: '2026-12-01' }, approver);
    expect([again.status, again.body.errors.base]).toEqual([
      422,
      [`The payment of ${item.payee_name} was already returned on 30/11/26. It can be paid in another batch.`],
    ]);
    expect((await act(next.id, `items/${item.id}/return`, BACK, approver)).status).toBe(404);
  });

  it('was paid by hand, or is returned from the payroll: the same', async () => {
    const { person, payroll } = await confirmed();
    await owner.client.post(`${URL}/${payroll.id}/paid`, PAID);
    expect((await owner.client.get(`${URL}/${payroll.id}`)).body.data.can.return_payment).toBe(true);
    expect((await owner.client.post(`${URL}/${payroll.id}/return`, BACK)).body.data.status).toBe('Confirmed');
    expect(await notices(person.userId)).toHaveLength(2);
    const { id } = await paid(1);
    const [item] = await itemsOf(id);
    expect((await owner.client.post(`${URL}/${item.subject_id}/return`, BACK)).body.data.status).toBe('Confirmed');
    expect((await itemsOf(id))[0].status).toBe('Returned');
    expect((await show(id)).data.returned.count).toBe(1);
  });

  it('needs a day not before the payment, a reason, the right, and a paid payroll', async () => {
    const { id } = await paid(1);
    const [item] = await itemsOf(id);
    const back = (body: object, who = approver) => act(id, `items/${item.id}/return`, body, who);
    expect((await back({ ...BACK, returned_on: '2026-11-19' })).body.errors).toHaveProperty('returned_on');
    const later = { ...BACK, returned_on: '2026-12-02' };
    const words = ['The bank returned it on or before today. Choose today or an earlier day.'];
    expect((await back(later)).body.errors).toEqual({ returned_on: words });
    expect((await owner.client.post(`${URL}/${item.subject_id}/return`, later)).body.errors).toEqual({ returned_on: words });
    expect((await back({ ...BACK, reason: 'other', remark: '' })).body.errors).toHaveProperty('remark');
    expect((await back({ ...BACK, reason: undefined })).body.errors).toHaveProperty('reason');
    expect((await back(BACK, officer)).status).toBe(403);
    const { payroll } = await confirmed();
    expect((await owner.client.post(`${URL}/${payroll.id}/return`, BACK)).status).toBe(422);
    expect((await confirmer.client.post(`${URL}/${item.subject_id}/return`, BACK)).status).toBe(403);
    expect(await statusOf(item.subject_id)).toBe('Paid');
  });
});

describe('a payroll of nothing', () => {
  it('does not hold a batch up: it is left out, marked as paid, and that is told', async () => {
    const [one, nothing, other] = [await confirmed(), await confirmed({ bank_id: null, bank_account_no: null }), await confirmed()];
    await portal.owner.query('update payrolls set total_net_pay = 0 where id = any ($1)', [[nothing.payroll.id, other.payroll.id]]);
    const draft = (await create([one.payroll.id, nothing.payroll.id])).body.data;
    expect(draft.blocker_count).toBe(0);
    const { body } = await act(draft.id, 'submit');
    expect(body.message).toContain('1 payroll with nothing to pay was left out');
    expect(body.data).toMatchObject({ total_employee: 1 });
    expect((await owner.client.get(`${URL}/${nothing.payroll.id}`)).body.data).toMatchObject({ status: 'Paid', payment_reference: draft.number });
    const alone = (await create([other.payroll.id])).body.data;
    expect((await act(alone.id, 'submit')).body.errors.base).toEqual(['Nothing in this batch has an amount to pay. Mark it as paid in Manage.']);
  });
});
