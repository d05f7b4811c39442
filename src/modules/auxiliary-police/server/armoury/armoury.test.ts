/** The armoury over HTTP: firearms one by one, ammunition by number, the book that adds up, counts by two people. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { adminOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, UNIT, type UnitFixture } from '#app/server/testing/unit-fixture.ts';
import { storeRegister } from './store.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());

registerContractTests(() => portal, storeRegister, {
  valid: { name: 'Armoury', address: null },
  changed: { name: 'Main armoury', address: 'Shah Alam' },
  other: (n) => ({ name: `Store ${n}`, address: null }),
  doubles: [[(valid) => ({ ...valid, address: 'Klang' }), 'name']],
});

const PISTOL = {
  category: 'Firearm',
  name: 'Pistol',
  brand: 'Contoh',
  model: 'P1',
  serial_no: 'A-1001',
  calibre: '9 mm',
  condition: 'Good',
  purchase_date: null,
  cost: 4200,
  note: null,
  photo: [],
  quantity: 1,
  licence_no: 'L/1',
  licence_issued: '2026-07-01',
  licence_expiry: '2027-06-30',
};
const ROUNDS = {
  ...PISTOL,
  category: 'Ammunition',
  name: '9 mm rounds',
  serial_no: 'LOT-7',
  quantity: 100,
  licence_no: null,
  licence_issued: null,
  licence_expiry: null,
};

async function openArmoury(licensed = true) {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const chief = await services.officer({ service_no: 'PB 100' });
  if (licensed) await client.post('api/asm/agency', { ...UNIT, licence_holder_id: chief.id });
  const store: number = (await client.post('api/asm/stores', { name: 'Armoury', address: null })).body.data.id;
  const second: number = (await client.post('api/asm/stores', { name: 'Klang', address: null })).body.data.id;
  const enter = (asset: object) => client.post('api/asm/assets', { ...PISTOL, store_id: store, ...asset });
  const book = { book_no: 'B/1', witness_id: chief.id, condition: 'Good', remark: null };
  const act = (asset: number, verb: string, more: object) =>
    client.post(`api/asm/assets/${asset}/${verb}`, { ...book, ref: randomUUID(), store_id: store, ...more });
  const issue = (asset: number, officer_id: number, more: object = {}) => act(asset, 'issue', { officer_id, quantity: 1, due_back_at: null, ...more });
  const show = async (asset: number) => (await client.get(`api/asm/assets/${asset}`)).body.data;
  return { ...services, client, chief, store, second, enter, act, issue, show, officers: services };
}
type Armoury = Awaited<ReturnType<typeof openArmoury>>;
const entered = async (armoury: Armoury, asset: object = {}): Promise<number> => {
  const { status, body } = await armoury.enter(asset);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
};
const armed = async (services: UnitFixture, service_no: string) => services.armed(await services.officer({ service_no }));

/** Balances of the company that are not the sum of its entries. */
const unequal = async ({ owner }: UnitFixture) =>
  (
    await portal.owner.query(
      `with moved as (
         select asset_id, from_place as place, from_store_id as store_id, from_officer_id as officer_id, -quantity as n from asm_armoury_entries where company_id = $1
         union all select asset_id, to_place, to_store_id, to_officer_id, quantity from asm_armoury_entries where company_id = $1),
       summed as (select asset_id, place, store_id, officer_id, sum(n)::int as n from moved where place <> 'Outside' group by 1, 2, 3, 4)
       select * from summed s full join (select * from asm_armoury_balances where company_id = $1) b
         on b.asset_id = s.asset_id and b.place = s.place and b.store_id is not distinct from s.store_id and b.officer_id is not distinct from s.officer_id
       where s.n is distinct from b.quantity or s.n < 0`,
      [owner.companyId],
    )
  ).rows;

