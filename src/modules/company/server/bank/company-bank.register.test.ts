import { afterAll } from 'vitest';
import { registerLaws } from '#app/server/testing/register-laws.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { companyBankRegister } from './company-bank.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

async function account() {
  const { rows } = await portal.owner.query<{ id: number }>(`select id from banks where name = 'Maybank'`);
  return {
    bank_id: rows[0]?.id,
    account_name: 'Contoh Sdn Bhd',
    account_no: '514012340000',
    branch: null,
    kind: 'Corporate',
    corporate_id: null,
    file_format: 'generic',
    is_default_salary: false,
    is_default_claim: false,
    status: 'Active',
  };
}

registerLaws(() => portal, companyBankRegister, {
  valid: account,
  changed: async () => ({ ...(await account()), account_name: 'Contoh Holdings' }),
  other: (n, valid) => ({ ...valid, account_no: `51401234${1000 + n}` }),
  doubles: [[(valid) => ({ ...valid, account_name: 'Contoh Lain' }), 'account_no']],
});
