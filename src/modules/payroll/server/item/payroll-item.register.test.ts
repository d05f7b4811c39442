import { afterAll } from 'vitest';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { sheetContractTests } from '#app/server/testing/sheet-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { itemImport } from '../../contract/item/payroll-item.register.ts';
import { payrollItemRegister } from './payroll-item.register.ts';
import { payrollItemSheet } from './payroll-item.sheet.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const FLAGS = { epf: true, socso: true, eis: true, hrdf: true, tax: true };
const WORKBOOTS = {
  kind: 'Earning',
  name: 'Workboots',
  name_ms: null,
  code: 'WB',
  type: 'Variable Allowance',
  ...FLAGS,
  contribution_total_type: null,
  mtd_key: 'other',
  ea_field: null,
  default_amount: 12.5,
  is_recurring: false,
  status: 'Active',
};

registerContractTests(() => portal, payrollItemRegister, {
  valid: WORKBOOTS,
  changed: { ...WORKBOOTS, name: 'Helmet', default_amount: null },
  other: (n) => ({ ...WORKBOOTS, name: `Workboots ${n}` }),
  doubles: [[(valid) => ({ ...valid, name: 'WORKBOOTS' }), 'name']],
});

sheetContractTests(() => portal, payrollItemRegister, {
  calls: itemImport,
  sheet: payrollItemSheet,
  added: { kind: 'Earning', name: 'Elaun makan', type: 'Elaun tetap', default_amount: 150 },
  changed: ['epf', 'No'],
  adds: ['Create'],
});
