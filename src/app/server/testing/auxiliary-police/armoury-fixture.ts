/** An armoury for tests: a unit with stores, and what is done over the counter. For tests only. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestPortal } from '../test-portal.ts';
import { openUnit, UNIT, type UnitFixture } from '../unit-fixture.ts';

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
export const ROUNDS = {
  ...PISTOL,
  category: 'Ammunition',
  name: '9 mm rounds',
  serial_no: 'LOT-7',
  quantity: 100,
  licence_no: null,
  licence_issued: null,
  licence_expiry: null,
};

/** @param licensed somebody is nominated to hold the licences */
export async function openArmoury(portal: TestPortal, licensed = true) {
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
export const entered = async (armoury: Armoury, asset: object = {}): Promise<number> => {
  const { status, body } = await armoury.enter(asset);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
};
export const armed = async (services: UnitFixture, service_no: string) => services.armed(await services.officer({ service_no }));
