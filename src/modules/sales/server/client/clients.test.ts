import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { NO_ADDRESS } from '#modules/company/contract/blank-address.ts';
import { clientRegister } from './client.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const client = {
  name: 'Kopi Kampung Sdn Bhd',
  code: 'KK',
  registration_no: null,
  industry: 'Beverage',
  contact_name: 'Encik Contoh',
  contact_phone: '+60355550123',
  contact_email: null,
  ...NO_ADDRESS,
  brands: ['Kopi Kampung', 'Teh Bukit'],
  billing_note: null,
  status: 'Active',
} as const;

registerContractTests(() => portal, clientRegister, {
  valid: client,
  changed: { ...client, name: 'Kopi Kampung Berhad', brands: ['Teh Bukit'] },
  other: (n) => ({ ...client, name: `Pelanggan Contoh ${n}`, code: `P${n}` }),
  doubles: [
    [(valid) => ({ ...valid, name: 'KOPI KAMPUNG SDN BHD', code: 'K2' }), 'name'],
    [(valid) => ({ ...valid, name: 'Lain Sdn Bhd', code: 'kk' }), 'code'],
  ],
});

test('get the next code, are found by their contact, and have each brand once', async () => {
  const { client: owner } = await ownerOf(portal);
  const add = (more: object) => owner.post('api/spm/vendors', { ...client, code: null, ...more });
  expect((await add({ name: 'Pertama' })).body.data).toMatchObject({ code: 'CL001', products_count: 0, projects_count: 0 });
  expect((await add({ name: 'Kedua', contact_name: 'Puan Rozita' })).body.data.code).toBe('CL002');
  expect((await owner.get('api/spm/vendors', { keyword: 'rozita' })).body.data).toMatchObject([{ name: 'Kedua' }]);
  expect((await add({ name: 'Ketiga', brands: ['Teh', 'TEH'] })).body.errors).toEqual({ brands: ['TEH stands here twice. Remove one.'] });
});
