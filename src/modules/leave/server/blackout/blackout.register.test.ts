import { afterAll } from 'vitest';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { blackoutRegister } from './blackout.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const DAYS = { name: 'Stocktaking', start_date: '2026-12-28', end_date: '2026-12-31', leave_type_ids: [], department_ids: [] };

registerContractTests(() => portal, blackoutRegister, {
  valid: DAYS,
  changed: { ...DAYS, name: 'Year end' },
  other: (n) => ({ ...DAYS, name: `Stocktaking ${n}`, start_date: '2026-12-27' }),
});
