import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../db/scope.ts';
import { openBareServices, type BareServices } from '../testing/bare-services.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { nextNumber } from './next-number.ts';

let database: TestDatabase;
let services: BareServices;

beforeAll(async () => {
  database = await createTestDatabase('numbers');
  services = await openBareServices(database.url, { poolSize: 10, at: '2026-12-31T17:00:00Z' });
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

const take = (companyId: number, type: string, options: { fail?: boolean; timeZone?: string } = {}) =>
  transact(services.pool, { companyId, userId: 5 }, async ({ client }) => {
    const actor = { timeZone: options.timeZone ?? 'UTC' };
    const number = await nextNumber({ client, clock: services.clock, companyId, actor }, type, 'PAY');
    if (options.fail) throw new Error('no');
    return number;
  });

it('counts per company, type and year', async () => {
  expect(await take(1, 'payment')).toBe('PAY-2026-000001');
  expect(await take(1, 'payment')).toBe('PAY-2026-000002');
  expect(await take(2, 'payment')).toBe('PAY-2026-000001');
  expect(await take(1, 'claim')).toBe('PAY-2026-000001');
});

it('turns the year where the company is', async () => {
  expect(await take(3, 'payment', { timeZone: 'Asia/Kuala_Lumpur' })).toBe('PAY-2027-000001');
  expect(await take(3, 'payment', { timeZone: 'UTC' })).toBe('PAY-2026-000001');
});

it('has neither gaps nor doubles when many take at once and some roll back', async () => {
  const results = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => take(4, 'payment', { fail: i % 3 === 0 })));
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(taken.sort()).toEqual(Array.from({ length: 40 }, (_, i) => `PAY-2026-${String(i + 1).padStart(6, '0')}`));
});

it('does not touch the series of another company', async () => {
  const foreign = transact(services.pool, { companyId: 1, userId: 5 }, ({ client }) =>
    nextNumber({ client, clock: services.clock, companyId: 2, actor: { timeZone: 'UTC' } }, 'payment', 'PAY'),
  );
  await expect(foreign).rejects.toThrow('row-level security');
});
