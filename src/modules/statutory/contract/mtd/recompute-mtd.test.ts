/** The MTD of some thousand working years against the recomputation by hand, to the sen, month by month. */
import { describe, expect, it } from 'vitest';
import { fromRinggit, sen } from '#platform/contract/money.ts';
import { deductMtd } from './deduct-mtd.ts';
import { mtdByHand, NOTHING, rm, type Earlier, type MtdFigures, type TaxedPerson, type Whole, type WorkedMonth } from './mtd-by-hand.factory.ts';
import { RULE_SETS } from '../rule-set.params.ts';
import { RECOMMENDED_READINGS } from '../unsettled.params.ts';

function byEngine(year: number, month: number, person: TaxedPerson, now: WorkedMonth, earlier: Earlier): MtdFigures {
  const units = person.childUnits ?? 0;
  const since2025 = year >= 2025;
  const of = (amount: Whole) => sen(Number(amount));
  const { k2, p, pAdditional, normal, additional, payable } = deductMtd(
    {
      month: `${year}-${String(month).padStart(2, '0')}`,
      category: person.category,
      scheme: person.scheme,
      accumulated: { remuneration: of(earlier.y), epf: of(earlier.k), reliefs: of(earlier.slp), zakat: of(earlier.z), mtd: of(earlier.x) },
      current: {
        remuneration: fromRinggit(now.pay),
        epf: fromRinggit(now.epf),
        reliefs: fromRinggit(now.reliefs ?? 0),
        zakat: fromRinggit(now.zakat ?? 0),
      },
      additional: { remuneration: fromRinggit(now.bonus ?? 0), epf: fromRinggit(now.bonusEpf ?? 0) },
      relief: {
        selfDisabled: fromRinggit(person.selfDisabled ? (since2025 ? 7000 : 6000) : 0),
        spouseDisabled: fromRinggit(person.spouseDisabled ? (since2025 ? 6000 : 5000) : 0),
        children: fromRinggit(2000 * units),
      },
    },
    RULE_SETS.law,
    RECOMMENDED_READINGS,
  );
  return { k2: BigInt(k2), p: BigInt(p), pAdditional: BigInt(pAdditional), normal: BigInt(normal), additional: BigInt(additional), payable: BigInt(payable) };
}

/** A year at work: what each month brings, and what a previous employer reported (TP3). */
interface Life {
  readonly title: string;
  readonly first: number;
  readonly before?: Earlier;
  readonly person: Partial<TaxedPerson>;
  readonly month: (month: number, pay: number) => WorkedMonth;
}
const epfOf = (pay: number) => Math.ceil((pay * 11) / 100);
const plain = (pay: number): WorkedMonth => ({ pay, epf: epfOf(pay) });
const cents = (amount: number) => Math.round(amount * 100) / 100;

const LIVES: readonly Life[] = [
  { title: 'the whole year, nothing else', first: 1, person: {}, month: (_month, pay) => plain(pay) },
  {
    title: 'bonus in March and December, the March one with its EPF',
    first: 1,
    person: { childUnits: 3 },
    month: (month, pay) => ({
      ...plain(pay),
      ...(month === 3 && { bonus: cents(pay * 1.5), bonusEpf: epfOf(pay * 1.5) }),
      ...(month === 12 && { bonus: 777.77 }),
    }),
  },
  {
    title: 'zakat every month, more than the MTD in June, and a commission beside it',
    first: 1,
    person: { childUnits: 0.5 },
    month: (month, pay) => ({ ...plain(pay), zakat: month === 6 ? cents(pay / 2) : 35.5, ...(month === 6 && { bonus: 2500 }) }),
  },
  {
    title: 'joins in May with the figures of a previous employer',
    first: 5,
    before: { y: rm(23_456.78), k: rm(2580), slp: rm(1200), z: rm(150), x: rm(612.35) },
    person: { childUnits: 8 },
    month: (month, pay) => ({ ...plain(pay), ...(month === 9 && { bonus: cents(pay / 3), bonusEpf: epfOf(pay / 3), reliefs: 350 }) }),
  },
  {
    title: 'both disabled, reliefs on TP1, a rise in July, an unpaid month',
    first: 1,
    person: { childUnits: 1.5, selfDisabled: true, spouseDisabled: true },
    month: (month, pay) => {
      const paid = month === 8 ? 0 : month >= 7 ? cents(pay * 1.2) : pay;
      return { ...plain(paid), reliefs: month % 4 === 0 ? 812.5 : 29.75 };
    },
  },
  {
    title: 'above 60 without EPF, fees alone every quarter',
    first: 2,
    person: {},
    month: (month, pay) => (month % 3 === 0 ? { pay: 0, epf: 0, bonus: cents(pay * 3) } : { pay: 0, epf: 0 }),
  },
  { title: 'starts in December', first: 12, person: { childUnits: 4 }, month: (_month, pay) => ({ ...plain(pay), bonus: cents(pay * 2), zakat: 20 }) },
];

