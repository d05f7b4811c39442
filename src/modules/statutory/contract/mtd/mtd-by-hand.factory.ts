/**
 * The MTD worked out a second time, for tests. It shares nothing with the engine: it adds up the bands of Schedule 1 of
 * the Income Tax Act 1967 and takes the rebates of s.6A off, where the engine reads LHDN's Table 1 with both inside B.
 * The rest follows the "Specification for MTD calculations using computerised calculation method" of 2026: D.1 (normal
 * remuneration), D.2 (additional remuneration, steps 1 to 5), D.3 to D.5 (flat rates), D(a) (non-residents), part E
 * (truncation, 5 sen, RM10, zakat). Where the paper leaves a point open it takes the recommended reading: the whole
 * ringgit of P, nothing for a normal MTD below RM10 in step 1[E], and one rounding of the sum.
 */
import type { TaxCategory } from './charge-yearly-tax.ts';
import type { MtdScheme } from './mtd-schemes.params.ts';

/** Sen, or thousandths of a sen where tax is meant: whole numbers of any size. */
export type Whole = bigint;
export const rm = (ringgit: number): Whole => BigInt(Math.round(ringgit * 100));
const least = (...amounts: Whole[]) => amounts.reduce((a, b) => (a < b ? a : b));
const atLeastNil = (amount: Whole) => (amount > 0n ? amount : 0n);

/** Width of each band in ringgit and its rate in thousandths; the last one has no end. */
type Schedule = readonly (readonly [width: number, perMille: bigint])[];
const ACT_2023: Schedule = [
  [5000, 0n],
  [15_000, 10n],
  [15_000, 30n],
  [15_000, 60n],
  [20_000, 110n],
  [30_000, 190n],
  [300_000, 250n],
  [200_000, 260n],
  [1_400_000, 280n],
  [Number.MAX_SAFE_INTEGER, 300n],
];
const before2023 = (fifth: bigint): Schedule => [
  [5000, 0n],
  [15_000, 10n],
  [15_000, 30n],
  [15_000, 80n],
  [20_000, fifth],
  [30_000, 210n],
  [150_000, 240n],
  [150_000, 245n],
  [200_000, 250n],
  [400_000, 260n],
  [1_000_000, 280n],
  [Number.MAX_SAFE_INTEGER, 300n],
];
const scheduleOf = (year: number): Schedule => (year >= 2023 ? ACT_2023 : before2023(year === 2020 ? 140n : 130n));

/** s.6A: 400, and 400 more for a spouse without income, to a chargeable income of 35,000. */
const rebate = (p: Whole, category: TaxCategory): Whole => (p / 100n <= 35_000n ? rm(category === 2 ? 800 : 400) : 0n);

/** Tax of the year in thousandths of a sen. */
function taxOfYear(year: number, scheme: MtdScheme, category: TaxCategory, p: Whole): Whole {
  if (scheme === 'c_suite') return p * 150n;
  if (scheme !== 'resident') return atLeastNil(p * 150n - rebate(p, category) * 1000n);
  // Sen above a printed limit stay in the row of their whole ringgit.
  const beyond = p % 100n;
  let [left, tax, rate] = [p - beyond, 0n, 0n];
  for (const [width, perMille] of scheduleOf(year)) {
    if (left > 0n) rate = perMille;
    const part = least(left, BigInt(width) * 100n);
    tax += part * perMille;
    left -= part;
  }
  tax += beyond * rate;
  return atLeastNil(tax - rebate(p, category) * 1000n);
}

/** What a month brings, in ringgit. */
export interface WorkedMonth {
  readonly pay: number;
  readonly epf: number;
  readonly bonus?: number;
  readonly bonusEpf?: number;
  readonly zakat?: number;
  readonly reliefs?: number;
}
export interface TaxedPerson {
  readonly scheme: MtdScheme;
  readonly category: TaxCategory;
  readonly childUnits?: number;
  readonly selfDisabled?: boolean;
  readonly spouseDisabled?: boolean;
}
/** Y, K, SLP, Z and X of the year before the month. */
export interface Earlier {
  readonly y: Whole;
  readonly k: Whole;
  readonly slp: Whole;
  readonly z: Whole;
  readonly x: Whole;
}
export const NOTHING: Earlier = { y: 0n, k: 0n, slp: 0n, z: 0n, x: 0n };

/** In sen. */
export interface MtdFigures {
  readonly k2: Whole;
  readonly p: Whole;
  readonly pAdditional: Whole;
  readonly normal: Whole;
  readonly additional: Whole;
  readonly payable: Whole;
}

const unlessSmall = (amount: Whole) => (amount < rm(10) ? 0n : amount);
const upToFiveSen = (amount: Whole) => ((amount + 4n) / 5n) * 5n;
/** Drops what is below a sen; a negative tax is none. */
const dropped = (thousandths: Whole, parts: Whole) => atLeastNil(thousandths) / (1000n * parts);

/** The MTD of a month by the paper. */
export function mtdByHand(year: number, month: number, person: TaxedPerson, now: WorkedMonth, earlier: Earlier): MtdFigures {
  const { scheme, category } = person;
  const [y1, yt, zakat] = [rm(now.pay), rm(now.bonus ?? 0), rm(now.zakat ?? 0)];
  if (scheme === 'non_resident') {
    const [normal, additional] = [unlessSmall((y1 * 30n) / 100n), unlessSmall((yt * 30n) / 100n)];
    return { k2: 0n, p: y1, pAdditional: y1 + yt, normal, additional, payable: upToFiveSen(normal + additional) };
  }
  const n = BigInt(12 - month);
  const limit = rm(4000);
  const k = least(earlier.k, limit);
  const k1 = least(rm(now.epf), limit - k);
  const kt = least(rm(now.bonusEpf ?? 0), limit - k - k1);
  const later = (withBonus: Whole) => (n === 0n ? 0n : least((limit - k - k1 - withBonus) / n, k1));
  const since2025 = year >= 2025;
  const reliefs =
    rm(9000) +
    (category === 2 ? rm(4000) : 0n) +
    (person.selfDisabled ? rm(since2025 ? 7000 : 6000) : 0n) +
    (person.spouseDisabled ? rm(since2025 ? 6000 : 5000) : 0n) +
    (category === 1 ? 0n : rm(2000 * (person.childUnits ?? 0))) +
    earlier.slp +
    rm(now.reliefs ?? 0);
  const income = (k2: Whole, extra: Whole) => atLeastNil(earlier.y - k + (y1 - k1) + (y1 - k2) * n + extra - reliefs);
  const p = income(later(0n), 0n);
  const pAdditional = income(later(kt), yt - kt);
  const taxed = taxOfYear(year, scheme, category, p) - (earlier.z + earlier.x) * 1000n;
  const normal = unlessSmall(dropped(taxed, n + 1n));
  const yearOnNormal = earlier.x + normal * (n + 1n);
  const raw = yt === 0n ? 0n : dropped(taxOfYear(year, scheme, category, pAdditional) - (yearOnNormal + earlier.z) * 1000n, 1n);
  const additional = unlessSmall(raw);
  return {
    k2: later(0n),
    p,
    pAdditional: yt === 0n ? p : pAdditional,
    normal,
    additional,
    payable: upToFiveSen(atLeastNil(normal - zakat + additional)),
  };
}
