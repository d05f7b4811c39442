import { expect, it } from 'vitest';
import { MAX_NAMED } from '../contract/payment.schema.ts';
import { namedIds, preparePath } from './payment-address.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const idsOf = (path: string) => namedIds(new URL(path, 'http://portal.test').searchParams);

it('the address of the wizard carries who is ticked, and reads back', () => {
  expect(preparePath('Salary')).toBe('/payroll/document/payment?create=Salary');
  expect(idsOf(preparePath('Salary', NOVEMBER))).toBeNull();
  expect(idsOf(preparePath('Salary', { ...NOVEMBER, ids: [] }))).toEqual([]);
  expect(idsOf(preparePath('Salary', { ...NOVEMBER, ids: [20, 7] }))).toEqual([20, 7]);
});

it('an address that was typed names at most as many as a list shows, each once, numbers alone', () => {
  expect(idsOf('/p?ids=5.x.5.-1.0.1e3.9')).toEqual([5, 9]);
  expect(idsOf(`/p?ids=${Array.from({ length: 600 }, (_, index) => index + 1).join('.')}`)).toHaveLength(MAX_NAMED);
});
