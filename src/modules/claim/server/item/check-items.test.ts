/** The check of items over HTTP: amounts, limits that two claims share, what looks like the same expense. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFixture, data, OWN, type ClaimFixture } from '#app/server/testing/claim-fixture.ts';
import { adminOf, type EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let services: ClaimFixture;
let person: EmployedPerson;
beforeAll(async () => {
  services = await claimFixture(portal);
  person = await services.claimant();
});

/** Medical: RM 500 a year. */
const medical = async (of: EmployedPerson, amount: number, more: object = {}) =>
  services.item('MED', amount, { receipts: [await services.receipt(of)], ...more });
const check = (id: number, items: readonly object[], who = services.officer) => services.act(who, id, 'check-items', { items });

describe('an item', () => {
  it('is accepted with what it is worth, or rejected with a reason; the claim stays where it is', async () => {
    const made = await services.submit(person, [services.item('TOLL', 30), services.item('TOLL', 40)]);
    const [first, second] = made.items.map(({ id }) => id);
    const once = data(await check(made.id, [{ id: first, check_status: 'Accepted' }]));
    expect(once).toMatchObject({ status: 'Waiting for Approval', checked_amount: 30, items: [{ approved_amount: 30 }, { approved_amount: null }] });
    expect((await check(made.id, [{ id: second, check_status: 'Rejected' }])).body.errors).toHaveProperty('items.0.check_remark');
    const done = data(await check(made.id, [{ id: second, check_status: 'Rejected', check_remark: 'Private journey' }]));
    expect(done).toMatchObject({ checked_amount: 30, items: [{ check_status: 'Accepted' }, { check_status: 'Rejected', approved_amount: 0 }] });
    expect(data(await check(made.id, [{ id: second, check_status: 'Pending' }]))).toMatchObject({
      items: [{}, { check_status: 'Pending', approved_amount: null }],
    });
  });

  it('is granted less with a reason, and never more than is claimed', async () => {
    const made = await services.submit(person, [services.item('TOLL', 31)]);
    const accept = (approved_amount: number, check_remark?: string) =>
      check(made.id, [{ id: made.items[0]?.id, check_status: 'Accepted', approved_amount, check_remark }]);
    expect((await accept(31.01)).body.errors).toHaveProperty('items.0.approved_amount');
    expect((await accept(20)).body.errors).toHaveProperty('items.0.check_remark');
    expect(data(await accept(20, 'Half is private'))).toMatchObject({ checked_amount: 20 });
  });

  it('of another claim, one that comes twice, an older version and a decided claim are refused', async () => {
    const [one, other] = [await services.submit(person, [services.item('TOLL', 32)]), await services.submit(person, [services.item('TOLL', 33)])];
    expect((await check(one.id, [{ id: other.items[0]?.id, check_status: 'Accepted' }])).body.errors).toHaveProperty('items.0.id');
    const twice = ['Rejected', 'Accepted'].map((check_status) => ({ id: one.items[0]?.id, check_status, check_remark: 'Not ours' }));
    expect((await check(one.id, twice)).body.errors).toEqual({ 'items.0.id': ['This item comes twice. Please reload.'] });
    const stale = await services.act(services.officer, one.id, 'check-items', { ...services.accepting(one), updated_at: '2020-01-01T00:00:00Z' });
    expect(stale.status).toBe(409);
    data(await services.act(services.officer, one.id, 'reject', { remark: 'Not ours' }));
    const late = await services.act(services.officer, one.id, 'check-items', services.accepting(one));
    expect([late.status, late.body.errors.base[0]]).toEqual([422, expect.stringContaining('Rejected')]);
  });

  it('is not checked without the right, nor by whose it is', async () => {
    const both = await services.claimant({ accesses: { '/claim/manage': ['Check Item'] } });
    const made = await services.submit(both, [services.item('TOLL', 34)]);
    expect(
      (await services.act(await adminOf(portal, services.owner, { '/claim/manage': ['Approve'] }), made.id, 'check-items', services.accepting(made))).status,
    ).toBe(403);
    expect((await services.act(both, made.id, 'check-items', services.accepting(made))).body.errors.base).toEqual([
      'Another officer must handle your own claim.',
    ]);
  });
});

