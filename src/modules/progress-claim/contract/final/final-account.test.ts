import { expect, test } from 'vitest';
import { add, sen, ZERO, type Sen } from '#platform/contract/money.ts';
import { ACCOUNT_LINES, finalAccountOf, type AccountFacts } from './final-account.ts';

const FACTS: AccountFacts = {
  contract_sum: sen(100_000_000),
  variations: sen(5_000_000),
  work_done: sen(98_000_000),
  vo_done: sen(5_000_000),
  services: sen(0),
  damages_due: sen(1_500_000),
  damages_deducted: sen(500_000),
  other_deductions: sen(250_000),
  certified: sen(97_100_000),
  certified_taxable: sen(97_100_000),
  outstanding: sen(1_234_567),
  tax: { treatment: 'Service Tax', percent: 6, base: 'All', reason: null },
};

test('what was not done, damages and other deductions are taken off, and the balance is what is not certified yet', () => {
  expect(finalAccountOf(FACTS)).toEqual({
    contract_sum: 100_000_000,
    variations: 5_000_000,
    adjusted_sum: 105_000_000,
    not_done: -2_000_000,
    value: 103_000_000,
    damages: -1_500_000,
    deductions: -250_000,
    final_sum: 101_250_000,
    certified: -97_100_000,
    balance: 4_150_000,
    tax: 249_000,
    outstanding: 1_234_567,
    payable: 5_633_567,
  });
});

test('damages that were deducted stay although fewer are due; what was certified beyond the final sum comes back with its tax', () => {
  const given = finalAccountOf({ ...FACTS, damages_due: ZERO, certified: sen(103_000_000), certified_taxable: sen(103_000_000) });
  expect(given).toMatchObject({ damages: -500_000, final_sum: 102_250_000, balance: -750_000, tax: -45_000 });
});

test('of services alone the share that they have is taxed', () => {
  const given = finalAccountOf({ ...FACTS, services: sen(51_500_000), certified_taxable: sen(48_550_000), tax: { ...FACTS.tax, base: 'Services' } });
  // Half of 101,250,000 less 48,550,000, at 6 %.
  expect(given.tax).toBe(124_500);
});

test('each total is the sum of the lines since the total before it', () => {
  const account = finalAccountOf(FACTS);
  let [since, last]: [Sen, Sen] = [ZERO, ZERO];
  for (const line of ACCOUNT_LINES) {
    if ('total' in line) {
      expect(account[line.key], line.key).toBe(add(last, since));
      [last, since] = [account[line.key], ZERO];
    } else since = add(since, account[line.key]);
  }
});