const PEOPLE: readonly TaxedPerson[] = [
  { scheme: 'resident', category: 1 },
  { scheme: 'resident', category: 2 },
  { scheme: 'resident', category: 3 },
  { scheme: 'returning_expert', category: 2 },
  { scheme: 'knowledge_worker', category: 1 },
  { scheme: 'c_suite', category: 3 },
  { scheme: 'non_resident', category: 1 },
];
/** Around the limits of the table, and far above the last. */
const PAYS = [1700, 2916.67, 3333.33, 4000, 4333.35, 5500, 7987.65, 12_345.67, 35_000, 55_555.55, 180_000];
const YEARS = [2020, 2022, 2024, 2026];

/** The year month by month; what was deducted by hand is the X of the next month. */
function live({ first, before = NOTHING, month: of }: Life, person: TaxedPerson, pay: number, year: number): string[] {
  const wrong: string[] = [];
  let earlier = before;
  for (let month = first; month <= 12; month += 1) {
    const now = of(month, pay);
    const expected = mtdByHand(year, month, person, now, earlier);
    const got = byEngine(year, month, person, now, earlier);
    for (const figure of Object.keys(expected) as (keyof MtdFigures)[])
      if (got[figure] !== expected[figure]) wrong.push(`${year}-${month} ${figure}: ${got[figure]} instead of ${expected[figure]}`);
    earlier = {
      y: earlier.y + rm(now.pay) + rm(now.bonus ?? 0),
      k: earlier.k + rm(now.epf) + rm(now.bonusEpf ?? 0),
      slp: earlier.slp + rm(now.reliefs ?? 0),
      z: earlier.z + rm(now.zakat ?? 0),
      x: earlier.x + expected.payable,
    };
  }
  return wrong;
}

describe.each(LIVES)('$title', (life) => {
  it.each(PEOPLE)('$scheme, category $category', (who) => {
    const wrong = YEARS.flatMap((year) => PAYS.flatMap((pay) => live(life, { ...life.person, ...who }, pay, year).map((line) => `RM${pay} ${line}`)));
    expect(wrong).toEqual([]);
  });
});

/** Pays whose MTD passes RM10, and whose P passes 35,000, a few sen at a time. */
it.each([
  ['RM10', 3440],
  ['the end of the rebate', 3660],
])('around %s', (_what, from) => {
  const steps = Array.from({ length: 220 }, (_step, at) => cents(from + at * 0.07));
  const around: Life = { title: '', first: 11, person: {}, month: (_month, pay) => ({ pay, epf: 0 }) };
  const wrong = steps.flatMap((pay) => live({ ...around, before: { ...NOTHING, y: rm(pay * 10) } }, { scheme: 'resident', category: 1 }, pay, 2026));
  const january = steps.flatMap((pay) => live({ ...around, first: 1 }, { scheme: 'resident', category: 1 }, pay, 2026));
  expect([...wrong, ...january]).toEqual([]);
});

it('the recomputation itself gives what LHDN prints in Exhibit 5', () => {
  // Married, spouse working, three children, RM5,500 a month with EPF of 605; 300 on TP1 in March and April; a bonus of 8,250 in April.
  const person: TaxedPerson = { scheme: 'resident', category: 3, childUnits: 3 };
  const [january, february, march] = [1, 2, 3].map((month) =>
    mtdByHand(
      2026,
      month,
      person,
      { pay: 5500, epf: 605, ...(month === 3 && { reliefs: 300 }) },
      { ...NOTHING, y: rm(5500 * (month - 1)), k: rm(605 * (month - 1)), x: rm(110 * (month - 1)) },
    ),
  );
  expect([january?.k2, january?.p, january?.payable]).toEqual([rm(308.63), rm(47_000.07), rm(110)]);
  expect([february?.k2, february?.p, february?.payable]).toEqual([rm(279), rm(47_000), rm(110)]);
  expect([march?.k2, march?.p, march?.payable]).toEqual([rm(242.77), rm(46_700.07), rm(108.2)]);
  const april = mtdByHand(
    2026,
    4,
    person,
    { pay: 5500, epf: 605, bonus: 8250, bonusEpf: 908, reliefs: 300 },
    { y: rm(16_500), k: rm(1815), slp: rm(300), z: 0n, x: rm(328.2) },
  );
  expect(april).toMatchObject({ p: rm(46_400), pAdditional: rm(54_650), normal: rm(106.2), additional: rm(727.5), payable: rm(833.7) });
});
