/** Row-level walls over HTTP: other companies, other people, restricted reach, and rights that are taken away while somebody works. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFixture, data, MANAGED, OWN, PAGE, type ClaimFixture, type ShownClaim } from '#app/server/testing/claim-fixture.ts';
import { adminOf, unitOf, type EmployedPerson, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestAnswer } from '#app/server/testing/test-portal.ts';

const ALL = ['Create', 'Review', 'Check Item', 'Approve', 'Reject', 'Cancel', 'Prepare for Payment', 'Made Payment', 'Export'];
const portal = await openTestPortal();
afterAll(() => portal.close());

let services: ClaimFixture;
let neighbour: ClaimFixture;
let aminah: EmployedPerson;
let ipoh: number;
let claim: ShownClaim;
let receipt: string;
beforeAll(async () => {
  [services, neighbour] = [await claimFixture(portal), await claimFixture(portal)];
  ipoh = await unitOf(portal, services.owner, 'branch', 'Ipoh');
  aminah = await services.claimant({ name: 'Aminah Contoh' });
  receipt = await services.receipt(aminah);
  claim = await services.submit(aminah, [services.item('MEAL', 40, { receipts: [receipt] })]);
});

/** Every way to a claim by its id. */
const ways = (who: TestPerson, id: number, itemId = claim.items[0]?.id): Record<string, () => Promise<TestAnswer>> => ({
  show: () => who.client.get(`${MANAGED}/${id}`),
  review: () => services.act(who, id, 'review'),
  check: () => services.act(who, id, 'check-items', { items: [{ id: itemId, check_status: 'Accepted' }] }),
  approve: () => services.act(who, id, 'approve'),
  reject: () => services.act(who, id, 'reject', { remark: 'Not ours' }),
  cancel: () => services.act(who, id, 'cancel', { remark: 'Not ours' }),
  'approve payment': () => services.act(who, id, 'approve-payment'),
  'send back': () => services.act(who, id, 'return', { remark: 'Not ours' }),
  'made payment': () => services.act(who, id, 'made-payment', { payment_date: '2026-11-20', reference: 'X' }),
});
const listed = async (who: TestPerson, query: Record<string, string> = {}) =>
  ((await who.client.get(MANAGED, query)).body.data as { id: number }[] | undefined)?.map(({ id }) => id) ?? [];

describe('a neighbour company', () => {
  it('reaches no claim by its id, nor any by a list, a choice or many at once', async () => {
    for (const [way, call] of Object.entries(ways(neighbour.owner, claim.id))) expect([way, (await call()).status]).toEqual([way, 404]);
    expect(await listed(neighbour.owner, { employee_id: String(aminah.employeeId) })).toEqual([]);
    const many = await neighbour.owner.client.post(`${MANAGED}/bulk`, { ids: [claim.id], action: 'review' });
    expect(many.body.data).toMatchObject({ done: 0, failed: 1 });
    const prepared = await neighbour.owner.client.post(`${MANAGED}/prepare-payment`, { ids: [claim.id], method: 'Cash', payment_date: '2026-11-20' });
    expect(prepared.body.data.results).toMatchObject([{ code: 404 }]);
    expect((await services.show(claim.id)).status).toBe('Waiting for Approval');
  });

  it('names nothing of this one: no category, employee, account, level or item', async () => {
    const theirs = neighbour.item('TOLL', 10);
    const stranger = await neighbour.claimant();
    expect((await stranger.client.post(OWN, neighbour.claim([{ ...theirs, claim_category_id: services.category['TOLL'] }]))).body.errors).toHaveProperty(
      'items.0.claim_category_id',
    );
    expect((await stranger.client.post(OWN, neighbour.claim([{ ...theirs, id: claim.items[0]?.id }]))).body.errors).toHaveProperty('items.0.id');
    expect((await stranger.client.post(OWN, neighbour.claim([neighbour.item('MEAL', 10, { receipts: [receipt] })]))).body.errors).toHaveProperty(
      'items.0.receipts',
    );
    expect((await neighbour.owner.client.post(MANAGED, { ...neighbour.claim([theirs]), submit: undefined, employee_id: aminah.employeeId })).status).toBe(404);
    const waits = await neighbour.approved(stranger, [neighbour.item('TOLL', 12)]);
    const answer = await neighbour.owner.client.post(`${MANAGED}/prepare-payment`, {
      ids: [waits.id],
      payment_date: '2026-11-20',
      company_bank_id: await services.payingAccount(),
    });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['company_bank_id']]);
    expect((await neighbour.owner.client.post(`${MANAGED}/categories/sort`, { ids: [services.category['TOLL']] })).status).toBe(200);
    const { rows } = await portal.owner.query('select sort_order from claim_categories where id = $1', [services.category['TOLL']]);
    expect(rows).toEqual([{ sort_order: 2 }]);
  });
});

