import { describe, expect, it } from 'vitest';
import { fromRinggit } from '#platform/contract/money.ts';
import { effectiveModules, invoiceAmounts, monthsCharged, employeeLimitOf, SWITCHABLE_MODULES } from './subscription.schema.ts';

describe('subscription', () => {
  it.each([
    [44, 14, 1, 616, 49.28, 665.28],
    [1, 6, 1, 6, 0.48, 6.48],
    // 8 % of 10.31 is 0.8248: half up to the sen
    [1, 10.31, 1, 10.31, 0.82, 11.13],
    [49, 10, monthsCharged('Yearly'), 4900, 392, 5292],
  ])('bills %i seats at RM %f for %i months: %f + %f = %f', (employeeLimit, price, months, amount, tax, total) => {
    expect(invoiceAmounts(employeeLimit, fromRinggit(price), months)).toEqual({
      amount: fromRinggit(amount),
      tax: fromRinggit(tax),
      total: fromRinggit(total),
    });
  });

  it.each([
    [50, 200, 50],
    [300, 200, 200],
    [50, null, null],
  ])('%s seats of a plan for %s allow %s', (employeeLimit, max, allowed) => {
    expect(employeeLimitOf(employeeLimit, max)).toBe(allowed);
  });

  it('enables a module when the plan has it and nobody switched it off', () => {
    const modules = effectiveModules({ leave: false, spm: true }, ['attendance', 'leave']);
    expect(modules.attendance).toBe(true);
    expect(modules.leave).toBe(false);
    expect(modules.spm).toBe(false);
    expect(Object.keys(modules)).toEqual(SWITCHABLE_MODULES);
  });
});
