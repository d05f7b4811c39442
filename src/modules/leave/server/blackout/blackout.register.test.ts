import { afterAll } from 'vitest';
import { registerLaws } from '#app/server/testing/register-laws.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { blackoutRegister } from './blackout.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const DAYS = { name: 'Stocktaking', start_date: '2026-12-28', end_date: '2026-12-31', leave_type_ids: [], department_ids: [] };

registerLaws(() => portal, blackoutRegister, {
  valid: DAYS,
  changed: { ...DAYS, name: 'Year end' },
  other: (n) => ({ ...DAYS, name: `Stocktaking ${n}`, start_date: '2026-12-27' }),
});
