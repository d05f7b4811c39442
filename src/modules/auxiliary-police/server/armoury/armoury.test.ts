/** The armoury over HTTP: firearms one by one, ammunition by number, and the book that adds up. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { armed, entered, openArmoury, ROUNDS } from '#app/server/testing/auxiliary-police/armoury-fixture.ts';
import { adminOf, type TestPerson } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { UNIT, type UnitFixture } from '#app/server/testing/unit-fixture.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
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

async function uploaded(client: TestPerson['client'], bytes: string | Buffer, name: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([bytes as string], name));
  return (await client.post('api/files', form)).body.data.file;
}
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (client: TestPerson['client']) => uploaded(client, Buffer.from(PNG, 'base64'), 'signature.png');

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
  const bare = await openArmoury(portal, false);
  expect((await bare.enter({})).body.errors.licence_no[0]).toContain('never in the name of a company');
  const armoury = await openArmoury(portal);
  expect((await armoury.enter({ licence_expiry: '2027-06-29' })).body.errors.licence_expiry).toEqual([
    'A licence ends on 30/06: choose that day of a year to come.',
  ]);
  expect((await armoury.enter({ licence_no: null })).body.errors).toHaveProperty('licence_no');
  expect((await armoury.enter({ serial_no: null })).body.errors).toHaveProperty('serial_no');
  expect((await armoury.enter({ quantity: 2 })).body.errors).toHaveProperty('quantity');
  const id = await entered(armoury);
  expect((await armoury.enter({ serial_no: 'a-1001' })).body.errors).toHaveProperty('serial_no');
  expect((await armoury.enter({ serial_no: 'A- 1001' })).body.errors).toHaveProperty('serial_no');
  expect(await armoury.show(id)).toMatchObject({ quantity: 1, in_store: 1, licence_expiry: '2027-06-30', to_license: false, status: 'Available', cost: 4200 });
  const successor = await armoury.officer({ service_no: 'PB 101' });
  await armoury.client.post('api/asm/agency', { ...UNIT, licence_holder_id: successor.id });
  const { body } = await armoury.client.get('api/asm/assets', { view: 'licence' });
  expect(body.data).toMatchObject([{ id, to_license: true }]);
});

test('a firearm is given to whoever may carry it, one to an officer, once, before a witness', async () => {
  const armoury = await openArmoury(portal);
  const [first, second] = [await entered(armoury), await entered(armoury, { serial_no: 'A-1002' })];
  const plain = await armoury.officer({ service_no: 'PB 1' });
  expect((await armoury.issue(first, plain.id)).body.errors.officer_id).toEqual([
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
  expect((await armoury.issue(free, officer.id)).body.errors.officer_id[0]).toContain('The officer has a firearm already');
  expect((await armoury.act(given, 'return', { officer_id: officer.id, returned: 1, expended: 1 })).body.errors).toHaveProperty('expended');
  expect((await armoury.act(given, 'return', { officer_id: officer.id, returned: 1, expended: 0, store_id: armoury.second, condition: 'Poor' })).status).toBe(
    200,
  );
  expect(await armoury.show(given)).toMatchObject({ status: 'Available', store: 'Klang', condition: 'Poor', holder: null });
  expect((await armoury.act(given, 'return', { officer_id: officer.id, returned: 1, expended: 0 })).body.errors).toEqual({ returned: ['Only 0 are there.'] });
  expect(await unequal(armoury)).toEqual([]);
});

test('the officer signs for what is taken and brought back, once; a file that is no picture is refused', async () => {
  const armoury = await openArmoury(portal);
  const [pistol, lot] = [await entered(armoury), await entered(armoury, ROUNDS)];
  const officer = await armed(armoury, 'PB 8');
  expect((await armoury.issue(pistol, officer.id, { signature: await uploaded(armoury.client, '%PDF-1.4\n%%EOF', 'a.pdf') })).body.errors).toHaveProperty(
    'signature',
  );
  const ref = randomUUID();
  const signature = await picture(armoury.client);
  for (let sent = 0; sent < 2; sent += 1) expect((await armoury.issue(pistol, officer.id, { signature, ref })).status).toBe(200);
  expect((await armoury.show(pistol)).entries).toMatchObject([
    { kind: 'Issue', signature: { file: signature } },
    { kind: 'Receipt', signature: null },
  ]);
  expect((await armoury.issue(lot, officer.id, { quantity: 10 })).status).toBe(200);
  const back = { officer_id: officer.id, returned: 4, expended: 6, signature: await picture(armoury.client) };
  expect((await armoury.act(lot, 'return', back)).status).toBe(200);
  expect((await armoury.show(lot)).entries.slice(0, 3)).toMatchObject([
    { kind: 'Expended', signature: null },
    { kind: 'Return', signature: { file: back.signature } },
    { kind: 'Issue', signature: null },
  ]);
});

test('labels have a code that opens the asset, for those who may take files out', async () => {
  const armoury = await openArmoury(portal);
  const [pistol, lot] = [await entered(armoury), await entered(armoury, ROUNDS)];
  const { owner } = armoury;
  const ask = ({ client, companyId }: TestPerson, ids: number[]) => {
    const query = new URLSearchParams({ company_id: String(companyId), language: 'ms' });
    ids.forEach((id, at) => query.append(`ids[${at}]`, String(id)));
    return client.raw(`api/asm/assets/labels?${query}`, { method: 'GET' });
  };
  const printed = await ask(owner, [lot, pistol, pistol]);
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const text = inspectPdf(Buffer.from(await printed.arrayBuffer()))
    .pages.flat()
    .join('\n');
  for (const words of ['Pistol', 'A-1001', 'Senjata api', 'LOT-7']) expect(text).toContain(words);
  const stranger = await openArmoury(portal);
  expect([(await ask(stranger.owner, [pistol])).status, (await ask(owner, [])).status]).toEqual([404, 422]);
  const reader = await adminOf(portal, owner, { '/auxiliary/asset': [] });
  expect((await ask(reader, [pistol])).status).toBe(403);
});

test('ammunition moves by number: nothing twice, never below zero, what comes back and what was expended apart', async () => {
  const armoury = await openArmoury(portal);
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
  const armoury = await openArmoury(portal);
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

test('who may read may not issue; a holder whom the viewer does not see is not named', async () => {
  const armoury = await openArmoury(portal);
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

test('the list is a file by its filter; a holder whom the viewer does not see is not in it, and without the right there is none', async () => {
  const armoury = await openArmoury(portal);
  const pistol = await entered(armoury);
  await entered(armoury, ROUNDS);
  const officer = await armed(armoury, 'PB 14');
  expect((await armoury.issue(pistol, officer.id)).status).toBe(200);
  const rows = async ({ client }: Pick<TestPerson, 'client'>, query: object = {}) =>
    (await client.get('api/asm/assets/export', { preview: true, ...query })).body;
  const all = JSON.stringify(await rows(armoury));
  for (const word of ['A-1001', 'LOT-7', 'PB 14', officer.name, '2027']) expect(all).toContain(word);
  expect(JSON.stringify(await rows(armoury, { category: 'Ammunition' }))).not.toContain('A-1001');
  const narrow = await adminOf(portal, armoury.owner, { '/auxiliary/asset': ['Export'] }, { employee: [0] });
  const seen = JSON.stringify(await rows(narrow));
  expect(seen).toContain('A-1001');
  expect(seen).not.toContain(officer.name);
  const reader = await adminOf(portal, armoury.owner, { '/auxiliary/asset': ['Issue'] });
  expect((await reader.client.get('api/asm/assets/export', { preview: true })).status).toBe(403);
});

test('an officer who is suspended at this moment is given nothing', async () => {
  const armoury = await openArmoury(portal);
  const pistol = await entered(armoury);
  const officer = await armed(armoury, 'PB 8');
  const other = await portal.owner.connect();
  await other.query('begin');
  await other.query(`update asm_officers set status = 'Suspended' where id = $1`, [officer.id]);
  const given = armoury.issue(pistol, officer.id);
  await Promise.race([given, setTimeout(500)]);
  await other.query('commit');
  other.release();
  expect((await given).body.errors.officer_id).toEqual(['Only an active officer is given equipment.']);
});

test('an issue does not wait for one of which the officer is the witness', async () => {
  const armoury = await openArmoury(portal);
  const pistol = await entered(armoury);
  const officer = await armed(armoury, 'PB 9');
  const other = await portal.owner.connect();
  await other.query('begin');
  // As an entry that names the officer does.
  await other.query('select from asm_officers where id = $1 for key share', [officer.id]);
  const given = armoury.issue(pistol, officer.id);
  const first = await Promise.race([given.then(({ status }) => status), setTimeout(3000, 'waits')]);
  await other.query('rollback');
  other.release();
  await given;
  expect(first).toBe(200);
});

test('whoever left the unit is no witness', async () => {
  const armoury = await openArmoury(portal);
  const pistol = await entered(armoury);
  const left = await armoury.officer({ service_no: 'PB 11', status: 'Inactive' });
  const officer = await armed(armoury, 'PB 12');
  expect((await armoury.issue(pistol, officer.id, { witness_id: left.id })).body.errors).toEqual({
    witness_id: ['The appointment of this officer has ended: choose another.'],
  });
});
