import { expect, test } from 'vitest';
import { forget, once } from './once.ts';

const request = () => ({ afterCommit: () => undefined });
const counting = () => {
  let reads = 0;
  return async () => ++reads;
};

test('a request reads once, also through a copy of its context; another request reads anew', async () => {
  const ctx = request();
  const load = counting();
  expect(await Promise.all([once(ctx, 'employee:7', load), once({ ...ctx }, 'employee:7', load)])).toEqual([1, 1]);
  expect(await once(request(), 'employee:7', load)).toBe(2);
});

test('a write forgets what was read before it, and nothing else', async () => {
  const ctx = request();
  const [employee, type] = [counting(), counting()];
  await Promise.all([once(ctx, 'employee:7', employee), once(ctx, 'leave-types', type)]);
  forget(ctx, 'employee:');
  expect(await once(ctx, 'employee:7', employee)).toBe(2);
  expect(await once(ctx, 'leave-types', type)).toBe(1);
});

test('a failure is not kept', async () => {
  const ctx = request();
  await expect(once(ctx, 'x', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await once(ctx, 'x', async () => 'there')).toBe('there');
});

test('what was read in one company of a transaction is not the other’s', async () => {
  const services = request();
  const load = counting();
  expect(await once({ ...services, companyId: 1 }, 'leave-types', load)).toBe(1);
  expect(await once({ ...services, companyId: 2 }, 'leave-types', load)).toBe(2);
  forget({ ...services, companyId: 2 }, 'leave-types');
  expect(await once({ ...services, companyId: 1 }, 'leave-types', load)).toBe(1);
  forget(services);
  expect(await once({ ...services, companyId: 1 }, 'leave-types', load)).toBe(3);
});
