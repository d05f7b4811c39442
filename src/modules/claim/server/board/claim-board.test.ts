/** Claims outside their pages: the dashboard, what needs a person, and the search box; each as far as the viewer sees and may. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFixture, data, PAGE, type ClaimFixture, type ShownClaim } from '#app/server/testing/claim-fixture.ts';
import { adminOf, ownerOf, unitOf, type EmployedPerson, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let services: ClaimFixture;
let aminah: EmployedPerson;
let bala: EmployedPerson;
let sales: number;
let paid: ShownClaim;
let waiting: ShownClaim;
let prepared: ShownClaim;
beforeAll(async () => {
  services = await claimFixture(portal);
  sales = await unitOf(portal, services.owner, 'department', 'Sales');
  aminah = await services.claimant({ name: 'Aminah Contoh', department_id: sales });
  bala = await services.claimant({ name: 'Bala Contoh' });
  waiting = await services.submit(aminah, [services.item('TOLL', 30)], { title: 'Ipoh visit' });
  await services.approved(bala, [services.item('TOLL', 41)]);
  prepared = await services.approved(bala, [services.item('TOLL', 42)]);
  paid = await services.approved(bala, [services.item('TOLL', 43)]);
  await services.settings({ payment_approval_required: false });
  for (const { id } of [prepared, paid])
    data(await services.officer.client.post(`api/operation/claims/prepare-payment`, { ids: [id], method: 'Cash', payment_date: '2026-11-20' }));
  data(await services.act(services.officer, paid.id, 'made-payment', { payment_date: '2026-11-20', reference: 'CASH 1' }));
  data(await aminah.client.post('api/claims', services.claim([services.item('TOLL', 9)], { submit: false })));
});
const blocks = async (who: TestPerson) => (await who.client.get('api/dashboard')).body.data.blocks as Record<string, unknown>;
const todos = async (who: TestPerson) =>
  ((await who.client.get('api/dashboard/duties')).body.data as { key: string; id: string; data: object }[]).flatMap(({ key, id, data: facts }) =>
    key === 'claim' ? { id, ...facts } : [],
  );
const found = async (keyword: string, who: TestPerson) =>
  ((await who.client.get('api/search', { keyword })).body.data as { kind: string; id: number; route: string }[]).filter(({ kind }) => kind === 'claims');

describe('the dashboard', () => {
  it('tells the office what waits and what is to be paid, as far as it sees', async () => {
    expect((await blocks(services.owner))['claim']).toEqual({ waiting: 1, waiting_amount: 30, to_pay: 2, to_pay_amount: 83, paid_amount: 43 });
    const manager = await adminOf(portal, services.owner, { [PAGE]: ['Review'] }, { department: [sales] });
    expect((await blocks(manager))['claim']).toMatchObject({ waiting: 1, to_pay: 0, paid_amount: 0 });
    expect(await blocks(await adminOf(portal, services.owner, { '/leave/manage': [] }))).not.toHaveProperty('claim');
  });

  it('tells an employee the own ones alone', async () => {
    expect((await blocks(aminah))['own-claim']).toEqual({ drafts: 1, waiting_amount: 30, to_pay_amount: 0, paid_amount: 0 });
    expect((await blocks(bala))['own-claim']).toEqual({ drafts: 0, waiting_amount: 0, to_pay_amount: 83, paid_amount: 43 });
  });
});

describe('what needs a person', () => {
  const check = { id: 'check', step: 'check', n: 1, amount: 30 };
  const prepare = { id: 'prepare', step: 'prepare', n: 1, amount: 41 };
  const pay = { id: 'pay', step: 'pay', n: 1, amount: 42 };

  it.each([
    ['Check Item', [check]],
    ['Prepare for Payment', [prepare]],
    ['Made Payment', [pay]],
    ['Approve', []],
    ['Export', []],
  ])('is told to who may %s', async (action, expected) => {
    expect(await todos(await adminOf(portal, services.owner, { [PAGE]: [action] }))).toEqual(expected);
  });

  it('leads to lists of exactly these claims', async () => {
    const listed = async (query: object) =>
      ((await services.owner.client.get('api/operation/claims', { ...query })).body.data as { id: number }[]).map(({ id }) => id);
    expect(await listed({ unchecked: '1' })).toEqual([waiting.id]);
    expect(await listed({ status: 'Waiting for Payment', by_hand: '1' })).toEqual([prepared.id]);
  });

  it('is not the own claim, nor what nobody has to check', async () => {
    const both = await services.claimant({ accesses: { [PAGE]: ['Check Item'] } });
    await services.submit(both, [services.item('TOLL', 500)]);
    expect(await todos(both)).toEqual([check]);
    await services.settings({ item_check_required: false });
    expect(await todos(both)).toEqual([]);
    await services.settings({ item_check_required: true });
  });
});

describe('the search box', () => {
  it.each([
    ['a title', 'ipoh'],
    ['a name', 'aminah'],
    ['a name and a title', 'visit amin'],
  ])('finds a claim by %s, to be opened in the list', async (_by, keyword) => {
    expect(await found(keyword, services.officer)).toMatchObject([
      { id: waiting.id, title: 'Ipoh visit', route: `${PAGE}?open=${waiting.id}`, status: 'Waiting for Approval' },
    ]);
  });

  it('finds one by its number, whole or by its last digits', async () => {
    for (const keyword of [paid.number, paid.number.toLowerCase(), paid.number.slice(-2)])
      expect((await found(keyword, services.officer)).map(({ id }) => id)).toEqual([paid.id]);
  });

  it('finds no draft, nothing out of reach, and nothing of a neighbour', async () => {
    expect((await found('penang', services.officer)).map(({ id }) => id)).not.toContain(waiting.id);
    const manager = await adminOf(portal, services.owner, { [PAGE]: [] }, { department: [sales] });
    expect((await found('contoh', manager)).map(({ id }) => id)).toEqual([waiting.id]);
    expect(await found(paid.number, manager)).toEqual([]);
    const neighbour = await ownerOf(portal);
    for (const keyword of ['contoh', 'penang', paid.number]) expect(await found(keyword, neighbour)).toEqual([]);
  });

  it('finds an employee the own ones, drafts too', async () => {
    expect(await found('ipoh', aminah)).toMatchObject([{ id: waiting.id, route: `/claim?open=${waiting.id}` }]);
    expect(await found('penang', aminah)).toHaveLength(1);
    expect(await found(waiting.number, bala)).toEqual([]);
  });
});
