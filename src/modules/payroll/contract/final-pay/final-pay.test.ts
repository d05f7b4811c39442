/** The last pay, to the sen: the worked examples of the law and their neighbours. */
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { dueDays } from './due-days.ts';
import { evaluateClearance, type ClearanceCase } from './evaluate-clearance.ts';
import { noticeDays, payOfNotice } from './pay-notice.ts';
import { proposeFinal, type FinalAnswers, type FinalFacts } from './propose-final.ts';

const day = (text: string) => text as CalendarDate;
const ANSWERS: FinalAnswers = {
  ending: 'resigned',
  notice: 'served',
  notice_days: null,
  notice_field: 'B1a',
  manual_work: false,
  wages: null,
  gratuity: null,
  compensation: null,
};
const facts = (monthly: number, joined: string, last: string, more: Partial<FinalFacts> = {}): FinalFacts => ({
  joined: day(joined),
  last: day(last),
  age: null,
  monthly: fromRinggit(monthly),
  leaveDays: 0,
  knownWages: { amount: monthly * 12, months: 12 },
  ...more,
});

describe('the lines of a final pay', () => {
  const cases: [string, Partial<FinalAnswers>, FinalFacts, Record<string, number>][] = [
    ['six days of leave at 3,000', {}, facts(3000, '2023-01-01', '2026-06-30', { leaveDays: 6 }), { leave: 692.31 }],
    ['half a day of leave', {}, facts(3000, '2023-01-01', '2026-06-30', { leaveDays: 0.5 }), { leave: 57.69 }],
    ['fixed allowances are in the ordinary rate', {}, facts(2900, '2023-01-01', '2026-06-30', { leaveDays: 2 }), { leave: 223.08 }],
    ['retrenched at 3,000 after 42 months', { ending: 'terminated' }, facts(3000, '2023-01-01', '2026-06-30'), { benefit: 5178.08 }],
    ['above 4,000: not covered', { ending: 'terminated' }, facts(4200, '2018-01-01', '2026-06-30'), {}],
    ['manual work at 4,200, 8 years 7 months', { ending: 'terminated', manual_work: true }, facts(4200, '2017-12-01', '2026-06-30'), { benefit: 23_704.11 }],
    ['at exactly 4,000: covered', { ending: 'terminated' }, facts(4000, '2024-07-01', '2026-06-30'), { benefit: 3945.21 }],
    ['under twelve months: none', { ending: 'terminated' }, facts(3000, '2025-07-02', '2026-06-30'), {}],
    ['wages by hand', { ending: 'terminated', wages: 40_000 }, facts(3000, '2023-01-01', '2026-06-30'), { benefit: 5753.42 }],
    ['a resignation has no benefit', {}, facts(3000, '2018-01-01', '2026-06-30'), {}],
    ['misconduct has no benefit', { ending: 'misconduct' }, facts(3000, '2018-01-01', '2026-06-30'), {}],
    ['four weeks from 1 February at 6,000', { notice: 'paid' }, facts(6000, '2025-06-01', '2026-01-31'), { notice_pay: 6000 }],
    ['notice owed', { ending: 'absconded', notice: 'owed' }, facts(6000, '2025-06-01', '2026-01-31'), { notice_owed: 6000 }],
    ['some days of it', { notice: 'owed', notice_days: 10 }, facts(3100, '2025-06-01', '2026-06-30'), { notice_owed: 1000 }],
    [
      'gratuity and compensation as agreed',
      { gratuity: 90_000, compensation: 60_000 },
      facts(9000, '2004-01-01', '2026-06-30'),
      { gratuity: 90_000, compensation: 60_000 },
    ],
    [
      'on top of the notice',
      { ending: 'terminated', notice: 'paid' },
      facts(3000, '2023-01-01', '2026-06-30', { leaveDays: 6 }),
      // 31 days of July and 11 of August.
      { leave: 692.31, notice_pay: 4064.52, benefit: 5178.08 },
    ],
  ];
  it.each(cases)('%s', (_name, answers, of, expected) => {
    expect(Object.fromEntries(proposeFinal({ ...ANSWERS, ...answers }, of).map(({ key, amount }) => [key, toRinggit(amount)]))).toEqual(expected);
  });

  it.each([
    ['retired', 60, '2014-07-01', 'retirement', 'service'],
    ['retired', 55, '2016-07-01', 'retirement', 'service'],
    // Neither the age nor the years alone free the whole.
    ['retired', 54, '2014-07-01', 'service', 'service'],
    ['retired', 50, '2014-07-01', 'service', 'service'],
    ['retired', 60, '2016-07-02', 'service', 'service'],
    ['retired', null, '2010-01-01', 'service', 'service'],
    ['ill_health', 40, '2024-01-01', 'ill_health', 'ill_health'],
    ['deceased', 40, '2024-01-01', 'death', 'death'],
    ['contract_end', 60, '2010-01-01', 'service', 'service'],
  ] as const)('%s at %s, joined %s: exempt by its ground', (ending, age, joined, gratuity, compensation) => {
    const lines = proposeFinal({ ...ANSWERS, ending, gratuity: 1, compensation: 1 }, facts(3000, joined, '2026-06-30', { age }));
    expect(lines.map(({ ground }) => ground)).toEqual([gratuity, compensation]);
  });
});

