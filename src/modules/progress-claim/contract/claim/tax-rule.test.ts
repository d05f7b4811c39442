import { describe, expect, it, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { taxedFrom, taxRuleOn, USUAL_RULE, type DatedTaxRule } from './tax-rule.ts';

const day = (text: string) => text as CalendarDate;
const on = (rules: readonly DatedTaxRule[], text: string) => {
  const { treatment, percent, reason, fixed = false } = taxRuleOn(rules, day(text));
  return [treatment, percent, reason, fixed];
};

describe('a fixed contract', () => {
  const fixed: DatedTaxRule = { from: day('2025-01-01'), treatment: 'Fixed Contract', percent: 6, base: 'Services', reason: 'Lump sum' };
  it.each([
    ['2024-12-31', ['None', 0, null, false]],
    ['2025-06-30', ['None', 0, null, false]],
    ['2025-07-01', ['Exempt', 0, 'Lump sum', true]],
    ['2026-06-30', ['Exempt', 0, 'Lump sum', true]],
    ['2026-07-01', ['Service Tax', 6, 'Lump sum', true]],
    ['2030-01-01', ['Service Tax', 6, 'Lump sum', true]],
  ])('on %s', (text, expected) => {
    expect(on([fixed], text)).toEqual(expected);
  });

  it('keeps its base, and ends earlier where a later rule of the contract begins', () => {
    expect(taxRuleOn([fixed], day('2026-07-01')).base).toBe('Services');
    const exempt: DatedTaxRule = { from: day('2026-01-01'), treatment: 'Exempt', percent: 0, base: 'All', reason: 'Residential' };
    expect(on([exempt, fixed], '2026-01-01')).toEqual(['Exempt', 0, 'Residential', false]);
    expect(on([exempt, fixed], '2027-01-01')).toEqual(['Exempt', 0, 'Residential', false]);
  });
});

test('a new contract begins with service tax of 6 per cent of the whole since July 2025', () => {
  expect([on([USUAL_RULE], '2025-06-30'), on([USUAL_RULE], '2025-07-01')]).toEqual([
    ['None', 0, null, false],
    ['Service Tax', 6, null, false],
  ]);
  expect(USUAL_RULE.base).toBe('All');
});

test('a rule has begun when the works begin, though not before there is service tax', () => {
  expect([taxedFrom(day('2024-03-01')), taxedFrom(day('2026-01-15'))]).toEqual(['2025-07-01', '2026-01-15']);
});
