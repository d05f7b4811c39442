import { afterAll, expect, test } from 'vitest';
import { bringSheet } from '#app/server/testing/bring-sheet.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { sheetContractTests } from '#app/server/testing/sheet-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { promoterImport } from '../../contract/promoter/promoter.register.ts';
import { promoterRegister } from './promoter.register.ts';
import { promoterSheet } from './promoter.sheet.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const promoter = {
  ...promoterSheet.fresh({}),
  name: 'Aina binti Contoh',
  code: 'A1',
  identity_number: '990131-14-5566',
  passport: 'A1234567',
  gender: 'Female',
  dob: '1999-01-31',
  phone: '+60125550123',
  email: 'aina@contoh.example',
  state: 'Selangor',
  languages: ['Malay', 'English'],
  shirt_size: 'M',
  daily_rate: 90,
};

const another = { code: 'A2', email: 'b@contoh.example', identity_number: '990131-14-5567', passport: 'A7654321' };

registerContractTests(() => portal, promoterRegister, {
  valid: promoter,
  changed: { ...promoter, name: 'Aina binti Contoh Ali', engagement: 'Casual', daily_rate: 95.5 },
  other: (n) => ({ ...promoter, name: 'Promoter Contoh', code: `T${n}`, email: `p${n}@contoh.example`, identity_number: null, passport: `A${100_000 + n}` }),
  doubles: [
    [(valid) => ({ ...valid, ...another, code: 'a1' }), 'code'],
    [(valid) => ({ ...valid, ...another, identity_number: valid['identity_number'] }), 'identity_number'],
    [(valid) => ({ ...valid, ...another, passport: valid['passport'] }), 'passport'],
    [(valid) => ({ ...valid, ...another, email: valid['email'] }), 'email'],
  ],
});

sheetContractTests(() => portal, promoterRegister, {
  calls: promoterImport,
  sheet: promoterSheet,
  added: { email: 'lina@contoh.example', name: 'Lina binti Contoh', identity_number: '980228-10-5512', phone: '0125550199', state: 'Perak' },
  changed: ['daily_rate', 110],
  adds: ['Import', 'Create'],
});

test('a line of a sheet with the address of one promoter and the name and number of another is refused', async () => {
  const { client } = await ownerOf(portal);
  expect((await client.post('api/spm/promoters', promoter)).status).toBe(201);
  const line = { email: promoter.email, name: 'Orang Lain', identity_number: '980228-10-5512' };
  const { rows } = (await bringSheet(client, promoterImport, promoterSheet, [line])).body.data;
  expect(rows).toMatchObject([{ kind: 'refused', errors: [{ column: 'Identity number' }, { column: 'Name' }] }]);
});

test('need one of two identities, a bank with its account, and a reason to be no employee', async () => {
  const { client } = await ownerOf(portal);
  const add = async (more: object) => (await client.post('api/spm/promoters', { ...promoter, ...more })).body;
  expect((await add({ identity_number: null, passport: null })).errors).toEqual({ identity_number: ['Enter the identity number or the passport.'] });
  expect((await add({ bank_account_no: '1234567890' })).errors).toEqual({ bank_id: ['Choose the bank of the account, or leave the account empty.'] });
  expect((await add({ engagement: 'Contractor' })).errors).toHaveProperty('engagement_reason');
  expect((await add({ state: 'Atlantis' })).errors).toEqual({ state: ['Choose a state of Malaysia.'] });
  expect((await add({ code: null, dob: '1980-01-01' })).data).toMatchObject({ code: 'PR0001', dob: '1999-01-31', login: false, ontime_percent: null });
});

test('are rated, made inactive with a reason, and active again', async () => {
  const { client } = await ownerOf(portal);
  const { id } = (await client.post('api/spm/promoters', promoter)).body.data;
  const at = `api/spm/promoters/${id}`;
  const shown = async () => (await client.get(at)).body.data;
  expect((await client.post(`${at}/rate`, { rating: 4.5, note: 'Cheerful' })).status).toBe(200);
  expect(await shown()).toMatchObject({ rating: 4.5, rating_note: 'Cheerful' });
  expect((await client.post(`${at}/rate`, { rating: 4.3, note: null })).body.errors).toHaveProperty('rating');
  expect((await client.post(`${at}/inactivate`, { date: '2026-11-30', reason: 'x' })).body.errors).toHaveProperty('reason');
  const gone = await client.post(`${at}/inactivate`, { date: '2026-11-30', reason: 'Moved away' });
  expect(gone.body.message).toBe('Aina binti Contoh is inactive now.');
  expect(await shown()).toMatchObject({ status: 'Inactive', inactive_at: '2026-11-30', inactive_reason: 'Moved away' });
  expect((await client.post(`${at}/inactivate`, { date: '2026-11-30', reason: 'Moved away' })).body.errors).toHaveProperty('base');
  expect((await client.post(`${at}/activate`, {})).body.message).toBe('Aina binti Contoh is active again.');
  expect(await shown()).toMatchObject({ status: 'Active', inactive_at: null });
});
