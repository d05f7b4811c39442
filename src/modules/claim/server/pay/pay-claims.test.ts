/** Paying claims over HTTP: by a batch, by hand, with the salary; each once, whichever way. */
import { afterAll, describe, expect, it } from 'vitest';
import { claimFixture, data, MANAGED, PAGE, type ShownClaim } from '#app/server/testing/claim-fixture.ts';
import type { EmployedPerson, TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const PAYMENTS = 'api/operation/payrolls/payments';
const PAYROLLS = 'api/operation/payrolls';
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const PAID = { payment_date: '2026-11-20', reference: 'GIRO 77' };

const portal = await openTestPortal();
afterAll(() => portal.close());

const fixture = await claimFixture(portal);
const person = await fixture.claimant();

const approved = (of = person) => fixture.approved(of, [fixture.item('TOLL', 40)]);
const prepare = (ids: readonly number[], more: object = {}, who = fixture.officer) =>
  who.client.post(`${MANAGED}/prepare-payment`, { ids, payment_date: '2026-11-25', ...more });
const statusOf = async ({ id }: ShownClaim) => (await fixture.show(id)).status;
const refusal = async (answer: Promise<{ status: number; body: { errors: { base: string[] } } }>) => {
  const { status, body } = await answer;
  return [status, body.errors.base[0]];
};

describe('by transfer', () => {
  it('needs an account to come from', async () => {
    const claim = await approved();
    const answer = await prepare([claim.id]);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['company_bank_id']]);
    expect(await statusOf(claim)).toBe('Approved');
    await fixture.payingAccount();
  });

  it('claims travel in one batch and follow it: submitted, approved, paid', async () => {
    const claims = [await approved(), await approved(await fixture.claimant())];
    const { data: made } = (await prepare(claims.map(({ id }) => id))).body;
    expect(made).toMatchObject({ done: 2, failed: 0, batch: { number: expect.stringMatching(/^PMT-2026-/) } });
    const [one] = claims as [ShownClaim, ShownClaim];
    expect(await fixture.show(one.id)).toMatchObject({ status: 'Waiting for Payment Approval', payment_method: 'Bank Transfer', batch: made.batch });
    for (const verb of ['approve-payment', 'return'])
      expect(await refusal(fixture.act(fixture.second, one.id, verb, { remark: 'Wait' }))).toEqual([
        422,
        'This claim follows its payment batch. Continue there.',
      ]);
    const batch = async (verb: string, body: object = {}) => (await fixture.second.client.post(`${PAYMENTS}/${made.batch.id}/${verb}`, body)).body;
    expect((await batch('approve')).data).toMatchObject({ status: 'Waiting for Payment', total_amount: 80, total_employee: 2 });
    expect(await statusOf(one)).toBe('Waiting for Payment');
    await batch('made-payment', PAID);
    for (const claim of claims)
      expect(await fixture.show(claim.id)).toMatchObject({ status: 'Paid', payment_date: '2026-11-20', payment_reference: 'GIRO 77' });
    const file = (await fixture.second.client.get(`${PAYMENTS}/${made.batch.id}/file/lines`)).body;
    expect(file.checks.every(({ agrees }: { agrees: boolean }) => agrees)).toBe(true);
  });

  it('is approved at once where the company asks for no approval', async () => {
    await fixture.settings({ payment_approval_required: false });
    const claim = await approved();
    data(await prepare([claim.id]));
    expect(await statusOf(claim)).toBe('Waiting for Payment');
    await fixture.settings({ payment_approval_required: true });
  });

  it('is approved again when the batch is cancelled, and when the bank sends the money back', async () => {
    const claim = await approved();
    const first = (await prepare([claim.id])).body.data.batch;
    await fixture.officer.client.post(`${PAYMENTS}/${first.id}/cancel`, { remark: 'Wrong day' });
    expect(await fixture.show(claim.id)).toMatchObject({ status: 'Approved', payment_method: null, batch: null });
    const second = (await prepare([claim.id])).body.data.batch;
    await fixture.second.client.post(`${PAYMENTS}/${second.id}/approve`, {});
    await fixture.second.client.post(`${PAYMENTS}/${second.id}/made-payment`, PAID);
    const [item] = (await fixture.officer.client.get(`${PAYMENTS}/${second.id}/items`)).body.data;
    const returned = { returned_on: '2026-11-20', reason: 'account_closed', remark: null };
    const answer = await fixture.second.client.post(`${PAYMENTS}/${second.id}/items/${item.id}/return`, returned);
    expect([answer.status, JSON.stringify(answer.body.errors)]).toEqual([200, undefined]);
    expect(await fixture.show(claim.id)).toMatchObject({ status: 'Approved', payment_date: null, can: { prepare: true } });
  });

  it('is not the own: the list leaves it out, and a batch with it is another officer’s to submit, approve and pay', async () => {
    const both = await fixture.claimant({
      accesses: { [PAGE]: ['Prepare for Payment', 'Approve', 'Made Payment'], '/payroll/document/payment': ['Create', 'Update', 'Approve', 'Made Payment'] },
    });
    const [own, other] = [await approved(both), await approved()];
    const ofType = { type: 'Claim', per_page: 100 };
    const listed = async (who: TestPerson) =>
      (await who.client.get(`${PAYMENTS}/payables`, ofType)).body.data.map(({ number }: { number: string }) => number) as string[];
    expect([await listed(both), await listed(fixture.officer)]).toEqual([expect.not.arrayContaining([own.number]), expect.arrayContaining([own.number])]);
    expect(await listed(both)).toContain(other.number);
    const form = { type: 'Claim', ids: [own.id], title: 'Claims', payment_date: '2026-11-25', file_format: 'generic', remark: null };
    const drafted = (await both.client.post(PAYMENTS, { ...form, company_bank_id: await fixture.payingAccount() })).body.data.id as number;
    const refused = [422, `The batch pays your own claim ${own.number}. Take it out, or let another officer handle the batch.`];
    const by = (who: TestPerson, batch: number, verb: string, body: object = {}) => who.client.post(`${PAYMENTS}/${batch}/${verb}`, body);
    expect(await refusal(by(both, drafted, 'submit'))).toEqual(refused);
    expect(await statusOf(own)).toBe('Approved');
    data(await by(both, drafted, 'cancel', { remark: 'Not mine to pay' }));
    const { id } = (await prepare([own.id])).body.data.batch;
    expect(await refusal(by(both, id, 'approve'))).toEqual(refused);
    data(await by(fixture.second, id, 'approve'));
    expect(await refusal(by(both, id, 'made-payment', PAID))).toEqual(refused);
    expect(await statusOf(own)).toBe('Waiting for Payment');
    data(await by(fixture.second, id, 'made-payment', PAID));
    expect(await statusOf(own)).toBe('Paid');
  });

  it('leaves out, by name, who has no account, and pays the others', async () => {
    const [well, bare] = [await approved(), await approved(await fixture.claimant({ name: 'Bare Account' }, false))];
    const { data: made } = (await prepare([well.id, bare.id])).body;
    expect(made).toMatchObject({ done: 1, failed: 1 });
    expect(made.results.find(({ ok }: { ok: boolean }) => !ok)).toMatchObject({
      id: bare.id,
      code: 422,
      message: 'The bank account of Bare Account is missing or incomplete.',
    });
    expect([await statusOf(well), await statusOf(bare)]).toEqual(['Waiting for Payment Approval', 'Approved']);
  });

  it('takes a claim into one batch alone, when two officers prepare it at the same moment', async () => {
    const claim = await approved();
    const answers = await Promise.all([prepare([claim.id]), prepare([claim.id], {}, fixture.second)]);
    expect(answers.map(({ body }) => body.data.done).toSorted()).toEqual([0, 1]);
    const { rows } = await portal.owner.query(`select count(*)::int as n from payment_items where subject_type = 'claim' and subject_id = $1`, [claim.id]);
    expect(rows[0].n).toBe(1);
  });
});