describe('a colleague', () => {
  it('reads and moves no claim and opens no receipt that is not the own', async () => {
    const bala = await services.claimant();
    const answers = [
      await bala.client.get(`${OWN}/${claim.id}`),
      await bala.client.post(`${OWN}/${claim.id}`, services.claim([services.item('TOLL', 1)])),
      await bala.client.post(`${OWN}/${claim.id}/submit`, {}),
      await bala.client.post(`${OWN}/${claim.id}/cancel`, {}),
      await bala.client.delete(`${OWN}/${claim.id}`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    for (const call of Object.values(ways(bala, claim.id))) expect((await call()).status).toBe(403);
    expect((await bala.client.raw(`api/files/${receipt}?company_id=${services.owner.companyId}`, { method: 'GET' })).status).toBeGreaterThanOrEqual(400);
    expect((await bala.client.post(OWN, services.claim([services.item('MEAL', 10, { receipts: [receipt] })]))).body.errors).toHaveProperty('items.0.receipts');
  });
});

describe('a manager of a branch', () => {
  it('finds the claims of that branch alone, in every list, figure and file', async () => {
    const chong = await services.claimant({ name: 'Chong Contoh', branch_id: ipoh });
    const seen = await services.submit(chong, [services.item('TOLL', 77)]);
    const manager = await adminOf(portal, services.owner, { [PAGE]: ALL, '/claim/report': ['Export'] }, { branch: [ipoh] });
    expect(await listed(manager, { status: 'Waiting for Approval' })).toEqual([seen.id]);
    for (const [way, call] of Object.entries(ways(manager, claim.id))) expect([way, (await call()).status]).toEqual([way, 404]);
    expect((await manager.client.get(`${MANAGED}/summary`)).body.data).toMatchObject({ waiting: 1, waiting_amount: 77 });
    expect((await manager.client.get(`${MANAGED}/export`, { preview: 1 })).body.data.rows.map(({ number }: { number: string }) => number)).toEqual([
      seen.number,
    ]);
    expect((await manager.client.get(`${MANAGED}/reports`, { start_date: '2026-11-01', end_date: '2026-11-30' })).body.totals).toMatchObject({ claimed: 77 });
    const found = (await manager.client.get(`${MANAGED}/choices`, { keyword: 'contoh' })).body.data.employees as { id: number }[];
    expect(found.map(({ id }) => id)).toEqual([chong.employeeId]);
    expect(
      (await manager.client.post(MANAGED, { ...services.claim([services.item('TOLL', 5)]), submit: undefined, employee_id: aminah.employeeId })).status,
    ).toBe(404);
    const many = (await manager.client.post(`${MANAGED}/bulk`, { ids: [claim.id, seen.id], action: 'review' })).body.data;
    expect(many.results).toMatchObject([
      { id: claim.id, code: 404 },
      { id: seen.id, code: 200 },
    ]);
  });
});

describe('a right that is taken away', () => {
  it('is gone at the next request', async () => {
    const officer = await adminOf(portal, services.owner, { [PAGE]: ['Review', 'Check Item'] });
    const check = () => services.act(officer, claim.id, 'check-items', services.accepting(claim));
    data(await check());
    await portal.owner.query(`update user_accesses set actions = '{Review}' where user_id = $1`, [officer.userId]);
    expect((await check()).status).toBe(403);
    expect(data(await officer.client.get(`${MANAGED}/${claim.id}`))).toMatchObject({ can: { check: false, review: true } });
    await portal.owner.query('delete from user_accesses where user_id = $1', [officer.userId]);
    expect((await officer.client.get(`${MANAGED}/${claim.id}`)).status).toBe(403);
    expect((await officer.client.get(MANAGED)).status).toBe(403);
  });
});