describe('a limit', () => {
  it('leaves a later claim what an earlier one does not hold, and opens again when that ends', async () => {
    const of = await services.claimant();
    const first = await services.submit(of, [await medical(of, 400)]);
    const second = await services.submit(of, [await medical(of, 300)]);
    expect(second.items[0]).toMatchObject({ allowed_amount: 100, over_limit: true });
    const accept = (approved_amount: number, who = services.officer) =>
      check(second.id, [{ id: second.items[0]?.id, check_status: 'Accepted', approved_amount }], who);
    expect((await accept(150)).body.errors['items.0.approved_amount'][0]).toContain('100.00');
    expect(data(await accept(150, services.owner))).toMatchObject({ checked_amount: 150 });
    data(await services.act(services.officer, first.id, 'reject', { remark: 'No referral' }));
    expect(data(await accept(300))).toMatchObject({ checked_amount: 300 });
  });

  it('is the employee’s own where an exception says so', async () => {
    const of = await services.claimant();
    const { data: found } = (await services.owner.client.get(`api/operation/claims/categories/${services.category['MED']}`)).body;
    const { id: _id, can: _can, kept: _stored, used: _used, sort_order: _place, ...form } = found;
    const limits = [{ employee_id: of.employeeId, position_level_id: null, limit_amount: 50, rate: null }];
    expect((await services.owner.client.post(`api/operation/claims/categories/${found.id}`, { ...form, limits })).status).toBe(200);
    expect((await services.submit(of, [await medical(of, 80)])).items[0]).toMatchObject({ allowed_amount: 50, over_limit: true });
  });

  it('is given once when two claims are submitted at the same moment', async () => {
    const of = await services.claimant();
    const items = await Promise.all([medical(of, 300), medical(of, 300)]);
    const made = await Promise.all(items.map((item) => services.submit(of, [item])));
    expect(made.map((claim) => claim.items[0]?.allowed_amount ?? 0).toSorted((a, b) => a - b)).toEqual([200, 300]);
  });

  it('is given once when two officers grant at the same moment', async () => {
    const of = await services.claimant();
    const [reserved, low, high] = [
      await services.submit(of, [await medical(of, 400)]),
      await services.submit(of, [await medical(of, 300)]),
      await services.submit(of, [await medical(of, 300)]),
    ];
    data(await services.act(services.officer, reserved.id, 'reject', { remark: 'No referral' }));
    // What the rejected one held is free: 400 of the 500, and each of the two asks for 300.
    const grant = (claim: typeof low, who: typeof services.officer) =>
      check(claim.id, [{ id: claim.items[0]?.id, check_status: 'Accepted', approved_amount: 300 }], who);
    const both = await Promise.all([grant(low, services.officer), grant(high, services.second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const { rows } = await portal.owner.query(
      `select sum(coalesce(i.approved_amount, i.allowed_amount))::float as held from claim_items i join claims c on c.id = i.claim_id where c.employee_id = $1 and c.status <> 'Rejected'`,
      [of.employeeId],
    );
    expect(rows[0].held).toBeLessThanOrEqual(500);
  });

  it('holds what was checked, not what was claimed', async () => {
    const of = await services.claimant();
    const first = await services.submit(of, [await medical(of, 400)]);
    data(await check(first.id, [{ id: first.items[0]?.id, check_status: 'Accepted', approved_amount: 100, check_remark: 'The rest is cosmetic' }]));
    expect((await services.submit(of, [await medical(of, 450)])).items[0]).toMatchObject({ allowed_amount: 400, over_limit: true });
  });

  it('is shared by the rows of a claim in their order', async () => {
    const of = await services.claimant();
    const items = [await medical(of, 300), await medical(of, 300), services.item('TOLL', 9)];
    expect((await services.submit(of, items)).items.map(({ allowed_amount, over_limit }) => [allowed_amount, over_limit])).toEqual([
      [300, false],
      [200, true],
      [9, false],
    ]);
  });
});

describe('what looks like the same expense', () => {
  const receiptOf = (more: object = {}) => services.item('TOLL', 77, { receipt_no: 'R-001', merchant: 'Plus Berhad', ...more });
  const duplicates = async (id: number) =>
    (await services.show(id, services.officer)).items[0]?.['duplicates'] as { number: string | null; grounds: string[] }[];

  it('is told on both, by receipt whatever its case and blanks, of whoever in the company', async () => {
    const [one, other] = [await services.claimant(), await services.claimant()];
    const first = await services.submit(one, [receiptOf()]);
    const second = await services.submit(other, [receiptOf({ receipt_no: 'r-0 01', merchant: 'PLUS  berhad', amount: 76, date: '2026-11-02' })]);
    expect(await duplicates(first.id)).toMatchObject([{ claim_id: second.id, number: second.number, employee: other.name, grounds: ['number'] }]);
    expect(await duplicates(second.id)).toMatchObject([{ claim_id: first.id, grounds: ['number'] }]);
    const own = data(await other.client.get(`${OWN}/${second.id}`));
    expect(own.items[0]).toMatchObject({ duplicates: [{ claim_id: 0, number: null, employee: null, grounds: ['number'] }] });
  });

  it('is the same category, day and amount of one person, drafts and rejected ones too, cancelled ones not', async () => {
    const of = await services.claimant();
    const toll = services.item('TOLL', 55);
    const cancelled = await services.submit(of, [toll]);
    data(await of.client.post(`${OWN}/${cancelled.id}/cancel`, {}));
    const rejected = await services.submit(of, [toll]);
    data(await services.act(services.officer, rejected.id, 'reject', { remark: 'Twice' }));
    data(await of.client.post(OWN, services.claim([toll], { submit: false })));
    const made = await services.submit(of, [toll]);
    expect((await duplicates(made.id)).map(({ number, grounds }) => [number, grounds.join()])).toEqual([
      [rejected.number, 'expense'],
      [null, 'expense'],
    ]);
  });

  it('needs both number and merchant', async () => {
    const of = await services.claimant();
    await services.submit(of, [receiptOf({ receipt_no: 'X-9', merchant: null, amount: 1 })]);
    expect(await duplicates((await services.submit(of, [receiptOf({ receipt_no: 'X-9', merchant: null, amount: 2 })])).id)).toEqual([]);
  });
});
