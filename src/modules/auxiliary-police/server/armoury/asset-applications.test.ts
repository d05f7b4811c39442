/** Applications about assets over HTTP: what each approval makes, once, and what refuses it. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { adminOf } from '#app/server/testing/people.ts';
import { takeEffectsJob } from '../application/take-effects.ts';
import { forwardApplication } from '#app/server/testing/auxiliary-police/police-application.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, UNIT } from '#app/server/testing/unit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());

async function open() {
  const services = await openUnit(portal);
  const { owner } = services;
  const chief = await services.officer({ service_no: 'PB 100' });
  await owner.client.post('api/asm/agency', { ...UNIT, licence_holder_id: chief.id });
  const store_id: number = (await owner.client.post('api/asm/stores', { name: 'Armoury', address: null })).body.data.id;
  const apply = (category: string, payload: object, documents: readonly string[] = [], officer_id?: number) =>
    forwardApplication(owner, DAY, { type: 'Asset', category, payload, ...(officer_id && { officer_id }) }, documents);
  const pistols = { category: 'Firearm', name: 'Pistol', calibre: '9 mm', quantity: 2, cost: 9000 };
  const rounds = { ...pistols, category: 'Ammunition', name: 'Rounds' };
  const bought = (...items: object[]) => ({ items, store_id, justification: 'Two more armed posts at the port' });
  const papers = ['quotation', 'board', 'store'];
  const assets = async () => (await owner.client.get('api/asm/assets', { sort_by: 'serial_no', sort: 'asc' })).body.data;
  const book = { book_no: 'B/9', witness_id: chief.id };
  return { ...services, chief, store_id, apply, bought, pistols, rounds, papers, assets, book };
}
const refused = (answer: { body: { errors?: Record<string, string[]> } }) => answer.body.errors ?? {};

test('a purchase makes each firearm with its licence once, however often it is approved', async () => {
  const unit = await open();
  const purchase = await unit.apply('Purchase', unit.bought(unit.pistols), unit.papers);
  expect(purchase.errors).toEqual({});
  expect((await purchase.approve({ serials: ['X-1'] })).body.errors).toEqual({
    'decision.serials.0': ['Pistol: 1 serial numbers for 2.'],
    'decision.licence_no': ['The licence is entered with the decision.'],
  });
  const licence = { licence_no: 'LES/7', licence_expiry: '2027-06-30' };
  expect(refused(await purchase.approve({ serials: ['X-1\nX-2'], ...licence, licence_expiry: '2027-07-01' }))).toEqual({
    'decision.licence_expiry': ['A licence ends on 30/06.'],
  });
  const answers = await Promise.all([purchase.approve({ serials: ['X-1\n X-2 \n'], ...licence }), purchase.approve({ serials: ['X-1\nX-2'], ...licence })]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await unit.assets()).toMatchObject([
    { serial_no: 'X-1', in_store: 1, licence_no: 'LES/7', to_license: false },
    { serial_no: 'X-2', in_store: 1, licence_expiry: '2027-06-30' },
  ]);
  const again = await unit.apply('Purchase', unit.bought(unit.pistols), unit.papers);
  expect((await again.approve({ serials: ['x-2\nX-3'], ...licence })).body.errors).toEqual({ 'decision.serials.0': ['These numbers exist already: x-2.'] });
  const rounds = await unit.apply('Purchase', unit.bought({ ...unit.rounds, quantity: 500 }), unit.papers);
  expect((await rounds.approve({ serials: ['LOT-1'] })).status).toBe(200);
  expect((await unit.assets()).find(({ serial_no }: { serial_no: string }) => serial_no === 'LOT-1')).toMatchObject({ in_store: 500, quantity: 500 });
});

test('several things are bought at once: each line is received by itself, the firearms under one licence', async () => {
  const unit = await open();
  const shotguns = { category: 'Firearm', name: 'Shotgun', calibre: '12 bore', quantity: 1, cost: 4200 };
  const radios = { category: 'Radio', name: 'Radio', quantity: 2, cost: 901 };
  const belts = { category: 'Uniform', name: 'Belt', quantity: 30, cost: 600 };
  const lines = [unit.pistols, shotguns, { ...unit.rounds, quantity: 500 }, radios, belts];
  const { calibre: _none, ...bare } = unit.pistols;
  const half = await unit.apply('Purchase', unit.bought(unit.pistols, bare, { ...radios, quantity: null }), unit.papers);
  expect(half.errors).toEqual({ 'payload.items.1.calibre': ['This field is required.'], 'payload.items.2.quantity': ['This field is required.'] });
  expect((await unit.apply('Purchase', unit.bought(), unit.papers)).errors).toEqual({ 'payload.items': ['This field is required.'] });
  const draft = async (...items: object[]) =>
    (await unit.owner.client.post('api/asm/applications', { type: 'Asset', category: 'Purchase', payload: { items } })).body.errors;
  expect(await draft(...Array.from({ length: 21 }, () => radios))).toEqual({ 'payload.items': ['Choose at most 20.'] });
  expect(await draft(radios, { ...radios, quantity: 0 })).toEqual({ 'payload.items.1.quantity': ['Enter 1 or more.'] });
  const purchase = await unit.apply('Purchase', unit.bought(...lines), unit.papers);
  expect(purchase.errors).toEqual({});
  const { client } = unit.owner;
  expect((await client.get('api/asm/applications', { keyword: '' })).body.data[0].subject).toEqual({ name: 'Pistol', code: '', more: 4 });
  const licence = { licence_no: 'LES/8', licence_expiry: '2027-06-30' };
  const wrong = await purchase.approve({ serials: ['P-1\nP-2', 'P-2', 'LOT-2', 'R-1'], ...licence });
  expect(wrong.body.errors).toEqual({
    'decision.serials.1': ['These numbers exist already: P-2.'],
    'decision.serials.3': ['Radio: 1 serial numbers for 2.'],
  });
  expect(await unit.assets()).toEqual([]);
  const decision = { serials: ['P-1\nP-2', 'S-1', 'LOT-2', 'R-1\nR-2'], ...licence };
  const answers = await Promise.all([purchase.approve(decision), purchase.approve(decision), purchase.approve(decision)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const made = await unit.assets();
  expect(made.map(({ name, serial_no, quantity, licence_no }: Record<string, unknown>) => [name, serial_no, quantity, licence_no])).toEqual([
    ['Rounds', 'LOT-2', 500, null],
    ['Pistol', 'P-1', 1, 'LES/8'],
    ['Pistol', 'P-2', 1, 'LES/8'],
    ['Radio', 'R-1', 1, null],
    ['Radio', 'R-2', 1, null],
    ['Shotgun', 'S-1', 1, 'LES/8'],
    ['Belt', null, 30, null],
  ]);
  const costs = await Promise.all(made.map(async ({ id }: { id: number }) => (await client.get(`api/asm/assets/${id}`)).body.data.cost));
  expect(costs).toEqual([9000, 4500, 4500, 450.5, 450.5, 4200, 600]);
});

test('a half-filled purchase is kept as a draft, line by line', async () => {
  const unit = await open();
  const { client } = unit.owner;
  const payload = { items: [{ category: 'Radio', name: '', quantity: '' }, {}] };
  const draft = await client.post('api/asm/applications', { type: 'Asset', category: 'Purchase', payload });
  expect(draft.status).toBe(201);
  const kept = (await client.get(`api/asm/applications/${draft.body.data.id}`)).body.data;
  expect(kept.payload).toEqual({ items: [{ category: 'Radio' }, {}] });
  const check = { type: 'Asset', category: 'Purchase', payload: { items: [null, 7, { quantity: {} }] }, decision: { serials: [{}] } };
  expect((await client.post('api/asm/applications/check', check)).status).toBe(200);
});

test('an issue is judged as over the counter; an appointment does not end before what was given is back', async () => {
  const unit = await open();
  const purchase = await unit.apply('Purchase', unit.bought({ ...unit.pistols, quantity: 1 }), unit.papers);
  await purchase.approve({ serials: ['Y-1'], licence_no: 'L', licence_expiry: '2027-06-30' });
  const [{ id: asset_id }] = await unit.assets();
  const plain = await unit.officer({ service_no: 'PB 1' });
  const form = { asset_id, quantity: 1, purpose: 'Duty at the port', due_back_at: addDays(DAY, 30) };
  expect((await unit.apply('Issue', form, [], plain.id)).errors['officer_id']).toContain('The officer has no valid firearm card.');
  const officer = await unit.armed(await unit.officer({ service_no: 'PB 2' }));
  const issue = await unit.apply('Issue', form, [], officer.id);
  expect(refused(await issue.approve({ ...unit.book, witness_id: officer.id }))).toEqual({
    'decision.witness_id': ['The witness is somebody else than the officer.'],
  });
  expect((await issue.approve(unit.book)).status).toBe(200);
  expect(await unit.assets()).toMatchObject([{ status: 'Issued', holder: { id: officer.id }, due_back_at: addDays(DAY, 30) }]);
  const end = await forwardApplication(unit.owner, DAY, {
    type: 'Officer',
    category: 'Termination',
    officer_id: officer.id,
    payload: { effective_date: DAY, reason: 'Moves to another state' },
  });
  expect(refused(await end.approve())).toEqual({ officer_id: ['To be returned first: Pistol · Y-1.'] });
});

test('licences are renewed in the name of whoever is nominated now', async () => {
  const unit = await open();
  const purchase = await unit.apply('Purchase', unit.bought(unit.pistols), unit.papers);
  await purchase.approve({ serials: ['Z-1\nZ-2'], licence_no: 'L', licence_expiry: '2027-06-30' });
  const ids = (await unit.assets()).map(({ id }: { id: number }) => id);
  const successor = await unit.officer({ service_no: 'PB 3' });
  await unit.owner.client.post('api/asm/agency', { ...UNIT, licence_holder_id: successor.id });
  const renewal = await unit.apply('Licence Renewal', { asset_ids: ids }, ['licence']);
  expect((await renewal.approve({ licence_no: 'L/2', licence_expiry: '2028-06-30' })).status).toBe(200);
  expect(await unit.assets()).toMatchObject([
    { licence_no: 'L/2', licence_expiry: '2028-06-30', to_license: false },
    { licence_no: 'L/2', to_license: false },
  ]);
  expect((await unit.owner.client.get(`api/asm/assets/${ids[0]}`)).body.data.licences.map(({ holder }: { holder: string }) => holder)).toEqual([
    successor.name,
    unit.chief.name,
  ]);
});

test('what is lost is written off from whoever had it, with its police report; what is disposed of must be in the store', async () => {
  const unit = await open();
  const rounds = await unit.apply('Purchase', unit.bought({ ...unit.rounds, quantity: 50 }), unit.papers);
  await rounds.approve({ serials: ['LOT-9'] });
  const [{ id }] = await unit.assets();
  const loss = {
    asset_id: id,
    quantity: 51,
    lost_on: DAY,
    place: 'Klang',
    circumstances: 'The box was not in the safe in the morning',
    police_report_no: 'KLG/1/26',
  };
  expect((await unit.apply('Loss Report', loss, ['report'])).errors['payload.quantity']).toEqual(['Only 50 are there to be lost.']);
  expect((await unit.apply('Loss Report', { ...loss, quantity: 1 })).errors).toHaveProperty('documents.report');
  const report = await unit.apply('Loss Report', { ...loss, quantity: 5 }, ['report']);
  const officer = await unit.armed(await unit.officer({ service_no: 'PB 4' }));
  const check = (await unit.owner.client.get(`api/asm/assets/${id}/issue-check`, { officer_id: officer.id })).body.data;
  expect(check.filter(({ weight }: { weight: string }) => weight === 'block').map(({ rule }: { rule: string }) => rule)).toEqual(['issue_reported']);
  expect((await report.approve()).status).toBe(200);
  expect((await report.approve()).status).toBe(422);
  const disposal = await unit.apply('Disposal', { asset_ids: [id], method: 'Police', reason: 'Old rounds' }, ['board']);
  expect((await disposal.approve(unit.book)).status).toBe(200);
  const shown = (await unit.owner.client.get(`api/asm/assets/${id}`)).body.data;
  expect(shown.quantity).toBe(0);
  expect(shown.entries).toMatchObject([{ kind: 'Disposal', quantity: 45 }, { kind: 'Loss', quantity: 5, police_report_no: 'KLG/1/26' }, { kind: 'Receipt' }]);
  const second = await unit.apply('Disposal', { asset_ids: [id], method: 'Police', reason: 'Old rounds' }, ['board']);
  expect(refused(await second.approve(unit.book))).toEqual({ 'payload.asset_ids': ['Not in the store: Rounds · LOT-9.'] });
});

test('rounds are lost from, given out of and disposed of in whichever store they are', async () => {
  const unit = await open();
  const { client } = unit.owner;
  const second: number = (await client.post('api/asm/stores', { name: 'Klang', address: null })).body.data.id;
  const rounds = await unit.apply('Purchase', unit.bought({ ...unit.rounds, quantity: 50 }), unit.papers);
  await rounds.approve({ serials: ['LOT-10'] });
  const [{ id }] = await unit.assets();
  const move = {
    ...unit.book,
    condition: 'Good',
    remark: null,
    ref: randomUUID(),
    move: 'Transfer',
    store_id: unit.store_id,
    to_store_id: second,
    quantity: 30,
  };
  expect((await client.post(`api/asm/assets/${id}/move`, move)).status).toBe(200);
  const officer = await unit.armed(await unit.officer({ service_no: 'PB 40' }));
  const form = { asset_id: id, purpose: 'Practice at the range', due_back_at: addDays(DAY, 3) };
  const other = await unit.armed(await unit.officer({ service_no: 'PB 41' }));
  expect((await unit.apply('Issue', { ...form, quantity: 25 }, [], other.id)).errors['payload.quantity']).toEqual(['Only 20 are in the store.']);
  const issue = await unit.apply('Issue', { ...form, quantity: 25, store_id: second }, [], officer.id);
  expect((await issue.approve(unit.book)).status).toBe(200);
  const loss = {
    asset_id: id,
    quantity: 2,
    lost_on: DAY,
    place: 'Klang',
    circumstances: 'The box was not in the safe in the morning',
    police_report_no: 'KLG/2/26',
  };
  expect((await unit.apply('Loss Report', { ...loss, store_id: second, officer_id: officer.id }, ['report'])).errors['payload.store_id']).toEqual([
    'Name the officer or the store, not both.',
  ]);
  expect((await unit.apply('Loss Report', { ...loss, store_id: second, quantity: 6 }, ['report'])).errors['payload.quantity']).toEqual([
    'Only 5 are there to be lost.',
  ]);
  const report = await unit.apply('Loss Report', { ...loss, store_id: second }, ['report']);
  expect((await report.approve()).status).toBe(200);
  const places = async () =>
    (await client.get(`api/asm/assets/${id}`)).body.data.places.map(({ place, quantity }: { place: string; quantity: number }) => `${place} ${quantity}`);
  expect(await places()).toEqual(['Store 20', 'Store 3', 'Officer 25']);
  const disposal = await unit.apply('Disposal', { asset_ids: [id], method: 'Police', reason: 'Old rounds' }, ['board']);
  expect((await disposal.approve(unit.book)).status).toBe(200);
  expect(await places()).toEqual(['Officer 25']);
});

test('things with a record of their own are bought in a number that one approval can enter, to the sen', async () => {
  const unit = await open();
  const batons = { category: 'Baton', name: 'Baton', cost: 100 };
  expect((await unit.apply('Purchase', unit.bought({ ...batons, quantity: 501 }), unit.papers)).errors['payload.items']).toEqual([
    'At most 500 things with a record of their own in one application.',
  ]);
  const purchase = await unit.apply('Purchase', unit.bought({ ...batons, quantity: 3 }), unit.papers);
  expect((await purchase.approve()).status).toBe(200);
  const made: { id: number; quantity: number; in_store: number; status: string }[] = await unit.assets();
  expect(made.map(({ quantity, in_store, status }) => [quantity, in_store, status])).toEqual([1, 2, 3].map(() => [1, 1, 'Available']));
  const costs = await Promise.all(made.map(async ({ id }) => (await unit.owner.client.get(`api/asm/assets/${id}`)).body.data));
  expect(costs.map(({ cost }) => cost).toSorted()).toEqual([33.33, 33.33, 33.34]);
  expect(costs.map(({ entries }) => entries.length)).toEqual([1, 1, 1]);
  const many = await unit.apply('Purchase', unit.bought({ ...batons, quantity: 500 }), unit.papers);
  expect((await many.approve()).status).toBe(200);
  expect((await unit.owner.client.get('api/asm/assets')).body.meta.total).toBe(503);
});

test('whoever left the unit is no witness of an approval', async () => {
  const unit = await open();
  const purchase = await unit.apply('Purchase', unit.bought({ ...unit.pistols, quantity: 1 }), unit.papers);
  await purchase.approve({ serials: ['W-1'], licence_no: 'L', licence_expiry: '2027-06-30' });
  const [{ id }] = await unit.assets();
  const left = await unit.officer({ service_no: 'PB 5', status: 'Inactive' });
  const disposal = await unit.apply('Disposal', { asset_ids: [id], method: 'Police', reason: 'Worn out' }, ['board']);
  expect(refused(await disposal.approve({ book_no: 'B/1', witness_id: left.id }))).toEqual({
    'decision.witness_id': ['The appointment of the witness has ended.'],
  });
  expect((await disposal.approve(unit.book)).status).toBe(200);
});

test('who applies for courses alone is not shown what is in the armoury', async () => {
  const unit = await open();
  const purchase = await unit.apply('Purchase', unit.bought({ ...unit.pistols, quantity: 1 }), unit.papers);
  await purchase.approve({ serials: ['V-1'], licence_no: 'L', licence_expiry: '2027-06-30' });
  const found = async (page: string, kind: string) =>
    (await (await adminOf(portal, unit.owner, { [page]: ['Create'] })).client.get('api/asm/applications/subjects', { kind })).body.data?.length ?? 0;
  for (const kind of ['asset', 'firearm']) {
    expect(await found('/auxiliary/course/application', kind)).toBe(0);
    expect(await found('/auxiliary/asset/application', kind)).toBe(1);
  }
});

test('what was given out after an end was approved ahead is late once the officer has left', async () => {
  const unit = await open();
  const { client } = unit.owner;
  const officer = await unit.officer({ service_no: 'PB 60' });
  const last = addDays(DAY, 5);
  const end = { type: 'Officer', category: 'Termination', officer_id: officer.id, payload: { effective_date: last, reason: 'Resigned from service' } };
  expect((await (await forwardApplication(unit.owner, DAY, end)).approve()).status).toBe(200);
  const radio = {
    category: 'Radio',
    name: 'Radio',
    brand: null,
    model: null,
    serial_no: 'R-1',
    calibre: null,
    condition: 'Good',
    purchase_date: null,
    cost: null,
    note: null,
  };
  const free = { photo: [], quantity: 1, licence_no: null, licence_issued: null, licence_expiry: null, store_id: unit.store_id };
  const { id } = (await client.post('api/asm/assets', { ...radio, ...free })).body.data;
  const given = {
    ...unit.book,
    condition: 'Good',
    remark: null,
    ref: randomUUID(),
    store_id: unit.store_id,
    officer_id: officer.id,
    quantity: 1,
    due_back_at: null,
  };
  expect((await client.post(`api/asm/assets/${id}/issue`, given)).status).toBe(200);
  const late = async () => (await client.get('api/asm/assets/summary')).body.data.overdue;
  const before = portal.clock.now();
  try {
    portal.clock.set(`${addDays(last, 1)}T00:02:00+08:00`);
    expect(await late()).toBe(0);
    const { services } = portal.server;
    await takeEffectsJob.run({}, { services, id: '1', progress: async () => undefined, signal: new AbortController().signal });
    expect((await client.get(`api/asm/officers/${officer.id}`)).body.data.status).toBe('Inactive');
    expect([await late(), (await client.get(`api/asm/assets/${id}`)).body.data.due_back_at]).toEqual([1, last]);
  } finally {
    portal.clock.set(before.toISOString());
  }
});
