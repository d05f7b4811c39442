/** The check of items over HTTP: amounts, limits that two claims share, what looks like the same expense. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimHouse, data, OWN, type ClaimHouse } from '#app/server/testing/claim-house.ts';
import { adminOf, type EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let house: ClaimHouse;
let person: EmployedPerson;
beforeAll(async () => {
  house = await claimHouse(portal);
  person = await house.claimant();
});

/** Medical: RM 500 a year. */
const medical = async (of: EmployedPerson, amount: number, more: object = {}) => house.item('MED', amount, { receipts: [await house.receipt(of)], ...more });
const check = (id: number, items: readonly object[], who = house.officer) => house.act(who, id, 'check-items', { items });

describe('an item', () => {
  it('is accepted with what it is worth, or rejected with a reason; the claim stays where it is', async () => {
    const made = await house.submit(person, [house.item('TOLL', 30), house.item('TOLL', 40)]);
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
    const made = await house.submit(person, [house.item('TOLL', 31)]);
    const accept = (approved_amount: number, check_remark?: string) =>
      check(made.id, [{ id: made.items[0]?.id, check_status: 'Accepted', approved_amount, check_remark }]);
    expect((await accept(31.01)).body.errors).toHaveProperty('items.0.approved_amount');
    expect((await accept(20)).body.errors).toHaveProperty('items.0.check_remark');
    expect(data(await accept(20, 'Half is private'))).toMatchObject({ checked_amount: 20 });
  });

  it('of another claim, one that comes twice, an older version and a decided claim are refused', async () => {
    const [one, other] = [await house.submit(person, [house.item('TOLL', 32)]), await house.submit(person, [house.item('TOLL', 33)])];
    expect((await check(one.id, [{ id: other.items[0]?.id, check_status: 'Accepted' }])).body.errors).toHaveProperty('items.0.id');
    const twice = ['Rejected', 'Accepted'].map((check_status) => ({ id: one.items[0]?.id, check_status, check_remark: 'Not ours' }));
    expect((await check(one.id, twice)).body.errors).toEqual({ 'items.0.id': ['This item comes twice. Please reload.'] });
    const stale = await house.act(house.officer, one.id, 'check-items', { ...house.accepting(one), updated_at: '2020-01-01T00:00:00Z' });
    expect(stale.status).toBe(409);
    data(await house.act(house.officer, one.id, 'reject', { remark: 'Not ours' }));
    const late = await house.act(house.officer, one.id, 'check-items', house.accepting(one));
    expect([late.status, late.body.errors.base[0]]).toEqual([422, expect.stringContaining('Rejected')]);
  });

  it('is not checked without the right, nor by whose it is', async () => {
    const both = await house.claimant({ accesses: { '/claim/manage': ['Check Item'] } });
    const made = await house.submit(both, [house.item('TOLL', 34)]);
    expect((await house.act(await adminOf(portal, house.owner, { '/claim/manage': ['Approve'] }), made.id, 'check-items', house.accepting(made))).status).toBe(
      403,
    );
    expect((await house.act(both, made.id, 'check-items', house.accepting(made))).body.errors.base).toEqual(['Another officer must handle your own claim.']);
  });
});

