import { afterAll } from 'vitest';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { typedAccount } from './company-bank.factory.ts';
import { companyBankRegister } from './company-bank.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

async function account() {
  const { rows } = await portal.owner.query<{ id: number }>(`select id from banks where name = 'Maybank'`);
  return typedAccount(rows[0]?.id);
}

registerContractTests(() => portal, companyBankRegister, {
  valid: account,
  changed: async () => ({ ...(await account()), account_name: 'Contoh Holdings' }),
  other: (n, valid) => ({ ...valid, account_no: `51401234${1000 + n}` }),
  doubles: [[(valid) => ({ ...valid, account_name: 'Contoh Lain' }), 'account_no']],
});
