/** Who may approve a batch: the preparer, or another person where the company asks for four eyes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf } from '#app/server/testing/people.ts';
import { chooseFourEyes } from '#app/server/testing/four-eyes.ts';
import { openPaymentOffice, type PaymentOffice, PAYMENTS, PAGE } from '#app/server/testing/payment-office.ts';

let workspace: PaymentOffice;
let portal: PaymentOffice['portal'];
let owner: PaymentOffice['owner'];
let officer: PaymentOffice['officer'];
let approver: PaymentOffice['approver'];
let confirmed: PaymentOffice['confirmed'];
let HEAD: PaymentOffice['HEAD'];
let create: PaymentOffice['create'];
let act: PaymentOffice['act'];
let show: PaymentOffice['show'];
let submitted: PaymentOffice['submitted'];

beforeAll(async () => {
  workspace = await openPaymentOffice();
  ({ portal, owner, officer, approver, confirmed, HEAD, create, act, show, submitted } = workspace);
});
afterAll(() => portal.close());

describe.each([
  ['switched on nowhere', {}, false],
  ['switched off for payments', { payment: 'never' }, true],
] as const)('without four eyes: %s', (_place, overrides, company) => {
  beforeAll(() => chooseFourEyes(portal, owner.companyId, overrides, company));
  afterAll(() => chooseFourEyes(portal, owner.companyId));

  it('the preparer approves, and reaches the bank file', async () => {
    const { payroll } = await confirmed();
    const { body } = await create([payroll.id], {}, owner);
    expect((await show(body.data.id, owner)).data.approval).toMatchObject({ four_eyes: false, viewer: true });
    expect((await act(body.data.id, 'submit', {}, owner)).body.data.can.approve).toBe(true);
    expect((await act(body.data.id, 'approve', {}, owner)).body.data).toMatchObject({ status: 'Waiting for Payment', can: { download: true }, approval: null });
    expect((await owner.client.get(`${PAYMENTS}/${body.data.id}/file`)).status).toBe(200);
  });

  it('the preparer hands in and approves in one step, and nobody does without the right', async () => {
    const [one, two] = [(await confirmed()).payroll, (await confirmed()).payroll];
    const mine = (await create([one.id], {}, owner)).body.data.id;
    expect((await act(mine, 'submit', { approve: true }, owner)).body.data).toMatchObject({ status: 'Waiting for Payment', can: { download: true } });
    const theirs = (await create([two.id])).body.data.id;
    expect((await act(theirs, 'submit', { approve: true })).status).toBe(403);
    expect((await show(theirs)).data.status).toBe('Draft');
  });

  it('a preparer without the right reads who may approve', async () => {
    const { payroll } = await confirmed();
    const { data } = (await create([payroll.id])).body;
    expect(data.approval).toMatchObject({ four_eyes: false, viewer: false, names: expect.arrayContaining([owner.name, approver.name]) });
  });
});

describe.each([
  ['by the switch of the company', true, {}],
  ['for payments alone', false, { payment: 'always' }],
] as const)('four eyes %s', (_place, company, overrides) => {
  beforeAll(() => chooseFourEyes(portal, owner.companyId, overrides, company));
  afterAll(() => chooseFourEyes(portal, owner.companyId));

  it('refuses to hand in and approve in one step: the draft stays a draft', async () => {
    const { payroll } = await confirmed();
    const { id } = (await create([payroll.id], {}, owner)).body.data;
    expect((await act(id, 'submit', { approve: true }, owner)).status).toBe(422);
    expect((await show(id, owner)).data.status).toBe('Draft');
  });

  it('are told of before submitting: who may approve', async () => {
    const made = await confirmed();
    const { data } = (await create([made.payroll.id], {}, owner)).body;
    expect(data.approval).toMatchObject({ four_eyes: true, viewer: false, names: expect.arrayContaining([approver.name]) });
    expect(data.approval.names).not.toContain(owner.name);
  });

  it('nobody else: the batch says so', async () => {
    const made = await confirmed();
    const { data } = (await create([made.payroll.id], {}, owner)).body;
    const { rows } = await portal.owner.query(`select user_id from user_accesses where company_id = $1 and route = $2 and 'Approve' = any (actions)`, [
      owner.companyId,
      PAGE,
    ]);
    const away = rows.map(({ user_id }) => user_id);
    await portal.owner.query(`update company_users set status = 'Inactive' where company_id = $1 and user_id = any ($2)`, [owner.companyId, away]);
    expect((await show(data.id, owner)).data.approval).toEqual({ four_eyes: true, viewer: false, names: [], count: 0 });
    await portal.owner.query(`update company_users set status = 'Active' where company_id = $1 and user_id = any ($2)`, [owner.companyId, away]);
  });
});

describe('four eyes', () => {
  beforeAll(() => chooseFourEyes(portal, owner.companyId, { payment: 'always' }));
  afterAll(() => chooseFourEyes(portal, owner.companyId));

  it('nobody approves what they prepared, not even the owner', async () => {
    const { payroll } = await confirmed();
    const { body } = await create([payroll.id], {}, owner);
    await act(body.data.id, 'submit', {}, owner);
    const shown = await show(body.data.id, owner);
    expect(shown.data).toMatchObject({ prepared_by_viewer: true, can: { approve: false }, approval: { viewer: false } });
    const own = await act(body.data.id, 'approve', {}, owner);
    expect([own.status, own.body.errors.base]).toEqual([422, ['You prepared this batch, so another person must approve it.']]);
    expect((await act(body.data.id, 'approve', {}, approver)).status).toBe(200);
  });

  it('counts whoever changed or submitted the draft among its preparers', async () => {
    const both = await adminOf(portal, owner, { [PAGE]: ['Create', 'Update', 'Approve'] });
    const { payroll } = await confirmed();
    const { body } = await create([payroll.id]);
    await both.client.post(`${PAYMENTS}/${body.data.id}`, { ...HEAD(), title: 'Changed' });
    await act(body.data.id, 'submit');
    expect((await act(body.data.id, 'approve', {}, both)).status).toBe(422);
    const other = await confirmed();
    const second = (await create([other.payroll.id])).body.data;
    await act(second.id, 'submit', {}, both);
    expect((await act(second.id, 'approve', {}, both)).status).toBe(422);
    expect((await act(second.id, 'approve', {}, approver)).status).toBe(200);
  });

  it('the database itself refuses an approver among the preparers', async () => {
    const { id } = await submitted(1);
    await expect(
      portal.owner.query(`update payment_batches set status = 'Waiting for Payment', approved_by = $2 where id = $1`, [id, officer.userId]),
    ).rejects.toThrow(/check/);
  });
});