describe('by hand', () => {
  it('is prepared by one and approved by another where four eyes look at payments, the owner too', async () => {
    await portal.owner.query(`update companies set config = jsonb_set(config, '{four_eyes_for}', '{"payment": "always"}') where id = $1`, [
      fixture.owner.companyId,
    ]);
    const claim = await approved();
    data(await prepare([claim.id], { method: 'Cheque' }, fixture.owner));
    expect(await refusal(fixture.act(fixture.owner, claim.id, 'approve-payment'))).toEqual([422, 'The person who prepared the payment cannot approve it.']);
    expect(data(await fixture.act(fixture.second, claim.id, 'approve-payment'))).toMatchObject({ status: 'Waiting for Payment', payment_method: 'Cheque' });
    await portal.owner.query(`update companies set config = config - 'four_eyes_for' where id = $1`, [fixture.owner.companyId]);
  });

  it('is sent back with a reason, and paid with a day that has come and a reference', async () => {
    const claim = await approved();
    data(await prepare([claim.id], { method: 'Cash' }));
    expect((await fixture.act(fixture.officer, claim.id, 'return', {})).status).toBe(422);
    expect(data(await fixture.act(fixture.officer, claim.id, 'return', { remark: 'Pay by bank' }))).toMatchObject({
      status: 'Approved',
      payment_method: null,
    });
    data(await prepare([claim.id], { method: 'Cash' }));
    data(await fixture.act(fixture.officer, claim.id, 'approve-payment'));
    expect((await fixture.act(fixture.officer, claim.id, 'made-payment', { ...PAID, payment_date: '2026-11-21' })).body.errors).toHaveProperty('payment_date');
    expect((await fixture.act(fixture.officer, claim.id, 'made-payment', { ...PAID, payment_date: '2026-11-19' })).body.errors).toHaveProperty('payment_date');
    expect(data(await fixture.act(fixture.officer, claim.id, 'made-payment', PAID))).toMatchObject({ status: 'Paid', payment_reference: 'GIRO 77' });
    expect((await fixture.act(fixture.officer, claim.id, 'made-payment', PAID)).status).toBe(422);
  });
});

