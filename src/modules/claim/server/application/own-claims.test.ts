/** The employee's own claims over HTTP: drafts, what is refused, what is worth what, receipts, and the walls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFixture, data, MANAGED, OWN, type ClaimFixture } from '#app/server/testing/claim-fixture.ts';
import { employeeOf, ownerOf, type EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let services: ClaimFixture;
let aminah: EmployedPerson;
beforeAll(async () => {
  services = await claimFixture(portal);
  aminah = await services.claimant();
});
const errorsOf = async (items: readonly object[], more: object = {}) => {
  const { status, body } = await aminah.client.post(OWN, { ...services.claim([]), items, ...more });
  return [status, Object.keys(body.errors ?? {})];
};

describe('a draft', () => {
  it('is kept as it is, changed item by item, and seen by nobody else', async () => {
    const items = [services.item('TOLL', 12.5), services.item('MEAL', null)];
    const draft = data(await aminah.client.post(OWN, services.claim(items, { submit: false })));
    expect(draft).toMatchObject({ status: 'Draft', number: null, total_amount: 12.5, can: { edit: true, discard: true, withdraw: false } });
    const [toll] = draft.items;
    const changed = {
      ...services.claim([{ ...services.item('TOLL', 20, { project_ref: ' P-014 Penang ' }), id: toll?.id }], { submit: false }),
      updated_at: draft.updated_at,
    };
    const twice = { ...changed, items: [...changed.items, ...changed.items] };
    expect((await aminah.client.post(`${OWN}/${draft.id}`, twice)).body.errors).toEqual({ 'items.1.id': ['This item comes twice. Please reload.'] });
    const after = data(await aminah.client.post(`${OWN}/${draft.id}`, changed));
    expect(after.items.map(({ id, amount, project_ref }) => [id, amount, project_ref])).toEqual([[toll?.id, 20, 'P-014 Penang']]);
    expect((await aminah.client.post(`${OWN}/${draft.id}`, changed)).status).toBe(409);
    expect((await services.officer.client.get(`${MANAGED}/${draft.id}`)).status).toBe(404);
    expect((await (await services.claimant()).client.get(`${OWN}/${draft.id}`)).status).toBe(404);
    expect((await aminah.client.delete(`${OWN}/${draft.id}`, {})).status).toBe(200);
    expect((await aminah.client.get(`${OWN}/${draft.id}`)).status).toBe(404);
  });

  it('is submitted as it stands, once, with a number', async () => {
    const draft = data(await aminah.client.post(OWN, services.claim([services.item('TOLL', 12.5)], { submit: false })));
    const submitted = data(await aminah.client.post(`${OWN}/${draft.id}/submit`, { status: 'Draft' }));
    expect(submitted).toMatchObject({ status: 'Waiting for Approval', submit_date: '2026-11-20', total_amount: 12.5 });
    expect(submitted.number).toMatch(/^CLM-2026-\d{6}$/);
    const again = await aminah.client.post(`${OWN}/${draft.id}/submit`, {});
    expect([again.status, again.body.errors.base[0]]).toEqual([422, expect.stringContaining('Waiting for Approval')]);
    expect((await aminah.client.post(`${OWN}/${draft.id}/submit`, { status: 'Draft' })).status).toBe(409);
    expect((await aminah.client.delete(`${OWN}/${draft.id}`, {})).status).toBe(422);
  });

  it('is made once however often it is sent, and not overwritten by what is sent again', async () => {
    const client_ref = '6f1f3d52-9f5c-4d55-8a4e-5d4d1a0c7a01';
    const sent = services.claim([services.item('TOLL', 12.5)], { submit: false, client_ref });
    const count = async () => (await aminah.client.get(OWN)).body.meta.total;
    const before = await count();
    const both = await Promise.all([aminah.client.post(OWN, sent), aminah.client.post(OWN, sent)]);
    const [draft] = both.map(data);
    expect(both.map((made) => data(made).id)).toEqual([draft?.id, draft?.id]);
    const items = [services.item('TOLL', 30)];
    const change = { ...sent, items, updated_at: draft?.updated_at, client_ref: '6f1f3d52-9f5c-4d55-8a4e-5d4d1a0c7a02', submit: true };
    for (const _time of [1, 2]) expect(data(await aminah.client.post(`${OWN}/${draft?.id}`, change))).toMatchObject({ status: 'Waiting for Approval' });
    expect(data(await aminah.client.post(OWN, sent))).toMatchObject({ id: draft?.id, status: 'Waiting for Approval', total_amount: 30 });
    expect(await count()).toBe(before + 1);
    // Names are each employee's own.
    const other = await services.claimant();
    expect(data(await other.client.post(OWN, sent)).id).not.toBe(draft?.id);
  });

  it('is not taken where the company keeps none', async () => {
    await services.settings({ allow_draft: false });
    expect(await errorsOf([services.item('TOLL', 5)], { submit: false })).toEqual([422, ['base']]);
    await services.settings({ allow_draft: true });
  });
});

describe('what is submitted', () => {
  it.each([
    ['nothing', () => [], ['items']],
    ['no category of the company', () => [{ ...services.item('TOLL', 5), claim_category_id: 999_999 }], ['items.0.claim_category_id']],
    ['a day that has not come', () => [services.item('TOLL', 5, { date: '2026-11-21' })], ['items.0.date']],
    ['an old receipt', () => [services.item('TOLL', 5), services.item('TOLL', 5, { date: '2026-09-01' })], ['items.1.date']],
    ['no receipt where one is required', () => [services.item('MEAL', 5)], ['items.0.receipts']],
    ['no amount', () => [services.item('TOLL', null)], ['items.0.amount']],
    ['no distance', () => [services.item('MIL', null, { vehicle: 'car' })], ['items.0.distance_km']],
    ['no days', () => [services.item('OUT', null)], ['items.0.days']],
    ['a longer name of a project than there is room for', () => [services.item('TOLL', 5, { project_ref: 'P'.repeat(81) })], ['items.0.project_ref']],
    ['an item of another claim', () => [{ ...services.item('TOLL', 5), id: 999_999 }], ['items.0.id']],
  ])('is refused at its field: %s', async (_what, items, fields) => expect(await errorsOf(items())).toEqual([422, fields]));

  it('is refused where its distance comes to less than half a sen', async () => {
    const short = { type: 'Mileage', mileage_tiers: [{ vehicle: 'car', upto_km: null, rate: 0.4 }], receipt: 'None' };
    const form = { ...short, limits: [], payment_via: 'Setting', status: 'Active', code: 'NEAR', name: 'Short way', name_ms: 'Jalan dekat' };
    const { body } = await services.owner.client.post(`${MANAGED}/categories`, form);
    const drive = (distance_km: number) => services.item('TOLL', null, { claim_category_id: body.data.id, vehicle: 'car', distance_km });
    expect(await errorsOf([services.item('TOLL', 5), drive(0.01)])).toEqual([422, ['items.1.distance_km']]);
    expect((await errorsOf([drive(0.02)]))[0]).toBe(201);
  });

  it('has at most as many items as the company takes', async () => {
    await services.settings({ max_items: 1 });
    expect(await errorsOf([services.item('TOLL', 5), services.item('TOLL', 6)])).toEqual([422, ['items']]);
    await services.settings({ max_items: 30 });
  });

  it('belongs to the next month after the cut-off day, never to an earlier one', async () => {
    await services.settings({ submit_cutoff_day: 15 });
    expect(await services.submit(aminah, [services.item('TOLL', 5)])).toMatchObject({ claim_month: '2026-12-01' });
    expect(await services.submit(aminah, [services.item('TOLL', 6)], { claim_month: '2027-02-10' })).toMatchObject({ claim_month: '2027-02-01' });
    await services.settings({ submit_cutoff_day: 20 });
    expect(await services.submit(aminah, [services.item('TOLL', 7)])).toMatchObject({ claim_month: '2026-11-01' });
    await services.settings({ submit_cutoff_day: null });
  });

  it('is worth its kilometres by tiers that run on through the month and over claims', async () => {
    const driver = await services.claimant();
    const drive = (distance_km: number, vehicle = 'car', date = '2026-11-10') => services.item('MIL', null, { distance_km, vehicle, date });
    const first = await services.submit(driver, [drive(450), drive(100)]);
    expect(first.items.map(({ amount, parts }) => [amount, parts])).toEqual([
      [360, [{ km: 450, rate: 0.8 }]],
      [
        70,
        [
          { km: 50, rate: 0.8 },
          { km: 50, rate: 0.6 },
        ],
      ],
    ]);
    const second = await services.submit(driver, [drive(10), drive(10, 'motorcycle'), drive(10, 'car', '2026-10-31')]);
    expect(second.items.map(({ amount }) => amount)).toEqual([6, 4, 8]);
  });

  it('is worth what the map measures where the company says so, and no distance that was typed', async () => {
    await services.settings({ mileage_from: 'Map' });
    const driver = await services.claimant();
    const [from_place, to_place] = [
      { name: 'Kuala Lumpur', lat: 3.139, lng: 101.6869 },
      { name: 'George Town', lat: 5.4141, lng: 100.3288 },
    ];
    const drive = (more: object) => services.item('MIL', null, { vehicle: 'car', from_place, to_place, is_return: true, ...more });
    const claim = (more: object, submit = true) => driver.client.post(OWN, services.claim([drive(more)], { submit }));
    const refused = async (more: object) => Object.keys((await claim(more)).body.errors);
    expect(await refused({ distance_km: 700 })).toEqual(['items.0.distance_km']);
    expect(await refused({ to_place: { name: 'Butterworth' } })).toEqual(['items.0.to_place']);
    expect(data(await claim({ distance_km: 700 }, false)).items[0]).toMatchObject({ distance_km: 588.8 });
    const { data: notices } = (await driver.client.post(`${OWN}/assess`, { items: [drive({}), drive({ is_return: false })] })).body;
    expect(notices.items).toMatchObject([
      { distance_km: 588.8, km_before: 0, amount: 453.28 },
      { distance_km: 294.4, km_before: 588.8, amount: 176.64 },
    ]);
    expect(data(await claim({})).items[0]).toMatchObject({ amount: 453.28, is_return: true, distance_km: 588.8 });
    await services.settings({ mileage_from: 'Manual' });
  });

  it('is worth its days', async () => {
    expect((await services.submit(aminah, [services.item('OUT', null, { days: 2.5 })])).items[0]).toMatchObject({ amount: 150, days: 2.5 });
  });

  it('says at the receipts of its item that a file is no picture', async () => {
    const form = new FormData();
    const fields = { title: 'Lunch', claim_month: '2026-11-01', submit: 'true' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, value] of Object.entries(services.item('MEAL', 20))) form.append(`items[0][${name}]`, String(value));
    form.append('items[0][receipts][0]', new Blob(['no picture'], { type: 'image/png' }), 'lunch.png');
    const { status, body } = await aminah.client.post(OWN, form);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['items.0.receipts']]);
  });

  it('keeps its receipts, and those of somebody else are refused', async () => {
    const own = await services.receipt(aminah);
    const made = await services.submit(aminah, [services.item('MEAL', 20, { receipts: [own] })]);
    expect(made.items[0]).toMatchObject({ receipts: [{ file: own, name: 'receipt.pdf' }] });
    const theirs = await services.receipt(await services.claimant());
    expect(await errorsOf([services.item('MEAL', 20, { receipts: [theirs] })])).toEqual([422, ['items.0.receipts']]);
  });
});

it('is taken back until it is reviewed', async () => {
  const made = await services.submit(aminah, [services.item('TOLL', 5)]);
  expect(data(await aminah.client.post(`${OWN}/${made.id}/cancel`, {}))).toMatchObject({ status: 'Cancelled' });
  const reviewed = await services.submit(aminah, [services.item('TOLL', 5)]);
  await services.act(services.officer, reviewed.id, 'review');
  const late = await aminah.client.post(`${OWN}/${reviewed.id}/cancel`, {});
  expect([late.status, late.body.errors.base[0]]).toEqual([422, expect.stringContaining('Reviewed')]);
});

it('is told what it would be worth before it is sent, and nothing is written', async () => {
  const count = async () => (await portal.owner.query('select count(*)::int as n from claim_items')).rows[0].n;
  const before = await count();
  const { data: outcome } = (await aminah.client.post(`${OWN}/assess`, { items: [services.item('MEAL', 200), services.item('MIL', null, { distance_km: 3 })] }))
    .body;
  expect(outcome).toMatchObject({ total_amount: 200, items: [{ amount: 200, allowed_amount: 150, over_limit: true }, { amount: null }] });
  expect(Object.keys(outcome.errors)).toEqual(['items.0.receipts', 'items.1.vehicle']);
  expect(await count()).toBe(before);
});

it('is added up by status, with what the limits leave', async () => {
  const person = await services.claimant();
  const receipts = [await services.receipt(person)];
  await services.submit(person, [services.item('MED', 120, { receipts })]);
  await person.client.post(OWN, services.claim([services.item('MED', 50)], { submit: false }));
  const { data: summary } = (await person.client.get(`${OWN}/summary`, { year: 2026 })).body;
  expect(summary.totals).toMatchObject({ 'Waiting for Approval': { n: 1, amount: 120 }, Draft: { n: 1, amount: 50 }, Paid: { n: 0, amount: 0 } });
  expect(summary.limits.find(({ category }: { category: { code: string } }) => category.code === 'MED')).toMatchObject({
    period: 'Year',
    limit: 500,
    used: 0,
    held: 120,
    free: 380,
  });
});

it('is another company’s for nobody else', async () => {
  const made = await services.submit(aminah, [services.item('TOLL', 5)]);
  const stranger = await ownerOf(portal);
  const employed = await employeeOf(portal, stranger);
  for (const path of [`${OWN}/${made.id}`, `${MANAGED}/${made.id}`]) expect((await stranger.client.get(path)).status).not.toBe(200);
  expect((await employed.client.get(`${OWN}/${made.id}`)).status).toBe(404);
  expect((await stranger.client.post(`${MANAGED}/${made.id}/review`, {})).status).toBe(404);
  expect((await stranger.client.get(MANAGED)).body.meta.total).toBe(0);
});

it('takes as many statements for ten items with receipts as for one: saved, submitted, checked and approved', async () => {
  const statements = async (n: number) => {
    const items = [];
    for (let at = 0; at < n; at += 1) items.push(services.item('MEAL', 10 + at, { receipts: [await services.receipt(aminah)] }));
    const counting = countRoundTrips(portal.server.services.pool);
    const draft = data(await aminah.client.post(OWN, services.claim(items, { submit: false })));
    const made = data(await aminah.client.post(`${OWN}/${draft.id}/submit`, {}));
    data(await services.act(services.officer, made.id, 'review'));
    data(await services.act(services.officer, made.id, 'check-items', services.accepting(made)));
    data(await services.act(services.officer, made.id, 'approve'));
    return counting.stop().statements;
  };
  await statements(1);
  expect(await statements(10)).toBe(await statements(1));
});