describe('notice', () => {
  it.each([
    ['2025-01-01', '2026-12-30', 28],
    ['2025-01-01', '2026-12-31', 42],
    ['2022-01-01', '2026-12-30', 42],
    ['2022-01-01', '2026-12-31', 56],
  ])('from %s to %s: %i days', (joined, last, days) => {
    expect(noticeDays(day(joined), day(last))).toBe(days);
  });

  it.each([
    [6000, '2026-01-31', 28, 6000],
    [4200, '2026-06-30', 42, 5690.32],
    [3100, '2026-06-30', 1, 100],
    [3100, '2026-06-30', 0, 0],
    [3000, '2026-12-31', 56, 5678.57],
  ])('RM %d, after %s, %i days', (wages, last, days, expected) => {
    expect(toRinggit(payOfNotice(fromRinggit(wages), day(last), days))).toBe(expected);
  });
});

describe('clearance', () => {
  const clerk: ClearanceCase = {
    citizenship: 'citizen',
    terminationMoney: false,
    underMtd: true,
    leavingMalaysia: false,
    notChargeable: false,
    goesOn: false,
  };
  it.each<[string, Partial<ClearanceCase>, boolean, string | null, string]>([
    ['a Malaysian clerk who resigns', {}, false, null, 'citizen'],
    ['the same clerk with an ex-gratia payment', { terminationMoney: true }, true, 'CP22A', 'money'],
    ['a foreign engineer who goes home', { citizenship: 'foreign', leavingMalaysia: true }, true, 'CP21', 'foreign'],
    ['a foreigner who stays', { citizenship: 'foreign' }, true, 'CP22A', 'foreign'],
    ['a permanent resident is no citizen', { citizenship: 'permanent_resident' }, true, 'CP22A', 'foreign'],
    ['a citizen outside monthly deduction', { underMtd: false }, true, 'CP22A', 'noMtd'],
    ['a citizen who moves abroad', { leavingMalaysia: true }, false, null, 'citizen'],
    ['a citizen with compensation who moves abroad', { leavingMalaysia: true, terminationMoney: true }, true, 'CP21', 'money'],
    ['not chargeable', { citizenship: 'foreign', notChargeable: true }, false, null, 'notChargeable'],
    ['retired and kept on', { terminationMoney: true, goesOn: true }, false, null, 'goesOn'],
  ])('%s', (_name, change, needed, form, reason) => {
    expect(evaluateClearance({ ...clerk, ...change })).toEqual({ needed, form, reason });
  });
});

describe('due days', () => {
  it.each([
    ['served', false, ['2026-06-30']],
    ['paid', true, ['2026-06-30', '2026-07-07']],
    ['owed', false, ['2026-07-03']],
  ] as const)('notice %s', (notice, benefit, expected) => {
    expect(dueDays(day('2026-06-30'), notice, benefit).map((due) => due.day)).toEqual(expected);
  });
});