describe('with the salary', () => {
  const process = async (of: EmployedPerson) => (await fixture.owner.client.post(`${PAYROLLS}/process`, { employee_id: of.employeeId, ...NOVEMBER })).body.data;
  const linesOf = (payroll: { earnings: { name: string; amount: number }[] }) => payroll.earnings.map(({ name, amount }) => [name, amount]);

  it('is a line of the next payroll that no contribution and no tax counts, and is paid when that is', async () => {
    const of = await fixture.claimant();
    const before = await process(await fixture.claimant());
    const claim = await approved(of);
    data(await prepare([claim.id], { method: 'Payroll' }));
    expect(await fixture.show(claim.id)).toMatchObject({ status: 'Waiting for Payment', payment_method: 'Payroll', payroll: null });
    expect(await refusal(fixture.act(fixture.officer, claim.id, 'made-payment', PAID))).toEqual([422, 'This claim is paid with the salary, by its payroll.']);
    const payroll = await process(of);
    expect(linesOf(payroll)).toEqual([[`Claim ${claim.number}`, 40]]);
    expect(payroll.total_net_pay).toBeCloseTo(before.total_net_pay + 40, 2);
    for (const key of ['total_contribution_employee', 'total_contribution_employer']) expect(payroll[key], key).toBe(before[key]);
    expect(await fixture.show(claim.id)).toMatchObject({ payroll: { id: payroll.id } });
    // A form that is sent back, its line changed or taken out, pays the same.
    for (const earnings of [[], payroll.earnings.map((line: object) => ({ ...line, amount: 900 }))]) {
      const saved = (await fixture.owner.client.post(`${PAYROLLS}/${payroll.id}`, { earnings })).body.data;
      expect(linesOf(saved)).toEqual([[`Claim ${claim.number}`, 40]]);
    }
    expect((await fixture.owner.client.post(`${PAYROLLS}/${payroll.id}/confirm`, {})).status).toBe(200);
    expect(await refusal(fixture.act(fixture.officer, claim.id, 'return', { remark: 'By bank' }))).toEqual([422, expect.stringContaining(payroll.number)]);
    data(await fixture.owner.client.post(`${PAYROLLS}/${payroll.id}/paid`, { payment_date: '2026-11-20', reference: 'SAL 11' }));
    expect(await fixture.show(claim.id)).toMatchObject({ status: 'Paid', payment_date: '2026-11-20', payment_reference: 'SAL 11' });
  });

  it('waits for the next payroll when its own is deleted, and leaves it when it is sent back', async () => {
    const of = await fixture.claimant();
    const claim = await approved(of);
    data(await prepare([claim.id], { method: 'Payroll' }));
    const first = await process(of);
    expect((await fixture.owner.client.delete(`${PAYROLLS}/${first.id}`, {})).status).toBe(200);
    expect(await fixture.show(claim.id)).toMatchObject({ status: 'Waiting for Payment', payroll: null });
    const second = await process(of);
    expect(linesOf(second)).toHaveLength(1);
    expect(data(await fixture.act(fixture.officer, claim.id, 'return', { remark: 'By bank' }))).toMatchObject({ status: 'Approved', payroll: null });
    const after = (await fixture.owner.client.get(`${PAYROLLS}/${second.id}`)).body.data;
    expect([linesOf(after), after.total_net_pay]).toEqual([[], second.total_net_pay - 40]);
  });

  it('is paid with a batch of salaries, and waits again when the bank sends that back', async () => {
    const of = await fixture.claimant();
    const claim = await approved(of);
    data(await prepare([claim.id], { method: 'Payroll' }));
    const payroll = await process(of);
    await fixture.owner.client.post(`${PAYROLLS}/${payroll.id}/confirm`, {});
    const head = { title: 'Salary', company_bank_id: await fixture.payingAccount(), payment_date: '2026-11-28', file_format: 'generic', remark: null };
    const { body } = await fixture.officer.client.post(PAYMENTS, { ...head, type: 'Salary', ids: [payroll.id] });
    for (const [verb, sent] of [
      ['submit', {}],
      ['approve', {}],
      ['made-payment', PAID],
    ] as const)
      expect((await fixture.second.client.post(`${PAYMENTS}/${body.data.id}/${verb}`, sent)).status, verb).toBe(200);
    expect(await statusOf(claim)).toBe('Paid');
    const [item] = (await fixture.officer.client.get(`${PAYMENTS}/${body.data.id}/items`)).body.data;
    portal.clock.set('2026-11-30T10:00:00+08:00');
    await fixture.second.client.post(`${PAYMENTS}/${body.data.id}/items/${item.id}/return`, {
      returned_on: '2026-11-30',
      reason: 'account_closed',
      remark: null,
    });
    portal.clock.set('2026-11-20T10:00:00+08:00');
    expect(await fixture.show(claim.id)).toMatchObject({ status: 'Waiting for Payment', payroll: { id: payroll.id } });
  });

  it('is proposed where all of its categories say so, and needs a salary', async () => {
    const of = await fixture.claimant({ name: 'No Salary' }, false);
    const claim = await approved(of);
    expect((await prepare([claim.id], { method: 'Payroll' })).body.data.results[0].message).toBe('No Salary has no salary, so no payroll can pay this claim.');
    await fixture.settings({ payment_via: 'Payroll' });
    const salaried = await approved(await fixture.claimant());
    expect(salaried).toMatchObject({ pays_via: 'Payroll' });
    data(await prepare([salaried.id]));
    expect(await fixture.show(salaried.id)).toMatchObject({ payment_method: 'Payroll', status: 'Waiting for Payment' });
    await fixture.settings({ payment_via: 'Bank' });
  });
});

it('pays each claim once, whichever ways were tried', async () => {
  const claim = await approved(await fixture.claimant());
  const ways = ['Cash', 'Cheque', 'Bank Transfer', 'Payroll'];
  const answers = await Promise.all(ways.map((method) => prepare([claim.id], { method })));
  expect(answers.map(({ body }) => body.data.done).reduce((sum: number, n: number) => sum + n, 0)).toBe(1);
});
