import { afterAll, expect, test } from 'vitest';
import { bringSheet } from '#app/server/testing/bring-sheet.ts';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { productImport } from '../../contract/product/product.register.ts';
import { clientOf } from '../client/client.factory.ts';
import { PRODUCT_FORM } from './product.factory.ts';
import { productRegister } from './product.register.ts';
import { productSheet } from './product.sheet.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const product = PRODUCT_FORM;
const owned = async (owner: TestPerson) => ({ ...product, client_id: await clientOf(portal, owner) });
const clients = new Map<number, Promise<number>>();
const once = (owner: TestPerson) => clients.get(owner.companyId) ?? clients.set(owner.companyId, clientOf(portal, owner)).get(owner.companyId)!;

registerContractTests(() => portal, productRegister, {
  valid: async (owner) => ({ ...product, client_id: await once(owner) }),
  changed: async (owner) => ({ ...product, client_id: await once(owner), name: 'Kopi Contoh Hitam', price: 12.9 }),
  other: (n, valid) => ({ ...valid, name: `Produk Contoh ${n}`, sku: `SKU-${n}` }),
  doubles: [[(valid) => ({ ...valid, sku: 'kc-3in1' }), 'sku']],
});

test('needs a client and a brand of it, and blocks the client', async () => {
  const owner = await ownerOf(portal);
  const stranger = await ownerOf(portal);
  const form = await owned(owner);
  const add = async (more: object) => (await owner.client.post('api/spm/products', { ...form, ...more })).body;
  expect((await add({ client_id: await clientOf(portal, stranger) })).errors).toEqual({ client_id: ['Choose a client of this company.'] });
  expect((await add({ brand: 'Teh Lain' })).errors).toEqual({ brand: ['Choose one of the brands of the client.'] });
  expect((await add({ price: -1 })).errors).toHaveProperty('price');
  expect((await add({ sku: 'a b' })).errors).toHaveProperty('sku');
  expect((await add({ barcode: '9551234567890' })).errors).toEqual({
    barcode: ['The last digit does not fit the others: it should be 6. Look at the barcode again.'],
  });
  expect((await add({})).data).toMatchObject({ client: 'Kopi Contoh Sdn Bhd', price: 16.9, locked: false, available: 0 });
  const [client] = (await owner.client.get('api/spm/vendors')).body.data;
  expect(client).toMatchObject({ products_count: 1, can: { remove: false } });
  const dropped = await owner.client.post(`api/spm/vendors/${client.id}`, { ...client, brands: ['Teh Contoh'], updated_at: client.updated_at });
  expect(dropped.body.errors).toBeDefined();
  expect((await owner.client.get('api/spm/products/brands', { vendor_id: client.id })).body.data).toEqual([
    { client_id: client.id, client: 'Kopi Contoh Sdn Bhd', brand: 'Kopi Contoh' },
    { client_id: client.id, client: 'Kopi Contoh Sdn Bhd', brand: 'Teh Contoh' },
  ]);
});

test('are filtered by category, and the categories of the company alone are offered', async () => {
  const [owner, stranger] = [await ownerOf(portal), await ownerOf(portal)];
  const form = await owned(owner);
  for (const more of [{ category: 'Drinks' }, { category: 'Drinks', sku: 'KC-2' }, { category: 'Biscuits', sku: 'KC-3' }, { category: null, sku: 'KC-4' }])
    expect((await owner.client.post('api/spm/products', { ...form, ...more })).body.errors).toBeUndefined();
  const categories = async (who: typeof owner) => (await who.client.get('api/spm/products/categories')).body.data;
  expect([await categories(owner), await categories(stranger)]).toEqual([['Biscuits', 'Drinks'], []]);
  expect((await owner.client.get('api/spm/products', { category: 'Drinks' })).body.meta.total).toBe(2);
});

test('come as a sheet that names the client, written and undone', async () => {
  const owner = await ownerOf(portal);
  await clientOf(portal, owner);
  const line = { sku: 'KC-1', name: 'Kopi Contoh Hitam', client: 'kc', brand: 'Kopi Contoh', unit: 'Pack', price: 12.9 };
  const bring = (...lines: readonly Record<string, string | number>[]) => bringSheet(owner.client, productImport, productSheet, lines);
  const wrong = (await bring({ ...line, client: 'Tiada' })).body.data;
  expect(wrong).toMatchObject({ added: 0, refused: 1 });
  expect(JSON.stringify(wrong.rows)).toContain('Choose a client of this company.');
  const run = (await bring(line)).body.data;
  expect(run).toMatchObject({ added: 1, refused: 0 });
  const act = (verb: string) => owner.client.post(`${productImport.check.path}/${run.id}/${verb}`);
  const names = async () => (await owner.client.get('api/spm/products')).body.data.map(({ name }: { name: string }) => name);
  expect((await act('accept')).body.data).toMatchObject({ written: 1, failed: 0 });
  expect(await names()).toEqual(['Kopi Contoh Hitam']);
  expect((await act('undo')).body.data).toMatchObject({ undone: 1 });
  expect(await names()).toEqual([]);
});
