/** Payment batches: prepared by one, approved by another, paid with all that is in them. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf, ownerOf, unitOf } from '#app/server/testing/people.ts';
import { openPaymentOffice, type PaymentOffice, URL, PAYMENTS, PAGE, NOVEMBER, PAID } from '#app/server/testing/payment-office.ts';

let workspace: PaymentOffice;
let portal: PaymentOffice['portal'];
let owner: PaymentOffice['owner'];
let officer: PaymentOffice['officer'];
let approver: PaymentOffice['approver'];
let bankIds: PaymentOffice['bankIds'];
let payingAccount: PaymentOffice['payingAccount'];
let accountOf: PaymentOffice['accountOf'];
let confirmed: PaymentOffice['confirmed'];
let HEAD: PaymentOffice['HEAD'];
let create: PaymentOffice['create'];
let act: PaymentOffice['act'];
let statusOf: PaymentOffice['statusOf'];
let show: PaymentOffice['show'];
let itemsOf: PaymentOffice['itemsOf'];
let submitted: PaymentOffice['submitted'];
let approved: PaymentOffice['approved'];

beforeAll(async () => {
  workspace = await openPaymentOffice();
  ({ portal, owner, officer, approver, bankIds, payingAccount, accountOf, confirmed, HEAD, create, act, statusOf, show, itemsOf, submitted, approved } =
    workspace);
});
afterAll(() => portal.close());

const reveal = (id: number, who: typeof approver) => who.client.post(`${PAYMENTS}/${id}/accounts`);

describe('from draft to paid', () => {
  it('R3.122 R4.003 R4.004 two persons pay two employees, who are told', async () => {
    const [one, two] = [await confirmed(), await confirmed({}, 4200)];
    const total = one.payroll.total_net_pay + two.payroll.total_net_pay;
    const made = await create([one.payroll.id, two.payroll.id]);
    expect(made.status).toBe(201);
    const { data } = made.body;
    expect(data).toMatchObject({
      number: expect.stringMatching(/^PMT-2026-\d{6}$/),
      type: 'Salary',
      status: 'Draft',
      total_employee: 2,
      period_start: NOVEMBER.start_date,
      period_end: NOVEMBER.end_date,
      blocker_count: 0,
      prepared_by: { id: officer.userId },
      can: { update: true, submit: true, approve: false, download: false, made_payment: false, cancel: true },
    });
    expect(data.total_amount).toBeCloseTo(total, 2);
    expect(await statusOf(one.payroll.id)).toBe('Confirmed');

    const sent = await act(data.id, 'submit', { status: 'Draft', updated_at: data.updated_at });
    expect([sent.status, sent.body.data.status]).toEqual([200, 'Waiting for Payment Approval']);
    expect([await statusOf(one.payroll.id), await statusOf(two.payroll.id)]).toEqual(['Waiting for Payment', 'Waiting for Payment']);
    expect((await act(data.id, 'approve', {}, approver)).body.data).toMatchObject({ status: 'Waiting for Payment', approved_by: { id: approver.userId } });
    const paid = await act(data.id, 'made-payment', PAID, approver);
    expect(paid.body.data).toMatchObject({ status: 'Paid', paid_on: '2026-11-20', reference: 'GIRO 77' });
    for (const { person, payroll } of [one, two]) {
      const { data: shown, timeline } = (await owner.client.get(`${URL}/${payroll.id}`)).body;
      expect(shown).toMatchObject({ status: 'Paid', payment_date: '2026-11-20', payment_reference: 'GIRO 77' });
      expect(timeline.map(({ action }: { action: string }) => action).slice(-2)).toEqual(['submit_payment', 'batch_paid']);
      const { rows } = await portal.owner.query(`select message from notifications where user_id = $1 and notification_type = 'payroll_paid'`, [person.userId]);
      expect(rows.map(({ message }) => message.en)).toEqual(['The salary for November 2026 was paid on 20/11/26.']);
    }
    const { timeline } = await show(data.id);
    expect(timeline.map(({ action, to_status }: Record<string, string>) => [action, to_status])).toEqual([
      ['create', 'Draft'],
      ['submit', 'Waiting for Payment Approval'],
      ['approve', 'Waiting for Payment'],
      ['made_payment', 'Paid'],
    ]);
    const audit = await portal.owner.query(`select action from audit_logs where subject_type = 'payment_batch' and subject_id = $1 order by id`, [data.id]);
    expect(audit.rows.map(({ action }) => action)).toEqual(['payment.prepared', 'payment.submit', 'payment.approve', 'payment.made_payment']);

    const listed = (await officer.client.get(PAYMENTS, { year: 2026, type: 'Salary', status: 'Paid', keyword: data.number })).body;
    expect(listed.data).toHaveLength(1);
    expect(listed.data[0]).toMatchObject({ total_employee: 2, title: 'Salary November 2026', bank: { name: 'Maybank' } });
    expect(listed.summary).toMatchObject({ total_employee: 2 });
    expect((await officer.client.get(PAYMENTS, { year: 2025 })).body.data).toEqual([]);
  });

  it('who may approve hears of what is submitted', async () => {
    const { id } = await submitted(1);
    const { rows } = await portal.owner.query(
      `select user_id, route from notifications where notification_type = 'payment' and subject_id = $1 order by user_id`,
      [id],
    );
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([owner.userId, approver.userId].sort());
    expect(rows[0].route).toBe(`${PAGE}?open=${id}`);
  });
});

describe('two officers at once', () => {
  it('one wins, the other gets 409', async () => {
    const { payroll } = await confirmed();
    const answers = await Promise.all([create([payroll.id]), create([payroll.id], {}, owner), create([payroll.id])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('another payment batch');
  });

  it('a batch is submitted once', async () => {
    const { payroll } = await confirmed();
    const { body } = await create([payroll.id]);
    const seen = { status: 'Draft', updated_at: body.data.updated_at };
    const answers = await Promise.all([act(body.data.id, 'submit', seen), act(body.data.id, 'submit', seen), act(body.data.id, 'submit', seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('a payroll that is saved while it is submitted is either the one or the other, never both', async () => {
    for (let i = 0; i < 4; i++) {
      const { person, payroll } = await confirmed();
      const { body } = await create([payroll.id]);
      const [sent, saved] = await Promise.all([
        act(body.data.id, 'submit'),
        owner.client.post(`${URL}/process`, { id: payroll.id, employee_id: person.employeeId, ...NOVEMBER, updated_at: payroll.updated_at }),
      ]);
      const [status, batch] = [await statusOf(payroll.id), (await show(body.data.id)).data.status];
      expect([
        ['Waiting for Payment', 'Waiting for Payment Approval'],
        ['In Process', 'Draft'],
      ]).toContainEqual([status, batch]);
      expect([sent.status, saved.status]).not.toContain(500);
    }
  });
});

describe('what waits for payment', () => {
  it('cannot be edited, adjusted, deleted or paid by hand', async () => {
    const { made } = await submitted(1);
    const { id } = (made[0] as (typeof made)[number]).payroll;
    const refused = await Promise.all([
      owner.client.post(`${URL}/${id}`, { earnings: [] }),
      owner.client.post(`${URL}/${id}/adjustments`, { name: 'x', amount: 1, remark: 'abc' }),
      owner.client.delete(`${URL}/${id}`),
      owner.client.post(`${URL}/${id}/paid`, PAID),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(await statusOf(id)).toBe('Waiting for Payment');
  });

  it('R4.010 a cancelled batch gives it back as Confirmed, to be paid anew', async () => {
    const { id, made } = await approved(2);
    const ids = made.map(({ payroll }) => payroll.id);
    expect((await act(id, 'cancel')).body.errors).toHaveProperty('remark');
    const { body } = await act(id, 'cancel', { remark: 'Wrong account' });
    expect(body.data).toMatchObject({ status: 'Cancelled', total_employee: 2 });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['Confirmed', 'Confirmed']);
    expect((await owner.client.get(`${URL}/${ids[0]}`)).body.data.can.mark_paid).toBe(true);
    expect((await create(ids)).status).toBe(201);
    expect((await act(id, 'cancel', { remark: 'again' })).status).toBe(422);
  });

  it('a payee who is held back is Confirmed again; the rest is paid', async () => {
    const { id, made } = await approved(2);
    const [first] = await itemsOf(id);
    const before = (await show(id)).data.total_amount;
    const { body } = await act(id, `items/${first.id}/hold`, { remark: 'Account closed' });
    expect(body.data).toMatchObject({ status: 'Waiting for Payment', total_employee: 1, held: 1 });
    expect(body.data.total_amount).toBeCloseTo(before - first.amount, 2);
    expect(await statusOf(first.subject_id)).toBe('Confirmed');
    await act(id, 'made-payment', PAID, approver);
    const other = made.find(({ payroll }) => payroll.id !== first.subject_id);
    expect(await statusOf(other?.payroll.id ?? 0)).toBe('Paid');
    expect(await statusOf(first.subject_id)).toBe('Confirmed');
    expect((await act(id, `items/${first.id}/hold`, { remark: 'again' })).status).toBe(422);
  });

  it('the last payee is not held back: the batch is cancelled', async () => {
    const { id } = await approved(1);
    const [only] = await itemsOf(id);
    expect((await act(id, `items/${only.id}/hold`, { remark: 'Account closed' })).status).toBe(422);
    expect(await statusOf(only.subject_id)).toBe('Waiting for Payment');
  });
});

describe('a failure on the way', () => {
  it('leaves nothing half paid', async () => {
    const { id, made } = await approved(2);
    const [one] = made;
    await portal.owner.query(`alter table payrolls disable trigger payrolls_locked`);
    await portal.owner.query(`update payrolls set status = 'In Process' where id = $1`, [one?.payroll.id]);
    await portal.owner.query(`alter table payrolls enable trigger payrolls_locked`);
    expect((await act(id, 'made-payment', PAID, approver)).status).toBe(409);
    expect((await show(id)).data.status).toBe('Waiting for Payment');
    expect((await itemsOf(id)).map(({ status }: { status: string }) => status)).toEqual(['Pending', 'Pending']);
    expect(await statusOf(made[1]?.payroll.id ?? 0)).toBe('Waiting for Payment');
  });

  it('the database refuses to unlock a payroll from under its batch', async () => {
    const { made } = await submitted(1);
    await expect(portal.owner.query(`update payrolls set status = 'In Process' where id = $1`, [made[0]?.payroll.id])).rejects.toThrow(/Waiting for Payment/);
  });
});

describe('payees', () => {
  const payables = (query: Record<string, string | number | boolean> = {}) =>
    officer.client.get(`${PAYMENTS}/payables`, { type: 'Salary', ...NOVEMBER, per_page: 100, ...query });

  it('without an account are shown with the reason and block submitting until the account is entered', async () => {
    const { person, payroll } = await confirmed({ bank_id: null, bank_account_no: null });
    const { body } = await payables({ employee_id: person.employeeId });
    expect(body.data).toMatchObject([{ id: payroll.id, problems: ['noAccount'], account_no: null }]);
    expect(body.summary).toMatchObject({ ready: { count: 0 }, blocked: { count: 1 } });
    const draft = (await create([payroll.id])).body.data;
    expect(draft.blockers).toEqual([{ payee: person.name, text: 'No bank account is set' }]);
    const refused = await act(draft.id, 'submit');
    expect([refused.status, refused.body.errors.base]).toEqual([422, [`${person.name}: No bank account is set`]]);
    await portal.owner.query('update employee_payrolls set bank_id = $2, bank_account_no = $3 where employee_id = $1', [
      person.employeeId,
      bankIds['CIMB'],
      '7600001234',
    ]);
    expect((await show(draft.id)).data.blocker_count).toBe(0);
    expect((await itemsOf(draft.id))[0].problems).toEqual([]);
    expect((await act(draft.id, 'submit')).status).toBe(200);
    expect(Object.values(await reveal(draft.id, approver).then(({ body }) => body.data))).toEqual(['7600001234']);
  });

  it('whose account differs from the payslip are marked, and paid all the same', async () => {
    const { person, payroll } = await confirmed();
    await portal.owner.query('update employee_payrolls set bank_account_no = $2 where employee_id = $1', [person.employeeId, '7600009999']);
    expect((await payables({ employee_id: person.employeeId })).body.data[0].problems).toEqual(['accountChanged']);
    const draft = (await create([payroll.id])).body.data;
    expect((await act(draft.id, 'submit')).status).toBe(200);
  });

  it('paid in cash or by cheque stand apart and in no batch', async () => {
    const { person, payroll } = await confirmed({ payment_method: 'Cash' });
    expect((await payables({ employee_id: person.employeeId })).body.data).toEqual([]);
    const { body } = await payables({ employee_id: person.employeeId, by_hand: true });
    expect(body.data).toMatchObject([{ method: 'Cash' }]);
    expect(body.summary.by_hand.count).toBe(1);
    expect((await create([payroll.id])).body.errors).toHaveProperty('ids');
  });

  it('come in by filter, but some, and leave a draft again', async () => {
    const department = await unitOf(portal, owner, 'department', 'Gudang');
    const made = [];
    for (let i = 0; i < 3; i++) made.push(await confirmed({}, 3000, { department_id: department }));
    const ids = made.map(({ payroll }) => payroll.id);
    const draft = (await officer.client.post(PAYMENTS, { ...HEAD(), type: 'Salary', ...NOVEMBER, department_id: department, except_ids: [ids[0]] })).body.data;
    expect(draft.total_employee).toBe(2);
    const added = await act(draft.id, 'items', { ids: [ids[0]] });
    expect(added.body.data.total_employee).toBe(3);
    const items = await itemsOf(draft.id);
    const left = await act(draft.id, 'items/remove', { item_ids: [items[0].id, items[1].id] });
    expect(left.body.data.total_employee).toBe(1);
    expect((await payables({ department_id: department })).body.data).toHaveLength(2);
    const [waiting] = (await payables({ department_id: department })).body.data;
    const named = (await payables({ ids: `${waiting.id},${items[2].subject_id}` })).body;
    expect([named.data.map(({ id }: { id: number }) => id), named.summary.ready.count]).toEqual([[waiting.id], 1]);
    expect((await act(draft.id, 'items', { ids: [items[2].subject_id] })).status).toBe(409);
    await act(draft.id, 'submit');
    expect((await act(draft.id, 'items', { ids: [items[0].subject_id] })).status).toBe(422);
    expect((await act(draft.id, 'items/remove', { item_ids: [items[2].id] })).status).toBe(422);
  });

  it('who are processed again are no longer ready: the draft says so', async () => {
    const { person, payroll } = await confirmed();
    const draft = (await create([payroll.id])).body.data;
    await owner.client.post(`${URL}/${payroll.id}`, { earnings: [], updated_at: payroll.updated_at });
    expect((await show(draft.id)).data.blockers).toEqual([{ payee: person.name, text: 'No longer ready to be paid' }]);
    expect((await act(draft.id, 'submit')).status).toBe(422);
    await owner.client.delete(`${URL}/${payroll.id}`);
    expect((await show(draft.id)).data.blockers[0].text).toBe('Deleted or paid elsewhere');
  });
});

describe('the bank file', () => {
  const file = async (id: number, who = approver) => {
    const response = await who.client.raw(`${PAYMENTS}/${id}/file`, { method: 'GET' });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('goes out once two have agreed, is hashed and written down, and is stale after a change', async () => {
    const { id, made } = await submitted(2);
    expect((await file(id)).status).toBe(422);
    await act(id, 'approve', {}, approver);
    const { status, headers, bytes } = await file(id);
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/PMT-2026-\d{6}\.csv/)]);
    const lines = bytes.toString('ascii').split('\r\n');
    expect(lines).toHaveLength(4);
    for (const { payroll } of made) expect(bytes.toString()).toContain(`${payroll.total_net_pay.toFixed(2)},${payroll.number}`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect((await show(id)).data.file).toMatchObject({ sha256, stale: false, by: { id: approver.userId } });
    const { rows } = await portal.owner.query(`select after from audit_logs where action = 'payment.file_downloaded' and subject_id = $1`, [id]);
    expect(rows).toMatchObject([{ after: { sha256, payments: 2 } }]);

    const [first] = await itemsOf(id);
    await act(id, `items/${first.id}/hold`, { remark: 'Account closed' });
    expect((await show(id)).data.file).toMatchObject({ sha256, stale: true });
    const again = await file(id);
    expect(again.bytes.toString().split('\r\n')).toHaveLength(3);
    expect((await show(id)).data.file.stale).toBe(false);
    await officer.client.post(`${PAYMENTS}/${id}`, { ...HEAD(), payment_date: '2026-11-30' });
    expect((await show(id)).data.file.stale).toBe(true);
  });

  it.each(['generic', 'maybank', 'maybank-biz', 'cimb', 'public-bank', 'hong-leong', 'rhb'])(
    'of %s is the same twice and reads back whole',
    async (file_format) => {
      const { id } = await approved(2, { file_format });
      const [one, two] = [await file(id), await file(id)];
      expect(one.bytes.equals(two.bytes)).toBe(true);
      const { body } = await approver.client.get(`${PAYMENTS}/${id}/file/lines`, { per_page: 100 });
      expect(body.checks.length).toBeGreaterThanOrEqual(3);
      expect(body.checks.filter(({ agrees }: { agrees: boolean }) => !agrees)).toEqual([]);
      expect(body.data.flatMap(({ fields }: { fields: { fault: string | null }[] }) => fields).filter(({ fault }: { fault: string | null }) => fault)).toEqual(
        [],
      );
    },
  );

  it('names whom the bank would turn away', async () => {
    const { person, payroll } = await confirmed({ bank_account_no: '12345678901234567890' });
    const draft = (await create([payroll.id], { file_format: 'cimb' })).body.data;
    const { body } = await act(draft.id, 'submit');
    expect(body.errors.base).toEqual([`${person.name}: The account number (…7890) is too long for this format.`]);
    const { data } = (await officer.client.post(`${PAYMENTS}/${draft.id}`, { ...HEAD(), file_format: 'generic' })).body;
    expect(data.blocker_count).toBe(0);
  });

  it('masks account numbers; those who may approve or pay see them when they ask, those who only prepare never', async () => {
    const { id } = await approved(1);
    const [item] = await itemsOf(id, approver);
    for (const who of [officer, approver]) expect((await itemsOf(id, who))[0].account_no).toMatch(/^•+\d{4}$/);
    expect((await reveal(id, officer)).status).toBe(403);
    const { body } = await reveal(id, approver);
    expect(body.data).toEqual({ [item.id]: expect.stringMatching(/^\d+$/) });
    // Who looked at which batch is kept, the numbers are not.
    const { rows } = await portal.owner.query(
      `select user_id, after, to_jsonb(a)::text like $2 as tells from audit_logs a where action = 'payment.accounts_shown' and subject_id = $1`,
      [id, `%${body.data[item.id]}%`],
    );
    expect(rows).toEqual([{ user_id: approver.userId, after: { payees: 1 }, tells: false }]);
    for (const who of [officer, approver]) expect((await show(id, who)).data.bank.account_no).toMatch(/^•/);
    expect((await approver.client.get(PAYMENTS)).body.data[0].bank.account_no).toMatch(/^•/);
    expect((await file(id, officer)).status).toBe(403);
    expect((await officer.client.get(`${PAYMENTS}/${id}/file/lines`)).status).toBe(403);
  });
});

describe('rights and reach', () => {
  it.each([
    ['Update', 'submit', {}],
    ['Create', 'cancel', { remark: 'abc' }],
    ['Create', 'approve', {}],
    ['Approve', 'made-payment', PAID],
    ['Made Payment', 'approve', {}],
  ])('%s alone does not let %s', async (action, verb, body) => {
    const admin = await adminOf(portal, owner, { [PAGE]: [action] });
    const { payroll } = await confirmed();
    const { data } = (await create([payroll.id])).body;
    expect((await act(data.id, verb, body, admin)).status).toBe(403);
    expect((await admin.client.get(`${PAYMENTS}/${data.id}`)).status).toBe(200);
  });

  it('another company finds nothing', async () => {
    const other = await ownerOf(portal);
    const { payroll } = await confirmed();
    const { data } = (await create([payroll.id])).body;
    for (const verb of ['submit', 'approve']) expect((await act(data.id, verb, {}, other)).status).toBe(404);
    expect((await other.client.get(`${PAYMENTS}/${data.id}`)).status).toBe(404);
    expect((await other.client.get(`${PAYMENTS}/${data.id}/file`)).status).toBe(404);
    const foreign = await other.client.post(PAYMENTS, { ...HEAD(), type: 'Salary', ids: [payroll.id], company_bank_id: await accountOf(other) });
    expect(foreign.body.errors).toHaveProperty('ids');
  });

  it('an officer of one department sees no batch that pays others', async () => {
    const department = await unitOf(portal, owner, 'department', 'Sempit');
    const inside = await confirmed({}, 3000, { department_id: department });
    const narrow = await adminOf(portal, owner, { [PAGE]: ['Create', 'Update'] }, { department: [department] });
    const outside = await confirmed();
    const mixed = (await create([inside.payroll.id, outside.payroll.id])).body.data;
    expect((await narrow.client.get(`${PAYMENTS}/${mixed.id}`)).status).toBe(404);
    expect((await narrow.client.get(PAYMENTS)).body.data).toEqual([]);
    const { person, payroll } = await confirmed({}, 3000, { department_id: department });
    const { body } = await narrow.client.get(`${PAYMENTS}/payables`, { type: 'Salary' });
    expect(body.data.map(({ payee_name }: { payee_name: string }) => payee_name)).toEqual([person.name]);
    const own = (await create([payroll.id], {}, narrow)).body.data;
    expect((await narrow.client.get(`${PAYMENTS}/${own.id}`)).status).toBe(200);
  });

  it.each([
    ['no title', { title: '' }, 'title'],
    ['an account of nobody', { company_bank_id: 999_999 }, 'company_bank_id'],
    ['an unknown format', { file_format: 'abacus' }, 'file_format'],
    ['a type that there is not', { type: 'Bonus' }, 'type'],
    ['a payroll among payouts', { type: 'Promoter Payout' }, 'ids'],
    ['nobody', { ids: undefined, employee_id: 999_999 }, 'ids'],
  ])('%s is refused at its field', async (_what, change, field) => {
    const { payroll } = await confirmed();
    const { status, body } = await officer.client.post(PAYMENTS, { ...HEAD(), type: 'Salary', ids: [payroll.id], ...change });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('a payment asks for date and reference', async () => {
    const { id } = await approved(1);
    expect((await act(id, 'made-payment', { payment_date: '2026-11-28' }, approver)).body.errors).toHaveProperty('reference');
    expect((await act(id, 'made-payment', { reference: 'x' }, approver)).body.errors).toHaveProperty('payment_date');
    expect((await act(id, 'made-payment', { ...PAID, payment_date: '2026-10-01' }, approver)).body.errors).toHaveProperty('payment_date');
    const upcoming = await act(id, 'made-payment', { ...PAID, payment_date: '2026-11-21' }, approver);
    expect(upcoming.body.errors).toEqual({ payment_date: ['A payment is made on or before today. Choose today or an earlier day.'] });
    expect((await act(id, 'made-payment', { ...PAID, status: 'Draft' }, approver)).status).toBe(409);
  });

  it('what a batch can be made of: salaries, claims and payouts, and the company’s accounts', async () => {
    const { body } = await officer.client.get(`${PAYMENTS}/options`);
    expect(body.data.types.toSorted()).toEqual(['Claim', 'Promoter Payout', 'Salary']);
    expect(body.data.accounts).toMatchObject([
      { id: payingAccount, bank: 'Maybank', file_format: 'maybank', formats: ['generic', 'maybank', 'maybank-biz'], defaults: ['Salary'] },
    ]);
    expect(body.data.accounts[0].account_no).toMatch(/^•/);
    expect(body.data.period).toEqual({ ...NOVEMBER, pay_date: '2026-11-30' });
  });

  it('what waits keeps its title and account', async () => {
    const { id } = await submitted(1);
    const { status, body } = await officer.client.post(`${PAYMENTS}/${id}`, { ...HEAD(), title: 'Another' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['title']]);
    expect((await officer.client.post(`${PAYMENTS}/${id}`, { ...HEAD(), payment_date: '2026-12-01' })).body.data.payment_date).toBe('2026-12-01');
  });
});