describe('a limit', () => {
  it('leaves a later claim what an earlier one does not hold, and opens again when that ends', async () => {
    const of = await house.claimant();
    const first = await house.submit(of, [await medical(of, 400)]);
    const second = await house.submit(of, [await medical(of, 300)]);
    expect(second.items[0]).toMatchObject({ allowed_amount: 100, over_limit: true });
    const accept = (approved_amount: number, who = house.officer) =>
      check(second.id, [{ id: second.items[0]?.id, check_status: 'Accepted', approved_amount }], who);
    expect((await accept(150)).body.errors['items.0.approved_amount'][0]).toContain('100.00');
    expect(data(await accept(150, house.owner))).toMatchObject({ checked_amount: 150 });
    data(await house.act(house.officer, first.id, 'reject', { remark: 'No referral' }));
    expect(data(await accept(300))).toMatchObject({ checked_amount: 300 });
  });

  it('is the employee’s own where an exception says so', async () => {
    const of = await house.claimant();
    const { data: found } = (await house.owner.client.get(`api/operation/claims/categories/${house.category['MED']}`)).body;
    const { id: _id, can: _can, kept: _kept, used: _used, sort_order: _place, ...form } = found;
    const limits = [{ employee_id: of.employeeId, position_level_id: null, limit_amount: 50, rate: null }];
    expect((await house.owner.client.post(`api/operation/claims/categories/${found.id}`, { ...form, limits })).status).toBe(200);
    expect((await house.submit(of, [await medical(of, 80)])).items[0]).toMatchObject({ allowed_amount: 50, over_limit: true });
  });

  it('is given once when two claims are submitted at the same moment', async () => {
    const of = await house.claimant();
    const items = await Promise.all([medical(of, 300), medical(of, 300)]);
    const made = await Promise.all(items.map((item) => house.submit(of, [item])));
    expect(made.map((claim) => claim.items[0]?.allowed_amount ?? 0).toSorted((a, b) => a - b)).toEqual([200, 300]);
  });

  it('is given once when two officers grant at the same moment', async () => {
    const of = await house.claimant();
    const [held, low, high] = [
      await house.submit(of, [await medical(of, 400)]),
      await house.submit(of, [await medical(of, 300)]),
      await house.submit(of, [await medical(of, 300)]),
    ];
    data(await house.act(house.officer, held.id, 'reject', { remark: 'No referral' }));
    // What the rejected one held is free: 400 of the 500, and each of the two asks for 300.
    const grant = (claim: typeof low, who: typeof house.officer) =>
      check(claim.id, [{ id: claim.items[0]?.id, check_status: 'Accepted', approved_amount: 300 }], who);
    const both = await Promise.all([grant(low, house.officer), grant(high, house.second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const { rows } = await portal.owner.query(
      `select sum(coalesce(i.approved_amount, i.allowed_amount))::float as held from claim_items i join claims c on c.id = i.claim_id where c.employee_id = $1 and c.status <> 'Rejected'`,
      [of.employeeId],
    );
    expect(rows[0].held).toBeLessThanOrEqual(500);
  });

  it('holds what was checked, not what was claimed', async () => {
    const of = await house.claimant();
    const first = await house.submit(of, [await medical(of, 400)]);
    data(await check(first.id, [{ id: first.items[0]?.id, check_status: 'Accepted', approved_amount: 100, check_remark: 'The rest is cosmetic' }]));
    expect((await house.submit(of, [await medical(of, 450)])).items[0]).toMatchObject({ allowed_amount: 400, over_limit: true });
  });

  it('is shared by the rows of a claim in their order', async () => {
    const of = await house.claimant();
    const items = [await medical(of, 300), await medical(of, 300), house.item('TOLL', 9)];
    expect((await house.submit(of, items)).items.map(({ allowed_amount, over_limit }) => [allowed_amount, over_limit])).toEqual([
      [300, false],
      [200, true],
      [9, false],
    ]);
  });
});

describe('what looks like the same expense', () => {
  const receiptOf = (more: object = {}) => house.item('TOLL', 77, { receipt_no: 'R-001', merchant: 'Plus Berhad', ...more });
  const duplicates = async (id: number) => (await house.show(id, house.officer)).items[0]?.['duplicates'] as { number: string | null; grounds: string[] }[];

  it('is told on both, by receipt whatever its case and blanks, of whoever in the company', async () => {
    const [one, other] = [await house.claimant(), await house.claimant()];
    const first = await house.submit(one, [receiptOf()]);
    const second = await house.submit(other, [receiptOf({ receipt_no: 'r-0 01', merchant: 'PLUS  berhad', amount: 76, date: '2026-11-02' })]);
    expect(await duplicates(first.id)).toMatchObject([{ claim_id: second.id, number: second.number, employee: other.name, grounds: ['number'] }]);
    expect(await duplicates(second.id)).toMatchObject([{ claim_id: first.id, grounds: ['number'] }]);
    const own = data(await other.client.get(`${OWN}/${second.id}`));
    expect(own.items[0]).toMatchObject({ duplicates: [{ claim_id: 0, number: null, employee: null, grounds: ['number'] }] });
  });

  it('is the same category, day and amount of one person, drafts and rejected ones too, cancelled ones not', async () => {
    const of = await house.claimant();
    const toll = house.item('TOLL', 55);
    const cancelled = await house.submit(of, [toll]);
    data(await of.client.post(`${OWN}/${cancelled.id}/cancel`, {}));
    const rejected = await house.submit(of, [toll]);
    data(await house.act(house.officer, rejected.id, 'reject', { remark: 'Twice' }));
    data(await of.client.post(OWN, house.claim([toll], { submit: false })));
    const made = await house.submit(of, [toll]);
    expect((await duplicates(made.id)).map(({ number, grounds }) => [number, grounds.join()])).toEqual([
      [rejected.number, 'expense'],
      [null, 'expense'],
    ]);
  });

  it('needs both number and merchant', async () => {
    const of = await house.claimant();
    await house.submit(of, [receiptOf({ receipt_no: 'X-9', merchant: null, amount: 1 })]);
    expect(await duplicates((await house.submit(of, [receiptOf({ receipt_no: 'X-9', merchant: null, amount: 2 })])).id)).toEqual([]);
  });
});
