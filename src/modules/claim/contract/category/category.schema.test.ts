import { expect, it } from 'vitest';
import { categoryForm } from './category.schema.ts';
import { STARTER_CATEGORIES } from './starter-categories.params.ts';

const [MILEAGE, TOLL] = STARTER_CATEGORIES;
const faults = (form: object) => {
  const { error } = categoryForm.safeParse(form);
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
};
const exception = { employee_id: 7, position_level_id: null, limit_amount: 50, rate: null };

it.each(STARTER_CATEGORIES.map((category) => [category.code, category] as const))('a company begins with %s, which its own form takes', (_code, category) =>
  expect(faults(category)).toEqual([]),
);

it.each([
  ['a limit without a period', { ...TOLL, limit_amount: 5 }, ['limit_period']],
  ['the limit of an exception without a period', { ...TOLL, limits: [exception] }, ['limit_period']],
  ['an exception of nobody', { ...TOLL, limit_period: 'Year', limits: [{ ...exception, employee_id: null }] }, ['limits.0.employee_id']],
  ['an exception of two', { ...TOLL, limit_period: 'Year', limits: [{ ...exception, position_level_id: 2 }] }, ['limits.0.employee_id']],
  ['an exception from nothing', { ...TOLL, limits: [{ ...exception, limit_amount: null }] }, ['limits.0.limit_amount']],
  ['two exceptions of one', { ...TOLL, limit_period: 'Year', limits: [exception, exception] }, ['limits']],
  ['mileage without a rate', { ...MILEAGE, mileage_tiers: [] }, ['mileage_tiers']],
  ['two rates that end alike', { ...MILEAGE, mileage_tiers: [1, 2].map((rate) => ({ vehicle: 'car', upto_km: null, rate })) }, ['mileage_tiers']],
  ['an allowance without a rate', { ...TOLL, type: 'Allowance' }, ['daily_rate']],
])('refuses %s', (_what, form, fields) => expect(faults(form)).toEqual(fields));