test('a firearm is entered with a licence that ends on 30 June, in the name of the nominated person', async () => {
  const bare = await openArmoury(false);
  expect((await bare.enter({})).body.errors.licence_no[0]).toContain('never in the name of a company');
  const armoury = await openArmoury();
  expect((await armoury.enter({ licence_expiry: '2027-06-29' })).body.errors.licence_expiry).toEqual([
    'A licence ends on 30/06: choose that day of a year to come.',
  ]);
  expect((await armoury.enter({ licence_no: null })).body.errors).toHaveProperty('licence_no');
  expect((await armoury.enter({ serial_no: null })).body.errors).toHaveProperty('serial_no');
  expect((await armoury.enter({ quantity: 2 })).body.errors).toHaveProperty('quantity');
  const id = await entered(armoury);
  expect((await armoury.enter({ serial_no: 'a-1001' })).body.errors).toHaveProperty('serial_no');
  expect(await armoury.show(id)).toMatchObject({ quantity: 1, in_store: 1, licence_expiry: '2027-06-30', to_license: false, status: 'Available', cost: 4200 });
  const successor = await armoury.officer({ service_no: 'PB 101' });
  await armoury.client.post('api/asm/agency', { ...UNIT, licence_holder_id: successor.id });
  const { body } = await armoury.client.get('api/asm/assets', { view: 'licence' });
  expect(body.data).toMatchObject([{ id, to_license: true }]);
});

test('a firearm is given to whoever may carry it, one to an officer, once, before a witness', async () => {
  const armoury = await openArmoury();
  const [first, second] = [await entered(armoury), await entered(armoury, { serial_no: 'A-1002' })];
  const plain = await armoury.officer({ service_no: 'PB 1' });
  expect((await armoury.issue(first, plain.id)).body.errors.base).toEqual([
    'The basic course comes before a firearm.',
    'The officer has no permission to carry a firearm.',
    'The officer has not passed live firing.',
    'The officer has no valid firearm card.',
  ]);
  const officer = await armed(armoury, 'PB 2');
  expect((await armoury.issue(first, officer.id, { witness_id: officer.id })).body.errors).toEqual({
    witness_id: ['The witness is somebody else than the officer.'],
  });
  expect((await armoury.issue(first, officer.id, { witness_id: null })).body.errors).toHaveProperty('witness_id');
  expect((await armoury.issue(first, officer.id, { book_no: null })).body.errors).toHaveProperty('book_no');
  expect((await armoury.issue(first, officer.id, { due_back_at: addDays(DAY, -1) })).body.errors).toHaveProperty('due_back_at');
  const checked = (await armoury.client.get(`api/asm/assets/${first}/issue-check`, { officer_id: officer.id })).body.data;
  expect(checked.every(({ weight }: { weight: string }) => weight === 'ok')).toBe(true);
  const ref = randomUUID();
  const answers = await Promise.all([armoury.issue(first, officer.id, { ref }), armoury.issue(first, officer.id, { ref }), armoury.issue(second, officer.id)]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  const { rows } = await portal.owner.query(`select id from asm_armoury_entries where company_id = $1 and kind = 'Issue'`, [armoury.owner.companyId]);
  expect(rows).toHaveLength(1);
  const { data } = (await armoury.client.get('api/asm/assets', { view: 'issued' })).body;
  expect(data).toMatchObject([{ holder: { id: officer.id, service_no: 'PB 2' }, status: 'Issued', in_store: 0 }]);
  const [{ id: given }] = data;
  expect((await armoury.client.get(`api/asm/officers/${officer.id}`)).body.data.issued).toMatchObject([{ id: given, quantity: 1 }]);
  const free = given === first ? second : first;
  expect((await armoury.issue(free, officer.id)).body.errors.base[0]).toContain('The officer has a firearm already');
  expect((await armoury.act(given, 'return', { officer_id: officer.id, returned: 1, expended: 1 })).body.errors).toHaveProperty('expended');
  expect((await armoury.act(given, 'return', { officer_id: officer.id, returned: 1, expended: 0, store_id: armoury.second, condition: 'Poor' })).status).toBe(
    200,
  );
  expect(await armoury.show(given)).toMatchObject({ status: 'Available', store: 'Klang', condition: 'Poor', holder: null });
  expect((await armoury.act(given, 'return', { officer_id: officer.id, returned: 1, expended: 0 })).body.errors).toEqual({ returned: ['Only 0 are there.'] });
  expect(await unequal(armoury)).toEqual([]);
});

test('ammunition moves by number: nothing twice, never below zero, what comes back and what was expended apart', async () => {
  const armoury = await openArmoury();
  const lot = await entered(armoury, ROUNDS);
  const [one, other] = [await armed(armoury, 'PB 3'), await armed(armoury, 'PB 4')];
  const both = await Promise.all([armoury.issue(lot, one.id, { quantity: 60 }), armoury.issue(lot, other.id, { quantity: 60 })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const who = both[0].status === 200 ? one : other;
  expect((await armoury.act(lot, 'return', { officer_id: who.id, returned: 40, expended: 21 })).body.errors).toEqual({ expended: ['Only 20 are there.'] });
  expect((await armoury.show(lot)).in_store).toBe(40);
  expect((await armoury.act(lot, 'return', { officer_id: who.id, returned: 0, expended: 0 })).body.errors).toHaveProperty('returned');
  const ref = randomUUID();
  for (let sent = 0; sent < 2; sent += 1) expect((await armoury.act(lot, 'return', { officer_id: who.id, returned: 45, expended: 15, ref })).status).toBe(200);
  expect((await armoury.act(lot, 'move', { move: 'Receipt', quantity: 50 })).status).toBe(200);
  expect((await armoury.act(lot, 'move', { move: 'Transfer', quantity: 136, to_store_id: armoury.second })).body.errors).toHaveProperty('quantity');
  expect((await armoury.act(lot, 'move', { move: 'Transfer', quantity: 35, to_store_id: armoury.second })).status).toBe(200);
  const shown = await armoury.show(lot);
  expect(shown.places).toMatchObject([
    { name: 'Armoury', quantity: 100 },
    { name: 'Klang', quantity: 35 },
  ]);
  expect(shown.entries.map(({ kind, quantity }: { kind: string; quantity: number }) => `${kind} ${quantity}`)).toEqual([
    'Transfer 35',
    'Receipt 50',
    'Expended 15',
    'Return 45',
    'Issue 60',
    'Receipt 100',
  ]);
  expect(await unequal(armoury)).toEqual([]);
  await expect(portal.owner.query('update asm_armoury_entries set quantity = 1 where asset_id = $1', [lot])).rejects.toThrow();
  await expect(portal.owner.query('delete from asm_armoury_entries where asset_id = $1', [lot])).rejects.toThrow();
  const pdf = await armoury.client.raw(
    `api/asm/armoury-book?company_id=${armoury.owner.companyId}&store_id=${armoury.store}&start_date=${DAY}&end_date=${DAY}`,
    {
      method: 'GET',
    },
  );
  expect(pdf.status).toBe(200);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await armoury.client.get('api/asm/armoury-book', { store_id: armoury.store, start_date: DAY, end_date: addDays(DAY, 92) })).status).toBe(422);
});

test('a workshop has what was sent to it, and gives it back', async () => {
  const armoury = await openArmoury();
  const pistol = await entered(armoury);
  expect((await armoury.act(pistol, 'move', { move: 'Receipt', quantity: 1 })).body.errors).toHaveProperty('quantity');
  expect((await armoury.act(pistol, 'move', { move: 'Maintenance', quantity: 1 })).status).toBe(200);
  expect((await armoury.show(pistol)).status).toBe('Maintenance');
  const officer = await armed(armoury, 'PB 5');
  expect((await armoury.issue(pistol, officer.id)).body.errors.base).toContain('It is not in the store.');
  expect((await armoury.act(pistol, 'move', { move: 'Repaired', quantity: 1 })).status).toBe(200);
  expect((await armoury.issue(pistol, officer.id)).status).toBe(200);
  expect(await unequal(armoury)).toEqual([]);
});

test('a store is counted by two different officers, opening first, once each; what differs is explained', async () => {
  const armoury = await openArmoury();
  const pistol = await entered(armoury);
  const lot = await entered(armoury, ROUNDS);
  await entered(armoury, { ...ROUNDS, category: 'Torch', name: 'Torch', quantity: 1, serial_no: null });
  const other = await armoury.officer({ service_no: 'PB 6' });
  const sheet = (await armoury.client.get('api/asm/counts/sheet', { store_id: armoury.store })).body.data;
  expect(sheet).toMatchObject({
    kind: 'Opening',
    lines: [
      { asset_id: pistol, expected: 1 },
      { asset_id: lot, expected: 100 },
    ],
  });
  const lines = [
    { asset_id: pistol, counted: 1 },
    { asset_id: lot, counted: 100 },
  ];
  const count = (more: object = {}) =>
    armoury.client.post('api/asm/counts', {
      store_id: armoury.store,
      kind: 'Opening',
      counted_by_id: armoury.chief.id,
      checked_by_id: other.id,
      lines,
      note: null,
      ...more,
    });
  expect((await count({ checked_by_id: armoury.chief.id })).body.errors).toEqual({ checked_by_id: ['A count is made by two different people.'] });
  expect((await count({ kind: 'Closing' })).body.errors).toHaveProperty('kind');
  expect((await count({ lines: lines.slice(1) })).body.errors).toHaveProperty('lines');
  expect((await Promise.all([count(), count()])).map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const short = [lines[0], { asset_id: lot, counted: 98 }];
  expect((await count({ kind: 'Closing', lines: short })).body.errors).toHaveProperty('note');
  const closed = await count({ kind: 'Closing', lines: short, note: 'Two rounds are missing, reported to the officer in charge' });
  expect(closed.body.message).toContain('1 line differs');
  expect((await count({ kind: 'Closing' })).status).toBe(422);
  expect((await armoury.client.get('api/asm/counts')).body.data).toMatchObject([
    { kind: 'Closing', differs: 1, lines: 2, counted_by: 'PB 100', checked_by: 'PB 6' },
    { kind: 'Opening', differs: 0 },
  ]);
  expect((await armoury.client.get(`api/asm/counts/${closed.body.data.id}`)).body.data.counted).toMatchObject([{ counted: 1 }, { expected: 100, counted: 98 }]);
});

test('who may read may not issue; a holder whom the viewer does not see is not named', async () => {
  const armoury = await openArmoury();
  const pistol = await entered(armoury);
  const officer = await armed(armoury, 'PB 7');
  const reader = await adminOf(portal, armoury.owner, { '/auxiliary/asset': ['Update'] }, { employee: [0] });
  const body = {
    book_no: 'B/2',
    witness_id: armoury.chief.id,
    condition: 'Good',
    remark: null,
    ref: randomUUID(),
    store_id: armoury.store,
    officer_id: officer.id,
    quantity: 1,
    due_back_at: null,
  };
  expect((await reader.client.post(`api/asm/assets/${pistol}/issue`, body)).status).toBe(403);
  expect((await reader.client.get('api/asm/officer-choices')).body.data).toEqual([]);
  const narrow = await adminOf(portal, armoury.owner, { '/auxiliary/asset': ['Issue'] }, { employee: [0] });
  expect((await narrow.client.post(`api/asm/assets/${pistol}/issue`, body)).body.errors).toHaveProperty('officer_id');
  expect((await armoury.issue(pistol, officer.id)).status).toBe(200);
  const seen = (await reader.client.get(`api/asm/assets/${pistol}`)).body.data;
  expect(seen).toMatchObject({ status: 'Issued', holder: null });
  expect(JSON.stringify(seen)).not.toContain(officer.name);
});
